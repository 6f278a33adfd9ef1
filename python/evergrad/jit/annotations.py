"""Types in annotations of scripted functions."""

from typing import Any, Callable, Dict, List, Optional, Tuple, Union  # noqa: F401, UP035

from .. import _C
from ._async import Future  # noqa: F401
from ._script import _refuse

Tensor, Module = _C.Tensor, object


class BroadcastingListCls:
    """BroadcastingList2[int]: a number, or a list of two."""

    def __getitem__(self, types):
        return None


BroadcastingList1 = BroadcastingList2 = BroadcastingList3 = BroadcastingListCls()
ann_to_type, try_ann_to_type = _refuse("annotations.ann_to_type"), _refuse("annotations.try_ann_to_type")
get_signature, get_num_params = _refuse("annotations.get_signature"), _refuse("annotations.get_num_params")

"""Weights from addresses, by the older name of torch.hub.load_state_dict_from_url."""

from ..hub import download_url_to_file as _download_url_to_file  # noqa: F401
from ..hub import load_state_dict_from_url as load_url  # noqa: F401


def __getattr__(name):
    if name == "tqdm":
        from .. import hub

        return hub.tqdm
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")

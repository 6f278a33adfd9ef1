"""Anomaly mode: a failing backward names the call of the forward pass."""

import sys
import traceback
import warnings

from .. import _C


def _trace(failure=None):
    """The stack of a forward call; called with the traces that belong to a failing backward it shows them instead."""
    if failure is None:
        return "".join(traceback.format_stack()[:-1])
    for text in failure.split("\n\nPrevious calculation"):
        text = text if text.startswith("Error detected") else "Previous calculation" + text
        try:
            warnings.warn(text, stacklevel=3)
        except UserWarning as raised:  # the failure of the backward goes first
            print(f"{type(raised).__name__}: {raised}", file=sys.stderr)
    return True


class detect_anomaly:
    """Inside, a backward that fails, or gives NaN, shows the trace of the forward call."""

    def __init__(self, check_nan=True):
        self._mode = 2 if check_nan else 1
        warnings.warn(
            "Anomaly Detection has been enabled. This mode will increase the runtime and should only be enabled for "
            "debugging.",
            stacklevel=2,
        )

    def __enter__(self):
        _C._set_anomaly_trace(_trace)
        self._before = _C._set_anomaly_mode(self._mode)

    def __exit__(self, *exc):
        _C._set_anomaly_mode(self._before)


class set_detect_anomaly:
    """Switches anomaly mode; as a context manager it is put back."""

    def __init__(self, mode, check_nan=True):
        _C._set_anomaly_trace(_trace)
        self._before = _C._set_anomaly_mode((2 if check_nan else 1) if mode else 0)

    def __enter__(self):
        pass

    def __exit__(self, *exc):
        _C._set_anomaly_mode(self._before)

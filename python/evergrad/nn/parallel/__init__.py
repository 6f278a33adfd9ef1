"""Networks over several devices. There is one: what can be said of it works, the rest is absent."""

from ..._lazy import load as _load
from ..._absent import functions
from .data_parallel import DataParallel, data_parallel
from .distributed import DistributedDataParallel
from .parallel_apply import parallel_apply

__all__ = [
    "DataParallel",
    "DistributedDataParallel",
    "data_parallel",
    "gather",
    "parallel_apply",
    "replicate",
    "scatter",
]

_names = functions("nn.parallel.")
gather, replicate, scatter = _names["gather"], _names["replicate"], _names["scatter"]


def __getattr__(name):
    if name in ("comm", "scatter_gather"):
        return _load("." + name, __name__)
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")

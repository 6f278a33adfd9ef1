"""Optimizers. SGD, Adam and AdamW step in the library, for all parameters at once; the others in operators."""

from .._lazy import load as _load
from .optimizer import Optimizer
from .adadelta import Adadelta
from .adafactor import Adafactor
from .adagrad import Adagrad
from .adam import Adam, AdamW
from .adamax import Adamax
from .asgd import ASGD
from .lbfgs import LBFGS
from .nadam import NAdam
from .radam import RAdam
from .rmsprop import RMSprop
from .rprop import Rprop
from .sgd import SGD
from .sparse_adam import SparseAdam

__all__ = [
    "ASGD",
    "Adadelta",
    "Adafactor",
    "Adagrad",
    "Adam",
    "AdamW",
    "Adamax",
    "LBFGS",
    "NAdam",
    "Optimizer",
    "RAdam",
    "RMSprop",
    "Rprop",
    "SGD",
    "SparseAdam",
]


def __getattr__(name):
    if name in ("adamw", "lr_scheduler", "swa_utils"):
        return _load("." + name, __name__)
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")

"""LRScheduler: what every schedule of the learning rate is made from."""

import types
import warnings

from .. import _C
from .optimizer import Optimizer


def set_rate(group, lr):
    """A rate that is a tensor stays the same one."""
    if isinstance(group["lr"], _C.Tensor):
        with _C.no_grad():
            group["lr"].fill_(float(lr))
    else:
        group["lr"] = lr


def copy_of(lr):
    return lr.clone() if isinstance(lr, _C.Tensor) else lr


EPOCH_DEPRECATION_WARNING = (
    "The epoch parameter in `scheduler.step()` was not necessary and is being deprecated where possible. Please use "
    "`scheduler.step()` to step the scheduler. During the deprecation, if epoch is different from None, the closed form "
    "is used instead of the new chainable form, where available. Please open an issue if you are unable to replicate your "
    "use case: https://github.com/pytorch/pytorch/issues/new/choose."
)


def warn_of_epoch():
    """Says that step(epoch) is an old form."""
    warnings.warn(EPOCH_DEPRECATION_WARNING, UserWarning, stacklevel=3)


def warn_outside(scheduler):
    """For get_lr(): says that it is not what tells the rate, unless step() asks."""
    if not scheduler._get_lr_called_within_step:
        warnings.warn(
            "To get the last learning rate computed by the scheduler, please use `get_last_lr()`.", UserWarning, stacklevel=3
        )


def _function(method):
    return getattr(method, "__func__", method)


class _enable_get_lr_call:
    """While a schedule steps, it may ask itself for the next rate."""

    def __init__(self, o):
        self.o = o

    def __enter__(self):
        self.o._get_lr_called_within_step = True
        return self

    def __exit__(self, type, value, traceback):
        self.o._get_lr_called_within_step = False


def plain_state(function):
    """What state there is of a function: none, but the attributes of an object that can be called."""
    return None if isinstance(function, types.FunctionType) else dict(getattr(function, "__dict__", {}))


class LRScheduler:
    """Base: get_lr() from last_epoch, applied to the groups by step()."""

    _get_lr_called_within_step = False

    def __init__(self, optimizer, last_epoch=-1, verbose=None):
        self._check(optimizer)
        self.optimizer = optimizer
        if last_epoch == -1:
            for g in optimizer.param_groups:
                g.setdefault("initial_lr", copy_of(g["lr"]))
        else:
            for i, g in enumerate(optimizer.param_groups):
                if "initial_lr" not in g:
                    raise KeyError(
                        f"param 'initial_lr' is not specified in param_groups[{i}] when resuming an optimizer"
                    )
        self.base_lrs = [copy_of(g["initial_lr"]) for g in optimizer.param_groups]
        optimizer._scheduled_step = _function(optimizer.step)
        self.last_epoch = last_epoch
        self._initial_step()

    def _initial_step(self):
        self._step_count = 0
        self._get_lr_called_within_step = False
        self.step()

    @staticmethod
    def _check(optimizer):
        if not isinstance(optimizer, Optimizer):
            raise TypeError(f"{type(optimizer).__name__} is not an Optimizer")

    def state_dict(self):
        return {k: v for k, v in self.__dict__.items() if k != "optimizer"}

    def load_state_dict(self, state_dict):
        self.__dict__.update(state_dict)

    def get_last_lr(self):
        return self._last_lr

    def get_lr(self):
        raise NotImplementedError

    def step(self, epoch=None):
        step = _function(self.optimizer.step)
        if self._step_count == 1 and getattr(self.optimizer, "_scheduled_step", step) is not step:
            warnings.warn(
                "Seems like `optimizer.step()` has been overridden after learning rate scheduler initialization. Please, "
                "make sure to call `optimizer.step()` before `lr_scheduler.step()`. See more details at "
                "https://pytorch.org/docs/stable/optim.html#how-to-adjust-learning-rate",
                UserWarning,
                stacklevel=2,
            )
        elif self._step_count == 1 and not getattr(self.optimizer, "_opt_called", False):
            warnings.warn(
                "Detected call of `lr_scheduler.step()` before `optimizer.step()`. In PyTorch 1.1.0 and later, you "
                "should call them in the opposite order: `optimizer.step()` before `lr_scheduler.step()`.  Failure to "
                "do this will result in PyTorch skipping the first value of the learning rate schedule. See more "
                "details at https://pytorch.org/docs/stable/optim.html#how-to-adjust-learning-rate",
                UserWarning,
                stacklevel=2,
            )
        self._step_count += 1
        with _enable_get_lr_call(self):
            if epoch is None:
                self.last_epoch += 1
                values = self.get_lr()
            else:
                warn_of_epoch()
                self.last_epoch = epoch
                values = self._get_closed_form_lr() if hasattr(self, "_get_closed_form_lr") else self.get_lr()
        for g, lr in zip(self.optimizer.param_groups, values):
            set_rate(g, lr)
        self._last_lr = self._lrs

    @property
    def _lrs(self):
        return [copy_of(g["lr"]) for g in self.optimizer.param_groups]

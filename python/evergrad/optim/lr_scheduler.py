"""Schedules of the learning rate, stepped once an epoch."""

import math
import warnings
from bisect import bisect_right
from collections import Counter

from .. import _C
from ._cycles import CyclicLR, OneCycleLR  # noqa: F401
from ._schedule import EPOCH_DEPRECATION_WARNING, LRScheduler, _enable_get_lr_call  # noqa: F401
from ._schedule import plain_state, set_rate, warn_of_epoch, warn_outside

__all__ = [
    "LambdaLR",
    "MultiplicativeLR",
    "StepLR",
    "MultiStepLR",
    "ConstantLR",
    "LinearLR",
    "ExponentialLR",
    "SequentialLR",
    "CosineAnnealingLR",
    "ChainedScheduler",
    "ReduceLROnPlateau",
    "CyclicLR",
    "CosineAnnealingWarmRestarts",
    "OneCycleLR",
    "PolynomialLR",
    "LRScheduler",
]

for _class in (CyclicLR, OneCycleLR, LRScheduler, _enable_get_lr_call):
    _class.__module__ = __name__  # the home that pickles name
del _class


def _of_functions(self, optimizer, lr_lambda, last_epoch=-1):
    """__init__ of a schedule by functions of the epoch, one for each group."""
    n = len(optimizer.param_groups)
    self.lr_lambdas = list(lr_lambda) if isinstance(lr_lambda, (list, tuple)) else [lr_lambda] * n
    if len(self.lr_lambdas) != n:
        raise ValueError(f"Expected {n} lr_lambdas, but got {len(self.lr_lambdas)}")
    LRScheduler.__init__(self, optimizer, last_epoch)


def _functions_state(self):
    """The state. Of its functions, that of objects which can be called; plain functions are not saved."""
    return LRScheduler.state_dict(self) | {"lr_lambdas": [plain_state(f) for f in self.lr_lambdas]}


def _load_functions(self, state_dict):
    """Takes such a state over."""
    state = dict(state_dict)
    for f, fields in zip(self.lr_lambdas, state.pop("lr_lambdas")):
        if fields is not None:
            f.__dict__.update(fields)
    LRScheduler.load_state_dict(self, state)


class LambdaLR(LRScheduler):
    """The initial rate times a function of the epoch."""

    __init__, state_dict, load_state_dict = _of_functions, _functions_state, _load_functions

    def get_lr(self):
        warn_outside(self)
        return [b * f(self.last_epoch) for f, b in zip(self.lr_lambdas, self.base_lrs)]


class MultiplicativeLR(LRScheduler):
    """The rate before times a function of the epoch."""

    __init__, state_dict, load_state_dict = _of_functions, _functions_state, _load_functions

    def get_lr(self):
        warn_outside(self)
        if self.last_epoch <= 0:
            return self._lrs
        return [lr * f(self.last_epoch) for f, lr in zip(self.lr_lambdas, self._lrs)]


class StepLR(LRScheduler):
    """Times gamma every step_size epochs."""

    def __init__(self, optimizer, step_size, gamma=0.1, last_epoch=-1):
        self.step_size, self.gamma = step_size, gamma
        super().__init__(optimizer, last_epoch)

    def get_lr(self):
        warn_outside(self)
        if self.last_epoch == 0 or self.last_epoch % self.step_size != 0:
            return self._lrs
        return [lr * self.gamma for lr in self._lrs]

    def _get_closed_form_lr(self):
        return [b * self.gamma ** (self.last_epoch // self.step_size) for b in self.base_lrs]


class MultiStepLR(LRScheduler):
    """Times gamma at milestones."""

    def __init__(self, optimizer, milestones, gamma=0.1, last_epoch=-1):
        self.milestones, self.gamma = Counter(milestones), gamma
        super().__init__(optimizer, last_epoch)

    def get_lr(self):
        warn_outside(self)
        if self.last_epoch not in self.milestones:
            return self._lrs
        return [lr * self.gamma ** self.milestones[self.last_epoch] for lr in self._lrs]

    def _get_closed_form_lr(self):
        return [
            b * self.gamma ** bisect_right(sorted(self.milestones.elements()), self.last_epoch) for b in self.base_lrs
        ]


class ConstantLR(LRScheduler):
    """A factor for the first epochs."""

    def __init__(self, optimizer, factor=1.0 / 3, total_iters=5, last_epoch=-1):
        if not 0 <= factor <= 1.0:
            raise ValueError("Constant multiplicative factor expected to be between 0 and 1.")
        self.factor, self.total_iters = factor, total_iters
        super().__init__(optimizer, last_epoch)

    def get_lr(self):
        warn_outside(self)
        if self.last_epoch == 0:
            return [lr * self.factor for lr in self._lrs]
        if self.last_epoch != self.total_iters:
            return self._lrs
        return [lr * (1.0 / self.factor) for lr in self._lrs]

    def _get_closed_form_lr(self):
        return [b * (self.factor if self.last_epoch < self.total_iters else 1.0) for b in self.base_lrs]


class LinearLR(LRScheduler):
    """A factor that goes linearly from start to end."""

    def __init__(self, optimizer, start_factor=1.0 / 3, end_factor=1.0, total_iters=5, last_epoch=-1):
        if not 0 < start_factor <= 1.0:
            raise ValueError("Starting multiplicative factor expected to be greater than 0 and less or equal to 1.")
        if not 0 <= end_factor <= 1.0:
            raise ValueError("Ending multiplicative factor expected to be between 0 and 1.")
        self.start_factor, self.end_factor, self.total_iters = start_factor, end_factor, total_iters
        super().__init__(optimizer, last_epoch)

    def get_lr(self):
        warn_outside(self)
        if self.last_epoch == 0:
            return [lr * self.start_factor for lr in self._lrs]
        if self.last_epoch > self.total_iters:
            return self._lrs
        step = self.end_factor - self.start_factor
        return [
            lr * (1.0 + step / (self.total_iters * self.start_factor + (self.last_epoch - 1) * step))
            for lr in self._lrs
        ]

    def _get_closed_form_lr(self):
        part = min(self.total_iters, self.last_epoch) / self.total_iters
        return [b * (self.start_factor + (self.end_factor - self.start_factor) * part) for b in self.base_lrs]


class ExponentialLR(LRScheduler):
    """Times gamma every epoch."""

    def __init__(self, optimizer, gamma, last_epoch=-1):
        self.gamma = gamma
        super().__init__(optimizer, last_epoch)

    def get_lr(self):
        warn_outside(self)
        return self._lrs if self.last_epoch == 0 else [lr * self.gamma for lr in self._lrs]

    def _get_closed_form_lr(self):
        return [b * self.gamma**self.last_epoch for b in self.base_lrs]


class PolynomialLR(LRScheduler):
    """Decays to nothing as a power."""

    def __init__(self, optimizer, total_iters=5, power=1.0, last_epoch=-1):
        self.total_iters, self.power = total_iters, power
        super().__init__(optimizer, last_epoch)

    def get_lr(self):
        warn_outside(self)
        if self.last_epoch == 0 or self.last_epoch > self.total_iters:
            return self._lrs
        f = (
            (1.0 - self.last_epoch / self.total_iters) / (1.0 - (self.last_epoch - 1) / self.total_iters)
        ) ** self.power
        return [lr * f for lr in self._lrs]

    def _get_closed_form_lr(self):
        part = min(self.total_iters, self.last_epoch) / self.total_iters
        return [b * (1.0 - part) ** self.power for b in self.base_lrs]


class CosineAnnealingLR(LRScheduler):
    """Half a cosine from the initial rate to eta_min."""

    def __init__(self, optimizer, T_max, eta_min=0.0, last_epoch=-1):
        self.T_max, self.eta_min = T_max, eta_min
        super().__init__(optimizer, last_epoch)

    def get_lr(self):
        warn_outside(self)
        if self.last_epoch == 0:
            return self._lrs
        if self._step_count == 1 and self.last_epoch > 0:
            return [
                self.eta_min + (b - self.eta_min) * (1 + math.cos(self.last_epoch * math.pi / self.T_max)) / 2
                for b in self.base_lrs
            ]
        if (self.last_epoch - 1 - self.T_max) % (2 * self.T_max) == 0:
            return [
                lr + (b - self.eta_min) * (1 - math.cos(math.pi / self.T_max)) / 2
                for b, lr in zip(self.base_lrs, self._lrs)
            ]
        return [
            (1 + math.cos(math.pi * self.last_epoch / self.T_max))
            / (1 + math.cos(math.pi * (self.last_epoch - 1) / self.T_max))
            * (lr - self.eta_min)
            + self.eta_min
            for lr in self._lrs
        ]

    def _get_closed_form_lr(self):
        return [
            self.eta_min + (b - self.eta_min) * (1 + math.cos(math.pi * self.last_epoch / self.T_max)) / 2
            for b in self.base_lrs
        ]


class CosineAnnealingWarmRestarts(LRScheduler):
    """Half cosines of growing length, from the start again after each."""

    def __init__(self, optimizer, T_0, T_mult=1, eta_min=0.0, last_epoch=-1):
        if T_0 <= 0 or not isinstance(T_0, int):
            raise ValueError(f"Expected positive integer T_0, but got {T_0}")
        if T_mult < 1 or not isinstance(T_mult, int):
            raise ValueError(f"Expected integer T_mult >= 1, but got {T_mult}")
        if not isinstance(eta_min, (float, int)):
            raise ValueError(f"Expected float or int eta_min, but got {eta_min} of type {type(eta_min)}")
        self.T_0, self.T_i, self.T_mult, self.eta_min, self.T_cur = T_0, T_0, T_mult, eta_min, last_epoch
        super().__init__(optimizer, last_epoch)

    def get_lr(self):
        warn_outside(self)
        return [
            self.eta_min + (b - self.eta_min) * (1 + math.cos(math.pi * self.T_cur / self.T_i)) / 2
            for b in self.base_lrs
        ]

    def step(self, epoch=None):
        if epoch is None and self.last_epoch < 0:
            epoch = 0
        if epoch is None:
            epoch = self.last_epoch + 1
            self.T_cur += 1
            if self.T_cur >= self.T_i:
                self.T_cur -= self.T_i
                self.T_i *= self.T_mult
        elif epoch < 0:
            raise ValueError(f"Expected non-negative epoch, but got {epoch}")
        elif epoch >= self.T_0:
            if self.T_mult == 1:
                self.T_cur = epoch % self.T_0
            else:
                n = int(math.log((epoch / self.T_0 * (self.T_mult - 1) + 1), self.T_mult))
                self.T_cur = epoch - self.T_0 * (self.T_mult**n - 1) / (self.T_mult - 1)
                self.T_i = self.T_0 * self.T_mult**n
        else:
            self.T_i, self.T_cur = self.T_0, epoch
        self.last_epoch = math.floor(epoch)
        with _enable_get_lr_call(self):
            for g, lr in zip(self.optimizer.param_groups, self.get_lr()):
                set_rate(g, lr)
        self._last_lr = self._lrs


def _check_parts(name, schedulers, optimizer):
    """Refuses what cannot stand in a schedule of schedules: others than schedules, plateaus, other optimizers."""
    for i, s in enumerate(schedulers):
        if not hasattr(s, "optimizer"):
            raise TypeError(f"{name} at index {i} should have `optimizer` as its attribute.")
        if isinstance(s, ReduceLROnPlateau):
            raise ValueError(
                f"{name} does not support `ReduceLROnPlateau` scheduler as it requires additional kwargs to be specified "
                f"when calling `step`, but got one at index {i} in the given schedulers sequence."
            )
        if optimizer != s.optimizer:
            raise ValueError(
                f"{name} expects all schedulers to belong to the same optimizer, but got scheduler {type(s).__name__} at "
                f"index {i} has {s.optimizer}, which is different from {type(optimizer).__name__}."
            )


def _state_of_parts(self):
    """The state, with those of the schedules inside."""
    state = LRScheduler.state_dict(self)
    return state | {"_schedulers": [s.state_dict() for s in self._schedulers]}


def _load_parts(self, state_dict):
    """Takes such a state over."""
    state = dict(state_dict)
    parts = state.pop("_schedulers")
    LRScheduler.load_state_dict(self, state)
    for s, part in zip(self._schedulers, parts):
        s.load_state_dict(part)


class SequentialLR(LRScheduler):
    """One schedule after the other."""

    state_dict, load_state_dict = _state_of_parts, _load_parts

    def __init__(self, optimizer, schedulers, milestones, last_epoch=-1):
        if len(schedulers) < 1:
            raise ValueError("SequentialLR expects at least one scheduler, but got no scheduler.")
        _check_parts("SequentialLR", schedulers, optimizer)
        if len(milestones) != len(schedulers) - 1:
            raise ValueError(
                "Sequential Schedulers expects number of schedulers provided to be one more than the number of "
                f"milestone points, but got number of schedulers {len(schedulers)} and the number of milestones to "
                f"be equal to {len(milestones)}"
            )
        self._schedulers, self._milestones, self.last_epoch = schedulers, milestones, last_epoch + 1
        self.optimizer = optimizer
        for g in optimizer.param_groups:
            set_rate(g, g["initial_lr"])
        self.recursive_undo()
        schedulers[0]._initial_step()
        self._last_lr = schedulers[0].get_last_lr()

    def recursive_undo(self, sched=None):
        """Takes back the step that each schedule made when it was made, those inside of others too."""
        scheduler = self if sched is None else sched
        if hasattr(scheduler, "_schedulers"):
            for s in scheduler._schedulers:
                self.recursive_undo(s)
        else:
            scheduler.last_epoch -= 1

    def step(self):
        self.last_epoch += 1
        i = bisect_right(self._milestones, self.last_epoch)
        s = self._schedulers[i]
        if i > 0 and self._milestones[i - 1] == self.last_epoch:
            s.step(0)
        else:
            s.step()
        self._last_lr = s.get_last_lr()


class ChainedScheduler(LRScheduler):
    """Several schedules at once."""

    state_dict, load_state_dict = _state_of_parts, _load_parts

    def __init__(self, schedulers, optimizer=None):
        if len(schedulers) < 1:
            raise ValueError("ChainedScheduler expects at least one scheduler to be chained, but got no scheduler.")
        optimizer = optimizer or schedulers[0].optimizer
        _check_parts("ChainedScheduler", schedulers, optimizer)
        self._schedulers, self.optimizer = schedulers, optimizer
        self._last_lr = self._lrs

    def step(self):
        for s in self._schedulers:
            s.step()
        self._last_lr = self._lrs


class ReduceLROnPlateau(LRScheduler):
    """Lowers the rate when a metric stops improving."""

    def __init__(
        self,
        optimizer,
        mode="min",
        factor=0.1,
        patience=10,
        threshold=1e-4,
        threshold_mode="rel",
        cooldown=0,
        min_lr=0,
        eps=1e-8,
    ):
        if factor >= 1.0:
            raise ValueError("Factor should be < 1.0.")
        if mode not in ("min", "max"):
            raise ValueError("mode " + mode + " is unknown!")
        if threshold_mode not in ("rel", "abs"):
            raise ValueError("threshold mode " + threshold_mode + " is unknown!")
        self._check(optimizer)
        self.optimizer, self.factor = optimizer, factor
        n = len(optimizer.param_groups)
        if isinstance(min_lr, (list, tuple)):
            if len(min_lr) != n:
                raise ValueError(f"expected {n} min_lrs, got {len(min_lr)}")
            self.default_min_lr, self.min_lrs = None, list(min_lr)
        else:
            self.default_min_lr, self.min_lrs = min_lr, [min_lr] * n
        self.patience, self.cooldown, self.eps, self.last_epoch = patience, cooldown, eps, 0
        self.mode, self.threshold, self.threshold_mode = mode, threshold, threshold_mode
        self._last_lr = self._lrs
        self.mode_worse = math.inf if mode == "min" else -math.inf
        self._reset()

    def _reset(self):
        self.best, self.cooldown_counter, self.num_bad_epochs = self.mode_worse, 0, 0

    @property
    def in_cooldown(self):
        return self.cooldown_counter > 0

    def is_better(self, a, best):
        if self.threshold_mode == "rel":
            return a < best * (1.0 - self.threshold) if self.mode == "min" else a > best * (self.threshold + 1.0)
        return a < best - self.threshold if self.mode == "min" else a > best + self.threshold

    def step(self, metrics, epoch=None):
        current = float(metrics)
        if epoch is not None:
            warn_of_epoch()
        self.last_epoch = self.last_epoch + 1 if epoch is None else epoch
        if self.is_better(current, self.best):
            self.best, self.num_bad_epochs = current, 0
        else:
            self.num_bad_epochs += 1
        if self.in_cooldown:
            self.cooldown_counter -= 1
            self.num_bad_epochs = 0
        if self.num_bad_epochs > self.patience:
            self._reduce_lr(self.last_epoch)
            self.cooldown_counter, self.num_bad_epochs = self.cooldown, 0
        self._last_lr = self._lrs

    def _reduce_lr(self, epoch):
        groups = self.optimizer.param_groups
        if len(groups) != len(self.min_lrs):
            if self.default_min_lr is None:
                raise RuntimeError(
                    f"The number of param groups in the `optimizer` ({len(groups)}) differs from when `ReduceLROnPlateau` "
                    f"was initialized ({len(self.min_lrs)}), usually due to a new param group being added to the "
                    "optimizer. Please modify the `min_lrs` field to match the length of the `optimizer` param groups."
                )
            self.min_lrs = [self.default_min_lr] * len(groups)
        for g, least in zip(groups, self.min_lrs):
            new = max(float(g["lr"]) * self.factor, least)
            if float(g["lr"]) - new > self.eps:
                set_rate(g, new)


class _LRScheduler(LRScheduler):
    """The older name."""

"""Averages of weights over training."""

import itertools
import math
from copy import deepcopy

from .. import _C
from ..nn import Module
from ._cycles import _each
from ._schedule import warn_outside
from .lr_scheduler import LRScheduler

__all__ = [
    "AveragedModel",
    "update_bn",
    "SWALR",
    "get_ema_multi_avg_fn",
    "get_swa_multi_avg_fn",
    "get_ema_avg_fn",
    "get_swa_avg_fn",
]


def get_ema_avg_fn(decay=0.999):
    """averaged * decay + new * (1 - decay)"""
    if decay < 0.0 or decay > 1.0:
        raise ValueError(f"Invalid decay value {decay} provided. Please provide a value in [0,1] range.")

    def update(averaged, current, count):
        return averaged * decay + current * (1 - decay)

    return update


def get_ema_multi_avg_fn(decay=0.999):
    """The same for lists of parameters, in place."""
    if decay < 0.0 or decay > 1.0:
        raise ValueError(f"Invalid decay value {decay} provided. Please provide a value in [0,1] range.")

    def update(averaged, current, count):
        for a, c in zip(averaged, current):
            a.lerp_(c, 1 - decay) if a.is_floating_point() else a.copy_(c)

    return update


def get_swa_avg_fn():
    """averaged + (new - averaged) / (count + 1): the plain mean"""

    def update(averaged, current, count):
        return averaged + (current - averaged) / (count + 1)

    return update


def get_swa_multi_avg_fn():
    """The same for lists of parameters, in place."""

    def update(averaged, current, count):
        for a, c in zip(averaged, current):
            if a.is_floating_point() or a.is_complex():
                a.lerp_(c, 1 / (float(count) + 1))
            else:
                a.add_(((c - a) / (count + 1)).to(a.dtype))

    return update


class AveragedModel(Module):
    """A copy of a model whose parameters are a running mean of those it is shown."""

    def __init__(self, model, device=None, avg_fn=None, multi_avg_fn=None, use_buffers=False):
        super().__init__()
        if avg_fn is not None and multi_avg_fn is not None:
            raise AssertionError("Only one of avg_fn and multi_avg_fn should be provided")
        self.module = deepcopy(model)
        if device is not None:
            self.module = self.module.to(device)
        self.register_buffer("n_averaged", _C.tensor(0, dtype=_C.int64))
        self.avg_fn, self.multi_avg_fn, self.use_buffers = avg_fn, multi_avg_fn, use_buffers

    def forward(self, *args, **kwargs):
        return self.module(*args, **kwargs)

    def _tensors(self, model):
        own = model.parameters()
        return [t.detach() for t in (itertools.chain(own, model.buffers()) if self.use_buffers else own)]

    def update_parameters(self, model):
        count = int(self.n_averaged)
        with _C.no_grad():
            pairs = list(zip(self._tensors(self.module), self._tensors(model)))
            if count == 0:
                for a, c in pairs:
                    a.copy_(c)
            elif self.multi_avg_fn is not None:
                self.multi_avg_fn([a for a, _ in pairs], [c for _, c in pairs], self.n_averaged)
            else:
                for a, c in pairs:
                    if self.avg_fn is not None:
                        a.copy_(self.avg_fn(a, c, self.n_averaged))
                    elif a.is_floating_point():
                        a.copy_(a + (c - a) / (count + 1))
            if not self.use_buffers:
                for a, c in zip(self.module.buffers(), model.buffers()):
                    a.detach().copy_(c.detach())
            self.n_averaged += 1


def update_bn(loader, model, device=None):
    """Runs the data through the model to renew the statistics of its batch normalisations."""
    layers = {m: m.momentum for m in model.modules() if hasattr(m, "running_mean") and m.running_mean is not None}
    if not layers:
        return
    training = model.training
    model.train()
    for m in layers:
        m.reset_running_stats()
        m.momentum = None
    with _C.no_grad():
        for batch in loader:
            model(batch[0] if isinstance(batch, (list, tuple)) else batch)
    for m, momentum in layers.items():
        m.momentum = momentum
    model.train(training)


class SWALR(LRScheduler):
    """Anneals the rate of each group to a fixed value."""

    def __init__(self, optimizer, swa_lr, anneal_epochs=10, anneal_strategy="cos", last_epoch=-1):
        groups = optimizer.param_groups
        for value, group in zip(_each("swa_lr", optimizer, swa_lr), groups):
            group["swa_lr"] = value
        if anneal_strategy not in ("cos", "linear"):
            raise ValueError(f"anneal_strategy must by one of 'cos' or 'linear', instead got {anneal_strategy}")
        if not isinstance(anneal_epochs, int) or anneal_epochs < 0:
            raise ValueError(f"anneal_epochs must be equal or greater than 0, got {anneal_epochs}")
        self.anneal_func = self._cosine_anneal if anneal_strategy == "cos" else self._linear_anneal
        self.anneal_epochs = anneal_epochs
        super().__init__(optimizer, last_epoch)

    @staticmethod
    def _linear_anneal(t):
        return t

    @staticmethod
    def _cosine_anneal(t):
        return (1 - math.cos(math.pi * t)) / 2

    def get_lr(self):
        warn_outside(self)
        step = self._step_count - 1
        before = max(0, min(1, max(0, step - 1) / max(1, self.anneal_epochs))) if self.anneal_epochs else 1
        if self.anneal_epochs == 0:
            step = max(1, step)
        now = self.anneal_func(max(0, min(1, step / max(1, self.anneal_epochs))))
        earlier = self.anneal_func(before)
        out = []
        for g in self.optimizer.param_groups:
            start = g["lr"] if earlier == 1 else (g["lr"] - earlier * g["swa_lr"]) / (1 - earlier)
            out.append(g["swa_lr"] * now + start * (1 - now))
        return out

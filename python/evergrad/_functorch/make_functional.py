"""Modules as functions of their parameters, in functorch's form: parameters and buffers are tuples."""

import copy

from .. import _C
from ..func import functional_call, stack_module_state
from ..nn import Module, Parameter

__all__ = [
    "FunctionalModule", "FunctionalModuleWithBuffers", "combine_state_for_ensemble", "make_functional",
    "make_functional_with_buffers",
]  # fmt: skip


class _Stateless(Module):
    def __init__(self, model):
        super().__init__()
        self.stateless_model = copy.deepcopy(model)
        self.param_names = tuple(name for name, _ in model.named_parameters())
        self.buffer_names = tuple(name for name, _ in model.named_buffers())
        for tensor in (*self.stateless_model.parameters(), *self.stateless_model.buffers()):
            tensor.data = tensor.data.to("meta")  # nothing is left to compute with

    def _call(self, state, args, kwargs):
        return functional_call(self.stateless_model, state, args, kwargs)


class FunctionalModule(_Stateless):
    """Called with the parameters in front of the arguments."""

    def forward(self, params, *args, **kwargs):
        return self._call(dict(zip(self.param_names, params)), args, kwargs)


class FunctionalModuleWithBuffers(_Stateless):
    """Called with the parameters and the buffers in front of the arguments."""

    def forward(self, params, buffers, *args, **kwargs):
        state = dict(zip(self.param_names, params)) | dict(zip(self.buffer_names, buffers))
        return self._call(state, args, kwargs)


def _own(tensors, tracked):
    return tuple(Parameter(t.detach().clone(), t.requires_grad) if tracked else t.detach().clone() for t in tensors)


def make_functional(model, disable_autograd_tracking=False):
    """(function, parameters) of a module without buffers."""
    if any(True for _ in model.buffers()):
        raise RuntimeError(
            "make_functional(model): `model` has buffers. Please use make_functional_with_buffers(model) instead."
        )
    return FunctionalModule(model), _own(model.parameters(), not disable_autograd_tracking)


def make_functional_with_buffers(model, disable_autograd_tracking=False):
    """(function, parameters, buffers) of a module."""
    params = _own(model.parameters(), not disable_autograd_tracking)
    return FunctionalModuleWithBuffers(model), params, tuple(b.clone() for b in model.buffers())


def combine_state_for_ensemble(models):
    """(function, stacked parameters, stacked buffers) of several modules of one kind."""
    if not models:
        raise RuntimeError("combine_state_for_ensemble: Expected at least one model, got 0.")
    kinds = {(type(m), m.training) for m in models}
    if len({kind for kind, _ in kinds}) > 1:
        raise RuntimeError("combine_state_for_ensemble: Expected all models to be of the same class.")
    if len(kinds) > 1:
        raise RuntimeError("combine_state_for_ensemble: Expected all models to have the same training/eval mode.")
    with _C.no_grad():
        params, buffers = stack_module_state(list(models))
    tracked = tuple(p.requires_grad_() for p in params.values())
    return FunctionalModuleWithBuffers(models[0]), tracked, tuple(buffers.values())

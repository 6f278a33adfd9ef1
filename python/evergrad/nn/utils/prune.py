"""Pruning: parameters multiplied by masks that are kept as buffers."""

import numbers
from abc import ABC, abstractmethod
from collections.abc import Iterable

from ... import _C

__all__ = [
    "BasePruningMethod", "CustomFromMask", "Identity", "L1Unstructured", "LnStructured", "PruningContainer",
    "RandomStructured", "RandomUnstructured", "custom_from_mask", "global_unstructured", "identity", "is_pruned",
    "l1_unstructured", "ln_structured", "random_structured", "random_unstructured", "remove",
]  # fmt: skip


def _validate_pruning_amount_init(amount):
    if isinstance(amount, bool) or not isinstance(amount, numbers.Real):
        raise TypeError(f"Invalid type for amount: {amount}. Must be int or float.")
    whole = isinstance(amount, numbers.Integral)
    if whole and amount < 0 or not whole and not 0.0 <= float(amount) <= 1.0:
        raise ValueError(
            f"amount={amount} should either be a float in the range [0, 1] or a non-negative integer"
        )


def _validate_pruning_amount(amount, tensor_size):
    if isinstance(amount, numbers.Integral) and amount > tensor_size:
        raise ValueError(
            f"amount={amount} should be smaller than the number of parameters to prune={tensor_size}"
        )


def _validate_structured_pruning(t):
    if t.dim() <= 1:
        raise ValueError(
            f"Structured pruning can only be applied to multidimensional tensors. Found tensor of shape {t.shape} with "
            f"{t.dim()} dims"
        )


def _validate_pruning_dim(t, dim):
    if dim >= t.dim():
        raise IndexError(f"Invalid index {dim} for tensor of size {t.shape}")


def _compute_nparams_toprune(amount, tensor_size):
    return amount if isinstance(amount, numbers.Integral) else round(amount * tensor_size)


def _compute_norm(t, n, dim):
    dim %= t.dim()
    return _C.norm(t, p=n, dim=[d for d in range(t.dim()) if d != dim])


def _count(amount, size):
    count = _compute_nparams_toprune(amount, size)
    _validate_pruning_amount(count, size)
    return count


class BasePruningMethod(ABC):
    """compute_mask(tensor, mask) says which elements stay; PRUNING_TYPE what is counted by several methods."""

    PRUNING_TYPE = "unstructured"
    _tensor_name = None

    def __call__(self, module, inputs):
        setattr(module, self._tensor_name, self.apply_mask(module))

    @abstractmethod
    def compute_mask(self, t, default_mask):
        """The mask of t in addition to default_mask: ones where elements stay."""

    def apply_mask(self, module):
        mask = getattr(module, self._tensor_name + "_mask")
        original = getattr(module, self._tensor_name + "_orig")
        return mask.to(dtype=original.dtype) * original

    @classmethod
    def apply(cls, module, name, *args, importance_scores=None, **kwargs):
        """Prunes a parameter, in addition to what has been pruned of it."""
        old = None
        for key, hook in list(module._forward_pre_hooks.items()):
            if isinstance(hook, BasePruningMethod) and hook._tensor_name == name:
                old = hook
                del module._forward_pre_hooks[key]
        method = cls(*args, **kwargs)
        method._tensor_name = name
        if old is not None:
            container = old if isinstance(old, PruningContainer) else PruningContainer(old)
            container.add_pruning_method(method)
            method = container
        original = getattr(module, name)
        if importance_scores is not None and importance_scores.shape != original.shape:
            raise AssertionError(
                f"importance_scores should have the same shape as parameter {name} of {module}"
            )
        scores = original if importance_scores is None else importance_scores
        if old is None:
            full = module._parameters.pop(name)
            module.register_parameter(name + "_orig", full)
            default = _C.ones_like(full.detach())
        else:
            default = getattr(module, name + "_mask").detach().clone()
        try:
            mask = method.compute_mask(scores.detach(), default)
            module.register_buffer(name + "_mask", mask)
            setattr(module, name, method.apply_mask(module))
            module.register_forward_pre_hook(method)
        except Exception:
            if old is None:
                full = module._parameters.pop(name + "_orig")
                module._buffers.pop(name + "_mask", None)
                module.__dict__.pop(name, None)
                module.register_parameter(name, full)
            raise
        return method

    def prune(self, t, default_mask=None, importance_scores=None):
        """The pruned tensor, apart from any module."""
        scores = t if importance_scores is None else importance_scores
        mask = _C.ones_like(t) if default_mask is None else default_mask
        return t * self.compute_mask(scores, mask)

    def remove(self, module):
        """Makes the pruning permanent."""
        name = self._tensor_name
        weight = self.apply_mask(module)
        module.__dict__.pop(name, None)
        original = module._parameters.pop(name + "_orig")
        original.data = weight.detach()
        del module._buffers[name + "_mask"]
        module.register_parameter(name, original)


class PruningContainer(BasePruningMethod):
    """Several methods on one parameter."""

    def __init__(self, *methods):
        self._pruning_methods = ()
        for m in methods:
            self.add_pruning_method(m)

    def add_pruning_method(self, method):
        if not isinstance(method, BasePruningMethod):
            raise TypeError(f"{type(method)} is not a BasePruningMethod subclass")
        if self._pruning_methods and method._tensor_name != self._tensor_name:
            raise ValueError(
                "Can only add pruning methods acting on the parameter named "
                f"'{self._tensor_name}' to PruningContainer {self}. Found '{method._tensor_name}'"
            )
        self._tensor_name = method._tensor_name
        self._pruning_methods += (method,)

    def __len__(self):
        return len(self._pruning_methods)

    def __iter__(self):
        return iter(self._pruning_methods)

    def __getitem__(self, index):
        return self._pruning_methods[index]

    def compute_mask(self, t, default_mask):
        method, mask = self._pruning_methods[-1], default_mask.to(dtype=t.dtype)
        if method.PRUNING_TYPE == "unstructured":
            where = mask == 1
        elif method.PRUNING_TYPE == "structured":
            if not hasattr(method, "dim"):
                raise AttributeError(
                    'Pruning methods of PRUNING_TYPE "structured" need to have the attribute `dim` defined.'
                )
            if method.dim < -t.dim():
                raise IndexError(f"Index is out of bounds for tensor with dimensions {t.dim()}")
            dim = method.dim % t.dim()
            kept = mask.sum([d for d in range(t.dim()) if d != dim]) != 0
            where = [slice(None)] * t.dim()
            where[dim] = kept
            where = tuple(where)
        elif method.PRUNING_TYPE == "global":
            where = tuple([slice(None)] * t.dim())
        else:
            raise ValueError(f"Unrecognized PRUNING_TYPE {method.PRUNING_TYPE}")
        out = mask.clone()
        out[where] = method.compute_mask(t[where], mask[where]).to(mask.dtype)
        return out


class Identity(BasePruningMethod):
    """Prunes nothing."""

    def compute_mask(self, t, default_mask):
        return default_mask


class _ByAmount(BasePruningMethod):
    _largest = False  # of the scores go

    def __init__(self, amount):
        _validate_pruning_amount_init(amount)
        self.amount = amount

    def compute_mask(self, t, default_mask):
        count = _count(self.amount, t.nelement())
        mask = default_mask.clone(memory_format=_C.contiguous_format)
        if count:
            mask.view(-1)[self._scores(t).reshape(-1).topk(count, largest=self._largest).indices] = 0
        return mask


class RandomUnstructured(_ByAmount):
    """Prunes elements at random."""

    _largest = True

    def _scores(self, t):
        return _C.rand_like(t)


class L1Unstructured(_ByAmount):
    """Prunes the elements of the smallest magnitude."""

    def _scores(self, t):
        return t.abs()


class _Structured(BasePruningMethod):
    PRUNING_TYPE = "structured"

    def compute_mask(self, t, default_mask):
        _validate_structured_pruning(t)
        _validate_pruning_dim(t, self.dim)
        size = t.shape[self.dim]
        count = _count(self.amount, size)
        mask = default_mask.clone()
        if count:
            index = [slice(None)] * t.dim()
            index[self.dim] = self._scores(t).topk(count, largest=False).indices
            mask[tuple(index)] = 0
        return mask


class RandomStructured(_Structured):
    """Prunes channels at random."""

    def __init__(self, amount, dim=-1):
        _validate_pruning_amount_init(amount)
        self.amount, self.dim = amount, dim

    def _scores(self, t):
        return _C.rand((t.shape[self.dim],))


class LnStructured(_Structured):
    """Prunes the channels of the smallest n-norm."""

    def __init__(self, amount, n, dim=-1):
        _validate_pruning_amount_init(amount)
        self.amount, self.n, self.dim = amount, n, dim

    def _scores(self, t):
        return _compute_norm(t, self.n, self.dim)


class CustomFromMask(BasePruningMethod):
    """Prunes by a mask that is given."""

    PRUNING_TYPE = "global"

    def __init__(self, mask):
        self.mask = mask

    def compute_mask(self, t, default_mask):
        if default_mask.shape != self.mask.shape:
            raise AssertionError("the mask has another shape than the parameter")
        return default_mask * self.mask.to(dtype=default_mask.dtype)


def identity(module, name):
    """Prunes nothing, but makes the parameter one that is pruned."""
    Identity.apply(module, name)
    return module


def random_unstructured(module, name, amount):
    """Prunes elements at random."""
    RandomUnstructured.apply(module, name, amount)
    return module


def l1_unstructured(module, name, amount, importance_scores=None):
    """Prunes the elements of the smallest magnitude."""
    L1Unstructured.apply(module, name, amount, importance_scores=importance_scores)
    return module


def random_structured(module, name, amount, dim):
    """Prunes channels at random."""
    RandomStructured.apply(module, name, amount, dim)
    return module


def ln_structured(module, name, amount, n, dim, importance_scores=None):
    """Prunes the channels of the smallest n-norm."""
    LnStructured.apply(module, name, amount, n, dim, importance_scores=importance_scores)
    return module


def custom_from_mask(module, name, mask):
    """Prunes by a mask."""
    CustomFromMask.apply(module, name, mask)
    return module


def global_unstructured(parameters, pruning_method, importance_scores=None, **kwargs):
    """Prunes the parameters (module, name) together: the amount is that of all of them."""
    if not isinstance(parameters, Iterable):
        raise TypeError("global_unstructured(): parameters is not an Iterable")
    parameters = list(parameters)
    scores = {} if importance_scores is None else importance_scores
    if not isinstance(scores, dict):
        raise TypeError("global_unstructured(): importance_scores must be of type dict")
    flat = _C.cat([scores.get((m, n), getattr(m, n)).detach().reshape(-1) for m, n in parameters])
    masks = _C.cat([
        getattr(m, n + "_mask", _C.ones_like(getattr(m, n).detach())).reshape(-1) for m, n in parameters
    ])  # fmt: skip
    container = PruningContainer()
    method = pruning_method(**kwargs)
    container._tensor_name = method._tensor_name = "temp"
    container.add_pruning_method(method)
    if method.PRUNING_TYPE != "unstructured":
        raise TypeError(
            'Only "unstructured" PRUNING_TYPE supported for the `pruning_method`. Found method '
            f"{pruning_method} of type {method.PRUNING_TYPE}"
        )
    final, at = container.compute_mask(flat, masks), 0
    for m, n in parameters:
        size = getattr(m, n).numel()
        custom_from_mask(m, n, final[at : at + size].view_as(getattr(m, n)))
        at += size


def remove(module, name):
    """Makes the pruning of a parameter permanent."""
    for key, hook in list(module._forward_pre_hooks.items()):
        if isinstance(hook, BasePruningMethod) and hook._tensor_name == name:
            hook.remove(module)
            del module._forward_pre_hooks[key]
            return module
    raise ValueError(f"Parameter '{name}' of module {module} has to be pruned before pruning can be removed")


def is_pruned(module):
    """Is any parameter below the module pruned?"""
    return any(isinstance(h, BasePruningMethod) for _, m in module.named_modules() for h in m._forward_pre_hooks.values())

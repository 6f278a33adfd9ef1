"""Forms of calls that PyTorch has given up and still takes: numbers in front of the tensors that they scale."""

import warnings

from . import _C, _absent

Tensor = _C.Tensor


def _is_number(x):
    return isinstance(x, (int, float, complex)) or (isinstance(x, Tensor) and x.dim() == 0 and not x.requires_grad)


def _call(name, args, kwargs):
    function = getattr(Tensor, name) if name.endswith("_") else getattr(_C, name)
    warnings.warn(
        f"This overload of {name} is deprecated: numbers that scale a tensor are given by name.", stacklevel=4
    )
    return function(*args, **kwargs)


def _scaled(name):
    """add(x, alpha, other)."""

    def form(args, kwargs):
        if len(args) != 3 or set(kwargs) - {"out"} or not _is_number(args[1]) or isinstance(args[0], (list, tuple)):
            return NotImplemented
        if not isinstance(args[2], (Tensor, int, float, complex)):
            return NotImplemented
        return _call(name, (args[0], args[2]), {**kwargs, "alpha": args[1]})

    return form


def _products(name):
    """addcmul(x, value, tensor1, tensor2)."""

    def form(args, kwargs):
        if len(args) != 4 or set(kwargs) - {"out"} or not _is_number(args[1]):
            return NotImplemented
        return _call(name, (args[0], *args[2:]), {**kwargs, "value": args[1]})

    return form


def _sums(name):
    """addmm(beta, x, alpha, a, b) and addmm(beta, x, a, b); as methods x.addmm(beta, alpha, a, b) and x.addmm(beta, a,
    b)."""

    def form(args, kwargs):
        if set(kwargs) - {"out"} or len(args) not in (4, 5):
            return NotImplemented
        numbers, tensors = [a for a in args if not isinstance(a, Tensor)], [a for a in args if isinstance(a, Tensor)]
        if len(tensors) != 3 or not all(map(_is_number, numbers)):
            return NotImplemented
        return _call(name, tensors, {**kwargs, **dict(zip(("beta", "alpha"), numbers))})

    return form


def _rsub(args, kwargs):
    """rsub(x, other, alpha)."""
    if len(args) != 3 or kwargs:
        return NotImplemented
    return _C.rsub(args[0], args[1], alpha=args[2])


def _copy(args, kwargs):
    """x.copy_(number)."""
    if len(args) != 2 or set(kwargs) - {"non_blocking"} or not isinstance(args[1], (int, float, complex)):
        return NotImplemented
    return args[0].copy_(_C.tensor(args[1]))


def _unnamed(name):
    """zeros(2, names=None)."""

    def form(args, kwargs):
        if "names" not in kwargs:
            return NotImplemented
        if kwargs.pop("names") is not None:
            raise NotImplementedError(f"torch.{name} with names is not available: {_absent.NAMED}")
        return getattr(_C, name)(*args, **kwargs)

    return form


def _between_tensors(name):
    """linspace and logspace between tensors of no dimensions that want gradients, which the result does not have."""

    def form(args, kwargs):
        ends = [*args[:2], *(kwargs.get(k) for k in ("start", "end"))]
        if not any(isinstance(x, Tensor) and x.dim() == 0 for x in ends):
            return NotImplemented

        def number(x):
            return x.item() if isinstance(x, Tensor) and x.dim() == 0 else x

        named = {k: number(v) if k in ("start", "end") else v for k, v in kwargs.items()}
        return getattr(_C, name)(*map(number, args[:2]), *args[2:], **named)

    return form


_forms = {"rsub": _rsub, "copy_": _copy}
_forms |= {name: _between_tensors(name) for name in ("linspace", "logspace")}
_forms |= {name: _unnamed(name) for name in ("empty", "full", "ones", "rand", "randn", "zeros")}
for _kind, _names in (
    (_scaled, "add sub subtract"),
    (_products, "addcmul addcdiv"),
    (_sums, "addmm addmv addr addbmm baddbmm"),
):
    for _name in _names.split():
        for _full in (_name, _name + "_"):
            _forms[_full] = _kind(_full)
_C._set_older_forms(_forms)

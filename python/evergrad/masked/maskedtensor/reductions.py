"""Reductions: the functions of `evergrad.masked`, which leave out what is masked."""

from ... import _C
from .. import _ops
from .core import MaskedTensor, mask_of, plain

NAMES = frozenset(
    "sum mean amin amax argmin argmax prod all norm var std median logsumexp cumsum cumprod softmax log_softmax".split()
)


def apply(func, name, args, kwargs):
    self, rest = args[0], list(args[1:])
    kwargs = dict(kwargs)
    if name == "all":
        data = _C.where(mask_of(self), plain(self), _C.tensor(True).to(self.dtype))
        dim = kwargs.pop("dim", rest.pop(0) if rest else None)
        keepdim = kwargs.pop("keepdim", rest.pop(0) if rest else False)
        mask = _ops._output_mask("all", data, dim, mask=mask_of(self), keepdim=keepdim)
        return MaskedTensor._over(data.all() if dim is None else data.all(dim, keepdim), mask)
    if name == "norm" and rest and rest[0] == "fro" or kwargs.get("p") == "fro":
        rest[:1] = [2.0]
        kwargs.pop("p", None)
    if "p" in kwargs:
        kwargs["ord"] = kwargs.pop("p")
    where = {"norm": 2, "var": 2, "std": 2}.get(name, 1)  # how many come before keepdim
    if len(rest) > where and isinstance(rest[where], bool):
        kwargs["keepdim"] = rest.pop(where)
    data, mask = plain(self), mask_of(self)
    out = getattr(_ops, name)(data, *rest, mask=mask, **kwargs)
    return MaskedTensor._over(out, _ops._output_mask(name, data, *rest, mask=mask, **kwargs))

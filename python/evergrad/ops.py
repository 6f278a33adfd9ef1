"""Operators by namespace and name: evergrad.ops.mine.scale(x, 2.0), evergrad.ops.aten.add(x, y)."""

from . import _C


class _Namespace:
    def __init__(self, name):
        self._name = name

    def __getattr__(self, name):
        from . import library

        full = name if self._name in ("aten", "evergrad") else f"{self._name}::{name}"
        if full in library._ops:
            library._ops[full].register()
        try:
            op = _C._resolve_op(full, "")
        except NotImplementedError:
            raise AttributeError(f"'_OpNamespace' '{self._name}' object has no attribute '{name}'") from None
        if full == name:
            setattr(self, name, op)  # others may be unregistered
        return op


def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    return globals().setdefault(name, _Namespace(name))

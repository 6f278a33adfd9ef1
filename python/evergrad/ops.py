"""Operators by namespace and name: evergrad.ops.mine.scale(x, 2.0), evergrad.ops.aten.add.Tensor(x, y)."""

from . import _C


# Float32 is computed in float32: there is no mode in which the layouts of oneDNN compute it in a shorter dtype.
_NO = {("mkldnn", "_is_mkldnn_bf16_supported"), ("mkldnn", "_is_mkldnn_fp16_supported")}


class _Namespace:
    def __init__(self, name):
        self.name = self._name = name

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        if (self._name, name) in _NO:
            return lambda: False
        from . import _ops, library

        if self._name in ("aten", "evergrad"):
            op = _ops.packet(self._name, name)
            setattr(self, name, op)
            return op
        full = f"{self._name}::{name}"
        if full in library._ops:
            if library._ops[full]._listed:
                return library._ops[full]
            library._ops[full].register()
        try:
            _C._resolve_op(full, "")  # it may have been unregistered
        except NotImplementedError:
            raise AttributeError(f"'_OpNamespace' '{self._name}' object has no attribute '{name}'") from None
        return _ops.packet(self._name, name)


loaded_libraries = set()


def load_library(path):
    """Loads a shared library whose constructors register operators through the C ABI. OSError where the system cannot
    load it, as those that are linked against PyTorch's own C++ libraries."""
    import ctypes
    import os

    path = os.fspath(path)
    ctypes.CDLL(path)
    loaded_libraries.add(path)


def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    return globals().setdefault(name, _Namespace(name))

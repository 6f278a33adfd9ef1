"""Library: operators of a namespace that are declared, and given their forwards, one by one. There is one device, and one
forward for it: those for the CPU and for every device are taken, those for others are kept for nobody."""

import contextlib

from .. import library

_kept = []  # libraries whose operators are there
_HERE = {"", "CPU", "CompositeImplicitAutograd", "CompositeExplicitAutograd", "CompositeExplicitAutogradNonFunctional"}
_ELSEWHERE = set(
    """CUDA Meta MPS XPU HPU MTIA PrivateUse1 XLA QuantizedCPU QuantizedCUDA SparseCPU SparseCUDA MkldnnCPU NestedTensorCPU
    NestedTensorCUDA Autocast AutocastCPU AutocastCUDA AutogradCUDA AutogradMeta""".split()
)
_RESERVED = ("prim",)


class Library:
    """ns: the namespace. kind: "DEF" or "FRAGMENT" declares operators, "IMPL" gives forwards to those of others."""

    __module__ = library.__name__

    def __init__(self, ns, kind, dispatch_key=""):
        if kind not in ("IMPL", "DEF", "FRAGMENT"):
            raise ValueError("Unsupported kind: ", kind)
        if ns in _RESERVED and kind in ("DEF", "FRAGMENT"):
            raise ValueError(ns, " is a reserved namespace. Please try creating a library with another name.")
        self.ns, self.kind, self.dispatch_key = ns, kind, dispatch_key
        self._ops, self._given = {}, set()
        _kept.append(self)

    def __repr__(self):
        return f"Library(kind={self.kind}, ns={self.ns}, dispatch_key={self.dispatch_key})>"

    def define(self, schema, alias_analysis="", *, tags=()):
        """Declares an operator, "name(Tensor x) -> Tensor"; gives its name back."""
        if self.kind == "IMPL":
            raise RuntimeError(f"define: a library of kind IMPL declares no operators, got {schema!r}")
        if alias_analysis not in ("", "FROM_SCHEMA", "CONSERVATIVE"):
            raise RuntimeError(f"Invalid alias_analysis type {alias_analysis}")
        name = schema.split("(", 1)[0].strip()
        full = f"{self.ns}::{name}"
        if full in library._ops:
            raise RuntimeError(f"define: the operator {full} is declared already")
        self._ops[name] = library._declare(f"{self.ns}::{schema.strip()}", full)
        return name

    def impl(self, op_name, fn, dispatch_key="", *, with_keyset=False, allow_override=False):
        """Gives the forward of an operator for a device, by the name of its dispatch key."""
        if not callable(fn):
            raise TypeError(f"Input function is required to be a callable but found type {type(fn)}")
        key = dispatch_key or self.dispatch_key
        name = op_name if isinstance(op_name, str) else getattr(op_name, "_qualname", getattr(op_name, "__name__", ""))
        name = name.removeprefix(f"{self.ns}::").removesuffix(".default")
        if with_keyset or (key not in _HERE and key not in _ELSEWHERE):
            what = key or "a set of keys"
            raise NotImplementedError(f"Library.impl for {what} is not available: there are no keys of dispatch")
        if (name, key) in self._given and not allow_override:
            raise RuntimeError(
                f"This is not allowed since there's already a kernel registered from python overriding {name}'s behavior "
                f"for {key} dispatch key and {self.ns} namespace."
            )
        if key in _HERE:
            op = library._ops.get(f"{self.ns}::{name}")
            if op is None:
                raise NotImplementedError(
                    f"Library.impl for {self.ns}::{name} is not available: forwards are given to operators that were "
                    "declared in Python"
                )
            op._forward = fn
        self._given.add((name, key))

    def fallback(self, fn, dispatch_key="", *, with_keyset=False):
        """Would give what runs where an operator has no forward."""
        raise NotImplementedError("Library.fallback is not available: there are no keys of dispatch")

    def _register_fake(self, op_name, fn, _stacklevel=1):
        """Shapes come from running the operator itself."""

    def _destroy(self):
        """Takes the operators back."""
        for op in self._ops.values():
            op.unregister()
        self._ops.clear()
        if self in _kept:
            _kept.remove(self)


@contextlib.contextmanager
def _scoped_library(*args, **kwargs):
    """A Library whose operators are taken back at the end of the block."""
    made = Library(*args, **kwargs)
    try:
        yield made
    finally:
        made._destroy()

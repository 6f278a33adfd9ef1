"""Counts the floating-point operations of products and convolutions, forward and backward, module by module."""

import collections
import math

from .. import _C
from .._ops import OpOverloadPacket
from ..ops import aten
from ._python_dispatch import TorchDispatchMode
from ._pytree import tree_leaves, tree_map
from .module_tracker import ModuleTracker

__all__ = ["FlopCounterMode", "register_flop_formula"]

flop_registry = {}
_UNITS = ("", "K", "M", "B", "T")


def _of_shapes(formula):
    """The formula over tensors of one over their shapes."""

    def count(*args, out_val=None, **kwargs):
        shapes = tree_map(lambda x: x.shape if isinstance(x, _C.Tensor) else x, (args, kwargs, out_val))
        return formula(*shapes[0], out_shape=shapes[2], **shapes[1])

    return count


def register_flop_formula(targets, get_raw=False):
    """Decorates the formula of operators (`torch.ops.library.name`): it gets the shapes of their arguments and out_shape,
    or, with get_raw, the arguments and out_val."""

    def register(formula):
        if not get_raw:
            formula = _of_shapes(formula)
        for target in tree_leaves(targets):
            if not isinstance(target, OpOverloadPacket):
                raise ValueError(
                    "register_flop_formula(targets): expected each target to be OpOverloadPacket (i.e. "
                    f"torch.ops.mylib.foo), got {target} which is of type {type(target)}"
                )
            if target in flop_registry:
                raise RuntimeError(f"duplicate registrations for {target}")
            flop_registry[target] = formula
        return formula

    return register


def mm_flop_count(a_shape, b_shape):
    return 2 * math.prod(a_shape) * b_shape[-1]


@register_flop_formula([aten.mm, aten.bmm])
def mm_flop(a_shape, b_shape, *args, out_shape=None, **kwargs):
    return mm_flop_count(a_shape, b_shape)


@register_flop_formula([aten.addmm, aten.baddbmm])
def addmm_flop(self_shape, a_shape, b_shape, *args, out_shape=None, **kwargs):
    return mm_flop_count(a_shape, b_shape)


def conv_flop_count(x_shape, w_shape, out_shape, transposed=False):
    """Each weight meets each position of the result; transposed, each of the input."""
    return 2 * x_shape[0] * math.prod(w_shape) * math.prod((x_shape if transposed else out_shape)[2:])


@register_flop_formula(aten.convolution)
def conv_flop(x_shape, w_shape, bias, stride, padding, dilation, transposed, *args, out_shape=None, **kwargs):
    return conv_flop_count(x_shape, w_shape, out_shape, transposed)


@register_flop_formula(aten.convolution_weight)
def conv_weight_flop(x_shape, grad_shape, *args, out_shape=None, **kwargs):
    return conv_flop_count(x_shape, out_shape, grad_shape, transposed=any(a is True for a in args))


class FlopCounterMode:
    """Counts what runs inside it. With display, prints the table at its end, modules down to depth."""

    def __init__(self, mods=None, depth=2, display=True, custom_mapping=None):
        if mods is not None:
            import warnings

            warnings.warn("mods argument is not needed anymore, you can stop passing it", stacklevel=2)
        self.flop_counts = collections.defaultdict(lambda: collections.defaultdict(int))
        self.depth, self.display, self.mode = depth, display, None
        own = {k: f if getattr(f, "_get_raw", False) else _of_shapes(f) for k, f in (custom_mapping or {}).items()}
        self.flop_registry = flop_registry | own
        self.mod_tracker = ModuleTracker()

    def get_total_flops(self):
        return sum(self.flop_counts["Global"].values())

    def get_flop_counts(self):
        """{name of a module: {operator: count}}"""
        return {name: dict(counts) for name, counts in self.flop_counts.items()}

    def get_table(self, depth=None):
        import tabulate

        tabulate.PRESERVE_WHITESPACE = True
        depth = next(d for d in (depth, self.depth, math.inf) if d is not None)
        total = self.get_total_flops()
        unit = max(0, min(len(_UNITS) - 1, (len(str(total)) - 2) // 3))

        def line(indent, name, count):
            share = f"{count / total:.2%}" if total else "0%"
            return [" " * indent + name, f"{count / 1000**unit:.3f}{_UNITS[unit]}", share]

        def rows(name, indent):
            counts = self.flop_counts[name]
            return [line(indent, name, sum(counts.values())), *(line(indent, f" - {op}", n) for op, n in counts.items())]

        shown = [name for name in sorted(self.flop_counts) if name != "Global" and name.count(".") < depth]
        whole = any(sum(self.flop_counts[name].values()) >= total for name in shown)
        outer = "Global" in self.flop_counts and not whole
        table = rows("Global", 0) if outer else []
        for name in shown:
            table += rows(name, name.count(".") + outer)
        return tabulate.tabulate(
            table or [["Global", "0", "0%"]], headers=["Module", "FLOP", "% Total"], colalign=("left", "right", "right")
        )

    def __enter__(self):
        self.flop_counts.clear()
        self.mod_tracker.__enter__()
        self.mode = _Counting(self).__enter__()
        return self

    def __exit__(self, *exc):
        self.mode.__exit__(*exc)
        self.mode = None
        self.mod_tracker.__exit__()
        if self.display:
            print(self.get_table(self.depth))

    def _count(self, op, out, args, kwargs):
        formula = self.flop_registry.get(op)
        if formula is not None:
            count = formula(*args, **kwargs, out_val=out)
            for name in self.mod_tracker.parents:
                self.flop_counts[name][op] += count


class _Counting(TorchDispatchMode):
    def __init__(self, counter):
        super().__init__()
        self.counter = counter

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        out = func(*args, **(kwargs or {}))
        self.counter._count(func._overloadpacket, out, args, kwargs or {})
        return out

"""Custom operators with results that the library's own operators do not have, lists of tensors: they stay in Python, where
a custom function records them."""

import inspect

from .. import _C
from ..utils._pytree import tree_flatten, tree_unflatten


def needed(schema):
    """Whether a result is neither a Tensor nor a number."""
    returns = schema[schema.rindex("->") + 2 :].strip().removeprefix("(").removesuffix(")")
    kinds = [kind.split()[0].partition("(")[0] for kind in returns.split(",") if kind.strip()]
    return any(kind not in ("Tensor", "int", "float", "bool") for kind in kinds if kind != "None")


def call(op, args, kwargs):
    """Calls the operator's forward, which autograd does not look into."""
    from ..autograd import Function

    bound = inspect.signature(op._forward).bind(*args, **kwargs)
    bound.apply_defaults()
    leaves, spec = tree_flatten(bound.args)
    made = []

    class Listed(Function):
        @staticmethod
        def forward(ctx, *leaves):
            inputs = tree_unflatten(leaves, spec)
            output = op._forward(*inputs, **bound.kwargs)
            backward, setup = op._derivative
            if setup is not None:
                setup(ctx, inputs, output)
            flat, form = tree_flatten(output)
            made[:] = [output, form, [isinstance(x, _C.Tensor) for x in flat]]
            return tuple(x for x in flat if isinstance(x, _C.Tensor))

        @staticmethod
        def backward(ctx, *grads):
            backward, _ = op._derivative
            if backward is None:
                raise RuntimeError(f"{op._qualname}: no gradient was registered for it")
            output, form, tensors = made
            rest = iter(grads)
            shaped = tree_unflatten([next(rest) if t else None for t in tensors], form)
            got = backward(ctx, *(shaped if isinstance(output, tuple) else (shaped,)))
            got = got if isinstance(got, tuple) else (got,)
            out = []
            for value, grad in zip(bound.args, got):
                n = len(tree_flatten(value)[0])
                out += [None] * n if grad is None else tree_flatten(grad)[0] if isinstance(value, (list, tuple)) else [grad]
            return tuple(out)

    Listed.__name__ = Listed.__qualname__ = op.__name__
    tensors = Listed.apply(*leaves)
    tensors = iter(tensors if isinstance(tensors, tuple) else (tensors,))
    output, form, kinds = made
    plain = tree_flatten(output)[0]
    return tree_unflatten([next(tensors) if t else x for t, x in zip(kinds, plain)], form)

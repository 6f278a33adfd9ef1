"""Activation checkpointing: what lies inside is computed again in backward instead of being kept."""

import contextlib

from .. import _C
from ..autograd import graph as _graph
from .._random import get_rng_state, set_rng_state


@contextlib.contextmanager
def _rng(state):
    now = get_rng_state()
    set_rng_state(state)
    try:
        yield
    finally:
        set_rng_state(now)


def checkpoint(
    function,
    *args,
    use_reentrant=None,
    context_fn=None,
    determinism_check="default",
    debug=False,
    preserve_rng_state=True,
    **kwargs,
):
    """function(*args, **kwargs) whose intermediate tensors are made again when backward asks for them."""
    if not _C.is_grad_enabled():
        return function(*args, **kwargs)
    state = get_rng_state() if preserve_rng_state else None
    saved = {"count": 0, "again": None}

    def pack(tensor):
        index = saved["count"]
        saved["count"] += 1
        return index

    def recompute():
        kept = []

        def keep(tensor):
            kept.append(tensor.detach())
            return len(kept) - 1

        with contextlib.ExitStack() as stack:
            if state is not None:
                stack.enter_context(_rng(state))
            stack.enter_context(_C.enable_grad())
            stack.enter_context(_graph.saved_tensors_hooks(keep, lambda i: kept[i]))
            function(*args, **kwargs)
        if len(kept) != saved["count"]:
            raise CheckpointError(
                "torch.utils.checkpoint: A different number of tensors was saved during the original forward and "
                f"recomputation.\nNumber of tensors saved during forward: {saved['count']}\n"
                "Number of tensors saved during "
                f"recomputation: {len(kept)}."
            )
        return kept

    def unpack(index):
        if saved["again"] is None:
            saved["again"] = dict(enumerate(recompute()))
        out = saved["again"][index]
        return out

    with _graph.saved_tensors_hooks(pack, unpack):
        return function(*args, **kwargs)


class CheckpointError(RuntimeError):
    """The second forward saved other tensors than the first."""


def checkpoint_sequential(functions, segments, input, use_reentrant=None, **kwargs):
    """Runs a list of modules in `segments` checkpointed parts."""
    functions = list(functions.children()) if hasattr(functions, "children") else list(functions)
    size = len(functions) // segments

    def run(start, end):
        def forward(x):
            for f in functions[start:end]:
                x = f(x)
            return x

        return forward

    end = 0
    for start in range(0, size * (segments - 1), size):
        end = start + size
        input = checkpoint(run(start, end), input, use_reentrant=use_reentrant, **kwargs)
    return run(end, len(functions))(input)

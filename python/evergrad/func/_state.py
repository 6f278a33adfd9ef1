"""The transforms of functions that a thread is in, outermost first: what their errors, custom functions and printing ask
for. A level knows its kind ("grad", "jvp" or "vmap") and what marks its tensors."""

import threading

from .. import _C

Tensor = _C.Tensor


class _Thread(threading.local):
    def __init__(self):
        self.levels = []


_thread = _Thread()


class Level:
    """One transform: entered while its function runs."""

    def __init__(self, kind, number=0, size=0, randomness="error"):
        self.kind = kind
        self.number = number  # of the engine: its level of forward mode or of vmap
        self.size, self.randomness = size, randomness  # of vmap
        self.leaves, self.nodes = (), ()  # of grad: what is differentiated by

    def __enter__(self):
        _thread.levels.append(self)
        _C._set_transforms(len(_thread.levels))
        return self

    def __exit__(self, *exc):
        _thread.levels.remove(self)
        _C._set_transforms(len(_thread.levels))

    def differentiates_by(self, tensors):
        self.leaves = {id(t) for t in tensors}
        self.nodes = {t.grad_fn for t in tensors if t.grad_fn is not None}


def levels():
    """Those that are active."""
    return _thread.levels


def depth():
    """How many are."""
    return len(_thread.levels)


def refuse(what):
    """For what transformed functions may not call."""
    if _thread.levels:
        raise RuntimeError(
            f"{what} (or one of the functions of torch.autograd.functional) was called inside a function that torch.func "
            "transforms. That is not supported: call it outside, or use the transforms of torch.func (grad, vjp, jvp, "
            "jacrev, jacfwd, hessian, ...)."
        )


def tracked(tensor, level):
    """Does the tensor depend on what a level of grad differentiates by?"""
    if id(tensor) in level.leaves:
        return True
    waiting, seen = [tensor.grad_fn], set()
    while waiting:
        node = waiting.pop()
        if node is None or node in seen:
            continue
        if node in level.nodes or id(getattr(node, "variable", None)) in level.leaves:
            return True
        seen.add(node)
        waiting += [n for n, _ in node.next_functions]
    return False


def tensor_repr(tensor):
    """A tensor inside transforms: a wrapper for each level that it belongs to; None where it belongs to none."""
    from ..autograd import forward_ad

    before, after = [], []
    for i in range(len(_thread.levels), 0, -1):
        level = _thread.levels[i - 1]
        if level.kind == "functionalize":
            continue
        if level.kind == "vmap":
            at, dim = _C._vmap_place(tensor)
            if at != level.number:
                continue
            tensor = _C._vmap_unwrap(tensor, dim, at)
            before.append(f"BatchedTensor(lvl={i}, bdim={dim}, value=")
        elif level.kind == "jvp":
            primal, tangent = forward_ad.unpack_dual(tensor, level=level.number)
            if tangent is None:
                continue
            tensor = primal
            before.append(f"GradTrackingTensor(lvl={i}, value=")
        elif tensor.requires_grad and tracked(tensor, level):
            before.append(f"GradTrackingTensor(lvl={i}, value=")
        else:
            continue
        after.append("\n)")
    if not before:
        return None
    if tensor._is_batched:  # of a level that has ended
        return "".join(before) + f"<{tuple(tensor.shape)}>" + "".join(after)
    text = repr(tensor.detach())
    for i, wrapper in enumerate(reversed(before), 1):
        text = wrapper + "\n    " + text.replace("\n", "\n    ") + after[-i]
    return text

"""The graph: nodes, their hooks, hooks of saved tensors."""

import contextlib
import threading
from collections import namedtuple

from .. import _C
from .._handle import RemovableHandle

Node = _C.Node
GradientEdge = namedtuple("GradientEdge", "node output_nr")


def get_gradient_edge(tensor):
    """Where the gradient of a tensor arrives: (node, number of the output)."""
    if not tensor.requires_grad:
        raise RuntimeError("It is not possible to get the gradient edge for a Tensor that does not require gradients")
    node = tensor.grad_fn
    if node is None:
        node = tensor.view_as(tensor).grad_fn.next_functions[0][0]
    return GradientEdge(node, tensor.output_nr)


def _node_hook(node, hook):
    def run(grad_inputs, grad_outputs):
        return hook(grad_inputs, grad_outputs)

    id_ = node._add_hook(run, False)
    return RemovableHandle(lambda: node._remove_hook(id_))


def _node_prehook(node, hook):
    id_ = node._add_hook(hook, True)
    return RemovableHandle(lambda: node._remove_hook(id_))


class _Thread(threading.local):
    hooks = 0  # how many saved_tensors_hooks are entered
    refused = None  # why none may be


_thread = _Thread()


class saved_tensors_hooks:
    """Inside, pack(tensor) is kept instead of a saved tensor, and unpack gives it back in backward."""

    def __init__(self, pack_hook, unpack_hook):
        self.pack_hook = pack_hook
        self.unpack_hook = unpack_hook

    def __enter__(self):
        if _thread.refused:
            raise RuntimeError(_thread.refused)
        _C._push_saved_hooks(self.pack_hook, self.unpack_hook)
        _thread.hooks += 1

    def __exit__(self, *exc):
        _C._pop_saved_hooks()
        _thread.hooks -= 1


class save_on_cpu(saved_tensors_hooks):
    """Saved tensors wait on the CPU."""

    def __init__(self, pin_memory=False, device_type="cuda"):
        def pack(tensor):
            return tensor.device, tensor.cpu()

        super().__init__(pack, lambda packed: packed[1].to(packed[0]))


class allow_mutation_on_saved_tensors:
    """Inside, tensors that are saved for backward may be changed in place: copies of them are saved."""

    def __enter__(self):
        self._copies = []
        self._hooks = saved_tensors_hooks(self._pack, lambda copy: copy)
        self._hooks.__enter__()
        return self

    def _pack(self, tensor):
        copy = tensor.detach().clone()
        self._copies.append(copy)
        return copy

    def __exit__(self, *exc):
        self._hooks.__exit__(*exc)
        self.clear()

    def clear(self):
        """Forgets the copies that no graph holds."""
        self._copies = []


def increment_version(tensor):
    """Notes that a tensor, or each of several, was changed in place by code that the library did not see."""
    for t in (tensor,) if isinstance(tensor, _C.Tensor) else tensor:
        t._bump_version()


@contextlib.contextmanager
def disable_saved_tensors_hooks(error_message):
    """Inside, saved_tensors_hooks raises; where one is entered already, this does."""
    if _thread.hooks:
        raise RuntimeError(error_message)
    before, _thread.refused = _thread.refused, error_message
    try:
        yield
    finally:
        _thread.refused = before


class _MultiHandle(tuple):
    def remove(self):
        for handle in self:
            handle.remove()

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        self.remove()


_waiting = {}  # hooks of several tensors that have seen some gradients of the pass that runs: {id: (function, gradients)}


def _end_of_pass(failed):
    """Calls the hooks that still wait: the tensors that got no gradient in this pass have None."""
    calls = list(_waiting.values())
    _waiting.clear()
    if not failed:
        for fn, grads in calls:
            fn(list(grads))


def register_multi_grad_hook(tensors, fn, *, mode="all"):
    """fn(gradients) when all of them have arrived, or fn(gradient) at the first."""
    if mode not in ("all", "any"):
        raise ValueError(f"Expects mode to be one of ('all', 'any') but got {mode}")
    tensors = list(tensors)
    key = object()
    seen = {}

    def hook(index):
        def run(grad):
            if mode == "any":
                if not seen.get("done"):
                    seen["done"] = True
                    fn(grad)
                return
            _, grads = _waiting.setdefault(id(key), (fn, [None] * len(tensors)))
            grads[index] = grad
            if all(g is not None for g in grads):
                del _waiting[id(key)]
                fn(grads)

        return run

    handle = _MultiHandle(t.register_hook(hook(i)) for i, t in enumerate(tensors))
    handle.key = key
    return handle

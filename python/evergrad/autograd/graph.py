"""The graph: nodes, their hooks, hooks of saved tensors."""

import contextlib
import functools
import threading
from collections import namedtuple

from .. import _C
from .._handle import EngineHandle

GradientEdge = namedtuple("GradientEdge", "node output_nr")


class _NodeMeta(type):
    def __instancecheck__(cls, x):
        return cls.__subclasscheck__(type(x))

    def __subclasscheck__(cls, sub):
        from .function import BackwardCFunction

        return issubclass(sub, (_C.Node, BackwardCFunction)) or type.__subclasscheck__(cls, sub)


class Node(metaclass=_NodeMeta):
    """A node of the graph, as `tensor.grad_fn` gives it: each kind of node is a class of its own, and isinstance knows it."""

    def name(self):
        """The name of the operation."""
        raise NotImplementedError

    @property
    def next_functions(self):
        """The nodes that gradients go to from here: ((node, number of its output), ...)."""
        raise NotImplementedError

    @property
    def metadata(self):
        """A dictionary for whoever wants to note something of the node."""
        raise NotImplementedError

    def register_hook(self, fn):
        """fn(grad_inputs, grad_outputs) -> None or new grad_inputs, called after the node."""
        raise NotImplementedError

    def register_prehook(self, fn):
        """fn(grad_outputs) -> None or new grad_outputs, called before the node."""
        raise NotImplementedError


def get_gradient_edge(tensor):
    """Where the gradient of a tensor arrives: (node, number of the output)."""
    if not tensor.requires_grad:
        raise RuntimeError("It is not possible to get the gradient edge for a Tensor that does not require gradients")
    node = tensor.grad_fn
    if node is None:
        node = tensor.view_as(tensor).grad_fn.next_functions[0][0]
    return GradientEdge(node, tensor.output_nr)


def _stand_in(x):
    """What stands for a tensor, or for the result of a node that an edge names, where a pass begins or ends."""
    return _C._node_output(x.node, x.output_nr) if isinstance(x, GradientEdge) else x


class _InputMetadata:
    """What a node takes as one of its gradients."""

    is_nested_tensor = is_cpp_nested_tensor = False

    def __init__(self, result):
        self.shape, self.dtype, self.device = result.shape, result.dtype, result.device

    def __repr__(self):
        return f"InputMetadata(shape={tuple(self.shape)}, dtype={self.dtype}, device={self.device})"


def _input_metadata(node, results):
    return tuple(_InputMetadata(r) for r in results)


def _node_hook(node, hook):
    def run(grad_inputs, grad_outputs):
        return hook(grad_inputs, grad_outputs)

    id_ = node._add_hook(run, False)
    return EngineHandle(lambda: node._remove_hook(id_))


def _set_hooks(tensor, hooks):
    """tensor._backward_hooks = hooks: None, or a mapping whose functions run, as it is then, in each pass."""
    own = tensor.__dict__
    own.pop("_backward_hooks", None)
    if (before := own.pop("_hooks_handle", None)) is not None:
        tensor._remove_hook(before)
    if hooks is None:
        return

    def run(grad):
        for hook in list(hooks.values()):
            new = hook(grad)
            grad = grad if new is None else new
        return grad

    own["_backward_hooks"] = hooks
    if tensor.requires_grad:
        own["_hooks_handle"] = tensor._register_hook(run)


def _node_prehook(node, hook):
    id_ = node._add_hook(hook, True)
    return EngineHandle(lambda: node._remove_hook(id_))


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
        if _thread.refused is not None:
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


def __getattr__(name):
    if name == "allow_mutation_on_saved_tensors":  # over the modes of dispatch, which import this package
        from ._mutation import allow_mutation_on_saved_tensors

        globals()[name] = allow_mutation_on_saved_tensors
        return allow_mutation_on_saved_tensors
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")


def _saved_tensors_hooks_is_enabled():
    """Whether saved_tensors_hooks may be entered."""
    return _thread.refused is None


def _saved_tensors_hooks_get_disabled_error_message():
    """Why they may not; None where they may."""
    return _thread.refused


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


class _MultiGradHook:
    """A function that wants the gradients of several tensors at once, and those of the pass that runs it has seen."""

    def __init__(self, fn, count, first):
        self.fn, self.count, self.first = fn, count, first
        self.lock = threading.Lock()
        self.passes = {}  # pass: the gradients so far, None once the function was called

    def saw(self, index, grad):
        now = _C._current_graph_task_id()
        with self.lock:
            if now not in self.passes:
                self.passes[now] = [None] * self.count
                _C._after_pass(lambda: self._done(now))
            grads = self.passes[now]
            if grads is None:
                return
            grads[index] = grad
            if not self.first and any(g is None for g in grads):
                return
            self.passes[now] = None
        self.fn(grad if self.first else grads)

    def _done(self, now):
        """The pass is over: tensors that got no gradient in it have None."""
        with self.lock:
            grads = self.passes.pop(now, None)
        if grads is not None and not self.first:
            self.fn(grads)


def register_multi_grad_hook(tensors, fn, *, mode="all"):
    """fn(gradients) when all of them have arrived, or, mode="any", fn(gradient) at the first, once a pass."""
    if mode not in ("all", "any"):
        raise ValueError(f"Expects mode to be one of ('all', 'any') but got {mode}")
    tensors = list(tensors)
    watch = _MultiGradHook(fn, len(tensors), mode == "any")
    return _MultiHandle(t.register_hook(functools.partial(watch.saw, i)) for i, t in enumerate(tensors))

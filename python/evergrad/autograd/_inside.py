"""What `_C` has of autograd that is written in Python: nodes to call by hand, questions about the pass that runs, and weak
references to tensors."""

import warnings
import weakref

from .. import _C
from .function import Function, Undefined, delayed_error
from .grad_mode import is_multithreading_enabled
from .graph import Node


def _alone(outputs):
    return outputs[0] if len(outputs) == 1 else outputs


class UndefinedGrad(Node):
    """UndefinedGrad()(tensors): the tensors, which let no gradient through."""

    def __call__(self, *tensors):
        return Undefined.apply(*tensors)


class DelayedError(Node):
    """DelayedError(message, n)(n tensors): the tensors, whose backward raises the message."""

    def __init__(self, message, num_inputs):
        self.message, self.num_inputs = message, num_inputs

    def __call__(self, *tensors):
        return _alone(delayed_error(self.message).apply(*tensors))


class _Functions:
    """The nodes that have names in `_C`."""

    UndefinedGrad, DelayedError = UndefinedGrad, DelayedError

    def __init__(self):
        leaf = _C.empty((0,), requires_grad=True)
        with _C.enable_grad():  # it may be a backward that asks
            self.AccumulateGrad = type(leaf.view_as(leaf).grad_fn.next_functions[0][0])


functions = _Functions()


class WeakTensorRef:
    """Knows whether a tensor is gone, without keeping it. The library may hold a leaf whose object is gone: a hook of it,
    which does nothing, tells of that."""

    def __init__(self, tensor):
        if tensor.requires_grad and tensor.is_leaf:

            def watch(grad):
                return None

            tensor._register_hook(watch)
            self._ref = weakref.ref(watch)
        else:
            self._ref = weakref.ref(tensor)

    def expired(self):
        """Whether it is gone."""
        return self._ref() is None


def current_graph_task_execution_order():
    """The nodes of the backward pass that runs, in the order in which they do."""
    if _C._current_graph_task_id() < 0:
        raise RuntimeError("_current_graph_task_execution_order should only be called during the backward pass")
    if is_multithreading_enabled():
        raise RuntimeError(
            "_current_graph_task_execution_order expects the current backward to be executed with multithreading disabled, "
            "e.g. by running: with torch.autograd.set_multithreading_enabled(False)"
        )
    return _C._pass_order()


def will_engine_execute_node(node):
    """Whether the backward pass that runs comes to the node."""
    if not isinstance(node, Node):
        raise RuntimeError(f"_will_engine_execute_node expects an grad_fn, but got {type(node).__name__}")
    if _C._current_graph_task_id() < 0:
        raise RuntimeError("_will_engine_execute_node should only be called during the backward pass")
    if node not in _C._pass_order():
        return False
    if _C._pass_gives_gradients() and not node.next_functions:
        raise RuntimeError(
            "A leaf node was passed to _will_engine_execute_node but we are currently running autograd.grad(). This is "
            "currently not supported."
        )
    return True


class _WarnInAutograd(Function):
    @staticmethod
    def forward(ctx, tensor):
        return tensor.clone()

    @staticmethod
    def backward(ctx, grad):
        warnings.warn("Warn from backward", UserWarning, stacklevel=2)
        return grad


def test_warn_in_autograd(tensor):
    """A copy of the tensor, whose backward warns."""
    return _WarnInAutograd.apply(tensor)


class _CachedTensors:
    """Tensors of which somebody said that he keeps them; nothing is noted while that is switched off."""

    def __init__(self):
        self.enabled, self._refs = False, {}

    def set_enabled(self, on):
        """Whether tensors are noted."""
        self.enabled = bool(on)

    def add(self, tensor):
        """Notes a tensor."""
        if self.enabled:
            self._refs[id(tensor)] = weakref.ref(tensor, lambda _, key=id(tensor): self._refs.pop(key, None))

    def remove(self, tensor):
        """Forgets it."""
        self._refs.pop(id(tensor), None)

    def has(self, tensor):
        """Whether it is noted."""
        return id(tensor) in self._refs


cached_tensors = _CachedTensors()
set_cached_tensors_enabled, is_cached_tensor = cached_tensors.set_enabled, cached_tensors.has
add_cached_tensor, remove_cached_tensor = cached_tensors.add, cached_tensors.remove

"""Which modules run at the moment, forward or backward."""

import weakref

from .. import _C
from ..autograd.graph import register_multi_grad_hook
from ..nn.modules.module import register_module_forward_hook, register_module_forward_pre_hook
from ._pytree import tree_leaves

__all__ = ["ModuleTracker"]


class ModuleTracker:
    """While it is entered, `parents` holds the names of the modules that run, "Global" among them."""

    def __init__(self):
        self.parents = {"Global"}
        self._names = weakref.WeakKeyDictionary()
        self._hooks, self._backward_seen = [], False

    @property
    def is_bw(self):
        return _C._current_graph_task_id() != -1

    def _name(self, module):
        """Its path from the module that was called first, which goes by the name of its class."""
        if module not in self._names:
            root = type(module).__name__
            for path, below in module.named_modules():
                self._names.setdefault(below, f"{root}.{path}" if path else root)
        return self._names[module]

    def _begin(self, name):
        self.parents.add(name)

    def _end(self, name):
        self.parents.discard(name)

    def _begin_backward(self, name):
        if not self._backward_seen:  # the inputs of the first module need no gradient: nothing tells of its end
            from ..autograd import Variable

            self._backward_seen = True
            Variable._execution_engine.queue_callback(self._after_backward)
        self._begin(name)

    def _after_backward(self):
        self.parents, self._backward_seen = {"Global"}, False

    def _at_gradients(self, values, act, name):
        tensors = [t for t in tree_leaves(values) if isinstance(t, _C.Tensor) and t.requires_grad]
        if tensors:
            self._hooks.append(register_multi_grad_hook(tensors, lambda *_: act(name)))

    def _before(self, module, args):
        name = self._name(module)
        self._begin(name)
        self._at_gradients(args, self._end, name)

    def _after(self, module, args, output):
        name = self._name(module)
        self._end(name)
        self._at_gradients(output, self._begin_backward, name)

    def __enter__(self):
        self._entered = register_module_forward_pre_hook(self._before), register_module_forward_hook(self._after)
        return self

    def __exit__(self, *exc):
        for handle in (*self._entered, *self._hooks):
            handle.remove()
        self._hooks.clear()

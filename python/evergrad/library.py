"""Custom operators, callable by name from every language in the process.

    @evergrad.library.custom_op("mine::scale(Tensor x, float by) -> Tensor")
    def scale(x, by):
        return x * by

    @scale.register_autograd
    def _(x, by, result, grad):
        return grad * by, None
"""

from . import _C


class CustomOp:
    """A custom operator; registered with the library at its first call."""

    def __init__(self, schema, forward):
        self.schema, self._forward, self._vjp, self._handle = schema, forward, None, None
        self.__name__ = schema.split("(")[0].split("::")[-1]

    def register_autograd(self, vjp):
        """vjp(*args, *results, *grads) -> a gradient (or None) for each argument."""
        if self._handle is not None:
            raise RuntimeError(f"{self.schema} is registered already")
        self._vjp = vjp
        return vjp

    def register(self):
        if self._handle is None:
            self._handle = _C._register_op(self.schema, self._forward, self._vjp)
        return self

    def __call__(self, *args):
        if self._handle is None:
            self.register()
        return self._handle(*args)


def custom_op(schema, forward=None):
    """Declares a custom operator by its schema; a decorator of its forward."""
    if forward is None:
        return lambda f: CustomOp(schema, f)
    return CustomOp(schema, forward)


def register(schema, forward, vjp=None):
    """Registers at once; gives the operator back."""
    return _C._register_op(schema, forward, vjp)


def get(name, overload=""):
    """Any operator by name: a built-in one, or one that some language registered."""
    return _C._resolve_op(name, overload)

"""Custom operators, callable by name from every language in the process.

    @evergrad.library.custom_op("mine::scale", mutates_args=())
    def scale(x: Tensor, by: float) -> Tensor:
        return x * by

    def setup_context(ctx, inputs, output):
        ctx.by = inputs[1]

    scale.register_autograd(lambda ctx, grad: (grad * ctx.by, None), setup_context=setup_context)

The name may be a whole schema instead, "mine::scale(Tensor x, float by) -> Tensor", and a gradient a plain function of
the arguments, the results and their gradients: `scale.register_vjp(lambda x, by, result, grad: (grad * by, None))`. An
operator reaches the library at its first call, or by `register()`.
"""

import re

from . import _C
from ._library import listed

_ops = {}  # qualified name: CustomOp
_TYPES = {
    "Tensor": "Tensor",
    "int": "int",
    "float": "float",
    "bool": "bool",
    "str": "str",
    "Number": "Scalar",
    "dtype": "DType",
    "device": "Device",
}


class CustomOp:
    """A custom operator."""

    def __init__(self, schema, forward):
        self.schema, self._forward, self._vjp, self._handle = schema, forward, None, None
        self._qualname = schema.split("(")[0].strip()
        self.__name__ = self._qualname.split("::")[-1]
        inside = schema[schema.index("(") + 1 : schema.rindex("->")].rstrip().rstrip(")")
        found = list(re.finditer(r"(\w+)\s*(?:=\s*([^,\[\]()]+|\[[^\]]*\]))?\s*(?:,|$)", inside))
        self._params = [(m.group(1), m.group(2)) for m in found]
        star = inside.find("*,")
        self._by_name = [m.group(1) for m in found if 0 <= star < m.start()]
        self._listed, self._derivative = listed.needed(schema), (None, None)
        _ops[self._qualname] = self

    def register_vjp(self, vjp):
        """vjp(*args, *results, *grads) -> a gradient (or None) for each argument."""
        if self._handle is not None:  # it was called already: the library gets to know it anew
            self._handle.unregister()
            self._handle = None
        self._vjp = vjp
        return vjp

    def register_autograd(self, backward, /, *, setup_context=None):
        """backward(ctx, *grads) gives a gradient (or None) for each argument; setup_context(ctx, inputs, output) what
        it needs."""
        if self._listed:
            self._derivative = backward, setup_context
            return
        count = len(self._params)

        def vjp(*values):
            from .autograd.function import FunctionCtx

            args = values[:count]
            results = (len(values) - count) // 2
            outputs, grads = values[count : count + results], values[count + results :]
            ctx = FunctionCtx()
            ctx.needs_input_grad = tuple(
                isinstance(a, _C.Tensor) and (a.is_floating_point() or a.is_complex()) for a in args
            )
            if setup_context is not None:
                setup_context(ctx, args, outputs[0] if results == 1 else outputs)
            got = backward(ctx, *grads)
            return got[0] if count == 1 and isinstance(got, (tuple, list)) else got

        self.register_vjp(vjp)

    def register_fake(self, fn):
        """Shapes come from running the operator itself."""
        return fn

    def register_kernel(self, device_types, fn=None):
        """Another forward for a device."""

        def put(f):
            if device_types in (None, "cpu") or "cpu" in device_types:
                self._forward = f
            return f

        return put if fn is None else put(fn)

    def set_kernel_enabled(self, device_type, enabled=True):
        """Would switch the forward of a device off; there is one forward."""
        raise NotImplementedError("CustomOpDef.set_kernel_enabled is not available: an operator has one forward")

    def _run(self, *args):
        count = len(args) - len(self._by_name)
        return self._forward(*args[:count], **dict(zip(self._by_name, args[count:], strict=True)))

    def register(self):
        if self._handle is None and not self._listed:
            self._handle = _C._register_op(self.schema, self._run, self._vjp)
        return self

    def unregister(self):
        """Takes the operator back. Its name is free again; a graph that has it keeps its gradient."""
        if self._handle is not None:
            self._handle.unregister()
            self._handle = None
        if _ops.get(self._qualname) is self:
            del _ops[self._qualname]

    @property
    def default(self):
        """Its only overload."""
        return self

    def __call__(self, *args, **kwargs):
        if self._listed:
            return listed.call(self, args, kwargs)
        if self._handle is None:
            self.register()
        if kwargs:
            full = list(args)
            for name, default in self._params[len(args) :]:
                full.append(kwargs.pop(name, None))
            if kwargs:
                raise TypeError(f"{self.__name__}() got an unexpected keyword argument '{next(iter(kwargs))}'")
            args = full
        return self._handle(*args)

    def __repr__(self):
        return f"<CustomOp({self._qualname})>"


def _type_of(annotation):
    """The schema's word for a Python annotation."""
    import typing

    origin, args = typing.get_origin(annotation), typing.get_args(annotation)
    if annotation is _C.Tensor or annotation == "Tensor":
        return "Tensor"
    if args and type(None) in args:
        rest = [a for a in args if a is not type(None)]
        if len(rest) == 1:
            return _type_of(rest[0]) + "?"
        return "Scalar?"
    if origin in (list, tuple) or (origin is not None and getattr(origin, "__name__", "") == "Sequence"):
        return _type_of(args[0]) + "[]"
    if origin is typing.Union or (args and set(args) <= {int, float, bool}):
        return "Scalar"
    name = annotation if isinstance(annotation, str) else getattr(annotation, "__name__", str(annotation))
    name = name.rsplit(".", 1)[-1]
    if name not in _TYPES:
        raise ValueError(
            f"infer_schema(func): Parameter has unsupported type {annotation}. The valid types are: {sorted(_TYPES)}."
        )
    return _TYPES[name]


def infer_schema(prototype_function, /, *, mutates_args=(), op_name=None):
    """The schema of a function from its annotations."""
    import inspect
    import typing

    try:
        hints = typing.get_type_hints(prototype_function)
    except Exception:  # names that cannot be resolved stay text
        hints = dict(prototype_function.__annotations__)
    parts = []
    for p in inspect.signature(prototype_function).parameters.values():
        if p.name not in hints:
            raise ValueError(f"infer_schema(func): Parameter {p.name} must have a type annotation.")
        text = f"{_type_of(hints[p.name])} {p.name}"
        if p.default is not p.empty:
            text += f"={p.default!r}"
        parts.append(text)
    ret = hints.get("return", type(None))
    args = typing.get_args(ret)
    if ret in (None, type(None)):
        result = "()"
    elif typing.get_origin(ret) is tuple:
        result = "(" + ", ".join(_type_of(a) for a in args) + ")"
    else:
        result = _type_of(ret)
    return f"{op_name or ''}({', '.join(parts)}) -> {result}"


def custom_op(name, fn=None, /, *, mutates_args=(), device_types=None, schema=None):
    """Declares a custom operator by name, with the types from annotations or `schema`; a decorator of its forward."""

    def make(f):
        if "(" in name:
            return CustomOp(name, f)
        if schema is not None:
            return CustomOp(name + schema, f)
        return CustomOp(infer_schema(f, mutates_args=mutates_args, op_name=name), f)

    return make if fn is None else make(fn)


def _find(op):
    if isinstance(op, CustomOp):
        return op
    if op in _ops:
        return _ops[op]
    raise RuntimeError(f"there is no custom operator {op}")


def register_autograd(op, backward, /, *, setup_context=None, lib=None):
    _find(op).register_autograd(backward, setup_context=setup_context)


def register_fake(op, func=None, /, *, lib=None):
    return (lambda f: f) if func is None else func


def register_kernel(op, device_types, func=None, /, *, lib=None):
    return _find(op).register_kernel(device_types, func)


def _declare(schema, qualname):
    """An operator whose forward comes later."""

    def missing(*args):
        raise NotImplementedError(f"{qualname} has no implementation for the CPU")

    return CustomOp(schema, missing)


def define(qualname, schema, alias_analysis="", *, lib=None, tags=()):
    """Declares an operator, "ns::name" with "(Tensor x) -> Tensor", whose forward `impl` gives; or one of a Library."""
    if isinstance(qualname, Library):
        name = qualname.define(schema, alias_analysis, tags=tags)
        return lambda f: (qualname.impl(name, f), f)[1]
    if not isinstance(qualname, str):
        raise ValueError(f"define(qualname, schema): expected qualname to be instance of str, got {type(qualname)}")
    if "::" not in qualname:
        raise ValueError(f"define(qualname, schema): expected qualname to be of the form ns::name, got {qualname}")
    op = _declare(qualname + schema.strip(), qualname)
    if lib is not None:
        lib._ops[op.__name__] = op


def _for_the_cpu(types):
    """Whether a forward for devices, or keys of dispatch, is one for the CPU."""
    types = (types,) if isinstance(types, str) else types
    return types is None or any(t in ("cpu", "default") or t in fragments._HERE for t in types)


def impl(qualname, types, func=None, *, lib=None):
    """Gives the forward of an operator that `define` declared, for devices; or, of a Library, for a key of dispatch. Without
    a function, a decorator."""
    if isinstance(qualname, Library):
        return lambda f: (qualname.impl(types, f, func or ""), f)[1]

    def give(f):
        op = _find(qualname)
        if _for_the_cpu(types):
            op._forward = f
        return f

    return give if func is None else give(func)


def impl_abstract(qualname, func=None, *, lib=None, _stacklevel=1):
    """register_fake by its older name."""
    return register_fake(qualname, func, lib=lib)


def register_autocast(op, device_type, cast_inputs, /, *, lib=None):
    """The dtype in which autocast would run an operator: autocast is off."""
    _find(op)


def register_vmap(op, func=None, /, *, lib=None):
    """How vmap would run an operator."""
    raise NotImplementedError("torch.library.register_vmap is not available: operators of the user's have no rule for vmap")


def register_torch_dispatch(op, torch_dispatch_class, func=None, /, *, lib=None):
    """What an operator does for a class of tensors."""
    raise NotImplementedError("torch.library.register_torch_dispatch is not available: there are no keys of dispatch")


def fallthrough_kernel():
    """Stands for the next forward, of which there is none."""
    raise NotImplementedError("fallthrough_kernel() should never be called.")


def get_ctx():
    """What a function for shapes may ask; they are not run."""
    raise RuntimeError("get_ctx(): there is no context outside of a function that register_fake was given")


def opcheck(op, args, kwargs=None, *, test_utils=(), raise_exception=True, rtol=None, atol=None):
    """Would try an operator in all the ways in which it is used."""
    raise NotImplementedError("torch.library.opcheck is not available: there is no tracing that it could try")


def triton_op(name, fn=None, /, *, mutates_args, schema=None):
    """custom_op, for forwards that call kernels of Triton."""
    return custom_op(name, fn, mutates_args=mutates_args, schema=schema)


def wrap_triton(triton_kernel, /):
    """Would make a kernel of Triton one that can be traced."""
    raise NotImplementedError("torch.library.wrap_triton is not available: there are no kernels of Triton")


def register(schema, forward, vjp=None):
    """Registers at once; gives the operator back."""
    return _C._register_op(schema, forward, vjp)


def unregister(op):
    """Takes an operator back, by its name or as `register` gave it; see CustomOp.unregister."""
    if isinstance(op, str):
        op = _ops[op] if op in _ops else get(op)
    op.unregister()


def get(name, overload=""):
    """Any operator by name: a built-in one, or one that some language registered."""
    if name in _ops:
        _ops[name].register()
    return _C._resolve_op(name, overload)


from ._library import fragments  # noqa: E402
from ._library.fragments import Library, _scoped_library  # noqa: E402, F401

"""The protocol __torch_function__, by which classes of the user's take calls over.

Functions, methods and operators that are generated ask for it in the extension module. What is written by hand, in C
or in Python, is asked for by the wrappers that prepare() puts into a subclass of Tensor when it is made, so that plain
tensors never pay for it.
"""

import contextlib
import functools
import types

from . import _C, _dispatch

Tensor = _C.Tensor

__all__ = [
    "BaseTorchFunctionMode",
    "DisableTorchFunction",
    "DisableTorchFunctionSubclass",
    "TorchFunctionMode",
    "enable_reentrant_dispatch",
    "get_default_nowrap_functions",
    "get_ignored_functions",
    "get_overridable_functions",
    "get_testing_overrides",
    "handle_torch_function",
    "has_torch_function",
    "is_tensor_like",
    "is_tensor_method_or_property",
    "resolve_name",
    "wrap_torch_function",
]

has_torch_function = _C._has_torch_function
has_torch_function_unary = _C._has_torch_function_unary
has_torch_function_variadic = _C._has_torch_function_variadic

_NOT, _SUBCLASSES, _ALL = 0, 1, 2


class _State:
    """Sets how far the protocol is switched off in this thread, for the time of a `with`."""

    _level = _NOT

    def __enter__(self):
        self._before = _C._torch_function_state()
        _C._set_torch_function_state(max(self._before, self._level))
        return self

    def __exit__(self, *exc):
        _C._set_torch_function_state(self._before)


class DisableTorchFunctionSubclass(_State):
    """Inside, classes do not take calls over; modes still do."""

    _level = _SUBCLASSES


class DisableTorchFunction(_State):
    """Inside, neither classes nor modes take calls over."""

    _level = _ALL


class _EnableTorchFunction:
    """The protocol is on again as long as the object lives, or inside a `with`."""

    def __init__(self):
        self._before = _C._set_torch_function_state(_NOT)

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        self.__del__()

    def __del__(self):
        if self._before is not None:
            _C._set_torch_function_state(self._before)
            self._before = None


@contextlib.contextmanager
def _enable_torch_function():
    with _EnableTorchFunction():
        yield


# ---- subclasses of Tensor ----

_NEVER = {
    "__class__", "__class_getitem__", "__del__", "__delattr__", "__dict__", "__dictoffset__", "__dir__", "__doc__", "__getattribute__",
    "__init__", "__init_subclass__", "__module__", "__new__", "__setattr__", "__sizeof__", "__subclasshook__",
    "__torch_function__", "__weaklistoffset__", "__weakref__", "__hash__", "__array_priority__", "__slots__",
    "as_subclass", "_make_subclass", "_storage_facts", "_bump_version", "_is_view", "_has_tangent", "_to_string",
}  # fmt: skip


def _method(raw):
    @functools.wraps(raw)
    def method(self, *args, **kwargs):
        if _C._torch_function_state() != _NOT:
            return raw(self, *args, **kwargs)
        return _C._call_torch_function(raw, (self, *args, *kwargs.values()), (self, *args), kwargs)

    return method


def _attribute(raw):
    def get(self):
        if _C._torch_function_state() != _NOT:
            return raw.__get__(self)
        return _C._call_torch_function(raw.__get__, (self,), (self,), {})

    def set_(self, value):
        if _C._torch_function_state() != _NOT:
            return raw.__set__(self, value)
        _C._call_torch_function(raw.__set__, (self, value), (self, value), {})

    def delete(self):
        if _C._torch_function_state() != _NOT:
            return raw.__delete__(self)
        _C._call_torch_function(raw.__delete__, (self,), (self,), {})

    return property(get, set_, delete, getattr(raw, "__doc__", None))


# The methods that the operators of the language stand for.
_OPERATORS = {
    **{f"__{n}__": n for n in ("add", "sub", "mul", "pow", "matmul", "neg", "abs", "ne", "lt", "le", "gt", "ge")},
    **{f"__i{n}__": n + "_" for n in ("add", "sub", "mul", "pow")},
    **{"__radd__": "add", "__rmul__": "mul", "__truediv__": "div", "__itruediv__": "div_", "__mod__": "remainder",
       "__imod__": "remainder_"},
}  # fmt: skip
_BINARY = {
    f"__{r}{n}__"
    for n in "add sub mul truediv floordiv mod pow matmul lshift rshift and or xor".split()
    for r in ("", "r", "i")
} | {f"__{n}__" for n in "eq ne lt le gt ge".split()}


def _operator(raw):
    name = raw.__name__
    func = Tensor.__dict__.get(_OPERATORS.get(name, name), raw)

    @functools.wraps(raw)
    def operator(self, *args):
        if _C._torch_function_state() != _NOT:
            return raw(self, *args)
        try:
            return _C._call_torch_function(func, (self, *args), (self, *args), {})
        except TypeError:
            if name not in _BINARY:
                raise
            return NotImplemented

    return operator


_METHODS = (types.FunctionType, types.MethodDescriptorType, types.WrapperDescriptorType)
_BUILT_IN = (types.BuiltinFunctionType, type(_C._ns_nn_functional.relu))
_ATTRIBUTES = (types.GetSetDescriptorType, types.MemberDescriptorType, property)
_wrappers = {}


def _members():
    """name -> (kind, object) of what a subclass may take over."""
    for name, raw in Tensor.__dict__.items():
        if name in _NEVER:
            continue
        if isinstance(raw, _METHODS):
            yield name, _operator if name in _OPERATORS or name in _BINARY else _method, raw
        elif isinstance(raw, _ATTRIBUTES):
            yield name, _attribute, raw


def prepare(cls):
    """Makes a new subclass ask its __torch_function__ for what is written by hand."""
    _C._activate_overrides()
    if any(b is not Tensor and issubclass(b, Tensor) and "__torch_function_prepared__" in b.__dict__ for b in cls.__mro__[1:]):
        return
    taken = {n for b in cls.__mro__ if b is not Tensor and b is not object for n in b.__dict__}
    for name, wrap, raw in _members():
        if name in taken:
            continue
        if name not in _wrappers:
            _wrappers[name] = wrap(raw)
        type.__setattr__(cls, name, _wrappers[name])
    cls.__torch_function_prepared__ = True


def unprepare(cls):
    """Takes back what a base of the class was prepared with: the class does not ask."""
    taken = {n for b in cls.__mro__ if b is not Tensor and b is not object for n, v in b.__dict__.items()
             if _wrappers.get(n) is not v}  # fmt: skip
    for name in _wrappers:
        if name not in taken:
            type.__setattr__(cls, name, Tensor.__dict__[name])
    cls.__torch_function_prepared__ = False


def _convert(result, cls):
    """Tensors as objects of the class, in tuples and lists too."""
    if cls is Tensor:
        return result
    if isinstance(result, Tensor):
        return result if isinstance(result, cls) else result.as_subclass(cls)
    if isinstance(result, (tuple, list)) and not isinstance(result, _C.Size):
        items = [_convert(r, cls) for r in result]
        if hasattr(result, "n_fields") or hasattr(result, "n_sequence_fields"):
            return type(result)(items)
        return type(result)(*items) if hasattr(result, "_fields") else type(result)(items)
    return result


@functools.lru_cache(None)
def get_default_nowrap_functions():
    """Whose results keep the class that they have: they belong to another tensor."""
    return {Tensor.__dict__[n].__get__ for n in ("_base", "grad", "_grad") if n in Tensor.__dict__}


# ---- functions of the user's ----


def is_tensor_like(inp):
    """Is it a Tensor, or an object whose class has __torch_function__?"""
    return type(inp) is Tensor or hasattr(inp, "__torch_function__")


def handle_torch_function(public_api, relevant_args, *args, **kwargs):
    """Asks the implementations of the relevant arguments; TypeError when all refuse."""
    relevant = list(relevant_args)
    if not _C._overloaded_args(relevant) and not _modes:
        return public_api(*args, **kwargs)
    try:
        return _C._call_torch_function(public_api, relevant, args, kwargs)
    except TypeError as e:
        if not str(e).startswith("Multiple dispatch failed"):
            raise
        name = f"{public_api.__module__}.{public_api.__name__}"
        classes = [type(a) for a in _C._overloaded_args(relevant)]
        raise TypeError(
            f"no implementation found for '{name}' on types that implement __torch_function__: {classes}"
        ) from None


def wrap_torch_function(dispatcher):
    """A decorator for functions that classes may take over; dispatcher gives the arguments that count."""

    def decorate(function):
        @functools.wraps(function)
        def wrapped(*args, **kwargs):
            relevant = dispatcher(*args, **kwargs)
            if has_torch_function(relevant):
                return handle_torch_function(wrapped, relevant, *args, **kwargs)
            return function(*args, **kwargs)

        return wrapped

    return decorate


# ---- modes ----

_modes = []
_C._set_mode_stack(_modes)


class TorchFunctionMode:
    """Takes over all calls inside `with`; its __torch_function__ is a method."""

    inner = None

    def __init__(self):
        pass

    def __torch_function__(self, func, types, args=(), kwargs=None):
        raise NotImplementedError

    def __enter__(self):
        _push_mode(self)
        return self

    def __exit__(self, *exc):
        _pop_mode()

    @classmethod
    def push(cls, *args, **kwargs):
        return cls(*args, **kwargs)


def _push_mode(mode):
    if any(isinstance(b.__dict__.get("__torch_function__"), classmethod) for b in type(mode).__mro__):
        raise RuntimeError(
            "Defining your mode's `__torch_function__` as a classmethod is not supported, please make it a plain method"
        )
    _C._activate_overrides()
    _modes.append(mode)


def _pop_mode():
    return _modes.pop()


@contextlib.contextmanager
def _pop_mode_temporarily():
    mode = _pop_mode()
    try:
        yield mode
    finally:
        _push_mode(mode)


def _get_current_function_mode():
    return _modes[-1] if _modes else None


def _get_current_function_mode_stack():
    return list(_modes)


_C.DisableTorchFunction, _C.DisableTorchFunctionSubclass = DisableTorchFunction, DisableTorchFunctionSubclass
_C._EnableTorchFunction = _EnableTorchFunction
_C._len_torch_function_stack = lambda: len(_modes)
_C._get_function_stack_at = _modes.__getitem__
_C._push_on_torch_function_stack = _push_mode
_C._pop_torch_function_stack = _pop_mode
_C._is_torch_function_mode_enabled = lambda: bool(_modes) and _C._torch_function_state() != _ALL
_C._is_torch_function_enabled = lambda: _C._torch_function_state() == _NOT
_C._is_torch_function_all_disabled = lambda: _C._torch_function_state() == _ALL


class BaseTorchFunctionMode(TorchFunctionMode):
    """A mode that changes nothing."""

    def __torch_function__(self, func, types, args=(), kwargs=None):
        return func(*args, **(kwargs or {}))


class enable_reentrant_dispatch(_dispatch.RestoreTLS):
    """Inside a __torch_dispatch__, gradients are recorded again as where the call came from."""


# ---- what can be taken over ----


def _namespaces():
    import evergrad
    from evergrad import fft, linalg, special
    from evergrad.nn import functional

    spaces = {"nn.functional": functional, "linalg": linalg, "fft": fft, "special": special}
    return [("torch", evergrad), *((f"torch.{name}", space) for name, space in spaces.items())]


_IGNORED = (
    "arange as_tensor empty empty_strided eye from_numpy frombuffer full linspace logspace manual_seed ones rand randint "
    "randn randperm scalar_tensor tensor zeros is_tensor is_storage set_grad_enabled set_default_dtype "
    "get_default_dtype typename promote_types result_type can_cast save load seed initial_seed set_printoptions "
    "tril_indices triu_indices range empty_permuted is_grad_enabled is_inference_mode_enabled get_num_threads "
    "set_num_threads bartlett_window blackman_window hamming_window hann_window kaiser_window compile vmap fork wait "
    "is_warn_always_enabled set_warn_always broadcast_shapes get_rng_state set_rng_state asarray version"
).split()


def _is_function(value):
    return isinstance(value, (types.FunctionType, *_BUILT_IN))


@functools.lru_cache(None)
def get_ignored_functions():
    """Functions that cannot be taken over."""
    out = {Tensor.__dict__[n] for n in _NEVER if callable(Tensor.__dict__.get(n))}
    for prefix, module in _namespaces():
        for name in _IGNORED:
            value = vars(module).get(name)
            if _is_function(value):
                out.add(value)
    return out


@functools.lru_cache(None)
def get_overridable_functions():
    """{namespace: [functions that can be taken over]}"""
    ignored, out = get_ignored_functions(), {}
    for prefix, module in _namespaces():
        generated = [
            value
            for name, value in sorted(vars(module).items())
            if not name.startswith("_") and isinstance(value, _BUILT_IN) and value not in ignored
        ]
        out[module] = generated
    methods = []
    for name, wrap, raw in _members():
        if name.startswith("_") and not (name.startswith("__") and name.endswith("__")):
            continue
        methods += [raw] if wrap is not _attribute else [raw.__get__, raw.__set__]
    out[Tensor] = methods
    return out


@functools.lru_cache(None)
def _names():
    names = {}
    for prefix, module in _namespaces():
        for name, value in sorted(vars(module).items()):
            if _is_function(value) and not name.startswith("__"):
                names.setdefault(value, f"{prefix}.{name}")
    for name, raw in Tensor.__dict__.items():
        if isinstance(raw, _METHODS):
            names.setdefault(raw, f"torch.Tensor.{name}")
        elif isinstance(raw, _ATTRIBUTES):
            names.setdefault(raw.__get__, f"torch.Tensor.{name}.__get__")
            names.setdefault(raw.__set__, f"torch.Tensor.{name}.__set__")
    return names


def resolve_name(f):
    """The name by which a function can be found, such as torch.add; None for an unknown one."""
    if isinstance(f, str):
        return f
    try:
        return _names().get(f)
    except TypeError:
        return None


def is_tensor_method_or_property(func):
    """Is it a method of Tensor, or the __get__ of one of its attributes?"""
    name = resolve_name(func)
    return func.__name__ == "__get__" or bool(name) and name.startswith("torch.Tensor.")


@functools.lru_cache(None)
def get_testing_overrides():
    """{function: a function of the same parameters that gives -1}"""
    out = {}
    for functions in get_overridable_functions().values():
        for f in functions:
            out[f] = _dummy(f)
    return out


def _dummy(f):
    import inspect

    def dummy(*args, **kwargs):
        return -1

    try:
        dummy.__signature__ = inspect.signature(f)
    except (TypeError, ValueError):
        pass
    return dummy

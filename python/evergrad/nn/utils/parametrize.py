"""Parameters that are functions of others: register_parametrization and what belongs to it."""

import copy
from contextlib import contextmanager

from ... import __future__ as _future
from ... import _C
from ...utils._swap import swap_tensors
from ..modules.container import ModuleDict, ModuleList
from ..parameter import Parameter

Tensor = _C.Tensor

__all__ = [
    "ParametrizationList",
    "cached",
    "is_parametrized",
    "register_parametrization",
    "remove_parametrizations",
    "transfer_parametrizations_and_params",
    "type_before_parametrizations",
]

_depth, _cache = 0, {}


@contextmanager
def cached():
    """Inside, each parametrized tensor is computed once."""
    global _depth
    _depth += 1
    try:
        yield
    finally:
        _depth -= 1
        if _depth == 0:
            _cache.clear()


def _register(module, key, tensor):
    if isinstance(tensor, Parameter):
        module.register_parameter(key, tensor)
    else:
        module.register_buffer(key, tensor)


def _assign(target, value):
    """target, the same object, becomes what value is."""
    if _future.get_swap_module_params_on_conversion() or hasattr(type(target), "__tensor_flatten__"):
        if isinstance(target, Parameter) and not isinstance(value, Parameter):
            value = Parameter(value, requires_grad=target.requires_grad)
        swap_tensors(target, value)
    else:
        value = value.detach()
        shared = value.data_ptr() == target.data_ptr() and value.shape == target.shape
        target.data = value.clone() if shared else value


class ParametrizationList(ModuleList):
    """The functions of one tensor, one after the other, and the tensors that they start from."""

    def __init__(self, modules, original, unsafe=False):
        if len(modules) == 0:
            raise ValueError("ParametrizationList requires one or more modules.")
        super().__init__(modules)
        self.unsafe = unsafe
        shape, dtype, new = original.shape, original.dtype, original
        with _C.no_grad():
            for m in reversed(self):
                if not hasattr(m, "right_inverse"):
                    continue
                try:
                    new = m.right_inverse(new)
                except NotImplementedError:
                    pass
        if not isinstance(new, Tensor) and not isinstance(new, (tuple, list)):
            raise ValueError(
                f"'right_inverse' must return a Tensor or a Sequence of tensors (list, tuple...). Got {type(new).__name__}"
            )
        self.is_tensor = isinstance(new, Tensor)
        self.ntensors = 1 if self.is_tensor else len(new)
        if self.is_tensor:
            if dtype != new.dtype:
                raise ValueError(
                    "When `right_inverse` outputs one tensor, it may not change the dtype.\n"
                    f"original.dtype: {dtype}\nright_inverse(original).dtype: {new.dtype}"
                )
            with _C.no_grad():
                if new is not original:
                    _assign(original, new)
            _register(self, "original", original)
        else:
            for i, t in enumerate(new):
                if not isinstance(t, Tensor):
                    raise ValueError(
                        "'right_inverse' must return a Tensor or a Sequence of tensors (list, tuple...). Got element "
                        f"{i} of the sequence with type {type(t).__name__}."
                    )
                if isinstance(original, Parameter):
                    t = Parameter(t, original.requires_grad)
                t.requires_grad_(original.requires_grad)
                _register(self, f"original{i}", t)
        if not unsafe:
            made = self()
            if not isinstance(made, Tensor):
                raise ValueError(f"A parametrization must return a tensor. Got {type(made).__name__}.")
            if made.dtype != dtype:
                raise ValueError(
                    "Registering a parametrization may not change the dtype of the tensor, unless `unsafe` flag is "
                    f"enabled.\nunparametrized dtype: {dtype}\nparametrized dtype: {made.dtype}"
                )
            if made.shape != shape:
                raise ValueError(
                    "Registering a parametrization may not change the shape of the tensor, unless `unsafe` flag is "
                    f"enabled.\nunparametrized shape: {shape}\nparametrized shape: {made.shape}"
                )

    def _originals(self):
        return [self.original] if self.is_tensor else [getattr(self, f"original{i}") for i in range(self.ntensors)]

    def right_inverse(self, value):
        """Sets the originals so that the functions give this value."""
        with _C.no_grad():
            for m in reversed(self):
                if not hasattr(m, "right_inverse"):
                    raise RuntimeError(
                        f"parametrization {type(m).__name__} does not implement right_inverse."
                    )
                value = m.right_inverse(value)
            if self.is_tensor:
                if not isinstance(value, Tensor):
                    raise ValueError(f"`right_inverse` should return a tensor. Got {type(value).__name__}")
                if value.dtype != self.original.dtype:
                    raise ValueError(
                        f"The tensor returned by `right_inverse` has dtype {value.dtype} while `original` has dtype "
                        f"{self.original.dtype}"
                    )
                _assign(self.original, value)
                return
            if not isinstance(value, (tuple, list)):
                raise ValueError(f"'right_inverse' must return a sequence of tensors. Got {type(value).__name__}.")
            if len(value) != self.ntensors:
                raise ValueError(
                    f"'right_inverse' must return a sequence of tensors of length {self.ntensors}. Got a sequence of "
                    f"length {len(value)}."
                )
            for i, (t, original) in enumerate(zip(value, self._originals())):
                if not isinstance(t, Tensor):
                    raise ValueError(
                        f"`right_inverse` must return a sequence of tensors. Got element {i} of type {type(t).__name__}"
                    )
                if t.dtype != original.dtype:
                    raise ValueError(
                        f"Tensor {i} returned by `right_inverse` has dtype {t.dtype} while `original{i}` has dtype "
                        f"{original.dtype}"
                    )
                _assign(original, t)

    def forward(self):
        if len(self) == 0:
            raise RuntimeError("an empty list of parametrizations cannot be called")
        x = self[0](*self._originals())
        for i in range(1, len(self)):
            x = self[i](x)
        return x


def _swap_class(module):
    cls = type(module)

    def refuse(self):
        raise RuntimeError(
            "Serialization of parametrized modules is only supported through state_dict(). See:\n"
            "https://pytorch.org/tutorials/beginner/saving_loading_models.html#saving-loading-a-general-checkpoint-for-inference-and-or-resuming-training"
        )

    fields = {"__getstate__": refuse}
    if not hasattr(cls, "__deepcopy__"):

        def deepcopy(self, memo):
            if id(self) in memo:
                return memo[id(self)]
            new = self.__new__(type(self))
            memo[id(self)] = new
            new.__dict__ = copy.deepcopy(self.__dict__, memo)
            return new

        fields["__deepcopy__"] = deepcopy
    module.__class__ = type(f"Parametrized{cls.__name__}", (cls,), fields)


def _property(module, name):
    def value(self):
        listed = self.parametrizations[name]
        if not _depth:
            return listed()
        key = id(self), name
        if key not in _cache:
            _cache[key] = listed()
        return _cache[key]

    def set_value(self, value):
        self.parametrizations[name].right_inverse(value)

    setattr(type(module), name, property(value, set_value))


def _check_inverse(parametrization, before, after, tensor_name):
    if not hasattr(parametrization, "right_inverse"):
        return
    try:
        inverse = parametrization.right_inverse(after)
    except NotImplementedError:
        return
    if not isinstance(inverse, Tensor):
        raise ValueError(f"parametrization.right_inverse must return a tensor. Got: {type(inverse).__name__}")
    for what in ("dtype", "shape"):
        if getattr(inverse, what) != getattr(before, what):
            raise ValueError(
                f"The tensor returned by parametrization.right_inverse must have the same {what} as "
                f"module.{tensor_name}, unless the `unsafe` flag is enabled.\n"
                f"module.{tensor_name}.{what}: {getattr(before, what)}\n"
                f"returned {what}: {getattr(inverse, what)}"
            )


def register_parametrization(module, tensor_name, parametrization, *, unsafe=False):
    """Makes a parameter or buffer of the module a function, parametrization(...), of another one."""
    parametrization.train(module.training)
    if is_parametrized(module, tensor_name):
        listed = module.parametrizations[tensor_name]
        if not unsafe:
            before = getattr(module, tensor_name)
            after = parametrization(before)
            if not isinstance(after, Tensor):
                raise ValueError(f"A parametrization must return a tensor. Got {type(after).__name__}.")
            if after.dtype != before.dtype or after.shape != before.shape:
                what = "dtype" if after.dtype != before.dtype else "shape"
                raise ValueError(
                    f"Registering a parametrization may not change the {what} of the tensor, unless the `unsafe` flag "
                    f"is enabled.\nmodule.{tensor_name}.{what}: {getattr(before, what)}\n"
                    f"parametrization(module.{tensor_name}).{what}: {getattr(after, what)}"
                )
            _check_inverse(parametrization, before, after, tensor_name)
        listed.append(parametrization)
        listed.unsafe |= unsafe
        return module
    if tensor_name not in module._parameters and tensor_name not in module._buffers:
        raise ValueError(
            f"Module '{module}' does not have a parameter, a buffer, or a parametrized element with name '{tensor_name}'"
        )
    original = getattr(module, tensor_name)
    listed = ParametrizationList([parametrization], original, unsafe=unsafe)
    delattr(module, tensor_name)
    if not is_parametrized(module):
        _swap_class(module)
        module.parametrizations = ModuleDict()
    _property(module, tensor_name)
    module.parametrizations[tensor_name] = listed
    return module


def is_parametrized(module, tensor_name=None):
    """Has the module a parametrization, or one of this name?"""
    listed = getattr(module, "parametrizations", None)
    if listed is None or not isinstance(listed, ModuleDict):
        return False
    return len(listed) > 0 if tensor_name is None else tensor_name in listed


def remove_parametrizations(module, tensor_name, leave_parametrized=True):
    """Makes the tensor a plain one again, with its present value or the original one."""
    if not is_parametrized(module, tensor_name):
        raise ValueError(f"Module {module} does not have a parametrization on {tensor_name}")
    listed = module.parametrizations[tensor_name]
    original = listed.original if listed.is_tensor else None
    if listed.is_tensor:
        if leave_parametrized:
            with _C.no_grad():
                _assign(original, getattr(module, tensor_name))
    elif leave_parametrized:
        t = getattr(module, tensor_name)
        original = Parameter(t.detach()) if t.requires_grad else t
    else:
        raise ValueError(
            "Cannot leave unparametrized (`leave_parametrized=False`) a tensor that is parametrized in terms of a "
            "sequence of tensors."
        )
    delattr(type(module), tensor_name)
    del module.parametrizations[tensor_name]
    _register(module, tensor_name, original)
    if not is_parametrized(module):
        delattr(module, "parametrizations")
        module.__class__ = type(module).__bases__[0]
    return module


def type_before_parametrizations(module):
    """The class that a parametrized module had."""
    return type(module).__bases__[0] if is_parametrized(module) else type(module)


def transfer_parametrizations_and_params(from_module, to_module, tensor_name=None):
    """Gives another module the same parametrizations, and the same originals."""
    if is_parametrized(from_module):
        for name in from_module.parametrizations if tensor_name is None else [tensor_name]:
            if not hasattr(to_module, name):
                setattr(to_module, name, Parameter(getattr(from_module, name).detach()))
            for f in from_module.parametrizations[name]:
                register_parametrization(to_module, name, f)
            source, target = from_module.parametrizations[name], to_module.parametrizations[name]
            if source.is_tensor:
                target.original = source.original
            else:
                for i in range(source.ntensors):
                    setattr(target, f"original{i}", getattr(source, f"original{i}"))
    return to_module

"""Scripting and tracing as they are with PYTORCH_JIT=0: there is no compiler of TorchScript, and what would be compiled
stays the Python that it is. `script` and `trace` say so once; what needs a compiled program raises."""

import collections
import functools
import typing
import warnings

from ..nn import Module

__all__ = [
    "Attribute",
    "CompilationUnit",
    "Error",
    "Final",
    "ONNXTracedModule",
    "RecursiveScriptModule",
    "ScriptFunction",
    "ScriptModule",
    "ScriptWarning",
    "TopLevelTracedModule",
    "TracedModule",
    "TracerWarning",
    "TracingCheckError",
    "annotate",
    "enable_onednn_fusion",
    "export",
    "export_opnames",
    "freeze",
    "fuser",
    "ignore",
    "interface",
    "is_scripting",
    "is_tracing",
    "isinstance",
    "last_executed_optimized_graph",
    "load",
    "onednn_fusion_enabled",
    "optimize_for_inference",
    "optimized_execution",
    "run_frozen_optimizations",
    "save",
    "script",
    "script_if_tracing",
    "script_method",
    "set_fusion_strategy",
    "set_module",
    "strict_fusion",
    "trace",
    "trace_module",
    "unused",
]

Final = typing.Final
_isinstance = isinstance
_told = []


def _tell(name):
    if not _told:
        _told.append(name)
        warnings.warn(
            f"torch.jit.{name}: there is no TorchScript; programs run as the Python they are, as with PYTORCH_JIT=0",
            stacklevel=3,
        )


def _absent(name):
    raise NotImplementedError(f"torch.jit.{name} is not available: there is no TorchScript")


def _refuse(name):
    def absent(*args, **kwargs):
        _absent(name)

    absent.__name__ = absent.__qualname__ = name
    absent.__doc__ = "Not available: there is no TorchScript."
    return absent


save, load, run_frozen_optimizations = _refuse("save"), _refuse("load"), _refuse("run_frozen_optimizations")
freeze, optimize_for_inference = _refuse("freeze"), _refuse("optimize_for_inference")
export_opnames, last_executed_optimized_graph = _refuse("export_opnames"), _refuse("last_executed_optimized_graph")


# ---- programs that stay as they are ----


def script(obj, optimize=None, _frames_up=0, _rcb=None, example_inputs=None):
    """The function, class or module itself."""
    _tell("script")
    return obj


def trace(
    func,
    example_inputs=None,
    optimize=None,
    check_trace=True,
    check_inputs=None,
    check_tolerance=1e-5,
    strict=True,
    _force_outplace=False,
    _module_class=None,
    _compilation_unit=None,
    example_kwarg_inputs=None,
    _store_inputs=True,
):
    """The function or module itself."""
    _tell("trace")
    return func


def trace_module(mod, inputs, *args, **kwargs):
    """The module itself."""
    _tell("trace_module")
    return mod


def script_method(fn):
    """The method itself."""
    return fn


def script_if_tracing(fn):
    """The function: nothing is traced."""

    @functools.wraps(fn)
    def wrapper(*args, **kwargs):
        return fn(*args, **kwargs)

    wrapper.__original_fn = fn
    wrapper.__script_if_tracing_wrapper = True
    return wrapper


def ignore(drop=False, **kwargs):
    """Marks a function that a compiler leaves to Python; with `drop`, a decorator."""
    return drop if callable(drop) else lambda fn: fn


def unused(fn):
    """Marks a function that compiled programs do not call."""
    return fn


def export(fn):
    """Marks a method as a way into a compiled module."""
    return fn


def interface(obj):
    """Marks a class that only says which methods others have."""
    if not _isinstance(obj, type):
        raise RuntimeError("interface must be applied to a class")
    return obj


def annotate(the_type, the_value):
    """The value, whose type is said for a compiler."""
    return the_value


class Attribute(collections.namedtuple("Attribute", ["value", "type"])):
    """The value: its type is said for a compiler."""

    def __new__(cls, value, type=None):
        return value


def is_scripting():
    """Whether a compiled program runs: never."""
    return False


def is_tracing():
    """Whether a program is being traced: never."""
    return False


def isinstance(obj, target_type):
    """Whether a value is of a type, List[int] and its like included: those are looked into."""
    if _isinstance(target_type, (tuple, list)):
        return any(isinstance(obj, t) for t in target_type)
    origin, args = typing.get_origin(target_type), typing.get_args(target_type)
    if origin is None:
        if target_type in (list, tuple, dict, typing.List, typing.Tuple, typing.Dict):
            raise RuntimeError(f"Attempted to use {target_type} without a contained type. Please add a contained type")
        return obj is None if target_type is None else _isinstance(obj, target_type)
    if origin is typing.Union or origin.__name__ == "UnionType":
        return any(isinstance(obj, t) for t in args)
    if not _isinstance(obj, origin):
        return False
    if not obj:
        return True
    if origin is list:
        return all(isinstance(x, args[0]) for x in obj)
    if origin is dict:
        return all(isinstance(k, args[0]) and isinstance(v, args[1]) for k, v in obj.items())
    if origin is tuple:
        return len(obj) == len(args) and all(isinstance(x, t) for x, t in zip(obj, args, strict=True))
    return True


# ---- switches of a compiler ----


class _Nothing:
    """A context in which nothing is different."""

    def __init__(self, *args):
        pass

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        pass


class fuser(_Nothing):
    """Which fuser compiled programs use."""

    def __init__(self, name):
        if name not in ("fuser0", "fuser1", "fuser2", "fuser3", ""):
            raise Exception(f"unrecognized fuser option (name: {name})")


class optimized_execution(_Nothing):
    """Whether compiled programs are optimized."""


class strict_fusion(_Nothing):
    """Whether all of a compiled program has to be fused."""


_state = {"onednn": False}


def enable_onednn_fusion(enabled):
    """Whether compiled programs are fused by oneDNN: remembered, and used by nothing."""
    _state["onednn"] = bool(enabled)


def onednn_fusion_enabled():
    """What enable_onednn_fusion said."""
    return _state["onednn"]


def set_fusion_strategy(strategy):
    """How often compiled programs are specialized: there are none. Gives back what was set."""
    before = _state.get("strategy", [])
    _state["strategy"] = strategy
    return before


def set_module(obj, mod):
    """Sets the module that a class says it is of."""
    if not _isinstance(mod, str):
        raise TypeError("The mod argument should be a string")
    obj.__module__ = mod


# ---- classes that nothing is an instance of ----


class ScriptFunction:
    """A compiled function: there is none."""

    def __init__(self, *args, **kwargs):
        _absent("ScriptFunction")

    save, save_to_buffer, get_debug_state = (_refuse(f"ScriptFunction.{n}") for n in ("save", "save_to_buffer", "state"))


class ScriptModule(Module):
    """The base of modules with script_method: a plain module."""

    save = _refuse("ScriptModule.save")
    code = property(_refuse("ScriptModule.code"))
    code_with_constants = property(_refuse("ScriptModule.code_with_constants"))
    graph = property(_refuse("ScriptModule.graph"))
    inlined_graph = property(_refuse("ScriptModule.inlined_graph"))


class RecursiveScriptModule(ScriptModule):
    """A compiled module: there is none."""

    def __init__(self, *args, **kwargs):
        _absent("RecursiveScriptModule")


class TracedModule(ScriptModule):
    """A traced module: there is none."""

    def __init__(self, *args, **kwargs):
        _absent("TracedModule")


class TopLevelTracedModule(TracedModule):
    """A traced module: there is none."""


class ONNXTracedModule(Module):
    """A module that is traced for a file: there is none."""

    def __init__(self, *args, **kwargs):
        _absent("ONNXTracedModule")


class CompilationUnit:
    """Compiled functions: there are none."""

    def __init__(self, *args, **kwargs):
        _absent("CompilationUnit")


class TracerWarning(Warning):
    """What a tracer warns of."""

    @staticmethod
    def ignore_lib_warnings():
        """There is nothing to ignore."""


class ScriptWarning(Warning):
    """What a compiler warns of."""


class TracingCheckError(Exception):
    """A traced program that gives other values."""


class Error(RuntimeError):
    """What a compiled program raises."""

"""Helpers: checkpoint, data, hooks, pytree and others, and what makes classes and tensors look as they should."""

import os.path as _path

from .._lazy import load as _load

_MODULES = set(
    """_contextlib _cxx_pytree _device _foreach_utils _import_utils _mode_utils _ordered_set _python_dispatch _pytree
    _swap _traceback _typing_utils _config_module _content_store _stats _sympy _triton backcompat backend_registration benchmark
    bundled_inputs checkpoint collect_env cpp_backtrace cpp_extension data deterministic dlpack file_baton flop_counter
    hipify hooks jit mkldnn mobile_optimizer model_dump model_zoo module_tracker serialization show_pickle
    throughput_benchmark viz weak""".split()
)
_LAZY = {
    "swap_tensors": "_swap",
    "ThroughputBenchmark": "throughput_benchmark",
    "get_cpp_backtrace": "cpp_backtrace",
    "generate_methods_for_privateuse1_backend": "backend_registration",
    "rename_privateuse1_backend": "backend_registration",
}
cmake_prefix_path = _path.join(_path.dirname(_path.dirname(__file__)), "share", "cmake")


def __getattr__(name):
    if name in _MODULES:
        return _load("." + name, __name__)
    if name in _LAZY:
        return getattr(_load("." + _LAZY[name], __name__), name)
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")


def set_module(obj, mod):
    """Sets the module that a class or function says it is of."""
    if not isinstance(mod, str):
        raise TypeError("The mod argument should be a string")
    obj.__module__ = mod

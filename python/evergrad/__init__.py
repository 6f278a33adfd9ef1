"""Tensors, automatic gradients and neural networks: `import evergrad as torch` runs PyTorch code.

Names of the package are those of PyTorch's. Operators and Tensor live in the extension `evergrad._C`; submodules (nn,
optim, func, ...) are imported when they are first used.
"""

from ._lazy import load as _load
from . import _C

globals().update({_k: _v for _k, _v in vars(_C).items() if not _k.startswith("__") and not _k.endswith("Handle")})
del globals()["version"]  # a module has that name

from math import e, inf, nan, pi  # noqa: E402

from ._tensor_str import set_printoptions  # noqa: E402
from . import _tensor  # noqa: E402  (adds the methods that are written in Python)
from . import _older, _tensor_extra  # noqa: E402, F401
from ._functional import *  # noqa: E402, F403
from ._data_in import *  # noqa: E402, F403
from ._determinism import *  # noqa: E402, F403
from ._signal import *  # noqa: E402, F403
from ._foreach import *  # noqa: E402, F403
from ._native import *  # noqa: E402, F403
from ._packed import *  # noqa: E402, F403
from ._platform import *  # noqa: E402, F403
from ._platform import _assert  # noqa: E402
from ._checks import (  # noqa: E402, F401
    _assert_async,
    _check,
    _check_index,
    _check_is_size,
    _check_not_implemented,
    _check_tensor_all,
    _check_type,
    _check_value,
    _check_with,
    _debug_has_internal_overlap,
)
from . import _absent, _thin  # noqa: E402, F401
from ._random import (
    default_generator,
    fork_rng,
    get_rng_state,
    initial_seed,
    manual_seed,
    seed,  # noqa: E402
    set_rng_state,
)
from ._types import finfo, iinfo  # noqa: E402

globals().update(_absent.functions("") | _absent.DTYPES)
globals().update({name: _tensor_extra.removed(name, new) for name, new in _tensor_extra.REMOVED.items()})

from .utils._contextlib import decorate as _decorate  # noqa: E402

_C._set_context_decorator(_decorate)
_thin.extend(_C)

from ._docs import tell as _tell  # noqa: E402

_tell(globals(), _C)
_tell(vars(_C.Tensor), _C)

__version__ = _C.version()
newaxis = None
legacy_contiguous_format = _C.contiguous_format

_SUBMODULES = set(
    """_VF __config__ __future__ _classes _compile _custom_ops _decomp _dispatch _dynamo _export _functorch _guards
    _higher_order_ops _inductor _jit_internal _library _linalg_utils _logging _lowrank _ops _prims _refs
    _sources _subclasses _tensor _tensor_str _utils _vmap_internals _weights_only_unpickler accelerator amp ao autograd backends
    classes compiler contrib cpu cuda distributed distributions export fft func functional futures fx hub io jit
    library linalg masked monitor mps mtia multiprocessing nested nn onnx ops optim overrides package profiler
    quantization quasirandom random return_types safetensors serialization signal sparse special storage testing
    torch_version types utils version xpu""".split()
)
_LAZY = {  # by the module that has them
    "save": "serialization",
    "load": "serialization",
    "UntypedStorage": "storage",
    "TypedStorage": "storage",
    "set_default_device": "utils._device",
    "get_default_device": "utils._device",
    "fork": "jit",
    "wait": "jit",
    "Future": "futures",
    "ScriptModule": "jit",
    "PyTorchFileReader": "_C",
    "PyTorchFileWriter": "_C",
    "TensorType": "_C",
    "_standard_gamma": "distributions._draws",
    "_sample_dirichlet": "distributions._draws",
    "_disable_dynamo": "_compile",
    **dict.fromkeys(
        """_amp_foreach_non_finite_check_and_unscale_ _amp_update_scale_ _convert_indices_from_coo_to_csr
        _convert_indices_from_csr_to_coo""".split(),
        "_private",
    ),
    "read_vitals": "_platform",
    "set_vital": "_platform",
    **dict.fromkeys(
        """_cast_Byte _cast_Char _cast_Double _cast_Float _cast_Half _cast_Int _cast_Long _cast_Short
        _log_softmax_backward_data _shape_as_tensor _softmax_backward_data""".split(),
        "_private",
    ),
    "StorageBase": "storage",
    "GradScaler": "amp",
    "_native_multi_head_attention": "nn._native_attention",
    "_transformer_encoder_layer_fwd": "nn._native_attention",
    **dict.fromkeys(
        """autocast autocast_decrement_nesting autocast_increment_nesting clear_autocast_cache get_autocast_cpu_dtype
        get_autocast_dtype get_autocast_gpu_dtype get_autocast_ipu_dtype get_autocast_xla_dtype is_autocast_cache_enabled
        is_autocast_cpu_enabled is_autocast_enabled is_autocast_ipu_enabled is_autocast_xla_enabled
        set_autocast_cache_enabled set_autocast_cpu_dtype set_autocast_cpu_enabled set_autocast_dtype
        set_autocast_enabled set_autocast_gpu_dtype set_autocast_ipu_dtype set_autocast_ipu_enabled
        set_autocast_xla_dtype set_autocast_xla_enabled""".split(),
        "amp.autocast_mode",
    ),
    **dict.fromkeys(
        """SymBool SymFloat SymInt Tag sym_constrain_range sym_constrain_range_for_size sym_float sym_int sym_ite sym_max
        sym_min sym_not sym_sqrt sym_sum""".split(),
        "_symbols",
    ),
}


def __getattr__(name):
    if name in _SUBMODULES:
        return _load("." + name, __name__)
    elif name in _LAZY:
        return globals().setdefault(name, getattr(_load("." + _LAZY[name], __name__), name))
    elif name.endswith("Storage"):
        from .storage import DTYPES, NAMES, legacy_class

        if name in DTYPES or name == "Storage" or name in _absent.STORAGES:
            if name == "Storage":  # follows the default dtype
                return legacy_class(NAMES[_C.get_default_dtype()])
            return globals().setdefault(name, legacy_class(name))
    elif name == "_storage_classes":
        from .storage import NAMES, TypedStorage, UntypedStorage, legacy_class

        return globals().setdefault(name, {UntypedStorage, TypedStorage, *map(legacy_class, NAMES.values())})
    elif name == "_tensor_classes":
        from ._types import LEGACY

        return globals().setdefault(name, {__getattr__(n) for n in LEGACY})
    elif name == "torch":  # code that imports this package under that name finds it there
        import sys

        return sys.modules[__name__]
    elif name == "vmap":
        from .func import vmap

        return vmap
    elif name in (
        "DoubleTensor",
        "FloatTensor",
        "HalfTensor",
        "BFloat16Tensor",
        "LongTensor",
        "IntTensor",
        "ShortTensor",
        "CharTensor",
        "ByteTensor",
        "BoolTensor",
    ):
        from ._types import legacy_type

        return globals().setdefault(name, legacy_type(name))
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")


def __dir__():
    return sorted(set(globals()) | _SUBMODULES | set(_LAZY))

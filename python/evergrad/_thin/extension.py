"""torch._C: names of the extension module that programs reach for, and modules below it. What asks about tracing,
transforms of the compiler and devices is answered; switches of compilers change nothing."""

from .. import _C
from ..autograd import graph

WHY = "this is inside of PyTorch"
NAMES = """
_C: overrides:DisableTorchFunctionSubclass Argument Block Graph JITException PyTorchFileReader
    PyTorchFileWriter TensorType ScriptFunction ScriptModule ScriptObject Type Value
_C._autograd:
_C._distributed_autograd:
_C._distributed_c10d: AllreduceOptions BroadcastOptions GradBucket Logger ProcessGroup Reducer Store TCPStore Work
_C._distributed_rpc: PyRRef RpcAgent WorkerInfo
_C._functorch: TransformType[Torch,Vmap,Grad,Jvp,Functionalize] _add_batch_dim _remove_batch_dim
    get_unwrapped reshape_dim_into
    reshape_dim_outof unwrap_if_dead
_C._jit_tree_views:
_C._nn: adaptive_max_pool2d adaptive_max_pool3d binary_cross_entropy col2im conv_depthwise3d cross_entropy_loss
    fractional_max_pool2d fractional_max_pool3d huber_loss im2col l1_loss max_unpool2d max_unpool3d mse_loss
    multi_margin_loss multilabel_margin_loss nll_loss nll_loss2d nll_loss_nd reflection_pad1d reflection_pad2d
    reflection_pad3d replication_pad1d replication_pad2d replication_pad3d rrelu_with_noise slow_conv3d
    slow_conv_dilated2d slow_conv_dilated3d slow_conv_transpose2d slow_conv_transpose3d smooth_l1_loss soft_margin_loss
    thnn_conv2d upsample_bicubic2d upsample_bilinear2d upsample_linear1d upsample_nearest1d upsample_nearest2d
    upsample_nearest3d upsample_trilinear3d
_C._nvtx:
_C._onnx: OperatorExportTypes[ONNX,ONNX_ATEN,ONNX_ATEN_FALLBACK,ONNX_FALLTHROUGH] TensorProtoDataType
    TrainingMode[EVAL,PRESERVE,TRAINING]
"""


def _false(*args, **kwargs):
    """The question's answer is no."""
    return False


def _none(*args, **kwargs):
    """Nothing is traced, counted or compiled."""


def _parse_to(*args, **kwargs):
    """(device, dtype, non_blocking, memory_format) of the arguments of Module.to."""
    found = {"device": None, "dtype": None, "non_blocking": False, "memory_format": None}
    kwargs.pop("copy", None)
    names = ["device", "dtype", "non_blocking", "copy", "memory_format"]
    for i, arg in enumerate(args):
        if isinstance(arg, _C.Tensor):
            found["device"], found["dtype"] = arg.device, arg.dtype
            names = ["tensor", "non_blocking", "copy", "memory_format"]
        elif isinstance(arg, _C.dtype) and i == 0:
            found["dtype"] = arg
            names = ["dtype", "non_blocking", "copy", "memory_format"]
        elif names[i] != "copy":
            found[names[i]] = arg
    other = kwargs.pop("tensor", None) or kwargs.pop("other", None)
    if other is not None:
        found["device"], found["dtype"] = other.device, other.dtype
    for name in kwargs:
        if name not in found:
            raise TypeError(f"to() got an unexpected keyword argument '{name}'")
    found |= kwargs
    if found["device"] is not None:
        found["device"] = _C.device(found["device"])
    return tuple(found.values())


def _warn_in_backward(tensor):
    """A copy of the tensor, whose backward warns."""
    from ..autograd import _inside

    return _inside.test_warn_in_autograd(tensor)


def _transforms():
    """Whether vmap or grad of torch.func run."""
    from ..func._state import _thread

    return bool(_thread.levels)


def _unwrapped(tensor):
    """What lies below the innermost level of vmap that a tensor carries."""
    level, dim = _C._vmap_place(tensor)
    if not level:
        raise RuntimeError("get_unwrapped() expects a tensor inside of vmap")
    return _C._vmap_unwrap(tensor, dim, level)


def _named(names, value):
    return dict.fromkeys(names.split(), value)


_OF_NN = {  # those that take the same arguments as in nn.functional: losses take numbers for their reductions, say
    name: getattr(_C._ns_nn_functional, name)
    for name in """adaptive_avg_pool2d adaptive_avg_pool3d avg_pool2d avg_pool3d gelu glu hardsigmoid hardswish hardtanh
    leaky_relu linear max_pool2d_with_indices max_pool3d_with_indices mish one_hot pad relu6
    scaled_dot_product_attention silu softplus softshrink""".split()
}


def _accelerator(check=None):
    return _C.device("cpu")


ANSWERS = {
    "_C": {
        **_named(
            """_get_tracing_state _log_api_usage_once _cuda_clearCublasWorkspaces _jit_override_can_fuse_on_cpu
            _jit_override_can_fuse_on_gpu _jit_set_nvfuser_enabled _jit_set_nvfuser_guard_mode
            _jit_set_profiling_executor _jit_set_profiling_mode _jit_set_texpr_fuser_enabled
            _jit_set_bailout_depth _jit_set_num_profiled_runs _set_tracing_state _jit_clear_class_registry
            _jit_set_logging_option _remove_worker_pids _set_worker_pids _set_worker_signal_handlers
            _error_if_any_worker_fails""",
            _none,
        ),
        **_named(
            """_cuda_isInBadFork _has_xpu _has_cuda _has_mps _is_tracing _jit_can_fuse_on_cpu _jit_can_fuse_on_gpu
            _mps_is_available""",
            _false,
        ),
        "_has_cuda": False,
        "_has_mps": False,
        "_has_xpu": False,
        "has_cuda": False,
        "has_mkldnn": True,
        "_has_mkldnn": True,
        "_GLIBCXX_USE_CXX11_ABI": True,
        "_TensorMeta": type(_C.Tensor),
        "_VariableFunctions": _C,
        "_TensorBase": _C.Tensor,
        "TensorBase": _C.Tensor,
        "_LinAlgError": _C.LinAlgError,
        "_are_functorch_transforms_active": _transforms,
        "_get_accelerator": _accelerator,
        "_get_default_device": lambda: "cpu",
        "_get_privateuse1_backend_name": lambda: "privateuseone",
    },
    "_C._autograd": {
        "SavedTensor": _C.SavedTensor,
        "_get_current_graph_task_keep_graph": _C._pass_keeps_graph,
        "_saved_tensors_hooks_is_enabled": graph._saved_tensors_hooks_is_enabled,
        "_saved_tensors_hooks_get_disabled_error_message": graph._saved_tensors_hooks_get_disabled_error_message,
    },
    "_C._functorch": {
        "_is_vmap_fallback_enabled": _C._is_vmap_slicing,
        "_set_vmap_fallback_enabled": lambda enabled: _C._vmap_slicing(enabled) and None,
        "is_batchedtensor": lambda tensor: isinstance(tensor, _C.Tensor) and tensor._is_batched,
        "is_legacy_batchedtensor": _false,
        "_add_batch_dim": _C._vmap_wrap,
        "_remove_batch_dim": lambda t, level, size, dim: _C._vmap_unwrap(t, dim, level),
        "get_unwrapped": _unwrapped,
        "maybe_get_bdim": lambda t: _C._vmap_place(t)[1] if t._is_batched else -1,
        "maybe_get_level": lambda t: _C._vmap_place(t)[0] if t._is_batched else -1,
        "is_functionaltensor": _false,
    },
    "_C._nn": _OF_NN | {
        "_parse_to": _parse_to,
        "_test_warn_in_autograd": _warn_in_backward,
        "log_sigmoid": _C._ns_nn_functional.logsigmoid,
    },
    "_C._distributed_rpc": {"_is_current_rpc_agent_set": _false},
}

"""torch.cuda, torch.xpu, torch.mtia and torch.mps on a machine, and in a build, without them: counts are zero, memory
is empty, seeds are kept for nobody, and what needs the device raises an error that says that it is not built."""

import collections
import contextlib

WHY = "there is no such device in this build"
_STREAMS = "Event Stream ExternalStream StreamContext device* device_of*"
NAMES = f"""
cuda: {_STREAMS} CUDAGraph CUDAPluggableAllocator MemPool MemPoolContext graph* cudaStatus*
    BFloat16Storage BFloat16Tensor
    BoolStorage BoolTensor ByteStorage ByteTensor CharStorage CharTensor ComplexDoubleStorage ComplexFloatStorage
    DoubleStorage DoubleTensor FloatStorage FloatTensor HalfStorage HalfTensor IntStorage IntTensor LongStorage
    LongTensor ShortStorage ShortTensor CudaError DeferredCudaCallError
cuda._gpu_trace:
cuda._sanitizer: enable_cuda_sanitizer
cuda._utils:
cuda.amp:
cuda.amp.autocast_mode:
cuda.amp.common:
cuda.amp.grad_scaler:
cuda.comm: broadcast broadcast_coalesced gather reduce_add reduce_add_coalesced scatter
cuda.error:
cuda.gds: GdsFile gds_deregister_buffer gds_register_buffer
cuda.graphs: cuda:CUDAGraph,graph
cuda.jiterator:
cuda.memory: cuda:CUDAPluggableAllocator,MemPool,MemPoolContext _dump_snapshot _record_memory_history _snapshot
cuda.nccl: all_gather all_reduce broadcast reduce reduce_scatter
cuda.nvtx: mark range_end range_pop range_push range_start
cuda.profiler: init profile start stop
cuda.random:
cuda.sparse:
cuda.streams: cuda:Event,ExternalStream,Stream
cuda.tunable: enable get_filename get_max_tuning_duration get_max_tuning_iterations get_results
    get_rotating_buffer_size get_validators mgpu_tune_gemm_in_file read_file record_untuned_enable
    record_untuned_is_enabled set_filename set_max_tuning_duration set_max_tuning_iterations
    set_rotating_buffer_size tune_gemm_in_file tuning_enable tuning_is_enabled write_file write_file_on_exit
mps: Event compile_shader
mps.event: mps:Event
mps.profiler: metal_capture profile start stop
mtia: {_STREAMS} DeferredMtiaCallError
mtia.memory:
xpu: {_STREAMS}
xpu.memory:
xpu.random:
xpu.streams: xpu:Event,ExternalStream,Stream
"""


class NotBuilt(NotImplementedError, AssertionError):
    """What needs a device that this build does not have."""


def _named(function, name):
    function.__name__ = function.__qualname__ = name
    return function


def _needs(device, name):
    """A function that needs the device."""

    def absent(*args, **kwargs):
        raise NotBuilt(f"Torch not compiled with {device} enabled (torch.{device.lower()}.{name})")

    absent.__doc__ = f"Not available: this build has no {device}."
    return _named(absent, name)


def _gives(name, make, doc):
    """A function that has the same answer each time."""

    def answer(*args, **kwargs):
        return make()

    answer.__doc__ = doc
    return _named(answer, name)


_QUESTIONS = (  # names, what they answer, and why
    ("is_available is_initialized is_bf16_supported is_tf32_supported _is_compiled _is_in_bad_fork "
     "is_current_stream_capturing", bool, "Whether it is so: no, there is no such device."),
    ("device_count memory_allocated max_memory_allocated memory_reserved max_memory_reserved memory_cached "
     "max_memory_cached", int, "How much there is: none."),
    ("empty_cache manual_seed manual_seed_all seed seed_all set_rng_state_all reset_peak_memory_stats "
     "reset_accumulated_memory_stats reset_max_memory_allocated reset_max_memory_cached "
     "reset_peak_host_memory_stats reset_accumulated_host_memory_stats",
     lambda: None, "Does nothing: there is no such device."),
    ("get_rng_state_all get_arch_list memory_snapshot", list, "A list with one entry for each device: empty."),
    ("memory_stats host_memory_stats", collections.OrderedDict, "Figures of the device's memory: none."),
    ("memory_stats_as_nested_dict host_memory_stats_as_nested_dict", dict, "Figures of the device's memory: none."),
    ("get_gencode_flags", str, "Options of a compiler for the devices that are there: none."),
)  # fmt: skip
_NEEDS = (
    "current_device current_stream default_stream get_device_capability get_device_name get_device_properties "
    "get_rng_state get_stream_from_external init initial_seed mem_get_info set_device set_rng_state set_stream "
    "synchronize _lazy_init"
)
_CUDA_NEEDS = (
    "caching_allocator_alloc caching_allocator_delete caching_allocator_enable can_device_access_peer "
    "change_current_allocator check_error clock_rate cudart current_blas_handle device_memory_used "
    "get_per_process_memory_fraction get_sync_debug_mode graph_pool_handle ipc_collect list_gpu_processes "
    "make_graphed_callables memory_summary memory_usage power_draw set_per_process_memory_fraction "
    "set_sync_debug_mode temperature use_mem_pool utilization"
)


@contextlib.contextmanager
def stream(stream):
    """A context in which a stream is the current one. None changes nothing, and no other stream can be made."""
    yield


class _Guard:
    """A context of a device: None, and an index below zero, change nothing."""

    def __init__(self, index):
        if index is not None and not (isinstance(index, int) and index < 0):
            raise NotBuilt(f"Torch not compiled with {self._name} enabled (torch.{self._name.lower()}.device)")

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        pass


class _OfTensor(_Guard):
    """The device of a tensor: one of the CPU changes nothing."""

    def __init__(self, obj):
        if getattr(obj, f"is_{self._name.lower()}", False):
            super().__init__(0)


def _kind(name, answers=_QUESTIONS, needs=_NEEDS):
    """The answers of the module of a device."""
    out = {question: _gives(question, make, doc) for names, make, doc in answers for question in names.split()}
    out |= {short: _needs(name, short) for short in needs.split()}
    guard = {"_name": name, "__module__": f"evergrad.{name.lower()}"}
    return out | {
        "default_generators": (), "stream": stream, "device": type("device", (_Guard,), guard),
        "device_of": type("device_of", (_OfTensor,), guard), "_device": type("_device", (_Guard,), guard),
    }  # fmt: skip


def _cuda():
    from .. import _C

    out = _kind("CUDA", needs=f"{_NEEDS} {_CUDA_NEEDS}")
    out["has_half"] = out["has_magma"] = out["_initialized"] = False
    out["get_allocator_backend"] = _gives("get_allocator_backend", lambda: "native", "The allocator of the device.")
    out["is_bf16_supported"] = _gives("is_bf16_supported", bool, "Whether the device has bfloat16: there is none.")
    out["OutOfMemoryError"] = getattr(_C, "OutOfMemoryError", MemoryError)
    out["_lazy_call"] = lambda callable, **kwargs: None
    return out


def _amp():
    """torch.cuda.amp: torch.amp of CUDA."""
    from ..amp import autocast_mode, grad_scaler

    scaler = {"GradScaler": grad_scaler.CudaGradScaler, "OptState": grad_scaler.OptState}
    cast = {name: getattr(autocast_mode, f"cuda_{name}") for name in ("autocast", "custom_fwd", "custom_bwd")}
    return cast, scaler


def _pick(source, *prefixes):
    return {name: value for name, value in source.items() if any(part in name for part in prefixes)}


_c, (_cast, _scaler) = _cuda(), _amp()
_x, _m = _kind("XPU"), _kind("MTIA")
_m["current_device"] = _gives("current_device", lambda: -1, "The index of the device: there is none.")
_m["record_memory_history"], _m["snapshot"] = _needs("MTIA", "record_memory_history"), _needs("MTIA", "snapshot")
_p = _kind("MPS")
_p |= {
    name: _needs("MPS", name)
    for name in """current_allocated_memory driver_allocated_memory recommended_max_memory
    set_per_process_memory_fraction""".split()
}
_definitely_not = {"amp_definitely_not_available": _gives("amp_definitely_not_available", lambda: True, "So it is.")}
def _jiterated(*args, **kwargs):
    """A function that is compiled when it is first called, which needs CUDA."""
    return _needs("CUDA", "jiterator")


@contextlib.contextmanager
def _range(message, *args, **kwargs):
    """A part of the program that a tool shows."""
    _needs("CUDA", "nvtx.range")()
    yield


ANSWERS = {
    "cuda": _c,
    "cuda.nvtx": {"range": _range},
    "cuda.amp": {**_cast, **_scaler},
    "cuda.amp.autocast_mode": _cast,
    "cuda.amp.common": _definitely_not,
    "cuda.amp.grad_scaler": _scaler,
    "cuda.graphs": _pick(_c, "is_current_stream_capturing", "graph"),
    "cuda.jiterator": {"_create_jit_fn": _jiterated, "_create_multi_output_jit_fn": _jiterated},
    "cuda.memory": _pick(_c, "memory", "caching", "cache", "mem_"),
    "cuda.nccl": {"is_available": _c["is_available"], "version": _needs("CUDA", "nccl.version")},
    "cuda.random": _pick(_c, "seed", "rng"),
    "cuda.tunable": {"is_enabled": _c["is_available"]},
    "mps": _p,
    "mps.profiler": {
        name: _gives(name, bool, "Whether it is so: no, there is no Metal.")
        for name in ("is_capturing_metal", "is_metal_capture_enabled")
    },
    "mtia": _m,
    "mtia.memory": _pick(_m, "memory"),
    "xpu": _x,
    "xpu.memory": _pick(_x, "memory", "empty_cache", "mem_"),
    "xpu.random": _pick(_x, "seed", "rng"),
}

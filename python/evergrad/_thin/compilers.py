"""torch._dynamo, torch._inductor and their kin: what compiles, traces and takes programs apart. Programs run as they
are written, so that marks for a compiler leave functions as they are, and whether something is traced is always
known."""

import contextlib
import enum

from .. import compiler

WHY = "there is no compiler of programs"
NAMES = """
_decomp: core_aten_decompositions get_decompositions register_decomposition decomposition_table
_dynamo: OptimizedModule<nn.Module> eval_frame:export,explain,optimize_assert replay
_dynamo._trace_wrapped_higher_order_op: TransformGetItemToIndex
_dynamo.backends:
_dynamo.backends.common: aot_autograd
_dynamo.backends.registry: lookup_backend
_dynamo.config:
_dynamo.convert_frame:
_dynamo.debug_utils:
_dynamo.decorators:
_dynamo.eval_frame: _dynamo:OptimizedModule explain export innermost_fn optimize_assert
_dynamo.exc: ArgsMismatchError BackendCompilerFailed CondOpArgsMismatchError InternalTorchDynamoError InvalidBackend
    RecompileError RecompileLimitExceeded ResetRequired SkipFrame TensorifyScalarRestartAnalysis TorchDynamoException
    TorchRuntimeError UncapturedHigherOrderOpError Unsupported UserError UserErrorType
_dynamo.external_utils:
_dynamo.testing: CompileCounter CompileCounterWithBackend
_dynamo.trace_rules:
_dynamo.utils: LazyString CompileProfiler
_dynamo.variables: VariableTracker
_export: capture_pre_autograd_graph aot_compile
_functorch:
_functorch.aot_autograd: aot_export_joint_simple aot_export_module aot_function aot_module aot_module_simplified
    make_boxed_compiler make_boxed_func
_functorch.compilers: memory_efficient_fusion nop ts_compile
_functorch.config:
_functorch.partitioners: default_partition min_cut_rematerialization_partition
_guards: CompileContext Source TracingContext
_higher_order_ops.associative_scan: associative_scan
_higher_order_ops.scan: scan
_higher_order_ops.triton_kernel_wrap: triton_kernel_wrapper_mutation
_inductor.codecache: PyCodeCache
_inductor.compile_fx: compile_fx
_inductor.config:
_inductor.cpu_vec_isa:
_inductor.decomposition: decompositions
_inductor.exc: InductorError
_inductor.ir:
_inductor.lowering: lowerings
_inductor.pattern_matcher: PatternMatcherPass register_replacement
_inductor.runtime:
_inductor.runtime.cache_dir_utils:
_inductor.utils:
_prims: prims
_subclasses: CrossRefFakeMode fake_tensor:FakeTensor,FakeTensorMode,UnsupportedFakeTensorException
_subclasses.fake_tensor: DynamicOutputShapeException DataDependentOutputException FakeTensor<Tensor> FakeTensorMode
    UnsupportedFakeTensorException FakeTensorConverter
_subclasses.functional_tensor: FunctionalTensor<Tensor> FunctionalTensorMode
_subclasses.meta_utils: MetaConverter{meta_tensor} assert_metadata_eq
"""


def _false(*args, **kwargs):
    """The question's answer is no."""
    return False


def _none(*args, **kwargs):
    """Nothing is compiled or traced."""


def _same(value=None, *args, **kwargs):
    """What is marked for a compiler stays as it is."""
    return value


def _mark(fn=None, *args, **kwargs):
    """A mark for a compiler, with options or without: the function stays as it is."""
    return fn if callable(fn) else _same


def _disallow(fn):
    """Keeps a function out of graphs; gives it back."""
    if isinstance(fn, (list, tuple)):
        return [_disallow(f) for f in fn]
    return fn


class UserErrorType(enum.Enum):
    """What a user of a compiler has done wrong."""

    DYNAMIC_CONTROL_FLOW, ANTI_PATTERN, STANDARD_LIBRARY, CONSTRAINT_VIOLATION, DYNAMIC_DIM, INVALID_INPUT = range(6)


class TorchDynamoException(RuntimeError):
    """What goes wrong in a compiler."""


def _error(name):
    return type(name, (TorchDynamoException,), {"__module__": "evergrad._dynamo.exc"})


class _Patch(contextlib.ContextDecorator):
    """Settings that hold inside."""

    def __init__(self, settings, *args, **changes):
        self._settings, self._changes = settings, changes
        if args:
            self._changes = dict(args[0]) if isinstance(args[0], dict) else {args[0]: args[1]}

    def __enter__(self):
        here = self._settings()
        self._before = {name: getattr(here, name, None) for name in self._changes}
        for name, value in self._changes.items():
            setattr(here, name, value)

    def __exit__(self, *exc):
        here = self._settings()
        for name, value in self._before.items():
            setattr(here, name, value)


def _settings(module, **values):
    """Settings that nothing reads: they keep what they are set to."""

    def here():
        import importlib

        from . import root

        return importlib.import_module(f"{root()}.{module}")

    return values | {"patch": lambda *args, **changes: _Patch(here, *args, **changes), "save_config": _none}


def _cache_dir():
    """Where a compiler would keep its results."""
    import getpass
    import os
    import tempfile

    return os.environ.get("TORCHINDUCTOR_CACHE_DIR") or os.path.join(
        tempfile.gettempdir(), "torchinductor_" + getpass.getuser()
    )


_MARKS = {
    **{name: getattr(compiler, name) for name in ("allow_in_graph", "assume_constant_result", "disable", "reset")},
    **{name: getattr(compiler, name) for name in ("is_compiling", "substitute_in_graph", "set_stance")},
    "disallow_in_graph": _disallow,
    "forbid_in_graph": _disallow,
    "nonstrict_trace": _same,
    "skip": _mark,
    "run": _mark,
    "graph_break": _none,
    **dict.fromkeys("mark_dynamic mark_static mark_static_address maybe_mark_dynamic mark_unbacked".split(), _none),
}


def optimize(backend="inductor", *args, **kwargs):
    """A decorator that gives back what it is given: programs run as they are written."""
    return _same


def make_boxed_func(f):
    """f as a function of one list of its arguments."""

    def boxed(args):
        return f(*args)

    boxed._boxed_call = True
    return boxed


def make_boxed_compiler(compiler):
    """A compiler whose programs take one list of their arguments."""
    return lambda graph, inputs: make_boxed_func(compiler(graph, inputs))


ANSWERS = {
    "_decomp": {"decomposition_table": {}},
    "_dynamo": _MARKS | {
        "optimize": optimize, "list_backends": compiler.list_backends, "register_backend": _mark,
        "reset_code_caches": _none, "reset_frame_count": _none,
    },
    # tensors are indexed by the indices of vmap as they are
    "_dynamo._trace_wrapped_higher_order_op": {"TransformGetItemToIndex": contextlib.nullcontext},
    "_dynamo.backends.registry": {"list_backends": compiler.list_backends, "register_backend": _mark},
    "_dynamo.decorators": _MARKS,
    "_dynamo.eval_frame": {
        "disable": compiler.disable, "is_dynamo_supported": _false, "is_inductor_supported": _false,
        "set_eval_frame": _none, "optimize": optimize, "check_if_dynamo_supported": _none,
    },
    "_dynamo.exc": {"TorchDynamoException": TorchDynamoException, "UserErrorType": UserErrorType} | {
        name: _error(name)
        for name in """ArgsMismatchError BackendCompilerFailed CondOpArgsMismatchError InternalTorchDynamoError
        InvalidBackend RecompileError RecompileLimitExceeded ResetRequired SkipFrame TensorifyScalarRestartAnalysis
        TorchRuntimeError UncapturedHigherOrderOpError Unsupported UserError""".split()
    },
    "_dynamo.external_utils": {"is_compiling": _false, "wrap_inline": _same},
    "_dynamo.utils": {"is_compile_supported": _false, "counters": {}},
    "_dynamo.config": _settings(
        "_dynamo.config", accumulated_cache_size_limit=256, accumulated_recompile_limit=256, allow_rnn=False,
        assume_static_by_default=True, automatic_dynamic_shapes=True, cache_size_limit=8,
        capture_dynamic_output_shape_ops=False, capture_func_transforms=True, capture_scalar_outputs=False,
        compiled_autograd=False, disable=False, dynamic_shapes=True, error_on_recompile=False,
        force_parameter_static_shapes=True, guard_nn_modules=True, inline_inbuilt_nn_modules=True, log_level=None,
        optimize_ddp=True, output_code=False, recompile_limit=8, specialize_int=False, suppress_errors=False,
        verbose=False,
    ),
    "_functorch.aot_autograd": {"make_boxed_func": make_boxed_func, "make_boxed_compiler": make_boxed_compiler},
    "_functorch.config": _settings("_functorch.config", donated_buffer=False, functionalize_rng_ops=False),
    "_guards": {"active_fake_mode": _none, "detect_fake_mode": _none},
    "_dynamo.trace_rules": {"_as_posix_path": lambda path: str(path).replace("\\", "/")},
    "_inductor.config": _settings(
        "_inductor.config", compile_threads=1, coordinate_descent_tuning=False, cpp_wrapper=False, debug=False,
        epilogue_fusion=True, fallback_random=False, freezing=False, force_fuse_int_mm_with_mul=False,
        fx_graph_cache=True, max_autotune=False, shape_padding=True,
    ),
    "_inductor.cpu_vec_isa": {"pick_vec_isa": _none, "valid_vec_isa_list": list},
    "_inductor.decomposition": {"decompositions": {}},
    "_inductor.lowering": {"lowerings": {}},
    "_inductor.utils": {"GPU_TYPES": ["cuda", "mps", "xpu"], "is_big_gpu": _false, "get_gpu_type": lambda: "cuda"},
    "_inductor.runtime.cache_dir_utils": {"cache_dir": _cache_dir},
    "_subclasses.fake_tensor": {"is_fake": _false, "unset_fake_temporarily": contextlib.nullcontext},
    "_subclasses.functional_tensor": {"mb_unwrap_functional_tensor": _same},
}  # fmt: skip

"""torch.utils: tools that stand on systems which are not there, and the names of what they are made of."""

import contextlib

WHY = "this tool stands on a system that is not there"
NAMES = """
utils._config_module: ConfigModule install_config_module
utils._content_store: ContentStoreReader ContentStoreWriter
utils._stats: simple_call_counter
utils._sympy:
utils._triton:
utils.backend_registration: generate_methods_for_privateuse1_backend rename_privateuse1_backend
utils.benchmark: utils.common:Measurement,TaskSpec,select_unit,set_torch_threads,trim_sigfig,unit_to_english
    utils.common:ordered_unique utils.compare:Compare utils.fuzzer:FuzzedParameter,FuzzedTensor,Fuzzer,ParameterAlias
    utils.sparse_fuzzer:FuzzedSparseTensor utils.timer:Timer,timer
    utils.valgrind_wrapper.timer_interface:CallgrindStats
utils.benchmark.examples:
utils.benchmark.op_fuzzers:
utils.benchmark.op_fuzzers.binary: BinaryOpFuzzer
utils.benchmark.op_fuzzers.sparse_binary: BinaryOpSparseFuzzer
utils.benchmark.op_fuzzers.sparse_unary: UnaryOpSparseFuzzer
utils.benchmark.op_fuzzers.spectral: SpectralOpFuzzer
utils.benchmark.op_fuzzers.unary: UnaryOpFuzzer
utils.benchmark.utils:
utils.benchmark.utils.common: Measurement TaskSpec ordered_unique select_unit set_torch_threads trim_sigfig
    unit_to_english
utils.benchmark.utils.compare: Compare
utils.benchmark.utils.compile: bench_all bench_loop benchmark_compile
utils.benchmark.utils.cpp_jit: compile_callgrind_template compile_timeit_template get_compat_bindings
utils.benchmark.utils.fuzzer: FuzzedParameter FuzzedTensor Fuzzer ParameterAlias
utils.benchmark.utils.sparse_fuzzer: FuzzedSparseTensor
utils.benchmark.utils.timer: Language[PYTHON,CPP] Timer timer
utils.benchmark.utils.valgrind_wrapper:
utils.benchmark.utils.valgrind_wrapper.timer_interface: CallgrindStats FunctionCount FunctionCounts
utils.bottleneck:
utils.bundled_inputs: InflatableArg augment_model_with_bundled_inputs augment_many_model_functions_with_bundled_inputs
    bundle_inputs bundle_large_tensor bundle_randn
utils.flop_counter: FlopCounterMode register_flop_formula
utils.hipify:
utils.hipify.constants:
utils.hipify.cuda_to_hip_mappings:
utils.hipify.hipify_python: hipify
utils.hipify.version:
utils.jit:
utils.jit.log_extract: extract_ir
utils.mkldnn: MkldnnBatchNorm<nn.Module> MkldnnConv1d<nn.Module> MkldnnConv2d<nn.Module> MkldnnConv3d<nn.Module>
    MkldnnLinear<nn.Module> MkldnnPrelu<nn.Module> to_mkldnn
utils.mobile_optimizer: LintCode[BUNDLED_INPUT,REQUIRES_GRAD,DROPOUT,BATCHNORM] generate_mobile_module_lints
    optimize_for_mobile
utils.model_dump: get_inline_skeleton get_model_info main
utils.module_tracker: ModuleTracker
utils.show_pickle: main
utils.throughput_benchmark: ThroughputBenchmark
utils.viz:
utils.viz._cycles: warn_tensor_cycles
"""


def _false(*args, **kwargs):
    """The question's answer is no."""
    return False


@contextlib.contextmanager
def _nothing(*args, **kwargs):
    """Nothing is different inside."""
    yield


ANSWERS = {
    "utils._triton": dict.fromkeys("has_triton has_triton_package has_triton_tma is_device_compatible".split(), _false),
}

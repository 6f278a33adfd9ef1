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
utils.data.backward_compatibility:
utils.data.datapipes.gen_pyi:
utils.data.datapipes.dataframe:
utils.data.datapipes.dataframe.dataframe_wrapper: create_df get_columns get_df_wrapper get_len iterate
utils.data.datapipes.dataframe.dataframes: CaptureDataFrame DataFrameTracer
utils.data.datapipes.dataframe.datapipes: ConcatDataFramesPipe DataFramesAsTuplesPipe FilterDataFramesPipe
utils.data.datapipes.dataframe.structures: DataChunkDF
utils.data.datapipes.iter: Batcher Collator Concater Demultiplexer FileLister FileOpener Filter Forker Grouper
    IterableWrapper Mapper Multiplexer RoutedDecoder Sampler ShardingFilter Shuffler StreamReader UnBatcher Zipper
utils.data.datapipes.iter.callable: CollatorIterDataPipe MapperIterDataPipe
utils.data.datapipes.iter.combinatorics: SamplerIterDataPipe ShufflerIterDataPipe
utils.data.datapipes.iter.combining: ConcaterIterDataPipe DemultiplexerIterDataPipe ForkerIterDataPipe
    MultiplexerIterDataPipe ZipperIterDataPipe
utils.data.datapipes.iter.filelister: FileListerIterDataPipe
utils.data.datapipes.iter.fileopener: FileOpenerIterDataPipe
utils.data.datapipes.iter.grouping: BatcherIterDataPipe GrouperIterDataPipe UnBatcherIterDataPipe
utils.data.datapipes.iter.routeddecoder: RoutedDecoderIterDataPipe
utils.data.datapipes.iter.selecting: FilterIterDataPipe
utils.data.datapipes.iter.sharding: SHARDING_PRIORITIES[DEFAULT,DISTRIBUTED,MULTIPROCESSING]
    ShardingFilterIterDataPipe
utils.data.datapipes.iter.streamreader: StreamReaderIterDataPipe
utils.data.datapipes.iter.utils: IterableWrapperIterDataPipe
utils.data.datapipes.map: Batcher Concater Mapper SequenceWrapper Shuffler Zipper
utils.data.datapipes.map.callable: MapperMapDataPipe default_fn
utils.data.datapipes.map.combinatorics: ShufflerIterDataPipe
utils.data.datapipes.map.combining: ConcaterMapDataPipe ZipperMapDataPipe
utils.data.datapipes.map.grouping: BatcherMapDataPipe
utils.data.datapipes.map.utils: SequenceWrapperMapDataPipe
utils.data.datapipes.utils:
utils.data.datapipes.utils.common: StreamWrapper get_file_binaries_from_pathnames get_file_pathnames_from_root
    match_masks validate_input_col validate_pathname_binary_tuple
utils.data.datapipes.utils.decoder: Decoder ImageHandler MatHandler audiohandler basichandlers extension_extract_fn
    handle_extension imagehandler mathandler videohandler
utils.data.datapipes.utils.snapshot:
utils.data.graph: traverse traverse_dps
utils.data.graph_settings: apply_random_seed apply_sharding apply_shuffle_seed apply_shuffle_settings
    get_all_graph_pipes
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

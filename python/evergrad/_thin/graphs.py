"""torch.fx, torch.export, torch.onnx and torch.package: programs as graphs, and graphs and programs as files."""

import contextlib

from .. import _C

WHY = "there are no graphs of programs"
NAMES = """
export: export export_for_inference export_for_training load register_dataclass save decomp_utils:CustomDecompTable
    dynamic_shapes:Dim,ShapesCollection,dims
    exported_program:ExportedProgram,ModuleCallEntry,ModuleCallSignature,default_decompositions
    graph_signature:ExportBackwardSignature,ExportGraphSignature unflatten:FlatArgsAdapter,UnflattenedModule,unflatten
export._trace: ATenExportArtifact ExportArtifact ExportDynamoConfig _export custom_triton_ops_decomposition_disabled
    get_ep_stats patch_forward set_missing_meta_vals
export.custom_obj: ScriptObjectMeta
export.custom_ops:
export.decomp_utils: CustomDecompTable
export.dynamic_shapes: Dim() ShapesCollection dims refine_dynamic_shapes_from_suggested_fixes
export.experimental:
export.exported_program: ExportedProgram ModuleCallEntry ModuleCallSignature default_decompositions
export.graph_signature: ConstantArgument CustomObjArgument ExportBackwardSignature ExportGraphSignature
    InputKind[USER_INPUT,PARAMETER,BUFFER,CONSTANT_TENSOR,CUSTOM_OBJ,TOKEN] InputSpec
    OutputKind[USER_OUTPUT,LOSS_OUTPUT,BUFFER_MUTATION,GRADIENT_TO_PARAMETER,GRADIENT_TO_USER_INPUT,
    USER_INPUT_MUTATION,TOKEN]
    OutputSpec SymBoolArgument SymFloatArgument SymIntArgument TensorArgument TokenArgument
export.passes: move_to_device_pass
export.unflatten: FlatArgsAdapter InterpreterModule<nn.Module> InterpreterModuleDispatcher<nn.Module>
    UnflattenedModule<nn.Module> unflatten
fx: _symbolic_trace:PH,Tracer,symbolic_trace,wrap graph:Graph graph_module:GraphModule
    interpreter:Interpreter,Transformer node:Node,has_side_effect,map_arg proxy:Proxy
    subgraph_rewriter:replace_pattern
fx._compatibility: compatibility
fx._lazy_graph_module:
fx._pytree: _dict_flatten_spec register_pytree_flatten_spec tree_flatten_spec
fx._symbolic_trace: Tracer is_fx_tracing symbolic_trace wrap
fx.annotate:
fx.config:
fx.experimental:
fx.experimental._config:
fx.experimental.const_fold: FoldedGraphModule<nn.Module> get_unique_attr_name_in_module split_const_subgraphs
fx.experimental.optimization: MklSubgraph UnionFind extract_subgraph fuse gen_mkl_autotuner matches_module_pattern
    modules_to_mkldnn optimize_for_inference remove_dropout replace_node_module reset_modules use_mkl_length
fx.experimental.proxy_tensor: DecompositionInterpreter PythonKeyTracer dispatch_trace get_innermost_proxy_mode
    get_proxy_mode handle_sym_dispatch make_fx maybe_disable_thunkify maybe_enable_thunkify
fx.experimental.sym_node: SymNode method_to_operator
fx.experimental.symbolic_shapes: CallMethodKey ConvertIntKey DimConstraints
    DimDynamic[DYNAMIC,DUCK,STATIC,SIZE_LIKE_UNBACKED,INFER_STRIDE,OBLIVIOUS_SIZE] DivideByKey EqualityConstraint
    InnerTensorKey PropagateUnbackedSymInts RelaxedUnspecConstraint ShapeEnv ShapeEnvSettings StatefulSymbolicContext
    StatelessSymbolicContext StrictMinMaxConstraint SubclassSymbolicContext SymIntEqByExpr SymbolicContext
    ValueRangesSLoc canonicalize_bool_expr check_consistent compute_unbacked_bindings constrain_range constrain_unify
    create_contiguous definitely_false definitely_true free_symbols guard_float guard_int guard_scalar
    guard_size_oblivious has_free_symbols has_free_unbacked_symbols has_symbolic_sizes_strides hint_int
    is_accessor_node is_concrete_bool is_concrete_float is_concrete_int is_nested_int is_symbol_binding_fx_node
    lru_cache rebind_unbacked resolve_unbacked_bindings statically_known_true sym_eq
fx.graph: Node CodeGen Graph PythonCode map_arg
fx.graph_module: GraphModule<nn.Module> reduce_deploy_graph_module reduce_graph_module reduce_package_graph_module
fx.immutable_collections: immutable_dict* immutable_list*
fx.interpreter: Interpreter Transformer
fx.node: Argument Node has_side_effect map_aggregate map_arg
fx.operator_schemas: ArgsKwargsPair check_for_mutable_operation create_type_hint get_signature_for_torch_op
    normalize_function normalize_module type_matches
fx.passes:
fx.passes.annotate_getitem_nodes:
fx.passes.fake_tensor_prop: FakeTensorProp
fx.passes.graph_drawer: FxGraphDrawer
fx.passes.graph_manipulation: get_size_of_all_nodes get_size_of_node get_tensor_meta replace_target_nodes_with
    size_bytes*
fx.passes.graph_transform_observer: GraphTransformObserver
fx.passes.infra:
fx.passes.infra.partitioner:
fx.passes.infra.pass_base: PassBase PassResult
fx.passes.infra.pass_manager: PassManager pass_result_wrapper this_before_that_pass_constraint
fx.passes.net_min_base: FxNetMinimizerBadModuleError FxNetMinimizerResultMismatchError FxNetMinimizerRunFuncError
fx.passes.operator_support: OpSupports OperatorSupport OperatorSupportBase any_chain chain create_op_support
fx.passes.param_fetch: default_matching extract_attrs_for_lowering lift_lowering_attrs_to_nodes
fx.passes.pass_manager: PassManager inplace_wrapper log_hook loop_pass these_before_those_pass_constraint
    this_before_that_pass_constraint
fx.passes.reinplace: reinplace
fx.passes.runtime_assert: insert_deferred_runtime_asserts
fx.passes.shape_prop: ShapeProp TensorMetadata
fx.passes.split_module: Partition split_module
fx.passes.split_utils: Component getattr_recursive setattr_recursive split_by_tags
fx.passes.splitter_base: FxNetAccNodesFinder FxNetSplitterInternalError SplitResult Subgraph
    generate_inputs_for_submodules
fx.passes.tools_common: FxNetAccFusionsFinder get_acc_ops_name get_node_target is_node_output_tensor legalize_graph
fx.passes.utils:
fx.passes.utils.common: HolderModule<nn.Module> compare_graphs lift_subgraph_as_module
fx.passes.utils.fuser_utils:
fx.passes.utils.matcher_utils: InternalMatch SubgraphMatcher
fx.passes.utils.matcher_with_name_node_map_utils: SubgraphMatcherWithNameNodeMap
fx.passes.utils.source_matcher_utils: SourcePartition check_subgraphs_connected get_source_partitions
fx.proxy: Attribute GraphAppendingTracer MetaProxy ParameterProxy Proxy Scope ScopeContextManager TraceError
    TracerBase
fx.subgraph_rewriter: Match ReplacedPatterns replace_pattern replace_pattern_with_filters
fx.tensor_type:
fx.traceback: NodeSource NodeSourceAction[CREATE,REPLACE] format_stack get_current_meta get_graph_provenance_json
    has_preserved_node_meta preserve_node_meta reset_grad_fn_seq_nr set_current_meta set_grad_fn_seq_nr
    set_stack_trace
onnx: DiagnosticOptions ExportOptions
    JitScalarType[UINT8,INT8,INT16,INT,INT64,HALF,FLOAT,DOUBLE,COMPLEX32,COMPLEX64,COMPLEX128,BOOL,QINT8,QUINT8,
    QINT32,BFLOAT16,FLOAT8E5M2,FLOAT8E4M3FN,FLOAT8E5M2FNUZ,FLOAT8E4M3FNUZ,UNDEFINED]
    ONNXProgram ONNXRuntimeOptions OnnxExporterError OnnxRegistry OperatorExportTypes[ONNX,ONNX_ATEN,
    ONNX_ATEN_FALLBACK,ONNX_FALLTHROUGH]
    TensorProtoDataType TrainingMode[EVAL,PRESERVE,TRAINING] dynamo_export enable_fake_mode
    export is_onnxrt_backend_supported
    utils:is_in_onnx_export,register_custom_op_symbolic,select_model_mode_for_export,unregister_custom_op_symbolic
onnx.errors: OnnxExporterWarning SymbolicValueError UnsupportedOperatorError
onnx.operators:
onnx.symbolic_helper:
onnx.symbolic_opset10: dequantize div embedding_bag fake_quantize_per_tensor_affine flip fmod isfinite isinf
    nan_to_num quantize_per_tensor quantized_add quantized_add_relu quantized_cat quantized_conv1d
    quantized_conv1d_relu quantized_conv2d quantized_conv2d_relu quantized_conv3d quantized_conv3d_relu
    quantized_conv_transpose1d quantized_conv_transpose2d quantized_conv_transpose3d quantized_group_norm
    quantized_hardswish quantized_instance_norm quantized_layer_norm quantized_leaky_relu quantized_linear
    quantized_linear_relu quantized_mul quantized_sigmoid slice sort topk
onnx.symbolic_opset11: Delete() add append arange argsort atleast_1d atleast_2d atleast_3d cat chunk clamp clamp_max
    clamp_min constant_pad_nd cumsum embedding_bag embedding_renorm flatten gather hardtanh hstack im2col index
    index_copy index_fill index_put insert linalg_det linalg_vector_norm logdet masked_scatter masked_select mm narrow
    normal pad pixel_shuffle pop prim_constant_chunk reflection_pad relu6 remainder replication_pad round scatter
    select size sort split split_with_sizes squeeze stack topk unbind unique_dim unsqueeze vstack
onnx.symbolic_opset12: argmax argmin binary_cross_entropy_with_logits celu cross_entropy_loss dropout einsum ge le
    native_dropout nll_loss nll_loss2d nll_loss_nd outer pow tensordot unfold
onnx.symbolic_opset13:
onnx.symbolic_opset14: batch_norm hardswish quantized_hardswish reshape scaled_dot_product_attention tril triu
onnx.symbolic_opset15:
onnx.symbolic_opset16:
onnx.symbolic_opset17: layer_norm quantized_layer_norm stft
onnx.symbolic_opset18: col2im
onnx.symbolic_opset19:
onnx.symbolic_opset20: _affine_grid_generator _grid_sampler gelu
onnx.symbolic_opset7:
onnx.symbolic_opset8:
onnx.symbolic_opset9: _prepare_onnx_paddings abs acos adaptive_avg_pool1d adaptive_avg_pool2d
    adaptive_avg_pool3d adaptive_max_pool1d
    adaptive_max_pool2d adaptive_max_pool3d add addcmul addmm alias amax amin aminmax arange argmax argmin as_strided
    as_tensor asin atan atan2 avg_pool1d avg_pool2d avg_pool3d baddbmm batch_norm bernoulli bitwise_not bitwise_or bmm
    broadcast_tensors broadcast_to bucketize cat cdist ceil clamp clamp_max clamp_min clone constant_pad_nd contiguous
    conv1d conv2d conv3d conv_tbc conv_transpose1d conv_transpose2d conv_transpose3d convert_element_type convolution
    cos cosine_similarity cross cumsum detach dim div dot dropout elu embedding embedding_bag empty empty_like eq erf
    exp expand expand_as eye fill flatten floor floor_divide floordiv frobenius_norm full full_like gather ge gelu
    get_pool_ceil_padding glu group_norm gru gt hann_window hardshrink hardsigmoid hardswish hardtanh index index_add
    index_copy index_fill index_put index_select instance_norm is_floating_point is_pinned isnan item kl_div
    layer_norm le leaky_relu lerp lift linalg_cross linalg_matrix_norm linalg_norm linalg_vector_norm linear linspace
    log log10 log1p log2 log_sigmoid log_softmax logical_and logical_not logical_or logical_xor logit logsumexp lstm
    lstm_cell lt masked_fill masked_fill_ matmul max max_pool1d max_pool1d_with_indices max_pool2d
    max_pool2d_with_indices max_pool3d max_pool3d_with_indices maximum meshgrid min minimum mish mm movedim mse_loss
    mul multinomial mv narrow native_layer_norm ne neg new_empty new_full new_ones new_zeros nonzero nonzero_numpy
    noop_complex_operators norm numel numpy_T one_hot ones ones_like onnx_placeholder pad pairwise_distance permute
    pixel_shuffle pixel_unshuffle pow prelu prim_constant prim_constant_chunk prim_constant_split prim_data
    prim_device prim_dtype prim_if prim_layout prim_list_construct prim_list_unpack prim_loop prim_max prim_min
    prim_shape prim_tolist prim_tuple_construct prim_type prim_unchecked_cast prim_uninitialized rand rand_like
    randint randint_like randn randn_like reciprocal reflection_pad relu relu6 remainder repeat repeat_interleave
    replication_pad reshape reshape_as rnn_relu rnn_tanh roll rrelu rsqrt rsub scalar_tensor scatter scatter_add
    select selu sigmoid sign silu sin size slice softmax softplus softshrink sort split split_with_sizes sqrt square
    squeeze stack std std_mean sub t take tan tanh tanhshrink tensor threshold to topk transpose true_divide type_as
    unbind unfold unsafe_chunk unsafe_split unsafe_split_with_sizes unsqueeze unsupported_complex_operators unused
    upsample_bilinear2d upsample_linear1d upsample_nearest1d upsample_nearest2d upsample_nearest3d
    upsample_trilinear3d var var_mean view view_as where wrap_logical_op_with_cast_to wrap_logical_op_with_negation
    zero zeros zeros_like
onnx.utils: disable_apex_o2_state_dict_hook export exporter_context is_in_onnx_export model_signature
    register_custom_op_symbolic select_model_mode_for_export setup_onnx_logging unconvertible_ops
    unpack_quantized_tensor unregister_custom_op_symbolic warn_on_static_input_change
onnx.verification: GraphInfo GraphInfoPrettyPrinter OnnxBackend[REFERENCE,ONNX_RUNTIME_CPU,ONNX_RUNTIME_CUDA]
    OnnxTestCaseRepro VerificationInfo VerificationOptions check_export_model_diff find_mismatch verify
    verify_aten_graph verify_onnx_program
package: analyze.is_from_package:is_from_package file_structure_representation:Directory
    package_exporter:EmptyMatchError,PackageExporter,PackagingError package_importer:PackageImporter
package.analyze:
package.analyze.find_first_use_of_broken_modules: find_first_use_of_broken_modules
package.analyze.is_from_package: is_from_package
package.analyze.trace_dependencies: trace_dependencies
package.file_structure_representation: Directory
package.find_file_dependencies:
package.glob_group:
package.importer: Importer ObjMismatchError ObjNotFoundError OrderedImporter
package.package_exporter: EmptyMatchError PackageExporter PackagingError
    PackagingErrorReason[IS_EXTENSION_MODULE,NO_DUNDER_FILE,SOURCE_FILE_NOT_FOUND,DEPENDENCY_RESOLUTION_FAILED,
    NO_ACTION,DENIED,MOCKED_BUT_STILL_USED]
package.package_importer: PackageImporter
"""


def _false(*args, **kwargs):
    """The question's answer is no."""
    return False


def _none(*args, **kwargs):
    """Nothing is traced: there is none."""


def _same(value):
    """What is marked for a tracer stays as it is."""
    return value


def _decorator(*args, **kwargs):
    """A mark for a tracer or an exporter: the function stays as it is."""
    return _same


def wrap(fn_or_name):
    """Marks a function as a leaf of traced graphs; gives it back."""
    if not isinstance(fn_or_name, str) and not callable(fn_or_name):
        raise RuntimeError("Unsupported type for global function! Must be either a callable or string name")
    return fn_or_name


_symbolics = {}


def register_custom_op_symbolic(symbolic_name, symbolic_fn, opset_version):
    """Keeps the function that would write an operator into a file."""
    _symbolics[symbolic_name, opset_version] = symbolic_fn


def unregister_custom_op_symbolic(symbolic_name, opset_version):
    """Forgets such a function."""
    _symbolics.pop((symbolic_name, opset_version), None)


_flattened = {}


def register_pytree_flatten_spec(cls, flatten_fn_spec, flatten_fn_exact_match_spec=None):
    """Keeps how a container would be taken apart beside a specification."""
    _flattened[cls] = flatten_fn_spec


def register_dataclass(cls, *, serialized_type_name=None):
    """Makes a dataclass a container of torch.utils._pytree."""
    from ..utils import _pytree

    _pytree.register_dataclass(cls)


@contextlib.contextmanager
def _nothing(*args, **kwargs):
    """Nothing is kept of what runs inside: nothing is traced."""
    yield


class PHBase:
    """The place of an argument that is left open."""

    def __repr__(self):
        return "PH"


class immutable_list(list):
    """A list that stays as it is."""

    def _refuse(self, *args, **kwargs):
        raise NotImplementedError(f"'{type(self).__name__}' object does not support mutation")

    __delitem__ = __iadd__ = __imul__ = __setitem__ = append = clear = extend = insert = pop = remove = _refuse
    reverse = sort = _refuse

    def __hash__(self):
        return hash(tuple(self))


class immutable_dict(dict):
    """A dict that stays as it is."""

    _refuse = immutable_list._refuse
    __delitem__ = __ior__ = __setitem__ = clear = pop = popitem = setdefault = update = _refuse

    def __hash__(self):
        return hash(frozenset(self.items()))


def _dim():
    """Dim has marks of its own: Dim.AUTO, Dim.STATIC, Dim.DYNAMIC."""
    import enum

    from . import cls

    hint = enum.Enum("_DimHint", "AUTO STATIC DYNAMIC")
    dim = cls("export.dynamic_shapes.Dim")
    for mark in hint:
        setattr(dim, mark.name, mark)
    return dim


class _Symbols(dict):
    """Questions about symbolic shapes: shapes are plain numbers, so that each has its answer at once."""

    def __init__(self):
        truth = dict.fromkeys("definitely_true guard_bool guard_size_oblivious statically_known_true".split(), bool)
        concrete = {f"is_concrete_{kind}": lambda a: True for kind in ("bool", "float", "int")}
        free = dict.fromkeys(
            "has_free_symbols has_free_unbacked_symbols has_symbolic_sizes_strides is_accessor_node".split(), _false
        )
        super().__init__({
            **truth, **concrete, **free, "definitely_false": lambda a: not a, "guard_int": int, "guard_float": float,
            "hint_int": lambda a, fallback=None: int(a), "sym_eq": lambda x, y: x == y, "is_nested_int": _false,
        })  # fmt: skip


_place = PHBase()
_FX = {"PH": _place, "wrap": wrap, "has_side_effect": _same}
_ONNX = {
    "producer_name": "pytorch",
    "producer_version": _C.version().partition("+")[0],
    "is_in_onnx_export": _false,
    "is_onnxrt_backend_supported": _false,
    "register_custom_op_symbolic": register_custom_op_symbolic,
    "unregister_custom_op_symbolic": unregister_custom_op_symbolic,
}
_dims = _dim()
ANSWERS = {
    "fx": _FX,
    "fx._symbolic_trace": {"PH": _place, "PHBase": PHBase, "wrap": wrap, "is_fx_tracing": _false},
    "fx._compatibility": {"compatibility": _decorator},
    "fx._pytree": {"register_pytree_flatten_spec": register_pytree_flatten_spec},
    "fx.node": {"has_side_effect": _same},
    "fx.immutable_collections": {"immutable_list": immutable_list, "immutable_dict": immutable_dict},
    "fx.traceback": {
        "preserve_node_meta": _nothing,
        "set_current_meta": _nothing,
        "has_preserved_node_meta": _false,
    },
    "fx.experimental.proxy_tensor": {
        "get_proxy_mode": _none,
        "get_innermost_proxy_mode": _none,
        "maybe_disable_thunkify": _nothing,
        "maybe_enable_thunkify": _nothing,
    },
    "fx.experimental.symbolic_shapes": _Symbols(),
    "export": {"Dim": _dims, "register_dataclass": register_dataclass},
    "export.dynamic_shapes": {"Dim": _dims},
    "onnx": _ONNX,
    "onnx.utils": {name: _ONNX[name] for name in _ONNX if "onnxrt" not in name},
    "onnx.symbolic_helper": {"parse_args": _decorator, "quantized_args": _decorator},
    "package": {"is_from_package": _false},
    "package.analyze": {},
    "package.analyze.is_from_package": {"is_from_package": _false},
}

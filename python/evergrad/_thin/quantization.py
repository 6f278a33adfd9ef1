"""torch.ao: quantized modules and what makes them. The stubs that mark where a float model would be quantized do
nothing there, and do nothing here."""

from ..nn import Identity, Module

WHY = "there are no quantized tensors"
NAMES = """
ao:
ao.nn:
ao.quantization: default_qconfig* default_dynamic_qconfig* default_dynamic_qat_qconfig*
    default_embedding_qat_qconfig* default_per_channel_qconfig* default_symmetric_qnnpack_qat_qconfig*
    float_qparams_weight_only_qconfig*
    allow_exported_model_train_eval compare_results default_debug_observer*<nn.Module> default_eval_fn
    default_placeholder_observer*<nn.Module> default_reuse_input_observer*<nn.Module> extract_results_from_loggers
    fuse_conv_bn fuse_conv_bn_relu fuse_convtranspose_bn fuse_linear_bn generate_numeric_debug_handle
    get_default_compare_output_module_list get_default_dynamic_quant_module_mappings
    get_default_dynamic_sparse_quant_module_mappings get_default_float_to_quantized_operator_mappings
    get_default_qat_module_mappings get_default_qconfig_propagation_list get_default_static_quant_module_mappings
    get_default_static_quant_reference_module_mappings get_default_static_sparse_quant_module_mappings
    get_dynamic_quant_module_class get_embedding_qat_module_mappings get_embedding_static_quant_module_mappings
    get_fuser_method get_fuser_method_new get_quantized_operator get_static_quant_module_class
    move_exported_model_to_eval move_exported_model_to_train no_observer_set prepare_for_propagation_comparison
    fake_quantize:FakeQuantize,FakeQuantizeBase,FixedQParamsFakeQuantize,FusedMovingAvgObsFakeQuantize
    fake_quantize:default_affine_fixed_qparams_fake_quant,default_dynamic_fake_quant
    fake_quantize:default_embedding_fake_quant,default_embedding_fake_quant_4bit,default_fake_quant
    fake_quantize:default_fixed_qparams_range_0to1_fake_quant
    fake_quantize:default_fixed_qparams_range_neg1to1_fake_quant,default_fused_act_fake_quant
    fake_quantize:default_fused_per_channel_wt_fake_quant,default_fused_wt_fake_quant
    fake_quantize:default_histogram_fake_quant,default_per_channel_weight_fake_quant
    fake_quantize:default_symmetric_fixed_qparams_fake_quant,default_weight_fake_quant,disable_fake_quant
    fake_quantize:disable_observer,enable_fake_quant,enable_observer
    fake_quantize:fused_per_channel_wt_fake_quant_range_neg_127_to_127
    fake_quantize:fused_wt_fake_quant_range_neg_127_to_127 fuse_modules:fuse_modules,fuse_modules_qat
    observer:AffineQuantizedObserverBase,FixedQParamsObserver,Granularity,HistogramObserver,MappingType
    observer:MinMaxObserver,MovingAverageMinMaxObserver,MovingAveragePerChannelMinMaxObserver,NoopObserver
    observer:ObserverBase,PerAxis,PerBlock,PerChannelMinMaxObserver,PerGroup,PerRow,PerTensor,PerToken
    observer:PlaceholderObserver,RecordingObserver,ReuseInputObserver,TorchAODType
    observer:UniformQuantizationObserverBase,ZeroPointDomain,default_affine_fixed_qparams_observer
    observer:default_dynamic_quant_observer,default_fixed_qparams_range_0to1_observer
    observer:default_fixed_qparams_range_neg1to1_observer,default_float_qparams_observer
    observer:default_float_qparams_observer_4bit,default_histogram_observer,default_observer
    observer:default_per_channel_weight_observer,default_symmetric_fixed_qparams_observer
    observer:default_weight_observer,get_block_size,get_observer_state_dict,load_observer_state_dict
    observer:per_channel_weight_observer_range_neg_127_to_127,weight_observer_range_neg_127_to_127
    qconfig:QConfig,QConfigDynamic,get_default_qat_qconfig,get_default_qat_qconfig_dict
    qconfig:get_default_qconfig,get_default_qconfig_dict,qconfig_equals
    qconfig_mapping:QConfigMapping,get_default_qat_qconfig_mapping,get_default_qconfig_mapping quant_type:QuantType
    quantize:add_quant_dequant,convert,get_default_custom_config_dict,prepare,prepare_qat
    quantize:propagate_qconfig_,quantize,quantize_dynamic,quantize_qat,swap_module
    quantize_jit:convert_dynamic_jit,convert_jit,fuse_conv_bn_jit,prepare_dynamic_jit,prepare_jit
    quantize_jit:quantize_dynamic_jit,quantize_jit,script_qconfig,script_qconfig_dict
    stubs:DeQuantStub,QuantStub,QuantWrapper
ao.quantization.fake_quantize: FakeQuantize<nn.Module> FakeQuantizeBase<nn.Module> FixedQParamsFakeQuantize<nn.Module>
    FusedMovingAvgObsFakeQuantize<nn.Module> default_affine_fixed_qparams_fake_quant default_dynamic_fake_quant
    default_embedding_fake_quant default_embedding_fake_quant_4bit default_fake_quant
    default_fixed_qparams_range_0to1_fake_quant default_fixed_qparams_range_neg1to1_fake_quant
    default_fused_act_fake_quant default_fused_per_channel_wt_fake_quant default_fused_wt_fake_quant
    default_histogram_fake_quant default_per_channel_weight_fake_quant default_symmetric_fixed_qparams_fake_quant
    default_weight_fake_quant disable_fake_quant disable_observer enable_fake_quant enable_observer
    fused_per_channel_wt_fake_quant_range_neg_127_to_127 fused_wt_fake_quant_range_neg_127_to_127
ao.quantization.fuse_modules: fuse_known_modules fuse_modules fuse_modules_qat
ao.quantization.observer: AffineQuantizedObserverBase<nn.Module> FixedQParamsObserver<nn.Module> Granularity
    HistogramObserver<nn.Module> MappingType[SYMMETRIC,SYMMETRIC_NO_CLIPPING_ERR,ASYMMETRIC] MinMaxObserver<nn.Module>
    MovingAverageMinMaxObserver<nn.Module> MovingAveragePerChannelMinMaxObserver<nn.Module> NoopObserver<nn.Module>
    ObserverBase<nn.Module> PerAxis PerBlock PerChannelMinMaxObserver<nn.Module> PerGroup PerRow PerTensor PerToken
    PlaceholderObserver<nn.Module> RecordingObserver<nn.Module> ReuseInputObserver<nn.Module>
    TorchAODType[INT1,INT2,INT3,INT4,INT5,INT6,INT7] UniformQuantizationObserverBase<nn.Module>
    ZeroPointDomain[INT,FLOAT,NONE] default_affine_fixed_qparams_observer default_debug_observer*<nn.Module>
    default_dynamic_quant_observer default_fixed_qparams_range_0to1_observer
    default_fixed_qparams_range_neg1to1_observer default_float_qparams_observer default_float_qparams_observer_4bit
    default_histogram_observer default_observer default_per_channel_weight_observer
    default_placeholder_observer*<nn.Module> default_reuse_input_observer*<nn.Module>
    default_symmetric_fixed_qparams_observer default_weight_observer get_block_size get_observer_state_dict
    load_observer_state_dict per_channel_weight_observer_range_neg_127_to_127 weight_observer_range_neg_127_to_127
ao.quantization.qconfig: QConfig QConfigDynamic get_default_qat_qconfig get_default_qat_qconfig_dict
    get_default_qconfig get_default_qconfig_dict qconfig_equals
ao.quantization.qconfig_mapping: QConfigMapping get_default_qat_qconfig_mapping get_default_qconfig_mapping
ao.quantization.quant_type: QuantType[DYNAMIC,STATIC,QAT,WEIGHT_ONLY]
ao.quantization.quantize: add_quant_dequant convert get_default_custom_config_dict prepare prepare_qat
    propagate_qconfig_ quantize quantize_dynamic quantize_qat swap_module
ao.quantization.quantize_fx: convert_to_reference_fx convert_fx fuse_fx prepare_fx prepare_qat_fx
ao.quantization.quantize_jit: convert_dynamic_jit convert_jit fuse_conv_bn_jit prepare_dynamic_jit prepare_jit
    quantize_dynamic_jit quantize_jit script_qconfig script_qconfig_dict
ao.quantization.stubs: DeQuantStub<nn.Module> QuantStub<nn.Module> QuantWrapper<nn.Module>
ao.nn.intrinsic: _FusedModule<nn.Module> BNReLU2d<nn.Module> BNReLU3d<nn.Module>
    ConvBn1d<nn.Module> ConvBn2d<nn.Module> ConvBn3d<nn.Module>
    ConvBnReLU1d<nn.Module> ConvBnReLU2d<nn.Module> ConvBnReLU3d<nn.Module> ConvReLU1d<nn.Module>
    ConvReLU2d<nn.Module> ConvReLU3d<nn.Module> LinearBn1d<nn.Module> LinearReLU<nn.Module>
ao.nn.intrinsic.qat: ConvBn1d<nn.Module> ConvBn2d<nn.Module> ConvBnReLU2d<nn.Module> ConvReLU2d<nn.Module>
    LinearReLU<nn.Module>
ao.nn.intrinsic.quantized: ConvReLU1d<nn.Module> ConvReLU2d<nn.Module> LinearReLU<nn.Module>
ao.nn.qat: Conv1d<nn.Module> Conv2d<nn.Module> Conv3d<nn.Module> Embedding<nn.Module> EmbeddingBag<nn.Module>
    Linear<nn.Module>
ao.nn.qat.modules: *ao.nn.qat
ao.nn.quantizable.modules: *ao.nn.quantizable
ao.nn.quantizable: LSTM<nn.Module> MultiheadAttention<nn.Module>
ao.nn.quantized: BatchNorm2d<nn.Module> BatchNorm3d<nn.Module> Conv1d<nn.Module> Conv2d<nn.Module> Conv3d<nn.Module>
    ConvTranspose1d<nn.Module> ConvTranspose2d<nn.Module> ConvTranspose3d<nn.Module> DeQuantize<nn.Module>
    ELU<nn.Module> Embedding<nn.Module> EmbeddingBag<nn.Module> FXFloatFunctional<nn.Module> GroupNorm<nn.Module>
    Hardswish<nn.Module> LayerNorm<nn.Module> LeakyReLU<nn.Module> Linear<nn.Module> QFunctional<nn.Module>
    MaxPool2d<nn.Module> Quantize<nn.Module> ReLU6<nn.Module> Sigmoid<nn.Module> Softmax<nn.Module>
ao.nn.quantized.dynamic: GRU<nn.Module> GRUCell<nn.Module> LSTM<nn.Module> LSTMCell<nn.Module> Linear<nn.Module>
    RNNCell<nn.Module>
ao.nn.quantized.modules: *ao.nn.quantized
ao.nn.quantized.modules.functional_modules: ao.nn.quantized:FXFloatFunctional,QFunctional
ao.nn.intrinsic.modules: *ao.nn.intrinsic
ao.nn.intrinsic.modules.fused: *ao.nn.intrinsic
ao.nn.intrinsic.qat.modules: *ao.nn.intrinsic.qat
ao.nn.intrinsic.qat.modules.conv_fused: *ao.nn.intrinsic.qat
ao.nn.intrinsic.quantized.modules: *ao.nn.intrinsic.quantized
ao.nn.qat.dynamic: Linear<nn.Module>
ao.nn.qat.modules: *ao.nn.qat
ao.nn.quantizable.modules: *ao.nn.quantizable
ao.nn.quantized.dynamic.modules: *ao.nn.quantized.dynamic
ao.nn.quantized.functional: conv1d conv2d conv3d linear interpolate relu
ao.nn.quantized.modules.conv: *ao.nn.quantized
ao.nn.quantized.modules.linear: *ao.nn.quantized
ao.nn.quantized.reference:
ao.nn.sparse:
ao.nn.sparse.quantized:
ao.ns:
ao.pruning:
nn.intrinsic: *ao.nn.intrinsic
nn.intrinsic.modules: *ao.nn.intrinsic
nn.qat.modules: *ao.nn.qat
nn.quantizable.modules: *ao.nn.quantizable
nn.quantized.functional: *ao.nn.quantized.functional
nn.intrinsic.qat: *ao.nn.intrinsic.qat
nn.intrinsic.quantized: *ao.nn.intrinsic.quantized
nn.qat: *ao.nn.qat
nn.quantizable: *ao.nn.quantizable
nn.quantized: *ao.nn.quantized
nn.quantized.dynamic: *ao.nn.quantized.dynamic
nn.quantized.modules: *ao.nn.quantized
quantization: *ao.quantization
quantization.fake_quantize: *ao.quantization.fake_quantize
quantization.fuse_modules: *ao.quantization.fuse_modules
quantization.observer: *ao.quantization.observer
quantization.qconfig: *ao.quantization.qconfig
quantization.quantize: *ao.quantization.quantize
quantization.quantize_fx: *ao.quantization.quantize_fx
quantization.stubs: *ao.quantization.stubs
"""


class QuantStub(Identity):
    """Marks where values would be quantized; a float model passes them on."""

    def __init__(self, qconfig=None):
        super().__init__()
        if qconfig:
            self.qconfig = qconfig


class DeQuantStub(QuantStub):
    """Marks where values would stop being quantized; a float model passes them on."""


class QuantWrapper(Module):
    """A module between the two stubs."""

    def __init__(self, module):
        super().__init__()
        if getattr(module, "qconfig", None):
            self.qconfig = module.qconfig
        self.quant, self.dequant, self.module = QuantStub(), DeQuantStub(), module
        self.train(module.training)

    def forward(self, X):
        return self.dequant(self.module(self.quant(X)))


class FloatFunctional(Module):
    """Operators as methods of a module, so that observers could be attached to their results."""

    def __init__(self):
        super().__init__()
        self.activation_post_process = Identity()

    def forward(self, x):
        raise RuntimeError("FloatFunctional is not intended to use the 'forward'. Please use the underlying operation")

    def _see(self, x):
        return self.activation_post_process(x)

    def add(self, x, y):
        return self._see(x + y)

    add_scalar = add

    def mul(self, x, y):
        return self._see(x * y)

    mul_scalar = mul

    def matmul(self, x, y):
        return self._see(x @ y)

    def cat(self, x, dim=0):
        from .. import cat

        return self._see(cat(x, dim=dim))

    def add_relu(self, x, y):
        return self._see((x + y).relu())


_STUBS = {"QuantStub": QuantStub, "DeQuantStub": DeQuantStub, "QuantWrapper": QuantWrapper}
_FUNCTIONAL = {"FloatFunctional": FloatFunctional}
ANSWERS = {
    "ao.quantization": _STUBS,
    "ao.quantization.stubs": _STUBS,
    "ao.nn.quantized": _FUNCTIONAL,
    "ao.nn.quantized.modules.functional_modules": _FUNCTIONAL,
}

"""torch.jit: what lies below it of a compiler of TorchScript. What answers is in jit/."""

WHY = "there is no TorchScript"
NAMES = """
_sources: get_source_lines_and_file parse_def
jit._builtins:
jit._check: AttributeTypeIsSupportedChecker
jit._recursive:
jit._serialization: jit._script:save,load
jit._state:
jit._trace: jit._script:ONNXTracedModule,TopLevelTracedModule,TracedModule,TracerWarning,TracingCheckError,is_tracing
    jit._script:trace,trace_module
jit.frontend: NotSupportedError UnsupportedNodeError get_jit_class_def get_jit_def
jit.generate_bytecode: format_bytecode generate_upgraders_bytecode
jit.mobile: _load_for_lite_interpreter LiteScriptModule
jit.quantized: QuantizedGRU<nn.Module> QuantizedGRUCell<nn.Module> QuantizedLSTM<nn.Module>
    QuantizedLSTMCell<nn.Module> QuantizedLinear<nn.Module> QuantizedRNNBase<nn.Module> QuantizedRNNCell<nn.Module>
    QuantizedRNNCellBase<nn.Module>
jit.supported_ops:
jit.unsupported_tensor_ops:
"""

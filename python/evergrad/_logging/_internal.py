"""The names that set_logs and TORCH_LOGS know, and the loggers that they set."""

import functools
import logging
import os
import warnings

LOGS_ENV = "TORCH_LOGS"
_LOGGERS = {  # components, and the loggers that are theirs
    "all": ("torch",), "dynamo": ("torch._dynamo",), "aot": ("torch._functorch.aot_autograd",),
    "autograd": ("torch.autograd",), "dynamic": ("torch.fx.experimental.symbolic_shapes",),
    "inductor": ("torch._inductor",), "distributed": ("torch.distributed",), "c10d": ("torch.distributed.c10d",),
    "ddp": ("torch.nn.parallel.distributed",), "fsdp": ("torch.distributed.fsdp",),
    "dtensor": ("torch.distributed.tensor",), "onnx": ("torch.onnx",), "export": ("torch.export",),
}  # fmt: skip
_ARTIFACTS = set(
    """aot_graphs aot_joint_graph autotuning benchmarking bytecode compiled_autograd compiled_autograd_verbose
    cudagraph_static_inputs cudagraphs ddp_graphs fusion graph graph_breaks graph_code graph_region_expansion graph_sizes
    guards ir_post_fusion ir_pre_fusion kernel_code onnx_diagnostics output_code overlap perf_hints post_grad_graphs
    pre_grad_graphs recompiles recompiles_verbose schedule sym_node trace_bytecode trace_call trace_source""".split()
)
log_state = {}  # artifacts that are on


def _logger(name):
    """A logger below "torch" that writes to stderr by itself where nothing else is set up."""
    logger = logging.getLogger(name)
    root = logging.getLogger("torch")
    if not root.handlers:
        root.addHandler(logging.StreamHandler())
        root.propagate = False
    return logger


def _level(name, value):
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(f"Unexpected type for level {value!r} of {name}: expected an int, such as logging.DEBUG")
    if value not in logging._levelToName:
        raise ValueError(f"Unrecognized log level for log {name}: {value}, valid level values are: "
                         + ",".join(str(k) for k in logging._levelToName))  # fmt: skip
    return value


def set_logs(*, all=None, modules=None, **settings):
    """Sets the levels of components by name (dynamo=logging.DEBUG), switches artifacts on or off (graph=True), and the levels
    of other modules (modules={"name": level}). TORCH_LOGS in the environment wins over it."""
    if LOGS_ENV in os.environ:
        warnings.warn(
            "Using TORCH_LOGS environment variable for log settings, ignoring call to set_logs", stacklevel=2
        )
        return
    settings = ({} if all is None else {"all": all}) | {k: v for k, v in settings.items() if v is not None}
    for name in settings:
        if name not in _LOGGERS and name not in _ARTIFACTS:
            raise ValueError(f"Unrecognized log or artifact name passed to set_logs: {name}")
    for name, value in {**settings, **(modules or {})}.items():
        if name in _ARTIFACTS:
            if not isinstance(value, bool):
                raise ValueError(f"Expected bool to enable artifact {name}, received {value}")
            log_state[name] = value
            continue
        for logger in _LOGGERS.get(name, (name,)):
            _logger(logger).setLevel(_level(name, value))


def _from_environment():
    """TORCH_LOGS="+dynamo,-inductor,graph": + is DEBUG, - is ERROR, a bare name INFO or on."""
    for entry in filter(None, os.environ.get(LOGS_ENV, "").replace(" ", "").split(",")):
        name = entry.lstrip("+-")
        if name in _ARTIFACTS:
            log_state[name] = not entry.startswith("-")
        elif name != "help":
            level = {"+": logging.DEBUG, "-": logging.ERROR}.get(entry[0], logging.INFO)
            for logger in _LOGGERS.get(name, (name,)):
                _logger(logger).setLevel(level)


def getArtifactLogger(module_qname, artifact_name):
    """The logger of an artifact of a module."""
    if artifact_name not in _ARTIFACTS:
        raise ValueError(f"Artifact name: {repr(artifact_name)} not registered")
    return logging.getLogger(f"{module_qname}.__{artifact_name}")


@functools.lru_cache(None)
def warning_once(logger_obj, *args, **kwargs):
    """logger_obj.warning(...), the first time that it is asked for."""
    logger_obj.warning(*args, **kwargs)


class LazyString:
    """Text that is made when it is written."""

    def __init__(self, func, *args, **kwargs):
        self.func, self.args, self.kwargs = func, args, kwargs

    def __str__(self):
        return self.func(*self.args, **self.kwargs)


_from_environment()

"""Automatic gradients: backward, grad, custom functions, modes, forward mode and checks."""

from .. import _C
from .._C import enable_grad, inference_mode, no_grad, set_grad_enabled  # noqa: F401

Tensor = _C.Tensor
Variable = Tensor


def _tuple(x):
    if x is None:
        return None
    if isinstance(x, Tensor):
        return (x,)
    if isinstance(x, graph.GradientEdge):
        raise NotImplementedError("gradient edges are read only")
    return tuple(x)


def _check_grads(outputs, grads):
    """One gradient for each output, checked. Those that are missing are made where the pass begins."""
    if grads is None:
        return None
    if len(grads) != len(outputs):
        raise RuntimeError(f"got {len(outputs)} tensors and {len(grads)} gradients")
    done = []
    for out, g in zip(outputs, grads):
        if g is None:
            done.append(None)
            continue
        if not isinstance(g, Tensor):
            raise TypeError("gradients can be either Tensors or None, but got " + type(g).__name__)
        if g.shape != out.shape:
            raise RuntimeError(
                "Mismatch in shape: grad_output[0] has a shape of "
                + str(g.shape)
                + " and output[0] has a shape of "
                + str(out.shape)
                + "."
            )
        if g.is_complex() != out.is_complex():
            raise RuntimeError(
                "For complex Tensors, both grad_output and output are required to have the same dtype. Mismatch "
                f"in dtype: grad_output[0] has a dtype of {g.dtype} and output[0] has a dtype of {out.dtype}."
            )
        done.append(g)
    return tuple(done)


def backward(tensors, grad_tensors=None, retain_graph=None, create_graph=False, grad_variables=None, inputs=None):
    """Adds the gradients of the tensors to .grad of the leaves (or of `inputs`)."""
    tensors = _tuple(tensors)
    grads = _check_grads(tensors, _tuple(grad_tensors if grad_tensors is not None else grad_variables))
    if inputs is not None:
        inputs = _tuple(inputs)
        if not inputs:
            raise RuntimeError("`inputs` argument to `backward()` cannot be empty.")
    if retain_graph is None:
        retain_graph = create_graph
    try:
        _C._backward(tensors, grads, retain_graph, create_graph, inputs)
    except BaseException:
        graph._end_of_pass(True)
        raise
    if graph._waiting:
        graph._end_of_pass(False)


def grad(
    outputs,
    inputs,
    grad_outputs=None,
    retain_graph=None,
    create_graph=False,
    only_inputs=True,
    allow_unused=None,
    is_grads_batched=False,
    materialize_grads=False,
):
    """The gradients of the outputs with respect to the inputs, as a tuple."""
    outputs, inputs = _tuple(outputs), _tuple(inputs)
    if materialize_grads:
        if allow_unused is False:
            raise ValueError(
                "Expected allow_unused to be True or not passed when materialize_grads=True, but got: "
                "allow_unused=False."
            )
        allow_unused = True
    if retain_graph is None:
        retain_graph = create_graph
    if is_grads_batched:
        batch = _tuple(grad_outputs)
        count = batch[0].size(0)
        rows = [
            grad(outputs, inputs, [g[i] for g in batch], True, create_graph, True, allow_unused) for i in range(count)
        ]
        return tuple(None if r[0] is None else _C.stack(r) for r in zip(*rows))
    grads = _check_grads(outputs, _tuple(grad_outputs))
    try:
        out = _C._grad(outputs, inputs, grads, retain_graph, create_graph, bool(allow_unused))
    except BaseException:
        graph._end_of_pass(True)
        raise
    if graph._waiting:
        graph._end_of_pass(False)
    if materialize_grads:
        out = tuple(_C.zeros_like(x, requires_grad=create_graph) if g is None else g for g, x in zip(out, inputs))
    return out


from . import graph  # noqa: E402
from .function import Function, NestedIOFunction, once_differentiable  # noqa: E402, F401
from .anomaly import detect_anomaly, set_detect_anomaly  # noqa: E402, F401
from .grad_mode import is_multithreading_enabled, set_multithreading_enabled  # noqa: E402, F401


def is_view_replay_enabled():
    """Views that were written to are made again from how they were made: always."""
    return True


def _profiler_enabled():
    """Whether a profile runs."""
    import sys

    profiler = sys.modules.get(f"{__name__}.profiler")
    return bool(profiler is not None and profiler._current)


def _disable_profiler():
    """Would end a profiler of libkineto: there is none."""
    raise RuntimeError("Can't disable Kineto profiler when it's not running")


def kineto_available():
    """Whether libkineto collects events: it does not."""
    return False


def __getattr__(name):
    import importlib

    if name in (
        "functional", "forward_ad", "gradcheck", "gradgradcheck", "grad_mode", "profiler", "profiler_legacy",
        "profiler_util", "anomaly_mode", "variable",
    ):  # fmt: skip
        if name in ("gradcheck", "gradgradcheck"):
            from .gradcheck import gradcheck, gradgradcheck

            globals().update(gradcheck=gradcheck, gradgradcheck=gradgradcheck)
            return globals()[name]
        return importlib.import_module("." + name, __name__)
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")

"""Automatic gradients: backward, grad, custom functions, modes, forward mode and checks."""

import warnings

from .._lazy import load as _load
from .. import _C
from .._platform import is_warn_always_enabled
from .._C import SavedTensor, enable_grad, inference_mode, no_grad, set_grad_enabled  # noqa: F401

Tensor = _C.Tensor


def _tuple(x):
    if x is None:
        return None
    if isinstance(x, Tensor):
        return (x,)
    if isinstance(x, graph.GradientEdge):
        return (graph._stand_in(x),)
    return tuple([graph._stand_in(t) for t in x])


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
    if create_graph:
        _warn_of_cycles()
    _C._backward(tensors, grads, retain_graph, create_graph, inputs)


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
    asked = (inputs,) if isinstance(inputs, (Tensor, graph.GradientEdge)) else tuple(inputs)
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
    grads = _tuple(grad_outputs)
    if is_grads_batched:
        out = _batched_grad(outputs, inputs, grads, retain_graph, create_graph, bool(allow_unused))
    else:
        grads = _check_grads(outputs, grads)
        out = _C._grad(outputs, inputs, grads, retain_graph, create_graph, bool(allow_unused))
    if materialize_grads:
        if any(g is None and isinstance(x, graph.GradientEdge) for g, x in zip(out, asked)):
            raise RuntimeError("materialize_grads cannot be used when the given input is a GradientEdge")
        out = tuple(_C.zeros_like(x, requires_grad=create_graph) if g is None else g for g, x in zip(out, inputs))
    return out


def _batched_grad(outputs, inputs, grads, retain_graph, create_graph, allow_unused):
    """grad for a batch of gradients at once: their first dimension is that of the results."""
    from .._functorch.vmap import untransformed

    for i, (out, g) in enumerate(zip(outputs, grads)):
        if g is not None and g.shape[1:] != out.shape:
            raise RuntimeError(
                "If `is_grads_batched=True`, we interpret the first dimension of each grad_output as the batch dimension. "
                "The sizes of the remaining dimensions are expected to match the shape of corresponding output, but a "
                f"mismatch was detected: grad_output[{i}] has a shape of {g.shape} and output[{i}] has a shape of "
                f"{out.shape}. If you only want some tensors in `grad_output` to be considered batched, consider using vmap."
            )

    def one(*gs):
        return _C._grad(outputs, inputs, gs, retain_graph, create_graph, allow_unused)

    return untransformed(one, allow_none_pass_through=True)(*grads)


_warned = False


def _warn_of_cycles():
    global _warned
    if _warned and not is_warn_always_enabled():
        return
    _warned = True
    warnings.warn(
        "Using backward() with create_graph=True will create a reference cycle between the parameter and its gradient "
        "which can cause a memory leak. We recommend using autograd.grad when creating the graph to avoid this. If you have "
        "to use this function, make sure to reset the .grad fields of your parameters to None after use to break the cycle "
        "and avoid the leak.",
        stacklevel=4,
    )


from . import graph  # noqa: E402
from .variable import Variable  # noqa: E402, F401
from .function import Function, NestedIOFunction, once_differentiable  # noqa: E402, F401
from .anomaly import detect_anomaly, set_detect_anomaly  # noqa: E402, F401
from .grad_mode import (  # noqa: E402, F401
    _force_original_view_tracking,
    is_multithreading_enabled,
    set_multithreading_enabled,
)


def is_view_replay_enabled():
    """Whether _force_original_view_tracking asks for it."""
    from .grad_mode import _state

    return getattr(_state, "replay", False)


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
    if name in (
        "functional", "forward_ad", "gradcheck", "gradgradcheck", "grad_mode", "profiler", "profiler_legacy",
        "profiler_util", "anomaly_mode", "variable", "_functions",
    ):  # fmt: skip
        if name in ("gradcheck", "gradgradcheck"):
            from .gradcheck import gradcheck, gradgradcheck

            globals().update(gradcheck=gradcheck, gradgradcheck=gradgradcheck)
            return globals()[name]
        return _load("." + name, __name__)
    if name == "torch":  # code reaches for the package through its parts
        import sys

        return sys.modules[__package__.rpartition(".")[0]]
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")

"""torch.backends: the libraries below operators, and their switches. What is not in this build says so; a switch of a library
that is not there keeps what it is set to, and changes nothing."""

_MODULES = (
    "cpu", "cuda", "cudnn", "cusparselt", "kleidiai", "mha", "mkl", "mkldnn", "mps", "nnpack", "openmp", "opt_einsum",
    "quantized", "xeon", "xnnpack",
)  # fmt: skip


def __getattr__(name):
    if name in _MODULES:
        from .._lazy import load

        return load("." + name, __name__)
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")


def __dir__():
    return sorted([*globals(), *_MODULES])


def disable_global_flags():
    """Keeps switches from being set outside of `flags`: they may be set anywhere."""


def flags_frozen():
    """Whether switches can only be set by `flags`: no."""
    return False

"""CUDA is not in this build. The switches of attention are those of torch.nn.attention; others keep what they are set to."""

import contextlib
import warnings

from .._thin import fail

_state = {"flash": True, "efficient": True, "math": True, "cudnn": True, "reduction": False}


def is_built():
    """Whether the build has CUDA: no."""
    return False


class cuBLASModule:
    """Switches of products of matrices."""

    allow_tf32 = False
    allow_fp16_reduced_precision_reduction = True
    allow_bf16_reduced_precision_reduction = True
    allow_fp16_accumulation = False


class cuFFTPlanCache:
    """The plans that Fourier transforms of a device keep: none."""

    size = 0
    max_size = 0

    def clear(self):
        """There is nothing to forget."""


class cuFFTPlanCacheManager(cuFFTPlanCache):
    """The plans of each device, of which there is none."""

    def __getitem__(self, device):
        raise RuntimeError(f"cufft_plan_cache: expected 0 <= device index < 0, but got device with index {device}")


matmul, cufft_plan_cache = cuBLASModule(), cuFFTPlanCacheManager()


class SDPAParams:
    """What decides how attention is computed."""

    def __init__(self, query, key, value, attn_mask, dropout, is_causal, enable_gqa):
        self.query, self.key, self.value, self.attn_mask = query, key, value, attn_mask
        self.dropout, self.is_causal, self.enable_gqa = dropout, is_causal, enable_gqa


def _switch(name, text):
    def enabled():
        return _state[name]

    def enable(enabled):
        _state[name] = bool(enabled)

    enabled.__doc__ = f"Whether {text} may be used on CUDA, where it is there."
    enable.__doc__ = f"Allows {text} on CUDA, where it is there."
    return enabled, enable


flash_sdp_enabled, enable_flash_sdp = _switch("flash", "flash attention")
mem_efficient_sdp_enabled, enable_mem_efficient_sdp = _switch("efficient", "memory efficient attention")
math_sdp_enabled, enable_math_sdp = _switch("math", "attention by its formula")
cudnn_sdp_enabled, enable_cudnn_sdp = _switch("cudnn", "attention of cuDNN")
fp16_bf16_reduction_math_sdp_allowed, allow_fp16_bf16_reduction_math_sdp = _switch("reduction", "sums in half precision")


def is_flash_attention_available():
    """Whether the build has flash attention for CUDA: no."""
    return False


def can_use_flash_attention(params, debug=False):
    """Whether CUDA could run this by flash attention: no."""
    return False


def can_use_efficient_attention(params, debug=False):
    """Whether CUDA could run this by memory efficient attention: no."""
    return False


def can_use_cudnn_attention(params, debug=False):
    """Whether cuDNN could run this: no."""
    return False


def preferred_linalg_library(backend=None):
    """Which library of CUDA is preferred: there is none."""
    if backend is not None:
        fail("cuda.preferred_linalg_library")
    return "default"


def preferred_blas_library(backend=None):
    """Which library of CUDA is preferred: there is none."""
    if backend is not None:
        fail("cuda.preferred_blas_library")
    return "default"


def preferred_rocm_fa_library(backend=None):
    """Which library of ROCm is preferred: there is none."""
    if backend is not None:
        fail("cuda.preferred_rocm_fa_library")
    return "default"


@contextlib.contextmanager
def sdp_kernel(enable_flash=True, enable_math=True, enable_mem_efficient=True, enable_cudnn=True):
    """The switches of attention inside of a `with`; torch.nn.attention.sdpa_kernel is the newer way."""
    warnings.warn(
        "torch.backends.cuda.sdp_kernel() is deprecated. In the future, this context manager will be removed. Please "
        "see torch.nn.attention.sdpa_kernel() for the new context manager, with updated signature.",
        FutureWarning,
        stacklevel=3,
    )
    before = dict(_state)
    _state.update(flash=enable_flash, math=enable_math, efficient=enable_mem_efficient, cudnn=enable_cudnn)
    try:
        yield {}
    finally:
        _state.update(before)

"""Discrete Fourier transforms by the names of torch.fft."""

from . import _C

globals().update({k: v for k, v in vars(_C._ns_fft).items() if not k.startswith("__")})

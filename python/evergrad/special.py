"""Special functions by the names of torch.special."""

from . import _C

globals().update({k: v for k, v in vars(_C._ns_special).items() if not k.startswith("__")})

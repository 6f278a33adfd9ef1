"""Linear algebra by the names of torch.linalg."""

from . import _C

LinAlgError = _C.LinAlgError
globals().update({k: v for k, v in vars(_C._ns_linalg).items() if not k.startswith("__")})

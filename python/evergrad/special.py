"""Special functions by the names of torch.special, as far as they exist."""

from . import _C

globals().update({k: v for k, v in vars(_C._ns_special).items() if not k.startswith("__")})
for _name in ("digamma", "gammaln", "sinc", "logit"):
    if hasattr(_C, _name):
        globals()[_name] = getattr(_C, _name)
psi = getattr(_C, "digamma", None)
gammaln = getattr(_C, "lgamma", None)

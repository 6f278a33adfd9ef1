"""vmap by its older name, which is no transform of a function."""

from .func._vmap import untransformed as _vmap  # noqa: F401
from .func._vmap import vmap  # noqa: F401

"""vmap by its older name, which is no transform of a function."""

from ._functorch.vmap import untransformed as _vmap  # noqa: F401
from ._functorch.vmap import vmap  # noqa: F401

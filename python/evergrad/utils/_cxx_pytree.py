"""The trees of _pytree by the name of their quicker form."""

from ._pytree import *  # noqa: F403
from ._pytree import PyTree, TreeSpec, tree_flatten, tree_map, tree_unflatten  # noqa: F401

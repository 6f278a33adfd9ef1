"""Operators of the user's, as torch.library.custom_op gives them."""

from ..library import CustomOp as CustomOpDef
from ..library import custom_op

__all__ = ["CustomOpDef", "custom_op"]

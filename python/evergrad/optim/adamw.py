"""AdamW in the module of its name."""

from .adam import AdamW

__all__ = ["AdamW"]

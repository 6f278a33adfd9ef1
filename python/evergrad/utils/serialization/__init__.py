"""config: options of torch.save and torch.load."""

from . import config  # noqa: F401

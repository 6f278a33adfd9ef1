"""What torch.library is made of, by its own homes."""

from . import fragments  # noqa: F401

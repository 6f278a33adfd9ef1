"""autocast of the CPU by its older name."""

from ...amp.autocast_mode import cpu_autocast as autocast

__all__ = ["autocast"]

"""torch.cpu.amp: torch.amp of the CPU, by its older names."""

from .autocast_mode import autocast
from .grad_scaler import GradScaler

__all__ = ["GradScaler", "autocast"]

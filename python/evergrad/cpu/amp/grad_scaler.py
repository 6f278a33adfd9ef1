"""GradScaler of the CPU by its older name."""

from ...amp.grad_scaler import CpuGradScaler as GradScaler

__all__ = ["GradScaler"]

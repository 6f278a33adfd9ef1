"""Whether gradients are recorded."""

from .._C import enable_grad, inference_mode, no_grad, set_grad_enabled  # noqa: F401

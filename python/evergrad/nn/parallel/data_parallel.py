"""A network over the devices there are: the CPU takes the whole batch."""

from ... import _C
from ..modules.module import Module

__all__ = ["DataParallel", "data_parallel"]


def _no_devices(device_ids, output_device):
    for device in [*(device_ids or ()), *([] if output_device is None else [output_device])]:
        if _C.device(device).type != "cpu":
            raise RuntimeError(f"DataParallel: there is no device {device}")


class DataParallel(Module):
    """The module itself, which has the whole batch to work on: there is one device."""

    def __init__(self, module, device_ids=None, output_device=None, dim=0):
        super().__init__()
        _no_devices(device_ids, output_device)
        self.module, self.device_ids, self.dim = module, [], dim

    def forward(self, *inputs, **kwargs):
        return self.module(*inputs, **kwargs)


def data_parallel(module, inputs, device_ids=None, output_device=None, dim=0, module_kwargs=None):
    """module(*inputs, **module_kwargs): there is one device."""
    _no_devices(device_ids, output_device)
    inputs = inputs if isinstance(inputs, tuple) else () if inputs is None else (inputs,)
    return module(*inputs, **(module_kwargs or {}))

"""torch.accelerator: the device beside the CPU. There is none in this build: questions have their answers, and what needs
the device raises."""

from ._thin.devices import NotBuilt

__all__ = [
    "current_accelerator",
    "current_device_idx",
    "current_device_index",
    "current_stream",
    "device_count",
    "is_available",
    "set_device_idx",
    "set_device_index",
    "set_stream",
    "synchronize",
]


def is_available():
    """Whether there is such a device: no."""
    return False


def device_count():
    """How many of them there are."""
    return 0


def current_accelerator(check_available=False):
    """The kind of the device: None."""


def _fail(name):
    raise NotBuilt(f"torch.accelerator.{name}: Cannot access accelerator device when none is available.")


def current_device_index():
    """The index of the device in use."""
    _fail("current_device_index")


def set_device_index(device, /):
    """Makes a device the one in use. An index below zero changes nothing."""
    if not (isinstance(device, int) and device < 0):
        _fail("set_device_index")


def current_stream(device=None, /):
    """The stream in use."""
    _fail("current_stream")


def set_stream(stream):
    """Makes a stream the one in use."""
    _fail("set_stream")


def synchronize(device=None, /):
    """Waits for the device."""
    _fail("synchronize")


current_device_idx, set_device_idx = current_device_index, set_device_index

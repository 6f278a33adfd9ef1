"""The device on which tensors are made where none is given: set_default_device() and `with torch.device(...)`."""

import functools

from .. import _C
from ..overrides import TorchFunctionMode

_CONSTRUCTORS = """
    empty empty_permuted empty_strided ones zeros full arange range linspace logspace eye rand randn randint randperm
    normal tril_indices triu_indices vander bartlett_window blackman_window hamming_window hann_window kaiser_window
    scalar_tensor asarray as_tensor tensor""".split()


@functools.lru_cache(None)
def _device_constructors():
    import evergrad

    return {getattr(evergrad, name) for name in _CONSTRUCTORS if hasattr(evergrad, name)}


class DeviceContext(TorchFunctionMode):
    """Inside, functions that make tensors make them on the device."""

    def __init__(self, device):
        self.device = _C.device(device)
        self._changes = True

    def __enter__(self):
        # The CPU inside of nothing else is what holds anyway: no mode is needed, which would slow all calls down.
        self._changes = bool(_open) or self.device.type != "cpu"
        _open.append(self)
        if self._changes:
            _C._set_default_device(self.device)
            super().__enter__()
        return self

    def __exit__(self, *exc):
        _open.remove(self)
        if self._changes:
            _C._set_default_device(_open[-1].device if _open else None)
            super().__exit__(*exc)

    def __torch_function__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        if kwargs.get("device") is None and func in _device_constructors():
            kwargs["device"] = self.device
        return func(*args, **kwargs)


_open = []  # the contexts that are entered, the innermost last
_default = None  # that of set_default_device()


def enter(device):
    """What `with device:` does."""
    DeviceContext(device).__enter__()


def leave():
    _open[-1].__exit__()


def set_default_device(device):
    """The device on which tensors are made where none is given; None: the CPU."""
    global _default
    from ..overrides import _modes

    if _default is not None:
        _open.remove(_default)
        _modes.remove(_default)
        _C._set_default_device(_open[-1].device if _open else None)
        _default = None
    if device is not None:
        made = DeviceContext(device)
        if made.device.type == "cuda":
            raise NotImplementedError("there is no CUDA in this build: it cannot be the default device")
        if made.device.type != "cpu":
            _default = made
            made.__enter__()


def get_default_device():
    """The device on which tensors are made where none is given."""
    return _open[-1].device if _open else _C.device("cpu")

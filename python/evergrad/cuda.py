"""CUDA is absent from this build: the questions about it have their answers."""


from ._absent import cls as _cls
from ._absent import function as _function
from ._absent import functions as _names


def is_available():
    return False


def device_count():
    return 0


def is_initialized():
    return False


def manual_seed(seed):
    pass


manual_seed_all = manual_seed


def synchronize(device=None):
    pass


def empty_cache():
    pass


class profiler:
    """The place of the profiler of CUDA, which is absent."""

    init, profile, start, stop = (_function("cuda.profiler." + name) for name in ("init", "profile", "start", "stop"))


def _tensor_type(name):
    return _cls(f"cuda.{name}")


for _name in _names("cuda."):
    globals()[_name] = _tensor_type(_name)
del _name

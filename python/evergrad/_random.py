"""Seeds and states of the default generator."""

from . import _C

default_generator = _C._default_generator()


def manual_seed(seed):
    """Seeds the generator of every device; gives the CPU's back."""
    seed = int(seed)
    if not -0x8000_0000_0000_0000 <= seed <= 0xFFFF_FFFF_FFFF_FFFF:
        raise RuntimeError("Overflow when unpacking long")
    _C._manual_seed(seed)
    return default_generator


def seed():
    """Seeds from the system's randomness; gives the seed."""
    value = default_generator.seed()
    _C._manual_seed(value)
    return value


def initial_seed():
    return default_generator.initial_seed()


def get_rng_state():
    return default_generator.get_state()


def set_rng_state(new_state):
    default_generator.set_state(new_state)


class fork_rng:
    """What is drawn inside leaves no trace in the state outside."""

    def __init__(self, devices=None, enabled=True, device_type="cuda"):
        self._enabled = enabled

    def __enter__(self):
        self._state = get_rng_state() if self._enabled else None

    def __exit__(self, *exc):
        if self._enabled:
            set_rng_state(self._state)


for _f in (fork_rng, get_rng_state, initial_seed, manual_seed, seed, set_rng_state):
    _f.__module__ = __package__ + ".random"  # the home that pickles name

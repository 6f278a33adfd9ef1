"""Questions about modes, and what switches them off."""

import importlib.util
from contextlib import contextmanager, nullcontext


def all_same_mode(modes):
    """Whether modes are one and the same."""
    return all(mode is modes[0] for mode in modes)


@contextmanager
def no_dispatch():
    """Inside of the `with` no dispatch mode takes part in calls."""
    modes = importlib.util.find_spec("._python_dispatch", __package__)
    off = getattr(importlib.import_module("._python_dispatch", __package__), "_disable_current_modes", None) if modes else None
    with off() if off else nullcontext():
        yield

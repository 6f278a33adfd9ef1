"""Questions about modes, and what switches them off."""

from contextlib import contextmanager

from .._dispatch import DisableTorchDispatch


def all_same_mode(modes):
    """Whether modes are one and the same."""
    return all(mode is modes[0] for mode in modes)


@contextmanager
def no_dispatch():
    """Inside of the `with` neither modes nor classes with a __torch_dispatch__ take part in calls."""
    with DisableTorchDispatch():
        yield

"""Switches that nothing reads, or that have one position: values of a module, which its `flags` changes for a while."""

import contextlib
import sys


def switches(module, **defaults):
    """(set_flags, flags) of a module whose switches, with their defaults inside `flags`, are `defaults`. set_flags gives
    back what was there before."""

    def set_flags(*args, **kwargs):
        here = sys.modules[module]
        names = [f"_{name}" for name in defaults]
        given = {**dict(zip(names, args, strict=False)), **kwargs}
        for name in given:
            if name not in names:
                raise TypeError(f"set_flags() got an unexpected keyword argument '{name}'")
        before = tuple(getattr(here, name) for name in defaults)
        for name, value in given.items():
            if value is not None:
                setattr(here, name[1:], value)
        return before

    @contextlib.contextmanager
    def flags(*args, **kwargs):
        given = {**defaults, **dict(zip(defaults, args, strict=False)), **kwargs}
        for name in given:
            if name not in defaults:
                raise TypeError(f"flags() got an unexpected keyword argument '{name}'")
        before = set_flags(**{f"_{name}": value for name, value in given.items()})
        try:
            yield
        finally:
            set_flags(*before)

    set_flags.__doc__ = "Sets the switches that are given; gives back what they were."
    flags.__doc__ = "The switches inside of a `with`."
    return set_flags, flags

"""Questions about modules."""

import importlib.util
import sys


def _check_module_exists(name):
    """Whether a module can be imported, without doing so."""
    try:
        return importlib.util.find_spec(name) is not None
    except ImportError:
        return False


def dill_available():
    """Whether there is a module dill."""
    return _check_module_exists("dill")


def import_dill():
    """The module dill, or None."""
    if not dill_available():
        return None
    import dill

    return dill


def lazy_import(name):
    """A module, imported when it is first asked for."""
    return sys.modules.get(name) or importlib.import_module(name)

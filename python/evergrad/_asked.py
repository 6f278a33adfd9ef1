"""Which missing names a program served as torch asks for, and where.

Every process writes a line `name<TAB>file:line` at the moment that a name is asked for, into a file that its children
inherit by the environment: a worker that is killed has still told. The process that made the file lists it at exit.
"""

import functools
import importlib
import os
import sys

FILE, VERBOSE = "EVERGRAD_ASKED_FILE", "EVERGRAD_ASKED_VERBOSE"
_SKIPPED = (os.path.dirname(__file__) + os.sep, os.path.dirname(importlib.__file__), "<frozen ")  # not who asks
_noted = set()
_file = None  # where this process writes, once names are listed
_verbose = False


def watch(verbose, names):
    """Begins to write names down if that is wanted here or by the process that started this one; says whether it is."""
    global _file, _verbose
    _verbose = _verbose or verbose or VERBOSE in os.environ
    _file = _file or os.environ.get(FILE)
    if verbose:
        os.environ[VERBOSE] = "1"
    if names and _file is None:
        import atexit
        import tempfile

        handle, _file = tempfile.mkstemp(prefix="evergrad-names-")
        os.close(handle)
        os.environ[FILE] = _file
        atexit.register(_end, os.getpid())
    return _verbose or _file is not None


def _end(pid):
    if os.getpid() == pid:  # not in what was forked
        text = report()
        os.unlink(_file)
        os.environ.pop(FILE, None)
        if text:
            print(text, end="", file=sys.stderr)


def _where():
    frame = sys._getframe(2)
    while frame is not None:
        name = frame.f_code.co_filename
        if not name.startswith(_SKIPPED):
            return f"{name}:{frame.f_lineno}"
        frame = frame.f_back
    return "?"


def note(name):
    """Writes down that a name was asked for."""
    if not (_verbose or _file):
        return
    line = f"{name}\t{_where()}\n"
    if line in _noted:
        return
    _noted.add(line)
    if _file:
        with open(_file, "a") as file:
            file.write(line)
    if _verbose:
        print("missing: {} ({})".format(*line.rstrip().split("\t")), file=sys.stderr)


def watch_module(module):
    """From now on, what the module has not is written down."""
    if not (_verbose or _file) or "_asks" in vars(module):
        return
    module._asks = True
    before = vars(module).get("__getattr__")
    if before is None and hasattr(type(module), "__getattr__"):
        before = functools.partial(type(module).__getattr__, module)

    def answer(name):
        if before is not None:
            try:
                return before(name)
            except AttributeError:
                _note_attribute(module, name)
                raise
        _note_attribute(module, name)
        raise AttributeError(f"module '{module.__name__}' has no attribute '{name}'")

    module.__getattr__ = answer


def _note_attribute(module, name):
    if not name.startswith("__"):
        note(f"{module.__name__}.{name}")


def report():
    """The list, as text: names, and below each where it was asked for."""
    asked = {}
    if _file:
        with open(_file) as file:
            for line in file:
                name, where = line.rstrip("\n").split("\t")
                asked.setdefault(name, {})[where] = None
    lines = [f"{name}\n" + "".join(f"    {where}\n" for where in places) for name, places in sorted(asked.items())]
    return f"{len(asked)} missing names were asked for:\n" + "".join(lines) if asked else ""

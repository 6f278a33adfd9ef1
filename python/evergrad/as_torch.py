"""Serves this package as `torch`: a program that says `import torch` runs on Evergrad, unchanged.

install() does it for this process and for the processes it starts; `python -m evergrad script.py` and
`%load_ext evergrad.as_torch` call it. There is one copy of each module, under both names in sys.modules. What is loaded
already takes the names that it has in PyTorch (modules, classes, functions), what comes later is loaded under them, so
that programs that look at names, and pickles, find what they know. Other processes find `_site` in PYTHONPATH: a folder
laid out as site-packages is, with a package `torch` that does the same there, and with the metadata of a distribution.
"""

import importlib
import importlib.machinery
import importlib.util
import os
import sys
import types

OWN, SERVED = __package__, "torch"
SITE = os.path.join(os.path.dirname(__file__), "_site")
_package = sys.modules[OWN]


def version():
    """The version that torch has here: PyTorch's, whose behaviour this is, and our release behind it."""
    from . import _C
    from .version import BEHAVES_AS

    return f"{BEHAVES_AS}+{OWN}.{_C.version()}"


def install(verbose=False, names=False):
    """Serves this package as `torch` from now on. verbose: says so on stderr, and every missing name once a program
    asks for it; names: lists the missing names at exit. Both count for processes that this one starts, too."""
    present = sys.modules.get(SERVED)
    if present is not _package:
        if present is not None:
            where = getattr(present, "__file__", None)
            raise RuntimeError(f"torch is imported already, from {where}: serve Evergrad as torch before that")
        _serve()
    from . import _asked

    if _asked.watch(verbose, names):
        for name, module in list(sys.modules.items()):
            if _is(name, SERVED):
                _asked.watch_module(module)
    if verbose:
        print(f"Evergrad serves as torch {_package.__version__}", file=sys.stderr)
    return _package


def _is(name, top):
    return name == top or name.startswith(top + ".")


def _serve():
    from . import torch_version
    from . import version as release

    for name, module in list(sys.modules.items()):
        if _is(name, OWN) and isinstance(module, types.ModuleType):
            _rename(module, SERVED + name[len(OWN) :])
    release.__version__ = version()
    _package.__version__ = torch_version.__version__ = torch_version.TorchVersion(release.__version__)
    sys.meta_path.insert(0, Finder)
    if SITE not in sys.path:
        sys.path.insert(1, SITE)
    paths = [SITE]
    if not os.path.dirname(SITE).startswith((sys.prefix + os.sep, sys.base_prefix + os.sep)):
        paths.append(os.path.dirname(os.path.dirname(SITE)))  # other processes would not find us either
    old = [p for p in os.environ.get("PYTHONPATH", "").split(os.pathsep) if p and p not in paths]
    os.environ["PYTHONPATH"] = os.pathsep.join(paths + old)


def _rename(module, name):
    """Gives a module that is loaded the name that it has in PyTorch, and what it defines that home."""
    _rehome(module)
    spec = getattr(module, "__spec__", None)
    if spec is not None and not spec.has_location:
        module.__spec__ = importlib.machinery.ModuleSpec(name, spec.loader, is_package=hasattr(module, "__path__"))
    elif spec is not None:
        loader = type(spec.loader)(name, spec.origin)
        module.__spec__ = importlib.util.spec_from_file_location(name, spec.origin, loader=loader)
        module.__spec__.submodule_search_locations = spec.submodule_search_locations
        module.__loader__ = loader
    module.__name__ = name
    module.__package__ = name if hasattr(module, "__path__") else name.rpartition(".")[0]
    sys.modules[name] = module


def _rehome(module):
    for value in list(vars(module).values()):
        home = getattr(value, "__module__", None)
        if isinstance(home, str) and _is(home, OWN) and isinstance(value, _HOMES):
            home = SERVED + home[len(OWN) :].removeprefix("._C")
            if isinstance(value, type) and not value.__flags__ & _HEAPTYPE:
                _package._C._rename_type(value, f"{home}.{value.__qualname__}")
            else:
                value.__module__ = home


_HEAPTYPE = 1 << 9  # of CPython: a class whose attributes can be set
_HOMES = (type, types.FunctionType, types.BuiltinFunctionType, type(_package._C._ns_nn_functional.relu))


class Finder:
    """Finds torch.X where evergrad.X lies, and evergrad.X as the same module."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        top, dot, rest = name.partition(".")
        if top == OWN and rest:
            return importlib.machinery.ModuleSpec(name, _Same(importlib.import_module(SERVED + dot + rest)))
        if top != SERVED:
            return None
        if not rest:
            return _package.__spec__
        for finder in sys.meta_path:
            spec = finder.find_spec(name, path, target) if finder is not Finder else None
            if spec is not None:
                with_own_name(spec)
                return spec
        from . import _asked

        _asked.note(name)


def with_own_name(spec):
    """Lets the module of a spec torch.X be evergrad.X too, once it is loaded."""
    if type(spec.loader) is importlib.machinery.SourceFileLoader:
        spec.loader = _Source(spec.loader.name, spec.loader.path)
    elif spec.loader is not None:
        spec.loader = _Loader(spec.loader)


def _load(module, exec_module):
    own = OWN + module.__name__[len(SERVED) :]
    sys.modules[own] = module
    try:
        exec_module(module)
    except BaseException:
        sys.modules.pop(own, None)
        raise
    _rehome(module)
    from . import _asked

    _asked.watch_module(module)


class _Source(importlib.machinery.SourceFileLoader):
    def exec_module(self, module):
        _load(module, super().exec_module)


class _Loader:
    """The same over a loader of another kind."""

    def __init__(self, loader):
        self._loader = loader

    def create_module(self, spec):
        return self._loader.create_module(spec)

    def exec_module(self, module):
        _load(module, self._loader.exec_module)


class _Same:
    """The loader of a name whose module is there under another one."""

    def __init__(self, module):
        self._module, self._spec = module, module.__spec__

    def create_module(self, spec):
        return self._module

    def exec_module(self, module):
        module.__spec__ = self._spec


# ---- IPython ----


def load_ipython_extension(shell):
    """%load_ext evergrad.as_torch: installs, and adds the magic %as_torch, which lists the names missed so far."""
    install(names=True)
    from . import _asked

    def as_torch(line):
        """What `torch` is, and the names that were asked for and are missing."""
        print(f"torch is Evergrad, {_package.__version__}")
        print(_asked.report() or "No missing name was asked for.\n", end="")

    shell.register_magic_function(as_torch, "line", "as_torch")

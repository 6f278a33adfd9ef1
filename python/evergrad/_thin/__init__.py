"""Names of systems that are not there: programs can import them, subclass them and ask whether something is one of
them; using one raises a NotImplementedError that names it. What has a true answer all the same gives that answer.

Each system is one module of this folder: WHY it is absent, NAMES (lines "module: names") and, where some of them have
answers, ANSWERS (module: name: value). The modules themselves exist nowhere else: `Finder`, the last on sys.meta_path,
makes them from the lists when they are imported, so that a file of the same name takes their place by being there. The
system is replaced by writing those files and deleting its list. Nothing of this is read before it is asked for.

An entry of NAMES is one of
    name  Name     a function; a class (an exception where it ends in Error, a warning where in Warning)
    name*  Name()  a class with a small letter, a function with a capital
    Name<nn.Module>     a class with that base
    Name[A,B]      an enumeration
    Name{a,b}      a class with these methods of its own
    path:A,B       what the module `path` (below this one, or else from the top) has
    *path          all that it has
"""

import functools
import importlib
import importlib.machinery
import sys
import types

SYSTEMS = {  # the first part of a name, and the module here that lists what is below it
    "_C": "extension", "_decomp": "compilers", "_dynamo": "compilers", "_export":
    "compilers", "_functorch": "compilers", "_guards": "compilers", "_higher_order_ops": "compilers", "_inductor":
    "compilers", "_prims": "compilers", "_prims_common": "compilers", "_sources": "scripts",
    "_subclasses": "compilers", "ao": "quantization", "cuda": "devices", "distributed": "distributed", "export":
    "graphs", "fx": "graphs", "jit": "scripts", "monitor": "observers", "mps": "devices", "mtia": "devices", "nested":
    "nested", "nn": "quantization", "onnx": "graphs", "package": "graphs", "profiler": "observers", "quantization":
    "quantization", "utils": "helpers", "xpu": "devices",
}  # fmt: skip


@functools.cache
def _entry():
    import re  # not needed to import the package

    return re.compile(r"(\w+)(\*|\(\))?(?:<([\w.]+)>)?(?:\[([\w,]*)\])?(?:\{([\w,]*)\})?")


def root():
    """The name that the package has: another one where it is served as torch."""
    return __name__.rpartition(".")[0]


@functools.cache
def system(top):
    """The module that lists a system, by the first part of a name."""
    return importlib.import_module(f".{SYSTEMS[top]}", __name__)


def listed(module):
    """The list of a module's names, or None where there is no such module here."""
    top = module.partition(".")[0]
    return lists(top).get(module) if top in SYSTEMS else None


@functools.cache
def lists(top):
    """{module: its entries} of a system: a module's entries begin behind its name, and go on in
    indented lines; one that is too long goes on behind a comma."""
    out = {}
    for line in system(top).NAMES.strip().splitlines():
        if not line.startswith(" "):
            module, _, line = line.partition(":")
            out[module] = []
        for entry in line.split():
            if out[module] and out[module][-1].endswith(","):  # of one that is too long for a line
                out[module][-1] += entry
            else:
                out[module].append(entry)
    return out


def fail(name):
    """Raises the error of a name."""
    from .. import _asked

    _asked.note(f"torch.{name}")
    raise NotImplementedError(f"torch.{name} is not available: {system(name.partition('.')[0]).WHY}")


# ---- what stands in the place of one name ----


def function(name):
    """A function that raises."""

    def absent(*args, **kwargs):
        fail(name)

    module, _, absent.__name__ = name.rpartition(".")
    absent.__qualname__, absent.__module__ = absent.__name__, f"{root()}.{module}"
    absent.__doc__ = f"Not available: {system(name.partition('.')[0]).WHY}."
    return absent


def cls(name, base=None, methods=()):
    """A class that cannot be made; nothing is an instance of it."""
    module, _, short = name.rpartition(".")
    body = {"__module__": f"{root()}.{module}", "__doc__": f"Not available: {system(name.partition('.')[0]).WHY}."}
    if short.endswith(("Error", "Exception")):
        return type(short, (RuntimeError,), body)
    if short.endswith("Warning"):
        return type(short, (UserWarning,), body)

    def __new__(cls, *args, **kwargs):
        fail(name)

    def __init_subclass__(cls, **kwargs):
        pass

    body |= {"__new__": __new__, "__init_subclass__": __init_subclass__}
    body["__class_getitem__"] = classmethod(types.GenericAlias)
    body |= {method: staticmethod(function(f"{name}.{method}")) for method in methods}
    return type(base)(short, (base,), body) if base else type(short, (), body)


def _find(path):
    """A value by its path from the top of the package."""
    module, _, name = path.rpartition(".")
    return getattr(importlib.import_module(f"{root()}.{module}" if module else root()), name)


def _make(module, entry):
    short, mark, base, members, methods = _entry().fullmatch(entry).groups()
    name = f"{module}.{short}"
    if members is not None:
        import enum

        return enum.Enum(short, members.split(","), module=f"{root()}.{module}", qualname=short)
    is_class = bool(short.lstrip("_")[:1].isupper()) != bool(mark)
    if not is_class:
        return function(name)
    return cls(name, _find(base) if base else None, methods.split(",") if methods else ())


@functools.cache
def table_of(module):
    """{name: how to make it} of a module here."""
    out = {}
    for entry in listed(module):
        if entry.startswith("*"):
            path = entry[1:]
            out |= dict.fromkeys(table_of(path), (path, None))
        elif ":" in entry:
            path, _, names = entry.partition(":")
            path = f"{module}.{path}" if listed(f"{module}.{path}") is not None else path
            out |= dict.fromkeys(names.split(","), (path, None))
        else:
            out[_entry().match(entry)[1]] = (None, entry)
    answers = getattr(system(module.partition(".")[0]), "ANSWERS", {}).get(module, {})
    out |= {name: ("", value) for name, value in answers.items()}
    return out


def value(module, name):
    """What `name` is in a module here; AttributeError where it is not listed."""
    try:
        path, entry = table_of(module)[name]
    except KeyError:
        if listed(f"{module}.{name}") is not None:
            return importlib.import_module(f"{root()}.{module}.{name}")
        raise AttributeError(f"module '{root()}.{module}' has no attribute '{name}'") from None
    if path == "":
        return entry
    return _make(module, entry) if path is None else _find(f"{path}.{name}")


def _names_of(module, listed):
    """The __getattr__ of a module."""

    def __getattr__(name):
        if name == "__all__":
            return [n for n in table_of(listed) if not n.startswith("_")]
        if name.startswith("__"):
            raise AttributeError(f"module '{module.__name__}' has no attribute '{name}'")
        made = value(listed, name)
        setattr(module, name, made)
        return made

    return __getattr__


class Finder:
    """Makes the modules that are listed here and have no file."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        top, _, short = name.partition(".")
        if top != root() or not short or short.startswith("_thin") or listed(short) is None:
            return None
        return importlib.machinery.ModuleSpec(name, Finder, is_package=True)

    @staticmethod
    def create_module(spec):
        return types.ModuleType(spec.name, f"Not available: {system(spec.name.split('.')[1]).WHY}.")

    @staticmethod
    def exec_module(module):
        listed_as = module.__name__.partition(".")[2]
        module.__getattr__ = _names_of(module, listed_as)
        module.__dir__ = lambda: sorted({*vars(module), *table_of(listed_as)})
        for name in table_of(listed_as):
            if listed(f"{listed_as}.{name}") is not None:  # a module below has the name: it comes first, and gives way
                importlib.import_module(f"{module.__name__}.{name}")
                setattr(module, name, value(listed_as, name))


sys.meta_path.append(Finder)


def extend(extension):
    """Lets the extension module have the names, and the modules, that are listed below its own."""

    real = extension.__getattr__  # what is written in Python and no thin name

    def __getattr__(name):
        if name.startswith("__"):
            raise AttributeError(name)
        try:
            made = real(name)
        except AttributeError:
            made = value("_C", name)
        setattr(extension, name, made)
        return made

    extension.__path__ = extension.__spec__.submodule_search_locations = []  # modules lie below it
    extension.__getattr__ = __getattr__


def table():
    """The systems in Markdown: why they are absent, the modules at their tops, and what answers all the same."""
    rows = ["| Why | Modules | What answers |", "|---|---|---|"]
    for name in sorted(set(SYSTEMS.values())):
        tops = [top for top in SYSTEMS if SYSTEMS[top] == name]
        listing = system(tops[0])
        modules = sorted({".".join(m.split(".")[:2]) for m in lists(tops[0])})
        answers = sorted({".".join(m.split(".")[:2]) for m, names in getattr(listing, "ANSWERS", {}).items() if names})
        shown = (", ".join(f"`{m}`" for m in part) for part in (modules, answers))
        rows.append(f"| {listing.WHY} | {' | '.join(shown)} |")
    return "\n".join(rows) + "\n"

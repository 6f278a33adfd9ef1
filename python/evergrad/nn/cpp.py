"""Modules of the C++ library behind a Python face. Modules are trees of the library already: a wrapper passes calls
on."""

from .modules.module import Module


class OrderedDictWrapper:
    """A dict behind an attribute of an object of the C++ library, looked up anew at each use."""

    def __init__(self, cpp_module, attr):
        self.cpp_module, self.attr = cpp_module, attr

    @property
    def cpp_dict(self):
        return getattr(self.cpp_module, self.attr)

    def items(self):
        return self.cpp_dict.items()

    def keys(self):
        return self.cpp_dict.keys()

    def values(self):
        return self.cpp_dict.values()

    def __iter__(self):
        return iter(self.cpp_dict)

    def __len__(self):
        return len(self.cpp_dict)

    def __contains__(self, key):
        return key in self.cpp_dict

    def __getitem__(self, key):
        return self.cpp_dict[key]


class ModuleWrapper(Module):
    """A module whose forward is that of another."""

    def __init__(self, cpp_module):
        super().__init__()
        self.cpp_module = cpp_module

    def forward(self, *args, **kwargs):
        return self.cpp_module.forward(*args, **kwargs)

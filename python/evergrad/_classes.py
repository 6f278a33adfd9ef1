"""torch.classes: the classes that libraries in C++ register with PyTorch. There are none here."""

import types


class _ClassNamespace(types.ModuleType):
    """Those of one library."""

    def __init__(self, name):
        super().__init__("torch.classes" + name)
        self.name = name

    def __getattr__(self, attr):
        if attr.startswith("__"):
            raise AttributeError(attr)
        raise RuntimeError(
            f"Tried to instantiate class '{self.name}.{attr}', but it does not exist! Ensure that it is registered via "
            "torch::class_"
        )


class _Classes(types.ModuleType):
    __file__ = "_classes.py"

    def __init__(self):
        super().__init__("torch.classes")

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        namespace = _ClassNamespace(name)
        setattr(self, name, namespace)
        return namespace

    @property
    def loaded_libraries(self):
        from . import ops

        return ops.loaded_libraries

    def load_library(self, path):
        """The same as ops.load_library: OSError for libraries that stand on PyTorch's own."""
        from . import ops

        ops.load_library(path)


classes = _Classes()

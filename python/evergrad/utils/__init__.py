"""Helpers: checkpoint, data, hooks, pytree."""


def __getattr__(name):
    import importlib

    if name in ("data", "checkpoint", "dlpack", "hooks", "_pytree", "_contextlib", "backcompat", "deterministic"):
        return importlib.import_module("." + name, __name__)
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")

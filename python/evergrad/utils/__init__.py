"""Helpers: checkpoint, data, hooks, pytree."""


def __getattr__(name):
    import importlib

    if name in ("data", "checkpoint", "dlpack", "hooks", "_pytree", "_contextlib", "backcompat", "deterministic"):
        return importlib.import_module("." + name, __name__)
    if name == "swap_tensors":
        return importlib.import_module("._swap", __name__).swap_tensors
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")

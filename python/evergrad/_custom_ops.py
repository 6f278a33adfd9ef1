"""Custom operators by older names of torch.library."""

from . import library

__all__ = ["custom_op", "impl", "impl_abstract"]


def custom_op(qualname, func_or_schema=None):
    """Declares an operator by its schema."""
    if isinstance(func_or_schema, str):
        library.define(qualname, func_or_schema)
        return lambda f: f
    return library.define(qualname, library.infer_schema(func_or_schema)) if func_or_schema is not None else _declare(
        qualname
    )


def _declare(qualname):
    def decorate(f):
        library.define(qualname, library.infer_schema(f))
        return f

    return decorate


def impl(qualname, *, device_types=("cpu", "cuda"), func=None):
    """Gives the forward of an operator."""
    return library.impl(qualname, device_types, func) if func else lambda f: library.impl(qualname, device_types, f)


def impl_abstract(qualname, *, func=None):
    """Gives what an operator makes of shapes."""
    return library.register_fake(qualname, func)

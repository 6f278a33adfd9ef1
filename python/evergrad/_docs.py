"""Functions that are written in Python over an operator of the same name say in their help what that operator's says."""

from types import FunctionType


def tell(names, operators):
    """Adds the operators' texts to those of the Python functions among `names`, a dict or the one of a class."""
    for name, operator in vars(operators).items():
        function = names.get(name)
        if isinstance(function, FunctionType) and operator.__doc__ and operator.__doc__ not in (function.__doc__ or ""):
            own = (function.__doc__ or "").replace("\n    ", "\n").strip()  # no inspect: importing it costs more than all this
            function.__doc__ = "\n\n".join(filter(None, [own, operator.__doc__]))


def signature(text):
    """The inspect.Signature that the first line of an operator's text shows."""
    import inspect
    import math

    head = text.partition("\n")[0].partition(" -> ")[0]
    made = {}
    exec(f"def {head}: pass", {"inf": math.inf, "nan": math.nan}, made)
    return inspect.signature(*made.values())

"""Functions that are written in Python over an operator of the same name say in their help what that operator's says."""

from inspect import cleandoc
from types import FunctionType


def tell(names, operators):
    """Adds the operators' texts to those of the Python functions among `names`, a dict or the one of a class."""
    for name, operator in vars(operators).items():
        function = names.get(name)
        if isinstance(function, FunctionType) and operator.__doc__ and operator.__doc__ not in (function.__doc__ or ""):
            function.__doc__ = "\n\n".join(filter(None, [cleandoc(function.__doc__ or ""), operator.__doc__]))

"""The names of functorch, each with a word on where it went."""

import functools
import warnings

from .. import func
from . import make_functional as _modules

_MODULES = {  # what takes their place
    "make_functional": "torch.func.functional_call",
    "make_functional_with_buffers": "torch.func.functional_call",
    "combine_state_for_ensemble": "torch.func.stack_module_state",
}


def _moved(name, function, to):
    @functools.wraps(function)
    def moved(*args, **kwargs):
        warnings.warn(f"functorch.{name} is deprecated: use {to}", FutureWarning, stacklevel=2)
        return function(*args, **kwargs)

    return moved


for _name in "functionalize grad grad_and_value hessian jacfwd jacrev jvp vjp vmap".split():
    globals()[_name] = _moved(_name, getattr(func, _name), f"torch.func.{_name}")
for _name, _to in _MODULES.items():
    globals()[_name] = _moved(_name, getattr(_modules, _name), _to)

"""Transforms of functions: grad, vjp, jvp, jacobians, vmap, and modules as functions."""

from ._derivatives import grad, grad_and_value, hessian, jacfwd, jacrev, jvp, linearize, vjp  # noqa: F401
from ._functional_call import functional_call, stack_module_state  # noqa: F401
from .._functorch.vmap import vmap  # noqa: F401
from ._modules import debug_unwrap, functionalize, replace_all_batch_norm_modules_  # noqa: F401


for _f in (debug_unwrap, functional_call, functionalize, grad, grad_and_value, hessian, jacfwd, jacrev, jvp, linearize,
           replace_all_batch_norm_modules_, stack_module_state, vjp, vmap):  # fmt: skip
    _f.__module__ = __name__  # the home that pickles name

"""What PyTorch installs beside torch: the first form of torch.func, under the name it had."""

import torch
from torch._functorch.deprecated import (  # noqa: F401
    combine_state_for_ensemble,
    functionalize,
    grad,
    grad_and_value,
    hessian,
    jacfwd,
    jacrev,
    jvp,
    make_functional,
    make_functional_with_buffers,
    vjp,
    vmap,
)
from torch._functorch.make_functional import FunctionalModule, FunctionalModuleWithBuffers  # noqa: F401
from torch.fx.experimental.proxy_tensor import make_fx  # noqa: F401

__version__ = torch.__version__

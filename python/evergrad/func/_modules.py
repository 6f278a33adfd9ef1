"""Helpers around the transforms."""

import functools

from .. import _C
from . import _state


def functionalize(func, *, remove="mutations"):
    """The function with the same results. Transforms take mutations and views as they are: nothing has to be
    removed. Custom functions inside see that they are in a transform."""
    if remove not in ("mutations", "mutations_and_views"):
        raise RuntimeError(
            "functionalize expects either 'mutations' or 'mutations_and_views' for the 'remove' argument, but got "
            f"{remove!r}"
        )

    @functools.wraps(func, updated=())
    def wrapper(*args, **kwargs):
        with _state.Level("functionalize"):
            return func(*args, **kwargs)

    return wrapper


def replace_all_batch_norm_modules_(root):
    """Makes every BatchNorm and InstanceNorm in a module forget its running statistics, in place: those of the batch
    are always used."""
    for module in root.modules():
        if hasattr(module, "track_running_stats"):
            module.running_mean = module.running_var = module.num_batches_tracked = None
            module.track_running_stats = False
    return root


def debug_unwrap(tensor, *, recurse=True):
    """What lies behind a tensor of vmap, with its batch where vmap keeps it; recurse: down to a plain tensor, which is
    given back as it is."""
    if not isinstance(tensor, _C.Tensor):
        raise TypeError(f"debug_unwrap expects a tensor, but got {type(tensor).__name__}")
    while tensor._is_batched:
        level, dim = _C._vmap_place(tensor)
        tensor = _C._vmap_unwrap(tensor, dim, level)
        if not recurse:
            break
    return tensor

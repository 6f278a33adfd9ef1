"""Helpers around the transforms."""

from .. import _C


def functionalize(func, *, remove="mutations"):
    """The function with the same results. Transforms take mutations and views as they are: nothing has to be
    removed."""
    if remove not in ("mutations", "mutations_and_views"):
        raise RuntimeError(
            "functionalize expects either 'mutations' or 'mutations_and_views' for the 'remove' argument, but got "
            f"{remove!r}"
        )
    return func


def replace_all_batch_norm_modules_(root):
    """Makes every BatchNorm and InstanceNorm in a module forget its running statistics, in place: those of the batch
    are always used."""
    for module in root.modules():
        if hasattr(module, "track_running_stats"):
            module.running_mean = module.running_var = module.num_batches_tracked = None
            module.track_running_stats = False
    return root


def debug_unwrap(tensor, *, recurse=True):
    """What lies behind a tensor of vmap, its batch as dimension 0; recurse: down to a plain tensor, which is given
    back as it is."""
    from ._vmap import _levels

    if not isinstance(tensor, _C.Tensor):
        raise TypeError(f"debug_unwrap expects a tensor, but got {type(tensor).__name__}")
    for level, _ in reversed(_levels):
        if not tensor._is_batched:
            break
        tensor = _C._vmap_unwrap(tensor, 0, level)
        if not recurse:
            break
    return tensor

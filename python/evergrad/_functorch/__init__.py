"""Where PyTorch keeps the transforms of torch.func: `vmap` is here, whose steps packages replace by others that know
containers of their own; the rest is in `evergrad.func`. Modules that belong to compilers are thin names."""

from .. import func  # noqa: F401  it comes first: it needs vmap, and vmap parts of it


def __getattr__(name):
    from .. import _thin

    return _thin.value("_functorch", name)

"""How tensors are pickled for other processes: by value, as everywhere."""

from multiprocessing.reduction import ForkingPickler  # noqa: F401



def reduce_tensor(tensor):
    """What rebuilds a tensor elsewhere."""
    return tensor.__reduce_ex__(2)


def reduce_storage(storage):
    """What rebuilds a storage elsewhere."""
    return storage.__reduce__()


def init_reductions():
    """Nothing has to be set up."""



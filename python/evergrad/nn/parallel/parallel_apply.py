"""Several modules, each with inputs of its own."""

from ...jit import fork, wait


def parallel_apply(modules, inputs, kwargs_tup=None, devices=None):
    """The results of the modules, which run beside each other."""
    assert len(modules) == len(inputs), (
        f"The number of modules {len(modules)} is not equal to the number of inputs {len(inputs)}"
    )
    kwargs_tup = kwargs_tup or ({},) * len(modules)
    assert len(modules) == len(kwargs_tup)
    tasks = [
        fork(module, *(x if isinstance(x, (tuple, list)) else (x,)), **kwargs)
        for module, x, kwargs in zip(modules, inputs, kwargs_tup)
    ]
    return [wait(task) for task in tasks]

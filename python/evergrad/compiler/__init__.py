"""torch.compiler: what programs tell a compiler, and ask it. Programs run as they are written, operator by operator: marks
leave functions as they are, and the answer to each question is no."""

from .._platform import compile  # noqa: F401

__all__ = [
    "allow_in_graph",
    "assume_constant_result",
    "compile",
    "cudagraph_mark_step_begin",
    "disable",
    "is_compiling",
    "is_dynamo_compiling",
    "is_exporting",
    "list_backends",
    "load_cache_artifacts",
    "reset",
    "save_cache_artifacts",
    "set_stance",
    "substitute_in_graph",
    "wrap_numpy",
]


def is_compiling():
    """Whether a compiler traces the program: never."""
    return False


def is_dynamo_compiling():
    """Whether a compiler traces the program: never."""
    return False


def is_exporting():
    """Whether the program is being exported: never."""
    return False


def allow_in_graph(fn):
    """Says that a compiler need not look into a function, or a list of them; gives it back."""
    if isinstance(fn, (list, tuple)):
        return [allow_in_graph(f) for f in fn]
    if not callable(fn):
        raise AssertionError("allow_in_graph expects a callable")
    return fn


def assume_constant_result(fn):
    """Says that a function gives the same each time; gives it back."""
    return fn


def disable(fn=None, recursive=True, *, reason=None):
    """Keeps a compiler from a function or module, which stays as it is; without one, a decorator that does."""
    if fn is None:
        return lambda f: f
    if not callable(fn):
        raise AssertionError(f"A callable function is expected, but {type(fn)} is provided.")
    return fn


def substitute_in_graph(original_fn, *, can_constant_fold_through=False, skip_signature_check=False, **options):
    """A decorator: a compiler would use the function in the place of another. It stays as it is."""
    return lambda traceable_fn: traceable_fn


def wrap_numpy(fn):
    """A function of arrays as a function of tensors."""
    import functools

    from .. import _C
    from ..utils._pytree import tree_map

    @functools.wraps(fn)
    def wrapped(*args, **kwargs):
        import numpy

        args, kwargs = tree_map(lambda x: x.numpy() if isinstance(x, _C.Tensor) else x, (args, kwargs))
        return tree_map(lambda x: _C.as_tensor(x) if isinstance(x, numpy.ndarray) else x, fn(*args, **kwargs))

    return wrapped


def list_backends(exclude_tags=("debug", "experimental")):
    """The names of the compilers that are there: none."""
    return []


def reset():
    """Forgets what was compiled: nothing."""


def cudagraph_mark_step_begin():
    """Marks where a step begins, for graphs of devices that are not there."""


def save_cache_artifacts():
    """What the compiler keeps in its caches: nothing."""


def load_cache_artifacts(serialized_artifacts):
    """There are no caches of a compiler to fill."""
    raise NotImplementedError("torch.compiler.load_cache_artifacts is not available: there is no compiler of programs")


_STANCES = ("default", "eager_on_recompile", "fail_on_recompile", "force_eager")


class set_stance:
    """How compiled functions are run: here always as they are written. A statement, a context or a decorator."""

    def __init__(self, stance="default", *, skip_guard_eval_unsafe=False, force_backend=None):
        if stance not in _STANCES:
            raise RuntimeError(f"invalid torch.compile stance '{stance}'")
        if force_backend is not None and stance != "default":
            raise RuntimeError("non-default stance cannot have force_backend set")

    def __enter__(self):
        pass

    def __exit__(self, *exc):
        pass

    def __call__(self, fn):
        return fn

"""The place of sparse tensors. Tensors are dense here: products of them work, the rest says that it is absent."""

from . import _C, _absent

globals().update({
    name: _absent.cls(f"sparse.{name}") if name.endswith("Tensor") else function
    for name, function in _absent.functions("sparse.").items()
})


def mm(mat1, mat2, reduce="sum"):
    """The product of two dense matrices; other reductions than sum need a sparse one."""
    if reduce != "sum":
        raise NotImplementedError(f"torch.sparse.mm with reduce={reduce!r} is not available: {_absent.SPARSE}")
    return _C.mm(mat1, mat2)


def addmm(mat, mat1, mat2, *, beta=1, alpha=1):
    """beta mat + alpha (mat1 @ mat2) of dense matrices."""
    return _C.addmm(mat, mat1, mat2, beta=beta, alpha=alpha)


class check_sparse_tensor_invariants:
    """Whether the invariants of sparse tensors are checked; as a context manager or decorator for a while."""

    _on = False

    def __init__(self, enable=True):
        self.state, self._before = bool(enable), None

    @staticmethod
    def is_enabled():
        """Whether they are checked."""
        return check_sparse_tensor_invariants._on

    @staticmethod
    def enable():
        """Checks from now on."""
        check_sparse_tensor_invariants._on = True

    @staticmethod
    def disable():
        """Checks no longer."""
        check_sparse_tensor_invariants._on = False

    def __enter__(self):
        if self._before is not None:
            raise RuntimeError(
                "This context manager instance is already activated. Use a different context manager instance."
            )
        self._before = self.is_enabled()
        check_sparse_tensor_invariants._on = self.state

    def __exit__(self, *exc):
        check_sparse_tensor_invariants._on, self._before = self._before, None

    def __call__(self, function):
        import functools

        @functools.wraps(function)
        def wrapped(*args, **kwargs):
            with type(self)(self.state):
                return function(*args, **kwargs)

        return wrapped


def __getattr__(name):
    if name == "semi_structured":
        import types

        module = types.ModuleType("evergrad.sparse.semi_structured", "Sparse in a pattern: absent.")
        module.to_sparse_semi_structured = globals()["to_sparse_semi_structured"]
        return globals().setdefault(name, module)
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")

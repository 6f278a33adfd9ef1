"""The order of the products of einsum is the library's own: the package opt_einsum is not asked."""

enabled, strategy = False, None


def is_available():
    """Whether einsum asks the package opt_einsum: no."""
    return False


def get_opt_einsum():
    """The package opt_einsum, where einsum asks it: None."""


def _opt_einsum():
    raise ValueError("einsum does not ask the package opt_einsum")

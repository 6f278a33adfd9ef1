"""MKL is not in this build."""

VERBOSE_OFF, VERBOSE_ON = 0, 1


def is_available():
    """Whether the build has MKL: no."""
    return False


class verbose:
    """A context in which MKL would tell of its calls."""

    def __init__(self, enable):
        self.enable = enable

    def __enter__(self):
        if self.enable != VERBOSE_OFF:
            raise NotImplementedError("torch.backends.mkl.verbose is not available: there is no MKL in this build")
        return self

    def __exit__(self, *exc):
        return False

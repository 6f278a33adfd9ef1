"""oneDNN is inside the library, which decides by itself where to use it: for products and convolutions, without switches.
These keep what they are set to, and torch._C._select_conv_backend answers by them. Tensor.to_mkldnn gives tensors in its
layouts."""

from ._flags import switches

VERBOSE_OFF, VERBOSE_ON, VERBOSE_ON_CREATION = 0, 1, 2
enabled, deterministic, allow_tf32 = True, False, True
set_flags, flags = switches(__name__, enabled=False, deterministic=False, allow_tf32=True)


def is_available():
    """Whether the library has oneDNN: yes."""
    return True


def is_acl_available():
    """Whether the build has the Arm Compute Library: no."""
    return False


class verbose:
    """A context in which oneDNN would tell of its calls. It needs oneDNN to be switched on from outside."""

    def __init__(self, level):
        self.level = level

    def __enter__(self):
        if self.level != VERBOSE_OFF:
            raise NotImplementedError("torch.backends.mkldnn.verbose is not available: oneDNN has no switch here")
        return self

    def __exit__(self, *exc):
        return False

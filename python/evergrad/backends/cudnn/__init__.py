"""cuDNN is not in this build. Its switches keep what they are set to, as programs set them without asking."""

from .._flags import switches

enabled, benchmark, benchmark_limit, deterministic, allow_tf32 = True, False, 10, False, True
set_flags, flags = switches(
    __name__, enabled=False, benchmark=False, benchmark_limit=10, deterministic=False, allow_tf32=True
)


def is_available():
    """Whether the build has cuDNN: no."""
    return False


def version():
    """The version of cuDNN: there is none."""


def is_acceptable(tensor):
    """Whether cuDNN could take a tensor: no."""
    return False

"""cuSPARSELt is not in this build."""


def is_available():
    """Whether the build has cuSPARSELt: no."""
    return False


def version():
    """The version of cuSPARSELt: there is none."""


def get_max_alg_id():
    """The number of its algorithms: there are none."""

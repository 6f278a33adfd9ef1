"""The functions of networks under their oldest name."""


def _get_thnn_function_backend():
    """nn.functional."""
    from .. import functional

    return functional


backend = _get_thnn_function_backend()

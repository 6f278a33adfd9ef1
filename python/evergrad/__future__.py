"""What conversions of modules do with their parameters: Module.to and its like, and load_state_dict."""

_overwrite = False
_swap = False


def set_overwrite_module_params_on_conversion(value: bool) -> None:
    """Whether a conversion makes new parameters, instead of giving those that there are other data."""
    global _overwrite
    _overwrite = value


def get_overwrite_module_params_on_conversion() -> bool:
    """What set_overwrite_module_params_on_conversion has set; False unless it was called."""
    return _overwrite


def set_swap_module_params_on_conversion(value: bool) -> None:
    """Whether a conversion, and load_state_dict, exchanges the tensors behind the parameters (utils.swap_tensors), so
    that parameters stay the same objects whatever becomes of them."""
    global _swap
    _swap = value


def get_swap_module_params_on_conversion() -> bool:
    """What set_swap_module_params_on_conversion has set; False unless it was called."""
    return _swap

"""Questions about the types of tensors."""


def all_same_mode(modes):
    """Whether modes are one and the same."""
    return all(mode is modes[0] for mode in modes)


def no_dispatch():
    """Would switch modes off for a while."""
    raise NotImplementedError("torch.utils._mode_utils.no_dispatch is not available: there are no keys of dispatch")

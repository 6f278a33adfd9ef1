"""Warnings about code from before broadcasting: the switches keep their state, and there is no such code to warn of."""


class Warning:
    """Whether a warning is given."""

    enabled = False


broadcast_warning, keepdim_warning = Warning(), Warning()

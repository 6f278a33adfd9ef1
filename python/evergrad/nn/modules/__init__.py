"""The modules, a file an idea, by PyTorch's paths."""

from . import (
    activation,
    adaptive,
    batchnorm,
    channelshuffle,
    container,
    conv,
    distance,
    dropout,
    flatten,
    fold,
    instancenorm,
    lazy,
    linear,
    loss,
    module,
    normalization,
    padding,
    pixelshuffle,
    pooling,
    rnn,
    sparse,
    transformer,
    upsampling,
)

__all__ = []
for _file in (
    module,
    container,
    linear,
    conv,
    batchnorm,
    instancenorm,
    normalization,
    dropout,
    sparse,
    pooling,
    flatten,
    fold,
    pixelshuffle,
    channelshuffle,
    distance,
    padding,
    upsampling,
    activation,
    loss,
    adaptive,
    rnn,
    transformer,
):
    _names = ["Module"] if _file is module else _file.__all__
    __all__ += _names
    globals().update({_name: getattr(_file, _name) for _name in _names})
del _file, _names

"""Memory formats of the weights of convolutions."""

__all__ = ["convert_conv2d_weight_memory_format", "convert_conv3d_weight_memory_format"]


def _convert_weights(module, kinds, memory_format):
    for m in module.modules():
        if type(m).__name__ in kinds:
            m.weight.data = m.weight.detach().clone(memory_format=memory_format)
    return module


def convert_conv2d_weight_memory_format(module, memory_format):
    """The weights of all 2-d convolutions in another memory format."""
    return _convert_weights(module, ("Conv2d", "ConvTranspose2d"), memory_format)


def convert_conv3d_weight_memory_format(module, memory_format):
    """The weights of all 3-d convolutions in another memory format."""
    return _convert_weights(module, ("Conv3d", "ConvTranspose3d"), memory_format)

"""Normalisation as part of the layer before it, for evaluation."""

from copy import deepcopy

from ... import _C
from ..parameter import Parameter

__all__ = ["fuse_conv_bn_eval", "fuse_conv_bn_weights", "fuse_linear_bn_eval", "fuse_linear_bn_weights"]


def fuse_conv_bn_weights(conv_w, conv_b, bn_rm, bn_rv, bn_eps, bn_w, bn_b, transpose=False):
    """Weight and bias of a convolution that does what the convolution and the BatchNorm behind it do."""
    zeros = _C.zeros_like(bn_rm)
    conv_b = zeros if conv_b is None else conv_b
    bn_w = _C.ones_like(bn_rm) if bn_w is None else bn_w
    bn_b = zeros if bn_b is None else bn_b
    scale = bn_w * _C.rsqrt(bn_rv + bn_eps)
    shape = [1, -1] + [1] * (conv_w.dim() - 2) if transpose else [-1, 1] + [1] * (conv_w.dim() - 2)
    weight = (conv_w * scale.reshape(shape)).to(conv_w.dtype)
    bias = ((conv_b - bn_rm) * scale + bn_b).to(conv_w.dtype)
    return Parameter(weight, conv_w.requires_grad), Parameter(bias, conv_b.requires_grad)


def fuse_conv_bn_eval(conv, bn, transpose=False):
    """A copy of the convolution, for evaluation, with the BatchNorm in it."""
    if conv.training or bn.training:
        raise AssertionError("Fusion only for eval!")
    fused = deepcopy(conv)
    fused.weight, fused.bias = fuse_conv_bn_weights(
        fused.weight, fused.bias, bn.running_mean, bn.running_var, bn.eps, bn.weight, bn.bias, transpose
    )
    return fused


def fuse_linear_bn_weights(linear_w, linear_b, bn_rm, bn_rv, bn_eps, bn_w, bn_b):
    """The same for a Linear."""
    return fuse_conv_bn_weights(linear_w, linear_b, bn_rm, bn_rv, bn_eps, bn_w, bn_b)


def fuse_linear_bn_eval(linear, bn):
    """The same for a Linear."""
    if linear.out_features != bn.num_features and bn.num_features != 1:
        raise AssertionError("To fuse, linear.out_features == bn.num_features or bn.num_features == 1")
    return fuse_conv_bn_eval(linear, bn)

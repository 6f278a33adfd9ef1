"""Instance normalisation."""

import warnings

from .. import functional as F
from .batchnorm import _LazyNorm, _NormBase

__all__ = [
    "InstanceNorm1d",
    "InstanceNorm2d",
    "InstanceNorm3d",
    "LazyInstanceNorm1d",
    "LazyInstanceNorm2d",
    "LazyInstanceNorm3d",
]


class _InstanceNorm(_NormBase):
    dims = 2

    def __init__(
        self, num_features, eps=1e-5, momentum=0.1, affine=False, track_running_stats=False, device=None, dtype=None
    ):
        super().__init__(num_features, eps, momentum, affine, track_running_stats, device, dtype)

    def _get_no_batch_dim(self):
        return self.dims + 1

    def _check_input_dim(self, input):
        n = self.dims
        if input.dim() not in (n + 1, n + 2):
            raise ValueError(f"expected {n + 1}D or {n + 2}D input (got {input.dim()}D input)")

    def _handle_no_batch_input(self, input):
        return self._apply_instance_norm(input.unsqueeze(0)).squeeze(0)

    def _apply_instance_norm(self, input):
        return F.instance_norm(
            input,
            self.running_mean,
            self.running_var,
            self.weight,
            self.bias,
            self.training or not self.track_running_stats,
            self.momentum if self.momentum is not None else 0.0,
            self.eps,
        )

    def forward(self, input):
        self._check_input_dim(input)
        lone = input.dim() == self._get_no_batch_dim()
        dim = 0 if lone else 1
        if input.size(dim) != self.num_features:
            if self.affine:
                raise ValueError(
                    f"expected input's size at dim={dim} to match num_features ({self.num_features}), but got: "
                    f"{input.size(dim)}."
                )
            warnings.warn(
                f"input's size at dim={dim} does not match num_features. You can silence this warning by not passing in "
                "num_features, which is not used because affine=False",
                stacklevel=2,
            )
        return self._handle_no_batch_input(input) if lone else self._apply_instance_norm(input)


class InstanceNorm1d(_InstanceNorm):
    dims = 1


class InstanceNorm2d(_InstanceNorm):
    dims = 2


class InstanceNorm3d(_InstanceNorm):
    dims = 3


class LazyInstanceNorm1d(_LazyNorm, InstanceNorm1d):
    """An InstanceNorm1d whose num_features are the channels of its first input."""

    cls_to_become = InstanceNorm1d


class LazyInstanceNorm2d(_LazyNorm, InstanceNorm2d):
    """An InstanceNorm2d whose num_features are the channels of its first input."""

    cls_to_become = InstanceNorm2d


class LazyInstanceNorm3d(_LazyNorm, InstanceNorm3d):
    """An InstanceNorm3d whose num_features are the channels of its first input."""

    cls_to_become = InstanceNorm3d

"""What MultivariateNormal and Wishart share: one of covariance, precision and Cholesky factor is given, from which the others
are computed when they are asked for. `_unbroadcasted_scale_tril` is the factor, of as many matrices as were given."""

import evergrad as torch
from .utils import lazy_property

_NAMES = ("covariance_matrix", "scale_tril", "precision_matrix")


def precision_to_scale_tril(precision):
    """The Cholesky factor of the inverse: the flipped inverse of that of the flipped matrix."""
    flipped = torch.linalg.cholesky(torch.flip(precision, (-2, -1)))
    inverse = torch.transpose(torch.flip(flipped, (-2, -1)), -2, -1)
    eye = torch.eye(precision.shape[-1], dtype=precision.dtype, device=precision.device)
    return torch.linalg.solve_triangular(inverse, eye, upper=False)


def one_of(*matrices):
    """The name, and the matrix, that was given of covariance, factor and precision."""
    given = {name: matrix for name, matrix in zip(_NAMES, matrices) if matrix is not None}
    if len(given) != 1:
        raise ValueError("Exactly one of covariance_matrix or precision_matrix or scale_tril may be specified.")
    return next(iter(given.items()))


class ByCovariance:
    def _keep(self, name, matrix, batch_shape):
        setattr(self, name, matrix.expand(batch_shape + (-1, -1)))

    def _factorise(self, name, matrix):
        make = {"covariance_matrix": torch.linalg.cholesky, "precision_matrix": precision_to_scale_tril}.get(name)
        self._unbroadcasted_scale_tril = make(matrix) if make else matrix

    def _expand_matrices(self, new, batch_shape):
        new._unbroadcasted_scale_tril = self._unbroadcasted_scale_tril
        for name in _NAMES:
            if name in self.__dict__:
                matrix = self.__dict__[name]
                new.__dict__[name] = matrix.expand(batch_shape + matrix.shape[-2:])

    def _wide(self, matrix):
        return matrix.expand(self._batch_shape + matrix.shape[-2:])

    @lazy_property
    def scale_tril(self):
        """The Cholesky factor of the covariance."""
        return self._wide(self._unbroadcasted_scale_tril)

    @lazy_property
    def covariance_matrix(self):
        """The covariance."""
        return self._wide(self._unbroadcasted_scale_tril @ self._unbroadcasted_scale_tril.mT)

    @lazy_property
    def precision_matrix(self):
        """The inverse of the covariance."""
        return self._wide(torch.cholesky_inverse(self._unbroadcasted_scale_tril))

    def _half_log_det(self):
        return self._unbroadcasted_scale_tril.diagonal(dim1=-2, dim2=-1).log().sum(-1)

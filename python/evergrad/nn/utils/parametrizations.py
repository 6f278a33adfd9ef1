"""Parametrizations that are often wanted: weight_norm, spectral_norm and orthogonal."""

import functools

from ... import _C
from ..._types import finfo
from .. import functional as F
from ..modules.module import Module
from .parametrize import register_parametrization
from .weight_norm import norm_except

__all__ = ["orthogonal", "spectral_norm", "weight_norm"]


class _WeightNorm(Module):
    def __init__(self, dim=0):
        super().__init__()
        self.dim = -1 if dim is None else dim

    def forward(self, weight_g, weight_v):
        return weight_v * (weight_g / norm_except(weight_v, self.dim))

    def right_inverse(self, weight):
        return norm_except(weight, self.dim), weight


def weight_norm(module, name="weight", dim=0):
    """A weight as a direction and a length (Salimans & Kingma 2016)."""
    register_parametrization(module, name, _WeightNorm(dim), unsafe=True)
    module._register_load_state_dict_pre_hook(functools.partial(_from_hooks, name))
    return module


def _from_hooks(name, state_dict, prefix, *_):
    """States of the old weight_norm, nn.utils.weight_norm, become those of this one."""
    old = [f"{prefix}{name}_g", f"{prefix}{name}_v"]
    if all(key in state_dict for key in old):
        for i, key in enumerate(old):
            state_dict[f"{prefix}parametrizations.{name}.original{i}"] = state_dict.pop(key)


class _SpectralNorm(Module):
    def __init__(self, weight, n_power_iterations=1, dim=0, eps=1e-12):
        super().__init__()
        n = weight.dim()
        if dim >= n or dim < -n:
            raise IndexError(f"Dimension out of range (expected to be in range of [-{n}, {n - 1}] but got {dim})")
        if n_power_iterations <= 0:
            raise ValueError(
                f"Expected n_power_iterations to be positive, but got n_power_iterations={n_power_iterations}"
            )
        self.dim, self.eps = dim if dim >= 0 else dim + n, eps
        if n > 1:
            self.n_power_iterations = n_power_iterations
            matrix = self._matrix(weight)
            rows, columns = matrix.size()
            self.register_buffer("_u", F.normalize(matrix.new_empty(rows).normal_(0, 1), dim=0, eps=eps))
            self.register_buffer("_v", F.normalize(matrix.new_empty(columns).normal_(0, 1), dim=0, eps=eps))
            self._iterate(matrix, 15)

    def _matrix(self, weight):
        if self.dim != 0:
            weight = weight.permute(self.dim, *(d for d in range(weight.dim()) if d != self.dim))
        return weight.flatten(1)

    def _iterate(self, matrix, steps):
        with _C.no_grad():
            for _ in range(steps):
                self._u.copy_(F.normalize(_C.mv(matrix, self._v), dim=0, eps=self.eps))
                self._v.copy_(F.normalize(_C.mv(matrix.mH, self._u), dim=0, eps=self.eps))

    def forward(self, weight):
        if weight.dim() == 1:
            return F.normalize(weight, dim=0, eps=self.eps)
        matrix = self._matrix(weight)
        if self.training:
            self._iterate(matrix, self.n_power_iterations)
        u, v = self._u.clone(), self._v.clone()
        return weight / _C.vdot(u, _C.mv(matrix, v))

    def right_inverse(self, value):
        return value


def spectral_norm(module, name="weight", n_power_iterations=1, eps=1e-12, dim=None):
    """A weight divided by its largest singular value, found by power iteration (Miyato et al. 2018)."""
    weight = getattr(module, name, None)
    if not isinstance(weight, _C.Tensor):
        raise ValueError(f"Module '{module}' has no parameter or buffer with name '{name}'")
    if dim is None:
        dim = 1 if type(module).__name__.startswith("ConvTranspose") else 0
    return register_parametrization(module, name, _SpectralNorm(weight, n_power_iterations, dim, eps))


class _Orthogonal(Module):
    """An orthogonal matrix out of any one: the exponential, or Cayley's map, of its skew part, or a product of
    Householder reflections. With a base the map is the identity's neighbourhood moved to that matrix."""

    def __init__(self, weight, how, use_trivialization):
        super().__init__()
        if weight.is_complex() and how == "householder":
            raise ValueError("The householder parametrization does not support complex tensors.")
        self.shape, self.how = weight.shape, how
        if use_trivialization:
            self.register_buffer("base", None)

    def forward(self, X):
        n, k = X.size(-2), X.size(-1)
        wide = n < k
        if wide:
            X, n, k = X.mT, k, n
        if self.how == "householder":
            A = X.tril(diagonal=-1)
            tau = 2.0 / (1.0 + (A * A).sum(dim=-2))
            Q = _C._ns_linalg.householder_product(A, tau)
            # The diagonal of the parameter holds the signs of the columns.
            Q = Q * X.diagonal(dim1=-2, dim2=-1).int().unsqueeze(-2)
        else:
            X = X.tril()
            if n != k:  # to a square with zeros
                X = _C.cat([X, X.new_zeros((*X.shape[:-1], n - k))], dim=-1)
            A = X - X.mH
            if self.how == "matrix_exp":
                Q = _C.matrix_exp(A)
            else:
                eye = _C.eye(n, dtype=A.dtype)
                Q = _C._ns_linalg.solve(_C.add(eye, A, alpha=-0.5), _C.add(eye, A, alpha=0.5))
            Q = Q[..., :k] if n != k else Q
        base = getattr(self, "base", None)
        if base is not None:
            Q = base @ Q
        return Q.mT if wide else Q

    def right_inverse(self, Q):
        if Q.shape != self.shape:
            raise ValueError(
                f"Expected a matrix or batch of matrices of shape {self.shape}. Got a tensor of shape {Q.shape}."
            )
        wide = Q.size(-2) < Q.size(-1)
        given = Q.mT if wide else Q
        n, k = given.size(-2), given.size(-1)
        if not hasattr(self, "base"):
            if self.how != "householder":
                raise NotImplementedError(
                    "It is not possible to assign to the matrix exponential or the Cayley parametrizations when "
                    "use_trivialization=False."
                )
            A, tau = _C.geqrf(given)
            signs = A.diagonal(dim1=-2, dim2=-1).sign()
            signs[tau == 0.0] *= -1
            A = A.clone()
            A.diagonal(dim1=-2, dim2=-1).copy_(signs)
            return A.mT if wide else A
        if n != k:  # completed to a basis
            given = _C.cat([given, _C.randn((*given.shape[:-2], n, n - k), dtype=given.dtype)], dim=-1)
        self.base = (given.clone() if n == k and _is_orthogonal(given) else _orthogonalized(given)).detach()
        zero = _C.zeros_like(Q)
        if self.how == "householder":  # the reflections of nothing turn every column round
            (zero.mT if wide else zero).diagonal(dim1=-2, dim2=-1).fill_(-1.0)
        return zero


def _orthogonalized(A):
    """The orthogonal factor of the QR decomposition whose triangular one has a positive diagonal."""
    X, tau = _C.geqrf(A)
    return _C._ns_linalg.householder_product(X, tau) * X.diagonal(dim1=-2, dim2=-1).sgn().unsqueeze(-2)


def _is_orthogonal(Q):
    eye = _C.eye(Q.size(-1), dtype=Q.dtype)
    close = 10.0 * Q.size(-2) * finfo(Q.dtype).eps
    return bool(((Q.mH @ Q - eye).abs() <= close).all())


def orthogonal(module, name="weight", orthogonal_map=None, *, use_trivialization=True):
    """A matrix, or a batch of them, that stays orthogonal (unitary) while what it is made from changes (Lezcano-Casado
    2019). orthogonal_map: "matrix_exp", "cayley" or "householder"; unless given, matrix_exp for square or complex
    ones."""
    weight = getattr(module, name, None)
    if not isinstance(weight, _C.Tensor):
        raise ValueError(f"Module '{module}' has no parameter or buffer with name '{name}'")
    if weight.ndim < 2:
        raise ValueError(f"Expected a matrix or batch of matrices. Got a tensor of {weight.ndim} dimensions.")
    if orthogonal_map is None:
        square = weight.size(-2) == weight.size(-1)
        orthogonal_map = "matrix_exp" if square or weight.is_complex() else "householder"
    if orthogonal_map not in ("matrix_exp", "cayley", "householder"):
        raise ValueError(
            f'orthogonal_map has to be one of "matrix_exp", "cayley", "householder". Got: {orthogonal_map}'
        )
    map_ = _Orthogonal(weight, orthogonal_map, use_trivialization)
    return register_parametrization(module, name, map_, unsafe=True)

# Generated from bindings/schema/ops/*.toml; do not edit.
from typing import Any, Sequence, TypeAlias, overload

from ._C import Generator, Number, Tensor, _bool, _device, _dtype, _float, _int, _layout, _memory_format, _str

def cholesky(input: Tensor, *, upper: _bool = False, out: Tensor | None = None) -> Tensor:
    """The factor L, (*, n, n), of each Hermitian positive-definite matrix, A = L L^H, or U with A = U^H U (upper).
    float32, float64 and their complex types; a matrix that is not positive-definite raises linalg.LinAlgError.

    >>> torch.linalg.cholesky(torch.tensor([[4., 2.], [2., 5.]]))
    tensor([[2., 0.],
            [1., 2.]])
    """

def cholesky_ex(
    input: Tensor,
    *,
    upper: _bool = False,
    check_errors: _bool = False,
    out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, Tensor]:
    """The Cholesky factor L of each Hermitian positive-definite matrix, A = L L^H (upper: A = U^H U), (*, n, n),
    floating point and complex (float32, float64, complex64, complex128), and int32 codes (*): 0, or the order of
    the leading minor that is not positive. check_errors makes such a code an error. Only the triangle in question
    is read.

    >>> torch.linalg.cholesky_ex(torch.tensor([[4., 2.], [2., 5.]]))
    torch.return_types.linalg_cholesky_ex(
    L=tensor([[2., 0.],
            [1., 2.]]),
    info=tensor(0, dtype=torch.int32))
    """

@overload
def cond(input: Tensor, p: Number | None = None, *, out: Tensor | None = None) -> Tensor: ...
@overload
def cond(input: Tensor, p: _str, *, out: Tensor | None = None) -> Tensor:
    """The condition number of matrices (*, m, n), real (*): the ratio of the largest and smallest singular value (p
    missing or 2; -2 its inverse), or the norm of order 1, -1, inf, -inf of a square matrix times that of its
    inverse; infinite for a singular one. float32, float64 and their complex types; another p, a matrix that is not
    square for those, and fewer than two dimensions are errors. The norm of order fro or nuc of square matrices
    times that of their inverses; infinite for a singular one. (*, n, n) gives (*). float32, float64 and their
    complex types. Matrices that are not square are an error.

    >>> torch.linalg.cond(torch.tensor([[4., 0.], [0., 2.]]))
    tensor(2.)
    >>> torch.linalg.cond(torch.tensor([[4., 0.], [0., 2.]]), 'fro')
    tensor(2.5000)
    """

def cross(input: Tensor, other: Tensor, *, dim: _int = -1, out: Tensor | None = None) -> Tensor:
    """The cross product of vectors of 3 elements along a dimension; the others broadcast. Integers, floating point and
    complex, promoted; bool, another size than 3, and different numbers of dimensions are errors.

    >>> torch.linalg.cross(torch.tensor([1, 0, 0]), torch.tensor([0, 1, 0]))
    tensor([0, 0, 1])
    """

def det(A: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The determinant of each matrix of a batch, (*, n, n) to (*), by LU. float32, float64 and their complex types
    only; matrices that are not square are an error. The derivative at a singular matrix is that of its cofactors.

    >>> torch.linalg.det(torch.tensor([[1., 2.], [3., 4.]]))
    tensor(-2.)
    """

def diagonal(A: Tensor, *, offset: _int = 0, dim1: _int = -2, dim2: _int = -1) -> Tensor:
    """diagonal, of the last two dimensions unless given: a view of the shape without these, whose last dimension is
    the diagonal. One dimension named twice is an error. Any dtype.

    >>> torch.linalg.diagonal(torch.tensor([[1, 2], [3, 4]]))
    tensor([1, 4])
    """

def eig(input: Tensor, *, out: tuple[Tensor, ...] | None = None) -> tuple[Tensor, Tensor]:
    """Eigenvalues (*, n) and eigenvectors of norm 1 in the columns (*, n, n), both complex, of square matrices,
    floating point and complex (float32, float64, complex64, complex128). Infinite or NaN elements are an error.
    Derivatives through eigenvectors need distinct eigenvalues. By LAPACK's geev.

    >>> torch.linalg.eig(torch.tensor([[0., -1.], [1., 0.]])).eigenvalues
    tensor([0.+1.j, 0.-1.j])
    """

def eigh(input: Tensor, UPLO: _str = 'L', *, out: tuple[Tensor, ...] | None = None) -> tuple[Tensor, Tensor]:
    """Eigenvalues, real and ascending, (*, n), and orthonormal eigenvectors in the columns, (*, n, n), of Hermitian
    matrices, floating point and complex (float32, float64, complex64, complex128), read from the lower (L) or upper
    (U) triangle. Derivatives through eigenvectors need distinct eigenvalues. Matrices that are not square are an
    error. By LAPACK's syevd and heevd.

    >>> torch.linalg.eigh(torch.tensor([[2., 0.], [0., 1.]])).eigenvalues
    tensor([1., 2.])
    """

def eigvals(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The eigenvalues, complex, (*, n), of square matrices (*, n, n), in no order. float32, float64 and their complex
    types; matrices that are not square or not finite are an error.

    >>> torch.linalg.eigvals(torch.tensor([[2., 0.], [0., 3.]]))
    tensor([2.+0.j, 3.+0.j])
    """

def eigvalsh(input: Tensor, UPLO: _str = 'L', *, out: Tensor | None = None) -> Tensor:
    """The eigenvalues, real and ascending, (*, n), of Hermitian matrices (*, n, n), read from the lower (L) or upper
    (U) triangle. float32, float64 and their complex types; matrices that are not square are an error.

    >>> torch.linalg.eigvalsh(torch.tensor([[2., 1.], [1., 2.]]))
    tensor([1., 3.])
    """

def householder_product(input: Tensor, tau: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The first n columns of the product of k reflectors I - tau v v^H; v has 1 on the diagonal of input (*, m, n), m
    >= n, and its column below. tau (*, k), k <= n. float32, float64 and their complex types; sizes that do not fit
    are an error.

    >>> a, tau = torch.geqrf(torch.tensor([[3., 1.], [4., 2.]]))
    >>> torch.linalg.householder_product(a, tau)
    tensor([[-0.6000, -0.8000],
            [-0.8000,  0.6000]])
    """

def inv(A: Tensor, *, out: Tensor | None = None) -> Tensor:
    """The inverse of each matrix of a batch, (*, n, n), by LU. float32, float64 and their complex types only; matrices
    that are not square are an error, and a singular one raises linalg.LinAlgError.

    >>> torch.linalg.inv(torch.tensor([[1., 2.], [3., 4.]]))
    tensor([[-2.0000,  1.0000],
            [ 1.5000, -0.5000]])
    """

def inv_ex(A: Tensor, *, check_errors: _bool = False, out: tuple[Tensor, ...] | None = None) -> tuple[Tensor, Tensor]:
    """The inverse of each matrix (*, n, n), floating point and complex (float32, float64, complex64, complex128), and
    int32 codes (*): 0, or which diagonal element of U is zero; then the inverse is not meaningful, and with
    check_errors it is an error.

    >>> torch.linalg.inv_ex(torch.tensor([[2., 0.], [0., 4.]]))
    torch.return_types.linalg_inv_ex(
    inverse=tensor([[0.5000, 0.0000],
            [0.0000, 0.2500]]),
    info=tensor(0, dtype=torch.int32))
    """

def ldl_factor(
    input: Tensor,
    *,
    hermitian: _bool = False,
    out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, Tensor]:
    """linalg.ldl_factor_ex whose failure is an error. LD is (*, n, n), the pivots are int32, (*, n). float32, float64
    and their complex types.

    >>> LD, pivots = torch.linalg.ldl_factor(torch.tensor([[4., 2.], [2., 5.]]))
    >>> LD
    tensor([[4.0000, 0.0000],
            [0.5000, 4.0000]])
    """

def ldl_factor_ex(
    input: Tensor,
    *,
    hermitian: _bool = False,
    check_errors: _bool = False,
    out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, Tensor, Tensor]:
    """LDL of symmetric (or Hermitian) matrices by Bunch and Kaufman, (*, n, n), floating point and complex (float32,
    float64, complex64, complex128), read from the lower triangle: the factors in one matrix, LAPACK's int32 pivots
    (*, n) and codes (*). Not differentiable. Matrices that are not square are an error.

    >>> LD, pivots, info = torch.linalg.ldl_factor_ex(torch.tensor([[4., 2.], [2., 5.]]))
    >>> LD
    tensor([[4.0000, 0.0000],
            [0.5000, 4.0000]])
    """

def ldl_solve(LD: Tensor, pivots: Tensor, B: Tensor, *, hermitian: _bool = False, out: Tensor | None = None) -> Tensor:
    """The solution of A X = B for A as ldl_factor factored it; B (*, n, k), batches broadcast. Not differentiable.
    float32, float64 and their complex types; sizes that do not fit are an error.

    >>> LD, pivots = torch.linalg.ldl_factor(torch.tensor([[4., 2.], [2., 5.]]))
    >>> torch.linalg.ldl_solve(LD, pivots, torch.tensor([[6.], [7.]]))
    tensor([[1.],
            [1.]])
    """

def lstsq(
    input: Tensor,
    b: Tensor,
    rcond: _float | None = None,
    *,
    driver: _str | None = None,
    out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """The X that makes |A X - B| least, for A, self, (*, m, n) and B (*, m, k) or vectors (*, m), floating point and
    complex (float32, float64, complex64, complex128). driver: gelsy (default), gels (A has full rank), gelsd or
    gelss, as in LAPACK; rcond: which singular values count as zero, relative to the largest. X is (*, n, k) or (*,
    n). residuals, rank and singular_values are empty where the driver has none. Two dtypes, another driver, and
    sizes that do not fit are errors.

    >>> A, b = torch.tensor([[1., 0.], [1., 1.], [1., 2.]]), torch.tensor([[1.], [3.], [5.]])
    >>> torch.linalg.lstsq(A, b).solution
    tensor([[1.0000],
            [2.0000]])
    """

def lu(A: Tensor, *, pivot: _bool = True, out: tuple[Tensor, ...] | None = None) -> tuple[Tensor, Tensor, Tensor]:
    """A = P L U for matrices (*, m, n): a permutation (*, m, m), L with unit diagonal (*, m, k) and U (*, k, n), k =
    min(m, n). float32, float64 and their complex types; without pivot the CPU refuses. Fewer than two dimensions
    are an error.

    >>> P, L, U = torch.linalg.lu(torch.tensor([[1., 2.], [4., 2.]]))
    >>> P @ L @ U
    tensor([[1., 2.],
            [4., 2.]])
    """

def lu_factor(A: Tensor, *, pivot: _bool = True, out: tuple[Tensor, ...] | None = None) -> tuple[Tensor, Tensor]:
    """linalg.lu_factor_ex whose failure is an error: a zero on the diagonal of U. LU is (*, m, n), the pivots are
    int32, (*, min(m, n)). float32, float64 and their complex types.

    >>> LU, pivots = torch.linalg.lu_factor(torch.tensor([[1., 2.], [4., 2.]]))
    >>> LU
    tensor([[4.0000, 2.0000],
            [0.2500, 1.5000]])
    """

def lu_factor_ex(
    A: Tensor,
    *,
    pivot: _bool = True,
    check_errors: _bool = False,
    out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, Tensor, Tensor]:
    """PLU of matrices (*, m, n), floating point and complex (float32, float64, complex64, complex128): L below the
    diagonal (its own is 1) and U on and above it in one matrix, the int32 rows that were swapped with each row in
    turn, counted from 1, (*, min(m, n)), and codes (*): 0, or the first diagonal element of U that is zero, which
    check_errors makes an error. pivot=False is an error.

    >>> torch.linalg.lu_factor_ex(torch.tensor([[1., 2.], [4., 2.]]))
    torch.return_types.linalg_lu_factor_ex(
    LU=tensor([[4.0000, 2.0000],
            [0.2500, 1.5000]]),
    pivots=tensor([2, 2], dtype=torch.int32),
    info=tensor(0, dtype=torch.int32))
    """

def lu_solve(
    LU: Tensor,
    pivots: Tensor,
    B: Tensor,
    *,
    left: _bool = True,
    adjoint: _bool = False,
    out: Tensor | None = None,
) -> Tensor:
    """The solution of A X = B (left), X A = B, or those with A^H (adjoint), for A as lu_factor factored it. LU (*, n,
    n), pivots int32 (*, n), B (*, n, k) or (*, k, n); batches broadcast, and X has the shape of B so broadcast.
    float32, float64 and their complex types, of one dtype; sizes that do not fit are an error.

    >>> LU, pivots = torch.linalg.lu_factor(torch.tensor([[1., 2.], [4., 2.]]))
    >>> torch.linalg.lu_solve(LU, pivots, torch.tensor([[3.], [6.]]))
    tensor([[1.],
            [1.]])
    """

def matmul(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name of matmul. Matrix product with the batch dimensions broadcast; 1-d tensors count as a row (left) or
    a column (right). (*, n, k) and (*, k, m) give (*, n, m). The tensors have one dtype, any but bool; inner sizes
    that differ, and 0-dim tensors, are errors.

    >>> torch.linalg.matmul(torch.eye(2), torch.tensor([[1., 2.], [3., 4.]]))
    tensor([[1., 2.],
            [3., 4.]])
    """

def matrix_exp(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Another name of matrix_exp. The exponential of each square matrix (*, n, n), floating point and complex; by
    scaling and squaring of a Taylor polynomial. Matrices that are not square are an error.

    >>> torch.linalg.matrix_exp(torch.tensor([[0., 0.], [2., 0.]]))
    tensor([[1., 0.],
            [2., 1.]])
    """

@overload
def matrix_norm(
    input: Tensor,
    ord: Number,
    dim: Sequence[_int] = (-2, -1),
    keepdim: _bool = False,
    *,
    dtype: _dtype | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def matrix_norm(
    input: Tensor,
    ord: _str = 'fro',
    dim: Sequence[_int] = (-2, -1),
    keepdim: _bool = False,
    *,
    dtype: _dtype | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """A norm of the matrices in two dimensions: ord 1 or inf the largest, -1 or -inf the smallest sum of moduli of a
    column or row; 2 or -2 the largest or smallest singular value. The result is real, without the two dimensions,
    or with them in size 1 (keepdim). Floating point and complex; dtype casts first. Another order, and fewer than
    two dimensions, are errors. A norm of the matrices in two dimensions: fro the root of the sum of squares, nuc
    the sum of singular values. The result is real, without the two dimensions, or with them in size 1 (keepdim).
    Floating point and complex; dtype casts first. Another word, and fewer than two dimensions, are errors.

    >>> torch.linalg.matrix_norm(torch.tensor([[1., 2.], [3., 4.]]), 1)
    tensor(6.)
    >>> torch.linalg.matrix_norm(torch.tensor([[3., 0.], [0., 4.]]), 'nuc')
    tensor(7.)
    """

def matrix_power(input: Tensor, n: _int, *, out: Tensor | None = None) -> Tensor:
    """The n-th power of each square matrix; a negative one is that of the inverse, the 0-th the identity. (*, n, n);
    float32, float64 and their complex types, for n >= 0 integers and halves too. Matrices that are not square, and
    singular ones for n < 0, are errors.

    >>> torch.linalg.matrix_power(torch.tensor([[1., 1.], [0., 1.]]), 5)
    tensor([[1., 5.],
            [0., 1.]])
    """

@overload
def matrix_rank(
    input: Tensor,
    *,
    atol: Tensor | Number | None = None,
    rtol: Tensor | Number | None = None,
    hermitian: _bool = False,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def matrix_rank(input: Tensor, tol: Tensor | Number, hermitian: _bool = False, *, out: Tensor | None = None) -> Tensor:
    """The number of singular values (hermitian: eigenvalues by modulus) above max(atol, rtol * the largest), int64
    (*); the tolerances are those of linalg.pinv. float32, float64 and their complex types. Fewer than two
    dimensions are an error. linalg.matrix_rank with atol = tol, real, and no relative tolerance: int64, (*), of
    matrices (*, m, n). float32, float64 and their complex types; fewer than two dimensions are an error.

    >>> torch.linalg.matrix_rank(torch.tensor([[1., 2.], [2., 4.]]))
    tensor(1)
    >>> torch.linalg.matrix_rank(torch.tensor([[1., 0.], [0., 1e-3]]), 1e-2)
    tensor(1)
    """

def multi_dot(tensors: tuple[Tensor, ...] | list[Tensor], *, out: Tensor | None = None) -> Tensor:
    """The product of two or more matrices, in the order that takes the fewest multiplications; the first and last may
    be vectors: (n, k), ... (p, m) give (n, m). Integers, floating point and complex, of one dtype; fewer than two,
    and sizes that do not fit, are errors.

    >>> torch.linalg.multi_dot([torch.ones(2, 3), torch.ones(3, 4), torch.ones(4)])
    tensor([12., 12.])
    """

@overload
def norm(
    input: Tensor,
    ord: Number | None = None,
    dim: _int | Sequence[_int] | None = None,
    keepdim: _bool = False,
    *,
    dtype: _dtype | None = None,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def norm(
    input: Tensor,
    ord: _str,
    dim: _int | Sequence[_int] | None = None,
    keepdim: _bool = False,
    *,
    dtype: _dtype | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """linalg.matrix_norm over two dimensions (or of a 2-d tensor) where ord is given; else linalg.vector_norm, of all
    elements without dim. The dimensions go, or stay with size 1 (keepdim); the result is real. Floating point and
    complex; an order that is none is an error. linalg.matrix_norm of order fro or nuc over two dimensions, or of a
    2-d tensor. These go, or stay with size 1 (keepdim); the result is real. Floating point and complex; another
    word, and another number of dimensions, are errors.

    >>> torch.linalg.norm(torch.tensor([3., 4.]))
    tensor(5.)
    >>> torch.linalg.norm(torch.tensor([[3., 0.], [0., 4.]]), 'fro')
    tensor(5.)
    """

@overload
def pinv(
    input: Tensor,
    *,
    atol: Tensor | Number | None = None,
    rtol: Tensor | Number | None = None,
    hermitian: _bool = False,
    out: Tensor | None = None,
) -> Tensor: ...
@overload
def pinv(input: Tensor, rcond: Tensor | Number, hermitian: _bool = False, *, out: Tensor | None = None) -> Tensor:
    """The pseudoinverse of matrices (*, m, n), floating point and complex (float32, float64, complex64, complex128):
    (*, n, m). Singular values up to max(atol, rtol * the largest) count as zero; rtol is max(m, n) epsilon unless
    it or a positive atol is given. hermitian: by eigenvalues, from the lower triangle. Differentiable where the
    rank is constant. Fewer than two dimensions are an error. linalg.pinv with rtol = rcond: (*, m, n) gives (*, n,
    m). Singular values up to rcond times the largest count as zero. float32, float64 and their complex types, rcond
    real; fewer than two dimensions are an error.

    >>> torch.linalg.pinv(torch.tensor([[2., 0.], [0., 0.]]))
    tensor([[0.5000, 0.0000],
            [0.0000, 0.0000]])
    >>> torch.linalg.pinv(torch.tensor([[2., 0.], [0., 1e-3]]), 1e-2)
    tensor([[0.5000, 0.0000],
            [0.0000, 0.0000]])
    """

def qr(A: Tensor, mode: _str = 'reduced', *, out: tuple[Tensor, ...] | None = None) -> tuple[Tensor, Tensor]:
    """A = Q R for matrices (*, m, n), floating point and complex (float32, float64, complex64, complex128). mode
    reduced: Q (*, m, k), R (*, k, n), k = min(m, n); complete: Q (*, m, m), R (*, m, n); r: R of reduced alone, Q
    is empty. Differentiable for reduced, and for complete where m <= n, with the first k columns independent. Fewer
    than two dimensions are an error.

    >>> Q, R = torch.linalg.qr(torch.tensor([[3., 1.], [4., 2.]]))
    >>> R
    tensor([[-5.0000, -2.2000],
            [ 0.0000,  0.4000]])
    """

def slogdet(A: Tensor, *, out: tuple[Tensor, ...] | None = None) -> tuple[Tensor, Tensor]:
    """Sign (phase for complex matrices) and logarithm of the modulus of the determinant of each matrix of a batch, (*,
    n, n) to twice (*), the second real, by LU. float32, float64 and their complex types only; matrices that are not
    square are an error.

    >>> torch.linalg.slogdet(torch.tensor([[0., 2.], [3., 0.]]))
    torch.return_types.linalg_slogdet(
    sign=tensor(-1.),
    logabsdet=tensor(1.7918))
    """

def solve(A: Tensor, B: Tensor, *, left: _bool = True, out: Tensor | None = None) -> Tensor:
    """The solution of A X = B (left) or X A = B for square A, (*, n, n), by LU: X has the shape of B, (*, n, k), (*,
    k, n) or (*, n), broadcast with the batch of A. float32, float64 and their complex types, of one dtype; a
    singular matrix raises linalg.LinAlgError.

    >>> torch.linalg.solve(torch.tensor([[2., 1.], [1., 3.]]), torch.tensor([3., 4.]))
    tensor([1., 1.])
    """

def solve_ex(
    A: Tensor,
    B: Tensor,
    *,
    left: _bool = True,
    check_errors: _bool = False,
    out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, Tensor]:
    """The solution of A X = B (left) or X A = B for square A, (*, n, n), floating point and complex (float32, float64,
    complex64, complex128), and int32 codes of the factorization of A. B is (*, n, k) ((*, k, n) where not left)
    with batches broadcast, or a batch of vectors (*, n) of exactly the batch of A. check_errors makes a singular A
    an error.

    >>> torch.linalg.solve_ex(torch.tensor([[2., 0.], [0., 4.]]), torch.tensor([2., 2.]))
    torch.return_types.linalg_solve_ex(
    result=tensor([1.0000, 0.5000]),
    info=tensor(0, dtype=torch.int32))
    """

def solve_triangular(
    input: Tensor,
    B: Tensor,
    *,
    upper: _bool,
    left: _bool = True,
    unitriangular: _bool = False,
    out: Tensor | None = None,
) -> Tensor:
    """The solution of A X = B (left) or X A = B for triangular A, self (*, n, n), floating point and complex (float32,
    float64, complex64, complex128). Only that triangle is read, with unitriangular not its diagonal, which counts
    as 1. Batches broadcast. Zeros on the diagonal give infinities. Sizes that do not fit are an error.

    >>> torch.linalg.solve_triangular(torch.tensor([[2., 1.], [0., 4.]]), torch.tensor([[3.], [4.]]), upper=True)
    tensor([[1.],
            [1.]])
    """

def svd(
    A: Tensor,
    full_matrices: _bool = True,
    *,
    driver: _str | None = None,
    out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, Tensor, Tensor]:
    """A = U diag(S) Vh for matrices (*, m, n), floating point and complex (float32, float64, complex64, complex128): S
    real and descending (*, k), k = min(m, n); U (*, m, m) and Vh (*, n, n), or (*, m, k) and (*, k, n) without
    full_matrices. A driver is an error. Derivatives through U and Vh need distinct values; those that fill up full
    matrices have none. By LAPACK's gesdd.

    >>> U, S, Vh = torch.linalg.svd(torch.tensor([[3., 0.], [0., 4.], [0., 0.]]), full_matrices=False)
    >>> S
    tensor([4., 3.])
    """

def svdvals(A: Tensor, *, driver: _str | None = None, out: Tensor | None = None) -> Tensor:
    """The singular values, real and descending, (*, min(m, n)), of matrices (*, m, n). float32, float64 and their
    complex types; fewer than two dimensions are an error.

    >>> torch.linalg.svdvals(torch.tensor([[3., 0.], [0., 4.]]))
    tensor([4., 3.])
    """

def tensorinv(input: Tensor, ind: _int = 2, *, out: Tensor | None = None) -> Tensor:
    """The inverse of the map that tensordot with self over its last dimensions is; the first ind dimensions and the
    others have one product, and change sides in the shape of the result. float32, float64 and their complex types;
    products that differ, and a singular map, are errors.

    >>> torch.linalg.tensorinv(torch.eye(6).reshape(6, 2, 3), ind=1).shape
    torch.Size([2, 3, 6])
    """

def tensorsolve(
    input: Tensor,
    other: Tensor,
    dims: Sequence[_int] | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """The X with tensordot(self, X, X.ndim) = other; dims of self are moved to its end first. The sizes of X multiply
    to those of other; a self that is no square matrix so seen is an error. float32, float64 and their complex
    types.

    >>> torch.linalg.tensorsolve(torch.eye(4).reshape(4, 2, 2), torch.tensor([1., 2., 3., 4.]))
    tensor([[1., 2.],
            [3., 4.]])
    """

def vander(x: Tensor, *, N: _int | None = None) -> Tensor:
    """Powers 0 .. N - 1 of each element in a new last dimension, N as many as x has there unless given: (*, n) gives
    (*, n, N). Integers (to int64), floating point and complex; bool, a 0-dim x, and an N below 2 are errors.

    >>> torch.linalg.vander(torch.tensor([1, 2, 3]))
    tensor([[1, 1, 1],
            [1, 2, 4],
            [1, 3, 9]])
    """

def vecdot(x: Tensor, y: Tensor, *, dim: _int = -1, out: Tensor | None = None) -> Tensor:
    """Sum of conj(x) * y along a dimension, which goes; the tensors broadcast and have one dtype, floating point or
    complex. Integers, two dtypes, and sizes that do not broadcast are errors.

    >>> torch.linalg.vecdot(torch.tensor([[1., 2.], [3., 4.]]), torch.tensor([1., 10.]))
    tensor([21., 43.])
    """

def vector_norm(
    input: Tensor,
    ord: Number = 2,
    dim: _int | Sequence[_int] | None = None,
    keepdim: _bool = False,
    *,
    dtype: _dtype | None = None,
    out: Tensor | None = None,
) -> Tensor:
    """Vector norm over dimensions (all unless given), which go, or stay with size 1 (keepdim): (sum |x|^ord)^(1/ord),
    the largest or smallest modulus for ord inf or -inf, the number of elements that are not zero for ord 0.
    Floating point and complex only; the result is real; dtype casts first. A dimension that self does not have is
    an error.

    >>> torch.linalg.vector_norm(torch.tensor([3., -4.]), ord=1)
    tensor(7.)
    """


def __getattr__(name: str) -> Any: ...

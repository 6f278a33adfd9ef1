"""The method of conjugate gradients for extreme eigenvalues, by blocks: lobpcg."""

from . import _C
from ._types import finfo


def _mH(x):
    return x.conj().transpose(-2, -1) if x.is_complex() else x.transpose(-2, -1)


def _symmetric_basis(basis, B):
    """An orthonormal basis, in the product that B gives, of the columns of `basis`; dependent ones are left out."""
    for _ in range(2):  # once more, for what the first pass leaves
        gram = _mH(basis) @ (basis if B is None else B @ basis)
        scale = gram.diagonal().real if gram.is_complex() else gram.diagonal()
        scale = 1 / scale.clamp_min(1e-300).sqrt()
        values, vectors = _C._ns_linalg.eigh(gram * scale[:, None] * scale)
        large = values > values[-1] * values.size(0) * finfo(values.dtype).eps
        basis = (basis * scale) @ (vectors[:, large] / values[large].sqrt())
    return basis


def _solve(A, k, B, X, n, iK, niter, tol, largest, tracker):
    m = A.size(-1)
    n = k if n is None else n
    if X is None:
        X = _C.randn((m, n), dtype=A.dtype)
    if 3 * n > m:
        raise ValueError(
            f"LPBPCG algorithm is not applicable when the number of A rows (={m}) is smaller than 3 x the number of "
            f"requested eigenpairs (={n})"
        )
    eps = finfo(A.dtype).eps
    tol = (1e-5 if eps > 1e-10 else 1e-8) if tol is None else tol
    niter = 1000 if niter is None or niter < 0 else niter
    sign = -1.0 if largest else 1.0
    size_a = A.abs().sum(-1).max()
    size_b = 1.0 if B is None else B.abs().sum(-1).max()
    X = _symmetric_basis(X, B)
    P = None
    E = None
    for step in range(niter + 1):
        H = _mH(X) @ (A @ X)
        values, turn = _C._ns_linalg.eigh(H * sign)
        X, E = X @ turn, values * sign
        R = A @ X - (X if B is None else B @ X) * E
        error = R.norm(dim=0) / (X.norm(dim=0) * (size_a + E.abs() * size_b))
        if tracker is not None:
            tracker(step, E, X, error)
        if bool((error[:k] < tol).all()) or step == niter:
            break
        W = R if iK is None else iK @ R
        S = _symmetric_basis(_C.cat([X, W] if P is None else [X, W, P], 1), B)
        _, turn = _C._ns_linalg.eigh(_mH(S) @ (A @ S) * sign)
        new = S @ turn[:, : X.size(1)]
        P = new - X @ (_mH(X) @ (new if B is None else B @ new))
        X = _symmetric_basis(new, B)
    return E[:k], X[:, :k]


def lobpcg(A, k=None, B=None, X=None, n=None, iK=None, niter=None, tol=None, largest=None, method=None, tracker=None,
           ortho_iparams=None, ortho_fparams=None, ortho_bparams=None):
    """The k largest (or smallest) eigenvalues and vectors of symmetric positive-definite A x = lambda B x.

    Locally optimal block preconditioned conjugate gradients (Knyazev 2001). A, B and the preconditioner iK are
    (*, m, m); X (*, m, n) is where to start, random unless given. Stops when residuals are below tol or after niter steps.
    Returns E (*, k) and X (*, m, k). With gradients the pairs that were found are refined by one differentiable step.
    """
    largest = True if largest is None else largest
    if method not in (None, "basic", "ortho"):
        raise ValueError(f"method {method!r} is neither 'basic' nor 'ortho'")
    if A.size(-1) != A.size(-2):
        raise ValueError(f"lobpcg: A must be square, got {tuple(A.shape)}")
    if k is None:
        k = 1 if X is None else X.size(-1)
    batch = tuple(A.shape[:-2])

    def part(t, i):
        return None if t is None else t.detach().reshape((-1,) + tuple(t.shape[-2:]))[i] if t.dim() > 2 else t.detach()

    count = 1
    for s in batch:
        count *= s
    pairs = [_solve(part(A, i), k, part(B, i), part(X, i), n, part(iK, i), niter, tol, largest, tracker)
             for i in range(count)]
    m = A.size(-1)
    E = _C.stack([p[0] for p in pairs]).reshape(batch + (k,)) if batch else pairs[0][0]
    V = _C.stack([p[1] for p in pairs]).reshape(batch + (m, k)) if batch else pairs[0][1]
    if not (_C.is_grad_enabled() and (A.requires_grad or B is not None and B.requires_grad)):
        return E, V
    if B is not None:
        raise ValueError("lobpcg: derivatives are known for B=None only")
    # All pairs of A, from which those that were found are taken by their place.
    values, vectors = _C._ns_linalg.eigh((A + _mH(A)) / 2)
    values = values.flip(-1) if largest else values
    vectors = vectors.flip(-1) if largest else vectors
    return values[..., :k], vectors[..., :k]

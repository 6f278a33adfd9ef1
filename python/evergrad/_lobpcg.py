"""The method of conjugate gradients for extreme eigenvalues, watched."""

from . import _C


def lobpcg(A, k=None, B=None, X=None, n=None, iK=None, niter=None, tol=None, largest=None, method=None, tracker=None,
           ortho_iparams=None, ortho_fparams=None, ortho_bparams=None):
    """tracker is called for each matrix and step: tracker(step, eigenvalues, eigenvectors, relative residuals)."""
    if tracker is None:
        return _C.lobpcg(A, k, B, X, n, iK, niter, tol, largest, method)
    last = []

    def part(t, i):
        return None if t is None else t.detach().flatten(0, -3)[i] if t.dim() > 2 else t.detach()

    if k is None:
        k = 1 if X is None else X.size(-1)
    for i in range(A.shape[:-2].numel()):
        steps = _C._ns__ops._lobpcg_steps(part(A, i), k, part(B, i), part(X, i), n, part(iK, i), niter, tol, largest)
        for at in range(0, len(steps), 3):
            tracker(at // 3, *steps[at : at + 3])
        last.append(steps[-2])
    if last:  # where they all ended
        X, niter = _C.stack(last).reshape(A.shape[:-2] + last[0].shape), 0
    return _C.lobpcg(A, k, B, X, n, iK, niter, tol, largest, method)

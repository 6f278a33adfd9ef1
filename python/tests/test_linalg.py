"""Linear algebra: factors that give back their matrix, derivatives against differences, batches, errors and codes."""

import itertools

import evergrad as eg
import pytest

linalg = eg.linalg
TYPES = [eg.float32, eg.float64, eg.complex64, eg.complex128]


def draw(*shape, dtype=eg.float64, seed=5):
    return eg.randn(*shape, dtype=dtype, generator=eg.Generator().manual_seed(seed))


def positive(n, dtype=eg.float64, batch=()):
    a = draw(*batch, n, n, dtype=dtype)
    return a @ a.mH + n * eg.eye(n, dtype=dtype)


def close(a, b):
    tolerance = 1e-3 if a.dtype in (eg.float32, eg.complex64) else 1e-9
    assert a.shape == b.shape
    assert eg.allclose(a, b.to(a.dtype), rtol=tolerance, atol=tolerance), (a - b).abs().max()


@pytest.mark.parametrize("dtype", TYPES, ids=str)
@pytest.mark.parametrize("shape", [(4, 4), (3, 5), (5, 3), (2, 3, 4, 4), (2, 0, 3), (0, 3, 3), (1, 1)], ids=str)
def test_factors_give_back_the_matrix(dtype, shape):
    a = draw(*shape, dtype=dtype)
    for x in (a, a.mT.contiguous().mT, a.mH.resolve_conj().mH):
        p, l, u = linalg.lu(x)
        close(p @ l @ u, a)
        q, r = linalg.qr(x)
        close(q @ r, a)
        full_q, full_r = linalg.qr(x, mode="complete")
        close(full_q @ full_r, a)
        u, s, vh = linalg.svd(x, full_matrices=False)
        close((u * s.unsqueeze(-2).to(dtype)) @ vh, a)
        close(linalg.svdvals(x), s)
        close(a @ linalg.pinv(x) @ a, a)
        if shape[-1] == shape[-2]:
            values, vectors = linalg.eig(x)
            close(a.to(vectors.dtype) @ vectors, vectors * values.unsqueeze(-2))
            close(linalg.inv(x) @ a, eg.eye(shape[-1], dtype=dtype).expand(shape))
            h = x + x.mH
            values, vectors = linalg.eigh(h)
            close(vectors @ (values.to(dtype).unsqueeze(-1) * vectors.mH), h)
            b = draw(*shape[:-1], 2, dtype=dtype)
            close(a @ linalg.solve(x, b), b)
            ld, pivots = linalg.ldl_factor(h, hermitian=True)
            close(h @ linalg.ldl_solve(ld, pivots, b, hermitian=True), b)


@pytest.mark.parametrize("left,adjoint,dtype", list(itertools.product([True, False], [True, False], TYPES)), ids=str)
def test_lu_solve_turns_and_broadcasts(left, adjoint, dtype):
    a = draw(2, 1, 3, 3, dtype=dtype)
    b = draw(4, 3, 2, dtype=dtype) if left else draw(4, 2, 3, dtype=dtype)
    x = linalg.lu_solve(*linalg.lu_factor(a), b, left=left, adjoint=adjoint)
    m = a.mH if adjoint else a
    close(m @ x if left else x @ m, b.expand(x.shape))
    tracked = linalg.lu_solve(*linalg.lu_factor(a.clone().requires_grad_()), b, left=left, adjoint=adjoint)
    close(tracked.detach(), x)
    assert tracked.stride() == x.stride()


GRADIENTS = {
    "cholesky": lambda a: linalg.cholesky(a @ a.mH + 4 * eg.eye(3, dtype=a.dtype)),
    "cholesky upper": lambda a: linalg.cholesky(a @ a.mH + 4 * eg.eye(3, dtype=a.dtype), upper=True),
    "lu": lambda a: linalg.lu(a)[1:],
    "lu wide": lambda a: linalg.lu(a[..., :2, :])[1:],
    "lu tall": lambda a: linalg.lu(a[..., :2])[1:],
    "solve": lambda a: linalg.solve(a, a[..., :2]),
    "solve right": lambda a: linalg.solve(a, a[..., :2, :], left=False),
    "triangular": lambda a: linalg.solve_triangular(a, a[..., :2], upper=True),
    "unit triangular": lambda a: linalg.solve_triangular(a, a[..., :2, :], upper=False, left=False, unitriangular=True),
    "inv": linalg.inv,
    "qr": lambda a: linalg.qr(a[..., :2]),
    "qr wide": lambda a: linalg.qr(a[..., :2, :]),
    "qr complete": lambda a: linalg.qr(a, mode="complete"),
    "eigh": lambda a: linalg.eigh(a + a.mH)[0],
    "eigh projectors": lambda a: (lambda v: v[..., :1] @ v[..., :1].mH)(linalg.eigh(a + a.mH)[1]),
    "eigvals": linalg.eigvals,
    "svdvals": linalg.svdvals,
    "svd": lambda a: (lambda u, s, vh: (u[..., :1] @ vh[..., :1, :], s))(*linalg.svd(a[..., :2], full_matrices=False)),
    "svd wide": lambda a: (lambda u, s, vh: (u[..., :1] @ vh[..., :1, :], s))(*linalg.svd(a[..., :2, :])),
    "pinv": lambda a: linalg.pinv(a[..., :2]),
    "pinv wide": lambda a: linalg.pinv(a[..., :2, :]),
    "lstsq": lambda a: linalg.lstsq(a[..., :2], a[..., 1:])[0],
    "householder": lambda a: linalg.householder_product(a[..., :2], a[..., 0, :2]),
    "matrix_exp": eg.matrix_exp,
    "nuclear": lambda a: linalg.norm(a, "nuc", dim=(-2, -1)),
    "cond": lambda a: linalg.cond(a, 1),
    "matrix_power": lambda a: linalg.matrix_power(a, -3),
    "det": linalg.det,
}


@pytest.mark.parametrize("dtype", [eg.float64, eg.complex128], ids=str)
@pytest.mark.parametrize("name", GRADIENTS)
def test_derivatives(name, dtype):
    a = (draw(2, 3, 3, dtype=dtype, seed=11) + 2 * eg.eye(3, dtype=dtype)).requires_grad_()
    assert eg.autograd.gradcheck(GRADIENTS[name], (a,))


@pytest.mark.parametrize("name", GRADIENTS)
def test_a_batch_is_a_loop(name):
    a = draw(4, 3, 3) + 2 * eg.eye(3, dtype=eg.float64)
    whole, parts = eg.vmap(GRADIENTS[name])(a), [GRADIENTS[name](x) for x in a]
    if not isinstance(whole, (tuple, list)):
        whole, parts = [whole], [[p] for p in parts]
    for i, w in enumerate(whole):
        close(w, eg.stack([p[i] for p in parts]))


@pytest.mark.parametrize("p", [0.5, 1.0, 1.5, 2.0, 3.0, float("inf")])
def test_distances(p):
    x, y = draw(2, 4, 3).requires_grad_(), draw(5, 3, seed=6).requires_grad_()
    expected = linalg.vector_norm(x[:, :, None] - y, p, -1)
    close(eg.cdist(x, y, p), expected)
    assert eg.autograd.gradcheck(lambda x, y: eg.cdist(x, y, p), (x, y))
    close(eg.pdist(y, p), eg.cdist(y, y, p)[tuple(eg.triu_indices(5, 5, 1))])
    many = draw(40, 3)
    close(eg.cdist(many, many + 1), eg.cdist(many, many + 1, compute_mode="donot_use_mm_for_euclid_dist"))


def test_failures_are_named():
    for call, message in [
        (lambda: linalg.inv(eg.zeros(2, 2)), "linalg.inv: The diagonal element 1 is zero"),
        (lambda: linalg.inv(eg.zeros(2, 2, 2)), r"linalg.inv: \(Batch element 0\): The diagonal"),
        (lambda: linalg.solve(eg.zeros(2, 2), eg.ones(2)), "solver failed because the input matrix is singular"),
        (lambda: linalg.cholesky(-eg.eye(3)), "leading minor of order 1 is not positive-definite"),
        (lambda: linalg.svd(eg.full((2, 2), float("nan"))), "contained non-finite values"),
    ]:
        with pytest.raises(linalg.LinAlgError, match=message):
            call()
    assert linalg.inv_ex(eg.zeros(2, 2)).info == 1
    assert linalg.cholesky_ex(eg.stack([eg.eye(2), -eg.eye(2)])).info.tolist() == [0, 1]
    with pytest.raises(RuntimeError, match="should not contain infs or NaNs"):
        linalg.eig(eg.full((2, 2), float("inf")))
    with pytest.raises(RuntimeError, match="pivots passed to lu_unpack"):
        eg.lu_unpack(eg.eye(2), eg.tensor([7, 9], dtype=eg.int32))
    with pytest.raises(RuntimeError, match="pivots passed to lu_unpack"):
        eg.lu_unpack(eg.eye(2), eg.full((2,), -(2**31), dtype=eg.int32))
    with pytest.raises(RuntimeError, match="pivots"):
        linalg.lu_solve(eg.eye(2), eg.tensor([0, 9], dtype=eg.int32), eg.ones(2, 1))


def test_lobpcg_finds_the_ends_of_a_spectrum():
    a = positive(12)
    values, vectors = eg.lobpcg(a, 3)
    close(values, linalg.eigvalsh(a).flip(0)[:3])
    assert (a @ vectors - vectors * values).abs().max() < 1e-4
    close(eg.lobpcg(a, 2, largest=False)[0], linalg.eigvalsh(a)[:2])


def test_low_rank():
    a = draw(7, 2) @ draw(2, 9, seed=6)
    u, s, v = eg.svd_lowrank(a, 3)
    close((u * s) @ v.mT, a)
    u, s, v = eg.pca_lowrank(a, 2)
    close((u * s) @ v.mT, a - a.mean(0))


def test_parts_of_operators_refuse_what_does_not_fit():
    """What LAPACK would follow out of its arrays: the parts are callable by name, so they check for themselves."""
    a, pivots = eg.eye(3), eg.tensor([1, 2, 3], dtype=eg.int32)
    for name, arguments, said in (
        ("_lu_solve", (a, pivots[:2], a, True, False), "do not have the same batch and size"),
        ("_lu_solve", (a, eg.tensor([1, 9, 3], dtype=eg.int32), a, True, False), "pivots passed to lu_unpack"),
        ("_lu_permutation", (pivots, 2), "too many"),
        ("_lu_permutation", (pivots.long(), 3), "torch.int32"),
        ("_ormqr", (a, eg.ones(3), eg.ones(2, 3), True, False), "other.shape"),
        ("_householder_product", (eg.ones(2, 3), eg.ones(3)), "greater than or equal"),
        ("unfold_backward", (eg.ones(3), [3, 3], 0, 2, 1), "unfold_backward"),
    ):
        with pytest.raises(RuntimeError, match=said):
            eg.library.get(name)(*arguments)
    with pytest.raises(RuntimeError, match="pairs"):
        eg.linalg.ldl_solve(a, eg.tensor([1, 2, -3], dtype=eg.int32), a)
    with pytest.raises(RuntimeError, match="niter must be at most"):
        eg.pca_lowrank(a, niter=2**60)
    with pytest.raises(RuntimeError, match="one or two elements"):
        eg.library.get("col2im")(eg.ones(1, 4, 1), [2, 2], [], [1, 1], [0, 0], [1, 1])


def test_lobpcg_ends_where_rounding_is_all_that_is_left():
    eg.manual_seed(0)
    a = eg.randn(12, 12, dtype=eg.float64)
    a = a @ a.T
    values, vectors = eg.lobpcg(a, k=2, niter=10**12, tol=0.0)
    assert eg.allclose(values, eg.linalg.eigvalsh(a).flip(0)[:2])
    assert eg.allclose(a @ vectors, vectors * values)


@pytest.mark.parametrize("largest", [True, False])
def test_lobpcg_is_differentiated_as_of_a_symmetric_matrix(largest):
    eg.manual_seed(0)
    q = eg.linalg.qr(eg.randn(9, 9, dtype=eg.float64))[0]
    a = (q * eg.arange(1.0, 10.0, dtype=eg.float64)) @ q.mT
    a = ((a + a.mT) / 20).requires_grad_()

    def pairs(a, k):
        values, vectors = eg.lobpcg(a, k, X=eg.eye(9, k, dtype=eg.float64), largest=largest)
        return values, vectors * vectors.gather(-2, vectors.abs().max(-2, keepdim=True)[1]).sign()

    for k in (1, 3):
        assert eg.autograd.gradcheck(lambda a: pairs(a, k), a, check_batched_grad=False)

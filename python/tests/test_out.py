"""out=: warnings where it is of other sizes, and the dtypes that operators take there."""

import warnings

import pytest

import evergrad as torch

CASES = {  # a call, the sizes of out= before and after
    "add": (lambda out: torch.add(torch.ones(3), 1, out=out), [2], [3]),
    "column": (lambda out: torch.add(torch.ones(3), 1, out=out), [3, 1], [3]),
    "cat": (lambda out: torch.cat([torch.ones(3)] * 2, out=out), [3], [6]),
    "mm": (lambda out: torch.mm(torch.ones(2, 2), torch.ones(2, 2), out=out), [3], [2, 2]),
    "eigvalsh": (lambda out: torch.linalg.eigvalsh(torch.eye(3), out=out), [3, 3], [3]),
    "gather": (lambda out: torch.gather(torch.ones(3), 0, torch.tensor([0, 1]), out=out), [5], [2]),
}


@pytest.mark.parametrize("name", CASES)
def test_resized(name):
    call, before, after = CASES[name]
    out = torch.zeros(before)
    text = f"had shape {before}, which does not match the required output shape {after}"
    with pytest.warns(UserWarning, match=text.replace("[", r"\[").replace("]", r"\]")):
        call(out)
    assert list(out.shape) == after
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        call(out)
        call(torch.zeros(0))


def test_resized_of_several():
    with pytest.warns(UserWarning) as said:
        torch.linalg.eigh(torch.eye(2), out=(torch.zeros(7), torch.zeros(3)))
    assert len(said) == 2 and all(f"had shape {size}," in "".join(str(w.message) for w in said) for size in ([7], [3]))


def test_a_warning_that_is_an_error():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(UserWarning, match="was resized"):
            torch.add(torch.ones(3), 1, out=torch.zeros(2))


def test_factories():
    with pytest.warns(UserWarning, match="computed number of elements 10.*out tensor will be resized"):
        torch.arange(10, out=torch.zeros(3))
    with pytest.warns(UserWarning, match="out tensor will be resized"):
        torch.fft.fftfreq(10, d=0.5, out=torch.zeros(()))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        torch.zeros(3, out=torch.zeros(2))
        torch.linspace(0, 1, 5, out=torch.zeros(2))
        torch.eye(3, out=torch.zeros(2))


def test_dtypes_that_are_refused():
    x = torch.tensor([1.0, -2.0])
    for f in (torch.neg, torch.floor, torch.ceil, torch.trunc, torch.round, torch.sign, torch.sgn, torch.frac):
        with pytest.raises(RuntimeError, match="Found dtype Double but expected Float"):
            f(x, out=torch.zeros(2, dtype=torch.float64))
    for f in (torch.isposinf, torch.isneginf, torch.signbit):
        with pytest.raises(RuntimeError, match="does not support non-boolean outputs"):
            f(x, out=torch.zeros(2))
    with pytest.raises(RuntimeError, match="linalg.eigvals: Expected eigenvalues to be safely castable from ComplexFloat dtype, "
                                           "but got eigenvalues with dtype Int"):  # fmt: skip
        torch.linalg.eigvals(torch.eye(2), out=torch.zeros(0, dtype=torch.int32))
    with pytest.raises(RuntimeError, match="but got eigenvectors with dtype Float"):
        torch.linalg.eig(torch.eye(2), out=(torch.zeros(0, dtype=torch.complex64), torch.zeros(0)))
    with pytest.raises(RuntimeError, match="Expected out tensor to have dtype float, but got int instead"):
        torch.triangular_solve(torch.ones(2, 1), torch.eye(2), out=(torch.zeros(2, 1, dtype=torch.int32), torch.zeros(2, 2)))
    assert torch.sin(x, out=torch.zeros(2, dtype=torch.float64)).dtype is torch.float64

"""What PyTorch has and the library has not: every listed name exists, says why it is absent, and stands in the
README."""

from pathlib import Path

import pytest

import evergrad as torch
from evergrad import _absent

README = Path(__file__).resolve().parents[1] / "README.md"


def find(name):
    found = torch
    for part in name.split("."):
        try:
            found = getattr(found, part)
        except AttributeError:
            import importlib

            found = importlib.import_module(f"{found.__name__}.{part}")
    return found


@pytest.mark.parametrize("name", sorted(_absent.WHY))
def test_says_why(name):
    function = find(name)
    arguments = ()
    if name.startswith("Tensor.rename"):
        arguments = (torch.zeros(2), "N")
    with pytest.raises(NotImplementedError) as error:
        function(*arguments)
    assert str(error.value) == f"torch.{name} is not available: {_absent.WHY[name]}"


def test_methods_of_instances():
    for name in (n for n in _absent.WHY if n.startswith("Tensor.") and "rename" not in n):
        with pytest.raises(NotImplementedError, match=r"torch\.Tensor\."):
            getattr(torch.zeros(2), name.removeprefix("Tensor."))()


def test_no_name_twice():
    names = " ".join(_absent.ABSENT.values()).split()
    assert len(names) == len(set(names))


def test_table_in_the_readme():
    assert _absent.table() in README.read_text(encoding="utf-8"), "paste what evergrad._absent.table() gives"


def test_layouts_are_names():
    assert repr(torch.sparse_coo) == "torch.sparse_coo" and torch.zeros(1).layout is torch.strided
    with pytest.raises(NotImplementedError, match="strided"):
        torch.zeros(2, layout=torch.sparse_csr)
    assert repr(torch.qint8) == "torch.qint8"
    with pytest.raises(TypeError):
        torch.zeros(2, dtype=torch.qint8)


@pytest.mark.parametrize("name", ["values", "indices", "crow_indices", "row_indices", "is_coalesced"])
def test_parts_of_sparse_tensors(name):
    with pytest.raises(RuntimeError, match=f"{name} expected sparse .*tensor layout but got Strided"):
        getattr(torch.zeros(2), name)()


def test_dense_answers():
    x = torch.ones(2, 2)
    assert not x.is_sparse and x.to_dense() is x and torch.equal(torch.sparse.mm(x, x), x @ x)
    assert torch.equal(torch.sparse.addmm(x, x, x), x + x @ x)
    assert x.rename(None).shape == x.shape and not x.has_names() and x.names == (None, None)


def test_removed_functions():
    for name in ("eig", "lstsq", "matrix_rank", "solve", "symeig"):
        with pytest.raises(RuntimeError, match="now removed"):
            getattr(torch, name)(torch.eye(2))


def test_invariants_of_sparse_tensors_are_a_switch():
    check = torch.sparse.check_sparse_tensor_invariants
    assert not check.is_enabled()
    with check():
        assert check.is_enabled()
        with check(False):
            assert not check.is_enabled()
    assert not check.is_enabled()

"""torch.library.Library: operators of a namespace, declared and given their forwards one by one."""

import pytest

import evergrad as torch
from evergrad.library import Library, define, impl


@pytest.fixture
def lib():
    lib = Library("fragments", "DEF")
    yield lib
    lib._destroy()


def test_operators_are_declared_and_given_their_forwards(lib):
    assert lib.define("twice(Tensor x, float by=2.0) -> Tensor") == "twice"
    with pytest.raises(NotImplementedError, match="fragments::twice has no implementation for the CPU"):
        torch.ops.fragments.twice(torch.ones(2))
    lib.impl("twice", lambda x, by: x * by, "CPU")
    assert torch.ops.fragments.twice(torch.ones(2)).tolist() == [2.0, 2.0]
    assert torch.ops.fragments.twice(torch.ones(2), 3.0).tolist() == [3.0, 3.0]


def test_forwards_for_other_devices_are_not_the_cpu_s(lib):
    lib.define("one(Tensor x) -> Tensor")
    lib.impl("one", lambda x: x * 0, "CUDA")
    impl("fragments::one", "cuda", lambda x: x * 0)
    with pytest.raises(NotImplementedError, match="no implementation for the CPU"):
        torch.ops.fragments.one(torch.ones(1))
    impl("fragments::one", ("cpu", "cuda"))(lambda x: x + 1)
    assert torch.ops.fragments.one(torch.ones(1)).item() == 2


def test_arguments_by_name_and_decorators(lib):
    lib.define("pick(Tensor a, Tensor[] b, int? c=None, *, bool d=False) -> (Tensor, Tensor)")

    @impl(lib, "pick", "CompositeExplicitAutograd")
    def pick(a, b, c=None, *, d=False):
        return a + int(d), b[c or 0]

    got = torch.ops.fragments.pick(torch.ones(1), [torch.zeros(1), torch.ones(1)], 1, d=True)
    assert [t.item() for t in got] == [2, 1]


def test_what_is_refused(lib):
    with pytest.raises(ValueError, match="Unsupported kind"):
        Library("fragments", "ALL")
    with pytest.raises(ValueError, match="reserved namespace"):
        Library("prim", "DEF")
    with pytest.raises(RuntimeError, match="IMPL"):
        Library("fragments", "IMPL").define("f(Tensor x) -> Tensor")
    with pytest.raises(NotImplementedError, match="aten::add"):
        Library("aten", "IMPL").impl("add", lambda x, y: x, "CPU")
    with pytest.raises(NotImplementedError, match="Autograd"):
        lib.define("g(Tensor x) -> Tensor")
        lib.impl("g", lambda x: x, "Autograd")
    with pytest.raises(ValueError, match="ns::name"):
        define("name", "(Tensor x) -> Tensor")


def test_load_library(tmp_path):
    # Packages that ship operators for PyTorch's C++ fall back where the system cannot load their library.
    missing = tmp_path / "libmissing.so"
    for load in (torch.ops.load_library, torch.classes.load_library):
        with pytest.raises(OSError):
            load(missing)
    assert str(missing) not in torch.ops.loaded_libraries
    torch.ops.load_library("libm.so.6")
    assert "libm.so.6" in torch.ops.loaded_libraries and "libm.so.6" in torch.classes.loaded_libraries

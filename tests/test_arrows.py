"""The include check finds each kind of wrong arrow, and nothing in the tree as it is."""

import importlib.util
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
spec = importlib.util.spec_from_file_location("arrows", HERE / "arrows.py")
arrows = importlib.util.module_from_spec(spec)
spec.loader.exec_module(arrows)


def test_the_tree_is_clean():
    lines, seen = arrows.violations(HERE.parent)
    assert seen > 20
    assert lines == []


@pytest.mark.parametrize("path, include", [
    ("kernels/cpu/seeded.cpp", '#include "core/tensor/tensor.h"'),
    ("kernels/seeded.h", '#include "evergrad/abi.h"'),
    ("core/base/seeded.h", '#include "core/tensor/tensor.h"'),
    ("core/tensor/seeded.cpp", '#include "core/engine/tape.h"'),
    ("core/engine/seeded.cpp", '# include "core/ops/common.h"'),
    ("core/ops/seeded.cpp", '#include "core/nn/module.h"'),
    ("core/nn/seeded.cpp", '#include "capi/src/handles.h"'),
    ("core/nn/seeded.cpp", "#include <evergrad/abi.h>"),
    ("python/src/seeded.cpp", '#include "core/tensor/tensor.h"'),
    ("java/native/seeded.cpp", '#include "capi/src/handles.h"'),
    ("java/native/seeded.cpp", '#include "../../core/base/error.h"'),
    ("bindings/swig/seeded.i", '%include "core/base/dtype.h"'),
    ("capi/examples/seeded.c", '#include "kernels/kernels.h"'),
    ("build/gen/core/ops/seeded.cpp", '#include "capi/src/handles.h"'),
])
def test_a_wrong_arrow_is_named(tmp_path, path, include):
    for name in ("core/base/error.h", path):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    (tmp_path / path).write_text(include + "\n")
    lines, _ = arrows.violations(tmp_path)
    assert len(lines) == 1
    assert lines[0].startswith(path.removeprefix("build/gen/") + ": includes ")


@pytest.mark.parametrize("path, include", [
    ("core/ops/fine.cpp", '#include "core/engine/tape.h"'),
    ("core/nn/fine.cpp", '#include "core/ops/ops.h"'),
    ("core/optim/fine.cpp", '#include "core/nn/module.h"'),
    ("capi/src/fine.cpp", '#include "core/nn/module.h"'),
    ("capi/src/fine.cpp", '#include "evergrad/abi.h"'),
    ("kernels/fine.cpp", '#include "core/base/dtype.h"'),
    ("python/src/fine.cpp", '#include "evergrad/evergrad.h"'),
])
def test_a_right_arrow_passes(tmp_path, path, include):
    (tmp_path / path).parent.mkdir(parents=True)
    (tmp_path / path).write_text(include + "\n")
    assert arrows.violations(tmp_path) == ([], 1)

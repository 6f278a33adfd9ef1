"""Code that is compiled for an instruction set stays its own: a function that the linker could take from one object file
for all of them would run instructions that a processor does not have."""

import re
import subprocess
from pathlib import Path

import pytest

OBJECTS = Path(__file__).resolve().parents[2] / "build/CMakeFiles"
SETS = sorted(p for kind in ("isa", "fft") for p in OBJECTS.glob(f"evergrad_{kind}_avx*.dir"))


def shared(symbols, name):
    """The weak symbols that do not say which set they belong to."""
    weak = re.findall(r"^[0-9a-f ]* [VWu] (.*)$", symbols, re.M)
    return [s for s in weak if name not in s and not s.startswith("DW.ref.")]


def test_there_are_such():
    assert SETS or subprocess.run(["uname", "-m"], capture_output=True, text=True).stdout.strip() != "x86_64"


@pytest.mark.parametrize("folder", SETS, ids=lambda p: p.name)
def test_nothing_is_shared(folder):
    name = folder.name.removesuffix(".dir").rpartition("_")[2]
    objects = sorted(folder.rglob("*.o"))
    assert objects
    symbols = subprocess.run(["nm", *objects], capture_output=True, text=True, check=True).stdout
    assert shared(symbols, name) == []


def test_a_shared_function_is_seen():
    text = "0000 W _ZNSt6vectorImSaImEE17_M_realloc_insertEv\n0000 W _ZN2eg4avx21fEv\n0000 V DW.ref.x\n0000 T _Z1fv\n"
    assert shared(text, "avx2") == ["_ZNSt6vectorImSaImEE17_M_realloc_insertEv"]

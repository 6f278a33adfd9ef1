"""libegdnnl.so is the oneDNN that its makers ship: nothing but names in its dynamic section differs."""

import importlib.metadata
import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ.get("EVERGRAD_BUILD", ROOT / "build"))
LIBRARY = BUILD / "libegdnnl.so"
HEADER = ROOT / "kernels/cpu/onednn_api.h"

pytestmark = pytest.mark.skipif(os.uname().machine != "x86_64", reason="there is no oneDNN for this processor")


def read(command, *args):
    return subprocess.run([command, *args], capture_output=True, text=True, check=True).stdout


def shipped():
    files = importlib.metadata.files("onednn-cpu-gomp")
    return next(f for f in files if f.name == "libdnnl.so.3.2").locate().resolve()


def section(library, name, tmp_path):
    out = tmp_path / f"{library.name}{name}"
    subprocess.run(["objcopy", "-O", "binary", f"--only-section={name}", library, out], check=True)
    return out.read_bytes()


@pytest.mark.parametrize("name", [".text", ".rodata"])
def test_code_is_as_shipped(name, tmp_path):
    want = section(shipped(), name, tmp_path)
    assert len(want) > 5e5
    assert section(LIBRARY, name, tmp_path) == want


def test_names_of_libraries():
    dynamic = read("readelf", "-dW", LIBRARY)
    assert re.findall(r"SONAME.*\[(.*)\]", dynamic) == ["libegdnnl.so"]
    needed = re.findall(r"NEEDED.*\[(.*)\]", dynamic)
    assert "libeggomp.so" in needed and not [n for n in needed if "gomp" in n and n != "libeggomp.so"]


def test_the_stand_in_has_all_that_is_asked_of_an_openmp_runtime():
    asked = set(re.findall(r" U ((?:GOMP|omp)_\w+@\w+\.\d+)", read("nm", "-D", "--undefined-only", LIBRARY)))
    given = read("nm", "-D", "--defined-only", "--with-symbol-versions", BUILD / "libeggomp.so")
    assert len(asked) == 10 and asked == {s.replace("@@", "@") for s in re.findall(r" T (\w+@@?\w+\.\d+)", given)}


def test_it_exports_what_the_kernels_ask_for():
    exported = set(re.findall(r" T (dnnl_\w+)$", read("nm", "-D", "--defined-only", LIBRARY), re.M))
    wanted = {"dnnl_" + name for name in re.findall(r"^  X\((\w+)\)", HEADER.read_text(), re.M)}
    assert len(wanted) > 20 and wanted <= exported


def test_implementations_for_every_instruction_set_are_there():
    names = set(read("strings", "-n", "6", LIBRARY).split("\n"))
    sets = ("avx2_vnni", "avx512_core", "avx512_core_vnni", "avx512_core_bf16", "avx512_core_fp16", "avx512_core_amx")
    assert {"brg:" + s for s in sets} <= names

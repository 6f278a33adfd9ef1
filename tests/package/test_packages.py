"""What lies in build/dist works for a stranger: the wheel in an empty environment, the C package by pkg-config and CMake."""

import os
import platform
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HEADER = (ROOT / "capi/include/evergrad/abi.h").read_text(encoding="utf-8")
VERSION = ".".join(re.search(rf"EG_VERSION_{part} (\d+)", HEADER)[1] for part in ("MAJOR", "MINOR", "PATCH"))
DIST = Path(os.environ.get("EVERGRAD_BUILD", ROOT / "build")) / "dist"

PYTHON = """
import sys, evergrad as torch
assert "numpy" not in sys.modules
assert torch.__file__.startswith(sys.prefix), torch.__file__
x = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)
((x @ x) + torch.nn.functional.relu(x).sum()).backward()
assert x.grad.tolist() == [3.0, 5.0, 7.0], x.grad
a = torch.ones(70, 70)
assert float((a @ a).sum()) == 70.0 ** 3
print("fine")
"""

CONVOLVE = """
import os, evergrad as torch
def loaded():
    return "libegdnnl" in open("/proc/self/maps").read()
assert not loaded()
torch.manual_seed(0)
x, w = torch.randn(2, 16, 20, 20), torch.randn(24, 16, 3, 3)
torch.set_num_threads(2)
def threads():
    return len(os.listdir("/proc/self/task"))
before = threads()
y = torch.nn.functional.conv2d(x, w, None, 1, 1)
assert threads() <= before + 1  # one of our own, and none of any OpenMP
if (child := os.fork()) == 0:  # a child goes on with what its parent has opened
    os._exit(0 if torch.equal(torch.nn.functional.conv2d(x, w, None, 1, 1), y) else 1)
assert os.waitpid(child, 0)[1] == 0
blocks = torch.nn.functional.unfold(x, 3, padding=1)
want = (w.reshape(24, 144) @ blocks).reshape(2, 24, 20, 20)
assert torch.allclose(y, want, rtol=1e-4, atol=1e-4)
print(loaded())
"""

C = """
#include <stdio.h>
#include <evergrad/evergrad.h>
int main(void) {
  const int64_t sizes[] = {2};
  const float data[] = {1, 2};
  eg_tensor *t = NULL, *sum = NULL;
  if (eg_tensor_from_data(data, sizeof data, EG_FLOAT32, 1, sizes, &t)) return 1;
  if (eg_add(t, t, eg_int(1), &sum)) return 2;
  printf("%s\\n", eg_version());
  eg_tensor_release(t);
  eg_tensor_release(sum);
  return 0;
}
"""


def clean():
    """An environment without our build folder."""
    return {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "LD_LIBRARY_PATH", "EVERGRAD_BUILD")}


def run(*command, **options):
    result = subprocess.run([str(c) for c in command], capture_output=True, text=True, env=clean(), **options)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def one(pattern):
    found = sorted(DIST.glob(pattern))
    assert len(found) == 1, f"{DIST}/{pattern}: {found}"
    return found[0]


def test_wheel_in_an_empty_environment(tmp_path):
    wheel = one(f"evergrad-{VERSION}-*.whl")
    assert wheel.stat().st_size <= 40e6
    run(sys.executable, "-m", "venv", tmp_path / "venv")
    python = tmp_path / "venv/bin/python"
    run(python, "-m", "pip", "install", "-q", "--no-index", "--disable-pip-version-check", wheel)
    assert run(python, "-I", "-c", PYTHON, cwd=tmp_path).strip() == "fine"
    check_onednn(python, tmp_path)


def check_onednn(python, folder):
    """oneDNN is opened by the first convolution that wants it; without it everything works as well."""
    libraries = sorted((folder / "venv").rglob("libeg*.so"))
    if platform.machine() != "x86_64":
        assert not libraries
        return
    assert [p.name for p in libraries] == ["libegdnnl.so", "libeggomp.so"]
    assert (next((folder / "venv").rglob("oneDNN.txt"))).stat().st_size > 10000  # its licences
    fast = "avx2" in Path("/proc/cpuinfo").read_text()
    assert run(python, "-I", "-c", CONVOLVE, cwd=folder).strip() == str(fast)
    for path in libraries:
        path.unlink()
        assert run(python, "-I", "-c", CONVOLVE, cwd=folder).strip() == "False"


def test_size_on_disk():
    """What the wheel takes when it is installed."""
    with zipfile.ZipFile(one(f"evergrad-{VERSION}-*.whl")) as wheel:
        assert sum(entry.file_size for entry in wheel.infolist()) < 90e6


@pytest.fixture(scope="module")
def c_package(tmp_path_factory):
    folder = tmp_path_factory.mktemp("c")
    with tarfile.open(one(f"evergrad-c-{VERSION}-*.tar.gz")) as archive:
        archive.extractall(folder)  # our own archive, just made
    (top,) = folder.iterdir()
    return top


@pytest.fixture
def program(tmp_path):
    (tmp_path / "main.c").write_text(C)
    return tmp_path


def test_c_package_brings_licences(c_package):
    assert (c_package / "lib/libegdnnl.so").exists() == (c_package / "licenses/oneDNN.txt").exists()
    openblas = (c_package / "licenses/OpenBLAS.txt").read_text()
    assert "The OpenBLAS Project" in openblas and "The University of Tennessee" in openblas
    assert "Redistribution and use in source and binary forms" in (c_package / "licenses/ducc0.txt").read_text()


def test_c_package_by_pkg_config(c_package, program):
    options = subprocess.run(["pkg-config", "--cflags", "--libs", "evergrad"], capture_output=True, text=True, check=True,
                             env={**clean(), "PKG_CONFIG_PATH": str(c_package / "lib/pkgconfig")}).stdout.split()
    run("cc", "main.c", "-o", "main", "-lm", *options, cwd=program)
    assert run("./main", cwd=program).strip() == VERSION


def test_c_package_by_cmake(c_package, program):
    (program / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.25)\nproject(user C)\nfind_package(evergrad 0.1 REQUIRED)\n"
        "add_executable(main main.c)\ntarget_link_libraries(main evergrad::evergrad m)\n")
    run("cmake", "-S", ".", "-B", "out", "-G", "Ninja", f"-DCMAKE_PREFIX_PATH={c_package}", cwd=program)
    run("cmake", "--build", "out", cwd=program)
    assert run("out/main", cwd=program).strip() == VERSION


def test_jars_have_their_model():
    """A Maven repository wants the .pom beside the jar."""
    model = (DIST / f"evergrad-{VERSION}.pom").read_text(encoding="utf-8")
    assert "<artifactId>evergrad</artifactId>" in model and f"<version>{VERSION}</version>" in model
    for kind in ("", "-sources", "-javadoc"):
        assert (DIST / f"evergrad-{VERSION}{kind}.jar").exists()

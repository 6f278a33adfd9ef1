"""The native files of every package ask for no glibc newer than 2.28, and for no C++ runtime of the system's beyond what
libdnnl's makers ask for (manylinux_2_28)."""

import os
import re
import subprocess
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DIST = Path(os.environ.get("EVERGRAD_BUILD", ROOT / "build")) / "dist"
FLOOR = {"GLIBC": (2, 28), "GLIBCXX": (3, 4, 24), "CXXABI": (1, 3, 11)}


def unpack(package, folder):
    if package.suffix == ".gz":
        with tarfile.open(package) as archive:
            archive.extractall(folder)
    else:
        with zipfile.ZipFile(package) as archive:
            archive.extractall(folder)
    return [p for p in sorted(folder.rglob("*")) if p.is_file() and p.read_bytes()[:4] == b"\x7fELF"]


@pytest.mark.parametrize("pattern, count", [("evergrad-[0-9]*.whl", 4), ("evergrad-[0-9]*[0-9].jar", 4), ("evergrad-c-*.tar.gz", 3)])
def test_symbol_versions(pattern, count, tmp_path):
    (package,) = DIST.glob(pattern)
    natives = unpack(package, tmp_path)
    assert len(natives) >= count
    for file in natives:
        listed = subprocess.run(["readelf", "-VW", file], capture_output=True, text=True, check=True).stdout
        for kind, version in re.findall(r"Name: (GLIBC|GLIBCXX|CXXABI)_([\d.]+)", listed):
            numbers = tuple(int(n) for n in version.split("."))
            assert numbers <= FLOOR[kind], f"{file.name} asks for {kind}_{version}"


def test_the_wheel_says_so():
    (wheel,) = DIST.glob("evergrad-[0-9]*.whl")
    major, minor = re.search(r"manylinux_(\d+)_(\d+)_", wheel.name).groups()
    assert (int(major), int(minor)) <= (2, 28)

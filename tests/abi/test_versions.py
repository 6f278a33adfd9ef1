"""The header's version is that of every package."""

import re

import gates
import pytest

VERSION = gates.abi_header.read(gates.ROOT).version
PLACES = {
    "CMakeLists.txt": r"project\(evergrad VERSION ([\d.]+)",
    "python/pyproject.toml": r'^version = "([\d.]+)"',
    "java/pom.xml": r"<version>([\d.]+)</version>",  # the first is the project's own
    "java/README.md": r"evergrad-([\d.]+)\.jar",
    "rust/Cargo.toml": r'^version = "([\d.]+)"',
    "rust/evergrad/Cargo.toml": r'evergrad-sys = \{ version = "=([\d.]+)"',
}


@pytest.mark.parametrize("place", PLACES)
def test_version_of(place):
    text = (gates.ROOT / place).read_text(encoding="utf-8")
    assert re.search(PLACES[place], text, flags=re.M)[1] == VERSION

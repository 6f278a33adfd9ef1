"""Locks that outlive a call are taken in front of a fork: a file of the library that declares one registers it (AtFork)."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
FILES = sorted(p for part in ("core", "kernels", "capi/src") for p in (ROOT / part).rglob("*") if p.suffix in (".cpp", ".h"))
LOCK = re.compile(r"^ {0,2}(?:static |inline |mutable )*std::(?:recursive_|shared_)?mutex \w+", re.M)
ELSEWHERE = {
    "core/random/generator.h": ("generator.cpp",),
    "kernels/cpu/onednn_cache.h": ("onednn_primitive.cpp", "onednn_matmul.cpp"),  # those that have such a cache
    "kernels/cpu/unique.cpp": (),  # of one call
}


def unregistered(path, text):
    return bool(LOCK.search(text)) and "AtFork" not in text


@pytest.mark.parametrize("path", [p for p in FILES if LOCK.search(p.read_text())], ids=lambda p: p.relative_to(ROOT).as_posix())
def test_lock_is_registered(path):
    name = path.relative_to(ROOT).as_posix()
    if name in ELSEWHERE:
        for other in ELSEWHERE[name]:
            assert "AtFork" in path.with_name(other).read_text(), other
        return
    assert not unregistered(name, path.read_text())


def test_every_cache_of_primitives_is_registered():
    users = {p.name for p in FILES if re.search(r"\bCache<\w+, \w+>", p.read_text())}
    assert users == set(ELSEWHERE["kernels/cpu/onednn_cache.h"])


def test_no_other_kind_of_lock():
    for path in FILES:
        assert "std::call_once" not in path.read_text(), path  # a child may wait for it for ever; static variables do as well


def test_an_unregistered_lock_is_seen():
    assert unregistered("x.cpp", "namespace {\nstd::mutex g_mutex;\n}")
    assert unregistered("x.cpp", "struct S {\n  mutable std::mutex mutex_;\n};")
    assert not unregistered("x.cpp", "void f() {\n    std::mutex local;\n}")

"""The gates pass on the tree as it is, and each names a break that is seeded into a copy of it."""

import copy
import os
import shutil
import subprocess
import sys
from pathlib import Path

import gates
import pytest

BUILD = Path(os.environ.get("EVERGRAD_BUILD", gates.ROOT / "build"))
HEADER = (gates.ROOT / gates.abi_header.HEADER).read_text(encoding="utf-8")
RELEASES = gates.releases.published(gates.ROOT)
MAJOR, MINOR = gates.abi_header.read_text(HEADER).version.split(".")[:2]
NEXT = f"{MAJOR}.{int(MINOR) + 1}"


@pytest.fixture(scope="session")
def lock():
    return gates.load(gates.ROOT / "abi.lock")


@pytest.fixture
def copied(lock):
    return copy.deepcopy(lock)


def edit(text, old, new):
    assert old in text
    return text.replace(old, new)


def locked(header, lock):
    """The lock with another header's half."""
    text = "\n".join(gates.emit_lock.header_lines(gates.abi_header.read_text(header)))
    return {**lock, **gates.tomllib.loads(text)}


def later(lock):
    """The same, one release on."""
    return {**lock, "release": NEXT}


# ---- the tree as it is -----------------------------------------------------------------------------------------------


def test_lock_is_what_header_and_schema_say(lock):
    assert gates.drift(gates.fresh_lock(), lock) == []


@pytest.mark.parametrize("release", RELEASES)
def test_lock_keeps_the_promises_of(lock, release):
    assert gates.growth(lock, gates.load(gates.RELEASED / release / "abi.lock")) == []


def test_compiler_agrees_with_lock(lock, tmp_path):
    assert gates.layout(lock, HEADER, tmp_path) == []


def test_library_exports_what_lock_says(lock):
    assert gates.exports(lock, BUILD / "libevergrad.so.1") == []


def test_library_is_a_good_guest():
    assert gates.guest(BUILD / "libevergrad.so.1") == []


@pytest.mark.parametrize("release", RELEASES)
def test_types_are_those_of(release, tmp_path):
    assert gates.types(HEADER, (gates.RELEASED / release / "abi.h").read_text(encoding="utf-8"), tmp_path) == []


@pytest.mark.parametrize("release", RELEASES)
def test_nobody_edits(release):
    assert gates.kept(release) == []


def test_releases_are_the_folders_that_are_kept():
    assert RELEASES and RELEASES == sorted((p.name for p in gates.RELEASED.iterdir() if p.is_dir()), key=gates.release_key)


def test_the_release_in_development_is_later_than_all_published():
    assert gates.release_key(f"{MAJOR}.{MINOR}") > gates.release_key(RELEASES[-1])


def test_a_published_release_is_refused():
    """In a tree whose header names it still."""
    script = f"import gates, release; gates.load = lambda path: {{'release': '{RELEASES[0]}'}}; release.main()"
    result = subprocess.run([sys.executable, "-c", script, "--publish", "--again"], cwd=gates.ROOT / "tests/abi",
                            text=True, capture_output=True)
    assert result.returncode and f"{RELEASES[0]} is published" in result.stderr
    assert gates.kept(RELEASES[0]) == []


def test_an_edited_release_is_seen(tmp_path):
    shutil.copytree(gates.RELEASED, tmp_path / "released")
    header = tmp_path / "released" / RELEASES[0] / "abi.h"
    header.write_text(edit(header.read_text(), "EG_API int32_t eg_grad_mode(void);", ""))
    (tmp_path / "released" / RELEASES[0] / "abi.lock").unlink()
    assert gates.kept(RELEASES[0], tmp_path / "released") == [
        f"{RELEASES[0]}/abi.h: changed after it was published", f"{RELEASES[0]}/abi.lock: published, and gone"]


# ---- seeded breaks: a removed symbol -----------------------------------------------------------------------------------

REMOVED = edit(HEADER, "EG_API int32_t eg_grad_mode(void);", "")


def test_removed_symbol_against_lock(lock):
    assert any("symbols.eg_grad_mode" in line for line in gates.drift(locked(REMOVED, lock), lock))


def test_removed_symbol_against_release(lock):
    assert gates.growth(locked(REMOVED, lock), lock) == ["symbols.eg_grad_mode: removed"]


def test_removed_symbol_in_the_library(lock, tmp_path):
    library = gates.build_stub(REMOVED, tmp_path, "removed")
    assert "eg_grad_mode: in abi.lock, not exported" in gates.exports(lock, library)


def test_removed_symbol_in_types(tmp_path):
    assert any("eg_grad_mode" in line for line in gates.types(REMOVED, HEADER, tmp_path))


# ---- two swapped arguments of one type ---------------------------------------------------------------------------------

SWAPPED = edit(HEADER, "int32_t retain_graph,\n                              int32_t create_graph",
               "int32_t create_graph,\n                              int32_t retain_graph")


def test_swapped_arguments(lock):
    assert [line.split(":")[0] for line in gates.drift(locked(SWAPPED, lock), lock)] == ["symbols.eg_backward.sig"]
    (line,) = gates.growth(locked(SWAPPED, lock), lock)
    assert line.startswith("symbols.eg_backward.sig: changed")


def test_swapped_arguments_of_an_operator(lock, copied):
    copied["operators"]["atan2"]["1"] = edit(lock["operators"]["atan2"]["1"], "Tensor self, Tensor other", "Tensor other, Tensor self")
    (line,) = gates.growth(copied, lock)
    assert line.startswith("operators.atan2.1: changed")


# ---- a shifted enum ------------------------------------------------------------------------------------------------------

SHIFTED = edit(HEADER, "EG_UINT8 = 1,\n  EG_INT8 = 2,", "EG_UINT8 = 2,\n  EG_INT8 = 1,")


def test_shifted_enum(lock, tmp_path):
    assert any("enums.eg_dtype.EG_INT8: changed" in line for line in gates.growth(locked(SHIFTED, lock), lock))
    assert any("enums.eg_dtype.EG_INT8" in line for line in gates.drift(locked(SHIFTED, lock), lock))
    assert "enums.eg_dtype.EG_INT8" in gates.layout(lock, SHIFTED, tmp_path)
    assert any("eg_dtype" in line for line in gates.types(SHIFTED, HEADER, tmp_path))


# ---- a grown struct --------------------------------------------------------------------------------------------------------

GROWN = edit(HEADER, "  } u;\n} eg_value;", "  } u;\n  int64_t more;\n} eg_value;")


def test_grown_struct(lock, tmp_path):
    lines = gates.growth(locked(GROWN, lock), lock)
    assert any("structs.eg_value: grown from 16 to 24" in line for line in lines)
    assert "structs.eg_value.size" in gates.layout(lock, GROWN, tmp_path)
    assert any("eg_value" in line for line in gates.types(GROWN, HEADER, tmp_path))


def test_member_in_the_middle(lock, tmp_path):
    header = edit(HEADER, "  int32_t precision;", f"  int32_t more; /* since {NEXT} */\n  int32_t precision;")
    lines = gates.growth(later(locked(header, lock)), lock)
    assert any("structs.eg_print_options.precision: changed" in line for line in lines)
    assert any("eg_print_options" in line for line in gates.types(header, HEADER, tmp_path))


def test_growth_at_the_end_of_a_sized_struct_is_fine(lock, tmp_path):
    header = edit(HEADER, "  int32_t output_nr;\n", f"  int32_t output_nr;\n  int64_t more; /* since {NEXT} */\n")
    assert gates.growth(later(locked(header, lock)), lock) == []
    assert gates.growth(locked(header, lock), lock)  # but not within the release
    assert gates.types(header, HEADER, tmp_path) == []


# ---- a changed default ---------------------------------------------------------------------------------------------------


def test_changed_default(lock, copied):
    copied["operators"]["add"]["1"] = edit(lock["operators"]["add"]["1"], "alpha=1", "alpha=2")
    (line,) = gates.growth(copied, lock)
    assert line.startswith("operators.add.1: changed") and "alpha=2" in line
    assert gates.drift(lock, copied)


def test_new_revision_is_fine(lock, copied):
    copied["release"] = NEXT
    copied["operators"]["add"]["2"] = edit(lock["operators"]["add"]["1"], "alpha=1", "alpha=1, bool exact=False")
    assert gates.growth(copied, lock) == []


def test_removed_operator_and_semantics(lock, copied):
    del copied["operators"]["atan2"]
    copied["operators"]["add"]["semantics"] = 2
    assert gates.growth(copied, lock) == ["operators.add.semantics: changed from 1 to 2", "operators.atan2: removed"]


# ---- a moved node ----------------------------------------------------------------------------------------------------------


def test_moved_node(lock, tmp_path):
    header = edit(HEADER, "EG_API int32_t eg_grad_mode(void);", f"EG_API int32_t eg_grad_mode(void); /* since {NEXT} */")
    library = gates.build_stub(header, tmp_path, "moved")
    assert f"eg_grad_mode: in version node EVERGRAD_{NEXT}, abi.lock has EVERGRAD_0.1" in gates.exports(lock, library)
    assert any("symbols.eg_grad_mode.node: changed" in line for line in gates.growth(locked(header, lock), lock))
    assert gates.types(header, HEADER, tmp_path)


def test_new_symbol_needs_a_new_release(lock):
    header = edit(HEADER, "EG_API int32_t eg_grad_mode(void);", "EG_API int32_t eg_grad_mode(void);\nEG_API int32_t eg_more(void);")
    assert any("symbols.eg_more: new" in line for line in gates.growth(locked(header, lock), lock))
    header = edit(header, "eg_more(void);", f"eg_more(void); /* since {NEXT} */")
    assert gates.growth(later(locked(header, lock)), lock) == []


# ---- an exported C++ symbol --------------------------------------------------------------------------------------------------


def test_exported_cpp_symbol(lock, tmp_path):
    script = gates.abi_header.version_map(gates.abi_header.read_text(HEADER)).replace("local:\n    *;", "_ZN*;\n  local:\n    *;")
    extra = 'EG_API int leak(void) __asm__("_ZN2eg4leakEv");\nint leak(void) { return 0; }\n'
    library = gates.build_stub(HEADER, tmp_path, "cpp", extra, script)
    assert gates.exports(lock, library) == ["_ZN2eg4leakEv: a C++ symbol that is exported, not in abi.lock"]


def test_bad_guest(tmp_path):
    source = "#include <stdlib.h>\n_Thread_local char most[65];\nvoid end(void) { exit(most[0]); }\n"
    library = tmp_path / "bad.so"
    subprocess.run(["gcc", "-shared", "-fPIC", "-o", library, "-x", "c", "-"], input=source, text=True, check=True)
    assert gates.guest(library) == ["thread-local memory: 65 bytes, at most 64", "exit(): may end the process"]


def test_wrong_soname(lock, tmp_path):
    library = gates.build_stub(HEADER, tmp_path, "named")
    assert not any("soname" in line for line in gates.exports(lock, library))
    other = {**lock, "soname": "libevergrad.so.2"}
    assert any("soname" in line for line in gates.exports(other, library))


# ---- the reader of the header --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["EG_API int eg_f(void) {}", "enum { EG_A, EG_B };", "EG_API int eg_grad_mode(int);", "struct x y;"])
def test_header_that_is_not_understood(text):
    with pytest.raises(gates.abi_header.HeaderError):
        gates.abi_header.read_text(edit(HEADER, "EG_API int32_t eg_grad_mode(void);", "EG_API int32_t eg_grad_mode(void);\n" + text))

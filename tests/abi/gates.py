"""The gates of the binary interface. Each returns a list of lines, empty when all is well; each line names what broke.

    drift          the header and the schema against abi.lock
    growth         abi.lock against a released lock: what was promised stands, what is new says so
    layout         the C compiler's sizes, offsets and enum values against abi.lock
    exports        `nm -D` of the library against abi.lock, both ways, version nodes included
    guest          what a process has to give the library: thread-local memory, and its own end
    types          `abidiff` of a stub library made from the header against one made from the released header
    kept           what is kept of a published release against its checksums in tests/abi/released/published.toml

tests/abi/released/X.Y/ keeps the lock and the header of every published release: regenerating abi.lock hides nothing.
test_clients.py is the last gate: programs made of a published release run on the present library.
"""

import hashlib
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RELEASED = Path(__file__).resolve().parent / "released"
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from bindings.gen import abi_header, emit_lock, model, releases  # noqa: E402

FLAGS = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-Wno-unused-parameter"]


def load(path):
    return tomllib.loads(Path(path).read_text(encoding="utf-8"))


release_key = releases.key


def flatten(value, path=""):
    """{"symbols.eg_add.sig": "..."}: every fact of a lock under its place."""
    if not isinstance(value, dict):
        return {path: value}
    out = {}
    for name, inner in value.items():
        out.update(flatten(inner, f"{path}.{name}" if path else name))
    return out


# ---- drift ---------------------------------------------------------------------------------------------------------


def fresh_lock(root=ROOT):
    """The lock that the header and the schema of a tree make."""
    operators = model.load(Path(root) / "bindings/schema/ops", Path(root))
    return tomllib.loads(emit_lock.emit(operators)["abi.lock"])


def drift(fresh, lock):
    made, kept = flatten(fresh), flatten(lock)
    lines = [f"{k}: not in abi.lock: {made[k]}" for k in sorted(made.keys() - kept.keys())]
    lines += [f"{k}: only in abi.lock: {kept[k]}" for k in sorted(kept.keys() - made.keys())]
    lines += [f"{k}: abi.lock has {kept[k]}, header and schema {made[k]}"
              for k in sorted(made.keys() & kept.keys()) if made[k] != kept[k]]
    return lines


# ---- kept ----------------------------------------------------------------------------------------------------------


def kept(release, folder=None):
    """What is no longer as it was published."""
    folder, lines = Path(folder or RELEASED), []
    sums = load(folder / "published.toml")[release]
    for name, wanted in sums.items():
        path = folder / release / name
        if not path.exists():
            lines.append(f"{release}/{name}: published, and gone")
        elif hashlib.sha256(path.read_bytes()).hexdigest() != wanted:
            lines.append(f"{release}/{name}: changed after it was published")
    return lines


# ---- growth --------------------------------------------------------------------------------------------------------


def growth(lock, old):
    """What a lock breaks of an older release's."""
    lines, before = [], release_key(old["release"])
    later = release_key(lock["release"]) > before

    def fixed(place, now, then):
        for name in then:
            if name not in now:
                lines.append(f"{place}.{name}: removed")
            elif now[name] != then[name]:
                lines.append(f"{place}.{name}: changed from {then[name]} to {now[name]}")

    def new(place, name, since):
        if not later or release_key(since) <= before:
            lines.append(f"{place}.{name}: new, but of release {since}: {old['release']} does not have it")

    if lock["soname"] != old["soname"]:
        lines.append(f"soname: changed from {old['soname']} to {lock['soname']}")
    for title in ("symbols", "callbacks"):
        for name, then in old[title].items():
            if name not in lock[title]:
                lines.append(f"{title}.{name}: removed")
                continue
            fixed(f"{title}.{name}", lock[title][name], then)
        for name in lock[title].keys() - old[title].keys():
            new(title, name, lock[title][name]["since"])
            node = lock[title][name].get("node")
            if node and node != f"EVERGRAD_{lock[title][name]['since']}":
                lines.append(f"{title}.{name}: in node {node}, introduced in {lock[title][name]['since']}")
    fixed("handles", lock["handles"], old["handles"])
    fixed("types", lock["types"], old["types"])
    for name, values in old["enums"].items():
        fixed(f"enums.{name}", lock["enums"].get(name, {}), values)
    for name, then in old["structs"].items():
        now = lock["structs"].get(name)
        if now is None:
            lines.append(f"structs.{name}: removed")
            continue
        lines += struct_growth(name, now, then, lock["members"][name], old["members"][name], new)
    for name, then in old["operators"].items():
        now = lock["operators"].get(name)
        if now is None:
            lines.append(f"operators.{name}: removed")
            continue
        lines += [f"operators.{name}.forms: {form} removed" for form in then["forms"].split() if form not in now["forms"].split()]
        fixed(f"operators.{name}", {k: v for k, v in now.items() if k != "forms"}, {k: v for k, v in then.items() if k != "forms"})
    for name in lock["operators"].keys() - old["operators"].keys():
        new("operators", name, lock["operators"][name]["since"])
    for name, version in old["file_formats"].items():
        if lock["file_formats"].get(name, 0) < version:
            lines.append(f"file_formats.{name}: was {version}")
    return sorted(lines)


def struct_growth(name, now, then, members, old_members, new):
    """A struct may grow at its end, where it says its size; nothing in it may move."""
    lines = []
    for member, was in old_members.items():
        if member not in members:
            lines.append(f"structs.{name}.{member}: removed")
        elif members[member] != was:
            lines.append(f"structs.{name}.{member}: changed from {was} to {members[member]}")
    added = [m for m in members if m not in old_members]
    if (added or now["size"] != then["size"]) and "struct_size" not in old_members:
        lines.append(f"structs.{name}: grown from {then['size']} to {now['size']} bytes, and callers cannot tell its size")
    for member in added:
        new(f"structs.{name}", member, members[member]["since"])
        if members[member]["offset"] < then["size"]:
            lines.append(f"structs.{name}.{member}: new, but inside the {then['size']} bytes that older callers fill")
    return lines


# ---- layout --------------------------------------------------------------------------------------------------------


def compile_c(source, flags, out):
    return subprocess.run(["gcc", *FLAGS, *flags, "-o", out, "-x", "c", "-"], input=source, text=True, capture_output=True)


def layout(lock, header, folder):
    """Asks the compiler whether the header is what the lock says."""
    lines = [header, "#include <stddef.h>"]
    for name, struct in lock["structs"].items():
        lines.append(f'_Static_assert(sizeof({name}) == {struct["size"]}, "structs.{name}.size");')
        lines.append(f'_Static_assert(_Alignof({name}) == {struct["align"]}, "structs.{name}.align");')
        for member, at in lock["members"][name].items():
            lines.append(f'_Static_assert(offsetof({name}, {member}) == {at["offset"]}, "members.{name}.{member}");')
    for enum, values in lock["enums"].items():
        lines += [f'_Static_assert({v} == {n}, "enums.{enum}.{v}");' for v, n in values.items()]
    result = compile_c("\n".join(lines) + "\n", ["-c"], Path(folder) / "layout.o")
    broken = re.findall(r'static assertion failed: "([^"]+)"', result.stderr)
    return broken or ([result.stderr.strip()] if result.returncode else [])


# ---- exports -------------------------------------------------------------------------------------------------------


def exported(library):
    """{symbol: version node} of what a library defines for others."""
    text = subprocess.run(["nm", "-D", "--defined-only", "--with-symbol-versions", str(library)], text=True,
                          capture_output=True, check=True).stdout
    out = {}
    for line in text.splitlines():
        kind, name = line.split()[-2:]
        symbol, _, node = name.partition("@")
        if kind != "A":
            out[symbol] = node.lstrip("@")
    return out


def exports(lock, library):
    found = exported(library)
    lines = [f"{name}: in abi.lock, not exported" for name in sorted(lock["symbols"].keys() - found.keys())]
    for name in sorted(found.keys() - lock["symbols"].keys()):
        what = "a C++ symbol" if name.startswith("_Z") else "a symbol"
        lines.append(f"{name}: {what} that is exported, not in abi.lock")
    for name in sorted(found.keys() & lock["symbols"].keys()):
        node = lock["symbols"][name]["node"]
        if found[name] != node:
            lines.append(f"{name}: in version node {found[name] or 'none'}, abi.lock has {node}")
    text = subprocess.run(["readelf", "-d", str(library)], text=True, capture_output=True, check=True).stdout
    soname = re.search(r"SONAME.*\[(.+)\]", text)
    if not soname or soname[1] != lock["soname"]:
        lines.append(f"soname: {soname[1] if soname else 'none'}, abi.lock has {lock['soname']}")
    for needed in re.findall(r"NEEDED.*\[(.+)\]", text):
        if re.match(r"libstdc\+\+|libgcc_s|libgomp", needed):
            lines.append(f"{needed}: is linked dynamically")
    return lines


# ---- guest ---------------------------------------------------------------------------------------------------------

# The C library keeps little room for the thread-local variables of libraries that are opened late, and each copy takes its own.
THREAD_LOCAL = 64
ENDS = {"exit", "_exit", "_Exit", "quick_exit", "raise", "kill"}  # abort() comes with libstdc++


def guest(library):
    """What makes the library a bad guest in a process that has other copies of it, or wants to live."""
    lines = []
    segments = subprocess.run(["readelf", "-lW", str(library)], text=True, capture_output=True, check=True).stdout
    for line in segments.splitlines():
        if line.split()[:1] == ["TLS"] and (size := int(line.split()[5], 16)) > THREAD_LOCAL:
            lines.append(f"thread-local memory: {size} bytes, at most {THREAD_LOCAL}")
    wanted = subprocess.run(["nm", "-D", "--undefined-only", str(library)], text=True, capture_output=True, check=True).stdout
    called = {line.split()[-1].partition("@")[0] for line in wanted.splitlines()}
    return lines + [f"{name}(): may end the process" for name in sorted(called & ENDS)]


# ---- types -----------------------------------------------------------------------------------------------------------


def build_stub(header, folder, name, extra="", version_map=None):
    """A library that has the header's functions and debug information about their types, and nothing else."""
    abi = abi_header.read_text(header)
    lines = [header]
    for enum, values in abi.enums.items():  # the header's enums stand in no signature: name them here
        items = ", ".join(f"stub_{v} = {n}" for v, n in values.items())
        lines.append(f"enum stub_{enum} {{ {items} }};\nEG_API void stub_use_{enum}(enum stub_{enum} v);")
        lines.append(f"void stub_use_{enum}(enum stub_{enum} v) {{}}")
    for handle in abi.handles:  # complete, so that they are compared by name
        lines.append(f"struct {handle} {{ int {handle}_; }};")
    for f in abi.functions.values():
        value = "" if f.signature.startswith("void ") and not f.signature.startswith("void* ") else "return 0;"
        lines.append(f"{f.signature} {{ {value} }}")
    script = Path(folder) / f"{name}.map"
    script.write_text(version_map or abi_header.version_map(abi).replace("local:\n    *;", "stub_*;\n  local:\n    *;"))
    library = Path(folder) / f"{name}.so"
    result = compile_c("\n".join(lines) + "\n" + extra, [
        "-g", "-O0", "-shared", "-fPIC", "-Wl,-soname,libevergrad.so.1", f"-Wl,--version-script={script}"], library)
    if result.returncode:
        raise RuntimeError(result.stderr)
    return library


SUPPRESSIONS = """
[suppress_type]
  label = A struct that says its size may grow at its end
  type_kind = struct
  name_regexp = ^({sized})$
  has_data_member_inserted_at = end
"""


def types(header, released_header, folder):
    """What abidiff finds between the stubs of two headers, additions aside."""
    if not shutil.which("abidiff"):
        return ["abidiff is missing (abigail-tools)"]
    old = build_stub(released_header, folder, "released")
    new = build_stub(header, folder, "present")
    sized = [s.name for s in abi_header.read_text(released_header).structs.values() if s.members[0].name == "struct_size"]
    rules = Path(folder) / "suppressions.ini"
    rules.write_text(SUPPRESSIONS.format(sized="|".join(sized)))
    result = subprocess.run(["abidiff", "--no-added-syms", "--suppressions", rules, old, new], text=True, capture_output=True)
    return [result.stdout.strip() + result.stderr.strip()] if result.returncode else []

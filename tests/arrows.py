"""Checks who includes whom: base <- tensor <- engine <- ops <- (nn, optim, io, ...) <- capi, and base <- kernels.

    python3 tests/arrows.py [--root DIR]

The public C header is all that python/, java/, rust/, the examples and the C tests may see. Kernels see core/base only.
core/random stands beside engine: it draws, and knows neither the tape nor an operator.
"""

import argparse
import re
import sys
from pathlib import Path

# A part may include itself, and what stands behind the arrow. The generated sources of a part count as the part.
ABOVE = {
    "core/base": [],
    "kernels": ["core/base"],
    "core/tensor": ["core/base", "kernels"],
    "core/random": ["core/base", "core/tensor", "kernels"],
    "core/engine": ["core/base", "core/tensor", "core/random", "kernels"],
    "core/ops": ["core/base", "core/tensor", "core/random", "core/engine", "kernels"],
    "core": ["core", "kernels"],  # nn, optim, io, ...: everything above them, and each other
    "capi": ["core", "kernels", "capi"],
    "capi/include": [],
    "capi/examples": [],
    "python": [],
    "java": [],
    "rust": [],
    "bindings": [],
    "tests/c": [],
}
HEADERS_OF_ALL = re.compile(r"^evergrad/[\w.]+\.h$")  # the C ABI; core and kernels may not see even that
INTERNAL = ("core/", "kernels/", "capi/")
INCLUDE = re.compile(r'^\s*[#%]\s*(?:include|import)\s*[<"]([^">]+)[">]', re.M)
SOURCES = {".h", ".hpp", ".c", ".cpp", ".cc", ".cu", ".cuh", ".i", ".inc"}


def part_of(path):
    """The longest part that a path lies in."""
    fits = [p for p in ABOVE if path == p or path.startswith(p + "/")]
    return max(fits, key=len, default=None)


def violations(root, folders=(".", "build/gen")):
    """Lines "file: includes what: why not", and the number of files that were read."""
    lines, seen = [], 0
    for base in folders:
        for top in sorted({p.split("/")[0] for p in ABOVE}):
            for path in sorted((root / base / top).rglob("*")):
                name = path.relative_to(root / base).as_posix()
                if path.suffix not in SOURCES or not path.is_file() or "/target/" in name:
                    continue
                part = part_of(name)
                if part is None:
                    continue
                seen += 1
                text = path.read_text(encoding="utf-8", errors="replace")
                for included in INCLUDE.findall(text):
                    lines += judge(root, path, name, part, included)
    return lines, seen


def judge(root, path, name, part, included):
    if HEADERS_OF_ALL.match(included):
        if part == "kernels" or part.startswith("core"):
            return [f"{name}: includes {included}: {part} knows nothing of the C ABI"]
        return []
    target = included
    if not target.startswith(INTERNAL):
        beside = (path.parent / included).resolve()
        if not beside.is_file() or not beside.is_relative_to(root):
            return []  # the system's, or a library's
        target = beside.relative_to(root).as_posix().removeprefix("build/gen/")
    other = part_of(target)
    if other is None or other == part or any(other == up or other.startswith(up + "/") for up in ABOVE[part]):
        return []
    allowed = ", ".join(ABOVE[part]) or "itself and the C header"
    return [f"{name}: includes {included}: {part} may include {allowed} only"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parents[1])
    args = parser.parse_args()
    lines, seen = violations(args.root.resolve())
    print("\n".join(lines + [f"arrows: {seen} files, {len(lines)} wrong includes"]))
    return 1 if lines or not seen else 0


if __name__ == "__main__":
    sys.exit(main())

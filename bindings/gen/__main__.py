"""python3 -m bindings.gen: reads the schema and runs the emitters.

    --out DIR   writes what belongs to the build folder below DIR
    --write     writes the committed files into the source tree
    --check     fails, and says where, when a committed file is not what would be written, a form of an operator has no
                golden case in some language, or a public operator shows no example or does not tell its dtypes, the
                shape of its result and its errors
"""

import argparse
import difflib
import importlib
import sys
from pathlib import Path

from . import docs, examples, gaps, model

ROOT = Path(__file__).resolve().parents[2]

# An emitter is a module with `emit(model) -> {path: text}`. Paths of COMMITTED ones start at the source tree's root,
# those of BUILD ones at the --out folder. A COMMITTED emitter names in OWNS the patterns of files that are all its own,
# so that one which is no longer made is found.
COMMITTED = ("emit_c", "emit_map", "emit_lock", "emit_pyi", "emit_rust", "emit_rust_tests", "emit_rust_sys")
BUILD = ("emit_core", "emit_python", "emit_java", "emit_tests", "emit_java_tests")


def run(names, operators):
    """({path: text}, patterns of owned files) of the emitters that exist."""
    files, owned = {}, []
    for name in names:
        if not (Path(__file__).parent / f"{name}.py").exists():
            continue
        emitter = importlib.import_module(f".{name}", __package__)
        for path, text in emitter.emit(operators).items():
            if path in files:
                raise SystemExit(f"{name}: {path} is written by two emitters")
            files[path] = text
        owned += getattr(emitter, "OWNS", [])
    return files, owned


def write_if_changed(path, text):
    """Leaves a file that is right alone, so that what depends on it is not rebuilt."""
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return True


def forget(out, files):
    """Removes what an earlier run wrote below `out` and this one did not."""
    listing = out / ".files"
    earlier = listing.read_text(encoding="utf-8").split("\n") if listing.exists() else []
    for name in set(filter(None, earlier)) - set(files):
        (out / name).unlink(missing_ok=True)
    write_if_changed(listing, "\n".join(sorted(files)))


def stale(root, files, owned):
    """Owned files that are no longer made."""
    found = {p.relative_to(root).as_posix() for pattern in owned for p in root.glob(pattern)}
    return sorted(found - set(files))


def check(root, files, owned):
    """The drift of committed files, as lines to print."""
    lines = [f"{name}: nothing generates it any more" for name in stale(root, files, owned)]
    for name, text in sorted(files.items()):
        path = root / name
        if not path.exists():
            lines.append(f"{name}: missing")
            continue
        old = path.read_text(encoding="utf-8")
        if old != text:
            diff = difflib.unified_diff(old.splitlines(), text.splitlines(), name, "generated", lineterm="", n=1)
            lines += list(diff)[:30]
    return lines


def main(argv=None):
    parser = argparse.ArgumentParser(prog="python3 -m bindings.gen", description=__doc__.split("\n")[0])
    parser.add_argument("--out", type=Path, help="folder for the files of the build")
    parser.add_argument("--write", action="store_true", help="write the committed files")
    parser.add_argument("--check", action="store_true", help="compare the committed files")
    parser.add_argument("--schema", type=Path, default=ROOT / "bindings/schema/ops", help="folder of the entries")
    parser.add_argument("--root", type=Path, default=ROOT, help="root of the source tree")
    args = parser.parse_args(argv)
    if not (args.out or args.write or args.check):
        parser.error("one of --out, --write, --check is needed")
    try:
        operators = model.load(args.schema, args.root)
    except model.SchemaErrors as e:
        print(e, file=sys.stderr)
        return 1
    if args.out:
        files, _ = run(BUILD, operators)
        changed = sum(write_if_changed(args.out / name, text) for name, text in files.items())
        forget(args.out, files)
        print(f"gen: {len(operators.operators)} operators, {len(files)} files, {changed} changed")
    if args.write or args.check:
        files, owned = run(COMMITTED, operators)
    if args.write:
        for name in stale(args.root, files, owned):
            (args.root / name).unlink()
        for name, text in files.items():
            if write_if_changed(args.root / name, text):
                print(f"gen: {name}")
    if args.check:
        lines = check(args.root, files, owned)
        if lines:
            print("\n".join(lines), file=sys.stderr)
            print("Committed files differ from the schema: run python3 -m bindings.gen --write", file=sys.stderr)
        without = gaps.gaps(operators) if args.root.resolve() == ROOT else []
        untold = examples.missing(operators) + docs.missing(operators) if args.root.resolve() == ROOT else []
        if without:
            print("\n".join(without), file=sys.stderr)
            print("An operator is tested in every language: give it a golden case", file=sys.stderr)
        if untold:
            print("\n".join(untold), file=sys.stderr)
        if lines or without or untold:
            return 1
        if args.root.resolve() == ROOT:
            said = (f"{lang} {ops} operators, {calls} functions" for lang, (ops, calls) in gaps.counts(operators).items())
            print(f"gen: golden cases call {', '.join(said)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

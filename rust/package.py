"""Packages the crates into a folder: python3 rust/package.py build/dist

Both are packed and built from their packed form, as cargo would before publishing them.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent


def build_folder():
    """One for each state of the sources. Cargo takes a version for unchangeable: it would build against what it unpacked
    and compiled of the same version in an earlier run."""
    digest = hashlib.sha256()
    for crate in ("evergrad-sys", "evergrad"):
        for path in sorted((HERE / crate).rglob("*")):
            if path.is_file():
                digest.update(str(path).encode() + b"\0" + path.read_bytes())
    folder = HERE / "target/packing" / digest.hexdigest()[:16]
    for old in folder.parent.glob("*"):
        if old != folder:
            shutil.rmtree(old)
    if not folder.exists():
        home = Path(os.environ.get("CARGO_HOME", Path.home() / ".cargo"))
        for old in (home / "registry/src").glob("-*/evergrad-sys-*"):  # unpacked for such folders
            shutil.rmtree(old)
            if not any(old.parent.iterdir()):
                old.parent.rmdir()
    return folder


def main():
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    out, folder = Path(sys.argv[1]).resolve(), build_folder()
    packed = folder / "package"
    for old in packed.glob("*.crate"):
        old.unlink()
    subprocess.run(["cargo", "package", "-q", "--workspace", "--exclude", "evergrad-one-process", "--allow-dirty",
                    "--target-dir", folder], cwd=HERE, check=True)
    crates = sorted(packed.glob("evergrad*.crate"))
    if len(crates) != 2:
        raise SystemExit(f"expected two crates in {packed}, found {[c.name for c in crates]}")
    out.mkdir(parents=True, exist_ok=True)
    for crate in crates:
        shutil.copy2(crate, out)
        print(out / crate.name)


if __name__ == "__main__":
    main()

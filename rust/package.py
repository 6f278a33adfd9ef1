"""Packages the crates into a folder: python3 rust/package.py build/dist

Both are packed and built from their packed form, as cargo would before publishing them.
"""

import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent


def main():
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    out = Path(sys.argv[1]).resolve()
    packed = HERE / "target/package"
    for old in packed.glob("*.crate"):
        old.unlink()
    subprocess.run(["cargo", "package", "-q", "--workspace", "--exclude", "evergrad-one-process", "--allow-dirty"],
                   cwd=HERE, check=True)
    crates = sorted(packed.glob("evergrad*.crate"))
    if len(crates) != 2:
        raise SystemExit(f"expected two crates in {packed}, found {[c.name for c in crates]}")
    out.mkdir(parents=True, exist_ok=True)
    for crate in crates:
        shutil.copy2(crate, out)
        print(out / crate.name)


if __name__ == "__main__":
    main()

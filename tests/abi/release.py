"""Keeps the lock and the header of a release: python3 tests/abi/release.py [--again]

Copies abi.lock and the C header to tests/abi/released/X.Y/. A release that is kept already is not written over, unless
--again says that it has not been published yet.
"""

import shutil
import sys

import gates


def main():
    release = gates.load(gates.ROOT / "abi.lock")["release"]
    folder = gates.RELEASED / release
    if folder.exists() and "--again" not in sys.argv[1:]:
        raise SystemExit(f"{folder} exists: a release is kept once")
    folder.mkdir(parents=True, exist_ok=True)
    for source in (gates.ROOT / "abi.lock", gates.ROOT / gates.abi_header.HEADER):
        shutil.copyfile(source, folder / source.name)
    print(f"kept {folder.relative_to(gates.ROOT)}")


if __name__ == "__main__":
    main()

"""Puts the native libraries where Maven packs them from: stripped of debug information, with the list that the loader reads.

    python3 stage.py --build ../build --out target/natives/io/evergrad/native/linux-x86_64
"""

import argparse
import hashlib
import shutil
import subprocess
from pathlib import Path

LIBRARIES = ("libevergrad.so.1", "libevergrad_jni.so")
OPTIONAL = ("libegdnnl.so", "libeggomp.so")  # oneDNN, on the processors that it exists for
BARE = ("libegdnnl.so",)  # as its makers ship it


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--build", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    lines = []
    for name in LIBRARIES + OPTIONAL:
        source, target = args.build / name, args.out / name
        if name in OPTIONAL and not source.exists():
            continue
        if not source.exists():
            raise SystemExit(f"{source} is missing: build the project first (cmake --build build)")
        if not target.exists() or target.stat().st_mtime < source.stat().st_mtime:
            shutil.copyfile(source.resolve(), target)
            if name not in BARE:
                subprocess.run(["strip", "--strip-debug", str(target)], check=True)
        lines.append(f"{hashlib.sha256(target.read_bytes()).hexdigest()} {name}\n")
    for path in sorted((args.build / "licences").glob("*.txt")):
        (args.out / "licenses").mkdir(exist_ok=True)
        shutil.copyfile(path, args.out / "licenses" / path.name)
    (args.out / "natives.list").write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()

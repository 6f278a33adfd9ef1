"""Puts the Python package together: the sources of python/evergrad, the generated .py files, the native libraries.

    python/stage.py --link --build build --out build/python/evergrad     for PYTHONPATH, with links
    python/stage.py --build build --out DIR                              copies, native code stripped, for a wheel
"""

import argparse
import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

HERE = Path(__file__).resolve().parent
SOURCE = HERE / "evergrad"
SITE = "_site"  # what PYTHONPATH names for processes in which this package serves as torch
SERVED = ("functorch", "torch")  # the packages there
LIBRARIES = ("libevergrad.so.1",)
OPTIONAL = ("libegdnnl.so", "libeggomp.so")  # oneDNN, on the processors that it exists for
BARE = ("libegdnnl.so",)  # as its makers ship it
SUFFIXES = {".py", ".pyi", ".typed"}


def files_below(folder):
    return [p for p in sorted(folder.rglob("*")) if p.is_file() and p.suffix in SUFFIXES] if folder.is_dir() else []


def served_version():
    """The version of the distribution `torch`: PyTorch's, as which this one behaves, and our release behind it."""
    release = tomllib.loads((HERE / "pyproject.toml").read_text())["project"]["version"]
    behaves_as = re.search(r'BEHAVES_AS = "(.+)"', (SOURCE / "version.py").read_text())[1]
    return f"{behaves_as}+evergrad.{release}"


def place_site(folder, link):
    """The packages that hand over to this one, and what importlib.metadata reads of its distribution."""
    for package in SERVED:
        place(HERE / package / "__init__.py", folder / package / "__init__.py", link)
    info = folder / f"torch-{served_version()}.dist-info"
    for old in set(folder.glob("torch-*.dist-info")) - {info}:
        shutil.rmtree(old)
    info.mkdir(exist_ok=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: torch\nVersion: {served_version()}\n")
    (info / "top_level.txt").write_text("".join(f"{package}\n" for package in SERVED))


def place(source, target, link):
    """target becomes source, or a link to it; one that is right already stays."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if link:
        if target.is_symlink() and os.readlink(target) == str(source):
            return
        target.unlink(missing_ok=True)
        target.symlink_to(source)
    else:
        target.unlink(missing_ok=True)
        shutil.copy2(source, target)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--build", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--link", action="store_true")
    args = parser.parse_args()
    build = args.build.resolve()
    wanted = {}
    for root in (SOURCE, build / "gen/python/evergrad"):
        wanted.update({args.out / p.relative_to(root): p for p in files_below(root)})
    for target, source in wanted.items():
        place(source, target, args.link)
    for target in files_below(args.out):  # what a removed source left behind
        if target not in wanted and SITE not in target.parts:
            target.unlink()
    place_site(args.out / SITE, args.link)
    for target in args.out.rglob("*"):
        if target.is_symlink() and not target.exists():
            target.unlink()
    native = [build / name for name in LIBRARIES + OPTIONAL if name in LIBRARIES or (build / name).exists()]
    for source in native:
        place(source.resolve() if args.link else source, args.out / source.name, args.link)
    if not args.link:
        extensions = sorted((build / "python/evergrad").glob("_C.*.so"))
        for source in extensions:
            place(source, args.out / source.name, False)
        for source in [s for s in native + extensions if s.name not in BARE]:
            subprocess.run(["strip", "--strip-unneeded", args.out / source.name], check=True)


if __name__ == "__main__":
    main()

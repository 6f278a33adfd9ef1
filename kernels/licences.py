"""Writes the licences of the libraries that travel with libevergrad: python3 kernels/licences.py DIR DUCC0 OPENBLAS  ->  DIR/NAME.txt

They come from the Python packages that the libraries come from, from ducc0's sources in DUCC0, and from what Debian says
of the package that OPENBLAS, the archive, is of; every package of ours takes the folder along.
"""

import importlib.metadata
import re
import sys
from pathlib import Path

ONEDNN = """libegdnnl.so is oneDNN 3.2 as onednn-cpu-gomp on PyPI ships it, under another name, and asking libeggomp.so
for the functions of an OpenMP runtime.

"""
LIBRARIES = {"oneDNN": ("onednn-cpu-gomp", ONEDNN, ("LICENSE", "THIRD-PARTY"))}

OPENBLAS = """libevergrad has OpenBLAS 0.3.21 and LAPACK compiled in, as Debian packages them. The terms of OpenBLAS as Debian
tells them, then LAPACK's.

"""
LAPACK = Path(__file__).resolve().parent / "cpu/openblas/LAPACK.txt"

DUCC0 = """libevergrad has the one-dimensional Fourier transforms of ducc0 compiled in. Their files may be used by the terms of
BSD-3-Clause or of GPL-2.0-or-later; here they are used by the first.

"""
DUCC0_FILES = ("fft/fft1d_impl.h", "fft/fft.h", "infra/aligned_array.h", "infra/useful_macros.h", "math/cmplx.h",
               "math/unity_roots.h")


def text_of_ducc0(folder):
    """Whose the files are, and the terms that stand in each of them."""
    owners, terms = set(), set()
    for name in DUCC0_FILES:
        comments = re.findall(r"/\*(.*?)\*/", (folder / "ducc0" / name).read_text(encoding="utf-8"), re.S)
        owners |= {line.strip() for c in comments for line in re.findall(r"Copyright \(C\).*", c)}
        terms.add(next(c.strip() for c in comments if c.strip().startswith("All rights reserved.")))
    (text,) = terms
    return DUCC0 + "\n".join(sorted(owners)) + "\n" + text + "\n"


def text_of(package, opening, names):
    """None where the package is not there."""
    try:
        files = importlib.metadata.files(package) or []
    except importlib.metadata.PackageNotFoundError:
        return None
    found = [next(f for f in files if f.name.upper().startswith(name)) for name in names]
    return opening + "\n".join(f.locate().read_text(encoding="utf-8") for f in found)


def text_of_openblas(archive):
    copyright = Path(f"/usr/share/doc/lib{archive.parent.name}-dev/copyright")
    return OPENBLAS + copyright.read_text(encoding="utf-8") + "\n" + LAPACK.read_text(encoding="utf-8")


def main():
    if len(sys.argv) != 4:
        raise SystemExit(__doc__)
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    for name, source in LIBRARIES.items():
        text = text_of(*source)
        if text is not None:
            (out / f"{name}.txt").write_text(text, encoding="utf-8")
    (out / "OpenBLAS.txt").write_text(text_of_openblas(Path(sys.argv[3])), encoding="utf-8")
    (out / "ducc0.txt").write_text(text_of_ducc0(Path(sys.argv[2])), encoding="utf-8")


if __name__ == "__main__":
    main()

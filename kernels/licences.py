"""Writes the licences of the libraries that travel with libevergrad: python3 kernels/licences.py DIR  ->  DIR/NAME.txt

They come from the Python packages that the libraries come from; every package of ours takes the folder along.
"""

import importlib.metadata
import sys
from pathlib import Path

ONEDNN = """libegdnnl.so is a changed copy of oneDNN 3.2: stripped, renamed, and with the functions of libeggomp.so in place of
those of an OpenMP runtime.

"""
LIBRARIES = {"OpenBLAS": ("scipy-openblas32", "", ("LICENSE",)),
             "oneDNN": ("onednn-cpu-gomp", ONEDNN, ("LICENSE", "THIRD-PARTY"))}


def text_of(package, opening, names):
    """None where the package is not there."""
    try:
        files = importlib.metadata.files(package) or []
    except importlib.metadata.PackageNotFoundError:
        return None
    found = [next(f for f in files if f.name.upper().startswith(name)) for name in names]
    return opening + "\n".join(f.locate().read_text(encoding="utf-8") for f in found)


def main():
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    for name, source in LIBRARIES.items():
        text = text_of(*source)
        if text is not None:
            (out / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

"""Makes the OpenBLAS that travels with libevergrad out of the one that PyPI's scipy-openblas32 holds.

    python3 kernels/cpu/openblas/prepare.py libscipy_openblas.so OUT     ->  OUT/libscipy_openblas.so

The copy is stripped and has no tables for unwinding the stack: it is C, Fortran and assembly, which neither throw nor
call anything that does.
"""

import struct
import subprocess
import sys
from pathlib import Path

TABLES = (".eh_frame", ".eh_frame_hdr")
NONE, EH_FRAME = 0, 0x6474E550  # kinds of segment


def without_segment(data):
    """The entry that told where the tables were tells nothing."""
    offset, = struct.unpack_from("<Q", data, 32)
    size, count = struct.unpack_from("<HH", data, 54)
    for at in range(offset, offset + count * size, size):
        if struct.unpack_from("<I", data, at)[0] == EH_FRAME:
            struct.pack_into("<I", data, at, NONE)
    return data


def main():
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    source, out = Path(sys.argv[1]), Path(sys.argv[2]) / "libscipy_openblas.so"
    part = out.with_suffix(".part")
    remove = [f"--remove-section={name}" for name in TABLES]
    subprocess.run(["objcopy", "--strip-unneeded", *remove, source, part], check=True)
    part.write_bytes(without_segment(bytearray(part.read_bytes())))
    part.chmod(0o755)
    part.rename(out)


if __name__ == "__main__":
    main()

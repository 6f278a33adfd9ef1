"""libegdnnl.so holds what the kernels reach of oneDNN, and no more (kernels/cpu/onednn/prune.py)."""

import bisect
import os
import re
import struct
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LIBRARY = Path(os.environ.get("EVERGRAD_BUILD", ROOT / "build")) / "libegdnnl.so"
HEADER = ROOT / "kernels/cpu/onednn_api.h"

pytestmark = pytest.mark.skipif(os.uname().machine != "x86_64", reason="there is no oneDNN for this processor")


def segments():
    """(kind, flags, offset, address, size in the file) of each."""
    data = LIBRARY.read_bytes()
    offset, = struct.unpack_from("<Q", data, 32)
    count, = struct.unpack_from("<H", data, 56)
    for i in range(count):
        kind, flags, at, address, _, size = struct.unpack_from("<IIQQQQ", data, offset + 56 * i)
        yield kind, flags, at, address, size


def test_segments_are_as_the_loader_wants_them():
    loads = [s for s in segments() if s[0] == 1]
    assert len(loads) > 100  # there are gaps
    assert all((at - address) % 4096 == 0 for _, _, at, address, _ in loads)
    ends = [(address + size, at + size) for _, _, at, address, size in loads]
    for (end, end_in_file), (_, _, at, address, _) in zip(ends, loads[1:]):
        assert address >= end and at >= end_in_file
    assert ends[-1][1] <= LIBRARY.stat().st_size < 28e6


def test_it_exports_what_the_kernels_ask_for():
    listed = subprocess.run(["nm", "-D", "--defined-only", LIBRARY], capture_output=True, text=True, check=True).stdout
    exported = set(re.findall(r" T (dnnl_\w+)$", listed, re.M))
    wanted = {"dnnl_" + name for name in re.findall(r"^  X\((\w+)\)", HEADER.read_text(), re.M)}
    assert len(wanted) > 20 and wanted <= exported
    assert not {"dnnl_lstm_forward_primitive_desc_create", "dnnl_graph_op_create"} & exported


def test_code_refers_to_code_that_is_there():
    """Every call, jump and address of code, as the disassembler reads them."""
    code = sorted((address, address + size) for kind, flags, _, address, size in segments() if kind == 1 and flags & 1)
    begins = [begin for begin, _ in code]
    low, high = begins[0], code[-1][1]
    command = ["objdump", "-d", "--no-show-raw-insn", LIBRARY]
    checked = set()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as listing:
        for line in listing.stdout:
            found = re.search(r"\t(?:call|j\w+) +([0-9a-f]+) <|# ([0-9a-f]+) <", line)
            if found:
                checked.add(int(found[1] or found[2], 16))
    assert listing.returncode == 0
    inside = [address for address in checked if low <= address < high]
    assert len(inside) > 50000
    lost = [hex(a) for a in inside if a >= code[bisect.bisect_right(begins, a) - 1][1]]
    assert not lost, lost[:20]

"""capi/evergrad.map, the linker's version script."""

from pathlib import Path

from . import abi_header

ROOT = Path(__file__).resolve().parents[2]


def emit(_model):
    return {"capi/evergrad.map": abi_header.version_map(abi_header.read(ROOT))}

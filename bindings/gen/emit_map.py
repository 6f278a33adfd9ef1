"""capi/evergrad.map, the linker's version script."""

from . import abi_header


def emit(model):
    if not (model.root / abi_header.HEADER).exists():  # a schema on its own
        return {}
    return {"capi/evergrad.map": abi_header.version_map(abi_header.read(model.root))}

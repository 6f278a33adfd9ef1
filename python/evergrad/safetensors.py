"""Tensors in safetensors files, written atomically and checked when read."""

import os

from . import _C


def save_file(tensors, filename, metadata=None):
    """Writes {name: tensor}."""
    _C._safetensors_save({k: v.detach() for k, v in dict(tensors).items()}, os.fspath(filename), dict(metadata or {}))


def load_file(filename, device="cpu"):
    """Reads {name: tensor}."""
    return _C._safetensors_load(os.fspath(filename))


save, load = save_file, load_file

"""Reading and writing of tensors."""

from .safetensors import load_file, save_file  # noqa: F401

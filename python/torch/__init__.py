"""Evergrad stands here for torch: `import torch` gives the package `evergrad`, under its PyTorch names."""

import sys

del sys.modules[__name__]  # the module that install() puts there is the one that the import gives

import evergrad.as_torch  # noqa: E402

evergrad.as_torch.install()

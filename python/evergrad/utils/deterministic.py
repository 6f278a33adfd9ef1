"""Settings of deterministic algorithms.

fill_uninitialized_memory: whether empty() and its relatives fill what they give when deterministic algorithms are asked
for, floating dtypes with NaN and integers with the largest, so that programs that read it behave alike.
"""

import sys
import types

from .. import _determinism


class _Settings(types.ModuleType):
    @property
    def fill_uninitialized_memory(self):
        return _determinism._get_deterministic_fill_uninitialized_memory()

    @fill_uninitialized_memory.setter
    def fill_uninitialized_memory(self, mode):
        _determinism._set_deterministic_fill_uninitialized_memory(mode)


sys.modules[__name__].__class__ = _Settings

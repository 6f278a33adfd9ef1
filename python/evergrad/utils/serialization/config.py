"""Options of torch.save and torch.load."""

import mmap as _mmap


class _Options:
    """Options by name, each with its default."""

    def __init__(self, **values):
        object.__setattr__(self, "_values", values)

    def __getattr__(self, name):
        try:
            return self._values[name]
        except KeyError:
            raise AttributeError(f"no option named {name!r}") from None

    def __setattr__(self, name, value):
        if name not in self._values:
            raise AttributeError(f"no option named {name!r}")
        self._values[name] = value

    def patch(self, **changes):
        """These values inside `with`."""
        from contextlib import contextmanager

        @contextmanager
        def changed():
            before = {name: getattr(self, name) for name in changes}
            try:
                for name, value in changes.items():
                    setattr(self, name, value)
                yield
            finally:
                self._values.update(before)

        return changed()


save = _Options(compute_crc32=True, use_pinned_memory_for_d2h=False, storage_alignment=64)
load = _Options(mmap=False, endianness=None, mmap_flags=_mmap.MAP_PRIVATE, calculate_storage_offsets=False)

"""The version as a string that compares as versions do."""

import re

from . import _C

__all__ = ["TorchVersion"]


def _key(text):
    """Numbers compare as numbers; what comes behind them (a1, rc2) is earlier or later by its kind, and what a build adds
    (+cpu, +evergrad.1.2) is later, its numbers later than its words."""
    match = re.fullmatch(r"v?(\d+(?:\.\d+)*)(?:(a|b|rc|\.dev)(\d*))?(?:\.post(\d+))?(?:\+(.*))?", text.strip())
    if not match:
        raise ValueError(f"Invalid version: '{text}'")
    numbers = tuple(int(n) for n in match[1].split("."))
    while len(numbers) > 1 and numbers[-1] == 0:
        numbers = numbers[:-1]
    stage = {".dev": 0, "a": 1, "b": 2, "rc": 3, None: 4}[match[2]]
    build = [(1, int(p)) if p.isdigit() else (0, p) for p in re.split(r"[._-]", match[5])] if match[5] else []
    return numbers, stage, int(match[3] or 0), int(match[4] or 0), build


class TorchVersion(str):
    """A version: compares with strings, and with tuples of numbers."""

    def _other(self, other):
        if isinstance(other, (tuple, list)):
            other = ".".join(str(n) for n in other)
        return _key(str(other))

    def __lt__(self, other):
        return _key(str.__str__(self)) < self._other(other)

    def __le__(self, other):
        return _key(str.__str__(self)) <= self._other(other)

    def __gt__(self, other):
        return _key(str.__str__(self)) > self._other(other)

    def __ge__(self, other):
        return _key(str.__str__(self)) >= self._other(other)

    def __eq__(self, other):
        try:
            return _key(str.__str__(self)) == self._other(other)
        except ValueError:
            return str.__str__(self) == other

    def __ne__(self, other):
        return not self == other

    __hash__ = str.__hash__


__version__ = TorchVersion(_C.version())

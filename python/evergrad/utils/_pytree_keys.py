"""The keys of the way to a leaf of a tree."""

from dataclasses import dataclass
from typing import Any, Protocol


class KeyEntry(Protocol):
    """A step of the way: how it is taken, and how it is written."""

    def get(self, parent):
        """What lies behind the step."""
        ...


KeyPath = tuple[KeyEntry, ...]


@dataclass(frozen=True)
class SequenceKey:
    """The position in a sequence."""

    idx: int

    def __str__(self):
        return f"[{self.idx!r}]"

    def get(self, sequence):
        """What lies there."""
        return sequence[self.idx]


@dataclass(frozen=True)
class MappingKey:
    """The key of a mapping."""

    key: Any

    def __str__(self):
        return f"[{self.key!r}]"

    def get(self, mapping):
        """What lies there."""
        return mapping[self.key]


@dataclass(frozen=True)
class GetAttrKey:
    """The name of an attribute."""

    name: str

    def __str__(self):
        return f".{self.name}"

    def get(self, obj):
        """What lies there."""
        return getattr(obj, self.name)


def keystr(kp):
    """A way as text, such as ['a'][0].b."""
    return "".join(str(k) for k in kp)


def key_get(obj, kp):
    """What lies at the end of a way."""
    for k in kp:
        obj = k.get(obj)
    return obj

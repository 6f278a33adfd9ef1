"""A set that keeps the order of its elements."""

from collections.abc import MutableSet


class OrderedSet(MutableSet):
    """A set in the order in which its elements came."""

    __slots__ = ("_dict",)

    def __init__(self, iterable=None):
        self._dict = dict.fromkeys(iterable) if iterable is not None else {}

    def __contains__(self, elem):
        return elem in self._dict

    def __iter__(self):
        return iter(self._dict)

    def __len__(self):
        return len(self._dict)

    def __reversed__(self):
        return reversed(self._dict)

    def __repr__(self):
        return f"{type(self).__name__}({list(self)})"

    def add(self, elem):
        """Adds an element."""
        self._dict[elem] = None

    def discard(self, elem):
        """Takes an element out where it is there."""
        self._dict.pop(elem, None)

    def update(self, *others):
        """Adds the elements of others."""
        for other in others:
            self._dict.update(dict.fromkeys(other))

    def copy(self):
        """Another one with the same elements."""
        return type(self)(self)

    def union(self, *others):
        """This and others as one."""
        out = self.copy()
        out.update(*others)
        return out

"""Dictionaries whose keys are held weakly and compared by identity, as tensors have to be."""

import collections.abc
import weakref

from .. import _C

__all__ = ["TensorWeakRef", "WeakIdKeyDictionary", "WeakIdRef", "WeakTensorKeyDictionary"]


class WeakIdRef(weakref.ref):
    """A weak reference that is equal to another one of the same object."""

    __slots__ = ["_id"]

    def __init__(self, key, callback=None):
        self._id = id(key)
        super().__init__(key, callback)

    def __call__(self):
        return super().__call__()

    def __hash__(self):
        return self._id

    def __eq__(self, other):
        mine, its = self(), other()
        if mine is not None and its is not None:
            return mine is its
        return self is other


_IdRef = WeakIdRef


class TensorWeakRef:
    """A weak reference to a tensor."""

    def __init__(self, tensor):
        if not isinstance(tensor, _C.Tensor):
            raise AssertionError(f"expected a Tensor, got {type(tensor).__name__}")
        self.ref = weakref.ref(tensor)

    def __call__(self):
        return self.ref()


class WeakIdKeyDictionary(collections.abc.MutableMapping):
    """A dictionary by identity; what nobody else holds leaves it."""

    def __init__(self, dict=None, ref_type=WeakIdRef):
        self.data, self.ref_type = {}, ref_type

        def remove(ref, owner=weakref.ref(self)):
            here = owner()
            if here is not None:
                here.data.pop(ref, None)

        self._remove = remove
        if dict is not None:
            self.update(dict)

    def __delitem__(self, key):
        del self.data[self.ref_type(key)]

    def __getitem__(self, key):
        return self.data[self.ref_type(key)]

    def __setitem__(self, key, value):
        self.data[self.ref_type(key, self._remove)] = value

    def __len__(self):
        return sum(ref() is not None for ref in list(self.data))

    def __contains__(self, key):
        try:
            return self.ref_type(key) in self.data
        except TypeError:
            return False

    def __iter__(self):
        for ref in list(self.data):
            key = ref()
            if key is not None:
                yield key

    def __repr__(self):
        return f"<{type(self).__name__} at {id(self):#x}>"

    def keyrefs(self):
        """The references themselves."""
        return list(self.data)

    def copy(self):
        """Another one with the same entries."""
        out = type(self)(ref_type=self.ref_type)
        out.update(self)
        return out

    __copy__ = copy

    def __deepcopy__(self, memo):
        from copy import deepcopy

        out = type(self)(ref_type=self.ref_type)
        for key, value in self.items():
            out[key] = deepcopy(value, memo)
        return out

    def __ior__(self, other):
        self.update(other)
        return self

    def __or__(self, other):
        if not isinstance(other, collections.abc.Mapping):
            return NotImplemented
        out = self.copy()
        out.update(other)
        return out

    def __ror__(self, other):
        if not isinstance(other, collections.abc.Mapping):
            return NotImplemented
        out = type(self)(ref_type=self.ref_type)
        out.update(other)
        out.update(self)
        return out

    def __eq__(self, other):
        if not isinstance(other, collections.abc.Mapping):
            return NotImplemented
        return {id(k): v for k, v in self.items()} == {id(k): v for k, v in other.items()}


WeakTensorKeyDictionary = WeakIdKeyDictionary

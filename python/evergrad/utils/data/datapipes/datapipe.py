"""The base classes of data pipes: datasets with methods that others register under names."""

import functools

from ..dataset import Dataset, IterableDataset

__all__ = ["DataChunk", "DFIterDataPipe", "IterDataPipe", "MapDataPipe", "functional_datapipe"]


class _Registered:
    functions = {}

    def __getattr__(self, name):
        if name in type(self).functions:
            return functools.partial(type(self).functions[name], self)
        raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")

    @classmethod
    def register_function(cls, function_name, function):
        cls.functions[function_name] = function

    @classmethod
    def register_datapipe_as_function(cls, function_name, cls_to_register, enable_df_api_tracing=False):
        if function_name in cls.functions:
            raise Exception(f"Unable to add DataPipe function name {function_name} as it is already taken")
        cls.functions[function_name] = lambda source, *args, **kwargs: cls_to_register(source, *args, **kwargs)


class IterDataPipe(_Registered, IterableDataset):
    """Examples in a row, from other pipes."""

    functions = {}


class DFIterDataPipe(IterDataPipe):
    pass


class MapDataPipe(_Registered, Dataset):
    """Examples by index, from other pipes."""

    functions = {}


class _Wrapped:
    """A pipe in the hands of a loader that sends it to other processes."""

    def __init__(self, datapipe):
        self._datapipe = datapipe

    def __len__(self):
        return len(self._datapipe)


class _IterDataPipeSerializationWrapper(_Wrapped, IterDataPipe):
    def __iter__(self):
        return iter(self._datapipe)


class _MapDataPipeSerializationWrapper(_Wrapped, MapDataPipe):
    def __getitem__(self, index):
        return self._datapipe[index]


class DataChunk(list):
    """Examples that go together."""

    def __init__(self, items):
        items = list(items)
        super().__init__(items)
        self.items = items

    def raw_iterator(self):
        yield from self.items


class functional_datapipe:
    """Registers a class of pipes as a method of the others."""

    def __init__(self, name, enable_df_api_tracing=False):
        self.name = name

    def __call__(self, cls):
        base = IterDataPipe if issubclass(cls, IterDataPipe) else MapDataPipe
        base.register_datapipe_as_function(self.name, cls)
        return cls

"""The named tuples that operators give back, by the operator's name; NAME_out is what its form with out= gives."""

from operator import itemgetter

from . import _C


class histogramdd(tuple):  # its edges are a tuple, which no operator gives
    """A histogram, and the edges of its bins along each dimension."""

    __slots__ = ()
    n_fields = n_sequence_fields = 2
    n_unnamed_fields = 0
    hist = property(itemgetter(0))
    bin_edges = property(itemgetter(1))

    def __new__(cls, sequence):
        if not hasattr(sequence, "__iter__"):
            raise TypeError("constructor requires a sequence")
        made = tuple.__new__(cls, sequence)
        if len(made) != 2:
            raise TypeError(f"torch.return_types.histogramdd() takes a 2-sequence ({len(made)}-sequence given)")
        return made

    def __repr__(self):
        return f"torch.return_types.histogramdd(\nhist={self[0]!r},\nbin_edges={self[1]!r})"

    def __reduce__(self):
        return histogramdd, (tuple(self),)


histogramdd.__module__ = "torch.return_types"


def __getattr__(name):
    found = _C._return_type(name) or (_C._return_type(name[:-4]) if name.endswith("_out") else None)
    if found is None:
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    return globals().setdefault(name, found)

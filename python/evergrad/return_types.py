"""The named tuples that operators give back, by the operator's name; NAME_out is what its form with out= gives."""

from . import _C


def __getattr__(name):
    if name == "histogramdd":  # its edges are a tuple, which no operator gives
        from collections import namedtuple

        made = globals()[name] = namedtuple(name, ["hist", "bin_edges"], module="torch.return_types")
        return made
    found = _C._return_type(name) or (_C._return_type(name[:-4]) if name.endswith("_out") else None)
    if found is None:
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    return globals().setdefault(name, found)

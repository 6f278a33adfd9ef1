"""What a node keeps for its derivative rule: the entries of an operator's `saves`.

    "self"                  the tensor, always
    "other for self, bias"  the tensor, where a gradient of one of these parameters is wanted
    "geometry of self"      not the tensor, only its sizes, strides and offset
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Saved:
    name: str
    wanted_by: tuple[str, ...] = ()  # parameters; none: always kept
    geometry: bool = False


def parse(entries, tensors, results):
    """(the entries as a tuple of Saved, faults). `tensors`: names of tensor parameters; `results`: those of results."""
    out, faults = [], []
    for text in entries:
        geometry = text.startswith("geometry of ")
        name, _, wanted = text.removeprefix("geometry of ").partition(" for ")
        saved = Saved(name.strip(), tuple(w.strip() for w in wanted.split(",")) if wanted else (), geometry)
        if saved.name not in tensors + ([] if geometry else results):
            faults.append(f'"{saved.name}" is neither a tensor parameter nor {" or ".join(results)}')
        for w in saved.wanted_by:
            if w not in tensors:
                faults.append(f'"{w}" is not a tensor parameter: it never wants a gradient')
        if geometry and wanted:
            faults.append(f'"{text}": a geometry is always kept')
        if any((s.name, s.geometry) == (saved.name, saved.geometry) for s in out):
            faults.append(f'"{saved.name}" stands twice')
        out.append(saved)
    return tuple(out), faults

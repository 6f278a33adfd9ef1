"""Calls einsum as release 0.1 had it, and the same name at a later revision."""

import evergrad as torch
from evergrad import _C

assert _C.version() != "0.1.0", "this is the library that it was made for"
a, b, c = torch.tensor([1e30]), torch.tensor([1e30]), torch.tensor([1e-30])
assert torch.einsum("i,i,i->", a, b, c).item() == float("inf")
try:
    _C.einsum("i,i,i->", [a, b, c], path=[1, 2, 0, 1])
    raise SystemExit("0.1 has no path")
except TypeError:
    pass
print("fine")

"""The golden cases: what an operator gives for some arguments, in each of its forms.

tests/cases/cases.json holds recorded cases (tests/cases/record.py chooses them), tests/cases/computed.json those of
operators that nothing was recorded for (tests/cases/compute.py makes them). An operator has one with tensors for all its
tensor parameters, and one more for each of them that may be a number. The emitters of tests make a call of every form
that `Case.forms` names; gaps.py says what is left without one in which language. A case whose operator is gone or whose
arguments do not fit its schema any more is an error.
"""

import json
import struct
from dataclasses import dataclass

CASES = ("tests/cases/cases.json", "tests/cases/computed.json")
DTYPES = {"bool": 0, "uint8": 1, "int8": 2, "int16": 3, "int32": 4, "int64": 5, "uint16": 6, "uint32": 7, "uint64": 8,
          "float16": 9, "bfloat16": 10, "float32": 11, "float64": 12, "complex32": 13, "complex64": 14, "complex128": 15,
          "long": 5, "float": 11, "double": 12, "int": 4, "half": 9, "cfloat": 14, "cdouble": 15, "short": 3}
BITS = {1: (8, False), 2: (8, True), 3: (16, True), 4: (32, True), 5: (64, True)}
FORMATS = {"contiguous_format": 0, "preserve_format": 1, "channels_last": 2, "channels_last_3d": 3}
DEFAULT = {"default": True}


def is_tensor(v):
    return isinstance(v, dict) and "tensor" in v


def number(v):
    """A number of a case as a Python float or int."""
    return float(v["float"]) if isinstance(v, dict) else v


def kind(dtype):
    """0 bool, 1 integer, 2 float, 3 complex: a result is written in place only into a kind that is not lower."""
    code = DTYPES[dtype]
    return 0 if code == 0 else 1 if code < 9 else 2 if code < 13 else 3


def cast(r, dtype):
    """A tensor of a case in another dtype."""
    if r["tensor"] == dtype or "values" not in r:
        return r | {"tensor": dtype}
    values = [number(v) for v in r["values"]]
    if kind(dtype) == 3 and kind(r["tensor"]) < 3:
        values = [x for v in values for x in (v, 0.0)]
    if DTYPES[dtype] in BITS:
        bits, signed = BITS[DTYPES[dtype]]
        values = [int(v) & (1 << bits) - 1 for v in values]
        values = [v - (1 << bits) if signed and v >> bits - 1 else v for v in values]
    elif kind(dtype) > 1:
        code = {9: "e", 11: "f", 13: "e", 14: "f"}.get(DTYPES[dtype], "d")
        values = [struct.unpack(code, struct.pack(code, v))[0] for v in values]
    return r | {"tensor": dtype, "values": [{"float": repr(v)} if v - v != 0 else v for v in values]}


@dataclass(frozen=True)
class Case:
    """An operator, one argument a parameter (DEFAULT where none is given), and what comes of it."""

    op: object
    args: tuple
    results: tuple
    rtol: float
    atol: float
    seed: int | None

    @property
    def number(self):
        """The typed overload in which a tensor parameter is a plain number, or None; False when two are numbers."""
        names = [p.name for p, v in zip(self.op.params, self.args)
                 if p.type.base == "Tensor" and not p.type.list and v not in (DEFAULT, None) and not is_tensor(v)]
        if not names:
            return None
        return next((f for f in self.op.number_forms if [f.param] == names), False)

    @property
    def name(self):
        """add, add_scalar, add_scalar_self: the operator and its parameter that is a number."""
        return self.op.cpp_name + (f"_{self.number.suffix}" if self.number else "")

    @property
    def key(self):
        """(operator, parameter that is a number or "")"""
        return self.op.name, self.number.param if self.number else ""

    @property
    def forms(self):
        """{form: results}, of the forms that this case tells something about."""
        out = {}
        if self.op.has("function") or self.op.has("method"):
            out["function"] = self.results
        if self.op.has("inplace") and is_tensor(self.args[0]):
            own, result = self.args[0], self.results[0]
            # Views in place become another view of the same tensor; all others keep their shape.
            if self.op.family == "view" or self.op.kind == "view" or own["shape"] == result["shape"]:
                if kind(result["tensor"]) <= kind(own["tensor"]):
                    out["inplace"] = (cast(result, own["tensor"]),)
        if self.op.has("out"):
            out["out"] = self.results
        return out


def load(model, names=CASES):
    """{key: case}; where two files have a case of the same key, the last one's."""
    by_name = model.by_name()
    out = {}
    for name in names:
        path = model.root / name
        for v in json.loads(path.read_text(encoding="utf-8")) if path.exists() else ():
            op = by_name.get(v["op"])
            if op and all(p.has_default for p in op.params[len(v["args"]):]):  # of an older revision
                v["args"] += [DEFAULT] * (len(op.params) - len(v["args"]))
            if op is None or len(op.params) != len(v["args"]):
                raise SystemExit(f"{name}: the case of {v['op']} does not fit the schema; make it again")
            case = Case(op, tuple(v["args"]), tuple(v["results"]), float(v["rtol"]), float(v["atol"]), v.get("seed"))
            if case.number is False:
                raise SystemExit(f"{name}: the case of {v['op']} has numbers for two tensors: no typed function has that")
            out[case.key] = case
    return out


def bound(model):
    """All cases, in the order of the schema's families."""
    return sorted(load(model).values(), key=lambda case: (case.op.family, *case.key))

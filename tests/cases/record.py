"""Chooses a recorded case for every operator, and for each tensor parameter of it that may be a number, and writes them
to tests/cases/cases.json.

    python3 tests/cases/record.py FOLDER

FOLDER holds calls recorded from PyTorch (ops/*.json with ops/*.safetensors, and random/ likewise). The calls name Python
functions; each is bound to the entry of the schema whose parameters it fits, so that the typed functions of every
language can be generated from it. Only small calls of common element types are taken, and of those rather one that shows
every form of the operator. Operators for which nothing fitting was recorded, parts of others among them, have their case
from tests/cases/compute.py.
"""

import json
import struct
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from bindings.gen import cases as golden  # noqa: E402
from bindings.gen import model as schema  # noqa: E402

MOST = 200  # numbers in the tensors of a case, where there is a choice
LARGEST = 600
TYPES = {"F32": ("float32", "f"), "F64": ("float64", "d"), "I64": ("int64", "q"), "I32": ("int32", "i"), "U8": ("uint8", "B"),
         "BOOL": ("bool", "?"), "I16": ("int16", "h"), "I8": ("int8", "b")}
MODULES = {"torch": None, "torch.Tensor": None, "torch.nn.functional": "nn.functional", "torch.linalg": "linalg",
           "torch.special": "special", "torch.fft": "fft"}
COMPARED = ("close", "exact", "random_exact", "reconstruct:gather")  # the last: topk, kthvalue; values without ties have one answer


class Unfit(Exception):
    """A case that cannot be taken."""


class Data:
    """A safetensors file."""

    def __init__(self, path):
        raw = path.read_bytes()
        size = struct.unpack("<Q", raw[:8])[0]
        self.header = json.loads(raw[8:8 + size])
        self.bytes = raw[8 + size:]

    def tensor(self, spec):
        entry = self.header[str(spec["t"])]
        if entry["dtype"] not in TYPES:
            raise Unfit(entry["dtype"])
        name, code = TYPES[entry["dtype"]]
        begin, end = entry["data_offsets"]
        flat = list(struct.unpack(f"<{(end - begin) // struct.calcsize(code)}{code}", self.bytes[begin:end]))
        shape = list(entry["shape"])
        if spec.get("dtype", "").startswith("complex"):
            name = spec["dtype"]
            if name not in ("complex64", "complex128"):
                raise Unfit(name)
            flat = [flat[i:i + 2] for i in range(0, len(flat), 2)]
            shape = shape[:-1]
        if "size" in spec:
            shape, stride, offset = spec["size"], spec["stride"], spec.get("offset", 0)
            flat = [flat[offset + i] for i in positions(shape, stride)]
        if len(flat) > LARGEST:
            raise Unfit("large")
        values = [x for v in flat for x in (v if isinstance(v, list) else [v])]
        return {"tensor": name, "shape": shape, "values": [number(v) for v in values]}


def positions(shape, stride):
    out = [0]
    for n, s in zip(shape, stride):
        out = [at + i * s for at in out for i in range(n)]
    return out


def number(v):
    if isinstance(v, float) and (v != v or v in (float("inf"), float("-inf"))):
        return {"float": repr(v)}
    return v


def decode(value, data):
    """A value of the recording as a value of a case: numbers, strings, lists, None, and tagged objects."""
    if isinstance(value, list):
        return [decode(v, data) for v in value]
    if not isinstance(value, dict):
        return value
    kind = value.get("$")
    if kind == "tensor":
        return data.tensor(value)
    if kind in ("tuple", "size"):
        return [decode(v, data) for v in value["v"]]
    if kind == "float":
        return {"float": value["v"]}
    if kind == "complex":
        return {"complex": [float(v) for v in value["v"]]}
    if kind in ("dtype", "memory_format"):
        return {kind: value["v"]}
    raise Unfit(str(kind))


def is_int(v):
    return isinstance(v, int) and not isinstance(v, bool)


def is_number(v):
    return isinstance(v, (int, float)) or isinstance(v, dict) and ("float" in v or "complex" in v)


def fits(op, p, v):
    t = p.type
    if v is None:
        return t.optional or p.has_default and p.default is None
    if t.list:
        item = {"Tensor": lambda x: isinstance(x, dict) and "tensor" in x or x is None and t.optional_items, "int": is_int,
                "float": is_number, "bool": lambda x: isinstance(x, bool), "Scalar": is_number}[t.base]
        return isinstance(v, list) and all(map(item, v)) or t.base == "int" and t.size is not None and is_int(v)
    if t.base == "Tensor":
        return isinstance(v, dict) and "tensor" in v or p.name in op.numbers and is_number(v)
    if t.base == "Scalar":
        return is_number(v)
    if t.base == "float":
        return not isinstance(v, bool) and is_number(v) and not (isinstance(v, dict) and "complex" in v)
    return {"int": is_int(v), "bool": isinstance(v, bool), "str": isinstance(v, str),
            "DType": isinstance(v, dict) and "dtype" in v,
            "MemoryFormat": isinstance(v, dict) and "memory_format" in v}.get(t.base, False)


# Switches of the Python functions that choose between operators; left out when they are off.
PYTHON_ONLY = ("return_indices", "as_tuple", "return_inverse", "return_counts")


def rewritten(name, args, kwargs):
    """The call as the operator takes it, for functions that Python spells in another way."""
    if name == "broadcast_tensors":
        return [args], kwargs
    if name == "tensordot":
        kwargs = dict(kwargs)
        dims = kwargs.pop("dims", args[2] if len(args) > 2 else 2)
        if is_int(dims):
            n = len(args[0]["shape"])
            dims = [list(range(n - dims, n)), list(range(dims))]
        return [args[0], args[1], *dims], kwargs
    return args, kwargs


def bind(op, args, kwargs):
    """The arguments in the order of the schema, defaults as {"default": true}; None when they do not fit."""
    positional = [p for p in op.params if not p.kwonly]
    if len(args) > len(positional):
        last = positional[-1] if positional else None
        rest = args[len(positional) - 1:]
        if not last or not last.type.list or last.type.base != "int" or not all(map(is_int, rest)):
            return None
        args = [*args[:len(positional) - 1], rest]
    elif len(args) == len(positional) and positional and positional[-1].type.list and positional[-1].type.base == "int":
        if is_int(args[-1]):  # x.reshape(6)
            args = [*args[:-1], [args[-1]]]
    given = {p.name: v for p, v in zip(positional, args)}
    names = {p.public_name: p.name for p in op.params}
    for name, value in kwargs.items():
        if name not in names or names[name] in given:
            return None
        given[names[name]] = value
    out = []
    for p in op.params:
        if p.name not in given:
            if not p.has_default:
                return None
            out.append({"default": True})
        elif given[p.name] is None and p.has_default and p.default is None:
            out.append({"default": True})
        elif not fits(op, p, given[p.name]):
            return None
        else:
            out.append(given[p.name])
    return out


def names_of(op):
    """The Python functions an entry answers to: (module or None, name)."""
    stems = {op.python_name, *op.aliases, op.base}
    return {(m, s) for s in stems for m in ((None, *op.modules) if not op.only_module else op.modules)}


def other_names_of(op):
    """The same names in any module: relu has only been recorded as nn.functional.relu."""
    stems = {op.python_name, *op.aliases, op.base, op.base.removeprefix("linalg_"), op.base.removeprefix("nn_")}
    return {(m, s) for s in stems for m in MODULES.values()} - names_of(op)


def expected(op, case, data):
    outputs = [decode(v, data) for v in case["outputs"]]
    kind = op.result_kind
    if kind == "tensors":
        ok = all(isinstance(v, dict) and "tensor" in v for v in outputs) and case.get("returns") in ("tuple", "list")
    else:
        ok = len(outputs) == len(op.results)
        for r, v in zip(op.results, outputs):
            ok = ok and (isinstance(v, dict) and "tensor" in v if r.type.base == "Tensor" else is_number(v) or isinstance(v, dict))
    if not ok:
        raise Unfit("results")
    return outputs


def size(v):
    if isinstance(v, list):
        return sum(map(size, v))
    return len(v["values"]) if isinstance(v, dict) and "values" in v else 1


def score(case, bound, outputs):
    """Smaller is better: float32 before others, defaults left out before given, but no trivial sizes."""
    n = size(bound) + size(outputs)
    given = sum(1 for v in bound if v != {"default": True})
    return ({"float32": 0, "int64": 1, "bool": 1}.get(case.get("dtype"), 2), n < 4, -given, n)


def main():
    folder = Path(sys.argv[1])
    model = schema.load(ROOT / "bindings/schema/ops", ROOT)
    operators, computed = model.operators, golden.load(model, golden.CASES[1:])
    by_name = {}
    for op in operators:
        if op.overload == "method":  # the same function with its parameters in another order
            continue
        for name in names_of(op):
            by_name.setdefault(name, []).append((op, False))
        for name in other_names_of(op):
            by_name.setdefault(name, []).append((op, True))
    best = {}
    for path in sorted(folder.glob("ops/*.json")) + sorted(folder.glob("random/*.json")):
        recording = json.loads(path.read_text())
        if "data" not in recording:
            continue
        data = Data(path.parent / recording["data"])
        for case in recording["cases"]:
            if case.get("variant") or case.get("error") or case.get("compare") not in COMPARED or case.get("type", "call") != "call":
                continue
            seeded = case["compare"] == "random_exact"  # draws of the default generator after manual_seed
            if seeded and not is_int(case.get("seed")):
                continue
            if case.get("call") == "property" or "outputs" not in case:
                continue
            module, _, name = case["fn"].rpartition(".")
            if module not in MODULES:
                continue
            try:
                args = [decode(v, data) for v in case["args"]]
                kwargs = {k: decode(v, data) for k, v in case["kwargs"].items()
                          if k != "device" and (k not in PYTHON_ONLY or v is not False)}
                args, kwargs = rewritten(name, args, kwargs)
            except Unfit:
                continue
            for op, elsewhere in by_name.get((MODULES[module], name), []):
                bound = bind(op, args, kwargs)
                if bound is None:
                    continue
                try:
                    outputs = expected(op, case, data)
                except Unfit:
                    continue
                if seeded and not op.random:
                    continue
                candidate = golden.Case(op, tuple(bound), tuple(outputs), 0.0, 0.0, None)
                key = candidate.key
                if key in computed or candidate.number is False:
                    continue
                rank = (len(candidate.forms) < len(op.boxed), elsewhere, size(bound) + size(outputs) > 2 * MOST,
                        *score(case, bound, outputs))
                if key not in best or rank < best[key][0]:
                    seed = {"seed": case["seed"]} if seeded else {}
                    best[key] = (rank, {"op": op.name, "case": f"{path.stem} {case['id']}", **seed, "args": bound,
                                        "results": outputs, "rtol": case.get("rtol", 0), "atol": case.get("atol", 0)})
    lines = [json.dumps(best[name][1], separators=(",", ":")) for name in sorted(best)]
    (Path(__file__).parent / "cases.json").write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    wanted = {(op.name, n) for op in operators for n in ("", *(f.param for f in op.number_forms))}
    missing = sorted(wanted - set(best) - set(computed))
    print(f"{len(lines)} recorded cases; neither recorded nor computed: {', '.join(' '.join(key).strip() for key in missing)}")


if __name__ == "__main__":
    main()

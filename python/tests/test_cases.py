"""The golden cases of tests/cases through the Python functions and methods, in every form of an operator."""

import sys
from pathlib import Path

import pytest

import evergrad as torch

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from bindings.gen import cases, gaps, model  # noqa: E402

MODEL = model.load(ROOT / "bindings/schema/ops", ROOT)
CASES = cases.bound(MODEL)
EVERY = torch._C._ns__ops  # every operator under its own name


def dtype(name):
    return getattr(torch, name)


def make(v):
    """A tensor of a case."""
    values = [cases.number(x) for x in v["values"]]
    if cases.kind(v["tensor"]) == 3:
        values = [complex(a, b) for a, b in zip(values[::2], values[1::2])]
    return torch.tensor(values, dtype=dtype(v["tensor"])).reshape(v["shape"]).clone()


def decode(v):
    if isinstance(v, list):
        return [decode(x) for x in v]
    if not isinstance(v, dict):
        return v
    if "tensor" in v:
        return make(v)
    if "complex" in v:
        return complex(*map(cases.number, v["complex"]))
    if "float" in v:
        return float(v["float"])
    if "device" in v:
        return torch.device(v["device"])
    return dtype(v.get("dtype") or v["memory_format"])


def arguments(case):
    """(positional, named): what is not given is left out, so the defaults of the function itself are used."""
    positional, named = [], {}
    for p, v in zip(case.op.params, case.args):
        if v == cases.DEFAULT:
            continue
        if p.kwonly or len(positional) < case.op.params.index(p):
            named["input" if p.name == "self" else p.public_name] = decode(v)
        else:
            positional.append(decode(v))
    return positional, named


def check(got, want, case):
    if not cases.is_tensor(want):
        want = decode(want)
        assert got == want or got != got and want != want or abs(got - want) <= case.atol + case.rtol * abs(want)
        return
    assert (str(got.dtype), list(got.shape)) == ("torch." + want["tensor"], want["shape"])
    if "strides" in want:
        assert list(got.stride()) == want["strides"]
        return
    right = make(want)
    wide = torch.complex128 if right.is_complex() else torch.float64
    assert torch.allclose(got.detach().to(wide), right.to(wide), rtol=case.rtol, atol=case.atol, equal_nan=True)


def checks(got, results, case):
    got = list(got) if case.op.result_kind in ("tuple", "tensors") else [got]
    assert len(got) == len(results)
    for g, want in zip(got, results):
        check(g, want, case)


def run(case, form, function):
    positional, named = arguments(case)
    if form == "out":
        outs = tuple(torch.empty(0, dtype=dtype(r["tensor"])) for r in case.forms["out"])
        named["out"] = outs if len(outs) > 1 else outs[0]
    if case.seed is not None:
        torch.manual_seed(case.seed)
    got = function(*positional, **named)
    checks(got, case.forms[form], case)
    if form == "out":
        for g, out in zip(got if len(outs) > 1 else [got], outs):
            assert g is out
    if form == "inplace":
        assert got is positional[0]


CALLS = [(case, form) for case in CASES for form in case.forms if form != "function" or case.op.has("function")]


@pytest.mark.parametrize("case,form", CALLS, ids=[f"{case.name}-{form}" for case, form in CALLS])
def test_operator(case, form):
    run(case, form, getattr(EVERY, case.op.base + ("_" if form == "inplace" else "")))


METHODS = [(case, form) for case in CASES for form in case.forms
           if (case.op.has("method") or form == "inplace") and form != "out" and cases.is_tensor(case.args[0])
           and not case.op.only_module]


@pytest.mark.parametrize("case,form", METHODS, ids=[f"{case.name}-{form}" for case, form in METHODS])
def test_method(case, form):
    method = getattr(torch.Tensor, case.op.python_name + ("_" if form == "inplace" else ""))
    run(case, form, method if callable(method) else method.__get__)  # mT, H: attributes


def test_every_form_is_called():
    called = {(*case.key, form) for case, form in CALLS + METHODS}
    assert not {(op.name, number, form) for op in MODEL.operators for number, form, _ in gaps.wanted(op)} - called

"""The examples of the operators' help print what they say."""

import doctest
import sys
from pathlib import Path

import evergrad
import evergrad.nn.functional
import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from bindings.gen import examples, model, python_surface  # noqa: E402

MODEL = model.load(ROOT / "bindings/schema/ops", ROOT)
SHOWN = [op for op in MODEL.operators if op.example]
OWN = {"item", "mH", "mT", "to", "where"}  # attributes, and methods of several operators, with texts of their own
FAMILIES = sorted({op.family for op in SHOWN})


@pytest.mark.parametrize("family", FAMILIES)
def test_examples_of(family):
    runner = doctest.DocTestRunner(verbose=False)
    told = []
    for op in SHOWN:
        if op.family == family:
            names = {"torch": evergrad, "F": evergrad.nn.functional}
            runner.run(doctest.DocTestParser().get_doctest(op.example, names, op.name, None, 0), out=told.append)
    assert not runner.failures, "".join(told)


def home(name):
    """The module or class that a namespace of the surface is."""
    module = evergrad
    for part in filter(None, name.split(".")):
        module = getattr(module, part)
    return module


def test_help_shows_them():
    surface = python_surface.surface(MODEL)
    missing = []
    places = [(home(name), table) for name, table in surface.namespaces.items() if name != "_ops"]
    for place, table in [*places, (evergrad.Tensor, surface.methods)]:
        for name, function in table.items():
            if place is evergrad.Tensor and name in OWN:
                continue
            text = " ".join((getattr(place, name).__doc__ or "").split())
            shown = [o.op for o in function.overloads if o.op.public]
            missing += [f"{name}: {op.name}" for op in shown if " ".join(op.example.split()) not in text]
    assert not missing


def test_every_public_operator_has_one():
    assert examples.missing(MODEL) == []

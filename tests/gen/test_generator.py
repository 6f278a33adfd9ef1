"""The generator: the schema language, the checks of the reader, and the forms that the model gives an entry."""

import dataclasses
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from bindings.gen import cases, gaps, model  # noqa: E402
from bindings.gen.schema import MISSING, SignatureError, parse_signature  # noqa: E402

FIXTURE = Path(__file__).parent / "fixture"


@pytest.fixture(scope="module")
def ops():
    return model.load(FIXTURE, ROOT).by_name()


def defaults(op):
    return {p.name: p.default for p in op.params if p.has_default}


def test_names(ops):
    op = ops["max.dim"]
    assert (op.base, op.overload, op.cpp_name, op.c_name, op.class_name) == ("max", "dim", "max_dim", "eg_max_dim", "MaxDim")
    assert op.family == "sample" and op.node == "MaxBackward0"
    assert op.named_tuple and op.result_kind == "tuple"


def test_defaults(ops):
    assert defaults(ops["conv"]) == {
        "bias": None, "stride": (1, 1), "dim": (0,), "eps": 1.0, "mode": "mean", "dims": (0, 1),
    }
    assert isinstance(defaults(ops["conv"])["eps"], float)
    index = defaults(ops["index"])
    assert index["memory_format"].value == 0 and index["dtype"].value == 11
    assert index["s"] == (1, 2.5, True) and index["x"] == float("inf")
    assert ops["add"].params[0].default is MISSING and ops["add"].params[2].default == 1
    assert ops["add"].params[2].kwonly and not ops["add"].params[1].kwonly


def test_types(ops):
    assert [str(p.type) for p in ops["conv"].params[:5]] == ["Tensor", "Tensor", "Tensor?", "int[2]", "int[1]?"]
    assert ops["index"].params[1].type.optional_items and ops["index"].has_tensor_list
    assert [p.name for p in ops["conv"].tensor_params] == ["input", "weight", "bias"]
    assert ops["uniform.self"].params[1].public_name == "from"


def test_forms(ops):
    assert ops["add"].boxed == [("function", "add", ""), ("inplace", "add_", ""), ("out", "add", "out")]
    assert ops["max.dim"].boxed == [("function", "max", "dim"), ("out", "max", "dim.out")]
    assert ops["uniform.self"].boxed == [("inplace", "uniform_", "self")]
    assert [(f.suffix, f.param) for f in ops["add"].number_forms] == [("scalar", "other")]
    assert ops["uniform.self"].history[0][0] == 1


BAD_SIGNATURES = [
    ("Tensor self -> Tensor", "a signature reads"),
    ("(Tensor self)", "a signature reads"),
    ("(Tensr self) -> Tensor", '"Tensr" is not one of'),
    ("(Tensor self, int) -> Tensor", "is not"),
    ("(Tensor self, Tensor self) -> Tensor", "stands twice"),
    ("(int x='a') -> Tensor", "'a' is not a int"),
    ("(int x=None) -> Tensor", "needs the type int?"),
    ("(int[] x=1) -> Tensor", "1 is not a int[]"),
    ("(int x=1, int y) -> Tensor", "without a default"),
    ("(str[] x) -> Tensor", "there are no lists of str"),
    ("(int?[] x) -> Tensor", "only a list of tensors"),
    ("(Tensor x) -> str", "can not be a result"),
    ("(Tensor x) -> (Tensor a, Tensor)", "names or none"),
    ("(Tensor x) -> (Tensor a, bool b)", "all of type Tensor"),
    ("(*, int a, *, int b) -> Tensor", "stands twice"),
    ("(MemoryFormat f=sideways) -> Tensor", "sideways is not a MemoryFormat"),
]


@pytest.mark.parametrize("text,message", BAD_SIGNATURES)
def test_bad_signature(text, message):
    with pytest.raises(SignatureError) as e:
        parse_signature(text)
    assert message in str(e.value)


GOOD = {"sig": '"(Tensor self) -> Tensor"', "kind": '"composite"', "doc": '"Does it."'}
BAD_ENTRIES = [
    ({"kind": '"pointwize"'}, 'kind: "pointwize" is not one of pointwise, primitive, view, composite'),
    ({"kind": None}, "kind: is missing"),
    ({"sig": None}, "sig: is missing"),
    ({"doc": None}, "doc: is missing"),
    ({"sig": '"(Tensor self) -> Tensr"'}, 'sig: "Tensr" is not one of'),
    ({"sig": "3"}, "sig: 3 is not a str"),
    ({"colour": '"red"'}, "colour: is not a field"),
    ({"kind": '"pointwise"'}, "dtype: is missing"),
    ({"dtype": '"int"'}, "dtype: belongs to pointwise"),
    ({"diff": '"custom"'}, "diff: a composite has none"),
    ({"kind": '"primitive"', "diff": '"partial"'}, 'diff: "partial" belongs to pointwise'),
    ({"kind": '"primitive"', "diff": '"custom"', "saves": '["other"]'}, 'saves: "other" is neither'),
    ({"saves": '["self"]'}, "saves: needs a derivative"),
    ({"kind": '"primitive"', "diff": '"custom"', "saves": '["self for result"]'}, 'saves: "result" is not a tensor parameter'),
    ({"kind": '"primitive"', "diff": '"custom"', "saves": '["self", "self for self"]'}, 'saves: "self" stands twice'),
    ({"kind": '"primitive"', "diff": '"custom"', "saves": '["geometry of result"]'}, 'saves: "result" is neither'),
    ({"kind": '"primitive"', "diff": '"custom"', "saves": '["geometry of self for self"]'}, 'saves: "geometry of self for self": a geometry is always kept'),
    ({"variants": '"function, methods"'}, 'variants: "methods" is not one of'),
    ({"sig": '"(int[] size) -> Tensor"', "variants": '"method"'}, "variants: a method needs a Tensor"),
    ({"sig": '"(Tensor self) -> bool"', "variants": '"out"'}, "variants: the out= form needs"),
    ({"numbers": '["other"]'}, 'numbers: "other" is not a parameter'),
    ({"numbers": "[1]"}, "numbers: is a list of strings"),
    ({"rev": "2"}, "history: revision 2 needs"),
    ({"rev": "true"}, "rev: True is not a int"),
    ({"only_module": "true"}, "only_module: needs module"),
    ({"since": '"soon"'}, "since:"),
]


@pytest.mark.parametrize("change,message", BAD_ENTRIES)
def test_bad_entry(tmp_path, change, message):
    fields = {k: v for k, v in {**GOOD, **change}.items() if v is not None}
    text = "[tanh]\n" + "".join(f"{k} = {v}\n" for k, v in fields.items())
    (tmp_path / "math.toml").write_text(text)
    with pytest.raises(model.SchemaErrors) as e:
        model.load(tmp_path)
    assert any(f.startswith(f"math.toml: [tanh] {message}") for f in e.value.faults), e.value.faults


def test_all_faults_at_once(tmp_path):
    (tmp_path / "a.toml").write_text('[x]\nkind = "nope"\n["y"]\nsig = "(Tensor self) -> Tensor"\nkind = "view"\n')
    (tmp_path / "b.toml").write_text("[broken\n")
    with pytest.raises(model.SchemaErrors) as e:
        model.load(tmp_path)
    text = str(e.value)
    assert "a.toml: [x] kind" in text and "a.toml: [y] doc" in text and "b.toml:" in text


def test_name_clash(tmp_path):
    entry = "".join(f"{k} = {v}\n" for k, v in GOOD.items())
    (tmp_path / "a.toml").write_text(f'["a.b"]\n{entry}[a_b]\n{entry}')
    with pytest.raises(model.SchemaErrors, match="same C name"):
        model.load(tmp_path)


def run(*args):
    return subprocess.run([sys.executable, "-m", "bindings.gen", *args], cwd=ROOT, capture_output=True, text=True)


def test_write_check_and_drift(tmp_path):
    """What --write made passes --check; a changed, a missing and a left-over file are named."""
    args = ("--schema", str(FIXTURE), "--root", str(tmp_path))
    assert run("--write", *args).returncode == 0
    assert run("--check", *args).returncode == 0
    made = sorted(tmp_path.glob("capi/include/evergrad/ops/*.h"))
    assert made
    made[0].write_text("/* edited */\n")
    (tmp_path / "capi/include/evergrad/ops/gone.h").write_text("\n")
    result = run("--check", *args)
    assert result.returncode == 1 and "edited" in result.stderr and "gone.h" in result.stderr


def test_out_is_stable(tmp_path):
    """A second run changes nothing, so that nothing is rebuilt."""
    args = ("--schema", str(FIXTURE), "--root", str(tmp_path), "--out", str(tmp_path / "gen"))
    assert run(*args).returncode == 0
    assert run(*args).stdout.rstrip().endswith(" 0 changed")


@pytest.fixture(scope="module")
def real():
    return model.load(ROOT / "bindings/schema/ops", ROOT)


def test_operator_without_case(real):
    """An operator of the schema that no golden case calls is named, form by form and language by language."""
    assert gaps.gaps(real) == []
    new = dataclasses.replace(real.by_name()["add"], name="brand_new", base="brand_new")
    more = dataclasses.replace(real, operators=real.operators + (new,))
    lines = gaps.gaps(more)
    assert len(lines) == 8 and all("[brand_new] has no golden case of its " in line for line in lines)
    assert any("inplace form in C, Rust, Java:" in line for line in lines)
    assert any("inplace form with a number for other in C, Rust, Java:" in line for line in lines)
    assert any("function form with a number for self in C, Java:" in line for line in lines)
    excused = {("brand_new", "", form, lang): "a test" for form in ("function", "inplace", "out") for lang in ("C", "Rust")}
    lines = gaps.gaps(more, excused)
    assert len(lines) == 8 and sum(" form in Java:" in line for line in lines) == 3


def test_excuse_for_nothing(real):
    lines = gaps.gaps(real, {("add", "", "out", "Java"): "has a case", ("gone", "", "function", "C"): "no such operator"})
    assert lines == [f"bindings/gen/gaps.py: {key} is excused for nothing" for key in ("add out Java", "gone function C")]


def case(op, args, result):
    return cases.Case(op, tuple(args), (result,), 0.0, 0.0, None)


def test_forms_of_a_case(real):
    """In place where the result fits into self: its shape, and a kind of number that is not higher."""
    eq, by_name = real.by_name()["eq"], real.by_name()
    one = {"tensor": "float32", "shape": [1], "values": [1.0]}
    two = {"tensor": "float32", "shape": [2], "values": [1.0, 2.0]}
    yes = {"tensor": "bool", "shape": [2], "values": [True, False]}
    assert case(eq, [two, one], yes).forms["inplace"] == (two | {"values": [1.0, 0.0]},)
    assert "inplace" not in case(eq, [one, two], yes).forms
    ints = {"tensor": "int64", "shape": [2], "values": [1, 2]}
    assert set(case(by_name["div"], [ints, two], two).forms) == {"function", "out"}
    bytes_ = {"tensor": "uint8", "shape": [2], "values": [1, 2]}
    wide = {"tensor": "int64", "shape": [2], "values": [256, -1]}
    assert case(by_name["add"], [bytes_, wide, cases.DEFAULT], wide).forms["inplace"][0]["values"] == [0, 255]


def test_docs_of_pointwise_operators(real):
    """What follows from the rules is added where the entry does not say it."""
    docs = {name: op.doc for name, op in real.by_name().items()}
    assert docs["cos"].endswith("Takes floats and complex numbers; integers and bool compute in the default float type.")
    assert docs["cos"].startswith("Cosine of an angle in radians. The result has the shape of the tensor.")
    promoted = "The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error."
    assert docs["add"].endswith(f"{promoted} Takes bool, integers, floats and complex numbers.")
    assert docs["gcd"].endswith(f"Integers only. {promoted}")
    assert docs["atan2"].endswith("in the default float type. Other dtypes are an error.")
    assert docs["heaviside"].count("broadcast") == 1 and "promoted" not in docs["heaviside"]

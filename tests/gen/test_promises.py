"""What the generator does about releases, revisions, texts and examples: who introduced an operator, what its older
callers get, and that every public one tells what it takes and gives, and shows a call of it."""

import dataclasses
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from bindings.gen import abi_header, core_boxing, core_types, emit_c, emit_java, emit_rust  # noqa: E402
from bindings.gen import docs, examples, java_names, model  # noqa: E402

NEW = """
[brand_new]
sig = "(Tensor self, *, int n=1, str mode='a') -> Tensor"
kind = "composite"
variants = "function, method, out"
rev = 3
history = { 1 = "Tensor self", 2 = "Tensor self, *, int n=1" }
doc = "New."
example = '''
>>> torch.brand_new(torch.ones(1))
tensor([1.])'''
"""


@pytest.fixture(scope="module")
def real():
    return model.load(ROOT / "bindings/schema/ops", ROOT)


@pytest.fixture
def new(tmp_path):
    (tmp_path / "family.toml").write_text(NEW)
    return model.load(tmp_path, ROOT).by_name()["brand_new"]


def test_operators_of_a_published_release_are_its(real):
    assert real.by_name()["add"].since == "0.1"


def test_a_new_operator_is_of_the_release_in_development(new):
    assert new.since == ".".join(abi_header.read(ROOT).version.split(".")[:2])


def test_new_symbols_have_a_node_of_their_own():
    header = (ROOT / abi_header.HEADER).read_text()
    old = "EG_API int32_t eg_grad_mode(void);"
    more = header.replace(old, old + "\nEG_API void eg_more(void); /* since 0.2 */")
    text = abi_header.version_map(abi_header.read_text(more))
    first, second = text.split("EVERGRAD_0.2 {")
    assert "eg_grad_mode;" in first and "eg_more" not in first
    assert "eg_more;" in second and "} EVERGRAD_0.1;" in second and "local" not in second


def test_a_name_of_c_keeps_its_parameters(new):
    text = "\n".join(emit_c.functions(new))
    for head, revision in (("eg_brand_new(eg_tensor* self, eg_tensor** out)", 1),
                           ("eg_brand_new_r2(eg_tensor* self, int64_t n, eg_tensor** out)", 2),
                           ("eg_brand_new_r3(eg_tensor* self, int64_t n, const char* mode, eg_tensor** out)", 3),
                           ("eg_brand_new_out(eg_tensor* self, eg_tensor* out)", 1),
                           ("eg_brand_new_r2_out(eg_tensor* self, int64_t n, eg_tensor* out)", 2)):
        body = text[text.index(head):]
        body = body[: body.index("\n}")]
        assert f'"brand_new", "{"out" if "_out(" in head else ""}", {revision}, args' in body


def test_the_library_knows_what_older_callers_pass(new):
    plain = "\n".join(core_boxing.boxed(new, core_types.FUNCTION))
    assert ('older_brand_new[] = {{1, "brand_new(Tensor self) -> Tensor"}, '
            '{2, "brand_new(Tensor self, *, int n=1) -> Tensor"}}') in plain
    into = "\n".join(core_boxing.boxed(new, core_types.OUT))
    assert '{{2, "brand_new.out(Tensor self) -> Tensor"}, {3, ' in into and "kOpOut" in into


def test_a_public_operator_shows_a_call(real, new):
    assert examples.missing(real) == []

    def told(**changes):
        op = dataclasses.replace(new, **changes)
        return examples.missing(dataclasses.replace(real, operators=(op,)))

    assert told() == []
    assert "has no example" in told(example="")[0]
    assert "does not call brand_new" in told(example=">>> torch.add(1, 2)")[0]
    assert "columns" in told(example=">>> torch.brand_new()  # " + "x" * 100)[0]
    assert told(example="", name="_part", base="_part", python_name="_part") == []
    assert told(example="", modules=("_ops",), only_module=True) == []


WHOLE = "The sum along a dimension, which goes. Floating point; bool is an error."


def test_a_public_operator_tells_dtypes_shape_and_errors(real, new):
    assert docs.missing(real) == []

    def left_out(doc, **changes):
        return docs.untold(dataclasses.replace(new, doc=doc, **changes))

    assert left_out(WHOLE) == []
    assert left_out("The sum along a dimension, which goes. Odd ones are an error.") == ["dtype"]
    assert left_out("The sum along a dimension. Floating point; bool is an error.") == ["result shape"]
    assert left_out("The sum along a dimension. Floating point; other sizes are an error.") == ["result shape"]
    assert left_out("The sum along a dimension, which goes. Floating point.") == ["error"]
    assert left_out("New.") == ["dtype", "result shape", "error"]
    lines = docs.missing(dataclasses.replace(real, operators=(dataclasses.replace(new, doc="New."),)))
    assert lines == [f"{real.source}/family.toml: [brand_new] doc: names no dtype and no result shape and no error"]
    hidden = dataclasses.replace(new, doc="New.", name="_part", base="_part", python_name="_part")
    assert docs.missing(dataclasses.replace(real, operators=(hidden,))) == []


def test_what_an_operator_needs_not_tell_follows_from_its_kind(real):
    by_name = real.by_name()

    def left_out(name, doc):
        return docs.untold(dataclasses.replace(by_name[name], doc=doc))

    assert left_out("clone", "The same shape, any dtype.") == ["error"]  # it has a memory format
    assert left_out("positive", "The same shape, any dtype.") == []
    assert left_out("positive", "The same shape, integers.") == ["error"]
    assert left_out("nan_to_num", "The same shape, any dtype.") == []
    assert left_out("cat", "The sum of the sizes, any dtype.") == ["error"]
    assert left_out("equal", "Any dtype.") == ["error"]  # a bool has no shape
    assert left_out("zeros", "The given shape; a negative size is an error.") == ["dtype"]


def test_an_example_is_a_session(tmp_path):
    (tmp_path / "family.toml").write_text(NEW.replace(">>> torch", "torch"))
    with pytest.raises(model.SchemaErrors, match="example: is a Python session"):
        model.load(tmp_path, ROOT)


def test_every_language_shows_the_example(new):
    line = ">>> torch.brand_new(torch.ones(1))"
    assert emit_c.functions(new)[-2].count(line) == 1
    assert f"/// {line}" in "\n".join(emit_rust.free_function(new, "function", "BRAND_NEW", False))
    shown = [emit_java.javadoc(m, "") for m in java_names.methods(new, set())]
    assert [emit_java.escape(line) in text for text in shown].count(True) == 1


def test_formulas_are_no_markdown_in_rustdoc(new):
    told = dataclasses.replace(new, doc="(*, n) to (*), 2 * n, `x**2`.")
    text = "\n".join(emit_rust.free_function(told, "function", "BRAND_NEW", False))
    assert r"/// (\*, n) to (\*), 2 * n, `x**2`." in text
    told = dataclasses.replace(new, doc=f"{'x' * 102} (n - 1) stride.")
    assert r"/// 1\) stride." in "\n".join(emit_rust.free_function(told, "function", "BRAND_NEW", False))


def test_another_name_tells_what_the_first_one_does(real):
    by_name = real.by_name()
    assert by_name["linalg_det"].doc in by_name["det"].doc

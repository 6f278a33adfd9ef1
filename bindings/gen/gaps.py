"""What the golden cases leave out: forms of operators that no case calls in C, Rust or Java.

`python3 -m bindings.gen --check` fails and names them. A form that cannot have a case in a language stands in EXCUSED,
with the reason; one that stands there and has a case is named too.
"""

from . import emit_java_tests, emit_rust_tests, emit_tests
from .cases import bound

LANGUAGES = ("C", "Rust", "Java")
EXCUSED = {}  # {(operator, number, form, language): why there can be no case}


def called(model):
    """{(operator, number, form, language)} of what the generated tests call. number: the tensor parameter that is one, or ""."""
    out = set()
    for case in bound(model):
        out |= {(*case.key, form, "C") for form in emit_tests.test(case)[1]}
        out |= {(*case.key, form, "Rust") for form in emit_rust_tests.test(case)[1]}
    for case, _, forms in emit_java_tests.tests(model):
        out |= {(*case.key, form, "Java") for form in forms}
    return out


def wanted(op):
    """[(number, form, languages)] that the operator has functions for."""
    out = []
    for form, _, _ in op.boxed:
        out.append(("", form, LANGUAGES))
        for number in (f.param for f in op.number_forms):
            first = number == op.params[0].name  # nothing is written into a number, and Rust's first tensor is a tensor
            if not (first and form == "inplace"):
                out.append((number, form, ("C", "Java") if first else LANGUAGES))
    return out


def gaps(model, excused=None):
    """Lines to print; none when every form of every operator is called in each language."""
    excused = EXCUSED if excused is None else excused
    found = called(model)
    have = {op.name for op in model.operators}
    known, lines = found | excused.keys(), []
    for op in model.operators:
        for number, form, languages in wanted(op):
            missing = [lang for lang in languages if (op.name, number, form, lang) not in known]
            if missing:
                what = f"{form} form" + (f" with a number for {number}" if number else "")
                lines.append(f"{model.source}/{op.family}.toml: [{op.name}] has no golden case of its {what} in "
                             f"{', '.join(missing)}: see tests/cases/compute.py")
    for key in sorted(excused):
        if key in found or key[0] not in have:
            lines.append(f"bindings/gen/gaps.py: {' '.join(filter(None, key))} is excused for nothing")
    return lines


def counts(model):
    """{language: (operators, functions)} that the generated tests cover."""
    found = called(model)
    return {lang: (len({op for op, *_, x in found if x == lang}), sum(1 for *_, x in found if x == lang))
            for lang in LANGUAGES}

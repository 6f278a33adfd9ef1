"""What the golden cases leave out: forms of operators that no case calls in C, Rust or Java.

`python3 -m bindings.gen --check` fails and names them. A form that cannot have a case in a language stands in EXCUSED,
with the reason; one that stands there and has a case is named too.
"""

from . import emit_java_tests, emit_rust_tests, emit_tests
from .cases import bound

EXCUSED = {}  # {(operator, form, language): why there can be no case}


def called(model):
    """{(operator, form, language)} of what the generated tests call."""
    out = set()
    for case in bound(model):
        out |= {(case.op.name, form, "C") for form in emit_tests.test(case)[1]}
        out |= {(case.op.name, form, "Rust") for form in emit_rust_tests.test(case)[1]}
    for case, _, forms in emit_java_tests.tests(model):
        out |= {(case.op.name, form, "Java") for form in forms}
    return out


def gaps(model, excused=None):
    """Lines to print; none when every form of every operator is called in each language."""
    excused = EXCUSED if excused is None else excused
    found = called(model)
    have = {op.name for op in model.operators}
    lines = []
    for op in model.operators:
        for form, _, _ in op.boxed:
            missing = [lang for lang in ("C", "Rust", "Java")
                       if (op.name, form, lang) not in found and (op.name, form, lang) not in excused]
            if missing:
                lines.append(f"{model.source}/{op.family}.toml: [{op.name}] has no golden case of its {form} form in "
                             f"{', '.join(missing)}: see tests/cases/compute.py")
    for key in sorted(excused):
        if key in found or key[0] not in have:
            lines.append(f"bindings/gen/gaps.py: {' '.join(key)} is excused for nothing")
    return lines


def counts(model):
    """{language: (operators, calls)} that the generated tests cover."""
    found = called(model)
    return {lang: (len({op for op, _, x in found if x == lang}), sum(1 for *_, x in found if x == lang))
            for lang in ("C", "Rust", "Java")}

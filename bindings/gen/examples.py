"""The examples of the schema: Python sessions, written once, shown by every language, run by python/tests/test_examples.py.

`torch` is the package in them and `F` its nn.functional. An operator that Python users call has one that calls it.
"""

import re

LONGEST = 110
ATTRIBUTES = {"numpy_T": "T", "matrix_H": "H"}  # operators that are attributes of a tensor, under another name


def missing(model):
    """Lines to print: public operators without an example, or with one that does not call them or is too wide."""
    lines = []
    for op in model.operators:
        where = f"{model.source}/{op.family}.toml: [{op.name}]"
        if op.public and not op.example:
            lines.append(f"{where} has no example: a public operator shows a call of it")
        called = "|".join(re.escape(n) for n in (ATTRIBUTES.get(op.name, op.python_name), *op.aliases))
        if op.example and not re.search(rf"[.](?:{called})_?\b", op.example):
            lines.append(f"{where} example: does not call {op.python_name}")
        wide = [len(line) for line in op.example.split("\n") if len(line) > LONGEST]
        lines += [f"{where} example: a line of {n} columns" for n in wide]
    return lines

"""What the texts of the schema tell: a public operator names its dtypes, the shape of its result and what is an error.

The text is the one that is shown, with what the generator adds to an entry. Which words count stands below; nothing is
excused by name. By its kind an operator needs no dtype when it has no tensor, no shape when its result is none, and no
error when it takes any dtype and is given nothing but one tensor and dtypes or numbers that have defaults.
"""

import re


def _words(*parts):
    return re.compile("|".join(parts), re.I)


DTYPE = _words(r"\b(?:dtypes?|bool|floats?|floating|integers?|complex|real numbers)\b",
               r"\b(?:bfloat|float|u?int|complex)\d+\b")
ANY_DTYPE = _words(r"\bany dtype\b", "bool, integers, floats and complex numbers",
                   "floats and complex numbers; integers and bool")
SHAPE = _words(r"\b(?:shaped?|shapes|sizes?|broadcast|broadcasts|matrix|[0-9n]-d|0-dim|1-dim)\b",
               r"\((?!float|complex|int)(?:\*|\.\.\.|\w+(?: of \w+)?)(?:, [^()]+)+\)", r"\([*a-z]\)",
               r"\b\w+ x \w+\b", r"\b(?:which|it|they) go(?:es)?\b", r"\bdimensions? (?:less|fewer|more)\b",
               r"\b(?:as many|of \w+) (?:values|points|elements)\b")
ERROR = _words(r"\b(?:errors?|refused?|refuses|raises?|not supported)\b",
               r"\b(?:point|complex|integers|bool|floats|float64|int64|types) only\b")


def untold(op):
    """What of dtype, result shape and error the operator's text leaves out."""
    gives_tensors = op.result_kind in ("tensor", "tensors", "tuple")
    # Sizes that are an error are no word about the result.
    tells = " ".join(part for part in re.split(r"(?<=[.;]) ", op.doc) if not ERROR.search(part) or DTYPE.search(part))
    out = []
    if (op.tensor_params or gives_tensors or op.result_kind == "dtype") and not DTYPE.search(op.doc):
        out.append("dtype")
    if gives_tensors and not SHAPE.search(tells):
        out.append("result shape")
    alone = op.self_param and all(p.has_default and p.type.base in ("DType", "float") for p in op.params[1:])
    if not ERROR.search(op.doc) and not (alone and ANY_DTYPE.search(op.doc)):
        out.append("error")
    return out


def missing(model):
    """Lines to print: public operators whose text leaves something out."""
    return [f"{model.source}/{op.family}.toml: [{op.name}] doc: names no {' and no '.join(left_out)}"
            for op in model.operators if op.public and (left_out := untold(op))]

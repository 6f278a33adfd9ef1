"""The C header of the operators: capi/include/evergrad/ops/FAMILY.h, ops.h over all of them, evergrad.h over everything.

One static inline function for each form of an operator: eg_add, eg_add_ (in place), eg_add_out, and eg_add_scalar where
a tensor may be a plain number. All are calls of eg_op_call on an operator resolved once.
"""

import dataclasses
import re
import textwrap
from pathlib import Path

OWNS = ["capi/include/evergrad/ops/*.h"]
FOLDER = "capi/include/evergrad"
TAGS = {"DType": "DTYPE", "Device": "DEVICE", "Layout": "LAYOUT", "MemoryFormat": "FORMAT", "bool": "BOOL"}
ENUMS = {"DType": "eg_dtype", "Device": "eg_device", "Layout": "eg_layout", "MemoryFormat": "eg_memory_format", "bool": "int32_t"}
LISTS = {"int": ("int64_t", "INTS"), "float": ("double", "DOUBLES"), "bool": ("uint8_t", "BOOLS"), "Scalar": ("eg_value", "SCALARS")}
# Words of C and C++ that a parameter can not be called; the header serves both.
KEYWORDS = {"default", "register", "signed", "unsigned", "int", "float", "double", "bool", "char", "long", "short", "and",
            "or", "not", "xor", "this", "new", "delete", "operator", "template", "union", "out", "args", "rets", "status", "op"}


def arg_name(param):
    return param.name + "_" if param.name in KEYWORDS else param.name


def parameter(param, number):
    """(declarations, expression of its eg_value) of a parameter."""
    name, type_ = arg_name(param), param.type
    if number:
        return [f"eg_value {name}"], name
    if type_.base == "Tensor" and type_.list:
        return ([f"eg_tensor* const* {name}", f"size_t {name}_count"],
                f"eg_detail_array(EG_TAG_TENSORS, {name}, {name}_count)")
    if type_.list:
        item, tag = LISTS[type_.base]
        make = "optional" if type_.optional or param.has_default else "array"
        return ([f"const {item}* {name}", f"size_t {name}_count"],
                f"eg_detail_{make}(EG_TAG_{tag}, {name}, {name}_count)")
    if type_.base == "Tensor":
        make = f"eg_detail_pointer(EG_TAG_TENSOR, {name})" if type_.optional else f"eg_detail_tensor_arg({name})"
        return [f"eg_tensor* {name}"], make
    if type_.base == "Generator":
        return [f"eg_generator* {name}"], f"eg_detail_pointer(EG_TAG_GENERATOR, {name})"
    if type_.base == "str":
        return [f"const char* {name}"], f"eg_detail_string({name})"
    if type_.base == "bool" and not type_.optional:
        return [f"int32_t {name}"], f"eg_detail_bool({name})"
    if type_.base in ENUMS:
        return [f"{ENUMS[type_.base]} {name}"], f"eg_detail_enum(EG_TAG_{TAGS[type_.base]}, {name})"
    if type_.base == "Scalar" or type_.optional:
        return [f"eg_value {name}"], name
    return {"int": ([f"int64_t {name}"], f"eg_int({name})"), "float": ([f"double {name}"], f"eg_double({name})")}[type_.base]


def result(op):
    """(declarations of the out pointers, lines that clear them, lines that set them)."""
    kind = op.result_kind
    if kind in ("tensor", "tuple"):
        names = [r.name or f"out{i}" for i, r in enumerate(op.results)] if kind == "tuple" else ["out"]
        taken = {arg_name(p) for p in op.params} | KEYWORDS - {"out"}
        names = [f"out_{n}" if n in taken else n for n in names]
        return ([f"eg_tensor** {n}" for n in names], [f"*{n} = NULL;" for n in names],
                [f"*{n} = eg_detail_tensor(&rets[{i}]);" for i, n in enumerate(names)])
    if kind in ("tensors", "scalar"):
        return ["eg_value* out"], ["*out = eg_none();"], ["*out = rets[0];"]
    if kind == "none":
        return [], [], []
    item, member = {"bool": ("int32_t", "i"), "int": ("int64_t", "i"), "float": ("double", "d"), "dtype": ("eg_dtype", "i")}[kind]
    cast = f"({item})" if item in ("int32_t", "eg_dtype") else ""
    return [f"{item}* out"], [], [f"*out = {cast}rets[0].u.{member};"]


def wrap(head, parts, tail):
    """head + parts + tail within 120 columns, continued under the parenthesis."""
    lines, line = [], head
    for i, part in enumerate(parts):
        piece = part + (", " if i + 1 < len(parts) else "")
        if len(line) + len(piece.rstrip()) + (len(tail) if i + 1 == len(parts) else 0) > 120 and line.strip() and i:
            lines.append(line.rstrip())
            line = " " * len(head)
        line += piece
    return "\n".join(lines + [line + tail])


def comment(text, example=""):
    lines = textwrap.wrap(text, 112) + (["In Python:", *("    " + line for line in example.split("\n"))] if example else [])
    lines = [line.replace("*/", "* /").replace("/*", "/ *") for line in lines]
    return "/* " + "\n * ".join(lines) + " */"


def c_function(op, form, number=None):
    """eg_max_dim, eg_add_, eg_add_out, eg_add_scalar, eg_add_scalar_: a trailing underscore is the in-place form. C has
    no defaults: a name keeps its parameters for ever, and a later revision of the operator has another, eg_einsum_r2."""
    suffix = {"function": "", "inplace": "_", "out": "_out"}[form]
    revision = f"_r{op.rev}" if op.rev > 1 else ""
    return op.c_name + (f"_{number.suffix}" if number else "") + revision + suffix


def function(op, form, boxed_name, overload, number=None):
    """One inline function."""
    name = c_function(op, form, number)
    declarations, values = [], []
    for p in op.params:
        d, v = parameter(p, bool(number) and p.name == number.param)
        declarations += d
        values.append(v)
    nrets = len(op.results)
    outs, clear, store = result(op)
    if form == "out":
        names = [o.split("* ")[-1] for o in outs]
        declarations += [f"eg_tensor* {n}" for n in names]
        values += [f"eg_detail_tensor_arg({n})" for n in names]
        clear, store = [], [f"eg_value_clear(&rets[{i}]);" for i in range(nrets)]
    elif form == "inplace":
        clear, store = [], ["eg_value_clear(&rets[0]);"]
    else:
        declarations += outs
    nargs = len(values)
    body = ["static eg_op* op;"]
    args = "NULL"
    if nargs:
        args = "args"
        body.append(f"eg_value args[{nargs}];")
    if nrets:
        body.append(f"eg_value rets[{nrets}];")
    body.append("eg_status* status;")
    body += clear
    body += [f"args[{i}] = {v};" for i, v in enumerate(values)]
    body += [f"rets[{i}] = eg_none();" for i in range(nrets)]
    rets = f"rets, {nrets}" if nrets else "NULL, 0"
    body.append(f'status = eg_detail_call(&op, "{boxed_name}", "{overload}", {op.rev}, {args}, {nargs}, {rets});')
    if store:
        body.append("if (status) return status;")
        body += store
        body.append("return NULL;")
    else:
        body.append("return status;")
    head = wrap(f"static inline eg_status* {name}(", declarations or ["void"], ") {")
    return head + "\n" + "\n".join("  " + line for line in body) + "\n}"


def revisions(op):
    """The operator as each of its older revisions has it, and as it is."""
    older = [dataclasses.replace(op, rev=rev, params=params, history=op.history[:i],
                                 numbers=tuple(n for n in op.numbers if n in {p.name for p in params}))
             for i, (rev, params) in enumerate(op.history)]
    return [*older, op]


def functions(op):
    """All forms: the first one tells what the operator does, the others how they differ from it."""
    out = []
    for older in revisions(op)[:-1]:
        for form, name, overload in older.boxed:
            for number in (None, *older.number_forms):
                if not (number and form == "inplace" and number.param == op.params[0].name):
                    text = f"Revision {older.rev} of {op.name}: {c_function(op, form, number)} without what came later."
                    out.append(comment(text) + "\n" + function(older, form, name, overload, number))
    before, out = out, []
    first = None  # the function whose text the others refer to
    for form, name, overload in op.boxed:
        for number in (None, *op.number_forms):
            if number and form == "inplace" and number.param == op.params[0].name:
                continue
            how = [f"{number.param} is a plain number"] if number else []
            if form == "inplace":
                how.append(f"the result is written into {op.params[0].name}")
            if form == "out":
                how.append("the result is written into the tensor given last" if len(op.results) == 1
                           else "the results are written into the tensors given last")
            if not out:
                text = f"{op.name}{op.sig}. {op.doc}" + (f" In place: {how[-1]}." if how else "")
            else:
                text = f"As {first}; {', '.join(how)}."
            out.append(comment(text, "" if out else op.example) + "\n" + function(op, form, name, overload, number))
            if len(out) == 1:
                first = c_function(op, form, number)
    return before + out


def check_names(model):
    """No function may have the name of one that is written by hand."""
    taken = set()
    for header in ("abi.h", "values.h"):
        path = Path(__file__).resolve().parents[2] / FOLDER / header
        text = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.S)
        taken |= set(re.findall(r"\beg_\w+", text))
    for op in model.operators:
        forms = [(o, form, number) for o in revisions(op) for form, _, _ in o.boxed for number in (None, *o.number_forms)]
        for o, form, number in forms:
            name = c_function(o, form, number)
            if name in taken:
                raise SystemExit(f"{model.source}/{op.family}.toml: [{op.name}] name: {name} exists already")
            if not (number and form == "inplace" and number.param == op.params[0].name):
                taken.add(name)


def family_header(family, ops):
    guard = f"EVERGRAD_OPS_{family.upper()}_H"
    parts = [
        f"/* Generated from bindings/schema/ops/{family}.toml; do not edit. */",
        f'#ifndef {guard}\n#define {guard}\n#include "evergrad/values.h"\n\n#ifdef __cplusplus\nextern "C" {{\n#endif\n',
    ]
    for op in sorted(ops, key=lambda o: o.name):
        parts += [f + "\n" for f in functions(op)]
    parts.append("#ifdef __cplusplus\n}\n#endif\n#endif\n")
    return "\n".join(parts)


def emit(model):
    check_names(model)
    families = model.families()
    files = {f"{FOLDER}/ops/{name}.h": family_header(name, ops) for name, ops in families.items()}
    includes = "".join(f'#include "evergrad/ops/{name}.h"\n' for name in families)
    files[f"{FOLDER}/ops.h"] = (
        f"/* Generated from the entries of {model.source}; do not edit. The typed operators, one header a family.\n"
        " *\n"
        " * A missing optional tensor, list or string is NULL, a missing number eg_none(), a missing bool, dtype, layout,\n"
        " * device or memory format EG_DEFAULT. Results are owned by the caller; a list of tensors comes as an eg_value\n"
        " * for eg_value_clear(). */\n"
        f"#ifndef EVERGRAD_OPS_H\n#define EVERGRAD_OPS_H\n{includes}#endif\n"
    )
    files[f"{FOLDER}/evergrad.h"] = (
        f"/* Generated from the entries of {model.source}; do not edit. All of Evergrad: services, values, operators. */\n"
        "#ifndef EVERGRAD_EVERGRAD_H\n#define EVERGRAD_EVERGRAD_H\n"
        '#include "evergrad/abi.h"\n#include "evergrad/ops.h"\n#include "evergrad/values.h"\n#endif\n'
    )
    return files

"""How the schema is spelled in Rust: types, packing of arguments, names of functions and of options."""

import re

KEYWORDS = {"as", "break", "const", "continue", "crate", "dyn", "else", "enum", "extern", "false", "fn", "for", "if", "impl",
            "in", "let", "loop", "match", "mod", "move", "mut", "pub", "ref", "return", "static", "struct", "super", "trait",
            "true", "type", "unsafe", "use", "where", "while", "async", "await", "abstract", "become", "box", "do", "final",
            "macro", "override", "priv", "try", "typeof", "unsized", "virtual", "yield"}
# Methods that Tensor has by hand, or that would hide a trait's: there is only the free function.
NO_METHOD = {"clone", "item", "is_contiguous", "to_f64", "shape", "strides", "size", "numel", "dtype", "device", "ndim"}
PLAIN = {"int": ("i64", "int"), "float": ("f64", "double"), "bool": ("bool", "boolean"), "DType": ("DType", "dtype"),
         "Device": ("Device", "device"), "Layout": ("Layout", "layout"), "MemoryFormat": ("MemoryFormat", "format")}
LISTS = {"float": ("f64", "doubles"), "bool": ("bool", "bools")}


def snake(name):
    return re.sub(r"(?<=[a-z])([A-Z])", r"_\1", name).lower()


def stem(op):
    return snake(op.cpp_name)


def ident(name):
    if name == "self":
        return "input"
    name = snake(name)
    return f"r#{name}" if name in KEYWORDS else name


def is_number(op, p):
    return p.name in op.numbers and not p.is_list


def required(op, p, name):
    """(type, statement before the call, expression of the value) of a parameter that must be given."""
    t = p.type
    if is_number(op, p) and p is not op.self_param:
        return "impl Into<Operand<'a>>", f"let {name} = {name}.into();", f"value::operand(&{name})"
    if t.base == "Tensor" and t.list:
        if t.optional_items:
            return "&[Option<&Tensor>]", f"let {name} = value::opt_handles({name});", f"value::tensors(&{name})"
        return "&[impl Borrow<Tensor>]", f"let {name} = value::handles({name});", f"value::tensors(&{name})"
    if t.base == "Tensor":
        return ("Option<&Tensor>", "", f"value::opt_tensor({name})") if t.optional else ("&Tensor", "", f"value::tensor({name})")
    if t.base == "int" and t.list:
        return "impl Into<Ints<'a>>", f"let {name} = {name}.into();", f"value::ints(&{name})"
    if t.base == "Scalar" and t.list:
        return "&[Scalar]", f"let {name} = value::scalar_values({name});", f"value::scalars(&{name})"
    if t.list:
        item, make = LISTS[t.base]
        return f"&[{item}]", "", f"value::{make}({name})"
    if t.base == "Scalar":
        if t.optional:
            return "Option<Scalar>", "", f"{name}.as_ref().map_or(value::none(), value::scalar)"
        return "impl Into<Scalar>", f"let {name} = {name}.into();", f"value::scalar(&{name})"
    if t.base == "str":
        return ("Option<&str>", "", f"{name}.map_or(value::none(), value::string)") if t.optional else ("&str", "", f"value::string({name})")
    if t.base == "Generator":
        return "Option<&Generator>", "", f"{name}.map_or(value::none(), value::generator)"
    rust, make = PLAIN[t.base]
    if t.optional:
        return f"Option<{rust}>", "", f"{name}.map_or(value::none(), value::{make})"
    return rust, "", f"value::{make}({name})"


def optional(op, p, name):
    """(field type, setter's parameter type, setter's value, statement, expression) of a parameter with a default."""
    t, field = p.type, f"options.{name}"
    if is_number(op, p):
        return ("Operand<'a>", "impl Into<Operand<'a>>", f"Some({name}.into())", "",
                f"{field}.as_ref().map_or(value::none(), value::operand)")
    if t.base == "Tensor" and t.list:
        local = ident(f"{p.name}_list")
        items, make = ("Option<&'a Tensor>", "opt_handles") if t.optional_items else ("&'a Tensor", "handles")
        return (f"&'a [{items}]", f"&'a [{items}]", f"Some({name})", f"let {local} = {field}.map(value::{make});",
                f"{local}.as_deref().map_or(value::none(), value::tensors)")
    if t.base == "Tensor":
        return "&'a Tensor", "impl Into<Option<&'a Tensor>>", f"{name}.into()", "", f"value::opt_tensor({field})"
    if t.base == "int" and t.list:
        return ("Ints<'a>", "impl Into<Ints<'a>>", f"Some({name}.into())", "",
                f"{field}.as_ref().map_or(value::none(), value::ints)")
    if t.base == "Scalar" and t.list:
        local = ident(f"{p.name}_list")
        return ("&'a [Scalar]", "&'a [Scalar]", f"Some({name})", f"let {local} = {field}.map(value::scalar_values);",
                f"{local}.as_deref().map_or(value::none(), value::scalars)")
    if t.list:
        item, make = LISTS[t.base]
        return f"&'a [{item}]", f"&'a [{item}]", f"Some({name})", "", f"{field}.map_or(value::none(), value::{make})"
    if t.base == "Scalar":
        return "Scalar", "impl Into<Scalar>", f"Some({name}.into())", "", f"{field}.as_ref().map_or(value::none(), value::scalar)"
    if t.base == "str":
        return "&'a str", "&'a str", f"Some({name})", "", f"{field}.map_or(value::none(), value::string)"
    if t.base == "Generator":
        return "&'a Generator", "&'a Generator", f"Some({name})", "", f"{field}.map_or(value::none(), value::generator)"
    rust, make = PLAIN[t.base]
    return rust, f"impl Into<Option<{rust}>>", f"{name}.into()", "", f"{field}.map_or(value::none(), value::{make})"


def result(op):
    """(Rust type, method of Op, lines that turn it into the result or None)."""
    kind = op.result_kind
    if kind == "tuple":
        types = "(" + ", ".join("Tensor" for _ in op.results) + ")"
        names = [ident(r.name or f"result{i}") for i, r in enumerate(op.results)]
        return types, "tensors", (f"[{', '.join(names)}]", f"({', '.join(names)})")
    rust = {"tensor": "Tensor", "tensors": "Vec<Tensor>", "bool": "bool", "int": "i64", "float": "f64", "scalar": "Scalar",
            "dtype": "DType", "none": "()"}[kind]
    call = {"tensors": "list", "none": "unit"}.get(kind, kind)
    return rust, call, None


def has_options(op):
    return any(p.has_default for p in op.params)


def options_name(op):
    return ("Raw" if op.name.startswith("_") else "") + op.class_name + "Options"


def function_name(op, form, with_options):
    name = stem(op) + {"function": "", "inplace": "", "out": "_out"}[form]
    return ident(name + ("_with" if with_options else "") + ("_" if form == "inplace" else ""))


def is_method(op, form):
    """In place is always a method where there is a tensor to call it on, like `x.fill_()`."""
    return op.self_param is not None and op.cpp_name not in NO_METHOD and (form == "inplace" or op.has("method"))

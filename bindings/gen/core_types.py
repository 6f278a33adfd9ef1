"""How the schema's types, forms and rules are spelled in C++."""

from dataclasses import dataclass

CPP_KEYWORDS = {"and", "bool", "char", "double", "float", "int", "long", "not", "or", "short", "signed", "unsigned", "xor",
                "complex", "union", "register", "default"} - {"complex"}

SIMPLE = {"int": "int64_t", "float": "double", "bool": "bool", "str": "std::string_view", "DType": "DType",
          "Device": "Device", "Layout": "Layout", "MemoryFormat": "MemoryFormat", "Scalar": "Scalar"}


def cpp_name(op):
    """The name in C++: dots become underscores; keywords, and what the engine calls so, get `_op`."""
    name = op.name.replace(".", "_").replace("::", "_")
    return name + "_op" if name in CPP_KEYWORDS | {"mode"} else name


@dataclass(frozen=True)
class Form:
    """One callable form of an operator: functional, in-place or out=."""

    kind: str  # "function", "inplace", "out"

    def cpp(self, op):
        base, _, overload = op.name.partition(".")
        if self.kind == "inplace":
            return f"{base}_" + (f"_{overload}" if overload else "")
        return cpp_name(op) + ("_out" if self.kind == "out" else "")

    def boxed(self, op):
        """(name, overload) under which it is resolved."""
        base, _, overload = op.name.partition(".")
        if self.kind == "inplace":
            return base + "_", overload
        if self.kind == "out":
            return base, overload + ".out" if overload else "out"
        return base, overload


FUNCTION, INPLACE, OUT = Form("function"), Form("inplace"), Form("out")


def declared_forms(op):
    """The functional form always exists; the others as `variants` say."""
    forms = [FUNCTION]
    if "inplace" in op.variants:
        forms.append(INPLACE)
    if "out" in op.variants:
        forms.append(OUT)
    return forms


def has_node(op):
    return op.kind != "composite" and op.diff != "none"


def param_type(type_):
    """The C++ type of a parameter."""
    if type_.base == "Tensor":
        return "TensorSpan" if type_.list else "const Tensor&"
    if type_.base == "Generator":
        return "Generator*"
    if type_.list:
        inner = {"int": "IntSpan", "float": "Span<double>", "bool": "Span<bool>", "Scalar": "Span<Scalar>"}[type_.base]
        return f"std::optional<{inner}>" if type_.optional else inner
    if type_.optional:
        return f"std::optional<{SIMPLE[type_.base]}>"
    return "const Scalar&" if type_.base == "Scalar" else SIMPLE[type_.base]


def owned_type(type_):
    """The C++ type that keeps a copy of an argument."""
    if type_.base == "Tensor":
        return "std::vector<Tensor>" if type_.list else "Tensor"
    if type_.base == "Generator":
        return "Generator*"
    if type_.list:
        inner = {"int": "Dims", "float": "std::vector<double>", "bool": "std::vector<bool>",
                 "Scalar": "std::vector<Scalar>"}[type_.base]
        return f"std::optional<{inner}>" if type_.optional else inner
    inner = "std::string" if type_.base == "str" else SIMPLE[type_.base]
    return f"std::optional<{inner}>" if type_.optional else inner


def literal(param):
    """A default value in C++."""
    value, type_ = param.default, param.type
    if value is None:
        if type_.base == "Tensor":
            return "TensorSpan()" if type_.list else "Tensor()"
        return "nullptr" if type_.base == "Generator" else "std::nullopt"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (tuple, list)):
        items = ", ".join(str(v).lower() if isinstance(v, bool) else repr(v) for v in value)
        return f"{{{items}}}" if items else "{}"
    if hasattr(value, "value") and hasattr(value, "text"):
        return f"static_cast<{SIMPLE[type_.base]}>({value.value})"
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, float):
        if value in (float("inf"), float("-inf")):
            return ("-" if value < 0 else "") + "__builtin_inf()"
        return repr(value)
    return str(value)


def arg_name(param):
    """Parameter names that are C++ keywords or clash get a trailing underscore."""
    return param.name + "_" if param.name in CPP_KEYWORDS | {"result", "c"} else param.name


def result_type(op):
    r = [x.type for x in op.results]
    if not r:
        return "void"
    if len(r) > 1:
        return "std::tuple<" + ", ".join("Tensor" for _ in r) + ">"
    if r[0].base == "Tensor":
        return "std::vector<Tensor>" if r[0].list else "Tensor"
    return SIMPLE[r[0].base]


def tensor_results(op):
    return bool(op.results) and all(r.type.base == "Tensor" for r in op.results)


def parameters(op, defaults=False, skip_self=False):
    parts = []
    for p in op.params:
        text = f"{param_type(p.type)} {arg_name(p)}"
        if defaults and p.has_default:
            text += f" = {literal(p)}"
        parts.append(text)
    return parts


def out_names(op):
    return [f"out{i}" for i in range(len(op.results))] if len(op.results) > 1 else ["out"]


def form_declaration(op, form, defaults=False):
    args = parameters(op, defaults)
    if form.kind == "out":
        args = [f"const Tensor& {n}" for n in out_names(op)] + args
        ret = "void" if len(op.results) > 1 or op.results[0].type.list else "const Tensor&"
        return f"{ret} {form.cpp(op)}({', '.join(args)})"
    if form.kind == "inplace":
        return f"const Tensor& {form.cpp(op)}({', '.join(args)})"
    return f"{result_type(op)} {form.cpp(op)}({', '.join(args)})"


def body_declaration(op):
    if op.kind == "composite" or (op.kind == "pointwise" and not op.body):
        return None
    return f"{result_type(op)} {cpp_name(op)}({', '.join(parameters(op))})"


def direct_declaration(op):
    """The body that writes into the first argument itself."""
    return f"void {INPLACE.cpp(op)}({', '.join(parameters(op))})" if op.direct else None


def context_name(op):
    return op.class_name + "Ctx"


def result_names(op):
    if len(op.results) == 1:
        return ["result"]
    return [r.name or f"result{i}" for i, r in enumerate(op.results)]


def saves(op):
    """Names of the tensors that the rule reads."""
    return [s.name for s in op.saves if not s.geometry]


def wanted_by(op, name):
    """The parameters that a saved tensor is kept for; none where it is always kept."""
    return next(s.wanted_by for s in op.saves if s.name == name and not s.geometry)


def geometries(op):
    """Names of the parameters whose geometry the rule reads."""
    return [s.name for s in op.saves if s.geometry]


def in_context(op, param):
    """Has the context a member for this tensor parameter? Of one that is not saved only where jvp_NAME may read it."""
    return op.jvp or param.name in saves(op)


def tensor_params(op):
    return [p for p in op.params if p.is_tensor]


def needs_metas(op):
    return op.kind != "pointwise"


def context_struct(op):
    lines = [f"struct {context_name(op)} {{"]
    for p in op.params:
        if p.is_tensor and not in_context(op, p):
            continue
        init = "{}" if owned_type(p.type) in ("int64_t", "double", "bool", "DType", "Device", "Layout", "MemoryFormat",
                                              "Generator*") else ""
        lines.append(f"  {owned_type(p.type)} {arg_name(p)}{init};")
    if needs_metas(op):
        for p in tensor_params(op):
            lines.append(f"  {'std::vector<TensorMeta>' if p.is_list else 'TensorMeta'} {p.name}_meta;")
    lines += [f"  TensorGeometry {n}_geometry;" for n in geometries(op)]
    if tensor_results(op):
        for n in result_names(op):
            if n in saves(op):
                type_ = "std::vector<Tensor>" if op.results[0].type.list else "Tensor"
                lines.append(f"  {type_} {n};")
    lines.append("  Needs needs;")
    lines.append("};\n")
    return "\n".join(lines)


def rule_declarations(op):
    """The rules that the family's source must define."""
    out = []
    if op.check:
        out.append(f"void check_{cpp_name(op)}({', '.join(parameters(op))})")
    if op.batch == "custom":
        args = ["const Batch& b", *parameters(op), f"{result_type(op)}& result"]
        out.append(f"bool batch_{cpp_name(op)}({', '.join(args)})")
    if not has_node(op):
        return out
    ctx, name = context_name(op), cpp_name(op)
    several = len(op.results) > 1 or op.results[0].type.list
    if op.diff == "partial":
        out.append(f"void partial_{name}(const {ctx}& c, Tensor* out)")
    else:
        g = "const Tensor* g" if several else "const Tensor& g"
        out.append(f"void vjp_{name}(const {ctx}& c, {g}, Tensor* out)")
    if op.jvp:
        if several:
            out.append(f"void jvp_{name}(const {ctx}& c, const Tensor* t, Tensor* out)")
        else:
            out.append(f"Tensor jvp_{name}(const {ctx}& c, const Tensor* t)")
    return out


def names(op):
    return [arg_name(p) for p in op.params]


def is_several(op):
    return len(op.results) > 1 or op.results[0].type.list


def result_count(op):
    return len(op.results)

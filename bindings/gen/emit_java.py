"""The Java operators: io.evergrad.Ops (static functions) and io.evergrad.TensorMethods (what Tensor extends).

Each is one boxed call through io.evergrad.internal.Call. Default values become overloads: one with the required
arguments, one more for each argument with a default, in the order of the schema.
"""

import html
import textwrap

from .java_names import lower_camel, methods, param_doc, record_name, result_type

HEAD = "// Generated from bindings/schema/ops/*.toml; do not edit.\npackage io.evergrad;\n"


def escape(text):
    return html.escape(text, quote=False).replace("@", "&#64;").replace("{", "&#123;").replace("}", "&#125;")


def javadoc(m, indent, skip=0):
    how = {"function": "", "inplace": " In place.", "out": " The result is written into a given tensor."}[m.form]
    lines = textwrap.wrap(escape(m.op.doc + how), 110)
    if m.first and m.op.example:
        lines += ["", "<p>In Python:", "<pre>", *escape(m.op.example).split("\n"), "</pre>"]
    lines.append("")
    lines += [f"@param {a.name} {escape(param_doc(a))}" for a in m.shown[skip:]]
    lines += [f"@param {n} receives the result" for n in m.out_names]
    kind = result_type(m.op, m.form)
    if kind != "void":
        lines.append("@return " + {"inplace": "the tensor itself", "out": "the tensor that was given"}.get(m.form, "the result"))
    return "\n".join([f"{indent}/**"] + [f"{indent} * {line}".rstrip() for line in lines] + [f"{indent} */"])


def op_field(form, op):
    """(class, field, its declaration) of the resolved operator."""
    name, overload = next((n, o) for f, n, o in op.boxed if f == form)
    suffix = {"function": "", "inplace": "_INPLACE", "out": "_OUT"}[form]
    field = op.cpp_name.upper() + suffix
    holder = "In" + "".join(w.capitalize() for w in op.family.split("_"))
    return holder, field, f'    static final Op {field} = new Op("{name}", "{overload}", {op.rev});'


def call(m):
    """The statements of a static function. Tensors stay reachable until the call is over, or the net under them could
    free them while the library uses them."""
    holder, field, _ = op_field(m.form, m.op)
    packs = "".join(f".{p}" for p in m.packs)
    start, target = f"Call.begin(){packs}", f"{holder}.{field}"
    fences = [f"Reference.reachabilityFence({n});" for n in [a.name for a in m.arguments if a.kept] + m.out_names]
    kind = result_type(m.op, m.form)
    count = len(m.op.results)
    if m.form != "function":
        # The handle that comes back is this tensor's: the caller's object stands for it already.
        name = m.arguments[0].name if m.form == "inplace" else m.out_names[0]
        return [f"{start}.discards({target}, {count});", *fences] + ([f"return {name};"] if kind == "Tensor" else [])
    if kind == "void":
        return [f"{start}.returnsNothing({target});", *fences]
    if kind.endswith("Result"):
        items = ", ".join(f"(Tensor) result[{i}]" for i in range(count))
        return [f"Object[] result = {start}.returns({target}, {count});", *fences, f"return new {kind}({items});"]
    if kind == "Tensor[]" and m.op.result_kind == "tuple":
        return [f"Object[] result = {start}.returns({target}, {count});", *fences, "return tensors(result);"]
    how = {"Tensor": "returnsTensor", "Tensor[]": "returnsTensors", "Number": "returnsNumber"}.get(kind, "returnsValue")
    cast = {"boolean": "(Boolean) ", "long": "(Long) ", "double": "(Double) ", "DType": "(DType) "}.get(kind, "")
    return [f"{kind} result = {cast}{start}.{how}({target});", *fences, "return result;"]


def wrap_code(line, indent):
    """Breaks a long chain of calls at its dots."""
    if len(line) + len(indent) <= 120:
        return indent + line
    out, current = [], indent
    for i, piece in enumerate(line.split(").")):
        text = piece if i == 0 else "." + piece
        text += ")" if i < line.count(").") else ""
        if len(current) + len(text) > 116 and current.strip():
            out.append(current)
            current = indent + "    "
        current += text
    return "\n".join(out + [current])


def static_function(m):
    body = "\n".join(wrap_code(line, "    ") for line in call(m))
    return (f"{javadoc(m, '  ')}\n{wrap_head(f'public static {result_type(m.op, m.form)} {m.name}', m.declaration())}\n"
            f"{body}\n  }}")


def wrap_head(head, declaration):
    return "\n".join(textwrap.wrap(f"{head}({declaration}) {{", 116, initial_indent="  ", subsequent_indent="      ",
                                   break_long_words=False))


def instance_method(m):
    kind = result_type(m.op, m.form)
    kind = f"Ops.{kind}" if kind.endswith("Result") else kind
    names = ["(Tensor) this"] + [a.name for a in m.shown[1:]] + m.out_names
    line = f"{'' if kind == 'void' else 'return '}Ops.{m.name}({', '.join(names)});"
    return f"{javadoc(m, '  ', 1)}\n{wrap_head(f'public {kind} {m.name}', m.declaration(1))}\n    {line}\n  }}"


def record(op):
    fields = ", ".join(f"Tensor {lower_camel(r.name)}" for r in op.results)
    docs = "\n".join(f"   * @param {lower_camel(r.name)} the result of that name" for r in op.results)
    closes = "\n".join(f"      {lower_camel(r.name)}.close();" for r in op.results)
    return (f"  /**\n   * The results of {op.name}.\n   *\n{docs}\n   */\n"
            f"  public record {record_name(op)}({fields}) implements AutoCloseable {{\n"
            f"    /** Closes the tensors. */\n    @Override\n    public void close() {{\n{closes}\n    }}\n  }}")


def ops_class(all_methods, operators):
    holders = {}
    for op in operators:
        for form, _, _ in op.boxed:
            holder, _, line = op_field(form, op)
            holders.setdefault(holder, []).append(line)
    classes = "\n\n".join(f"  private static final class {h} {{\n" + "\n".join(lines) + "\n  }" for h, lines in sorted(holders.items()))
    records = "\n\n".join(record(op) for op in operators if op.named_tuple)
    return f"""{HEAD}
import io.evergrad.internal.Call;
import io.evergrad.internal.Op;
import java.lang.ref.Reference;

/**
 * The operators as functions. Those whose first argument is a tensor are methods of {{@link Tensor}} too; names that end in
 * {{@code _}} change that tensor in place, names that end in {{@code Out}} write into a given one.
 */
public final class Ops {{
  private Ops() {{}}

  // The operators of a family, resolved when they are first called.
{classes}

  /** One item stands for all of a fixed number of them. */
  private static long[] sized(long[] v, int n) {{
    if (v == null || v.length != 1) {{
      return v;
    }}
    long[] all = new long[n];
    java.util.Arrays.fill(all, v[0]);
    return all;
  }}

  private static long[] sized(long v, int n) {{
    long[] all = new long[n];
    java.util.Arrays.fill(all, v);
    return all;
  }}

  private static Tensor[] tensors(Object[] items) {{
    Tensor[] out = new Tensor[items.length];
    System.arraycopy(items, 0, out, 0, items.length);
    return out;
  }}

{records}

{chr(10).join(static_function(m) + chr(10) for m in all_methods)}}}
"""


def tensor_class(all_methods):
    own = [m for m in all_methods if m.op.self_param and m.arguments[0].type == "Tensor" and not m.op.only_module
           and (m.op.has("method") or m.form == "inplace") and m.form != "out"]
    return f"""{HEAD}
/** The operators as methods of {{@link Tensor}}. */
public abstract sealed class TensorMethods permits TensorHandle {{
  TensorMethods() {{}}

{chr(10).join(instance_method(m) + chr(10) for m in own)}}}
"""


def emit(model):
    taken = set()
    ordered = sorted(model.operators, key=lambda op: (op.base.strip("_"), op.overload))
    all_methods = [m for op in ordered for m in methods(op, taken)]
    return {
        "java/io/evergrad/Ops.java": ops_class(all_methods, ordered),
        "java/io/evergrad/TensorMethods.java": tensor_class(all_methods),
    }

"""What each form of an operator does where a handler takes the call over (core/engine/divert.h): boxes the arguments, calls
it, and unboxes what it gives. An operator that is said in others is seen whole where its entry says `whole`."""

from .core_types import INPLACE, OUT, arg_name, cpp_name, form_declaration, names, out_names, param_type, result_type
from .core_types import tensor_params


def boxed_arguments(params, spell, indent):
    """`Value args[]`, filled with what `spell(parameter)` names; the memory of numbers is an arena beside it."""
    lines = [f"{indent}Value args[{max(len(params), 1)}];"]
    if any(p.type.base == "Scalar" for p in params):
        lines.append(f"{indent}boxing::Arena arena;")
    for i, p in enumerate(params):
        a = spell(p)
        if p.type.base != "Scalar":
            lines.append(f"{indent}args[{i}] = boxing::borrow({a});")
        elif p.type.optional and not p.type.list:
            lines.append(f"{indent}if ({a}) args[{i}] = boxing::borrow(*{a}, arena);")
        else:
            lines.append(f"{indent}args[{i}] = boxing::borrow({a}, arena);")
    return lines


def unboxed_results(op, var, indent):
    """Fills `var` from `rets`."""
    if not op.results:
        return []
    type_ = op.results[0].type
    if len(op.results) > 1:
        items = ", ".join(f"divert::given_tensor(info_{cpp_name(op)}, rets[{i}])" for i in range(len(op.results)))
        return [f"{indent}{var} = {{{items}}};"]
    if type_.base == "Tensor":
        return [f"{indent}{var} = divert::given_tensor{'s' if type_.list else ''}(info_{cpp_name(op)}, rets[0]);"]
    reader = {"bool": "to_bool", "int": "to_int", "float": "to_double", "Scalar": "to_scalar", "DType": "to_dtype"}
    return [f"{indent}{var} = {reader[type_.base]}(rets[0], \"result\");"]


def special(op, extra=()):
    return " | ".join([f"dispatch::special({arg_name(p)})" for p in tensor_params(op)] + list(extra)) or "0u"


def primitive_call(op, var):
    """In the long way round of an operator with rules: plain arguments (`p_NAME`) to the handler, `var` from it."""
    def spell(p):
        a = arg_name(p)
        return f"TensorSpan(p_{a})" if p.is_tensor and p.is_list else f"static_cast<const Tensor&>(p_{a})" if p.is_tensor else a
    lines = boxed_arguments(op.params, spell, "    ")
    lines.append(f"    Values rets({max(len(op.results), 1)});")
    lines.append(f"    if (divert::call(info_{cpp_name(op)}, args, rets.data())) call.record = false, call.levels = 0;")
    lines += unboxed_results(op, var, "    ")
    if op.kind == "view" and op.results[0].type.base == "Tensor":
        lines.append(f"    divert::share_version({var}, {arg_name(tensor_params(op)[0])});")
    return lines


def whole(op):
    """NAME of a composite that handlers see whole: its body, unless a handler takes the call."""
    name, ret = cpp_name(op), result_type(op)
    declared = ", ".join(f"{param_type(p.type)} {arg_name(p)}" for p in op.params)
    given = ", ".join(names(op))
    factory = any(p.name == "requires_grad" for p in op.params)  # nothing flows back through what it gives
    recorded = not op.random and op.whole != "unrecorded" and all(r.type.base == "Tensor" for r in op.results)
    lines = [f"__attribute__((cold, noinline)) static bool {name}_diverted({declared}{', ' if declared else ''}{ret}& result) {{"]
    lines += ["  dispatch::Call call;", *(f"  call.add({arg_name(p)});" for p in tensor_params(op))]
    lines.append(f"  if (divert::through(info_{name}) || call.batched() || call.levels || !call.diverted()) return false;")
    if not recorded:
        lines.append("  if (call.record) return false;")
    lines += boxed_arguments(op.params, arg_name, "  ")
    lines.append(f"  Values rets({max(len(op.results), 1)});")
    if recorded:
        lines.append(f'  divert::call_recorded(info_{name}, "{op.node or op.class_name + "Backward0"}", args, rets.data(), '
                     f'{"false" if factory else "call.record"}{", true" if op.whole == "linear" else ""});')
    else:
        lines.append(f"  divert::call(info_{name}, args, rets.data());")
    lines += unboxed_results(op, "result", "  ")
    if factory:
        lines.append("  if (requires_grad) set_requires_grad(result, true);")
    lines += ["  return true;", "}"]
    lines.append(f"{ret} {name}({declared}) {{")
    lines.append("  if (__builtin_expect(divert::any() != 0, 0)) {")
    init = "{}" if ret in ("bool", "int64_t", "double", "DType") else ""
    lines.append(f"    {ret} result{init};")
    lines.append(f"    if ({name}_diverted({given}{', ' if given else ''}result)) return result;")
    lines += ["  }", f"  return {name}_body({given});", "}\n"]
    return lines


def inplace(op, record):
    """NAME__diverted: the in-place form by a handler. record: (lines that make `node`, lines that connect it)."""
    me, name = arg_name(op.params[0]), INPLACE.cpp(op)
    lines = [f"__attribute__((cold, noinline)) static {form_declaration(op, INPLACE).replace(name + '(', name + '_diverted(')} {{"]
    before, after = record
    lines += before
    lines.append("  const uint32_t version = version_of({});".format(me))
    lines += boxed_arguments(op.params, arg_name, "  ")
    lines += ["  Values rets(1);", f"  divert::call(info_{name}, args, rets.data());",
              f"  dispatch::count_write({me}, version);"]
    return lines + after + [f"  return {me};", "}"]


def out(op):
    """NAME_out_diverted: the out= form by a handler."""
    outs, name = out_names(op), OUT.cpp(op)
    ret = form_declaration(op, OUT).split(" ")[0]
    lines = [f"__attribute__((cold, noinline)) static {form_declaration(op, OUT).replace(name + '(', name + '_diverted(', 1)} {{"]
    lines += [f"  const uint32_t version_{o} = version_of({o});" for o in outs]
    n = len(op.params)
    boxed = boxed_arguments(op.params, arg_name, "  ")
    boxed[0] = f"  Value args[{n + len(outs)}];"
    lines += boxed + [f"  args[{n + i}] = boxing::borrow({o});" for i, o in enumerate(outs)]
    lines += [f"  Values rets({len(outs)});", f"  divert::call(info_{name}, args, rets.data());"]
    lines += [f"  dispatch::count_write({o}, version_{o});" for o in outs]
    return lines + ([] if ret == "void" else ["  return out;"]) + ["}"]

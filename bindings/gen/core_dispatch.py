"""dispatch_FAMILY.cpp: for each operator its node, its C++ functions in every form, and the boxed ones.

The functional form of a primitive looks at its arguments once. Plain tensors go straight to the body; anything special
(history, tangents, batches, lazy bits) takes the long way round in NAME_slow.
"""

from .core_batch import batched_call
from . import core_divert
from .core_boxing import boxed
from .core_types import FUNCTION, INPLACE, OUT, arg_name, context_name, cpp_name, declared_forms, form_declaration
from .core_types import geometries, has_node, in_context, is_several, names, needs_metas, out_names, owned_type, param_type
from .core_types import result_names, result_type, saves, tensor_params, tensor_results, wanted_by

RULE_FLAGS = {"bool": "kAllowBool", "int": "kAllowInt", "float": "kAllowFloat", "complex": "kAllowComplex",
              "int->float": "kIntToFloat", "->bool": "kToBool", "complex->real": "kComplexToReal"}


def collect_call(op, var="call"):
    lines = [f"  dispatch::Call {var};"]
    lines += [f"  {var}.add({arg_name(p)});" for p in tensor_params(op)]
    return lines


def tensor_total(op, prefix=""):
    """The number of tensor arguments, lists flattened."""
    parts = [f"{arg_name(p)}.size()" if p.is_list else "1" for p in tensor_params(op)]
    ones = parts.count("1")
    lists = [x for x in parts if x != "1"]
    return " + ".join(lists + ([str(ones)] if ones or not lists else []))


# ---- the node ----


def edge_index(op, name):
    """Where the edges of a parameter begin among those of the node."""
    before = tensor_params(op)
    before = before[:[p.name for p in before].index(name)]
    sizes = [f"{arg_name(p)}.size()" for p in before if p.is_list]
    return " + ".join(sizes + [str(len(before) - len(sizes))] if len(before) > len(sizes) or not sizes else sizes)


def kept_where(op, name):
    """The condition under which the node keeps a tensor: "" where it always does."""
    of = {p.name: p for p in tensor_params(op)}
    parts = []
    for w in wanted_by(op, name):
        at = edge_index(op, w)
        parts.append(f"dispatch::needs_any(*node, {at}, {arg_name(of[w])}.size())" if of[w].is_list else f"node->needs({at})")
    return " || ".join(parts)


def save(op, name, call):
    where = kept_where(op, name)
    return f"if ({where}) {call}" if where else call


def node_class(op):
    ctx = context_name(op)
    saved = saves(op)
    lines = [f"struct {op.class_name}Node final : Node {{", f"  {ctx} c;"]
    fields = []
    for p in tensor_params(op):
        if p.name in saved:
            fields.append((arg_name(p), p.is_list, False))
    if tensor_results(op):
        for n in result_names(op):
            if n in saved:
                fields.append((n, op.results[0].type.list, True))
    for n, is_list, _ in fields:
        lines.append(f"  {'dispatch::SavedList' if is_list else 'SavedTensor'} saved_{n};")
    lines.append(f"  const char* name() const override {{ return \"{op.node}\"; }}")
    if fields:
        lines.append("  void release_saved() override {")
        lines += [f"    saved_{n}.reset();" for n, _, _ in fields]
        lines.append("  }")
    kept = [(n, f"saved_{n}.unpack(this)") for n, _, _ in fields]
    kept += [(arg_name(p), f"c.{arg_name(p)}") for p in op.params if not p.is_tensor and p.type.base != "Generator"]
    if needs_metas(op):
        kept += [(f"{p.name}_sym_sizes", f"c.{p.name}_meta") for p in tensor_params(op) if not p.is_list]
    if kept:
        names = ", ".join(f'"{n}"' for n, _ in kept)
        lines.append("  const char* saved_name(size_t i) const override {")
        lines.append(f"    static constexpr const char* kNames[] = {{{names}}};")
        lines.append(f"    return i < {len(kept)} ? kNames[i] : nullptr;")
        lines.append("  }")
        lines.append("  void saved(size_t i, Value& v) const override {")
        lines.append("    switch (i) {")
        lines += [f"      case {i}: return inspect::put(v, {value});" for i, (_, value) in enumerate(kept)]
        lines.append("    }")
        lines.append("  }")
    if fields:  # the first of what is kept
        lines.append("  SavedTensors saved_tensors(size_t i) override {")
        lines.append("    switch (i) {")
        lines += [f"      case {i}: return " + (f"{{saved_{n}.items.get(), saved_{n}.n, true}};" if is_list else f"{{&saved_{n}, 1}};")
                  for i, (n, is_list, _) in enumerate(fields)]
        lines += ["      default: return {};", "    }", "  }"]
    lines.append("  void apply(const Tensor* g, Tensor* out) override {")
    lines.append(f"    {ctx} ctx(c);")
    by_name = {arg_name(p): p.name for p in tensor_params(op)}
    optional = {arg_name(p) for p in tensor_params(op) if p.type.optional or p.is_list}
    for n, _, _ in fields:
        always = not wanted_by(op, by_name.get(n, n)) or n in optional
        lines.append(f"    ctx.{n} = " + (f"saved_{n}.unpack(this);" if always else f"dispatch::kept(saved_{n}, this);"))
    never = [arg_name(p) for p in tensor_params(op) if in_context(op, p) and p.name not in saved]
    never = [n for n in never if n not in optional]
    if never:
        lines.append(f"    if (mode.anomaly) {' = '.join('ctx.' + n for n in never)} = dispatch::unkept();")
    lines.append("    ctx.needs.mask = dispatch::needs_of(*this);")
    name = cpp_name(op)
    if op.diff == "partial":
        n = len(tensor_params(op))
        lines.append(f"    Tensor d[{n}];")
        lines.append(f"    rules::partial_{name}(ctx, d);")
        lines.append(f"    for (int i = 0; i < {n}; ++i) {{")
        lines.append("      if (!d[i].defined() || !needs(i)) continue;")
        if n > 1:  # x * x: one product for both
            lines.append("      out[i] = i > 0 && out[i - 1].defined() && d[i].same(d[i - 1]) ? out[i - 1] : "
                         "dispatch::times(g[0], intrinsics::conj(d[i]));")
        else:
            lines.append("      out[i] = dispatch::times(g[0], intrinsics::conj(d[i]));")
        lines.append("    }")
    elif is_several(op):
        lines.append(f"    rules::vjp_{name}(ctx, g, out);")
    else:
        lines.append(f"    rules::vjp_{name}(ctx, g[0], out);")
    lines += ["  }", "};\n"]
    return lines


def fill_context(op, target, with_tensors, strip=None):
    """Assignments that fill a context from the arguments."""
    lines = []
    for p in op.params:
        n = arg_name(p)
        if p.is_tensor:
            if with_tensors and in_context(op, p):
                if p.is_list:
                    if strip:
                        lines.append(f"    for (const Tensor& t : {n}) {target}.{n}.push_back(strip_tangents(t, {strip}));")
                    else:
                        lines.append(f"    {target}.{n} = {n}.vec();")
                else:
                    lines.append(f"    {target}.{n} = " + (f"strip_tangents({n}, {strip});" if strip else f"{n};"))
            if needs_metas(op):
                lines.append(f"    {target}.{p.name}_meta = dispatch::meta{'s' if p.is_list else ''}({n});")
            if p.name in geometries(op):
                lines.append(f"    {target}.{p.name}_geometry = TensorGeometry({n});")
        elif owned_type(p.type) == "std::optional<Dims>":
            lines.append(f"    if ({n}) {target}.{n} = Dims(*{n});")
        elif owned_type(p.type) in ("std::optional<std::string>",):
            lines.append(f"    if ({n}) {target}.{n} = std::string(*{n});")
        elif owned_type(p.type) == "std::string":
            lines.append(f"    {target}.{n} = std::string({n});")
        elif owned_type(p.type) in ("std::vector<double>", "std::vector<Scalar>", "std::vector<bool>"):
            lines.append(f"    {target}.{n}.assign({n}.begin(), {n}.end());")
        else:
            lines.append(f"    {target}.{n} = {n};")
    return lines


def result_array(op, var):
    """(declaration lines, pointer, count) of the results as an array of tensors."""
    if op.results[0].type.list:
        return [], f"{var}.data()", f"{var}.size()"
    if len(op.results) > 1:
        items = ", ".join(f"std::get<{i}>({var})" for i in range(len(op.results)))
        return [f"    const Tensor all[] = {{{items}}};"], "all", str(len(op.results))
    return [], f"(&{var})", "1"


def node_maker(op):
    """NAME_node: the node of a call, with its edges and what it keeps of the arguments."""
    lines = [f"Ref<{op.class_name}Node> {cpp_name(op)}_node({parameter_list(op)}) {{",
             f"  auto node = make<{op.class_name}Node>();"]
    lines += [line.removeprefix("  ") for line in fill_context(op, "node->c", False)]
    for name, p in (op.number_node, -1), (op.first_number_node, 0):
        if name:
            lines.append(f"  if ({arg_name(tensor_params(op)[p])}.is_wrapped_number()) node->label = \"{name}\";")
    lines.append(f"  node->next.init({tensor_total(op)});")
    lists = any(p.is_list for p in tensor_params(op))
    if lists:
        lines.append("  size_t edge = 0;")
    for i, p in enumerate(tensor_params(op)):
        n = arg_name(p)
        if p.is_list:
            lines.append(f"  for (const Tensor& t : {n}) dispatch::connect(*node, edge++, t);")
        else:
            lines.append(f"  dispatch::connect(*node, {'edge++' if lists else i}, {n});")
    for p in tensor_params(op):
        if p.name in saves(op):
            lines.append("  " + save(op, p.name, f"node->saved_{arg_name(p)}.save({arg_name(p)}, false);"))
    return lines + ["  return node;", "}\n"]


def make_node(op):
    """The node, in front of the computation: a hook that an argument is saved to may end the call (checkpoints do)."""
    lines = []
    if op.kind == "view":  # views of inference tensors are such themselves
        lines.append(f"  call.record = call.record && !({arg_name(tensor_params(op)[0])}.flags() & kInference);")
    made = f"made = {cpp_name(op)}_node({', '.join(names(op))});"
    return lines + [f"  Ref<{op.class_name}Node> made;"] + ([] if op.writes else [f"  if (call.record) {made}"])


def record(op, var):
    decl, ptr, count = result_array(op, var)
    late = [f"    made = {cpp_name(op)}_node({', '.join(names(op))});"] if op.writes else []
    if not saved_results(op):
        return ["  if (call.record) {", *late, *decl, f"    dispatch::connect_results(std::move(made), {ptr}, {count});", "  }"]
    return [f"  {op.class_name}Node* node = nullptr;  // held by the results", "  if (call.record) {",
            *late, "    node = made.get();", *decl,
            f"    if (!dispatch::connect_results(std::move(made), {ptr}, {count})) node = nullptr;", "  }"]


def saved_results(op):
    """[(number, name)]"""
    return [(i, n) for i, n in enumerate(result_names(op)) if n in saves(op) and tensor_results(op)]


def save_results(op, var):
    """Keeps the results that the rule reads; after forward(), so that their tangents are kept with them."""
    kept = saved_results(op)
    if not kept:
        return []
    decl, ptr, _ = result_array(op, var)
    lines = ["  if (node) {"] + decl
    for i, n in kept:
        value = f"{ptr}[{i}]" if not op.results[0].type.list else var
        lines.append("    " + save(op, n, f"node->saved_{n}.save({value}, true);"))
    return lines + ["  }"]


# ---- tangents ----


def forward(op, var):
    """Tangents of the results, level by level."""
    name, ctx = cpp_name(op), context_name(op)
    lines = ["  for (int32_t l = 0; call.levels >> l; ++l) {", "    if (!(call.levels >> l & 1)) continue;",
             f"    {ctx} ctx;"]
    lines += fill_context(op, "ctx", True, strip="l")
    lines.append("    std::vector<Tensor> in, t;")
    lines += [f"    dispatch::flatten_into(in, {arg_name(p)});" for p in tensor_params(op)]
    lines.append("    for (const Tensor& x : in) t.push_back(tangent_of(x, l));")
    lines.append("    ctx.needs.mask = 0;")
    lines.append("    for (size_t i = 0; i < t.size() && i < 64; ++i) ctx.needs.mask |= static_cast<uint64_t>(t[i].defined()) << i;")
    decl, ptr, count = result_array(op, var)
    lines += decl
    if tensor_results(op):
        for i, n in enumerate(result_names(op)):
            if n in saves(op):
                if op.results[0].type.list:
                    lines.append(f"    for (const Tensor& r : {var}) ctx.{n}.push_back(strip_tangents(r, l));")
                else:
                    lines.append(f"    ctx.{n} = strip_tangents({ptr}[{i}], l);")
    if op.diff == "partial":
        n = len(tensor_params(op))
        lines += [f"    Tensor d[{n}];", f"    rules::partial_{name}(ctx, d);",
                  f"    set_tangent({var}, l, dispatch::combine_partials(d, t.data(), {n}, {var}));"]
    elif op.jvp:
        if is_several(op):
            lines.append(f"    std::vector<Tensor> out({count});")
            lines.append(f"    rules::jvp_{name}(ctx, t.data(), out.data());")
            lines.append(f"    for (size_t i = 0; i < out.size(); ++i) set_tangent({ptr}[i], l, out[i]);")
        else:
            lines.append(f"    set_tangent({var}, l, rules::jvp_{name}(ctx, t.data()));")
    elif op.diff == "linear":
        lines.append("    const Tensor* next = t.data();")
        args = []
        for p in op.params:
            n = arg_name(p)
            if p.is_tensor and p.is_list:
                lines += [f"    const std::vector<Tensor> t_{n} = dispatch::tangents_or_zero({n}, next);",
                          f"    next += {n}.size();"]
                args.append(f"t_{n}")
            elif p.is_tensor:
                lines.append(f"    const Tensor t_{n} = dispatch::tangent_or_zero({n}, *next++);")
                args.append(f"t_{n}")
            else:
                args.append(n)
        lines.append("    (void)next;")
        lines.append(f"    const auto r = ops::{name}({', '.join(args)});")
        decl2, ptr2, _ = result_array(op, "r")
        lines += [d.replace(" all[]", " tangent_all[]") for d in decl2]
        ptr2 = ptr2.replace("all", "tangent_all") if decl2 else ptr2
        lines.append(f"    for (size_t i = 0; i < static_cast<size_t>({count}); ++i) {{")
        lines.append(f"      if (is_differentiable({ptr}[i].dtype())) set_tangent({ptr}[i], l, {ptr2}[i]);")
        lines.append("    }")
    else:
        call = f"rules::vjp_{name}(ctx, g, out);" if is_several(op) else f"rules::vjp_{name}(ctx, g[0], out);"
        lines += [
            "    struct Rule final : dispatch::Transposed {", f"      {ctx}& ctx;",
            f"      explicit Rule({ctx}& context) : ctx(context) {{}}",
            f"      void vjp(const Tensor* g, Tensor* out) override {{ {call} }}", "    } rule(ctx);",
            f"    const std::vector<Tensor> all_results({ptr}, {ptr} + {count});",
            "    const std::vector<Tensor> out = rule.jvp(in, t, all_results);",
            "    for (size_t i = 0; i < out.size(); ++i) {",
            f"      if (out[i].defined()) set_tangent({ptr}[i], l, out[i]);", "    }",
        ]
    lines.append("  }")
    return lines


# ---- functional forms ----


def rare(condition, lines):
    """A step that few calls take: a function of its own, made small rather than fast, far from the steps of every call."""
    return [f"  if ({condition}) [&]() __attribute__((cold, noinline)) {{", *lines, "  }();"]


def pointwise_op(op):
    flags = " | ".join(RULE_FLAGS[r] for r in op.dtype)
    kernel = op.base if not op.overload else cpp_name(op)
    return f"const PointwiseOp kernel_{cpp_name(op)} = {{\"{cpp_name(op)}\", &kernels::k_{kernel}, {flags}}};"


def params_lines(op, indent="  "):
    others = [p for p in op.params if not p.is_tensor]
    lines = [f"{indent}kernels::Params params;"]
    for i, p in enumerate(others):
        a = arg_name(p)
        lines.append(f"{indent}set_param(params, {i}, {a});")
    return lines


def run_body(op, args, target=None):
    """The expression that computes on plain tensors."""
    if op.kind == "pointwise" and not op.body:
        tensors = [a for a, p in zip(args, op.params) if p.is_tensor]
        arr = ", ".join(f"&{t}" for t in tensors)
        tail = f", {target}" if target else ""
        return (f"const Tensor* in[] = {{{arr}}};",
                f"pointwise(kernel_{cpp_name(op)}, params, in, {len(tensors)}{tail})")
    return ("", f"body::{cpp_name(op)}({', '.join(args)})")


def body_args(op, plain):
    return [f"p_{arg_name(p)}" if plain and p.is_tensor else arg_name(p) for p in op.params]


def parameter_list(op):
    return ", ".join(f"{param_type(p.type)} {arg_name(p)}" for p in op.params)


def slow(op):
    """The long way round: vmap, lazy bits, recording, tangents."""
    name, ret = cpp_name(op), result_type(op)
    lines = [f"__attribute__((noinline)) {ret} {name}_slow({parameter_list(op)}) {{"]
    lines += collect_call(op)
    if has_node(op):
        lines += make_node(op)
    lines.append(f"  {ret} result{'{}' if ret in ('bool', 'int64_t', 'double', 'DType') else ''};")
    random = " || mode.vmap_depth > 0" if op.random else ""
    lines += rare(f"call.batched(){random}", batched_call(op, "result"))
    plain = ["    GradMode off(false);"]
    keep_bits = op.kind == "view"
    for p in tensor_params(op):
        n = arg_name(p)
        if not p.is_list:
            plain.append(f"    const dispatch::Plain p_{n}({n}{', true' if keep_bits else ''});")
        elif keep_bits:
            plain.append(f"    const TensorSpan p_{n} = {n};")
        else:
            plain.append(f"    const std::vector<Tensor> p_{n} = dispatch::plain({n});")
    diverted = rare("call.diverted()", plain + core_divert.primitive_call(op, "result"))
    lines[-1] += " else " + diverted[0].lstrip()
    lines += diverted[1:]
    lines[-1] += " else {"
    lines += plain
    if op.kind == "pointwise" and not op.body:
        lines += params_lines(op, "    ")
    pre, expr = run_body(op, body_args(op, True))
    if pre:
        lines.append("    " + pre)
    lines.append(f"    result = {expr};")
    lines.append("  }")
    if op.kind == "view":
        lines += view_lines(op)
    if has_node(op):
        lines += record(op, "result")
        lines += rare("call.levels", forward(op, "result"))
        lines += save_results(op, "result")
    lines += ["  return result;", "}\n"]
    return lines


def view_lines(op):
    if op.diff == "none":  # detach and such: memory is shared, history is not
        return []
    first = arg_name(tensor_params(op)[0])
    if op.results[0].type.list:
        return ["  for (const Tensor& r : result) {",
                f"    if (shares_memory(r, {first})) set_view(r, {first}, true);", "  }"]
    return [f"  if (shares_memory(result, {first})) set_view(result, {first});"]


def check_call(op):
    """The operator's own check of its arguments, if it has one."""
    return [f"  rules::check_{cpp_name(op)}({', '.join(names(op))});"] if op.check else []


def functional(op):
    lines = [form_declaration(op, FUNCTION) + " {"]
    for p in tensor_params(op):
        if not p.is_list and not p.type.optional:
            lines.append(f"  dispatch::require({arg_name(p)}, \"{op.base}\", \"{p.name}\");")
    lines += check_call(op)
    checks = core_divert.special(op, ["divert::modes()"])
    random = " || mode.vmap_depth > 0" if op.random else ""
    if tensor_params(op) or op.random:
        lines.append(f"  if (__builtin_expect(({checks}) != 0{random}, 0)) return {cpp_name(op)}_slow({', '.join(names(op))});")
    if op.kind == "pointwise" and not op.body:
        lines += params_lines(op)
    pre, expr = run_body(op, body_args(op, False))
    if pre:
        lines.append("  " + pre)
    if op.kind == "view":
        lines.append(f"  {result_type(op)} result = {expr};")
        lines += view_lines(op)
        lines.append("  return result;")
    else:
        lines.append(f"  return {expr};")
    lines.append("}\n")
    return lines


# ---- in place and out= ----


def keeps_self(op):
    """The condition under which the old value of an in-place form's first argument is kept for the derivative."""
    first = op.params[0].name
    if op.kind != "composite" and not (has_node(op) and first in saves(op)):
        return "false"
    wanted = () if op.kind == "composite" else wanted_by(op, first)
    special = " | ".join(f"dispatch::special({arg_name(p)})" for p in tensor_params(op) if p.name in wanted or not wanted)
    return f"(({special}) & dispatch::kDifferentiates) != 0"


def inplace(op):
    me = arg_name(op.params[0])
    label = f'"{op.base}_"'
    lines = [form_declaration(op, INPLACE) + " {", f"  dispatch::require({me}, {label}, \"{op.params[0].name}\");"]
    rest = ", ".join(["before"] + names(op)[1:])
    if op.kind == "view":
        if not op.check and op.base != "detach":
            lines.append(f"  check_not_leaf({me}, dispatch::special({me}));")
        lines += [f"  const Tensor before = dispatch::snapshot({me}, false);",
                  f"  dispatch::assign_geometry({me}, ops::{cpp_name(op)}({rest}));"]
        if op.base == "detach":
            lines.append(f"  dispatch::forget_history({me});")
        lines += [f"  return {me};", "}\n"]
        return lines
    lines.append(f"  const uint32_t flags = {core_divert.special(op)};")
    lines.append(f"  check_inplace({label}, {me}, flags);")
    if op.random:
        others = " || ".join(f"is_batched({arg_name(p)})" for p in tensor_params(op)[1:]) or "false"
        lines.append(f"  if (__builtin_expect(mode.vmap_depth > 0, 0)) vmap_check_drawn({me}, {others});")
    if op.kind == "composite":
        lines += check_call(op)
    direct = op.kind == "pointwise" and not op.body and op.params[0].is_tensor
    twin = []
    if op.kind != "composite" or op.whole:
        alone = "" if op.kind != "composite" else " && !((flags & kRequiresGrad) && mode.recording())"
        lines.append(f"  if (dispatch::diverted(flags){alone}) return {INPLACE.cpp(op)}_diverted({', '.join(names(op))});")
        twin = core_divert.inplace(op, write_recorded(op))
    if direct:
        lines += [f"  if (dispatch::writes_directly(flags, {me}, {'true' if has_node(op) else 'false'})) {{"]
        for p in tensor_params(op)[1:]:
            lines.append(f"    dispatch::require({arg_name(p)}, {label}, \"{p.name}\");")
        lines += ["  " + c for c in check_call(op)]
        lines += params_lines(op, "    ")
        if has_node(op):
            arguments = ", ".join([f"dispatch::snapshot({me}, {keeps_self(op)})"] + names(op)[1:])
            lines += [f"    Ref<{op.class_name}Node> node;",
                      f"    if (__builtin_expect(flags && mode.recording(), 0)) node = {cpp_name(op)}_node({arguments});"]
        pre, expr = run_body(op, body_args(op, False), f"Target::InPlace, &{me}")
        lines += ["    " + pre, f"    {expr};", f"    bump_version({me});"]
        if has_node(op):
            kept = [save(op, n, f"node->saved_{n}.save({me}, true);") for _, n in saved_results(op)]
            lines += ["    if (node) {", f"      dispatch::connect_written({me}, node);", *("      " + k for k in kept), "    }"]
        lines += [f"    return {me};", "  }"]
    if op.direct:
        lines.append(f"  if (dispatch::writes_directly(flags, {me}, false)) {{")
        for p in tensor_params(op)[1:]:
            if not p.is_list and not p.type.optional:
                lines.append(f"    dispatch::require({arg_name(p)}, {label}, \"{p.name}\");")
        lines += ["  " + c for c in check_call(op)]
        lines += [f"    body::{INPLACE.cpp(op)}({', '.join(names(op))});", f"    bump_version({me});",
                  f"    return {me};", "  }"]
    lines += [f"  const Tensor before = dispatch::snapshot({me}, {keeps_self(op)});",
              f"  dispatch::assign({me}, ops::{cpp_name(op)}({rest}));", f"  return {me};", "}\n"]
    return twin + lines


def write_recorded(op):
    """(lines that make the node of a write to the first argument, lines that connect it)."""
    if not has_node(op):
        return [], []
    me = arg_name(op.params[0])
    arguments = ", ".join([f"dispatch::snapshot({me}, {keeps_self(op)})"] + names(op)[1:])
    before = [f"  Ref<{op.class_name}Node> node;", *collect_call(op),
              f"  if (call.record && is_differentiable({me}.dtype())) node = {cpp_name(op)}_node({arguments});"]
    kept = [save(op, n, f"node->saved_{n}.save({me}, true);") for _, n in saved_results(op)]
    return before, ["  if (node) {", f"    dispatch::connect_written({me}, node);", *("    " + k for k in kept), "  }"]


def out_form(op):
    label = f'"{op.base}"'
    outs = out_names(op)
    lines = [form_declaration(op, OUT) + " {"]
    lines.append(f"  const uint32_t flags = {core_divert.special(op)};")
    lines += [f"  dispatch::check_out({label}, {o}, flags);" for o in outs]
    twin = []
    if op.kind != "composite" or op.whole:
        given = ", ".join(outs + names(op))
        of_outs = " | ".join(f"{o}.flags()" for o in outs)
        returned = f"return {OUT.cpp(op)}_diverted({given});"
        lines.append(f"  if (dispatch::diverted(flags | {of_outs})) {returned}")
        twin = core_divert.out(op)
    if op.kind == "pointwise" and not op.body:
        for p in tensor_params(op):
            lines.append(f"  dispatch::require({arg_name(p)}, {label}, \"{p.name}\");")
        lines += check_call(op)
        lines.append("  if (!(flags & (kConj | kNeg)) && !(out.flags() & (kConj | kNeg))) {")
        lines += params_lines(op, "    ")
        pre, expr = run_body(op, body_args(op, False), "Target::Out, &out")
        lines += ["    " + pre, f"    {expr};", "    bump_version(out);", "    return out;", "  }"]
    lines.append("  GradMode off(false);")
    if op.out_dtype and op.kind == "composite":
        lines.append("  dispatch::check_out_dtype(dtype, out);")
    given = [f"{n}.value_or(out.dtype())" if op.out_dtype and n == "dtype" else n for n in names(op)]
    lines.append(f"  const auto result = ops::{cpp_name(op)}({', '.join(given)});")
    if len(outs) > 1:
        lines += [f"  dispatch::store_out({label}, {o}, std::get<{i}>(result), \"{n}\");"
                  for i, (o, n) in enumerate(zip(outs, result_names(op)))]
    else:
        lines += [f"  dispatch::store_out({label}, out, result);"]
        if op.kind == "composite" and op.out_dtype and "requires_grad" in names(op):
            lines.append("  if (requires_grad) set_requires_grad(out, true);")
        lines.append("  return out;")
    lines.append("}\n")
    return twin + lines


def dispatch_source(family, ops):
    lines = [f"// Generated from bindings/schema/ops/{family}.toml; do not edit.",
             '#include "core/engine/dispatch.h"', '#include "core/engine/inspect.h"', '#include "core/engine/intrinsics.h"',
             f'#include "core/ops/ops_{family}.h"', f'#include "core/ops/rules_{family}.h"', ""]
    kernels = sorted({op.base if not op.overload else cpp_name(op) for op in ops if op.kind == "pointwise" and not op.body})
    if kernels:
        lines.append("namespace eg::kernels {")
        lines += [f"extern const PointwiseSet k_{k};" for k in kernels]
        lines.append("}  // namespace eg::kernels\n")
    lines.append("namespace eg::ops {\n")
    for op in ops:
        for form in declared_forms(op):
            lines.append(f"extern const OpInfo info_{form.cpp(op)};")
    lines.append("\nnamespace {\n")
    for op in ops:
        if op.kind == "pointwise" and not op.body:
            lines.append(pointwise_op(op))
    lines.append("")
    for op in ops:
        if has_node(op):
            lines += node_class(op) + node_maker(op)
        if op.kind != "composite" and (tensor_params(op) or op.random):
            lines += slow(op)
    lines.append("}  // namespace\n")
    for op in ops:
        if op.kind != "composite":
            lines += functional(op)
        elif op.whole:
            lines += core_divert.whole(op)
        for form in declared_forms(op):
            if form is INPLACE:
                lines += inplace(op)
            elif form is OUT:
                lines += out_form(op)
    for op in ops:
        for form in declared_forms(op):
            lines += boxed(op, form)
    lines.append("}  // namespace eg::ops\n")
    return "\n".join(lines)

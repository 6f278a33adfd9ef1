"""What a call does with arguments that carry the batch of a vmap: the part of the dispatch code that `batch` decides."""

from .core_types import arg_name, cpp_name, names, result_count, tensor_params


def batched_call(op, var):
    """The call where an argument carries the batch of a vmap: by the operator's rule, or where that does not apply, once
    a slice."""
    if op.random and op.batch == "align":
        return drawn_call(op, var)
    if op.random or op.batch == "loop":
        return sliced_call(op, var)
    lines = ["    const Batch batch(call.level);"]
    if op.batch == "custom":
        args = ", ".join(["batch"] + names(op) + [var])
        lines += [f"    if (rules::batch_{cpp_name(op)}({args})) {{", f"      {var} = batch.wrap({var});", "    } else {"]
        return lines + ["  " + x for x in sliced_call(op, var)] + ["    }"]
    if op.batch == "align":
        tensors = ", ".join(f"&{arg_name(p)}" for p in tensor_params(op))
        lines.append(f"    const Alignment fit(batch, {{{tensors}}});")
        args = ", ".join(f"fit({arg_name(p)})" if p.is_tensor else arg_name(p) for p in op.params)
        return lines + [f"    {var} = batch.wrap(ops::{cpp_name(op)}({args}));"]
    me = arg_name(tensor_params(op)[0])
    least = 2 if op.batch == "matrix" else 1 if any(is_dim(p) for p in op.params) else 0
    args = ", ".join(batched_argument(op, p, f"{me}.dim()") for p in op.params)
    call = f"{var} = batch.wrap(ops::{cpp_name(op)}({args}));"
    if not least:
        return lines + [f"    {call}"]
    lines += [f"    if ({me}.dim() >= {least}) {{", f"      {call}", "    } else {"]
    return lines + ["  " + x for x in sliced_call(op, var)] + ["    }"]


def drawn_call(op, var):
    """Draws, one an element: once for all slices, or at once for the whole batch. Where there is only an in-place form, the
    first argument is but a shape to draw in."""
    tensors = ", ".join(f"&{arg_name(p)}" for p in tensor_params(op))
    lines = [f"    const Draw draw(\"{op.base}\", {{{tensors}}}, {'true' if only_inplace(op) else 'false'});"]
    args = ", ".join(f"draw({arg_name(p)})" if p.is_tensor else arg_name(p) for p in op.params)
    return lines + [f"    {var} = draw.wrap([&] {{ return ops::{cpp_name(op)}({args}); }});"]


def only_inplace(op):
    return op.has("inplace") and not op.has("function") and not op.has("method")


def is_dim(p):
    """Does a parameter count dimensions?"""
    return p.type.base == "int" and p.name in ("dim", "dims", "dim0", "dim1", "dim2", "dimension")


def batched_argument(op, p, rank):
    """What stands for a parameter when the batch is dimension 0 of the tensors."""
    a = arg_name(p)
    if p.is_tensor:
        return f"batch.{'full' if op.batch == 'full' else 'front'}({a})"
    if not is_dim(p):
        return a
    if not p.is_list:
        return f"Batch::dim({a}, {rank})"
    if p.type.size:  # int[1]: none of them means all
        return f"Batch::some_or_all({a}, {rank})"
    return f"Batch::{'dims_or_all' if p.type.optional else 'dims'}({a}, {rank})"


def sliced_call(op, var):
    """Boxes the arguments and hands them to vmap."""
    n = len(op.params)
    lines = [f"    Value args[{max(n, 1)}];"]
    if any(p.type.base == "Scalar" for p in op.params):
        lines.append("    boxing::Arena arena;")
    for i, p in enumerate(op.params):
        a = arg_name(p)
        if p.type.base == "Scalar":
            if p.type.optional:
                lines.append(f"    if ({a}) args[{i}] = boxing::borrow(*{a}, arena);")
            else:
                lines.append(f"    args[{i}] = boxing::borrow({a}, arena);")
        else:
            lines.append(f"    args[{i}] = boxing::borrow({a});")
    count = result_count(op)
    lines.append(f"    Values rets({max(count, 1)});")
    lines.append(f"    vmap_call(info_{cpp_name(op)}, args, rets.data());")
    if count == 0:
        return lines
    type_ = op.results[0].type
    if len(op.results) > 1:
        items = ", ".join(f'to_tensor(rets[{i}], "result")' for i in range(count))
        lines.append(f"    {var} = {{{items}}};")
    elif type_.base == "Tensor":
        lines.append(f"    {var} = {'to_tensors' if type_.list else 'to_tensor'}(rets[0], \"result\");")
    else:
        reader = {"bool": "to_bool", "int": "to_int", "float": "to_double", "Scalar": "to_scalar", "DType": "to_dtype"}
        lines.append(f"    {var} = {reader[type_.base]}(rets[0], \"result\");")
    return lines

"""Modules as functions of their parameters."""

from .. import _C


def functional_call(module, parameter_and_buffer_dicts, args=None, kwargs=None, *, tie_weights=True, strict=False):
    """module(*args, **kwargs) with the given tensors in the place of its own."""
    if isinstance(parameter_and_buffer_dicts, (list, tuple)):
        given = {}
        for d in parameter_and_buffer_dicts:
            if not isinstance(d, dict):
                raise ValueError(
                    "Expected all elements of parameter_and_buffer_dicts to be dictionaries"
                )
            twice = [k for k in d if k in given]
            if twice:
                raise ValueError(f"{twice} appeared in multiple dictionaries; behavior of functional call is ambiguous")
            given.update(d)
    elif isinstance(parameter_and_buffer_dicts, dict):
        given = dict(parameter_and_buffer_dicts)
    else:
        raise ValueError(
            "Expected parameter_and_buffer_dicts to be a dict, or a list/tuple of dicts, but got "
            f"{type(parameter_and_buffer_dicts)}"
        )
    for value in given.values():
        if not isinstance(value, _C.Tensor):
            raise TypeError(f"{value} is not an instance of torch.Tensor")
    args = () if args is None else args if isinstance(args, tuple) else (args,)
    own = dict(module.named_parameters(remove_duplicate=False))
    own.update(module.named_buffers(remove_duplicate=False))
    groups = {}
    for k, v in own.items():
        groups.setdefault(id(v), []).append(k)
    if tie_weights:
        for group in groups.values():
            several = [k for k in group if k in given]
            if len({id(given[k]) for k in several}) > 1:
                raise ValueError(
                    f"functional_call got multiple values for keys {sorted(several)}, which are tied. Consider using "
                    "tie_weights=False"
                )
        for group in groups.values():
            values = [given[k] for k in group if k in given]
            if values:
                for k in group:
                    given.setdefault(k, values[0])
    if strict:
        text = "".join(
            f"{what} key(s): {', '.join(map(repr, names))}. "
            for what, names in (
                ("Unexpected", [k for k in given if k not in own]),
                ("Missing", [k for k in own if k not in given]),
            )
            if names
        )
        if text:
            raise RuntimeError(f"Error(s) in reparametrizing for {type(module).__name__}:\n\t{text}")
    changed = []
    try:
        for name, value in given.items():
            if name not in own:
                continue
            parent, _, leaf = name.rpartition(".")
            m = module.get_submodule(parent)
            for table in (m._parameters, m._buffers):
                if leaf in table:
                    changed.append((table, leaf, table[leaf]))
                    table[leaf] = value
                    break
        return module(*args, **(kwargs or {}))
    finally:
        for table, leaf, value in reversed(changed):
            table[leaf] = value


def stack_module_state(models):
    """The parameters and the buffers of several models of one kind, stacked."""
    models = list(models)
    if not models:
        raise RuntimeError("stack_module_state: Expected at least one model, got 0.")
    if not (all(m.training for m in models) or all(not m.training for m in models)):
        raise RuntimeError("stack_module_state: Expected all models to have the same training/eval mode.")
    if any(type(m) is not type(models[0]) for m in models):
        raise RuntimeError("stack_module_state: Expected all models to be of the same class.")

    def stack(tables):
        out = {}
        for k in tables[0]:
            if len({d[k].requires_grad for d in tables}) > 1:
                raise RuntimeError(f"Expected {k} from each model to have the same .requires_grad")
            t = _C.stack([d[k].detach() for d in tables])
            t.requires_grad = tables[0][k].requires_grad
            out[k] = t
        return out

    return stack([dict(m.named_parameters()) for m in models]), stack([dict(m.named_buffers()) for m in models])

"""Modules as functions of their parameters."""

from .. import _C


def functional_call(module, parameter_and_buffer_dicts, args=None, kwargs=None, *, tie_weights=True, strict=False):
    """module(*args, **kwargs) with the given tensors in the place of its own."""
    if isinstance(parameter_and_buffer_dicts, (list, tuple)):
        given = {}
        for d in parameter_and_buffer_dicts:
            for k in d:
                if k in given:
                    raise ValueError(f"{k} appeared in multiple dictionaries; behavior of functional call is ambiguous")
            given.update(d)
    else:
        given = dict(parameter_and_buffer_dicts)
    args = () if args is None else args if isinstance(args, tuple) else (args,)
    own = dict(module.named_parameters(remove_duplicate=False))
    own.update(module.named_buffers(remove_duplicate=False))
    if strict:
        missing = [k for k in own if k not in given]
        unexpected = [k for k in given if k not in own]
        if missing or unexpected:
            raise RuntimeError(f"Missing key(s): {missing}. Unexpected key(s): {unexpected}.")
    if tie_weights:
        names = {}
        for k, v in own.items():
            names.setdefault(id(v), []).append(k)
        for group in names.values():
            values = [given[k] for k in group if k in given]
            if values:
                for k in group:
                    given.setdefault(k, values[0])
    changed = []
    try:
        for name, value in given.items():
            parent, _, leaf = name.rpartition(".")
            m = module.get_submodule(parent)
            for table in (m._parameters, m._buffers):
                if leaf in table:
                    changed.append((table, leaf, table[leaf]))
                    table[leaf] = value
                    break
            else:
                if strict or not hasattr(m, leaf):
                    raise AttributeError(f"{type(m).__name__} has no attribute `{leaf}`")
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
            t = _C.stack([d[k].detach() for d in tables])
            out[k] = t.requires_grad_(tables[0][k].requires_grad)
        return out

    return stack([dict(m.named_parameters()) for m in models]), stack([dict(m.named_buffers()) for m in models])

"""Modules as functions of their parameters."""

import contextlib

from .. import _C


_MISSING = object()


@contextlib.contextmanager
def swapped(module, given, tie_weights=True, strict=False):
    """A module with the given tensors in the place of its own; what it puts in their place meanwhile goes to `given`."""
    values = dict(given)
    if tie_weights or strict:
        own = dict(module.named_parameters(remove_duplicate=False))
        own.update(module.named_buffers(remove_duplicate=False))
        if tie_weights:
            _tie(own, values)
        if strict:
            _check_names(module, own, values)
    before = {}
    try:
        for name, value in values.items():
            before[name] = _swap(module, name, value)
        yield
    finally:
        after = {name: _swap(module, name, old) for name, old in reversed(before.items())}
        given.update((name, value) for name, value in after.items() if name in given)


def functional_call(module, parameter_and_buffer_dicts, args=None, kwargs=None, *, tie_weights=True, strict=False):
    """module(*args, **kwargs) with the given tensors in the place of its own; what the module puts in their place meanwhile
    goes to the dictionary."""
    given = _one_dict(parameter_and_buffer_dicts)
    for value in given.values():
        if value is not None and not isinstance(value, _C.Tensor):
            raise TypeError(f"{value} is not an instance of torch.Tensor")
    args = () if args is None else args if isinstance(args, tuple) else (args,)
    with swapped(module, given, tie_weights, strict):
        return module(*args, **(kwargs or {}))


def _one_dict(dicts):
    if isinstance(dicts, dict):
        return dicts
    if not isinstance(dicts, (list, tuple)):
        raise ValueError(
            f"Expected parameter_and_buffer_dicts to be a dict, or a list/tuple of dicts, but got {type(dicts)}"
        )
    given = {}
    for d in dicts:
        if not isinstance(d, dict):
            raise ValueError("Expected all elements of parameter_and_buffer_dicts to be dictionaries")
        twice = [k for k in d if k in given]
        if twice:
            raise ValueError(f"{twice} appeared in multiple dictionaries; behavior of functional call is ambiguous")
        given.update(d)
    return given


def _tie(own, values):
    """Names of one and the same tensor get one and the same value."""
    groups = {}
    for k, v in own.items():
        groups.setdefault(id(v), []).append(k)
    for group in groups.values():
        several = [k for k in group if k in values]
        if len({id(values[k]) for k in several}) > 1:
            raise ValueError(
                f"functional_call got multiple values for keys {sorted(several)}, which are tied. Consider using "
                "tie_weights=False"
            )
        for k in group if several else ():
            values.setdefault(k, values[several[0]])


def _check_names(module, own, values):
    faults = [
        f"{what} key(s): {', '.join(map(repr, sorted(names)))}."
        for what, names in (("Unexpected", values.keys() - own.keys()), ("Missing", own.keys() - values.keys()))
        if names
    ]
    if faults:
        raise RuntimeError(f"Error(s) in reparametrizing for {type(module).__name__}:\n\t" + "\n\t".join(faults))


def _swap(module, name, value):
    """Puts a value where a dotted name says, and gives back what stood there."""
    from ..nn import Module, Parameter

    *path, leaf = name.split(".")
    for part in path:
        child = getattr(module, part, None)
        if not isinstance(child, Module):
            raise AttributeError(f"{type(module).__name__} has no attribute `{part}`")
        module = child
    for table in (module._parameters, module._buffers, module.__dict__):
        if leaf in table:
            old = table[leaf]
            if value is _MISSING:
                del table[leaf]
            else:
                table[leaf] = value
            return old
    (module._parameters if isinstance(value, Parameter) else module.__dict__)[leaf] = value
    return _MISSING


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

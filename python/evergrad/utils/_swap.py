"""swap_tensors: two Python objects exchange the tensors that they stand for."""

import weakref

from .. import _C

count = 0  # of swaps so far: whoever keeps tensors apart from their objects looks at it


def swap_tensors(t1, t2):
    """Exchanges all that two tensors are, class, attributes and contents, so that whoever holds t1 has what t2 was. A
    tensor to which weak references exist cannot be swapped, as they would find the wrong one."""
    for name, t in (("t1", t1), ("t2", t2)):
        if not isinstance(t, _C.Tensor):
            raise TypeError(f"swap_tensors: expected {name} to be a Tensor, but got {type(t).__name__}")
        if weakref.getweakrefs(t):
            raise RuntimeError(f"Cannot swap {name} because it has weakref associated with it")
    if t1 is t2:
        return
    slots = [_slots_of(t) for t in (t1, t2)]
    if [set(s) for s in slots] != [set(slots[0])] * 2:
        raise RuntimeError("Cannot swap t1 and t2 if they have different slots")
    global count
    count += 1
    _C._swap_tensor_impl(t1, t2)
    t1.__class__, t2.__class__ = type(t2), type(t1)
    t1.__dict__, t2.__dict__ = t2.__dict__, t1.__dict__
    for t, values in ((t1, slots[1]), (t2, slots[0])):
        for name, value in values.items():
            if value is _UNSET:
                try:
                    delattr(t, name)
                except AttributeError:
                    pass
            else:
                setattr(t, name, value)


_UNSET = object()


def _slots_of(t):
    names = []
    for cls in type(t).__mro__:
        own = cls.__dict__.get("__slots__", ())
        names += [own] if isinstance(own, str) else own
    return {n: getattr(t, n, _UNSET) for n in names if n not in ("__dict__", "__weakref__")}

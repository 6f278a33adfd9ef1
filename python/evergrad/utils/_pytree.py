"""Nested tuples, lists and dicts as flat lists and back."""

from collections import OrderedDict, namedtuple

Spec = namedtuple("Spec", "kind context children")
LEAF = Spec(None, None, ())


def _children(x):
    if isinstance(x, tuple):
        return (
            (
                "namedtuple"
                if hasattr(x, "_fields")
                else "structseq"
                if type(x) is not tuple and hasattr(x, "n_fields")
                else "tuple"
            ),
            type(x),
            list(x),
        )
    if type(x) is list:
        return "list", None, x
    if isinstance(x, (dict, OrderedDict)) and type(x) in (dict, OrderedDict):
        return "dict", (type(x), list(x)), list(x.values())
    return None, None, None


def tree_flatten(tree, is_leaf=None):
    """(leaves, spec)"""
    leaves = []

    def walk(x):
        if is_leaf is not None and is_leaf(x):
            leaves.append(x)
            return LEAF
        kind, context, children = _children(x)
        if kind is None:
            leaves.append(x)
            return LEAF
        return Spec(kind, context, tuple(walk(c) for c in children))

    spec = walk(tree)
    return leaves, spec


def tree_unflatten(leaves, spec):
    it = iter(leaves)

    def build(s):
        if s.kind is None:
            return next(it)
        children = [build(c) for c in s.children]
        if s.kind == "list":
            return children
        if s.kind == "tuple":
            return tuple(children)
        if s.kind == "structseq":
            return s.context(children)
        if s.kind == "namedtuple":
            return s.context(*children)
        cls, keys = s.context
        return cls(zip(keys, children))

    return build(spec)


def tree_map(function, tree, *rest):
    leaves, spec = tree_flatten(tree)
    others = [tree_flatten(r)[0] for r in rest]
    return tree_unflatten([function(*xs) for xs in zip(leaves, *others)], spec)


def tree_map_only(cls, function, tree):
    return tree_map(lambda x: function(x) if isinstance(x, cls) else x, tree)


def tree_leaves(tree):
    return tree_flatten(tree)[0]


def broadcast_to_and_flatten(tree, spec):
    """One value for each leaf of `spec`: `tree` is a prefix of that structure. None when it is not."""
    if spec.kind is None:
        return [tree]
    kind, _, children = _children(tree)
    if kind is None:
        return [tree] * count(spec)
    if kind != spec.kind or len(children) != len(spec.children):
        return None
    out = []
    for c, s in zip(children, spec.children):
        part = broadcast_to_and_flatten(c, s)
        if part is None:
            return None
        out += part
    return out


def same_structure(a, b):
    """Have two specs the same nodes? A list and a tuple are not the same."""
    return (
        a.kind == b.kind
        and len(a.children) == len(b.children)
        and (a.kind != "dict" or a.context[1] == b.context[1])
        and all(same_structure(x, y) for x, y in zip(a.children, b.children))
    )


def count(spec):
    return 1 if spec.kind is None else sum(count(c) for c in spec.children)

"""Nested containers as flat lists of their leaves, and back. Tuples, lists, dicts and their kin are taken apart, and whatever
class is registered; everything else is a leaf, None too."""

import functools
import types
from collections import OrderedDict, defaultdict, deque, namedtuple
from typing import Any, NamedTuple

from ._pytree_keys import GetAttrKey, KeyEntry, KeyPath, MappingKey, SequenceKey, key_get, keystr  # noqa: F401

Context = DumpableContext = PyTree = Any


class NodeDef(NamedTuple):
    """How a class of containers is taken apart, flatten_fn(x) -> (children, context), and put together."""

    type: type
    flatten_fn: Any
    unflatten_fn: Any
    flatten_with_keys_fn: Any


class _SerializeNodeDef(NamedTuple):
    typ: type
    serialized_type_name: str
    to_dumpable_context: Any
    from_dumpable_context: Any


SUPPORTED_NODES = {}
SUPPORTED_SERIALIZED_TYPES = {}
SERIALIZED_TYPE_TO_PYTHON_TYPE = {}
CONSTANT_NODES = set()
NO_SERIALIZED_TYPE_NAME_FOUND = "NO_SERIALIZED_TYPE_NAME_FOUND"
STANDARD_DICT_TYPES = frozenset({dict, OrderedDict, defaultdict})


# ---- registration ----


def register_pytree_node(
    cls,
    flatten_fn,
    unflatten_fn,
    *,
    serialized_type_name=None,
    to_dumpable_context=None,
    from_dumpable_context=None,
    flatten_with_keys_fn=None,
):
    """Makes a class one of containers: flatten_fn(x) gives its children and a context, unflatten_fn(children, context) a
    container again, flatten_with_keys_fn(x) the children with their keys."""
    if cls in SUPPORTED_NODES:
        raise ValueError(f"{cls} is already registered as pytree node.")
    if (to_dumpable_context is None) != (from_dumpable_context is None):
        raise ValueError(
            f"Both to_dumpable_context and from_dumpable_context for {cls} must be None or registered."
        )
    name = NO_SERIALIZED_TYPE_NAME_FOUND if serialized_type_name is None else serialized_type_name
    SUPPORTED_NODES[cls] = NodeDef(cls, flatten_fn, unflatten_fn, flatten_with_keys_fn)
    SUPPORTED_SERIALIZED_TYPES[cls] = _SerializeNodeDef(cls, name, to_dumpable_context, from_dumpable_context)
    SERIALIZED_TYPE_TO_PYTHON_TYPE[name] = cls


_private_register_pytree_node = register_pytree_node


def _register_pytree_node(cls, flatten_fn, unflatten_fn, to_str_fn=None, maybe_from_str_fn=None, **options):
    """register_pytree_node by its older name."""
    register_pytree_node(cls, flatten_fn, unflatten_fn, **options)


def _deregister_pytree_node(cls):
    """Makes a class one of leaves again."""
    del SUPPORTED_NODES[cls], SUPPORTED_SERIALIZED_TYPES[cls]
    CONSTANT_NODES.discard(cls)


def register_dataclass(cls):
    """Makes a dataclass a container of its fields; those that are None stay out of its children."""
    import dataclasses

    fields = [f.name for f in dataclasses.fields(cls) if f.init]

    def flatten(x):
        have = [name for name in fields if getattr(x, name, None) is not None]
        return [getattr(x, name) for name in have], [have, [name for name in fields if name not in have]]

    def flatten_with_keys(x):
        children, context = flatten(x)
        return [(GetAttrKey(name), child) for name, child in zip(context[0], children, strict=True)], context

    def unflatten(children, context):
        return cls(**dict(zip(context[0], children, strict=True)), **dict.fromkeys(context[1]))

    register_pytree_node(
        cls,
        flatten,
        unflatten,
        serialized_type_name=f"{cls.__module__}.{cls.__qualname__}",
        flatten_with_keys_fn=flatten_with_keys,
    )


def register_constant(cls):
    """Makes a class a container without children: its value is part of the structure."""
    if cls.__eq__ is object.__eq__:
        raise TypeError("register_constant(cls) expects `cls` to have a non-default `__eq__` implementation.")
    if cls.__hash__ is None:
        raise TypeError("register_constant(cls) expects `cls` to have a non-default `__hash__` implementation.")
    register_pytree_node(cls, lambda x: ([], x), lambda _, x: x, flatten_with_keys_fn=lambda x: ([], x))
    CONSTANT_NODES.add(cls)


def is_constant_class(cls):
    """Whether register_constant was given a class."""
    return isinstance(cls, type) and cls in CONSTANT_NODES


# ---- containers of Python ----


def _list_flatten(d):
    return d, None


def _list_flatten_with_keys(d):
    return [(SequenceKey(i), x) for i, x in enumerate(d)], None


def _list_unflatten(values, context):
    return list(values)


def _tuple_flatten(d):
    return list(d), None


_tuple_flatten_with_keys = _list_flatten_with_keys


def _tuple_unflatten(values, context):
    return tuple(values)


def _dict_flatten(d):
    return list(d.values()), list(d)


def _dict_flatten_with_keys(d):
    return [(MappingKey(k), v) for k, v in d.items()], list(d)


def _dict_unflatten(values, context):
    return dict(zip(context, values))


_ordereddict_flatten = _odict_flatten = _dict_flatten
_ordereddict_flatten_with_keys = _dict_flatten_with_keys


def _ordereddict_unflatten(values, context):
    return OrderedDict(zip(context, values))


_odict_unflatten = _ordereddict_unflatten


def _defaultdict_flatten(d):
    return list(d.values()), [d.default_factory, list(d)]


def _defaultdict_flatten_with_keys(d):
    return [(MappingKey(k), v) for k, v in d.items()], [d.default_factory, list(d)]


def _defaultdict_unflatten(values, context):
    return defaultdict(context[0], zip(context[1], values))


def _deque_flatten(d):
    return list(d), d.maxlen


def _deque_flatten_with_keys(d):
    return [(SequenceKey(i), x) for i, x in enumerate(d)], d.maxlen


def _deque_unflatten(values, context):
    return deque(values, maxlen=context)


def _namedtuple_flatten(d):
    return list(d), type(d)


def _namedtuple_flatten_with_keys(d):
    return [(GetAttrKey(name), x) for name, x in zip(d._fields, d, strict=True)], type(d)


def _namedtuple_unflatten(values, context):
    return context(*values)


class _Structseq:
    """The kind of the named results of operators."""


def _structseq_unflatten(values, context):
    return context(tuple(values))


for _cls, _name, _flatten, _unflatten, _keys in (
    (tuple, "builtins.tuple", _tuple_flatten, _tuple_unflatten, _tuple_flatten_with_keys),
    (list, "builtins.list", _list_flatten, _list_unflatten, _list_flatten_with_keys),
    (dict, "builtins.dict", _dict_flatten, _dict_unflatten, _dict_flatten_with_keys),
    (namedtuple, "collections.namedtuple", _namedtuple_flatten, _namedtuple_unflatten, _namedtuple_flatten_with_keys),
    (OrderedDict, "collections.OrderedDict", _dict_flatten, _ordereddict_unflatten, _dict_flatten_with_keys),
    (defaultdict, "collections.defaultdict", _defaultdict_flatten, _defaultdict_unflatten,
     _defaultdict_flatten_with_keys),
    (deque, "collections.deque", _deque_flatten, _deque_unflatten, _deque_flatten_with_keys),
    (_Structseq, "torch.return_types", _namedtuple_flatten, _structseq_unflatten, _list_flatten_with_keys),
):  # fmt: skip
    register_pytree_node(_cls, _flatten, _unflatten, serialized_type_name=_name, flatten_with_keys_fn=_keys)
del _cls, _name, _flatten, _unflatten, _keys
BUILTIN_TYPES = frozenset({tuple, list, dict, namedtuple, OrderedDict, defaultdict, deque})


def _is_namedtuple_instance(tree):
    return isinstance(tree, tuple) and type(tree).__bases__ == (tuple,) and hasattr(type(tree), "_fields")


def _get_node_type(tree):
    """What a tree is registered as: its class, and namedtuple for each of those."""
    kind = type(tree)
    if kind in SUPPORTED_NODES or not isinstance(tree, tuple):
        return kind
    if _is_namedtuple_instance(tree):
        return namedtuple
    return _Structseq if hasattr(tree, "n_fields") else kind


def _is_leaf(tree, is_leaf=None):
    return (is_leaf is not None and is_leaf(tree)) or _get_node_type(tree) not in SUPPORTED_NODES


# ---- structures ----


class TreeSpec:
    """The structure of a tree: the type of its top, a context, and the structures of its children."""

    __slots__ = ("type", "context", "children_specs", "num_nodes", "num_leaves", "num_children")

    def __init__(self, type, context, children_specs):
        self.type, self.context, self.children_specs = type, context, children_specs
        self.num_nodes = 1 + sum(c.num_nodes for c in children_specs)
        self.num_leaves = sum(c.num_leaves for c in children_specs)
        self.num_children = len(children_specs)

    def is_leaf(self):
        """Whether the tree is one leaf."""
        return self.num_nodes == 1 and self.num_leaves == 1

    def __eq__(self, other):
        if self is other:
            return True
        if not isinstance(other, TreeSpec):
            return NotImplemented
        return (self.type, self.context, self.children_specs) == (other.type, other.context, other.children_specs)

    def __hash__(self):
        context = tuple(self.context) if self.type in STANDARD_DICT_TYPES - {defaultdict} else None
        return hash((self.type, context, tuple(self.children_specs)))

    def __repr__(self, indent=0):
        if not self.children_specs:
            return f"TreeSpec({getattr(self.type, '__name__', self.type)}, {self.context}, [])"
        start = f"TreeSpec({self.type.__name__}, {self.context}, ["
        gap = " " * (indent + 2)
        return start + f",\n{gap}".join(c.__repr__(indent + 2) for c in self.children_specs) + "])"

    __str__ = __repr__

    def __reduce__(self):
        return TreeSpec, (self.type, self.context, self.children_specs)

    def _mismatch(self, what, expected, got):
        return ValueError(f"Node {what} mismatch; expected {expected!r}, but got {got!r}.")

    def flatten_up_to(self, tree):
        """The parts of a tree that stand where this structure has leaves."""
        out = []
        self._flatten_up_to(tree, out)
        return out

    def _flatten_up_to(self, tree, out):
        if self.is_leaf():
            out.append(tree)
            return
        kind = _get_node_type(tree)
        dicts = self.type in STANDARD_DICT_TYPES and kind in STANDARD_DICT_TYPES
        if kind is not self.type and not dicts:
            raise self._mismatch("type", self.type, kind)
        children, context = SUPPORTED_NODES[kind].flatten_fn(tree)
        if len(children) != self.num_children:
            raise self._mismatch("arity", self.num_children, len(children))
        if dicts:
            keys = self.context[1] if self.type is defaultdict else self.context
            if set(keys) != set(tree):
                raise ValueError(
                    f"Node keys mismatch; missing key(s): {[k for k in keys if k not in tree]}; extra key(s): "
                    f"{[k for k in tree if k not in set(keys)]}."
                )
            children = [tree[k] for k in keys]
        elif context != self.context:
            raise self._mismatch(f"context for node type {self.type!r}", self.context, context)
        for child, part in zip(self.children_specs, children, strict=True):
            child._flatten_up_to(part, out)

    def unflatten(self, leaves):
        """A tree of this structure with these leaves."""
        if not isinstance(leaves, (list, tuple)):
            leaves = list(leaves)
        if len(leaves) != self.num_leaves:
            raise ValueError(
                f"treespec.unflatten(leaves): `leaves` has length {len(leaves)} but the spec refers to a pytree that "
                f"holds {self.num_leaves} items ({self})."
            )
        return _build(self, iter(leaves))


def _build(spec, leaves):
    if spec.num_nodes == 1 and spec.num_leaves == 1:
        return next(leaves)
    return SUPPORTED_NODES[spec.type].unflatten_fn([_build(c, leaves) for c in spec.children_specs], spec.context)


class LeafSpec(TreeSpec):
    """The structure of a leaf."""

    __slots__ = ()

    def __init__(self):
        self.type, self.context, self.children_specs = None, None, []
        self.num_nodes, self.num_leaves, self.num_children = 1, 1, 0

    def __repr__(self, indent=0):
        return "*"

    __str__ = __repr__

    def __reduce__(self):
        return LeafSpec, ()


_LEAF_SPEC = LeafSpec()


# ---- flat, and back ----


def tree_flatten(tree, is_leaf=None):
    """(leaves, structure)"""
    leaves = []
    return leaves, _walk(tree, is_leaf, leaves)


def _walk(x, is_leaf, leaves):
    """The structure of x, whose leaves are appended. No closure: one that calls itself is a cycle, which keeps the leaves."""
    if is_leaf is not None and is_leaf(x):
        leaves.append(x)
        return _LEAF_SPEC
    kind = type(x)
    node = SUPPORTED_NODES.get(kind)
    if node is None:
        if isinstance(x, tuple):
            kind = _get_node_type(x)
            node = SUPPORTED_NODES.get(kind)
        if node is None:
            leaves.append(x)
            return _LEAF_SPEC
    children, context = node.flatten_fn(x)
    return TreeSpec(kind, context, [_walk(c, is_leaf, leaves) for c in children])


def tree_unflatten(leaves, treespec):
    """A tree of a structure, with these leaves."""
    if not isinstance(treespec, TreeSpec):
        raise TypeError(
            f"tree_unflatten(leaves, treespec): Expected `treespec` to be instance of TreeSpec but got item of type "
            f"{type(treespec)}."
        )
    return treespec.unflatten(leaves)


def tree_iter(tree, is_leaf=None):
    """The leaves, one after the other."""
    if _is_leaf(tree, is_leaf):
        yield tree
    else:
        for child in SUPPORTED_NODES[_get_node_type(tree)].flatten_fn(tree)[0]:
            yield from tree_iter(child, is_leaf)


def tree_leaves(tree, is_leaf=None):
    """The leaves, as a list."""
    return tree_flatten(tree, is_leaf)[0]


def tree_structure(tree, is_leaf=None):
    """The structure without the leaves."""
    return tree_flatten(tree, is_leaf)[1]


def tree_map(func, tree, *rests, is_leaf=None):
    """The tree with func(leaf, ...) in the place of each leaf; other trees have at least its structure."""
    leaves, spec = tree_flatten(tree, is_leaf)
    return spec.unflatten([func(*xs) for xs in zip(leaves, *(spec.flatten_up_to(r) for r in rests), strict=True)])


def tree_map_(func, tree, *rests, is_leaf=None):
    """Calls func for each leaf; gives the tree back."""
    leaves, spec = tree_flatten(tree, is_leaf)
    for xs in zip(leaves, *(spec.flatten_up_to(r) for r in rests), strict=True):
        func(*xs)
    return tree


def map_only(type_or_types_or_pred, /):
    """A decorator: the function is called for values of a type (or for which a function says so), others stay."""
    if isinstance(type_or_types_or_pred, (type, tuple, types.UnionType)):

        def chosen(x):
            return isinstance(x, type_or_types_or_pred)

    elif callable(type_or_types_or_pred):
        chosen = type_or_types_or_pred
    else:
        raise TypeError("Argument must be a type, a tuple of types, or a callable.")

    def decorate(func):
        @functools.wraps(func)
        def wrapped(x):
            return func(x) if chosen(x) else x

        return wrapped

    return decorate


def tree_map_only(type_or_types_or_pred, /, func, tree, is_leaf=None):
    """tree_map of leaves of a type."""
    return tree_map(map_only(type_or_types_or_pred)(func), tree, is_leaf=is_leaf)


def tree_map_only_(type_or_types_or_pred, /, func, tree, is_leaf=None):
    """tree_map_ of leaves of a type."""
    return tree_map_(map_only(type_or_types_or_pred)(func), tree, is_leaf=is_leaf)


def tree_all(pred, tree, is_leaf=None):
    """Whether something holds of every leaf."""
    return all(map(pred, tree_iter(tree, is_leaf)))


def tree_any(pred, tree, is_leaf=None):
    """Whether something holds of a leaf."""
    return any(map(pred, tree_iter(tree, is_leaf)))


def tree_all_only(type_or_types, /, pred, tree, is_leaf=None):
    """Whether something holds of every leaf of a type."""
    return all(pred(x) for x in tree_iter(tree, is_leaf) if isinstance(x, type_or_types))


def tree_any_only(type_or_types, /, pred, tree, is_leaf=None):
    """Whether something holds of a leaf of a type."""
    return any(pred(x) for x in tree_iter(tree, is_leaf) if isinstance(x, type_or_types))


def arg_tree_leaves(*args, **kwargs):
    """The leaves of arguments."""
    return [leaf for tree in (*args, *kwargs.values()) for leaf in tree_leaves(tree)]


def _broadcast_to_and_flatten(tree, treespec, is_leaf=None):
    """One value for each leaf of a structure, of which `tree` is a prefix; None where it is not."""
    if _is_leaf(tree, is_leaf):
        return [tree] * treespec.num_leaves
    if treespec.is_leaf():
        return None
    kind = _get_node_type(tree)
    if kind is not treespec.type:
        return None
    children, context = SUPPORTED_NODES[kind].flatten_fn(tree)
    if len(children) != treespec.num_children or context != treespec.context:
        return None
    out = []
    for child, spec in zip(children, treespec.children_specs, strict=True):
        part = _broadcast_to_and_flatten(child, spec, is_leaf)
        if part is None:
            return None
        out += part
    return out


# ---- with the way to each leaf ----


def tree_flatten_with_path(tree, is_leaf=None):
    """([(path, leaf)], structure): a path is a tuple of keys."""
    return tree_leaves_with_path(tree, is_leaf), tree_structure(tree, is_leaf)


def tree_leaves_with_path(tree, is_leaf=None):
    """[(path, leaf)]"""
    return list(_generate_key_paths((), tree, is_leaf))


def _generate_key_paths(key_path, tree, is_leaf=None):
    if _is_leaf(tree, is_leaf):
        yield key_path, tree
        return
    kind = _get_node_type(tree)
    with_keys = SUPPORTED_NODES[kind].flatten_with_keys_fn
    if with_keys is None:
        raise ValueError(
            f"Did not find a flatten_with_keys_fn for type: {kind}. Please pass a flatten_with_keys_fn argument to "
            "register_pytree_node."
        )
    for key, child in with_keys(tree)[0]:
        yield from _generate_key_paths((*key_path, key), child, is_leaf)


def tree_map_with_path(func, tree, *rests, is_leaf=None):
    """tree_map of func(path, leaf, ...)."""
    found, spec = tree_flatten_with_path(tree, is_leaf)
    others = (spec.flatten_up_to(r) for r in rests)
    paths, leaves = [p for p, _ in found], [x for _, x in found]
    return spec.unflatten([func(*xs) for xs in zip(paths, leaves, *others, strict=True)])


def __getattr__(name):
    if name in ("treespec_dumps", "treespec_loads", "treespec_pprint", "pytree_to_str", "str_to_pytree"):
        from .._lazy import load

        return getattr(load("._pytree_json", __package__), name)
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")




broadcast_to_and_flatten = _broadcast_to_and_flatten


def same_structure(a, b):
    """Have two structures the same nodes?"""
    return a == b

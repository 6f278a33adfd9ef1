"""Structures of trees as text, and back."""

import json

from . import _pytree
from ._pytree import LeafSpec, TreeSpec, namedtuple, tree_unflatten

DEFAULT_TREESPEC_SERIALIZATION_PROTOCOL = 1


def _class_name(cls):
    return f"{cls.__module__}.{cls.__qualname__}"


def _find(name):
    import importlib

    module, _, qualname = name.rpartition(".")
    return getattr(importlib.import_module(module), qualname)


def _context(spec):
    """A context as text."""
    how = _pytree.SUPPORTED_SERIALIZED_TYPES[spec.type]
    if how.to_dumpable_context is not None:
        return how.to_dumpable_context(spec.context)
    if spec.type is namedtuple:
        return json.dumps(_class_name(spec.context))
    if spec.type is _pytree.defaultdict:
        return json.dumps([_class_name(spec.context[0]) if spec.context[0] else None, spec.context[1]])
    try:
        return json.dumps(spec.context)
    except TypeError as e:
        raise TypeError(
            "Unable to serialize context. Please make the context json dump-able, or register a custom serializer using "
            "_register_pytree_node."
        ) from e


def _of_context(cls, text):
    how = _pytree.SUPPORTED_SERIALIZED_TYPES[cls]
    if how.from_dumpable_context is not None:
        return how.from_dumpable_context(text)
    value = json.loads(text)
    if cls is namedtuple:
        return _find(value)
    if cls is _pytree.defaultdict:
        return [_find(value[0]) if value[0] else None, value[1]]
    return value


def _record(spec):
    if isinstance(spec, LeafSpec):
        return {"type": None, "context": None, "children_spec": []}
    if spec.type not in _pytree.SUPPORTED_SERIALIZED_TYPES:
        raise NotImplementedError(f"Serializing {spec.type} in pytree is not registered.")
    name = _pytree.SUPPORTED_SERIALIZED_TYPES[spec.type].serialized_type_name
    if name == _pytree.NO_SERIALIZED_TYPE_NAME_FOUND:
        raise NotImplementedError(
            f"No registered serialization name for {spec.type} found. Please update your _register_pytree_node call with a "
            "`serialized_type_name` kwarg."
        )
    return {"type": name, "context": _context(spec), "children_spec": [_record(c) for c in spec.children_specs]}


def treespec_dumps(treespec, protocol=None):
    """A structure as text."""
    if not isinstance(treespec, TreeSpec):
        raise TypeError(
            f"treespec_dumps(treespec, protocol): Expected `treespec` to be instance of TreeSpec but got item of type "
            f"{type(treespec)}."
        )
    protocol = DEFAULT_TREESPEC_SERIALIZATION_PROTOCOL if protocol is None else protocol
    if protocol != DEFAULT_TREESPEC_SERIALIZATION_PROTOCOL:
        raise ValueError(
            f"Unknown protocol {protocol}. Available protocols: [{DEFAULT_TREESPEC_SERIALIZATION_PROTOCOL}]"
        )
    return json.dumps((protocol, _record(treespec)))


def _spec(record):
    if record["type"] is None and record["context"] is None and not record["children_spec"]:
        return _pytree._LEAF_SPEC
    if record["type"] not in _pytree.SERIALIZED_TYPE_TO_PYTHON_TYPE:
        raise NotImplementedError(f"Deserializing {record['type']} in pytree is not registered.")
    cls = _pytree.SERIALIZED_TYPE_TO_PYTHON_TYPE[record["type"]]
    return TreeSpec(cls, _of_context(cls, record["context"]), [_spec(c) for c in record["children_spec"]])


def treespec_loads(serialized):
    """The structure that treespec_dumps wrote."""
    protocol, record = json.loads(serialized)
    if protocol != DEFAULT_TREESPEC_SERIALIZATION_PROTOCOL:
        raise ValueError(
            f"Unknown protocol {protocol}. Available protocols: [{DEFAULT_TREESPEC_SERIALIZATION_PROTOCOL}]"
        )
    return _spec(record)


class _Star:
    def __repr__(self):
        return "*"


def treespec_pprint(treespec):
    """A structure as Python would write the tree, with stars for leaves."""
    return repr(tree_unflatten([_Star() for _ in range(treespec.num_leaves)], treespec))


pytree_to_str, str_to_pytree = treespec_dumps, treespec_loads

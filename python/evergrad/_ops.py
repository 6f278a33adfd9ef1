"""Operators as objects: evergrad.ops.aten.add.Tensor, each overload callable, hashable and with its schema. They are what
__torch_dispatch__ is given, and what rules are registered for by name."""

import functools
import numbers
import re

from . import _aten_metadata, _C

__all__ = ["OpOverload", "OpOverloadPacket"]


# ---- schemas ----


class AliasInfo:
    """Which memory an argument or a result shares, and whether it is written to."""

    def __init__(self, names, is_write):
        self.before_set = self.after_set = set(names)
        self.is_write = is_write


class Argument:
    def __init__(self, name, type, default=None, has_default=False, kwarg_only=False, alias_info=None):
        self.name, self.type, self.default_value, self._has_default = name, type, default, has_default
        self.kwarg_only, self.alias_info, self.N = kwarg_only, alias_info, None
        self.is_out = kwarg_only and alias_info is not None and alias_info.is_write
        self.is_write = alias_info is not None and alias_info.is_write

    real_type = property(lambda self: self.type)

    def has_default_value(self):
        return self._has_default

    def __repr__(self):
        mark = "" if self.alias_info is None else f"({next(iter(self.alias_info.before_set))}{'!' * self.is_write})"
        head, dot, rest = re.match(r"(\w+)((?:\[\d*\])?)(.*)", self.type).groups()
        default = f"={self.default_value!r}" if self._has_default else ""
        return f"{head}{mark}{dot}{rest} {self.name}".rstrip() + default


class FunctionSchema:
    def __init__(self, name, overload_name, arguments, returns):
        self.name, self.overload_name, self.arguments, self.returns = name, overload_name, arguments, returns

    @property
    def is_mutable(self):
        return any(a.is_write for a in self.arguments)

    def __str__(self):
        parts, star = [], False
        for a in self.arguments:
            if a.kwarg_only and not star:
                parts.append("*")
                star = True
            parts.append(repr(a))
        results = ", ".join(repr(r) for r in self.returns)
        full = self.name + (f".{self.overload_name}" if self.overload_name else "")
        return f"{full}({', '.join(parts)}) -> {results if len(self.returns) == 1 else f'({results})'}"

    __repr__ = __str__


def _split(text):
    parts, depth, start = [], 0, 0
    for i, c in enumerate(text):
        depth += (c in "[(") - (c in "])")
        if c == "," and depth == 0:
            parts.append(text[start:i].strip())
            start = i + 1
    return parts + [text[start:].strip()] if text[start:].strip() else parts


def _literal(text):
    import ast

    try:
        return ast.literal_eval({"true": "True", "false": "False", "inf": "1e999", "-inf": "-1e999"}.get(text, text))
    except (ValueError, SyntaxError):
        return text


_TYPES = {"DType": "ScalarType"}
# Views, as far as they are known by their names: results share the memory of the first argument.
_VIEWS = set(
    "alias as_strided chunk detach diagonal expand narrow permute real imag reshape select slice split split_with_sizes "
    "squeeze t transpose unbind unfold unsqueeze view view_as_complex view_as_real _conj _neg_view tensor_split".split()
)


class _Form:
    """A form of an operator as the library has it: its parameters, and how aten's are made of them."""

    def __init__(self, name, overload):
        self.name, self.overload = name, overload
        self._handle = _C._resolve_op(name, overload)
        text = self.schema = self._handle.schema
        begin, arrow = text.index("("), text.rindex("->")
        self.params, kwonly = [], False
        for part in _split(text[begin + 1 : text.rindex(")", 0, arrow)]):
            if part == "*":
                kwonly = True
                continue
            head, eq, default = part.partition("=")
            type_, _, param = head.rpartition(" ")
            value = _literal(default.strip()) if eq else None
            if eq and isinstance(value, int) and re.search(r"\[[2-9]\]", type_):
                value = [value] * int(re.search(r"\[(\d)\]", type_).group(1))
            self.params.append(Argument(param.rstrip("_"), type_.strip(), value, bool(eq), kwonly))
        results = text[arrow + 2 :].strip()
        self.results = [r.split(" ") for r in _split(results[1:-1] if results.startswith("(") else results)]
        self.is_out = "::" not in name and (overload == "out" or overload.endswith(".out"))
        self.is_write = "::" not in name and name.endswith("_") and not name.startswith("__")
        self.outs = len(self.results) if self.is_out else 0
        self.by_name = {p.name: i for i, p in enumerate(self.params)}

    @property
    def handle(self):
        """A custom operator may have been registered anew."""
        return _C._resolve_op(self.name, "") if "::" in self.name else self._handle

    def items(self, spelled):
        """aten's parameters: (name, where it comes from: a number among ours, ("out", i), or None; its Argument)"""
        if not spelled:
            rows = [(p.name, i, p) for i, p in enumerate(self.params)]
            names = ["out"] if self.outs == 1 else [f"out{i}" for i in range(self.outs)]
            return rows + [(n, ("out", i), Argument(n, "Tensor", kwarg_only=True)) for i, n in enumerate(names)]
        rows, kwonly = [], False
        for word in spelled:
            if word == "*":
                kwonly = True
                continue
            if "=" in word:
                name, _, value = word.partition("=")
                required, value = value.startswith("="), value.lstrip("=")
                given = _literal(value)
                type_ = {bool: "bool", str: "str", int: "int", float: "float"}.get(type(given), "Any?")
                rows.append((name, None, Argument(name, type_, given, not required, kwonly)))
                continue
            name, _, source = word.partition(":")
            source = source or name
            if source.startswith("out") and source not in self.by_name:
                rows.append((name, ("out", int(source[3:] or 0)), Argument(name, "Tensor", kwarg_only=True)))
            else:
                p = self.params[self.by_name[source]]
                rows.append((name, self.by_name[source],
                             Argument(name, p.type, p.default_value, p._has_default, kwonly)))  # fmt: skip
        return rows


def _same(value, default):
    if isinstance(value, (tuple, list)) or isinstance(default, (tuple, list)):
        return value is not None and default is not None and not isinstance(value, (int, float)) and \
            not isinstance(default, (int, float)) and list(value) == list(default)  # fmt: skip
    return value is default or (not isinstance(value, _C.Tensor) and type(value) in (int, float, bool, str) and value == default)


# ---- objects ----


class OpOverload:
    """One overload of an operator."""

    def __init__(self, packet, overload, form, items):
        self._form, self._items, self._overloadpacket = form, items, packet
        self.namespace, self._opname, self._overloadname = packet._namespace, packet.__name__, overload
        self.__name__ = f"{packet.__name__}.{overload}"
        self.__qualname__ = self._name = packet._qualified_op_name + ("" if overload == "default" else f".{overload}")
        self.__module__ = f"torch._ops.{packet._namespace}"
        self.tags = []
        self._defined_in_python = "::" in form.name

    overloadpacket = property(lambda self: self._overloadpacket)
    op = property(lambda self: self._form.handle)
    _op = op

    def name(self):
        return self._name

    @functools.cached_property
    def _schema(self):
        arguments = []
        for i, (name, source, p) in enumerate(self._items):
            written = isinstance(source, tuple) or (self._form.is_write and source == 0)
            viewed = self.is_view and source == 0
            alias = AliasInfo("abcdefgh"[source[1] if isinstance(source, tuple) else 0], written) if written or viewed else None
            type_ = "".join(_TYPES.get(x, x) for x in re.split(r"(\W+)", p.type))
            arguments.append(Argument(name, type_, p.default_value, p._has_default, p.kwarg_only, alias))
        returns = []
        for i, r in enumerate(self._form.results):
            shared = self._form.is_out or self._form.is_write or self.is_view
            info = AliasInfo("abcdefgh"[i], not self.is_view) if shared and r[0].startswith("Tensor") else None
            returns.append(Argument(r[1] if len(r) > 1 else "", _TYPES.get(r[0], r[0]), alias_info=info))
        overload = "" if self._overloadname == "default" else self._overloadname
        return FunctionSchema(self._overloadpacket._qualified_op_name, overload, arguments, returns)

    @property
    def is_view(self):
        return self._opname in _VIEWS and not self._form.is_write and not self._form.is_out

    def has_kernel_for_dispatch_key(self, key):
        return True

    def decompose(self, *args, **kwargs):
        return NotImplemented

    def _can_decompose(self):
        return False

    def _values(self, args, kwargs):
        """The library's arguments from those of a call; TypeError where they are not this overload's."""
        form, items = self._form, self._items
        given = {}
        positional = [row for row in items if not row[2].kwarg_only]
        if len(args) > len(positional):
            raise TypeError(f"{self._name}() takes at most {len(positional)} positional arguments, got {len(args)}")
        for row, value in zip(positional, args):
            given[row[0]] = value
        for name, value in kwargs.items():
            if name in given or not any(row[0] == name for row in items):
                raise TypeError(f"{self._name}() got an unexpected keyword argument '{name}'")
            given[name] = value
        values, outs = [None] * len(form.params), [None] * form.outs
        for name, source, p in items:
            if name not in given:
                if isinstance(source, tuple) or (not p._has_default and not p.type.endswith("?")):
                    raise TypeError(f"{self._name}() is missing value for argument '{name}'")
                continue
            value = given[name]
            if isinstance(source, tuple):
                outs[source[1]] = value
            elif source is None:
                if not _same(value, p.default_value) and value not in (None, False):
                    raise NotImplementedError(f"{self._name}: {name}={value!r} is not supported")
            else:
                if not _fits(p.type, value):
                    raise TypeError(f"{self._name}(): argument '{name}' must be {p.type}, not {type(value).__name__}")
                if p.type in ("Tensor", "Tensor?") and value is not None and not isinstance(value, _C.Tensor):
                    value = _C._wrapped_number(value)
                values[source] = list(value) if isinstance(value, _C.Size) else value
        return values + outs

    def __call__(self, /, *args, **kwargs):
        if _C._has_torch_function((*args, *kwargs.values())):
            from .overrides import handle_torch_function

            return handle_torch_function(self, (*args, *kwargs.values()), *args, **kwargs)
        form = self._form
        result = form.handle(*self._values(args, kwargs))
        if len(form.results) == 1 and form.results[0][0].startswith("Tensor["):
            return list(result)
        return result

    def redispatch(self, keyset, /, *args, **kwargs):
        return self(*args, **kwargs)

    def __hash__(self):
        return hash(self._name)

    def __eq__(self, other):
        return self is other

    def __deepcopy__(self, memo=None):
        return self

    def __reduce__(self):
        return _find, (self.namespace, self._opname, self._overloadname)

    def __repr__(self):
        return f"<OpOverload(op='{self.namespace}.{self._opname}', overload='{self._overloadname}')>"

    def __str__(self):
        return f"{self.namespace}.{self.__name__}"


def _is_scalar(v):
    return isinstance(v, numbers.Number)


def _fits(type_, v):
    """May the value stand for a parameter of this type? What is let through is looked at again by the library."""
    if v is None:
        return True
    base = type_.rstrip("?")
    if base.endswith("]"):
        inner = base[: base.rindex("[")]
        if isinstance(v, (list, tuple)):
            return all(_fits(inner, x) for x in v)
        return inner in ("int", "float", "bool") and base[-2] != "[" and _fits(inner, v)
    if base == "Tensor":
        return isinstance(v, _C.Tensor) or _is_scalar(v)
    if base == "str":
        return isinstance(v, str)
    if base in ("Scalar", "float", "int", "bool"):
        if isinstance(v, _C.Tensor):
            return v.dim() == 0 and base != "bool"
        return not isinstance(v, (str, list, tuple)) and (base != "int" or not isinstance(v, float))
    return True


class OpOverloadPacket:
    """All overloads of an operator; a call takes the first that fits."""

    def __init__(self, namespace, name, overloads):
        self._namespace, self.__name__, self._rows = namespace, name, overloads
        self._qualified_op_name = f"{namespace}::{name}"
        self.__module__ = f"torch._ops.{namespace}"

    def overloads(self):
        return list(self._rows)

    def __iter__(self):
        return iter(self._rows)

    def __getattr__(self, overload):
        rows = self.__dict__.get("_rows", {})
        if overload not in rows:
            if overload == "name":
                return self.__dict__["_handle"].name
            raise AttributeError(f"The underlying op of '{self.__dict__.get('_qualified_op_name')}' has no overload name "
                                 f"'{overload}'")  # fmt: skip
        name, ours, spelled = rows[overload]
        form = _form(name, ours)
        op = self.__dict__.setdefault(overload, OpOverload(self, overload, form, form.items(spelled)))
        return op

    def __call__(self, /, *args, **kwargs):
        first = None
        for overload in sorted(self._rows, key=lambda o: ("out" in o, o != "Tensor" and o != "default")):
            op = getattr(self, overload)
            try:
                op._values(args, kwargs)
            except TypeError as e:
                first = first or e
                continue
            return op(*args, **kwargs)
        raise first or TypeError(f"{self._qualified_op_name}: no overload fits the arguments")

    @property
    def _handle(self):
        return getattr(self, next(iter(self._rows)))._form.handle

    @property
    def schema(self):
        return self._handle.schema

    def __deepcopy__(self, memo=None):
        return self

    def __repr__(self):
        return f"<OpOverloadPacket(op='{self._namespace}.{self.__name__}')>"

    def __str__(self):
        return f"{self._namespace}.{self.__name__}"


# ---- tables ----


@functools.lru_cache(None)
def _form(name, overload):
    return _Form(name, overload)


@functools.lru_cache(None)
def _table():
    """(our (name, overload) -> [(aten name, overload, spelled)], aten name -> {overload: (our name, overload, spelled)})"""
    from ._aten_names import NAMES

    seen, packets = {}, {}
    for line in NAMES.split("\n"):
        if not line:
            continue
        ours, theirs, *spelled = line.split(" ")
        name, _, overload = ours.partition(".")
        base, _, kinds = theirs.partition(".")
        seen[name, overload] = [(base, kind, spelled) for kind in kinds.split("|")]
    for schema in _C._op_names():
        head = schema[: schema.index("(")]
        name, _, overload = head.partition(".")
        if "::" in name:
            continue
        for base, kind, spelled in seen.setdefault((name, overload), [(name, overload or "default", [])]):
            packets.setdefault(base, {}).setdefault(kind, (name, overload, spelled))
    # Overloads whose second operand is a number are the same operator.
    for name, rows in packets.items():
        if name in ("add", "sub", "mul", "div", "add_", "sub_", "mul_", "div_") and "Tensor" in rows:
            rows.setdefault("Scalar", rows["Tensor"])
    return seen, packets


_ABSENT = frozenset(  # others hang rules on them: parts of PyTorch's own operators
    """_adaptive_avg_pool2d _adaptive_avg_pool2d_backward _adaptive_avg_pool3d _cdist_forward _convolution _cudnn_rnn
    _efficient_attention_forward _flash_attention_backward _flash_attention_forward _foreach_add_ _foreach_maximum_
    _fused_rms_norm _native_batch_norm_legit _native_batch_norm_legit_no_training _pdist_forward _pin_memory
    _scaled_dot_product_attention_math _scaled_dot_product_cudnn_attention _scaled_dot_product_efficient_attention
    _scaled_dot_product_flash_attention _scaled_dot_product_flash_attention_for_cpu _scaled_mm _sparse_addmm
    _sparse_mm_reduce_impl _thnn_fused_lstm_cell _unsafe_view cudnn_batch_norm
    embedding_dense_backward lift_fresh max_pool2d_with_indices_backward mkldnn_convolution mkldnn_rnn_layer
    native_group_norm_backward native_layer_norm_backward nll_loss_forward reflection_pad1d reflection_pad2d
    reflection_pad3d replication_pad2d replication_pad3d upsample_bilinear2d upsample_nearest2d""".split()
)


class _Absent:
    """An operator that is not here, and its only overload."""

    def __init__(self, name):
        self.__name__, self.default = name, self

    def __call__(self, *args, **kwargs):
        raise NotImplementedError(f"torch.ops.aten.{self.__name__} is not available")


@functools.lru_cache(None)
def _own_packet(namespace, name):
    if namespace == "aten":
        rows = _table()[1].get(name)
        if rows is None and name in _ABSENT:
            return _Absent(name)
        said = _aten_metadata.packet(name) if rows is None else None
        if said is not None:
            return said
        if rows is None:
            raise AttributeError(f"'_OpNamespace' 'aten' object has no attribute '{name}'")
        return OpOverloadPacket("aten", name, rows)
    rows = {overload or "default": (ours, overload, []) for ours, overload in _table()[0] if ours == name}
    if not rows:
        raise AttributeError(f"'_OpNamespace' 'evergrad' object has no attribute '{name}'")
    return OpOverloadPacket("evergrad", name, rows)


_custom = {}  # qualified name: (schema, packet)


def packet(namespace, name):
    """The packet of an operator; AttributeError where there is none."""
    if namespace in ("aten", "evergrad"):
        return _own_packet(namespace, name)
    full = f"{namespace}::{name}"
    schema = _C._resolve_op(full, "").schema
    known = _custom.get(full)
    if known is None or known[0] != schema:
        _form.cache_clear()
        known = _custom[full] = (schema, OpOverloadPacket(namespace, name, {"default": (full, "", [])}))
    return known[1]


def _find(namespace, name, overload):
    return getattr(packet(namespace, name), overload)


def shown(name, overload, values):
    """(OpOverload, args, kwargs): a call of the library's as `aten` has it."""
    if "::" in name:
        op = getattr(packet(*name.split("::")), "default")
    else:
        rows = _table()[0].get((name, overload), [(name, overload or "default", [])])
        base, kind, _ = rows[0]
        if len(rows) > 1 and len(values) > 1 and not isinstance(values[1], _C.Tensor):
            kind = rows[1][1]
        op = getattr(packet("aten", base), kind)
        if op._form.name != name or len(op._form.params) != len(_form(name, overload).params):  # another of ours
            op = getattr(packet("evergrad", name), overload or "default")
    form, items = op._form, op._items
    taken = {source for _, source, _ in items}
    for i, p in enumerate(form.params):
        if i not in taken and p.name != "requires_grad" and not _same(values[i], p.default_value):
            op = getattr(packet("evergrad", name), overload or "default")
            items = op._items
            break
    count = len(form.params)
    args, kwargs = [], {}
    for theirs, source, p in items:
        value = p.default_value if source is None else values[count + source[1] if isinstance(source, tuple) else source]
        if isinstance(value, tuple):
            value = list(value)
        if p.kwarg_only:
            if not p._has_default or not _same(value, p.default_value):
                kwargs[theirs] = value
        else:
            args.append((value, p))
    while args and args[-1][1]._has_default and _same(args[-1][0], args[-1][1].default_value):
        args.pop()
    return op, tuple(v for v, _ in args), kwargs

"""How tensors print."""

import contextlib

from . import _C

_DEFAULTS = {"precision": 4, "threshold": 1000, "edgeitems": 3, "linewidth": 80, "sci_mode": None}
_options = dict(_DEFAULTS)


class _Printing:
    """The options as attributes."""

    def __getattr__(self, name):
        try:
            return _options[name]
        except KeyError:
            raise AttributeError(name) from None

    def __setattr__(self, name, value):
        _options[name] = value


PRINT_OPTS = _Printing()


def set_printoptions(precision=None, threshold=None, edgeitems=None, linewidth=None, profile=None, sci_mode=None):
    """Changes how tensors print. `profile`: default, short or full."""
    if profile == "default":
        _options.update(_DEFAULTS)
    elif profile == "short":
        _options.update(_DEFAULTS, precision=2, edgeitems=2)
    elif profile == "full":
        _options.update(_DEFAULTS, threshold=2**62)
    elif profile is not None:
        raise ValueError(f"unknown profile {profile!r}")
    for name, value in (
        ("precision", precision),
        ("threshold", threshold),
        ("edgeitems", edgeitems),
        ("linewidth", linewidth),
    ):
        if value is not None:
            _options[name] = value
    _options["sci_mode"] = sci_mode


@contextlib.contextmanager
def printoptions(**options):
    """set_printoptions for a while."""
    before = dict(_options)
    try:
        set_printoptions(**options)
        yield
    finally:
        _options.update(before)


def _values(self):
    o = _options
    sci = -1 if o["sci_mode"] is None else int(o["sci_mode"])
    threshold = int(min(o["threshold"], 2**62))
    return self._to_string(o["precision"], o["edgeitems"], o["linewidth"], sci, threshold)


def _tensor_str(self, indent):
    """The values as they are printed, later lines behind `indent` blanks."""
    return _values(self).replace("\n       ", "\n" + " " * indent) if self.numel() else "[]"


def _str_intern(self, *, tensor_contents=None):
    """The text of a tensor, whose values may be given as text."""
    return tensor_repr(self, tensor_contents=tensor_contents)


def get_summarized_data(self):
    """The tensor without what is left out where it is printed: the ends of its long dimensions."""
    edge = _options["edgeitems"]
    for d in range(self.dim()):
        n = self.size(d)
        if n > 2 * edge:
            self = _C.cat([self.narrow(d, 0, edge), self.narrow(d, n - edge, edge)], d)
    return self


def _shown_by_default(dtype):
    default = _C.get_default_dtype()
    return dtype in (default, _C.int64, _C.bool, _C.complex128 if default is _C.float64 else _C.complex64)


def tensor_repr(self, *, tensor_contents=None):
    """tensor(values, dtype=..., requires_grad=True) on as many lines as the width asks for."""
    from .nn.parameter import Parameter

    if self._is_batched or _C._set_transforms():
        from .func import _state

        wrapped = _state.tensor_repr(self)
        if wrapped is not None:
            return wrapped

    prefix = "tensor(" if type(self) in (_C.Tensor, Parameter) else type(self).__name__ + "("
    facts = []
    tangent = None
    if self._has_tangent():
        from .autograd import forward_ad

        self, tangent = forward_ad.unpack_dual(self)
    if tensor_contents is None and _C._takes_over(self) and self._storage_facts()[1] == 0 and self.numel():
        tensor_contents = "..."  # only its __torch_dispatch__ knows more
        facts.append("size=" + str(tuple(self.shape)))
    if self.device.type != "cpu":
        facts.append(f"device='{self.device}'")
    if self.device.type == "meta" and tensor_contents is None:
        body = "..."
        facts.append("size=" + str(tuple(self.shape)))
        if self.dtype is not _C.get_default_dtype():
            facts.append(f"dtype={self.dtype}")
    elif self.numel() == 0:
        body = "[]"
        if self.dim() != 1:
            facts.append("size=" + str(tuple(self.shape)))
        if self.dtype is not _C.get_default_dtype():
            facts.append(f"dtype={self.dtype}")
    else:
        body = tensor_contents if tensor_contents is not None else _values(self)
        if not _shown_by_default(self.dtype):
            facts.append(f"dtype={self.dtype}")
    try:
        node = self.grad_fn
    except RuntimeError:  # a view that must not be used with gradients any more
        facts.append("grad_fn=<Invalid>")
    else:
        if node is not None:
            facts.append(f"grad_fn=<{node.name()}>")
        elif self.requires_grad:
            facts.append("requires_grad=True")
    if tangent is not None:
        facts.append(f"tangent={tangent}")
    text = prefix + body
    indent = len(prefix)
    if indent != 7:
        text = prefix + body.replace("\n       ", "\n" + " " * indent)
    parts, width = [text], len(text) - text.rfind("\n") + 1
    for fact in facts:
        if width + len(fact) + 2 > _options["linewidth"]:
            parts.append(",\n" + " " * indent + fact)
            width = indent + len(fact)
        else:
            parts.append(", " + fact)
            width += len(fact) + 2
    text = "".join(parts) + ")"
    # A parameter of another class says that it is one.
    return f"Parameter({text})" if getattr(self, "_is_param", False) and type(self) is not Parameter else text


_C._extend_tensor({"__repr__": tensor_repr, "__str__": lambda self: self.__repr__()})

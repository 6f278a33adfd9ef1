"""How tensors print."""

from . import _C

_DEFAULTS = {"precision": 4, "threshold": 1000, "edgeitems": 3, "linewidth": 80, "sci_mode": None}
_options = dict(_DEFAULTS)


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
    for name, value in (("precision", precision), ("threshold", threshold), ("edgeitems", edgeitems),
                        ("linewidth", linewidth)):
        if value is not None:
            _options[name] = value
    _options["sci_mode"] = sci_mode


def tensor_str(self):
    o = _options
    sci = -1 if o["sci_mode"] is None else int(o["sci_mode"])
    threshold = min(o["threshold"], 2**62) if o["threshold"] != float("inf") else 2**62
    return self._to_string(o["precision"], o["edgeitems"], o["linewidth"], sci, int(threshold))


def tensor_repr(self, *, tensor_contents=None):
    return tensor_str(self)


_C._extend_tensor({"__repr__": tensor_repr, "__str__": tensor_repr})

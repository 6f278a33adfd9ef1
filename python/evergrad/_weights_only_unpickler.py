"""An unpickler for files of strangers: it knows few opcodes, calls only functions that are known to be harmless, and
sets the state only of objects whose classes are. Nothing is ever imported by name."""

import codecs
import struct
from collections import Counter, OrderedDict
from pickle import UnpicklingError, decode_long

from . import _C, _utils
from ._pickle_names import meant
from .storage import DTYPES, TypedStorage, UntypedStorage, legacy_class

_BLOCKED = {"sys", "os", "posix", "nt"}
_allowed = None
_user = []


def path_of(item):
    """(object, its full name in a file)"""
    if isinstance(item, tuple):
        if len(item) != 2 or not isinstance(item[1], str):
            raise ValueError(f"Expected a tuple of (global, str of the global's path), got {item}")
        return item
    name = getattr(item, "__qualname__", None) or getattr(item, "__name__", None)
    if name is None:
        raise TypeError(f"a safe global is a class, a function or a pair of one and its path, got {item!r}")
    return item, f"{item.__module__}.{name}"


def _encode(text, encoding):
    return codecs.encode(text, encoding)


def _library():
    global _allowed
    if _allowed is None:
        from .nn.parameter import Buffer, Parameter

        table = {
            "collections.OrderedDict": OrderedDict,
            "collections.Counter": Counter,
            "builtins.set": set,
            "__builtin__.set": set,
            "builtins.bytearray": bytearray,
            "__builtin__.bytearray": bytearray,
            "builtins.complex": complex,
            "__builtin__.complex": complex,
            "_codecs.encode": _encode,
            "evergrad.Size": _C.Size,
            "evergrad.device": _C.device,
            "evergrad.Tensor": _C.Tensor,
            "evergrad._tensor.Tensor": _C.Tensor,
            "evergrad.nn.parameter.Parameter": Parameter,
            "evergrad.nn.parameter.Buffer": Buffer,
            "evergrad.nn.Parameter": Parameter,
            "evergrad.storage.TypedStorage": TypedStorage,
            "evergrad.storage.UntypedStorage": UntypedStorage,
            "evergrad.TypedStorage": TypedStorage,
            "evergrad.UntypedStorage": UntypedStorage,
            "evergrad._tensor._rebuild_from_type_v2": _utils._rebuild_from_type_v2,
        }
        for name in dir(_C):
            value = getattr(_C, name)
            if isinstance(value, (_C.dtype, type(_C.strided), type(_C.contiguous_format))):
                table["evergrad." + name] = value
        for name in dir(_utils):
            if name.startswith("_rebuild_"):
                table["evergrad._utils." + name] = getattr(_utils, name)
        for name in DTYPES:
            table["evergrad." + name] = legacy_class(name)
        _allowed = table
    return _allowed


def allowed(module, name):
    """The object that a global may stand for; UnpicklingError where it may not."""
    path = f"{module}.{name}"
    if module.split(".")[0] in _BLOCKED:
        raise UnpicklingError(f"Trying to load unsupported GLOBAL {path} whose module {module} is blocked.")
    for item in _user:
        obj, own = path_of(item)
        if path == own or f"{meant(module)}.{name}" == own:
            return obj
    found = _library().get(f"{meant(module)}.{name}")
    if found is not None:
        return found
    raise UnpicklingError(
        f"Unsupported global: GLOBAL {path} was not an allowed global by default. Please use "
        f"`torch.serialization.add_safe_globals([{path}])` or the `torch.serialization.safe_globals([{path}])` context "
        "manager to allowlist this global if you trust this class/function."
    )


def _user_objects():
    return [path_of(item)[0] for item in _user]


class Unpickler:
    def __init__(self, file, load_storage, encoding="bytes"):
        self._read, self._readline = file.read, file.readline
        self._load_storage, self._encoding = load_storage, encoding

    def load(self):
        try:
            return self._run()
        except (IndexError, KeyError, struct.error, UnicodeDecodeError) as e:
            raise UnpicklingError(f"the pickle is damaged: {type(e).__name__}: {e}") from None

    def _text(self, raw):
        return raw if self._encoding == "bytes" else raw.decode(self._encoding)

    def _bytes(self, n):
        data = self._read(n)
        if len(data) != n:
            raise EOFError("pickle data was truncated")
        return data

    def _call(self, function, args):
        if not any(function is f for f in self._callables):
            raise UnpicklingError(f"Trying to call reduce for unrecognized function {function}")
        if not isinstance(args, tuple):
            raise UnpicklingError("the arguments of a call are not a tuple")
        return function(*args)

    def _build(self, obj, state):
        kind = type(obj)
        if kind in (_C.Tensor, *self._tensors):
            _utils._set_obj_state(obj, state)
        elif kind is OrderedDict:
            obj.__dict__.update(state)
        elif any(kind is f for f in self._trusted):
            if hasattr(obj, "__setstate__"):
                obj.__setstate__(state)
            else:
                _utils._set_obj_state(obj, state)
        else:
            raise UnpicklingError(
                "Can only build Tensor, Parameter, OrderedDict or types allowlisted via `add_safe_globals`, but got "
                f"{kind}"
            )

    def _run(self):
        from .nn.parameter import Buffer, Parameter

        self._tensors, self._trusted = (Parameter, Buffer), _user_objects()
        self._callables = [v for v in _library().values() if callable(v)] + self._trusted
        stack, marks, memo = [], [], {}
        get = self._bytes
        push, pop = stack.append, stack.pop

        def since_mark():
            nonlocal stack, push, pop
            items = stack
            stack = marks.pop()
            push, pop = stack.append, stack.pop
            return items

        while True:
            op = get(1)
            if op == b"c":
                module, name = self._readline()[:-1].decode(), self._readline()[:-1].decode()
                push(allowed(module, name))
            elif op == b"h":
                push(memo[get(1)[0]])
            elif op == b"j":
                push(memo[struct.unpack("<I", get(4))[0]])
            elif op == b"q":
                memo[get(1)[0]] = stack[-1]
            elif op == b"r":
                memo[struct.unpack("<I", get(4))[0]] = stack[-1]
            elif op == b"(":
                marks.append(stack)
                stack = []
                push, pop = stack.append, stack.pop
            elif op == b"X":
                push(get(struct.unpack("<I", get(4))[0]).decode("utf-8", "surrogatepass"))
            elif op == b"K":
                push(get(1)[0])
            elif op == b"M":
                push(struct.unpack("<H", get(2))[0])
            elif op == b"J":
                push(struct.unpack("<i", get(4))[0])
            elif op == b"\x8a":
                push(decode_long(get(get(1)[0])))
            elif op == b"G":
                push(struct.unpack(">d", get(8))[0])
            elif op == b"\x85":
                stack[-1] = (stack[-1],)
            elif op == b"\x86":
                last = pop()
                stack[-1] = (stack[-1], last)
            elif op == b"\x87":
                third, second = pop(), pop()
                stack[-1] = (stack[-1], second, third)
            elif op == b"t":
                items = since_mark()
                push(tuple(items))
            elif op == b")":
                push(())
            elif op == b"]":
                push([])
            elif op == b"}":
                push({})
            elif op == b"\x8f":
                push(set())
            elif op == b"N":
                push(None)
            elif op == b"\x88":
                push(True)
            elif op == b"\x89":
                push(False)
            elif op == b"Q":
                reference = pop()
                if not (isinstance(reference, tuple) and reference and reference[0] in ("storage", b"storage")):
                    raise UnpicklingError(f"persistent_load id must be a tuple of a storage, but got {type(reference)}")
                push(self._load_storage(reference))
            elif op == b"R":
                args = pop()
                stack[-1] = self._call(stack[-1], args)
            elif op == b"\x81":
                args, cls = pop(), pop()
                push(self._new(cls, args))
            elif op == b"b":
                state = pop()
                self._build(stack[-1], state)
            elif op == b"s":
                value, key = pop(), pop()
                self._into(stack[-1], (dict, OrderedDict, Counter))[key] = value
            elif op == b"u":
                items = since_mark()
                target = self._into(stack[-1], (dict, OrderedDict, Counter))
                for i in range(0, len(items), 2):
                    target[items[i]] = items[i + 1]
            elif op == b"a":
                value = pop()
                self._into(stack[-1], (list,)).append(value)
            elif op == b"e":
                items = since_mark()
                self._into(stack[-1], (list,)).extend(items)
            elif op == b"\x90":
                items = since_mark()
                self._into(stack[-1], (set,)).update(items)
            elif op == b"U":
                push(self._text(get(get(1)[0])))
            elif op == b"T":
                push(self._text(get(struct.unpack("<I", get(4))[0])))
            elif op == b"C":
                push(get(get(1)[0]))
            elif op == b"B":
                push(get(struct.unpack("<I", get(4))[0]))
            elif op == b"\x80":
                version = get(1)[0]
                if version not in (2, 3):
                    raise UnpicklingError(
                        f"Detected pickle protocol {version} in the checkpoint, which was not the default pickle "
                        "protocol used by `torch.load` (2). The weights_only Unpickler might not support all "
                        "instructions implemented by this protocol"
                    )
            elif op == b".":
                return pop()
            else:
                raise UnpicklingError(f"Unsupported operand {op[0]}")

    def _new(self, cls, args):
        if cls is OrderedDict or any(cls is f for f in self._trusted) or cls in self._tensors or cls is Counter or cls is set:
            return cls.__new__(cls, *args)
        raise UnpicklingError(
            "Can only create new object for nn.Parameter or classes allowlisted via `add_safe_globals` but got "
            f"{cls}"
        )

    def _into(self, target, kinds):
        if type(target) in kinds or any(isinstance(f, type) and type(target) is f for f in self._trusted):
            return target
        raise UnpicklingError(f"Can only fill {kinds[0].__name__}, but got {type(target)}")


def unsafe_globals(data):
    """The globals of a pickle that the unpickler would refuse."""
    import pickletools

    found, strings = [], []
    for op, arg, _ in pickletools.genops(data):
        if op.name == "GLOBAL":
            path = arg.replace(" ", ".", 1)
            module, name = arg.split(" ", 1)
        elif op.name == "STACK_GLOBAL":
            module, name = strings[-2:]
            path = f"{module}.{name}"
        else:
            if isinstance(arg, str):
                strings.append(arg)
            continue
        try:
            allowed(module, name)
        except UnpicklingError:
            if path not in found:
                found.append(path)
    return found

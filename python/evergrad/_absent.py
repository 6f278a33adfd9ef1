"""What PyTorch has and this library has not, in one list: the names exist, and raise an error that says why.

`function(name)` makes such a function, `table()` the table of the documentation. A name that is listed is made nowhere
else, so that names, errors and documentation say the same.
"""

SPARSE = "tensors are dense: there are no sparse layouts"
QUANTIZED = "there are no quantized tensors"
NAMED = "dimensions have no names"
NESTED = "there are no nested tensors"
CUDA = "there is no CUDA in this build"
DEVICES = "there is no such device"
ONE_DEVICE = "there is one device"
COMPILER = "there is no compiler that makes packages ahead of time"
DISTRIBUTED = "there are no process groups"
TRACERS = "there are no tracers of other vendors"
FLOAT8 = "there are two dtypes of eight bits, float8_e4m3fn and float8_e5m2"
SYMBOLS = "shapes are plain numbers: there are no symbols that wait for one"

ABSENT = {  # why: names, "Tensor." for methods
    SPARSE: (
        "hsmm hspmm resize_as_sparse_ smm sparse_bsc_tensor sparse_bsr_tensor sparse_compressed_tensor "
        "sparse_coo_tensor "
        "sparse_csc_tensor sparse_csr_tensor sspaddmm sparse.as_sparse_gradcheck sparse.log_softmax "
        "sparse.sampled_addmm "
        "sparse.ByteTensor sparse.CharTensor sparse.DoubleTensor sparse.FloatTensor sparse.HalfTensor sparse.IntTensor "
        "sparse.LongTensor sparse.ShortTensor sparse.softmax sparse.spdiags sparse.spsolve sparse.sum sparse.to_sparse_semi_structured "
        "Tensor.resize_as_sparse_ "
        "Tensor.smm Tensor.sparse_mask Tensor.sparse_resize_ Tensor.sparse_resize_and_clear_ Tensor.sspaddmm "
        "Tensor.to_sparse Tensor.to_sparse_bsc Tensor.to_sparse_bsr Tensor.to_sparse_coo Tensor.to_sparse_csc "
        "Tensor.to_sparse_csr"
    ),
    QUANTIZED: (
        "empty_quantized int_repr q_per_channel_axis q_per_channel_scales q_per_channel_zero_points q_scale "
        "q_zero_point "
        "quantize_per_channel quantize_per_tensor quantize_per_tensor_dynamic quantized_batch_norm quantized_gru "
        "quantized_gru_cell quantized_lstm quantized_lstm_cell quantized_max_pool1d quantized_max_pool2d "
        "quantized_max_pool3d quantized_rnn_relu_cell quantized_rnn_tanh_cell Tensor.int_repr "
        "Tensor.q_per_channel_axis "
        "QInt8Storage QInt32Storage QUInt2x4Storage QUInt4x2Storage QUInt8Storage Tensor.q_per_channel_scales "
        "Tensor.q_per_channel_zero_points Tensor.q_scale Tensor.q_zero_point Tensor.qscheme"
    ),
    NAMED: "align_tensors Tensor.align_as Tensor.align_to Tensor.refine_names Tensor.rename Tensor.rename_",
    NESTED: "nn.attention.flex_attention.create_nested_block_mask Tensor.to_padded_tensor",
    CUDA: (
        "autograd.profiler.emit_nvtx autograd.profiler.load_nvprof autograd.profiler.parse_nvprof_trace "
        "Tensor.record_stream"
    ),
    DEVICES: (
        "TypedStorage.hpu UntypedStorage.hpu UntypedStorage.mps Tensor.ipu Tensor.mtia Tensor.xpu nn.Module.ipu "
        "nn.Module.mtia "
        "nn.Module.xpu"
    ),
    ONE_DEVICE: (
        "nn.parallel.comm.broadcast nn.parallel.comm.broadcast_coalesced nn.parallel.comm.gather "
        "nn.parallel.comm.reduce_add nn.parallel.comm.reduce_add_coalesced nn.parallel.comm.scatter "
        "nn.parallel.gather nn.parallel.replicate nn.parallel.scatter"
    ),
    COMPILER: "_inductor.aoti_compile_and_package _inductor.aoti_load_package",
    DISTRIBUTED: "nn.parallel.DistributedDataParallel",
    TRACERS: "autograd.profiler.emit_itt",
    FLOAT8: (
        "TypedStorage.float8_e4m3fnuz TypedStorage.float8_e5m2fnuz UntypedStorage.float8_e4m3fnuz "
        "UntypedStorage.float8_e5m2fnuz"
    ),
    SYMBOLS: "sym_fresh_size",
}

STORAGES = {
    "QInt8Storage": "qint8",
    "QUInt8Storage": "quint8",
    "QInt32Storage": "qint32",
    "QUInt4x2Storage": "quint4x2",
    "QUInt2x4Storage": "quint2x4",
}
FLOATS = ("float8_e4m3fnuz", "float8_e5m2fnuz")

WHY = {name: why for why, names in ABSENT.items() for name in names.split()}


def fail(name):
    """Raises the error of a name."""
    from . import _asked

    _asked.note(f"torch.{name}")
    raise NotImplementedError(f"torch.{name} is not available: {WHY[name]}")


def function(name):
    """A function in the place of one that is absent."""

    def absent(*args, **kwargs):
        fail(name)

    absent.__name__ = name.rpartition(".")[2]
    absent.__qualname__ = name
    absent.__doc__ = f"Not available: {WHY[name]}."
    return absent


def functions(prefix):
    """The absent names behind a prefix ("sparse.", "Tensor.", "" for the package itself), as functions."""
    names = [n[len(prefix) :] for n in WHY if n.startswith(prefix)]
    return {n: function(prefix + n) for n in names if "." not in n and prefix + n not in STORAGES}


def cls(name, members=()):
    """A class in the place of one that is absent: it cannot be made."""

    def __init__(self, *args, **kwargs):
        fail(name)

    short = name.rpartition(".")[2]
    body = {"__init__": __init__, "__doc__": f"Not available: {WHY[name]}.", "__module__": __package__}
    for member in members:

        def method(self, *args, **kwargs):
            fail(name)

        method.__name__ = member
        body[member] = method
    return type(short, (), body)


class AbsentDType:
    """A name in the place of a dtype that is absent: no function takes it. limits: those that finfo tells."""

    is_complex = False

    def __init__(self, name, itemsize, is_floating_point=False, is_signed=False, limits=None):
        self._name, self.itemsize = name, itemsize
        self.is_floating_point, self._signed, self.limits = is_floating_point, is_signed, limits

    @property
    def is_signed(self):
        if self._name.startswith("q"):
            raise RuntimeError(f"is_signed is not supported for quantized dtypes, of which {self} is one")
        return self._signed

    def __repr__(self):
        return "torch." + self._name

    def __reduce__(self):
        return self._name


DTYPES = {
    n: AbsentDType(n, size)
    for n, size in (("qint8", 1), ("quint8", 1), ("qint32", 4), ("quint4x2", 1), ("quint2x4", 1))
}
_SMALL = {f"{kind}int{bits}": AbsentDType(f"{kind}int{bits}", 1, is_signed=not kind) for kind in ("u", "") for bits in range(1, 8)}
_SMALL |= {n: AbsentDType(n, 2 if n == "bits16" else 1) for n in ("bits1x8", "bits2x4", "bits4x2", "bits8", "bits16")}
_FLOAT8 = {  # bits, eps, max, smallest normal, smallest subnormal, resolution
    "float8_e4m3fnuz": AbsentDType("float8_e4m3fnuz", 1, True, True, (8, 0.125, 240.0, 2.0**-7, 2.0**-10, 1.0)),
    "float8_e5m2fnuz": AbsentDType("float8_e5m2fnuz", 1, True, True, (8, 0.125, 57344.0, 2.0**-15, 2.0**-17, 1.0)),
    "float8_e8m0fnu": AbsentDType("float8_e8m0fnu", 1, True, False, (8, 1.0, 2.0**127, 2.0**-127, 2.0**-127, 1.0)),
}
_WHY_DTYPES = {
    ", ".join(f"`{n}`" for n in names): why
    for names, why in ((DTYPES, QUANTIZED), (_FLOAT8, FLOAT8), (_SMALL, "integers have eight bits or more"))
}
DTYPES |= _FLOAT8 | _SMALL


def table():
    """The list in Markdown: why, and which names."""
    rows = ["| Why | Names |", "|---|---|"]
    for why, names in ABSENT.items():
        shown = [f"`{n}`" for n in sorted(names.split(), key=lambda n: (n.count("."), n))]
        rows.append(f"| {why} | {', '.join(shown)} |")
    rows += [f"| {why}; the dtypes are names only | {names} |" for names, why in _WHY_DTYPES.items()]
    return "\n".join(rows) + "\n"

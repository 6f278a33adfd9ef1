"""Sequences of different lengths in one tensor: padded to the longest, or packed step by step."""

from typing import NamedTuple, Optional

from ... import _C

Tensor = _C.Tensor


class _Packed(NamedTuple):
    data: Tensor
    batch_sizes: Tensor
    sorted_indices: Optional[Tensor]
    unsorted_indices: Optional[Tensor]


def invert_permutation(permutation):
    if permutation is None:
        return None
    places = _C.arange(0, permutation.numel(), device=permutation.device)
    return _C.empty_like(permutation).scatter_(0, permutation, places)


class PackedSequence(_Packed):
    """The elements of all sequences, those of the first step first; batch_sizes says how many sequences each step has.
    sorted_indices orders the sequences by length, unsorted_indices undoes that."""

    def __new__(cls, data, batch_sizes=None, sorted_indices=None, unsorted_indices=None):
        if unsorted_indices is None:
            unsorted_indices = invert_permutation(sorted_indices)
        if batch_sizes is not None:
            if batch_sizes.device.type != "cpu":
                raise ValueError(
                    "batch_sizes should always be on CPU. Instances of PackedSequence should never be created manually. "
                    "They should be instantiated by functions like pack_sequence and pack_padded_sequences in "
                    "nn.utils.rnn. https://pytorch.org/docs/stable/nn.html#torch.nn.utils.rnn.pack_sequence"
                )
        elif isinstance(data, (tuple, list)) and len(data) == 2:
            data, batch_sizes = data
        else:
            raise AssertionError("expected (data, batch_sizes)")
        return super().__new__(cls, data, batch_sizes, sorted_indices, unsorted_indices)

    def _with(self, data, move=None):
        indices = self[2:]
        if move is not None:
            indices = tuple(None if i is None else move(i) for i in indices)
        return type(self)(data, self.batch_sizes, *indices)

    def to(self, *args, **kwargs):
        data = self.data.to(*args, **kwargs)
        if data is self.data:
            return self
        return self._with(data, lambda i: i.to(data.device))

    def pin_memory(self):
        return self._with(self.data.pin_memory())

    def cpu(self, *args, **kwargs):
        return self.to("cpu", *args, **kwargs)

    def cuda(self, *args, **kwargs):
        return self.to("cuda", *args, **kwargs)

    def double(self):
        return self.to(dtype=_C.float64)

    def float(self):
        return self.to(dtype=_C.float32)

    def half(self):
        return self.to(dtype=_C.float16)

    def long(self):
        return self.to(dtype=_C.int64)

    def int(self):
        return self.to(dtype=_C.int32)

    def short(self):
        return self.to(dtype=_C.int16)

    def char(self):
        return self.to(dtype=_C.int8)

    def byte(self):
        return self.to(dtype=_C.uint8)

    @property
    def is_cuda(self):
        return self.data.is_cuda

    def is_pinned(self):
        return self.data.is_pinned()


def _places(batch_sizes, batch):
    """Where each packed element lies in (steps, batch), counted row by row."""
    return [t * batch + b for t, n in enumerate(batch_sizes) for b in range(n)]


def pack_padded_sequence(input, lengths, batch_first=False, enforce_sorted=True):
    """Packs (steps, batch, *) without what lies beyond the lengths."""
    lengths = lengths.cpu() if isinstance(lengths, Tensor) else _C.tensor(lengths, dtype=_C.int64)
    sorted_indices = None
    if not enforce_sorted:
        lengths, sorted_indices = lengths.sort(descending=True)
        sorted_indices = sorted_indices.to(input.device)
        input = input.index_select(0 if batch_first else 1, sorted_indices)
    x = input.transpose(0, 1) if batch_first else input
    if input.numel() == 0:
        raise RuntimeError("Cannot pack empty tensors.")
    if lengths.dim() != 1 or lengths.numel() != x.shape[1]:
        raise RuntimeError(f"Expected `len(lengths)` to be equal to batch_size, but got {lengths.numel()} (batch_size={x.shape[1]})")
    each = lengths.tolist()
    if any(a < b for a, b in zip(each, each[1:])):
        raise RuntimeError(
            "`lengths` array must be sorted in decreasing order when `enforce_sorted` is True. You can pass "
            "`enforce_sorted=False` to pack_padded_sequence and/or pack_sequence to sidestep this requirement if you do "
            "not need ONNX exportability."
        )
    if each[-1] <= 0:
        raise RuntimeError("Length of all samples has to be greater than 0, but found an element in 'lengths' that is <= 0")
    if each[0] > x.shape[0]:
        raise RuntimeError(f"Expected sequence length to be larger than the longest of lengths, got {x.shape[0]}")
    batch_sizes = [sum(1 for n in each if n > t) for t in range(each[0])]
    flat = x.reshape((-1, *x.shape[2:]))
    data = flat.index_select(0, _C.tensor(_places(batch_sizes, x.shape[1]), device=x.device))
    return PackedSequence(data, _C.tensor(batch_sizes), sorted_indices, None)


def pad_packed_sequence(sequence, batch_first=False, padding_value=0.0, total_length=None):
    """The inverse of pack_padded_sequence: (padded, lengths)."""
    steps = sequence.batch_sizes.shape[0]
    if total_length is not None:
        if total_length < steps:
            raise ValueError(
                "Expected total_length to be at least the length of the longest sequence in input, but got "
                f"total_length={total_length} and max sequence length being {steps}"
            )
        steps = total_length
    batch_sizes, data = sequence.batch_sizes.tolist(), sequence.data
    batch = batch_sizes[0]
    padded = _C.full((steps * batch, *data.shape[1:]), padding_value, dtype=data.dtype, device=data.device)
    padded = padded.index_copy(0, _C.tensor(_places(batch_sizes, batch), device=data.device), data)
    padded = padded.reshape((steps, batch, *data.shape[1:]))
    lengths = _C.tensor([sum(1 for n in batch_sizes if n > b) for b in range(batch)])
    if batch_first:
        padded = padded.transpose(0, 1)
    if sequence.unsorted_indices is not None:
        order = sequence.unsorted_indices
        return padded.index_select(0 if batch_first else 1, order), lengths[order.cpu()]
    return padded, lengths


def pad_sequence(sequences, batch_first=False, padding_value=0.0, padding_side="right"):
    """Stacks sequences (length, *), filled up to the longest."""
    if not isinstance(sequences, (list, tuple, Tensor)) and not hasattr(sequences, "__iter__"):
        raise RuntimeError("pad_sequence: Expected iterable for input sequences, but got arg of type: " + str(type(sequences)))
    if padding_side not in ("left", "right"):
        raise RuntimeError(f"Expected padding_side to be one of left or right, but got {padding_side}.")
    sequences = sequences.unbind(0) if isinstance(sequences, Tensor) else tuple(sequences)
    if not sequences:
        raise RuntimeError("received an empty list of sequences")
    longest = max(s.shape[0] for s in sequences)
    for s in sequences:
        for d, (a, b) in enumerate(zip(sequences[0].shape[1:], s.shape[1:]), 1):
            if a != b:
                raise RuntimeError(
                    f"The size of tensor a ({a}) must match the size of tensor b ({b}) at non-singleton dimension {d}"
                )

    def filled(s):
        missing = longest - s.shape[0]
        if missing == 0:
            return s
        more = _C.full((missing, *s.shape[1:]), padding_value, dtype=s.dtype, device=s.device)
        return _C.cat([more, s] if padding_side == "left" else [s, more])

    return _C.stack([filled(s) for s in sequences], 0 if batch_first else 1)


def unpad_sequence(padded_sequences, lengths, batch_first=False):
    """The sequences that pad_sequence stacked."""
    if not batch_first:
        padded_sequences = padded_sequences.transpose(0, 1)
    return [s[: int(n)] for s, n in zip(padded_sequences.unbind(0), lengths)]


def pack_sequence(sequences, enforce_sorted=True):
    """Packs sequences (length, *)."""
    lengths = _C.tensor([s.shape[0] for s in sequences])
    return pack_padded_sequence(pad_sequence(sequences), lengths, enforce_sorted=enforce_sorted)


def unpack_sequence(packed_sequences):
    """The sequences that were packed."""
    return unpad_sequence(*pad_packed_sequence(packed_sequences, batch_first=True), batch_first=True)

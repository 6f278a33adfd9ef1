"""Attention whose scores pass through a function of the user's, and masks that are given by a function.

The functions take a score and four places (batch, head, query, key) and work elementwise. They are called once, with
tensors of places that broadcast against all scores.
"""

import inspect
import itertools
import math

from ... import _C
from ..._absent import function as _absent_function

Tensor = _C.Tensor

__all__ = [
    "BlockMask",
    "and_masks",
    "create_block_mask",
    "create_mask",
    "flex_attention",
    "noop_mask",
    "or_masks",
]

_DEFAULT_SPARSE_BLOCK_SIZE = 128


def _places(batch, heads, queries, keys):
    return (
        _C.arange(batch, dtype=_C.int32).reshape(-1, 1, 1, 1),
        _C.arange(heads, dtype=_C.int32).reshape(1, -1, 1, 1),
        _C.arange(queries, dtype=_C.int32).reshape(1, 1, -1, 1),
        _C.arange(keys, dtype=_C.int32).reshape(1, 1, 1, -1),
    )


def noop_mask(batch, head, token_q, token_kv):
    """Masks nothing."""
    return batch.new_ones((), dtype=_C.bool)


def _identity(score, batch, head, token_q, token_kv):
    return score


def _joined(name, masks, join, start):
    if not all(callable(m) for m in masks):
        raise RuntimeError(f"All inputs should be callable mask_mods: {masks}")

    def mask(b, h, q_idx, kv_idx):
        out = b.new_full((), start, dtype=_C.bool)
        for m in masks:
            out = join(out, m(b, h, q_idx, kv_idx))
        return out

    mask.__name__ = name
    return mask


def or_masks(*mask_mods):
    """A mask that lets through what one of the masks does."""
    return _joined("or_mask", mask_mods, lambda a, b: a | b, False)


def and_masks(*mask_mods):
    """A mask that lets through what all of the masks do."""
    return _joined("and_mask", mask_mods, lambda a, b: a & b, True)


def create_mask(mod_fn, B, H, Q_LEN, KV_LEN, device="cpu"):
    """The mask (B, H, Q_LEN, KV_LEN), bool, of a mask function; of a score function the scores that it gives to 0."""
    batch, heads = B or 1, H or 1
    shape, places = (batch, heads, Q_LEN, KV_LEN), _places(batch, heads, Q_LEN, KV_LEN)
    count = sum(p.default is inspect.Parameter.empty for p in inspect.signature(mod_fn).parameters.values())
    if count == 5:
        scores = mod_fn(_C.zeros(shape), *places).expand(shape)
        return scores != -math.inf
    if count != 4:
        raise AssertionError(f"mask_mod takes 4 arguments and score_mod 5, but the function takes {count}")
    return mod_fn(*places).expand(shape)


def _blocks(mask, rows, columns):
    """How many elements of each block of a mask are set: (B, H, blocks of queries, blocks of keys)."""
    q, k = mask.shape[-2:]
    padded = _C._ns_nn_functional.pad(mask.to(_C.uint8), (0, -k % columns, 0, -q % rows))
    shape = (*mask.shape[:-2], padded.size(-2) // rows, rows, padded.size(-1) // columns, columns)
    return padded.reshape(shape).sum((-3, -1))


def _ordered(blocks):
    """For each row of blocks: how many are set, and the columns of those first."""
    order = _C.argsort(blocks.to(_C.int32), dim=-1, descending=True, stable=True)
    return blocks.sum(-1).to(_C.int32), order.to(_C.int32)


def _dense(counts, indices, columns):
    """The inverse of _ordered."""
    n = indices.size(-1)
    used = _C.arange(n, dtype=_C.int32) < counts.unsqueeze(-1)
    out = _C.zeros((*indices.shape[:-1], columns + 1), dtype=_C.int32)
    at = _C.where(used, indices.to(_C.int64), columns)
    return out.scatter(-1, at, _C.ones(at.shape, dtype=_C.int32))[..., :columns]


class BlockMask:
    """A mask in blocks: for each block of queries the blocks of keys that it reads, those that are read whole apart.

    mask_mod says what is let through inside of the other blocks.
    """

    seq_lengths: tuple[int, int]
    kv_num_blocks: Tensor
    kv_indices: Tensor
    full_kv_num_blocks: Tensor | None
    full_kv_indices: Tensor | None
    q_num_blocks: Tensor | None
    q_indices: Tensor | None
    full_q_num_blocks: Tensor | None
    full_q_indices: Tensor | None
    BLOCK_SIZE: tuple[int, int]

    _TENSORS = (
        "kv_num_blocks kv_indices full_kv_num_blocks full_kv_indices q_num_blocks q_indices full_q_num_blocks "
        "full_q_indices"
    ).split()

    def __init__(
        self,
        seq_lengths,
        kv_num_blocks,
        kv_indices,
        full_kv_num_blocks,
        full_kv_indices,
        q_num_blocks,
        q_indices,
        full_q_num_blocks,
        full_q_indices,
        BLOCK_SIZE,
        mask_mod,
    ):
        if kv_indices.dim() < 2:
            raise RuntimeError("BlockMask must have at least 2 dimensions")
        for one, other, what in (
            (full_kv_num_blocks, full_kv_indices, "full_kv"),
            (q_num_blocks, q_indices, "q"),
            (full_q_num_blocks, full_q_indices, "full_q"),
        ):
            if (one is None) != (other is None):
                raise AssertionError(f"{what}_num_blocks and {what}_indices must be both provided or omitted")
        self.seq_lengths, self.BLOCK_SIZE, self.mask_mod = seq_lengths, BLOCK_SIZE, mask_mod
        self.kv_num_blocks, self.kv_indices = kv_num_blocks, kv_indices
        self.full_kv_num_blocks, self.full_kv_indices = full_kv_num_blocks, full_kv_indices
        self.q_num_blocks, self.q_indices = q_num_blocks, q_indices
        self.full_q_num_blocks, self.full_q_indices = full_q_num_blocks, full_q_indices

    mask_mod = None

    @classmethod
    def from_kv_blocks(
        cls,
        kv_num_blocks,
        kv_indices,
        full_kv_num_blocks=None,
        full_kv_indices=None,
        BLOCK_SIZE=_DEFAULT_SPARSE_BLOCK_SIZE,
        mask_mod=None,
        seq_lengths=None,
    ):
        """From the blocks of keys of each block of queries; those of queries of each block of keys follow."""
        if kv_indices.dim() < 2:
            raise RuntimeError("BlockMask must have at least 2 dimensions")
        if (full_kv_num_blocks is None) != (full_kv_indices is None):
            raise AssertionError("full_kv_num_blocks and full_kv_indices must be both provided or omitted")
        size = (BLOCK_SIZE, BLOCK_SIZE) if isinstance(BLOCK_SIZE, int) else tuple(BLOCK_SIZE)
        columns = kv_indices.size(-1)
        q = _ordered(_dense(kv_num_blocks, kv_indices, columns).mT)
        full_q = (None, None)
        if full_kv_indices is not None:
            full_q = _ordered(_dense(full_kv_num_blocks, full_kv_indices, columns).mT)
        if seq_lengths is None:
            seq_lengths = (kv_indices.size(-2) * size[0], columns * size[1])
        return cls(
            seq_lengths, kv_num_blocks, kv_indices, full_kv_num_blocks, full_kv_indices, *q, *full_q, size,
            mask_mod or noop_mask,
        )  # fmt: skip

    def as_tuple(self, flatten=True):
        """All that the mask is made of, the lengths and sizes one by one unless flatten is False."""
        lengths, size = (self.seq_lengths, self.BLOCK_SIZE) if flatten else ((self.seq_lengths,), (self.BLOCK_SIZE,))
        return (*lengths, *(getattr(self, name) for name in self._TENSORS), *size, self.mask_mod)

    @property
    def shape(self):
        """(B, H, length of queries, length of keys)."""
        return (*self.kv_indices.shape[:-2], *self.seq_lengths)

    def numel(self):
        """How many elements the mask has."""
        return math.prod(self.shape)

    def sparsity(self):
        """The share, in percent, that lies in blocks that are not read."""
        blocks = int(self.kv_num_blocks.sum())
        if self.full_kv_num_blocks is not None:
            blocks += int(self.full_kv_num_blocks.sum())
        return 100 * (1 - blocks * math.prod(self.BLOCK_SIZE) / self.numel())

    def to_dense(self):
        """Which blocks are read, 1 or 0."""
        columns = self.kv_indices.size(-1)
        out = _dense(self.kv_num_blocks, self.kv_indices, columns)
        if self.full_kv_indices is not None:
            out = out | _dense(self.full_kv_num_blocks, self.full_kv_indices, columns)
        return out

    def to(self, device):
        """The mask on a device."""
        moved = {n: t.to(device) if t is not None else None for n in self._TENSORS for t in (getattr(self, n),)}
        return BlockMask(self.seq_lengths, **moved, BLOCK_SIZE=self.BLOCK_SIZE, mask_mod=self.mask_mod)

    def __getitem__(self, index):
        full = self.full_kv_num_blocks is not None
        return BlockMask.from_kv_blocks(
            self.kv_num_blocks[index], self.kv_indices[index], self.full_kv_num_blocks[index] if full else None,
            self.full_kv_indices[index] if full else None, self.BLOCK_SIZE, None, self.seq_lengths,
        )  # fmt: skip

    def to_string(self, grid_size=(20, 20), limit=4):
        """A picture of the blocks for each batch and head: those that are read, in part where several share a place."""
        dense = self.to_dense()
        rows, columns = dense.shape[-2:]
        height, width = grid_size if isinstance(grid_size, (tuple, list)) else (grid_size, grid_size)
        height, width = (rows if height == -1 else height), (columns if width == -1 else width)
        down, right = max(1, -(-rows // height)), max(1, -(-columns // width))
        lines, lead = [], dense.shape[:-2]
        for i, at in enumerate(itertools.product(*map(range, lead))):
            if i == limit:
                lines.append("...")
                lines.append("To print out more, set BlockMask.to_string(grid_size=grid_size, limit=N)")
                break
            lines.append(str(at))
            for r in range(0, rows, down):
                parts = [dense[at][r : r + down, c : c + right].float().mean() for c in range(0, columns, right)]
                lines.append("".join("██" if p == 1 else "░░" if p > 0 else "  " for p in parts))
            lines.append("")
        return "\n".join(lines)

    def __repr__(self):
        return f"BlockMask(shape={self.shape}, sparsity={self.sparsity():.2f}%, \n{self.to_string()})"


def create_block_mask(
    mask_mod, B, H, Q_LEN, KV_LEN, device="cpu", BLOCK_SIZE=_DEFAULT_SPARSE_BLOCK_SIZE, _compile=False
):
    """The blocks of a mask function. B or H None: the mask is the same for all batches or heads."""
    size = (BLOCK_SIZE, BLOCK_SIZE) if isinstance(BLOCK_SIZE, int) else tuple(BLOCK_SIZE)
    counts = _blocks(create_mask(mask_mod, B, H, Q_LEN, KV_LEN, device), *size)
    whole = counts == math.prod(size)
    partial = (counts > 0) & ~whole
    return BlockMask.from_kv_blocks(*_ordered(partial), *_ordered(whole), size, mask_mod, (Q_LEN, KV_LEN))


create_nested_block_mask = _absent_function("nn.attention.flex_attention.create_nested_block_mask")


def flex_attention(
    query,
    key,
    value,
    score_mod=None,
    block_mask=None,
    scale=None,
    enable_gqa=False,
    return_lse=False,
    kernel_options=None,
):
    """softmax(score_mod(query @ key.mT * scale)) @ value, under a mask.

    query (B, H, L, E), key (B, H, S, E), value (B, H, S, Ev). score_mod(score, b, h, q_idx, kv_idx) gives the scores;
    block_mask comes from create_block_mask. With enable_gqa the heads of query are shared out over those of key and
    value. Rows without a score give zeros. return_lse: the logarithms of the sums of exponentials (B, H, L) as well.
    """
    for name, t in (("query", query), ("key", key), ("value", value)):
        if t.dim() != 4:
            raise ValueError(f"Expected {name} to be 4-dimensional, but got {t.dim()} dimensions")
    if query.dtype != key.dtype or query.dtype != value.dtype:
        raise ValueError(
            f"Expected query, key, and value to have the same dtype, but got query.dtype: {query.dtype}, key.dtype: "
            f"{key.dtype}, and value.dtype: {value.dtype} instead."
        )
    if query.size(-1) != key.size(-1):
        raise ValueError("Expect query and key/value to have the same embedding dimension")
    if enable_gqa and query.size(1) % key.size(1):
        raise ValueError(
            f"Expect number of query heads to be a multiple of kv heads for GQA but got Hq={query.size(1)} and "
            f"Hkv={key.size(1)}."
        )
    if not enable_gqa and query.size(1) != key.size(1):
        raise ValueError(
            f"Expect query and key/value to have the same number of heads but got Hq={query.size(1)} and "
            f"Hkv={key.size(1)}. Try setting enable_gqa=True for GQA."
        )
    if query.size(0) != key.size(0) and key.size(0) != 1:
        raise ValueError(
            f"Expect query and key/value to have the same batch size, but got {query.size(0)} and {key.size(0)}."
        )
    if enable_gqa and query.size(1) != key.size(1):
        times = query.size(1) // key.size(1)
        key, value = key.repeat_interleave(times, 1), value.repeat_interleave(times, 1)
    scale = 1 / math.sqrt(query.size(-1)) if scale is None else scale
    wide = _C.float64 if query.dtype is _C.float64 else _C.float32
    scores = _C.matmul(query, key.mT).to(wide) * scale
    shape = tuple(scores.shape)
    places = _places(*shape)
    if score_mod is not None:
        scores = score_mod(scores, *places).expand(shape).to(wide)
    if block_mask is not None:
        rows, columns = block_mask.seq_lengths
        if rows < shape[2] or columns < shape[3]:
            raise ValueError(
                f"block_mask was created for block_mask.shape={block_mask.shape} but got q_len={shape[2]} and "
                f"kv_len={shape[3]}."
            )
        kept = block_mask.to_dense().bool()
        kept = kept.repeat_interleave(block_mask.BLOCK_SIZE[0], -2).repeat_interleave(block_mask.BLOCK_SIZE[1], -1)
        kept = kept[..., : shape[2], : shape[3]]
        if block_mask.mask_mod is not None:
            kept = kept & block_mask.mask_mod(*places)
        scores = scores.masked_fill(~kept, -math.inf)
    lse = scores.logsumexp(-1)
    weights = _C.exp(scores - lse.masked_fill(lse == -math.inf, 0.0).unsqueeze(-1))
    out = _C.matmul(weights.to(query.dtype), value)
    return (out, lse) if return_lse else out

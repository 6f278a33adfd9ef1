"""Causal masks as objects: attention sees from them that it need not look at what is masked."""

import enum

from ... import _C
from ...overrides import DisableTorchFunctionSubclass

Tensor = _C.Tensor

__all__ = ["CausalBias", "CausalVariant", "causal_lower_right", "causal_upper_left"]


class CausalVariant(enum.IntEnum):
    """Where the diagonal of the mask lies: it begins at the upper left, or ends at the lower right."""

    UPPER_LEFT = 1
    LOWER_RIGHT = 2


class CausalBias(Tensor):
    """The mask (seq_len_q, seq_len_kv) of causal attention, for attn_mask of scaled_dot_product_attention."""

    def __new__(cls, variant, seq_len_q, seq_len_kv):
        return Tensor._make_subclass(cls, _C.empty((0,)), False)

    def __init__(self, variant, seq_len_q, seq_len_kv):
        if not isinstance(variant, CausalVariant):
            raise AssertionError("variant must be a CausalVariant")
        self.variant, self.seq_len_q, self.seq_len_kv = variant, seq_len_q, seq_len_kv
        if seq_len_q > seq_len_kv and variant == CausalVariant.LOWER_RIGHT:
            import warnings

            warnings.warn(
                "Lower right causal bias will produce NaNs in the output when seq_len_q > seq_len_kv!", stacklevel=3
            )

    def _materialize(self, device=None):
        """The mask as a bool tensor."""
        offset = self.seq_len_kv - self.seq_len_q if self.variant == CausalVariant.LOWER_RIGHT else 0
        return _C.ones((self.seq_len_q, self.seq_len_kv), dtype=_C.bool).tril(diagonal=offset)

    @staticmethod
    def _dispatch(query, key, value, attn_mask, dropout_p=0.0, is_causal=False, scale=None, enable_gqa=False):
        """Attention under the mask."""
        if is_causal:
            raise ValueError("CausalBias should not be used with causal=True")
        function = _C._ns_nn_functional.scaled_dot_product_attention
        same = attn_mask.seq_len_q == attn_mask.seq_len_kv
        if same or attn_mask.variant == CausalVariant.UPPER_LEFT:
            return function(query, key, value, None, dropout_p, True, scale=scale, enable_gqa=enable_gqa)
        mask = attn_mask._materialize()
        return function(query, key, value, mask, dropout_p, False, scale=scale, enable_gqa=enable_gqa)

    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        if getattr(func, "__name__", "") == "scaled_dot_product_attention":
            with DisableTorchFunctionSubclass():
                return cls._dispatch(*args, **kwargs)
        return super().__torch_function__(func, types, args, kwargs)

    def __repr__(self):
        return repr(self._materialize())


def causal_upper_left(*size):
    """The causal mask of a size (rows, columns) that begins at the upper left corner."""
    if len(size) != 2:
        raise AssertionError("causal_upper_left only supports 2D tensors")
    return CausalBias(CausalVariant.UPPER_LEFT, *size)


def causal_lower_right(*size):
    """The causal mask of a size (rows, columns) that ends at the lower right corner."""
    if len(size) != 2:
        raise AssertionError("causal_lower_right only supports 2D tensors")
    return CausalBias(CausalVariant.LOWER_RIGHT, *size)

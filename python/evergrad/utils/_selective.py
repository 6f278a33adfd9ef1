"""Checkpoints that keep what a policy chooses: one mode of dispatch stores results in the forward, another hands them out when
it runs again."""

import enum
from collections import defaultdict

from .. import _C
from .._ops import OpOverload, OpOverloadPacket
from ._python_dispatch import TorchDispatchMode
from ._pytree import tree_map


class CheckpointPolicy(enum.Enum):
    """What becomes of an operator's results."""

    __module__ = __package__ + ".checkpoint"

    MUST_SAVE, PREFER_SAVE, MUST_RECOMPUTE, PREFER_RECOMPUTE = range(4)


_SAVES = (CheckpointPolicy.MUST_SAVE, CheckpointPolicy.PREFER_SAVE, True)  # True and False are policies too


class SelectiveCheckpointContext:
    """What a policy is told: whether the checkpoint is computed again."""

    __module__ = __package__ + ".checkpoint"

    def __init__(self, *, is_recompute):
        self.is_recompute = is_recompute


class _Kept:
    """A result, and how often it had been written to when it was stored."""

    def __init__(self, val):
        self.val = val
        self.version = val._version if isinstance(val, _C.Tensor) else None

    def get(self, mutable):
        if self.version is not None and not mutable and self.val._version != self.version:
            raise RuntimeError(
                "Tensor cached during selective activation checkpoint has been mutated: compute it again, or pass "
                "allow_cache_entry_mutation=True"
            )
        return self.val


def _without_graph(x):
    """The tensor itself is in the graph, which holds the checkpoint, which holds what is stored."""
    return x.detach() if isinstance(x, _C.Tensor) and (x.is_floating_point() or x.is_complex()) else x


class _Selective(TorchDispatchMode):
    is_recompute = False

    def __init__(self, policy_fn, storage):
        super().__init__()
        self.policy_fn, self.storage = policy_fn, storage

    def _stored(self, func, args, kwargs):
        return self.policy_fn(SelectiveCheckpointContext(is_recompute=self.is_recompute), func, *args, **kwargs) in _SAVES


class _CachingTorchDispatchMode(_Selective):
    """Of the forward: stores."""

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        if func in SAC_IGNORED_OPS:
            return func(*args, **kwargs)
        stored = self._stored(func, args, kwargs)
        out = func(*args, **kwargs)
        if stored:
            self.storage[func].append(tree_map(lambda x: _Kept(_without_graph(x)), out))
        return out


class _CachedTorchDispatchMode(_Selective):
    """Of its repetition: hands out, in the order in which it was stored."""

    is_recompute = True

    def __init__(self, policy_fn, storage, allow_cache_entry_mutation):
        super().__init__(policy_fn, storage)
        self.allow_cache_entry_mutation = allow_cache_entry_mutation

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        if func in SAC_IGNORED_OPS or not self._stored(func, args, kwargs):
            return func(*args, **kwargs)
        if func not in self.storage:
            raise RuntimeError(f"{func} encountered during backward, but not found in storage")
        if not self.storage[func]:
            raise RuntimeError(
                "Trying to backward an extra time. You are only allowed to backward once on any region computed under "
                "selective activation checkpoint."
            )
        return tree_map(lambda kept: kept.get(self.allow_cache_entry_mutation), self.storage[func].pop(0))


def create_selective_checkpoint_contexts(policy_fn_or_list, allow_cache_entry_mutation=False):
    """The contexts of forward and of its repetition, for `context_fn` of a checkpoint. A policy is a function(context, operator,
    *args, **kwargs) that gives a CheckpointPolicy, or a list of the operators whose results are stored."""
    policy = policy_fn_or_list
    if isinstance(policy, list):
        for op in policy:
            if not isinstance(op, OpOverload):
                hint = ""
                if isinstance(op, OpOverloadPacket):
                    hint = f" Please update the OpOverloadPacket to a specific OpOverload, as {op}.default is one."
                raise ValueError(f"Expected op in `op_list` to be an OpOverload but got: {op} of type {type(op)}.{hint}")

        def policy_fn(ctx, op, *args, **kwargs):
            return CheckpointPolicy.MUST_SAVE if op in policy else CheckpointPolicy.PREFER_RECOMPUTE

    elif callable(policy):
        policy_fn = policy
    else:
        raise TypeError(f"policy_fn_or_list must be either a function or a list of ops. Got {type(policy).__name__}")
    storage = defaultdict(list)
    return (
        _CachingTorchDispatchMode(policy_fn, storage),
        _CachedTorchDispatchMode(policy_fn, storage, allow_cache_entry_mutation),
    )


def _ignored_ops():
    from .. import ops

    aten = ops.aten
    asks = (aten.size, aten.sym_size, aten.stride, aten.sym_stride, aten.storage_offset, aten.sym_storage_offset,
            aten.numel, aten.sym_numel, aten.dim, aten.is_contiguous)  # fmt: skip
    return {aten.detach.default, *(op.default for op in asks), aten.is_contiguous.memory_format}


SAC_IGNORED_OPS = _ignored_ops()  # operators that no policy is asked about

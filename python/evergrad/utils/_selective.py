"""Names of checkpoints that keep what some operators give, which are not there: a checkpoint computes all of it again."""

import enum

SAC_IGNORED_OPS = set()  # operators that no policy is asked about


class CheckpointPolicy(enum.Enum):
    """What becomes of an operator's results."""

    MUST_SAVE, PREFER_SAVE, MUST_RECOMPUTE, PREFER_RECOMPUTE = range(4)


class SelectiveCheckpointContext:
    """What a policy is told: whether the checkpoint is computed again."""

    def __init__(self, *, is_recompute):
        self.is_recompute = is_recompute


def create_selective_checkpoint_contexts(policy_fn_or_list, allow_cache_entry_mutation=False):
    """Would give the contexts of forward and of its repetition, for `context_fn` of a checkpoint."""
    raise NotImplementedError(
        "torch.utils.checkpoint.create_selective_checkpoint_contexts is not available: checkpoints compute everything again"
    )

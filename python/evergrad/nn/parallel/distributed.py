"""The place of networks over several processes."""

from ..._absent import cls

DistributedDataParallel = cls(
    "nn.parallel.DistributedDataParallel", ("forward", "join", "join_hook", "no_sync", "register_comm_hook")
)

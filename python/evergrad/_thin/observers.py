"""torch.profiler and torch.monitor: what programs report about themselves. autograd.profiler measures what it can."""

import enum

WHY = "there is no profiler of processors and memory; torch.autograd.profiler measures functions"
NAMES = """
monitor: Aggregation[VALUE,MEAN,COUNT,SUM,MAX,MIN] Event EventHandlerHandle Stat TensorboardEventHandler
    data_value_t* log_event register_event_handler unregister_event_handler
profiler: profiler:ExecutionTraceObserver,ProfilerAction,_KinetoProfile,profile,schedule,supported_activities
    profiler:tensorboard_trace_handler
profiler._memory_profiler: Category MemoryProfile MemoryProfileTimeline
profiler._utils:
profiler.itt: mark range range_pop range_push
profiler.profiler: ExecutionTraceObserver _KinetoProfile profile* tensorboard_trace_handler
profiler.python_tracer:
"""


class ProfilerAction(enum.Enum):
    """What a profiler does in a step."""

    NONE, WARMUP, RECORD, RECORD_AND_SAVE = range(4)


class ProfilerActivity(enum.Enum):
    """What a profiler can look at."""

    CPU, XPU, MTIA, CUDA, HPU, PrivateUse1 = range(6)


class DeviceType(enum.Enum):
    """Where work is done."""

    CPU, CUDA, XPU, MPS, MTIA, HPU, Meta, PrivateUse1 = range(8)


def schedule(*, wait, warmup, active, repeat=0, skip_first=0, skip_first_wait=0):
    """What to do in each step: nothing for the first ones, then rounds of waiting, warming up and recording."""
    if min(wait, warmup, repeat, skip_first) < 0 or active <= 0:
        raise AssertionError("Invalid profiler schedule arguments")

    def action(step):
        if step < 0:
            raise AssertionError(f"Step must be non-negative. Got {step}.")
        step -= skip_first
        if step < 0:
            return ProfilerAction.NONE
        if skip_first_wait:
            step += wait
        length = wait + warmup + active
        done, at = divmod(step, length)
        if repeat and done >= repeat:
            return ProfilerAction.NONE
        if at < wait:
            return ProfilerAction.NONE
        if at < wait + warmup:
            return ProfilerAction.WARMUP
        return ProfilerAction.RECORD if at < length - 1 else ProfilerAction.RECORD_AND_SAVE

    return action


def _default_schedule_fn(_):
    """Records every step."""
    return ProfilerAction.RECORD


def _record_function():
    from ..autograd.profiler import record_function

    return record_function


def _false():
    """There is none."""
    return False


def _activities():
    """What can be looked at: nothing."""
    return set()


_COMMON = {"ProfilerAction": ProfilerAction, "schedule": schedule, "supported_activities": _activities}
_COMMON["ProfilerActivity"] = ProfilerActivity
ANSWERS = {
    "profiler": {
        **_COMMON, "kineto_available": _false, "record_function": _record_function(), "DeviceType": DeviceType,
    },
    "profiler.profiler": {**_COMMON, "_default_schedule_fn": _default_schedule_fn},
    "profiler.itt": {"is_available": _false},
}  # fmt: skip

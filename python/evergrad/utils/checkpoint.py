"""Activation checkpointing: what lies inside a checkpoint is computed again in backward instead of being kept.

The reentrant kind is a function whose backward runs the forward again and a pass of its own through it. The other kind packs
each saved tensor away under its number, and computes all of them again when the first is asked for; what the checkpoint's
inputs are is saved as any tensor is, so that a checkpoint around it packs them too."""

import contextlib
import threading
import warnings
from collections import defaultdict

from .. import _C
from .._random import fork_rng, get_rng_state, set_rng_state
from ..autograd import Function, Variable, backward, graph
from ._selective import (  # noqa: F401
    SAC_IGNORED_OPS,
    CheckpointPolicy,
    SelectiveCheckpointContext,
    _CachedTorchDispatchMode,
    _CachingTorchDispatchMode,
    create_selective_checkpoint_contexts,
)

Tensor = _C.Tensor

__all__ = [
    "CheckpointError",
    "CheckpointFunction",
    "CheckpointPolicy",
    "DefaultDeviceType",
    "SAC_IGNORED_OPS",
    "SelectiveCheckpointContext",
    "check_backward_validity",
    "checkpoint",
    "checkpoint_sequential",
    "create_selective_checkpoint_contexts",
    "detach_variable",
    "get_device_states",
    "noop_context_fn",
    "set_checkpoint_debug_enabled",
    "set_checkpoint_early_stop",
    "set_device_states",
]


class CheckpointError(RuntimeError):
    """The second forward saved other tensors than the first."""


# ---- settings ----


class _Settings(threading.local):
    early_stop = True
    debug = None  # what callers say, where None


_settings = _Settings()


@contextlib.contextmanager
def _setting(name, value):
    before = getattr(_settings, name)
    setattr(_settings, name, value)
    try:
        yield
    finally:
        setattr(_settings, name, before)


def set_checkpoint_early_stop(enable):
    """Whether checkpoints entered inside stop to compute again once all that was saved is there (the default)."""
    return _setting("early_stop", bool(enable))


def set_checkpoint_debug_enabled(enabled):
    """Whether checkpoints entered inside tell more when the second forward differs; None: what each is called with."""
    return _setting("debug", enabled)


class DefaultDeviceType:
    """The type of device that is meant where tensors do not tell."""

    _type = "cuda"

    @staticmethod
    def set_device_type(device="cuda"):
        """Sets it."""
        DefaultDeviceType._type = device

    @staticmethod
    def get_device_type():
        """Its name."""
        return DefaultDeviceType._type


def noop_context_fn():
    """Two contexts that do nothing: one for the forward, one for when it is computed again."""
    return contextlib.nullcontext(), contextlib.nullcontext()


# ---- states of random generators: there is one device ----


def get_device_states(*args):
    """(devices beside the CPU that the arguments are on, the states of their generators): none."""
    return [], []


def set_device_states(devices, states, *, device_type=None):
    """Puts the generators of devices back."""
    if devices:
        raise NotImplementedError("checkpoint: there is no generator of another device than the CPU")


@contextlib.contextmanager
def _same_draws(state):
    if state is None:
        yield
        return
    with fork_rng(devices=[]):
        set_rng_state(state)
        yield


# ---- the reentrant kind ----


def detach_variable(inputs):
    """The inputs without their history; those that required grad are leaves that do."""
    if not isinstance(inputs, tuple):
        raise RuntimeError("Only tuple of tensors is supported. Got Unsupported input type: " + type(inputs).__name__)
    return tuple(x.detach().requires_grad_(x.requires_grad) if isinstance(x, Tensor) else x for x in inputs)


def check_backward_validity(inputs):
    """Warns where no input requires grad: then nothing inside gets a gradient."""
    if not any(isinstance(x, Tensor) and x.requires_grad for x in inputs):
        warnings.warn("None of the inputs have requires_grad=True. Gradients will be None", stacklevel=3)


class CheckpointFunction(Function):
    """run_function(*args) without a graph; backward makes one, and runs through it."""

    @staticmethod
    def forward(ctx, run_function, preserve_rng_state, *args):
        check_backward_validity(args)
        ctx.run_function = run_function
        ctx.state = get_rng_state() if preserve_rng_state else None
        ctx.where = [i for i, a in enumerate(args) if isinstance(a, Tensor)]
        ctx.others = [None if isinstance(a, Tensor) else a for a in args]
        ctx.save_for_backward(*[args[i] for i in ctx.where])
        with _C.no_grad():
            return run_function(*args)

    @staticmethod
    def backward(ctx, *grads):
        if not Variable._execution_engine.is_checkpoint_valid():
            raise RuntimeError(
                "When use_reentrant=True, torch.utils.checkpoint is incompatible with .grad() or passing an `inputs` "
                "parameter to .backward(). To resolve this error, you can either set use_reentrant=False, or call "
                ".backward() without passing the `inputs` argument."
            )
        inputs = list(ctx.others)
        for i, t in zip(ctx.where, ctx.saved_tensors):
            inputs[i] = t
        inputs = detach_variable(tuple(inputs))
        with _same_draws(ctx.state), _C.enable_grad():
            outputs = ctx.run_function(*inputs)
        if isinstance(outputs, Tensor):
            outputs = (outputs,)
        pairs = [(o, g) for o, g in zip(outputs, grads) if isinstance(o, Tensor) and o.requires_grad]
        if not pairs:
            raise RuntimeError("none of output has requires_grad=True, this checkpoint() is not necessary")
        backward([o for o, _ in pairs], [g for _, g in pairs])
        return (None, None, *[x.grad if isinstance(x, Tensor) else None for x in inputs])


# ---- the other kind ----


class _Enough(Exception):
    """All that was saved has been computed again."""


class _KeepInputs(Function):
    """Saves the inputs of a checkpoint for whoever asks its node, through the hooks that are entered around it."""

    @staticmethod
    def forward(ctx, anchor, *tensors):
        ctx.save_for_backward(*tensors)
        return anchor.new_empty((0,))

    @staticmethod
    def backward(ctx, *grads):
        raise AssertionError("nothing comes of the inputs of a checkpoint")


class _Slot:
    """What stands for a saved tensor: its number in the checkpoint."""

    def __init__(self, frame, number):
        self.frame, self.number = frame, number


def _facts(t):
    return {"shape": t.shape, "dtype": t.dtype, "device": t.device}


class _Frame:
    """One call of checkpoint: the inputs, what each saved tensor was like, and the tensors of each pass."""

    def __init__(self, fn, args, kwargs, state, again, check, debug):
        self.fn, self.kwargs, self.state, self.again, self.check = fn, kwargs, state, again, check
        self.debug, self.early_stop = debug, _settings.early_stop
        self.facts = []
        self.complete = False  # the forward has returned; what a pass inside it asks for is not all that will be saved
        self.partial = False  # such a pass has computed it again
        self.made = defaultdict(dict)  # pass: {number: tensor}
        self.done = set()  # passes for which all has been computed
        self.where = [i for i, a in enumerate(args) if isinstance(a, Tensor)]
        self.args = [None if isinstance(a, Tensor) else a for a in args]
        anchor = _C.empty((0,), requires_grad=True)
        self.inputs = _KeepInputs.apply(anchor, *[args[i] for i in self.where])

    def pack(self, t):
        self.facts.append(self.check(t))
        return _Slot(self, len(self.facts) - 1)

    def unpack(self, slot):
        now = _C._current_graph_task_id()
        alone = now == -1  # asked for outside of a pass
        if now not in self.done:
            self.done.add(now)
            try:
                self.compute(self.made[now], alone)
            except BaseException:
                self.forget(now)
                raise
            if not alone:
                _C._after_pass(lambda: self.forget(now))
        found = self.made[now].pop(slot.number, None)
        if alone:
            self.forget(now)
        if found is None:
            raise CheckpointError(
                "torch.utils.checkpoint: Unpack is being triggered for a tensor that was already unpacked once. If you are "
                "calling ctx.saved_tensors in backward, make sure to do so only once. Otherwise please open an issue with "
                "details on your use case."
            )
        return found

    def forget(self, now):
        self.made.pop(now, None)
        self.done.discard(now)

    def compute(self, made, alone):
        """Runs the function again; each tensor that it saves goes to `made`."""
        count = 0
        tensors = self.inputs.grad_fn.saved_tensors
        args = list(self.args)
        for i, t in zip(self.where, tensors):
            args[i] = t.detach().requires_grad_(t.requires_grad) if t.requires_grad else t

        def keep(t):
            nonlocal count
            count += 1
            if count > len(self.facts):
                if self.early_stop:
                    raise _Enough
                if not self.complete:
                    self.partial = True
                    return t.detach()
                raise CheckpointError(
                    "torch.utils.checkpoint: trying to save more tensors during recomputation than during the original "
                    f"forward pass.{self.told()}"
                )
            made[count - 1] = t.detach() if t.requires_grad else t
            if self.early_stop and count == len(self.facts):
                raise _Enough
            return made[count - 1]

        try:
            with contextlib.ExitStack() as stack:
                stack.enter_context(_same_draws(self.state))
                stack.enter_context(_C.enable_grad())
                stack.enter_context(self.again)
                stack.enter_context(graph.saved_tensors_hooks(keep, lambda t: t))
                self.fn(*args, **self.kwargs)
        except _Enough:
            pass
        if self.partial:
            return
        if len(made) != len(self.facts):
            raise CheckpointError(
                "torch.utils.checkpoint: A different number of tensors was saved during the original forward and "
                f"recomputation.\nNumber of tensors saved during forward: {len(self.facts)}\nNumber of tensors saved during "
                f"recomputation: {len(made)}.{self.told()}"
            )
        differ = [(i, f, self.check(made[i])) for i, f in enumerate(self.facts) if f != self.check(made[i])]
        if differ:
            lines = "".join(f"tensor at position {i}:\nsaved metadata: {a}\nrecomputed metadata: {b}\n" for i, a, b in differ)
            raise CheckpointError(
                "torch.utils.checkpoint: Recomputed values for the following tensors have different metadata than during the "
                f"forward pass.\n{lines}{self.told()}"
            )

    def told(self):
        if not self.debug:
            return ""
        saved = "\n".join(f"{i}: {f}" for i, f in enumerate(self.facts))
        return f"\nYou are seeing this error because you passed `debug=True` to checkpoint. Saved in the forward:\n{saved}"


_CHECKS = {"default": _facts, "none": lambda t: None}


def checkpoint(
    function,
    *args,
    use_reentrant=None,
    context_fn=noop_context_fn,
    determinism_check="default",
    debug=False,
    **kwargs,
):
    """function(*args, **kwargs) whose intermediate tensors are made again when backward asks for them."""
    if use_reentrant is None:
        warnings.warn(
            "torch.utils.checkpoint: the use_reentrant parameter should be passed explicitly. use_reentrant=False is "
            "recommended, but if you need to preserve the current default behavior, you can pass use_reentrant=True. Refer to "
            "docs for more details on the differences between the two variants.",
            stacklevel=2,
        )
        use_reentrant = True
    preserve = kwargs.pop("preserve_rng_state", True)
    if use_reentrant:
        if kwargs:
            raise ValueError("Unexpected keyword arguments: " + ",".join(kwargs))
        if context_fn is not noop_context_fn or debug is not False:
            raise ValueError("Passing `context_fn` or `debug` is only supported when use_reentrant=False.")
        return CheckpointFunction.apply(function, preserve, *args)
    if determinism_check not in _CHECKS:
        raise ValueError(f"determinism_check should be one of {list(_CHECKS)}, but got {determinism_check}")
    forward, again = context_fn()
    if not _C.is_grad_enabled():
        with forward:
            return function(*args, **kwargs)
    frame = _Frame(
        function, args, kwargs, get_rng_state() if preserve else None, again, _CHECKS[determinism_check],
        debug if _settings.debug is None else _settings.debug,
    )  # fmt: skip
    with graph.saved_tensors_hooks(frame.pack, frame.unpack), forward:
        result = function(*args, **kwargs)
    frame.complete = True
    return result


def checkpoint_sequential(functions, segments, input, use_reentrant=None, **kwargs):
    """Runs a list of modules in `segments` checkpointed parts, the last one as it is."""
    if use_reentrant is None:
        warnings.warn(
            "torch.utils.checkpoint.checkpoint_sequential: the use_reentrant parameter should be passed explicitly. "
            "use_reentrant=False is recommended, but if you need to preserve the current default behavior, you can pass "
            "use_reentrant=True. Refer to docs for more details on the differences between the two variants.",
            stacklevel=2,
        )
        use_reentrant = True
    preserve = kwargs.pop("preserve_rng_state", True)
    if kwargs:
        raise ValueError("Unexpected keyword arguments: " + ",".join(kwargs))
    functions = list(functions.children()) if hasattr(functions, "children") else list(functions)
    size = len(functions) // segments

    def run(start, end):
        def forward(x):
            for f in functions[start:end]:
                x = f(x)
            return x

        return forward

    end = 0
    for start in range(0, size * (segments - 1), size):
        end = start + size
        input = checkpoint(run(start, end), input, use_reentrant=use_reentrant, preserve_rng_state=preserve)
    return run(end, len(functions))(input)

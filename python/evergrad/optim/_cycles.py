"""Schedules that go up and down: CyclicLR and OneCycleLR."""

import math

from ._schedule import LRScheduler, copy_of, plain_state, set_rate, warn_outside


def _each(name, optimizer, value):
    if isinstance(value, (list, tuple)):
        if len(value) != len(optimizer.param_groups):
            raise ValueError(f"{name} must have the same length as optimizer.param_groups. {name} has {len(value)} "
                             f"values, param_groups has {len(optimizer.param_groups)}.")
        return [copy_of(v) for v in value]
    return [copy_of(value) for _ in optimizer.param_groups]


def _start_momentum(self, optimizer, base, most, first):
    """For a schedule that turns the momentum against the rate."""
    if "momentum" not in optimizer.defaults and "betas" not in optimizer.defaults:
        raise ValueError("optimizer must support momentum or beta1 with `cycle_momentum` option enabled")
    self.use_beta1 = "betas" in optimizer.defaults
    if not first:
        return
    for low, high, group in zip(
        _each("base_momentum", optimizer, base), _each("max_momentum", optimizer, most), optimizer.param_groups
    ):
        _set_momentum(self, group, high)
        group["max_momentum"], group["base_momentum"] = high, low


def _set_momentum(self, group, value):
    if self.use_beta1:
        group["betas"] = (value, *group["betas"][1:])
    else:
        group["momentum"] = value


class CyclicLR(LRScheduler):
    """Between two rates, up and down (Smith 2017)."""

    def __init__(
        self,
        optimizer,
        base_lr,
        max_lr,
        step_size_up=2000,
        step_size_down=None,
        mode="triangular",
        gamma=1.0,
        scale_fn=None,
        scale_mode="cycle",
        cycle_momentum=True,
        base_momentum=0.8,
        max_momentum=0.9,
        last_epoch=-1,
    ):
        self._check(optimizer)
        lows = _each("base_lr", optimizer, base_lr)
        if last_epoch == -1:
            for lr, group in zip(lows, optimizer.param_groups):
                set_rate(group, lr)
        self.max_lrs = _each("max_lr", optimizer, max_lr)
        up = float(step_size_up)
        down = float(step_size_down) if step_size_down is not None else up
        self.total_size = up + down
        self.step_ratio = up / self.total_size
        if mode not in ("triangular", "triangular2", "exp_range") and scale_fn is None:
            raise ValueError("mode is invalid and scale_fn is None")
        self.mode, self.gamma = mode, gamma
        self._scale_fn_custom = scale_fn
        self.scale_mode = scale_mode if scale_fn is not None else "iterations" if mode == "exp_range" else "cycle"
        self.cycle_momentum = cycle_momentum
        if cycle_momentum:
            _start_momentum(self, optimizer, base_momentum, max_momentum, last_epoch == -1)
            self.base_momentums = [g["base_momentum"] for g in optimizer.param_groups]
            self.max_momentums = [g["max_momentum"] for g in optimizer.param_groups]
        super().__init__(optimizer, last_epoch)
        self.base_lrs = lows

    def scale_fn(self, x):
        if self._scale_fn_custom is not None:
            return self._scale_fn_custom(x)
        if self.mode == "triangular":
            return 1.0
        return 1 / (2.0 ** (x - 1)) if self.mode == "triangular2" else self.gamma**x

    def get_lr(self):
        warn_outside(self)
        cycle = math.floor(1 + self.last_epoch / self.total_size)
        x = 1.0 + self.last_epoch / self.total_size - cycle
        height = x / self.step_ratio if x <= self.step_ratio else (x - 1) / (self.step_ratio - 1)
        scale = self.scale_fn(cycle if self.scale_mode == "cycle" else self.last_epoch)
        if self.cycle_momentum:
            for low, high, group in zip(self.base_momentums, self.max_momentums, self.optimizer.param_groups):
                _set_momentum(self, group, high - (high - low) * height * scale)
        return [low + (high - low) * height * scale for low, high in zip(self.base_lrs, self.max_lrs)]

    def state_dict(self):
        state = super().state_dict()
        # A function cannot be saved, an object can.
        state["_scale_fn_custom"] = None if self._scale_fn_custom is None else plain_state(self._scale_fn_custom)
        return state

    def load_state_dict(self, state_dict):
        state = dict(state_dict)
        fields = state.pop("_scale_fn_custom", state.pop("_scale_fn", None))
        super().load_state_dict(state)
        if fields is not None:
            self._scale_fn_custom.__dict__.update(fields)


class OneCycleLR(LRScheduler):
    """Up once, then down below the start (Smith & Topin 2019)."""

    def __init__(
        self,
        optimizer,
        max_lr,
        total_steps=None,
        epochs=None,
        steps_per_epoch=None,
        pct_start=0.3,
        anneal_strategy="cos",
        cycle_momentum=True,
        base_momentum=0.85,
        max_momentum=0.95,
        div_factor=25.0,
        final_div_factor=1e4,
        three_phase=False,
        last_epoch=-1,
    ):
        self._check(optimizer)
        for name, n in (
            [("total_steps", total_steps)]
            if total_steps is not None
            else [("epochs", epochs), ("steps_per_epoch", steps_per_epoch)]
        ):
            if n is None:
                raise ValueError("You must define either total_steps OR (epochs AND steps_per_epoch)")
            if not isinstance(n, int) or n <= 0:
                raise ValueError(f"Expected positive integer {name}, but got {n}")
        self.total_steps = total_steps if total_steps is not None else epochs * steps_per_epoch
        if not isinstance(pct_start, float) or not 0 <= pct_start <= 1:
            raise ValueError(f"Expected float between 0 and 1 pct_start, but got {pct_start}")
        if anneal_strategy not in ("cos", "linear"):
            raise ValueError(f"anneal_strategy must be one of 'cos' or 'linear', instead got {anneal_strategy}")
        self._anneal_func_type = anneal_strategy
        n, top = self.total_steps, float(pct_start * self.total_steps) - 1
        up = {"end_step": top, "start_lr": "initial_lr", "end_lr": "max_lr",
              "start_momentum": "max_momentum", "end_momentum": "base_momentum"}
        if three_phase:
            self._schedule_phases = [
                up,
                {"end_step": float(2 * pct_start * n) - 2, "start_lr": "max_lr", "end_lr": "initial_lr",
                 "start_momentum": "base_momentum", "end_momentum": "max_momentum"},
                {"end_step": n - 1, "start_lr": "initial_lr", "end_lr": "min_lr",
                 "start_momentum": "max_momentum", "end_momentum": "max_momentum"},
            ]
        else:
            self._schedule_phases = [
                up,
                {"end_step": n - 1, "start_lr": "max_lr", "end_lr": "min_lr",
                 "start_momentum": "base_momentum", "end_momentum": "max_momentum"},
            ]
        if last_epoch == -1:
            for most, group in zip(_each("max_lr", optimizer, max_lr), optimizer.param_groups):
                group["initial_lr"] = most / div_factor
                group["max_lr"] = most
                group["min_lr"] = group["initial_lr"] / final_div_factor
        self.cycle_momentum = cycle_momentum
        if cycle_momentum:
            _start_momentum(self, optimizer, base_momentum, max_momentum, last_epoch == -1)
        super().__init__(optimizer, last_epoch)

    @staticmethod
    def _annealing_cos(start, end, pct):
        return end + (start - end) / 2.0 * (math.cos(math.pi * pct) + 1)

    @staticmethod
    def _annealing_linear(start, end, pct):
        return (end - start) * pct + start

    def _anneal_func(self, start, end, pct):
        return (self._annealing_cos if self._anneal_func_type == "cos" else self._annealing_linear)(start, end, pct)

    def get_lr(self):
        warn_outside(self)
        at = self.last_epoch
        if at > self.total_steps:
            raise ValueError(
                f"Tried to step {at} times. The specified number of total steps is {self.total_steps}"
            )
        rates = []
        for group in self.optimizer.param_groups:
            start = 0.0
            for phase in self._schedule_phases:
                end = phase["end_step"]
                if at <= end or phase is self._schedule_phases[-1]:
                    part = (at - start) / (end - start)
                    rates.append(self._anneal_func(group[phase["start_lr"]], group[phase["end_lr"]], part))
                    if self.cycle_momentum:
                        low, high = group[phase["start_momentum"]], group[phase["end_momentum"]]
                        _set_momentum(self, group, self._anneal_func(low, high, part))
                    break
                start = end
        return rates

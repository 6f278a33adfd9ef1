"""Scaling of losses, so that small gradients of half precision do not vanish. For the CPU it is all there; for a device
that is not, a scaler says so and passes everything through."""

import enum
import warnings
from collections import defaultdict

from .. import _C

__all__ = ["GradScaler", "OptState"]


class OptState(enum.Enum):
    """What happened to an optimizer since the last update."""

    READY, UNSCALED, STEPPED = range(3)


def _fresh():
    return {"stage": OptState.READY, "found_inf": None}


class GradScaler:
    """Multiplies losses by a scale, divides gradients by it before a step, leaves steps with infinite gradients out, and
    lets the scale grow while there are none."""

    def __init__(
        self,
        device="cuda",
        init_scale=2.0**16,
        growth_factor=2.0,
        backoff_factor=0.5,
        growth_interval=2000,
        enabled=True,
    ):
        self._device, self._enabled = device, bool(enabled)
        if enabled and device != "cpu":
            warnings.warn(
                f"torch.{device}.amp.GradScaler is enabled, but {device.upper()} is not available.  Disabling.",
                stacklevel=2,
            )
            self._enabled = False
        if not self._enabled:
            return
        if growth_factor <= 1.0:
            raise AssertionError("The growth factor must be > 1.0.")
        if backoff_factor >= 1.0:
            raise AssertionError("The backoff factor must be < 1.0.")
        self._scale_value, self._growth_tracker_value = float(init_scale), 0
        self._growth_factor, self._backoff_factor = growth_factor, backoff_factor
        self._growth_interval = growth_interval
        self._per_optimizer = defaultdict(_fresh)
        self._used = False  # whether there was a loss to scale

    def scale(self, outputs):
        """A loss, or nested lists and tuples of them, times the scale."""
        if not self._enabled:
            return outputs
        self._used = True
        if isinstance(outputs, _C.Tensor):
            return outputs * _C.tensor(self._scale_value, dtype=_C.float32)
        if isinstance(outputs, (list, tuple)):
            scaled = [self.scale(x) for x in outputs]
            return type(outputs)(*scaled) if hasattr(outputs, "_fields") else type(outputs)(scaled)
        if hasattr(outputs, "__iter__"):
            return map(self.scale, outputs)
        raise ValueError("outputs must be a Tensor or an iterable of Tensors")

    def _need_scale(self, name):
        if not self._used:
            raise AssertionError(f"Attempted {name} but _scale is None.  This may indicate your script did not use "
                                 "scaler.scale(loss or outputs) earlier in the iteration.")  # fmt: skip

    def _unscale(self, optimizer, by, allow_fp16=True):
        """Divides all gradients; whether one of them was not finite, or None without gradients."""
        grads = [p.grad for group in optimizer.param_groups for p in group["params"] if p.grad is not None]
        found = None
        with _C.no_grad():
            for grad in grads:
                if not allow_fp16 and grad.dtype is _C.float16:
                    raise ValueError("Attempting to unscale FP16 gradients.")
                found = bool(found) or not bool(_C.isfinite(grad).all())
                if by != 1.0:
                    grad.mul_(by)
        return found

    def unscale_(self, optimizer):
        """Divides the gradients of an optimizer by the scale, for clipping before its step."""
        if not self._enabled:
            return
        self._need_scale("unscale_")
        state = self._per_optimizer[id(optimizer)]
        if state["stage"] is OptState.UNSCALED:
            raise RuntimeError("unscale_() has already been called on this optimizer since the last update().")
        if state["stage"] is OptState.STEPPED:
            raise RuntimeError("unscale_() is being called after step().")
        state["found_inf"] = self._unscale(optimizer, 1.0 / self._scale_value, allow_fp16=False)
        state["stage"] = OptState.UNSCALED

    def step(self, optimizer, *args, **kwargs):
        """The optimizer's step, unless a gradient is not finite."""
        if not self._enabled:
            return optimizer.step(*args, **kwargs)
        if "closure" in kwargs:
            raise RuntimeError("Closure use is not currently supported if GradScaler is enabled.")
        self._need_scale("step")
        state = self._per_optimizer[id(optimizer)]
        if state["stage"] is OptState.STEPPED:
            raise RuntimeError("step() has already been called since the last update().")
        if state["stage"] is OptState.READY:
            self.unscale_(optimizer)
        if state["found_inf"] is None:
            raise AssertionError("No inf checks were recorded for this optimizer.")
        result = None if state["found_inf"] else optimizer.step(*args, **kwargs)
        state["stage"] = OptState.STEPPED
        return result

    def update(self, new_scale=None):
        """Sets the scale of the next iteration."""
        if not self._enabled:
            return
        self._need_scale("update")
        found = [state["found_inf"] for state in self._per_optimizer.values() if state["found_inf"] is not None]
        if new_scale is not None:
            if isinstance(new_scale, _C.Tensor) and new_scale.numel() != 1:
                raise AssertionError("new_scale should be a float or a 1-element tensor")
            self._scale_value = float(new_scale)
        elif not found:
            raise AssertionError("No inf checks were recorded prior to update.")
        elif any(found):
            self._scale_value *= self._backoff_factor
            self._growth_tracker_value = 0
        else:
            self._growth_tracker_value += 1
            if self._growth_tracker_value == self._growth_interval:
                grown = self._scale_value * self._growth_factor
                self._scale_value = grown if grown < 3.4028235e38 else self._scale_value
                self._growth_tracker_value = 0
        self._per_optimizer = defaultdict(_fresh)

    def _get_scale_async(self):
        return _C.tensor(self._scale_value) if self._enabled and self._used else None

    def get_scale(self):
        """The scale; 1 where the scaler is disabled."""
        return self._scale_value if self._enabled else 1.0

    def get_growth_factor(self):
        return self._growth_factor

    def set_growth_factor(self, new_factor):
        self._growth_factor = new_factor

    def get_backoff_factor(self):
        return self._backoff_factor

    def set_backoff_factor(self, new_factor):
        self._backoff_factor = new_factor

    def get_growth_interval(self):
        return self._growth_interval

    def set_growth_interval(self, new_interval):
        self._growth_interval = new_interval

    def _get_growth_tracker(self):
        return self._growth_tracker_value if self._enabled else 0

    def is_enabled(self):
        """Whether the scaler does anything."""
        return self._enabled

    def state_dict(self):
        """The scale and what it follows from; empty where the scaler is disabled."""
        if not self._enabled:
            return {}
        return {
            "scale": self.get_scale(),
            "growth_factor": self._growth_factor,
            "backoff_factor": self._backoff_factor,
            "growth_interval": self._growth_interval,
            "_growth_tracker": self._get_growth_tracker(),
        }

    def load_state_dict(self, state_dict):
        """Takes over what state_dict gave."""
        if not self._enabled:
            return
        if len(state_dict) == 0:
            raise RuntimeError(
                "The source state dict is empty, possibly because it was saved from a disabled instance of GradScaler."
            )
        self._scale_value = float(state_dict["scale"])
        self._growth_factor, self._backoff_factor = state_dict["growth_factor"], state_dict["backoff_factor"]
        self._growth_interval = state_dict["growth_interval"]
        self._growth_tracker_value = int(state_dict["_growth_tracker"])

    def __getstate__(self):
        if self._enabled and self._per_optimizer:
            raise AssertionError("A GradScaler instance may only be pickled at the beginning of an iteration, or at "
                                 "the end after scaler.update().")  # fmt: skip
        return dict(self.__dict__)

    def _check_inf_per_device(self, optimizer):
        found = self._unscale(optimizer, 1.0)
        self._per_optimizer[id(optimizer)]["found_inf"] = found
        return {_C.device("cpu"): _C.tensor(float(bool(found)))}

    def _found_inf_per_device(self, optimizer):
        found = self._per_optimizer[id(optimizer)]["found_inf"]
        return {} if found is None else {_C.device("cpu"): _C.tensor(float(found))}


class _OfDevice(GradScaler):
    """GradScaler by its older name, of one device."""

    _kind = "cuda"

    def __init__(self, init_scale=2.0**16, growth_factor=2.0, backoff_factor=0.5, growth_interval=2000, enabled=True):
        warnings.warn(
            f"`torch.{self._kind}.amp.GradScaler(args...)` is deprecated. Please use "
            f"`torch.amp.GradScaler('{self._kind}', args...)` instead.",
            FutureWarning,
            stacklevel=2,
        )
        super().__init__(self._kind, init_scale, growth_factor, backoff_factor, growth_interval, enabled)


CudaGradScaler = type("GradScaler", (_OfDevice,), {"__module__": "evergrad.cuda.amp.grad_scaler"})
CpuGradScaler = type("GradScaler", (_OfDevice,), {"_kind": "cpu", "__module__": "evergrad.cpu.amp.grad_scaler"})

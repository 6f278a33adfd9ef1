"""Tensors of what others hold: arrays, storages, buffers and objects with __dlpack__."""

from . import _C
from ._types import scalar_name

Tensor = _C.Tensor
__all__ = ["as_tensor", "asarray", "from_dlpack", "frombuffer", "to_dlpack"]


def _is_array(obj):
    return type(obj).__module__ == "numpy" and hasattr(obj, "__array_interface__") and hasattr(obj, "strides")


def _shared(obj, dtype=None):
    """A tensor over the memory of an object that has some; None for others."""
    if isinstance(obj, Tensor):
        return obj
    if type(obj).__name__ == "ndarray" and _is_array(obj):
        return _C.from_numpy(obj)
    if isinstance(obj, (int, float, complex, list, tuple, str)):
        return None
    from .storage import TypedStorage, UntypedStorage, tensor_of

    if isinstance(obj, (UntypedStorage, TypedStorage)):
        return tensor_of(obj, dtype)
    if hasattr(obj, "__dlpack__") or type(obj).__name__ == "PyCapsule":
        return from_dlpack(obj)
    return None


def _to(t, dtype, device):
    kwargs = {k: v for k, v in (("dtype", dtype), ("device", device)) if v is not None}
    return t.to(**kwargs) if kwargs else t


def as_tensor(data, dtype=None, device=None):
    """The data as a tensor: itself, or sharing its memory, where that is possible."""
    out = _shared(data, dtype)
    return _C.tensor(data, dtype=dtype, device=device) if out is None else _to(out, dtype, device)


def asarray(obj, *, dtype=None, device=None, copy=None, requires_grad=False):
    """A tensor from a tensor, an array, a storage, a DLPack object or capsule, a buffer, a number or a sequence. Memory is
    shared unless dtype or device change; copy says that it must be, or must not."""
    out = _shared(obj, dtype)
    if out is None and not isinstance(obj, (int, float, complex, list, tuple, str)) and not _is_array(obj):
        try:
            memoryview(obj)
        except TypeError:
            pass
        else:
            out = frombuffer(obj, dtype=dtype or _C.get_default_dtype())
    if out is None:
        if copy is False and type(obj).__module__ == "numpy":
            raise RuntimeError("can't alias NumPy scalars. Either remove copy=False or transform it in a ndarray.")
        if copy is False:
            raise ValueError("can't alias arbitrary sequence into a tensor.")
        return _C.tensor(obj, dtype=dtype, device=device).requires_grad_(requires_grad)
    device = None if device is None else _C.device(device)
    if copy is False and device is not None and out.device != device:
        raise ValueError(f"can't alias tensor from device '{out.device}' to '{device}'.")
    if copy is False and dtype is not None and out.dtype is not dtype:
        raise ValueError(
            f"can't alias tensor with dtype '{scalar_name(out.dtype)}' into dtype '{scalar_name(dtype)}'."
        )
    if out is obj and obj.requires_grad and not requires_grad:
        out = out.detach()
    made = _to(out, dtype, device)
    if copy and made is out:
        made = out.clone()
    if requires_grad and not made.requires_grad:
        made = (made.detach() if made is obj else made).requires_grad_()
    return made


def frombuffer(buffer, *, dtype, count=-1, offset=0, requires_grad=False):
    """A 1-d tensor over the memory of an object with a buffer."""
    try:
        view = memoryview(buffer)
    except TypeError:
        raise ValueError("object does not implement Python buffer protocol.") from None
    if view.nbytes == 0 or count == 0:
        raise ValueError(f"both buffer length ({view.nbytes}) and count ({count}) must not be 0")
    if not 0 <= offset < view.nbytes:
        raise ValueError(
            f"offset ({offset} bytes) must be non-negative and no greater than buffer length ({view.nbytes} "
            "bytes) minus 1"
        )
    size = dtype.itemsize
    if count < 0:
        if (view.nbytes - offset) % size:
            raise ValueError(
                f"buffer length ({view.nbytes - offset} bytes) after offset ({offset} bytes) must be a multiple "
                f"of element size ({size})"
            )
        count = (view.nbytes - offset) // size
    if offset + count * size > view.nbytes:
        raise ValueError(
            f"requested buffer length ({count} * {size} bytes) after offset ({offset} bytes) must not be greater "
            f"than actual buffer length ({view.nbytes} bytes)"
        )
    if view.readonly:
        _C._warn_of_protection()
    raw = _C._from_buffer(view.cast("B")[offset : offset + count * size])
    if raw.data_ptr() % size:
        raw = raw.clone()
    out = raw.view(dtype)
    return out.requires_grad_() if requires_grad else out


def from_dlpack(ext_tensor, *, device=None, copy=None):
    """A tensor over the memory of an object with __dlpack__, or of a DLPack capsule."""
    if hasattr(ext_tensor, "__dlpack__"):
        kwargs = {}
        if copy is not None:
            kwargs["copy"] = copy
        try:
            capsule = ext_tensor.__dlpack__(max_version=(1, 0), **kwargs)
        except TypeError:
            capsule = ext_tensor.__dlpack__(**kwargs)
    else:
        capsule = ext_tensor
    out = _C._from_dlpack(capsule)
    return out if device is None else out.to(device)


def to_dlpack(tensor):
    """A DLPack capsule over the memory of a tensor."""
    return _C._to_dlpack(tensor, False)

"""Lists of tensors by device and dtype, as optimizers over lists want them."""


def _get_fused_kernels_supported_devices():
    return ["cpu"]


def _get_foreach_kernels_supported_devices():
    return ["cpu"]


def _group_tensors_by_device_and_dtype(tensorlistlist, with_indices=False):
    """{(device, dtype) of the first list: (the parts of all lists, the indices)}"""
    groups = {}
    for i, first in enumerate(tensorlistlist[0]):
        lists, indices = groups.setdefault((first.device, first.dtype), ([[] for _ in tensorlistlist], []))
        for part, whole in zip(lists, tensorlistlist, strict=True):
            if whole:
                part.append(whole[i])
        if with_indices:
            indices.append(i)
    return groups


def _device_has_foreach_support(device):
    return device.type == "cpu"


def _has_foreach_support(tensors, device):
    return _device_has_foreach_support(device) and all(t is None or not t.is_meta for t in tensors)

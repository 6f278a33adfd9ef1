"""What TensorBoard reads: summaries, as messages of its package."""

import struct

from tensorboard.compat.proto.summary_pb2 import HistogramProto, Summary, SummaryMetadata
from tensorboard.compat.proto.tensor_pb2 import TensorProto
from tensorboard.compat.proto.tensor_shape_pb2 import TensorShapeProto

from ... import _C
from ..._data_in import as_tensor

__all__ = ["histogram", "histogram_raw", "hparams", "scalar", "text"]


def _number(value):
    value = as_tensor(value).detach()
    assert value.numel() == 1, "scalar should be 0D"
    return value.item()


def scalar(name, tensor, collections=None, new_style=False, double_precision=False):
    """A point of a curve."""
    number = _number(tensor)
    if not new_style:
        return Summary(value=[Summary.Value(tag=name, simple_value=number)])
    kind, form = ("DT_DOUBLE", "d") if double_precision else ("DT_FLOAT", "f")
    proto = TensorProto(tensor_content=struct.pack("<" + form, number), dtype=kind)
    metadata = SummaryMetadata(plugin_data=SummaryMetadata.PluginData(plugin_name="scalars"))
    return Summary(value=[Summary.Value(tag=name, tensor=proto, metadata=metadata)])


def text(tag, text):
    """A text in Markdown."""
    shape = TensorShapeProto(dim=[TensorShapeProto.Dim(size=1)])
    proto = TensorProto(dtype="DT_STRING", string_val=[text.encode("utf_8")], tensor_shape=shape)
    metadata = SummaryMetadata(plugin_data=SummaryMetadata.PluginData(plugin_name="text", content=b""))
    return Summary(value=[Summary.Value(tag=tag + "/text_summary", metadata=metadata, tensor=proto)])


def _limits():
    """Those of TensorBoard's own: powers of 1.1 on both sides of zero."""
    positive, v = [], 1e-12
    while v < 1e20:
        positive.append(v)
        v *= 1.1
    return [-x for x in reversed(positive)] + [0.0] + positive


def histogram(name, values, bins=None, max_bins=None):
    """How values are distributed; bins: the limits, TensorBoard's otherwise, or their number."""
    values = as_tensor(values).detach().double().flatten()
    if values.numel() == 0:
        raise ValueError("The input has no element.")
    if isinstance(bins, int):
        limits = _C.linspace(values.min().item(), values.max().item(), bins + 1, dtype=_C.float64)
    else:
        limits = as_tensor(_limits() if bins is None or isinstance(bins, str) else bins).double()
    counts = _C.histogram(values, limits).hist
    found = counts.nonzero().flatten().tolist() or [0]
    first, last = found[0], found[-1]
    # a bucket is told by its upper limit: an empty one stands before the first, to tell where that begins
    proto = HistogramProto(
        min=values.min().item(), max=values.max().item(), num=values.numel(), sum=values.sum().item(),
        sum_squares=values.dot(values).item(), bucket=[0.0, *counts[first : last + 1].tolist()],
        bucket_limit=limits[first : last + 2].tolist(),
    )  # fmt: skip
    return Summary(value=[Summary.Value(tag=name, histo=proto)])


def histogram_raw(name, min, max, num, sum, sum_squares, bucket_limits, bucket_counts):
    """How values are distributed, counted already."""
    proto = HistogramProto(min=min, max=max, num=num, sum=sum, sum_squares=sum_squares, bucket_limit=list(bucket_limits),
                           bucket=list(bucket_counts))  # fmt: skip
    return Summary(value=[Summary.Value(tag=name, histo=proto)])


def hparams(hparam_dict=None, metric_dict=None, hparam_domain_discrete=None):
    """Three summaries: which hyperparameters and metrics there are, their values in this run, and its end."""
    from tensorboard.plugins.hparams.api_pb2 import DataType, Experiment, HParamInfo, MetricInfo, MetricName, Status
    from tensorboard.plugins.hparams.metadata import (
        EXPERIMENT_TAG, PLUGIN_DATA_VERSION, PLUGIN_NAME, SESSION_END_INFO_TAG, SESSION_START_INFO_TAG,
    )  # fmt: skip
    from tensorboard.plugins.hparams.plugin_data_pb2 import HParamsPluginData, SessionEndInfo, SessionStartInfo

    hparam_dict, metric_dict = hparam_dict or {}, metric_dict or {}
    for given, name in ((hparam_dict, "hparam_dict"), (metric_dict, "metric_dict")):
        if not isinstance(given, dict):
            raise TypeError(f"parameter: {name} should be a dictionary, nothing logged.")
    start, infos = SessionStartInfo(), []
    for key, value in hparam_dict.items():
        if value is None:
            continue
        if isinstance(value, _C.Tensor):
            value = value.item()
        if isinstance(value, bool):
            start.hparams[key].bool_value, kind = value, "DATA_TYPE_BOOL"
        elif isinstance(value, (int, float)):
            start.hparams[key].number_value, kind = value, "DATA_TYPE_FLOAT64"
        elif isinstance(value, str):
            start.hparams[key].string_value, kind = value, "DATA_TYPE_STRING"
        else:
            raise ValueError("value should be one of int, float, str, bool, or torch.Tensor")
        infos.append(HParamInfo(name=key, type=DataType.Value(kind)))
    metrics = [MetricInfo(name=MetricName(tag=key)) for key in metric_dict]

    def summary(tag, **content):
        data = HParamsPluginData(version=PLUGIN_DATA_VERSION, **content).SerializeToString()
        metadata = SummaryMetadata(plugin_data=SummaryMetadata.PluginData(plugin_name=PLUGIN_NAME, content=data))
        return Summary(value=[Summary.Value(tag=tag, metadata=metadata)])

    return (
        summary(EXPERIMENT_TAG, experiment=Experiment(hparam_infos=infos, metric_infos=metrics)),
        summary(SESSION_START_INFO_TAG, session_start_info=start),
        summary(SESSION_END_INFO_TAG, session_end_info=SessionEndInfo(status=Status.Value("STATUS_SUCCESS"))),
    )

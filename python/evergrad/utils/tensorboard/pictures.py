"""What TensorBoard shows or plays: pictures, sounds, curves of precision, points with labels."""

import io
import math
import os
import struct
import zlib

from tensorboard.compat.proto.summary_pb2 import Summary, SummaryMetadata
from tensorboard.compat.proto.tensor_pb2 import TensorProto
from tensorboard.compat.proto.tensor_shape_pb2 import TensorShapeProto

from ... import _C
from ..._data_in import as_tensor

__all__ = ["audio", "figure_to_image", "image", "png", "pr_curve", "pr_curve_raw", "write_embedding"]


def png(pixels):
    """A file of height x width x 3 or 4 bytes."""
    height, width, channels = pixels.shape
    rows = _C.cat([_C.zeros(height, 1, dtype=_C.uint8), pixels.reshape(height, -1)], 1)  # a row begins with its filter

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, {3: 2, 4: 6}[channels], 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(_bytes(rows))) + chunk(b"IEND", b"")


def _bytes(tensor):
    return memoryview(tensor.contiguous()).tobytes()


def _grid(pictures, columns=8):
    """N x C x H x W, side by side in rows: H x W x C."""
    n, channels, height, width = pictures.shape
    columns = min(n, columns)
    rows = math.ceil(n / columns)
    empty = _C.zeros(rows * columns - n, channels, height, width, dtype=pictures.dtype)
    cells = _C.cat([pictures, empty]).reshape(rows, columns, channels, height, width)
    return cells.permute(0, 3, 1, 4, 2).reshape(rows * height, columns * width, channels)


def _colours(pixels, channel):
    return pixels if pixels.shape[channel] != 1 else pixels.expand(*[3 if d == channel else -1 for d in range(pixels.dim())])


def image(tag, tensor, rescale=1, dataformats="NCHW"):
    """A picture, or several in a grid; numbers that are no bytes lie between 0 and 1."""
    tensor, form = as_tensor(tensor).detach(), dataformats.upper()
    if tensor.dim() != len(form) or len(set(form)) != len(form) or not set(form) <= set("NCHW"):
        raise AssertionError(
            f"size of input tensor and input format are different. tensor shape: {tuple(tensor.shape)}, input_format: "
            f"{dataformats}"
        )
    if form not in ("HW", "WH") and "C" not in form:
        raise ValueError(f"dataformats names no channels: {dataformats}")
    order = [form.index(d) for d in ("NCHW" if "N" in form else "HWC" if "C" in form else "HW")]
    tensor = tensor.permute(*order)
    if "N" in form:
        tensor = _grid(_colours(tensor, 1))
    elif tensor.dim() == 2:
        tensor = tensor.unsqueeze(2)
    tensor = _colours(tensor, 2)
    if tensor.dtype is not _C.uint8:
        tensor = tensor.float() * 255
    elif rescale != 1:
        tensor = tensor.float()
    if rescale != 1:
        tensor = tensor * rescale
    height, width, channels = tensor.shape
    encoded = png(tensor.clamp(0, 255).to(_C.uint8))
    made = Summary.Image(height=height, width=width, colorspace=channels, encoded_image_string=encoded)
    return Summary(value=[Summary.Value(tag=tag, image=made)])


def figure_to_image(figures, close=True):
    """Figures of matplotlib as pictures: C x H x W, of several N x C x H x W."""
    from matplotlib import pyplot
    from matplotlib.backends.backend_agg import FigureCanvasAgg

    def draw(figure):
        canvas = FigureCanvasAgg(figure)
        canvas.draw()
        width, height = canvas.get_width_height()
        pixels = _C.tensor(bytearray(canvas.buffer_rgba()), dtype=_C.uint8).reshape(height, width, 4)
        if close:
            pyplot.close(figure)
        return pixels[..., :3].permute(2, 0, 1)

    return _C.stack([draw(f) for f in figures]) if isinstance(figures, (list, tuple)) else draw(figures)


def audio(tag, tensor, sample_rate=44100):
    """A sound of one channel, between -1 and 1."""
    import wave

    samples = (as_tensor(tensor).detach().squeeze().float().clamp(-1, 1) * 32767).to(_C.int16)
    if samples.dim() != 1:
        raise AssertionError("input tensor should be 1 dimensional.")
    file = io.BytesIO()
    with wave.open(file, "wb") as w:
        w.setnchannels(1), w.setsampwidth(2), w.setframerate(sample_rate)
        w.writeframes(_bytes(samples))
    made = Summary.Audio(sample_rate=sample_rate, num_channels=1, length_frames=len(samples),
                         encoded_audio_string=file.getvalue(), content_type="audio/wav")  # fmt: skip
    return Summary(value=[Summary.Value(tag=tag, audio=made)])


def pr_curve_raw(tag, tp, fp, tn, fn, precision, recall, num_thresholds=127, weights=None):
    """Precision over recall, from the counts at each threshold."""
    from tensorboard.plugins.pr_curve.plugin_data_pb2 import PrCurvePluginData

    num_thresholds = min(num_thresholds, 127)
    rows = [as_tensor(x).detach().double().tolist() for x in (tp, fp, tn, fn, precision, recall)]
    content = PrCurvePluginData(version=0, num_thresholds=num_thresholds).SerializeToString()
    metadata = SummaryMetadata(plugin_data=SummaryMetadata.PluginData(plugin_name="pr_curves", content=content))
    shape = TensorShapeProto(dim=[TensorShapeProto.Dim(size=n) for n in (6, len(rows[0]))])
    proto = TensorProto(dtype="DT_FLOAT", float_val=[x for row in rows for x in row], tensor_shape=shape)
    return Summary(value=[Summary.Value(tag=tag, metadata=metadata, tensor=proto)])


def pr_curve(tag, labels, predictions, num_thresholds=127, weights=None):
    """Precision over recall of predictions between 0 and 1."""
    n = min(num_thresholds, 127)
    labels = as_tensor(labels).detach().double().flatten()
    weights = _C.ones_like(labels) if weights is None else as_tensor(weights).detach().double().expand(labels.shape)
    bucket = (as_tensor(predictions).detach().double().flatten() * (n - 1)).floor().long()
    above = [
        _C.zeros(n, dtype=_C.float64).index_add(0, bucket, part * weights).flip(0).cumsum(0).flip(0)
        for part in (labels, 1 - labels)
    ]
    tp, fp = above
    tn, fn = fp[0] - fp, tp[0] - tp
    precision, recall = tp / (tp + fp).clamp(min=1e-7), tp / (tp + fn).clamp(min=1e-7)
    return pr_curve_raw(tag, tp, fp, tn, fn, precision, recall, n)


def write_embedding(folder, place, name, points, metadata, pictures, header):
    """The files that the projector reads: rows of points, a row of labels for each, their pictures in one."""
    points = as_tensor(points).detach()
    where = os.path.join(folder, place)
    os.makedirs(where, exist_ok=True)
    lines = [f'tensor_name: "{name}"', f'tensor_path: "{place}/tensors.tsv"']

    def table(file, rows):
        with open(os.path.join(where, file), "w", encoding="utf-8") as f:
            f.writelines("\t".join(map(str, row)) + "\n" for row in rows)

    if metadata is not None:
        if len(metadata) != len(points):
            raise AssertionError("#labels should equal with #data points")
        table("metadata.tsv", [header, *metadata] if header else [[m] for m in metadata])
        lines.append(f'metadata_path: "{place}/metadata.tsv"')
    if pictures is not None:
        if len(pictures) != len(points):
            raise AssertionError("#images should equal with #data points")
        height, width = pictures.shape[2:]
        sheet = _grid(_colours(as_tensor(pictures).detach(), 1), math.ceil(math.sqrt(len(points))))
        with open(os.path.join(where, "sprite.png"), "wb") as f:
            f.write(png((sheet.float() * (1 if sheet.dtype is _C.uint8 else 255)).clamp(0, 255).to(_C.uint8)))
        lines += ["sprite {", f'image_path: "{place}/sprite.png"',
                  f"single_image_dim: {width}", f"single_image_dim: {height}", "}"]  # fmt: skip
    table("tensors.tsv", points.tolist())
    with open(os.path.join(folder, "projector_config.pbtxt"), "a", encoding="utf-8") as f:
        f.write("\n".join(["embeddings {", *lines, "}", ""]))

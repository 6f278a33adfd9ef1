"""Files of events are those that TensorBoard's package reads."""

import pytest

import evergrad as torch

pytest.importorskip("tensorboard")


def test_what_is_written_is_read(tmp_path):
    from evergrad.utils.tensorboard import SummaryWriter
    from tensorboard.backend.event_processing.event_accumulator import EventAccumulator

    with SummaryWriter(tmp_path / "a") as writer:
        for i in range(3):
            writer.add_scalar("loss", torch.tensor(1.0 / (i + 1)), i)
        writer.add_text("note", "hello")
        writer.add_histogram("weights", torch.arange(-5.0, 5.0), 1)
        writer.add_scalars("both", {"x": 1.0, "y": 2}, 0)
        writer.add_hparams({"lr": 0.1, "name": "a", "on": True}, {"score": 0.5}, run_name="run")
        with pytest.raises(NotImplementedError, match="SummaryWriter.add_graph"):
            writer.add_graph(torch.nn.ReLU())
    read = EventAccumulator(str(tmp_path / "a")).Reload()
    assert [(e.step, e.value) for e in read.Scalars("loss")] == [(0, 1.0), (1, 0.5), (2, pytest.approx(1 / 3))]
    (event,) = read.Histograms("weights")
    h = event.histogram_value
    assert h.num == 10 and h.sum == -5 and sum(h.bucket) == 10 and len(h.bucket) == len(h.bucket_limit)
    assert EventAccumulator(str(tmp_path / "a/both_y")).Reload().Scalars("both")[0].value == 2
    assert EventAccumulator(str(tmp_path / "a/run")).Reload().Scalars("score")[0].value == 0.5


def pixels(file):
    """Those of a PNG file that has no filters."""
    import struct
    import zlib

    width, height = struct.unpack(">II", file[16:24])
    data = zlib.decompress(file[file.index(b"IDAT") + 4 : -16])
    step = len(data) // height
    return [[list(data[r * step + 1 + c * 3 :][:3]) for c in range(width)] for r in range(height)]


def test_pictures_and_sounds(tmp_path):
    from evergrad.utils.tensorboard import SummaryWriter
    from tensorboard.backend.event_processing.event_accumulator import EventAccumulator

    x = torch.arange(12, dtype=torch.uint8).reshape(3, 2, 2)
    want = x.permute(1, 2, 0).tolist()
    with SummaryWriter(tmp_path) as writer:
        writer.add_image("bytes", x, 0)
        writer.add_image("floats", x / 255 + 1e-3, 0)
        writer.add_image("last", x.permute(1, 2, 0), 0, dataformats="HWC")
        writer.add_image("grey", x[0], 0, dataformats="HW")
        writer.add_images("many", torch.stack([x] * 9), 0)
        writer.add_audio("sound", torch.linspace(-2, 2, 100), 0, sample_rate=8000)
        writer.add_pr_curve("curve", torch.tensor([1, 0, 1, 1]), torch.tensor([0.9, 0.4, 0.2, 0.6]), 0, num_thresholds=3)
        writer.add_histogram_raw("raw", 0, 2, 3, 4, 5, [1, 2], [1, 2], 0)
        writer.add_embedding(torch.ones(3, 2), ["a", "b", "c"], torch.zeros(3, 3, 2, 2), 7)
        with pytest.raises(AssertionError, match="input format"):
            writer.add_image("bad", x[0])
    read = EventAccumulator(str(tmp_path)).Reload()
    for name in ("bytes", "floats", "last"):
        (event,) = read.Images(name)
        assert (event.width, event.height) == (2, 2) and pixels(event.encoded_image_string) == want
    assert pixels(read.Images("grey")[0].encoded_image_string) == [[[0] * 3, [1] * 3], [[2] * 3, [3] * 3]]
    rows = pixels(read.Images("many")[0].encoded_image_string)
    assert len(rows) == 4 and len(rows[0]) == 16 and rows[2][:2] == want[0] and rows[3][2:] == [[0] * 3] * 14
    assert read.Audio("sound")[0].length_frames == 100 and read.Audio("sound")[0].sample_rate == 8000
    rows = torch.tensor(read.Tensors("curve")[0].tensor_proto.float_val).reshape(6, 3)
    assert rows[:4].tolist() == [[3, 2, 0], [1, 0, 0], [0, 1, 1], [0, 1, 3]] and rows[4][1] == 1
    assert read.Histograms("raw")[0].histogram_value.sum == 4
    config = (tmp_path / "projector_config.pbtxt").read_text()
    assert 'tensor_path: "00007/default/tensors.tsv"' in config
    assert (tmp_path / "00007/default/metadata.tsv").read_text() == "a\nb\nc\n"

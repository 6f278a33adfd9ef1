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
        with pytest.raises(NotImplementedError, match="SummaryWriter.add_image"):
            writer.add_image("i", torch.zeros(3, 2, 2))
    read = EventAccumulator(str(tmp_path / "a")).Reload()
    assert [(e.step, e.value) for e in read.Scalars("loss")] == [(0, 1.0), (1, 0.5), (2, pytest.approx(1 / 3))]
    (event,) = read.Histograms("weights")
    h = event.histogram_value
    assert h.num == 10 and h.sum == -5 and sum(h.bucket) == 10 and len(h.bucket) == len(h.bucket_limit)
    assert EventAccumulator(str(tmp_path / "a/both_y")).Reload().Scalars("both")[0].value == 2
    assert EventAccumulator(str(tmp_path / "a/run")).Reload().Scalars("score")[0].value == 0.5

"""Writes summaries into files of events, from which TensorBoard shows them."""

import os
import time

from tensorboard.compat.proto import event_pb2
from tensorboard.compat.proto.event_pb2 import Event
from tensorboard.summary.writer.event_file_writer import EventFileWriter

from . import pictures
from .summary import histogram, histogram_raw, hparams, scalar, text

__all__ = ["FileWriter", "SummaryWriter"]


class FileWriter:
    """A file of events in a folder."""

    def __init__(self, log_dir, max_queue=10, flush_secs=120, filename_suffix=""):
        self.event_writer = EventFileWriter(str(log_dir), max_queue, flush_secs, filename_suffix)

    def get_logdir(self):
        return self.event_writer.get_logdir()

    def add_event(self, event, step=None, walltime=None):
        event.wall_time = time.time() if walltime is None else walltime
        if step is not None:
            event.step = int(step)
        self.event_writer.add_event(event)

    def add_summary(self, summary, global_step=None, walltime=None):
        self.add_event(event_pb2.Event(summary=summary), global_step, walltime)

    def flush(self):
        self.event_writer.flush()

    def close(self):
        self.event_writer.close()

    def reopen(self):
        self.event_writer.reopen()


class SummaryWriter:
    """Adds curves, texts, histograms, pictures, sounds and hyperparameters to a file of events in log_dir."""

    def __init__(self, log_dir=None, comment="", purge_step=None, max_queue=10, flush_secs=120, filename_suffix=""):
        if not log_dir:
            import socket
            from datetime import datetime

            log_dir = os.path.join("runs", f"{datetime.now():%b%d_%H-%M-%S}_{socket.gethostname()}{comment}")
        self.log_dir, self.purge_step = log_dir, purge_step
        self.max_queue, self.flush_secs, self.filename_suffix = max_queue, flush_secs, filename_suffix
        self.file_writer = self.all_writers = None
        self._get_file_writer()

    def _get_file_writer(self):
        if self.all_writers is None or self.file_writer is None:
            self.file_writer = FileWriter(self.log_dir, self.max_queue, self.flush_secs, self.filename_suffix)
            self.all_writers = {self.file_writer.get_logdir(): self.file_writer}
            if self.purge_step is not None:  # what an earlier run wrote after this step is not shown
                event = Event(step=self.purge_step)
                event.file_version = "brain.Event:2"
                self.file_writer.add_event(event, self.purge_step)
                self.purge_step = None
        return self.file_writer

    def get_logdir(self):
        """The folder."""
        return self.log_dir

    def add_scalar(self, tag, scalar_value, global_step=None, walltime=None, new_style=False, double_precision=False):
        """A point of a curve."""
        made = scalar(tag, scalar_value, new_style=new_style, double_precision=double_precision)
        self._get_file_writer().add_summary(made, global_step, walltime)

    def add_scalars(self, main_tag, tag_scalar_dict, global_step=None, walltime=None):
        """Points of several curves, each in a folder of its own."""
        walltime = time.time() if walltime is None else walltime
        base = self._get_file_writer().get_logdir()
        for tag, value in tag_scalar_dict.items():
            folder = f"{base}/{main_tag.replace('/', '_')}_{tag}"
            if folder not in self.all_writers:
                self.all_writers[folder] = FileWriter(folder, self.max_queue, self.flush_secs, self.filename_suffix)
            self.all_writers[folder].add_summary(scalar(main_tag, value), global_step, walltime)

    def add_histogram(self, tag, values, global_step=None, bins="tensorflow", walltime=None, max_bins=None):
        """How values are distributed."""
        self._get_file_writer().add_summary(histogram(tag, values, bins, max_bins), global_step, walltime)

    def add_text(self, tag, text_string, global_step=None, walltime=None):
        """A text."""
        self._get_file_writer().add_summary(text(tag, text_string), global_step, walltime)

    def add_histogram_raw(self, tag, min, max, num, sum, sum_squares, bucket_limits, bucket_counts, global_step=None,
                          walltime=None):  # fmt: skip
        """How values are distributed, counted already."""
        made = histogram_raw(tag, min, max, num, sum, sum_squares, bucket_limits, bucket_counts)
        self._get_file_writer().add_summary(made, global_step, walltime)

    def add_image(self, tag, img_tensor, global_step=None, walltime=None, dataformats="CHW"):
        """A picture: bytes, or numbers between 0 and 1."""
        made = pictures.image(tag, img_tensor, dataformats=dataformats)
        self._get_file_writer().add_summary(made, global_step, walltime)

    def add_images(self, tag, img_tensor, global_step=None, walltime=None, dataformats="NCHW"):
        """Several pictures, as one."""
        self.add_image(tag, img_tensor, global_step, walltime, dataformats)

    def add_figure(self, tag, figure, global_step=None, close=True, walltime=None):
        """A figure of matplotlib, or several as one picture."""
        form = "NCHW" if isinstance(figure, (list, tuple)) else "CHW"
        self.add_image(tag, pictures.figure_to_image(figure, close), global_step, walltime, form)

    def add_audio(self, tag, snd_tensor, global_step=None, sample_rate=44100, walltime=None):
        """A sound between -1 and 1."""
        self._get_file_writer().add_summary(pictures.audio(tag, snd_tensor, sample_rate), global_step, walltime)

    def add_pr_curve(self, tag, labels, predictions, global_step=None, num_thresholds=127, weights=None, walltime=None):
        """Precision over recall."""
        made = pictures.pr_curve(tag, labels, predictions, num_thresholds, weights)
        self._get_file_writer().add_summary(made, global_step, walltime)

    def add_pr_curve_raw(self, tag, true_positive_counts, false_positive_counts, true_negative_counts,
                         false_negative_counts, precision, recall, global_step=None, num_thresholds=127, weights=None,
                         walltime=None):  # fmt: skip
        """Precision over recall, counted already."""
        made = pictures.pr_curve_raw(tag, true_positive_counts, false_positive_counts, true_negative_counts,
                                     false_negative_counts, precision, recall, num_thresholds, weights)  # fmt: skip
        self._get_file_writer().add_summary(made, global_step, walltime)

    def add_embedding(self, mat, metadata=None, label_img=None, global_step=None, tag="default", metadata_header=None):
        """Points, with labels and pictures, for the projector."""
        place = f"{0 if global_step is None else global_step:05d}/{tag.replace('/', '_')}"
        folder = self._get_file_writer().get_logdir()
        name = f"{tag}:{0 if global_step is None else global_step:05d}"
        pictures.write_embedding(folder, place, name, mat, metadata, label_img, metadata_header)

    def add_hparams(self, hparam_dict, metric_dict, hparam_domain_discrete=None, run_name=None, global_step=None):
        """Hyperparameters, and the metrics that they led to."""
        if not isinstance(hparam_dict, dict) or not isinstance(metric_dict, dict):
            raise TypeError("hparam_dict and metric_dict should be dictionary.")
        folder = os.path.join(self._get_file_writer().get_logdir(), run_name or str(time.time()))
        with SummaryWriter(log_dir=folder) as run:
            for summary in hparams(hparam_dict, metric_dict, hparam_domain_discrete):
                run.file_writer.add_summary(summary, global_step)
            for key, value in metric_dict.items():
                run.add_scalar(key, value, global_step)

    def flush(self):
        """Writes what waits."""
        for writer in (self.all_writers or {}).values():
            writer.flush()

    def close(self):
        """Ends the files."""
        for writer in (self.all_writers or {}).values():
            writer.flush()
            writer.close()
        self.file_writer = self.all_writers = None

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_value, traceback):
        self.close()


def _refused(name):
    def method(self, *args, **kwargs):
        raise NotImplementedError(f"torch.utils.tensorboard.SummaryWriter.{name} is not available: films, meshes and "
                                  "graphs are not written")  # fmt: skip

    method.__name__ = name
    return method


for _name in ("add_image_with_boxes add_video add_graph add_custom_scalars add_custom_scalars_multilinechart "
              "add_custom_scalars_marginchart add_mesh add_onnx_graph add_tensor").split():  # fmt: skip
    setattr(SummaryWriter, _name, _refused(_name))

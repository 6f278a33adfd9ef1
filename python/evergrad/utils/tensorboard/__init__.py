"""Curves, texts and histograms for TensorBoard, whose package has to be there."""

import tensorboard  # noqa: F401  (an ImportError says what is missing)

from .writer import FileWriter, SummaryWriter  # noqa: F401

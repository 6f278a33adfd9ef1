"""The place of the compiler that makes packages ahead of time, which is absent."""

from .._absent import functions

globals().update(functions("_inductor."))


def cudagraph_mark_step_begin():
    """Marks a step of graphs of CUDA, of which there are none."""

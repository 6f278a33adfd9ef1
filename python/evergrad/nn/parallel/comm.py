"""The place of copies between devices."""

from ..._absent import functions

globals().update(functions("nn.parallel.comm."))

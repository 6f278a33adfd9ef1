"""The place of copies of a network, one a device."""

from ..._absent import functions

replicate = functions("nn.parallel.")["replicate"]

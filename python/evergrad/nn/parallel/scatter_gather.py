"""The place of batches that are spread over devices."""

from ..._absent import functions

globals().update({name: f for name, f in functions("nn.parallel.").items() if name in ("gather", "scatter")})

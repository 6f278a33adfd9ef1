"""torch._logging: how much of the compilers' doing is told. What set_logs sets is what Python's loggers below "torch" keep to;
the artifacts of compilers, of which there are none, keep what they are set to."""

import logging

from . import _internal
from ._internal import LazyString, getArtifactLogger, set_logs, warning_once  # noqa: F401

DEFAULT_LOGGING = {"dynamo": logging.INFO, "aot": logging.INFO, "inductor": logging.INFO}


def trace_structured(name, *args, **kwargs):
    """Would write a record for a tool: nothing is traced."""


def dtrace_structured(name, *args, **kwargs):
    """Would write a record for a tool: nothing is traced."""


def get_structured_logging_overhead():
    """The time that records took: None."""

"""The place of the compiler that makes packages ahead of time, which is absent."""

from .._absent import functions

globals().update(functions("_inductor."))

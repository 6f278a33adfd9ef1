"""What distributions share whose parameter is given as probabilities or as their logits: the other one is computed when it
is asked for. `_param` is the one that was given."""

from numbers import Number

import evergrad as torch
from .utils import broadcast_all, lazy_property, logits_to_probs, probs_to_logits


FIELDS = {"total_count": 0, "probs": 0, "logits": 0, "_param": 0}  # of an expand(): those that there are


def one_of(probs, logits):
    """("probs", probs) or ("logits", logits): the one that was given."""
    if (probs is None) == (logits is None):
        raise ValueError("Either `probs` or `logits` must be specified, but not both.")
    return ("logits", logits) if probs is None else ("probs", probs)


class EitherOne:
    """For distributions of a yes or no: logits are log odds."""

    _binary = True

    def _take(self, probs, logits):
        """Keeps the parameter; the shape of the batch."""
        name, given = one_of(probs, logits)
        (self._param,) = broadcast_all(given)
        setattr(self, name, self._param)
        return torch.Size() if isinstance(given, Number) else self._param.size()

    @lazy_property
    def logits(self):
        """The log odds, or the logs of probabilities."""
        return probs_to_logits(self.probs, is_binary=self._binary)

    @lazy_property
    def probs(self):
        """The probabilities."""
        return logits_to_probs(self.logits, is_binary=self._binary)


class ByProbability(EitherOne):
    """The same, and what tells of the parameter."""

    def _take_with_count(self, total_count, probs, logits):
        """The same beside a number of trials."""
        name, given = one_of(probs, logits)
        total_count, self._param = broadcast_all(total_count, given)
        setattr(self, name, self._param)
        self.total_count = total_count.type_as(self._param)
        return self._param.size()

    def _new(self, *args, **kwargs):
        return self._param.new(*args, **kwargs)

    @property
    def param_shape(self):
        return self._param.size()


class OverCategories:
    """For distributions over the categories of `_categorical`."""

    def _expand(self, home, batch_shape, _instance):
        new = self._get_checked_instance(home, _instance)
        batch_shape = torch.Size(batch_shape)
        new._categorical = self._categorical.expand(batch_shape)
        super(home, new).__init__(batch_shape, self.event_shape, validate_args=False)
        new._validate_args = self._validate_args
        return new

    def _new(self, *args, **kwargs):
        return self._categorical._new(*args, **kwargs)

    _param = property(lambda self: self._categorical._param)
    probs = property(lambda self: self._categorical.probs)
    logits = property(lambda self: self._categorical.logits)
    param_shape = property(lambda self: self._categorical.param_shape)

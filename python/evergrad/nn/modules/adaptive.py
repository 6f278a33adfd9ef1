"""Softmax over many classes, of which few are frequent."""

from collections import namedtuple

from ... import _C
from .. import functional as F
from .container import ModuleList, Sequential
from .linear import Linear
from .module import Module

__all__ = ["AdaptiveLogSoftmaxWithLoss"]

_ASMoutput = namedtuple("_ASMoutput", ["output", "loss"])


class AdaptiveLogSoftmaxWithLoss(Module):
    """Frequent classes in a head, the others in clusters that are looked at when needed (Grave et al. 2017)."""

    def __init__(self, in_features, n_classes, cutoffs, div_value=4.0, head_bias=False, device=None, dtype=None):
        super().__init__()
        cutoffs = list(cutoffs)
        if not cutoffs:
            raise ValueError("cutoffs should be a sequence of length larger than 0")
        if (
            cutoffs != sorted(cutoffs)
            or min(cutoffs) <= 0
            or max(cutoffs) > n_classes - 1
            or len(set(cutoffs)) != len(cutoffs)
            or any(int(c) != c for c in cutoffs)
        ):
            raise ValueError(
                "cutoffs should be a sequence of unique, positive integers sorted in an increasing order, where each "
                "value is between 1 and n_classes-1"
            )
        self.in_features, self.n_classes, self.cutoffs = in_features, n_classes, [*cutoffs, n_classes]
        self.div_value, self.head_bias = div_value, head_bias
        self.shortlist_size = self.cutoffs[0]
        self.n_clusters = len(self.cutoffs) - 1
        self.head_size = self.shortlist_size + self.n_clusters
        kind = dict(device=device, dtype=dtype)
        self.head = Linear(in_features, self.head_size, bias=head_bias, **kind)
        self.tail = ModuleList()
        for i in range(self.n_clusters):
            hidden = int(in_features // (div_value ** (i + 1)))
            size = self.cutoffs[i + 1] - self.cutoffs[i]
            self.tail.append(Sequential(Linear(in_features, hidden, False, **kind), Linear(hidden, size, False, **kind)))

    def reset_parameters(self):
        self.head.reset_parameters()
        for first, second in self.tail:
            first.reset_parameters()
            second.reset_parameters()

    def forward(self, input_, target_):
        lone = target_.dim() == 0
        if target_.dim() > 1:
            raise RuntimeError("0D or 1D target tensor expected, multi-target not supported")
        if not lone and input_.shape[0] != target_.shape[0]:
            raise RuntimeError("Input and target should have the same size in the batch dimension.")
        if lone and input_.dim() != 1:
            raise RuntimeError("0D target tensor expects 1D input tensor.")
        x, target = (input_.unsqueeze(0), target_.unsqueeze(0)) if lone else (input_, target_)
        if target.numel() and (int(target.min()) < 0 or int(target.max()) >= self.n_classes):
            raise RuntimeError(
                f"Target values should be in [0, {self.n_classes - 1}], but values in range "
                f"[{int(target.min())}, {int(target.max())}] were found. "
            )
        head = F.log_softmax(self.head(x), dim=1)
        short = target < self.shortlist_size
        place = _C.where(short, target, _C.zeros_like(target))
        extra = _C.zeros((target.size(0),), dtype=head.dtype)
        for i in range(self.n_clusters):
            low, high = self.cutoffs[i], self.cutoffs[i + 1]
            rows = ((target >= low) & (target < high)).nonzero().squeeze(1)
            if rows.numel() == 0:
                continue
            inside = F.log_softmax(self.tail[i](x.index_select(0, rows)), dim=1)
            at = (target.index_select(0, rows) - low).unsqueeze(1)
            extra = extra.index_add(0, rows, inside.gather(1, at).squeeze(1))
            place = place.index_fill(0, rows, self.shortlist_size + i)
        output = extra + head.gather(1, place.unsqueeze(1)).squeeze(1)
        loss = (-output).mean()
        return _ASMoutput(output.squeeze(0) if lone else output, loss)

    def _full(self, x, head):
        log_head = F.log_softmax(head, dim=1)
        parts = [log_head[:, : self.shortlist_size]]
        for i, cluster in enumerate(self.tail):
            inside = F.log_softmax(cluster(x), dim=1)
            parts.append(inside + log_head[:, self.shortlist_size + i].unsqueeze(1))
        return _C.cat(parts, 1)

    def log_prob(self, input):
        """Logarithms of the probabilities of all classes."""
        return self._full(input, self.head(input))

    def predict(self, input):
        """The most likely class of each row."""
        head = self.head(input)
        best = head.argmax(1)
        far = best >= self.shortlist_size
        if not bool(far.any()):
            return best
        return _C.where(far, self._full(input, head).argmax(1), best)

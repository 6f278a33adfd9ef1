"""Invertible maps of distributions' values: what is in `_transform.py`, and those of numbers and of vectors."""

from ._transform import (  # noqa: F401
    Transform,
    ComposeTransform,
    IndependentTransform,
    ReshapeTransform,
    _InverseTransform,
    identity_transform,
)
from ._transforms_of_numbers import (  # noqa: F401
    ExpTransform,
    PowerTransform,
    SigmoidTransform,
    SoftplusTransform,
    TanhTransform,
    AbsTransform,
    AffineTransform,
    _clipped_sigmoid,
    CumulativeDistributionTransform,
)
from ._transforms_of_vectors import (  # noqa: F401
    CorrCholeskyTransform,
    SoftmaxTransform,
    StickBreakingTransform,
    LowerCholeskyTransform,
    PositiveDefiniteTransform,
    CatTransform,
    StackTransform,
)

__all__ = [
    "AbsTransform",
    "AffineTransform",
    "CatTransform",
    "ComposeTransform",
    "CorrCholeskyTransform",
    "CumulativeDistributionTransform",
    "ExpTransform",
    "IndependentTransform",
    "LowerCholeskyTransform",
    "PositiveDefiniteTransform",
    "PowerTransform",
    "ReshapeTransform",
    "SigmoidTransform",
    "SoftplusTransform",
    "TanhTransform",
    "SoftmaxTransform",
    "StackTransform",
    "StickBreakingTransform",
    "Transform",
    "identity_transform",
]

for _class in list(vars().values()):
    if isinstance(_class, type) and issubclass(_class, Transform):
        _class.__module__ = __name__  # the home that pickles name
del _class

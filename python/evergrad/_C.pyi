# Generated from bindings/schema/ops/*.toml; do not edit.
from typing import Any, Sequence, TypeAlias, overload

_int: TypeAlias = int
_float: TypeAlias = float
_bool: TypeAlias = bool
_str: TypeAlias = str
Number: TypeAlias = int | float | bool | complex

class dtype:
    is_floating_point: bool
    is_complex: bool
    is_signed: bool
    itemsize: int

class device:
    type: str
    index: int | None
    def __init__(self, type: str | device | int, index: int | None = None) -> None: ...

class layout: ...
class memory_format: ...

class Size(tuple[int, ...]):
    def numel(self) -> int: ...

class Generator:
    device: _device
    def __init__(self, device: _device | str | None = None) -> None: ...
    def manual_seed(self, seed: int) -> Generator: ...
    def initial_seed(self) -> int: ...
    def get_state(self) -> Tensor: ...
    def set_state(self, state: Tensor) -> None: ...

_dtype: TypeAlias = dtype
_device: TypeAlias = device
_layout: TypeAlias = layout
_memory_format: TypeAlias = memory_format

class Tensor:
    """An array of numbers of one type, with automatic differentiation."""

    shape: Size
    dtype: _dtype
    device: _device
    layout: _layout
    ndim: _int
    requires_grad: _bool
    grad: Tensor | None
    grad_fn: Any
    data: Tensor
    is_leaf: _bool
    T: Tensor
    mT: Tensor
    H: Tensor
    mH: Tensor
    real: Tensor
    imag: Tensor
    def __init__(self, *args: Any, **kwargs: Any) -> None: ...
    def __getattr__(self, name: _str) -> Any: ...
    def __getitem__(self, index: Any) -> Tensor: ...
    def __setitem__(self, index: Any, value: Tensor | Number) -> None: ...
    def __len__(self) -> _int: ...
    def __bool__(self) -> _bool: ...
    def __int__(self) -> _int: ...
    def __float__(self) -> _float: ...
    def __index__(self) -> _int: ...
    def __neg__(self) -> Tensor: ...
    def __pos__(self) -> Tensor: ...
    def __abs__(self) -> Tensor: ...
    def __invert__(self) -> Tensor: ...
    def __eq__(self, other: Any) -> Tensor: ...  # type: ignore[override]
    def __ne__(self, other: Any) -> Tensor: ...  # type: ignore[override]
    def __hash__(self) -> _int: ...
    def __add__(self, other: Tensor | Number) -> Tensor: ...
    def __radd__(self, other: Tensor | Number) -> Tensor: ...
    def __sub__(self, other: Tensor | Number) -> Tensor: ...
    def __rsub__(self, other: Tensor | Number) -> Tensor: ...
    def __mul__(self, other: Tensor | Number) -> Tensor: ...
    def __rmul__(self, other: Tensor | Number) -> Tensor: ...
    def __truediv__(self, other: Tensor | Number) -> Tensor: ...
    def __rtruediv__(self, other: Tensor | Number) -> Tensor: ...
    def __floordiv__(self, other: Tensor | Number) -> Tensor: ...
    def __rfloordiv__(self, other: Tensor | Number) -> Tensor: ...
    def __mod__(self, other: Tensor | Number) -> Tensor: ...
    def __rmod__(self, other: Tensor | Number) -> Tensor: ...
    def __pow__(self, other: Tensor | Number) -> Tensor: ...
    def __rpow__(self, other: Tensor | Number) -> Tensor: ...
    def __matmul__(self, other: Tensor | Number) -> Tensor: ...
    def __rmatmul__(self, other: Tensor | Number) -> Tensor: ...
    def __and__(self, other: Tensor | Number) -> Tensor: ...
    def __rand__(self, other: Tensor | Number) -> Tensor: ...
    def __or__(self, other: Tensor | Number) -> Tensor: ...
    def __ror__(self, other: Tensor | Number) -> Tensor: ...
    def __xor__(self, other: Tensor | Number) -> Tensor: ...
    def __rxor__(self, other: Tensor | Number) -> Tensor: ...
    def __lshift__(self, other: Tensor | Number) -> Tensor: ...
    def __rlshift__(self, other: Tensor | Number) -> Tensor: ...
    def __rshift__(self, other: Tensor | Number) -> Tensor: ...
    def __rrshift__(self, other: Tensor | Number) -> Tensor: ...
    def __lt__(self, other: Tensor | Number) -> Tensor: ...
    def __le__(self, other: Tensor | Number) -> Tensor: ...
    def __gt__(self, other: Tensor | Number) -> Tensor: ...
    def __ge__(self, other: Tensor | Number) -> Tensor: ...
    def _lazy_clone(self) -> Tensor:
        """A copy, of any dtype and the same shape, whose memory is copied in front of the first write to it or to
        self."""

    def abs(self, *, out: Tensor | None = None) -> Tensor:
        """Absolute value; for complex tensors the modulus, of the real type. Bool is not supported. The result has the
        shape of the tensor."""

    def abs_(self) -> Tensor:
        """Absolute value; for complex tensors the modulus, of the real type. Bool is not supported. The result has the
        shape of the tensor. In place."""

    def absolute(self, *, out: Tensor | None = None) -> Tensor:
        """Absolute value; for complex tensors the modulus, of the real type. Bool is not supported. The result has the
        shape of the tensor."""

    def absolute_(self) -> Tensor:
        """Absolute value; for complex tensors the modulus, of the real type. Bool is not supported. The result has the
        shape of the tensor. In place."""

    def acos(self, *, out: Tensor | None = None) -> Tensor:
        """Inverse cosine in radians, in [0, pi]; NaN outside [-1, 1] for real tensors. The result has the shape of the
        tensor. Takes floats and complex numbers; integers and bool compute in the default float type."""

    def acos_(self) -> Tensor:
        """Inverse cosine in radians, in [0, pi]; NaN outside [-1, 1] for real tensors. The result has the shape of the
        tensor. Takes floats and complex numbers; integers and bool compute in the default float type. In place."""

    def acosh(self, *, out: Tensor | None = None) -> Tensor:
        """Inverse hyperbolic cosine; NaN below 1 for real tensors. The result has the shape of the tensor. Takes
        floats and complex numbers; integers and bool compute in the default float type."""

    def acosh_(self) -> Tensor:
        """Inverse hyperbolic cosine; NaN below 1 for real tensors. The result has the shape of the tensor. Takes
        floats and complex numbers; integers and bool compute in the default float type. In place."""

    def add(self, other: Tensor | Number, *, alpha: Number = 1, out: Tensor | None = None) -> Tensor:
        """self + alpha * other. For bool tensors the logical or; alpha must then be bool. An integer result refuses a
        float alpha. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error.
        Takes bool, integers, floats and complex numbers."""

    def add_(self, other: Tensor | Number, *, alpha: Number = 1) -> Tensor:
        """self + alpha * other. For bool tensors the logical or; alpha must then be bool. An integer result refuses a
        float alpha. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error.
        Takes bool, integers, floats and complex numbers. In place."""

    def addbmm(
        self,
        batch1: Tensor,
        batch2: Tensor,
        *,
        beta: Number = 1,
        alpha: Number = 1,
        out: Tensor | None = None,
    ) -> Tensor:
        """beta * self + alpha * the sum of the products of two batches of matrices; self broadcasts. With beta 0 self
        is not read. (b, n, k) and (b, k, m) give (n, m). All of one dtype but bool; sizes that do not fit are an
        error."""

    def addbmm_(self, batch1: Tensor, batch2: Tensor, *, beta: Number = 1, alpha: Number = 1) -> Tensor:
        """beta * self + alpha * the sum of the products of two batches of matrices; self broadcasts. With beta 0 self
        is not read. (b, n, k) and (b, k, m) give (n, m). All of one dtype but bool; sizes that do not fit are an
        error. In place."""

    def addcdiv(self, tensor1: Tensor, tensor2: Tensor, *, value: Number = 1, out: Tensor | None = None) -> Tensor:
        """self + value * tensor1 / tensor2. Integer division is refused. The tensors broadcast, and their dtypes are
        promoted; shapes that do not fit are an error. Takes floats and complex numbers. Other dtypes are an error."""

    def addcdiv_(self, tensor1: Tensor, tensor2: Tensor, *, value: Number = 1) -> Tensor:
        """self + value * tensor1 / tensor2. Integer division is refused. The tensors broadcast, and their dtypes are
        promoted; shapes that do not fit are an error. Takes floats and complex numbers. Other dtypes are an error.
        In place."""

    def addcmul(self, tensor1: Tensor, tensor2: Tensor, *, value: Number = 1, out: Tensor | None = None) -> Tensor:
        """self + value * tensor1 * tensor2. The tensors broadcast, and their dtypes are promoted; shapes that do not
        fit are an error. Takes integers, floats and complex numbers. Other dtypes are an error."""

    def addcmul_(self, tensor1: Tensor, tensor2: Tensor, *, value: Number = 1) -> Tensor:
        """self + value * tensor1 * tensor2. The tensors broadcast, and their dtypes are promoted; shapes that do not
        fit are an error. Takes integers, floats and complex numbers. Other dtypes are an error. In place."""

    def addmm(
        self,
        mat1: Tensor,
        mat2: Tensor,
        *,
        beta: Number = 1,
        alpha: Number = 1,
        out: Tensor | None = None,
    ) -> Tensor:
        """beta * self + alpha * the product of two matrices, (n, k) and (k, m) to (n, m); self broadcasts. With beta 0
        self is not read. All of one dtype but bool; sizes that do not fit are an error."""

    def addmm_(self, mat1: Tensor, mat2: Tensor, *, beta: Number = 1, alpha: Number = 1) -> Tensor:
        """beta * self + alpha * the product of two matrices, (n, k) and (k, m) to (n, m); self broadcasts. With beta 0
        self is not read. All of one dtype but bool; sizes that do not fit are an error. In place."""

    def addmv(
        self,
        mat: Tensor,
        vec: Tensor,
        *,
        beta: Number = 1,
        alpha: Number = 1,
        out: Tensor | None = None,
    ) -> Tensor:
        """beta * self + alpha * the product of a matrix and a vector, (n, k) and (k) to (n); self broadcasts. With
        beta 0 self is not read. All of one dtype but bool; sizes that do not fit are an error."""

    def addmv_(self, mat: Tensor, vec: Tensor, *, beta: Number = 1, alpha: Number = 1) -> Tensor:
        """beta * self + alpha * the product of a matrix and a vector, (n, k) and (k) to (n); self broadcasts. With
        beta 0 self is not read. All of one dtype but bool; sizes that do not fit are an error. In place."""

    def addr(
        self,
        vec1: Tensor,
        vec2: Tensor,
        *,
        beta: Number = 1,
        alpha: Number = 1,
        out: Tensor | None = None,
    ) -> Tensor:
        """beta * self + alpha * the outer product of two vectors; self broadcasts. With beta 0 self is not read. (n)
        and (m) give (n, m). Any dtypes, which are promoted; sizes that do not fit are an error."""

    def addr_(self, vec1: Tensor, vec2: Tensor, *, beta: Number = 1, alpha: Number = 1) -> Tensor:
        """beta * self + alpha * the outer product of two vectors; self broadcasts. With beta 0 self is not read. (n)
        and (m) give (n, m). Any dtypes, which are promoted; sizes that do not fit are an error. In place."""

    def adjoint(self) -> Tensor:
        """The last two dimensions exchanged, conjugated, as a view: (*, n, m) gives (*, m, n). Fewer than two
        dimensions are an error. Any dtype."""

    @overload
    def all(self, *, out: Tensor | None = None) -> Tensor: ...
    @overload
    def all(self, dim: _int, keepdim: _bool = False, *, out: Tensor | None = None) -> Tensor: ...
    @overload
    def all(self, dim: Sequence[_int] | None = None, keepdim: _bool = False, *, out: Tensor | None = None) -> Tensor:
        """True when all elements are not zero, 0-dim; true of none. Any dtype is read; the result is bool, uint8 for
        uint8 tensors. True where, along a dimension, all elements are not zero. It goes, or stays with size 1
        (keepdim). Any dtype is read; the result is bool, uint8 for uint8 tensors. A dimension that self does not
        have is an error. True where, over dimensions (all unless given), all elements are not zero. They go, or
        stay with size 1 (keepdim). Any dtype is read; the result is bool, uint8 for uint8 tensors. A dimension that
        self does not have is an error."""

    def allclose(self, other: Tensor, rtol: _float = 1e-05, atol: _float = 1e-08, equal_nan: _bool = False) -> _bool:
        """True when isclose holds for every element: |self - other| <= atol + rtol |other|. The tensors broadcast and
        have one dtype; two dtypes are an error."""

    def amax(self, dim: _int | Sequence[_int] = (), keepdim: _bool = False, *, out: Tensor | None = None) -> Tensor:
        """The largest elements over dimensions (all unless given), which go, or stay with size 1 (keepdim); NaN where
        there is one. Ties share the gradient evenly. Integers, bool and floating point; complex, and a dimension
        without elements, are errors."""

    def amin(self, dim: _int | Sequence[_int] = (), keepdim: _bool = False, *, out: Tensor | None = None) -> Tensor:
        """The smallest elements over dimensions (all unless given), which go, or stay with size 1 (keepdim); NaN where
        there is one. Ties share the gradient evenly. Integers, bool and floating point; complex, and a dimension
        without elements, are errors."""

    def aminmax(
        self,
        *,
        dim: _int | None = None,
        keepdim: _bool = False,
        out: tuple[Tensor, ...] | None = None,
    ) -> tuple[Tensor, Tensor]:
        """The smallest and the largest elements along a dimension, which goes, or stays with size 1 (keepdim), or of
        the whole tensor, 0-dim; NaN counts as both. Integers, bool and floating point; complex, and an empty tensor
        or dimension, are errors."""

    def angle(self, *, out: Tensor | None = None) -> Tensor:
        """Argument of complex numbers in radians; for real tensors 0, pi where negative, NaN where NaN. The result has
        the shape of the tensor. Takes floats and complex numbers; integers and bool compute in the default float
        type."""

    @overload
    def any(self, *, out: Tensor | None = None) -> Tensor: ...
    @overload
    def any(self, dim: _int, keepdim: _bool = False, *, out: Tensor | None = None) -> Tensor: ...
    @overload
    def any(self, dim: Sequence[_int] | None = None, keepdim: _bool = False, *, out: Tensor | None = None) -> Tensor:
        """True when any element is not zero, 0-dim; false of none. Any dtype is read; the result is bool, uint8 for
        uint8 tensors. True where, along a dimension, any element is not zero. It goes, or stays with size 1
        (keepdim). Any dtype is read; the result is bool, uint8 for uint8 tensors. A dimension that self does not
        have is an error. True where, over dimensions (all unless given), any element is not zero. They go, or stay
        with size 1 (keepdim). Any dtype is read; the result is bool, uint8 for uint8 tensors. A dimension that self
        does not have is an error."""

    def arccos(self, *, out: Tensor | None = None) -> Tensor:
        """Inverse cosine in radians, in [0, pi]; NaN outside [-1, 1] for real tensors. The result has the shape of the
        tensor. Takes floats and complex numbers; integers and bool compute in the default float type."""

    def arccos_(self) -> Tensor:
        """Inverse cosine in radians, in [0, pi]; NaN outside [-1, 1] for real tensors. The result has the shape of the
        tensor. Takes floats and complex numbers; integers and bool compute in the default float type. In place."""

    def arccosh(self, *, out: Tensor | None = None) -> Tensor:
        """Inverse hyperbolic cosine; NaN below 1 for real tensors. The result has the shape of the tensor. Takes
        floats and complex numbers; integers and bool compute in the default float type."""

    def arccosh_(self) -> Tensor:
        """Inverse hyperbolic cosine; NaN below 1 for real tensors. The result has the shape of the tensor. Takes
        floats and complex numbers; integers and bool compute in the default float type. In place."""

    def arcsin(self, *, out: Tensor | None = None) -> Tensor:
        """Inverse sine in radians, in [-pi/2, pi/2]; NaN outside [-1, 1] for real tensors. The result has the shape of
        the tensor. Takes floats and complex numbers; integers and bool compute in the default float type."""

    def arcsin_(self) -> Tensor:
        """Inverse sine in radians, in [-pi/2, pi/2]; NaN outside [-1, 1] for real tensors. The result has the shape of
        the tensor. Takes floats and complex numbers; integers and bool compute in the default float type. In place."""

    def arcsinh(self, *, out: Tensor | None = None) -> Tensor:
        """Inverse hyperbolic sine. The result has the shape of the tensor. Takes floats and complex numbers; integers
        and bool compute in the default float type."""

    def arcsinh_(self) -> Tensor:
        """Inverse hyperbolic sine. The result has the shape of the tensor. Takes floats and complex numbers; integers
        and bool compute in the default float type. In place."""

    def arctan(self, *, out: Tensor | None = None) -> Tensor:
        """Inverse tangent in radians, in (-pi/2, pi/2). The result has the shape of the tensor. Takes floats and
        complex numbers; integers and bool compute in the default float type."""

    def arctan2(self, other: Tensor, *, out: Tensor | None = None) -> Tensor:
        """Angle of the point (other, self) in radians, in [-pi, pi]. The tensors broadcast, and their dtypes are
        promoted; shapes that do not fit are an error. Takes floats; integers and bool compute in the default float
        type. Other dtypes are an error."""

    def arctan2_(self, other: Tensor) -> Tensor:
        """Angle of the point (other, self) in radians, in [-pi, pi]. The tensors broadcast, and their dtypes are
        promoted; shapes that do not fit are an error. Takes floats; integers and bool compute in the default float
        type. Other dtypes are an error. In place."""

    def arctan_(self) -> Tensor:
        """Inverse tangent in radians, in (-pi/2, pi/2). The result has the shape of the tensor. Takes floats and
        complex numbers; integers and bool compute in the default float type. In place."""

    def arctanh(self, *, out: Tensor | None = None) -> Tensor:
        """Inverse hyperbolic tangent; NaN outside [-1, 1] for real tensors. The result has the shape of the tensor.
        Takes floats and complex numbers; integers and bool compute in the default float type."""

    def arctanh_(self) -> Tensor:
        """Inverse hyperbolic tangent; NaN outside [-1, 1] for real tensors. The result has the shape of the tensor.
        Takes floats and complex numbers; integers and bool compute in the default float type. In place."""

    def argmax(self, dim: _int | None = None, keepdim: _bool = False, *, out: Tensor | None = None) -> Tensor:
        """Index of the largest element along a dimension, which goes, or stays with size 1 (keepdim), or in the
        flattened tensor, 0-dim; the first of equals, or of NaNs. int64, of integers and floating point. Bool,
        complex, and a dimension without elements, are errors."""

    def argmin(self, dim: _int | None = None, keepdim: _bool = False, *, out: Tensor | None = None) -> Tensor:
        """Index of the smallest element along a dimension, which goes, or stays with size 1 (keepdim), or in the
        flattened tensor, 0-dim; the first of equals, or of NaNs. int64, of integers and floating point. Bool,
        complex, and a dimension without elements, are errors."""

    def argsort(self, dim: _int = -1, descending: _bool = False, stable: _bool = False) -> Tensor:
        """The int64 indices that sort along a dimension, in the shape of self; NaN counts as largest. Integers, bool
        and floating point; complex, and a dimension that self does not have, are errors."""

    def argwhere(self) -> Tensor:
        """The indices of the elements that are not zero, in row-major order: int64 of shape (count, dimensions). Any
        dtype is read."""

    def as_strided(self, size: Sequence[_int], stride: Sequence[_int], storage_offset: _int | None = None) -> Tensor:
        """A view of the storage with any sizes, strides and offset, all in elements. Negative strides, other numbers
        of sizes and strides, and elements outside of the storage are errors. Any dtype."""

    def as_strided_(self, size: Sequence[_int], stride: Sequence[_int], storage_offset: _int | None = None) -> Tensor:
        """A view of the storage with any sizes, strides and offset, all in elements. Negative strides, other numbers
        of sizes and strides, and elements outside of the storage are errors. Any dtype. In place."""

    def as_strided_scatter(
        self,
        src: Tensor,
        size: Sequence[_int],
        stride: Sequence[_int],
        storage_offset: _int | None = None,
    ) -> Tensor:
        """self with src written where as_strided would read, in new memory of the same shape. src has the shape
        `size`, else it is an error. Any dtype."""

    def asin(self, *, out: Tensor | None = None) -> Tensor:
        """Inverse sine in radians, in [-pi/2, pi/2]; NaN outside [-1, 1] for real tensors. The result has the shape of
        the tensor. Takes floats and complex numbers; integers and bool compute in the default float type."""

    def asin_(self) -> Tensor:
        """Inverse sine in radians, in [-pi/2, pi/2]; NaN outside [-1, 1] for real tensors. The result has the shape of
        the tensor. Takes floats and complex numbers; integers and bool compute in the default float type. In place."""

    def asinh(self, *, out: Tensor | None = None) -> Tensor:
        """Inverse hyperbolic sine. The result has the shape of the tensor. Takes floats and complex numbers; integers
        and bool compute in the default float type."""

    def asinh_(self) -> Tensor:
        """Inverse hyperbolic sine. The result has the shape of the tensor. Takes floats and complex numbers; integers
        and bool compute in the default float type. In place."""

    def atan(self, *, out: Tensor | None = None) -> Tensor:
        """Inverse tangent in radians, in (-pi/2, pi/2). The result has the shape of the tensor. Takes floats and
        complex numbers; integers and bool compute in the default float type."""

    def atan2(self, other: Tensor, *, out: Tensor | None = None) -> Tensor:
        """Angle of the point (other, self) in radians, in [-pi, pi]. The tensors broadcast, and their dtypes are
        promoted; shapes that do not fit are an error. Takes floats; integers and bool compute in the default float
        type. Other dtypes are an error."""

    def atan2_(self, other: Tensor) -> Tensor:
        """Angle of the point (other, self) in radians, in [-pi, pi]. The tensors broadcast, and their dtypes are
        promoted; shapes that do not fit are an error. Takes floats; integers and bool compute in the default float
        type. Other dtypes are an error. In place."""

    def atan_(self) -> Tensor:
        """Inverse tangent in radians, in (-pi/2, pi/2). The result has the shape of the tensor. Takes floats and
        complex numbers; integers and bool compute in the default float type. In place."""

    def atanh(self, *, out: Tensor | None = None) -> Tensor:
        """Inverse hyperbolic tangent; NaN outside [-1, 1] for real tensors. The result has the shape of the tensor.
        Takes floats and complex numbers; integers and bool compute in the default float type."""

    def atanh_(self) -> Tensor:
        """Inverse hyperbolic tangent; NaN outside [-1, 1] for real tensors. The result has the shape of the tensor.
        Takes floats and complex numbers; integers and bool compute in the default float type. In place."""

    def baddbmm(
        self,
        batch1: Tensor,
        batch2: Tensor,
        *,
        beta: Number = 1,
        alpha: Number = 1,
        out: Tensor | None = None,
    ) -> Tensor:
        """beta * self + alpha * the products of two batches of matrices; self broadcasts. With beta 0 self is not
        read. (b, n, k) and (b, k, m) give (b, n, m). All of one dtype but bool; sizes that do not fit are an error."""

    def baddbmm_(self, batch1: Tensor, batch2: Tensor, *, beta: Number = 1, alpha: Number = 1) -> Tensor:
        """beta * self + alpha * the products of two batches of matrices; self broadcasts. With beta 0 self is not
        read. (b, n, k) and (b, k, m) give (b, n, m). All of one dtype but bool; sizes that do not fit are an error.
        In place."""

    @overload
    def bernoulli(self, *, generator: Generator | None = None, out: Tensor | None = None) -> Tensor: ...
    @overload
    def bernoulli(self, p: _float, *, generator: Generator | None = None) -> Tensor:
        """0 or 1, 1 with the probability that the element gives; in the shape and dtype of self. Probabilities outside
        [0, 1] are an error; floating point only. 0 or 1 in the shape and dtype of self, any but complex, 1 with
        probability p. A p outside [0, 1] is an error."""

    @overload
    def bernoulli_(self, p: _float = 0.5, *, generator: Generator | None = None) -> Tensor: ...
    @overload
    def bernoulli_(self, p: Tensor, *, generator: Generator | None = None) -> Tensor:
        """0 or 1, 1 with probability p. In place: the values replace those of the tensor, whose shape and dtype stay.
        Integers, bool and floating point; complex, and a p outside [0, 1], are errors. 0 or 1, 1 with the
        probabilities in p, floating point, which broadcasts to the tensor. In place: the values replace those of
        the tensor, whose shape and dtype stay. Integers, bool and floating point; complex, and a probability
        outside [0, 1], are errors. In place.

        >>> _ = torch.manual_seed(0)
        >>> torch.empty(5).bernoulli_(0.5)
        tensor([0., 0., 1., 0., 0.])
        >>> torch.empty(2).bernoulli_(torch.tensor([0., 1.]))
        tensor([0., 1.])
        """

    def bfloat16(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor, of any dtype, in dtype bfloat16; itself when it has it already. In the shape of self; a memory
        format that it cannot have is an error.

        >>> torch.tensor([3.14159]).bfloat16()
        tensor([3.1406], dtype=torch.bfloat16)
        """

    def bincount(self, weights: Tensor | None = None, minlength: _int = 0) -> Tensor:
        """How often each number 0, 1, ... occurs in a 1-d tensor of non-negative integers, 1-d of the largest + 1, at
        least minlength, counts; or the sums of the weights of each. int64; with weights their dtype for float32,
        float64 otherwise. Negative numbers, and other than one dimension, are errors."""

    def bitwise_and(self, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
        """Bitwise and; for bool tensors the logical one. Integers and bool only. The tensors broadcast, and their
        dtypes are promoted; shapes that do not fit are an error."""

    def bitwise_and_(self, other: Tensor | Number) -> Tensor:
        """Bitwise and; for bool tensors the logical one. Integers and bool only. The tensors broadcast, and their
        dtypes are promoted; shapes that do not fit are an error. In place."""

    def bitwise_left_shift(self, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
        """self shifted left by other bits. Integers only. The tensors broadcast, and their dtypes are promoted; shapes
        that do not fit are an error."""

    def bitwise_left_shift_(self, other: Tensor | Number) -> Tensor:
        """self shifted left by other bits. Integers only. The tensors broadcast, and their dtypes are promoted; shapes
        that do not fit are an error. In place."""

    def bitwise_not(self, *, out: Tensor | None = None) -> Tensor:
        """Bits inverted; for bool the logical negation. Integers and bool only. The result has the shape of the
        tensor."""

    def bitwise_not_(self) -> Tensor:
        """Bits inverted; for bool the logical negation. Integers and bool only. The result has the shape of the
        tensor. In place."""

    def bitwise_or(self, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
        """Bitwise or; for bool tensors the logical one. Integers and bool only. The tensors broadcast, and their
        dtypes are promoted; shapes that do not fit are an error."""

    def bitwise_or_(self, other: Tensor | Number) -> Tensor:
        """Bitwise or; for bool tensors the logical one. Integers and bool only. The tensors broadcast, and their
        dtypes are promoted; shapes that do not fit are an error. In place."""

    def bitwise_right_shift(self, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
        """self shifted right by other bits, keeping the sign. Integers only. The tensors broadcast, and their dtypes
        are promoted; shapes that do not fit are an error."""

    def bitwise_right_shift_(self, other: Tensor | Number) -> Tensor:
        """self shifted right by other bits, keeping the sign. Integers only. The tensors broadcast, and their dtypes
        are promoted; shapes that do not fit are an error. In place."""

    def bitwise_xor(self, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
        """Bitwise exclusive or; for bool tensors the logical one. Integers and bool only. The tensors broadcast, and
        their dtypes are promoted; shapes that do not fit are an error."""

    def bitwise_xor_(self, other: Tensor | Number) -> Tensor:
        """Bitwise exclusive or; for bool tensors the logical one. Integers and bool only. The tensors broadcast, and
        their dtypes are promoted; shapes that do not fit are an error. In place."""

    def bmm(self, mat2: Tensor, *, out: Tensor | None = None) -> Tensor:
        """Products of two batches of matrices, (b, n, k) and (b, k, m), of one dtype but bool: (b, n, m). Other shapes
        or dtypes are an error; nothing broadcasts."""

    def bool(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor, of any dtype, in dtype bool; itself when it has it already. In the shape of self; a memory
        format that it cannot have is an error.

        >>> torch.tensor([0., 2., -1.]).bool()
        tensor([False,  True,  True])
        """

    @overload
    def broadcast_to(self, size: Sequence[_int]) -> Tensor: ...
    @overload
    def broadcast_to(self, *size: _int) -> Tensor:
        """expand to a shape; one that self does not broadcast to is an error. Any dtype."""

    def byte(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor, of any dtype, in dtype uint8; itself when it has it already. In the shape of self; a memory
        format that it cannot have is an error.

        >>> torch.tensor([1.9, 200.]).byte()
        tensor([  1, 200], dtype=torch.uint8)
        """

    def cauchy_(self, median: _float = 0.0, sigma: _float = 1.0, *, generator: Generator | None = None) -> Tensor:
        """Cauchy distributed values. In place: the values replace those of the tensor, whose shape and dtype stay.
        Floating point only; a sigma that is not positive is an error. In place.

        >>> torch.empty(3).cauchy_(0., 2.).isfinite()
        tensor([True, True, True])
        """

    def cdouble(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor, of any dtype, in dtype complex128; itself when it has it already. In the shape of self; a memory
        format that it cannot have is an error.

        >>> torch.tensor([1.5, 2.]).cdouble()
        tensor([1.5000+0.j, 2.0000+0.j], dtype=torch.complex128)
        """

    def ceil(self, *, out: Tensor | None = None) -> Tensor:
        """Smallest integer value not below each element; integers stay as they are. Complex and bool are not
        supported. The result has the shape of the tensor."""

    def ceil_(self) -> Tensor:
        """Smallest integer value not below each element; integers stay as they are. Complex and bool are not
        supported. The result has the shape of the tensor. In place."""

    def cfloat(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor, of any dtype, in dtype complex64; itself when it has it already. In the shape of self; a memory
        format that it cannot have is an error.

        >>> torch.tensor([1.5, 2.]).cfloat()
        tensor([1.5000+0.j, 2.0000+0.j])
        """

    def chalf(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor, of any dtype, in dtype complex32; itself when it has it already. In the shape of self; a memory
        format that it cannot have is an error.

        >>> torch.tensor([1.5, 2.]).chalf().dtype
        torch.complex32
        """

    def char(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor, of any dtype, in dtype int8; itself when it has it already. In the shape of self; a memory
        format that it cannot have is an error.

        >>> torch.tensor([1.9, -3.]).char()
        tensor([ 1, -3], dtype=torch.int8)
        """

    def cholesky(self, upper: _bool = False, *, out: Tensor | None = None) -> Tensor:
        """The Cholesky factor of each Hermitian positive-definite matrix, lower or upper; linalg.cholesky under an
        older name. (*, n, n), float32, float64 and their complex types. A matrix that is not positive-definite
        raises linalg.LinAlgError."""

    def cholesky_inverse(self, upper: _bool = False, *, out: Tensor | None = None) -> Tensor:
        """The inverse of each matrix whose Cholesky factor, lower or upper, is self, (*, n, n). float32, float64 and
        their complex types; matrices that are not square are an error."""

    def cholesky_solve(self, input2: Tensor, upper: _bool = False, *, out: Tensor | None = None) -> Tensor:
        """The solution X of A X = self, (*, n, k), for A with the Cholesky factor input2, (*, n, n), upper or lower.
        Batches broadcast. float32, float64 and their complex types; sizes that do not fit are an error."""

    def chunk(self, chunks: _int, dim: _int = 0) -> tuple[Tensor, ...]:
        """At most `chunks` pieces of one size along a dimension, the last one maybe smaller, as views. A number below
        1, and a 0-dim tensor, are errors. Any dtype."""

    @overload
    def clamp(self, min: Tensor | None = None, max: Tensor | None = None, *, out: Tensor | None = None) -> Tensor: ...
    @overload
    def clamp(self, min: Number | None = None, max: Number | None = None, *, out: Tensor | None = None) -> Tensor:
        """self limited to [min, max] given as tensors, which broadcast; either may be missing, not both. Dtypes are
        promoted; complex is not supported. self limited to [min, max]; either may be missing, not both. Where min >
        max the result is max. NaN stays NaN. In the shape of self, promoted with the bounds; complex is not
        supported."""

    @overload
    def clamp_(self, min: Tensor | None = None, max: Tensor | None = None) -> Tensor: ...
    @overload
    def clamp_(self, min: Number | None = None, max: Number | None = None) -> Tensor:
        """self limited to [min, max] given as tensors, which broadcast; either may be missing, not both. Dtypes are
        promoted; complex is not supported. self limited to [min, max]; either may be missing, not both. Where min >
        max the result is max. NaN stays NaN. In the shape of self, promoted with the bounds; complex is not
        supported. In place."""

    @overload
    def clamp_max(self, max: Tensor, *, out: Tensor | None = None) -> Tensor: ...
    @overload
    def clamp_max(self, max: Number, *, out: Tensor | None = None) -> Tensor:
        """self limited from above by a tensor, which broadcasts; dtypes are promoted. NaN stays NaN; complex is not
        supported. self limited from above by a number, in its shape; dtypes are promoted. NaN stays NaN; complex is
        not supported."""

    @overload
    def clamp_max_(self, max: Tensor) -> Tensor: ...
    @overload
    def clamp_max_(self, max: Number) -> Tensor:
        """self limited from above by a tensor, which broadcasts; dtypes are promoted. NaN stays NaN; complex is not
        supported. self limited from above by a number, in its shape; dtypes are promoted. NaN stays NaN; complex is
        not supported. In place."""

    @overload
    def clamp_min(self, min: Tensor, *, out: Tensor | None = None) -> Tensor: ...
    @overload
    def clamp_min(self, min: Number, *, out: Tensor | None = None) -> Tensor:
        """self limited from below by a tensor, which broadcasts; dtypes are promoted. NaN stays NaN; complex is not
        supported. self limited from below by a number, in its shape; dtypes are promoted. NaN stays NaN; complex is
        not supported."""

    @overload
    def clamp_min_(self, min: Tensor) -> Tensor: ...
    @overload
    def clamp_min_(self, min: Number) -> Tensor:
        """self limited from below by a tensor, which broadcasts; dtypes are promoted. NaN stays NaN; complex is not
        supported. self limited from below by a number, in its shape; dtypes are promoted. NaN stays NaN; complex is
        not supported. In place."""

    @overload
    def clip(self, min: Tensor | None = None, max: Tensor | None = None, *, out: Tensor | None = None) -> Tensor: ...
    @overload
    def clip(self, min: Number | None = None, max: Number | None = None, *, out: Tensor | None = None) -> Tensor:
        """self limited to [min, max] given as tensors, which broadcast; either may be missing, not both. Dtypes are
        promoted; complex is not supported. self limited to [min, max]; either may be missing, not both. Where min >
        max the result is max. NaN stays NaN. In the shape of self, promoted with the bounds; complex is not
        supported."""

    @overload
    def clip_(self, min: Tensor | None = None, max: Tensor | None = None) -> Tensor: ...
    @overload
    def clip_(self, min: Number | None = None, max: Number | None = None) -> Tensor:
        """self limited to [min, max] given as tensors, which broadcast; either may be missing, not both. Dtypes are
        promoted; complex is not supported. self limited to [min, max]; either may be missing, not both. Where min >
        max the result is max. NaN stays NaN. In the shape of self, promoted with the bounds; complex is not
        supported. In place."""

    def clone(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """A copy in new memory, of the same shape and dtype, any, in the same order of strides unless a memory format
        is given; one that it cannot have is an error."""

    def conj(self) -> Tensor:
        """Complex conjugate, in the shape of the tensor; a real tensor, of any dtype, is returned as it is."""

    def conj_physical(self, *, out: Tensor | None = None) -> Tensor:
        """Complex conjugate, computed into new memory; a real tensor is returned as it is. Any dtype; of the shape of
        the tensor."""

    def conj_physical_(self) -> Tensor:
        """Complex conjugate, computed into new memory; a real tensor is returned as it is. Any dtype; of the shape of
        the tensor. In place."""

    def contiguous(self, *, memory_format: _memory_format = ...) -> Tensor:
        """The tensor laid out in a memory format, of the same shape and dtype, any; itself when it is already.
        channels_last needs 4 dimensions, channels_last_3d 5: other numbers, and preserve_format, are errors.

        >>> torch.arange(6).view(2, 3).t().contiguous().stride()
        (2, 1)
        """

    def copy(self, src: Tensor, non_blocking: _bool = False) -> Tensor:
        """The elements of src, of any dtype, cast to the dtype of self and broadcast to its shape; a src that does not
        broadcast is an error.

        >>> torch.zeros(3).copy_(torch.tensor([1, 2, 3]))
        tensor([1., 2., 3.])
        """

    def copy_(self, src: Tensor, non_blocking: _bool = False) -> Tensor:
        """The elements of src, of any dtype, cast to the dtype of self and broadcast to its shape; a src that does not
        broadcast is an error. In place.

        >>> torch.zeros(3).copy_(torch.tensor([1, 2, 3]))
        tensor([1., 2., 3.])
        """

    def copysign(self, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
        """Magnitude of self with the sign of other. The tensors broadcast, and their dtypes are promoted; shapes that
        do not fit are an error. Takes floats; integers and bool compute in the default float type. Other dtypes are
        an error."""

    def copysign_(self, other: Tensor | Number) -> Tensor:
        """Magnitude of self with the sign of other. The tensors broadcast, and their dtypes are promoted; shapes that
        do not fit are an error. Takes floats; integers and bool compute in the default float type. Other dtypes are
        an error. In place."""

    def corrcoef(self) -> Tensor:
        """Pearson correlations of variables (rows) over observations (columns), between -1 and 1: (n, k) gives (n, n),
        a vector a 0-dim tensor. Integers give the default float type; more dimensions are an error."""

    def cos(self, *, out: Tensor | None = None) -> Tensor:
        """Cosine of an angle in radians. The result has the shape of the tensor. Takes floats and complex numbers;
        integers and bool compute in the default float type."""

    def cos_(self) -> Tensor:
        """Cosine of an angle in radians. The result has the shape of the tensor. Takes floats and complex numbers;
        integers and bool compute in the default float type. In place."""

    def cosh(self, *, out: Tensor | None = None) -> Tensor:
        """Hyperbolic cosine. The result has the shape of the tensor. Takes floats and complex numbers; integers and
        bool compute in the default float type."""

    def cosh_(self) -> Tensor:
        """Hyperbolic cosine. The result has the shape of the tensor. Takes floats and complex numbers; integers and
        bool compute in the default float type. In place."""

    @overload
    def count_nonzero(self, dim: _int | None = None) -> Tensor: ...
    @overload
    def count_nonzero(self, dim: Sequence[_int]) -> Tensor: ...
    @overload
    def count_nonzero(self, *dim: _int) -> Tensor:
        """Number of elements that are not zero, along a dimension, which goes, or in all, 0-dim. int64; any dtype is
        read. A dimension that self does not have is an error. Number of elements that are not zero over several
        dimensions, which go: int64, and any dtype is read. A dimension that self does not have is an error."""

    def cov(self, *, correction: _int = 1, fweights: Tensor | None = None, aweights: Tensor | None = None) -> Tensor:
        """Covariances of variables (rows) over observations (columns), with integer frequencies fweights and weights
        aweights of the observations; divides by their number less correction. (n, k) gives (n, n), a vector a 0-dim
        tensor. Integers give the default float type, bool is an error. More than two dimensions are an error."""

    def cross(self, other: Tensor, dim: _int | None = None, *, out: Tensor | None = None) -> Tensor:
        """linalg.cross along dim, or along the first dimension of size 3. The tensors broadcast. Integers, floating
        point and complex, promoted; bool, and no dimension of size 3, are errors."""

    def cummax(self, dim: _int, *, out: tuple[Tensor, ...] | None = None) -> tuple[Tensor, Tensor]:
        """Running largest element along a dimension and where it stands (the last of equals, int64); NaN stays. Both
        are in the shape of self; integers, bool and floating point. Complex is not supported. A dimension that self
        does not have is an error."""

    def cummin(self, dim: _int, *, out: tuple[Tensor, ...] | None = None) -> tuple[Tensor, Tensor]:
        """Running smallest element along a dimension and where it stands (the last of equals, int64); NaN stays. Both
        are in the shape of self; integers, bool and floating point. Complex is not supported. A dimension that self
        does not have is an error."""

    def cumprod(self, dim: _int, *, dtype: _dtype | None = None, out: Tensor | None = None) -> Tensor:
        """Running product along a dimension, in the shape of self. Any dtype; integer and bool tensors multiply in
        int64; dtype, or that of out=, casts first. A dimension that self does not have is an error."""

    def cumprod_(self, dim: _int, *, dtype: _dtype | None = None) -> Tensor:
        """Running product along a dimension, in the shape of self. Any dtype; integer and bool tensors multiply in
        int64; dtype, or that of out=, casts first. A dimension that self does not have is an error. In place."""

    def cumsum(self, dim: _int, *, dtype: _dtype | None = None, out: Tensor | None = None) -> Tensor:
        """Running sum along a dimension, in the shape of self. Any dtype; integer and bool tensors sum in int64;
        dtype, or that of out=, casts first. A dimension that self does not have is an error."""

    def cumsum_(self, dim: _int, *, dtype: _dtype | None = None) -> Tensor:
        """Running sum along a dimension, in the shape of self. Any dtype; integer and bool tensors sum in int64;
        dtype, or that of out=, casts first. A dimension that self does not have is an error. In place."""

    def deg2rad(self, *, out: Tensor | None = None) -> Tensor:
        """Degrees to radians. The result has the shape of the tensor. Takes floats; integers and bool compute in the
        default float type. Other dtypes are an error."""

    def deg2rad_(self) -> Tensor:
        """Degrees to radians. The result has the shape of the tensor. Takes floats; integers and bool compute in the
        default float type. Other dtypes are an error. In place."""

    def det(self) -> Tensor:
        """Another name of linalg.det. The determinant of each matrix of a batch, (*, n, n) to (*), by LU. float32,
        float64 and their complex types only; matrices that are not square are an error. The derivative at a
        singular matrix is that of its cofactors."""

    def detach(self) -> Tensor:
        """A view, of the same memory and shape, that takes no part in differentiation: its requires_grad is False. Any
        dtype."""

    def detach_(self) -> Tensor:
        """A view, of the same memory and shape, that takes no part in differentiation: its requires_grad is False. Any
        dtype. In place."""

    def diag(self, diagonal: _int = 0, *, out: Tensor | None = None) -> Tensor:
        """The diagonal of a matrix, 1-d, or a square matrix with a 1-d tensor on its diagonal and zero elsewhere;
        positive diagonals lie above the main one. Any dtype; other numbers of dimensions are an error."""

    def diag_embed(self, offset: _int = 0, dim1: _int = -2, dim2: _int = -1) -> Tensor:
        """Matrices with the last dimension of self on a diagonal and zero elsewhere: one dimension more, at dim1 and
        dim2. Any dtype; one dimension named twice, and a 0-dim tensor, are errors."""

    def diagflat(self, offset: _int = 0) -> Tensor:
        """A square matrix with the flattened tensor on a diagonal, zero elsewhere, of as many rows as elements plus
        |offset|. Any dtype and shape: nothing is refused."""

    def diagonal(self, offset: _int = 0, dim1: _int = 0, dim2: _int = 1) -> Tensor:
        """A diagonal of two different dimensions, which go, as the last dimension of a view; it is as long as the
        diagonal is in their shape. A positive offset lies above the main one. Any dtype; one dimension named twice
        is an error."""

    def diagonal_scatter(self, src: Tensor, offset: _int = 0, dim1: _int = 0, dim2: _int = 1) -> Tensor:
        """self with src written on a diagonal, in new memory of the same shape. src has the shape of that diagonal,
        else it is an error. Any dtype."""

    def diff(
        self,
        n: _int = 1,
        dim: _int = -1,
        prepend: Tensor | None = None,
        append: Tensor | None = None,
        *,
        out: Tensor | None = None,
    ) -> Tensor:
        """The n-th difference of neighbours along a dimension, after putting `prepend` before and `append` behind.
        Bool tensors use the exclusive or. In the shape of self with one element less along it each time. Any dtype;
        a 0-dim tensor and a negative n are errors."""

    def digamma(self, *, out: Tensor | None = None) -> Tensor:
        """Logarithmic derivative of the gamma function; NaN at negative integers. By reflection below 0, recurrence,
        and the asymptotic series. The result has the shape of the tensor. Takes floats; integers and bool compute
        in the default float type. Other dtypes are an error."""

    def digamma_(self) -> Tensor:
        """Logarithmic derivative of the gamma function; NaN at negative integers. By reflection below 0, recurrence,
        and the asymptotic series. The result has the shape of the tensor. Takes floats; integers and bool compute
        in the default float type. Other dtypes are an error. In place."""

    def dist(self, other: Tensor, p: Number = 2) -> Tensor:
        """p-norm of self - other, which broadcast; 0-dim and real. Floating point and complex; integers, and shapes
        that do not broadcast, are errors."""

    @overload
    def div(self, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor: ...
    @overload
    def div(self, other: Tensor | Number, *, rounding_mode: _str | None, out: Tensor | None = None) -> Tensor:
        """self / other; integer tensors give the default float type. The tensors broadcast, and their dtypes are
        promoted; shapes that do not fit are an error. self / other, rounded as rounding_mode says: None (true
        division), 'trunc' (towards 0) or 'floor' (down). With a rounding mode integers stay integers, and an
        integer division by 0 is an error. The tensors broadcast, and their dtypes are promoted; complex is an error
        with a rounding mode."""

    @overload
    def div_(self, other: Tensor | Number) -> Tensor: ...
    @overload
    def div_(self, other: Tensor | Number, *, rounding_mode: _str | None) -> Tensor:
        """self / other; integer tensors give the default float type. The tensors broadcast, and their dtypes are
        promoted; shapes that do not fit are an error. self / other, rounded as rounding_mode says: None (true
        division), 'trunc' (towards 0) or 'floor' (down). With a rounding mode integers stay integers, and an
        integer division by 0 is an error. The tensors broadcast, and their dtypes are promoted; complex is an error
        with a rounding mode. In place."""

    def divide(self, other: Tensor | Number, *, rounding_mode: _str | None = None, out: Tensor | None = None) -> Tensor:
        """Another name of div, with its rounding modes. self / other; integer tensors give the default float type. The
        tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error."""

    def divide_(self, other: Tensor | Number, *, rounding_mode: _str | None = None) -> Tensor:
        """Another name of div, with its rounding modes. self / other; integer tensors give the default float type. The
        tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error. In place."""

    def dot(self, tensor: Tensor, *, out: Tensor | None = None) -> Tensor:
        """Sum of the products of two 1-d tensors of one size and dtype, any but bool, 0-dim; complex numbers are not
        conjugated. Other shapes, and two dtypes, are errors."""

    def double(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor, of any dtype, in dtype float64; itself when it has it already. In the shape of self; a memory
        format that it cannot have is an error.

        >>> torch.tensor([1, 2]).double()
        tensor([1., 2.], dtype=torch.float64)
        """

    def dropout_(self, p: _float, train: _bool) -> Tensor:
        """Each element set to 0 with probability p and the others scaled by 1/(1-p) in training; the tensor itself
        otherwise. In the shape of input; floating point only. A p outside [0, 1] is an error. In place."""

    @overload
    def dsplit(self, sections: _int) -> tuple[Tensor, ...]: ...
    @overload
    def dsplit(self, indices: Sequence[_int]) -> tuple[Tensor, ...]: ...
    @overload
    def dsplit(self, *indices: _int) -> tuple[Tensor, ...]:
        """Views of the shape of self but in dimension 2, of which each has one of as many equal parts. A number that
        does not divide the size is an error, and so is a tensor of less than 3 dimensions. Any dtype. Views of the
        shape of self but in dimension 2, which is cut at the given indices: one view more than there are. Less than
        3 dimensions are an error. Any dtype."""

    def eq(self, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
        """Elementwise self == other. Result is bool. The tensors broadcast, and their dtypes are promoted; shapes that
        do not fit are an error. Takes bool, integers, floats and complex numbers."""

    def eq_(self, other: Tensor | Number) -> Tensor:
        """Elementwise self == other. Result is bool. The tensors broadcast, and their dtypes are promoted; shapes that
        do not fit are an error. Takes bool, integers, floats and complex numbers. In place."""

    def equal(self, other: Tensor) -> _bool:
        """True when both tensors have the same shape and all elements are equal; NaN differs from itself. Any dtype,
        also two different ones, which are promoted: nothing is refused."""

    def erf(self, *, out: Tensor | None = None) -> Tensor:
        """Error function. The result has the shape of the tensor. Takes floats; integers and bool compute in the
        default float type. Other dtypes are an error."""

    def erf_(self) -> Tensor:
        """Error function. The result has the shape of the tensor. Takes floats; integers and bool compute in the
        default float type. Other dtypes are an error. In place."""

    def erfc(self, *, out: Tensor | None = None) -> Tensor:
        """Complementary error function, 1 - erf(x), accurate in the tail. The result has the shape of the tensor.
        Takes floats; integers and bool compute in the default float type."""

    def erfc_(self) -> Tensor:
        """Complementary error function, 1 - erf(x), accurate in the tail. The result has the shape of the tensor.
        Takes floats; integers and bool compute in the default float type. In place."""

    def erfinv(self, *, out: Tensor | None = None) -> Tensor:
        """Inverse of the error function: infinite at -1 and 1, NaN outside. A Chebyshev series in log(1 - x^2). The
        result has the shape of the tensor. Takes floats; integers and bool compute in the default float type."""

    def erfinv_(self) -> Tensor:
        """Inverse of the error function: infinite at -1 and 1, NaN outside. A Chebyshev series in log(1 - x^2). The
        result has the shape of the tensor. Takes floats; integers and bool compute in the default float type. In
        place."""

    def exp(self, *, out: Tensor | None = None) -> Tensor:
        """e to the power of each element. The result has the shape of the tensor. Takes floats and complex numbers;
        integers and bool compute in the default float type."""

    def exp2(self, *, out: Tensor | None = None) -> Tensor:
        """2 to the power of each element. The result has the shape of the tensor. Takes floats and complex numbers;
        integers and bool compute in the default float type."""

    def exp2_(self) -> Tensor:
        """2 to the power of each element. The result has the shape of the tensor. Takes floats and complex numbers;
        integers and bool compute in the default float type. In place."""

    def exp_(self) -> Tensor:
        """e to the power of each element. The result has the shape of the tensor. Takes floats and complex numbers;
        integers and bool compute in the default float type. In place."""

    @overload
    def expand(self, size: Sequence[_int], *, implicit: _bool = False) -> Tensor: ...
    @overload
    def expand(self, *size: _int, implicit: _bool = False) -> Tensor:
        """Dimensions of size 1, and new leading ones, repeated to `size` without a copy; -1 keeps a size. Another size
        of a dimension that is not 1 is an error. Any dtype.

        >>> torch.tensor([[1], [2]]).expand(2, 3)
        tensor([[1, 1, 1],
                [2, 2, 2]])
        """

    def expand_as(self, other: Tensor) -> Tensor:
        """expand to the shape of other; a size of self that is neither 1 nor that of other is an error. Any dtype.

        >>> torch.tensor([1, 2]).expand_as(torch.zeros(2, 2))
        tensor([[1, 2],
                [1, 2]])
        """

    def expm1(self, *, out: Tensor | None = None) -> Tensor:
        """exp(x) - 1, accurate near 0. The result has the shape of the tensor. Takes floats and complex numbers;
        integers and bool compute in the default float type."""

    def expm1_(self) -> Tensor:
        """exp(x) - 1, accurate near 0. The result has the shape of the tensor. Takes floats and complex numbers;
        integers and bool compute in the default float type. In place."""

    def exponential_(self, lambd: _float = 1.0, *, generator: Generator | None = None) -> Tensor:
        """Exponentially distributed values of rate lambd. In place: the values replace those of the tensor, whose
        shape and dtype stay. Floating point only; a rate that is not positive is an error. In place.

        >>> _ = torch.manual_seed(0)
        >>> torch.empty(3).exponential_(2.)
        tensor([1.7542, 0.6152, 0.3075])
        """

    def fill_(self, value: Tensor | Number) -> Tensor:
        """A tensor of the shape and dtype of self, any, with every element set to a value: a number, or a tensor
        without dimensions; one with dimensions, and a number that the dtype does not hold, are errors. In place."""

    def fill_diagonal_(self, fill_value: Number, wrap: _bool = False) -> Tensor:
        """self with a value on its main diagonal, in its shape and dtype, any. wrap: in a tall matrix the diagonal
        begins again below the first, a row left out. Fewer than two dimensions, and more than two that are not of
        one size, are errors. In place.

        >>> torch.zeros(2, 3).fill_diagonal_(5.)
        tensor([[5., 0., 0.],
                [0., 5., 0.]])
        """

    def fix(self, *, out: Tensor | None = None) -> Tensor:
        """Integer part, rounding towards 0; integers stay as they are. Complex and bool are not supported. The result
        has the shape of the tensor."""

    def fix_(self) -> Tensor:
        """Integer part, rounding towards 0; integers stay as they are. Complex and bool are not supported. The result
        has the shape of the tensor. In place."""

    def flatten(self, start_dim: _int = 0, end_dim: _int = -1) -> Tensor:
        """Dimensions start_dim to end_dim merged into one; a 0-dim tensor becomes 1-d. A view where strides allow it.
        A start_dim after end_dim is an error. Any dtype."""

    @overload
    def flip(self, dims: Sequence[_int]) -> Tensor: ...
    @overload
    def flip(self, *dims: _int) -> Tensor:
        """The order along each given dimension reversed, in new memory of the same shape. A dimension given twice is
        an error. Any dtype."""

    def fliplr(self) -> Tensor:
        """The second dimension reversed, in new memory of the same shape. Any dtype; a tensor without it is an error."""

    def flipud(self) -> Tensor:
        """The first dimension reversed, in new memory of the same shape. Any dtype; a tensor without it is an error."""

    def float(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor, of any dtype, in dtype float32; itself when it has it already. In the shape of self; a memory
        format that it cannot have is an error.

        >>> torch.tensor([1, 2]).float()
        tensor([1., 2.])
        """

    def float_power(self, exponent: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
        """self to the power of exponent, of any dtype, computed in float64, or complex128 where either is complex. The
        tensors broadcast; shapes that do not are an error. In place self must have that dtype already."""

    def float_power_(self, exponent: Tensor | Number) -> Tensor:
        """self to the power of exponent, of any dtype, computed in float64, or complex128 where either is complex. The
        tensors broadcast; shapes that do not are an error. In place self must have that dtype already. In place."""

    def floor(self, *, out: Tensor | None = None) -> Tensor:
        """Largest integer value not above each element; integers stay as they are. Complex and bool are not supported.
        The result has the shape of the tensor."""

    def floor_(self) -> Tensor:
        """Largest integer value not above each element; integers stay as they are. Complex and bool are not supported.
        The result has the shape of the tensor. In place."""

    def floor_divide(self, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
        """self / other rounded down. Integers divided by 0 are an error. Complex is not supported. The tensors
        broadcast, and their dtypes are promoted."""

    def floor_divide_(self, other: Tensor | Number) -> Tensor:
        """self / other rounded down. Integers divided by 0 are an error. Complex is not supported. The tensors
        broadcast, and their dtypes are promoted. In place."""

    def fmax(self, other: Tensor, *, out: Tensor | None = None) -> Tensor:
        """The larger of two elements; a NaN gives way to a number. Complex is not supported. The tensors broadcast,
        and their dtypes are promoted; shapes that do not fit are an error."""

    def fmin(self, other: Tensor, *, out: Tensor | None = None) -> Tensor:
        """The smaller of two elements; a NaN gives way to a number. Complex is not supported. The tensors broadcast,
        and their dtypes are promoted; shapes that do not fit are an error."""

    def fmod(self, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
        """Remainder of self / other with the sign of self. Integers modulo 0 are an error. The tensors broadcast, and
        their dtypes are promoted. Takes integers and floats."""

    def fmod_(self, other: Tensor | Number) -> Tensor:
        """Remainder of self / other with the sign of self. Integers modulo 0 are an error. The tensors broadcast, and
        their dtypes are promoted. Takes integers and floats. In place."""

    def frac(self, *, out: Tensor | None = None) -> Tensor:
        """Fractional part, x - trunc(x), with the sign of x. Floating point only. The result has the shape of the
        tensor."""

    def frac_(self) -> Tensor:
        """Fractional part, x - trunc(x), with the sign of x. Floating point only. The result has the shape of the
        tensor. In place."""

    def frexp(self, *, out: tuple[Tensor, ...] | None = None) -> tuple[Tensor, Tensor]:
        """The mantissa, 1/2 <= |mantissa| < 1, and the exponent (int32) of which self = mantissa * 2^exponent. Both
        are in the shape of self, and 0 at 0; infinities and NaN keep exponent 0. Floating point only."""

    def gather(self, dim: _int, index: Tensor, *, sparse_grad: _bool = False, out: Tensor | None = None) -> Tensor:
        """self[..., index[..., i, ...], ...] along a dimension; index has as many dimensions as self and the result
        its shape. index is int64, no longer than self in the other dimensions. Any dtype; an index outside is an
        error."""

    def gcd(self, other: Tensor, *, out: Tensor | None = None) -> Tensor:
        """Greatest common divisor, never negative. Integers only. The tensors broadcast, and their dtypes are
        promoted; shapes that do not fit are an error."""

    def gcd_(self, other: Tensor) -> Tensor:
        """Greatest common divisor, never negative. Integers only. The tensors broadcast, and their dtypes are
        promoted; shapes that do not fit are an error. In place."""

    def ge(self, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
        """Elementwise self >= other. Result is bool. Complex has no order and is refused. The tensors broadcast, and
        their dtypes are promoted; shapes that do not fit are an error. Takes bool, integers and floats. Other
        dtypes are an error."""

    def ge_(self, other: Tensor | Number) -> Tensor:
        """Elementwise self >= other. Result is bool. Complex has no order and is refused. The tensors broadcast, and
        their dtypes are promoted; shapes that do not fit are an error. Takes bool, integers and floats. Other
        dtypes are an error. In place."""

    def geometric_(self, p: _float, *, generator: Generator | None = None) -> Tensor:
        """Number of trials until the first success of probability p. In place: the values replace those of the tensor,
        whose shape and dtype stay. Integers and floating point; a p outside (0, 1), bool and complex are errors. In
        place.

        >>> _ = torch.manual_seed(0)
        >>> torch.empty(4).geometric_(0.5)
        tensor([1., 1., 2., 1.])
        """

    def geqrf(self, *, out: tuple[Tensor, ...] | None = None) -> tuple[Tensor, Tensor]:
        """Householder QR of matrices (*, m, n), floating point and complex (float32, float64, complex64, complex128),
        as LAPACK leaves it: R on and above the diagonal, the reflectors below it, and their factors (*, min(m, n)).
        Not differentiable. Fewer than two dimensions are an error."""

    def ger(self, vec2: Tensor, *, out: Tensor | None = None) -> Tensor:
        """Outer product of two 1-d tensors: (n) and (m) give (n, m); any dtypes, which are promoted. Other numbers of
        dimensions are an error."""

    def greater(self, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
        """Elementwise self > other. Result is bool. Complex has no order and is refused. The tensors broadcast, and
        their dtypes are promoted; shapes that do not fit are an error. Takes bool, integers and floats. Other
        dtypes are an error."""

    def greater_(self, other: Tensor | Number) -> Tensor:
        """Elementwise self > other. Result is bool. Complex has no order and is refused. The tensors broadcast, and
        their dtypes are promoted; shapes that do not fit are an error. Takes bool, integers and floats. Other
        dtypes are an error. In place."""

    def greater_equal(self, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
        """Elementwise self >= other. Result is bool. Complex has no order and is refused. The tensors broadcast, and
        their dtypes are promoted; shapes that do not fit are an error. Takes bool, integers and floats. Other
        dtypes are an error."""

    def greater_equal_(self, other: Tensor | Number) -> Tensor:
        """Elementwise self >= other. Result is bool. Complex has no order and is refused. The tensors broadcast, and
        their dtypes are promoted; shapes that do not fit are an error. Takes bool, integers and floats. Other
        dtypes are an error. In place."""

    def gt(self, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
        """Elementwise self > other. Result is bool. Complex has no order and is refused. The tensors broadcast, and
        their dtypes are promoted; shapes that do not fit are an error. Takes bool, integers and floats. Other
        dtypes are an error."""

    def gt_(self, other: Tensor | Number) -> Tensor:
        """Elementwise self > other. Result is bool. Complex has no order and is refused. The tensors broadcast, and
        their dtypes are promoted; shapes that do not fit are an error. Takes bool, integers and floats. Other
        dtypes are an error. In place."""

    def half(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor, of any dtype, in dtype float16; itself when it has it already. In the shape of self; a memory
        format that it cannot have is an error.

        >>> torch.tensor([1., 1e-9]).half()
        tensor([1., 0.], dtype=torch.float16)
        """

    def hardshrink(self, lambd: _float = 0.5, *, out: Tensor | None = None) -> Tensor:
        """x where |x| > lambd, 0 elsewhere, in the shape of x. Floating point only."""

    def heaviside(self, values: Tensor, *, out: Tensor | None = None) -> Tensor:
        """0 where self is negative, 1 where positive, `values` where it is 0. Both have one dtype. The tensors
        broadcast; shapes that do not fit are an error. Takes bool, integers and floats. Other dtypes are an error."""

    def heaviside_(self, values: Tensor) -> Tensor:
        """0 where self is negative, 1 where positive, `values` where it is 0. Both have one dtype. The tensors
        broadcast; shapes that do not fit are an error. Takes bool, integers and floats. Other dtypes are an error.
        In place."""

    def histc(self, bins: _int = 100, min: Number = 0, max: Number = 0, *, out: Tensor | None = None) -> Tensor:
        """Counts of the elements in equal bins, 1-d, from min to max, both included; other elements are left out. min
        = max means the least and the greatest element. Floating point only, bins below 1 and bounds that are not
        finite are errors; the result has the dtype of self."""

    @overload
    def histogram(
        self,
        bins: Tensor,
        *,
        weight: Tensor | None = None,
        density: _bool = False,
        out: tuple[Tensor, ...] | None = None,
    ) -> tuple[Tensor, Tensor]: ...
    @overload
    def histogram(
        self,
        bins: _int = 100,
        *,
        range: Sequence[_float] | None = None,
        weight: Tensor | None = None,
        density: _bool = False,
        out: tuple[Tensor, ...] | None = None,
    ) -> tuple[Tensor, Tensor]:
        """Counts of the elements (or sums of their weights) between neighbours of an ascending 1-d tensor of edges; a
        bin holds its left edge, the last one both. density: divided by the sum and the widths. Gives hist, one
        element less than bins, and bin_edges, of self's dtype. float32 and float64 only; bins of another dtype, and
        weights of another shape, are errors. A histogram of equal bins over `range` (two numbers), or from the
        least to the greatest element. Gives hist and bin_edges, 1-d of bins and bins + 1 elements, in self's dtype.
        float32 and float64 only; a range that is not finite or falls is an error."""

    @overload
    def hsplit(self, sections: _int) -> tuple[Tensor, ...]: ...
    @overload
    def hsplit(self, indices: Sequence[_int]) -> tuple[Tensor, ...]: ...
    @overload
    def hsplit(self, *indices: _int) -> tuple[Tensor, ...]:
        """Views of the shape of self but in dimension 1, in a vector dimension 0, of which each has one of as many
        equal parts. A number that does not divide the size is an error, and so is a 0-dim tensor. Any dtype. Views
        of the shape of self but in dimension 1, in a vector dimension 0, which is cut at the given indices: one
        view more than there are. A 0-dim tensor is an error. Any dtype."""

    def hypot(self, other: Tensor, *, out: Tensor | None = None) -> Tensor:
        """Square root of the sum of squares, without overflow on the way. The tensors broadcast, and their dtypes are
        promoted; shapes that do not fit are an error. Takes floats. Other dtypes are an error."""

    def hypot_(self, other: Tensor) -> Tensor:
        """Square root of the sum of squares, without overflow on the way. The tensors broadcast, and their dtypes are
        promoted; shapes that do not fit are an error. Takes floats. Other dtypes are an error. In place."""

    def i0(self, *, out: Tensor | None = None) -> Tensor:
        """Modified Bessel function of the first kind of order 0. By Chebyshev series, below and above one point. The
        result has the shape of the tensor. Takes floats; integers and bool compute in the default float type. Other
        dtypes are an error."""

    def i0_(self) -> Tensor:
        """Modified Bessel function of the first kind of order 0. By Chebyshev series, below and above one point. The
        result has the shape of the tensor. Takes floats; integers and bool compute in the default float type. Other
        dtypes are an error. In place."""

    def igamma(self, other: Tensor, *, out: Tensor | None = None) -> Tensor:
        """Regularized lower incomplete gamma function P(self, other): 0 at other = 0, 1 at infinity, NaN where either
        is negative. Differentiable by other only. By the power series, Lentz's continued fraction, and for large
        self Temme's expansion. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an
        error."""

    def igamma_(self, other: Tensor) -> Tensor:
        """Regularized lower incomplete gamma function P(self, other): 0 at other = 0, 1 at infinity, NaN where either
        is negative. Differentiable by other only. By the power series, Lentz's continued fraction, and for large
        self Temme's expansion. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an
        error. In place."""

    def igammac(self, other: Tensor, *, out: Tensor | None = None) -> Tensor:
        """Regularized upper incomplete gamma function Q(self, other) = 1 - P(self, other), accurate where it is small.
        Differentiable by other only. By the power series, Lentz's continued fraction, and for large self Temme's
        expansion. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error."""

    def igammac_(self, other: Tensor) -> Tensor:
        """Regularized upper incomplete gamma function Q(self, other) = 1 - P(self, other), accurate where it is small.
        Differentiable by other only. By the power series, Lentz's continued fraction, and for large self Temme's
        expansion. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error. In
        place."""

    def index_add(
        self,
        dim: _int,
        index: Tensor,
        source: Tensor,
        *,
        alpha: Number = 1,
        out: Tensor | None = None,
    ) -> Tensor:
        """self, of its shape and any dtype, with alpha times the slices of source added at the indices of a dimension,
        1-d and integer. source has self's dtype and shape, except that dimension's size is the number of indices;
        an index outside is an error."""

    def index_add_(self, dim: _int, index: Tensor, source: Tensor, *, alpha: Number = 1) -> Tensor:
        """self, of its shape and any dtype, with alpha times the slices of source added at the indices of a dimension,
        1-d and integer. source has self's dtype and shape, except that dimension's size is the number of indices;
        an index outside is an error. In place."""

    def index_copy(self, dim: _int, index: Tensor, source: Tensor, *, out: Tensor | None = None) -> Tensor:
        """self with the slices of source written at the indices of a dimension, 1-d int64. source has self's dtype,
        any, and shape, except that dimension's size is the number of indices; another one, and an index outside,
        are errors."""

    def index_copy_(self, dim: _int, index: Tensor, source: Tensor) -> Tensor:
        """self with the slices of source written at the indices of a dimension, 1-d int64. source has self's dtype,
        any, and shape, except that dimension's size is the number of indices; another one, and an index outside,
        are errors. In place."""

    def index_fill(self, dim: _int, index: Tensor, value: Tensor | Number) -> Tensor:
        """self with a value (a number or a 0-dim tensor) written at the indices of a dimension, 1-d int64. In the
        shape and dtype of self, any. An index outside is an error."""

    def index_fill_(self, dim: _int, index: Tensor, value: Tensor | Number) -> Tensor:
        """self with a value (a number or a 0-dim tensor) written at the indices of a dimension, 1-d int64. In the
        shape and dtype of self, any. An index outside is an error. In place."""

    def index_put(
        self,
        indices: tuple[Tensor | None, ...] | list[Tensor | None],
        values: Tensor,
        accumulate: _bool = False,
    ) -> Tensor:
        """self with `values` written, or added with accumulate, at the places that `index` would read. In the shape of
        self; values broadcast to the places, and have self's dtype, any. An index outside is an error."""

    def index_put_(
        self,
        indices: tuple[Tensor | None, ...] | list[Tensor | None],
        values: Tensor,
        accumulate: _bool = False,
    ) -> Tensor:
        """self with `values` written, or added with accumulate, at the places that `index` would read. In the shape of
        self; values broadcast to the places, and have self's dtype, any. An index outside is an error. In place."""

    def index_reduce(
        self,
        dim: _int,
        index: Tensor,
        source: Tensor,
        reduce: _str,
        *,
        include_self: _bool = True,
        out: Tensor | None = None,
    ) -> Tensor:
        """self combined with the slices of source at the indices of a dimension: reduce is prod, mean, amax or amin.
        Without include_self the slices that are written to do not count themselves. index is 1-d and integer;
        source has self's dtype, any, but no complex one for amax and amin. In the shape of self. An index outside
        and another word are errors."""

    def index_reduce_(
        self,
        dim: _int,
        index: Tensor,
        source: Tensor,
        reduce: _str,
        *,
        include_self: _bool = True,
    ) -> Tensor:
        """self combined with the slices of source at the indices of a dimension: reduce is prod, mean, amax or amin.
        Without include_self the slices that are written to do not count themselves. index is 1-d and integer;
        source has self's dtype, any, but no complex one for amax and amin. In the shape of self. An index outside
        and another word are errors. In place."""

    def index_select(self, dim: _int, index: Tensor, *, out: Tensor | None = None) -> Tensor:
        """The slices of a dimension at the indices of a 1-d integer tensor: that dimension gets its size. Any dtype,
        indices int64 or int32. An index out of range is an error; the result never shares memory."""

    def inner(self, other: Tensor, *, out: Tensor | None = None) -> Tensor:
        """Sum of products over the last dimensions, which must agree: (*a, k) and (*b, k) give (*a, *b), 0-dim for two
        vectors. With a 0-dim tensor the product. Integers, floating point and complex; two dtypes and other last
        sizes are errors."""

    def int(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor, of any dtype, in dtype int32; itself when it has it already. In the shape of self; a memory
        format that it cannot have is an error.

        >>> torch.tensor([1.9, -3.]).int()
        tensor([ 1, -3], dtype=torch.int32)
        """

    def inverse(self, *, out: Tensor | None = None) -> Tensor:
        """Another name of linalg.inv. The inverse of each matrix of a batch, (*, n, n), by LU. float32, float64 and
        their complex types only; matrices that are not square are an error, and a singular one raises
        linalg.LinAlgError."""

    def is_nonzero(self) -> _bool:
        """Whether the single element of a tensor of any dtype is not zero; another number of elements is an error."""

    def is_same_size(self, other: Tensor) -> _bool:
        """Whether two tensors, of any dtypes, have the same shape. Other objects are an error."""

    def is_set_to(self, tensor: Tensor) -> _bool:
        """Whether two tensors of any dtypes are the same view of the same storage: offset, sizes and strides are
        equal. Other objects are an error.

        >>> x = torch.zeros(2)
        >>> x.is_set_to(x[:]), x.is_set_to(x[1:])
        (True, False)
        """

    def isclose(self, other: Tensor, rtol: _float = 1e-05, atol: _float = 1e-08, equal_nan: _bool = False) -> Tensor:
        """Bool, in the broadcast shape: True where |self - other| <= atol + rtol * |other|; infinities only equal
        themselves, NaN equals NaN with equal_nan. Two tensors of one dtype, any; two dtypes, shapes that do not
        broadcast, and a negative rtol or atol are errors."""

    def isfinite(self) -> Tensor:
        """True where neither infinite nor NaN; for complex numbers both parts. Result is bool. The result has the
        shape of the tensor. Takes bool, integers, floats and complex numbers."""

    def isinf(self) -> Tensor:
        """True where infinite of either sign; for complex numbers either part. Result is bool. The result has the
        shape of the tensor. Takes bool, integers, floats and complex numbers."""

    def isnan(self) -> Tensor:
        """True where NaN; for complex numbers either part. Result is bool. The result has the shape of the tensor.
        Takes bool, integers, floats and complex numbers."""

    def isneginf(self, *, out: Tensor | None = None) -> Tensor:
        """True where -inf. Result is bool; complex is not supported. The result has the shape of the tensor."""

    def isposinf(self, *, out: Tensor | None = None) -> Tensor:
        """True where +inf. Result is bool; complex is not supported. The result has the shape of the tensor."""

    def isreal(self) -> Tensor:
        """True where the imaginary part is zero, in the shape of x. Result is bool, any dtype is read."""

    def istft(
        self,
        n_fft: _int,
        hop_length: _int | None = None,
        win_length: _int | None = None,
        window: Tensor | None = None,
        center: _bool = True,
        normalized: _bool = False,
        onesided: _bool | None = None,
        length: _int | None = None,
        return_complex: _bool = False,
    ) -> Tensor:
        """Inverse of stft by overlap and add, divided by the overlapped squares of the window; where those vanish it
        is an error. self: (frequencies, frames) or (rows, frequencies, frames), complex; the result, real unless
        return_complex, is 1-d or (rows, points). length: the number of points of the result, which is cut off or
        filled up with zeros."""

    def item(self) -> Number:
        """The single element of a tensor as a number: bool, int, float or complex by its dtype. Other numbers of
        elements are an error.

        >>> torch.tensor([2.5]).item()
        2.5
        """

    def kron(self, other: Tensor, *, out: Tensor | None = None) -> Tensor:
        """Kronecker product: each size is the product of the sizes, missing leading dimensions count 1. Any dtypes,
        which are promoted: nothing is refused."""

    def kthvalue(
        self,
        k: _int,
        dim: _int = -1,
        keepdim: _bool = False,
        *,
        out: tuple[Tensor, ...] | None = None,
    ) -> tuple[Tensor, Tensor]:
        """The k-th smallest element along a dimension and where it stands (int64); the dimension goes, or stays with
        size 1 (keepdim). NaN counts as largest. Integers, bool and floating point; k counts from 1, and beyond the
        size is an error."""

    def lcm(self, other: Tensor, *, out: Tensor | None = None) -> Tensor:
        """Least common multiple, never negative. Integers only. The tensors broadcast, and their dtypes are promoted;
        shapes that do not fit are an error."""

    def lcm_(self, other: Tensor) -> Tensor:
        """Least common multiple, never negative. Integers only. The tensors broadcast, and their dtypes are promoted;
        shapes that do not fit are an error. In place."""

    def ldexp(self, other: Tensor, *, out: Tensor | None = None) -> Tensor:
        """self * 2^other, elementwise. Takes floats and complex numbers; integers and bool compute in the default
        float type. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error."""

    def ldexp_(self, other: Tensor) -> Tensor:
        """self * 2^other, elementwise. Takes floats and complex numbers; integers and bool compute in the default
        float type. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an error. In
        place."""

    def le(self, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
        """Elementwise self <= other. Result is bool. Complex has no order and is refused. The tensors broadcast, and
        their dtypes are promoted; shapes that do not fit are an error. Takes bool, integers and floats. Other
        dtypes are an error."""

    def le_(self, other: Tensor | Number) -> Tensor:
        """Elementwise self <= other. Result is bool. Complex has no order and is refused. The tensors broadcast, and
        their dtypes are promoted; shapes that do not fit are an error. Takes bool, integers and floats. Other
        dtypes are an error. In place."""

    @overload
    def lerp(self, end: Tensor, weight: Tensor, *, out: Tensor | None = None) -> Tensor: ...
    @overload
    def lerp(self, end: Tensor, weight: Number, *, out: Tensor | None = None) -> Tensor:
        """self + weight * (end - self), exact at weight 0 and 1. All tensors have one dtype, but for a 0-dim weight.
        The tensors broadcast; shapes that do not fit are an error. Takes floats and complex numbers. Other dtypes
        are an error. self + weight * (end - self) for a weight that is a plain number. Both tensors have one dtype.
        They broadcast; floating point and complex: integers are an error."""

    @overload
    def lerp_(self, end: Tensor, weight: Tensor) -> Tensor: ...
    @overload
    def lerp_(self, end: Tensor, weight: Number) -> Tensor:
        """self + weight * (end - self), exact at weight 0 and 1. All tensors have one dtype, but for a 0-dim weight.
        The tensors broadcast; shapes that do not fit are an error. Takes floats and complex numbers. Other dtypes
        are an error. self + weight * (end - self) for a weight that is a plain number. Both tensors have one dtype.
        They broadcast; floating point and complex: integers are an error. In place."""

    def less(self, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
        """Elementwise self < other. Result is bool. Complex has no order and is refused. The tensors broadcast, and
        their dtypes are promoted; shapes that do not fit are an error. Takes bool, integers and floats. Other
        dtypes are an error."""

    def less_(self, other: Tensor | Number) -> Tensor:
        """Elementwise self < other. Result is bool. Complex has no order and is refused. The tensors broadcast, and
        their dtypes are promoted; shapes that do not fit are an error. Takes bool, integers and floats. Other
        dtypes are an error. In place."""

    def less_equal(self, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
        """Elementwise self <= other. Result is bool. Complex has no order and is refused. The tensors broadcast, and
        their dtypes are promoted; shapes that do not fit are an error. Takes bool, integers and floats. Other
        dtypes are an error."""

    def less_equal_(self, other: Tensor | Number) -> Tensor:
        """Elementwise self <= other. Result is bool. Complex has no order and is refused. The tensors broadcast, and
        their dtypes are promoted; shapes that do not fit are an error. Takes bool, integers and floats. Other
        dtypes are an error. In place."""

    def lgamma(self, *, out: Tensor | None = None) -> Tensor:
        """Logarithm of the absolute value of the gamma function. By Stirling's series or the C library's. The result
        has the shape of the tensor. Takes floats; integers and bool compute in the default float type. Other dtypes
        are an error."""

    def lgamma_(self) -> Tensor:
        """Logarithm of the absolute value of the gamma function. By Stirling's series or the C library's. The result
        has the shape of the tensor. Takes floats; integers and bool compute in the default float type. Other dtypes
        are an error. In place."""

    def log(self, *, out: Tensor | None = None) -> Tensor:
        """Natural logarithm; NaN for negative and -inf for zero real elements. The result has the shape of the tensor.
        Takes floats and complex numbers; integers and bool compute in the default float type."""

    def log10(self, *, out: Tensor | None = None) -> Tensor:
        """Logarithm to base 10. The result has the shape of the tensor. Takes floats and complex numbers; integers and
        bool compute in the default float type."""

    def log10_(self) -> Tensor:
        """Logarithm to base 10. The result has the shape of the tensor. Takes floats and complex numbers; integers and
        bool compute in the default float type. In place."""

    def log1p(self, *, out: Tensor | None = None) -> Tensor:
        """log(1 + x), accurate near 0. The result has the shape of the tensor. Takes floats and complex numbers;
        integers and bool compute in the default float type."""

    def log1p_(self) -> Tensor:
        """log(1 + x), accurate near 0. The result has the shape of the tensor. Takes floats and complex numbers;
        integers and bool compute in the default float type. In place."""

    def log2(self, *, out: Tensor | None = None) -> Tensor:
        """Logarithm to base 2. The result has the shape of the tensor. Takes floats and complex numbers; integers and
        bool compute in the default float type."""

    def log2_(self) -> Tensor:
        """Logarithm to base 2. The result has the shape of the tensor. Takes floats and complex numbers; integers and
        bool compute in the default float type. In place."""

    def log_(self) -> Tensor:
        """Natural logarithm; NaN for negative and -inf for zero real elements. The result has the shape of the tensor.
        Takes floats and complex numbers; integers and bool compute in the default float type. In place."""

    def log_normal_(self, mean: _float = 1.0, std: _float = 2.0, *, generator: Generator | None = None) -> Tensor:
        """Exponentials of normal values of that mean and standard deviation. In place: the values replace those of the
        tensor, whose shape and dtype stay. Floating point only; a std that is not positive is an error. In place.

        >>> _ = torch.manual_seed(0)
        >>> torch.empty(3).log_normal_(0., 0.5)
        tensor([2.1608, 0.8635, 0.3364])
        """

    def log_softmax(self, dim: _int, *, dtype: _dtype | None = None, out: Tensor | None = None) -> Tensor:
        """Logarithm of softmax along a dimension, computed stably. In the shape of x; floating point only, dtype casts
        first. A dimension that x does not have is an error."""

    def logaddexp(self, other: Tensor, *, out: Tensor | None = None) -> Tensor:
        """log(exp(self) + exp(other)), computed stably. The tensors broadcast, and their dtypes are promoted; shapes
        that do not fit are an error. Takes floats and complex numbers. Other dtypes are an error."""

    def logaddexp2(self, other: Tensor, *, out: Tensor | None = None) -> Tensor:
        """log2(2**self + 2**other), computed stably. The tensors broadcast, and their dtypes are promoted; shapes that
        do not fit are an error. Takes floats. Other dtypes are an error."""

    def logcumsumexp(self, dim: _int, *, out: Tensor | None = None) -> Tensor:
        """log of the running sum of exponentials along a dimension, computed stably; in the shape of self. Floating
        point and complex only. A dimension that self does not have is an error."""

    def logdet(self) -> Tensor:
        """Logarithm of the determinant of each matrix of a batch, (*, n, n) to (*); NaN where it is negative, -inf
        where it is 0. float32, float64 and their complex types only; matrices that are not square are an error."""

    def logical_and(self, other: Tensor, *, out: Tensor | None = None) -> Tensor:
        """True where both are not zero. Result is bool, any dtype is read. The tensors broadcast; shapes that do not
        fit are an error."""

    def logical_and_(self, other: Tensor) -> Tensor:
        """True where both are not zero. Result is bool, any dtype is read. The tensors broadcast; shapes that do not
        fit are an error. In place."""

    def logical_not(self, *, out: Tensor | None = None) -> Tensor:
        """True where zero. Result is bool, any dtype is read. The result has the shape of the tensor."""

    def logical_not_(self) -> Tensor:
        """True where zero. Result is bool, any dtype is read. The result has the shape of the tensor. In place."""

    def logical_or(self, other: Tensor, *, out: Tensor | None = None) -> Tensor:
        """True where either is not zero. Result is bool, any dtype is read. The tensors broadcast; shapes that do not
        fit are an error."""

    def logical_or_(self, other: Tensor) -> Tensor:
        """True where either is not zero. Result is bool, any dtype is read. The tensors broadcast; shapes that do not
        fit are an error. In place."""

    def logical_xor(self, other: Tensor, *, out: Tensor | None = None) -> Tensor:
        """True where exactly one is not zero. Result is bool, any dtype is read. The tensors broadcast; shapes that do
        not fit are an error."""

    def logical_xor_(self, other: Tensor) -> Tensor:
        """True where exactly one is not zero. Result is bool, any dtype is read. The tensors broadcast; shapes that do
        not fit are an error. In place."""

    def logit(self, eps: _float | None = None, *, out: Tensor | None = None) -> Tensor:
        """log(x / (1 - x)), the inverse of sigmoid, in the shape of x. With eps, x is clamped to [eps, 1 - eps] first;
        without, NaN outside [0, 1]. Takes floats; integers and bool compute in the default float type, complex is
        an error."""

    def logit_(self, eps: _float | None = None) -> Tensor:
        """log(x / (1 - x)), the inverse of sigmoid, in the shape of x. With eps, x is clamped to [eps, 1 - eps] first;
        without, NaN outside [0, 1]. Takes floats; integers and bool compute in the default float type, complex is
        an error. In place."""

    def logsumexp(self, dim: _int | Sequence[_int], keepdim: _bool = False, *, out: Tensor | None = None) -> Tensor:
        """log of the sum of exponentials over dimensions, which go, or stay with size 1 (keepdim), computed stably.
        Floating point and complex; integers and bool compute in the default float type. A dimension that self does
        not have is an error."""

    def long(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor, of any dtype, in dtype int64; itself when it has it already. In the shape of self; a memory
        format that it cannot have is an error.

        >>> torch.tensor([1.9, -3.]).long()
        tensor([ 1, -3])
        """

    def lt(self, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
        """Elementwise self < other. Result is bool. Complex has no order and is refused. The tensors broadcast, and
        their dtypes are promoted; shapes that do not fit are an error. Takes bool, integers and floats. Other
        dtypes are an error."""

    def lt_(self, other: Tensor | Number) -> Tensor:
        """Elementwise self < other. Result is bool. Complex has no order and is refused. The tensors broadcast, and
        their dtypes are promoted; shapes that do not fit are an error. Takes bool, integers and floats. Other
        dtypes are an error. In place."""

    def lu_solve(self, LU_data: Tensor, LU_pivots: Tensor, *, out: Tensor | None = None) -> Tensor:
        """linalg.lu_solve with the right side first: the solution X, (*, n, k), of A X = self, where LU_data and
        LU_pivots are of lu_factor. float32, float64 and their complex types. Sizes that do not fit are an error."""

    def masked_fill(self, mask: Tensor, value: Tensor | Number) -> Tensor:
        """self with a value (a number or a 0-dim tensor) where the bool mask is true; both broadcast. Any dtype, which
        stays. A mask that is not bool is an error."""

    def masked_fill_(self, mask: Tensor, value: Tensor | Number) -> Tensor:
        """self with a value (a number or a 0-dim tensor) where the bool mask is true; both broadcast. Any dtype, which
        stays. A mask that is not bool is an error. In place."""

    def masked_scatter(self, mask: Tensor, source: Tensor) -> Tensor:
        """self with the elements of source written, in order, where the bool mask is true; mask broadcasts to self,
        whose shape and dtype, any, stay. source has self's dtype and at least as many elements as are true, else it
        is an error."""

    def masked_scatter_(self, mask: Tensor, source: Tensor) -> Tensor:
        """self with the elements of source written, in order, where the bool mask is true; mask broadcasts to self,
        whose shape and dtype, any, stay. source has self's dtype and at least as many elements as are true, else it
        is an error. In place."""

    def masked_select(self, mask: Tensor, *, out: Tensor | None = None) -> Tensor:
        """The elements where the bool mask is true, in row-major order, 1-d; both broadcast. Any dtype, which stays. A
        mask of another dtype is an error."""

    def matmul(self, other: Tensor, *, out: Tensor | None = None) -> Tensor:
        """Matrix product with the batch dimensions broadcast; 1-d tensors count as a row (left) or a column (right).
        (*, n, k) and (*, k, m) give (*, n, m). The tensors have one dtype, any but bool; inner sizes that differ,
        and 0-dim tensors, are errors."""

    def matrix_H(self) -> Tensor:
        """Conjugate transpose of a matrix, (n, m) to (m, n), or of a 0-dim tensor, as a view; other numbers of
        dimensions are an error. Read as the attribute H in Python. Any dtype.

        >>> torch.tensor([[1j, 2]]).H
        tensor([[0.-1.j],
                [2.-0.j]])
        """

    def matrix_exp(self) -> Tensor:
        """The exponential of each square matrix (*, n, n), floating point and complex; by scaling and squaring of a
        Taylor polynomial. Matrices that are not square are an error."""

    def matrix_power(self, n: _int, *, out: Tensor | None = None) -> Tensor:
        """Another name of linalg.matrix_power. The n-th power of each square matrix; a negative one is that of the
        inverse, the 0-th the identity. (*, n, n); float32, float64 and their complex types, for n >= 0 integers and
        halves too. Matrices that are not square, and singular ones for n < 0, are errors."""

    @overload
    def max(self, *, out: Tensor | None = None) -> Tensor: ...
    @overload
    def max(self, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
    @overload
    def max(self, dim: _int, keepdim: _bool = False, *, out: tuple[Tensor, ...] | None = None) -> tuple[Tensor, Tensor]:
        """The largest element; NaN where there is one. Ties share the gradient evenly. An empty tensor is an error.
        0-dim; integers, bool and floating point, complex is not supported. Elementwise, the larger of two: maximum.
        NaN wins; the tensors broadcast, and their dtypes are promoted. Complex is not supported. The largest
        elements along a dimension, which goes, or stays with size 1 (keepdim), and the int64 indices where they
        stand (the first of equals); NaN counts as largest. Integers, bool and floating point; complex, and a
        dimension without elements, are errors."""

    def maximum(self, other: Tensor, *, out: Tensor | None = None) -> Tensor:
        """The larger of two elements; NaN where either is NaN. Complex is not supported. The tensors broadcast, and
        their dtypes are promoted; shapes that do not fit are an error."""

    @overload
    def mean(self, *, dtype: _dtype | None = None, out: Tensor | None = None) -> Tensor: ...
    @overload
    def mean(
        self,
        dim: _int | Sequence[_int] | None,
        keepdim: _bool = False,
        *,
        dtype: _dtype | None = None,
        out: Tensor | None = None,
    ) -> Tensor:
        """Mean of all elements, 0-dim; NaN of none. The tensor, or dtype, must be floating point or complex, else it
        is an error. Mean over dimensions, which go, or stay with size 1 (keepdim); NaN of none. The tensor, or
        dtype, which casts first, must be floating point or complex, else it is an error."""

    @overload
    def median(self) -> Tensor: ...
    @overload
    def median(
        self,
        dim: _int,
        keepdim: _bool = False,
        *,
        out: tuple[Tensor, ...] | None = None,
    ) -> tuple[Tensor, Tensor]:
        """The median of all elements, 0-dim: of an even number the lower of the two in the middle; NaN of none, or if
        there is one. The gradient is shared by all elements of that value. Integers and floating point; bool and
        complex are errors. The median along a dimension, which goes, or stays with size 1 (keepdim) (the lower one
        of an even number), and the int64 index where it stands, of equal elements where a stable sort would put the
        middle. A NaN is the median of what it is in. Integers and floating point; bool, complex, and a dimension
        without elements, are errors."""

    @overload
    def min(self, *, out: Tensor | None = None) -> Tensor: ...
    @overload
    def min(self, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
    @overload
    def min(self, dim: _int, keepdim: _bool = False, *, out: tuple[Tensor, ...] | None = None) -> tuple[Tensor, Tensor]:
        """The smallest element; NaN where there is one. Ties share the gradient evenly. An empty tensor is an error.
        0-dim; integers, bool and floating point, complex is not supported. Elementwise, the smaller of two:
        minimum. NaN wins; the tensors broadcast, and their dtypes are promoted. Complex is not supported. The
        smallest elements along a dimension, which goes, or stays with size 1 (keepdim), and the int64 indices where
        they stand (the first of equals); NaN counts as smallest. Integers, bool and floating point; complex, and a
        dimension without elements, are errors."""

    def minimum(self, other: Tensor, *, out: Tensor | None = None) -> Tensor:
        """The smaller of two elements; NaN where either is NaN. Complex is not supported. The tensors broadcast, and
        their dtypes are promoted; shapes that do not fit are an error."""

    def mm(self, mat2: Tensor, *, out: Tensor | None = None) -> Tensor:
        """Product of two matrices, (n, k) and (k, m), of one dtype but bool: (n, m). Other shapes or dtypes are an
        error; nothing broadcasts."""

    def mode(
        self,
        dim: _int = -1,
        keepdim: _bool = False,
        *,
        out: tuple[Tensor, ...] | None = None,
    ) -> tuple[Tensor, Tensor]:
        """The most frequent value along a dimension, the smallest of several, and the index of its last occurrence.
        Both without the dimension, or with it in size 1; indices are int64. Integers, bool and floating point;
        complex is not supported."""

    def moveaxis(self, source: _int | Sequence[_int], destination: _int | Sequence[_int]) -> Tensor:
        """Dimensions moved from `source` to `destination`, their sizes with them, as a view; the others keep their
        order. Lists of different length, or with a dimension twice, are an error. Any dtype."""

    def movedim(self, source: _int | Sequence[_int], destination: _int | Sequence[_int]) -> Tensor:
        """Dimensions moved from `source` to `destination`, their sizes with them, as a view; the others keep their
        order. Lists of different length, or with a dimension twice, are an error. Any dtype."""

    def msort(self, *, out: Tensor | None = None) -> Tensor:
        """Sorted along the first dimension, in the shape of self; equal elements keep their order. NaN counts as the
        largest; integers, bool and floating point, complex is an error."""

    def mul(self, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
        """self * other; for bool tensors the logical and. The tensors broadcast, and their dtypes are promoted; shapes
        that do not fit are an error. Takes bool, integers, floats and complex numbers."""

    def mul_(self, other: Tensor | Number) -> Tensor:
        """self * other; for bool tensors the logical and. The tensors broadcast, and their dtypes are promoted; shapes
        that do not fit are an error. Takes bool, integers, floats and complex numbers. In place."""

    def multinomial(
        self,
        num_samples: _int,
        replacement: _bool = False,
        *,
        generator: Generator | None = None,
        out: Tensor | None = None,
    ) -> Tensor:
        """Indices drawn with the probabilities that each row gives up to a factor: int64, (num_samples) or (rows,
        num_samples). Floating point only. Negative, infinite or NaN probabilities, rows of sum 0, and more samples
        than there are without replacement are errors."""

    def multiply(self, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
        """self * other; for bool tensors the logical and. The tensors broadcast, and their dtypes are promoted; shapes
        that do not fit are an error. Takes bool, integers, floats and complex numbers."""

    def multiply_(self, other: Tensor | Number) -> Tensor:
        """self * other; for bool tensors the logical and. The tensors broadcast, and their dtypes are promoted; shapes
        that do not fit are an error. Takes bool, integers, floats and complex numbers. In place."""

    def mv(self, vec: Tensor, *, out: Tensor | None = None) -> Tensor:
        """Product of a matrix (n, k) and a vector (k) of one dtype: (n). Other shapes or dtypes are an error."""

    def mvlgamma(self, p: _int, *, out: Tensor | None = None) -> Tensor:
        """The logarithm of the multivariate gamma function of dimension p, elementwise, in the shape of self: log(pi)
        p (p - 1) / 4 + the sum of lgamma(self - i / 2) for i from 0 to p - 1. Floating point; integers compute in
        the default float type; NaN or infinite up to (p - 1) / 2. Errors: p below 1, complex tensors."""

    def mvlgamma_(self, p: _int) -> Tensor:
        """The logarithm of the multivariate gamma function of dimension p, elementwise, in the shape of self: log(pi)
        p (p - 1) / 4 + the sum of lgamma(self - i / 2) for i from 0 to p - 1. Floating point; integers compute in
        the default float type; NaN or infinite up to (p - 1) / 2. Errors: p below 1, complex tensors. In place."""

    def nan_to_num(
        self,
        nan: _float | None = None,
        posinf: _float | None = None,
        neginf: _float | None = None,
        *,
        out: Tensor | None = None,
    ) -> Tensor:
        """NaN becomes nan (default 0), infinities become posinf and neginf (default the largest and the lowest value
        of the dtype), in both parts of complex numbers. In the shape of self, any dtype: integers and bool are
        copied."""

    def nan_to_num_(
        self,
        nan: _float | None = None,
        posinf: _float | None = None,
        neginf: _float | None = None,
    ) -> Tensor:
        """NaN becomes nan (default 0), infinities become posinf and neginf (default the largest and the lowest value
        of the dtype), in both parts of complex numbers. In the shape of self, any dtype: integers and bool are
        copied. In place."""

    def nanmean(
        self,
        dim: _int | Sequence[_int] | None = None,
        keepdim: _bool = False,
        *,
        dtype: _dtype | None = None,
        out: Tensor | None = None,
    ) -> Tensor:
        """The mean of the elements that are not NaN over dimensions (all unless given), which go, or stay with size 1
        (keepdim); NaN where there is none. Floating point only, computed in dtype where it is given; a dimension
        that self does not have is an error."""

    @overload
    def nanmedian(self) -> Tensor: ...
    @overload
    def nanmedian(
        self,
        dim: _int,
        keepdim: _bool = False,
        *,
        out: tuple[Tensor, ...] | None = None,
    ) -> tuple[Tensor, Tensor]:
        """The median of all elements that are not NaN, 0-dim; NaN where nothing else is there. Integers and floating
        point; bool and complex are errors. The median along a dimension, which goes, or stays with size 1
        (keepdim), of what is not NaN, and the int64 index where it stands; NaN where nothing else is there.
        Integers and floating point; bool, complex, and a dimension without elements, are errors."""

    @overload
    def nanquantile(
        self,
        q: Tensor,
        dim: _int | None = None,
        keepdim: _bool = False,
        *,
        interpolation: _str = 'linear',
        out: Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def nanquantile(
        self,
        q: _float,
        dim: _int | None = None,
        keepdim: _bool = False,
        *,
        interpolation: _str = 'linear',
        out: Tensor | None = None,
    ) -> Tensor:
        """quantile of what is not NaN; NaN where nothing else is there. One dimension more, in front, when q is 1-d.
        float32 and float64 of self's dtype; a q outside [0, 1] is an error. nanquantile for a number q from 0 to 1:
        self without dim, or 0-dim. float32 and float64 only; a q outside is an error."""

    def nansum(
        self,
        dim: _int | Sequence[_int] | None = None,
        keepdim: _bool = False,
        *,
        dtype: _dtype | None = None,
        out: Tensor | None = None,
    ) -> Tensor:
        """Sum over dimensions (all of them unless given), which go, or stay with size 1 (keepdim), with NaN counted as
        0. Floating point; integers and bool sum in int64, complex is an error."""

    @overload
    def narrow(self, dim: _int, start: Tensor, length: _int) -> Tensor: ...
    @overload
    def narrow(self, dim: _int, start: _int, length: _int) -> Tensor:
        """narrow with the start in a 0-dim integer tensor; another start, and a range that leaves the dimension, are
        errors. The dimension has size `length`. Any dtype. `length` indices of a dimension from `start` on, its new
        size, as a view. A range that leaves the dimension is an error. Any dtype."""

    def narrow_copy(self, dim: _int, start: _int, length: _int, *, out: Tensor | None = None) -> Tensor:
        """A contiguous copy of what `narrow` sees: same shape and values, memory of its own. Any dtype; a range that
        leaves the dimension is an error."""

    def ne(self, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
        """Elementwise self != other. Result is bool. The tensors broadcast, and their dtypes are promoted; shapes that
        do not fit are an error. Takes bool, integers, floats and complex numbers."""

    def ne_(self, other: Tensor | Number) -> Tensor:
        """Elementwise self != other. Result is bool. The tensors broadcast, and their dtypes are promoted; shapes that
        do not fit are an error. Takes bool, integers, floats and complex numbers. In place."""

    def neg(self, *, out: Tensor | None = None) -> Tensor:
        """Negative of each element. Bool is not supported. The result has the shape of the tensor."""

    def neg_(self) -> Tensor:
        """Negative of each element. Bool is not supported. The result has the shape of the tensor. In place."""

    def negative(self, *, out: Tensor | None = None) -> Tensor:
        """Negative of each element. Bool is not supported. The result has the shape of the tensor."""

    def negative_(self) -> Tensor:
        """Negative of each element. Bool is not supported. The result has the shape of the tensor. In place."""

    @overload
    def new_empty(
        self,
        size: Sequence[_int],
        *,
        dtype: _dtype | None = None,
        layout: _layout | None = None,
        device: _device | _str | _int | None = None,
        pin_memory: _bool | None = None,
        requires_grad: _bool = False,
    ) -> Tensor: ...
    @overload
    def new_empty(
        self,
        *size: _int,
        dtype: _dtype | None = None,
        layout: _layout | None = None,
        device: _device | _str | _int | None = None,
        pin_memory: _bool | None = None,
        requires_grad: _bool = False,
    ) -> Tensor:
        """An uninitialised tensor of the given sizes. The dtype is that of self unless given. A negative size is an
        error.

        >>> torch.ones(2, dtype=torch.float64).new_empty((3, 4)).dtype
        torch.float64
        """

    def new_empty_strided(
        self,
        size: Sequence[_int],
        stride: Sequence[_int],
        *,
        dtype: _dtype | None = None,
        layout: _layout | None = None,
        device: _device | _str | _int | None = None,
        pin_memory: _bool | None = None,
        requires_grad: _bool = False,
    ) -> Tensor:
        """An uninitialised tensor of given sizes and strides, one a dimension. The dtype is that of self unless given.
        Negative sizes and strides are an error.

        >>> torch.ones(2).new_empty_strided((2, 3), (3, 1)).shape
        torch.Size([2, 3])
        """

    def new_full(
        self,
        size: Sequence[_int],
        fill_value: Number,
        *,
        dtype: _dtype | None = None,
        layout: _layout | None = None,
        device: _device | _str | _int | None = None,
        pin_memory: _bool | None = None,
        requires_grad: _bool = False,
    ) -> Tensor:
        """A tensor of the given sizes with every element fill_value. The dtype is that of self unless given. A
        negative size, and a number that the dtype does not hold, are errors.

        >>> torch.ones(2).new_full((3,), 0.25)
        tensor([0.2500, 0.2500, 0.2500])
        """

    @overload
    def new_ones(
        self,
        size: Sequence[_int],
        *,
        dtype: _dtype | None = None,
        layout: _layout | None = None,
        device: _device | _str | _int | None = None,
        pin_memory: _bool | None = None,
        requires_grad: _bool = False,
    ) -> Tensor: ...
    @overload
    def new_ones(
        self,
        *size: _int,
        dtype: _dtype | None = None,
        layout: _layout | None = None,
        device: _device | _str | _int | None = None,
        pin_memory: _bool | None = None,
        requires_grad: _bool = False,
    ) -> Tensor:
        """A tensor of ones of the given sizes. The dtype is that of self unless given. A negative size is an error.

        >>> torch.zeros(2, dtype=torch.bool).new_ones(3)
        tensor([True, True, True])
        """

    @overload
    def new_zeros(
        self,
        size: Sequence[_int],
        *,
        dtype: _dtype | None = None,
        layout: _layout | None = None,
        device: _device | _str | _int | None = None,
        pin_memory: _bool | None = None,
        requires_grad: _bool = False,
    ) -> Tensor: ...
    @overload
    def new_zeros(
        self,
        *size: _int,
        dtype: _dtype | None = None,
        layout: _layout | None = None,
        device: _device | _str | _int | None = None,
        pin_memory: _bool | None = None,
        requires_grad: _bool = False,
    ) -> Tensor:
        """A tensor of zeros of the given sizes. The dtype is that of self unless given. A negative size is an error.

        >>> torch.ones(2, dtype=torch.int32).new_zeros(3)
        tensor([0, 0, 0], dtype=torch.int32)
        """

    def nextafter(self, other: Tensor, *, out: Tensor | None = None) -> Tensor:
        """The next representable value after self in the direction of other. The tensors broadcast, and their dtypes
        are promoted; shapes that do not fit are an error. Takes floats. Other dtypes are an error."""

    def nextafter_(self, other: Tensor) -> Tensor:
        """The next representable value after self in the direction of other. The tensors broadcast, and their dtypes
        are promoted; shapes that do not fit are an error. Takes floats. Other dtypes are an error. In place."""

    def nonzero(self, *, out: Tensor | None = None) -> Tensor:
        """The indices of the elements that are not zero, in row-major order: int64 of shape (count, dimensions). Any
        dtype is read."""

    def nonzero_static(self, *, size: _int, fill_value: _int = -1, out: Tensor | None = None) -> Tensor:
        """The first `size` rows of nonzero, filled up with rows of fill_value where there are fewer. (size,
        dimensions), int64; any dtype is read. A negative size is an error."""

    @overload
    def norm(self, p: Number = 2) -> Tensor: ...
    @overload
    def norm(
        self,
        p: Number | None,
        dim: _int | Sequence[_int],
        keepdim: _bool = False,
        *,
        dtype: _dtype | None = None,
        out: Tensor | None = None,
    ) -> Tensor:
        """p-norm of all elements, 0-dim: (sum |x|^p)^(1/p), the largest modulus for p inf, the count of those not zero
        for p 0. Floating point and complex only; the result is real. p-norm over dimensions, which go, or stay with
        size 1 (keepdim); a missing p means 2. Floating point and complex only; the result is real. A dimension that
        self does not have is an error."""

    def normal_(self, mean: _float = 0.0, std: _float = 1.0, *, generator: Generator | None = None) -> Tensor:
        """Normal values. In place: the values replace those of the tensor, whose shape and dtype stay. Floating point
        and complex only; a negative std is an error. In place.

        >>> _ = torch.manual_seed(0)
        >>> torch.empty(3).normal_(10., 0.1)
        tensor([10.1541,  9.9707,  9.7821])
        """

    def not_equal(self, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
        """Elementwise self != other. Result is bool. The tensors broadcast, and their dtypes are promoted; shapes that
        do not fit are an error. Takes bool, integers, floats and complex numbers."""

    def not_equal_(self, other: Tensor | Number) -> Tensor:
        """Elementwise self != other. Result is bool. The tensors broadcast, and their dtypes are promoted; shapes that
        do not fit are an error. Takes bool, integers, floats and complex numbers. In place."""

    def numpy_T(self) -> Tensor:
        """All dimensions reversed, their sizes with them, as a view. Read as the attribute T in Python. Any dtype.

        >>> torch.zeros(2, 3).T.shape
        torch.Size([3, 2])
        """

    def orgqr(self, input2: Tensor, *, out: Tensor | None = None) -> Tensor:
        """Another name of linalg.householder_product. The first n columns of the product of k reflectors I - tau v
        v^H; v has 1 on the diagonal of input (*, m, n), m >= n, and its column below. tau (*, k), k <= n. float32,
        float64 and their complex types; sizes that do not fit are an error."""

    def ormqr(
        self,
        input2: Tensor,
        input3: Tensor,
        left: _bool = True,
        transpose: _bool = False,
        *,
        out: Tensor | None = None,
    ) -> Tensor:
        """Q other (left) or other Q, or with Q^H (transpose), for Q the product of the reflectors in self (*, p, k)
        with the factors input2 (*, k), and other, input3, (*, m, n). float32, float64 and their complex types;
        sizes that do not fit are an error."""

    def outer(self, vec2: Tensor, *, out: Tensor | None = None) -> Tensor:
        """Outer product of two 1-d tensors: (n) and (m) give (n, m); any dtypes, which are promoted. Other numbers of
        dimensions are an error."""

    @overload
    def permute(self, dims: Sequence[_int]) -> Tensor: ...
    @overload
    def permute(self, *dims: _int) -> Tensor:
        """Dimensions in another order, their sizes with them, as a view. An order that has not every dimension once is
        an error. Any dtype."""

    def pinverse(self, rcond: _float = 1e-15) -> Tensor:
        """linalg.pinv with rtol = rcond: (*, m, n) gives (*, n, m). Singular values up to rcond times the largest
        count as zero. float32, float64 and their complex types; fewer than two dimensions are an error."""

    def polygamma(self, n: _int) -> Tensor:
        """The n-th derivative of digamma, in the shape of self; see polygamma. A negative n is an error; integers
        compute in the default float type.

        >>> torch.tensor([1., 0.5]).polygamma(2)
        tensor([ -2.4041, -16.8288])
        """

    def polygamma_(self, n: _int) -> Tensor:
        """The n-th derivative of digamma, in the shape of self; see polygamma. A negative n is an error; integers
        compute in the default float type. In place.

        >>> torch.tensor([1., 0.5]).polygamma(2)
        tensor([ -2.4041, -16.8288])
        """

    def positive(self) -> Tensor:
        """The tensor itself, of the same shape and dtype: no copy. Every dtype but bool, which is an error."""

    @overload
    def pow(self, exponent: Tensor, *, out: Tensor | None = None) -> Tensor: ...
    @overload
    def pow(self, exponent: Number, *, out: Tensor | None = None) -> Tensor:
        """self to the power of exponent. Integer tensors stay integer; 0 to the power 0 is 1. The tensors broadcast,
        and their dtypes are promoted; shapes that do not fit are an error. Takes bool, integers, floats and complex
        numbers. self to a power that is a plain number. In the shape of the tensor; any dtype, promoted with the
        power. An integer tensor refuses a negative integer power."""

    @overload
    def pow_(self, exponent: Tensor) -> Tensor: ...
    @overload
    def pow_(self, exponent: Number) -> Tensor:
        """self to the power of exponent. Integer tensors stay integer; 0 to the power 0 is 1. The tensors broadcast,
        and their dtypes are promoted; shapes that do not fit are an error. Takes bool, integers, floats and complex
        numbers. self to a power that is a plain number. In the shape of the tensor; any dtype, promoted with the
        power. An integer tensor refuses a negative integer power. In place."""

    def prelu(self, weight: Tensor) -> Tensor:
        """x where positive, weight * x elsewhere, in the shape of x. weight has one element, or one for each channel
        (dimension 1), and x's dtype. Floating point only; another number of elements, or dtype, of weight is an
        error."""

    @overload
    def prod(self, *, dtype: _dtype | None = None, out: Tensor | None = None) -> Tensor: ...
    @overload
    def prod(
        self,
        dim: _int,
        keepdim: _bool = False,
        *,
        dtype: _dtype | None = None,
        out: Tensor | None = None,
    ) -> Tensor:
        """Product of all elements, 0-dim; 1 of none. Any dtype; integer and bool tensors multiply in int64, dtype, or
        that of out=, casts first. Product over one dimension, which goes, or stays with size 1 (keepdim); 1 of
        none. Any dtype; integer and bool tensors multiply in int64, dtype, or that of out=, casts first. A
        dimension that self does not have is an error."""

    def put(self, index: Tensor, source: Tensor, accumulate: _bool = False) -> Tensor:
        """self with the elements of source written, or added with accumulate, at int64 indices into the flattened
        tensor, whose shape stays. source has as many elements and self's dtype, any; an index outside is an error."""

    def put_(self, index: Tensor, source: Tensor, accumulate: _bool = False) -> Tensor:
        """self with the elements of source written, or added with accumulate, at int64 indices into the flattened
        tensor, whose shape stays. source has as many elements and self's dtype, any; an index outside is an error.
        In place."""

    def qr(self, some: _bool = True, *, out: tuple[Tensor, ...] | None = None) -> tuple[Tensor, Tensor]:
        """linalg.qr in mode reduced (some: Q (*, m, k), R (*, k, n), k = min(m, n)) or complete. float32, float64 and
        their complex types. Fewer than two dimensions are an error."""

    @overload
    def quantile(
        self,
        q: Tensor,
        dim: _int | None = None,
        keepdim: _bool = False,
        *,
        interpolation: _str = 'linear',
        out: Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def quantile(
        self,
        q: _float,
        dim: _int | None = None,
        keepdim: _bool = False,
        *,
        interpolation: _str = 'linear',
        out: Tensor | None = None,
    ) -> Tensor:
        """The q-th quantiles (q in [0, 1], 0-dim or 1-d, of self's dtype: float32 or float64) along a dimension, which
        goes, or stays with size 1 (keepdim), or of all elements. A 1-d q puts its dimension first. interpolation
        between two neighbours: linear, lower, higher, midpoint or nearest. NaN where there is one. A q outside [0,
        1] or of another dtype, and an empty tensor, are errors. quantile for a number q from 0 to 1: self without
        dim, or 0-dim. float32 and float64 only; a q outside is an error."""

    def rad2deg(self, *, out: Tensor | None = None) -> Tensor:
        """Radians to degrees. The result has the shape of the tensor. Takes floats; integers and bool compute in the
        default float type. Other dtypes are an error."""

    def rad2deg_(self) -> Tensor:
        """Radians to degrees. The result has the shape of the tensor. Takes floats; integers and bool compute in the
        default float type. Other dtypes are an error. In place."""

    @overload
    def random_(self, *, generator: Generator | None = None) -> Tensor: ...
    @overload
    def random_(self, from_: _int, to: _int | None, *, generator: Generator | None = None) -> Tensor: ...
    @overload
    def random_(self, to: _int, *, generator: Generator | None = None) -> Tensor:
        """Uniform integers over the whole range of the dtype (up to 2 to the power of the mantissa's bits for floats).
        In place: the values replace those of the tensor, whose shape and dtype stay. Integers, bool and floating
        point; complex is an error. Uniform integers from `from` up to, not including, `to`. In place: the values
        replace those of the tensor, whose shape and dtype stay. Integers, bool and floating point; a `from` that is
        not below `to`, numbers that the dtype does not hold, and complex are errors. Uniform integers from 0 up to,
        not including, `to`. In place: the values replace those of the tensor, whose shape and dtype stay. Integers,
        bool and floating point; a `to` that is not positive, or that the dtype does not hold, and complex are
        errors. In place.

        >>> torch.empty(3, dtype=torch.uint8).random_().dtype
        torch.uint8
        >>> _ = torch.manual_seed(0)
        >>> torch.empty(4, dtype=torch.int64).random_(5, 8)
        tensor([7, 5, 7, 5])
        >>> _ = torch.manual_seed(0)
        >>> torch.empty(4).random_(3)
        tensor([2., 0., 2., 0.])
        """

    def ravel(self) -> Tensor:
        """All elements in row-major order, 1-d: a view where strides allow it, else a copy. Any dtype."""

    def reciprocal(self, *, out: Tensor | None = None) -> Tensor:
        """1/x. Takes floats and complex numbers; integers and bool compute in the default float type. The result has
        the shape of the tensor."""

    def reciprocal_(self) -> Tensor:
        """1/x. Takes floats and complex numbers; integers and bool compute in the default float type. The result has
        the shape of the tensor. In place."""

    def relu(self) -> Tensor:
        """max(x, 0); NaN stays. Complex and bool are not supported. The result has the shape of the tensor."""

    def relu_(self) -> Tensor:
        """max(x, 0); NaN stays. Complex and bool are not supported. The result has the shape of the tensor. In place."""

    def remainder(self, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
        """Remainder of self / other with the sign of other, as Python computes it. Integers modulo 0 are an error. The
        tensors broadcast, and their dtypes are promoted. Takes integers and floats."""

    def remainder_(self, other: Tensor | Number) -> Tensor:
        """Remainder of self / other with the sign of other, as Python computes it. Integers modulo 0 are an error. The
        tensors broadcast, and their dtypes are promoted. Takes integers and floats. In place."""

    def renorm(self, p: Number, dim: _int, maxnorm: Number, *, out: Tensor | None = None) -> Tensor:
        """The slices of a dimension with p-norms above maxnorm scaled down to it, in the shape of self. Floating point
        and complex only; fewer than two dimensions, p not above 0, and a negative maxnorm are errors."""

    def renorm_(self, p: Number, dim: _int, maxnorm: Number) -> Tensor:
        """The slices of a dimension with p-norms above maxnorm scaled down to it, in the shape of self. Floating point
        and complex only; fewer than two dimensions, p not above 0, and a negative maxnorm are errors. In place."""

    @overload
    def repeat(self, repeats: Sequence[_int]) -> Tensor: ...
    @overload
    def repeat(self, *repeats: _int) -> Tensor:
        """The tensor repeated along each dimension, whose size is multiplied by its repeats, with new leading ones
        where `repeats` is longer. Any dtype; fewer repeats than dimensions, and negative ones, are errors.

        >>> torch.tensor([1, 2]).repeat(2, 2)
        tensor([[1, 2, 1, 2],
                [1, 2, 1, 2]])
        """

    @overload
    def repeat_interleave(
        self,
        repeats: _int,
        dim: _int | None = None,
        *,
        output_size: _int | None = None,
    ) -> Tensor: ...
    @overload
    def repeat_interleave(self, repeats: Tensor, dim: _int | None = None, *, output_size: _int | None = None) -> Tensor:
        """Each element repeated along a dimension, whose size grows by that factor, or in the flattened tensor, 1-d.
        Negative repeats are an error. Any dtype. Each element repeated its own number of times along a dimension,
        or in the flattened tensor, 1-d; the size is the sum of repeats. Any dtype; repeats is int64 or int32, 1-d
        of that dimension's size, or one number for all. Negative repeats, and another number of them, are errors."""

    @overload
    def reshape(self, shape: Sequence[_int]) -> Tensor: ...
    @overload
    def reshape(self, *shape: _int) -> Tensor:
        """The same elements in another shape: a view where strides allow it, else a copy. One size may be -1. Any
        dtype; another number of elements is an error."""

    def reshape_as(self, other: Tensor) -> Tensor:
        """reshape to the shape of other; another number of elements is an error. Any dtype.

        >>> torch.arange(4).reshape_as(torch.zeros(2, 2))
        tensor([[0, 1],
                [2, 3]])
        """

    @overload
    def resize_(self, size: Sequence[_int], *, memory_format: _memory_format | None = None) -> Tensor: ...
    @overload
    def resize_(self, *size: _int, memory_format: _memory_format | None = None) -> Tensor:
        """Another shape, contiguous or in a memory format, for the same tensor in place; its storage grows when needed
        and new elements are uninitialised. Any dtype; a negative size is an error. In place.

        >>> torch.zeros(2).resize_(2, 3).shape
        torch.Size([2, 3])
        """

    def resize_as_(self, the_template: Tensor, *, memory_format: _memory_format | None = None) -> Tensor:
        """resize_ to the shape of another tensor, of any dtype; preserve_format stands for the other's format. A
        tensor that requires a gradient is an error. In place.

        >>> torch.zeros(2).resize_as_(torch.zeros(2, 3)).shape
        torch.Size([2, 3])
        """

    def resolve_conj(self) -> Tensor:
        """The tensor with a conjugation that it carries as a mark (as conj gives it in Python) written out, of the
        same shape; without a mark the tensor itself. Any dtype."""

    def resolve_neg(self) -> Tensor:
        """The tensor with a negation that it carries as a mark (as imag of a conj in Python) written out, of the same
        shape; without a mark the tensor itself. Any dtype."""

    def roll(self, shifts: _int | Sequence[_int], dims: _int | Sequence[_int] = ()) -> Tensor:
        """Elements shifted along dimensions, those pushed out coming in at the other end; without dims in the
        flattened tensor. In the shape of self, any dtype. As many shifts as dims, else it is an error."""

    def rot90(self, k: _int = 1, dims: Sequence[_int] = (0, 1)) -> Tensor:
        """Rotated k times by 90 degrees in the plane of two different dimensions, from the first towards the second;
        an odd k exchanges their sizes. Any dtype; other than two dimensions are an error."""

    @overload
    def round(self, *, out: Tensor | None = None) -> Tensor: ...
    @overload
    def round(self, *, decimals: _int, out: Tensor | None = None) -> Tensor:
        """Nearest integer value, halves to even; integers stay as they are. Complex and bool are not supported. The
        result has the shape of the tensor. Rounds to the given number of decimal places, halves to even; a negative
        number rounds left of the point. In the shape of the tensor. Floating point only: integers have no decimal
        places and are an error."""

    @overload
    def round_(self) -> Tensor: ...
    @overload
    def round_(self, *, decimals: _int) -> Tensor:
        """Nearest integer value, halves to even; integers stay as they are. Complex and bool are not supported. The
        result has the shape of the tensor. Rounds to the given number of decimal places, halves to even; a negative
        number rounds left of the point. In the shape of the tensor. Floating point only: integers have no decimal
        places and are an error. In place."""

    def rsqrt(self, *, out: Tensor | None = None) -> Tensor:
        """Reciprocal of the square root; inf at 0, NaN for negative elements. The result has the shape of the tensor.
        Takes floats and complex numbers; integers and bool compute in the default float type."""

    def rsqrt_(self) -> Tensor:
        """Reciprocal of the square root; inf at 0, NaN for negative elements. The result has the shape of the tensor.
        Takes floats and complex numbers; integers and bool compute in the default float type. In place."""

    def rsub(self, other: Tensor | Number, *, alpha: Number = 1) -> Tensor:
        """other - alpha * self. The tensors broadcast, and their dtypes are promoted; shapes that do not fit are an
        error. Takes bool, integers, floats and complex numbers."""

    @overload
    def scatter(self, dim: _int, index: Tensor, src: Tensor, *, out: Tensor | None = None) -> Tensor: ...
    @overload
    def scatter(self, dim: _int, index: Tensor, value: Number, *, out: Tensor | None = None) -> Tensor: ...
    @overload
    def scatter(self, dim: _int, index: Tensor, src: Tensor, *, reduce: _str, out: Tensor | None = None) -> Tensor: ...
    @overload
    def scatter(self, dim: _int, index: Tensor, value: Number, *, reduce: _str, out: Tensor | None = None) -> Tensor:
        """self with the elements of src written at the indices along a dimension: out[index[i, j], j] = src[i, j] for
        dim 0. In the shape of self. index is int64, not larger than src, nor than self outside dim; src has self's
        dtype, any. With repeated indices one of them wins. An index outside, or a larger one, is an error. self
        with a number written at the indices along a dimension: out[index[i, j], j] = value for dim 0. In the shape
        and dtype of self, any. index is int64, not larger than self outside dim. An index outside is an error. self
        with the elements of src combined in at the indices along a dimension: reduce is add or multiply. index is
        int64, no longer than src; src has self's dtype, any. In the shape of self. An index outside and another
        word are errors. self with a number combined in at the indices along a dimension: reduce is add or multiply.
        index is int64. In the shape and dtype of self, any. An index outside and another word are errors."""

    @overload
    def scatter_(self, dim: _int, index: Tensor, src: Tensor) -> Tensor: ...
    @overload
    def scatter_(self, dim: _int, index: Tensor, value: Number) -> Tensor: ...
    @overload
    def scatter_(self, dim: _int, index: Tensor, src: Tensor, *, reduce: _str) -> Tensor: ...
    @overload
    def scatter_(self, dim: _int, index: Tensor, value: Number, *, reduce: _str) -> Tensor:
        """self with the elements of src written at the indices along a dimension: out[index[i, j], j] = src[i, j] for
        dim 0. In the shape of self. index is int64, not larger than src, nor than self outside dim; src has self's
        dtype, any. With repeated indices one of them wins. An index outside, or a larger one, is an error. self
        with a number written at the indices along a dimension: out[index[i, j], j] = value for dim 0. In the shape
        and dtype of self, any. index is int64, not larger than self outside dim. An index outside is an error. self
        with the elements of src combined in at the indices along a dimension: reduce is add or multiply. index is
        int64, no longer than src; src has self's dtype, any. In the shape of self. An index outside and another
        word are errors. self with a number combined in at the indices along a dimension: reduce is add or multiply.
        index is int64. In the shape and dtype of self, any. An index outside and another word are errors. In place."""

    def scatter_add(self, dim: _int, index: Tensor, src: Tensor, *, out: Tensor | None = None) -> Tensor:
        """self with the elements of src added at the indices along a dimension, repeated ones all. In the shape of
        self. index is int64, not larger than src, nor than self outside dim; src has self's dtype, any. An index
        outside, or a larger one, is an error."""

    def scatter_add_(self, dim: _int, index: Tensor, src: Tensor) -> Tensor:
        """self with the elements of src added at the indices along a dimension, repeated ones all. In the shape of
        self. index is int64, not larger than src, nor than self outside dim; src has self's dtype, any. An index
        outside, or a larger one, is an error. In place."""

    def scatter_reduce(
        self,
        dim: _int,
        index: Tensor,
        src: Tensor,
        reduce: _str,
        *,
        include_self: _bool = True,
        out: Tensor | None = None,
    ) -> Tensor:
        """self combined with the elements of src at the indices along a dimension: reduce is sum, prod, mean, amax or
        amin. Without include_self the elements that are written to do not count themselves. index is int64, no
        longer than src; src has self's dtype, any, but no complex one for amax and amin. In the shape of self. An
        index outside and another word are errors."""

    def scatter_reduce_(
        self,
        dim: _int,
        index: Tensor,
        src: Tensor,
        reduce: _str,
        *,
        include_self: _bool = True,
    ) -> Tensor:
        """self combined with the elements of src at the indices along a dimension: reduce is sum, prod, mean, amax or
        amin. Without include_self the elements that are written to do not count themselves. index is int64, no
        longer than src; src has self's dtype, any, but no complex one for amax and amin. In the shape of self. An
        index outside and another word are errors. In place."""

    def select(self, dim: _int, index: _int) -> Tensor:
        """One index of a dimension, without that dimension in its shape, as a view. Negative indices count from the
        end; one out of range is an error. Any dtype."""

    def select_scatter(self, src: Tensor, dim: _int, index: _int) -> Tensor:
        """self with src written at one index of a dimension, in new memory of the same shape. src has the shape of
        self without that dimension, else it is an error. Any dtype."""

    @overload
    def set_(self) -> Tensor: ...
    @overload
    def set_(self, source: Tensor) -> Tensor: ...
    @overload
    def set_(self, source: Tensor, storage_offset: _int, size: Sequence[_int], stride: Sequence[_int] = ()) -> Tensor:
        """The tensor itself, of any dtype, takes a new, empty storage: its shape becomes (0). A leaf that requires a
        gradient is an error. The tensor itself takes the storage, offset, sizes and strides of another, and shares
        its memory from then on; no history is recorded. Dtypes that differ are an error, and so is a leaf that
        requires a gradient. The same with a geometry of one's own, of shape size, over the memory of a contiguous
        source of the same dtype: storage_offset counts from its first element, strides are those of a contiguous
        tensor unless given. A storage that is too small grows. Negative numbers are errors. In place.

        >>> torch.ones(2).set_()
        tensor([])
        >>> x, y = torch.zeros(2), torch.ones(3)
        >>> x.set_(y).data_ptr() == y.data_ptr()
        True
        >>> torch.zeros(2).set_(torch.arange(6.), 1, (2, 2), (3, 1))
        tensor([[1., 2.],
                [4., 5.]])
        """

    def sgn(self, *, out: Tensor | None = None) -> Tensor:
        """x/|x| for complex numbers, 0 at 0; the sign for real ones. The result has the shape of the tensor. Takes
        bool, integers, floats and complex numbers."""

    def sgn_(self) -> Tensor:
        """x/|x| for complex numbers, 0 at 0; the sign for real ones. The result has the shape of the tensor. Takes
        bool, integers, floats and complex numbers. In place."""

    def short(self, *, memory_format: _memory_format | None = None) -> Tensor:
        """The tensor, of any dtype, in dtype int16; itself when it has it already. In the shape of self; a memory
        format that it cannot have is an error.

        >>> torch.tensor([1.9, -300.]).short()
        tensor([   1, -300], dtype=torch.int16)
        """

    def sigmoid(self, *, out: Tensor | None = None) -> Tensor:
        """Logistic function 1/(1 + exp(-x)). The result has the shape of the tensor. Takes floats and complex numbers;
        integers and bool compute in the default float type."""

    def sigmoid_(self) -> Tensor:
        """Logistic function 1/(1 + exp(-x)). The result has the shape of the tensor. Takes floats and complex numbers;
        integers and bool compute in the default float type. In place."""

    def sign(self, *, out: Tensor | None = None) -> Tensor:
        """-1, 0 or 1 by the sign; NaN gives 0. Complex is not supported: see sgn. The result has the shape of the
        tensor."""

    def sign_(self) -> Tensor:
        """-1, 0 or 1 by the sign; NaN gives 0. Complex is not supported: see sgn. The result has the shape of the
        tensor. In place."""

    def signbit(self, *, out: Tensor | None = None) -> Tensor:
        """True where the sign bit is set, -0.0 included. Result is bool; complex is not supported. The result has the
        shape of the tensor."""

    def sin(self, *, out: Tensor | None = None) -> Tensor:
        """Sine of an angle in radians. The result has the shape of the tensor. Takes floats and complex numbers;
        integers and bool compute in the default float type."""

    def sin_(self) -> Tensor:
        """Sine of an angle in radians. The result has the shape of the tensor. Takes floats and complex numbers;
        integers and bool compute in the default float type. In place."""

    def sinc(self, *, out: Tensor | None = None) -> Tensor:
        """sin(pi x) / (pi x), 1 at 0. The result has the shape of the tensor. Takes floats and complex numbers;
        integers and bool compute in the default float type."""

    def sinc_(self) -> Tensor:
        """sin(pi x) / (pi x), 1 at 0. The result has the shape of the tensor. Takes floats and complex numbers;
        integers and bool compute in the default float type. In place."""

    def sinh(self, *, out: Tensor | None = None) -> Tensor:
        """Hyperbolic sine. The result has the shape of the tensor. Takes floats and complex numbers; integers and bool
        compute in the default float type."""

    def sinh_(self) -> Tensor:
        """Hyperbolic sine. The result has the shape of the tensor. Takes floats and complex numbers; integers and bool
        compute in the default float type. In place."""

    def slice_scatter(
        self,
        src: Tensor,
        dim: _int = 0,
        start: _int | None = None,
        end: _int | None = None,
        step: _int = 1,
        *,
        out: Tensor | None = None,
    ) -> Tensor:
        """self with src written into a slice of a dimension, in new memory of the same shape. src has the shape of
        that slice, else it is an error. Any dtype."""

    def slogdet(self) -> tuple[Tensor, Tensor]:
        """Another name of linalg.slogdet. Sign (phase for complex matrices) and logarithm of the modulus of the
        determinant of each matrix of a batch, (*, n, n) to twice (*), the second real, by LU. float32, float64 and
        their complex types only; matrices that are not square are an error."""

    def softmax(self, dim: _int, *, dtype: _dtype | None = None, out: Tensor | None = None) -> Tensor:
        """exp(x) divided by its sum along a dimension, computed stably. In the shape of x; floating point only, dtype
        casts first. A dimension that x does not have is an error."""

    @overload
    def sort(
        self,
        dim: _int = -1,
        descending: _bool = False,
        stable: _bool = False,
        *,
        out: tuple[Tensor, ...] | None = None,
    ) -> tuple[Tensor, Tensor]: ...
    @overload
    def sort(
        self,
        *,
        stable: _bool | None,
        dim: _int = -1,
        descending: _bool = False,
        out: tuple[Tensor, ...] | None = None,
    ) -> tuple[Tensor, Tensor]:
        """Sorted along a dimension, with the int64 indices where the elements stood, both in the shape of self; NaN
        counts as largest. Integers, bool and floating point; complex, and a dimension that self does not have, are
        errors. Sorted along a dimension, with the int64 indices, both in the shape of self; with stable equal
        elements keep their order. NaN counts as the largest; integers, bool and floating point, complex is an
        error."""

    @overload
    def split(self, split_size: _int, dim: _int = 0) -> tuple[Tensor, ...]: ...
    @overload
    def split(self, split_size: Sequence[_int], dim: _int = 0) -> tuple[Tensor, ...]:
        """Pieces of size `split_size` along a dimension, the last one maybe smaller, as views. A negative split_size
        is an error, 0 where there are elements too. Any dtype. Pieces of the given sizes along a dimension, as
        views; sizes that do not add up to the dimension's are an error. Any dtype."""

    def split_with_sizes(self, split_sizes: Sequence[_int], dim: _int = 0) -> tuple[Tensor, ...]:
        """Pieces of the given sizes along a dimension, as views; sizes that do not add up to the dimension's are an
        error. Any dtype."""

    def sqrt(self, *, out: Tensor | None = None) -> Tensor:
        """Square root; NaN for negative real elements. The result has the shape of the tensor. Takes floats and
        complex numbers; integers and bool compute in the default float type."""

    def sqrt_(self) -> Tensor:
        """Square root; NaN for negative real elements. The result has the shape of the tensor. Takes floats and
        complex numbers; integers and bool compute in the default float type. In place."""

    def square(self, *, out: Tensor | None = None) -> Tensor:
        """x squared, in the shape of x. Any dtype: bool gives int64, integers wrap."""

    def square_(self) -> Tensor:
        """x squared, in the shape of x. Any dtype: bool gives int64, integers wrap. In place."""

    @overload
    def squeeze(self) -> Tensor: ...
    @overload
    def squeeze(self, dim: _int) -> Tensor: ...
    @overload
    def squeeze(self, dim: Sequence[_int]) -> Tensor: ...
    @overload
    def squeeze(self, *dim: _int) -> Tensor:
        """Without the dimensions of size 1, as a view. Any dtype. Without dimension dim when its size is 1, as a view;
        otherwise unchanged. A dimension that self does not have is an error. Any dtype. Without those of the given
        dimensions whose size is 1, as a view. A dimension that self does not have, or named twice, is an error. Any
        dtype."""

    @overload
    def squeeze_(self) -> Tensor: ...
    @overload
    def squeeze_(self, dim: _int) -> Tensor: ...
    @overload
    def squeeze_(self, dim: Sequence[_int]) -> Tensor: ...
    @overload
    def squeeze_(self, *dim: _int) -> Tensor:
        """Without the dimensions of size 1, as a view. Any dtype. Without dimension dim when its size is 1, as a view;
        otherwise unchanged. A dimension that self does not have is an error. Any dtype. Without those of the given
        dimensions whose size is 1, as a view. A dimension that self does not have, or named twice, is an error. Any
        dtype. In place."""

    @overload
    def std(self, unbiased: _bool = True) -> Tensor: ...
    @overload
    def std(
        self,
        dim: _int | Sequence[_int] | None,
        unbiased: _bool = True,
        keepdim: _bool = False,
        *,
        out: Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def std(
        self,
        dim: _int | Sequence[_int] | None = None,
        *,
        correction: Number | None = None,
        keepdim: _bool = False,
        out: Tensor | None = None,
    ) -> Tensor:
        """Standard deviation of all elements, 0-dim: divides by the number of elements less the correction (1 unless
        given; unbiased=False means 0). Floating point and complex only; complex tensors give a real result.
        Standard deviation over dimensions, which go, or stay with size 1 (keepdim): divides by the number of
        elements less the correction (1 unless given; unbiased=False means 0). Floating point and complex only;
        complex tensors give a real result. A dimension that self does not have is an error. Standard deviation over
        dimensions (all unless given), which go, or stay with size 1 (keepdim): divides by the number of elements
        less the correction, 1 unless given. Floating point and complex only; complex tensors give a real result.
        Where it is 0 its gradient is 0. A dimension that self does not have is an error."""

    def stft(
        self,
        n_fft: _int,
        hop_length: _int | None = None,
        win_length: _int | None = None,
        window: Tensor | None = None,
        center: _bool = True,
        pad_mode: _str = 'reflect',
        normalized: _bool = False,
        onesided: _bool | None = None,
        return_complex: _bool | None = None,
        align_to_window: _bool | None = None,
    ) -> Tensor:
        """Short-time Fourier transform of a signal, or of each row of a 2-d tensor: (rows, frequencies, frames),
        complex of self's float32 or float64. Frames of n_fft points begin every hop_length points (n_fft // 4) and
        are multiplied by window, which has win_length points (n_fft) and stands in the middle. center: the signal
        is padded by n_fft // 2 on both sides, as pad_mode says. normalized: divided by the root of n_fft. onesided:
        the first n_fft // 2 + 1 frequencies only, the default unless something is complex. return_complex must be
        given for real signals; without it the parts of complex numbers stand in a last dimension of 2.
        align_to_window, without center: the first frame begins where the window does. Errors: integers and halves,
        more than two dimensions, an n_fft or win_length longer than the signal allows, a hop_length below 1, a
        window of another length."""

    def sub(self, other: Tensor | Number, *, alpha: Number = 1, out: Tensor | None = None) -> Tensor:
        """self - alpha * other. Two bool tensors are refused: use logical_xor. The tensors broadcast, and their dtypes
        are promoted; shapes that do not fit are an error. Takes bool, integers, floats and complex numbers."""

    def sub_(self, other: Tensor | Number, *, alpha: Number = 1) -> Tensor:
        """self - alpha * other. Two bool tensors are refused: use logical_xor. The tensors broadcast, and their dtypes
        are promoted; shapes that do not fit are an error. Takes bool, integers, floats and complex numbers. In
        place."""

    def subtract(self, other: Tensor | Number, *, alpha: Number = 1, out: Tensor | None = None) -> Tensor:
        """self - alpha * other. Two bool tensors are refused: use logical_xor. The tensors broadcast, and their dtypes
        are promoted; shapes that do not fit are an error. Takes bool, integers, floats and complex numbers."""

    def subtract_(self, other: Tensor | Number, *, alpha: Number = 1) -> Tensor:
        """self - alpha * other. Two bool tensors are refused: use logical_xor. The tensors broadcast, and their dtypes
        are promoted; shapes that do not fit are an error. Takes bool, integers, floats and complex numbers. In
        place."""

    @overload
    def sum(self, *, dtype: _dtype | None = None, out: Tensor | None = None) -> Tensor: ...
    @overload
    def sum(
        self,
        dim: _int | Sequence[_int] | None,
        keepdim: _bool = False,
        *,
        dtype: _dtype | None = None,
        out: Tensor | None = None,
    ) -> Tensor:
        """Sum of all elements, 0-dim. Any dtype; integer and bool tensors sum in int64, dtype, or that of out=, casts
        first. Sum over dimensions, which go, or stay with size 1 (keepdim). Any dtype; integer and bool tensors sum
        in int64, dtype, or that of out=, casts first. An empty sum is 0. A dimension that self does not have is an
        error."""

    @overload
    def sum_to_size(self, size: Sequence[_int]) -> Tensor: ...
    @overload
    def sum_to_size(self, *size: _int) -> Tensor:
        """The sum over the dimensions that broadcasting a tensor of shape `size` to this shape would repeat; a size
        that does not broadcast to it is an error. Any dtype, integers and bool sum in int64.

        >>> torch.ones(2, 3).sum_to_size(1, 3)
        tensor([[2., 2., 2.]])
        """

    def svd(
        self,
        some: _bool = True,
        compute_uv: _bool = True,
        *,
        out: tuple[Tensor, ...] | None = None,
    ) -> tuple[Tensor, Tensor, Tensor]:
        """linalg.svd with V in place of Vh; some: not the full matrices. Without compute_uv U and V are zeros. A = U
        diag(S) V^H: U (*, m, k), S (*, k), V (*, n, k), k = min(m, n). float32, float64 and their complex types.
        Fewer than two dimensions are an error."""

    def swapaxes(self, dim0: _int, dim1: _int) -> Tensor:
        """Two dimensions exchanged, as a view; a 0-dim tensor stays. A dimension that self does not have is an error.
        Any dtype."""

    def swapaxes_(self, dim0: _int, dim1: _int) -> Tensor:
        """Two dimensions exchanged, as a view; a 0-dim tensor stays. A dimension that self does not have is an error.
        Any dtype. In place."""

    def swapdims(self, dim0: _int, dim1: _int) -> Tensor:
        """Two dimensions exchanged, as a view; a 0-dim tensor stays. A dimension that self does not have is an error.
        Any dtype."""

    def swapdims_(self, dim0: _int, dim1: _int) -> Tensor:
        """Two dimensions exchanged, as a view; a 0-dim tensor stays. A dimension that self does not have is an error.
        Any dtype. In place."""

    def t(self) -> Tensor:
        """Transpose of a tensor of at most two dimensions, (n, m) to (m, n), as a view; more are an error. Any dtype."""

    def t_(self) -> Tensor:
        """Transpose of a tensor of at most two dimensions, (n, m) to (m, n), as a view; more are an error. Any dtype.
        In place."""

    def take(self, index: Tensor, *, out: Tensor | None = None) -> Tensor:
        """The elements of the flattened tensor at int64 indices (negative ones from the end), in their shape and
        self's dtype, any. An index out of range is an error."""

    def take_along_dim(self, indices: Tensor, dim: _int | None = None, *, out: Tensor | None = None) -> Tensor:
        """gather with broadcasting of the other dimensions; without dim in the flattened tensor. In the broadcast
        shape, any dtype. indices is int64 and has as many dimensions as self; one outside is an error."""

    def tan(self, *, out: Tensor | None = None) -> Tensor:
        """Tangent of an angle in radians. The result has the shape of the tensor. Takes floats and complex numbers;
        integers and bool compute in the default float type."""

    def tan_(self) -> Tensor:
        """Tangent of an angle in radians. The result has the shape of the tensor. Takes floats and complex numbers;
        integers and bool compute in the default float type. In place."""

    def tanh(self, *, out: Tensor | None = None) -> Tensor:
        """Hyperbolic tangent. The result has the shape of the tensor. Takes floats and complex numbers; integers and
        bool compute in the default float type."""

    def tanh_(self) -> Tensor:
        """Hyperbolic tangent. The result has the shape of the tensor. Takes floats and complex numbers; integers and
        bool compute in the default float type. In place."""

    @overload
    def tensor_split(self, sections: _int, dim: _int = 0) -> tuple[Tensor, ...]: ...
    @overload
    def tensor_split(self, indices: Sequence[_int], dim: _int = 0) -> tuple[Tensor, ...]:
        """Exactly `sections` pieces along a dimension, the first ones larger by one where its size does not divide, as
        views. A number below 1, and a 0-dim tensor, are errors. Any dtype. Pieces along a dimension, cut at the
        given indices, as views: one more piece than indices, of the sizes between them. Any dtype; a 0-dim tensor
        is an error."""

    def threshold_(self, threshold: Number, value: Number) -> Tensor:
        """x where above the threshold, value elsewhere; in the shape and dtype of x. Takes integers and floats. Other
        dtypes are an error. In place."""

    @overload
    def tile(self, dims: Sequence[_int]) -> Tensor: ...
    @overload
    def tile(self, *dims: _int) -> Tensor:
        """repeat, with missing leading repeats taken as 1: each size is multiplied by its repeats. Any dtype; negative
        repeats are an error."""

    @overload
    def to(
        self,
        dtype: _dtype,
        non_blocking: _bool = False,
        copy: _bool = False,
        *,
        memory_format: _memory_format | None = None,
    ) -> Tensor: ...
    @overload
    def to(
        self,
        device: _device | _str | _int | None = None,
        dtype: _dtype | None = None,
        non_blocking: _bool = False,
        copy: _bool = False,
        *,
        memory_format: _memory_format | None = None,
    ) -> Tensor: ...
    @overload
    def to(
        self,
        other: Tensor,
        non_blocking: _bool = False,
        copy: _bool = False,
        *,
        memory_format: _memory_format | None = None,
    ) -> Tensor:
        """The tensor in a dtype, any, and in its own shape; itself when nothing changes and copy is False. Complex to
        real drops the imaginary part. Differentiable between floating point and complex dtypes; a memory format
        that it cannot have is an error. The tensor on a device and in a dtype, any, in its own shape; itself when
        nothing changes and copy is False. A device that this build has not is an error. The tensor in the dtype,
        any, and on the device of another, in its own shape; itself when nothing changes and copy is False. A memory
        format that it cannot have is an error.

        >>> torch.tensor([1.7, -2.5]).to(torch.int64)
        tensor([ 1, -2])
        >>> torch.tensor([1., 2.]).to('cpu', torch.float64)
        tensor([1., 2.], dtype=torch.float64)
        >>> torch.tensor([1, 2]).to(torch.tensor(0.5))
        tensor([1., 2.])
        """

    def topk(
        self,
        k: _int,
        dim: _int = -1,
        largest: _bool = True,
        sorted: _bool = True,
        *,
        out: tuple[Tensor, ...] | None = None,
    ) -> tuple[Tensor, Tensor]:
        """The k largest (or smallest) elements along a dimension and where they stand (int64), k of them there; NaN
        counts as largest. Integers, bool and floating point; complex, and a k beyond the size, are errors."""

    def trace(self) -> Tensor:
        """Sum of the diagonal of a matrix, 0-dim. Any dtype, integers and bool sum in int64. Other numbers of
        dimensions are an error."""

    def transpose(self, dim0: _int, dim1: _int) -> Tensor:
        """Two dimensions exchanged, as a view; a 0-dim tensor stays. A dimension that self does not have is an error.
        Any dtype."""

    def transpose_(self, dim0: _int, dim1: _int) -> Tensor:
        """Two dimensions exchanged, as a view; a 0-dim tensor stays. A dimension that self does not have is an error.
        Any dtype. In place."""

    def triangular_solve(
        self,
        A: Tensor,
        upper: _bool = True,
        transpose: _bool = False,
        unitriangular: _bool = False,
        *,
        out: tuple[Tensor, ...] | None = None,
    ) -> tuple[Tensor, Tensor]:
        """The solution of A X = self, or A^T X = self, for triangular A, and a copy of A. linalg.solve_triangular is
        the newer form. A (*, n, n), self (*, n, k); batches broadcast. float32, float64 and their complex types;
        sizes that do not fit are an error."""

    def tril(self, diagonal: _int = 0, *, out: Tensor | None = None) -> Tensor:
        """The part of each matrix below and on a diagonal, zero elsewhere; 0 is the main diagonal, 1 the one above. In
        the shape of self, any dtype; fewer than two dimensions are an error."""

    def tril_(self, diagonal: _int = 0) -> Tensor:
        """The part of each matrix below and on a diagonal, zero elsewhere; 0 is the main diagonal, 1 the one above. In
        the shape of self, any dtype; fewer than two dimensions are an error. In place."""

    def triu(self, diagonal: _int = 0, *, out: Tensor | None = None) -> Tensor:
        """The part of each matrix above and on a diagonal, zero elsewhere; 0 is the main diagonal, 1 the one above. In
        the shape of self, any dtype; fewer than two dimensions are an error."""

    def triu_(self, diagonal: _int = 0) -> Tensor:
        """The part of each matrix above and on a diagonal, zero elsewhere; 0 is the main diagonal, 1 the one above. In
        the shape of self, any dtype; fewer than two dimensions are an error. In place."""

    def true_divide(self, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
        """Another name of div without rounding. self / other; integer tensors give the default float type. The tensors
        broadcast, and their dtypes are promoted; shapes that do not fit are an error."""

    def true_divide_(self, other: Tensor | Number) -> Tensor:
        """Another name of div without rounding. self / other; integer tensors give the default float type. The tensors
        broadcast, and their dtypes are promoted; shapes that do not fit are an error. In place."""

    def trunc(self, *, out: Tensor | None = None) -> Tensor:
        """Integer part, rounding towards 0; integers stay as they are. Complex and bool are not supported. The result
        has the shape of the tensor."""

    def trunc_(self) -> Tensor:
        """Integer part, rounding towards 0; integers stay as they are. Complex and bool are not supported. The result
        has the shape of the tensor. In place."""

    def type_as(self, other: Tensor) -> Tensor:
        """The tensor in the dtype of another, in its own shape; itself when it has that dtype already. Any two dtypes:
        nothing is refused.

        >>> torch.tensor([1, 2]).type_as(torch.tensor(1.))
        tensor([1., 2.])
        """

    def unbind(self, dim: _int = 0) -> tuple[Tensor, ...]:
        """The slices of a dimension, each in the shape without it, as views. A 0-dim tensor is an error. Any dtype."""

    def unflatten(self, dim: _int, sizes: Sequence[_int]) -> Tensor:
        """A dimension split into several whose product is its size, as a view; one size may be -1. Other products are
        an error. Any dtype."""

    def unfold(self, dimension: _int, size: _int, step: _int) -> Tensor:
        """All windows of `size` in steps of `step` along a dimension, as a view; the window is a new last dimension. A
        size beyond the dimension is an error. Any dtype.

        >>> torch.arange(5).unfold(0, 3, 1)
        tensor([[0, 1, 2],
                [1, 2, 3],
                [2, 3, 4]])
        """

    def uniform_(self, from_: _float = 0.0, to: _float = 1.0, *, generator: Generator | None = None) -> Tensor:
        """Uniform values in [from, to). In place: the values replace those of the tensor, whose shape and dtype stay.
        Floating point and complex only; a from above to is an error. In place.

        >>> _ = torch.manual_seed(0)
        >>> torch.empty(3).uniform_(-1, 1)
        tensor([-0.0075,  0.5364, -0.8230])
        """

    def unique(
        self,
        sorted: _bool = True,
        return_inverse: _bool = False,
        return_counts: _bool = False,
        dim: _int | None = None,
    ) -> tuple[Tensor, Tensor, Tensor]:
        """The values that occur, in ascending order, or with dim the slices along it that occur, as Python orders
        tuples. inverse says where each input is among them, in the shape of self, or (size of dim); counts how
        often each occurs. These two are int64, and empty where they are not asked for: in Python they are left out
        then. Any dtype but complex ones, which are an error."""

    def unique_consecutive(
        self,
        return_inverse: _bool = False,
        return_counts: _bool = False,
        dim: _int | None = None,
    ) -> tuple[Tensor, Tensor, Tensor]:
        """The values, or with dim the slices along it, with equal neighbours merged into one, in their order. inverse
        says into which each input went, in the shape of self, or (size of dim); counts of how many each was made.
        These two are int64, and empty where they are not asked for: in Python they are left out then. Any dtype but
        complex ones, which are an error."""

    def unsafe_chunk(self, chunks: _int, dim: _int = 0) -> tuple[Tensor, ...]:
        """The at most `chunks` pieces of one size that `chunk` gives, in the memory of self, but each a tensor of its
        own: one may be written in place, which must not reach what is still needed of the others. Any dtype; chunks
        below 1 are an error."""

    def unsafe_split(self, split_size: _int, dim: _int = 0) -> tuple[Tensor, ...]:
        """The pieces of size `split_size` along a dimension that `split` gives, in the memory of self, but each a
        tensor of its own: one may be written in place, which must not reach what is still needed of the others. Any
        dtype; a negative split_size is an error."""

    def unsafe_split_with_sizes(self, split_sizes: Sequence[_int], dim: _int = 0) -> tuple[Tensor, ...]:
        """The pieces of the given sizes that `split_with_sizes` gives, in the memory of self, but each a tensor of its
        own: one may be written in place, which must not reach what is still needed of the others. Any dtype; sizes
        that do not add up are an error."""

    def unsqueeze(self, dim: _int) -> Tensor:
        """With a dimension of size 1 inserted at dim, from -dimensions-1 to dimensions, as a view. Any dtype; a dim
        outside is an error."""

    def unsqueeze_(self, dim: _int) -> Tensor:
        """With a dimension of size 1 inserted at dim, from -dimensions-1 to dimensions, as a view. Any dtype; a dim
        outside is an error. In place."""

    @overload
    def var(self, unbiased: _bool = True) -> Tensor: ...
    @overload
    def var(
        self,
        dim: _int | Sequence[_int] | None,
        unbiased: _bool = True,
        keepdim: _bool = False,
        *,
        out: Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def var(
        self,
        dim: _int | Sequence[_int] | None = None,
        *,
        correction: Number | None = None,
        keepdim: _bool = False,
        out: Tensor | None = None,
    ) -> Tensor:
        """Variance of all elements, 0-dim: divides by the number of elements less the correction (1 unless given;
        unbiased=False means 0). Floating point and complex only; complex tensors give a real result. Variance over
        dimensions, which go, or stay with size 1 (keepdim): divides by the number of elements less the correction
        (1 unless given; unbiased=False means 0). Floating point and complex only; complex tensors give a real
        result. A dimension that self does not have is an error. Variance over dimensions (all unless given), which
        go, or stay with size 1 (keepdim): divides by the number of elements less the correction, 1 unless given.
        Floating point and complex only; complex tensors give a real result. A dimension that self does not have is
        an error."""

    def vdot(self, other: Tensor, *, out: Tensor | None = None) -> Tensor:
        """dot with the first vector conjugated: two 1-d tensors of one size and dtype, any but bool, give a 0-dim one.
        Other than 1-d tensors of one length are an error."""

    @overload
    def view(self, size: Sequence[_int]) -> Tensor: ...
    @overload
    def view(self, *size: _int) -> Tensor: ...
    @overload
    def view(self, dtype: _dtype) -> Tensor:
        """The same elements in another shape, without a copy; one size may be -1. Strides that do not allow it are an
        error: use reshape. Any dtype. The same bytes read as another dtype, of any dtype; the last dimension is
        scaled by the ratio of element sizes. Sizes of bytes that do not divide are an error.

        >>> torch.arange(6).view(2, 3)
        tensor([[0, 1, 2],
                [3, 4, 5]])
        >>> torch.tensor([1.]).view(torch.int32)
        tensor([1065353216], dtype=torch.int32)
        """

    def view_as(self, other: Tensor) -> Tensor:
        """view in the shape of other. Strides that do not allow it, and another number of elements, are errors. Any
        dtype.

        >>> torch.arange(4).view_as(torch.zeros(2, 2))
        tensor([[0, 1],
                [2, 3]])
        """

    @overload
    def vsplit(self, sections: _int) -> tuple[Tensor, ...]: ...
    @overload
    def vsplit(self, indices: Sequence[_int]) -> tuple[Tensor, ...]: ...
    @overload
    def vsplit(self, *indices: _int) -> tuple[Tensor, ...]:
        """Views of the shape of self but in dimension 0, of which each has one of as many equal parts. A number that
        does not divide the size is an error, and so is a tensor of less than 2 dimensions. Any dtype. Views of the
        shape of self but in dimension 0, which is cut at the given indices: one view more than there are. Less than
        2 dimensions are an error. Any dtype."""

    def where(self, condition: Tensor, other: Tensor | Number) -> Tensor:
        """self where the condition is true, other where not. The three broadcast, self and other are promoted; a
        condition that is neither bool nor uint8 is an error.

        >>> torch.tensor([1., -2.]).where(torch.tensor([True, False]), torch.tensor(0.))
        tensor([1., 0.])
        """

    def xlogy(self, other: Tensor | Number, *, out: Tensor | None = None) -> Tensor:
        """self * log(other), 0 where self is 0 and other is not NaN. The tensors broadcast, and their dtypes are
        promoted; shapes that do not fit are an error. Takes floats; integers and bool compute in the default float
        type. Other dtypes are an error."""

    def xlogy_(self, other: Tensor | Number) -> Tensor:
        """self * log(other), 0 where self is 0 and other is not NaN. The tensors broadcast, and their dtypes are
        promoted; shapes that do not fit are an error. Takes floats; integers and bool compute in the default float
        type. Other dtypes are an error. In place."""

    def zero_(self) -> Tensor:
        """Every element set to 0, in place: shape and dtype, which may be any dtype, stay. In place.

        >>> torch.ones(3).zero_()
        tensor([0., 0., 0.])
        """


def __getattr__(name: str) -> Any: ...

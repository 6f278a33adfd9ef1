// Generated from bindings/schema/ops/scan.toml; do not edit.
use crate::dtype::DType;
use crate::error::Result;
use crate::op::Op;
use crate::value;
use crate::Tensor;

static CUMMAX: Op = Op::new(c"cummax", c"", 1);
static CUMMAX_OUT: Op = Op::new(c"cummax", c"out", 1);
static CUMMIN: Op = Op::new(c"cummin", c"", 1);
static CUMMIN_OUT: Op = Op::new(c"cummin", c"out", 1);
static CUMPROD: Op = Op::new(c"cumprod", c"", 1);
static CUMPROD_INPLACE: Op = Op::new(c"cumprod_", c"", 1);
static CUMPROD_OUT: Op = Op::new(c"cumprod", c"out", 1);
static CUMSUM: Op = Op::new(c"cumsum", c"", 1);
static CUMSUM_INPLACE: Op = Op::new(c"cumsum_", c"", 1);
static CUMSUM_OUT: Op = Op::new(c"cumsum", c"out", 1);
static DIFF: Op = Op::new(c"diff", c"", 1);
static DIFF_OUT: Op = Op::new(c"diff", c"out", 1);
static LOGCUMSUMEXP: Op = Op::new(c"logcumsumexp", c"", 1);
static LOGCUMSUMEXP_OUT: Op = Op::new(c"logcumsumexp", c"out", 1);

/// Running largest element along a dimension and where it stands (the last of equals, int64); NaN stays. Both
/// are in the shape of self; integers, bool and floating point. Complex is not supported. A dimension that self
/// does not have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.cummax(torch.tensor([1, 3, 2, 5]), dim=0)
/// torch.return_types.cummax(
/// values=tensor([1, 3, 3, 5]),
/// indices=tensor([0, 1, 1, 3]))
/// ```
#[inline]
pub fn cummax(input: &Tensor, dim: i64) -> Result<(Tensor, Tensor)> {
    let [values, indices] = CUMMAX.tensors(&[value::tensor(input), value::int(dim)])?;
    Ok((values, indices))
}

/// `cummax`, see [`cummax`]. The result is written into the given tensor.
pub fn cummax_out(input: &Tensor, dim: i64, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
    CUMMAX_OUT.tensors::<2>(&[value::tensor(input), value::int(dim), value::tensor(out_values), value::tensor(out_indices)]).map(drop)
}

/// Running smallest element along a dimension and where it stands (the last of equals, int64); NaN stays. Both
/// are in the shape of self; integers, bool and floating point. Complex is not supported. A dimension that self
/// does not have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.cummin(torch.tensor([4., 3., 5., 1.]), dim=0).values
/// tensor([4., 3., 3., 1.])
/// ```
#[inline]
pub fn cummin(input: &Tensor, dim: i64) -> Result<(Tensor, Tensor)> {
    let [values, indices] = CUMMIN.tensors(&[value::tensor(input), value::int(dim)])?;
    Ok((values, indices))
}

/// `cummin`, see [`cummin`]. The result is written into the given tensor.
pub fn cummin_out(input: &Tensor, dim: i64, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
    CUMMIN_OUT.tensors::<2>(&[value::tensor(input), value::int(dim), value::tensor(out_values), value::tensor(out_indices)]).map(drop)
}

/// The parameters of [`cumprod_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct CumprodOptions {
    dtype: Option<DType>,
}

impl CumprodOptions {
    /// All defaults.
    pub fn new() -> CumprodOptions {
        CumprodOptions::default()
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }
}

/// Running product along a dimension, in the shape of self. Any dtype; integer and bool tensors multiply in
/// int64; dtype, or that of out=, casts first. A dimension that self does not have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.cumprod(torch.tensor([1., 2., 3., 4.]), dim=0)
/// tensor([ 1.,  2.,  6., 24.])
/// ```
#[inline]
pub fn cumprod(input: &Tensor, dim: i64) -> Result<Tensor> {
    CUMPROD.tensor(&[value::tensor(input), value::int(dim)])
}

/// Running product along a dimension, in the shape of self. Any dtype; integer and bool tensors multiply in
/// int64; dtype, or that of out=, casts first. A dimension that self does not have is an error.
///
/// What is not set in the options keeps its default: `cumprod(Tensor self, int dim, *, DType? dtype=None) -> Tensor`.
pub fn cumprod_with(input: &Tensor, dim: i64, options: CumprodOptions) -> Result<Tensor> {
    CUMPROD.tensor(&[value::tensor(input), value::int(dim), options.dtype.map_or(value::none(), value::dtype)])
}

/// `cumprod`, see [`cumprod`]. In place: the result is written into the tensor itself.
pub fn cumprod_(input: &Tensor, dim: i64) -> Result<()> {
    CUMPROD_INPLACE.tensor(&[value::tensor(input), value::int(dim)]).map(drop)
}

/// `cumprod`, see [`cumprod`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `cumprod(Tensor self, int dim, *, DType? dtype=None) -> Tensor`.
pub fn cumprod_with_(input: &Tensor, dim: i64, options: CumprodOptions) -> Result<()> {
    CUMPROD_INPLACE.tensor(&[value::tensor(input), value::int(dim), options.dtype.map_or(value::none(), value::dtype)]).map(drop)
}

/// `cumprod`, see [`cumprod`]. The result is written into the given tensor.
pub fn cumprod_out(input: &Tensor, dim: i64, out: &Tensor) -> Result<()> {
    CUMPROD_OUT.tensor(&[value::tensor(input), value::int(dim), value::none(), value::tensor(out)]).map(drop)
}

/// `cumprod`, see [`cumprod`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `cumprod(Tensor self, int dim, *, DType? dtype=None) -> Tensor`.
pub fn cumprod_out_with(input: &Tensor, dim: i64, options: CumprodOptions, out: &Tensor) -> Result<()> {
    CUMPROD_OUT.tensor(&[value::tensor(input), value::int(dim), options.dtype.map_or(value::none(), value::dtype), value::tensor(out)]).map(drop)
}

/// The parameters of [`cumsum_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct CumsumOptions {
    dtype: Option<DType>,
}

impl CumsumOptions {
    /// All defaults.
    pub fn new() -> CumsumOptions {
        CumsumOptions::default()
    }

    /// `DType?`, default `None`.
    pub fn dtype(mut self, dtype: impl Into<Option<DType>>) -> Self {
        self.dtype = dtype.into();
        self
    }
}

/// Running sum along a dimension, in the shape of self. Any dtype; integer and bool tensors sum in int64;
/// dtype, or that of out=, casts first. A dimension that self does not have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.cumsum(torch.tensor([[1, 2], [3, 4]]), dim=0)
/// tensor([[1, 2],
///         [4, 6]])
/// ```
#[inline]
pub fn cumsum(input: &Tensor, dim: i64) -> Result<Tensor> {
    CUMSUM.tensor(&[value::tensor(input), value::int(dim)])
}

/// Running sum along a dimension, in the shape of self. Any dtype; integer and bool tensors sum in int64;
/// dtype, or that of out=, casts first. A dimension that self does not have is an error.
///
/// What is not set in the options keeps its default: `cumsum(Tensor self, int dim, *, DType? dtype=None) -> Tensor`.
pub fn cumsum_with(input: &Tensor, dim: i64, options: CumsumOptions) -> Result<Tensor> {
    CUMSUM.tensor(&[value::tensor(input), value::int(dim), options.dtype.map_or(value::none(), value::dtype)])
}

/// `cumsum`, see [`cumsum`]. In place: the result is written into the tensor itself.
pub fn cumsum_(input: &Tensor, dim: i64) -> Result<()> {
    CUMSUM_INPLACE.tensor(&[value::tensor(input), value::int(dim)]).map(drop)
}

/// `cumsum`, see [`cumsum`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `cumsum(Tensor self, int dim, *, DType? dtype=None) -> Tensor`.
pub fn cumsum_with_(input: &Tensor, dim: i64, options: CumsumOptions) -> Result<()> {
    CUMSUM_INPLACE.tensor(&[value::tensor(input), value::int(dim), options.dtype.map_or(value::none(), value::dtype)]).map(drop)
}

/// `cumsum`, see [`cumsum`]. The result is written into the given tensor.
pub fn cumsum_out(input: &Tensor, dim: i64, out: &Tensor) -> Result<()> {
    CUMSUM_OUT.tensor(&[value::tensor(input), value::int(dim), value::none(), value::tensor(out)]).map(drop)
}

/// `cumsum`, see [`cumsum`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `cumsum(Tensor self, int dim, *, DType? dtype=None) -> Tensor`.
pub fn cumsum_out_with(input: &Tensor, dim: i64, options: CumsumOptions, out: &Tensor) -> Result<()> {
    CUMSUM_OUT.tensor(&[value::tensor(input), value::int(dim), options.dtype.map_or(value::none(), value::dtype), value::tensor(out)]).map(drop)
}

/// The parameters of [`diff_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct DiffOptions<'a> {
    n: Option<i64>,
    dim: Option<i64>,
    prepend: Option<&'a Tensor>,
    append: Option<&'a Tensor>,
}

impl<'a> DiffOptions<'a> {
    /// All defaults.
    pub fn new() -> DiffOptions<'a> {
        DiffOptions::default()
    }

    /// `int`, default `1`.
    pub fn n(mut self, n: impl Into<Option<i64>>) -> Self {
        self.n = n.into();
        self
    }

    /// `int`, default `-1`.
    pub fn dim(mut self, dim: impl Into<Option<i64>>) -> Self {
        self.dim = dim.into();
        self
    }

    /// `Tensor?`, default `None`.
    pub fn prepend(mut self, prepend: impl Into<Option<&'a Tensor>>) -> Self {
        self.prepend = prepend.into();
        self
    }

    /// `Tensor?`, default `None`.
    pub fn append(mut self, append: impl Into<Option<&'a Tensor>>) -> Self {
        self.append = append.into();
        self
    }
}

/// The n-th difference of neighbours along a dimension, after putting `prepend` before and `append` behind.
/// Bool tensors use the exclusive or. In the shape of self with one element less along it each time. Any dtype;
/// a 0-dim tensor and a negative n are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.diff(torch.tensor([1, 4, 9, 16]))
/// tensor([3, 5, 7])
/// ```
#[inline]
pub fn diff(input: &Tensor) -> Result<Tensor> {
    DIFF.tensor(&[value::tensor(input)])
}

/// The n-th difference of neighbours along a dimension, after putting `prepend` before and `append` behind.
/// Bool tensors use the exclusive or. In the shape of self with one element less along it each time. Any dtype;
/// a 0-dim tensor and a negative n are errors.
///
/// What is not set in the options keeps its default: `diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor`.
pub fn diff_with(input: &Tensor, options: DiffOptions<'_>) -> Result<Tensor> {
    DIFF.tensor(&[value::tensor(input), options.n.map_or(value::none(), value::int), options.dim.map_or(value::none(), value::int), value::opt_tensor(options.prepend), value::opt_tensor(options.append)])
}

/// `diff`, see [`diff`]. The result is written into the given tensor.
pub fn diff_out(input: &Tensor, out: &Tensor) -> Result<()> {
    DIFF_OUT.tensor(&[value::tensor(input), value::none(), value::none(), value::none(), value::none(), value::tensor(out)]).map(drop)
}

/// `diff`, see [`diff`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor`.
pub fn diff_out_with(input: &Tensor, options: DiffOptions<'_>, out: &Tensor) -> Result<()> {
    DIFF_OUT.tensor(&[value::tensor(input), options.n.map_or(value::none(), value::int), options.dim.map_or(value::none(), value::int), value::opt_tensor(options.prepend), value::opt_tensor(options.append), value::tensor(out)]).map(drop)
}

/// log of the running sum of exponentials along a dimension, computed stably; in the shape of self. Floating
/// point and complex only. A dimension that self does not have is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.logcumsumexp(torch.tensor([0., 0., 0.]), dim=0)
/// tensor([0.0000, 0.6931, 1.0986])
/// ```
#[inline]
pub fn logcumsumexp(input: &Tensor, dim: i64) -> Result<Tensor> {
    LOGCUMSUMEXP.tensor(&[value::tensor(input), value::int(dim)])
}

/// `logcumsumexp`, see [`logcumsumexp`]. The result is written into the given tensor.
pub fn logcumsumexp_out(input: &Tensor, dim: i64, out: &Tensor) -> Result<()> {
    LOGCUMSUMEXP_OUT.tensor(&[value::tensor(input), value::int(dim), value::tensor(out)]).map(drop)
}

impl Tensor {
    /// Running largest element along a dimension and where it stands (the last of equals, int64); NaN stays. Both
    /// are in the shape of self; integers, bool and floating point. Complex is not supported. A dimension that self
    /// does not have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.cummax(torch.tensor([1, 3, 2, 5]), dim=0)
    /// torch.return_types.cummax(
    /// values=tensor([1, 3, 3, 5]),
    /// indices=tensor([0, 1, 1, 3]))
    /// ```
    #[inline]
    pub fn cummax(&self, dim: i64) -> Result<(Tensor, Tensor)> {
        cummax(self, dim)
    }

    /// `cummax`, see [`cummax`]. The result is written into the given tensor.
    #[inline]
    pub fn cummax_out(&self, dim: i64, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
        cummax_out(self, dim, out_values, out_indices)
    }

    /// Running smallest element along a dimension and where it stands (the last of equals, int64); NaN stays. Both
    /// are in the shape of self; integers, bool and floating point. Complex is not supported. A dimension that self
    /// does not have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.cummin(torch.tensor([4., 3., 5., 1.]), dim=0).values
    /// tensor([4., 3., 3., 1.])
    /// ```
    #[inline]
    pub fn cummin(&self, dim: i64) -> Result<(Tensor, Tensor)> {
        cummin(self, dim)
    }

    /// `cummin`, see [`cummin`]. The result is written into the given tensor.
    #[inline]
    pub fn cummin_out(&self, dim: i64, out_values: &Tensor, out_indices: &Tensor) -> Result<()> {
        cummin_out(self, dim, out_values, out_indices)
    }

    /// Running product along a dimension, in the shape of self. Any dtype; integer and bool tensors multiply in
    /// int64; dtype, or that of out=, casts first. A dimension that self does not have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.cumprod(torch.tensor([1., 2., 3., 4.]), dim=0)
    /// tensor([ 1.,  2.,  6., 24.])
    /// ```
    #[inline]
    pub fn cumprod(&self, dim: i64) -> Result<Tensor> {
        cumprod(self, dim)
    }

    /// Running product along a dimension, in the shape of self. Any dtype; integer and bool tensors multiply in
    /// int64; dtype, or that of out=, casts first. A dimension that self does not have is an error.
    ///
    /// What is not set in the options keeps its default: `cumprod(Tensor self, int dim, *, DType? dtype=None) -> Tensor`.
    #[inline]
    pub fn cumprod_with(&self, dim: i64, options: CumprodOptions) -> Result<Tensor> {
        cumprod_with(self, dim, options)
    }

    /// `cumprod`, see [`cumprod`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn cumprod_(&self, dim: i64) -> Result<()> {
        cumprod_(self, dim)
    }

    /// `cumprod`, see [`cumprod`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `cumprod(Tensor self, int dim, *, DType? dtype=None) -> Tensor`.
    #[inline]
    pub fn cumprod_with_(&self, dim: i64, options: CumprodOptions) -> Result<()> {
        cumprod_with_(self, dim, options)
    }

    /// `cumprod`, see [`cumprod`]. The result is written into the given tensor.
    #[inline]
    pub fn cumprod_out(&self, dim: i64, out: &Tensor) -> Result<()> {
        cumprod_out(self, dim, out)
    }

    /// `cumprod`, see [`cumprod`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `cumprod(Tensor self, int dim, *, DType? dtype=None) -> Tensor`.
    #[inline]
    pub fn cumprod_out_with(&self, dim: i64, options: CumprodOptions, out: &Tensor) -> Result<()> {
        cumprod_out_with(self, dim, options, out)
    }

    /// Running sum along a dimension, in the shape of self. Any dtype; integer and bool tensors sum in int64;
    /// dtype, or that of out=, casts first. A dimension that self does not have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.cumsum(torch.tensor([[1, 2], [3, 4]]), dim=0)
    /// tensor([[1, 2],
    ///         [4, 6]])
    /// ```
    #[inline]
    pub fn cumsum(&self, dim: i64) -> Result<Tensor> {
        cumsum(self, dim)
    }

    /// Running sum along a dimension, in the shape of self. Any dtype; integer and bool tensors sum in int64;
    /// dtype, or that of out=, casts first. A dimension that self does not have is an error.
    ///
    /// What is not set in the options keeps its default: `cumsum(Tensor self, int dim, *, DType? dtype=None) -> Tensor`.
    #[inline]
    pub fn cumsum_with(&self, dim: i64, options: CumsumOptions) -> Result<Tensor> {
        cumsum_with(self, dim, options)
    }

    /// `cumsum`, see [`cumsum`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn cumsum_(&self, dim: i64) -> Result<()> {
        cumsum_(self, dim)
    }

    /// `cumsum`, see [`cumsum`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `cumsum(Tensor self, int dim, *, DType? dtype=None) -> Tensor`.
    #[inline]
    pub fn cumsum_with_(&self, dim: i64, options: CumsumOptions) -> Result<()> {
        cumsum_with_(self, dim, options)
    }

    /// `cumsum`, see [`cumsum`]. The result is written into the given tensor.
    #[inline]
    pub fn cumsum_out(&self, dim: i64, out: &Tensor) -> Result<()> {
        cumsum_out(self, dim, out)
    }

    /// `cumsum`, see [`cumsum`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `cumsum(Tensor self, int dim, *, DType? dtype=None) -> Tensor`.
    #[inline]
    pub fn cumsum_out_with(&self, dim: i64, options: CumsumOptions, out: &Tensor) -> Result<()> {
        cumsum_out_with(self, dim, options, out)
    }

    /// The n-th difference of neighbours along a dimension, after putting `prepend` before and `append` behind.
    /// Bool tensors use the exclusive or. In the shape of self with one element less along it each time. Any dtype;
    /// a 0-dim tensor and a negative n are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.diff(torch.tensor([1, 4, 9, 16]))
    /// tensor([3, 5, 7])
    /// ```
    #[inline]
    pub fn diff(&self) -> Result<Tensor> {
        diff(self)
    }

    /// The n-th difference of neighbours along a dimension, after putting `prepend` before and `append` behind.
    /// Bool tensors use the exclusive or. In the shape of self with one element less along it each time. Any dtype;
    /// a 0-dim tensor and a negative n are errors.
    ///
    /// What is not set in the options keeps its default: `diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor`.
    #[inline]
    pub fn diff_with(&self, options: DiffOptions<'_>) -> Result<Tensor> {
        diff_with(self, options)
    }

    /// `diff`, see [`diff`]. The result is written into the given tensor.
    #[inline]
    pub fn diff_out(&self, out: &Tensor) -> Result<()> {
        diff_out(self, out)
    }

    /// `diff`, see [`diff`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor`.
    #[inline]
    pub fn diff_out_with(&self, options: DiffOptions<'_>, out: &Tensor) -> Result<()> {
        diff_out_with(self, options, out)
    }

    /// log of the running sum of exponentials along a dimension, computed stably; in the shape of self. Floating
    /// point and complex only. A dimension that self does not have is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.logcumsumexp(torch.tensor([0., 0., 0.]), dim=0)
    /// tensor([0.0000, 0.6931, 1.0986])
    /// ```
    #[inline]
    pub fn logcumsumexp(&self, dim: i64) -> Result<Tensor> {
        logcumsumexp(self, dim)
    }

    /// `logcumsumexp`, see [`logcumsumexp`]. The result is written into the given tensor.
    #[inline]
    pub fn logcumsumexp_out(&self, dim: i64, out: &Tensor) -> Result<()> {
        logcumsumexp_out(self, dim, out)
    }
}

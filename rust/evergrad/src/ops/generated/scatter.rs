// Generated from bindings/schema/ops/scatter.toml; do not edit.
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Scalar;
use crate::value;
use crate::Tensor;

static _SEGMENT_IDS: Op = Op::new(c"_segment_ids", c"", 1);
static INDEX_REDUCE: Op = Op::new(c"index_reduce", c"", 1);
static INDEX_REDUCE_INPLACE: Op = Op::new(c"index_reduce_", c"", 1);
static INDEX_REDUCE_OUT: Op = Op::new(c"index_reduce", c"out", 1);
static NONZERO_STATIC: Op = Op::new(c"nonzero_static", c"", 1);
static NONZERO_STATIC_OUT: Op = Op::new(c"nonzero_static", c"out", 1);
static PUT: Op = Op::new(c"put", c"", 1);
static PUT_INPLACE: Op = Op::new(c"put_", c"", 1);
static SCATTER_REDUCE_TWO: Op = Op::new(c"scatter_reduce", c"two", 1);
static SCATTER_REDUCE_TWO_INPLACE: Op = Op::new(c"scatter_reduce_", c"two", 1);
static SCATTER_REDUCE_TWO_OUT: Op = Op::new(c"scatter_reduce", c"two.out", 1);
static SEGMENT_REDUCE: Op = Op::new(c"segment_reduce", c"", 1);

/// The number of the run that each of `size` positions belongs to, by rows of lengths (or of offsets);
/// positions in none get the number behind the last.
#[inline]
pub fn _segment_ids(runs: &Tensor, size: i64, offsets: bool, r#unsafe: bool) -> Result<Tensor> {
    _SEGMENT_IDS.tensor(&[value::tensor(runs), value::int(size), value::boolean(offsets), value::boolean(r#unsafe)])
}

/// The parameters of [`index_reduce_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct IndexReduceOptions {
    include_self: Option<bool>,
}

impl IndexReduceOptions {
    /// All defaults.
    pub fn new() -> IndexReduceOptions {
        IndexReduceOptions::default()
    }

    /// `bool`, default `True`.
    pub fn include_self(mut self, include_self: impl Into<Option<bool>>) -> Self {
        self.include_self = include_self.into();
        self
    }
}

/// self combined with the slices of source at the indices of a dimension: reduce is prod, mean, amax or amin.
/// Without include_self the slices that are written to do not count themselves. index is 1-d and integer;
/// source has self's dtype, any, but no complex one for amax and amin. In the shape of self. An index outside
/// and another word are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.index_reduce(torch.ones(2), 0, torch.tensor([0, 0, 1]), torch.tensor([2., 3., 4.]), 'prod')
/// tensor([6., 4.])
/// ```
#[inline]
pub fn index_reduce(input: &Tensor, dim: i64, index: &Tensor, source: &Tensor, reduce: &str) -> Result<Tensor> {
    INDEX_REDUCE.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::tensor(source), value::string(reduce)])
}

/// self combined with the slices of source at the indices of a dimension: reduce is prod, mean, amax or amin.
/// Without include_self the slices that are written to do not count themselves. index is 1-d and integer;
/// source has self's dtype, any, but no complex one for amax and amin. In the shape of self. An index outside
/// and another word are errors.
///
/// What is not set in the options keeps its default: `index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor`.
pub fn index_reduce_with(input: &Tensor, dim: i64, index: &Tensor, source: &Tensor, reduce: &str, options: IndexReduceOptions) -> Result<Tensor> {
    INDEX_REDUCE.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::tensor(source), value::string(reduce), options.include_self.map_or(value::none(), value::boolean)])
}

/// `index_reduce`, see [`index_reduce`]. In place: the result is written into the tensor itself.
pub fn index_reduce_(input: &Tensor, dim: i64, index: &Tensor, source: &Tensor, reduce: &str) -> Result<()> {
    INDEX_REDUCE_INPLACE.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::tensor(source), value::string(reduce)]).map(drop)
}

/// `index_reduce`, see [`index_reduce`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor`.
pub fn index_reduce_with_(input: &Tensor, dim: i64, index: &Tensor, source: &Tensor, reduce: &str, options: IndexReduceOptions) -> Result<()> {
    INDEX_REDUCE_INPLACE.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::tensor(source), value::string(reduce), options.include_self.map_or(value::none(), value::boolean)]).map(drop)
}

/// `index_reduce`, see [`index_reduce`]. The result is written into the given tensor.
pub fn index_reduce_out(input: &Tensor, dim: i64, index: &Tensor, source: &Tensor, reduce: &str, out: &Tensor) -> Result<()> {
    INDEX_REDUCE_OUT.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::tensor(source), value::string(reduce), value::none(), value::tensor(out)]).map(drop)
}

/// `index_reduce`, see [`index_reduce`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor`.
pub fn index_reduce_out_with(input: &Tensor, dim: i64, index: &Tensor, source: &Tensor, reduce: &str, options: IndexReduceOptions, out: &Tensor) -> Result<()> {
    INDEX_REDUCE_OUT.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::tensor(source), value::string(reduce), options.include_self.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`nonzero_static_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct NonzeroStaticOptions {
    fill_value: Option<i64>,
}

impl NonzeroStaticOptions {
    /// All defaults.
    pub fn new() -> NonzeroStaticOptions {
        NonzeroStaticOptions::default()
    }

    /// `int`, default `-1`.
    pub fn fill_value(mut self, fill_value: impl Into<Option<i64>>) -> Self {
        self.fill_value = fill_value.into();
        self
    }
}

/// The first `size` rows of nonzero, filled up with rows of fill_value where there are fewer. (size,
/// dimensions), int64; any dtype is read. A negative size is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.nonzero_static(torch.tensor([0, 5, 0, 7]), size=3)
/// tensor([[ 1],
///         [ 3],
///         [-1]])
/// ```
#[inline]
pub fn nonzero_static(input: &Tensor, size: i64) -> Result<Tensor> {
    NONZERO_STATIC.tensor(&[value::tensor(input), value::int(size)])
}

/// The first `size` rows of nonzero, filled up with rows of fill_value where there are fewer. (size,
/// dimensions), int64; any dtype is read. A negative size is an error.
///
/// What is not set in the options keeps its default: `nonzero_static(Tensor self, *, int size, int fill_value=-1) -> Tensor`.
pub fn nonzero_static_with(input: &Tensor, size: i64, options: NonzeroStaticOptions) -> Result<Tensor> {
    NONZERO_STATIC.tensor(&[value::tensor(input), value::int(size), options.fill_value.map_or(value::none(), value::int)])
}

/// `nonzero_static`, see [`nonzero_static`]. The result is written into the given tensor.
pub fn nonzero_static_out(input: &Tensor, size: i64, out: &Tensor) -> Result<()> {
    NONZERO_STATIC_OUT.tensor(&[value::tensor(input), value::int(size), value::none(), value::tensor(out)]).map(drop)
}

/// `nonzero_static`, see [`nonzero_static`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `nonzero_static(Tensor self, *, int size, int fill_value=-1) -> Tensor`.
pub fn nonzero_static_out_with(input: &Tensor, size: i64, options: NonzeroStaticOptions, out: &Tensor) -> Result<()> {
    NONZERO_STATIC_OUT.tensor(&[value::tensor(input), value::int(size), options.fill_value.map_or(value::none(), value::int), value::tensor(out)]).map(drop)
}

/// The parameters of [`put_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct PutOptions {
    accumulate: Option<bool>,
}

impl PutOptions {
    /// All defaults.
    pub fn new() -> PutOptions {
        PutOptions::default()
    }

    /// `bool`, default `False`.
    pub fn accumulate(mut self, accumulate: impl Into<Option<bool>>) -> Self {
        self.accumulate = accumulate.into();
        self
    }
}

/// self with the elements of source written, or added with accumulate, at int64 indices into the flattened
/// tensor, whose shape stays. source has as many elements and self's dtype, any; an index outside is an error.
///
/// In Python:
///
/// ```text
/// >>> torch.tensor([1., 2., 3.]).put(torch.tensor([0, 2]), torch.tensor([9., 8.]))
/// tensor([9., 2., 8.])
/// ```
#[inline]
pub fn put(input: &Tensor, index: &Tensor, source: &Tensor) -> Result<Tensor> {
    PUT.tensor(&[value::tensor(input), value::tensor(index), value::tensor(source)])
}

/// self with the elements of source written, or added with accumulate, at int64 indices into the flattened
/// tensor, whose shape stays. source has as many elements and self's dtype, any; an index outside is an error.
///
/// What is not set in the options keeps its default: `put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor`.
pub fn put_with(input: &Tensor, index: &Tensor, source: &Tensor, options: PutOptions) -> Result<Tensor> {
    PUT.tensor(&[value::tensor(input), value::tensor(index), value::tensor(source), options.accumulate.map_or(value::none(), value::boolean)])
}

/// `put`, see [`put`]. In place: the result is written into the tensor itself.
pub fn put_(input: &Tensor, index: &Tensor, source: &Tensor) -> Result<()> {
    PUT_INPLACE.tensor(&[value::tensor(input), value::tensor(index), value::tensor(source)]).map(drop)
}

/// `put`, see [`put`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor`.
pub fn put_with_(input: &Tensor, index: &Tensor, source: &Tensor, options: PutOptions) -> Result<()> {
    PUT_INPLACE.tensor(&[value::tensor(input), value::tensor(index), value::tensor(source), options.accumulate.map_or(value::none(), value::boolean)]).map(drop)
}

/// The parameters of [`scatter_reduce_two_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ScatterReduceTwoOptions {
    include_self: Option<bool>,
}

impl ScatterReduceTwoOptions {
    /// All defaults.
    pub fn new() -> ScatterReduceTwoOptions {
        ScatterReduceTwoOptions::default()
    }

    /// `bool`, default `True`.
    pub fn include_self(mut self, include_self: impl Into<Option<bool>>) -> Self {
        self.include_self = include_self.into();
        self
    }
}

/// self combined with the elements of src at the indices along a dimension: reduce is sum, prod, mean, amax or
/// amin. Without include_self the elements that are written to do not count themselves. index is int64, no
/// longer than src; src has self's dtype, any, but no complex one for amax and amin. In the shape of self. An
/// index outside and another word are errors.
///
/// In Python:
///
/// ```text
/// >>> index, src = torch.tensor([0, 0, 1]), torch.tensor([3., 4., 5.])
/// >>> torch.scatter_reduce(torch.tensor([1., 2.]), 0, index, src, reduce='amax')
/// tensor([4., 5.])
/// ```
#[inline]
pub fn scatter_reduce_two(input: &Tensor, dim: i64, index: &Tensor, src: &Tensor, reduce: &str) -> Result<Tensor> {
    SCATTER_REDUCE_TWO.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::tensor(src), value::string(reduce)])
}

/// self combined with the elements of src at the indices along a dimension: reduce is sum, prod, mean, amax or
/// amin. Without include_self the elements that are written to do not count themselves. index is int64, no
/// longer than src; src has self's dtype, any, but no complex one for amax and amin. In the shape of self. An
/// index outside and another word are errors.
///
/// What is not set in the options keeps its default: `scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor`.
pub fn scatter_reduce_two_with(input: &Tensor, dim: i64, index: &Tensor, src: &Tensor, reduce: &str, options: ScatterReduceTwoOptions) -> Result<Tensor> {
    SCATTER_REDUCE_TWO.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::tensor(src), value::string(reduce), options.include_self.map_or(value::none(), value::boolean)])
}

/// `scatter_reduce.two`, see [`scatter_reduce_two`]. In place: the result is written into the tensor itself.
pub fn scatter_reduce_two_(input: &Tensor, dim: i64, index: &Tensor, src: &Tensor, reduce: &str) -> Result<()> {
    SCATTER_REDUCE_TWO_INPLACE.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::tensor(src), value::string(reduce)]).map(drop)
}

/// `scatter_reduce.two`, see [`scatter_reduce_two`]. In place: the result is written into the tensor itself.
///
/// What is not set in the options keeps its default: `scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor`.
pub fn scatter_reduce_two_with_(input: &Tensor, dim: i64, index: &Tensor, src: &Tensor, reduce: &str, options: ScatterReduceTwoOptions) -> Result<()> {
    SCATTER_REDUCE_TWO_INPLACE.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::tensor(src), value::string(reduce), options.include_self.map_or(value::none(), value::boolean)]).map(drop)
}

/// `scatter_reduce.two`, see [`scatter_reduce_two`]. The result is written into the given tensor.
pub fn scatter_reduce_two_out(input: &Tensor, dim: i64, index: &Tensor, src: &Tensor, reduce: &str, out: &Tensor) -> Result<()> {
    SCATTER_REDUCE_TWO_OUT.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::tensor(src), value::string(reduce), value::none(), value::tensor(out)]).map(drop)
}

/// `scatter_reduce.two`, see [`scatter_reduce_two`]. The result is written into the given tensor.
///
/// What is not set in the options keeps its default: `scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor`.
pub fn scatter_reduce_two_out_with(input: &Tensor, dim: i64, index: &Tensor, src: &Tensor, reduce: &str, options: ScatterReduceTwoOptions, out: &Tensor) -> Result<()> {
    SCATTER_REDUCE_TWO_OUT.tensor(&[value::tensor(input), value::int(dim), value::tensor(index), value::tensor(src), value::string(reduce), options.include_self.map_or(value::none(), value::boolean), value::tensor(out)]).map(drop)
}

/// The parameters of [`segment_reduce_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SegmentReduceOptions<'a> {
    lengths: Option<&'a Tensor>,
    indices: Option<&'a Tensor>,
    offsets: Option<&'a Tensor>,
    axis: Option<i64>,
    r#unsafe: Option<bool>,
    initial: Option<Scalar>,
}

impl<'a> SegmentReduceOptions<'a> {
    /// All defaults.
    pub fn new() -> SegmentReduceOptions<'a> {
        SegmentReduceOptions::default()
    }

    /// `Tensor?`, default `None`.
    pub fn lengths(mut self, lengths: impl Into<Option<&'a Tensor>>) -> Self {
        self.lengths = lengths.into();
        self
    }

    /// `Tensor?`, default `None`.
    pub fn indices(mut self, indices: impl Into<Option<&'a Tensor>>) -> Self {
        self.indices = indices.into();
        self
    }

    /// `Tensor?`, default `None`.
    pub fn offsets(mut self, offsets: impl Into<Option<&'a Tensor>>) -> Self {
        self.offsets = offsets.into();
        self
    }

    /// `int`, default `0`.
    pub fn axis(mut self, axis: impl Into<Option<i64>>) -> Self {
        self.axis = axis.into();
        self
    }

    /// `bool`, default `False`.
    pub fn r#unsafe(mut self, r#unsafe: impl Into<Option<bool>>) -> Self {
        self.r#unsafe = r#unsafe.into();
        self
    }

    /// `Scalar?`, default `None`.
    pub fn initial(mut self, initial: impl Into<Scalar>) -> Self {
        self.initial = Some(initial.into());
        self
    }
}

/// One value (slice) for each run of neighbours along axis: reduce is sum, prod, mean, max or min. lengths (the
/// data's shape in front of axis, then the number of runs) says how long they are, or offsets where they begin
/// and the last one ends. initial is the value of an empty run, and counts in all. The runs take the place of
/// axis. Floating point only; neither lengths nor offsets, and lengths that do not add up, are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.segment_reduce(torch.tensor([1., 2., 3., 4.]), 'sum', lengths=torch.tensor([1, 3]))
/// tensor([1., 9.])
/// ```
#[inline]
pub fn segment_reduce(data: &Tensor, reduce: &str) -> Result<Tensor> {
    SEGMENT_REDUCE.tensor(&[value::tensor(data), value::string(reduce)])
}

/// One value (slice) for each run of neighbours along axis: reduce is sum, prod, mean, max or min. lengths (the
/// data's shape in front of axis, then the number of runs) says how long they are, or offsets where they begin
/// and the last one ends. initial is the value of an empty run, and counts in all. The runs take the place of
/// axis. Floating point only; neither lengths nor offsets, and lengths that do not add up, are errors.
///
/// What is not set in the options keeps its default: `segment_reduce(Tensor data, str reduce, *, Tensor? lengths=None, Tensor? indices=None, Tensor? offsets=None, int axis=0, bool unsafe=False, Scalar? initial=None) -> Tensor`.
pub fn segment_reduce_with(data: &Tensor, reduce: &str, options: SegmentReduceOptions<'_>) -> Result<Tensor> {
    SEGMENT_REDUCE.tensor(&[value::tensor(data), value::string(reduce), value::opt_tensor(options.lengths), value::opt_tensor(options.indices), value::opt_tensor(options.offsets), options.axis.map_or(value::none(), value::int), options.r#unsafe.map_or(value::none(), value::boolean), options.initial.as_ref().map_or(value::none(), value::scalar)])
}

impl Tensor {
    /// self combined with the slices of source at the indices of a dimension: reduce is prod, mean, amax or amin.
    /// Without include_self the slices that are written to do not count themselves. index is 1-d and integer;
    /// source has self's dtype, any, but no complex one for amax and amin. In the shape of self. An index outside
    /// and another word are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.index_reduce(torch.ones(2), 0, torch.tensor([0, 0, 1]), torch.tensor([2., 3., 4.]), 'prod')
    /// tensor([6., 4.])
    /// ```
    #[inline]
    pub fn index_reduce(&self, dim: i64, index: &Tensor, source: &Tensor, reduce: &str) -> Result<Tensor> {
        index_reduce(self, dim, index, source, reduce)
    }

    /// self combined with the slices of source at the indices of a dimension: reduce is prod, mean, amax or amin.
    /// Without include_self the slices that are written to do not count themselves. index is 1-d and integer;
    /// source has self's dtype, any, but no complex one for amax and amin. In the shape of self. An index outside
    /// and another word are errors.
    ///
    /// What is not set in the options keeps its default: `index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor`.
    #[inline]
    pub fn index_reduce_with(&self, dim: i64, index: &Tensor, source: &Tensor, reduce: &str, options: IndexReduceOptions) -> Result<Tensor> {
        index_reduce_with(self, dim, index, source, reduce, options)
    }

    /// `index_reduce`, see [`index_reduce`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn index_reduce_(&self, dim: i64, index: &Tensor, source: &Tensor, reduce: &str) -> Result<()> {
        index_reduce_(self, dim, index, source, reduce)
    }

    /// `index_reduce`, see [`index_reduce`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor`.
    #[inline]
    pub fn index_reduce_with_(&self, dim: i64, index: &Tensor, source: &Tensor, reduce: &str, options: IndexReduceOptions) -> Result<()> {
        index_reduce_with_(self, dim, index, source, reduce, options)
    }

    /// `index_reduce`, see [`index_reduce`]. The result is written into the given tensor.
    #[inline]
    pub fn index_reduce_out(&self, dim: i64, index: &Tensor, source: &Tensor, reduce: &str, out: &Tensor) -> Result<()> {
        index_reduce_out(self, dim, index, source, reduce, out)
    }

    /// `index_reduce`, see [`index_reduce`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor`.
    #[inline]
    pub fn index_reduce_out_with(&self, dim: i64, index: &Tensor, source: &Tensor, reduce: &str, options: IndexReduceOptions, out: &Tensor) -> Result<()> {
        index_reduce_out_with(self, dim, index, source, reduce, options, out)
    }

    /// The first `size` rows of nonzero, filled up with rows of fill_value where there are fewer. (size,
    /// dimensions), int64; any dtype is read. A negative size is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.nonzero_static(torch.tensor([0, 5, 0, 7]), size=3)
    /// tensor([[ 1],
    ///         [ 3],
    ///         [-1]])
    /// ```
    #[inline]
    pub fn nonzero_static(&self, size: i64) -> Result<Tensor> {
        nonzero_static(self, size)
    }

    /// The first `size` rows of nonzero, filled up with rows of fill_value where there are fewer. (size,
    /// dimensions), int64; any dtype is read. A negative size is an error.
    ///
    /// What is not set in the options keeps its default: `nonzero_static(Tensor self, *, int size, int fill_value=-1) -> Tensor`.
    #[inline]
    pub fn nonzero_static_with(&self, size: i64, options: NonzeroStaticOptions) -> Result<Tensor> {
        nonzero_static_with(self, size, options)
    }

    /// `nonzero_static`, see [`nonzero_static`]. The result is written into the given tensor.
    #[inline]
    pub fn nonzero_static_out(&self, size: i64, out: &Tensor) -> Result<()> {
        nonzero_static_out(self, size, out)
    }

    /// `nonzero_static`, see [`nonzero_static`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `nonzero_static(Tensor self, *, int size, int fill_value=-1) -> Tensor`.
    #[inline]
    pub fn nonzero_static_out_with(&self, size: i64, options: NonzeroStaticOptions, out: &Tensor) -> Result<()> {
        nonzero_static_out_with(self, size, options, out)
    }

    /// self with the elements of source written, or added with accumulate, at int64 indices into the flattened
    /// tensor, whose shape stays. source has as many elements and self's dtype, any; an index outside is an error.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.tensor([1., 2., 3.]).put(torch.tensor([0, 2]), torch.tensor([9., 8.]))
    /// tensor([9., 2., 8.])
    /// ```
    #[inline]
    pub fn put(&self, index: &Tensor, source: &Tensor) -> Result<Tensor> {
        put(self, index, source)
    }

    /// self with the elements of source written, or added with accumulate, at int64 indices into the flattened
    /// tensor, whose shape stays. source has as many elements and self's dtype, any; an index outside is an error.
    ///
    /// What is not set in the options keeps its default: `put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor`.
    #[inline]
    pub fn put_with(&self, index: &Tensor, source: &Tensor, options: PutOptions) -> Result<Tensor> {
        put_with(self, index, source, options)
    }

    /// `put`, see [`put`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn put_(&self, index: &Tensor, source: &Tensor) -> Result<()> {
        put_(self, index, source)
    }

    /// `put`, see [`put`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor`.
    #[inline]
    pub fn put_with_(&self, index: &Tensor, source: &Tensor, options: PutOptions) -> Result<()> {
        put_with_(self, index, source, options)
    }

    /// self combined with the elements of src at the indices along a dimension: reduce is sum, prod, mean, amax or
    /// amin. Without include_self the elements that are written to do not count themselves. index is int64, no
    /// longer than src; src has self's dtype, any, but no complex one for amax and amin. In the shape of self. An
    /// index outside and another word are errors.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> index, src = torch.tensor([0, 0, 1]), torch.tensor([3., 4., 5.])
    /// >>> torch.scatter_reduce(torch.tensor([1., 2.]), 0, index, src, reduce='amax')
    /// tensor([4., 5.])
    /// ```
    #[inline]
    pub fn scatter_reduce_two(&self, dim: i64, index: &Tensor, src: &Tensor, reduce: &str) -> Result<Tensor> {
        scatter_reduce_two(self, dim, index, src, reduce)
    }

    /// self combined with the elements of src at the indices along a dimension: reduce is sum, prod, mean, amax or
    /// amin. Without include_self the elements that are written to do not count themselves. index is int64, no
    /// longer than src; src has self's dtype, any, but no complex one for amax and amin. In the shape of self. An
    /// index outside and another word are errors.
    ///
    /// What is not set in the options keeps its default: `scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor`.
    #[inline]
    pub fn scatter_reduce_two_with(&self, dim: i64, index: &Tensor, src: &Tensor, reduce: &str, options: ScatterReduceTwoOptions) -> Result<Tensor> {
        scatter_reduce_two_with(self, dim, index, src, reduce, options)
    }

    /// `scatter_reduce.two`, see [`scatter_reduce_two`]. In place: the result is written into the tensor itself.
    #[inline]
    pub fn scatter_reduce_two_(&self, dim: i64, index: &Tensor, src: &Tensor, reduce: &str) -> Result<()> {
        scatter_reduce_two_(self, dim, index, src, reduce)
    }

    /// `scatter_reduce.two`, see [`scatter_reduce_two`]. In place: the result is written into the tensor itself.
    ///
    /// What is not set in the options keeps its default: `scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor`.
    #[inline]
    pub fn scatter_reduce_two_with_(&self, dim: i64, index: &Tensor, src: &Tensor, reduce: &str, options: ScatterReduceTwoOptions) -> Result<()> {
        scatter_reduce_two_with_(self, dim, index, src, reduce, options)
    }

    /// `scatter_reduce.two`, see [`scatter_reduce_two`]. The result is written into the given tensor.
    #[inline]
    pub fn scatter_reduce_two_out(&self, dim: i64, index: &Tensor, src: &Tensor, reduce: &str, out: &Tensor) -> Result<()> {
        scatter_reduce_two_out(self, dim, index, src, reduce, out)
    }

    /// `scatter_reduce.two`, see [`scatter_reduce_two`]. The result is written into the given tensor.
    ///
    /// What is not set in the options keeps its default: `scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor`.
    #[inline]
    pub fn scatter_reduce_two_out_with(&self, dim: i64, index: &Tensor, src: &Tensor, reduce: &str, options: ScatterReduceTwoOptions, out: &Tensor) -> Result<()> {
        scatter_reduce_two_out_with(self, dim, index, src, reduce, options, out)
    }
}

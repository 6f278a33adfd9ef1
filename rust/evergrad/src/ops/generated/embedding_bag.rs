// Generated from bindings/schema/ops/embedding_bag.toml; do not edit.
use crate::error::Result;
use crate::op::Op;
use crate::value;
use crate::Tensor;

static _EMBEDDING_BAG: Op = Op::new(c"_embedding_bag", c"", 1);
static EMBEDDING_BAG: Op = Op::new(c"embedding_bag", c"", 1);
static EMBEDDING_BAG_NN: Op = Op::new(c"embedding_bag", c"nn", 1);

/// embedding_bag of indices in a row; mode 0 sum, 1 mean, 2 max, padding_idx -1 for none. max_indices: for
/// maxima the rows that they came from, -1 in an empty bag; else empty.
#[inline]
pub fn _embedding_bag(weight: &Tensor, indices: &Tensor, offsets: &Tensor, per_sample_weights: Option<&Tensor>, mode: i64, padding_idx: i64, scale_grad_by_freq: bool, include_last_offset: bool) -> Result<(Tensor, Tensor)> {
    let [output, max_indices] = _EMBEDDING_BAG.tensors(&[value::tensor(weight), value::tensor(indices), value::tensor(offsets), value::opt_tensor(per_sample_weights), value::int(mode), value::int(padding_idx), value::boolean(scale_grad_by_freq), value::boolean(include_last_offset)])?;
    Ok((output, max_indices))
}

/// The parameters of [`embedding_bag_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct EmbeddingBagOptions<'a> {
    scale_grad_by_freq: Option<bool>,
    mode: Option<i64>,
    sparse: Option<bool>,
    per_sample_weights: Option<&'a Tensor>,
    include_last_offset: Option<bool>,
    padding_idx: Option<i64>,
}

impl<'a> EmbeddingBagOptions<'a> {
    /// All defaults.
    pub fn new() -> EmbeddingBagOptions<'a> {
        EmbeddingBagOptions::default()
    }

    /// `bool`, default `False`.
    pub fn scale_grad_by_freq(mut self, scale_grad_by_freq: impl Into<Option<bool>>) -> Self {
        self.scale_grad_by_freq = scale_grad_by_freq.into();
        self
    }

    /// `int`, default `0`.
    pub fn mode(mut self, mode: impl Into<Option<i64>>) -> Self {
        self.mode = mode.into();
        self
    }

    /// `bool`, default `False`.
    pub fn sparse(mut self, sparse: impl Into<Option<bool>>) -> Self {
        self.sparse = sparse.into();
        self
    }

    /// `Tensor?`, default `None`.
    pub fn per_sample_weights(mut self, per_sample_weights: impl Into<Option<&'a Tensor>>) -> Self {
        self.per_sample_weights = per_sample_weights.into();
        self
    }

    /// `bool`, default `False`.
    pub fn include_last_offset(mut self, include_last_offset: impl Into<Option<bool>>) -> Self {
        self.include_last_offset = include_last_offset.into();
        self
    }

    /// `int?`, default `None`.
    pub fn padding_idx(mut self, padding_idx: impl Into<Option<i64>>) -> Self {
        self.padding_idx = padding_idx.into();
        self
    }
}

/// nn.functional.embedding_bag of indices in a row, with mode 0 for sum, 1 mean, 2 max. Besides the (bags,
/// width) result the bag of each index and how many indices of each bag counted (int64; for sums empty and 0),
/// and for maxima the rows of weight (rows, width) that they came from, -1 in an empty bag. Floating point;
/// offsets that do not fit and an index outside are errors.
///
/// In Python:
///
/// ```text
/// >>> table = torch.tensor([[0., 1.], [2., 3.], [4., 5.]])
/// >>> torch.embedding_bag(table, torch.tensor([0, 2, 1]), torch.tensor([0, 2]), mode=2)[0]
/// tensor([[4., 5.],
///         [2., 3.]])
/// ```
#[inline]
pub fn embedding_bag(weight: &Tensor, indices: &Tensor, offsets: &Tensor) -> Result<(Tensor, Tensor, Tensor, Tensor)> {
    let [result0, result1, result2, result3] = EMBEDDING_BAG.tensors(&[value::tensor(weight), value::tensor(indices), value::tensor(offsets)])?;
    Ok((result0, result1, result2, result3))
}

/// nn.functional.embedding_bag of indices in a row, with mode 0 for sum, 1 mean, 2 max. Besides the (bags,
/// width) result the bag of each index and how many indices of each bag counted (int64; for sums empty and 0),
/// and for maxima the rows of weight (rows, width) that they came from, -1 in an empty bag. Floating point;
/// offsets that do not fit and an index outside are errors.
///
/// What is not set in the options keeps its default: `embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int? padding_idx=None) -> (Tensor, Tensor, Tensor, Tensor)`.
pub fn embedding_bag_with(weight: &Tensor, indices: &Tensor, offsets: &Tensor, options: EmbeddingBagOptions<'_>) -> Result<(Tensor, Tensor, Tensor, Tensor)> {
    let [result0, result1, result2, result3] = EMBEDDING_BAG.tensors(&[value::tensor(weight), value::tensor(indices), value::tensor(offsets), options.scale_grad_by_freq.map_or(value::none(), value::boolean), options.mode.map_or(value::none(), value::int), options.sparse.map_or(value::none(), value::boolean), value::opt_tensor(options.per_sample_weights), options.include_last_offset.map_or(value::none(), value::boolean), options.padding_idx.map_or(value::none(), value::int)])?;
    Ok((result0, result1, result2, result3))
}

/// The parameters of [`embedding_bag_nn_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct EmbeddingBagNnOptions<'a> {
    offsets: Option<&'a Tensor>,
    max_norm: Option<f64>,
    norm_type: Option<f64>,
    scale_grad_by_freq: Option<bool>,
    mode: Option<&'a str>,
    sparse: Option<bool>,
    per_sample_weights: Option<&'a Tensor>,
    include_last_offset: Option<bool>,
    padding_idx: Option<i64>,
}

impl<'a> EmbeddingBagNnOptions<'a> {
    /// All defaults.
    pub fn new() -> EmbeddingBagNnOptions<'a> {
        EmbeddingBagNnOptions::default()
    }

    /// `Tensor?`, default `None`.
    pub fn offsets(mut self, offsets: impl Into<Option<&'a Tensor>>) -> Self {
        self.offsets = offsets.into();
        self
    }

    /// `float?`, default `None`.
    pub fn max_norm(mut self, max_norm: impl Into<Option<f64>>) -> Self {
        self.max_norm = max_norm.into();
        self
    }

    /// `float`, default `2.0`.
    pub fn norm_type(mut self, norm_type: impl Into<Option<f64>>) -> Self {
        self.norm_type = norm_type.into();
        self
    }

    /// `bool`, default `False`.
    pub fn scale_grad_by_freq(mut self, scale_grad_by_freq: impl Into<Option<bool>>) -> Self {
        self.scale_grad_by_freq = scale_grad_by_freq.into();
        self
    }

    /// `str`, default `'mean'`.
    pub fn mode(mut self, mode: &'a str) -> Self {
        self.mode = Some(mode);
        self
    }

    /// `bool`, default `False`.
    pub fn sparse(mut self, sparse: impl Into<Option<bool>>) -> Self {
        self.sparse = sparse.into();
        self
    }

    /// `Tensor?`, default `None`.
    pub fn per_sample_weights(mut self, per_sample_weights: impl Into<Option<&'a Tensor>>) -> Self {
        self.per_sample_weights = per_sample_weights.into();
        self
    }

    /// `bool`, default `False`.
    pub fn include_last_offset(mut self, include_last_offset: impl Into<Option<bool>>) -> Self {
        self.include_last_offset = include_last_offset.into();
        self
    }

    /// `int?`, default `None`.
    pub fn padding_idx(mut self, padding_idx: impl Into<Option<i64>>) -> Self {
        self.padding_idx = padding_idx.into();
        self
    }
}

/// The sum, mean or maximum (mode) of the rows of weight at the indices of each bag: a row of input (bags, n),
/// or what lies between two offsets in input (n), the last of which is an end with include_last_offset.
/// per_sample_weights, in the shape of input, multiply the rows of sums. Indices padding_idx do not count; rows
/// longer than max_norm are scaled down in place first. Gives (bags, width), 0 for an empty bag. weight (rows,
/// width) is floating point, indices and offsets integers. scale_grad_by_freq divides the gradient of a row by
/// how often it was read; that is dense, also with sparse. Offsets that do not start at 0, decrease or pass the
/// end, and an index outside, are errors.
///
/// In Python:
///
/// ```text
/// >>> table = torch.tensor([[0., 1.], [2., 3.], [4., 5.]])
/// >>> F.embedding_bag(torch.tensor([[0, 2], [1, 1]]), table)
/// tensor([[2., 3.],
///         [2., 3.]])
/// ```
#[inline]
pub fn embedding_bag_nn(input: &Tensor, weight: &Tensor) -> Result<Tensor> {
    EMBEDDING_BAG_NN.tensor(&[value::tensor(input), value::tensor(weight)])
}

/// The sum, mean or maximum (mode) of the rows of weight at the indices of each bag: a row of input (bags, n),
/// or what lies between two offsets in input (n), the last of which is an end with include_last_offset.
/// per_sample_weights, in the shape of input, multiply the rows of sums. Indices padding_idx do not count; rows
/// longer than max_norm are scaled down in place first. Gives (bags, width), 0 for an empty bag. weight (rows,
/// width) is floating point, indices and offsets integers. scale_grad_by_freq divides the gradient of a row by
/// how often it was read; that is dense, also with sparse. Offsets that do not start at 0, decrease or pass the
/// end, and an index outside, are errors.
///
/// What is not set in the options keeps its default: `embedding_bag.nn(Tensor input, Tensor weight, Tensor? offsets=None, float? max_norm=None, float norm_type=2.0, bool scale_grad_by_freq=False, str mode='mean', bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int? padding_idx=None) -> Tensor`.
pub fn embedding_bag_nn_with(input: &Tensor, weight: &Tensor, options: EmbeddingBagNnOptions<'_>) -> Result<Tensor> {
    EMBEDDING_BAG_NN.tensor(&[value::tensor(input), value::tensor(weight), value::opt_tensor(options.offsets), options.max_norm.map_or(value::none(), value::double), options.norm_type.map_or(value::none(), value::double), options.scale_grad_by_freq.map_or(value::none(), value::boolean), options.mode.map_or(value::none(), value::string), options.sparse.map_or(value::none(), value::boolean), value::opt_tensor(options.per_sample_weights), options.include_last_offset.map_or(value::none(), value::boolean), options.padding_idx.map_or(value::none(), value::int)])
}

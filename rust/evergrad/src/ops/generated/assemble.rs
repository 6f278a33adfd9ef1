// Generated from bindings/schema/ops/assemble.toml; do not edit.
use std::borrow::Borrow;
use crate::error::Result;
use crate::op::Op;
use crate::scalar::Ints;
use crate::value;
use crate::Tensor;

static BLOCK_DIAG: Op = Op::new(c"block_diag", c"", 1);
static COMBINATIONS: Op = Op::new(c"combinations", c"", 1);
static DSPLIT: Op = Op::new(c"dsplit", c"", 1);
static DSPLIT_INDICES: Op = Op::new(c"dsplit", c"indices", 1);
static HSPLIT: Op = Op::new(c"hsplit", c"", 1);
static HSPLIT_INDICES: Op = Op::new(c"hsplit", c"indices", 1);
static VSPLIT: Op = Op::new(c"vsplit", c"", 1);
static VSPLIT_INDICES: Op = Op::new(c"vsplit", c"indices", 1);

/// The tensors along the diagonal of one matrix that is zero elsewhere, in their common dtype. Those of one
/// dimension count as a row, those of none as (1, 1); more than two dimensions are an error. Of no tensors the
/// result is (1, 0).
///
/// In Python:
///
/// ```text
/// >>> torch.block_diag(torch.tensor([[1, 2]]), torch.tensor(3))
/// tensor([[1, 2, 0],
///         [0, 0, 3]])
/// ```
#[inline]
pub fn block_diag(tensors: &[impl Borrow<Tensor>]) -> Result<Tensor> {
    let tensors = value::handles(tensors);
    BLOCK_DIAG.tensor(&[value::tensors(&tensors)])
}

/// The parameters of [`combinations_with`] that have defaults.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct CombinationsOptions {
    r: Option<i64>,
    with_replacement: Option<bool>,
}

impl CombinationsOptions {
    /// All defaults.
    pub fn new() -> CombinationsOptions {
        CombinationsOptions::default()
    }

    /// `int`, default `2`.
    pub fn r(mut self, r: impl Into<Option<i64>>) -> Self {
        self.r = r.into();
        self
    }

    /// `bool`, default `False`.
    pub fn with_replacement(mut self, with_replacement: impl Into<Option<bool>>) -> Self {
        self.with_replacement = with_replacement.into();
        self
    }
}

/// All choices of r elements of a vector, a row each, in the order of their places; with_replacement may choose
/// one again. The result has shape (number of choices, r), for r = 0 (0). Any dtype; another number of
/// dimensions and a negative r are errors.
///
/// In Python:
///
/// ```text
/// >>> torch.combinations(torch.tensor([1, 2, 3]))
/// tensor([[1, 2],
///         [1, 3],
///         [2, 3]])
/// ```
#[inline]
pub fn combinations(input: &Tensor) -> Result<Tensor> {
    COMBINATIONS.tensor(&[value::tensor(input)])
}

/// All choices of r elements of a vector, a row each, in the order of their places; with_replacement may choose
/// one again. The result has shape (number of choices, r), for r = 0 (0). Any dtype; another number of
/// dimensions and a negative r are errors.
///
/// What is not set in the options keeps its default: `combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor`.
pub fn combinations_with(input: &Tensor, options: CombinationsOptions) -> Result<Tensor> {
    COMBINATIONS.tensor(&[value::tensor(input), options.r.map_or(value::none(), value::int), options.with_replacement.map_or(value::none(), value::boolean)])
}

/// Views of the shape of self but in dimension 2, of which each has one of as many equal parts. A number that
/// does not divide the size is an error, and so is a tensor of less than 3 dimensions. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.dsplit(torch.arange(4).view(1, 2, 2), 2)[1]
/// tensor([[[1],
///          [3]]])
/// ```
#[inline]
pub fn dsplit(input: &Tensor, sections: i64) -> Result<Vec<Tensor>> {
    DSPLIT.list(&[value::tensor(input), value::int(sections)])
}

/// Views of the shape of self but in dimension 2, which is cut at the given indices: one view more than there
/// are. Less than 3 dimensions are an error. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.dsplit(torch.arange(3).view(1, 1, 3), [2])
/// (tensor([[[0, 1]]]), tensor([[[2]]]))
/// ```
#[inline]
pub fn dsplit_indices<'a>(input: &Tensor, indices: impl Into<Ints<'a>>) -> Result<Vec<Tensor>> {
    let indices = indices.into();
    DSPLIT_INDICES.list(&[value::tensor(input), value::ints(&indices)])
}

/// Views of the shape of self but in dimension 1, in a vector dimension 0, of which each has one of as many
/// equal parts. A number that does not divide the size is an error, and so is a 0-dim tensor. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.hsplit(torch.arange(6).view(2, 3), 3)[2]
/// tensor([[2],
///         [5]])
/// ```
#[inline]
pub fn hsplit(input: &Tensor, sections: i64) -> Result<Vec<Tensor>> {
    HSPLIT.list(&[value::tensor(input), value::int(sections)])
}

/// Views of the shape of self but in dimension 1, in a vector dimension 0, which is cut at the given indices:
/// one view more than there are. A 0-dim tensor is an error. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.hsplit(torch.arange(5), [1, 3])
/// (tensor([0]), tensor([1, 2]), tensor([3, 4]))
/// ```
#[inline]
pub fn hsplit_indices<'a>(input: &Tensor, indices: impl Into<Ints<'a>>) -> Result<Vec<Tensor>> {
    let indices = indices.into();
    HSPLIT_INDICES.list(&[value::tensor(input), value::ints(&indices)])
}

/// Views of the shape of self but in dimension 0, of which each has one of as many equal parts. A number that
/// does not divide the size is an error, and so is a tensor of less than 2 dimensions. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.vsplit(torch.arange(4).view(2, 2), 2)
/// (tensor([[0, 1]]), tensor([[2, 3]]))
/// ```
#[inline]
pub fn vsplit(input: &Tensor, sections: i64) -> Result<Vec<Tensor>> {
    VSPLIT.list(&[value::tensor(input), value::int(sections)])
}

/// Views of the shape of self but in dimension 0, which is cut at the given indices: one view more than there
/// are. Less than 2 dimensions are an error. Any dtype.
///
/// In Python:
///
/// ```text
/// >>> torch.vsplit(torch.arange(6).view(3, 2), [1])[1]
/// tensor([[2, 3],
///         [4, 5]])
/// ```
#[inline]
pub fn vsplit_indices<'a>(input: &Tensor, indices: impl Into<Ints<'a>>) -> Result<Vec<Tensor>> {
    let indices = indices.into();
    VSPLIT_INDICES.list(&[value::tensor(input), value::ints(&indices)])
}

impl Tensor {
    /// Views of the shape of self but in dimension 2, of which each has one of as many equal parts. A number that
    /// does not divide the size is an error, and so is a tensor of less than 3 dimensions. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.dsplit(torch.arange(4).view(1, 2, 2), 2)[1]
    /// tensor([[[1],
    ///          [3]]])
    /// ```
    #[inline]
    pub fn dsplit(&self, sections: i64) -> Result<Vec<Tensor>> {
        dsplit(self, sections)
    }

    /// Views of the shape of self but in dimension 2, which is cut at the given indices: one view more than there
    /// are. Less than 3 dimensions are an error. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.dsplit(torch.arange(3).view(1, 1, 3), [2])
    /// (tensor([[[0, 1]]]), tensor([[[2]]]))
    /// ```
    #[inline]
    pub fn dsplit_indices<'a>(&self, indices: impl Into<Ints<'a>>) -> Result<Vec<Tensor>> {
        dsplit_indices(self, indices)
    }

    /// Views of the shape of self but in dimension 1, in a vector dimension 0, of which each has one of as many
    /// equal parts. A number that does not divide the size is an error, and so is a 0-dim tensor. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.hsplit(torch.arange(6).view(2, 3), 3)[2]
    /// tensor([[2],
    ///         [5]])
    /// ```
    #[inline]
    pub fn hsplit(&self, sections: i64) -> Result<Vec<Tensor>> {
        hsplit(self, sections)
    }

    /// Views of the shape of self but in dimension 1, in a vector dimension 0, which is cut at the given indices:
    /// one view more than there are. A 0-dim tensor is an error. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.hsplit(torch.arange(5), [1, 3])
    /// (tensor([0]), tensor([1, 2]), tensor([3, 4]))
    /// ```
    #[inline]
    pub fn hsplit_indices<'a>(&self, indices: impl Into<Ints<'a>>) -> Result<Vec<Tensor>> {
        hsplit_indices(self, indices)
    }

    /// Views of the shape of self but in dimension 0, of which each has one of as many equal parts. A number that
    /// does not divide the size is an error, and so is a tensor of less than 2 dimensions. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.vsplit(torch.arange(4).view(2, 2), 2)
    /// (tensor([[0, 1]]), tensor([[2, 3]]))
    /// ```
    #[inline]
    pub fn vsplit(&self, sections: i64) -> Result<Vec<Tensor>> {
        vsplit(self, sections)
    }

    /// Views of the shape of self but in dimension 0, which is cut at the given indices: one view more than there
    /// are. Less than 2 dimensions are an error. Any dtype.
    ///
    /// In Python:
    ///
    /// ```text
    /// >>> torch.vsplit(torch.arange(6).view(3, 2), [1])[1]
    /// tensor([[2, 3],
    ///         [4, 5]])
    /// ```
    #[inline]
    pub fn vsplit_indices<'a>(&self, indices: impl Into<Ints<'a>>) -> Result<Vec<Tensor>> {
        vsplit_indices(self, indices)
    }
}

//! All operators as free functions, generated from the schema; most are methods of [`Tensor`](crate::Tensor) as well.
//!
//! An operator's required parameters are the function's parameters. Where some have defaults there is a second function
//! `NAME_with` that also takes a `NameOptions`. `NAME_` writes into the tensor itself, `NAME_out` into one that is given.
//!
//! ```
//! # fn main() -> evergrad::Result<()> {
//! use evergrad::{ops, Tensor};
//! let x = Tensor::from_slice(&[1.0f32, 2.0, 3.0, 4.0], [2, 2])?;
//! let rows = x.sum_dim_with(1, ops::SumDimOptions::new().keepdim(true))?;
//! assert_eq!(rows.shape(), [2, 1]);
//! let (largest, at) = x.max_dim(0)?;
//! assert_eq!(at.to_vec::<i64>()?, [1, 1]);
//! let both = ops::cat(&[&x, &x])?;
//! assert_eq!(both.shape(), [4, 2]);
//! # Ok(())
//! # }
//! ```

// The code is the same for every operator, so some of it is more than a given operator needs.
#[allow(clippy::should_implement_trait, clippy::too_many_arguments, clippy::wrong_self_convention)]
#[allow(clippy::type_complexity, clippy::let_and_return)]
#[allow(rustdoc::broken_intra_doc_links, rustdoc::invalid_html_tags, rustdoc::bare_urls)]
#[rustfmt::skip]
mod generated;
pub use generated::*;

//! Modules: the built-in layers, and modules of your own by the trait [`Module`].
//!
//! The tree of modules (names, parameters, buffers, train and eval, hooks, state dicts) lives in the library; a module here
//! is a handle ([`Base`]) and, for your own ones, a `forward` over it.
//!
//! ```
//! # fn main() -> evergrad::Result<()> {
//! use evergrad::nn::{Base, Linear, Module, Relu, Sequential};
//! use evergrad::{Result, Tensor};
//!
//! struct Residual {
//!     base: Base,
//!     inner: Sequential,
//! }
//!
//! impl Residual {
//!     fn new(width: i64) -> Result<Residual> {
//!         let inner = Sequential::new()?.add(Linear::new(width, width)?)?.add(Relu::new()?)?;
//!         let base = Base::new("Residual")?;
//!         base.set_child("inner", &inner)?;
//!         Ok(Residual { base, inner })
//!     }
//! }
//!
//! impl Module for Residual {
//!     fn base(&self) -> &Base {
//!         &self.base
//!     }
//!     fn forward(&self, x: &Tensor) -> Result<Tensor> {
//!         x + &self.inner.forward(x)?
//!     }
//! }
//!
//! let model = Sequential::new()?.add(Residual::new(3)?)?.add(Linear::new(3, 2)?)?;
//! assert_eq!(model.state_dict()?.keys()[0], "0.inner.0.weight");
//! let y = model.forward(&evergrad::ops::ones([4, 3])?)?;
//! assert_eq!(y.shape(), [4, 2]);
//! # Ok(())
//! # }
//! ```
mod containers;
mod layers;
mod losses;
mod module;

pub use containers::{ModuleList, Sequential};
pub use layers::*;
pub use losses::*;
pub(crate) use module::Args;
pub use module::{Base, Module, ModuleHookHandle};

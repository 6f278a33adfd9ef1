//! Evergrad: tensors, automatic differentiation and neural networks, over the C library of the same name.
//!
//! ```
//! # fn main() -> evergrad::Result<()> {
//! use evergrad::Tensor;
//! let x = Tensor::from_slice(&[1.0f32, 2.0, 3.0], [3])?.requires_grad(true)?;
//! let loss = (&x * &x)?.sum()?;
//! loss.backward()?;
//! assert_eq!(x.grad()?.unwrap().to_vec::<f32>()?, [2.0, 4.0, 6.0]);
//! # Ok(())
//! # }
//! ```
//!
//! - Whatever can fail returns a [`Result`]; nothing panics. A panic in a closure that the library calls becomes an error.
//! - [`Tensor`] and everything that holds tensors stays on its thread; [`SendTensor`] goes to others. Closures for hooks,
//!   custom functions and modules stay on their thread too; those of [`CustomOp`] may be called from any.
//! - [`ops`] has all operators, [`nn`] modules, [`optim`] optimizers, [`init`] initialisations.
//!
//! Features: `ndarray` (conversions to and from its arrays), `safetensors` (views of that crate; files need no feature).
#![warn(missing_docs)]
#![warn(unsafe_op_in_unsafe_fn)]

mod autograd;
mod callback;
mod dict;
mod dlpack;
mod dtype;
mod error;
mod gradcheck;
mod handler;
pub mod init;
mod memory;
mod modes;
#[cfg(feature = "ndarray")]
mod ndarray_support;
pub mod nn;
mod node;
mod op;
pub mod ops;
pub mod optim;
mod random;
#[cfg(feature = "safetensors")]
mod safetensors_support;
mod saved_hooks;
mod scalar;
mod send;
mod task;
mod tensor;
mod transforms;
mod value;

pub use autograd::{backward, custom_function, grad, Backward, CustomContext, GradOptions};
pub use dict::Dict;
pub use dlpack::{DlPack, DlPackLegacy};
pub use dtype::{BHalf, Complex, DType, Device, Element, Half, Layout, MemoryFormat};
pub use error::{Detail, Error, Result};
pub use evergrad_sys as sys;
pub use gradcheck::GradCheck;
pub use handler::{with_handler, Handler};
pub use memory::{
    build_info, default_dtype, empty_cache, memory_stats, num_interop_threads, num_threads, parallel_info,
    reset_peak_memory, set_default_dtype, set_num_interop_threads, set_num_threads, version, MemoryStats,
};
pub use modes::{detect_anomaly, enable_grad, inference_mode, is_grad_enabled, no_grad, AnomalyGuard, GradGuard};
pub use node::{HookHandle, Node};
pub use op::{CustomOp, Operator};
pub use random::{manual_seed, Generator};
pub use saved_hooks::{saved_tensors_hooks, SavedTensorsHooks};
pub use scalar::{Ints, Operand, Scalar};
pub use send::SendTensor;
pub use task::{fork, Task};
pub use tensor::Tensor;
pub use transforms::{jvp, vmap, Randomness};
pub use value::Value;

/// The examples of the README are tested as well.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

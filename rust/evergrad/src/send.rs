//! Tensors across threads.
use std::sync::Arc;

use crate::callback;
use crate::error::{Error, Result};
use crate::scalar::Ints;
use crate::Tensor;

/// A tensor that may go to other threads, and be shared between them: memory of its own that nobody writes.
///
/// It is made by a copy ([`Tensor::to_send`]), so no handle elsewhere can write it. [`SendTensor::share`] gives any number
/// of threads a tensor over the same memory, which in-place operators refuse to write; [`SendTensor::into_tensor`] makes
/// it an ordinary, writable tensor of the current thread.
///
/// ```
/// # fn main() -> evergrad::Result<()> {
/// let weights = evergrad::Tensor::from_slice(&[1.0f32, 2.0], [2])?.to_send()?;
/// let sums: Vec<f64> = std::thread::scope(|scope| {
///     let workers: Vec<_> = (0..2).map(|_| scope.spawn(|| weights.share()?.sum()?.to_f64())).collect();
///     workers.into_iter().map(|w| w.join().unwrap()).collect::<evergrad::Result<_>>()
/// })?;
/// assert_eq!(sums, [3.0, 3.0]);
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct SendTensor(Arc<Frozen>);

struct Frozen(Tensor);

// Frozen's tensor is a fresh copy without history that is never written and never handed out; its reference count and
// storage are only read, and the library's counts are atomic.
unsafe impl Send for Frozen {}
unsafe impl Sync for Frozen {}

impl Tensor {
    /// A copy for other threads: the values, without history.
    pub fn to_send(&self) -> Result<SendTensor> {
        let copy = self.detach()?.contiguous()?.deep_clone()?.resolve_conj()?.resolve_neg()?;
        Ok(SendTensor(Arc::new(Frozen(copy))))
    }
}

impl SendTensor {
    /// A read-only tensor of the current thread over the shared memory.
    pub fn share(&self) -> Result<Tensor> {
        let info = self.0 .0.info();
        let (shape, dtype) = (self.0 .0.shape(), self.0 .0.dtype());
        if info.data.is_null() && info.numel != 0 {
            return Err(Error::runtime("a tensor without memory cannot be shared"));
        }
        let bytes = info.numel as usize * dtype.size().unwrap_or(0);
        let owner = callback::keep(Arc::clone(&self.0));
        unsafe { Tensor::from_memory(info.data, bytes, dtype, &Ints::Owned(shape), true, owner) }
    }

    /// An ordinary tensor of the current thread: without a copy if nobody else shares it.
    pub fn into_tensor(self) -> Result<Tensor> {
        match Arc::try_unwrap(self.0) {
            Ok(frozen) => Ok(frozen.0),
            Err(shared) => shared.0.deep_clone(),
        }
    }
}

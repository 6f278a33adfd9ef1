//! What a thread records: gradients on and off, inference mode, and the search for anomalies.
use std::backtrace::Backtrace;
use std::marker::PhantomData;

use evergrad_sys as sys;

use crate::callback;
use crate::error::{check, Result};
use crate::value::Value;

/// While it lives, recording on this thread is as asked; afterwards as before.
#[derive(Debug)]
#[must_use]
pub struct GradGuard {
    before: i32,
    // The mode belongs to the thread.
    marker: PhantomData<*mut ()>,
}

impl GradGuard {
    /// Switches recording.
    pub fn new(on: bool) -> GradGuard {
        GradGuard { before: unsafe { sys::eg_set_grad_mode(i32::from(on)) }, marker: PhantomData }
    }
}

impl Drop for GradGuard {
    fn drop(&mut self) {
        unsafe { sys::eg_set_grad_mode(self.before) };
    }
}

/// Whether this thread records operations for gradients.
pub fn is_grad_enabled() -> bool {
    unsafe { sys::eg_grad_mode() != 0 }
}

/// Runs `f` without recording.
pub fn no_grad<R>(f: impl FnOnce() -> R) -> R {
    let _guard = GradGuard::new(false);
    f()
}

/// Runs `f` with recording, inside [`no_grad`] too.
pub fn enable_grad<R>(f: impl FnOnce() -> R) -> R {
    let _guard = GradGuard::new(true);
    f()
}

/// Runs `f` without recording, and makes tensors that never take part in recording: cheaper than [`no_grad`].
pub fn inference_mode<R>(f: impl FnOnce() -> R) -> R {
    struct Restore(i32);
    impl Drop for Restore {
        fn drop(&mut self) {
            unsafe { sys::eg_set_inference_mode(self.0) };
        }
    }
    let _restore = Restore(unsafe { sys::eg_set_inference_mode(1) });
    f()
}

/// While it lives, a backward pass that fails on this thread tells where the forward pass called the operation.
#[derive(Debug)]
#[must_use]
pub struct AnomalyGuard {
    before: i32,
    // The mode belongs to the thread.
    marker: PhantomData<*mut ()>,
}

impl AnomalyGuard {
    /// Switches the mode on. `check_nan`: a gradient that is not a number is a failure, too.
    pub fn new(check_nan: bool) -> Result<AnomalyGuard> {
        let trace = callback::shared(|_, rets| {
            callback::results(vec![Value::Str(Backtrace::force_capture().to_string())], rets)
        });
        check(unsafe { sys::eg_set_anomaly_trace(&trace) })?;
        let before = unsafe { sys::eg_set_anomaly_mode(if check_nan { 2 } else { 1 }) };
        Ok(AnomalyGuard { before, marker: PhantomData })
    }
}

impl Drop for AnomalyGuard {
    fn drop(&mut self) {
        unsafe { sys::eg_set_anomaly_mode(self.before) };
    }
}

/// Runs `f`, forward and backward, with errors of the backward pass that tell where the forward pass called the
/// operation. Slow: every recorded operation takes a backtrace.
///
/// ```
/// # fn main() -> evergrad::Result<()> {
/// use evergrad::{detect_anomaly, Tensor};
/// let x = Tensor::from_slice(&[-1.0f32], [1])?.requires_grad(true)?;
/// let error = detect_anomaly(true, || x.sqrt()?.sum()?.backward())?.unwrap_err();
/// assert!(error.message().contains("SqrtBackward0"));
/// # Ok(())
/// # }
/// ```
pub fn detect_anomaly<R>(check_nan: bool, f: impl FnOnce() -> R) -> Result<R> {
    let _guard = AnomalyGuard::new(check_nan)?;
    Ok(f())
}

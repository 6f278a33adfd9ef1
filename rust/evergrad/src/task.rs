//! Work beside the thread that starts it.
use std::ptr;
use std::sync::{Arc, Mutex};

use evergrad_sys as sys;

use crate::callback;
use crate::error::{check, Error, Result};

/// Work that runs on a thread of the inter-op pool.
///
/// Dropping it gives the result up, not the work.
pub struct Task<T> {
    future: *mut sys::eg_future,
    result: Arc<Mutex<Option<T>>>,
}

// A future's count is atomic, and it may be waited for on any thread.
unsafe impl<T: Send> Send for Task<T> {}
unsafe impl<T: Send> Sync for Task<T> {}

/// Starts a closure, with the caller's gradient mode.
///
/// Tensors go there and back as [`SendTensor`](crate::SendTensor). A task that no thread has begun is run by the thread
/// that waits for it, so tasks may wait for tasks.
///
/// ```
/// # fn main() -> evergrad::Result<()> {
/// let x = evergrad::Tensor::from_slice(&[1.0f32, 2.0], [2])?.to_send()?;
/// let task = evergrad::fork(move || x.share()?.sum()?.to_f64())?;
/// assert_eq!(task.wait()?, 3.0);
/// # Ok(())
/// # }
/// ```
pub fn fork<T: Send + 'static>(work: impl FnOnce() -> Result<T> + Send + 'static) -> Result<Task<T>> {
    let result = Arc::new(Mutex::new(None));
    let (place, once) = (Arc::clone(&result), Mutex::new(Some(work)));
    let callback = callback::shared(move |_, _| {
        let work = once.lock().map_err(|_| Error::callback("a task panicked"))?.take();
        let value = work.ok_or_else(|| Error::callback("a task runs once"))?()?;
        *place.lock().map_err(|_| Error::callback("a task panicked"))? = Some(value);
        Ok(())
    });
    let mut future = ptr::null_mut();
    check(unsafe { sys::eg_fork(&callback, 0, &mut future) })?;
    Ok(Task { future, result })
}

impl<T> Task<T> {
    /// Whether the task has ended.
    pub fn is_done(&self) -> bool {
        unsafe { sys::eg_future_done(self.future) != 0 }
    }

    /// Waits for the end, and gives what came of it.
    pub fn wait(self) -> Result<T> {
        check(unsafe { sys::eg_future_wait(self.future, ptr::null_mut(), 0) })?;
        let value = self.result.lock().map_err(|_| Error::callback("a task panicked"))?.take();
        value.ok_or_else(|| Error::callback("the task has no result"))
    }
}

impl<T> Drop for Task<T> {
    fn drop(&mut self) {
        unsafe { sys::eg_future_release(self.future) };
    }
}

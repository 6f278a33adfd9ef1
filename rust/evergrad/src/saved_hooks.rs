//! Hooks that decide how tensors are kept for the backward pass.
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::marker::PhantomData;
use std::rc::Rc;

use evergrad_sys as sys;

use crate::callback;
use crate::error::{check, Error, Result};
use crate::value::Value;
use crate::Tensor;

/// While it lives, tensors that operations save on this thread are packed. [`saved_tensors_hooks`] is the usual way.
#[derive(Debug)]
#[must_use]
pub struct SavedTensorsHooks {
    // The hooks belong to the thread.
    marker: PhantomData<*mut ()>,
}

impl SavedTensorsHooks {
    /// `pack` turns a saved tensor into what is kept in its place until the graph needs it no longer; `unpack` turns
    /// that into a tensor again, once for each use in a backward pass. The innermost pair counts; tensors packed by a
    /// pair are unpacked by it, also when this has been dropped.
    pub fn new<P: 'static>(
        pack: impl Fn(&Tensor) -> Result<P> + 'static,
        unpack: impl Fn(&P) -> Result<Tensor> + 'static,
    ) -> Result<SavedTensorsHooks> {
        let kept: Rc<RefCell<HashMap<i64, Rc<P>>>> = Rc::default();
        let (for_unpack, for_forget) = (Rc::clone(&kept), Rc::clone(&kept));
        let tokens = Cell::new(0);
        let pack = callback::local(move |args, rets| {
            let args = callback::arguments(args)?;
            let packed = Rc::new(pack(args.first().ok_or_else(|| Error::callback("nothing to pack"))?.tensor()?)?);
            tokens.set(tokens.get() + 1);
            kept.borrow_mut().insert(tokens.get(), packed);
            callback::results(vec![Value::Int(tokens.get())], rets)
        });
        let token = |args: &[Value]| args.first().ok_or_else(|| Error::callback("no token"))?.int();
        let unpack = callback::local(move |args, rets| {
            let token = token(&callback::arguments(args)?)?;
            // Not borrowed while the closure runs: it may cause tensors to be saved.
            let packed = for_unpack.borrow().get(&token).cloned();
            let packed = packed.ok_or_else(|| Error::callback("a packed tensor is gone"))?;
            callback::results(vec![unpack(&packed)?.into()], rets)
        });
        let forget = callback::local(move |args, _| {
            let token = token(&callback::arguments(args)?)?;
            let packed = for_forget.borrow_mut().remove(&token);
            drop(packed);
            Ok(())
        });
        check(unsafe { sys::eg_saved_hooks_push(&pack, &unpack, &forget) })?;
        Ok(SavedTensorsHooks { marker: PhantomData })
    }
}

impl Drop for SavedTensorsHooks {
    fn drop(&mut self) {
        // Cannot fail: these are on the stack.
        let popped = check(unsafe { sys::eg_saved_hooks_pop() });
        debug_assert!(popped.is_ok());
    }
}

/// Runs `f` with a pair of hooks for the tensors that it saves for backward; see [`SavedTensorsHooks::new`].
///
/// ```
/// # fn main() -> evergrad::Result<()> {
/// use evergrad::{saved_tensors_hooks, DType, Tensor};
/// let x = Tensor::from_slice(&[1.0f32, 2.0], [2])?.requires_grad(true)?;
/// let y = saved_tensors_hooks(
///     |t| t.to_dtype(DType::BFloat16),
///     |half| half.to_dtype(DType::Float32),
///     || x.mul(&x)?.sum(),
/// )??;
/// y.backward()?;
/// assert_eq!(x.grad()?.unwrap().to_vec::<f32>()?, [2.0, 4.0]);
/// # Ok(())
/// # }
/// ```
pub fn saved_tensors_hooks<P: 'static, R>(
    pack: impl Fn(&Tensor) -> Result<P> + 'static,
    unpack: impl Fn(&P) -> Result<Tensor> + 'static,
    f: impl FnOnce() -> R,
) -> Result<R> {
    let _hooks = SavedTensorsHooks::new(pack, unpack)?;
    Ok(f())
}

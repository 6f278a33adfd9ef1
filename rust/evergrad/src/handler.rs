//! Handlers: closures that take over calls of operators, of a thread or of a tensor.
use std::marker::PhantomData;
use std::ptr;

use evergrad_sys as sys;

use crate::callback;
use crate::dtype::{DType, Device};
use crate::error::{check, Error, Result};
use crate::op::Operator;
use crate::value::{Raw, Value};
use crate::Tensor;

/// While it lives, this thread's calls go to a closure. [`with_handler`] is the usual way.
#[derive(Debug)]
#[must_use]
pub struct Handler {
    // The handler belongs to the thread.
    marker: PhantomData<*mut ()>,
}

impl Handler {
    /// The closure gets the name of each operator (`add`, `max.dim`, `mul_`) with its arguments, and gives the results. It
    /// stands below differentiation: gradients are recorded around it, and within it none are. Operators that are made of
    /// others come as those. The last handler gets the calls; while it runs, those below it are on.
    pub fn push(f: impl Fn(&str, &[Value]) -> Result<Vec<Value>> + 'static) -> Result<Handler> {
        let callback = callback::local(move |args, rets| handle(&f, args, rets));
        check(unsafe { sys::eg_handler_push(&callback) })?;
        Ok(Handler { marker: PhantomData })
    }

    /// Runs an operator from within a handler, or goes on to the handler below.
    pub fn proceed(operator: &str, args: &[Value]) -> Result<Vec<Value>> {
        Operator::find(operator)?.call(args)
    }
}

impl Drop for Handler {
    fn drop(&mut self) {
        // Cannot fail: it is on the stack.
        let popped = check(unsafe { sys::eg_handler_pop() });
        debug_assert!(popped.is_ok());
    }
}

/// Runs `f` with a handler for its calls; see [`Handler::push`].
///
/// ```
/// # fn main() -> evergrad::Result<()> {
/// use std::{cell::RefCell, rc::Rc};
/// use evergrad::{with_handler, Handler, Tensor};
/// let seen = Rc::new(RefCell::new(Vec::new()));
/// let names = Rc::clone(&seen);
/// let x = Tensor::from_slice(&[1.0f32, 2.0], [2])?;
/// let watch = move |operator: &str, args: &[evergrad::Value]| {
///     names.borrow_mut().push(operator.to_owned());
///     Handler::proceed(operator, args)
/// };
/// let y = with_handler(watch, || x.mul(&x)?.sum())??;
/// assert_eq!(*seen.borrow(), ["mul", "sum"]);
/// assert_eq!(y.to_vec::<f32>()?, [5.0]);
/// # Ok(())
/// # }
/// ```
pub fn with_handler<R>(
    handler: impl Fn(&str, &[Value]) -> Result<Vec<Value>> + 'static,
    f: impl FnOnce() -> R,
) -> Result<R> {
    let _handler = Handler::push(handler)?;
    Ok(f())
}

impl Tensor {
    /// A tensor without elements, for a handler that knows what they are; see [`Tensor::set_handler`].
    pub fn wrapper(sizes: &[i64], dtype: DType, device: Device) -> Result<Tensor> {
        let ndim = i32::try_from(sizes.len()).map_err(|_| Error::value("wrapper: too many dimensions"))?;
        Tensor::made(|out| unsafe {
            sys::eg_tensor_new_wrapper(ndim, sizes.as_ptr(), ptr::null(), 0, dtype.code(), device.code(), out)
        })
    }

    /// Gives the tensor a handler of its own, which gets the calls with it among the arguments where no pushed one does. Any
    /// thread may call it, so it is `Send + Sync`.
    pub fn set_handler(
        &self,
        handler: impl Fn(&str, &[Value]) -> Result<Vec<Value>> + Send + Sync + 'static,
    ) -> Result<()> {
        let callback = callback::shared(move |args, rets| handle(&handler, args, rets));
        check(unsafe { sys::eg_tensor_set_handler(self.as_ptr(), &callback) })
    }

    /// Takes the tensor's own handler away.
    pub fn clear_handler(&self) -> Result<()> {
        check(unsafe { sys::eg_tensor_set_handler(self.as_ptr(), ptr::null()) })
    }
}

type Handling = dyn Fn(&str, &[Value]) -> Result<Vec<Value>>;

fn handle(f: &Handling, args: &[Raw], rets: &mut [Raw]) -> Result<()> {
    let args = callback::arguments(args)?;
    let [Value::Str(name), Value::Str(overload), args @ ..] = args.as_slice() else {
        return Err(Error::callback("a handler was called without the name of an operator"));
    };
    let given = if overload.is_empty() { f(name, args)? } else { f(&format!("{name}.{overload}"), args)? };
    if given.len() != rets.len() {
        let (given, wanted) = (given.len(), rets.len());
        return Err(Error::value(format!("a handler gave {given} results of {name}, which has {wanted}")));
    }
    callback::results(given, rets)
}

//! Closures as callbacks of the library. Errors and panics become a status; a closure that is not `Send` runs only on the
//! thread that made it.
use std::any::Any;
use std::ffi::c_void;
use std::mem::ManuallyDrop;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::ptr;
use std::slice;
use std::sync::Arc;
use std::thread::{self, ThreadId};

use evergrad_sys as sys;

use crate::error::{Error, Result};
use crate::value::{Raw, Value};

type Call = dyn Fn(&[Raw], &mut [Raw]) -> Result<()>;

/// The closure, and the thread it belongs to unless it may run anywhere.
struct Context {
    call: ManuallyDrop<Box<Call>>,
    owner: Option<ThreadId>,
}

impl Context {
    fn is_at_home(&self) -> bool {
        self.owner.map_or(true, |owner| owner == thread::current().id())
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        // What belongs to another thread must not be dropped here: it is leaked rather than touched.
        if self.is_at_home() {
            unsafe { ManuallyDrop::drop(&mut self.call) };
        }
    }
}

/// A callback over a closure of one thread.
pub(crate) fn local(call: impl Fn(&[Raw], &mut [Raw]) -> Result<()> + 'static) -> sys::eg_callback {
    make(Box::new(call), Some(thread::current().id()))
}

/// A callback over a closure that any thread may run, also several at once.
pub(crate) fn shared(call: impl Fn(&[Raw], &mut [Raw]) -> Result<()> + Send + Sync + 'static) -> sys::eg_callback {
    make(Box::new(call), None)
}

/// A callback that only keeps something alive: it is dropped, on whichever thread, when the library is done with it.
pub(crate) fn keep(owner: impl Send + 'static) -> sys::eg_callback {
    // The owner is Send but maybe not Sync; nothing but the drop ever touches it.
    let cell = std::sync::Mutex::new(owner);
    shared(move |_, _| {
        let _ = &cell;
        Ok(())
    })
}

fn make(call: Box<Call>, owner: Option<ThreadId>) -> sys::eg_callback {
    // Counted, so that a callback which removes itself lives until it returns.
    #[allow(clippy::arc_with_non_send_sync)]
    let context = Arc::new(Context { call: ManuallyDrop::new(call), owner });
    sys::eg_callback {
        struct_size: size_of::<sys::eg_callback>(),
        r#fn: Some(trampoline),
        ctx: Arc::into_raw(context).cast_mut().cast(),
        destroy: Some(destroy),
    }
}

unsafe extern "C" fn trampoline(
    ctx: *mut c_void,
    args: *const Raw,
    nargs: usize,
    rets: *mut Raw,
    nrets: usize,
) -> *mut sys::eg_status {
    let outcome = catch_unwind(AssertUnwindSafe(|| {
        let context = unsafe {
            let context = ctx.cast_const().cast::<Context>();
            Arc::increment_strong_count(context);
            Arc::from_raw(context)
        };
        if !context.is_at_home() {
            return Err(Error::callback("a closure that belongs to one thread was called on another"));
        }
        let args = if nargs == 0 { &[] } else { unsafe { slice::from_raw_parts(args, nargs) } };
        let rets = if nrets == 0 { &mut [] } else { unsafe { slice::from_raw_parts_mut(rets, nrets) } };
        (context.call)(args, rets)
    }));
    match outcome {
        Ok(Ok(())) => ptr::null_mut(),
        Ok(Err(error)) => error.to_status(),
        Err(panic) => {
            let status = Error::callback(format!("a callback panicked: {}", panic_text(&*panic))).to_status();
            // The payload's own destructor might panic as well.
            let _ = catch_unwind(AssertUnwindSafe(|| drop(panic)));
            status
        }
    }
}

unsafe extern "C" fn destroy(ctx: *mut c_void) {
    let _ = catch_unwind(AssertUnwindSafe(|| drop(unsafe { Arc::from_raw(ctx.cast_const().cast::<Context>()) })));
}

fn panic_text(panic: &(dyn Any + Send)) -> &str {
    panic
        .downcast_ref::<&str>()
        .copied()
        .or_else(|| panic.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("(no message)")
}

/// Owned copies of the arguments.
pub(crate) fn arguments(args: &[Raw]) -> Result<Vec<Value>> {
    args.iter().map(|raw| unsafe { Value::from_raw(raw) }).collect()
}

/// Hands results to the library; missing ones stay None, surplus ones are an error.
pub(crate) fn results(values: Vec<Value>, rets: &mut [Raw]) -> Result<()> {
    if values.len() > rets.len() {
        let (given, wanted) = (values.len(), rets.len());
        return Err(Error::value(format!("a callback gave {given} results where {wanted} were expected")));
    }
    for (value, out) in values.into_iter().zip(rets) {
        unsafe { value.give(out)? };
    }
    Ok(())
}

//! Rust's share of the test of four languages in one process: operators with their own gradients, and calls of everybody's
//! by name. Commands come in, and "" or what went wrong goes out, as C strings.
use std::cell::RefCell;
use std::ffi::{c_char, CStr, CString};
use std::sync::atomic::{AtomicUsize, Ordering};

use evergrad::{CustomOp, Error, Operator, Result, Tensor, Value};

static DESTROYED: AtomicUsize = AtomicUsize::new(0);

/// Captured by a closure to be seen when the closure goes.
struct Mark;

impl Mark {
    fn seen(&self) {}
}

impl Drop for Mark {
    fn drop(&mut self) {
        DESTROYED.fetch_add(1, Ordering::SeqCst);
    }
}

fn register() -> Result<()> {
    let marks: [Mark; 6] = [Mark, Mark, Mark, Mark, Mark, Mark];
    let [a, b, c, d, e, f] = marks;
    CustomOp::new("rust::scale(Tensor x, float by=2.0) -> Tensor")?
        .forward(move |args| {
            a.seen();
            Ok(vec![args[0].tensor()?.mul(args[1].number()?)?.into()])
        })
        .gradient(move |args| {
            b.seen();
            Ok(vec![args[3].tensor()?.mul(args[1].number()?)?.into(), Value::None])
        })
        .register()?;
    CustomOp::new("rust::fails(Tensor x) -> Tensor")?
        .forward(move |_| {
            c.seen();
            Err(Error::value("rust says no"))
        })
        .register()?;
    CustomOp::new("rust::fails_later(Tensor x) -> Tensor")?
        .forward(move |args| {
            d.seen();
            Ok(vec![args[0].clone()])
        })
        .gradient(move |_| {
            e.seen();
            std::panic::set_hook(Box::new(|_| {})); // says nothing: the error does
            panic!("rust says no")
        })
        .register()?;
    CustomOp::new("rust::through(Tensor x, str path) -> Tensor")?
        .forward(move |args| {
            f.seen();
            let Value::Str(path) = &args[1] else { return Err(Error::type_error("path")) };
            let next = match path.split_once(',') {
                Some((name, rest)) => Operator::find(name)?.call1(&[args[0].clone(), rest.into()])?,
                None => Operator::find(path)?.call1(&[args[0].clone()])?,
            };
            Ok(vec![next])
        })
        .register()?;
    Ok(())
}

fn register_again() -> Result<()> {
    let (a, b) = (Mark, Mark);
    CustomOp::new("rust::scale(Tensor x) -> Tensor")?
        .forward(move |args| {
            a.seen();
            Ok(args.to_vec())
        })
        .gradient(move |args| {
            b.seen();
            Ok(args.to_vec())
        })
        .register()
        .map(|_| ())
}

fn unregister() -> Result<()> {
    ["scale", "fails", "fails_later", "through"]
        .iter()
        .try_for_each(|name| Operator::find(&format!("rust::{name}"))?.unregister())
}

/// `name(x, more)`: its values and its gradient.
fn check(name: &str, more: Option<Value>, y: [f64; 2], slope: f64) -> Result<()> {
    let x = Tensor::from_slice(&[1.0f64, 2.0], [2])?.requires_grad(true)?;
    let args: Vec<Value> = std::iter::once(Value::from(&x)).chain(more).collect();
    let out = Operator::find(name)?.call1(&args)?;
    let got = out.tensor()?.to_vec::<f64>()?;
    if got != y {
        return Err(Error::assertion(format!("{name} gave {got:?}")));
    }
    out.tensor()?.sum()?.backward()?;
    let grad = x.grad()?.ok_or_else(|| Error::assertion("no gradient"))?.to_vec::<f64>()?;
    if grad != [slope, slope] {
        return Err(Error::assertion(format!("{name} has the gradient {grad:?}")));
    }
    Ok(())
}

fn run(command: &str, name: &str) -> Result<()> {
    match command {
        "register" => register(),
        "register again" => register_again(),
        "unregister" => unregister(),
        "scale" => {
            check(name, Some(3.0.into()), [3.0, 6.0], 3.0)?;
            check(name, None, [2.0, 4.0], 2.0)
        }
        "call" => check(name, None, [1.0, 2.0], 1.0),
        "through" => {
            let (first, path) = name.split_once(',').ok_or_else(|| Error::value("no path"))?;
            check(first, Some(path.into()), [2.0, 4.0], 2.0)
        }
        other => Err(Error::assertion(format!("no command {other}"))),
    }
}

thread_local! {
    static TEXT: RefCell<CString> = RefCell::default();
}

/// # Safety
/// Both arguments are C strings. The result lives until the next call on the same thread.
#[no_mangle]
pub unsafe extern "C" fn rust_run(command: *const c_char, name: *const c_char) -> *const c_char {
    let text = |p| unsafe { CStr::from_ptr(p) }.to_string_lossy();
    let said = match &*text(command) {
        "destroyed" => DESTROYED.load(Ordering::SeqCst).to_string(),
        command => match run(command, &text(name)) {
            Ok(()) => String::new(),
            Err(error) => format!("{}: {error}", error.code()),
        },
    };
    TEXT.with(|cell| {
        *cell.borrow_mut() = CString::new(said).unwrap_or_default();
        cell.borrow().as_ptr()
    })
}

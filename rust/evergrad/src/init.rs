//! Initialisation of parameters, in place and without recording: PyTorch's `nn.init`.
use evergrad_sys as sys;

use crate::error::{c_string, check, Result};
use crate::nn::Args;
use crate::value::Value;
use crate::Tensor;

/// Any initialisation by its name without the underscore, with named arguments.
pub fn init(name: &str, tensor: &Tensor, args: &[(&str, Value)]) -> Result<()> {
    let name = c_string(name)?;
    Args::from(args).with_raw(|names, values| {
        check(unsafe { sys::eg_init(name.as_ptr(), tensor.as_ptr(), names.as_ptr(), values.as_ptr(), values.len()) })
    })?
}

macro_rules! inits {
    ($($(#[$doc:meta])* $name:ident = $text:literal ( $($arg:ident: $kind:ty),* );)*) => {$(
        $(#[$doc])*
        pub fn $name(tensor: &Tensor $(, $arg: $kind)*) -> Result<()> {
            init($text, tensor, &[$((stringify!($arg), $arg.into())),*])
        }
    )*};
}

inits! {
    /// Uniform between `a` and `b`.
    uniform = "uniform" (a: f64, b: f64);
    /// Normal.
    normal = "normal" (mean: f64, std: f64);
    /// Normal, redrawn until between `a` and `b`.
    trunc_normal = "trunc_normal" (mean: f64, std: f64, a: f64, b: f64);
    /// One number everywhere.
    constant = "constant" (val: f64);
    /// Ones.
    ones = "ones" ();
    /// Zeros.
    zeros = "zeros" ();
    /// The identity matrix.
    eye = "eye" ();
    /// Uniform, after Glorot and Bengio.
    xavier_uniform = "xavier_uniform" (gain: f64);
    /// Normal, after Glorot and Bengio.
    xavier_normal = "xavier_normal" (gain: f64);
    /// Uniform, after He and others; `mode` is `fan_in` or `fan_out`, `nonlinearity` such as `relu`.
    kaiming_uniform = "kaiming_uniform" (a: f64, mode: &str, nonlinearity: &str);
    /// Normal, after He and others.
    kaiming_normal = "kaiming_normal" (a: f64, mode: &str, nonlinearity: &str);
    /// A (semi-)orthogonal matrix.
    orthogonal = "orthogonal" (gain: f64);
}

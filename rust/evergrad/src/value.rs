//! The boxed values that operators and callbacks exchange with the library: raw ones for generated code, owned ones
//! ([`Value`]) for custom operators and calls by name.
use std::borrow::Borrow;
use std::ffi::c_void;
use std::slice;

use evergrad_sys as sys;

use crate::dtype::{DType, Device, Layout, MemoryFormat};
use crate::error::{check, Error, Result};
use crate::random::Generator;
use crate::scalar::{Ints, Operand, Scalar};
use crate::Tensor;

pub(crate) type Raw = sys::eg_value;

#[inline]
pub(crate) const fn none() -> Raw {
    Raw { tag: sys::EG_TAG_NONE, n: 0, u: sys::eg_value_u { i: 0 } }
}

#[inline]
fn pointer(tag: i32, n: usize, p: *const c_void) -> Raw {
    // A list longer than u32 cannot be told; the library refuses a list this long anyway.
    Raw { tag, n: u32::try_from(n).unwrap_or(u32::MAX), u: sys::eg_value_u { p: p.cast_mut() } }
}

#[inline]
pub(crate) fn tensor(t: &Tensor) -> Raw {
    pointer(sys::EG_TAG_TENSOR, 0, t.as_ptr().cast())
}

#[inline]
pub(crate) fn opt_tensor(t: Option<&Tensor>) -> Raw {
    t.map_or(none(), tensor)
}

#[inline]
pub(crate) fn int(i: i64) -> Raw {
    Raw { tag: sys::EG_TAG_INT, n: 0, u: sys::eg_value_u { i } }
}

#[inline]
pub(crate) fn double(d: f64) -> Raw {
    Raw { tag: sys::EG_TAG_DOUBLE, n: 0, u: sys::eg_value_u { d } }
}

#[inline]
pub(crate) fn boolean(b: bool) -> Raw {
    Raw { tag: sys::EG_TAG_BOOL, n: 0, u: sys::eg_value_u { i: i64::from(b) } }
}

#[inline]
fn code(tag: i32, i: i32) -> Raw {
    Raw { tag, n: 0, u: sys::eg_value_u { i: i64::from(i) } }
}

pub(crate) fn dtype(v: DType) -> Raw {
    code(sys::EG_TAG_DTYPE, v.code())
}

pub(crate) fn device(v: Device) -> Raw {
    code(sys::EG_TAG_DEVICE, v.code())
}

pub(crate) fn layout(v: Layout) -> Raw {
    code(sys::EG_TAG_LAYOUT, v.code())
}

pub(crate) fn format(v: MemoryFormat) -> Raw {
    code(sys::EG_TAG_FORMAT, v.code())
}

#[inline]
pub(crate) fn scalar(s: &Scalar) -> Raw {
    match s {
        Scalar::Bool(v) => boolean(*v),
        Scalar::Int(v) => int(*v),
        Scalar::Float(v) => double(*v),
        Scalar::Complex(v) => pointer(sys::EG_TAG_COMPLEX, 0, v.as_ptr().cast()),
    }
}

#[inline]
pub(crate) fn operand(o: &Operand<'_>) -> Raw {
    match o {
        Operand::Tensor(t) => tensor(t),
        Operand::Scalar(s) => scalar(s),
    }
}

pub(crate) fn string(s: &str) -> Raw {
    pointer(sys::EG_TAG_STRING, s.len(), s.as_ptr().cast())
}

#[inline]
pub(crate) fn ints(v: &Ints<'_>) -> Raw {
    match v {
        Ints::All => none(),
        other => {
            let items = other.as_slice();
            pointer(sys::EG_TAG_INTS, items.len(), items.as_ptr().cast())
        }
    }
}

pub(crate) fn doubles(v: &[f64]) -> Raw {
    pointer(sys::EG_TAG_DOUBLES, v.len(), v.as_ptr().cast())
}

pub(crate) fn bools(v: &[bool]) -> Raw {
    pointer(sys::EG_TAG_BOOLS, v.len(), v.as_ptr().cast())
}

pub(crate) fn generator(g: &Generator) -> Raw {
    pointer(sys::EG_TAG_GENERATOR, 0, g.as_ptr().cast())
}

/// The handles of a list of tensors.
pub(crate) fn handles<T: Borrow<Tensor>>(list: &[T]) -> Vec<*mut sys::eg_tensor> {
    list.iter().map(|t| t.borrow().as_ptr()).collect()
}

pub(crate) fn opt_handles(list: &[Option<&Tensor>]) -> Vec<*mut sys::eg_tensor> {
    list.iter().map(|t| t.map_or(std::ptr::null_mut(), Tensor::as_ptr)).collect()
}

pub(crate) fn tensors(list: &[*mut sys::eg_tensor]) -> Raw {
    pointer(sys::EG_TAG_TENSORS, list.len(), list.as_ptr().cast())
}

pub(crate) fn scalar_values(list: &[Scalar]) -> Vec<Raw> {
    list.iter().map(scalar).collect()
}

pub(crate) fn scalars(list: &[Raw]) -> Raw {
    pointer(sys::EG_TAG_SCALARS, list.len(), list.as_ptr().cast())
}

/// An argument or result of an operator called by name, or of a callback. It owns what it holds.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub enum Value {
    /// None, or "not given".
    #[default]
    None,
    /// A tensor.
    Tensor(Tensor),
    /// An integer.
    Int(i64),
    /// A double.
    Float(f64),
    /// A truth value.
    Bool(bool),
    /// A complex number: real and imaginary part.
    Complex([f64; 2]),
    /// A text.
    Str(String),
    /// A list of integers.
    Ints(Vec<i64>),
    /// A list of doubles.
    Floats(Vec<f64>),
    /// A list of truth values.
    Bools(Vec<bool>),
    /// A list of tensors, some of which may be missing.
    Tensors(Vec<Option<Tensor>>),
    /// An element type.
    DType(DType),
    /// A device.
    Device(Device),
    /// A layout.
    Layout(Layout),
    /// A memory format.
    Format(MemoryFormat),
    /// A random number generator.
    Generator(Generator),
    /// A list of numbers.
    Scalars(Vec<Scalar>),
    /// A kind that this version of the crate does not know.
    Unknown(i32),
}

/// A view of C's `(pointer, n)` that allows NULL for nothing.
unsafe fn items<'a, T>(p: *const c_void, n: u32) -> &'a [T] {
    if p.is_null() || n == 0 {
        &[]
    } else {
        unsafe { slice::from_raw_parts(p.cast(), n as usize) }
    }
}

impl Value {
    /// The tensor it holds, or an error that says what it holds instead.
    pub fn tensor(&self) -> Result<&Tensor> {
        match self {
            Value::Tensor(t) => Ok(t),
            other => Err(Error::type_error(format!("expected a tensor, got {other:?}"))),
        }
    }

    /// The number it holds, as a double.
    pub fn number(&self) -> Result<f64> {
        match self {
            Value::Int(v) => Ok(*v as f64),
            Value::Float(v) => Ok(*v),
            Value::Bool(v) => Ok(f64::from(u8::from(*v))),
            other => Err(Error::type_error(format!("expected a number, got {other:?}"))),
        }
    }

    /// The integer it holds.
    pub fn int(&self) -> Result<i64> {
        match self {
            Value::Int(v) => Ok(*v),
            Value::Bool(v) => Ok(i64::from(*v)),
            other => Err(Error::type_error(format!("expected an integer, got {other:?}"))),
        }
    }

    /// An owned copy of a borrowed raw value.
    pub(crate) unsafe fn from_raw(raw: &Raw) -> Result<Value> {
        unsafe {
            let (p, i) = (raw.u.p, raw.u.i);
            Ok(match raw.tag {
                sys::EG_TAG_NONE => Value::None,
                sys::EG_TAG_TENSOR => Tensor::borrow_raw(p.cast())?.map_or(Value::None, Value::Tensor),
                sys::EG_TAG_INT => Value::Int(i),
                sys::EG_TAG_DOUBLE => Value::Float(raw.u.d),
                sys::EG_TAG_BOOL => Value::Bool(i != 0),
                sys::EG_TAG_COMPLEX => match items::<f64>(p, 2) {
                    [re, im] => Value::Complex([*re, *im]),
                    _ => Value::None,
                },
                sys::EG_TAG_STRING => Value::Str(String::from_utf8_lossy(items(p, raw.n)).into_owned()),
                sys::EG_TAG_INTS => Value::Ints(items(p, raw.n).to_vec()),
                sys::EG_TAG_DOUBLES => Value::Floats(items(p, raw.n).to_vec()),
                sys::EG_TAG_BOOLS => Value::Bools(items::<u8>(p, raw.n).iter().map(|&b| b != 0).collect()),
                sys::EG_TAG_TENSORS => Value::Tensors(
                    items::<*mut sys::eg_tensor>(p, raw.n)
                        .iter()
                        .map(|&t| Tensor::borrow_raw(t))
                        .collect::<Result<_>>()?,
                ),
                sys::EG_TAG_DTYPE => Value::DType(DType::from_code(i as i32)),
                sys::EG_TAG_DEVICE => Value::Device(Device::from_code(i as i32)),
                sys::EG_TAG_LAYOUT => Value::Layout(Layout::from_code(i as i32)),
                sys::EG_TAG_FORMAT => Value::Format(MemoryFormat::from_code(i as i32)),
                sys::EG_TAG_GENERATOR => Generator::borrow_raw(p.cast())?.map_or(Value::None, Value::Generator),
                sys::EG_TAG_SCALARS => Value::Scalars(
                    items::<Raw>(p, raw.n).iter().map(|v| Value::from_raw(v)?.scalar()).collect::<Result<_>>()?,
                ),
                other => Value::Unknown(other),
            })
        }
    }

    /// The number it holds.
    pub fn scalar(&self) -> Result<Scalar> {
        match self {
            Value::Int(v) => Ok(Scalar::Int(*v)),
            Value::Float(v) => Ok(Scalar::Float(*v)),
            Value::Bool(v) => Ok(Scalar::Bool(*v)),
            Value::Complex(v) => Ok(Scalar::Complex(*v)),
            other => Err(Error::type_error(format!("expected a number, got {other:?}"))),
        }
    }

    /// Takes a returned value over: what it owned in the library is freed.
    pub(crate) unsafe fn take(raw: &mut Raw) -> Result<Value> {
        unsafe {
            let value = Value::from_raw(raw);
            sys::eg_value_clear(raw);
            value
        }
    }

    /// Calls `f` with the raw form of the values, which borrows from them.
    pub(crate) fn with_raw<R>(values: &[Value], f: impl FnOnce(&[Raw]) -> R) -> R {
        let lists: Vec<(Vec<*mut sys::eg_tensor>, Vec<Raw>)> = values
            .iter()
            .map(|v| match v {
                Value::Tensors(list) => {
                    let list: Vec<_> = list.iter().map(Option::as_ref).collect();
                    (opt_handles(&list), Vec::new())
                }
                Value::Scalars(list) => (Vec::new(), scalar_values(list)),
                _ => Default::default(),
            })
            .collect();
        let raw: Vec<Raw> = values
            .iter()
            .zip(&lists)
            .map(|(v, (list, numbers))| match v {
                Value::None | Value::Unknown(_) => none(),
                Value::Tensor(t) => tensor(t),
                Value::Int(i) => int(*i),
                Value::Float(d) => double(*d),
                Value::Bool(b) => boolean(*b),
                Value::Complex(c) => pointer(sys::EG_TAG_COMPLEX, 0, c.as_ptr().cast()),
                Value::Str(s) => string(s),
                Value::Ints(v) => pointer(sys::EG_TAG_INTS, v.len(), v.as_ptr().cast()),
                Value::Floats(v) => doubles(v),
                Value::Bools(v) => bools(v),
                Value::Tensors(_) => tensors(list),
                Value::DType(v) => dtype(*v),
                Value::Device(v) => device(*v),
                Value::Layout(v) => layout(*v),
                Value::Format(v) => format(*v),
                Value::Generator(g) => generator(g),
                Value::Scalars(_) => scalars(numbers),
            })
            .collect();
        f(&raw)
    }

    /// Puts the value where a callback returns one; the library owns it afterwards.
    pub(crate) unsafe fn give(self, out: &mut Raw) -> Result<()> {
        match self {
            Value::None => *out = none(),
            Value::Tensor(t) => *out = pointer(sys::EG_TAG_TENSOR, 0, t.into_raw().cast()),
            Value::Int(i) => *out = int(i),
            Value::Float(d) => *out = double(d),
            Value::Bool(b) => *out = boolean(b),
            Value::DType(v) => *out = dtype(v),
            Value::Device(v) => *out = device(v),
            Value::Layout(v) => *out = layout(v),
            Value::Format(v) => *out = format(v),
            Value::Str(s) => return check(unsafe { sys::eg_value_set_string(out, s.as_ptr().cast(), s.len()) }),
            Value::Ints(v) => return check(unsafe { sys::eg_value_set_ints(out, v.as_ptr(), v.len()) }),
            Value::Tensors(v) => {
                let list: Vec<_> = v.iter().map(Option::as_ref).collect();
                let list = opt_handles(&list);
                return check(unsafe { sys::eg_value_set_tensors(out, list.as_ptr(), list.len()) });
            }
            other => return Err(Error::type_error(format!("a callback cannot return {other:?}"))),
        }
        Ok(())
    }
}

macro_rules! value_from {
    ($($from:ty => $variant:ident,)*) => {$(
        impl From<$from> for Value {
            fn from(value: $from) -> Value {
                Value::$variant(value.into())
            }
        }
    )*};
}

value_from! {
    Tensor => Tensor, i64 => Int, i32 => Int, f64 => Float, bool => Bool, String => Str, &str => Str,
    Vec<i64> => Ints, Vec<f64> => Floats, DType => DType, Device => Device, Generator => Generator,
}

impl From<&Tensor> for Value {
    fn from(tensor: &Tensor) -> Value {
        Value::Tensor(tensor.clone())
    }
}

impl From<Scalar> for Value {
    fn from(scalar: Scalar) -> Value {
        match scalar {
            Scalar::Bool(v) => Value::Bool(v),
            Scalar::Int(v) => Value::Int(v),
            Scalar::Float(v) => Value::Float(v),
            Scalar::Complex(v) => Value::Complex(v),
        }
    }
}

impl From<Vec<Tensor>> for Value {
    fn from(list: Vec<Tensor>) -> Value {
        Value::Tensors(list.into_iter().map(Some).collect())
    }
}

impl From<Ints<'_>> for Value {
    fn from(list: Ints<'_>) -> Value {
        match list {
            Ints::All => Value::None,
            other => Value::Ints(other.as_slice().to_vec()),
        }
    }
}

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Value {
        value.map_or(Value::None, Into::into)
    }
}

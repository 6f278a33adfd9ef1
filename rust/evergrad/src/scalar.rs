//! What operators take beside tensors: numbers, lists of integers, and "a tensor or a number".
use crate::dtype::Complex;
use crate::Tensor;

/// A number. Integers, floats and bools convert into it, and keep their kind in type promotion.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Scalar {
    /// A truth value.
    Bool(bool),
    /// An integer.
    Int(i64),
    /// A double.
    Float(f64),
    /// A complex number: real and imaginary part.
    Complex([f64; 2]),
}

impl Scalar {
    /// As a double; the real part of a complex number.
    pub fn to_f64(self) -> f64 {
        match self {
            Scalar::Bool(v) => f64::from(u8::from(v)),
            Scalar::Int(v) => v as f64,
            Scalar::Float(v) => v,
            Scalar::Complex([re, _]) => re,
        }
    }

    /// As an integer, if it is one.
    pub fn as_i64(self) -> Option<i64> {
        match self {
            Scalar::Bool(v) => Some(i64::from(v)),
            Scalar::Int(v) => Some(v),
            _ => None,
        }
    }
}

macro_rules! scalar_from {
    ($($from:ty => $variant:ident as $to:ty,)*) => {$(
        impl From<$from> for Scalar {
            fn from(value: $from) -> Scalar {
                Scalar::$variant(<$to>::from(value))
            }
        }
        impl From<$from> for Operand<'_> {
            #[inline]
            fn from(value: $from) -> Self {
                Operand::Scalar(value.into())
            }
        }
    )*};
}

scalar_from! {
    bool => Bool as bool, i8 => Int as i64, i16 => Int as i64, i32 => Int as i64, i64 => Int as i64,
    u8 => Int as i64, u16 => Int as i64, u32 => Int as i64, f32 => Float as f64, f64 => Float as f64,
}

impl From<Complex<f64>> for Scalar {
    fn from(value: Complex<f64>) -> Scalar {
        Scalar::Complex([value.re, value.im])
    }
}

/// A tensor, or a number where the operator takes one in its place.
#[derive(Clone, Copy, Debug)]
pub enum Operand<'a> {
    /// A tensor.
    Tensor(&'a Tensor),
    /// A number; it gives way in type promotion.
    Scalar(Scalar),
}

impl<'a> From<&'a Tensor> for Operand<'a> {
    #[inline]
    fn from(tensor: &'a Tensor) -> Self {
        Operand::Tensor(tensor)
    }
}

impl From<Scalar> for Operand<'_> {
    fn from(scalar: Scalar) -> Self {
        Operand::Scalar(scalar)
    }
}

impl From<Complex<f64>> for Operand<'_> {
    fn from(value: Complex<f64>) -> Self {
        Operand::Scalar(value.into())
    }
}

/// A list of integers: a shape, dimensions, strides. One number, arrays, slices and vectors convert into it.
#[derive(Clone, Debug)]
pub enum Ints<'a> {
    /// Not given: for a list of dimensions, all of them.
    All,
    /// Up to eight numbers, kept in place.
    Inline([i64; 8], u32),
    /// Numbers that somebody else keeps.
    Borrowed(&'a [i64]),
    /// Numbers of its own.
    Owned(Vec<i64>),
}

impl<'a> Ints<'a> {
    /// The numbers; none for [`Ints::All`].
    pub fn as_slice(&self) -> &[i64] {
        match self {
            Ints::All => &[],
            Ints::Inline(items, n) => &items[..*n as usize],
            Ints::Borrowed(items) => items,
            Ints::Owned(items) => items,
        }
    }

    fn collect<T: Copy>(items: &[T], convert: impl Fn(T) -> i64) -> Ints<'a> {
        let mut inline = [0; 8];
        if items.len() > inline.len() {
            return Ints::Owned(items.iter().map(|&v| convert(v)).collect());
        }
        for (slot, &item) in inline.iter_mut().zip(items) {
            *slot = convert(item);
        }
        Ints::Inline(inline, items.len() as u32)
    }
}

impl<'a> From<&'a [i64]> for Ints<'a> {
    fn from(items: &'a [i64]) -> Self {
        Ints::Borrowed(items)
    }
}

impl<'a> From<&'a Vec<i64>> for Ints<'a> {
    fn from(items: &'a Vec<i64>) -> Self {
        Ints::Borrowed(items)
    }
}

impl<'a, const N: usize> From<&'a [i64; N]> for Ints<'a> {
    fn from(items: &'a [i64; N]) -> Self {
        Ints::Borrowed(items)
    }
}

impl From<Vec<i64>> for Ints<'_> {
    fn from(items: Vec<i64>) -> Self {
        Ints::Owned(items)
    }
}

impl From<i64> for Ints<'_> {
    fn from(item: i64) -> Self {
        Ints::collect(&[item], |v| v)
    }
}

impl<const N: usize> From<[i64; N]> for Ints<'_> {
    fn from(items: [i64; N]) -> Self {
        Ints::collect(&items, |v| v)
    }
}

// A usize that does not fit becomes the largest i64, which no shape accepts.
macro_rules! ints_from {
    ($($from:ty),*) => {$(
        impl From<$from> for Ints<'_> {
            fn from(item: $from) -> Self {
                Ints::collect(&[item], |v| i64::try_from(v).unwrap_or(i64::MAX))
            }
        }
        impl<const N: usize> From<[$from; N]> for Ints<'_> {
            fn from(items: [$from; N]) -> Self {
                Ints::collect(&items, |v| i64::try_from(v).unwrap_or(i64::MAX))
            }
        }
        impl<const N: usize> From<&[$from; N]> for Ints<'_> {
            fn from(items: &[$from; N]) -> Self {
                Ints::collect(items, |v| i64::try_from(v).unwrap_or(i64::MAX))
            }
        }
        impl From<&[$from]> for Ints<'_> {
            fn from(items: &[$from]) -> Self {
                Ints::collect(items, |v| i64::try_from(v).unwrap_or(i64::MAX))
            }
        }
        impl From<&Vec<$from>> for Ints<'_> {
            fn from(items: &Vec<$from>) -> Self {
                Ints::collect(items, |v| i64::try_from(v).unwrap_or(i64::MAX))
            }
        }
    )*};
}

ints_from!(i32, usize);

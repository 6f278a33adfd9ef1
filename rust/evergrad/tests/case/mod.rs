//! What the generated cases need: tensors from doubles, and comparison with tolerance. Complex numbers are pairs; half
//! precision is compared in single precision, which holds it exactly.
use std::sync::{Mutex, MutexGuard, PoisonError};

use evergrad::{manual_seed, ops, Complex, DType, Error, Result, Tensor};

static GENERATOR: Mutex<()> = Mutex::new(());

/// The default generator, kept for one test until this goes.
pub struct Drawing(#[allow(dead_code)] MutexGuard<'static, ()>);

/// Waits for the default generator.
pub fn drawing() -> Drawing {
    Drawing(GENERATOR.lock().unwrap_or_else(PoisonError::into_inner))
}

impl Drawing {
    /// Seeds the generator.
    pub fn seed(&self, seed: u64) -> Result<()> {
        manual_seed(seed)
    }
}

fn unknown(dtype: DType) -> Error {
    Error::type_error(format!("no cases of {dtype}"))
}

fn pairs<T>(values: &[f64], convert: impl Fn(f64) -> T) -> Vec<Complex<T>> {
    values.chunks_exact(2).map(|p| Complex::new(convert(p[0]), convert(p[1]))).collect()
}

/// A tensor of these values, in row-major order, in memory of the library: some operators tell it from a vector's.
pub fn tensor(dtype: DType, shape: &[i64], values: &[f64]) -> Result<Tensor> {
    macro_rules! cast {
        ($type:ty) => {
            Tensor::from_slice(&values.iter().map(|&v| v as $type).collect::<Vec<$type>>(), shape)
        };
    }
    match dtype {
        DType::Bool => Tensor::from_slice(&values.iter().map(|&v| v != 0.0).collect::<Vec<bool>>(), shape),
        DType::UInt8 => cast!(u8),
        DType::Int8 => cast!(i8),
        DType::Int16 => cast!(i16),
        DType::Int32 => cast!(i32),
        DType::Int64 => cast!(i64),
        DType::Float32 => cast!(f32),
        DType::Float64 => cast!(f64),
        DType::Complex64 => Tensor::from_slice(&pairs(values, |v| v as f32), shape),
        DType::Complex128 => Tensor::from_slice(&pairs(values, |v| v), shape),
        other => Err(unknown(other)),
    }
}

/// For an `out=` form to write into.
pub fn empty(dtype: DType) -> Result<Tensor> {
    ops::empty_with(0, ops::EmptyOptions::new().dtype(dtype))
}

fn load(t: &Tensor) -> Result<Vec<f64>> {
    macro_rules! cast {
        ($type:ty) => {
            t.to_vec::<$type>()?.into_iter().map(|v| v as f64).collect()
        };
    }
    Ok(match t.dtype() {
        DType::Bool => t.to_vec::<bool>()?.into_iter().map(|v| f64::from(u8::from(v))).collect(),
        DType::UInt8 => cast!(u8),
        DType::Int8 => cast!(i8),
        DType::Int16 => cast!(i16),
        DType::Int32 => cast!(i32),
        DType::Int64 => cast!(i64),
        DType::Float16 | DType::BFloat16 => load(&t.to_float()?)?,
        DType::Complex32 => load(&t.to_cfloat()?)?,
        DType::Float32 => cast!(f32),
        DType::Float64 => t.to_vec::<f64>()?,
        DType::Complex64 => {
            t.to_vec::<Complex<f32>>()?.into_iter().flat_map(|v| [f64::from(v.re), f64::from(v.im)]).collect()
        }
        DType::Complex128 => t.to_vec::<Complex<f64>>()?.into_iter().flat_map(|v| [v.re, v.im]).collect(),
        other => return Err(unknown(other)),
    })
}

/// The tensor has this type and shape, and these values within tolerance.
pub fn expect(t: &Tensor, dtype: DType, shape: &[i64], values: &[f64], rtol: f64, atol: f64) -> Result<()> {
    assert_eq!((t.dtype(), t.shape().as_slice()), (dtype, shape));
    let got = load(t)?;
    assert_eq!(got.len(), values.len());
    for (i, (&got, &want)) in got.iter().zip(values).enumerate() {
        let close = got == want || got.is_nan() && want.is_nan() || (got - want).abs() <= atol + rtol * want.abs();
        assert!(close, "element {i} is {got}, expected {want}");
    }
    Ok(())
}

/// An uninitialised tensor has this type, shape and strides.
pub fn expect_blank(t: &Tensor, dtype: DType, shape: &[i64], strides: &[i64]) {
    assert_eq!((t.dtype(), t.shape().as_slice(), t.strides().as_slice()), (dtype, shape, strides));
}

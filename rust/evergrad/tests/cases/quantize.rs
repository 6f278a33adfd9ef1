// Generated from the cases of tests/cases; do not edit.
use super::case::{expect, tensor};
use evergrad::{ops, DType, Result};

#[test]
fn case_private_fake_quantize() -> Result<()> {
    let want0: &[f64] = &[-2.5, 0.25, 0.375, 1.0, 1.25, -0.5];
    let want1: &[f64] = &[0.0, 1.0, 0.0, 1.0, 0.0, 1.0];
    let t0 = tensor(DType::Float32, &[2, 3], &[-3.25, 0.25, 0.75, 1.25, 100.0, -0.5])?;
    let t1 = tensor(DType::Float32, &[3], &[0.5, 0.25, 0.125])?;
    let t2 = tensor(DType::Int32, &[3], &[1.0, 0.0, 2.0])?;
    let (out0, out1) = ops::_fake_quantize(&t0, &t1, &t2, Some(1), -4, 5)?;
    expect(&out0, DType::Float32, &[2, 3], want0, 1e-05, 1e-06)?;
    expect(&out1, DType::Bool, &[2, 3], want1, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_fake_quantize_per_channel_affine() -> Result<()> {
    let want0: &[f64] = &[-2.5, 0.25, 0.375, 1.0, 1.25, -0.5];
    let t0 = tensor(DType::Float32, &[2, 3], &[-3.25, 0.25, 0.75, 1.25, 100.0, -0.5])?;
    let t1 = tensor(DType::Float32, &[3], &[0.5, 0.25, 0.125])?;
    let t2 = tensor(DType::Int32, &[3], &[1.0, 0.0, 2.0])?;
    let out = ops::fake_quantize_per_channel_affine(&t0, &t1, &t2, 1, -4, 5)?;
    expect(&out, DType::Float32, &[2, 3], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_fake_quantize_per_tensor_affine() -> Result<()> {
    let want0: &[f64] = &[-2.5, 0.0, 1.0, 1.0, 2.0, -0.5];
    let t0 = tensor(DType::Float32, &[2, 3], &[-3.25, 0.25, 0.75, 1.25, 100.0, -0.5])?;
    let out = ops::fake_quantize_per_tensor_affine(&t0, 0.5, 1, -4, 5)?;
    expect(&out, DType::Float32, &[2, 3], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_fake_quantize_per_tensor_affine_tensor_qparams() -> Result<()> {
    let want0: &[f64] = &[-2.5, 0.0, 1.0, 1.0, 2.0, -0.5];
    let t0 = tensor(DType::Float32, &[2, 3], &[-3.25, 0.25, 0.75, 1.25, 100.0, -0.5])?;
    let t1 = tensor(DType::Float32, &[], &[0.5])?;
    let t2 = tensor(DType::Int32, &[], &[1.0])?;
    let out = ops::fake_quantize_per_tensor_affine_tensor_qparams(&t0, &t1, &t2, -4, 5)?;
    expect(&out, DType::Float32, &[2, 3], want0, 1e-05, 1e-06)?;
    Ok(())
}

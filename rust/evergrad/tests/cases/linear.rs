// Generated from the cases of tests/cases; do not edit.
use super::case::{expect, tensor};
use evergrad::{ops, DType, Result};

#[test]
fn case_private_linear() -> Result<()> {
    let want0: &[f64] = &[3.3125, 3.9375, 1.5625, 2.1875, 2.8125, 0.3125, 0.9375, -1.4375, -0.8125, -0.1875, 3.3125, 3.9375, 1.5625, 2.1875, 2.8125];
    let t0 = tensor(DType::Float32, &[3, 4], &[1.0, 1.375, 1.75, -0.875, -0.5, -0.125, 0.25, 0.625, 1.0, 1.375, 1.75, -0.875])?;
    let t1 = tensor(DType::Float32, &[5, 4], &[1.0, 1.75, -0.5, 0.25, 1.0, 1.75, -0.5, 0.25, 1.0, 1.75, -0.5, 0.25, 1.0, 1.75, -0.5, 0.25, 1.0, 1.75, -0.5, 0.25])?;
    let t2 = tensor(DType::Float32, &[5], &[1.0, 1.625, -0.75, -0.125, 0.5])?;
    let out = ops::_linear(&t0, &t1, &t2)?;
    expect(&out, DType::Float32, &[3, 5], want0, 1e-05, 1e-06)?;
    Ok(())
}

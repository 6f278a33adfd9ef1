// Generated from the cases of tests/cases; do not edit.
use super::case::{empty, expect, tensor};
use evergrad::{ops, DType, Result, Scalar};

#[test]
fn case_cumulative_trapezoid() -> Result<()> {
    let want0: &[f64] = &[2.5, 9.0, 21.5, 1.25, 2.0, 4.0];
    let t0 = tensor(DType::Float32, &[2, 4], &[1.0, 4.0, 9.0, 16.0, 2.0, 0.5, 1.0, 3.0])?;
    let out = ops::cumulative_trapezoid(&t0)?;
    expect(&out, DType::Float32, &[2, 3], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_cumulative_trapezoid_x() -> Result<()> {
    let want0: &[f64] = &[2.5, 15.5, 28.0, 1.25, 2.75, 4.75];
    let t0 = tensor(DType::Float32, &[2, 4], &[1.0, 4.0, 9.0, 16.0, 2.0, 0.5, 1.0, 3.0])?;
    let t1 = tensor(DType::Float32, &[4], &[0.0, 1.0, 3.0, 4.0])?;
    let out = ops::cumulative_trapezoid_x(&t0, &t1)?;
    expect(&out, DType::Float32, &[2, 3], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_gradient() -> Result<()> {
    let want0: &[f64] = &[1.0, 2.0, 3.0, 4.0];
    let t0 = tensor(DType::Float32, &[4], &[1.0, 4.0, 9.0, 16.0])?;
    let out = ops::gradient_with(&t0, ops::GradientOptions::new().spacing(Scalar::Float(2.0)).dim(0).edge_order(2))?;
    assert_eq!(out.len(), 1);
    expect(&out[0], DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_gradient_array() -> Result<()> {
    let want0: &[f64] = &[3.0, 4.0, 6.0, 7.0, -1.5, -0.5, 1.25, 2.0];
    let want1: &[f64] = &[1.0, -3.5, -8.0, -13.0, 1.0, -3.5, -8.0, -13.0];
    let t0 = tensor(DType::Float32, &[2, 4], &[1.0, 4.0, 9.0, 16.0, 2.0, 0.5, 1.0, 3.0])?;
    let out = ops::gradient_array(&t0, [1_i64, 0_i64])?;
    assert_eq!(out.len(), 2);
    expect(&out[0], DType::Float32, &[2, 4], want0, 1e-05, 1e-06)?;
    expect(&out[1], DType::Float32, &[2, 4], want1, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_gradient_scalararray() -> Result<()> {
    let want0: &[f64] = &[1.5, 2.0, 3.0, 3.5, -0.75, -0.25, 0.625, 1.0];
    let t0 = tensor(DType::Float32, &[2, 4], &[1.0, 4.0, 9.0, 16.0, 2.0, 0.5, 1.0, 3.0])?;
    let out = ops::gradient_scalararray(&t0, Scalar::Float(2.0), [1_i64])?;
    assert_eq!(out.len(), 1);
    expect(&out[0], DType::Float32, &[2, 4], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_gradient_scalarrayarray() -> Result<()> {
    let want0: &[f64] = &[6.0, 8.0, 12.0, 14.0, -3.0, -1.0, 2.5, 4.0];
    let t0 = tensor(DType::Float32, &[2, 4], &[1.0, 4.0, 9.0, 16.0, 2.0, 0.5, 1.0, 3.0])?;
    let out = ops::gradient_scalarrayarray(&t0, &[Scalar::Float(0.5)], [1_i64])?;
    assert_eq!(out.len(), 1);
    expect(&out[0], DType::Float32, &[2, 4], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_gradient_scalarrayint() -> Result<()> {
    let want0: &[f64] = &[0.5, -1.75, -4.0, -6.5, 0.5, -1.75, -4.0, -6.5];
    let want1: &[f64] = &[6.0, 8.0, 12.0, 14.0, -3.0, -1.0, 2.5, 4.0];
    let t0 = tensor(DType::Float32, &[2, 4], &[1.0, 4.0, 9.0, 16.0, 2.0, 0.5, 1.0, 3.0])?;
    let out = ops::gradient_scalarrayint(&t0, &[Scalar::Float(2.0), Scalar::Float(0.5)])?;
    assert_eq!(out.len(), 2);
    expect(&out[0], DType::Float32, &[2, 4], want0, 1e-05, 1e-06)?;
    expect(&out[1], DType::Float32, &[2, 4], want1, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_gradient_tensorarray() -> Result<()> {
    let want0: &[f64] = &[3.0, 2.8333332538604736, 5.500000476837158, 7.0, -1.5, -0.9166666865348816, 1.4166667461395264, 2.0];
    let t0 = tensor(DType::Float32, &[2, 4], &[1.0, 4.0, 9.0, 16.0, 2.0, 0.5, 1.0, 3.0])?;
    let t1 = tensor(DType::Float32, &[4], &[0.0, 1.0, 3.0, 4.0])?;
    let out = ops::gradient_tensorarray(&t0, &[&t1], [1_i64])?;
    assert_eq!(out.len(), 1);
    expect(&out[0], DType::Float32, &[2, 4], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_gradient_tensorarrayint() -> Result<()> {
    let want0: &[f64] = &[3.0, 2.8333332538604736, 5.500000476837158, 7.0, -1.5, -0.9166666865348816, 1.4166667461395264, 2.0];
    let t0 = tensor(DType::Float32, &[2, 4], &[1.0, 4.0, 9.0, 16.0, 2.0, 0.5, 1.0, 3.0])?;
    let t1 = tensor(DType::Float32, &[4], &[0.0, 1.0, 3.0, 4.0])?;
    let out = ops::gradient_tensorarrayint_with(&t0, &[&t1], ops::GradientTensorarrayintOptions::new().dim(1))?;
    assert_eq!(out.len(), 1);
    expect(&out[0], DType::Float32, &[2, 4], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_mvlgamma() -> Result<()> {
    let want0: &[f64] = &[0.4515827000141144, 0.4515827000141144, 13.740466117858887];
    let t0 = tensor(DType::Float32, &[3], &[1.5, 2.0, 7.25])?;
    let out = t0.mvlgamma(2)?;
    expect(&out, DType::Float32, &[3], want0, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float32)?;
    t0.mvlgamma_out(2, &into0)?;
    expect(&into0, DType::Float32, &[3], want0, 1e-05, 1e-06)?;
    t0.mvlgamma_(2)?;
    expect(&t0, DType::Float32, &[3], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_nanmean() -> Result<()> {
    let want0: &[f64] = &[2.0, 5.0];
    let t0 = tensor(DType::Float32, &[2, 3], &[1.0, f64::NAN, 3.0, 2.0, 4.0, 9.0])?;
    let out = t0.nanmean_with(ops::NanmeanOptions::new().dim([1_i64]))?;
    expect(&out, DType::Float32, &[2], want0, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float32)?;
    t0.nanmean_out_with(ops::NanmeanOptions::new().dim([1_i64]), &into0)?;
    expect(&into0, DType::Float32, &[2], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_trapezoid() -> Result<()> {
    let want0: &[f64] = &[21.5, 4.0];
    let t0 = tensor(DType::Float32, &[2, 4], &[1.0, 4.0, 9.0, 16.0, 2.0, 0.5, 1.0, 3.0])?;
    let out = ops::trapezoid(&t0)?;
    expect(&out, DType::Float32, &[2], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_trapezoid_x() -> Result<()> {
    let want0: &[f64] = &[28.0, 4.75];
    let t0 = tensor(DType::Float32, &[2, 4], &[1.0, 4.0, 9.0, 16.0, 2.0, 0.5, 1.0, 3.0])?;
    let t1 = tensor(DType::Float32, &[4], &[0.0, 1.0, 3.0, 4.0])?;
    let out = ops::trapezoid_x(&t0, &t1)?;
    expect(&out, DType::Float32, &[2], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_trapz() -> Result<()> {
    let want0: &[f64] = &[21.5, 4.0];
    let t0 = tensor(DType::Float32, &[2, 4], &[1.0, 4.0, 9.0, 16.0, 2.0, 0.5, 1.0, 3.0])?;
    let out = ops::trapz(&t0)?;
    expect(&out, DType::Float32, &[2], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_trapz_x() -> Result<()> {
    let want0: &[f64] = &[28.0, 4.75];
    let t0 = tensor(DType::Float32, &[2, 4], &[1.0, 4.0, 9.0, 16.0, 2.0, 0.5, 1.0, 3.0])?;
    let t1 = tensor(DType::Float32, &[4], &[0.0, 1.0, 3.0, 4.0])?;
    let out = ops::trapz_x(&t0, &t1)?;
    expect(&out, DType::Float32, &[2], want0, 1e-05, 1e-06)?;
    Ok(())
}

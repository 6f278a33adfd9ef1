// Generated from the cases of tests/cases; do not edit.
use super::case::{empty, expect, tensor};
use evergrad::{ops, DType, Result};

#[test]
fn case_special_gammainc() -> Result<()> {
    let want0: &[f64] = &[0.9947165250778198, 0.8141232132911682, 0.45775172114372253, 0.0033436582889407873];
    let t0 = tensor(DType::Float32, &[4], &[0.125, 0.5, 0.875, 2.25])?;
    let t1 = tensor(DType::Float32, &[4], &[2.25, 0.875, 0.5, 0.125])?;
    let out = ops::special_gammainc(&t0, &t1)?;
    expect(&out, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float32)?;
    ops::special_gammainc_out(&t0, &t1, &into0)?;
    expect(&into0, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_special_gammaincc() -> Result<()> {
    let want0: &[f64] = &[0.005283498205244541, 0.185876727104187, 0.5422482490539551, 0.9966563582420349];
    let t0 = tensor(DType::Float32, &[4], &[0.125, 0.5, 0.875, 2.25])?;
    let t1 = tensor(DType::Float32, &[4], &[2.25, 0.875, 0.5, 0.125])?;
    let out = ops::special_gammaincc(&t0, &t1)?;
    expect(&out, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float32)?;
    ops::special_gammaincc_out(&t0, &t1, &into0)?;
    expect(&into0, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_special_gammaln() -> Result<()> {
    let want0: &[f64] = &[2.019418239593506, 0.5723649263381958, 0.08585871011018753, 0.12487171590328217];
    let t0 = tensor(DType::Float32, &[4], &[0.125, 0.5, 0.875, 2.25])?;
    let out = ops::special_gammaln(&t0)?;
    expect(&out, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float32)?;
    ops::special_gammaln_out(&t0, &into0)?;
    expect(&into0, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_special_multigammaln() -> Result<()> {
    let want0: &[f64] = &[0.8731712102890015, 0.4515827000141144, 0.40693697333335876, 1.9833815097808838];
    let t0 = tensor(DType::Float32, &[4], &[1.125, 1.5, 1.875, 3.25])?;
    let out = ops::special_multigammaln(&t0, 2)?;
    expect(&out, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float32)?;
    ops::special_multigammaln_out(&t0, 2, &into0)?;
    expect(&into0, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_special_psi() -> Result<()> {
    let want0: &[f64] = &[-8.388494491577148, -1.9635108709335327, -0.8040174245834351, 0.5725463628768921];
    let t0 = tensor(DType::Float32, &[4], &[0.125, 0.5, 0.875, 2.25])?;
    let out = ops::special_psi(&t0)?;
    expect(&out, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float32)?;
    ops::special_psi_out(&t0, &into0)?;
    expect(&into0, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    Ok(())
}

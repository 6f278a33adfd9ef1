// Generated from the cases of tests/cases; do not edit.
use super::case::{expect, tensor};
use evergrad::{ops, DType, Result};

#[test]
fn case_block_diag() -> Result<()> {
    let want0: &[f64] = &[1.0, 2.0, 3.0, 4.0, 0.0, 0.0, 0.0, 4.0, 5.0, 6.0, 7.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 8.0, 9.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5];
    let t0 = tensor(DType::Float32, &[2, 4], &[1.0, 2.0, 3.0, 4.0, 4.0, 5.0, 6.0, 7.0])?;
    let t1 = tensor(DType::Float32, &[2], &[8.0, 9.0])?;
    let t2 = tensor(DType::Float32, &[], &[0.5])?;
    let out = ops::block_diag(&[&t0, &t1, &t2])?;
    expect(&out, DType::Float32, &[4, 7], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_combinations() -> Result<()> {
    let want0: &[f64] = &[1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 1.0, 1.0, 3.0, 1.0, 1.0, 4.0, 1.0, 2.0, 2.0, 1.0, 2.0, 3.0, 1.0, 2.0, 4.0, 1.0, 3.0, 3.0, 1.0, 3.0, 4.0, 1.0, 4.0, 4.0, 2.0, 2.0, 2.0, 2.0, 2.0, 3.0, 2.0, 2.0, 4.0, 2.0, 3.0, 3.0, 2.0, 3.0, 4.0, 2.0, 4.0, 4.0, 3.0, 3.0, 3.0, 3.0, 3.0, 4.0, 3.0, 4.0, 4.0, 4.0, 4.0, 4.0];
    let t0 = tensor(DType::Float32, &[4], &[1.0, 2.0, 3.0, 4.0])?;
    let out = ops::combinations_with(&t0, ops::CombinationsOptions::new().r(3).with_replacement(true))?;
    expect(&out, DType::Float32, &[20, 3], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_dsplit() -> Result<()> {
    let want0: &[f64] = &[0.0, 4.0];
    let want1: &[f64] = &[1.0, 5.0];
    let want2: &[f64] = &[2.0, 6.0];
    let want3: &[f64] = &[3.0, 7.0];
    let t0 = tensor(DType::Float32, &[2, 1, 4], &[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0])?;
    let out = t0.dsplit(4)?;
    assert_eq!(out.len(), 4);
    expect(&out[0], DType::Float32, &[2, 1, 1], want0, 0.0, 0.0)?;
    expect(&out[1], DType::Float32, &[2, 1, 1], want1, 0.0, 0.0)?;
    expect(&out[2], DType::Float32, &[2, 1, 1], want2, 0.0, 0.0)?;
    expect(&out[3], DType::Float32, &[2, 1, 1], want3, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_dsplit_indices() -> Result<()> {
    let want0: &[f64] = &[];
    let want1: &[f64] = &[0.0, 1.0, 2.0, 4.0, 5.0, 6.0];
    let want2: &[f64] = &[3.0, 7.0];
    let t0 = tensor(DType::Float32, &[2, 1, 4], &[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0])?;
    let out = t0.dsplit_indices([0_i64, 3_i64])?;
    assert_eq!(out.len(), 3);
    expect(&out[0], DType::Float32, &[2, 1, 0], want0, 0.0, 0.0)?;
    expect(&out[1], DType::Float32, &[2, 1, 3], want1, 0.0, 0.0)?;
    expect(&out[2], DType::Float32, &[2, 1, 1], want2, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_hsplit() -> Result<()> {
    let want0: &[f64] = &[1.0, 2.0, 4.0, 5.0];
    let want1: &[f64] = &[3.0, 4.0, 6.0, 7.0];
    let t0 = tensor(DType::Float32, &[2, 4], &[1.0, 2.0, 3.0, 4.0, 4.0, 5.0, 6.0, 7.0])?;
    let out = t0.hsplit(2)?;
    assert_eq!(out.len(), 2);
    expect(&out[0], DType::Float32, &[2, 2], want0, 0.0, 0.0)?;
    expect(&out[1], DType::Float32, &[2, 2], want1, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_hsplit_indices() -> Result<()> {
    let want0: &[f64] = &[1.0];
    let want1: &[f64] = &[2.0, 3.0];
    let want2: &[f64] = &[4.0];
    let t0 = tensor(DType::Float32, &[4], &[1.0, 2.0, 3.0, 4.0])?;
    let out = t0.hsplit_indices([1_i64, 3_i64])?;
    assert_eq!(out.len(), 3);
    expect(&out[0], DType::Float32, &[1], want0, 0.0, 0.0)?;
    expect(&out[1], DType::Float32, &[2], want1, 0.0, 0.0)?;
    expect(&out[2], DType::Float32, &[1], want2, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_vsplit() -> Result<()> {
    let want0: &[f64] = &[1.0, 2.0, 3.0, 4.0];
    let want1: &[f64] = &[4.0, 5.0, 6.0, 7.0];
    let t0 = tensor(DType::Float32, &[2, 4], &[1.0, 2.0, 3.0, 4.0, 4.0, 5.0, 6.0, 7.0])?;
    let out = t0.vsplit(2)?;
    assert_eq!(out.len(), 2);
    expect(&out[0], DType::Float32, &[1, 4], want0, 0.0, 0.0)?;
    expect(&out[1], DType::Float32, &[1, 4], want1, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_vsplit_indices() -> Result<()> {
    let want0: &[f64] = &[1.0, 2.0, 3.0, 4.0];
    let want1: &[f64] = &[4.0, 5.0, 6.0, 7.0];
    let t0 = tensor(DType::Float32, &[2, 4], &[1.0, 2.0, 3.0, 4.0, 4.0, 5.0, 6.0, 7.0])?;
    let out = t0.vsplit_indices([1_i64])?;
    assert_eq!(out.len(), 2);
    expect(&out[0], DType::Float32, &[1, 4], want0, 0.0, 0.0)?;
    expect(&out[1], DType::Float32, &[1, 4], want1, 0.0, 0.0)?;
    Ok(())
}

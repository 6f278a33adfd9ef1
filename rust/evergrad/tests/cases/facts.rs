// Generated from the cases of tests/cases; do not edit.
use super::case::tensor;
use evergrad::{ops, DType, Result};

#[test]
fn case_can_cast() -> Result<()> {
    assert_eq!(ops::can_cast(DType::Int64, DType::Float16)?, true);
    Ok(())
}

#[test]
fn case_is_nonzero() -> Result<()> {
    let t0 = tensor(DType::Float32, &[1], &[0.5])?;
    assert_eq!(t0.is_nonzero()?, true);
    Ok(())
}

#[test]
fn case_is_same_size() -> Result<()> {
    let t0 = tensor(DType::Float32, &[1, 2], &[1.0, 2.0])?;
    let t1 = tensor(DType::Float32, &[1, 2], &[0.0, 0.0])?;
    assert_eq!(t0.is_same_size(&t1)?, true);
    Ok(())
}

#[test]
fn case_is_set_to() -> Result<()> {
    let t0 = tensor(DType::Float32, &[1, 2], &[1.0, 2.0])?;
    let t1 = tensor(DType::Float32, &[1, 2], &[0.0, 0.0])?;
    assert_eq!(t0.is_set_to(&t1)?, false);
    Ok(())
}

#[test]
fn case_promote_types() -> Result<()> {
    assert_eq!(ops::promote_types(DType::UInt8, DType::Int8)?, DType::Int16);
    Ok(())
}

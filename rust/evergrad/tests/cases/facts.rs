// Generated from the cases of tests/cases; do not edit.
use super::case::{expect, tensor};
use evergrad::{ops, DType, Result};

#[test]
fn case_private_fill_uninitialized() -> Result<()> {
    assert_eq!(ops::_fill_uninitialized(false)?, false);
    Ok(())
}

#[test]
fn case_private_is_cow_tensor() -> Result<()> {
    let t0 = tensor(DType::Float32, &[2, 3], &[-2.5, 1.0, 0.75, 0.0, 300.0, -1.125])?;
    assert_eq!(ops::_is_cow_tensor(&t0)?, false);
    Ok(())
}

#[test]
fn case_private_lazy_clone() -> Result<()> {
    let want0: &[f64] = &[-2.5, 1.0, 0.75, 0.0, 300.0, -1.125];
    let t0 = tensor(DType::Float32, &[2, 3], &[-2.5, 1.0, 0.75, 0.0, 300.0, -1.125])?;
    let out = t0._lazy_clone()?;
    expect(&out, DType::Float32, &[2, 3], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_private_pin_storage() -> Result<()> {
    let t0 = tensor(DType::Float32, &[2, 3], &[-2.5, 1.0, 0.75, 0.0, 300.0, -1.125])?;
    assert_eq!(ops::_pin_storage(&t0, 0)?, true);
    Ok(())
}

#[test]
fn case_private_storage_resizable() -> Result<()> {
    let t0 = tensor(DType::Float32, &[2, 3], &[-2.5, 1.0, 0.75, 0.0, 300.0, -1.125])?;
    assert_eq!(ops::_storage_resizable(&t0)?, true);
    Ok(())
}

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

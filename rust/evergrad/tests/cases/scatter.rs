// Generated from the cases of tests/cases; do not edit.
use super::case::{empty, expect, tensor};
use evergrad::{ops, DType, Result, Scalar};

#[test]
fn case_private_segment_ids() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.0, 2.0, 2.0, 2.0, 3.0];
    let t0 = tensor(DType::Int64, &[1, 3], &[2.0, 0.0, 3.0])?;
    let out = ops::_segment_ids(&t0, 6, false, true)?;
    expect(&out, DType::Int64, &[1, 6], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_index_reduce() -> Result<()> {
    let want0: &[f64] = &[-1.765825867652893];
    let t0 = tensor(DType::Float32, &[1], &[-4.3228044509887695])?;
    let t1 = tensor(DType::Int64, &[1], &[0.0])?;
    let t2 = tensor(DType::Float32, &[1], &[-1.765825867652893])?;
    let out = t0.index_reduce_with(0, &t1, &t2, "amax", ops::IndexReduceOptions::new().include_self(false))?;
    expect(&out, DType::Float32, &[1], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.index_reduce_out_with(0, &t1, &t2, "amax", ops::IndexReduceOptions::new().include_self(false), &into0)?;
    expect(&into0, DType::Float32, &[1], want0, 1e-05, 1e-05)?;
    t0.index_reduce_with_(0, &t1, &t2, "amax", ops::IndexReduceOptions::new().include_self(false))?;
    expect(&t0, DType::Float32, &[1], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_nonzero_static() -> Result<()> {
    let want0: &[f64] = &[-1.0, -1.0, -1.0];
    let t0 = tensor(DType::Float32, &[5, 0, 5], &[])?;
    let out = t0.nonzero_static(1)?;
    expect(&out, DType::Int64, &[1, 3], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Int64)?;
    t0.nonzero_static_out(1, &into0)?;
    expect(&into0, DType::Int64, &[1, 3], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_put() -> Result<()> {
    let want0: &[f64] = &[-4.8667683601379395];
    let t0 = tensor(DType::Float32, &[], &[-8.478373527526855])?;
    let t1 = tensor(DType::Int64, &[1], &[0.0])?;
    let t2 = tensor(DType::Float32, &[1], &[3.611605167388916])?;
    let out = t0.put_with(&t1, &t2, ops::PutOptions::new().accumulate(true))?;
    expect(&out, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    t0.put_with_(&t1, &t2, ops::PutOptions::new().accumulate(true))?;
    expect(&t0, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_scatter_reduce_two() -> Result<()> {
    let want0: &[f64] = &[-1.765825867652893];
    let t0 = tensor(DType::Float32, &[], &[-8.478373527526855])?;
    let t1 = tensor(DType::Int64, &[], &[0.0])?;
    let t2 = tensor(DType::Float32, &[], &[-1.765825867652893])?;
    let out = t0.scatter_reduce_two_with(0, &t1, &t2, "amax", ops::ScatterReduceTwoOptions::new().include_self(true))?;
    expect(&out, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.scatter_reduce_two_out_with(0, &t1, &t2, "amax", ops::ScatterReduceTwoOptions::new().include_self(true), &into0)?;
    expect(&into0, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    t0.scatter_reduce_two_with_(0, &t1, &t2, "amax", ops::ScatterReduceTwoOptions::new().include_self(true))?;
    expect(&t0, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_segment_reduce() -> Result<()> {
    let want0: &[f64] = &[2.0, 2.0, 2.0, 2.0];
    let t0 = tensor(DType::Float32, &[5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885])?;
    let t1 = tensor(DType::Int64, &[4], &[0.0, 1.0, 2.0, 2.0])?;
    let out = ops::segment_reduce_with(&t0, "max", ops::SegmentReduceOptions::new().lengths(&t1).axis(0).r#unsafe(true).initial(Scalar::Int(2)))?;
    expect(&out, DType::Float32, &[4], want0, 1e-05, 1e-05)?;
    Ok(())
}

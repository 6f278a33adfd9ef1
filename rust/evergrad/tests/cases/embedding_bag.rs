// Generated from the cases of tests/cases; do not edit.
use super::case::{expect, tensor};
use evergrad::{ops, DType, Result};

#[test]
fn case_private_embedding_bag() -> Result<()> {
    let want0: &[f64] = &[-0.875, 1.59375, 0.0, 0.0, -0.6875, 0.015625, -0.28125, 0.703125];
    let want1: &[f64] = &[];
    let t0 = tensor(DType::Float32, &[5, 2], &[1.0, 1.875, -0.25, 0.625, 1.5, -0.625, 0.25, 1.125, -1.0, -0.125])?;
    let t1 = tensor(DType::Int64, &[7], &[3.0, 0.0, 2.0, 2.0, 4.0, 1.0, 0.0])?;
    let t2 = tensor(DType::Int64, &[4], &[0.0, 3.0, 3.0, 5.0])?;
    let t3 = tensor(DType::Float32, &[7], &[1.0, 1.625, -0.75, -0.125, 0.5, 1.125, 1.75])?;
    let (out0, out1) = ops::_embedding_bag(&t0, &t1, &t2, Some(&t3), 0, 0, false, false)?;
    expect(&out0, DType::Float32, &[4, 2], want0, 1e-05, 1e-06)?;
    expect(&out1, DType::Int64, &[0], want1, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_embedding_bag() -> Result<()> {
    let want0: &[f64] = &[0.9166666865348816, 0.7916666865348816, 0.0, 0.0, 0.25, -0.375, 0.375, 1.25];
    let want1: &[f64] = &[0.0, 0.0, 0.0, 2.0, 2.0, 3.0, 3.0];
    let want2: &[f64] = &[3.0, 0.0, 2.0, 2.0];
    let t0 = tensor(DType::Float32, &[5, 2], &[1.0, 1.875, -0.25, 0.625, 1.5, -0.625, 0.25, 1.125, -1.0, -0.125])?;
    let t1 = tensor(DType::Int64, &[7], &[3.0, 0.0, 2.0, 2.0, 4.0, 1.0, 0.0])?;
    let t2 = tensor(DType::Int64, &[4], &[0.0, 3.0, 3.0, 5.0])?;
    let (out0, out1, out2, out3) = ops::embedding_bag_with(&t0, &t1, &t2, ops::EmbeddingBagOptions::new().scale_grad_by_freq(false).mode(1))?;
    expect(&out0, DType::Float32, &[4, 2], want0, 1e-05, 1e-06)?;
    expect(&out1, DType::Int64, &[7], want1, 1e-05, 1e-06)?;
    expect(&out2, DType::Int64, &[4], want2, 1e-05, 1e-06)?;
    expect(&out3, DType::Int64, &[4], want2, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_embedding_bag_nn() -> Result<()> {
    let want0: &[f64] = &[1.5, 1.875, 0.0, 0.0, 1.5, -0.125, 1.0, 1.875];
    let t0 = tensor(DType::Int64, &[7], &[3.0, 0.0, 2.0, 2.0, 4.0, 1.0, 0.0])?;
    let t1 = tensor(DType::Float32, &[5, 2], &[1.0, 1.875, -0.25, 0.625, 1.5, -0.625, 0.25, 1.125, -1.0, -0.125])?;
    let t2 = tensor(DType::Int64, &[4], &[0.0, 3.0, 3.0, 5.0])?;
    let out = ops::embedding_bag_nn_with(&t0, &t1, ops::EmbeddingBagNnOptions::new().offsets(&t2).mode("max"))?;
    expect(&out, DType::Float32, &[4, 2], want0, 1e-05, 1e-06)?;
    Ok(())
}

// Generated from the cases of tests/cases; do not edit.
use super::case::{empty, expect, expect_blank, tensor};
use evergrad::{ops, DType, MemoryFormat, Result, Scalar};

#[test]
fn case_arange() -> Result<()> {
    let want0: &[f64] = &[0.0, 1.0, 2.0, 3.0, 4.0];
    let out = ops::arange_with(Scalar::Int(5), ops::ArangeOptions::new().dtype(DType::Float64))?;
    expect(&out, DType::Float64, &[5], want0, 1e-07, 4e-09)?;
    let into0 = empty(DType::Float64)?;
    ops::arange_out_with(Scalar::Int(5), ops::ArangeOptions::new().dtype(DType::Float64), &into0)?;
    expect(&into0, DType::Float64, &[5], want0, 1e-07, 4e-09)?;
    Ok(())
}

#[test]
fn case_arange_start() -> Result<()> {
    let want0: &[f64] = &[];
    let out = ops::arange_start_with(Scalar::Int(1), Scalar::Int(1), ops::ArangeStartOptions::new().step(Scalar::Int(-1)).dtype(DType::Float32))?;
    expect(&out, DType::Float32, &[0], want0, 1e-05, 5e-07)?;
    let into0 = empty(DType::Float32)?;
    ops::arange_start_out_with(Scalar::Int(1), Scalar::Int(1), ops::ArangeStartOptions::new().step(Scalar::Int(-1)).dtype(DType::Float32), &into0)?;
    expect(&into0, DType::Float32, &[0], want0, 1e-05, 5e-07)?;
    Ok(())
}

#[test]
fn case_bartlett_window() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.4, 0.8, 0.7999999999999998, 0.3999999999999999];
    let out = ops::bartlett_window_with(5, ops::BartlettWindowOptions::new().dtype(DType::Float64))?;
    expect(&out, DType::Float64, &[5], want0, 1e-07, 1e-09)?;
    Ok(())
}

#[test]
fn case_blackman_window() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.20077014326253045, 0.8492298567374694, 0.8492298567374696, 0.20077014326253056];
    let out = ops::blackman_window_with(5, ops::BlackmanWindowOptions::new().dtype(DType::Float64))?;
    expect(&out, DType::Float64, &[5], want0, 1e-07, 1e-09)?;
    Ok(())
}

#[test]
fn case_empty() -> Result<()> {
    let out = ops::empty_with([2_i64, 3_i64], ops::EmptyOptions::new().dtype(DType::Int64))?;
    expect_blank(&out, DType::Int64, &[2, 3], &[3, 1]);
    let into0 = empty(DType::Int64)?;
    ops::empty_out_with([2_i64, 3_i64], ops::EmptyOptions::new().dtype(DType::Int64), &into0)?;
    expect_blank(&into0, DType::Int64, &[2, 3], &[3, 1]);
    Ok(())
}

#[test]
fn case_empty_like() -> Result<()> {
    let t0 = tensor(DType::Float32, &[1, 2, 2, 2], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0])?;
    let out = ops::empty_like_with(&t0, ops::EmptyLikeOptions::new().memory_format(MemoryFormat::ChannelsLast))?;
    expect_blank(&out, DType::Float32, &[1, 2, 2, 2], &[8, 1, 4, 2]);
    Ok(())
}

#[test]
fn case_empty_strided() -> Result<()> {
    let out = ops::empty_strided([2_i64, 3_i64], [1_i64, 2_i64])?;
    expect_blank(&out, DType::Float32, &[2, 3], &[1, 2]);
    Ok(())
}

#[test]
fn case_eye() -> Result<()> {
    let want0: &[f64] = &[];
    let out = ops::eye_with(0, ops::EyeOptions::new().dtype(DType::Float32).requires_grad(false))?;
    expect(&out, DType::Float32, &[0, 0], want0, 1e-05, 5e-07)?;
    let into0 = empty(DType::Float32)?;
    ops::eye_out_with(0, ops::EyeOptions::new().dtype(DType::Float32).requires_grad(false), &into0)?;
    expect(&into0, DType::Float32, &[0, 0], want0, 1e-05, 5e-07)?;
    Ok(())
}

#[test]
fn case_eye_m() -> Result<()> {
    let want0: &[f64] = &[];
    let out = ops::eye_m_with(1, 0, ops::EyeMOptions::new().dtype(DType::Float32).requires_grad(false))?;
    expect(&out, DType::Float32, &[1, 0], want0, 1e-05, 5e-07)?;
    let into0 = empty(DType::Float32)?;
    ops::eye_m_out_with(1, 0, ops::EyeMOptions::new().dtype(DType::Float32).requires_grad(false), &into0)?;
    expect(&into0, DType::Float32, &[1, 0], want0, 1e-05, 5e-07)?;
    Ok(())
}

#[test]
fn case_full() -> Result<()> {
    let want0: &[f64] = &[-8.478373527526855, -8.478373527526855, -8.478373527526855, -8.478373527526855, -8.478373527526855, -8.478373527526855, -8.478373527526855, -8.478373527526855, -8.478373527526855, -8.478373527526855];
    let out = ops::full_with([10_i64], Scalar::Float(-8.478373527526855), ops::FullOptions::new().dtype(DType::Float32))?;
    expect(&out, DType::Float32, &[10], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::full_out_with([10_i64], Scalar::Float(-8.478373527526855), ops::FullOptions::new().dtype(DType::Float32), &into0)?;
    expect(&into0, DType::Float32, &[10], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_full_like() -> Result<()> {
    let want0: &[f64] = &[4.412055988104102, 4.412055988104102, 4.412055988104102, 4.412055988104102, 4.412055988104102];
    let t0 = tensor(DType::Float32, &[5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885])?;
    let out = ops::full_like_with(&t0, Scalar::Float(4.412055988104102), ops::FullLikeOptions::new().dtype(DType::Float64))?;
    expect(&out, DType::Float64, &[5], want0, 1e-07, 8.5e-09)?;
    Ok(())
}

#[test]
fn case_hamming_window() -> Result<()> {
    let want0: &[f64] = &[0.08000000000000002, 0.3978521825875242, 0.9121478174124757, 0.912147817412476, 0.3978521825875243];
    let out = ops::hamming_window_with(5, ops::HammingWindowOptions::new().dtype(DType::Float64))?;
    expect(&out, DType::Float64, &[5], want0, 1e-07, 1e-09)?;
    Ok(())
}

#[test]
fn case_hann_window() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.3454915028125263, 0.9045084971874737, 0.9045084971874737, 0.3454915028125264];
    let out = ops::hann_window_with(5, ops::HannWindowOptions::new().dtype(DType::Float64))?;
    expect(&out, DType::Float64, &[5], want0, 1e-07, 1e-09)?;
    Ok(())
}

#[test]
fn case_kaiser_window() -> Result<()> {
    let want0: &[f64] = &[5.2773441320097665e-05, 0.10171968770956323, 0.7929398341014605, 0.7929398341014605, 0.10171968770956323];
    let out = ops::kaiser_window_with(5, ops::KaiserWindowOptions::new().dtype(DType::Float64))?;
    expect(&out, DType::Float64, &[5], want0, 1e-07, 1e-09)?;
    Ok(())
}

#[test]
fn case_linspace() -> Result<()> {
    let want0: &[f64] = &[];
    let out = ops::linspace_with(Scalar::Int(50), Scalar::Int(50), 0, ops::LinspaceOptions::new().dtype(DType::Float32))?;
    expect(&out, DType::Float32, &[0], want0, 1e-05, 5e-07)?;
    let into0 = empty(DType::Float32)?;
    ops::linspace_out_with(Scalar::Int(50), Scalar::Int(50), 0, ops::LinspaceOptions::new().dtype(DType::Float32), &into0)?;
    expect(&into0, DType::Float32, &[0], want0, 1e-05, 5e-07)?;
    Ok(())
}

#[test]
fn case_linspace_tensor() -> Result<()> {
    let want0: &[f64] = &[-1.0, -0.5, 0.0, 0.5, 1.0, 1.5, 2.0];
    let t0 = tensor(DType::Float32, &[], &[-1.0])?;
    let t1 = tensor(DType::Float32, &[], &[2.0])?;
    let out = ops::linspace_tensor(&t0, &t1, 7)?;
    expect(&out, DType::Float32, &[7], want0, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float32)?;
    ops::linspace_tensor_out(&t0, &t1, 7, &into0)?;
    expect(&into0, DType::Float32, &[7], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_linspace_tensor_scalar() -> Result<()> {
    let want0: &[f64] = &[];
    let t0 = tensor(DType::Int64, &[], &[0.0])?;
    let out = ops::linspace_tensor_with(&t0, Scalar::Int(-3), 0, ops::LinspaceTensorOptions::new().dtype(DType::Float32))?;
    expect(&out, DType::Float32, &[0], want0, 1e-05, 5e-07)?;
    let into0 = empty(DType::Float32)?;
    ops::linspace_tensor_out_with(&t0, Scalar::Int(-3), 0, ops::LinspaceTensorOptions::new().dtype(DType::Float32), &into0)?;
    expect(&into0, DType::Float32, &[0], want0, 1e-05, 5e-07)?;
    Ok(())
}

#[test]
fn case_logspace() -> Result<()> {
    let want0: &[f64] = &[];
    let out = ops::logspace_with(Scalar::Int(2), Scalar::Float(1.2), 0, ops::LogspaceOptions::new().base(1.1).dtype(DType::Float32))?;
    expect(&out, DType::Float32, &[0], want0, 1e-05, 5e-07)?;
    let into0 = empty(DType::Float32)?;
    ops::logspace_out_with(Scalar::Int(2), Scalar::Float(1.2), 0, ops::LogspaceOptions::new().base(1.1).dtype(DType::Float32), &into0)?;
    expect(&into0, DType::Float32, &[0], want0, 1e-05, 5e-07)?;
    Ok(())
}

#[test]
fn case_logspace_tensor() -> Result<()> {
    let want0: &[f64] = &[0.10000000149011612, 1.0, 10.0, 100.0];
    let t0 = tensor(DType::Float32, &[], &[-1.0])?;
    let t1 = tensor(DType::Float32, &[], &[2.0])?;
    let out = ops::logspace_tensor(&t0, &t1, 4)?;
    expect(&out, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float32)?;
    ops::logspace_tensor_out(&t0, &t1, 4, &into0)?;
    expect(&into0, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_new_empty() -> Result<()> {
    let t0 = tensor(DType::Float32, &[1, 2, 2, 2], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0])?;
    let out = t0.new_empty_with([3_i64, 2_i64], ops::NewEmptyOptions::new().dtype(DType::Bool))?;
    expect_blank(&out, DType::Bool, &[3, 2], &[2, 1]);
    Ok(())
}

#[test]
fn case_new_empty_strided() -> Result<()> {
    let t0 = tensor(DType::Float32, &[1, 2, 2, 2], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0])?;
    let out = t0.new_empty_strided([2_i64, 2_i64], [4_i64, 1_i64])?;
    expect_blank(&out, DType::Float32, &[2, 2], &[4, 1]);
    Ok(())
}

#[test]
fn case_new_full() -> Result<()> {
    let want0: &[f64] = &[3.611605167388916, 3.611605167388916, 3.611605167388916, 3.611605167388916, 3.611605167388916, 3.611605167388916];
    let t0 = tensor(DType::Float32, &[5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885])?;
    let out = t0.new_full_with([2_i64, 3_i64], Scalar::Float(3.611605167388916), ops::NewFullOptions::new().dtype(DType::Float32))?;
    expect(&out, DType::Float32, &[2, 3], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_new_ones() -> Result<()> {
    let want0: &[f64] = &[1.0, 1.0];
    let t0 = tensor(DType::Int64, &[2], &[3.0, -1.0])?;
    let out = t0.new_ones([2_i64])?;
    expect(&out, DType::Int64, &[2], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_new_zeros() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.0, 0.0, 0.0, 0.0, 0.0];
    let t0 = tensor(DType::Float32, &[5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885])?;
    let out = t0.new_zeros_with([2_i64, 3_i64], ops::NewZerosOptions::new().dtype(DType::Float32))?;
    expect(&out, DType::Float32, &[2, 3], want0, 1e-05, 5e-07)?;
    Ok(())
}

#[test]
fn case_ones() -> Result<()> {
    let want0: &[f64] = &[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0];
    let out = ops::ones_with([10_i64], ops::OnesOptions::new().dtype(DType::Float32))?;
    expect(&out, DType::Float32, &[10], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::ones_out_with([10_i64], ops::OnesOptions::new().dtype(DType::Float32), &into0)?;
    expect(&into0, DType::Float32, &[10], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_ones_like() -> Result<()> {
    let want0: &[f64] = &[1.0, 1.0, 1.0, 1.0, 1.0];
    let t0 = tensor(DType::Float32, &[5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885])?;
    let out = ops::ones_like_with(&t0, ops::OnesLikeOptions::new().dtype(DType::Float32))?;
    expect(&out, DType::Float32, &[5], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_range() -> Result<()> {
    let want0: &[f64] = &[5.0, 3.0, 1.0];
    let out = ops::range_with(Scalar::Int(5), Scalar::Int(0), ops::RangeOptions::new().step(Scalar::Int(-2)))?;
    expect(&out, DType::Float32, &[3], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::range_out_with(Scalar::Int(5), Scalar::Int(0), ops::RangeOptions::new().step(Scalar::Int(-2)), &into0)?;
    expect(&into0, DType::Float32, &[3], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_scalar_tensor() -> Result<()> {
    let want0: &[f64] = &[1.0];
    let out = ops::scalar_tensor_with(Scalar::Int(1), ops::ScalarTensorOptions::new().dtype(DType::Float32).requires_grad(false))?;
    expect(&out, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_tril_indices() -> Result<()> {
    let want0: &[f64] = &[7.0, 8.0, 8.0, 9.0, 9.0, 9.0, 10.0, 10.0, 10.0, 10.0, 11.0, 11.0, 11.0, 11.0, 11.0, 12.0, 12.0, 12.0, 12.0, 12.0, 12.0, 13.0, 13.0, 13.0, 13.0, 13.0, 13.0, 13.0, 14.0, 14.0, 14.0, 14.0, 14.0, 14.0, 14.0, 14.0, 15.0, 15.0, 15.0, 15.0, 15.0, 15.0, 15.0, 15.0, 15.0, 16.0, 16.0, 16.0, 16.0, 16.0, 16.0, 16.0, 16.0, 16.0, 16.0, 17.0, 17.0, 17.0, 17.0, 17.0, 17.0, 17.0, 17.0, 17.0, 17.0, 17.0, 18.0, 18.0, 18.0, 18.0, 18.0, 18.0, 18.0, 18.0, 18.0, 18.0, 18.0, 18.0, 19.0, 19.0, 19.0, 19.0, 19.0, 19.0, 19.0, 19.0, 19.0, 19.0, 19.0, 19.0, 19.0, 0.0, 0.0, 1.0, 0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 3.0, 0.0, 1.0, 2.0, 3.0, 4.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0];
    let out = ops::tril_indices_with(20, 21, ops::TrilIndicesOptions::new().offset(-7).dtype(DType::Int64))?;
    expect(&out, DType::Int64, &[2, 91], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_triu_indices() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 5.0, 5.0, 5.0, 5.0, 5.0, 5.0, 5.0, 5.0, 5.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0, 8.0, 8.0, 8.0, 8.0, 8.0, 8.0, 9.0, 9.0, 9.0, 9.0, 9.0, 10.0, 10.0, 10.0, 10.0, 11.0, 11.0, 11.0, 12.0, 12.0, 13.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0, 20.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0, 20.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0, 20.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0, 20.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0, 20.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0, 20.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0, 20.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0, 20.0, 15.0, 16.0, 17.0, 18.0, 19.0, 20.0, 16.0, 17.0, 18.0, 19.0, 20.0, 17.0, 18.0, 19.0, 20.0, 18.0, 19.0, 20.0, 19.0, 20.0, 20.0];
    let out = ops::triu_indices_with(20, 21, ops::TriuIndicesOptions::new().offset(7).dtype(DType::Int64))?;
    expect(&out, DType::Int64, &[2, 105], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_vander() -> Result<()> {
    let want0: &[f64] = &[1.0, 1.0, 1.0, 4.0, 2.0, 1.0, 9.0, 3.0, 1.0];
    let t0 = tensor(DType::Float32, &[3], &[1.0, 2.0, 3.0])?;
    let out = ops::vander(&t0)?;
    expect(&out, DType::Float32, &[3, 3], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_zeros() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0];
    let out = ops::zeros_with([10_i64], ops::ZerosOptions::new().dtype(DType::Float32))?;
    expect(&out, DType::Float32, &[10], want0, 1e-05, 5e-07)?;
    let into0 = empty(DType::Float32)?;
    ops::zeros_out_with([10_i64], ops::ZerosOptions::new().dtype(DType::Float32), &into0)?;
    expect(&into0, DType::Float32, &[10], want0, 1e-05, 5e-07)?;
    Ok(())
}

#[test]
fn case_zeros_like() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.0, 0.0, 0.0, 0.0];
    let t0 = tensor(DType::Float32, &[5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885])?;
    let out = ops::zeros_like_with(&t0, ops::ZerosLikeOptions::new().dtype(DType::Float64))?;
    expect(&out, DType::Float64, &[5], want0, 1e-07, 8.5e-09)?;
    Ok(())
}

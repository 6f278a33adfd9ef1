// Generated from the cases of tests/cases; do not edit.
use super::case::{empty, expect, tensor};
use evergrad::{ops, DType, Result, Scalar};

#[test]
fn case_private_histogramdd() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.0, 1.0, 2.0, 0.0, 0.5];
    let t0 = tensor(DType::Float32, &[3, 2], &[0.5, 1.0, 2.5, 0.25, 1.5, 1.5])?;
    let t1 = tensor(DType::Float32, &[3], &[0.0, 1.0, 3.0])?;
    let t2 = tensor(DType::Float32, &[4], &[0.0, 0.5, 1.0, 2.0])?;
    let t3 = tensor(DType::Float32, &[3], &[1.0, 2.0, 0.5])?;
    let out = ops::_histogramdd_with(&t0, &[&t1, &t2], ops::RawHistogramddOptions::new().weight(&t3).density(false))?;
    expect(&out, DType::Float32, &[2, 3], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_private_histogramdd_bin_edges() -> Result<()> {
    let want0: &[f64] = &[0.5, 1.5, 2.5];
    let want1: &[f64] = &[0.25, 0.6666666269302368, 1.0833333730697632, 1.5];
    let t0 = tensor(DType::Float32, &[3, 2], &[0.5, 1.0, 2.5, 0.25, 1.5, 1.5])?;
    let out = ops::_histogramdd_bin_edges(&t0, [2_i64, 3_i64])?;
    assert_eq!(out.len(), 2);
    expect(&out[0], DType::Float32, &[3], want0, 1e-05, 1e-06)?;
    expect(&out[1], DType::Float32, &[4], want1, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_bincount() -> Result<()> {
    let want0: &[f64] = &[11.0, 17.0];
    let t0 = tensor(DType::Int64, &[5], &[0.0, 1.0, 1.0, 0.0, 1.0])?;
    let t1 = tensor(DType::Int64, &[5], &[5.0, 5.0, 7.0, 6.0, 5.0])?;
    let out = t0.bincount_with(ops::BincountOptions::new().weights(&t1).minlength(1))?;
    expect(&out, DType::Float64, &[2], want0, 1e-07, 1.7e-08)?;
    Ok(())
}

#[test]
fn case_histc() -> Result<()> {
    let want0: &[f64] = &[1.0];
    let t0 = tensor(DType::Float32, &[], &[-8.478373527526855])?;
    let out = t0.histc_with(ops::HistcOptions::new().bins(1).min(Scalar::Int(-10)).max(Scalar::Int(0)))?;
    expect(&out, DType::Float32, &[1], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.histc_out_with(ops::HistcOptions::new().bins(1).min(Scalar::Int(-10)).max(Scalar::Int(0)), &into0)?;
    expect(&into0, DType::Float32, &[1], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_histogram_bin_ct() -> Result<()> {
    let want0: &[f64] = &[0.1489747315645218];
    let want1: &[f64] = &[-8.478373527526855, -1.765825867652893];
    let t0 = tensor(DType::Float32, &[5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885])?;
    let t1 = tensor(DType::Float32, &[5], &[3.611605167388916, -8.067646980285645, -0.5734938383102417, 3.1285104751586914, -3.033684730529785])?;
    let (out0, out1) = t0.histogram_bin_ct_with(ops::HistogramBinCtOptions::new().bins(1).weight(&t1).density(true))?;
    expect(&out0, DType::Float32, &[1], want0, 1e-05, 1e-05)?;
    expect(&out1, DType::Float32, &[2], want1, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    let into1 = empty(DType::Float32)?;
    t0.histogram_bin_ct_out_with(ops::HistogramBinCtOptions::new().bins(1).weight(&t1).density(true), &into0, &into1)?;
    expect(&into0, DType::Float32, &[1], want0, 1e-05, 1e-05)?;
    expect(&into1, DType::Float32, &[2], want1, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_histogram_bins_tensor() -> Result<()> {
    let want0: &[f64] = &[f64::NAN];
    let want1: &[f64] = &[-8.478373527526855, -1.765825867652893];
    let t0 = tensor(DType::Float32, &[5, 0, 5], &[])?;
    let t1 = tensor(DType::Float32, &[2], &[-8.478373527526855, -1.765825867652893])?;
    let t2 = tensor(DType::Float32, &[5, 0, 5], &[])?;
    let (out0, out1) = t0.histogram_bins_tensor_with(&t1, ops::HistogramBinsTensorOptions::new().weight(&t2).density(true))?;
    expect(&out0, DType::Float32, &[1], want0, 1e-05, 1e-05)?;
    expect(&out1, DType::Float32, &[2], want1, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    let into1 = empty(DType::Float32)?;
    t0.histogram_bins_tensor_out_with(&t1, ops::HistogramBinsTensorOptions::new().weight(&t2).density(true), &into0, &into1)?;
    expect(&into0, DType::Float32, &[1], want0, 1e-05, 1e-05)?;
    expect(&into1, DType::Float32, &[2], want1, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_histogramdd() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.0, 1.3333333730697632, 0.0, 0.0, 0.6666666865348816];
    let want1: &[f64] = &[0.0, 1.0, 2.0];
    let want2: &[f64] = &[0.0, 0.5, 1.0, 1.5];
    let t0 = tensor(DType::Float32, &[3, 2], &[0.5, 1.0, 2.5, 0.25, 1.5, 1.5])?;
    let t1 = tensor(DType::Float32, &[3], &[1.0, 2.0, 0.5])?;
    let out = ops::histogramdd_with(&t0, [2_i64, 3_i64], ops::HistogramddOptions::new().range(&[0.0, 2.0, 0.0, 1.5]).weight(&t1).density(true))?;
    assert_eq!(out.len(), 3);
    expect(&out[0], DType::Float32, &[2, 3], want0, 1e-05, 1e-06)?;
    expect(&out[1], DType::Float32, &[3], want1, 1e-05, 1e-06)?;
    expect(&out[2], DType::Float32, &[4], want2, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_histogramdd_tensor_list_bins() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.0, 0.2857142984867096, 0.5714285969734192, 0.0, 0.0714285746216774];
    let want1: &[f64] = &[0.0, 1.0, 3.0];
    let want2: &[f64] = &[0.0, 0.5, 1.0, 2.0];
    let t0 = tensor(DType::Float32, &[3, 2], &[0.5, 1.0, 2.5, 0.25, 1.5, 1.5])?;
    let t1 = tensor(DType::Float32, &[3], &[0.0, 1.0, 3.0])?;
    let t2 = tensor(DType::Float32, &[4], &[0.0, 0.5, 1.0, 2.0])?;
    let t3 = tensor(DType::Float32, &[3], &[1.0, 2.0, 0.5])?;
    let out = ops::histogramdd_tensor_list_bins_with(&t0, &[&t1, &t2], ops::HistogramddTensorListBinsOptions::new().weight(&t3).density(true))?;
    assert_eq!(out.len(), 3);
    expect(&out[0], DType::Float32, &[2, 3], want0, 1e-05, 1e-06)?;
    expect(&out[1], DType::Float32, &[3], want1, 1e-05, 1e-06)?;
    expect(&out[2], DType::Float32, &[4], want2, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_histogramdd_int_bins() -> Result<()> {
    let want0: &[f64] = &[0.0, 1.0, 2.0, 0.5];
    let want1: &[f64] = &[0.5, 1.5, 2.5];
    let want2: &[f64] = &[0.25, 0.875, 1.5];
    let t0 = tensor(DType::Float32, &[3, 2], &[0.5, 1.0, 2.5, 0.25, 1.5, 1.5])?;
    let t1 = tensor(DType::Float32, &[3], &[1.0, 2.0, 0.5])?;
    let out = ops::histogramdd_int_bins_with(&t0, 2, ops::HistogramddIntBinsOptions::new().weight(&t1))?;
    assert_eq!(out.len(), 3);
    expect(&out[0], DType::Float32, &[2, 2], want0, 1e-05, 1e-06)?;
    expect(&out[1], DType::Float32, &[3], want1, 1e-05, 1e-06)?;
    expect(&out[2], DType::Float32, &[3], want2, 1e-05, 1e-06)?;
    Ok(())
}

// Generated from the cases of tests/cases; do not edit.
use super::case::{empty, expect, expect_blank, tensor};
use evergrad::{ops, DType, Result, Scalar};

#[test]
fn case_empty_permuted() -> Result<()> {
    let out = ops::empty_permuted([2_i64, 3_i64, 4_i64], [1_i64, 2_i64, 0_i64])?;
    expect_blank(&out, DType::Float32, &[2, 3, 4], &[1, 8, 2]);
    Ok(())
}

#[test]
fn case_fill_diagonal() -> Result<()> {
    let want0: &[f64] = &[7.0, 1.375, 1.75, 7.0, -0.5, -0.125, 7.0, 0.625, 1.0, 7.0];
    let t0 = tensor(DType::Float32, &[5, 2], &[1.0, 1.375, 1.75, -0.875, -0.5, -0.125, 0.25, 0.625, 1.0, 1.375])?;
    t0.fill_diagonal_with_(Scalar::Float(7.0), ops::FillDiagonalOptions::new().wrap(true))?;
    expect(&t0, DType::Float32, &[5, 2], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_native_batch_norm() -> Result<()> {
    let want0: &[f64] = &[0.7497501969337463, 0.9371564984321594, 1.1245628595352173, -0.8745628595352173, -0.49975019693374634, -0.12493754923343658, 1.4997501373291016, 2.249375581741333, 2.9990007877349854, -1.8743129968643188, -2.2491257190704346, 0.3745628595352173, 0.00012490153312683105, 0.1875312328338623, 0.3749375343322754, 0.6246877312660217, 0.9995003938674927, 1.3743129968643188, 4.498251438140869, -0.7491257190704346, 0.0004996061325073242, -0.3750624656677246, -0.7498750686645508, -1.1246877908706665];
    let want1: &[f64] = &[];
    let t0 = tensor(DType::Float32, &[2, 4, 3], &[1.0, 1.375, 1.75, -0.875, -0.5, -0.125, 0.25, 0.625, 1.0, 1.375, 1.75, -0.875, -0.5, -0.125, 0.25, 0.625, 1.0, 1.375, 1.75, -0.875, -0.5, -0.125, 0.25, 0.625])?;
    let t1 = tensor(DType::Float32, &[4], &[0.5, 1.0, 2.0, -1.0])?;
    let t2 = tensor(DType::Float32, &[4], &[0.25, 0.0, 1.0, -0.5])?;
    let t3 = tensor(DType::Float32, &[4], &[0.0, 0.0, 0.0, 0.0])?;
    let t4 = tensor(DType::Float32, &[4], &[1.0, 1.0, 1.0, 1.0])?;
    let (out0, out1, out2) = ops::native_batch_norm(&t0, Some(&t1), Some(&t2), Some(&t3), Some(&t4), false, 0.1, 0.001)?;
    expect(&out0, DType::Float32, &[2, 4, 3], want0, 1e-05, 1e-06)?;
    expect(&out1, DType::Float32, &[0], want1, 1e-05, 1e-06)?;
    expect(&out2, DType::Float32, &[0], want1, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float32)?;
    let into1 = empty(DType::Float32)?;
    let into2 = empty(DType::Float32)?;
    ops::native_batch_norm_out(&t0, Some(&t1), Some(&t2), Some(&t3), Some(&t4), false, 0.1, 0.001, &into0, &into1, &into2)?;
    expect(&into0, DType::Float32, &[2, 4, 3], want0, 1e-05, 1e-06)?;
    expect(&into1, DType::Float32, &[0], want1, 1e-05, 1e-06)?;
    expect(&into2, DType::Float32, &[0], want1, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_native_dropout() -> Result<()> {
    let want0: &[f64] = &[1.0, 1.375, 1.75, -0.875, -0.5, -0.125, 0.25, 0.625, 1.0, 1.375, 1.75, -0.875, -0.5, -0.125, 0.25, 0.625, 1.0, 1.375, 1.75, -0.875, -0.5, -0.125, 0.25, 0.625];
    let want1: &[f64] = &[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0];
    let t0 = tensor(DType::Float32, &[2, 4, 3], &[1.0, 1.375, 1.75, -0.875, -0.5, -0.125, 0.25, 0.625, 1.0, 1.375, 1.75, -0.875, -0.5, -0.125, 0.25, 0.625, 1.0, 1.375, 1.75, -0.875, -0.5, -0.125, 0.25, 0.625])?;
    let (out0, out1) = ops::native_dropout(&t0, 0.5, Some(false))?;
    expect(&out0, DType::Float32, &[2, 4, 3], want0, 0.0, 0.0)?;
    expect(&out1, DType::Bool, &[2, 4, 3], want1, 0.0, 0.0)?;
    let into0 = empty(DType::Float32)?;
    let into1 = empty(DType::Bool)?;
    ops::native_dropout_out(&t0, 0.5, Some(false), &into0, &into1)?;
    expect(&into0, DType::Float32, &[2, 4, 3], want0, 0.0, 0.0)?;
    expect(&into1, DType::Bool, &[2, 4, 3], want1, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_native_group_norm() -> Result<()> {
    let want0: &[f64] = &[0.535029411315918, 0.7250490784645081, 0.9150686860084534, -1.3301373720169067, -0.9500980973243713, -0.5700588226318359, -0.02858901023864746, 0.8530586957931519, 1.7347064018249512, -1.30817711353302, -1.7490010261535645, 1.3367661237716675, -0.48103445768356323, -0.1886206567287445, 0.10379311442375183, 0.29241377115249634, 0.877241313457489, 1.4620689153671265, 4.673532485961914, -1.4980019330978394, -0.6163541674613953, -0.13264678418636322, -0.5734706521034241, -1.0142945051193237];
    let want1: &[f64] = &[0.4375, 0.6875, 0.4375, 0.1875];
    let want2: &[f64] = &[1.0134379863739014, 1.1755303144454956, 1.5595401525497437, 1.1755303144454956];
    let t0 = tensor(DType::Float32, &[2, 4, 3], &[1.0, 1.375, 1.75, -0.875, -0.5, -0.125, 0.25, 0.625, 1.0, 1.375, 1.75, -0.875, -0.5, -0.125, 0.25, 0.625, 1.0, 1.375, 1.75, -0.875, -0.5, -0.125, 0.25, 0.625])?;
    let t1 = tensor(DType::Float32, &[4], &[0.5, 1.0, 2.0, -1.0])?;
    let t2 = tensor(DType::Float32, &[4], &[0.25, 0.0, 1.0, -0.5])?;
    let (out0, out1, out2) = ops::native_group_norm(&t0, Some(&t1), Some(&t2), 2, 4, 3, 2, 0.001)?;
    expect(&out0, DType::Float32, &[2, 4, 3], want0, 1e-05, 1e-06)?;
    expect(&out1, DType::Float32, &[2, 2], want1, 1e-05, 1e-06)?;
    expect(&out2, DType::Float32, &[2, 2], want2, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float32)?;
    let into1 = empty(DType::Float32)?;
    let into2 = empty(DType::Float32)?;
    ops::native_group_norm_out(&t0, Some(&t1), Some(&t2), 2, 4, 3, 2, 0.001, &into0, &into1, &into2)?;
    expect(&into0, DType::Float32, &[2, 4, 3], want0, 1e-05, 1e-06)?;
    expect(&into1, DType::Float32, &[2, 2], want1, 1e-05, 1e-06)?;
    expect(&into2, DType::Float32, &[2, 2], want2, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_native_layer_norm() -> Result<()> {
    let want0: &[f64] = &[-0.3591322898864746, 0.0, 3.4365291595458984, -0.3591322898864746, 0.0, 3.4365291595458984, -0.3591322898864746, 0.0, 3.4365291595458984, 0.5194816589355469, 0.8623413443565369, -1.8026094436645508, -0.3591322898864746, 0.0, 3.4365291595458984, -0.3591322898864746, 0.0, 3.4365291595458984, 0.9506523609161377, -0.8623413443565369, -0.0779266357421875, -0.3591322898864746, 0.0, 3.4365291595458984];
    let want1: &[f64] = &[1.375, -0.5, 0.625, 0.75, -0.125, 1.0, 0.125, 0.25];
    let want2: &[f64] = &[3.2487056255340576, 3.2487056255340576, 3.2487056255340576, 0.8623413443565369, 3.2487056255340576, 3.2487056255340576, 0.8623413443565369, 3.2487056255340576];
    let t0 = tensor(DType::Float32, &[2, 4, 3], &[1.0, 1.375, 1.75, -0.875, -0.5, -0.125, 0.25, 0.625, 1.0, 1.375, 1.75, -0.875, -0.5, -0.125, 0.25, 0.625, 1.0, 1.375, 1.75, -0.875, -0.5, -0.125, 0.25, 0.625])?;
    let t1 = tensor(DType::Float32, &[3], &[0.5, 1.0, 2.0])?;
    let t2 = tensor(DType::Float32, &[3], &[0.25, 0.0, 1.0])?;
    let (out0, out1, out2) = ops::native_layer_norm(&t0, [3_i64], Some(&t1), Some(&t2), 0.001)?;
    expect(&out0, DType::Float32, &[2, 4, 3], want0, 1e-05, 1e-06)?;
    expect(&out1, DType::Float32, &[2, 4, 1], want1, 1e-05, 1e-06)?;
    expect(&out2, DType::Float32, &[2, 4, 1], want2, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float32)?;
    let into1 = empty(DType::Float32)?;
    let into2 = empty(DType::Float32)?;
    ops::native_layer_norm_out(&t0, [3_i64], Some(&t1), Some(&t2), 0.001, &into0, &into1, &into2)?;
    expect(&into0, DType::Float32, &[2, 4, 3], want0, 1e-05, 1e-06)?;
    expect(&into1, DType::Float32, &[2, 4, 1], want1, 1e-05, 1e-06)?;
    expect(&into2, DType::Float32, &[2, 4, 1], want2, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_norm_except_dim() -> Result<()> {
    let want0: &[f64] = &[2.506242275238037, 2.076655864715576, 2.351861000061035, 2.4874684810638428];
    let t0 = tensor(DType::Float32, &[2, 4, 3], &[1.0, 1.375, 1.75, -0.875, -0.5, -0.125, 0.25, 0.625, 1.0, 1.375, 1.75, -0.875, -0.5, -0.125, 0.25, 0.625, 1.0, 1.375, 1.75, -0.875, -0.5, -0.125, 0.25, 0.625])?;
    let out = ops::norm_except_dim_with(&t0, ops::NormExceptDimOptions::new().pow(2).dim(1))?;
    expect(&out, DType::Float32, &[1, 4, 1], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_unravel_index() -> Result<()> {
    let want0: &[f64] = &[0.0, 1.0, 1.0, 0.0];
    let want1: &[f64] = &[0.0, 0.0, 2.0, 2.0];
    let want2: &[f64] = &[1.0, 1.0, 1.0, 0.0];
    let t0 = tensor(DType::Int64, &[2, 2], &[1.0, 7.0, 11.0, 4.0])?;
    let out = ops::unravel_index(&t0, [2_i64, 3_i64, 2_i64])?;
    assert_eq!(out.len(), 3);
    expect(&out[0], DType::Int64, &[2, 2], want0, 0.0, 0.0)?;
    expect(&out[1], DType::Int64, &[2, 2], want1, 0.0, 0.0)?;
    expect(&out[2], DType::Int64, &[2, 2], want2, 0.0, 0.0)?;
    Ok(())
}

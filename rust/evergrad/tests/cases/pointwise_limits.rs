// Generated from the cases of tests/cases; do not edit.
use super::case::{empty, expect, tensor};
use evergrad::{ops, DType, Result, Scalar};

#[test]
fn case_private_clamp_high() -> Result<()> {
    let want0: &[f64] = &[2.0, -7.0, 1.0, -1.0];
    let t0 = tensor(DType::Float32, &[4], &[7.0, -7.0, 1.0, 2.5])?;
    let t1 = tensor(DType::Float32, &[4], &[2.0, 2.0, 4.0, -1.0])?;
    let out = ops::_clamp_high(&t0, &t1)?;
    expect(&out, DType::Float32, &[4], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_private_clamp_high_scalar() -> Result<()> {
    let want0: &[f64] = &[0.5, -7.0, 0.5, 0.5];
    let t0 = tensor(DType::Float32, &[4], &[7.0, -7.0, 1.0, 2.5])?;
    let out = ops::_clamp_high(&t0, Scalar::Float(0.5))?;
    expect(&out, DType::Float32, &[4], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_private_clamp_low() -> Result<()> {
    let want0: &[f64] = &[7.0, 2.0, 4.0, 2.5];
    let t0 = tensor(DType::Float32, &[4], &[7.0, -7.0, 1.0, 2.5])?;
    let t1 = tensor(DType::Float32, &[4], &[2.0, 2.0, 4.0, -1.0])?;
    let out = ops::_clamp_low(&t0, &t1)?;
    expect(&out, DType::Float32, &[4], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_private_clamp_low_scalar() -> Result<()> {
    let want0: &[f64] = &[7.0, 0.5, 1.0, 2.5];
    let t0 = tensor(DType::Float32, &[4], &[7.0, -7.0, 1.0, 2.5])?;
    let out = ops::_clamp_low(&t0, Scalar::Float(0.5))?;
    expect(&out, DType::Float32, &[4], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_bitwise_and() -> Result<()> {
    let want0: &[f64] = &[0.0, 1.0];
    let t0 = tensor(DType::Bool, &[2], &[0.0, 1.0])?;
    let t1 = tensor(DType::Bool, &[], &[1.0])?;
    let out = t0.bitwise_and(&t1)?;
    expect(&out, DType::Bool, &[2], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Bool)?;
    t0.bitwise_and_out(&t1, &into0)?;
    expect(&into0, DType::Bool, &[2], want0, 0.0, 0.0)?;
    t0.bitwise_and_(&t1)?;
    expect(&t0, DType::Bool, &[2], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_bitwise_and_scalar() -> Result<()> {
    let want0: &[f64] = &[1.0, 1.0];
    let t0 = tensor(DType::Int64, &[2], &[1.0, 3.0])?;
    let out = t0.bitwise_and(Scalar::Bool(true))?;
    expect(&out, DType::Int64, &[2], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Int64)?;
    t0.bitwise_and_out(Scalar::Bool(true), &into0)?;
    expect(&into0, DType::Int64, &[2], want0, 0.0, 0.0)?;
    t0.bitwise_and_(Scalar::Bool(true))?;
    expect(&t0, DType::Int64, &[2], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_bitwise_left_shift() -> Result<()> {
    let want0: &[f64] = &[];
    let t0 = tensor(DType::Int64, &[0], &[])?;
    let t1 = tensor(DType::Int64, &[0], &[])?;
    let out = t0.bitwise_left_shift(&t1)?;
    expect(&out, DType::Int64, &[0], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Int64)?;
    t0.bitwise_left_shift_out(&t1, &into0)?;
    expect(&into0, DType::Int64, &[0], want0, 0.0, 0.0)?;
    t0.bitwise_left_shift_(&t1)?;
    expect(&t0, DType::Int64, &[0], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_bitwise_left_shift_scalar() -> Result<()> {
    let want0: &[f64] = &[-256.0, 192.0, 288.0];
    let t0 = tensor(DType::Int64, &[3], &[-8.0, 6.0, 9.0])?;
    let out = t0.bitwise_left_shift(Scalar::Int(5))?;
    expect(&out, DType::Int64, &[3], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Int64)?;
    t0.bitwise_left_shift_out(Scalar::Int(5), &into0)?;
    expect(&into0, DType::Int64, &[3], want0, 0.0, 0.0)?;
    t0.bitwise_left_shift_(Scalar::Int(5))?;
    expect(&t0, DType::Int64, &[3], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_bitwise_or() -> Result<()> {
    let want0: &[f64] = &[];
    let t0 = tensor(DType::Int64, &[0], &[])?;
    let t1 = tensor(DType::Int64, &[0], &[])?;
    let out = t0.bitwise_or(&t1)?;
    expect(&out, DType::Int64, &[0], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Int64)?;
    t0.bitwise_or_out(&t1, &into0)?;
    expect(&into0, DType::Int64, &[0], want0, 0.0, 0.0)?;
    t0.bitwise_or_(&t1)?;
    expect(&t0, DType::Int64, &[0], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_bitwise_or_scalar() -> Result<()> {
    let want0: &[f64] = &[-1.0, 7.0, 15.0];
    let t0 = tensor(DType::Int64, &[3], &[-8.0, 6.0, 9.0])?;
    let out = t0.bitwise_or(Scalar::Int(7))?;
    expect(&out, DType::Int64, &[3], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Int64)?;
    t0.bitwise_or_out(Scalar::Int(7), &into0)?;
    expect(&into0, DType::Int64, &[3], want0, 0.0, 0.0)?;
    t0.bitwise_or_(Scalar::Int(7))?;
    expect(&t0, DType::Int64, &[3], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_bitwise_right_shift() -> Result<()> {
    let want0: &[f64] = &[];
    let t0 = tensor(DType::Int64, &[0], &[])?;
    let t1 = tensor(DType::Int64, &[0], &[])?;
    let out = t0.bitwise_right_shift(&t1)?;
    expect(&out, DType::Int64, &[0], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Int64)?;
    t0.bitwise_right_shift_out(&t1, &into0)?;
    expect(&into0, DType::Int64, &[0], want0, 0.0, 0.0)?;
    t0.bitwise_right_shift_(&t1)?;
    expect(&t0, DType::Int64, &[0], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_bitwise_right_shift_scalar() -> Result<()> {
    let want0: &[f64] = &[-4.0, 3.0, 4.0, 0.0, 0.0];
    let t0 = tensor(DType::Int64, &[1, 5], &[-8.0, 6.0, 9.0, 0.0, 0.0])?;
    let out = t0.bitwise_right_shift(Scalar::Int(1))?;
    expect(&out, DType::Int64, &[1, 5], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Int64)?;
    t0.bitwise_right_shift_out(Scalar::Int(1), &into0)?;
    expect(&into0, DType::Int64, &[1, 5], want0, 0.0, 0.0)?;
    t0.bitwise_right_shift_(Scalar::Int(1))?;
    expect(&t0, DType::Int64, &[1, 5], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_bitwise_xor() -> Result<()> {
    let want0: &[f64] = &[-7.0, 7.0, 8.0, 1.0, 1.0, 4.0, 4.0, 6.0, 7.0, 4.0, 0.0, -6.0, 3.0, -2.0, 9.0, -3.0, 1.0, -5.0, 2.0, -6.0, 8.0, 3.0, -6.0, -1.0, -1.0, 0.0, -8.0, -3.0, -5.0, -8.0, -2.0, -6.0, 3.0, -5.0, -5.0, 7.0, 8.0, 8.0, 3.0, 4.0, 8.0, 0.0, 6.0, 9.0, -6.0, -8.0, -3.0, 5.0, 6.0, 4.0];
    let t0 = tensor(DType::Int64, &[10, 5], &[-8.0, 6.0, 9.0, 0.0, 0.0, 5.0, 5.0, 7.0, 6.0, 5.0, 1.0, -5.0, 2.0, -1.0, 8.0, -4.0, 0.0, -6.0, 3.0, -5.0, 9.0, 2.0, -5.0, -2.0, -2.0, 1.0, -7.0, -4.0, -6.0, -7.0, -1.0, -5.0, 2.0, -6.0, -6.0, 6.0, 9.0, 9.0, 2.0, 5.0, 9.0, 1.0, 7.0, 8.0, -5.0, -7.0, -4.0, 4.0, 7.0, 5.0])?;
    let t1 = tensor(DType::Int64, &[], &[1.0])?;
    let out = t0.bitwise_xor(&t1)?;
    expect(&out, DType::Int64, &[10, 5], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Int64)?;
    t0.bitwise_xor_out(&t1, &into0)?;
    expect(&into0, DType::Int64, &[10, 5], want0, 0.0, 0.0)?;
    t0.bitwise_xor_(&t1)?;
    expect(&t0, DType::Int64, &[10, 5], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_bitwise_xor_scalar() -> Result<()> {
    let want0: &[f64] = &[3.0, -3.0, -14.0, -5.0, -5.0, -2.0, -2.0, -4.0, -3.0, -2.0, -6.0, 0.0, -7.0, 4.0, -13.0];
    let t0 = tensor(DType::Int64, &[5, 3], &[-8.0, 6.0, 9.0, 0.0, 0.0, 5.0, 5.0, 7.0, 6.0, 5.0, 1.0, -5.0, 2.0, -1.0, 8.0])?;
    let out = t0.bitwise_xor(Scalar::Int(-5))?;
    expect(&out, DType::Int64, &[5, 3], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Int64)?;
    t0.bitwise_xor_out(Scalar::Int(-5), &into0)?;
    expect(&into0, DType::Int64, &[5, 3], want0, 0.0, 0.0)?;
    t0.bitwise_xor_(Scalar::Int(-5))?;
    expect(&t0, DType::Int64, &[5, 3], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_clamp() -> Result<()> {
    let want0: &[f64] = &[2.0, -1.0, 1.0, 2.0];
    let t0 = tensor(DType::Float32, &[4], &[7.0, -7.0, 1.0, 2.5])?;
    let out = t0.clamp_with(ops::ClampOptions::new().min(Scalar::Float(-1.0)).max(Scalar::Float(2.0)))?;
    expect(&out, DType::Float32, &[4], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Float32)?;
    t0.clamp_out_with(ops::ClampOptions::new().min(Scalar::Float(-1.0)).max(Scalar::Float(2.0)), &into0)?;
    expect(&into0, DType::Float32, &[4], want0, 0.0, 0.0)?;
    t0.clamp_with_(ops::ClampOptions::new().min(Scalar::Float(-1.0)).max(Scalar::Float(2.0)))?;
    expect(&t0, DType::Float32, &[4], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_clamp_tensor() -> Result<()> {
    let want0: &[f64] = &[3.0, 2.0, 3.0, 2.5];
    let t0 = tensor(DType::Float32, &[4], &[7.0, -7.0, 1.0, 2.5])?;
    let t1 = tensor(DType::Float32, &[4], &[2.0, 2.0, 4.0, -1.0])?;
    let t2 = tensor(DType::Float32, &[1], &[3.0])?;
    let out = t0.clamp_tensor_with(ops::ClampTensorOptions::new().min(&t1).max(&t2))?;
    expect(&out, DType::Float32, &[4], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Float32)?;
    t0.clamp_tensor_out_with(ops::ClampTensorOptions::new().min(&t1).max(&t2), &into0)?;
    expect(&into0, DType::Float32, &[4], want0, 0.0, 0.0)?;
    t0.clamp_tensor_with_(ops::ClampTensorOptions::new().min(&t1).max(&t2))?;
    expect(&t0, DType::Float32, &[4], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_clamp_max() -> Result<()> {
    let want0: &[f64] = &[1.5, -7.0, 1.0, 1.5];
    let t0 = tensor(DType::Float32, &[4], &[7.0, -7.0, 1.0, 2.5])?;
    let out = t0.clamp_max(Scalar::Float(1.5))?;
    expect(&out, DType::Float32, &[4], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Float32)?;
    t0.clamp_max_out(Scalar::Float(1.5), &into0)?;
    expect(&into0, DType::Float32, &[4], want0, 0.0, 0.0)?;
    t0.clamp_max_(Scalar::Float(1.5))?;
    expect(&t0, DType::Float32, &[4], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_clamp_max_tensor() -> Result<()> {
    let want0: &[f64] = &[-4.3228044509887695, -2.400455951690674, -8.067646980285645, -0.5734938383102417];
    let t0 = tensor(DType::Float32, &[2, 1, 2], &[-4.3228044509887695, -2.400455951690674, -8.067646980285645, -0.5734938383102417])?;
    let t1 = tensor(DType::Float32, &[2, 1, 2], &[5.106744766235352, 1.135137677192688, -3.973021984100342, 3.270799398422241])?;
    let out = t0.clamp_max_tensor(&t1)?;
    expect(&out, DType::Float32, &[2, 1, 2], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.clamp_max_tensor_out(&t1, &into0)?;
    expect(&into0, DType::Float32, &[2, 1, 2], want0, 1e-05, 1e-05)?;
    t0.clamp_max_tensor_(&t1)?;
    expect(&t0, DType::Float32, &[2, 1, 2], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_clamp_min() -> Result<()> {
    let want0: &[f64] = &[7.0, 1.5, 1.5, 2.5];
    let t0 = tensor(DType::Float32, &[4], &[7.0, -7.0, 1.0, 2.5])?;
    let out = t0.clamp_min(Scalar::Float(1.5))?;
    expect(&out, DType::Float32, &[4], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Float32)?;
    t0.clamp_min_out(Scalar::Float(1.5), &into0)?;
    expect(&into0, DType::Float32, &[4], want0, 0.0, 0.0)?;
    t0.clamp_min_(Scalar::Float(1.5))?;
    expect(&t0, DType::Float32, &[4], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_clamp_min_tensor() -> Result<()> {
    let want0: &[f64] = &[-4.3228044509887695, -1.765825867652893];
    let t0 = tensor(DType::Float32, &[2], &[-8.478373527526855, -1.765825867652893])?;
    let t1 = tensor(DType::Float32, &[], &[-4.3228044509887695])?;
    let out = t0.clamp_min_tensor(&t1)?;
    expect(&out, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.clamp_min_tensor_out(&t1, &into0)?;
    expect(&into0, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    t0.clamp_min_tensor_(&t1)?;
    expect(&t0, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_copysign() -> Result<()> {
    let want0: &[f64] = &[1.0, 3.0];
    let t0 = tensor(DType::Float32, &[2], &[1.0, 3.0])?;
    let t1 = tensor(DType::Int32, &[], &[2.0])?;
    let out = t0.copysign(&t1)?;
    expect(&out, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.copysign_out(&t1, &into0)?;
    expect(&into0, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    t0.copysign_(&t1)?;
    expect(&t0, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_copysign_scalar() -> Result<()> {
    let want0: &[f64] = &[1.0, 3.0];
    let t0 = tensor(DType::Float32, &[2], &[1.0, 3.0])?;
    let out = t0.copysign(Scalar::Bool(true))?;
    expect(&out, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.copysign_out(Scalar::Bool(true), &into0)?;
    expect(&into0, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    t0.copysign_(Scalar::Bool(true))?;
    expect(&t0, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_fmax() -> Result<()> {
    let want0: &[f64] = &[5.774446487426758, 3.270799398422241, 2.8211474418640137, 4.163121223449707, -1.765825867652893, 2.3285136222839355, 5.774446487426758, 3.270799398422241, 3.611605167388916, 4.163121223449707, 3.611605167388916, 2.3285136222839355, 5.774446487426758, 3.270799398422241, 2.8211474418640137, 4.163121223449707, -3.033684730529785, 2.3285136222839355];
    let t0 = tensor(DType::Float32, &[3, 1, 2], &[-1.765825867652893, -2.400455951690674, 3.611605167388916, -0.5734938383102417, -3.033684730529785, 1.135137677192688])?;
    let t1 = tensor(DType::Float32, &[1, 3, 2], &[5.774446487426758, 3.270799398422241, 2.8211474418640137, 4.163121223449707, -3.522088050842285, 2.3285136222839355])?;
    let out = t0.fmax(&t1)?;
    expect(&out, DType::Float32, &[3, 3, 2], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.fmax_out(&t1, &into0)?;
    expect(&into0, DType::Float32, &[3, 3, 2], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_fmin() -> Result<()> {
    let want0: &[f64] = &[-8.478373527526855, -8.478373527526855];
    let t0 = tensor(DType::Float32, &[1], &[-8.478373527526855])?;
    let t1 = tensor(DType::Float32, &[2], &[-4.3228044509887695, -7.950586795806885])?;
    let out = t0.fmin(&t1)?;
    expect(&out, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.fmin_out(&t1, &into0)?;
    expect(&into0, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_gcd() -> Result<()> {
    let want0: &[f64] = &[1.0, 2.0, 1.0, 2.0, 2.0, 1.0, 1.0, 1.0, 6.0, 1.0, 1.0, 5.0, 2.0, 1.0, 2.0, 2.0, 9.0, 3.0, 1.0, 5.0];
    let t0 = tensor(DType::Int64, &[20], &[-8.0, 6.0, 9.0, 0.0, 0.0, 5.0, 5.0, 7.0, 6.0, 5.0, 1.0, -5.0, 2.0, -1.0, 8.0, -4.0, 0.0, -6.0, 3.0, -5.0])?;
    let t1 = tensor(DType::Int64, &[20], &[9.0, 2.0, -5.0, -2.0, -2.0, 1.0, -7.0, -4.0, -6.0, -7.0, -1.0, -5.0, 2.0, -6.0, -6.0, 6.0, 9.0, 9.0, 2.0, 5.0])?;
    let out = t0.gcd(&t1)?;
    expect(&out, DType::Int64, &[20], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Int64)?;
    t0.gcd_out(&t1, &into0)?;
    expect(&into0, DType::Int64, &[20], want0, 0.0, 0.0)?;
    t0.gcd_(&t1)?;
    expect(&t0, DType::Int64, &[20], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_heaviside() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.25, 1.0];
    let t0 = tensor(DType::Float32, &[3], &[-1.0, 0.0, 2.0])?;
    let t1 = tensor(DType::Float32, &[3], &[0.5, 0.25, 4.0])?;
    let out = t0.heaviside(&t1)?;
    expect(&out, DType::Float32, &[3], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Float32)?;
    t0.heaviside_out(&t1, &into0)?;
    expect(&into0, DType::Float32, &[3], want0, 0.0, 0.0)?;
    t0.heaviside_(&t1)?;
    expect(&t0, DType::Float32, &[3], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_hypot() -> Result<()> {
    let want0: &[f64] = &[7.800659704047981, 9.749038967628247, 6.157609722388382, 6.318679540857204, 6.437308186846749, 7.398659942579881, 8.18189923799375, 7.774238839358895, 7.401330370184052, 9.593085983445999, 8.285103957401143, 10.329623616855388, 7.416388978604169, 6.460828087084511, 7.359645934298644, 6.851033664629358, 6.980017139068379, 8.194002952408704, 7.5911500079989365, 6.690275258082917, 7.233318274418983, 6.838483665640413, 6.492776918279906, 6.685004233556875, 9.858938580423674, 10.556791663926367, 6.150223316087878, 6.937290429631759, 9.188538050952843, 6.158264954050561, 10.488329022412772, 7.265275211457963, 8.148382558403187, 6.2403904401062364, 6.878074504472473, 10.629427714395442, 9.644667144765478, 9.064862733399757, 6.12832884697254, 7.304886224283687, 6.13088443097938, 6.295008271903941, 10.645504899239342, 8.709496306008486, 8.067842959881371, 7.943158381637999, 7.372016077135596, 8.348008329012089, 8.648182601032785, 9.786691172439756];
    let t0 = tensor(DType::Float64, &[10, 5], &[-4.826984902407649, -7.582430495695129, -0.6046891126565539, -1.5411692216498662, -1.9719097652168658, -4.146041530864057, -5.4215280659972755, -4.784169829877467, -4.150805063878843, 7.380839390984031, 5.576059452216908, -8.315684908389088, 4.177597026003685, 2.047386382824099, -4.076012721760325, -3.063683029231029, -3.342174545322517, -5.439777184204883, 4.480518929058965, 2.685009210157367, -3.8432258180800494, -3.0355148286483775, -2.146076312776824, -2.6718482427688133, -7.7232222137058715, -8.596239972526284, -0.524154812497627, -3.2519978374491334, 6.846803848769272, -0.6113253421876204, 8.512023091609862, -3.9030392424287763, 5.370812764172914, -1.1798153561819573, -3.1236837738138137, 8.685287845850093, -7.447757767478217, -6.67991226028405, 0.07684976479617145, -3.9762864810578007, -0.19296459711253178, -1.4410484284202578, 8.704956403649721, -6.189088570548082, 5.247816827502734, -5.054033686620959, 4.098306048998678, 5.669103499758022, -6.102503890250265, -7.630780794546761])?;
    let t1 = tensor(DType::Float64, &[], &[-6.127846976735512])?;
    let out = t0.hypot(&t1)?;
    expect(&out, DType::Float64, &[10, 5], want0, 1e-07, 1.1e-08)?;
    let into0 = empty(DType::Float64)?;
    t0.hypot_out(&t1, &into0)?;
    expect(&into0, DType::Float64, &[10, 5], want0, 1e-07, 1.1e-08)?;
    t0.hypot_(&t1)?;
    expect(&t0, DType::Float64, &[10, 5], want0, 1e-07, 1.1e-08)?;
    Ok(())
}

#[test]
fn case_lcm() -> Result<()> {
    let want0: &[f64] = &[24.0, 18.0, 9.0, 0.0, 0.0, 45.0, 5.0, 7.0, 24.0, 5.0, 7.0, 20.0, 4.0, 7.0, 40.0, 4.0, 0.0, 6.0, 3.0, 35.0, 18.0, 6.0, 5.0, 10.0, 18.0, 6.0, 14.0, 12.0, 6.0, 7.0, 3.0, 15.0, 10.0, 42.0, 12.0];
    let t0 = tensor(DType::Int64, &[5, 7], &[-8.0, 6.0, 9.0, 0.0, 0.0, 5.0, 5.0, 7.0, 6.0, 5.0, 1.0, -5.0, 2.0, -1.0, 8.0, -4.0, 0.0, -6.0, 3.0, -5.0, 9.0, 2.0, -5.0, -2.0, -2.0, 1.0, -7.0, -4.0, -6.0, -7.0, -1.0, -5.0, 2.0, -6.0, -6.0])?;
    let t1 = tensor(DType::Int64, &[5, 7], &[6.0, 9.0, 9.0, 2.0, 5.0, 9.0, 1.0, 7.0, 8.0, -5.0, -7.0, -4.0, 4.0, 7.0, 5.0, 1.0, -1.0, -2.0, -3.0, 7.0, -2.0, 6.0, -1.0, -5.0, -9.0, -6.0, 2.0, 3.0, -2.0, 1.0, -3.0, -3.0, -5.0, 7.0, 4.0])?;
    let out = t0.lcm(&t1)?;
    expect(&out, DType::Int64, &[5, 7], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Int64)?;
    t0.lcm_out(&t1, &into0)?;
    expect(&into0, DType::Int64, &[5, 7], want0, 0.0, 0.0)?;
    t0.lcm_(&t1)?;
    expect(&t0, DType::Int64, &[5, 7], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_logaddexp() -> Result<()> {
    let want0: &[f64] = &[-4.307249069213867, -1.3404721021652222];
    let t0 = tensor(DType::Float32, &[1, 2], &[-8.478373527526855, -1.765825867652893])?;
    let t1 = tensor(DType::Float32, &[2], &[-4.3228044509887695, -2.400455951690674])?;
    let out = t0.logaddexp(&t1)?;
    expect(&out, DType::Float32, &[1, 2], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.logaddexp_out(&t1, &into0)?;
    expect(&into0, DType::Float32, &[1, 2], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_logaddexp2() -> Result<()> {
    let want0: &[f64] = &[4.319288730621338, -0.248870387673378, -0.3424184322357178, 5.123359203338623, -5.866885185241699, 4.334828853607178, -2.9403076171875, 5.233234405517578, 3.1462228298187256, 0.5689617991447449, 5.415401458740234, 6.227970600128174, 4.965880870819092, 8.455235481262207, -3.8618080615997314, 3.319105386734009, -3.8518378734588623, 3.1282715797424316, 2.5634267330169678, 4.169551849365234, 4.077054023742676, -1.1494555473327637, -4.284438133239746, 6.968646049499512, 8.584810256958008];
    let t0 = tensor(DType::Float32, &[5, 5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885, 3.611605167388916, -8.067646980285645, -0.5734938383102417, 3.1285104751586914, -3.033684730529785, 5.106744766235352, 1.135137677192688, 4.947308540344238, 5.774446487426758, -3.973021984100342, 3.270799398422241, -3.893850803375244, 2.8211474418640137, -4.702395439147949, 4.163121223449707, 1.822007417678833, -3.522088050842285, -4.414461135864258, 2.3285136222839355, 8.397199630737305])?;
    let t1 = tensor(DType::Float32, &[5, 5], &[4.319086074829102, -0.8690775632858276, -0.43684494495391846, 5.1154985427856445, -6.255067825317383, 2.992039680480957, -2.982185125350952, 5.20722770690918, -3.2104849815368652, 0.44502782821655273, 3.039132595062256, 6.185064315795898, -1.3228504657745361, 8.210625648498535, -7.614414691925049, -1.605404019355774, -8.97458267211914, 0.7455596923828125, 2.5540218353271484, -3.6432604789733887, 3.7379093170166016, -1.4589811563491821, -7.820890426635742, 6.909596920013428, 5.549069881439209])?;
    let out = t0.logaddexp2(&t1)?;
    expect(&out, DType::Float32, &[5, 5], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.logaddexp2_out(&t1, &into0)?;
    expect(&into0, DType::Float32, &[5, 5], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_maximum() -> Result<()> {
    let want0: &[f64] = &[2.0, 3.0];
    let t0 = tensor(DType::Float32, &[2], &[1.0, 3.0])?;
    let t1 = tensor(DType::UInt8, &[], &[2.0])?;
    let out = t0.maximum(&t1)?;
    expect(&out, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.maximum_out(&t1, &into0)?;
    expect(&into0, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_minimum() -> Result<()> {
    let want0: &[f64] = &[-8.478373527526855, -8.478373527526855];
    let t0 = tensor(DType::Float32, &[1], &[-8.478373527526855])?;
    let t1 = tensor(DType::Float32, &[2], &[-1.765825867652893, -4.3228044509887695])?;
    let out = t0.minimum(&t1)?;
    expect(&out, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.minimum_out(&t1, &into0)?;
    expect(&into0, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_nextafter() -> Result<()> {
    let want0: &[f64] = &[-1.7658257484436035, -2.4004557132720947, 3.611605405807495, -0.5734937787055969, -3.033684492111206, 1.1351377964019775];
    let t0 = tensor(DType::Float32, &[1, 3, 2], &[-1.765825867652893, -2.400455951690674, 3.611605167388916, -0.5734938383102417, -3.033684730529785, 1.135137677192688])?;
    let t1 = tensor(DType::Float32, &[2], &[5.774446487426758, 3.270799398422241])?;
    let out = t0.nextafter(&t1)?;
    expect(&out, DType::Float32, &[1, 3, 2], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.nextafter_out(&t1, &into0)?;
    expect(&into0, DType::Float32, &[1, 3, 2], want0, 1e-05, 1e-05)?;
    t0.nextafter_(&t1)?;
    expect(&t0, DType::Float32, &[1, 3, 2], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_xlogy() -> Result<()> {
    let want0: &[f64] = &[-16.224544525146484, -3.37915301322937, -8.272286415100098, -4.5936055183410645, -15.21455192565918, 6.9113078117370605, -15.438562393188477, -1.0974600315093994, 5.986839294433594, -5.805377006530762, 9.772464752197266, 2.172243595123291, 9.467361450195312, 11.05020523071289, -7.60292911529541, 6.259128570556641, -7.4514241218566895, 5.398657321929932, -8.998686790466309, 7.966710567474365, 3.486664056777954, -6.740004539489746, -8.447684288024902, 4.455934047698975, 16.0692081451416, 8.26517105102539, -1.6631006002426147, -0.8359634280204773, 9.789216995239258, -11.969941139221191, 5.725683212280273, -5.706825256347656, 9.964753150939941, -6.1437087059021, 0.8516225218772888, 5.815802097320557, 11.835979461669922, -2.5314579010009766, 15.712172508239746, -14.571239471435547, -3.0721635818481445, -17.174110412597656, 1.4267319440841675, 4.887475490570068, -6.971884727478027, 7.153008460998535, -2.7919631004333496, -14.96635913848877, 13.22247314453125, 10.618915557861328];
    let t0 = tensor(DType::Float32, &[10, 5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885, 3.611605167388916, -8.067646980285645, -0.5734938383102417, 3.1285104751586914, -3.033684730529785, 5.106744766235352, 1.135137677192688, 4.947308540344238, 5.774446487426758, -3.973021984100342, 3.270799398422241, -3.893850803375244, 2.8211474418640137, -4.702395439147949, 4.163121223449707, 1.822007417678833, -3.522088050842285, -4.414461135864258, 2.3285136222839355, 8.397199630737305, 4.319086074829102, -0.8690775632858276, -0.43684494495391846, 5.1154985427856445, -6.255067825317383, 2.992039680480957, -2.982185125350952, 5.20722770690918, -3.2104849815368652, 0.44502782821655273, 3.039132595062256, 6.185064315795898, -1.3228504657745361, 8.210625648498535, -7.614414691925049, -1.605404019355774, -8.97458267211914, 0.7455596923828125, 2.5540218353271484, -3.6432604789733887, 3.7379093170166016, -1.4589811563491821, -7.820890426635742, 6.909596920013428, 5.549069881439209])?;
    let t1 = tensor(DType::Float32, &[], &[6.777706623077393])?;
    let out = t0.xlogy(&t1)?;
    expect(&out, DType::Float32, &[10, 5], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.xlogy_out(&t1, &into0)?;
    expect(&into0, DType::Float32, &[10, 5], want0, 1e-05, 1e-05)?;
    t0.xlogy_(&t1)?;
    expect(&t0, DType::Float32, &[10, 5], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_xlogy_scalar() -> Result<()> {
    let want0: &[f64] = &[6.414035320281982, -6.414035320281982, 0.9162907600402832, 2.290726900100708];
    let t0 = tensor(DType::Float32, &[4], &[7.0, -7.0, 1.0, 2.5])?;
    let out = t0.xlogy(Scalar::Float(2.5))?;
    expect(&out, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float32)?;
    t0.xlogy_out(Scalar::Float(2.5), &into0)?;
    expect(&into0, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    t0.xlogy_(Scalar::Float(2.5))?;
    expect(&t0, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    Ok(())
}

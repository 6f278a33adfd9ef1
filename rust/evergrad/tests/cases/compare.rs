// Generated from the cases of tests/cases; do not edit.
use super::case::{empty, expect, tensor};
use evergrad::{ops, DType, Result, Scalar};

#[test]
fn case_allclose() -> Result<()> {
    let t0 = tensor(DType::Float32, &[], &[-8.478373527526855])?;
    let t1 = tensor(DType::Float32, &[], &[-8.46837329864502])?;
    assert_eq!(t0.allclose_with(&t1, ops::AllcloseOptions::new().rtol(0.5).atol(0.01))?, true);
    Ok(())
}

#[test]
fn case_eq() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.0];
    let t0 = tensor(DType::Float32, &[2], &[1.0, 3.0])?;
    let t1 = tensor(DType::Int32, &[], &[2.0])?;
    let out = t0.eq(&t1)?;
    expect(&out, DType::Bool, &[2], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Bool)?;
    t0.eq_out(&t1, &into0)?;
    expect(&into0, DType::Bool, &[2], want0, 0.0, 0.0)?;
    t0.eq_(&t1)?;
    expect(&t0, DType::Float32, &[2], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_equal() -> Result<()> {
    let t0 = tensor(DType::Float32, &[5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885])?;
    let t1 = tensor(DType::Float32, &[], &[3.611605167388916])?;
    assert_eq!(t0.equal(&t1)?, false);
    Ok(())
}

#[test]
fn case_ge() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.0, 0.0];
    let t0 = tensor(DType::Float32, &[3], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695])?;
    let out = t0.ge(Scalar::Float(-0.5734938383102417))?;
    expect(&out, DType::Bool, &[3], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Bool)?;
    t0.ge_out(Scalar::Float(-0.5734938383102417), &into0)?;
    expect(&into0, DType::Bool, &[3], want0, 0.0, 0.0)?;
    t0.ge_(Scalar::Float(-0.5734938383102417))?;
    expect(&t0, DType::Float32, &[3], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_gt() -> Result<()> {
    let want0: &[f64] = &[0.0, 1.0];
    let t0 = tensor(DType::Float32, &[1, 2], &[-8.478373527526855, -1.765825867652893])?;
    let t1 = tensor(DType::Float32, &[2], &[-4.3228044509887695, -2.400455951690674])?;
    let out = t0.gt(&t1)?;
    expect(&out, DType::Bool, &[1, 2], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Bool)?;
    t0.gt_out(&t1, &into0)?;
    expect(&into0, DType::Bool, &[1, 2], want0, 0.0, 0.0)?;
    t0.gt_(&t1)?;
    expect(&t0, DType::Float32, &[1, 2], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_isclose() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0];
    let t0 = tensor(DType::Float32, &[5, 5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885, 3.611605167388916, -8.067646980285645, -0.5734938383102417, 3.1285104751586914, -3.033684730529785, 5.106744766235352, 1.135137677192688, 4.947308540344238, 5.774446487426758, -3.973021984100342, 3.270799398422241, -3.893850803375244, 2.8211474418640137, -4.702395439147949, 4.163121223449707, 1.822007417678833, -3.522088050842285, -4.414461135864258, 2.3285136222839355, 8.397199630737305])?;
    let t1 = tensor(DType::Float32, &[5, 5], &[4.319086074829102, -0.8690775632858276, -0.43684494495391846, 5.1154985427856445, -6.255067825317383, 2.992039680480957, -2.982185125350952, 5.20722770690918, -3.2104849815368652, 0.44502782821655273, 3.039132595062256, 6.185064315795898, -1.3228504657745361, 8.210625648498535, -7.614414691925049, -1.605404019355774, -8.97458267211914, 0.7455596923828125, 2.5540218353271484, -3.6432604789733887, 3.7379093170166016, -1.4589811563491821, -7.820890426635742, 6.909596920013428, 5.549069881439209])?;
    let out = t0.isclose_with(&t1, ops::IscloseOptions::new().rtol(1e-07).atol(1e-07).equal_nan(true))?;
    expect(&out, DType::Bool, &[5, 5], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_le() -> Result<()> {
    let want0: &[f64] = &[1.0, 1.0, 1.0];
    let t0 = tensor(DType::Float32, &[3], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695])?;
    let out = t0.le(Scalar::Float(-0.5734938383102417))?;
    expect(&out, DType::Bool, &[3], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Bool)?;
    t0.le_out(Scalar::Float(-0.5734938383102417), &into0)?;
    expect(&into0, DType::Bool, &[3], want0, 0.0, 0.0)?;
    t0.le_(Scalar::Float(-0.5734938383102417))?;
    expect(&t0, DType::Float32, &[3], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_logical_and() -> Result<()> {
    let want0: &[f64] = &[1.0, 1.0];
    let t0 = tensor(DType::Float32, &[2], &[-8.478373527526855, -1.765825867652893])?;
    let t1 = tensor(DType::Float32, &[], &[-4.3228044509887695])?;
    let out = t0.logical_and(&t1)?;
    expect(&out, DType::Bool, &[2], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Bool)?;
    t0.logical_and_out(&t1, &into0)?;
    expect(&into0, DType::Bool, &[2], want0, 0.0, 0.0)?;
    t0.logical_and_(&t1)?;
    expect(&t0, DType::Float32, &[2], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_logical_or() -> Result<()> {
    let want0: &[f64] = &[1.0, 1.0];
    let t0 = tensor(DType::Float32, &[2], &[1.0, 3.0])?;
    let t1 = tensor(DType::Int32, &[], &[2.0])?;
    let out = t0.logical_or(&t1)?;
    expect(&out, DType::Bool, &[2], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Bool)?;
    t0.logical_or_out(&t1, &into0)?;
    expect(&into0, DType::Bool, &[2], want0, 0.0, 0.0)?;
    t0.logical_or_(&t1)?;
    expect(&t0, DType::Float32, &[2], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_logical_xor() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.0, 0.0, 0.0];
    let t0 = tensor(DType::Float32, &[2, 1, 2], &[-4.3228044509887695, -2.400455951690674, -8.067646980285645, -0.5734938383102417])?;
    let t1 = tensor(DType::Float32, &[2, 1, 2], &[5.106744766235352, 1.135137677192688, -3.973021984100342, 3.270799398422241])?;
    let out = t0.logical_xor(&t1)?;
    expect(&out, DType::Bool, &[2, 1, 2], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Bool)?;
    t0.logical_xor_out(&t1, &into0)?;
    expect(&into0, DType::Bool, &[2, 1, 2], want0, 0.0, 0.0)?;
    t0.logical_xor_(&t1)?;
    expect(&t0, DType::Float32, &[2, 1, 2], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_lt() -> Result<()> {
    let want0: &[f64] = &[1.0, 0.0];
    let t0 = tensor(DType::Float32, &[2], &[1.0, 3.0])?;
    let t1 = tensor(DType::Int32, &[], &[2.0])?;
    let out = t0.lt(&t1)?;
    expect(&out, DType::Bool, &[2], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Bool)?;
    t0.lt_out(&t1, &into0)?;
    expect(&into0, DType::Bool, &[2], want0, 0.0, 0.0)?;
    t0.lt_(&t1)?;
    expect(&t0, DType::Float32, &[2], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_ne() -> Result<()> {
    let want0: &[f64] = &[1.0, 1.0];
    let t0 = tensor(DType::Float32, &[1, 2], &[-8.478373527526855, -1.765825867652893])?;
    let t1 = tensor(DType::Float32, &[2], &[-4.3228044509887695, -2.400455951690674])?;
    let out = t0.ne(&t1)?;
    expect(&out, DType::Bool, &[1, 2], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Bool)?;
    t0.ne_out(&t1, &into0)?;
    expect(&into0, DType::Bool, &[1, 2], want0, 0.0, 0.0)?;
    t0.ne_(&t1)?;
    expect(&t0, DType::Float32, &[1, 2], want0, 0.0, 0.0)?;
    Ok(())
}

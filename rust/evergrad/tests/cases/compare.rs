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
fn case_eq_scalar() -> Result<()> {
    let want0: &[f64] = &[1.0, 0.0];
    let t0 = tensor(DType::Float32, &[2], &[1.0, 3.0])?;
    let out = t0.eq(Scalar::Bool(true))?;
    expect(&out, DType::Bool, &[2], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Bool)?;
    t0.eq_out(Scalar::Bool(true), &into0)?;
    expect(&into0, DType::Bool, &[2], want0, 0.0, 0.0)?;
    t0.eq_(Scalar::Bool(true))?;
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
    let want0: &[f64] = &[0.0, 0.0, 0.0, 0.0, 0.0];
    let t0 = tensor(DType::Float32, &[5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885])?;
    let t1 = tensor(DType::Float32, &[], &[3.611605167388916])?;
    let out = t0.ge(&t1)?;
    expect(&out, DType::Bool, &[5], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Bool)?;
    t0.ge_out(&t1, &into0)?;
    expect(&into0, DType::Bool, &[5], want0, 0.0, 0.0)?;
    t0.ge_(&t1)?;
    expect(&t0, DType::Float32, &[5], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_ge_scalar() -> Result<()> {
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
fn case_gt_scalar() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.0, 0.0, 0.0, 0.0];
    let t0 = tensor(DType::Float32, &[1, 5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885])?;
    let out = t0.gt(Scalar::Float(1.135137677192688))?;
    expect(&out, DType::Bool, &[1, 5], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Bool)?;
    t0.gt_out(Scalar::Float(1.135137677192688), &into0)?;
    expect(&into0, DType::Bool, &[1, 5], want0, 0.0, 0.0)?;
    t0.gt_(Scalar::Float(1.135137677192688))?;
    expect(&t0, DType::Float32, &[1, 5], want0, 0.0, 0.0)?;
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
    let want0: &[f64] = &[1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0];
    let t0 = tensor(DType::Float32, &[5, 5, 2], &[-2.400455951690674, 5.106744766235352, 3.1285104751586914, 3.270799398422241, 5.774446487426758, 1.822007417678833, -4.702395439147949, 4.319086074829102, 2.3285136222839355, 2.992039680480957, 3.1285104751586914, 3.270799398422241, 5.774446487426758, 1.822007417678833, -4.702395439147949, 4.319086074829102, 2.3285136222839355, 2.992039680480957, 5.1154985427856445, 3.039132595062256, 5.774446487426758, 1.822007417678833, -4.702395439147949, 4.319086074829102, 2.3285136222839355, 2.992039680480957, 5.1154985427856445, 3.039132595062256, -3.2104849815368652, -1.605404019355774, -4.702395439147949, 4.319086074829102, 2.3285136222839355, 2.992039680480957, 5.1154985427856445, 3.039132595062256, -3.2104849815368652, -1.605404019355774, 8.210625648498535, 3.7379093170166016, 2.3285136222839355, 2.992039680480957, 5.1154985427856445, 3.039132595062256, -3.2104849815368652, -1.605404019355774, 8.210625648498535, 3.7379093170166016, 2.5540218353271484, 4.550469398498535])?;
    let t1 = tensor(DType::Float32, &[5, 5, 2], &[-1.3981690406799316, 6.661107063293457, -4.525903701782227, 3.850710153579712, -5.428307056427002, 2.019336462020874, 4.8605241775512695, 3.366755962371826, 4.9010419845581055, -1.3593167066574097, 3.089015483856201, 1.1496312618255615, 7.491364479064941, 5.235986232757568, -6.528687477111816, 3.5309982299804688, 4.789113998413086, 2.480015516281128, -4.549225807189941, 8.76026725769043, -6.302966117858887, -7.3201799392700195, 2.917787551879883, 3.801569938659668, 0.6827412843704224, 0.3400397300720215, 3.77125883102417, 6.371247291564941, -4.3518595695495605, 2.822579860687256, -3.3159592151641846, -4.654763221740723, -4.673564910888672, -6.698448181152344, 7.593111515045166, -3.0481181144714355, -2.5294711589813232, -0.21770846843719482, -5.862730503082275, 5.832416534423828, -2.8036646842956543, 4.781195163726807, 2.614445686340332, -8.934022903442383, -8.275016784667969, -8.772001266479492, 8.076545715332031, 8.209088325500488, 3.078019380569458, -3.74043607711792])?;
    let out = t0.le(&t1)?;
    expect(&out, DType::Bool, &[5, 5, 2], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Bool)?;
    t0.le_out(&t1, &into0)?;
    expect(&into0, DType::Bool, &[5, 5, 2], want0, 0.0, 0.0)?;
    t0.le_(&t1)?;
    expect(&t0, DType::Float32, &[5, 5, 2], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_le_scalar() -> Result<()> {
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
fn case_lt_scalar() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.0];
    let t0 = tensor(DType::Float32, &[2], &[1.0, 3.0])?;
    let out = t0.lt(Scalar::Bool(true))?;
    expect(&out, DType::Bool, &[2], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Bool)?;
    t0.lt_out(Scalar::Bool(true), &into0)?;
    expect(&into0, DType::Bool, &[2], want0, 0.0, 0.0)?;
    t0.lt_(Scalar::Bool(true))?;
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

#[test]
fn case_ne_scalar() -> Result<()> {
    let want0: &[f64] = &[1.0, 1.0, 1.0, 1.0, 1.0];
    let t0 = tensor(DType::Float32, &[1, 5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885])?;
    let out = t0.ne(Scalar::Float(1.135137677192688))?;
    expect(&out, DType::Bool, &[1, 5], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Bool)?;
    t0.ne_out(Scalar::Float(1.135137677192688), &into0)?;
    expect(&into0, DType::Bool, &[1, 5], want0, 0.0, 0.0)?;
    t0.ne_(Scalar::Float(1.135137677192688))?;
    expect(&t0, DType::Float32, &[1, 5], want0, 0.0, 0.0)?;
    Ok(())
}

// Generated from the cases of tests/cases; do not edit.
use super::case::{empty, expect, tensor};
use evergrad::{ops, DType, Result, Scalar};

#[test]
fn case_addcdiv() -> Result<()> {
    let want0: &[f64] = &[-7.195712089538574];
    let t0 = tensor(DType::Float32, &[], &[-8.478373527526855])?;
    let t1 = tensor(DType::Float32, &[], &[-1.765825867652893])?;
    let t2 = tensor(DType::Float32, &[], &[-4.3228044509887695])?;
    let out = t0.addcdiv_with(&t1, &t2, ops::AddcdivOptions::new().value(Scalar::Float(3.14)))?;
    expect(&out, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.addcdiv_out_with(&t1, &t2, ops::AddcdivOptions::new().value(Scalar::Float(3.14)), &into0)?;
    expect(&into0, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    t0.addcdiv_with_(&t1, &t2, ops::AddcdivOptions::new().value(Scalar::Float(3.14)))?;
    expect(&t0, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_addcmul() -> Result<()> {
    let want0: &[f64] = &[15.490252494812012];
    let t0 = tensor(DType::Float32, &[], &[-8.478373527526855])?;
    let t1 = tensor(DType::Float32, &[], &[-1.765825867652893])?;
    let t2 = tensor(DType::Float32, &[], &[-4.3228044509887695])?;
    let out = t0.addcmul_with(&t1, &t2, ops::AddcmulOptions::new().value(Scalar::Float(3.14)))?;
    expect(&out, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.addcmul_out_with(&t1, &t2, ops::AddcmulOptions::new().value(Scalar::Float(3.14)), &into0)?;
    expect(&into0, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    t0.addcmul_with_(&t1, &t2, ops::AddcmulOptions::new().value(Scalar::Float(3.14)))?;
    expect(&t0, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_complex() -> Result<()> {
    let want0: &[f64] = &[-8.478373527526855, -1.765825867652893];
    let t0 = tensor(DType::Float32, &[], &[-8.478373527526855])?;
    let t1 = tensor(DType::Float32, &[], &[-1.765825867652893])?;
    let out = ops::complex(&t0, &t1)?;
    expect(&out, DType::Complex64, &[], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Complex64)?;
    ops::complex_out(&t0, &t1, &into0)?;
    expect(&into0, DType::Complex64, &[], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_lerp() -> Result<()> {
    let want0: &[f64] = &[29.8121337890625, -19.912158966064453, 40.677486419677734, -23.97344398498535, -2.490241050720215, -9.79477596282959, -29.535112380981445, -2.1126656532287598, 15.96270751953125, -2.0703742504119873, -11.47989559173584, 5.823081016540527, -23.089204788208008, 25.7157039642334, -2.399324655532837, 8.790212631225586, -30.76140022277832, 14.768356323242188, -36.22259521484375, 4.586955547332764, -22.344921112060547, 4.628163814544678, -13.998919486999512, 29.885974884033203, 1.8765329122543335];
    let t0 = tensor(DType::Float32, &[5, 5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885, 3.611605167388916, -8.067646980285645, -0.5734938383102417, 3.1285104751586914, -3.033684730529785, 5.106744766235352, 1.135137677192688, 4.947308540344238, 5.774446487426758, -3.973021984100342, 3.270799398422241, -3.893850803375244, 2.8211474418640137, -4.702395439147949, 4.163121223449707, 1.822007417678833, -3.522088050842285, -4.414461135864258, 2.3285136222839355, 8.397199630737305])?;
    let t1 = tensor(DType::Float32, &[5, 1], &[4.319086074829102, -0.8690775632858276, -0.43684494495391846, 5.1154985427856445, -6.255067825317383])?;
    let t2 = tensor(DType::Float32, &[5], &[2.992039680480957, -2.982185125350952, 5.20722770690918, -3.2104849815368652, 0.44502782821655273])?;
    let out = t0.lerp(&t1, &t2)?;
    expect(&out, DType::Float32, &[5, 5], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.lerp_out(&t1, &t2, &into0)?;
    expect(&into0, DType::Float32, &[5, 5], want0, 1e-05, 1e-05)?;
    t0.lerp_(&t1, &t2)?;
    expect(&t0, DType::Float32, &[5, 5], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_lerp_weight() -> Result<()> {
    let want0: &[f64] = &[-5.793354511260986];
    let t0 = tensor(DType::Float32, &[], &[-8.478373527526855])?;
    let t1 = tensor(DType::Float32, &[], &[-1.765825867652893])?;
    let out = t0.lerp_weight(&t1, Scalar::Float(0.4))?;
    expect(&out, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.lerp_weight_out(&t1, Scalar::Float(0.4), &into0)?;
    expect(&into0, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    t0.lerp_weight_(&t1, Scalar::Float(0.4))?;
    expect(&t0, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_lerp_scalar() -> Result<()> {
    let want0: &[f64] = &[5.75, -4.75, 1.75, 1.625];
    let t0 = tensor(DType::Float32, &[4], &[7.0, -7.0, 1.0, 2.5])?;
    let t1 = tensor(DType::Float32, &[4], &[2.0, 2.0, 4.0, -1.0])?;
    let out = ops::lerp_scalar(&t0, &t1, Scalar::Float(0.25))?;
    expect(&out, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_polar() -> Result<()> {
    let want0: &[f64] = &[-0.05054442584514618, -0.25586867332458496];
    let t0 = tensor(DType::Float32, &[], &[0.2608131766319275])?;
    let t1 = tensor(DType::Float32, &[], &[-1.765825867652893])?;
    let out = ops::polar(&t0, &t1)?;
    expect(&out, DType::Complex64, &[], want0, 1e-05, 2.6e-06)?;
    let into0 = empty(DType::Complex64)?;
    ops::polar_out(&t0, &t1, &into0)?;
    expect(&into0, DType::Complex64, &[], want0, 1e-05, 2.6e-06)?;
    Ok(())
}

#[test]
fn case_where() -> Result<()> {
    let want0: &[f64] = &[-8.478373527526855];
    let t0 = tensor(DType::Bool, &[], &[1.0])?;
    let t1 = tensor(DType::Float32, &[], &[-8.478373527526855])?;
    let t2 = tensor(DType::Float32, &[], &[-4.3228044509887695])?;
    let out = ops::r#where(&t0, &t1, &t2)?;
    expect(&out, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::where_out(&t0, &t1, &t2, &into0)?;
    expect(&into0, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_where_scalar() -> Result<()> {
    let want0: &[f64] = &[-2.982185125350952, -3.2104849815368652, 0.0, -1.3228504657745361, 0.0, 0.0, 0.0, f64::NAN, -7.820890426635742, 5.549069881439209, 7.178959369659424, 4.785210132598877, 0.0, 0.0, -0.9889798164367676, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -6.4587721824646, 0.0, -1.002150535583496, 8.347665786743164, 0.0, 0.0];
    let t0 = tensor(DType::Bool, &[1, 10, 3], &[1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0])?;
    let t1 = tensor(DType::Float32, &[10, 3], &[-2.982185125350952, -3.2104849815368652, 3.039132595062256, -1.3228504657745361, -7.614414691925049, -8.97458267211914, 2.5540218353271484, f64::NAN, -7.820890426635742, 5.549069881439209, 7.178959369659424, 4.785210132598877, -1.81334388256073, -4.426130771636963, -0.9889798164367676, 5.157646656036377, -6.654526233673096, -2.117246627807617, -3.265012264251709, -1.447023868560791, -2.2159457206726074, 8.018885612487793, -4.258679389953613, 0.31310606002807617, -6.4587721824646, 3.7644824981689453, -1.002150535583496, 8.347665786743164, -8.318924903869629, 3.1903395652770996])?;
    let out = ops::r#where(&t0, &t1, Scalar::Int(0))?;
    expect(&out, DType::Float32, &[1, 10, 3], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::where_out(&t0, &t1, Scalar::Int(0), &into0)?;
    expect(&into0, DType::Float32, &[1, 10, 3], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_where_scalar_self() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.0, f64::NAN, 0.0, 2.3850836753845215, f64::NAN, 0.49324536323547363, 0.0, 0.0, 0.0, 0.0, 0.0, 0.49324536323547363, 2.3850836753845215, 0.0, 0.49324536323547363, 2.3850836753845215, f64::NAN, 0.49324536323547363, 2.3850836753845215, f64::NAN, 0.49324536323547363, 2.3850836753845215, f64::NAN, 0.0, 2.3850836753845215, 0.0, 0.0, 2.3850836753845215, f64::NAN];
    let t0 = tensor(DType::Bool, &[1, 10, 3], &[1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0])?;
    let t1 = tensor(DType::Float32, &[1, 3], &[0.49324536323547363, 2.3850836753845215, f64::NAN])?;
    let out = ops::r#where(&t0, Scalar::Float(0.0), &t1)?;
    expect(&out, DType::Float32, &[1, 10, 3], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::where_out(&t0, Scalar::Float(0.0), &t1, &into0)?;
    expect(&into0, DType::Float32, &[1, 10, 3], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_where_condition() -> Result<()> {
    let want0: &[f64] = &[0.0, 1.0];
    let t0 = tensor(DType::Bool, &[2, 2], &[1.0, 0.0, 0.0, 1.0])?;
    let out = ops::where_condition(&t0)?;
    assert_eq!(out.len(), 2);
    expect(&out[0], DType::Int64, &[2], want0, 0.0, 0.0)?;
    expect(&out[1], DType::Int64, &[2], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_where_method() -> Result<()> {
    let want0: &[f64] = &[1.0, -1.0, 3.0, 4.0, -1.0, 6.0];
    let t0 = tensor(DType::Float32, &[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?;
    let t1 = tensor(DType::Bool, &[3], &[1.0, 0.0, 1.0])?;
    let t2 = tensor(DType::Float32, &[], &[-1.0])?;
    let out = t0.where_method(&t1, &t2)?;
    expect(&out, DType::Float32, &[2, 3], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_where_method_scalar() -> Result<()> {
    let want0: &[f64] = &[7.0, -1.0, -1.0, 2.5];
    let t0 = tensor(DType::Float32, &[4], &[7.0, -7.0, 1.0, 2.5])?;
    let t1 = tensor(DType::Bool, &[4], &[1.0, 0.0, 0.0, 1.0])?;
    let out = t0.where_method(&t1, Scalar::Int(-1))?;
    expect(&out, DType::Float32, &[4], want0, 0.0, 0.0)?;
    Ok(())
}

// Generated from the cases of tests/cases; do not edit.
use super::case::{empty, expect, tensor};
use evergrad::{ops, DType, Result, Scalar};

#[test]
fn case_special_chebyshev_polynomial_t() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.0];
    let t0 = tensor(DType::Float32, &[2], &[-8.478373527526855, -1.765825867652893])?;
    let t1 = tensor(DType::Float32, &[], &[-4.3228044509887695])?;
    let out = ops::special_chebyshev_polynomial_t(&t0, &t1)?;
    expect(&out, DType::Float32, &[2], want0, 1e-05, 5e-07)?;
    let into0 = empty(DType::Float32)?;
    ops::special_chebyshev_polynomial_t_out(&t0, &t1, &into0)?;
    expect(&into0, DType::Float32, &[2], want0, 1e-05, 5e-07)?;
    Ok(())
}

#[test]
fn case_special_chebyshev_polynomial_t_scalar() -> Result<()> {
    let want0: &[f64] = &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885];
    let t0 = tensor(DType::Float32, &[1, 5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885])?;
    let out = ops::special_chebyshev_polynomial_t(&t0, Scalar::Float(1.135137677192688))?;
    expect(&out, DType::Float32, &[1, 5], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::special_chebyshev_polynomial_t_out(&t0, Scalar::Float(1.135137677192688), &into0)?;
    expect(&into0, DType::Float32, &[1, 5], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_special_chebyshev_polynomial_u() -> Result<()> {
    let want0: &[f64] = &[-45744.4453125, -4.800911903381348, 0.0, 0.7850204706192017];
    let t0 = tensor(DType::Float32, &[2, 1, 2], &[-4.3228044509887695, -2.400455951690674, -8.067646980285645, -0.5734938383102417])?;
    let t1 = tensor(DType::Float32, &[2, 1, 2], &[5.106744766235352, 1.135137677192688, -3.973021984100342, 3.270799398422241])?;
    let out = ops::special_chebyshev_polynomial_u(&t0, &t1)?;
    expect(&out, DType::Float32, &[2, 1, 2], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::special_chebyshev_polynomial_u_out(&t0, &t1, &into0)?;
    expect(&into0, DType::Float32, &[2, 1, 2], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_special_chebyshev_polynomial_u_scalar() -> Result<()> {
    let want0: &[f64] = &[1.0, 1.0, 1.0];
    let t0 = tensor(DType::Float32, &[3], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695])?;
    let out = ops::special_chebyshev_polynomial_u(&t0, Scalar::Float(-0.5734938383102417))?;
    expect(&out, DType::Float32, &[3], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::special_chebyshev_polynomial_u_out(&t0, Scalar::Float(-0.5734938383102417), &into0)?;
    expect(&into0, DType::Float32, &[3], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_special_chebyshev_polynomial_v() -> Result<()> {
    let want0: &[f64] = &[-5128.21240234375, 1620.1043701171875, 0.0, 248818.3125, 0.0, 0.0, 0.0, 1.0, 31.89328956604004, 0.0, 941.6815185546875, 0.0, 0.0, 2085227.25, -33492.97265625, 1436.973388671875, -1775133.375, 137.50515747070312, 8372.11328125, 2230296.25, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, -1.1384178400039673, 0.63702392578125, 0.0, 0.0, 0.0, -7876.806640625, 0.0, 0.0, 0.0];
    let t0 = tensor(DType::Float32, &[5, 7], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885, 3.611605167388916, -8.067646980285645, -0.5734938383102417, 3.1285104751586914, -3.033684730529785, 5.106744766235352, 1.135137677192688, 4.947308540344238, 5.774446487426758, -3.973021984100342, 3.270799398422241, -3.893850803375244, 2.8211474418640137, -4.702395439147949, 4.163121223449707, 1.822007417678833, -3.522088050842285, -4.414461135864258, 2.3285136222839355, 8.397199630737305, 4.319086074829102, -0.8690775632858276, -0.43684494495391846, 5.1154985427856445, -6.255067825317383, 2.992039680480957, -2.982185125350952, 5.20722770690918, -3.2104849815368652, 0.44502782821655273])?;
    let t1 = tensor(DType::Float32, &[5, 7], &[3.039132595062256, 6.185064315795898, -1.3228504657745361, 8.210625648498535, -7.614414691925049, -1.605404019355774, -8.97458267211914, 0.7455596923828125, 2.5540218353271484, -3.6432604789733887, 3.7379093170166016, -1.4589811563491821, -7.820890426635742, 6.909596920013428, 5.549069881439209, 4.550469398498535, 7.178959369659424, 3.3094801902770996, 4.785210132598877, 7.468499183654785, -1.81334388256073, -7.0191497802734375, -4.426130771636963, -1.2014161348342896, -0.9889798164367676, -0.060997724533081055, 5.157646656036377, 2.8871190547943115, -6.654526233673096, -2.703648567199707, -2.117246627807617, 5.477522373199463, -3.265012264251709, -3.765460968017578, -1.447023868560791])?;
    let out = ops::special_chebyshev_polynomial_v(&t0, &t1)?;
    expect(&out, DType::Float32, &[5, 7], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::special_chebyshev_polynomial_v_out(&t0, &t1, &into0)?;
    expect(&into0, DType::Float32, &[5, 7], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_special_chebyshev_polynomial_v_scalar() -> Result<()> {
    let want0: &[f64] = &[0.453125, -1.0, -0.203125, 62.875];
    let t0 = tensor(DType::Float32, &[4], &[0.125, 0.5, 0.875, 2.25])?;
    let out = ops::special_chebyshev_polynomial_v(&t0, Scalar::Int(3))?;
    expect(&out, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float32)?;
    ops::special_chebyshev_polynomial_v_out(&t0, Scalar::Int(3), &into0)?;
    expect(&into0, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_special_chebyshev_polynomial_w() -> Result<()> {
    let want0: &[f64] = &[0.0, 1.0, -4555.150390625, 0.0, -1300622.0, -2.531651735305786, 0.0, 1.0, -555.1917114257812, 0.0, -40380.640625, -3.8009119033813477, 0.0, 1.0, -3736.91943359375, 0.0, -937381.3125, 8.223210334777832];
    let t0 = tensor(DType::Float32, &[3, 1, 2], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885, 3.611605167388916])?;
    let t1 = tensor(DType::Float32, &[1, 3, 2], &[-8.067646980285645, -0.5734938383102417, 3.1285104751586914, -3.033684730529785, 5.106744766235352, 1.135137677192688])?;
    let out = ops::special_chebyshev_polynomial_w(&t0, &t1)?;
    expect(&out, DType::Float32, &[3, 3, 2], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::special_chebyshev_polynomial_w_out(&t0, &t1, &into0)?;
    expect(&into0, DType::Float32, &[3, 3, 2], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_special_chebyshev_polynomial_w_scalar() -> Result<()> {
    let want0: &[f64] = &[-1.421875, -1.0, 3.921875, 101.375];
    let t0 = tensor(DType::Float32, &[4], &[0.125, 0.5, 0.875, 2.25])?;
    let out = ops::special_chebyshev_polynomial_w(&t0, Scalar::Int(3))?;
    expect(&out, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float32)?;
    ops::special_chebyshev_polynomial_w_out(&t0, Scalar::Int(3), &into0)?;
    expect(&into0, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_special_hermite_polynomial_h() -> Result<()> {
    let want0: &[f64] = &[-4773.8544921875, -22.858840942382812, -594.3557739257812, -81.84957122802734, -3925.162109375];
    let t0 = tensor(DType::Float32, &[5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885])?;
    let t1 = tensor(DType::Float32, &[], &[3.611605167388916])?;
    let out = ops::special_hermite_polynomial_h(&t0, &t1)?;
    expect(&out, DType::Float32, &[5], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::special_hermite_polynomial_h_out(&t0, &t1, &into0)?;
    expect(&into0, DType::Float32, &[5], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_special_hermite_polynomial_h_scalar() -> Result<()> {
    let want0: &[f64] = &[1.0, 1.0, 1.0];
    let t0 = tensor(DType::Float32, &[3], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695])?;
    let out = ops::special_hermite_polynomial_h(&t0, Scalar::Float(-0.5734938383102417))?;
    expect(&out, DType::Float32, &[3], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::special_hermite_polynomial_h_out(&t0, Scalar::Float(-0.5734938383102417), &into0)?;
    expect(&into0, DType::Float32, &[3], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_special_hermite_polynomial_he() -> Result<()> {
    let want0: &[f64] = &[0.0, 1.0, 0.0, 1.0, 0.0, 1.0];
    let t0 = tensor(DType::Float32, &[3, 2], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885, 3.611605167388916])?;
    let t1 = tensor(DType::Float32, &[2], &[-8.067646980285645, -0.5734938383102417])?;
    let out = ops::special_hermite_polynomial_he(&t0, &t1)?;
    expect(&out, DType::Float32, &[3, 2], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::special_hermite_polynomial_he_out(&t0, &t1, &into0)?;
    expect(&into0, DType::Float32, &[3, 2], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_special_hermite_polynomial_he_scalar() -> Result<()> {
    let want0: &[f64] = &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885];
    let t0 = tensor(DType::Float32, &[1, 5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885])?;
    let out = ops::special_hermite_polynomial_he(&t0, Scalar::Float(1.135137677192688))?;
    expect(&out, DType::Float32, &[1, 5], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::special_hermite_polynomial_he_out(&t0, Scalar::Float(1.135137677192688), &into0)?;
    expect(&into0, DType::Float32, &[1, 5], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_special_laguerre_polynomial_l() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.0];
    let t0 = tensor(DType::Float32, &[2], &[-8.478373527526855, -1.765825867652893])?;
    let t1 = tensor(DType::Float32, &[], &[-4.3228044509887695])?;
    let out = ops::special_laguerre_polynomial_l(&t0, &t1)?;
    expect(&out, DType::Float32, &[2], want0, 1e-05, 5e-07)?;
    let into0 = empty(DType::Float32)?;
    ops::special_laguerre_polynomial_l_out(&t0, &t1, &into0)?;
    expect(&into0, DType::Float32, &[2], want0, 1e-05, 5e-07)?;
    Ok(())
}

#[test]
fn case_special_laguerre_polynomial_l_scalar() -> Result<()> {
    let want0: &[f64] = &[1.0, 1.0, 1.0];
    let t0 = tensor(DType::Float32, &[3], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695])?;
    let out = ops::special_laguerre_polynomial_l(&t0, Scalar::Float(-0.5734938383102417))?;
    expect(&out, DType::Float32, &[3], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::special_laguerre_polynomial_l_out(&t0, Scalar::Float(-0.5734938383102417), &into0)?;
    expect(&into0, DType::Float32, &[3], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_special_legendre_polynomial_p() -> Result<()> {
    let want0: &[f64] = &[-1510.90576171875, -11.116497039794922, -195.4624786376953, -30.979013442993164, -1244.5020751953125];
    let t0 = tensor(DType::Float32, &[5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885])?;
    let t1 = tensor(DType::Float32, &[], &[3.611605167388916])?;
    let out = ops::special_legendre_polynomial_p(&t0, &t1)?;
    expect(&out, DType::Float32, &[5], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::special_legendre_polynomial_p_out(&t0, &t1, &into0)?;
    expect(&into0, DType::Float32, &[5], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_special_legendre_polynomial_p_scalar() -> Result<()> {
    let want0: &[f64] = &[1.0, 1.0, 1.0];
    let t0 = tensor(DType::Float32, &[3], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695])?;
    let out = ops::special_legendre_polynomial_p(&t0, Scalar::Float(-0.5734938383102417))?;
    expect(&out, DType::Float32, &[3], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::special_legendre_polynomial_p_out(&t0, Scalar::Float(-0.5734938383102417), &into0)?;
    expect(&into0, DType::Float32, &[3], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_special_shifted_chebyshev_polynomial_t() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.0];
    let t0 = tensor(DType::Float32, &[1], &[-8.478373527526855])?;
    let t1 = tensor(DType::Float32, &[2], &[-1.765825867652893, -4.3228044509887695])?;
    let out = ops::special_shifted_chebyshev_polynomial_t(&t0, &t1)?;
    expect(&out, DType::Float32, &[2], want0, 1e-05, 5e-07)?;
    let into0 = empty(DType::Float32)?;
    ops::special_shifted_chebyshev_polynomial_t_out(&t0, &t1, &into0)?;
    expect(&into0, DType::Float32, &[2], want0, 1e-05, 5e-07)?;
    Ok(())
}

#[test]
fn case_special_shifted_chebyshev_polynomial_t_scalar() -> Result<()> {
    let want0: &[f64] = &[-17.95674705505371, -4.531651496887207, -9.645608901977539, -5.800911903381348, -16.901172637939453];
    let t0 = tensor(DType::Float32, &[1, 5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885])?;
    let out = ops::special_shifted_chebyshev_polynomial_t(&t0, Scalar::Float(1.135137677192688))?;
    expect(&out, DType::Float32, &[1, 5], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::special_shifted_chebyshev_polynomial_t_out(&t0, Scalar::Float(1.135137677192688), &into0)?;
    expect(&into0, DType::Float32, &[1, 5], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_special_shifted_chebyshev_polynomial_u() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.0];
    let t0 = tensor(DType::Float32, &[2], &[-8.478373527526855, -1.765825867652893])?;
    let t1 = tensor(DType::Float32, &[], &[-4.3228044509887695])?;
    let out = ops::special_shifted_chebyshev_polynomial_u(&t0, &t1)?;
    expect(&out, DType::Float32, &[2], want0, 1e-05, 5e-07)?;
    let into0 = empty(DType::Float32)?;
    ops::special_shifted_chebyshev_polynomial_u_out(&t0, &t1, &into0)?;
    expect(&into0, DType::Float32, &[2], want0, 1e-05, 5e-07)?;
    Ok(())
}

#[test]
fn case_special_shifted_chebyshev_polynomial_u_scalar() -> Result<()> {
    let want0: &[f64] = &[-35.91349411010742, -9.063302993774414, -19.291217803955078, -11.601823806762695, -33.802345275878906];
    let t0 = tensor(DType::Float32, &[1, 5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885])?;
    let out = ops::special_shifted_chebyshev_polynomial_u(&t0, Scalar::Float(1.135137677192688))?;
    expect(&out, DType::Float32, &[1, 5], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::special_shifted_chebyshev_polynomial_u_out(&t0, Scalar::Float(1.135137677192688), &into0)?;
    expect(&into0, DType::Float32, &[1, 5], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_special_shifted_chebyshev_polynomial_v() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.0];
    let t0 = tensor(DType::Float32, &[2], &[-8.478373527526855, -1.765825867652893])?;
    let t1 = tensor(DType::Float32, &[], &[-4.3228044509887695])?;
    let out = ops::special_shifted_chebyshev_polynomial_v(&t0, &t1)?;
    expect(&out, DType::Float32, &[2], want0, 1e-05, 5e-07)?;
    let into0 = empty(DType::Float32)?;
    ops::special_shifted_chebyshev_polynomial_v_out(&t0, &t1, &into0)?;
    expect(&into0, DType::Float32, &[2], want0, 1e-05, 5e-07)?;
    Ok(())
}

#[test]
fn case_special_shifted_chebyshev_polynomial_v_scalar() -> Result<()> {
    let want0: &[f64] = &[-36.91349411010742, -10.063302993774414, -20.291217803955078, -12.601823806762695, -34.802345275878906];
    let t0 = tensor(DType::Float32, &[1, 5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885])?;
    let out = ops::special_shifted_chebyshev_polynomial_v(&t0, Scalar::Float(1.135137677192688))?;
    expect(&out, DType::Float32, &[1, 5], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::special_shifted_chebyshev_polynomial_v_out(&t0, Scalar::Float(1.135137677192688), &into0)?;
    expect(&into0, DType::Float32, &[1, 5], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_special_shifted_chebyshev_polynomial_w() -> Result<()> {
    let want0: &[f64] = &[0.0, 1.0, 0.0, 1.0, 0.0, 1.0];
    let t0 = tensor(DType::Float32, &[3, 2], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885, 3.611605167388916])?;
    let t1 = tensor(DType::Float32, &[2], &[-8.067646980285645, -0.5734938383102417])?;
    let out = ops::special_shifted_chebyshev_polynomial_w(&t0, &t1)?;
    expect(&out, DType::Float32, &[3, 2], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::special_shifted_chebyshev_polynomial_w_out(&t0, &t1, &into0)?;
    expect(&into0, DType::Float32, &[3, 2], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_special_shifted_chebyshev_polynomial_w_scalar() -> Result<()> {
    let want0: &[f64] = &[1.0, 1.0, 1.0];
    let t0 = tensor(DType::Float32, &[3], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695])?;
    let out = ops::special_shifted_chebyshev_polynomial_w(&t0, Scalar::Float(-0.5734938383102417))?;
    expect(&out, DType::Float32, &[3], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::special_shifted_chebyshev_polynomial_w_out(&t0, Scalar::Float(-0.5734938383102417), &into0)?;
    expect(&into0, DType::Float32, &[3], want0, 1e-05, 1e-05)?;
    Ok(())
}

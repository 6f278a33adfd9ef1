// Generated from the cases of tests/cases; do not edit.
use super::case::{empty, expect, tensor};
use evergrad::{ops, DType, Result};

#[test]
fn case_abs() -> Result<()> {
    let want0: &[f64] = &[1.0, 2.0, 4.0];
    let t0 = tensor(DType::Float32, &[3], &[1.0, 2.0, 4.0])?;
    let out = t0.abs()?;
    expect(&out, DType::Float32, &[3], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.abs_out(&into0)?;
    expect(&into0, DType::Float32, &[3], want0, 1e-05, 1e-05)?;
    t0.abs_()?;
    expect(&t0, DType::Float32, &[3], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_angle() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.0, 0.0];
    let t0 = tensor(DType::Float32, &[3], &[1.0, 2.0, 4.0])?;
    let out = t0.angle()?;
    expect(&out, DType::Float32, &[3], want0, 1e-05, 5e-07)?;
    let into0 = empty(DType::Float32)?;
    t0.angle_out(&into0)?;
    expect(&into0, DType::Float32, &[3], want0, 1e-05, 5e-07)?;
    Ok(())
}

#[test]
fn case_bitwise_not() -> Result<()> {
    let want0: &[f64] = &[-3.0, 0.0, -9.0, 3.0, -1.0, 5.0];
    let t0 = tensor(DType::Int64, &[1, 6], &[2.0, -1.0, 8.0, -4.0, 0.0, -6.0])?;
    let out = t0.bitwise_not()?;
    expect(&out, DType::Int64, &[1, 6], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Int64)?;
    t0.bitwise_not_out(&into0)?;
    expect(&into0, DType::Int64, &[1, 6], want0, 0.0, 0.0)?;
    t0.bitwise_not_()?;
    expect(&t0, DType::Int64, &[1, 6], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_ceil() -> Result<()> {
    let want0: &[f64] = &[-8.0, -1.0, -4.0, -8.0, -1.0, -4.0, -8.0, -1.0, -4.0];
    let t0 = tensor(DType::Float32, &[3, 1, 3], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -8.478373527526855, -1.765825867652893, -4.3228044509887695, -8.478373527526855, -1.765825867652893, -4.3228044509887695])?;
    let out = t0.ceil()?;
    expect(&out, DType::Float32, &[3, 1, 3], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.ceil_out(&into0)?;
    expect(&into0, DType::Float32, &[3, 1, 3], want0, 1e-05, 1e-05)?;
    t0.ceil_()?;
    expect(&t0, DType::Float32, &[3, 1, 3], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_conj() -> Result<()> {
    let want0: &[f64] = &[4.947308540344238, 5.774446487426758, -3.973021984100342, 3.270799398422241, -3.893850803375244, 2.8211474418640137];
    let t0 = tensor(DType::Float32, &[1, 6], &[4.947308540344238, 5.774446487426758, -3.973021984100342, 3.270799398422241, -3.893850803375244, 2.8211474418640137])?;
    let out = t0.conj()?;
    expect(&out, DType::Float32, &[1, 6], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_conj_physical() -> Result<()> {
    let want0: &[f64] = &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -8.478373527526855, -1.765825867652893, -4.3228044509887695, -8.478373527526855, -1.765825867652893, -4.3228044509887695];
    let t0 = tensor(DType::Float32, &[3, 1, 3], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -8.478373527526855, -1.765825867652893, -4.3228044509887695, -8.478373527526855, -1.765825867652893, -4.3228044509887695])?;
    let out = ops::conj_physical(&t0)?;
    expect(&out, DType::Float32, &[3, 1, 3], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_conj_physical_tensor() -> Result<()> {
    let want0: &[f64] = &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -8.478373527526855, -1.765825867652893, -4.3228044509887695, -8.478373527526855, -1.765825867652893, -4.3228044509887695];
    let t0 = tensor(DType::Float32, &[3, 1, 3], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -8.478373527526855, -1.765825867652893, -4.3228044509887695, -8.478373527526855, -1.765825867652893, -4.3228044509887695])?;
    let out = t0.conj_physical_tensor()?;
    expect(&out, DType::Float32, &[3, 1, 3], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.conj_physical_tensor_out(&into0)?;
    expect(&into0, DType::Float32, &[3, 1, 3], want0, 1e-05, 1e-05)?;
    t0.conj_physical_tensor_()?;
    expect(&t0, DType::Float32, &[3, 1, 3], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_deg2rad() -> Result<()> {
    let want0: &[f64] = &[-0.14797553420066833, -0.030819475650787354, -0.07544717192649841, -0.14797553420066833, -0.030819475650787354, -0.07544717192649841, -0.14797553420066833, -0.030819475650787354, -0.07544717192649841];
    let t0 = tensor(DType::Float32, &[3, 1, 3], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -8.478373527526855, -1.765825867652893, -4.3228044509887695, -8.478373527526855, -1.765825867652893, -4.3228044509887695])?;
    let out = t0.deg2rad()?;
    expect(&out, DType::Float32, &[3, 1, 3], want0, 1e-05, 1.5e-06)?;
    let into0 = empty(DType::Float32)?;
    t0.deg2rad_out(&into0)?;
    expect(&into0, DType::Float32, &[3, 1, 3], want0, 1e-05, 1.5e-06)?;
    t0.deg2rad_()?;
    expect(&t0, DType::Float32, &[3, 1, 3], want0, 1e-05, 1.5e-06)?;
    Ok(())
}

#[test]
fn case_floor() -> Result<()> {
    let want0: &[f64] = &[1.0, 2.0, 4.0];
    let t0 = tensor(DType::Float32, &[3], &[1.0, 2.0, 4.0])?;
    let out = t0.floor()?;
    expect(&out, DType::Float32, &[3], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.floor_out(&into0)?;
    expect(&into0, DType::Float32, &[3], want0, 1e-05, 1e-05)?;
    t0.floor_()?;
    expect(&t0, DType::Float32, &[3], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_frac() -> Result<()> {
    let want0: &[f64] = &[0.7455596923828125, 0.5540218353271484, -0.6432604789733887, 0.7379093170166016, -0.45898115634918213, -0.8208904266357422];
    let t0 = tensor(DType::Float32, &[1, 6], &[0.7455596923828125, 2.5540218353271484, -3.6432604789733887, 3.7379093170166016, -1.4589811563491821, -7.820890426635742])?;
    let out = t0.frac()?;
    expect(&out, DType::Float32, &[1, 6], want0, 1e-05, 8.2e-06)?;
    let into0 = empty(DType::Float32)?;
    t0.frac_out(&into0)?;
    expect(&into0, DType::Float32, &[1, 6], want0, 1e-05, 8.2e-06)?;
    t0.frac_()?;
    expect(&t0, DType::Float32, &[1, 6], want0, 1e-05, 8.2e-06)?;
    Ok(())
}

#[test]
fn case_isfinite() -> Result<()> {
    let want0: &[f64] = &[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0];
    let t0 = tensor(DType::Float32, &[3, 3], &[-1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885, 3.611605167388916, -8.067646980285645, -0.5734938383102417, 3.1285104751586914, -3.033684730529785])?;
    let out = t0.isfinite()?;
    expect(&out, DType::Bool, &[3, 3], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_isinf() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.0, 0.0, 0.0, 0.0, 0.0];
    let t0 = tensor(DType::Float32, &[1, 6], &[0.7455596923828125, 2.5540218353271484, -3.6432604789733887, 3.7379093170166016, -1.4589811563491821, -7.820890426635742])?;
    let out = t0.isinf()?;
    expect(&out, DType::Bool, &[1, 6], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_isnan() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.0, 0.0];
    let t0 = tensor(DType::Float32, &[3], &[1.0, 2.0, 4.0])?;
    let out = t0.isnan()?;
    expect(&out, DType::Bool, &[3], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_isneginf() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0];
    let t0 = tensor(DType::Float32, &[3, 1, 3], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -8.478373527526855, -1.765825867652893, -4.3228044509887695, -8.478373527526855, -1.765825867652893, -4.3228044509887695])?;
    let out = t0.isneginf()?;
    expect(&out, DType::Bool, &[3, 1, 3], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Bool)?;
    t0.isneginf_out(&into0)?;
    expect(&into0, DType::Bool, &[3, 1, 3], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_isposinf() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.0, 0.0, 0.0, 0.0, 0.0];
    let t0 = tensor(DType::Float32, &[1, 6], &[0.7455596923828125, 2.5540218353271484, -3.6432604789733887, 3.7379093170166016, -1.4589811563491821, -7.820890426635742])?;
    let out = t0.isposinf()?;
    expect(&out, DType::Bool, &[1, 6], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Bool)?;
    t0.isposinf_out(&into0)?;
    expect(&into0, DType::Bool, &[1, 6], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_isreal() -> Result<()> {
    let want0: &[f64] = &[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0];
    let t0 = tensor(DType::Float32, &[3, 3], &[-1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885, 3.611605167388916, -8.067646980285645, -0.5734938383102417, 3.1285104751586914, -3.033684730529785])?;
    let out = t0.isreal()?;
    expect(&out, DType::Bool, &[3, 3], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_logical_not() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0];
    let t0 = tensor(DType::Float32, &[3, 1, 3], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -8.478373527526855, -1.765825867652893, -4.3228044509887695, -8.478373527526855, -1.765825867652893, -4.3228044509887695])?;
    let out = t0.logical_not()?;
    expect(&out, DType::Bool, &[3, 1, 3], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Bool)?;
    t0.logical_not_out(&into0)?;
    expect(&into0, DType::Bool, &[3, 1, 3], want0, 0.0, 0.0)?;
    t0.logical_not_()?;
    expect(&t0, DType::Float32, &[3, 1, 3], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_neg() -> Result<()> {
    let want0: &[f64] = &[-1.0, -2.0, -4.0];
    let t0 = tensor(DType::Float32, &[3], &[1.0, 2.0, 4.0])?;
    let out = t0.neg()?;
    expect(&out, DType::Float32, &[3], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.neg_out(&into0)?;
    expect(&into0, DType::Float32, &[3], want0, 1e-05, 1e-05)?;
    t0.neg_()?;
    expect(&t0, DType::Float32, &[3], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_positive() -> Result<()> {
    let want0: &[f64] = &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -8.478373527526855, -1.765825867652893, -4.3228044509887695, -8.478373527526855, -1.765825867652893, -4.3228044509887695];
    let t0 = tensor(DType::Float32, &[3, 1, 3], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -8.478373527526855, -1.765825867652893, -4.3228044509887695, -8.478373527526855, -1.765825867652893, -4.3228044509887695])?;
    let out = t0.positive()?;
    expect(&out, DType::Float32, &[3, 1, 3], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_rad2deg() -> Result<()> {
    let want0: &[f64] = &[317.93829345703125, 260.7226867675781, 411.3240661621094, 189.61924743652344, 274.1723327636719, 427.9134826660156, -103.8969497680664, -402.16766357421875, -253.59861755371094];
    let t0 = tensor(DType::Float32, &[3, 3], &[5.549069881439209, 4.550469398498535, 7.178959369659424, 3.3094801902770996, 4.785210132598877, 7.468499183654785, -1.81334388256073, -7.0191497802734375, -4.426130771636963])?;
    let out = t0.rad2deg()?;
    expect(&out, DType::Float32, &[3, 3], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.rad2deg_out(&into0)?;
    expect(&into0, DType::Float32, &[3, 3], want0, 1e-05, 1e-05)?;
    t0.rad2deg_()?;
    expect(&t0, DType::Float32, &[3, 3], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_reciprocal() -> Result<()> {
    let want0: &[f64] = &[1.0, 0.5, 0.25];
    let t0 = tensor(DType::Float32, &[3], &[1.0, 2.0, 4.0])?;
    let out = t0.reciprocal()?;
    expect(&out, DType::Float32, &[3], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.reciprocal_out(&into0)?;
    expect(&into0, DType::Float32, &[3], want0, 1e-05, 1e-05)?;
    t0.reciprocal_()?;
    expect(&t0, DType::Float32, &[3], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_resolve_conj() -> Result<()> {
    let want0: &[f64] = &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885, 3.611605167388916, -8.067646980285645, -0.5734938383102417, 3.1285104751586914, -3.033684730529785, 5.106744766235352, 1.135137677192688, 4.947308540344238, 5.774446487426758, -3.973021984100342, 3.270799398422241, -3.893850803375244, 2.8211474418640137, -4.702395439147949, 4.163121223449707, 1.822007417678833, -3.522088050842285, -4.414461135864258, 2.3285136222839355, 8.397199630737305];
    let t0 = tensor(DType::Float32, &[5, 5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885, 3.611605167388916, -8.067646980285645, -0.5734938383102417, 3.1285104751586914, -3.033684730529785, 5.106744766235352, 1.135137677192688, 4.947308540344238, 5.774446487426758, -3.973021984100342, 3.270799398422241, -3.893850803375244, 2.8211474418640137, -4.702395439147949, 4.163121223449707, 1.822007417678833, -3.522088050842285, -4.414461135864258, 2.3285136222839355, 8.397199630737305])?;
    let out = t0.resolve_conj()?;
    expect(&out, DType::Float32, &[5, 5], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_resolve_neg() -> Result<()> {
    let want0: &[f64] = &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885, 3.611605167388916, -8.067646980285645, -0.5734938383102417, 3.1285104751586914, -3.033684730529785, 5.106744766235352, 1.135137677192688, 4.947308540344238, 5.774446487426758, -3.973021984100342, 3.270799398422241, -3.893850803375244, 2.8211474418640137, -4.702395439147949, 4.163121223449707, 1.822007417678833, -3.522088050842285, -4.414461135864258, 2.3285136222839355, 8.397199630737305];
    let t0 = tensor(DType::Float32, &[5, 5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885, 3.611605167388916, -8.067646980285645, -0.5734938383102417, 3.1285104751586914, -3.033684730529785, 5.106744766235352, 1.135137677192688, 4.947308540344238, 5.774446487426758, -3.973021984100342, 3.270799398422241, -3.893850803375244, 2.8211474418640137, -4.702395439147949, 4.163121223449707, 1.822007417678833, -3.522088050842285, -4.414461135864258, 2.3285136222839355, 8.397199630737305])?;
    let out = t0.resolve_neg()?;
    expect(&out, DType::Float32, &[5, 5], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_round() -> Result<()> {
    let want0: &[f64] = &[1.0, 2.0, 4.0];
    let t0 = tensor(DType::Float32, &[3], &[1.0, 2.0, 4.0])?;
    let out = t0.round()?;
    expect(&out, DType::Float32, &[3], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.round_out(&into0)?;
    expect(&into0, DType::Float32, &[3], want0, 1e-05, 1e-05)?;
    t0.round_()?;
    expect(&t0, DType::Float32, &[3], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_round_places() -> Result<()> {
    let want0: &[f64] = &[4.947000026702881, 5.77400016784668, -3.9730000495910645, 3.2709999084472656, -3.8940000534057617, 2.821000099182129];
    let t0 = tensor(DType::Float32, &[1, 6], &[4.947308540344238, 5.774446487426758, -3.973021984100342, 3.270799398422241, -3.893850803375244, 2.8211474418640137])?;
    let out = t0.round_places(3)?;
    expect(&out, DType::Float32, &[1, 6], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.round_places_out(3, &into0)?;
    expect(&into0, DType::Float32, &[1, 6], want0, 1e-05, 1e-05)?;
    t0.round_places_(3)?;
    expect(&t0, DType::Float32, &[1, 6], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_round_decimals() -> Result<()> {
    let want0: &[f64] = &[1.23, -2.5, 0.06];
    let t0 = tensor(DType::Float64, &[3], &[1.2345, -2.5, 0.055])?;
    let out = ops::round_decimals_with(&t0, ops::RoundDecimalsOptions::new().decimals(2))?;
    expect(&out, DType::Float64, &[3], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_sgn() -> Result<()> {
    let want0: &[f64] = &[1.0, 1.0, -1.0, 1.0, -1.0, -1.0];
    let t0 = tensor(DType::Float32, &[1, 6], &[0.7455596923828125, 2.5540218353271484, -3.6432604789733887, 3.7379093170166016, -1.4589811563491821, -7.820890426635742])?;
    let out = t0.sgn()?;
    expect(&out, DType::Float32, &[1, 6], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.sgn_out(&into0)?;
    expect(&into0, DType::Float32, &[1, 6], want0, 1e-05, 1e-05)?;
    t0.sgn_()?;
    expect(&t0, DType::Float32, &[1, 6], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_sign() -> Result<()> {
    let want0: &[f64] = &[1.0, 1.0, 1.0];
    let t0 = tensor(DType::Float32, &[3], &[1.0, 2.0, 4.0])?;
    let out = t0.sign()?;
    expect(&out, DType::Float32, &[3], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.sign_out(&into0)?;
    expect(&into0, DType::Float32, &[3], want0, 1e-05, 1e-05)?;
    t0.sign_()?;
    expect(&t0, DType::Float32, &[3], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_signbit() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.0, 1.0, 0.0, 1.0, 1.0];
    let t0 = tensor(DType::Float32, &[1, 6], &[0.7455596923828125, 2.5540218353271484, -3.6432604789733887, 3.7379093170166016, -1.4589811563491821, -7.820890426635742])?;
    let out = t0.signbit()?;
    expect(&out, DType::Bool, &[1, 6], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Bool)?;
    t0.signbit_out(&into0)?;
    expect(&into0, DType::Bool, &[1, 6], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_special_round() -> Result<()> {
    let want0: &[f64] = &[-8.477999687194824, -1.7660000324249268, -4.322999954223633, -2.4000000953674316, -7.951000213623047, 3.611999988555908, -8.067999839782715, -0.5730000138282776, 3.128999948501587, -3.0339999198913574, 5.10699987411499, 1.1349999904632568];
    let t0 = tensor(DType::Float32, &[4, 3], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885, 3.611605167388916, -8.067646980285645, -0.5734938383102417, 3.1285104751586914, -3.033684730529785, 5.106744766235352, 1.135137677192688])?;
    let out = ops::special_round_with(&t0, ops::SpecialRoundOptions::new().decimals(3))?;
    expect(&out, DType::Float32, &[4, 3], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::special_round_out_with(&t0, ops::SpecialRoundOptions::new().decimals(3), &into0)?;
    expect(&into0, DType::Float32, &[4, 3], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_square() -> Result<()> {
    let want0: &[f64] = &[1.0, 4.0, 16.0];
    let t0 = tensor(DType::Float32, &[3], &[1.0, 2.0, 4.0])?;
    let out = t0.square()?;
    expect(&out, DType::Float32, &[3], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.square_out(&into0)?;
    expect(&into0, DType::Float32, &[3], want0, 1e-05, 1e-05)?;
    t0.square_()?;
    expect(&t0, DType::Float32, &[3], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_trunc() -> Result<()> {
    let want0: &[f64] = &[0.0, 2.0, -3.0, 3.0, -1.0, -7.0];
    let t0 = tensor(DType::Float32, &[1, 6], &[0.7455596923828125, 2.5540218353271484, -3.6432604789733887, 3.7379093170166016, -1.4589811563491821, -7.820890426635742])?;
    let out = t0.trunc()?;
    expect(&out, DType::Float32, &[1, 6], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.trunc_out(&into0)?;
    expect(&into0, DType::Float32, &[1, 6], want0, 1e-05, 1e-05)?;
    t0.trunc_()?;
    expect(&t0, DType::Float32, &[1, 6], want0, 1e-05, 1e-05)?;
    Ok(())
}

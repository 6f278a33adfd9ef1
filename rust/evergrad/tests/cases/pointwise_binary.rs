// Generated from the cases of tests/cases; do not edit.
use super::case::{empty, expect, tensor};
use evergrad::{ops, DType, Result, Scalar};

#[test]
fn case_add() -> Result<()> {
    let want0: &[f64] = &[-21.97551727294922, 0.9500415325164795, -2.9576640129089355, -18.386388778686523, 11.596500396728516, -5.738518714904785, 1.2516815662384033, -16.846080780029297, 13.161275863647461, -4.424396514892578, -4.390544414520264, -18.193187713623047, 9.081215858459473, -19.883758544921875, 19.822023391723633, 8.287687301635742, 24.15172004699707, 0.4912734031677246, -12.683713912963867, 15.548310279846191, -9.858959197998047, 1.0372281074523926, 20.025821685791016, -19.26397705078125, -8.943643569946289];
    let t0 = tensor(DType::Float32, &[5, 5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885, 3.611605167388916, -8.067646980285645, -0.5734938383102417, 3.1285104751586914, -3.033684730529785, 5.106744766235352, 1.135137677192688, 4.947308540344238, 5.774446487426758, -3.973021984100342, 3.270799398422241, -3.893850803375244, 2.8211474418640137, -4.702395439147949, 4.163121223449707, 1.822007417678833, -3.522088050842285, -4.414461135864258, 2.3285136222839355, 8.397199630737305])?;
    let t1 = tensor(DType::Float32, &[5, 5], &[4.319086074829102, -0.8690775632858276, -0.43684494495391846, 5.1154985427856445, -6.255067825317383, 2.992039680480957, -2.982185125350952, 5.20722770690918, -3.2104849815368652, 0.44502782821655273, 3.039132595062256, 6.185064315795898, -1.3228504657745361, 8.210625648498535, -7.614414691925049, -1.605404019355774, -8.97458267211914, 0.7455596923828125, 2.5540218353271484, -3.6432604789733887, 3.7379093170166016, -1.4589811563491821, -7.820890426635742, 6.909596920013428, 5.549069881439209])?;
    let out = t0.add_with(&t1, ops::AddOptions::new().alpha(Scalar::Float(-3.125)))?;
    expect(&out, DType::Float32, &[5, 5], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.add_out_with(&t1, ops::AddOptions::new().alpha(Scalar::Float(-3.125)), &into0)?;
    expect(&into0, DType::Float32, &[5, 5], want0, 1e-05, 1e-05)?;
    t0.add_with_(&t1, ops::AddOptions::new().alpha(Scalar::Float(-3.125)))?;
    expect(&t0, DType::Float32, &[5, 5], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_add_scalar() -> Result<()> {
    let want0: &[f64] = &[2.0, 4.0];
    let t0 = tensor(DType::Int64, &[2], &[1.0, 3.0])?;
    let out = t0.add(Scalar::Bool(true))?;
    expect(&out, DType::Int64, &[2], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Int64)?;
    t0.add_out(Scalar::Bool(true), &into0)?;
    expect(&into0, DType::Int64, &[2], want0, 0.0, 0.0)?;
    t0.add_(Scalar::Bool(true))?;
    expect(&t0, DType::Int64, &[2], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_atan2() -> Result<()> {
    let want0: &[f64] = &[0.46364760398864746, 0.9827937483787537];
    let t0 = tensor(DType::Float32, &[2], &[1.0, 3.0])?;
    let t1 = tensor(DType::UInt8, &[], &[2.0])?;
    let out = t0.atan2(&t1)?;
    expect(&out, DType::Float32, &[2], want0, 1e-05, 9.8e-06)?;
    let into0 = empty(DType::Float32)?;
    t0.atan2_out(&t1, &into0)?;
    expect(&into0, DType::Float32, &[2], want0, 1e-05, 9.8e-06)?;
    t0.atan2_(&t1)?;
    expect(&t0, DType::Float32, &[2], want0, 1e-05, 9.8e-06)?;
    Ok(())
}

#[test]
fn case_div() -> Result<()> {
    let want0: &[f64] = &[0.5, 1.5];
    let t0 = tensor(DType::Float32, &[2], &[1.0, 3.0])?;
    let t1 = tensor(DType::UInt8, &[], &[2.0])?;
    let out = t0.div(&t1)?;
    expect(&out, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.div_out(&t1, &into0)?;
    expect(&into0, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    t0.div_(&t1)?;
    expect(&t0, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_div_scalar() -> Result<()> {
    let want0: &[f64] = &[-7.469026565551758, -1.5556050539016724, -3.808176279067993, -2.114682674407959, -7.004072666168213];
    let t0 = tensor(DType::Float32, &[1, 5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885])?;
    let out = t0.div(Scalar::Float(1.135137677192688))?;
    expect(&out, DType::Float32, &[1, 5], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.div_out(Scalar::Float(1.135137677192688), &into0)?;
    expect(&into0, DType::Float32, &[1, 5], want0, 1e-05, 1e-05)?;
    t0.div_(Scalar::Float(1.135137677192688))?;
    expect(&t0, DType::Float32, &[1, 5], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_div_mode() -> Result<()> {
    let want0: &[f64] = &[4.0];
    let t0 = tensor(DType::Float32, &[], &[-8.478373527526855])?;
    let t1 = tensor(DType::Float32, &[], &[-1.765825867652893])?;
    let out = t0.div_mode(&t1, Some("floor"))?;
    expect(&out, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.div_mode_out(&t1, Some("floor"), &into0)?;
    expect(&into0, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    t0.div_mode_(&t1, Some("floor"))?;
    expect(&t0, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_div_mode_scalar() -> Result<()> {
    let want0: &[f64] = &[3.0];
    let t0 = tensor(DType::Float32, &[], &[-8.478373527526855])?;
    let out = t0.div_mode(Scalar::Float(-2.400455951690674), Some("trunc"))?;
    expect(&out, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.div_mode_out(Scalar::Float(-2.400455951690674), Some("trunc"), &into0)?;
    expect(&into0, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    t0.div_mode_(Scalar::Float(-2.400455951690674), Some("trunc"))?;
    expect(&t0, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_div_floor() -> Result<()> {
    let want0: &[f64] = &[3.0, -4.0, 0.0, -3.0];
    let t0 = tensor(DType::Float32, &[4], &[7.0, -7.0, 1.0, 2.5])?;
    let t1 = tensor(DType::Float32, &[4], &[2.0, 2.0, 4.0, -1.0])?;
    let out = ops::div_floor(&t0, &t1)?;
    expect(&out, DType::Float32, &[4], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_div_floor_scalar() -> Result<()> {
    let want0: &[f64] = &[3.0, -4.0, 0.0, 1.0];
    let t0 = tensor(DType::Float32, &[4], &[7.0, -7.0, 1.0, 2.5])?;
    let out = ops::div_floor(&t0, Scalar::Float(2.0))?;
    expect(&out, DType::Float32, &[4], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_div_trunc() -> Result<()> {
    let want0: &[f64] = &[3.0, -3.0, 0.0, -2.0];
    let t0 = tensor(DType::Float32, &[4], &[7.0, -7.0, 1.0, 2.5])?;
    let t1 = tensor(DType::Float32, &[4], &[2.0, 2.0, 4.0, -1.0])?;
    let out = ops::div_trunc(&t0, &t1)?;
    expect(&out, DType::Float32, &[4], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_div_trunc_scalar() -> Result<()> {
    let want0: &[f64] = &[3.0, -3.0, 0.0, 1.0];
    let t0 = tensor(DType::Float32, &[4], &[7.0, -7.0, 1.0, 2.5])?;
    let out = ops::div_trunc(&t0, Scalar::Float(2.0))?;
    expect(&out, DType::Float32, &[4], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_divide() -> Result<()> {
    let want0: &[f64] = &[4.0];
    let t0 = tensor(DType::Float32, &[], &[-8.478373527526855])?;
    let t1 = tensor(DType::Float32, &[], &[-1.765825867652893])?;
    let out = t0.divide_with(&t1, ops::DivideOptions::new().rounding_mode("floor"))?;
    expect(&out, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.divide_out_with(&t1, ops::DivideOptions::new().rounding_mode("floor"), &into0)?;
    expect(&into0, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    t0.divide_with_(&t1, ops::DivideOptions::new().rounding_mode("floor"))?;
    expect(&t0, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_divide_scalar() -> Result<()> {
    let want0: &[f64] = &[3.5, -3.5, 0.5, 1.25];
    let t0 = tensor(DType::Float32, &[4], &[7.0, -7.0, 1.0, 2.5])?;
    let out = t0.divide(Scalar::Int(2))?;
    expect(&out, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float32)?;
    t0.divide_out(Scalar::Int(2), &into0)?;
    expect(&into0, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    t0.divide_(Scalar::Int(2))?;
    expect(&t0, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_float_power() -> Result<()> {
    let want0: &[f64] = &[8.0, 0.7071067811865476, 0.3333333333333333];
    let t0 = tensor(DType::Float64, &[3], &[2.0, 0.5, 3.0])?;
    let t1 = tensor(DType::Float32, &[3], &[3.0, 0.5, -1.0])?;
    let out = t0.float_power(&t1)?;
    expect(&out, DType::Float64, &[3], want0, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float64)?;
    t0.float_power_out(&t1, &into0)?;
    expect(&into0, DType::Float64, &[3], want0, 1e-05, 1e-06)?;
    t0.float_power_(&t1)?;
    expect(&t0, DType::Float64, &[3], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_float_power_scalar() -> Result<()> {
    let want0: &[f64] = &[5.656854249492381, 0.1767766952966369, 15.588457268119896];
    let t0 = tensor(DType::Float64, &[3], &[2.0, 0.5, 3.0])?;
    let out = t0.float_power(Scalar::Float(2.5))?;
    expect(&out, DType::Float64, &[3], want0, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float64)?;
    t0.float_power_out(Scalar::Float(2.5), &into0)?;
    expect(&into0, DType::Float64, &[3], want0, 1e-05, 1e-06)?;
    t0.float_power_(Scalar::Float(2.5))?;
    expect(&t0, DType::Float64, &[3], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_floor_divide() -> Result<()> {
    let want0: &[f64] = &[0.0, 1.0];
    let t0 = tensor(DType::Float32, &[2], &[1.0, 3.0])?;
    let t1 = tensor(DType::Int32, &[], &[2.0])?;
    let out = t0.floor_divide(&t1)?;
    expect(&out, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.floor_divide_out(&t1, &into0)?;
    expect(&into0, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    t0.floor_divide_(&t1)?;
    expect(&t0, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_floor_divide_scalar() -> Result<()> {
    let want0: &[f64] = &[1.0, 3.0];
    let t0 = tensor(DType::Float32, &[2], &[1.0, 3.0])?;
    let out = t0.floor_divide(Scalar::Bool(true))?;
    expect(&out, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.floor_divide_out(Scalar::Bool(true), &into0)?;
    expect(&into0, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    t0.floor_divide_(Scalar::Bool(true))?;
    expect(&t0, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_fmod() -> Result<()> {
    let want0: &[f64] = &[1.0, 1.0];
    let t0 = tensor(DType::Float32, &[2], &[1.0, 3.0])?;
    let t1 = tensor(DType::Int32, &[], &[2.0])?;
    let out = t0.fmod(&t1)?;
    expect(&out, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.fmod_out(&t1, &into0)?;
    expect(&into0, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    t0.fmod_(&t1)?;
    expect(&t0, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_fmod_scalar() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.0];
    let t0 = tensor(DType::Float32, &[2], &[1.0, 3.0])?;
    let out = t0.fmod(Scalar::Bool(true))?;
    expect(&out, DType::Float32, &[2], want0, 1e-05, 5e-07)?;
    let into0 = empty(DType::Float32)?;
    t0.fmod_out(Scalar::Bool(true), &into0)?;
    expect(&into0, DType::Float32, &[2], want0, 1e-05, 5e-07)?;
    t0.fmod_(Scalar::Bool(true))?;
    expect(&t0, DType::Float32, &[2], want0, 1e-05, 5e-07)?;
    Ok(())
}

#[test]
fn case_mul() -> Result<()> {
    let want0: &[f64] = &[2.0, 6.0];
    let t0 = tensor(DType::Float32, &[2], &[1.0, 3.0])?;
    let t1 = tensor(DType::UInt8, &[], &[2.0])?;
    let out = t0.mul(&t1)?;
    expect(&out, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.mul_out(&t1, &into0)?;
    expect(&into0, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    t0.mul_(&t1)?;
    expect(&t0, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_mul_scalar() -> Result<()> {
    let want0: &[f64] = &[-9.62412166595459, -2.00445556640625, -4.906978130340576, -2.7248480319976807, -9.02501106262207];
    let t0 = tensor(DType::Float32, &[1, 5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885])?;
    let out = t0.mul(Scalar::Float(1.135137677192688))?;
    expect(&out, DType::Float32, &[1, 5], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.mul_out(Scalar::Float(1.135137677192688), &into0)?;
    expect(&into0, DType::Float32, &[1, 5], want0, 1e-05, 1e-05)?;
    t0.mul_(Scalar::Float(1.135137677192688))?;
    expect(&t0, DType::Float32, &[1, 5], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_pow() -> Result<()> {
    let want0: &[f64] = &[1.0, 9.0];
    let t0 = tensor(DType::Float32, &[2], &[1.0, 3.0])?;
    let t1 = tensor(DType::UInt8, &[], &[2.0])?;
    let out = t0.pow(&t1)?;
    expect(&out, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.pow_out(&t1, &into0)?;
    expect(&into0, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    t0.pow_(&t1)?;
    expect(&t0, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_pow_scalar() -> Result<()> {
    let want0: &[f64] = &[0.011858247220516205];
    let t0 = tensor(DType::Float32, &[], &[0.2608131766319275])?;
    let out = t0.pow_scalar(Scalar::Float(3.299772024154663))?;
    expect(&out, DType::Float32, &[], want0, 1e-05, 5e-07)?;
    let into0 = empty(DType::Float32)?;
    t0.pow_scalar_out(Scalar::Float(3.299772024154663), &into0)?;
    expect(&into0, DType::Float32, &[], want0, 1e-05, 5e-07)?;
    t0.pow_scalar_(Scalar::Float(3.299772024154663))?;
    expect(&t0, DType::Float32, &[], want0, 1e-05, 5e-07)?;
    Ok(())
}

#[test]
fn case_remainder() -> Result<()> {
    let want0: &[f64] = &[1.0, 1.0];
    let t0 = tensor(DType::Float32, &[2], &[1.0, 3.0])?;
    let t1 = tensor(DType::UInt8, &[], &[2.0])?;
    let out = t0.remainder(&t1)?;
    expect(&out, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.remainder_out(&t1, &into0)?;
    expect(&into0, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    t0.remainder_(&t1)?;
    expect(&t0, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_remainder_scalar() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.0];
    let t0 = tensor(DType::Int64, &[2], &[1.0, 3.0])?;
    let out = t0.remainder(Scalar::Bool(true))?;
    expect(&out, DType::Int64, &[2], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Int64)?;
    t0.remainder_out(Scalar::Bool(true), &into0)?;
    expect(&into0, DType::Int64, &[2], want0, 0.0, 0.0)?;
    t0.remainder_(Scalar::Bool(true))?;
    expect(&t0, DType::Int64, &[2], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_rsub() -> Result<()> {
    let want0: &[f64] = &[-22.175830841064453, -6.3872833251953125, -13.945609092712402, -2.3859262466430664, -31.100650787353516, 14.278306007385254, -28.19358253479004, 3.4150595664978027, 6.566110134124756, -9.035237312316895, 18.997709274291992, 9.732369422912598, 14.13748836517334, 26.25577163696289, -20.030107498168945, 8.615843772888184, -21.142866134643555, 9.5616455078125, -12.140963554382324, 9.366493225097656, 9.431682586669922, -12.465506553649902, -21.61608123779297, 14.186202049255371, 31.790319442749023];
    let t0 = tensor(DType::Float32, &[5, 5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885, 3.611605167388916, -8.067646980285645, -0.5734938383102417, 3.1285104751586914, -3.033684730529785, 5.106744766235352, 1.135137677192688, 4.947308540344238, 5.774446487426758, -3.973021984100342, 3.270799398422241, -3.893850803375244, 2.8211474418640137, -4.702395439147949, 4.163121223449707, 1.822007417678833, -3.522088050842285, -4.414461135864258, 2.3285136222839355, 8.397199630737305])?;
    let t1 = tensor(DType::Float32, &[5, 5], &[4.319086074829102, -0.8690775632858276, -0.43684494495391846, 5.1154985427856445, -6.255067825317383, 2.992039680480957, -2.982185125350952, 5.20722770690918, -3.2104849815368652, 0.44502782821655273, 3.039132595062256, 6.185064315795898, -1.3228504657745361, 8.210625648498535, -7.614414691925049, -1.605404019355774, -8.97458267211914, 0.7455596923828125, 2.5540218353271484, -3.6432604789733887, 3.7379093170166016, -1.4589811563491821, -7.820890426635742, 6.909596920013428, 5.549069881439209])?;
    let out = t0.rsub_with(&t1, ops::RsubOptions::new().alpha(Scalar::Float(-3.125)))?;
    expect(&out, DType::Float32, &[5, 5], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_rsub_scalar() -> Result<()> {
    let want0: &[f64] = &[7.904879570007324, 1.1923320293426514, 3.7493104934692383];
    let t0 = tensor(DType::Float32, &[3], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695])?;
    let out = t0.rsub(Scalar::Float(-0.5734938383102417))?;
    expect(&out, DType::Float32, &[3], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_sub() -> Result<()> {
    let want0: &[f64] = &[-1.0, 1.0];
    let t0 = tensor(DType::Float32, &[2], &[1.0, 3.0])?;
    let t1 = tensor(DType::UInt8, &[], &[2.0])?;
    let out = t0.sub(&t1)?;
    expect(&out, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.sub_out(&t1, &into0)?;
    expect(&into0, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    t0.sub_(&t1)?;
    expect(&t0, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_sub_scalar() -> Result<()> {
    let want0: &[f64] = &[-1.0, 1.0];
    let t0 = tensor(DType::Int64, &[2], &[1.0, 3.0])?;
    let out = t0.sub(Scalar::Int(2))?;
    expect(&out, DType::Int64, &[2], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Int64)?;
    t0.sub_out(Scalar::Int(2), &into0)?;
    expect(&into0, DType::Int64, &[2], want0, 0.0, 0.0)?;
    t0.sub_(Scalar::Int(2))?;
    expect(&t0, DType::Int64, &[2], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_true_divide() -> Result<()> {
    let want0: &[f64] = &[0.5, 1.5];
    let t0 = tensor(DType::Float32, &[2], &[1.0, 3.0])?;
    let t1 = tensor(DType::UInt8, &[], &[2.0])?;
    let out = t0.true_divide(&t1)?;
    expect(&out, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.true_divide_out(&t1, &into0)?;
    expect(&into0, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    t0.true_divide_(&t1)?;
    expect(&t0, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_true_divide_scalar() -> Result<()> {
    let want0: &[f64] = &[-7.469026565551758, -1.5556050539016724, -3.808176279067993, -2.114682674407959, -7.004072666168213];
    let t0 = tensor(DType::Float32, &[1, 5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885])?;
    let out = t0.true_divide(Scalar::Float(1.135137677192688))?;
    expect(&out, DType::Float32, &[1, 5], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.true_divide_out(Scalar::Float(1.135137677192688), &into0)?;
    expect(&into0, DType::Float32, &[1, 5], want0, 1e-05, 1e-05)?;
    t0.true_divide_(Scalar::Float(1.135137677192688))?;
    expect(&t0, DType::Float32, &[1, 5], want0, 1e-05, 1e-05)?;
    Ok(())
}

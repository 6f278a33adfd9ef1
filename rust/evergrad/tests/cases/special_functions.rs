// Generated from the cases of tests/cases; do not edit.
use super::case::{empty, expect, tensor};
use evergrad::{ops, DType, Result, Scalar};

#[test]
fn case_erfinv() -> Result<()> {
    let want0: &[f64] = &[-1.340632438659668, -0.17566893994808197, -0.4552483856678009, -1.340632438659668, -0.17566893994808197, -0.4552483856678009, -1.340632438659668, -0.17566893994808197, -0.4552483856678009];
    let t0 = tensor(DType::Float32, &[3, 1, 3], &[-0.9420320987701416, -0.1962009072303772, -0.48030683398246765, -0.9420320987701416, -0.1962009072303772, -0.48030683398246765, -0.9420320987701416, -0.1962009072303772, -0.48030683398246765])?;
    let out = t0.erfinv()?;
    expect(&out, DType::Float32, &[3, 1, 3], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.erfinv_out(&into0)?;
    expect(&into0, DType::Float32, &[3, 1, 3], want0, 1e-05, 1e-05)?;
    t0.erfinv_()?;
    expect(&t0, DType::Float32, &[3, 1, 3], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_frexp() -> Result<()> {
    let want0: &[f64] = &[0.5, 0.5, 0.875, 0.5625];
    let want1: &[f64] = &[-2.0, 0.0, 0.0, 2.0];
    let t0 = tensor(DType::Float32, &[4], &[0.125, 0.5, 0.875, 2.25])?;
    let (out0, out1) = t0.frexp()?;
    expect(&out0, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    expect(&out1, DType::Int32, &[4], want1, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float32)?;
    let into1 = empty(DType::Int32)?;
    t0.frexp_out(&into0, &into1)?;
    expect(&into0, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    expect(&into1, DType::Int32, &[4], want1, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_frexp_exponent() -> Result<()> {
    let want0: &[f64] = &[-2.0, 0.0, 0.0, 2.0];
    let t0 = tensor(DType::Float32, &[4], &[0.125, 0.5, 0.875, 2.25])?;
    let out = ops::frexp_exponent(&t0)?;
    expect(&out, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_frexp_mantissa() -> Result<()> {
    let want0: &[f64] = &[0.5, 0.5, 0.875, 0.5625];
    let t0 = tensor(DType::Float32, &[4], &[0.125, 0.5, 0.875, 2.25])?;
    let out = ops::frexp_mantissa(&t0)?;
    expect(&out, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_i0() -> Result<()> {
    let want0: &[f64] = &[669.4270629882812, 1.9452741146087646, 14.963430404663086, 3.050304889678955, 408.25897216796875];
    let t0 = tensor(DType::Float32, &[5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885])?;
    let out = t0.i0()?;
    expect(&out, DType::Float32, &[5], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.i0_out(&into0)?;
    expect(&into0, DType::Float32, &[5], want0, 1e-05, 1e-05)?;
    t0.i0_()?;
    expect(&t0, DType::Float32, &[5], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_igamma() -> Result<()> {
    let want0: &[f64] = &[0.9947165250778198, 0.8141232132911682, 0.45775172114372253, 0.0033436582889407873];
    let t0 = tensor(DType::Float32, &[4], &[0.125, 0.5, 0.875, 2.25])?;
    let t1 = tensor(DType::Float32, &[4], &[2.25, 0.875, 0.5, 0.125])?;
    let out = t0.igamma(&t1)?;
    expect(&out, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float32)?;
    t0.igamma_out(&t1, &into0)?;
    expect(&into0, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    t0.igamma_(&t1)?;
    expect(&t0, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_igammac() -> Result<()> {
    let want0: &[f64] = &[f64::NAN, f64::NAN];
    let t0 = tensor(DType::Float32, &[1, 2], &[-8.478373527526855, -1.765825867652893])?;
    let t1 = tensor(DType::Float32, &[2], &[-4.3228044509887695, -2.400455951690674])?;
    let out = t0.igammac(&t1)?;
    expect(&out, DType::Float32, &[1, 2], want0, 1e-05, 5e-07)?;
    let into0 = empty(DType::Float32)?;
    t0.igammac_out(&t1, &into0)?;
    expect(&into0, DType::Float32, &[1, 2], want0, 1e-05, 5e-07)?;
    t0.igammac_(&t1)?;
    expect(&t0, DType::Float32, &[1, 2], want0, 1e-05, 5e-07)?;
    Ok(())
}

#[test]
fn case_ldexp() -> Result<()> {
    let want0: &[f64] = &[-21.58486557006836, -1.6130762100219727];
    let t0 = tensor(DType::Float32, &[1, 2], &[-1.765825867652893, -2.400455951690674])?;
    let t1 = tensor(DType::Float32, &[2], &[3.611605167388916, -0.5734938383102417])?;
    let out = t0.ldexp(&t1)?;
    expect(&out, DType::Float32, &[1, 2], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.ldexp_out(&t1, &into0)?;
    expect(&into0, DType::Float32, &[1, 2], want0, 1e-05, 1e-05)?;
    t0.ldexp_(&t1)?;
    expect(&t0, DType::Float32, &[1, 2], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_logit() -> Result<()> {
    let want0: &[f64] = &[-3.5114333629608154, -0.39755257964134216, -1.0467536449432373, -0.5466412901878357, -2.7819104194641113, 0.850350558757782, -2.90704607963562, -3.5114333629608154, -0.39755257964134216, -1.0467536449432373, -0.5466412901878357, -2.7819104194641113, 0.850350558757782, -2.90704607963562, -3.5114333629608154, -0.39755257964134216, -1.0467536449432373, -0.5466412901878357, -2.7819104194641113, 0.850350558757782, -2.90704607963562];
    let t0 = tensor(DType::Float32, &[3, 1, 7], &[0.028988661244511604, 0.4019005000591278, 0.2598489820957184, 0.3666439950466156, 0.05830956622958183, 0.7006406784057617, 0.05180635303258896, 0.028988661244511604, 0.4019005000591278, 0.2598489820957184, 0.3666439950466156, 0.05830956622958183, 0.7006406784057617, 0.05180635303258896, 0.028988661244511604, 0.4019005000591278, 0.2598489820957184, 0.3666439950466156, 0.05830956622958183, 0.7006406784057617, 0.05180635303258896])?;
    let out = t0.logit()?;
    expect(&out, DType::Float32, &[3, 1, 7], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.logit_out(&into0)?;
    expect(&into0, DType::Float32, &[3, 1, 7], want0, 1e-05, 1e-05)?;
    t0.logit_()?;
    expect(&t0, DType::Float32, &[3, 1, 7], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_logit_unclamped() -> Result<()> {
    let want0: &[f64] = &[-1.945910096168518, 0.0, 1.945910096168518];
    let t0 = tensor(DType::Float32, &[3], &[0.125, 0.5, 0.875])?;
    let out = ops::logit_unclamped(&t0)?;
    expect(&out, DType::Float32, &[3], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_nan_to_num() -> Result<()> {
    let want0: &[f64] = &[-8.478373527526855];
    let t0 = tensor(DType::Float32, &[], &[-8.478373527526855])?;
    let out = t0.nan_to_num()?;
    expect(&out, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.nan_to_num_out(&into0)?;
    expect(&into0, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    t0.nan_to_num_()?;
    expect(&t0, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_nan_to_num_by() -> Result<()> {
    let want0: &[f64] = &[1.0, 0.5, 2.0, -3.0];
    let t0 = tensor(DType::Float32, &[4], &[1.0, f64::NAN, f64::INFINITY, f64::NEG_INFINITY])?;
    let out = ops::nan_to_num_by(&t0, 0.5, 2.0, -3.0)?;
    expect(&out, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_polygamma() -> Result<()> {
    let want0: &[f64] = &[65.38813018798828, 4.934802055358887, 2.0057408809661865, 0.5573291182518005];
    let t0 = tensor(DType::Float32, &[4], &[0.125, 0.5, 0.875, 2.25])?;
    let out = ops::polygamma(1, &t0)?;
    expect(&out, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float32)?;
    ops::polygamma_out(1, &t0, &into0)?;
    expect(&into0, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_polygamma_method() -> Result<()> {
    let want0: &[f64] = &[24580.142578125, 97.40908813476562, 10.858905792236328, 0.3245440125465393];
    let t0 = tensor(DType::Float32, &[4], &[0.125, 0.5, 0.875, 2.25])?;
    let out = t0.polygamma_method(3)?;
    expect(&out, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    t0.polygamma_method_(3)?;
    expect(&t0, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_polygamma_positive() -> Result<()> {
    let want0: &[f64] = &[-1025.7532958984375, -16.82879638671875, -3.4589474201202393, -0.3037399351596832];
    let t0 = tensor(DType::Float32, &[4], &[0.125, 0.5, 0.875, 2.25])?;
    let out = ops::polygamma_positive(&t0, 2)?;
    expect(&out, DType::Float32, &[4], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_sinc() -> Result<()> {
    let want0: &[f64] = &[0.01060190424323082, -0.0358729250729084, -0.006782150827348232, -0.07316122204065323, -0.026758268475532532, 0.060113511979579926];
    let t0 = tensor(DType::Float32, &[1, 6], &[4.947308540344238, 5.774446487426758, -3.973021984100342, 3.270799398422241, -3.893850803375244, 2.8211474418640137])?;
    let out = t0.sinc()?;
    expect(&out, DType::Float32, &[1, 6], want0, 1e-05, 7.3e-07)?;
    let into0 = empty(DType::Float32)?;
    t0.sinc_out(&into0)?;
    expect(&into0, DType::Float32, &[1, 6], want0, 1e-05, 7.3e-07)?;
    t0.sinc_()?;
    expect(&t0, DType::Float32, &[1, 6], want0, 1e-05, 7.3e-07)?;
    Ok(())
}

#[test]
fn case_special_airy_ai() -> Result<()> {
    let want0: &[f64] = &[0.0001221612619701773, 1.7353679140796885e-05, -0.091482974588871, 0.004001265857368708, -0.15200597047805786, 0.00906741339713335];
    let t0 = tensor(DType::Float32, &[1, 6], &[4.947308540344238, 5.774446487426758, -3.973021984100342, 3.270799398422241, -3.893850803375244, 2.8211474418640137])?;
    let out = ops::special_airy_ai(&t0)?;
    expect(&out, DType::Float32, &[1, 6], want0, 1e-05, 1.5e-06)?;
    let into0 = empty(DType::Float32)?;
    ops::special_airy_ai_out(&t0, &into0)?;
    expect(&into0, DType::Float32, &[1, 6], want0, 1e-05, 1.5e-06)?;
    Ok(())
}

#[test]
fn case_special_bessel_j0() -> Result<()> {
    let want0: &[f64] = &[-0.19469358026981354, 0.08370800316333771, -0.39879247546195984, -0.3376777470111847, -0.4019860327243805, -0.19362586736679077];
    let t0 = tensor(DType::Float32, &[1, 6], &[4.947308540344238, 5.774446487426758, -3.973021984100342, 3.270799398422241, -3.893850803375244, 2.8211474418640137])?;
    let out = ops::special_bessel_j0(&t0)?;
    expect(&out, DType::Float32, &[1, 6], want0, 1e-05, 4e-06)?;
    let into0 = empty(DType::Float32)?;
    ops::special_bessel_j0_out(&t0, &into0)?;
    expect(&into0, DType::Float32, &[1, 6], want0, 1e-05, 4e-06)?;
    Ok(())
}

#[test]
fn case_special_bessel_j1() -> Result<()> {
    let want0: &[f64] = &[-0.27284660935401917, -0.5806981921195984, 0.17915542423725128, -0.27284660935401917, -0.5806981921195984, 0.17915542423725128, -0.27284660935401917, -0.5806981921195984, 0.17915542423725128];
    let t0 = tensor(DType::Float32, &[3, 1, 3], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -8.478373527526855, -1.765825867652893, -4.3228044509887695, -8.478373527526855, -1.765825867652893, -4.3228044509887695])?;
    let out = ops::special_bessel_j1(&t0)?;
    expect(&out, DType::Float32, &[3, 1, 3], want0, 1e-05, 5.8e-06)?;
    let into0 = empty(DType::Float32)?;
    ops::special_bessel_j1_out(&t0, &into0)?;
    expect(&into0, DType::Float32, &[3, 1, 3], want0, 1e-05, 5.8e-06)?;
    Ok(())
}

#[test]
fn case_special_bessel_y0() -> Result<()> {
    let want0: &[f64] = &[f64::NAN, f64::NAN, f64::NAN, f64::NAN, 0.14288724958896637, f64::NAN, f64::NAN, 0.333042711019516, f64::NAN];
    let t0 = tensor(DType::Float32, &[3, 3], &[-1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885, 3.611605167388916, -8.067646980285645, -0.5734938383102417, 3.1285104751586914, -3.033684730529785])?;
    let out = ops::special_bessel_y0(&t0)?;
    expect(&out, DType::Float32, &[3, 3], want0, 1e-05, 3.3e-06)?;
    let into0 = empty(DType::Float32)?;
    ops::special_bessel_y0_out(&t0, &into0)?;
    expect(&into0, DType::Float32, &[3, 3], want0, 1e-05, 3.3e-06)?;
    Ok(())
}

#[test]
fn case_special_bessel_y1() -> Result<()> {
    let want0: &[f64] = &[f64::NAN, f64::NAN, f64::NAN, f64::NAN, f64::NAN, f64::NAN, f64::NAN, f64::NAN, f64::NAN];
    let t0 = tensor(DType::Float32, &[3, 1, 3], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -8.478373527526855, -1.765825867652893, -4.3228044509887695, -8.478373527526855, -1.765825867652893, -4.3228044509887695])?;
    let out = ops::special_bessel_y1(&t0)?;
    expect(&out, DType::Float32, &[3, 1, 3], want0, 1e-05, 5e-07)?;
    let into0 = empty(DType::Float32)?;
    ops::special_bessel_y1_out(&t0, &into0)?;
    expect(&into0, DType::Float32, &[3, 1, 3], want0, 1e-05, 5e-07)?;
    Ok(())
}

#[test]
fn case_special_entr() -> Result<()> {
    let want0: &[f64] = &[-7.90997314453125, -10.12515926361084, f64::NEG_INFINITY, -3.876009702682495, f64::NEG_INFINITY, -2.9259352684020996];
    let t0 = tensor(DType::Float32, &[1, 6], &[4.947308540344238, 5.774446487426758, -3.973021984100342, 3.270799398422241, -3.893850803375244, 2.8211474418640137])?;
    let out = ops::special_entr(&t0)?;
    expect(&out, DType::Float32, &[1, 6], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::special_entr_out(&t0, &into0)?;
    expect(&into0, DType::Float32, &[1, 6], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_special_erfcx() -> Result<()> {
    let want0: &[f64] = &[3.306298961189295e+31, 44.92572021484375, 260935824.0, 3.306298961189295e+31, 44.92572021484375, 260935824.0, 3.306298961189295e+31, 44.92572021484375, 260935824.0];
    let t0 = tensor(DType::Float32, &[3, 1, 3], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -8.478373527526855, -1.765825867652893, -4.3228044509887695, -8.478373527526855, -1.765825867652893, -4.3228044509887695])?;
    let out = ops::special_erfcx(&t0)?;
    expect(&out, DType::Float32, &[3, 1, 3], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::special_erfcx_out(&t0, &into0)?;
    expect(&into0, DType::Float32, &[3, 1, 3], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_special_i0e() -> Result<()> {
    let want0: &[f64] = &[0.13918501138687134, 0.33273032307624817, 0.19845454394817352, 0.2765912711620331, 0.1438930332660675];
    let t0 = tensor(DType::Float32, &[5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885])?;
    let out = ops::special_i0e(&t0)?;
    expect(&out, DType::Float32, &[5], want0, 1e-05, 3.3e-06)?;
    let into0 = empty(DType::Float32)?;
    ops::special_i0e_out(&t0, &into0)?;
    expect(&into0, DType::Float32, &[5], want0, 1e-05, 3.3e-06)?;
    Ok(())
}

#[test]
fn case_special_i1() -> Result<()> {
    let want0: &[f64] = &[-628.6124267578125, -1.2747749090194702, -13.091218948364258, -2.2990777492523193, -381.64727783203125];
    let t0 = tensor(DType::Float32, &[5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885])?;
    let out = ops::special_i1(&t0)?;
    expect(&out, DType::Float32, &[5], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::special_i1_out(&t0, &into0)?;
    expect(&into0, DType::Float32, &[5], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_special_i1e() -> Result<()> {
    let want0: &[f64] = &[-0.13069896399974823, -0.2180444747209549, -0.17362408339977264, -0.20847256481647491, -0.13451361656188965];
    let t0 = tensor(DType::Float32, &[5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885])?;
    let out = ops::special_i1e(&t0)?;
    expect(&out, DType::Float32, &[5], want0, 1e-05, 2.2e-06)?;
    let into0 = empty(DType::Float32)?;
    ops::special_i1e_out(&t0, &into0)?;
    expect(&into0, DType::Float32, &[5], want0, 1e-05, 2.2e-06)?;
    Ok(())
}

#[test]
fn case_special_log_ndtr() -> Result<()> {
    let want0: &[f64] = &[-3.762337144053163e-07, -3.8603187313412946e-09, -10.24644947052002, -0.0005363635718822479, -9.916924476623535, -0.0023954776115715504];
    let t0 = tensor(DType::Float32, &[1, 6], &[4.947308540344238, 5.774446487426758, -3.973021984100342, 3.270799398422241, -3.893850803375244, 2.8211474418640137])?;
    let out = ops::special_log_ndtr(&t0)?;
    expect(&out, DType::Float32, &[1, 6], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::special_log_ndtr_out(&t0, &into0)?;
    expect(&into0, DType::Float32, &[1, 6], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_special_modified_bessel_i0() -> Result<()> {
    let want0: &[f64] = &[669.4270629882812, 1.9452741146087646, 14.963430404663086, 669.4270629882812, 1.9452741146087646, 14.963430404663086, 669.4270629882812, 1.9452741146087646, 14.963430404663086];
    let t0 = tensor(DType::Float32, &[3, 1, 3], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -8.478373527526855, -1.765825867652893, -4.3228044509887695, -8.478373527526855, -1.765825867652893, -4.3228044509887695])?;
    let out = ops::special_modified_bessel_i0(&t0)?;
    expect(&out, DType::Float32, &[3, 1, 3], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::special_modified_bessel_i0_out(&t0, &into0)?;
    expect(&into0, DType::Float32, &[3, 1, 3], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_special_modified_bessel_i1() -> Result<()> {
    let want0: &[f64] = &[-628.6124267578125, -1.2747749090194702, -13.091217994689941, -628.6124267578125, -1.2747749090194702, -13.091217994689941, -628.6124267578125, -1.2747749090194702, -13.091217994689941];
    let t0 = tensor(DType::Float32, &[3, 1, 3], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -8.478373527526855, -1.765825867652893, -4.3228044509887695, -8.478373527526855, -1.765825867652893, -4.3228044509887695])?;
    let out = ops::special_modified_bessel_i1(&t0)?;
    expect(&out, DType::Float32, &[3, 1, 3], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::special_modified_bessel_i1_out(&t0, &into0)?;
    expect(&into0, DType::Float32, &[3, 1, 3], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_special_modified_bessel_k0() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.0, 0.0, f64::NAN, f64::NAN, f64::NAN, f64::NAN, f64::NAN, f64::NAN];
    let t0 = tensor(DType::Float32, &[9], &[f64::INFINITY, f64::INFINITY, f64::INFINITY, f64::NEG_INFINITY, f64::NEG_INFINITY, f64::NEG_INFINITY, f64::NAN, f64::NAN, f64::NAN])?;
    let out = ops::special_modified_bessel_k0(&t0)?;
    expect(&out, DType::Float32, &[9], want0, 1e-05, 5e-07)?;
    let into0 = empty(DType::Float32)?;
    ops::special_modified_bessel_k0_out(&t0, &into0)?;
    expect(&into0, DType::Float32, &[9], want0, 1e-05, 5e-07)?;
    Ok(())
}

#[test]
fn case_special_modified_bessel_k1() -> Result<()> {
    let want0: &[f64] = &[0.004288962110877037, 0.0017201327718794346, f64::NAN, 0.029101969674229622, f64::NAN, 0.049817636609077454];
    let t0 = tensor(DType::Float32, &[1, 6], &[4.947308540344238, 5.774446487426758, -3.973021984100342, 3.270799398422241, -3.893850803375244, 2.8211474418640137])?;
    let out = ops::special_modified_bessel_k1(&t0)?;
    expect(&out, DType::Float32, &[1, 6], want0, 1e-05, 5e-07)?;
    let into0 = empty(DType::Float32)?;
    ops::special_modified_bessel_k1_out(&t0, &into0)?;
    expect(&into0, DType::Float32, &[1, 6], want0, 1e-05, 5e-07)?;
    Ok(())
}

#[test]
fn case_special_ndtr() -> Result<()> {
    let want0: &[f64] = &[0.9999996423721313, 1.0, 3.549456596374512e-05, 0.9994637966156006, 4.932284355163574e-05, 0.9976073503494263];
    let t0 = tensor(DType::Float32, &[1, 6], &[4.947308540344238, 5.774446487426758, -3.973021984100342, 3.270799398422241, -3.893850803375244, 2.8211474418640137])?;
    let out = ops::special_ndtr(&t0)?;
    expect(&out, DType::Float32, &[1, 6], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::special_ndtr_out(&t0, &into0)?;
    expect(&into0, DType::Float32, &[1, 6], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_special_ndtri() -> Result<()> {
    let want0: &[f64] = &[-1.8958693742752075, -0.24843093752861023, -0.643811047077179, -1.8958693742752075, -0.24843093752861023, -0.643811047077179, -1.8958693742752075, -0.24843093752861023, -0.643811047077179];
    let t0 = tensor(DType::Float32, &[3, 1, 3], &[0.028988661244511604, 0.4019005000591278, 0.2598489820957184, 0.028988661244511604, 0.4019005000591278, 0.2598489820957184, 0.028988661244511604, 0.4019005000591278, 0.2598489820957184])?;
    let out = ops::special_ndtri(&t0)?;
    expect(&out, DType::Float32, &[3, 1, 3], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::special_ndtri_out(&t0, &into0)?;
    expect(&into0, DType::Float32, &[3, 1, 3], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_special_scaled_modified_bessel_k0() -> Result<()> {
    let want0: &[f64] = &[f64::NAN, f64::NAN, f64::NAN, f64::NAN, f64::NAN, 0.6394833326339722, f64::NAN, f64::NAN, f64::NAN, f64::NAN, f64::NAN, f64::NAN, 0.6394833326339722, f64::NAN, f64::NAN, f64::NAN, f64::NAN, f64::NAN, f64::NAN, 0.6394833326339722, f64::NAN];
    let t0 = tensor(DType::Float32, &[3, 1, 7], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885, 3.611605167388916, -8.067646980285645, -8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885, 3.611605167388916, -8.067646980285645, -8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885, 3.611605167388916, -8.067646980285645])?;
    let out = ops::special_scaled_modified_bessel_k0(&t0)?;
    expect(&out, DType::Float32, &[3, 1, 7], want0, 1e-05, 6.4e-06)?;
    let into0 = empty(DType::Float32)?;
    ops::special_scaled_modified_bessel_k0_out(&t0, &into0)?;
    expect(&into0, DType::Float32, &[3, 1, 7], want0, 1e-05, 6.4e-06)?;
    Ok(())
}

#[test]
fn case_special_scaled_modified_bessel_k1() -> Result<()> {
    let want0: &[f64] = &[f64::NAN, f64::NAN, f64::NAN, f64::NAN, f64::NAN, f64::NAN, f64::NAN, f64::NAN, f64::NAN];
    let t0 = tensor(DType::Float32, &[3, 1, 3], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -8.478373527526855, -1.765825867652893, -4.3228044509887695, -8.478373527526855, -1.765825867652893, -4.3228044509887695])?;
    let out = ops::special_scaled_modified_bessel_k1(&t0)?;
    expect(&out, DType::Float32, &[3, 1, 3], want0, 1e-05, 5e-07)?;
    let into0 = empty(DType::Float32)?;
    ops::special_scaled_modified_bessel_k1_out(&t0, &into0)?;
    expect(&into0, DType::Float32, &[3, 1, 3], want0, 1e-05, 5e-07)?;
    Ok(())
}

#[test]
fn case_special_spherical_bessel_j0() -> Result<()> {
    let want0: &[f64] = &[-0.19657820463180542, -0.08435028046369553, -0.18597814440727234, -0.039393287152051926, -0.17547906935214996, 0.11165285110473633];
    let t0 = tensor(DType::Float32, &[1, 6], &[4.947308540344238, 5.774446487426758, -3.973021984100342, 3.270799398422241, -3.893850803375244, 2.8211474418640137])?;
    let out = ops::special_spherical_bessel_j0(&t0)?;
    expect(&out, DType::Float32, &[1, 6], want0, 1e-05, 2e-06)?;
    let into0 = empty(DType::Float32)?;
    ops::special_spherical_bessel_j0_out(&t0, &into0)?;
    expect(&into0, DType::Float32, &[1, 6], want0, 1e-05, 2e-06)?;
    Ok(())
}

#[test]
fn case_special_xlog1py() -> Result<()> {
    let want0: &[f64] = &[0.924466609954834, 1.2567158937454224];
    let t0 = tensor(DType::Float32, &[2], &[-1.765825867652893, -2.400455951690674])?;
    let t1 = tensor(DType::Float32, &[], &[-0.40757569670677185])?;
    let out = ops::special_xlog1py(&t0, &t1)?;
    expect(&out, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::special_xlog1py_out(&t0, &t1, &into0)?;
    expect(&into0, DType::Float32, &[2], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_special_xlog1py_scalar() -> Result<()> {
    let want0: &[f64] = &[-11.029853820800781];
    let t0 = tensor(DType::Float32, &[], &[-8.478373527526855])?;
    let out = ops::special_xlog1py(&t0, Scalar::Float(2.6727468967437744))?;
    expect(&out, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::special_xlog1py_out(&t0, Scalar::Float(2.6727468967437744), &into0)?;
    expect(&into0, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_special_zeta() -> Result<()> {
    let want0: &[f64] = &[f64::NAN, f64::NAN, 0.004909462761133909, f64::NAN, f64::NAN, 6.442550182342529];
    let t0 = tensor(DType::Float32, &[3, 2], &[-1.765825867652893, -2.400455951690674, 3.611605167388916, -0.5734938383102417, -3.033684730529785, 1.135137677192688])?;
    let t1 = tensor(DType::Float32, &[2], &[5.774446487426758, 3.270799398422241])?;
    let out = ops::special_zeta(&t0, &t1)?;
    expect(&out, DType::Float32, &[3, 2], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::special_zeta_out(&t0, &t1, &into0)?;
    expect(&into0, DType::Float32, &[3, 2], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_special_zeta_scalar() -> Result<()> {
    let want0: &[f64] = &[f64::NAN, f64::NAN, f64::NAN, f64::NAN, f64::NAN];
    let t0 = tensor(DType::Float32, &[1, 5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885])?;
    let out = ops::special_zeta(&t0, Scalar::Float(1.135137677192688))?;
    expect(&out, DType::Float32, &[1, 5], want0, 1e-05, 5e-07)?;
    let into0 = empty(DType::Float32)?;
    ops::special_zeta_out(&t0, Scalar::Float(1.135137677192688), &into0)?;
    expect(&into0, DType::Float32, &[1, 5], want0, 1e-05, 5e-07)?;
    Ok(())
}

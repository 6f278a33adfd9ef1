// Generated from the cases of tests/cases; do not edit.
use super::case::{empty, expect, tensor};
use evergrad::{ops, DType, Result};

#[test]
fn case_private_log_softmax() -> Result<()> {
    let want0: &[f64] = &[-2.578889846801758, -1.910224199295044, -3.288041353225708, -0.07888974994421005, -0.16022419929504395, -0.03804141283035278];
    let t0 = tensor(DType::Float32, &[2, 3], &[-2.5, -1.0, -0.25, 0.0, 0.75, 3.0])?;
    let out = ops::_log_softmax(&t0, 0)?;
    expect(&out, DType::Float32, &[2, 3], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_private_softmax() -> Result<()> {
    let want0: &[f64] = &[0.06680283695459366, 0.2993895411491394, 0.6338076591491699, 0.04309873655438423, 0.09124002605676651, 0.8656612634658813];
    let t0 = tensor(DType::Float32, &[2, 3], &[-2.5, -1.0, -0.25, 0.0, 0.75, 3.0])?;
    let out = ops::_softmax(&t0, 1)?;
    expect(&out, DType::Float32, &[2, 3], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_log_softmax() -> Result<()> {
    let want0: &[f64] = &[0.0];
    let t0 = tensor(DType::Float32, &[], &[-8.478373527526855])?;
    let out = t0.log_softmax_with(0, ops::LogSoftmaxOptions::new().dtype(DType::Float64))?;
    expect(&out, DType::Float64, &[], want0, 1e-07, 8.5e-09)?;
    let into0 = empty(DType::Float64)?;
    t0.log_softmax_out_with(0, ops::LogSoftmaxOptions::new().dtype(DType::Float64), &into0)?;
    expect(&into0, DType::Float64, &[], want0, 1e-07, 8.5e-09)?;
    Ok(())
}

#[test]
fn case_log_softmax_nn() -> Result<()> {
    let want0: &[f64] = &[-7.189369478052263, -0.4768218181783, -3.0338004015141764, -1.1114519022160807, -6.661582746332292];
    let t0 = tensor(DType::Float32, &[5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885])?;
    let out = ops::log_softmax_nn_with(&t0, ops::LogSoftmaxNnOptions::new().dim(0).dtype(DType::Float64))?;
    expect(&out, DType::Float64, &[5], want0, 1e-07, 8.5e-09)?;
    Ok(())
}

#[test]
fn case_softmax() -> Result<()> {
    let want0: &[f64] = &[8.859797055243774e-07, 0.05132084522745642, 8.384493550881742e-05, 0.00025530583755284744, 7.834133043576193e-08, 0.15777377158365885, 9.406924647646029e-05, 0.0035627204369664935, 0.06430731171619498, 1.069976840915495e-05, 0.7036645706098766, 0.9336116450827981, 0.8900937545580749, 0.9065166066791271, 4.182398323740811e-06, 0.11220823797146293, 0.006110887850273329, 0.10618317841234078, 2.554707176331608e-05, 0.014285896219644096, 0.02635253385529602, 0.008862552592995792, 7.650165710887554e-05, 0.02889522869536173, 0.9856991432722927];
    let t0 = tensor(DType::Float32, &[5, 5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885, 3.611605167388916, -8.067646980285645, -0.5734938383102417, 3.1285104751586914, -3.033684730529785, 5.106744766235352, 1.135137677192688, 4.947308540344238, 5.774446487426758, -3.973021984100342, 3.270799398422241, -3.893850803375244, 2.8211474418640137, -4.702395439147949, 4.163121223449707, 1.822007417678833, -3.522088050842285, -4.414461135864258, 2.3285136222839355, 8.397199630737305])?;
    let out = t0.softmax_with(0, ops::SoftmaxOptions::new().dtype(DType::Float64))?;
    expect(&out, DType::Float64, &[5, 5], want0, 1e-07, 8.5e-09)?;
    let into0 = empty(DType::Float64)?;
    t0.softmax_out_with(0, ops::SoftmaxOptions::new().dtype(DType::Float64), &into0)?;
    expect(&into0, DType::Float64, &[5, 5], want0, 1e-07, 8.5e-09)?;
    Ok(())
}

#[test]
fn case_softmax_nn() -> Result<()> {
    let want0: &[f64] = &[0.0007545645930804312, 0.6207531094551086, 0.048132359981536865, 0.32908082008361816, 0.0012791199842467904];
    let t0 = tensor(DType::Float32, &[5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885])?;
    let out = ops::softmax_nn_with(&t0, ops::SoftmaxNnOptions::new().dim(0))?;
    expect(&out, DType::Float32, &[5], want0, 1e-05, 6.2e-06)?;
    Ok(())
}

#[test]
fn case_softmin() -> Result<()> {
    let want0: &[f64] = &[1.0];
    let t0 = tensor(DType::Float32, &[], &[-8.478373527526855])?;
    let out = ops::softmin_with(&t0, ops::SoftminOptions::new().dim(0).dtype(DType::Float64))?;
    expect(&out, DType::Float64, &[], want0, 1e-07, 8.5e-09)?;
    Ok(())
}

#[test]
fn case_special_log_softmax() -> Result<()> {
    let want0: &[f64] = &[-7.189369478052263, -0.4768218181783, -3.0338004015141764, -1.1114519022160807, -6.661582746332292];
    let t0 = tensor(DType::Float32, &[5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885])?;
    let out = ops::special_log_softmax_with(&t0, 0, ops::SpecialLogSoftmaxOptions::new().dtype(DType::Float64))?;
    expect(&out, DType::Float64, &[5], want0, 1e-07, 8.5e-09)?;
    Ok(())
}

#[test]
fn case_special_softmax() -> Result<()> {
    let want0: &[f64] = &[0.0007545645930804312, 0.6207531094551086, 0.048132359981536865, 0.32908082008361816, 0.0012791199842467904];
    let t0 = tensor(DType::Float32, &[5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885])?;
    let out = ops::special_softmax(&t0, 0)?;
    expect(&out, DType::Float32, &[5], want0, 1e-05, 6.2e-06)?;
    Ok(())
}

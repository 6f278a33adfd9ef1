// Generated from the cases of tests/cases; do not edit.
use super::case::{expect, tensor};
use evergrad::{ops, DType, Result};

#[test]
fn case_istft() -> Result<()> {
    let want0: &[f64] = &[1.0, 1.375, 1.75, -0.875, -0.5, -0.125, 0.25, 0.625, 1.0, 1.375, 1.75, -0.875, -0.5, -0.125, 0.25, 0.625, 1.0, 1.375, 1.75, -0.875, -0.5, -0.125, 0.25, 0.625];
    let t0 = tensor(DType::Complex64, &[2, 3, 7], &[2.375, 0.0, 2.0, 0.0, -1.0, 0.0, 0.5, 0.0, 2.0, 0.0, 2.0, 0.0, 2.0, 0.0, -1.0, 0.0, -1.75, -1.125, 0.5, 0.375, -0.25, 0.375, -1.0, 0.375, -1.75, -1.125, -1.75, 1.125, -0.375, 0.0, 1.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.5, 0.0, 1.5, 0.0, -0.625, 0.0, 0.5, 0.0, 2.0, 0.0, 2.0, 0.0, -1.0, 0.0, 0.5, 0.0, 0.5, 0.0, 0.5, 0.0, -0.25, 0.375, -1.0, 0.375, -1.75, -1.125, 0.5, 0.375, -0.25, 0.375, -0.25, -0.375, -0.375, 0.0, 0.0, 0.0, 0.0, 0.0, 1.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0])?;
    let t1 = tensor(DType::Float32, &[4], &[0.0, 0.5, 1.0, 0.5])?;
    let out = t0.istft_with(4, ops::IstftOptions::new().hop_length(2).window(&t1).length(12))?;
    expect(&out, DType::Float32, &[2, 12], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_signal_windows_bartlett() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.3333333730697632, 0.6666666865348816, 1.0, 0.6666666865348816, 0.3333333730697632, 0.0];
    let out = ops::signal_windows_bartlett_with(7, ops::SignalWindowsBartlettOptions::new().sym(true))?;
    expect(&out, DType::Float32, &[7], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_signal_windows_blackman() -> Result<()> {
    let want0: &[f64] = &[-1.4901161193847656e-08, 0.12999999523162842, 0.6299999952316284, 0.9999999403953552, 0.6299999356269836, 0.1300000250339508, -1.4901161193847656e-08];
    let out = ops::signal_windows_blackman_with(7, ops::SignalWindowsBlackmanOptions::new().sym(true))?;
    expect(&out, DType::Float32, &[7], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_signal_windows_cosine() -> Result<()> {
    let want0: &[f64] = &[0.22252093255519867, 0.6234897971153259, 0.9009688496589661, 1.0, 0.9009688496589661, 0.6234897375106812, 0.22252093255519867];
    let out = ops::signal_windows_cosine_with(7, ops::SignalWindowsCosineOptions::new().sym(true))?;
    expect(&out, DType::Float32, &[7], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_signal_windows_exponential() -> Result<()> {
    let want0: &[f64] = &[0.3011941909790039, 0.4493289291858673, 0.6703200340270996, 0.9999999403953552, 0.6703200340270996, 0.4493289291858673, 0.3011941909790039];
    let out = ops::signal_windows_exponential_with(7, ops::SignalWindowsExponentialOptions::new().tau(2.5).sym(true))?;
    expect(&out, DType::Float32, &[7], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_signal_windows_gaussian() -> Result<()> {
    let want0: &[f64] = &[0.06572853773832321, 0.24935221672058105, 0.6065306663513184, 0.9459594488143921, 0.9459595084190369, 0.6065307259559631, 0.24935221672058105];
    let out = ops::signal_windows_gaussian_with(7, ops::SignalWindowsGaussianOptions::new().std(1.5).sym(false))?;
    expect(&out, DType::Float32, &[7], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_signal_windows_general_cosine() -> Result<()> {
    let want0: &[f64] = &[0.375, 0.31631243228912354, 0.44300907850265503, 0.8031784296035767, 0.8031784296035767, 0.4430091679096222, 0.31631243228912354];
    let out = ops::signal_windows_general_cosine_with(7, &[0.5, 0.25, 0.125], ops::SignalWindowsGeneralCosineOptions::new().sym(false))?;
    expect(&out, DType::Float32, &[7], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_signal_windows_general_hamming() -> Result<()> {
    let want0: &[f64] = &[0.25, 0.391191303730011, 0.7084453105926514, 0.9628633260726929, 0.9628633260726929, 0.7084453701972961, 0.39119136333465576];
    let out = ops::signal_windows_general_hamming_with(7, ops::SignalWindowsGeneralHammingOptions::new().alpha(0.625).sym(false))?;
    expect(&out, DType::Float32, &[7], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_signal_windows_hamming() -> Result<()> {
    let want0: &[f64] = &[0.08000001311302185, 0.2531946897506714, 0.6423596143722534, 0.9544457197189331, 0.9544457197189331, 0.6423596739768982, 0.25319477915763855];
    let out = ops::signal_windows_hamming_with(7, ops::SignalWindowsHammingOptions::new().sym(false))?;
    expect(&out, DType::Float32, &[7], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_signal_windows_hann() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.18825507164001465, 0.6112604141235352, 0.9504843950271606, 0.9504843950271606, 0.6112605333328247, 0.1882551610469818];
    let out = ops::signal_windows_hann_with(7, ops::SignalWindowsHannOptions::new().sym(false))?;
    expect(&out, DType::Float32, &[7], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_signal_windows_kaiser() -> Result<()> {
    let want0: &[f64] = &[0.036710888147354126, 0.270694375038147, 0.651738166809082, 0.9552473425865173, 0.9552473425865173, 0.651738166809082, 0.27069446444511414];
    let out = ops::signal_windows_kaiser_with(7, ops::SignalWindowsKaiserOptions::new().beta(5.0).sym(false))?;
    expect(&out, DType::Float32, &[7], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_signal_windows_nuttall() -> Result<()> {
    let want0: &[f64] = &[0.00036279670894145966, 0.03777575492858887, 0.34272754192352295, 0.8918517827987671, 0.8918517827987671, 0.3427276611328125, 0.037775784730911255];
    let out = ops::signal_windows_nuttall_with(7, ops::SignalWindowsNuttallOptions::new().sym(false))?;
    expect(&out, DType::Float32, &[7], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_stft() -> Result<()> {
    let want0: &[f64] = &[2.375, 0.0, 2.0, 0.0, -1.0, 0.0, 0.5, 0.0, 2.0, 0.0, 2.0, 0.0, 2.0, 0.0, -1.0, 0.0, -1.75, -1.125, 0.5, 0.375, -0.25, 0.375, -1.0, 0.375, -1.75, -1.125, -1.75, 1.125, -0.375, 0.0, 1.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.5, 0.0, 1.5, 0.0, -0.625, 0.0, 0.5, 0.0, 2.0, 0.0, 2.0, 0.0, -1.0, 0.0, 0.5, 0.0, 0.5, 0.0, 0.5, 0.0, -0.25, 0.375, -1.0, 0.375, -1.75, -1.125, 0.5, 0.375, -0.25, 0.375, -0.25, -0.375, -0.375, 0.0, 0.0, 0.0, 0.0, 0.0, 1.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0];
    let t0 = tensor(DType::Float32, &[2, 12], &[1.0, 1.375, 1.75, -0.875, -0.5, -0.125, 0.25, 0.625, 1.0, 1.375, 1.75, -0.875, -0.5, -0.125, 0.25, 0.625, 1.0, 1.375, 1.75, -0.875, -0.5, -0.125, 0.25, 0.625])?;
    let t1 = tensor(DType::Float32, &[4], &[0.0, 0.5, 1.0, 0.5])?;
    let out = t0.stft_with(4, ops::StftOptions::new().hop_length(2).window(&t1).center(true).pad_mode("reflect").normalized(false).onesided(true).return_complex(true))?;
    expect(&out, DType::Complex64, &[2, 3, 7], want0, 1e-05, 1e-06)?;
    Ok(())
}

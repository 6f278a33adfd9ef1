// Generated from the cases of tests/cases; do not edit.
use super::case::{expect, tensor};
use evergrad::{ops, DType, Result, Scalar};

#[test]
fn case_gelu_backward() -> Result<()> {
    let want0: &[f64] = &[-0.03761106729507446, 0.16663086414337158, 0.15231335163116455, 1.5, 0.2498064488172531, -1.517918348312378];
    let t0 = tensor(DType::Float32, &[2, 3], &[1.0, -2.0, 0.5, 3.0, 0.25, -1.5])?;
    let t1 = tensor(DType::Float32, &[2, 3], &[-2.5, -1.0, -0.25, 0.0, 0.75, 3.0])?;
    let out = ops::gelu_backward(&t0, &t1)?;
    expect(&out, DType::Float32, &[2, 3], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_gelu_tanh_backward() -> Result<()> {
    let want0: &[f64] = &[-0.03795165196061134, 0.1659281849861145, 0.1523229479789734, 1.5, 0.24973458051681519, -1.51737642288208];
    let t0 = tensor(DType::Float32, &[2, 3], &[1.0, -2.0, 0.5, 3.0, 0.25, -1.5])?;
    let t1 = tensor(DType::Float32, &[2, 3], &[-2.5, -1.0, -0.25, 0.0, 0.75, 3.0])?;
    let out = ops::gelu_tanh_backward(&t0, &t1)?;
    expect(&out, DType::Float32, &[2, 3], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_leaky_relu_backward() -> Result<()> {
    let want0: &[f64] = &[0.125, -0.25, 0.0625, 0.375, 0.25, -1.5];
    let t0 = tensor(DType::Float32, &[2, 3], &[1.0, -2.0, 0.5, 3.0, 0.25, -1.5])?;
    let t1 = tensor(DType::Float32, &[2, 3], &[-2.5, -1.0, -0.25, 0.0, 0.75, 3.0])?;
    let out = ops::leaky_relu_backward(&t0, &t1, Scalar::Float(0.125))?;
    expect(&out, DType::Float32, &[2, 3], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_logsigmoid_backward() -> Result<()> {
    let want0: &[f64] = &[0.9241418242454529, -1.4621171951293945, 0.2810882329940796, 1.5, 0.08020532131195068, -0.07113881409168243];
    let t0 = tensor(DType::Float32, &[2, 3], &[1.0, -2.0, 0.5, 3.0, 0.25, -1.5])?;
    let t1 = tensor(DType::Float32, &[2, 3], &[-2.5, -1.0, -0.25, 0.0, 0.75, 3.0])?;
    let out = ops::logsigmoid_backward(&t0, &t1)?;
    expect(&out, DType::Float32, &[2, 3], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_sigmoid_backward() -> Result<()> {
    let want0: &[f64] = &[0.0701037123799324, -0.3932238817214966, 0.12306703627109528, 0.75, 0.054473746567964554, -0.06776498258113861];
    let t0 = tensor(DType::Float32, &[2, 3], &[1.0, -2.0, 0.5, 3.0, 0.25, -1.5])?;
    let t1 = tensor(DType::Float32, &[2, 3], &[0.07585817575454712, 0.2689414322376251, 0.43782350420951843, 0.5, 0.6791787147521973, 0.9525741338729858])?;
    let out = ops::sigmoid_backward(&t0, &t1)?;
    expect(&out, DType::Float32, &[2, 3], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_silu_backward() -> Result<()> {
    let want0: &[f64] = &[-0.09940110892057419, -0.14465896785259247, 0.1881449967622757, 1.5, 0.2106499820947647, -1.6321560144424438];
    let t0 = tensor(DType::Float32, &[2, 3], &[1.0, -2.0, 0.5, 3.0, 0.25, -1.5])?;
    let t1 = tensor(DType::Float32, &[2, 3], &[-2.5, -1.0, -0.25, 0.0, 0.75, 3.0])?;
    let out = ops::silu_backward(&t0, &t1)?;
    expect(&out, DType::Float32, &[2, 3], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_softplus_backward() -> Result<()> {
    let want0: &[f64] = &[0.022977370768785477, -0.3648510277271271, 0.20366671681404114, 1.5, 0.18872874975204468, -1.5];
    let t0 = tensor(DType::Float32, &[2, 3], &[1.0, -2.0, 0.5, 3.0, 0.25, -1.5])?;
    let t1 = tensor(DType::Float32, &[2, 3], &[-2.5, -1.0, -0.25, 0.0, 0.75, 3.0])?;
    let out = ops::softplus_backward(&t0, &t1, Scalar::Float(1.5), Scalar::Float(4.0))?;
    expect(&out, DType::Float32, &[2, 3], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_tanh_backward() -> Result<()> {
    let want0: &[f64] = &[0.026592249050736427, -0.8399485945701599, 0.47000741958618164, 3.0, 0.1491464525461197, -0.014798972755670547];
    let t0 = tensor(DType::Float32, &[2, 3], &[1.0, -2.0, 0.5, 3.0, 0.25, -1.5])?;
    let t1 = tensor(DType::Float32, &[2, 3], &[-0.9866142868995667, -0.7615941762924194, -0.24491865932941437, 0.0, 0.6351489424705505, 0.9950547814369202])?;
    let out = ops::tanh_backward(&t0, &t1)?;
    expect(&out, DType::Float32, &[2, 3], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_threshold_backward() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.0, 0.0, 0.0, 0.25, -1.5];
    let t0 = tensor(DType::Float32, &[2, 3], &[1.0, -2.0, 0.5, 3.0, 0.25, -1.5])?;
    let t1 = tensor(DType::Float32, &[2, 3], &[-2.5, -1.0, -0.25, 0.0, 0.75, 3.0])?;
    let out = ops::threshold_backward(&t0, &t1, Scalar::Float(0.5))?;
    expect(&out, DType::Float32, &[2, 3], want0, 1e-05, 1e-06)?;
    Ok(())
}

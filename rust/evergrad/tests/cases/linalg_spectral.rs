// Generated from the cases of tests/cases; do not edit.
use super::case::{empty, expect, tensor};
use evergrad::{ops, DType, Result, Scalar};

#[test]
fn case_private_householder_product() -> Result<()> {
    let want0: &[f64] = &[-0.8164964914321899, 0.1906924843788147, -0.40824830532073975, -0.8581162691116333, 0.40824830532073975, -0.4767313003540039];
    let t0 = tensor(DType::Float32, &[3, 2], &[-2.4494898319244385, -1.8371171951293945, 0.22474488615989685, -2.6220221519470215, -0.22474488615989685, 0.22823786735534668])?;
    let t1 = tensor(DType::Float32, &[2], &[1.81649649143219, 1.9009734392166138])?;
    let out = ops::_householder_product(&t0, &t1)?;
    expect(&out, DType::Float32, &[3, 2], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_private_linalg_eig() -> Result<()> {
    let want0: &[f64] = &[4.0, 0.0, 3.0, 0.0];
    let want1: &[f64] = &[1.0, 0.0, -0.7071067690849304, 0.0, 0.0, 0.0, 0.7071067690849304, 0.0];
    let t0 = tensor(DType::Float32, &[2, 2], &[4.0, 1.0, 0.0, 3.0])?;
    let (out0, out1) = ops::_linalg_eig_with(&t0, ops::RawLinalgEigOptions::new().compute_v(true))?;
    expect(&out0, DType::Complex64, &[2], want0, 1e-05, 1e-06)?;
    expect(&out1, DType::Complex64, &[2, 2], want1, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_private_linalg_eigh() -> Result<()> {
    let want0: &[f64] = &[1.9719693660736084, 4.607419013977051, 5.420610427856445];
    let want1: &[f64] = &[-0.48215723037719727, 0.8723861575126648, 0.08041694015264511, 0.8050832748413086, 0.4774094820022583, -0.3520238697528839, 0.34549251198768616, 0.10498850047588348, 0.9325300455093384];
    let t0 = tensor(DType::Float32, &[3, 3], &[4.0, 1.0, 0.5, 1.0, 3.0, -1.0, 0.5, -1.0, 5.0])?;
    let (out0, out1) = ops::_linalg_eigh_with(&t0, ops::RawLinalgEighOptions::new().uplo("L").compute_v(true))?;
    expect(&out0, DType::Float32, &[3], want0, 1e-05, 1e-06)?;
    expect(&out1, DType::Float32, &[3, 3], want1, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_private_linalg_lstsq() -> Result<()> {
    let want0: &[f64] = &[-0.5606059432029724, 0.5515149831771851, 0.6363636255264282, -0.290909081697464];
    let want1: &[f64] = &[2.0];
    let want2: &[f64] = &[3.619600296020508, 1.7743993997573853];
    let t0 = tensor(DType::Float32, &[3, 2], &[2.0, 1.0, 1.0, 3.0, -1.0, 0.5])?;
    let t1 = tensor(DType::Float32, &[3, 2], &[1.0, 2.0, 0.5, -1.0, 3.0, 1.0])?;
    let (out0, out1, out2) = ops::_linalg_lstsq(&t0, &t1, 1e-06, "gelsd")?;
    expect(&out0, DType::Float32, &[2, 2], want0, 1e-05, 1e-06)?;
    expect(&out1, DType::Int64, &[], want1, 1e-05, 1e-06)?;
    expect(&out2, DType::Float32, &[2], want2, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_private_linalg_svd() -> Result<()> {
    let want0: &[f64] = &[-0.5291188359260559, 0.6504332423210144, -0.8479741215705872, -0.4289173483848572, 0.0311935693025589, -0.6268702745437622];
    let want1: &[f64] = &[3.619600296020508, 1.7743993997573853];
    let want2: &[f64] = &[-0.5352540612220764, -0.8446912169456482, 0.8446912169456482, -0.5352540612220764];
    let t0 = tensor(DType::Float32, &[3, 2], &[2.0, 1.0, 1.0, 3.0, -1.0, 0.5])?;
    let (out0, out1, out2) = ops::_linalg_svd_with(&t0, ops::RawLinalgSvdOptions::new().full_matrices(false).compute_uv(true))?;
    expect(&out0, DType::Float32, &[3, 2], want0, 1e-05, 1e-06)?;
    expect(&out1, DType::Float32, &[2], want1, 1e-05, 1e-06)?;
    expect(&out2, DType::Float32, &[2, 2], want2, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_private_ormqr() -> Result<()> {
    let want0: &[f64] = &[0.20412416756153107, -0.8164962530136108, -1.6685594320297241, 0.7627700567245483, 2.7247462272644043, 2.1797969341278076];
    let t0 = tensor(DType::Float32, &[3, 2], &[-2.4494898319244385, -1.8371171951293945, 0.22474488615989685, -2.6220221519470215, -0.22474488615989685, 0.22823786735534668])?;
    let t1 = tensor(DType::Float32, &[2], &[1.81649649143219, 1.9009734392166138])?;
    let t2 = tensor(DType::Float32, &[3, 2], &[1.0, 2.0, 0.5, -1.0, 3.0, 1.0])?;
    let out = ops::_ormqr(&t0, &t1, &t2, true, true)?;
    expect(&out, DType::Float32, &[3, 2], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_frobenius_norm() -> Result<()> {
    let want0: &[f64] = &[4.031128883361816];
    let t0 = tensor(DType::Float32, &[3, 2], &[2.0, 1.0, 1.0, 3.0, -1.0, 0.5])?;
    let out = ops::frobenius_norm(&t0, [0_i64, 1_i64])?;
    expect(&out, DType::Float32, &[], want0, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float32)?;
    ops::frobenius_norm_out(&t0, [0_i64, 1_i64], &into0)?;
    expect(&into0, DType::Float32, &[], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_geqrf() -> Result<()> {
    let want0: &[f64] = &[-2.4494898319244385, -1.8371171951293945, 0.22474488615989685, -2.6220221519470215, -0.22474488615989685, 0.22823786735534668];
    let want1: &[f64] = &[1.81649649143219, 1.9009734392166138];
    let t0 = tensor(DType::Float32, &[3, 2], &[2.0, 1.0, 1.0, 3.0, -1.0, 0.5])?;
    let (out0, out1) = t0.geqrf()?;
    expect(&out0, DType::Float32, &[3, 2], want0, 1e-05, 1e-06)?;
    expect(&out1, DType::Float32, &[2], want1, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float32)?;
    let into1 = empty(DType::Float32)?;
    t0.geqrf_out(&into0, &into1)?;
    expect(&into0, DType::Float32, &[3, 2], want0, 1e-05, 1e-06)?;
    expect(&into1, DType::Float32, &[2], want1, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_linalg_cond() -> Result<()> {
    let want0: &[f64] = &[27.78639030456543];
    let t0 = tensor(DType::Float32, &[5, 5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885, 3.611605167388916, -8.067646980285645, -0.5734938383102417, 3.1285104751586914, -3.033684730529785, 5.106744766235352, 1.135137677192688, 4.947308540344238, 5.774446487426758, -3.973021984100342, 3.270799398422241, -3.893850803375244, 2.8211474418640137, -4.702395439147949, 4.163121223449707, 1.822007417678833, -3.522088050842285, -4.414461135864258, 2.3285136222839355, 8.397199630737305])?;
    let out = ops::linalg_cond(&t0)?;
    expect(&out, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::linalg_cond_out(&t0, &into0)?;
    expect(&into0, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_linalg_cond_p_str() -> Result<()> {
    let want0: &[f64] = &[10.90355396270752];
    let t0 = tensor(DType::Float32, &[3, 3], &[4.0, 1.0, 0.5, 1.0, 3.0, -1.0, 0.5, -1.0, 5.0])?;
    let out = ops::linalg_cond_p_str(&t0, "nuc")?;
    expect(&out, DType::Float32, &[], want0, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float32)?;
    ops::linalg_cond_p_str_out(&t0, "nuc", &into0)?;
    expect(&into0, DType::Float32, &[], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_linalg_eig() -> Result<()> {
    let want0: &[f64] = &[4.0, 0.0, 3.0, 0.0];
    let want1: &[f64] = &[1.0, 0.0, -0.7071067690849304, 0.0, 0.0, 0.0, 0.7071067690849304, 0.0];
    let t0 = tensor(DType::Float32, &[2, 2], &[4.0, 1.0, 0.0, 3.0])?;
    let (out0, out1) = ops::linalg_eig(&t0)?;
    expect(&out0, DType::Complex64, &[2], want0, 1e-05, 1e-06)?;
    expect(&out1, DType::Complex64, &[2, 2], want1, 1e-05, 1e-06)?;
    let into0 = empty(DType::Complex64)?;
    let into1 = empty(DType::Complex64)?;
    ops::linalg_eig_out(&t0, &into0, &into1)?;
    expect(&into0, DType::Complex64, &[2], want0, 1e-05, 1e-06)?;
    expect(&into1, DType::Complex64, &[2, 2], want1, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_linalg_eigh() -> Result<()> {
    let want0: &[f64] = &[1.9719693660736084, 4.607419013977051, 5.420610427856445];
    let want1: &[f64] = &[-0.48215723037719727, 0.8723861575126648, 0.08041694015264511, 0.8050832748413086, 0.4774094820022583, -0.3520238697528839, 0.34549251198768616, 0.10498850047588348, 0.9325300455093384];
    let t0 = tensor(DType::Float32, &[3, 3], &[4.0, 1.0, 0.5, 1.0, 3.0, -1.0, 0.5, -1.0, 5.0])?;
    let (out0, out1) = ops::linalg_eigh(&t0)?;
    expect(&out0, DType::Float32, &[3], want0, 1e-05, 1e-06)?;
    expect(&out1, DType::Float32, &[3, 3], want1, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float32)?;
    let into1 = empty(DType::Float32)?;
    ops::linalg_eigh_out(&t0, &into0, &into1)?;
    expect(&into0, DType::Float32, &[3], want0, 1e-05, 1e-06)?;
    expect(&into1, DType::Float32, &[3, 3], want1, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_linalg_eigvals() -> Result<()> {
    let want0: &[f64] = &[4.0, 0.0, 3.0, 0.0];
    let t0 = tensor(DType::Float32, &[2, 2], &[4.0, 1.0, 0.0, 3.0])?;
    let out = ops::linalg_eigvals(&t0)?;
    expect(&out, DType::Complex64, &[2], want0, 1e-05, 1e-06)?;
    let into0 = empty(DType::Complex64)?;
    ops::linalg_eigvals_out(&t0, &into0)?;
    expect(&into0, DType::Complex64, &[2], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_linalg_eigvalsh() -> Result<()> {
    let want0: &[f64] = &[-1.758309006690979, -0.7907416820526123, -0.43357932567596436, 0.7824482321739197, 1.3283872604370117, -1.4226442575454712, -0.18874667584896088, -0.12044400721788406, 1.3202192783355713, 1.6927778720855713];
    let t0 = tensor(DType::Float32, &[2, 5, 5], &[-1.1149499416351318, -0.3856009244918823, -0.10229873657226562, -0.005910232663154602, -0.7137891054153442, 0.5551714897155762, -0.8852282762527466, -0.44785958528518677, 0.12392310798168182, -0.35154294967651367, -0.07598137855529785, -0.08381026983261108, 0.6580988168716431, 0.5891817808151245, 0.04639407992362976, 0.10457336902618408, -0.527001142501831, 0.6050937175750732, -0.3111860752105713, 0.4468814730644226, -0.001542806625366211, -0.5041621923446655, -0.08917069435119629, 0.5436403751373291, 0.7814705967903137, 0.6932569742202759, -0.19225597381591797, -0.5789694786071777, 0.05302417278289795, -0.7404322624206543, 0.3667941391468048, -0.2836933434009552, 0.7302682399749756, -0.05020153522491455, 0.33923253417015076, 0.12430831789970398, 0.6759690642356873, 0.1280786693096161, 1.0766589641571045, -0.3766331672668457, -0.2968390882015228, -0.9964544773101807, 0.12511149048805237, 0.47409284114837646, -0.16935521364212036, 0.35853877663612366, -0.20371286571025848, -0.3893820345401764, 0.6738613247871399, 0.26942741870880127])?;
    let out = ops::linalg_eigvalsh_with(&t0, ops::LinalgEigvalshOptions::new().uplo("U"))?;
    expect(&out, DType::Float32, &[2, 5], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::linalg_eigvalsh_out_with(&t0, ops::LinalgEigvalshOptions::new().uplo("U"), &into0)?;
    expect(&into0, DType::Float32, &[2, 5], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_linalg_householder_product() -> Result<()> {
    let want0: &[f64] = &[-0.822007417678833, 11.992783546447754, -107.6027603149414, 97.91667175292969, 3.2191174030303955, -16.66672706604004, 149.45509338378906, -134.6797332763672, -1.2667042016983032, 5.963253974914551, -41.98451614379883, 38.3436279296875, -2.0031185150146484, 17.704469680786133, -174.36785888671875, 161.26239013671875, 1.5765833854675293, -8.16928482055664, 63.006832122802734, -56.631404876708984];
    let t0 = tensor(DType::Float32, &[5, 4], &[-1.8840830326080322, -0.39240574836730957, -0.9606232643127441, -0.5334346294403076, -1.7667970657348633, 0.8025789260864258, -1.7928104400634766, -0.1274430751800537, 0.6952245235443115, -0.674152135848999, 1.1348321437835693, 0.25225281715393066, 1.0994019508361816, 1.283210277557373, -0.8828938007354736, 0.726844310760498, -0.865300178527832, 0.6269216537475586, -1.0449767112731934, 0.925137996673584])?;
    let t1 = tensor(DType::Float32, &[3], &[1.822007417678833, -3.522088050842285, -4.414461135864258])?;
    let out = ops::linalg_householder_product(&t0, &t1)?;
    expect(&out, DType::Float32, &[5, 4], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::linalg_householder_product_out(&t0, &t1, &into0)?;
    expect(&into0, DType::Float32, &[5, 4], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_linalg_lstsq() -> Result<()> {
    let want0: &[f64] = &[2.2217535972595215, -2.1640572547912598, 0.9776124358177185, 4.06648588180542, 1.667981505393982, 4.277242660522461, 6.156723976135254, -3.0999481678009033, 3.989475727081299];
    let want1: &[f64] = &[];
    let t0 = tensor(DType::Float32, &[2, 3], &[-0.1360040158033371, 0.9592933058738708, 0.24492883682250977, 0.5057922601699829, -0.14447709918022156, 0.8508121967315674])?;
    let t1 = tensor(DType::Float32, &[2, 3], &[5.106744766235352, 1.135137677192688, 4.947308540344238, 5.774446487426758, -3.973021984100342, 3.270799398422241])?;
    let (out0, out1, out2, out3) = ops::linalg_lstsq_with(&t0, &t1, ops::LinalgLstsqOptions::new().driver("gels"))?;
    expect(&out0, DType::Float32, &[3, 3], want0, 1e-05, 1e-05)?;
    expect(&out1, DType::Float32, &[0], want1, 1e-05, 1e-05)?;
    expect(&out2, DType::Int64, &[0], want1, 1e-05, 1e-05)?;
    expect(&out3, DType::Float32, &[0], want1, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    let into1 = empty(DType::Float32)?;
    let into2 = empty(DType::Int64)?;
    let into3 = empty(DType::Float32)?;
    ops::linalg_lstsq_out_with(&t0, &t1, ops::LinalgLstsqOptions::new().driver("gels"), &into0, &into1, &into2, &into3)?;
    expect(&into0, DType::Float32, &[3, 3], want0, 1e-05, 1e-05)?;
    expect(&into1, DType::Float32, &[0], want1, 1e-05, 1e-05)?;
    expect(&into2, DType::Int64, &[0], want1, 1e-05, 1e-05)?;
    expect(&into3, DType::Float32, &[0], want1, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_linalg_matrix_norm() -> Result<()> {
    let want0: &[f64] = &[10.244199752807617];
    let t0 = tensor(DType::Float32, &[2, 2], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674])?;
    let out = ops::linalg_matrix_norm_with(&t0, Scalar::Float(f64::INFINITY), ops::LinalgMatrixNormOptions::new().dim([-2_i64, -1_i64]).keepdim(false))?;
    expect(&out, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::linalg_matrix_norm_out_with(&t0, Scalar::Float(f64::INFINITY), ops::LinalgMatrixNormOptions::new().dim([-2_i64, -1_i64]).keepdim(false), &into0)?;
    expect(&into0, DType::Float32, &[], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_linalg_matrix_norm_str_ord() -> Result<()> {
    let want0: &[f64] = &[9.972451210021973];
    let t0 = tensor(DType::Float32, &[2, 2], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674])?;
    let out = ops::linalg_matrix_norm_str_ord_with(&t0, ops::LinalgMatrixNormStrOrdOptions::new().ord("fro").dim([-1_i64, 0_i64]).keepdim(true))?;
    expect(&out, DType::Float32, &[1, 1], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::linalg_matrix_norm_str_ord_out_with(&t0, ops::LinalgMatrixNormStrOrdOptions::new().ord("fro").dim([-1_i64, 0_i64]).keepdim(true), &into0)?;
    expect(&into0, DType::Float32, &[1, 1], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_linalg_matrix_rank() -> Result<()> {
    let want0: &[f64] = &[0.0];
    let t0 = tensor(DType::Float32, &[1, 1, 0, 0], &[])?;
    let t1 = tensor(DType::Float32, &[1, 1], &[1.0])?;
    let t2 = tensor(DType::Float32, &[1, 1], &[1.0])?;
    let out = ops::linalg_matrix_rank_with(&t0, ops::LinalgMatrixRankOptions::new().atol(&t1).rtol(&t2))?;
    expect(&out, DType::Int64, &[1, 1], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Int64)?;
    ops::linalg_matrix_rank_out_with(&t0, ops::LinalgMatrixRankOptions::new().atol(&t1).rtol(&t2), &into0)?;
    expect(&into0, DType::Int64, &[1, 1], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_linalg_matrix_rank_scalar_atol() -> Result<()> {
    let want0: &[f64] = &[3.0];
    let t0 = tensor(DType::Float32, &[1, 1, 5, 5], &[-1.1149499416351318, -0.3856009244918823, -0.10229873657226562, -0.005910232663154602, -0.7137891054153442, 0.5551714897155762, -0.8852282762527466, -0.44785958528518677, 0.12392310798168182, -0.35154294967651367, -0.07598137855529785, -0.08381026983261108, 0.6580988168716431, 0.5891817808151245, 0.04639407992362976, 0.10457336902618408, -0.527001142501831, 0.6050937175750732, -0.3111860752105713, 0.4468814730644226, -0.001542806625366211, -0.5041621923446655, -0.08917069435119629, 0.5436403751373291, 0.7814705967903137])?;
    let out = ops::linalg_matrix_rank_with(&t0, ops::LinalgMatrixRankOptions::new().atol(Scalar::Float(1.0)))?;
    expect(&out, DType::Int64, &[1, 1], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Int64)?;
    ops::linalg_matrix_rank_out_with(&t0, ops::LinalgMatrixRankOptions::new().atol(Scalar::Float(1.0)), &into0)?;
    expect(&into0, DType::Int64, &[1, 1], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_linalg_matrix_rank_scalar() -> Result<()> {
    let want0: &[f64] = &[0.0, 0.0];
    let t0 = tensor(DType::Float32, &[2, 5, 5], &[-1.1149499416351318, -0.3856009244918823, -0.10229873657226562, -0.005910232663154602, -0.7137891054153442, 0.5551714897155762, -0.8852282762527466, -0.44785958528518677, 0.12392310798168182, -0.35154294967651367, -0.07598137855529785, -0.08381026983261108, 0.6580988168716431, 0.5891817808151245, 0.04639407992362976, 0.10457336902618408, -0.527001142501831, 0.6050937175750732, -0.3111860752105713, 0.4468814730644226, -0.001542806625366211, -0.5041621923446655, -0.08917069435119629, 0.5436403751373291, 0.7814705967903137, 0.6932569742202759, -0.19225597381591797, -0.5789694786071777, 0.05302417278289795, -0.7404322624206543, 0.3667941391468048, -0.2836933434009552, 0.7302682399749756, -0.05020153522491455, 0.33923253417015076, 0.12430831789970398, 0.6759690642356873, 0.1280786693096161, 1.0766589641571045, -0.3766331672668457, -0.2968390882015228, -0.9964544773101807, 0.12511149048805237, 0.47409284114837646, -0.16935521364212036, 0.35853877663612366, -0.20371286571025848, -0.3893820345401764, 0.6738613247871399, 0.26942741870880127])?;
    let out = ops::linalg_matrix_rank_with(&t0, ops::LinalgMatrixRankOptions::new().rtol(Scalar::Float(1.0)))?;
    expect(&out, DType::Int64, &[2], want0, 0.0, 0.0)?;
    let into0 = empty(DType::Int64)?;
    ops::linalg_matrix_rank_out_with(&t0, ops::LinalgMatrixRankOptions::new().rtol(Scalar::Float(1.0)), &into0)?;
    expect(&into0, DType::Int64, &[2], want0, 0.0, 0.0)?;
    Ok(())
}

#[test]
fn case_linalg_matrix_rank_tol() -> Result<()> {
    let want0: &[f64] = &[1.0];
    let t0 = tensor(DType::Float32, &[3, 2], &[2.0, 1.0, 1.0, 3.0, -1.0, 0.5])?;
    let t1 = tensor(DType::Float32, &[], &[2.5])?;
    let out = ops::linalg_matrix_rank_tol(&t0, &t1)?;
    expect(&out, DType::Int64, &[], want0, 1e-05, 1e-06)?;
    let into0 = empty(DType::Int64)?;
    ops::linalg_matrix_rank_tol_out(&t0, &t1, &into0)?;
    expect(&into0, DType::Int64, &[], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_linalg_matrix_rank_tol_scalar() -> Result<()> {
    let want0: &[f64] = &[1.0];
    let t0 = tensor(DType::Float32, &[3, 2], &[2.0, 1.0, 1.0, 3.0, -1.0, 0.5])?;
    let out = ops::linalg_matrix_rank_tol(&t0, Scalar::Float(2.5))?;
    expect(&out, DType::Int64, &[], want0, 1e-05, 1e-06)?;
    let into0 = empty(DType::Int64)?;
    ops::linalg_matrix_rank_tol_out(&t0, Scalar::Float(2.5), &into0)?;
    expect(&into0, DType::Int64, &[], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_linalg_norm() -> Result<()> {
    let want0: &[f64] = &[0.0];
    let t0 = tensor(DType::Float32, &[5], &[0.0, 0.0, 0.0, 0.0, 0.0])?;
    let out = ops::linalg_norm_with(&t0, ops::LinalgNormOptions::new().ord(Scalar::Float(-0.5)).keepdim(true))?;
    expect(&out, DType::Float32, &[1], want0, 1e-05, 5e-07)?;
    let into0 = empty(DType::Float32)?;
    ops::linalg_norm_out_with(&t0, ops::LinalgNormOptions::new().ord(Scalar::Float(-0.5)).keepdim(true), &into0)?;
    expect(&into0, DType::Float32, &[1], want0, 1e-05, 5e-07)?;
    Ok(())
}

#[test]
fn case_linalg_norm_ord_str() -> Result<()> {
    let want0: &[f64] = &[0.0];
    let t0 = tensor(DType::Float32, &[0, 5], &[])?;
    let out = ops::linalg_norm_ord_str_with(&t0, "fro", ops::LinalgNormOrdStrOptions::new().dim([0_i64, 1_i64]).keepdim(false))?;
    expect(&out, DType::Float32, &[], want0, 1e-05, 5e-07)?;
    let into0 = empty(DType::Float32)?;
    ops::linalg_norm_ord_str_out_with(&t0, "fro", ops::LinalgNormOrdStrOptions::new().dim([0_i64, 1_i64]).keepdim(false), &into0)?;
    expect(&into0, DType::Float32, &[], want0, 1e-05, 5e-07)?;
    Ok(())
}

#[test]
fn case_linalg_pinv() -> Result<()> {
    let want0: &[f64] = &[0.38787877559661865, -0.07878779619932175, -0.3030302822589874, -0.072727270424366, 0.3272727131843567, 0.1818181872367859];
    let t0 = tensor(DType::Float32, &[3, 2], &[2.0, 1.0, 1.0, 3.0, -1.0, 0.5])?;
    let out = ops::linalg_pinv(&t0)?;
    expect(&out, DType::Float32, &[2, 3], want0, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float32)?;
    ops::linalg_pinv_out(&t0, &into0)?;
    expect(&into0, DType::Float32, &[2, 3], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_linalg_pinv_scalar_atol() -> Result<()> {
    let want0: &[f64] = &[0.38787877559661865, -0.07878779619932175, -0.3030302822589874, -0.072727270424366, 0.3272727131843567, 0.1818181872367859];
    let t0 = tensor(DType::Float32, &[3, 2], &[2.0, 1.0, 1.0, 3.0, -1.0, 0.5])?;
    let out = ops::linalg_pinv_with(&t0, ops::LinalgPinvOptions::new().atol(Scalar::Float(0.5)))?;
    expect(&out, DType::Float32, &[2, 3], want0, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float32)?;
    ops::linalg_pinv_out_with(&t0, ops::LinalgPinvOptions::new().atol(Scalar::Float(0.5)), &into0)?;
    expect(&into0, DType::Float32, &[2, 3], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_linalg_pinv_scalar() -> Result<()> {
    let want0: &[f64] = &[1.9206204414367676, -0.7063600420951843, 1.2744890451431274, -0.2988544702529907, -0.7063601016998291, 0.26713618636131287, -0.43204882740974426, 0.11295367777347565, 1.274489164352417, -0.43204882740974426, 1.0286885499954224, -0.1831410527229309, -0.2988544702529907, 0.11295367777347565, -0.1831410527229309, 0.047761037945747375];
    let t0 = tensor(DType::Float32, &[4, 4], &[1.3266808986663818, -1.0842863321304321, -2.0943946838378906, -0.4531397223472595, -1.0842863321304321, 0.9340298771858215, 1.95042085647583, 0.39014264941215515, -2.0943946838378906, 1.95042085647583, 4.496976852416992, 0.8140996694564819, -0.4531397223472595, 0.39014264941215515, 0.8140996694564819, 0.16296270489692688])?;
    let out = ops::linalg_pinv_with(&t0, ops::LinalgPinvOptions::new().rtol(Scalar::Float(0.0001)).hermitian(true))?;
    expect(&out, DType::Float32, &[4, 4], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::linalg_pinv_out_with(&t0, ops::LinalgPinvOptions::new().rtol(Scalar::Float(0.0001)).hermitian(true), &into0)?;
    expect(&into0, DType::Float32, &[4, 4], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_linalg_pinv_rcond() -> Result<()> {
    let want0: &[f64] = &[0.38787877559661865, -0.07878779619932175, -0.3030302822589874, -0.072727270424366, 0.3272727131843567, 0.1818181872367859];
    let t0 = tensor(DType::Float32, &[3, 2], &[2.0, 1.0, 1.0, 3.0, -1.0, 0.5])?;
    let t1 = tensor(DType::Float32, &[], &[0.25])?;
    let out = ops::linalg_pinv_rcond(&t0, &t1)?;
    expect(&out, DType::Float32, &[2, 3], want0, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float32)?;
    ops::linalg_pinv_rcond_out(&t0, &t1, &into0)?;
    expect(&into0, DType::Float32, &[2, 3], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_linalg_pinv_rcond_scalar() -> Result<()> {
    let want0: &[f64] = &[0.38787877559661865, -0.07878779619932175, -0.3030302822589874, -0.072727270424366, 0.3272727131843567, 0.1818181872367859];
    let t0 = tensor(DType::Float32, &[3, 2], &[2.0, 1.0, 1.0, 3.0, -1.0, 0.5])?;
    let out = ops::linalg_pinv_rcond(&t0, Scalar::Float(0.25))?;
    expect(&out, DType::Float32, &[2, 3], want0, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float32)?;
    ops::linalg_pinv_rcond_out(&t0, Scalar::Float(0.25), &into0)?;
    expect(&into0, DType::Float32, &[2, 3], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_linalg_qr() -> Result<()> {
    let want0: &[f64] = &[-0.8164964914321899, 0.1906924843788147, -0.40824830532073975, -0.8581162691116333, 0.40824830532073975, -0.4767313003540039];
    let want1: &[f64] = &[-2.4494898319244385, -1.8371171951293945, 0.0, -2.6220221519470215];
    let t0 = tensor(DType::Float32, &[3, 2], &[2.0, 1.0, 1.0, 3.0, -1.0, 0.5])?;
    let (out0, out1) = ops::linalg_qr(&t0)?;
    expect(&out0, DType::Float32, &[3, 2], want0, 1e-05, 1e-06)?;
    expect(&out1, DType::Float32, &[2, 2], want1, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float32)?;
    let into1 = empty(DType::Float32)?;
    ops::linalg_qr_out(&t0, &into0, &into1)?;
    expect(&into0, DType::Float32, &[3, 2], want0, 1e-05, 1e-06)?;
    expect(&into1, DType::Float32, &[2, 2], want1, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_linalg_svd() -> Result<()> {
    let want0: &[f64] = &[-0.5291188359260559, 0.6504332423210144, -0.8479741215705872, -0.4289173483848572, 0.0311935693025589, -0.6268702745437622];
    let want1: &[f64] = &[3.619600296020508, 1.7743993997573853];
    let want2: &[f64] = &[-0.5352540612220764, -0.8446912169456482, 0.8446912169456482, -0.5352540612220764];
    let t0 = tensor(DType::Float32, &[3, 2], &[2.0, 1.0, 1.0, 3.0, -1.0, 0.5])?;
    let (out0, out1, out2) = ops::linalg_svd_with(&t0, ops::LinalgSvdOptions::new().full_matrices(false))?;
    expect(&out0, DType::Float32, &[3, 2], want0, 1e-05, 1e-06)?;
    expect(&out1, DType::Float32, &[2], want1, 1e-05, 1e-06)?;
    expect(&out2, DType::Float32, &[2, 2], want2, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float32)?;
    let into1 = empty(DType::Float32)?;
    let into2 = empty(DType::Float32)?;
    ops::linalg_svd_out_with(&t0, ops::LinalgSvdOptions::new().full_matrices(false), &into0, &into1, &into2)?;
    expect(&into0, DType::Float32, &[3, 2], want0, 1e-05, 1e-06)?;
    expect(&into1, DType::Float32, &[2], want1, 1e-05, 1e-06)?;
    expect(&into2, DType::Float32, &[2, 2], want2, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_linalg_svdvals() -> Result<()> {
    let want0: &[f64] = &[15.282200813293457, 12.295252799987793, 10.27586841583252, 7.408088684082031, 0.5499886870384216];
    let t0 = tensor(DType::Float32, &[5, 5], &[-8.478373527526855, -1.765825867652893, -4.3228044509887695, -2.400455951690674, -7.950586795806885, 3.611605167388916, -8.067646980285645, -0.5734938383102417, 3.1285104751586914, -3.033684730529785, 5.106744766235352, 1.135137677192688, 4.947308540344238, 5.774446487426758, -3.973021984100342, 3.270799398422241, -3.893850803375244, 2.8211474418640137, -4.702395439147949, 4.163121223449707, 1.822007417678833, -3.522088050842285, -4.414461135864258, 2.3285136222839355, 8.397199630737305])?;
    let out = ops::linalg_svdvals(&t0)?;
    expect(&out, DType::Float32, &[5], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    ops::linalg_svdvals_out(&t0, &into0)?;
    expect(&into0, DType::Float32, &[5], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_nuclear_norm() -> Result<()> {
    let want0: &[f64] = &[5.3939995765686035];
    let t0 = tensor(DType::Float32, &[3, 2], &[2.0, 1.0, 1.0, 3.0, -1.0, 0.5])?;
    let out = ops::nuclear_norm(&t0)?;
    expect(&out, DType::Float32, &[], want0, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float32)?;
    ops::nuclear_norm_out(&t0, &into0)?;
    expect(&into0, DType::Float32, &[], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_nuclear_norm_dim() -> Result<()> {
    let want0: &[f64] = &[5.3939995765686035];
    let t0 = tensor(DType::Float32, &[3, 2], &[2.0, 1.0, 1.0, 3.0, -1.0, 0.5])?;
    let out = ops::nuclear_norm_dim(&t0, [0_i64, 1_i64])?;
    expect(&out, DType::Float32, &[], want0, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float32)?;
    ops::nuclear_norm_dim_out(&t0, [0_i64, 1_i64], &into0)?;
    expect(&into0, DType::Float32, &[], want0, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_orgqr() -> Result<()> {
    let want0: &[f64] = &[0.040203094482421875, -0.796820342540741, -1.208309531211853, 0.2534402012825012, 0.6193384528160095, -0.7703127861022949, 0.5536171197891235, -0.9120926856994629, 0.31957724690437317, 0.4582018554210663, -1.0892083644866943, -0.8555401563644409, -0.2596041262149811, 0.3646096885204315, 0.44915369153022766, -0.6976228952407837, -0.7462783455848694, -0.8672962188720703, -0.023189229890704155, -1.0749657154083252, -0.38861268758773804, -0.4737839102745056, -0.6296027898788452, -0.6233192682266235, 2.1829915046691895];
    let t0 = tensor(DType::Float32, &[5, 5], &[-1.8840830326080322, -0.39240574836730957, -0.9606232643127441, -0.5334346294403076, -1.7667970657348633, 0.8025789260864258, -1.7928104400634766, -0.1274430751800537, 0.6952245235443115, -0.674152135848999, 1.1348321437835693, 0.25225281715393066, 1.0994019508361816, 1.283210277557373, -0.8828938007354736, 0.726844310760498, -0.865300178527832, 0.6269216537475586, -1.0449767112731934, 0.925137996673584, 0.4048905372619629, -0.7826862335205078, -0.9809913635253906, 0.5174474716186523, 1.866044282913208])?;
    let t1 = tensor(DType::Float32, &[5], &[0.9597969055175781, -0.19312834739685059, -0.0970766544342041, 1.136777400970459, -1.3900151252746582])?;
    let out = t0.orgqr(&t1)?;
    expect(&out, DType::Float32, &[5, 5], want0, 1e-05, 1e-05)?;
    let into0 = empty(DType::Float32)?;
    t0.orgqr_out(&t1, &into0)?;
    expect(&into0, DType::Float32, &[5, 5], want0, 1e-05, 1e-05)?;
    Ok(())
}

#[test]
fn case_ormqr() -> Result<()> {
    let want0: &[f64] = &[-0.5674192905426025, 0.24300576746463776, 0.34760698676109314, 0.2654738128185272, -0.07142362743616104, -0.7092052698135376, -0.7013881206512451, -0.2018931806087494];
    let t0 = tensor(DType::Float32, &[2, 1, 2, 2], &[1.057422161102295, 0.29594486951828003, 0.24022023379802704, -0.1484934687614441, 1.2585448026657104, -0.2362874150276184, 0.4185008704662323, -0.3305480182170868])?;
    let t1 = tensor(DType::Float32, &[2, 1, 2], &[1.8908849954605103, 0.0, 1.701920747756958, 0.0])?;
    let t2 = tensor(DType::Float32, &[2, 1, 2, 2], &[0.34761226177215576, -0.3370760679244995, 0.5674160718917847, 0.12612640857696533, 0.5497009754180908, 0.6416051387786865, -0.4414469003677368, 0.363422155380249])?;
    let out = t0.ormqr_with(&t1, &t2, ops::OrmqrOptions::new().left(true).transpose(false))?;
    expect(&out, DType::Float32, &[2, 1, 2, 2], want0, 1e-05, 7.1e-06)?;
    let into0 = empty(DType::Float32)?;
    t0.ormqr_out_with(&t1, &t2, ops::OrmqrOptions::new().left(true).transpose(false), &into0)?;
    expect(&into0, DType::Float32, &[2, 1, 2, 2], want0, 1e-05, 7.1e-06)?;
    Ok(())
}

#[test]
fn case_pinverse() -> Result<()> {
    let want0: &[f64] = &[-0.6643120050430298, 0.5018669366836548, 0.21711623668670654, -0.03231406956911087, -0.37542423605918884, -0.32229557633399963, -0.5410328507423401, 0.04302480071783066, -0.5361683368682861, -0.23371291160583496, -0.05911245197057724, -0.1231745108962059, 0.8055049180984497, 0.601546585559845, -0.5012160539627075, -0.05129200965166092, 0.1627722531557083, 0.8698552846908569, -0.7728439569473267, 0.41668036580085754, -0.1803022176027298, -0.4753434658050537, -0.48502713441848755, 0.2603088319301605, 0.7810570597648621];
    let t0 = tensor(DType::Float32, &[5, 5], &[-1.1149499416351318, -0.38560089468955994, -0.10229872167110443, -0.005910244304686785, -0.7137891054153442, 0.5551714897155762, -0.8852282762527466, -0.44785958528518677, 0.12392310798168182, -0.35154294967651367, -0.07598136365413666, -0.08381027728319168, 0.6580988168716431, 0.5891817808151245, 0.046394091099500656, 0.10457336902618408, -0.527001142501831, 0.605093777179718, -0.3111860454082489, 0.4468814730644226, -0.001542797777801752, -0.5041621923446655, -0.08917073905467987, 0.5436403155326843, 0.7814705967903137])?;
    let out = t0.pinverse()?;
    expect(&out, DType::Float32, &[5, 5], want0, 1e-05, 8.7e-06)?;
    Ok(())
}

#[test]
fn case_qr() -> Result<()> {
    let want0: &[f64] = &[-0.8164964914321899, 0.1906924843788147, -0.40824830532073975, -0.8581162691116333, 0.40824830532073975, -0.4767313003540039];
    let want1: &[f64] = &[-2.4494898319244385, -1.8371171951293945, 0.0, -2.6220221519470215];
    let t0 = tensor(DType::Float32, &[3, 2], &[2.0, 1.0, 1.0, 3.0, -1.0, 0.5])?;
    let (out0, out1) = t0.qr()?;
    expect(&out0, DType::Float32, &[3, 2], want0, 1e-05, 1e-06)?;
    expect(&out1, DType::Float32, &[2, 2], want1, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float32)?;
    let into1 = empty(DType::Float32)?;
    t0.qr_out(&into0, &into1)?;
    expect(&into0, DType::Float32, &[3, 2], want0, 1e-05, 1e-06)?;
    expect(&into1, DType::Float32, &[2, 2], want1, 1e-05, 1e-06)?;
    Ok(())
}

#[test]
fn case_svd() -> Result<()> {
    let want0: &[f64] = &[-0.5291188359260559, 0.6504332423210144, -0.8479741215705872, -0.4289173483848572, 0.0311935693025589, -0.6268702745437622];
    let want1: &[f64] = &[3.619600296020508, 1.7743993997573853];
    let want2: &[f64] = &[-0.5352540612220764, 0.8446912169456482, -0.8446912169456482, -0.5352540612220764];
    let t0 = tensor(DType::Float32, &[3, 2], &[2.0, 1.0, 1.0, 3.0, -1.0, 0.5])?;
    let (out0, out1, out2) = t0.svd()?;
    expect(&out0, DType::Float32, &[3, 2], want0, 1e-05, 1e-06)?;
    expect(&out1, DType::Float32, &[2], want1, 1e-05, 1e-06)?;
    expect(&out2, DType::Float32, &[2, 2], want2, 1e-05, 1e-06)?;
    let into0 = empty(DType::Float32)?;
    let into1 = empty(DType::Float32)?;
    let into2 = empty(DType::Float32)?;
    t0.svd_out(&into0, &into1, &into2)?;
    expect(&into0, DType::Float32, &[3, 2], want0, 1e-05, 1e-06)?;
    expect(&into1, DType::Float32, &[2], want1, 1e-05, 1e-06)?;
    expect(&into2, DType::Float32, &[2, 2], want2, 1e-05, 1e-06)?;
    Ok(())
}

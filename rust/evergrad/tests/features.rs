//! The conversions behind features.
#![cfg(any(feature = "ndarray", feature = "safetensors"))]
use evergrad::{Result, Tensor};

#[cfg(feature = "ndarray")]
#[test]
fn arrays() -> Result<()> {
    use ndarray::{array, Array2, ArrayD};
    let a: Array2<f32> = array![[1.0, 2.0], [3.0, 4.0]];
    let copy = Tensor::from_ndarray(a.view())?;
    let transposed = Tensor::from_ndarray(a.t())?;
    assert_eq!(transposed.to_vec::<f32>()?, [1.0, 3.0, 2.0, 4.0]);
    let address = a.as_ptr();
    let owned = Tensor::try_from(a)?;
    assert_eq!(unsafe { owned.as_slice::<f32>()? }.as_ptr(), address);
    let back: ArrayD<f32> = (&copy.t()?).try_into()?;
    assert_eq!(back, array![[1.0, 3.0], [2.0, 4.0]].into_dyn());
    assert!(copy.to_ndarray::<f64>().is_err());
    Ok(())
}

#[cfg(feature = "safetensors")]
#[test]
fn safetensors_in_memory() -> Result<()> {
    use evergrad::Dict;
    let dict = Dict::new()?;
    dict.set("x", &Tensor::from_slice(&[1.0f32, 2.0], [2])?)?;
    dict.set("y", &Tensor::from_slice(&[true], [1])?)?;
    let bytes = dict.to_bytes()?;
    let back = Dict::from_bytes(&bytes)?;
    assert_eq!(back.get("x")?.to_vec::<f32>()?, [1.0, 2.0]);
    assert_eq!(back.get("y")?.to_vec::<bool>()?, [true]);
    assert!(Dict::from_bytes(&bytes[..10]).is_err());
    // The library's own reader agrees.
    let path = std::env::temp_dir().join(format!("evergrad-rust-{}-memory.safetensors", std::process::id()));
    std::fs::write(&path, &bytes)?;
    assert_eq!(Dict::load(&path)?.get("x")?.to_vec::<f32>()?, [1.0, 2.0]);
    std::fs::remove_file(&path)?;
    Ok(())
}

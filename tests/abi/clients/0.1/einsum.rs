//! Calls einsum as release 0.1 had it.
use evergrad::{ops, Result, Tensor};

fn main() -> Result<()> {
    let a = Tensor::from_vec(vec![1e30f32], [1])?;
    let c = Tensor::from_vec(vec![1e-30f32], [1])?;
    let value = ops::einsum("i,i,i->", &[&a, &a, &c])?.to_f64()?;
    assert!(value.is_infinite());
    assert_ne!(evergrad::version(), "0.1.0");
    println!("fine");
    Ok(())
}

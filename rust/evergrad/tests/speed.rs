//! How long a small call takes. Run with `cargo test --release --test speed -- --nocapture`; the limit is only checked in
//! release builds.
use std::time::Instant;

use evergrad::{no_grad, Result, Tensor};

#[test]
fn one_element_add() -> Result<()> {
    let (x, y) = (Tensor::from_slice(&[1.0f32], [1])?, Tensor::from_slice(&[2.0f32], [1])?);
    let mut best = f64::INFINITY;
    no_grad(|| -> Result<()> {
        for _ in 0..20 {
            let start = Instant::now();
            for _ in 0..10_000 {
                std::hint::black_box(x.add(&y)?);
            }
            best = best.min(start.elapsed().as_nanos() as f64 / 10_000.0);
        }
        Ok(())
    })?;
    println!("one-element add: {best:.0} ns");
    assert!(cfg!(debug_assertions) || best < 1000.0, "{best} ns");
    Ok(())
}

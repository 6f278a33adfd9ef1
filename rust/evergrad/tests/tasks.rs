//! Tasks of the inter-op pool.
use evergrad::{fork, no_grad, Error, Result, Tensor};

#[test]
fn tasks_give_values_back() -> Result<()> {
    assert!(evergrad::num_interop_threads() >= 1);
    let x = Tensor::from_slice(&[1.0f32, 2.0, 3.0], [3])?.to_send()?;
    let tasks: Vec<_> = (0..20)
        .map(|k| {
            let x = x.clone();
            fork(move || x.share()?.mul(f64::from(k))?.sum()?.to_f64())
        })
        .collect::<Result<_>>()?;
    for (k, task) in tasks.into_iter().enumerate() {
        assert_eq!(task.wait()?, 6.0 * k as f64);
    }
    assert!(evergrad::set_num_interop_threads(2).is_err());
    assert!(evergrad::parallel_info().contains("get_num_interop_threads()"));
    Ok(())
}

#[test]
fn tasks_wait_for_tasks() -> Result<()> {
    fn tree(depth: u32) -> Result<u64> {
        if depth == 0 {
            return Ok(1);
        }
        let left = fork(move || tree(depth - 1))?;
        let right = tree(depth - 1)?;
        Ok(left.wait()? + right)
    }
    assert_eq!(tree(8)?, 256);
    Ok(())
}

#[test]
fn errors_and_panics_reach_who_waits() -> Result<()> {
    let bad = fork(|| {
        let (a, b) = (Tensor::from_slice(&[1.0f32, 2.0], [2])?, Tensor::from_slice(&[1.0f32, 2.0, 3.0], [3])?);
        a.add(&b).map(|_| ())
    })?;
    assert!(bad.wait().is_err());
    let panics = fork(|| -> Result<()> { panic!("in a task") })?;
    let error: Error = panics.wait().unwrap_err();
    assert!(error.to_string().contains("in a task"), "{error}");
    Ok(())
}

#[test]
fn tasks_have_the_gradient_mode_of_their_caller() -> Result<()> {
    let task = no_grad(|| fork(|| Ok(evergrad::is_grad_enabled())))?;
    assert!(!task.wait()?);
    assert!(fork(|| Ok(evergrad::is_grad_enabled()))?.wait()?);
    Ok(())
}

//! Gradients, hooks, custom functions and operators, panics in closures.
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use evergrad::{
    backward, custom_function, detect_anomaly, enable_grad, grad, inference_mode, is_grad_enabled, jvp, no_grad,
    saved_tensors_hooks, vmap, with_handler, Complex, CustomOp, DType, Device, Error, GradCheck, GradOptions, Handler,
    Operator, Randomness, Result, Tensor, Value,
};

fn leaf(data: &[f64]) -> Result<Tensor> {
    Tensor::from_slice(data, [data.len()])?.requires_grad(true)
}

fn values(t: &Tensor) -> Result<Vec<f64>> {
    t.to_vec()
}

#[test]
fn backward_accumulates() -> Result<()> {
    let x = leaf(&[1.0, 2.0])?;
    let y = (&x * &x)?.sum()?;
    assert!(x.is_leaf() && !y.is_leaf() && y.is_requires_grad());
    assert_eq!(y.grad_fn_name()?.as_deref(), Some("SumBackward0"));
    y.backward_with(None, &GradOptions::new().retain_graph(true))?;
    y.backward()?;
    assert_eq!(values(&x.grad()?.unwrap())?, [4.0, 8.0]);
    assert!(matches!(y.backward(), Err(Error::Runtime(_))));
    x.set_grad(None)?;
    assert!(x.grad()?.is_none());
    Ok(())
}

#[test]
fn second_derivatives() -> Result<()> {
    let x = leaf(&[2.0])?;
    let y = x.pow_scalar(3)?;
    let first = grad(&[&y], &[&x], &[], &GradOptions::new().create_graph(true))?;
    let first = first[0].as_ref().unwrap();
    assert_eq!(values(first)?, [12.0]);
    let second = grad(&[first], &[&x], &[], &GradOptions::new())?;
    assert_eq!(values(second[0].as_ref().unwrap())?, [12.0]);
    let unused = leaf(&[1.0])?;
    let z = x.sum()?;
    assert!(grad(&[&z], &[&unused], &[], &GradOptions::new().retain_graph(true)).is_err());
    assert!(grad(&[&z], &[&unused], &[], &GradOptions::new().allow_unused(true))?[0].is_none());
    Ok(())
}

#[test]
fn recording_is_switched_by_guards() -> Result<()> {
    let x = leaf(&[1.0])?;
    no_grad(|| -> Result<()> {
        assert!(!is_grad_enabled());
        assert!(!x.mul(2.0)?.is_requires_grad());
        enable_grad(|| assert!(is_grad_enabled()));
        Ok(())
    })?;
    assert!(is_grad_enabled());
    assert!(std::panic::catch_unwind(|| no_grad(|| panic!("inside"))).is_err());
    assert!(is_grad_enabled());
    Ok(())
}

#[test]
fn hooks_see_and_replace_gradients() -> Result<()> {
    let x = leaf(&[1.0, 2.0])?;
    let seen = Rc::new(RefCell::new(Vec::new()));
    let log = seen.clone();
    let hook = x.register_hook(move |gradient| {
        log.borrow_mut().push(gradient.to_vec::<f64>()?);
        Ok(Some(gradient.mul(10.0)?))
    })?;
    let after = Rc::new(Cell::new(0));
    let count = after.clone();
    x.register_post_accumulate_hook(move |leaf| {
        assert!(leaf.grad()?.is_some());
        count.set(count.get() + 1);
        Ok(())
    })?;
    x.mul(3.0)?.sum()?.backward()?;
    assert_eq!(*seen.borrow(), [[3.0, 3.0]]);
    assert_eq!(values(&x.grad()?.unwrap())?, [30.0, 30.0]);
    assert_eq!(after.get(), 1);
    hook.remove()?;
    assert_eq!(Rc::strong_count(&seen), 1);
    x.set_grad(None)?;
    x.mul(3.0)?.sum()?.backward()?;
    assert_eq!(values(&x.grad()?.unwrap())?, [3.0, 3.0]);
    Ok(())
}

#[test]
fn errors_and_panics_in_closures_come_back_as_errors() -> Result<()> {
    let x = leaf(&[1.0])?;
    x.register_hook(|_| Err(Error::key("no such thing")))?;
    let error = x.sum()?.backward().unwrap_err();
    assert!(error.message().contains("no such thing"), "{error:?}");
    let y = leaf(&[1.0])?;
    y.register_hook(|_| panic!("boom {}", 7))?;
    let error = y.sum()?.backward().unwrap_err();
    assert!(error.message().contains("boom 7"), "{error:?}");
    Ok(())
}

fn cube(x: &Tensor) -> Result<Tensor> {
    let outputs = custom_function(
        "Cube",
        &[x],
        |context, inputs| {
            context.save_for_backward(&[inputs[0]]);
            Ok(vec![inputs[0].pow_scalar(3)?])
        },
        |context, gradients| {
            let saved = context.saved_tensors()?;
            let slope = saved[0].pow_scalar(2)?.mul(3.0)?;
            Ok(vec![Some(gradients[0].as_ref().ok_or_else(|| Error::runtime("no gradient"))?.mul(&slope)?)])
        },
    )?;
    Ok(outputs.into_iter().next().unwrap())
}

#[test]
fn custom_functions() -> Result<()> {
    let x = leaf(&[1.0, 2.0])?;
    let y = cube(&x)?;
    assert!(y.grad_fn_name()?.unwrap().contains("Cube"));
    let first = grad(&[&y.sum()?], &[&x], &[], &GradOptions::new().create_graph(true))?;
    let first = first[0].as_ref().unwrap();
    assert_eq!(values(first)?, [3.0, 12.0]);
    // The backward half is made of operators, so it can be differentiated.
    backward(&[&first.sum()?], &[], &GradOptions::new())?;
    assert_eq!(values(&x.grad()?.unwrap())?, [6.0, 12.0]);
    // A change of what was saved is noticed.
    let z = x.mul(1.0)?;
    let w = cube(&z)?;
    z.mul_(2.0)?;
    let error = w.sum()?.backward().unwrap_err();
    assert!(error.message().contains("modified by an inplace operation"), "{error}");
    // Without inputs that want gradients nothing is recorded.
    assert!(!cube(&Tensor::from_slice(&[1.0f64], [1])?)?.is_requires_grad());
    Ok(())
}

#[test]
fn a_wrong_number_of_gradients_is_an_error() -> Result<()> {
    let x = leaf(&[1.0])?;
    let y = custom_function("Bad", &[&x], |_, inputs| Ok(vec![inputs[0].mul(1.0)?]), |_, _| Ok(vec![]))?;
    assert!(y[0].sum()?.backward().is_err());
    Ok(())
}

#[test]
fn handlers_see_the_calls_of_their_thread() -> Result<()> {
    let x = leaf(&[1.0, 2.0])?;
    let seen = Rc::new(RefCell::new(Vec::new()));
    let (for_below, for_top) = (Rc::clone(&seen), Rc::clone(&seen));
    let below = move |operator: &str, args: &[Value]| {
        for_below.borrow_mut().push(format!("below {operator}"));
        Handler::proceed(operator, args)
    };
    let top = move |operator: &str, args: &[Value]| {
        for_top.borrow_mut().push(operator.to_owned());
        Handler::proceed(if operator == "mul" { "add" } else { operator }, args)
    };
    let loss = with_handler(below, || with_handler(top, || x.mul(&x)?.sum()))???;
    assert_eq!(*seen.borrow(), ["mul", "below add", "sum", "below sum"]);
    assert_eq!(values(&loss)?, [6.0]);
    loss.backward()?; // recorded around the handlers, which changed the value
    assert_eq!(values(&x.grad()?.unwrap())?, [2.0, 4.0]);
    let failed = with_handler(|_, _| Err(Error::value("not today")), || x.exp())?;
    assert!(matches!(&failed, Err(e @ Error::Value(_)) if e.message().contains("not today")));
    assert!(with_handler(|_, _| Ok(vec![]), || x.exp())?.is_err());
    assert!(with_handler(|_, _| panic!("no"), || x.exp())?.is_err());
    assert_eq!(values(&x.mul(&x)?)?, [1.0, 4.0]);
    Ok(())
}

#[test]
fn wrappers_have_their_own_handler() -> Result<()> {
    let inside = Tensor::from_slice(&[3.0f64, 4.0], [2])?;
    let w = Tensor::wrapper(&[2], DType::Float64, Device::Cpu)?;
    let held = inside.to_send()?;
    w.set_handler(move |operator, args| {
        let inside = held.share()?;
        let args: Vec<Value> = args
            .iter()
            .map(|a| match a {
                Value::Tensor(_) => (&inside).into(),
                other => other.clone(),
            })
            .collect();
        Handler::proceed(operator, &args)
    })?;
    assert_eq!(values(&w.mul(&w)?)?, [9.0, 16.0]);
    w.clear_handler()?;
    assert!(w.mul(&w).and_then(|y| values(&y)).is_err());
    Ok(())
}

#[test]
fn nodes_stand_for_their_results() -> Result<()> {
    let x = leaf(&[1.0, 2.0])?;
    let y = x.mul(&x)?;
    let loss = y.mul(&y)?.sum()?;
    let node = y.grad_fn()?.unwrap();
    let edge = node.output(0)?;
    let g = grad(&[&loss], &[&edge], &[], &GradOptions::new())?;
    assert_eq!(values(g[0].as_ref().unwrap())?, [2.0, 8.0]);
    assert!(node.output(7).is_err());
    Ok(())
}

#[test]
fn custom_operators_are_callable_by_name() -> Result<()> {
    CustomOp::new("rust_tests::scaled(Tensor x, float factor=2.0) -> Tensor")?
        .forward(|args| Ok(vec![args[0].tensor()?.mul(args[1].number()?)?.into()]))
        .gradient(|args| {
            let (factor, gradient) = (args[1].number()?, args[3].tensor()?);
            Ok(vec![gradient.mul(factor)?.into(), evergrad::Value::None])
        })
        .register()?;
    let op = Operator::find("rust_tests::scaled")?;
    let x = leaf(&[1.0, 2.0])?;
    let y = op.call1(&[(&x).into()])?;
    assert_eq!(values(y.tensor()?)?, [2.0, 4.0]);
    let z = op.call1(&[(&x).into(), 5.0.into()])?;
    z.tensor()?.sum()?.backward()?;
    assert_eq!(values(&x.grad()?.unwrap())?, [5.0, 5.0]);
    assert!(op.call(&[1.0.into()]).is_err());
    let again = CustomOp::new("rust_tests::scaled(Tensor x) -> Tensor")?.forward(|_| Ok(vec![])).register();
    assert!(again.is_err());
    let w = op.call1(&[(&x).into()])?;
    op.unregister()?;
    assert!(matches!(op.call(&[(&x).into()]), Err(Error::NotFound(_))));
    assert!(Operator::find("rust_tests::scaled").is_err() && op.unregister().is_err());
    x.set_grad(None)?;
    w.tensor()?.sum()?.backward()?; // the graph has it still
    assert_eq!(values(&x.grad()?.unwrap())?, [2.0, 2.0]);
    assert!(matches!(Operator::find("add")?.unregister(), Err(Error::Value(_))));
    assert!(CustomOp::new("nonsense")?.forward(|_| Ok(vec![])).register().is_err());
    Ok(())
}

#[test]
fn inference_mode_records_nothing() -> Result<()> {
    let x = leaf(&[1.0])?;
    let y = inference_mode(|| x.mul(2.0))?;
    assert!(!y.is_requires_grad() && y.grad_fn_name()?.is_none());
    assert!(x.mul(2.0)?.is_requires_grad());
    Ok(())
}

#[test]
fn forward_mode_and_vmap_leave_their_levels() -> Result<()> {
    let x = Tensor::from_slice(&[1.0f64, 2.0], [2])?;
    assert!(jvp(|_| Err(Error::value("no")), &[&x], &[&x]).is_err());
    assert!(jvp(|x| Ok(vec![x[0].clone()]), &[&x], &[]).is_err());
    let (_, constant) = jvp(|_| Ok(vec![Tensor::scalar(1.0)?]), &[&x], &[&x])?;
    assert_eq!(constant[0].to_f64()?, 0.0);
    let rows = Tensor::from_slice(&[1.0f64, 2.0, 3.0, 4.0], [2, 2])?;
    assert!(vmap(|_| Err(Error::value("no")), &[&rows], Randomness::Error).is_err());
    assert!(vmap(|x| Ok(vec![x[0].clone()]), &[], Randomness::Error).is_err());
    // A Jacobian: the derivative in every direction at once.
    let jacobian = vmap(
        |v| {
            let (_, d) = jvp(|x| Ok(vec![x[0].mul(&x[0])?]), &[&x], &[&v[0]])?;
            Ok(d)
        },
        &[&evergrad::ops::eye_with(2, evergrad::ops::EyeOptions::new().dtype(evergrad::DType::Float64))?],
        Randomness::Error,
    )?;
    assert_eq!(jacobian[0].to_vec::<f64>()?, [2.0, 0.0, 0.0, 4.0]);
    Ok(())
}

#[test]
fn nodes_and_their_hooks() -> Result<()> {
    let x = leaf(&[1.0, 2.0])?;
    assert!(x.grad_fn()?.is_none());
    let y = x.exp()?;
    let node = y.grad_fn()?.unwrap();
    assert_eq!((node.name().as_str(), format!("{node:?}").as_str()), ("ExpBackward0", "<ExpBackward0>"));
    let next = node.next_functions()?;
    let (below, number) = next[0].as_ref().unwrap();
    assert!(below.variable()?.unwrap().is_same(&x) && *number == 0 && node.variable()?.is_none());
    assert!(*below != node && node == y.grad_fn()?.unwrap());
    assert!(x.mul(2.0)?.grad_fn()?.unwrap().sequence() > node.sequence());
    let seen = Rc::new(RefCell::new(Vec::new()));
    let (first, second) = (seen.clone(), seen.clone());
    let before = node.register_prehook(move |gradients| {
        first.borrow_mut().push("pre");
        Ok(Some(vec![Some(gradients[0].as_ref().unwrap().mul(2.0)?)]))
    })?;
    node.register_hook(move |inputs, outputs| {
        second.borrow_mut().push("post");
        assert_eq!((inputs.len(), outputs.len()), (1, 1));
        Ok(None)
    })?;
    let retain = GradOptions::new().retain_graph(true);
    y.sum()?.backward_with(None, &retain)?;
    let slopes = values(&y.detach()?)?;
    assert_eq!(values(&x.grad()?.unwrap())?, [2.0 * slopes[0], 2.0 * slopes[1]]);
    before.remove()?;
    x.set_grad(None)?;
    y.sum()?.backward()?;
    assert_eq!(values(&x.grad()?.unwrap())?, slopes);
    assert_eq!(*seen.borrow(), ["pre", "post", "post"]);
    Ok(())
}

struct Packed(Vec<f64>, Rc<Cell<i32>>);

impl Drop for Packed {
    fn drop(&mut self) {
        self.1.set(self.1.get() - 1);
    }
}

#[test]
fn saved_tensors_are_packed() -> Result<()> {
    let x = leaf(&[1.0, 2.0])?;
    let alive = Rc::new(Cell::new(0));
    let count = alive.clone();
    let y = saved_tensors_hooks(
        move |t| {
            count.set(count.get() + 1);
            Ok(Packed(t.to_vec()?, count.clone()))
        },
        |packed| Tensor::from_slice(&packed.0, [packed.0.len()])?.mul(10.0),
        || (&x * &x)?.sum(),
    )??;
    assert_eq!(alive.get(), 2);
    y.backward()?;
    assert_eq!(values(&x.grad()?.unwrap())?, [20.0, 40.0]);
    assert_eq!(alive.get(), 0);
    // No hooks any more, and failing ones report.
    x.exp()?.sum()?.backward()?;
    let full = |_: &Tensor| Err::<i32, _>(Error::io("full"));
    let failed = saved_tensors_hooks(full, |_| Err(Error::io("lost")), || x.exp())?;
    assert!(matches!(failed, Err(Error::Io(_))));
    let y = saved_tensors_hooks(|_| Ok(()), |_| Err(Error::io("lost")), || x.exp()?.sum())??;
    assert_eq!(y.backward().unwrap_err().message(), "lost");
    Ok(())
}

#[inline(never)]
fn root_of(x: &Tensor) -> Result<Tensor> {
    x.sqrt()
}

fn broken(x: &Tensor) -> Result<Tensor> {
    let y = custom_function("Broken", &[x], |_, x| Ok(vec![x[0].mul(2.0)?]), |_, _| Err(Error::key("today")))?;
    y[0].sum()
}

#[test]
fn anomalies_are_traced() -> Result<()> {
    let x = leaf(&[-1.0])?;
    let error = detect_anomaly(true, || root_of(&x)?.sum()?.backward())?.unwrap_err();
    assert!(error.message().contains("'SqrtBackward0' returned nan"), "{error}");
    assert!(error.message().contains("root_of"), "{error}");
    assert_eq!(broken(&x)?.backward().unwrap_err().message(), "today");
    let traced = detect_anomaly(false, || broken(&x)?.backward())?.unwrap_err();
    assert!(matches!(traced, Error::Key(_)), "{traced}");
    assert!(traced.message().starts_with("today\nError detected in Broken"), "{traced}");
    root_of(&x)?.sum()?.backward()
}

fn square_with(factor: f64) -> impl Fn(&[Tensor]) -> Result<Vec<Tensor>> {
    move |a| {
        custom_function(
            "Square",
            &[&a[0]],
            |context, a| {
                context.save_for_backward(&[a[0]]);
                Ok(vec![a[0].mul(a[0])?])
            },
            move |context, gradients| {
                let saved = context.saved_tensors()?[0].detach()?;
                Ok(vec![Some(gradients[0].as_ref().unwrap().mul(&saved)?.mul(factor)?)])
            },
        )
    }
}

#[test]
fn gradients_are_checked() -> Result<()> {
    let (x, y) = (leaf(&[0.3, -1.2])?, leaf(&[0.5])?);
    let check = GradCheck::new().forward_mode(true);
    let f = |a: &[Tensor]| Ok(vec![a[0].mul(&a[1])?.tanh()?, a[0].exp()?.sum()?, a[0].gt(0.0)?]);
    check.gradients(f, &[&x, &y])?;
    check.second_gradients(f, &[&x, &y])?;
    assert!(matches!(check.gradients(f, &[&x.detach()?, &y.detach()?]), Err(Error::Value(_))));
    let z = Tensor::from_slice(&[Complex::new(0.3, 2.0), Complex::new(-1.0, 0.7)], [2])?.requires_grad(true)?;
    check.gradients(|a| Ok(vec![a[0].mul(&a[0])?, a[0].abs()?, a[0].conj()?.exp()?]), &[&z])?;
    check.second_gradients(|a| Ok(vec![a[0].mul(&a[0])?]), &[&z])?;
    let plain = GradCheck::new();
    let error = plain.gradients(square_with(2.01), &[&x]).unwrap_err();
    assert!(error.message().contains("output 0 with respect to input 0"), "{error}");
    GradCheck::new().tolerance(0.1, 0.1).gradients(square_with(2.01), &[&x])?;
    plain.gradients(square_with(2.0), &[&x])?;
    // Its gradient goes past the graph.
    assert!(matches!(plain.second_gradients(square_with(2.0), &[&x]), Err(Error::Assertion(_))));
    Ok(())
}

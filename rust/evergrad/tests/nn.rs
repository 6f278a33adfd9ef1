//! Modules, losses, optimizers, initialisation, state dicts and files.
use std::cell::RefCell;
use std::rc::Rc;

use evergrad::nn::*;
use evergrad::optim::{Adam, AdamW, Sgd};
use evergrad::{init, manual_seed, no_grad, ops, DType, Dict, Error, Result, Tensor, Value};

fn scratch(name: &str) -> std::path::PathBuf {
    std::env::temp_dir().join(format!("evergrad-rust-{}-{name}", std::process::id()))
}

#[test]
fn layers_have_the_shapes_they_should() -> Result<()> {
    let image = ops::rand([2, 3, 8, 8])?;
    let conv = Conv2d::with(3, 4, 3, Conv2dOptions::new().padding(1).bias(false))?;
    assert_eq!(conv.forward(&image)?.shape(), [2, 4, 8, 8]);
    assert_eq!(conv.named_parameters()?.keys(), ["weight"]);
    assert_eq!(Conv2d::new(3, 4, [3, 5])?.forward(&image)?.shape(), [2, 4, 6, 4]);
    assert_eq!(Conv1d::new(3, 4, 3)?.forward(&ops::rand([2, 3, 10])?)?.shape(), [2, 4, 8]);
    assert_eq!(MaxPool2d::new(2)?.forward(&image)?.shape(), [2, 3, 4, 4]);
    assert_eq!(AvgPool2d::with(2, AvgPool2dOptions::new().stride(1))?.forward(&image)?.shape(), [2, 3, 7, 7]);
    assert_eq!(Flatten::new()?.forward(&image)?.shape(), [2, 192]);
    assert_eq!(LayerNorm::new([8, 8])?.forward(&image)?.shape(), [2, 3, 8, 8]);
    assert_eq!(BatchNorm2d::new(3)?.forward(&image)?.shape(), [2, 3, 8, 8]);
    assert_eq!(BatchNorm1d::new(4)?.forward(&ops::rand([5, 4])?)?.shape(), [5, 4]);
    let table = Embedding::new(10, 4)?;
    assert_eq!(table.forward(&Tensor::from_slice(&[1i64, 2], [2])?)?.shape(), [2, 4]);
    for layer in [
        &Relu::new()? as &dyn Module,
        &Gelu::new()?,
        &Silu::new()?,
        &Sigmoid::new()?,
        &Tanh::new()?,
        &Softmax::new(1)?,
        &Dropout::new(0.5)?,
    ] {
        assert_eq!(layer.forward(&image)?.shape(), image.shape(), "{:?}", layer.base());
    }
    Ok(())
}

#[test]
fn convolutions_pad_in_every_mode() -> Result<()> {
    let values: Vec<f32> = (0..12u8).map(f32::from).collect();
    let image = Tensor::from_slice(&values, [1, 1, 3, 4])?;
    let taps = Tensor::from_slice(&[1.0f32, 2.0, 3.0, 4.0, 5.0, 6.0], [1, 1, 2, 3])?;
    let check = |options: Conv2dOptions, expected: &[f32]| -> Result<()> {
        let conv = Conv2d::with(1, 1, [2, 3], options.bias(false))?;
        no_grad(|| conv.tensor("weight")?.unwrap().copy_(&taps))?;
        assert_eq!(conv.forward(&image)?.to_vec::<f32>()?, expected);
        Ok(())
    };
    let new = Conv2dOptions::new;
    check(
        new().padding([1, 2]).padding_mode("circular"),
        &[
            79., 72., 73., 94., 79., 72., 91., 84., 85., 106., 91., 84., 175., 168., 169., 190., 175., 168., 79., 72.,
            73., 94., 79., 72.,
        ],
    )?;
    let same = [74., 85., 106., 109., 158., 169., 190., 193., 122., 133., 154., 157.];
    check(new().padding("same").padding_mode("reflect"), &same)?;
    let same = [69., 85., 106., 118., 153., 169., 190., 202., 177., 193., 214., 226.];
    check(new().padding("same").padding_mode("replicate"), &same)?;
    check(new().padding("valid"), &[85., 106., 169., 190.])?;
    assert!(Conv2d::with(1, 1, 3, new().padding_mode("mirror")).is_err());
    Ok(())
}

#[test]
fn pooling_gives_indices() -> Result<()> {
    let image = Tensor::from_slice(&[1.0f32, 5., 3., 2., 4., 0., 9., 8.], [1, 1, 2, 4])?;
    let pool = MaxPool2d::with(2, MaxPool2dOptions::new().return_indices(true))?;
    let out = pool.base().forward_all(&[&image], 2)?;
    assert_eq!(out[0].to_vec::<f32>()?, [5., 9.]);
    assert_eq!(out[1].to_vec::<i64>()?, [1, 6]);
    assert!(pool.forward(&image).is_err());
    Ok(())
}

#[test]
fn linear_computes_and_trains() -> Result<()> {
    manual_seed(0)?;
    let layer = Linear::new(2, 1)?;
    let weight = layer.tensor("weight")?.unwrap();
    assert!(weight.is_requires_grad());
    no_grad(|| -> Result<()> {
        weight.fill_(2.0)?;
        layer.tensor("bias")?.unwrap().fill_(1.0)
    })?;
    let x = Tensor::from_slice(&[1.0f32, 2.0], [1, 2])?;
    let y = layer.forward(&x)?;
    assert_eq!(y.to_vec::<f32>()?, [7.0]);
    let optimizer = Sgd::new(0.1).build(&layer.parameters()?)?;
    MseLoss::new()?.forward(&y, &ops::zeros([1, 1])?)?.backward()?;
    optimizer.step()?;
    let stepped = weight.to_vec::<f32>()?;
    assert!((stepped[0] - 0.6).abs() < 1e-5 && (stepped[1] + 0.8).abs() < 1e-5, "{stepped:?}");
    optimizer.zero_grad()?;
    assert!(weight.grad()?.is_none());
    Ok(())
}

#[test]
fn losses() -> Result<()> {
    let logits = Tensor::from_slice(&[1.0f32, 2.0, 3.0, 1.0], [2, 2])?;
    let classes = Tensor::from_slice(&[0i64, 1], [2])?;
    let loss = CrossEntropyLoss::new()?.forward(&logits, &classes)?.to_f64()?;
    assert!((loss - 1.720_094_9).abs() < 1e-5, "{loss}");
    let log = logits.log_softmax(1)?;
    assert!((NllLoss::new()?.forward(&log, &classes)?.to_f64()? - loss).abs() < 1e-6);
    let each = CrossEntropyLoss::with(CrossEntropyLossOptions::new().reduction("none"))?;
    assert_eq!(each.forward(&logits, &classes)?.shape(), [2]);
    let binary = BceWithLogitsLoss::new()?.forward(&logits, &ops::ones([2, 2])?)?.to_f64()?;
    assert!(binary > 0.0 && binary < 1.0);
    Ok(())
}

struct Scale {
    base: Base,
}

impl Scale {
    fn new(factor: f32) -> Result<Scale> {
        let base = Base::new("Scale")?;
        base.set_parameter("factor", Some(&Tensor::from_slice(&[factor], [1])?.requires_grad(true)?))?;
        base.set_buffer("calls", Some(&ops::zeros([1])?), true)?;
        Ok(Scale { base })
    }
}

impl Module for Scale {
    fn base(&self) -> &Base {
        &self.base
    }

    fn forward(&self, x: &Tensor) -> Result<Tensor> {
        no_grad(|| self.base.tensor("calls")?.unwrap().add_(1.0))?;
        x * &self.base.tensor("factor")?.unwrap()
    }
}

#[test]
fn modules_of_our_own_take_part_in_the_tree() -> Result<()> {
    let model = Sequential::new()?.add(Scale::new(3.0)?)?.add(Relu::new()?)?;
    let y = model.forward(&Tensor::from_slice(&[1.0f32, -1.0], [2])?)?;
    assert_eq!(y.to_vec::<f32>()?, [3.0, 0.0]);
    y.sum()?.backward()?;
    assert_eq!(model.named_parameters()?.get("0.factor")?.grad()?.unwrap().to_vec::<f32>()?, [1.0]);
    assert_eq!(model.state_dict()?.keys(), ["0.factor", "0.calls"]);
    assert_eq!(model.named_buffers()?.get("0.calls")?.to_f64()?, 1.0);
    assert!(model.is_training());
    model.eval()?;
    assert!(model.children().iter().all(|m| !m.is_training()));
    model.to(Some(DType::Float64), None)?;
    assert_eq!(model.parameters()?[0].dtype(), DType::Float64);
    Ok(())
}

#[test]
fn hooks_of_modules() -> Result<()> {
    let seen = Rc::new(RefCell::new(Vec::new()));
    let x = Tensor::from_slice(&[1.0f32], [1])?;
    let module = Scale::new(2.0)?;
    let before = module.register_forward_pre_hook(|input| Ok(Some(input.add(1.0)?)))?;
    let log = seen.clone();
    let after = module.register_forward_hook(move |_, output| {
        log.borrow_mut().push(output.to_f64()?);
        Ok(None)
    })?;
    assert_eq!(module.call(&x)?.to_f64()?, 4.0);
    assert_eq!(*seen.borrow(), [4.0]);
    before.remove()?;
    after.remove()?;
    assert_eq!(module.call(&x)?.to_f64()?, 2.0);
    assert_eq!(seen.borrow().len(), 1);
    Ok(())
}

#[test]
fn a_panic_in_a_module_is_an_error() -> Result<()> {
    struct Bad(Base);
    impl Module for Bad {
        fn base(&self) -> &Base {
            &self.0
        }
        fn forward(&self, _: &Tensor) -> Result<Tensor> {
            panic!("not today")
        }
    }
    let model = Sequential::new()?.add(Bad(Base::new("Bad")?))?;
    let error = model.forward(&ops::ones([1])?).unwrap_err();
    assert!(error.message().contains("not today"), "{error:?}");
    Ok(())
}

#[test]
fn lists_of_modules() -> Result<()> {
    let list = ModuleList::new()?.add(Linear::new(2, 2)?)?.add(Linear::new(2, 2)?)?;
    assert_eq!(list.parameters()?.len(), 4);
    let mut x = ops::ones([1, 2])?;
    for module in list.iter() {
        x = module.forward(&x)?;
    }
    assert_eq!(x.shape(), [1, 2]);
    assert!(list.get(2).is_err() && list.forward(&x).is_err());
    Ok(())
}

#[test]
fn optimizers_keep_state_and_options() -> Result<()> {
    let p = Tensor::from_slice(&[1.0f32], [1])?.requires_grad(true)?;
    let optimizer = Adam::new(0.1).betas((0.8, 0.9)).build(&[&p])?;
    assert!(optimizer.state(&p)?.is_none());
    p.mul(2.0)?.sum()?.backward()?;
    optimizer.step()?;
    assert!((p.to_vec::<f32>()?[0] - 0.9).abs() < 1e-5);
    assert!(optimizer.state(&p)?.unwrap().keys().contains(&"exp_avg".to_owned()));
    assert_eq!(optimizer.option(0, "lr")?.number()?, 0.1);
    optimizer.set_option(0, "lr", 0.5)?;
    assert_eq!(optimizer.option(0, "lr")?.number()?, 0.5);
    assert!(optimizer.option(0, "no_such").is_err());
    assert!(optimizer.option(9, "lr").is_err());
    let other = Tensor::from_slice(&[1.0f32], [1])?.requires_grad(true)?;
    optimizer.add_group(&[&other], &[("lr", Value::Float(0.01))])?;
    assert_eq!(optimizer.group_count(), 2);
    assert!(AdamW::new(-1.0).build(&[&p]).is_err());
    Ok(())
}

#[test]
fn a_network_learns() -> Result<()> {
    manual_seed(0)?;
    let model = Sequential::new()?.add(Linear::new(2, 16)?)?.add(Tanh::new()?)?.add(Linear::new(16, 1)?)?;
    let x = Tensor::from_slice(&[0.0f32, 0.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0], [4, 2])?;
    let y = Tensor::from_slice(&[0.0f32, 1.0, 1.0, 0.0], [4, 1])?;
    let optimizer = AdamW::new(0.05).build(&model.parameters()?)?;
    let loss_of = MseLoss::new()?;
    let mut last = f64::INFINITY;
    for _ in 0..200 {
        optimizer.zero_grad()?;
        let loss = loss_of.forward(&model.forward(&x)?, &y)?;
        loss.backward()?;
        optimizer.step()?;
        last = loss.to_f64()?;
    }
    assert!(last < 1e-2, "{last}");
    Ok(())
}

#[test]
fn initialisation() -> Result<()> {
    manual_seed(0)?;
    let t = ops::empty([100, 100])?;
    init::uniform(&t, 2.0, 3.0)?;
    let mean = t.mean()?.to_f64()?;
    assert!((2.4..2.6).contains(&mean), "{mean}");
    init::constant(&t, 4.0)?;
    assert_eq!(t.sum()?.to_f64()?, 40_000.0);
    init::zeros(&t)?;
    assert_eq!(t.sum()?.to_f64()?, 0.0);
    init::kaiming_normal(&t, 0.0, "fan_in", "relu")?;
    init::xavier_uniform(&t, 1.0)?;
    assert!(init::init("no_such", &t, &[]).is_err());
    Ok(())
}

#[test]
fn files_round_trip_and_damage_is_noticed() -> Result<()> {
    let path = scratch("model.safetensors");
    let model = Linear::new(3, 2)?;
    let dict = model.state_dict()?;
    dict.set_metadata("made", "here")?;
    dict.save(&path)?;
    let loaded = Dict::load(&path)?;
    assert_eq!((loaded.keys(), loaded.metadata("made")?), (dict.keys(), Some("here".to_owned())));
    let other = Linear::new(3, 2)?;
    other.load_state_dict(&loaded)?;
    let x = ops::rand([4, 3])?;
    assert_eq!(model.forward(&x)?.to_vec::<f32>()?, other.forward(&x)?.to_vec::<f32>()?);
    assert!(matches!(loaded.get("nothing"), Err(Error::Key(_))));
    let error = Linear::new(4, 2)?.load_state_dict(&loaded).unwrap_err();
    assert!(matches!(error, Error::Runtime(_)) && error.message().contains("weight"), "{error}");
    let bytes = std::fs::read(&path)?;
    for cut in [0, 4, 8, 20, bytes.len() - 1] {
        std::fs::write(&path, &bytes[..cut])?;
        assert!(Dict::load(&path).is_err(), "{cut} bytes");
    }
    std::fs::remove_file(&path)?;
    assert!(Dict::load(&path).is_err());
    Ok(())
}

//! Reads handwritten digits: trains a small convolutional network and a perceptron on the 1,797 8x8 images of the UCI set.
//!
//!     digits [--data digits.bin] [--model cnn|mlp|both] [--epochs N] [--save FILE] [--load FILE]
//!
//! One line an epoch: the mean loss of its batches, and the accuracy on the quarter that is held out. `--save` writes the
//! weights of the (last) model; `--load` reads them instead of training and prints the logits of the first test image.
use std::path::PathBuf;
use std::process::ExitCode;

use evergrad::nn::{Conv2d, Conv2dOptions, Flatten, Linear, MaxPool2d, Module, Relu, Sequential};
use evergrad::optim::Adam;
use evergrad::{no_grad, ops, Dict, Error, Result, Tensor};

const PIXELS: usize = 64;
const BATCH: i64 = 32;

struct Data {
    train: (Tensor, Tensor),
    test: (Tensor, Tensor),
}

/// The file holds the images (64 bytes each, 0 to 16), then the labels (one byte each).
fn read_data(path: &PathBuf) -> Result<Data> {
    let bytes = std::fs::read(path).map_err(|e| Error::io(format!("{}: {e}", path.display())))?;
    let count = bytes.len() / (PIXELS + 1);
    if count == 0 || bytes.len() % (PIXELS + 1) != 0 {
        return Err(Error::io(format!("{} is not a file of digits", path.display())));
    }
    let (images, labels) = bytes.split_at(count * PIXELS);
    let part = |test: bool| -> Result<(Tensor, Tensor)> {
        let chosen: Vec<usize> = (0..count).filter(|i| (i % 4 == 3) == test).collect();
        let pixels: Vec<f32> = chosen
            .iter()
            .flat_map(|&i| images[i * PIXELS..(i + 1) * PIXELS].iter().map(|&p| f32::from(p) / 16.0))
            .collect();
        let classes: Vec<i64> = chosen.iter().map(|&i| i64::from(labels[i])).collect();
        let n = chosen.len();
        Ok((Tensor::from_vec(pixels, [n, PIXELS])?, Tensor::from_vec(classes, [n])?))
    };
    Ok(Data { train: part(false)?, test: part(true)? })
}

fn cnn() -> Result<Sequential> {
    let padded = || Conv2dOptions::new().padding(1);
    Sequential::new()?
        .add(Conv2d::with(1, 16, 3, padded())?)?
        .add(Relu::new()?)?
        .add(MaxPool2d::new(2)?)?
        .add(Conv2d::with(16, 32, 3, padded())?)?
        .add(Relu::new()?)?
        .add(MaxPool2d::new(2)?)?
        .add(Flatten::new()?)?
        .add(Linear::new(128, 10)?)
}

fn mlp() -> Result<Sequential> {
    Sequential::new()?.add(Linear::new(64, 256)?)?.add(Relu::new()?)?.add(Linear::new(256, 10)?)
}

fn accuracy(model: &Sequential, images: &Tensor, labels: &Tensor) -> Result<f64> {
    model.eval()?;
    let right = no_grad(|| {
        let classes = model.forward(images)?.argmax_with(ops::ArgmaxOptions::new().dim(1))?;
        classes.eq(labels)?.sum()?.to_f64()
    })?;
    model.train(true)?;
    Ok(right / labels.numel() as f64)
}

fn train(name: &str, model: &Sequential, lr: f64, epochs: usize, data: &Data) -> Result<()> {
    let (images, labels) = &data.train;
    let (test_images, test_labels) = &data.test;
    let optimizer = Adam::new(lr).build(&model.parameters()?)?;
    let count = images.size(0)?;
    for epoch in 1..=epochs {
        let order = ops::randperm(count)?;
        let (mut total, mut batches) = (0.0, 0);
        let mut start = 0;
        while start < count {
            let batch = order.narrow(0, start, BATCH.min(count - start))?;
            let (x, y) = (images.index_select(0, &batch)?, labels.index_select(0, &batch)?);
            optimizer.zero_grad()?;
            let loss = ops::cross_entropy(&model.forward(&x)?, &y)?;
            loss.backward()?;
            optimizer.step()?;
            total += loss.to_f64()?;
            batches += 1;
            start += BATCH;
        }
        let accuracy = accuracy(model, test_images, test_labels)?;
        println!("{name} epoch {epoch} loss {:.6} accuracy {accuracy:.4}", total / f64::from(batches));
    }
    Ok(())
}

fn print_logits(model: &Sequential, images: &Tensor) -> Result<()> {
    model.eval()?;
    let logits = no_grad(|| model.forward(&images.narrow(0, 0, 1)?))?.to_vec::<f32>()?;
    let text: Vec<String> = logits.iter().map(|v| format!("{v:.6}")).collect();
    println!("logits {}", text.join(" "));
    Ok(())
}

struct Options {
    data: PathBuf,
    model: String,
    epochs: usize,
    save: Option<PathBuf>,
    load: Option<PathBuf>,
}

fn parse() -> Result<Options> {
    let mut options = Options {
        data: PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../capi/examples/digits.bin"),
        model: "both".to_owned(),
        epochs: 20,
        save: None,
        load: None,
    };
    let mut args = std::env::args().skip(1);
    while let Some(flag) = args.next() {
        let value = args.next().ok_or_else(|| Error::value(format!("{flag} needs a value")))?;
        match flag.as_str() {
            "--data" => options.data = value.into(),
            "--model" => options.model = value,
            "--epochs" => options.epochs = value.parse().map_err(|_| Error::value("--epochs needs a number"))?,
            "--save" => options.save = Some(value.into()),
            "--load" => options.load = Some(value.into()),
            _ => return Err(Error::value(format!("unknown flag {flag}"))),
        }
    }
    if !["cnn", "mlp", "both"].contains(&options.model.as_str()) {
        return Err(Error::value("--model is cnn, mlp or both"));
    }
    Ok(options)
}

fn run() -> Result<()> {
    let options = parse()?;
    let mut data = read_data(&options.data)?;
    let flat = data;
    data = Data {
        train: (flat.train.0.reshape([-1, 1, 8, 8])?, flat.train.1.clone()),
        test: (flat.test.0.reshape([-1, 1, 8, 8])?, flat.test.1.clone()),
    };
    for name in ["cnn", "mlp"] {
        if options.model != name && options.model != "both" {
            continue;
        }
        evergrad::manual_seed(0)?;
        let (model, lr, data) = if name == "cnn" { (cnn()?, 5e-3, &data) } else { (mlp()?, 1e-2, &flat) };
        if let Some(path) = &options.load {
            model.load_state_dict(&Dict::load(path)?)?;
            print_logits(&model, &data.test.0)?;
            continue;
        }
        train(name, &model, lr, options.epochs, data)?;
        if let Some(path) = &options.save {
            model.state_dict()?.save(path)?;
        }
    }
    Ok(())
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("digits: {error}");
            ExitCode::FAILURE
        }
    }
}

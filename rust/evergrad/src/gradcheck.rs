//! Derivatives against finite differences, for tests of functions and operators of one's own.
use crate::autograd::{grad, GradOptions};
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::modes::{enable_grad, no_grad};
use crate::ops;
use crate::transforms::jvp;
use crate::Tensor;

/// Compares derivatives with finite differences. Every element of every input that requires a gradient is moved a
/// little both ways, complex ones along both parts. The inputs should be float64 or complex128: less precise ones drown
/// in rounding.
///
/// ```
/// # fn main() -> evergrad::Result<()> {
/// use evergrad::{GradCheck, Tensor};
/// let x = Tensor::from_slice(&[0.5f64, 2.0], [2])?.requires_grad(true)?;
/// let check = GradCheck::new().forward_mode(true);
/// check.gradients(|x| Ok(vec![x[0].tanh()?]), &[&x])?;
/// check.second_gradients(|x| Ok(vec![x[0].tanh()?]), &[&x])?;
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct GradCheck {
    step: f64,
    absolute: f64,
    relative: f64,
    forward: bool,
}

impl Default for GradCheck {
    fn default() -> GradCheck {
        GradCheck { step: 1e-6, absolute: 1e-5, relative: 1e-3, forward: false }
    }
}

impl GradCheck {
    /// A step of 1e-6, and tolerances of 1e-5 absolute and 1e-3 relative.
    pub fn new() -> GradCheck {
        GradCheck::default()
    }

    /// How far each element is moved.
    pub fn step(mut self, step: f64) -> GradCheck {
        self.step = step;
        self
    }

    /// How far the two may be apart: `absolute + relative * |numerical|`.
    pub fn tolerance(mut self, absolute: f64, relative: f64) -> GradCheck {
        (self.absolute, self.relative) = (absolute, relative);
        self
    }

    /// Whether forward mode is checked as well.
    pub fn forward_mode(mut self, on: bool) -> GradCheck {
        self.forward = on;
        self
    }

    /// Checks the gradients of `f`. A derivative that differs is an [`Error::Assertion`] that says which.
    pub fn gradients(&self, f: impl Fn(&[Tensor]) -> Result<Vec<Tensor>>, inputs: &[&Tensor]) -> Result<()> {
        let inputs: Vec<Tensor> = inputs.iter().map(|&t| t.clone()).collect();
        self.compare(&|x| differentiable(f(x)?), &inputs)
    }

    /// Checks the gradients of the gradients of `f`, for random gradients of its results.
    pub fn second_gradients(&self, f: impl Fn(&[Tensor]) -> Result<Vec<Tensor>>, inputs: &[&Tensor]) -> Result<()> {
        let n = inputs.len();
        let mut all: Vec<Tensor> = inputs.iter().map(|&t| t.clone()).collect();
        for result in differentiable(f(&all)?)? {
            all.push(ops::randn_like(&result.detach()?)?.requires_grad(true)?);
        }
        let gradient = |args: &[Tensor]| {
            // Views, so that an input may be a result as well.
            let x = args[..n]
                .iter()
                .map(|t| if t.is_requires_grad() { t.view_as(t) } else { Ok(t.clone()) })
                .collect::<Result<Vec<_>>>()?;
            let wanted: Vec<&Tensor> = x.iter().filter(|t| t.is_requires_grad()).collect();
            let results = differentiable(f(&x)?)?;
            let starts: Vec<Option<&Tensor>> = args[n..].iter().map(Some).collect();
            let options = GradOptions::new().create_graph(true).allow_unused(true);
            let found = grad(&results.iter().collect::<Vec<_>>(), &wanted, &starts, &options)?;
            Ok(found.into_iter().flatten().collect())
        };
        self.compare(&|args| enable_grad(|| gradient(args)), &all)
    }

    fn compare(&self, f: &dyn Fn(&[Tensor]) -> Result<Vec<Tensor>>, inputs: &[Tensor]) -> Result<()> {
        let wanted: Vec<usize> = (0..inputs.len()).filter(|&i| inputs[i].is_requires_grad()).collect();
        if wanted.is_empty() {
            return Err(Error::value("none of the inputs requires a gradient"));
        }
        let rows = jacobian(&f(inputs)?, inputs, &wanted)?;
        for (w, &i) in wanted.iter().enumerate() {
            let x = numbers(&inputs[i])?;
            for c in 0..x.len() {
                let moved = |by: f64| {
                    let mut there = x.clone();
                    there[c] += by;
                    let args = with(inputs, i, like(&inputs[i], &there)?.requires_grad(true)?);
                    no_grad(|| f(&args))?.iter().map(numbers).collect::<Result<Vec<_>>>()
                };
                let (high, low) = (moved(self.step)?, moved(-self.step)?);
                let tangents = if self.forward { Some(forward(f, inputs, i, c, x.len())?) } else { None };
                let mut row = 0;
                for (k, (high, low)) in high.iter().zip(&low).enumerate() {
                    for (r, (high, low)) in high.iter().zip(low).enumerate() {
                        let numerical = (high - low) / (2.0 * self.step);
                        self.judge("backward", k, i, numerical, rows[row][w][c])?;
                        if let Some(tangents) = &tangents {
                            self.judge("forward mode", k, i, numerical, tangents[k][r])?;
                        }
                        row += 1;
                    }
                }
            }
        }
        Ok(())
    }

    fn judge(&self, mode: &str, result: usize, input: usize, numerical: f64, analytical: f64) -> Result<()> {
        let near = (analytical - numerical).abs() <= self.absolute + self.relative * numerical.abs();
        if near {
            return Ok(());
        }
        Err(Error::assertion(format!(
            "Jacobian mismatch in {mode} for output {result} with respect to input {input}: \
             numerical {numerical}, analytical {analytical}"
        )))
    }
}

fn differentiable(results: Vec<Tensor>) -> Result<Vec<Tensor>> {
    Ok(results.into_iter().filter(|t| t.dtype().is_floating_point() || t.dtype().is_complex()).collect())
}

/// The elements as real numbers: complex ones are two.
fn numbers(t: &Tensor) -> Result<Vec<f64>> {
    let plain = t.detach()?;
    let real = if plain.dtype().is_complex() { ops::view_as_real(&plain.resolve_conj()?)? } else { plain };
    real.to_dtype(DType::Float64)?.to_vec()
}

/// A tensor of these numbers with the shape and dtype of another.
fn like(t: &Tensor, numbers: &[f64]) -> Result<Tensor> {
    let mut shape = t.shape();
    if !t.dtype().is_complex() {
        return Tensor::from_slice(numbers, &shape[..])?.to_dtype(t.dtype());
    }
    shape.push(2);
    ops::view_as_complex(&Tensor::from_slice(numbers, &shape[..])?)?.to_dtype(t.dtype())
}

fn unit(t: &Tensor, at: usize, length: usize) -> Result<Tensor> {
    let mut numbers = vec![0.0; length];
    numbers[at] = 1.0;
    like(t, &numbers)
}

fn with(inputs: &[Tensor], i: usize, other: Tensor) -> Vec<Tensor> {
    let mut args = inputs.to_vec();
    args[i] = other;
    args
}

/// For each number of the results, the derivatives by each input's numbers.
fn jacobian(results: &[Tensor], inputs: &[Tensor], wanted: &[usize]) -> Result<Vec<Vec<Vec<f64>>>> {
    let xs: Vec<&Tensor> = wanted.iter().map(|&i| &inputs[i]).collect();
    let options = GradOptions::new().retain_graph(true).allow_unused(true);
    let mut rows = Vec::new();
    for y in results {
        let n = y.numel() * if y.dtype().is_complex() { 2 } else { 1 };
        for r in 0..n {
            let gradients = if y.is_requires_grad() {
                grad(&[y], &xs, &[Some(&unit(y, r, n)?)], &options)?
            } else {
                vec![None; xs.len()]
            };
            let row = gradients.into_iter().zip(&xs).map(|(g, x)| match g {
                Some(g) => numbers(&g),
                None => numbers(&ops::zeros_like(x)?),
            });
            rows.push(row.collect::<Result<_>>()?);
        }
    }
    Ok(rows)
}

/// The derivatives of the results along one number of an input.
fn forward(
    f: &dyn Fn(&[Tensor]) -> Result<Vec<Tensor>>,
    inputs: &[Tensor],
    i: usize,
    at: usize,
    length: usize,
) -> Result<Vec<Vec<f64>>> {
    let direction = unit(&inputs[i], at, length)?;
    let (_, tangents) = jvp(|dual| f(&with(inputs, i, dual[0].clone())), &[&inputs[i]], &[&direction])?;
    tangents.iter().map(numbers).collect()
}

//! Forward-mode derivatives and mapping over a batch.
use std::ptr;

use evergrad_sys as sys;

use crate::error::{check, Error, Result};
use crate::ops;
use crate::Tensor;

/// Leaves a level of forward mode or vmap, also when the closure fails or panics.
struct Level(i32, unsafe extern "C" fn(i32) -> *mut sys::eg_status);

impl Drop for Level {
    fn drop(&mut self) {
        // Levels nest as the closures do, so leaving in order cannot fail.
        let left = check(unsafe { (self.1)(self.0) });
        debug_assert!(left.is_ok());
    }
}

/// The results of `f`, and their derivatives in the direction of `tangents`, in one forward pass. A result that does not
/// depend on the inputs has a zero derivative.
///
/// ```
/// # fn main() -> evergrad::Result<()> {
/// use evergrad::{jvp, Tensor};
/// let x = Tensor::from_slice(&[2.0f64, 3.0], [2])?;
/// let v = Tensor::from_slice(&[1.0f64, 10.0], [2])?;
/// let (y, dy) = jvp(|x| Ok(vec![x[0].mul(&x[0])?]), &[&x], &[&v])?;
/// assert_eq!(y[0].to_vec::<f64>()?, [4.0, 9.0]);
/// assert_eq!(dy[0].to_vec::<f64>()?, [4.0, 60.0]);
/// # Ok(())
/// # }
/// ```
pub fn jvp(
    f: impl FnOnce(&[Tensor]) -> Result<Vec<Tensor>>,
    primals: &[&Tensor],
    tangents: &[&Tensor],
) -> Result<(Vec<Tensor>, Vec<Tensor>)> {
    if primals.len() != tangents.len() {
        let (n, m) = (primals.len(), tangents.len());
        return Err(Error::value(format!("jvp: got {n} primals and {m} tangents")));
    }
    let mut level = 0;
    check(unsafe { sys::eg_forward_enter(&mut level) })?;
    let _leave = Level(level, sys::eg_forward_exit);
    let duals = primals
        .iter()
        .zip(tangents)
        .map(|(p, t)| Tensor::made(|out| unsafe { sys::eg_make_dual(p.as_ptr(), t.as_ptr(), level, out) }))
        .collect::<Result<Vec<_>>>()?;
    let (mut values, mut derivatives) = (Vec::new(), Vec::new());
    for result in f(&duals)? {
        let mut tangent = ptr::null_mut();
        let value = Tensor::made(|out| unsafe { sys::eg_unpack_dual(result.as_ptr(), level, out, &mut tangent) })?;
        let tangent = unsafe { Tensor::own_raw(tangent) };
        derivatives.push(match tangent {
            Some(tangent) => tangent,
            None => ops::zeros_like(&value)?,
        });
        values.push(value);
    }
    Ok((values, derivatives))
}

/// What random operators do inside [`vmap`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Randomness {
    /// They are refused.
    #[default]
    Error,
    /// Each slice draws its own numbers.
    Different,
    /// All slices get the same numbers.
    Same,
}

/// Calls `f` once for all slices of the inputs along dimension 0, as if it were called for each; the results are stacked
/// along dimension 0.
///
/// ```
/// # fn main() -> evergrad::Result<()> {
/// use evergrad::{vmap, Randomness, Tensor};
/// let rows = Tensor::from_slice(&[1.0f32, 2.0, 3.0, 4.0], [2, 2])?;
/// let sums = vmap(|row| Ok(vec![row[0].sum()?]), &[&rows], Randomness::Error)?;
/// assert_eq!(sums[0].to_vec::<f32>()?, [3.0, 7.0]);
/// # Ok(())
/// # }
/// ```
pub fn vmap(
    f: impl FnOnce(&[Tensor]) -> Result<Vec<Tensor>>,
    inputs: &[&Tensor],
    randomness: Randomness,
) -> Result<Vec<Tensor>> {
    let size = inputs.first().ok_or_else(|| Error::value("vmap: no inputs"))?.size(0)?;
    let mut level = 0;
    check(unsafe { sys::eg_vmap_enter(size, randomness as i32, &mut level) })?;
    let _leave = Level(level, sys::eg_vmap_exit);
    let slices = inputs
        .iter()
        .map(|t| Tensor::made(|out| unsafe { sys::eg_vmap_wrap(t.as_ptr(), 0, level, out) }))
        .collect::<Result<Vec<_>>>()?;
    f(&slices)?.iter().map(|t| Tensor::made(|out| unsafe { sys::eg_vmap_unwrap(t.as_ptr(), 0, level, out) })).collect()
}

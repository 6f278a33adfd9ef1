//! Conversions to and from ndarray's arrays (feature `ndarray`).
use ndarray::{Array, ArrayD, ArrayView, Dimension, IxDyn};

use crate::dtype::Element;
use crate::error::{Error, Result};
use crate::Tensor;

impl Tensor {
    /// Copies an array or a view of one.
    pub fn from_ndarray<T: Element, D: Dimension>(array: ArrayView<'_, T, D>) -> Result<Tensor> {
        let shape = array.shape().to_vec();
        match array.as_slice() {
            Some(data) => Tensor::from_slice(data, &shape),
            None => Tensor::from_vec(array.iter().copied().collect(), &shape),
        }
    }

    /// Takes an array over, without a copy when it is in row-major order.
    pub fn from_ndarray_owned<T: Element, D: Dimension>(array: Array<T, D>) -> Result<Tensor> {
        if !array.is_standard_layout() {
            return Tensor::from_ndarray(array.view());
        }
        let shape = array.shape().to_vec();
        let n = array.len();
        let (data, offset) = array.into_raw_vec_and_offset();
        match offset {
            None | Some(0) if data.len() == n => Tensor::from_vec(data, &shape),
            offset => {
                let start = offset.unwrap_or(0);
                let part = data.get(start..start + n).ok_or_else(|| Error::value("the array's memory is too short"))?;
                Tensor::from_slice(part, &shape)
            }
        }
    }

    /// Copies the elements into an array.
    pub fn to_ndarray<T: Element>(&self) -> Result<ArrayD<T>> {
        let shape = self.shape().iter().map(|&n| usize::try_from(n)).collect::<std::result::Result<Vec<_>, _>>()?;
        ArrayD::from_shape_vec(IxDyn(&shape), self.to_vec()?).map_err(|e| Error::value(e.to_string()))
    }
}

impl<T: Element, D: Dimension> TryFrom<Array<T, D>> for Tensor {
    type Error = Error;

    fn try_from(array: Array<T, D>) -> Result<Tensor> {
        Tensor::from_ndarray_owned(array)
    }
}

impl<T: Element> TryFrom<&Tensor> for ArrayD<T> {
    type Error = Error;

    fn try_from(tensor: &Tensor) -> Result<ArrayD<T>> {
        tensor.to_ndarray()
    }
}

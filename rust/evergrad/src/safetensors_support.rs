//! Conversions to and from the views of the safetensors crate (feature `safetensors`), for bytes that are not a file.
use std::borrow::Cow;

use evergrad_sys as sys;
use safetensors::tensor::{TensorView, View};
use safetensors::{Dtype, SafeTensors};

use crate::dtype::DType;
use crate::error::{check, Error, Result};
use crate::{Dict, Tensor};

const PAIRS: [(DType, Dtype); 16] = [
    (DType::Bool, Dtype::BOOL),
    (DType::UInt8, Dtype::U8),
    (DType::Int8, Dtype::I8),
    (DType::Int16, Dtype::I16),
    (DType::Int32, Dtype::I32),
    (DType::Int64, Dtype::I64),
    (DType::UInt16, Dtype::U16),
    (DType::UInt32, Dtype::U32),
    (DType::UInt64, Dtype::U64),
    (DType::Float16, Dtype::F16),
    (DType::BFloat16, Dtype::BF16),
    (DType::Float32, Dtype::F32),
    (DType::Float64, Dtype::F64),
    (DType::Complex64, Dtype::C64),
    (DType::Float8E4M3FN, Dtype::F8_E4M3),
    (DType::Float8E5M2, Dtype::F8_E5M2),
];

/// A tensor's bytes as the safetensors crate wants them.
pub struct TensorBytes {
    dtype: Dtype,
    shape: Vec<usize>,
    data: Vec<u8>,
}

impl View for TensorBytes {
    fn dtype(&self) -> Dtype {
        self.dtype
    }

    fn shape(&self) -> &[usize] {
        &self.shape
    }

    fn data(&self) -> Cow<'_, [u8]> {
        Cow::Borrowed(&self.data)
    }

    fn data_len(&self) -> usize {
        self.data.len()
    }
}

impl Tensor {
    /// Copies a view of the safetensors crate.
    pub fn from_safetensors(view: &TensorView<'_>) -> Result<Tensor> {
        let dtype =
            PAIRS.iter().find(|(_, theirs)| *theirs == view.dtype()).map(|(ours, _)| *ours).ok_or_else(|| {
                Error::type_error(format!("the safetensors type {:?} is not supported", view.dtype()))
            })?;
        let shape = view.shape().iter().map(|&n| i64::try_from(n)).collect::<std::result::Result<Vec<_>, _>>()?;
        let data = view.data();
        Tensor::made(|out| unsafe {
            let ndim = shape.len() as i32;
            sys::eg_tensor_from_data(data.as_ptr().cast(), data.len(), dtype.code(), ndim, shape.as_ptr(), out)
        })
    }

    /// Copies the bytes for the safetensors crate.
    pub fn to_safetensors(&self) -> Result<TensorBytes> {
        let ours = self.dtype();
        let dtype = PAIRS
            .iter()
            .find(|(dtype, _)| *dtype == ours)
            .map(|(_, theirs)| *theirs)
            .ok_or_else(|| Error::type_error(format!("safetensors has no type for {ours}")))?;
        let shape = self.shape().iter().map(|&n| usize::try_from(n)).collect::<std::result::Result<Vec<_>, _>>()?;
        let mut data = vec![0; self.numel() * ours.size().unwrap_or(0)];
        check(unsafe { sys::eg_tensor_copy_to(self.as_ptr(), data.as_mut_ptr().cast(), data.len()) })?;
        Ok(TensorBytes { dtype, shape, data })
    }
}

impl Dict {
    /// The contents of a safetensors file that is in memory.
    pub fn from_bytes(bytes: &[u8]) -> Result<Dict> {
        let file = SafeTensors::deserialize(bytes).map_err(|e| Error::io(e.to_string()))?;
        let dict = Dict::new()?;
        for (name, view) in file.tensors() {
            dict.set(&name, &Tensor::from_safetensors(&view)?)?;
        }
        Ok(dict)
    }

    /// The contents of a safetensors file, in memory.
    pub fn to_bytes(&self) -> Result<Vec<u8>> {
        let views = self
            .entries()?
            .iter()
            .map(|(name, tensor)| Ok((name.clone(), tensor.to_safetensors()?)))
            .collect::<Result<Vec<_>>>()?;
        safetensors::serialize(views, None).map_err(|e| Error::io(e.to_string()))
    }
}

//! Named tensors in order, and safetensors files.
use std::ffi::CStr;
use std::fmt;
use std::path::Path;
use std::ptr::{self, NonNull};

use evergrad_sys as sys;

use crate::error::{c_string, check, Error, Result};
use crate::Tensor;

/// An ordered map from names to tensors: a state dict, or the contents of a safetensors file.
pub struct Dict(NonNull<sys::eg_dict>);

impl Dict {
    /// An empty one.
    pub fn new() -> Result<Dict> {
        Dict::made(|out| unsafe { sys::eg_dict_new(out) })
    }

    pub(crate) fn made(call: impl FnOnce(*mut *mut sys::eg_dict) -> *mut sys::eg_status) -> Result<Dict> {
        Dict::maybe(call)?.ok_or_else(|| Error::runtime("the library gave no dictionary"))
    }

    pub(crate) fn maybe(call: impl FnOnce(*mut *mut sys::eg_dict) -> *mut sys::eg_status) -> Result<Option<Dict>> {
        let mut raw = ptr::null_mut();
        check(call(&mut raw))?;
        Ok(NonNull::new(raw).map(Dict))
    }

    pub(crate) fn as_ptr(&self) -> *mut sys::eg_dict {
        self.0.as_ptr()
    }

    /// Reads a safetensors file.
    pub fn load(path: impl AsRef<Path>) -> Result<Dict> {
        let path = c_path(path.as_ref())?;
        Dict::made(|out| unsafe { sys::eg_safetensors_load(path.as_ptr(), out) })
    }

    /// Writes a safetensors file: to a temporary file first, which is then renamed.
    pub fn save(&self, path: impl AsRef<Path>) -> Result<()> {
        let path = c_path(path.as_ref())?;
        check(unsafe { sys::eg_safetensors_save(self.as_ptr(), path.as_ptr()) })
    }

    /// How many tensors it holds.
    pub fn len(&self) -> usize {
        unsafe { sys::eg_dict_size(self.as_ptr()) }
    }

    /// Whether it holds none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The names in order.
    pub fn keys(&self) -> Vec<String> {
        (0..self.len()).filter_map(|i| self.key(i)).collect()
    }

    fn key(&self, i: usize) -> Option<String> {
        let key = unsafe { sys::eg_dict_key(self.as_ptr(), i) };
        (!key.is_null()).then(|| unsafe { CStr::from_ptr(key) }.to_string_lossy().into_owned())
    }

    /// The tensor of a name; an [`Error::Key`] when there is none.
    pub fn get(&self, key: &str) -> Result<Tensor> {
        let key = c_string(key)?;
        Tensor::made(|out| unsafe { sys::eg_dict_get(self.as_ptr(), key.as_ptr(), out) })
    }

    /// Sets the tensor of a name.
    pub fn set(&self, key: &str, tensor: &Tensor) -> Result<()> {
        let key = c_string(key)?;
        check(unsafe { sys::eg_dict_set(self.as_ptr(), key.as_ptr(), tensor.as_ptr()) })
    }

    /// Names and tensors in order.
    pub fn entries(&self) -> Result<Vec<(String, Tensor)>> {
        (0..self.len())
            .map(|i| {
                let tensor = Tensor::made(|out| unsafe { sys::eg_dict_at(self.as_ptr(), i, out) })?;
                Ok((self.key(i).unwrap_or_default(), tensor))
            })
            .collect()
    }

    /// The tensors in order.
    pub fn tensors(&self) -> Result<Vec<Tensor>> {
        Ok(self.entries()?.into_iter().map(|(_, tensor)| tensor).collect())
    }

    /// A text that is kept beside the tensors.
    pub fn metadata(&self, key: &str) -> Result<Option<String>> {
        let key = c_string(key)?;
        let text = unsafe { sys::eg_dict_metadata(self.as_ptr(), key.as_ptr()) };
        Ok((!text.is_null()).then(|| unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned()))
    }

    /// Sets a text that is kept beside the tensors.
    pub fn set_metadata(&self, key: &str, value: &str) -> Result<()> {
        let (key, value) = (c_string(key)?, c_string(value)?);
        check(unsafe { sys::eg_dict_set_metadata(self.as_ptr(), key.as_ptr(), value.as_ptr()) })
    }
}

fn c_path(path: &Path) -> Result<std::ffi::CString> {
    let text = path.to_str().ok_or_else(|| Error::value(format!("the path {path:?} is not UTF-8")))?;
    c_string(text)
}

impl Clone for Dict {
    /// Another handle of the same dictionary.
    fn clone(&self) -> Dict {
        let status = unsafe { sys::eg_dict_retain(self.as_ptr()) };
        debug_assert!(status.is_null());
        Dict(self.0)
    }
}

impl Drop for Dict {
    fn drop(&mut self) {
        unsafe { sys::eg_dict_release(self.as_ptr()) };
    }
}

impl fmt::Debug for Dict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.keys()).finish()
    }
}

//! DLPack: tensors of other libraries without a copy, both ways.
use std::ffi::c_void;
use std::ptr::{self, NonNull};

use evergrad_sys as sys;

use crate::error::{check, Error, Result};
use crate::Tensor;

/// The start of a `DLManagedTensorVersioned` of dlpack.h; what follows is not needed here.
#[repr(C)]
struct Versioned {
    major: u32,
    minor: u32,
    manager: *mut c_void,
    deleter: Option<unsafe extern "C" fn(*mut Versioned)>,
}

/// A `DLManagedTensor` of dlpack.h before version 1.
#[repr(C)]
struct Legacy {
    data: *mut c_void,
    device_type: i32,
    device_id: i32,
    ndim: i32,
    dtype: [u8; 4],
    shape: *mut i64,
    strides: *mut i64,
    byte_offset: u64,
    manager: *mut c_void,
    deleter: Option<unsafe extern "C" fn(*mut Legacy)>,
}

macro_rules! managed {
    ($(#[$doc:meta])* $name:ident, $layout:ident, $versioned:literal) => {
        $(#[$doc])*
        pub struct $name(NonNull<$layout>);

        impl $name {
            /// Takes a managed tensor over.
            ///
            /// # Safety
            /// `raw` is a live managed tensor of this layout that the caller owns.
            pub unsafe fn from_raw(raw: *mut c_void) -> Option<$name> {
                NonNull::new(raw.cast()).map($name)
            }

            /// Gives it away: whoever gets it calls its deleter.
            pub fn into_raw(self) -> *mut c_void {
                let raw = self.0.as_ptr();
                std::mem::forget(self);
                raw.cast()
            }

            fn export(tensor: &Tensor) -> Result<$name> {
                let mut raw = ptr::null_mut();
                check(unsafe { sys::eg_tensor_to_dlpack(tensor.as_ptr(), $versioned, &mut raw) })?;
                unsafe { $name::from_raw(raw) }.ok_or_else(|| Error::runtime("the library gave no DLPack tensor"))
            }

            /// A tensor over its memory, without a copy.
            ///
            /// # Safety
            /// While tensors over it live, the memory is not written from other threads.
            pub unsafe fn into_tensor(self) -> Result<Tensor> {
                let tensor =
                    Tensor::made(|out| unsafe { sys::eg_tensor_from_dlpack(self.0.as_ptr().cast(), $versioned, out) })?;
                // The library took it over.
                std::mem::forget(self);
                Ok(tensor)
            }
        }

        impl Drop for $name {
            fn drop(&mut self) {
                unsafe {
                    if let Some(deleter) = (*self.0.as_ptr()).deleter {
                        deleter(self.0.as_ptr());
                    }
                }
            }
        }
    };
}

managed! {
    /// An owned `DLManagedTensorVersioned` (DLPack 1.x).
    DlPack, Versioned, 1
}
managed! {
    /// An owned `DLManagedTensor` (before DLPack 1).
    DlPackLegacy, Legacy, 0
}

impl DlPack {
    /// The version of DLPack it follows.
    pub fn version(&self) -> (u32, u32) {
        let managed = unsafe { self.0.as_ref() };
        (managed.major, managed.minor)
    }
}

impl DlPackLegacy {
    /// The number of dimensions.
    pub fn ndim(&self) -> i32 {
        unsafe { self.0.as_ref() }.ndim
    }
}

impl Tensor {
    /// This tensor for another library, sharing its memory.
    pub fn to_dlpack(&self) -> Result<DlPack> {
        DlPack::export(self)
    }

    /// This tensor for another library that knows only DLPack before version 1.
    pub fn to_dlpack_legacy(&self) -> Result<DlPackLegacy> {
        DlPackLegacy::export(self)
    }
}

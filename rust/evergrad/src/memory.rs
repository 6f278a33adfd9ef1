//! The library itself: version, threads, default type, memory.
use std::ffi::CStr;

use evergrad_sys as sys;

use crate::dtype::{DType, Device};
use crate::error::{check, Result};

/// The version of the linked library.
pub fn version() -> String {
    text(unsafe { sys::eg_version() })
}

/// How the linked library was built.
pub fn build_info() -> String {
    text(unsafe { sys::eg_build_info() })
}

fn text(p: *const std::ffi::c_char) -> String {
    if p.is_null() {
        return String::new();
    }
    unsafe { CStr::from_ptr(p) }.to_string_lossy().into_owned()
}

/// How many threads one operator may use.
pub fn num_threads() -> i32 {
    unsafe { sys::eg_get_num_threads() }
}

/// Sets how many threads one operator may use.
pub fn set_num_threads(threads: i32) -> Result<()> {
    check(unsafe { sys::eg_set_num_threads(threads) })
}

/// How many tasks run at once.
pub fn num_interop_threads() -> i32 {
    unsafe { sys::eg_get_num_interop_threads() }
}

/// Sets how many tasks run at once: once, before the first [`fork`](crate::fork).
pub fn set_num_interop_threads(threads: i32) -> Result<()> {
    check(unsafe { sys::eg_set_num_interop_threads(threads) })
}

/// Numbers of threads, the environment variables that count and the back end.
pub fn parallel_info() -> String {
    text(unsafe { sys::eg_parallel_info() })
}

/// The float type of new tensors.
pub fn default_dtype() -> DType {
    DType::from_code(unsafe { sys::eg_get_default_dtype() })
}

/// Sets the float type of new tensors.
pub fn set_default_dtype(dtype: DType) -> Result<()> {
    check(unsafe { sys::eg_set_default_dtype(dtype.code()) })
}

/// What the tensors of a device take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct MemoryStats {
    /// Bytes of live tensors.
    pub current_bytes: i64,
    /// The most since the start or the last reset.
    pub peak_bytes: i64,
    /// Bytes freed and kept for reuse.
    pub cached_bytes: i64,
    /// Number of allocations so far.
    pub allocations: i64,
}

/// What the tensors of a device take at the moment.
pub fn memory_stats(device: Device) -> Result<MemoryStats> {
    let mut stats = sys::eg_memory_stats {
        struct_size: size_of::<sys::eg_memory_stats>(),
        current_bytes: 0,
        peak_bytes: 0,
        cached_bytes: 0,
        allocations: 0,
    };
    check(unsafe { sys::eg_memory_get_stats(device.code(), &mut stats) })?;
    Ok(MemoryStats {
        current_bytes: stats.current_bytes,
        peak_bytes: stats.peak_bytes,
        cached_bytes: stats.cached_bytes,
        allocations: stats.allocations,
    })
}

/// Lets the peak start again from the current bytes.
pub fn reset_peak_memory(device: Device) -> Result<()> {
    check(unsafe { sys::eg_memory_reset_peak(device.code()) })
}

/// Gives memory that is kept for reuse back to the system.
pub fn empty_cache(device: Device) -> Result<()> {
    check(unsafe { sys::eg_memory_empty_cache(device.code()) })
}

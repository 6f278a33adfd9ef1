//! Random number generators.
use std::fmt;
use std::ptr::{self, NonNull};

use evergrad_sys as sys;

use crate::dtype::Device;
use crate::error::{check, Error, Result};
use crate::Tensor;

/// Seeds the default generator of every device.
pub fn manual_seed(seed: u64) -> Result<()> {
    check(unsafe { sys::eg_manual_seed(seed) })
}

/// A source of random numbers. `clone` is another handle of the same generator.
pub struct Generator(NonNull<sys::eg_generator>);

impl Generator {
    /// A new generator with the default seed.
    pub fn new(device: Device) -> Result<Generator> {
        Generator::made(|out| unsafe { sys::eg_generator_new(device.code(), out) })
    }

    /// The generator that is used where none is given.
    pub fn default_of(device: Device) -> Result<Generator> {
        Generator::made(|out| unsafe { sys::eg_generator_default(device.code(), out) })
    }

    /// A new generator on the CPU with a seed.
    pub fn with_seed(seed: u64) -> Result<Generator> {
        let generator = Generator::new(Device::Cpu)?;
        generator.seed(seed)?;
        Ok(generator)
    }

    fn made(call: impl FnOnce(*mut *mut sys::eg_generator) -> *mut sys::eg_status) -> Result<Generator> {
        let mut raw = ptr::null_mut();
        check(call(&mut raw))?;
        NonNull::new(raw).map(Generator).ok_or_else(|| Error::runtime("the library gave no generator"))
    }

    pub(crate) fn as_ptr(&self) -> *mut sys::eg_generator {
        self.0.as_ptr()
    }

    pub(crate) unsafe fn borrow_raw(raw: *mut sys::eg_generator) -> Result<Option<Generator>> {
        let Some(handle) = NonNull::new(raw) else { return Ok(None) };
        check(unsafe { sys::eg_generator_retain(raw) })?;
        Ok(Some(Generator(handle)))
    }

    /// Starts the stream of numbers anew.
    pub fn seed(&self, seed: u64) -> Result<()> {
        check(unsafe { sys::eg_generator_seed(self.as_ptr(), seed) })
    }

    /// The last seed.
    pub fn initial_seed(&self) -> Result<u64> {
        let mut seed = 0;
        check(unsafe { sys::eg_generator_initial_seed(self.as_ptr(), &mut seed) })?;
        Ok(seed)
    }

    /// The whole state, a tensor of bytes.
    pub fn state(&self) -> Result<Tensor> {
        Tensor::made(|out| unsafe { sys::eg_generator_get_state(self.as_ptr(), out) })
    }

    /// Continues from a state.
    pub fn set_state(&self, state: &Tensor) -> Result<()> {
        check(unsafe { sys::eg_generator_set_state(self.as_ptr(), state.as_ptr()) })
    }
}

impl Clone for Generator {
    fn clone(&self) -> Generator {
        // A live handle can always be retained.
        let status = unsafe { sys::eg_generator_retain(self.as_ptr()) };
        debug_assert!(status.is_null());
        Generator(self.0)
    }
}

impl Drop for Generator {
    fn drop(&mut self) {
        unsafe { sys::eg_generator_release(self.as_ptr()) };
    }
}

impl fmt::Debug for Generator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Generator(seed {:?})", self.initial_seed().ok())
    }
}

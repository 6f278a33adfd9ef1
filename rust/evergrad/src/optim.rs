//! Optimizers: [`Sgd`], [`Adam`], [`AdamW`], and any other of the library by its name ([`Optimizer::new`]).
use std::borrow::Borrow;
use std::marker::PhantomData;
use std::ptr::{self, NonNull};

use evergrad_sys as sys;

use crate::dict::Dict;
use crate::error::{c_string, check, Error, Result};
use crate::nn::Args;
use crate::value::{self, Value};
use crate::Tensor;

/// An optimizer over parameters.
pub struct Optimizer {
    handle: NonNull<sys::eg_optimizer>,
    // It writes tensors, which stay on their thread.
    marker: PhantomData<*mut ()>,
}

impl Optimizer {
    /// An optimizer by its name (`"SGD"`) with named options.
    pub fn new<T: Borrow<Tensor>>(kind: &str, params: &[T], options: &[(&str, Value)]) -> Result<Optimizer> {
        let (kind, params) = (c_string(kind)?, value::handles(params));
        let mut raw = ptr::null_mut();
        Args::from(options).with_raw(|names, values| {
            check(unsafe {
                sys::eg_optimizer_new(
                    kind.as_ptr(),
                    params.as_ptr(),
                    params.len(),
                    names.as_ptr(),
                    values.as_ptr(),
                    values.len(),
                    &mut raw,
                )
            })
        })??;
        let handle = NonNull::new(raw).ok_or_else(|| Error::runtime("the library gave no optimizer"))?;
        Ok(Optimizer { handle, marker: PhantomData })
    }

    /// More parameters, with options of their own.
    pub fn add_group<T: Borrow<Tensor>>(&self, params: &[T], options: &[(&str, Value)]) -> Result<()> {
        let params = value::handles(params);
        Args::from(options).with_raw(|names, values| {
            check(unsafe {
                sys::eg_optimizer_add_group(
                    self.handle.as_ptr(),
                    params.as_ptr(),
                    params.len(),
                    names.as_ptr(),
                    values.as_ptr(),
                    values.len(),
                )
            })
        })?
    }

    /// Changes the parameters by their gradients.
    pub fn step(&self) -> Result<()> {
        check(unsafe { sys::eg_optimizer_step(self.handle.as_ptr()) })
    }

    /// Clears the gradients.
    pub fn zero_grad(&self) -> Result<()> {
        check(unsafe { sys::eg_optimizer_zero_grad(self.handle.as_ptr(), 1) })
    }

    /// How many groups of parameters there are.
    pub fn group_count(&self) -> usize {
        unsafe { sys::eg_optimizer_group_count(self.handle.as_ptr()) }
    }

    /// An option of a group, such as `lr`.
    pub fn option(&self, group: usize, name: &str) -> Result<Value> {
        let name = c_string(name)?;
        let mut raw = value::none();
        check(unsafe { sys::eg_optimizer_get_option(self.handle.as_ptr(), group, name.as_ptr(), &mut raw) })?;
        unsafe { Value::take(&mut raw) }
    }

    /// Sets an option of a group.
    pub fn set_option(&self, group: usize, name: &str, option: impl Into<Value>) -> Result<()> {
        let name = c_string(name)?;
        Value::with_raw(&[option.into()], |raw| {
            check(unsafe { sys::eg_optimizer_set_option(self.handle.as_ptr(), group, name.as_ptr(), raw.as_ptr()) })
        })
    }

    /// What it keeps for a parameter, such as `exp_avg`; `None` before the first step.
    pub fn state(&self, param: &Tensor) -> Result<Option<Dict>> {
        Dict::maybe(|out| unsafe { sys::eg_optimizer_get_state(self.handle.as_ptr(), param.as_ptr(), out) })
    }

    /// Sets what it keeps for a parameter.
    pub fn set_state(&self, param: &Tensor, state: &Dict) -> Result<()> {
        check(unsafe { sys::eg_optimizer_set_state(self.handle.as_ptr(), param.as_ptr(), state.as_ptr()) })
    }
}

impl Clone for Optimizer {
    /// Another handle of the same optimizer.
    fn clone(&self) -> Optimizer {
        let status = unsafe { sys::eg_optimizer_retain(self.handle.as_ptr()) };
        debug_assert!(status.is_null());
        Optimizer { ..*self }
    }
}

impl Drop for Optimizer {
    fn drop(&mut self) {
        unsafe { sys::eg_optimizer_release(self.handle.as_ptr()) };
    }
}

macro_rules! optimizer {
    ($(#[$doc:meta])* $name:ident = $kind:literal { $($(#[$odoc:meta])* $option:ident: $type:ty,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Debug, Default)]
        #[must_use]
        pub struct $name {
            options: Vec<(&'static str, Value)>,
        }

        impl $name {
            /// All options at their defaults but the learning rate.
            pub fn new(lr: f64) -> $name {
                $name { options: vec![("lr", lr.into())] }
            }

            $(
                $(#[$odoc])*
                pub fn $option(mut self, $option: $type) -> $name {
                    self.options.push((stringify!($option), Listed::value($option)));
                    self
                }
            )*

            /// The optimizer for these parameters.
            pub fn build<T: Borrow<Tensor>>(self, params: &[T]) -> Result<Optimizer> {
                Optimizer::new($kind, params, &self.options)
            }
        }
    };
}

/// An option's value: a pair of numbers is a list.
trait Listed {
    fn value(self) -> Value;
}

impl Listed for f64 {
    fn value(self) -> Value {
        Value::Float(self)
    }
}

impl Listed for bool {
    fn value(self) -> Value {
        Value::Bool(self)
    }
}

impl Listed for (f64, f64) {
    fn value(self) -> Value {
        Value::Floats(vec![self.0, self.1])
    }
}

optimizer! {
    /// Stochastic gradient descent, with momentum if asked.
    Sgd = "SGD" {
        /// Keeps this part of the last step; 0.
        momentum: f64,
        /// Takes this part of the gradient off when momentum is used; 0.
        dampening: f64,
        /// L2 penalty; 0.
        weight_decay: f64,
        /// Nesterov momentum; false.
        nesterov: bool,
        /// Goes uphill; false.
        maximize: bool,
    }
}

optimizer! {
    /// Adam.
    Adam = "Adam" {
        /// Decay of the running means of the gradient and of its square; (0.9, 0.999).
        betas: (f64, f64),
        /// Added to the denominator; 1e-8.
        eps: f64,
        /// L2 penalty; 0.
        weight_decay: f64,
        /// Uses the largest mean square so far; false.
        amsgrad: bool,
        /// Goes uphill; false.
        maximize: bool,
    }
}

optimizer! {
    /// Adam with decoupled weight decay.
    AdamW = "AdamW" {
        /// Decay of the running means of the gradient and of its square; (0.9, 0.999).
        betas: (f64, f64),
        /// Added to the denominator; 1e-8.
        eps: f64,
        /// Decay of the weights; 0.01.
        weight_decay: f64,
        /// Uses the largest mean square so far; false.
        amsgrad: bool,
        /// Goes uphill; false.
        maximize: bool,
    }
}

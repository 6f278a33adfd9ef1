//! The handle of a module and the trait over it.
use std::cell::{Cell, RefCell};
use std::ffi::{c_char, CStr, CString};
use std::fmt;
use std::marker::PhantomData;
use std::ptr::{self, NonNull};
use std::rc::{Rc, Weak};

use evergrad_sys as sys;

use crate::callback;
use crate::dict::Dict;
use crate::dtype::{DType, Device};
use crate::error::{c_string, check, Error, Result};
use crate::value::{self, Raw, Value};
use crate::Tensor;

/// Named arguments of a constructor.
#[derive(Default)]
pub(crate) struct Args {
    names: Vec<String>,
    values: Vec<Value>,
}

impl Args {
    pub(crate) fn push(&mut self, name: &str, value: impl Into<Value>) {
        self.names.push(name.to_owned());
        self.values.push(value.into());
    }

    /// Calls `f` with the names and values as the library wants them.
    pub(crate) fn with_raw<R>(&self, f: impl FnOnce(&[*const c_char], &[Raw]) -> R) -> Result<R> {
        let names: Vec<CString> = self.names.iter().map(|name| c_string(name)).collect::<Result<_>>()?;
        let names_raw: Vec<*const c_char> = names.iter().map(|name| name.as_ptr()).collect();
        Ok(Value::with_raw(&self.values, |values| f(&names_raw, values)))
    }
}

impl From<&[(&str, Value)]> for Args {
    fn from(list: &[(&str, Value)]) -> Args {
        let (names, values) = list.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).unzip();
        Args { names, values }
    }
}

/// How the library's callback finds the Rust module behind a handle: for the time of a call, or through the container
/// that owns it. It never owns the module, whose handle owns the callback.
#[derive(Default)]
struct Slot {
    scoped: Cell<Option<*const dyn Module>>,
    owned: RefCell<Option<Weak<dyn Module>>>,
}

/// The handle of a module in the library's tree. A module of your own holds one and gives it as [`Module::base`].
pub struct Base {
    handle: NonNull<sys::eg_module>,
    /// Only for modules whose forward is written in Rust.
    slot: Option<Rc<Slot>>,
    marker: PhantomData<*mut ()>,
}

fn tensor_of(value: Value) -> Result<Tensor> {
    match value {
        Value::Tensor(tensor) => Ok(tensor),
        other => Err(Error::type_error(format!("a module gave {other:?} instead of a tensor"))),
    }
}

impl Base {
    /// The handle of a module of your own; `kind` is the name of its type.
    pub fn new(kind: &str) -> Result<Base> {
        let kind = c_string(kind)?;
        let slot = Rc::new(Slot::default());
        let for_forward = Rc::clone(&slot);
        let forward = callback::local(move |args, rets| {
            let args = callback::arguments(args)?;
            let [input] = args.as_slice() else {
                return Err(Error::type_error(format!("a module takes one tensor, got {} arguments", args.len())));
            };
            let input = input.tensor()?;
            let owned = for_forward.owned.borrow().as_ref().and_then(Weak::upgrade);
            let output = match (for_forward.scoped.get(), owned) {
                // Set by call(), which outlives this callback and holds a reference to the module.
                (Some(module), _) => unsafe { &*module }.forward(input)?,
                (None, Some(module)) => module.forward(input)?,
                (None, None) => return Err(Error::runtime("the Rust module of this handle is gone")),
            };
            callback::results(vec![output.into()], rets)
        });
        let mut raw = ptr::null_mut();
        check(unsafe { sys::eg_module_new_custom(kind.as_ptr(), &forward, &mut raw) })?;
        Base::own(raw, Some(slot))
    }

    /// A built-in module by its name (`"Linear"`) with its constructor's arguments.
    pub fn built_in(kind: &str, args: &[(&str, Value)]) -> Result<Base> {
        Base::with_args(kind, &args.into())
    }

    pub(crate) fn with_args(kind: &str, args: &Args) -> Result<Base> {
        let kind = c_string(kind)?;
        let mut raw = ptr::null_mut();
        args.with_raw(|names, values| {
            check(unsafe { sys::eg_module_new(kind.as_ptr(), names.as_ptr(), values.as_ptr(), values.len(), &mut raw) })
        })??;
        Base::own(raw, None)
    }

    fn own(raw: *mut sys::eg_module, slot: Option<Rc<Slot>>) -> Result<Base> {
        let handle = NonNull::new(raw).ok_or_else(|| Error::runtime("the library gave no module"))?;
        Ok(Base { handle, slot, marker: PhantomData })
    }

    /// The handle, borrowed, for calls into `evergrad-sys`.
    pub fn as_ptr(&self) -> *mut sys::eg_module {
        self.handle.as_ptr()
    }

    /// Lets calls through the library's tree find a module that a container owns.
    pub(super) fn attach(module: &Rc<dyn Module>) {
        if let Some(slot) = &module.base().slot {
            *slot.owned.borrow_mut() = Some(Rc::downgrade(module));
        }
    }

    /// The name of the module's type.
    pub fn kind(&self) -> String {
        let text = unsafe { sys::eg_module_type(self.as_ptr()) };
        if text.is_null() {
            return String::new();
        }
        unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned()
    }

    /// Runs the module with its hooks. For a module of your own use [`Module::call`].
    pub fn forward(&self, input: &Tensor) -> Result<Tensor> {
        self.forward_many(&[value::tensor(input)])
    }

    /// Runs a module of two tensors, such as a loss.
    pub fn forward2(&self, input: &Tensor, target: &Tensor) -> Result<Tensor> {
        self.forward_many(&[value::tensor(input), value::tensor(target)])
    }

    /// Runs a module of several tensors or with several results, such as a pooling that gives its indices.
    pub fn forward_all(&self, inputs: &[&Tensor], results: usize) -> Result<Vec<Tensor>> {
        let args: Vec<Raw> = inputs.iter().map(|t| value::tensor(t)).collect();
        let mut rets: Vec<Raw> = (0..results).map(|_| value::none()).collect();
        check(unsafe {
            sys::eg_module_forward(self.as_ptr(), args.as_ptr(), args.len(), rets.as_mut_ptr(), rets.len())
        })?;
        let values: Vec<Result<Value>> = rets.iter_mut().map(|ret| unsafe { Value::take(ret) }).collect();
        values.into_iter().map(|value| tensor_of(value?)).collect()
    }

    fn forward_many(&self, args: &[Raw]) -> Result<Tensor> {
        let mut ret = [value::none()];
        check(unsafe { sys::eg_module_forward(self.as_ptr(), args.as_ptr(), args.len(), ret.as_mut_ptr(), 1) })?;
        tensor_of(unsafe { Value::take(&mut ret[0]) }?)
    }

    fn call(&self, module: *const dyn Module, input: &Tensor) -> Result<Tensor> {
        let Some(slot) = &self.slot else { return self.forward(input) };
        struct Restore<'a>(&'a Slot, Option<*const dyn Module>);
        impl Drop for Restore<'_> {
            fn drop(&mut self) {
                self.0.scoped.set(self.1);
            }
        }
        let _restore = Restore(slot, slot.scoped.replace(Some(module)));
        self.forward(input)
    }

    /// Sets a parameter; `None` registers one that is not there.
    pub fn set_parameter(&self, name: &str, tensor: Option<&Tensor>) -> Result<()> {
        let name = c_string(name)?;
        let tensor = tensor.map_or(ptr::null_mut(), Tensor::as_ptr);
        check(unsafe { sys::eg_module_set_parameter(self.as_ptr(), name.as_ptr(), tensor) })
    }

    /// Sets a buffer; a persistent one is part of the state dict.
    pub fn set_buffer(&self, name: &str, tensor: Option<&Tensor>, persistent: bool) -> Result<()> {
        let name = c_string(name)?;
        let tensor = tensor.map_or(ptr::null_mut(), Tensor::as_ptr);
        check(unsafe { sys::eg_module_set_buffer(self.as_ptr(), name.as_ptr(), tensor, i32::from(persistent)) })
    }

    /// Puts a module below this one.
    pub fn set_child(&self, name: &str, child: &dyn Module) -> Result<()> {
        let name = c_string(name)?;
        check(unsafe { sys::eg_module_set_child(self.as_ptr(), name.as_ptr(), child.base().as_ptr()) })
    }

    /// A parameter or buffer of its own; `None` when it is registered as missing.
    pub fn tensor(&self, name: &str) -> Result<Option<Tensor>> {
        let name = c_string(name)?;
        Tensor::maybe(|out| unsafe { sys::eg_module_get_tensor(self.as_ptr(), name.as_ptr(), out) })
    }

    /// Takes a parameter, buffer or child off.
    pub fn remove(&self, name: &str) -> Result<()> {
        let name = c_string(name)?;
        check(unsafe { sys::eg_module_remove(self.as_ptr(), name.as_ptr()) })
    }

    /// The names of the modules directly below.
    pub fn child_names(&self) -> Vec<String> {
        (0..unsafe { sys::eg_module_child_count(self.as_ptr()) })
            .filter_map(|i| {
                let name = unsafe { sys::eg_module_child_name(self.as_ptr(), i) };
                (!name.is_null()).then(|| unsafe { CStr::from_ptr(name) }.to_string_lossy().into_owned())
            })
            .collect()
    }

    /// An argument of a built-in module's constructor.
    pub fn option(&self, name: &str) -> Result<Value> {
        let name = c_string(name)?;
        let mut raw = value::none();
        check(unsafe { sys::eg_module_get_option(self.as_ptr(), name.as_ptr(), &mut raw) })?;
        unsafe { Value::take(&mut raw) }
    }

    fn register_hook(&self, hook: sys::eg_callback, pre: bool) -> Result<ModuleHookHandle> {
        let mut id = 0;
        check(unsafe { sys::eg_module_register_hook(self.as_ptr(), &hook, i32::from(pre), &mut id) })?;
        Ok(ModuleHookHandle { module: self.clone(), id })
    }
}

impl Clone for Base {
    /// Another handle of the same module.
    fn clone(&self) -> Base {
        let status = unsafe { sys::eg_module_retain(self.as_ptr()) };
        debug_assert!(status.is_null());
        Base { handle: self.handle, slot: self.slot.clone(), marker: PhantomData }
    }
}

impl Drop for Base {
    fn drop(&mut self) {
        unsafe { sys::eg_module_release(self.as_ptr()) };
    }
}

impl fmt::Debug for Base {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}(...)", self.kind())
    }
}

/// A hook on a module. It stays registered when this is dropped.
#[derive(Debug)]
pub struct ModuleHookHandle {
    module: Base,
    id: i64,
}

impl ModuleHookHandle {
    /// Takes the hook off.
    pub fn remove(self) -> Result<()> {
        check(unsafe { sys::eg_module_remove_hook(self.module.as_ptr(), self.id) })
    }
}

/// Something with parameters that maps a tensor to a tensor.
pub trait Module: 'static {
    /// Its place in the library's tree.
    fn base(&self) -> &Base;

    /// What it computes.
    fn forward(&self, input: &Tensor) -> Result<Tensor> {
        self.base().forward(input)
    }

    /// Runs [`Module::forward`] with the hooks that are registered on this module. (Built-in modules and containers run
    /// their hooks in `forward` already.)
    fn call(&self, input: &Tensor) -> Result<Tensor>
    where
        Self: Sized,
    {
        self.base().call(self as *const Self as *const dyn Module, input)
    }

    /// All parameters by their dotted names, those of modules below included.
    fn named_parameters(&self) -> Result<Dict> {
        Dict::made(|out| unsafe { sys::eg_module_parameters(self.base().as_ptr(), 1, out) })
    }

    /// All parameters.
    fn parameters(&self) -> Result<Vec<Tensor>> {
        self.named_parameters()?.tensors()
    }

    /// All buffers by their dotted names.
    fn named_buffers(&self) -> Result<Dict> {
        Dict::made(|out| unsafe { sys::eg_module_buffers(self.base().as_ptr(), 1, out) })
    }

    /// Parameters and persistent buffers by their dotted names; they share memory with the module.
    fn state_dict(&self) -> Result<Dict> {
        Dict::made(|out| unsafe { sys::eg_module_state_dict(self.base().as_ptr(), out) })
    }

    /// Copies values in; every name must match.
    fn load_state_dict(&self, dict: &Dict) -> Result<()> {
        check(unsafe { sys::eg_module_load_state_dict(self.base().as_ptr(), dict.as_ptr(), 1) })
    }

    /// Copies values in where the names match.
    fn load_state_dict_partial(&self, dict: &Dict) -> Result<()> {
        check(unsafe { sys::eg_module_load_state_dict(self.base().as_ptr(), dict.as_ptr(), 0) })
    }

    /// Training or evaluation behaviour, for the modules below too.
    fn train(&self, on: bool) -> Result<()> {
        check(unsafe { sys::eg_module_train(self.base().as_ptr(), i32::from(on)) })
    }

    /// Evaluation behaviour.
    fn eval(&self) -> Result<()> {
        self.train(false)
    }

    /// Whether it behaves as in training.
    fn is_training(&self) -> bool {
        unsafe { sys::eg_module_training(self.base().as_ptr()) != 0 }
    }

    /// Clears the gradients of all parameters.
    fn zero_grad(&self) -> Result<()> {
        check(unsafe { sys::eg_module_zero_grad(self.base().as_ptr(), 1) })
    }

    /// Converts parameters and buffers.
    fn to(&self, dtype: Option<DType>, device: Option<Device>) -> Result<()> {
        let (dtype, device) = (dtype.map_or(-1, DType::code), device.map_or(-1, Device::code));
        check(unsafe { sys::eg_module_to(self.base().as_ptr(), dtype, device) })
    }

    /// Calls `hook` with the input before each forward; what it returns replaces the input.
    fn register_forward_pre_hook(
        &self,
        hook: impl Fn(&Tensor) -> Result<Option<Tensor>> + 'static,
    ) -> Result<ModuleHookHandle>
    where
        Self: Sized,
    {
        let callback = callback::local(move |args, rets| {
            let args = callback::arguments(args)?;
            let input = args.first().ok_or_else(|| Error::callback("a hook got no input"))?.tensor()?;
            callback::results(vec![hook(input)?.into()], rets)
        });
        self.base().register_hook(callback, true)
    }

    /// Calls `hook` with input and output after each forward; what it returns replaces the output.
    fn register_forward_hook(
        &self,
        hook: impl Fn(&Tensor, &Tensor) -> Result<Option<Tensor>> + 'static,
    ) -> Result<ModuleHookHandle>
    where
        Self: Sized,
    {
        let callback = callback::local(move |args, rets| {
            let args = callback::arguments(args)?;
            let (Some(input), Some(output)) = (args.first(), args.last()) else {
                return Err(Error::callback("a hook got no tensors"));
            };
            callback::results(vec![hook(input.tensor()?, output.tensor()?)?.into()], rets)
        });
        self.base().register_hook(callback, false)
    }
}

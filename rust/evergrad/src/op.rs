//! Calls of operators: static ones behind the generated methods, and any operator by its name.
use std::ffi::{CStr, CString};
use std::ptr;
use std::sync::atomic::{AtomicPtr, Ordering};

use evergrad_sys as sys;

use crate::callback;
use crate::dtype::DType;
use crate::error::{c_string, check, Error, Result};
use crate::scalar::Scalar;
use crate::value::{self, Raw, Value};
use crate::Tensor;

/// An operator that generated code calls; it is resolved on first use.
pub(crate) struct Op {
    name: &'static CStr,
    overload: &'static CStr,
    revision: i32,
    resolved: AtomicPtr<sys::eg_op>,
}

// Generated code decides which of these are used.
#[allow(dead_code)]
impl Op {
    pub(crate) const fn new(name: &'static CStr, overload: &'static CStr, revision: i32) -> Op {
        Op { name, overload, revision, resolved: AtomicPtr::new(ptr::null_mut()) }
    }

    #[inline]
    fn get(&self) -> Result<*mut sys::eg_op> {
        let op = self.resolved.load(Ordering::Acquire);
        if op.is_null() {
            self.resolve()
        } else {
            Ok(op)
        }
    }

    #[cold]
    fn resolve(&self) -> Result<*mut sys::eg_op> {
        let mut op = ptr::null_mut();
        check(unsafe { sys::eg_op_resolve(self.name.as_ptr(), self.overload.as_ptr(), self.revision, &mut op) })?;
        self.resolved.store(op, Ordering::Release);
        Ok(op)
    }

    #[inline]
    fn raw<const N: usize>(&self, args: &[Raw]) -> Result<[Raw; N]> {
        let op = self.get()?;
        let mut rets = [value::none(); N];
        check(unsafe { sys::eg_op_call(op, args.as_ptr(), args.len(), rets.as_mut_ptr(), N) })?;
        Ok(rets)
    }

    #[inline]
    pub(crate) fn tensor(&self, args: &[Raw]) -> Result<Tensor> {
        let [ret] = self.raw::<1>(args)?;
        if ret.tag == sys::EG_TAG_TENSOR {
            if let Some(tensor) = unsafe { Tensor::own_raw(ret.u.p.cast()) } {
                return Ok(tensor);
            }
        }
        Err(self.unexpected(ret))
    }

    /// Several tensors, such as values and indices.
    pub(crate) fn tensors<const N: usize>(&self, args: &[Raw]) -> Result<[Tensor; N]> {
        let mut rets = self.raw::<N>(args)?;
        if let Some(bad) = rets.iter().position(|ret| ret.tag != sys::EG_TAG_TENSOR || unsafe { ret.u.p.is_null() }) {
            let error = self.unexpected(std::mem::replace(&mut rets[bad], value::none()));
            rets.iter_mut().for_each(|ret| unsafe { sys::eg_value_clear(ret) });
            return Err(error);
        }
        Ok(rets.map(|ret| unsafe { Tensor::own_raw_unchecked(ret.u.p.cast()) }))
    }

    /// A list of tensors.
    pub(crate) fn list(&self, args: &[Raw]) -> Result<Vec<Tensor>> {
        match self.value(args)? {
            Value::Tensors(list) => Ok(list.into_iter().flatten().collect()),
            other => Err(self.wrong(&other)),
        }
    }

    pub(crate) fn value(&self, args: &[Raw]) -> Result<Value> {
        let [mut ret] = self.raw::<1>(args)?;
        unsafe { Value::take(&mut ret) }
    }

    pub(crate) fn bool(&self, args: &[Raw]) -> Result<bool> {
        match self.value(args)? {
            Value::Bool(v) => Ok(v),
            other => Err(self.wrong(&other)),
        }
    }

    pub(crate) fn int(&self, args: &[Raw]) -> Result<i64> {
        self.value(args)?.int()
    }

    pub(crate) fn float(&self, args: &[Raw]) -> Result<f64> {
        self.value(args)?.number()
    }

    pub(crate) fn scalar(&self, args: &[Raw]) -> Result<Scalar> {
        self.value(args)?.scalar()
    }

    pub(crate) fn dtype(&self, args: &[Raw]) -> Result<DType> {
        match self.value(args)? {
            Value::DType(v) => Ok(v),
            Value::Int(v) => Ok(DType::from_code(v as i32)),
            other => Err(self.wrong(&other)),
        }
    }

    /// No result.
    pub(crate) fn unit(&self, args: &[Raw]) -> Result<()> {
        self.raw::<0>(args).map(|_| ())
    }

    #[cold]
    fn unexpected(&self, mut ret: Raw) -> Error {
        match unsafe { Value::take(&mut ret) } {
            Ok(value) => self.wrong(&value),
            Err(error) => error,
        }
    }

    fn wrong(&self, value: &Value) -> Error {
        Error::type_error(format!("{}: unexpected result {value:?}", self.name.to_string_lossy()))
    }
}

/// Any operator of the library, built in or custom, found by name and called with [`Value`]s.
///
/// ```
/// # fn main() -> evergrad::Result<()> {
/// use evergrad::{Operator, Tensor, Value};
/// let add = Operator::find("add")?;
/// let x = Tensor::from_slice(&[1.0f32, 2.0], [2])?;
/// let sum = add.call1(&[(&x).into(), (&x).into()])?;
/// assert_eq!(sum.tensor()?.to_vec::<f32>()?, [2.0, 4.0]);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operator(ptr::NonNull<sys::eg_op>);

// Resolved operators are constant and live as long as the library.
unsafe impl Send for Operator {}
unsafe impl Sync for Operator {}

impl Operator {
    /// The first revision of an operator: `"add"`, or `"max.dim"` for an overload, or a custom `"space::name"`.
    pub fn find(name: &str) -> Result<Operator> {
        match name.split_once('.') {
            Some((name, overload)) => Operator::resolve(name, overload, 1),
            None => Operator::resolve(name, "", 1),
        }
    }

    /// A revision of an operator.
    pub fn resolve(name: &str, overload: &str, revision: i32) -> Result<Operator> {
        let (name, overload) = (c_string(name)?, c_string(overload)?);
        let mut op = ptr::null_mut();
        check(unsafe { sys::eg_op_resolve(name.as_ptr(), overload.as_ptr(), revision, &mut op) })?;
        Operator::from_ptr(op)
    }

    fn from_ptr(op: *mut sys::eg_op) -> Result<Operator> {
        ptr::NonNull::new(op).map(Operator).ok_or_else(|| Error::not_found("no such operator"))
    }

    /// All operators, sorted by name, the built-in ones first.
    pub fn all() -> impl Iterator<Item = Operator> {
        let count = unsafe { sys::eg_op_count() };
        (0..count).filter_map(|i| ptr::NonNull::new(unsafe { sys::eg_op_at(i) }).map(Operator))
    }

    /// The schema: `add(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`.
    pub fn schema(self) -> String {
        let text = unsafe { sys::eg_op_schema(self.0.as_ptr()) };
        if text.is_null() {
            return String::new();
        }
        unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned()
    }

    /// How many results the schema has.
    pub fn results(self) -> usize {
        let schema = self.schema();
        let Some((_, results)) = schema.rsplit_once("->") else { return 0 };
        match results.trim() {
            "()" => 0,
            text if text.starts_with('(') => text.split(',').count(),
            _ => 1,
        }
    }

    /// Takes a custom operator back: its name is free again, and calls of it fail. Its closures are dropped once no running
    /// call and no graph uses them. Built-in operators cannot be taken back.
    pub fn unregister(self) -> Result<()> {
        check(unsafe { sys::eg_op_unregister(self.0.as_ptr()) })
    }

    /// Calls it. Missing trailing arguments and [`Value::None`] take their defaults.
    pub fn call(self, args: &[Value]) -> Result<Vec<Value>> {
        let mut rets = vec![value::none(); self.results()];
        Value::with_raw(args, |raw| {
            check(unsafe { sys::eg_op_call(self.0.as_ptr(), raw.as_ptr(), raw.len(), rets.as_mut_ptr(), rets.len()) })
        })?;
        // Take all of them before any error is returned, so that none leaks.
        let taken: Vec<_> = rets.iter_mut().map(|ret| unsafe { Value::take(ret) }).collect();
        taken.into_iter().collect()
    }

    /// Calls an operator that has one result.
    pub fn call1(self, args: &[Value]) -> Result<Value> {
        let mut results = self.call(args)?;
        match (results.pop(), results.is_empty()) {
            (Some(value), true) => Ok(value),
            _ => Err(Error::type_error(format!("{} does not have one result", self.schema()))),
        }
    }
}

/// Registers an operator written in Rust, which every language in the process can call by its name.
///
/// ```
/// # fn main() -> evergrad::Result<()> {
/// use evergrad::{CustomOp, Tensor, Value};
/// let double = CustomOp::new("docs::double(Tensor x) -> Tensor")?
///     .forward(|args| Ok(vec![args[0].tensor()?.mul(2.0)?.into()]))
///     .gradient(|args| Ok(vec![args[2].tensor()?.mul(2.0)?.into()]))
///     .register()?;
/// let y = double.call1(&[Tensor::from_slice(&[1.0f32, 2.0], [2])?.into()])?;
/// assert_eq!(y.tensor()?.to_vec::<f32>()?, [2.0, 4.0]);
/// # Ok(())
/// # }
/// ```
#[must_use]
pub struct CustomOp {
    schema: CString,
    forward: Option<Box<Closure>>,
    gradient: Option<Box<Closure>>,
}

type Closure = dyn Fn(&[Value]) -> Result<Vec<Value>> + Send + Sync;

impl CustomOp {
    /// `space::name(Tensor a, float b=1.0) -> Tensor`.
    pub fn new(schema: &str) -> Result<CustomOp> {
        Ok(CustomOp { schema: c_string(schema)?, forward: None, gradient: None })
    }

    /// What it computes: the arguments of the schema to its results. Any thread may call it, so it is `Send + Sync`.
    pub fn forward(mut self, f: impl Fn(&[Value]) -> Result<Vec<Value>> + Send + Sync + 'static) -> CustomOp {
        self.forward = Some(Box::new(f));
        self
    }

    /// Its gradient: the forward's arguments, its results, and one gradient per result to one gradient (or
    /// [`Value::None`]) per argument. Without one the operator is not differentiable.
    pub fn gradient(mut self, f: impl Fn(&[Value]) -> Result<Vec<Value>> + Send + Sync + 'static) -> CustomOp {
        self.gradient = Some(Box::new(f));
        self
    }

    /// Makes it known under its name, which must be free. [`Operator::unregister`] takes it back.
    pub fn register(self) -> Result<Operator> {
        let wrap = |f: Box<Closure>| {
            callback::shared(move |args, rets| callback::results(f(&callback::arguments(args)?)?, rets))
        };
        let forward = self.forward.ok_or_else(|| Error::value("a custom operator needs a forward"))?;
        let forward = wrap(forward);
        let gradient = self.gradient.map(wrap);
        let mut op = ptr::null_mut();
        check(unsafe {
            sys::eg_op_register(
                self.schema.as_ptr(),
                &forward,
                gradient.as_ref().map_or(ptr::null(), ptr::from_ref),
                &mut op,
            )
        })?;
        Operator::from_ptr(op)
    }
}

//! The tensor: a counted handle, its facts, and the ways in and out of Rust memory.
use std::ffi::c_void;
use std::fmt;
use std::marker::PhantomData;
use std::mem::{forget, size_of_val, MaybeUninit};
use std::ptr::{self, NonNull};
use std::slice;

use evergrad_sys as sys;

use crate::callback;
use crate::dtype::{DType, Device, Element};
use crate::error::{check, Error, Result};
use crate::ops;
use crate::scalar::{Ints, Scalar};
use crate::value::{self, Value};

/// Somebody whose memory a tensor uses. It stays where it is; a box would claim at every move that nobody else points inside.
struct Pinned<O>(*mut O);

unsafe impl<O: Send> Send for Pinned<O> {}

impl<O> Pinned<O> {
    fn new(owner: O) -> Pinned<O> {
        Pinned(Box::into_raw(Box::new(owner)))
    }
}

impl<O> Drop for Pinned<O> {
    fn drop(&mut self) {
        drop(unsafe { Box::from_raw(self.0) });
    }
}

/// An n-dimensional array that can record how it was computed.
///
/// A `Tensor` is a handle: `clone` makes another handle of the same tensor, and in-place methods (their names end in `_`)
/// show through all handles and views. That is why a `Tensor` is neither `Send` nor `Sync`: two threads with handles of
/// one tensor could write while the other reads. To give data to another thread, or to share it between threads, use
/// [`SendTensor`](crate::SendTensor).
///
/// ```compile_fail
/// fn needs_send<T: Send>(_: T) {}
/// needs_send(evergrad::Tensor::from_slice(&[1.0f32], [1]).unwrap());
/// ```
#[repr(transparent)]
pub struct Tensor {
    handle: NonNull<sys::eg_tensor>,
    // Neither Send nor Sync: see above.
    marker: PhantomData<*mut ()>,
}

impl Clone for Tensor {
    /// Another handle of the same tensor; the elements are not copied (see [`Tensor::deep_clone`]).
    fn clone(&self) -> Tensor {
        // A live handle can always be retained.
        let status = unsafe { sys::eg_tensor_retain(self.handle.as_ptr()) };
        debug_assert!(status.is_null());
        Tensor { ..*self }
    }
}

impl Drop for Tensor {
    #[inline]
    fn drop(&mut self) {
        unsafe { sys::eg_tensor_release(self.handle.as_ptr()) };
    }
}

impl Tensor {
    /// The handle, borrowed, for calls into `evergrad-sys`.
    #[inline]
    pub fn as_ptr(&self) -> *mut sys::eg_tensor {
        self.handle.as_ptr()
    }

    /// Gives the handle away: the caller releases it.
    pub fn into_raw(self) -> *mut sys::eg_tensor {
        let raw = self.handle.as_ptr();
        forget(self);
        raw
    }

    /// Takes a handle over; `None` for NULL.
    ///
    /// # Safety
    /// `raw` is NULL or a live handle that the caller owns, of a tensor that no other thread writes.
    #[inline]
    pub unsafe fn own_raw(raw: *mut sys::eg_tensor) -> Option<Tensor> {
        NonNull::new(raw).map(|handle| Tensor { handle, marker: PhantomData })
    }

    #[inline]
    pub(crate) unsafe fn own_raw_unchecked(raw: *mut sys::eg_tensor) -> Tensor {
        Tensor { handle: unsafe { NonNull::new_unchecked(raw) }, marker: PhantomData }
    }

    /// Another handle of a tensor that somebody else owns; `None` for NULL.
    ///
    /// # Safety
    /// `raw` is NULL or a live handle, of a tensor that no other thread writes.
    pub unsafe fn borrow_raw(raw: *mut sys::eg_tensor) -> Result<Option<Tensor>> {
        if raw.is_null() {
            return Ok(None);
        }
        check(unsafe { sys::eg_tensor_retain(raw) })?;
        Ok(unsafe { Tensor::own_raw(raw) })
    }

    /// Runs a call that writes a handle, and takes the handle over.
    pub(crate) fn made(call: impl FnOnce(*mut *mut sys::eg_tensor) -> *mut sys::eg_status) -> Result<Tensor> {
        Tensor::maybe(call)?.ok_or_else(|| Error::runtime("the library gave no tensor"))
    }

    /// The same where the call may give NULL for "none".
    pub(crate) fn maybe(call: impl FnOnce(*mut *mut sys::eg_tensor) -> *mut sys::eg_status) -> Result<Option<Tensor>> {
        let mut raw = ptr::null_mut();
        check(call(&mut raw))?;
        Ok(unsafe { Tensor::own_raw(raw) })
    }

    // ---- facts ----

    pub(crate) fn info(&self) -> sys::eg_tensor_info {
        // All fields are numbers or pointers, for which zero is a value.
        let mut info: sys::eg_tensor_info = unsafe { MaybeUninit::zeroed().assume_init() };
        info.struct_size = size_of::<sys::eg_tensor_info>();
        // A live handle and the library's own struct cannot be refused.
        if let Err(error) = check(unsafe { sys::eg_tensor_get_info(self.as_ptr(), &mut info) }) {
            debug_assert!(false, "{error}");
        }
        info
    }

    fn list(p: *const i64, n: i32) -> Vec<i64> {
        if p.is_null() || n <= 0 {
            return Vec::new();
        }
        unsafe { slice::from_raw_parts(p, n as usize) }.to_vec()
    }

    /// The number of dimensions.
    pub fn ndim(&self) -> usize {
        self.info().ndim as usize
    }

    /// The sizes of all dimensions.
    pub fn shape(&self) -> Vec<i64> {
        let info = self.info();
        Tensor::list(info.sizes, info.ndim)
    }

    /// The steps from one element to the next along each dimension, in elements.
    pub fn strides(&self) -> Vec<i64> {
        let info = self.info();
        Tensor::list(info.strides, info.ndim)
    }

    /// The size of one dimension; a negative one counts from the end.
    pub fn size(&self, dim: i64) -> Result<i64> {
        let shape = self.shape();
        let n = shape.len() as i64;
        let index = if dim < 0 { dim + n } else { dim };
        usize::try_from(index).ok().and_then(|i| shape.get(i).copied()).ok_or_else(|| {
            Error::index(format!(
                "Dimension out of range (expected to be in range of [{}, {}], but got {dim})",
                -n,
                n - 1
            ))
        })
    }

    /// The number of elements.
    pub fn numel(&self) -> usize {
        self.info().numel as usize
    }

    /// The type of the elements.
    pub fn dtype(&self) -> DType {
        DType::from_code(self.info().dtype)
    }

    /// Where the tensor lives.
    pub fn device(&self) -> Device {
        Device::from_code(self.info().device)
    }

    /// The position of the first element in the storage, in elements.
    pub fn storage_offset(&self) -> i64 {
        self.info().storage_offset
    }

    /// In-place writes so far; views share the count.
    pub fn version(&self) -> i64 {
        self.info().version
    }

    pub(crate) fn has_flag(&self, flag: u32) -> bool {
        self.info().flags & flag != 0
    }

    /// Whether the elements lie in row-major order without gaps.
    pub fn is_contiguous(&self) -> bool {
        self.has_flag(sys::EG_FLAG_CONTIGUOUS)
    }

    /// Whether it shares another tensor's memory.
    pub fn is_view(&self) -> bool {
        self.has_flag(sys::EG_FLAG_VIEW)
    }

    /// Whether both are handles of the same tensor.
    pub fn is_same(&self, other: &Tensor) -> bool {
        self.handle == other.handle
    }

    /// Whether both use the same memory.
    pub fn shares_storage(&self, other: &Tensor) -> bool {
        let storage = self.info().storage;
        !storage.is_null() && storage == other.info().storage
    }

    // ---- from Rust ----

    /// Copies a slice into a new tensor of the given shape.
    pub fn from_slice<'a, T: Element>(data: &[T], shape: impl Into<Ints<'a>>) -> Result<Tensor> {
        let shape = shape.into();
        let shape = shape.as_slice();
        Tensor::made(|out| unsafe {
            sys::eg_tensor_from_data(
                data.as_ptr().cast(),
                size_of_val(data),
                T::DTYPE.code(),
                shape.len() as i32,
                shape.as_ptr(),
                out,
            )
        })
    }

    /// A tensor over the memory of a vector, without a copy; the vector is freed when the last view is gone.
    pub fn from_vec<'a, T: Element>(data: Vec<T>, shape: impl Into<Ints<'a>>) -> Result<Tensor> {
        Tensor::from_owner_mut(data, shape)
    }

    /// A read-only tensor over memory that `owner` keeps (an `Arc<[T]>`, a static slice, a memory map), without a copy.
    /// In-place operators refuse it. The owner is dropped, maybe on another thread, when the last view is gone.
    pub fn from_owner<'a, T, O>(owner: O, shape: impl Into<Ints<'a>>) -> Result<Tensor>
    where
        T: Element,
        O: AsRef<[T]> + Send + 'static,
    {
        let owner = Pinned::new(owner);
        let data = unsafe { &*owner.0 }.as_ref();
        let (p, bytes) = (data.as_ptr(), size_of_val(data));
        unsafe { Tensor::from_memory(p.cast_mut().cast(), bytes, T::DTYPE, &shape.into(), true, callback::keep(owner)) }
    }

    /// A tensor over writable memory that `owner` keeps, without a copy.
    pub fn from_owner_mut<'a, T, O>(owner: O, shape: impl Into<Ints<'a>>) -> Result<Tensor>
    where
        T: Element,
        O: AsMut<[T]> + Send + 'static,
    {
        let owner = Pinned::new(owner);
        let data = unsafe { &mut *owner.0 }.as_mut();
        let (p, bytes) = (data.as_mut_ptr(), size_of_val(data));
        unsafe { Tensor::from_memory(p.cast(), bytes, T::DTYPE, &shape.into(), false, callback::keep(owner)) }
    }

    /// A tensor over borrowed memory, without a copy.
    ///
    /// # Safety
    /// Nobody else reads or writes `data` while this tensor, a view of it, or a graph that saved it is in use, and the
    /// memory outlives all of them: the compiler cannot see this, since handles are counted.
    pub unsafe fn from_slice_unchecked<'a, T: Element>(data: &mut [T], shape: impl Into<Ints<'a>>) -> Result<Tensor> {
        let none = sys::eg_callback {
            struct_size: size_of::<sys::eg_callback>(),
            r#fn: None,
            ctx: ptr::null_mut(),
            destroy: None,
        };
        let bytes = size_of_val(data);
        unsafe { Tensor::from_memory(data.as_mut_ptr().cast(), bytes, T::DTYPE, &shape.into(), false, none) }
    }

    pub(crate) unsafe fn from_memory(
        data: *mut c_void,
        bytes: usize,
        dtype: DType,
        shape: &Ints<'_>,
        read_only: bool,
        destroy: sys::eg_callback,
    ) -> Result<Tensor> {
        let shape = shape.as_slice();
        Tensor::made(|out| unsafe {
            sys::eg_tensor_from_memory(
                data,
                bytes,
                dtype.code(),
                shape.len() as i32,
                shape.as_ptr(),
                ptr::null(),
                i32::from(read_only),
                &destroy,
                out,
            )
        })
    }

    /// A 0-dim tensor of a number: bool, int64, the default float type or its complex counterpart.
    pub fn scalar(number: impl Into<Scalar>) -> Result<Tensor> {
        let number = number.into();
        let float = unsafe { sys::eg_get_default_dtype() };
        let dtype = match number {
            Scalar::Bool(_) => sys::EG_BOOL,
            Scalar::Int(_) => sys::EG_INT64,
            Scalar::Float(_) => float,
            Scalar::Complex(_) if float == sys::EG_FLOAT64 => sys::EG_COMPLEX128,
            Scalar::Complex(_) => sys::EG_COMPLEX64,
        };
        let raw = value::scalar(&number);
        Tensor::made(|out| unsafe { sys::eg_tensor_from_scalar(&raw, dtype, 0, out) })
    }

    // ---- to Rust ----

    /// The elements in row-major order. `T` must be the tensor's element type.
    pub fn to_vec<T: Element>(&self) -> Result<Vec<T>> {
        self.expect_dtype(T::DTYPE)?;
        let n = self.numel();
        let mut out: Vec<T> = Vec::new();
        out.try_reserve_exact(n).map_err(|e| Error::out_of_memory(e.to_string()))?;
        let bytes = n * size_of::<T>();
        check(unsafe { sys::eg_tensor_copy_to(self.as_ptr(), out.as_mut_ptr().cast(), bytes) })?;
        if T::DTYPE == DType::Bool {
            // A Rust bool is 0 or 1; memory that was made by a view of another type may hold anything.
            let raw = unsafe { slice::from_raw_parts_mut(out.as_mut_ptr().cast::<u8>(), bytes) };
            raw.iter_mut().for_each(|b| *b = u8::from(*b != 0));
        }
        unsafe { out.set_len(n) };
        Ok(out)
    }

    /// Copies the elements into a slice of exactly as many elements.
    pub fn copy_to_slice<T: Element>(&self, out: &mut [T]) -> Result<()> {
        let data = self.to_vec::<T>()?;
        if data.len() != out.len() {
            let (n, m) = (data.len(), out.len());
            return Err(Error::value(format!("cannot copy {n} elements into a slice of {m}")));
        }
        out.copy_from_slice(&data);
        Ok(())
    }

    fn expect_dtype(&self, wanted: DType) -> Result<()> {
        let dtype = self.dtype();
        if dtype == wanted {
            Ok(())
        } else {
            Err(Error::type_error(format!("the tensor holds {dtype}, not {wanted}; convert it with to_dtype()")))
        }
    }

    /// The elements in place.
    ///
    /// # Safety
    /// While the slice lives, no handle or view of this tensor may be written.
    pub unsafe fn as_slice<T: Element>(&self) -> Result<&[T]> {
        self.expect_dtype(T::DTYPE)?;
        let info = self.info();
        if T::DTYPE == DType::Bool || info.flags & (sys::EG_FLAG_CONJ | sys::EG_FLAG_NEG) != 0 {
            return Err(Error::runtime("the memory of this tensor cannot be shown as it is"));
        }
        if info.numel == 0 {
            return Ok(&[]);
        }
        if info.data.is_null() || info.flags & sys::EG_FLAG_CONTIGUOUS == 0 {
            return Err(Error::runtime("only a contiguous tensor with memory can be shown as a slice"));
        }
        Ok(unsafe { slice::from_raw_parts(info.data.cast(), info.numel as usize) })
    }

    /// The one element of a tensor, as a number.
    pub fn item(&self) -> Result<Scalar> {
        let mut raw = value::none();
        check(unsafe { sys::eg_tensor_item(self.as_ptr(), &mut raw) })?;
        unsafe { Value::take(&mut raw) }?.scalar()
    }

    /// The one element of a tensor, as a double.
    pub fn to_f64(&self) -> Result<f64> {
        Ok(self.item()?.to_f64())
    }

    /// The one element of an integer tensor.
    pub fn to_i64(&self) -> Result<i64> {
        let item = self.item()?;
        item.as_i64().ok_or_else(|| Error::type_error(format!("expected an integer, got {item:?}")))
    }

    /// A copy with memory of its own, recorded for gradients.
    pub fn deep_clone(&self) -> Result<Tensor> {
        ops::clone(self)
    }

    /// The values as text, without `tensor(...)` around them.
    fn values_text(&self) -> Result<String> {
        let mut raw = value::none();
        check(unsafe { sys::eg_tensor_to_string(self.as_ptr(), ptr::null(), &mut raw) })?;
        match unsafe { Value::take(&mut raw) }? {
            Value::Str(text) => Ok(text),
            other => Err(Error::type_error(format!("unexpected result {other:?}"))),
        }
    }

    /// The tensor as text: its values, and what they do not show.
    pub fn to_text(&self) -> Result<String> {
        let mut parts = vec![self.values_text()?];
        let (dtype, shape) = (self.dtype(), self.shape());
        let empty = shape.contains(&0);
        if empty && shape.len() != 1 {
            let sizes: Vec<String> = shape.iter().map(i64::to_string).collect();
            parts.push(format!("size=({})", sizes.join(", ")));
        }
        let float = crate::default_dtype();
        let complex = if float == DType::Float64 { DType::Complex128 } else { DType::Complex64 };
        let shown = dtype == float || !empty && [complex, DType::Int64, DType::Bool].contains(&dtype);
        if !shown {
            parts.push(format!("dtype={dtype}"));
        }
        if let Some(name) = self.grad_fn_name()? {
            parts.push(format!("grad_fn=<{name}>"));
        } else if self.is_requires_grad() {
            parts.push("requires_grad=true".to_owned());
        }
        Ok(format!("tensor({})", parts.join(", ")))
    }
}

impl fmt::Display for Tensor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.to_text() {
            Ok(text) => f.write_str(&text),
            Err(error) => write!(f, "tensor({error})"),
        }
    }
}

impl fmt::Debug for Tensor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self} (shape {:?}, {}, {:?})", self.shape(), self.dtype(), self.device())
    }
}

macro_rules! operator {
    ($($trait:ident $method:ident,)*) => {$(
        impl<'a, T: Into<crate::Operand<'a>>> std::ops::$trait<T> for &Tensor {
            type Output = Result<Tensor>;
            fn $method(self, other: T) -> Result<Tensor> {
                ops::$method(self, other)
            }
        }
    )*};
}

operator! { Add add, Sub sub, Mul mul, Div div, }

impl std::ops::Neg for &Tensor {
    type Output = Result<Tensor>;
    fn neg(self) -> Result<Tensor> {
        ops::neg(self)
    }
}

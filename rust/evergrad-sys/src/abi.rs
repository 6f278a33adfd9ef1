// Made by bindings/gen/emit_rust_sys.py from capi/include/evergrad/abi.h. Do not edit.
use core::ffi::{c_char, c_void};
use core::marker::{PhantomData, PhantomPinned};

/// Of the header these declarations were made from.
pub const EG_VERSION_MAJOR: i32 = 0;
/// Of the header these declarations were made from.
pub const EG_VERSION_MINOR: i32 = 2;
/// Of the header these declarations were made from.
pub const EG_VERSION_PATCH: i32 = 0;

/// an error
#[repr(C)]
pub struct eg_status {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// a resolved operator; lives as long as the library
#[repr(C)]
pub struct eg_op {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// opaque handle
#[repr(C)]
pub struct eg_tensor {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// a node of the autograd graph
#[repr(C)]
pub struct eg_node {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// a tensor saved for backward
#[repr(C)]
pub struct eg_saved {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// a random number generator
#[repr(C)]
pub struct eg_generator {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// an ordered map from names to tensors (state_dict, safetensors)
#[repr(C)]
pub struct eg_dict {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// opaque handle
#[repr(C)]
pub struct eg_module {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// opaque handle
#[repr(C)]
pub struct eg_optimizer {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// a task of the inter-op pool
#[repr(C)]
pub struct eg_future {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

pub type eg_code = i32;
pub const EG_OK: eg_code = 0;
pub const EG_RUNTIME: eg_code = 1;
pub const EG_INDEX: eg_code = 2;
pub const EG_VALUE: eg_code = 3;
pub const EG_TYPE: eg_code = 4;
pub const EG_NOT_IMPLEMENTED: eg_code = 5;
pub const EG_OUT_OF_MEMORY: eg_code = 6;
pub const EG_IO: eg_code = 7;
pub const EG_KEY: eg_code = 8;
pub const EG_INVALID_HANDLE: eg_code = 9;
/// no such operator, overload or revision in this library
pub const EG_NOT_FOUND: eg_code = 10;
/// a callback failed; eg_status_payload() is what it attached
pub const EG_CALLBACK: eg_code = 11;
pub const EG_ATTRIBUTE: eg_code = 12;
pub const EG_ASSERTION: eg_code = 13;
pub const EG_LINALG: eg_code = 14;
pub const EG_OVERFLOW: eg_code = 15;
pub const EG_IMPORT: eg_code = 16;

pub type eg_dtype = i32;
pub const EG_BOOL: eg_dtype = 0;
pub const EG_UINT8: eg_dtype = 1;
pub const EG_INT8: eg_dtype = 2;
pub const EG_INT16: eg_dtype = 3;
pub const EG_INT32: eg_dtype = 4;
pub const EG_INT64: eg_dtype = 5;
pub const EG_UINT16: eg_dtype = 6;
pub const EG_UINT32: eg_dtype = 7;
pub const EG_UINT64: eg_dtype = 8;
pub const EG_FLOAT16: eg_dtype = 9;
pub const EG_BFLOAT16: eg_dtype = 10;
pub const EG_FLOAT32: eg_dtype = 11;
pub const EG_FLOAT64: eg_dtype = 12;
pub const EG_COMPLEX32: eg_dtype = 13;
pub const EG_COMPLEX64: eg_dtype = 14;
pub const EG_COMPLEX128: eg_dtype = 15;
pub const EG_FLOAT8_E4M3FN: eg_dtype = 16;
pub const EG_FLOAT8_E5M2: eg_dtype = 17;

/// A device is type << 16 | index (index 0xffff: the current one).
pub type eg_device = i32;
pub const EG_CPU: eg_device = 0;
pub const EG_CUDA: eg_device = 1 << 16;
pub const EG_META: eg_device = 2 << 16;

pub type eg_layout = i32;
pub const EG_STRIDED: eg_layout = 0;

pub type eg_memory_format = i32;
pub const EG_CONTIGUOUS_FORMAT: eg_memory_format = 0;
pub const EG_PRESERVE_FORMAT: eg_memory_format = 1;
pub const EG_CHANNELS_LAST: eg_memory_format = 2;
pub const EG_CHANNELS_LAST_3D: eg_memory_format = 3;

pub type eg_tag = i32;
/// None, or "not given": the default is used
pub const EG_TAG_NONE: eg_tag = 0;
/// p: eg_tensor*
pub const EG_TAG_TENSOR: eg_tag = 1;
/// i
pub const EG_TAG_INT: eg_tag = 2;
/// d
pub const EG_TAG_DOUBLE: eg_tag = 3;
/// i: 0 or 1
pub const EG_TAG_BOOL: eg_tag = 4;
/// p: double\[2\]
pub const EG_TAG_COMPLEX: eg_tag = 5;
/// p: char*, n bytes, no terminator needed
pub const EG_TAG_STRING: eg_tag = 6;
/// p: int64_t\[n\]
pub const EG_TAG_INTS: eg_tag = 7;
/// p: double\[n\]
pub const EG_TAG_DOUBLES: eg_tag = 8;
/// p: uint8_t\[n\]
pub const EG_TAG_BOOLS: eg_tag = 9;
/// p: eg_tensor*\[n\]; an element may be NULL where the operator takes Tensor?\[\]
pub const EG_TAG_TENSORS: eg_tag = 10;
/// i: eg_dtype
pub const EG_TAG_DTYPE: eg_tag = 11;
/// i: eg_device
pub const EG_TAG_DEVICE: eg_tag = 12;
/// i: eg_layout
pub const EG_TAG_LAYOUT: eg_tag = 13;
/// i: eg_memory_format
pub const EG_TAG_FORMAT: eg_tag = 14;
/// p: eg_generator*
pub const EG_TAG_GENERATOR: eg_tag = 15;
/// p: eg_value\[n\], each INT, DOUBLE, BOOL or COMPLEX
pub const EG_TAG_SCALARS: eg_tag = 16;

/// 16 bytes. As an argument everything is borrowed; a returned value owns its tensors and arrays: eg_value_clear().
#[repr(C)]
#[derive(Clone, Copy)]
pub struct eg_value {
    pub tag: eg_tag,
    pub n: u32,
    pub u: eg_value_u,
}

/// The payload of [`eg_value`].
#[repr(C)]
#[derive(Clone, Copy)]
pub union eg_value_u {
    pub i: i64,
    pub d: f64,
    pub p: *mut c_void,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct eg_memory_stats {
    pub struct_size: usize,
    /// in live tensors
    pub current_bytes: i64,
    /// the most since the start or the last reset
    pub peak_bytes: i64,
    /// freed and kept for reuse
    pub cached_bytes: i64,
    /// number of allocations so far
    pub allocations: i64,
}

/// args are borrowed. rets arrive as NONE; what is put there is owned by the library afterwards (tensors: a new
/// reference; arrays and strings: filled through eg_value_set_* below). May run on any thread; never under a lock.
/// destroy runs exactly once, also when registration fails.
pub type eg_callback_fn = Option<unsafe extern "C" fn(ctx: *mut c_void, args: *const eg_value, nargs: usize, rets: *mut eg_value, nrets: usize) -> *mut eg_status>;

#[repr(C)]
#[derive(Clone, Copy)]
pub struct eg_callback {
    pub struct_size: usize,
    pub r#fn: eg_callback_fn,
    pub ctx: *mut c_void,
    pub destroy: Option<unsafe extern "C" fn(ctx: *mut c_void)>,
}

/// eg_tensor_info.flags
pub const EG_FLAG_REQUIRES_GRAD: u32 = 1;
pub const EG_FLAG_LEAF: u32 = 2;
pub const EG_FLAG_CONJ: u32 = 4;
pub const EG_FLAG_NEG: u32 = 8;
pub const EG_FLAG_INFERENCE: u32 = 16;
pub const EG_FLAG_VIEW: u32 = 32;
pub const EG_FLAG_WRAPPED_NUMBER: u32 = 64;
pub const EG_FLAG_RETAINS_GRAD: u32 = 128;
pub const EG_FLAG_BATCHED: u32 = 256;
pub const EG_FLAG_CONTIGUOUS: u32 = 512;
pub const EG_FLAG_HAS_TANGENT: u32 = 1024;
/// calls that meet it go to its handler
pub const EG_FLAG_HANDLED: u32 = 2048;
/// there is more than one reference to it
pub const EG_FLAG_SHARED: u32 = 4096;

#[repr(C)]
#[derive(Clone, Copy)]
pub struct eg_tensor_info {
    pub struct_size: usize,
    pub ndim: i32,
    pub dtype: eg_dtype,
    pub device: eg_device,
    pub layout: eg_layout,
    pub numel: i64,
    /// ndim entries; valid until the tensor is resized or released
    pub sizes: *const i64,
    /// in elements
    pub strides: *const i64,
    /// in elements
    pub storage_offset: i64,
    /// address of the first element; NULL when it has no memory
    pub data: *mut c_void,
    pub storage_bytes: i64,
    /// identity of the storage: equal for tensors that share memory
    pub storage: *mut c_void,
    /// in-place writes so far
    pub version: i64,
    pub flags: u32,
    pub output_nr: i32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct eg_print_options {
    pub struct_size: usize,
    /// 4; 0 to 1100, else an EG_VALUE error
    pub precision: i32,
    /// 3; 0 or more
    pub edgeitems: i32,
    /// 80
    pub linewidth: i32,
    /// -1: decide
    pub sci_mode: i32,
    /// 1000
    pub threshold: i64,
}

/// Custom function: the caller ran its forward with gradients off; this makes `outputs` depend on `inputs` (NULL entries:
/// not tensors). backward: args = one gradient per output (NONE where undefined unless materialize) -> one TENSOR or
/// NONE per input. dirty\[i\] != 0: output i is an input modified in place. nondiff\[i\] != 0: output i has no gradient.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct eg_custom_function {
    pub struct_size: usize,
    pub name: *const c_char,
    pub inputs: *const *mut eg_tensor,
    pub ninputs: usize,
    pub outputs: *const *mut eg_tensor,
    pub noutputs: usize,
    /// NULL or noutputs entries
    pub dirty: *const u8,
    /// NULL or noutputs entries
    pub nondiff: *const u8,
    /// undefined gradients arrive as zeros; 2: those of results that have a gradient
    pub materialize: i32,
}

extern "C" {
    pub fn eg_value_clear(value: *mut eg_value);
    pub fn eg_status_code(status: *const eg_status) -> eg_code;
    /// UTF-8, lives as long as the status
    pub fn eg_status_message(status: *const eg_status) -> *const c_char;
    /// "" when none was involved
    pub fn eg_status_operator(status: *const eg_status) -> *const c_char;
    pub fn eg_status_payload(status: *const eg_status) -> *mut c_void;
    pub fn eg_status_free(status: *mut eg_status);
    /// For callbacks. payload is handed through to whoever receives the status; destroy (or NULL) frees it.
    pub fn eg_status_new(code: eg_code, message: *const c_char, payload: *mut c_void, destroy: Option<unsafe extern "C" fn(arg0: *mut c_void)>) -> *mut eg_status;
    /// "0.2.0"
    pub fn eg_version() -> *const c_char;
    /// major << 16 | minor
    pub fn eg_abi_version() -> i32;
    pub fn eg_build_info() -> *const c_char;
    pub fn eg_set_num_threads(threads: i32) -> *mut eg_status;
    pub fn eg_get_num_threads() -> i32;
    /// How many tasks of eg_fork run at once. Set it once, before the first task; later it is an EG_RUNTIME error.
    pub fn eg_set_num_interop_threads(threads: i32) -> *mut eg_status;
    pub fn eg_get_num_interop_threads() -> i32;
    /// Numbers of threads, the environment variables that count and the back end, a line each. The text lives until the
    /// calling thread's next call.
    pub fn eg_parallel_info() -> *const c_char;
    pub fn eg_get_default_dtype() -> i32;
    pub fn eg_set_default_dtype(dtype: eg_dtype) -> *mut eg_status;
    pub fn eg_memory_get_stats(device: eg_device, stats: *mut eg_memory_stats) -> *mut eg_status;
    pub fn eg_memory_reset_peak(device: eg_device) -> *mut eg_status;
    pub fn eg_memory_empty_cache(device: eg_device) -> *mut eg_status;
    /// Testing aid: the nth allocation from now fails with EG_OUT_OF_MEMORY (once); 0 switches it off.
    /// Counts tensor memory and the engine's own objects.
    pub fn eg_memory_fail_nth(nth: i64) -> *mut eg_status;
    /// Build owned values for rets (and for eg_value_clear): the data is copied, tensors get a new reference.
    pub fn eg_value_set_tensors(value: *mut eg_value, tensors: *const *mut eg_tensor, n: usize) -> *mut eg_status;
    pub fn eg_value_set_ints(value: *mut eg_value, items: *const i64, n: usize) -> *mut eg_status;
    pub fn eg_value_set_string(value: *mut eg_value, text: *const c_char, n: usize) -> *mut eg_status;
    /// Calls the task (args NULL, nargs 0) on a thread of the inter-op pool, with the caller's gradient and inference modes,
    /// and destroys it when it ends. Inside vmap and forward mode it runs at once.
    pub fn eg_fork(task: *const eg_callback, nrets: usize, out: *mut *mut eg_future) -> *mut eg_status;
    /// Returns when the task has ended: with its first nrets results (tensors, integers, numbers, bools and texts; owned by
    /// the caller), or with the status it failed with, whose payload goes to the first who asks. A task that no thread has
    /// begun is run by the one that waits.
    pub fn eg_future_wait(f: *mut eg_future, rets: *mut eg_value, nrets: usize) -> *mut eg_status;
    /// 1 once waiting would return at once
    pub fn eg_future_done(f: *const eg_future) -> i32;
    pub fn eg_future_retain(f: *mut eg_future) -> *mut eg_status;
    /// the task goes on
    pub fn eg_future_release(f: *mut eg_future);
    /// overload: "" or NULL for the plain one. revision: the one the caller was written for (1, 2, ...). The result stays
    /// valid for the life of the library and is the same for every caller.
    pub fn eg_op_resolve(name: *const c_char, overload: *const c_char, revision: i32, out: *mut *mut eg_op) -> *mut eg_status;
    /// Missing trailing arguments and NONE take the defaults of the resolved revision. nrets must be the operator's.
    pub fn eg_op_call(op: *const eg_op, args: *const eg_value, nargs: usize, rets: *mut eg_value, nrets: usize) -> *mut eg_status;
    pub fn eg_op_name(op: *const eg_op) -> *const c_char;
    /// "add(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor"
    pub fn eg_op_schema(op: *const eg_op) -> *const c_char;
    pub fn eg_op_revision(op: *const eg_op) -> i32;
    pub fn eg_op_count() -> usize;
    /// sorted by name, built-in operators first; NULL past the end
    pub fn eg_op_at(index: usize) -> *mut eg_op;
    /// A custom operator "namespace::name", callable by name from every language in the process.
    /// forward: args as in the schema -> rets. vjp (fn may be NULL: not differentiable): args = the forward's args, then its
    /// results, then one gradient per result -> one gradient (or NONE) per argument.
    pub fn eg_op_register(schema: *const c_char, forward: *const eg_callback, vjp: *const eg_callback, out: *mut *mut eg_op) -> *mut eg_status;
    /// Takes a custom operator back; its name is free again. Calls of it fail with EG_NOT_FOUND from now on, op stays valid
    /// for that. Its callbacks are destroyed once no running call and no graph uses them. An operator that is still registered
    /// when the process ends is not destroyed: the language of its callbacks may be gone by then.
    pub fn eg_op_unregister(op: *mut eg_op) -> *mut eg_status;
    /// since 0.2
    pub fn eg_handler_push(handler: *const eg_callback) -> *mut eg_status;
    /// since 0.2
    pub fn eg_handler_pop() -> *mut eg_status;
    /// since 0.2
    pub fn eg_handler_depth() -> i32;
    /// since 0.2
    pub fn eg_handler_enable(on: i32) -> i32;
    /// since 0.2
    pub fn eg_handler_grad_mode() -> i32;
    /// since 0.2
    pub fn eg_tensor_set_handler(t: *mut eg_tensor, handler: *const eg_callback) -> *mut eg_status;
    /// since 0.2
    pub fn eg_tensor_new_wrapper(ndim: i32, sizes: *const i64, strides: *const i64, offset: i64, dtype: eg_dtype, device: eg_device, out: *mut *mut eg_tensor) -> *mut eg_status;
    pub fn eg_tensor_retain(t: *mut eg_tensor) -> *mut eg_status;
    /// NULL is fine
    pub fn eg_tensor_release(t: *mut eg_tensor);
    pub fn eg_tensor_get_info(t: *const eg_tensor, info: *mut eg_tensor_info) -> *mut eg_status;
    /// The number of elements, at next to no cost; -1 when t is not a live tensor.
    pub fn eg_tensor_numel(t: *const eg_tensor) -> i64;
    pub fn eg_tensor_is_contiguous(t: *const eg_tensor, format: eg_memory_format, out: *mut i32) -> *mut eg_status;
    /// Wraps memory of the caller's, without a copy. destroy (may be {0}) runs when the last reference is gone. strides in
    /// elements; NULL means contiguous. bytes is the size of the memory: a geometry that reaches past it is refused.
    pub fn eg_tensor_from_memory(data: *mut c_void, bytes: usize, dtype: eg_dtype, ndim: i32, sizes: *const i64, strides: *const i64, read_only: i32, destroy: *const eg_callback, out: *mut *mut eg_tensor) -> *mut eg_status;
    /// Copies row-major data of `bytes` = numel * element size into a new tensor, and out of one (any strides).
    pub fn eg_tensor_from_data(data: *const c_void, bytes: usize, dtype: eg_dtype, ndim: i32, sizes: *const i64, out: *mut *mut eg_tensor) -> *mut eg_status;
    pub fn eg_tensor_copy_to(t: *const eg_tensor, data: *mut c_void, bytes: usize) -> *mut eg_status;
    /// A 0-dim tensor made of a number; wrapped != 0: it gives way in type promotion like a plain number.
    pub fn eg_tensor_from_scalar(scalar: *const eg_value, dtype: eg_dtype, wrapped: i32, out: *mut *mut eg_tensor) -> *mut eg_status;
    /// INT, DOUBLE, BOOL or COMPLEX
    pub fn eg_tensor_item(t: *const eg_tensor, out: *mut eg_value) -> *mut eg_status;
    /// The values as PyTorch prints them, without "tensor(...)" around them; lines after the first are indented by its seven
    /// columns. out is a STRING to be cleared.
    pub fn eg_tensor_to_string(t: *const eg_tensor, options: *const eg_print_options, out: *mut eg_value) -> *mut eg_status;
    /// One pointer for a binding to keep its own object beside a tensor; not owned. key identifies the binding.
    pub fn eg_tensor_set_slot(t: *mut eg_tensor, key: *const c_void, value: *mut c_void) -> *mut eg_status;
    pub fn eg_tensor_get_slot(t: *const eg_tensor, key: *const c_void) -> *mut c_void;
    /// DLPack 1.x. The managed structs are those of dlpack.h; versioned != 0: DLManagedTensorVersioned. Importing takes the
    /// managed tensor over (its deleter runs when the memory is no longer used); on failure it stays the caller's.
    pub fn eg_tensor_to_dlpack(t: *mut eg_tensor, versioned: i32, managed: *mut *mut c_void) -> *mut eg_status;
    pub fn eg_tensor_from_dlpack(managed: *mut c_void, versioned: i32, out: *mut *mut eg_tensor) -> *mut eg_status;
    pub fn eg_tensor_set_requires_grad(t: *mut eg_tensor, on: i32) -> *mut eg_status;
    /// out is NULL when there is none
    pub fn eg_tensor_grad(t: *const eg_tensor, out: *mut *mut eg_tensor) -> *mut eg_status;
    pub fn eg_tensor_set_grad(t: *mut eg_tensor, grad: *mut eg_tensor) -> *mut eg_status;
    pub fn eg_tensor_retain_grad(t: *mut eg_tensor) -> *mut eg_status;
    pub fn eg_tensor_grad_fn(t: *const eg_tensor, out: *mut *mut eg_node) -> *mut eg_status;
    /// out NULL when not a view
    pub fn eg_tensor_base(t: *const eg_tensor, out: *mut *mut eg_tensor) -> *mut eg_status;
    /// Shares memory and metadata of `source` under a new history: x.data = y. A tensor with a handler and itself: from now on
    /// it counts its own writes only.
    pub fn eg_tensor_set_data(t: *mut eg_tensor, source: *mut eg_tensor) -> *mut eg_status;
    pub fn eg_tensor_bump_version(t: *mut eg_tensor) -> *mut eg_status;
    pub fn eg_grad_mode() -> i32;
    /// both setters return the former value; per thread
    pub fn eg_set_grad_mode(on: i32) -> i32;
    pub fn eg_inference_mode() -> i32;
    pub fn eg_set_inference_mode(on: i32) -> i32;
    /// 0 off, 1 on, 2 on with the check for NaN
    pub fn eg_anomaly_mode() -> i32;
    /// the former mode; -1, and nothing changes, when there is no such mode
    pub fn eg_set_anomaly_mode(mode: i32) -> i32;
    /// With anomaly mode: called at each recorded operation for a text (STRING ret), e.g. the caller's stack trace. When a
    /// backward fails it is called with the traces of the forward calls (STRING arg); a TRUE ret means that it has shown them,
    /// else they are added to the error's text.
    pub fn eg_set_anomaly_trace(trace: *const eg_callback) -> *mut eg_status;
    /// grads: NULL, or noutputs entries (NULL entry: ones, for a scalar output). inputs: NULL for all leaves.
    pub fn eg_backward(outputs: *const *mut eg_tensor, noutputs: usize, grads: *const *mut eg_tensor, retain_graph: i32, create_graph: i32, inputs: *const *mut eg_tensor, ninputs: usize) -> *mut eg_status;
    pub fn eg_grad(outputs: *const *mut eg_tensor, noutputs: usize, grads: *const *mut eg_tensor, inputs: *const *mut eg_tensor, ninputs: usize, retain_graph: i32, create_graph: i32, allow_unused: i32, out: *mut *mut eg_tensor) -> *mut eg_status;
    /// Tensor hooks: args = gradient -> NONE or a new gradient. Post-accumulate: args = the tensor. *id removes it again.
    pub fn eg_tensor_register_hook(t: *mut eg_tensor, hook: *const eg_callback, id: *mut i64) -> *mut eg_status;
    pub fn eg_tensor_register_post_accumulate_hook(t: *mut eg_tensor, hook: *const eg_callback, id: *mut i64) -> *mut eg_status;
    pub fn eg_tensor_remove_hook(t: *mut eg_tensor, id: i64) -> *mut eg_status;
    pub fn eg_node_retain(n: *mut eg_node) -> *mut eg_status;
    pub fn eg_node_release(n: *mut eg_node);
    /// "MulBackward0"
    pub fn eg_node_name(n: *const eg_node) -> *const c_char;
    pub fn eg_node_next_count(n: *const eg_node) -> usize;
    /// out may be NULL
    pub fn eg_node_next(n: *const eg_node, i: usize, out: *mut *mut eg_node, input_nr: *mut i32) -> *mut eg_status;
    /// AccumulateGrad's leaf, else NULL
    pub fn eg_node_variable(n: *const eg_node, out: *mut *mut eg_tensor) -> *mut eg_status;
    /// since 0.2
    pub fn eg_node_output(n: *mut eg_node, nr: i32, out: *mut *mut eg_tensor) -> *mut eg_status;
    pub fn eg_node_sequence(n: *const eg_node) -> i64;
    /// What the node keeps for the backward pass: names ("self", "dim", "self_sym_sizes"), NULL past the last, and values, which
    /// the caller owns. Tensors are refused once they have been freed.
    pub fn eg_node_saved_name(n: *const eg_node, i: usize) -> *const c_char;
    pub fn eg_node_saved(n: *const eg_node, i: usize, out: *mut eg_value) -> *mut eg_status;
    /// since 0.2
    pub fn eg_node_saved_tensor(n: *mut eg_node, i: usize, k: usize, out: *mut *mut eg_saved, count: *mut i64) -> *mut eg_status;
    /// since 0.2
    pub fn eg_node_set_sequence(n: *mut eg_node, sequence: i64) -> *mut eg_status;
    /// since 0.2
    pub fn eg_node_apply(n: *mut eg_node, grads: *const *mut eg_tensor, ngrads: usize, out: *mut *mut eg_tensor) -> *mut eg_status;
    /// since 0.2
    pub fn eg_node_running(out: *mut *mut eg_node) -> *mut eg_status;
    /// since 0.2
    pub fn eg_node_order(out: *mut *mut eg_node, room: usize, count: *mut usize) -> *mut eg_status;
    /// since 0.2
    pub fn eg_use_count(handle: *const c_void) -> i32;
    /// pre: args = TENSORS of incoming gradients -> NONE or TENSORS. post: args = TENSORS grad_inputs, TENSORS grad_outputs.
    pub fn eg_node_register_hook(n: *mut eg_node, hook: *const eg_callback, pre: i32, id: *mut i64) -> *mut eg_status;
    pub fn eg_node_remove_hook(n: *mut eg_node, id: i64) -> *mut eg_status;
    pub fn eg_custom_function_attach(function: *const eg_custom_function, backward: *const eg_callback, out: *mut *mut eg_node) -> *mut eg_status;
    /// Tensors kept for a backward: version-checked, through the saved-tensor hooks, without reference cycles. t: NULL, which
    /// is kept as such, since 0.2.
    pub fn eg_saved_new(t: *mut eg_tensor, owner: *mut eg_node, is_output: i32, out: *mut *mut eg_saved) -> *mut eg_status;
    pub fn eg_saved_unpack(s: *mut eg_saved, owner: *mut eg_node, out: *mut *mut eg_tensor) -> *mut eg_status;
    pub fn eg_saved_release(s: *mut eg_saved);
    /// since 0.2
    pub fn eg_saved_register_hooks(s: *mut eg_saved, pack: *const eg_callback, unpack: *const eg_callback, forget: *const eg_callback) -> *mut eg_status;
    /// pack: TENSOR -> INT token; unpack: INT token -> TENSOR; forget: INT token, no rets (token no longer needed).
    pub fn eg_saved_hooks_push(pack: *const eg_callback, unpack: *const eg_callback, forget: *const eg_callback) -> *mut eg_status;
    pub fn eg_saved_hooks_pop() -> *mut eg_status;
    /// Forward mode. Levels nest; a tangent belongs to a level.
    pub fn eg_forward_enter(level: *mut i32) -> *mut eg_status;
    pub fn eg_forward_exit(level: i32) -> *mut eg_status;
    /// since 0.2
    pub fn eg_forward_enable(on: i32) -> i32;
    pub fn eg_make_dual(primal: *mut eg_tensor, tangent: *mut eg_tensor, level: i32, out: *mut *mut eg_tensor) -> *mut eg_status;
    pub fn eg_unpack_dual(t: *mut eg_tensor, level: i32, primal: *mut *mut eg_tensor, tangent: *mut *mut eg_tensor) -> *mut eg_status;
    /// vmap. randomness: 0 error, 1 different, 2 same.
    pub fn eg_vmap_enter(batch_size: i64, randomness: i32, level: *mut i32) -> *mut eg_status;
    pub fn eg_vmap_exit(level: i32) -> *mut eg_status;
    pub fn eg_vmap_wrap(t: *mut eg_tensor, dim: i64, level: i32, out: *mut *mut eg_tensor) -> *mut eg_status;
    /// Takes the level off and moves the batch to out_dim; a tensor without that level is expanded to the batch size.
    pub fn eg_vmap_unwrap(t: *mut eg_tensor, out_dim: i64, level: i32, out: *mut *mut eg_tensor) -> *mut eg_status;
    /// since 0.2
    pub fn eg_vmap_place(t: *mut eg_tensor, level: *mut i32, dim: *mut i64) -> *mut eg_status;
    /// since 0.2
    pub fn eg_vmap_sliced(calls: *mut i64, op: *mut *const c_char) -> *mut eg_status;
    /// since 0.2
    pub fn eg_vmap_slicing(on: i32) -> i32;
    /// the default generator of every device
    pub fn eg_manual_seed(seed: u64) -> *mut eg_status;
    pub fn eg_generator_new(device: eg_device, out: *mut *mut eg_generator) -> *mut eg_status;
    pub fn eg_generator_default(device: eg_device, out: *mut *mut eg_generator) -> *mut eg_status;
    pub fn eg_generator_retain(g: *mut eg_generator) -> *mut eg_status;
    pub fn eg_generator_release(g: *mut eg_generator);
    pub fn eg_generator_seed(g: *mut eg_generator, seed: u64) -> *mut eg_status;
    pub fn eg_generator_initial_seed(g: *const eg_generator, out: *mut u64) -> *mut eg_status;
    /// uint8, 5056 bytes on the CPU
    pub fn eg_generator_get_state(g: *const eg_generator, out: *mut *mut eg_tensor) -> *mut eg_status;
    pub fn eg_generator_set_state(g: *mut eg_generator, state: *mut eg_tensor) -> *mut eg_status;
    pub fn eg_dict_new(out: *mut *mut eg_dict) -> *mut eg_status;
    pub fn eg_dict_retain(d: *mut eg_dict) -> *mut eg_status;
    pub fn eg_dict_release(d: *mut eg_dict);
    pub fn eg_dict_size(d: *const eg_dict) -> usize;
    /// insertion order; NULL past the end
    pub fn eg_dict_key(d: *const eg_dict, i: usize) -> *const c_char;
    pub fn eg_dict_at(d: *const eg_dict, i: usize, out: *mut *mut eg_tensor) -> *mut eg_status;
    /// EG_KEY when absent
    pub fn eg_dict_get(d: *const eg_dict, key: *const c_char, out: *mut *mut eg_tensor) -> *mut eg_status;
    pub fn eg_dict_set(d: *mut eg_dict, key: *const c_char, t: *mut eg_tensor) -> *mut eg_status;
    pub fn eg_dict_set_metadata(d: *mut eg_dict, key: *const c_char, value: *const c_char) -> *mut eg_status;
    /// NULL when absent
    pub fn eg_dict_metadata(d: *const eg_dict, key: *const c_char) -> *const c_char;
    /// Written to a temporary file, synced and renamed: a reader never sees half a file.
    pub fn eg_safetensors_save(d: *const eg_dict, path: *const c_char) -> *mut eg_status;
    pub fn eg_safetensors_load(path: *const c_char, out: *mut *mut eg_dict) -> *mut eg_status;
    /// A built-in module by its name ("Linear") with its constructor's arguments by name. Parameters are initialised from the
    /// default generator in PyTorch's order.
    pub fn eg_module_new(r#type: *const c_char, names: *const *const c_char, values: *const eg_value, n: usize, out: *mut *mut eg_module) -> *mut eg_status;
    /// A module of the caller's: forward gets the arguments of eg_module_forward.
    pub fn eg_module_new_custom(r#type: *const c_char, forward: *const eg_callback, out: *mut *mut eg_module) -> *mut eg_status;
    pub fn eg_module_retain(m: *mut eg_module) -> *mut eg_status;
    pub fn eg_module_release(m: *mut eg_module);
    pub fn eg_module_type(m: *const eg_module) -> *const c_char;
    pub fn eg_module_forward(m: *mut eg_module, args: *const eg_value, nargs: usize, rets: *mut eg_value, nrets: usize) -> *mut eg_status;
    /// t NULL registers a parameter or buffer that is None (listed nowhere until set).
    pub fn eg_module_set_parameter(m: *mut eg_module, name: *const c_char, t: *mut eg_tensor) -> *mut eg_status;
    pub fn eg_module_set_buffer(m: *mut eg_module, name: *const c_char, t: *mut eg_tensor, persistent: i32) -> *mut eg_status;
    pub fn eg_module_set_child(m: *mut eg_module, name: *const c_char, child: *mut eg_module) -> *mut eg_status;
    /// own, not dotted
    pub fn eg_module_get_tensor(m: *const eg_module, name: *const c_char, out: *mut *mut eg_tensor) -> *mut eg_status;
    pub fn eg_module_get_child(m: *const eg_module, name: *const c_char, out: *mut *mut eg_module) -> *mut eg_status;
    pub fn eg_module_remove(m: *mut eg_module, name: *const c_char) -> *mut eg_status;
    pub fn eg_module_child_count(m: *const eg_module) -> usize;
    pub fn eg_module_child_name(m: *const eg_module, i: usize) -> *const c_char;
    /// dotted names
    pub fn eg_module_parameters(m: *const eg_module, recurse: i32, out: *mut *mut eg_dict) -> *mut eg_status;
    pub fn eg_module_buffers(m: *const eg_module, recurse: i32, out: *mut *mut eg_dict) -> *mut eg_status;
    pub fn eg_module_state_dict(m: *const eg_module, out: *mut *mut eg_dict) -> *mut eg_status;
    /// strict: missing and unexpected names, and shapes that differ, are one EG_RUNTIME error that lists them all.
    pub fn eg_module_load_state_dict(m: *mut eg_module, d: *const eg_dict, strict: i32) -> *mut eg_status;
    pub fn eg_module_train(m: *mut eg_module, on: i32) -> *mut eg_status;
    pub fn eg_module_training(m: *const eg_module) -> i32;
    pub fn eg_module_zero_grad(m: *mut eg_module, set_to_none: i32) -> *mut eg_status;
    /// -1: leave
    pub fn eg_module_to(m: *mut eg_module, dtype: eg_dtype, device: eg_device) -> *mut eg_status;
    /// constructor argument
    pub fn eg_module_get_option(m: *const eg_module, name: *const c_char, out: *mut eg_value) -> *mut eg_status;
    /// pre: args = the forward's args -> NONE or new args. post: args = forward's args then its rets -> NONE or new rets.
    pub fn eg_module_register_hook(m: *mut eg_module, hook: *const eg_callback, pre: i32, id: *mut i64) -> *mut eg_status;
    pub fn eg_module_remove_hook(m: *mut eg_module, id: i64) -> *mut eg_status;
    /// The init functions by PyTorch's name without the underscore ("kaiming_uniform"), arguments by name; in place.
    pub fn eg_init(name: *const c_char, t: *mut eg_tensor, names: *const *const c_char, values: *const eg_value, n: usize) -> *mut eg_status;
    pub fn eg_optimizer_new(r#type: *const c_char, params: *const *mut eg_tensor, nparams: usize, names: *const *const c_char, values: *const eg_value, n: usize, out: *mut *mut eg_optimizer) -> *mut eg_status;
    pub fn eg_optimizer_add_group(o: *mut eg_optimizer, params: *const *mut eg_tensor, nparams: usize, names: *const *const c_char, values: *const eg_value, n: usize) -> *mut eg_status;
    pub fn eg_optimizer_retain(o: *mut eg_optimizer) -> *mut eg_status;
    pub fn eg_optimizer_release(o: *mut eg_optimizer);
    pub fn eg_optimizer_step(o: *mut eg_optimizer) -> *mut eg_status;
    pub fn eg_optimizer_zero_grad(o: *mut eg_optimizer, set_to_none: i32) -> *mut eg_status;
    pub fn eg_optimizer_group_count(o: *const eg_optimizer) -> usize;
    pub fn eg_optimizer_get_option(o: *const eg_optimizer, group: usize, name: *const c_char, out: *mut eg_value) -> *mut eg_status;
    pub fn eg_optimizer_set_option(o: *mut eg_optimizer, group: usize, name: *const c_char, value: *const eg_value) -> *mut eg_status;
    /// State by parameter: names such as "exp_avg"; *out is NULL when there is none yet.
    pub fn eg_optimizer_get_state(o: *const eg_optimizer, param: *const eg_tensor, out: *mut *mut eg_dict) -> *mut eg_status;
    pub fn eg_optimizer_set_state(o: *mut eg_optimizer, param: *mut eg_tensor, state: *const eg_dict) -> *mut eg_status;
}

/* The Evergrad C ABI: handles, status, values, the boxed operator call and the services around it.
 *
 * Rules that hold for every function here:
 *  - It returns eg_status*; NULL means success. A non-NULL status is owned by the caller: eg_status_free().
 *    (The few functions that return something else cannot fail.)
 *  - Handles are reference-counted. Inputs are borrowed, outputs are owned by the caller. On failure outputs are NULL
 *    (or untouched where they are plain numbers) and inputs are as they were.
 *  - NULL, foreign or closed handles are refused with EG_INVALID_HANDLE.
 *  - Structs that the caller fills start with struct_size = sizeof(the struct).
 *  - Everything may be called from any thread. One tensor may be read by many threads; writing is the caller's to order.
 *  - Nothing throws, aborts or exits across this boundary.
 *
 * The typed operators (eg_add, eg_matmul, ...) are in evergrad/ops.h: static inline functions over eg_op_call(). */
#ifndef EVERGRAD_ABI_H
#define EVERGRAD_ABI_H
#include <stddef.h>
#include <stdint.h>

#define EG_VERSION_MAJOR 0
#define EG_VERSION_MINOR 2
#define EG_VERSION_PATCH 0

#if defined(_WIN32)
#define EG_API
#else
#define EG_API __attribute__((visibility("default")))
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- handles -------------------------------------------------------------------------------------------------- */

typedef struct eg_status eg_status;       /* an error */
typedef struct eg_op eg_op;               /* a resolved operator; lives as long as the library */
typedef struct eg_tensor eg_tensor;
typedef struct eg_node eg_node;           /* a node of the autograd graph */
typedef struct eg_saved eg_saved;         /* a tensor saved for backward */
typedef struct eg_generator eg_generator; /* a random number generator */
typedef struct eg_dict eg_dict;           /* an ordered map from names to tensors (state_dict, safetensors) */
typedef struct eg_module eg_module;
typedef struct eg_optimizer eg_optimizer;
typedef struct eg_future eg_future;       /* a task of the inter-op pool */

/* ---- enums: explicit values, only ever appended to ------------------------------------------------------------ */

typedef int32_t eg_code;
enum {
  EG_OK = 0,
  EG_RUNTIME = 1,
  EG_INDEX = 2,
  EG_VALUE = 3,
  EG_TYPE = 4,
  EG_NOT_IMPLEMENTED = 5,
  EG_OUT_OF_MEMORY = 6,
  EG_IO = 7,
  EG_KEY = 8,
  EG_INVALID_HANDLE = 9,
  EG_NOT_FOUND = 10, /* no such operator, overload or revision in this library */
  EG_CALLBACK = 11,  /* a callback failed; eg_status_payload() is what it attached */
  EG_ATTRIBUTE = 12,
  EG_ASSERTION = 13,
  EG_LINALG = 14,
  EG_OVERFLOW = 15,
  EG_IMPORT = 16
};

typedef int32_t eg_dtype;
enum {
  EG_BOOL = 0,
  EG_UINT8 = 1,
  EG_INT8 = 2,
  EG_INT16 = 3,
  EG_INT32 = 4,
  EG_INT64 = 5,
  EG_UINT16 = 6,
  EG_UINT32 = 7,
  EG_UINT64 = 8,
  EG_FLOAT16 = 9,
  EG_BFLOAT16 = 10,
  EG_FLOAT32 = 11,
  EG_FLOAT64 = 12,
  EG_COMPLEX32 = 13,
  EG_COMPLEX64 = 14,
  EG_COMPLEX128 = 15,
  EG_FLOAT8_E4M3FN = 16,
  EG_FLOAT8_E5M2 = 17
};

/* A device is type << 16 | index (index 0xffff: the current one). */
typedef int32_t eg_device;
enum { EG_CPU = 0, EG_CUDA = 1 << 16, EG_META = 2 << 16 };

typedef int32_t eg_layout;
enum { EG_STRIDED = 0 };

typedef int32_t eg_memory_format;
enum { EG_CONTIGUOUS_FORMAT = 0, EG_PRESERVE_FORMAT = 1, EG_CHANNELS_LAST = 2, EG_CHANNELS_LAST_3D = 3 };

/* ---- values: what operators take and give ---------------------------------------------------------------------- */

typedef int32_t eg_tag;
enum {
  EG_TAG_NONE = 0,     /* None, or "not given": the default is used */
  EG_TAG_TENSOR = 1,   /* p: eg_tensor* */
  EG_TAG_INT = 2,      /* i */
  EG_TAG_DOUBLE = 3,   /* d */
  EG_TAG_BOOL = 4,     /* i: 0 or 1 */
  EG_TAG_COMPLEX = 5,  /* p: double[2] */
  EG_TAG_STRING = 6,   /* p: char*, n bytes, no terminator needed */
  EG_TAG_INTS = 7,     /* p: int64_t[n] */
  EG_TAG_DOUBLES = 8,  /* p: double[n] */
  EG_TAG_BOOLS = 9,    /* p: uint8_t[n] */
  EG_TAG_TENSORS = 10, /* p: eg_tensor*[n]; an element may be NULL where the operator takes Tensor?[] */
  EG_TAG_DTYPE = 11,   /* i: eg_dtype */
  EG_TAG_DEVICE = 12,  /* i: eg_device */
  EG_TAG_LAYOUT = 13,  /* i: eg_layout */
  EG_TAG_FORMAT = 14,  /* i: eg_memory_format */
  EG_TAG_GENERATOR = 15, /* p: eg_generator* */
  EG_TAG_SCALARS = 16    /* p: eg_value[n], each INT, DOUBLE, BOOL or COMPLEX */
};

/* 16 bytes. As an argument everything is borrowed; a returned value owns its tensors and arrays: eg_value_clear(). */
typedef struct eg_value {
  eg_tag tag;
  uint32_t n;
  union {
    int64_t i;
    double d;
    void* p;
  } u;
} eg_value;

EG_API void eg_value_clear(eg_value* value);

/* ---- status ------------------------------------------------------------------------------------------------------ */

EG_API eg_code eg_status_code(const eg_status* status);
EG_API const char* eg_status_message(const eg_status* status); /* UTF-8, lives as long as the status */
EG_API const char* eg_status_operator(const eg_status* status); /* "" when none was involved */
EG_API void* eg_status_payload(const eg_status* status);
EG_API void eg_status_free(eg_status* status);
/* For callbacks. payload is handed through to whoever receives the status; destroy (or NULL) frees it. */
EG_API eg_status* eg_status_new(eg_code code, const char* message, void* payload, void (*destroy)(void*));

/* ---- library ----------------------------------------------------------------------------------------------------- */

EG_API const char* eg_version(void); /* "0.2.0" */
EG_API int32_t eg_abi_version(void); /* major << 16 | minor */
EG_API const char* eg_build_info(void);
EG_API eg_status* eg_set_num_threads(int32_t threads);
EG_API int32_t eg_get_num_threads(void);
/* How many tasks of eg_fork run at once. Set it once, before the first task; later it is an EG_RUNTIME error. */
EG_API eg_status* eg_set_num_interop_threads(int32_t threads);
EG_API int32_t eg_get_num_interop_threads(void);
/* Numbers of threads, the environment variables that count and the back end, a line each. The text lives until the
   calling thread's next call. */
EG_API const char* eg_parallel_info(void);
EG_API int32_t eg_get_default_dtype(void);
EG_API eg_status* eg_set_default_dtype(eg_dtype dtype);

typedef struct eg_memory_stats {
  size_t struct_size;
  int64_t current_bytes;  /* in live tensors */
  int64_t peak_bytes;     /* the most since the start or the last reset */
  int64_t cached_bytes;   /* freed and kept for reuse */
  int64_t allocations;    /* number of allocations so far */
} eg_memory_stats;
EG_API eg_status* eg_memory_get_stats(eg_device device, eg_memory_stats* stats);
EG_API eg_status* eg_memory_reset_peak(eg_device device);
EG_API eg_status* eg_memory_empty_cache(eg_device device);
/* Testing aid: the nth allocation from now fails with EG_OUT_OF_MEMORY (once); 0 switches it off.
   Counts tensor memory and the engine's own objects. */
EG_API eg_status* eg_memory_fail_nth(int64_t nth);

/* ---- callbacks: one shape for hooks, custom functions, operators and modules ---------------------------------------- */

/* args are borrowed. rets arrive as NONE; what is put there is owned by the library afterwards (tensors: a new
   reference; arrays and strings: filled through eg_value_set_* below). May run on any thread; never under a lock.
   destroy runs exactly once, also when registration fails. */
typedef eg_status* (*eg_callback_fn)(void* ctx, const eg_value* args, size_t nargs, eg_value* rets, size_t nrets);
typedef struct eg_callback {
  size_t struct_size;
  eg_callback_fn fn;
  void* ctx;
  void (*destroy)(void* ctx);
} eg_callback;

/* Build owned values for rets (and for eg_value_clear): the data is copied, tensors get a new reference. */
EG_API eg_status* eg_value_set_tensors(eg_value* value, eg_tensor* const* tensors, size_t n);
EG_API eg_status* eg_value_set_ints(eg_value* value, const int64_t* items, size_t n);
EG_API eg_status* eg_value_set_string(eg_value* value, const char* text, size_t n);

/* ---- tasks: callbacks that run beside their caller --------------------------------------------------------------- */

/* Calls the task (args NULL, nargs 0) on a thread of the inter-op pool, with the caller's gradient and inference modes,
   and destroys it when it ends. Inside vmap and forward mode it runs at once. */
EG_API eg_status* eg_fork(const eg_callback* task, size_t nrets, eg_future** out);
/* Returns when the task has ended: with its first nrets results (tensors, integers, numbers, bools and texts; owned by
   the caller), or with the status it failed with, whose payload goes to the first who asks. A task that no thread has
   begun is run by the one that waits. */
EG_API eg_status* eg_future_wait(eg_future* f, eg_value* rets, size_t nrets);
EG_API int32_t eg_future_done(const eg_future* f); /* 1 once waiting would return at once */
EG_API eg_status* eg_future_retain(eg_future* f);
EG_API void eg_future_release(eg_future* f); /* the task goes on */

/* ---- operators -------------------------------------------------------------------------------------------------- */

/* overload: "" or NULL for the plain one. revision: the one the caller was written for (1, 2, ...). The result stays
   valid for the life of the library and is the same for every caller. */
EG_API eg_status* eg_op_resolve(const char* name, const char* overload, int32_t revision, eg_op** out);
/* Missing trailing arguments and NONE take the defaults of the resolved revision. nrets must be the operator's. */
EG_API eg_status* eg_op_call(const eg_op* op, const eg_value* args, size_t nargs, eg_value* rets, size_t nrets);
EG_API const char* eg_op_name(const eg_op* op);
EG_API const char* eg_op_schema(const eg_op* op); /* "add(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor" */
EG_API int32_t eg_op_revision(const eg_op* op);
EG_API size_t eg_op_count(void);
EG_API eg_op* eg_op_at(size_t index); /* sorted by name, built-in operators first; NULL past the end */

/* A custom operator "namespace::name", callable by name from every language in the process.
   forward: args as in the schema -> rets. vjp (fn may be NULL: not differentiable): args = the forward's args, then its
   results, then one gradient per result -> one gradient (or NONE) per argument. */
EG_API eg_status* eg_op_register(const char* schema, const eg_callback* forward, const eg_callback* vjp, eg_op** out);
/* Takes a custom operator back; its name is free again. Calls of it fail with EG_NOT_FOUND from now on, op stays valid
   for that. Its callbacks are destroyed once no running call and no graph uses them. An operator that is still registered
   when the process ends is not destroyed: the language of its callbacks may be gone by then. */
EG_API eg_status* eg_op_unregister(eg_op* op);

/* ---- handlers: calls that a program takes over --------------------------------------------------------------------- */

/* A handler gets the name and the overload of an operator (two STRINGs), then its arguments, and gives its results. It
   stands below differentiation: gradients are recorded around it, and within it none are. What it does not see are
   composite operators, but those that they are said in. eg_op_call in it runs the operator, or goes on to the next handler.

   The one pushed last on a thread sees the thread's calls; while it runs, those below it are on. */
EG_API eg_status* eg_handler_push(const eg_callback* handler); /* since 0.2 */
EG_API eg_status* eg_handler_pop(void);                        /* since 0.2 */
/* How many of those that were pushed the thread's calls go to. */
EG_API int32_t eg_handler_depth(void); /* since 0.2 */
/* on = 0: this thread's calls go past all handlers, to the elements. Returns what it was. */
EG_API int32_t eg_handler_enable(int32_t on); /* since 0.2 */
/* In a handler: whether gradients are recorded where the call came from. */
EG_API int32_t eg_handler_grad_mode(void); /* since 0.2 */
/* A tensor may have a handler of its own, which gets the calls with it among the arguments where no pushed one does.
   handler NULL: none. One whose fn is NULL gets no calls: its ctx belongs to the tensor and ends with it. */
EG_API eg_status* eg_tensor_set_handler(eg_tensor* t, const eg_callback* handler); /* since 0.2 */
/* A tensor without elements, for a handler that knows what they are. strides may be NULL: contiguous. */
EG_API eg_status* eg_tensor_new_wrapper(int32_t ndim, const int64_t* sizes, const int64_t* strides, int64_t offset,
                                        eg_dtype dtype, eg_device device, eg_tensor** out); /* since 0.2 */

/* ---- tensors ----------------------------------------------------------------------------------------------------- */

EG_API eg_status* eg_tensor_retain(eg_tensor* t);
EG_API void eg_tensor_release(eg_tensor* t); /* NULL is fine */

enum { /* eg_tensor_info.flags */
  EG_FLAG_REQUIRES_GRAD = 1,
  EG_FLAG_LEAF = 2,
  EG_FLAG_CONJ = 4,
  EG_FLAG_NEG = 8,
  EG_FLAG_INFERENCE = 16,
  EG_FLAG_VIEW = 32,
  EG_FLAG_WRAPPED_NUMBER = 64,
  EG_FLAG_RETAINS_GRAD = 128,
  EG_FLAG_BATCHED = 256,
  EG_FLAG_CONTIGUOUS = 512,
  EG_FLAG_HAS_TANGENT = 1024,
  EG_FLAG_HANDLED = 2048, /* calls that meet it go to its handler */
  EG_FLAG_SHARED = 4096   /* there is more than one reference to it */
};
typedef struct eg_tensor_info {
  size_t struct_size;
  int32_t ndim;
  eg_dtype dtype;
  eg_device device;
  eg_layout layout;
  int64_t numel;
  const int64_t* sizes;   /* ndim entries; valid until the tensor is resized or released */
  const int64_t* strides; /* in elements */
  int64_t storage_offset; /* in elements */
  void* data;             /* address of the first element; NULL when it has no memory */
  int64_t storage_bytes;
  void* storage;          /* identity of the storage: equal for tensors that share memory */
  int64_t version;        /* in-place writes so far */
  uint32_t flags;
  int32_t output_nr;
} eg_tensor_info;
EG_API eg_status* eg_tensor_get_info(const eg_tensor* t, eg_tensor_info* info);
/* The number of elements, at next to no cost; -1 when t is not a live tensor. */
EG_API int64_t eg_tensor_numel(const eg_tensor* t);
EG_API eg_status* eg_tensor_is_contiguous(const eg_tensor* t, eg_memory_format format, int32_t* out);

/* Wraps memory of the caller's, without a copy. destroy (may be {0}) runs when the last reference is gone. strides in
   elements; NULL means contiguous. bytes is the size of the memory: a geometry that reaches past it is refused. */
EG_API eg_status* eg_tensor_from_memory(void* data, size_t bytes, eg_dtype dtype, int32_t ndim, const int64_t* sizes,
                                        const int64_t* strides, int32_t read_only, const eg_callback* destroy,
                                        eg_tensor** out);
/* Copies row-major data of `bytes` = numel * element size into a new tensor, and out of one (any strides). */
EG_API eg_status* eg_tensor_from_data(const void* data, size_t bytes, eg_dtype dtype, int32_t ndim,
                                      const int64_t* sizes, eg_tensor** out);
EG_API eg_status* eg_tensor_copy_to(const eg_tensor* t, void* data, size_t bytes);
/* A 0-dim tensor made of a number; wrapped != 0: it gives way in type promotion like a plain number. */
EG_API eg_status* eg_tensor_from_scalar(const eg_value* scalar, eg_dtype dtype, int32_t wrapped, eg_tensor** out);
EG_API eg_status* eg_tensor_item(const eg_tensor* t, eg_value* out); /* INT, DOUBLE, BOOL or COMPLEX */

typedef struct eg_print_options {
  size_t struct_size;
  int32_t precision;  /* 4; 0 to 1100, else an EG_VALUE error */
  int32_t edgeitems;  /* 3; 0 or more */
  int32_t linewidth;  /* 80 */
  int32_t sci_mode;   /* -1: decide */
  int64_t threshold;  /* 1000 */
} eg_print_options;
/* The values as PyTorch prints them, without "tensor(...)" around them; lines after the first are indented by its seven
   columns. out is a STRING to be cleared. */
EG_API eg_status* eg_tensor_to_string(const eg_tensor* t, const eg_print_options* options, eg_value* out);

/* One pointer for a binding to keep its own object beside a tensor; not owned. key identifies the binding. */
EG_API eg_status* eg_tensor_set_slot(eg_tensor* t, const void* key, void* value);
EG_API void* eg_tensor_get_slot(const eg_tensor* t, const void* key);

/* DLPack 1.x. The managed structs are those of dlpack.h; versioned != 0: DLManagedTensorVersioned. Importing takes the
   managed tensor over (its deleter runs when the memory is no longer used); on failure it stays the caller's. */
EG_API eg_status* eg_tensor_to_dlpack(eg_tensor* t, int32_t versioned, void** managed);
EG_API eg_status* eg_tensor_from_dlpack(void* managed, int32_t versioned, eg_tensor** out);

/* ---- autograd ---------------------------------------------------------------------------------------------------- */

EG_API eg_status* eg_tensor_set_requires_grad(eg_tensor* t, int32_t on);
EG_API eg_status* eg_tensor_grad(const eg_tensor* t, eg_tensor** out); /* *out is NULL when there is none */
EG_API eg_status* eg_tensor_set_grad(eg_tensor* t, eg_tensor* grad);
EG_API eg_status* eg_tensor_retain_grad(eg_tensor* t);
EG_API eg_status* eg_tensor_grad_fn(const eg_tensor* t, eg_node** out);
EG_API eg_status* eg_tensor_base(const eg_tensor* t, eg_tensor** out); /* *out NULL when not a view */
/* Shares memory and metadata of `source` under a new history: x.data = y. A tensor with a handler and itself: from now on
   it counts its own writes only. */
EG_API eg_status* eg_tensor_set_data(eg_tensor* t, eg_tensor* source);
EG_API eg_status* eg_tensor_bump_version(eg_tensor* t);

EG_API int32_t eg_grad_mode(void);
EG_API int32_t eg_set_grad_mode(int32_t on); /* both setters return the former value; per thread */
EG_API int32_t eg_inference_mode(void);
EG_API int32_t eg_set_inference_mode(int32_t on);
EG_API int32_t eg_anomaly_mode(void); /* 0 off, 1 on, 2 on with the check for NaN */
EG_API int32_t eg_set_anomaly_mode(int32_t mode); /* the former mode; -1, and nothing changes, when there is no such mode */
/* With anomaly mode: called at each recorded operation for a text (STRING ret), e.g. the caller's stack trace. When a
   backward fails it is called with the traces of the forward calls (STRING arg); a TRUE ret means that it has shown them,
   else they are added to the error's text. */
EG_API eg_status* eg_set_anomaly_trace(const eg_callback* trace);

/* grads: NULL, or noutputs entries (NULL entry: ones, for a scalar output). inputs: NULL for all leaves. */
EG_API eg_status* eg_backward(eg_tensor* const* outputs, size_t noutputs, eg_tensor* const* grads, int32_t retain_graph,
                              int32_t create_graph, eg_tensor* const* inputs, size_t ninputs);
EG_API eg_status* eg_grad(eg_tensor* const* outputs, size_t noutputs, eg_tensor* const* grads,
                          eg_tensor* const* inputs, size_t ninputs, int32_t retain_graph, int32_t create_graph,
                          int32_t allow_unused, eg_tensor** out);

/* Tensor hooks: args = gradient -> NONE or a new gradient. Post-accumulate: args = the tensor. *id removes it again. */
EG_API eg_status* eg_tensor_register_hook(eg_tensor* t, const eg_callback* hook, int64_t* id);
EG_API eg_status* eg_tensor_register_post_accumulate_hook(eg_tensor* t, const eg_callback* hook, int64_t* id);
EG_API eg_status* eg_tensor_remove_hook(eg_tensor* t, int64_t id);

EG_API eg_status* eg_node_retain(eg_node* n);
EG_API void eg_node_release(eg_node* n);
EG_API const char* eg_node_name(const eg_node* n); /* "MulBackward0" */
EG_API size_t eg_node_next_count(const eg_node* n);
EG_API eg_status* eg_node_next(const eg_node* n, size_t i, eg_node** out, int32_t* input_nr); /* *out may be NULL */
EG_API eg_status* eg_node_variable(const eg_node* n, eg_tensor** out); /* AccumulateGrad's leaf, else NULL */
/* Stands for the node's result number nr among the outputs and inputs of eg_grad and eg_backward: the gradient of what the
   node once gave, though that tensor has changed or gone. It has no memory; any operator refuses it. A leaf's node gives
   the leaf. */
EG_API eg_status* eg_node_output(eg_node* n, int32_t nr, eg_tensor** out); /* since 0.2 */
EG_API int64_t eg_node_sequence(const eg_node* n);
/* What the node keeps for the backward pass: names ("self", "dim", "self_sym_sizes"), NULL past the last, and values, which
   the caller owns. Tensors are refused once they have been freed. */
EG_API const char* eg_node_saved_name(const eg_node* n, size_t i);
EG_API eg_status* eg_node_saved(const eg_node* n, size_t i, eg_value* out);
/* Number k of the tensors that the node keeps at i, as an object that refers to the node; NULL past the last. *count, which
   may be NULL: how many there are in the list, -1 for a tensor by itself (k is 0), 0 where no tensor is kept. */
EG_API eg_status* eg_node_saved_tensor(eg_node* n, size_t i, size_t k, eg_saved** out, int64_t* count); /* since 0.2 */
/* Of the nodes that a pass may run, the one with the highest number runs first. */
EG_API eg_status* eg_node_set_sequence(eg_node* n, int64_t sequence); /* since 0.2 */
/* What the node makes of gradients of its results (NULL: none), one for each of its edges: no hooks run, nothing is freed. */
EG_API eg_status* eg_node_apply(eg_node* n, eg_tensor* const* grads, size_t ngrads, eg_tensor** out); /* since 0.2 */
/* In a backward pass: the node that runs on this thread (NULL outside), and those of the pass in the order in which they
   run, the first `room` of `count`. */
EG_API eg_status* eg_node_running(eg_node** out); /* since 0.2 */
EG_API eg_status* eg_node_order(eg_node** out, size_t room, size_t* count); /* since 0.2 */
/* How many references there are to a tensor or a node, for collectors of cycles; -1 for anything else. */
EG_API int32_t eg_use_count(const void* handle); /* since 0.2 */
/* pre: args = TENSORS of incoming gradients -> NONE or TENSORS. post: args = TENSORS grad_inputs, TENSORS grad_outputs. */
EG_API eg_status* eg_node_register_hook(eg_node* n, const eg_callback* hook, int32_t pre, int64_t* id);
EG_API eg_status* eg_node_remove_hook(eg_node* n, int64_t id);

/* Custom function: the caller ran its forward with gradients off; this makes `outputs` depend on `inputs` (NULL entries:
   not tensors). backward: args = one gradient per output (NONE where undefined unless materialize) -> one TENSOR or
   NONE per input. dirty[i] != 0: output i is an input modified in place. nondiff[i] != 0: output i has no gradient. */
typedef struct eg_custom_function {
  size_t struct_size;
  const char* name;
  eg_tensor* const* inputs;
  size_t ninputs;
  eg_tensor* const* outputs;
  size_t noutputs;
  const uint8_t* dirty;   /* NULL or noutputs entries */
  const uint8_t* nondiff; /* NULL or noutputs entries */
  int32_t materialize;    /* undefined gradients arrive as zeros; 2: those of results that have a gradient */
} eg_custom_function;
EG_API eg_status* eg_custom_function_attach(const eg_custom_function* function, const eg_callback* backward,
                                            eg_node** out);
/* Tensors kept for a backward: version-checked, through the saved-tensor hooks, without reference cycles. t: NULL, which
   is kept as such, since 0.2. */
EG_API eg_status* eg_saved_new(eg_tensor* t, eg_node* owner, int32_t is_output, eg_saved** out);
EG_API eg_status* eg_saved_unpack(eg_saved* s, eg_node* owner, eg_tensor** out);
EG_API void eg_saved_release(eg_saved* s);
/* From now on the hooks keep the saved tensor: once only, and not after it has been freed. forget may be NULL. */
EG_API eg_status* eg_saved_register_hooks(eg_saved* s, const eg_callback* pack, const eg_callback* unpack,
                                          const eg_callback* forget); /* since 0.2 */
/* pack: TENSOR -> INT token; unpack: INT token -> TENSOR; forget: INT token, no rets (token no longer needed). */
EG_API eg_status* eg_saved_hooks_push(const eg_callback* pack, const eg_callback* unpack, const eg_callback* forget);
EG_API eg_status* eg_saved_hooks_pop(void);

/* Forward mode. Levels nest; a tangent belongs to a level. */
EG_API eg_status* eg_forward_enter(int32_t* level);
EG_API eg_status* eg_forward_exit(int32_t level);
/* Switches forward mode off (0) and on (1) on this thread: tangents are not seen meanwhile. Anything else only asks. The
   former value. */
EG_API int32_t eg_forward_enable(int32_t on); /* since 0.2 */
EG_API eg_status* eg_make_dual(eg_tensor* primal, eg_tensor* tangent, int32_t level, eg_tensor** out);
EG_API eg_status* eg_unpack_dual(eg_tensor* t, int32_t level, eg_tensor** primal, eg_tensor** tangent);

/* vmap. randomness: 0 error, 1 different, 2 same. */
EG_API eg_status* eg_vmap_enter(int64_t batch_size, int32_t randomness, int32_t* level);
EG_API eg_status* eg_vmap_exit(int32_t level);
EG_API eg_status* eg_vmap_wrap(eg_tensor* t, int64_t dim, int32_t level, eg_tensor** out);
/* Takes the level off and moves the batch to out_dim; a tensor without that level is expanded to the batch size. */
EG_API eg_status* eg_vmap_unwrap(eg_tensor* t, int64_t out_dim, int32_t level, eg_tensor** out);
/* The innermost level that t carries, and its dimension there; level 0 where it carries none. */
EG_API eg_status* eg_vmap_place(eg_tensor* t, int32_t* level, int64_t* dim); /* since 0.2 */
/* How many calls have run once a slice, for want of a batching rule, and the operator of the last. */
EG_API eg_status* eg_vmap_sliced(int64_t* calls, const char** op); /* since 0.2 */
/* on = 0: such calls fail from now on, on all threads. Returns what it was. */
EG_API int32_t eg_vmap_slicing(int32_t on); /* since 0.2 */

/* ---- random numbers ------------------------------------------------------------------------------------------------ */

EG_API eg_status* eg_manual_seed(uint64_t seed); /* the default generator of every device */
EG_API eg_status* eg_generator_new(eg_device device, eg_generator** out);
EG_API eg_status* eg_generator_default(eg_device device, eg_generator** out);
EG_API eg_status* eg_generator_retain(eg_generator* g);
EG_API void eg_generator_release(eg_generator* g);
EG_API eg_status* eg_generator_seed(eg_generator* g, uint64_t seed);
EG_API eg_status* eg_generator_initial_seed(const eg_generator* g, uint64_t* out);
EG_API eg_status* eg_generator_get_state(const eg_generator* g, eg_tensor** out); /* uint8, 5056 bytes on the CPU */
EG_API eg_status* eg_generator_set_state(eg_generator* g, eg_tensor* state);

/* ---- dictionaries of tensors and safetensors ----------------------------------------------------------------------- */

EG_API eg_status* eg_dict_new(eg_dict** out);
EG_API eg_status* eg_dict_retain(eg_dict* d);
EG_API void eg_dict_release(eg_dict* d);
EG_API size_t eg_dict_size(const eg_dict* d);
EG_API const char* eg_dict_key(const eg_dict* d, size_t i); /* insertion order; NULL past the end */
EG_API eg_status* eg_dict_at(const eg_dict* d, size_t i, eg_tensor** out);
EG_API eg_status* eg_dict_get(const eg_dict* d, const char* key, eg_tensor** out); /* EG_KEY when absent */
EG_API eg_status* eg_dict_set(eg_dict* d, const char* key, eg_tensor* t);
EG_API eg_status* eg_dict_set_metadata(eg_dict* d, const char* key, const char* value);
EG_API const char* eg_dict_metadata(const eg_dict* d, const char* key); /* NULL when absent */
/* Written to a temporary file, synced and renamed: a reader never sees half a file. */
EG_API eg_status* eg_safetensors_save(const eg_dict* d, const char* path);
EG_API eg_status* eg_safetensors_load(const char* path, eg_dict** out);

/* ---- modules --------------------------------------------------------------------------------------------------------- */

/* A built-in module by its name ("Linear") with its constructor's arguments by name. Parameters are initialised from the
   default generator in PyTorch's order. */
EG_API eg_status* eg_module_new(const char* type, const char* const* names, const eg_value* values, size_t n,
                                eg_module** out);
/* A module of the caller's: forward gets the arguments of eg_module_forward. */
EG_API eg_status* eg_module_new_custom(const char* type, const eg_callback* forward, eg_module** out);
EG_API eg_status* eg_module_retain(eg_module* m);
EG_API void eg_module_release(eg_module* m);
EG_API const char* eg_module_type(const eg_module* m);
EG_API eg_status* eg_module_forward(eg_module* m, const eg_value* args, size_t nargs, eg_value* rets, size_t nrets);
/* t NULL registers a parameter or buffer that is None (listed nowhere until set). */
EG_API eg_status* eg_module_set_parameter(eg_module* m, const char* name, eg_tensor* t);
EG_API eg_status* eg_module_set_buffer(eg_module* m, const char* name, eg_tensor* t, int32_t persistent);
EG_API eg_status* eg_module_set_child(eg_module* m, const char* name, eg_module* child);
EG_API eg_status* eg_module_get_tensor(const eg_module* m, const char* name, eg_tensor** out); /* own, not dotted */
EG_API eg_status* eg_module_get_child(const eg_module* m, const char* name, eg_module** out);
EG_API eg_status* eg_module_remove(eg_module* m, const char* name);
EG_API size_t eg_module_child_count(const eg_module* m);
EG_API const char* eg_module_child_name(const eg_module* m, size_t i);
EG_API eg_status* eg_module_parameters(const eg_module* m, int32_t recurse, eg_dict** out); /* dotted names */
EG_API eg_status* eg_module_buffers(const eg_module* m, int32_t recurse, eg_dict** out);
EG_API eg_status* eg_module_state_dict(const eg_module* m, eg_dict** out);
/* strict: missing and unexpected names, and shapes that differ, are one EG_RUNTIME error that lists them all. */
EG_API eg_status* eg_module_load_state_dict(eg_module* m, const eg_dict* d, int32_t strict);
EG_API eg_status* eg_module_train(eg_module* m, int32_t on);
EG_API int32_t eg_module_training(const eg_module* m);
EG_API eg_status* eg_module_zero_grad(eg_module* m, int32_t set_to_none);
EG_API eg_status* eg_module_to(eg_module* m, eg_dtype dtype, eg_device device); /* -1: leave */
EG_API eg_status* eg_module_get_option(const eg_module* m, const char* name, eg_value* out); /* constructor argument */
/* pre: args = the forward's args -> NONE or new args. post: args = forward's args then its rets -> NONE or new rets. */
EG_API eg_status* eg_module_register_hook(eg_module* m, const eg_callback* hook, int32_t pre, int64_t* id);
EG_API eg_status* eg_module_remove_hook(eg_module* m, int64_t id);

/* The init functions by PyTorch's name without the underscore ("kaiming_uniform"), arguments by name; in place. */
EG_API eg_status* eg_init(const char* name, eg_tensor* t, const char* const* names, const eg_value* values, size_t n);

/* ---- optimizers -------------------------------------------------------------------------------------------------------- */

EG_API eg_status* eg_optimizer_new(const char* type, eg_tensor* const* params, size_t nparams, const char* const* names,
                                   const eg_value* values, size_t n, eg_optimizer** out);
EG_API eg_status* eg_optimizer_add_group(eg_optimizer* o, eg_tensor* const* params, size_t nparams,
                                         const char* const* names, const eg_value* values, size_t n);
EG_API eg_status* eg_optimizer_retain(eg_optimizer* o);
EG_API void eg_optimizer_release(eg_optimizer* o);
EG_API eg_status* eg_optimizer_step(eg_optimizer* o);
EG_API eg_status* eg_optimizer_zero_grad(eg_optimizer* o, int32_t set_to_none);
EG_API size_t eg_optimizer_group_count(const eg_optimizer* o);
EG_API eg_status* eg_optimizer_get_option(const eg_optimizer* o, size_t group, const char* name, eg_value* out);
EG_API eg_status* eg_optimizer_set_option(eg_optimizer* o, size_t group, const char* name, const eg_value* value);
/* State by parameter: names such as "exp_avg"; *out is NULL when there is none yet. */
EG_API eg_status* eg_optimizer_get_state(const eg_optimizer* o, const eg_tensor* param, eg_dict** out);
EG_API eg_status* eg_optimizer_set_state(eg_optimizer* o, eg_tensor* param, const eg_dict* state);

#ifdef __cplusplus
}
#endif
#endif

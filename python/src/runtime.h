// What the sources of the extension module share: Python objects over handles, conversion of values, errors.
// Only the C header of the library is seen here; nothing of its C++ inside.
#pragma once
#include "table.h"

// Tables of the Python C API are filled by position and name; what is left out is zero.
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"

#include <structmember.h>

#include <cstring>
#include <string>
#include <vector>

namespace egpy {

// ---- objects ----

struct TensorObject {
  PyObject_HEAD eg_tensor* t;  // owned; NULL only while an object is being made
  PyObject* dict;
  PyObject* weakrefs;
  int64_t numel;  // a hint for releasing the GIL; -1: not asked yet
  bool kept;      // the library owns the object, and the object does not own t (handlers.cpp)
};
struct DTypeObject {
  PyObject_HEAD eg_dtype id;
};
struct DeviceObject {
  PyObject_HEAD int32_t type;  // 0 cpu, 1 cuda, 2 meta
  int32_t index;               // -1: none given
};
struct NamedObject {  // layout and memory_format
  PyObject_HEAD int32_t id;
  const char* name;
};
struct GeneratorObject {
  PyObject_HEAD eg_generator* g;
};
struct NodeObject {
  PyObject_HEAD eg_node* n;
  PyObject* dict;
};

extern PyTypeObject* tensor_type;
extern PyTypeObject dtype_type, device_type, layout_type, memory_format_type, generator_type, size_type, node_type;
extern PyObject* dtype_objects[18];
extern PyObject *out_of_memory_error, *linalg_error;

inline bool is_tensor(PyObject* o) { return Py_TYPE(o) == tensor_type || PyType_IsSubtype(Py_TYPE(o), tensor_type); }
inline eg_tensor* handle_of(PyObject* o) { return reinterpret_cast<TensorObject*>(o)->t; }
inline bool is_dtype(PyObject* o) { return Py_TYPE(o) == &dtype_type; }
inline eg_dtype dtype_of(PyObject* o) { return reinterpret_cast<DTypeObject*>(o)->id; }
// What may stand for a dtype: one itself, or Python's bool, int, float or complex. -1 for anything else.
inline eg_dtype dtype_named(PyObject* o) {
  return is_dtype(o)                                         ? dtype_of(o)
         : o == reinterpret_cast<PyObject*>(&PyFloat_Type)   ? EG_FLOAT64
         : o == reinterpret_cast<PyObject*>(&PyLong_Type)    ? EG_INT64
         : o == reinterpret_cast<PyObject*>(&PyBool_Type)    ? EG_BOOL
         : o == reinterpret_cast<PyObject*>(&PyComplex_Type) ? EG_COMPLEX128
                                                             : -1;
}

// The Python object of a tensor: the one that exists, or a new one of type Tensor. Takes the reference over.
PyObject* wrap_tensor(eg_tensor* t);
// The same for a borrowed handle.
PyObject* wrap_borrowed(eg_tensor* t);
// A new object of a given (sub)type for a handle that has none yet, or that shares the memory of one that has.
PyObject* wrap_as(PyTypeObject* type, eg_tensor* t);
// For what a function that is transformed may not call: raises there.
bool refused_in_transforms(const char* what);
// The Python object of a node, that of a custom function being its context. Takes the reference over; None for NULL.
PyObject* wrap_node(eg_node* n);
PyObject* wrap_plain_node(eg_node* n);     // of a custom function too
eg_node* node_from(PyObject* o);           // borrowed; NULL with an error set where it is no node
PyObject* context_of(const eg_node* n);    // of a custom function, borrowed; else NULL
PyObject* backward_of(const eg_node* n);   // what such a node owns of Python's, borrowed
PyObject* saved_object(eg_saved* s);       // takes the reference over
int saved_hooks_entered();                 // by this thread
// Tensor._grad_fn, which can be given up, and Tensor._backward_hooks, the functions registered at a leaf.
int set_grad_fn(PyObject* tensor, PyObject* value, void*);
PyObject* get_hooks(PyObject* tensor, void*);
int set_hooks(PyObject* tensor, PyObject* value, void*);
// Shows the collector of cycles what the library holds for the sake of a tensor that nobody else holds.
int visit_tensor(eg_tensor* t, visitproc visit, void* arg);
eg_node* node_of_context(PyObject* o);     // borrowed; NULL with an error set
PyObject* dtype_object(eg_dtype d);
PyObject* device_object(eg_device d);
PyObject* size_object(const int64_t* sizes, int64_t n);
PyObject* generator_object(eg_generator* g);  // takes over
PyObject* memory_format_object(int32_t id);
PyObject* layout_object(int32_t id);
bool read_device(PyObject* o, eg_device* out);  // sets an error and returns false when it is none
const char* dtype_name(eg_dtype d);             // "float32"
const char* scalar_type_name(eg_dtype d);       // "Float"
int64_t dtype_size(eg_dtype d);
inline bool dtype_floating(eg_dtype d) { return (d >= EG_FLOAT16 && d <= EG_FLOAT64) || d >= EG_FLOAT8_E4M3FN; }
inline bool dtype_complex(eg_dtype d) { return d >= EG_COMPLEX32 && d <= EG_COMPLEX128; }

eg_tensor_info info_of(const eg_tensor* t);  // all zeros when the handle is bad
inline eg_tensor_info info_of(PyObject* o) { return info_of(handle_of(o)); }

// ---- errors ----

// Turns a status into a Python exception and frees it; true when there was one.
bool raise_status(eg_status* s);
inline bool failed(eg_status* s) { return __builtin_expect(s != nullptr, 0) && raise_status(s); }
// The Python exception that is set, as a status for a callback to return.
eg_status* status_from_python(void);
PyObject* raise(PyObject* type, const char* format, ...);

// ---- numbers ----

bool is_int(PyObject* o);                       // int without bool, NumPy integers
bool is_number(PyObject* o);                    // anything that stands for a Scalar, tensors not included
bool is_numpy_scalar(PyObject* o, char* kind);  // kind: 'b', 'i', 'f', 'c'
bool is_bool(PyObject* o);
// INT, DOUBLE, BOOL or COMPLEX (into the caller's pair); false with an error set.
bool read_number(PyObject* o, eg_value* v, double pair[2]);
PyObject* number_object(const eg_value& v);
bool read_ints(PyObject* o, std::vector<int64_t>& out, const char* what);
// A 0-dim tensor that stands for a number in type promotion; new reference. Small caches make this cheap. Beside a
// float32 or float64 tensor (`like`) it has that dtype at once, which saves a cast.
eg_tensor* wrapped_number(PyObject* o, eg_dtype like = -1);

// ---- calls ----

// Memory of one call: conversions that need more than the eg_value itself.
class Arena {
 public:
  ~Arena();
  void* take(size_t bytes);
  void own(eg_tensor* t) { owned_.push_back(t); }

 private:
  alignas(16) char local_[512];
  size_t used_ = 0;
  std::vector<void*> blocks_;
  std::vector<eg_tensor*> owned_;
};

// An operator by name, resolved at the first use.
struct Op {
  const char* name;
  const char* overload = "";
  eg_op* handle = nullptr;
  eg_op* get();  // NULL with NotImplementedError set
};
inline eg_value none_value() { return eg_value{EG_TAG_NONE, 0, {0}}; }
inline eg_value int_value(int64_t i) {
  eg_value v{EG_TAG_INT, 0, {0}};
  v.u.i = i;
  return v;
}
inline eg_value bool_value(bool b) {
  eg_value v{EG_TAG_BOOL, 0, {0}};
  v.u.i = b;
  return v;
}
inline eg_value tensor_value(eg_tensor* t) {
  eg_value v{t ? EG_TAG_TENSOR : EG_TAG_NONE, 0, {0}};
  v.u.p = t;
  return v;
}
inline eg_value ints_value(const int64_t* p, size_t n) {
  eg_value v{EG_TAG_INTS, static_cast<uint32_t>(n), {0}};
  v.u.p = const_cast<int64_t*>(p);
  return v;
}
inline eg_value dtype_value(eg_dtype d) {
  eg_value v{EG_TAG_DTYPE, 0, {0}};
  v.u.i = d;
  return v;
}
// Calls with one tensor as the result: a new reference, NULL with an error set. Releases the GIL for large tensors.
eg_tensor* call_op(Op& op, const eg_value* args, size_t n);
bool call_raw(const eg_op* op, const eg_value* args, size_t n, eg_value* rets, size_t nrets, bool release);
PyObject* value_object(eg_value& v, Ret kind);  // consumes v
PyObject* value_any(eg_value& v);               // by its tag; consumes v
// A Python object as a value by its own type (custom operators, module arguments); what is converted lives in the
// arena.
bool object_value(PyObject* o, eg_value* v, Arena& arena);

inline constexpr size_t kMaxParams = 40;
inline bool required(const Param& p) { return !(p.flags & kHasDefault); }
// True when the arguments are plain and in their places; *result is what came of the call, NULL with an error set.
bool quick_call(const Func& f, PyObject* self, PyObject* const* args, size_t nargs, PyObject** result);
// The results of a call as one Python object: a value, a tuple, a named tuple.
PyObject* call_results(const Sig& s, eg_value* rets);
// Warns of arguments that PyTorch has given up; false where the warning is an error. items: NULL where not given.
bool caution(const Sig& s, PyObject* const* items);

// Warns the first time only, unless warn_always is set. `told` remembers; false where the warning is an error.
bool warn_once(bool& told, const char* text);
extern bool warn_always;
// Where deterministic algorithms are asked for (1: operators without one warn, 2: they fail), may this one be called?
extern int determinism;
bool allows(const Sig& s, PyObject* const* items);
// The shapes of out= tensors in front of a call, and a warning behind it of those that had elements and were resized.
std::vector<std::vector<int64_t>> shapes_of(const eg_value* out, size_t n);
bool tell_resized(const Sig& s, const eg_value* out, const std::vector<std::vector<int64_t>>& before);
bool warn_of_bytes();  // masks of uint8

const Func* find_function(const char* name);
PyObject* set_older_forms(PyObject*, PyObject* forms);
PyObject* return_type(PyObject*, PyObject* name);
const Func* find_method(const char* name);

inline constexpr int64_t kReleaseNumel = 16384;
struct ReleaseGil {
  PyThreadState* state = nullptr;
  static inline int threads = 0;  // that may compute without the GIL; changes under it
  explicit ReleaseGil(bool on = true) {
    if (!on) return;
    ++threads;
    state = PyEval_SaveThread();
  }
  ~ReleaseGil() {
    if (!state) return;
    PyEval_RestoreThread(state);  // does not come back where Python ends meanwhile: unwinding.cpp
    --threads;
  }
  ReleaseGil(const ReleaseGil&) = delete;
};
// Whether Python may be called from this thread: not once it has ended, nor from another thread while it ends. A process
// may go on after Python, and other languages in it may still hold what is Python's.
bool python_runs();
struct HoldGil {
  PyGILState_STATE state = PyGILState_Ensure();
  HoldGil() = default;
  HoldGil(const HoldGil&) = delete;
  ~HoldGil() { PyGILState_Release(state); }
};

// A Python callable as a callback of the library; keeps a reference until destroy.
eg_callback python_callback(PyObject* callable, eg_callback_fn fn);
eg_status* call_python(void* callable, const eg_value* args, size_t nargs, eg_value* rets, size_t nrets);
eg_callback generic_callback(PyObject* callable);  // fn(*args) -> rets
bool read_tensors(PyObject* sequence, std::vector<eg_tensor*>& out, bool none_ok);  // borrowed
PyObject* borrowed_object(const eg_value& v);      // of a callback's argument
bool give(PyObject* o, eg_value* ret);             // as an owned value
void drop_callback(void* ctx);

struct Ref {  // an owned reference
  PyObject* p = nullptr;
  Ref() = default;
  explicit Ref(PyObject* o) : p(o) {}
  ~Ref() { Py_XDECREF(p); }
  Ref(const Ref&) = delete;
  Ref& operator=(const Ref&) = delete;
  explicit operator bool() const { return p != nullptr; }
  PyObject* release() {
    PyObject* o = p;
    p = nullptr;
    return o;
  }
};

// ---- parts, each in a source of its own ----
bool init_types(PyObject* module);
bool init_tensor(PyObject* module);
bool init_autograd(PyObject* module);
bool init_nodes(PyObject* module);
bool init_grad_modes(PyObject* module);
bool init_custom_function(PyObject* module);
bool init_convert(PyObject* module);
bool init_functions();
PyObject* function_object(PyMethodDef* def, PyObject* module);  // one that takes attributes (functions.cpp)
bool init_overrides(PyObject* module);

PyObject* tensor_getitem(PyObject* self, PyObject* key);
int tensor_setitem(PyObject* self, PyObject* key, PyObject* value);
extern PyNumberMethods tensor_number;
PyObject* tensor_richcompare(PyObject* a, PyObject* b, int op);
// Data (numbers, sequences, arrays, tensors) to a new tensor. dtype -1: inferred.
eg_tensor* tensor_from_data(PyObject* data, eg_dtype dtype);
eg_tensor* cast(eg_tensor* t, eg_dtype to);  // takes t over
eg_tensor* tensor_from_array(PyObject* array, bool copy);
bool is_storage(PyObject* o);                                  // of the classes that the package has
eg_tensor* tensor_from_storage(PyObject* o, eg_dtype dtype);  // over its memory
bool is_ndarray(PyObject* o);
bool has_format(eg_dtype d);  // buffers, and so NumPy, know the dtype
// Counts the holders of a storage's address, which stays; 0 only gives the tensor memory of its own.
bool pin_storage(eg_tensor* t, int change);
int tensor_getbuffer(PyObject* self, Py_buffer* view, int flags);
void tensor_releasebuffer(PyObject* self, Py_buffer* view);
extern PyMethodDef kConvertMethods[];
extern PyMethodDef kAutogradMethods[], kHookMethods[];

}  // namespace egpy

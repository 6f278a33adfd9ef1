// Values across the boundary: numbers and lists from Python, results to Python, errors both ways.
#include <cfloat>
#include <cmath>
#include <cstdarg>
#include <unordered_set>
#include <utility>

#include "runtime.h"

namespace egpy {

// ---- errors ----

namespace {

// Exceptions that travel through the library as payloads. Only pointers in this set are ours (another language may have
// put something else there). The GIL guards it.
std::unordered_set<void*>& payloads() {
  static auto* set = new std::unordered_set<void*>();
  return *set;
}

void destroy_payload(void* p) {
  if (!python_runs()) return;
  HoldGil gil;
  payloads().erase(p);
  Py_DECREF(static_cast<PyObject*>(p));
}

PyObject* exception_for(eg_code code) {
  switch (code) {
    case EG_INDEX:
      return PyExc_IndexError;
    case EG_VALUE:
      return PyExc_ValueError;
    case EG_TYPE:
      return PyExc_TypeError;
    case EG_NOT_IMPLEMENTED:
      return PyExc_NotImplementedError;
    case EG_OUT_OF_MEMORY:
      return out_of_memory_error;
    case EG_IO:
      return PyExc_OSError;
    case EG_KEY:
      return PyExc_KeyError;
    case EG_ATTRIBUTE:
      return PyExc_AttributeError;
    case EG_ASSERTION:
      return PyExc_AssertionError;
    case EG_LINALG:
      return linalg_error;
    case EG_OVERFLOW:
      return PyExc_OverflowError;
    case EG_IMPORT:
      return PyExc_ImportError;
    case EG_NOT_FOUND:
      return PyExc_NotImplementedError;
    default:
      return PyExc_RuntimeError;
  }
}

}  // namespace

// What anomaly mode has added to the text of an exception out of a callback becomes a note of the exception.
static void add_note(PyObject* exception, const char* message) {
  const char* more = std::strstr(message, "\nError detected in ");
  if (!more) return;
  Ref own(PyObject_Str(exception));
  const char* text = own ? PyUnicode_AsUTF8(own.p) : nullptr;
  if (text && !std::strstr(text, more + 1)) Ref(PyObject_CallMethod(exception, "add_note", "s", more + 1));
  PyErr_Clear();
}

bool raise_status(eg_status* s) {
  if (!s) return false;
  void* payload = eg_status_payload(s);
  if (payload && payloads().count(payload)) {
    auto* value = static_cast<PyObject*>(payload);
    add_note(value, eg_status_message(s));
    PyObject* type = reinterpret_cast<PyObject*>(Py_TYPE(value));
    Py_INCREF(type);
    Py_INCREF(value);
    PyErr_Restore(type, value, PyException_GetTraceback(value));
  } else {
    const char* message = eg_status_message(s);
    Ref text(PyUnicode_DecodeUTF8(message, static_cast<Py_ssize_t>(std::strlen(message)), "replace"));
    if (text) PyErr_SetObject(exception_for(eg_status_code(s)), text.p);
  }
  eg_status_free(s);
  return true;
}

// The inverse of exception_for; subclasses stand before their bases.
static eg_code code_of(PyObject* type) {
  const std::pair<PyObject*, eg_code> codes[] = {
      {out_of_memory_error, EG_OUT_OF_MEMORY}, {PyExc_MemoryError, EG_OUT_OF_MEMORY},
      {linalg_error, EG_LINALG},               {PyExc_NotImplementedError, EG_NOT_IMPLEMENTED},
      {PyExc_IndexError, EG_INDEX},            {PyExc_KeyError, EG_KEY},
      {PyExc_ValueError, EG_VALUE},            {PyExc_TypeError, EG_TYPE},
      {PyExc_OSError, EG_IO},                  {PyExc_AttributeError, EG_ATTRIBUTE},
      {PyExc_AssertionError, EG_ASSERTION},    {PyExc_OverflowError, EG_OVERFLOW},
      {PyExc_ImportError, EG_IMPORT},          {PyExc_RuntimeError, EG_RUNTIME}};
  for (const auto& [exception, code] : codes) {
    if (PyErr_GivenExceptionMatches(type, exception)) return code;
  }
  return EG_CALLBACK;
}

eg_status* status_from_python() {
  PyObject *type, *value, *trace;
  PyErr_Fetch(&type, &value, &trace);
  if (!type) return eg_status_new(EG_CALLBACK, "a Python callback failed without an exception", nullptr, nullptr);
  PyErr_NormalizeException(&type, &value, &trace);
  if (trace) PyException_SetTraceback(value, trace);
  const eg_code code = code_of(type);
  // A kind without a code of its own is named in the text.
  Ref text(code == EG_CALLBACK ? PyUnicode_FromFormat("%s: %S", Py_TYPE(value)->tp_name, value) : PyObject_Str(value));
  const char* message = text ? PyUnicode_AsUTF8(text.p) : nullptr;
  if (!message) PyErr_Clear();
  payloads().insert(value);  // the reference goes with the status
  eg_status* s = eg_status_new(code, message ? message : "a Python callback failed", value, destroy_payload);
  Py_XDECREF(type);
  Py_XDECREF(trace);
  return s;
}

PyObject* raise(PyObject* type, const char* format, ...) {
  va_list args;
  va_start(args, format);
  PyErr_FormatV(type, format, args);
  va_end(args);
  return nullptr;
}

// ---- numbers ----

bool is_numpy_scalar(PyObject* o, char* kind) {
  // NumPy is never imported for this: its scalar types are known once it is there. generic, bool_, integer, ...
  static PyObject *generic = nullptr, *boolean = nullptr, *integer = nullptr, *floating = nullptr, *complexes = nullptr;
  if (!generic) {
    PyObject* modules = PyImport_GetModuleDict();
    PyObject* numpy = PyDict_GetItemString(modules, "numpy");
    if (!numpy) return false;
    PyObject* g = PyObject_GetAttrString(numpy, "generic");
    boolean = g ? PyObject_GetAttrString(numpy, "bool_") : nullptr;
    integer = g ? PyObject_GetAttrString(numpy, "integer") : nullptr;
    floating = g ? PyObject_GetAttrString(numpy, "floating") : nullptr;
    complexes = g ? PyObject_GetAttrString(numpy, "complexfloating") : nullptr;
    if (!complexes) {  // half imported
      PyErr_Clear();
      return false;
    }
    generic = g;
  }
  auto of = [o](PyObject* type) { return PyObject_TypeCheck(o, reinterpret_cast<PyTypeObject*>(type)); };
  if (!of(generic)) return false;
  *kind = of(boolean) ? 'b' : of(integer) ? 'i' : of(floating) ? 'f' : of(complexes) ? 'c' : 0;
  return *kind != 0;
}

bool is_int(PyObject* o) {
  if (PyLong_Check(o)) return !PyBool_Check(o);
  char k;
  return !PyFloat_Check(o) && is_numpy_scalar(o, &k) && k == 'i';
}
bool is_bool(PyObject* o) {
  if (PyBool_Check(o)) return true;
  char k;
  return !PyFloat_Check(o) && !PyLong_Check(o) && is_numpy_scalar(o, &k) && k == 'b';
}
bool is_number(PyObject* o) {
  if (PyFloat_Check(o) || PyLong_Check(o) || PyComplex_Check(o)) return true;
  char k;
  return is_numpy_scalar(o, &k);
}

bool read_number(PyObject* o, eg_value* v, double pair[2]) {
  v->n = 0;
  if (PyFloat_Check(o)) {
    v->tag = EG_TAG_DOUBLE;
    v->u.d = PyFloat_AS_DOUBLE(o);
    return true;
  }
  if (PyBool_Check(o)) {
    *v = bool_value(o == Py_True);
    return true;
  }
  if (PyLong_Check(o)) {
    int overflow = 0;
    const int64_t i = PyLong_AsLongLongAndOverflow(o, &overflow);
    if (overflow) {
      const uint64_t u = overflow > 0 ? PyLong_AsUnsignedLongLong(o) : 0;
      if (overflow < 0 || PyErr_Occurred()) {
        PyErr_Clear();
        raise(PyExc_RuntimeError, "Overflow when unpacking long");
        return false;
      }
      // Above int64: the bits, which uint64 tensors read back; others see a float.
      v->tag = EG_TAG_DOUBLE;
      v->u.d = static_cast<double>(u);
      return true;
    }
    *v = int_value(i);
    return i != -1 || !PyErr_Occurred();
  }
  if (PyComplex_Check(o)) {
    pair[0] = PyComplex_RealAsDouble(o);
    pair[1] = PyComplex_ImagAsDouble(o);
    v->tag = EG_TAG_COMPLEX;
    v->u.p = pair;
    return true;
  }
  if (is_tensor(o)) {
    eg_value r = none_value();
    if (failed(eg_tensor_item(handle_of(o), &r))) return false;
    if (r.tag == EG_TAG_COMPLEX) {
      std::memcpy(pair, r.u.p, 16);
      eg_value_clear(&r);
      v->tag = EG_TAG_COMPLEX;
      v->u.p = pair;
    } else {
      *v = r;
    }
    return true;
  }
  char kind;
  if (is_numpy_scalar(o, &kind)) {
    if (kind == 'c') {
      const Py_complex c = PyComplex_AsCComplex(o);
      if (PyErr_Occurred()) return false;
      pair[0] = c.real;
      pair[1] = c.imag;
      v->tag = EG_TAG_COMPLEX;
      v->u.p = pair;
      return true;
    }
    if (kind == 'f') {
      v->tag = EG_TAG_DOUBLE;
      v->u.d = PyFloat_AsDouble(o);
      return !PyErr_Occurred();
    }
    if (kind == 'b') {
      const int truth = PyObject_IsTrue(o);
      *v = bool_value(truth > 0);
      return truth >= 0;
    }
    Ref i(PyNumber_Index(o));
    return i && read_number(i.p, v, pair);
  }
  raise(PyExc_TypeError, "expected a number, but got %s", Py_TYPE(o)->tp_name);
  return false;
}

PyObject* number_object(const eg_value& v) {
  switch (v.tag) {
    case EG_TAG_INT:
      return PyLong_FromLongLong(v.u.i);
    case EG_TAG_DOUBLE:
      return PyFloat_FromDouble(v.u.d);
    case EG_TAG_BOOL:
      return PyBool_FromLong(v.u.i != 0);
    case EG_TAG_COMPLEX: {
      const auto* c = static_cast<const double*>(v.u.p);
      return PyComplex_FromDoubles(c[0], c[1]);
    }
    default:
      Py_RETURN_NONE;
  }
}

bool read_ints(PyObject* o, std::vector<int64_t>& out, const char* what) {
  Ref seq(PySequence_Fast(o, what));
  if (!seq) return false;
  const Py_ssize_t n = PySequence_Fast_GET_SIZE(seq.p);
  out.resize(static_cast<size_t>(n));
  for (Py_ssize_t i = 0; i < n; ++i) {
    Ref index(PyNumber_Index(PySequence_Fast_GET_ITEM(seq.p, i)));
    if (!index) return false;
    out[static_cast<size_t>(i)] = PyLong_AsLongLong(index.p);
    if (out[static_cast<size_t>(i)] == -1 && PyErr_Occurred()) return false;
  }
  return true;
}

eg_tensor* wrapped_number(PyObject* o, eg_dtype like) {
  // Numbers in a program repeat (x * 2, y + 1): the tensors of the last ones are kept. They are never written to.
  struct Entry {
    eg_tag tag;
    int32_t dtype;
    int64_t bits;
    eg_tensor* t;
  };
  static Entry cache[64];
  double pair[2];
  eg_value v;
  if (!read_number(o, &v, pair)) return nullptr;
  eg_tensor* t = nullptr;
  if (v.tag == EG_TAG_COMPLEX) {
    if (failed(eg_tensor_from_scalar(&v, EG_COMPLEX128, 1, &t))) return nullptr;
    return t;
  }
  eg_dtype dtype = v.tag == EG_TAG_DOUBLE ? EG_FLOAT64 : v.tag == EG_TAG_BOOL ? EG_BOOL : EG_INT64;
  if (v.tag == EG_TAG_BOOL) like = -1;
  if (like == EG_FLOAT64)
    dtype = like;
  else if (like == EG_FLOAT32 && !(v.tag == EG_TAG_DOUBLE && std::isfinite(v.u.d) && std::fabs(v.u.d) > FLT_MAX))
    dtype = like;
  const uint64_t hash =
      (static_cast<uint64_t>(v.u.i) ^ static_cast<uint64_t>(v.tag + 64 * dtype)) * 0x9e3779b97f4a7c15ull;
  Entry& e = cache[hash >> 58];
  if (e.t && e.tag == v.tag && e.dtype == dtype && e.bits == v.u.i) {
    if (failed(eg_tensor_retain(e.t))) return nullptr;
    return e.t;
  }
  if (failed(eg_tensor_from_scalar(&v, dtype, 1, &t))) return nullptr;
  if (failed(eg_tensor_retain(t))) return t;
  if (e.t) eg_tensor_release(e.t);
  e = {v.tag, dtype, v.u.i, t};
  return t;
}

// ---- calls ----

Arena::~Arena() {
  for (void* b : blocks_) PyMem_Free(b);
  for (eg_tensor* t : owned_) eg_tensor_release(t);
}
void* Arena::take(size_t bytes) {
  bytes = (bytes + 15) & ~size_t{15};
  if (used_ + bytes <= sizeof(local_)) {
    void* p = local_ + used_;
    used_ += bytes;
    return p;
  }
  blocks_.push_back(PyMem_Malloc(bytes ? bytes : 16));
  return blocks_.back();
}

eg_op* Op::get() {
  if (!handle && failed(eg_op_resolve(name, overload, 1, &handle))) return nullptr;
  return handle;
}

bool call_raw(const eg_op* op, const eg_value* args, size_t n, eg_value* rets, size_t nrets, bool release) {
  eg_status* s;
  {
    ReleaseGil gil(release);
    s = eg_op_call(op, args, n, rets, nrets);
  }
  return !failed(s);
}

eg_tensor* call_op(Op& op, const eg_value* args, size_t n) {
  eg_op* h = op.get();
  if (!h) return nullptr;
  bool release = false;
  if (n && args[0].tag == EG_TAG_TENSOR) {
    release = eg_tensor_numel(static_cast<eg_tensor*>(args[0].u.p)) >= kReleaseNumel;
  }
  eg_value r = none_value();
  if (!call_raw(h, args, n, &r, 1, release)) return nullptr;
  if (r.tag != EG_TAG_TENSOR) {
    eg_value_clear(&r);
    raise(PyExc_RuntimeError, "%s: no tensor came back", op.name);
    return nullptr;
  }
  return static_cast<eg_tensor*>(r.u.p);
}

namespace {
PyObject* tensors_tuple(eg_value& v) {
  auto** p = static_cast<eg_tensor**>(v.u.p);
  PyObject* tuple = PyTuple_New(v.n);
  for (uint32_t i = 0; tuple && i < v.n; ++i) {
    PyObject* o = p[i] ? wrap_borrowed(p[i]) : Py_NewRef(Py_None);
    if (!o) {
      Py_CLEAR(tuple);
      break;
    }
    PyTuple_SET_ITEM(tuple, i, o);
  }
  eg_value_clear(&v);
  return tuple;
}
}  // namespace

PyObject* value_any(eg_value& v) {
  PyObject* o = nullptr;
  switch (v.tag) {
    case EG_TAG_TENSOR:
      return wrap_tensor(static_cast<eg_tensor*>(v.u.p));
    case EG_TAG_TENSORS:
      return tensors_tuple(v);
    case EG_TAG_STRING:
      o = PyUnicode_DecodeUTF8(static_cast<const char*>(v.u.p), v.n, "replace");
      break;
    case EG_TAG_INTS: {
      o = PyTuple_New(v.n);
      for (uint32_t i = 0; o && i < v.n; ++i)
        PyTuple_SET_ITEM(o, i, PyLong_FromLongLong(static_cast<const int64_t*>(v.u.p)[i]));
      break;
    }
    case EG_TAG_DOUBLES: {
      o = PyTuple_New(v.n);
      for (uint32_t i = 0; o && i < v.n; ++i)
        PyTuple_SET_ITEM(o, i, PyFloat_FromDouble(static_cast<const double*>(v.u.p)[i]));
      break;
    }
    case EG_TAG_BOOLS: {
      o = PyTuple_New(v.n);
      for (uint32_t i = 0; o && i < v.n; ++i)
        PyTuple_SET_ITEM(o, i, PyBool_FromLong(static_cast<const uint8_t*>(v.u.p)[i]));
      break;
    }
    case EG_TAG_SCALARS: {
      o = PyTuple_New(v.n);
      for (uint32_t i = 0; o && i < v.n; ++i)
        PyTuple_SET_ITEM(o, i, number_object(static_cast<const eg_value*>(v.u.p)[i]));
      break;
    }
    case EG_TAG_DTYPE:
      o = dtype_object(static_cast<eg_dtype>(v.u.i));
      break;
    case EG_TAG_DEVICE:
      o = device_object(static_cast<eg_device>(v.u.i));
      break;
    case EG_TAG_LAYOUT:
      o = layout_object(static_cast<int32_t>(v.u.i));
      break;
    case EG_TAG_FORMAT:
      o = memory_format_object(static_cast<int32_t>(v.u.i));
      break;
    case EG_TAG_GENERATOR:
      o = failed(eg_generator_retain(static_cast<eg_generator*>(v.u.p)))
              ? nullptr
              : generator_object(static_cast<eg_generator*>(v.u.p));
      break;
    default:
      o = number_object(v);
      break;
  }
  eg_value_clear(&v);
  return o;
}

PyObject* value_object(eg_value& v, Ret kind) {
  if (kind == Ret::Tensor && v.tag == EG_TAG_TENSOR) return wrap_tensor(static_cast<eg_tensor*>(v.u.p));
  if (kind == Ret::Bool && v.tag == EG_TAG_INT) v.tag = EG_TAG_BOOL;
  return value_any(v);
}

bool object_value(PyObject* o, eg_value* v, Arena& arena) {
  *v = none_value();
  if (o == Py_None) return true;
  if (is_tensor(o)) {
    *v = tensor_value(handle_of(o));
    return true;
  }
  if (is_number(o)) return read_number(o, v, static_cast<double*>(arena.take(16)));
  if (PyUnicode_Check(o)) {
    Py_ssize_t n;
    const char* s = PyUnicode_AsUTF8AndSize(o, &n);
    if (!s) return false;
    v->tag = EG_TAG_STRING;
    v->n = static_cast<uint32_t>(n);
    v->u.p = const_cast<char*>(s);
    return true;
  }
  if (is_dtype(o)) {
    *v = dtype_value(dtype_of(o));
    return true;
  }
  if (Py_TYPE(o) == &device_type) {
    eg_device d;
    if (!read_device(o, &d)) return false;
    v->tag = EG_TAG_DEVICE;
    v->u.i = d;
    return true;
  }
  if (Py_TYPE(o) == &layout_type || Py_TYPE(o) == &memory_format_type) {
    v->tag = Py_TYPE(o) == &layout_type ? EG_TAG_LAYOUT : EG_TAG_FORMAT;
    v->u.i = reinterpret_cast<NamedObject*>(o)->id;
    return true;
  }
  if (Py_TYPE(o) == &generator_type) {
    v->tag = EG_TAG_GENERATOR;
    v->u.p = reinterpret_cast<GeneratorObject*>(o)->g;
    return true;
  }
  if (PyTuple_Check(o) || PyList_Check(o)) {
    const Py_ssize_t n = PySequence_Fast_GET_SIZE(o);
    PyObject** items = PySequence_Fast_ITEMS(o);
    bool tensors = n > 0, ints = true, floats = true, bools = n > 0;
    for (Py_ssize_t i = 0; i < n; ++i) {
      tensors = tensors && (items[i] == Py_None || is_tensor(items[i]));
      ints = ints && is_int(items[i]);
      floats = floats && (is_int(items[i]) || PyFloat_Check(items[i]));
      bools = bools && PyBool_Check(items[i]);
    }
    const auto count = static_cast<size_t>(n);
    v->n = static_cast<uint32_t>(n);
    if (tensors) {
      auto** p = static_cast<eg_tensor**>(arena.take(count * sizeof(void*)));
      for (size_t i = 0; i < count; ++i) p[i] = items[i] == Py_None ? nullptr : handle_of(items[i]);
      v->tag = EG_TAG_TENSORS;
      v->u.p = p;
      return true;
    }
    if (bools) {
      auto* p = static_cast<uint8_t*>(arena.take(count));
      for (size_t i = 0; i < count; ++i) p[i] = items[i] == Py_True;
      v->tag = EG_TAG_BOOLS;
      v->u.p = p;
      return true;
    }
    if (ints) {
      auto* p = static_cast<int64_t*>(arena.take(count * 8));
      for (size_t i = 0; i < count; ++i) {
        Ref index(PyNumber_Index(items[i]));
        p[i] = index ? PyLong_AsLongLong(index.p) : -1;
        if (p[i] == -1 && PyErr_Occurred()) return false;
      }
      v->tag = EG_TAG_INTS;
      v->u.p = p;
      return true;
    }
    if (floats) {
      auto* p = static_cast<double*>(arena.take(count * 8));
      for (size_t i = 0; i < count; ++i) p[i] = PyFloat_AsDouble(items[i]);
      v->tag = EG_TAG_DOUBLES;
      v->u.p = p;
      return !PyErr_Occurred();
    }
    if (n) {
      auto* p = static_cast<eg_value*>(arena.take(count * sizeof(eg_value)));
      for (size_t i = 0; i < count; ++i)
        if (!read_number(items[i], &p[i], static_cast<double*>(arena.take(16)))) return false;
      v->tag = EG_TAG_SCALARS;
      v->u.p = p;
      return true;
    }
  }
  raise(PyExc_TypeError, "a value of type %s cannot be passed", Py_TYPE(o)->tp_name);
  return false;
}

// ---- callbacks ----

bool python_runs() {
#if PY_VERSION_HEX >= 0x030d0000
  const bool ending = Py_IsFinalizing();
#else
  const bool ending = _Py_IsFinalizing();
#endif
  return Py_IsInitialized() && (!ending || PyGILState_Check());
}

void drop_callback(void* ctx) {
  if (!ctx || !python_runs()) return;
  HoldGil gil;
  Py_DECREF(static_cast<PyObject*>(ctx));
}
eg_callback python_callback(PyObject* callable, eg_callback_fn fn) {
  Py_INCREF(callable);
  return {sizeof(eg_callback), fn, callable, drop_callback};
}

}  // namespace egpy

// Data in and out: numbers, nested sequences, NumPy arrays (through the buffer protocol, NumPy itself is not needed to
// build), DLPack, tolist and item.
#include "runtime.h"

namespace egpy {

bool is_ndarray(PyObject* o) {
  static PyObject* type = nullptr;
  if (!type) {
    PyObject* numpy = PyDict_GetItemString(PyImport_GetModuleDict(), "numpy");
    if (!numpy) return false;
    type = PyObject_GetAttrString(numpy, "ndarray");
    if (!type) {
      PyErr_Clear();
      return false;
    }
  }
  return PyObject_TypeCheck(o, reinterpret_cast<PyTypeObject*>(type));
}

namespace {

// The buffer format of each dtype; NULL where Python has none.
constexpr const char* kFormats[18] = {"?", "B",     "b", "h", "i",     "l",  "H",  "I",     "L",
                                      "e", nullptr, "f", "d", nullptr, "Zf", "Zd", nullptr, nullptr};

eg_dtype dtype_of_format(const char* f, Py_ssize_t itemsize) {
  if (*f == '@' || *f == '=' || *f == '<') ++f;
  if (*f == '>' || *f == '!') return -1;
  const bool complex = *f == 'Z';
  if (complex) ++f;
  if (f[0] == 0 || f[1] != 0) return -1;
  if (complex) return *f == 'f' ? EG_COMPLEX64 : *f == 'd' ? EG_COMPLEX128 : -1;
  switch (*f) {
    case '?':
      return EG_BOOL;
    case 'e':
      return EG_FLOAT16;
    case 'f':
      return EG_FLOAT32;
    case 'd':
      return EG_FLOAT64;
    case 'b':
    case 'h':
    case 'i':
    case 'l':
    case 'q':
    case 'n':
      return itemsize == 1 ? EG_INT8 : itemsize == 2 ? EG_INT16 : itemsize == 4 ? EG_INT32 : EG_INT64;
    case 'B':
    case 'H':
    case 'I':
    case 'L':
    case 'Q':
    case 'N':
      return itemsize == 1 ? EG_UINT8 : itemsize == 2 ? EG_UINT16 : itemsize == 4 ? EG_UINT32 : EG_UINT64;
    default:
      return -1;
  }
}

eg_status* drop_buffer(void* ctx, const eg_value*, size_t, eg_value*, size_t) {
  (void)ctx;
  return nullptr;
}
void release_buffer(void* ctx) {
  if (!python_runs()) return;
  HoldGil gil;
  PyBuffer_Release(static_cast<Py_buffer*>(ctx));
  delete static_cast<Py_buffer*>(ctx);
}

}  // namespace

// The array's memory itself (copy false) or a copy of it.
eg_tensor* tensor_from_array(PyObject* array, bool copy) {
  auto* view = new Py_buffer();
  if (PyObject_GetBuffer(array, view, PyBUF_RECORDS) < 0) {
    PyErr_Clear();
    if (PyObject_GetBuffer(array, view, PyBUF_RECORDS_RO) < 0) {
      delete view;
      PyErr_Clear();
      raise(PyExc_TypeError,
            "can't convert np.ndarray of type numpy.object_. The only supported types are: float64, float32, float16, "
            "complex64, complex128, int64, int32, int16, int8, uint64, uint32, uint16, uint8, and bool.");
      return nullptr;
    }
  }
  const eg_dtype dtype = dtype_of_format(view->format ? view->format : "B", view->itemsize);
  auto fail = [&](PyObject* type, const char* text) -> eg_tensor* {
    PyBuffer_Release(view);
    delete view;
    raise(type, "%s", text);
    return nullptr;
  };
  if (dtype < 0) {
    const bool swapped = view->format && (*view->format == '>' || *view->format == '!');
    return fail(swapped ? PyExc_ValueError : PyExc_TypeError,
                swapped ? "given numpy array has byte order different from the native byte order. Conversion between "
                          "byte orders is currently not supported."
                        : "can't convert np.ndarray of this type. The only supported types are: float64, float32, "
                          "float16, complex64, complex128, int64, int32, int16, int8, uint64, uint32, uint16, uint8, "
                          "and bool.");
  }
  std::vector<int64_t> sizes(view->shape, view->shape + view->ndim), strides(static_cast<size_t>(view->ndim));
  // Of dimensions with at most one element NumPy's buffer tells other strides than the array itself.
  std::vector<int64_t> told;
  bool short_dimension = false;
  for (int64_t n : sizes) short_dimension = short_dimension || n <= 1;
  if (short_dimension && is_ndarray(array)) {
    Ref tuple(PyObject_GetAttrString(array, "strides"));
    if (!tuple || !read_ints(tuple.p, told, "strides")) PyErr_Clear();
  }
  bool negative = false, odd = false;
  int64_t reach = 0;
  bool empty = false;
  for (size_t k = 0; k < sizes.size(); ++k) {
    int64_t s = told.size() == sizes.size() ? told[k] : view->strides ? view->strides[k] : 0;
    if (sizes[k] <= 1 && (s < 0 || s % view->itemsize != 0)) s = view->itemsize;  // such strides say nothing
    negative = negative || s < 0;
    odd = odd || s % view->itemsize != 0;
    strides[k] = s / view->itemsize;
    empty = empty || sizes[k] == 0;
    if (sizes[k] > 1) reach += (sizes[k] - 1) * s;
  }
  if (negative || (odd && !empty)) {
    if (copy) {  // NumPy makes it plain first
      PyBuffer_Release(view);
      delete view;
      Ref plain(PyObject_CallMethod(array, "copy", nullptr));
      return plain ? tensor_from_array(plain.p, true) : nullptr;
    }
    return fail(PyExc_ValueError,
                negative
                    ? "At least one stride in the given numpy array is negative, and tensors with negative strides "
                      "are not currently supported. (You can probably work around this by making a copy of your "
                      "array with array.copy().) "
                    : "given numpy array strides not a multiple of the element byte size. Copy the numpy array to "
                      "reallocate the memory.");
  }
  eg_tensor* t = nullptr;
  const size_t bytes = empty ? 0 : static_cast<size_t>(reach + view->itemsize);
  const eg_callback destroy = {sizeof(eg_callback), drop_buffer, view, release_buffer};
  // destroy runs also when this fails.
  if (failed(eg_tensor_from_memory(view->buf, bytes, dtype, static_cast<int32_t>(sizes.size()), sizes.data(),
                                   strides.data(), 0, &destroy, &t)))
    return nullptr;
  if (!copy) return t;
  static Op clone{"clone"};
  eg_value v[2] = {tensor_value(t), none_value()};
  v[1].tag = EG_TAG_FORMAT;
  v[1].u.i = EG_CONTIGUOUS_FORMAT;
  eg_tensor* own = call_op(clone, v, 2);
  eg_tensor_release(t);
  return own;
}

namespace {

// ---- nested sequences ----

struct Found {
  bool any = false, boolean = true, integer = true, floating = true, wide = false;
  eg_dtype tensor = -1;  // promotion over tensors and NumPy scalars met inside
};

bool is_nested(PyObject* o) {
  return (PyList_Check(o) || PyTuple_Check(o) ||
          (PySequence_Check(o) && !PyUnicode_Check(o) && !PyBytes_Check(o) && !is_tensor(o)));
}

bool infer_shape(PyObject* data, std::vector<int64_t>& sizes) {
  Ref at(Py_NewRef(data));
  while (true) {
    if (is_tensor(at.p)) {
      const eg_tensor_info i = info_of(at.p);
      sizes.insert(sizes.end(), i.sizes, i.sizes + i.ndim);
      return true;
    }
    if (is_number(at.p)) return true;
    if (!is_nested(at.p)) {
      if (PyUnicode_Check(at.p))
        raise(PyExc_TypeError, "new(): invalid data type 'str'");
      else
        raise(PyExc_RuntimeError, "Could not infer dtype of %s", Py_TYPE(at.p)->tp_name);
      return false;
    }
    const Py_ssize_t n = PySequence_Size(at.p);
    if (n < 0) return false;
    sizes.push_back(n);
    if (sizes.size() > 64) {
      raise(PyExc_ValueError, "too many dimensions '%s'", Py_TYPE(data)->tp_name);
      return false;
    }
    if (n == 0) return true;
    PyObject* first = PySequence_GetItem(at.p, 0);
    if (!first) return false;
    Py_SETREF(at.p, first);
  }
}

int rank_of(eg_dtype d) { return d == EG_BOOL ? 0 : d <= EG_UINT64 ? 1 : dtype_complex(d) ? 3 : 2; }
eg_dtype promote(eg_dtype a, eg_dtype b) {
  if (a < 0) return b;
  if (b < 0 || a == b) return a;
  if (rank_of(a) != rank_of(b)) {
    const eg_dtype hi = rank_of(a) > rank_of(b) ? a : b;
    return hi;
  }
  return dtype_size(a) >= dtype_size(b) ? a : b;
}

// PyTorch: a tensor inside counts with its dtype, a number with the default of its kind.
bool infer_dtype(PyObject* o, eg_dtype& d) {
  if (is_tensor(o)) {
    d = promote(d, info_of(o).dtype);
    return true;
  }
  if (PyBool_Check(o))
    d = promote(d, EG_BOOL);
  else if (PyFloat_CheckExact(o))
    d = promote(d, eg_get_default_dtype());
  else if (PyLong_Check(o))
    d = promote(d, EG_INT64);
  else if (PyComplex_CheckExact(o))
    d = promote(d, eg_get_default_dtype() == EG_FLOAT64 ? EG_COMPLEX128 : EG_COMPLEX64);
  else {
    char kind;
    if (is_numpy_scalar(o, &kind)) {
      Ref dtype(PyObject_GetAttrString(o, "dtype"));
      Ref name(dtype ? PyObject_GetAttrString(dtype.p, "name") : nullptr);
      const char* s = name ? PyUnicode_AsUTF8(name.p) : nullptr;
      if (!s) return false;
      for (eg_dtype k = 0; k < 18; ++k)
        if (std::strcmp(dtype_name(k), s) == 0) d = promote(d, k);
      return true;
    }
    if (PyFloat_Check(o))
      d = promote(d, eg_get_default_dtype());
    else if (PyComplex_Check(o))
      d = promote(d, EG_COMPLEX64);
    else if (is_nested(o)) {
      Ref seq(PySequence_Fast(o, "not a sequence"));
      if (!seq) return false;
      const Py_ssize_t n = PySequence_Fast_GET_SIZE(seq.p);
      for (Py_ssize_t i = 0; i < n; ++i)
        if (!infer_dtype(PySequence_Fast_GET_ITEM(seq.p, i), d)) return false;
    } else if (PyUnicode_Check(o)) {
      raise(PyExc_TypeError, "new(): invalid data type 'str'");
      return false;
    } else {
      raise(PyExc_RuntimeError, "Could not infer dtype of %s", Py_TYPE(o)->tp_name);
      return false;
    }
  }
  return true;
}

// Numbers are gathered in the widest type of their kind and cast by the library: one place knows the conversions.
template <class T>
bool put(PyObject* o, T* at);
template <>
bool put(PyObject* o, int64_t* at) {
  if (PyComplex_Check(o)) {
    raise(PyExc_TypeError, "'complex' object cannot be interpreted as an integer");
    return false;
  }
  if (PyLong_Check(o)) {
    int overflow;
    *at = PyLong_AsLongLongAndOverflow(o, &overflow);
    if (overflow > 0) {
      const unsigned long long u = PyLong_AsUnsignedLongLong(o);
      if (PyErr_Occurred()) {
        PyErr_Clear();
        overflow = 2;
      } else {
        *at = static_cast<int64_t>(u);
        return true;
      }
    }
    if (overflow) {
      raise(PyExc_RuntimeError, "Overflow when unpacking long");
      return false;
    }
    return true;
  }
  if (PyFloat_Check(o)) {
    const double d = PyFloat_AS_DOUBLE(o);
    if (!(d >= -9223372036854775808.0 && d < 9223372036854775808.0)) {
      raise(PyExc_RuntimeError, "value cannot be converted to type int64 without overflow");
      return false;
    }
    *at = static_cast<int64_t>(d);
    return true;
  }
  double pair[2];
  eg_value v;
  if (!read_number(o, &v, pair)) return false;
  *at = v.tag == EG_TAG_DOUBLE ? static_cast<int64_t>(v.u.d) : v.u.i;
  return true;
}
template <>
bool put(PyObject* o, double* at) {
  if (PyFloat_Check(o)) {
    *at = PyFloat_AS_DOUBLE(o);
    return true;
  }
  if (PyComplex_Check(o)) {
    raise(PyExc_TypeError, "must be real number, not complex");
    return false;
  }
  *at = PyFloat_AsDouble(o);
  return !(*at == -1.0 && PyErr_Occurred());
}
struct Pair {
  double re, im;
};
template <>
bool put(PyObject* o, Pair* at) {
  if (is_tensor(o)) {
    double pair[2];
    eg_value v;
    if (!read_number(o, &v, pair)) return false;
    *at = v.tag == EG_TAG_COMPLEX ? Pair{pair[0], pair[1]}
                                  : Pair{v.tag == EG_TAG_DOUBLE ? v.u.d : static_cast<double>(v.u.i), 0};
    return true;
  }
  const Py_complex c = PyComplex_AsCComplex(o);
  *at = {c.real, c.imag};
  return !PyErr_Occurred();
}

template <class T>
bool gather(PyObject* o, const std::vector<int64_t>& sizes, size_t depth, T*& at) {
  if (depth == sizes.size()) {
    if (is_nested(o)) {
      raise(PyExc_TypeError, "not a sequence");
      return false;
    }
    return put(o, at++);
  }
  if (is_tensor(o)) {  // of the remaining shape
    Ref list(PyObject_CallMethod(o, "tolist", nullptr));
    return list && gather(list.p, sizes, depth, at);
  }
  Ref seq(PySequence_Fast(o, "not a sequence"));
  if (!seq) return false;
  const Py_ssize_t n = PySequence_Fast_GET_SIZE(seq.p);
  if (n != sizes[depth]) {
    raise(PyExc_ValueError, "expected sequence of length %lld at dim %zu (got %zd)",
          static_cast<long long>(sizes[depth]), depth, n);
    return false;
  }
  for (Py_ssize_t i = 0; i < n; ++i)
    if (!gather(PySequence_Fast_GET_ITEM(seq.p, i), sizes, depth + 1, at)) return false;
  return true;
}

eg_tensor* cast(eg_tensor* t, eg_dtype to) {  // takes over
  if (!t || info_of(t).dtype == to) return t;
  static Op op{"to", "dtype"};
  const eg_value v[2] = {tensor_value(t), dtype_value(to)};
  eg_tensor* r = call_op(op, v, 2);
  eg_tensor_release(t);
  return r;
}

// Whether an integer type holds the number; negative ones wrap around in unsigned types.
bool in_range(int64_t v, eg_dtype d) {
  switch (d) {
    case EG_UINT8:
      return v >= -255 && v <= 255;
    case EG_INT8:
      return v >= -128 && v <= 127;
    case EG_INT16:
      return v >= -32768 && v <= 32767;
    case EG_INT32:
      return v >= -2147483648LL && v <= 2147483647LL;
    case EG_UINT16:
      return v >= -65535 && v <= 65535;
    case EG_UINT32:
      return v >= -4294967295LL && v <= 4294967295LL;
    default:
      return true;
  }
}

template <class T>
eg_tensor* build(PyObject* data, const std::vector<int64_t>& sizes, eg_dtype raw, eg_dtype to) {
  int64_t numel = 1;
  for (int64_t s : sizes) numel *= s;
  std::vector<T> items(static_cast<size_t>(numel));
  T* at = items.data();
  if (numel && !gather(data, sizes, 0, at)) return nullptr;
  if constexpr (std::is_same_v<T, int64_t>) {
    for (int64_t v : items) {
      if (in_range(v, to)) continue;
      raise(PyExc_RuntimeError, "value cannot be converted to type %s without overflow", dtype_name(to));
      return nullptr;
    }
  }
  eg_tensor* t = nullptr;
  if (failed(eg_tensor_from_data(items.data(), items.size() * sizeof(T), raw, static_cast<int32_t>(sizes.size()),
                                 sizes.data(), &t)))
    return nullptr;
  return t;
}

}  // namespace

eg_tensor* tensor_from_data(PyObject* data, eg_dtype dtype) {
  if (PyFloat_CheckExact(data) && dtype < 0 && eg_get_default_dtype() == EG_FLOAT32) {  // tensor(1.0)
    eg_value v{EG_TAG_DOUBLE, 0, {0}};
    v.u.d = static_cast<float>(PyFloat_AS_DOUBLE(data));  // too large a number is infinite here, no error
    eg_tensor* t = nullptr;
    return failed(eg_tensor_from_scalar(&v, EG_FLOAT32, 0, &t)) ? nullptr : t;
  }
  if (is_tensor(data)) {
    static Op detach{"detach"}, clone{"clone"};
    eg_value v = tensor_value(handle_of(data));
    eg_tensor* t = call_op(detach, &v, 1);
    if (!t) return nullptr;
    if (dtype >= 0 && info_of(t).dtype != dtype) return cast(t, dtype);
    v = tensor_value(t);
    eg_tensor* r = call_op(clone, &v, 1);
    eg_tensor_release(t);
    return r;
  }
  if (is_ndarray(data) || PyMemoryView_Check(data) || PyByteArray_Check(data) ||
      (!PyList_Check(data) && !PyTuple_Check(data) && !is_number(data) && !PyUnicode_Check(data) &&
       PyObject_CheckBuffer(data))) {
    eg_tensor* t = tensor_from_array(data, true);
    return t && dtype >= 0 ? cast(t, dtype) : t;
  }
  if (!is_number(data) && PyObject_HasAttrString(data, "__array__") && !PyList_Check(data) && !PyTuple_Check(data)) {
    Ref array(PyObject_CallMethod(data, "__array__", nullptr));
    if (!array) return nullptr;
    eg_tensor* t = tensor_from_array(array.p, true);
    return t && dtype >= 0 ? cast(t, dtype) : t;
  }
  std::vector<int64_t> sizes;
  if (!infer_shape(data, sizes)) return nullptr;
  eg_dtype found = -1;
  if (dtype < 0) {
    if (!infer_dtype(data, found)) return nullptr;
    if (found < 0) found = eg_get_default_dtype();
  } else {
    found = dtype;
  }
  if (found == EG_UINT64) {  // the bits are right as they are
    eg_tensor* t = build<int64_t>(data, sizes, EG_UINT64, found);
    return t;
  }
  if (dtype_complex(found)) return cast(build<Pair>(data, sizes, EG_COMPLEX128, found), found);
  if (dtype_floating(found)) return cast(build<double>(data, sizes, EG_FLOAT64, found), found);
  if (found == EG_BOOL) return cast(build<Pair>(data, sizes, EG_COMPLEX128, found), found);
  return cast(build<int64_t>(data, sizes, EG_INT64, found), found);
}

// ---- the buffer protocol ----

int tensor_getbuffer(PyObject* self, Py_buffer* view, int flags) {
  view->obj = nullptr;
  const eg_tensor_info i = info_of(self);
  const char* why = nullptr;
  if (i.flags & EG_FLAG_REQUIRES_GRAD)
    why = "a Tensor that requires grad has no buffer: detach it first";
  else if (i.flags & (EG_FLAG_CONJ | EG_FLAG_NEG))
    why = "a lazily conjugated or negated Tensor has no buffer: resolve it first";
  else if (i.device != EG_CPU)
    why = "only CPU tensors have a buffer";
  else if (i.dtype < 0 || i.dtype >= 18 || !kFormats[i.dtype])
    why = "tensors of this dtype have no buffer";
  else if (i.flags & EG_FLAG_BATCHED)
    why = "a batched Tensor has no buffer";
  int32_t contiguous = 0;
  if (!why && eg_tensor_is_contiguous(handle_of(self), EG_CONTIGUOUS_FORMAT, &contiguous)) why = "a bad tensor";
  if (!why && !contiguous && (flags & PyBUF_STRIDES) != PyBUF_STRIDES) why = "the tensor is not contiguous";
  if (why) {
    raise(PyExc_BufferError, "%s", why);
    return -1;
  }
  auto* geometry = static_cast<Py_ssize_t*>(PyMem_Malloc(sizeof(Py_ssize_t) * 2 * static_cast<size_t>(i.ndim + 1)));
  if (!geometry) {
    PyErr_NoMemory();
    return -1;
  }
  const int64_t size = dtype_size(i.dtype);
  int64_t numel = 1;
  for (int32_t k = 0; k < i.ndim; ++k) {
    geometry[k] = i.sizes[k];
    geometry[i.ndim + k] = i.strides[k] * size;
    numel *= i.sizes[k];
  }
  static char nothing[16];
  view->buf = i.data ? i.data : nothing;
  view->len = numel * size;
  view->itemsize = size;
  view->readonly = 0;
  view->ndim = i.ndim;
  view->format = flags & PyBUF_FORMAT ? const_cast<char*>(kFormats[i.dtype]) : nullptr;
  view->shape = flags & PyBUF_ND ? geometry : nullptr;
  view->strides = (flags & PyBUF_STRIDES) == PyBUF_STRIDES ? geometry + i.ndim : nullptr;
  view->suboffsets = nullptr;
  view->internal = geometry;
  view->obj = Py_NewRef(self);
  return 0;
}
void tensor_releasebuffer(PyObject*, Py_buffer* view) { PyMem_Free(view->internal); }

namespace {

PyObject* item_of(PyObject* o, PyObject*) {
  eg_value v = none_value();
  if (failed(eg_tensor_item(handle_of(o), &v))) return nullptr;
  const bool large = v.tag == EG_TAG_INT && v.u.i < 0 && info_of(o).dtype == EG_UINT64;
  PyObject* r = large ? PyLong_FromUnsignedLongLong(static_cast<uint64_t>(v.u.i)) : number_object(v);
  if (v.tag == EG_TAG_COMPLEX) eg_value_clear(&v);
  return r;
}

// Elements are read from a copy in the widest type of their kind.
PyObject* nested(const char*& at, eg_dtype d, const int64_t* sizes, int32_t ndim) {
  if (ndim == 0) {
    const char* p = at;
    at += d == EG_COMPLEX128 ? 16 : d == EG_BOOL ? 1 : 8;
    switch (d) {
      case EG_BOOL:
        return PyBool_FromLong(*p);
      case EG_INT64:
        return PyLong_FromLongLong(*reinterpret_cast<const int64_t*>(p));
      case EG_UINT64:
        return PyLong_FromUnsignedLongLong(*reinterpret_cast<const uint64_t*>(p));
      case EG_COMPLEX128:
        return PyComplex_FromDoubles(reinterpret_cast<const double*>(p)[0], reinterpret_cast<const double*>(p)[1]);
      default:
        return PyFloat_FromDouble(*reinterpret_cast<const double*>(p));
    }
  }
  PyObject* list = PyList_New(sizes[0]);
  for (int64_t i = 0; list && i < sizes[0]; ++i) {
    PyObject* o = nested(at, d, sizes + 1, ndim - 1);
    if (!o) {
      Py_CLEAR(list);
      break;
    }
    PyList_SET_ITEM(list, i, o);
  }
  return list;
}
PyObject* tolist(PyObject* o, PyObject*) {
  const eg_tensor_info i = info_of(o);
  if (i.ndim == 0) return item_of(o, nullptr);
  const eg_dtype d = i.dtype == EG_BOOL       ? EG_BOOL
                     : i.dtype == EG_UINT64   ? EG_UINT64
                     : i.dtype <= EG_UINT64   ? EG_INT64
                     : dtype_complex(i.dtype) ? EG_COMPLEX128
                                              : EG_FLOAT64;
  static Op detach{"detach"};
  eg_value v = tensor_value(handle_of(o));
  eg_tensor* plain = call_op(detach, &v, 1);
  plain = plain ? cast(plain, d) : nullptr;
  if (!plain) return nullptr;
  const size_t bytes = static_cast<size_t>(i.numel) * (d == EG_COMPLEX128 ? 16 : d == EG_BOOL ? 1 : 8);
  std::vector<char> data(bytes + 16);
  const bool bad = failed(eg_tensor_copy_to(plain, data.data(), bytes));
  eg_tensor_release(plain);
  if (bad) return nullptr;
  const char* at = data.data();
  const std::vector<int64_t> sizes(i.sizes, i.sizes + i.ndim);
  return nested(at, d, sizes.data(), i.ndim);
}

// ---- DLPack: the heads of the managed structs, to find their deleters ----

struct DLTensorHead {
  void* data;
  int32_t device_type, device_id;
  int32_t ndim;
  uint8_t code, bits;
  uint16_t lanes;
  int64_t *shape, *strides;
  uint64_t byte_offset;
};
struct Managed {
  DLTensorHead tensor;
  void* context;
  void (*deleter)(Managed*);
};
struct ManagedVersioned {
  uint32_t major, minor;
  void* context;
  void (*deleter)(ManagedVersioned*);
  uint64_t flags;
  DLTensorHead tensor;
};

void capsule_gone(PyObject* capsule) {
  PyObject *type, *value, *trace;
  PyErr_Fetch(&type, &value, &trace);
  if (PyCapsule_IsValid(capsule, "dltensor")) {
    auto* m = static_cast<Managed*>(PyCapsule_GetPointer(capsule, "dltensor"));
    if (m && m->deleter) m->deleter(m);
  } else if (PyCapsule_IsValid(capsule, "dltensor_versioned")) {
    auto* m = static_cast<ManagedVersioned*>(PyCapsule_GetPointer(capsule, "dltensor_versioned"));
    if (m && m->deleter) m->deleter(m);
  }
  PyErr_Restore(type, value, trace);
}

PyObject* to_dlpack(PyObject*, PyObject* args) {
  PyObject* t;
  int versioned = 0;
  if (!PyArg_ParseTuple(args, "O!|p", tensor_type, &t, &versioned)) return nullptr;
  void* managed = nullptr;
  if (failed(eg_tensor_to_dlpack(handle_of(t), versioned, &managed))) return nullptr;
  return PyCapsule_New(managed, versioned ? "dltensor_versioned" : "dltensor", capsule_gone);
}
PyObject* from_dlpack(PyObject*, PyObject* capsule) {
  const bool versioned = PyCapsule_IsValid(capsule, "dltensor_versioned");
  if (!versioned && !PyCapsule_IsValid(capsule, "dltensor"))
    return raise(
        PyExc_RuntimeError,
        "from_dlpack received an invalid capsule. Note that DLTensor capsules can be consumed only once, so you "
        "might have already constructed a tensor from it once.");
  void* managed = PyCapsule_GetPointer(capsule, versioned ? "dltensor_versioned" : "dltensor");
  eg_tensor* t = nullptr;
  if (failed(eg_tensor_from_dlpack(managed, versioned, &t))) return nullptr;
  PyCapsule_SetName(capsule, versioned ? "used_dltensor_versioned" : "used_dltensor");
  return wrap_tensor(t);
}

bool read_dtype(PyObject* o, eg_dtype* d) {
  *d = -1;
  if (!o || o == Py_None) return true;
  if (!is_dtype(o)) {
    raise(PyExc_TypeError, "tensor(): argument 'dtype' must be torch.dtype, not %s", Py_TYPE(o)->tp_name);
    return false;
  }
  *d = dtype_of(o);
  return true;
}

PyObject* make_tensor(PyObject*, PyObject* const* args, Py_ssize_t n, PyObject* kwnames) {
  const Py_ssize_t nkw = kwnames ? PyTuple_GET_SIZE(kwnames) : 0;
  PyObject *data = n ? args[0] : nullptr, *dtype = nullptr, *device = nullptr;
  bool requires_grad = false;
  if (n > 1) return raise(PyExc_TypeError, "tensor() takes 1 positional argument but %zd were given", n);
  for (Py_ssize_t k = 0; k < nkw; ++k) {
    const char* key = PyUnicode_AsUTF8(PyTuple_GET_ITEM(kwnames, k));
    PyObject* value = args[n + k];
    if (!key) return nullptr;
    if (!std::strcmp(key, "data") && !data)
      data = value;
    else if (!std::strcmp(key, "dtype"))
      dtype = value;
    else if (!std::strcmp(key, "device"))
      device = value;
    else if (!std::strcmp(key, "requires_grad"))
      requires_grad = PyObject_IsTrue(value) > 0;
    else if (std::strcmp(key, "pin_memory") && std::strcmp(key, "names"))
      return raise(PyExc_TypeError, "tensor() got an unexpected keyword argument '%s'", key);
  }
  if (!data) return raise(PyExc_TypeError, "tensor() missing 1 required positional arguments: \"data\"");
  eg_dtype d;
  if (!read_dtype(dtype, &d)) return nullptr;
  eg_tensor* t = tensor_from_data(data, d);
  if (!t) return nullptr;
  if (device && device != Py_None) {
    eg_device place;
    if (!read_device(device, &place)) {
      eg_tensor_release(t);
      return nullptr;
    }
    if (place != EG_CPU) {
      static Op to{"to", "device"};
      eg_value v[2] = {tensor_value(t), none_value()};
      v[1].tag = EG_TAG_DEVICE;
      v[1].u.i = place;
      eg_tensor* moved = call_op(to, v, 2);
      eg_tensor_release(t);
      t = moved;
      if (!t) return nullptr;
    }
  }
  if (requires_grad && failed(eg_tensor_set_requires_grad(t, 1))) {
    eg_tensor_release(t);
    return nullptr;
  }
  return wrap_tensor(t);
}

PyObject* from_numpy(PyObject*, PyObject* array) {
  if (!is_ndarray(array)) return raise(PyExc_TypeError, "expected np.ndarray (got %s)", Py_TYPE(array)->tp_name);
  eg_tensor* t = tensor_from_array(array, false);
  return t ? wrap_tensor(t) : nullptr;
}

PyObject* from_buffer(PyObject*, PyObject* o) {
  eg_tensor* t = tensor_from_array(o, false);
  return t ? wrap_tensor(t) : nullptr;
}

PyObject* numpy(PyObject* o, PyObject* args, PyObject* kwargs) {
  static const char* names[] = {"force", nullptr};
  int force = 0;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "|$p:numpy", const_cast<char**>(names), &force)) return nullptr;
  const eg_tensor_info i = info_of(o);
  Ref plain(Py_NewRef(o));
  if (force) {
    for (const char* m : {"detach", "resolve_conj", "resolve_neg"}) {
      PyObject* r = PyObject_CallMethod(plain.p, m, nullptr);
      if (!r) return nullptr;
      Py_SETREF(plain.p, r);
    }
  } else {
    if (i.flags & EG_FLAG_REQUIRES_GRAD)
      return raise(PyExc_RuntimeError,
                   "Can't call numpy() on Tensor that requires grad. Use tensor.detach().numpy() instead.");
    if (i.flags & EG_FLAG_CONJ)
      return raise(
          PyExc_RuntimeError,
          "Can't call numpy() on Tensor that has conjugate bit set. Use tensor.resolve_conj().numpy() instead.");
    if (i.flags & EG_FLAG_NEG)
      return raise(PyExc_RuntimeError,
                   "Can't call numpy() on Tensor that has negative bit set. Use tensor.resolve_neg().numpy() instead.");
  }
  if (i.device != EG_CPU)
    return raise(
        PyExc_TypeError,
        "can't convert %S device type tensor to numpy. Use Tensor.cpu() to copy the tensor to host memory first.",
        Ref(device_object(i.device)).p);
  if (i.dtype < 0 || i.dtype >= 18 || !kFormats[i.dtype])
    return raise(PyExc_TypeError, "Got unsupported ScalarType %s", scalar_type_name(i.dtype));
  Ref module(PyImport_ImportModule("numpy"));
  if (!module) return nullptr;
  return PyObject_CallMethod(module.p, "asarray", "O", plain.p);
}

PyMethodDef functions[] = {
    {"tensor", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(make_tensor)), METH_FASTCALL | METH_KEYWORDS,
     "tensor(data, *, dtype=None, device=None, requires_grad=False)\n\nA new tensor with a copy of the data."},
    {"from_numpy", from_numpy, METH_O, "A tensor that shares the memory of an array."},
    {"_from_buffer", from_buffer, METH_O, nullptr},
    {"_to_dlpack", to_dlpack, METH_VARARGS, nullptr},
    {"_from_dlpack", from_dlpack, METH_O, nullptr},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

PyMethodDef kConvertMethods[] = {
    {"item", item_of, METH_NOARGS, "The value of a tensor of one element as a Python number."},
    {"tolist", tolist, METH_NOARGS, "The elements as nested lists, or a number for 0 dimensions."},
    {"numpy", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(numpy)), METH_VARARGS | METH_KEYWORDS,
     "numpy(*, force=False)\n\nA NumPy array over the same memory."},
    {nullptr, nullptr, 0, nullptr}};

bool init_convert(PyObject* module) { return PyModule_AddFunctions(module, functions) == 0; }

}  // namespace egpy

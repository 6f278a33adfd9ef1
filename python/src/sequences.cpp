// Tensors of numbers and nested sequences: their shape, their dtype, and their elements in one pass.
#include "runtime.h"

namespace egpy {

eg_tensor* cast(eg_tensor* t, eg_dtype to) {
  if (!t || info_of(t).dtype == to) return t;
  static Op op{"to", "dtype"};
  const eg_value v[2] = {tensor_value(t), dtype_value(to)};
  eg_tensor* r = call_op(op, v, 2);
  eg_tensor_release(t);
  return r;
}

namespace {

struct Found {
  bool any = false, boolean = true, integer = true, floating = true, wide = false;
  eg_dtype tensor = -1;  // promotion over tensors and NumPy scalars met inside
};

// An array of no dimensions, as its element; anything else as it is. New reference.
PyObject* plain(PyObject* o) {
  if (!is_ndarray(o)) return Py_NewRef(o);
  Ref ndim(PyObject_GetAttrString(o, "ndim")), none(PyTuple_New(0));
  if (!ndim || !none) return nullptr;
  return PyLong_AsLong(ndim.p) == 0 ? PyObject_GetItem(o, none.p) : Py_NewRef(o);
}

bool is_nested(PyObject* o) {
  return (PyList_Check(o) || PyTuple_Check(o) ||
          (PySequence_Check(o) && !PyUnicode_Check(o) && !PyBytes_Check(o) && !is_tensor(o)));
}

bool infer_shape(PyObject* data, std::vector<int64_t>& sizes) {
  Ref at(Py_NewRef(data));
  while (true) {
    if (is_tensor(at.p)) return true;  // as a number
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
    if (sizes.size() > 128) {
      raise(PyExc_ValueError, "too many dimensions '%s'", Py_TYPE(data)->tp_name);
      return false;
    }
    if (n == 0) return true;
    Ref first(PySequence_GetItem(at.p, 0));
    if (!first) {
      PyErr_Clear();
      raise(PyExc_ValueError, "could not determine the shape of object type '%s'", Py_TYPE(at.p)->tp_name);
      return false;
    }
    PyObject* next = plain(first.p);
    if (!next) return false;
    Py_SETREF(at.p, next);
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

eg_dtype default_complex() {
  const eg_dtype d = eg_get_default_dtype();
  return d == EG_FLOAT64 ? EG_COMPLEX128 : d == EG_FLOAT16 ? EG_COMPLEX32 : EG_COMPLEX64;
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
    d = promote(d, default_complex());
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
      d = promote(d, default_complex());
    else if (is_nested(o)) {
      if (is_ndarray(o)) {
        Ref element(plain(o));
        if (!element) return false;
        if (element.p != o) return infer_dtype(element.p, d);
      }
      Ref seq(PySequence_Fast(o, "not a sequence"));
      if (!seq || Py_EnterRecursiveCall(" while the dtype of nested sequences was looked for")) return false;
      const Py_ssize_t n = PySequence_Fast_GET_SIZE(seq.p);
      bool fine = true;
      for (Py_ssize_t i = 0; i < n && fine; ++i) {
        PyObject* item = PySequence_Fast_GET_ITEM(seq.p, i);
        if (item == o) raise(PyExc_TypeError, "new(): self-referential lists are incompatible");
        fine = item != o && infer_dtype(item, d);
      }
      Py_LeaveRecursiveCall();
      return fine;
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

bool beyond_int64 = false;  // may the bits of larger numbers be kept, as those of uint64?

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
    if (overflow > 0 && beyond_int64) {
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
    if (!PyFloat_CheckExact(o) && !PyLong_CheckExact(o) && is_ndarray(o)) {
      Ref element(plain(o));
      if (!element) return false;
      if (element.p != o) return gather(element.p, sizes, depth, at);
    }
    if (is_nested(o)) {
      raise(PyExc_TypeError, "'%s' object cannot be interpreted as a number", Py_TYPE(o)->tp_name);
      return false;
    }
    if (is_tensor(o) && info_of(o).numel != 1) {
      raise(PyExc_ValueError, "only one element tensors can be converted to Python scalars");
      return false;
    }
    return put(o, at++);
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
  beyond_int64 = to == EG_UINT64;
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
  if (is_storage(data)) return tensor_from_storage(data, dtype);
  if (PyBytes_Check(data)) return raise(PyExc_TypeError, "new(): invalid data type 'bytes'"), nullptr;
  if (is_ndarray(data)) {
    eg_tensor* t = tensor_from_array(data, true);
    return t && dtype >= 0 ? cast(t, dtype) : t;
  }
  const bool plain = PyList_Check(data) || PyTuple_Check(data) || is_number(data) || PyUnicode_Check(data);
  if (!plain && PyObject_HasAttrString(data, "__dlpack__")) {
    Ref package(PyImport_ImportModule("evergrad"));
    Ref shared(package ? PyObject_CallMethod(package.p, "from_dlpack", "O", data) : nullptr);
    if (!shared) return nullptr;
    return tensor_from_data(shared.p, dtype);
  }
  if (PyList_Check(data) && PyList_GET_SIZE(data) && is_ndarray(PyList_GET_ITEM(data, 0))) {
    static bool told = false;
    if (!warn_once(told, "Creating a tensor from a list of numpy.ndarrays is extremely slow. Please consider converting the "
                         "list to a single numpy.ndarray with numpy.array() first."))
      return nullptr;
  }
  if (!plain && PyObject_HasAttrString(data, "__array__")) {
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

}  // namespace egpy

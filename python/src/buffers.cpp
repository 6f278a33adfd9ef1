// Memory that is shared with Python's buffers, NumPy's arrays among them; NumPy itself is not needed to build.
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

// Of elements that no dtype of tensors has.
void refuse_dtype(PyObject* array) {
  Ref dtype(PyObject_GetAttrString(array, "dtype"));
  Ref type(dtype ? PyObject_GetAttrString(dtype.p, "type") : nullptr);
  Ref name(type ? PyObject_GetAttrString(type.p, "__name__") : nullptr);
  PyErr_Clear();
  raise(PyExc_TypeError,
        "can't convert np.ndarray of type numpy.%s. The only supported types are: float64, float32, float16, complex64, "
        "complex128, int64, int32, int16, int8, uint64, uint32, uint16, uint8, and bool.",
        name && PyUnicode_Check(name.p) ? PyUnicode_AsUTF8(name.p) : "object_");
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
      refuse_dtype(array);
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
    if (view->format && (*view->format == '>' || *view->format == '!'))
      return fail(PyExc_ValueError, "given numpy array has byte order different from the native byte order. Conversion "
                                    "between byte orders is currently not supported.");
    PyBuffer_Release(view);
    delete view;
    refuse_dtype(array);
    return nullptr;
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

bool pin_storage(eg_tensor* t, int change) {
  static Op pin{"_pin_storage"};
  const eg_value v[2] = {tensor_value(t), int_value(change)};
  eg_op* op = pin.get();
  eg_value r = none_value();
  return op && call_raw(op, v, 2, &r, 1, false);
}

namespace {
struct Exported {  // what a buffer holds
  eg_tensor* tensor;
  Py_ssize_t geometry[];
};
}  // namespace

bool has_format(eg_dtype d) { return d >= 0 && d < 18 && kFormats[d]; }

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
  else if (!has_format(i.dtype))
    why = "tensors of this dtype have no buffer";
  else if (i.flags & EG_FLAG_BATCHED)
    why = "a batched Tensor has no buffer";
  else if (!i.data && i.numel > 0)
    why = "a Tensor without memory has no buffer";
  int32_t contiguous = 0;
  if (!why && eg_tensor_is_contiguous(handle_of(self), EG_CONTIGUOUS_FORMAT, &contiguous)) why = "a bad tensor";
  if (!why && !contiguous && (flags & PyBUF_STRIDES) != PyBUF_STRIDES) why = "the tensor is not contiguous";
  if (why) {
    raise(PyExc_BufferError, "%s", why);
    return -1;
  }
  // The memory stays where it is, and alive, whatever becomes of the tensor meanwhile.
  static Op detach{"detach"};
  const eg_value whole = tensor_value(handle_of(self));
  eg_tensor* kept = call_op(detach, &whole, 1);
  if (!kept || !pin_storage(kept, 1)) return -1;
  const eg_tensor_info now = info_of(kept);
  auto* held = static_cast<Exported*>(
      PyMem_Malloc(sizeof(Exported) + sizeof(Py_ssize_t) * 2 * static_cast<size_t>(i.ndim + 1)));
  if (!held) {
    PyErr_NoMemory();
    return -1;
  }
  held->tensor = kept;
  Py_ssize_t* geometry = held->geometry;
  const int64_t size = dtype_size(i.dtype);
  int64_t numel = 1;
  for (int32_t k = 0; k < i.ndim; ++k) {
    geometry[k] = i.sizes[k];
    geometry[i.ndim + k] = i.strides[k] * size;
    numel *= i.sizes[k];
  }
  static char nothing[16];
  view->buf = now.data ? now.data : nothing;
  view->len = numel * size;
  view->itemsize = size;
  view->readonly = 0;
  view->ndim = i.ndim;
  view->format = flags & PyBUF_FORMAT ? const_cast<char*>(kFormats[i.dtype]) : nullptr;
  view->shape = flags & PyBUF_ND ? geometry : nullptr;
  view->strides = (flags & PyBUF_STRIDES) == PyBUF_STRIDES ? geometry + i.ndim : nullptr;
  view->suboffsets = nullptr;
  view->internal = held;
  view->obj = Py_NewRef(self);
  return 0;
}
void tensor_releasebuffer(PyObject*, Py_buffer* view) {
  auto* held = static_cast<Exported*>(view->internal);
  PyObject *type, *value, *trace;
  PyErr_Fetch(&type, &value, &trace);
  pin_storage(held->tensor, -1);
  PyErr_Restore(type, value, trace);
  eg_tensor_release(held->tensor);
  PyMem_Free(held);
}

}  // namespace egpy

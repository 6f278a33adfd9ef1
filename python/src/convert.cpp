// What Python calls to make a tensor of data and to read one: tensor(), from_numpy, DLPack, numpy, tolist and item.
#include "runtime.h"

namespace egpy {

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
  *d = dtype_named(o);
  if (*d < 0) raise(PyExc_TypeError, "tensor(): argument 'dtype' must be torch.dtype, not %s", Py_TYPE(o)->tp_name);
  return *d >= 0;
}

// The package's classes of storages, and its function that makes a tensor over one.
PyObject *storage_base = nullptr, *typed_storage = nullptr, *storage_tensor = nullptr;
PyObject* set_storages(PyObject*, PyObject* args) {
  PyObject *base, *typed, *function;
  if (!PyArg_ParseTuple(args, "OOO:_set_storages", &base, &typed, &function)) return nullptr;
  Py_XSETREF(storage_base, Py_NewRef(base));
  Py_XSETREF(typed_storage, Py_NewRef(typed));
  Py_XSETREF(storage_tensor, Py_NewRef(function));
  Py_RETURN_NONE;
}

PyObject* set_warn_always(PyObject*, PyObject* on) {
  const int truth = PyObject_IsTrue(on);
  if (truth < 0) return nullptr;
  warn_always = truth;
  Py_RETURN_NONE;
}

PyObject* set_determinism(PyObject*, PyObject* level) {
  const long n = PyLong_AsLong(level);
  if (n == -1 && PyErr_Occurred()) return nullptr;
  determinism = static_cast<int>(n);
  Py_RETURN_NONE;
}

// The device of torch.tensor() where none is given; NULL: the CPU. Other functions that make tensors are given theirs by
// a mode (utils/_device.py).
PyObject* default_device = nullptr;
PyObject* set_default_device(PyObject*, PyObject* device) {
  Py_XSETREF(default_device, device == Py_None ? nullptr : Py_NewRef(device));
  Py_RETURN_NONE;
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
  if (is_tensor(data) &&
      PyErr_WarnEx(PyExc_UserWarning,
                   "To copy construct from a tensor, it is recommended to use sourceTensor.detach().clone() or "
                   "sourceTensor.detach().clone().requires_grad_(True), rather than tensor(sourceTensor).",
                   1) < 0)
    return nullptr;
  eg_tensor* t = tensor_from_data(data, d);
  if (!t) return nullptr;
  if (!device || device == Py_None) device = default_device;
  if (device) {
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
  if (requires_grad && info_of(t).dtype <= EG_UINT64) {
    eg_tensor_release(t);
    return raise(PyExc_RuntimeError, "Only Tensors of floating point and complex dtype can require gradients");
  }
  if (requires_grad && failed(eg_tensor_set_requires_grad(t, 1))) {
    eg_tensor_release(t);
    return nullptr;
  }
  return wrap_tensor(t);
}

PyObject* from_numpy(PyObject*, PyObject* array) {
  if (!is_ndarray(array)) return raise(PyExc_TypeError, "expected np.ndarray (got %s)", Py_TYPE(array)->tp_name);
  static bool told = false;
  if (!told || warn_always) {
    Ref flags(PyObject_GetAttrString(array, "flags"));
    Ref writable(flags ? PyObject_GetAttrString(flags.p, "writeable") : nullptr);
    if (!writable) return nullptr;
    if (writable.p == Py_False &&
        !warn_once(told, "The given NumPy array is not writable, and PyTorch does not support non-writable tensors: what "
                         "is written to the tensor changes memory that the array protects. Copy the array first, or make "
                         "it writable."))
      return nullptr;
  }
  eg_tensor* t = tensor_from_array(array, false);
  return t ? wrap_tensor(t) : nullptr;
}

PyObject* warn_of_protection(PyObject*, PyObject*) {
  static bool told = false;
  if (!warn_once(told, "The given buffer is not writable, and PyTorch does not support non-writable tensors: what is written "
                       "to the tensor changes memory that its owner protects. Copy the buffer first."))
    return nullptr;
  Py_RETURN_NONE;
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
  if ((i.flags & EG_FLAG_REQUIRES_GRAD) && !force && eg_grad_mode())
    return raise(PyExc_RuntimeError,
                 "Can't call numpy() on Tensor that requires grad. Use tensor.detach().numpy() instead.");
  if (i.flags & EG_FLAG_REQUIRES_GRAD) {
    PyObject* r = PyObject_CallMethod(plain.p, "detach", nullptr);
    if (!r) return nullptr;
    Py_SETREF(plain.p, r);
  }
  if (force) {
    for (const char* m : {"resolve_conj", "resolve_neg"}) {
      PyObject* r = PyObject_CallMethod(plain.p, m, nullptr);
      if (!r) return nullptr;
      Py_SETREF(plain.p, r);
    }
  } else {
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
  if (!has_format(i.dtype))
    return raise(PyExc_TypeError, "Got unsupported ScalarType %s", scalar_type_name(i.dtype));
  if (i.ndim > 64) return raise(PyExc_ValueError, "number of dimensions must be within [0, 64]");
  Ref module(PyImport_ImportModule("numpy"));
  // As in PyTorch the memory stays where it is for good.
  if (!module || !pin_storage(handle_of(plain.p), 1)) return nullptr;
  return PyObject_CallMethod(module.p, "asarray", "O", plain.p);
}

PyMethodDef functions[] = {
    {"tensor", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(make_tensor)), METH_FASTCALL | METH_KEYWORDS,
     "tensor(data, *, dtype=None, device=None, requires_grad=False)\n\nA new tensor with a copy of the data."},
    {"from_numpy", from_numpy, METH_O, "A tensor that shares the memory of an array."},
    {"_from_buffer", from_buffer, METH_O, nullptr},
    {"_warn_of_protection", warn_of_protection, METH_NOARGS, nullptr},
    {"_set_storages", set_storages, METH_VARARGS, nullptr},
    {"_set_determinism", set_determinism, METH_O, nullptr},
    {"_set_default_device", set_default_device, METH_O, nullptr},
    {"_set_warn_always", set_warn_always, METH_O, nullptr},
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

bool is_storage(PyObject* o) {
  auto of = [o](PyObject* type) { return type && PyObject_TypeCheck(o, reinterpret_cast<PyTypeObject*>(type)); };
  return of(storage_base) || of(typed_storage);
}
eg_tensor* tensor_from_storage(PyObject* o, eg_dtype dtype) {
  Ref type(dtype < 0 ? Py_NewRef(Py_None) : dtype_object(dtype));
  Ref made(type ? PyObject_CallFunctionObjArgs(storage_tensor, o, type.p, nullptr) : nullptr);
  if (!made) return nullptr;
  if (!is_tensor(made.p)) return raise(PyExc_RuntimeError, "no tensor was made of the storage"), nullptr;
  return failed(eg_tensor_retain(handle_of(made.p))) ? nullptr : handle_of(made.p);
}

bool init_convert(PyObject* module) { return PyModule_AddFunctions(module, functions) == 0; }

}  // namespace egpy

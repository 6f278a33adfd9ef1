// The Tensor type: its objects over handles, its attributes and its place in the generated method table.

#include "handlers.h"

namespace egpy {

PyTypeObject* tensor_type;
static const char slot_key = 0;                 // its address marks our slot beside a tensor
static PyObject* legacy_constructor = nullptr;  // Tensor(2, 3), set by the package

eg_tensor_info info_of(const eg_tensor* t) {
  eg_tensor_info i;
  i.struct_size = sizeof i;  // all else is written
  if (eg_status* s = eg_tensor_get_info(t, &i)) {
    eg_status_free(s);
    std::memset(&i, 0, sizeof i);
  }
  return i;
}

PyObject* wrap_as(PyTypeObject* type, eg_tensor* t) {
  PyObject* o;
  if (type == tensor_type) {
    // Without attributes an object cannot be part of a cycle: it is tracked once it gets some.
    o = reinterpret_cast<PyObject*>(PyObject_GC_New(TensorObject, type));
    if (o) {
      auto* x = reinterpret_cast<TensorObject*>(o);
      x->dict = nullptr;
      x->weakrefs = nullptr;
    }
  } else {
    o = type->tp_alloc(type, 0);
  }
  if (!o) {
    eg_tensor_release(t);
    return nullptr;
  }
  auto* x = reinterpret_cast<TensorObject*>(o);
  x->t = t;
  x->numel = -1;
  x->kept = false;
  if ((type != tensor_type && !take_over(type, t)) || failed(eg_tensor_set_slot(t, &slot_key, o))) {
    Py_DECREF(o);
    return nullptr;
  }
  return o;
}

PyObject* wrap_tensor(eg_tensor* t) {
  if (!t) Py_RETURN_NONE;
  if (void* slot = eg_tensor_get_slot(t, &slot_key)) {
    auto* o = static_cast<PyObject*>(slot);
    reinterpret_cast<TensorObject*>(o)->numel = -1;  // it may be the result of an in-place change
    PyObject* r = reinterpret_cast<TensorObject*>(o)->kept ? kept_object(o) : Py_NewRef(o);
    eg_tensor_release(t);  // the object has its own reference
    return r;
  }
  return wrap_as(tensor_type, t);
}

PyObject* wrap_borrowed(eg_tensor* t) {
  if (!t) Py_RETURN_NONE;
  if (void* slot = eg_tensor_get_slot(t, &slot_key)) {
    auto* o = static_cast<PyObject*>(slot);
    return reinterpret_cast<TensorObject*>(o)->kept ? kept_object(o) : Py_NewRef(o);
  }
  if (failed(eg_tensor_retain(t))) return nullptr;
  return wrap_as(tensor_type, t);
}

bool stands_for_its_tensor(PyObject* o) { return eg_tensor_get_slot(handle_of(o), &slot_key) == o; }

namespace {

eg_tensor* self_of(PyObject* o) { return handle_of(o); }

void tensor_dealloc(PyObject* o) {
  PyTypeObject* type = Py_TYPE(o);
  auto* x = reinterpret_cast<TensorObject*>(o);
  if ((type != tensor_type || x->dict || x->weakrefs) && type->tp_finalize && PyObject_CallFinalizerFromDealloc(o) < 0) return;
  PyObject_GC_UnTrack(o);
  eg_tensor* t = x->t;
  // First of all nobody may find this object any more: what follows can run code that gives the GIL away.
  if (t && stands_for_its_tensor(o))
    if (eg_status* s = eg_tensor_set_slot(t, &slot_key, nullptr)) eg_status_free(s);
  if (x->weakrefs) PyObject_ClearWeakRefs(o);
  Py_CLEAR(x->dict);
  x->t = nullptr;
  if (t) eg_tensor_release(t);
  type->tp_free(o);
  Py_DECREF(type);
}
void tensor_finalize(PyObject* o) { keep_object(o); }
int tensor_traverse(PyObject* o, visitproc visit, void* arg) {
  Py_VISIT(Py_TYPE(o));
  Py_VISIT(reinterpret_cast<TensorObject*>(o)->dict);
  const auto* x = reinterpret_cast<TensorObject*>(o);
  return x->t && !x->kept ? visit_tensor(x->t, visit, arg) : 0;
}
int tensor_clear(PyObject* o) {
  Py_CLEAR(reinterpret_cast<TensorObject*>(o)->dict);
  return 0;
}
int tensor_setattro(PyObject* o, PyObject* name, PyObject* value) {
  const int r = PyObject_GenericSetAttr(o, name, value);
  if (r == 0 && reinterpret_cast<TensorObject*>(o)->dict && !PyObject_GC_IsTracked(o)) PyObject_GC_Track(o);
  return r;
}

PyObject* tensor_new(PyTypeObject* type, PyObject* args, PyObject* kwargs) {
  if (!legacy_constructor) return raise(PyExc_RuntimeError, "the package has not been imported");
  Ref made(PyObject_Call(legacy_constructor, args, kwargs));
  if (!made) return nullptr;
  if (!is_tensor(made.p)) return raise(PyExc_TypeError, "no tensor was made");
  if (type == tensor_type) return made.release();
  Ref tracked(PyObject_GetAttrString(made.p, "requires_grad"));  // Tensor(x) is a view of x
  eg_tensor* t = nullptr;
  static Op alias{"alias"};
  const int32_t mode = eg_set_grad_mode(0);
  if (tracked.p == Py_True) eg_set_grad_mode(mode);
  eg_value v = tensor_value(handle_of(made.p));
  t = call_op(alias, &v, 1);
  eg_set_grad_mode(mode);
  return t ? wrap_as(type, t) : nullptr;
}
int tensor_init(PyObject*, PyObject*, PyObject*) { return 0; }

// hash(t) == id(t)
Py_hash_t tensor_hash(PyObject* o) { return static_cast<Py_hash_t>(reinterpret_cast<uintptr_t>(o)); }

Py_ssize_t tensor_length(PyObject* o) {
  const eg_tensor_info i = info_of(o);
  if (i.ndim == 0) {
    raise(PyExc_TypeError, "len() of a 0-d tensor");
    return -1;
  }
  return i.sizes[0];
}

// ---- attributes ----

PyObject* get_shape(PyObject* o, void*) {
  const eg_tensor_info i = info_of(o);
  return size_object(i.sizes, i.ndim);
}
PyObject* get_dtype(PyObject* o, void*) { return dtype_object(info_of(o).dtype); }
PyObject* get_device(PyObject* o, void*) { return device_object(info_of(o).device); }
PyObject* get_layout(PyObject* o, void*) { return layout_object(info_of(o).layout); }
PyObject* get_ndim(PyObject* o, void*) { return PyLong_FromLong(info_of(o).ndim); }
PyObject* get_itemsize(PyObject* o, void*) { return PyLong_FromLongLong(dtype_size(info_of(o).dtype)); }
PyObject* get_nbytes(PyObject* o, void*) {
  const eg_tensor_info i = info_of(o);
  return PyLong_FromLongLong(i.numel * dtype_size(i.dtype));
}
PyObject* get_version(PyObject* o, void*) {
  const eg_tensor_info i = info_of(o);
  if (i.flags & EG_FLAG_INFERENCE) return raise(PyExc_RuntimeError, "Inference tensors do not track version counter.");
  return PyLong_FromLongLong(i.version);
}
PyObject* get_flag(PyObject* o, void* which) {
  return PyBool_FromLong((info_of(o).flags & static_cast<uint32_t>(reinterpret_cast<uintptr_t>(which))) != 0);
}
PyObject* get_on_device(PyObject* o, void* which) {
  return PyBool_FromLong((info_of(o).device >> 16) == static_cast<int32_t>(reinterpret_cast<intptr_t>(which)));
}
PyObject* get_false(PyObject*, void*) { Py_RETURN_FALSE; }
PyObject* get_output_nr(PyObject* o, void*) { return PyLong_FromLong(info_of(o).output_nr); }

int set_requires_grad(PyObject* o, PyObject* value, void*) {
  if (!value || !PyBool_Check(value)) {
    raise(PyExc_RuntimeError, "requires_grad must be a bool");
    return -1;
  }
  return failed(eg_tensor_set_requires_grad(self_of(o), value == Py_True)) ? -1 : 0;
}
PyObject* get_grad(PyObject* o, void*) {
  eg_tensor* g = nullptr;
  if (failed(eg_tensor_grad(self_of(o), &g))) return nullptr;
  if (g) return wrap_tensor(g);
  const uint32_t flags = info_of(o).flags;
  if ((flags & EG_FLAG_REQUIRES_GRAD) && !(flags & (EG_FLAG_LEAF | EG_FLAG_RETAINS_GRAD)) &&
      PyErr_WarnEx(PyExc_UserWarning,
                   "The .grad attribute of a Tensor that is not a leaf Tensor is being accessed. Its .grad attribute won't "
                   "be populated during autograd.backward(). If you indeed want the .grad field to be populated for a "
                   "non-leaf Tensor, use .retain_grad() on the non-leaf Tensor. If you access the non-leaf Tensor by "
                   "mistake, make sure you access the leaf Tensor instead.",
                   1) < 0)
    return nullptr;
  Py_RETURN_NONE;
}
int set_grad(PyObject* o, PyObject* value, void*) {
  if (!value || value == Py_None) return failed(eg_tensor_set_grad(self_of(o), nullptr)) ? -1 : 0;
  if (!is_tensor(value)) {
    raise(PyExc_TypeError, "assigned grad expected to be a Tensor or None but got grad of type %s",
          Py_TYPE(value)->tp_name);
    return -1;
  }
  if (value == o) {
    raise(PyExc_RuntimeError, "can't assign Variable as its own grad");
    return -1;
  }
  return failed(eg_tensor_set_grad(self_of(o), handle_of(value))) ? -1 : 0;
}
PyObject* get_grad_fn(PyObject* o, void*) {
  eg_node* n = nullptr;
  if (failed(eg_tensor_grad_fn(self_of(o), &n))) return nullptr;
  return wrap_node(n);
}
PyObject* get_base(PyObject* o, void*) {
  eg_tensor* b = nullptr;
  if (failed(eg_tensor_base(self_of(o), &b))) return nullptr;
  return wrap_tensor(b);
}
PyObject* unary(PyObject* o, Op& op) {
  const eg_value v = tensor_value(self_of(o));
  eg_tensor* t = call_op(op, &v, 1);
  return t ? wrap_tensor(t) : nullptr;
}
// The same memory, without history, and with writes that count as its own only.
PyObject* get_data(PyObject* o, void*) {
  static Op detach{"detach"};
  const eg_tensor_info i = info_of(o);
  if (i.flags & (EG_FLAG_BATCHED | EG_FLAG_INFERENCE)) return unary(o, detach);
  if (i.flags & EG_FLAG_HANDLED) {
    PyObject* r = unary(o, detach);
    if (r && r != o && failed(eg_tensor_set_data(handle_of(r), handle_of(r)))) Py_CLEAR(r);
    return r;
  }
  const int64_t none = 0;
  eg_tensor* t = nullptr;
  if (failed(eg_tensor_from_data(nullptr, 0, i.dtype, 1, &none, &t))) return nullptr;
  if (failed(eg_tensor_set_data(t, self_of(o)))) {
    eg_tensor_release(t);
    return nullptr;
  }
  return wrap_tensor(t);
}
int set_data(PyObject* o, PyObject* value, void*) {
  if (!value) {
    raise(PyExc_RuntimeError, "Deleting tensor data is not allowed. Delete tensor instead!");
    return -1;
  }
  if (!is_tensor(value)) {
    raise(PyExc_TypeError, "Variable data has to be a tensor, but got %s", Py_TYPE(value)->tp_name);
    return -1;
  }
  reinterpret_cast<TensorObject*>(o)->numel = -1;
  return failed(eg_tensor_set_data(self_of(o), handle_of(value))) ? -1 : 0;
}
PyObject* get_by_op(PyObject* o, void* op) { return unary(o, *static_cast<Op*>(op)); }
Op op_T{"numpy_T"}, op_mT{"mT"}, op_H{"matrix_H"}, op_mH{"mH"}, op_real{"real"}, op_imag{"imag"};
int set_part(PyObject* o, PyObject* value, void* op) {
  Ref part(unary(o, *static_cast<Op*>(op)));
  if (!part || !value) return -1;
  Ref done(PyObject_CallMethod(part.p, "copy_", "O", value));
  if (!done && PyErr_ExceptionMatches(PyExc_TypeError) && is_number(value)) {
    PyErr_Clear();
    Ref filled(PyObject_CallMethod(part.p, "fill_", "O", value));
    return filled ? 0 : -1;
  }
  return done ? 0 : -1;
}
PyObject* get_dict(PyObject* o, void* context) {
  PyObject* d = PyObject_GenericGetDict(o, context);
  if (d && !PyObject_GC_IsTracked(o)) PyObject_GC_Track(o);
  return d;
}
PyObject* get_cdata(PyObject* o, void*) { return PyLong_FromVoidPtr(handle_of(o)); }

#define FLAG(f) reinterpret_cast<void*>(static_cast<uintptr_t>(f))
PyGetSetDef getset[] = {
    {"shape", get_shape, nullptr, "The sizes.", nullptr},
    {"dtype", get_dtype, nullptr, "The type of the elements.", nullptr},
    {"device", get_device, nullptr, "Where the elements live.", nullptr},
    {"layout", get_layout, nullptr, nullptr, nullptr},
    {"ndim", get_ndim, nullptr, "The number of dimensions.", nullptr},
    {"itemsize", get_itemsize, nullptr, "Bytes of one element.", nullptr},
    {"nbytes", get_nbytes, nullptr, "Bytes of all elements.", nullptr},
    {"_version", get_version, nullptr, "In-place writes so far.", nullptr},
    {"_cdata", get_cdata, nullptr, "The address of what the library knows of the tensor.", nullptr},
    {"requires_grad", get_flag, set_requires_grad, "Whether gradients are recorded.", FLAG(EG_FLAG_REQUIRES_GRAD)},
    {"is_leaf", get_flag, nullptr, "Whether no operation made it.", FLAG(EG_FLAG_LEAF)},
    {"retains_grad", get_flag, nullptr, nullptr, FLAG(EG_FLAG_RETAINS_GRAD)},
    {"_is_batched", get_flag, nullptr, nullptr, FLAG(EG_FLAG_BATCHED)},
    {"grad", get_grad, set_grad, "The gradient, None before the first backward.", nullptr},
    {"_grad", get_grad, set_grad, nullptr, nullptr},
    {"grad_fn", get_grad_fn, nullptr, "The node of the graph that made it.", nullptr},
    {"_grad_fn", get_grad_fn, set_grad_fn, nullptr, nullptr},
    {"_backward_hooks", get_hooks, set_hooks, nullptr, nullptr},
    {"_base", get_base, nullptr, "The tensor this one is a view of.", nullptr},
    {"data", get_data, set_data, "The same memory without history.", nullptr},
    {"output_nr", get_output_nr, nullptr, nullptr, nullptr},
    {"T", get_by_op, nullptr, "Dimensions reversed.", &op_T},
    {"mT", get_by_op, nullptr, "The last two dimensions exchanged.", &op_mT},
    {"H", get_by_op, nullptr, "Conjugate transpose of a matrix.", &op_H},
    {"mH", get_by_op, nullptr, "Conjugate transpose of the last two dimensions.", &op_mH},
    {"real", get_by_op, set_part, "The real part.", &op_real},
    {"imag", get_by_op, set_part, "The imaginary part.", &op_imag},
    {"is_cpu", get_on_device, nullptr, nullptr, FLAG(0)},
    {"is_cuda", get_on_device, nullptr, nullptr, FLAG(1)},
    {"is_meta", get_on_device, nullptr, nullptr, FLAG(2)},
    {"is_sparse", get_false, nullptr, nullptr, nullptr},
    {"is_sparse_csr", get_false, nullptr, nullptr, nullptr},
    {"is_quantized", get_false, nullptr, nullptr, nullptr},
    {"is_mkldnn", get_false, nullptr, nullptr, nullptr},
    {"is_nested", get_false, nullptr, nullptr, nullptr},
    {"is_mps", get_false, nullptr, nullptr, nullptr},
    {"is_xpu", get_false, nullptr, nullptr, nullptr},
    {"is_xla", get_false, nullptr, nullptr, nullptr},
    {"is_vulkan", get_false, nullptr, nullptr, nullptr},
    {"__dict__", get_dict, PyObject_GenericSetDict, nullptr, nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr}};
#undef FLAG

// An object that a weak reference gave, while the library keeps it: its tensor lives as long as it does from now on.
bool own_again(PyObject* o) {
  if (!reinterpret_cast<TensorObject*>(o)->kept) return true;
  PyObject* r = kept_object(o);
  Py_XDECREF(r);
  return r != nullptr;
}
PyObject* m_fix_weakref(PyObject* o, PyObject*) {
  if (!own_again(o)) return nullptr;
  Py_RETURN_NONE;
}

// ---- methods that ask for facts ----

PyObject* m_size(PyObject* o, PyObject* const* args, Py_ssize_t n, PyObject* kwnames) {
  const Py_ssize_t nkw = kwnames ? PyTuple_GET_SIZE(kwnames) : 0;
  const eg_tensor_info i = info_of(o);
  if (n + nkw == 0 || args[0] == Py_None) return size_object(i.sizes, i.ndim);
  if (n + nkw > 1) return raise(PyExc_TypeError, "size() takes at most 1 argument (%zd given)", n + nkw);
  if (!is_int(args[0]))
    return raise(PyExc_TypeError, "size(): argument 'dim' (position 1) must be int, not %s", Py_TYPE(args[0])->tp_name);
  const int64_t d = PyNumber_AsSsize_t(args[0], PyExc_IndexError);
  if (d == -1 && PyErr_Occurred()) return nullptr;
  const int64_t span = i.ndim ? i.ndim : 1;
  if (i.ndim == 0)
    return raise(PyExc_IndexError, "Dimension specified as %lld but tensor has no dimensions",
                 static_cast<long long>(d));
  if (d < -span || d >= span)
    return raise(PyExc_IndexError, "Dimension out of range (expected to be in range of [%lld, %lld], but got %lld)",
                 static_cast<long long>(-span), static_cast<long long>(span - 1), static_cast<long long>(d));
  return PyLong_FromLongLong(i.sizes[d < 0 ? d + i.ndim : d]);
}
PyObject* m_stride(PyObject* o, PyObject* const* args, Py_ssize_t n, PyObject* kwnames) {
  const Py_ssize_t nkw = kwnames ? PyTuple_GET_SIZE(kwnames) : 0;
  const eg_tensor_info i = info_of(o);
  if (n + nkw == 0 || args[0] == Py_None) {
    PyObject* t = PyTuple_New(i.ndim);
    for (int32_t k = 0; t && k < i.ndim; ++k) PyTuple_SET_ITEM(t, k, PyLong_FromLongLong(i.strides[k]));
    return t;
  }
  const int64_t d = PyNumber_AsSsize_t(args[0], PyExc_IndexError);
  if (d == -1 && PyErr_Occurred()) return nullptr;
  const int64_t span = i.ndim ? i.ndim : 1;
  if (d < -span || d >= span || i.ndim == 0)
    return raise(PyExc_IndexError, "Dimension out of range (expected to be in range of [%lld, %lld], but got %lld)",
                 static_cast<long long>(-span), static_cast<long long>(span - 1), static_cast<long long>(d));
  return PyLong_FromLongLong(i.strides[d < 0 ? d + i.ndim : d]);
}
PyObject* m_numel(PyObject* o, PyObject*) { return PyLong_FromLongLong(eg_tensor_numel(self_of(o))); }
PyObject* m_data_ptr(PyObject* o, PyObject*) {
  if (eg_tensor_numel(self_of(o)) == 0) return PyLong_FromLong(0);
  if (!pin_storage(self_of(o), 0)) return nullptr;
  return PyLong_FromVoidPtr(info_of(o).data);
}
PyObject* m_storage_offset(PyObject* o, PyObject*) { return PyLong_FromLongLong(info_of(o).storage_offset); }
PyObject* m_storage_facts(PyObject* o, PyObject*) {
  const eg_tensor_info i = info_of(o);
  const int64_t offset = i.storage_offset * dtype_size(i.dtype);
  return Py_BuildValue("(NNL)", PyLong_FromVoidPtr(i.storage),
                       PyLong_FromVoidPtr(i.data ? static_cast<char*>(i.data) - offset : nullptr),
                       static_cast<long long>(i.storage_bytes));
}
PyObject* m_is_contiguous(PyObject* o, PyObject* const* args, Py_ssize_t n, PyObject* kwnames) {
  const Py_ssize_t nkw = kwnames ? PyTuple_GET_SIZE(kwnames) : 0;
  int32_t format = EG_CONTIGUOUS_FORMAT, yes = 0;
  if (n + nkw > 0) {
    if (Py_TYPE(args[0]) != &memory_format_type)
      return raise(PyExc_TypeError, "is_contiguous(): argument 'memory_format' must be torch.memory_format, not %s",
                   Py_TYPE(args[0])->tp_name);
    format = reinterpret_cast<NamedObject*>(args[0])->id;
  }
  if (failed(eg_tensor_is_contiguous(self_of(o), format, &yes))) return nullptr;
  return PyBool_FromLong(yes);
}
PyObject* m_is_floating_point(PyObject* o, PyObject*) { return PyBool_FromLong(dtype_floating(info_of(o).dtype)); }
PyObject* m_is_complex(PyObject* o, PyObject*) { return PyBool_FromLong(dtype_complex(info_of(o).dtype)); }
PyObject* m_is_signed(PyObject* o, PyObject*) {
  Ref d(get_dtype(o, nullptr));
  return d ? PyObject_GetAttrString(d.p, "is_signed") : nullptr;
}
template <uint32_t Flag>
PyObject* m_has_flag(PyObject* o, PyObject*) {
  return PyBool_FromLong((info_of(o).flags & Flag) != 0);
}
PyObject* m_requires_grad_(PyObject* o, PyObject* const* args, Py_ssize_t n, PyObject* kwnames) {
  const Py_ssize_t nkw = kwnames ? PyTuple_GET_SIZE(kwnames) : 0;
  PyObject* on = n + nkw > 0 ? args[0] : Py_True;
  if (!PyBool_Check(on))
    return raise(PyExc_TypeError, "requires_grad_(): argument 'requires_grad' (position 1) must be bool, not %s",
                 Py_TYPE(on)->tp_name);
  if (refused_in_transforms("Tensor.requires_grad_()")) return nullptr;
  if (failed(eg_tensor_set_requires_grad(self_of(o), on == Py_True))) return nullptr;
  return Py_NewRef(o);
}
PyObject* m_retain_grad(PyObject* o, PyObject*) {
  if (refused_in_transforms("Tensor.retain_grad()")) return nullptr;
  if (failed(eg_tensor_retain_grad(self_of(o)))) return nullptr;
  Py_RETURN_NONE;
}
PyObject* m_get_device(PyObject* o, PyObject*) {
  const eg_device d = info_of(o).device;
  return PyLong_FromLong(d >> 16 == 1 ? d & 0xffff : -1);
}
PyObject* m_to_string(PyObject* o, PyObject* args) {
  eg_print_options p;
  std::memset(&p, 0, sizeof p);
  p.struct_size = sizeof p;
  int precision = 4, edge = 3, width = 80, sci = -1;
  long long threshold = 1000;
  if (!PyArg_ParseTuple(args, "|iiiiL", &precision, &edge, &width, &sci, &threshold)) return nullptr;
  p.precision = precision;
  p.edgeitems = edge;
  p.linewidth = width;
  p.sci_mode = sci;
  p.threshold = threshold;
  eg_value v = none_value();
  if (failed(eg_tensor_to_string(self_of(o), &p, &v))) return nullptr;
  return value_any(v);
}
PyObject* m_bump(PyObject* o, PyObject*) {
  if (failed(eg_tensor_bump_version(self_of(o)))) return nullptr;
  Py_RETURN_NONE;
}
PyObject* m_make_subclass(PyObject* cls, PyObject* args) {  // a classmethod: the same memory as another type of object
  PyObject *type, *data;
  int requires_grad = 0;
  (void)cls;
  if (!PyArg_ParseTuple(args, "OO|p:_make_subclass", &type, &data, &requires_grad)) return nullptr;
  if (!PyType_Check(type) || !PyType_IsSubtype(reinterpret_cast<PyTypeObject*>(type), tensor_type) || !is_tensor(data))
    return raise(PyExc_TypeError, "_make_subclass takes a subclass of Tensor and a Tensor");
  static Op detach{"detach"};
  eg_value v = tensor_value(handle_of(data));
  const int32_t handled = eg_handler_enable(0);
  eg_tensor* t = call_op(detach, &v, 1);
  eg_handler_enable(handled);
  if (!t) return nullptr;
  if (requires_grad && failed(eg_tensor_set_requires_grad(t, 1))) {
    eg_tensor_release(t);
    return nullptr;
  }
  return wrap_as(reinterpret_cast<PyTypeObject*>(type), t);
}

PyObject* m_as_subclass(PyObject* o, PyObject* type) {
  if (!PyType_Check(type)) return raise(PyExc_TypeError, "cls must be a type (got %s)", Py_TYPE(type)->tp_name);
  if (!PyType_IsSubtype(reinterpret_cast<PyTypeObject*>(type), tensor_type))
    return raise(PyExc_RuntimeError, "Creating a Tensor subclass from a class that does not inherit from Tensor is not "
                 "possible. Make sure your class inherits from Tensor.");
  static Op alias{"alias"};
  eg_value v = tensor_value(handle_of(o));
  const int32_t handled = eg_handler_enable(0);
  eg_tensor* t = call_op(alias, &v, 1);
  eg_handler_enable(handled);
  return t ? wrap_as(reinterpret_cast<PyTypeObject*>(type), t) : nullptr;
}

#define FAST(f) reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(f)), METH_FASTCALL | METH_KEYWORDS
PyMethodDef methods[] = {
    {"size", FAST(m_size), "The sizes, or the size of one dimension."},
    {"stride", FAST(m_stride), "The strides in elements, or that of one dimension."},
    {"numel", m_numel, METH_NOARGS, "The number of elements."},
    {"nelement", m_numel, METH_NOARGS, "The number of elements."},
    {"dim", [](PyObject* o, PyObject*) { return get_ndim(o, nullptr); }, METH_NOARGS, "The number of dimensions."},
    {"ndimension", [](PyObject* o, PyObject*) { return get_ndim(o, nullptr); }, METH_NOARGS,
     "The number of dimensions."},
    {"element_size", [](PyObject* o, PyObject*) { return get_itemsize(o, nullptr); }, METH_NOARGS,
     "Bytes of one element."},
    {"data_ptr", m_data_ptr, METH_NOARGS, "The address of the first element."},
    {"storage_offset", m_storage_offset, METH_NOARGS, "The offset in the storage, in elements."},
    {"_storage_facts", m_storage_facts, METH_NOARGS, nullptr},
    {"is_contiguous", FAST(m_is_contiguous), "Whether the elements lie in order without gaps."},
    {"is_floating_point", m_is_floating_point, METH_NOARGS, nullptr},
    {"is_complex", m_is_complex, METH_NOARGS, nullptr},
    {"is_signed", m_is_signed, METH_NOARGS, nullptr},
    {"is_conj", m_has_flag<EG_FLAG_CONJ>, METH_NOARGS, nullptr},
    {"is_neg", m_has_flag<EG_FLAG_NEG>, METH_NOARGS, nullptr},
    {"is_inference", m_has_flag<EG_FLAG_INFERENCE>, METH_NOARGS, nullptr},
    {"_fix_weakref", m_fix_weakref, METH_NOARGS, nullptr},
    {"_is_view", m_has_flag<EG_FLAG_VIEW>, METH_NOARGS, nullptr},
    {"_has_tangent", m_has_flag<EG_FLAG_HAS_TANGENT>, METH_NOARGS, nullptr},
    {"requires_grad_", FAST(m_requires_grad_), "Changes in place whether gradients are recorded."},
    {"retain_grad", m_retain_grad, METH_NOARGS, "Keeps the gradient of a tensor that is not a leaf."},
    {"get_device", m_get_device, METH_NOARGS, nullptr},
    {"_to_string", m_to_string, METH_VARARGS, nullptr},
    {"_bump_version", m_bump, METH_NOARGS, nullptr},
    {"as_subclass", m_as_subclass, METH_O, "The same tensor, history included, as an object of a subclass."},
    {"_make_subclass", m_make_subclass, METH_VARARGS | METH_STATIC, nullptr},
    {nullptr, nullptr, 0, nullptr}};

PyMemberDef members[] = {{"__weaklistoffset__", T_PYSSIZET, offsetof(TensorObject, weakrefs), READONLY, nullptr},
                         {"__dictoffset__", T_PYSSIZET, offsetof(TensorObject, dict), READONLY, nullptr},
                         {nullptr, 0, 0, 0, nullptr}};

bool add_methods(PyMethodDef* list) {
  PyObject* dict = tensor_type->tp_dict;
  for (PyMethodDef* m = list; m->ml_name; ++m) {
    PyObject* f = m->ml_flags & METH_STATIC ? PyCFunction_New(m, nullptr) : PyDescr_NewMethod(tensor_type, m);
    if (f && (m->ml_flags & METH_STATIC)) {
      PyObject* s = PyStaticMethod_New(f);
      Py_DECREF(f);
      f = s;
    }
    if (!f || PyDict_SetItemString(dict, m->ml_name, f) < 0) return false;
    Py_DECREF(f);
  }
  return true;
}

PyObject* set_constructor(PyObject*, PyObject* f) {
  Py_XSETREF(legacy_constructor, Py_NewRef(f));
  Py_RETURN_NONE;
}
// Methods written in Python are put into the type itself once, so that they cost what those of a class cost.
PyObject* extend_tensor(PyObject*, PyObject* dict) {
  PyObject *key, *value;
  Py_ssize_t pos = 0;
  while (PyDict_Next(dict, &pos, &key, &value))
    if (PyObject_SetAttr(reinterpret_cast<PyObject*>(tensor_type), key, value) < 0) return nullptr;
  Py_RETURN_NONE;
}
// Two objects exchange their handles; the library's pointers back follow.
PyObject* swap_tensor_impl(PyObject*, PyObject* args) {
  PyObject *a, *b;
  if (!PyArg_ParseTuple(args, "O!O!:_swap_tensor_impl", tensor_type, &a, tensor_type, &b)) return nullptr;
  auto *x = reinterpret_cast<TensorObject*>(a), *y = reinterpret_cast<TensorObject*>(b);
  if (!own_again(a) || !own_again(b)) return nullptr;
  if (failed(eg_tensor_set_slot(x->t, &slot_key, b)) || failed(eg_tensor_set_slot(y->t, &slot_key, a))) return nullptr;
  std::swap(x->t, y->t);
  x->numel = y->numel = -1;
  Py_RETURN_NONE;
}

PyMethodDef functions[] = {{"_swap_tensor_impl", swap_tensor_impl, METH_VARARGS, nullptr},
                           {"_set_tensor_constructor", set_constructor, METH_O, nullptr},
                           {"_set_older_forms", set_older_forms, METH_O, nullptr},
                           {"_return_type", return_type, METH_O, nullptr},
                           {"_extend_tensor", extend_tensor, METH_O, nullptr},
                           {nullptr, nullptr, 0, nullptr}};

}  // namespace

bool init_tensor(PyObject* module) {
  PyNumberMethods& nb = tensor_number;
  PyType_Slot slots[] = {
      {Py_tp_dealloc, reinterpret_cast<void*>(tensor_dealloc)},
      {Py_tp_finalize, reinterpret_cast<void*>(tensor_finalize)},
      {Py_tp_traverse, reinterpret_cast<void*>(tensor_traverse)},
      {Py_tp_clear, reinterpret_cast<void*>(tensor_clear)},
      {Py_tp_setattro, reinterpret_cast<void*>(tensor_setattro)},
      {Py_tp_new, reinterpret_cast<void*>(tensor_new)},
      {Py_tp_init, reinterpret_cast<void*>(tensor_init)},
      {Py_tp_hash, reinterpret_cast<void*>(tensor_hash)},
      {Py_tp_richcompare, reinterpret_cast<void*>(tensor_richcompare)},
      {Py_tp_getset, getset},
      {Py_tp_members, members},
      {Py_tp_methods, kTensorMethods},
      {Py_mp_length, reinterpret_cast<void*>(tensor_length)},
      {Py_mp_subscript, reinterpret_cast<void*>(tensor_getitem)},
      {Py_mp_ass_subscript, reinterpret_cast<void*>(tensor_setitem)},
      {Py_bf_getbuffer, reinterpret_cast<void*>(tensor_getbuffer)},
      {Py_bf_releasebuffer, reinterpret_cast<void*>(tensor_releasebuffer)},
      {Py_nb_add, reinterpret_cast<void*>(nb.nb_add)},
      {Py_nb_subtract, reinterpret_cast<void*>(nb.nb_subtract)},
      {Py_nb_multiply, reinterpret_cast<void*>(nb.nb_multiply)},
      {Py_nb_remainder, reinterpret_cast<void*>(nb.nb_remainder)},
      {Py_nb_power, reinterpret_cast<void*>(nb.nb_power)},
      {Py_nb_negative, reinterpret_cast<void*>(nb.nb_negative)},
      {Py_nb_positive, reinterpret_cast<void*>(nb.nb_positive)},
      {Py_nb_absolute, reinterpret_cast<void*>(nb.nb_absolute)},
      {Py_nb_bool, reinterpret_cast<void*>(nb.nb_bool)},
      {Py_nb_invert, reinterpret_cast<void*>(nb.nb_invert)},
      {Py_nb_lshift, reinterpret_cast<void*>(nb.nb_lshift)},
      {Py_nb_rshift, reinterpret_cast<void*>(nb.nb_rshift)},
      {Py_nb_and, reinterpret_cast<void*>(nb.nb_and)},
      {Py_nb_xor, reinterpret_cast<void*>(nb.nb_xor)},
      {Py_nb_or, reinterpret_cast<void*>(nb.nb_or)},
      {Py_nb_int, reinterpret_cast<void*>(nb.nb_int)},
      {Py_nb_float, reinterpret_cast<void*>(nb.nb_float)},
      {Py_nb_index, reinterpret_cast<void*>(nb.nb_index)},
      {Py_nb_floor_divide, reinterpret_cast<void*>(nb.nb_floor_divide)},
      {Py_nb_true_divide, reinterpret_cast<void*>(nb.nb_true_divide)},
      {Py_nb_matrix_multiply, reinterpret_cast<void*>(nb.nb_matrix_multiply)},
      {Py_nb_inplace_add, reinterpret_cast<void*>(nb.nb_inplace_add)},
      {Py_nb_inplace_subtract, reinterpret_cast<void*>(nb.nb_inplace_subtract)},
      {Py_nb_inplace_multiply, reinterpret_cast<void*>(nb.nb_inplace_multiply)},
      {Py_nb_inplace_remainder, reinterpret_cast<void*>(nb.nb_inplace_remainder)},
      {Py_nb_inplace_power, reinterpret_cast<void*>(nb.nb_inplace_power)},
      {Py_nb_inplace_lshift, reinterpret_cast<void*>(nb.nb_inplace_lshift)},
      {Py_nb_inplace_rshift, reinterpret_cast<void*>(nb.nb_inplace_rshift)},
      {Py_nb_inplace_and, reinterpret_cast<void*>(nb.nb_inplace_and)},
      {Py_nb_inplace_xor, reinterpret_cast<void*>(nb.nb_inplace_xor)},
      {Py_nb_inplace_or, reinterpret_cast<void*>(nb.nb_inplace_or)},
      {Py_nb_inplace_floor_divide, reinterpret_cast<void*>(nb.nb_inplace_floor_divide)},
      {Py_nb_inplace_true_divide, reinterpret_cast<void*>(nb.nb_inplace_true_divide)},
      {Py_tp_doc, const_cast<char*>("A multi-dimensional array of elements of one type, with automatic gradients.")},
      {0, nullptr}};
  PyType_Spec spec = {"evergrad.Tensor", sizeof(TensorObject), 0,
                      Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC, slots};
  tensor_type = reinterpret_cast<PyTypeObject*>(PyType_FromSpec(&spec));
  if (!tensor_type) return false;
  if (!add_methods(methods) || !add_methods(kConvertMethods) || !add_methods(kAutogradMethods) || !add_methods(kHookMethods)) return false;
  // A generated method of the same name (mT) must not hide an attribute.
  for (PyGetSetDef* g = getset; g->name; ++g) {
    Ref d(PyDescr_NewGetSet(tensor_type, g));
    if (!d || PyDict_SetItemString(tensor_type->tp_dict, g->name, d.p) < 0) return false;
  }
  PyType_Modified(tensor_type);
  return PyModule_AddObjectRef(module, "Tensor", reinterpret_cast<PyObject*>(tensor_type)) == 0 &&
         PyModule_AddFunctions(module, functions) == 0;
}

}  // namespace egpy

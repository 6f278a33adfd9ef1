// x[key] and x[key] = value: integers, slices, None, Ellipsis, booleans, tensors, lists and arrays, in any mixture.
// Plain parts become views (select, slice, unsqueeze); what is left are index tensors for index and index_put_.
#include "overrides.h"

namespace egpy {

namespace {

Op op_select{"select"}, op_slice{"slice"}, op_unsqueeze{"unsqueeze"}, op_index{"index"}, op_index_put{"index_put_"},
    op_alias{"alias"}, op_copy{"copy_"}, op_expand{"expand"}, op_to{"to", "dtype"}, op_view{"view"};

struct Handle {  // an owned tensor
  eg_tensor* t = nullptr;
  Handle() = default;
  explicit Handle(eg_tensor* x) : t(x) {}
  ~Handle() {
    if (t) eg_tensor_release(t);
  }
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;
  void reset(eg_tensor* x) {
    if (t) eg_tensor_release(t);
    t = x;
  }
};

struct IndexList {  // NULL: the whole dimension
  std::vector<eg_tensor*> items;
  bool any = false;
  ~IndexList() {
    for (eg_tensor* t : items)
      if (t) eg_tensor_release(t);
  }
  void put(size_t dim, eg_tensor* t) {
    if (items.size() <= dim) items.resize(dim + 1, nullptr);
    items[dim] = t;
    any = true;
  }
};

bool step(Handle& h, Op& op, std::initializer_list<eg_value> rest) {
  eg_value v[6];
  v[0] = tensor_value(h.t);
  size_t n = 1;
  for (const eg_value& x : rest) v[n++] = x;
  eg_tensor* t = call_op(op, v, n);
  if (!t) return false;
  h.reset(t);
  return true;
}

// A list or other sequence stands for a tuple when it holds something that only an index can be.
bool like_tuple(PyObject* key) {
  if (PyTuple_Check(key)) return true;
  if (is_tensor(key) || !PySequence_Check(key) || PyUnicode_Check(key) || PyBytes_Check(key) || is_ndarray(key))
    return false;
  if (!PyList_Check(key)) return false;
  const Py_ssize_t n = PyList_GET_SIZE(key);
  if (n >= 32) return false;
  for (Py_ssize_t i = 0; i < n; ++i) {
    PyObject* o = PyList_GET_ITEM(key, i);
    if (o == Py_None || o == Py_Ellipsis || PySlice_Check(o) || is_tensor(o) ||
        (PySequence_Check(o) && !PyUnicode_Check(o)))
      return true;
  }
  return false;
}

// How many dimensions of the tensor a part of the key uses up.
int64_t uses(PyObject* o) {
  if (o == Py_None || o == Py_Ellipsis || PyBool_Check(o)) return 0;
  if (is_tensor(o)) {
    const eg_tensor_info i = info_of(o);
    if (i.dtype == EG_BOOL || i.dtype == EG_UINT8) return i.ndim;
  } else if (is_ndarray(o)) {
    Ref dtype(PyObject_GetAttrString(o, "dtype"));
    Ref kind(dtype ? PyObject_GetAttrString(dtype.p, "kind") : nullptr);
    Ref ndim(PyObject_GetAttrString(o, "ndim"));
    if (kind && ndim && PyUnicode_CompareWithASCIIString(kind.p, "b") == 0) return PyLong_AsLongLong(ndim.p);
    PyErr_Clear();
  } else if (PyList_Check(o) || PyTuple_Check(o)) {
    // a nested list of bools is a mask
    int64_t depth = 0;
    PyObject* p = o;
    while ((PyList_Check(p) || PyTuple_Check(p)) && PySequence_Fast_GET_SIZE(p)) {
      p = PySequence_Fast_GET_ITEM(p, 0);
      ++depth;
    }
    return PyBool_Check(p) ? depth : 1;
  }
  return 1;
}

bool bool_tensor(bool on, Handle& out) {
  const uint8_t byte = on;
  const int64_t one = 1;
  return !failed(eg_tensor_from_data(&byte, 1, EG_BOOL, 1, &one, &out.t));
}

// Applies one plain part or notes an index tensor. `dim` is the dimension of h the next part meets.
bool apply(Handle& h, PyObject* o, int64_t& dim, IndexList& list, int64_t real_dim) {
  if (PyBool_Check(o)) {
    if (!step(h, op_unsqueeze, {int_value(dim)})) return false;
    Handle b;
    if (!bool_tensor(o == Py_True, b)) return false;
    list.put(static_cast<size_t>(dim), b.t);
    b.t = nullptr;
    ++dim;
    return true;
  }
  const bool whole = is_int(o);
  bool scalar_tensor = false;
  if (!whole && is_tensor(o)) {
    const eg_tensor_info i = info_of(o);
    scalar_tensor = i.ndim == 0 && i.dtype <= EG_UINT64 && !(i.flags & EG_FLAG_BATCHED);
    if (scalar_tensor && (i.dtype == EG_BOOL || i.dtype == EG_UINT8)) {
      if (!step(h, op_unsqueeze, {int_value(dim)})) return false;
      eg_value item = none_value();
      if (failed(eg_tensor_item(handle_of(o), &item))) return false;
      Handle b;
      if (!bool_tensor(item.u.i != 0, b)) return false;
      list.put(static_cast<size_t>(dim), b.t);
      b.t = nullptr;
      ++dim;
      return true;
    }
  }
  if (whole || scalar_tensor) {
    const int64_t index = PyNumber_AsSsize_t(o, PyExc_IndexError);
    if (index == -1 && PyErr_Occurred()) return false;
    const eg_tensor_info i = info_of(h.t);
    if (i.ndim == 0) {
      raise(PyExc_IndexError,
            "invalid index of a 0-dim tensor. Use `tensor.item()` in Python or `tensor.item<T>()` in C++ to convert a "
            "0-dim tensor to a number");
      return false;
    }
    const int64_t size = i.sizes[dim];
    if (index < -size || index >= size) {
      raise(PyExc_IndexError, "index %lld is out of bounds for dimension %lld with size %lld",
            static_cast<long long>(index), static_cast<long long>(real_dim), static_cast<long long>(size));
      return false;
    }
    return step(h, op_select, {int_value(dim), int_value(index)});
  }
  if (PySlice_Check(o)) {
    Py_ssize_t start, stop, by;
    if (PySlice_Unpack(o, &start, &stop, &by) < 0) {
      return false;
    }
    if (by <= 0) {
      raise(PyExc_ValueError, by == 0 ? "slice step cannot be zero" : "step must be greater than zero");
      return false;
    }
    const eg_tensor_info i = info_of(h.t);
    if (i.ndim == 0) {
      raise(PyExc_IndexError, "slice() cannot be applied to a 0-dim tensor.");
      return false;
    }
    const int64_t size = i.sizes[dim];
    const Py_ssize_t length = PySlice_AdjustIndices(size, &start, &stop, by);
    if (!(start == 0 && by == 1 && length == size)) {
      if (stop < start) stop = start;
      if (!step(h, op_slice, {int_value(dim), int_value(start), int_value(stop), int_value(by)})) return false;
    }
    ++dim;
    return true;
  }
  if (o == Py_None) {
    if (!step(h, op_unsqueeze, {int_value(dim)})) return false;
    ++dim;
    return true;
  }
  // An index tensor, or what becomes one.
  Handle t;
  if (is_tensor(o)) {
    if (failed(eg_tensor_retain(handle_of(o)))) return false;
    t.t = handle_of(o);
  } else if (is_ndarray(o)) {
    t.t = tensor_from_array(o, true);
  } else if (PySequence_Check(o) && !PyUnicode_Check(o)) {
    t.t = tensor_from_data(o, -1);
    if (t.t) {
      const eg_tensor_info i = info_of(t.t);
      if (i.numel == 0 && i.dtype == eg_get_default_dtype()) {
        const eg_value v[2] = {tensor_value(t.t), dtype_value(EG_INT64)};
        eg_tensor* ints = call_op(op_to, v, 2);
        t.reset(ints);
      }
    }
  } else if (PyUnicode_Check(o)) {
    raise(PyExc_TypeError, "new(): invalid data type 'str'");
    return false;
  } else {
    PyObject* index = PyIndex_Check(o) ? PyNumber_Index(o) : nullptr;
    if (index) {
      const bool ok = apply(h, index, dim, list, real_dim);
      Py_DECREF(index);
      return ok;
    }
    PyErr_Clear();
    raise(PyExc_IndexError,
          "only integers, slices (`:`), ellipsis (`...`), None and long or byte Variables are valid indices (got %s)",
          Py_TYPE(o)->tp_name);
    return false;
  }
  if (!t.t) return false;
  const eg_tensor_info i = info_of(t.t);
  if (i.dtype > EG_INT64 || i.dtype == EG_INT8 || i.dtype == EG_INT16) {
    raise(PyExc_IndexError, "tensors used as indices must be long, int, byte or bool tensors");
    return false;
  }
  if (i.dtype == EG_UINT8 && i.ndim > 0 && !warn_of_bytes()) return false;
  const int64_t width = (i.dtype == EG_BOOL || i.dtype == EG_UINT8) ? i.ndim : 1;
  list.put(static_cast<size_t>(dim), t.t);
  t.t = nullptr;
  dim += width;
  return true;
}

// The views of a key; index tensors that remain go into the list.
bool walk(PyObject* self, PyObject* key, Handle& h, IndexList& list) {
  if (failed(eg_tensor_retain(handle_of(self)))) return false;
  h.t = handle_of(self);
  int64_t dim = 0;
  const int64_t ndim = info_of(self).ndim;
  if (!like_tuple(key)) {
    if (key == Py_Ellipsis) return true;
    const int64_t used = uses(key);
    if (used > ndim && !is_int(key) && !PySlice_Check(key)) {
      raise(PyExc_IndexError, "too many indices for tensor of dimension %lld", static_cast<long long>(ndim));
      return false;
    }
    return apply(h, key, dim, list, 0);
  }
  const Py_ssize_t n = PySequence_Fast_GET_SIZE(key);
  int64_t used = 0;
  bool dots = false;
  for (Py_ssize_t i = 0; i < n; ++i) used += uses(PySequence_Fast_GET_ITEM(key, i));
  if (used > ndim) {
    raise(PyExc_IndexError, "too many indices for tensor of dimension %lld", static_cast<long long>(ndim));
    return false;
  }
  int64_t real_dim = 0;
  for (Py_ssize_t i = 0; i < n; ++i) {
    PyObject* o = PySequence_Fast_GET_ITEM(key, i);
    if (o == Py_Ellipsis) {
      if (!dots) {
        dim += ndim - used;
        real_dim += ndim - used;
      }
      dots = true;
      continue;
    }
    if (!apply(h, o, dim, list, real_dim)) return false;
    real_dim += uses(o);
  }
  return true;
}

eg_value list_value(IndexList& list) {
  eg_value v{EG_TAG_TENSORS, static_cast<uint32_t>(list.items.size()), {0}};
  v.u.p = list.items.data();
  return v;
}

}  // namespace

PyObject* tensor_getitem(PyObject* self, PyObject* key) {
  // The quick way for x[i]. What select() refuses, the long way says in the words of indexing.
  if (PyLong_CheckExact(key) && !overrides_active) {
    int overflow;
    const int64_t k = PyLong_AsLongLongAndOverflow(key, &overflow);
    eg_op* select = op_select.get();
    if (!overflow && select) {
      const eg_value v[3] = {tensor_value(handle_of(self)), int_value(0), int_value(k)};
      eg_value r = none_value();
      eg_status* s = eg_op_call(select, v, 3, &r, 1);
      if (!s && r.tag == EG_TAG_TENSOR) return wrap_tensor(static_cast<eg_tensor*>(r.u.p));
      eg_value_clear(&r);
      eg_status_free(s);
    }
  }
  if (__builtin_expect(Py_TYPE(key)->tp_flags & Py_TPFLAGS_HEAPTYPE && !is_tensor(key), 0) || overrides_active) {
    PyObject* taken;
    if (torch_function("__getitem__", self, key, &taken)) return taken;
  }
  Handle h;
  IndexList list;
  if (!walk(self, key, h, list)) return nullptr;
  if (list.any) {
    if (!step(h, op_index, {list_value(list)})) return nullptr;
  } else if (h.t == handle_of(self)) {
    if (!step(h, op_alias, {})) return nullptr;
  }
  eg_tensor* t = h.t;
  h.t = nullptr;
  return wrap_tensor(t);
}

int tensor_setitem(PyObject* self, PyObject* key, PyObject* value) {
  if (!value) {
    raise(PyExc_TypeError, "Tensor does not support deleting items");
    return -1;
  }
  Handle h;
  IndexList list;
  if (!walk(self, key, h, list)) return -1;
  const eg_tensor_info target = info_of(h.t);
  Handle v;
  if (is_tensor(value)) {
    if (failed(eg_tensor_retain(handle_of(value)))) return -1;
    v.t = handle_of(value);
  } else if (is_number(value)) {
    eg_value number;
    double pair[2];
    if (!read_number(value, &number, pair)) return -1;
    if (failed(eg_tensor_from_scalar(&number, target.dtype, 0, &v.t))) return -1;
  } else {
    raise(PyExc_TypeError, "can't assign a %s to a torch.%sTensor", Py_TYPE(value)->tp_name,
          scalar_type_name(target.dtype));
    return -1;
  }
  // Leading dimensions of size 1 are dropped, which the target may lack: x[0] = ones(1, 3).
  const eg_tensor_info source = info_of(v.t);
  const bool number = source.ndim == 0;
  const eg_dtype dtype = source.dtype;
  int32_t drop = 0;
  while (drop < source.ndim && source.sizes[drop] == 1) ++drop;
  if (drop) {
    std::vector<int64_t> sizes(source.sizes + drop, source.sizes + source.ndim);
    if (!step(v, op_view, {ints_value(sizes.data(), sizes.size())})) return -1;
  }
  if (!list.any) {
    // One of its own elements may be spread over a part: x[1] = x[1][0]. copy_ by itself takes them for a clash.
    const eg_tensor_info to = info_of(h.t), from = info_of(v.t);
    const bool same = from.ndim == to.ndim && std::equal(to.sizes, to.sizes + to.ndim, from.sizes);
    if (to.storage == from.storage && !same && !step(v, op_expand, {ints_value(to.sizes, static_cast<size_t>(to.ndim))}))
      return -1;
    const eg_value args[2] = {tensor_value(h.t), tensor_value(v.t)};
    eg_tensor* t = call_op(op_copy, args, 2);
    if (!t) return -1;
    eg_tensor_release(t);
    return 0;
  }
  // A number, and one value under a mask, is filled in; other values have the dtype of the target.
  const bool mask = list.items.size() == 1 && list.items[0] && info_of(list.items[0]).dtype == EG_BOOL;
  if (dtype != target.dtype && (number || (mask && eg_tensor_numel(v.t) == 1))) {
    const eg_value cast[2] = {tensor_value(v.t), dtype_value(target.dtype)};
    eg_tensor* t = call_op(op_to, cast, 2);
    if (!t) return -1;
    v.reset(t);
  }
  const eg_value args[3] = {tensor_value(h.t), list_value(list), tensor_value(v.t)};
  eg_tensor* t = call_op(op_index_put, args, 3);
  if (!t) return -1;
  eg_tensor_release(t);
  return 0;
}

}  // namespace egpy

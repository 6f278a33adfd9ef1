// From Python arguments to a boxed call: binds them to an overload of a Func, converts, calls, wraps the results.
#include <unordered_map>

#include "bind.h"

namespace egpy {

namespace {

int64_t int_of(PyObject* o) {
  if (PyLong_CheckExact(o)) {
    const int64_t v = PyLong_AsLongLong(o);
    if (v == -1 && PyErr_Occurred()) {
      PyErr_Clear();
      raise(PyExc_RuntimeError, "Overflow when unpacking long");
    }
    return v;
  }
  Ref index(PyNumber_Index(o));
  return index ? PyLong_AsLongLong(index.p) : -1;
}

// The ints of a list, a tuple or a row of arguments; a single int n times.
bool convert_ints(PyObject* const* items, size_t given, size_t n, eg_value& v, Arena& arena, int64_t* numel) {
  auto* list = static_cast<int64_t*>(arena.take(n * 8));
  int64_t product = 1;
  for (size_t i = 0; i < n; ++i) {
    list[i] = int_of(items[given == 1 ? 0 : i]);
    if (list[i] == -1 && PyErr_Occurred()) return false;
    if (product < kReleaseNumel && list[i] > 0) product *= list[i] < kReleaseNumel ? list[i] : kReleaseNumel;
  }
  if (product > *numel) *numel = product;
  v = ints_value(list, n);
  return true;
}

bool convert(const Param& p, PyObject* o, eg_value& v, Arena& arena, int64_t* numel) {
  v = none_value();
  if (o == Py_None) return true;
  switch (p.type) {
    case Type::Tensor:
      if (is_tensor(o)) {
        auto* t = reinterpret_cast<TensorObject*>(o);
        if (t->numel < 0) t->numel = eg_tensor_numel(t->t);
        if (t->numel > *numel) *numel = t->numel;
        v.tag = EG_TAG_TENSOR;
        v.u.p = t->t;
      } else if (p.flags & kNumber) {
        const bool simple = PyFloat_Check(o) || PyLong_Check(o);
        return read_number(o, &v, simple ? nullptr : static_cast<double*>(arena.take(16)));
      } else {
        eg_tensor* t = wrapped_number(o);
        if (!t) return false;
        arena.own(t);
        v = tensor_value(t);
      }
      return true;
    case Type::Tensors: {
      const auto n = static_cast<size_t>(PySequence_Fast_GET_SIZE(o));
      auto** list = static_cast<eg_tensor**>(arena.take(n * sizeof(void*)));
      for (size_t i = 0; i < n; ++i) {
        PyObject* item = PySequence_Fast_GET_ITEM(o, static_cast<Py_ssize_t>(i));
        list[i] = item == Py_None ? nullptr : handle_of(item);
        if (!list[i]) continue;
        *numel += eg_tensor_numel(list[i]);
        // A list may change while the GIL is away.
        if (PyList_Check(o)) {
          if (failed(eg_tensor_retain(list[i]))) return false;
          arena.own(list[i]);
        }
      }
      v.tag = EG_TAG_TENSORS;
      v.n = static_cast<uint32_t>(n);
      v.u.p = list;
      return true;
    }
    case Type::Scalar:
      return read_number(o, &v,
                         PyComplex_Check(o) || !(PyFloat_Check(o) || PyLong_Check(o))
                             ? static_cast<double*>(arena.take(16))
                             : nullptr);
    case Type::Scalars: {
      const auto n = static_cast<size_t>(PySequence_Fast_GET_SIZE(o));
      auto* list = static_cast<eg_value*>(arena.take(n * sizeof(eg_value)));
      for (size_t i = 0; i < n; ++i)
        if (!read_number(PySequence_Fast_GET_ITEM(o, static_cast<Py_ssize_t>(i)), &list[i],
                         static_cast<double*>(arena.take(16))))
          return false;
      v.tag = EG_TAG_SCALARS;
      v.n = static_cast<uint32_t>(n);
      v.u.p = list;
      return true;
    }
    case Type::Int: {
      const int64_t i = int_of(o);
      if (i == -1 && PyErr_Occurred()) return false;
      v = int_value(i);
      return true;
    }
    case Type::Ints:
      if (!is_sequence(o)) return convert_ints(&o, 1, p.size, v, arena, numel);
      return convert_ints(PySequence_Fast_ITEMS(o), 0, static_cast<size_t>(PySequence_Fast_GET_SIZE(o)), v, arena, numel);
    case Type::Float:
      v.tag = EG_TAG_DOUBLE;
      v.u.d = PyFloat_AsDouble(o);
      return !PyErr_Occurred();
    case Type::Floats: {
      const bool one = !is_sequence(o);
      const size_t n = one ? p.size : static_cast<size_t>(PySequence_Fast_GET_SIZE(o));
      auto* list = static_cast<double*>(arena.take(n * 8));
      for (size_t i = 0; i < n; ++i) {
        list[i] = PyFloat_AsDouble(one ? o : PySequence_Fast_GET_ITEM(o, static_cast<Py_ssize_t>(i)));
        if (list[i] == -1.0 && PyErr_Occurred()) return false;
      }
      v.tag = EG_TAG_DOUBLES;
      v.n = static_cast<uint32_t>(n);
      v.u.p = list;
      return true;
    }
    case Type::Bool: {
      const int truth = PyObject_IsTrue(o);
      v = bool_value(truth > 0);
      return truth >= 0;
    }
    case Type::Bools: {
      const bool one = !is_sequence(o);
      const size_t n = one ? p.size : static_cast<size_t>(PySequence_Fast_GET_SIZE(o));
      auto* list = static_cast<uint8_t*>(arena.take(n));
      for (size_t i = 0; i < n; ++i)
        list[i] = PyObject_IsTrue(one ? o : PySequence_Fast_GET_ITEM(o, static_cast<Py_ssize_t>(i))) > 0;
      v.tag = EG_TAG_BOOLS;
      v.n = static_cast<uint32_t>(n);
      v.u.p = list;
      return true;
    }
    case Type::Str: {
      Py_ssize_t n;
      const char* s = PyUnicode_AsUTF8AndSize(o, &n);
      if (!s) return false;
      v.tag = EG_TAG_STRING;
      v.n = static_cast<uint32_t>(n);
      v.u.p = const_cast<char*>(s);
      return true;
    }
    case Type::DType:
      v = dtype_value(dtype_named(o));
      return true;
    case Type::Device: {
      eg_device d;
      if (!read_device(o, &d)) return false;
      v.tag = EG_TAG_DEVICE;
      v.u.i = d;
      return true;
    }
    case Type::Layout:
    case Type::MemoryFormat:
      v.tag = p.type == Type::Layout ? EG_TAG_LAYOUT : EG_TAG_FORMAT;
      v.u.i = reinterpret_cast<NamedObject*>(o)->id;
      return true;
    case Type::Generator:
      v.tag = EG_TAG_GENERATOR;
      v.u.p = reinterpret_cast<GeneratorObject*>(o)->g;
      return true;
  }
  return false;
}

// torch.return_types.max(
// values=...,
// indices=...)
PyObject* tuple_repr(PyObject* self) {
  const PyTypeObject* type = Py_TYPE(self);
  std::string text = std::string(type->tp_name) + "(";
  for (Py_ssize_t i = 0; i < Py_SIZE(self); ++i) {
    PyObject* item = PyObject_Repr(PyTuple_GET_ITEM(self, i));
    const char* shown = item ? PyUnicode_AsUTF8(item) : nullptr;
    if (shown) text.append(i ? ",\n" : "\n").append(type->tp_members[i].name).append("=").append(shown);
    Py_XDECREF(item);
    if (!shown) return nullptr;
  }
  return PyUnicode_FromString(text.append(")").c_str());
}

// torch.return_types.max: a structseq with the results' names, one for all that give it.
PyObject* tuple_type(const Sig& s) {
  if (s.tuple_type) return s.tuple_type;
  static auto* known = new std::unordered_map<std::string, PyObject*>();
  std::string key = s.tuple_name;
  for (size_t i = 0; i < s.nrets; ++i) key.append(" ").append(s.fields[i]);
  if (const auto found = known->find(key); found != known->end()) return s.tuple_type = found->second;
  auto* fields = new PyStructSequence_Field[s.nrets + 1];  // lives as long as the type
  for (size_t i = 0; i < s.nrets; ++i) fields[i] = {s.fields[i], ""};
  fields[s.nrets] = {nullptr, nullptr};
  auto* name = new std::string(std::string("torch.return_types.") + s.tuple_name);
  PyStructSequence_Desc desc = {name->c_str(), nullptr, fields, s.nrets};
  PyTypeObject* type = PyStructSequence_NewType(&desc);
  if (type) type->tp_repr = tuple_repr;
  s.tuple_type = reinterpret_cast<PyObject*>(type);
  if (type) (*known)[key] = s.tuple_type;
  return s.tuple_type;
}

}  // namespace

PyObject* call_results(const Sig& s, eg_value* rets) {
  if (s.nrets == 1 && !s.fields) return value_object(rets[0], s.rets[0]);
  if (s.nrets == 0) Py_RETURN_NONE;
  PyObject* type = s.fields ? tuple_type(s) : nullptr;
  PyObject* tuple =
      s.fields ? (type ? PyStructSequence_New(reinterpret_cast<PyTypeObject*>(type)) : nullptr) : PyTuple_New(s.nrets);
  for (size_t i = 0; i < s.nrets; ++i) {
    PyObject* o = tuple ? value_object(rets[i], s.rets[i]) : nullptr;
    if (!o) {
      for (size_t k = i + (tuple ? 1 : 0); k < s.nrets; ++k) eg_value_clear(&rets[k]);
      Py_XDECREF(tuple);
      return nullptr;
    }
    if (s.fields)
      PyStructSequence_SetItem(tuple, static_cast<Py_ssize_t>(i), o);
    else
      PyTuple_SET_ITEM(tuple, static_cast<Py_ssize_t>(i), o);
  }
  return tuple;
}

namespace {

PyObject* invoke(const Sig& s, PyObject* self, Slots& slots) {
  eg_value values[kMaxParams + 8];
  eg_value rets[8];
  Arena arena;
  int64_t numel = 0;
  size_t n = 0;
  int flags = 0;
  if (self) slots.items[0] = self;
  for (size_t i = 0; i < s.nparams; ++i) {
    if (!slots.items[i]) {
      values[i] = none_value();
      continue;
    }
    if (slots.row && i == (self ? 1 : 0)) {
      if (!convert_ints(slots.row, 0, slots.nrow, values[i], arena, &numel)) return nullptr;
    } else if (!convert(s.params[i], slots.items[i], values[i], arena, &numel)) {
      return nullptr;
    }
    flags |= s.params[i].flags;
    n = i + 1;
  }
  if (__builtin_expect(determinism, 0) && !allows(s, slots.items)) return nullptr;
  if ((flags & kCaution) && !caution(s, slots.items)) return nullptr;
  if (s.nrets > 8) return raise(PyExc_RuntimeError, "%s: too many results", s.op);
  eg_op** handle = &s.handle;
  if (slots.out && slots.out != Py_None) {
    handle = &s.out_handle;
    if (!*handle && failed(eg_op_resolve(s.out_op, s.out_overload, s.revision, handle))) return nullptr;
    n = s.nparams;
    for (size_t i = 0; i < s.nrets; ++i)
      values[n++] = tensor_value(handle_of(
          is_tensor(slots.out) ? slots.out : PySequence_Fast_GET_ITEM(slots.out, static_cast<Py_ssize_t>(i))));
  } else if (!*handle && failed(eg_op_resolve(s.op, s.overload, s.revision, handle))) {
    return nullptr;
  }
  for (size_t i = 0; i < s.nrets; ++i) rets[i] = none_value();
  std::vector<std::vector<int64_t>> shapes;
  if (slots.out && slots.out != Py_None) shapes = shapes_of(values + s.nparams, s.nrets);
  if (!call_raw(*handle, values, n, rets, s.nrets, numel >= kReleaseNumel)) return nullptr;
  if (!shapes.empty() && !tell_resized(s, values + s.nparams, shapes)) {
    for (size_t i = 0; i < s.nrets; ++i) eg_value_clear(&rets[i]);
    return nullptr;
  }
  return call_results(s, rets);
}

// Forms of a call that PyTorch has given up, by the function's name: older(args, kwargs) gives the result, or
// NotImplemented where the call has none of them either.
PyObject* older_forms = nullptr;

bool older_form(const Func& f, PyObject* self, PyObject* const* args, size_t nargs, PyObject* kwnames,
                PyObject** result) {
  PyObject* form = older_forms ? PyDict_GetItemString(older_forms, f.name) : nullptr;
  if (!form) return false;
  const size_t first = self ? 1 : 0, nkw = kwnames ? static_cast<size_t>(PyTuple_GET_SIZE(kwnames)) : 0;
  Ref positional(PyTuple_New(static_cast<Py_ssize_t>(nargs + first))), named(PyDict_New());
  *result = nullptr;
  if (!positional || !named) return true;
  if (self) PyTuple_SET_ITEM(positional.p, 0, Py_NewRef(self));
  for (size_t i = 0; i < nargs; ++i)
    PyTuple_SET_ITEM(positional.p, static_cast<Py_ssize_t>(i + first), Py_NewRef(args[i]));
  for (size_t i = 0; i < nkw; ++i)
    if (PyDict_SetItem(named.p, PyTuple_GET_ITEM(kwnames, static_cast<Py_ssize_t>(i)), args[nargs + i]) < 0)
      return true;
  PyObject* r = PyObject_CallFunctionObjArgs(form, positional.p, named.p, nullptr);
  if (r == Py_NotImplemented) {
    Py_DECREF(r);
    return false;
  }
  *result = r;
  return true;
}

PyObject* dispatch(const Func& f, PyObject* self, PyObject* const* args, size_t nargs, PyObject* kwnames) {
  PyObject* taken;
  if (__builtin_expect(overrides_active, 0) && torch_function(f, self, args, nargs, kwnames, &taken)) return taken;
  if (!kwnames && !determinism && quick_call(f, self, args, nargs, &taken)) return taken;
  Slots slots;
  // Where there are several overloads, those that take a tensor as a tensor come before those that take it as a number.
  const size_t rounds = f.nsigs > 1 ? 2 : 1;
  for (size_t k = 0; k < rounds * f.nsigs; ++k) {
    const Sig& s = f.sigs[k % f.nsigs];
    if (s.nparams > kMaxParams) continue;
    const bool zero_dims_as_numbers = rounds == 1 || k >= f.nsigs;
    if (bind(f, s, self != nullptr, args, nargs, kwnames, slots, zero_dims_as_numbers)) return invoke(s, self, slots);
    if (PyErr_Occurred()) return nullptr;
  }
  if (torch_function(f, self, args, nargs, kwnames, &taken)) return taken;
  if (older_form(f, self, args, nargs, kwnames, &taken)) return taken;
  return no_match(f, self != nullptr, args, nargs, kwnames);
}

const Func* find(const Func* const* list, size_t n, const char* name) {
  size_t lo = 0, hi = n;
  while (lo < hi) {
    const size_t mid = (lo + hi) / 2;
    const int c = std::strcmp(list[mid]->name, name);
    if (c == 0) return list[mid];
    if (c < 0)
      lo = mid + 1;
    else
      hi = mid;
  }
  return nullptr;
}

}  // namespace

PyObject* call_function(const Func& f, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return dispatch(f, nullptr, args, static_cast<size_t>(nargs), kwnames);
}
PyObject* call_method(const Func& f, PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return dispatch(f, self, args, static_cast<size_t>(nargs), kwnames);
}
// The named tuple of a name, None where no operator gives it.
PyObject* return_type(PyObject*, PyObject* name) {
  const char* text = PyUnicode_AsUTF8(name);
  if (!text) return nullptr;
  for (size_t i = 0; i < kNumFunctions + kNumMethods; ++i) {
    const Func& f = i < kNumFunctions ? *kFunctions[i] : *kMethods[i - kNumFunctions];
    for (size_t k = 0; k < f.nsigs; ++k) {
      const Sig& s = f.sigs[k];
      if (s.fields && !std::strcmp(s.tuple_name, text)) return Py_XNewRef(tuple_type(s));
    }
  }
  Py_RETURN_NONE;
}
PyObject* set_older_forms(PyObject*, PyObject* forms) {
  Py_XSETREF(older_forms, Py_NewRef(forms));
  Py_RETURN_NONE;
}
const Func* find_function(const char* name) { return find(kFunctions, kNumFunctions, name); }
const Func* find_method(const char* name) { return find(kMethods, kNumMethods, name); }

}  // namespace egpy

// From Python arguments to a boxed call: finds the overload of a Func that fits, converts, calls, wraps the results.
// The rules of what fits, and the words of the errors, are PyTorch's.
#include "overrides.h"

namespace egpy {

namespace {

struct Slots {
  PyObject* items[kMaxParams];  // borrowed; NULL: not given
  PyObject* out;
  // Ints in a row that stand for the first parameter, whose item is the first of them.
  PyObject* const* row = nullptr;
  size_t nrow = 0;
};

// The name by which Python knows a parameter: `from_` is `from`.
size_t visible_length(const char* name) {
  const size_t n = std::strlen(name);
  return n > 1 && name[n - 1] == '_' ? n - 1 : n;
}
std::string visible(const char* name) { return {name, visible_length(name)}; }

bool same_name(PyObject* key, const char* name) {
  Py_ssize_t n;
  const char* s = PyUnicode_AsUTF8AndSize(key, &n);
  return s && static_cast<size_t>(n) == visible_length(name) && std::memcmp(s, name, static_cast<size_t>(n)) == 0;
}

bool answers_to(PyObject* key, const Param& p, bool first_of_function) {
  if (same_name(key, p.name)) return true;
  struct Alias {
    const char *name, *also;
  };
  static constexpr Alias kAliases[] = {{"dim", "axis"}, {"keepdim", "keepdims"}, {"input", "x"},
                                       {"input", "a"},  {"input", "x1"},         {"other", "x2"}};
  if (first_of_function && std::strcmp(p.name, "self") == 0)
    return same_name(key, "input") || same_name(key, "x") || same_name(key, "a") || same_name(key, "x1");
  for (const Alias& a : kAliases)
    if (std::strcmp(p.name, a.name) == 0 && same_name(key, a.also)) return true;
  return false;
}

// Are 0-dim tensors taken for numbers? Not while a later overload may want the tensor itself.
bool tensors_as_numbers = true;

// Functions in which any tensor parameter may be a plain number.
bool numbers_everywhere(const char* name) {
  static constexpr const char* kNames[] = {"add", "div", "divide",   "floor_divide", "mul",
                                           "multiply", "sub", "subtract", "true_divide"};
  size_t n = std::strlen(name);
  if (n && name[n - 1] == '_') --n;
  for (const char* k : kNames)
    if (std::strlen(k) == n && std::strncmp(k, name, n) == 0) return true;
  return false;
}

bool is_sequence(PyObject* o) { return PyTuple_Check(o) || PyList_Check(o); }
bool zero_dim(PyObject* o, bool integral) {
  if (!tensors_as_numbers || !is_tensor(o)) return false;
  const eg_tensor_info i = info_of(o);
  if (i.ndim != 0 || (i.flags & EG_FLAG_REQUIRES_GRAD)) return false;
  return !integral || (i.dtype <= EG_UINT64 && i.dtype != EG_BOOL);
}
bool fits_int(PyObject* o) { return is_int(o) || zero_dim(o, true); }
bool fits_ints(PyObject* o, uint16_t size) {
  if (is_sequence(o)) {
    const Py_ssize_t n = PySequence_Fast_GET_SIZE(o);
    for (Py_ssize_t i = 0; i < n; ++i) {
      PyObject* item = PySequence_Fast_GET_ITEM(o, i);
      if (!fits_int(item) && !(i > 0 && PyBool_Check(item))) return false;
    }
    return true;
  }
  return size > 0 && fits_int(o);
}
bool fits_float(PyObject* o) {
  if (PyFloat_Check(o) || PyLong_Check(o) || zero_dim(o, false)) return true;
  char k;
  return is_numpy_scalar(o, &k) && k != 'c';
}

// May `o` be given for `p`? Nothing is converted yet.
bool fits(const Param& p, PyObject* o) {
  if (o == Py_None && (p.flags & kOptional)) return true;
  switch (p.type) {
    case Type::Tensor:
      return is_tensor(o) || ((p.flags & kNumber) && is_number(o));
    case Type::Tensors: {
      if (!is_sequence(o)) return false;
      const Py_ssize_t n = PySequence_Fast_GET_SIZE(o);
      for (Py_ssize_t i = 0; i < n; ++i) {
        PyObject* item = PySequence_Fast_GET_ITEM(o, i);
        if (!is_tensor(item) && !(item == Py_None && (p.flags & kElementOptional))) return false;
      }
      return true;
    }
    case Type::Scalar:
      return is_number(o) || zero_dim(o, false);
    case Type::Scalars: {
      if (!is_sequence(o)) return false;
      const Py_ssize_t n = PySequence_Fast_GET_SIZE(o);
      for (Py_ssize_t i = 0; i < n; ++i)
        if (!is_number(PySequence_Fast_GET_ITEM(o, i))) return false;
      return true;
    }
    case Type::Int:
      return fits_int(o);
    case Type::Ints:
      return fits_ints(o, p.size);
    case Type::Float:
      return fits_float(o);
    case Type::Floats: {
      if (!is_sequence(o)) return p.size > 0 && fits_float(o);
      const Py_ssize_t n = PySequence_Fast_GET_SIZE(o);
      for (Py_ssize_t i = 0; i < n; ++i)
        if (!fits_float(PySequence_Fast_GET_ITEM(o, i))) return false;
      return true;
    }
    case Type::Bool:
      return is_bool(o);
    case Type::Bools: {
      if (!is_sequence(o)) return p.size > 0 && is_bool(o);
      const Py_ssize_t n = PySequence_Fast_GET_SIZE(o);
      for (Py_ssize_t i = 0; i < n; ++i)
        if (!is_bool(PySequence_Fast_GET_ITEM(o, i))) return false;
      return true;
    }
    case Type::Str:
      return PyUnicode_Check(o);
    case Type::DType:
      return is_dtype(o) || o == reinterpret_cast<PyObject*>(&PyFloat_Type) ||
             o == reinterpret_cast<PyObject*>(&PyLong_Type) || o == reinterpret_cast<PyObject*>(&PyBool_Type) ||
             o == reinterpret_cast<PyObject*>(&PyComplex_Type);
    case Type::Device:
      return Py_TYPE(o) == &device_type || PyUnicode_Check(o) || is_int(o);
    case Type::Layout:
      return Py_TYPE(o) == &layout_type;
    case Type::MemoryFormat:
      return Py_TYPE(o) == &memory_format_type;
    case Type::Generator:
      return Py_TYPE(o) == &generator_type;
  }
  return false;
}

const char* type_words(const Param& p) {
  switch (p.type) {
    case Type::Tensor:
      return "Tensor";
    case Type::Tensors:
      return "tuple of Tensors";
    case Type::Scalar:
      return "Number";
    case Type::Scalars:
      return "tuple of Scalars";
    case Type::Int:
      return "int";
    case Type::Ints:
      return "tuple of ints";
    case Type::Float:
      return "float";
    case Type::Floats:
      return "tuple of floats";
    case Type::Bool:
      return "bool";
    case Type::Bools:
      return "tuple of bools";
    case Type::Str:
      return "str";
    case Type::DType:
      return "torch.dtype";
    case Type::Device:
      return "torch.device";
    case Type::Layout:
      return "torch.layout";
    case Type::MemoryFormat:
      return "torch.memory_format";
    case Type::Generator:
      return "torch.Generator";
  }
  return "object";
}

struct Shape {   // the facts of a signature as a caller sees it
  size_t first;  // index of the first parameter that arguments bind to: 1 in a method
  size_t max_positional = 0;
  size_t min_args = 0;
  size_t max_args = 0;
  Shape(const Sig& s, bool method) : first(method ? 1 : 0) {
    for (size_t i = first; i < s.nparams; ++i) {
      ++max_args;
      if (!(s.params[i].flags & kKeywordOnly)) ++max_positional;
      if (required(s.params[i])) ++min_args;
    }
    if (s.out_op) ++max_args;
  }
};

// Raised only when `report`; otherwise a silent false means "try the next overload".
bool bind(const Func& f, const Sig& s, bool method, PyObject* const* args, size_t nargs, PyObject* kwnames,
          Slots& slots, bool report) {
  const size_t first = method ? 1 : 0;
  for (size_t i = first; i < s.nparams; ++i) slots.items[i] = nullptr;
  slots.out = nullptr;
  slots.row = nullptr;
  size_t positional = 0;
  while (first + positional < s.nparams && !(s.params[first + positional].flags & kKeywordOnly)) ++positional;
  const size_t nkw = kwnames ? static_cast<size_t>(PyTuple_GET_SIZE(kwnames)) : 0;

  // view(2, 3), zeros(2, 3): ints in a row for the only positional parameter.
  bool packed = false;
  if (positional == 1 && nargs >= 1 && (s.params[first].type == Type::Ints) && !is_sequence(args[0]) &&
      (nargs > 1 || s.params[first].size == 0)) {
    bool all = true;
    for (size_t i = 0; i < nargs && all; ++i) all = fits_int(args[i]) || (i > 0 && PyBool_Check(args[i]));
    if (all) {
      slots.items[first] = args[0];
      slots.row = args;
      slots.nrow = nargs;
      packed = true;
    }
  }
  if (!packed && nargs > positional) {
    if (report) {
      size_t least = 0;
      for (size_t i = first; i < s.nparams; ++i)
        if (required(s.params[i]) && !(s.params[i].flags & kKeywordOnly)) ++least;
      if (least == positional)
        raise(PyExc_TypeError, "%s() takes %zu positional argument%s but %zu were given", f.name, positional,
              positional == 1 ? "" : "s", nargs);
      else
        raise(PyExc_TypeError, "%s() takes from %zu to %zu positional arguments but %zu were given", f.name, least,
              positional, nargs);
    }
    return false;
  }
  if (!packed)
    for (size_t i = 0; i < nargs; ++i) slots.items[first + i] = args[i];
  for (size_t k = 0; k < nkw; ++k) {
    PyObject* key = PyTuple_GET_ITEM(kwnames, static_cast<Py_ssize_t>(k));
    PyObject* value = args[nargs + k];
    if (s.out_op && PyUnicode_CompareWithASCIIString(key, "out") == 0) {
      slots.out = value;
      continue;
    }
    size_t i = first;
    while (i < s.nparams && !answers_to(key, s.params[i], i == 0)) ++i;
    if (i == s.nparams) {
      if (report) raise(PyExc_TypeError, "%s() got an unexpected keyword argument '%U'", f.name, key);
      return false;
    }
    if (slots.items[i]) {
      if (report) raise(PyExc_TypeError, "%s() got multiple values for argument '%U'", f.name, key);
      return false;
    }
    slots.items[i] = value;
  }
  std::string missing;
  size_t nmissing = 0;
  for (size_t i = first; i < s.nparams; ++i) {
    PyObject* o = slots.items[i];
    const Param& p = s.params[i];
    if (!o) {
      if (!required(p)) continue;
      if (!report) return false;
      missing += (nmissing++ ? ", \"" : "\"") +
                 (i == 0 && !method && !std::strcmp(p.name, "self") ? "input" : visible(p.name)) + "\"";
      continue;
    }
    if ((packed && i == first) || fits(p, o)) continue;
    if (p.type == Type::Tensor && is_number(o) && numbers_everywhere(f.name)) continue;
    // None stands for "the default" where there is one that None itself would not fit.
    const bool dims = p.type == Type::Ints && p.size <= 1;
    if (o == Py_None && (p.flags & kHasDefault) && (dims || (p.flags & kKeywordOnly)) && p.type != Type::Tensor) {
      slots.items[i] = nullptr;
      continue;
    }
    if (!report) return false;
    if (nmissing) break;
    const std::string name = i == 0 && !std::strcmp(p.name, "self") ? "input" : visible(p.name);
    const char* got = Py_TYPE(o)->tp_name;
    if (const char* dot = std::strrchr(got, '.')) got = dot + 1;
    char where[48] = "";
    if (packed || i - first < nargs) std::snprintf(where, sizeof where, " (position %zu)", packed ? 1 : i + 1 - first);
    if ((p.type == Type::Ints || p.type == Type::Tensors || p.type == Type::Floats) && is_sequence(o)) {
      const Py_ssize_t n = PySequence_Fast_GET_SIZE(o);
      for (Py_ssize_t j = 0; j < n; ++j) {
        PyObject* item = PySequence_Fast_GET_ITEM(o, j);
        const bool ok = p.type == Type::Ints     ? fits_int(item)
                        : p.type == Type::Floats ? fits_float(item)
                                                 : is_tensor(item);
        if (ok) continue;
        if (p.type == Type::Tensors)
          raise(PyExc_TypeError, "expected Tensor as element %zd in argument %zu, but got %s", j, i - first,
                Py_TYPE(item)->tp_name);
        else
          raise(PyExc_TypeError, "%s(): argument '%s'%s must be %s, but found element of type %s at pos %zd", f.name,
                name.c_str(), where, type_words(p), Py_TYPE(item)->tp_name, j);
        return false;
      }
    }
    raise(PyExc_TypeError, "%s(): argument '%s'%s must be %s, not %s", f.name, name.c_str(), where, type_words(p), got);
    return false;
  }
  // A function of numbers alone is one of Python's, but for those that make tensors of them.
  size_t tensors = 0, numbers = 0;
  for (size_t i = first; i < s.nparams; ++i) {
    if (s.params[i].type == Type::Tensors) tensors += slots.items[i] != nullptr;
    if (s.params[i].type != Type::Tensor || !slots.items[i] || slots.items[i] == Py_None) continue;
    is_tensor(slots.items[i]) ? ++tensors : ++numbers;
  }
  if (!method && numbers && !tensors && !numbers_everywhere(f.name)) {
    if (report) raise(PyExc_TypeError, "%s(): at least one of the arguments must be a Tensor", f.name);
    return false;
  }
  if (nmissing) {
    raise(PyExc_TypeError, "%s() missing %zu required positional arguments: %s", f.name, nmissing, missing.c_str());
    return false;
  }
  if (slots.out && slots.out != Py_None) {
    const bool ok = s.nrets == 1 && s.rets[0] == Ret::Tensor
                        ? is_tensor(slots.out)
                        : is_sequence(slots.out) && PySequence_Fast_GET_SIZE(slots.out) == s.nrets;
    if (!ok) {
      if (report)
        raise(PyExc_TypeError, "%s(): argument 'out' must be %s, not %s", f.name,
              s.nrets == 1 ? "Tensor" : "tuple of Tensors", Py_TYPE(slots.out)->tp_name);
      return false;
    }
    if (s.nrets != 1)
      for (size_t i = 0; i < s.nrets; ++i)
        if (!is_tensor(PySequence_Fast_GET_ITEM(slots.out, static_cast<Py_ssize_t>(i)))) {
          if (report)
            raise(PyExc_TypeError, "%s(): argument 'out' must be tuple of Tensors, not %s", f.name,
                  Py_TYPE(slots.out)->tp_name);
          return false;
        }
  }
  return true;
}

// ---- conversion ----

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
      v = dtype_value(is_dtype(o)                                       ? dtype_of(o)
                      : o == reinterpret_cast<PyObject*>(&PyFloat_Type) ? EG_FLOAT64
                      : o == reinterpret_cast<PyObject*>(&PyLong_Type)  ? EG_INT64
                      : o == reinterpret_cast<PyObject*>(&PyBool_Type)  ? EG_BOOL
                                                                        : EG_COMPLEX128);
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

// torch.return_types.max: a structseq with the results' names.
PyObject* tuple_type(const Sig& s) {
  if (s.tuple_type) return s.tuple_type;
  auto* fields = new PyStructSequence_Field[s.nrets + 1];  // lives as long as the type
  for (size_t i = 0; i < s.nrets; ++i) fields[i] = {s.fields[i], ""};
  fields[s.nrets] = {nullptr, nullptr};
  auto* name = new std::string(std::string("torch.return_types.") + s.tuple_name);
  PyStructSequence_Desc desc = {name->c_str(), nullptr, fields, s.nrets};
  PyTypeObject* type = PyStructSequence_NewType(&desc);
  if (type) type->tp_repr = tuple_repr;
  s.tuple_type = reinterpret_cast<PyObject*>(type);
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
  if (!call_raw(*handle, values, n, rets, s.nrets, numel >= kReleaseNumel)) return nullptr;
  return call_results(s, rets);
}

// ---- the error that lists every overload ----

std::string type_name_of(PyObject* o) {
  auto last = [](PyObject* x) {
    const char* n = Py_TYPE(x)->tp_name;
    const char* dot = std::strrchr(n, '.');
    return std::string(dot ? dot + 1 : n);
  };
  if (!PyTuple_Check(o) && !PyList_Check(o)) return last(o);
  std::string s = PyTuple_Check(o) ? "tuple of (" : "list of [";
  const Py_ssize_t n = PySequence_Fast_GET_SIZE(o);
  for (Py_ssize_t i = 0; i < n && i < 10; ++i) {
    if (i) s += ", ";
    s += last(PySequence_Fast_GET_ITEM(o, i));
  }
  if (n == 1 && PyTuple_Check(o)) s += ",";
  return s + (PyTuple_Check(o) ? ")" : "]");
}

std::string describe(const Sig& s, bool method) {
  std::string text = "(";
  bool star = false, comma = false;
  for (size_t i = method ? 1 : 0; i < s.nparams; ++i) {
    const Param& p = s.params[i];
    if (comma) text += ", ";
    comma = true;
    if ((p.flags & kKeywordOnly) && !star) {
      text += "*, ";
      star = true;
    }
    text += std::string(type_words(p)) + " " + (i == 0 && !std::strcmp(p.name, "self") ? "input" : visible(p.name));
    if ((p.flags & kHasDefault) && p.default_text) text += std::string(" = ") + p.default_text;
  }
  if (s.out_op) {
    if (comma) text += ", ";
    if (!star) text += "*, ";
    text += s.nrets == 1 ? "Tensor out = None" : "tuple of Tensors out = None";
  }
  return text + ")";
}

PyObject* no_match(const Func& f, bool method, PyObject* const* args, size_t nargs, PyObject* kwnames) {
  const size_t nkw = kwnames ? static_cast<size_t>(PyTuple_GET_SIZE(kwnames)) : 0;
  std::vector<size_t> plausible;
  for (size_t i = 0; i < f.nsigs; ++i) {
    const Shape shape(f.sigs[i], method);
    if (nargs + nkw >= shape.min_args && nargs + nkw <= shape.max_args) plausible.push_back(i);
  }
  // PyTorch has second forms (of named dimensions) of zeros() and cat(), so it lists them, unless an element is at
  // fault.
  const bool joins =
      (!std::strcmp(f.name, "cat") || !std::strcmp(f.name, "concat") || !std::strcmp(f.name, "concatenate")) &&
      !(nargs > 0 && is_sequence(args[0]) && !fits(f.sigs[0].params[0], args[0]));
  const bool sizes_missing =
      joins || (!method && nargs == 0 && f.nsigs == 1 && f.sigs[0].nparams && f.sigs[0].params[0].type == Type::Ints);
  if (!sizes_missing && (f.nsigs == 1 || plausible.size() == 1)) {
    Slots slots;
    const bool ok = bind(f, f.sigs[f.nsigs == 1 ? 0 : plausible[0]], method, args, nargs, kwnames, slots, true);
    if (!ok && PyErr_Occurred()) return nullptr;
  }
  std::string got;
  for (size_t i = 0; i < nargs + nkw; ++i) {
    if (i) got += ", ";
    if (i >= nargs) {
      const char* key = PyUnicode_AsUTF8(PyTuple_GET_ITEM(kwnames, static_cast<Py_ssize_t>(i - nargs)));
      got += std::string(key ? key : "?") + "=";
    }
    got += type_name_of(args[i]);
  }
  std::string text = std::string(f.name) + "() received an invalid combination of arguments - got (" + got +
                     "), but expected " + (f.nsigs == 1 ? "" : "one of:");
  for (size_t i = 0; i < f.nsigs; ++i) text += (f.nsigs == 1 ? "" : "\n * ") + describe(f.sigs[i], method);
  return raise(PyExc_TypeError, "%s%s", text.c_str(), f.nsigs == 1 ? "" : "\n");
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
  if (!kwnames && quick_call(f, self, args, nargs, &taken)) return taken;
  Slots slots;
  // Where there are several overloads, those that take a tensor as a tensor come before those that take it as a number.
  const size_t rounds = f.nsigs > 1 ? 2 : 1;
  for (size_t k = 0; k < rounds * f.nsigs; ++k) {
    const Sig& s = f.sigs[k % f.nsigs];
    if (s.nparams > kMaxParams) continue;
    tensors_as_numbers = rounds == 1 || k >= f.nsigs;
    const bool bound = bind(f, s, self != nullptr, args, nargs, kwnames, slots, false);
    tensors_as_numbers = true;
    if (bound) return invoke(s, self, slots);
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
PyObject* set_older_forms(PyObject*, PyObject* forms) {
  Py_XSETREF(older_forms, Py_NewRef(forms));
  Py_RETURN_NONE;
}
const Func* find_function(const char* name) { return find(kFunctions, kNumFunctions, name); }
const Func* find_method(const char* name) { return find(kMethods, kNumMethods, name); }

}  // namespace egpy

// Which overload of a Func do Python arguments fit? The rules, and the words of the errors, are PyTorch's.
#include "bind.h"

namespace egpy {

namespace {

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
  static constexpr Alias kAliases[] = {{"dim", "axis"}, {"dim0", "axis0"}, {"dim1", "axis1"}, {"keepdim", "keepdims"}, {"input", "x"},
                                       {"input", "a"},  {"input", "x1"},         {"other", "x2"}};
  if (first_of_function && std::strcmp(p.name, "self") == 0)
    return same_name(key, "input") || same_name(key, "x") || same_name(key, "a") || same_name(key, "x1");
  for (const Alias& a : kAliases)
    if (std::strcmp(p.name, a.name) == 0 && same_name(key, a.also)) return true;
  return false;
}

// Are 0-dim tensors taken for numbers?
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

bool zero_dim(PyObject* o, bool integral) {
  if (!tensors_as_numbers || !is_tensor(o)) return false;
  const eg_tensor_info i = info_of(o);
  if (i.ndim != 0 || (i.flags & EG_FLAG_REQUIRES_GRAD)) return false;
  return !integral || (i.dtype <= EG_UINT64 && i.dtype != EG_BOOL);
}
// An array of no dimensions with an integer in it stands for that integer.
bool array_int(PyObject* o) {
  if (!is_ndarray(o)) return false;
  Ref index(PyNumber_Index(o));
  if (!index) PyErr_Clear();
  return index.p != nullptr;
}
bool fits_int(PyObject* o) { return is_int(o) || zero_dim(o, true) || array_int(o); }
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
      return dtype_named(o) >= 0;
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
bool bound(const Func& f, const Sig& s, bool method, PyObject* const* args, size_t nargs, PyObject* kwnames,
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

}  // namespace

bool bind(const Func& f, const Sig& s, bool method, PyObject* const* args, size_t nargs, PyObject* kwnames,
          Slots& slots, bool zero_dims_as_numbers) {
  tensors_as_numbers = zero_dims_as_numbers;
  const bool fits = bound(f, s, method, args, nargs, kwnames, slots, false);
  tensors_as_numbers = true;
  return fits;
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
    const bool ok = bound(f, f.sigs[f.nsigs == 1 ? 0 : plausible[0]], method, args, nargs, kwnames, slots, true);
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

}  // namespace egpy

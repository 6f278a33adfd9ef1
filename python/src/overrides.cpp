// The protocol __torch_function__: a class of the user's takes over calls that get one of its objects. Calls among plain
// tensors pay one test of a flag, which is off until a subclass of Tensor or a mode has come to be; objects of other
// classes are looked at when nothing else fits.
#include "overrides.h"

#include <unordered_map>

namespace egpy {

bool overrides_active = false;

namespace {

enum Disabled { kNot, kSubclasses, kAll };
thread_local int disabled = kNot;

PyObject* protocol_name() {
  static PyObject* name = PyUnicode_InternFromString("__torch_function__");
  return name;
}
PyObject* disabled_implementation = nullptr;  // _disabled_torch_function_impl: a class without the protocol
PyObject* mode_stack = nullptr;               // the list that evergrad.overrides keeps

// Does the class have an implementation of its own?
bool overrides(PyTypeObject* type) {
  if (type == tensor_type || !(type->tp_flags & Py_TPFLAGS_HEAPTYPE)) return false;
  PyObject* found = _PyType_Lookup(type, protocol_name());
  return found && found != disabled_implementation;
}
bool overrides(PyObject* o) { return overrides(Py_TYPE(o)); }

// The objects whose classes take part: one a class, subclasses before their bases, else in order.
void gather(PyObject* o, std::vector<PyObject*>& found, int depth) {
  if (overrides(o)) {
    size_t at = found.size();
    for (size_t i = 0; i < found.size(); ++i) {
      if (Py_TYPE(found[i]) == Py_TYPE(o)) return;
      if (at == found.size() && PyType_IsSubtype(Py_TYPE(o), Py_TYPE(found[i]))) at = i;
    }
    found.insert(found.begin() + static_cast<std::ptrdiff_t>(at), o);
  } else if (depth && (PyTuple_CheckExact(o) || PyList_CheckExact(o))) {
    const Py_ssize_t n = PySequence_Fast_GET_SIZE(o);
    for (Py_ssize_t i = 0; i < n; ++i) gather(PySequence_Fast_GET_ITEM(o, i), found, depth - 1);
  }
}

PyObject* mode_on_top() {
  if (!mode_stack || disabled == kAll) return nullptr;
  const Py_ssize_t n = PyList_GET_SIZE(mode_stack);
  return n ? PyList_GET_ITEM(mode_stack, n - 1) : nullptr;
}

PyObject* unimplemented(PyObject* func, const std::vector<PyObject*>& found, bool mode) {
  std::string lines;
  Ref module(PyImport_ImportModule("evergrad.overrides"));
  Ref name(module ? PyObject_CallMethod(module.p, "resolve_name", "O", func) : nullptr);
  PyErr_Clear();
  const char* text = name && PyUnicode_Check(name.p) ? PyUnicode_AsUTF8(name.p) : nullptr;
  if (mode) lines += "\n  - mode object";
  for (PyObject* o : found) {
    Ref type(PyObject_Repr(reinterpret_cast<PyObject*>(Py_TYPE(o))));
    const char* t = type ? PyUnicode_AsUTF8(type.p) : nullptr;
    lines += std::string("\n  - tensor subclass ") + (t ? t : "?");
  }
  return raise(PyExc_TypeError,
               "Multiple dispatch failed for '%s'; all __torch_function__ handlers returned NotImplemented:\n%s\n\n"
               "For more information, try re-running with TORCH_LOGS=not_implemented",
               text ? text : "?", lines.c_str());
}

// Calls the implementations in order; the result, or NULL with an error.
PyObject* run(PyObject* func, const std::vector<PyObject*>& found, PyObject* args, PyObject* kwargs) {
  Ref types(PyTuple_New(static_cast<Py_ssize_t>(found.size())));
  if (!types) return nullptr;
  for (size_t i = 0; i < found.size(); ++i)
    PyTuple_SET_ITEM(types.p, static_cast<Py_ssize_t>(i), Py_NewRef(reinterpret_cast<PyObject*>(Py_TYPE(found[i]))));
  PyObject* top = mode_on_top();
  if (top) {  // inside a mode the ones below it are on
    Ref mode(Py_NewRef(top));
    if (PyList_SetSlice(mode_stack, PyList_GET_SIZE(mode_stack) - 1, PyList_GET_SIZE(mode_stack), nullptr) < 0)
      return nullptr;
    PyObject* r = PyObject_CallMethodObjArgs(mode.p, protocol_name(), func, types.p, args, kwargs, nullptr);
    PyObject *type, *value, *trace;
    PyErr_Fetch(&type, &value, &trace);
    PyList_Append(mode_stack, mode.p);
    PyErr_Restore(type, value, trace);
    if (r != Py_NotImplemented) return r;
    Py_DECREF(r);
  }
  if (disabled == kNot) {
    for (PyObject* o : found) {
      PyObject* r = PyObject_CallMethodObjArgs(o, protocol_name(), func, types.p, args, kwargs, nullptr);
      if (r != Py_NotImplemented) return r;
      Py_DECREF(r);
    }
  }
  return unimplemented(func, found, top != nullptr);
}

std::unordered_map<const Func*, PyCFunction>& entries() {
  static auto* known = new std::unordered_map<const Func*, PyCFunction>();
  return *known;
}

// The object that wraps a generated function itself: names alone do not tell linalg.norm from norm.
PyObject* wrapper_of(const Func& f) {
  auto entry = entries().find(&f);
  if (entry == entries().end()) return nullptr;
  for (const char* module : {"evergrad", "evergrad.special", "evergrad.linalg", "evergrad.fft"}) {
    Ref m(PyImport_ImportModule(module));
    PyObject* found = m ? PyObject_GetAttrString(m.p, f.name) : nullptr;
    if (found && PyCFunction_Check(found) && PyCFunction_GET_FUNCTION(found) == entry->second) return found;
    Py_XDECREF(found);
    PyErr_Clear();
  }
  return nullptr;
}

// The public function object of a generated function: what a user would compare with.
PyObject* public_function(const Func& f) {
  static auto* known = new std::unordered_map<const Func*, PyObject*>();
  auto it = known->find(&f);
  if (it != known->end()) return it->second;
  PyObject* found = wrapper_of(f);
  for (const char* module : {"evergrad", "evergrad.nn.functional", "evergrad.special", "evergrad.linalg", "evergrad._C"}) {
    if (found) break;
    Ref m(PyImport_ImportModule(module));
    found = m ? PyObject_GetAttrString(m.p, f.name) : nullptr;
    PyErr_Clear();
  }
  if (!found) {
    Ref ops(PyImport_ImportModule("evergrad._ops"));
    found = ops ? PyObject_GetAttrString(ops.p, f.name) : nullptr;
    PyErr_Clear();
  }
  if (!found) found = PyUnicode_FromString(f.name);
  (*known)[&f] = found;
  return found;
}
PyObject* method_object(const char* name) { return PyDict_GetItemString(tensor_type->tp_dict, name); }

}  // namespace

PyCFunction with_entry(const Func& f, PyCFunction entry) {
  entries()[&f] = entry;
  return entry;
}

bool torch_function(const Func& f, PyObject* self, PyObject* const* args, size_t nargs, PyObject* kwnames,
                    PyObject** result) {
  const size_t nkw = kwnames ? static_cast<size_t>(PyTuple_GET_SIZE(kwnames)) : 0;
  if (disabled == kAll) return false;
  std::vector<PyObject*> found;
  if (disabled == kNot) {
    if (self) gather(self, found, 0);
    for (size_t i = 0; i < nargs + nkw; ++i) gather(args[i], found, 1);
  }
  if (found.empty() && !mode_on_top()) return false;
  PyObject* func = self ? method_object(f.name) : public_function(f);
  Ref list(PyTuple_New(static_cast<Py_ssize_t>(nargs + (self ? 1 : 0)))), kwargs(PyDict_New());
  *result = nullptr;
  if (!func || !list || !kwargs) return true;
  Py_ssize_t at = 0;
  if (self) PyTuple_SET_ITEM(list.p, at++, Py_NewRef(self));
  for (size_t i = 0; i < nargs; ++i) PyTuple_SET_ITEM(list.p, at++, Py_NewRef(args[i]));
  for (size_t i = 0; i < nkw; ++i) {
    if (PyDict_SetItem(kwargs.p, PyTuple_GET_ITEM(kwnames, static_cast<Py_ssize_t>(i)), args[nargs + i]) < 0) return true;
  }
  *result = run(func, found, list.p, kwargs.p);
  return true;
}

bool torch_function(const char* method, PyObject* a, PyObject* b, PyObject** result) {
  if (disabled == kAll) return false;
  std::vector<PyObject*> found;
  if (disabled == kNot) {
    gather(a, found, 0);
    if (b) gather(b, found, 1);
  }
  if (found.empty() && !mode_on_top()) return false;
  PyObject* func = method_object(method);
  Ref args(b ? PyTuple_Pack(2, a, b) : PyTuple_Pack(1, a)), kwargs(PyDict_New());
  *result = func && args && kwargs ? run(func, found, args.p, kwargs.p) : nullptr;
  return true;
}

namespace {

// ---- what evergrad.overrides is made of ----

PyObject* has_torch_function(PyObject*, PyObject* args) {
  if (mode_on_top()) Py_RETURN_TRUE;
  if (disabled != kNot) Py_RETURN_FALSE;
  Ref items(PySequence_Fast(args, "has_torch_function takes an iterable"));
  if (!items) return nullptr;
  for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(items.p); ++i)
    if (overrides(PySequence_Fast_GET_ITEM(items.p, i))) Py_RETURN_TRUE;
  Py_RETURN_FALSE;
}
PyObject* has_torch_function_unary(PyObject*, PyObject* o) {
  return PyBool_FromLong(mode_on_top() || (disabled == kNot && overrides(o)));
}
PyObject* has_torch_function_variadic(PyObject*, PyObject* const* args, Py_ssize_t n) {
  if (mode_on_top()) Py_RETURN_TRUE;
  for (Py_ssize_t i = 0; i < n && disabled == kNot; ++i)
    if (overrides(args[i])) Py_RETURN_TRUE;
  Py_RETURN_FALSE;
}
// (func, relevant arguments, args, kwargs)
PyObject* call_torch_function(PyObject*, PyObject* args) {
  PyObject *func, *relevant, *list, *kwargs;
  if (!PyArg_ParseTuple(args, "OOO!O!:_call_torch_function", &func, &relevant, &PyTuple_Type, &list, &PyDict_Type, &kwargs))
    return nullptr;
  Ref items(PySequence_Fast(relevant, "the relevant arguments must be iterable"));
  if (!items) return nullptr;
  std::vector<PyObject*> found;
  for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(items.p) && disabled == kNot; ++i)
    gather(PySequence_Fast_GET_ITEM(items.p, i), found, 1);
  if (found.empty() && !mode_on_top()) return PyObject_Call(func, list, kwargs);
  return run(func, found, list, kwargs);
}
PyObject* overloaded_args(PyObject*, PyObject* relevant) {
  Ref items(PySequence_Fast(relevant, "the relevant arguments must be iterable"));
  PyObject* out = items ? PyList_New(0) : nullptr;
  std::vector<PyObject*> found;
  for (Py_ssize_t i = 0; out && i < PySequence_Fast_GET_SIZE(items.p); ++i) gather(PySequence_Fast_GET_ITEM(items.p, i), found, 0);
  for (PyObject* o : found) PyList_Append(out, o);
  return out;
}
PyObject* torch_function_state(PyObject*, PyObject*) { return PyLong_FromLong(disabled); }
PyObject* set_torch_function_state(PyObject*, PyObject* o) {
  const int before = disabled;
  const long now = PyLong_AsLong(o);
  if (now == -1 && PyErr_Occurred()) return nullptr;
  disabled = static_cast<int>(now);
  return PyLong_FromLong(before);
}
PyObject* activate_overrides(PyObject*, PyObject*) {
  overrides_active = true;
  Py_RETURN_NONE;
}
PyObject* set_mode_stack(PyObject*, PyObject* list) {
  if (!PyList_CheckExact(list)) return raise(PyExc_TypeError, "the stack of modes must be a list");
  Py_XSETREF(mode_stack, Py_NewRef(list));
  Py_RETURN_NONE;
}
PyObject* disabled_torch_function_impl(PyObject*, PyObject* const* args, Py_ssize_t n) {
  if (n < 1) return raise(PyExc_TypeError, "_disabled_torch_function_impl takes func, types, args, kwargs");
  const int before = disabled;
  disabled = disabled == kAll ? kAll : kSubclasses;
  Ref none(PyTuple_New(0));
  PyObject* list = n > 2 && PyTuple_Check(args[2]) ? args[2] : none.p;
  PyObject* kwargs = n > 3 && PyDict_Check(args[3]) ? args[3] : nullptr;
  PyObject* r = none ? PyObject_Call(args[0], list, kwargs) : nullptr;
  disabled = before;
  return r;
}

#define FAST(f) reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(f)), METH_FASTCALL
PyMethodDef functions[] = {
    {"_has_torch_function", has_torch_function, METH_O, nullptr},
    {"_has_torch_function_unary", has_torch_function_unary, METH_O, nullptr},
    {"_has_torch_function_variadic", FAST(has_torch_function_variadic), nullptr},
    {"_call_torch_function", call_torch_function, METH_VARARGS, nullptr},
    {"_overloaded_args", overloaded_args, METH_O, nullptr},
    {"_torch_function_state", torch_function_state, METH_NOARGS, nullptr},
    {"_set_torch_function_state", set_torch_function_state, METH_O, nullptr},
    {"_activate_overrides", activate_overrides, METH_NOARGS, nullptr},
    {"_set_mode_stack", set_mode_stack, METH_O, nullptr},
    {"_disabled_torch_function_impl", FAST(disabled_torch_function_impl), nullptr},
    {nullptr, nullptr, 0, nullptr}};
#undef FAST

}  // namespace

bool init_overrides(PyObject* module) {
  if (PyModule_AddFunctions(module, functions) < 0) return false;
  disabled_implementation = PyObject_GetAttrString(module, "_disabled_torch_function_impl");
  return disabled_implementation != nullptr;
}

}  // namespace egpy

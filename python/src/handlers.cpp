// The protocol __torch_dispatch__: handlers of the library's that call Python. A class of the user's has one for its
// objects, which are wrappers or share the memory of a tensor; a mode has one for all calls of its thread.
//
// The library may keep a tensor longer than Python keeps its object, whose class, attributes (a wrapper is made of them) and
// weak references would be lost. Such an object is not freed: it goes over to the library (`kept`), which frees it with
// the tensor, and comes back when Python sees the tensor again.
#include "handlers.h"

#include "overrides.h"

namespace egpy {

namespace {

PyObject* caller = nullptr;               // of the package: caller(mode or None, name, overload, values) -> results
PyObject* disabled_implementation = nullptr;

struct Modes {
  std::vector<PyObject*> stack;  // owned by the library's callbacks
  size_t depth = 0;              // of them, those that calls go to
};
thread_local Modes modes;

PyObject* argument(const eg_value& v) {
  if (v.tag == EG_TAG_TENSOR) {
    auto* t = static_cast<eg_tensor*>(v.u.p);
    if (info_of(t).flags & EG_FLAG_WRAPPED_NUMBER) {
      eg_value number = none_value();
      const int32_t before = eg_handler_enable(0);
      eg_status* s = eg_tensor_item(t, &number);
      eg_handler_enable(before);
      return failed(s) ? nullptr : value_any(number);
    }
    return wrap_borrowed(t);
  }
  if (v.tag == EG_TAG_TENSORS) {
    auto** p = static_cast<eg_tensor**>(v.u.p);
    PyObject* list = PyList_New(v.n);
    for (uint32_t i = 0; list && i < v.n; ++i) {
      PyObject* o = wrap_borrowed(p[i]);
      if (!o) Py_CLEAR(list);
      if (list) PyList_SET_ITEM(list, i, o);
    }
    return list;
  }
  return borrowed_object(v);
}

eg_status* answer(PyObject* mode, const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  Ref values(PyTuple_New(static_cast<Py_ssize_t>(nargs - 2)));
  for (size_t i = 2; values && i < nargs; ++i) {
    PyObject* o = argument(args[i]);
    if (!o) return status_from_python();
    PyTuple_SET_ITEM(values.p, static_cast<Py_ssize_t>(i - 2), o);
  }
  Ref name(borrowed_object(args[0])), overload(borrowed_object(args[1]));
  if (!values || !name || !overload) return status_from_python();
  if (!caller) {
    Ref package(PyImport_ImportModule("evergrad._dispatch"));  // sets it
    if (!package) return status_from_python();
  }
  Ref results(PyObject_CallFunctionObjArgs(caller, mode ? mode : Py_None, name.p, overload.p, values.p, nullptr));
  if (!results) return status_from_python();
  if (!PyTuple_Check(results.p)) return nullptr;  // a write: what it gives is the tensor written to
  if (PyTuple_GET_SIZE(results.p) != static_cast<Py_ssize_t>(nrets)) {
    raise(PyExc_RuntimeError, "__torch_dispatch__ gave %zd results for %U.%U, which has %zu",
          PyTuple_GET_SIZE(results.p), name.p, overload.p, nrets);
    return status_from_python();
  }
  for (size_t i = 0; i < nrets; ++i)
    if (!give(PyTuple_GET_ITEM(results.p, static_cast<Py_ssize_t>(i)), &rets[i])) return status_from_python();
  return nullptr;
}

eg_status* call_class(void*, const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  if (!python_runs()) return eg_status_new(EG_RUNTIME, "Python has ended", nullptr, nullptr);
  HoldGil gil;
  return answer(nullptr, args, nargs, rets, nrets);
}

eg_status* call_mode(void* ctx, const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  if (!python_runs()) return eg_status_new(EG_RUNTIME, "Python has ended", nullptr, nullptr);
  HoldGil gil;
  auto* mode = static_cast<PyObject*>(ctx);
  struct Below {  // inside a mode those below it are on
    size_t before = modes.depth;
    Below() { modes.depth = before ? before - 1 : 0; }
    ~Below() { modes.depth = before < modes.stack.size() ? before : modes.stack.size(); }
  } below;
  return answer(mode, args, nargs, rets, nrets);
}

TensorObject* object(PyObject* o) { return reinterpret_cast<TensorObject*>(o); }

void drop_kept(void* ctx) {
  if (!python_runs()) return;
  HoldGil gil;
  auto* o = static_cast<PyObject*>(ctx);
  if (object(o)->kept) {  // the tensor ends
    object(o)->kept = false;
    object(o)->t = nullptr;
  }
  Py_DECREF(o);
}

bool set_handler(eg_tensor* t) {
  const eg_callback plain = {sizeof(eg_callback), call_class, nullptr, nullptr};
  return !failed(eg_tensor_set_handler(t, &plain));
}

}  // namespace

bool dispatches(PyTypeObject* type) {
  if (type == tensor_type || !disabled_implementation) return false;
  static PyObject* name = PyUnicode_InternFromString("__torch_dispatch__");
  PyObject* found = _PyType_Lookup(type, name);
  return found && found != disabled_implementation;
}

bool take_over(PyTypeObject* type, eg_tensor* t) { return !dispatches(type) || set_handler(t); }

void keep_object(PyObject* o) {
  TensorObject* x = object(o);
  if (!x->t || x->kept || (Py_TYPE(o) == tensor_type && !x->dict && !x->weakrefs)) return;
  const uint32_t flags = info_of(o).flags;
  if (!(flags & EG_FLAG_SHARED) || !stands_for_its_tensor(o)) return;
  eg_tensor* t = x->t;
  Py_INCREF(o);
  x->kept = true;
  const eg_callback keeper = {sizeof(eg_callback), flags & EG_FLAG_HANDLED ? call_class : nullptr, o, drop_kept};
  if (eg_status* s = eg_tensor_set_handler(t, &keeper)) {  // drop_kept has been called
    eg_status_free(s);
    x->t = t;
    return;
  }
  eg_tensor_release(t);  // the last one: drop_kept
}

PyObject* kept_object(PyObject* o) {
  TensorObject* x = object(o);
  if (failed(eg_tensor_retain(x->t))) return nullptr;
  Py_INCREF(o);
  x->kept = false;
  const bool handled = info_of(o).flags & EG_FLAG_HANDLED;
  if (handled ? !set_handler(x->t) : failed(eg_tensor_set_handler(x->t, nullptr))) return nullptr;
  // drop_kept has given the library's reference back
  // It may be kept again: CPython finalizes an object once, by a bit beside it.
  struct Head {
    uintptr_t next, prev;
  };
  reinterpret_cast<Head*>(o)[-1].prev &= ~uintptr_t{1};
  return o;
}

namespace {

PyObject* handler_push(PyObject*, PyObject* mode) {
  const eg_callback cb = python_callback(mode, call_mode);
  if (failed(eg_handler_push(&cb))) return nullptr;
  modes.stack.insert(modes.stack.begin() + static_cast<std::ptrdiff_t>(modes.depth++), mode);
  Py_RETURN_NONE;
}
PyObject* handler_pop(PyObject*, PyObject*) {
  if (!modes.depth) return raise(PyExc_RuntimeError, "the stack of dispatch modes is empty");
  const auto at = modes.stack.begin() + static_cast<std::ptrdiff_t>(--modes.depth);
  Ref mode(Py_NewRef(*at));
  modes.stack.erase(at);
  if (failed(eg_handler_pop())) return nullptr;
  return mode.release();
}
PyObject* handler_depth(PyObject*, PyObject*) { return PyLong_FromSize_t(modes.depth); }
PyObject* handler_at(PyObject*, PyObject* index) {
  const Py_ssize_t i = PyNumber_AsSsize_t(index, PyExc_IndexError);
  if (i == -1 && PyErr_Occurred()) return nullptr;
  if (i < 0 || static_cast<size_t>(i) >= modes.depth) return raise(PyExc_IndexError, "no such dispatch mode");
  return Py_NewRef(modes.stack[static_cast<size_t>(i)]);
}
PyObject* handler_enable(PyObject*, PyObject* on) {
  const int truth = PyObject_IsTrue(on);
  return truth < 0 ? nullptr : PyBool_FromLong(eg_handler_enable(truth));
}
PyObject* handler_grad_mode(PyObject*, PyObject*) { return PyBool_FromLong(eg_handler_grad_mode()); }
PyObject* wrapped_number_object(PyObject*, PyObject* o) {
  eg_tensor* t = wrapped_number(o);
  return t ? wrap_tensor(t) : nullptr;
}
PyObject* set_caller(PyObject*, PyObject* f) {
  Py_XSETREF(caller, Py_NewRef(f));
  Py_RETURN_NONE;
}
PyObject* type_dispatches(PyObject*, PyObject* type) {
  return PyBool_FromLong(PyType_Check(type) && PyType_IsSubtype(reinterpret_cast<PyTypeObject*>(type), tensor_type) &&
                         dispatches(reinterpret_cast<PyTypeObject*>(type)));
}
PyObject* takes_over(PyObject*, PyObject* o) {
  return PyBool_FromLong(is_tensor(o) && (info_of(o).flags & EG_FLAG_HANDLED));
}
// (class, sizes, strides or None, offset, dtype, device, requires_grad)
PyObject* make_wrapper(PyObject*, PyObject* args) {
  PyObject *type, *size, *stride, *dtype, *device;
  long long offset;
  int requires_grad;
  if (!PyArg_ParseTuple(args, "O!OOLO!Op:_make_wrapper", &PyType_Type, &type, &size, &stride, &offset, &dtype_type, &dtype,
                        &device, &requires_grad))
    return nullptr;
  std::vector<int64_t> sizes, strides;
  eg_device place;
  if (!read_ints(size, sizes, "size") || (stride != Py_None && !read_ints(stride, strides, "strides")) ||
      !read_device(device, &place))
    return nullptr;
  if (stride != Py_None && strides.size() != sizes.size())
    return raise(PyExc_RuntimeError, "a wrapper of %zu dimensions has %zu strides", sizes.size(), strides.size());
  eg_tensor* t = nullptr;
  if (failed(eg_tensor_new_wrapper(static_cast<int32_t>(sizes.size()), sizes.data(),
                                   stride == Py_None ? nullptr : strides.data(), offset, dtype_of(dtype), place, &t)))
    return nullptr;
  if (requires_grad && failed(eg_tensor_set_requires_grad(t, 1))) {
    eg_tensor_release(t);
    return nullptr;
  }
  return wrap_as(reinterpret_cast<PyTypeObject*>(type), t);
}
PyObject* disabled_torch_dispatch_impl(PyObject*, PyObject* const* args, Py_ssize_t n) {
  if (n < 1) return raise(PyExc_TypeError, "_disabled_torch_dispatch_impl takes func, types, args, kwargs");
  Ref none(PyTuple_New(0));
  const int32_t before = eg_handler_enable(0);
  PyObject* r = none ? PyObject_Call(args[0], n > 2 && PyTuple_Check(args[2]) ? args[2] : none.p,
                                     n > 3 && PyDict_Check(args[3]) ? args[3] : nullptr)
                     : nullptr;
  eg_handler_enable(before);
  return r;
}

PyMethodDef functions[] = {
    {"_handler_push", handler_push, METH_O, nullptr},
    {"_handler_pop", handler_pop, METH_NOARGS, nullptr},
    {"_handler_depth", handler_depth, METH_NOARGS, nullptr},
    {"_handler_at", handler_at, METH_O, nullptr},
    {"_handler_enable", handler_enable, METH_O, nullptr},
    {"_handler_grad_mode", handler_grad_mode, METH_NOARGS, nullptr},
    {"_set_dispatch_caller", set_caller, METH_O, nullptr},
    {"_dispatches", type_dispatches, METH_O, nullptr},
    {"_wrapped_number", wrapped_number_object, METH_O, nullptr},
    {"_takes_over", takes_over, METH_O, nullptr},
    {"_make_wrapper", make_wrapper, METH_VARARGS, nullptr},
    {"_disabled_torch_dispatch_impl",
     reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(disabled_torch_dispatch_impl)), METH_FASTCALL, nullptr},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

bool init_handlers(PyObject* module) {
  if (PyModule_AddFunctions(module, functions) < 0) return false;
  disabled_implementation = PyObject_GetAttrString(module, "_disabled_torch_dispatch_impl");
  return disabled_implementation && PyDict_SetItemString(tensor_type->tp_dict, "__torch_dispatch__", disabled_implementation) == 0;
}

}  // namespace egpy

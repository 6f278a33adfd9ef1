// The graph as Python sees it: backward and grad, hooks of tensors, forward mode and vmap levels. The classes that users
// subclass are in the package, over these; nodes are in nodes.cpp, modes in grad_modes.cpp, custom functions in
// custom_function.cpp.

#include <system_error>
#include <thread>
#include <utility>

#include "runtime.h"

namespace egpy {

// ---- tensors from sequences ----

bool read_tensors(PyObject* o, std::vector<eg_tensor*>& out, bool none_ok) {
  if (!o || o == Py_None) return true;
  Ref seq(PySequence_Fast(o, "expected a sequence of tensors"));
  if (!seq) return false;
  const Py_ssize_t n = PySequence_Fast_GET_SIZE(seq.p);
  for (Py_ssize_t i = 0; i < n; ++i) {
    PyObject* item = PySequence_Fast_GET_ITEM(seq.p, i);
    if (is_tensor(item))
      out.push_back(handle_of(item));
    else if (none_ok && item == Py_None)
      out.push_back(nullptr);
    else {
      raise(PyExc_TypeError, "element %zd is %s, not a Tensor", i, Py_TYPE(item)->tp_name);
      return false;
    }
  }
  return true;
}

namespace {

// ---- passes: each has a number, and calls to make when it is done ----

int64_t next_pass = 0;
struct Pass {
  int64_t id = next_pass++;
  bool into_leaves;  // all of them: what a checkpoint that runs a pass of its own needs
  bool keeps;        // the graph
  bool gives;        // gradients, rather than adding them to those of leaves
  int depth;         // passes around it on this thread
  PyObject* after = PyList_New(0);
  Pass* outer;
  Pass(bool leaves, bool keep, bool give);
  Pass(const Pass&) = delete;
  ~Pass();
  // The calls that were asked for meanwhile, and those that they ask for.
  bool finish() {
    for (Py_ssize_t i = 0; after && i < PyList_GET_SIZE(after); ++i) {
      Ref f(Py_NewRef(PyList_GET_ITEM(after, i)));
      Ref r(PyObject_CallNoArgs(f.p));
      if (!r) return false;
    }
    return after != nullptr;
  }
};
thread_local Pass* innermost = nullptr;
Pass::Pass(bool leaves, bool keep, bool give) : into_leaves(leaves), keeps(keep), gives(give), depth(innermost ? innermost->depth + 1 : 0), outer(innermost) {
  innermost = this;
}
Pass::~Pass() {
  innermost = outer;
  Py_XDECREF(after);
}

// What passes on other threads do not know of: levels of forward mode and vmap that this thread has entered.
thread_local int levels = 0;
// How many transforms of functions the thread is in.
thread_local int transforms = 0;

// Passes within passes go on on another thread from time to time: the stacks, Python's and the machine's, have an end.
template <class F>
void run_pass(Pass& pass, F&& run) {
  constexpr int kDeepest = 60;
  if (pass.depth < kDeepest || levels || transforms || saved_hooks_entered() || eg_handler_depth()) {
    ReleaseGil gil;
    return run();
  }
  const int32_t grad = eg_grad_mode(), inference = eg_inference_mode(), anomaly = eg_anomaly_mode();
  ReleaseGil gil;
  try {
    std::thread([&] {
      const HoldGil one_state_for_all_callbacks;
      eg_set_grad_mode(grad);
      eg_set_inference_mode(inference);
      eg_set_anomaly_mode(anomaly);
      innermost = &pass;
      pass.depth = 0;
      const ReleaseGil meanwhile;
      run();
    }).join();
  } catch (const std::system_error&) {  // there is no other thread to be had
    run();
  }
}

PyObject* pass_id(PyObject*, PyObject*) { return PyLong_FromLongLong(innermost ? innermost->id : -1); }
PyObject* pass_into_leaves(PyObject*, PyObject*) { return PyBool_FromLong(!innermost || innermost->into_leaves); }
PyObject* pass_keeps(PyObject*, PyObject*) { return PyBool_FromLong(!innermost || innermost->keeps); }
PyObject* pass_gives(PyObject*, PyObject*) { return PyBool_FromLong(innermost && innermost->gives); }
PyObject* after_pass(PyObject*, PyObject* f) {
  if (!innermost) return raise(PyExc_RuntimeError, "Final callbacks can only be installed during backward pass.");
  if (PyList_Append(innermost->after, f) < 0) return nullptr;
  Py_RETURN_NONE;
}

// backward(outputs, grads or None, retain_graph, create_graph, inputs or None)
PyObject* backward(PyObject*, PyObject* args) {
  PyObject *outputs, *grads, *inputs;
  int retain, create;
  if (!PyArg_ParseTuple(args, "OOppO", &outputs, &grads, &retain, &create, &inputs)) return nullptr;
  std::vector<eg_tensor*> o, g, in;
  if (!read_tensors(outputs, o, false) || !read_tensors(grads, g, true) || !read_tensors(inputs, in, false))
    return nullptr;
  eg_status* s;
  Pass pass(inputs == Py_None, retain, false);
  run_pass(pass, [&] {
    s = eg_backward(o.data(), o.size(), g.empty() ? nullptr : g.data(), retain, create,
                    inputs == Py_None ? nullptr : in.data(), in.size());
  });
  if (failed(s) || !pass.finish()) return nullptr;
  Py_RETURN_NONE;
}
// grad(outputs, inputs, grads or None, retain_graph, create_graph, allow_unused) -> tuple
PyObject* grad(PyObject*, PyObject* args) {
  PyObject *outputs, *inputs, *grads;
  int retain, create, unused;
  if (!PyArg_ParseTuple(args, "OOOppp", &outputs, &inputs, &grads, &retain, &create, &unused)) return nullptr;
  std::vector<eg_tensor*> o, g, in;
  if (!read_tensors(outputs, o, false) || !read_tensors(grads, g, true) || !read_tensors(inputs, in, false))
    return nullptr;
  std::vector<eg_tensor*> out(in.size() + 1, nullptr);
  eg_status* s;
  Pass pass(false, retain, true);
  run_pass(pass, [&] {
    s = eg_grad(o.data(), o.size(), g.empty() ? nullptr : g.data(), in.data(), in.size(), retain, create, unused,
                out.data());
  });
  if (failed(s) || !pass.finish()) {
    for (eg_tensor* t : out)
      if (t) eg_tensor_release(t);
    return nullptr;
  }
  PyObject* tuple = PyTuple_New(static_cast<Py_ssize_t>(in.size()));
  for (size_t i = 0; i < in.size(); ++i) {
    PyObject* t = tuple ? wrap_tensor(out[i]) : nullptr;
    if (!t) {
      if (!tuple && out[i]) eg_tensor_release(out[i]);
      Py_CLEAR(tuple);
      continue;
    }
    PyTuple_SET_ITEM(tuple, static_cast<Py_ssize_t>(i), t);
  }
  return tuple;
}

// ---- hooks: args are borrowed values, a result replaces the gradient ----

}  // namespace

PyObject* borrowed_object(const eg_value& v) {
  if (v.tag == EG_TAG_NONE) Py_RETURN_NONE;
  if (v.tag == EG_TAG_TENSOR) return wrap_borrowed(static_cast<eg_tensor*>(v.u.p));
  if (v.tag == EG_TAG_TENSORS) {
    auto** p = static_cast<eg_tensor**>(v.u.p);
    PyObject* t = PyTuple_New(v.n);
    for (uint32_t i = 0; t && i < v.n; ++i) {
      PyObject* o = wrap_borrowed(p[i]);
      if (!o) {
        Py_CLEAR(t);
        break;
      }
      PyTuple_SET_ITEM(t, i, o);
    }
    return t;
  }
  eg_value copy = v;
  if (v.tag == EG_TAG_STRING) return PyUnicode_DecodeUTF8(static_cast<const char*>(v.u.p), v.n, "replace");
  if (v.tag == EG_TAG_INTS) {
    PyObject* t = PyTuple_New(v.n);
    for (uint32_t i = 0; t && i < v.n; ++i)
      PyTuple_SET_ITEM(t, i, PyLong_FromLongLong(static_cast<const int64_t*>(v.u.p)[i]));
    return t;
  }
  if (v.tag == EG_TAG_DOUBLES) {
    PyObject* t = PyTuple_New(v.n);
    for (uint32_t i = 0; t && i < v.n; ++i)
      PyTuple_SET_ITEM(t, i, PyFloat_FromDouble(static_cast<const double*>(v.u.p)[i]));
    return t;
  }
  if (v.tag == EG_TAG_GENERATOR) {
    if (failed(eg_generator_retain(static_cast<eg_generator*>(v.u.p)))) return nullptr;
    return generator_object(static_cast<eg_generator*>(v.u.p));
  }
  if (v.tag == EG_TAG_BOOLS || v.tag == EG_TAG_SCALARS) {
    PyObject* t = PyTuple_New(v.n);
    for (uint32_t i = 0; t && i < v.n; ++i)
      PyTuple_SET_ITEM(t, i,
                       v.tag == EG_TAG_BOOLS ? PyBool_FromLong(static_cast<const uint8_t*>(v.u.p)[i])
                                             : number_object(static_cast<const eg_value*>(v.u.p)[i]));
    return t;
  }
  return v.tag == EG_TAG_COMPLEX ? number_object(copy) : value_any(copy);
}

// A Python object as an owned value for rets.
bool give(PyObject* o, eg_value* ret) {
  Arena arena;
  eg_value v;
  if (!object_value(o, &v, arena)) return false;
  switch (v.tag) {
    case EG_TAG_TENSOR:
      if (failed(eg_tensor_retain(static_cast<eg_tensor*>(v.u.p)))) return false;
      *ret = v;
      return true;
    case EG_TAG_TENSORS:
      return !failed(eg_value_set_tensors(ret, static_cast<eg_tensor**>(v.u.p), v.n));
    case EG_TAG_INTS:
      if (v.n == 0) return !failed(eg_value_set_tensors(ret, nullptr, 0));
      return !failed(eg_value_set_ints(ret, static_cast<const int64_t*>(v.u.p), v.n));
    case EG_TAG_STRING:
      return !failed(eg_value_set_string(ret, static_cast<const char*>(v.u.p), v.n));
    case EG_TAG_NONE:
    case EG_TAG_INT:
    case EG_TAG_DOUBLE:
    case EG_TAG_BOOL:
    case EG_TAG_DTYPE:
      *ret = v;
      return true;
    default:
      raise(PyExc_TypeError, "a callback cannot give back a %s", Py_TYPE(o)->tp_name);
      return false;
  }
}

// fn(*args) -> rets: one value, or a tuple when several are wanted.
eg_status* call_python(void* ctx, const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  if (!python_runs()) return eg_status_new(EG_CALLBACK, "Python has ended", nullptr, nullptr);
  HoldGil gil;
  auto* f = static_cast<PyObject*>(ctx);
  Ref tuple(PyTuple_New(static_cast<Py_ssize_t>(nargs)));
  if (!tuple) return status_from_python();
  for (size_t i = 0; i < nargs; ++i) {
    PyObject* o = borrowed_object(args[i]);
    if (!o) return status_from_python();
    PyTuple_SET_ITEM(tuple.p, static_cast<Py_ssize_t>(i), o);
  }
  Ref r(PyObject_CallObject(f, tuple.p));
  if (!r) return status_from_python();
  if (nrets == 1) return give(r.p, rets) ? nullptr : status_from_python();
  if (nrets == 0) return nullptr;
  if (r.p == Py_None) return nullptr;
  Ref seq(PySequence_Fast(r.p, "a callback with several results gives back a tuple"));
  if (!seq) return status_from_python();
  if (PySequence_Fast_GET_SIZE(seq.p) != static_cast<Py_ssize_t>(nrets)) {
    raise(PyExc_RuntimeError, "a callback gave %zd results, %zu were expected", PySequence_Fast_GET_SIZE(seq.p), nrets);
    return status_from_python();
  }
  for (size_t i = 0; i < nrets; ++i)
    if (!give(PySequence_Fast_GET_ITEM(seq.p, static_cast<Py_ssize_t>(i)), &rets[i])) return status_from_python();
  return nullptr;
}

namespace {

PyObject* t_remove_hook(PyObject* o, PyObject* id) {
  const int64_t n = PyLong_AsLongLong(id);
  if (n == -1 && PyErr_Occurred()) return nullptr;
  if (failed(eg_tensor_remove_hook(handle_of(o), n))) return nullptr;
  Py_RETURN_NONE;
}

// ---- forward mode and vmap ----

PyObject* forward_enter(PyObject*, PyObject*) {
  int32_t level = 0;
  if (failed(eg_forward_enter(&level))) return nullptr;
  ++levels;
  return PyLong_FromLong(level);
}
PyObject* forward_exit(PyObject*, PyObject* level) {
  if (failed(eg_forward_exit(static_cast<int32_t>(PyLong_AsLong(level))))) return nullptr;
  --levels;
  Py_RETURN_NONE;
}
PyObject* forward_enable(PyObject*, PyObject* on) {
  const long v = on == Py_None ? -1 : PyObject_IsTrue(on);
  return PyErr_Occurred() ? nullptr : PyBool_FromLong(eg_forward_enable(static_cast<int32_t>(v)));
}
PyObject* make_dual(PyObject*, PyObject* args) {
  PyObject *p, *t;
  int level;
  if (!PyArg_ParseTuple(args, "O!O!i", tensor_type, &p, tensor_type, &t, &level)) return nullptr;
  eg_tensor* out = nullptr;
  if (failed(eg_make_dual(handle_of(p), handle_of(t), level, &out))) return nullptr;
  return wrap_tensor(out);
}
PyObject* unpack_dual(PyObject*, PyObject* args) {
  PyObject* t;
  int level;
  if (!PyArg_ParseTuple(args, "O!i", tensor_type, &t, &level)) return nullptr;
  eg_tensor *primal = nullptr, *tangent = nullptr;
  if (failed(eg_unpack_dual(handle_of(t), level, &primal, &tangent))) return nullptr;
  return Py_BuildValue("(NN)", wrap_tensor(primal), wrap_tensor(tangent));
}
PyObject* vmap_enter(PyObject*, PyObject* args) {
  long long size;
  int randomness;
  if (!PyArg_ParseTuple(args, "Li", &size, &randomness)) return nullptr;
  int32_t level = 0;
  if (failed(eg_vmap_enter(size, randomness, &level))) return nullptr;
  ++levels;
  return PyLong_FromLong(level);
}
PyObject* vmap_exit(PyObject*, PyObject* level) {
  if (failed(eg_vmap_exit(static_cast<int32_t>(PyLong_AsLong(level))))) return nullptr;
  --levels;
  Py_RETURN_NONE;
}
template <eg_status* (*F)(eg_tensor*, int64_t, int32_t, eg_tensor**)>
PyObject* vmap_move(PyObject*, PyObject* args) {
  PyObject* t;
  long long dim;
  int level;
  if (!PyArg_ParseTuple(args, "O!Li", tensor_type, &t, &dim, &level)) return nullptr;
  eg_tensor* out = nullptr;
  if (failed(F(handle_of(t), dim, level, &out))) return nullptr;
  return wrap_tensor(out);
}

PyObject* vmap_place(PyObject*, PyObject* t) {
  int32_t level = 0;
  int64_t dim = 0;
  if (!is_tensor(t)) return raise(PyExc_TypeError, "expected a tensor, got %s", Py_TYPE(t)->tp_name);
  if (failed(eg_vmap_place(handle_of(t), &level, &dim))) return nullptr;
  return Py_BuildValue("(iL)", level, static_cast<long long>(dim));
}
bool slicing = true;
PyObject* vmap_slicing(PyObject*, PyObject* on) {
  slicing = PyObject_IsTrue(on) == 1;
  return PyBool_FromLong(eg_vmap_slicing(slicing));
}
PyObject* is_slicing(PyObject*, PyObject*) { return PyBool_FromLong(slicing); }
PyObject* vmap_sliced(PyObject*, PyObject*) {
  int64_t count = 0;
  const char* name = nullptr;
  if (failed(eg_vmap_sliced(&count, &name))) return nullptr;
  return Py_BuildValue("(Ls)", static_cast<long long>(count), name);
}

PyObject* set_transforms(PyObject*, PyObject* args) {
  int n = transforms;
  if (!PyArg_ParseTuple(args, "|i", &n)) return nullptr;
  return PyLong_FromLong(std::exchange(transforms, n));
}

// Whether whoever maps wants to hear of the operators without a batching rule (func/_fallbacks.py).
bool fallbacks_shown = false;

PyObject* show_fallbacks(PyObject*, PyObject* on) {
  fallbacks_shown = PyObject_IsTrue(on) == 1;
  Py_RETURN_NONE;
}
PyObject* are_fallbacks_shown(PyObject*, PyObject*) { return PyBool_FromLong(fallbacks_shown); }

PyMethodDef functions[] = {
    {"_backward", backward, METH_VARARGS, nullptr},
    {"_grad", grad, METH_VARARGS, nullptr},
    {"_current_graph_task_id", pass_id, METH_NOARGS, nullptr},
    {"_pass_into_leaves", pass_into_leaves, METH_NOARGS, nullptr},
    {"_pass_keeps_graph", pass_keeps, METH_NOARGS, nullptr},
    {"_pass_gives_gradients", pass_gives, METH_NOARGS, nullptr},
    {"_after_pass", after_pass, METH_O, nullptr},
    {"_forward_enter", forward_enter, METH_NOARGS, nullptr},
    {"_forward_exit", forward_exit, METH_O, nullptr},
    {"_forward_enable", forward_enable, METH_O, nullptr},
    {"_make_dual", make_dual, METH_VARARGS, nullptr},
    {"_unpack_dual", unpack_dual, METH_VARARGS, nullptr},
    {"_vmap_enter", vmap_enter, METH_VARARGS, nullptr},
    {"_vmap_exit", vmap_exit, METH_O, nullptr},
    {"_vmap_wrap", vmap_move<eg_vmap_wrap>, METH_VARARGS, nullptr},
    {"_vmap_unwrap", vmap_move<eg_vmap_unwrap>, METH_VARARGS, nullptr},
    {"_vmap_place", vmap_place, METH_O, nullptr},
    {"_vmap_sliced", vmap_sliced, METH_NOARGS, nullptr},
    {"_vmap_slicing", vmap_slicing, METH_O, nullptr},
    {"_is_vmap_slicing", is_slicing, METH_NOARGS, nullptr},
    {"_debug_only_display_vmap_fallback_warnings", show_fallbacks, METH_O, nullptr},
    {"_debug_only_are_vmap_fallback_warnings_enabled", are_fallbacks_shown, METH_NOARGS, nullptr},
    {"_set_transforms", set_transforms, METH_VARARGS, nullptr},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

bool refused_in_transforms(const char* what) {
  if (__builtin_expect(transforms == 0, 1)) return false;
  raise(PyExc_RuntimeError,
        "%s (or one of the functions of torch.autograd.functional) was called inside a function that torch.func "
        "transforms. That is not supported: call it outside, or use the transforms of torch.func (grad, vjp, jvp, jacrev, "
        "jacfwd, hessian, ...).",
        what);
  return true;
}

PyMethodDef kAutogradMethods[] = {{"_remove_hook", t_remove_hook, METH_O, nullptr},
                                  {nullptr, nullptr, 0, nullptr}};

eg_callback generic_callback(PyObject* f) { return python_callback(f, call_python); }

bool init_autograd(PyObject* module) {
  return PyModule_AddFunctions(module, functions) == 0;
}

}  // namespace egpy

// The autograd engine as Python sees it: grad modes, backward and grad, nodes of the graph, hooks, custom functions,
// saved tensors, forward mode and vmap levels. The classes that users subclass are in the package, over these.

#include "runtime.h"

namespace egpy {

namespace {

// ---- modes: `with no_grad():` and friends ----

enum class Mode : int { Grad, Inference };
struct ModeObject {
  PyObject_HEAD Mode mode;
  int32_t value;  // what it sets
  int32_t previous;
  int32_t previous_grad;
};
PyTypeObject no_grad_type = {PyVarObject_HEAD_INIT(nullptr, 0)}, enable_grad_type = {PyVarObject_HEAD_INIT(nullptr, 0)},
             set_grad_type = {PyVarObject_HEAD_INIT(nullptr, 0)}, inference_type = {PyVarObject_HEAD_INIT(nullptr, 0)};
PyObject* decorator = nullptr;  // decorate(factory, function), of the package

ModeObject* mode_of(PyObject* o) { return reinterpret_cast<ModeObject*>(o); }

PyObject* decorate(PyObject* o, PyObject* f) {
  if (!decorator) return raise(PyExc_RuntimeError, "the package has not been imported");
  return PyObject_CallFunctionObjArgs(decorator, o, f, nullptr);
}
PyObject* mode_new(PyTypeObject* type, PyObject* args, PyObject* kwargs) {
  PyObject* on = nullptr;
  static const char* names[] = {"mode", nullptr};
  PyObject* decorated = nullptr;
  Mode mode = Mode::Grad;
  int32_t value = 0;
  if (type == &set_grad_type || PyType_IsSubtype(type, &set_grad_type)) {
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O:set_grad_enabled", const_cast<char**>(names), &on))
      return nullptr;
    value = PyObject_IsTrue(on) > 0;
  } else if (PyType_IsSubtype(type, &inference_type)) {
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "|O:inference_mode", const_cast<char**>(names), &on)) return nullptr;
    mode = Mode::Inference;
    if (on && PyCallable_Check(on) && !PyBool_Check(on)) decorated = on;
    value = on && !decorated ? PyObject_IsTrue(on) > 0 : 1;
  } else {
    if (!PyArg_ParseTuple(args, "|O", &decorated)) return nullptr;
    value = PyType_IsSubtype(type, &enable_grad_type);
  }
  PyObject* o = type->tp_alloc(type, 0);
  if (!o) return nullptr;
  mode_of(o)->mode = mode;
  mode_of(o)->value = value;
  mode_of(o)->previous = -1;
  if (type == &set_grad_type) mode_of(o)->previous = eg_set_grad_mode(value);  // takes effect at once
  if (decorated) {
    PyObject* f = decorate(o, decorated);
    Py_DECREF(o);
    return f;
  }
  return o;
}
void mode_enter_raw(ModeObject* m) {
  if (m->mode == Mode::Inference) {
    m->previous = eg_set_inference_mode(m->value);
    m->previous_grad = m->value ? eg_set_grad_mode(0) : eg_grad_mode();
  } else {
    const int32_t before = eg_set_grad_mode(m->value);
    if (!(Py_TYPE(m) == &set_grad_type && m->previous >= 0)) m->previous = before;
  }
}
PyObject* mode_enter(PyObject* o, PyObject*) {
  mode_enter_raw(mode_of(o));
  return Py_NewRef(o);
}
PyObject* mode_exit(PyObject* o, PyObject* const*, Py_ssize_t) {
  ModeObject* m = mode_of(o);
  if (m->mode == Mode::Inference) {
    eg_set_inference_mode(m->previous);
    if (m->value) eg_set_grad_mode(m->previous_grad);
  } else {
    eg_set_grad_mode(m->previous);
  }
  Py_RETURN_NONE;
}
PyObject* mode_clone(PyObject* o, PyObject*) {
  PyObject* c = Py_TYPE(o)->tp_alloc(Py_TYPE(o), 0);
  if (!c) return nullptr;
  mode_of(c)->mode = mode_of(o)->mode;
  mode_of(c)->value = mode_of(o)->value;
  mode_of(c)->previous = -1;
  return c;
}
PyObject* mode_call(PyObject* o, PyObject* args, PyObject*) {
  PyObject* f;
  if (!PyArg_ParseTuple(args, "O", &f)) return nullptr;
  if (Py_TYPE(o) == &set_grad_type && mode_of(o)->previous >= 0) {  // a decorator changes nothing by itself
    eg_set_grad_mode(mode_of(o)->previous);
    mode_of(o)->previous = -1;
  }
  return decorate(o, f);
}
PyMethodDef mode_methods[] = {
    {"__enter__", mode_enter, METH_NOARGS, nullptr},
    {"__exit__", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(mode_exit)), METH_FASTCALL, nullptr},
    {"clone", mode_clone, METH_NOARGS, nullptr},
    {nullptr, nullptr, 0, nullptr}};
PyMemberDef mode_members[] = {{"mode", T_INT, offsetof(ModeObject, value), READONLY, nullptr},
                              {nullptr, 0, 0, 0, nullptr}};

bool setup_mode(PyTypeObject& t, const char* name, const char* doc, PyObject* module) {
  t.tp_name = name;
  t.tp_basicsize = sizeof(ModeObject);
  t.tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE;
  t.tp_doc = doc;
  t.tp_new = mode_new;
  t.tp_call = mode_call;
  t.tp_methods = mode_methods;
  t.tp_members = mode_members;
  return PyType_Ready(&t) == 0 &&
         PyModule_AddObjectRef(module, std::strrchr(name, '.') + 1, reinterpret_cast<PyObject*>(&t)) == 0;
}

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

// backward(outputs, grads or None, retain_graph, create_graph, inputs or None)
PyObject* backward(PyObject*, PyObject* args) {
  PyObject *outputs, *grads, *inputs;
  int retain, create;
  if (!PyArg_ParseTuple(args, "OOppO", &outputs, &grads, &retain, &create, &inputs)) return nullptr;
  std::vector<eg_tensor*> o, g, in;
  if (!read_tensors(outputs, o, false) || !read_tensors(grads, g, true) || !read_tensors(inputs, in, false))
    return nullptr;
  eg_status* s;
  {
    ReleaseGil gil;
    s = eg_backward(o.data(), o.size(), g.empty() ? nullptr : g.data(), retain, create,
                    inputs == Py_None ? nullptr : in.data(), in.size());
  }
  if (failed(s)) return nullptr;
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
  {
    ReleaseGil gil;
    s = eg_grad(o.data(), o.size(), g.empty() ? nullptr : g.data(), in.data(), in.size(), retain, create, unused,
                out.data());
  }
  if (failed(s)) return nullptr;
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

namespace {

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

PyObject* t_register_hook(PyObject* o, PyObject* f) {
  const eg_callback cb = python_callback(f, call_python);
  int64_t id = 0;
  if (failed(eg_tensor_register_hook(handle_of(o), &cb, &id))) return nullptr;
  return PyLong_FromLongLong(id);
}
PyObject* t_register_post(PyObject* o, PyObject* f) {
  const eg_callback cb = python_callback(f, call_python);
  int64_t id = 0;
  if (failed(eg_tensor_register_post_accumulate_hook(handle_of(o), &cb, &id))) return nullptr;
  return PyLong_FromLongLong(id);
}
PyObject* t_remove_hook(PyObject* o, PyObject* id) {
  const int64_t n = PyLong_AsLongLong(id);
  if (n == -1 && PyErr_Occurred()) return nullptr;
  if (failed(eg_tensor_remove_hook(handle_of(o), n))) return nullptr;
  Py_RETURN_NONE;
}

// ---- nodes ----

eg_node* node_of(PyObject* o) { return reinterpret_cast<NodeObject*>(o)->n; }
void node_dealloc(PyObject* o) {
  PyObject_GC_UnTrack(o);
  eg_node_release(node_of(o));
  Py_CLEAR(reinterpret_cast<NodeObject*>(o)->dict);
  Py_TYPE(o)->tp_free(o);
}
int node_traverse(PyObject* o, visitproc visit, void* arg) {
  Py_VISIT(reinterpret_cast<NodeObject*>(o)->dict);
  return 0;
}
int node_clear(PyObject* o) {
  Py_CLEAR(reinterpret_cast<NodeObject*>(o)->dict);
  return 0;
}
PyObject* node_repr(PyObject* o) {
  return PyUnicode_FromFormat("<%s object at %p>", eg_node_name(node_of(o)), node_of(o));
}
Py_hash_t node_hash(PyObject* o) { return _Py_HashPointer(node_of(o)); }
PyObject* node_compare(PyObject* a, PyObject* b, int op) {
  if (Py_TYPE(b) != &node_type || (op != Py_EQ && op != Py_NE)) Py_RETURN_NOTIMPLEMENTED;
  return PyBool_FromLong((node_of(a) == node_of(b)) == (op == Py_EQ));
}
PyObject* node_name(PyObject* o, PyObject*) { return PyUnicode_FromString(eg_node_name(node_of(o))); }
PyObject* node_next(PyObject* o, void*) {
  const size_t n = eg_node_next_count(node_of(o));
  PyObject* t = PyTuple_New(static_cast<Py_ssize_t>(n));
  for (size_t i = 0; t && i < n; ++i) {
    eg_node* next = nullptr;
    int32_t nr = 0;
    PyObject* item =
        failed(eg_node_next(node_of(o), i, &next, &nr)) ? nullptr : Py_BuildValue("(Ni)", wrap_node(next), nr);
    if (!item) {
      Py_CLEAR(t);
      break;
    }
    PyTuple_SET_ITEM(t, static_cast<Py_ssize_t>(i), item);
  }
  return t;
}
PyObject* node_variable(PyObject* o, void*) {
  eg_tensor* t = nullptr;
  if (failed(eg_node_variable(node_of(o), &t))) return nullptr;
  if (!t) return raise(PyExc_AttributeError, "'%s' object has no attribute 'variable'", eg_node_name(node_of(o)));
  return wrap_tensor(t);
}
PyObject* node_sequence(PyObject* o, PyObject*) { return PyLong_FromLongLong(eg_node_sequence(node_of(o))); }
PyObject* node_metadata(PyObject* o, void*) {
  auto* n = reinterpret_cast<NodeObject*>(o);
  if (!n->dict) n->dict = PyDict_New();
  return Py_XNewRef(n->dict);
}
PyObject* node_hook(PyObject* o, PyObject* args) {
  PyObject* f;
  int pre;
  if (!PyArg_ParseTuple(args, "Op", &f, &pre)) return nullptr;
  const eg_callback cb = python_callback(f, call_python);
  int64_t id = 0;
  if (failed(eg_node_register_hook(node_of(o), &cb, pre, &id))) return nullptr;
  return PyLong_FromLongLong(id);
}
PyObject* node_remove_hook(PyObject* o, PyObject* id) {
  const int64_t n = PyLong_AsLongLong(id);
  if (n == -1 && PyErr_Occurred()) return nullptr;
  if (failed(eg_node_remove_hook(node_of(o), n))) return nullptr;
  Py_RETURN_NONE;
}
PyObject* via_package(PyObject* o, PyObject* f, const char* helper) {
  Ref module(PyImport_ImportModule("evergrad.autograd.graph"));
  return module ? PyObject_CallMethod(module.p, helper, "OO", o, f) : nullptr;
}
PyObject* node_register_hook(PyObject* o, PyObject* f) { return via_package(o, f, "_node_hook"); }
PyObject* node_register_prehook(PyObject* o, PyObject* f) { return via_package(o, f, "_node_prehook"); }
// _saved_NAME: what the node keeps for the backward pass.
PyObject* node_getattro(PyObject* o, PyObject* name) {
  const char* text = PyUnicode_AsUTF8(name);
  if (!text) return nullptr;
  if (!std::strncmp(text, "_saved_", 7)) {
    const char* kept;
    for (size_t i = 0; (kept = eg_node_saved_name(node_of(o), i)); ++i) {
      if (std::strcmp(kept, text + 7)) continue;
      eg_value v = none_value();
      if (failed(eg_node_saved(node_of(o), i, &v))) return nullptr;
      PyObject* value = value_any(v);
      if (value && PyList_CheckExact(value)) Py_SETREF(value, PyList_AsTuple(value));
      return value;
    }
  }
  PyObject* found = PyObject_GenericGetAttr(o, name);
  if (!found && PyErr_ExceptionMatches(PyExc_AttributeError))
    raise(PyExc_AttributeError, "'%s' object has no attribute '%s'", eg_node_name(node_of(o)), text);
  return found;
}
PyObject* node_dir(PyObject* o, PyObject*) {
  Ref type_names(PyObject_Dir(reinterpret_cast<PyObject*>(Py_TYPE(o))));
  const char* kept;
  for (size_t i = 0; type_names && (kept = eg_node_saved_name(node_of(o), i)); ++i) {
    Ref name(PyUnicode_FromFormat("_saved_%s", kept));
    if (!name || PyList_Append(type_names.p, name.p) < 0) return nullptr;
  }
  return type_names.release();
}
PyGetSetDef node_getset[] = {{"next_functions", node_next, nullptr, nullptr, nullptr},
                             {"variable", node_variable, nullptr, nullptr, nullptr},
                             {"metadata", node_metadata, nullptr, nullptr, nullptr},
                             {nullptr, nullptr, nullptr, nullptr, nullptr}};
PyMethodDef node_methods[] = {
    {"name", node_name, METH_NOARGS, "The name of the operation."},
    {"__dir__", node_dir, METH_NOARGS, nullptr},
    {"_sequence_nr", node_sequence, METH_NOARGS, nullptr},
    {"_add_hook", node_hook, METH_VARARGS, nullptr},
    {"_remove_hook", node_remove_hook, METH_O, nullptr},
    {"register_hook", node_register_hook, METH_O, "hook(grad_inputs, grad_outputs), called after the node."},
    {"register_prehook", node_register_prehook, METH_O, "hook(grad_outputs), called before the node."},
    {nullptr, nullptr, 0, nullptr}};

// ---- custom functions ----

struct SavedObject {
  PyObject_HEAD eg_saved* s;
};
PyTypeObject saved_type = {PyVarObject_HEAD_INIT(nullptr, 0)};
void saved_dealloc(PyObject* o) {
  eg_saved_release(reinterpret_cast<SavedObject*>(o)->s);
  Py_TYPE(o)->tp_free(o);
}

// The node of a custom function as its context sees it. The node owns the context, through its backward; so this does
// not own the node. It is told when the node goes.
struct OwnerObject {
  PyObject_HEAD eg_node* n;
};
PyTypeObject owner_type = {PyVarObject_HEAD_INIT(nullptr, 0)};
bool read_owner(PyObject* o, eg_node** n) {
  *n = nullptr;
  if (o == Py_None) return true;
  if (Py_TYPE(o) != &owner_type) {
    raise(PyExc_TypeError, "expected the node of a custom function, but got %s", Py_TYPE(o)->tp_name);
    return false;
  }
  *n = reinterpret_cast<OwnerObject*>(o)->n;
  if (*n) return true;
  raise(PyExc_RuntimeError, "the graph that this context belongs to has been freed");
  return false;
}
PyObject* owner_node(PyObject* o, PyObject*) {
  eg_node* n;
  if (!read_owner(o, &n) || failed(eg_node_retain(n))) return nullptr;
  return wrap_node(n);
}
PyMethodDef owner_methods[] = {{"node", owner_node, METH_NOARGS, nullptr}, {nullptr, nullptr, 0, nullptr}};

// The context of a custom function's backward: (callable, owner).
eg_status* call_backward(void* ctx, const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  if (!python_runs()) return eg_status_new(EG_CALLBACK, "Python has ended", nullptr, nullptr);
  PyObject* callable;
  {
    HoldGil gil;
    callable = Py_NewRef(PyTuple_GET_ITEM(static_cast<PyObject*>(ctx), 0));
  }
  eg_status* s = call_python(callable, args, nargs, rets, nrets);
  HoldGil gil;
  Py_DECREF(callable);
  return s;
}
void drop_backward(void* ctx) {
  if (!python_runs()) return;
  HoldGil gil;
  auto* pair = static_cast<PyObject*>(ctx);
  reinterpret_cast<OwnerObject*>(PyTuple_GET_ITEM(pair, 1))->n = nullptr;
  Py_DECREF(pair);
}

// save_all(what to save, owner, outputs) -> list of saved or None
PyObject* save_all(PyObject*, PyObject* const* args, Py_ssize_t nargs) {
  eg_node* owner;
  if (nargs != 3) return raise(PyExc_TypeError, "expected what to save, the node, and the outputs");
  if (!read_owner(args[1], &owner)) return nullptr;
  Ref what(PySequence_Fast(args[0], "expected a sequence of tensors"));
  Ref outputs(PySequence_Fast(args[2], "expected a sequence of tensors"));
  if (!what || !outputs) return nullptr;
  const Py_ssize_t n = PySequence_Fast_GET_SIZE(what.p), nout = PySequence_Fast_GET_SIZE(outputs.p);
  Ref list(PyList_New(n));
  for (Py_ssize_t i = 0; list && i < n; ++i) {
    PyObject* t = PySequence_Fast_GET_ITEM(what.p, i);
    if (t == Py_None) {
      PyList_SET_ITEM(list.p, i, Py_NewRef(t));
      continue;
    }
    if (!is_tensor(t))
      return raise(PyExc_TypeError, "save_for_backward can only save variables, but argument %zd is of type %s", i,
                   Py_TYPE(t)->tp_name);
    bool is_output = false;
    for (Py_ssize_t k = 0; k < nout && !is_output; ++k) is_output = PySequence_Fast_GET_ITEM(outputs.p, k) == t;
    eg_saved* s = nullptr;
    if (failed(eg_saved_new(handle_of(t), owner, is_output, &s))) return nullptr;
    auto* o = PyObject_New(SavedObject, &saved_type);
    if (!o) {
      eg_saved_release(s);
      return nullptr;
    }
    o->s = s;
    PyList_SET_ITEM(list.p, i, reinterpret_cast<PyObject*>(o));
  }
  return list.release();
}

// unsave_all(list of saved or None, owner) -> tuple
PyObject* unsave_all(PyObject*, PyObject* const* args, Py_ssize_t n) {
  eg_node* owner;
  if (n != 2 || !PyList_Check(args[0])) return raise(PyExc_TypeError, "expected a list of saved tensors and their node");
  if (!read_owner(args[1], &owner)) return nullptr;
  const Py_ssize_t count = PyList_GET_SIZE(args[0]);
  Ref tuple(PyTuple_New(count));
  for (Py_ssize_t i = 0; tuple && i < count; ++i) {
    PyObject* s = PyList_GET_ITEM(args[0], i);
    PyObject* o = nullptr;
    if (s == Py_None) {
      o = Py_NewRef(Py_None);
    } else if (Py_TYPE(s) == &saved_type) {
      eg_tensor* t = nullptr;
      if (failed(eg_saved_unpack(reinterpret_cast<SavedObject*>(s)->s, owner, &t))) return nullptr;
      o = wrap_tensor(t);
    } else {
      raise(PyExc_TypeError, "expected a saved tensor, but got %s", Py_TYPE(s)->tp_name);
    }
    if (!o) return nullptr;
    PyTuple_SET_ITEM(tuple.p, i, o);
  }
  return tuple.release();
}

// facts(args) -> (which of them need a gradient, 1: any does | 2: any is batched | 4: any is dual)
PyObject* facts(PyObject*, PyObject* args) {
  if (!PyTuple_Check(args)) return raise(PyExc_TypeError, "expected a tuple, but got %s", Py_TYPE(args)->tp_name);
  const Py_ssize_t n = PyTuple_GET_SIZE(args);
  PyObject* needs = PyTuple_New(n);
  if (!needs) return nullptr;
  long all = 0;
  for (Py_ssize_t i = 0; i < n; ++i) {
    PyObject* a = PyTuple_GET_ITEM(args, i);
    const uint32_t f = is_tensor(a) ? info_of(a).flags : 0;
    const bool wants = f & EG_FLAG_REQUIRES_GRAD;
    all |= (wants ? 1 : 0) | (f & EG_FLAG_BATCHED ? 2 : 0) | (f & EG_FLAG_HAS_TANGENT ? 4 : 0);
    PyTuple_SET_ITEM(needs, i, PyBool_FromLong(wants));
  }
  return Py_BuildValue("(Nl)", needs, all);
}

// attach(name, inputs, outputs, dirty, nondiff, materialize, backward) -> owner
PyObject* attach(PyObject*, PyObject* args) {
  const char* name;
  PyObject *inputs, *outputs, *dirty, *nondiff, *callable;
  int materialize;
  if (!PyArg_ParseTuple(args, "sOOOOpO", &name, &inputs, &outputs, &dirty, &nondiff, &materialize, &callable))
    return nullptr;
  std::vector<eg_tensor*> in, out;
  if (!PyTuple_Check(inputs)) return raise(PyExc_TypeError, "expected a tuple of arguments");
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(inputs); ++i) {
    PyObject* a = PyTuple_GET_ITEM(inputs, i);
    in.push_back(is_tensor(a) ? handle_of(a) : nullptr);
  }
  if (!read_tensors(outputs, out, true)) return nullptr;
  auto flags = [&](PyObject* o, std::vector<uint8_t>& v) {
    Ref seq(PySequence_Fast(o, "expected a sequence of bools"));
    if (!seq) return false;
    for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(seq.p); ++i)
      v.push_back(PyObject_IsTrue(PySequence_Fast_GET_ITEM(seq.p, i)) > 0);
    v.resize(out.size());
    return true;
  };
  std::vector<uint8_t> d, n;
  if (!flags(dirty, d) || !flags(nondiff, n)) return nullptr;
  eg_custom_function f;
  std::memset(&f, 0, sizeof f);
  f.struct_size = sizeof f;
  f.name = name;
  f.inputs = in.data();
  f.ninputs = in.size();
  f.outputs = out.data();
  f.noutputs = out.size();
  f.dirty = d.data();
  f.nondiff = n.data();
  f.materialize = materialize;
  auto* owner = PyObject_New(OwnerObject, &owner_type);
  if (!owner) return nullptr;
  owner->n = nullptr;
  PyObject* pair = PyTuple_Pack(2, callable, reinterpret_cast<PyObject*>(owner));
  if (!pair) {
    Py_DECREF(owner);
    return nullptr;
  }
  const eg_callback cb = {sizeof(eg_callback), call_backward, pair, drop_backward};  // the pair goes with it
  eg_node* node = nullptr;
  if (failed(eg_custom_function_attach(&f, &cb, &node))) {
    Py_DECREF(owner);
    return nullptr;
  }
  owner->n = node;
  eg_node_release(node);  // the outputs hold it
  return reinterpret_cast<PyObject*>(owner);
}

// ---- saved-tensor hooks: what pack gave waits in a table under a token ----

PyObject* tokens = nullptr;  // {token: packed object}
int64_t next_token = 1;

eg_status* pack(void* ctx, const eg_value* args, size_t, eg_value* rets, size_t) {
  HoldGil gil;
  Ref t(borrowed_object(args[0]));
  Ref packed(t ? PyObject_CallOneArg(static_cast<PyObject*>(ctx), t.p) : nullptr);
  if (!packed) return status_from_python();
  const int64_t token = next_token++;
  Ref key(PyLong_FromLongLong(token));
  if (!key || PyDict_SetItem(tokens, key.p, packed.p) < 0) return status_from_python();
  rets[0] = int_value(token);
  return nullptr;
}
eg_status* unpack(void* ctx, const eg_value* args, size_t, eg_value* rets, size_t) {
  HoldGil gil;
  Ref key(PyLong_FromLongLong(args[0].u.i));
  PyObject* packed = key ? PyDict_GetItemWithError(tokens, key.p) : nullptr;
  if (!packed) {
    raise(PyExc_RuntimeError, "a packed tensor is no longer there");
    return status_from_python();
  }
  Ref t(PyObject_CallOneArg(static_cast<PyObject*>(ctx), packed));
  if (!t) return status_from_python();
  if (!is_tensor(t.p)) {
    raise(PyExc_TypeError, "Output of saved tensor unpack_hook expected to be a Tensor but got result of type %s",
          Py_TYPE(t.p)->tp_name);
    return status_from_python();
  }
  return give(t.p, rets) ? nullptr : status_from_python();
}
eg_status* forget(void*, const eg_value* args, size_t, eg_value*, size_t) {
  if (!python_runs()) return nullptr;
  HoldGil gil;
  Ref key(PyLong_FromLongLong(args[0].u.i));
  if (key && PyDict_DelItem(tokens, key.p) < 0) PyErr_Clear();
  return nullptr;
}
PyObject* push_hooks(PyObject*, PyObject* args) {
  PyObject *p, *u;
  if (!PyArg_ParseTuple(args, "OO", &p, &u)) return nullptr;
  const eg_callback a = python_callback(p, pack), b = python_callback(u, unpack);
  const eg_callback c = {sizeof(eg_callback), forget, nullptr, nullptr};
  if (failed(eg_saved_hooks_push(&a, &b, &c))) return nullptr;
  Py_RETURN_NONE;
}
PyObject* pop_hooks(PyObject*, PyObject*) {
  if (failed(eg_saved_hooks_pop())) return nullptr;
  Py_RETURN_NONE;
}

// ---- switches ----

PyObject* is_grad_enabled(PyObject*, PyObject*) { return PyBool_FromLong(eg_grad_mode()); }
PyObject* is_inference(PyObject*, PyObject*) { return PyBool_FromLong(eg_inference_mode()); }
PyObject* set_grad_raw(PyObject*, PyObject* on) { return PyBool_FromLong(eg_set_grad_mode(PyObject_IsTrue(on) > 0)); }
PyObject* anomaly_mode(PyObject*, PyObject*) { return PyLong_FromLong(eg_anomaly_mode()); }
PyObject* set_anomaly(PyObject*, PyObject* mode) {
  const long m = PyLong_AsLong(mode);
  if (m == -1 && PyErr_Occurred()) return nullptr;
  return PyLong_FromLong(eg_set_anomaly_mode(static_cast<int32_t>(m)));
}
PyObject* set_anomaly_trace(PyObject*, PyObject* f) {
  const eg_callback cb = python_callback(f, call_python);
  if (failed(eg_set_anomaly_trace(&cb))) return nullptr;
  Py_RETURN_NONE;
}
PyObject* set_decorator(PyObject*, PyObject* f) {
  Py_XSETREF(decorator, Py_NewRef(f));
  Py_RETURN_NONE;
}

// ---- forward mode and vmap ----

PyObject* forward_enter(PyObject*, PyObject*) {
  int32_t level = 0;
  if (failed(eg_forward_enter(&level))) return nullptr;
  return PyLong_FromLong(level);
}
PyObject* forward_exit(PyObject*, PyObject* level) {
  if (failed(eg_forward_exit(static_cast<int32_t>(PyLong_AsLong(level))))) return nullptr;
  Py_RETURN_NONE;
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
  return PyLong_FromLong(level);
}
PyObject* vmap_exit(PyObject*, PyObject* level) {
  if (failed(eg_vmap_exit(static_cast<int32_t>(PyLong_AsLong(level))))) return nullptr;
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

PyMethodDef functions[] = {
    {"_backward", backward, METH_VARARGS, nullptr},
    {"_grad", grad, METH_VARARGS, nullptr},
    {"_save_all", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(save_all)), METH_FASTCALL, nullptr},
    {"_unsave_all", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(unsave_all)), METH_FASTCALL, nullptr},
    {"_facts", facts, METH_O, nullptr},
    {"_attach", attach, METH_VARARGS, nullptr},
    {"_push_saved_hooks", push_hooks, METH_VARARGS, nullptr},
    {"_pop_saved_hooks", pop_hooks, METH_NOARGS, nullptr},
    {"is_grad_enabled", is_grad_enabled, METH_NOARGS, "Whether gradients are recorded in this thread."},
    {"is_inference_mode_enabled", is_inference, METH_NOARGS, nullptr},
    {"_set_grad_enabled", set_grad_raw, METH_O, nullptr},
    {"_anomaly_mode", anomaly_mode, METH_NOARGS, nullptr},
    {"_set_anomaly_mode", set_anomaly, METH_O, nullptr},
    {"_set_anomaly_trace", set_anomaly_trace, METH_O, nullptr},
    {"_set_context_decorator", set_decorator, METH_O, nullptr},
    {"_forward_enter", forward_enter, METH_NOARGS, nullptr},
    {"_forward_exit", forward_exit, METH_O, nullptr},
    {"_make_dual", make_dual, METH_VARARGS, nullptr},
    {"_unpack_dual", unpack_dual, METH_VARARGS, nullptr},
    {"_vmap_enter", vmap_enter, METH_VARARGS, nullptr},
    {"_vmap_exit", vmap_exit, METH_O, nullptr},
    {"_vmap_wrap", vmap_move<eg_vmap_wrap>, METH_VARARGS, nullptr},
    {"_vmap_unwrap", vmap_move<eg_vmap_unwrap>, METH_VARARGS, nullptr},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

PyTypeObject node_type = {PyVarObject_HEAD_INIT(nullptr, 0)};

PyObject* wrap_node(eg_node* n) {
  if (!n) Py_RETURN_NONE;
  auto* o = PyObject_GC_New(NodeObject, &node_type);
  if (!o) {
    eg_node_release(n);
    return nullptr;
  }
  o->n = n;
  o->dict = nullptr;
  PyObject_GC_Track(o);
  return reinterpret_cast<PyObject*>(o);
}

PyMethodDef kAutogradMethods[] = {{"_register_hook", t_register_hook, METH_O, nullptr},
                                  {"_register_post_hook", t_register_post, METH_O, nullptr},
                                  {"_remove_hook", t_remove_hook, METH_O, nullptr},
                                  {nullptr, nullptr, 0, nullptr}};

eg_callback generic_callback(PyObject* f) { return python_callback(f, call_python); }

bool init_autograd(PyObject* module) {
  node_type.tp_name = "evergrad.autograd.graph.Node";
  node_type.tp_basicsize = sizeof(NodeObject);
  node_type.tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC;
  node_type.tp_dealloc = node_dealloc;
  node_type.tp_traverse = node_traverse;
  node_type.tp_clear = node_clear;
  node_type.tp_repr = node_repr;
  node_type.tp_getattro = node_getattro;
  node_type.tp_hash = node_hash;
  node_type.tp_richcompare = node_compare;
  node_type.tp_getset = node_getset;
  node_type.tp_methods = node_methods;
  owner_type.tp_name = "evergrad._C.Owner";
  owner_type.tp_basicsize = sizeof(OwnerObject);
  owner_type.tp_flags = Py_TPFLAGS_DEFAULT;
  owner_type.tp_methods = owner_methods;
  saved_type.tp_name = "evergrad._C.Saved";
  saved_type.tp_basicsize = sizeof(SavedObject);
  saved_type.tp_flags = Py_TPFLAGS_DEFAULT;
  saved_type.tp_dealloc = saved_dealloc;
  tokens = PyDict_New();
  return tokens && PyType_Ready(&node_type) == 0 && PyType_Ready(&saved_type) == 0 && PyType_Ready(&owner_type) == 0 &&
         PyModule_AddObjectRef(module, "Node", reinterpret_cast<PyObject*>(&node_type)) == 0 &&
         setup_mode(no_grad_type, "evergrad.no_grad", "Records no gradients inside.", module) &&
         setup_mode(enable_grad_type, "evergrad.enable_grad", "Records gradients inside.", module) &&
         setup_mode(set_grad_type, "evergrad.set_grad_enabled", "Switches the recording of gradients.", module) &&
         setup_mode(inference_type, "evergrad.inference_mode", "No gradients and no version counters inside.",
                    module) &&
         PyModule_AddFunctions(module, functions) == 0;
}

}  // namespace egpy

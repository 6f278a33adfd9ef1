// Nodes of the graph as Python objects: what they keep, their hooks, the pass that runs them. And the cycles that go through
// the library: an object that nobody but Python holds shows the collector what the library holds for its sake.

#include <algorithm>
#include <unordered_map>

#include "runtime.h"

namespace egpy {

// ---- what tensors and nodes hold of Python's ----

namespace {

// The functions registered at each tensor or node, as long as it holds them; at which result of a node, else -1.
struct Registered {
  PyObject* f;
  int result;
};
std::unordered_map<const void*, std::vector<Registered>> held;

struct Held {
  PyObject* f;
  const void* by;
};
eg_status* call_held(void* ctx, const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  if (!python_runs()) return eg_status_new(EG_CALLBACK, "Python has ended", nullptr, nullptr);
  PyObject* f;
  {
    HoldGil gil;
    f = Py_NewRef(static_cast<Held*>(ctx)->f);
  }
  eg_status* s = call_python(f, args, nargs, rets, nrets);
  HoldGil gil;
  Py_DECREF(f);
  return s;
}
void drop_held(void* ctx) {
  if (!python_runs()) return;
  HoldGil gil;
  auto* h = static_cast<Held*>(ctx);
  if (const auto at = held.find(h->by); at != held.end()) {
    auto& all = at->second;
    const auto f = std::find_if(all.begin(), all.end(), [h](const Registered& r) { return r.f == h->f; });
    if (f != all.end()) all.erase(f);
    if (all.empty()) held.erase(at);
  }
  Py_DECREF(h->f);
  delete h;
}
eg_callback held_callback(PyObject* f, const void* by, int result) {
  held[by].push_back({f, result});
  return {sizeof(eg_callback), call_held, new Held{Py_NewRef(f), by}, drop_held};
}
int visit_held(const void* by, visitproc visit, void* arg) {
  const auto at = held.find(by);
  if (at == held.end()) return 0;
  for (const Registered& r : at->second) Py_VISIT(r.f);
  return 0;
}

}  // namespace

// Where another thread computes without the GIL, counts of references are not looked at: nothing is shown then, and what
// hangs together stays for the next collection.
int visit_tensor(eg_tensor* t, visitproc visit, void* arg) {
  if (ReleaseGil::threads || eg_use_count(t) != 1) return 0;
  if (int r = visit_held(t, visit, arg)) return r;
  const uint32_t flags = info_of(t).flags;
  if (!(flags & EG_FLAG_REQUIRES_GRAD) || (flags & (EG_FLAG_LEAF | EG_FLAG_VIEW))) return 0;
  eg_node* n = nullptr;
  if (eg_status* s = eg_tensor_grad_fn(t, &n)) {
    eg_status_free(s);
    return 0;
  }
  int r = 0;
  if (n && eg_use_count(n) == 2) {  // the tensor's reference, and this one
    r = visit_held(n, visit, arg);
    if (PyObject* backward = r ? nullptr : backward_of(n)) r = visit(backward, arg);
  }
  eg_node_release(n);
  return r;
}

namespace {

PyObject* via_package(PyObject* o, PyObject* f, const char* helper) {
  Ref module(PyImport_ImportModule("evergrad.autograd.graph"));
  return module ? PyObject_CallMethod(module.p, helper, "OO", o, f) : nullptr;
}
PyObject* t_register_hook(PyObject* o, PyObject* f) {
  eg_node* n = nullptr;
  if (failed(eg_tensor_grad_fn(handle_of(o), &n))) return nullptr;
  const eg_callback cb = held_callback(f, n ? static_cast<const void*>(n) : handle_of(o), info_of(o).output_nr);
  int64_t id = 0;
  eg_status* s = eg_tensor_register_hook(handle_of(o), &cb, &id);
  eg_node_release(n);
  if (failed(s)) return nullptr;
  if (!PyObject_GC_IsTracked(o)) PyObject_GC_Track(o);
  return PyLong_FromLongLong(id);
}
PyObject* t_register_post(PyObject* o, PyObject* f) {
  const eg_callback cb = held_callback(f, handle_of(o), -1);
  int64_t id = 0;
  if (failed(eg_tensor_register_post_accumulate_hook(handle_of(o), &cb, &id))) return nullptr;
  if (!PyObject_GC_IsTracked(o)) PyObject_GC_Track(o);
  return PyLong_FromLongLong(id);
}

}  // namespace

int set_grad_fn(PyObject* o, PyObject* value, void*) {
  if (value != Py_None) {
    raise(PyExc_RuntimeError, value ? "_grad_fn can be set to None only" : "_grad_fn cannot be deleted: detach the tensor");
    return -1;
  }
  Ref done(PyObject_CallMethod(o, "detach_", nullptr));
  return done ? 0 : -1;
}
// The functions registered at the tensor's present value, or the mapping that was set, which is looked at in each pass.
PyObject* get_hooks(PyObject* o, void*) {
  PyObject* own = reinterpret_cast<TensorObject*>(o)->dict;
  if (PyObject* set = own ? PyDict_GetItemString(own, "_backward_hooks") : nullptr) return Py_NewRef(set);
  eg_node* n = nullptr;
  if (failed(eg_tensor_grad_fn(handle_of(o), &n))) return nullptr;
  const auto at = held.find(n ? static_cast<const void*>(n) : handle_of(o));
  eg_node_release(n);
  if (at == held.end()) Py_RETURN_NONE;
  Ref dict(PyDict_New());
  const int nr = info_of(o).output_nr;
  for (size_t i = 0; dict && i < at->second.size(); ++i) {
    if (at->second[i].result != nr) continue;
    Ref number(PyLong_FromSize_t(i));
    if (!number || PyDict_SetItem(dict.p, number.p, at->second[i].f) < 0) return nullptr;
  }
  if (dict && PyDict_GET_SIZE(dict.p) == 0) Py_RETURN_NONE;
  return dict.release();
}
int set_hooks(PyObject* o, PyObject* value, void*) {
  if (!value) {
    raise(PyExc_RuntimeError, "_backward_hooks cannot be deleted");
    return -1;
  }
  Ref done(via_package(o, value, "_set_hooks"));
  return done ? 0 : -1;
}

namespace {

// ---- nodes ----

// The Python objects of nodes, as long as these live (none of them owned), and the metadata that users give to nodes.
std::unordered_map<const eg_node*, PyObject*> node_objects, node_metadata;

eg_node* node_of(PyObject* o) { return reinterpret_cast<NodeObject*>(o)->n; }
void node_dealloc(PyObject* o) {
  PyObject_GC_UnTrack(o);
  eg_node* n = node_of(o);
  const auto at = node_objects.find(n);
  if (at != node_objects.end() && at->second == o) node_objects.erase(at);
  Py_CLEAR(reinterpret_cast<NodeObject*>(o)->dict);
  eg_node_release(n);
  Py_TYPE(o)->tp_free(o);
}
int node_traverse(PyObject* o, visitproc visit, void* arg) {
  Py_VISIT(reinterpret_cast<NodeObject*>(o)->dict);
  eg_node* n = node_of(o);
  if (ReleaseGil::threads || eg_use_count(n) != 1) return 0;
  if (const auto at = node_metadata.find(n); at != node_metadata.end()) Py_VISIT(at->second);
  if (PyObject* backward = backward_of(n)) Py_VISIT(backward);
  return visit_held(n, visit, arg);
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
  if (!PyObject_TypeCheck(b, &node_type) || (op != Py_EQ && op != Py_NE)) Py_RETURN_NOTIMPLEMENTED;
  return PyBool_FromLong((node_of(a) == node_of(b)) == (op == Py_EQ));
}
// Nodes of the engine's own are said by their whole name.
PyObject* node_name(PyObject* o, PyObject*) {
  const char* name = eg_node_name(node_of(o));
  for (const char* own : {"AccumulateGrad", "CopySlices", "CopyBackwards"})
    if (!std::strcmp(name, own)) return PyUnicode_FromFormat("torch::autograd::%s", name);
  return PyUnicode_FromString(name);
}
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
PyObject* node_set_sequence(PyObject* o, PyObject* number) {
  const long long n = PyLong_AsLongLong(number);
  if ((n == -1 && PyErr_Occurred()) || failed(eg_node_set_sequence(node_of(o), n))) return nullptr;
  Py_RETURN_NONE;
}
// node(*gradients of its results) -> the gradients that it makes of them, one for each of its edges
PyObject* node_call(PyObject* o, PyObject* args, PyObject*) {
  std::vector<eg_tensor*> grads, out(eg_node_next_count(node_of(o)) + 1, nullptr);
  if (!read_tensors(args, grads, true)) return nullptr;
  eg_status* s;
  {
    ReleaseGil gil;
    s = eg_node_apply(node_of(o), grads.data(), grads.size(), out.data());
  }
  if (failed(s)) return nullptr;
  const auto n = static_cast<Py_ssize_t>(out.size()) - 1;
  if (n == 1) return wrap_tensor(out[0]);
  PyObject* t = PyTuple_New(n);
  for (Py_ssize_t i = 0; i < n; ++i) {
    PyObject* x = t ? wrap_tensor(out[static_cast<size_t>(i)]) : nullptr;
    if (x) {
      PyTuple_SET_ITEM(t, i, x);
    } else {
      if (!t && out[static_cast<size_t>(i)]) eg_tensor_release(out[static_cast<size_t>(i)]);
      Py_CLEAR(t);
    }
  }
  return t;
}
PyObject* node_sequence(PyObject* o, PyObject*) { return PyLong_FromLongLong(eg_node_sequence(node_of(o))); }
// A dictionary that lives as long as the node: a hook that does nothing tells when that goes.
eg_status* nothing(void*, const eg_value*, size_t, eg_value* rets, size_t n) {
  for (size_t i = 0; i < n; ++i) rets[i] = none_value();
  return nullptr;
}
void drop_metadata(void* node) {
  if (!python_runs()) return;
  HoldGil gil;
  const auto at = node_metadata.find(static_cast<eg_node*>(node));
  if (at == node_metadata.end()) return;
  PyObject* dict = at->second;
  node_metadata.erase(at);
  Py_DECREF(dict);
}
PyObject* get_metadata(PyObject* o, void*) {
  eg_node* n = node_of(o);
  PyObject*& dict = node_metadata[n];
  if (dict) return Py_NewRef(dict);
  const eg_callback cb = {sizeof(eg_callback), nothing, n, drop_metadata};
  int64_t id = 0;
  dict = PyDict_New();
  if (!dict || failed(eg_node_register_hook(n, &cb, 0, &id))) return nullptr;
  return Py_NewRef(dict);
}
// What the node gives: one entry a result, with its shape, dtype and device.
PyObject* node_inputs(PyObject* o, void*) {
  Ref list(PyList_New(0));
  for (int32_t i = 0; list; ++i) {
    eg_tensor* t = nullptr;
    if (eg_status* s = eg_node_output(node_of(o), i, &t)) {
      eg_status_free(s);
      break;
    }
    Ref item(wrap_tensor(t));
    if (!item || PyList_Append(list.p, item.p) < 0) return nullptr;
    if (!std::strcmp(eg_node_name(node_of(o)), "AccumulateGrad")) break;
  }
  return list ? PyList_AsTuple(list.p) : nullptr;
}
PyObject* node_hook(PyObject* o, PyObject* args) {
  PyObject* f;
  int pre;
  if (!PyArg_ParseTuple(args, "Op", &f, &pre)) return nullptr;
  const eg_callback cb = held_callback(f, node_of(o), -1);
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
PyObject* node_register_hook(PyObject* o, PyObject* f) { return via_package(o, f, "_node_hook"); }
PyObject* node_register_prehook(PyObject* o, PyObject* f) { return via_package(o, f, "_node_prehook"); }
bool keeps_tensors(eg_node* n, size_t i) {
  eg_saved* s = nullptr;
  int64_t count = 0;
  if (eg_status* failure = eg_node_saved_tensor(n, i, 0, &s, &count)) eg_status_free(failure);
  eg_saved_release(s);
  return count != 0;
}
// What the node keeps at i as an object, or as a tuple of them; an AttributeError where that is no tensor.
PyObject* raw_saved(PyObject* o, size_t i) {
  eg_saved* s = nullptr;
  int64_t count = 0;
  if (failed(eg_node_saved_tensor(node_of(o), i, 0, &s, &count))) return nullptr;
  if (count < 0) return saved_object(s);
  Ref list(PyTuple_New(static_cast<Py_ssize_t>(count)));
  for (int64_t k = 0; k < count; ++k) {
    if (k && failed(eg_node_saved_tensor(node_of(o), i, static_cast<size_t>(k), &s, nullptr))) return nullptr;
    PyObject* item = list ? saved_object(s) : nullptr;
    if (!item) return nullptr;
    PyTuple_SET_ITEM(list.p, static_cast<Py_ssize_t>(k), item);
  }
  return list.release();
}
// _saved_NAME: what the node keeps for the backward pass; _raw_saved_NAME: tensors among it, as objects.
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
  if (!std::strncmp(text, "_raw_saved_", 11)) {
    const char* kept;
    for (size_t i = 0; (kept = eg_node_saved_name(node_of(o), i)); ++i)
      if (!std::strcmp(kept, text + 11) && keeps_tensors(node_of(o), i)) return raw_saved(o, i);
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
    Ref raw(keeps_tensors(node_of(o), i) ? PyUnicode_FromFormat("_raw_saved_%s", kept) : nullptr);
    if (raw && PyList_Append(type_names.p, raw.p) < 0) return nullptr;
  }
  return type_names.release();
}
PyObject* node_input_metadata(PyObject* o, void*) {
  Ref results(node_inputs(o, nullptr));
  return results ? via_package(o, results.p, "_input_metadata") : nullptr;
}
PyGetSetDef node_getset[] = {{"next_functions", node_next, nullptr, nullptr, nullptr},
                             {"variable", node_variable, nullptr, nullptr, nullptr},
                             {"metadata", get_metadata, nullptr, nullptr, nullptr},
                             {"_results", node_inputs, nullptr, nullptr, nullptr},
                             {"_input_metadata", node_input_metadata, nullptr, nullptr, nullptr},
                             {nullptr, nullptr, nullptr, nullptr, nullptr}};
PyMethodDef node_methods[] = {
    {"name", node_name, METH_NOARGS, "The name of the operation."},
    {"__dir__", node_dir, METH_NOARGS, nullptr},
    {"_sequence_nr", node_sequence, METH_NOARGS, nullptr},
    {"_set_sequence_nr", node_set_sequence, METH_O, nullptr},
    {"_add_hook", node_hook, METH_VARARGS, nullptr},
    {"_remove_hook", node_remove_hook, METH_O, nullptr},
    {"register_hook", node_register_hook, METH_O, "hook(grad_inputs, grad_outputs), called after the node."},
    {"register_prehook", node_register_prehook, METH_O, "hook(grad_outputs), called before the node."},
    {nullptr, nullptr, 0, nullptr}};

// node_output(node, nr): the tensor that stands for a result of it
PyObject* node_output(PyObject*, PyObject* args) {
  PyObject* o;
  int nr;
  if (!PyArg_ParseTuple(args, "Oi", &o, &nr)) return nullptr;
  eg_node* n = node_from(o);
  eg_tensor* t = nullptr;
  if (!n || failed(eg_node_output(n, nr, &t))) return nullptr;
  return wrap_tensor(t);
}


PyObject* node_running(PyObject*, PyObject*) {
  eg_node* n = nullptr;
  return failed(eg_node_running(&n)) ? nullptr : wrap_node(n);
}
// The nodes of the pass that the thread is in, in the order in which they run.
PyObject* pass_order(PyObject*, PyObject*) {
  size_t count = 0;
  if (failed(eg_node_order(nullptr, 0, &count))) return nullptr;
  std::vector<eg_node*> nodes(count, nullptr);
  if (failed(eg_node_order(nodes.data(), count, &count))) return nullptr;
  PyObject* list = PyList_New(static_cast<Py_ssize_t>(nodes.size()));
  for (size_t i = 0; i < nodes.size(); ++i) {
    PyObject* o = wrap_node(nodes[i]);
    if (list && o) {
      PyList_SET_ITEM(list, static_cast<Py_ssize_t>(i), o);
    } else {
      Py_XDECREF(o);
      Py_CLEAR(list);
    }
  }
  return list;
}

PyMethodDef functions[] = {{"_node_output", node_output, METH_VARARGS, nullptr},
                           {"_current_autograd_node", node_running, METH_NOARGS, nullptr},
                           {"_pass_order", pass_order, METH_NOARGS, nullptr},
                           {nullptr, nullptr, 0, nullptr}};

}  // namespace

PyMethodDef kHookMethods[] = {{"_register_hook", t_register_hook, METH_O, nullptr},
                              {"_register_post_hook", t_register_post, METH_O, nullptr},
                              {nullptr, nullptr, 0, nullptr}};

PyTypeObject node_type = {PyVarObject_HEAD_INIT(nullptr, 0)};

// A type for each name of a node, so that type(x.grad_fn).__name__ is it.
static PyObject* type_of_node(const char* name) {
  static PyObject* types = PyDict_New();
  PyObject* type = PyDict_GetItemString(types, name);
  if (type) return type;
  Ref made(PyObject_CallFunction(reinterpret_cast<PyObject*>(&PyType_Type), "s(O){s:(),s:s}", name, &node_type,
                                 "__slots__", "__module__", "builtins"));
  if (!made || PyDict_SetItemString(types, name, made.p) < 0) return nullptr;
  return PyDict_GetItemString(types, name);
}

PyObject* wrap_plain_node(eg_node* n) {
  if (!n) Py_RETURN_NONE;
  if (const auto at = node_objects.find(n); at != node_objects.end()) {
    eg_node_release(n);
    return Py_NewRef(at->second);
  }
  auto* type = reinterpret_cast<PyTypeObject*>(type_of_node(eg_node_name(n)));
  PyObject* o = type ? type->tp_alloc(type, 0) : nullptr;
  if (!o) {
    eg_node_release(n);
    return nullptr;
  }
  reinterpret_cast<NodeObject*>(o)->n = n;
  node_objects[n] = o;
  return o;
}

PyObject* wrap_node(eg_node* n) {
  PyObject* context = n ? context_of(n) : nullptr;
  if (!context) return wrap_plain_node(n);
  Py_INCREF(context);
  eg_node_release(n);
  return context;
}

eg_node* node_from(PyObject* o) {
  return PyObject_TypeCheck(o, &node_type) ? node_of(o) : node_of_context(o);
}

bool init_nodes(PyObject* module) {
  node_type.tp_name = "evergrad._C.Node";
  node_type.tp_basicsize = sizeof(NodeObject);
  node_type.tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_BASETYPE;
  node_type.tp_dealloc = node_dealloc;
  node_type.tp_traverse = node_traverse;
  node_type.tp_clear = node_clear;
  node_type.tp_repr = node_repr;
  node_type.tp_getattro = node_getattro;
  node_type.tp_hash = node_hash;
  node_type.tp_richcompare = node_compare;
  node_type.tp_getset = node_getset;
  node_type.tp_methods = node_methods;
  node_type.tp_call = node_call;
  return PyType_Ready(&node_type) == 0 &&
         PyModule_AddObjectRef(module, "Node", reinterpret_cast<PyObject*>(&node_type)) == 0 &&
         PyModule_AddFunctions(module, functions) == 0;
}

}  // namespace egpy

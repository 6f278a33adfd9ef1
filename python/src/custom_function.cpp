// Custom functions: the node whose backward is a Python function, what it saves, and the hooks that pack and unpack what
// any node saves.

#include <unordered_map>

#include "runtime.h"

namespace egpy {

namespace {

struct SavedObject {
  PyObject_HEAD eg_saved* s;
};
PyTypeObject saved_type = {PyVarObject_HEAD_INIT(nullptr, 0)};
PyObject* saved_new(PyTypeObject*, PyObject*, PyObject*) {
  return raise(PyExc_RuntimeError, "Trying to create a SavedTensor object from Python is forbidden");
}
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
struct Custom {
  PyObject *context, *backward;  // the node owns the second, which has the first
};
std::unordered_map<const eg_node*, Custom> contexts;  // of the nodes that there are
// The node, NULL where there is none (any more).
bool read_owner(PyObject* o, eg_node** n) {
  *n = nullptr;
  if (o == Py_None) return true;
  if (Py_TYPE(o) != &owner_type) {
    raise(PyExc_TypeError, "expected the node of a custom function, but got %s", Py_TYPE(o)->tp_name);
    return false;
  }
  *n = reinterpret_cast<OwnerObject*>(o)->n;
  return true;
}
PyObject* owner_node(PyObject* o, PyObject*) {
  eg_node* n = reinterpret_cast<OwnerObject*>(o)->n;
  if (!n) return raise(PyExc_RuntimeError, "the graph that this context belongs to has been freed");
  if (failed(eg_node_retain(n))) return nullptr;
  return wrap_plain_node(n);
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
  auto* owner = reinterpret_cast<OwnerObject*>(PyTuple_GET_ITEM(pair, 1));
  contexts.erase(owner->n);
  owner->n = nullptr;
  Py_DECREF(pair);
}

// save_all(what to save, owner, outputs) -> list of saved
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
    if (t != Py_None && !is_tensor(t))
      return raise(PyExc_TypeError, "save_for_backward can only save variables, but argument %zd is of type %s", i,
                   Py_TYPE(t)->tp_name);
    bool is_output = false;
    for (Py_ssize_t k = 0; k < nout && !is_output; ++k) is_output = PySequence_Fast_GET_ITEM(outputs.p, k) == t;
    eg_saved* s = nullptr;
    if (failed(eg_saved_new(t == Py_None ? nullptr : handle_of(t), owner, is_output, &s))) return nullptr;
    PyObject* o = saved_object(s);
    if (!o) return nullptr;
    PyList_SET_ITEM(list.p, i, o);
  }
  return list.release();
}

// unsave_all(list of saved, owner) -> tuple
PyObject* unsave_all(PyObject*, PyObject* const* args, Py_ssize_t n) {
  eg_node* owner;
  if (n != 2 || !PyList_Check(args[0])) return raise(PyExc_TypeError, "expected a list of saved tensors and their node");
  if (!read_owner(args[1], &owner)) return nullptr;
  if (!owner) return raise(PyExc_RuntimeError, "the graph that this context belongs to has been freed");
  const Py_ssize_t count = PyList_GET_SIZE(args[0]);
  Ref tuple(PyTuple_New(count));
  for (Py_ssize_t i = 0; tuple && i < count; ++i) {
    PyObject* s = PyList_GET_ITEM(args[0], i);
    PyObject* o = nullptr;
    if (Py_TYPE(s) == &saved_type) {
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

// attach(name, inputs, outputs, dirty, nondiff, materialize, backward, context) -> owner
PyObject* attach(PyObject*, PyObject* args) {
  const char* name;
  PyObject *inputs, *outputs, *dirty, *nondiff, *callable, *context;
  int materialize;
  if (!PyArg_ParseTuple(args, "sOOOOiOO", &name, &inputs, &outputs, &dirty, &nondiff, &materialize, &callable, &context))
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
  contexts[node] = {context, pair};
  for (Py_ssize_t i = 0; i < PySequence_Size(outputs); ++i) {
    Ref t(PySequence_GetItem(outputs, i));
    if (t && !PyObject_GC_IsTracked(t.p)) PyObject_GC_Track(t.p);  // it may be part of a cycle through the node
  }
  eg_node_release(node);  // the outputs hold it
  return reinterpret_cast<PyObject*>(owner);
}

// ---- saved-tensor hooks: what pack gave waits in a table under a token ----

PyObject* tokens = nullptr;  // {token: packed object}
int64_t next_token = 1;
thread_local int hooks_entered = 0;

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
PyObject* saved_register_hooks(PyObject* o, PyObject* args) {
  if (PyTuple_GET_SIZE(args) != 2 || !PyCallable_Check(PyTuple_GET_ITEM(args, 0)) || !PyCallable_Check(PyTuple_GET_ITEM(args, 1)))
    return raise(PyExc_TypeError, "register_hooks(): incompatible function arguments: expected two callables, pack and unpack");
  const eg_callback a = python_callback(PyTuple_GET_ITEM(args, 0), pack), b = python_callback(PyTuple_GET_ITEM(args, 1), unpack);
  const eg_callback c = {sizeof(eg_callback), forget, nullptr, nullptr};
  if (failed(eg_saved_register_hooks(reinterpret_cast<SavedObject*>(o)->s, &a, &b, &c))) return nullptr;
  Py_RETURN_NONE;
}
PyMethodDef saved_methods[] = {
    {"register_hooks", saved_register_hooks, METH_VARARGS,
     "register_hooks(pack, unpack): what pack gives is kept instead, and unpack makes the tensor of it."},
    {nullptr, nullptr, 0, nullptr}};
PyObject* push_hooks(PyObject*, PyObject* args) {
  PyObject *p, *u;
  if (!PyArg_ParseTuple(args, "OO", &p, &u)) return nullptr;
  const eg_callback a = python_callback(p, pack), b = python_callback(u, unpack);
  const eg_callback c = {sizeof(eg_callback), forget, nullptr, nullptr};
  if (failed(eg_saved_hooks_push(&a, &b, &c))) return nullptr;
  ++hooks_entered;
  Py_RETURN_NONE;
}
PyObject* pop_hooks(PyObject*, PyObject*) {
  if (failed(eg_saved_hooks_pop())) return nullptr;
  --hooks_entered;
  Py_RETURN_NONE;
}

PyMethodDef functions[] = {
    {"_save_all", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(save_all)), METH_FASTCALL, nullptr},
    {"_unsave_all", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(unsave_all)), METH_FASTCALL, nullptr},
    {"_facts", facts, METH_O, nullptr},
    {"_attach", attach, METH_VARARGS, nullptr},
    {"_push_saved_hooks", push_hooks, METH_VARARGS, nullptr},
    {"_pop_saved_hooks", pop_hooks, METH_NOARGS, nullptr},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

int saved_hooks_entered() { return hooks_entered; }
PyObject* context_of(const eg_node* n) {
  const auto at = contexts.find(n);
  return at == contexts.end() ? nullptr : at->second.context;
}
PyObject* backward_of(const eg_node* n) {
  const auto at = contexts.find(n);
  return at == contexts.end() ? nullptr : at->second.backward;
}
PyObject* saved_object(eg_saved* s) {
  auto* o = PyObject_New(SavedObject, &saved_type);
  if (o) {
    o->s = s;
  } else {
    eg_saved_release(s);
  }
  return reinterpret_cast<PyObject*>(o);
}
eg_node* node_of_context(PyObject* o) {
  Ref owner(PyObject_GetAttrString(o, "_node"));
  eg_node* n = nullptr;
  if (!owner || !read_owner(owner.p, &n)) return nullptr;
  if (!n) raise(PyExc_RuntimeError, "the graph that this context belongs to has been freed");
  return n;
}

bool init_custom_function(PyObject* module) {
  owner_type.tp_name = "evergrad._C.Owner";
  owner_type.tp_basicsize = sizeof(OwnerObject);
  owner_type.tp_flags = Py_TPFLAGS_DEFAULT;
  owner_type.tp_methods = owner_methods;
  saved_type.tp_name = "evergrad._C.SavedTensor";
  saved_type.tp_new = saved_new;
  saved_type.tp_methods = saved_methods;
  saved_type.tp_basicsize = sizeof(SavedObject);
  saved_type.tp_flags = Py_TPFLAGS_DEFAULT;
  saved_type.tp_dealloc = saved_dealloc;
  tokens = PyDict_New();
  return tokens && PyType_Ready(&saved_type) == 0 && PyType_Ready(&owner_type) == 0 &&
         PyModule_AddObjectRef(module, "SavedTensor", reinterpret_cast<PyObject*>(&saved_type)) == 0 &&
         PyModule_AddFunctions(module, functions) == 0;
}

}  // namespace egpy

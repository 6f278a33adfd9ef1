// The functions of nn.functional as Python objects: called like built-in ones, but with attributes of their own, as the
// functions of a library in Python have them (initializers hang on activations), and a signature for inspect.

#include "runtime.h"

#include <cstddef>

namespace egpy {
namespace {

struct FunctionObject {
  PyObject_HEAD
  vectorcallfunc call;
  PyMethodDef* def;
  PyObject* dict;  // __name__, __module__ and __doc__, and what others put there
  PyObject* weak;
};

using Entry = PyObject* (*)(PyObject*, PyObject* const*, Py_ssize_t, PyObject*);

PyObject* call_entry(PyObject* o, PyObject* const* args, size_t nargs, PyObject* kwnames) {
  auto* f = reinterpret_cast<Entry>(reinterpret_cast<void (*)()>(reinterpret_cast<FunctionObject*>(o)->def->ml_meth));
  return f(nullptr, args, PyVectorcall_NARGS(nargs), kwnames);
}
int function_traverse(PyObject* o, visitproc visit, void* arg) {
  Py_VISIT(reinterpret_cast<FunctionObject*>(o)->dict);
  return 0;
}
int function_clear(PyObject* o) {
  Py_CLEAR(reinterpret_cast<FunctionObject*>(o)->dict);
  return 0;
}
void function_dealloc(PyObject* o) {
  PyObject_GC_UnTrack(o);
  if (reinterpret_cast<FunctionObject*>(o)->weak) PyObject_ClearWeakRefs(o);
  function_clear(o);
  PyObject_GC_Del(o);
}
PyObject* function_repr(PyObject* o) {
  return PyUnicode_FromFormat("<function %s at %p>", reinterpret_cast<FunctionObject*>(o)->def->ml_name, o);
}
PyObject* function_reduce(PyObject* o, PyObject*) {  // a pickle holds its name
  return PyUnicode_FromString(reinterpret_cast<FunctionObject*>(o)->def->ml_name);
}
PyObject* function_signature(PyObject* o, void*) {
  const char* doc = reinterpret_cast<FunctionObject*>(o)->def->ml_doc;
  Ref docs(PyImport_ImportModule("evergrad._docs"));
  return docs ? PyObject_CallMethod(docs.p, "signature", "s", doc ? doc : "") : nullptr;
}

PyMethodDef function_methods[] = {{"__reduce__", function_reduce, METH_NOARGS, nullptr}, {nullptr, nullptr, 0, nullptr}};
PyGetSetDef function_getset[] = {{"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict, nullptr, nullptr},
                                 {"__signature__", function_signature, nullptr, nullptr, nullptr},
                                 {nullptr, nullptr, nullptr, nullptr, nullptr}};
PyTypeObject function_type = {PyVarObject_HEAD_INIT(nullptr, 0)};

}  // namespace

bool init_functions() {
  PyTypeObject& t = function_type;
  t.tp_name = "evergrad.function";
  t.tp_basicsize = sizeof(FunctionObject);
  t.tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_HAVE_VECTORCALL;
  t.tp_vectorcall_offset = offsetof(FunctionObject, call);
  t.tp_call = PyVectorcall_Call;
  t.tp_traverse = function_traverse;
  t.tp_clear = function_clear;
  t.tp_dealloc = function_dealloc;
  t.tp_repr = function_repr;
  t.tp_methods = function_methods;
  t.tp_getset = function_getset;
  t.tp_getattro = PyObject_GenericGetAttr;
  t.tp_setattro = PyObject_GenericSetAttr;
  t.tp_dictoffset = offsetof(FunctionObject, dict);
  t.tp_weaklistoffset = offsetof(FunctionObject, weak);
  return PyType_Ready(&t) == 0;
}

PyObject* function_object(PyMethodDef* def, PyObject* module) {
  auto* f = PyObject_GC_New(FunctionObject, &function_type);
  if (!f) return nullptr;
  f->call = call_entry;
  f->def = def;
  f->weak = nullptr;
  f->dict = Py_BuildValue("{sssssOss}", "__name__", def->ml_name, "__qualname__", def->ml_name, "__module__", module, "__doc__",
                          def->ml_doc ? def->ml_doc : "");
  if (!f->dict) {
    PyObject_GC_Del(f);
    return nullptr;
  }
  PyObject_GC_Track(f);
  return reinterpret_cast<PyObject*>(f);
}

}  // namespace egpy

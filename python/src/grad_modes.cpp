// Modes of the autograd engine: `with no_grad():` and its kin as contexts and decorators, and the switches under them
// (gradients on or off, inference, anomaly).

#include "runtime.h"

namespace egpy {

namespace {

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
  const eg_callback cb = generic_callback(f);
  if (failed(eg_set_anomaly_trace(&cb))) return nullptr;
  Py_RETURN_NONE;
}
PyObject* set_decorator(PyObject*, PyObject* f) {
  Py_XSETREF(decorator, Py_NewRef(f));
  Py_RETURN_NONE;
}

PyMethodDef functions[] = {
    {"is_grad_enabled", is_grad_enabled, METH_NOARGS, "Whether gradients are recorded in this thread."},
    {"is_inference_mode_enabled", is_inference, METH_NOARGS, nullptr},
    {"_set_grad_enabled", set_grad_raw, METH_O, nullptr},
    {"_anomaly_mode", anomaly_mode, METH_NOARGS, nullptr},
    {"_set_anomaly_mode", set_anomaly, METH_O, nullptr},
    {"_set_anomaly_trace", set_anomaly_trace, METH_O, nullptr},
    {"_set_context_decorator", set_decorator, METH_O, nullptr},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

bool init_grad_modes(PyObject* module) {
  return setup_mode(no_grad_type, "evergrad.autograd.grad_mode.no_grad", "Records no gradients inside.", module) &&
         setup_mode(enable_grad_type, "evergrad.autograd.grad_mode.enable_grad", "Records gradients inside.", module) &&
         setup_mode(set_grad_type, "evergrad.autograd.grad_mode.set_grad_enabled", "Switches the recording of gradients.", module) &&
         setup_mode(inference_type, "evergrad.autograd.grad_mode.inference_mode", "No gradients and no version counters inside.",
                    module) &&
         PyModule_AddFunctions(module, functions) == 0;
}

}  // namespace egpy

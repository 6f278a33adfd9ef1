// The small types beside Tensor: dtype, device, layout, memory_format, Size and Generator.
#include <cmath>
#include <cstring>
#include <iterator>

#include "runtime.h"

namespace egpy {

PyObject* dtype_objects[18];
static PyObject* format_objects[4];
static PyObject* strided_object;

namespace {
struct DTypeFacts {
  const char* name;
  const char* old_name;
  const char* scalar;
  int32_t size;
};
constexpr DTypeFacts kDTypes[18] = {{"bool", nullptr, "Bool", 1},
                                    {"uint8", nullptr, "Byte", 1},
                                    {"int8", nullptr, "Char", 1},
                                    {"int16", "short", "Short", 2},
                                    {"int32", "int", "Int", 4},
                                    {"int64", "long", "Long", 8},
                                    {"uint16", nullptr, "UInt16", 2},
                                    {"uint32", nullptr, "UInt32", 4},
                                    {"uint64", nullptr, "UInt64", 8},
                                    {"float16", "half", "Half", 2},
                                    {"bfloat16", nullptr, "BFloat16", 2},
                                    {"float32", "float", "Float", 4},
                                    {"float64", "double", "Double", 8},
                                    {"complex32", "chalf", "ComplexHalf", 4},
                                    {"complex64", "cfloat", "ComplexFloat", 8},
                                    {"complex128", "cdouble", "ComplexDouble", 16},
                                    {"float8_e4m3fn", nullptr, "Float8_e4m3fn", 1},
                                    {"float8_e5m2", nullptr, "Float8_e5m2", 1}};

PyObject* no_new(PyTypeObject* type, PyObject*, PyObject*) {
  return raise(PyExc_TypeError, "cannot create '%s' instances", type->tp_name);
}

// Where an object is found by its name, for pickles: the home of its type.
PyObject* home_of_type(PyObject* o, void*) {
  const char* name = Py_TYPE(o)->tp_name;
  return PyUnicode_FromStringAndSize(name, std::strrchr(name, '.') - name);
}

// A static type has its home in its name, so _rename_type(type, name) gives it another one; the old text may be in use.
PyObject* rename_type(PyObject*, PyObject* args) {
  PyTypeObject* type;
  const char* name;
  if (!PyArg_ParseTuple(args, "O!s", &PyType_Type, &type, &name)) return nullptr;
  if ((type->tp_flags & Py_TPFLAGS_HEAPTYPE) || std::strncmp(type->tp_name, "evergrad.", 9) != 0)
    return raise(PyExc_TypeError, "%s is not a type of this module", type->tp_name);
  if (!(name = strdup(name))) return PyErr_NoMemory();
  type->tp_name = name;
  PyType_Modified(type);
  Py_RETURN_NONE;
}
PyMethodDef type_functions[] = {{"_rename_type", rename_type, METH_VARARGS, nullptr}, {nullptr, nullptr, 0, nullptr}};

// ---- dtype ----

eg_dtype self_id(PyObject* o) { return reinterpret_cast<DTypeObject*>(o)->id; }
PyObject* dtype_repr(PyObject* o) { return PyUnicode_FromFormat("torch.%s", kDTypes[self_id(o)].name); }
PyObject* dtype_reduce(PyObject* o, PyObject*) { return PyUnicode_FromString(kDTypes[self_id(o)].name); }
PyObject* dtype_get_floating(PyObject* o, void*) { return PyBool_FromLong(dtype_floating(self_id(o))); }
PyObject* dtype_get_complex(PyObject* o, void*) { return PyBool_FromLong(dtype_complex(self_id(o))); }
PyObject* dtype_get_signed(PyObject* o, void*) {
  const eg_dtype d = self_id(o);
  return PyBool_FromLong(!(d == EG_BOOL || d == EG_UINT8 || (d >= EG_UINT16 && d <= EG_UINT64)));
}
PyObject* dtype_get_itemsize(PyObject* o, void*) { return PyLong_FromLong(kDTypes[self_id(o)].size); }
PyObject* dtype_to_complex(PyObject* o, PyObject*) {
  const eg_dtype d = self_id(o);
  switch (d) {
    case EG_FLOAT16:
      return Py_NewRef(dtype_objects[EG_COMPLEX32]);
    case EG_BFLOAT16:
    case EG_FLOAT32:
      return Py_NewRef(dtype_objects[EG_COMPLEX64]);
    case EG_FLOAT64:
      return Py_NewRef(dtype_objects[EG_COMPLEX128]);
    default:
      if (dtype_complex(d)) return Py_NewRef(o);
      return raise(PyExc_RuntimeError, "Unknown Complex ScalarType for %s", kDTypes[d].scalar);
  }
}
PyObject* dtype_to_real(PyObject* o, PyObject*) {
  switch (self_id(o)) {
    case EG_COMPLEX32:
      return Py_NewRef(dtype_objects[EG_FLOAT16]);
    case EG_COMPLEX64:
      return Py_NewRef(dtype_objects[EG_FLOAT32]);
    case EG_COMPLEX128:
      return Py_NewRef(dtype_objects[EG_FLOAT64]);
    default:
      return Py_NewRef(o);
  }
}
PyGetSetDef dtype_getset[] = {{"is_floating_point", dtype_get_floating, nullptr, nullptr, nullptr},
                              {"is_complex", dtype_get_complex, nullptr, nullptr, nullptr},
                              {"is_signed", dtype_get_signed, nullptr, nullptr, nullptr},
                              {"itemsize", dtype_get_itemsize, nullptr, nullptr, nullptr},
                              {"__module__", home_of_type, nullptr, nullptr, nullptr},
                              {nullptr, nullptr, nullptr, nullptr, nullptr}};
PyMethodDef dtype_methods[] = {{"__reduce__", dtype_reduce, METH_NOARGS, nullptr},
                               {"to_complex", dtype_to_complex, METH_NOARGS, nullptr},
                               {"to_real", dtype_to_real, METH_NOARGS, nullptr},
                               {nullptr, nullptr, 0, nullptr}};

// ---- layout and memory_format ----

PyObject* named_repr(PyObject* o) { return PyUnicode_FromFormat("torch.%s", reinterpret_cast<NamedObject*>(o)->name); }
PyObject* named_reduce(PyObject* o, PyObject*) { return PyUnicode_FromString(reinterpret_cast<NamedObject*>(o)->name); }
PyGetSetDef named_getset[] = {{"__module__", home_of_type, nullptr, nullptr, nullptr},
                              {nullptr, nullptr, nullptr, nullptr, nullptr}};
PyMethodDef named_methods[] = {{"__reduce__", named_reduce, METH_NOARGS, nullptr}, {nullptr, nullptr, 0, nullptr}};

PyObject* new_named(PyTypeObject* type, int32_t id, const char* name) {
  auto* o = PyObject_New(NamedObject, type);
  if (o) {
    o->id = id;
    o->name = name;
  }
  return reinterpret_cast<PyObject*>(o);
}

// ---- device ----

// The library knows the first three; the others are names, to which nothing can be moved.
constexpr const char* kDeviceNames[] = {"cpu", "cuda", "meta", "mps", "xpu", "hpu", "mtia", "xla", "ipu", "mkldnn", "opengl",
                                        "opencl", "ideep", "hip", "ve", "fpga", "maia", "lazy", "vulkan", "privateuseone"};

PyObject* new_device(int32_t type, int32_t index) {
  auto* o = PyObject_New(DeviceObject, &device_type);
  if (o) {
    o->type = type;
    o->index = index;
  }
  return reinterpret_cast<PyObject*>(o);
}

bool parse_device(PyObject* text, int32_t* type, int32_t* index) {
  const char* s = PyUnicode_AsUTF8(text);
  if (!s) return false;
  const char* colon = std::strchr(s, ':');
  const size_t n = colon ? static_cast<size_t>(colon - s) : std::strlen(s);
  if (!*s) {
    raise(PyExc_RuntimeError, "Device string must not be empty");
    return false;
  }
  for (int32_t k = 0; k < static_cast<int32_t>(std::size(kDeviceNames)); ++k) {
    if (std::strlen(kDeviceNames[k]) != n || std::strncmp(kDeviceNames[k], s, n) != 0) continue;
    *type = k;
    *index = -1;
    if (!colon) return true;
    const char* d = colon + 1;
    if (!*d || (d[0] == '0' && d[1]) || std::strlen(d) > 4) break;
    int32_t value = 0;
    for (; *d; ++d) {
      if (*d < '0' || *d > '9') {
        raise(PyExc_RuntimeError, "Invalid device string: '%s'", s);
        return false;
      }
      value = value * 10 + (*d - '0');
    }
    *index = value;
    return true;
  }
  if (colon && n)
    raise(PyExc_RuntimeError, "Invalid device string: '%s'", s);
  else
    raise(PyExc_RuntimeError,
          "Expected one of cpu, cuda, ipu, xpu, mkldnn, opengl, opencl, ideep, hip, ve, fpga, maia, xla, lazy, vulkan, "
          "mps, meta, hpu, mtia, privateuseone device type at start of device string: %s",
          s);
  return false;
}

PyObject* device_new(PyTypeObject*, PyObject* args, PyObject* kwargs) {
  static const char* names[] = {"device", "index", nullptr};
  static const char* names2[] = {"type", "index", nullptr};
  PyObject *what = nullptr, *index = nullptr;
  const bool by_type = kwargs && PyDict_GetItemString(kwargs, "type");
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O|O:device", const_cast<char**>(by_type ? names2 : names), &what,
                                   &index))
    return nullptr;
  if (Py_TYPE(what) == &device_type && !index) return Py_NewRef(what);
  if (PyLong_Check(what) && !PyBool_Check(what)) {
    const long i = PyLong_AsLong(what);
    if (i < 0) return raise(PyExc_RuntimeError, "Device index must not be negative");
    return new_device(1, static_cast<int32_t>(i));
  }
  if (!PyUnicode_Check(what))
    return raise(PyExc_TypeError, "device(): argument 'device' (position 1) must be torch.device, not %s",
                 Py_TYPE(what)->tp_name);
  int32_t type, parsed;
  if (!parse_device(what, &type, &parsed)) return nullptr;
  if (index && index != Py_None) {
    if (parsed >= 0)
      return raise(PyExc_RuntimeError,
                   "type (string) must not include an index because index was passed explicitly: %U", what);
    parsed = static_cast<int32_t>(PyLong_AsLong(index));
    if (PyErr_Occurred()) return nullptr;
    if (parsed < 0) return raise(PyExc_RuntimeError, "Device index must not be negative");
  }
  return new_device(type, parsed);
}
PyObject* device_repr(PyObject* o) {
  auto* d = reinterpret_cast<DeviceObject*>(o);
  return d->index < 0 ? PyUnicode_FromFormat("device(type='%s')", kDeviceNames[d->type])
                      : PyUnicode_FromFormat("device(type='%s', index=%d)", kDeviceNames[d->type], d->index);
}
PyObject* device_str(PyObject* o) {
  auto* d = reinterpret_cast<DeviceObject*>(o);
  return d->index < 0 ? PyUnicode_FromString(kDeviceNames[d->type])
                      : PyUnicode_FromFormat("%s:%d", kDeviceNames[d->type], d->index);
}
Py_hash_t device_hash(PyObject* o) {
  auto* d = reinterpret_cast<DeviceObject*>(o);
  return (d->type + 1) * 1000003 + d->index + 2;
}
PyObject* device_compare(PyObject* a, PyObject* b, int op) {
  if (Py_TYPE(a) != &device_type || Py_TYPE(b) != &device_type || (op != Py_EQ && op != Py_NE))
    Py_RETURN_NOTIMPLEMENTED;
  auto *x = reinterpret_cast<DeviceObject*>(a), *y = reinterpret_cast<DeviceObject*>(b);
  const bool same = x->type == y->type && x->index == y->index;
  return PyBool_FromLong(op == Py_EQ ? same : !same);
}
PyObject* device_get_type(PyObject* o, void*) {
  return PyUnicode_FromString(kDeviceNames[reinterpret_cast<DeviceObject*>(o)->type]);
}
PyObject* device_get_index(PyObject* o, void*) {
  auto* d = reinterpret_cast<DeviceObject*>(o);
  if (d->index < 0) Py_RETURN_NONE;
  return PyLong_FromLong(d->index);
}
PyObject* device_reduce(PyObject* o, PyObject*) {
  auto* d = reinterpret_cast<DeviceObject*>(o);
  return d->index < 0 ? Py_BuildValue("(O(s))", &device_type, kDeviceNames[d->type])
                      : Py_BuildValue("(O(si))", &device_type, kDeviceNames[d->type], d->index);
}
// `with torch.device("meta"):` The package keeps the stack of defaults.
PyObject* device_enter(PyObject* o, PyObject*) {
  Ref module(PyImport_ImportModule("evergrad.utils._device"));
  Ref done(module ? PyObject_CallMethod(module.p, "enter", "O", o) : nullptr);
  return done ? Py_NewRef(o) : nullptr;
}
PyObject* device_exit(PyObject*, PyObject*) {
  Ref module(PyImport_ImportModule("evergrad.utils._device"));
  Ref done(module ? PyObject_CallMethod(module.p, "leave", nullptr) : nullptr);
  if (!done) return nullptr;
  Py_RETURN_NONE;
}
PyGetSetDef device_getset[] = {{"type", device_get_type, nullptr, nullptr, nullptr},
                               {"index", device_get_index, nullptr, nullptr, nullptr},
                               {nullptr, nullptr, nullptr, nullptr, nullptr}};
PyMethodDef device_methods[] = {{"__reduce__", device_reduce, METH_NOARGS, nullptr},
                                {"__enter__", device_enter, METH_NOARGS, nullptr},
                                {"__exit__", device_exit, METH_VARARGS, nullptr},
                                {nullptr, nullptr, 0, nullptr}};

// ---- Size: a tuple of ints ----

PyObject* as_size(PyObject* tuple) {  // takes over
  if (!tuple || !PyTuple_Check(tuple)) return tuple;
  const Py_ssize_t n = PyTuple_GET_SIZE(tuple);
  PyObject* o = size_type.tp_alloc(&size_type, n);
  for (Py_ssize_t i = 0; o && i < n; ++i) PyTuple_SET_ITEM(o, i, Py_NewRef(PyTuple_GET_ITEM(tuple, i)));
  Py_DECREF(tuple);
  return o;
}
PyObject* size_new(PyTypeObject* type, PyObject* args, PyObject* kwargs) {
  Ref made(PyTuple_Type.tp_new(type, args, kwargs));
  if (!made) return nullptr;
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(made.p); ++i) {
    PyObject* item = PyTuple_GET_ITEM(made.p, i);
    if (PyLong_CheckExact(item)) continue;
    PyObject* index = PyBool_Check(item) ? PyLong_FromLong(item == Py_True) : PyNumber_Index(item);
    if (!index) {
      PyErr_Clear();
      return raise(PyExc_TypeError, "torch.Size() takes an iterable of 'int' (item %zd is '%s')", i,
                   Py_TYPE(item)->tp_name);
    }
    PyTuple_SET_ITEM(made.p, i, index);
    Py_DECREF(item);
  }
  return made.release();
}
PyObject* size_repr(PyObject* o) {
  Ref list(PySequence_List(o));
  return list ? PyUnicode_FromFormat("torch.Size(%R)", list.p) : nullptr;
}
PyObject* size_numel(PyObject* o, PyObject*) {
  int64_t n = 1;
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(o); ++i) n *= PyLong_AsLongLong(PyTuple_GET_ITEM(o, i));
  return PyErr_Occurred() ? nullptr : PyLong_FromLongLong(n);
}
PyObject* size_reduce(PyObject* o, PyObject*) { return Py_BuildValue("(O(N))", &size_type, PySequence_List(o)); }
PyObject* size_subscript(PyObject* o, PyObject* key) {
  PyObject* r = PyTuple_Type.tp_as_mapping->mp_subscript(o, key);
  return PySlice_Check(key) ? as_size(r) : r;
}
PyObject* size_concat(PyObject* a, PyObject* b) { return as_size(PyTuple_Type.tp_as_sequence->sq_concat(a, b)); }
PyObject* size_add(PyObject* a, PyObject* b) {
  if (!PyTuple_Check(a) || !PyTuple_Check(b)) Py_RETURN_NOTIMPLEMENTED;
  if (Py_TYPE(a) != &size_type) return PyTuple_Type.tp_as_sequence->sq_concat(a, b);
  return as_size(PyTuple_Type.tp_as_sequence->sq_concat(a, b));
}
PyObject* size_repeat(PyObject* o, Py_ssize_t n) { return as_size(PyTuple_Type.tp_as_sequence->sq_repeat(o, n)); }
PyMethodDef size_methods[] = {{"numel", size_numel, METH_NOARGS, "The product of the sizes."},
                              {"__reduce__", size_reduce, METH_NOARGS, nullptr},
                              {nullptr, nullptr, 0, nullptr}};
PyMappingMethods size_mapping = {nullptr, size_subscript, nullptr};
PySequenceMethods size_sequence = {};
PyNumberMethods size_number = {};

// ---- Generator ----

eg_generator* gen(PyObject* o) { return reinterpret_cast<GeneratorObject*>(o)->g; }
PyObject* generator_new(PyTypeObject*, PyObject* args, PyObject* kwargs) {
  static const char* names[] = {"device", nullptr};
  PyObject* device = nullptr;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "|O:Generator", const_cast<char**>(names), &device)) return nullptr;
  eg_device d = EG_CPU;
  if (device && device != Py_None && !read_device(device, &d)) return nullptr;
  eg_generator* g = nullptr;
  if (failed(eg_generator_new(d, &g))) return nullptr;
  return generator_object(g);
}
void generator_dealloc(PyObject* o) {
  eg_generator_release(gen(o));
  Py_TYPE(o)->tp_free(o);
}
PyObject* generator_manual_seed(PyObject* o, PyObject* seed) {
  Ref index(PyNumber_Index(seed));
  if (!index) {
    PyErr_Clear();
    return raise(PyExc_RuntimeError, "manual_seed expected a long, but got %s", Py_TYPE(seed)->tp_name);
  }
  int overflow = 0;  // -2**63 to 2**64 - 1
  PyLong_AsLongLongAndOverflow(index.p, &overflow);
  if (overflow > 0) PyLong_AsUnsignedLongLong(index.p);
  if (overflow < 0 || PyErr_Occurred()) {
    PyErr_Clear();
    return raise(PyExc_RuntimeError, "Overflow when unpacking long");
  }
  const uint64_t s = PyLong_AsUnsignedLongLongMask(index.p);
  if (failed(eg_generator_seed(gen(o), s))) return nullptr;
  return Py_NewRef(o);
}
PyObject* generator_initial_seed(PyObject* o, PyObject*) {
  uint64_t s = 0;
  if (failed(eg_generator_initial_seed(gen(o), &s))) return nullptr;
  return PyLong_FromUnsignedLongLong(s);
}
PyObject* generator_seed(PyObject* o, PyObject*) {
  Ref os(PyImport_ImportModule("os"));
  Ref bytes(os ? PyObject_CallMethod(os.p, "urandom", "i", 8) : nullptr);
  if (!bytes) return nullptr;
  uint64_t s;
  std::memcpy(&s, PyBytes_AS_STRING(bytes.p), 8);
  s &= (uint64_t{1} << 53) - 1;
  if (failed(eg_generator_seed(gen(o), s))) return nullptr;
  return PyLong_FromUnsignedLongLong(s);
}
PyObject* generator_get_state(PyObject* o, PyObject*) {
  eg_tensor* t = nullptr;
  if (failed(eg_generator_get_state(gen(o), &t))) return nullptr;
  return wrap_tensor(t);
}
PyObject* generator_set_state(PyObject* o, PyObject* state) {
  if (!is_tensor(state))
    return raise(PyExc_TypeError, "expected a torch.ByteTensor, but got %s", Py_TYPE(state)->tp_name);
  if (failed(eg_generator_set_state(gen(o), handle_of(state)))) return nullptr;
  return Py_NewRef(o);
}
PyObject* generator_clone(PyObject* o, PyObject*) {
  eg_generator* g = nullptr;
  eg_tensor* state = nullptr;
  if (failed(eg_generator_get_state(gen(o), &state))) return nullptr;
  eg_status* s = eg_generator_new(EG_CPU, &g);
  if (!s) s = eg_generator_set_state(g, state);
  eg_tensor_release(state);
  if (failed(s)) {
    if (g) eg_generator_release(g);
    return nullptr;
  }
  return generator_object(g);
}
// (Generator, (device,), (seed, offset, state)): the CPU has no offset.
PyObject* generator_reduce(PyObject* o, PyObject*) {
  Ref seed(generator_initial_seed(o, nullptr)), state(generator_get_state(o, nullptr));
  if (!seed || !state) return nullptr;
  return Py_BuildValue("(O(N)(OOO))", &generator_type, device_object(EG_CPU), seed.p, Py_None, state.p);
}
PyObject* generator_setstate(PyObject* o, PyObject* facts) {
  PyObject *seed, *offset, *state;
  if (!PyArg_ParseTuple(facts, "OOO:__setstate__", &seed, &offset, &state)) return nullptr;
  Ref seeded(generator_manual_seed(o, seed));
  Ref set(seeded ? generator_set_state(o, state) : nullptr);
  if (!set) return nullptr;
  Py_RETURN_NONE;
}
PyObject* generator_device(PyObject*, void*) { return device_object(EG_CPU); }
PyGetSetDef generator_getset[] = {{"device", generator_device, nullptr, nullptr, nullptr},
                                  {nullptr, nullptr, nullptr, nullptr, nullptr}};
PyObject* generator_no_graph(PyObject*, PyObject*) {
  return raise(PyExc_NotImplementedError,
               "graphsafe states are not supported in this Generator: the CPU records no graphs");
}
PyObject* generator_no_offset(PyObject*, PyObject*) {
  return raise(PyExc_RuntimeError, "CPU Generator does not use offset");
}
PyMethodDef generator_methods[] = {
    {"manual_seed", generator_manual_seed, METH_O, "Sets the seed; gives the generator back."},
    {"initial_seed", generator_initial_seed, METH_NOARGS, "The seed the stream started from."},
    {"seed", generator_seed, METH_NOARGS, "Seeds from the system's randomness; gives the seed."},
    {"get_state", generator_get_state, METH_NOARGS, "The state as a ByteTensor."},
    {"set_state", generator_set_state, METH_O, "Restores what get_state gave."},
    {"__reduce__", generator_reduce, METH_NOARGS, nullptr},
    {"__setstate__", generator_setstate, METH_O, nullptr},
    {"clone_state", generator_clone, METH_NOARGS, "A new generator in the same state."},
    {"graphsafe_get_state", generator_no_graph, METH_NOARGS, "For generators of devices with graphs; not of the CPU."},
    {"graphsafe_set_state", generator_no_graph, METH_O, "For generators of devices with graphs; not of the CPU."},
    {"get_offset", generator_no_offset, METH_NOARGS, "For generators that count; not of the CPU."},
    {"set_offset", generator_no_offset, METH_O, "For generators that count; not of the CPU."},
    {nullptr, nullptr, 0, nullptr}};

}  // namespace

PyTypeObject dtype_type = {PyVarObject_HEAD_INIT(nullptr, 0)};
PyTypeObject device_type = {PyVarObject_HEAD_INIT(nullptr, 0)};
PyTypeObject layout_type = {PyVarObject_HEAD_INIT(nullptr, 0)};
PyTypeObject memory_format_type = {PyVarObject_HEAD_INIT(nullptr, 0)};
PyTypeObject generator_type = {PyVarObject_HEAD_INIT(nullptr, 0)};
PyTypeObject size_type = {PyVarObject_HEAD_INIT(nullptr, 0)};

const char* dtype_name(eg_dtype d) { return d >= 0 && d < 18 ? kDTypes[d].name : "unknown"; }
const char* scalar_type_name(eg_dtype d) { return d >= 0 && d < 18 ? kDTypes[d].scalar : "Unknown"; }
int64_t dtype_size(eg_dtype d) { return d >= 0 && d < 18 ? kDTypes[d].size : 0; }
PyObject* dtype_object(eg_dtype d) {
  if (d < 0 || d >= 18) return raise(PyExc_RuntimeError, "Unknown(%d): a dtype of a newer library", d);
  return Py_NewRef(dtype_objects[d]);
}
PyObject* layout_object(int32_t) { return Py_NewRef(strided_object); }
PyObject* memory_format_object(int32_t id) {
  if (id < 0 || id > 3) return raise(PyExc_RuntimeError, "Unknown(%d): a memory format of a newer library", id);
  return Py_NewRef(format_objects[id]);
}
PyObject* device_object(eg_device d) {
  static PyObject* cpu = new_device(0, -1);
  const int32_t type = d >> 16, index = d & 0xffff;
  if (type == 0) return Py_NewRef(cpu);
  return new_device(type < 3 ? type : 0, type == 2 || index == 0xffff ? -1 : index);
}
bool read_device(PyObject* o, eg_device* out) {
  int32_t type = 0, index = -1;
  if (Py_TYPE(o) == &device_type) {
    type = reinterpret_cast<DeviceObject*>(o)->type;
    index = reinterpret_cast<DeviceObject*>(o)->index;
  } else if (PyUnicode_Check(o)) {
    if (!parse_device(o, &type, &index)) return false;
  } else if (is_int(o)) {
    type = 1;
    index = static_cast<int32_t>(PyLong_AsLong(o));
    if (PyErr_Occurred()) return false;
  } else {
    raise(PyExc_TypeError, "expected a device, but got %s", Py_TYPE(o)->tp_name);
    return false;
  }
  *out = type == 1 ? (type << 16) | (index < 0 ? 0xffff : index) : type << 16;
  return true;
}
PyObject* size_object(const int64_t* sizes, int64_t n) {
  PyObject* o = size_type.tp_alloc(&size_type, n);
  for (int64_t i = 0; o && i < n; ++i) PyTuple_SET_ITEM(o, i, PyLong_FromLongLong(sizes[i]));
  return o;
}
PyObject* generator_object(eg_generator* g) {
  auto* o = PyObject_New(GeneratorObject, &generator_type);
  if (o)
    o->g = g;
  else
    eg_generator_release(g);
  return reinterpret_cast<PyObject*>(o);
}

bool init_types(PyObject* module) {
  auto setup = [](PyTypeObject& t, const char* name, Py_ssize_t size, const char* doc) {
    t.tp_name = name;
    t.tp_basicsize = size;
    t.tp_flags = Py_TPFLAGS_DEFAULT;
    t.tp_doc = doc;
    t.tp_new = no_new;
  };
  setup(dtype_type, "evergrad.dtype", sizeof(DTypeObject), "The type of a tensor's elements.");
  dtype_type.tp_repr = dtype_repr;
  dtype_type.tp_getset = dtype_getset;
  dtype_type.tp_methods = dtype_methods;
  setup(layout_type, "evergrad.layout", sizeof(NamedObject), "How a tensor's elements lie in memory.");
  layout_type.tp_repr = named_repr;
  layout_type.tp_methods = named_methods;
  layout_type.tp_getset = named_getset;
  setup(memory_format_type, "evergrad.memory_format", sizeof(NamedObject),
        "The order of a tensor's dimensions in memory.");
  memory_format_type.tp_repr = named_repr;
  memory_format_type.tp_methods = named_methods;
  memory_format_type.tp_getset = named_getset;
  setup(device_type, "evergrad.device", sizeof(DeviceObject), "Where a tensor lives: 'cpu', 'cuda:0', 'meta'.");
  device_type.tp_new = device_new;
  device_type.tp_repr = device_repr;
  device_type.tp_str = device_str;
  device_type.tp_hash = device_hash;
  device_type.tp_richcompare = device_compare;
  device_type.tp_getset = device_getset;
  device_type.tp_methods = device_methods;
  setup(generator_type, "evergrad.Generator", sizeof(GeneratorObject), "A stream of random numbers.");
  generator_type.tp_new = generator_new;
  generator_type.tp_dealloc = generator_dealloc;
  generator_type.tp_methods = generator_methods;
  generator_type.tp_getset = generator_getset;
  setup(size_type, "evergrad.Size", PyTuple_Type.tp_basicsize, "The shape of a tensor: a tuple of ints.");
  size_type.tp_itemsize = PyTuple_Type.tp_itemsize;
  size_type.tp_base = &PyTuple_Type;
  size_type.tp_flags |= Py_TPFLAGS_TUPLE_SUBCLASS | Py_TPFLAGS_BASETYPE;
  size_type.tp_new = size_new;
  size_type.tp_repr = size_repr;
  size_type.tp_methods = size_methods;
  size_type.tp_as_mapping = &size_mapping;
  size_sequence.sq_repeat = size_repeat;
  size_sequence.sq_concat = size_concat;
  size_number.nb_add = size_add;
  size_type.tp_as_sequence = &size_sequence;
  size_type.tp_as_number = &size_number;

  struct Named {
    PyTypeObject* type;
    const char* name;
  };
  for (const Named& n : {Named{&dtype_type, "dtype"},
                         {&layout_type, "layout"},
                         {&memory_format_type, "memory_format"},
                         {&device_type, "device"},
                         {&generator_type, "Generator"},
                         {&size_type, "Size"}}) {
    if (PyType_Ready(n.type) < 0 || PyModule_AddObjectRef(module, n.name, reinterpret_cast<PyObject*>(n.type)) < 0)
      return false;
  }
  for (int i = 0; i < 18; ++i) {
    auto* o = PyObject_New(DTypeObject, &dtype_type);
    if (!o) return false;
    o->id = i;
    dtype_objects[i] = reinterpret_cast<PyObject*>(o);
    if (PyModule_AddObjectRef(module, kDTypes[i].name, dtype_objects[i]) < 0) return false;
    if (kDTypes[i].old_name && PyModule_AddObjectRef(module, kDTypes[i].old_name, dtype_objects[i]) < 0) return false;
  }
  constexpr const char* formats[] = {"contiguous_format", "preserve_format", "channels_last", "channels_last_3d"};
  for (int i = 0; i < 4; ++i) {
    format_objects[i] = new_named(&memory_format_type, i, formats[i]);
    if (!format_objects[i] || PyModule_AddObjectRef(module, formats[i], format_objects[i]) < 0) return false;
  }
  // The others are names: the library refuses to make tensors of them.
  constexpr const char* layouts[] = {"strided",    "sparse_coo", "sparse_csr", "sparse_csc",
                                     "sparse_bsr", "sparse_bsc", "_mkldnn",    "jagged"};
  for (int i = 0; i < 8; ++i) {
    PyObject* o = new_named(&layout_type, EG_STRIDED + i, layouts[i]);
    if (!o || PyModule_AddObjectRef(module, layouts[i], o) < 0) return false;
    if (i == 0) strided_object = o;
    else Py_DECREF(o);
  }
  return PyModule_AddFunctions(module, type_functions) == 0;
}

}  // namespace egpy

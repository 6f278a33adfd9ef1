// The module evergrad._C: the types, the generated functions, and, through pybind11, the services that are called
// rarely enough for convenience to win: modules, optimizers, initialisation, safetensors, custom operators, settings.
#include <cstring>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include "handlers.h"
#include "runtime.h"

namespace py = pybind11;

namespace egpy {

PyObject *out_of_memory_error, *linalg_error;

namespace {

void check(eg_status* s) {
  if (raise_status(s)) throw py::error_already_set();
}
py::object taken(eg_tensor* t) {  // an owned handle, None for NULL
  PyObject* o = wrap_tensor(t);
  if (!o) throw py::error_already_set();
  return py::reinterpret_steal<py::object>(o);
}
eg_tensor* tensor_arg(const py::handle& o) {
  if (o.is_none()) return nullptr;
  if (!is_tensor(o.ptr())) throw py::type_error(std::string("expected a Tensor, but got ") + Py_TYPE(o.ptr())->tp_name);
  return handle_of(o.ptr());
}
std::vector<eg_tensor*> tensor_args(const py::iterable& list) {
  std::vector<eg_tensor*> out;
  for (py::handle o : list) out.push_back(tensor_arg(o));
  return out;
}
// Text for the C ABI, where a NUL would end it and name something else.
const char* c_text(const std::string& text) {
  if (text.find('\0') != std::string::npos) throw py::value_error("embedded null character in " + std::string(py::repr(py::str(text))));
  return text.c_str();
}
py::object from_value(eg_value& v) {
  PyObject* o = value_any(v);
  if (!o) throw py::error_already_set();
  return py::reinterpret_steal<py::object>(o);
}

// Options by name: what constructors of modules and optimizers take.
struct Options {
  Arena arena;
  std::vector<std::string> keys;
  std::vector<const char*> names;
  std::vector<eg_value> values;
  explicit Options(const py::dict& d) {
    for (auto item : d) keys.push_back(py::str(item.first));
    size_t i = 0;
    for (auto item : d) {
      eg_value v;
      if (!object_value(item.second.ptr(), &v, arena)) throw py::error_already_set();
      names.push_back(c_text(keys[i++]));
      values.push_back(v);
    }
  }
};

// An eg_dict as a Python dict, in its order.
py::dict to_dict(eg_dict* d) {
  py::dict out;
  const size_t n = eg_dict_size(d);
  for (size_t i = 0; i < n; ++i) {
    eg_tensor* t = nullptr;
    eg_status* s = eg_dict_at(d, i, &t);
    if (s) {
      eg_dict_release(d);
      check(s);
    }
    out[eg_dict_key(d, i)] = taken(t);
  }
  eg_dict_release(d);
  return out;
}
struct DictHandle {
  eg_dict* d = nullptr;
  DictHandle() { check(eg_dict_new(&d)); }
  explicit DictHandle(const py::dict& from) : DictHandle() {
    for (auto item : from) {
      const std::string key = py::str(item.first);
      eg_status* s = eg_dict_set(d, c_text(key), tensor_arg(item.second));
      check(s);
    }
  }
  ~DictHandle() {
    if (d) eg_dict_release(d);
  }
  DictHandle(const DictHandle&) = delete;
};

class ModuleHandle {
 public:
  explicit ModuleHandle(eg_module* m) : m_(m) {}
  ModuleHandle(const ModuleHandle&) = delete;
  ~ModuleHandle() { eg_module_release(m_); }
  static std::unique_ptr<ModuleHandle> make(const std::string& type, const py::dict& options) {
    Options o(options);
    eg_module* m = nullptr;
    check(eg_module_new(c_text(type), o.names.data(), o.values.data(), o.values.size(), &m));
    return std::make_unique<ModuleHandle>(m);
  }
  static std::unique_ptr<ModuleHandle> custom(const std::string& type, const py::object& forward) {
    const eg_callback cb = generic_callback(forward.ptr());
    eg_module* m = nullptr;
    check(eg_module_new_custom(c_text(type), &cb, &m));
    return std::make_unique<ModuleHandle>(m);
  }
  void set_parameter(const std::string& name, const py::object& t) {
    check(eg_module_set_parameter(m_, c_text(name), tensor_arg(t)));
  }
  void set_buffer(const std::string& name, const py::object& t, bool persistent) {
    check(eg_module_set_buffer(m_, c_text(name), tensor_arg(t), persistent));
  }
  void set_child(const std::string& name, const py::object& child) {
    check(eg_module_set_child(m_, c_text(name), child.is_none() ? nullptr : child.cast<ModuleHandle*>()->m_));
  }
  void remove(const std::string& name) { check(eg_module_remove(m_, c_text(name))); }
  void train(bool on) { check(eg_module_train(m_, on)); }
  bool training() const { return eg_module_training(m_) != 0; }
  py::dict parameters(bool recurse) const {
    eg_dict* d = nullptr;
    check(eg_module_parameters(m_, recurse, &d));
    return to_dict(d);
  }
  py::dict buffers(bool recurse) const {
    eg_dict* d = nullptr;
    check(eg_module_buffers(m_, recurse, &d));
    return to_dict(d);
  }
  py::dict state_dict() const {
    eg_dict* d = nullptr;
    check(eg_module_state_dict(m_, &d));
    return to_dict(d);
  }
  py::object forward(const py::args& args) {
    Arena arena;
    std::vector<eg_value> v(args.size());
    for (size_t i = 0; i < v.size(); ++i)
      if (!object_value(args[i].ptr(), &v[i], arena)) throw py::error_already_set();
    eg_value r = none_value();
    eg_status* s;
    {
      ReleaseGil gil;
      s = eg_module_forward(m_, v.data(), v.size(), &r, 1);
    }
    check(s);
    return from_value(r);
  }
  std::string type() const { return eg_module_type(m_); }

 private:
  eg_module* m_;
};

class OptimizerHandle {
 public:
  OptimizerHandle(const std::string& type, const py::iterable& params, const py::dict& options) {
    Options o(options);
    const auto p = tensor_args(params);
    check(eg_optimizer_new(c_text(type), p.data(), p.size(), o.names.data(), o.values.data(), o.values.size(), &o_));
  }
  OptimizerHandle(const OptimizerHandle&) = delete;
  ~OptimizerHandle() { eg_optimizer_release(o_); }
  void add_group(const py::iterable& params, const py::dict& options) {
    Options o(options);
    const auto p = tensor_args(params);
    check(eg_optimizer_add_group(o_, p.data(), p.size(), o.names.data(), o.values.data(), o.values.size()));
  }
  void step() {
    eg_status* s;
    {
      ReleaseGil gil;
      s = eg_optimizer_step(o_);
    }
    check(s);
  }
  void set_option(size_t group, const std::string& name, const py::object& value) {
    Arena arena;
    eg_value v;
    if (!object_value(value.ptr(), &v, arena)) throw py::error_already_set();
    check(eg_optimizer_set_option(o_, group, c_text(name), &v));
  }
  py::object get_option(size_t group, const std::string& name) const {
    eg_value v = none_value();
    check(eg_optimizer_get_option(o_, group, c_text(name), &v));
    return from_value(v);
  }
  py::object get_state(const py::object& param) const {
    eg_dict* d = nullptr;
    check(eg_optimizer_get_state(o_, tensor_arg(param), &d));
    if (!d) return py::none();
    return to_dict(d);
  }
  void set_state(const py::object& param, const py::dict& state) {
    DictHandle d(state);
    check(eg_optimizer_set_state(o_, tensor_arg(param), d.d));
  }

 private:
  eg_optimizer* o_ = nullptr;
};

void init_tensor_values(const std::string& name, const py::object& t, const py::dict& options) {
  Options o(options);
  check(eg_init(c_text(name), tensor_arg(t), o.names.data(), o.values.data(), o.values.size()));
}

void safetensors_save(const py::dict& tensors, const std::string& path, const py::dict& metadata) {
  DictHandle d(tensors);
  for (auto item : metadata) {
    const std::string key = py::str(item.first), value = py::str(item.second);
    check(eg_dict_set_metadata(d.d, c_text(key), c_text(value)));
  }
  eg_status* s;
  {
    ReleaseGil gil;
    s = eg_safetensors_save(d.d, c_text(path));
  }
  check(s);
}
py::dict safetensors_load(const std::string& path) {
  eg_dict* d = nullptr;
  eg_status* s;
  {
    ReleaseGil gil;
    s = eg_safetensors_load(c_text(path), &d);
  }
  check(s);
  return to_dict(d);
}

// ---- operators by name ----

struct OpHandle {
  eg_op* op;
  size_t results;
};
// The number of results, read from the schema's tail.
size_t count_results(const char* schema) {
  const char* arrow = std::strstr(schema, "->");
  if (!arrow) return 0;
  arrow += 2;
  while (*arrow == ' ') ++arrow;
  if (*arrow != '(') return 1;
  size_t n = 0, depth = 0;
  bool any = false;
  for (const char* p = arrow; *p; ++p) {
    if (*p == '(')
      ++depth;
    else if (*p == ')' && --depth == 0)
      break;
    else if (*p == ',' && depth == 1)
      ++n;
    else if (*p != ' ')
      any = true;
  }
  return any ? n + 1 : 0;
}
py::object call_op_object(const OpHandle& h, const py::args& args) {
  Arena arena;
  std::vector<eg_value> v(args.size());
  for (size_t i = 0; i < v.size(); ++i)
    if (!object_value(args[i].ptr(), &v[i], arena)) throw py::error_already_set();
  std::vector<eg_value> r(h.results ? h.results : 1, none_value());
  if (!call_raw(h.op, v.data(), v.size(), r.data(), h.results, true)) throw py::error_already_set();
  if (h.results == 0) return py::none();
  if (h.results == 1) return from_value(r[0]);
  py::tuple out(h.results);
  for (size_t i = 0; i < h.results; ++i) out[i] = from_value(r[i]);
  return out;
}
OpHandle register_op(const std::string& schema, const py::object& forward, const py::object& vjp) {
  const eg_callback f = generic_callback(forward.ptr());
  eg_callback v = {sizeof(eg_callback), nullptr, nullptr, nullptr};
  if (!vjp.is_none()) v = generic_callback(vjp.ptr());
  eg_op* op = nullptr;
  check(eg_op_register(c_text(schema), &f, vjp.is_none() ? nullptr : &v, &op));
  return {op, count_results(eg_op_schema(op))};
}

void settings(py::module_& m) {
  m.def("get_num_threads", [] { return eg_get_num_threads(); });
  auto count = [](const py::int_& n) {
    int overflow = 0;
    const long long v = PyLong_AsLongLongAndOverflow(n.ptr(), &overflow);
    if (overflow || v > INT32_MAX) throw std::runtime_error("Overflow when unpacking long");
    return static_cast<int>(v);
  };
  m.def("set_num_threads", [count](const py::int_& n) { check(eg_set_num_threads(count(n))); });
  m.def("get_num_interop_threads", [] { return eg_get_num_interop_threads(); });
  m.def("set_num_interop_threads", [count](const py::int_& n) { check(eg_set_num_interop_threads(count(n))); });
  m.def("_parallel_info", [] { return eg_parallel_info(); });
  m.def("_build_info", [] { return eg_build_info(); });
  // Tasks of the inter-op pool; what they give back stays in Python.
  m.def("_fork", [](const py::object& task) {
    const eg_callback cb = generic_callback(task.ptr());
    eg_future* f = nullptr;
    check(eg_fork(&cb, 0, &f));
    return py::capsule(f, "evergrad.future", [](PyObject* o) {
      auto* held = static_cast<eg_future*>(PyCapsule_GetPointer(o, "evergrad.future"));
      const ReleaseGil free;
      eg_future_release(held);
    });
  });
  m.def("_future_wait", [](const py::capsule& f) {
    eg_status* s;
    {
      const ReleaseGil free;
      s = eg_future_wait(f.get_pointer<eg_future>(), nullptr, 0);
    }
    check(s);
  });
  m.def("_future_done", [](const py::capsule& f) { return eg_future_done(f.get_pointer<eg_future>()) != 0; });
  m.def("get_default_dtype", [] { return py::reinterpret_steal<py::object>(dtype_object(eg_get_default_dtype())); });
  m.def("set_default_dtype", [](const py::object& d) {
    if (!is_dtype(d.ptr())) throw py::type_error("invalid dtype object");
    if (!dtype_floating(dtype_of(d.ptr())))
      throw py::type_error("only floating-point types are supported as the default type");
    check(eg_set_default_dtype(dtype_of(d.ptr())));
  });
  m.def("_manual_seed", [](const py::int_& seed) {
    const uint64_t s = PyLong_AsUnsignedLongLongMask(seed.ptr());
    if (PyErr_Occurred()) throw py::error_already_set();
    check(eg_manual_seed(s));
  });
  m.def("_default_generator", [] {
    eg_generator* g = nullptr;
    check(eg_generator_default(EG_CPU, &g));
    return py::reinterpret_steal<py::object>(generator_object(g));
  });
  m.def("version", [] { return std::string(eg_version()); });
  m.def("build_info", [] { return std::string(eg_build_info()); });
  m.def("_memory_stats", [] {
    eg_memory_stats s;
    std::memset(&s, 0, sizeof s);
    s.struct_size = sizeof s;
    check(eg_memory_get_stats(EG_CPU, &s));
    py::dict d;
    d["current_bytes"] = s.current_bytes;
    d["peak_bytes"] = s.peak_bytes;
    d["cached_bytes"] = s.cached_bytes;
    d["allocations"] = s.allocations;
    return d;
  });
  m.def("_memory_reset_peak", [] { check(eg_memory_reset_peak(EG_CPU)); });
  m.def("_memory_empty_cache", [] { check(eg_memory_empty_cache(EG_CPU)); });
  m.def("_memory_fail_nth", [](int64_t n) { check(eg_memory_fail_nth(n)); });
}

void services(py::module_& m) {
  py::class_<ModuleHandle>(m, "ModuleHandle")
      .def(py::init([](const std::string& type, const py::dict& options) { return ModuleHandle::make(type, options); }))
      .def_static("custom", &ModuleHandle::custom)
      .def("set_parameter", &ModuleHandle::set_parameter)
      .def("set_buffer", &ModuleHandle::set_buffer)
      .def("set_child", &ModuleHandle::set_child)
      .def("remove", &ModuleHandle::remove)
      .def("train", &ModuleHandle::train)
      .def("parameters", &ModuleHandle::parameters)
      .def("buffers", &ModuleHandle::buffers)
      .def("state_dict", &ModuleHandle::state_dict)
      .def("forward", &ModuleHandle::forward)
      .def_property_readonly("training", &ModuleHandle::training)
      .def_property_readonly("type", &ModuleHandle::type);
  py::class_<OptimizerHandle>(m, "OptimizerHandle")
      .def(py::init<const std::string&, const py::iterable&, const py::dict&>())
      .def("add_group", &OptimizerHandle::add_group)
      .def("step", &OptimizerHandle::step)
      .def("set_option", &OptimizerHandle::set_option)
      .def("get_option", &OptimizerHandle::get_option)
      .def("get_state", &OptimizerHandle::get_state)
      .def("set_state", &OptimizerHandle::set_state);
  py::class_<OpHandle>(m, "OpHandle")
      .def("__call__", &call_op_object)
      .def("unregister", [](const OpHandle& h) { check(eg_op_unregister(h.op)); })
      .def_property_readonly("schema", [](const OpHandle& h) { return std::string(eg_op_schema(h.op)); })
      .def_property_readonly("name", [](const OpHandle& h) { return std::string(eg_op_name(h.op)); });
  m.def("_resolve_op", [](const std::string& name, const std::string& overload) {  // its newest revision
    eg_op *op = nullptr, *newer = nullptr;
    check(eg_op_resolve(c_text(name), c_text(overload), 1, &op));
    for (int32_t revision = 2;; ++revision) {
      if (eg_status* s = eg_op_resolve(c_text(name), c_text(overload), revision, &newer)) {
        eg_status_free(s);
        break;
      }
      if (newer == op) break;  // a custom one has no revisions
      op = newer;
    }
    return OpHandle{op, count_results(eg_op_schema(op))};
  });
  m.def("_register_op", &register_op);
  m.def("_op_names", [] {
    py::list out;
    for (size_t i = 0; i < eg_op_count(); ++i) out.append(std::string(eg_op_schema(eg_op_at(i))));
    return out;
  });
  m.def("_init", &init_tensor_values);
  m.def("_safetensors_save", &safetensors_save);
  m.def("_safetensors_load", &safetensors_load);
}

}  // namespace
}  // namespace egpy

PYBIND11_MODULE(_C, m) {
  using namespace egpy;
  out_of_memory_error = PyErr_NewException("evergrad.OutOfMemoryError", PyExc_RuntimeError, nullptr);
  linalg_error = PyErr_NewException("evergrad.linalg.LinAlgError", PyExc_RuntimeError, nullptr);
  PyObject* module = m.ptr();
  if (!out_of_memory_error || !linalg_error ||
      PyModule_AddObjectRef(module, "OutOfMemoryError", out_of_memory_error) < 0 ||
      PyModule_AddObjectRef(module, "LinAlgError", linalg_error) < 0 || !init_types(module) || !init_autograd(module) ||
      !init_nodes(module) ||
      !init_grad_modes(module) || !init_custom_function(module) ||
      !init_functions() || !init_tensor(module) || !init_handlers(module) || !init_convert(module) ||
      !init_overrides(module))
    throw py::error_already_set();
  // The generated functions: each namespace below the package is a submodule here, filled into the package by name.
  for (size_t i = 0; i < kNumNamespaces; ++i) {
    const std::string home = kNamespaces[i].name[0] ? std::string("evergrad.") + kNamespaces[i].name : "evergrad";
    const py::str home_name(home);
    const Namespace& n = kNamespaces[i];
    PyObject* target = module;
    if (n.name[0]) {
      py::module_ sub = py::reinterpret_steal<py::module_>(PyModule_New((std::string("evergrad.") + n.name).c_str()));
      std::string flat(n.name);
      for (char& c : flat)
        if (c == '.') c = '_';
      m.attr(("_ns_" + flat).c_str()) = sub;
      target = sub.ptr();
    }
    for (PyMethodDef* d = n.functions; d->ml_name; ++d) {
      if (PyObject_HasAttrString(target, d->ml_name) && target == module && !PyErr_Occurred()) {
        Ref there(PyObject_GetAttrString(target, d->ml_name));
        if (there && !PyCFunction_Check(there.p)) continue;  // torch.float is a dtype
      }
      Ref f(std::strcmp(n.name, "nn.functional") == 0 ? function_object(d, home_name.ptr())
                                                     : PyCFunction_NewEx(d, nullptr, home_name.ptr()));
      if (!f || PyObject_SetAttrString(target, d->ml_name, f.p) < 0) throw py::error_already_set();
    }
  }
  settings(m);
  services(m);
}

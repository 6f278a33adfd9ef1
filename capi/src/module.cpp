// Modules and initialisers over the ABI.
#include "capi/src/capi.h"
#include "core/nn/init.h"
#include "core/nn/module.h"

using namespace eg;
using namespace eg::capi;

namespace {
Module* module(const eg_module* m, const char* what = "module") { return checked<Module>(m, Kind::Module, what); }
const Module* live(const eg_module* m) {
  const auto* p = reinterpret_cast<const Module*>(m);
  return p && p->is(Kind::Module) ? p : nullptr;
}
eg_module* give_module(Ref<Module> m) { return reinterpret_cast<eg_module*>(m.leak()); }
eg_dict* give_dict(Ref<Dict> d) { return reinterpret_cast<eg_dict*>(d.leak()); }
}  // namespace

extern "C" {

eg_status* eg_module_new(const char* type, const char* const* names, const eg_value* v, size_t n, eg_module** out) {
  return guarded(type ? type : "", [&] {
    need(out, "out");
    *out = nullptr;
    need(type, "type");
    *out = give_module(new_module(type, names, values(v), n));
  });
}
eg_status* eg_module_new_custom(const char* type, const eg_callback* forward, eg_module** out) {
  EG_GUARD(Ref<Callback> f = callback(forward, "forward"); need(out, "out"); *out = nullptr; need(type, "type");
           *out = give_module(new_custom_module(type, std::move(f))););
}
eg_status* eg_module_retain(eg_module* m) { EG_GUARD(module(m)->retain();); }
void eg_module_release(eg_module* m) {
  if (const Module* p = live(m)) p->release();
}
const char* eg_module_type(const eg_module* m) { return live(m) ? live(m)->type().c_str() : ""; }

eg_status* eg_module_forward(eg_module* m, const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  const Module* p = live(m);
  return guarded(p ? p->type().c_str() : "", [&] {
    check((args || !nargs) && (rets || !nrets), Code::Value, "args or rets is NULL");
    Module* x = module(m);
    for (size_t i = 0; i < nrets; ++i) values(rets)[i] = Value();
    x->call(values(args), nargs, values(rets), nrets);
  });
}

eg_status* eg_module_set_parameter(eg_module* m, const char* name, eg_tensor* t) {
  EG_GUARD(need(name, "name"); module(m)->set_parameter(name, tensor_or_none(t, "parameter")););
}
eg_status* eg_module_set_buffer(eg_module* m, const char* name, eg_tensor* t, int32_t persistent) {
  EG_GUARD(need(name, "name"); module(m)->set_buffer(name, tensor_or_none(t, "buffer"), persistent != 0););
}
eg_status* eg_module_set_child(eg_module* m, const char* name, eg_module* child) {
  EG_GUARD(need(name, "name");
           module(m)->set_child(name, child ? Ref<Module>::share(module(child, "child")) : Ref<Module>()););
}
eg_status* eg_module_get_tensor(const eg_module* m, const char* name, eg_tensor** out) {
  EG_GUARD(need(out, "out"); *out = nullptr; need(name, "name"); const Tensor t = module(m)->get_tensor(name);
           if (t.defined()) *out = give(t););
}
eg_status* eg_module_get_child(const eg_module* m, const char* name, eg_module** out) {
  EG_GUARD(need(out, "out"); *out = nullptr; need(name, "name"); *out = give_module(module(m)->get_child(name)););
}
eg_status* eg_module_remove(eg_module* m, const char* name) { EG_GUARD(need(name, "name"); module(m)->remove(name);); }
size_t eg_module_child_count(const eg_module* m) { return live(m) ? live(m)->children().size() : 0; }
const char* eg_module_child_name(const eg_module* m, size_t i) {
  const Module* p = live(m);
  return p && i < p->children().size() ? p->children()[i].name.c_str() : nullptr;
}
eg_status* eg_module_parameters(const eg_module* m, int32_t recurse, eg_dict** out) {
  EG_GUARD(need(out, "out"); *out = nullptr; auto d = make<Dict>(); module(m)->collect_parameters(*d, recurse != 0);
           *out = give_dict(d););
}
eg_status* eg_module_buffers(const eg_module* m, int32_t recurse, eg_dict** out) {
  EG_GUARD(need(out, "out"); *out = nullptr; auto d = make<Dict>(); module(m)->collect_buffers(*d, recurse != 0);
           *out = give_dict(d););
}
eg_status* eg_module_state_dict(const eg_module* m, eg_dict** out) {
  EG_GUARD(need(out, "out"); *out = nullptr; auto d = make<Dict>(); module(m)->collect_state(*d); *out = give_dict(d););
}
eg_status* eg_module_load_state_dict(eg_module* m, const eg_dict* d, int32_t strict) {
  EG_GUARD(module(m)->load_state(*checked<Dict>(d, Kind::Dict, "dict"), strict != 0););
}
eg_status* eg_module_train(eg_module* m, int32_t on) { EG_GUARD(module(m)->train(on != 0);); }
int32_t eg_module_training(const eg_module* m) { return live(m) ? live(m)->training() : 0; }
eg_status* eg_module_zero_grad(eg_module* m, int32_t set_to_none) { EG_GUARD(module(m)->zero_grad(set_to_none != 0);); }
eg_status* eg_module_to(eg_module* m, eg_dtype dtype, eg_device device) {
  EG_GUARD(check(device == -1 || device == EG_CPU, Code::NotImplemented, "this build has no device ", device);
           check(dtype == -1 || is_valid(dtype), Code::Value, "unknown dtype ", dtype);
           module(m)->to(dtype == -1 ? std::nullopt : std::optional<DType>(static_cast<DType>(dtype))););
}
eg_status* eg_module_get_option(const eg_module* m, const char* name, eg_value* out) {
  EG_GUARD(need(out, "out"); need(name, "name"); Module* p = module(m);
           const Value* v = p->options ? p->options->raw(name) : nullptr;
           check(v, Code::Key, p->type(), " was not given an argument '", name, "'"); *values(out) = copy_value(*v););
}
eg_status* eg_module_register_hook(eg_module* m, const eg_callback* hook, int32_t pre, int64_t* id) {
  EG_GUARD(Ref<Callback> f = callback(hook, "hook"); need(id, "id"); *id = module(m)->add_hook(std::move(f), pre != 0););
}
eg_status* eg_module_remove_hook(eg_module* m, int64_t id) { EG_GUARD(module(m)->remove_hook(id);); }

eg_status* eg_init(const char* name, eg_tensor* t, const char* const* names, const eg_value* v, size_t n) {
  return guarded(name ? name : "", [&] {
    need(name, "name");
    Options o(std::string(name) + "_", names, values(v), n);
    init::apply(name, tensor(t), o);
  });
}

}  // extern "C"

// Optimizers over the ABI.
#include "core/optim/optimizer.h"

#include "capi/src/capi.h"

using namespace eg;
using namespace eg::capi;

namespace {
Optimizer* optimizer(const eg_optimizer* o) { return checked<Optimizer>(o, Kind::Optimizer, "optimizer"); }
const Optimizer* live(const eg_optimizer* o) {
  const auto* p = reinterpret_cast<const Optimizer*>(o);
  return p && p->is(Kind::Optimizer) ? p : nullptr;
}
}  // namespace

extern "C" {

eg_status* eg_optimizer_new(const char* type, eg_tensor* const* params, size_t nparams, const char* const* names,
                            const eg_value* v, size_t n, eg_optimizer** out) {
  return guarded(type ? type : "", [&] {
    need(out, "out");
    *out = nullptr;
    need(type, "type");
    const std::vector<Tensor> p = tensors(params, nparams, "params", false);
    check(!p.empty(), Code::Value, "optimizer got an empty parameter list");
    *out = reinterpret_cast<eg_optimizer*>(new_optimizer(type, p, names, values(v), n).leak());
  });
}
eg_status* eg_optimizer_add_group(eg_optimizer* o, eg_tensor* const* params, size_t nparams, const char* const* names,
                                  const eg_value* v, size_t n) {
  EG_GUARD(Optimizer* p = optimizer(o); Options options(p->type(), names, values(v), n);
           p->add_group(tensors(params, nparams, "params", false), options););
}
eg_status* eg_optimizer_retain(eg_optimizer* o) { EG_GUARD(optimizer(o)->retain();); }
void eg_optimizer_release(eg_optimizer* o) {
  if (const Optimizer* p = live(o)) p->release();
}
eg_status* eg_optimizer_step(eg_optimizer* o) {
  return guarded("step", [&] { optimizer(o)->step(); });
}
eg_status* eg_optimizer_zero_grad(eg_optimizer* o, int32_t set_to_none) {
  EG_GUARD(optimizer(o)->zero_grad(set_to_none != 0););
}
size_t eg_optimizer_group_count(const eg_optimizer* o) { return live(o) ? const_cast<Optimizer*>(live(o))->groups().size() : 0; }
eg_status* eg_optimizer_get_option(const eg_optimizer* o, size_t group, const char* name, eg_value* out) {
  EG_GUARD(need(out, "out"); need(name, "name"); *values(out) = optimizer(o)->get_option(group, name););
}
eg_status* eg_optimizer_set_option(eg_optimizer* o, size_t group, const char* name, const eg_value* value) {
  EG_GUARD(need(value, "value"); need(name, "name"); optimizer(o)->set_option(group, name, *values(value)););
}
eg_status* eg_optimizer_get_state(const eg_optimizer* o, const eg_tensor* param, eg_dict** out) {
  EG_GUARD(need(out, "out"); *out = nullptr; Optimizer* p = optimizer(o); const Tensor t = tensor(param, "param");
           check(p->owns(t), Code::Value, p->type(), ": the tensor is not a parameter of this optimizer"); Ref<Dict> d = p->state_of(t);
           if (d) *out = reinterpret_cast<eg_dict*>(d.leak()););
}
eg_status* eg_optimizer_set_state(eg_optimizer* o, eg_tensor* param, const eg_dict* state) {
  EG_GUARD(optimizer(o)->set_state(tensor(param, "param"), *checked<Dict>(state, Kind::Dict, "state")););
}

}  // extern "C"

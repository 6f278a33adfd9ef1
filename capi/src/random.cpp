// Random generators as handles.
#include "capi/src/capi.h"
#include "core/engine/boxing.h"
#include "core/random/generator.h"

using namespace eg;
using namespace eg::capi;

namespace eg {
Generator* to_generator(const Value& v, const char* what) {
  check(v.tag == Tag::Generator, Code::Type, "argument '", what, "' must be torch.Generator, not ", name_of(v.tag));
  return checked<Generator>(v.p, Kind::Generator, what);
}
}  // namespace eg

namespace {
Generator* generator(const eg_generator* g) { return checked<Generator>(g, Kind::Generator, "generator"); }
}  // namespace

extern "C" {

eg_status* eg_manual_seed(uint64_t seed) { EG_GUARD(default_generator().manual_seed(seed);); }

eg_status* eg_generator_new(eg_device device, eg_generator** out) {
  EG_GUARD(need(out, "out"); *out = nullptr;
           check(device == EG_CPU, Code::NotImplemented, "this build has generators for the CPU only");
           *out = reinterpret_cast<eg_generator*>(make<Generator>().leak()););
}
eg_status* eg_generator_default(eg_device device, eg_generator** out) {
  EG_GUARD(need(out, "out"); *out = nullptr;
           check(device == EG_CPU, Code::NotImplemented, "this build has generators for the CPU only");
           default_generator().retain(); *out = reinterpret_cast<eg_generator*>(&default_generator()););
}
eg_status* eg_generator_retain(eg_generator* g) { EG_GUARD(generator(g)->retain();); }
void eg_generator_release(eg_generator* g) {
  auto* p = reinterpret_cast<Generator*>(g);
  if (p && p->is(Kind::Generator)) p->release();
}
eg_status* eg_generator_seed(eg_generator* g, uint64_t seed) { EG_GUARD(generator(g)->manual_seed(seed);); }
eg_status* eg_generator_initial_seed(const eg_generator* g, uint64_t* out) {
  EG_GUARD(need(out, "out"); *out = generator(g)->initial_seed(););
}
eg_status* eg_generator_get_state(const eg_generator* g, eg_tensor** out) {
  EG_GUARD(need(out, "out"); *out = nullptr; Tensor t = new_tensor({static_cast<int64_t>(Generator::kStateSize)}, DType::UInt8);
           generator(g)->get_state(t.data_as<uint8_t>()); *out = give(t););
}
eg_status* eg_generator_set_state(eg_generator* g, eg_tensor* state) {
  return guarded("set_state", [&] {
    const Tensor s = tensor(state, "state");
    check(s.dtype() == DType::UInt8, Code::Type, "RNG state must be a torch.ByteTensor");
    const Tensor c = contiguous_raw(s);
    generator(g)->set_state(c.data_as<uint8_t>(), static_cast<size_t>(c.numel()));
  });
}

}  // extern "C"

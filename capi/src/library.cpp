// The library as a whole: version, threads, default dtype, memory, and the operator registry.
#include "capi/src/capi.h"
#include "core/base/defaults.h"
#include "core/base/memory.h"
#include "core/base/parallel.h"
#include "core/engine/meta.h"
#include "core/engine/registry.h"

#define TEXT_OF(number) #number
#define TEXT(number) TEXT_OF(number)
#define VERSION TEXT(EG_VERSION_MAJOR) "." TEXT(EG_VERSION_MINOR) "." TEXT(EG_VERSION_PATCH)

using namespace eg;
using namespace eg::capi;

namespace {
void check_device(eg_device device) {
  check(device == EG_CPU, Code::NotImplemented, "this build has no device ", device, "; only the CPU");
}
// What the handle points to, or null when it is not an operator of this copy of the library.
const Op* live(const eg_op* op) {
  const auto* p = reinterpret_cast<const Op*>(op);
  return p && p->tag == tag_of(Kind::Op) ? p : nullptr;
}
}  // namespace

extern "C" {

const char* eg_version(void) { return VERSION; }
int32_t eg_abi_version(void) { return EG_VERSION_MAJOR << 16 | EG_VERSION_MINOR; }
const char* eg_build_info(void) { return "evergrad " VERSION ", C++20, " __VERSION__ ", cpu"; }

eg_status* eg_set_num_threads(int32_t threads) {
  EG_GUARD(check(threads > 0, Code::Runtime, "set_num_threads expects a positive integer"); set_num_threads(threads););
}
int32_t eg_get_num_threads(void) { return num_threads(); }
int32_t eg_get_default_dtype(void) { return static_cast<int32_t>(default_dtype()); }
eg_status* eg_set_default_dtype(eg_dtype dtype) {
  EG_GUARD(check(is_valid(dtype), Code::Value, "unknown dtype ", dtype); set_default_dtype(static_cast<DType>(dtype)););
}

eg_status* eg_memory_get_stats(eg_device device, eg_memory_stats* stats) {
  EG_GUARD(check_device(device); const memory::Stats s = memory::stats();
           const eg_memory_stats out = {sizeof out, s.current, s.peak, s.cached, s.allocations};
           write_struct(stats, &out, sizeof out, sizeof out, "stats"););
}
eg_status* eg_memory_reset_peak(eg_device device) { EG_GUARD(check_device(device); memory::reset_peak();); }
eg_status* eg_memory_empty_cache(eg_device device) { EG_GUARD(check_device(device); memory::empty_cache();); }
eg_status* eg_memory_fail_nth(int64_t nth) { EG_GUARD(memory::fail_nth(nth);); }

eg_status* eg_op_resolve(const char* name, const char* overload, int32_t revision, eg_op** out) {
  return guarded(name ? name : "", [&] {
    need(out, "out");
    *out = nullptr;
    need(name, "name");
    *out = reinterpret_cast<eg_op*>(const_cast<Op*>(resolve(name, overload ? overload : "", revision)));
  });
}

eg_status* eg_op_call(const eg_op* op, const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  const Op* o = live(op);
  if (__builtin_expect(!o, 0)) return make_status(Code::InvalidHandle, op ? "op is not a live handle of this kind" : "op is NULL", "");
  try {
    Value* r = values(rets);
    if (__builtin_expect((!args && nargs) || (!rets && nrets), 0)) fail(Code::Value, "args or rets is NULL");
    for (size_t i = 0; i < nrets; ++i) r[i] = Value();
    try {
      call_boxed(*o, values(args), nargs, r, nrets);
    } catch (const NoElements& e) {
      meta::call(*o, values(args), nargs, r, nrets, e);
    }
    return nullptr;
  } catch (...) {
    return current_exception_status(o->info->name);
  }
}

const char* eg_op_name(const eg_op* op) { return live(op) ? live(op)->info->name : ""; }
const char* eg_op_schema(const eg_op* op) { return live(op) ? live(op)->schema() : ""; }
int32_t eg_op_revision(const eg_op* op) { return live(op) ? live(op)->revision : 0; }
size_t eg_op_count(void) { return op_count(); }
eg_op* eg_op_at(size_t index) {
  try {
    return reinterpret_cast<eg_op*>(const_cast<Op*>(op_at(index)));
  } catch (...) {
    return nullptr;
  }
}

eg_status* eg_op_register(const char* schema, const eg_callback* forward, const eg_callback* vjp, eg_op** out) {
  return guarded("", [&] {
    Ref<Callback> given[2];
    callbacks({{forward, "forward"}, {vjp, "vjp", true}}, given);
    if (out) *out = nullptr;
    need(schema, "schema");
    const Op* op = register_custom(schema, std::move(given[0]), std::move(given[1]));
    if (out) *out = reinterpret_cast<eg_op*>(const_cast<Op*>(op));
  });
}

eg_status* eg_op_unregister(eg_op* op) {
  return guarded("", [&] {
    check(live(op), Code::InvalidHandle, op ? "op is not a live handle of this kind" : "op is NULL");
    unregister_custom(*live(op));
  });
}

}  // extern "C"

// Handlers, which take calls over: pushed on a thread, or carried by a tensor.
#include "capi/src/capi.h"
#include "core/engine/divert.h"
#include "core/tensor/shape.h"

using namespace eg;
using namespace eg::capi;

static eg_status* owned_only(void*, const eg_value*, size_t, eg_value*, size_t) {
  return make_status(Code::Assertion, "what a tensor owns takes no calls", "");
}

extern "C" {

eg_status* eg_handler_push(const eg_callback* handler) { EG_GUARD(divert::push(callback(handler, "handler"));); }
eg_status* eg_handler_pop(void) { EG_GUARD(divert::pop();); }
int32_t eg_handler_depth(void) { return divert::depth(); }
int32_t eg_handler_enable(int32_t on) { return divert::enable(on != 0); }
int32_t eg_handler_grad_mode(void) { return divert::outer_grad(); }

eg_status* eg_tensor_set_handler(eg_tensor* t, const eg_callback* handler) {
  return guarded("set_handler", [&] {
    Ref<Callback> f;
    bool takes_calls = true;
    if (handler) {
      eg_callback k{};
      read_struct(&k, sizeof k, sizeof k, handler, "handler");
      takes_calls = k.fn != nullptr;
      if (!takes_calls) k.fn = owned_only;
      f = callback(&k, "handler");
    }
    divert::set_handler(tensor(t), std::move(f), takes_calls);
  });
}

eg_status* eg_tensor_new_wrapper(int32_t ndim, const int64_t* sizes, const int64_t* strides, int64_t offset,
                                 eg_dtype dtype, eg_device device, eg_tensor** out) {
  return guarded("new_wrapper", [&] {
    need(out, "out");
    *out = nullptr;
    check(ndim >= 0 && ndim <= 64, Code::Value, "ndim is ", ndim, ", expected 0 to 64");
    check(sizes || ndim == 0, Code::Value, "sizes is NULL");
    check(is_valid(dtype), Code::Value, "unknown dtype ", dtype);
    const Dims shape(IntSpan(sizes, static_cast<size_t>(ndim)));
    numel_of(shape);
    const Dims st = strides ? Dims(IntSpan(strides, shape.size())) : contiguous_strides(shape);
    *out = give(divert::new_wrapper(shape, st, offset, static_cast<DType>(dtype), Device{device}));
  });
}

}  // extern "C"

// Tensors as handles: facts, memory in and out, numbers, printing, the binding's slot.
#include <cstring>

#include "capi/src/capi.h"
#include "core/engine/divert.h"
#include "core/engine/tape.h"
#include "core/ops/ops.h"
#include "core/tensor/print.h"
#include "core/tensor/shape.h"

using namespace eg;
using namespace eg::capi;

namespace {
void check_memory(const Tensor& t, const char* what) {
  check(!(t.flags() & kBatched), Code::Runtime, what,
        "(): the tensor is batched by vmap and has no values of its own inside the mapped function: vmap supports neither "
        "calling .item() on a Tensor nor data-dependent control flow");
  check(t.numel() == 0 || t.impl()->has_data() || !(t.flags() & kDiverts), Code::Runtime, what,
        "(): the tensor is a wrapper, whose elements only its handler knows");
}

constexpr int32_t kMostDims = 4096;
Dims read_sizes(int32_t ndim, const int64_t* sizes) {
  check(ndim >= 0 && ndim <= kMostDims, Code::Value, "ndim is ", ndim, ", expected 0 to ", kMostDims);
  check(sizes || ndim == 0, Code::Value, "sizes is NULL");
  Dims d(IntSpan(sizes, static_cast<size_t>(ndim)));
  numel_of(d);
  return d;
}
DType read_dtype(eg_dtype t) {
  check(is_valid(t), Code::Value, "unknown dtype ", t);
  return static_cast<DType>(t);
}

void describe(const TensorImpl* p, eg_tensor_info& i) {
  i.ndim = static_cast<int32_t>(p->sizes.size());
  i.dtype = static_cast<eg_dtype>(p->dtype);
  i.device = p->device.packed;
  i.numel = p->numel;
  i.sizes = p->sizes.data();
  i.strides = p->strides.data();
  i.storage_offset = p->offset;
  if (p->storage) {
    i.data = p->storage->data() ? p->data() : nullptr;  // none on the device "meta"
    i.storage_bytes = static_cast<int64_t>(p->storage->bytes());
    i.storage = p->storage.get();
    i.version = p->version();
  }
  i.flags = p->flags & (kConj | kNeg | kInference | kView | kWrappedNumber | kBatched | kTangent | kDiverts);
  if (p->flags & (kRequiresGrad | kView)) {
    const Tensor t = tensor(reinterpret_cast<const eg_tensor*>(p));
    if (has_history(t)) i.flags |= EG_FLAG_REQUIRES_GRAD;
    if (is_leaf(t)) i.flags |= EG_FLAG_LEAF;
    if (p->extra && p->extra->retains_grad) i.flags |= EG_FLAG_RETAINS_GRAD;
    if (p->extra) i.output_nr = static_cast<int32_t>(p->extra->output_nr);
  } else {
    i.flags |= EG_FLAG_LEAF;
  }
  if (p->contiguous) i.flags |= EG_FLAG_CONTIGUOUS;
  if (p->use_count() > 1) i.flags |= EG_FLAG_SHARED;
}

}  // namespace

extern "C" {

eg_status* eg_tensor_retain(eg_tensor* t) { EG_GUARD(checked<TensorImpl>(t, Kind::Tensor, "tensor")->retain();); }
void eg_tensor_release(eg_tensor* t) {
  auto* p = reinterpret_cast<TensorImpl*>(t);
  if (p && p->is(Kind::Tensor)) p->release();
}

eg_status* eg_tensor_get_info(const eg_tensor* handle, eg_tensor_info* info) {
  return guarded("", [&] {
    const auto* p = checked<TensorImpl>(handle, Kind::Tensor, "tensor");
    if (info && info->struct_size == sizeof *info) {
      *info = {};
      info->struct_size = sizeof *info;
      return describe(p, *info);
    }
    eg_tensor_info i{};
    describe(p, i);
    write_struct(info, &i, sizeof i, sizeof i, "info");
  });
}

int64_t eg_tensor_numel(const eg_tensor* t) {
  const auto* p = reinterpret_cast<const TensorImpl*>(t);
  return p && p->is(Kind::Tensor) ? p->numel : -1;
}

eg_status* eg_tensor_is_contiguous(const eg_tensor* t, eg_memory_format format, int32_t* out) {
  EG_GUARD(need(out, "out"); check(format >= 0 && format <= 3, Code::Value, "unknown memory format ", format);
           *out = tensor(t).is_contiguous(static_cast<MemoryFormat>(format)););
}

eg_status* eg_tensor_from_memory(void* data, size_t bytes, eg_dtype dtype, int32_t ndim, const int64_t* sizes,
                                 const int64_t* strides, int32_t read_only, const eg_callback* destroy,
                                 eg_tensor** out) {
  bool taken = false;
  eg_status* status = guarded("from_memory", [&] {
    need(out, "out");
    *out = nullptr;
    const DType t = read_dtype(dtype);
    const Dims shape = read_sizes(ndim, sizes);
    const Dims st = strides ? Dims(IntSpan(strides, shape.size())) : contiguous_strides(shape);
    for (int64_t s : st) check(s >= 0, Code::Value, "from_memory: negative stride ", s);
    const int64_t needed = storage_bytes_needed(shape, st, 0, t);
    check(needed <= static_cast<int64_t>(bytes), Code::Value, "from_memory: the geometry reaches ", needed,
          " bytes, the memory has ", bytes);
    check(data || needed == 0, Code::Value, "from_memory: data is NULL");
    void* ctx = nullptr;
    void (*fn)(void*) = nullptr;
    if (destroy) {
      eg_callback k{};
      read_struct(&k, sizeof k, sizeof k, destroy, "destroy");
      ctx = k.ctx;
      fn = k.destroy;
    }
    auto p = make<TensorImpl>();
    p->sizes = shape;
    p->strides = st;
    p->dtype = t;
    p->refresh();
    p->storage = make<Storage>(data, bytes, kCPU, read_only != 0, fn, ctx);
    taken = true;
    *out = give(Tensor(std::move(p)));
  });
  // Destroy runs exactly once, also for memory that was refused.
  if (!taken && destroy && destroy->struct_size >= sizeof(eg_callback) && destroy->destroy) destroy->destroy(destroy->ctx);
  return status;
}

eg_status* eg_tensor_from_data(const void* data, size_t bytes, eg_dtype dtype, int32_t ndim, const int64_t* sizes,
                               eg_tensor** out) {
  return guarded("from_data", [&] {
    need(out, "out");
    *out = nullptr;
    const DType t = read_dtype(dtype);
    Tensor r = new_tensor(read_sizes(ndim, sizes), t);
    const size_t want = static_cast<size_t>(r.numel()) * size_of(t);
    check(bytes == want, Code::Value, "from_data: got ", bytes, " bytes, expected ", want);
    check(data || want == 0, Code::Value, "from_data: data is NULL");
    if (want) std::memcpy(r.data(), data, want);
    *out = give(r);
  });
}

eg_status* eg_tensor_copy_to(const eg_tensor* t, void* data, size_t bytes) {
  return guarded("copy_to", [&] {
    const Tensor src = tensor(t);
    check_memory(src, "copy_to");
    const size_t want = static_cast<size_t>(src.numel()) * size_of(src.dtype());
    check(bytes == want, Code::Value, "copy_to: got room for ", bytes, " bytes, expected ", want);
    check(data || want == 0, Code::Value, "copy_to: data is NULL");
    const Tensor c = contiguous_raw(src);
    if (want) std::memcpy(data, c.data(), want);
  });
}

eg_status* eg_tensor_from_scalar(const eg_value* scalar, eg_dtype dtype, int32_t wrapped, eg_tensor** out) {
  EG_GUARD(need(out, "out"); *out = nullptr; need(scalar, "scalar");
           *out = give(scalar_to_tensor(to_scalar(*values(scalar), "scalar"), read_dtype(dtype), wrapped != 0)););
}

eg_status* eg_tensor_item(const eg_tensor* t, eg_value* out) {
  return guarded("item", [&] {
    need(out, "out");
    const auto* x = checked<TensorImpl>(t, Kind::Tensor, "tensor");
    if (x->flags & kBatched) check_memory(tensor(t), "item");
    if (__builtin_expect((x->flags & kDiverts) | divert::modes(), 0) && divert::takes(x->flags)) {
      *values(out) = Value::of(ops::item(tensor(t)));
      return;
    }
    check(x->numel == 1, Code::Runtime, "a Tensor with ", x->numel, " elements cannot be converted to Scalar");
    Scalar s = read_scalar(x->data(), x->dtype);
    if (x->flags & kConj) s = Scalar(std::conj(s.to_complex()));
    if (x->flags & kNeg) s = -s;
    *values(out) = Value::of(s);
  });
}

eg_status* eg_tensor_to_string(const eg_tensor* t, const eg_print_options* options, eg_value* out) {
  return guarded("to_string", [&] {
    need(out, "out");
    PrintOptions o;
    if (options) {
      eg_print_options p{};
      read_struct(&p, sizeof p, sizeof p, options, "options");
      o = {p.precision, p.edgeitems, p.linewidth, p.sci_mode, p.threshold};
    }
    const Tensor x = tensor(t);
    check_memory(x, "to_string");
    *values(out) = Value::own_string(to_string(x, o));
  });
}

eg_status* eg_tensor_set_slot(eg_tensor* t, const void* key, void* value) {
  auto* p = reinterpret_cast<TensorImpl*>(t);
  if (__builtin_expect(!p || !p->is(Kind::Tensor), 0)) {
    return make_status(Code::InvalidHandle, p ? "tensor is not a live handle of this kind" : "tensor is NULL", "");
  }
  p->slot.store(value, std::memory_order_release);
  p->slot_key.store(value ? key : nullptr, std::memory_order_release);
  return nullptr;
}
void* eg_tensor_get_slot(const eg_tensor* t, const void* key) {
  const auto* p = reinterpret_cast<const TensorImpl*>(t);
  if (!p || !p->is(Kind::Tensor) || p->slot_key.load(std::memory_order_acquire) != key) return nullptr;
  return p->slot.load(std::memory_order_acquire);
}

}  // extern "C"

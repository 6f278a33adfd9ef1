// DLPack in and out: memory shared with other libraries, without a copy.
#include "capi/src/dlpack.h"

#include <memory>

#include "capi/src/capi.h"
#include "core/engine/tape.h"
#include "core/tensor/shape.h"

using namespace eg;
using namespace eg::capi;

namespace {

dlpack::DataType type_of(DType t) {
  const auto bits = static_cast<uint8_t>(size_of(t) * 8);
  if (is_bool(t)) return {dlpack::kBool, 8, 1};
  if (t == DType::BFloat16) return {dlpack::kBfloat, 16, 1};
  if (t == DType::Float8_e4m3fn) return {dlpack::kFloat8_e4m3fn, 8, 1};
  if (t == DType::Float8_e5m2) return {dlpack::kFloat8_e5m2, 8, 1};
  if (is_complex(t)) return {dlpack::kComplex, bits, 1};
  if (is_floating(t)) return {dlpack::kFloat, bits, 1};
  return {is_unsigned(t) ? dlpack::kUInt : dlpack::kInt, bits, 1};
}

DType dtype_of(dlpack::DataType t) {
  check(t.lanes == 1, Code::Value, "from_dlpack: vector types (", t.lanes, " lanes) are not supported");
  for (int i = 0; i < kNumDTypes; ++i) {
    const dlpack::DataType o = type_of(static_cast<DType>(i));
    if (o.code == t.code && o.bits == t.bits) return static_cast<DType>(i);
  }
  fail(Code::Value, "from_dlpack: unsupported type code ", static_cast<int>(t.code), " of ", static_cast<int>(t.bits), " bits");
}

template <class M>
struct Export {
  M managed;
  Tensor keep;
  Dims shape, strides;
  ~Export() {
    if (keep.defined() && keep.storage()) keep.storage()->pin(-1);
  }
  static void release(M* m) { delete static_cast<Export*>(m->ctx); }
};

template <class M>
M* make_export(const Tensor& t) {
  auto e = std::make_unique<Export<M>>();
  e->keep = alias(t);  // of this storage, whatever becomes of the tensor
  if (t.storage()) {
    t.storage()->own();
    t.storage()->pin(1);
  }
  e->shape = Dims(t.sizes());
  e->strides = Dims(t.strides());
  for (size_t i = 0; i < e->shape.size(); ++i) {
    if (e->shape[i] < 2) e->strides[i] = 1;  // strides of such dimensions mean nothing; consumers expect ones
  }
  e->managed = {};
  e->managed.array = {t.data(), {dlpack::kCpu, 0}, static_cast<int32_t>(t.dim()), type_of(t.dtype()),
                      e->shape.data(), e->strides.data(), 0};
  e->managed.ctx = e.get();
  e->managed.deleter = &Export<M>::release;
  return &e.release()->managed;
}

template <class M>
void release_managed(void* p) {
  auto* m = static_cast<M*>(p);
  if (m->deleter) m->deleter(m);
}

Tensor import(const dlpack::Array& a, bool read_only, void (*deleter)(void*), void* managed) {
  check(a.device.type == dlpack::kCpu, Code::Value, "from_dlpack: device type ", a.device.type, " is not the CPU");
  check(a.ndim >= 0 && a.ndim <= 64, Code::Value, "from_dlpack: impossible number of dimensions ", a.ndim);
  check(a.shape || a.ndim == 0, Code::Value, "from_dlpack: shape is NULL");
  const Dims sizes(IntSpan(a.shape, static_cast<size_t>(a.ndim)));
  const int64_t n = numel_of(sizes);
  const Dims strides = a.strides ? Dims(IntSpan(a.strides, sizes.size())) : contiguous_strides(sizes);
  for (size_t i = 0; i < sizes.size(); ++i) {
    check(strides[i] >= 0 || sizes[i] < 2, Code::Value, "from_dlpack: negative strides are not supported");
  }
  const DType t = dtype_of(a.dtype);
  const int64_t bytes = storage_bytes_needed(sizes, strides, 0, t);
  check(a.data || n == 0, Code::Value, "from_dlpack: data is NULL");
  auto p = make<TensorImpl>();
  p->sizes = sizes;
  p->strides = strides;
  p->dtype = t;
  p->refresh();
  p->storage = make<Storage>(static_cast<char*>(a.data) + a.byte_offset, static_cast<size_t>(bytes), kCPU, read_only, deleter, managed);
  return Tensor(std::move(p));
}

}  // namespace

extern "C" {

eg_status* eg_tensor_to_dlpack(eg_tensor* t, int32_t versioned, void** managed) {
  return guarded("to_dlpack", [&] {
    need(managed, "managed");
    *managed = nullptr;
    const Tensor x = tensor(t);
    check(!(x.flags() & kBatched), Code::Runtime, "to_dlpack: not supported inside vmap");
    check(x.impl()->has_data() || x.numel() == 0, Code::Runtime,
          "to_dlpack: the tensor has no memory: it is a wrapper, whose elements only its handler knows");
    check(!x.is_conj() && !x.is_neg(), Code::Runtime, "Can't export tensors with the conjugate bit set");
    check(!has_history(x), Code::Runtime, "Can't export tensors that require gradient, use tensor.detach()");
    const bool read_only = x.storage() && x.storage()->read_only();
    if (versioned) {
      auto* m = make_export<dlpack::ManagedVersioned>(x);
      m->major = 1;
      m->minor = 0;
      m->flags = read_only ? uint64_t{dlpack::kReadOnly} : 0;
      *managed = m;
    } else {
      check(!read_only, Code::Runtime, "to_dlpack: read-only memory needs the versioned form");
      *managed = make_export<dlpack::Managed>(x);
    }
  });
}

eg_status* eg_tensor_from_dlpack(void* managed, int32_t versioned, eg_tensor** out) {
  return guarded("from_dlpack", [&] {
    need(out, "out");
    *out = nullptr;
    need(managed, "managed");
    if (versioned) {
      auto* m = static_cast<dlpack::ManagedVersioned*>(managed);
      check(m->major == 1, Code::Value, "from_dlpack: major version ", m->major, ", expected 1");
      *out = give(import(m->array, m->flags & dlpack::kReadOnly, &release_managed<dlpack::ManagedVersioned>, managed));
    } else {
      *out = give(import(static_cast<dlpack::Managed*>(managed)->array, false, &release_managed<dlpack::Managed>, managed));
    }
  });
}

}  // extern "C"

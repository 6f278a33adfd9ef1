#include "core/tensor/tensor.h"

#include <cmath>
#include <cstring>
#include <limits>
#include <new>

#include "core/base/half.h"
#include "core/base/thread_block.h"
#include "core/tensor/shape.h"

namespace eg {

thread_local constinit uint32_t new_tensor_flags __attribute__((tls_model("initial-exec"))) = 0;

TensorImpl::~TensorImpl() = default;

void* TensorImpl::no_data() const {
  check(!(flags & kBatched), "vmap: an operation reads the elements of a tensor to decide what to do, which differs from "
        "slice to slice; inside vmap a tensor has no elements of its own");
  if (numel != 0 && (device == kMeta || (storage && storage->bytes() > 0))) throw NoElements();
  check(numel == 0 || !storage, "Cannot access data pointer of Tensor that doesn't have storage: "
        "the elements of a wrapper subclass are known to its __torch_dispatch__ only");
  return nullptr;
}

void TensorImpl::refresh() {
  numel = numel_of(sizes);
  contiguous = eg::is_contiguous(sizes, strides);
}

int64_t Tensor::size(int64_t d) const { return p_->sizes[wrap_dim(d, dim(), false)]; }
int64_t Tensor::stride(int64_t d) const { return p_->strides[wrap_dim(d, dim(), false)]; }

bool Tensor::is_contiguous(MemoryFormat f) const {
  if (f == MemoryFormat::Contiguous || f == MemoryFormat::Preserve) return p_->contiguous;
  const size_t want = f == MemoryFormat::ChannelsLast ? 4 : 5;
  if (p_->sizes.size() != want) return false;
  const Dims st = format_strides(p_->sizes, f);
  for (size_t i = 0; i < want; ++i) {
    if (p_->sizes[i] == 0) return true;
  }
  for (size_t i = 0; i < want; ++i) {
    if (p_->sizes[i] != 1 && st[i] != p_->strides[i]) return false;
  }
  return true;
}

bool Tensor::is_non_overlapping_and_dense() const {
  return p_->contiguous || non_overlapping_and_dense(p_->sizes, p_->strides);
}

namespace {
Tensor with_storage(Ref<Storage> storage, IntSpan sizes, IntSpan strides, int64_t offset, int64_t numel, DType dtype,
                    Device device) {
  auto p = make<TensorImpl>();
  p->storage = std::move(storage);
  p->sizes.assign(sizes);
  p->strides.assign(strides);
  p->offset = offset;
  p->numel = numel;
  p->dtype = dtype;
  p->device = device;
  return Tensor(std::move(p));
}
}  // namespace

Tensor new_tensor(IntSpan sizes, DType dtype, Device device) {
  const int64_t n = numel_of(sizes);
  int64_t bytes;
  check(!__builtin_mul_overflow(n, static_cast<int64_t>(size_of(dtype)), &bytes),
        "Storage size calculation overflowed with sizes=", shape_string(sizes));
  return with_storage(Storage::create(static_cast<size_t>(bytes), device), sizes, contiguous_strides(sizes), 0, n, dtype,
                      device);
}

Tensor new_strided(IntSpan sizes, IntSpan strides, DType dtype, Device device) {
  const int64_t n = numel_of(sizes);
  const int64_t bytes = storage_bytes_needed(sizes, strides, 0, dtype);
  Tensor t = with_storage(Storage::create(static_cast<size_t>(bytes), device), sizes, strides, 0, n, dtype, device);
  t.impl()->contiguous = is_contiguous(sizes, strides);
  return t;
}

Tensor new_format(IntSpan sizes, DType dtype, MemoryFormat format, Device device) {
  if (format == MemoryFormat::Contiguous || format == MemoryFormat::Preserve) return new_tensor(sizes, dtype, device);
  numel_of(sizes);
  return new_strided(sizes, format_strides(sizes, format), dtype, device);
}

Tensor new_like(const Tensor& like, DType dtype) {
  if (like.is_contiguous()) return new_tensor(like.sizes(), dtype, like.device());
  if (like.is_non_overlapping_and_dense()) return new_strided(like.sizes(), like.strides(), dtype, like.device());
  return new_strided(like.sizes(), dense_strides_like(like.sizes(), like.strides()), dtype, like.device());
}

Tensor new_zeros(IntSpan sizes, DType dtype, Device device) {
  Tensor t = new_tensor(sizes, dtype, device);
  if (device == kCPU && t.numel()) std::memset(t.data(), 0, static_cast<size_t>(t.numel()) * size_of(dtype));
  return t;
}

Tensor alias(const Tensor& t, IntSpan sizes, IntSpan strides, int64_t offset) {
  Tensor r = with_storage(t.storage(), sizes, strides, offset, 0, t.dtype(), t.device());
  r.impl()->refresh();
  r.impl()->own_version = t.impl()->own_version;
  r.impl()->flags = t.flags() & (kConj | kNeg | kInference);  // a view is of its base's kind
  return r;
}

Tensor alias(const Tensor& t) {
  Tensor r = with_storage(t.storage(), t.impl()->sizes, t.impl()->strides, t.storage_offset(), t.numel(), t.dtype(),
                          t.device());
  r.impl()->contiguous = t.impl()->contiguous;
  r.impl()->own_version = t.impl()->own_version;
  r.impl()->flags = t.flags() & (kConj | kNeg | kInference | kWrappedNumber);
  return r;
}

Scalar read_scalar(const void* p, DType t) {
  switch (t) {
    case DType::Bool: return Scalar(*static_cast<const uint8_t*>(p) != 0);
    case DType::UInt8: return Scalar(*static_cast<const uint8_t*>(p));
    case DType::Int8: return Scalar(*static_cast<const int8_t*>(p));
    case DType::Int16: return Scalar(*static_cast<const int16_t*>(p));
    case DType::Int32: return Scalar(*static_cast<const int32_t*>(p));
    case DType::Int64: return Scalar(*static_cast<const int64_t*>(p));
    case DType::UInt16: return Scalar(*static_cast<const uint16_t*>(p));
    case DType::UInt32: return Scalar(*static_cast<const uint32_t*>(p));
    case DType::UInt64: return Scalar(*static_cast<const uint64_t*>(p));
    case DType::Float32: return Scalar(*static_cast<const float*>(p));
    case DType::Float64: return Scalar(*static_cast<const double*>(p));
    case DType::Complex64: {
      const float* c = static_cast<const float*>(p);
      return Scalar(std::complex<double>(c[0], c[1]));
    }
    case DType::Complex128: {
      const double* c = static_cast<const double*>(p);
      return Scalar(std::complex<double>(c[0], c[1]));
    }
    default: break;
  }
  // The rest goes through the cast kernels.
  const kernels::TensorView in{const_cast<void*>(p), nullptr, nullptr, 0, t};
  if (is_complex(t)) {
    double c[2];
    kernels::copy({c, nullptr, nullptr, 0, DType::Complex128}, in);
    return Scalar(std::complex<double>(c[0], c[1]));
  }
  double d;
  kernels::copy({&d, nullptr, nullptr, 0, DType::Float64}, in);
  return Scalar(d);
}

namespace {
// The ends of a type, and the name that messages have for it; none for those that take every number.
struct Ends {
  const char* name;
  double low, high;
};
Ends ends_of(DType t) {
  switch (t) {
    case DType::UInt8: return {"uint8_t", 0, 0xFF};
    case DType::Int8: return {"int8_t", -0x80, 0x7F};
    case DType::Int16: return {"int16_t", -0x8000, 0x7FFF};
    case DType::UInt16: return {"uint16_t", 0, 0xFFFF};
    case DType::Int32: return {"int", -0x1p31, 0x1p31 - 1};
    case DType::UInt32: return {"uint32_t", 0, 0x1p32 - 1};
    case DType::Int64: return {"int64_t", -0x1p63, 0x1.fffffffffffffp62};
    case DType::UInt64: return {"uint64_t", 0, 0x1.fffffffffffffp63};
    case DType::Float16: return {"at::Half", -65504, 65504};
    case DType::BFloat16: return {"at::BFloat16", -0x1.fep127, 0x1.fep127};
    case DType::Float32: return {"float", -0x1.fffffep127, 0x1.fffffep127};
    case DType::Float64: return {"double", -HUGE_VAL, HUGE_VAL};
    case DType::Complex64: return {"c10::complex<float>", -0x1.fffffep127, 0x1.fffffep127};
    default: return {nullptr, 0, 0};
  }
}
}  // namespace

void check_fits(const Scalar& s, DType t) {
  const Ends e = ends_of(t);
  if (!e.name) return;
  const bool whole = is_integral(t);
  bool fits = true;
  if (s.is_complex()) {
    const std::complex<double> c = s.to_complex();
    for (double part : {c.real(), c.imag()}) fits = fits && !(std::isfinite(part) && (part < e.low || part > e.high));
    if (!is_complex(t)) fits = fits && c.imag() == 0 && !(whole && !std::isfinite(c.real()));
  } else if (s.is_double()) {
    const double d = s.to_double();
    fits = std::isfinite(d) ? d >= e.low && d <= e.high : !whole;
  } else if (whole && t != DType::Int64 && t != DType::UInt64) {
    const int64_t i = s.to_int(), most = static_cast<int64_t>(e.high);
    fits = i <= most && i >= (is_unsigned(t) ? -most : static_cast<int64_t>(e.low));
  } else if (!whole) {
    fits = s.to_double() >= e.low && s.to_double() <= e.high;
  }
  check(fits, "value cannot be converted to type ", e.name, " without overflow");
}

void check_fits(const Tensor& number, DType t) {
  if (number.dtype() == t || number.dim() > 0 || (number.flags() & (kTangent | kOpaque)) || !number.data()) return;
  check_fits(read_scalar(number.data(), number.dtype()), t);
}

void write_scalar(void* p, DType t, const Scalar& s) {
  switch (t) {
    case DType::Float32: *static_cast<float*>(p) = static_cast<float>(s.to_double()); return;
    case DType::Float64: *static_cast<double*>(p) = s.to_double(); return;
    case DType::Int64: *static_cast<int64_t*>(p) = s.to_int(); return;
    case DType::Bool: *static_cast<uint8_t*>(p) = s.to_bool(); return;
    default: break;
  }
  const kernels::TensorView out{p, nullptr, nullptr, 0, t};
  if (s.is_complex()) {
    double c[2] = {s.to_complex().real(), s.to_complex().imag()};
    kernels::copy(out, {c, nullptr, nullptr, 0, DType::Complex128});
  } else if (s.is_integral()) {
    int64_t i = s.to_int();
    kernels::copy(out, {&i, nullptr, nullptr, 0, DType::Int64});
  } else {
    double d = s.to_double();
    kernels::copy(out, {&d, nullptr, nullptr, 0, DType::Float64});
  }
}

Tensor scalar_to_tensor(const Scalar& s, DType dtype, bool wrapped) {
  check_fits(s, dtype);
  Tensor t = new_tensor({}, dtype);
  write_scalar(t.data(), dtype, s);
  if (wrapped) t.impl()->flags |= kWrappedNumber;
  return t;
}

namespace {
// The tensor that last stood for a number on this thread: free for the next one when nobody has kept it.
constexpr PerThread<Tensor, Own::LastNumber> t_number;
}  // namespace

Tensor wrapped_number(const Scalar& s) {
  // Numbers keep their full precision until the operator's dtype is known.
  const DType t = s.is_double() ? DType::Float64 : s.is_complex() ? DType::Complex128 : s.default_dtype();
  Tensor& last = t_number.get();
  const TensorImpl* p = last.impl();
  if (p && p->use_count() == 1 && p->dtype == t && p->storage->use_count() == 1 && !p->extra &&
      p->flags == (new_tensor_flags | kWrappedNumber)) {
    write_scalar(last.data(), t, s);
    return last;
  }
  last = scalar_to_tensor(s, t, true);
  return last;
}

}  // namespace eg

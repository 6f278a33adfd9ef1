// Filling, copying and cloning tensors below autograd: what bodies and the engine use to move data.
#include <cstring>

#include "core/tensor/shape.h"
#include "core/tensor/tensor.h"

namespace eg::kernels {
extern const PointwiseSet k_conj_physical, k_neg;
}

namespace eg {

namespace {
// The result of applying t's conj and neg bits, in place on freshly written memory.
void apply_bits(const Tensor& t, bool conj, bool neg) {
  const kernels::TensorView v = t.view();
  if (conj && is_complex(t.dtype())) {
    kernels::run_pointwise("conj", kernels::k_conj_physical, t.dtype(), t.dtype(), {}, v, &v, 1);
  }
  if (neg) kernels::run_pointwise("neg", kernels::k_neg, t.dtype(), t.dtype(), {}, v, &v, 1);
}
}  // namespace

void fill_raw(const Tensor& t, const Scalar& value) {
  check_fits(value, t.dtype());
  if (t.numel() == 0 || t.device() != kCPU) return;
  t.storage()->own();
  alignas(16) char element[16];
  Scalar v = value;
  if (t.is_conj()) v = Scalar(std::conj(v.to_complex()));
  if (t.is_neg()) v = -v;
  write_scalar(element, t.dtype(), v);
  const Dims zeros(t.sizes().size());
  kernels::copy(t.view(), {element, t.sizes().data(), zeros.data(), static_cast<int32_t>(t.dim()), t.dtype()});
}

void copy_raw(const Tensor& dst, const Tensor& src) {
  if (dst.numel() == 0 || dst.device() != kCPU) return;
  check(src.device() == kCPU, Code::NotImplemented, "Cannot copy out of meta tensor; no data!");
  if (dst.storage()) dst.storage()->own();
  Tensor from = src;
  if (dst.shares_storage(src) && !(dst.sizes() == src.sizes() && dst.strides() == src.strides() &&
                                   dst.storage_offset() == src.storage_offset())) {
    from = clone_raw(src);  // overlapping views: read everything before the first write
  }
  Dims st(dst.sizes().size());
  const size_t off = st.size() - from.sizes().size();
  for (size_t i = 0; i < from.sizes().size(); ++i) {
    st[i + off] = from.sizes()[i] == 1 && dst.sizes()[i + off] != 1 ? 0 : from.strides()[i];
  }
  kernels::TensorView in = from.view();
  in.sizes = dst.sizes().data();
  in.strides = st.data();
  in.ndim = static_cast<int32_t>(st.size());
  kernels::copy(dst.view(), in);
  apply_bits(dst, dst.is_conj() != (from.is_conj() && is_complex(from.dtype()) && is_complex(dst.dtype())),
             dst.is_neg() != from.is_neg());
}

Tensor contiguous_raw(const Tensor& t, MemoryFormat f) {
  if (t.is_contiguous(f) && !(t.flags() & (kConj | kNeg))) return t;
  return clone_raw(t, f);
}

Tensor clone_raw(const Tensor& t, MemoryFormat f) {
  Tensor r = f == MemoryFormat::Preserve ? new_like(t, t.dtype()) : new_format(t.sizes(), t.dtype(), f, t.device());
  copy_raw(r, t);
  return r;
}

Tensor to_raw(const Tensor& t, DType dtype) {
  if (t.dtype() == dtype && !(t.flags() & (kConj | kNeg))) return t;
  Tensor r = new_like(t, dtype);
  copy_raw(r, t);
  return r;
}

Tensor resolve_raw(const Tensor& t) { return t.flags() & (kConj | kNeg) ? clone_raw(t) : t; }

}  // namespace eg

// Binds the operators that the engine itself needs (core/engine/intrinsics.h).
#include "core/engine/intrinsics.h"

#include "core/ops/ops.h"

namespace eg::intrinsics {

Tensor add(const Tensor& a, const Tensor& b, int64_t alpha) { return ops::add(a, b, alpha); }
Tensor mul(const Tensor& a, const Tensor& b) { return ops::mul(a, b); }
Tensor conj(const Tensor& a) { return a.is_complex() ? ops::conj(a) : a; }
Tensor real(const Tensor& a) { return a.is_complex() ? ops::real(a) : a; }
Tensor to_dtype(const Tensor& a, DType dtype) { return a.dtype() == dtype ? a : ops::_to_copy(a, dtype); }
Tensor sum_to_size(const Tensor& a, IntSpan sizes) { return ops::sum_to_size(a, sizes); }
Tensor expand(const Tensor& a, IntSpan sizes) { return ops::expand(a, sizes); }
Tensor reshape(const Tensor& a, IntSpan sizes) { return ops::reshape(a, sizes); }
Tensor movedim(const Tensor& a, int64_t from, int64_t to) { return from == to ? a : ops::movedim(a, {from}, {to}); }
Tensor select(const Tensor& a, int64_t dim, int64_t index) { return ops::select(a, dim, index); }
Tensor stack(const std::vector<Tensor>& ts, int64_t dim) { return ops::stack(ts, dim); }
Tensor as_strided(const Tensor& a, IntSpan sizes, IntSpan strides, int64_t offset) {
  return ops::as_strided(a, sizes, strides, offset);
}
Tensor as_strided_scatter(const Tensor& a, const Tensor& src, IntSpan sizes, IntSpan strides, int64_t offset) {
  return ops::as_strided_scatter(a, src, sizes, strides, offset);
}
Tensor clone(const Tensor& a) { return ops::clone(a); }
Tensor neg(const Tensor& a) { return ops::neg(a); }
Tensor where(const Tensor& mask, const Tensor& a) { return ops::where(mask, a, wrapped_number(0.0)); }
Tensor view_as_real(const Tensor& a) { return ops::view_as_real(a); }
Tensor view_as_complex(const Tensor& a) { return ops::view_as_complex(a); }
Tensor alias(const Tensor& a) { return ops::alias(a); }
Tensor detach(const Tensor& a) { return ops::detach(a); }
Tensor ones_like(const Tensor& a) { return ops::ones_like(a); }
void copy_(const Tensor& dst, const Tensor& src) { ops::copy_(dst, src); }
void add_into(const Tensor& dst, const Tensor& src, int64_t alpha) { ops::add_(dst, src, alpha); }
void add_out(const Tensor& dst, const Tensor& a, const Tensor& b, int64_t alpha) { ops::add_out(dst, a, b, alpha); }
bool any_nan(const Tensor& a) {
  if (!is_differentiable(a.dtype()) || a.numel() == 0) return false;
  return read_scalar(ops::any(ops::isnan(a)).data(), DType::Bool).to_bool();
}

}  // namespace eg::intrinsics

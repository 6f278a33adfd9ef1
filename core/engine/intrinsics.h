// The few differentiable operators that the engine itself calls. They are ordinary operators; core/ops/intrinsics.cpp
// binds them, so that the engine needs no header of the layer above it.
#pragma once
#include "core/tensor/tensor.h"

namespace eg::intrinsics {

Tensor add(const Tensor& a, const Tensor& b, int64_t alpha = 1);  // a + alpha * b
Tensor mul(const Tensor& a, const Tensor& b);
Tensor conj(const Tensor& a);
Tensor neg(const Tensor& a);
Tensor where(const Tensor& mask, const Tensor& a);  // a, or 0 where the mask is not set
Tensor real(const Tensor& a);
Tensor to_dtype(const Tensor& a, DType dtype);
Tensor sum_to_size(const Tensor& a, IntSpan sizes);  // inverse of broadcasting
Tensor expand(const Tensor& a, IntSpan sizes);
Tensor reshape(const Tensor& a, IntSpan sizes);
Tensor movedim(const Tensor& a, int64_t from, int64_t to);
Tensor select(const Tensor& a, int64_t dim, int64_t index);
Tensor stack(const std::vector<Tensor>& ts, int64_t dim);
Tensor as_strided(const Tensor& a, IntSpan sizes, IntSpan strides, int64_t offset);
Tensor as_strided_scatter(const Tensor& a, const Tensor& src, IntSpan sizes, IntSpan strides, int64_t offset);
Tensor clone(const Tensor& a);
Tensor view_as_real(const Tensor& a);
Tensor view_as_complex(const Tensor& a);
Tensor alias(const Tensor& a);  // view_as(a)
Tensor detach(const Tensor& a);
Tensor ones_like(const Tensor& a);
void copy_(const Tensor& dst, const Tensor& src);
void add_into(const Tensor& dst, const Tensor& src, int64_t alpha = 1);  // in place, unrecorded
void add_out(const Tensor& dst, const Tensor& a, const Tensor& b, int64_t alpha);  // dst = a + alpha * b, unrecorded
bool any_nan(const Tensor& a);

}  // namespace eg::intrinsics

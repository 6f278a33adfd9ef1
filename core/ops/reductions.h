// What reductions share: which dimensions go, and the result that a kernel fills.
#pragma once
#include "core/ops/common.h"

namespace eg {

// The dimensions of a reduction as the kernels want them.
struct Reduced {
  uint64_t mask = 0;
  bool flags[64] = {};
  int64_t count = 1;  // elements that go into one result
  Reduced(IntSpan sizes, std::optional<IntSpan> dim)
      : mask(dim_mask(dim.value_or(IntSpan()), static_cast<int64_t>(sizes.size()))) {
    for (size_t i = 0; i < sizes.size(); ++i) {
      flags[i] = mask >> i & 1;
      if (flags[i]) count *= sizes[i];
    }
  }
};

inline std::optional<IntSpan> span_of(const std::optional<Dims>& d) {
  return d ? std::optional<IntSpan>(d->span()) : std::nullopt;
}

// A result with all dimensions (reduced ones of size 1), and the same memory in the shape that was asked for.
struct ReducedResult {
  Tensor full, result;
  ReducedResult(const Tensor& self, const Reduced& r, bool keepdim, DType dtype)
      : full(new_tensor(dims_without(self.sizes(), r.mask, true), dtype, self.device())) {
    const Dims shape = dims_without(self.sizes(), r.mask, keepdim);
    result = keepdim || self.dim() == 0 ? full : eg::alias(full, shape, contiguous_strides(shape), 0);
  }
  // Is there anything to compute? A result on "meta" is but a shape.
  bool wanted() const { return full.numel() > 0 && full.device() == kCPU; }
};

inline DType sum_type(const Tensor& self, std::optional<DType> dtype) {
  return dtype.value_or(is_integral(self.dtype()) ? DType::Int64 : self.dtype());
}

}  // namespace eg

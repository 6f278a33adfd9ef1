// Whole-tensor comparison and comparison within a tolerance. The elementwise comparisons are kernels alone.
#include <cmath>

#include "core/ops/common.h"
#include "kernels/reduce.h"

namespace eg::body {

bool equal(const Tensor& self, const Tensor& other) {
  if (!(self.sizes() == other.sizes())) return false;
  if (self.numel() == 0) return true;
  const Tensor same = contiguous_raw(ops::eq(self, other));
  const bool* p = same.data_as<bool>();
  for (int64_t i = 0; i < same.numel(); ++i) {
    if (!p[i]) return false;
  }
  return true;
}

}  // namespace eg::body

namespace eg::ops {

Tensor isclose(const Tensor& self, const Tensor& other, double rtol, double atol, bool equal_nan) {
  check(self.dtype() == other.dtype(), scalar_type_name(self.dtype()), " did not match ",
        scalar_type_name(other.dtype()));
  check(rtol >= 0, "rtol must be greater than or equal to zero, but got ", rtol);
  check(atol >= 0, "atol must be greater than or equal to zero, but got ", atol);
  Tensor close = eq(self, other);
  const DType t = self.dtype();
  if (equal_nan && is_differentiable(t)) close = logical_or(close, logical_and(isnan(self), isnan(other)));
  if (rtol == 0 && atol == 0) return close;
  // Integers are compared in the default float type.
  const Tensor a = cast(self, int_to_float(t)), b = cast(other, int_to_float(t));
  const Tensor allowed = abs(b * rtol) + atol;
  const Tensor actual = abs(a - b);
  return logical_or(close, logical_and(isfinite(actual), le(actual, allowed)));
}

bool allclose(const Tensor& self, const Tensor& other, double rtol, double atol, bool equal_nan) {
  return item(all(isclose(self, other, rtol, atol, equal_nan))).to_bool();
}

}  // namespace eg::ops

// See common.h.
#include "core/ops/common.h"

namespace eg {

Tensor filled(IntSpan sizes, DType dtype, const Scalar& value) {
  const Tensor t = new_tensor(sizes, dtype);
  fill_raw(t, value);
  return t;
}

Tensor tied(const Tensor& t, TensorSpan others) { return mode.grad && !has_history(t) ? ops::_tie(t, others) : t; }

Tensor restore_dims(const Tensor& t, IntSpan sizes, uint64_t mask, bool keepdim) {
  if (keepdim || sizes.empty()) return t;
  return ops::reshape(t, dims_without(sizes, mask, true));
}

}  // namespace eg

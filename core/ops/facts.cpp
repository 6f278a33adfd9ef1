// What a caller may ask about tensors and dtypes.
#include "core/ops/common.h"

namespace eg::ops {

bool is_nonzero(const Tensor& self) {
  check(self.numel() == 1, "Boolean value of Tensor with ", self.numel() == 0 ? "no values" : "more than one value",
        " is ambiguous");
  return !item(self).equals(0);
}
bool is_same_size(const Tensor& self, const Tensor& other) { return self.sizes() == other.sizes(); }
bool is_set_to(const Tensor& self, const Tensor& tensor) {
  return self.shares_storage(tensor) && self.storage_offset() == tensor.storage_offset() &&
         self.sizes() == tensor.sizes() && self.strides() == tensor.strides();
}

DType promote_types(DType type1, DType type2) { return eg::promote_types(type1, type2); }
bool can_cast(DType from_, DType to) { return eg::can_cast(from_, to); }

}  // namespace eg::ops

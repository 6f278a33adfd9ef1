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

bool _storage_resizable(const Tensor& self) { return self.storage() && self.storage()->resizable(); }
bool _pin_storage(const Tensor& self, int64_t change) {
  check(change >= -1 && change <= 1, "_pin_storage: change must be -1, 0 or 1, got ", change);
  if (!self.storage()) return false;
  self.storage()->own();
  if (change) self.storage()->pin(static_cast<int>(change));
  return self.storage()->resizable();
}
bool _is_cow_tensor(const Tensor& self) { return self.storage() && self.storage()->shared(); }
bool _fill_uninitialized(bool mode) {
  const bool before = fills_uninitialized();
  set_fills_uninitialized(mode);
  return before;
}

}  // namespace eg::ops

namespace eg {

Tensor body::_lazy_clone(const Tensor& self) {
  Ref<Storage> copy = self.storage() ? self.storage()->lazy_copy() : nullptr;
  if (!copy) return clone_raw(self);
  Tensor r = eg::alias(self);
  r.impl()->storage = std::move(copy);
  return r;
}
void rules::vjp__lazy_clone(const LazyCloneCtx&, const Tensor& g, Tensor* out) { out[0] = g; }

}  // namespace eg

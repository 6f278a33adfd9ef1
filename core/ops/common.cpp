// See common.h.
#include "core/ops/common.h"

namespace eg {

Tensor apart(const Tensor& t, const Tensor& self) {
  if (t.shares_storage(self)) return clone_raw(t);
  const Ref<Storage>&a = t.storage(), &b = self.storage();
  if (!a || !b || !a->bytes() || !b->bytes()) return t;
  const auto x = reinterpret_cast<uintptr_t>(a->data()), y = reinterpret_cast<uintptr_t>(b->data());
  return x < y + b->bytes() && y < x + a->bytes() ? clone_raw(t) : t;
}

Tensor filled(IntSpan sizes, DType dtype, const Scalar& value) {
  const Tensor t = new_tensor(sizes, dtype);
  fill_raw(t, value);
  return t;
}

Tensor tied(const Tensor& t, TensorSpan others) {
  if (!mode.grad || has_history(t)) return t;
  std::vector<Tensor> kept;
  for (const Tensor& o : others) {
    if (o.defined() && !(o.flags() & kUnkept)) kept.push_back(o);
  }
  return kept.empty() ? t : ops::_tie(t, kept);
}

Tensor restore_dims(const Tensor& t, IntSpan sizes, uint64_t mask, bool keepdim) {
  if (keepdim || sizes.empty()) return t;
  return ops::reshape(t, dims_without(sizes, mask, true));
}

}  // namespace eg

#include "core/engine/batch.h"

#include <algorithm>

#include "core/engine/intrinsics.h"
#include "core/engine/promote.h"
#include "core/engine/vmap.h"

namespace eg {

Batch::Batch(int32_t level) : level_(level), size_(vmap_size(level)) {}

bool Batch::has(const Tensor& t) const { return is_batched(t) && t.impl()->extra->batch_level == level_; }

bool Batch::has_any(TensorSpan ts) const {
  return std::any_of(ts.begin(), ts.end(), [this](const Tensor& t) { return has(t); });
}

Tensor Batch::front(const Tensor& t) const {
  if (!has(t)) return t;
  const Extra& e = *t.impl()->extra;
  return intrinsics::movedim(e.value, e.batch_dim, 0);
}

Tensor Batch::full(const Tensor& t) const {
  if (!t.defined() || has(t)) return front(t);
  return intrinsics::expand(t, sizes(t.sizes()));
}

std::vector<Tensor> Batch::front(TensorSpan ts) const {
  std::vector<Tensor> out;
  out.reserve(ts.size());
  for (const Tensor& t : ts) out.push_back(front(t));
  return out;
}

std::vector<Tensor> Batch::full(TensorSpan ts) const {
  std::vector<Tensor> out;
  out.reserve(ts.size());
  for (const Tensor& t : ts) out.push_back(full(t));
  return out;
}

Tensor Batch::ranked(const Tensor& t, int64_t rank) const {
  Tensor v = front(t);
  if (!has(t) || t.dim() >= rank) return v;
  Dims shape;
  shape.push_back(size_);
  for (int64_t i = t.dim(); i < rank; ++i) shape.push_back(1);
  for (int64_t s : t.sizes()) shape.push_back(s);
  return intrinsics::reshape(v, shape);
}

Tensor Batch::fold(const Tensor& value) const {
  Dims shape;
  shape.push_back(value.size(0) * value.size(1));
  for (int64_t i = 2; i < value.dim(); ++i) shape.push_back(value.size(i));
  return intrinsics::reshape(value, shape);
}

Tensor Batch::unfold(const Tensor& value) const {
  Dims shape;
  shape.push_back(size_);
  shape.push_back(value.size(0) / size_);
  for (int64_t i = 1; i < value.dim(); ++i) shape.push_back(value.size(i));
  return intrinsics::reshape(value, shape);
}

Tensor Batch::wrap(const Tensor& value) const { return vmap_wrap(value, 0, level_); }

std::vector<Tensor> Batch::wrap(const std::vector<Tensor>& values) const {
  std::vector<Tensor> out;
  out.reserve(values.size());
  for (const Tensor& t : values) out.push_back(wrap(t));
  return out;
}

Dims Batch::dims(IntSpan ds, int64_t rank) {
  Dims out(ds);
  for (int64_t& d : out) d = dim(d, rank);
  return out;
}

Dims Batch::all(int64_t rank) {
  Dims out;
  for (int64_t i = 1; i <= rank; ++i) out.push_back(i);
  return out;
}

Dims Batch::sizes(IntSpan s) const {
  Dims out;
  out.push_back(size_);
  for (int64_t x : s) out.push_back(x);
  return out;
}

Alignment::Alignment(const Batch& batch, std::initializer_list<const Tensor*> ts)
    : batch_(batch), type_(result_type(ts.begin(), ts.size())) {
  for (const Tensor* t : ts) {
    if (t->defined()) rank_ = std::max(rank_, t->dim());
  }
}

Tensor Alignment::operator()(const Tensor& t) const {
  if (!batch_.has(t)) return t;
  Tensor v = batch_.ranked(t, rank_);
  const DType d = t.dtype();
  const bool alike =
      (is_int(d) && is_int(type_)) || (is_floating(d) && is_floating(type_)) || (is_complex(d) && is_complex(type_));
  return t.dim() == 0 && alike ? intrinsics::to_dtype(v, type_) : v;
}

Draw::Draw(const char* op, std::initializer_list<const Tensor*> ts, bool shape)
    : batch_(mode.vmap_depth), first_(*ts.begin()), once_(vmap_randomness() == Randomness::Same), shape_(shape) {
  for (const Tensor* t : ts) {
    rank_ = std::max(rank_, t->dim());
    check(!once_ || (shape_ && t == first_) || !batch_.has(*t), op, kSameBatched);
  }
}

Tensor Draw::operator()(const Tensor& t) const {
  if (once_) {
    if (!batch_.has(t)) return t;
    return intrinsics::select(batch_.front(t), 0, 0);
  }
  if (batch_.has(t)) return batch_.ranked(t, rank_);
  if (&t != first_) return t;
  Dims sizes(static_cast<size_t>(rank_ - t.dim()), 1);
  for (int64_t s : t.sizes()) sizes.push_back(s);
  return shape_ ? new_tensor(batch_.sizes(t.sizes()), t.dtype(), t.device())
                : intrinsics::expand(t, batch_.sizes(sizes));
}

}  // namespace eg

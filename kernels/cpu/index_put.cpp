// Advanced indexing: several index tensors of one shape address the leading dimensions together. Every index is turned
// into one element offset first, which is also where bounds are checked.
#include "kernels/cpu/places.h"

namespace eg::kernels {

namespace {

// For every position of the index shape: the offset into self, in row-major order, in multiples of `unit` elements.
class Offsets {
 public:
  Offsets(const TensorView& self, const TensorView* index, int32_t n, const int64_t* dim_names)
      : count_(n > 0 ? numel(index[0]) : 1) {
    if (n == 1) {  // the indices themselves serve where none is negative
      only_ = std::make_unique<Indices>(index[0]);
      const int64_t size = self.sizes[0];
      if (!pick().outside(only_->begin(), count_, 0, size)) {
        unit_ = self.strides[0];
        at_ = only_->begin();
        return;
      }
    }
    offsets_ = std::make_unique<Buffer<int64_t>>(count_);
    int64_t* const to = offsets_->get();
    at_ = to;
    std::fill_n(to, count_, 0);
    for (int32_t d = 0; d < n; ++d) {
      const Indices at(index[d]);
      const int64_t size = self.sizes[d], step = self.strides[d];
      at.check_bounds(Code::Index, -size, dim_names ? dim_names[d] : d, size);
      for (int64_t i = 0; i < count_; ++i) to[i] += (at[i] < 0 ? at[i] + size : at[i]) * step;
    }
  }
  int64_t size() const { return count_; }
  int64_t operator[](int64_t i) const { return at_[i] * unit_; }
  const int64_t* begin() const { return at_; }
  int64_t unit() const { return unit_; }

 private:
  int64_t count_, unit_ = 1;
  const int64_t* at_ = nullptr;
  std::unique_ptr<Indices> only_;
  std::unique_ptr<Buffer<int64_t>> offsets_;
};

// The positions of the index shape, then the dimensions of `values` and `self` behind them.
Places places_at(const TensorView& self, const TensorView& values, const Offsets& offsets, const TensorView* index,
                 int32_t n) {
  Places p(self, values, offsets.begin(), offsets.unit());
  const int32_t leading = n > 0 ? index[0].ndim : 0;
  int64_t step = offsets.size();
  for (int32_t d = 0; d < leading; ++d) {
    step /= std::max<int64_t>(1, index[0].sizes[d]);
    p.add(index[0].sizes[d], 0, values.strides[d], step);
  }
  for (int32_t d = n; d < self.ndim; ++d) p.add(self.sizes[d], self.strides[d], values.strides[leading + d - n], 0);
  return p;
}

}  // namespace

void index_get(const TensorView& out, const TensorView& self, const TensorView* index, int32_t n,
               const int64_t* dim_names) {
  const Offsets offsets(self, index, n, dim_names);
  places_at(self, out, offsets, index, n).read();
}

void index_put(const TensorView& self, const TensorView* index, int32_t n, const TensorView& values, bool accumulate,
               const int64_t* dim_names) {
  const Offsets offsets(self, index, n, dim_names);
  Places places = places_at(self, values, offsets, index, n);
  if (!accumulate) return places.write();
  visit_numbers("index_put", self.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    places.update<T>([](T& to, const T& x) { to = plus(to, x); });
  });
}

namespace {

// Indices into `self` as if it were flattened, as element offsets: the indices themselves where they can serve.
class FlatOffsets {
 public:
  FlatOffsets(const TensorView& self, const Indices& index) : at_(index.begin()) {
    const int64_t total = numel(self), *const bad = index.outside(-total, total);
    if (bad) fail(Code::Index, "out of range: tried to access index ", *bad, " on a tensor of ", total, " elements.");
    const bool dense = is_contiguous(self);
    if (dense && !pick().outside(index.begin(), index.size(), 0, total)) return;
    own_ = std::make_unique<Buffer<int64_t>>(index.size());
    for (int64_t i = 0; i < index.size(); ++i) {
      int64_t position = index[i] < 0 ? index[i] + total : index[i], off = dense ? position : 0;
      for (int d = self.ndim - 1; d >= 0 && !dense; --d) {
        off += position % self.sizes[d] * self.strides[d];
        position /= self.sizes[d];
      }
      (*own_)[i] = off;
    }
    at_ = own_->get();
  }
  const int64_t* begin() const { return at_; }

 private:
  const int64_t* at_;
  std::unique_ptr<Buffer<int64_t>> own_;
};

Places flat_places(const TensorView& self, const TensorView& other, const FlatOffsets& offsets) {
  Places p(self, other, offsets.begin(), 1);
  const Dims dense = contiguous_strides(other.sizes, other.ndim);
  for (int d = 0; d < other.ndim; ++d) p.add(other.sizes[d], 0, other.strides[d], dense[d]);
  return p;
}

}  // namespace

void take(const TensorView& out, const TensorView& self, const TensorView& index_view) {
  const Indices index(index_view);
  check(index.size() == 0 || numel(self) > 0, Code::Index, "take(): tried to take from an empty tensor");
  const FlatOffsets offsets(self, index);
  flat_places(self, out, offsets).read();
}

void put(const TensorView& self, const TensorView& index_view, const TensorView& source, bool accumulate) {
  const Indices index(index_view);
  check(index.size() == 0 || numel(self) > 0, Code::Index, "put_(): tried to put elements into an empty tensor");
  const FlatOffsets offsets(self, index);
  Places places = flat_places(self, source, offsets);
  if (!accumulate) return places.write();
  visit_numbers("put_", self.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    places.update<T>([](T& to, const T& x) { to = plus(to, x); });
  });
}

}  // namespace eg::kernels

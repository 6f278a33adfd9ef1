// Advanced indexing: several index tensors of one shape address the leading dimensions together. Every index is turned
// into one element offset first, which is also where bounds are checked.
#include "kernels/cpu/indices.h"
#include "kernels/cpu/runs.h"

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

TensorView leading(const TensorView& v, int32_t n) { return {v.data, v.sizes, v.strides, n, v.dtype}; }
TensorView trailing(const TensorView& v, int32_t from) {
  return {v.data, v.sizes + from, v.strides + from, v.ndim - from, v.dtype};
}

// fn(self element, values element) for each index position and each element of the slice behind it.
template <class T, class F>
void for_positions(const TensorView& self, const TensorView& values, const Offsets& offsets, int32_t n,
                   int32_t index_ndim, bool parallel, F&& fn) {
  const TensorView outer = leading(values, index_ndim);
  const TensorView inner_values = trailing(values, index_ndim), inner_self = trailing(self, n);
  const TensorView* const outer_views[] = {&outer};
  const TensorView* const inner_views[] = {&inner_values, &inner_self};
  const RowWalker<1> positions(outer_views, -1);
  const int32_t last = inner_values.ndim - 1;
  const int64_t len = last < 0 ? 1 : inner_values.sizes[last];
  const int64_t step_values = last < 0 ? 0 : inner_values.strides[last],
                step_self = last < 0 ? 0 : inner_self.strides[last];
  const RowWalker<2> slice(inner_views, last);
  if (slice.rows() == 0 || len == 0) return;
  const int64_t work = std::max<int64_t>(1, slice.rows() * len);
  const int64_t grain = parallel ? std::max<int64_t>(1, 32768 / work) : offsets.size();
  parallel_for(0, offsets.size(), std::max<int64_t>(grain, 1), [&](int64_t begin, int64_t end) {
    RowWalker<1> p = positions;
    RowWalker<2> s = slice;
    p.seek(begin);
    for (int64_t i = begin; i < end; ++i, p.next()) {
      T* const base_self = data_of<T>(self) + offsets[i];
      T* const base_values = data_of<T>(values) + p.off[0];
      if (slice.rows() == 1) {
        for (int64_t j = 0; j < len; ++j) fn(base_self[j * step_self], base_values[j * step_values]);
        continue;
      }
      s.seek(0);
      for (int64_t r = 0; r < slice.rows(); ++r, s.next()) {
        for (int64_t j = 0; j < len; ++j) {
          fn(base_self[s.off[1] + j * step_self], base_values[s.off[0] + j * step_values]);
        }
      }
    }
  });
}

// What lies behind an index is one run of memory in both views, and the runs of `values` are evenly spaced.
struct EvenRuns {
  int64_t run = 1, step = 0;
  bool ok = false;
  EvenRuns(const TensorView& self, const TensorView& values, int32_t n, int32_t index_ndim) {
    const TensorView inner_values = trailing(values, index_ndim), inner_self = trailing(self, n);
    for (int d = inner_values.ndim - 1; d >= 0; --d) {
      if (inner_values.sizes[d] == 1) continue;
      if (inner_values.strides[d] != run || inner_self.strides[d] != run) return;
      run *= inner_values.sizes[d];
    }
    int64_t sizes = 1;
    for (int d = index_ndim - 1; d >= 0; --d) {
      if (values.sizes[d] == 1) continue;
      if (sizes == 1) {
        step = values.strides[d];
      } else if (values.strides[d] != step * sizes) {
        return;
      }
      sizes *= values.sizes[d];
    }
    ok = true;
  }
};

}  // namespace

void index_get(const TensorView& out, const TensorView& self, const TensorView* index, int32_t n,
               const int64_t* dim_names) {
  const Offsets offsets(self, index, n, dim_names);
  const int32_t index_ndim = n > 0 ? index[0].ndim : 0;
  if (const EvenRuns even(self, out, n, index_ndim); even.ok) {
    const int64_t element = static_cast<int64_t>(size_of(out.dtype)), bytes = even.run * element;
    if (bytes == 0) return;
    const bool stream = beyond_cache(offsets.size() * bytes);
    parallel_for(0, offsets.size(), std::max<int64_t>(1, 65536 / bytes), [&](int64_t begin, int64_t end) {
      read_runs(data_of<char>(out) + begin * even.step * element, even.step * element, data_of<char>(self),
                offsets.unit() * element, offsets.begin() + begin, end - begin, bytes, stream);
    });
    return;
  }
  visit_sizes(out.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    for_positions<T>(self, out, offsets, n, index_ndim, true, [](const T& from, T& to) { to = from; });
  });
}

void index_put(const TensorView& self, const TensorView* index, int32_t n, const TensorView& values, bool accumulate,
               const int64_t* dim_names) {
  const Offsets offsets(self, index, n, dim_names);
  const int32_t index_ndim = n > 0 ? index[0].ndim : 0;
  if (!accumulate) {  // in order, so that the last of equal indices wins
    if (const EvenRuns even(self, values, n, index_ndim); even.ok) {
      const int64_t element = static_cast<int64_t>(size_of(self.dtype));
      const int64_t pieces = even.run * element * offsets.size() < 262144 ? 1 : num_threads();
      parallel_for(0, even.run, std::max<int64_t>(256 / element, (even.run + pieces - 1) / pieces),
                   [&](int64_t begin, int64_t end) {
                     write_runs(data_of<char>(self) + begin * element, offsets.unit() * element,
                                data_of<char>(values) + begin * element, even.step * element, offsets.begin(),
                                offsets.size(), (end - begin) * element);
                   });
      return;
    }
    return visit_sizes(self.dtype, [&](auto tag) {
      using T = typename decltype(tag)::Type;
      for_positions<T>(self, values, offsets, n, index_ndim, false, [](T& to, const T& x) { to = x; });
    });
  }
  visit_numbers("index_put", self.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    for_positions<T>(self, values, offsets, n, index_ndim, false, [](T& to, const T& x) { to = plus(to, x); });
  });
}

namespace {

// The element offset of a row-major position.
int64_t offset_of(const TensorView& v, int64_t position) {
  int64_t off = 0;
  for (int d = v.ndim - 1; d >= 0; --d) {
    off += position % v.sizes[d] * v.strides[d];
    position /= v.sizes[d];
  }
  return off;
}

template <class T, class F>
void for_flat(const TensorView& self, const TensorView& other, const Indices& index, F&& fn) {
  const int64_t total = numel(self);
  const bool dense = is_contiguous(self);
  const TensorView* const views[] = {&other};
  RowWalker<1> w(views, -1);
  if (index.size() == 0) return;
  w.seek(0);
  for (int64_t i = 0; i < index.size(); ++i, w.next()) {
    const int64_t at = index[i] < 0 ? index[i] + total : index[i];
    fn(data_of<T>(self)[dense ? at : offset_of(self, at)], data_of<T>(other)[w.off[0]]);
  }
}

void check_flat(const Indices& index, int64_t total) {
  const int64_t* bad = index.outside(-total, total);
  if (bad) fail(Code::Index, "out of range: tried to access index ", *bad, " on a tensor of ", total, " elements.");
}

}  // namespace

void take(const TensorView& out, const TensorView& self, const TensorView& index_view) {
  const Indices index(index_view);
  check(index.size() == 0 || numel(self) > 0, Code::Index, "take(): tried to take from an empty tensor");
  check_flat(index, numel(self));
  visit_sizes(out.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    for_flat<T>(self, out, index, [](const T& from, T& to) { to = from; });
  });
}

void put(const TensorView& self, const TensorView& index_view, const TensorView& source, bool accumulate) {
  const Indices index(index_view);
  check(index.size() == 0 || numel(self) > 0, Code::Index, "put_(): tried to put elements into an empty tensor");
  check_flat(index, numel(self));
  if (!accumulate) {
    return visit_sizes(self.dtype, [&](auto tag) {
      using T = typename decltype(tag)::Type;
      for_flat<T>(self, source, index, [](T& to, const T& x) { to = x; });
    });
  }
  visit_numbers("put_", self.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    for_flat<T>(self, source, index, [](T& to, const T& x) { to = plus(to, x); });
  });
}

}  // namespace eg::kernels

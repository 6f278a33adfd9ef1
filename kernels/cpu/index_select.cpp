// Whole slices chosen by a list of indices: index_select, index_copy, index_add, index_fill, and the element-wise
// gather.
#include <cstring>

#include "kernels/cpu/indices.h"

namespace eg::kernels {

namespace {

// Moves slices between `many` (its dim is indexed) and `few` (its dim runs along the index): fn(many, few) an element.
template <class T, class F>
void for_slices(const TensorView& many, const TensorView& few, int64_t dim, const Indices& index, F&& fn) {
  const int64_t step_many = many.strides[dim], step_few = few.strides[dim];
  T* const pm = data_of<T>(many);
  T* const pf = data_of<T>(few);
  const int64_t n = index.size();
  // Runs that are dense in both: along the run inside, in the order of the index outside, pieces of the run in
  // parallel.
  int64_t run = 1;
  for (int d = few.ndim - 1; d > dim && run > 0; --d) {
    if (few.sizes[d] != 1 && (few.strides[d] != run || many.strides[d] != run))
      run = 0;
    else
      run *= few.sizes[d];
  }
  if (run >= 8) {
    TensorView outer_few = few, outer_many = many;
    outer_few.ndim = outer_many.ndim = static_cast<int32_t>(dim);
    const TensorView* const views[] = {&outer_few, &outer_many};
    const RowWalker<2> walker(views, -1);
    if (walker.rows() == 0) return;
    const int64_t pieces = run * n * walker.rows() < 65536 ? 1 : num_threads();
    parallel_for(0, run, std::max<int64_t>(16, (run + pieces - 1) / pieces), [&](int64_t begin, int64_t end) {
      RowWalker<2> w = walker;
      w.seek(0);
      for (int64_t r = 0; r < walker.rows(); ++r, w.next()) {
        for (int64_t i = 0; i < n; ++i) {
          T* const f = pf + w.off[0] + i * step_few;
          T* const m = pm + w.off[1] + index[i] * step_many;
          for (int64_t j = begin; j < end; ++j) fn(m[j], f[j]);
        }
      }
    });
    return;
  }
  const TensorView* const views[] = {&few, &many};
  for_rows(views, dim, n, [&](const int64_t* off) {
    T* const f = pf + off[0];
    T* const m = pm + off[1];
    for (int64_t i = 0; i < n; ++i) fn(m[index[i] * step_many], f[i * step_few]);
  });
}

// Slices that are single runs of memory in both views are moved as a whole.
bool copy_runs(const TensorView& out, const TensorView& self, int64_t dim, const Indices& index) {
  int64_t inner = 1;
  for (int d = out.ndim - 1; d > dim; --d) {
    if (out.sizes[d] != 1 && (out.strides[d] != inner || self.strides[d] != inner)) return false;
    inner *= out.sizes[d];
  }
  if (inner < 8) return false;
  const int64_t bytes = static_cast<int64_t>(size_of(out.dtype)), n = index.size();
  TensorView outer_out = out, outer_self = self;
  outer_out.ndim = outer_self.ndim = static_cast<int32_t>(dim);
  const TensorView* const views[] = {&outer_out, &outer_self};
  const RowWalker<2> walker(views, -1);
  const int64_t step_out = out.strides[dim], step_self = self.strides[dim];
  parallel_for(0, walker.rows() * n, std::max<int64_t>(1, 65536 / (inner * bytes)), [&](int64_t begin, int64_t end) {
    RowWalker<2> w = walker;
    w.seek(begin / n);
    int64_t i = begin % n;
    for (int64_t r = begin; r < end; ++r) {
      std::memcpy(data_of<char>(out) + (w.off[0] + i * step_out) * bytes,
                  data_of<char>(self) + (w.off[1] + index[i] * step_self) * bytes, static_cast<size_t>(inner * bytes));
      if (++i == n) {
        i = 0;
        w.next();
      }
    }
  });
  return true;
}

}  // namespace

void index_select(const TensorView& out_, const TensorView& self_, int64_t dim, const TensorView& index_) {
  const AtLeast1d out(out_), self(self_);
  const Indices index(index_);
  index.check_in_self(self.view().sizes[dim]);
  if (numel(out_) == 0) return;
  if (copy_runs(out.view(), self.view(), dim, index)) return;
  visit_sizes(out_.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    for_slices<T>(self.view(), out.view(), dim, index, [](const T& from, T& to) { to = from; });
  });
}

void index_copy(const TensorView& self_, int64_t dim, const TensorView& index_, const TensorView& source_) {
  const AtLeast1d self(self_), source(source_);
  const Indices index(index_);
  const int64_t* bad = index.outside(0, self.view().sizes[dim]);
  if (bad) {
    fail(Code::Index, "index_copy_(): index ", *bad, " is out of bounds for dimension ", dim, " with size ",
         self.view().sizes[dim]);
  }
  visit_sizes(self_.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    for_slices<T>(self.view(), source.view(), dim, index, [](T& to, const T& from) { to = from; });
  });
}

void index_add(const TensorView& self_, int64_t dim, const TensorView& index_, const TensorView& source_,
               std::complex<double> alpha) {
  const AtLeast1d self(self_), source(source_);
  const Indices index(index_);
  check(!index.outside(0, self.view().sizes[dim]), Code::Index, "index out of range in self");
  visit_numbers("index_add_cpu_", self_.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    if (alpha == 1.0) {
      return for_slices<T>(self.view(), source.view(), dim, index, [](T& to, const T& x) { to = plus(to, x); });
    }
    T factor;
    if constexpr (std::is_class_v<T> && std::is_class_v<Acc<T>>) {
      factor = T(alpha);
    } else if constexpr (std::is_integral_v<T>) {
      factor = static_cast<T>(static_cast<int64_t>(alpha.real()));
    } else {
      factor = T(static_cast<Acc<T>>(alpha.real()));
    }
    for_slices<T>(self.view(), source.view(), dim, index,
                  [factor](T& to, const T& x) { to = plus(to, product(x, factor)); });
  });
}

void index_fill(const TensorView& self_, int64_t dim, const TensorView& index_, const TensorView& value) {
  const AtLeast1d self(self_);
  const Indices index(index_);
  const int64_t size = self.view().sizes[dim];
  check(!index.outside(-size, size), Code::Index, "index out of range in self");
  visit_sizes(self_.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    const T v = *data_of<T>(value);
    const int64_t step = self.view().strides[dim];
    const TensorView* const views[] = {&self.view()};
    for_rows(views, dim, index.size(), [&](const int64_t* off) {
      T* const row = data_of<T>(self.view()) + off[0];
      for (int64_t i : index) row[(i < 0 ? i + size : i) * step] = v;
    });
  });
}

void gather(const TensorView& out_, const TensorView& self_, int64_t dim, const TensorView& index_) {
  const AtLeast1d out(out_), self(self_), shape(index_);
  const Indices index(index_);
  index.check_bounds(Code::Runtime, 0, dim, self.view().sizes[dim]);
  if (index.size() == 0) return;
  const Dims dense = contiguous_strides(shape.view().sizes, shape.view().ndim);
  const TensorView positions{nullptr, shape.view().sizes, dense.data(), shape.view().ndim, DType::Int64};
  const int64_t n = shape.view().sizes[dim], step_out = out.view().strides[dim], step_self = self.view().strides[dim];
  const int64_t step_index = dense[dim];
  visit_sizes(out_.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    const TensorView* const views[] = {&positions, &out.view(), &self.view()};
    for_rows(views, dim, n, [&](const int64_t* off) {
      const int64_t* at = index.begin() + off[0];
      T* const to = data_of<T>(out.view()) + off[1];
      const T* const from = data_of<T>(self.view()) + off[2];
      for (int64_t i = 0; i < n; ++i) to[i * step_out] = from[at[i * step_index] * step_self];
    });
  });
}

}  // namespace eg::kernels

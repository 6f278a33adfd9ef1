// Whole slices chosen by a list of indices: index_select, index_copy, index_add, index_fill.
#include "kernels/cpu/indices.h"
#include "kernels/cpu/runs.h"

namespace eg::kernels {

namespace {

// The elements behind `dim` that lie densely in both views; 0 where they don't.
int64_t dense_run(const TensorView& few, const TensorView& many, int64_t dim) {
  int64_t run = 1;
  for (int d = few.ndim - 1; d > dim; --d) {
    if (few.sizes[d] != 1 && (few.strides[d] != run || many.strides[d] != run)) return 0;
    run *= few.sizes[d];
  }
  return run;
}

// The dimensions in front of `dim`.
class Outer {
 public:
  Outer(const TensorView& few, const TensorView& many, int64_t dim) : few_(few), many_(many), walker_(make(dim)) {}
  Outer(const Outer&) = delete;
  Outer& operator=(const Outer&) = delete;
  const RowWalker<2>& walker() const { return walker_; }

 private:
  RowWalker<2> make(int64_t dim) {
    few_.ndim = many_.ndim = static_cast<int32_t>(dim);
    const TensorView* const views[] = {&few_, &many_};
    return RowWalker<2>(views, -1);
  }
  TensorView few_, many_;
  RowWalker<2> walker_;
};

// Moves slices between `many` (its dim is indexed) and `few` (its dim runs along the index): fn(many, few) an element.
template <class T, class F>
void for_slices(const TensorView& many, const TensorView& few, int64_t dim, const Indices& index, F&& fn) {
  const int64_t step_many = many.strides[dim], step_few = few.strides[dim];
  T* const pm = data_of<T>(many);
  T* const pf = data_of<T>(few);
  const int64_t n = index.size();
  // Runs that are dense in both: along the run inside, in the order of the index outside, pieces of the run in
  // parallel.
  const int64_t run = dense_run(few, many, dim);
  if (run >= 8) {
    const Outer outer(few, many, dim);
    const RowWalker<2>& walker = outer.walker();
    if (walker.rows() == 0) return;
    const int64_t pieces = run * n * walker.rows() < 65536 ? 1 : num_threads();
    parallel_for(0, run, std::max<int64_t>(16, (run + pieces - 1) / pieces), [&](int64_t begin, int64_t end) {
      RowWalker<2> w = walker;
      w.seek(0);
      for (int64_t r = 0; r < walker.rows(); ++r, w.next()) {
        for (int64_t i = 0; i < n; ++i) {
          T* const f = pf + w.off[0] + i * step_few;
          T* const m = pm + w.off[1] + index[i] * step_many;
#pragma GCC ivdep
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
bool read_slices(const TensorView& out, const TensorView& self, int64_t dim, const Indices& index) {
  const int64_t run = dense_run(out, self, dim);
  if (run == 0) return false;
  const int64_t element = static_cast<int64_t>(size_of(out.dtype)), bytes = run * element, n = index.size();
  const Outer outer(out, self, dim);
  const int64_t step_out = out.strides[dim] * element, step_self = self.strides[dim] * element;
  const bool stream = beyond_cache(outer.walker().rows() * n * bytes);
  parallel_for(0, outer.walker().rows() * n, std::max<int64_t>(1, 65536 / bytes), [&](int64_t begin, int64_t end) {
    RowWalker<2> w = outer.walker();
    w.seek(begin / n);
    for (int64_t at = begin; at < end; w.next()) {
      const int64_t first = at % n, count = std::min(n - first, end - at);
      read_runs(data_of<char>(out) + w.off[0] * element + first * step_out, step_out,
                data_of<char>(self) + w.off[1] * element, step_self, index.begin() + first, count, bytes, stream);
      at += count;
    }
  });
  return true;
}

// In the order of the index, so that the last of equal ones stays; each thread has columns of its own.
bool write_slices(const TensorView& self, const TensorView& source, int64_t dim, const Indices& index) {
  const int64_t run = dense_run(source, self, dim);
  if (run == 0) return false;
  const int64_t element = static_cast<int64_t>(size_of(self.dtype)), n = index.size();
  const Outer outer(source, self, dim);
  const int64_t step_from = source.strides[dim] * element, step_self = self.strides[dim] * element;
  const int64_t pieces = run * element * n * outer.walker().rows() < 262144 ? 1 : num_threads();
  parallel_for(0, run, std::max<int64_t>(256 / element, (run + pieces - 1) / pieces), [&](int64_t begin, int64_t end) {
    RowWalker<2> w = outer.walker();
    w.seek(0);
    for (int64_t r = 0; r < outer.walker().rows(); ++r, w.next()) {
      write_runs(data_of<char>(self) + (w.off[1] + begin) * element, step_self,
                 data_of<char>(source) + (w.off[0] + begin) * element, step_from, index.begin(), n,
                 (end - begin) * element);
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
  if (read_slices(out.view(), self.view(), dim, index)) return;
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
  if (numel(source_) == 0 || write_slices(self.view(), source.view(), dim, index)) return;
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

}  // namespace eg::kernels

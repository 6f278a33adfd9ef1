// Softmax and log-softmax with their gradients, and log-sum-exp. Rows that lie densely in memory are handled one by
// one, rows side by side as columns, others are gathered first.
#include <optional>
#include <vector>

#include "kernels/cpu/cast.h"
#include "kernels/cpu/by_isa.h"
#include "kernels/cpu/isa/softmax.h"
#include "kernels/cpu/stream.h"
#include "kernels/cpu/scratch.h"
#include "kernels/cpu/support.h"
#include "kernels/norm.h"

namespace eg::kernels {

EG_BY_ISA(SoftmaxTable, k_softmax, softmax_set)

namespace {

template <class T>
using Wide = std::conditional_t<std::is_same_v<T, double>, double, float>;

// The loops of the running instruction set, for the type that T is computed in.
template <class T>
const SoftmaxLoops<Wide<T>>& loops() {
  return softmax_set().template of<Wide<T>>();
}

constexpr int64_t kWork = 16384;    // elements for which a second thread pays
constexpr int64_t kColumns = 128;   // columns of a piece
constexpr int64_t kShort = 32;      // rows up to this length are turned into columns

// `v` without dimension d.
struct Without {
  Dims sizes, strides;
  TensorView view;
  Without(const TensorView& v, int64_t d) {
    for (int i = 0; i < v.ndim; ++i) {
      if (i == d) continue;
      sizes.push_back(v.sizes[i]);
      strides.push_back(v.strides[i]);
    }
    view = {v.data, sizes.data(), strides.data(), v.ndim - 1, v.dtype};
  }
};

// One of the functions: row(out, inputs..., n) for a dense row, columns(out, inputs..., n, columns) for rows side by
// side. views[0] is the output; all views have elements of T and its shape.
template <class T, int kViews, class Row, class Columns>
class ByLines {
  using A = Wide<T>;

 public:
  ByLines(const TensorView* const (&views)[kViews], int64_t dim, Row row, Columns columns)
      : views_(views), dim_(dim), n_(size_at(*views[0], dim)), row_(row), columns_(columns) {}

  void run() {
    if (n_ == 0 || numel(*views_[0]) == 0) return;
    if (n_ <= kShort) return short_rows();
    // A gradient is often one number seen as many: such an input is copied when the result is dense.
    std::optional<Contiguous> copies[kViews];
    const TensorView* views[kViews] = {views_[0]};
    if (is_contiguous(*views_[0])) {
      for (int v = 1; v < kViews; ++v) {
        copies[v].emplace(*views_[v]);
        views[v] = &copies[v]->view();
      }
      return ByLines(views, dim_, row_, columns_).split();
    }
    split();
  }

 private:
  void split() {
    bool dense = true;
    for (const TensorView* v : views_) dense &= n_ == 1 || stride_at(*v, dim_) == 1;
    if (dense) return rows();
    if constexpr (std::is_same_v<T, A>) {
      for (int d = views_[0]->ndim - 1; d >= 0; --d) {
        bool across = d != dim_ && views_[0]->sizes[d] >= 8;
        for (const TensorView* v : views_) across &= v->strides[d] == 1;
        if (across) return side_by_side(d);
      }
    }
    gathered();
  }

  using Indices = std::make_integer_sequence<int, kViews - 1>;
  template <int... I>
  void call(A* out, const A* const (&in)[kViews - 1], std::integer_sequence<int, I...>) const {
    row_(out, in[I]..., n_);
  }
  template <int... I>
  void call(const Lines<A> (&at)[kViews], int64_t columns, std::integer_sequence<int, I...>) const {
    columns_(at[0], Lines<const A>{at[I + 1].data, at[I + 1].step}..., n_, columns);
  }

  // Rows that are dense in memory; other types than A are converted.
  void rows() {
    const RowWalker<kViews> walker(views_, dim_);
    constexpr bool kSame = std::is_same_v<T, A>;
    const int64_t row_bytes = n_ * static_cast<int64_t>(sizeof(T));
    bool past_cache = kSame && leaves_caches(numel(*views_[0]) * static_cast<int64_t>(sizeof(T)), 2) && n_ >= 256 && n_ <= 8192;
    for (int v = 1; v < kViews; ++v) past_cache &= views_[v]->data != views_[0]->data;
    parallel_for(0, walker.rows(), std::max<int64_t>(1, kWork / n_), [&](int64_t begin, int64_t end) {
      RowWalker<kViews> w = walker;
      w.seek(begin);
      Buffer<A> buffer(!kSame || past_cache ? kViews * n_ : 1);
      for (int64_t r = begin; r < end; ++r, w.next()) {
        const A* in[kViews - 1];
        for (int v = 1; v < kViews; ++v) {
          const T* x = data_of<T>(*views_[v]) + w.off[v];
          if constexpr (kSame) {
            if (past_cache) prefetch(reinterpret_cast<const char*>(x + n_), row_bytes);
            in[v - 1] = x;
          } else {
            A* to = buffer.get() + v * n_;
            cast_row(kDTypeOfA, reinterpret_cast<char*>(to), sizeof(A), views_[v]->dtype,
                     reinterpret_cast<const char*>(x), sizeof(T), n_);
            in[v - 1] = to;
          }
        }
        T* const y = data_of<T>(*views_[0]) + w.off[0];
        char* const from = reinterpret_cast<char*>(buffer.get());
        if constexpr (kSame) {
          call(past_cache ? buffer.get() : y, in, Indices());
          if (past_cache) stream(reinterpret_cast<char*>(y), from, row_bytes);
        } else {
          call(buffer.get(), in, Indices());
          cast_row(views_[0]->dtype, reinterpret_cast<char*>(y), sizeof(T), kDTypeOfA, from, sizeof(A), n_);
        }
      }
      if (past_cache) stream_end();
    });
  }

  // Blocks of rows become columns, for which vectors pay.
  void short_rows() {
    constexpr int64_t kBlock = 32;
    const RowWalker<kViews> walker(views_, dim_);
    int64_t step[kViews];
    for (int v = 0; v < kViews; ++v) step[v] = stride_at(*views_[v], dim_);
    parallel_for(0, walker.rows(), kWork / kShort, [&](int64_t begin, int64_t end) {
      alignas(64) A buffer[kViews][kShort * kBlock];
      Lines<A> at[kViews];
      for (int v = 0; v < kViews; ++v) at[v] = {buffer[v], kBlock};
      RowWalker<kViews> w = walker;
      w.seek(begin);
      for (int64_t r = begin; r < end; r += kBlock) {
        const int64_t count = std::min(kBlock, end - r);
        int64_t offset[kBlock];
        for (int64_t b = 0; b < count; ++b, w.next()) {
          offset[b] = w.off[0];
          for (int v = 1; v < kViews; ++v) {
            const T* const x = data_of<T>(*views_[v]) + w.off[v];
            for (int64_t i = 0; i < n_; ++i) buffer[v][i * kBlock + b] = static_cast<A>(x[i * step[v]]);
          }
        }
        call(at, count, Indices());
        for (int64_t b = 0; b < count; ++b) {
          T* const y = data_of<T>(*views_[0]) + offset[b];
          for (int64_t i = 0; i < n_; ++i) y[i * step[0]] = T(buffer[0][i * kBlock + b]);
        }
      }
    });
  }

  // Dimension d is the dense one: neighbouring rows lie side by side.
  void side_by_side(int64_t d) {
    std::vector<Without> rest;
    rest.reserve(kViews);
    const TensorView* views[kViews];
    for (int v = 0; v < kViews; ++v) views[v] = &rest.emplace_back(*views_[v], d).view;
    const RowWalker<kViews> walker(views, dim_ < d ? dim_ : dim_ - 1);
    const int64_t columns = views_[0]->sizes[d], pieces = (columns - 1) / kColumns + 1;
    const int64_t grain = std::max<int64_t>(1, kWork / (n_ * std::min(columns, kColumns)));
    parallel_for(0, walker.rows() * pieces, grain, [&](int64_t begin, int64_t end) {
      RowWalker<kViews> w = walker;
      for (int64_t k = begin; k < end; ++k) {
        if (k == begin) w.seek(k / pieces);
        else if (k % pieces == 0) w.next();
        const int64_t first = k % pieces * kColumns;
        Lines<A> at[kViews];
        for (int v = 0; v < kViews; ++v) at[v] = {data_of<A>(*views_[v]) + w.off[v] + first, views_[v]->strides[dim_]};
        call(at, std::min(kColumns, columns - first), Indices());
      }
    });
  }

  // Blocks of rows are gathered into dense ones, so that memory is still read along its grain.
  void gathered() {
    const RowWalker<kViews> walker(views_, dim_);
    const int64_t block = std::max<int64_t>(1, std::min<int64_t>(16, 65536 / n_));
    const int64_t grain = std::max<int64_t>(block, kWork / n_ / block * block);
    int64_t step[kViews];
    for (int v = 0; v < kViews; ++v) step[v] = stride_at(*views_[v], dim_);
    parallel_for(0, walker.rows(), grain, [&](int64_t begin, int64_t end) {
      Buffer<A> buffer((kViews - 1) * block * n_);
      RowWalker<kViews> w = walker;
      w.seek(begin);
      int64_t offsets[16][kViews];
      for (int64_t r = begin; r < end;) {
        const int64_t count = std::min(block, end - r);
        for (int64_t b = 0; b < count; ++b, w.next()) {
          for (int v = 0; v < kViews; ++v) offsets[b][v] = w.off[v];
        }
        for (int v = 1; v < kViews; ++v) {
          const T* const x = data_of<T>(*views_[v]);
          A* const to = buffer.get() + (v - 1) * block * n_;
          for (int64_t i = 0; i < n_; ++i) {
            for (int64_t b = 0; b < count; ++b) to[b * n_ + i] = static_cast<A>(x[offsets[b][v] + i * step[v]]);
          }
        }
        for (int64_t b = 0; b < count; ++b) {
          const A* in[kViews - 1];
          for (int v = 1; v < kViews; ++v) in[v - 1] = buffer.get() + ((v - 1) * block + b) * n_;
          call(buffer.get() + b * n_, in, Indices());
        }
        T* const y = data_of<T>(*views_[0]);
        for (int64_t i = 0; i < n_; ++i) {
          for (int64_t b = 0; b < count; ++b) y[offsets[b][0] + i * step[0]] = T(buffer[b * n_ + i]);
        }
        r += count;
      }
    });
  }

  static constexpr DType kDTypeOfA = std::is_same_v<A, double> ? DType::Float64 : DType::Float32;
  const TensorView* const (&views_)[kViews];
  int64_t dim_, n_;
  Row row_;
  Columns columns_;
};

template <class T, int kViews, class Row, class Columns>
void by_lines(const TensorView* const (&views)[kViews], int64_t dim, Row row, Columns columns) {
  ByLines<T, kViews, Row, Columns>(views, dim, row, columns).run();
}

// A result in another dtype than the input goes through a temporary of the wider of the two.
template <class F>
void with_common_type(const TensorView& out, const TensorView& in, F&& run) {
  if (out.dtype == in.dtype) return run(out, in);
  const DType wide = promote_types(out.dtype, in.dtype);
  const Contiguous from(in, wide);
  ContiguousOut to(out, wide);
  run(to.view(), from.view());
  to.finish();
}

}  // namespace

void softmax(const TensorView& out, const TensorView& in, int64_t dim) {
  with_common_type(out, in, [&](const TensorView& y, const TensorView& x) {
    visit_floats("softmax_kernel_impl", x.dtype, [&](auto tag) {
      using T = typename decltype(tag)::Type;
      const TensorView* const views[] = {&y, &x};
      by_lines<T>(views, dim, loops<T>().softmax, loops<T>().softmax_columns);
    });
  });
}

void log_softmax(const TensorView& out, const TensorView& in, int64_t dim) {
  with_common_type(out, in, [&](const TensorView& y, const TensorView& x) {
    visit_floats("log_softmax_lastdim_kernel_impl", x.dtype, [&](auto tag) {
      using T = typename decltype(tag)::Type;
      const TensorView* const views[] = {&y, &x};
      by_lines<T>(views, dim, loops<T>().log_softmax, loops<T>().log_softmax_columns);
    });
  });
}

void softmax_backward(const TensorView& grad_in, const TensorView& grad_out, const TensorView& out, int64_t dim) {
  with_common_type(grad_in, grad_out, [&](const TensorView& gi, const TensorView& go) {
    const Contiguous same_type(out.dtype == go.dtype ? TensorView{out.data, nullptr, nullptr, 0, out.dtype} : out,
                               go.dtype);
    const TensorView& y = out.dtype == go.dtype ? out : same_type.view();
    visit_floats("softmax_backward", go.dtype, [&](auto tag) {
      using T = typename decltype(tag)::Type;
      const TensorView* const views[] = {&gi, &go, &y};
      by_lines<T>(views, dim, loops<T>().softmax_grad, loops<T>().softmax_grad_columns);
    });
  });
}

void log_softmax_backward(const TensorView& grad_in, const TensorView& grad_out, const TensorView& out, int64_t dim) {
  with_common_type(grad_in, grad_out, [&](const TensorView& gi, const TensorView& go) {
    const Contiguous same_type(out.dtype == go.dtype ? TensorView{out.data, nullptr, nullptr, 0, out.dtype} : out,
                               go.dtype);
    const TensorView& y = out.dtype == go.dtype ? out : same_type.view();
    visit_floats("log_softmax_backward", go.dtype, [&](auto tag) {
      using T = typename decltype(tag)::Type;
      const TensorView* const views[] = {&gi, &go, &y};
      by_lines<T>(views, dim, loops<T>().log_softmax_grad, loops<T>().log_softmax_grad_columns);
    });
  });
}

void logsumexp(const TensorView& out, const TensorView& in, int64_t dim) {
  if (is_half(in.dtype)) {
    const Contiguous x(in, DType::Float32);
    ContiguousOut y(out, DType::Float32);
    logsumexp(y.view(), x.view(), dim);
    return y.finish();
  }
  visit_floats("logsumexp", in.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    using A = Wide<T>;
    const int64_t n = size_at(in, dim), step = stride_at(in, dim);
    const auto& table = loops<T>();
    if constexpr (std::is_same_v<T, A>) {
      // Many short rows are turned into columns.
      if (step == 1 && n >= 2 && n <= kShort && numel(out) >= 16) {
        const TensorView* const views[] = {&out, &in};
        const RowWalker<2> walker(views, dim);
        const int64_t pieces = (walker.rows() - 1) / kColumns + 1;
        parallel_for(0, pieces, std::max<int64_t>(1, kWork / (n * kColumns)), [&](int64_t begin, int64_t end) {
          RowWalker<2> w = walker;
          w.seek(begin * kColumns);
          const Scratch room(kShort * kColumns * sizeof(A));
          A* const turned = reinterpret_cast<A*>(room.get());
          A sums[kColumns];
          int64_t to[kColumns];
          for (int64_t k = begin; k < end; ++k) {
            const int64_t count = std::min(kColumns, walker.rows() - k * kColumns);
            for (int64_t c = 0; c < count; ++c, w.next()) {
              const A* const x = data_of<A>(in) + w.off[1];
              for (int64_t i = 0; i < n; ++i) turned[i * kColumns + c] = x[i];
              to[c] = w.off[0];
            }
            table.logsumexp_columns(sums, Lines<const A>{turned, kColumns}, n, count);
            for (int64_t c = 0; c < count; ++c) data_of<A>(out)[to[c]] = sums[c];
          }
        });
        return;
      }
      // The densest kept dimension, where it is denser than the reduced one.
      for (int d = in.ndim - 1; d >= 0 && step != 1; --d) {
        if (d == dim || in.strides[d] != 1 || out.strides[d] != 1 || in.sizes[d] < 8) continue;
        const Without x(in, d), y(out, d);
        const TensorView* const views[] = {&y.view, &x.view};
        const RowWalker<2> walker(views, dim < d ? dim : dim - 1);
        const int64_t columns = in.sizes[d], pieces = (columns - 1) / kColumns + 1;
        const int64_t grain = std::max<int64_t>(1, kWork / (n * std::min(columns, kColumns)));
        parallel_for(0, walker.rows() * pieces, grain, [&](int64_t begin, int64_t end) {
          RowWalker<2> w = walker;
          for (int64_t k = begin; k < end; ++k) {
            w.seek(k / pieces);
            const int64_t first = k % pieces * kColumns;
            table.logsumexp_columns(data_of<A>(out) + w.off[0] + first,
                                    Lines<const A>{data_of<A>(in) + w.off[1] + first, step}, n,
                                    std::min(kColumns, columns - first));
          }
        });
        return;
      }
    }
    const TensorView* const views[] = {&out, &in};
    for_rows(views, dim, n, [&](const int64_t* off) {
      T* const y = data_of<T>(out) + off[0];
      const T* const x = data_of<T>(in) + off[1];
      if constexpr (std::is_same_v<T, A>) {
        if (step == 1) {
          *y = table.logsumexp(x, n);
          return;
        }
      }
      Buffer<A> row(n);
      cast_row(std::is_same_v<A, double> ? DType::Float64 : DType::Float32, reinterpret_cast<char*>(row.get()),
               sizeof(A), in.dtype, reinterpret_cast<const char*>(x), step * static_cast<int64_t>(sizeof(T)), n);
      *y = T(table.logsumexp(row.get(), n));
    });
  });
}

}  // namespace eg::kernels

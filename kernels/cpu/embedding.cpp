// Table lookup and its gradient, one-hot encoding and counting.
#include <cmath>
#include <vector>

#include "kernels/cpu/indices.h"

namespace eg::kernels {

void embedding(const TensorView& out, const TensorView& weight, const TensorView& index) {
  if (numel(index) == 0) return;
  Indices(index).check_in_self(weight.sizes[0]);
  index_get(out, weight, &index, 1);
}

namespace {

// Adds the rows of grad_out whose index is `row` for all rows in [begin, end): no two pieces write the same row.
template <class T>
void add_rows(const TensorView& grad_weight, const TensorView& grad_out, const Indices& index, int64_t padding_idx,
              const std::vector<int64_t>& counts, int64_t begin, int64_t end) {
  using A = Acc<T>;
  const int64_t width = grad_weight.sizes[1];
  const T* const from = data_of<T>(grad_out);
  constexpr bool kDirect = std::is_same_v<A, T>;
  Buffer<A> sums(kDirect ? 0 : (end - begin) * width);
  if constexpr (!kDirect) std::fill_n(sums.get(), (end - begin) * width, A(0));
  for (int64_t i = 0; i < index.size(); ++i) {
    const int64_t row = index[i];
    if (row < begin || row >= end || row == padding_idx) continue;
    const A scale = counts.empty() ? A(1) : A(1) / static_cast<A>(counts[static_cast<size_t>(row)]);
    const T* x = from + i * width;
    if constexpr (kDirect) {
      T* to = data_of<T>(grad_weight) + row * grad_weight.strides[0];
      const int64_t step = grad_weight.strides[1];
      if (step == 1) {
        for (int64_t j = 0; j < width; ++j) to[j] += x[j] * scale;
      } else {
        for (int64_t j = 0; j < width; ++j) to[j * step] += x[j] * scale;
      }
    } else {
      A* to = sums.get() + (row - begin) * width;
      for (int64_t j = 0; j < width; ++j) to[j] += static_cast<A>(x[j]) * scale;
    }
  }
  if constexpr (!kDirect) {
    for (int64_t r = begin; r < end; ++r) {
      T* to = data_of<T>(grad_weight) + r * grad_weight.strides[0];
      for (int64_t j = 0; j < width; ++j) to[j * grad_weight.strides[1]] = T(sums[(r - begin) * width + j]);
    }
  }
}

}  // namespace

void embedding_backward(const TensorView& grad_weight, const TensorView& grad_out, const TensorView& index_view,
                        int64_t padding_idx, bool scale_by_freq) {
  const int64_t rows = grad_weight.sizes[0], width = grad_weight.sizes[1];
  const Indices index(index_view);
  index.check_in_self(rows);
  std::vector<int64_t> counts;
  if (scale_by_freq) {
    counts.assign(static_cast<size_t>(rows), 0);
    for (int64_t i : index) ++counts[static_cast<size_t>(i)];
  }
  const Contiguous from(grad_out);
  visit_floats("embedding_backward", grad_weight.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    const int64_t pieces = index.size() * width > 65536 ? num_threads() : 1;
    const int64_t per_piece = std::max<int64_t>(1, (rows + pieces - 1) / pieces);
    parallel_for(0, rows, per_piece, [&](int64_t begin, int64_t end) {
      for (int64_t r = begin; r < end; ++r) {
        T* to = data_of<T>(grad_weight) + r * grad_weight.strides[0];
        for (int64_t j = 0; j < width; ++j) to[j * grad_weight.strides[1]] = T(0.0f);
      }
      add_rows<T>(grad_weight, from.view(), index, padding_idx, counts, begin, end);
    });
  });
}

void embedding_renorm(const TensorView& weight, const TensorView& index_view, double max_norm, double norm_type) {
  const Indices index(index_view);
  index.check_in_self(weight.sizes[0]);
  std::vector<bool> seen(static_cast<size_t>(weight.sizes[0]), false);
  visit_floats("embedding_renorm_", weight.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    for (int64_t i : index) {
      if (seen[static_cast<size_t>(i)]) continue;
      seen[static_cast<size_t>(i)] = true;
      T* row = data_of<T>(weight) + i * weight.strides[0];
      double norm = 0;
      for (int64_t j = 0; j < weight.sizes[1]; ++j) {
        const double x = std::fabs(static_cast<double>(row[j * weight.strides[1]]));
        if (norm_type == 2)
          norm += x * x;
        else if (norm_type == 1)
          norm += x;
        else if (std::isinf(norm_type))
          norm = std::fmax(norm, x);
        else
          norm += std::pow(x, norm_type);
      }
      if (norm_type == 2)
        norm = std::sqrt(norm);
      else if (norm_type != 1 && !std::isinf(norm_type))
        norm = std::pow(norm, 1.0 / norm_type);
      if (!(norm > max_norm)) continue;
      const double scale = max_norm / (norm + 1e-7);
      for (int64_t j = 0; j < weight.sizes[1]; ++j) {
        T& x = row[j * weight.strides[1]];
        x = T(static_cast<Acc<T>>(static_cast<double>(x) * scale));
      }
    }
  });
}

void one_hot(const TensorView& out, const TensorView& index_view) {
  const Indices index(index_view);
  const int64_t classes = out.sizes[out.ndim - 1], step = out.strides[out.ndim - 1];
  for (int64_t i : index) {
    check(i >= 0, "Class values must be non-negative.");
    check(i < classes, "Class values must be smaller than num_classes.");
  }
  const TensorView* const views[] = {&out};
  RowWalker<1> w(views, out.ndim - 1);
  if (w.rows() == 0) return;
  w.seek(0);
  for (int64_t r = 0; r < w.rows(); ++r, w.next()) {
    int64_t* row = data_of<int64_t>(out) + w.off[0];
    for (int64_t j = 0; j < classes; ++j) row[j * step] = 0;
    row[index[r] * step] = 1;
  }
}

void bincount(const TensorView& out, const TensorView& index_view, const TensorView* weights) {
  const Indices index(index_view);
  for (int64_t i : index) {
    check(i >= 0, "bincount only supports 1-d non-negative integral inputs.");
    check(i < out.sizes[0], Code::Index, "index ", i, " is out of bounds for dimension 0 with size ", out.sizes[0]);
  }
  const int64_t step = out.strides[0];
  if (!weights) {
    int64_t* counts = data_of<int64_t>(out);
    for (int64_t b = 0; b < out.sizes[0]; ++b) counts[b * step] = 0;
    for (int64_t i : index) ++counts[i * step];
    return;
  }
  visit_floats("bincount", out.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    const Contiguous w(*weights, out.dtype);
    T* sums = data_of<T>(out);
    for (int64_t b = 0; b < out.sizes[0]; ++b) sums[b * step] = T(0.0f);
    for (int64_t i = 0; i < index.size(); ++i) sums[index[i] * step] = plus(sums[index[i] * step], w.data<T>()[i]);
  });
}

}  // namespace eg::kernels

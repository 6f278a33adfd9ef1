// Binary search in sorted sequences.
#include "kernels/cpu/indices.h"

namespace eg::kernels {

namespace {

template <class T>
bool before(T a, T b) {  // NaN is greatest
  return a < b || (is_nan(b) && !is_nan(a));
}

// Where v goes: before the first element that is not below it, or (right) before the first that is above it.
template <class T>
int64_t find(const T* row, const int64_t* sorter, int64_t n, T v, bool right) {
  int64_t low = 0, high = n;
  while (low < high) {
    const int64_t mid = low + (high - low) / 2;
    const T x = sorter ? row[sorter[mid]] : row[mid];
    if (right ? !before(v, x) : before(x, v))
      low = mid + 1;
    else
      high = mid;
  }
  return low;
}

// The loops of the instruction set, null for other types.
template <class T>
const SearchLoops<T>* search_loops() {
  if constexpr (std::is_same_v<T, float>)
    return &pick().search_f32;
  else if constexpr (std::is_same_v<T, double>)
    return &pick().search_f64;
  else if constexpr (std::is_same_v<T, int32_t>)
    return &pick().search_i32;
  else if constexpr (std::is_same_v<T, int64_t>)
    return &pick().search_i64;
  else
    return nullptr;
}

}  // namespace

void searchsorted(const TensorView& out, const TensorView& sorted_, const TensorView& values_, bool right,
                  const TensorView* sorter_) {
  const int64_t total = numel(values_);
  if (total == 0) return;
  // Both sides are compared in their common type; the caller has promoted them, or they are of one type already.
  const DType type = sorted_.dtype;
  const Contiguous sorted(sorted_), values(values_, type);
  const int64_t n = sorted_.sizes[sorted_.ndim - 1];
  const int64_t per_row = sorted_.ndim == 1 ? total : values_.sizes[values_.ndim - 1];
  std::unique_ptr<Contiguous> order;
  if (sorter_) {
    order = std::make_unique<Contiguous>(*sorter_, DType::Int64);
    for (int64_t i = 0, m = numel(*sorter_); i < m; ++i) {
      const int64_t at = order->data<int64_t>()[i];
      check(at >= 0 && at < n, Code::Runtime, "torch.searchsorted(): sorter index out of range");
    }
  }
  ContiguousOut result(out, DType::Int64);
  int64_t* const to = result.data<int64_t>();
  visit_reals("searchsorted_out_cpu", type, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    if (const SearchLoops<T>* loops = search_loops<T>(); loops && !order) {
      const auto loop = right ? loops->upper : loops->lower;
      parallel_for(0, total, 2048, [&](int64_t begin, int64_t end) {
        for (int64_t at = begin; at < end;) {
          const int64_t row = sorted_.ndim == 1 ? 0 : at / per_row;
          const int64_t count = std::min(end, (row + 1) * per_row) - at;
          loop(to + at, sorted.data<T>() + row * n, n, values.data<T>() + at, count);
          at += count;
        }
      });
      return;
    }
    parallel_for(0, total, 2048, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) {
        const int64_t row = sorted_.ndim == 1 ? 0 : i / per_row;
        to[i] = find(sorted.data<T>() + row * n, order ? order->data<int64_t>() + row * n : nullptr, n,
                     values.data<T>()[i], right);
      }
    });
  });
  result.finish();
}

}  // namespace eg::kernels

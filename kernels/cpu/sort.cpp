// Sorting along a dimension and what picks single elements of the order: topk, kthvalue, median, mode; and histc.
#include "kernels/sort.h"

#include <algorithm>
#include <cmath>

#include "kernels/cpu/indices.h"
#include "kernels/cpu/order.h"

namespace eg::kernels {

namespace {

// fn(items, scratch, n, offsets) for every row of in along dim, with the row's items loaded.
template <int N, class F>
void for_item_rows(const char* name, const TensorView* const (&views)[N], int64_t dim, bool descending, F&& fn) {
  const TensorView& in = *views[0];
  const int64_t n = size_at(in, dim), bytes = static_cast<int64_t>(size_of(in.dtype)),
                step = stride_at(in, dim) * bytes;
  visit_items(name, in.dtype, n, [&](auto tag) {
    using I = typename decltype(tag)::Type;
    const RowWalker<N> walker(views, dim);
    parallel_for(0, walker.rows(), std::max<int64_t>(1, 4096 / std::max<int64_t>(n, 1)),
                 [&](int64_t begin, int64_t end) {
                   Buffer<I> items(n), scratch(n);
                   RowWalker<N> w = walker;
                   w.seek(begin);
                   for (int64_t r = begin; r < end; ++r, w.next()) {
                     load_items(items.get(), in.dtype, data_of<char>(in) + w.off[0] * bytes, step, n, descending);
                     fn(items.get(), scratch.get(), n, w.off);
                   }
                 });
  });
}

// Writes elements of the input at the items' positions, and the positions, along dim of the outputs.
class Writer {
 public:
  Writer(const TensorView* values, const TensorView* indices, const TensorView& in, int64_t dim)
      : values_(values),
        indices_(indices),
        in_(in),
        bytes_(static_cast<int64_t>(size_of(in.dtype))),
        step_in_(stride_at(in, dim) * bytes_),
        step_values_(values ? stride_at(*values, dim) * bytes_ : 0),
        step_indices_(indices ? stride_at(*indices, dim) : 0) {}
  // off: element offsets of the row in `in`, values and indices.
  template <class I>
  void write(const I* items, int64_t n, const int64_t* off) const {
    if (indices_) {
      int64_t* to = data_of<int64_t>(*indices_) + off[2];
      for (int64_t i = 0; i < n; ++i) to[i * step_indices_] = position_of(items[i]);
    }
    if (!values_) return;
    const char* from = data_of<char>(in_) + off[0] * bytes_;
    char* to = data_of<char>(*values_) + off[1] * bytes_;
    switch (bytes_) {
      case 1:
        return move<uint8_t>(to, from, items, n);
      case 2:
        return move<uint16_t>(to, from, items, n);
      case 4:
        return move<uint32_t>(to, from, items, n);
      default:
        return move<uint64_t>(to, from, items, n);
    }
  }

 private:
  template <class U, class I>
  void move(char* to, const char* from, const I* items, int64_t n) const {
    for (int64_t i = 0; i < n; ++i) {
      *reinterpret_cast<U*>(to + i * step_values_) =
          *reinterpret_cast<const U*>(from + position_of(items[i]) * step_in_);
    }
  }
  const TensorView* values_;
  const TensorView* indices_;
  const TensorView& in_;
  int64_t bytes_, step_in_, step_values_, step_indices_;
};

// The one item that `pick(items, scratch, n)` leads to, for every row.
template <class Pick>
void pick_one(const char* name, const TensorView& values, const TensorView& indices, const TensorView& in, int64_t dim,
              Pick&& pick) {
  const Writer writer(&values, &indices, in, dim);
  const TensorView* const views[] = {&in, &values, &indices};
  for_item_rows(name, views, dim, false, [&](auto* items, auto* scratch, int64_t n, const int64_t* off) {
    const int64_t at = pick(items, scratch, n);
    writer.write(items + at, 1, off);
  });
}

template <class I>
int64_t nth(I* items, int64_t n, int64_t k) {
  std::nth_element(items, items + k, items + n);
  return k;
}

}  // namespace

void sort(const TensorView* values, const TensorView* indices, const TensorView& in, int64_t dim, bool descending) {
  const Writer writer(values, indices, in, dim);
  const TensorView* const views[] = {&in, values ? values : &in, indices ? indices : &in};
  if (numel(in) == 0) return;
  for_item_rows("sort", views, dim, descending, [&](auto* items, auto* scratch, int64_t n, const int64_t* off) {
    sort_items(items, scratch, n);
    writer.write(items, n, off);
  });
}

void topk(const TensorView& values, const TensorView& indices, const TensorView& in, int64_t dim, bool largest, bool) {
  const int64_t k = size_at(values, dim);
  if (k == 0 || numel(in) == 0) return;
  const Writer writer(&values, &indices, in, dim);
  const TensorView* const views[] = {&in, &values, &indices};
  for_item_rows("topk_impl", views, dim, largest, [&](auto* items, auto*, int64_t n, const int64_t* off) {
    if (k * 64 <= n) {
      std::partial_sort(items, items + k, items + n);
    } else {
      if (k < n) std::nth_element(items, items + k - 1, items + n);
      std::sort(items, items + k);
    }
    writer.write(items, k, off);
  });
}

void kthvalue(const TensorView& values, const TensorView& indices, const TensorView& in, int64_t dim, int64_t k) {
  pick_one("kthvalue_cpu", values, indices, in, dim,
           [k](auto* items, auto*, int64_t n) { return nth(items, n, k - 1); });
}

void median(const TensorView& values, const TensorView& indices, const TensorView& in, int64_t dim, bool ignore_nan) {
  const bool floating = is_floating(in.dtype);
  pick_one("median", values, indices, in, dim, [&](auto* items, auto*, int64_t n) {
    using I = std::remove_reference_t<decltype(*items)>;
    const uint64_t nan = nan_key(in.dtype, std::is_same_v<I, PackedItem>, false);
    if (!floating) return nth(items, n, (n - 1) / 2);
    int64_t first_nan = -1, numbers = 0;
    for (int64_t i = 0; i < n; ++i) {
      if (key_of(items[i]) != nan)
        ++numbers;
      else if (first_nan < 0)
        first_nan = i;
    }
    if (numbers == 0 || (first_nan >= 0 && !ignore_nan)) return first_nan;
    return nth(items, n, (numbers - 1) / 2);
  });
}

void mode(const TensorView& values, const TensorView& indices, const TensorView& in, int64_t dim) {
  pick_one("mode", values, indices, in, dim, [](auto* items, auto* scratch, int64_t n) {
    sort_items(items, scratch, n);
    int64_t best = 0, best_count = 0;
    for (int64_t i = 0; i < n;) {
      int64_t end = i + 1;
      while (end < n && key_of(items[end]) == key_of(items[i])) ++end;
      if (end - i > best_count) {
        best_count = end - i;
        best = end - 1;
      }
      i = end;
    }
    return best;
  });
}

void histc(const TensorView& out, const TensorView& in, double lo, double hi) {
  const int64_t bins = out.sizes[0];
  const Contiguous x(in);
  visit_floats("histogram_cpu", in.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    using A = Acc<T>;
    std::vector<int64_t> counts(static_cast<size_t>(bins), 0);
    const A low = static_cast<A>(lo), high = static_cast<A>(hi), width = high - low;
    for (int64_t i = 0, n = numel(in); i < n; ++i) {
      const A v = static_cast<A>(x.data<T>()[i]);
      if (!(v >= low && v <= high)) continue;
      const int64_t at = static_cast<int64_t>((v - low) * static_cast<A>(bins) / width);
      ++counts[static_cast<size_t>(std::min(at, bins - 1))];
    }
    T* to = data_of<T>(out);
    for (int64_t b = 0; b < bins; ++b) to[b * out.strides[0]] = T(static_cast<A>(counts[static_cast<size_t>(b)]));
  });
}

}  // namespace eg::kernels

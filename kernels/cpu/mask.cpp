// Selection by masks, and the positions of non-zero elements.
#include <atomic>
#include <vector>

#include "kernels/cpu/indices.h"

namespace eg::kernels {

namespace {

// Results that follow each other, however many each stretch of [0, n) has: count(begin, end) says how many, then
// write(begin, end, first, many) writes them, `first` being how many come before. `total` is what all of them have.
template <class Count, class Write>
void in_stretches(int64_t n, int64_t grain, int64_t total, Count&& count, Write&& write) {
  const int64_t length = std::max(grain, (n + num_threads() - 1) / num_threads());
  if (n <= length || in_parallel_region()) return write(0, n, 0, total);
  const int64_t stretches = (n - 1) / length + 1;
  std::vector<int64_t> first(static_cast<size_t>(stretches) + 1, 0);
  const auto each = [&](auto&& fn) {
    parallel_for(0, stretches, 1, [&](int64_t begin, int64_t end) {
      for (int64_t k = begin; k < end; ++k) fn(k * length, std::min(n, (k + 1) * length), static_cast<size_t>(k));
    });
  };
  each([&](int64_t begin, int64_t end, size_t k) { first[k + 1] = count(begin, end); });
  for (size_t k = 1; k < first.size(); ++k) first[k] = std::min(total, first[k] + first[k - 1]);
  each([&](int64_t begin, int64_t end, size_t k) { write(begin, end, first[k], first[k + 1] - first[k]); });
}

constexpr int64_t kGrain = 65536;

int64_t flags_set(const uint8_t* p, int64_t n) {  // sums of 256 flags fit into 16 bits, and vectorise
  int64_t count = 0;
  for (int64_t i = 0; i < n; i += 256) {
    uint16_t block = 0;
    for (int64_t j = i, end = std::min(n, i + 256); j < end; ++j) block = static_cast<uint16_t>(block + (p[j] != 0));
    count += block;
  }
  return count;
}

// fn(self element) in row-major order wherever mask is set.
template <class T, class F>
void for_masked(const TensorView& self, const TensorView& mask, F&& fn) {
  const int32_t last = self.ndim - 1;
  const int64_t n = last < 0 ? 1 : self.sizes[last];
  const int64_t step = last < 0 ? 0 : self.strides[last], step_mask = last < 0 ? 0 : mask.strides[last];
  const TensorView* const views[] = {&self, &mask};
  RowWalker<2> w(views, last);
  if (w.rows() == 0) return;
  w.seek(0);
  for (int64_t r = 0; r < w.rows(); ++r, w.next()) {
    T* const row = data_of<T>(self) + w.off[0];
    const uint8_t* const flags = data_of<uint8_t>(mask) + w.off[1];
    for (int64_t i = 0; i < n; ++i) {
      if (flags[i * step_mask]) fn(row[i * step]);
    }
  }
}

// Elements whose flag is set, one after the other, `total` in all.
template <class T>
void pack_flagged(T* to, int64_t total, const T* from, const uint8_t* flags, int64_t n) {
  if constexpr (std::is_same_v<T, uint32_t>) {
    pick().pack32(to, total, from, flags, n);
  } else if constexpr (std::is_same_v<T, uint64_t>) {
    pick().pack64(to, total, from, flags, n);
  } else {
    // Every element is stored and the next place moves on only where the flag is set: no branch to mispredict.
    for (T* const end = to + total; to != end; ++from, ++flags) {
      *to = *from;
      to += *flags != 0;
    }
  }
}

template <class T>
bool non_zero(const T& v) {
  if constexpr (std::is_same_v<T, Float16> || std::is_same_v<T, BFloat16>)
    return (v.bits & 0x7fff) != 0;
  else
    return v != T(0);
}

// fn(row, walker) for rows [begin, end).
template <class T, class F>
void for_rows_of(const TensorView& self, int64_t begin, int64_t end, F&& fn) {
  if (begin == end) return;
  const TensorView* const views[] = {&self};
  RowWalker<1> w(views, self.ndim - 1);
  w.seek(begin);
  for (int64_t r = begin; r < end; ++r, w.next()) fn(data_of<T>(self) + w.off[0], w);
}
template <class T>
int64_t count_in_rows(const TensorView& self, int64_t begin, int64_t end) {
  const int32_t last = self.ndim - 1;
  const int64_t n = last < 0 ? 1 : self.sizes[last], step = last < 0 ? 0 : self.strides[last];
  int64_t count = 0;
  for_rows_of<T>(self, begin, end, [&](const T* row, const RowWalker<1>&) {
    for (int64_t i = 0; i < n; ++i) count += non_zero(row[i * step]);
  });
  return count;
}
int64_t rows_of(const TensorView& self) {
  const TensorView* const views[] = {&self};
  return RowWalker<1>(views, self.ndim - 1).rows();
}
// Rows that are worth a hand-over to another thread.
int64_t row_grain(const TensorView& self) {
  return std::max<int64_t>(1, kGrain / std::max<int64_t>(1, self.ndim == 0 ? 1 : self.sizes[self.ndim - 1]));
}

template <class F>
void visit_any(DType t, F&& f) {
  if (t == DType::Complex32) return f(TypeTag<uint32_t>());  // -0 - 0i is told apart from zero nowhere that matters
  if (is_float8(t)) return f(TypeTag<uint8_t>());
  visit_numbers("nonzero", t, f);
}

}  // namespace

int64_t count_true(const TensorView& mask) {
  if (is_contiguous(mask)) {
    const uint8_t* const flags = data_of<uint8_t>(mask);
    std::atomic<int64_t> count = 0;
    parallel_for(0, numel(mask), kGrain, [&](int64_t begin, int64_t end) {
      count.fetch_add(flags_set(flags + begin, end - begin), std::memory_order_relaxed);
    });
    return count;
  }
  int64_t count = 0;
  for_masked<uint8_t>(mask, mask, [&](uint8_t&) { ++count; });
  return count;
}

void masked_select(const TensorView& out, const TensorView& self, const TensorView& mask) {
  const int64_t step = out.strides[0];
  visit_sizes(out.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    T* to = data_of<T>(out);
    if (step == 1 && is_contiguous(self) && is_contiguous(mask)) {
      const uint8_t* const flags = data_of<uint8_t>(mask);
      return in_stretches(
          numel(self), kGrain, out.sizes[0],
          [&](int64_t begin, int64_t end) { return flags_set(flags + begin, end - begin); },
          [&](int64_t begin, int64_t end, int64_t first, int64_t many) {
            pack_flagged(to + first, many, data_of<T>(self) + begin, flags + begin, end - begin);
          });
    }
    for_masked<T>(self, mask, [&](const T& x) {
      *to = x;
      to += step;
    });
  });
}

void masked_fill(const TensorView& self, const TensorView& mask, const TensorView& value) {
  visit_sizes(self.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    const T v = *data_of<T>(value);
    const int32_t last = self.ndim - 1;
    const int64_t n = last < 0 ? 1 : self.sizes[last];
    const int64_t step = last < 0 ? 0 : self.strides[last], step_mask = last < 0 ? 0 : mask.strides[last];
    const TensorView* const views[] = {&self, &mask};
    for_rows(views, last, n, [&](const int64_t* off) {
      T* const row = data_of<T>(self) + off[0];
      const uint8_t* const flags = data_of<uint8_t>(mask) + off[1];
      if (step == 1 && step_mask == 1) {
        for (int64_t i = 0; i < n; ++i) row[i] = flags[i] ? v : row[i];
      } else {
        for (int64_t i = 0; i < n; ++i) {
          if (flags[i * step_mask]) row[i * step] = v;
        }
      }
    });
  });
}

void masked_scatter(const TensorView& self, const TensorView& mask, const TensorView& source) {
  check(count_true(mask) <= numel(source), "Number of elements of source < number of ones in mask");
  const Contiguous from(source);
  visit_sizes(self.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    const T* next = from.data<T>();
    for_masked<T>(self, mask, [&](T& x) { x = *next++; });
  });
}

int64_t count_nonzero_elements(const TensorView& self) {
  if (is_bool(self.dtype)) return count_true(self);
  std::atomic<int64_t> count = 0;
  visit_any(self.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    if (self.ndim == 1) {
      const T* const x = data_of<T>(self);
      const int64_t step = self.strides[0];
      parallel_for(0, self.sizes[0], kGrain, [&](int64_t begin, int64_t end) {
        int64_t here = 0;
        for (int64_t i = begin; i < end; ++i) here += non_zero(x[i * step]);
        count.fetch_add(here, std::memory_order_relaxed);
      });
      return;
    }
    parallel_for(0, rows_of(self), row_grain(self), [&](int64_t begin, int64_t end) {
      count.fetch_add(count_in_rows<T>(self, begin, end), std::memory_order_relaxed);
    });
  });
  return count;
}

namespace {

// Of a tensor of one dimension.
template <class T>
void positions(const TensorView& out, const TensorView& self) {
  const int64_t step = self.strides[0], out_step = out.strides[0];
  const T* const x = data_of<T>(self);
  int64_t* const to = data_of<int64_t>(out);
  const bool flags = sizeof(T) == 1 && step == 1;
  in_stretches(
      self.sizes[0], kGrain, out.sizes[0],
      [&](int64_t begin, int64_t end) {
        if (flags) return flags_set(reinterpret_cast<const uint8_t*>(x) + begin, end - begin);
        int64_t count = 0;
        for (int64_t i = begin; i < end; ++i) count += non_zero(x[i * step]);
        return count;
      },
      [&](int64_t begin, int64_t end, int64_t first, int64_t many) {
        if (flags && out_step == 1) {
          pick().positions(to + first, many, reinterpret_cast<const uint8_t*>(x) + begin, end - begin, begin);
          return;
        }
        // Stored always, kept where it counts: no branch to mispredict.
        int64_t* row = to + first * out_step;
        int64_t* const last = row + many * out_step;
        for (int64_t i = begin; row != last && i < end; ++i) {
          *row = i;
          row += non_zero(x[i * step]) ? out_step : 0;
        }
      });
}

}  // namespace

void nonzero(const TensorView& out, const TensorView& self) {
  if (self.ndim == 0 || out.sizes[0] == 0) return;
  visit_any(self.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    if (self.ndim == 1) return positions<T>(out, self);
    const int32_t last = self.ndim - 1;
    const int64_t n = self.sizes[last], step = self.strides[last];
    in_stretches(
        rows_of(self), row_grain(self), out.sizes[0],
        [&](int64_t begin, int64_t end) { return count_in_rows<T>(self, begin, end); },
        [&](int64_t begin, int64_t end, int64_t first, int64_t) {
          int64_t* to = data_of<int64_t>(out) + first * out.strides[0];
          for_rows_of<T>(self, begin, end, [&](const T* row, const RowWalker<1>& w) {
            constexpr int64_t kBlock = 1024;
            int64_t at[kBlock];
            for (int64_t from = 0; from < n; from += kBlock) {
              int64_t many = 0;
              for (int64_t i = from, stop = std::min(n, from + kBlock); i < stop; ++i) {
                at[many] = i;
                many += non_zero(row[i * step]);
              }
              for (int64_t k = 0; k < many; ++k, to += out.strides[0]) {
                for (int32_t d = 0; d < last; ++d) to[d * out.strides[1]] = w.index(static_cast<size_t>(d));
                to[last * out.strides[1]] = at[k];
              }
            }
          });
        });
  });
}

}  // namespace eg::kernels

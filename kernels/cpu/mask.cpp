// Selection by masks, and the positions of non-zero elements.
#include "kernels/cpu/indices.h"

namespace eg::kernels {

namespace {

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

// fn(position along the last dimension, walker) for every non-zero element.
template <class T, class F>
void for_non_zero(const TensorView& self, F&& fn) {
  const int32_t last = self.ndim - 1;
  const int64_t n = last < 0 ? 1 : self.sizes[last], step = last < 0 ? 0 : self.strides[last];
  const TensorView* const views[] = {&self};
  RowWalker<1> w(views, last);
  if (w.rows() == 0) return;
  w.seek(0);
  for (int64_t r = 0; r < w.rows(); ++r, w.next()) {
    const T* const row = data_of<T>(self) + w.off[0];
    for (int64_t i = 0; i < n; ++i) {
      if (non_zero(row[i * step])) fn(i, w);
    }
  }
}

template <class F>
void visit_any(DType t, F&& f) {
  if (t == DType::Complex32) return f(TypeTag<uint32_t>());  // -0 - 0i is told apart from zero nowhere that matters
  if (is_float8(t)) return f(TypeTag<uint8_t>());
  visit_numbers("nonzero", t, f);
}

}  // namespace

int64_t count_true(const TensorView& mask) {
  if (is_contiguous(mask)) {  // sums of 256 flags fit into 16 bits, and vectorise
    const uint8_t* p = data_of<uint8_t>(mask);
    int64_t count = 0;
    for (int64_t i = 0, n = numel(mask); i < n; i += 256) {
      uint16_t block = 0;
      for (int64_t j = i, end = std::min(n, i + 256); j < end; ++j) block = static_cast<uint16_t>(block + (p[j] != 0));
      count += block;
    }
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
      pack_flagged(to, out.sizes[0], data_of<T>(self), data_of<uint8_t>(mask), numel(self));
      return;
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
  int64_t count = 0;
  visit_any(self.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    for_non_zero<T>(self, [&](int64_t, const RowWalker<1>&) { ++count; });
  });
  return count;
}

void nonzero(const TensorView& out, const TensorView& self) {
  if (self.ndim == 0 || out.sizes[0] == 0) return;
  visit_any(self.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    int64_t* row = data_of<int64_t>(out);
    if (self.ndim == 1 && out.strides[0] == 1 && sizeof(T) == 1 && self.strides[0] == 1) {
      pick().positions(row, out.sizes[0], data_of<uint8_t>(self), self.sizes[0], 0);
      return;
    }
    if (self.ndim == 1) {  // stored always, kept where it counts: no branch to mispredict
      const T* const x = data_of<T>(self);
      int64_t* const end = row + out.sizes[0] * out.strides[0];
      for (int64_t i = 0; row != end && i < self.sizes[0]; ++i) {
        *row = i;
        row += non_zero(x[i * self.strides[0]]) ? out.strides[0] : 0;
      }
      return;
    }
    for_non_zero<T>(self, [&](int64_t i, const RowWalker<1>& w) {
      for (int32_t d = 0; d < self.ndim - 1; ++d) row[d * out.strides[1]] = w.index(static_cast<size_t>(d));
      row[(self.ndim - 1) * out.strides[1]] = i;
      row += out.strides[0];
    });
  });
}

}  // namespace eg::kernels

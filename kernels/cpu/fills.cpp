// Tensors made of positions: triangles, identity, ranges, reversed and rolled copies, repeats.
#include <array>
#include <cmath>
#include <cstring>

#include "kernels/cpu/indices.h"

namespace eg::kernels {

namespace {

// Keeps columns [first(row), last(row)) of every matrix and zeroes the others.
template <class F>
void keep_band(const TensorView& out, const TensorView& in, F&& band) {
  const int64_t cols = out.sizes[out.ndim - 1], step_out = out.strides[out.ndim - 1], step_in = in.strides[in.ndim - 1];
  const int64_t rows = out.sizes[out.ndim - 2];
  const TensorView* const views[] = {&out, &in};
  const RowWalker<2> walker(views, out.ndim - 1);
  visit_sizes(out.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    parallel_for(0, walker.rows(), std::max<int64_t>(1, 32768 / std::max<int64_t>(cols, 1)),
                 [&](int64_t begin, int64_t end) {
                   RowWalker<2> w = walker;
                   w.seek(begin);
                   for (int64_t r = begin; r < end; ++r, w.next()) {
                     int64_t first = 0, last = cols;
                     band(r % rows, &first, &last);
                     first = std::clamp<int64_t>(first, 0, cols);
                     last = std::clamp<int64_t>(last, first, cols);
                     T* const to = data_of<T>(out) + w.off[0];
                     const T* const from = data_of<T>(in) + w.off[1];
                     for (int64_t j = 0; j < first; ++j) to[j * step_out] = T(0);
                     for (int64_t j = first; j < last; ++j) to[j * step_out] = from[j * step_in];
                     for (int64_t j = last; j < cols; ++j) to[j * step_out] = T(0);
                   }
                 });
  });
}

// The sum of two positions and a diagonal, without overflow for huge diagonals.
int64_t shift(int64_t row, int64_t k, int64_t extra) {
  return row + std::clamp<int64_t>(k, -(int64_t{1} << 60), int64_t{1} << 60) + extra;
}

// fn(row, first column, end column) for the rows of a triangle.
template <class F>
void for_triangle(int64_t rows, int64_t cols, int64_t k, bool lower, F&& fn) {
  // Rows that hold nothing are passed over, however many there are.
  const int64_t begin = lower ? std::max<int64_t>(0, -shift(0, k, 0)) : 0;
  const int64_t end = lower ? rows : std::min(rows, std::max<int64_t>(0, cols - shift(0, k, 0)));
  for (int64_t r = begin; r < end; ++r) {
    const int64_t first = lower ? 0 : std::clamp<int64_t>(shift(r, k, 0), 0, cols);
    const int64_t last = lower ? std::clamp<int64_t>(shift(r, k, 1), 0, cols) : cols;
    if (first < last) fn(r, first, last);
  }
}

void triangle_indices(const TensorView& out, int64_t rows, int64_t cols, int64_t k, bool lower) {
  const int64_t n = out.sizes[1];
  Buffer<int64_t> both(2 * n);
  int64_t at = 0;
  for_triangle(rows, cols, k, lower, [&](int64_t r, int64_t first, int64_t last) {
    for (int64_t c = first; c < last && at < n; ++c, ++at) {
      both[at] = r;
      both[n + at] = c;
    }
  });
  const int64_t strides[] = {n, 1};
  copy(out, TensorView{both.get(), out.sizes, strides, 2, DType::Int64});
}

// Row r of the lower triangle holds clamp(r + 1 + k, 0, cols) elements; the sum is taken in one step, and is INT64_MAX
// when it does not fit.
int64_t triangle_count(int64_t rows, int64_t cols, int64_t k, bool lower) {
  using Wide = __int128;
  if (!lower) k = std::max(k, -INT64_MAX) - 1;
  const Wide diagonal = k < -rows ? -Wide(rows) : k > cols ? Wide(cols) : Wide(k);
  const auto up_to = [cols](Wide x) -> Wide {  // the sum of clamp(t, 0, cols) for t <= x
    if (x <= 0) return 0;
    if (x <= cols) return x * (x + 1) / 2;
    return Wide(cols) * (Wide(cols) + 1) / 2 + (x - cols) * cols;
  };
  Wide n = up_to(Wide(rows) + diagonal) - up_to(diagonal);
  if (!lower) n = Wide(rows) * cols - n;
  return n > INT64_MAX ? INT64_MAX : static_cast<int64_t>(n);
}

// A dense 1-d result of type V, converted to out at the end unless it has that type already.
template <class V, class F>
void fill_line(const TensorView& out, DType type, F&& value) {
  ContiguousOut line(out, type);
  V* const to = line.data<V>();
  parallel_for(0, out.sizes[0], 16384, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) to[i] = value(i);
  });
  line.finish();
}

}  // namespace

void tril(const TensorView& out, const TensorView& in, int64_t k) {
  keep_band(out, in, [k](int64_t row, int64_t*, int64_t* last) { *last = shift(row, k, 1); });
}

void triu(const TensorView& out, const TensorView& in, int64_t k) {
  keep_band(out, in, [k](int64_t row, int64_t* first, int64_t*) { *first = shift(row, k, 0); });
}

void eye(const TensorView& out) {
  // A number of each dtype, made by conversion from int64.
  const int64_t zero = 0, one = 1;
  const int64_t none[] = {0, 0};
  copy(out, TensorView{const_cast<int64_t*>(&zero), out.sizes, none, 2, DType::Int64});
  const int64_t n[] = {std::min(out.sizes[0], out.sizes[1])}, step[] = {out.strides[0] + out.strides[1]};
  copy(TensorView{out.data, n, step, 1, out.dtype}, TensorView{const_cast<int64_t*>(&one), n, none, 1, DType::Int64});
}

int64_t tril_count(int64_t rows, int64_t cols, int64_t k) { return triangle_count(rows, cols, k, true); }
int64_t triu_count(int64_t rows, int64_t cols, int64_t k) { return triangle_count(rows, cols, k, false); }
void tril_indices(const TensorView& out, int64_t rows, int64_t cols, int64_t k) {
  triangle_indices(out, rows, cols, k, true);
}
void triu_indices(const TensorView& out, int64_t rows, int64_t cols, int64_t k) {
  triangle_indices(out, rows, cols, k, false);
}

void arange(const TensorView& out, double start, double step) {
  if (is_int(out.dtype)) {
    const int64_t a = static_cast<int64_t>(start), d = static_cast<int64_t>(step);
    return arange(out, a, d);
  }
  // Multiplied in double and rounded once.
  if (out.dtype == DType::Float32) {
    return fill_line<float>(out, DType::Float32,
                            [&](int64_t i) { return static_cast<float>(start + static_cast<double>(i) * step); });
  }
  fill_line<double>(out, DType::Float64, [&](int64_t i) { return start + static_cast<double>(i) * step; });
}

void arange(const TensorView& out, int64_t start, int64_t step) {
  fill_line<int64_t>(out, DType::Int64, [&](int64_t i) {
    return static_cast<int64_t>(static_cast<uint64_t>(start) + static_cast<uint64_t>(i) * static_cast<uint64_t>(step));
  });
}

namespace {

// v, rounded to a dtype of reals.
double rounded(DType type, double v) {
  const float f = static_cast<float>(v);
  switch (type) {
    case DType::Float64:
      return v;
    case DType::Float16:
      return float16_to_float(float_to_float16(f));
    case DType::BFloat16:
      return bfloat16_to_float(float_to_bfloat16(f));
    default:
      return f;
  }
}

// Steps from both ends towards the middle, so that both are exact. step(from, by, i) is from + i * by.
template <class V, class R, class F>
void fill_space(const TensorView& out, DType type, R start, R end, R by, F&& step) {
  const int64_t n = out.sizes[0], half = n / 2;
  ContiguousOut line(out, type);
  V* const to = line.data<V>();
  parallel_for(0, n, 16384, [=](int64_t first, int64_t last) {
    for (int64_t i = first; i < std::min(last, half); ++i) to[i] = static_cast<V>(step(start, by, i));
    for (int64_t i = std::max(first, half); i < last; ++i) to[i] = static_cast<V>(step(end, -by, n - i - 1));
  });
  line.finish();
}

template <class R>
R part_of(R span, int64_t n) {
  return n > 1 ? span / static_cast<R>(static_cast<double>(n - 1)) : R(0);
}
template <class R>
R step_complex(R from, R by, int64_t i) {
  return from + by * R(static_cast<double>(i));
}

}  // namespace

void linspace(const TensorView& out, std::complex<double> start, std::complex<double> end) {
  using C64 = std::complex<float>;
  const int64_t n = out.sizes[0];
  const double a = start.real(), b = end.real();
  switch (const DType t = out.dtype) {
    case DType::Complex64:
      return fill_space<C64>(out, t, C64(start), C64(end), part_of(C64(end) - C64(start), n), step_complex<C64>);
    case DType::Complex128:
      return fill_space<std::complex<double>>(out, t, start, end, part_of(end - start, n),
                                              step_complex<std::complex<double>>);
    case DType::Float32: {
      const float low = static_cast<float>(a), high = static_cast<float>(b);
      return fill_space<float, double>(
          out, t, low, high, part_of(high - low, n),
          [](double from, double by, int64_t i) { return from + by * static_cast<float>(i); });
    }
    case DType::Float16:
    case DType::BFloat16: {  // each operation is rounded
      const auto r = [t](double v) { return rounded(t, v); };
      const double low = r(a), high = r(b), by = r(r(high - low) / r(static_cast<double>(n - 1)));
      return fill_space<float>(out, DType::Float32, low, high, by, [r](double from, double d, int64_t i) {
        return r(from + r(d * r(static_cast<double>(i))));
      });
    }
    default:
      break;
  }
  const auto step = [](double from, double by, int64_t i) { return std::fma(by, static_cast<double>(i), from); };
  if (is_floating(out.dtype)) return fill_space<double>(out, DType::Float64, a, b, part_of(b - a, n), step);
  // Integers: the ends are integers, steps are double, each element is truncated.
  const double low = std::trunc(a), high = std::trunc(b);
  fill_space<int64_t>(out, DType::Int64, low, high, part_of(high - low, n), step);
}

void logspace(const TensorView& out, std::complex<double> start, std::complex<double> end, double base) {
  const int64_t n = out.sizes[0];
  const auto complex = [&]<class R>(std::complex<R> a, std::complex<R> b) {
    using C = std::complex<R>;
    fill_space<C>(out, out.dtype, a, b, part_of(b - a, n),
                  [of = C(static_cast<R>(base))](C from, C by, int64_t i) {
                    return std::pow(of, step_complex(from, by, i));
                  });
  };
  if (out.dtype == DType::Complex64) return complex(std::complex<float>(start), std::complex<float>(end));
  if (out.dtype == DType::Complex128) return complex(start, end);
  const bool whole = is_int(out.dtype);
  const double a = whole ? std::trunc(start.real()) : rounded(out.dtype, start.real());
  const double b = whole ? std::trunc(end.real()) : rounded(out.dtype, end.real());
  const double by = part_of(whole ? b - a : rounded(out.dtype, b - a), n);
  const auto step = [base](double from, double d, int64_t i) {
    return std::pow(base, from + d * static_cast<double>(i));
  };
  if (whole) return fill_space<int64_t>(out, DType::Int64, a, b, by, step);
  fill_space<double>(out, DType::Float64, a, b, by, step);
}

void flip(const TensorView& out, const TensorView& in, const bool* flipped) {
  // Reversing a dimension is a view: start at its far end and step backwards.
  if (numel(out) == 0) return;
  Dims strides(IntSpan(in.strides, static_cast<size_t>(in.ndim)));
  char* from = data_of<char>(in);
  for (int d = 0; d < in.ndim; ++d) {
    if (!flipped[d]) continue;
    from += (in.sizes[d] - 1) * strides[d] * static_cast<int64_t>(size_of(in.dtype));
    strides[d] = -strides[d];
  }
  copy(out, TensorView{from, in.sizes, strides.data(), in.ndim, in.dtype});
}

namespace {

void roll_from(const TensorView& out, const TensorView& in, const int64_t* shift_of, int d) {
  while (d < in.ndim && shift_of[d] == 0) ++d;
  if (d >= in.ndim) return copy(out, in);
  // The two parts that change places; each is rolled further along the remaining dimensions.
  const int64_t size = in.sizes[d], s = shift_of[d], bytes = static_cast<int64_t>(size_of(in.dtype));
  Dims sizes(IntSpan(in.sizes, static_cast<size_t>(in.ndim)));
  for (const auto& [to, from, count] :
       {std::array<int64_t, 3>{s, 0, size - s}, std::array<int64_t, 3>{0, size - s, s}}) {
    sizes[d] = count;
    roll_from({data_of<char>(out) + to * out.strides[d] * bytes, sizes.data(), out.strides, out.ndim, out.dtype},
              {data_of<char>(in) + from * in.strides[d] * bytes, sizes.data(), in.strides, in.ndim, in.dtype}, shift_of,
              d + 1);
  }
}

}  // namespace

void roll(const TensorView& out, const TensorView& in, const int64_t* dims, const int64_t* shifts, int32_t n) {
  if (numel(out) == 0) return;
  Dims shift_of(static_cast<size_t>(in.ndim), 0);
  for (int32_t i = 0; i < n; ++i) {
    const int64_t size = in.sizes[dims[i]];
    shift_of[dims[i]] = (shift_of[dims[i]] + (shifts[i] % size + size)) % size;
  }
  roll_from(out, in, shift_of.data(), 0);
}

int64_t sum_repeats(const TensorView& repeats) {
  const Indices r(repeats);
  int64_t total = 0;
  for (int64_t n : r) {
    check(n >= 0, "repeats can not be negative");
    check(!__builtin_add_overflow(total, n, &total), "repeats are too large");
  }
  return total;
}

void repeat_interleave(const TensorView& out, const TensorView& repeats) {
  const Indices r(repeats);
  const int64_t step = out.strides[0];
  int64_t* to = data_of<int64_t>(out);
  for (int64_t i = 0; i < r.size(); ++i) {
    for (int64_t j = 0; j < r[i]; ++j, to += step) *to = i;
  }
}

}  // namespace eg::kernels

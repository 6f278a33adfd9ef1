// Running sums, products and extrema along a dimension. Columns run side by side where another dimension is denser.
#include "kernels/scan.h"

#include <cmath>
#include <vector>

#include "core/base/error.h"
#include "kernels/cpu/reduce_engine.h"

namespace eg::kernels {
namespace {

// All positions except along `dim`, for up to three views of equal sizes.
struct Lines {
  int64_t n = 1, length = 1, step[3] = {}, sizes[64], strides[3][64];
  int nd = 0, views;
  char* data[3];
  Lines(const TensorView* const* v, int count, int64_t dim) : views(count) {
    for (int k = 0; k < count; ++k) data[k] = static_cast<char*>(v[k]->data);
    for (int d = 0; d < v[0]->ndim; ++d) {
      if (d == dim) {
        length = v[0]->sizes[d];
        for (int k = 0; k < count; ++k) step[k] = v[k]->strides[d] * static_cast<int64_t>(size_of(v[k]->dtype));
        continue;
      }
      sizes[nd] = v[0]->sizes[d];
      n *= sizes[nd];
      for (int k = 0; k < count; ++k) strides[k][nd] = v[k]->strides[d] * static_cast<int64_t>(size_of(v[k]->dtype));
      ++nd;
    }
  }
  void at(int64_t line, char** p) const {
    for (int k = 0; k < views; ++k) p[k] = data[k];
    for (int d = nd - 1; d >= 0; --d) {
      const int64_t x = line % sizes[d];
      line /= sizes[d];
      for (int k = 0; k < views; ++k) p[k] += x * strides[k][d];
    }
  }
  template <class F>
  void run(F&& f) const {
    if (n == 0 || length == 0) return;
    parallel_for(0, n, std::max<int64_t>(1, 16384 / length), [&](int64_t b, int64_t e) {
      char* p[3];
      int64_t x[64], rest = b;
      at(b, p);
      for (int d = nd - 1; d >= 0; --d) {
        x[d] = rest % sizes[d];
        rest /= sizes[d];
      }
      for (int64_t i = b; i < e; ++i) {
        f(p);
        for (int d = nd - 1; d >= 0; --d) {
          for (int k = 0; k < views; ++k) p[k] += strides[k][d];
          if (++x[d] < sizes[d]) break;
          for (int k = 0; k < views; ++k) p[k] -= sizes[d] * strides[k][d];
          x[d] = 0;
        }
      }
    });
  }
};

// Where neighbours in memory belong to different lines, a band of lines runs together. Returns false when they do not.
template <class T, class A, class F>
bool side_by_side(const TensorView* const* v, const Lines& lines, const Cast& load, const Cast& store, A start, F f) {
  int inner = -1;
  for (int d = 0; d < lines.nd; ++d) {
    if (lines.sizes[d] < 4 || std::abs(lines.strides[1][d]) >= std::abs(lines.step[1])) continue;
    if (inner < 0 || std::abs(lines.strides[1][d]) < std::abs(lines.strides[1][inner])) inner = d;
  }
  if (inner < 0 || lines.length < 2 || lines.n == 0) return false;
  constexpr int64_t kBand = 512;
  const int64_t width = lines.sizes[inner], bands = (width + kBand - 1) / kBand, outer = lines.n / width;
  const int64_t so = lines.strides[0][inner], si = lines.strides[1][inner];
  const bool in_place = !load && si == sizeof(T), out_place = !store && so == sizeof(T);
  parallel_for(0, outer * bands, std::max<int64_t>(1, 32768 / (lines.length * std::min(width, kBand))),
               [&](int64_t b, int64_t e) {
                 A acc[kBand];
                 T from[kBand], to[kBand];
                 for (int64_t u = b; u < e; ++u) {
                   char* p[2] = {lines.data[0] + u % bands * kBand * so, lines.data[1] + u % bands * kBand * si};
                   int64_t rest = u / bands;
                   for (int d = lines.nd - 1; d >= 0; --d) {
                     if (d == inner) continue;
                     const int64_t x = rest % lines.sizes[d];
                     rest /= lines.sizes[d];
                     for (int k = 0; k < 2; ++k) p[k] += x * lines.strides[k][d];
                   }
                   const int64_t n = std::min(kBand, width - u % bands * kBand);
                   for (int64_t c = 0; c < n; ++c) acc[c] = start;
                   for (int64_t k = 0; k < lines.length; ++k) {
                     char *o = p[0] + k * lines.step[0], *i = p[1] + k * lines.step[1];
                     if (!in_place)
                       cast_row(DTypeOf<T>::value, reinterpret_cast<char*>(from), sizeof(T), v[1]->dtype, i, si, n);
                     const T* x = in_place ? reinterpret_cast<const T*>(i) : from;
                     T* y = out_place ? reinterpret_cast<T*>(o) : to;
#pragma GCC ivdep
                     for (int64_t c = 0; c < n; ++c) {
                       acc[c] = f(acc[c], x[c]);
                       y[c] = static_cast<T>(acc[c]);
                     }
                     if (!out_place)
                       cast_row(v[0]->dtype, o, so, DTypeOf<T>::value, reinterpret_cast<const char*>(to), sizeof(T), n);
                   }
                 }
               });
  return true;
}

// T: what is loaded and stored, A: what runs.
template <class T, class A, class F>
void running(const TensorView& out, const TensorView& in, int64_t dim, A start, F f) {
  const TensorView* views[] = {&out, &in};
  const Lines lines(views, 2, dim);
  const Cast load = in.dtype == DTypeOf<T>::value ? Cast() : Cast(in.dtype, DTypeOf<T>::value);
  const Cast store = out.dtype == DTypeOf<T>::value ? Cast() : Cast(DTypeOf<T>::value, out.dtype);
  constexpr int64_t kChunk = 256;
  if (side_by_side<T>(views, lines, load, store, start, f)) return;
  lines.run([&](char* const* p) {
    A acc = start;
    T buffer[kChunk];
    const bool dense = !load && !store;
    for (int64_t at = 0; at < lines.length; at += kChunk) {
      const int64_t m = std::min(kChunk, lines.length - at);
      char *o = p[0] + at * lines.step[0], *i = p[1] + at * lines.step[1];
      if (dense) {
        for (int64_t k = 0; k < m; ++k) {
          acc = f(acc, *reinterpret_cast<const T*>(i + k * lines.step[1]));
          *reinterpret_cast<T*>(o + k * lines.step[0]) = static_cast<T>(acc);
        }
        continue;
      }
      if (load) {
        load(reinterpret_cast<char*>(buffer), sizeof(T), i, lines.step[1], m);
      } else {
        for (int64_t k = 0; k < m; ++k) buffer[k] = *reinterpret_cast<const T*>(i + k * lines.step[1]);
      }
      for (int64_t k = 0; k < m; ++k) {
        acc = f(acc, buffer[k]);
        buffer[k] = static_cast<T>(acc);
      }
      if (store) {
        store(o, lines.step[0], reinterpret_cast<const char*>(buffer), sizeof(T), m);
      } else {
        for (int64_t k = 0; k < m; ++k) *reinterpret_cast<T*>(o + k * lines.step[0]) = buffer[k];
      }
    }
  });
}

template <class F>
void arithmetic(const TensorView& out, F&& f) {
  switch (out.dtype) {
    case DType::Float64:
      return f(double{}, double{});
    case DType::Complex64:
    case DType::Complex32:
      return f(std::complex<float>{}, std::complex<double>{});
    case DType::Complex128:
      return f(std::complex<double>{}, std::complex<double>{});
    case DType::Float32:
    case DType::Float16:
    case DType::BFloat16:
    case DType::Float8_e4m3fn:
    case DType::Float8_e5m2:
      return f(float{}, double{});
    default:
      return f(int64_t{}, uint64_t{});
  }
}

template <class T>
T log_add(T a, T b) {
  const T hi = std::max(a, b), lo = std::min(a, b);
  if (a != a || b != b) return a + b;
  if (std::isinf(hi) && hi == lo) return hi;
  return hi + std::log1p(std::exp(lo - hi));
}
std::complex<double> log_add(std::complex<double> a, std::complex<double> b) {
  if (b.real() > a.real()) std::swap(a, b);
  if (std::isinf(a.real()) && a.real() < 0) return a;
  return a + std::log(1.0 + std::exp(b - a));
}

template <bool kMax>
void extremum(const TensorView& values, const TensorView& indices, const TensorView& in, int64_t dim) {
  check(!is_complex(in.dtype), Code::NotImplemented, "\"", kMax ? "cummax" : "cummin", "_cpu\" not implemented for '",
        scalar_type_name(in.dtype), "'");
  const TensorView* views[] = {&values, &indices, &in};
  const Lines lines(views, 3, dim);
  with_ordered(in.dtype, [&](auto t) {
    using T = decltype(t);
    const bool same = in.dtype == DTypeOf<T>::value && values.dtype == in.dtype;
    const Cast load(in.dtype, DTypeOf<T>::value), store(DTypeOf<T>::value, values.dtype);
    lines.run([&](char* const* p) {
      constexpr int64_t kChunk = 256;
      T best{}, from[kChunk], to[kChunk];
      int64_t at = -1;
      const auto step = [&](T v, int64_t k) {
        const bool take = at < 0 || v != v || (best == best && (kMax ? v >= best : v <= best));
        best = take ? v : best;
        at = take ? k : at;
      };
      for (int64_t first = 0; first < lines.length; first += kChunk) {
        const int64_t m = std::min(kChunk, lines.length - first);
        char *v = p[0] + first * lines.step[0], *i = p[1] + first * lines.step[1], *x = p[2] + first * lines.step[2];
        if (same) {
          for (int64_t k = 0; k < m; ++k) {
            step(*reinterpret_cast<const T*>(x + k * lines.step[2]), first + k);
            *reinterpret_cast<T*>(v + k * lines.step[0]) = best;
            *reinterpret_cast<int64_t*>(i + k * lines.step[1]) = at;
          }
          continue;
        }
        load(reinterpret_cast<char*>(from), sizeof(T), x, lines.step[2], m);
        for (int64_t k = 0; k < m; ++k) {
          step(from[k], first + k);
          to[k] = best;
          *reinterpret_cast<int64_t*>(i + k * lines.step[1]) = at;
        }
        store(v, lines.step[0], reinterpret_cast<const char*>(to), sizeof(T), m);
      }
    });
  });
}

}  // namespace

void cumsum(const TensorView& out, const TensorView& in, int64_t dim) {
  arithmetic(out, [&](auto t, auto a) {
    using T = decltype(t);
    using A = decltype(a);
    running<T, A>(out, in, dim, A(0), [](A x, T v) { return x + static_cast<A>(v); });
  });
}
void cumprod(const TensorView& out, const TensorView& in, int64_t dim) {
  arithmetic(out, [&](auto t, auto a) {
    using T = decltype(t);
    using A = decltype(a);
    running<T, A>(out, in, dim, A(1), [](A x, T v) { return x * static_cast<A>(v); });
  });
}
void logcumsumexp(const TensorView& out, const TensorView& in, int64_t dim) {
  switch (out.dtype) {
    case DType::Complex64:
    case DType::Complex32:
      return running<std::complex<float>, std::complex<double>>(
          out, in, dim, {-INFINITY, 0},
          [](std::complex<double> x, std::complex<float> v) { return log_add(x, std::complex<double>(v)); });
    case DType::Complex128:
      return running<std::complex<double>, std::complex<double>>(
          out, in, dim, {-INFINITY, 0}, [](std::complex<double> x, std::complex<double> v) { return log_add(x, v); });
    case DType::Float64:
      return running<double, double>(out, in, dim, -INFINITY, [](double x, double v) { return log_add(x, v); });
    default:
      return running<float, double>(out, in, dim, -INFINITY,
                                    [](double x, float v) { return log_add(x, static_cast<double>(v)); });
  }
}
void cummax(const TensorView& values, const TensorView& indices, const TensorView& in, int64_t dim) {
  extremum<true>(values, indices, in, dim);
}
void cummin(const TensorView& values, const TensorView& indices, const TensorView& in, int64_t dim) {
  extremum<false>(values, indices, in, dim);
}

}  // namespace eg::kernels

// The loops of rows.h for one type of numbers. Numbers are handled in scratch memory as vectors of all rows' numbers:
// for complex rows two vectors (real and imaginary parts) an element.
#pragma once
#include "kernels/cpu/fft/ducc.h"
#include "kernels/cpu/fft/lanes.h"

namespace eg::kernels::EG_ISA {
namespace {

template <class T>
struct FftPlan {
  using Complex = DUCC0_NAMESPACE::detail_fft::pocketfft_c<T>;
  using Real = DUCC0_NAMESPACE::detail_fft::pocketfft_r<T>;
  FftKind kind;
  int64_t n;
  Complex* complex;
  Real* real;

  int64_t buffer() const { return static_cast<int64_t>(complex ? 2 * complex->bufsize() : real->bufsize()); }
};

template <class T>
struct FftOf {
  using V = DUCC0_NAMESPACE::native_simd<T>;
  static constexpr int kLanes = V::size();
  using Lanes = Tile<T, kLanes>;
  using Plan = FftPlan<T>;

  static void* make(FftKind kind, int64_t n, bool alone) {
    Plan* p = new Plan{kind, n, nullptr, nullptr};
    try {
      if (kind == FftKind::Complex) {
        p->complex = new typename Plan::Complex(static_cast<size_t>(n), alone);
      } else {
        p->real = new typename Plan::Real(static_cast<size_t>(n), alone);
      }
    } catch (...) {
      delete p;
      throw;
    }
    return p;
  }
  static void drop(void* plan) {
    Plan* p = static_cast<Plan*>(plan);
    delete p->complex;
    delete p->real;
    delete p;
  }
  static size_t footprint(const void* plan) {
    const Plan* p = static_cast<const Plan*>(plan);
    return p->complex ? p->complex->footprint() : p->real->footprint();
  }

  // Elements of `X` (numbers, or vectors of them): the rows and ducc0's buffer, each with room before and behind.
  static constexpr int64_t kRoom = 2;
  static int64_t row_size(const Plan& p) { return (p.kind == FftKind::Complex ? 2 * p.n : p.n) + 2 * kRoom; }
  static size_t scratch(const void* plan) {
    const Plan& p = *static_cast<const Plan*>(plan);
    return sizeof(V) * static_cast<size_t>(row_size(p) + p.buffer() + 2 * kRoom);
  }

  // What stands in `row` is transformed; where the result stands. A half spectrum comes and goes as complex numbers.
  template <class X>
  static X* transform(const Plan& p, X* row, X* buffer, bool forward) {
    if (p.kind == FftKind::Complex) {
      using C = DUCC0_NAMESPACE::Cmplx<X>;
      return reinterpret_cast<X*>(
          p.complex->exec(reinterpret_cast<C*>(row), reinterpret_cast<C*>(buffer), T(1), forward));
    }
    // ducc0 leaves out the imaginary parts that are zero: of the first value and, where n is even, of the last.
    const int64_t n = p.n;
    if (p.kind == FftKind::ToHalf) {
      X* r = p.real->exec(row, buffer, T(1), true) - 1;
      r[0] = r[1];
      r[1] = X(T(0));
      if (n % 2 == 0) r[n + 1] = X(T(0));
      if (!forward) {
        for (int64_t i = 3; i <= n; i += 2) r[i] = -r[i];
      }
      return r;
    }
    X* x = row + 1;
    x[0] = row[0];
    if (forward) {
      for (int64_t i = 2; i < n; i += 2) x[i] = -x[i];
    }
    return p.real->exec(x, buffer, T(1), false);
  }

  static void single(const void* plan, const FftRows& rows, char* scratch) {
    const Plan& p = *static_cast<const Plan*>(plan);
    T* row = reinterpret_cast<T*>(scratch) + kRoom;
    const char* in = rows.in + rows.in_at[0];
    char* out = rows.out + rows.out_at[0];
    const int64_t in_parts = p.kind == FftKind::ToHalf ? 1 : 2, out_parts = p.kind == FftKind::FromHalf ? 1 : 2;
    const int64_t count = p.kind == FftKind::FromHalf ? p.n / 2 + 1 : p.n;
    if (rows.in_step == in_parts * static_cast<int64_t>(sizeof(T))) {
      std::memcpy(row, in, static_cast<size_t>(count * rows.in_step));
    } else {
      for (int64_t i = 0; i < count; ++i) std::memcpy(row + i * in_parts, in + i * rows.in_step, in_parts * sizeof(T));
    }
    const T* r = transform(p, row, row + row_size(p), rows.forward);
    const T scale = static_cast<T>(rows.scale);
    const int64_t length = p.kind == FftKind::ToHalf ? p.n / 2 + 1 : p.n;
    if (rows.out_step == out_parts * static_cast<int64_t>(sizeof(T))) {
      T* o = reinterpret_cast<T*>(out);
      for (int64_t i = 0; i < length * out_parts; ++i) o[i] = r[i] * scale;
    } else {
      for (int64_t i = 0; i < length; ++i) {
        T* o = reinterpret_cast<T*>(out + i * rows.out_step);
        o[0] = r[i * out_parts] * scale;
        if (out_parts == 2) o[1] = r[i * 2 + 1] * scale;
      }
    }
    for (int64_t i = length; i < rows.out_length; ++i) {
      T* o = reinterpret_cast<T*>(out + i * rows.out_step);
      o[0] = r[(p.n - i) * 2] * scale;
      o[1] = -r[(p.n - i) * 2 + 1] * scale;
    }
  }

  static bool side_by_side(const int64_t* at, int64_t count, int64_t size) {
    if (count != kLanes) return false;
    for (int64_t l = 1; l < kLanes; ++l) {
      if (at[l] != at[0] + l * size) return false;
    }
    return true;
  }
  template <int kParts>
  static void gather(const FftRows& rows, int64_t n, V* to) {
    auto* vectors = reinterpret_cast<typename Lanes::Vector*>(to);
    const char* row[kLanes];
    for (int l = 0; l < kLanes; ++l) row[l] = rows.in + rows.in_at[l < rows.count ? l : rows.count - 1];
    if (rows.in_step == kParts * static_cast<int64_t>(sizeof(T))) {
      Lanes::gather_rows(row, n * kParts, vectors);
    } else if (side_by_side(rows.in_at, rows.count, kParts * sizeof(T))) {
      Lanes::template gather_columns<kParts>(row[0], rows.in_step, n, vectors);
    } else {
      T* t = reinterpret_cast<T*>(to);
      for (int64_t i = 0; i < n; ++i, t += kParts * kLanes) {
        for (int l = 0; l < kLanes; ++l) {
          const T* x = reinterpret_cast<const T*>(row[l] + i * rows.in_step);
          t[l] = x[0];
          if constexpr (kParts == 2) t[kLanes + l] = x[1];
        }
      }
    }
  }
  // The lanes beyond the last row hold copies of it, and may be written over it.
  template <int kParts>
  static void scatter(const FftRows& rows, int64_t n, const V* from) {
    const auto* vectors = reinterpret_cast<const typename Lanes::Vector*>(from);
    const T scale = static_cast<T>(rows.scale);
    char* row[kLanes];
    for (int l = 0; l < kLanes; ++l) row[l] = rows.out + rows.out_at[l < rows.count ? l : rows.count - 1];
    if (rows.out_step == kParts * static_cast<int64_t>(sizeof(T))) {
      Lanes::scatter_rows(vectors, n * kParts, scale, row);
    } else if (side_by_side(rows.out_at, rows.count, kParts * sizeof(T))) {
      Lanes::template scatter_columns<kParts>(vectors, n, scale, row[0], rows.out_step);
    } else {
      const T* t = reinterpret_cast<const T*>(from);
      for (int64_t i = 0; i < n; ++i, t += kParts * kLanes) {
        for (int64_t l = 0; l < rows.count; ++l) {
          T* x = reinterpret_cast<T*>(row[l] + i * rows.out_step);
          x[0] = t[l] * scale;
          if constexpr (kParts == 2) x[1] = t[kLanes + l] * scale;
        }
      }
    }
    for (int64_t l = 0; l < rows.count; ++l) {
      const T* t = reinterpret_cast<const T*>(from) + l;
      for (int64_t i = n; i < rows.out_length; ++i) {
        T* x = reinterpret_cast<T*>(row[l] + i * rows.out_step);
        const T* other = t + (rows.out_length - i) * 2 * kLanes;
        x[0] = other[0] * scale;
        x[1] = -other[kLanes] * scale;
      }
    }
  }

  static void group(const void* plan, const FftRows& rows, char* scratch) {
    const Plan& p = *static_cast<const Plan*>(plan);
    V* row = reinterpret_cast<V*>(scratch) + kRoom;
    V* buffer = row + row_size(p);
    switch (p.kind) {
      case FftKind::Complex: {
        gather<2>(rows, p.n, row);
        V* const r = transform(p, row, buffer, rows.forward);
        if (rows.twiddles) multiply(r, rows.twiddles, p.n, rows.forward);
        return scatter<2>(rows, p.n, r);
      }
      case FftKind::ToHalf:
        gather<1>(rows, p.n, row);
        return scatter<2>(rows, p.n / 2 + 1, transform(p, row, buffer, rows.forward));
      case FftKind::FromHalf:
        gather<2>(rows, p.n / 2 + 1, row);
        return scatter<1>(rows, p.n, transform(p, row, buffer, rows.forward));
    }
  }

  static int64_t twiddle_bytes(int64_t rows) { return 2 * rows * static_cast<int64_t>(sizeof(V)); }
  static void twiddles(int64_t rows, int64_t columns, char* to) {
    const DUCC0_NAMESPACE::UnityRoots<T, DUCC0_NAMESPACE::Cmplx<T>> roots(static_cast<size_t>(rows * columns));
    T* t = reinterpret_cast<T*>(to);
    for (int64_t j = 0; j < columns; j += kLanes) {
      for (int64_t k = 0; k < rows; ++k, t += 2 * kLanes) {
        for (int64_t l = 0; l < kLanes; ++l) {
          const auto w = roots[static_cast<size_t>(j + l < columns ? (j + l) * k : 0)];
          t[l] = w.r;
          t[kLanes + l] = -w.i;
        }
      }
    }
  }
  static void multiply(V* x, const void* twiddles, int64_t n, bool forward) {
    const V* w = static_cast<const V*>(twiddles);
    for (int64_t i = 0; i < n; ++i, x += 2, w += 2) {
      const V re = x[0], im = x[1], wr = w[0], wi = forward ? w[1] : -w[1];
      x[0] = re * wr - im * wi;
      x[1] = re * wi + im * wr;
    }
  }

  static void roots(int64_t n, char* to) {
    const DUCC0_NAMESPACE::UnityRoots<T, DUCC0_NAMESPACE::Cmplx<T>> all(static_cast<size_t>(n));
    T* t = reinterpret_cast<T*>(to);
    for (int64_t k = 0; k <= n / 2; ++k) {
      const auto w = all[static_cast<size_t>(k)];
      t[2 * k] = w.r;
      t[2 * k + 1] = -w.i;
    }
  }
  // With z the transform of the even numbers plus i times that of the odd ones, and z' its mirrored conjugate, those
  // are (z + z') / 2 and (z - z') / 2i.
  static void untangle(int64_t n, const char* roots, const char* from, const FftRows& row) {
    const int64_t half = n / 2;
    const T* const w = reinterpret_cast<const T*>(roots);
    const T* const z = reinterpret_cast<const T*>(from);
    const T scale = static_cast<T>(row.scale) / 2, sign = row.forward ? 1 : -1;
    char* const out = row.out + row.out_at[0];
    for (int64_t k = 0; k <= half; ++k) {
      const int64_t a = k == half ? 0 : 2 * k, b = k == 0 ? 0 : 2 * (half - k);
      const T er = z[a] + z[b], ei = z[a + 1] - z[b + 1], dr = z[a + 1] + z[b + 1], di = z[b] - z[a];
      const T wr = w[2 * k], wi = w[2 * k + 1];
      T* o = reinterpret_cast<T*>(out + k * row.out_step);
      o[0] = (er + (dr * wr - di * wi)) * scale;
      o[1] = (ei + (dr * wi + di * wr)) * scale * sign;
    }
    for (int64_t k = half + 1; k < row.out_length; ++k) {
      const T* other = reinterpret_cast<const T*>(out + (n - k) * row.out_step);
      T* o = reinterpret_cast<T*>(out + k * row.out_step);
      o[0] = other[0];
      o[1] = -other[1];
    }
  }
  static void tangle(int64_t n, const char* roots, const FftRows& row, char* to) {
    const int64_t half = n / 2;
    const T* const w = reinterpret_cast<const T*>(roots);
    const T sign = row.forward ? -1 : 1;
    const char* const in = row.in + row.in_at[0];
    T* z = reinterpret_cast<T*>(to);
    for (int64_t k = 0; k < half; ++k, z += 2) {
      const T* x = reinterpret_cast<const T*>(in + k * row.in_step);
      const T* y = reinterpret_cast<const T*>(in + (half - k) * row.in_step);
      const T xi = k == 0 ? 0 : x[1] * sign, yi = k == 0 ? 0 : y[1] * sign;
      const T er = x[0] + y[0], ei = xi - yi, dr = x[0] - y[0], di = xi + yi, wr = w[2 * k], wi = -w[2 * k + 1];
      z[0] = er - (dr * wi + di * wr);
      z[1] = ei + (dr * wr - di * wi);
    }
  }

  static constexpr FftLoops table() {
    return {kLanes, make,          drop,     footprint, scratch,  single,
            group,  twiddle_bytes, twiddles, roots,     untangle, tangle};
  }
};

}  // namespace
}  // namespace eg::kernels::EG_ISA

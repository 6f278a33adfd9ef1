// Rows of numbers into the lanes of vectors, and back: vector i holds the i-th number of every row.
#pragma once
#include <cstdint>
#include <cstring>
#include <utility>

namespace eg::kernels::EG_ISA {

template <class T, int N>
struct Tile {
  typedef T Vector __attribute__((vector_size(N * sizeof(T))));

  [[gnu::always_inline]] static Vector load(const void* p) {
    Vector v;
    std::memcpy(&v, p, sizeof v);
    return v;
  }
  [[gnu::always_inline]] static void store(void* p, Vector v) { std::memcpy(p, &v, sizeof v); }

  // Swaps the blocks of H x H off the diagonal of each 2H x 2H.
  template <int H, int... I>
  [[gnu::always_inline]] static void swap_blocks(Vector& a, Vector& b, std::integer_sequence<int, I...>) {
    const Vector x = __builtin_shufflevector(a, b, (I & H ? N + I - H : I)...);
    b = __builtin_shufflevector(a, b, (I & H ? N + I : I + H)...);
    a = x;
  }
  template <int H>
  [[gnu::always_inline]] static void swap_all(Vector (&r)[N]) {
#pragma GCC unroll 16
    for (int i = 0; i < N; ++i) {
      if (!(i & H)) swap_blocks<H>(r[i], r[i + H], std::make_integer_sequence<int, N>());
    }
    if constexpr (H > 1) swap_all<H / 2>(r);
  }
  [[gnu::always_inline]] static void transpose(Vector (&r)[N]) { swap_all<N / 2>(r); }

  template <int... I>
  static void split(Vector a, Vector b, Vector& even, Vector& odd, std::integer_sequence<int, I...>) {
    even = __builtin_shufflevector(a, b, (2 * I)...);
    odd = __builtin_shufflevector(a, b, (2 * I + 1)...);
  }
  template <int... I>
  static void join(Vector even, Vector odd, Vector& a, Vector& b, std::integer_sequence<int, I...>) {
    a = __builtin_shufflevector(even, odd, (I % 2 ? N + I / 2 : I / 2)...);
    b = __builtin_shufflevector(even, odd, (I % 2 ? N + (N + I) / 2 : (N + I) / 2)...);
  }

  // Rows whose numbers are neighbours: to[i] = {row[0][i], row[1][i], ...} for i < n.
  static void gather_rows(const char* const* row, int64_t n, Vector* to) {
    int64_t i = 0;
    for (; i + N <= n; i += N) {
      Vector r[N];
#pragma GCC unroll 16
      for (int l = 0; l < N; ++l) r[l] = load(row[l] + i * sizeof(T));
      transpose(r);
#pragma GCC unroll 16
      for (int l = 0; l < N; ++l) to[i + l] = r[l];
    }
    for (; i < n; ++i) {
      for (int l = 0; l < N; ++l) std::memcpy(reinterpret_cast<T*>(to + i) + l, row[l] + i * sizeof(T), sizeof(T));
    }
  }
  static void scatter_rows(const Vector* from, int64_t n, T scale, char* const* row) {
    int64_t i = 0;
    for (; i + N <= n; i += N) {
      Vector r[N];
#pragma GCC unroll 16
      for (int l = 0; l < N; ++l) r[l] = from[i + l] * scale;
      transpose(r);
#pragma GCC unroll 16
      for (int l = 0; l < N; ++l) store(row[l] + i * sizeof(T), r[l]);
    }
    for (; i < n; ++i) {
      for (int l = 0; l < N; ++l) {
        const T x = reinterpret_cast<const T*>(from + i)[l] * scale;
        std::memcpy(row[l] + i * sizeof(T), &x, sizeof(T));
      }
    }
  }

  // Rows beside each other: the i-th numbers of all are neighbours at p + i * step. kParts = 2: complex numbers, whose
  // real and imaginary parts go to to[2 i] and to[2 i + 1].
  template <int kParts>
  static void gather_columns(const char* p, int64_t step, int64_t n, Vector* to) {
    for (int64_t i = 0; i < n; ++i, p += step) {
      if constexpr (kParts == 1) {
        to[i] = load(p);
      } else {
        split(load(p), load(p + sizeof(Vector)), to[2 * i], to[2 * i + 1], std::make_integer_sequence<int, N>());
      }
    }
  }
  template <int kParts>
  static void scatter_columns(const Vector* from, int64_t n, T scale, char* p, int64_t step) {
    for (int64_t i = 0; i < n; ++i, p += step) {
      if constexpr (kParts == 1) {
        store(p, from[i] * scale);
      } else {
        Vector a, b;
        join(from[2 * i] * scale, from[2 * i + 1] * scale, a, b, std::make_integer_sequence<int, N>());
        store(p, a);
        store(p + sizeof(Vector), b);
      }
    }
  }
};

}  // namespace eg::kernels::EG_ISA

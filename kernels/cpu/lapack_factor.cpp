// Cholesky, LU, LDL and triangular systems.
#include "kernels/cpu/lapack.h"
#include "kernels/cpu/matrix.h"
#include "kernels/cpu/triangular.h"

#define F(p, name) p##name##_
#define EG_FACTORS(T, p, HE)                                                                                         \
  extern "C" {                                                                                                       \
  void F(p, potrf)(const char*, const int*, T*, const int*, int*);                                                   \
  void F(p, getrf)(const int*, const int*, T*, const int*, int*, int*);                                              \
  void F(p, getrs)(const char*, const int*, const int*, const T*, const int*, const int*, T*, const int*, int*);     \
  void F(p, trsm)(const char*, const char*, const char*, const char*, const int*, const int*, const T*, const T*,    \
                  const int*, T*, const int*);                                                                       \
  void F(p, sytrf)(const char*, const int*, T*, const int*, int*, T*, const int*, int*);                             \
  void F(p, sytrs)(const char*, const int*, const int*, const T*, const int*, const int*, T*, const int*, int*);     \
  }                                                                                                                  \
  namespace {                                                                                                        \
  inline void potrf(char uplo, int n, T* a, int lda, int* info) { F(p, potrf)(&uplo, &n, a, &lda, info); }           \
  inline void getrf(int m, int n, T* a, int lda, int* piv, int* info) { F(p, getrf)(&m, &n, a, &lda, piv, info); }   \
  inline void getrs(char op, int n, int k, const T* a, int lda, const int* piv, T* b, int ldb) {                     \
    int info = 0;                                                                                                    \
    F(p, getrs)(&op, &n, &k, a, &lda, piv, b, &ldb, &info);                                                          \
  }                                                                                                                  \
  inline void trsm(char side, char uplo, char diag, int m, int n, const T* a, int lda, T* b, int ldb) {              \
    const T one(1);                                                                                                  \
    const char no = 'N';                                                                                             \
    F(p, trsm)(&side, &uplo, &no, &diag, &m, &n, &one, a, &lda, b, &ldb);                                            \
  }                                                                                                                  \
  inline void sytrf(bool he, int n, T* a, int lda, int* piv, T* work, int size, int* info) {                         \
    const char lower = 'L';                                                                                          \
    (he ? F(p, HE##trf) : F(p, sytrf))(&lower, &n, a, &lda, piv, work, &size, info);                                 \
  }                                                                                                                  \
  inline void sytrs(bool he, int n, int k, const T* a, int lda, const int* piv, T* b, int ldb) {                     \
    const char lower = 'L';                                                                                          \
    int info = 0;                                                                                                    \
    (he ? F(p, HE##trs) : F(p, sytrs))(&lower, &n, &k, a, &lda, piv, b, &ldb, &info);                                \
  }                                                                                                                  \
  }

#define EG_HERMITIAN_FACTORS(T, p)                                                                                   \
  extern "C" {                                                                                                       \
  void F(p, hetrf)(const char*, const int*, T*, const int*, int*, T*, const int*, int*);                             \
  void F(p, hetrs)(const char*, const int*, const int*, const T*, const int*, const int*, T*, const int*, int*);     \
  }

EG_HERMITIAN_FACTORS(std::complex<float>, c)
EG_HERMITIAN_FACTORS(std::complex<double>, z)
EG_FACTORS(float, s, sy)
EG_FACTORS(double, d, sy)
EG_FACTORS(std::complex<float>, c, he)
EG_FACTORS(std::complex<double>, z, he)

namespace eg::kernels {
namespace {

// PLU of m x n (m >= n) by halves of the columns: what is right of the first half becomes a triangular system and a
// product. Returns LAPACK's info; pivots count from 1.
template <class T>
int lu_by_halves(int64_t m, int64_t n, T* a, int64_t lda, int32_t* pivots, bool parallel) {
  constexpr int64_t kLeaf = 32;
  if (n <= kLeaf) {
    int info = 0;
    getrf(extent(m), extent(n), a, extent(lda), pivots, &info);
    return info;
  }
  const int64_t half = (n / 2 + kLeaf - 1) / kLeaf * kLeaf, rest = n - half;
  T* const right = a + half * lda;
  const auto swap_rows = [&](T* columns, int64_t count, int64_t from, int64_t to) {
    for (int64_t j = 0; j < count; ++j) {
      T* const x = columns + j * lda;
      for (int64_t i = from; i < to; ++i) std::swap(x[i], x[pivots[i] - 1]);
    }
  };
  const int first = lu_by_halves(m, half, a, lda, pivots, parallel);
  swap_rows(right, rest, 0, half);
  solve_by_columns<T>({half, a, 1, lda, false, true}, rest, right, lda);
  multiply<T>({right + half, m - half, rest, 1, lda}, {a + half, m - half, half, 1, lda}, {right, half, rest, 1, lda},
              T(-1), T(1), parallel);
  const int second = lu_by_halves(m - half, rest, right + half, lda, pivots + half, parallel);
  for (int64_t i = half; i < n; ++i) pivots[i] += static_cast<int32_t>(half);
  swap_rows(a, half, half, n);
  return first ? first : second ? second + static_cast<int>(half) : 0;
}

}  // namespace

void cholesky(MatrixBatch b, int64_t n, void* a, bool upper, int32_t* info) {
  visit_lapack(b.type, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    for_matrices(b.count, cube(n, n, n) / 3, [&](int64_t i) {
      T* const x = static_cast<T*>(a) + i * n * n;
      info[i] = 0;
      if (n > 0) potrf(upper ? 'U' : 'L', extent(n), x, extent(n), &info[i]);
      for (int64_t c = 0; c < n; ++c) {
        std::fill(x + c * n + (upper ? c + 1 : 0), x + c * n + (upper ? n : c), T(0));
      }
    });
  });
}

void lu(MatrixBatch b, int64_t m, int64_t n, void* a, int32_t* pivots, int32_t* info) {
  const int64_t k = std::min(m, n);
  visit_lapack(b.type, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    for_matrices(b.count, cube(m, n, k), [&](int64_t i) {
      info[i] = 0;
      T* const x = static_cast<T*>(a) + i * m * n;
      if constexpr (std::is_floating_point_v<T>) {
        if (n <= m && n > 0) {
          info[i] = lu_by_halves(m, n, x, m, pivots + i * k, b.count == 1);
          return;
        }
      }
      if (k > 0) getrf(extent(m), extent(n), x, extent(m), pivots + i * k, &info[i]);
    });
  });
}

void lu_permutation(int64_t count, int64_t swaps, int64_t m, const int32_t* pivots, int64_t* permutation) {
  for (int64_t i = 0; i < count; ++i) {
    int64_t* const p = permutation + i * m;
    for (int64_t r = 0; r < m; ++r) p[r] = r;
    for (int64_t r = 0; r < swaps; ++r) {
      const int64_t other = int64_t{pivots[i * swaps + r]} - 1;
      check(other >= 0 && other < m, "pivots passed to lu_unpack must be between 1 and LU.size(-2) inclusive. ",
            "Did you properly pass the result of lu_factor?");
      std::swap(p[r], p[other]);
    }
  }
}

void lu_solve(MatrixBatch b, int64_t n, int64_t k, const void* lu, const int32_t* pivots, char op, void* x) {
  if (n == 0 || k == 0) return;
  visit_lapack(b.type, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    for_matrices(b.count, cube(n, n, k), [&](int64_t i) {
      const T* const f = static_cast<const T*>(lu) + i * n * n;
      T* const y = static_cast<T*>(x) + i * n * k;
      if constexpr (std::is_floating_point_v<T>) {
        if (k >= kManySides) return solve_factored(n, f, pivots + i * n, op != 'N', k, y);
      }
      getrs(op, extent(n), extent(k), f, extent(n), pivots + i * n, y, extent(n));
    });
  });
}

void inverse(MatrixBatch b, int64_t n, const void* lu, const int32_t* pivots, void* x) {
  if (n == 0) return;
  visit_lapack(b.type, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    for_matrices(b.count, cube(n, n, n), [&](int64_t i) {
      const T* const f = static_cast<const T*>(lu) + i * n * n;
      T* const y = static_cast<T*>(x) + i * n * n;
      if constexpr (std::is_floating_point_v<T>) {
        invert_factored(n, f, pivots + i * n, y);
      } else {
        std::fill_n(y, n * n, T(0));
        for (int64_t j = 0; j < n; ++j) y[j * (n + 1)] = T(1);
        getrs('N', extent(n), extent(n), f, extent(n), pivots + i * n, y, extent(n));
      }
    });
  });
}

void solve_triangular(MatrixBatch b, bool left, bool upper, bool unit, int64_t m, int64_t n, const void* a, void* x) {
  const int64_t size = left ? m : n;
  if (m == 0 || n == 0) return;
  visit_lapack(b.type, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    for_matrices(b.count, cube(size, m, n), [&](int64_t i) {
      const T* const f = static_cast<const T*>(a) + i * size * size;
      T* const y = static_cast<T*>(x) + i * m * n;
      if constexpr (std::is_floating_point_v<T>) {
        const Triangle<T> t{size, f, 1, size, upper, unit};
        if (left && n >= kManySides) return solve_by_columns(t, n, y, m);
        if (!left && m >= kManySides) return solve_by_rows(t.transposed(), m, y, m);
      }
      trsm(left ? 'L' : 'R', upper ? 'U' : 'L', unit ? 'U' : 'N', extent(m), extent(n), f, extent(size), y, extent(m));
    });
  });
}

void ldl(MatrixBatch b, int64_t n, void* a, int32_t* pivots, bool hermitian, int32_t* info) {
  visit_lapack(b.type, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    for_matrices(b.count, cube(n, n, n) / 3, [&](int64_t i) {
      info[i] = 0;
      if (n == 0) return;
      const int64_t size = n * 64;
      Buffer<T> work(size);
      sytrf(hermitian, extent(n), static_cast<T*>(a) + i * n * n, extent(n), pivots + i * n, work.get(), extent(size),
            &info[i]);
    });
  });
}

void ldl_solve(MatrixBatch b, int64_t n, int64_t k, const void* a, const int32_t* pivots, bool hermitian, void* x) {
  if (n == 0 || k == 0) return;
  visit_lapack(b.type, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    for_matrices(b.count, cube(n, n, k), [&](int64_t i) {
      sytrs(hermitian, extent(n), extent(k), static_cast<const T*>(a) + i * n * n, extent(n), pivots + i * n,
            static_cast<T*>(x) + i * n * k, extent(n));
    });
  });
}

}  // namespace eg::kernels

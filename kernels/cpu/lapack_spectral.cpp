// QR, eigenvalues, singular values and least squares.
#include <cmath>
#include <vector>

#include "kernels/cpu/lapack.h"

#define F(p, name) p##name##_
#define EG_REFLECTORS(T, p, OR)                                                                                      \
  extern "C" {                                                                                                       \
  void F(p, geqrf)(const int*, const int*, T*, const int*, T*, T*, const int*, int*);                                \
  void F(p, OR##gqr)(const int*, const int*, const int*, T*, const int*, const T*, T*, const int*, int*);            \
  void F(p, OR##mqr)(const char*, const char*, const int*, const int*, const int*, const T*, const int*, const T*,   \
                     T*, const int*, T*, const int*, int*);                                                          \
  void F(p, gels)(const char*, const int*, const int*, const int*, T*, const int*, T*, const int*, T*, const int*,   \
                  int*);                                                                                             \
  }                                                                                                                  \
  namespace {                                                                                                        \
  inline void geqrf(int m, int n, T* a, T* tau, T* work, int size, int* info) {                                      \
    const int lda = std::max(m, 1);                                                                                  \
    F(p, geqrf)(&m, &n, a, &lda, tau, work, &size, info);                                                            \
  }                                                                                                                  \
  inline void orgqr(int m, int n, int k, T* a, const T* tau, T* work, int size, int* info) {                         \
    const int lda = std::max(m, 1);                                                                                  \
    F(p, OR##gqr)(&m, &n, &k, a, &lda, tau, work, &size, info);                                                      \
  }                                                                                                                  \
  inline void ormqr(char side, char op, int m, int n, int k, const T* a, int lda, const T* tau, T* c, T* work,       \
                    int size, int* info) {                                                                           \
    const int ldc = std::max(m, 1);                                                                                  \
    F(p, OR##mqr)(&side, &op, &m, &n, &k, a, &lda, tau, c, &ldc, work, &size, info);                                 \
  }                                                                                                                  \
  inline void gels(int m, int n, int k, T* a, T* b, T* work, int size, int* info) {                                  \
    const int lda = std::max(m, 1), ldb = std::max(lda, n);                                                          \
    const char no = 'N';                                                                                             \
    F(p, gels)(&no, &m, &n, &k, a, &lda, b, &ldb, work, &size, info);                                                \
  }                                                                                                                  \
  }

// Functions of complex matrices have an array of real numbers more than those of real ones.
#define EG_SPECTRAL(T, R, p, HE, REAL_PARAM, REAL_ARG)                                                               \
  extern "C" {                                                                                                       \
  void F(p, gesdd)(const char*, const int*, const int*, T*, const int*, R*, T*, const int*, T*, const int*, T*,      \
                   const int*, REAL_PARAM int*, int*);                                                               \
  void F(p, gelsy)(const int*, const int*, const int*, T*, const int*, T*, const int*, int*, const R*, int*, T*,     \
                   const int*, REAL_PARAM int*);                                                                     \
  void F(p, gelsd)(const int*, const int*, const int*, T*, const int*, T*, const int*, R*, const R*, int*, T*,       \
                   const int*, REAL_PARAM int*, int*);                                                               \
  void F(p, gelss)(const int*, const int*, const int*, T*, const int*, T*, const int*, R*, const R*, int*, T*,       \
                   const int*, REAL_PARAM int*);                                                                     \
  }                                                                                                                  \
  namespace {                                                                                                        \
  inline void gesdd(char job, int m, int n, T* a, R* s, T* u, T* vh, int ldvh, T* work, int size,                    \
                    [[maybe_unused]] R* real, int* ints, int* info) {                                                \
    const int lda = std::max(m, 1);                                                                                  \
    F(p, gesdd)(&job, &m, &n, a, &lda, s, u, &lda, vh, &ldvh, work, &size, REAL_ARG ints, info);                     \
  }                                                                                                                  \
  inline void gelsy(int m, int n, int k, T* a, T* b, int* jpvt, R rcond, int* rank, T* work, int size,               \
                    [[maybe_unused]] R* real, int* info) {                                                           \
    const int lda = std::max(m, 1), ldb = std::max(lda, n);                                                          \
    F(p, gelsy)(&m, &n, &k, a, &lda, b, &ldb, jpvt, &rcond, rank, work, &size, REAL_ARG info);                       \
  }                                                                                                                  \
  inline void gelsd(int m, int n, int k, T* a, T* b, R* s, R rcond, int* rank, T* work, int size,                    \
                    [[maybe_unused]] R* real, int* ints, int* info) {                                                \
    const int lda = std::max(m, 1), ldb = std::max(lda, n);                                                          \
    F(p, gelsd)(&m, &n, &k, a, &lda, b, &ldb, s, &rcond, rank, work, &size, REAL_ARG ints, info);                    \
  }                                                                                                                  \
  inline void gelss(int m, int n, int k, T* a, T* b, R* s, R rcond, int* rank, T* work, int size,                    \
                    [[maybe_unused]] R* real, int* info) {                                                           \
    const int lda = std::max(m, 1), ldb = std::max(lda, n);                                                          \
    F(p, gelss)(&m, &n, &k, a, &lda, b, &ldb, s, &rcond, rank, work, &size, REAL_ARG info);                          \
  }                                                                                                                  \
  }

#define EG_REAL_EIGEN(T, p)                                                                                          \
  extern "C" {                                                                                                       \
  void F(p, syevd)(const char*, const char*, const int*, T*, const int*, T*, T*, const int*, int*, const int*,       \
                   int*);                                                                                            \
  void F(p, geev)(const char*, const char*, const int*, T*, const int*, T*, T*, T*, const int*, T*, const int*, T*,  \
                  const int*, int*);                                                                                 \
  }                                                                                                                  \
  namespace {                                                                                                        \
  inline void syevd(char job, char uplo, int n, T* a, T* w, T* work, int size, T*, int, int* ints, int int_size,     \
                    int* info) {                                                                                     \
    F(p, syevd)(&job, &uplo, &n, a, &n, w, work, &size, ints, &int_size, info);                                      \
  }                                                                                                                  \
  }
#define EG_COMPLEX_EIGEN(T, R, p)                                                                                    \
  extern "C" {                                                                                                       \
  void F(p, heevd)(const char*, const char*, const int*, T*, const int*, R*, T*, const int*, R*, const int*, int*,   \
                   const int*, int*);                                                                                \
  void F(p, geev)(const char*, const char*, const int*, T*, const int*, T*, T*, const int*, T*, const int*, T*,      \
                  const int*, R*, int*);                                                                             \
  }                                                                                                                  \
  namespace {                                                                                                        \
  inline void syevd(char job, char uplo, int n, T* a, R* w, T* work, int size, R* real, int real_size, int* ints,    \
                    int int_size, int* info) {                                                                       \
    F(p, heevd)(&job, &uplo, &n, a, &n, w, work, &size, real, &real_size, ints, &int_size, info);                    \
  }                                                                                                                  \
  inline void geev(char job, int n, T* a, T* w, T* v, T* work, int size, R* real, int* info) {                       \
    const char no = 'N';                                                                                             \
    const int one = 1;                                                                                               \
    F(p, geev)(&no, &job, &n, a, &n, w, nullptr, &one, v, &n, work, &size, real, info);                              \
  }                                                                                                                  \
  }

#define EG_COMMA ,
EG_REFLECTORS(float, s, or)
EG_REFLECTORS(double, d, or)
EG_REFLECTORS(std::complex<float>, c, un)
EG_REFLECTORS(std::complex<double>, z, un)
EG_SPECTRAL(float, float, s, sy, , )
EG_SPECTRAL(double, double, d, sy, , )
EG_SPECTRAL(std::complex<float>, float, c, he, float* EG_COMMA, real EG_COMMA)
EG_SPECTRAL(std::complex<double>, double, z, he, double* EG_COMMA, real EG_COMMA)
EG_REAL_EIGEN(float, s)
EG_REAL_EIGEN(double, d)
EG_COMPLEX_EIGEN(std::complex<float>, float, c)
EG_COMPLEX_EIGEN(std::complex<double>, double, z)

namespace {

// A real matrix has real eigenvalues and pairs of conjugate ones, whose vectors stand as real and imaginary part.
template <class R>
void geev_real(void (*geev)(const char*, const char*, const int*, R*, const int*, R*, R*, R*, const int*, R*, const int*,
                            R*, const int*, int*),
               char job, int n, R* a, std::complex<R>* w, std::complex<R>* v, R* work, int size, int* info) {
  const char no = 'N';
  const int one = 1;
  if (size < 0) {
    R unused;
    geev(&no, &job, &n, a, &n, &unused, &unused, nullptr, &one, &unused, &n, work, &size, info);
    return;
  }
  std::vector<R> re(static_cast<size_t>(n)), im(static_cast<size_t>(n));
  std::vector<R> packed(v ? static_cast<size_t>(n) * static_cast<size_t>(n) : 1);
  geev(&no, &job, &n, a, &n, re.data(), im.data(), nullptr, &one, packed.data(), &n, work, &size, info);
  for (int j = 0; j < n; ++j) w[j] = {re[j], im[j]};
  if (!v) return;
  for (int64_t j = 0; j < n; ++j) {
    const R* const x = packed.data() + j * n;
    if (im[j] == 0) {
      for (int64_t i = 0; i < n; ++i) v[j * n + i] = x[i];
    } else if (j + 1 < n) {
      for (int64_t i = 0; i < n; ++i) {
        v[j * n + i] = {x[i], x[n + i]};
        v[(j + 1) * n + i] = {x[i], -x[n + i]};
      }
      ++j;
    }
  }
}
void geev(char job, int n, float* a, std::complex<float>* w, std::complex<float>* v, float* work, int size, float*,
          int* info) {
  geev_real(F(s, geev), job, n, a, w, v, work, size, info);
}
void geev(char job, int n, double* a, std::complex<double>* w, std::complex<double>* v, double* work, int size, double*,
          int* info) {
  geev_real(F(d, geev), job, n, a, w, v, work, size, info);
}

// The size that a call with size -1 left in the first element; single precision may have rounded it down.
template <class T>
int asked_size(const T& first) {
  return std::max(1, static_cast<int>(std::ceil(std::real(first) * 1.0001)));
}

}  // namespace

namespace eg::kernels {

void qr_reflectors(MatrixBatch b, int64_t m, int64_t n, void* a, void* tau) {
  const int64_t k = std::min(m, n);
  if (k == 0) return;
  visit_lapack(b.type, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    T first{};
    int info = 0;
    geqrf(extent(m), extent(n), static_cast<T*>(a), static_cast<T*>(tau), &first, -1, &info);
    const int size = asked_size(first);
    for_matrices(b.count, cube(m, n, k), [&](int64_t i) {
      Buffer<T> work(size);
      int code = 0;
      geqrf(extent(m), extent(n), static_cast<T*>(a) + i * m * n, static_cast<T*>(tau) + i * k, work.get(), size,
            &code);
    });
  });
}

void reflector_product(MatrixBatch b, int64_t m, int64_t n, int64_t k, void* a, const void* tau) {
  if (m == 0 || n == 0) return;
  visit_lapack(b.type, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    T first{};
    int info = 0;
    orgqr(extent(m), extent(n), extent(k), static_cast<T*>(a), static_cast<const T*>(tau), &first, -1, &info);
    const int size = asked_size(first);
    for_matrices(b.count, cube(m, n, std::max<int64_t>(k, 1)), [&](int64_t i) {
      Buffer<T> work(size);
      int code = 0;
      orgqr(extent(m), extent(n), extent(k), static_cast<T*>(a) + i * m * n, static_cast<const T*>(tau) + i * k,
            work.get(), size, &code);
    });
  });
}

void reflect(MatrixBatch b, bool left, bool adjoint, int64_t m, int64_t n, int64_t k, const void* a, const void* tau,
             void* c) {
  if (m == 0 || n == 0 || k == 0) return;
  const int64_t rows = left ? m : n;
  visit_lapack(b.type, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    const char side = left ? 'L' : 'R', op = !adjoint ? 'N' : std::is_same_v<T, Real<T>> ? 'T' : 'C';
    const int size = std::max(1, extent((left ? n : m) * 64 + 65 * 64));
    for_matrices(b.count, cube(m, n, k), [&](int64_t i) {
      Buffer<T> work(size);
      int code = 0;
      ormqr(side, op, extent(m), extent(n), extent(k), static_cast<const T*>(a) + i * rows * k, leading(rows),
            static_cast<const T*>(tau) + i * k, static_cast<T*>(c) + i * m * n, work.get(), size, &code);
    });
  });
}

void eigen_hermitian(MatrixBatch b, int64_t n, void* a, void* values, bool vectors, bool upper, int32_t* info) {
  std::fill(info, info + b.count, 0);
  if (n == 0) return;
  visit_lapack(b.type, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    using R = Real<T>;
    const char job = vectors ? 'V' : 'N', uplo = upper ? 'U' : 'L';
    T first{};
    R real{};
    int ints = 0, code = 0;
    syevd(job, uplo, extent(n), static_cast<T*>(a), static_cast<R*>(values), &first, -1, &real, -1, &ints, -1, &code);
    const int size = asked_size(first), reals = asked_size(real);
    for_matrices(b.count, 4 * cube(n, n, n), [&](int64_t i) {
      Buffer<T> work(size);
      Buffer<R> real_work(reals);
      Buffer<int> int_work(ints);
      syevd(job, uplo, extent(n), static_cast<T*>(a) + i * n * n, static_cast<R*>(values) + i * n, work.get(), size,
            real_work.get(), reals, int_work.get(), ints, &info[i]);
    });
  });
}

void eigen(MatrixBatch b, int64_t n, void* a, void* values, void* vectors, int32_t* info) {
  std::fill(info, info + b.count, 0);
  if (n == 0) return;
  visit_lapack(b.type, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    using R = Real<T>;
    using C = std::complex<R>;
    const char job = vectors ? 'V' : 'N';
    C* const w = static_cast<C*>(values);
    C* const v = static_cast<C*>(vectors);
    T first{};
    R real{};
    int code = 0;
    geev(job, extent(n), static_cast<T*>(a), w, v, &first, -1, &real, &code);
    const int size = asked_size(first);
    for_matrices(b.count, 10 * cube(n, n, n), [&](int64_t i) {
      Buffer<T> work(size);
      Buffer<R> real_work(2 * n);
      geev(job, extent(n), static_cast<T*>(a) + i * n * n, w + i * n, v ? v + i * n * n : nullptr, work.get(), size,
           real_work.get(), &info[i]);
    });
  });
}

void singular_values(MatrixBatch b, int64_t m, int64_t n, void* a, void* u, void* s, void* vh, bool full,
                     int32_t* info) {
  const int64_t k = std::min(m, n), most = std::max(m, n), columns = full ? m : k, rows = full ? n : k;
  std::fill(info, info + b.count, 0);
  if (k == 0) return;
  visit_lapack(b.type, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    using R = Real<T>;
    const char job = !u ? 'N' : full ? 'A' : 'S';
    T first{};
    R real{};
    int ints = 0, code = 0;
    const int ldvh = leading(rows);
    gesdd(job, extent(m), extent(n), static_cast<T*>(a), static_cast<R*>(s), static_cast<T*>(u), static_cast<T*>(vh),
          ldvh, &first, -1, &real, &ints, &code);
    const int size = asked_size(first);
    const int64_t reals = std::is_same_v<T, R> ? 0 : u ? std::max(5 * k * k + 7 * k, 2 * most * k + 2 * k * k + k) : 7 * k;
    for_matrices(b.count, 10 * cube(m, n, k), [&](int64_t i) {
      Buffer<T> work(size);
      Buffer<R> real_work(reals);
      Buffer<int> int_work(8 * k);
      gesdd(job, extent(m), extent(n), static_cast<T*>(a) + i * m * n, static_cast<R*>(s) + i * k,
            u ? static_cast<T*>(u) + i * m * columns : nullptr, u ? static_cast<T*>(vh) + i * rows * n : nullptr, ldvh,
            work.get(), size, real_work.get(), int_work.get(), &info[i]);
    });
  });
}

void least_squares(MatrixBatch b, LeastSquares how, int64_t m, int64_t n, int64_t k, void* a, void* x, double rcond,
                   int64_t* rank, void* values, int32_t* info) {
  const int64_t least = std::min(m, n), most = std::max(m, n);
  std::fill(info, info + b.count, 0);
  if (rank) std::fill(rank, rank + b.count, 0);
  if (least == 0 || k == 0) return;
  visit_lapack(b.type, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    using R = Real<T>;
    const int im = extent(m), in = extent(n), ik = extent(k);
    const auto call = [&](T* ma, T* mx, R* s, int* pivots, int* r, T* work, int size, R* real, int* ints, int* code) {
      const R limit = static_cast<R>(rcond);
      if (how == LeastSquares::Gels) gels(im, in, ik, ma, mx, work, size, code);
      if (how == LeastSquares::Gelsy) gelsy(im, in, ik, ma, mx, pivots, limit, r, work, size, real, code);
      if (how == LeastSquares::Gelsd) gelsd(im, in, ik, ma, mx, s, limit, r, work, size, real, ints, code);
      if (how == LeastSquares::Gelss) gelss(im, in, ik, ma, mx, s, limit, r, work, size, real, code);
    };
    T first{};
    R real{};
    int ints = 1, r = 0, code = 0;
    call(static_cast<T*>(a), static_cast<T*>(x), static_cast<R*>(values), &ints, &r, &first, -1, &real, &ints, &code);
    const int size = asked_size(first);
    const int64_t reals = std::max<int64_t>(asked_size(real), std::max(5 * least, 2 * n));
    for_matrices(b.count, 4 * cube(m, n, least), [&](int64_t i) {
      Buffer<T> work(size);
      Buffer<R> real_work(reals);
      Buffer<int> int_work(std::max<int64_t>(ints, 1)), pivots(n);
      std::fill(pivots.get(), pivots.get() + n, 0);
      int found = 0;
      call(static_cast<T*>(a) + i * m * n, static_cast<T*>(x) + i * most * k,
           values ? static_cast<R*>(values) + i * least : nullptr, pivots.get(), &found, work.get(), size,
           real_work.get(), int_work.get(), &info[i]);
      if (rank) rank[i] = found;
    });
  });
}

}  // namespace eg::kernels

// Chooses between a plain loop, gemv and gemm, hands transposed operands over as they are, and packs what BLAS cannot
// read.
#include "kernels/cpu/matrix.h"

#include <climits>
#include <cmath>

#include "core/base/memory.h"
#include "kernels/cpu/isa.h"
#include "kernels/cpu/isa/gemm.h"

namespace eg::kernels {

#if EG_HAVE_AVX2
namespace avx2 {
extern const GemmTable k_gemm;
}
#endif
#if EG_HAVE_AVX512
namespace avx512 {
extern const GemmTable k_gemm;
}
#endif

namespace {

// The own products of the running instruction set; null where BLAS knows better.
const GemmTable* own_products() {
  const GemmTable* table = nullptr;
#if EG_HAVE_AVX2
  if (isa() == Isa::Avx2) table = &avx2::k_gemm;
#endif
#if EG_HAVE_AVX512
  if (isa() == Isa::Avx512) table = &avx512::k_gemm;
#endif
  return table;
}

template <class T>
T times(T a, T b) {
  return a * b;
}
// Without the detour for infinities that the language asks for.
template <class R>
std::complex<R> times(std::complex<R> a, std::complex<R> b) {
  return {a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real()};
}

template <class T>
void scale(const Matrix<T>& c, T beta) {
  for (int64_t i = 0; i < c.rows; ++i) {
    for (int64_t j = 0; j < c.cols; ++j) {
      T& x = c.data[i * c.row_stride + j * c.col_stride];
      x = beta == T(0) ? T(0) : times(beta, x);
    }
  }
}

template <class T>
void multiply_small(const Matrix<T>& c, const Matrix<const T>& a, const Matrix<const T>& b, T alpha, T beta) {
  for (int64_t i = 0; i < c.rows; ++i) {
    for (int64_t j = 0; j < c.cols; ++j) {
      T sum(0);
      const T* x = a.data + i * a.row_stride;
      const T* y = b.data + j * b.col_stride;
      for (int64_t k = 0; k < a.cols; ++k) sum += times(x[k * a.col_stride], y[k * b.row_stride]);
      T& out = c.data[i * c.row_stride + j * c.col_stride];
      out = beta == T(0) ? times(alpha, sum) : times(alpha, sum) + times(beta, out);
    }
  }
}

// How BLAS may read a matrix: leading dimension and "transposed", or not at all.
struct Form {
  bool ok, trans;
  int ld;
};

template <class T>
Form form_of(const Matrix<T>& m) {
  const auto fits = [](int64_t stride, int64_t extent, int64_t count) {
    return count <= 1 || (stride >= std::max<int64_t>(extent, 1) && stride <= INT_MAX);
  };
  const auto ld = [](int64_t stride, int64_t extent, int64_t count) {
    return static_cast<int>(count <= 1 ? std::max<int64_t>(extent, 1) : stride);
  };
  if ((m.col_stride == 1 || m.cols <= 1) && fits(m.row_stride, m.cols, m.rows)) {
    return {true, false, ld(m.row_stride, m.cols, m.rows)};
  }
  if ((m.row_stride == 1 || m.rows <= 1) && fits(m.col_stride, m.rows, m.cols)) {
    return {true, true, ld(m.col_stride, m.rows, m.cols)};
  }
  return {false, false, 0};
}

// A row-major copy.
template <class T>
void pack(T* out, const Matrix<const T>& m) {
  for (int64_t i = 0; i < m.rows; ++i) {
    const T* row = m.data + i * m.row_stride;
    for (int64_t j = 0; j < m.cols; ++j) out[i * m.cols + j] = row[j * m.col_stride];
  }
}

// A vector as BLAS wants it, copied when its stride is not positive.
template <class T>
class Vector {
 public:
  Vector(const T* data, int64_t n, int64_t stride) : data_(data), step_(static_cast<int>(stride)) {
    if (n <= 1) step_ = 1;
    if (n <= 1 || (stride > 0 && stride <= INT_MAX)) return;
    copy_ = std::make_unique<Buffer<T>>(n);
    for (int64_t i = 0; i < n; ++i) (*copy_)[i] = data[i * stride];
    data_ = copy_->get();
    step_ = 1;
  }
  const T* data() const { return data_; }
  int step() const { return step_; }

 private:
  const T* data_;
  int step_;
  std::unique_ptr<Buffer<T>> copy_;
};

template <class T>
bool multiply_vector(const Matrix<T>& c, const Matrix<const T>& a, const Matrix<const T>& b, T alpha, T beta) {
  const Form fa = form_of(a);
  if (!fa.ok || (c.rows > 1 && (c.row_stride <= 0 || c.row_stride > INT_MAX))) return false;
  if (beta == T(0)) scale(c, beta);  // so that no NaN of the old content survives
  const Vector<T> x(b.data, a.cols, b.row_stride);
  const int step = c.rows <= 1 ? 1 : static_cast<int>(c.row_stride);
  const int rows = static_cast<int>(a.rows), cols = static_cast<int>(a.cols);
  blas::gemv<T>(fa.trans, fa.trans ? cols : rows, fa.trans ? rows : cols, alpha, a.data, fa.ld, x.data(), x.step(),
                beta, c.data, step);
  return true;
}

// Lines of a matrix that stands dense in memory, else none.
template <class T>
int64_t dense_lines(const Matrix<const T>& m) {
  const bool rows = m.col_stride == 1 && m.row_stride == m.cols, columns = m.row_stride == 1 && m.col_stride == m.rows;
  return rows || columns ? (m.rows * m.cols * int64_t{sizeof(T)} + 63) / 64 : 0;
}

// Few long rows times rows, or rows times few.
template <class T>
bool multiply_few(const Matrix<T>& c, const Matrix<const T>& a, const Matrix<const T>& b, T alpha, T beta,
                  const T* bias) {
  const int64_t m = c.rows, n = c.cols, k = a.cols;
  if (std::min(m, n) > 12 || k * int64_t{sizeof(T)} < 1024 || a.col_stride != 1 || b.row_stride != 1) return false;
  if (beta != T(0) && beta != T(1)) return false;
  const GemmTable* const table = own_products();
  if (!table) return false;
  Dots<T> d{m,            n,     k,    a.data, a.row_stride, b.data, b.col_stride, c.data, c.row_stride,
            c.col_stride, alpha, beta, bias,   0,            1};
  if (n < m) {
    d = {n,            m,     k,    b.data, b.col_stride, a.data, a.row_stride, c.data, c.col_stride,
         c.row_stride, alpha, beta, bias,   1,            0};
  }
  if constexpr (std::is_same_v<T, float>) table->dots_f32(d);
  else table->dots_f64(d);
  return true;
}

// Products that the own kernel does faster than BLAS, which has one for the smallest (except of rows by rows) and is at
// its best with the largest. Rows of c are dense.
template <class T>
bool multiply_own(const Matrix<T>& c, const Matrix<const T>& a, const Matrix<const T>& b, T alpha, T beta,
                  const T* bias, const T* const* next) {
  const int64_t m = c.rows, n = c.cols, k = a.cols;
  const double work = static_cast<double>(m) * static_cast<double>(n) * static_cast<double>(k);
  constexpr int64_t kSize = sizeof(T);
  // Past these sizes c is gone over again and again, or B leaves the second cache between blocks of rows.
  const bool large = m > 64 && work > 1e8 && (k > 256 || k * n * kSize > 800000);
  if (work <= 1e6 ? n < 32 || a.col_stride != 1 || b.col_stride == 1 || b.row_stride != 1 : large) return false;
  const GemmTable* const table = own_products();
  if (!table) return false;
  // Rows that lie some pages apart compete for the same lines of the first cache.
  const bool lay_a = a.col_stride != 1 || (m > 2 && a.row_stride * kSize % 2048 == 0);
  // Where all of B fits into the first cache it stays where it lies.
  const bool lay_b = b.row_stride * kSize != 128 && k * b.row_stride * kSize > 32768;
  const bool lays = lay_a || lay_b || b.col_stride != 1 || n * kSize % 128 != 0;
  const size_t bytes = lays ? static_cast<size_t>(gemm_scratch(m)) * sizeof(T) : 0;
  T* const scratch = lays ? static_cast<T*>(memory::allocate(bytes)) : nullptr;
  Gemm<T> g{m,      n,            k,            a.data, a.row_stride, a.col_stride, b.data, b.row_stride, b.col_stride,
            c.data, c.row_stride, alpha,        beta,   bias,         lay_a,        lay_b,  scratch,      {},
            {}};
  // Larger operands would push out what is at work.
  if (next && (m + n) * k * kSize <= (1 << 17)) {
    for (int i = 0; i < 2; ++i) {
      g.next[i] = next[i];
      g.next_lines[i] = dense_lines(i == 0 ? a : b);
    }
  }
  if constexpr (std::is_same_v<T, float>) table->f32(g);
  else table->f64(g);
  memory::release(scratch, bytes);
  return true;
}

template <class T>
void multiply_serial(const Matrix<T>& c, const Matrix<const T>& a, const Matrix<const T>& b, T alpha, T beta,
                     const T* const* next = nullptr) {
  const int64_t m = c.rows, n = c.cols, k = a.cols;
  if (m * n * k <= 512 || m > INT_MAX || n > INT_MAX || k > INT_MAX) return multiply_small(c, a, b, alpha, beta);
  if (n == 1 && multiply_vector(c, a, b, alpha, beta)) return;
  if (m == 1 && multiply_vector(c.transposed(), b.transposed(), a.transposed(), alpha, beta)) return;
  const Form fc = form_of(c);
  if (!fc.ok) {
    Buffer<T> whole(m * n);
    const Matrix<T> dense = row_major(whole.get(), m, n);
    if (beta != T(0)) pack(whole.get(), c.as_const());
    multiply_serial(dense, a, b, alpha, beta);
    for (int64_t i = 0; i < m; ++i) {
      for (int64_t j = 0; j < n; ++j) c.data[i * c.row_stride + j * c.col_stride] = whole[i * n + j];
    }
    return;
  }
  if (fc.trans) {
    const T* const swapped[] = {next ? next[1] : nullptr, next ? next[0] : nullptr};
    return multiply_serial(c.transposed(), b.transposed(), a.transposed(), alpha, beta, next ? swapped : nullptr);
  }
  if constexpr (std::is_floating_point_v<T>) {
    if (multiply_few<T>(c, a, b, alpha, beta, nullptr)) return;
    if (multiply_own<T>(c, a, b, alpha, beta, nullptr, next)) return;
  }
  const auto operand = [](const Matrix<const T>& x, Form f, std::unique_ptr<Buffer<T>>& memory, Form* out) -> const T* {
    *out = f;
    if (f.ok) return x.data;
    memory = std::make_unique<Buffer<T>>(x.rows * x.cols);
    pack(memory->get(), x);
    *out = {true, false, static_cast<int>(std::max<int64_t>(x.cols, 1))};
    return memory->get();
  };
  std::unique_ptr<Buffer<T>> memory_a, memory_b;
  Form fa, fb;
  const T* pa = operand(a, form_of(a), memory_a, &fa);
  const T* pb = operand(b, form_of(b), memory_b, &fb);
  blas::gemm<T>(fa.trans, fb.trans, static_cast<int>(m), static_cast<int>(n), static_cast<int>(k), alpha, pa, fa.ld, pb,
                fb.ld, beta, c.data, fc.ld);
}

// The same with a row added to all rows: the own product adds it as it stores, for BLAS it lies in c at first.
template <class T>
void multiply_biased(const Matrix<T>& c, const Matrix<const T>& a, const Matrix<const T>& b, T alpha, T beta,
                     const T* bias, const T* const* next = nullptr) {
  if (!bias) return multiply_serial(c, a, b, alpha, beta, next);
  if constexpr (std::is_floating_point_v<T>) {
    if (c.rows > 1 && c.cols > 1 && c.col_stride == 1 &&
        (multiply_few(c, a, b, alpha, T(0), bias) || multiply_own(c, a, b, alpha, T(0), bias, next))) {
      return;
    }
  }
  for (int64_t i = 0; i < c.rows; ++i) {
    for (int64_t j = 0; j < c.cols; ++j) c.data[i * c.row_stride + j * c.col_stride] = bias[j];
  }
  multiply_serial(c, a, b, alpha, T(1));
}

// Multiplications from which a second thread saves more than it costs.
constexpr double kShared = 600000;

}  // namespace

template <class T>
void multiply(const Matrix<T>& c, const Matrix<const T>& a, const Matrix<const T>& b, T alpha, T beta, bool parallel,
              const T* bias, const T* const* next) {
  const int64_t m = c.rows, n = c.cols, k = a.cols;
  if (m == 0 || n == 0) return;
  if (k == 0) return scale(c, beta);
  const int threads = parallel && !in_parallel_region() ? num_threads() : 1;
  if (threads == 1 || static_cast<double>(m) * static_cast<double>(n) * static_cast<double>(k) < kShared) {
    return multiply_biased(c, a, b, alpha, beta, bias, next);
  }
  // A grid of tiles, as square as the number of threads and the shape of c allow.
  int64_t across = 1;
  double best = 1e300;
  for (int64_t t = 1; t <= threads; ++t) {
    if (threads % t != 0) continue;
    const double edge =
        static_cast<double>(m) / static_cast<double>(threads / t) + static_cast<double>(n) / static_cast<double>(t);
    if (edge < best) {
      best = edge;
      across = t;
    }
  }
  const int64_t down = threads / across;
  const auto cut = [](int64_t size, int64_t parts, int64_t i) {
    const int64_t piece = (((size + parts - 1) / parts) + 15) / 16 * 16;
    return std::min(size, piece * i);
  };
  parallel_for(0, across * down, 1, [&](int64_t begin, int64_t end) {
    for (int64_t t = begin; t < end; ++t) {
      const int64_t i0 = cut(m, down, t / across), i1 = t / across == down - 1 ? m : cut(m, down, t / across + 1);
      const int64_t j0 = cut(n, across, t % across), j1 = t % across == across - 1 ? n : cut(n, across, t % across + 1);
      if (i0 == i1 || j0 == j1) continue;
      const Matrix<T> piece{c.data + i0 * c.row_stride + j0 * c.col_stride, i1 - i0, j1 - j0, c.row_stride,
                            c.col_stride};
      const Matrix<const T> rows{a.data + i0 * a.row_stride, i1 - i0, k, a.row_stride, a.col_stride};
      const Matrix<const T> cols{b.data + j0 * b.col_stride, k, j1 - j0, b.row_stride, b.col_stride};
      multiply_biased(piece, rows, cols, alpha, beta, bias ? bias + j0 : nullptr);
    }
  });
}

template void multiply(const Matrix<float>&, const Matrix<const float>&, const Matrix<const float>&, float, float, bool,
                       const float*, const float* const*);
template void multiply(const Matrix<double>&, const Matrix<const double>&, const Matrix<const double>&, double, double,
                       bool, const double*, const double* const*);
template void multiply(const Matrix<std::complex<float>>&, const Matrix<const std::complex<float>>&,
                       const Matrix<const std::complex<float>>&, std::complex<float>, std::complex<float>, bool,
                       const std::complex<float>*, const std::complex<float>* const*);
template void multiply(const Matrix<std::complex<double>>&, const Matrix<const std::complex<double>>&,
                       const Matrix<const std::complex<double>>&, std::complex<double>, std::complex<double>, bool,
                       const std::complex<double>*, const std::complex<double>* const*);

}  // namespace eg::kernels

// Triangular systems, systems under a PLU and inverses against their definitions, for each instruction set.
#include "core/base/parallel.h"
#include "kernels/cpu/isa.h"
#include "kernels/lapack.h"
#include "tests/kernels/check.h"

using namespace check;
using eg::kernels::MatrixBatch;

namespace {

template <class T>
constexpr DType kType = sizeof(T) == 4 ? DType::Float32 : DType::Float64;
template <class T>
constexpr double kTolerance = sizeof(T) == 4 ? 2e-4 : 1e-11;

// By columns, well conditioned.
template <class T>
std::vector<T> matrix(int64_t rows, int64_t columns, uint32_t seed) {
  std::vector<T> a(static_cast<size_t>(rows * columns));
  for (T& x : a) {
    seed = seed * 1664525 + 1013904223;
    x = static_cast<T>(static_cast<double>(seed >> 8) / (1 << 23) - 1);
  }
  for (int64_t i = 0; i < std::min(rows, columns); ++i) a[i * (rows + 1)] += static_cast<T>(3 + rows / 4);
  return a;
}

// The largest element of op(A) X - B, or X op(A) - B; A by f(i, j).
template <class T, class F>
double residue(F&& f, bool left, int64_t m, int64_t n, const std::vector<T>& x, const std::vector<T>& b) {
  double most = 0;
  for (int64_t i = 0; i < m; ++i) {
    for (int64_t j = 0; j < n; ++j) {
      double s = -static_cast<double>(b[i + j * m]);
      for (int64_t k = 0; k < (left ? m : n); ++k) {
        s += left ? f(i, k) * static_cast<double>(x[k + j * m]) : static_cast<double>(x[i + k * m]) * f(k, j);
      }
      most = std::max(most, std::isnan(s) ? 1e300 : std::abs(s));
    }
  }
  return most;
}

template <class T>
void try_triangle(int64_t m, int64_t n, bool left, bool upper, bool unit) {
  const int64_t size = left ? m : n;
  std::vector<T> a = matrix<T>(size, size, 7);
  if (unit) {
    for (T& v : a) v /= static_cast<T>(size);
  }
  const auto at = [&](int64_t i, int64_t j) {
    if (i == j) return unit ? 1.0 : static_cast<double>(a[i + j * size]);
    return (i < j) == upper ? static_cast<double>(a[i + j * size]) : 0.0;
  };
  const std::vector<T> b = matrix<T>(m, n, 9);
  std::vector<T> x = b;
  for (int64_t i = 0; i < size; ++i) {  // what lies outside of the triangle is not read
    for (int64_t j = 0; j < size; ++j) {
      if (i != j ? (i < j) != upper : unit) a[i + j * size] = static_cast<T>(NAN);
    }
  }
  eg::kernels::solve_triangular({kType<T>, 1}, left, upper, unit, m, n, a.data(), x.data());
  EXPECT(residue(at, left, m, n, x, b) < kTolerance<T> * static_cast<double>(size + 10));
}

template <class T>
void try_factored(int64_t n, int64_t sides, int64_t count) {
  const MatrixBatch batch{kType<T>, count};
  std::vector<T> a = matrix<T>(n, n * count, 3);
  // So that rows must be swapped.
  for (int64_t i = 0; i + 1 < n; i += 2) std::swap_ranges(&a[i * n], &a[i * n] + n, &a[(i + 1) * n]);
  std::vector<T> lu = a;
  std::vector<int32_t> pivots(static_cast<size_t>(n * count)), info(static_cast<size_t>(count));
  eg::kernels::lu(batch, n, n, lu.data(), pivots.data(), info.data());
  const std::vector<T> b = matrix<T>(n, sides * count, 4);
  for (char op : {'N', 'T', 'C'}) {
    std::vector<T> x = b;
    eg::kernels::lu_solve(batch, n, sides, lu.data(), pivots.data(), op, x.data());
    for (int64_t k = 0; k < count; ++k) {
      const std::vector<T> one(&x[k * n * sides], &x[k * n * sides] + n * sides);
      const std::vector<T> right(&b[k * n * sides], &b[k * n * sides] + n * sides);
      const auto at = [&](int64_t i, int64_t j) {
        return static_cast<double>(a[k * n * n + (op == 'N' ? i + j * n : j + i * n)]);
      };
      EXPECT(residue(at, true, n, sides, one, right) < kTolerance<T> * static_cast<double>(n + 10));
    }
  }
  std::vector<T> inverse(lu.size(), static_cast<T>(NAN));
  eg::kernels::inverse(batch, n, lu.data(), pivots.data(), inverse.data());
  std::vector<T> identity(static_cast<size_t>(n * n));
  for (int64_t i = 0; i < n; ++i) identity[i * (n + 1)] = 1;
  for (int64_t k = 0; k < count; ++k) {
    const std::vector<T> one(&inverse[k * n * n], &inverse[k * n * n] + n * n);
    const auto at = [&](int64_t i, int64_t j) { return static_cast<double>(a[k * n * n + i + j * n]); };
    EXPECT(residue(at, true, n, n, one, identity) < kTolerance<T> * static_cast<double>(n + 10));
  }
}

template <class T>
void try_all() {
  for (int flags = 0; flags < 8; ++flags) {
    const int64_t shapes[][2] = {{1, 9}, {33, 8}, {64, 65}, {100, 150}, {150, 31}, {5, 3}, {90, 2}};
    for (const auto& s : shapes) try_triangle<T>(s[0], s[1], flags & 1, flags & 2, flags & 4);
  }
  try_factored<T>(1, 1, 1);
  try_factored<T>(7, 20, 3);
  try_factored<T>(65, 3, 2);
  try_factored<T>(130, 140, 1);
  try_factored<T>(64, 8, 1);
}

}  // namespace

int main() {
  for (eg::kernels::Isa level : {eg::kernels::Isa::Baseline, eg::kernels::Isa::Avx2, eg::kernels::Isa::Avx512}) {
    set_isa(level);
    for (int threads : {1, 2}) {
      eg::set_num_threads(threads);
      try_all<float>();
      try_all<double>();
    }
  }
  return finish("triangular");
}

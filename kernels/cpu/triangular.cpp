// A triangle is halved until it is small; the halves are joined by matrix products, which are several times faster than
// substitution. Right sides stand in rows meanwhile, so that both run along them.
#include "kernels/cpu/triangular.h"

#include "kernels/cpu/by_isa.h"
#include "kernels/cpu/isa/triangular.h"
#include "kernels/cpu/matrix.h"
#include "kernels/cpu/scratch.h"

namespace eg::kernels {

EG_BY_ISA(SubstitutionTable, k_substitution, substitution_set)

namespace {

constexpr int64_t kBase = 32;   // rows of the smallest triangle
constexpr int64_t kStrip = 64;  // least right sides of a task

template <class T>
void substitute(const Substitution<T>& s) {
  const SubstitutionTable& table = substitution_set();
  if constexpr (std::is_same_v<T, float>) table.f32(s);
  else table.f64(s);
}

template <class T>
void solve(const Triangle<T>& t, int64_t sides, T* x, int64_t x_row) {
  if (t.n <= kBase) return substitute<T>({t.n, sides, t.a, t.row, t.column, t.upper, t.unit, x, x_row});
  const int64_t half = (t.n / 2 + kBase - 1) / kBase * kBase, rest = t.n - half;
  const Triangle<T> one{half, t.a, t.row, t.column, t.upper, t.unit};
  const Triangle<T> two{rest, t.a + half * (t.row + t.column), t.row, t.column, t.upper, t.unit};
  const Matrix<T> above{x, half, sides, x_row, 1}, below{x + half * x_row, rest, sides, x_row, 1};
  if (t.upper) {
    solve(two, sides, below.data, x_row);
    multiply<T>(above, {t.a + half * t.column, half, rest, t.row, t.column}, below.as_const(), T(-1), T(1), false);
    solve(one, sides, x, x_row);
  } else {
    solve(one, sides, x, x_row);
    multiply<T>(below, {t.a + half * t.row, rest, half, t.row, t.column}, above.as_const(), T(-1), T(1), false);
    solve(two, sides, below.data, x_row);
  }
}

// out[i * out_row + j] = in[i + j * in_column]
template <class T>
void turn(T* out, int64_t out_row, const T* in, int64_t in_column, int64_t rows, int64_t columns) {
  const int64_t sizes[] = {rows, columns}, to[] = {out_row, 1}, from[] = {1, in_column};
  constexpr DType kType = std::is_same_v<T, float> ? DType::Float32 : DType::Float64;
  copy({out, sizes, to, 2, kType}, {const_cast<T*>(in), sizes, from, 2, kType});
}

int64_t grain_for(int64_t n) {
  const double work = static_cast<double>(n) * static_cast<double>(n);
  return std::max<int64_t>(kStrip, static_cast<int64_t>(500000.0 / work));
}

template <class T>
T* room(const Scratch& s) {
  return reinterpret_cast<T*>(s.get());
}

}  // namespace

template <class T>
void solve_by_rows(const Triangle<T>& t, int64_t sides, T* x, int64_t x_row) {
  parallel_for(0, sides, grain_for(t.n), [&](int64_t begin, int64_t end) { solve(t, end - begin, x + begin, x_row); });
}

template <class T>
void solve_by_columns(const Triangle<T>& t, int64_t sides, T* x, int64_t x_column) {
  parallel_for(0, sides, grain_for(t.n), [&](int64_t begin, int64_t end) {
    const int64_t wide = end - begin;
    const Scratch rows(static_cast<size_t>(t.n * wide) * sizeof(T));
    turn(room<T>(rows), wide, x + begin * x_column, x_column, t.n, wide);
    solve(t, wide, room<T>(rows), wide);
    turn(x + begin * x_column, x_column, room<T>(rows), wide, wide, t.n);
  });
}

template <class T>
void solve_factored(int64_t n, const T* lu, const int32_t* pivots, bool transposed, int64_t sides, T* x) {
  const Triangle<T> lower{n, lu, 1, n, false, true}, upper{n, lu, 1, n, true, false};
  parallel_for(0, sides, grain_for(n), [&](int64_t begin, int64_t end) {
    const int64_t wide = end - begin;
    const Scratch rows(static_cast<size_t>(n * wide) * sizeof(T));
    T* const y = room<T>(rows);
    const auto swap_rows = [&](int64_t i) {
      const int64_t other = pivots[i] - 1;
      if (other != i) std::swap_ranges(y + i * wide, y + (i + 1) * wide, y + other * wide);
    };
    turn(y, wide, x + begin * n, n, n, wide);
    if (transposed) {
      solve(upper.transposed(), wide, y, wide);
      solve(lower.transposed(), wide, y, wide);
      for (int64_t i = n - 1; i >= 0; --i) swap_rows(i);
    } else {
      for (int64_t i = 0; i < n; ++i) swap_rows(i);
      solve(lower, wide, y, wide);
      solve(upper, wide, y, wide);
    }
    turn(x + begin * n, n, y, wide, wide, n);
  });
}

template <class T>
void invert_factored(int64_t n, const T* lu, const int32_t* pivots, T* x) {
  const Scratch by_rows(static_cast<size_t>(n * n) * sizeof(T));
  T* const f = room<T>(by_rows);
  turn(f, n, lu, n, n, n);
  parallel_for(0, (n + kStrip - 1) / kStrip, 1, [&](int64_t first, int64_t last) {
    const Scratch rows(static_cast<size_t>(n * kStrip) * sizeof(T));
    T* const y = room<T>(rows);
    for (int64_t s = first; s < last; ++s) {
      // Columns of the identity are zero above its diagonal, and so are those of the inverse of L.
      const int64_t at = s * kStrip, wide = std::min(kStrip, n - at);
      std::fill_n(y, n * wide, T(0));
      for (int64_t j = 0; j < wide; ++j) y[(at + j) * wide + j] = T(1);
      solve<T>({n - at, f + at * (n + 1), n, 1, false, true}, wide, y + at * wide, wide);
      solve<T>({n, f, n, 1, true, false}, wide, y, wide);
      turn(x + at * n, n, y, wide, wide, n);
    }
  });
  // The swaps of rows ahead become swaps of columns behind.
  for (int64_t j = n - 1; j >= 0; --j) {
    const int64_t other = pivots[j] - 1;
    if (other != j) std::swap_ranges(x + j * n, x + (j + 1) * n, x + other * n);
  }
}

#define EG_TRIANGULAR(T)                                                                        \
  template void solve_by_rows(const Triangle<T>&, int64_t, T*, int64_t);                        \
  template void solve_by_columns(const Triangle<T>&, int64_t, T*, int64_t);                     \
  template void solve_factored(int64_t, const T*, const int32_t*, bool, int64_t, T*);           \
  template void invert_factored(int64_t, const T*, const int32_t*, T*);
EG_TRIANGULAR(float)
EG_TRIANGULAR(double)
#undef EG_TRIANGULAR

}  // namespace eg::kernels

// Pooling: maxima of rows that stride over the input, and maxima and means over
// cells whose channels lie side by side, a few vectors of channels at a time,
// which stay in registers.
#include "kernels/cpu/isa/pool.h"

#include <type_traits>

#include "kernels/scalar/vector.h"

namespace eg::kernels::EG_ISA {

extern const PoolTable k_pool;
#ifdef EG_ISA_baseline
extern const PoolLoops<int64_t> k_pool_integers;
#endif

namespace {

template <class T, class S>
EG_HD void larger_by(T* best, int32_t* at, const T* x, int64_t begin, int64_t end, S step, int32_t where,
                     int32_t apart) {
  for (int64_t i = begin; i < end; ++i) {
    const T v = x[i * step];
    const bool take = (v > best[i]) | (v != v);
    best[i] = take ? v : best[i];
    at[i] = take ? where + static_cast<int32_t>(i) * apart : at[i];
  }
}

template <class T>
void larger(T* best, int32_t* at, const T* x, int64_t begin, int64_t end, int64_t step, int32_t where, int32_t apart) {
  if (step == 1) return larger_by(best, at, x, begin, end, std::integral_constant<int64_t, 1>(), where, apart);
  if (step == 2) return larger_by(best, at, x, begin, end, std::integral_constant<int64_t, 2>(), where, apart);
  larger_by(best, at, x, begin, end, step, where, apart);
}

template <class T, class S>
EG_HD void first_by(T* best, int32_t* at, const T* x, int64_t end, S step, int32_t where, int32_t apart) {
  for (int64_t i = 0; i < end; ++i) {
    best[i] = x[i * step];
    at[i] = where + static_cast<int32_t>(i) * apart;
  }
}

template <class T>
void first(T* best, int32_t* at, const T* x, int64_t end, int64_t step, int32_t where, int32_t apart) {
  if (step == 2) return first_by(best, at, x, end, std::integral_constant<int64_t, 2>(), where, apart);
  first_by(best, at, x, end, step, where, apart);
}

void widen(int64_t* to, const int32_t* from, int64_t n) {
  for (int64_t i = 0; i < n; ++i) to[i] = from[i];
}

template <class T>
using Place = std::conditional_t<sizeof(T) == 4, int32_t, int64_t>;

template <class V, class T>
EG_HD V load(const T* p) {
  V v;
  std::memcpy(&v, p, sizeof(V));
  return v;
}

// kParts vectors of channels; V and P may be numbers.
template <int kParts, class V, class P, class T>
EG_HD void max_part(T* out, int64_t* at, const T* x, const int32_t* cells, int64_t count, int64_t n) {
  constexpr int64_t kLanes = sizeof(V) / sizeof(T);
  V best[kParts];
  P place[kParts];
  for (int i = 0; i < kParts; ++i) {
    best[i] = load<V>(x + cells[0] * n + i * kLanes);
    place[i] = P{} + static_cast<Place<T>>(cells[0]);
  }
  for (int64_t k = 1; k < count; ++k) {
    const T* from = x + cells[k] * n;
    const P here = P{} + static_cast<Place<T>>(cells[k]);
    for (int i = 0; i < kParts; ++i) {
      const V v = load<V>(from + i * kLanes);
      const auto take = (v > best[i]) | (v != v);
      best[i] = take ? v : best[i];
      place[i] = take ? here : place[i];
    }
  }
  Place<T> places[kParts * kLanes];
  std::memcpy(out, best, sizeof(best));
  std::memcpy(places, place, sizeof(place));
  for (int64_t i = 0; i < kParts * kLanes; ++i) at[i] = places[i];
}

template <class T>
void max_cells(T* out, int64_t* at, const T* x, const int32_t* cells, int64_t count, int64_t n) {
  using V = Vector<T>;
  using P = Vector<Place<T>>;
  constexpr int64_t kLanes = sizeof(V) / sizeof(T);
  int64_t c = 0;
  for (; c + 2 * kLanes <= n; c += 2 * kLanes) max_part<2, V, P>(out + c, at + c, x + c, cells, count, n);
  if (c == n) return;
  if (n >= kLanes) {  // the last vectors once more, shifted to end where the
                      // channels do
    if (c + kLanes < n) max_part<1, V, P>(out + c, at + c, x + c, cells, count, n);
    c = n - kLanes;
    return max_part<1, V, P>(out + c, at + c, x + c, cells, count, n);
  }
  for (; c < n; ++c) max_part<1, T, Place<T>>(out + c, at + c, x + c, cells, count, n);
}

template <int kParts, class V, class T>
EG_HD void mean_part(T* out, const T* x, const int32_t* cells, int64_t count, int64_t n, T divisor) {
  constexpr int64_t kLanes = sizeof(V) / sizeof(T);
  V sum[kParts] = {};
  for (int64_t k = 0; k < count; ++k) {
    const T* from = x + cells[k] * n;
    if constexpr (std::is_integral_v<V>) {
      sum[0] = static_cast<V>(static_cast<uint64_t>(sum[0]) + static_cast<uint64_t>(*from));  // wraps, as vectors do
    } else {
      for (int i = 0; i < kParts; ++i) sum[i] += load<V>(from + i * kLanes);
    }
  }
  if constexpr (std::is_integral_v<T>) {
    std::memcpy(out, sum, sizeof(sum));
    for (int64_t i = 0; i < kParts * kLanes; ++i) out[i] /= divisor;
  } else {
    for (int i = 0; i < kParts; ++i) sum[i] = sum[i] / divisor;
    std::memcpy(out, sum, sizeof(sum));
  }
}

template <class T>
void mean_cells(T* out, const T* x, const int32_t* cells, int64_t count, int64_t n, T divisor) {
  using V = Vector<T>;
  constexpr int64_t kLanes = sizeof(V) / sizeof(T);
  int64_t c = 0;
  for (; c + 4 * kLanes <= n; c += 4 * kLanes) mean_part<4, V>(out + c, x + c, cells, count, n, divisor);
  if (n >= kLanes) {
    for (; c + kLanes <= n; c += kLanes) mean_part<1, V>(out + c, x + c, cells, count, n, divisor);
    if (c == n) return;
    c = n - kLanes;
    return mean_part<1, V>(out + c, x + c, cells, count, n, divisor);
  }
  for (; c < n; ++c) mean_part<1, T>(out + c, x + c, cells, count, n, divisor);
}

// Neither an index nor its distance to the last place is negative.
bool inside(const int64_t* indices, int64_t n, int64_t size) {
  uint64_t signs = 0;
  const uint64_t last = static_cast<uint64_t>(size) - 1;
  for (int64_t i = 0; i < n; ++i) {
    const uint64_t at = static_cast<uint64_t>(indices[i]);
    signs |= at | (last - at);
  }
  return static_cast<int64_t>(signs) >= 0;
}

template <class T>
constexpr PoolLoops<T> loops() {
  return {larger<T>, first<T>, max_cells<T>, mean_cells<T>};
}

}  // namespace

constexpr PoolTable k_pool{loops<float>(), loops<double>(), widen, inside};
#ifdef EG_ISA_baseline
constexpr PoolLoops<int64_t> k_pool_integers = loops<int64_t>();
#endif

}  // namespace eg::kernels::EG_ISA

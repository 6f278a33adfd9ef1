// The inner loops of reductions that are compiled for each instruction set. The first kind reduces n contiguous
// elements to one value, the second adds `rows` rows of `columns` elements to as many accumulators. Floats accumulate
// in double.
#pragma once
#include <cstdint>
#include <type_traits>

namespace eg::kernels {

inline constexpr int64_t kReduceColumns = 128;  // most columns of a call, but for sum_columns
inline constexpr int64_t kReduceRows = 32;      // most rows

template <class T>
struct ReduceLoops {
  using A = std::conditional_t<std::is_integral_v<T>, uint64_t, double>;
  A (*sum)(const T* p, int64_t n);
  A (*squares)(const T* p, int64_t n);
  // Mean and sum of squared deviations.
  void (*moments)(const T* p, int64_t n, double* mean, double* m2);
  // [0] the smallest, [1] the largest of n >= 1 elements; a NaN is reported, the value then means nothing.
  T (*extremum[2])(const T* p, int64_t n, bool* nan);

  void (*sum_columns)(A* acc, const T* const* rows, int64_t nr, int64_t nc);
  void (*square_columns)(A* acc, const T* const* rows, int64_t nr, int64_t nc);
  void (*moment_columns)(double* mean, double* m2, const T* const* rows, int64_t nr, int64_t nc);
  // best and at go in and out; NaN wins, the first one. Rows are counted from `first`.
  void (*extremum_columns[2])(T* best, const T* const* rows, int64_t nr, int64_t nc);
  void (*place_columns[2])(T* best, int64_t* at, const T* const* rows, int64_t nr, int64_t nc, int64_t first);
};

// Sums of rows of bfloat16 [0] or float16 [1]; null where the set has no conversion. acc as in sum_columns.
using HalfColumns = void (*)(double* acc, const uint16_t* const* rows, int64_t nr, int64_t nc);

struct ReduceTable {
  HalfColumns half_columns[2];
  ReduceLoops<float> f32;
  ReduceLoops<double> f64;
  ReduceLoops<int64_t> i64;

  template <class T>
  const ReduceLoops<T>& of() const {
    if constexpr (std::is_same_v<T, float>)
      return f32;
    else if constexpr (std::is_same_v<T, double>)
      return f64;
    else
      return i64;
  }
};

// Are there loops for T?
template <class T>
inline constexpr bool kHasReduceLoops =
    std::is_same_v<T, float> || std::is_same_v<T, double> || std::is_same_v<T, int64_t>;

// Those of the running instruction set.
const ReduceTable& reduce_table();

}  // namespace eg::kernels

// The inner loops of pooling, compiled for each instruction set.
#pragma once
#include <cstdint>

namespace eg::kernels {

// T: float, double or int64_t.
template <class T>
struct PoolLoops {
  // For i in [begin, end) the larger of best[i] and x[i * step], and where that
  // is: at[i] or where + i * apart. The last NaN is larger than everything.
  void (*larger)(T* best, int32_t* at, const T* x, int64_t begin, int64_t end, int64_t step, int32_t where,
                 int32_t apart);
  // best[i] = x[i * step] and at[i] = where + i * apart for i in [0, end).
  void (*first)(T* best, int32_t* at, const T* x, int64_t end, int64_t step, int32_t where, int32_t apart);
  // Of n channels, those of cell k at x[cells[k] * n]: the largest of count
  // cells, and its cell; count > 0.
  void (*max_cells)(T* out, int64_t* at, const T* x, const int32_t* cells, int64_t count, int64_t n);
  // The sum of the cells, divided.
  void (*mean_cells)(T* out, const T* x, const int32_t* cells, int64_t count, int64_t n, T divisor);
};

// Integers have theirs once, k_pool_integers of the baseline.
struct PoolTable {
  PoolLoops<float> f32;
  PoolLoops<double> f64;
  void (*widen)(int64_t* to, const int32_t* from, int64_t n);
  // Do n indices all lie in [0, size)?
  bool (*inside)(const int64_t* indices, int64_t n, int64_t size);
};

}  // namespace eg::kernels

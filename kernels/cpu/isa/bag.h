// Sums of rows of a table, compiled for each instruction set.
#pragma once
#include <cstdint>

#include "core/base/half.h"

namespace eg::kernels {

// out (columns) = the sum of the rows rows[0..n) of a table whose rows are dense and `step` elements apart, but for those
// that are `padding`; times factors (n), where there are any. The next `ahead` rows will be asked for soon.
template <class T, class S>
using BagSum = void (*)(T* out, const S* table, int64_t step, const int64_t* rows, const T* factors, int64_t n,
                        int64_t ahead, int64_t columns, int64_t padding);

struct BagTable {
  BagSum<float, float> f32;
  BagSum<double, double> f64;
  BagSum<float, Float16> f16;
  BagSum<float, BFloat16> bf16;
};

}  // namespace eg::kernels

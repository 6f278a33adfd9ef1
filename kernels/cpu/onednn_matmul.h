// Products of bfloat16 and of float16 matrices by oneDNN, on processors with instructions for them (AVX512-BF16,
// AVX512-FP16, AMX): sums in float32, rounded once.
#pragma once
#include "core/base/dtype.h"
#include "kernels/cpu/matrix.h"

namespace eg::kernels::onednn {

// c = beta * c + a @ b, elements of `dtype` (their bits). With `parallel` the pool shares the work of a large product.
// False, and nothing done, where oneDNN or the processor has nothing good for it.
bool half_matmul(DType dtype, const Matrix<uint16_t>& c, const Matrix<const uint16_t>& a,
                 const Matrix<const uint16_t>& b, float beta, bool parallel);

}  // namespace eg::kernels::onednn

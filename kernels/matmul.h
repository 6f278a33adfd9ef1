// Products of matrices and vectors. Any strides (transposed operands go to BLAS as they are, others are packed), batch
// strides may be zero. The three views have one dtype, any but bool and float8. float16 and bfloat16 accumulate in
// float and round once; integers wrap in their own type. With beta = 0 the old content of `out` is not read (NaN
// included). A missing operand conjugation is the caller's: conjugate views are resolved before they come here.
#pragma once
#include "kernels/kernels.h"

namespace eg::kernels {

// out[..., m, n] = beta * out + alpha * a[..., m, k] @ b[..., k, n]. All views have the same number (>= 2) of
// dimensions and the same batch sizes. k = 0 gives beta * out. `out` overlaps neither a nor b.
void gemm(const TensorView& out, const TensorView& a, const TensorView& b, std::complex<double> alpha = 1.0,
          std::complex<double> beta = 0.0);

// out[m, n] = a[m, k] @ b[k, n] + bias[n], k > 0. float32 and float64.
void gemm_bias(const TensorView& out, const TensorView& a, const TensorView& b, const TensorView& bias);

// out[..., m] = beta * out + alpha * a[..., m, k] @ x[..., k].
void mv(const TensorView& out, const TensorView& a, const TensorView& x, std::complex<double> alpha = 1.0,
        std::complex<double> beta = 0.0);

// out[] = sum a[i] * b[i] over one dimension; with `conj` of conj(a[i]) * b[i].
void dot(const TensorView& out, const TensorView& a, const TensorView& b, bool conj = false);

}  // namespace eg::kernels

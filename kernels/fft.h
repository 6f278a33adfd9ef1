// Discrete Fourier transforms along one dimension of an array. Of a real signal's transform the first n / 2 + 1 values
// say everything; that is the half spectrum.
#pragma once
#include "kernels/kernels.h"

namespace eg::kernels {

enum class FftKind {
  Complex,   // complex to complex
  ToHalf,    // real to half spectrum; an output of length n gets the other half too
  FromHalf,  // half spectrum to real; the imaginary parts of the first value, and of the middle one, count for nothing
};

// out = scale * sum over j of in[j] exp(-+2 pi i j k / n) along `dim`; - where `forward`. n >= 1 is the length of the
// signal. float32 and float64 with their complex types. `out` may be `in` where the strides are the same.
void fft(FftKind kind, const TensorView& out, const TensorView& in, int64_t dim, int64_t n, bool forward, double scale);

}  // namespace eg::kernels

// Transforms of rows in float64.
#include "kernels/cpu/fft/rows_impl.h"

namespace eg::kernels::EG_ISA {
constexpr FftLoops k_fft_f64 = FftOf<double>::table();
}

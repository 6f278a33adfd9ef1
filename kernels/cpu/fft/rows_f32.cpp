// Transforms of rows in float32.
#include "kernels/cpu/fft/rows_impl.h"

namespace eg::kernels::EG_ISA {
constexpr FftLoops k_fft_f32 = FftOf<float>::table();
}

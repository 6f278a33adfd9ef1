// Which instruction set the kernels may use, found once at run time. EVERGRAD_ISA=baseline|avx2|avx512 lowers it.
#pragma once

namespace eg::kernels {

enum class Isa : int { Baseline = 0, Avx2 = 1, Avx512 = 2 };

Isa isa();
const char* isa_name(Isa level);
// The best that this processor and system support.
Isa best_isa();
// For tests: uses `level`, or the best supported below it, from now on.
void set_isa(Isa level);

}  // namespace eg::kernels

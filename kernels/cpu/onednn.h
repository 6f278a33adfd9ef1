// oneDNN, opened at first use from the folder that libevergrad lies in, and running on the calling thread alone. Where
// it is missing, or the instruction set is capped below AVX2, nothing of it is there and callers take their other way.
#pragma once
#include <cstdint>

namespace eg::kernels::onednn {

// Can it be used? The first call loads it.
bool available();
// Keeps it from being used (or allows it again), for tests of the other ways.
void set_enabled(bool enabled);
// Prefers it also where another way was measured to be faster, for tests on small problems.
void set_preferred(bool preferred);
bool preferred();

// Row-major: c[m, n] = alpha * op(a) @ op(b) + beta * c on the calling thread. False, and nothing done, where oneDNN is
// not there or refuses.
bool sgemm(bool trans_a, bool trans_b, int64_t m, int64_t n, int64_t k, float alpha, const float* a, int64_t lda,
           const float* b, int64_t ldb, float beta, float* c, int64_t ldc);

}  // namespace eg::kernels::onednn

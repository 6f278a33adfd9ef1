// Transforms of single rows, and of several rows side by side in the lanes of a vector, compiled for each instruction
// set over ducc0's one-dimensional transforms.
#pragma once
#include <cstddef>
#include <cstdint>

#include "kernels/fft.h"

namespace eg::kernels {

// Up to `lanes` rows. Steps and places are in bytes; a place is where the first element of a row stands.
struct FftRows {
  const char* in;
  char* out;
  const int64_t *in_at, *out_at;
  int64_t in_step, out_step;
  int64_t count;
  int64_t out_length;
  bool forward;
  double scale;
  const void* twiddles = nullptr;  // what `group` multiplies complex results with (their conjugates, if not forward)
};

struct FftLoops {
  int64_t lanes;
  // Throws std::bad_alloc. `alone`: for one row only, cut up so that vectors serve within it.
  void* (*make)(FftKind kind, int64_t n, bool alone);
  void (*drop)(void* plan);
  size_t (*footprint)(const void* plan);
  // Working memory for `group` (aligned to 64 bytes), which suffices for `single` too.
  size_t (*scratch)(const void* plan);
  void (*single)(const void* plan, const FftRows& rows, char* scratch);
  void (*group)(const void* plan, const FftRows& rows, char* scratch);
  // exp(-2 pi i j k / (rows columns)) for column j and k < rows; `lanes` columns at a time, from `twiddle_bytes` on for
  // each. The last ones are filled up.
  int64_t (*twiddle_bytes)(int64_t rows);
  void (*twiddles)(int64_t rows, int64_t columns, char* to);
  // A real signal of n numbers, n even, is transformed as n / 2 complex ones. `untangle` makes the half spectrum of
  // what comes out of that; `tangle` makes of a half spectrum what goes into the inverse. exp(-2 pi i k / n) for
  // k <= n / 2 stand in `roots`.
  void (*roots)(int64_t n, char* to);
  void (*untangle)(int64_t n, const char* roots, const char* from, const FftRows& row);
  void (*tangle)(int64_t n, const char* roots, const FftRows& row, char* to);
};

// Called from the code of all instruction sets, compiled once.
[[noreturn]] void fft_failed();
void fft_share(size_t n, void (*run)(void* context, size_t begin, size_t end), void* context);

namespace baseline {
extern const FftLoops k_fft_f32, k_fft_f64;
}
namespace avx2 {
extern const FftLoops k_fft_f32, k_fft_f64;
}

}  // namespace eg::kernels

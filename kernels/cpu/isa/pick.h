// The inner loops of indexing, selection and searching, compiled for each instruction set. All data is dense.
#pragma once
#include "kernels/kernels.h"

namespace eg::kernels {

// Where in a sorted row values go. lower: before equal elements, upper: behind them. NaN is greatest.
template <class T>
struct SearchLoops {
  void (*lower)(int64_t* out, const T* row, int64_t n, const T* values, int64_t count);
  void (*upper)(int64_t* out, const T* row, int64_t n, const T* values, int64_t count);
};

struct PickTable {
  // memcpy with stores that bypass the caches, where the processor has wide enough ones. stream_end() completes them.
  void (*stream)(void* to, const void* from, int64_t bytes);
  void (*stream_end)();
  // Is any index outside of [low, low + size)?
  bool (*outside)(const int64_t* at, int64_t n, int64_t low, int64_t size);
  // Elements whose flag is set, one after the other; returns how many. At least n elements of `out` may be written, in
  // whatever way, but for those behind `limit`.
  int64_t (*pack32)(uint32_t* out, int64_t limit, const uint32_t* in, const uint8_t* flags, int64_t n);
  int64_t (*pack64)(uint64_t* out, int64_t limit, const uint64_t* in, const uint8_t* flags, int64_t n);
  // first + i for every i whose flag is set.
  int64_t (*positions)(int64_t* out, int64_t limit, const uint8_t* flags, int64_t n, int64_t first);
  // Unsigned keys that compare as the elements do, NaN greatest, both zeros equal; xor-ed with `flip`. in: float32,
  // float64, int32 or int64 (kernels/cpu/order.cpp brings the others there).
  void (*float_keys)(uint32_t* out, const float* in, int64_t n, uint32_t flip);
  void (*double_keys)(uint64_t* out, const double* in, int64_t n, uint64_t flip);
  // Positions of keys below a bound (there is room for n).
  int64_t (*below32)(uint32_t* out, const uint32_t* keys, int64_t n, uint32_t bound);
  int64_t (*below64)(uint32_t* out, const uint64_t* keys, int64_t n, uint64_t bound);
  int64_t (*count32)(const uint32_t* keys, int64_t n, uint32_t key);
  int64_t (*count64)(const uint64_t* keys, int64_t n, uint64_t key);
  // The least and the greatest of n >= 1 integers.
  void (*range)(const int64_t* in, int64_t n, int64_t* low, int64_t* high);
  SearchLoops<float> search_f32;
  SearchLoops<double> search_f64;
  SearchLoops<int32_t> search_i32;
  SearchLoops<int64_t> search_i64;
};

// That of the instruction set in use.
const PickTable& pick();

}  // namespace eg::kernels

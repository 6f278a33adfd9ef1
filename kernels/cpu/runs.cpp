// Moving dense runs by index.
#include "kernels/cpu/runs.h"

#include <unistd.h>

#include <cstring>

#include "kernels/cpu/isa/pick.h"

namespace eg::kernels {

namespace {

template <class T>
void read_elements(char* to, int64_t step_to, const char* from, int64_t step_from, const int64_t* at, int64_t n) {
  if (step_to == sizeof(T)) {
    T* const o = reinterpret_cast<T*>(to);
    for (int64_t i = 0; i < n; ++i) o[i] = *reinterpret_cast<const T*>(from + at[i] * step_from);
    return;
  }
  for (int64_t i = 0; i < n; ++i)
    *reinterpret_cast<T*>(to + i * step_to) = *reinterpret_cast<const T*>(from + at[i] * step_from);
}
template <class T>
void write_elements(char* to, int64_t step_to, const char* from, int64_t step_from, const int64_t* at, int64_t n) {
  for (int64_t i = 0; i < n; ++i)
    *reinterpret_cast<T*>(to + at[i] * step_to) = *reinterpret_cast<const T*>(from + i * step_from);
}

struct Wide {
  uint64_t lo, hi;
};

// How many runs ahead the caches are told of what will be written.
constexpr int64_t kAhead = 4;

}  // namespace

bool beyond_cache(int64_t bytes) {
  static const int64_t size = [] {
    const long s = sysconf(_SC_LEVEL2_CACHE_SIZE);
    return s > 0 ? static_cast<int64_t>(s) : int64_t{1} << 20;
  }();
  return bytes > size;
}

void read_runs(char* to, int64_t step_to, const char* from, int64_t step_from, const int64_t* at, int64_t n,
               int64_t bytes, bool stream) {
  switch (bytes) {
    case 1:
      return read_elements<uint8_t>(to, step_to, from, step_from, at, n);
    case 2:
      return read_elements<uint16_t>(to, step_to, from, step_from, at, n);
    case 4:
      return read_elements<uint32_t>(to, step_to, from, step_from, at, n);
    case 8:
      return read_elements<uint64_t>(to, step_to, from, step_from, at, n);
    case 16:
      return read_elements<Wide>(to, step_to, from, step_from, at, n);
  }
  if (stream && bytes >= 256) {
    const PickTable& loops = pick();
    for (int64_t i = 0; i < n; ++i) loops.stream(to + i * step_to, from + at[i] * step_from, bytes);
    loops.stream_end();
    return;
  }
  for (int64_t i = 0; i < n; ++i) std::memcpy(to + i * step_to, from + at[i] * step_from, static_cast<size_t>(bytes));
}

void write_runs(char* to, int64_t step_to, const char* from, int64_t step_from, const int64_t* at, int64_t n,
                int64_t bytes) {
  switch (bytes) {
    case 1:
      return write_elements<uint8_t>(to, step_to, from, step_from, at, n);
    case 2:
      return write_elements<uint16_t>(to, step_to, from, step_from, at, n);
    case 4:
      return write_elements<uint32_t>(to, step_to, from, step_from, at, n);
    case 8:
      return write_elements<uint64_t>(to, step_to, from, step_from, at, n);
    case 16:
      return write_elements<Wide>(to, step_to, from, step_from, at, n);
  }
  for (int64_t i = 0; i < n; ++i) {
    if (i + kAhead < n) {
      const char* next = to + at[i + kAhead] * step_to;
      for (int64_t k = 0; k < bytes && k < 2048; k += 64) __builtin_prefetch(next + k, 1);
    }
    std::memcpy(to + at[i] * step_to, from + i * step_from, static_cast<size_t>(bytes));
  }
}

}  // namespace eg::kernels

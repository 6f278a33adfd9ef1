// Writes past the caches, for results that are far larger than the nearest of them: the lines that are written need not
// be read first.
#pragma once
#include <cstdint>
#include <cstring>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace eg::kernels {

// Results from this size on. Smaller ones are likely to be read again before they leave the cache.
inline constexpr int64_t kStreamBytes = int64_t{16} << 20;
// Whether a result of so many bytes is to go past the caches: not where the last of them has room for it and the arrays
// that it is made of (`arrays` in all, of about its size), so that who comes next finds it there.
bool leaves_caches(int64_t written, int64_t arrays);

// Copies `bytes` bytes. Before another thread may read them, stream_end() must have been called.
inline void stream(char* out, const char* in, int64_t bytes) {
#if defined(__SSE2__)
  const int64_t head = -reinterpret_cast<intptr_t>(out) & 63;
  if (bytes >= head + 64) {
    std::memcpy(out, in, static_cast<size_t>(head));
    int64_t at = head;
    for (; at + 64 <= bytes; at += 64) {
      const auto* from = reinterpret_cast<const __m128i*>(in + at);
      auto* to = reinterpret_cast<__m128i*>(out + at);
      const __m128i a = _mm_loadu_si128(from), b = _mm_loadu_si128(from + 1);
      const __m128i c = _mm_loadu_si128(from + 2), d = _mm_loadu_si128(from + 3);
      _mm_stream_si128(to, a);
      _mm_stream_si128(to + 1, b);
      _mm_stream_si128(to + 2, c);
      _mm_stream_si128(to + 3, d);
    }
    out += at;
    in += at;
    bytes -= at;
  }
#endif
  std::memcpy(out, in, static_cast<size_t>(bytes));
}

// Work that goes past the caches computes about this much at a time: long enough to pay for a call, short enough that
// memory is never idle while it is computed.
inline constexpr int64_t kPieceBytes = 1024;

// Asks for the lines of `bytes` bytes from `from` on; they may lie past the end of what is there.
inline void prefetch(const char* from, int64_t bytes) {
#if defined(__SSE2__)
  for (int64_t at = 0; at < bytes; at += 64) _mm_prefetch(from + at, _MM_HINT_T0);
#endif
}

inline void stream_end() {
#if defined(__SSE2__)
  _mm_sfence();
#endif
}

}  // namespace eg::kernels

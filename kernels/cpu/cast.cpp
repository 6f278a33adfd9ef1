// Conversion of rows: contiguous loops of the instruction set where there is one, else two steps by way of float or
// int64; complex numbers are pairs of reals. Strided rows pass through buffers.
#include "kernels/cpu/cast.h"

#include <algorithm>
#include <cstring>

#include "kernels/cpu/by_isa.h"
#include "kernels/cpu/isa/cast.h"

namespace eg::kernels {

EG_BY_ISA(CastTable, k_cast, cast_set)

namespace {

constexpr int64_t kChunk = 512;

struct Wide {
  uint64_t lo, hi;
};

template <class T>
void move_typed(char* out, int64_t os, const char* in, int64_t is, int64_t n) {
  constexpr int64_t kSize = sizeof(T);
  if (os == kSize && is == kSize) {
    std::memmove(out, in, static_cast<size_t>(n) * kSize);
  } else if (is == 0) {
    const T v = *reinterpret_cast<const T*>(in);
    if (os == kSize) {
      std::fill_n(reinterpret_cast<T*>(out), n, v);
    } else {
      for (int64_t i = 0; i < n; ++i) *reinterpret_cast<T*>(out + i * os) = v;
    }
  } else if (os == kSize) {
    T* o = reinterpret_cast<T*>(out);
    if (is == 2 * kSize) {  // a known stride becomes shuffles
      const T* p = reinterpret_cast<const T*>(in);
#pragma GCC ivdep
      for (int64_t i = 0; i < n; ++i) o[i] = p[2 * i];
      return;
    }
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i) o[i] = *reinterpret_cast<const T*>(in + i * is);
  } else {
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i) *reinterpret_cast<T*>(out + i * os) = *reinterpret_cast<const T*>(in + i * is);
  }
}

CastLoop direct_loop(DType out, DType in) {
  return cast_set().loops[static_cast<int>(out)][static_cast<int>(in)];
}

// The type by which a type without loops of its own is reached; others stand for themselves.
DType stepping_stone(DType t) {
  if (t == DType::UInt16 || t == DType::UInt32) return DType::Int64;
  if (is_half(t) || is_float8(t)) return DType::Float32;
  return t;
}

// Real types, contiguous, at most kChunk elements.
void cast_chunk(DType out_type, char* out, DType in_type, const char* in, int64_t n) {
  if (out_type == in_type) {
    std::memmove(out, in, static_cast<size_t>(n) * size_of(in_type));
    return;
  }
  if (CastLoop loop = direct_loop(out_type, in_type)) {
    loop(out, in, n);
    return;
  }
  alignas(64) char buffer[kChunk * 8];
  DType middle = stepping_stone(in_type);
  if (middle == in_type) middle = stepping_stone(out_type);
  cast_chunk(middle, buffer, in_type, in, n);
  cast_chunk(out_type, out, middle, buffer, n);
}

void cast_real(DType out_type, char* out, int64_t os, DType in_type, const char* in, int64_t is, int64_t n) {
  const auto osize = static_cast<int64_t>(size_of(out_type)), isize = static_cast<int64_t>(size_of(in_type));
  if (os == osize && is == isize) {
    if (CastLoop loop = direct_loop(out_type, in_type)) {
      loop(out, in, n);
      return;
    }
  }
  alignas(64) char from[kChunk * 8];
  alignas(64) char to[kChunk * 8];
  for (int64_t at = 0; at < n; at += kChunk) {
    const int64_t count = std::min(kChunk, n - at);
    const char* source = in + at * is;
    if (is != isize && count > 1) {
      move_row(size_of(in_type), from, isize, source, is, count);
      source = from;
    }
    char* target = out + at * os;
    const bool scatter = os != osize && count > 1;
    cast_chunk(out_type, scatter ? to : target, in_type, source, count);
    if (scatter) move_row(size_of(out_type), target, os, to, osize, count);
  }
}

}  // namespace

void move_row(size_t bytes, char* out, int64_t os, const char* in, int64_t is, int64_t n) {
  switch (bytes) {
    case 1: return move_typed<uint8_t>(out, os, in, is, n);
    case 2: return move_typed<uint16_t>(out, os, in, is, n);
    case 4: return move_typed<uint32_t>(out, os, in, is, n);
    case 8: return move_typed<uint64_t>(out, os, in, is, n);
    default: return move_typed<Wide>(out, os, in, is, n);
  }
}

void cast_row(DType out_type, char* out, int64_t os, DType in_type, const char* in, int64_t is, int64_t n) {
  if (out_type == in_type) return move_row(size_of(in_type), out, os, in, is, n);
  const bool from = is_complex(in_type), to = is_complex(out_type);
  if (!from && !to) return cast_real(out_type, out, os, in_type, in, is, n);
  const DType real_in = to_real(in_type), real_out = to_real(out_type);
  const auto half_in = static_cast<int64_t>(size_of(real_in)), half_out = static_cast<int64_t>(size_of(real_out));
  if (from && to) {
    if (os == 2 * half_out && is == 2 * half_in) return cast_real(real_out, out, half_out, real_in, in, half_in, 2 * n);
    cast_real(real_out, out, os, real_in, in, is, n);
    cast_real(real_out, out + half_out, os, real_in, in + half_in, is, n);
  } else if (to) {
    static constexpr char kZero[8] = {};
    cast_row(real_out, out, os, in_type, in, is, n);
    move_row(size_of(real_out), out + half_out, os, kZero, 0, n);
  } else if (out_type == DType::Bool) {
    // True when either part is not zero.
    char imaginary[kChunk];
    for (int64_t at = 0; at < n; at += kChunk) {
      const int64_t count = std::min(kChunk, n - at);
      cast_real(out_type, imaginary, 1, real_in, in + half_in + at * is, is, count);
      cast_real(out_type, out + at * os, os, real_in, in + at * is, is, count);
      for (int64_t i = 0; i < count; ++i) out[(at + i) * os] |= imaginary[i];
    }
  } else {
    cast_row(out_type, out, os, real_in, in, is, n);
  }
}

}  // namespace eg::kernels

// copy: memcpy for what lies alike, tiles for the rest.
#include <cstdlib>
#include <cstring>

#include "kernels/cpu/cast.h"
#include "kernels/cpu/tiles.h"

namespace eg::kernels {
namespace {

// The most columns of a transposed tile.
constexpr int64_t kTurned = 512;

// One tile of elements of T, written along rows; in a transposed tile every read line is used up while it is cached.
template <class T>
void move_tile(char* out, int64_t os0, int64_t os1, const char* in, int64_t is0, int64_t is1, int64_t columns,
               int64_t rows) {
  if (os0 == sizeof(T) && columns >= 8) {
    // As many rows of output at a time as a cache line of a transposed input holds.
    constexpr int kLine = sizeof(T) >= 4 ? 64 / sizeof(T) : 16;
    T turned[kLine][kTurned + 64 / sizeof(T)];  // rows apart by more than a power of two
    int64_t r = 0;
    if (is1 == sizeof(T) && columns <= kTurned) {
      for (; r + kLine <= rows; r += kLine) {
        for (int64_t c = 0; c < columns; ++c) {
          const T* source = reinterpret_cast<const T*>(in + r * is1 + c * is0);
          for (int k = 0; k < kLine; ++k) turned[k][c] = source[k];
        }
        for (int k = 0; k < kLine; ++k)
          std::memcpy(out + (r + k) * os1, turned[k], static_cast<size_t>(columns) * sizeof(T));
      }
    }
    for (; r < rows; ++r) move_row(sizeof(T), out + r * os1, os0, in + r * is1, is0, columns);
    return;
  }
  for (int64_t r = 0; r < rows; ++r) {
    for (int64_t c = 0; c < columns; ++c) {
      *reinterpret_cast<T*>(out + r * os1 + c * os0) = *reinterpret_cast<const T*>(in + r * is1 + c * is0);
    }
  }
}

struct Wide {
  uint64_t lo, hi;
};

struct CopyTiles {
  DType out_type, in_type;
  const Tiles<2>* tiles;

  struct Worker {
    const CopyTiles& c;
    void operator()(char* const* p, int64_t columns, int64_t rows) const {
      const auto& so = c.tiles->strides[0];
      const auto& si = c.tiles->strides[1];
      if (c.out_type == c.in_type) {
        switch (size_of(c.out_type)) {
          case 1:
            return move_tile<uint8_t>(p[0], so[0], so[1], p[1], si[0], si[1], columns, rows);
          case 2:
            return move_tile<uint16_t>(p[0], so[0], so[1], p[1], si[0], si[1], columns, rows);
          case 4:
            return move_tile<uint32_t>(p[0], so[0], so[1], p[1], si[0], si[1], columns, rows);
          case 8:
            return move_tile<uint64_t>(p[0], so[0], so[1], p[1], si[0], si[1], columns, rows);
          default:
            return move_tile<Wide>(p[0], so[0], so[1], p[1], si[0], si[1], columns, rows);
        }
      }
      for (int64_t r = 0; r < rows; ++r) {
        cast_row(c.out_type, p[0] + r * so[1], so[0], c.in_type, p[1] + r * si[1], si[0], columns);
      }
    }
  };
  Worker worker() const { return {*this}; }
};

}  // namespace

void copy(const TensorView& out, const TensorView& in) {
  Tiles<2> tiles;
  tiles.add(out);
  tiles.add(in);
  const TensorView* const views[] = {&out, &in};
  if (!tiles.build(views)) return;
  // Contiguous rows need no buffer: tiles may be long.
  const bool dense = tiles.strides[0][0] == tiles.bytes[0] && tiles.strides[1][0] == tiles.bytes[1];
  const bool across = tiles.shape(dense ? kGrain : 4096);
  if (across) {
    // A transposed copy: a cache line deep, and wide, so that writes run on.
    tiles.columns = std::min(tiles.sizes[0], kTurned);
    tiles.rows = std::min<int64_t>(tiles.sizes[1], 16);
  }
  tiles.run(CopyTiles{out.dtype, in.dtype, &tiles});
}

}  // namespace eg::kernels

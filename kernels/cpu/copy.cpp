// copy: rows that lie alike are moved as they are, transposed ones in small squares, the rest goes through cast_row.
#include <cstdlib>
#include <cstring>

#include "kernels/cpu/cast.h"
#include "kernels/cpu/stream.h"
#include "kernels/cpu/tiles.h"

namespace eg::kernels {
namespace {

// The most columns of a transposed tile.
constexpr int64_t kTurned = 512;

// A square of K x K elements, transposed by interleaving its rows log2(K) times.
template <class T>
struct Square {
  static constexpr int K = 16 / sizeof(T);
  typedef T Row __attribute__((vector_size(16)));

  static void interleave(const Row& a, const Row& b, Row& low, Row& high) {
    if constexpr (K == 2) {
      low = __builtin_shuffle(a, b, Row{0, 2});
      high = __builtin_shuffle(a, b, Row{1, 3});
    } else if constexpr (K == 4) {
      low = __builtin_shuffle(a, b, Row{0, 4, 1, 5});
      high = __builtin_shuffle(a, b, Row{2, 6, 3, 7});
    } else if constexpr (K == 8) {
      low = __builtin_shuffle(a, b, Row{0, 8, 1, 9, 2, 10, 3, 11});
      high = __builtin_shuffle(a, b, Row{4, 12, 5, 13, 6, 14, 7, 15});
    } else {
      low = __builtin_shuffle(a, b, Row{0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23});
      high = __builtin_shuffle(a, b, Row{8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31});
    }
  }
  // Strides in bytes, from row to row.
  static void turn(char* out, int64_t out_stride, const char* in, int64_t in_stride) {
    Row x[K], y[K];
    for (int k = 0; k < K; ++k) std::memcpy(&x[k], in + k * in_stride, 16);
    for (int round = 1; round < K; round *= 2) {
      for (int k = 0; k < K / 2; ++k) interleave(x[k], x[k + K / 2], y[2 * k], y[2 * k + 1]);
      for (int k = 0; k < K; ++k) x[k] = y[k];
    }
    for (int k = 0; k < K; ++k) std::memcpy(out + k * out_stride, &x[k], 16);
  }
};

// A tile that is written along its rows and read along its columns.
template <class T>
void turn_tile(char* out, int64_t out_stride, const char* in, int64_t in_stride, int64_t columns, int64_t rows) {
  constexpr int K = Square<T>::K;
  constexpr int64_t kSize = sizeof(T);
  const auto move = [&](int64_t c, int64_t r) {
    *reinterpret_cast<T*>(out + r * out_stride + c * kSize) = *reinterpret_cast<const T*>(in + c * in_stride + r * kSize);
  };
  int64_t c = 0;
  for (; c + K <= columns; c += K) {
    int64_t r = 0;
    for (; r + K <= rows; r += K) {
      Square<T>::turn(out + r * out_stride + c * kSize, out_stride, in + c * in_stride + r * kSize, in_stride);
    }
    for (; r < rows; ++r) {
      for (int k = 0; k < K; ++k) move(c + k, r);
    }
  }
  for (; c < columns; ++c) {
    for (int64_t r = 0; r < rows; ++r) move(c, r);
  }
}

template <class T>
void move_tile(char* out, int64_t os0, int64_t os1, const char* in, int64_t is0, int64_t is1, int64_t columns,
               int64_t rows) {
  if constexpr (sizeof(T) <= 8) {
    if (os0 == sizeof(T) && is1 == sizeof(T) && rows > 1) return turn_tile<T>(out, os1, in, is0, columns, rows);
  }
  if (os0 == sizeof(T) && columns >= 8) {
    for (int64_t r = 0; r < rows; ++r) move_row(sizeof(T), out + r * os1, os0, in + r * is1, is0, columns);
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
  bool past_cache;

  struct Worker {
    const CopyTiles& c;
    explicit Worker(const CopyTiles& tiles) : c(tiles) {}
    Worker(const Worker&) = delete;
    ~Worker() {
      if (c.past_cache) stream_end();
    }
    void operator()(char* const* p, int64_t columns, int64_t rows) const {
      const auto& so = c.tiles->strides[0];
      const auto& si = c.tiles->strides[1];
      if (c.past_cache) return write_past(p, columns, rows);
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
    void write_past(char* const* p, int64_t columns, int64_t rows) const {
      const int64_t osize = c.tiles->bytes[0], isize = c.tiles->bytes[1];
      alignas(64) char buffer[kPieceBytes];
      for (int64_t r = 0; r < rows; ++r) {
        char* out = p[0] + r * c.tiles->strides[0][1];
        const char* in = p[1] + r * c.tiles->strides[1][1];
        if (c.out_type == c.in_type) {
          stream(out, in, columns * osize);
          continue;
        }
        const int64_t step = kPieceBytes / osize;
        for (int64_t at = 0; at < columns; at += step) {
          const int64_t n = std::min(step, columns - at);
          prefetch(in + (at + 2 * step) * isize, n * isize);
          cast_row(c.out_type, buffer, osize, c.in_type, in + at * isize, isize, n);
          stream(out + at * osize, buffer, n * osize);
        }
      }
    }
  };
  Worker worker() const { return Worker(*this); }
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
    // A transposed copy: at least a cache line deep, and wide, so that writes run on.
    tiles.columns = std::min(tiles.sizes[0], kTurned);
    tiles.rows = std::min<int64_t>(tiles.sizes[1], std::max<int64_t>(16, 64 / tiles.bytes[1]));
  }
  int64_t bytes = tiles.bytes[0];
  for (int d = 0; d < tiles.ndim; ++d) bytes *= tiles.sizes[d];
  const bool past_cache = dense && !across && leaves_caches(bytes, 2) && tiles.columns * tiles.bytes[0] >= 1024;
  tiles.run(CopyTiles{out.dtype, in.dtype, &tiles, past_cache});
}

}  // namespace eg::kernels

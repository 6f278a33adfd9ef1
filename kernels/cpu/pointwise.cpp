// Runs a pointwise operator: finds the loop for the dtype and instruction set, then calls it on contiguous pieces. What
// is not contiguous, or of another dtype, is converted tile by tile through small buffers.
#include <cstring>

#include "kernels/cpu/cast.h"
#include "kernels/cpu/isa.h"
#include "kernels/cpu/isa/divide.h"
#include "kernels/cpu/scratch.h"
#include "kernels/cpu/stream.h"
#include "kernels/cpu/tiles.h"

namespace eg::kernels {

bool takes_float8(const PointwiseSet& set);  // pointwise_sets.cpp
namespace {

constexpr int kMostArrays = 8;

Loop find_loop(const PointwiseSet& set, DType t) {
  for (int level = static_cast<int>(isa()); level >= 0; --level) {
    if (const Pointwise* p = set.by_isa[level]) {
      if (Loop loop = p->loops[static_cast<int>(t)]) return loop;
    }
  }
  return set.shared ? set.shared->loops[static_cast<int>(t)] : nullptr;
}

// The type that computes for one without loops of its own.
DType wider(const PointwiseSet& set, DType t) {
  if (is_half(t) || (is_float8(t) && takes_float8(set))) return DType::Float32;
  if (t == DType::Complex32) return DType::Complex64;
  if (is_int(t) && t != DType::UInt64) return DType::Int64;
  return t;
}

__attribute__((cold, noinline)) void unsupported(const char* name, DType t) {
  fail(Code::NotImplemented, "\"", name, "_cpu\" not implemented for '", scalar_type_name(t), "'");
}

bool contiguous(const TensorView& v) {
  int64_t expected = 1;
  for (int d = v.ndim - 1; d >= 0; --d) {
    if (v.strides[d] != expected && v.sizes[d] != 1) return false;
    expected *= v.sizes[d];
  }
  return true;
}

bool goes_past_cache(int64_t out_bytes, char* const* data, int count) {
  if (!leaves_caches(out_bytes, count)) return false;
  return std::find(data + 1, data + count, data[0]) == data + count;  // in place the lines are read anyway
}

// How many elements to compute at a time on the way past the caches: up to the end of a line of the result.
int64_t piece(const char* out, int64_t bytes, int64_t widest) {
  const int64_t most = kPieceBytes / widest;
  const int64_t over = static_cast<int64_t>((reinterpret_cast<uintptr_t>(out) + most * bytes) % 64) / bytes;
  return most - over;
}

// Dense results by way of a buffer, written past the caches. operand(k, at, n) is where elements [at, at + n) of array k
// are for the loop.
template <class Operand>
void write_past_cache(Loop loop, const Params& params, char* out, const int64_t* bytes, int count, int64_t widest,
                      int64_t columns, Operand&& operand) {
  alignas(64) char buffer[kPieceBytes];
  for (int64_t at = 0, n; at < columns; at += n) {
    char* const to = out + at * bytes[0];
    n = std::min(piece(to, bytes[0], widest), columns - at);
    char* p[kMostArrays] = {buffer};
    for (int k = 1; k < count; ++k) p[k] = operand(k, at, n);
    loop(p, bytes, n, params);
    stream(to, buffer, n * bytes[0]);
  }
}

void run_contiguous(Loop loop, const Params& params, int64_t n, char* const* data, const int64_t* bytes, int count) {
  if (n <= kGrain) {
    loop(data, bytes, n, params);
    return;
  }
  const bool past_cache = goes_past_cache(n * bytes[0], data, count);
  parallel_for(0, (n - 1) / 1024 + 1, kGrain / 1024, [&](int64_t begin, int64_t end) {
    if (past_cache) {
      const int64_t first = begin * 1024;
      write_past_cache(loop, params, data[0] + first * bytes[0], bytes, count, bytes[0], std::min(n, end * 1024) - first,
                       [&](int k, int64_t at, int64_t m) {
                         char* const in = data[k] + (first + at) * bytes[k];
                         prefetch(in + 2 * m * bytes[k], m * bytes[k]);
                         return in;
                       });
      return stream_end();
    }
    char* p[kMostArrays];
    for (int k = 0; k < count; ++k) p[k] = data[k] + begin * 1024 * bytes[k];
    loop(p, bytes, std::min(n, end * 1024) - begin * 1024, params);
  });
}

struct PointwiseTiles {
  Loop loop;
  const Params& params;
  const Tiles<kMostArrays>& tiles;
  DType types[kMostArrays];   // of the arrays
  DType work[kMostArrays];    // what the loop reads and writes
  bool direct[kMostArrays];   // the loop may use the array itself
  int64_t work_bytes[kMostArrays];
  int64_t widest = 1;         // of work_bytes
  bool past_cache = false;    // the result, in which tiles are dense, is written there

  struct Worker {
    const PointwiseTiles& t;
    char* buffers[kMostArrays];
    alignas(64) char near[2 * kBlockBytes];  // small tiles have theirs here: memory costs more than they do
    Scratch far;
    // What the buffers hold: a broadcast row or element need not be gathered again for the next tile.
    struct Held {
      const char* from;
      int64_t columns, rows;
      bool constant;  // all are one element
    };
    Held held[kMostArrays] = {};

    explicit Worker(const PointwiseTiles& tiles) : t(tiles), far(tiles.buffer_bytes() > sizeof near ? tiles.buffer_bytes() : 0) {
      char* p = far.get() ? reinterpret_cast<char*>(far.get()) : near;
      for (int k = 0; k < t.tiles.count; ++k) {
        buffers[k] = p;
        if (t.buffered(k)) p += t.buffer_each();
      }
    }
    Worker(const Worker&) = delete;
    ~Worker() {
      if (t.past_cache) stream_end();
    }

    void operator()(char* const* p, int64_t columns, int64_t rows) {
      if (t.past_cache && t.tiles.rows == 1) return long_row(p, columns);
      char* args[kMostArrays];
      const int64_t n = columns * rows;
      args[0] = t.direct[0] && !t.past_cache ? p[0] : buffers[0];
      for (int k = 1; k < t.tiles.count; ++k) {
        args[k] = t.direct[k] ? p[k] : buffers[k];
        if (!t.direct[k])
          gather(k, p[k], columns, rows);
        else if (t.past_cache)
          prefetch(p[k] + n * t.work_bytes[k], n * t.work_bytes[k]);
      }
      t.loop(args, t.work_bytes, n, t.params);
      if (t.past_cache) return stream(p[0], buffers[0], n * t.work_bytes[0]);
      if (t.direct[0]) return;
      const int64_t size = t.work_bytes[0], s0 = t.tiles.strides[0][0], s1 = t.tiles.strides[0][1];
      for (int64_t r = 0; r < rows; ++r) {
        cast_row(t.types[0], p[0] + r * s1, s0, t.work[0], buffers[0] + r * columns * size, size, columns);
      }
    }

    void long_row(char* const* p, int64_t columns) {
      write_past_cache(t.loop, t.params, p[0], t.work_bytes, t.tiles.count, t.widest, columns,
                       [&](int k, int64_t at, int64_t n) {
                         const int64_t step = t.tiles.strides[k][0];
                         char* const in = p[k] + at * step;
                         if (step > 0 && step < 64) prefetch(in + 2 * n * step, n * step);
                         if (t.direct[k]) return in;
                         gather(k, in, n, 1);
                         return static_cast<char*>(buffers[k]);
                       });
    }

    void gather(int k, const char* p, int64_t columns, int64_t rows) {
      const int64_t size = t.work_bytes[k], s0 = t.tiles.strides[k][0], s1 = t.tiles.strides[k][1];
      const int64_t n = columns * rows;
      char* b = buffers[k];
      const bool constant = s0 == 0 && (s1 == 0 || rows == 1);
      Held& last = held[k];
      if (last.from == p && (constant && last.constant ? n <= last.columns * last.rows
                                                       : columns == last.columns && rows == last.rows)) {
        return;
      }
      last = {p, columns, rows, constant};
      if (constant) {
        cast_row(t.work[k], b, size, t.types[k], p, 0, 1);
        if (n > 1) move_row(static_cast<size_t>(size), b + size, size, b, 0, n - 1);
        return;
      }
      if (s1 == 0) {
        cast_row(t.work[k], b, size, t.types[k], p, s0, columns);
        for (int64_t r = 1; r < rows; ++r) std::memcpy(b + r * columns * size, b, static_cast<size_t>(columns * size));
        return;
      }
      if (rows > 1 && s0 != 0 && s1 == static_cast<int64_t>(size_of(t.types[k]))) {
        // Columns are contiguous in memory: read along them.
        for (int64_t c = 0; c < columns; ++c) {
          cast_row(t.work[k], b + c * size, columns * size, t.types[k], p + c * s0, s1, rows);
        }
        return;
      }
      for (int64_t r = 0; r < rows; ++r) {
        cast_row(t.work[k], b + r * columns * size, size, t.types[k], p + r * s1, s0, columns);
      }
    }
  };
  Worker worker() const { return Worker(*this); }

  bool buffered(int k) const { return !direct[k] || (k == 0 && past_cache); }
  size_t buffer_each() const {
    const int64_t tile = (tiles.columns * tiles.rows * widest + 63) / 64 * 64;
    return static_cast<size_t>(std::min<int64_t>(tile, kBlockBytes));
  }
  size_t buffer_bytes() const {
    size_t bytes = 0;
    for (int k = 0; k < tiles.count; ++k) bytes += buffered(k) ? buffer_each() : 0;
    return bytes;
  }
};

__attribute__((noinline)) void run_general(Loop loop, DType compute, DType first, DType result, const Params& params,
                                           const TensorView& out, const TensorView* in, int nin) {
  Tiles<kMostArrays> tiles;
  const TensorView* views[kMostArrays] = {&out};
  tiles.add(out);
  for (int k = 0; k < nin; ++k) {
    views[k + 1] = &in[k];
    tiles.add(in[k]);
  }
  if (!tiles.build(views)) return;
  const int count = nin + 1;
  bool all = true;
  PointwiseTiles run{loop, params, tiles, {}, {}, {}, {}};
  for (int k = 0; k < count; ++k) {
    run.types[k] = views[k]->dtype;
    run.work[k] = k == 0 ? result : k == 1 ? first : compute;
    run.work_bytes[k] = static_cast<int64_t>(size_of(run.work[k]));
    run.direct[k] = run.types[k] == run.work[k] && tiles.strides[k][0] == tiles.bytes[k];
    all &= run.direct[k];
    run.widest = std::max(run.widest, run.work_bytes[k]);
  }
  if (all && tiles.ndim == 2 && tiles.sizes[1] == 1) {
    run_contiguous(loop, params, tiles.sizes[0], tiles.data, tiles.bytes, count);
    return;
  }
  const bool across = tiles.shape(std::min(kBlock, kBlockBytes / run.widest));
  int64_t out_bytes = tiles.bytes[0];
  for (int d = 0; d < tiles.ndim; ++d) out_bytes *= tiles.sizes[d];
  const bool wide_rows = tiles.sizes[0] * tiles.bytes[0] >= kPieceBytes;
  const bool rows_follow = tiles.columns == tiles.sizes[0] && tiles.strides[0][1] == tiles.columns * tiles.bytes[0];
  run.past_cache = !across && run.direct[0] && (wide_rows || rows_follow) &&
                   goes_past_cache(out_bytes, tiles.data, count);
  if ((run.past_cache && wide_rows) || (all && tiles.columns >= 256)) {
    tiles.columns = std::min(tiles.sizes[0], kGrain);
    tiles.rows = 1;
  }
  for (int k = 0; k < count && tiles.rows > 1; ++k) {
    run.direct[k] &= tiles.columns == tiles.sizes[0] && tiles.strides[k][1] == tiles.columns * tiles.bytes[k];
  }
  tiles.run(run);
}

}  // namespace

void run_pointwise(const char* name, const PointwiseSet& set, DType compute, DType result, const Params& params,
                   const TensorView& out, const TensorView* in, int nin) {
  check(nin < kMostArrays, name, ": too many tensors");
  Loop loop = find_loop(set, compute);
  if (__builtin_expect(!loop, 0)) {
    const DType wide = wider(set, compute);
    loop = wide == compute ? nullptr : find_loop(set, wide);
    if (!loop) unsupported(name, compute);
    if (result == compute) {
      result = wide;
    } else if (is_complex(compute) && result == to_real(compute)) {
      result = to_real(wide);
    }
    compute = wide;
  }
  const DType first = set.condition ? DType::Bool : compute;
  // The common case: everything contiguous and of the right type.
  bool plain = out.dtype == result && contiguous(out);
  for (int k = 0; k < nin && plain; ++k) plain = in[k].dtype == (k == 0 ? first : compute) && contiguous(in[k]);
  if (!plain) {
    run_general(loop, compute, first, result, params, out, in, nin);
    return;
  }
  int64_t n = 1;
  for (int d = 0; d < out.ndim; ++d) n *= out.sizes[d];
  if (n == 0) return;
  char* data[kMostArrays];
  int64_t bytes[kMostArrays];
  data[0] = static_cast<char*>(out.data);
  bytes[0] = static_cast<int64_t>(size_of(result));
  for (int k = 0; k < nin; ++k) {
    data[k + 1] = static_cast<char*>(in[k].data);
    bytes[k + 1] = static_cast<int64_t>(size_of(k == 0 ? first : compute));
  }
  run_contiguous(loop, params, n, data, bytes, nin + 1);
}

void refuse_zero_division() { fail(Code::Runtime, "ZeroDivisionError"); }

void run_strided(Loop loop, const uint8_t* bytes, int count, char* const* data, const int64_t* strides, int64_t n,
                 const Params& params) {
  constexpr int64_t kChunk = 256;
  alignas(64) char buffers[4][kChunk * 16];
  char* args[4];
  int64_t steps[4];
  for (int64_t at = 0; at < n; at += kChunk) {
    const int64_t m = std::min(kChunk, n - at);
    for (int k = 0; k < count; ++k) {
      const bool direct = strides[k] == bytes[k];
      args[k] = direct ? data[k] + at * strides[k] : buffers[k];
      steps[k] = bytes[k];
      if (k > 0 && !direct) move_row(bytes[k], buffers[k], bytes[k], data[k] + at * strides[k], strides[k], m);
    }
    loop(args, steps, m, params);
    if (args[0] == buffers[0]) move_row(bytes[0], data[0] + at * strides[0], strides[0], buffers[0], bytes[0], m);
  }
}

}  // namespace eg::kernels

// Walks over several arrays of one shape, tile by tile: dimensions are ordered by memory, merged where all arrays allow
// it, and cut into tiles of some rows by some columns that stay in the nearest cache.
#pragma once
#include <algorithm>
#include <cstdint>

#include "core/base/error.h"
#include "core/base/parallel.h"
#include "kernels/kernels.h"

namespace eg::kernels {

inline constexpr int kMaxDims = 64;
// Elements below which a second thread costs more than it saves.
inline constexpr int64_t kGrain = 32768;

template <int kMost>
struct Tiles {
  int count = 0;  // arrays; the first is the one written to
  int ndim = 0;   // dimension 0 is the innermost; at least 2 after build()
  char* data[kMost];
  int64_t bytes[kMost];
  int64_t sizes[kMaxDims];
  int64_t strides[kMost][kMaxDims];  // bytes
  int64_t columns = 1, rows = 1;     // of a tile

  void add(const TensorView& v) {
    data[count] = static_cast<char*>(v.data);
    bytes[count++] = static_cast<int64_t>(size_of(v.dtype));
  }

  // Returns false when there is nothing to do.
  bool build(const TensorView* const* views) {
    const TensorView& first = *views[0];
    for (int d = 0; d < first.ndim; ++d) {
      if (first.sizes[d] == 0) return false;
    }
    for (int d = first.ndim - 1; d >= 0; --d) {
      if (first.sizes[d] == 1) continue;
      check(ndim < kMaxDims, "more than ", kMaxDims, " dimensions of several elements are not supported");
      sizes[ndim] = first.sizes[d];
      for (int k = 0; k < count; ++k) strides[k][ndim] = views[k]->strides[d] * bytes[k];
      ++ndim;
    }
    order();
    merge();
    for (; ndim < 2; ++ndim) {
      sizes[ndim] = 1;
      for (int k = 0; k < count; ++k) strides[k][ndim] = ndim == 0 ? bytes[k] : 0;
    }
    return true;
  }

  // Chooses the tile: at most `area` elements. Where an array runs along dimension 1 in memory, a square one, and true
  // is returned.
  bool shape(int64_t area) {
    bool across = false;
    for (int k = 0; k < count; ++k) {
      const int64_t s0 = std::abs(strides[k][0]), s1 = std::abs(strides[k][1]);
      across |= s1 != 0 && s1 < s0;
    }
    const int64_t most = across ? std::min<int64_t>(area, 64) : area;
    columns = std::min(sizes[0], most);
    rows = std::clamp<int64_t>(area / columns, 1, sizes[1]);
    if (!across && columns == most) rows = 1;
    return across;
  }

  // f(pointers, columns, rows) for every tile, on several threads where it pays.
  template <class F>
  void run(F&& f) const {
    int64_t blocks[kMaxDims];
    int64_t total = 1;
    for (int d = 0; d < ndim; ++d) {
      const int64_t step = d == 0 ? columns : d == 1 ? rows : 1;
      blocks[d] = (sizes[d] - 1) / step + 1;
      total *= blocks[d];
    }
    parallel_for(0, total, std::max<int64_t>(1, kGrain / (columns * rows)), [&](int64_t begin, int64_t end) {
      int64_t at[kMaxDims];
      for (int64_t rest = begin, d = 0; d < ndim; ++d) {
        at[d] = rest % blocks[d];
        rest /= blocks[d];
      }
      auto worker = f.worker();
      for (int64_t t = begin; t < end; ++t) {
        char* p[kMost];
        for (int k = 0; k < count; ++k) {
          char* q = data[k] + at[0] * columns * strides[k][0] + at[1] * rows * strides[k][1];
          for (int d = 2; d < ndim; ++d) q += at[d] * strides[k][d];
          p[k] = q;
        }
        worker(p, std::min(columns, sizes[0] - at[0] * columns), std::min(rows, sizes[1] - at[1] * rows));
        for (int d = 0; d < ndim && ++at[d] == blocks[d]; ++d) at[d] = 0;
      }
    });
  }

 private:
  // Should dimension a lie inside of b?  By the first array that tells them apart.
  bool inside(int a, int b) const {
    for (int k = 0; k < count; ++k) {
      const int64_t sa = std::abs(strides[k][a]), sb = std::abs(strides[k][b]);
      if (sa != 0 && sb != 0 && sa != sb) return sa < sb;
    }
    return false;
  }
  void order() {
    for (int i = 1; i < ndim; ++i) {
      for (int j = i; j > 0 && inside(j, j - 1); --j) {
        std::swap(sizes[j], sizes[j - 1]);
        for (int k = 0; k < count; ++k) std::swap(strides[k][j], strides[k][j - 1]);
      }
    }
  }
  void merge() {
    int last = 0;
    for (int i = 1; i < ndim; ++i) {
      bool fits = true;
      for (int k = 0; k < count && fits; ++k) fits = strides[k][i] == strides[k][last] * sizes[last];
      if (fits) {
        sizes[last] *= sizes[i];
        continue;
      }
      ++last;
      sizes[last] = sizes[i];
      for (int k = 0; k < count; ++k) strides[k][last] = strides[k][i];
    }
    if (ndim > 0) ndim = last + 1;
  }
};

}  // namespace eg::kernels

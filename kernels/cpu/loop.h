// The geometry that every elementwise loop shares: broadcast operands with byte strides, dimensions ordered by the
// output's strides and merged where all operands allow it.
#pragma once
#include <algorithm>

#include "core/base/dims.h"
#include "core/base/parallel.h"
#include "kernels/kernels.h"

namespace eg::kernels {

inline constexpr int kMaxOperands = 8;

struct LoopShape {
  int n = 0;           // operands; the first is the output
  int ndim = 0;        // at least 1 after build(); dimension 0 is the innermost
  int64_t sizes[64];
  int64_t strides[kMaxOperands][64];  // in bytes
  char* data[kMaxOperands];

  void build(const TensorView* const* views, int count) {
    n = count;
    const TensorView& out = *views[0];
    int order[64];
    int nd = 0;
    for (int d = out.ndim - 1; d >= 0; --d) {
      if (out.sizes[d] != 1) order[nd++] = d;
    }
    // Innermost first: by the output's stride, then by the first input that tells two dimensions apart.
    auto before = [&](int a, int b) {
      for (int k = 0; k < n; ++k) {
        const int64_t sa = std::abs(views[k]->strides[a]), sb = std::abs(views[k]->strides[b]);
        if (sa != sb && (k == 0 || (sa && sb))) return sa < sb;
      }
      return false;
    };
    for (int i = 1; i < nd; ++i) {
      for (int j = i; j > 0 && before(order[j], order[j - 1]); --j) std::swap(order[j], order[j - 1]);
    }
    for (int k = 0; k < n; ++k) data[k] = static_cast<char*>(views[k]->data);
    ndim = 0;
    for (int i = 0; i < nd; ++i) {
      const int d = order[i];
      bool merge = ndim > 0;
      for (int k = 0; k < n && merge; ++k) {
        const auto item = static_cast<int64_t>(size_of(views[k]->dtype));
        merge = views[k]->strides[d] * item == strides[k][ndim - 1] * sizes[ndim - 1];
      }
      if (merge) {
        sizes[ndim - 1] *= out.sizes[d];
        continue;
      }
      sizes[ndim] = out.sizes[d];
      for (int k = 0; k < n; ++k) strides[k][ndim] = views[k]->strides[d] * static_cast<int64_t>(size_of(views[k]->dtype));
      ++ndim;
    }
    if (ndim == 0) {
      sizes[0] = 1;
      for (int k = 0; k < n; ++k) strides[k][0] = 0;
      ndim = 1;
    }
  }

  int64_t numel() const {
    int64_t total = 1;
    for (int i = 0; i < ndim; ++i) total *= sizes[i];
    return total;
  }

  // Calls f(data, count) for every innermost run, in parallel over the elements.
  template <class F>
  void run(int64_t grain, F&& f) const {
    const int64_t total = numel();
    if (total == 0) return;
    parallel_for(0, total, grain, [&](int64_t begin, int64_t end) {
      char* p[kMaxOperands];
      int64_t index[64];
      int64_t rest = begin;
      for (int k = 0; k < n; ++k) p[k] = data[k];
      for (int d = 0; d < ndim; ++d) {
        index[d] = rest % sizes[d];
        rest /= sizes[d];
        for (int k = 0; k < n; ++k) p[k] += index[d] * strides[k][d];
      }
      for (int64_t left = end - begin; left > 0;) {
        const int64_t count = std::min(left, sizes[0] - index[0]);
        f(p, count);
        left -= count;
        if (left == 0) break;
        for (int k = 0; k < n; ++k) p[k] -= index[0] * strides[k][0];
        index[0] = 0;
        for (int d = 1; d < ndim; ++d) {
          for (int k = 0; k < n; ++k) p[k] += strides[k][d];
          if (++index[d] < sizes[d]) break;
          for (int k = 0; k < n; ++k) p[k] -= sizes[d] * strides[k][d];
          index[d] = 0;
        }
      }
    });
  }
};

// One-dimensional conversion of n elements; strides in bytes.
using Cast = void (*)(char* out, int64_t out_stride, const char* in, int64_t in_stride, int64_t n);
Cast cast_loop(DType from, DType to);

}  // namespace eg::kernels

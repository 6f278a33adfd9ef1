// Walking over an output in the order in which its elements are drawn, and storing drawn numbers in any dtype.
#pragma once
#include "core/base/dims.h"
#include "core/random/draws.h"

namespace eg::random {

// Up to three views of equal sizes, walked together in the memory order of the first (the others break ties):
// dimensions of smaller stride vary faster, as PyTorch's iterator orders them.
class Order {
 public:
  Order(const TensorView* const* views, int n);
  int64_t numel() const { return numel_; }

  // fn(char* const* data, const int64_t* stride_bytes, int64_t n) for consecutive runs.
  template <class F>
  void for_runs(F&& fn) const {
    if (numel_ == 0) return;
    const size_t nd = sizes_.size();
    Dims index(nd, 0);
    char* at[3] = {base_[0], base_[1], base_[2]};
    int64_t inner[3];
    for (int v = 0; v < 3; ++v) inner[v] = nd ? strides_[v][0] : 0;
    for (;;) {
      fn(at, inner, nd ? sizes_[0] : 1);
      size_t d = 1;
      for (; d < nd; ++d) {
        for (int v = 0; v < n_; ++v) at[v] += strides_[v][d];
        if (++index[d] < sizes_[d]) break;
        for (int v = 0; v < n_; ++v) at[v] -= sizes_[d] * strides_[v][d];
        index[d] = 0;
      }
      if (d >= nd) return;
    }
  }

 private:
  int n_;
  int64_t numel_ = 1;
  Dims sizes_;       // fastest first
  Dims strides_[3];  // in bytes
  char* base_[3] = {};
};

// n numbers to dtype t, `stride` bytes apart. Integers take the value truncated; bool takes "not zero".
void store(DType t, char* out, int64_t stride, const double* values, int64_t n);
void store(DType t, char* out, int64_t stride, const int64_t* values, int64_t n);
double load(DType t, const char* p);  // floating dtypes

// Fills `out` with draw(), called once an element, returning V (double or int64_t).
template <class V, class Draw>
void fill(const TensorView& out, Draw&& draw) {
  constexpr int64_t kBlock = 256;
  V block[kBlock];
  const TensorView* const views[] = {&out};
  Order(views, 1).for_runs([&](char* const* data, const int64_t* stride, int64_t n) {
    for (int64_t i = 0; i < n; i += kBlock) {
      const int64_t m = n - i < kBlock ? n - i : kBlock;
      for (int64_t j = 0; j < m; ++j) block[j] = draw();
      store(out.dtype, data[0] + i * stride[0], stride[0], block, m);
    }
  });
}

}  // namespace eg::random

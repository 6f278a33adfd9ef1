// The pixels that a strided kernel reads are gathered first, so that every product is a dense one. A task is the
// product of an image and a group, or some rows of it where those are fewer than the threads.
#include "kernels/cpu/conv_pointwise.h"

#include "kernels/cpu/onednn.h"
#include "kernels/cpu/scratch.h"

namespace eg::kernels {
namespace {

bool strided(const Geometry& g) { return g.stride[0] != 1 || g.stride[1] != 1 || g.stride[2] != 1; }

// fn(pixel of the output, pixel of the input, length of a row) for each row of outputs of a plane.
template <class F>
void for_rows(const Geometry& g, F&& fn) {
  int64_t o = 0;
  for (int64_t a = 0; a < g.out[0]; ++a) {
    for (int64_t b = 0; b < g.out[1]; ++b, o += g.out[2]) {
      fn(o, (a * g.stride[0] * g.in[1] + b * g.stride[1]) * g.in[2], g.out[2]);
    }
  }
}

void gather(float* to, const float* from, int64_t planes, const Geometry& g) {
  const int64_t step = g.stride[2];
  for (int64_t p = 0; p < planes; ++p, to += g.out_size(), from += g.in_size()) {
    for_rows(g, [&](int64_t o, int64_t i, int64_t n) {
      for (int64_t k = 0; k < n; ++k) to[o + k] = from[i + k * step];
    });
  }
}

void scatter(float* to, const float* from, int64_t planes, const Geometry& g) {
  const int64_t step = g.stride[2];
  std::fill_n(to, planes * g.in_size(), 0.0f);
  for (int64_t p = 0; p < planes; ++p, to += g.in_size(), from += g.out_size()) {
    for_rows(g, [&](int64_t o, int64_t i, int64_t n) {
      for (int64_t k = 0; k < n; ++k) to[i + k * step] = from[o + k];
    });
  }
}

void product(bool trans_a, bool trans_b, int64_t m, int64_t n, int64_t k, const float* a, int64_t lda, const float* b,
             int64_t ldb, float beta, float* c, int64_t ldc) {
  check(onednn::sgemm(trans_a, trans_b, m, n, k, 1.0f, a, lda, b, ldb, beta, c, ldc), "convolution: a product failed");
}

// fn(item, first row, end row): rows are cut where there are fewer items than threads.
template <class F>
void for_tasks(int64_t items, int64_t rows, F&& fn) {
  const int64_t threads = in_parallel_region() ? 1 : num_threads();
  const int64_t cuts = std::max<int64_t>(1, std::min((threads + items - 1) / items, rows / 16));
  parallel_for(0, items * cuts, 1, [&](int64_t begin, int64_t end) {
    for (int64_t t = begin; t < end; ++t) fn(t / cuts, rows * (t % cuts) / cuts, rows * (t % cuts + 1) / cuts);
  });
}

}  // namespace

bool Pointwise1x1::fits() const {
  for (int d = 0; d < 3; ++d) {
    if (g.kernel[d] != 1 || g.padding[d] != 0 || (g.out[d] - 1) * g.stride[d] >= g.in[d]) return false;
  }
  return true;
}

bool Pointwise1x1::forward(float* out, const float* in, const float* weight, const float* bias) const {
  if (!onednn::available()) return false;
  const int64_t pixels = g.out_size();
  for_tasks(images * groups, out_channels, [&](int64_t item, int64_t first, int64_t end) {
    const float* x = in + item * in_channels * g.in_size();
    float* const y = out + (item * out_channels + first) * pixels;
    const int64_t o = item % groups * out_channels + first;
    Scratch dense(strided(g) ? in_channels * pixels * sizeof(float) : 0);
    if (dense.get()) {
      gather(dense.get(), x, in_channels, g);
      x = dense.get();
    }
    if (bias) {
      for (int64_t r = 0; r < end - first; ++r) std::fill_n(y + r * pixels, pixels, bias[o + r]);
    }
    product(false, false, end - first, pixels, in_channels, weight + o * in_channels, in_channels, x, pixels,
            bias ? 1.0f : 0.0f, y, pixels);
  });
  return true;
}

bool Pointwise1x1::grad_input(float* grad_in, const float* grad_out, const float* weight) const {
  if (!onednn::available()) return false;
  const int64_t pixels = g.out_size();
  for_tasks(images * groups, in_channels, [&](int64_t item, int64_t first, int64_t end) {
    float* const x = grad_in + (item * in_channels + first) * g.in_size();
    const float* const y = grad_out + item * out_channels * pixels;
    const Scratch dense(strided(g) ? (end - first) * pixels * sizeof(float) : 0);
    product(true, false, end - first, pixels, out_channels, weight + item % groups * out_channels * in_channels + first,
            in_channels, y, pixels, 0.0f, dense.get() ? dense.get() : x, pixels);
    if (dense.get()) scatter(x, dense.get(), end - first, g);
  });
  return true;
}

bool Pointwise1x1::grad_weight(float* grad_weight, const float* grad_out, const float* in) const {
  if (!onednn::available()) return false;
  const int64_t pixels = g.out_size(), planes = images * groups * in_channels;
  const Scratch dense(strided(g) ? planes * pixels * sizeof(float) : 0);
  if (dense.get()) {
    parallel_for(0, planes, std::max<int64_t>(1, 16384 / pixels), [&](int64_t begin, int64_t end) {
      gather(dense.get() + begin * pixels, in + begin * g.in_size(), end - begin, g);
    });
    in = dense.get();
  }
  for_tasks(groups, out_channels, [&](int64_t group, int64_t first, int64_t end) {
    float* const w = grad_weight + (group * out_channels + first) * in_channels;
    for (int64_t image = 0; image < images; ++image) {  // in order, so that the sum is always the same
      const int64_t item = image * groups + group;
      product(false, true, end - first, in_channels, pixels, grad_out + (item * out_channels + first) * pixels, pixels,
              in + item * in_channels * pixels, pixels, image > 0 ? 1.0f : 0.0f, w, in_channels);
    }
  });
  return true;
}

}  // namespace eg::kernels

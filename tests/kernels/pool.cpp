// Pooling against direct sums and maxima, gradients against the transposed forward.
#include "kernels/pool.h"

#include "tests/kernels/check.h"

using namespace check;
using namespace eg::kernels;

namespace {

// 2-d reference: fn(output position, list of input positions, window size with padding).
template <class F>
void for_windows(const PoolParams& p, int64_t h, int64_t w, int64_t oh, int64_t ow, F&& fn) {
  for (int64_t a = 0; a < oh; ++a) {
    for (int64_t b = 0; b < ow; ++b) {
      std::vector<int64_t> at;
      int64_t padded = 0;
      for (int64_t i = 0; i < p.kernel[0]; ++i) {
        for (int64_t j = 0; j < p.kernel[1]; ++j) {
          const int64_t y = a * p.stride[0] - p.padding[0] + i * p.dilation[0],
                        x = b * p.stride[1] - p.padding[1] + j * p.dilation[1];
          if (y < h + p.padding[0] && x < w + p.padding[1]) ++padded;
          if (y >= 0 && y < h && x >= 0 && x < w) at.push_back(y * w + x);
        }
      }
      fn(a * ow + b, at, padded);
    }
  }
}

void try_pool(DType t, int layout, int64_t stride, int64_t padding, int64_t dilation, bool include_pad,
              int64_t divisor) {
  PoolParams p;
  p.nd = 2;
  const int64_t h = 9, w = 7;
  int64_t oh = 0, ow = 0;
  for (int d = 0; d < 2; ++d) {
    p.kernel[d] = 3 - d;
    p.stride[d] = stride;
    p.padding[d] = d == 0 ? padding : 0;
    p.dilation[d] = dilation;
    const int64_t size = d == 0 ? h : w;
    int64_t o = (size + 2 * p.padding[d] - dilation * (p.kernel[d] - 1) - 1 + stride - 1) / stride + 1;  // ceil mode
    if ((o - 1) * stride >= size + p.padding[d]) --o;
    (d == 0 ? oh : ow) = o;
  }
  p.count_include_pad = include_pad;
  p.divisor_override = divisor;
  Array x(t, {2, 3, h, w}, layout), y(t, {2, 3, oh, ow}, layout), at(DType::Int64, {2, 3, oh, ow}),
      g(t, {2, 3, oh, ow}, layout);
  Array gx(t, {2, 3, h, w}, layout);
  fill(x, 0, 50);
  fill(g, 0, 5);
  TensorView atv = at.view();
  max_pool(y.view(), &atv, x.view(), p);
  max_pool_backward(gx.view(), g.view(), atv, 2);
  std::vector<std::complex<double>> grad(x.numel());
  for (int64_t c = 0; c < 6; ++c) {
    for_windows(p, h, w, oh, ow, [&](int64_t o, const std::vector<int64_t>& in, int64_t) {
      double best = -1;
      int64_t where = 0;
      for (int64_t i : in) {
        if (x.real(c * h * w + i) > best) {
          best = x.real(c * h * w + i);
          where = i;
        }
      }
      EXPECT(y.real(c * oh * ow + o) == best && at.real(c * oh * ow + o) == where);
      grad[c * h * w + where] += g.get(c * oh * ow + o);
    });
  }
  EXPECT(same(gx, grad, tolerance(t)));
  if (dilation != 1) return;
  avg_pool(y.view(), x.view(), p);
  if (eg::is_floating(t)) avg_pool_backward(gx.view(), g.view(), p);
  std::fill(grad.begin(), grad.end(), 0.0);
  for (int64_t c = 0; c < 6; ++c) {
    for_windows(p, h, w, oh, ow, [&](int64_t o, const std::vector<int64_t>& in, int64_t padded) {
      const double n = divisor ? divisor : include_pad ? padded : static_cast<double>(in.size());
      double sum = 0;
      for (int64_t i : in) {
        sum += x.real(c * h * w + i);
        grad[c * h * w + i] += g.get(c * oh * ow + o) / n;
      }
      EXPECT(near(y.real(c * oh * ow + o), eg::is_floating(t) ? sum / n : std::trunc(sum / n), tolerance(t)));
    });
  }
  if (eg::is_floating(t)) EXPECT(same(gx, grad, tolerance(t)));
}

}  // namespace

int main() {
  for (DType t : {DType::Float32, DType::Float64, DType::Float16, DType::BFloat16, DType::Int64}) {
    for (int layout = 0; layout < 4; ++layout) {
      try_pool(t, layout, 1, 0, 1, true, 0);
      try_pool(t, layout, 2, 1, 1, true, 0);
      try_pool(t, layout, 2, 1, 1, false, 0);
      try_pool(t, layout, 3, 1, 2, true, 0);
      try_pool(t, layout, 2, 0, 1, true, 5);
    }
  }
  Array x(DType::Float32, {1, 6}), y(DType::Float32, {1, 4}), gx(DType::Float32, {1, 6});
  for (int64_t i = 0; i < 6; ++i) x.set(i, static_cast<double>(i * i));
  adaptive_avg_pool(y.view(), x.view(), 1);
  EXPECT(y.real(0) == 0.5 && y.real(1) == 2.5 && y.real(2) == 12.5 && y.real(3) == 20.5);
  adaptive_avg_pool_backward(gx.view(), y.view(), 1);
  EXPECT(gx.real(0) == 0.25 && gx.real(1) == 1.5 && gx.real(4) == 16.5);
  Array at(DType::Int64, {1, 4});
  TensorView atv = at.view();
  x.set(2, NAN);
  adaptive_max_pool(y.view(), &atv, x.view(), 1);
  EXPECT(y.real(0) == 1 && std::isnan(y.real(1)) && at.real(1) == 2 && at.real(3) == 5);
  at.set(0, 7);
  EXPECT(error_of([&] { max_pool_backward(x.view(), y.view(), atv, 1); }).find("invalid max index") !=
         std::string::npos);
  return finish("pool");
}

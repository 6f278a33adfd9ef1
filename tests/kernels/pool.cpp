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
  const int64_t channels = layout == 4 ? 9 : 3;  // enough for loops over them
  Array x(t, {2, channels, h, w}, layout), y(t, {2, channels, oh, ow}, layout), g(t, {2, channels, oh, ow}, layout);
  Array gx(t, {2, channels, h, w}, layout), at(DType::Int64, {2, channels, oh, ow}, layout == 4 ? 4 : 0);
  fill(x, 0, 50);
  fill(g, 0, 5);
  max_pool(y.view(), at.view(), x.view(), p);
  if (eg::is_floating(t)) max_pool_backward(gx.view(), g.view(), at.view(), 2);
  std::vector<std::complex<double>> grad(x.numel());
  for (int64_t c = 0; c < 2 * channels; ++c) {
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
  if (eg::is_floating(t)) EXPECT(same(gx, grad, tolerance(t)));
  if (dilation != 1) return;
  avg_pool(y.view(), x.view(), p);
  if (eg::is_floating(t)) avg_pool_backward(gx.view(), g.view(), p);
  std::fill(grad.begin(), grad.end(), 0.0);
  for (int64_t c = 0; c < 2 * channels; ++c) {
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

// Volumes whose windows are anywhere: maxima, means, their gradients and the way back, against sums over each window.
void try_volume(DType t, int layout, bool fractional) {
  const int64_t in[] = {5, 6, 7}, out[] = {2, 6, 3}, kernel[] = {2, 1, 3}, planes = 18;
  Array x(t, {2, 9, 5, 6, 7}, layout), y(t, {2, 9, 2, 6, 3}, layout), g(t, {2, 9, 2, 6, 3}, layout);
  Array gx(t, {2, 9, 5, 6, 7}, layout), at(DType::Int64, {2, 9, 2, 6, 3}, layout), starts(DType::Int64, {planes, 11});
  fill(x, 0, 50);
  fill(g, 0, 5);
  for (int64_t p = 0; p < planes; ++p) {
    for (int64_t i = 0, d = 0; d < 3; ++d) {
      for (int64_t o = 0; o < out[d]; ++o, ++i) {
        starts.set(p * 11 + i, static_cast<double>(std::min(o + p % 2, in[d] - kernel[d])));
      }
    }
  }
  fractional ? fractional_max_pool(y.view(), at.view(), x.view(), starts.view(), kernel, 3)
             : adaptive_max_pool(y.view(), at.view(), x.view(), 3);
  max_pool_backward(gx.view(), g.view(), at.view(), 3);
  Array mean(t, {2, 9, 2, 6, 3}, layout), mean_gx(t, {2, 9, 5, 6, 7}, layout), back(t, {2, 9, 5, 6, 7}, layout);
  adaptive_avg_pool(mean.view(), x.view(), 3);
  adaptive_avg_pool_backward(mean_gx.view(), g.view(), 3);
  max_unpool(back.view(), y.view(), at.view(), 3);
  Array picked(t, {2, 9, 2, 6, 3}, layout);
  max_pick(picked.view(), x.view(), at.view(), 3);
  std::vector<std::complex<double>> grad(x.numel()), mean_grad(x.numel()), placed(x.numel());
  for (int64_t o = 0; o < y.numel(); ++o) {
    const int64_t p = o / 36, of[] = {o / 18 % 2, o / 3 % 6, o % 3}, first[] = {0, 2, 8};
    int64_t lo[3], hi[3], where = -1, n = 1;
    for (int d = 0; d < 3; ++d) {
      const int64_t start = static_cast<int64_t>(starts.real(p * 11 + first[d] + of[d]));
      lo[d] = fractional ? start : of[d] * in[d] / out[d];
      hi[d] = fractional ? start + kernel[d] : ((of[d] + 1) * in[d] + out[d] - 1) / out[d];
      n *= hi[d] - lo[d];
    }
    double best = -1, sum = 0;
    for (int64_t i = lo[0]; i < hi[0]; ++i) {
      for (int64_t j = lo[1]; j < hi[1]; ++j) {
        for (int64_t k = lo[2]; k < hi[2]; ++k) {
          const int64_t cell = (i * 6 + j) * 7 + k;
          const double v = x.real(p * 210 + cell);
          sum += v;
          mean_grad[p * 210 + cell] += g.get(o) / static_cast<double>(n);
          if (v > best) {
            best = v;
            where = cell;
          }
        }
      }
    }
    EXPECT(y.real(o) == best && at.real(o) == where && picked.real(o) == best);
    if (!fractional) EXPECT(near(mean.real(o), sum / static_cast<double>(n), tolerance(t)));
    grad[p * 210 + where] += g.get(o);
    placed[p * 210 + where] = best;
  }
  EXPECT(same(gx, grad, tolerance(t)) && same(back, placed, 0));
  if (!fractional) EXPECT(same(mean_gx, mean_grad, tolerance(t)));
}

}  // namespace

int main() {
  for (DType t : {DType::Float32, DType::Float64, DType::Float16, DType::BFloat16, DType::Int64}) {
    for (int layout = 0; layout < 5; ++layout) {
      try_pool(t, layout, 1, 0, 1, true, 0);
      try_pool(t, layout, 2, 1, 1, true, 0);
      try_pool(t, layout, 2, 1, 1, false, 0);
      try_pool(t, layout, 3, 1, 2, true, 0);
      try_pool(t, layout, 2, 0, 1, true, 5);
    }
  }
  for (DType t : {DType::Float32, DType::Float64, DType::BFloat16}) {
    for (int layout = 0; layout < 5; ++layout) {
      try_volume(t, layout, false);
      try_volume(t, layout, true);
    }
  }
  {  // two dimensions of windows
    Array x(DType::Float32, {2, 4, 5}), y(DType::Float32, {2, 2, 1});
    Array at(DType::Int64, {2, 2, 1}), starts(DType::Int64, {2, 3});
    for (int64_t i = 0; i < 40; ++i) x.set(i, static_cast<double>(i % 20));
    const int64_t first[] = {0, 2, 1, 1, 2, 3}, kernel[] = {2, 2};
    for (int64_t i = 0; i < 6; ++i) starts.set(i, static_cast<double>(first[i]));
    fractional_max_pool(y.view(), at.view(), x.view(), starts.view(), kernel, 2);
    EXPECT(y.real(0) == 7 && y.real(1) == 17 && y.real(2) == 14 && at.real(3) == 19);
  }
  Array x(DType::Float32, {1, 6}), y(DType::Float32, {1, 4}), gx(DType::Float32, {1, 6});
  for (int64_t i = 0; i < 6; ++i) x.set(i, static_cast<double>(i * i));
  adaptive_avg_pool(y.view(), x.view(), 1);
  EXPECT(y.real(0) == 0.5 && y.real(1) == 2.5 && y.real(2) == 12.5 && y.real(3) == 20.5);
  adaptive_avg_pool_backward(gx.view(), y.view(), 1);
  EXPECT(gx.real(0) == 0.25 && gx.real(1) == 1.5 && gx.real(4) == 16.5);
  Array at(DType::Int64, {1, 4});
  x.set(2, NAN);
  adaptive_max_pool(y.view(), at.view(), x.view(), 1);
  EXPECT(y.real(0) == 1 && std::isnan(y.real(1)) && at.real(1) == 2 && at.real(3) == 5);
  at.set(0, 7);
  EXPECT(error_of([&] { max_pool_backward(x.view(), y.view(), at.view(), 1); }).find("invalid max index") !=
         std::string::npos);
  return finish("pool");
}

// Convolutions and their gradients against the defining sums in double, for one to three dimensions.
#include "kernels/conv.h"

#include "core/base/parallel.h"
#include "kernels/cpu/onednn.h"
#include "kernels/cpu/onednn_primitive.h"
#include "tests/kernels/check.h"

using namespace check;
using namespace eg::kernels;

namespace {

// visit(output, input, weight): the row-major positions that are multiplied and added up.
template <class F>
void for_products(Array& out, Array& in, Array& weight, const ConvParams& p, F&& visit) {
  const int64_t per_in = in.sizes[1] / p.groups, per_out = out.sizes[1] / p.groups;
  int64_t osz[3] = {1, 1, 1}, isz[3] = {1, 1, 1}, ksz[3] = {1, 1, 1}, st[3] = {1, 1, 1}, pd[3] = {}, dl[3] = {1, 1, 1};
  for (int d = 0; d < p.nd; ++d) {
    osz[d] = out.sizes[d + 2];
    isz[d] = in.sizes[d + 2];
    ksz[d] = weight.sizes[d + 2];
    st[d] = p.stride[d];
    pd[d] = p.padding[d];
    dl[d] = p.dilation[d];
  }
  const int64_t on = osz[0] * osz[1] * osz[2], in_n = isz[0] * isz[1] * isz[2], kn = ksz[0] * ksz[1] * ksz[2];
  for (int64_t n = 0; n < in.sizes[0]; ++n) {
    for (int64_t oc = 0; oc < out.sizes[1]; ++oc) {
      for (int64_t ic = 0; ic < per_in; ++ic) {
        for (int64_t o = 0; o < on; ++o) {
          for (int64_t k = 0; k < kn; ++k) {
            const int64_t oi[3] = {o / (osz[1] * osz[2]), o / osz[2] % osz[1], o % osz[2]};
            const int64_t ki[3] = {k / (ksz[1] * ksz[2]), k / ksz[2] % ksz[1], k % ksz[2]};
            int64_t at[3];
            bool inside = true;
            for (int d = 0; d < 3; ++d) {
              at[d] = oi[d] * st[d] - pd[d] + ki[d] * dl[d];
              inside = inside && at[d] >= 0 && at[d] < isz[d];
            }
            if (!inside) continue;
            const int64_t channel = oc / per_out * per_in + ic;
            visit((n * out.sizes[1] + oc) * on + o,
                  (n * in.sizes[1] + channel) * in_n + (at[0] * isz[1] + at[1]) * isz[2] + at[2],
                  (oc * per_in + ic) * kn + k);
          }
        }
      }
    }
  }
}

void try_conv(DType t, Dims in_sizes, Dims weight_sizes, ConvParams p, int layout) {
  p.nd = static_cast<int32_t>(in_sizes.size()) - 2;
  Dims out_sizes = {in_sizes[0], weight_sizes[0]};
  for (int d = 0; d < p.nd; ++d) {
    out_sizes.push_back(
        (in_sizes[d + 2] + 2 * p.padding[d] - p.dilation[d] * (weight_sizes[d + 2] - 1) - 1) / p.stride[d] + 1);
  }
  const auto other = [&](int k) { return layout == 4 ? 4 : (layout + k) % 4; };
  Array x(t, in_sizes, layout), w(t, weight_sizes, other(1)), b(t, {weight_sizes[0]}), y(t, out_sizes, other(2));
  Array gx(t, in_sizes, layout), gw(t, weight_sizes, layout), gy(t, out_sizes, layout);
  fill(x, -4, 5);
  fill(w, -4, 5, 0.5);
  fill(b, -4, 5);
  fill(gy, -4, 5);
  TensorView bias = b.view();
  std::vector<std::complex<double>> wy(y.numel()), wx(x.numel()), ww(w.numel());
  const int64_t plane = y.numel() / std::max<int64_t>(1, y.sizes[0] * y.sizes[1]);
  for (int64_t i = 0; i < y.numel(); ++i) wy[i] = b.get(i / plane % y.sizes[1]);
  for_products(y, x, w, p, [&](int64_t o, int64_t i, int64_t k) {
    wy[o] += x.get(i) * w.get(k);
    wx[i] += gy.get(o) * w.get(k);
    ww[k] += gy.get(o) * x.get(i);
  });
  conv(y.view(), x.view(), w.view(), &bias, p);
  EXPECT(same(y, wy, tolerance(t)));
  conv_grad_input(gx.view(), gy.view(), w.view(), nullptr, p);
  EXPECT(same(gx, wx, tolerance(t)));
  conv_grad_weight(gw.view(), gy.view(), x.view(), p);
  EXPECT(same(gw, ww, tolerance(t)));
}

ConvParams params(int64_t stride, int64_t padding, int64_t dilation, int64_t groups) {
  ConvParams p;
  for (int d = 0; d < 3; ++d) {
    p.stride[d] = stride;
    p.padding[d] = padding;
    p.dilation[d] = dilation;
  }
  p.groups = groups;
  return p;
}

// Every way that a convolution may go, on every layout: columns, oneDNN where it is faster, oneDNN wherever it can.
void try_all(int threads, bool enabled, bool preferred) {
  eg::set_num_threads(threads);
  onednn::set_enabled(enabled);
  onednn::set_preferred(preferred);
  for (DType t :
       {DType::Float32, DType::Float64, DType::Float16, DType::BFloat16, DType::Complex64, DType::Complex128}) {
    if (enabled && eg::size_of(t) > 4) continue;  // not oneDNN's
    for (int layout = 0; layout < 5; ++layout) {
      try_conv(t, {2, 4, 11}, {6, 4, 3}, params(1, 1, 1, 1), layout);
      try_conv(t, {2, 4, 11}, {6, 2, 3}, params(2, 2, 2, 2), layout);
      try_conv(t, {3, 4, 7, 6}, {5, 4, 1, 1}, params(1, 0, 1, 1), layout);
      try_conv(t, {3, 4, 7, 6}, {4, 1, 3, 2}, params(2, 1, 1, 4), layout);
      try_conv(t, {1, 3, 9, 8}, {4, 3, 3, 3}, params(1, 3, 2, 1), layout);
      try_conv(t, {2, 2, 5, 4, 6}, {4, 2, 2, 3, 3}, params(1, 1, 1, 1), layout);
      try_conv(t, {0, 2, 5}, {4, 2, 2}, params(1, 0, 1, 1), layout);
    }
  }
}

// Small images under a large weight.
void try_side_by_side() {
  for (int64_t groups : {1, 2}) {
    for (int layout : {0, 1}) {
      try_conv(DType::Float32, {3, 64 * groups, 4, 3}, {232 * groups, 64, 3, 3}, params(2, 1, 1, groups), layout);
    }
  }
}

// One input channel a group, planes that the loops for them take.
void try_depthwise() {
  for (DType t : {DType::Float32, DType::BFloat16}) {
    try_conv(t, {2, 6, 11, 37}, {6, 1, 3, 3}, params(1, 1, 1, 6), 0);
    try_conv(t, {2, 6, 11, 17}, {12, 1, 3, 3}, params(1, 0, 1, 6), 0);
    try_conv(t, {2, 6, 23, 21}, {6, 1, 5, 5}, params(2, 2, 1, 6), 0);
    try_conv(t, {1, 4, 30, 25}, {4, 1, 2, 7}, params(1, 5, 2, 4), 0);
    try_conv(t, {1, 4, 20, 9}, {4, 1, 7, 3}, params(1, 3, 1, 4), 0);
    try_conv(t, {3, 1, 20, 20}, {2, 1, 5, 5}, params(1, 2, 1, 1), 0);
    try_conv(t, {2, 5, 90}, {5, 1, 3}, params(1, 40, 1, 5), 0);
    try_conv(t, {2, 5, 200}, {5, 1, 7}, params(2, 3, 3, 5), 0);
  }
}

// Sizes at which work is cut by images, by channels, and by both.
void try_cuts(int threads) {
  eg::set_num_threads(threads);
  onednn::set_enabled(true);
  onednn::set_preferred(true);
  for (int layout : {0, 1, 4}) {
    const DType t = DType::Float32;
    try_conv(t, {1, 40, 6, 5}, {35, 40, 3, 3}, params(1, 1, 1, 1), layout);
    try_conv(t, {6, 17, 5, 5}, {33, 17, 3, 3}, params(1, 1, 1, 1), layout);
    try_conv(t, {5, 48, 5, 4}, {48, 16, 3, 3}, params(1, 1, 1, 3), layout);
    try_conv(t, {4, 20, 9, 9}, {20, 1, 3, 3}, params(2, 1, 1, 20), layout);
    try_conv(t, {3, 16, 13, 13}, {32, 16, 1, 1}, params(1, 0, 1, 1), layout);
    try_conv(t, {1, 32, 27, 26}, {48, 16, 1, 1}, params(2, 0, 1, 2), layout);
    try_conv(t, {4, 3, 20, 20}, {16, 3, 7, 7}, params(2, 3, 1, 1), layout);
    try_conv(t, {3, 16, 30}, {16, 16, 5}, params(3, 4, 2, 1), layout);
    try_conv(t, {2, 16, 4, 5, 4}, {24, 16, 3, 3, 3}, params(1, 1, 1, 1), layout);
    try_conv(t, {7, 8, 1, 1}, {8, 8, 1, 1}, params(1, 0, 1, 1), layout);
    try_conv(t, {2, 8, 1, 9}, {8, 8, 3, 3}, params(1, 1, 1, 1), layout);
  }
}

}  // namespace

int main() {
  for (int threads : {1, 2, 3}) {
    try_all(threads, false, false);
    try_depthwise();
    try_side_by_side();
    try_all(threads, true, false);
    try_side_by_side();
    try_all(threads, true, true);
    try_depthwise();
    try_cuts(threads);
  }
  // The cache of primitives stays within its bound, and what falls out of it can be made again.
  for (int64_t n = 1; n <= static_cast<int64_t>(onednn::kCacheCapacity) / 2 + 9; ++n) {
    try_conv(DType::Float32, {1, 16, n}, {16, 16, 1}, params(1, 0, 1, 1), 0);
  }
  EXPECT(onednn::cache_size() <= onednn::kCacheCapacity);
  EXPECT(!onednn::available() || onednn::cache_size() == onednn::kCacheCapacity);
  try_conv(DType::Float32, {1, 16, 1}, {16, 16, 1}, params(1, 0, 1, 1), 0);
  // fold of unfold counts how many windows cover each element.
  ConvParams p = params(1, 1, 1, 1);
  Array x(DType::Float32, {1, 2, 4, 5}, 1), columns(DType::Float32, {1, 18, 20}), back(DType::Float32, {1, 2, 4, 5});
  fill(x, 1, 9);
  const int64_t kernel[] = {3, 3}, blocks[] = {4, 5};
  im2col(columns.view(), x.view(), kernel, blocks, p);
  col2im(back.view(), columns.view(), kernel, blocks, p);
  for (int64_t i = 0; i < 40; ++i) {
    const int64_t r = i / 5 % 4, c = i % 5;
    const double cover = ((r > 0) + 1 + (r < 3)) * ((c > 0) + 1 + (c < 4));
    EXPECT(back.real(i) == x.real(i) * cover);
  }
  return finish("conv");
}

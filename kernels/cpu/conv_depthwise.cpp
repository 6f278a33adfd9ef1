// A row of outputs is the sum of rows of inputs times a row of the kernel: the middle of the row, where the whole
// kernel lies inside of the input, by vector loops, the rest one by one.
#include "kernels/cpu/conv_depthwise.h"

#include "kernels/cpu/by_isa.h"
#include "kernels/cpu/isa/depthwise.h"

namespace eg::kernels {

EG_BY_ISA(DepthwiseTable, k_depthwise, depthwise_set)

namespace {

DepthwiseLoop loop_for(const Geometry& g) {
  return depthwise_set().of(g.stride[2], g.kernel[2]);
}

}  // namespace

bool Depthwise::fits() const {
  for (int d = 1; d < 3; ++d) {  // windows that never reach the input
    if ((g.out[d] - 1) * g.stride[d] + g.dilation[d] * (g.kernel[d] - 1) < g.padding[d]) return false;
  }

  return g.kernel[0] == 1 && g.in[0] == 1 && g.out[0] == 1 && g.padding[0] == 0 && loop_for(g);
}

void Depthwise::forward(float* out, const float* in, const float* weight, const float* bias) const {
  const DepthwiseLoop loop = loop_for(g);
  const int64_t planes = images * groups * out_channels, taps = g.kernel_size();
  // What the windows reach: the input with what they read before, and behind, it.
  int64_t size[3];
  for (int d = 1; d < 3; ++d) size[d] = (g.out[d] - 1) * g.stride[d] + g.dilation[d] * (g.kernel[d] - 1) + 1;
  const bool inner = g.padding[1] == 0 && g.padding[2] == 0;
  const int64_t rows = std::min(g.in[1], size[1] - g.padding[1]), columns = std::min(g.in[2], size[2] - g.padding[2]);
  parallel_for(0, planes, std::max<int64_t>(1, 32768 / (taps * g.out_size())), [&](int64_t begin, int64_t end) {
    const bool as_it_is = inner && size[1] <= g.in[1] && size[2] <= g.in[2];
    const int64_t step = as_it_is ? g.in[2] : size[2];
    Buffer<float> padded(as_it_is ? 0 : size[1] * size[2]);
    if (!as_it_is) std::fill_n(padded.get(), size[1] * size[2], 0.0f);
    for (int64_t p = begin; p < end; ++p) {
      const float* x = in + p / out_channels * g.in_size();
      if (!as_it_is) {
        for (int64_t r = 0; r < rows; ++r) {
          std::copy_n(x + r * g.in[2], columns, padded.get() + (r + g.padding[1]) * step + g.padding[2]);
        }
        x = padded.get();
      }
      const int64_t c = p % (groups * out_channels);
      float* const y = out + p * g.out_size();
      loop(y, x, weight + c * taps, bias ? bias[c] : 0,
           {g.out[1], g.out[2], g.kernel[1], g.stride[1] * step, g.dilation[1] * step, g.dilation[2]});
    }
  });
}

bool Depthwise::fits_grad_input() const {
  for (int d = 1; d < 3; ++d) {
    if (g.stride[d] != 1 || g.padding[d] > g.dilation[d] * (g.kernel[d] - 1)) return false;
  }
  return out_channels == 1 && fits();
}

void Depthwise::grad_input(float* grad_in, const float* grad_out, const float* weight, const float* bias) const {
  Depthwise back = *this;
  for (int d = 1; d < 3; ++d) {
    std::swap(back.g.in[d], back.g.out[d]);
    back.g.padding[d] = g.dilation[d] * (g.kernel[d] - 1) - g.padding[d];
  }
  const int64_t taps = g.kernel_size();
  Buffer<float> turned(groups * taps);
  for (int64_t c = 0; c < groups; ++c) std::reverse_copy(weight + c * taps, weight + (c + 1) * taps, &turned[c * taps]);
  back.forward(grad_in, grad_out, turned.get(), bias);
}

}  // namespace eg::kernels

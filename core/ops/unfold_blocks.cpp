// The blocks of images that a convolution reads, as columns, and their way back.
#include "core/ops/common.h"
#include "kernels/conv.h"

namespace eg {
namespace {

struct Blocks {
  int64_t kernel[2], count[2];
  kernels::ConvParams p;
  static int64_t pick(IntSpan s, size_t i) {
    check(s.size() == 1 || s.size() == 2,
          "kernel_size, dilation, padding, stride and output_size of sliding blocks have ", "one or two elements, got ",
          s.size());
    return s.size() == 1 ? s[0] : s[i];
  }

  Blocks(int64_t height, int64_t width, IntSpan kernel_size, IntSpan dilation, IntSpan padding, IntSpan stride) {
    p.nd = 2;
    const int64_t in[2] = {height, width};
    for (size_t i = 0; i < 2; ++i) {
      kernel[i] = pick(kernel_size, i);
      p.dilation[i] = pick(dilation, i);
      p.padding[i] = pick(padding, i);
      p.stride[i] = pick(stride, i);
      check(kernel[i] > 0, "kernel size should be greater than zero, but got kernel_height: ", pick(kernel_size, 0),
            " kernel_width: ", pick(kernel_size, 1));
      check(p.dilation[i] > 0, "dilation should be greater than zero, but got dilation_height: ", pick(dilation, 0),
            " dilation_width: ", pick(dilation, 1));
      check(p.padding[i] >= 0, "padding should be non-negative, but got pad_height: ", pick(padding, 0),
            " pad_width: ", pick(padding, 1));
      check(p.stride[i] > 0, "stride should be greater than zero, but got stride_height: ", pick(stride, 0),
            " stride_width: ", pick(stride, 1));
      constexpr int64_t kMost = INT32_MAX;  // products of what is smaller do not overflow
      check(in[i] >= 0 && in[i] <= kMost && kernel[i] <= kMost && p.dilation[i] <= kMost && p.padding[i] <= kMost &&
                p.stride[i] <= kMost,
            "sizes, kernel_size, dilation, padding and stride of sliding blocks must lie between 0 and ", kMost);
      const int64_t room = in[i] + 2 * p.padding[i] - p.dilation[i] * (kernel[i] - 1) - 1;
      count[i] = room < 0 ? 0 : room / p.stride[i] + 1;
    }
    check(count[0] >= 1 && count[1] >= 1, "Given an input with spatial size (", height, ", ", width, "), kernel_size=(",
          kernel[0], ", ", kernel[1], "), dilation=(", p.dilation[0], ", ", p.dilation[1], "), padding=(", p.padding[0],
          ", ", p.padding[1], "), calculated shape of the array of sliding blocks as (", count[0], ", ", count[1],
          "), but its components must be at least one.");
  }
};

// With a batch dimension in front.
Tensor with_batch(const Tensor& t, int64_t dims) { return t.dim() == dims ? t : body::unsqueeze(t, 0); }
Tensor without_batch(const Tensor& t, bool batched) { return batched ? t : body::select(t, 0, 0); }

}  // namespace

namespace body {

Tensor im2col(const Tensor& self, IntSpan kernel_size, IntSpan dilation, IntSpan padding, IntSpan stride) {
  bool fits = self.dim() == 3 || self.dim() == 4;
  for (int64_t d = self.dim() == 4 ? 1 : 0; fits && d < self.dim(); ++d) fits = self.sizes()[d] > 0;
  check(fits,
        "Expected 3D or 4D (batch mode) tensor with possibly 0 batch size and other non-zero dimensions for input, but "
        "got: ",
        shape_string(self.sizes()));
  supports(!is_int(self.dtype()), self.dtype(), "im2col_out_cpu");
  const Tensor x = with_batch(self, 4);
  const Blocks b(x.sizes()[2], x.sizes()[3], kernel_size, dilation, padding, stride);
  const Tensor r =
      new_tensor({x.sizes()[0], x.sizes()[1] * b.kernel[0] * b.kernel[1], b.count[0] * b.count[1]}, x.dtype());
  if (r.numel() > 0) kernels::im2col(r.view(), x.view(), b.kernel, b.count, b.p);
  return without_batch(r, self.dim() == 4);
}

Tensor col2im(const Tensor& self, IntSpan output_size, IntSpan kernel_size, IntSpan dilation, IntSpan padding,
              IntSpan stride) {
  check(self.dim() == 2 || self.dim() == 3,
        "Expected 2D or 3D (batch mode) tensor for input with possibly 0 batch size and non-zero dimensions for input, "
        "but got: ",
        shape_string(self.sizes()));
  const Tensor x = with_batch(self, 3);
  const int64_t height = Blocks::pick(output_size, 0), width = Blocks::pick(output_size, 1);
  const Blocks b(height, width, kernel_size, dilation, padding, stride);
  const int64_t area = b.kernel[0] * b.kernel[1];
  check(x.sizes()[1] % area == 0,
        "Expected size of input's dimension 1 to be divisible by the product of kernel_size, but got input.size(1)=",
        x.sizes()[1], " and kernel_size=(", b.kernel[0], ", ", b.kernel[1], ").");
  check(x.sizes()[2] == b.count[0] * b.count[1], "Given output_size=(", height, ", ", width, "), kernel_size=(",
        b.kernel[0], ", ", b.kernel[1],
        "), expected size of input's dimension 2 to match the calculated number of sliding blocks ", b.count[0], " * ",
        b.count[1], " = ", b.count[0] * b.count[1], ", but got input.size(2)=", x.sizes()[2], ".");
  const Tensor r = new_tensor({x.sizes()[0], x.sizes()[1] / area, height, width}, x.dtype());
  if (r.numel() > 0) kernels::col2im(r.view(), x.view(), b.kernel, b.count, b.p);
  return without_batch(r, self.dim() == 3);
}

}  // namespace body

namespace rules {

void vjp_im2col(const Im2colCtx& c, const Tensor& g, Tensor* out) {
  const size_t n = c.self_meta.sizes.size();
  out[0] = ops::col2im(g, {c.self_meta.sizes[n - 2], c.self_meta.sizes[n - 1]}, c.kernel_size, c.dilation, c.padding,
                       c.stride);
}
void vjp_col2im(const Col2imCtx& c, const Tensor& g, Tensor* out) {
  out[0] = ops::im2col(g, c.kernel_size, c.dilation, c.padding, c.stride);
}

}  // namespace rules

namespace ops {

Tensor nn_unfold(const Tensor& input, IntSpan kernel_size, IntSpan dilation, IntSpan padding, IntSpan stride) {
  return im2col(input, kernel_size, dilation, padding, stride);
}
Tensor nn_fold(const Tensor& input, IntSpan output_size, IntSpan kernel_size, IntSpan dilation, IntSpan padding,
               IntSpan stride) {
  return col2im(input, output_size, kernel_size, dilation, padding, stride);
}

}  // namespace ops
}  // namespace eg

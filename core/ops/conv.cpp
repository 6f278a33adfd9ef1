// Convolutions: one primitive for all dimensions and for the transposed kind, one for the gradient of the weight. Both
// are bilinear, and each is the derivative of the other.
#include "kernels/conv.h"

#include <algorithm>

#include "core/engine/type_names.h"
#include "core/ops/common.h"

namespace eg {
namespace {

kernels::ConvParams params(int64_t nd, IntSpan stride, IntSpan padding, IntSpan dilation, int64_t groups) {
  kernels::ConvParams p;
  p.nd = static_cast<int32_t>(nd);
  for (int64_t i = 0; i < nd; ++i) {
    p.stride[i] = stride[i];
    p.padding[i] = padding[i];
    p.dilation[i] = dilation[i];
  }
  p.groups = groups;
  return p;
}

int64_t forward_size(int64_t in, int64_t kernel, int64_t stride, int64_t padding, int64_t dilation) {
  return (in + 2 * padding - dilation * (kernel - 1) - 1) / stride + 1;
}
int64_t transposed_size(int64_t in, int64_t kernel, int64_t stride, int64_t padding, int64_t dilation, int64_t extra) {
  return (in - 1) * stride - 2 * padding + dilation * (kernel - 1) + extra + 1;
}

// "3 x 4"
std::string by(IntSpan sizes) {
  std::string s;
  for (size_t i = 0; i < sizes.size(); ++i) s += eg::cat(i > 0 ? " x " : "", sizes[i]);
  return s;
}

void check_arguments(const Tensor& input, const Tensor& weight, const Tensor& bias, IntSpan stride, IntSpan padding,
                     IntSpan dilation, bool transposed, IntSpan output_padding, int64_t groups) {
  const int64_t k = weight.dim();
  check(groups > 0, "non-positive groups is not supported");
  check(k > 2, "weight should have at least three dimensions");
  check(k <= 5, "convolutions have at most three spatial dimensions");
  const size_t nd = static_cast<size_t>(k - 2);
  for (int64_t v : padding) check(v >= 0, "negative padding is not supported");
  for (int64_t v : output_padding) check(v >= 0, "negative output_padding is not supported");
  for (int64_t v : stride) check(v > 0, "non-positive stride is not supported");
  for (int64_t v : dilation) check(v > 0, "dilation should be greater than zero");
  check(input.dim() == k, "Expected ", k, "-dimensional input for ", k, "-dimensional weight ",
        shape_string(weight.sizes()), ", but got ", input.dim(), "-dimensional input of size ",
        shape_string(input.sizes()), " instead");
  check(stride.size() == nd && padding.size() == nd && dilation.size() == nd && output_padding.size() == nd,
        "expected stride, padding, dilation and output_padding to have ", nd, " elements each");
  check(weight.sizes()[0] >= groups, "Given groups=", groups, ", expected weight to be at least ", groups,
        " at dimension 0, but got weight of size ", shape_string(weight.sizes()), " instead");
  check(weight.sizes()[0] % groups == 0, "Given groups=", groups, ", expected weight to be divisible by ", groups,
        " at dimension 0, but got weight of size ", shape_string(weight.sizes()), " instead");
  const int64_t channels = transposed ? weight.sizes()[0] : weight.sizes()[1] * groups;
  check(input.sizes()[1] == channels, "Given ", transposed ? "transposed=1" : eg::cat("groups=", groups),
        ", weight of size ", shape_string(weight.sizes()), ", expected input", shape_string(input.sizes()), " to have ",
        channels, " channels, but got ", input.sizes()[1], " channels instead");
  const int64_t outputs = transposed ? weight.sizes()[1] * groups : weight.sizes()[0];
  check(!bias.defined() || (bias.dim() == 1 && bias.sizes()[0] == outputs), "Given weight of size ",
        shape_string(weight.sizes()), ", expected bias to be 1-dimensional with ", outputs,
        " elements, but got bias of size ", bias.defined() ? shape_string(bias.sizes()) : "", " instead");
  check(!bias.defined() || input.dtype() == bias.dtype(), "Input type (", c_name(input.dtype()), ") and bias type (",
        bias.defined() ? c_name(bias.dtype()) : "", ") should be the same");
  check(input.dtype() == weight.dtype(), "expected scalar type ", scalar_type_name(input.dtype()), " but found ",
        scalar_type_name(weight.dtype()));
  supports(!is_bool(input.dtype()) && !is_float8(input.dtype()), input.dtype(), "convolution");
  if (transposed) return;
  Dims have, need;
  bool fits = true;
  for (size_t i = 0; i < nd; ++i) {
    have.push_back(input.sizes()[i + 2] + 2 * padding[i]);
    need.push_back(dilation[i] * (weight.sizes()[i + 2] - 1) + 1);
    fits = fits && have[i] >= need[i];
  }
  check(fits, "Calculated padded input size per channel: (", by(have), "). Kernel size: (",
        by(need), "). Kernel size can't be greater than actual input size");
}

}  // namespace

namespace body {

Tensor convolution(const Tensor& input, const Tensor& weight, const Tensor& bias, IntSpan stride, IntSpan padding,
                   IntSpan dilation, bool transposed, IntSpan output_padding, int64_t groups) {
  check_arguments(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups);
  if (is_int(input.dtype())) {  // exact in double for all sums below 2^53
    const auto d = [](const Tensor& t) { return t.defined() ? to_raw(t, DType::Float64) : t; };
    return to_raw(
        convolution(d(input), d(weight), d(bias), stride, padding, dilation, transposed, output_padding, groups),
        input.dtype());
  }
  const int64_t nd = weight.dim() - 2;
  Dims shape{input.sizes()[0], transposed ? weight.sizes()[1] * groups : weight.sizes()[0]};
  for (int64_t i = 0; i < nd; ++i) {
    const int64_t in = input.sizes()[i + 2], k = weight.sizes()[i + 2];
    shape.push_back(transposed ? transposed_size(in, k, stride[i], padding[i], dilation[i], output_padding[i])
                               : forward_size(in, k, stride[i], padding[i], dilation[i]));
    check(shape.back() >= 0, "Given input size per channel: (", in, "). Calculated output size per channel: (",
          shape.back(), "). Output size is too small");
  }
  MemoryFormat format = MemoryFormat::Contiguous;
  for (const Tensor* t : {&input, &weight}) {
    if (const MemoryFormat f = image_format(*t, nd); f != MemoryFormat::Contiguous) format = f;
  }
  const Tensor r = new_format(shape, input.dtype(), format, input.device());
  if (r.numel() == 0) return r;
  if (input.numel() == 0 || weight.numel() == 0) {
    fill_raw(r, 0);
    if (bias.defined()) {
      Dims column(shape.size(), 1);
      column[1] = shape[1];
      copy_raw(r, eg::alias(contiguous_raw(bias), column, contiguous_strides(column), 0));
    }
    return r;
  }
  const kernels::ConvParams p = params(nd, stride, padding, dilation, groups);
  kernels::TensorView b{};
  if (bias.defined()) b = bias.view();
  const kernels::TensorView* maybe = bias.defined() ? &b : nullptr;
  if (transposed) {
    kernels::conv_grad_input(r.view(), input.view(), weight.view(), maybe, p);
  } else {
    kernels::conv(r.view(), input.view(), weight.view(), maybe, p);
  }
  return r;
}

Tensor convolution_weight(const Tensor& input, const Tensor& grad_output, IntSpan weight_size, IntSpan stride,
                          IntSpan padding, IntSpan dilation, bool transposed, IntSpan output_padding, int64_t groups) {
  const Tensor r = new_tensor(weight_size, input.dtype(), input.device());
  check(input.dim() == static_cast<int64_t>(weight_size.size()) && grad_output.dim() == input.dim(),
        "convolution_weight: input, gradient and weight have different numbers of dimensions");
  check_arguments(input, r, {}, stride, padding, dilation, transposed, output_padding, groups);
  check(input.dtype() == grad_output.dtype(), "convolution_weight: input and gradient have different dtypes");
  const int64_t nd = r.dim() - 2;
  Dims shape{input.sizes()[0], transposed ? weight_size[1] * groups : weight_size[0]};
  for (int64_t i = 0; i < nd; ++i) {
    const int64_t in = input.sizes()[i + 2], k = weight_size[i + 2];
    shape.push_back(transposed ? transposed_size(in, k, stride[i], padding[i], dilation[i], output_padding[i])
                               : forward_size(in, k, stride[i], padding[i], dilation[i]));
  }
  check(grad_output.sizes() == shape.span(), "convolution_weight: expected a gradient of size ", shape_string(shape),
        " but got ", shape_string(grad_output.sizes()));
  if (r.numel() == 0) return r;
  if (input.numel() == 0 || grad_output.numel() == 0) {
    fill_raw(r, 0);
    return r;
  }
  const kernels::ConvParams p = params(nd, stride, padding, dilation, groups);
  if (transposed) {
    kernels::conv_grad_weight(r.view(), input.view(), grad_output.view(), p);
  } else {
    kernels::conv_grad_weight(r.view(), grad_output.view(), input.view(), p);
  }
  return r;
}

}  // namespace body

namespace rules {

namespace {

// The transpose of a convolution with respect to its input, for an input of the given sizes.
Tensor input_gradient(const Tensor& g, const Tensor& weight, IntSpan input_sizes, IntSpan stride, IntSpan padding,
                      IntSpan dilation, bool transposed, int64_t groups) {
  const size_t nd = stride.size();
  Dims extra(nd, 0);
  if (!transposed) {
    for (size_t i = 0; i < nd; ++i) {
      extra[i] = input_sizes[i + 2] -
                 transposed_size(g.sizes()[i + 2], weight.sizes()[i + 2], stride[i], padding[i], dilation[i], 0);
    }
  }
  if (g.numel() == 0) return filled(input_sizes, g.dtype(), 0);
  Tensor r = ops::convolution(g, weight, {}, stride, padding, dilation, !transposed, extra, groups);
  for (size_t i = 0; transposed && i < nd; ++i) {  // output padding of a whole stride or more reads past the input
    if (r.sizes()[i + 2] > input_sizes[i + 2]) r = ops::narrow(r, static_cast<int64_t>(i) + 2, 0, input_sizes[i + 2]);
  }
  return r;
}

}  // namespace

void vjp_convolution(const ConvolutionCtx& c, const Tensor& g, Tensor* out) {
  if (c.needs[0]) {
    out[0] = input_gradient(g, conj_of(c.weight), c.input_meta.sizes, c.stride, c.padding, c.dilation, c.transposed,
                            c.groups);
  }
  if (c.needs[1]) {
    out[1] = ops::convolution_weight(conj_of(c.input), g, c.weight_meta.sizes, c.stride, c.padding, c.dilation,
                                     c.transposed, c.output_padding, c.groups);
  }
  if (c.needs[2]) {
    Dims dims;
    for (int64_t d = 0; d < g.dim(); ++d) {
      if (d != 1) dims.push_back(d);
    }
    out[2] = tied(ops::sum_dim(g, dims.span(), false), {c.input, c.weight});
  }
}
Tensor jvp_convolution(const ConvolutionCtx& c, const Tensor* t) {
  auto conv = [&](const Tensor& x, const Tensor& w) {
    return ops::convolution(x, w, {}, c.stride, c.padding, c.dilation, c.transposed, c.output_padding, c.groups);
  };
  Tensor r;
  auto add = [&](const Tensor& x) { r = r.defined() ? r + x : x; };
  if (t[0].defined()) add(conv(t[0], c.weight));
  if (t[1].defined()) add(conv(c.input, t[1]));
  if (t[2].defined()) {
    Dims column(c.weight.sizes().size(), 1);
    column[1] = t[2].sizes()[0];
    const Tensor b = ops::reshape(t[2], column);
    if (r.defined()) {
      r = r + b;
    } else {
      r = b + conv(c.input, c.weight) * 0.0;  // the result's shape
    }
  }
  return r;
}

void vjp_convolution_weight(const ConvolutionWeightCtx& c, const Tensor& g, Tensor* out) {
  if (c.needs[0]) {
    out[0] = input_gradient(conj_of(c.grad_output), g, c.input_meta.sizes, c.stride, c.padding, c.dilation,
                            c.transposed, c.groups);
  }
  if (c.needs[1]) {
    out[1] = ops::convolution(conj_of(c.input), g, {}, c.stride, c.padding, c.dilation, c.transposed, c.output_padding,
                              c.groups);
  }
}
Tensor jvp_convolution_weight(const ConvolutionWeightCtx& c, const Tensor* t) {
  auto weight = [&](const Tensor& x, const Tensor& g) {
    return ops::convolution_weight(x, g, c.weight_size, c.stride, c.padding, c.dilation, c.transposed, c.output_padding,
                                   c.groups);
  };
  const Tensor a = t[0].defined() ? weight(t[0], c.grad_output) : Tensor();
  if (!t[1].defined()) return a;
  const Tensor b = weight(c.input, t[1]);
  return a.defined() ? a + b : b;
}

}  // namespace rules

namespace ops {

namespace {

Dims spread(IntSpan s, int64_t nd, const char* what) {
  if (s.size() == 1) return Dims(static_cast<size_t>(nd), s[0]);
  check(static_cast<int64_t>(s.size()) == nd, "expected ", what, " to be a single integer value or a list of ", nd,
        " values to match the convolution dimensions, but got ", what, "=", shape_string(s));
  return Dims(s);
}

// Adds and takes away the batch dimension of unbatched inputs.
Tensor batched(const char* name, int64_t nd, const Tensor& input, auto&& run) {
  check(input.dim() == nd + 1 || input.dim() == nd + 2, "Expected ", nd + 1, "D (unbatched) or ", nd + 2,
        "D (batched) input to ", name, ", but got input of size: ", shape_string(input.sizes()));
  if (input.dim() == nd + 2) return run(input);
  return squeeze_dim(run(unsqueeze(input, 0)), 0);
}

Tensor conv(const char* name, int64_t nd, const Tensor& input, const Tensor& weight, const Tensor& bias, IntSpan stride,
            IntSpan padding, IntSpan dilation, int64_t groups) {
  return batched(name, nd, input, [&](const Tensor& x) {
    return convolution(x, weight, bias, spread(stride, nd, "stride"), spread(padding, nd, "padding"),
                       spread(dilation, nd, "dilation"), false, Dims(static_cast<size_t>(nd), 0), groups);
  });
}

Tensor conv_named(const char* name, int64_t nd, const Tensor& input, const Tensor& weight, const Tensor& bias,
                  IntSpan stride, std::string_view padding, IntSpan dilation, int64_t groups) {
  if (padding == "valid") return conv(name, nd, input, weight, bias, stride, {0}, dilation, groups);
  check(padding == "same", "Invalid padding string: '", padding, "'");
  check(groups > 0, "non-positive groups is not supported");
  const Dims steps = spread(stride, nd, "stride"), gaps = spread(dilation, nd, "dilation");
  for (int64_t s : steps) check(s == 1, "padding='same' is not supported for strided convolutions");
  return batched(name, nd, input, [&](const Tensor& x) {
    const int64_t k = weight.dim();
    check(k > 2, "weight should have at least three dimensions");
    check(x.dim() == k, "Expected ", k, "-dimensional input for ", k, "-dimensional weight ",
          shape_string(weight.sizes()), ", but got ", x.dim(), "-dimensional input of size ", shape_string(x.sizes()),
          " instead");
    // What is left over of an odd total goes behind the last element.
    Dims pads(static_cast<size_t>(nd)), behind(2 * static_cast<size_t>(nd), 0);
    bool uneven = false;
    for (int64_t i = 0; i < nd; ++i) {
      const int64_t total = gaps[i] * (weight.sizes()[i + 2] - 1);
      pads[i] = total / 2;
      if (total % 2 != 0) {
        behind[2 * (nd - 1 - i) + 1] = 1;
        uneven = true;
      }
    }
    return convolution(uneven ? constant_pad_nd(x, behind, 0) : x, weight, bias, steps, pads, gaps, false,
                       Dims(static_cast<size_t>(nd), 0), groups);
  });
}

Tensor conv_transpose(const char* name, int64_t nd, const Tensor& input, const Tensor& weight, const Tensor& bias,
                      IntSpan stride, IntSpan padding, IntSpan output_padding, int64_t groups, IntSpan dilation) {
  return batched(name, nd, input, [&](const Tensor& x) {
    const Dims steps = spread(stride, nd, "stride"), gaps = spread(dilation, nd, "dilation");
    const Dims extra = spread(output_padding, nd, "output_padding");
    for (int64_t i = 0; i < nd; ++i) {
      check(extra[i] < steps[i] || extra[i] < gaps[i],
            "output padding must be smaller than either stride or dilation, but got output_padding: ", extra[i],
            ", stride: ", steps[i], ", dilation: ", gaps[i]);
    }
    return convolution(x, weight, bias, steps, spread(padding, nd, "padding"), gaps, true, extra, groups);
  });
}

}  // namespace

#define EG_CONV(nd)                                                                                                   \
  Tensor conv##nd##d(const Tensor& input, const Tensor& weight, const Tensor& bias, IntSpan stride, IntSpan padding,  \
                     IntSpan dilation, int64_t groups) {                                                              \
    return conv("conv" #nd "d", nd, input, weight, bias, stride, padding, dilation, groups);                          \
  }                                                                                                                   \
  Tensor conv##nd##d_padding(const Tensor& input, const Tensor& weight, const Tensor& bias, IntSpan stride,           \
                             std::string_view padding, IntSpan dilation, int64_t groups) {                            \
    return conv_named("conv" #nd "d", nd, input, weight, bias, stride, padding, dilation, groups);                    \
  }                                                                                                                   \
  Tensor conv_transpose##nd##d(const Tensor& input, const Tensor& weight, const Tensor& bias, IntSpan stride,         \
                               IntSpan padding, IntSpan output_padding, int64_t groups, IntSpan dilation) {           \
    return conv_transpose("conv_transpose" #nd "d", nd, input, weight, bias, stride, padding, output_padding, groups, \
                          dilation);                                                                                  \
  }
EG_CONV(1)
EG_CONV(2)
EG_CONV(3)
#undef EG_CONV

}  // namespace ops
}  // namespace eg

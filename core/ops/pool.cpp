// Pooling. One-dimensional pooling is two-dimensional pooling of a plane of height 1.
#include "kernels/pool.h"

#include <algorithm>

#include "core/ops/common.h"

namespace eg {
namespace {

struct Window {
  int64_t kernel[2], stride[2], padding[2], dilation[2] = {1, 1};
  bool ceil_mode = false;
};

int64_t pick(IntSpan s, size_t i) { return s.size() == 1 ? s[0] : s[i]; }

Window window(IntSpan kernel, std::optional<IntSpan> stride, IntSpan padding, std::optional<IntSpan> dilation,
              bool ceil_mode) {
  Window w;
  w.ceil_mode = ceil_mode;
  const auto one_or_two = [](IntSpan s, const char* what) {
    check(s.size() == 1 || s.size() == 2, what, " must either be a single int, or a tuple of two ints");
  };
  one_or_two(kernel, "kernel_size");
  one_or_two(padding, "padding");
  const IntSpan steps = stride && !stride->empty() ? *stride : kernel;
  one_or_two(steps, "stride");
  for (size_t i = 0; i < 2; ++i) {
    w.kernel[i] = pick(kernel, i);
    w.stride[i] = pick(steps, i);
    w.padding[i] = pick(padding, i);
    if (dilation) w.dilation[i] = pick(*dilation, i);
  }
  return w;
}

void check_window(const Window& w, const char* name) {
  for (int i = 0; i < 2; ++i) {
    for (int64_t v : {w.kernel[i], w.stride[i], w.dilation[i], w.padding[i]}) {
      check(v <= INT32_MAX && v >= INT32_MIN, name, "(): integer out of range: ", v);
    }
    check(w.kernel[i] > 0, name, "() kernel_size must be greater than zero, but got ", w.kernel[i]);
    check(w.stride[i] > 0, name, "() stride must be greater than zero, but got ", w.stride[i]);
    check(w.dilation[i] > 0, name, "() dilation must be greater than zero, but got ", w.dilation[i]);
    check(w.padding[i] >= 0, name, ": pad must be non-negative, but got pad: ", w.padding[i]);
    check(w.padding[i] <= ((w.kernel[i] - 1) * w.dilation[i] + 1) / 2,
          "pad should be at most half of effective kernel size, but got pad=", w.padding[i],
          ", kernel_size=", w.kernel[i], " and dilation=", w.dilation[i]);
  }
}

int64_t pooled_size(int64_t in, const Window& w, int i) {
  const int64_t span =
      in + 2 * w.padding[i] - w.dilation[i] * (w.kernel[i] - 1) - 1 + (w.ceil_mode ? w.stride[i] - 1 : 0);
  const int64_t floor = span >= 0 ? span / w.stride[i] : -((-span + w.stride[i] - 1) / w.stride[i]);
  int64_t out = floor + 1;
  // The last window starts inside the input or its left padding.
  if (w.ceil_mode && (out - 1) * w.stride[i] >= in + w.padding[i]) --out;
  return out;
}

// The result's sizes; `name` for messages.
Dims pooled_shape(IntSpan in, const Window& w, const char* name) {
  const size_t n = in.size();
  Dims out(in);
  for (int i = 0; i < 2; ++i) {
    const int64_t size = pooled_size(in[n - 2 + i], w, i);
    check(size >= 1, name, "() Invalid computed output size: ", size);
    out[n - 2 + i] = size;
  }
  return out;
}

void check_planes(const Tensor& self, const char* name) {
  bool planes = self.dim() == 3 || self.dim() == 4;
  for (int64_t d = self.dim() == 4 ? 1 : 0; planes && d < self.dim(); ++d) planes = self.sizes()[d] > 0;
  check(planes, name, "(): Expected 3D or 4D (batch mode) tensor with optional 0 dim batch size for input, but got: ",
        shape_string(self.sizes()));
}

kernels::PoolParams params(const Window& w) {
  kernels::PoolParams p;
  p.nd = 2;
  for (int i = 0; i < 2; ++i) {
    p.kernel[i] = w.kernel[i];
    p.stride[i] = w.stride[i];
    p.padding[i] = w.padding[i];
    p.dilation[i] = w.dilation[i];
  }
  return p;
}

Tensor output(const Tensor& self, IntSpan shape, DType dtype) {
  const bool last = self.dim() == 4 && !self.is_contiguous() && self.is_contiguous(MemoryFormat::ChannelsLast);
  return new_format(shape, dtype, last ? MemoryFormat::ChannelsLast : MemoryFormat::Contiguous, self.device());
}

void no_complex(const char* name, const Tensor& t) {
  check(!t.is_complex() && t.dtype() != DType::Bool, Code::NotImplemented, "\"", name, "\" not implemented for '",
        scalar_type_name(t.dtype()), "'");
}

kernels::PoolParams average_params(const Window& w, bool count_include_pad, std::optional<int64_t> divisor_override) {
  check(!divisor_override || *divisor_override != 0, "divisor must be not zero");
  kernels::PoolParams p = params(w);
  p.count_include_pad = count_include_pad;
  p.divisor_override = divisor_override.value_or(0);
  return p;
}

}  // namespace

namespace body {

std::tuple<Tensor, Tensor> max_pool2d_with_indices(const Tensor& self, IntSpan kernel_size,
                                                   std::optional<IntSpan> stride, IntSpan padding, IntSpan dilation,
                                                   bool ceil_mode) {
  const Window w = window(kernel_size, stride, padding, dilation, ceil_mode);
  check_window(w, "max_pool2d");
  check_planes(self, "max_pool2d");
  no_complex("max_pool2d", self);
  const Dims shape = pooled_shape(self.sizes(), w, "max_pool2d");
  const Tensor values = output(self, shape, self.dtype()), indices = output(self, shape, DType::Int64);
  if (values.numel() > 0) {
    const kernels::TensorView i = indices.view();
    kernels::max_pool(values.view(), &i, self.view(), params(w));
  }
  return {values, indices};
}

Tensor avg_pool2d(const Tensor& self, IntSpan kernel_size, std::optional<IntSpan> stride, IntSpan padding,
                  bool ceil_mode, bool count_include_pad, std::optional<int64_t> divisor_override) {
  const Window w = window(kernel_size, stride, padding, std::nullopt, ceil_mode);
  const kernels::PoolParams p = average_params(w, count_include_pad, divisor_override);
  check_window(w, "avg_pool2d");
  check_planes(self, "avg_pool2d");
  check(is_floating(self.dtype()) || self.dtype() == DType::Int64, Code::NotImplemented,
        "\"avg_pool2d\" not implemented for '", scalar_type_name(self.dtype()), "'");
  const Tensor r = output(self, pooled_shape(self.sizes(), w, "avg_pool2d"), self.dtype());
  if (r.numel() > 0) kernels::avg_pool(r.view(), self.view(), p);
  return r;
}

Tensor avg_pool2d_backward(const Tensor& grad_output, IntSpan input_size, IntSpan kernel_size, IntSpan stride,
                           IntSpan padding, bool ceil_mode, bool count_include_pad,
                           std::optional<int64_t> divisor_override) {
  const Window w = window(kernel_size, stride, padding, std::nullopt, ceil_mode);
  check_window(w, "avg_pool2d_backward");
  check(input_size.size() == grad_output.sizes().size() && (input_size.size() == 3 || input_size.size() == 4) &&
            pooled_shape(input_size, w, "avg_pool2d_backward") == grad_output.sizes(),
        "avg_pool2d_backward: gradient of size ", shape_string(grad_output.sizes()),
        " does not belong to an input of size ", shape_string(input_size));
  no_complex("avg_pool2d_backward", grad_output);
  const Tensor r = new_tensor(input_size, grad_output.dtype(), grad_output.device());
  if (r.numel() > 0) {
    kernels::avg_pool_backward(r.view(), grad_output.view(), average_params(w, count_include_pad, divisor_override));
  }
  return r;
}

}  // namespace body

namespace rules {

void vjp_max_pool2d_with_indices(const MaxPool2dWithIndicesCtx& c, const Tensor* g, Tensor* out) {
  const Dims& in = c.self_meta.sizes;
  if (fusable({&g[0], &c.indices}) && g[0].numel() > 0) {
    out[0] = new_tensor(in, g[0].dtype());
    kernels::max_pool_backward(out[0].view(), g[0].view(), c.indices.view(), 2);
    return;
  }
  Dims flat(in);
  const size_t n = in.size();
  flat.resize(n - 1);
  flat[n - 2] = in[n - 2] * in[n - 1];
  Dims positions(flat);
  positions[n - 2] = -1;
  if (g[0].numel() == 0) {
    out[0] = filled(in, g[0].dtype(), 0);
    return;
  }
  const Tensor sums = ops::scatter_add(filled(flat, g[0].dtype(), 0), -1, ops::reshape(c.indices, positions),
                                       ops::reshape(g[0], positions));
  out[0] = ops::reshape(sums, in);
}

void vjp_avg_pool2d(const AvgPool2dCtx& c, const Tensor& g, Tensor* out) {
  const IntSpan stride = c.stride && !c.stride->empty() ? c.stride->span() : c.kernel_size.span();
  out[0] = ops::avg_pool2d_backward(g, c.self_meta.sizes, c.kernel_size, stride, c.padding, c.ceil_mode,
                                    c.count_include_pad, c.divisor_override);
}
void vjp_avg_pool2d_backward(const AvgPool2dBackwardCtx& c, const Tensor& g, Tensor* out) {
  out[0] = ops::avg_pool2d(g, c.kernel_size, c.stride.span(), c.padding, c.ceil_mode, c.count_include_pad,
                           c.divisor_override);
}

}  // namespace rules

namespace ops {

Tensor max_pool2d(const Tensor& self, IntSpan kernel_size, std::optional<IntSpan> stride, IntSpan padding,
                  IntSpan dilation, bool ceil_mode) {
  return std::get<0>(max_pool2d_with_indices(self, kernel_size, stride, padding, dilation, ceil_mode));
}

namespace {
// The arguments of a one-dimensional window for planes of height 1.
struct Flat {
  Dims kernel, stride, padding, dilation;
  Flat(IntSpan k, std::optional<IntSpan> s, IntSpan p, IntSpan d)
      : kernel{1, k[0]}, stride{1, s && !s->empty() ? (*s)[0] : k[0]}, padding{0, p[0]}, dilation{1, d[0]} {}
};
void check_lines(const Tensor& self, IntSpan kernel, const char* name) {
  check(kernel.size() == 1, name, "() kernel_size must contain one int");
  bool lines = self.dim() == 2 || self.dim() == 3;
  for (int64_t d = self.dim() == 3 ? 1 : 0; lines && d < self.dim(); ++d) lines = self.sizes()[d] > 0;
  check(lines, name, "() Expected 2D or 3D (batch mode) tensor with optional 0 dim batch size for input, but got ",
        shape_string(self.sizes()));
}
}  // namespace

std::tuple<Tensor, Tensor> max_pool1d_with_indices(const Tensor& self, IntSpan kernel_size,
                                                   std::optional<IntSpan> stride, IntSpan padding, IntSpan dilation,
                                                   bool ceil_mode) {
  check_lines(self, kernel_size, "max_pool1d");
  const Flat f(kernel_size, stride, padding, dilation);
  const auto [values, indices] =
      max_pool2d_with_indices(unsqueeze(self, -2), f.kernel, f.stride.span(), f.padding, f.dilation, ceil_mode);
  return {squeeze_dim(values, -2), squeeze_dim(indices, -2)};
}
Tensor max_pool1d(const Tensor& self, IntSpan kernel_size, std::optional<IntSpan> stride, IntSpan padding,
                  IntSpan dilation, bool ceil_mode) {
  check(is_floating(self.dtype()), Code::NotImplemented, "\"max_pool1d_impl\" not implemented for '",
        scalar_type_name(self.dtype()), "'");
  return std::get<0>(max_pool1d_with_indices(self, kernel_size, stride, padding, dilation, ceil_mode));
}
Tensor avg_pool1d(const Tensor& self, IntSpan kernel_size, std::optional<IntSpan> stride, IntSpan padding,
                  bool ceil_mode, bool count_include_pad) {
  check_lines(self, kernel_size, "avg_pool1d");
  const Flat f(kernel_size, stride, padding, {1});
  return squeeze_dim(
      avg_pool2d(unsqueeze(self, -2), f.kernel, f.stride.span(), f.padding, ceil_mode, count_include_pad, std::nullopt),
      -2);
}

namespace {
// (out, in): row i averages its window of the input.
Tensor averages(int64_t in, int64_t out, DType dtype) {
  const Tensor t = new_zeros({out, in}, DType::Float64);
  for (int64_t i = 0; i < out; ++i) {
    const int64_t from = i * in / out, to = ((i + 1) * in + out - 1) / out;
    for (int64_t k = from; k < to; ++k) t.data_as<double>()[i * in + k] = 1.0 / static_cast<double>(to - from);
  }
  return to_raw(t, dtype);
}
Tensor average_along(const Tensor& x, int64_t dim, int64_t out) {
  const Tensor moved = movedim(x, {dim}, {-1});
  return movedim(matmul(moved, transpose(averages(x.size(dim), out, x.dtype()), 0, 1)), {-1}, {dim});
}
}  // namespace

Tensor adaptive_avg_pool1d(const Tensor& self, IntSpan output_size) {
  check(output_size.size() == 1, "adaptive_avg_pool1d() argument 'output_size' should contain one int (got ",
        output_size.size(), ")");
  check(self.dim() == 2 || self.dim() == 3, "Expected 2 to 3 dimensions, but got ", self.dim(),
        "-dimensional tensor for argument #1 'self' (while checking arguments for adaptive_avg_pool1d)");
  return squeeze_dim(adaptive_avg_pool2d(unsqueeze(self, -2), {1, output_size[0]}), -2);
}
Tensor adaptive_avg_pool2d(const Tensor& self, IntSpan output_size) {
  const char* name = "adaptive_avg_pool2d";
  check(output_size.size() == 1 || output_size.size() == 2, name, ": output_size must be 2");
  const int64_t rows = pick(output_size, 0), columns = pick(output_size, 1);
  check(self.dim() >= 3 && self.dim() <= 4, name, "(): Expected 3D or 4D tensor, but got ", shape_string(self.sizes()));
  for (int64_t d = 1; d < self.dim(); ++d) {
    check(self.size(d) > 0, name,
          "(): Expected input to have non-zero size for non-batch dimensions, but input has sizes ",
          shape_string(self.sizes()), " with dimension ", d, " being empty");
  }
  check(rows >= 0 && columns >= 0, name, ": elements of output_size must be greater than or equal to 0 but received {",
        rows, ", ", columns, "}");
  check(is_floating(self.dtype()), Code::NotImplemented, "\"", name, "\" not implemented for '",
        scalar_type_name(self.dtype()), "'");
  const int64_t height = self.size(-2), width = self.size(-1);
  if (rows > 0 && columns > 0 && self.numel() > 0 && height % rows == 0 && width % columns == 0) {  // windows side by side
    const Dims window{height / rows, width / columns};
    return avg_pool2d(self, window, window.span(), {0, 0}, false, true, std::nullopt);
  }
  const Tensor x = is_half(self.dtype()) ? cast(self, DType::Float32) : self;
  const Tensor r = cast(average_along(average_along(x, -1, columns), -2, rows), self.dtype());
  const bool last = self.dim() == 4 && !self.is_contiguous() && self.is_contiguous(MemoryFormat::ChannelsLast);
  return contiguous(r, last ? MemoryFormat::ChannelsLast : MemoryFormat::Contiguous);
}

}  // namespace ops
}  // namespace eg

// Pooling over windows at regular steps. One-dimensional pooling is two-dimensional pooling of a plane of height 1.
#include "core/ops/pool.h"

#include <algorithm>

#include "kernels/pool.h"

namespace eg {

Tensor pool_output(const Tensor& like, IntSpan shape, DType dtype, int nd) {
  return new_format(shape, dtype, image_format(like, nd), like.device());
}
Tensor image_output(const Tensor& like, IntSpan shape, DType dtype, int nd) {
  return nd == 2 ? pool_output(like, shape, dtype, nd) : new_tensor(shape, dtype, like.device());
}

namespace {
// The last nd dimensions as one.
Tensor flat(const Tensor& t, int nd) {
  const size_t lead = static_cast<size_t>(t.dim() - nd);
  Dims shape(t.sizes().slice(0, lead));
  shape.push_back(numel_of(t.sizes().slice(lead, static_cast<size_t>(nd))));
  return ops::reshape(t, shape);
}
}  // namespace

Tensor spread_maxima(const Tensor& g, const Tensor& indices, IntSpan in, int nd) {
  if (g.numel() == 0) return filled(in, g.dtype(), 0);
  if (fusable({&g, &indices})) {
    const Tensor r = pool_output(indices, in, g.dtype(), nd);
    kernels::max_pool_backward(r.view(), g.view(), indices.view(), nd);
    return r;
  }
  Dims lines(in.slice(0, in.size() - static_cast<size_t>(nd)));
  lines.push_back(numel_of(in) / std::max<int64_t>(numel_of(lines), 1));
  return ops::reshape(ops::scatter_add(filled(lines, g.dtype(), 0), -1, flat(indices, nd), flat(g, nd)), in);
}

Tensor pick_maxima(const Tensor& t, const Tensor& indices, int nd) {
  if (indices.numel() == 0) return filled(indices.sizes(), t.dtype(), 0);
  if (fusable({&t, &indices})) {
    const Tensor r = pool_output(indices, indices.sizes(), t.dtype(), nd);
    kernels::max_pick(r.view(), t.view(), indices.view(), nd);
    return r;
  }
  return ops::reshape(ops::gather(flat(t, nd), -1, flat(indices, nd)), indices.sizes());
}

namespace {

struct Window : kernels::PoolParams {
  const char* name;
  bool ceil_mode = false;
};

Window window(const char* name, int nd, IntSpan kernel, std::optional<IntSpan> stride, IntSpan padding,
              std::optional<IntSpan> dilation, bool ceil_mode) {
  const bool average = !dilation;
  const char* const either = average && nd == 3 ? "" : "either ";
  const auto fits = [&](IntSpan s, const char* what, const char* must, const char* how) {
    check(s.size() == 1 || s.size() == static_cast<size_t>(nd), name, ": ", what, " must ", must, how,
          "a single int, or a tuple of ", nd == 2 ? "two" : "three", " ints");
  };
  const IntSpan steps = stride && !stride->empty() ? *stride : kernel;
  fits(kernel, "kernel_size", either, "be ");
  fits(steps, "stride", either, "be omitted, ");
  fits(padding, "padding", either, "be ");
  if (dilation) fits(*dilation, "dilation", "be either ", "");
  Window w;
  w.nd = nd;
  w.name = name;
  w.ceil_mode = ceil_mode;
  for (int i = 0; i < nd; ++i) {
    w.kernel[i] = pick(kernel, i);
    w.stride[i] = pick(steps, i);
    w.padding[i] = pick(padding, i);
    if (dilation) w.dilation[i] = pick(*dilation, i);
    for (int64_t v : {w.kernel[i], w.stride[i], w.dilation[i], w.padding[i]}) {
      check(v <= INT32_MAX && v >= INT32_MIN, "integer out of range");
    }
  }
  return w;
}

// "kT: 2 kH: 3 kW: 3"
std::string listed(const char* prefix, const int64_t* v, int nd) {
  std::string s;
  for (int i = 0; i < nd; ++i) s += eg::cat(i ? " " : "", prefix, "THW"[3 - nd + i], ": ", v[i]);
  return s;
}
// "3x4x5"
std::string volume(int64_t planes, const int64_t* v, int nd) {
  std::string s = eg::cat(planes);
  for (int i = 0; i < nd; ++i) s += eg::cat("x", v[i]);
  return s;
}

void check_window(const Window& w) {
  for (int i = 0; i < w.nd; ++i) {
    check(w.stride[i] != 0, "stride should not be zero");
    check(w.padding[i] >= 0, "pad must be non-negative, but got pad: ", w.padding[i]);
    check(w.padding[i] <= ((w.kernel[i] - 1) * w.dilation[i] + 1) / 2 || w.dilation[i] <= 0,
          "pad should be at most half of effective kernel size, but got pad=", w.padding[i],
          ", kernel_size=", w.kernel[i], " and dilation=", w.dilation[i]);
  }
  const auto positive = [&](const int64_t* v, const char* what, const char* prefix) {
    if (*std::min_element(v, v + w.nd) > 0) return;
    fail(Code::Runtime, what, " should be greater than zero, but got ", listed(prefix, v, w.nd));
  };
  positive(w.kernel, "kernel size", "k");
  positive(w.stride, "stride", "d");
  positive(w.dilation, "dilation", "dilation");
}

void check_rank(const Tensor& self, const Window& w) {
  check(self.dim() == w.nd + 1 || self.dim() == w.nd + 2, "non-empty ", w.nd + 1, "D or ", w.nd + 2,
        "D (batch mode) tensor expected for input");
}

void check_filled(const Tensor& self, const Window& w, const char* where) {
  for (int64_t d = self.dim() == w.nd + 2 ? 1 : 0; d < self.dim(); ++d) {
    check(w.nd != 2 || self.size(d) > 0,
          "Expected 3D or 4D (batch mode) tensor with optional 0 dim batch size for input, but got:",
          shape_string(self.sizes()));
    check(self.size(d) > 0, where, "(): Expected input's non-batch dimensions to have positive length, but input has ",
          "a shape of ", shape_string(self.sizes()), " and non-batch dimension ", self.size(d), " has length zero!");
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

// The result's sizes.
Dims pooled_shape(IntSpan in, const Window& w) {
  const size_t lead = in.size() - static_cast<size_t>(w.nd);
  Dims out(in);
  for (int i = 0; i < w.nd; ++i) out[lead + i] = pooled_size(in[lead + i], w, i);
  for (int i = 0; i < w.nd; ++i) {
    if (out[lead + i] >= 1) continue;
    fail(Code::Runtime, "Given input size: (", volume(in[lead - 1], in.data() + lead, w.nd),
         "). Calculated output size: (", volume(in[lead - 1], &out[lead], w.nd), "). Output size is too small");
  }
  return out;
}

std::tuple<Tensor, Tensor> max_pool(const Tensor& self, const Window& w) {
  check_rank(self, w);
  check_window(w);
  check_filled(self, w, w.nd == 2 ? w.name : "max_pool3d_with_indices_out_cpu_template");
  const Dims shape = pooled_shape(self.sizes(), w);
  const DType t = self.dtype();
  supports(t != DType::Bool && !is_float8(t) && !self.is_complex() && t != DType::UInt16 && t != DType::UInt32 &&
               t != DType::UInt64,
           t, w.name);
  const Tensor values = pool_output(self, shape, t, w.nd), indices = pool_output(self, shape, DType::Int64, w.nd);
  if (values.numel() > 0) kernels::max_pool(values.view(), indices.view(), self.view(), w);
  return {values, indices};
}

void count(Window& w, bool count_include_pad, std::optional<int64_t> divisor_override) {
  check(!divisor_override || *divisor_override != 0, "divisor must be not zero");
  w.count_include_pad = count_include_pad;
  w.divisor_override = divisor_override.value_or(0);
}

Tensor avg_pool(const Tensor& self, const Window& w) {
  if (w.nd == 2) {
    (void)self.size(-3);
    check(self.dim() == 3 || self.dim() == 4,
          "Expected 3D or 4D (batch mode) tensor with optional 0 dim batch size for input, but got:",
          shape_string(self.sizes()));
  } else {
    check_rank(self, w);
  }
  check_window(w);
  check_filled(self, w, w.name);
  const int64_t* in = self.sizes().data() + self.dim() - w.nd;
  if (w.nd == 3 && (in[0] < w.kernel[0] || in[1] < w.kernel[1] || in[2] < w.kernel[2])) {
    fail(Code::Runtime, "input image (", listed("", in, 3), ") smaller than kernel size (", listed("k", w.kernel, 3),
         ")");
  }
  const Dims shape = pooled_shape(self.sizes(), w);
  supports((is_floating(self.dtype()) && !is_float8(self.dtype())) || self.dtype() == DType::Int64, self.dtype(),
           w.name, w.nd == 2 ? "" : "_out_frame");
  const Tensor r = image_output(self, shape, self.dtype(), w.nd);
  if (r.numel() > 0) kernels::avg_pool(r.view(), self.view(), w);
  return r;
}

Tensor avg_pool_backward(const Tensor& g, IntSpan in, const Window& w) {
  check_window(w);
  const size_t nd = static_cast<size_t>(w.nd);
  check(
      in.size() == g.sizes().size() && (in.size() == nd + 1 || in.size() == nd + 2) && pooled_shape(in, w) == g.sizes(),
      w.name, "_backward: gradient of size ", shape_string(g.sizes()), " does not belong to an input of size ",
      shape_string(in));
  supports(is_floating(g.dtype()) && !is_float8(g.dtype()), g.dtype(), w.name, "_backward");
  const Tensor r = image_output(g, in, g.dtype(), w.nd);
  if (r.numel() > 0) kernels::avg_pool_backward(r.view(), g.view(), w);
  return r;
}

}  // namespace

namespace body {

std::tuple<Tensor, Tensor> max_pool2d_with_indices(const Tensor& self, IntSpan kernel_size,
                                                   std::optional<IntSpan> stride, IntSpan padding, IntSpan dilation,
                                                   bool ceil_mode) {
  return max_pool(self, window("max_pool2d", 2, kernel_size, stride, padding, dilation, ceil_mode));
}
std::tuple<Tensor, Tensor> max_pool3d_with_indices(const Tensor& self, IntSpan kernel_size,
                                                   std::optional<IntSpan> stride, IntSpan padding, IntSpan dilation,
                                                   bool ceil_mode) {
  return max_pool(self, window("max_pool3d", 3, kernel_size, stride, padding, dilation, ceil_mode));
}

Tensor avg_pool2d(const Tensor& self, IntSpan kernel_size, std::optional<IntSpan> stride, IntSpan padding,
                  bool ceil_mode, bool count_include_pad, std::optional<int64_t> divisor_override) {
  Window w = window("avg_pool2d", 2, kernel_size, stride, padding, std::nullopt, ceil_mode);
  count(w, count_include_pad, divisor_override);
  return avg_pool(self, w);
}
Tensor avg_pool3d(const Tensor& self, IntSpan kernel_size, std::optional<IntSpan> stride, IntSpan padding,
                  bool ceil_mode, bool count_include_pad, std::optional<int64_t> divisor_override) {
  Window w = window("avg_pool3d", 3, kernel_size, stride, padding, std::nullopt, ceil_mode);
  count(w, count_include_pad, divisor_override);
  return avg_pool(self, w);
}

Tensor avg_pool2d_backward(const Tensor& grad_output, IntSpan input_size, IntSpan kernel_size, IntSpan stride,
                           IntSpan padding, bool ceil_mode, bool count_include_pad,
                           std::optional<int64_t> divisor_override) {
  Window w = window("avg_pool2d", 2, kernel_size, stride, padding, std::nullopt, ceil_mode);
  count(w, count_include_pad, divisor_override);
  return avg_pool_backward(grad_output, input_size, w);
}
Tensor avg_pool3d_backward(const Tensor& grad_output, IntSpan input_size, IntSpan kernel_size, IntSpan stride,
                           IntSpan padding, bool ceil_mode, bool count_include_pad,
                           std::optional<int64_t> divisor_override) {
  Window w = window("avg_pool3d", 3, kernel_size, stride, padding, std::nullopt, ceil_mode);
  count(w, count_include_pad, divisor_override);
  return avg_pool_backward(grad_output, input_size, w);
}

}  // namespace body

namespace rules {

void vjp_max_pool2d_with_indices(const MaxPool2dWithIndicesCtx& c, const Tensor* g, Tensor* out) {
  out[0] = spread_maxima(g[0], c.indices, c.self_meta.sizes, 2);
}
void jvp_max_pool2d_with_indices(const MaxPool2dWithIndicesCtx& c, const Tensor* t, Tensor* out) {
  out[0] = pick_maxima(t[0], c.indices, 2);
}
void vjp_max_pool3d_with_indices(const MaxPool3dWithIndicesCtx& c, const Tensor* g, Tensor* out) {
  out[0] = spread_maxima(g[0], c.indices, c.self_meta.sizes, 3);
}
void jvp_max_pool3d_with_indices(const MaxPool3dWithIndicesCtx& c, const Tensor* t, Tensor* out) {
  out[0] = pick_maxima(t[0], c.indices, 3);
}

namespace {
template <class C>
IntSpan stride_of(const C& c) {
  return c.stride && !c.stride->empty() ? c.stride->span() : c.kernel_size.span();
}
}  // namespace

void vjp_avg_pool2d(const AvgPool2dCtx& c, const Tensor& g, Tensor* out) {
  out[0] = ops::avg_pool2d_backward(g, c.self_meta.sizes, c.kernel_size, stride_of(c), c.padding, c.ceil_mode,
                                    c.count_include_pad, c.divisor_override);
}
void vjp_avg_pool2d_backward(const AvgPool2dBackwardCtx& c, const Tensor& g, Tensor* out) {
  out[0] = ops::avg_pool2d(g, c.kernel_size, c.stride.span(), c.padding, c.ceil_mode, c.count_include_pad,
                           c.divisor_override);
}
void vjp_avg_pool3d(const AvgPool3dCtx& c, const Tensor& g, Tensor* out) {
  out[0] = ops::avg_pool3d_backward(g, c.self_meta.sizes, c.kernel_size, stride_of(c), c.padding, c.ceil_mode,
                                    c.count_include_pad, c.divisor_override);
}
void vjp_avg_pool3d_backward(const AvgPool3dBackwardCtx& c, const Tensor& g, Tensor* out) {
  out[0] = ops::avg_pool3d(g, c.kernel_size, c.stride.span(), c.padding, c.ceil_mode, c.count_include_pad,
                           c.divisor_override);
}

}  // namespace rules

namespace ops {

Tensor max_pool2d(const Tensor& self, IntSpan kernel_size, std::optional<IntSpan> stride, IntSpan padding,
                  IntSpan dilation, bool ceil_mode) {
  return std::get<0>(max_pool2d_with_indices(self, kernel_size, stride, padding, dilation, ceil_mode));
}
Tensor max_pool3d(const Tensor& self, IntSpan kernel_size, std::optional<IntSpan> stride, IntSpan padding,
                  IntSpan dilation, bool ceil_mode) {
  return std::get<0>(max_pool3d_with_indices(self, kernel_size, stride, padding, dilation, ceil_mode));
}

namespace {
// The arguments of a one-dimensional window for planes of height 1.
struct Flat {
  Dims kernel, stride, padding, dilation;
  Flat(IntSpan k, std::optional<IntSpan> s, IntSpan p, IntSpan d)
      : kernel{1, k[0]}, stride{1, s && !s->empty() ? (*s)[0] : k[0]}, padding{0, p[0]}, dilation{1, d[0]} {}
};
// The places of a one-dimensional window's arguments take one number each.
void check_line(const Tensor& self, IntSpan kernel, std::optional<IntSpan> stride, IntSpan padding, IntSpan dilation,
                const char* name) {
  check(self.dim() == 2 || self.dim() == 3, "Expected 2 to 3 dimensions, but got ", self.dim(),
        "-dimensional tensor for argument #1 'self' (while checking arguments for ", name, ")");
  const auto one = [&](IntSpan s, const char* what) {
    check(s.size() == 1, name, "() argument '", what, "' should contain one int (got ", s.size(), ")");
  };
  one(kernel, "kernel_size");
  if (stride && !stride->empty()) one(*stride, "stride");
  one(padding, "padding");
  one(dilation, "dilation");
}
}  // namespace

std::tuple<Tensor, Tensor> max_pool1d_with_indices(const Tensor& self, IntSpan kernel_size,
                                                   std::optional<IntSpan> stride, IntSpan padding, IntSpan dilation,
                                                   bool ceil_mode) {
  check_line(self, kernel_size, stride, padding, dilation, "max_pool1d");
  const Flat f(kernel_size, stride, padding, dilation);
  const auto [values, indices] =
      max_pool2d_with_indices(unsqueeze(self, -2), f.kernel, f.stride.span(), f.padding, f.dilation, ceil_mode);
  return {squeeze_dim(values, -2), squeeze_dim(indices, -2)};
}
Tensor max_pool1d(const Tensor& self, IntSpan kernel_size, std::optional<IntSpan> stride, IntSpan padding,
                  IntSpan dilation, bool ceil_mode) {
  const char* name = "max_pool1d";
  bool lines = self.dim() == 2 || self.dim() == 3;
  for (int64_t d = self.dim() == 3 ? 1 : 0; lines && d < self.dim(); ++d) lines = self.sizes()[d] > 0;
  check(lines, name, ": Expected 2D or 3D (batch mode) tensor with optional 0 dim batch size for input, but got:",
        shape_string(self.sizes()));
  const IntSpan steps = stride && !stride->empty() ? *stride : kernel_size;
  const auto one = [&](IntSpan s, const char* what, const char* forms) {
    check(s.size() == 1, name, "() ", what, " must be ", forms, " of size 1 but got size ", s.size());
  };
  one(kernel_size, "kernel_size", "an int, list of ints or tuple of ints");
  one(steps, "stride", "None, an int, list of ints, or tuple of ints");
  one(padding, "padding", "an int, list of ints, or tuple of ints");
  one(dilation, "dilation", "an int, list of ints or tuple of ints");
  const int64_t k = kernel_size[0], p = padding[0];
  check(k > 0, name, "() kernel_size must be greater than zero, but got ", k);
  check(steps[0] > 0, name, "() stride must be greater than zero, but got ", steps[0]);
  check(p >= 0, name, "() padding must be non-negative, but got ", p);
  check(p <= k / 2, name, "() padding should be at most half of kernel size, but got padding=", p,
        " and kernel_size=", k);
  check(dilation[0] > 0, name, "() dilation must be greater than zero, but got ", dilation[0]);
  const Flat f(kernel_size, stride, padding, dilation);
  const Window w = window("max_pool2d", 2, f.kernel, f.stride.span(), f.padding, f.dilation.span(), ceil_mode);
  const int64_t size = pooled_size(self.size(-1), w, 1);
  check(size > 0, name, "() Invalid computed output size: ", size);
  supports(is_floating(self.dtype()), self.dtype(), "max_pool1d_impl");
  return std::get<0>(max_pool1d_with_indices(self, kernel_size, stride, padding, dilation, ceil_mode));
}
Tensor avg_pool1d(const Tensor& self, IntSpan kernel_size, std::optional<IntSpan> stride, IntSpan padding,
                  bool ceil_mode, bool count_include_pad) {
  check_line(self, kernel_size, stride, padding, {1}, "avg_pool1d");
  const Flat f(kernel_size, stride, padding, {1});
  return squeeze_dim(
      avg_pool2d(unsqueeze(self, -2), f.kernel, f.stride.span(), f.padding, ceil_mode, count_include_pad, std::nullopt),
      -2);
}

namespace {
// The root of the windows' sums, from their means m and sizes. Where a sum is 0 so is the derivative of its absolute
// value.
Tensor root(const Tensor& m, IntSpan kernel, int nd, const Scalar& norm_type) {
  int64_t n = 1;
  for (int i = 0; i < nd; ++i) n *= pick(kernel, i);
  const Scalar power =
      norm_type.is_complex() ? Scalar(1.0 / norm_type.to_complex()) : Scalar(1.0 / norm_type.to_double());
  return pow_Scalar(mul(mul(sign(m), relu(abs(m))), num(n)), power);
}
Tensor powers(const Tensor& self, const Scalar& norm_type, IntSpan kernel, int nd) {
  check(!is_zero(norm_type), "norm_type must not be zero");
  check(kernel.size() == 1 || kernel.size() == static_cast<size_t>(nd), "lp_pool", nd,
        "d: kernel_size must be a single int, or one for each dimension");
  return pow_Scalar(self, norm_type);
}
}  // namespace

Tensor lp_pool1d(const Tensor& self, const Scalar& norm_type, IntSpan kernel_size, std::optional<IntSpan> stride,
                 bool ceil_mode) {
  return root(avg_pool1d(powers(self, norm_type, kernel_size, 1), kernel_size, stride, {0}, ceil_mode, true),
              kernel_size, 1, norm_type);
}
Tensor lp_pool2d(const Tensor& self, const Scalar& norm_type, IntSpan kernel_size, std::optional<IntSpan> stride,
                 bool ceil_mode) {
  const Tensor x = powers(self, norm_type, kernel_size, 2);
  return root(avg_pool2d(x, kernel_size, stride, {0}, ceil_mode, true, std::nullopt), kernel_size, 2, norm_type);
}
Tensor lp_pool3d(const Tensor& self, const Scalar& norm_type, IntSpan kernel_size, std::optional<IntSpan> stride,
                 bool ceil_mode) {
  const Tensor x = powers(self, norm_type, kernel_size, 3);
  return root(avg_pool3d(x, kernel_size, stride, {0}, ceil_mode, true, std::nullopt), kernel_size, 3, norm_type);
}

Tensor local_response_norm(const Tensor& self, int64_t size, double alpha, double beta, double k) {
  check(self.dim() >= 3, Code::Value, "Expected 3D or higher dimensionality                          input (got ",
        self.dim(), " dimensions)");
  if (self.numel() == 0) return self;
  // Means over neighbouring channels: windows of size x 1 over planes of (channels, everything behind). With an even
  // size one channel more comes before than behind, and the last window is one too many.
  const int64_t channels = self.size(1);
  const Tensor planes = reshape(mul(self, self), {self.size(0), 1, channels, self.numel() / (self.size(0) * channels)});
  Tensor means = avg_pool2d(planes, {size, 1}, IntSpan{1}, {size / 2, 0}, false, true, std::nullopt);
  if (size % 2 == 0) means = narrow(means, 2, 0, channels);
  means = reshape(means, self.sizes());
  return self / pow_Scalar(means * alpha + k, beta);
}

}  // namespace ops
}  // namespace eg

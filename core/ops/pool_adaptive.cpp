// Pooling over windows that the result's size sets: adaptive, which divides the input evenly, and fractional, at random
// places. And the inverse of maximum pooling.
#include <algorithm>
#include <cmath>

#include "core/base/half.h"
#include "core/engine/dispatch.h"
#include "core/ops/pool.h"
#include "kernels/pool.h"

namespace eg {
namespace {

// The sizes of t with others in the last dimensions.
Dims with_last(const Tensor& t, IntSpan last) {
  Dims shape(t.sizes().slice(0, static_cast<size_t>(t.dim()) - last.size()));
  for (int64_t s : last) shape.push_back(s);
  return shape;
}

// What the operators below have in common, which take any dimensions in front: 1 to 3 filled ones to pool over.
int check_spatial(const Tensor& self, IntSpan sizes, const char* name) {
  check(sizes.size() >= 1 && sizes.size() <= 3 && self.dim() >= static_cast<int64_t>(sizes.size()), name,
        ": cannot pool a tensor of ", self.dim(), " dimensions over the last ", sizes.size());
  for (size_t i = 0; i < sizes.size(); ++i) {
    check(sizes[i] >= 0 && self.size(-1 - static_cast<int64_t>(i)) > 0, name, ": sizes of zero, or less");
  }
  return static_cast<int>(sizes.size());
}

// A result without elements had none to differentiate by, unless the batch was empty.
void check_gradient(const Tensor& g, const char* name, size_t nd) {
  for (int64_t d = 1; d < g.dim(); ++d) {
    check(g.size(d) > 0, name, nd, "d_backward(): Expected grad_output to have non-zero size for non-batch dimensions, ",
          "but grad_output has sizes ", shape_string(g.sizes()), " with dimension ", d, " being empty");
  }
}

}  // namespace

namespace body {

Tensor _adaptive_avg_pool(const Tensor& self, IntSpan output_size) {
  const int nd = check_spatial(self, output_size, "_adaptive_avg_pool");
  floats_only("adaptive_avg_pool2d", self);
  const Dims shape = with_last(self, output_size);
  const Tensor r = image_output(self, shape, self.dtype(), nd);
  if (r.numel() == 0) return r;
  kernels::PoolParams side_by_side;
  side_by_side.nd = nd;
  bool even = true;
  for (int i = 0; i < nd; ++i) {
    const int64_t in = self.size(i - nd), out = output_size[static_cast<size_t>(i)];
    even = even && in % out == 0;
    side_by_side.kernel[i] = side_by_side.stride[i] = in / out;
  }
  even ? kernels::avg_pool(r.view(), self.view(), side_by_side) : kernels::adaptive_avg_pool(r.view(), self.view(), nd);
  return r;
}

Tensor _adaptive_avg_pool_backward(const Tensor& grad, IntSpan input_size) {
  const Dims shape = with_last(grad, input_size);
  check_gradient(grad, "adaptive_avg_pool", input_size.size());
  if (grad.numel() == 0) return filled(shape, grad.dtype(), 0);
  const int nd = check_spatial(grad, input_size, "_adaptive_avg_pool_backward");
  floats_only("adaptive_avg_pool2d_backward", grad);
  const Tensor r = image_output(grad, shape, grad.dtype(), nd);
  if (r.numel() > 0) kernels::adaptive_avg_pool_backward(r.view(), grad.view(), nd);
  return r;
}

std::tuple<Tensor, Tensor> _adaptive_max_pool(const Tensor& self, IntSpan output_size) {
  const int nd = check_spatial(self, output_size, "_adaptive_max_pool");
  floats_only("adaptive_max_pool2d", self);
  const Dims shape = with_last(self, output_size);
  const Tensor values = image_output(self, shape, self.dtype(), nd);
  const Tensor indices = image_output(self, shape, DType::Int64, nd);
  if (values.numel() > 0) kernels::adaptive_max_pool(values.view(), indices.view(), self.view(), nd);
  return {values, indices};
}

namespace {

// The first elements of `count` windows of `kernel` elements within `length`, one after another from *to. Each step is
// rounded to the type of the sample, which is what decides where a window begins.
template <class R>
void window_starts(int64_t* to, double sample, int64_t length, int64_t count, int64_t kernel, R round) {
  const double end = static_cast<double>(length - kernel);
  const auto whole = [&](double v) { return std::trunc(std::fmin(std::fmax(round(v), -1e15), 1e15)); };
  const double step = round(round(end) / round(static_cast<double>(count - 1)));
  for (int64_t i = 0; i + 1 < count; ++i) {
    const double at = whole(round(static_cast<double>(i) + sample) * step) - whole(sample * step);
    to[i] = static_cast<int64_t>(std::fmin(std::fmax(at, 0), end));
  }
  to[count - 1] = length - kernel;
}

double rounded(double v, DType t) {
  return t == DType::Float64   ? v
         : t == DType::Float32 ? static_cast<double>(static_cast<float>(v))
         : t == DType::Float16 ? static_cast<double>(static_cast<float>(Float16(static_cast<float>(v))))
                               : static_cast<double>(static_cast<float>(BFloat16(static_cast<float>(v))));
}

}  // namespace

std::tuple<Tensor, Tensor> _fractional_max_pool(const Tensor& self, IntSpan kernel_size, IntSpan output_size,
                                                const Tensor& random_samples) {
  const char* name = "_fractional_max_pool";
  const int nd = check_spatial(self, output_size, name);
  floats_only("fractional_max_pool2d", self);
  check(kernel_size.size() == output_size.size(), name, ": as many sizes of the kernel as of the output are needed");
  const Dims shape = with_last(self, output_size);
  int64_t planes = 1, windows = 0;
  for (int64_t d = 0; d + nd < self.dim(); ++d) planes *= self.size(d);
  check(random_samples.dim() == self.dim() - nd + 1 && random_samples.numel() == planes * nd &&
            random_samples.dtype() == self.dtype(),
        name, ": there must be a sample for each plane and dimension");
  for (int i = 0; i < nd; ++i) {
    const int64_t k = kernel_size[static_cast<size_t>(i)], out = output_size[static_cast<size_t>(i)];
    check(k > 0 && out >= 0 && k <= self.size(i - nd) && out - 1 <= self.size(i - nd) - k, name,
          ": windows do not fit into the input");
    windows += out;
  }
  const Tensor values = new_tensor(shape, self.dtype(), self.device());
  const Tensor indices = new_tensor(shape, DType::Int64, self.device());
  if (values.numel() == 0) return {values, indices};
  const Tensor samples = contiguous_raw(to_raw(random_samples, DType::Float64));
  const Tensor starts = new_tensor({planes, windows}, DType::Int64);
  int64_t* to = starts.data_as<int64_t>();
  for (int64_t p = 0; p < planes; ++p) {
    for (int i = 0; i < nd; ++i) {
      // Images have their samples the other way round.
      const double sample = samples.data_as<double>()[p * nd + (nd == 2 ? 1 - i : i)];
      const int64_t out = output_size[static_cast<size_t>(i)];
      window_starts(to, sample, self.size(i - nd), out, kernel_size[static_cast<size_t>(i)],
                    [t = self.dtype()](double v) { return rounded(v, t); });
      to += out;
    }
  }
  kernels::fractional_max_pool(values.view(), indices.view(), self.view(), starts.view(), kernel_size.data(), nd);
  return {values, indices};
}

Tensor _max_unpool(const Tensor& self, const Tensor& indices, IntSpan output_size) {
  const char* name = "_max_unpool";
  check(self.sizes() == indices.sizes() && indices.dtype() == DType::Int64, name,
        ": indices must be int64 and of the input's size");
  check(output_size.size() >= 1 && output_size.size() <= 3 && self.dim() >= static_cast<int64_t>(output_size.size()),
        name, ": cannot pool a tensor of ", self.dim(), " dimensions over the last ", output_size.size());
  floats_only("max_unpool2d", self);
  const int nd = static_cast<int>(output_size.size());
  const Tensor r = image_output(self, with_last(self, output_size), self.dtype(), nd);
  if (r.numel() > 0) kernels::max_unpool(r.view(), self.view(), indices.view(), nd);
  return r;
}

}  // namespace body

namespace rules {

namespace {
IntSpan last_sizes(const Dims& sizes, size_t n) { return sizes.span().slice(sizes.size() - n, n); }
}  // namespace

void vjp__adaptive_avg_pool(const AdaptiveAvgPoolCtx& c, const Tensor& g, Tensor* out) {
  out[0] = ops::_adaptive_avg_pool_backward(g, last_sizes(c.self_meta.sizes, c.output_size.size()));
}
void vjp__adaptive_avg_pool_backward(const AdaptiveAvgPoolBackwardCtx& c, const Tensor& g, Tensor* out) {
  out[0] = ops::_adaptive_avg_pool(g, last_sizes(c.grad_meta.sizes, c.input_size.size()));
}

void vjp__adaptive_max_pool(const AdaptiveMaxPoolCtx& c, const Tensor* g, Tensor* out) {
  check_gradient(g[0], "adaptive_max_pool", c.output_size.size());
  out[0] = spread_maxima(g[0], c.indices, c.self_meta.sizes, static_cast<int>(c.output_size.size()));
}
void jvp__adaptive_max_pool(const AdaptiveMaxPoolCtx& c, const Tensor* t, Tensor* out) {
  out[0] = pick_maxima(t[0], c.indices, static_cast<int>(c.output_size.size()));
}

// The places of the windows have no derivative.
void vjp__fractional_max_pool(const FractionalMaxPoolCtx& c, const Tensor* g, Tensor* out) {
  if (c.needs[0]) out[0] = spread_maxima(g[0], c.indices, c.self_meta.sizes, static_cast<int>(c.output_size.size()));
}
void jvp__fractional_max_pool(const FractionalMaxPoolCtx& c, const Tensor* t, Tensor* out) {
  if (t[0].defined()) out[0] = pick_maxima(t[0], c.indices, static_cast<int>(c.output_size.size()));
}

void vjp__max_unpool(const MaxUnpoolCtx& c, const Tensor& g, Tensor* out) {
  if (c.needs[0]) out[0] = pick_maxima(g, c.indices, static_cast<int>(c.output_size.size()));
}

}  // namespace rules

namespace ops {

namespace {

// Lists of one size for each of nd dimensions.
Dims spread(IntSpan s, int nd) {
  Dims out;
  for (int i = 0; i < nd; ++i) out.push_back(pick(s, i));
  return out;
}

void check_filled(const Tensor& self, const char* name, int64_t from = 1) {
  for (int64_t d = from; d < self.dim(); ++d) {
    check(self.size(d) > 0, name, "(): Expected input to have non-zero size for non-batch dimensions, but input has ",
          "sizes ", shape_string(self.sizes()), " with dimension ", d, " being empty");
  }
}

void check_line(const Tensor& self, IntSpan output_size, const char* name) {
  check(self.dim() == 2 || self.dim() == 3, "Expected 2 to 3 dimensions, but got ", self.dim(),
        "-dimensional tensor for argument #1 'self' (while checking arguments for ", name, ")");
  check(output_size.size() == 1, name, "() argument 'output_size' should contain one int (got ", output_size.size(),
        ")");
}

Tensor adaptive_average(const Tensor& self, IntSpan output_size, int nd) {
  const char* name = nd == 2 ? "adaptive_avg_pool2d" : "adaptive_avg_pool3d";
  check(output_size.size() == 1 || output_size.size() == static_cast<size_t>(nd), name, ": output_size must be ", nd);
  const Dims sizes = spread(output_size, nd);
  if (*std::min_element(sizes.begin(), sizes.end()) < 0) {
    std::string listed = eg::cat(sizes[0], ", ", sizes[1]);
    if (nd == 3) listed += eg::cat(",", sizes[2]);
    fail(Code::Runtime, name, ": elements of output_size must be greater than or equal to 0 but received {", listed,
         "}");
  }
  const bool kept = image_format(self, nd) != MemoryFormat::Contiguous;
  const bool one = std::all_of(sizes.begin(), sizes.end(), [](int64_t s) { return s == 1; });
  // Windows of halves are summed and divided before they are rounded.
  if (one && !kept && self.dim() >= nd && (!is_half(self.dtype()) || self.dim() > nd + 2)) {
    const Dims all{-1, -2, -3};
    return mean_dim(self, all.span().slice(0, static_cast<size_t>(nd)), true);
  }
  check(self.dim() == nd + 1 || self.dim() == nd + 2, name, "(): Expected ", nd + 1, "D or ", nd + 2,
        "D tensor, but got ", shape_string(self.sizes()));
  check_filled(self, name, nd == 2 ? self.dim() - 2 : 1);  // images may have no channels
  floats_only(nd == 2 ? name : "adaptive_avg_pool3d_cpu", self);
  return dispatch::as_node(nd == 2 ? "AdaptiveAvgPool2DBackward0" : "AdaptiveAvgPool3DBackward0",
                           [&] { return _adaptive_avg_pool(self, sizes); });
}

std::tuple<Tensor, Tensor> adaptive_maximum(const Tensor& self, IntSpan output_size, int nd) {
  const char* name = nd == 2 ? "adaptive_max_pool2d" : "adaptive_max_pool3d";
  check(self.dim() == nd + 1 || self.dim() == nd + 2, name, "(): Expected ", nd + 1, "D or ", nd + 2,
        "D tensor, but got: ", shape_string(self.sizes()));
  check_filled(self, name);
  check(output_size.size() == 1 || output_size.size() == static_cast<size_t>(nd), name,
        "(): internal error: output_size.size() must be ", nd);
  const Dims sizes = spread(output_size, nd);
  (void)numel_of(with_last(self, sizes));
  floats_only(nd == 2 ? name : "adaptive_max_pool3d_cpu", self);
  const uint64_t before = nodes_made();
  auto r = _adaptive_max_pool(self, sizes);
  dispatch::name_node(r, nd == 2 ? "AdaptiveMaxPool2DBackward0" : "AdaptiveMaxPool3DBackward0", before);
  return r;
}

}  // namespace

Tensor adaptive_avg_pool1d(const Tensor& self, IntSpan output_size) {
  check_line(self, output_size, "adaptive_avg_pool1d");
  return squeeze_dim(adaptive_avg_pool2d(unsqueeze(self, -2), {1, output_size[0]}), -2);
}
Tensor adaptive_avg_pool2d(const Tensor& self, IntSpan output_size) { return adaptive_average(self, output_size, 2); }
Tensor adaptive_avg_pool3d(const Tensor& self, IntSpan output_size) { return adaptive_average(self, output_size, 3); }

std::tuple<Tensor, Tensor> adaptive_max_pool1d_with_indices(const Tensor& self, IntSpan output_size) {
  check_line(self, output_size, "adaptive_max_pool1d");
  check_filled(self, "adaptive_max_pool1d");
  const auto [values, indices] = adaptive_maximum(unsqueeze(self, -2), {1, output_size[0]}, 2);
  return {squeeze_dim(values, -2), squeeze_dim(indices, -2)};
}
std::tuple<Tensor, Tensor> adaptive_max_pool2d_with_indices(const Tensor& self, IntSpan output_size) {
  return adaptive_maximum(self, output_size, 2);
}
std::tuple<Tensor, Tensor> adaptive_max_pool3d_with_indices(const Tensor& self, IntSpan output_size) {
  return adaptive_maximum(self, output_size, 3);
}
Tensor adaptive_max_pool1d(const Tensor& self, IntSpan output_size) {
  return std::get<0>(adaptive_max_pool1d_with_indices(self, output_size));
}
Tensor adaptive_max_pool2d(const Tensor& self, IntSpan output_size) {
  return std::get<0>(adaptive_maximum(self, output_size, 2));
}
Tensor adaptive_max_pool3d(const Tensor& self, IntSpan output_size) {
  return std::get<0>(adaptive_maximum(self, output_size, 3));
}

namespace {

// The size of the result of an unpooling: what the windows covered, or one given that they could have come from.
Dims unpooled_size(int nd, const Tensor& self, IntSpan kernel_size, std::optional<IntSpan> stride, IntSpan padding,
                   std::optional<IntSpan> output_size) {
  const size_t n = static_cast<size_t>(nd);
  const IntSpan steps = stride && !stride->empty() ? *stride : kernel_size;
  for (const IntSpan& s : {kernel_size, steps, padding}) {
    check(s.size() == 1 || s.size() == n, "max_unpool", nd,
          "d: kernel_size, stride and padding must be a single int, or one for each dimension");
    for (int64_t v : s) check(v <= INT32_MAX && v >= INT32_MIN, "integer out of range");
  }
  check(self.dim() >= nd, Code::Index, "tuple index out of range");
  Dims sizes;
  for (int i = 0; i < nd; ++i) {
    sizes.push_back((self.size(i - nd) - 1) * pick(steps, i) + pick(kernel_size, i) - 2 * pick(padding, i));
  }
  if (!output_size) return sizes;
  const IntSpan given = output_size->size() == n + 2 ? output_size->slice(2, n) : *output_size;
  check(given.size() == n, Code::Value, "output_size should be a sequence containing ", nd, " or ", nd + 2,
        " elements, but it has a length of '", given.size(), "'");
  for (int i = 0; i < nd; ++i) {
    const int64_t low = sizes[i] - pick(steps, i), high = sizes[i] + pick(steps, i), v = given[static_cast<size_t>(i)];
    check(low < v && v < high, Code::Value, "invalid output_size \"", shape_string(given), "\" (dim ", i,
          " must be between ", low, " and ", high, ")");
  }
  return given;
}

Tensor unpool(int nd, const Tensor& self, const Tensor& indices, const Dims& sizes, IntSpan stride) {
  const char* what = nd == 2 ? "max_unpooling2d" : "max_unpooling3d";
  check(indices.dtype() == DType::Int64, "elements in indices should be type int64", nd == 2 ? " but got: " : "",
        nd == 2 ? scalar_type_name(indices.dtype()) : "");
  check(self.dim() == nd + 1 || self.dim() == nd + 2, "Input to ", what, " should be a ", nd + 1, "d or ", nd + 2,
        "d Tensor, but got a tensor with ", self.dim(), " dimensions.");
  check(self.sizes() == indices.sizes(), "Expected shape of indices to be same as that of the input tensor (",
        shape_string(self.sizes()), ") but got indices tensor with shape: ", shape_string(indices.sizes()));
  for (int i = 0; nd == 3 && i < 3; ++i) {
    check(pick(stride, i) > 0,
          "strides should be greater than zero, but got stride: ", shape_string(spread(stride, 3)));
  }
  for (int64_t d = 1; d < self.dim(); ++d) {
    check(self.size(d) > 0, what, "_forward_out_cpu(): Expected input to have non-zero size for non-batch ",
          "dimensions, but got ", shape_string(self.sizes()), " with dimension ", d, " being empty.");
  }
  floats_only(nd == 2 ? "max_unpool2d" : "max_unpool3d", self);
  return _max_unpool(self, indices, sizes);
}

IntSpan steps_of(std::optional<IntSpan> stride, IntSpan kernel) {
  return stride && !stride->empty() ? *stride : kernel;
}

}  // namespace

Tensor max_unpool1d(const Tensor& self, const Tensor& indices, IntSpan kernel_size, std::optional<IntSpan> stride,
                    IntSpan padding, std::optional<IntSpan> output_size) {
  Dims sizes = unpooled_size(1, self, kernel_size, stride, padding, output_size);
  sizes.push_back(1);
  return squeeze_dim(unpool(2, unsqueeze(self, -1), unsqueeze(indices, -1), sizes, {1}), -1);
}
Tensor max_unpool2d(const Tensor& self, const Tensor& indices, IntSpan kernel_size, std::optional<IntSpan> stride,
                    IntSpan padding, std::optional<IntSpan> output_size) {
  const Dims sizes = unpooled_size(2, self, kernel_size, stride, padding, output_size);
  return unpool(2, self, indices, sizes, steps_of(stride, kernel_size));
}
Tensor max_unpool3d(const Tensor& self, const Tensor& indices, IntSpan kernel_size, std::optional<IntSpan> stride,
                    IntSpan padding, std::optional<IntSpan> output_size) {
  const Dims sizes = unpooled_size(3, self, kernel_size, stride, padding, output_size);
  return unpool(3, self, indices, sizes, steps_of(stride, kernel_size));
}

namespace {

std::tuple<Tensor, Tensor> fractional_pool(int nd, const Tensor& self, IntSpan kernel_size,
                                           std::optional<IntSpan> output_size, std::optional<Span<double>> ratio,
                                           const Tensor& given) {
  const size_t n = static_cast<size_t>(nd);
  const char* name = nd == 2 ? "fractional_max_pool2d" : "fractional_max_pool3d";
  const char* where = nd == 2 ? name : "fractional_max_pool3d_out";
  const char* ints = nd == 2 ? "Ints" : "three Ints";
  check(output_size || ratio, Code::Value, name, " requires specifying either an output_size or an output_ratio");
  if (!given.defined() || !output_size) (void)self.size(-nd - 1);
  check(kernel_size.size() == n || kernel_size.size() == 1, name,
        ": kernel_size must either be a single Int or tuple of ", ints);
  Dims kernel = spread(kernel_size, nd), sizes;
  if (output_size) {
    check(output_size->size() == n || output_size->size() == 1, name,
          ": output_size must either be a single Int or tuple of ", ints);
    sizes = spread(*output_size, nd);
  } else {
    check(ratio->size() == n || ratio->size() == 1, Code::Value, name,
          " requires output_ratio to either be a single Int or tuple of Ints.");
    for (size_t i = 0; i < n; ++i) {
      const double size =
          static_cast<double>(self.size(static_cast<int64_t>(i) - nd)) * (*ratio)[ratio->size() == 1 ? 0 : i];
      check(std::isfinite(size) && std::fabs(size) < 1e15, Code::Value, name, ": output_ratio out of range");
      sizes.push_back(static_cast<int64_t>(size));
    }
  }
  check(self.dim() == nd + 1 || self.dim() == nd + 2, where, "(): Expected ", nd + 1, "D or ", nd + 2,
        "D tensor, but got: ", shape_string(self.sizes()));
  const bool one = self.dim() == nd + 1;
  for (int64_t d = one && nd == 2 ? 0 : 1; d < self.dim(); ++d) {
    check(self.size(d) > 0, where, "(): Expected input to have non-zero size for non-batch dimensions, but got",
          shape_string(self.sizes()), " with dimension ", d, " being empty.");
  }
  supports(is_floating(self.dtype()) && !is_float8(self.dtype()), self.dtype(), name, "_out_frame");
  static constexpr const char* kNames[] = {"time", "height", "width"};
  for (int i = 0; i < nd; ++i) {
    const int64_t length = self.size(i - nd);
    check(kernel[i] > 0 && sizes[i] >= 0, name, "(): kernel_size must be greater than zero, output_size not negative");
    // Volumes leave one element over.
    check(kernel[i] <= length && sizes[i] <= length - kernel[i] + (nd == 2 ? 1 : 0), where, "(): pool ",
          kNames[i + 3 - nd], " ", kernel[i], " too large relative to input ", kNames[i + 3 - nd], " ", length);
  }
  const int64_t batch = one ? 1 : self.size(0), channels = self.size(one ? 0 : 1);
  Tensor samples = given;
  if (!samples.defined()) {
    samples = rand({batch, channels, nd}, nullptr, self.dtype());
  } else {
    check(samples.dtype() == self.dtype(), "Expect _random_samples to have the same dtype as input");
    check(samples.dim() == 3, "Expect _random_samples to have 3 dimensions, got ", samples.dim());
    check(samples.size(0) >= batch, "Expect _random_samples.size(0) no less then input batch size.");
    check(samples.size(1) == channels, "Expect _random_samples.size(1) equals to input channel size.");
    check(samples.size(2) == nd, "Expect _random_samples.size(2) equals to ", nd, "; got ", samples.size(2), ".");
  }
  return _fractional_max_pool(self, kernel, sizes, one ? select(samples, 0, 0) : narrow(samples, 0, 0, batch));
}

}  // namespace

std::tuple<Tensor, Tensor> fractional_max_pool2d_with_indices(const Tensor& self, IntSpan kernel_size,
                                                              std::optional<IntSpan> output_size,
                                                              std::optional<Span<double>> output_ratio, bool,
                                                              const Tensor& _random_samples) {
  return fractional_pool(2, self, kernel_size, output_size, output_ratio, _random_samples);
}
std::tuple<Tensor, Tensor> fractional_max_pool3d_with_indices(const Tensor& self, IntSpan kernel_size,
                                                              std::optional<IntSpan> output_size,
                                                              std::optional<Span<double>> output_ratio, bool,
                                                              const Tensor& _random_samples) {
  return fractional_pool(3, self, kernel_size, output_size, output_ratio, _random_samples);
}
Tensor fractional_max_pool2d(const Tensor& self, IntSpan kernel_size, std::optional<IntSpan> output_size,
                             std::optional<Span<double>> output_ratio, const Tensor& _random_samples) {
  return std::get<0>(fractional_pool(2, self, kernel_size, output_size, output_ratio, _random_samples));
}
Tensor fractional_max_pool3d(const Tensor& self, IntSpan kernel_size, std::optional<IntSpan> output_size,
                             std::optional<Span<double>> output_ratio, const Tensor& _random_samples) {
  return std::get<0>(fractional_pool(3, self, kernel_size, output_size, output_ratio, _random_samples));
}

}  // namespace ops
}  // namespace eg

// Normalisation and dropout with their statistics and masks, and functions of whole tensors.
#include <cmath>

#include "core/ops/options.h"

namespace eg::ops {

namespace {

// 1 / sqrt(variance + eps) and the mean over `dims`, without history. Halves compute in float32.
std::pair<Tensor, Tensor> statistics(const Tensor& input, IntSpan dims, bool keepdim, double eps) {
  const Tensor x = widened(input);
  return {mean_dim(x, dims, keepdim), rsqrt(var_correction(x, dims, Scalar(0), keepdim) + eps)};
}

Dims all_but(const Tensor& t, int64_t kept) {
  Dims dims;
  for (int64_t d = 0; d < t.dim(); ++d) {
    if (d != kept) dims.push_back(d);
  }
  return dims;
}

// The dtype of statistics: that of the parameters, where there are any.
DType statistics_dtype(const Tensor& input, std::initializer_list<const Tensor*> parameters) {
  for (const Tensor* t : parameters) {
    if (t->defined()) return t->dtype();
  }
  return input.dtype();
}

}  // namespace

std::tuple<Tensor, Tensor, Tensor> native_layer_norm_body(const Tensor& input, IntSpan normalized_shape,
                                                     const Tensor& weight, const Tensor& bias, double eps) {
  const Tensor r = layer_norm(input, normalized_shape, weight, bias, eps, true);
  Dims last;
  for (size_t i = 0; i < normalized_shape.size(); ++i) last.push_back(input.dim() - 1 - static_cast<int64_t>(i));
  const auto [mean, rstd] = statistics(detach(input), last, true, eps);
  const DType type = statistics_dtype(input, {&weight, &bias});
  return {r, cast(mean, type), cast(rstd, type)};
}

std::tuple<Tensor, Tensor, Tensor> native_batch_norm_body(const Tensor& input, const Tensor& weight, const Tensor& bias,
                                                     const Tensor& running_mean, const Tensor& running_var,
                                                     bool training, double momentum, double eps) {
  const DType type = statistics_dtype(input, {&weight, &bias, &running_mean, &running_var});
  check(type == input.dtype() || (is_half(input.dtype()) && type == DType::Float32),
        "mixed dtype (CPU): all inputs must share same datatype.");
  const Tensor r = batch_norm(input, running_mean, running_var, weight, bias, training, momentum, eps);
  if (!training) return {r, filled({0}, type, 0), filled({0}, type, 0)};
  const auto [mean, rstd] = statistics(detach(input), all_but(input, 1), false, eps);
  return {r, cast(mean, type), cast(rstd, type)};
}

std::tuple<Tensor, Tensor, Tensor> native_group_norm_body(const Tensor& input, const Tensor& weight, const Tensor& bias,
                                                     int64_t N, int64_t C, int64_t HxW, int64_t group, double eps) {
  check(group > 0, "Expected num groups to be greater than 0, got ", group);
  check(C >= 0 && C % group == 0,
        "Expected number of channels in input to be divisible by num_groups, but got input of ", "shape ",
        shape_string(input.sizes()), " and num_groups=", group);
  check(N >= 0 && HxW >= 0 && input.dim() >= 2 && numel_of({N, C, HxW}) == input.numel(),
        "native_group_norm: N, C and HxW of ", N, ", ", C, " and ", HxW, " are not those of an input of size ",
        shape_string(input.sizes()));
  for (const Tensor* t : {&weight, &bias}) {
    check(!t->defined() || (t->dim() == 1 && t->numel() == C), "Expected ", t == &weight ? "weight" : "bias",
          " to be a vector of size equal to the number of channels in input, but got ",
          t == &weight ? "weight" : "bias", " of shape ", t->defined() ? shape_string(t->sizes()) : "[]",
          " and input of shape ", shape_string(input.sizes()));
  }
  const Tensor x = reshape(input, {N, C, HxW});
  const Tensor r = reshape(group_norm(x, group, weight, bias, eps), input.sizes());
  const DType type = statistics_dtype(input, {&weight, &bias});
  if (input.numel() == 0) return {r, filled({N, group}, type, 0), filled({N, group}, type, 0)};
  const auto [mean, rstd] = statistics(reshape(x, {N, group, -1}), {-1}, false, eps);
  return {r, cast(mean, type), cast(rstd, type)};
}

std::tuple<Tensor, Tensor> native_dropout_body(const Tensor& input, double p, std::optional<bool> train) {
  check(p >= 0 && p <= 1, "dropout probability has to be between 0 and 1, but got ", p);
  if (!train.value_or(true)) return {input, filled(input.sizes(), DType::Bool, true)};
  if (input.numel() == 0) return {input, filled(input.sizes(), DType::Bool, true)};
  if (p == 1) return {mul(input, num(0)), filled(input.sizes(), DType::Bool, false)};
  const Tensor kept = bernoulli_self(filled(input.sizes(), input.dtype(), 0), 1 - p, nullptr);
  return {input * (kept / (1 - p)), cast(kept, DType::Bool)};
}

Tensor conv_tbc(const Tensor& self, const Tensor& weight, const Tensor& bias, int64_t pad) {
  check(self.dim() == 3, "Input must have 3 dims: time, batch, in_channel");
  check(weight.dim() == 3, "Weight tensor must have 3 dims: kernel_width, in_channels, out_channels.");
  check(bias.dim() == 1, "Bias must be 1-D");
  check(self.size(2) == weight.size(1), "Input dim 2 (input channels) must match weight dim 1 (input channels).");
  check(weight.size(2) == bias.size(0), "Bias size must match dim 2 (output channels) of the weight tensor.");
  // What lies under the kernel at each place, side by side, times the kernel as one matrix.
  const Tensor x = pad == 0 ? self : constant_pad_nd(self, {0, 0, 0, 0, pad, pad}, 0);
  const int64_t width = weight.size(0), steps = x.size(0) - width + 1, batch = x.size(1), in = weight.size(1);
  check(width > 0 && steps >= 0, "conv_tbc: the kernel of width ", width, " is larger than the padded input of length ",
        x.size(0));
  std::vector<Tensor> places;
  for (int64_t i = 0; i < width; ++i) places.push_back(narrow(x, 0, i, steps));
  const Tensor under = reshape(ops::cat(places, 2), {steps * batch, width * in});
  return view(addmm(bias, under, reshape(weight, {width * in, weight.size(2)})), {steps, batch, weight.size(2)});
}

Tensor norm_except_dim(const Tensor& v, int64_t pow, int64_t dim) {
  if (dim == -1) return linalg_vector_norm(v, pow);
  const int64_t d = wrap_dim(dim, v.dim());
  const Dims others = all_but(v, d);
  return others.empty() ? abs(v) : linalg_vector_norm(v, pow, others.span(), true);
}

std::vector<Tensor> unravel_index(const Tensor& indices, IntSpan shape) {
  check(is_integral(indices.dtype()) && indices.dtype() != DType::Bool, Code::Type,
        "expected 'indices' to be integer dtype, but got ", "torch.", name_of(indices.dtype()));
  bool empty = false;
  for (int64_t s : shape) {
    check(s >= 0, Code::Value, "'shape' cannot have negative values, but got ", shape_string(shape));
    empty = empty || s == 0;
  }
  check(!empty || indices.numel() == 0, "unravel_index: ", shape_string(shape), " has no positions");
  const size_t n = shape.size();
  std::vector<Tensor> out(n);
  const Tensor at = cast(indices, DType::Int64);
  int64_t step = 1;
  bool beyond = false;  // no position is as large as the step
  for (size_t i = n; i-- > 0;) {
    const int64_t size = std::max<int64_t>(shape[i], 1);
    if (beyond) {
      out[i] = zeros_of(at);
    } else {
      const Tensor scaled = step == 1 ? at : floor_divide(at, num(step));
      out[i] = remainder(scaled, num(size));
    }
    beyond = beyond || __builtin_mul_overflow(step, size, &step);
  }
  return n > 0 ? unbind(stack(out, -1), -1) : out;
}

Tensor empty_permuted(IntSpan size, IntSpan physical_layout, std::optional<DType> dtype, std::optional<Layout> layout,
                      std::optional<Device> device, std::optional<bool>, bool requires_grad) {
  const size_t n = size.size();
  check(physical_layout.size() == n,
        "Number of dimensions in size does not match the length of the physical_layout; i.e. ", "len(size) = ", n,
        " is not equal to len(physical_layout) = ", physical_layout.size());
  Dims lengths(n, 0), strides(n, 0);
  uint64_t seen = 0;
  for (size_t i = 0; i < n; ++i) {
    const int64_t d = physical_layout[i];
    check(d >= 0 && d < static_cast<int64_t>(n), "Dimension out of range (expected to be between 0 and ",
          static_cast<int64_t>(n) - 1, ", but got ", d, " at index ", i,
          ").  NB: negative dims not currently supported; file an issue if you want it.");
    check(!(seen >> d & 1), "Duplicate dim not allowed");
    seen |= uint64_t(1) << d;
    lengths[i] = size[d];
  }
  const Dims dense = contiguous_strides(lengths);
  for (size_t i = 0; i < n; ++i) strides[physical_layout[i]] = dense[i];
  const Device place = option_device(layout, device);
  return finish(uninitialized(new_strided(size, strides, option_dtype(dtype), place)), requires_grad);
}

Tensor fill_diagonal(const Tensor& self, const Scalar& fill_value, bool wrap) {
  check(self.dim() >= 2, "dimensions must larger than 1");
  const int64_t height = self.size(0), width = self.size(1);
  for (int64_t d = 1; self.dim() > 2 && d < self.dim(); ++d) {
    check(self.size(d) == height, "all dimensions of input must be of equal length");
  }
  const Tensor on = filled(self.sizes(), DType::Bool, false);
  int64_t step = 0;
  for (int64_t d = 0; d < self.dim(); ++d) step += on.stride(d);
  const int64_t n = on.numel(), count = wrap && self.dim() == 2 ? (n + step - 1) / step : std::min(height, width);
  for (int64_t i = 0; i < count && i * step < n; ++i) on.data_as<bool>()[i * step] = true;
  return masked_fill(self, on, num(fill_value));
}

}  // namespace eg::ops

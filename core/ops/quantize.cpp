// Numbers rounded to a grid of integers, as quantization would do, without leaving their dtype.
#include "kernels/quantize.h"

#include "core/ops/common.h"

namespace eg {
namespace {

void check_inside(bool inside) { check(inside, "`zero_point` must be between `quant_min` and `quant_max`."); }

}  // namespace

namespace body {

std::tuple<Tensor, Tensor> _fake_quantize(const Tensor& self, const Tensor& scale, const Tensor& zero_point,
                                          std::optional<int64_t> axis, int64_t quant_min, int64_t quant_max) {
  supports(is_floating(self.dtype()), self.dtype(),
           axis ? "fake_quantize_channel_cachemask_cpu_type_handling"
                : "fake_quantize_tensor_cachemask_kernel_type_handling");
  const int64_t d = axis ? wrap_dim(*axis, self.dim()) : 0;
  const int64_t channels = axis && self.dim() > 0 ? self.size(d) : 1;
  check(scale.numel() == channels && zero_point.numel() == channels,
        "dimensions of scale and zero-point are not consistent with input tensor");
  // Without gaps the elements can be gone through as they lie: a channel is as long as the axis' stride.
  const Tensor x = self.is_non_overlapping_and_dense() ? self : contiguous_raw(self);
  const Tensor r = new_like(x, x.dtype()), mask = new_like(x, DType::Bool);
  const Tensor scales = contiguous_raw(to_raw(scale, DType::Float32)),
               zeros = contiguous_raw(to_raw(zero_point, DType::Float64));
  if (axis && zero_point.dtype() == DType::Int32) {
    for (const double *z = zeros.data_as<double>(), *end = z + channels; z != end; ++z) {
      check_inside(*z >= static_cast<double>(quant_min) && *z <= static_cast<double>(quant_max));
    }
  }
  if (x.numel() == 0) return {r, mask};
  const int64_t inner = channels > 1 ? x.strides()[d] : x.numel();
  kernels::fake_quantize({r.data(), mask.data_as<bool>(), x.data(), x.dtype(), x.numel(), channels, inner,
                          scales.data_as<float>(), zeros.data_as<double>(), quant_min, quant_max,
                          !is_floating(zero_point.dtype())});
  return {r, mask};
}

}  // namespace body

namespace rules {

void vjp__fake_quantize(const FakeQuantizeCtx& c, const Tensor* g, Tensor* out) {
  if (c.needs[0]) out[0] = g[0] * c.mask;
}

}  // namespace rules

namespace ops {
namespace {

void check_range(int64_t quant_min, int64_t quant_max) {
  check(quant_min <= quant_max, "`quant_min` should be less than or         equal to `quant_max`.");
}
void check_fixed(const char* op, const Tensor& t, const char* what) {
  check(!(mode.recording() && t.requires_grad()), "The function '", op,
        "' is not differentiable with respect to argument '", what, "'. This input cannot have requires_grad True.");
}
}  // namespace

Tensor fake_quantize_per_tensor_affine(const Tensor& self, double scale, int64_t zero_point, int64_t quant_min,
                                       int64_t quant_max) {
  check_range(quant_min, quant_max);
  check_inside(zero_point >= quant_min && zero_point <= quant_max);
  return std::get<0>(_fake_quantize(self, scalar_to_tensor(scale, DType::Float32),
                                    scalar_to_tensor(zero_point, DType::Int64), std::nullopt, quant_min, quant_max));
}

Tensor fake_quantize_per_tensor_affine_tensor_qparams(const Tensor& self, const Tensor& scale, const Tensor& zero_point,
                                                      int64_t quant_min, int64_t quant_max) {
  constexpr const char* kName = "_fake_quantize_per_tensor_affine_cachemask_tensor_qparams";
  check_fixed(kName, scale, "scale");
  check_fixed(kName, zero_point, "zero_point");
  check_range(quant_min, quant_max);
  for (const Tensor* t : {&scale, &zero_point}) {
    check(t->numel() == 1, "a Tensor with ", t->numel(), " elements cannot be converted to Scalar");
  }
  const Tensor zero = to_dtype(zero_point, DType::Int64);
  return std::get<0>(_fake_quantize(self, scale, zero, std::nullopt, quant_min, quant_max));
}

Tensor fake_quantize_per_channel_affine(const Tensor& self, const Tensor& scale, const Tensor& zero_point, int64_t axis,
                                        int64_t quant_min, int64_t quant_max) {
  constexpr const char* kName = "fake_quantize_per_channel_affine_cachemask";
  check_fixed(kName, scale, "scale");
  check_fixed(kName, zero_point, "zero_point");
  check(scale.dtype() == DType::Float32, "Scale must be Float, found ", scalar_type_name(scale.dtype()));
  const DType z = zero_point.dtype();
  check(z == DType::Int32 || z == DType::Float32 || z == DType::Float16,
        "Zero-point must be Int32, Float or Half, found ", scalar_type_name(z));
  check(scale.dim() == 1, "scale should be a 1-D tensor");
  check(zero_point.dim() == 1, "zero point should be a 1-D tensor");
  check(scale.numel() == zero_point.numel(), "scale and zero-point need to have the same dimensions");
  const int64_t d = wrap_dim(axis, self.dim());
  check(scale.numel() == (self.dim() > 0 ? self.size(d) : 1),
        "dimensions of scale and zero-point are not consistent with input tensor");
  check_range(quant_min, quant_max);
  check(axis >= 0 && axis <= self.dim(), "`axis` must be between 0 and number of dimensions of input");
  return std::get<0>(_fake_quantize(self, scale, zero_point, axis, quant_min, quant_max));
}

}  // namespace ops
}  // namespace eg

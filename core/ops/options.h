// The options that functions which make tensors share.
#pragma once
#include "core/ops/common.h"

namespace eg {

inline DType option_dtype(std::optional<DType> dtype) { return dtype.value_or(default_dtype()); }

// The device of a new tensor that may be without elements, on the device "meta".
inline Device option_device(std::optional<Layout> layout, std::optional<Device> device, Device otherwise = kCPU) {
  check(layout.value_or(Layout::Strided) == Layout::Strided, "only the strided layout is supported");
  const Device d = device.value_or(otherwise);
  check(d == kCPU || d == kMeta, "Evergrad was built without support for this device");
  return d;
}
inline void check_options(std::optional<Layout> layout, std::optional<Device> device) {
  check(option_device(layout, device) == kCPU, Code::NotImplemented, "this function makes no tensors on the device \"meta\"");
}

// New memory as a caller gets it: with NaNs or the largest integers where deterministic algorithms are asked for.
void fill_uninitialized(const Tensor& t);
inline const Tensor& uninitialized(const Tensor& t) {
  if (__builtin_expect(fills_uninitialized(), 0)) fill_uninitialized(t);
  return t;
}

inline Tensor finish(const Tensor& t, bool requires_grad) {
  if (!requires_grad) return t;
  check(is_differentiable(t.dtype()), "Only Tensors of floating point and complex dtype can require gradients");
  set_requires_grad(t, true);
  return t;
}

}  // namespace eg

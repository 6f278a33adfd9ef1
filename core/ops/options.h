// The options that functions which make tensors share.
#pragma once
#include "core/ops/common.h"

namespace eg {

inline DType option_dtype(std::optional<DType> dtype) { return dtype.value_or(default_dtype()); }

inline void check_options(std::optional<Layout> layout, std::optional<Device> device) {
  check(layout.value_or(Layout::Strided) == Layout::Strided, "only the strided layout is supported");
  check(device.value_or(kCPU).type() == DeviceType::CPU, "Evergrad was built without support for this device");
}

inline Tensor finish(const Tensor& t, bool requires_grad) {
  if (requires_grad) set_requires_grad(t, true);
  return t;
}

}  // namespace eg

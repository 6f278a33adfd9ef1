// PyTorch's type promotion over tensors: tensors with dimensions decide, then 0-dim tensors, then plain numbers.
#pragma once
#include "core/tensor/tensor.h"

namespace eg {

DType result_type(const Tensor* const* tensors, size_t n);
DType result_type(const Tensor& a, const Tensor& b);

// Operands of two devices.
[[noreturn]] void refuse_devices(Device a, Device b);

}  // namespace eg

// Printing as PyTorch does: numbers aligned, long tensors summarised.
#pragma once
#include <string>

#include "core/tensor/tensor.h"

namespace eg {

struct PrintOptions {
  int precision = 4;
  int edgeitems = 3;
  int linewidth = 80;
  int sci_mode = -1;  // -1: decide
  int64_t threshold = 1000;
};

// The bracketed values only; lines after the first are indented by `indent` columns.
std::string to_string(const Tensor& t, const PrintOptions& options, int indent = 7);

}  // namespace eg

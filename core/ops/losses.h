// What loss functions share: the word for the reduction, or the two older arguments that it has replaced.
#pragma once
#include "core/ops/common.h"

namespace eg {

enum class Reduction { None, Mean, Sum, BatchMean };

Reduction reduction_of(std::string_view name, std::optional<bool> size_average = {}, std::optional<bool> reduce = {},
                       bool batch_mean = false);
Tensor reduced(const Tensor& loss, Reduction r);

}  // namespace eg

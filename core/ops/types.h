// The types that operator signatures use.
#pragma once
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "core/tensor/tensor.h"

namespace eg {
class Generator;  // core/random/generator.h
}  // namespace eg

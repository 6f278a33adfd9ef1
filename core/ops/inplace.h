// In-place forms of functions that are made of several operators.
#pragma once
#include "core/engine/dispatch.h"
#include "core/ops/common.h"

namespace eg::ops {

// f(input), or the input overwritten with it; then the derivative reads a copy of what the input was.
template <class F>
Tensor placed(const char* op, const Tensor& input, bool inplace, F&& f) {
  if (!inplace) return f(input);
  const uint32_t flags = dispatch::special(input);
  check_inplace(op, input, flags);
  if (dispatch::diverted(flags)) return copy_(input, f(input), false);
  const Tensor before = dispatch::snapshot(input, (flags & dispatch::kDifferentiates) != 0);
  dispatch::assign(input, f(before));
  return input;
}

}  // namespace eg::ops

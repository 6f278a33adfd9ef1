// What a derivative rule is told besides its tensors: which gradients are wanted.
#pragma once
#include "core/engine/node.h"

namespace eg {

struct Needs {
  uint64_t mask = ~uint64_t{0};
  bool operator[](size_t i) const { return i >= 64 || (mask >> i & 1); }
};

}  // namespace eg

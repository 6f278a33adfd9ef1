// The loops of optimizer steps over a stretch of one parameter, compiled for each instruction set.
#pragma once
#include "kernels/optim.h"

namespace eg::kernels {

struct OptimLoops {
  // Elements begin .. end of the item.
  void (*sgd)(const SgdItem& item, const SgdRule& rule, int64_t begin, int64_t end);
  void (*adam)(const AdamItem& item, const AdamRule& rule, int64_t begin, int64_t end);
};

struct OptimTable {
  OptimLoops f16, bf16, f32, f64;
};

}  // namespace eg::kernels

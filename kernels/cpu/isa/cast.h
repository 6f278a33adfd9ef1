// The conversions of contiguous data that have a loop of their own; the others go in two steps (kernels/cpu/cast.cpp).
#pragma once
#include "kernels/kernels.h"

namespace eg::kernels {

using CastLoop = void (*)(void* out, const void* in, int64_t n);
struct CastTable {
  CastLoop loops[kNumDTypes][kNumDTypes];  // [out][in]
};

}  // namespace eg::kernels

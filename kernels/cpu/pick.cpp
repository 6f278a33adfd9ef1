// The choice among the loops of kernels/cpu/isa/pick.cpp.
#include "kernels/cpu/isa/pick.h"

#include "kernels/cpu/by_isa.h"

namespace eg::kernels {

EG_BY_ISA(PickTable, k_pick, pick_set)

const PickTable& pick() {
  return pick_set();
}

}  // namespace eg::kernels

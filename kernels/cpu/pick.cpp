// The choice among the loops of kernels/cpu/isa/pick.cpp.
#include "kernels/cpu/isa/pick.h"

#include "kernels/cpu/isa.h"

namespace eg::kernels {

namespace baseline {
extern const PickTable k_pick;
}
#if EG_HAVE_AVX2
namespace avx2 {
extern const PickTable k_pick;
}
#else
namespace avx2 = baseline;
#endif
#if EG_HAVE_AVX512
namespace avx512 {
extern const PickTable k_pick;
}
#else
namespace avx512 = baseline;
#endif

const PickTable& pick() {
  static constexpr const PickTable* kTables[] = {&baseline::k_pick, &avx2::k_pick, &avx512::k_pick};
  return *kTables[static_cast<int>(isa())];
}

}  // namespace eg::kernels

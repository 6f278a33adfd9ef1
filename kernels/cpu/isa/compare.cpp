// Comparisons: numbers in, bools out.
#include "kernels/cpu/isa/loop.h"
#include "kernels/scalar/compare.h"

namespace eg::kernels::EG_ISA {

EG_TABLE(eq) = Table().ints<f::Eq, 2>().floats<f::Eq, 2>().boolean<f::Eq, 2>().p;
EG_TABLE(ne) = Table().ints<f::Ne, 2>().floats<f::Ne, 2>().boolean<f::Ne, 2>().p;
EG_TABLE(lt) = Table().ints<f::Lt, 2>().floats<f::Lt, 2>().boolean<f::Lt, 2>().p;
EG_TABLE(le) = Table().ints<f::Le, 2>().floats<f::Le, 2>().boolean<f::Le, 2>().p;
EG_TABLE(gt) = Table().ints<f::Gt, 2>().floats<f::Gt, 2>().boolean<f::Gt, 2>().p;
EG_TABLE(ge) = Table().ints<f::Ge, 2>().floats<f::Ge, 2>().boolean<f::Ge, 2>().p;

}  // namespace eg::kernels::EG_ISA

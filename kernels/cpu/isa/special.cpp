// Special functions that are polynomials behind logarithms and exponentials.
#include "kernels/scalar/special_vector.h"

#include "kernels/cpu/isa/loop.h"

namespace eg::kernels::EG_ISA {

EG_TABLE(erfinv) = Table().floats<f::Erfinv, 1>().p;
EG_TABLE(i0) = Table().floats<f::I0, 1>().p;
EG_TABLE(special_i0e) = Table().floats<f::I0e, 1>().p;
EG_TABLE(special_i1) = Table().floats<f::I1, 1>().p;
EG_TABLE(special_i1e) = Table().floats<f::I1e, 1>().p;
EG_TABLE(special_modified_bessel_i0) = Table().floats<f::I0, 1>().p;
EG_TABLE(special_modified_bessel_i1) = Table().floats<f::I1, 1>().p;
EG_TABLE(logit_unclamped) = Table().floats<f::Logit, 1>().p;
EG_TABLE(nan_to_num_by) = Table().floats<f::NanToNum, 1>().p;

}  // namespace eg::kernels::EG_ISA

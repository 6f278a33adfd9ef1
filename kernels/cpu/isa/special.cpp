// Special functions that are polynomials behind logarithms and exponentials.
#include "kernels/cpu/isa/loop.h"
#include "kernels/scalar/special_vector.h"

namespace eg::kernels::EG_ISA {

EG_TABLE(erfinv) = Table().floats<f::Erfinv, 1>().p;
EG_TABLE(logit_unclamped) = Table().floats<f::Logit, 1>().p;
EG_TABLE(nan_to_num_by) = Table().floats<f::NanToNum, 1>().p;
EG_TABLE(special_erfcx) = Table().floats<f::Erfcx, 1>().p;
EG_TABLE(special_ndtr) = Table().floats<f::Ndtr, 1>().p;
EG_TABLE(special_ndtri) = Table().floats<f::Ndtri, 1>().p;
EG_TABLE(special_log_ndtr) = Table().floats<f::LogNdtr, 1>().p;
EG_TABLE(special_entr) = Table().floats<f::Entr, 1>().p;
EG_TABLE(special_xlog1py) = Table().floats<f::Xlog1py, 2>().p;

}  // namespace eg::kernels::EG_ISA

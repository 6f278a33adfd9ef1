// Bessel functions.
#include "kernels/cpu/isa/loop.h"
#include "kernels/scalar/special_vector.h"

namespace eg::kernels::EG_ISA {

EG_TABLE(i0) = Table().floats<f::I0, 1>().p;
EG_TABLE(special_i0e) = Table().floats<f::I0e, 1>().p;
EG_TABLE(special_i1) = Table().floats<f::I1, 1>().p;
EG_TABLE(special_i1e) = Table().floats<f::I1e, 1>().p;
EG_TABLE(special_modified_bessel_i0) = Table().floats<f::I0, 1>().p;
EG_TABLE(special_modified_bessel_i1) = Table().floats<f::I1, 1>().p;
EG_TABLE(special_modified_bessel_k0) = Table().floats<f::K0, 1>().p;
EG_TABLE(special_modified_bessel_k1) = Table().floats<f::K1, 1>().p;
EG_TABLE(special_scaled_modified_bessel_k0) = Table().floats<f::K0e, 1>().p;
EG_TABLE(special_scaled_modified_bessel_k1) = Table().floats<f::K1e, 1>().p;
EG_TABLE(special_bessel_j0) = Table().floats<f::BesselJ0, 1>().p;
EG_TABLE(special_bessel_j1) = Table().floats<f::BesselJ1, 1>().p;
EG_TABLE(special_bessel_y0) = Table().floats<f::BesselY0, 1>().p;
EG_TABLE(special_bessel_y1) = Table().floats<f::BesselY1, 1>().p;
EG_TABLE(special_spherical_bessel_j0) = Table().floats<f::SphericalJ0, 1>().p;

}  // namespace eg::kernels::EG_ISA

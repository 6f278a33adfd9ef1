// Limits, hard activations, shrinkage and losses of a difference in one pass.
#include "kernels/cpu/isa/loop.h"
#include "kernels/scalar/fused.h"

namespace eg::kernels::EG_ISA {

EG_TABLE(fused_clamp) = Table().put_typed<f::Clamp, 1, float, double>().p;
EG_TABLE(fused_clamp_backward) = Table().put_typed<f::ClampBackward, 2, float, double>().p;
EG_TABLE(fused_hardtanh_backward) = Table().put_typed<f::HardtanhBackward, 2, float, double>().p;
EG_TABLE(fused_hardsigmoid) = Table().floats<f::Hardsigmoid, 1>().p;
EG_TABLE(fused_hardsigmoid_backward) = Table().floats<f::HardsigmoidBackward, 2>().p;
EG_TABLE(fused_hardswish) = Table().floats<f::Hardswish, 1>().p;
EG_TABLE(fused_hardswish_backward) = Table().floats<f::HardswishBackward, 2>().p;
EG_TABLE(fused_outside) = Table().put_typed<f::Outside, 2, float, double>().p;
EG_TABLE(fused_softshrink) = Table().put_typed<f::Softshrink, 1, float, double>().p;
EG_TABLE(fused_smooth_l1) = Table().put_typed<f::SmoothL1, 2, float, double>().p;
EG_TABLE(fused_huber) = Table().put_typed<f::Huber, 2, float, double>().p;

}  // namespace eg::kernels::EG_ISA

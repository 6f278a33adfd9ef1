// Activation functions.
#include "kernels/cpu/isa/loop.h"
#include "kernels/scalar/activation.h"

namespace eg::kernels::EG_ISA {

EG_TABLE(relu) = Table().ints<f::Relu, 1>().floats<f::Relu, 1>().p;
EG_TABLE(leaky_relu) = Table().put_typed<f::LeakyRelu, 1, float, double>().p;
EG_TABLE(threshold) = Table().put_typed<f::Threshold, 1, int64_t, uint64_t, float, double>().p;
EG_TABLE(gelu) = Table().floats<f::Gelu, 1>().p;
EG_TABLE(gelu_tanh) = Table().floats<f::GeluTanh, 1>().p;
EG_TABLE(softplus) = Table().put_typed<f::Softplus, 1, float, double>().p;
EG_TABLE(logsigmoid) = Table().floats<f::LogSigmoid, 1>().p;
EG_TABLE(elu) = Table().put_typed<f::Elu, 1, float, double>().p;
EG_TABLE(silu) = Table().floats<f::Silu, 1>().p;
EG_TABLE(leaky_relu_backward) = Table().put_typed<f::LeakyReluBackward, 2, float, double>().p;
EG_TABLE(threshold_backward) = Table().put_typed<f::ThresholdBackward, 2, int64_t, uint64_t, float, double>().p;
EG_TABLE(gelu_backward) = Table().floats<f::GeluBackward, 2>().p;
EG_TABLE(gelu_tanh_backward) = Table().floats<f::GeluTanhBackward, 2>().p;
EG_TABLE(silu_backward) = Table().floats<f::SiluBackward, 2>().p;
EG_TABLE(sigmoid_backward) = Table().floats<f::SigmoidBackward, 2>().p;
EG_TABLE(tanh_backward) = Table().floats<f::TanhBackward, 2>().p;
EG_TABLE(softplus_backward) = Table().put_typed<f::SoftplusBackward, 2, float, double>().p;
EG_TABLE(logsigmoid_backward) = Table().floats<f::LogSigmoidBackward, 2>().p;

}  // namespace eg::kernels::EG_ISA

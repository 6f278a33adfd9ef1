// Functions of three tensors, selection by a condition, and complex numbers from their parts.
#include "core/engine/pointwise.h"
#include "core/ops/common.h"
#include "kernels/kernels.h"

namespace eg::rules {

namespace {
// The sum of those that are there.
Tensor sum_of(std::initializer_list<Tensor> ts) {
  Tensor r;
  for (const Tensor& t : ts) {
    if (t.defined()) r = r.defined() ? r + t : t;
  }
  return r;
}
}  // namespace

void vjp_addcmul(const AddcmulCtx& c, const Tensor& g, Tensor* out) {
  if (c.needs[0]) out[0] = g;
  if (c.needs[1]) out[1] = g * conj_of(scaled(c.tensor2, c.value));
  if (c.needs[2]) out[2] = g * conj_of(scaled(c.tensor1, c.value));
}
Tensor jvp_addcmul(const AddcmulCtx& c, const Tensor* t) {
  return sum_of({t[0], t[1].defined() ? scaled(t[1] * c.tensor2, c.value) : Tensor(),
                 t[2].defined() ? scaled(t[2] * c.tensor1, c.value) : Tensor()});
}
void vjp_addcdiv(const AddcdivCtx& c, const Tensor& g, Tensor* out) {
  if (c.needs[0]) out[0] = g;
  if (c.needs[1]) out[1] = g * conj_of(scaled(ops::reciprocal(c.tensor2), c.value));
  if (c.needs[2]) out[2] = -(g * conj_of(scaled(c.tensor1 / (c.tensor2 * c.tensor2), c.value)));
}
Tensor jvp_addcdiv(const AddcdivCtx& c, const Tensor* t) {
  return sum_of({t[0], t[1].defined() ? scaled(t[1] / c.tensor2, c.value) : Tensor(),
                 t[2].defined() ? -scaled(t[2] * (c.tensor1 / c.tensor2) / c.tensor2, c.value) : Tensor()});
}
void partial_lerp(const LerpCtx& c, Tensor* out) {
  if (c.needs[0]) out[0] = 1 - c.weight;
  if (c.needs[1]) out[1] = c.weight;
  if (c.needs[2]) out[2] = c.end - c.self;
}
void partial_lerp_scalar(const LerpScalarCtx& c, Tensor* out) {
  if (c.needs[0]) out[0] = num(Scalar(1.0 - c.weight.to_complex()));
  if (c.needs[1]) out[1] = num(c.weight);
}

// ---- where: parameters 1 and 2 are the choices
void vjp_where(const WhereCtx& c, const Tensor& g, Tensor* out) {
  const Tensor zero = num(0.0);
  if (c.needs[1]) out[1] = ops::where(c.condition, g, zero);
  if (c.needs[2]) out[2] = ops::where(c.condition, zero, g);
}
Tensor jvp_where(const WhereCtx& c, const Tensor* t) {
  const Tensor zero = num(0.0);
  return ops::where(c.condition, t[1].defined() ? t[1] : zero, t[2].defined() ? t[2] : zero);
}

void vjp_complex(const ComplexCtx& c, const Tensor& g, Tensor* out) {
  if (c.needs[0]) out[0] = real_of(g);
  if (c.needs[1]) out[1] = g.is_complex() ? ops::imag(g) : zeros_of(g);
}
Tensor jvp_complex(const ComplexCtx&, const Tensor* t) {
  const Tensor zero = filled({}, (t[0].defined() ? t[0] : t[1]).dtype(), 0);
  return ops::complex(t[0].defined() ? t[0] : ops::expand_as(zero, t[1]),
                      t[1].defined() ? t[1] : ops::expand_as(zero, t[0]));
}

// d = abs * e^(i angle): d/dabs = e^(i angle), d/dangle = i d. Gradients are real parts of conj(derivative) * g; where abs
// is negative, which it should not be, the gradient takes its sign for that of the angle, as PyTorch's does.
void vjp_polar(const PolarCtx& c, const Tensor& g, Tensor* out) {
  const Tensor h = conj_of(g);
  if (c.needs[0]) out[0] = ops::real(h * ops::sgn(c.result));
  if (c.needs[1]) out[1] = -ops::imag(h * c.result);
}
Tensor jvp_polar(const PolarCtx& c, const Tensor* t) {
  const Tensor i = num(Scalar(std::complex<double>(0, 1)));
  const Tensor along = t[0].defined() ? ops::complex(t[0] * ops::cos(c.angle), t[0] * ops::sin(c.angle)) : Tensor();
  if (!t[1].defined()) return along;
  const Tensor around = t[1] * c.result * i;
  return along.defined() ? along + around : around;
}

}  // namespace eg::rules

namespace eg::ops {

Tensor lerp_weight_body(const Tensor& self, const Tensor& end, const Scalar& weight) {
  return lerp_scalar(self, end, weight);
}

Tensor where_method(const Tensor& self, const Tensor& condition, const Tensor& other) {
  return where(condition, self, other);
}
std::vector<Tensor> where_condition(const Tensor& condition) { return unbind(nonzero(condition), 1); }

}  // namespace eg::ops

namespace eg::kernels {
extern const PointwiseSet k_where, k_complex, k_polar;
}

namespace eg::body {

namespace {
// The broadcast views of operands over one shape, for a direct kernel call.
struct Broadcast {
  Dims shape, strides[3];
  kernels::TensorView views[3];
  void set(int i, const Tensor& t) {
    strides[i] = Dims(shape.size());
    const size_t off = shape.size() - t.sizes().size();
    for (size_t d = 0; d < t.sizes().size(); ++d) {
      strides[i][d + off] = t.sizes()[d] == 1 && shape[d + off] != 1 ? 0 : t.strides()[d];
    }
    views[i] = {t.data(), shape.data(), strides[i].data(), static_cast<int32_t>(shape.size()), t.dtype()};
  }
};

Tensor from_parts(const char* name, const kernels::PointwiseSet& set, const Tensor& a, const Tensor& b) {
  const auto part = [](DType t) { return t == DType::Float16 || t == DType::Float32 || t == DType::Float64; };
  check(part(a.dtype()) && part(b.dtype()) && !(a.dtype() == DType::Float16 && b.dtype() == DType::Float16),
        "Expected both inputs to be Half, Float or Double tensors but got ", scalar_type_name(a.dtype()), " and ",
        scalar_type_name(b.dtype()));
  check(a.dtype() == b.dtype(), "Expected object of scalar type ", scalar_type_name(a.dtype()), " but got scalar type ",
        scalar_type_name(b.dtype()), " for second argument");
  Broadcast bc{broadcast_shapes(a.sizes(), b.sizes()), {}, {}};
  const Tensor* in[] = {&a, &b};
  const Tensor r = new_strided(bc.shape, result_strides(bc.shape, in, 2), to_complex(a.dtype()), a.device());
  bc.set(0, a);
  bc.set(1, b);
  if (r.numel()) kernels::run_pointwise(name, set, a.dtype(), r.dtype(), {}, r.view(), bc.views, 2);
  return r;
}
}  // namespace

Tensor where(const Tensor& condition, const Tensor& self, const Tensor& other) {
  check(condition.dtype() == DType::Bool || condition.dtype() == DType::UInt8,
        "where expected condition to be a boolean tensor, but got a tensor with dtype ",
        scalar_type_name(condition.dtype()));
  const DType type = result_type(self, other);
  Broadcast bc{broadcast_shapes(broadcast_shapes(condition.sizes(), self.sizes()), other.sizes()), {}, {}};
  const Tensor* in[] = {&condition, &self, &other};
  const Tensor r = new_strided(bc.shape, result_strides(bc.shape, in, 3), type, self.device());
  for (int i = 0; i < 3; ++i) bc.set(i, *in[i]);
  if (r.numel()) kernels::run_pointwise("where", kernels::k_where, type, type, {}, r.view(), bc.views, 3);
  return r;
}

Tensor complex(const Tensor& real, const Tensor& imag) {
  if (real.dtype() == DType::Float16 && imag.dtype() == DType::Float16) {
    return to_raw(from_parts("complex", kernels::k_complex, to_raw(real, DType::Float32), to_raw(imag, DType::Float32)),
                  DType::Complex32);
  }
  return from_parts("complex", kernels::k_complex, real, imag);
}
Tensor polar(const Tensor& abs, const Tensor& angle) { return from_parts("polar", kernels::k_polar, abs, angle); }

}  // namespace eg::body

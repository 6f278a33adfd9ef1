// What some elementwise operators refuse before they compute, each with its own message.
#include "core/engine/type_names.h"
#include "core/ops/common.h"

namespace eg::rules {

namespace {

__attribute__((cold, noinline)) void check_scale(const Tensor& a, const Tensor& b, const Scalar& alpha) {
  const DType t = result_type(a, b);
  check(!alpha.is_bool() || t == DType::Bool, "Boolean alpha only supported for Boolean results.");
  check(!is_integral(t) || alpha.is_integral(),
        "For integral input tensors, argument alpha must not be a floating point number.");
  check(is_complex(t) || !alpha.is_complex(),
        "For non-complex input tensors, argument alpha must not be a complex number.");
}

__attribute__((cold, noinline)) void refuse_bool_difference(const Tensor& a, const Tensor& b) {
  check(
      !(is_bool(a.dtype()) && is_bool(b.dtype())),
      "Subtraction, the `-` operator, with two bool tensors is not supported. Use the `^` or `logical_xor()` operator "
      "instead.");
  fail(
      Code::Runtime,
      "Subtraction, the `-` operator, with a bool tensor is not supported. If you are trying to invert a mask, use the "
      "`~` or `logical_not()` operator instead.");
}

void real_only(const char* name, const Tensor& t) {
  check(!t.is_complex(), name, " is not supported for complex inputs");
}
void no_bool(const char* kernel, const Tensor& t) { supports(!is_bool(t.dtype()), t.dtype(), kernel); }

}  // namespace

void check_add(const Tensor& self, const Tensor& other, const Scalar& alpha) {
  if (!alpha.is_int()) check_scale(self, other, alpha);
}
void check_sub(const Tensor& self, const Tensor& other, const Scalar& alpha) {
  if (is_bool(self.dtype()) || is_bool(other.dtype())) refuse_bool_difference(self, other);
  if (!alpha.is_int()) check_scale(self, other, alpha);
}
void check_rsub(const Tensor& self, const Tensor& other, const Scalar& alpha) {
  if (is_bool(self.dtype()) || is_bool(other.dtype())) refuse_bool_difference(self, other);
  if (!alpha.is_int()) check_scale(self, other, alpha);
}

void check_neg(const Tensor& self) {
  check(!is_bool(self.dtype()),
        "Negation, the `-` operator, on a bool tensor is not supported. If you are trying to invert a mask, use the "
        "`~` or "
        "`logical_not()` operator instead.");
}
void check_pow(const Tensor& self, const Tensor& exponent) {
  const bool to_number = exponent.is_wrapped_number() && !self.is_wrapped_number();
  supports(!is_bool(self.dtype()) || !is_bool(exponent.dtype()) || to_number, self.dtype(), "pow");
  if (exponent.is_wrapped_number() && is_integral(exponent.dtype()) && is_integral(self.dtype()) &&
      !self.is_wrapped_number() && exponent.data()) {
    check(read_scalar(exponent.data(), exponent.dtype()).to_int() >= 0,
          "Integers to negative integer powers are not allowed.");
  }
}
void check_sign(const Tensor& self) {
  check(!self.is_complex(),
        "Unlike NumPy, torch.sign is not intended to support complex numbers. Please use torch.sgn instead.");
}
void check_floor(const Tensor& self) {
  real_only("floor", self);
  no_bool("floor_vml_cpu", self);
}
void check_ceil(const Tensor& self) {
  real_only("ceil", self);
  no_bool("ceil_vml_cpu", self);
}
void check_trunc(const Tensor& self) {
  real_only("trunc", self);
  no_bool("trunc_vml_cpu", self);
}
void check_round(const Tensor& self) {
  supports(!self.is_complex() && !is_bool(self.dtype()), self.dtype(), "round_vml_cpu");
}

void check_maximum(const Tensor& self, const Tensor& other) {
  check(!self.is_complex() && !other.is_complex(), "maximum not implemented for complex tensors.");
}
void check_minimum(const Tensor& self, const Tensor& other) {
  check(!self.is_complex() && !other.is_complex(), "minimum not implemented for complex tensors.");
}

namespace {
void one_tensor(const char* name, const Tensor& a, const Tensor& b) {
  check(!(a.is_wrapped_number() && b.is_wrapped_number()), Code::Type, name,
        "(): at least one of the arguments must be a Tensor");
}
}  // namespace
void check_bitwise_and(const Tensor& self, const Tensor& other) { one_tensor("bitwise_and", self, other); }
void check_bitwise_or(const Tensor& self, const Tensor& other) { one_tensor("bitwise_or", self, other); }
void check_bitwise_xor(const Tensor& self, const Tensor& other) { one_tensor("bitwise_xor", self, other); }

void check_addcdiv(const Tensor&, const Tensor& tensor1, const Tensor& tensor2, const Scalar&) {
  check(!(is_integral(tensor1.dtype()) && is_integral(tensor2.dtype())),
        "Integer division with addcdiv is no longer supported, and in a future  release addcdiv will perform a true "
        "division "
        "of tensor1 and tensor2. The historic addcdiv behavior can be implemented as (input + value * "
        "torch.trunc(tensor1 / "
        "tensor2)).to(input.dtype) for integer inputs and as (input + value * tensor1 / tensor2) for float inputs. The "
        "future "
        "addcdiv behavior is just the latter implementation: (input + value * tensor1 / tensor2), for all dtypes.");
}

namespace {
void same_as_self(const Tensor& self, const Tensor& other, const char* name) {
  check(self.dtype() == other.dtype(), "expected dtype ", c_name(self.dtype()), " for `", name, "` but got dtype ",
        c_name(other.dtype()));
}
}  // namespace
void check_lerp(const Tensor& self, const Tensor& end, const Tensor& weight) {
  same_as_self(self, end, "end");
  if (weight.dim() > 0) same_as_self(self, weight, "weight");  // a 0-dim weight is as good as a number
}
void check_lerp_scalar(const Tensor& self, const Tensor& end, const Scalar&) { same_as_self(self, end, "end"); }

void check_heaviside(const Tensor& self, const Tensor& values) {
  check(!self.is_complex() && !values.is_complex(), "heaviside is not yet implemented for complex tensors.");
  check(self.dtype() == values.dtype(), "heaviside is not yet implemented for tensors with different dtypes.");
}

}  // namespace eg::rules

// Shorthand for writing operator bodies and derivative rules as formulas: arithmetic signs on tensors (differentiable,
// they call ops::), plain numbers as wrapped tensors, and the checks that many families share.
#pragma once
#include <string>

#include "core/engine/divert.h"
#include "core/engine/promote.h"
#include "core/engine/tape.h"
#include "core/ops/ops.h"
#include "core/ops/rules.h"
#include "core/tensor/shape.h"
#include "core/tensor/tensor.h"

namespace eg {

// A plain number as an operand: it gives way in type promotion.
inline Tensor num(const Scalar& s) { return wrapped_number(s); }

inline Tensor operator+(const Tensor& a, const Tensor& b) { return ops::add(a, b, 1); }
inline Tensor operator-(const Tensor& a, const Tensor& b) { return ops::sub(a, b, 1); }
inline Tensor operator*(const Tensor& a, const Tensor& b) { return ops::mul(a, b); }
inline Tensor operator/(const Tensor& a, const Tensor& b) { return ops::div(a, b); }
inline Tensor operator+(const Tensor& a, double b) { return ops::add(a, num(b), 1); }
inline Tensor operator-(const Tensor& a, double b) { return ops::sub(a, num(b), 1); }
inline Tensor operator*(const Tensor& a, double b) { return ops::mul(a, num(b)); }
inline Tensor operator/(const Tensor& a, double b) { return ops::div(a, num(b)); }
inline Tensor operator+(double a, const Tensor& b) { return ops::add(b, num(a), 1); }
inline Tensor operator-(double a, const Tensor& b) { return ops::rsub(b, num(a), 1); }
inline Tensor operator*(double a, const Tensor& b) { return ops::mul(b, num(a)); }
inline Tensor operator/(double a, const Tensor& b) { return ops::div(num(a), b); }
inline Tensor operator-(const Tensor& a) { return ops::neg(a); }

inline bool is_one(const Scalar& s) { return s.equals(1); }
inline bool is_zero(const Scalar& s) { return s.equals(0); }
inline Tensor scaled(const Tensor& a, const Scalar& s) { return is_one(s) ? a : ops::mul(a, num(s)); }

// The conjugate of a complex tensor, a real one as it is.
inline Scalar conj_of(const Scalar& s) { return s.is_complex() ? Scalar(std::conj(s.to_complex())) : s; }
inline Tensor conj_of(const Tensor& a) { return a.is_complex() ? ops::conj(a) : a; }
// The real part of a complex tensor, a real one as it is.
inline Tensor real_of(const Tensor& a) { return a.is_complex() ? ops::real(a) : a; }

inline DType int_to_float(DType t) { return is_integral(t) ? default_dtype() : t; }

inline Tensor cast(const Tensor& t, DType d) { return t.dtype() == d ? t : ops::_to_copy(t, d); }
// Half precision as single, for what is rounded once, or whose sums and squares would overflow.
inline Tensor widened(const Tensor& t) { return t.defined() && is_half(t.dtype()) ? cast(t, DType::Float32) : t; }

// An operand of a derivative rule in the dtype that the operator computed in, a plain number as it was given.
inline void same_device(const Tensor& a, const Tensor& b) {
  if (a.device() != b.device()) refuse_devices(a.device(), b.device());
}

inline Tensor computed_in(DType t, const Tensor& operand) {
  if (!operand.is_wrapped_number()) return cast(operand, t);
  return ops::_to_copy(operand, is_complex(t) || is_complex(operand.dtype()) ? DType::Complex128 : DType::Float64);
}

inline Dims dims_without(IntSpan sizes, uint64_t mask, bool keepdim) {
  Dims out;
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (mask >> i & 1) {
      if (keepdim) out.push_back(1);
    } else {
      out.push_back(sizes[i]);
    }
  }
  return out;
}

// `t`, made to depend (with derivative zero) on `others` where gradients are recorded: the gradients that one fused
// rule gives share a history, as those of one node do.
Tensor tied(const Tensor& t, TensorSpan others);

// May a rule run a fused kernel on these? Not where its own operations are recorded, transformed or deferred.
inline bool fusable(std::initializer_list<const Tensor*> ts) {
  if (mode.grad || mode.forward_depth > 0 || divert::watched()) return false;
  for (const Tensor* t : ts) {
    if (t->defined() && (t->flags() & (kOpaque | kTangent | kConj | kNeg | kUnkept))) return false;
  }
  return true;
}

// t, or a copy of it where it lies in memory that self has too, also through another storage, such as one that an
// exporter has given: for what is read while self is written.
Tensor apart(const Tensor& t, const Tensor& self);

// Refuses a dtype that an operator has no kernel for, naming it as PyTorch does: "kernel" not implemented for 'Bool'.
template <class... Name>
void supports(bool fits, DType t, const Name&... kernel) {
  if (__builtin_expect(!fits, 0)) {
    fail(Code::NotImplemented, "\"", kernel..., "\" not implemented for '", scalar_type_name(t), "'");
  }
}
inline void floats_only(const char* kernel, const Tensor& t) {
  supports(t.is_floating() && !is_float8(t.dtype()), t.dtype(), kernel);
}
inline void no_complex(const char* kernel, const Tensor& t) { supports(!t.is_complex(), t.dtype(), kernel); }

// What halves are computed and summed in: float32, as are single floats; double floats stay.
inline DType computed_type(DType t) { return t == DType::Float64 ? t : DType::Float32; }

// The format that t's strides stand for, whether they leave gaps or not: channels last where they have that order, else
// row-major. What has both orders, as images of one channel do, is what its strides were made for.
MemoryFormat suggested_format(const Tensor& t);

// The same for the results of operators over nd = 2 or 3 spatial dimensions.
inline MemoryFormat image_format(const Tensor& t, int64_t nd) {
  return (nd == 2 || nd == 3) && t.dim() == nd + 2 ? suggested_format(t) : MemoryFormat::Contiguous;
}

// The view of a tensor, or null where there is none.
struct MaybeView {
  kernels::TensorView view{};
  bool there;
  explicit MaybeView(const Tensor& t) : there(t.defined()) {
    if (there) view = t.view();
  }
  const kernels::TensorView* get() const { return there ? &view : nullptr; }
};

// v with a dimension of one behind.
inline Tensor column(const Tensor& v) { return ops::unsqueeze(v, -1); }

// A new tensor of one value, without history.
Tensor filled(IntSpan sizes, DType dtype, const Scalar& value);
inline Tensor zeros_of(const Tensor& t) { return filled(t.sizes(), t.dtype(), 0); }

// Puts back the dimensions that a reduction over `mask` without keepdim took away.
Tensor restore_dims(const Tensor& t, IntSpan sizes, uint64_t mask, bool keepdim);

}  // namespace eg

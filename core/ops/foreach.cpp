// One operation over lists of tensors: each is a loop over the operator of one tensor.
#include "core/ops/common.h"

namespace eg::ops {

namespace {

void not_empty(TensorSpan ts) { check(!ts.empty(), "Tensor list must have at least one tensor."); }
void same_length(TensorSpan a, TensorSpan b) {
  not_empty(a);
  check(a.size() == b.size(), "Tensor lists must have the same number of tensors, got ", a.size(), " and ", b.size());
}
void same_length(TensorSpan a, Span<Scalar> b) {
  not_empty(a);
  check(a.size() == b.size(), "Tensor list must have same number of elements as scalar list.");
}
// The second list of an operator that takes numbers too: an empty one is one of numbers.
void same_length_or_numbers(TensorSpan a, TensorSpan b) {
  if (b.empty()) same_length(a, Span<Scalar>());
  same_length(a, b);
}

template <class F>
std::vector<Tensor> each(TensorSpan ts, F f) {
  not_empty(ts);
  std::vector<Tensor> out;
  out.reserve(ts.size());
  for (size_t i = 0; i < ts.size(); ++i) out.push_back(f(ts[i], i));
  return out;
}

Tensor plus(const Tensor& a, const Tensor& b) { return add(a, b, 1); }
Tensor minus(const Tensor& a, const Tensor& b) { return sub(a, b, 1); }
Tensor power(const Tensor& a, const Tensor& b) { return pow(a, b); }
// Against a number the limits take it as one of the tensor's dtype.
Tensor larger(const Tensor& a, const Tensor& b) {
  return b.is_wrapped_number() ? clamp_min_Tensor(a, b) : maximum(a, b);
}
Tensor smaller(const Tensor& a, const Tensor& b) {
  return b.is_wrapped_number() ? clamp_max_Tensor(a, b) : minimum(a, b);
}

}  // namespace

#define EG_FOREACH(name)                                                \
  std::vector<Tensor> _foreach_##name(TensorSpan self) {                \
    return each(self, [](const Tensor& t, size_t) { return name(t); }); \
  }
EG_FOREACH(abs)
EG_FOREACH(acos)
EG_FOREACH(asin)
EG_FOREACH(atan)
EG_FOREACH(ceil)
EG_FOREACH(cos)
EG_FOREACH(cosh)
EG_FOREACH(erf)
EG_FOREACH(erfc)
EG_FOREACH(exp)
EG_FOREACH(expm1)
EG_FOREACH(floor)
EG_FOREACH(frac)
EG_FOREACH(lgamma)
EG_FOREACH(log)
EG_FOREACH(log10)
EG_FOREACH(log1p)
EG_FOREACH(log2)
EG_FOREACH(neg)
EG_FOREACH(reciprocal)
EG_FOREACH(round)
EG_FOREACH(rsqrt)
EG_FOREACH(sigmoid)
EG_FOREACH(sign)
EG_FOREACH(sin)
EG_FOREACH(sinh)
EG_FOREACH(sqrt)
EG_FOREACH(tan)
EG_FOREACH(tanh)
EG_FOREACH(trunc)
EG_FOREACH(max)
#undef EG_FOREACH

// The forms with a number and with a list of numbers of an operator of two tensors.
#define EG_FOREACH_NUMBERS(name, op)                                                        \
  std::vector<Tensor> _foreach_##name##_Scalar(TensorSpan self, const Scalar& scalar) {     \
    const Tensor s = num(scalar);                                                           \
    return each(self, [&](const Tensor& t, size_t) { return op(t, s); });                   \
  }                                                                                         \
  std::vector<Tensor> _foreach_##name##_ScalarList(TensorSpan self, Span<Scalar> scalars) { \
    same_length(self, scalars);                                                             \
    return each(self, [&](const Tensor& t, size_t i) { return op(t, num(scalars[i])); });   \
  }
#define EG_FOREACH_LIST(name, op)                                                  \
  std::vector<Tensor> _foreach_##name##_List(TensorSpan self, TensorSpan other) {  \
    same_length_or_numbers(self, other);                                           \
    return each(self, [&](const Tensor& t, size_t i) { return op(t, other[i]); }); \
  }
EG_FOREACH_NUMBERS(add, plus)
EG_FOREACH_NUMBERS(sub, minus)
EG_FOREACH_NUMBERS(mul, mul)
EG_FOREACH_NUMBERS(div, div)
EG_FOREACH_NUMBERS(clamp_max, smaller)
EG_FOREACH_NUMBERS(clamp_min, larger)
EG_FOREACH_NUMBERS(maximum, larger)
EG_FOREACH_NUMBERS(minimum, smaller)
EG_FOREACH_LIST(mul, mul)
EG_FOREACH_LIST(div, div)
EG_FOREACH_LIST(clamp_max, smaller)
EG_FOREACH_LIST(clamp_min, larger)
EG_FOREACH_LIST(maximum, larger)
EG_FOREACH_LIST(minimum, smaller)
EG_FOREACH_LIST(pow, power)
#undef EG_FOREACH_NUMBERS
#undef EG_FOREACH_LIST

std::vector<Tensor> _foreach_add_List(TensorSpan self, TensorSpan other, const Scalar& alpha) {
  same_length_or_numbers(self, other);
  return each(self, [&](const Tensor& t, size_t i) { return add(t, other[i], alpha); });
}
std::vector<Tensor> _foreach_add_Tensor(TensorSpan self, const Tensor& other, const Scalar& alpha) {
  return each(self, [&](const Tensor& t, size_t) { return add(t, other, alpha); });
}
std::vector<Tensor> _foreach_sub_List(TensorSpan self, TensorSpan other, const Scalar& alpha) {
  same_length_or_numbers(self, other);
  return each(self, [&](const Tensor& t, size_t i) { return sub(t, other[i], alpha); });
}
std::vector<Tensor> _foreach_mul_Tensor(TensorSpan self, const Tensor& other) {
  return each(self, [&](const Tensor& t, size_t) { return mul(t, other); });
}
std::vector<Tensor> _foreach_div_Tensor(TensorSpan self, const Tensor& other) {
  return each(self, [&](const Tensor& t, size_t) { return div(t, other); });
}

std::vector<Tensor> _foreach_pow_Scalar(TensorSpan self, const Scalar& exponent) {
  return each(self, [&](const Tensor& t, size_t) { return pow_Scalar(t, exponent); });
}
std::vector<Tensor> _foreach_pow_ScalarList(TensorSpan self, Span<Scalar> exponent) {
  same_length(self, exponent);
  return each(self, [&](const Tensor& t, size_t i) { return pow_Scalar(t, exponent[i]); });
}
std::vector<Tensor> _foreach_pow_ScalarAndTensor(const Scalar& self, TensorSpan exponent) {
  return each(exponent, [&](const Tensor& t, size_t) { return pow(num(self), t); });
}

#define EG_FOREACH_TERNARY(name)                                                                               \
  std::vector<Tensor> _foreach_##name##_Scalar(TensorSpan self, TensorSpan tensor1, TensorSpan tensor2,        \
                                               const Scalar& value) {                                          \
    same_length(self, tensor1);                                                                                \
    same_length(self, tensor2);                                                                                \
    return each(self, [&](const Tensor& t, size_t i) { return name(t, tensor1[i], tensor2[i], value); });      \
  }                                                                                                            \
  std::vector<Tensor> _foreach_##name##_ScalarList(TensorSpan self, TensorSpan tensor1, TensorSpan tensor2,    \
                                                   Span<Scalar> scalars) {                                     \
    same_length(self, tensor1);                                                                                \
    same_length(self, tensor2);                                                                                \
    same_length(self, scalars);                                                                                \
    return each(self, [&](const Tensor& t, size_t i) { return name(t, tensor1[i], tensor2[i], scalars[i]); }); \
  }                                                                                                            \
  std::vector<Tensor> _foreach_##name##_Tensor(TensorSpan self, TensorSpan tensor1, TensorSpan tensor2,        \
                                               const Tensor& scalars) {                                        \
    same_length(self, tensor1);                                                                                \
    same_length(self, tensor2);                                                                                \
    check(scalars.dim() == 1 && scalars.sizes()[0] == static_cast<int64_t>(self.size()),                       \
          "Expected length of scalars to match input of length ", self.size(), " but got ",                    \
          scalars.dim() == 1 ? scalars.sizes()[0] : 0, " instead.");                                           \
    return each(self, [&](const Tensor& t, size_t i) {                                                         \
      return name(t, tensor1[i], tensor2[i], item(select(scalars, 0, static_cast<int64_t>(i))));               \
    });                                                                                                        \
  }
EG_FOREACH_TERNARY(addcmul)
EG_FOREACH_TERNARY(addcdiv)
#undef EG_FOREACH_TERNARY

std::vector<Tensor> _foreach_lerp_List(TensorSpan self, TensorSpan tensors1, TensorSpan weights) {
  same_length(self, tensors1);
  same_length(self, weights);
  return each(self, [&](const Tensor& t, size_t i) { return lerp(t, tensors1[i], weights[i]); });
}
std::vector<Tensor> _foreach_lerp_Scalar(TensorSpan self, TensorSpan tensors1, const Scalar& weight) {
  same_length(self, tensors1);
  return each(self, [&](const Tensor& t, size_t i) { return lerp_scalar(t, tensors1[i], weight); });
}
std::vector<Tensor> _foreach_lerp_ScalarList(TensorSpan self, TensorSpan tensors1, Span<Scalar> weight) {
  same_length(self, tensors1);
  same_length(self, weight);
  return each(self, [&](const Tensor& t, size_t i) { return lerp_scalar(t, tensors1[i], weight[i]); });
}

std::vector<Tensor> _foreach_norm_Scalar(TensorSpan self, const Scalar& ord, std::optional<DType> dtype) {
  return each(self, [&](const Tensor& t, size_t) { return linalg_vector_norm(t, ord, std::nullopt, false, dtype); });
}

}  // namespace eg::ops

// Variances, standard deviations, norms and log-sum-exp.
#include <cmath>

#include "core/ops/reductions.h"
#include "kernels/norm.h"
#include "kernels/reduce.h"

namespace eg {
namespace {

Tensor spread(const Tensor& self, std::optional<IntSpan> dim, std::optional<Scalar> correction, bool keepdim,
              bool root) {
  check(is_differentiable(self.dtype()), "std and var only support floating point and complex dtypes");
  const Reduced r(self.sizes(), dim);
  const ReducedResult out(self, r, keepdim, to_real(self.dtype()));
  if (out.wanted()) {
    const kernels::TensorView v = out.full.view();
    kernels::var_mean(&v, nullptr, self.view(), r.flags, correction.value_or(Scalar(1)).to_double(), root);
  }
  return out.result;
}
std::tuple<Tensor, Tensor> spread_and_mean(const char* name, const Tensor& self, std::optional<IntSpan> dim,
                                           std::optional<Scalar> correction, bool keepdim, bool root) {
  check(is_differentiable(self.dtype()), name, " only support floating point and complex dtypes");
  return {spread(self, dim, correction, keepdim, root), ops::mean_dim(self, dim, keepdim)};
}

// d var / d self times g: 2 (x - mean) / (n - correction).
Tensor spread_gradient(const Tensor& g, const Tensor& self, std::optional<IntSpan> dim,
                       const std::optional<Scalar>& correction, bool keepdim) {
  const Reduced r(self.sizes(), dim);
  const double n = std::fmax(0, static_cast<double>(r.count) - correction.value_or(Scalar(1)).to_double());
  const Tensor centred = self - ops::mean_dim(self, dim, true);
  return restore_dims(g, self.sizes(), r.mask, keepdim) * (2.0 / n) * centred;
}

// The same for a standard deviation: d sqrt(v) = d v / (2 sqrt(v)), nothing where that is 0.
Tensor root_gradient(const Tensor& g, const Tensor& root) {
  return ops::masked_fill(g / (root * 2), ops::eq(root, num(0)), num(0));
}

// That of the variance (may be missing) and that of the mean.
Tensor with_mean_gradient(Tensor to_self, const Tensor& to_mean, const Tensor& self, std::optional<IntSpan> dim,
                          bool keepdim) {
  if (!to_mean.defined()) return to_self;
  const Reduced r(self.sizes(), dim);
  const Tensor each = restore_dims(to_mean, self.sizes(), r.mask, keepdim) / static_cast<double>(r.count);
  return to_self.defined() ? to_self + each : ops::expand(each, self.sizes());
}

}  // namespace

namespace body {

Tensor var_correction(const Tensor& self, std::optional<IntSpan> dim, std::optional<Scalar> correction, bool keepdim) {
  return spread(self, dim, correction, keepdim, false);
}
Tensor std_correction(const Tensor& self, std::optional<IntSpan> dim, std::optional<Scalar> correction, bool keepdim) {
  return spread(self, dim, correction, keepdim, true);
}
std::tuple<Tensor, Tensor> var_mean_correction(const Tensor& self, std::optional<IntSpan> dim,
                                               std::optional<Scalar> correction, bool keepdim) {
  return spread_and_mean("var_mean", self, dim, correction, keepdim, false);
}
std::tuple<Tensor, Tensor> std_mean_correction(const Tensor& self, std::optional<IntSpan> dim,
                                               std::optional<Scalar> correction, bool keepdim) {
  return spread_and_mean("std_mean", self, dim, correction, keepdim, true);
}

Tensor logsumexp(const Tensor& self, IntSpan dim, bool keepdim) {
  const Tensor x = to_raw(self, int_to_float(self.dtype()));
  if (x.numel() == 0) return ops::log(ops::sum_dim(ops::exp(x), dim, keepdim));
  if (dim.size() == 1 && !x.is_complex() && x.dim() > 0) {
    const Reduced reduced(x.sizes(), dim);
    const ReducedResult out(x, reduced, keepdim, x.dtype());
    if (out.wanted()) kernels::logsumexp(out.full.view(), x.view(), dim[0] < 0 ? dim[0] + x.dim() : dim[0]);
    return out.result;
  }
  Tensor top = ops::amax(real_of(x), dim, true);
  top = ops::masked_fill(top, ops::isinf(top), num(0));
  const Tensor r = ops::log(ops::sum_dim(ops::exp(x - top), dim, true)) + top;
  if (keepdim) return r;
  return eg::alias(r, dims_without(x.sizes(), Reduced(x.sizes(), dim).mask, false),
                   contiguous_strides(dims_without(x.sizes(), Reduced(x.sizes(), dim).mask, false)), 0);
}

Tensor linalg_vector_norm(const Tensor& self, const Scalar& ord, std::optional<IntSpan> dim, bool keepdim,
                          std::optional<DType> dtype) {
  check(is_differentiable(self.dtype()),
        "linalg.vector_norm: Expected a floating point or complex tensor as input. Got ",
        scalar_type_name(self.dtype()));
  check(!ord.is_complex(), "linalg.vector_norm: Expected a non-complex scalar as the order of norm.");
  if (dtype) {
    check(is_differentiable(*dtype), "linalg.vector_norm: dtype should be floating point or complex. Got ",
          scalar_type_name(*dtype));
    check(is_complex(*dtype) == self.is_complex(), "linalg.vector_norm: dtype should be ",
          self.is_complex() ? "complex" : "real", " for ", self.is_complex() ? "complex" : "real", " inputs, but got ",
          scalar_type_name(*dtype));
    check(eg::promote_types(self.dtype(), *dtype) == *dtype, "linalg.vector_norm: the dtype of the input (",
          scalar_type_name(self.dtype()), ") should be convertible without narrowing to the specified dtype (",
          scalar_type_name(*dtype), ")");
  }
  const double p = ord.to_double();
  const Reduced r(self.sizes(), dim);
  if (self.numel() == 0 && (p < 0 || std::isinf(p))) {
    check(dim && !dim->empty(), "linalg.vector_norm cannot compute the ",
          ord.is_int() ? eg::cat(ord.to_int()) : eg::cat(p),
          " norm on an empty tensor because the operation does not have an identity");
    for (int64_t d = 0; d < self.dim(); ++d) {
      check(!r.flags[d] || self.sizes()[d] != 0, "linalg.vector_norm cannot compute the ",
            ord.is_int() ? eg::cat(ord.to_int()) : eg::cat(p), " norm on the dimension ", d,
            " because this dimension is empty and the operation does not have an identity");
    }
  }
  const Tensor x = to_raw(self, dtype.value_or(self.dtype()));
  const ReducedResult out(x, r, keepdim, to_real(x.dtype()));
  if (out.wanted()) kernels::norm(out.full.view(), x.view(), r.flags, p);
  return out.result;
}

}  // namespace body

namespace rules {

void vjp_var_correction(const VarCorrectionCtx& c, const Tensor& g, Tensor* out) {
  out[0] = spread_gradient(g, c.self, span_of(c.dim), c.correction, c.keepdim);
}
void vjp_std_correction(const StdCorrectionCtx& c, const Tensor& g, Tensor* out) {
  out[0] = spread_gradient(root_gradient(g, c.result), c.self, span_of(c.dim), c.correction, c.keepdim);
}
void vjp_var_mean_correction(const VarMeanCorrectionCtx& c, const Tensor* g, Tensor* out) {
  Tensor to_self;
  if (g[0].defined()) to_self = spread_gradient(g[0], c.self, span_of(c.dim), c.correction, c.keepdim);
  out[0] = with_mean_gradient(to_self, g[1], c.self, span_of(c.dim), c.keepdim);
}
void vjp_std_mean_correction(const StdMeanCorrectionCtx& c, const Tensor* g, Tensor* out) {
  Tensor to_self;
  if (g[0].defined()) {
    const Tensor to_var = root_gradient(g[0], c.result0);
    to_self = spread_gradient(to_var, c.self, span_of(c.dim), c.correction, c.keepdim);
  }
  out[0] = with_mean_gradient(to_self, g[1], c.self, span_of(c.dim), c.keepdim);
}

void vjp_logsumexp(const LogsumexpCtx& c, const Tensor& g, Tensor* out) {
  const uint64_t mask = Reduced(c.self.sizes(), c.dim.span()).mask;
  const Tensor r = restore_dims(c.result, c.self.sizes(), mask, c.keepdim);
  out[0] = restore_dims(g, c.self.sizes(), mask, c.keepdim) * conj_of(ops::exp(c.self - r));
}

void vjp_linalg_vector_norm(const LinalgVectorNormCtx& c, const Tensor& grad, Tensor* out) {
  const double p = c.ord.to_double();
  const Reduced r(c.self.sizes(), span_of(c.dim));
  const Tensor x = cast(c.self, c.dtype.value_or(c.self.dtype()));
  const Tensor g = restore_dims(grad, x.sizes(), r.mask, c.keepdim);
  const Tensor n = restore_dims(c.result, x.sizes(), r.mask, c.keepdim);
  const Tensor zero = ops::eq(n, num(0));
  if (p == 0) {
    out[0] = zeros_of(x);
  } else if (p == 1) {
    out[0] = ops::sgn(x) * g;
  } else if (p == 2) {
    out[0] = g * ops::masked_fill(x / n, zero, num(0));
  } else if (std::isinf(p)) {
    const Tensor size = ops::abs(x);
    const Tensor hit = ops::logical_or(ops::eq(size, n), ops::logical_and(ops::isnan(size), ops::isnan(n)));
    Dims dims;
    for (int64_t d = 0; d < x.dim(); ++d) {
      if (r.flags[d]) dims.push_back(d);
    }
    const Tensor count = x.dim() == 0 ? cast(hit, DType::Int64) : ops::sum_dim(hit, dims.span(), true);
    out[0] = ops::sgn(x) * (hit * (g / count));
  } else if (p < 1) {
    const Tensor part = ops::masked_fill(ops::sgn(x) * ops::pow_Scalar(ops::abs(x), p - 1), ops::eq(x, num(0)), num(0));
    out[0] = part * (g * ops::pow_Scalar(n, 1 - p));
  } else if (p < 2) {
    const Tensor part = ops::sgn(x) * ops::pow_Scalar(ops::abs(x), p - 1);
    out[0] = part * ops::masked_fill(g / ops::pow_Scalar(n, p - 1), zero, num(0));
  } else {
    const Tensor part = x * ops::pow_Scalar(ops::abs(x), p - 2);
    out[0] = part * ops::masked_fill(g / ops::pow_Scalar(n, p - 1), zero, num(0));
  }
}

}  // namespace rules

namespace ops {

Tensor var(const Tensor& self, bool unbiased) {
  return var_correction(self, std::nullopt, Scalar(unbiased ? 1 : 0), false);
}
Tensor var_dim(const Tensor& self, std::optional<IntSpan> dim, bool unbiased, bool keepdim) {
  return var_correction(self, dim, Scalar(unbiased ? 1 : 0), keepdim);
}
Tensor std(const Tensor& self, bool unbiased) {
  return std_correction(self, std::nullopt, Scalar(unbiased ? 1 : 0), false);
}
Tensor std_dim(const Tensor& self, std::optional<IntSpan> dim, bool unbiased, bool keepdim) {
  return std_correction(self, dim, Scalar(unbiased ? 1 : 0), keepdim);
}

#define EG_WITH_MEAN(name)                                                                                  \
  std::tuple<Tensor, Tensor> name##_mean(const Tensor& self, bool unbiased) {                               \
    return name##_mean_correction(self, std::nullopt, Scalar(unbiased ? 1 : 0), false);                     \
  }                                                                                                         \
  std::tuple<Tensor, Tensor> name##_mean_dim(const Tensor& self, std::optional<IntSpan> dim, bool unbiased, \
                                             bool keepdim) {                                                \
    return name##_mean_correction(self, dim, Scalar(unbiased ? 1 : 0), keepdim);                            \
  }
EG_WITH_MEAN(var)
EG_WITH_MEAN(std)
#undef EG_WITH_MEAN

Tensor norm_body(const Tensor& self, const Scalar& p) { return linalg_vector_norm(self, p, std::nullopt, false); }
Tensor norm_dim_body(const Tensor& self, std::optional<Scalar> p, IntSpan dim, bool keepdim, std::optional<DType> dtype) {
  return linalg_vector_norm(self, p.value_or(Scalar(2)), dim, keepdim, dtype);
}
Tensor dist_body(const Tensor& self, const Tensor& other, const Scalar& p) { return norm(self - other, p); }

}  // namespace ops
}  // namespace eg

// Distances between the rows of matrices, norms held below a bound, covariances.
#include <cmath>

#include "core/ops/linalg_common.h"

namespace eg {

using namespace linalg;

namespace {

// x1 (*, n, 1, d) less x2 (*, 1, m, d).
Tensor all_differences(const Tensor& x1, const Tensor& x2) { return ops::unsqueeze(x1, -2) - ops::unsqueeze(x2, -3); }

}  // namespace

namespace body {

Tensor cdist(const Tensor& x1, const Tensor& x2, double p, std::optional<int64_t> compute_mode) {
  check(is_floating(x1.dtype()), "cdist only supports floating-point dtypes, X1 got: ", scalar_type_name(x1.dtype()));
  check(is_floating(x2.dtype()), "cdist only supports floating-point dtypes, X2 got: ", scalar_type_name(x2.dtype()));
  check(x1.dim() >= 2, "cdist only supports at least 2D tensors, X1 got: ", x1.dim(), "D");
  check(x2.dim() >= 2, "cdist only supports at least 2D tensors, X2 got: ", x2.dim(), "D");
  check(x1.size(-1) == x2.size(-1), "X1 and X2 must have the same number of columns. X1: ", x1.size(-1),
        " X2: ", x2.size(-1));
  check(p >= 0, "cdist only supports non-negative p values");
  const int64_t how = compute_mode.value_or(0);
  check(how >= 0 && how <= 2, "possible modes: 0, 1, 2, but was: ", how);
  supports(!is_half(x1.dtype()) && !is_half(x2.dtype()), is_half(x1.dtype()) ? x1.dtype() : x2.dtype(), "cdist");
  const Dims shape = broadcast_shapes(batch_of(x1), batch_of(x2));
  const int64_t n = x1.size(-2), m = x2.size(-2);
  const DType t = result_type(x1, x2);
  const Dims full = with(shape, {n, m});
  if (numel_of(full) == 0 || x1.size(-1) == 0) return new_zeros(full, t);
  // Euclidean distances of many rows come from one product; nearby points lose digits, as the square of a difference
  // then is a difference of squares.
  if (p == 2 && (how == 1 || (how == 0 && (n > 25 || m > 25)))) {
    const Tensor a = ops::sum_dim(x1 * x1, IntSpan{-1}, true), b = ops::sum_dim(x2 * x2, IntSpan{-1}, true);
    const auto ones = [](const Tensor& like) { return filled(like.sizes(), like.dtype(), 1); };
    const Tensor left = ops::cat(std::vector<Tensor>{x1 * -2.0, a, ones(a)}, -1);
    const Tensor right = ops::cat(std::vector<Tensor>{x2, ones(b), b}, -1);
    return ops::sqrt(ops::clamp_min(ops::matmul(left, mT(right)), 0));
  }
  return ops::linalg_vector_norm(all_differences(x1, x2), p, IntSpan{-1});
}

}  // namespace body

namespace rules {

void vjp_cdist(const CdistCtx& c, const Tensor& g, Tensor* out) {
  if (c.result.numel() == 0 || c.x1.size(-1) == 0 || c.p == 0) {
    if (c.needs[0]) out[0] = zeros_of(c.x1);
    if (c.needs[1]) out[1] = zeros_of(c.x2);
    return;
  }
  const Tensor same = ops::eq(c.result, num(0));
  const auto over_distance = [&](double power) {
    return ops::masked_fill(g / ops::pow(ops::masked_fill(c.result, same, num(1)), num(power)), same, num(0));
  };
  if (c.p == 2) {  // sum over j of r_ij (x_i - y_j)
    const Tensor r = over_distance(1);
    if (c.needs[0]) {
      out[0] = ops::sum_to_size(c.x1 * ops::sum_dim(r, IntSpan{-1}, true) - ops::matmul(r, c.x2), c.x1_meta.sizes);
    }
    if (c.needs[1]) {
      const Tensor s = mT(r);
      out[1] = ops::sum_to_size(c.x2 * ops::sum_dim(s, IntSpan{-1}, true) - ops::matmul(s, c.x1), c.x2_meta.sizes);
    }
    return;
  }
  const Tensor d = all_differences(c.x1, c.x2), size = ops::abs(d);
  Tensor each;
  if (std::isinf(c.p)) {
    each = ops::where(ops::eq(size, column(c.result)), ops::sgn(d) * column(g), zeros_of(d));
  } else if (c.p == 1) {
    each = ops::sgn(d) * column(g);
  } else {
    const Tensor zero = ops::eq(d, num(0));
    const Tensor power = ops::pow(ops::masked_fill(size, zero, num(1)), num(c.p - 1));
    each = ops::masked_fill(ops::sgn(d) * power * column(over_distance(c.p - 1)), zero, num(0));
  }
  if (c.needs[0]) out[0] = ops::sum_to_size(ops::sum_dim(each, IntSpan{-2}), c.x1_meta.sizes);
  if (c.needs[1]) out[1] = ops::sum_to_size(-ops::sum_dim(each, IntSpan{-3}), c.x2_meta.sizes);
}

}  // namespace rules

namespace ops {

Tensor pdist(const Tensor& self, double p) {
  check(self.dim() == 2, "pdist only supports 2D tensors, got: ", self.dim(), "D");
  check(is_floating(self.dtype()), "pdist only supports floating-point dtypes");
  check(p >= 0, "pdist only supports non-negative p values");
  const int64_t n = self.size(0);
  if (n < 2) return tied(filled({0}, self.dtype(), 0), TensorSpan(&self, 1));
  const Tensor at = triu_indices(n, n, 1);
  const Tensor d = index_select(self, 0, select(at, 0, 0)) - index_select(self, 0, select(at, 0, 1));
  if (self.size(1) == 0) return tied(filled({d.size(0)}, self.dtype(), 0), TensorSpan(&self, 1));
  return linalg_vector_norm(d, p, IntSpan{-1});
}

Tensor renorm_body(const Tensor& self, const Scalar& p, int64_t dim, const Scalar& maxnorm) {
  check(!p.is_complex(), "renorm: p must be real-valued");
  check(p.to_double() > 0, "renorm: non-positive norm not supported");
  check(!maxnorm.is_complex(), "renorm: maxnorm must be real-valued");
  check(maxnorm.to_double() >= 0, "renorm: expected maxnorm to be >= 0 but got ", maxnorm.to_double());
  check(self.dim() > 1, "renorm: input needs at least 2 dimensions, got ", self.dim(), " dimensions");
  const int64_t d = wrap_dim(dim, self.dim());
  Dims others;
  for (int64_t i = 0; i < self.dim(); ++i) {
    if (i != d) others.push_back(i);
  }
  const bool low = is_half(self.dtype());
  const Tensor size = linalg_vector_norm(low ? cast(self, DType::Float32) : self, p, IntSpan(others), true);
  const Tensor factor = where(gt(size, num(maxnorm)), maxnorm.to_double() / (size + 1e-7), filled({}, size.dtype(), 1));
  return self * (low ? cast(factor, self.dtype()) : factor);
}

Tensor cov(const Tensor& self, int64_t correction, const Tensor& fweights, const Tensor& aweights) {
  check(self.dim() <= 2, "cov(): expected input to have two or fewer dimensions but got an input with ", self.dim(),
        " dimensions");
  check(self.dtype() != DType::Bool, "cov(): bool dtype is not supported for input");
  const Tensor x = self.dim() < 2 ? reshape(self, {1, self.numel()}) : self;
  const int64_t count = x.size(1);
  const auto check_weights = [&](const char* name, const Tensor& w, bool ok, const char* kind) {
    check(w.dim() <= 1, "cov(): expected ", name, " to have one or fewer dimensions but got ", name, " with ", w.dim(),
          " dimensions");
    check(ok, "cov(): expected ", name, " to have ", kind, " dtype but got ", name, " with ",
          scalar_type_name(w.dtype()), " dtype");
    check(w.numel() == count, "cov(): expected ", name, " to have the same numel as there are observations in the ",
          "input but got ", w.numel(), " != ", count);
    check(count == 0 || (w.flags() & kOpaque) || item(all(ge(w, num(0)))).to_bool(), "cov(): ", name,
          " cannot be negative");
  };
  Tensor w;
  if (fweights.defined()) {
    check_weights("fweights", fweights, is_integral(fweights.dtype()) && fweights.dtype() != DType::Bool, "integral");
    w = fweights;
  }
  if (aweights.defined()) {
    check_weights("aweights", aweights, is_floating(aweights.dtype()), "floating point");
    w = w.defined() ? w * aweights : aweights;
  }
  if (!w.defined()) {
    const Tensor centred = x - sum_dim(x, IntSpan{1}, true) / static_cast<double>(count);
    const double by = std::fmax(0, static_cast<double>(count) - static_cast<double>(correction));
    return squeeze(matmul(centred, mH(centred)) / by);
  }
  const Tensor total = sum(w);
  check((total.flags() & kOpaque) || item(ne(total, num(0))).to_bool(),
        "cov(): weights sum to zero, can't be normalized");
  const Tensor less = aweights.defined() ? sum(w * aweights) * static_cast<double>(correction) / total
                                         : filled({}, total.dtype(), correction);
  const Tensor by = clamp_min(total - less, 0);
  const Tensor centred = x - sum_dim(x * w, IntSpan{1}, true) / total;
  return squeeze(matmul(centred, mH(centred * w)) / by);
}

Tensor corrcoef(const Tensor& self) {
  check(self.dim() <= 2, "corrcoef(): expected input to have two or fewer dimensions but got an input with ",
        self.dim(), " dimensions");
  const Tensor c = cov(self, 1, Tensor(), Tensor());
  if (c.dim() == 0) return c / c;
  const Tensor s = sqrt(real_of(diagonal(c)));
  const Tensor r = c / column(s) / row(s);
  if (r.is_complex()) return complex(clamp(real(r), -1, 1), clamp(imag(r), -1, 1));
  return clamp(r, -1, 1);
}

}  // namespace ops
}  // namespace eg

// Integrals and derivatives of functions that are known at points, by sums and differences of their samples.
#include <cmath>

#include "core/ops/common.h"

namespace eg::ops {
namespace {

Tensor from(const Tensor& t, int64_t dim, int64_t start) { return slice(t, dim, start); }
Tensor before(const Tensor& t, int64_t dim, int64_t end) { return slice(t, dim, 0, end); }
Tensor neighbours(const Tensor& y, int64_t dim) { return before(y, dim, -1) + from(y, dim, 1); }

void check_trapezoid(const char* name, const Tensor& y, const Scalar& dx) {
  check(y.dtype() != DType::Bool, name, ": received a bool input for `y`, but bool is not supported");
  check(!dx.is_complex() && !dx.is_bool(), name, ": Currently, we only support dx as a real number.");
}

// The distances between the points, in a shape that lines up with the gaps between the samples of y.
Tensor gaps(const char* name, const Tensor& y, const Tensor& x, int64_t dim) {
  check(y.dtype() != DType::Bool && x.dtype() != DType::Bool, name,
        ": received a bool input for `x` or `y`, but bool is not supported");
  Tensor points = x;
  if (x.dim() == 1) {
    check(x.size(0) == y.size(dim), name, ": There must be one `x` value for each sample point");
    Dims shape;
    for (int64_t d = 0; d < y.dim(); ++d) shape.push_back(d == dim ? x.size(0) : 1);
    points = view(contiguous(x), shape);
  } else if (x.dim() < y.dim()) {
    Dims shape;
    for (int64_t d = x.dim(); d < y.dim(); ++d) shape.push_back(1);
    for (int64_t s : x.sizes()) shape.push_back(s);
    points = reshape(x, shape);
  }
  return from(points, dim, 1) - before(points, dim, -1);
}

Tensor without(const Tensor& y, int64_t dim) {
  return zeros_of(sum_dim(y, IntSpan(&dim, 1), false, y.dtype()));
}

}  // namespace

Tensor trapezoid(const Tensor& y, const Scalar& dx, int64_t dim) {
  check_trapezoid("trapezoid", y, dx);
  dim = wrap_dim(dim, y.dim(), false);
  if (y.size(dim) == 0) return without(y, dim);
  const Tensor ends = select(y, dim, 0) + select(y, dim, -1);
  return (sum_dim(y, IntSpan(&dim, 1)) - ends * 0.5) * num(dx);
}
Tensor trapezoid_x(const Tensor& y, const Tensor& x, int64_t dim) {
  dim = wrap_dim(dim, y.dim(), false);
  if (y.size(dim) == 0) return without(y, dim);
  return sum_dim(neighbours(y, dim) * gaps("trapezoid", y, x, dim), IntSpan(&dim, 1)) / 2.;
}
Tensor trapz(const Tensor& y, double dx, int64_t dim) { return trapezoid(y, dx, dim); }
Tensor trapz_x(const Tensor& y, const Tensor& x, int64_t dim) { return trapezoid_x(y, x, dim); }

Tensor cumulative_trapezoid(const Tensor& y, const Scalar& dx, int64_t dim) {
  check_trapezoid("cumulative_trapezoid", y, dx);
  dim = wrap_dim(dim, y.dim(), false);
  return cumsum(neighbours(y, dim) * num(dx.to_double() / 2), dim);
}
Tensor cumulative_trapezoid_x(const Tensor& y, const Tensor& x, int64_t dim) {
  dim = wrap_dim(dim, y.dim(), false);
  return cumsum(neighbours(y, dim) * gaps("cumulative_trapezoid", y, x, dim), dim) / 2.;
}

namespace {

struct Slope {
  const Tensor& f;
  int64_t dim;
  int64_t at(int64_t i) const { return i < 0 ? i + f.size(dim) : i; }
  // Sample i of the function, or i from the end, as a slice of one.
  Tensor sample(int64_t i) const { return slice(f, dim, at(i), at(i) + 1); }
};

// At points that are one distance apart.
Tensor even_slope(const Tensor& f, int64_t dim, const Scalar& spacing, int64_t edge_order) {
  const Slope s{f, dim};
  const Tensor h = num(spacing);
  Tensor ends[2];
  for (int end = 0; end < 2; ++end) {
    // The samples from this end inward; the sign of the step changes with the end.
    auto inward = [&](int64_t i) { return s.sample(end ? -1 - i : i); };
    const double sign = end ? -1 : 1;
    ends[end] = edge_order == 1 ? (inward(1) - inward(0)) * sign / h
                                : (inward(0) * -1.5 + inward(1) * 2. - inward(2) * 0.5) * sign / h;
  }
  const Tensor parts[] = {ends[0], (from(f, dim, 2) - before(f, dim, -2)) / 2. / h, ends[1]};
  return cat(TensorSpan(parts, 3), dim);
}

// At points of given coordinates: the slope of the parabola through three neighbours.
Tensor uneven_slope(const Tensor& f, int64_t dim, const Tensor& points, int64_t edge_order) {
  const Slope s{f, dim};
  Dims shape;
  for (int64_t d = 0; d < f.dim(); ++d) shape.push_back(d == dim ? -1 : 1);
  const Tensor steps = reshape(diff(points), shape);
  const Tensor left = before(steps, dim, -1), right = from(steps, dim, 1);
  const Tensor middle = before(f, dim, -2) * -(right / (left * (left + right))) +
                        slice(f, dim, 1, -1) * ((right - left) / (left * right)) +
                        from(f, dim, 2) * (left / (right * (left + right)));
  Tensor ends[2];
  for (int end = 0; end < 2; ++end) {
    auto inward = [&](int64_t i) { return s.sample(end ? -1 - i : i); };
    auto step = [&](int64_t i) { return Slope{steps, dim}.sample(end ? -1 - i : i); };
    const double sign = end ? -1 : 1;
    if (edge_order == 1) {
      ends[end] = (inward(1) - inward(0)) * sign / step(0);
    } else {
      const Tensor a = step(0), b = step(1), both = a + b;
      ends[end] = (inward(0) * -((a * 2. + b) / (a * both)) + inward(1) * (both / (a * b)) -
                   inward(2) * (a / (b * both))) *
                  sign;
    }
  }
  const Tensor parts[] = {ends[0], middle, ends[1]};
  return cat(TensorSpan(parts, 3), dim);
}

// The dimensions asked for, all of them where none are; counted against `given` spacings (-1: one for all).
Dims slope_dims(const Tensor& self, const std::optional<IntSpan>& asked, int64_t given, int64_t edge_order) {
  check(edge_order == 1 || edge_order == 2, "torch.gradient only supports edge_order=1 and edge_order=2.");
  if (asked) {
    check(given < 0 || given == static_cast<int64_t>(asked->size()),
          "torch.gradient expected spacing to be unspecified, a scalar or it's spacing and dim arguments to have the "
          "same length, but got a spacing argument of length ",
          given, " and a dim argument of length ", asked->size(), ".");
  } else {
    check(given < 0 || given == self.dim(),
          "torch.gradient expected spacing to be unspecified, a scalar, or a list of length equal to 'self.dim() = ",
          self.dim(), "', since dim argument was not given, but got a list of length ", given);
  }
  Dims dims;
  uint64_t seen = 0;
  for (int64_t i = 0; i < static_cast<int64_t>(asked ? asked->size() : self.dim()); ++i) {
    const int64_t d = asked ? wrap_dim((*asked)[i], self.dim(), false) : i;
    check(!(seen >> d & 1), "dim ", d, " appears multiple times in the list of dims");
    seen |= uint64_t{1} << d;
    check(self.size(d) >= edge_order + 1, "torch.gradient expected each dimension size to be at least edge_order+1");
    dims.push_back(d);
  }
  return dims;
}

std::vector<Tensor> slopes(const Tensor& self, const std::optional<IntSpan>& asked, Span<Scalar> spacing,
                           bool one_for_all, int64_t edge_order) {
  const Dims dims = slope_dims(self, asked, one_for_all ? -1 : static_cast<int64_t>(spacing.size()), edge_order);
  std::vector<Tensor> out;
  for (size_t i = 0; i < dims.size(); ++i) {
    out.push_back(even_slope(self, dims[i], spacing[one_for_all ? 0 : i], edge_order));
  }
  return out;
}

std::vector<Tensor> slopes(const Tensor& self, const std::optional<IntSpan>& asked, TensorSpan points,
                           int64_t edge_order) {
  const Dims dims = slope_dims(self, asked, static_cast<int64_t>(points.size()), edge_order);
  for (const Tensor& p : points) {
    check(p.dim() == 1, "torch.gradient expected each element of spacing to have one dimension, but got an element with ",
          p.dim(), " dimensions!");
  }
  std::vector<Tensor> out;
  for (size_t i = 0; i < dims.size(); ++i) out.push_back(uneven_slope(self, dims[i], points[i], edge_order));
  return out;
}

std::optional<IntSpan> one(const std::optional<int64_t>& dim) {
  return dim ? std::optional<IntSpan>(IntSpan(&*dim, 1)) : std::nullopt;
}

}  // namespace

std::vector<Tensor> gradient(const Tensor& self, std::optional<Scalar> spacing, std::optional<int64_t> dim,
                             int64_t edge_order) {
  const Scalar step = spacing.value_or(Scalar(1));
  return slopes(self, one(dim), Span<Scalar>(&step, 1), true, edge_order);
}
std::vector<Tensor> gradient_scalararray(const Tensor& self, const Scalar& spacing, IntSpan dim, int64_t edge_order) {
  return slopes(self, dim, Span<Scalar>(&spacing, 1), true, edge_order);
}
std::vector<Tensor> gradient_array(const Tensor& self, IntSpan dim, int64_t edge_order) {
  const Scalar step(1);
  return slopes(self, dim, Span<Scalar>(&step, 1), true, edge_order);
}
std::vector<Tensor> gradient_scalarrayint(const Tensor& self, Span<Scalar> spacing, std::optional<int64_t> dim,
                                          int64_t edge_order) {
  return slopes(self, one(dim), spacing, false, edge_order);
}
std::vector<Tensor> gradient_scalarrayarray(const Tensor& self, Span<Scalar> spacing, IntSpan dim, int64_t edge_order) {
  return slopes(self, dim, spacing, false, edge_order);
}
std::vector<Tensor> gradient_tensorarrayint(const Tensor& self, TensorSpan spacing, std::optional<int64_t> dim,
                                            int64_t edge_order) {
  return slopes(self, one(dim), spacing, edge_order);
}
std::vector<Tensor> gradient_tensorarray(const Tensor& self, TensorSpan spacing, IntSpan dim, int64_t edge_order) {
  return slopes(self, dim, spacing, edge_order);
}

Tensor nanmean(const Tensor& self, std::optional<IntSpan> dim, bool keepdim, std::optional<DType> dtype) {
  check(is_differentiable(self.dtype()), "nanmean(): expected input to have floating point or complex dtype but got ",
        scalar_type_name(self.dtype()));
  return nansum(self, dim, keepdim, dtype) / sum_dim(logical_not(isnan(detach(self))), dim, keepdim);
}

Tensor mvlgamma(const Tensor& self, int64_t p) {
  check(self.dtype() != DType::Bool, "The input tensor may not be a boolean tensor.");
  check(!self.is_complex(), "mvlgamma: complex tensors are not supported, got ", scalar_type_name(self.dtype()));
  check(p >= 1, "p has to be greater than or equal to 1");
  const Tensor x = cast(self, int_to_float(self.dtype()));
  const Tensor halves = arange_start(Scalar(-0.5 * static_cast<double>(p) + 0.5), Scalar(0.5), Scalar(0.5), x.dtype());
  constexpr double kLogPi = 1.1447298858494001741;
  const double constant = static_cast<double>(p * (p - 1)) * (kLogPi / 4);
  const int64_t last = -1;
  return sum_dim(lgamma(unsqueeze(x, -1) + halves), IntSpan(&last, 1)) + constant;
}

}  // namespace eg::ops

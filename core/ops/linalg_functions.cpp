// Functions of matrices and tensors as linear maps: powers, exponentials, tensor equations, products of many, and
// factors of low rank.
#include <cmath>

#include "core/ops/linalg_common.h"

namespace eg {

using namespace linalg;

namespace body {

// Scaling and squaring of the Taylor polynomial of degree 18, which is exact to double precision up to norm 1.
Tensor matrix_exp(const Tensor& self) {
  check_square("linalg.matrix_exp", self);
  check_floating("linalg.matrix_exp", self);
  const DType t = self.dtype();
  if (self.numel() == 0) return new_tensor(self.sizes(), t);
  if (self.size(-1) == 1) return ops::exp(contiguous_raw(self));
  const bool low = is_half(t);
  const Tensor a = low ? to_raw(self, DType::Float32) : contiguous_raw(self);
  const int64_t n = a.size(-1);
  const double norm = ops::item(ops::amax(ops::linalg_vector_norm(a, 1, IntSpan{-2}))).to_double();
  const int squarings = std::isfinite(norm) && norm > 1 ? static_cast<int>(std::ceil(std::log2(norm))) : 0;
  const Tensor x = a * std::ldexp(1.0, -squarings), x2 = ops::matmul(x, x), x3 = ops::matmul(x2, x);
  double c[19] = {1};
  for (int k = 1; k < 19; ++k) c[k] = c[k - 1] / k;
  const Tensor one = identity(n, a.dtype());
  Tensor r = one * c[18];
  for (int k = 15; k >= 0; k -= 3) r = ops::matmul(r, x3) + x2 * c[k + 2] + x * c[k + 1] + one * c[k];
  for (int k = 0; k < squarings; ++k) r = ops::matmul(r, r);
  return low ? to_raw(r, t) : r;
}

}  // namespace body

namespace rules {

// The derivative along G stands beside the exponential of [[A, G], [0, A]]; transposed, A is its adjoint.
void vjp_matrix_exp(const MatrixExpCtx& c, const Tensor& g, Tensor* out) {
  const int64_t n = c.self.size(-1);
  const Tensor a = mH(c.self);
  const Tensor upper = ops::cat(std::vector<Tensor>{a, g}, -1), lower = ops::cat(std::vector<Tensor>{zeros_of(a), a}, -1);
  const Tensor e = ops::matrix_exp(ops::cat(std::vector<Tensor>{upper, lower}, -2));
  out[0] = ops::narrow(ops::narrow(e, -2, 0, n), -1, n, n);
}

}  // namespace rules

namespace ops {

Tensor linalg_matrix_exp(const Tensor& self) { return matrix_exp(self); }

Tensor linalg_matrix_power(const Tensor& self, int64_t n) {
  check_square("linalg.matrix_power", self);
  if (n == 0) {
    const Tensor one = expand_batch(identity(self.size(-1), self.dtype()), batch_of(self));
    return tied(clone(one, MemoryFormat::Contiguous), TensorSpan(&self, 1));
  }
  Tensor power = n < 0 ? linalg_inv(self) : self, r;
  uint64_t left = n < 0 ? -static_cast<uint64_t>(n) : static_cast<uint64_t>(n);
  if (left == 1) return n < 0 ? power : clone(power);
  for (; left > 0; left >>= 1) {
    if (left & 1) r = r.defined() ? matmul(r, power) : power;
    if (left > 1) power = matmul(power, power);
  }
  return r;
}
Tensor matrix_power(const Tensor& self, int64_t n) { return linalg_matrix_power(self, n); }

Tensor linalg_tensorinv(const Tensor& self, int64_t ind) {
  check(ind > 0, "Expected a strictly positive integer for 'ind'");
  check(ind <= self.dim(), "linalg.tensorinv: ind must not be larger than the number of dimensions");
  const size_t cut = static_cast<size_t>(ind);
  const IntSpan start = self.sizes().slice(0, cut), end = self.sizes().slice(cut, self.sizes().size() - cut);
  const int64_t p = numel_of(end), q = numel_of(start);
  check(p == q, "Expected self to satisfy the requirement prod(self.shape[ind:]) == int(prod(self.shape[:ind])), but got ",
        p, " != ", q);
  Dims shape(end);
  for (int64_t n : start) shape.push_back(n);
  return reshape(linalg_inv(reshape(self, {p, p})), shape);
}

Tensor linalg_tensorsolve(const Tensor& self, const Tensor& other, std::optional<IntSpan> dims) {
  Tensor a = self;
  if (dims) {
    Dims to;
    for (size_t i = 0; i < dims->size(); ++i) to.push_back(self.dim() - static_cast<int64_t>(dims->size() - i));
    a = movedim(self, *dims, to);
  }
  check(a.dim() >= other.dim(), "linalg.tensorsolve: other has more dimensions than self");
  const size_t cut = other.sizes().size();
  const Dims shape(a.sizes().slice(cut, a.sizes().size() - cut));
  const int64_t p = numel_of(shape), q = other.numel();
  check(p == q, "Expected self to satisfy the requirement prod(self.shape[other.ndim:]) == prod(self.shape[:other.ndim]), ",
        "but got ", p, " != ", q);
  return reshape(linalg_solve(reshape(a, {p, p}), reshape(other, {q}), true), shape);
}

Tensor linalg_vander(const Tensor& x, std::optional<int64_t> N) {
  const DType t = x.dtype();
  check(t != DType::Bool, "linalg.vander supports floating point, complex, and integer tensors, but got ",
        scalar_type_name(t));
  const Tensor v = x.dim() == 0 ? unsqueeze(x, -1) : x;
  const int64_t n = N.value_or(v.size(-1));
  check(n > 1, "N must be greater than 1.");
  const Tensor powers = cumprod(expand(column(v), with(Dims(v.sizes()), {n - 1})), -1);
  return ops::cat(std::vector<Tensor>{filled(with(Dims(v.sizes()), {1}), powers.dtype(), 1), powers}, -1);
}

Tensor linalg_cross(const Tensor& self, const Tensor& other, int64_t dim) {
  check(self.dim() == other.dim(), "linalg.cross: inputs must have the same number of dimensions.");
  const int64_t d = wrap_dim(dim, self.dim());
  check(self.dim() > 0 && self.size(d) == 3 && other.size(d) == 3, "linalg.cross: inputs dimension ", dim,
        " must have length 3. Got ", self.dim() > 0 ? self.size(d) : 1, " and ", self.dim() > 0 ? other.size(d) : 1);
  const auto turned = [d](const Tensor& t, int64_t by) { return roll(t, {-by}, {d}); };
  return turned(self, 1) * turned(other, 2) - turned(self, 2) * turned(other, 1);
}
Tensor cross(const Tensor& self, const Tensor& other, std::optional<int64_t> dim) {
  if (dim) return linalg_cross(self, other, *dim);
  for (int64_t d = 0; d < self.dim(); ++d) {
    if (self.size(d) == 3) return linalg_cross(self, other, d);
  }
  fail(Code::Runtime, "no dimension of size 3 in input");
}

Tensor linalg_vecdot(const Tensor& x, const Tensor& y, int64_t dim) {
  check_floating("linalg.vecdot", x);
  check(x.dtype() == y.dtype(), "linalg.vecdot: Expected x and y to have the same dtype, but found x of type ",
        scalar_type_name(x.dtype()), " and y of type ", scalar_type_name(y.dtype()), " instead");
  if (x.dim() == 1 && y.dim() == 1) return vdot(x, y);
  return sum_dim(conj_of(x) * y, IntSpan(&dim, 1));
}
Tensor linalg_diagonal(const Tensor& A, int64_t offset, int64_t dim1, int64_t dim2) {
  return diagonal(A, offset, dim1, dim2);
}

Tensor linalg_multi_dot(TensorSpan tensors) {
  const size_t n = tensors.size();
  check(n >= 2, "multi_dot(): expected at least 2 tensors but got ", n);
  std::vector<Tensor> m(tensors.begin(), tensors.end());
  const Tensor first = m[0], last = m[n - 1];
  check(first.dim() == 1 || first.dim() == 2, "multi_dot(): the first tensor must be 1D or 2D but got ", first.dim(), "D");
  check(last.dim() == 1 || last.dim() == 2, "multi_dot(): the last tensor must be 1D or 2D but got ", last.dim(), "D");
  if (first.dim() == 1) m[0] = unsqueeze(first, 0);
  if (last.dim() == 1) m[n - 1] = unsqueeze(last, -1);
  std::vector<int64_t> sizes{m[0].size(0)};
  for (size_t i = 0; i < n; ++i) {
    check(m[i].dim() == 2, "multi_dot(): tensor ", i, " must be 2D but got ", m[i].dim(), "D");
    check(m[i].dtype() == m[0].dtype(), "multi_dot(): all tensors must have be the same dtype but tensor 0 is ",
          scalar_type_name(m[0].dtype()), " and tensor ", i, " ", scalar_type_name(m[i].dtype()));
    check(m[i].size(0) == sizes.back(), "multi_dot(): tensors ", i == 0 ? i : i - 1, " and ", i, " with shapes ",
          shape_string(m[i == 0 ? i : i - 1].sizes()), " and ", shape_string(m[i].sizes()), " cannot be multiplied");
    sizes.push_back(m[i].size(1));
  }
  // cost[i][j]: the fewest multiplications for the product of i..j, which is cut behind split[i][j].
  std::vector<double> cost(n * n, 0);
  std::vector<size_t> split(n * n, 0);
  for (size_t length = 1; length < n; ++length) {
    for (size_t i = 0; i + length < n; ++i) {
      const size_t j = i + length;
      cost[i * n + j] = INFINITY;
      for (size_t k = i; k < j; ++k) {
        const double c = cost[i * n + k] + cost[(k + 1) * n + j] +
                         static_cast<double>(sizes[i]) * static_cast<double>(sizes[k + 1]) *
                             static_cast<double>(sizes[j + 1]);
        if (c < cost[i * n + j]) {
          cost[i * n + j] = c;
          split[i * n + j] = k;
        }
      }
    }
  }
  const auto product = [&](auto&& self, size_t i, size_t j) -> Tensor {
    if (i == j) return m[i];
    const size_t k = split[i * n + j];
    return mm(self(self, i, k), self(self, k + 1, j));
  };
  Tensor r = product(product, 0, n - 1);
  if (last.dim() == 1) r = squeeze_dim(r, -1);
  return first.dim() == 1 ? squeeze_dim(r, 0) : r;
}

std::tuple<Tensor, Tensor, Tensor> svd_lowrank(const Tensor& A, std::optional<int64_t> q, std::optional<int64_t> niter,
                                               const Tensor& M) {
  check_matrix("svd_lowrank", A);
  const int64_t m = A.size(-2), n = A.size(-1), columns = q.value_or(6);
  Tensor a = M.defined() ? A - broadcast_to(M, A.sizes()) : A;
  if (m < n) a = mH(a);
  // A random subspace of the columns, sharpened by power iteration.
  const Tensor random = randn({a.size(-1), columns}, nullptr, a.dtype());
  const auto basis = [](const Tensor& x) { return std::get<0>(linalg_qr(x, "reduced")); };
  Tensor b = basis(matmul(a, random));
  constexpr int64_t kMostIterations = 10000;  // a few are enough; a number taken for the count must not run for ever
  check(niter.value_or(2) <= kMostIterations, "niter must be at most ", kMostIterations, ", got ", niter.value_or(2));
  for (int64_t i = 0; i < niter.value_or(2); ++i) b = basis(matmul(a, basis(matmul(mH(a), b))));
  const auto [u, s, vh] = linalg_svd(matmul(mH(b), a), false, std::nullopt);
  const Tensor left = matmul(b, u), right = mH(vh);
  if (m < n) return {right, s, left};
  return {left, s, right};
}
std::tuple<Tensor, Tensor, Tensor> pca_lowrank(const Tensor& A, std::optional<int64_t> q, bool center, int64_t niter) {
  check_matrix("pca_lowrank", A);
  const int64_t least = std::min(A.size(-2), A.size(-1)), columns = q.value_or(std::min<int64_t>(6, least));
  check(columns >= 0 && columns <= least, Code::Value, "q(=", columns,
        ") must be non-negative integer and not greater than min(m, n)=", least);
  check(niter >= 0, Code::Value, "niter(=", niter, ") must be non-negative integer");
  return svd_lowrank(center ? A - mean_dim(A, IntSpan{-2}, true) : A, columns, niter, Tensor());
}

}  // namespace ops
}  // namespace eg

// Least squares, pseudoinverses, ranks, condition numbers and the norms of matrices.
#include <cmath>

#include "core/ops/linalg_common.h"

namespace eg {

using namespace linalg;

namespace {

constexpr const char* kDrivers[] = {"gels", "gelsy", "gelsd", "gelss"};

kernels::LeastSquares driver_of(std::string_view name) {
  for (int i = 0; i < 4; ++i) {
    if (name == kDrivers[i]) return static_cast<kernels::LeastSquares>(i);
  }
  fail(Code::Runtime, "torch.linalg.lstsq: parameter `driver` should be one of (gels, gelsy, gelsd, gelss)");
}

// What counts as zero among singular values: the larger of atol and rtol times the largest.
struct Tolerances {
  Tensor atol, rtol;
  Tolerances(const Tensor& a, const Tensor& atol_in, const Tensor& rtol_in) {
    const DType t = to_real(a.dtype());
    const double automatic = epsilon(t) * static_cast<double>(std::max(a.size(-2), a.size(-1)));
    atol = atol_in.defined() ? cast(atol_in, t) : filled({}, t, 0);
    if (rtol_in.defined()) {
      rtol = cast(rtol_in, t);
    } else if (atol_in.defined()) {
      rtol = ops::where(ops::gt(atol, num(0)), zeros_of(atol), filled(atol.sizes(), t, automatic));
    } else {
      rtol = filled({}, t, automatic);
    }
  }
  // For values with the largest in `top`, both with a last dimension.
  Tensor limit(const Tensor& top) const { return ops::maximum(column(atol), column(rtol) * top); }
};

void check_tolerance(const char* name, const Tensor& t, const char* which) {
  if (t.defined()) {
    check(!t.is_complex(), name, ": ", which, " tensor of complex type is not supported. Got ",
          scalar_type_name(t.dtype()));
  }
}

}  // namespace

namespace body {

std::tuple<Tensor, Tensor, Tensor> _linalg_lstsq(const Tensor& A, const Tensor& B, double rcond, std::string_view driver) {
  check_kernel("torch.linalg.lstsq", A);
  const auto how = driver_of(driver);
  const int64_t m = A.size(-2), n = A.size(-1), k = B.size(-1), most = std::max(m, n);
  const Dims shape = batch_of(A);
  const Tensor a = columns(A), x = new_columns(with(shape, {most, k}), A.dtype()), info = new_info(shape);
  if (x.numel() > 0) fill_raw(x, 0);
  if (B.numel() > 0) copy_raw(ops::narrow(x, -2, 0, m), B);
  const bool ranked = how != kernels::LeastSquares::Gels;
  const bool valued = how == kernels::LeastSquares::Gelsd || how == kernels::LeastSquares::Gelss;
  const Tensor rank = ranked ? new_zeros(shape, DType::Int64) : new_tensor({0}, DType::Int64);
  const DType t = to_real(A.dtype());
  const Tensor values = valued ? new_zeros(with(shape, {std::min(m, n)}), t) : new_tensor({0}, t);
  const auto finite = [](const Tensor& t) { return ops::item(ops::all(ops::isfinite(t))).to_bool(); };
  if (finite(A) && finite(B)) {
    kernels::least_squares(batch(x), how, m, n, k, a.data(), x.data(), rcond, ranked ? rank.data_as<int64_t>() : nullptr,
                           valued ? values.data() : nullptr, info.data_as<int32_t>());
  } else {  // LAPACK complains of such numbers to the terminal
    fill_raw(x, NAN);
    fill_raw(info, 0);
    if (valued) fill_raw(values, NAN);
  }
  check_info(info, "torch.linalg.lstsq", Failure::Least, A.dim() > 2);
  return {eg::alias(x, with(shape, {n, k}), x.strides(), 0), rank, values};
}

Tensor linalg_pinv(const Tensor& self, const Tensor& atol, const Tensor& rtol, bool hermitian) {
  const DType t = self.dtype();
  check(self.dim() >= 2 && is_differentiable(t), "linalg.pinv(", scalar_type_name(t), "{", shape_string(self.sizes()),
        "}): expected a tensor with 2 or more dimensions of float, double, cfloat or cdouble types");
  check_tolerance("torch.linalg.pinv", atol, "atol");
  check_tolerance("torch.linalg.pinv", rtol, "rtol");
  if (self.numel() == 0) return new_zeros(with(batch_of(self), {self.size(-1), self.size(-2)}), t);
  const Tolerances tolerance(self, atol, rtol);
  const auto inverse = [&](const Tensor& s, const Tensor& top) {
    return cast(ops::where(ops::gt(ops::abs(s), tolerance.limit(top)), ops::reciprocal(s), filled({}, s.dtype(), 0)), t);
  };
  if (hermitian) {
    const auto [w, v] = _linalg_eigh(self, "L", true);
    return ops::matmul(v * row(inverse(w, ops::amax(ops::abs(w), {-1}, true))), mH(v));
  }
  const auto [u, s, vh] = _linalg_svd(self, false, true);
  return ops::matmul(mH(vh) * row(inverse(s, ops::narrow(s, -1, 0, 1))), mH(u));
}

}  // namespace body

namespace rules {

namespace {
// Golub and Pereyra: the derivative of the pseudoinverse p of a, of constant rank, transposed.
Tensor pinv_gradient(const Tensor& g, const Tensor& p, const Tensor& a) {
  const Tensor ph = mH(p), gh = mH(g);
  if (a.size(-2) <= a.size(-1)) {
    const Tensor k = ops::matmul(gh, p), kph = ops::matmul(k, ph);
    return kph - mH(ops::matmul(p, k)) - ops::matmul(ops::matmul(a, p), kph) +
           ops::matmul(ops::matmul(ph, p), gh - ops::matmul(k, a));
  }
  const Tensor k = ops::matmul(p, gh), phk = ops::matmul(ph, k);
  return ops::matmul(ops::matmul(gh - ops::matmul(a, k), p), ph) - mH(ops::matmul(k, p)) + phk -
         ops::matmul(ops::matmul(phk, p), a);
}
}  // namespace

void vjp_linalg_pinv(const LinalgPinvCtx& c, const Tensor& g, Tensor* out) {
  out[0] = pinv_gradient(g, c.result, c.self);
}

void vjp__linalg_lstsq(const LinalgLstsqCtx& c, const Tensor* g, Tensor* out) {
  const Tensor p = ops::linalg_pinv(c.A);
  if (c.needs[0]) out[0] = pinv_gradient(ops::matmul(g[0], mH(c.B)), p, c.A);
  if (c.needs[1]) out[1] = ops::matmul(mH(p), g[0]);
}

}  // namespace rules

namespace ops {

std::tuple<Tensor, Tensor, Tensor, Tensor> linalg_lstsq(const Tensor& self, const Tensor& b,
                                                        std::optional<double> rcond,
                                                        std::optional<std::string_view> driver) {
  const char* name = "torch.linalg.lstsq";
  check(self.dim() >= 2, name, ": input must have at least 2 dimensions.");
  check(b.dim() >= 1, name, ": other must have at least 1 dimension.");
  check(self.dtype() == b.dtype(), name, ": Expected input and other to have the same dtype, but got input's dtype ",
        scalar_type_name(self.dtype()), " and other's dtype ", scalar_type_name(b.dtype()));
  const int64_t less = self.dim() - b.dim();
  check(less >= 0 && less <= 1, name, ": input.dim() must be greater or equal to other.dim() and (input.dim() - ",
        "other.dim()) <= 1");
  const bool vector = is_vector_side(self, b);
  const Tensor y = vector ? unsqueeze(b, -1) : b;
  check(self.size(-2) == y.size(-2), name, vector ? ": input.size(-2) should match other.size(-1)"
                                                  : ": input.size(-2) should match other.size(-2)");
  const DType t = self.dtype();
  check(t == DType::Float32 || t == DType::Float64 || t == DType::Complex64 || t == DType::Complex128,
        "This function doesn't handle types other than float and double");
  const std::string_view how = driver.value_or("gelsy");
  driver_of(how);
  const int64_t m = self.size(-2), n = self.size(-1);
  const double limit = rcond.value_or(epsilon(t) * static_cast<double>(std::max(m, n)));
  const Dims shape = broadcast_shapes(batch_of(self), batch_of(y));
  const Tensor a = expand_batch(self, shape), rhs = expand_batch(y, shape);
  const auto [x, rank, values] = _linalg_lstsq(a, rhs, limit, how);
  Tensor residuals = filled({0}, to_real(t), 0);
  const bool full = how == "gels" || (how != "gelsy" && !(rank.flags() & kOpaque) &&
                                      item(all(eq(rank, num(n)))).to_bool());
  if (m > n && full) {
    const Tensor d = matmul(a, x) - rhs;
    residuals = sum_dim(d.is_complex() ? square(abs(d)) : d * d, IntSpan{-2});
    if (vector && residuals.dim() > 0) residuals = squeeze_dim(residuals, -1);
  }
  return {vector ? squeeze_dim(x, -1) : x, residuals, rank, values};
}

Tensor linalg_pinv_rcond(const Tensor& self, const Tensor& rcond, bool hermitian) {
  return linalg_pinv(self, zeros_of(rcond), rcond, hermitian);
}
Tensor pinverse(const Tensor& self, double rcond) {
  return linalg_pinv(self, Tensor(), filled({}, DType::Float64, rcond), false);
}

Tensor linalg_matrix_rank(const Tensor& input, const Tensor& atol, const Tensor& rtol, bool hermitian) {
  const char* name = "torch.linalg.matrix_rank";
  check_matrix(name, input, "input");
  check_tolerance(name, atol, "atol");
  check_tolerance(name, rtol, "rtol");
  if (input.numel() == 0) return filled(batch_of(input), DType::Int64, 0);
  const Tensor a = detach(input);
  const Tensor s = hermitian ? abs(linalg_eigvalsh(a, "L")) : linalg_svdvals(a, std::nullopt);
  const Tensor limit = Tolerances(a, atol, rtol).limit(amax(s, {-1}, true));
  return sum_dim(cast(gt(s, limit), DType::Int64), IntSpan{-1});
}
Tensor linalg_matrix_rank_tol(const Tensor& input, const Tensor& tol, bool hermitian) {
  return linalg_matrix_rank(input, tol, filled({}, DType::Float64, 0), hermitian);
}

namespace {

void check_norm_matrix(const Tensor& a, IntSpan dim) {
  check(a.dim() >= 2, "linalg.matrix_norm: The input tensor A must have at least 2 dimensions.");
  check(is_differentiable(a.dtype()), "linalg.matrix_norm: Expected a floating point or complex tensor as input. Got ",
        scalar_type_name(a.dtype()));
  check(dim.size() == 2, "linalg.matrix_norm: dim must be a 2-tuple. Got ", shape_string(dim));
  check(wrap_dim(dim[0], a.dim()) != wrap_dim(dim[1], a.dim()), "linalg.matrix_norm: dims must be different. Got (",
        dim[0], ", ", dim[1], ")");
}

// The singular values of the matrices of two dimensions, in a last one.
Tensor values_over(const Tensor& a, int64_t rows, int64_t cols) {
  Dims order;
  for (int64_t d = 0; d < a.dim(); ++d) {
    if (d != rows && d != cols) order.push_back(d);
  }
  order.push_back(rows);
  order.push_back(cols);
  return linalg_svdvals(permute(a, order), std::nullopt);
}
Tensor keep(const Tensor& r, int64_t rows, int64_t cols, bool keepdim) {
  if (!keepdim) return r;
  return unsqueeze(unsqueeze(r, std::min(rows, cols)), std::max(rows, cols));
}

}  // namespace

Tensor linalg_matrix_norm(const Tensor& self, const Scalar& ord, IntSpan dim, bool keepdim, std::optional<DType> dtype) {
  check_norm_matrix(self, dim);
  const double order = ord.to_double(), size = std::fabs(order);
  check(size == 1 || size == 2 || std::isinf(size), "linalg.matrix_norm: Order ", order, " not supported.");
  const Tensor a = dtype ? cast(self, *dtype) : self;
  const int64_t rows = wrap_dim(dim[0], a.dim()), cols = wrap_dim(dim[1], a.dim());
  if (size == 2) {
    const Tensor s = values_over(a, rows, cols);
    return keep(order > 0 ? amax(s, {-1}, false) : amin(s, {-1}, false), rows, cols, keepdim);
  }
  const int64_t add = size == 1 ? rows : cols;
  int64_t over = size == 1 ? cols : rows;
  const Tensor s = linalg_vector_norm(a, 1, IntSpan(&add, 1), keepdim);
  if (!keepdim && over > add) --over;
  return order > 0 ? amax(s, IntSpan(&over, 1), keepdim) : amin(s, IntSpan(&over, 1), keepdim);
}
Tensor linalg_matrix_norm_str_ord(const Tensor& self, std::string_view ord, IntSpan dim, bool keepdim,
                                  std::optional<DType> dtype) {
  check_norm_matrix(self, dim);
  check(ord == "fro" || ord == "nuc", "linalg.matrix_norm: Order ", ord, " not supported.");
  const Tensor a = dtype ? cast(self, *dtype) : self;
  if (ord == "fro") return linalg_vector_norm(a, 2, dim, keepdim);
  const int64_t rows = wrap_dim(dim[0], a.dim()), cols = wrap_dim(dim[1], a.dim());
  return keep(sum_dim(values_over(a, rows, cols), IntSpan{-1}), rows, cols, keepdim);
}

namespace {
void check_norm(const Tensor& a, std::optional<IntSpan> dim, bool ordered) {
  if (dim) {
    check(dim->size() == 1 || dim->size() == 2 || !ordered,
          "linalg.norm: If dim is specified, it must be of length 1 or 2. Got ", shape_string(*dim));
  } else if (ordered) {
    check(a.dim() == 1 || a.dim() == 2, "linalg.norm: If dim is not specified but ord is, the input must be 1D or 2D. ",
          "Got ", a.dim(), "D.");
  }
}
}  // namespace

Tensor linalg_norm(const Tensor& self, std::optional<Scalar> ord, std::optional<IntSpan> dim, bool keepdim,
                   std::optional<DType> dtype) {
  check_norm(self, dim, ord.has_value());
  if (ord && (dim ? dim->size() == 2 : self.dim() == 2)) {
    return linalg_matrix_norm(self, *ord, dim ? *dim : IntSpan{0, 1}, keepdim, dtype);
  }
  return linalg_vector_norm(self, ord ? *ord : Scalar(2), dim, keepdim, dtype);
}
Tensor linalg_norm_ord_str(const Tensor& self, std::string_view ord, std::optional<IntSpan> dim, bool keepdim,
                           std::optional<DType> dtype) {
  check_norm(self, dim, true);
  return linalg_matrix_norm_str_ord(self, ord, dim ? *dim : IntSpan{0, 1}, keepdim, dtype);
}
Tensor nuclear_norm(const Tensor& self, bool keepdim) {
  return linalg_matrix_norm_str_ord(self, "nuc", {-2, -1}, keepdim, std::nullopt);
}
Tensor nuclear_norm_dim(const Tensor& self, IntSpan dim, bool keepdim) {
  return linalg_matrix_norm_str_ord(self, "nuc", dim, keepdim, std::nullopt);
}
Tensor frobenius_norm(const Tensor& self, IntSpan dim, bool keepdim) {
  return linalg_vector_norm(self, 2, dim, keepdim);
}

namespace {
// |A| |A^-1| in a norm; infinite where there is no inverse.
template <class Norm>
Tensor condition(const Tensor& a, Norm&& norm) {
  const auto [inverse, info] = linalg_inv_ex(a, false);
  const Tensor r = norm(a) * norm(inverse);
  return where(ne(info, num(0)), filled({}, r.dtype(), INFINITY), r);
}
void check_condition(const Tensor& a) {
  check(a.dim() >= 2, "linalg.cond: The input tensor must have at least 2 dimensions.");
}
}  // namespace

Tensor linalg_cond(const Tensor& self, std::optional<Scalar> p) {
  check_condition(self);
  const double order = p ? p->to_double() : 2, size = std::fabs(order);
  const Dims b = batch_of(self);
  if (size == 2) {
    if (self.numel() == 0) return filled(b, to_real(self.dtype()), 0);
    const Tensor s = linalg_svdvals(self, std::nullopt);
    const Tensor top = select(s, -1, 0), low = select(s, -1, -1);
    return order > 0 ? top / low : low / top;
  }
  check(size == 1 || std::isinf(size), "linalg.cond got an invalid norm type: ", order);
  check_square(std::isinf(size) ? (order > 0 ? "linalg.cond(ord=inf)" : "linalg.cond(ord=-inf)")
                                : (order > 0 ? "linalg.cond(ord=1)" : "linalg.cond(ord=-1)"), self);
  if (self.numel() == 0) return filled(b, to_real(self.dtype()), 0);
  return condition(self, [&](const Tensor& a) { return linalg_matrix_norm(a, order, {-2, -1}, false, std::nullopt); });
}
Tensor linalg_cond_p_str(const Tensor& self, std::string_view p) {
  check_condition(self);
  check(p == "fro" || p == "nuc", "linalg.cond got an invalid norm type: ", p);
  check_square(p == "fro" ? "linalg.cond(ord=fro)" : "linalg.cond(ord=nuc)", self);
  if (self.numel() == 0) return filled(batch_of(self), to_real(self.dtype()), 0);
  return condition(self, [&](const Tensor& a) { return linalg_matrix_norm_str_ord(a, p, {-2, -1}, false, std::nullopt); });
}

}  // namespace ops
}  // namespace eg

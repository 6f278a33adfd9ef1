// Cholesky, LU, LDL, the inverse, and the systems that they solve.
#include "core/ops/linalg_common.h"

namespace eg {

using namespace linalg;

namespace {
// A pivot that is NaN is not positive either: the factorization failed there.
void note_nan_pivots(const Tensor& r, int32_t* info) {
  if (r.numel() == 0) return;
  const Tensor nan = contiguous_raw(ops::isnan(ops::diagonal(r, 0, -2, -1)));
  const int64_t n = r.size(-1);
  const bool* const at = nan.data_as<bool>();
  for (int64_t i = 0; i < nan.numel(); ++i) {
    if (at[i] && info[i / n] == 0) info[i / n] = static_cast<int32_t>(i % n + 1);
  }
}
}  // namespace

namespace body {

std::tuple<Tensor, Tensor> linalg_cholesky_ex(const Tensor& self, bool upper, bool check_errors) {
  check_square("linalg.cholesky", self);
  check_floating("linalg.cholesky", self);
  check_kernel("cholesky_cpu", self);
  const Tensor r = columns(self), info = new_info(batch_of(self));
  kernels::cholesky(batch(r), r.size(-1), r.data(), upper, info.data_as<int32_t>());
  note_nan_pivots(r, info.data_as<int32_t>());
  if (check_errors) check_info(info, "linalg.cholesky_ex", Failure::Cholesky, self.dim() > 2);
  return {r, info};
}

Tensor cholesky_solve(const Tensor& self, const Tensor& input2, bool upper) {
  check(self.dim() >= 2, "b should have at least 2 dimensions, but has ", self.dim(), " dimensions instead");
  check(input2.dim() >= 2, "u should have at least 2 dimensions, but has ", input2.dim(), " dimensions instead");
  check_system("cholesky_solve", input2, self, true);
  check_kernel("cholesky_solve_cpu", self);
  const Dims shape = broadcast_shapes(batch_of(input2), batch_of(self));
  const Tensor factor = expand_batch(input2, shape), adjoint = columns(ops::transpose(conj_of(factor), -2, -1));
  const Tensor plain = columns(factor), x = columns(expand_batch(self, shape));
  const Tensor &first = upper ? adjoint : plain, &second = upper ? plain : adjoint;
  const int64_t n = x.size(-2), k = x.size(-1);
  kernels::solve_triangular(batch(x), true, false, false, n, k, first.data(), x.data());
  kernels::solve_triangular(batch(x), true, true, false, n, k, second.data(), x.data());
  return x;
}
Tensor cholesky_inverse(const Tensor& self, bool upper) {
  check_square("cholesky_inverse", self);
  return cholesky_solve(expand_batch(identity(self.size(-1), self.dtype()), batch_of(self)), self, upper);
}

std::tuple<Tensor, Tensor, Tensor> linalg_lu_factor_ex(const Tensor& A, bool pivot, bool check_errors) {
  check_matrix("torch.lu_factor", A);
  check_floating("linalg.lu_factor", A);
  check(pivot, "linalg.lu_factor: LU without pivoting is not implemented on the CPU");
  check_kernel("lu_factor_cpu", A);
  const int64_t m = A.size(-2), n = A.size(-1);
  const Tensor r = columns(A), info = new_info(batch_of(A));
  const Tensor pivots = new_tensor(with(batch_of(A), {std::min(m, n)}), DType::Int32);
  kernels::lu(batch(r), m, n, r.data(), pivots.data_as<int32_t>(), info.data_as<int32_t>());
  if (check_errors) {
    for (int64_t i = 0; i < info.numel(); ++i) {
      const int32_t code = info.data_as<int32_t>()[i];
      check(code == 0, "torch.linalg.lu_factor: ", A.dim() > 2 ? eg::cat("(Batch element ", i, "): ") : "", "U[", code, ",",
            code, "] is zero and using it on lu_solve would result in a division by zero. If you still want to ",
            "perform the factorization, consider calling linalg.lu(A, pivot) or linalg.lu_factor_ex(A, pivot)");
    }
  }
  return {r, pivots, info};
}

Tensor _lu_permutation(const Tensor& pivots, int64_t rows) {
  check(pivots.dim() >= 1, "lu_unpack: pivots must have at least one dimension");
  check(pivots.dtype() == DType::Int32, "lu_unpack: pivots should be a Tensor of scalar type torch.int32, got ",
        scalar_type_name(pivots.dtype()));
  const Tensor p = contiguous_raw(pivots);
  Dims sizes(p.sizes());
  const int64_t swaps = sizes.back();
  check(swaps <= rows, "lu_unpack: ", swaps, " pivots are too many for ", rows, " rows");
  sizes.resize(sizes.size() - 1);
  const int64_t count = numel_of(sizes);
  const Tensor r = new_tensor(with(sizes, {rows}), DType::Int64);
  kernels::lu_permutation(count, swaps, rows, p.data_as<int32_t>(), r.data_as<int64_t>());
  return r;
}

Tensor _lu_solve(const Tensor& LU, const Tensor& pivots, const Tensor& B, bool left, bool adjoint) {
  check_system("_lu_solve", LU, B, left);
  check_kernel("lu_solve_cpu", LU);
  const Dims batch_sizes = batch_of(LU);
  check(IntSpan(batch_sizes) == IntSpan(batch_of(B)) && pivots.sizes() == IntSpan(with(batch_sizes, {LU.size(-1)})),
        "_lu_solve: LU of shape ", shape_string(LU.sizes()), ", pivots of shape ", shape_string(pivots.sizes()),
        " and B of shape ", shape_string(B.sizes()), " do not have the same batch and size");
  _lu_permutation(pivots, LU.size(-1));  // refuses what are no pivots
  // X A = B is A^T X^T = B^T; X^T by columns is X by rows.
  const Tensor x = left ? columns(B) : clone_raw(B, MemoryFormat::Contiguous);
  const Tensor f = columns(LU), p = contiguous_raw(pivots);
  const int64_t n = LU.size(-1), k = left ? B.size(-1) : B.size(-2);
  // X A^H = B is conj(A) X^T = B^T: the conjugate of A X^H = B^H.
  const bool turned = !left && adjoint && B.is_complex();
  if (turned) copy_raw(x, ops::conj_physical(B));
  const char op = left ? (adjoint ? 'C' : 'N') : (adjoint ? 'N' : 'T');
  kernels::lu_solve(batch(x), n, k, f.data(), p.data_as<int32_t>(), op, x.data());
  return turned ? ops::conj_physical(x) : x;
}

std::tuple<Tensor, Tensor> linalg_inv_ex(const Tensor& A, bool check_errors) {
  check_square("linalg.inv", A);
  check_floating("linalg.inv", A);
  check(!is_half(A.dtype()) && !is_float8(A.dtype()) && A.dtype() != DType::Complex32,
        "linalg.inv: Low precision dtypes not supported. Got ", scalar_type_name(A.dtype()));
  const auto [lu, pivots, info] = linalg_lu_factor_ex(A, true, false);
  if (check_errors) check_info(info, "linalg.inv_ex", Failure::Inverse, A.dim() > 2);
  const int64_t n = A.size(-1);
  const Tensor r = new_columns(A.sizes(), A.dtype());
  kernels::inverse(batch(r), n, lu.data(), pivots.data_as<int32_t>(), r.data());
  return {r, info};
}

std::tuple<Tensor, Tensor> linalg_solve_ex(const Tensor& A, const Tensor& B, bool left, bool check_errors) {
  check_floating("linalg.solve", A);
  const bool vector = is_vector_side(A, B);
  check(left || !vector, "linalg.solve: Vector broadcasting of the left hand side is not supported for left=False. In ",
        "this case linalg.solve is equivalent to B / A.squeeze(-1)");
  const Tensor b = vector ? ops::unsqueeze(B, -1) : B;
  check_system("linalg.solve", A, b, left);
  const Dims shape = broadcast_shapes(batch_of(A), batch_of(b));
  const auto [lu, pivots, info] = linalg_lu_factor_ex(A, true, false);
  if (check_errors) check_info(info, "torch.linalg.solve_ex", Failure::Solve, A.dim() > 2);
  const Tensor p = ops::expand(pivots, with(shape, {pivots.size(-1)}));
  const Tensor x = _lu_solve(expand_batch(lu, shape), p, expand_batch(b, shape), left, false);
  if (!vector) return {x, info};
  const Tensor v = ops::squeeze_dim(x, -1);
  return {v.dim() > 1 ? columns(v) : v, info};
}

Tensor linalg_solve_triangular(const Tensor& self, const Tensor& B, bool upper, bool left, bool unitriangular) {
  check_system("linalg.solve_triangular", self, B, left);
  check_kernel("triangular_solve_cpu", self);
  const Dims shape = broadcast_shapes(batch_of(self), batch_of(B));
  const Tensor a = columns(expand_batch(self, shape)), x = columns(expand_batch(B, shape));
  kernels::solve_triangular(batch(x), left, upper, unitriangular, x.size(-2), x.size(-1), a.data(), x.data());
  return x;
}

std::tuple<Tensor, Tensor, Tensor> linalg_ldl_factor_ex(const Tensor& self, bool hermitian, bool check_errors) {
  check_square("torch.linalg.ldl_factor_ex", self, "self");
  check_floating("torch.linalg.ldl_factor_ex", self);
  check_kernel("ldl_factor_cpu", self);
  const Tensor r = columns(ops::tril(self, 0)), info = new_info(batch_of(self));
  const int64_t n = self.size(-1);
  const Tensor pivots = new_tensor(with(batch_of(self), {n}), DType::Int32);
  kernels::ldl(batch(r), n, r.data(), pivots.data_as<int32_t>(), hermitian, info.data_as<int32_t>());
  if (check_errors) check_info(info, "torch.linalg.ldl_factor_ex", Failure::Solve, self.dim() > 2);
  return {r, pivots, info};
}

Tensor linalg_ldl_solve(const Tensor& LD, const Tensor& pivots, const Tensor& B, bool hermitian) {
  check_system("torch.linalg.ldl_solve", LD, B, true);
  check(pivots.dtype() == DType::Int32, "torch.linalg.ldl_solve: Expected pivots to be integers. Got ",
        scalar_type_name(pivots.dtype()));
  check_kernel("ldl_solve_cpu", LD);
  Dims p(LD.sizes());
  p.resize(p.size() - 1);
  check(pivots.sizes() == IntSpan(p), "torch.linalg.ldl_solve: Expected LD.shape[:-1] and pivots.shape to be the same, ",
        "but got pivots with shape ", shape_string(pivots.sizes()), " instead");
  const Tensor flat = contiguous_raw(pivots);
  int64_t negative = 0;  // of them in a row: blocks of two rows have two each
  for (int64_t i = 0, n = LD.size(-1); i < flat.numel(); ++i) {
    const int64_t v = flat.data_as<int32_t>()[i];
    check(v != 0 && v <= n && v >= -n, "torch.linalg.ldl_solve: pivots must lie between 1 and ", n);
    negative = v < 0 ? negative + 1 : 0;
    const bool last = i % n == n - 1 || flat.data_as<int32_t>()[i + 1] > 0;
    check(!last || negative % 2 == 0, "torch.linalg.ldl_solve: negative pivots come in pairs");
    if (last) negative = 0;
  }
  const Dims shape = broadcast_shapes(batch_of(LD), batch_of(B));
  const Tensor a = columns(expand_batch(LD, shape)), x = columns(expand_batch(B, shape));
  const Tensor swaps = contiguous_raw(ops::expand(pivots, with(shape, {LD.size(-1)})));
  kernels::ldl_solve(batch(x), x.size(-2), x.size(-1), a.data(), swaps.data_as<int32_t>(), hermitian, x.data());
  return x;
}

}  // namespace body

namespace rules {

// With phi the lower triangle with half the diagonal: dL = L phi(L^-1 dA L^-H).
void vjp_linalg_cholesky_ex(const LinalgCholeskyExCtx& c, const Tensor* g, Tensor* out) {
  const Tensor l = c.upper ? mH(c.L) : c.L, gl = c.upper ? mH(g[0]) : g[0];
  const Tensor p = ops::tril(ops::matmul(mH(l), gl), 0);
  const Tensor s = (p + mH(ops::tril(p, -1))) * 0.5;
  out[0] = ops::linalg_solve_triangular(l, ops::linalg_solve_triangular(mH(l), s, true, true, false), false, false,
                                        false);
}
void jvp_linalg_cholesky_ex(const LinalgCholeskyExCtx& c, const Tensor* t, Tensor* out) {
  const Tensor l = c.upper ? mH(c.L) : c.L;
  const Tensor x = ops::linalg_solve_triangular(
      mH(l), ops::linalg_solve_triangular(l, t[0], false, true, false), true, false, false);
  const Tensor d = ops::matmul(l, ops::tril(x, 0) - ops::diag_embed(diagonal_of(x) * 0.5));
  out[0] = c.upper ? mH(d) : d;
}

// Both rules are those of A = L L^H; the zeros of L are counted as if they could change.
void vjp_cholesky_solve(const CholeskySolveCtx& c, const Tensor& g, Tensor* out) {
  const Tensor gb = ops::cholesky_solve(g, c.input2, c.upper);
  if (c.needs[0]) out[0] = ops::sum_to_size(gb, c.self_meta.sizes);
  if (c.needs[1]) {
    const Tensor x = ops::matmul(gb, mH(c.result)), both = x + mH(x);
    const Tensor gl = c.upper ? ops::matmul(c.input2, both) : ops::matmul(both, c.input2);
    out[1] = ops::sum_to_size(-gl, c.input2_meta.sizes);
  }
}
void vjp_cholesky_inverse(const CholeskyInverseCtx& c, const Tensor& g, Tensor* out) {
  const Tensor both = ops::matmul(c.result, ops::matmul(g + mH(g), c.result));
  out[0] = -(c.upper ? ops::matmul(c.self, both) : ops::matmul(both, c.self));
}

// In this order of products an ill-conditioned L costs few digits.
Tensor jvp_cholesky_inverse(const CholeskyInverseCtx& c, const Tensor* t) {
  const Tensor l = c.upper ? mH(c.self) : c.self, d = c.upper ? mH(t[0]) : t[0];
  const Tensor half = ops::matmul(ops::matmul(ops::matmul(-c.result, d), mH(l)), c.result);
  return half + mH(half);
}

// A square: A = P L U and dA = P (dL U + L dU). The rest of a wide or tall matrix hangs on the square part.
void vjp_linalg_lu_factor_ex(const LinalgLuFactorExCtx& c, const Tensor* g, Tensor* out) {
  const int64_t m = c.LU.size(-2), n = c.LU.size(-1), k = std::min(m, n);
  const Tensor p = ops::_lu_permutation(c.pivots, m);
  const auto triangular = [](const Tensor& a, const Tensor& b, bool upper, bool left, bool unit) {
    return ops::linalg_solve_triangular(a, b, upper, left, unit);
  };
  const Tensor square = n > k ? ops::narrow(c.LU, -1, 0, k) : m > k ? ops::narrow(c.LU, -2, 0, k) : c.LU;
  const Tensor l = ops::tril(square, -1) + identity(k, square.dtype()), u = ops::triu(square, 0);
  const Tensor gl = ops::tril(g[0], -1), gu = ops::triu(g[0], 0);
  Tensor ga;
  if (m == n) {
    const Tensor phi = ops::tril(ops::matmul(mH(l), gl), -1) + ops::triu(ops::matmul(gu, mH(u)), 0);
    ga = triangular(mH(l), triangular(mH(u), phi, false, false, false), true, true, true);
  } else if (m < n) {
    const Tensor u2 = ops::narrow(c.LU, -1, k, n - k), g2 = ops::narrow(g[0], -1, k, n - k);
    const Tensor phi = ops::tril(ops::matmul(mH(l), ops::narrow(gl, -1, 0, k)) - ops::matmul(g2, mH(u2)), -1) +
                       ops::triu(ops::matmul(ops::narrow(gu, -1, 0, k), mH(u)), 0);
    const Tensor both = ops::cat(std::vector<Tensor>{triangular(mH(u), phi, false, false, false), g2}, -1);
    ga = triangular(mH(l), both, true, true, true);
  } else {
    const Tensor l2 = ops::narrow(c.LU, -2, k, m - k), g2 = ops::narrow(g[0], -2, k, m - k);
    const Tensor phi = ops::tril(ops::matmul(mH(l), ops::narrow(gl, -2, 0, k)), -1) +
                       ops::triu(ops::matmul(ops::narrow(gu, -2, 0, k), mH(u)) - ops::matmul(mH(l2), g2), 0);
    const Tensor both = ops::cat(std::vector<Tensor>{triangular(mH(l), phi, true, true, true), g2}, -2);
    ga = triangular(mH(u), both, false, false, false);
  }
  const Tensor back = ops::argsort(p, -1);
  out[0] = ops::gather(ga, -2, ops::expand(column(back), ga.sizes()));
}

void vjp_linalg_inv_ex(const LinalgInvExCtx& c, const Tensor* g, Tensor* out) {
  const Tensor h = mH(c.inverse);
  out[0] = -ops::matmul(h, ops::matmul(g[0], h));
}

void vjp_linalg_solve_ex(const LinalgSolveExCtx& c, const Tensor* g, Tensor* out) {
  const bool vector = c.B_meta.sizes.size() == 1 ||
                      (c.A.dim() - 1 == static_cast<int64_t>(c.B_meta.sizes.size()) &&
                       IntSpan(c.B_meta.sizes) == c.A.sizes().slice(0, c.A.sizes().size() - 1));
  const Tensor gx = vector ? column(g[0]) : g[0];
  const Tensor gb = ops::linalg_solve(mH(c.A), gx, c.left);
  if (c.needs[0]) {
    const Tensor x = vector ? column(c.result) : c.result;
    const Tensor ga = c.left ? ops::matmul(gb, mH(x)) : ops::matmul(mH(x), gb);
    out[0] = -ops::sum_to_size(ga, c.A_meta.sizes);
  }
  if (c.needs[1]) out[1] = ops::sum_to_size(vector ? ops::squeeze_dim(gb, -1) : gb, c.B_meta.sizes);
}

void vjp_linalg_solve_triangular(const LinalgSolveTriangularCtx& c, const Tensor& g, Tensor* out) {
  const Tensor gb = ops::linalg_solve_triangular(mH(c.self), g, !c.upper, c.left, c.unitriangular);
  if (c.needs[0]) {
    const Tensor ga = c.left ? ops::matmul(gb, mH(c.result)) : ops::matmul(mH(c.result), gb);
    const int64_t unit = c.unitriangular ? 1 : 0;
    out[0] = ops::sum_to_size(-(c.upper ? ops::triu(ga, unit) : ops::tril(ga, -unit)), c.self_meta.sizes);
  }
  if (c.needs[1]) out[1] = ops::sum_to_size(gb, c.B_meta.sizes);
}

}  // namespace rules

namespace ops {

namespace {
Tensor checked_cholesky(const char* name, const Tensor& self, bool upper) {
  const auto [l, info] = linalg_cholesky_ex(self, upper, false);
  check_info(info, name, Failure::Cholesky, self.dim() > 2);
  return l;
}
}  // namespace

Tensor linalg_cholesky(const Tensor& self, bool upper) { return checked_cholesky("linalg.cholesky", self, upper); }
Tensor cholesky(const Tensor& self, bool upper) { return checked_cholesky("cholesky", self, upper); }

Tensor linalg_inv(const Tensor& A) {
  const auto [r, info] = linalg_inv_ex(A, false);
  check_info(info, "linalg.inv", Failure::Inverse, A.dim() > 2);
  return r;
}
Tensor inverse(const Tensor& self) { return linalg_inv(self); }

std::tuple<Tensor, Tensor> linalg_lu_factor(const Tensor& A, bool pivot) {
  const auto [lu, pivots, info] = linalg_lu_factor_ex(A, pivot, true);
  return {lu, pivots};
}

std::tuple<Tensor, Tensor, Tensor> lu(const Tensor& self, bool pivot) {
  return linalg_lu_factor_ex(self, pivot, false);
}

std::tuple<Tensor, Tensor, Tensor> lu_unpack(const Tensor& LU_data, const Tensor& LU_pivots, bool unpack_data,
                                             bool unpack_pivots) {
  check(LU_pivots.dtype() == DType::Int32, "torch.lu_unpack: LU_pivots is expected to be a contiguous tensor of ",
        "torch.int32 dtype.\nNote: this function is intended to be used with the output produced by torch.linalg.",
        "lu_factor");
  check_matrix("torch.lu_unpack", LU_data, "LU_data");
  const int64_t m = LU_data.size(-2), n = LU_data.size(-1), k = std::min(m, n);
  Tensor p = filled({0}, LU_data.dtype(), 0), l = p, u = p;
  if (unpack_pivots) {
    const Tensor at = _lu_permutation(LU_pivots, m);
    p = cast(eq(row(at), column(arange(m, DType::Int64))), LU_data.dtype());
  }
  if (unpack_data) {
    l = tril(m < n ? narrow(LU_data, -1, 0, k) : LU_data, -1) + eye_m(m, k, LU_data.dtype());
    u = triu(m > n ? narrow(LU_data, -2, 0, k) : LU_data, 0);
    l = contiguous(l);
    u = contiguous(u);
  }
  return {p, l, u};
}
std::tuple<Tensor, Tensor, Tensor> linalg_lu(const Tensor& A, bool pivot) {
  const auto [lu, pivots, info] = linalg_lu_factor_ex(A, pivot, false);
  return lu_unpack(lu, pivots, true, true);
}

Tensor linalg_lu_solve(const Tensor& LU, const Tensor& pivots, const Tensor& B, bool left, bool adjoint) {
  check(pivots.dtype() == DType::Int32, "linalg.lu_solve: pivots should be a Tensor of scalar type torch.int32");
  check_floating("linalg.lu_solve", LU);
  check_system("linalg.lu_solve", LU, B, left);
  check_kernel("lu_solve_cpu", LU);
  check(pivots.dim() >= 1 && LU.size(-1) == pivots.size(-1), "linalg.lu_solve: Number of pivots per batch should be ",
        "same as the dimension of the matrix");
  Dims p(LU.sizes());
  p.resize(p.size() - 1);
  check(pivots.sizes() == IntSpan(p), "linalg.lu_solve: Expected LU.shape[:-1] and pivots.shape to be the same, but got ",
        "pivots with shape ", shape_string(pivots.sizes()), " instead");
  if (!tracked(LU) && !tracked(B) && !tracked(pivots)) {
    const Dims shape = broadcast_shapes(batch_of(LU), batch_of(B));
    return _lu_solve(expand_batch(LU, shape), expand(pivots, with(shape, {LU.size(-1)})), expand_batch(B, shape), left,
                     adjoint);
  }
  const Tensor at = _lu_permutation(pivots, LU.size(-1));
  const Tensor P = cast(eq(row(at), column(arange(LU.size(-1), DType::Int64))), LU.dtype());
  const auto lower = [&](const Tensor& x) {
    return adjoint ? linalg_solve_triangular(mH(LU), x, true, left, true)
                   : linalg_solve_triangular(LU, x, false, left, true);
  };
  const auto upper = [&](const Tensor& x) {
    return adjoint ? linalg_solve_triangular(mH(LU), x, false, left, false)
                   : linalg_solve_triangular(LU, x, true, left, false);
  };
  if (left) return turned(adjoint ? matmul(P, lower(upper(B))) : upper(lower(matmul(mT(P), B))));
  return contiguous(adjoint ? upper(lower(matmul(B, P))) : matmul(lower(upper(B)), mT(P)));
}
Tensor lu_solve(const Tensor& self, const Tensor& LU_data, const Tensor& LU_pivots) {
  return linalg_lu_solve(LU_data, LU_pivots, self, true, false);
}

Tensor linalg_solve(const Tensor& A, const Tensor& B, bool left) {
  const auto [x, info] = linalg_solve_ex(A, B, left, false);
  check_info(info, "torch.linalg.solve", Failure::Solve, A.dim() > 2);
  return x;
}

std::tuple<Tensor, Tensor> triangular_solve(const Tensor& self, const Tensor& A, bool upper, bool transpose,
                                            bool unitriangular) {
  check(self.dim() >= 2, "torch.triangular_solve: Expected b to have at least 2 dimensions, but it has ", self.dim(),
        " dimensions instead");
  check(A.dim() >= 2, "torch.triangular_solve: Expected A to have at least 2 dimensions, but it has ", A.dim(),
        " dimensions instead");
  check_system("triangular_solve", A, self, true);
  const Dims shape = broadcast_shapes(batch_of(A), batch_of(self));
  const Tensor copied = mT(clone(mT(expand_batch(A, shape)), MemoryFormat::Contiguous));
  return {linalg_solve_triangular(transpose ? mT(A) : A, self, upper != transpose, true, unitriangular), copied};
}

std::tuple<Tensor, Tensor> linalg_ldl_factor(const Tensor& self, bool hermitian) {
  const auto [ld, pivots, info] = linalg_ldl_factor_ex(self, hermitian, false);
  check_info(info, "torch.linalg.ldl_factor", Failure::Solve, self.dim() > 2);
  return {ld, pivots};
}

}  // namespace ops
}  // namespace eg

// QR, Householder reflections, eigenvalues and singular values.
#include <cmath>

#include "core/ops/linalg_common.h"

namespace eg {

using namespace linalg;

namespace {

void check_tau(const char* name, const Tensor& a, const Tensor& tau, const char* first) {
  Dims expected(batch_of(a));
  if (a.dim() <= 2) return;
  Dims got(tau.sizes());
  got.resize(got.size() - 1);
  check(expected == got, name, ": Expected batch dimensions of tau to be equal to ", first, ".shape[:-2], but got ",
        shape_string(got));
}
void check_householder_product(const Tensor& input, const Tensor& tau) {
  const char* name = "torch.linalg.householder_product";
  check(input.dim() >= 2, name, ": input must have at least 2 dimensions.");
  check(input.size(-2) >= input.size(-1), name, ": input.shape[-2] must be greater than or equal to input.shape[-1]");
  check(tau.dim() >= 1 && input.size(-1) >= tau.size(-1), name,
        ": input.shape[-1] must be greater than or equal to tau.shape[-1]");
  check(input.dim() - tau.dim() == 1, name, ": Expected tau to have one dimension less than input, but got tau.ndim equal to ",
        tau.dim(), " and input.ndim is equal to ", input.dim());
  check_tau(name, input, tau, "input");
  check(tau.dtype() == input.dtype(), name, ": tau dtype ", scalar_type_name(tau.dtype()),
        " does not match input dtype ", scalar_type_name(input.dtype()));
  check_kernel("orgqr_cpu", input);
}
void check_ormqr(const Tensor& self, const Tensor& tau, const Tensor& other, bool left) {
  const char* name = "torch.ormqr";
  check(self.dim() >= 2, name, ": input must have at least 2 dimensions.");
  check(other.dim() >= 2, name, ": other must have at least 2 dimensions.");
  const int64_t at = left ? -2 : -1;
  check(tau.dim() >= 1 && other.size(at) >= tau.size(-1), name, ": other.shape[", at,
        "] must be greater than or equal to tau.shape[-1]");
  check(other.size(at) == self.size(-2), name, ": other.shape[", at, "] must be equal to input.shape[-2]");
  check(tau.size(-1) <= self.size(-1), name, ": tau.shape[-1] must be less than or equal to input.shape[-1]");
  check(self.dim() - tau.dim() == 1, name, ": Expected tau to have one dimension less than input, but got tau.ndim equal to ",
        tau.dim(), " and input.ndim is equal to ", self.dim());
  check(self.dim() == other.dim(), name, ": Expected other to have the same number of dimensions as input, but got ",
        "other.ndim equal to ", other.dim(), " and input.ndim is equal to ", self.dim());
  check_tau(name, self, tau, "input");
  check(batch_of(other) == batch_of(self), name,
        ": Expected batch dimensions of other to be equal to input.shape[:-2], but got ", shape_string(batch_of(other)));
  check(tau.dtype() == self.dtype(), name, ": Expected input and tau to have the same dtype, but input has dtype ",
        scalar_type_name(self.dtype()), " and tau has dtype ", scalar_type_name(tau.dtype()));
  check(other.dtype() == self.dtype(), name, ": Expected input and other to have the same dtype, but input has dtype ",
        scalar_type_name(self.dtype()), " and other has dtype ", scalar_type_name(other.dtype()));
  check_kernel("ormqr_cpu", self);
}

}  // namespace

namespace body {

std::tuple<Tensor, Tensor> geqrf(const Tensor& self) {
  check_matrix("torch.geqrf", self, "input");
  check_kernel("geqrf_cpu", self);
  const int64_t m = self.size(-2), n = self.size(-1);
  const Tensor a = columns(self), tau = new_tensor(with(batch_of(self), {std::min(m, n)}), self.dtype());
  kernels::qr_reflectors(batch(a), m, n, a.data(), tau.data());
  return {a, tau};
}

std::tuple<Tensor, Tensor> linalg_qr(const Tensor& A, std::string_view mode) {
  check_matrix("linalg.qr", A);
  check_floating("linalg.qr", A);
  check(mode == "reduced" || mode == "complete" || mode == "r", "qr received unrecognized mode '", mode,
        "' but expected one of 'reduced' (default), 'r', or 'complete'");
  const auto [a, tau] = geqrf(A);
  const int64_t m = A.size(-2), n = A.size(-1), k = std::min(m, n), q = mode == "complete" ? m : k;
  const Dims b = batch_of(A);
  const Tensor r = new_columns(with(b, {q, n}), A.dtype());
  if (r.numel() > 0) {
    fill_raw(r, 0);
    copy_raw(ops::narrow(r, -2, 0, k), ops::triu(ops::narrow(a, -2, 0, k), 0));
  }
  if (mode == "r") return {new_tensor({0}, A.dtype()), r};
  const Tensor product = new_columns(with(b, {m, q}), A.dtype());
  if (product.numel() > 0) {
    fill_raw(product, 0);
    if (k > 0) copy_raw(ops::narrow(product, -1, 0, k), ops::narrow(a, -1, 0, k));
    kernels::reflector_product(batch(product), m, q, k, product.data(), tau.data());
  }
  return {product, r};
}

Tensor _householder_product(const Tensor& input, const Tensor& tau) {
  check_householder_product(input, tau);
  const Tensor a = columns(input), t = contiguous_raw(tau);
  kernels::reflector_product(batch(a), a.size(-2), a.size(-1), t.size(-1), a.data(), t.data());
  return a;
}
Tensor _ormqr(const Tensor& self, const Tensor& tau, const Tensor& other, bool left, bool transpose) {
  check_ormqr(self, tau, other, left);
  const int64_t k = tau.size(-1);
  const Tensor a = columns(ops::narrow(self, -1, 0, k)), t = contiguous_raw(tau), c = columns(other);
  kernels::reflect(batch(c), left, transpose, c.size(-2), c.size(-1), k, a.data(), t.data(), c.data());
  return c;
}

std::tuple<Tensor, Tensor> _linalg_eigh(const Tensor& A, std::string_view UPLO, bool compute_v) {
  check_square("linalg.eigh", A);
  check_floating("linalg.eigh", A);
  const char uplo = UPLO.size() == 1 ? UPLO[0] : '?';
  check(uplo == 'L' || uplo == 'U' || uplo == 'l' || uplo == 'u', "Expected UPLO argument to be 'L' or 'U', but got ",
        UPLO);
  check_kernel("linalg_eigh_cpu", A);
  const Tensor v = columns(A), info = new_info(batch_of(A));
  const Tensor w = new_tensor(with(batch_of(A), {A.size(-1)}), to_real(A.dtype()));
  kernels::eigen_hermitian(batch(v), A.size(-1), v.data(), w.data(), compute_v, uplo == 'U' || uplo == 'u',
                           info.data_as<int32_t>());
  check_info(info, "linalg.eigh", Failure::Eigh, A.dim() > 2);
  return {w, compute_v ? v : new_tensor({0}, A.dtype())};
}

std::tuple<Tensor, Tensor> _linalg_eig(const Tensor& self, bool compute_v) {
  check_square("linalg.eig", self);
  check_floating("linalg.eig", self);
  check_kernel("linalg_eig_out_cpu", self);
  check(ops::item(ops::all(ops::isfinite(self))).to_bool(),
        "torch.linalg.eig: input tensor should not contain infs or NaNs.");
  const DType t = to_complex(self.dtype());
  const Tensor a = columns(self), info = new_info(batch_of(self));
  const Tensor w = new_tensor(with(batch_of(self), {self.size(-1)}), t);
  const Tensor v = compute_v ? new_columns(self.sizes(), t) : new_tensor({0}, t);
  kernels::eigen(batch(a), a.size(-1), a.data(), w.data(), compute_v ? v.data() : nullptr, info.data_as<int32_t>());
  check_info(info, "linalg.eig", Failure::Eig, self.dim() > 2);
  return {w, v};
}

std::tuple<Tensor, Tensor, Tensor> _linalg_svd(const Tensor& A, bool full_matrices, bool compute_uv) {
  check_kernel("linalg_svd_cpu", A);
  const int64_t m = A.size(-2), n = A.size(-1), k = std::min(m, n);
  const Dims b = batch_of(A);
  if (A.numel() > 0 && !ops::item(ops::all(ops::isfinite(A))).to_bool()) {
    const Tensor bad = ops::all_dims(ops::reshape(ops::isfinite(A), {numel_of(b), m * n}), IntSpan{-1});
    for (int64_t i = 0; i < bad.numel(); ++i) {
      check(bad.data_as<bool>()[i], Code::Linalg, "linalg.svd: ", A.dim() > 2 ? eg::cat("(Batch element ", i, "): ") : "",
            "The algorithm failed to converge because the input matrix contained non-finite values.");
    }
  }
  const Tensor a = columns(A), info = new_info(b), s = new_tensor(with(b, {k}), to_real(A.dtype()));
  Tensor u = new_tensor({0}, A.dtype()), vh = u;
  if (compute_uv) {
    u = new_columns(with(b, {m, full_matrices ? m : k}), A.dtype());
    vh = new_columns(with(b, {full_matrices ? n : k, n}), A.dtype());
    if (k == 0) {
      if (u.numel() > 0) copy_raw(u, identity(m, A.dtype()));
      if (vh.numel() > 0) copy_raw(vh, identity(n, A.dtype()));
    }
  }
  kernels::singular_values(batch(a), m, n, a.data(), compute_uv ? u.data() : nullptr, s.data(),
                           compute_uv ? vh.data() : nullptr, full_matrices, info.data_as<int32_t>());
  check_info(info, "linalg.svd", Failure::Svd, A.dim() > 2);
  return {u, s, vh};
}

}  // namespace body

namespace rules {

void vjp_linalg_qr(const LinalgQrCtx& c, const Tensor* g, Tensor* out) {
  check(c.mode != "r", "The derivative of linalg.qr depends on Q, which is not computed when mode='r'. Please use ",
        "torch.linalg.qr(A, mode='reduced') if you are going to require gradients through linalg.qr.");
  const int64_t m = c.Q.size(-2), n = c.R.size(-1), k = std::min(m, n);
  check(c.mode != "complete" || m <= n,
        "The QR decomposition is not differentiable when mode='complete' and nrows > ncols");
  // A square R: dQ and dR from A1 = Q R1; of a wide one the rest is R2 = Q^H A2.
  Tensor gq = g[0], g2;
  const Tensor r1 = n > k ? ops::narrow(c.R, -1, 0, k) : c.R, gr1 = n > k ? ops::narrow(g[1], -1, 0, k) : g[1];
  if (n > k) {
    const Tensor gr2 = ops::narrow(g[1], -1, k, n - k), a2 = ops::matmul(c.Q, ops::narrow(c.R, -1, k, n - k));
    gq = gq + ops::matmul(a2, mH(gr2));
    g2 = ops::matmul(c.Q, gr2);
  }
  const Tensor x = ops::triu(ops::matmul(gr1, mH(r1)) - ops::matmul(mH(c.Q), gq), 0), above = ops::triu(x, 1);
  const Tensor half = cast(real_of(diagonal_of(x)), x.dtype());
  const Tensor y = gq + ops::matmul(c.Q, above + mH(above) + ops::diag_embed(half));
  const Tensor g1 = ops::linalg_solve_triangular(mH(r1), y, false, false, false);
  out[0] = n > k ? ops::cat(std::vector<Tensor>{g1, g2}, -1) : g1;
}

void vjp__linalg_eigh(const LinalgEighCtx& c, const Tensor* g, Tensor* out) {
  const Tensor& v = c.eigenvectors;
  check(v.numel() > 0 || c.eigenvalues.numel() == 0, "linalg.eigh: the derivative needs the eigenvectors");
  const Tensor d = ops::diag_embed(cast(g[0], v.dtype()));
  const Tensor w = ops::matmul(mH(v), g[1]), skew = (w - mH(w)) * 0.5;
  out[0] = ops::matmul(v, ops::matmul(divided(skew, differences(c.eigenvalues)) + d, mH(v)));
}
void jvp__linalg_eigh(const LinalgEighCtx& c, const Tensor* t, Tensor* out) {
  const Tensor& v = c.eigenvectors;
  const Tensor x = ops::matmul(mH(v), ops::matmul(t[0], v));
  out[0] = real_of(diagonal_of(x));
  out[1] = ops::matmul(v, divided(x, differences(c.eigenvalues)));
}

// Eigenvectors have norm 1, so the part of their gradient along themselves does not count.
void vjp__linalg_eig(const LinalgEigCtx& c, const Tensor* g, Tensor* out) {
  const Tensor& v = c.eigenvectors;
  check(v.numel() > 0 || c.eigenvalues.numel() == 0, "linalg.eig: the derivative needs the eigenvectors");
  const Tensor x = ops::matmul(mH(v), g[1]);
  const Tensor along = ops::matmul(mH(v), v * row(cast(real_of(diagonal_of(x)), v.dtype())));
  const Tensor inside = divided(x - along, conj_of(differences(c.eigenvalues))) + ops::diag_embed(g[0]);
  out[0] = real_if(ops::linalg_solve(mH(v), ops::matmul(inside, mH(v)), true), c.self_meta.dtype);
}

void vjp__linalg_svd(const LinalgSvdCtx& c, const Tensor* g, Tensor* out) {
  const int64_t m = c.A_meta.sizes[c.A_meta.sizes.size() - 2], n = c.A_meta.sizes[c.A_meta.sizes.size() - 1],
                k = std::min(m, n);
  check(c.compute_uv || c.S.numel() == 0, "linalg.svd: the derivative needs the singular vectors");
  const Tensor u = ops::narrow(c.U, -1, 0, k), gu = ops::narrow(g[0], -1, 0, k);
  const Tensor vh = ops::narrow(c.Vh, -2, 0, k), gvh = ops::narrow(g[2], -2, 0, k);
  const Tensor s = cast(c.S, c.U.dtype());
  const auto skew = [](const Tensor& x) { return x - mH(x); };
  const Tensor su = skew(ops::matmul(mH(u), gu)), sv = skew(ops::matmul(vh, mH(gvh)));
  const Tensor e = differences(c.S * c.S);
  Tensor inside = divided(su, e) * row(s) + column(s) * divided(sv, e) + ops::diag_embed(cast(g[1], s.dtype()));
  if (c.U.is_complex()) inside = inside + ops::diag_embed(diagonal_of(su) / (s * 2.0));
  if (m > k) {
    const Tensor x = gu / row(s);
    out[0] = ops::matmul(ops::matmul(u, inside) + x - ops::matmul(u, ops::matmul(mH(u), x)), vh);
  } else if (n > k) {
    const Tensor x = gvh / column(s);
    out[0] = ops::matmul(u, ops::matmul(inside, vh) + x - ops::matmul(ops::matmul(x, mH(vh)), vh));
  } else {
    out[0] = ops::matmul(u, ops::matmul(inside, vh));
  }
}

}  // namespace rules

namespace ops {

namespace {

// Applies the reflections I - tau_i v_i v_i^H, v_i below a unit in column i, one after the other.
Tensor reflect(const Tensor& a, const Tensor& tau, const Tensor& to, bool left, bool adjoint) {
  const int64_t k = tau.size(-1), rows = a.size(-2);
  const Tensor v = tril(narrow(a, -1, 0, k), -1) + eye_m(rows, k, a.dtype());
  const Tensor both[] = {a, tau};
  Tensor c = k == 0 ? tied(to, TensorSpan(both, 2)) : to;
  for (int64_t j = 0; j < k; ++j) {
    const int64_t i = left != adjoint ? k - 1 - j : j;
    const Tensor x = narrow(v, -1, i, 1), t = unsqueeze(narrow(tau, -1, i, 1), -1);
    const Tensor scale = adjoint ? conj_of(t) : t;
    c = left ? c - matmul(x * scale, matmul(mH(x), c)) : c - matmul(matmul(c, x), mH(x) * scale);
  }
  return c;
}


}  // namespace

std::tuple<Tensor, Tensor> qr(const Tensor& self, bool some) { return linalg_qr(self, some ? "reduced" : "complete"); }

Tensor linalg_householder_product(const Tensor& input, const Tensor& tau) {
  check_householder_product(input, tau);
  if (!tracked(input) && !tracked(tau)) return _householder_product(input, tau);
  const Tensor unit = eye_m(input.size(-2), input.size(-1), input.dtype());
  return turned(reflect(input, tau, expand_batch(unit, batch_of(input)), true, false));
}
Tensor orgqr(const Tensor& self, const Tensor& input2) { return linalg_householder_product(self, input2); }

Tensor ormqr(const Tensor& self, const Tensor& input2, const Tensor& input3, bool left, bool transpose) {
  const Tensor &tau = input2, &other = input3;
  check_ormqr(self, tau, other, left);
  if (!tracked(self) && !tracked(tau) && !tracked(other)) return _ormqr(self, tau, other, left, transpose);
  return turned(reflect(self, tau, other, left, transpose));
}

std::tuple<Tensor, Tensor> linalg_eigh(const Tensor& self, std::string_view UPLO) {
  return _linalg_eigh(self, UPLO, true);
}
Tensor linalg_eigvalsh(const Tensor& self, std::string_view UPLO) {
  return std::get<0>(_linalg_eigh(self, UPLO, tracked(self)));
}
std::tuple<Tensor, Tensor> linalg_eig(const Tensor& self) { return _linalg_eig(self, true); }
Tensor linalg_eigvals(const Tensor& self) { return std::get<0>(_linalg_eig(self, tracked(self))); }

std::tuple<Tensor, Tensor, Tensor> linalg_svd(const Tensor& A, bool full_matrices,
                                              std::optional<std::string_view> driver) {
  check_matrix("linalg.svd", A);
  check_floating("linalg.svd", A);
  check(!driver, "torch.linalg.svd: keyword argument `driver=` is only supported on CUDA inputs with cuSOLVER backend.");
  return _linalg_svd(A, full_matrices, true);
}
Tensor linalg_svdvals(const Tensor& A, std::optional<std::string_view> driver) {
  check_matrix("linalg.svd", A);
  check_floating("linalg.svd", A);
  check(!driver, "torch.linalg.svd: keyword argument `driver=` is only supported on CUDA inputs with cuSOLVER backend.");
  return std::get<1>(_linalg_svd(A, false, tracked(A)));
}
std::tuple<Tensor, Tensor, Tensor> svd(const Tensor& self, bool some, bool compute_uv) {
  check(self.dim() >= 2, "linalg.svd: input should have at least 2 dimensions, but has ", self.dim(),
        " dimensions instead");
  const Dims b = batch_of(self);
  if (!compute_uv) {
    const int64_t m = self.size(-2), n = self.size(-1);
    return {filled(with(b, {m, m}), self.dtype(), 0), linalg_svdvals(self, std::nullopt),
            filled(with(b, {n, n}), self.dtype(), 0)};
  }
  const auto [u, s, vh] = linalg_svd(self, !some, std::nullopt);
  return {u, s, mH(vh)};
}

}  // namespace ops
}  // namespace eg

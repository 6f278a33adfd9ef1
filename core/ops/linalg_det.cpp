// Determinants from the PLU of LAPACK. Single precision is computed in double.
#include <cmath>

#include "core/ops/linalg_common.h"

namespace eg::body {

namespace {

void check_determinant(const char* name, const Tensor& a) {
  linalg::check_square(name, a);
  linalg::check_floating(name, a);
  check(!is_half(a.dtype()) && !is_float8(a.dtype()) && a.dtype() != DType::Complex32, name,
        ": Low precision dtypes not supported. Got ", scalar_type_name(a.dtype()));
}

DType wide(const Tensor& a) { return a.is_complex() ? DType::Complex128 : DType::Float64; }

// fn(matrix, its place, sign) with the diagonal of U in the matrix, for the type in which a tensor is computed.
template <class F>
void for_diagonals(const Tensor& a, F&& fn) {
  const int64_t n = a.size(-1), count = numel_of(linalg::batch_of(a));
  const Tensor lu = linalg::new_columns(a.sizes(), wide(a)), info = new_tensor({count}, DType::Int32);
  const Tensor pivots = new_tensor({count, n}, DType::Int32);
  if (lu.numel() > 0) copy_raw(lu, a);
  kernels::lu({wide(a), count}, n, n, lu.data(), pivots.data_as<int32_t>(), info.data_as<int32_t>());
  const auto each = [&](auto zero) {
    using T = decltype(zero);
    for (int64_t b = 0; b < count; ++b) {
      int sign = 1;
      for (int64_t k = 0; k < n; ++k) sign = pivots.data_as<int32_t>()[b * n + k] == k + 1 ? sign : -sign;
      fn(lu.data_as<T>() + b * n * n, b, sign);
    }
  };
  if (a.is_complex()) {
    each(std::complex<double>());
  } else {
    each(double());
  }
}

}  // namespace

Tensor linalg_det(const Tensor& A) {
  check_determinant("linalg.det", A);
  const int64_t n = A.size(-1);
  const Tensor r = new_tensor(linalg::batch_of(A), wide(A), A.device());
  for_diagonals(A, [&](auto* lu, int64_t b, int sign) {
    using T = std::remove_pointer_t<decltype(lu)>;
    T d(sign);
    for (int64_t k = 0; k < n; ++k) d *= lu[k * n + k];
    r.data_as<T>()[b] = d;
  });
  return to_raw(r, A.dtype());
}

std::tuple<Tensor, Tensor> linalg_slogdet(const Tensor& A) {
  check_determinant("linalg.slogdet", A);
  const int64_t n = A.size(-1);
  const Tensor sign = new_tensor(linalg::batch_of(A), wide(A), A.device());
  const Tensor size = new_tensor(linalg::batch_of(A), DType::Float64, A.device());
  for_diagonals(A, [&](auto* lu, int64_t b, int swaps) {
    using T = std::remove_pointer_t<decltype(lu)>;
    T s(swaps);
    double logs = 0;
    for (int64_t k = 0; k < n; ++k) {
      const double m = std::abs(lu[k * n + k]);
      s *= m == 0 ? T(0) : lu[k * n + k] / m;
      logs += std::log(m);
    }
    sign.data_as<T>()[b] = s;
    size.data_as<double>()[b] = logs;
  });
  return {to_raw(sign, A.dtype()), to_raw(size, to_real(A.dtype()))};
}

}  // namespace eg::body

namespace eg::rules {

namespace {
Tensor adjoint_of(const Tensor& a) { return conj_of(ops::transpose(a, -2, -1)); }
Tensor per_matrix(const Tensor& g) { return ops::unsqueeze(ops::unsqueeze(g, -1), -1); }

// The matrix of cofactors, entry by entry: what the determinant's derivative is where there is no inverse.
Tensor cofactors(const Tensor& a) {
  const int64_t n = a.size(-1);
  if (n == 1) return filled(a.sizes(), a.dtype(), 1);
  auto without = [n](const Tensor& t, int64_t dim, int64_t at) {
    return ops::cat(std::vector<Tensor>{ops::narrow(t, dim, 0, at), ops::narrow(t, dim, at + 1, n - at - 1)}, dim);
  };
  std::vector<Tensor> rows;
  for (int64_t i = 0; i < n; ++i) {
    const Tensor upper = without(a, -2, i);
    std::vector<Tensor> row;
    for (int64_t j = 0; j < n; ++j) {
      const Tensor d = ops::linalg_det(without(upper, -1, j));
      row.push_back((i + j) % 2 == 0 ? d : -d);
    }
    rows.push_back(ops::stack(row, -1));
  }
  return ops::stack(rows, -2);
}
}  // namespace

void vjp_linalg_det(const LinalgDetCtx& c, const Tensor& g, Tensor* out) {
  if (c.A.numel() == 0) {
    out[0] = zeros_of(c.A);
    return;
  }
  const bool singular = (c.result.flags() & kOpaque) || ops::item(ops::any(ops::eq(c.result, num(0)))).to_bool();
  out[0] = singular ? per_matrix(g) * conj_of(cofactors(c.A))
                    : per_matrix(g * conj_of(c.result)) * adjoint_of(ops::linalg_inv(c.A));  // by rows
}

void vjp_linalg_slogdet(const LinalgSlogdetCtx& c, const Tensor* g, Tensor* out) {
  Tensor d = g[1];
  if (c.A.is_complex()) {
    // A change of the phase turns the determinant: its part orthogonal to the sign counts.
    d = ops::complex(d, ops::imag(g[0] * conj_of(c.sign)));
  }
  out[0] = per_matrix(d) * ops::linalg_inv(adjoint_of(c.A));
}

}  // namespace eg::rules

namespace eg::ops {

Tensor det(const Tensor& self) { return linalg_det(self); }
std::tuple<Tensor, Tensor> slogdet(const Tensor& self) { return linalg_slogdet(self); }
Tensor logdet(const Tensor& self) {
  const auto [sign, size] = linalg_slogdet(self);
  if (self.is_complex()) return log(sign) + size;
  return where(lt(sign, num(0)), filled({}, size.dtype(), NAN), size);
}

}  // namespace eg::ops

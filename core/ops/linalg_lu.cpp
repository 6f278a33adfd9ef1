// Inverse and determinant of square matrices by elimination with partial pivoting. Single precision is computed in
// double.
#include <cmath>

#include "core/ops/common.h"

namespace eg::body {

namespace {

void check_square(const char* name, const Tensor& a) {
  check(a.dim() >= 2, name, ": The input tensor A must have at least 2 dimensions.");
  check(a.size(-1) == a.size(-2), name, ": A must be batches of square matrices, but they are ", a.size(-2), " by ",
        a.size(-1), " matrices");
  check(is_differentiable(a.dtype()), name, ": Expected a floating point or complex tensor as input. Got ",
        scalar_type_name(a.dtype()));
  check(!is_half(a.dtype()) && !is_float8(a.dtype()) && a.dtype() != DType::Complex32, name,
        ": Low precision dtypes not supported. Got ", scalar_type_name(a.dtype()));
}

// Row-major n x n factors in place: the permutation's sign, and which row came to each place. The diagonal may hold
// zeros.
template <class T>
struct Factors {
  int64_t n;
  std::vector<T> m;
  std::vector<int64_t> row;
  int sign = 1;

  Factors(const T* a, int64_t size) : n(size), m(a, a + size * size), row(static_cast<size_t>(size)) {
    for (int64_t i = 0; i < n; ++i) row[i] = i;
    for (int64_t k = 0; k < n; ++k) {
      int64_t best = k;
      for (int64_t i = k + 1; i < n; ++i) {
        if (std::abs(m[i * n + k]) > std::abs(m[best * n + k])) best = i;
      }
      if (best != k) {
        for (int64_t j = 0; j < n; ++j) std::swap(m[k * n + j], m[best * n + j]);
        std::swap(row[k], row[best]);
        sign = -sign;
      }
      if (m[k * n + k] == T(0)) continue;
      for (int64_t i = k + 1; i < n; ++i) {
        const T f = m[i * n + k] / m[k * n + k];
        m[i * n + k] = f;
        if (f == T(0)) continue;
        for (int64_t j = k + 1; j < n; ++j) m[i * n + j] -= f * m[k * n + j];
      }
    }
  }
  T pivot(int64_t k) const { return m[k * n + k]; }

  // Column c of the inverse, written with a step between rows.
  void inverse_column(int64_t c, T* out, int64_t step) const {
    for (int64_t i = 0; i < n; ++i) {
      T v = row[i] == c ? T(1) : T(0);
      for (int64_t j = 0; j < i; ++j) v -= m[i * n + j] * out[j * step];
      out[i * step] = v;
    }
    for (int64_t i = n - 1; i >= 0; --i) {
      T v = out[i * step];
      for (int64_t j = i + 1; j < n; ++j) v -= m[i * n + j] * out[j * step];
      out[i * step] = v / m[i * n + i];
    }
  }
};

// f(type's value) for the type in which a tensor is computed.
template <class F>
void visit(const Tensor& a, F&& f) {
  if (a.is_complex()) {
    f(std::complex<double>());
  } else {
    f(double());
  }
}
DType wide(const Tensor& a) { return a.is_complex() ? DType::Complex128 : DType::Float64; }

Dims batch_of(const Tensor& a) {
  Dims d(a.sizes());
  d.resize(d.size() - 2);
  return d;
}

}  // namespace

Tensor linalg_inv(const Tensor& A) {
  check_square("linalg.inv", A);
  const int64_t n = A.size(-1), matrices = n > 0 ? A.numel() / (n * n) : 0;
  // Matrices stand in memory by columns.
  Dims strides = contiguous_strides(A.sizes());
  std::swap(strides[strides.size() - 1], strides[strides.size() - 2]);
  const Tensor r = new_strided(A.sizes(), strides, A.dtype(), A.device());
  const Tensor x = contiguous_raw(to_raw(A, wide(A)));
  const Tensor y = new_strided(A.sizes(), strides, wide(A), A.device());
  visit(A, [&](auto zero) {
    using T = decltype(zero);
    for (int64_t b = 0; b < matrices; ++b) {
      const Factors<T> f(x.data_as<T>() + b * n * n, n);
      for (int64_t k = 0; k < n; ++k) {
        if (f.pivot(k) == T(0)) {
          fail(Code::Linalg, "linalg.inv: ", A.dim() > 2 ? eg::cat("(Batch element ", b, "): ") : "",
               "The diagonal element ", k + 1,
               " is zero, the inversion could not be completed because the input matrix is singular.");
        }
      }
      for (int64_t c = 0; c < n; ++c) f.inverse_column(c, y.data_as<T>() + b * n * n + c * n, 1);
    }
  });
  if (r.numel() > 0) copy_raw(r, y);
  return r;
}

Tensor linalg_det(const Tensor& A) {
  check_square("linalg.det", A);
  const int64_t n = A.size(-1);
  const Tensor x = contiguous_raw(to_raw(A, wide(A)));
  const Tensor r = new_tensor(batch_of(A), wide(A), A.device());
  visit(A, [&](auto zero) {
    using T = decltype(zero);
    for (int64_t b = 0; b < r.numel(); ++b) {
      const Factors<T> f(x.data_as<T>() + b * n * n, n);
      T d(f.sign);
      for (int64_t k = 0; k < n; ++k) d *= f.pivot(k);
      r.data_as<T>()[b] = d;
    }
  });
  return to_raw(r, A.dtype());
}

std::tuple<Tensor, Tensor> linalg_slogdet(const Tensor& A) {
  check_square("linalg.slogdet", A);
  const int64_t n = A.size(-1);
  const Tensor x = contiguous_raw(to_raw(A, wide(A)));
  const Tensor sign = new_tensor(batch_of(A), wide(A), A.device());
  const Tensor size = new_tensor(batch_of(A), DType::Float64, A.device());
  visit(A, [&](auto zero) {
    using T = decltype(zero);
    for (int64_t b = 0; b < sign.numel(); ++b) {
      const Factors<T> f(x.data_as<T>() + b * n * n, n);
      T s(f.sign);
      double logs = 0;
      for (int64_t k = 0; k < n; ++k) {
        const double m = std::abs(f.pivot(k));
        s *= m == 0 ? T(0) : f.pivot(k) / m;
        logs += std::log(m);
      }
      sign.data_as<T>()[b] = s;
      size.data_as<double>()[b] = logs;
    }
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

void vjp_linalg_inv(const LinalgInvCtx& c, const Tensor& g, Tensor* out) {
  const Tensor h = adjoint_of(c.result);
  out[0] = -ops::matmul(h, ops::matmul(g, h));
}
Tensor jvp_linalg_inv(const LinalgInvCtx& c, const Tensor* t) {
  // Transposed twice: the result stands by columns, as the inverse does.
  const Tensor x = ops::transpose(c.result, -2, -1);
  return ops::transpose(-ops::matmul(x, ops::matmul(ops::transpose(t[0], -2, -1), x)), -2, -1);
}

void vjp_linalg_det(const LinalgDetCtx& c, const Tensor& g, Tensor* out) {
  if (c.A.numel() == 0) {
    out[0] = zeros_of(c.A);
    return;
  }
  const bool singular = (c.result.flags() & kBatched) || ops::item(ops::any(ops::eq(c.result, num(0)))).to_bool();
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

Tensor inverse(const Tensor& self) { return linalg_inv(self); }
Tensor det(const Tensor& self) { return linalg_det(self); }
std::tuple<Tensor, Tensor> slogdet(const Tensor& self) { return linalg_slogdet(self); }
Tensor logdet(const Tensor& self) {
  const auto [sign, size] = linalg_slogdet(self);
  if (self.is_complex()) return log(sign) + size;
  return where(lt(sign, num(0)), filled({}, size.dtype(), NAN), size);
}

}  // namespace eg::ops

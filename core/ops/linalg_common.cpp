#include "core/ops/linalg_common.h"

#include <string>

namespace eg::linalg {

void check_matrix(const char* name, const Tensor& a, const char* argument) {
  check(a.dim() >= 2, name, ": The input tensor ", argument, " must have at least 2 dimensions.");
}
void check_floating(const char* name, const Tensor& a) {
  check(is_differentiable(a.dtype()), name, ": Expected a floating point or complex tensor as input. Got ",
        scalar_type_name(a.dtype()));
}
void check_square(const char* name, const Tensor& a, const char* argument) {
  check_matrix(name, a, argument);
  check(a.size(-1) == a.size(-2), name, ": ", argument, " must be batches of square matrices, but they are ",
        a.size(-2), " by ", a.size(-1), " matrices");
}
void check_kernel(const char* kernel, const Tensor& a) {
  const DType t = a.dtype();
  check(t == DType::Float32 || t == DType::Float64 || t == DType::Complex64 || t == DType::Complex128, "\"", kernel,
        "\" not implemented for '", scalar_type_name(t), "'");
}
void check_system(const char* name, const Tensor& a, const Tensor& b, bool left) {
  check(a.dtype() == b.dtype(), name, ": Expected A and B to have the same dtype, but found A of type ",
        scalar_type_name(a.dtype()), " and B of type ", scalar_type_name(b.dtype()), " instead");
  check_square(name, a);
  check_matrix(name, b, "B");
  check(left ? a.size(-2) == b.size(-2) : a.size(-1) == b.size(-1), name,
        ": Incompatible shapes of A and B for the equation ", left ? "AX = B" : "XA = B", " (", a.size(-2), "x",
        a.size(-1), " and ", b.size(-2), "x", b.size(-1), ")");
}
bool is_vector_side(const Tensor& a, const Tensor& b) {
  return b.dim() == 1 || (a.dim() - 1 == b.dim() && b.sizes() == a.sizes().slice(0, a.sizes().size() - 1));
}

void check_info(const Tensor& info, const char* name, Failure what, bool batched) {
  const Tensor codes = contiguous_raw(in_memory(info));
  for (int64_t i = 0; i < codes.numel(); ++i) {
    const int32_t code = codes.data_as<int32_t>()[i];
    if (code == 0) continue;
    const std::string where = batched ? eg::cat(name, ": (Batch element ", i, "): ") : eg::cat(name, ": ");
    check(code > 0, Code::Runtime, where, "Argument ", -code, " has illegal value. Most certainly there is a bug in the implementation ",
          "calling the backend library.");
    switch (what) {
      case Failure::Inverse:
        fail(Code::Linalg, where, "The diagonal element ", code,
             " is zero, the inversion could not be completed because the input matrix is singular.");
      case Failure::Cholesky:
        fail(Code::Linalg, where,
             "The factorization could not be completed because the input is not positive-definite (the leading minor ",
             "of order ", code, " is not positive-definite).");
      case Failure::Solve:
        fail(Code::Linalg, where, "The solver failed because the input matrix is singular.");
      case Failure::Svd:
        fail(Code::Linalg, where,
             "The algorithm failed to converge because the input matrix is ill-conditioned or has too many repeated ",
             "singular values (error code: ", code, ").");
      case Failure::Least:
        fail(Code::Linalg, where,
             "The least squares solution could not be computed because the input matrix does not have full rank ",
             "(error code: ", code, ").");
      default:
        fail(Code::Linalg, where,
             "The algorithm failed to converge because the input matrix is ill-conditioned or has too many repeated ",
             "eigenvalues (error code: ", code, ").");
    }
  }
}

Tensor new_columns(IntSpan sizes, DType dtype) {
  Dims strides = contiguous_strides(sizes);
  const size_t n = sizes.size();
  strides[n - 1] = std::max<int64_t>(sizes[n - 2], 1);
  strides[n - 2] = 1;
  return new_strided(sizes, strides, dtype, kCPU);
}
Tensor columns(const Tensor& a) {
  const Tensor r = new_columns(a.sizes(), a.dtype());
  if (r.numel() > 0) copy_raw(r, a);
  return r;
}

Tensor divided(const Tensor& a, const Tensor& e) {
  const Tensor x = without_diagonal(a);
  const Tensor nothing = ops::logical_and(ops::eq(x, num(0)), ops::eq(e, num(0)));
  return x / ops::masked_fill(e, nothing, num(1));
}

double epsilon(DType t) {
  return to_real(t) == DType::Float64 ? std::numeric_limits<double>::epsilon()
                                      : static_cast<double>(std::numeric_limits<float>::epsilon());
}

Tensor expand_batch(const Tensor& a, const Dims& batch) {
  return ops::expand(a, with(batch, {a.size(-2), a.size(-1)}));
}

}  // namespace eg::linalg

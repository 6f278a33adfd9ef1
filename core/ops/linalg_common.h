// What the families of linear algebra share: the checks with their messages, matrices laid out by columns, codes of
// failure, and the small formulas that derivative rules are made of.
#pragma once
#include <limits>

#include "core/ops/common.h"
#include "kernels/lapack.h"

namespace eg::linalg {

void check_matrix(const char* name, const Tensor& a, const char* argument = "A");
void check_floating(const char* name, const Tensor& a);
void check_square(const char* name, const Tensor& a, const char* argument = "A");
// The kernels know float32, float64 and their complex types.
void check_kernel(const char* kernel, const Tensor& a);
// A and B of a linear system: one dtype, A square, rows (columns) that fit.
void check_system(const char* name, const Tensor& a, const Tensor& b, bool left);
bool is_vector_side(const Tensor& a, const Tensor& b);

// Throws for the first matrix whose code is not zero.
enum class Failure { Inverse, Cholesky, Solve, Eigh, Eig, Svd, Least };
void check_info(const Tensor& info, const char* name, Failure what, bool batched);

inline Dims batch_of(const Tensor& a) {
  Dims d(a.sizes());
  d.resize(d.size() - 2);
  return d;
}
inline Dims with(Dims d, std::initializer_list<int64_t> more) {
  for (int64_t n : more) d.push_back(n);
  return d;
}
inline kernels::MatrixBatch batch(const Tensor& a) { return {a.dtype(), numel_of(batch_of(a))}; }
// New memory for matrices by columns, and a copy of such.
Tensor new_columns(IntSpan sizes, DType dtype);
Tensor columns(const Tensor& a);
inline Tensor new_info(const Dims& batch) { return new_tensor(batch, DType::Int32); }
// Do gradients, tangents or a batch follow this tensor? Then an operator is said in others instead of one kernel.
inline bool tracked(const Tensor& t) {
  return t.defined() && (t.flags() & (kOpaque | kTangent) || (mode.grad && t.requires_grad()) || divert::watched());
}

inline Tensor mT(const Tensor& a) { return ops::transpose(a, -2, -1); }
inline Tensor mH(const Tensor& a) { return conj_of(mT(a)); }
// The same matrices, by columns in memory.
inline Tensor turned(const Tensor& a) { return mT(ops::contiguous(mT(a))); }
inline Tensor diagonal_of(const Tensor& a) { return ops::diagonal(a, 0, -2, -1); }
inline Tensor row(const Tensor& v) { return ops::unsqueeze(v, -2); }
inline Tensor identity(int64_t n, DType t) { return ops::eye(n, t); }
inline Tensor without_diagonal(const Tensor& a) {
  return ops::masked_fill(a, identity(a.size(-1), DType::Bool), num(0));
}
// a / e off the diagonal, 0 on it, and 0 where both are.
Tensor divided(const Tensor& a, const Tensor& e);
// values[j] - values[i]
inline Tensor differences(const Tensor& values) { return row(values) - column(values); }
inline Tensor real_if(const Tensor& t, DType like) { return is_complex(like) ? t : real_of(t); }
double epsilon(DType t);
Tensor expand_batch(const Tensor& a, const Dims& batch);

}  // namespace eg::linalg

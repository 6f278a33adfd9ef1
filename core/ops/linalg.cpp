// Products of matrices and vectors, all resting on mm and bmm.
#include <algorithm>
#include <cmath>

#include "core/engine/dispatch.h"
#include "core/engine/type_names.h"
#include "core/ops/common.h"
#include "core/ops/fused.h"
#include "kernels/matmul.h"

namespace eg::body {

namespace {
void same_types(const Tensor& a, const Tensor& b) {
  check(a.dtype() == b.dtype(), "expected m1 and m2 to have the same dtype, but got: ", c_name(a.dtype()), " != ",
        c_name(b.dtype()));
}
void no_bool(const char* kernel, const Tensor& a) {
  supports(a.dtype() != DType::Bool && !is_float8(a.dtype()), a.dtype(), kernel);
}
}  // namespace

Tensor mm(const Tensor& self, const Tensor& mat2) {
  check(self.dim() == 2, "self must be a matrix");
  check(mat2.dim() == 2, "mat2 must be a matrix");
  const int64_t m = self.sizes()[0], k = self.sizes()[1], n = mat2.sizes()[1];
  check(k == mat2.sizes()[0], "mat1 and mat2 shapes cannot be multiplied (", m, "x", k, " and ", mat2.sizes()[0], "x",
        n, ")");
  same_types(self, mat2);
  same_device(self, mat2);
  no_bool("addmm_impl_cpu_", self);
  const Tensor r = new_tensor({m, n}, self.dtype(), self.device());
  if (k == 0) fill_raw(r, 0);
  if (r.numel() > 0 && k > 0 && r.device() == kCPU) kernels::gemm(r.view(), self.view(), mat2.view());
  return r;
}

Tensor bmm(const Tensor& self, const Tensor& mat2) {
  check(self.dim() == 3, "batch1 must be a 3D tensor");
  check(mat2.dim() == 3, "batch2 must be a 3D tensor");
  const int64_t b = self.sizes()[0], m = self.sizes()[1], k = self.sizes()[2], n = mat2.sizes()[2];
  check(mat2.sizes()[0] == b && mat2.sizes()[1] == k,
        "Expected size for first two dimensions of batch2 tensor to be: [", b, ", ", k, "] but got: [", mat2.sizes()[0],
        ", ", mat2.sizes()[1], "].");
  check(self.dtype() == mat2.dtype(), "expected scalar type ", scalar_type_name(self.dtype()), " but found ",
        scalar_type_name(mat2.dtype()));
  same_device(self, mat2);
  no_bool("baddbmm_kernel", self);
  const Tensor r = new_tensor({b, m, n}, self.dtype(), self.device());
  if (k == 0) fill_raw(r, 0);
  if (r.numel() > 0 && k > 0 && r.device() == kCPU) kernels::gemm(r.view(), self.view(), mat2.view());
  return r;
}

}  // namespace eg::body

namespace eg::rules {

namespace {
// A matrix that lies in memory by columns; its gradient is computed so that it lies likewise.
bool by_columns(const TensorGeometry& m) { return m.strides[0] == 1 && m.strides[1] == m.sizes[0]; }
}  // namespace
void vjp_mm(const MmCtx& c, const Tensor& g, Tensor* out) {
  if (c.needs[0]) {
    out[0] =
        by_columns(c.self_geometry) ? ops::t(ops::mm(conj_of(c.mat2), ops::t(g))) : ops::mm(g, conj_of(ops::t(c.mat2)));
  }
  if (c.needs[1]) {
    out[1] =
        by_columns(c.mat2_geometry) ? ops::t(ops::mm(ops::t(g), conj_of(c.self))) : ops::mm(conj_of(ops::t(c.self)), g);
  }
}
Tensor jvp_mm(const MmCtx& c, const Tensor* t) {
  const Tensor a = t[0].defined() ? ops::mm(t[0], c.mat2) : Tensor();
  if (!t[1].defined()) return a;
  const Tensor b = ops::mm(c.self, t[1]);
  return a.defined() ? a + b : b;
}
void vjp_bmm(const BmmCtx& c, const Tensor& g, Tensor* out) {
  if (c.needs[0]) out[0] = ops::bmm(g, conj_of(ops::transpose(c.mat2, 1, 2)));
  if (c.needs[1]) out[1] = ops::bmm(conj_of(ops::transpose(c.self, 1, 2)), g);
}
Tensor jvp_bmm(const BmmCtx& c, const Tensor* t) {
  const Tensor a = t[0].defined() ? ops::bmm(t[0], c.mat2) : Tensor();
  if (!t[1].defined()) return a;
  const Tensor b = ops::bmm(c.self, t[1]);
  return a.defined() ? a + b : b;
}

}  // namespace eg::rules

namespace eg::ops {

Tensor mv_body(const Tensor& self, const Tensor& vec) {
  check(self.dim() == 2 && vec.dim() == 1, "vector + matrix @ vector expected, got ", 1, ", ", self.dim(), ", ",
        vec.dim());
  check(self.sizes()[1] == vec.sizes()[0], "size mismatch, got input (", self.sizes()[0], "), mat (", self.sizes()[0],
        "x", self.sizes()[1], "), vec (", vec.sizes()[0], ")");
  check(self.dtype() == vec.dtype(), "expected scalar type ", scalar_type_name(self.dtype()), " but found ",
        scalar_type_name(vec.dtype()));
  return squeeze_dim(mm(self, unsqueeze(vec, 1)), 1);
}

namespace {
void check_vectors(const char* name, const Tensor& a, const Tensor& b) {
  check(a.dim() == 1 && b.dim() == 1, "1D tensors expected, but got ", a.dim(), "D and ", b.dim(), "D tensors");
  check(a.dtype() == b.dtype(), name, " : expected both vectors to have same dtype, but found ",
        scalar_type_name(a.dtype()), " and ", scalar_type_name(b.dtype()));
  check(a.numel() == b.numel(), "inconsistent tensor size, expected tensor [", a.numel(), "] and src [", b.numel(),
        "] to have the same number of elements, but got ", a.numel(), " and ", b.numel(), " elements respectively");
}
Tensor inner_product(const Tensor& a, const Tensor& b) { return reshape(mm(unsqueeze(a, 0), unsqueeze(b, 1)), {}); }
}  // namespace

Tensor dot_body(const Tensor& self, const Tensor& tensor) {
  check_vectors("dot", self, tensor);
  return inner_product(self, tensor);
}
Tensor vdot_body(const Tensor& self, const Tensor& other) {
  check_vectors("vdot", self, other);
  return inner_product(conj(self), other);
}

Tensor outer(const Tensor& self, const Tensor& vec2) {
  check(self.dim() == 1, "outer: Expected 1-D argument self, but got ", self.dim(), "-D");
  check(vec2.dim() == 1, "outer: Expected 1-D argument vec2, but got ", vec2.dim(), "-D");
  return mul(unsqueeze(self, 1), vec2);
}

Tensor inner(const Tensor& self, const Tensor& other) {
  if (self.dim() == 0 || other.dim() == 0) return mul(self, other);
  check(self.sizes().back() == other.sizes().back(),
        "inner() the last dimension must match on both input tensors but got shapes ", shape_string(self.sizes()),
        " and ", shape_string(other.sizes()));
  return tensordot(self, other, {-1}, {-1});
}

namespace {
// Of what are not two matrices.
Tensor other_matmul(const Tensor& self, const Tensor& other) {
  const int64_t a = self.dim(), b = other.dim();
  if (a == 1 && b == 1) return dot(self, other);
  if (a == 2 && b == 1) return mv(self, other);
  if (a == 1 && b == 2) return squeeze_dim(mm(unsqueeze(self, 0), other), 0);
  if (a >= 3 && b <= 2) {  // the leading dimensions are rows of one matrix
    Dims shape(self.sizes());
    const int64_t k = shape.back();
    int64_t rows = 1;
    for (int64_t i = 0; i + 1 < a; ++i) rows *= shape[i];
    const Tensor flat = reshape(self, {rows, k});
    if (b == 1) {
      shape.erase(shape.size() - 1);
      return reshape(mv(flat, other), shape);
    }
    shape.back() = other.sizes()[1];
    return reshape(mm(flat, other), shape);
  }
  // Batches on both sides, or on the right: broadcast them and flatten into one.
  const Tensor x = a == 1 ? unsqueeze(self, 0) : self;
  const Tensor y = b == 1 ? unsqueeze(other, 1) : other;
  const int64_t m = x.size(-2), k = x.size(-1), n = y.size(-1);
  const Dims batch =
      broadcast_shapes(x.sizes().slice(0, x.sizes().size() - 2), y.sizes().slice(0, y.sizes().size() - 2));
  int64_t count = 1;
  for (int64_t s : batch) count *= s;
  auto flat = [&](const Tensor& t, int64_t p, int64_t q) {
    Dims wide(batch);
    wide.push_back(p);
    wide.push_back(q);
    return reshape(expand(t, wide), {count, p, q});
  };
  Dims shape(batch);
  if (a != 1) shape.push_back(m);
  if (b != 1) shape.push_back(n);
  return reshape(bmm(flat(x, m, k), flat(y, y.size(-2), n)), shape);
}
}  // namespace
Tensor matmul(const Tensor& self, const Tensor& other) {
  const int64_t a = self.dim(), b = other.dim();
  check(a != 0 && b != 0, "both arguments to matmul need to be at least 1D, but they are ", a, "D and ", b, "D");
  if (a == 2 && b == 2) return mm(self, other);
  const char* const node = a == 1 && b == 1   ? "DotBackward0"
                           : a == 2 && b == 1 ? "MvBackward0"
                           : a == 1 && b == 2 ? "SqueezeBackward4"
                                              : "UnsafeViewBackward0";
  return dispatch::as_node(node, [&] { return other_matmul(self, other); });
}
Tensor linalg_matmul(const Tensor& input, const Tensor& other) { return matmul(input, other); }

Tensor chain_matmul(TensorSpan matrices) {
  check(!matrices.empty(), "chain_matmul(): Expected one or more matrices");
  Tensor r = matrices[0];
  for (size_t i = 1; i < matrices.size(); ++i) r = mm(r, matrices[i]);
  return r;
}

namespace {
// With beta 0 self is not read, but remains an input: its gradient is 0.
Tensor without(const Tensor& self, const Tensor& product) {
  return unobserved(self) ? product : product + masked_fill(self, filled({}, DType::Bool, 1), num(0));
}

// beta * self + alpha * product in the product's dtype.
Tensor add_scaled(const Tensor& self, const Tensor& product, const Scalar& beta, const Scalar& alpha) {
  const DType t = product.dtype();
  if (is_integral(t) && !(alpha.is_integral() && beta.is_integral())) {  // factors are cut to integers
    return add_scaled(self, product, beta.to_int(), alpha.to_int());
  }
  const Tensor p = cast(scaled(product, alpha), t);
  const Tensor s = expand(self, p.sizes());
  if (is_zero(beta)) return cast(without(s, p), t);
  check(self.dtype() == t, "self and mat2 must have the same dtype, but got ", scalar_type_name(self.dtype()), " and ",
        scalar_type_name(t));
  return cast(scaled(s, beta) + p, t);
}
}  // namespace

Tensor addmm_body(const Tensor& self, const Tensor& mat1, const Tensor& mat2, const Scalar& beta, const Scalar& alpha) {
  check(mat1.dim() == 2, "mat1 must be a matrix, got ", mat1.dim(), "-D tensor");
  check(mat2.dim() == 2, "mat2 must be a matrix, got ", mat2.dim(), "-D tensor");
  check(self.dtype() == mat2.dtype(), "self and mat2 must have the same dtype, but got ", scalar_type_name(self.dtype()),
        " and ", scalar_type_name(mat2.dtype()));
  check(mat1.dtype() == mat2.dtype(), "expected m1 and m2 to have the same dtype, but got: ", c_name(mat1.dtype()), " != ",
        c_name(mat2.dtype()));
  return cast(add_scaled(widened(self), mm(widened(mat1), widened(mat2)), beta, alpha), mat1.dtype());
}
Tensor addmv_body(const Tensor& self, const Tensor& mat, const Tensor& vec, const Scalar& beta, const Scalar& alpha) {
  check(mat.dim() == 2 && vec.dim() == 1 && self.dim() <= 1, "vector + matrix @ vector expected, got ", self.dim(),
        ", ", mat.dim(), ", ", vec.dim());
  return cast(add_scaled(widened(self), mv(widened(mat), widened(vec)), beta, alpha), mat.dtype());
}
Tensor addr_body(const Tensor& self, const Tensor& vec1, const Tensor& vec2, const Scalar& beta, const Scalar& alpha) {
  check(vec1.dim() == 1, "addr: Expected 1-D argument vec1, but got ", vec1.dim(), "-D");
  check(vec2.dim() == 1, "addr: Expected 1-D argument vec2, but got ", vec2.dim(), "-D");
  if (is_bool(vec1.dtype()) && is_bool(vec2.dtype()) && is_bool(self.dtype())) {  // sums are or, products are and
    const Tensor product = logical_and(outer(vec1, vec2), num(alpha.to_bool()));
    return logical_or(logical_and(expand(self, product.sizes()), num(beta.to_bool())), product);
  }
  check(!beta.is_bool(), "Boolean beta only supported for Boolean results.");
  check(!alpha.is_bool(), "Boolean alpha only supported for Boolean results.");
  const Tensor outside = outer(vec1, vec2);
  const bool whole = is_integral(outside.dtype()) && is_integral(self.dtype());
  check(!whole || beta.is_integral(), "For integral input tensors, argument beta must not be a floating point number.");
  check(!whole || alpha.is_integral(),
        "For integral input tensors, argument alpha must not be a floating point number.");
  const Tensor product = scaled(outside, alpha);
  const Tensor s = expand(self, product.sizes());
  return is_zero(beta) ? without(s, product) : scaled(s, beta) + product;
}
Tensor addbmm_body(const Tensor& self, const Tensor& batch1, const Tensor& batch2, const Scalar& beta, const Scalar& alpha) {
  const int64_t zero = 0;
  if (is_half(batch1.dtype()) && batch1.dim() == 3 && batch1.size(0) > 0 && self.dtype() == batch1.dtype()) {
    // A product at a time, each rounded: the sum of one in float would differ from what addmm gives step by step.
    Tensor r = self;
    for (int64_t i = 0; i < batch1.size(0); ++i) {
      r = addmm(r, select(batch1, 0, i), select(batch2, 0, i), i == 0 ? beta : Scalar(1), alpha);
    }
    return r;
  }
  return add_scaled(self, sum_dim(bmm(batch1, batch2), IntSpan(&zero, 1), false, batch1.dtype()), beta, alpha);
}
Tensor baddbmm_body(const Tensor& self, const Tensor& batch1, const Tensor& batch2, const Scalar& beta,
               const Scalar& alpha) {
  check(self.dtype() == batch1.dtype() && batch1.dtype() == batch2.dtype(), "Input dtypes must be the same, got: input ",
        c_name(self.dtype()), ", batch1: ", c_name(batch1.dtype()), ", batch2: ", c_name(batch2.dtype()));
  return cast(add_scaled(widened(self), bmm(widened(batch1), widened(batch2)), beta, alpha), batch1.dtype());
}

Tensor tensordot(const Tensor& self, const Tensor& other, IntSpan dims_self, IntSpan dims_other) {
  check(dims_self.size() == dims_other.size(), "both dimension lists should have same length");
  check(self.dtype() == other.dtype(), "both inputs should have same dtype");
  const uint64_t gone_a = dim_mask(dims_self, self.dim(), false), gone_b = dim_mask(dims_other, other.dim(), false);
  Tensor a = self, b = other;
  int64_t inner = 1, rows = 1, columns = 1;
  Dims from_a, from_b;
  for (size_t i = 0; i < dims_self.size(); ++i) {
    const int64_t p = wrap_dim(dims_self[i], self.dim()), q = wrap_dim(dims_other[i], other.dim());
    const int64_t m = self.sizes()[p], n = other.sizes()[q];
    if (n == 1 && m != 1) {  // broadcast: sum the other side
      a = sum_dim(a, IntSpan(&p, 1), true, a.dtype());
    } else if (m == 1 && n != 1) {
      b = sum_dim(b, IntSpan(&q, 1), true, b.dtype());
    } else {
      check(m == n, "contracted dimensions need to match, but first has size ", m, " in dim ", p,
            " and second has size ", n, " in dim ", q);
      inner *= m;
    }
    from_a.push_back(p);
    from_b.push_back(q);
  }
  Dims left, shape;
  for (int64_t i = 0; i < a.dim(); ++i) {
    if (gone_a >> i & 1) continue;
    left.push_back(i);
    shape.push_back(a.sizes()[i]);
    rows *= a.sizes()[i];
  }
  for (int64_t d : from_a) left.push_back(d);
  Dims right(from_b);
  for (int64_t i = 0; i < b.dim(); ++i) {
    if (gone_b >> i & 1) continue;
    right.push_back(i);
    shape.push_back(b.sizes()[i]);
    columns *= b.sizes()[i];
  }
  return reshape(mm(reshape(permute(a, left), {rows, inner}), reshape(permute(b, right), {inner, columns})), shape);
}

Tensor kron(const Tensor& self, const Tensor& other) {
  const int64_t n = std::max(self.dim(), other.dim());
  Dims a, b, shape;
  for (int64_t i = 0; i < n; ++i) {
    const int64_t p = i - (n - self.dim()), q = i - (n - other.dim());
    const int64_t x = p < 0 ? 1 : self.sizes()[p], y = q < 0 ? 1 : other.sizes()[q];
    a.push_back(x);
    a.push_back(1);
    b.push_back(1);
    b.push_back(y);
    shape.push_back(x * y);
  }
  return reshape(mul(reshape(self, a), reshape(other, b)), shape);
}

Tensor bilinear(const Tensor& input1, const Tensor& input2, const Tensor& weight, const Tensor& bias) {
  check(weight.dim() == 3 && input1.size(-1) == weight.sizes()[1] && input2.size(-1) == weight.sizes()[2],
        "bilinear(): input sizes do not match weight size: got ", input1.size(-1), ", ", input2.size(-1), " and ",
        shape_string(weight.sizes()));
  const Tensor half = tensordot(input1, weight, {-1}, {1});  // (*, out, in2)
  const Tensor y = squeeze_dim(matmul(half, unsqueeze(input2, -1)), -1);
  return bias.defined() ? y + bias : y;
}

Tensor cosine_similarity(const Tensor& x1, const Tensor& x2, int64_t dim, double eps) {
  const DType type = eg::result_type(x1, x2);
  check(is_floating(type), "expected common dtype to be floating point, yet common dtype is ", scalar_type_name(type));
  const Tensor pair[] = {x1, x2};
  const std::vector<Tensor> both =
      broadcast_tensors(TensorSpan(pair, 2));  // a norm counts an element as often as it is paired
  const Tensor a = cast(both[0], type), b = cast(both[1], type);
  const Tensor na = clamp_min(linalg_vector_norm(a, 2, IntSpan(&dim, 1), true), eps);
  const Tensor nb = clamp_min(linalg_vector_norm(b, 2, IntSpan(&dim, 1), true), eps);
  return sum_dim((a / na) * (b / nb), IntSpan(&dim, 1));
}

}  // namespace eg::ops

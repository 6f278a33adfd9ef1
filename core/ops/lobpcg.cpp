// Extreme eigenvalues by the method of conjugate gradients, in blocks: lobpcg.
#include "core/ops/linalg_common.h"

namespace eg::ops {

using namespace linalg;

namespace {

// A x = lambda B x for one matrix, and how to look for the pairs.
struct Search {
  Tensor a, b, preconditioner;
  int64_t k, steps;
  double tolerance;
  bool largest;
};

Tensor times(const Tensor& m, const Tensor& x) { return m.defined() ? matmul(m, x) : x; }
Tensor length(const Tensor& columns) { return linalg_vector_norm(columns, 2, IntSpan{0}); }
// An upper bound of the spectrum.
Tensor bound(const Tensor& a) { return amax(sum_dim(abs(a), IntSpan{-1})); }

// An orthonormal basis, in the product that b gives, of the columns of x; dependent ones are left out.
Tensor orthonormal(Tensor x, const Tensor& b) {
  for (int pass = 0; pass < 2; ++pass) {  // once more, for what the first pass leaves
    const Tensor gram = matmul(mH(x), times(b, x)), squares = real_of(diagonal_of(gram));
    const Tensor scale = rsqrt(clamp_min(squares, squares.dtype() == DType::Float64 ? 1e-300 : 1e-37));
    const auto [values, vectors] = linalg_eigh(gram * column(scale) * scale);
    const int64_t n = values.numel();
    const double least = item(select(values, 0, -1)).to_double() * static_cast<double>(n) * epsilon(values.dtype());
    const int64_t kept = item(sum(gt(values, num(least)))).to_int();  // the last ones: they ascend
    x = matmul(x * scale, narrow(vectors, 1, n - kept, kept) / sqrt(narrow(values, 0, n - kept, kept)));
  }
  return x;
}

// {values, vectors, relative errors} of each step, or of the last one only.
std::vector<Tensor> solve(const Search& s, Tensor x, bool every) {
  const double sign = s.largest ? -1 : 1;
  const auto rotated = [sign](const Tensor& h) { return linalg_eigh(h * sign); };
  const Tensor size_a = bound(s.a), size_b = s.b.defined() ? bound(s.b) : num(1.0);
  std::vector<Tensor> out;
  x = orthonormal(x, s.b);
  Tensor p;
  double best_error = HUGE_VAL;
  int64_t idle = 0;
  for (int64_t step = 0;; ++step) {
    const auto [values, turn] = rotated(matmul(mH(x), matmul(s.a, x)));
    const Tensor e = values * sign;
    x = matmul(x, turn);
    const Tensor r = matmul(s.a, x) - times(s.b, x) * e;
    const Tensor error = length(r) / (length(x) * (size_a + abs(e) * size_b));
    if (!every) out.clear();
    out.insert(out.end(), {e, x, error});
    const double worst = s.k > 0 ? item(amax(slice(error, 0, 0, s.k, 1), IntSpan())).to_double() : 0;
    // Where a thousand steps have gained nothing, what is left is rounding, however many more are asked for.
    idle = worst < best_error ? 0 : idle + 1;
    best_error = std::min(best_error, worst);
    if (step >= s.steps || !(worst >= s.tolerance) || idle == 1000) return out;
    const Tensor w = times(s.preconditioner, r), parts[] = {x, w, p};
    const Tensor basis = orthonormal(ops::cat(TensorSpan(parts, p.defined() ? 3 : 2), 1), s.b);
    const auto [unused, best] = rotated(matmul(mH(basis), matmul(s.a, basis)));
    const Tensor next = matmul(basis, slice(best, 1, 0, x.size(1), 1));
    p = next - matmul(x, matmul(mH(x), times(s.b, next)));
    x = orthonormal(next, s.b);
  }
}

std::vector<Tensor> start(const Tensor& A, int64_t k, const Tensor& B, const Tensor& X, std::optional<int64_t> n,
                          const Tensor& iK, std::optional<int64_t> niter, std::optional<double> tol, bool largest,
                          bool every) {
  const int64_t m = A.size(-1), columns = n.value_or(k);
  check(columns <= m / 3, Code::Value,
        "LPBPCG algorithm is not applicable when the number of A rows (=", m,
        ") is smaller than 3 x the number of requested eigenpairs (=", columns, ")");
  const Tensor x = X.defined() ? X : randn({m, columns}, nullptr, A.dtype());
  const double usual = epsilon(A.dtype()) > 1e-10 ? 1e-5 : 1e-8;
  const int64_t steps = niter.value_or(-1);
  return solve({A, B, iK, k, steps < 0 ? 1000 : steps, tol.value_or(usual), largest}, x, every);
}

int64_t count_of(std::optional<int64_t> k, const Tensor& X) { return k ? *k : X.defined() ? X.size(-1) : 1; }

void check_problem(const Tensor& A) {
  check_matrix("lobpcg", A);
  check(A.size(-1) == A.size(-2), Code::Value, "lobpcg: A must be square, got ", shape_string(A.sizes()));
}

}  // namespace

std::vector<Tensor> _lobpcg_steps(const Tensor& A, std::optional<int64_t> k, const Tensor& B, const Tensor& X,
                                  std::optional<int64_t> n, const Tensor& iK, std::optional<int64_t> niter,
                                  std::optional<double> tol, std::optional<bool> largest) {
  check_problem(A);
  check(A.dim() == 2, "_lobpcg_steps: A must be one matrix");
  GradMode off(false);
  return start(A, count_of(k, X), B, X, n, iK, niter, tol, largest.value_or(true), true);
}

std::tuple<Tensor, Tensor> lobpcg(const Tensor& A, std::optional<int64_t> k, const Tensor& B, const Tensor& X,
                                  std::optional<int64_t> n, const Tensor& iK, std::optional<int64_t> niter,
                                  std::optional<double> tol, std::optional<bool> largest,
                                  std::optional<std::string_view> method) {
  check(!method || *method == "basic" || *method == "ortho", Code::Value, "method '", method.value_or(""),
        "' is neither 'basic' nor 'ortho'");
  check_problem(A);
  // A derivative is that of a Hermitian matrix, so one that is nearly so is made so first.
  const Tensor a = tracked(A) ? (A + mH(A)) / 2 : A;
  const int64_t count = count_of(k, X);
  const bool descend = largest.value_or(true);
  Tensor e, v;
  {
    GradMode off(false);
    const Dims batch = batch_of(a);
    const int64_t matrices = numel_of(batch);
    const auto part = [](const Tensor& t, int64_t i) {
      return t.defined() && t.dim() > 2 ? select(reshape(t, {-1, t.size(-2), t.size(-1)}), 0, i) : t;
    };
    std::vector<Tensor> values, vectors;
    for (int64_t i = 0; i < matrices; ++i) {
      const std::vector<Tensor> found =
          start(part(a, i), count, part(B, i), part(X, i), n, part(iK, i), niter, tol, descend, false);
      values.push_back(slice(found[0], 0, 0, count, 1));
      vectors.push_back(slice(found[1], 1, 0, count, 1));
    }
    e = values.empty() ? new_tensor({0, count}, to_real(A.dtype())) : stack(values, 0);
    v = vectors.empty() ? new_tensor({0, A.size(-1), count}, A.dtype()) : stack(vectors, 0);
    e = reshape(e, with(batch, {count}));
    v = reshape(v, with(batch, {A.size(-1), count}));
  }
  check(!B.defined() || !tracked(B), Code::Value, "lobpcg: derivatives are known for B=None only");
  if (!tracked(a)) return {e, v};
  check(!B.defined(), Code::Value, "lobpcg: derivatives are known for B=None only");
  return _eigenpairs(a, e, v);
}

}  // namespace eg::ops

namespace eg::body {

std::tuple<Tensor, Tensor> _eigenpairs(const Tensor&, const Tensor& values, const Tensor& vectors) {
  return {clone_raw(values), clone_raw(vectors)};
}

}  // namespace eg::body

namespace eg::rules {

using namespace linalg;

// Of a Hermitian matrix some of whose pairs are known: each vector turns towards the other known ones, and out of their
// span, for which a system is solved. The gradient is Hermitian as well.
void vjp__eigenpairs(const EigenpairsCtx& c, const Tensor* g, Tensor* out) {
  if (!c.needs[0]) return;
  const Tensor &e = c.values_result, &v = c.vectors_result, vh = mH(v);
  Tensor inside;  // in the basis of the vectors
  if (g[0].defined()) inside = ops::diag_embed(cast(g[0], v.dtype()), 0, -2, -1);
  Tensor outside;
  if (g[1].defined()) {
    const Tensor turned = divided(without_diagonal(ops::matmul(vh, g[1])), differences(e));
    inside = inside.defined() ? inside + turned : turned;
    const int64_t n = v.size(-2), k = v.size(-1);
    const Tensor one = identity(n, v.dtype()), span = ops::matmul(v, vh), rest = g[1] - ops::matmul(span, g[1]);
    const Tensor a = ops::matmul(one - span, ops::matmul((c.A + mH(c.A)) / 2, one - span));
    std::vector<Tensor> columns;
    for (int64_t i = 0; i < k; ++i) {
      const Tensor shift = ops::unsqueeze(ops::unsqueeze(ops::select(e, -1, i), -1), -1);
      columns.push_back(ops::linalg_solve((one - span) * shift - a + span, ops::narrow(rest, -1, i, 1)));
    }
    outside = k > 0 ? ops::matmul(ops::cat(columns, -1), vh) : ops::matmul(rest, vh);
  }
  Tensor r;
  if (inside.defined()) r = ops::matmul(v, ops::matmul(inside, vh));
  if (outside.defined()) r = r.defined() ? r + outside : outside;
  out[0] = (r + mH(r)) / 2;
}

}  // namespace eg::rules

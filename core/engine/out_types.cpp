// Which dtypes an out= may have: most operators convert into any that is of no lower kind; those that do not are listed
// here, with how they say it.
#include <algorithm>
#include <string_view>

#include "core/engine/pointwise.h"
#include "core/engine/promote.h"
#include "core/engine/type_names.h"

namespace eg {

namespace {
constexpr std::string_view kOwnType[] = {  // sorted
    "addmm", "addmv", "aminmax", "as_strided_copy", "avg_pool2d", "baddbmm", "bmm", "cross", "diag", "diagonal_copy",
    "expand_copy", "gather", "index_add", "index_copy", "index_reduce", "linalg_cholesky", "linalg_cholesky_ex",
    "linalg_cross", "linalg_det", "linalg_eigh", "linalg_eigvalsh", "linalg_inv", "linalg_inv_ex",
    "linalg_ldl_factor", "linalg_ldl_factor_ex", "linalg_ldl_solve", "linalg_lu", "linalg_lu_factor", "linalg_lu_factor_ex",
    "linalg_lu_solve", "linalg_qr", "linalg_slogdet", "linalg_solve", "linalg_solve_ex", "linalg_svd",
    "linalg_vector_norm", "linear", "log_softmax", "lu_solve", "lu_unpack", "mm", "msort", "mv", "permute_copy", "qr",
    "renorm", "scatter", "scatter_add", "scatter_reduce", "slice_scatter", "softmax", "squeeze_copy", "svd", "t_copy",
    "topk", "triangular_solve", "tril", "triu", "unfold_copy", "unsqueeze_copy", "view_copy"};
constexpr std::string_view kSameType[] = {  // sorted
    "bitwise_not", "ceil", "conj_physical", "floor", "frac", "neg", "round", "round_decimals", "sgn", "sign",
    "trunc"};

}  // namespace

void check_out_type(std::string_view op, DType result, DType out, std::string_view name) {
  if (result == out) return;
  const auto among = [op](const auto& list) { return std::binary_search(std::begin(list), std::end(list), op); };
  check(!among(kSameType), "Found dtype ", scalar_type_name(out), " but expected ",
        scalar_type_name(result));
  check(op != "isposinf" && op != "isneginf" && op != "signbit", "", op, " does not support non-boolean outputs.");
  check(!among(kOwnType), "Expected out tensor to have dtype ", c_name(result), ", but got ", c_name(out), " instead");
  if (op == "nonzero") {
    fail(Code::Runtime, "nonzero: Expected out tensor to have scalar type ", scalar_type_name(result),
         " but got scalar type ", scalar_type_name(out));
  }
  if (op == "cummax" || op == "cummin" || op == "logcumsumexp") {
    fail(Code::Runtime, op, ": expected scalar_type ", scalar_type_name(result), " but found ", scalar_type_name(out));
  }
  if (op == "multinomial") fail(Code::Runtime, "multinomial expects Long tensor out, got: ", scalar_type_name(out));
  if (op == "complex" || op == "polar") {
    fail(Code::Runtime, "Expected object of scalar type ", scalar_type_name(result), " but got scalar type ",
         scalar_type_name(out), " for argument 'out'");
  }
  if (op == "amax" || op == "amin") {
    fail(Code::Runtime, "Expected the dtype for input and out to match, but got ", scalar_type_name(result),
         " for input's dtype and ", scalar_type_name(out), " for out's dtype.");
  }
  if (op.starts_with("linalg_")) {
    const std::string_view what = op == "linalg_eigvals" ? "eigenvalues" : name;
    check(can_cast(result, out), "torch.linalg.", op.substr(7), ": Expected ", what, " to be safely castable from ",
          scalar_type_name(result), " dtype, but got ", what, " with dtype ", scalar_type_name(out));
  }
}

}  // namespace eg

// The elementwise engine: shapes, dtypes and result strides of every pointwise operator, then one kernel call.
#pragma once
#include <string_view>

#include "core/tensor/tensor.h"
#include "kernels/kernels.h"

namespace eg {

enum PointwiseRule : uint16_t {
  kAllowBool = 1,
  kAllowInt = 2,
  kAllowFloat = 4,
  kAllowComplex = 8,
  kIntToFloat = 16,     // integers and bool compute in the default float dtype
  kToBool = 32,         // the result is bool
  kComplexToReal = 64,  // the result of complex input is real
};

struct PointwiseOp {
  const char* name;
  const kernels::PointwiseSet* set;
  uint16_t rules;
};

enum class Target { New, InPlace, Out };

// in: plain tensors (no batch, no conj/neg bits). For InPlace and Out the result is written to `out` and none returned.
Tensor pointwise(const PointwiseOp& op, const kernels::Params& params, const Tensor* const* in, int n,
                 Target target = Target::New, const Tensor* out = nullptr);

// Row i of the parameters.
inline void set_param(kernels::Params& p, int i, const Scalar& s) {
  p.d[i] = s.to_double();
  p.i[i] = s.to_int();
  p.c[i] = s.to_complex();
}
inline void set_param(kernels::Params& p, int i, double v) { p.d[i] = v, p.i[i] = static_cast<int64_t>(v), p.c[i] = v; }
inline void set_param(kernels::Params& p, int i, int64_t v) { p.d[i] = static_cast<double>(v), p.i[i] = v, p.c[i] = p.d[i]; }
inline void set_param(kernels::Params& p, int i, bool v) { set_param(p, i, static_cast<int64_t>(v)); }

// Strides of the result of an elementwise operation over operands of the broadcast shape.
Dims result_strides(IntSpan shape, const Tensor* const* in, int n);

// ---- out= targets ----
// Makes `out` the given shape (it may only be resized when empty or when it fits), checks that `from` can be stored.
// Does the operator convert its result, called `name`, into an out= of that dtype?
void check_out_type(std::string_view op, DType result, DType out, std::string_view name = "result");
void prepare_out(const char* op, const Tensor& out, IntSpan sizes, DType from);
void check_can_cast(DType from, DType to);
// Fails when a write to `out` would be seen half-way by a read of `in`.
void check_overlap(const Tensor& out, const Tensor& in);

}  // namespace eg

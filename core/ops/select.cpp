// Selection by rank and search in what is sorted: median, mode, quantiles, searchsorted and its relatives.
#include "core/ops/common.h"
#include "kernels/index.h"
#include "kernels/sort.h"

namespace eg::body {

namespace {

using Selection = std::tuple<Tensor, Tensor>;

// Results of size 1 along dim, and the same without that dimension.
template <class Kernel>
Selection selected(const char* name, const Tensor& self, int64_t dim, bool keepdim, Kernel&& kernel) {
  dim = wrap_dim(dim, self.dim());
  check(self.dim() == 0 || self.sizes()[dim] > 0, Code::Index, name, "(): Expected reduction dim ", dim,
        " to have non-zero size.");
  const uint64_t mask = self.dim() == 0 ? 0 : uint64_t{1} << dim;
  const Dims full = dims_without(self.sizes(), mask, true), shape = dims_without(self.sizes(), mask, keepdim);
  const Tensor values = new_tensor(full, self.dtype()), indices = new_tensor(full, DType::Int64);
  if (values.numel() > 0) kernel(values.view(), indices.view(), self.view(), dim);
  const Dims strides = contiguous_strides(shape);
  return {eg::alias(values, shape, strides, 0), eg::alias(indices, shape, strides, 0)};
}

void check_ordered(const char* name, const Tensor& self, bool allow_bool = false) {
  supports(!self.is_complex() && (allow_bool || self.dtype() != DType::Bool), self.dtype(), name);
}

Selection median_along(const char* name, const Tensor& self, int64_t dim, bool keepdim, bool ignore_nan) {
  check_ordered("median_out", self);
  return selected(name, self, dim, keepdim, [ignore_nan](const auto& v, const auto& i, const auto& x, int64_t d) {
    kernels::median(v, i, x, d, ignore_nan);
  });
}

Tensor median_of_all(const Tensor& self, bool ignore_nan) {
  check_ordered("median_cpu", self);
  if (self.numel() == 0) {  // NaN, and the least number where there is none
    const Tensor r = new_tensor({}, self.dtype());
    if (is_floating(self.dtype()))
      fill_raw(r, std::numeric_limits<double>::quiet_NaN());
    else
      fill_raw(r, is_unsigned(self.dtype()) || self.dtype() == DType::Int8 || self.dtype() == DType::Int16
                      ? Scalar(0)
                      : Scalar(self.dtype() == DType::Int32 ? int64_t{std::numeric_limits<int32_t>::min()}
                                                            : std::numeric_limits<int64_t>::min()));
    return r;
  }
  const Tensor flat = contiguous_raw(self);
  const int64_t n = self.numel();
  const Tensor line = eg::alias(flat, {n}, {1}, flat.storage_offset());
  return std::get<0>(median_along("median", line, 0, false, ignore_nan));
}

}  // namespace

Tensor median(const Tensor& self) { return median_of_all(self, false); }
Tensor nanmedian(const Tensor& self) { return median_of_all(self, true); }
Selection median_dim(const Tensor& self, int64_t dim, bool keepdim) {
  return median_along("median", self, dim, keepdim, false);
}
Selection nanmedian_dim(const Tensor& self, int64_t dim, bool keepdim) {
  return median_along("nanmedian", self, dim, keepdim, true);
}
Selection mode_op(const Tensor& self, int64_t dim, bool keepdim) {
  check_ordered("mode_cpu", self, true);
  return selected("mode", self, dim, keepdim, kernels::mode);
}

Tensor searchsorted(const Tensor& sequence, const Tensor& self, bool out_int32, bool right,
                    std::optional<std::string_view> side, const Tensor& sorter) {
  if (side) {
    check(*side == "left" || *side == "right", "torch.searchsorted(): side can only be 'left' or 'right' but got ",
          *side);
    check(!right || *side == "right", "torch.searchsorted(): side and right can't be set to opposites, got side of ",
          *side, " while right was True");
    right = *side == "right";
  }
  if (self.dim() == 0) {
    check(sequence.dim() == 1,
          "torch.searchsorted(): input value can be a scalar only when boundaries tensor dimension is 1, but we got "
          "boundaries tensor dim(",
          sequence.dim(), ") and input value's dim(", self.dim(), ") numel(", self.numel(), ")");
  }
  check(sequence.dim() != 0,
        "torch.searchsorted(): boundaries tensor should have positive dimension, but got 0 dimension");
  if (sequence.dim() != 1) {
    bool same = sequence.dim() == self.dim();
    for (int64_t d = 0; same && d < self.dim() - 1; ++d) same = sequence.sizes()[d] == self.sizes()[d];
    check(same,
          "torch.searchsorted(): boundaries tensor should be 1 dimension or the first N-1 dimensions of boundaries "
          "tensor and input value tensor must match, but we got boundaries tensor ",
          shape_string(sequence.sizes()), " and input value tensor ", shape_string(self.sizes()));
  }
  if (sorter.defined()) {
    check(sorter.sizes() == sequence.sizes(),
          "torch.searchsorted(): boundary and sorter must have the same size, but got boundary tensor ",
          shape_string(sequence.sizes()), "and got sorter tensor ", shape_string(sorter.sizes()));
    check(sorter.dtype() == DType::Int64, "torch.searchsorted(): sorter must be a tensor of long dtype but got dtype ",
          scalar_type_name(sorter.dtype()));
  }
  const DType type = result_type(sequence, self);
  supports(!is_complex(type) && type != DType::Bool, type, "searchsorted_out_cpu");
  const Tensor r = new_tensor(self.sizes(), out_int32 ? DType::Int32 : DType::Int64);
  if (r.numel() == 0) return r;
  if (sequence.numel() == 0) {
    fill_raw(r, 0);
    return r;
  }
  const Tensor values = to_raw(self, type);
  kernels::TensorView order{};
  if (sorter.defined()) order = sorter.view();
  kernels::searchsorted(r.view(), to_raw(sequence, type).view(), values.view(), right,
                        sorter.defined() ? &order : nullptr);
  return r;
}

}  // namespace eg::body

namespace eg::rules {

namespace {

// What was selected along a dimension gets its gradient back at its place.
Tensor put_back(const Tensor& g, const Tensor& indices, const TensorMeta& meta, int64_t dim, bool keepdim) {
  if (meta.sizes.empty()) return g;
  const Tensor zeros = filled(meta.sizes, g.dtype(), 0);
  if (g.numel() == 0) return zeros;
  const int64_t d = wrap_dim(dim, static_cast<int64_t>(meta.sizes.size()));
  return keepdim ? ops::scatter(zeros, d, indices, g)
                 : ops::scatter(zeros, d, ops::unsqueeze(indices, d), ops::unsqueeze(g, d));
}

// Shared by all elements of the chosen value (by the NaNs where that is NaN).
Tensor shared(const Tensor& g, const Tensor& self, const Tensor& result) {
  const Tensor hit = ops::logical_or(ops::eq(self, result), ops::logical_and(ops::isnan(self), ops::isnan(result)));
  return ops::where(hit, g / ops::sum(hit), num(0.0));
}

}  // namespace

void vjp_median(const MedianCtx& c, const Tensor& g, Tensor* out) { out[0] = shared(g, c.self, c.result); }
void vjp_nanmedian(const NanmedianCtx& c, const Tensor& g, Tensor* out) { out[0] = shared(g, c.self, c.result); }
void vjp_median_dim(const MedianDimCtx& c, const Tensor* g, Tensor* out) {
  out[0] = put_back(g[0], c.indices, c.self_meta, c.dim, c.keepdim);
}
void vjp_nanmedian_dim(const NanmedianDimCtx& c, const Tensor* g, Tensor* out) {
  out[0] = put_back(g[0], c.indices, c.self_meta, c.dim, c.keepdim);
}
void vjp_mode_op(const ModeCtx& c, const Tensor* g, Tensor* out) {
  out[0] = put_back(g[0], c.indices, c.self_meta, c.dim, c.keepdim);
}

}  // namespace eg::rules

namespace eg::ops {

namespace {

Tensor quantile_of(const Tensor& self, const Tensor& q, std::optional<int64_t> dim, bool keepdim, std::string_view how,
                   bool ignore_nan) {
  check(self.numel() > 0, "quantile() input tensor must be non-empty");
  check(q.dim() <= 1, "quantile() q must be a scalar or 1D tensor");
  check(self.dtype() == DType::Float32 || self.dtype() == DType::Float64,
        "quantile() input tensor must be either float or double dtype");
  check(self.dtype() == q.dtype(), "quantile() q tensor must be same dtype as the input tensor");
  const bool linear = how == "linear", midpoint = how == "midpoint", lower = how == "lower", higher = how == "higher";
  check(linear || midpoint || lower || higher || how == "nearest",
        "quantile() interpolation must be one of linear, lower, higher, midpoint or nearest, but got ", how);
  if (!(q.flags() & kOpaque) && q.numel() > 0) {
    check(item(all(logical_and(ge(q, num(0)), le(q, num(1))))).to_bool(),
          "quantile() q values must be in the range [0, 1]");
  }
  // Rows to look into are the last dimension.
  Tensor x;
  Dims shape;
  if (dim) {
    const int64_t d = wrap_dim(*dim, self.dim());
    x = self.dim() == 0 ? reshape(self, {1}) : movedim(self, {d}, {-1});
    shape = dims_without(self.sizes(), self.dim() == 0 ? 0 : uint64_t{1} << d, keepdim);
  } else {
    x = reshape(self, {-1});
    if (keepdim) shape = Dims(self.sizes().size(), 1);
  }
  const int64_t n = x.sizes()[x.dim() - 1];
  check(n > 0, "quantile() input tensor must be non-empty");
  x = std::get<0>(sort(x, -1, false, false));
  Dims columns(x.sizes());
  columns[columns.size() - 1] = q.dim() == 0 ? 1 : q.numel();
  const Tensor marks = expand(reshape(q, {-1}), columns);
  Tensor ranks;
  const Tensor nan = isnan(x);
  if (ignore_nan) {
    const Tensor numbers = sum_dim(logical_not(nan), Dims{-1}.span(), true);
    ranks = clamp_min(marks * cast(numbers - num(1), self.dtype()), 0);
  } else {
    ranks = masked_fill(marks * num(static_cast<double>(n - 1)), any_dim(nan, -1, true), num(n - 1));
  }
  if (lower)
    ranks = floor(ranks);
  else if (higher)
    ranks = ceil(ranks);
  else if (how == "nearest")
    ranks = round(ranks);
  const Tensor below = cast(ranks, DType::Int64);
  Tensor r = gather(x, -1, below);
  if (linear || midpoint) {
    const Tensor weights = midpoint ? filled(ranks.sizes(), self.dtype(), 0.5) : ranks - cast(below, self.dtype());
    r = lerp(r, gather(x, -1, cast(ceil(ranks), DType::Int64)), weights);
  }
  // The columns go to the front, or away.
  if (q.dim() == 0) return reshape(squeeze_dim(r, -1), shape);
  Dims all{q.numel()};
  for (int64_t s : shape) all.push_back(s);
  return reshape(movedim(r, {-1}, {0}), all);
}

Tensor number_like(const Tensor& self, double q) {
  check(q >= 0 && q <= 1, "quantile() q must be in the range [0, 1] but got ", q);
  return filled({}, self.dtype(), q);
}

}  // namespace

Tensor quantile(const Tensor& self, const Tensor& q, std::optional<int64_t> dim, bool keepdim,
                std::string_view interpolation) {
  return quantile_of(self, q, dim, keepdim, interpolation, false);
}
Tensor quantile_scalar(const Tensor& self, double q, std::optional<int64_t> dim, bool keepdim,
                       std::string_view interpolation) {
  return quantile_of(self, number_like(self, q), dim, keepdim, interpolation, false);
}
Tensor nanquantile(const Tensor& self, const Tensor& q, std::optional<int64_t> dim, bool keepdim,
                   std::string_view interpolation) {
  return quantile_of(self, q, dim, keepdim, interpolation, true);
}
Tensor nanquantile_scalar(const Tensor& self, double q, std::optional<int64_t> dim, bool keepdim,
                          std::string_view interpolation) {
  return quantile_of(self, number_like(self, q), dim, keepdim, interpolation, true);
}

Tensor bucketize_body(const Tensor& self, const Tensor& boundaries, bool out_int32, bool right) {
  check(boundaries.dim() == 1, "boundaries tensor must be 1 dimension, but got dim(", boundaries.dim(), ")");
  return searchsorted(boundaries, self, out_int32, right, std::nullopt, Tensor());
}

Tensor isin_body(const Tensor& elements, const Tensor& test_elements, bool, bool invert) {
  for (const Tensor* t : {&elements, &test_elements}) {
    check(!t->is_complex() && t->dtype() != DType::Bool,
          "Unsupported input type encountered for isin(): ", scalar_type_name(t->dtype()));
  }
  Tensor hit;
  if (test_elements.numel() == 0 || elements.numel() == 0) {
    hit = filled(elements.sizes(), DType::Bool, false);
  } else if (test_elements.numel() == 1) {
    hit = eq(elements, reshape(test_elements, {}));
  } else {
    const DType type = eg::result_type(elements, test_elements);
    const Tensor x = cast(elements, type);
    const Tensor sorted = std::get<0>(sort(reshape(cast(test_elements, type), {-1}), -1, false, false));
    const Tensor at = clamp_max(searchsorted(sorted, x, false, false, std::nullopt, Tensor()), sorted.numel() - 1);
    hit = eq(take(sorted, at), x);
  }
  return invert ? logical_not(hit) : hit;
}

}  // namespace eg::ops

// Histograms and counts of whole numbers.
#include "kernels/histogram.h"

#include <cmath>
#include <limits>

#include "core/ops/common.h"
#include "kernels/index.h"

namespace eg::body {

Tensor bincount(const Tensor& self, const Tensor& weights, int64_t minlength) {
  check(minlength >= 0, "minlength should be >= 0");
  supports(is_integral(self.dtype()) && self.dtype() != DType::Bool, self.dtype(), "bincount_cpu");
  const DType type = !weights.defined()                  ? DType::Int64
                     : weights.dtype() == DType::Float32 ? DType::Float32
                                                         : DType::Float64;
  if (self.dim() == 1 && self.numel() == 0) return new_zeros({minlength}, DType::Int64);
  check(self.dim() == 1, "bincount only supports 1-d non-negative integral inputs.");
  if (weights.defined()) {
    check(weights.dim() == 1 && weights.numel() == self.numel(),
          "weights should be 1-d and have the same length as input");
  }
  const Tensor x = contiguous_raw(to_raw(self, DType::Int64));
  int64_t most = 0;
  for (const int64_t *p = x.data_as<int64_t>(), *end = p + x.numel(); p != end; ++p) {
    check(*p >= 0, "bincount only supports 1-d non-negative integral inputs.");
    most = std::max(most, *p);
  }
  check(most < (int64_t{1} << 60), Code::OutOfMemory, "bincount: too many bins");
  const Tensor r = new_tensor({std::max(most + 1, minlength)}, type);
  kernels::TensorView w{};
  Tensor real = weights;
  if (weights.defined()) {
    if (weights.is_complex()) real = to_raw(weights, type);
    w = real.view();
  }
  kernels::bincount(r.view(), x.view(), weights.defined() ? &w : nullptr);
  return r;
}

namespace {

void least_and_greatest(const Tensor& t, double* low, double* high) {
  GradMode off(false);
  *low = ops::item(ops::amin(t)).to_double();
  *high = ops::item(ops::amax(t)).to_double();
}

}  // namespace

Tensor histc(const Tensor& self, int64_t bins, const Scalar& min, const Scalar& max) {
  supports(is_floating(self.dtype()), self.dtype(), "histogram_cpu");
  check(bins > 0, "torch.histogram(): bins must be > 0, but got ", bins, " for dimension 0");
  double low = min.to_double(), high = max.to_double();
  if (low == high && self.numel() > 0) least_and_greatest(self, &low, &high);
  if (low == high) {
    low -= 1;
    high += 1;
  }
  check(std::isfinite(low) && std::isfinite(high), "torch.histc: range of [", low, ", ", high, "] is not finite");
  check(low < high, "torch.histc: max must be larger than min");
  const Tensor r = new_tensor({bins}, self.dtype());
  kernels::histc(r.view(), self.view(), low, high);
  return r;
}

std::vector<Tensor> _histogramdd_bin_edges(const Tensor& self, IntSpan bins, std::optional<Span<double>> range) {
  check(self.dim() >= 2, "torch.histogramdd: input tensor should have at least 2 dimensions");
  const int64_t columns = self.sizes()[self.dim() - 1];
  check(static_cast<int64_t>(bins.size()) == columns,
        "histogramdd: The size of bins must be equal to the innermost dimension of the input.");
  supports(self.dtype() == DType::Float32 || self.dtype() == DType::Float64, self.dtype(), "histogramdd");
  check(!range || static_cast<int64_t>(range->size()) == 2 * columns, "torch.histogramdd: for a ", columns,
        "-dimensional histogram range should have ", 2 * columns, " elements, but got ", range ? range->size() : 0);
  for (int64_t d = 0; d < columns; ++d) {
    check(bins[d] > 0, "torch.histogram(): bins must be > 0, but got ", bins[d], " for dimension ", d);
    check(bins[d] < std::numeric_limits<int64_t>::max(), "torch.histogram(): ", bins[d], " bins for dimension ", d,
          " have more edges than an integer counts");
  }
  std::vector<Tensor> edges;
  for (int64_t d = 0; d < columns; ++d) {
    double low = 0, high = 1;
    if (range) {
      low = (*range)[2 * d];
      high = (*range)[2 * d + 1];
    } else if (self.numel() > 0) {
      least_and_greatest(body::select(self, -1, d), &low, &high);
    }
    check(std::isfinite(low) && std::isfinite(high), "torch.histogramdd: dimension ", d, "'s range [", low, ", ", high,
          "] is not finite");
    check(low <= high, "torch.histogramdd: min should not exceed max, but got min ", low, " max ", high,
          " for dimension ", d);
    if (low == high) {
      low -= 0.5;
      high += 0.5;
    }
    const Tensor e = new_tensor({bins[d] + 1}, self.dtype());
    kernels::linspace(e.view(), low, high);
    edges.push_back(e);
  }
  return edges;
}

Tensor _histogramdd(const Tensor& self, TensorSpan bins, const Tensor& weight, bool density) {
  check(self.dim() >= 2, "torch.histogramdd: input tensor should have at least 2 dimensions");
  const int64_t columns = self.sizes()[self.dim() - 1];
  check(static_cast<int64_t>(bins.size()) == columns, "torch.histogramdd: expected ", columns,
        " sequences of bin edges for a ", columns, "-dimensional histogram but got ", bins.size());
  Dims shape;
  std::vector<kernels::TensorView> edges;
  for (int64_t d = 0; d < columns; ++d) {
    const Tensor& e = bins[d];
    check(e.defined(), Code::Type, "expected Tensor as element ", d, " in argument 1, but got None");
    check(e.dtype() == self.dtype(),
          "torch.histogramdd: input tensor and bins tensors should have the same dtype, but got input with dtype ",
          name_of(self.dtype()), " and bins for dimension ", d, " with dtype ", name_of(e.dtype()));
    check(e.dim() == 1, "torch.histogramdd: bins tensor should have one dimension, but got ", e.dim(),
          " dimensions in the bins tensor for dimension ", d);
    check(e.numel() > 0,
          "torch.histogramdd: bins tensor should have at least 1 element, but got 0 elements in the bins tensor for "
          "dimension ",
          d);
    check(e.numel() > 1, "torch.histogram(): bins must be > 0, but got 0 for dimension ", d);
    shape.push_back(e.numel() - 1);
    edges.push_back(e.view());
  }
  Dims leading(self.sizes());
  leading.erase(self.dim() - 1);
  if (weight.defined()) {
    check(weight.dtype() == self.dtype(),
          "torch.histogramdd: if weight tensor is provided, input tensor and weight tensor should have the same dtype, "
          "but got input(",
          name_of(self.dtype()), "), and weight(", name_of(weight.dtype()), ")");
    check(weight.sizes() == leading.span(),
          "torch.histogramdd: if weight tensor is provided it should have the same shape as the input tensor excluding "
          "its innermost dimension, but got input with shape ",
          shape_string(self.sizes()), " and weight with shape ", shape_string(weight.sizes()));
  }
  supports(self.dtype() == DType::Float32 || self.dtype() == DType::Float64, self.dtype(), "histogramdd");
  const Tensor r = new_tensor(shape, self.dtype());
  const Tensor x = contiguous_raw(self);
  const int64_t n = columns == 0 ? 0 : self.numel() / columns;
  const Tensor rows = eg::alias(x, {n, columns}, {columns, 1}, x.storage_offset());
  kernels::TensorView w{};
  Tensor dense;
  if (weight.defined()) {
    dense = contiguous_raw(weight);
    w = eg::alias(dense, {n}, {1}, dense.storage_offset()).view();
  }
  kernels::histogramdd(r.view(), rows.view(), edges.data(), weight.defined() ? dense.data() : nullptr);
  if (!density) return r;
  GradMode off(false);
  Tensor h = ops::div(r, ops::sum(r));
  for (int64_t d = 0; d < columns; ++d) {
    Dims along(shape.size(), 1);
    along[d] = shape[d];
    h = ops::div(h, ops::reshape(ops::diff(bins[d]), along));
  }
  return h;
}

}  // namespace eg::body

namespace eg::ops {

namespace {
Tensor as_column(const Tensor& t) { return reshape(t, {t.numel(), 1}); }
Tensor flat_weight(const Tensor& weight, const Tensor& self) {
  if (!weight.defined()) return weight;
  check(
      weight.sizes() == self.sizes() || weight.numel() != self.numel(),
      "torch.histogramdd: if weight tensor is provided it should have the same shape as the input tensor excluding its "
      "innermost dimension, but got input with shape ",
      shape_string(self.sizes()), " and weight with shape ", shape_string(weight.sizes()));
  return reshape(weight, {-1});
}
}  // namespace

std::tuple<Tensor, Tensor> histogram_bins_tensor(const Tensor& self, const Tensor& bins, const Tensor& weight,
                                                 bool density) {
  const Tensor edges[] = {bins};
  Tensor counts = _histogramdd(as_column(self), TensorSpan(edges, 1), flat_weight(weight, self), density);
  return {counts, clone(detach(bins), MemoryFormat::Contiguous)};
}
std::tuple<Tensor, Tensor> histogram_bin_ct(const Tensor& self, int64_t bins, std::optional<Span<double>> range,
                                            const Tensor& weight, bool density) {
  const std::vector<Tensor> edges = _histogramdd_bin_edges(as_column(self), {bins}, range);
  return {_histogramdd(as_column(self), edges, flat_weight(weight, self), density), edges[0]};
}

std::vector<Tensor> histogramdd_TensorList_bins(const Tensor& self, TensorSpan bins, std::optional<Span<double>>,
                                                const Tensor& weight, bool density) {
  std::vector<Tensor> out{_histogramdd(self, bins, weight, density)};
  out.insert(out.end(), bins.begin(), bins.end());
  return out;
}
std::vector<Tensor> histogramdd(const Tensor& self, IntSpan bins, std::optional<Span<double>> range,
                                const Tensor& weight, bool density) {
  return histogramdd_TensorList_bins(self, _histogramdd_bin_edges(self, bins, range), range, weight, density);
}
std::vector<Tensor> histogramdd_int_bins(const Tensor& self, int64_t bins, std::optional<Span<double>> range,
                                         const Tensor& weight, bool density) {
  check(self.dim() > 0, Code::Index, "Dimension specified as -1 but tensor has no dimensions");
  check(self.dim() > 1, "torch.histogramdd: input tensor should have at least 2 dimensions");
  check(self.size(-1) <= INT16_MAX, Code::OutOfMemory, "torch.histogramdd: too many dimensions");
  return histogramdd(self, Dims(static_cast<size_t>(self.size(-1)), bins), range, weight, density);
}

}  // namespace eg::ops

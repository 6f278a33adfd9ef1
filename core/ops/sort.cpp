// Sorting, selection by rank, and unique values.
#include <algorithm>

#include "kernels/sort.h"

#include "core/ops/common.h"

namespace eg::body {

namespace {}  // namespace

std::tuple<Tensor, Tensor> sort(const Tensor& self, int64_t dim, bool descending, bool) {
  dim = wrap_dim(dim, self.dim());
  check(!self.is_complex(), Code::Value, "Sort currently does not support complex dtypes on CPU.");
  const Tensor values = new_like(self, self.dtype()), indices = new_like(self, DType::Int64);
  if (self.numel() > 0) {
    const kernels::TensorView v = values.view(), i = indices.view();
    kernels::sort(&v, &i, self.view(), dim, descending);
  }
  return {values, indices};
}

std::tuple<Tensor, Tensor> topk(const Tensor& self, int64_t k, int64_t dim, bool largest, bool sorted) {
  dim = wrap_dim(dim, self.dim());
  no_complex("topk_cpu", self);
  const int64_t n = self.dim() == 0 ? 1 : self.sizes()[dim];
  check(k >= 0 && k <= n, "selected index k out of range");
  Dims shape(self.sizes());
  if (self.dim() > 0) shape[dim] = k;
  const Tensor values = new_tensor(shape, self.dtype()), indices = new_tensor(shape, DType::Int64);
  if (self.dim() == 0) {
    copy_raw(values, self);
    fill_raw(indices, 0);
  } else if (values.numel() > 0) {
    kernels::topk(values.view(), indices.view(), self.view(), dim, largest, sorted);
  }
  return {values, indices};
}

std::tuple<Tensor, Tensor> kthvalue(const Tensor& self, int64_t k, int64_t dim, bool keepdim) {
  dim = wrap_dim(dim, self.dim());
  no_complex("kthvalue_cpu", self);
  const int64_t n = self.dim() == 0 ? 1 : self.sizes()[dim];
  check(n > 0, Code::Index, "kthvalue(): Expected reduction dim ", dim, " to have non-zero size.");
  check(k >= 1 && k <= n, "kthvalue(): selected number k out of range for dimension ", dim);
  const uint64_t mask = self.dim() == 0 ? 0 : uint64_t{1} << dim;
  const Dims full = dims_without(self.sizes(), mask, true), shape = dims_without(self.sizes(), mask, keepdim);
  const Tensor values = new_tensor(full, self.dtype()), indices = new_tensor(full, DType::Int64);
  if (values.numel() > 0) kernels::kthvalue(values.view(), indices.view(), self.view(), dim, k);
  const Dims strides = contiguous_strides(shape);
  return {eg::alias(values, shape, strides, 0), eg::alias(indices, shape, strides, 0)};
}

std::tuple<Tensor, Tensor, Tensor> _unique(const Tensor& self, std::optional<int64_t> dim, bool, bool consecutive,
                                           bool return_inverse, bool return_counts) {
  no_complex("unique", self);
  int64_t d = -1;
  if (dim) {
    d = wrap_dim(*dim, self.dim());
    if (self.dim() == 0) d = -1;
  }
  if (d >= 0 && self.numel() == 0) {
    check(self.sizes()[d] == 0, "There are 0 sized dimensions, and they aren't selected, so unique cannot be applied");
    check(std::count(self.sizes().begin(), self.sizes().end(), 0) == 1,
          "Number of zero sized dimensions is more than one, so unique cannot be applied");
  }
  const Dims slices = d < 0 ? Dims(self.sizes()) : Dims{self.sizes()[d]};
  const Tensor inverse = new_tensor(return_inverse ? slices.span() : IntSpan(), DType::Int64);
  if (!return_inverse) fill_raw(inverse, 0);
  if (d < 0 && consecutive && self.numel() > 0) {
    const int64_t most = self.numel();
    const Tensor values = new_tensor({most}, self.dtype());
    const Tensor counts = new_tensor({return_counts ? most : 0}, DType::Int64);
    const int64_t n =
        kernels::merge_neighbours(values.view(), self.view(), return_inverse ? inverse.data_as<int64_t>() : nullptr,
                                  return_counts ? counts.data_as<int64_t>() : nullptr);
    const auto first = [n](const Tensor& t) { return t.numel() <= n ? t : clone_raw(eg::alias(t, {n}, {1}, 0)); };
    return {first(values), inverse, first(counts)};
  }
  const kernels::Unique u = kernels::unique(self.view(), d, consecutive,
                                            return_inverse ? inverse.data_as<int64_t>() : nullptr, return_counts);
  const int64_t n = static_cast<int64_t>(u.first.size());
  auto ints = [](const std::vector<int64_t>& v) {
    const Tensor t = new_tensor({static_cast<int64_t>(v.size())}, DType::Int64);
    std::copy(v.begin(), v.end(), t.data_as<int64_t>());
    return t;
  };
  Tensor output;
  if (d < 0) {
    output = new_tensor({n}, self.dtype());
    if (n > 0) kernels::take_positions(output.view(), self.view(), u.first.data());
  } else {
    // The slices are rows in memory, as they are compared.
    output = clone_raw(self);
    if (n > 0) {
      Dims order{d}, back(self.sizes().size());
      for (int64_t i = 0; i < self.dim(); ++i) {
        if (i != d) order.push_back(i);
      }
      for (size_t i = 0; i < back.size(); ++i) back[order[i]] = static_cast<int64_t>(i);
      output = body::permute(body::index_select(body::permute(self, order), 0, ints(u.first)), back);
    }
  }
  return {output, inverse, ints(u.counts)};
}

}  // namespace eg::body

namespace eg::rules {

namespace {
Tensor place(const Tensor& g, const Tensor& indices, const TensorMeta& meta, int64_t dim, bool keepdim) {
  if (meta.sizes.empty()) return g;
  const Tensor zeros = filled(meta.sizes, g.dtype(), 0);
  if (g.numel() == 0) return zeros;
  const int64_t d = wrap_dim(dim, static_cast<int64_t>(meta.sizes.size()));
  return keepdim ? ops::scatter(zeros, d, indices, g)
                 : ops::scatter(zeros, d, ops::unsqueeze(indices, d), ops::unsqueeze(g, d));
}
}  // namespace

void vjp_sort(const SortCtx& c, const Tensor* g, Tensor* out) {
  out[0] = place(g[0], c.indices, c.self_meta, c.dim, true);
}
void vjp_topk(const TopkCtx& c, const Tensor* g, Tensor* out) {
  out[0] = place(g[0], c.indices, c.self_meta, c.dim, true);
}
void vjp_kthvalue(const KthvalueCtx& c, const Tensor* g, Tensor* out) {
  out[0] = place(g[0], c.indices, c.self_meta, c.dim, c.keepdim);
}

}  // namespace eg::rules

namespace eg::ops {

std::tuple<Tensor, Tensor> sort_stable_body(const Tensor& self, std::optional<bool> stable, int64_t dim, bool descending) {
  return sort(self, dim, descending, stable.value_or(false));
}
Tensor argsort(const Tensor& self, int64_t dim, bool descending, bool stable) {
  return std::get<1>(sort(self, dim, descending, stable));
}

namespace {
using Found = std::tuple<Tensor, Tensor, Tensor>;
// Places that were not asked for are none, rather than one zero.
Found without_rest(Found found, bool inverse) {
  if (!inverse) std::get<1>(found) = new_tensor({0}, DType::Int64);
  return found;
}
}  // namespace

Found unique(const Tensor& self, bool sorted, bool return_inverse, bool return_counts, std::optional<int64_t> dim) {
  const auto found = _unique(self, dim, sorted, false, return_inverse, return_counts);
  refuse_derivative(std::get<0>(found), self, dim ? "unique_dim" : "_unique2", dim ? "UniqueDimBackward0" : "Unique2Backward0");
  return without_rest(found, return_inverse);
}
Found unique_consecutive(const Tensor& self, bool return_inverse, bool return_counts, std::optional<int64_t> dim) {
  const auto found = _unique(self, dim, false, true, return_inverse, return_counts);
  refuse_derivative(std::get<0>(found), self, "unique_consecutive", "UniqueConsecutiveBackward0");
  return without_rest(found, return_inverse);
}

Tensor msort(const Tensor& self) { return std::get<0>(sort(self, 0, false, true)); }

}  // namespace eg::ops

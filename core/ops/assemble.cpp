// Matrices put together of blocks, choices of elements, and pieces along one of the first three dimensions.
#include <algorithm>

#include "core/ops/common.h"

namespace eg {
namespace {

// How many rows and columns a block takes.
struct Extent {
  int64_t rows, columns;
  explicit Extent(IntSpan sizes)
      : rows(sizes.size() == 2 ? sizes[0] : 1), columns(sizes.size() == 0 ? 1 : sizes[sizes.size() - 1]) {}
};

}  // namespace

namespace body {

Tensor block_diag(TensorSpan tensors) {
  if (tensors.empty()) return new_tensor({1, 0}, default_dtype());
  int64_t rows = 0, columns = 0;
  DType type = DType::Bool;
  for (size_t i = 0; i < tensors.size(); ++i) {
    const Tensor& t = tensors[i];
    check(t.defined(), Code::Type, "expected Tensor as element ", i, " in argument 0, but got None");
    check(t.dim() <= 2, "torch.block_diag: Input tensors must have 2 or fewer dimensions. Input ", i, " has ", t.dim(),
          " dimensions");
    const Extent e(t.sizes());
    const bool large = __builtin_add_overflow(rows, e.rows, &rows) || __builtin_add_overflow(columns, e.columns, &columns);
    check(!large, Code::OutOfMemory, "torch.block_diag: the matrix is too large");
    type = i == 0 ? t.dtype() : promote_types(type, t.dtype());
  }
  const Tensor r = new_zeros({rows, columns}, type);
  rows = columns = 0;
  for (const Tensor& t : tensors) {
    const Extent e(t.sizes());
    const Dims strides = t.dim() == 2 ? Dims{r.size(1), 1} : Dims(static_cast<size_t>(t.dim()), 1);
    if (t.numel() > 0) copy_raw(eg::alias(r, t.sizes(), strides, rows * r.size(1) + columns), t);
    rows += e.rows;
    columns += e.columns;
  }
  return r;
}

}  // namespace body

namespace rules {

void vjp_block_diag(const BlockDiagCtx& c, const Tensor& g, Tensor* out) {
  int64_t rows = 0, columns = 0;
  for (size_t i = 0; i < c.tensors_meta.size(); ++i) {
    const IntSpan sizes = c.tensors_meta[i].sizes;
    const Extent e(sizes);
    if (c.needs[i]) {
      out[i] = ops::reshape(ops::narrow(ops::narrow(g, 0, rows, e.rows), 1, columns, e.columns), sizes);
    }
    rows += e.rows;
    columns += e.columns;
  }
}
Tensor jvp_block_diag(const BlockDiagCtx& c, const Tensor* t) {
  std::vector<Tensor> ts;
  for (size_t i = 0; i < c.tensors_meta.size(); ++i) {
    ts.push_back(t[i].defined() ? t[i] : filled(c.tensors_meta[i].sizes, c.tensors_meta[i].dtype, 0));
  }
  return ops::block_diag(ts);
}

}  // namespace rules

namespace ops {
namespace {

// The number of ways to choose k of n; fails where their places would not fit into memory.
int64_t choices(int64_t n, int64_t k) {
  constexpr int64_t kMost = int64_t{1} << 40;
  if (k > n) return 0;
  int64_t count = 1;
  for (int64_t i = 1, fewer = std::min(k, n - k); i <= fewer && count <= kMost; ++i) {
    // The division leaves no rest: the product is that of i numbers in a row.
    count = __builtin_mul_overflow(count, n - fewer + i, &count) ? INT64_MAX : count / i;
  }
  check(count <= kMost && k <= kMost / count, Code::OutOfMemory, "combinations: no memory for so many choices");
  return count;
}

}  // namespace

Tensor combinations(const Tensor& self, int64_t r, bool with_replacement) {
  check(self.dim() == 1, "Expect a 1D vector, but got shape ", shape_string(self.sizes()));
  check(r >= 0, "Expect a non-negative number, but got ", r);
  if (r == 0) return new_tensor({0}, self.dtype());
  const int64_t n = self.numel();
  int64_t count = 0;
  if (n > 0) count = choices(with_replacement ? n - 1 + std::min(r, INT64_MAX - n) : n, r);
  const Tensor places = new_tensor({count * r}, DType::Int64);
  std::vector<int64_t> at(count ? static_cast<size_t>(r) : 0);
  for (size_t k = 0; k < at.size(); ++k) at[k] = with_replacement ? 0 : static_cast<int64_t>(k);
  for (int64_t i = 0, *to = places.data_as<int64_t>(); i < count; ++i) {
    to = std::copy(at.begin(), at.end(), to);
    size_t k = at.size();
    while (k > 0 && at[k - 1] == (with_replacement ? n - 1 : n - r + static_cast<int64_t>(k) - 1)) --k;
    if (k == 0) break;
    ++at[k - 1];
    for (; k < at.size(); ++k) at[k] = at[k - 1] + !with_replacement;
  }
  return reshape(index_select(self, 0, places), {count, r});
}

namespace {

int64_t split_dim(const char* name, const Tensor& self, int64_t dim, int64_t least) {
  check(self.dim() >= least, "torch.", name, " requires a tensor with at least ", least,
        " dimension, but got a tensor with ", self.dim(), " dimensions!");
  return self.dim() > dim ? dim : 0;
}

std::vector<Tensor> split_evenly(const char* name, const Tensor& self, int64_t sections, int64_t dim, int64_t least) {
  dim = split_dim(name, self, dim, least);
  const int64_t n = self.size(dim);
  check(sections != 0 && n % sections == 0, "torch.", name, " attempted to split along dimension ", dim,
        ", but the size of the dimension ", n, " is not divisible by the split_size ", sections, "!");
  return tensor_split(self, sections, dim);
}

}  // namespace

#define EG_SPLIT(name, dim, least)                                                  \
  std::vector<Tensor> name(const Tensor& self, int64_t sections) {                  \
    return split_evenly(#name, self, sections, dim, least);                         \
  }                                                                                 \
  std::vector<Tensor> name##_indices(const Tensor& self, IntSpan indices) {         \
    return tensor_split_indices(self, indices, split_dim(#name, self, dim, least)); \
  }
EG_SPLIT(hsplit, 1, 1)
EG_SPLIT(vsplit, 0, 2)
EG_SPLIT(dsplit, 2, 3)
#undef EG_SPLIT

}  // namespace ops
}  // namespace eg

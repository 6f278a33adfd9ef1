// Indexing along one dimension: index_select and its relatives, gather and scatter.
#include "core/ops/common.h"
#include "kernels/index.h"

namespace eg {
namespace {

bool index_type(DType t) { return t == DType::Int64 || t == DType::Int32; }

// The shape without dimension dim; one of 0 dimensions has none to lose.
Dims slice_shape(const Tensor& t, int64_t dim) {
  Dims s(t.sizes());
  if (!s.empty()) s.erase(dim);
  return s;
}
// "2 3"
std::string listed(const Dims& s) {
  std::string r;
  for (int64_t n : s) r += (r.empty() ? "" : " ") + std::to_string(n);
  return r;
}

// What index_add_ and index_reduce_ ask of their index and source; gives dim, wrapped.
int64_t check_slices(const char* name, const Tensor& self, int64_t dim, const Tensor& index, const Tensor& source) {
  dim = wrap_dim(dim, self.dim());
  check(index.dim() <= 1, Code::Index, name, "(): Index is supposed to be a vector, but got dim: ", index.dim(),
        " with type: ", scalar_type_name(index.dtype()), " and size: ", shape_string(index.sizes()));
  check(index_type(index.dtype()), name,
        "(): Expected dtype int32/int64 for index but got: ", scalar_type_name(index.dtype()));
  check(self.dtype() == source.dtype(), name, "(): self (", scalar_type_name(self.dtype()), ") and source (",
        scalar_type_name(source.dtype()), ") must have the same scalar type");
  check(dim == 0 || dim < source.dim(), name, "(): Indexing dim ", dim,
        " is out of bounds of the source tensor with dim ", source.dim());
  check(source.dim() > 0 || index.numel() == 1, Code::Index, "Dimension specified as ", dim,
        " but tensor has no dimensions");
  check(source.dim() == 0 || index.numel() == source.sizes()[dim], name, "(): Number of indices (", index.numel(),
        ") should be equal to source.size(dim): (", source.dim() == 0 ? 1 : source.sizes()[dim], "), for dim: ", dim);
  const bool sliced = self.dim() > 0 && source.dim() > 0;
  check(sliced ? slice_shape(self, dim) == slice_shape(source, dim).span() : self.dim() == source.dim(),
        "source tensor shape must match self tensor shape, excluding the specified dimension. Got self.shape = ",
        shape_string(self.sizes()), " source.shape = ", shape_string(source.sizes()));
  return dim;
}

}  // namespace
}  // namespace eg

namespace eg::body {

Tensor index_select(const Tensor& self, int64_t dim, const Tensor& index) {
  dim = wrap_dim(dim, self.dim());
  check(index.dim() <= 1, Code::Index, "index_select(): Index is supposed to be a vector");
  check(index_type(index.dtype()), "index_select(): Expected dtype int32 or int64 for index");
  Dims shape(self.sizes());
  if (self.dim() > 0) {
    shape[dim] = index.numel();
  } else {
    check(index.numel() == 1, "index_select(): Index to scalar can have only 1 value, got ", index.numel(),
          " value(s)");
  }
  const Tensor r = new_tensor(shape, self.dtype(), self.device());
  if (r.numel() > 0) kernels::index_select(r.view(), self.view(), dim, index.view());
  return r;
}

void index_add_(const Tensor& self, int64_t dim, const Tensor& index, const Tensor& source, const Scalar& alpha) {
  dim = check_slices("index_add_", self, dim, index, source);
  check(alpha.is_integral() || !is_integral(self.dtype()),
        "For integral input tensors, argument alpha must not be a floating point number.");
  if (source.numel() == 0) return;
  const Tensor from = apart(source, self), i = apart(index.dim() == 0 ? body::unsqueeze(index, 0) : index, self);
  if (self.dim() > 1 && i.device() == kCPU) {  // of vectors the kernel says it, as an IndexError
    const Tensor at = contiguous_raw(to_raw(i, DType::Int64));
    const int64_t* const p = at.data_as<int64_t>();
    for (int64_t k = 0; k < at.numel(); ++k) {
      check(p[k] >= 0 && p[k] < self.sizes()[dim], "index ", p[k], " is out of bounds for dimension ", dim, " with size ",
            self.sizes()[dim]);
    }
  }
  kernels::index_add(self.view(), dim, i.view(), from.view(), alpha.to_complex());
}
Tensor index_add(const Tensor& self, int64_t dim, const Tensor& index, const Tensor& source, const Scalar& alpha) {
  const Tensor r = clone_raw(self);
  index_add_(r, dim, index, source, alpha);
  return r;
}

void index_copy_(const Tensor& self, int64_t dim, const Tensor& index, const Tensor& source) {
  dim = wrap_dim(dim, self.dim());
  check(index.dim() < 2, Code::Index, "index_copy_(): Index should have dimension 1 or 0 (got ", index.dim(), ")");
  check(source.dim() != 0 || index.numel() == 1, Code::Index,
        "index_copy_(): When source is scalar, index should have one element (got ", index.numel(), ")");
  check(source.dim() == 0 || self.dim() == 0 || source.dim() == self.dim(), Code::Index,
        "index_copy_(): When source and destination are not scalars, their dimensionality must match. Source "
        "dimensionality (",
        source.dim(), "), destination dimensionality (", self.dim(), ")");
  check(index.dtype() == DType::Int64, Code::Index, "index_copy_(): Expected a long tensor for index, but got ",
        scalar_type_name(index.dtype()));
  check(self.dtype() == source.dtype(),
        "index_copy_(): self and source expected to have the same dtype, but got (self) ",
        scalar_type_name(self.dtype()), " and (source) ", scalar_type_name(source.dtype()));
  const Dims a = slice_shape(self, dim), b = slice_shape(source, dim);
  check(a == b.span(),
        "index_copy_(): Source/destination tensor must have same slice shapes. Destination slice shape: ", listed(a),
        " at dimension ", dim, " and source slice shape: ", listed(b), " at dimension 0.");
  check(source.dim() == 0 || index.numel() == source.sizes()[dim], Code::Index, "index_copy_(): Number of indices (",
        index.numel(), ") should be equal to source.size(dim) (", source.sizes()[dim], ")");
  if (source.numel() == 0) return;
  const Tensor from = apart(source, self), i = apart(index.dim() == 0 ? body::unsqueeze(index, 0) : index, self);
  const Tensor s = from.dim() == 0 && self.dim() > 0 ? body::unsqueeze(from, 0) : from;
  kernels::index_copy(self.view(), dim, i.view(), s.view());
}
Tensor index_copy(const Tensor& self, int64_t dim, const Tensor& index, const Tensor& source) {
  const Tensor r = clone_raw(self);
  index_copy_(r, dim, index, source);
  return r;
}

void index_fill_(const Tensor& self, int64_t dim, const Tensor& index, const Tensor& value) {
  dim = wrap_dim(dim, self.dim());
  check(value.dim() == 0, "index_fill_ only supports a 0-dimensional value tensor, but got tensor with ", value.dim(),
        " dimension(s).");
  check(index.dtype() == DType::Int64, Code::Index, "index_fill_(): Expected dtype int64 for index.");
  check(index.dim() <= 1, "Index has to be a vector/scalar");
  check(!(value.is_complex() && !self.is_complex()),
        "index_fill_(): Converting complex Scalar to non-complex type is not supported");
  check_fits(value, self.dtype());
  if (index.numel() == 0) return;
  const Tensor v = apart(to_raw(value, self.dtype()), self);
  const Tensor i = apart(index.dim() == 0 ? body::unsqueeze(index, 0) : index, self);
  kernels::index_fill(self.view(), dim, i.view(), v.view());
}
Tensor index_fill(const Tensor& self, int64_t dim, const Tensor& index, const Tensor& value) {
  const Tensor r = clone_raw(self);
  index_fill_(r, dim, index, value);
  return r;
}

Tensor gather(const Tensor& self, int64_t dim, const Tensor& index, bool) {
  dim = wrap_dim(dim, self.dim());
  if (index.numel() > 0) {
    check(index.dtype() == DType::Int64, "gather(): Expected dtype int64 for index");
    check(std::max<int64_t>(self.dim(), 1) == std::max<int64_t>(index.dim(), 1),
          "Index tensor must have the same number of dimensions as input tensor");
    for (int64_t d = 0; d < index.dim() && d < self.dim(); ++d) {
      check(d == dim || index.sizes()[d] <= self.sizes()[d], "Size does not match at dimension ", d, " expected index ",
            shape_string(index.sizes()), " to be no larger than self ", shape_string(self.sizes()),
            " apart from dimension ", dim);
    }
  }
  const Tensor r = new_tensor(index.sizes(), self.dtype(), self.device());
  if (r.numel() > 0) {
    const Tensor x = self.dim() == 0 ? body::unsqueeze(self, 0) : self;
    const Tensor i = index.dim() == 0 ? body::unsqueeze(index, 0) : index;
    const Tensor o = r.dim() == 0 ? body::unsqueeze(r, 0) : r;
    kernels::gather(o.view(), x.view(), dim, i.view());
  }
  return r;
}

namespace {
void scatter_into(const Tensor& self, int64_t dim, const Tensor& index, const Tensor& src, kernels::ScatterMode mode) {
  dim = wrap_dim(dim, self.dim());
  const bool none = index.numel() == 0;
  check(none || index.dtype() == DType::Int64, "scatter(): Expected dtype int64 for index");
  check(self.dtype() == src.dtype(), "scatter(): Expected self.dtype to be equal to src.dtype");
  if (none) return;
  auto rank = [](const Tensor& t) { return std::max<int64_t>(t.dim(), 1); };
  check(rank(index) == rank(self), "Index tensor must have the same number of dimensions as self tensor");
  check(rank(index) == rank(src), "Index tensor must have the same number of dimensions as src tensor");
  auto size = [](const Tensor& t, int64_t d) { return t.dim() == 0 ? 1 : t.sizes()[d]; };
  for (int64_t d = 0; d < rank(index); ++d) {
    check((d == dim || size(index, d) <= size(self, d)) && size(index, d) <= size(src, d), "Expected index ",
          shape_string(index.sizes()), " to be no larger than self ", shape_string(self.sizes()),
          " apart from dimension ", dim, " and to be no larger size than src ", shape_string(src.sizes()));
  }
  const Tensor from = apart(src, self), at = apart(index, self);
  const Tensor o = self.dim() == 0 ? body::unsqueeze(self, 0) : self;
  const Tensor i = at.dim() == 0 ? body::unsqueeze(at, 0) : at;
  const Tensor s = from.dim() == 0 ? body::unsqueeze(from, 0) : from;
  kernels::scatter(o.view(), dim, i.view(), s.view(), mode);
}
Tensor scattered(const Tensor& self, int64_t dim, const Tensor& index, const Tensor& src, kernels::ScatterMode mode) {
  const Tensor r = clone_raw(self);
  scatter_into(r, dim, index, src, mode);
  return r;
}
}  // namespace

Tensor scatter(const Tensor& self, int64_t dim, const Tensor& index, const Tensor& src) {
  return scattered(self, dim, index, src, kernels::ScatterMode::Assign);
}
Tensor scatter_add(const Tensor& self, int64_t dim, const Tensor& index, const Tensor& src) {
  return scattered(self, dim, index, src, kernels::ScatterMode::Add);
}
Tensor scatter_mul(const Tensor& self, int64_t dim, const Tensor& index, const Tensor& src) {
  return scattered(self, dim, index, src, kernels::ScatterMode::Multiply);
}
void scatter_(const Tensor& self, int64_t dim, const Tensor& index, const Tensor& src) {
  scatter_into(self, dim, index, src, kernels::ScatterMode::Assign);
}
void scatter_add_(const Tensor& self, int64_t dim, const Tensor& index, const Tensor& src) {
  scatter_into(self, dim, index, src, kernels::ScatterMode::Add);
}
void scatter__value(const Tensor& self, int64_t dim, const Tensor& index, const Scalar& value) {
  const Tensor v = new_tensor({}, self.dtype());
  fill_raw(v, value);
  scatter_into(self, dim, index, body::expand(v, index.sizes(), false), kernels::ScatterMode::Assign);
}

}  // namespace eg::body

namespace eg::rules {

namespace {
Tensor or_zeros(const Tensor& t, const TensorMeta& m) { return t.defined() ? t : filled(m.sizes, m.dtype, 0); }

// What was read at the indices, in the shape of the source (which may be larger than the index).
Tensor read_back(const Tensor& g, int64_t dim, const Tensor& index, const TensorMeta& source) {
  if (index.numel() == 0) return filled(source.sizes, g.dtype(), 0);
  const Tensor r = ops::gather(g, dim, index);
  if (r.sizes() == source.sizes.span()) return r;
  Dims pad;
  for (size_t d = source.sizes.size(); d-- > 0;) {
    pad.push_back(0);
    pad.push_back(source.sizes[d] - r.sizes()[d]);
  }
  return ops::constant_pad_nd(r, pad, 0);
}
}  // namespace

void vjp_index_select(const IndexSelectCtx& c, const Tensor& g, Tensor* out) {
  const Tensor zeros = filled(c.self_meta.sizes, g.dtype(), 0);
  out[0] = fusable({&g, &c.index}) ? ops::index_add_(zeros, c.dim, c.index, g, 1)
                                   : ops::index_add(zeros, c.dim, c.index, g, 1);
}
void vjp_index_add(const IndexAddCtx& c, const Tensor& g, Tensor* out) {
  if (c.needs[0]) out[0] = g;
  if (c.needs[2]) {
    out[2] = ops::reshape(scaled(ops::index_select(g, c.dim, c.index), conj_of(c.alpha)), c.source_meta.sizes);
  }
}
Tensor jvp_index_add(const IndexAddCtx& c, const Tensor* t) {
  return ops::index_add(or_zeros(t[0], c.self_meta), c.dim, c.index, or_zeros(t[2], c.source_meta), c.alpha);
}
void vjp_index_copy(const IndexCopyCtx& c, const Tensor& g, Tensor* out) {
  if (c.needs[0]) out[0] = ops::index_fill(g, c.dim, c.index, num(0));
  if (c.needs[2]) out[2] = ops::reshape(ops::index_select(g, c.dim, c.index), c.source_meta.sizes);
}
Tensor jvp_index_copy(const IndexCopyCtx& c, const Tensor* t) {
  return ops::index_copy(or_zeros(t[0], c.self_meta), c.dim, c.index, or_zeros(t[2], c.source_meta));
}
void vjp_index_fill(const IndexFillCtx& c, const Tensor& g, Tensor* out) {
  if (c.needs[0]) out[0] = ops::index_fill(g, c.dim, c.index, num(0));
  if (c.needs[2]) out[2] = ops::sum(g - ops::index_fill(g, c.dim, c.index, num(0)));
}
Tensor jvp_index_fill(const IndexFillCtx& c, const Tensor* t) {
  return ops::index_fill(or_zeros(t[0], c.self_meta), c.dim, c.index, t[2].defined() ? t[2] : num(0));
}

void vjp_gather(const GatherCtx& c, const Tensor& g, Tensor* out) {
  const Tensor zeros = filled(c.self_meta.sizes, g.dtype(), 0);
  if (g.numel() == 0)
    out[0] = zeros;
  else
    out[0] = fusable({&g, &c.index}) ? ops::scatter_add_(zeros, c.dim, c.index, g)
                                     : ops::scatter_add(zeros, c.dim, c.index, g);
}
void vjp_scatter(const ScatterCtx& c, const Tensor& g, Tensor* out) {
  if (c.needs[0]) out[0] = ops::scatter_value(g, c.dim, c.index, 0);
  if (c.needs[2]) out[2] = read_back(g, c.dim, c.index, c.src_meta);
}
Tensor jvp_scatter(const ScatterCtx& c, const Tensor* t) {
  return ops::scatter(or_zeros(t[0], c.self_meta), c.dim, c.index, or_zeros(t[2], c.src_meta));
}
void vjp_scatter_add(const ScatterAddCtx& c, const Tensor& g, Tensor* out) {
  if (c.needs[0]) out[0] = g;
  if (c.needs[2]) out[2] = read_back(g, c.dim, c.index, c.src_meta);
}
Tensor jvp_scatter_add(const ScatterAddCtx& c, const Tensor* t) {
  return ops::scatter_add(or_zeros(t[0], c.self_meta), c.dim, c.index, or_zeros(t[2], c.src_meta));
}
// Exact where no factor is zero.
void vjp_scatter_mul(const ScatterMulCtx& c, const Tensor& g, Tensor* out) {
  if (c.needs[0]) out[0] = ops::scatter_mul(g, c.dim, c.index, conj_of(c.src));
  if (c.needs[2]) out[2] = read_back(g * conj_of(c.result), c.dim, c.index, c.src_meta) / conj_of(c.src);
}

}  // namespace eg::rules

namespace eg::ops {

Tensor index_reduce_body(const Tensor& self, int64_t dim, const Tensor& index, const Tensor& source, std::string_view reduce,
                    bool include_self) {
  check(reduce == "prod" || reduce == "mean" || reduce == "amax" || reduce == "amin",
        "index_reduce(): Expected reduce to be one of prod, mean, amax or amin but got ", reduce, ".");
  dim = check_slices("index_reduce_", self, dim, index, source);
  supports(!(self.dtype() == DType::Bool && reduce == "mean") &&
               !(self.is_complex() && reduce != "prod" && reduce != "mean"),
           self.dtype(), "index_func_");
  if (!(index.flags() & kOpaque) && index.numel() > 0) {
    const int64_t size = self.dim() == 0 ? 1 : self.sizes()[dim];
    check(item(min(index)).to_int() >= 0 && item(max(index)).to_int() < size, Code::Index,
          "index out of range in self");
  }
  Dims along(source.sizes().size(), 1);
  if (source.dim() > 0) along[dim] = source.sizes()[dim];
  const Tensor at = expand(reshape(cast(index, DType::Int64), along), source.sizes());
  return scatter_reduce_two(self, dim, at, source, reduce, include_self);
}

Tensor scatter_value_body(const Tensor& self, int64_t dim, const Tensor& index, const Scalar& value) {
  return scatter(self, dim, index, expand(filled({}, self.dtype(), value), index.sizes()));
}
Tensor scatter_reduce_body(const Tensor& self, int64_t dim, const Tensor& index, const Tensor& src,
                      std::string_view reduce) {
  if (reduce == "add") return scatter_add(self, dim, index, src);
  check(reduce == "multiply", "reduce argument must be either add or multiply.");
  return scatter_mul(self, dim, index, src);
}
Tensor scatter_value_reduce(const Tensor& self, int64_t dim, const Tensor& index, const Scalar& value,
                            std::string_view reduce) {
  return scatter_reduce(self, dim, index, expand(filled({}, self.dtype(), value), index.sizes()), reduce);
}

}  // namespace eg::ops

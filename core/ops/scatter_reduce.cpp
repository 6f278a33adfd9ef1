// Many values combined into one place: scatter_reduce, segment_reduce; and put.
#include <limits>

#include "core/ops/common.h"
#include "core/ops/formula.h"
#include "kernels/index.h"

namespace eg {
namespace {

enum class Reduce { Sum, Prod, Mean, Amax, Amin };

Reduce reduce_of(std::string_view name) {
  if (name == "sum") return Reduce::Sum;
  if (name == "prod") return Reduce::Prod;
  if (name == "mean") return Reduce::Mean;
  if (name == "amax") return Reduce::Amax;
  check(name == "amin", "reduce argument must be either sum, prod, mean, amax or amin, got ", name);
  return Reduce::Amin;
}

kernels::ScatterMode mode_of(Reduce r) {
  switch (r) {
    case Reduce::Prod:
      return kernels::ScatterMode::Multiply;
    case Reduce::Amax:
      return kernels::ScatterMode::Amax;
    case Reduce::Amin:
      return kernels::ScatterMode::Amin;
    default:
      return kernels::ScatterMode::Add;
  }
}

Scalar least(DType t) {
  if (is_floating(t)) return -std::numeric_limits<double>::infinity();
  if (t == DType::Bool || is_unsigned(t)) return 0;
  return t == DType::Int8    ? -128
         : t == DType::Int16 ? -32768
         : t == DType::Int32 ? Scalar(int64_t{std::numeric_limits<int32_t>::min()})
                             : Scalar(std::numeric_limits<int64_t>::min());
}
Scalar greatest(DType t) {
  switch (t) {
    case DType::Bool:
      return 1;
    case DType::UInt8:
      return 255;
    case DType::Int8:
      return 127;
    case DType::Int16:
      return 32767;
    case DType::UInt16:
      return 65535;
    case DType::Int32:
      return int64_t{std::numeric_limits<int32_t>::max()};
    case DType::UInt32:
      return int64_t{std::numeric_limits<uint32_t>::max()};
    case DType::Int64:
    case DType::UInt64:
      return std::numeric_limits<int64_t>::max();
    default:
      return std::numeric_limits<double>::infinity();
  }
}
// What combines with any value to that value.
Scalar neutral(Reduce r, DType t) {
  switch (r) {
    case Reduce::Prod:
      return 1;
    case Reduce::Amax:
      return least(t);
    case Reduce::Amin:
      return greatest(t);
    default:
      return 0;
  }
}

const char* kernel_name(Reduce r) {
  return r == Reduce::Amax   ? "scatter_gather_tensor_cpu_reduce_amax"
         : r == Reduce::Amin ? "scatter_gather_tensor_cpu_reduce_amin"
                             : "scatter_gather_tensor_cpu_reduce_mean";
}

Tensor at_least_1d(const Tensor& t) { return t.dim() == 0 ? body::unsqueeze(t, 0) : t; }

}  // namespace

namespace body {

Tensor scatter_reduce_two(const Tensor& self, int64_t dim, const Tensor& index, const Tensor& src,
                          std::string_view reduce, bool include_self) {
  const Reduce how = reduce_of(reduce);
  dim = wrap_dim(dim, self.dim());
  check(index.numel() == 0 || index.dtype() == DType::Int64, "scatter(): Expected dtype int64 for index");
  check(self.dtype() == src.dtype(), "scatter(): Expected self.dtype to be equal to src.dtype");
  const bool unordered = self.is_complex() && (how == Reduce::Amax || how == Reduce::Amin);
  supports(!unordered && !(self.dtype() == DType::Bool && how == Reduce::Mean), self.dtype(), kernel_name(how));
  const Tensor r = clone_raw(self, MemoryFormat::Contiguous);
  if (index.numel() == 0) return r;
  const Tensor i = at_least_1d(index), s = at_least_1d(src);
  const int64_t rank = std::max<int64_t>(self.dim(), 1);
  check(i.dim() == rank, "Index tensor must have the same number of dimensions as self tensor");
  check(i.dim() == s.dim(), "Index tensor must have the same number of dimensions as src tensor");
  const Tensor to = at_least_1d(r);
  for (int64_t d = 0; d < rank; ++d) {
    check((d == dim || i.sizes()[d] <= to.sizes()[d]) && i.sizes()[d] <= s.sizes()[d], "Expected index ",
          shape_string(index.sizes()), " to be no larger than self ", shape_string(self.sizes()),
          " apart from dimension ", dim, " and to be no larger size than src ", shape_string(src.sizes()));
  }
  if (!include_self) {
    const Tensor start = new_tensor({}, self.dtype());
    fill_raw(start, neutral(how, self.dtype()));
    kernels::scatter(to.view(), dim, i.view(), start.view(), kernels::ScatterMode::Assign);
  }
  kernels::scatter(to.view(), dim, i.view(), s.view(), mode_of(how));
  if (how != Reduce::Mean) return r;
  const Tensor counts = new_tensor(to.sizes(), DType::Int64);
  fill_raw(counts, 1);
  if (!include_self) {
    const Tensor none = new_tensor({}, DType::Int64);
    fill_raw(none, 0);
    kernels::scatter(counts.view(), dim, i.view(), none.view(), kernels::ScatterMode::Assign);
  }
  kernels::scatter_count(counts.view(), dim, i.view());
  GradMode off(false);
  const Tensor n = eg::alias(counts, r.sizes(), contiguous_strides(r.sizes()), 0);
  return is_integral(r.dtype()) ? cast(ops::div_floor(r, n), r.dtype()) : cast(ops::div(r, n), r.dtype());
}

void put_(const Tensor& self, const Tensor& index, const Tensor& source, bool accumulate) {
  check(index.dtype() == DType::Int64, "put_(): Expected a long tensor for index, but got ",
        scalar_type_name(index.dtype()));
  check(self.dtype() == source.dtype(),
        "put_(): self and source expected to have the same dtype, but got self.dtype = ",
        scalar_type_name(self.dtype()), " and source.dtype = ", scalar_type_name(source.dtype()));
  check(source.numel() == index.numel(), Code::Index,
        "put_(): Expected source and index to have the same number of elements, but got source.numel() = ",
        source.numel(), ", index.numel() = ", index.numel());
  check(self.numel() > 0 || source.numel() == 0, Code::Index, "put_(): Tried to put elements into an empty tensor");
  if (source.numel() == 0) return;
  const Tensor from = contiguous_raw(apart(source, self));
  const Tensor at = apart(index, self);
  const Tensor values = eg::alias(from, at.sizes(), contiguous_strides(at.sizes()), from.storage_offset());
  kernels::put(self.view(), at.view(), values.view(), accumulate);
}
Tensor put(const Tensor& self, const Tensor& index, const Tensor& source, bool accumulate) {
  const Tensor r = clone_raw(self);
  put_(r, index, source, accumulate);
  return r;
}

Tensor _segment_ids(const Tensor& runs, int64_t size, bool offsets, bool unsafe) {
  supports(runs.dtype() == DType::Int64 || runs.dtype() == DType::Int32, runs.dtype(),
           "_segment_reduce_lengths_cpu_kernel1");
  check(runs.dim() > 0, "segment_reduce(): Expected lengths or offsets to have at least one dimension");
  const Tensor x = contiguous_raw(to_raw(runs, DType::Int64));
  const int64_t given = x.sizes()[x.dim() - 1], rows = given > 0 ? x.numel() / given : 0;
  const int64_t n = offsets ? given - 1 : given;
  check(n >= 0, "segment_reduce(): Expected offsets to hold at least one element");
  Dims shape(x.sizes());
  shape[shape.size() - 1] = size;
  const Tensor r = new_tensor(shape, DType::Int64);
  fill_raw(r, n);
  for (int64_t row = 0; row < rows; ++row) {
    const int64_t* const p = x.data_as<int64_t>() + row * given;
    int64_t* const to = r.data_as<int64_t>() + row * size;
    int64_t begin = offsets ? p[0] : 0, total = 0;
    for (int64_t k = 0; k < n; ++k) {
      check(offsets || p[k] >= 0, "lengths contains negative value!");
      const int64_t end = offsets ? p[k + 1] : begin + p[k];
      check(begin >= 0 && end >= begin && end <= size,
            "segment_reduce(): Expected all rows of lengths along axis to sum to data.size(lengths.dim()-1) when "
            "!unsafe.");
      std::fill(to + begin, to + end, k);
      total += end - begin;
      begin = end;
    }
    check(offsets || unsafe || total == size,
          "segment_reduce(): Expected all rows of lengths along axis to sum to data.size(lengths.dim()-1) when "
          "!unsafe.");
  }
  return r;
}

Tensor nonzero_static(const Tensor& self, int64_t size, int64_t fill_value) {
  check(size >= 0, "nonzero_static: 'size' must be an non-negative integer");
  const Tensor all = body::nonzero(self), r = new_tensor({size, self.dim()}, DType::Int64, self.device());
  fill_raw(r, fill_value);
  const int64_t n = std::min(size, all.sizes()[0]);
  if (n > 0 && self.dim() > 0) copy_raw(body::slice(r, 0, 0, n, 1), body::slice(all, 0, 0, n, 1));
  return r;
}

}  // namespace body

namespace rules {

namespace {

// The part of src that the index reaches.
Tensor reached(const Tensor& src, const Tensor& index) {
  Tensor t = src;
  for (int64_t d = 0; d < index.dim() && d < src.dim(); ++d) {
    if (t.sizes()[d] != index.sizes()[d]) t = ops::narrow(t, d, 0, index.sizes()[d]);
  }
  return t;
}
// A gradient of that part, in the shape of src.
Tensor padded(const Tensor& g, const TensorMeta& src) {
  if (g.sizes() == src.sizes.span()) return g;
  Dims pad;
  for (size_t d = src.sizes.size(); d-- > 0;) {
    pad.push_back(0);
    pad.push_back(src.sizes[d] - g.sizes()[d]);
  }
  return ops::constant_pad_nd(g, pad, 0);
}

// Where several zeros went into one product, the gradient is right, but not as a function of the zeros.
constexpr Formula kOfZeros = {"Error", [](const Tensor* x, const double*) { return ops::clone(x[0]); },
                              [](const Tensor*, const double*, const Needs&, const Tensor&, Tensor*) {
                                fail(Code::Runtime,
                                     "scatter_reduce(): Double backward is unsupported for src when >1 zeros in src are "
                                     "scattered to the same position in self");
                              },
                              {0}};
Tensor differentiable_once_at_zeros(const Tensor& g, const Tensor& zero, const Tensor& zeros) {
  if (!mode.grad || !g.requires_grad() || (zeros.flags() & kOpaque)) return g;
  const bool several = ops::item(ops::any(ops::logical_and(zero, ops::gt(zeros, num(1))))).to_bool();
  return several ? apply_formula(kOfZeros, {g}) : g;
}

}  // namespace

void vjp_scatter_reduce_two(const ScatterReduceTwoCtx& c, const Tensor& g, Tensor* out) {
  if (c.index.numel() == 0) {
    if (c.needs[0]) out[0] = g;
    if (c.needs[2]) out[2] = filled(c.src_meta.sizes, g.dtype(), 0);
    return;
  }
  const Reduce how = reduce_of(c.reduce);
  const Tensor src = reached(c.src, c.index);
  const auto read = [&](const Tensor& t) { return ops::gather(t, c.dim, c.index); };
  const auto count = [&](const Tensor& start, const Tensor& what) {
    return ops::scatter_add(start, c.dim, c.index, what);
  };
  Tensor to_self, to_src;
  switch (how) {
    case Reduce::Sum:
      to_self = g;
      to_src = read(g);
      break;
    case Reduce::Mean: {
      const Tensor ones = filled(c.self_meta.sizes, g.dtype(), 1), zeros = filled(c.self_meta.sizes, g.dtype(), 0);
      Tensor n = count(c.include_self ? ones : zeros, filled(c.index.sizes(), g.dtype(), 1));
      n = ops::masked_fill(n, ops::eq(n, num(0)), num(1));
      to_self = g / n;
      to_src = read(to_self);
      break;
    }
    case Reduce::Prod: {
      // A zero leaves the product of the others; two of them leave nothing.
      const Tensor self_one = ops::masked_fill(c.self, ops::eq(c.self, num(0)), num(1));
      if (c.needs[0]) {
        const Tensor others = ops::scatter_reduce_two(self_one, c.dim, c.index, src, "prod", c.include_self);
        to_self = g * conj_of(others / self_one);
      }
      if (c.needs[2]) {
        const Tensor zero = ops::logical_or(ops::eq(src, num(0)), ops::isnan(src));  // nothing can be divided by it
        const Tensor zeros = read(count(filled(c.self_meta.sizes, g.dtype(), 0), cast(zero, g.dtype())));
        const Tensor only = ops::logical_and(zero, ops::eq(zeros, num(1)));
        const Tensor without = ops::scatter_reduce_two(c.self, c.dim, c.index, ops::masked_fill(src, only, num(1)),
                                                       "prod", c.include_self);
        to_src = ops::where(only, read(g * conj_of(without)),
                            read(g * conj_of(c.result)) / conj_of(ops::masked_fill(src, zero, num(1))));
        to_src = differentiable_once_at_zeros(to_src, zero, zeros);
      }
      break;
    }
    default: {
      const auto found = [&](const Tensor& x, const Tensor& r) {  // a NaN is one's own too
        return cast(ops::logical_or(ops::eq(x, r), ops::logical_and(ops::isnan(x), ops::isnan(r))), g.dtype());
      };
      const Tensor mine = found(c.self, c.result), theirs = found(src, read(c.result));
      const Tensor start = c.include_self ? mine : ops::scatter_value(mine, c.dim, c.index, 0);
      const Tensor share = g / count(start, theirs);
      to_self = mine * share;
      to_src = theirs * read(share);
    }
  }
  if (c.needs[0]) out[0] = c.include_self ? to_self : ops::scatter_value(to_self, c.dim, c.index, 0);
  if (c.needs[2]) out[2] = padded(to_src, c.src_meta);
}

void vjp_put(const PutCtx& c, const Tensor& g, Tensor* out) {
  if (c.needs[0]) out[0] = c.accumulate ? g : ops::put(g, c.index, filled(c.source_meta.sizes, g.dtype(), 0), false);
  if (c.needs[2]) out[2] = ops::reshape(ops::take(g, c.index), c.source_meta.sizes);
}
Tensor jvp_put(const PutCtx& c, const Tensor* t) {
  return ops::put(t[0].defined() ? t[0] : filled(c.self_meta.sizes, c.self_meta.dtype, 0), c.index,
                  t[2].defined() ? t[2] : filled(c.source_meta.sizes, c.source_meta.dtype, 0), c.accumulate);
}

}  // namespace rules

namespace ops {

Tensor segment_reduce(const Tensor& data, std::string_view reduce, const Tensor& lengths, const Tensor& indices,
                      const Tensor& offsets, int64_t axis, bool unsafe, std::optional<Scalar> initial) {
  const bool most = reduce == "max" || reduce == "amax";
  const Reduce how = most ? Reduce::Amax : reduce == "min" ? Reduce::Amin : reduce_of(reduce);
  check(!indices.defined(), "segment_reduce(): indices based reduction is not supported yet.");
  check(lengths.defined() || offsets.defined(), "segment_reduce(): Either lengths or offsets must be defined.");
  axis = wrap_dim(axis, data.dim());
  supports(is_floating(data.dtype()), data.dtype(), "_segment_reduce_cpu");
  check(data.numel() >= 0 && data.dim() > 0, "segment_reduce(): Expected data to have at least one dimension");
  const Tensor& runs = offsets.defined() ? offsets : lengths;
  check(runs.dim() == axis + 1, "segment_reduce(): Expected axis to be the last dimension of ",
        offsets.defined() ? "offsets" : "lengths", " but got ", axis, ".");
  const int64_t size = data.sizes()[axis];
  Tensor ids = _segment_ids(runs, size, offsets.defined(), unsafe);
  const int64_t n = runs.sizes()[axis] - (offsets.defined() ? 1 : 0);
  Dims shape(data.sizes()), along(ids.sizes());
  shape[axis] = n + 1;  // the last one holds what is in no run
  while (along.size() < data.sizes().size()) along.push_back(1);
  ids = expand(reshape(ids, along), data.sizes());
  const bool mean = how == Reduce::Mean;
  const char* const name = most ? "amax" : how == Reduce::Amin ? "amin" : how == Reduce::Prod ? "prod" : "sum";
  const Tensor start = filled(shape, data.dtype(), neutral(how, data.dtype()));
  Tensor r = narrow(scatter_reduce_two(start, axis, ids, data, name, false), axis, 0, n);
  if (initial) {
    const Tensor first = filled({}, data.dtype(), *initial);
    if (how == Reduce::Prod)
      r = r * first;
    else if (how == Reduce::Amax)
      r = where(logical_or(ge(r, first), isnan(r)), r, first);
    else if (how == Reduce::Amin)
      r = where(logical_or(le(r, first), isnan(r)), r, first);
    else
      r = r + first;
  }
  if (!mean) return r;
  const Tensor counts =
      narrow(scatter_add(filled(shape, data.dtype(), 0), axis, ids, filled(data.sizes(), data.dtype(), 1)), axis, 0, n);
  return initial ? r / clamp_min(counts, 1) : r / counts;
}

}  // namespace ops
}  // namespace eg

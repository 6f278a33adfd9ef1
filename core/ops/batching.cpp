// Batching rules that a schema entry cannot say in one word: what an operator does when some arguments carry the batch
// of a vmap. A rule gives its result with the batch as dimension 0, or returns false: then the operator runs once a
// slice.
#include <algorithm>

#include "core/engine/batch.h"
#include "core/ops/common.h"

namespace eg::rules {

// ---- views ----

bool batch_view(const Batch& b, const Tensor& self, IntSpan size, Tensor& result) {
  if (b.size() == 0) return false;
  result = ops::view(b.front(self), b.sizes(infer_size(size, self.numel())));
  return true;
}
bool batch_view_dtype(const Batch& b, const Tensor& self, DType dtype, Tensor& result) {
  if (self.dim() == 0 && size_of(self.dtype()) != size_of(dtype)) return false;
  result = ops::view_dtype(b.front(self), dtype);
  return true;
}
bool batch_expand(const Batch& b, const Tensor& self, IntSpan size, bool implicit, Tensor& result) {
  const int64_t n = static_cast<int64_t>(size.size());
  if (n < self.dim() || std::any_of(size.begin(), size.begin() + (n - self.dim()), [](int64_t s) { return s == -1; })) {
    return false;
  }
  Dims shape = b.sizes(self.sizes());
  for (int64_t i = self.dim(); i < n; ++i) shape.insert(1, 1);
  const Tensor v = b.front(self);
  result =
      ops::expand(static_cast<int64_t>(shape.size()) == v.dim() ? v : ops::view(v, shape), b.sizes(size), implicit);
  return true;
}
bool batch_permute(const Batch& b, const Tensor& self, IntSpan dims, Tensor& result) {
  if (static_cast<int64_t>(dims.size()) != self.dim()) return false;
  Dims order = Batch::dims(dims, self.dim());
  order.insert(0, 0);
  result = ops::permute(b.front(self), order);
  return true;
}
bool batch_t(const Batch& b, const Tensor& self, Tensor& result) {
  if (self.dim() > 2) return false;
  result = self.dim() == 2 ? ops::transpose(b.front(self), 1, 2) : ops::alias(b.front(self));
  return true;
}
bool batch_squeeze(const Batch& b, const Tensor& self, Tensor& result) {
  result = ops::squeeze_dims(b.front(self), Batch::all(self.dim()));
  return true;
}
bool batch_unsqueeze(const Batch& b, const Tensor& self, int64_t dim, Tensor& result) {
  result = ops::unsqueeze(b.front(self), Batch::dim(dim, self.dim() + 1));
  return true;
}
bool batch_view_as_complex(const Batch& b, const Tensor& self, Tensor& result) {
  if (self.dim() == 0) return false;
  result = ops::view_as_complex(b.front(self));
  return true;
}
// Offsets count in the memory of the first slice.
bool batch_as_strided(const Batch& b, const Tensor& self, IntSpan size, IntSpan stride, std::optional<int64_t> offset,
                      Tensor& result) {
  const Tensor v = b.front(self);
  if (size.size() != stride.size() || b.size() == 0) return false;
  // One slice reaches as far as its own elements do: what lies behind them is another's.
  const auto last = [](int64_t at, IntSpan sizes, IntSpan steps) {
    for (size_t i = 0; i < sizes.size(); ++i) at += (sizes[i] - 1) * steps[i];
    return at;
  };
  const int64_t start = offset.value_or(self.storage_offset());
  const auto rest = static_cast<size_t>(v.dim()) - 1;
  const IntSpan sizes = v.sizes().slice(1, rest), steps = v.strides().slice(1, rest);
  const bool empty = std::find(size.begin(), size.end(), 0) != size.end();
  check(empty || (start >= v.storage_offset() && v.numel() > 0 &&
                  last(start, size, stride) <= last(v.storage_offset(), sizes, steps)),
        "vmap: as_strided with sizes ", shape_string(size), ", strides ", shape_string(stride), " and offset ", start,
        " can access memory outside of `tensor`, of sizes ", shape_string(sizes), ", strides ",
        shape_string(steps), " and offset ", v.storage_offset(), ": that is not supported inside vmap");
  Dims strides(stride);
  strides.insert(0, v.strides()[0]);
  result = ops::as_strided(v, b.sizes(size), strides, start);
  return true;
}
bool batch_as_strided_scatter(const Batch& b, const Tensor& self, const Tensor& src, IntSpan size, IntSpan stride,
                              std::optional<int64_t> offset, Tensor& result) {
  if (size.size() != stride.size() || b.size() == 0 || !is_contiguous(self.sizes(), self.strides())) return false;
  const Tensor whole = ops::contiguous(b.full(self), MemoryFormat::Contiguous);
  Dims strides(stride);
  strides.insert(0, whole.strides()[0]);
  result =
      ops::as_strided_scatter(whole, b.full(src), b.sizes(size), strides,
                              offset.value_or(self.storage_offset()) - self.storage_offset() + whole.storage_offset());
  return true;
}

// ---- reductions over everything ----

bool batch_max(const Batch& b, const Tensor& self, Tensor& result) {
  if (self.numel() == 0 || self.is_complex()) return false;
  result = self.dim() == 0 ? ops::clone(b.front(self)) : ops::amax(b.front(self), Batch::all(self.dim()));
  return true;
}
bool batch_min(const Batch& b, const Tensor& self, Tensor& result) {
  if (self.numel() == 0 || self.is_complex()) return false;
  result = self.dim() == 0 ? ops::clone(b.front(self)) : ops::amin(b.front(self), Batch::all(self.dim()));
  return true;
}
namespace {
template <class F>
bool arg_extreme(const Batch& b, const Tensor& self, std::optional<int64_t> dim, bool keepdim, Tensor& result, F&& f) {
  if (self.dim() == 0 || self.numel() == 0) return false;
  const Tensor v = b.front(self);
  if (dim) {
    result = f(v, Batch::dim(*dim, self.dim()), keepdim);
    return true;
  }
  result = f(ops::reshape(v, {b.size(), self.numel()}), 1, false);
  if (keepdim) result = ops::reshape(result, b.sizes(Dims(self.sizes().size(), 1)));
  return true;
}
}  // namespace
bool batch_argmax(const Batch& b, const Tensor& self, std::optional<int64_t> dim, bool keepdim, Tensor& result) {
  return arg_extreme(b, self, dim, keepdim, result,
                     [](const Tensor& t, int64_t d, bool keep) { return ops::argmax(t, d, keep); });
}
bool batch_argmin(const Batch& b, const Tensor& self, std::optional<int64_t> dim, bool keepdim, Tensor& result) {
  return arg_extreme(b, self, dim, keepdim, result,
                     [](const Tensor& t, int64_t d, bool keep) { return ops::argmin(t, d, keep); });
}

// ---- products ----

bool batch_mm(const Batch& b, const Tensor& self, const Tensor& mat2, Tensor& result) {
  if (self.dim() != 2 || mat2.dim() != 2 || self.size(1) != mat2.size(0)) return false;
  if (!b.has(self) && mat2.size(1) == 1) {
    // One matrix and a column a slice: all columns at once.
    const Tensor columns = ops::transpose(ops::squeeze_dim(b.front(mat2), 2), 0, 1);
    result = ops::unsqueeze(ops::transpose(ops::mm(self, columns), 0, 1), 2);
    return true;
  }
  result = ops::matmul(b.front(self), b.front(mat2));
  return true;
}
bool batch_bmm(const Batch& b, const Tensor& self, const Tensor& mat2, Tensor& result) {
  if (self.dim() != 3 || mat2.dim() != 3 || self.size(0) != mat2.size(0) || self.size(2) != mat2.size(1)) return false;
  result = ops::matmul(b.front(self), b.front(mat2));
  return true;
}

// ---- copies ----

namespace {
bool layout_kept(std::optional<MemoryFormat> f) { return !f || *f <= MemoryFormat::Preserve; }
}  // namespace
bool batch_clone(const Batch& b, const Tensor& self, std::optional<MemoryFormat> format, Tensor& result) {
  if (!layout_kept(format)) return false;
  result = ops::clone(b.front(self), format);
  return true;
}
bool batch__to_copy(const Batch& b, const Tensor& self, std::optional<DType> dtype, std::optional<Device> device,
                    std::optional<MemoryFormat> format, Tensor& result) {
  if (!layout_kept(format)) return false;
  result = ops::_to_copy(b.front(self), dtype, device, format);
  return true;
}
bool batch_copy(const Batch& b, const Tensor& self, const Tensor& src, bool non_blocking, Tensor& result) {
  if (!expandable(src.sizes(), self.sizes())) return false;
  result = ops::copy(b.full(self), b.ranked(src, self.dim()), non_blocking);
  return true;
}
bool batch__tie(const Batch& b, const Tensor& self, TensorSpan to, Tensor& result) {
  result = ops::_tie(b.full(self), b.front(to));
  return true;
}

// ---- joining and padding ----

bool batch_cat(const Batch& b, TensorSpan tensors, int64_t dim, Tensor& result) {
  for (const Tensor& t : tensors) {
    if (t.dim() != tensors[0].dim() || t.dim() == 0) return false;
  }
  result = ops::cat(b.full(tensors), Batch::dim(dim, tensors[0].dim()));
  return true;
}
bool batch_constant_pad_nd(const Batch& b, const Tensor& self, IntSpan pad, const Scalar& value, Tensor& result) {
  if (static_cast<int64_t>(pad.size()) > 2 * self.dim()) return false;
  result = ops::constant_pad_nd(b.front(self), pad, value);
  return true;
}

// ---- indexing ----

namespace {
// The place of the first index tensor where all of them stand together; -1 otherwise.
int64_t together(TensorSpan indices) {
  int64_t first = -1, last = -1, n = 0;
  for (size_t i = 0; i < indices.size(); ++i) {
    if (!indices[i].defined()) continue;
    if (first < 0) first = static_cast<int64_t>(i);
    last = static_cast<int64_t>(i);
    ++n;
  }
  return first >= 0 && last - first + 1 == n ? first : -1;
}
bool masks(TensorSpan indices) {
  return std::any_of(indices.begin(), indices.end(), [](const Tensor& t) {
    return t.defined() && (t.dtype() == DType::Bool || t.dtype() == DType::UInt8);
  });
}
// The shape of the index tensors broadcast together.
Dims index_shape(TensorSpan indices) {
  Dims shape;
  for (const Tensor& t : indices) {
    if (t.defined()) shape = broadcast_shapes(shape, t.sizes());
  }
  return shape;
}
// Indices of a value with the batch in front: dimension 0 is taken whole, or where an index carries the batch, each
// slice by its own number.
std::vector<Tensor> batched_indices(const Batch& b, TensorSpan indices) {
  std::vector<Tensor> out;
  if (!b.has_any(indices)) {
    out.emplace_back();
    out.insert(out.end(), indices.begin(), indices.end());
    return out;
  }
  const int64_t rank = static_cast<int64_t>(index_shape(indices).size());
  Dims shape(static_cast<size_t>(rank) + 1, 1);
  shape[0] = b.size();
  out.push_back(ops::view(ops::arange(b.size(), DType::Int64), shape));
  for (const Tensor& t : indices) out.push_back(t.defined() ? b.ranked(t, rank) : t);
  return out;
}
}  // namespace
bool batch_index(const Batch& b, const Tensor& self, TensorSpan indices, Tensor& result) {
  const int64_t first = together(indices);
  const bool own = b.has_any(indices);
  // Masks of a batch pick a different number a slice; apart from one another, indices put their dimensions in front.
  if (first < 0 || self.dim() == 0 || (own && (first > 0 || masks(indices)))) return false;
  result = ops::index(own ? b.full(self) : b.front(self), batched_indices(b, indices));
  return true;
}
bool batch_index_put(const Batch& b, const Tensor& self, TensorSpan indices, const Tensor& values, bool accumulate,
                     Tensor& result) {
  const int64_t first = together(indices);
  if (first < 0 || self.dim() == 0 || masks(indices) || (b.has_any(indices) && first > 0)) return false;
  int64_t used = 0;
  for (const Tensor& t : indices) used += t.defined();
  const int64_t rank = self.dim() - used + static_cast<int64_t>(index_shape(indices).size());
  if (values.dim() > rank) return false;
  result = ops::index_put(b.full(self), batched_indices(b, indices), b.ranked(values, rank), accumulate);
  return true;
}
bool batch_index_select(const Batch& b, const Tensor& self, int64_t dim, const Tensor& index, Tensor& result) {
  if (self.dim() == 0 || index.dim() > 1) return false;
  dim = Batch::dim(dim, self.dim());
  if (!b.has(index)) {
    result = ops::index_select(b.front(self), dim, index);
    return true;
  }
  if (index.dim() == 0) return false;
  // Each slice's own index, seen along `dim` and the same everywhere else.
  Dims shape(self.sizes().size() + 1, 1), sizes = b.sizes(self.sizes());
  shape[0] = b.size();
  shape[dim] = sizes[dim] = index.numel();
  result = ops::gather(
      b.full(self), dim,
      ops::expand(ops::view(ops::contiguous(cast(b.front(index), DType::Int64), MemoryFormat::Contiguous), shape),
                  sizes));
  return true;
}
bool batch_index_add(const Batch& b, const Tensor& self, int64_t dim, const Tensor& index, const Tensor& source,
                     const Scalar& alpha, Tensor& result) {
  if (self.dim() == 0 || source.dim() != self.dim() || b.has(index)) return false;
  result = ops::index_add(b.full(self), Batch::dim(dim, self.dim()), index, b.full(source), alpha);
  return true;
}
bool batch_index_copy(const Batch& b, const Tensor& self, int64_t dim, const Tensor& index, const Tensor& source,
                      Tensor& result) {
  if (self.dim() == 0 || source.dim() != self.dim() || b.has(index)) return false;
  result = ops::index_copy(b.full(self), Batch::dim(dim, self.dim()), index, b.full(source));
  return true;
}
bool batch_index_fill(const Batch& b, const Tensor& self, int64_t dim, const Tensor& index, const Tensor& value,
                      Tensor& result) {
  if (self.dim() == 0 || b.has(index) || b.has(value)) return false;
  result = ops::index_fill(b.full(self), Batch::dim(dim, self.dim()), index, value);
  return true;
}
bool batch_unfold_backward(const Batch& b, const Tensor& grad, IntSpan input_sizes, int64_t dim, int64_t size,
                           int64_t step, Tensor& result) {
  if (input_sizes.empty()) return false;
  const int64_t rank = static_cast<int64_t>(input_sizes.size());
  result = ops::unfold_backward(b.front(grad), b.sizes(input_sizes), Batch::dim(dim, rank), size, step);
  return true;
}
bool batch__embedding(const Batch& b, const Tensor& weight, const Tensor& indices, int64_t padding_idx, bool by_freq,
                      Tensor& result) {
  if (b.has(weight) || by_freq) return false;
  result = ops::_embedding(weight, b.front(indices), padding_idx, by_freq);
  return true;
}

// ---- networks ----

bool batch__layer_norm(const Batch& b, const Tensor& input, const Tensor& weight, const Tensor& bias, int64_t dims,
                       double eps, Tensor& result) {
  if (b.has(weight) || b.has(bias) || dims > input.dim()) return false;
  result = ops::_layer_norm(b.front(input), weight, bias, dims, eps);
  return true;
}
bool batch_convolution(const Batch& b, const Tensor& input, const Tensor& weight, const Tensor& bias, IntSpan stride,
                       IntSpan padding, IntSpan dilation, bool transposed, IntSpan output_padding, int64_t groups,
                       Tensor& result) {
  if (b.has(weight) || b.has(bias) || input.dim() != weight.dim() || b.size() == 0) return false;
  result = b.unfold(ops::convolution(b.fold(b.front(input)), weight, bias, stride, padding, dilation, transposed,
                                     output_padding, groups));
  return true;
}
namespace {
Tensor unfolded(const Batch& b, const Tensor& value) { return b.unfold(value); }
std::tuple<Tensor, Tensor> unfolded(const Batch& b, const std::tuple<Tensor, Tensor>& values) {
  return {b.unfold(std::get<0>(values)), b.unfold(std::get<1>(values))};
}
// fn of a tensor of `spatial` dimensions behind the channels: the batch becomes that of its images, or joins theirs.
template <class R, class F>
bool over_images(const Batch& b, const Tensor& self, int64_t spatial, R& result, F&& fn) {
  if (self.dim() < spatial + 1 || self.dim() > spatial + 2 || b.size() == 0) return false;
  const Tensor v = b.front(self);
  result = self.dim() == spatial + 1 ? fn(v) : unfolded(b, fn(b.fold(v)));
  return true;
}
// The sizes of such a tensor's value.
Dims image_sizes(const Batch& b, IntSpan sizes, size_t spatial) {
  Dims out = b.sizes(sizes);
  if (sizes.size() == spatial + 2) {
    out.erase(0);
    out[0] *= b.size();
  }
  return out;
}
}  // namespace
bool batch_max_pool2d_with_indices(const Batch& b, const Tensor& self, IntSpan kernel_size,
                                   std::optional<IntSpan> stride, IntSpan padding, IntSpan dilation, bool ceil_mode,
                                   std::tuple<Tensor, Tensor>& result) {
  return over_images(b, self, 2, result, [&](const Tensor& v) {
    return ops::max_pool2d_with_indices(v, kernel_size, stride, padding, dilation, ceil_mode);
  });
}
bool batch_avg_pool2d(const Batch& b, const Tensor& self, IntSpan kernel_size, std::optional<IntSpan> stride,
                      IntSpan padding, bool ceil_mode, bool count_include_pad, std::optional<int64_t> divisor,
                      Tensor& result) {
  return over_images(b, self, 2, result, [&](const Tensor& v) {
    return ops::avg_pool2d(v, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor);
  });
}
bool batch_avg_pool2d_backward(const Batch& b, const Tensor& grad_output, IntSpan input_size, IntSpan kernel_size,
                               IntSpan stride, IntSpan padding, bool ceil_mode, bool count_include_pad,
                               std::optional<int64_t> divisor, Tensor& result) {
  if (grad_output.dim() != static_cast<int64_t>(input_size.size())) return false;
  return over_images(b, grad_output, 2, result, [&](const Tensor& v) {
    return ops::avg_pool2d_backward(v, image_sizes(b, input_size, 2), kernel_size, stride, padding, ceil_mode,
                                    count_include_pad, divisor);
  });
}
bool batch_max_pool3d_with_indices(const Batch& b, const Tensor& self, IntSpan kernel_size,
                                   std::optional<IntSpan> stride, IntSpan padding, IntSpan dilation, bool ceil_mode,
                                   std::tuple<Tensor, Tensor>& result) {
  return over_images(b, self, 3, result, [&](const Tensor& v) {
    return ops::max_pool3d_with_indices(v, kernel_size, stride, padding, dilation, ceil_mode);
  });
}
bool batch_avg_pool3d(const Batch& b, const Tensor& self, IntSpan kernel_size, std::optional<IntSpan> stride,
                      IntSpan padding, bool ceil_mode, bool count_include_pad, std::optional<int64_t> divisor,
                      Tensor& result) {
  return over_images(b, self, 3, result, [&](const Tensor& v) {
    return ops::avg_pool3d(v, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor);
  });
}
bool batch_avg_pool3d_backward(const Batch& b, const Tensor& grad_output, IntSpan input_size, IntSpan kernel_size,
                               IntSpan stride, IntSpan padding, bool ceil_mode, bool count_include_pad,
                               std::optional<int64_t> divisor, Tensor& result) {
  if (grad_output.dim() != static_cast<int64_t>(input_size.size())) return false;
  return over_images(b, grad_output, 3, result, [&](const Tensor& v) {
    return ops::avg_pool3d_backward(v, image_sizes(b, input_size, 3), kernel_size, stride, padding, ceil_mode,
                                    count_include_pad, divisor);
  });
}
bool batch_im2col(const Batch& b, const Tensor& self, IntSpan kernel_size, IntSpan dilation, IntSpan padding,
                  IntSpan stride, Tensor& result) {
  if (self.dim() < 3 || self.dim() > 4 || b.size() == 0) return false;
  const Tensor v = b.front(self);
  result = ops::im2col(self.dim() == 4 ? b.fold(v) : v, kernel_size, dilation, padding, stride);
  if (self.dim() == 4) result = b.unfold(result);
  return true;
}
bool batch_col2im(const Batch& b, const Tensor& self, IntSpan output_size, IntSpan kernel_size, IntSpan dilation,
                  IntSpan padding, IntSpan stride, Tensor& result) {
  if (self.dim() < 2 || self.dim() > 3 || b.size() == 0) return false;
  const Tensor v = b.front(self);
  result = ops::col2im(self.dim() == 3 ? b.fold(v) : v, output_size, kernel_size, dilation, padding, stride);
  if (self.dim() == 3) result = b.unfold(result);
  return true;
}
bool batch__group_norm(const Batch& b, const Tensor& input, int64_t num_groups, const Tensor& weight,
                       const Tensor& bias, double eps, Tensor& result) {
  if (b.has(weight) || b.has(bias) || input.dim() < 2 || b.size() == 0) return false;
  result = b.unfold(ops::_group_norm(b.fold(b.front(input)), num_groups, weight, bias, eps));
  return true;
}
bool batch__batch_norm(const Batch& b, const Tensor& input, const Tensor& weight, const Tensor& bias,
                       const Tensor& mean, const Tensor& var, double eps, Tensor& result) {
  // Given statistics are the same for every sample; those of the batch itself are each slice's own.
  if (!mean.defined() || !var.defined() || input.dim() < 2 || b.size() == 0) return false;
  for (const Tensor* t : {&weight, &bias, &mean, &var}) {
    if (b.has(*t)) return false;
  }
  result = b.unfold(ops::_batch_norm(b.fold(b.front(input)), weight, bias, mean, var, eps));
  return true;
}

}  // namespace eg::rules

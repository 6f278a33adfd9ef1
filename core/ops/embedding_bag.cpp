// Bags of embeddings: the sum, mean or maximum of some rows of a table.
#include "kernels/embedding_bag.h"

#include "core/ops/common.h"
#include "kernels/index.h"

namespace eg {
namespace {

kernels::BagParams params_of(int64_t mode, int64_t padding_idx, bool by_freq, bool last_offset) {
  kernels::BagParams p;
  p.mode = static_cast<kernels::BagMode>(mode);
  p.padding_idx = padding_idx;
  p.scale_by_freq = by_freq;
  p.last_offset = last_offset;
  return p;
}

constexpr int64_t kMean = 1, kMax = 2;

// The bag of each of n indices.
Tensor bags_of(const Tensor& starts, int64_t n) {
  const Tensor next = ops::searchsorted(starts, ops::arange(n, DType::Int64), false, true);
  return ops::sub(next, num(int64_t{1}), 1);
}

}  // namespace

namespace body {

std::tuple<Tensor, Tensor> _embedding_bag(const Tensor& weight, const Tensor& indices, const Tensor& offsets,
                                          const Tensor& per_sample_weights, int64_t mode, int64_t padding_idx,
                                          bool scale_grad_by_freq, bool include_last_offset) {
  check(mode >= 0 && mode <= kMax, "embedding_bag: expected a mode of 0, 1 or 2, but got ", mode);
  check(weight.dim() == 2, "embedding_bag: expected weight to have 2 dimensions, but got ", weight.dim());
  check(weight.is_floating() && !is_float8(weight.dtype()),
        "Expected tensor for argument #1 'weight' to have one of the following scalar types: Half, BFloat16, Float, ",
        "Double; but got torch.", scalar_type_name(weight.dtype()),
        "Tensor instead (while checking arguments for embedding_bag)");
  check(indices.dim() == 1, "input has to be a 1D or 2D Tensor, but got Tensor of dimension ", indices.dim());
  check(offsets.dim() == 1, "offsets has to be a 1D Tensor, but got Tensor of dimension ", offsets.dim());
  for (const Tensor* t : {&indices, &offsets}) {
    check(is_integral(t->dtype()) && t->dtype() != DType::Bool,
          "Expected tensor for argument #1 'indices' to have one of the following scalar types: Long, Int; but got ",
          "torch.", scalar_type_name(t->dtype()), "Tensor instead (while checking arguments for embedding_bag)");
  }
  if (per_sample_weights.defined()) {
    check(mode == 0, "embedding_bag: per_sample_weights only supported with mode='sum'");
    check(per_sample_weights.dtype() == weight.dtype(),
          "Expected tensor for argument #1 'weight' to have the same type as tensor for argument #1 ",
          "'per_sample_weights'; but type torch.", scalar_type_name(weight.dtype()), "Tensor does not equal torch.",
          scalar_type_name(per_sample_weights.dtype()), "Tensor (while checking arguments for embedding_bag)");
    check(per_sample_weights.sizes() == indices.sizes(),
          "expected per_sample_weights to be of same shape as indices, but got ",
          shape_string(per_sample_weights.sizes()), " and ", shape_string(indices.sizes()));
  }
  check(!include_last_offset || offsets.numel() > 0, "include_last_offset: number of offset should be at least 1");
  const Dims sizes{offsets.numel() - (include_last_offset ? 1 : 0), weight.size(1)};
  const Tensor r = new_tensor(sizes, weight.dtype());
  const Tensor at = mode == kMax ? new_tensor(sizes, DType::Int64) : new_tensor({0}, DType::Int64);
  const MaybeView places(mode == kMax ? at : Tensor()), samples(per_sample_weights);
  kernels::embedding_bag(r.view(), places.get(), weight.view(), indices.view(), offsets.view(), samples.get(),
                         params_of(mode, padding_idx, scale_grad_by_freq, include_last_offset));
  return {r, at};
}

}  // namespace body

namespace rules {
namespace {

// What the rules read as operators: the bag of each index, and which indices count.
struct Bags {
  Tensor index, bag, keep;  // (n); keep as numbers
  int64_t bags;

  Bags(const EmbeddingBagCtx& c, int64_t count, DType dtype) : bags(count) {
    index = cast(c.indices, DType::Int64);
    bag = ops::clamp(bags_of(cast(c.offsets, DType::Int64), index.numel()), 0, count - 1);
    keep = cast(ops::ne(index, num(c.padding_idx)), dtype);
  }
  // How many count, by `group`.
  Tensor counts(const Tensor& group, int64_t n) const {
    return ops::clamp_min(ops::index_add(filled({n}, keep.dtype(), 0), 0, group, keep), 1);
  }
};

Tensor weight_gradient(const EmbeddingBagCtx& c, const Tensor& g) {
  const IntSpan sizes = c.weight_meta.sizes;
  const Tensor zeros = filled(sizes, g.dtype(), 0);
  if (g.numel() == 0 || c.indices.numel() == 0) return zeros;
  if (c.mode == kMax) {
    const Tensor there = cast(ops::ge(c.max_indices, num(0)), g.dtype());
    return ops::scatter_add(zeros, 0, ops::clamp_min(c.max_indices, 0), g * there);
  }
  const Bags b(c, g.size(0), g.dtype());
  Tensor factor = b.keep;
  if (c.mode == kMean) factor = factor / ops::index_select(b.counts(b.bag, b.bags), 0, b.bag);
  if (c.scale_grad_by_freq) factor = factor / ops::index_select(b.counts(b.index, sizes[0]), 0, b.index);
  if (c.per_sample_weights.defined()) factor = factor * c.per_sample_weights;
  return ops::index_add(zeros, 0, b.index, ops::index_select(g, 0, b.bag) * column(factor));
}

Tensor samples_gradient(const EmbeddingBagCtx& c, const Tensor& g) {
  if (g.numel() == 0 || c.indices.numel() == 0) return filled(c.indices.sizes(), g.dtype(), 0);
  const Bags b(c, g.size(0), g.dtype());
  const Tensor products = ops::index_select(g, 0, b.bag) * ops::index_select(c.weight, 0, b.index);
  return ops::sum_dim(products, IntSpan{1}) * b.keep;
}

}  // namespace

void vjp__embedding_bag(const EmbeddingBagCtx& c, const Tensor* g, Tensor* out) {
  const Tensor& given = g[0];
  if (!fusable({&given, &c.weight, &c.indices, &c.offsets, &c.per_sample_weights}) || given.numel() == 0) {
    if (c.needs[0]) out[0] = weight_gradient(c, given);
    if (c.needs[3]) out[3] = samples_gradient(c, given);
    return;
  }
  const kernels::BagParams p = params_of(c.mode, c.padding_idx, c.scale_grad_by_freq, c.include_last_offset);
  const MaybeView at(c.mode == kMax ? c.max_indices : Tensor()), samples(c.per_sample_weights);
  if (c.needs[0]) {
    out[0] = new_tensor(c.weight_meta.sizes, given.dtype());
    kernels::embedding_bag_backward(out[0].view(), given.view(), c.indices.view(), c.offsets.view(), at.get(),
                                    samples.get(), p);
  }
  if (c.needs[3]) {
    out[3] = new_tensor(c.indices.sizes(), given.dtype());
    kernels::embedding_bag_samples(out[3].view(), given.view(), c.weight.view(), c.indices.view(), c.offsets.view(), p);
  }
}

void jvp__embedding_bag(const EmbeddingBagCtx& c, const Tensor* t, Tensor* out) {
  const auto bag = [&](const Tensor& weight, const Tensor& samples) {
    return std::get<0>(ops::_embedding_bag(weight, c.indices, c.offsets, samples, c.mode, c.padding_idx, false,
                                           c.include_last_offset));
  };
  if (c.mode == kMax) {
    const Tensor there = cast(ops::ge(c.max_indices, num(0)), t[0].dtype());
    out[0] =
        c.weight_meta.sizes[0] == 0 ? zeros_of(there) : ops::gather(t[0], 0, ops::clamp_min(c.max_indices, 0)) * there;
    return;
  }
  if (t[0].defined()) out[0] = bag(t[0], c.per_sample_weights);
  if (t[3].defined()) {
    const Tensor more = bag(c.weight, t[3]);
    out[0] = out[0].defined() ? out[0] + more : more;
  }
}

}  // namespace rules

namespace ops {
namespace {

int64_t padding_of(const Tensor& weight, std::optional<int64_t> padding_idx) {
  if (!padding_idx) return -1;
  const int64_t n = weight.size(0);
  check(*padding_idx >= -n && *padding_idx < n, "padding_idx must be within the number of embeddings, ", -n,
        " through ", n - 1, ", but got ", *padding_idx);
  return *padding_idx < 0 ? *padding_idx + n : *padding_idx;
}

}  // namespace

std::tuple<Tensor, Tensor, Tensor, Tensor> embedding_bag(const Tensor& weight, const Tensor& indices,
                                                         const Tensor& offsets, bool scale_grad_by_freq, int64_t mode,
                                                         bool, const Tensor& per_sample_weights,
                                                         bool include_last_offset, std::optional<int64_t> padding_idx) {
  const Tensor flat = reshape(indices, {-1});
  const int64_t pad = padding_of(weight, padding_idx);
  const auto [r, at] =
      _embedding_bag(weight, flat, offsets, per_sample_weights, mode, pad, scale_grad_by_freq, include_last_offset);
  const Tensor none = filled({offsets.numel()}, DType::Int64, 0);
  if (mode == 0) return {r, filled({0}, DType::Int64, 0), none, none};
  const Tensor starts = cast(include_last_offset ? narrow(offsets, 0, 0, r.size(0)) : offsets, DType::Int64);
  const Tensor bag = bags_of(starts, flat.numel());
  const Tensor kept = cast(ne(flat, num(pad)), DType::Int64);
  const Tensor counts = r.size(0) == 0 ? none : index_add(filled({r.size(0)}, DType::Int64, 0), 0, bag, kept);
  return {r, bag, counts, mode == kMax ? at : counts};
}

Tensor embedding_bag_nn(const Tensor& first, const Tensor& second, const Tensor& given_offsets,
                        std::optional<double> max_norm, double norm_type, bool scale_grad_by_freq,
                        std::string_view mode, bool sparse, const Tensor& per_sample_weights, bool include_last_offset,
                        std::optional<int64_t> padding_idx) {
  const bool swapped = second.dtype() == DType::Int64 && first.is_floating();  // the order that they once had
  const Tensor &input = swapped ? second : first, &weight = swapped ? first : second;
  check(!per_sample_weights.defined() || input.sizes() == per_sample_weights.sizes(), Code::Value,
        "embedding_bag: If per_sample_weights (torch.Size(",
        per_sample_weights.defined() ? shape_string(per_sample_weights.sizes()) : "",
        ")) is not None, then it must have the same shape as the input (torch.Size(", shape_string(input.sizes()),
        "))");
  check(weight.dim() == 2, Code::Value, "weight has to be a 2D Tensor, but got Tensor of dimension ", weight.dim());
  check(input.dim() == 1 || input.dim() == 2, Code::Value,
        "input has to be 1D or 2D Tensor, but got Tensor of dimension ", input.dim());
  Tensor offsets = given_offsets, index = input, samples = per_sample_weights;
  if (input.dim() == 2) {
    check(!offsets.defined(), Code::Value,
          "if input is 2D, then offsets has to be None, as input is treated is a mini-batch of fixed length sequences. "
          "However, found offsets of type <class 'torch.Tensor'>");
    offsets = mul(arange(input.size(0), DType::Int64), num(input.size(1)));
    index = reshape(input, {-1});
    if (samples.defined()) samples = reshape(samples, {-1});
    include_last_offset = false;
  } else {
    check(offsets.defined(), Code::Value, "offsets has to be a 1D Tensor but got None");
    check(offsets.dim() == 1, Code::Value, "offsets has to be a 1D Tensor");
  }
  const int64_t how = mode == "sum" ? 0 : mode == "mean" ? kMean : mode == "max" ? kMax : -1;
  check(how >= 0, Code::Value, "mode has to be one of sum, mean or max");
  check(how != kMax || !scale_grad_by_freq, Code::Value,
        "max mode does not support scaling the gradient by the frequency");
  check(how != kMax || !sparse, Code::Value, "max mode does not support sparse weights");
  check(
      !samples.defined() || how == 0, Code::NotImplemented,
      "embedding_bag: per_sample_weights was not None. per_sample_weights is only supported for mode='sum' (got mode='",
      mode, "'). Please open a feature request on GitHub.");
  const int64_t pad = padding_of(weight, padding_idx);
  if (max_norm) {
    check(!((weight.flags() | index.flags()) & kBatched), "embedding_bag: max_norm inside vmap is not supported");
    if (weight.storage()) weight.storage()->own();
    kernels::embedding_renorm(weight.view(), apart(index, weight).view(), *max_norm, norm_type);
    bump_version(weight);
  }
  return std::get<0>(
      _embedding_bag(weight, index, offsets, samples, how, pad, scale_grad_by_freq, include_last_offset));
}

}  // namespace ops
}  // namespace eg

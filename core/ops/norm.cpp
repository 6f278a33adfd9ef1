// Normalisation layers and embedding. Layer and batch normalisation have fused forwards; their rules are formulas.
#include "kernels/norm.h"

#include "core/ops/common.h"
#include "kernels/index.h"
#include "kernels/reduce.h"

namespace eg {
namespace {

// Dense like the input where it is channels-last, else row-major.
Tensor output_like(const Tensor& input, DType dtype) {
  const MemoryFormat last = input.dim() == 4 ? MemoryFormat::ChannelsLast : MemoryFormat::ChannelsLast3d;
  const bool kept = !input.is_contiguous() && input.is_contiguous(last);  // whatever the stride of a single image
  return new_format(input.sizes(), dtype, kept ? last : image_format(input, input.dim() - 2), input.device());
}

}  // namespace
}  // namespace eg

namespace eg::body {

Tensor _layer_norm(const Tensor& input, const Tensor& weight, const Tensor& bias, int64_t dims, double eps) {
  floats_only("LayerNormKernelImpl", input);
  check(dims >= 1 && dims <= input.dim(), "layer_norm: expected 1 to ", input.dim(), " dimensions, got ", dims);
  const IntSpan inner(input.sizes().data() + (input.dim() - dims), static_cast<size_t>(dims));
  for (const Tensor* t : {&weight, &bias}) {
    check(!t->defined() || t->sizes() == inner, "layer_norm: weight and bias must have the shape that is normalised");
  }
  const Tensor r = new_tensor(input.sizes(), input.dtype(), input.device());
  const MaybeView w(weight), b(bias);
  if (r.numel() > 0) {
    kernels::layer_norm(r.view(), nullptr, nullptr, input.view(), w.get(), b.get(), static_cast<int32_t>(dims), eps);
  }
  return r;
}

Tensor _batch_norm(const Tensor& input, const Tensor& weight, const Tensor& bias, const Tensor& mean, const Tensor& var,
                   double eps) {
  floats_only("batch_norm", input);
  check(input.dim() >= 2, "batch_norm: expected at least 2 dimensions, got ", input.dim());
  const int64_t channels = input.sizes()[1];
  for (const Tensor* t : {&weight, &bias, &mean, &var}) {
    check(!t->defined() || (t->dim() == 1 && t->sizes()[0] == channels),
          "batch_norm: weight, bias, mean and var must have one dimension of ", channels, " elements");
  }
  const Tensor r = output_like(input, input.dtype());
  if (r.numel() == 0) return r;
  const DType type = computed_type(input.dtype());
  Tensor m, v;
  if (mean.defined() && var.defined()) {
    m = to_raw(mean, type);
    v = to_raw(var, type);
  } else {
    m = new_tensor({channels}, type);
    v = new_tensor({channels}, type);
    kernels::batch_norm_stats(m.view(), v.view(), input.view());
  }
  const Tensor rstd = ops::rsqrt(ops::add(v, num(eps), 1));
  const MaybeView w(weight), b(bias);
  kernels::batch_norm(r.view(), input.view(), m.view(), rstd.view(), w.get(), b.get());
  return r;
}

Tensor _batch_norm_train(const Tensor& input, const Tensor& weight, const Tensor& bias, const Tensor& mean,
                         const Tensor& var, double eps) {
  floats_only("batch_norm", input);
  check(input.dim() >= 2, "batch_norm: expected at least 2 dimensions, got ", input.dim());
  const int64_t channels = input.sizes()[1];
  for (const Tensor* t : {&weight, &bias, &mean, &var}) {
    check(!t->defined() || (t->dim() == 1 && t->sizes()[0] == channels),
          "batch_norm: weight, bias, mean and var must have one dimension of ", channels, " elements");
  }
  for (const Tensor* t : {&mean, &var}) {
    check(t->dtype() == computed_type(input.dtype()) && t->is_contiguous(),
          "batch_norm: mean and var must be dense, float64 for a float64 input, else float32");
    if (t->storage()) t->storage()->own();
    bump_version(*t);
  }
  const Tensor r = output_like(input, input.dtype());
  if (r.numel() == 0) return r;
  const MaybeView w(weight), b(bias);
  kernels::batch_norm_train(r.view(), mean.view(), var.view(), input.view(), w.get(), b.get(), eps);
  return r;
}

Tensor _group_norm(const Tensor& input, int64_t groups, const Tensor& weight, const Tensor& bias, double eps) {
  floats_only("GroupNormKernelImpl", input);
  check(input.dim() >= 2, "group_norm: expected at least 2 dimensions, got ", input.dim());
  const int64_t channels = input.sizes()[1];
  check(groups > 0 && channels % groups == 0, "group_norm: ", groups, " groups do not divide ", channels, " channels");
  for (const Tensor* t : {&weight, &bias}) {
    check(!t->defined() || (t->dim() == 1 && t->sizes()[0] == channels),
          "group_norm: weight and bias must have one dimension of ", channels, " elements");
  }
  const MemoryFormat format = image_format(input, input.dim() - 2);
  const Tensor r = new_format(input.sizes(), input.dtype(), format, input.device());
  const MaybeView w(weight), b(bias);
  kernels::group_norm(r.view(), input.view(), groups, w.get(), b.get(), eps);
  return r;
}

Tensor _embedding(const Tensor& weight, const Tensor& indices, int64_t, bool) {
  check(weight.dim() == 2, "'weight' must be 2-D");
  check(indices.dtype() == DType::Int64 || indices.dtype() == DType::Int32,
        "Expected tensor for argument #1 'indices' to have one of the following scalar types: Long, Int; but got ",
        scalar_type_name(indices.dtype()), " instead (while checking arguments for embedding)");
  Dims shape(indices.sizes());
  shape.push_back(weight.sizes()[1]);
  const Tensor r = new_tensor(shape, weight.dtype(), weight.device());
  if (r.numel() > 0) kernels::embedding(r.view(), weight.view(), indices.view());
  return r;
}

}  // namespace eg::body

namespace eg::rules {

namespace {
// To the types of the input, whose gradient comes first, and of the weight.
void narrow_all(Tensor* out, int n, DType input, const Tensor& weight) {
  for (int i = 0; i < n; ++i) {
    if (out[i].defined()) out[i] = cast(out[i], i > 0 && weight.defined() ? weight.dtype() : input);
  }
}

// The gradient of (x - mean) * rstd for statistics over `dims`, given that of the normalised value.
Tensor normalised_gradient(const Tensor& g, const Tensor& normal, const Tensor& rstd, IntSpan dims) {
  return rstd * (g - ops::mean_dim(g, dims, true) - normal * ops::mean_dim(g * normal, dims, true));
}
}  // namespace

namespace {

bool same_float(const Tensor& a, const Tensor& b) {
  return a.dtype() == b.dtype() && (a.dtype() == DType::Float32 || a.dtype() == DType::Float64);
}

// Where a gradient is wanted: its memory and the view of it, else null.
struct Wanted {
  Tensor t;
  kernels::TensorView view{};
  Wanted(bool yes, IntSpan sizes, DType dtype) {
    if (!yes) return;
    t = new_tensor(sizes, dtype);
    view = t.view();
  }
  const kernels::TensorView* get() const { return t.defined() ? &view : nullptr; }
};

Tensor reciprocal_deviation(const Tensor& var, double eps) { return ops::rsqrt(ops::add(var, num(eps), 1)); }

}  // namespace

void vjp__layer_norm(const LayerNormCtx& c, const Tensor& g, Tensor* out) {
  Dims last, lead;
  const int64_t n = g.dim();
  for (int64_t d = 0; d < n; ++d) (d < n - c.dims ? lead : last).push_back(d);
  const auto over_lead = [&](const Tensor& t) { return lead.empty() ? t : ops::sum_dim(t, lead.span(), false); };
  if (!c.needs[0] && !c.needs[1]) {
    out[2] = over_lead(g);
    return;
  }
  if (fusable({&g, &c.input, &c.weight}) && g.dtype() == c.input.dtype() && g.numel() > 0) {
    const int64_t lead_dims = g.dim() - c.dims;
    const IntSpan inner(c.input.sizes().data() + lead_dims, static_cast<size_t>(c.dims));
    const Wanted gi(c.needs[0], c.input.sizes(), g.dtype()), gw(c.needs[1], inner, g.dtype()),
        gb(c.needs[2], inner, g.dtype());
    kernels::TensorView w{};
    if (c.weight.defined()) w = c.weight.view();
    kernels::layer_norm_backward(gi.get(), gw.get(), gb.get(), g.view(), c.input.view(),
                                 c.weight.defined() ? &w : nullptr, static_cast<int32_t>(c.dims), c.eps);
    out[0] = gi.t;
    out[1] = gw.t;
    out[2] = gb.t;
    return;
  }
  const Tensor x = widened(c.input), grad = widened(g);
  const Tensor centred = x - ops::mean_dim(x, last.span(), true);
  const Tensor rstd = ops::rsqrt(ops::mean_dim(centred * centred, last.span(), true) + c.eps);
  const Tensor normal = centred * rstd;
  if (c.needs[0]) {
    out[0] = normalised_gradient(c.weight.defined() ? grad * c.weight : grad, normal, rstd, last);
  }
  if (c.needs[1]) out[1] = over_lead(grad * normal);
  if (c.needs[2]) out[2] = tied(over_lead(grad), {c.input});
  narrow_all(out, 3, g.dtype(), c.weight);
}

namespace {

// The gradients of batch_norm, with statistics that were given, those of the batch that were kept, or none.
enum class Statistics { Given, Kept, None };

struct NormCase {
  Needs needs;  // of input, weight and bias
  Tensor input, weight, mean, var;
  double eps;
  Statistics statistics;
};

void batch_norm_gradient(const NormCase& c, const Tensor& upstream, Tensor* out) {
  const Tensor g = widened(upstream), input = widened(c.input);
  Dims dims, shape;
  for (int64_t d = 0; d < g.dim(); ++d) {
    if (d != 1) dims.push_back(d);
    shape.push_back(d == 1 ? g.size(1) : 1);
  }
  const bool given = c.statistics == Statistics::Given;
  if (fusable({&g, &input, &c.weight, &c.mean, &c.var}) && same_float(g, input) && g.numel() > 0) {
    const Dims channels{g.size(1)};
    Tensor mean, var;
    if (c.statistics != Statistics::None) {
      mean = to_raw(c.mean, g.dtype());
      var = to_raw(c.var, g.dtype());
    } else {
      mean = new_tensor(channels, g.dtype());
      var = new_tensor(channels, g.dtype());
      kernels::batch_norm_stats(mean.view(), var.view(), input.view());
    }
    const Tensor rstd = reciprocal_deviation(var, c.eps);
    const Wanted gw(c.needs[1], channels, g.dtype()), gb(c.needs[2], channels, g.dtype());
    const Tensor gi = c.needs[0] ? output_like(input, g.dtype()) : Tensor();
    kernels::TensorView giv{}, w{};
    if (gi.defined()) giv = gi.view();
    if (c.weight.defined()) w = c.weight.view();
    kernels::batch_norm_backward(gi.defined() ? &giv : nullptr, gw.get(), gb.get(), g.view(), input.view(),
                                 mean.view(), rstd.view(), c.weight.defined() ? &w : nullptr, !given);
    out[0] = gi;
    out[1] = gw.t;
    out[2] = gb.t;
    return narrow_all(out, 3, upstream.dtype(), c.weight);
  }
  const Tensor mean = given ? ops::reshape(c.mean, shape) : ops::mean_dim(input, dims.span(), true);
  const Tensor centred = input - mean;
  const Tensor var = given ? ops::reshape(c.var, shape) : ops::mean_dim(centred * centred, dims.span(), true);
  const Tensor rstd = ops::rsqrt(var + c.eps);
  const Tensor normal = centred * rstd;
  if (c.needs[0]) {
    const Tensor gw = c.weight.defined() ? g * ops::reshape(c.weight, shape) : g;
    out[0] = given ? gw * rstd : normalised_gradient(gw, normal, rstd, dims);
  }
  if (c.needs[1]) out[1] = ops::sum_dim(g * normal, dims.span(), false);
  if (c.needs[2]) out[2] = tied(ops::sum_dim(g, dims.span(), false), {input});
  narrow_all(out, 3, upstream.dtype(), c.weight);
}

}  // namespace

void vjp__batch_norm(const BatchNormCtx& c, const Tensor& g, Tensor* out) {
  const bool given = c.mean.defined() && c.var.defined();
  batch_norm_gradient({c.needs, c.input, c.weight, c.mean, c.var, c.eps, given ? Statistics::Given : Statistics::None},
                      g, out);
}

void vjp__batch_norm_train(const BatchNormTrainCtx& c, const Tensor& g, Tensor* out) {
  batch_norm_gradient({c.needs, c.input, c.weight, c.mean, c.var, c.eps, Statistics::Kept}, g, out);
}

void vjp__group_norm(const GroupNormCtx& c, const Tensor& upstream, Tensor* out) {
  const Tensor g = widened(upstream), input = widened(c.input);
  const Dims& sizes = c.input_meta.sizes;
  const int64_t n = sizes[0], channels = sizes[1], rows = n * c.num_groups;
  Dims shape(sizes.size(), 1), others;
  shape[1] = channels;
  for (int64_t d = 0; d < g.dim(); ++d) {
    if (d != 1) others.push_back(d);
  }
  if (c.needs[2]) {
    const DType type = c.weight.defined() ? c.weight.dtype() : upstream.dtype();
    out[2] = cast(tied(ops::sum_dim(g, others.span(), false), {c.input}), type);
  }
  if (!c.needs[0] && !c.needs[1]) return;
  if (g.numel() == 0) {
    if (c.needs[0]) out[0] = filled(sizes, upstream.dtype(), 0);
    if (c.needs[1]) out[1] = filled({channels}, upstream.dtype(), 0);
    return;
  }
  const int64_t last = 1;
  const Tensor x = ops::reshape(input, {rows, g.numel() / rows});
  const Tensor centred = x - ops::mean_dim(x, IntSpan(&last, 1), true);
  const Tensor rstd = ops::rsqrt(ops::mean_dim(centred * centred, IntSpan(&last, 1), true) + c.eps);
  const Tensor normal = centred * rstd;
  if (c.needs[0]) {
    const Tensor scaled = c.weight.defined() ? g * ops::reshape(c.weight, shape) : g;
    const Tensor gi = normalised_gradient(ops::reshape(scaled, x.sizes()), normal, rstd, IntSpan(&last, 1));
    out[0] = ops::contiguous(ops::reshape(gi, c.input.sizes()), image_format(c.input, g.dim() - 2));
  }
  if (c.needs[1]) out[1] = ops::sum_dim(g * ops::reshape(normal, g.sizes()), others.span(), false);
  narrow_all(out, 2, upstream.dtype(), c.weight);
}

void vjp__embedding(const EmbeddingCtx& c, const Tensor& g, Tensor* out) {
  const int64_t width = c.weight_meta.sizes[1];
  if (fusable({&g, &c.indices}) && g.numel() > 0) {
    out[0] = new_tensor(c.weight_meta.sizes, g.dtype());
    kernels::embedding_backward(out[0].view(), g.view(), c.indices.view(), c.padding_idx, c.scale_grad_by_freq);
    return;
  }
  const Tensor zeros = filled(c.weight_meta.sizes, g.dtype(), 0);
  if (g.numel() == 0) {
    out[0] = zeros;
    return;
  }
  Tensor rows = ops::reshape(g, {-1, width});
  const Tensor index = ops::reshape(c.indices, {-1});
  if (c.padding_idx >= 0) rows = ops::masked_fill(rows, ops::unsqueeze(ops::eq(index, num(c.padding_idx)), 1), num(0));
  if (c.scale_grad_by_freq) {
    const int64_t n = c.weight_meta.sizes[0];
    const Tensor count = ops::index_add(filled({n}, g.dtype(), 0), 0, index, filled({index.numel()}, g.dtype(), 1), 1);
    rows = rows / ops::unsqueeze(ops::index_select(count, 0, index), 1);
  }
  out[0] = ops::index_add(zeros, 0, index, rows, 1);
}

}  // namespace eg::rules

namespace eg::ops {

Tensor layer_norm(const Tensor& input, IntSpan normalized_shape, const Tensor& weight, const Tensor& bias, double eps,
                  bool) {
  check(!normalized_shape.empty(),
        "Expected normalized_shape to be at least 1-dimensional, i.e., containing at least one element, but got "
        "normalized_shape = []");
  for (const Tensor* t : {&weight, &bias}) {
    check(!t->defined() || t->sizes() == normalized_shape, "Expected ", t == &weight ? "weight" : "bias",
          " to be of same shape as normalized_shape, but got ", t == &weight ? "weight" : "bias", " of shape ",
          t->defined() ? shape_string(t->sizes()) : "", " and normalized_shape = ", shape_string(normalized_shape));
  }
  const size_t n = normalized_shape.size();
  check(input.sizes().size() >= n && input.sizes().slice(input.sizes().size() - n, n) == normalized_shape,
        "Given normalized_shape=", shape_string(normalized_shape), ", expected input with shape [*, ",
        shape_string(normalized_shape).substr(1), ", but got input of size", shape_string(input.sizes()));
  return _layer_norm(input, weight, bias, static_cast<int64_t>(n), eps);
}

namespace {
// No batch of vmap and no tangent: what a kernel computes besides its result holds for the whole of it.
bool plain(const Tensor& t) {
  return mode.forward_depth == 0 && !(t.flags() & (kOpaque | kTangent | kConj | kNeg)) && !divert::watched();
}
}  // namespace

Tensor batch_norm(const Tensor& input, const Tensor& running_mean, const Tensor& running_var, const Tensor& weight,
                  const Tensor& bias, bool training, double momentum, double eps) {
  if (input.numel() == 0) {  // nothing to normalise and no statistics
    Tensor r = clone(input);
    if (weight.defined() && weight.numel() > 0) r = r * select(weight, 0, 0);
    if (bias.defined() && bias.numel() > 0) r = r + select(bias, 0, 0);
    return r;
  }
  check(input.dim() >= 2, "Expected at least 2 dimensions in the input of batch_norm, but got ", input.dim());
  const int64_t channels = input.sizes()[1];
  for (const auto& [t, name] : {std::pair(&running_mean, "running_mean"), std::pair(&running_var, "running_var"),
                                std::pair(&weight, "weight"), std::pair(&bias, "bias")}) {
    check(!t->defined() || t->numel() == channels, name, " should contain ", channels, " elements not ",
          t->defined() ? t->numel() : 0);
  }
  if (!training) {
    check(running_mean.defined() && running_var.defined(),
          "running_mean and running_var must be defined in evaluation mode");
    check(!(input.flags() & kTangent) || !((running_mean.flags() | running_var.flags()) & kTangent),
          "batch_norm is not differentiable wrt running_mean and running_var, they cannot have forward grad defined");
    return _batch_norm(input, weight, bias, running_mean, running_var, eps);
  }
  const int64_t each = channels > 0 ? input.numel() / channels : 0;
  check(each > 1, Code::Value, "Expected more than 1 value per channel when training, got input size torch.Size(",
        shape_string(input.sizes()), ")");
  auto move = [&](const Tensor& running, const Tensor& now) {
    copy_(running, running * (1 - momentum) + cast(now, running.dtype()) * momentum, false);
  };
  if (plain(input) && is_floating(input.dtype()) && !is_float8(input.dtype())) {
    const DType type = input.dtype() == DType::Float64 ? DType::Float64 : DType::Float32;
    const Tensor mean = new_tensor({channels}, type), var = new_tensor({channels}, type);
    const Tensor r = _batch_norm_train(input, weight, bias, mean, var, eps);
    GradMode off(false);
    if (running_mean.defined()) move(running_mean, mean);
    if (running_var.defined()) move(running_var, var * (static_cast<double>(each) / static_cast<double>(each - 1)));
    return r;
  }
  const Tensor r = _batch_norm(input, weight, bias, {}, {}, eps);
  if (running_mean.defined() || running_var.defined()) {
    GradMode off(false);
    Dims dims;
    for (int64_t d = 0; d < input.dim(); ++d) {
      if (d != 1) dims.push_back(d);
    }
    const Tensor x = detach(input);
    if (running_mean.defined()) move(running_mean, mean_dim(x, dims.span(), false));
    if (running_var.defined()) move(running_var, var_correction(x, dims.span(), Scalar(1), false));
  }
  return r;
}

Tensor instance_norm(const Tensor& input, const Tensor& running_mean, const Tensor& running_var, const Tensor& weight,
                     const Tensor& bias, bool use_input_stats, double momentum, double eps) {
  bool alone = true;  // one element in each place of a channel
  for (int64_t d = 2; d < input.dim(); ++d) alone = alone && input.sizes()[d] == 1;
  check(!use_input_stats || !alone, Code::Value,
        "Expected more than 1 spatial element when training, got input size torch.Size(", shape_string(input.sizes()),
        ")");
  check(input.dim() >= 2, "Expected at least 2 dimensions in the input of instance_norm, but got ", input.dim());
  check(use_input_stats || (running_mean.defined() && running_var.defined()),
        "Expected running_mean and running_var to be defined when use_input_stats is false");
  const int64_t n = input.sizes()[0], channels = input.sizes()[1];
  Dims shape(input.sizes());
  shape[0] = 1;
  shape[1] = n * channels;
  auto each = [&](const Tensor& t) { return t.defined() ? repeat(t, {n}) : t; };
  const Tensor mean = each(running_mean), var = each(running_var);
  const Tensor r = batch_norm(reshape(contiguous(input), shape), mean, var, each(weight), each(bias), use_input_stats,
                              momentum, eps);
  if (use_input_stats) {
    GradMode off(false);
    const int64_t zero = 0;
    auto back = [&](const Tensor& running, const Tensor& all) {
      if (running.defined()) copy_(running, mean_dim(reshape(all, {n, channels}), IntSpan(&zero, 1), false), false);
    };
    back(running_mean, mean);
    back(running_var, var);
  }
  return reshape(r, input.sizes());
}

Tensor group_norm(const Tensor& input, int64_t num_groups, const Tensor& weight, const Tensor& bias, double eps) {
  check(input.dim() >= 2, "Expected at least 2 dimensions for input tensor but received ", input.dim());
  check(num_groups > 0, "Expected num groups to be greater than 0, got ", num_groups);
  const int64_t n = input.sizes()[0], channels = input.sizes()[1];
  check(channels % num_groups == 0,
        "Expected number of channels in input to be divisible by num_groups, but got input of shape ",
        shape_string(input.sizes()), " and num_groups=", num_groups);
  check(input.numel() != num_groups, Code::Value,
        "Expected more than 1 value per channel when training, got input size torch.Size(", shape_string(input.sizes()),
        ")");
  const auto fits = [&](const Tensor& t) {
    return !t.defined() || (plain(t) && t.dim() == 1 && t.size(0) == channels);
  };
  if (plain(input) && fits(weight) && fits(bias)) return _group_norm(input, num_groups, weight, bias, eps);
  if (input.numel() == 0) return clone(input);
  const int64_t inner = input.numel() / (n * num_groups);
  Tensor r = reshape(_layer_norm(reshape(input, {n * num_groups, inner}), {}, {}, 1, eps), input.sizes());
  Dims shape(input.sizes().size(), 1);
  shape[1] = channels;
  if (weight.defined()) r = r * reshape(weight, shape);
  if (bias.defined()) r = r + reshape(bias, shape);
  return r;
}

Tensor rms_norm(const Tensor& input, IntSpan normalized_shape, const Tensor& weight, std::optional<double> eps) {
  const size_t n = normalized_shape.size();
  check(n > 0,
        "Expected normalized_shape to be at least 1-dimensional, i.e., containing at least one element, but got ",
        "normalized_shape = ", shape_string(normalized_shape));
  check(!weight.defined() || weight.sizes() == normalized_shape,
        "Expected weight to be of same shape as normalized_shape, but got weight of shape ",
        weight.defined() ? shape_string(weight.sizes()) : "",
        " and normalized_shape = ", shape_string(normalized_shape));
  check(input.sizes().size() >= n && input.sizes().slice(input.sizes().size() - n, n) == normalized_shape,
        "Given normalized_shape=", shape_string(normalized_shape), ", expected input with shape [*, ",
        shape_string(normalized_shape).substr(1), ", but got input of size", shape_string(input.sizes()));
  double e = eps.value_or(0x1p-52);
  if (!eps && input.dtype() != DType::Float64) e = 0x1p-23;
  Dims dims;
  for (size_t i = 0; i < n; ++i) dims.push_back(input.dim() - 1 - static_cast<int64_t>(i));
  const Tensor x = widened(input);
  const Tensor r = x * rsqrt(mean_dim(x * x, dims.span(), true) + e);
  return cast(weight.defined() ? r * weight : r, input.dtype());
}

Tensor normalize(const Tensor& input, double p, int64_t dim, double eps) {
  return input / clamp_min(linalg_vector_norm(input, p, IntSpan(&dim, 1), true), eps);
}

Tensor embedding(const Tensor& input, const Tensor& weight, std::optional<int64_t> padding_idx,
                 std::optional<double> max_norm, double norm_type, bool scale_grad_by_freq, bool) {
  check(weight.dim() == 2, "'weight' must be 2-D");
  int64_t pad = -1;
  if (padding_idx) {
    const int64_t n = weight.sizes()[0];
    check(*padding_idx < n && *padding_idx >= -n, Code::Assertion, "Padding_idx must be within num_embeddings");
    pad = *padding_idx < 0 ? *padding_idx + n : *padding_idx;
  }
  if (max_norm) {
    check(!((weight.flags() | input.flags()) & kBatched), "embedding: max_norm inside vmap is not supported");
    if (weight.storage()) weight.storage()->own();
    kernels::embedding_renorm(weight.view(), apart(input, weight).view(), *max_norm, norm_type);
    bump_version(weight);
  }
  return _embedding(weight, input, pad, scale_grad_by_freq);
}

}  // namespace eg::ops

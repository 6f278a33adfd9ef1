// Losses that ask for a margin, those over distances and cosines, and negative log likelihoods.
#include <cmath>

#include "core/ops/losses.h"
#include "kernels/loss.h"

namespace eg {
namespace {

Tensor dense(const Tensor& t) { return contiguous_raw(to_raw(t, computed_type(t.dtype()))); }

void classes_only(const Tensor& target) {
  check(target.dtype() == DType::Int64, "expected scalar type Long but found ", scalar_type_name(target.dtype()));
}
// A vector, or rows of it; there may be no rows, but no row is empty.
void check_samples(const Tensor& input) {
  check(input.dim() <= 2 && (input.dim() == 0 || input.size(-1) > 0),
        "Expected non-empty vector or matrix with optional 0-dim batch size, but got: ", shape_string(input.sizes()));
}
// No whole numbers, of which the formula would make floats.
void results_fit(const Tensor& input) {
  check(is_differentiable(input.dtype()), "result type Float can't be cast to the desired output type ",
        scalar_type_name(input.dtype()));
}

Tensor zero_of(const Tensor& t) { return filled({}, t.dtype(), 0); }

}  // namespace

namespace body {

Tensor _multi_margin_loss(const Tensor& input, const Tensor& target, bool squared, double margin) {
  floats_only("multi_margin_loss_cpu_kernel", input);
  classes_only(target);
  check(input.dim() == 2 && input.size(1) > 0 && target.dim() == 1 && target.size(0) == input.size(0),
        "_multi_margin_loss: expected input (rows, classes) and target (rows), but got ", shape_string(input.sizes()),
        " and ", shape_string(target.sizes()));
  const Tensor x = dense(input), r = new_tensor({input.size(0)}, x.dtype());
  kernels::multi_margin_loss(r.view(), x.view(), contiguous_raw(target).view(), squared, margin);
  return to_raw(r, input.dtype());
}

Tensor _multilabel_margin_loss(const Tensor& input, const Tensor& target) {
  floats_only("multilabel_margin_loss_forward_out_frame", input);
  classes_only(target);
  check(input.dim() == 2 && input.size(1) > 0 && target.sizes() == input.sizes(),
        "_multilabel_margin_loss: expected input and target (rows, classes), but got ", shape_string(input.sizes()),
        " and ", shape_string(target.sizes()));
  const Tensor x = dense(input), r = new_tensor({input.size(0)}, x.dtype());
  kernels::multilabel_margin_loss(r.view(), x.view(), contiguous_raw(target).view());
  return to_raw(r, input.dtype());
}

}  // namespace body

namespace rules {

void vjp__multi_margin_loss(const MultiMarginLossCtx& c, const Tensor& g, Tensor* out) {
  if (fusable({&g, &c.input, &c.target})) {
    const Tensor x = dense(c.input), r = new_tensor(x.sizes(), x.dtype());
    kernels::multi_margin_loss_backward(r.view(), dense(g).view(), x.view(), contiguous_raw(c.target).view(), c.squared,
                                        c.margin);
    out[0] = to_raw(r, c.input.dtype());
    return;
  }
  const Tensor at = column(c.target), z = c.margin - ops::gather(c.input, 1, at) + c.input;
  const Tensor over = ops::scatter_value(cast(ops::gt(z, num(0)), g.dtype()), 1, at, 0);
  Tensor slope = over * column(g / static_cast<double>(c.input.size(1)));
  if (c.squared) slope = slope * z * 2;
  out[0] = ops::scatter_add(slope, 1, at, -ops::sum_dim(slope, IntSpan{1}, true));
}

void vjp__multilabel_margin_loss(const MultilabelMarginLossCtx& c, const Tensor& g, Tensor* out) {
  if (fusable({&g, &c.input, &c.target})) {
    const Tensor x = dense(c.input), r = new_tensor(x.sizes(), x.dtype());
    kernels::multilabel_margin_loss_backward(r.view(), dense(g).view(), x.view(), contiguous_raw(c.target).view());
    out[0] = to_raw(r, c.input.dtype());
    return;
  }
  const Tensor none = zeros_of(c.input), at = ops::clamp_min(c.target, 0);
  const Tensor label = ops::eq(ops::cumsum(ops::lt(c.target, num(0)), 1), num(0));
  const Tensor other = ops::eq(ops::scatter_add(none, 1, at, cast(label, g.dtype())), num(0));
  const Tensor z =
      1 - ops::unsqueeze(ops::gather(c.input, 1, at), 2) + ops::unsqueeze(c.input, 1);  // (row, label, class)
  const Tensor counted = ops::logical_and(ops::unsqueeze(label, 2), ops::unsqueeze(other, 1));
  const Tensor over = cast(ops::logical_and(ops::gt(z, num(0)), counted), g.dtype());
  const Tensor gain = column(g / static_cast<double>(c.input.size(1)));
  out[0] = ops::scatter_add(ops::sum_dim(over, IntSpan{1}) * gain, 1, at, -(ops::sum_dim(over, IntSpan{2}) * gain));
}

}  // namespace rules

namespace ops {

Tensor multi_margin_loss(const Tensor& input, const Tensor& target, const Scalar& p, const Scalar& margin,
                         const Tensor& weight, std::optional<bool> size_average, std::optional<bool> reduce,
                         std::string_view reduction) {
  const Reduction r = reduction_of(reduction, size_average, reduce);
  check(p.equals(1) || p.equals(2), Code::Value, "only p == 1 and p == 2 supported");
  check_samples(input);
  check(!weight.defined() || weight.dim() == 1, Code::Value, "weight must be one-dimensional");
  const int64_t rows = input.dim() < 2 ? 1 : input.size(0), classes = input.dim() == 0 ? 1 : input.size(-1);
  check(target.dim() <= 1 && target.numel() == rows, "inconsistent target size, expected ", rows, " but got ",
        shape_string(target.sizes()));
  check(!weight.defined() || weight.numel() == classes, "inconsistent weight size, expected ", classes, " but got ",
        weight.defined() ? shape_string(weight.sizes()) : "");
  const Tensor t = reshape(target, {rows});
  Tensor loss = _multi_margin_loss(reshape(input, {rows, classes}), t, p.equals(2), margin.to_double());
  if (weight.defined()) loss = loss * index_select(weight, 0, t);
  return reduced(input.dim() == 2 || target.dim() > 0 ? loss : squeeze_dim(loss, 0), r);
}

Tensor multilabel_margin_loss(const Tensor& input, const Tensor& target, std::optional<bool> size_average,
                              std::optional<bool> reduce, std::string_view reduction) {
  const Reduction r = reduction_of(reduction, size_average, reduce);
  check_samples(input);
  check(input.sizes() == target.sizes(), "inconsistent target size: ", shape_string(target.sizes()),
        " for input of size: ", shape_string(input.sizes()));
  const Dims shape{input.dim() < 2 ? 1 : input.size(0), input.dim() == 0 ? 1 : input.size(-1)};
  const Tensor loss = _multilabel_margin_loss(reshape(input, shape), reshape(target, shape));
  if (r == Reduction::Mean && shape[0] == 0) return sum(loss);  // of no rows, 0
  return reduced(input.dim() == 2 ? loss : squeeze_dim(loss, 0), r);
}

Tensor multilabel_soft_margin_loss(const Tensor& input, const Tensor& target, const Tensor& weight,
                                   std::optional<bool> size_average, std::optional<bool> reduce,
                                   std::string_view reduction) {
  const bool known = size_average || reduce || reduction == "none" || reduction == "mean" || reduction == "sum";
  check(known, Code::Value, reduction, " is not valid");
  Tensor loss = -(target * logsigmoid(input) + (1 - target) * logsigmoid(-input));
  if (weight.defined()) loss = loss * weight;
  const int64_t last = std::max<int64_t>(input.dim(), 1) - 1;
  const double classes = static_cast<double>(input.size(-1));
  return reduced(sum_dim(loss, IntSpan(&last, 1)) / classes, reduction_of(reduction, size_average, reduce));
}

Tensor soft_margin_loss(const Tensor& input, const Tensor& target, std::optional<bool> size_average,
                        std::optional<bool> reduce, std::string_view reduction) {
  const Reduction r = reduction_of(reduction, size_average, reduce);
  results_fit(input);
  const Dims shape = broadcast_shapes(input.sizes(), target.sizes());
  check(shape == input.sizes(), "output with shape ", shape_string(input.sizes()),
        " doesn't match the broadcast shape ", shape_string(shape));
  return reduced(cast(log1p(exp(input * -target)), input.dtype()), r);
}

Tensor hinge_embedding_loss(const Tensor& input, const Tensor& target, double margin, std::optional<bool> size_average,
                            std::optional<bool> reduce, std::string_view reduction) {
  const Reduction r = reduction_of(reduction, size_average, reduce);
  const Tensor zero = zero_of(input);
  // The margin is a number of the input's own type: whole numbers stay whole.
  const Tensor apart = clamp_min(filled({}, input.dtype(), margin) - input, 0);
  return reduced(where(ne(target, num(1)), apart, zero) + where(ne(target, num(-1)), input, zero), r);
}

Tensor margin_ranking_loss(const Tensor& input1, const Tensor& input2, const Tensor& target, double margin,
                           std::optional<bool> size_average, std::optional<bool> reduce, std::string_view reduction) {
  const Reduction r = reduction_of(reduction, size_average, reduce);
  check(input1.dim() == input2.dim() && input1.dim() == target.dim(),
        "margin_ranking_loss : All input tensors should have same dimension but got sizes: input1: torch.Size(",
        shape_string(input1.sizes()), "), input2: torch.Size(", shape_string(input2.sizes()), "), target: torch.Size(",
        shape_string(target.sizes()), ") ");
  return reduced(clamp_min(-target * (input1 - input2) + margin, 0), r);
}

Tensor cosine_embedding_loss(const Tensor& input1, const Tensor& input2, const Tensor& target, double margin,
                             std::optional<bool> size_average, std::optional<bool> reduce, std::string_view reduction) {
  const Reduction r = reduction_of(reduction, size_average, reduce);
  check(target.dim() <= 1, "0D or 1D target tensor expected, multi-target not supported");
  const int64_t dims = target.dim() + 1;
  check(input1.dim() == dims && input2.dim() == dims, Code::Runtime, target.dim(), "D target tensor expects ", dims,
        "D input tensors, but found inputs with sizes ", shape_string(input1.sizes()), " and ",
        shape_string(input2.sizes()), ".");
  const Tensor square1 = sum_dim(input1 * input1, IntSpan{-1}) + 1e-12;
  const Tensor square2 = sum_dim(input2 * input2, IntSpan{-1}) + 1e-12;
  const Tensor cosine = sum_dim(input1 * input2, IntSpan{-1}) / sqrt(square1 * square2), zero = zero_of(cosine);
  return reduced(
      where(eq(target, num(1)), 1 - cosine, zero) + where(eq(target, num(-1)), clamp_min(cosine - margin, 0), zero), r);
}

Tensor poisson_nll_loss(const Tensor& input, const Tensor& target, bool log_input, bool full,
                        std::optional<bool> size_average, double eps, std::optional<bool> reduce,
                        std::string_view reduction) {
  const Reduction r = reduction_of(reduction, size_average, reduce);
  Tensor loss = log_input ? exp(input) - target * input : input - target * log(input + eps);
  if (full) {  // Stirling's formula for the logarithm of the factorial
    const Tensor more = target * log(target) - target + 0.5 * log(2 * M_PI * target);
    loss = loss + masked_fill(more, le(target, num(1)), num(0));
  }
  return reduced(loss, r);
}

Tensor gaussian_nll_loss(const Tensor& input, const Tensor& target, const Tensor& var, bool full, double eps,
                         std::string_view reduction) {
  check((var.flags() & kOpaque) || !item(any(lt(var, num(0)))).to_bool(), Code::Value,
        "var has negative entry/entries");
  Tensor v = var.is_wrapped_number() ? filled(input.sizes(), input.dtype(), item(var)) : var;
  const int64_t n = input.dim();
  if (v.sizes() != input.sizes()) {
    // The sizes of the rows, with or without a 1 for what lies in them.
    const IntSpan rows = input.sizes().slice(0, static_cast<size_t>(std::max<int64_t>(n - 1, 0)));
    const bool by_row = n > 0 && v.sizes() == rows;
    const bool fits = v.dim() > 0 && v.size(-1) == 1 && v.sizes().slice(0, v.sizes().size() - 1) == rows;
    check(by_row || fits, Code::Value, "var is of incorrect size");
    if (by_row) v = unsqueeze(v, -1);
  }
  check(reduction == "none" || reduction == "mean" || reduction == "sum", Code::Value, reduction, " is not valid");
  Tensor least;  // the gradient is that of the variance, also where it is lifted to eps
  {
    const GradMode off(false);
    least = clamp_min(v, eps);
  }
  v = v + detach(least - v);
  results_fit(input);
  const Tensor apart = input - target;
  Tensor loss = (log(v) + apart * apart / v) * 0.5;
  if (full) loss = loss + 0.5 * std::log(2 * M_PI);
  return reduced(loss, reduction_of(reduction));
}

Tensor pairwise_distance(const Tensor& x1, const Tensor& x2, double p, double eps, bool keepdim) {
  return linalg_vector_norm(x1 - x2 + eps, p, IntSpan{-1}, keepdim);
}

Tensor triplet_margin_loss(const Tensor& anchor, const Tensor& positive, const Tensor& negative, double margin,
                           double p, double eps, bool swap, std::optional<bool> size_average,
                           std::optional<bool> reduce, std::string_view reduction) {
  const Reduction r = reduction_of(reduction, size_average, reduce);
  check(margin > 0, Code::Value, "margin must be greater than 0, got ", margin);
  check(
      anchor.dim() == positive.dim() && anchor.dim() == negative.dim(),
      "The anchor, positive, and negative tensors are expected to have the same number of dimensions, but got: anchor ",
      anchor.dim(), "D, positive ", positive.dim(), "D, and negative ", negative.dim(), "D inputs");
  const Tensor near = pairwise_distance(anchor, positive, p, eps, false);
  Tensor far = pairwise_distance(anchor, negative, p, eps, false);
  if (swap) far = minimum(far, pairwise_distance(positive, negative, p, eps, false));
  return reduced(clamp_min(margin + near - far, 0), r);
}

}  // namespace ops
}  // namespace eg

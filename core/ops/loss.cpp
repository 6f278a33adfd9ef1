// Loss functions.
#include "core/engine/dispatch.h"
#include "core/ops/formula.h"
#include "core/ops/fused.h"
#include "core/ops/losses.h"

namespace eg {

Reduction reduction_of(std::string_view name, std::optional<bool> size_average, std::optional<bool> reduce,
                       bool batch_mean) {
  if (size_average || reduce) {  // the older arguments win
    if (!reduce.value_or(true)) return Reduction::None;
    return size_average.value_or(true) ? Reduction::Mean : Reduction::Sum;
  }
  if (name == "none") return Reduction::None;
  if (name == "mean") return Reduction::Mean;
  if (name == "sum") return Reduction::Sum;
  if (name == "batchmean" && batch_mean) return Reduction::BatchMean;
  fail(Code::Value, name, " is not a valid value for reduction");
}

Tensor reduced(const Tensor& loss, Reduction r) {
  return r == Reduction::None ? loss : r == Reduction::Mean ? ops::mean(loss) : ops::sum(loss);
}

}  // namespace eg

namespace eg::ops {

namespace {

Tensor weighted(const Tensor& loss, const Tensor& input, const Tensor& weight, Reduction r) {
  if (!weight.defined()) return reduced(loss, r);
  check(weight.sizes() == input.sizes(), Code::Value, "Weights and input must have the same size.");
  const Tensor w = loss * weight;
  return r == Reduction::Mean ? sum(w) / sum(weight) : reduced(w, r);
}

// The gradients of a function of x[0] - x[1], from that of the difference.
void of_difference(const Tensor& slope, const Needs& needs, Tensor* out) {
  if (needs[0]) out[0] = slope;
  if (needs[1]) out[1] = -slope;
}
constexpr Formula kSquares = {
    "MseLossBackward0",
    [](const Tensor* x, const double*) {
      const Tensor d = x[0] - x[1];
      floats_only("mse_cpu", d);
      return d * d;
    },
    [](const Tensor* x, const double*, const Needs& needs, const Tensor& g, Tensor* out) {
      of_difference((x[0] - x[1]) * g * 2, needs, out);
    },
    {3, 3}};
constexpr Formula kSmooth = {
    "SmoothL1LossBackward0",
    [](const Tensor* x, const double* p) {
      const Tensor one = fused("smooth_l1", kernels::k_fused_smooth_l1, {&x[0], &x[1]}, {p[0]});
      if (one.defined()) return one;
      const Tensor d = abs(x[0] - x[1]);
      floats_only("smooth_l1_cpu", x[0].is_complex() ? x[0] : d);
      return where(lt(d, num(p[0])), d * d * (0.5 / p[0]), d - 0.5 * p[0]);
    },
    [](const Tensor* x, const double* p, const Needs& needs, const Tensor& g, Tensor* out) {
      of_difference(clamp((x[0] - x[1]) / p[0], Scalar(-1.0), Scalar(1.0)) * g, needs, out);
    },
    {3, 3}};
constexpr Formula kHuber = {
    "HuberLossBackward0",
    [](const Tensor* x, const double* p) {
      const Tensor one = fused("huber", kernels::k_fused_huber, {&x[0], &x[1]}, {p[0]});
      if (one.defined()) return one;
      const Tensor d = abs(x[0] - x[1]);
      floats_only("huber_cpu", x[0].is_complex() ? x[0] : d);
      return where(le(d, num(p[0])), d * d * 0.5, (d - 0.5 * p[0]) * p[0]);
    },
    [](const Tensor* x, const double* p, const Needs& needs, const Tensor& g, Tensor* out) {
      of_difference(clamp(x[0] - x[1], Scalar(-p[0]), Scalar(p[0])) * g, needs, out);
    },
    {3, 3}};
constexpr Formula kCrossEntropy = {
    "BinaryCrossEntropyBackward0",
    [](const Tensor* x, const double*) {
      return (x[1] - 1) * clamp_min(log1p(-x[0]), -100) - x[1] * clamp_min(log(x[0]), -100);
    },
    [](const Tensor* x, const double*, const Needs& needs, const Tensor& g, Tensor* out) {
      if (needs[0]) out[0] = g * (x[0] - x[1]) / clamp_min((1 - x[0]) * x[0], 1e-12);
      if (needs[1]) out[1] = g * (clamp_min(log1p(-x[0]), -100) - clamp_min(log(x[0]), -100));
    },
    {3, 1}};
constexpr Formula kLogitsCrossEntropy = {
    "BinaryCrossEntropyWithLogitsBackward0",
    [](const Tensor* x, const double*) { return (1 - x[1]) * x[0] - logsigmoid(x[0]); },
    [](const Tensor* x, const double*, const Needs& needs, const Tensor& g, Tensor* out) {
      if (needs[0]) out[0] = (sigmoid(x[0]) - x[1]) * g;
      if (needs[1]) out[1] = -(x[0] * g);
    },
    {3, 1}};

std::string size_text(const Tensor& t) { return "torch.Size(" + shape_string(t.sizes()) + ")"; }

}  // namespace

Tensor l1_loss(const Tensor& input, const Tensor& target, std::optional<bool> size_average, std::optional<bool> reduce,
               std::string_view reduction, const Tensor& weight) {
  const Reduction r = reduction_of(reduction, size_average, reduce);
  return weighted(abs(input - target), input, weight, r);
}
Tensor mse_loss(const Tensor& input, const Tensor& target, std::optional<bool> size_average, std::optional<bool> reduce,
                std::string_view reduction, const Tensor& weight) {
  const Reduction r = reduction_of(reduction, size_average, reduce);
  return weighted(apply_formula(kSquares, {input, target}), input, weight, r);
}
Tensor smooth_l1_loss(const Tensor& input, const Tensor& target, std::optional<bool> size_average,
                      std::optional<bool> reduce, std::string_view reduction, double beta) {
  check(beta >= 0, "smooth_l1_loss does not support negative values for beta.");
  if (beta == 0) return l1_loss(input, target, size_average, reduce, reduction, {});
  return reduced(apply_formula(kSmooth, {input, target}, {beta}), reduction_of(reduction, size_average, reduce));
}
Tensor huber_loss(const Tensor& input, const Tensor& target, std::string_view reduction, double delta,
                  const Tensor& weight) {
  check(delta > 0, "huber_loss does not support non-positive values for delta.");
  return weighted(apply_formula(kHuber, {input, target}, {delta}), input, weight, reduction_of(reduction, {}, {}));
}

Tensor binary_cross_entropy(const Tensor& input, const Tensor& target, const Tensor& weight,
                            std::optional<bool> size_average, std::optional<bool> reduce, std::string_view reduction) {
  const Reduction r = reduction_of(reduction, size_average, reduce);
  check(target.sizes() == input.sizes(), Code::Value, "Using a target size (", size_text(target),
        ") that is different to the input size (", size_text(input),
        ") is deprecated. Please ensure they have the same size.");
  floats_only("binary_cross_entropy", input);
  check(target.dtype() == input.dtype(), "Found dtype ", scalar_type_name(target.dtype()), " but expected ",
        scalar_type_name(input.dtype()));
  if (!(input.flags() & kOpaque) && input.numel() > 0) {
    check(item(all(logical_and(ge(input, num(0)), le(input, num(1))))).to_bool(),
          "all elements of input should be between 0 and 1");
  }
  const bool slopes = (input.flags() | target.flags()) & (kTangent | kOpaque);
  if (!slopes) {
    const Tensor loss = apply_formula(kCrossEntropy, {input, target});
    return reduced(weight.defined() ? loss * weight : loss, r);
  }
  Tensor x = input, inside;
  // Where a logarithm is steeper than 1e12, the slope stays there.
  inside = ge(detach(input) * (1 - detach(input)), num(1e-12));
  if (!(inside.flags() & kOpaque) && item(all(inside)).to_bool()) inside = Tensor();
  if (inside.defined()) x = masked_fill(input, logical_not(inside), num(0.5));
  Tensor loss = (target - 1) * clamp_min(log1p(-x), -100) - target * clamp_min(log(x), -100);
  if (inside.defined()) {
    const Tensor at = detach(input);
    const Tensor value = (target - 1) * clamp_min(log1p(-at), -100) - target * clamp_min(log(at), -100);
    loss = where(inside, loss, value + (input - at) * (at - detach(target)) * 1e12);
  }
  return reduced(weight.defined() ? loss * weight : loss, r);
}
Tensor binary_cross_entropy_with_logits(const Tensor& input, const Tensor& target, const Tensor& weight,
                                        std::optional<bool> size_average, std::optional<bool> reduce,
                                        std::string_view reduction, const Tensor& pos_weight) {
  const Reduction r = reduction_of(reduction, size_average, reduce);
  check(target.sizes() == input.sizes(), Code::Value, "Target size (", size_text(target),
        ") must be the same as input size (", size_text(input), ")");
  const Tensor loss = pos_weight.defined()
                          ? (1 - target) * input - ((pos_weight - 1) * target + 1) * logsigmoid(input)
                          : apply_formula(kLogitsCrossEntropy, {input, target});
  return reduced(weight.defined() ? loss * weight : loss, r);
}
Tensor kl_div(const Tensor& input, const Tensor& target, std::optional<bool> size_average, std::optional<bool> reduce,
              std::string_view reduction, bool log_target) {
  const Reduction r = reduction_of(reduction, size_average, reduce, true);
  check(!input.is_complex() && !target.is_complex(), "kl_div: Complex inputs not supported.");
  check(!is_integral(input.dtype()) && !is_integral(target.dtype()), "kl_div: Integral inputs not supported.");
  const Tensor loss = log_target ? exp(target) * (target - input) : xlogy(target, target) - target * input;
  if (r == Reduction::BatchMean) return sum(loss) / static_cast<double>(input.dim() > 0 ? input.size(0) : 1);
  return reduced(loss, r);
}

namespace {

// What belongs to class indices: the classes with ignored ones replaced, the weight of each target (0 where ignored;
// undefined where all count alike, which costs no memory).
struct Targets {
  int64_t class_dim;
  Tensor safe, weight;

  Targets(const Tensor& input, const Tensor& target, const Tensor& class_weight, int64_t ignore_index)
      : class_dim(input.dim() == 1 ? 0 : 1) {
    check(input.dim() > 0, Code::Value, "Expected 1 or more dimensions (got 0)");
    check(target.dtype() == DType::Int64 || target.dtype() == DType::UInt8, "expected scalar type Long but found ",
          scalar_type_name(target.dtype()));
    const int64_t classes = input.sizes()[class_dim];
    if (input.dim() > 1) {
      check(target.dim() > 0 && input.sizes()[0] == target.sizes()[0], Code::Value, "Expected input batch_size (",
            input.sizes()[0], ") to match target batch_size (", target.dim() > 0 ? target.sizes()[0] : 0, ").");
    }
    check(input.dim() != 2 || target.dim() == 1, "0D or 1D target tensor expected, multi-target not supported");
    Dims want(input.sizes());
    want.erase(class_dim);
    check(target.sizes() == want.span(), "Expected target size ", shape_string(want), ", got ",
          shape_string(target.sizes()));
    check(!class_weight.defined() || (class_weight.dim() == 1 && class_weight.numel() == classes),
          "weight tensor should be defined either for all ", classes,
          " classes or no classes but got weight tensor of shape: ",
          class_weight.defined() ? shape_string(class_weight.sizes()) : "");
    const Tensor t = cast(target, DType::Int64);
    bool all_count = false;
    if (!(t.flags() & kOpaque)) {
      const Tensor flat = contiguous_raw(t);
      const int64_t* const v = flat.data_as<int64_t>();
      int64_t ignored = 0;
      for (int64_t i = 0; i < flat.numel(); ++i) {
        ignored += v[i] == ignore_index;
        check(v[i] == ignore_index || (v[i] >= 0 && v[i] < classes), Code::Index, "Target ", v[i], " is out of bounds.");
      }
      all_count = ignored == 0;
    }
    if (all_count) {
      safe = t;
      if (class_weight.defined()) weight = reshape(index_select(class_weight, 0, reshape(t, {-1})), t.sizes());
      return;
    }
    const Tensor used = ne(t, num(ignore_index));
    safe = where(used, t, num(0));
    if (class_weight.defined()) {
      const Tensor each = reshape(index_select(class_weight, 0, reshape(safe, {-1})), t.sizes());
      weight = where(used, each, filled({}, class_weight.dtype(), 0));
    } else {
      weight = cast(used, input.dtype());
    }
  }
};

Tensor nll_of(const Tensor& input, const Targets& t, Reduction r) {
  const Tensor picked = squeeze_dim(gather(input, t.class_dim, unsqueeze(t.safe, t.class_dim)), t.class_dim);
  if (!t.weight.defined()) {
    const Tensor loss = -picked;
    return r == Reduction::Mean ? sum(loss) / static_cast<double>(loss.numel()) : reduced(loss, r);
  }
  // Ignored targets count nothing, also where the input is infinite.
  const Tensor loss = where(ne(t.weight, num(0)), -picked * t.weight, filled({}, input.dtype(), 0));
  return r == Reduction::Mean ? sum(loss) / sum(t.weight) : reduced(loss, r);
}

Tensor nll(const Tensor& input, const Targets& t, Reduction r) {
  return dispatch::as_node(input.dim() > 2 ? "NllLoss2DBackward0" : "NllLossBackward0", [&] { return nll_of(input, t, r); });
}

}  // namespace

Tensor nll_loss(const Tensor& input, const Tensor& target, const Tensor& weight, std::optional<bool> size_average,
                int64_t ignore_index, std::optional<bool> reduce, std::string_view reduction) {
  const Targets targets(input, target, weight, ignore_index);
  supports(input.is_floating(), input.dtype(), input.dim() > 2 ? "nll_loss2d_forward" : "nll_loss", "_out_frame");
  return nll(input, targets, reduction_of(reduction, size_average, reduce));
}

Tensor cross_entropy(const Tensor& input, const Tensor& target, const Tensor& weight, std::optional<bool> size_average,
                     int64_t ignore_index, std::optional<bool> reduce, std::string_view reduction,
                     double label_smoothing) {
  const Reduction r = reduction_of(reduction, size_average, reduce);
  check(label_smoothing >= 0 && label_smoothing <= 1,
        "label_smoothing must be between 0.0 and 1.0. Got: ", label_smoothing);
  check(input.dim() > 0, Code::Value, "Expected 1 or more dimensions (got 0)");
  const int64_t d = input.dim() == 1 ? 0 : 1, classes = input.sizes()[d];
  const Tensor logs = log_softmax(input, d);
  Dims column(input.sizes().size(), 1);
  column[d] = classes;
  const Tensor w = weight.defined() ? reshape(weight, column) : Tensor();
  if (target.sizes() == input.sizes() && target.is_floating()) {  // probabilities
    const Tensor p =
        label_smoothing > 0 ? target * (1 - label_smoothing) + label_smoothing / static_cast<double>(classes) : target;
    const Tensor terms = logs * (w.defined() ? p * w : p);
    if (r == Reduction::None) return -sum_dim(terms, IntSpan(&d, 1));
    const Tensor total = -sum(terms);
    return r == Reduction::Sum ? total : total / (static_cast<double>(input.numel()) / static_cast<double>(classes));
  }
  const Targets t(input, target, weight, ignore_index);
  const Tensor loss = nll(logs, t, r);
  if (label_smoothing == 0) return loss;
  const Tensor used = ne(cast(target, DType::Int64), num(ignore_index));
  const Tensor smooth =
      where(used, -sum_dim(w.defined() ? logs * w : logs, IntSpan(&d, 1)), filled({}, input.dtype(), 0));
  const Tensor all = r != Reduction::Mean ? reduced(smooth, r)
                     : t.weight.defined() ? sum(smooth) / sum(t.weight)
                                          : sum(smooth) / static_cast<double>(smooth.numel());
  return loss * (1 - label_smoothing) + all * (label_smoothing / static_cast<double>(classes));
}

}  // namespace eg::ops

// Connectionist temporal classification.
#include "core/ops/losses.h"
#include "kernels/loss.h"

namespace eg {
namespace {

constexpr const char* kWhere = " (while checking arguments for ctc_loss_allocate_outputs)";

// The arguments as the kernels read them, checked.
class CtcCase {
 public:
  CtcCase(const Tensor& log_probs, const Tensor& targets, const Tensor& input_lengths, const Tensor& target_lengths,
          int64_t blank)
      : probs(contiguous_raw(to_raw(log_probs, computed_type(log_probs.dtype())))),
        labels_(contiguous_raw(to_raw(targets, DType::Int64))),
        times_(contiguous_raw(to_raw(input_lengths, DType::Int64))),
        lengths_(contiguous_raw(to_raw(target_lengths, DType::Int64))),
        starts_(new_tensor(target_lengths.sizes(), DType::Int64)),
        blank_(blank) {
    const int64_t steps = log_probs.size(0), samples = log_probs.size(1), classes = log_probs.size(2);
    int64_t longest = 0, total = 0;
    for (int64_t n = 0; n < samples; ++n) {
      const int64_t length = at(lengths_, n), time = at(times_, n);
      check(time >= 0, "Expected input_lengths to have value at least 0, but got value ", time, kWhere);
      check(time <= steps, "Expected input_lengths to have value at most ", steps, ", but got value ", time, kWhere);
      check(length >= 0, "Expected target_lengths to have value at least 0, but got value ", length, kWhere);
      starts_.data_as<int64_t>()[n] = targets.dim() == 1 ? total : n * targets.size(1);
      longest = std::max(longest, length);
      total += std::min(length, int64_t{1} << 40);  // which no sum of a few takes beyond the integers
    }
    if (targets.dim() == 1) {
      check(targets.size(0) == total, "Expected tensor to have size ", total, " at dimension 0, but got size ",
            targets.size(0), " for argument #2 'targets'", kWhere);
    } else {
      check(targets.size(0) == samples, "Expected tensor to have size ", samples, " at dimension 0, but got size ",
            targets.size(0), " for argument #2 'targets'", kWhere);
      check(targets.size(1) >= longest, "Expected tensor to have size at least ", longest,
            " at dimension 1, but got size ", targets.size(1), " for argument #2 'targets'", kWhere);
    }
    for (int64_t n = 0; n < samples; ++n) {
      for (int64_t i = 0; i < at(lengths_, n); ++i) {
        const int64_t label = at(labels_, at(starts_, n) + i);
        check(label >= 0 && label < classes, "ctc_loss: target ", label, " is not in the label range [0, ", classes,
              ")");
      }
    }
  }
  kernels::CtcTargets get() const {
    return {labels_.data_as<int64_t>(), starts_.data_as<int64_t>(), lengths_.data_as<int64_t>(),
            times_.data_as<int64_t>(), blank_};
  }
  const Tensor probs;

 private:
  static int64_t at(const Tensor& t, int64_t i) { return t.data_as<int64_t>()[i]; }
  Tensor labels_, times_, lengths_, starts_;
  int64_t blank_;
};

}  // namespace

namespace body {

Tensor _ctc_loss(const Tensor& log_probs, const Tensor& targets, const Tensor& input_lengths,
                 const Tensor& target_lengths, int64_t blank, bool zero_infinity) {
  check(log_probs.dim() == 3, "Expected 3-dimensional tensor, but got ", log_probs.dim(),
        "-dimensional tensor for argument #1 'log_probs'", kWhere);
  check(targets.dim() == 1 || targets.dim() == 2, "Expected 1 to 2 dimensions, but got ", targets.dim(),
        "-dimensional tensor for argument #2 'targets'", kWhere);
  check(blank >= 0 && blank < log_probs.size(2), "blank must be in label range");
  check(is_integral(input_lengths.dtype()), "input_lengths must be integral");
  check(is_integral(target_lengths.dtype()), "target_lengths must be integral");
  check(input_lengths.dim() == 1 && input_lengths.size(0) == log_probs.size(1),
        "input_lengths must be of size batch_size");
  check(target_lengths.dim() == 1 && target_lengths.size(0) == log_probs.size(1),
        "target_lengths must be of size batch_size");
  floats_only("ctc_loss_cpu", log_probs);
  const CtcCase c(log_probs, targets, input_lengths, target_lengths, blank);
  const Tensor r = new_tensor({log_probs.size(1)}, c.probs.dtype());
  kernels::ctc_loss(r.view(), c.probs.view(), c.get(), zero_infinity);
  return to_raw(r, log_probs.dtype());
}

}  // namespace body

namespace rules {
namespace {

constexpr double kNever = -1e30;  // the logarithm of what is impossible, finite so that its derivatives are

Tensor lse(const Tensor& a, const Tensor& b, const Tensor& c) {
  return ops::logsumexp(ops::stack(std::vector<Tensor>{a, b, c}, 0), IntSpan{0});
}

// Columns [k, ...) of t with k impossible ones behind them; k < 0: in front.
Tensor shifted(const Tensor& t, int64_t k) {
  const int64_t n = t.size(1), by = k < 0 ? -k : k;
  const Tensor none = filled({t.size(0), by}, t.dtype(), kNever);
  const Tensor rest = ops::narrow(t, 1, k < 0 ? 0 : by, n - by);
  return ops::cat(k < 0 ? std::vector<Tensor>{none, rest} : std::vector<Tensor>{rest, none}, 1);
}

// 0 where the condition holds, impossible elsewhere.
Tensor only(const Tensor& condition, DType dtype) {
  return ops::where(condition, filled({}, dtype, 0), filled({}, dtype, kNever));
}

// The labels of each sample with blanks around them: (samples, states).
Tensor states_of(const CtcLossCtx& c, const Tensor& lengths, int64_t classes) {
  const int64_t n = lengths.numel();
  int64_t most = c.targets.size(-1);
  if (!(lengths.flags() & kOpaque) && n > 0) most = std::min(most, ops::item(ops::max(lengths)).to_int());
  const Tensor blanks = filled({n, most + 1}, DType::Int64, c.blank);
  if (most == 0) return blanks;
  Tensor rows;
  if (c.targets.dim() == 2) {
    rows = ops::narrow(c.targets, 1, 0, most);
  } else {
    const Tensor at = column(ops::cumsum(lengths, 0) - lengths) + ops::arange(most, DType::Int64);
    rows = ops::index_select(c.targets, 0, ops::reshape(ops::clamp(at, 0, c.targets.size(0) - 1), {-1}));
    rows = ops::reshape(rows, {n, most});
  }
  rows = ops::clamp(cast(rows, DType::Int64), 0, classes - 1);
  const std::vector<Tensor> pair{ops::narrow(blanks, 1, 0, most), rows};
  return ops::cat(std::vector<Tensor>{ops::reshape(ops::stack(pair, 2), {n, 2 * most}), ops::narrow(blanks, 1, 0, 1)},
                  1);
}

// The gradient as operators that can be differentiated again: the paths to each state, and from it, in logarithms.
Tensor gradient_formula(const CtcLossCtx& c, const Tensor& g) {
  const DType dtype = computed_type(c.log_probs.dtype());
  const Tensor x = cast(c.log_probs, dtype);
  const int64_t steps = x.size(0), n = x.size(1), classes = x.size(2);
  if (x.numel() == 0) return zeros_of(c.log_probs);
  const Tensor lengths = cast(c.target_lengths, DType::Int64), times = cast(c.input_lengths, DType::Int64);
  const Tensor labels = states_of(c, lengths, classes);
  const int64_t count = labels.size(1);
  const Tensor states = ops::arange(count, DType::Int64);
  const Tensor every = ops::expand(ops::unsqueeze(labels, 0), {steps, n, count});
  const Tensor emitted = ops::clamp_min(ops::gather(x, 2, every), kNever);
  Tensor skip = filled({n, count}, dtype, kNever);  // into a state from two before
  if (count > 2) {
    const Tensor differ = ops::ne(ops::narrow(labels, 1, 2, count - 2), ops::narrow(labels, 1, 0, count - 2));
    skip = ops::cat(std::vector<Tensor>{filled({n, 2}, dtype, kNever), only(differ, dtype)}, 1);
  }
  const auto shift = [&](const Tensor& t, int64_t k) {
    return count > 1 ? shifted(t, count > 2 || k == 1 || k == -1 ? k : k / 2) : filled({n, 1}, dtype, kNever);
  };
  std::vector<Tensor> to, from(static_cast<size_t>(steps));
  for (int64_t t = 0; t < steps; ++t) {
    const Tensor paths = t == 0 ? ops::expand(only(ops::lt(states, num(2)), dtype), {n, count})
                                : lse(to.back(), shift(to.back(), -1), shift(to.back(), -2) + skip);
    to.push_back(paths + ops::select(emitted, 0, t));
  }
  const Tensor left = column(lengths) * 2.0 - states;  // states behind
  const Tensor ending = only(ops::logical_and(ops::ge(left, num(0)), ops::le(left, num(1))), dtype);
  for (int64_t t = steps - 1; t >= 0; --t) {
    Tensor& paths = from[static_cast<size_t>(t)];
    if (t == steps - 1) {
      paths = filled({n, count}, dtype, kNever);
    } else {
      const Tensor next = from[static_cast<size_t>(t + 1)] + ops::select(emitted, 0, t + 1);
      paths = lse(next, shift(next, 1), shift(next + skip, 2));
    }
    paths = ops::where(column(ops::eq(times, num(t + 1))), ending, paths);
  }
  const Tensor total = ops::logsumexp(to[0] + from[0], IntSpan{1}, true);
  const Tensor shares = ops::exp(ops::stack(to, 0) + ops::stack(from, 0) - total);
  const Tensor none = filled({steps, n, classes}, dtype, 0);
  Tensor r = (ops::exp(x) - ops::scatter_add(none, 2, every, shares)) * column(cast(g, dtype));
  const Tensor possible = ops::gt(total, num(kNever / 2));
  r = ops::where(possible, r, filled({}, dtype, c.zero_infinity ? 0.0 : std::numeric_limits<double>::quiet_NaN()));
  const Tensor counted = ops::lt(column(ops::arange(steps, DType::Int64)), times);
  return cast(ops::where(ops::unsqueeze(counted, 2), r, filled({}, dtype, 0)), c.log_probs.dtype());
}

Tensor gradient(const CtcLossCtx& c, const Tensor& g) {
  if (!fusable({&g, &c.log_probs, &c.targets, &c.input_lengths, &c.target_lengths})) return gradient_formula(c, g);
  const CtcCase k(c.log_probs, c.targets, c.input_lengths, c.target_lengths, c.blank);
  const Tensor r = new_tensor(c.log_probs.sizes(), k.probs.dtype());
  const Tensor given = contiguous_raw(to_raw(g, k.probs.dtype()));
  if (r.numel() > 0) kernels::ctc_loss_backward(r.view(), given.view(), k.probs.view(), k.get(), c.zero_infinity);
  return to_raw(r, c.log_probs.dtype());
}

}  // namespace

void vjp__ctc_loss(const CtcLossCtx& c, const Tensor& g, Tensor* out) { out[0] = gradient(c, g); }

Tensor jvp__ctc_loss(const CtcLossCtx& c, const Tensor* t) {
  const Tensor each = gradient(c, filled({c.log_probs.size(1)}, c.log_probs.dtype(), 1));
  return ops::sum_dim(each * t[0], IntSpan{0, 2});
}

}  // namespace rules

namespace ops {

Tensor ctc_loss(const Tensor& log_probs, const Tensor& targets, const Tensor& input_lengths,
                const Tensor& target_lengths, int64_t blank, std::string_view reduction, bool zero_infinity) {
  const Reduction r = reduction_of(reduction);
  const bool lone = log_probs.dim() != 3;
  const Tensor lengths = reshape(target_lengths, {-1});
  const Tensor loss = _ctc_loss(lone ? unsqueeze(log_probs, 1) : log_probs, targets, reshape(input_lengths, {-1}),
                                lengths, blank, zero_infinity);
  if (r == Reduction::Mean) return mean(loss / cast(clamp_min(lengths, 1), loss.dtype()));
  return r == Reduction::Sum ? sum(loss) : lone ? squeeze_dim(loss, 0) : loss;
}

Tensor ctc_loss_ints(const Tensor& log_probs, const Tensor& targets, IntSpan input_lengths, IntSpan target_lengths,
                     int64_t blank, std::string_view reduction, bool zero_infinity) {
  const auto tensor_of = [](IntSpan list) {
    const Tensor t = new_tensor({static_cast<int64_t>(list.size())}, DType::Int64);
    std::copy(list.begin(), list.end(), t.data_as<int64_t>());
    return t;
  };
  return ctc_loss(log_probs, targets, tensor_of(input_lengths), tensor_of(target_lengths), blank, reduction,
                  zero_infinity);
}

}  // namespace ops
}  // namespace eg

// Connectionist temporal classification (Graves et al. 2006). The states of a sample are its labels with blanks around
// them; a path stays, goes one state on, or two where that leaves out a blank between different labels. All states of a
// step are computed side by side, as logarithms; samples are shared out among threads.
#include <cmath>
#include <limits>

#include "kernels/cpu/by_isa.h"
#include "kernels/cpu/isa/ctc.h"
#include "kernels/cpu/support.h"
#include "kernels/loss.h"

namespace eg::kernels {

EG_BY_ISA(CtcTable, k_ctc, ctc_set)

namespace {

template <class T>
const CtcLoops<T>& loops() {
  return ctc_set().template of<T>();
}

template <class T>
constexpr T kNever = -std::numeric_limits<T>::infinity();

// The states of one sample over its steps. A row of them has two impossible states on either side.
template <class T>
class Trellis {
 public:
  Trellis(const TensorView& log_probs, const CtcTargets& targets, int64_t n)
      : classes_(log_probs.sizes[2]),
        step_(log_probs.sizes[1] * classes_),
        x_(data_of<T>(log_probs) + n * classes_),
        states(2 * targets.lengths[n] + 1),
        times(targets.times[n]),
        width((states + kCtcLanes - 1) / kCtcLanes * kCtcLanes),
        stride(width + 4),
        labels_(states),
        skips_(2 * width) {
    const int64_t* const own = targets.labels + targets.starts[n];
    for (int64_t s = 0; s < states; ++s) labels_[s] = s % 2 ? own[s / 2] : targets.blank;
    // From two states before; and, two places further, from two states behind.
    std::fill_n(skips_.get(), 2 * width, kNever<T>);
    for (int64_t s = 2; s < states; ++s) {
      if (labels_[s] != labels_[s - 2]) skips_[s] = skips_[width + s - 2] = 0;
    }
  }

  int64_t label(int64_t s) const { return labels_[s]; }
  const T* probs(int64_t t) const { return x_ + t * step_; }

  // Rows point to their first state; `from` is null for the first row. Without the emissions of the row's own step.
  void forward(T* row, const T* from) const {
    if (!from) return start(row, 0);
    loops<T>().step(row, from, from - 1, from - 2, skips_.get(), width);
    surround(row);
  }
  void backward(T* row, const T* from) const {
    if (!from) return start(row, states > 1 ? states - 2 : 0);
    loops<T>().step(row, from, from + 1, from + 2, skips_.get() + width, width);
    surround(row);
  }
  void emit(T* row, int64_t t) const {
    const T* const x = probs(t);
    for (int64_t s = 0; s < states; ++s) row[s] += x[labels_[s]];
  }
  // The logarithm of the probability of all paths, from the states of the last step.
  T total(const T* last) const {
    const T a = last[states - 1], b = states > 1 ? last[states - 2] : kNever<T>, top = std::max(a, b);
    return top == kNever<T> ? top : top + std::log(std::exp(a - top) + std::exp(b - top));
  }
  // Without steps there is a way for no labels only.
  T total_of_nothing() const { return states > 1 ? kNever<T> : T(0); }

 private:
  int64_t classes_, step_;
  const T* x_;

 public:
  const int64_t states, times, width, stride;

 private:
  Buffer<int64_t> labels_;
  Buffer<T> skips_;

  // A path begins, or ends, in either of two states.
  void start(T* row, int64_t first) const {
    std::fill_n(row - 2, stride, kNever<T>);
    row[first] = 0;
    if (states > 1) row[first + 1] = 0;
  }
  void surround(T* row) const {
    row[-2] = row[-1] = kNever<T>;
    std::fill_n(row + states, width + 2 - states, kNever<T>);
  }
};

template <class T>
T loss_of(const Trellis<T>& trellis) {
  if (trellis.times == 0) return -trellis.total_of_nothing();
  Buffer<T> memory(2 * trellis.stride);
  T* rows[2] = {memory.get() + 2, memory.get() + trellis.stride + 2};
  for (int64_t t = 0; t < trellis.times; ++t) {
    trellis.forward(rows[t % 2], t ? rows[(t + 1) % 2] : nullptr);
    trellis.emit(rows[t % 2], t);
  }
  return -trellis.total(rows[(trellis.times - 1) % 2]);
}

// The gradient of the sample's steps; `grad` is its first row.
template <class T>
void gradient_of(const Trellis<T>& trellis, T* grad, int64_t step, int64_t classes, const T* zeros, T g,
                 bool zero_infinity) {
  const int64_t times = trellis.times;
  if (times == 0) return;
  Buffer<T> memory((times + 3) * trellis.stride);
  const auto row = [&](int64_t t) { return memory.get() + t * trellis.stride + 2; };
  for (int64_t t = 0; t < times; ++t) {
    trellis.forward(row(t), t ? row(t - 1) : nullptr);
    trellis.emit(row(t), t);
  }
  const T total = trellis.total(row(times - 1));
  if (total == kNever<T>) {
    if (zero_infinity) return;
    for (int64_t t = 0; t < times; ++t) std::fill_n(grad + t * step, classes, std::numeric_limits<T>::quiet_NaN());
    return;
  }
  T* const shares = row(times + 2);
  for (int64_t t = times - 1; t >= 0; --t) {
    T* const behind = row(times + t % 2);
    trellis.backward(behind, t + 1 < times ? row(times + (t + 1) % 2) : nullptr);
    loops<T>().exp_sum(shares, row(t), behind, -total, trellis.states);
    trellis.emit(behind, t);
    T* const to = grad + t * step;
    loops<T>().exp_sum(to, trellis.probs(t), zeros, 0, classes);
    for (int64_t s = 0; s < trellis.states; ++s) to[trellis.label(s)] -= shares[s];
    for (int64_t c = 0; c < classes; ++c) to[c] *= g;
  }
}

template <class F>
void visit_wide(DType t, F&& f) {
  if (t == DType::Float64) f(TypeTag<double>());
  else f(TypeTag<float>());
}

}  // namespace

void ctc_loss(const TensorView& loss, const TensorView& log_probs, const CtcTargets& targets, bool zero_infinity) {
  visit_wide(loss.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    parallel_for(0, loss.sizes[0], 1, [&](int64_t begin, int64_t end) {
      for (int64_t n = begin; n < end; ++n) {
        const T l = loss_of(Trellis<T>(log_probs, targets, n));
        data_of<T>(loss)[n] = zero_infinity && l == -kNever<T> ? T(0) : l;
      }
    });
  });
}

void ctc_loss_backward(const TensorView& grad, const TensorView& g, const TensorView& log_probs,
                       const CtcTargets& targets, bool zero_infinity) {
  visit_wide(grad.dtype, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    const int64_t classes = grad.sizes[2], step = grad.sizes[1] * classes;
    T* const to = data_of<T>(grad);
    std::fill_n(to, numel(grad), T(0));
    Buffer<T> zeros(classes);
    std::fill_n(zeros.get(), classes, T(0));
    parallel_for(0, grad.sizes[1], 1, [&](int64_t begin, int64_t end) {
      for (int64_t n = begin; n < end; ++n) {
        gradient_of(Trellis<T>(log_probs, targets, n), to + n * classes, step, classes, zeros.get(),
                    data_of<T>(g)[n], zero_infinity);
      }
    });
  });
}

}  // namespace eg::kernels

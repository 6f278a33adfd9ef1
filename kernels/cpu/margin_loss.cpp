// Losses that ask the wanted classes to stand out by a margin. A row is one pass over its classes, or over those that are
// not wanted, once a wanted one.
#include <bit>
#include <type_traits>

#include "kernels/cpu/support.h"
#include "kernels/loss.h"

namespace eg::kernels {
namespace {

constexpr int64_t kSums = 8;

// v where z is positive, else 0: by its bits, for a product would become a branch.
template <class T>
T where_positive(T z, T v) {
  using Bits = std::conditional_t<sizeof(T) == 4, int32_t, int64_t>;
  return std::bit_cast<T>(static_cast<Bits>(std::bit_cast<Bits>(v) & -static_cast<Bits>(z > 0)));
}

// The sum of max(0, base + x), or of its squares.
template <bool kSquared, class T>
T sum_over(const T* x, int64_t n, T base) {
  T sums[kSums] = {};
  const auto over = [&](int64_t i) {
    const T z = base + x[i];
    return where_positive(z, kSquared ? z * z : z);
  };
  int64_t i = 0;
  for (; i + kSums <= n; i += kSums) {
    for (int64_t k = 0; k < kSums; ++k) sums[k] += over(i + k);
  }
  for (; i < n; ++i) sums[0] += over(i);
  for (int64_t w = kSums / 2; w; w /= 2) {
    for (int64_t k = 0; k < w; ++k) sums[k] += sums[k + w];
  }
  return sums[0];
}

// to[i] = (+=) the gradient of gain * max(0, base + x[i]), or of gain * its square; returns their sum.
template <bool kSquared, bool kAdd, class T>
T slope_over(T* to, const T* x, int64_t n, T base, T gain) {
  const T twice = 2 * gain;
  int64_t count = 0;
#pragma GCC ivdep
  for (int64_t i = 0; i < n; ++i) {
    const T z = base + x[i], slope = where_positive(z, kSquared ? twice * z : gain);
    if constexpr (kAdd) to[i] += slope;
    else to[i] = slope;
    if constexpr (!kSquared) count += z > 0;
  }
  if constexpr (kSquared) return twice * sum_over<false>(x, n, base);
  else return gain * static_cast<T>(count);
}

void check_targets(const TensorView& target, int64_t low, int64_t classes, const char* message) {
  const int64_t* const t = data_of<int64_t>(target);
  for (int64_t i = 0, n = numel(target); i < n; ++i) check(t[i] >= low && t[i] < classes, message);
}

// f(type, squared) with both known to the compiler.
template <class F>
void visit_cases(DType t, bool squared, F&& f) {
  const auto by_type = [&](auto power) {
    if (t == DType::Float64) f(TypeTag<double>(), power);
    else f(TypeTag<float>(), power);
  };
  if (squared) by_type(std::true_type());
  else by_type(std::false_type());
}

// fn(first row, behind the last one) on threads.
template <class F>
void by_rows(const TensorView& input, F&& fn) {
  parallel_for(0, input.sizes[0], std::max<int64_t>(1, 32768 / std::max<int64_t>(input.sizes[1], 1)), fn);
}

// The classes of a row that are not wanted, side by side.
template <class T>
class Others {
 public:
  explicit Others(int64_t classes) : values(classes), slopes(classes), places(classes), classes_(classes) {}
  // How many wanted ones there are.
  int64_t find(const T* x, const int64_t* target) {
    std::fill_n(places.get(), classes_, 0);
    int64_t wanted = 0;
    for (; wanted < classes_ && target[wanted] >= 0; ++wanted) places[target[wanted]] = -1;
    count = 0;
    for (int64_t c = 0; c < classes_; ++c) {
      if (places[c] < 0) continue;
      values[count] = x[c];
      places[count++] = c;  // not behind c
    }
    return wanted;
  }
  Buffer<T> values, slopes;
  Buffer<int64_t> places;
  int64_t count = 0;

 private:
  int64_t classes_;
};

constexpr const char* kLabelRange = "argument #2 'target' is out of range";

}  // namespace

void multi_margin_loss(const TensorView& loss, const TensorView& input, const TensorView& target, bool squared,
                       double margin) {
  const int64_t classes = input.sizes[1];
  check_targets(target, 0, classes, "target out of range");
  visit_cases(input.dtype, squared, [&](auto tag, auto power) {
    using T = typename decltype(tag)::Type;
    by_rows(input, [&](int64_t begin, int64_t end) {
      for (int64_t r = begin; r < end; ++r) {
        const T* const x = data_of<T>(input) + r * classes;
        const int64_t t = data_of<int64_t>(target)[r];
        const T base = static_cast<T>(margin) - x[t];
        const T sum = sum_over<power.value>(x, t, base) + sum_over<power.value>(x + t + 1, classes - t - 1, base);
        data_of<T>(loss)[r] = sum / static_cast<T>(classes);
      }
    });
  });
}

void multi_margin_loss_backward(const TensorView& grad, const TensorView& g, const TensorView& input,
                                const TensorView& target, bool squared, double margin) {
  const int64_t classes = input.sizes[1];
  visit_cases(input.dtype, squared, [&](auto tag, auto power) {
    using T = typename decltype(tag)::Type;
    by_rows(input, [&](int64_t begin, int64_t end) {
      for (int64_t r = begin; r < end; ++r) {
        const T* const x = data_of<T>(input) + r * classes;
        T* const to = data_of<T>(grad) + r * classes;
        const int64_t t = data_of<int64_t>(target)[r];
        const T base = static_cast<T>(margin) - x[t], gain = data_of<T>(g)[r] / static_cast<T>(classes);
        const T before = slope_over<power.value, false>(to, x, t, base, gain);
        const T behind = slope_over<power.value, false>(to + t + 1, x + t + 1, classes - t - 1, base, gain);
        to[t] = -(before + behind);
      }
    });
  });
}

void multilabel_margin_loss(const TensorView& loss, const TensorView& input, const TensorView& target) {
  const int64_t classes = input.sizes[1];
  check_targets(target, -1, classes, kLabelRange);
  visit_cases(input.dtype, false, [&](auto tag, auto) {
    using T = typename decltype(tag)::Type;
    by_rows(input, [&](int64_t begin, int64_t end) {
      Others<T> others(classes);
      for (int64_t r = begin; r < end; ++r) {
        const T* const x = data_of<T>(input) + r * classes;
        const int64_t* const labels = data_of<int64_t>(target) + r * classes;
        const int64_t wanted = others.find(x, labels);
        T sum = 0;
        for (int64_t i = 0; i < wanted; ++i) {
          sum += sum_over<false>(others.values.get(), others.count, 1 - x[labels[i]]);
        }
        data_of<T>(loss)[r] = sum / static_cast<T>(classes);
      }
    });
  });
}

void multilabel_margin_loss_backward(const TensorView& grad, const TensorView& g, const TensorView& input,
                                     const TensorView& target) {
  const int64_t classes = input.sizes[1];
  visit_cases(input.dtype, false, [&](auto tag, auto) {
    using T = typename decltype(tag)::Type;
    by_rows(input, [&](int64_t begin, int64_t end) {
      Others<T> others(classes);
      for (int64_t r = begin; r < end; ++r) {
        const T* const x = data_of<T>(input) + r * classes;
        T* const to = data_of<T>(grad) + r * classes;
        const int64_t* const labels = data_of<int64_t>(target) + r * classes;
        const int64_t wanted = others.find(x, labels);
        const T gain = data_of<T>(g)[r] / static_cast<T>(classes);
        std::fill_n(to, classes, T(0));
        std::fill_n(others.slopes.get(), classes, T(0));
        for (int64_t i = 0; i < wanted; ++i) {
          to[labels[i]] -= slope_over<false, true>(others.slopes.get(), others.values.get(), others.count,
                                                   1 - x[labels[i]], gain);
        }
        for (int64_t k = 0; k < others.count; ++k) to[others.places[k]] += others.slopes[k];
      }
    });
  });
}

}  // namespace eg::kernels

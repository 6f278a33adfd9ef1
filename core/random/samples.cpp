// Draws whose parameters are tensors, and sampling from categories.
#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

#include "core/base/error.h"
#include "core/random/draws.h"
#include "core/random/fill.h"

namespace eg::random {

namespace {

using Lock = std::lock_guard<std::mutex>;

// out = sample(a, b) element by element, in the order of memory. b may be null.
template <class F>
void map(const TensorView& out, const TensorView& a, const TensorView* b, F&& sample) {
  const TensorView* const views[] = {&out, &a, b};
  Order(views, b ? 3 : 2).for_runs([&](char* const* data, const int64_t* stride, int64_t n) {
    for (int64_t i = 0; i < n; ++i) {
      const double x = load(a.dtype, data[1] + i * stride[1]);
      const double y = b ? load(b->dtype, data[2] + i * stride[2]) : 0.0;
      const double r = sample(x, y);
      store(out.dtype, data[0] + i * stride[0], 0, &r, 1);
    }
  });
}

template <class F>
void for_each(const TensorView& in, F&& visit) {
  const TensorView* const views[] = {&in};
  Order(views, 1).for_runs([&](char* const* data, const int64_t* stride, int64_t n) {
    for (int64_t i = 0; i < n; ++i) visit(load(in.dtype, data[0] + i * stride[0]));
  });
}

// Hormann's transformed rejection (PTRS) for large rates, multiplication of uniforms for small ones.
double sample_poisson(Generator& g, double rate) {
  if (rate == 0) return 0;
  if (rate < 10) {
    const double limit = std::exp(-rate);
    int64_t count = 0;
    for (double product = g.uniform_double(); product > limit; product *= g.uniform_double()) ++count;
    return static_cast<double>(count);
  }
  const double root = std::sqrt(rate), log_rate = std::log(rate);
  const double b = 0.931 + 2.53 * root;
  const double a = -0.059 + 0.02483 * b;
  const double inverse_alpha = 1.1239 + 1.1328 / (b - 3.4);
  const double vr = 0.9277 - 3.6224 / (b - 2);
  for (;;) {
    const double u = g.uniform_double() - 0.5;
    const double v = g.uniform_double();
    const double us = 0.5 - std::fabs(u);
    const double k = std::floor((2 * a / us + b) * u + rate + 0.43);
    if (us >= 0.07 && v <= vr) return k;
    if (k < 0 || (us < 0.013 && v > us)) continue;
    int sign;
    if (std::log(v) + std::log(inverse_alpha) - std::log(a / (us * us) + b) <=
        k * log_rate - rate - lgamma_r(k + 1, &sign))
      return k;
  }
}

// Counts geometric steps that fit into `count` trials.
double binomial_by_steps(Generator& g, double count, double p) {
  const double log_q = std::log1p(-p);
  double steps = 0, hits = 0;
  for (;;) {
    steps += std::ceil(std::log(g.uniform_double()) / log_q);
    if (!(steps <= count)) return hits;
    hits += 1;
  }
}

// The error of Stirling's formula for log(k!).
double stirling_tail(double k) {
  static constexpr double kTable[] = {0.0810614667953272,  0.0413406959554092, 0.0276779256849983, 0.02079067210376509,
                                      0.0166446911898211,  0.0138761288230707, 0.0118967099458917, 0.0104112652619720,
                                      0.00925546218271273, 0.00833056343336287};
  if (k <= 9) return kTable[static_cast<int>(k)];
  const double square = (k + 1) * (k + 1);
  return (1.0 / 12 - (1.0 / 360 - 1.0 / 1260 / square) / square) / (k + 1);
}

// Hormann's BTRS: transformed rejection for p <= 1/2 and count * p >= 10.
double binomial_by_rejection(Generator& g, double count, double p) {
  const double stddev = std::sqrt(count * p * (1 - p));
  const double b = 1.15 + 2.53 * stddev;
  const double a = -0.0873 + 0.0248 * b + 0.01 * p;
  const double c = count * p + 0.5;
  const double vr = 0.92 - 4.2 / b;
  const double r = p / (1 - p);
  const double alpha = (2.83 + 5.1 / b) * stddev;
  const double m = std::floor((count + 1) * p);
  for (;;) {
    const double u = g.uniform_double() - 0.5;
    double v = g.uniform_double();
    const double us = 0.5 - std::fabs(u);
    const double k = std::floor((2 * a / us + b) * u + c);
    if (k < 0 || k > count) continue;
    if (us >= 0.07 && v <= vr) return k;
    v = std::log(v * alpha / (a / (us * us) + b));
    const double bound = (m + 0.5) * std::log((m + 1) / (r * (count - m + 1))) +
                         (count + 1) * std::log((count - m + 1) / (count - k + 1)) +
                         (k + 0.5) * std::log(r * (count - k + 1) / (k + 1)) + stirling_tail(m) +
                         stirling_tail(count - m) - stirling_tail(k) - stirling_tail(count - k);
    if (v <= bound) return k;
  }
}

double sample_binomial(Generator& g, double count, double p) {
  if (count <= 0 || p <= 0) return 0;
  if (p >= 1) return count;
  if (!(p > 0)) return std::numeric_limits<double>::quiet_NaN();
  const bool mirrored = p > 0.5;
  const double q = mirrored ? 1.0 - p : p;
  const double k = count * q >= 10.0 ? binomial_by_rejection(g, count, q) : binomial_by_steps(g, count, q);
  return mirrored ? count - k : k;
}

// Marsaglia and Tsang. The constants are floats as in the stream that this reproduces.
double sample_gamma(Generator& g, double alpha) {
  double scale = 1.0;
  if (alpha < 1.0) {
    if (alpha == 0.0) return 0.0;
    scale *= std::pow(1 - g.uniform_double(), 1.0 / alpha);
    alpha += 1.0;
  }
  if (!(alpha > 0)) return std::numeric_limits<double>::quiet_NaN();
  const double d = alpha - static_cast<double>(1.0f / 3.0f);
  const double c = 1.0 / std::sqrt(9.0 * d);
  for (;;) {
    double x, y;
    do {
      x = g.normal();
      y = 1.0 + c * x;
    } while (y <= 0);
    const double v = y * y * y;
    const double u = 1 - g.uniform_double();
    const double xx = x * x;
    if (u < 1.0 - static_cast<double>(0.0331f) * xx * xx) return scale * d * v;
    if (std::log(u) < 0.5 * xx + d * (1.0 - v + std::log(v))) return scale * d * v;
  }
}

double smallest_normal(DType t) {
  return t == DType::Float64   ? std::numeric_limits<double>::min()
         : t == DType::Float16 ? 0x1p-14
                               : static_cast<double>(std::numeric_limits<float>::min());
}

}  // namespace

void bernoulli(Generator& g, const TensorView& out, const TensorView& p) {
  for_each(p, [](double x) { check(x >= 0 && x <= 1, "Expected p_in >= 0 && p_in <= 1 to be true, but got false."); });
  Lock lock(g.mutex);
  if (p.dtype == DType::Float64) return map(out, p, nullptr, [&](double x, double) { return g.uniform_double() < x; });
  map(out, p, nullptr, [&](double x, double) { return g.uniform_float() < static_cast<float>(x); });
}

void poisson(Generator& g, const TensorView& out, const TensorView& rate) {
  for_each(rate, [](double x) { check(x >= 0, "invalid Poisson rate, expected rate to be non-negative"); });
  Lock lock(g.mutex);
  map(out, rate, nullptr, [&](double x, double) { return sample_poisson(g, x); });
}

void binomial(Generator& g, const TensorView& out, const TensorView& count, const TensorView& prob) {
  Lock lock(g.mutex);
  map(out, count, &prob, [&](double n, double p) { return sample_binomial(g, n, p); });
}

void standard_gamma(Generator& g, const TensorView& out, const TensorView& alpha) {
  Lock lock(g.mutex);
  const double least = smallest_normal(out.dtype);
  map(out, alpha, nullptr, [&](double a, double) { return std::fmax(least, sample_gamma(g, a)); });
}

void dirichlet(Generator& g, const TensorView& out, const TensorView& alpha) {
  int64_t n = 1;
  for (int i = 0; i < out.ndim; ++i) n *= out.sizes[i];
  std::vector<double> draws(static_cast<size_t>(n));
  Dims strides(static_cast<size_t>(out.ndim));
  for (int64_t d = out.ndim - 1, step = 1; d >= 0; step *= out.sizes[d--]) strides[d] = step;
  const TensorView gamma{draws.data(), out.sizes, strides.data(), out.ndim, DType::Float64};
  {
    Lock lock(g.mutex);
    map(gamma, alpha, nullptr, [&](double a, double) { return sample_gamma(g, a); });
  }
  const int64_t k = out.ndim ? out.sizes[out.ndim - 1] : 1;
  const double least = smallest_normal(out.dtype), most = std::nextafterf(1.0f, 0.0f);
  for (int64_t i = 0; i < n; i += k) {
    const double sum = std::accumulate(draws.begin() + i, draws.begin() + i + k, 0.0);
    for (int64_t j = 0; j < k; ++j) draws[i + j] = std::fmin(std::fmax(draws[i + j] / sum, least), most);
  }
  kernels::copy(out, gamma);
}

namespace {

void multinomial_with_replacement(Generator& g, int64_t* out, int64_t samples, const std::vector<double>& probs,
                                  bool single) {
  const size_t n = probs.size();
  std::vector<double> cumulative(n);
  double sum = 0;
  for (size_t j = 0; j < n; ++j) {
    check(probs[j] >= 0, "invalid multinomial distribution (encountering probability entry < 0)");
    check(std::isfinite(probs[j]),
          "invalid multinomial distribution (encountering probability entry = infinity or NaN)");
    sum += probs[j];
    if (single) sum = static_cast<float>(sum);
    cumulative[j] = sum;
  }
  check(sum > 0, "invalid multinomial distribution (sum of probabilities <= 0)");
  for (double& c : cumulative) c = single ? static_cast<float>(c) / static_cast<float>(sum) : c / sum;
  cumulative[n - 1] = 1;
  for (int64_t i = 0; i < samples; ++i) {
    const double u = g.uniform_double();
    out[i] = std::lower_bound(cumulative.begin(), cumulative.end(), u) - cumulative.begin();
  }
}

}  // namespace

void multinomial(Generator& g, const TensorView& out, const TensorView& probs, bool replacement) {
  const bool batched = probs.ndim == 2;
  const int64_t rows = batched ? probs.sizes[0] : 1, n = probs.sizes[probs.ndim - 1];
  const int64_t samples = out.sizes[out.ndim - 1];
  const int64_t row_stride = batched ? probs.strides[0] : 0, stride = probs.strides[probs.ndim - 1];
  const int64_t bytes = static_cast<int64_t>(size_of(probs.dtype));
  const bool single = probs.dtype != DType::Float64;
  std::vector<double> p(static_cast<size_t>(n));
  const auto read_row = [&](int64_t r) {
    for (int64_t j = 0; j < n; ++j) {
      p[j] = load(probs.dtype, static_cast<const char*>(probs.data) + (r * row_stride + j * stride) * bytes);
    }
  };
  std::vector<int64_t> picked(static_cast<size_t>(samples));
  const auto write_row = [&](int64_t r) {
    const int64_t step = out.strides[out.ndim - 1] * static_cast<int64_t>(size_of(out.dtype));
    char* at =
        static_cast<char*>(out.data) + (batched ? r * out.strides[0] : 0) * static_cast<int64_t>(size_of(out.dtype));
    store(out.dtype, at, step, picked.data(), samples);
  };
  if (replacement && samples != 1) {
    Lock lock(g.mutex);
    for (int64_t r = 0; r < rows; ++r) {
      read_row(r);
      multinomial_with_replacement(g, picked.data(), samples, p, single);
      write_row(r);
    }
    return;
  }
  // Without replacement: the largest of p / exponential noise.
  for (int64_t r = 0; r < rows; ++r) {
    read_row(r);
    double sum = 0;
    for (double x : p) {
      check(x >= 0 && x < std::numeric_limits<double>::infinity(),
            "probability tensor contains either `inf`, `nan` or element < 0");
      sum += x;
    }
    check(sum != 0, "invalid multinomial distribution (sum of probabilities <= 0)");
  }
  // The noise is drawn for all rows at once, in the order of the memory of probs, in its dtype.
  std::vector<char> rounded(static_cast<size_t>(rows * n * bytes));
  const bool columns_first = batched && rows > 1 && n > 1 && row_stride < stride && row_stride != 0;
  const int64_t sizes[] = {rows, n}, strides[] = {columns_first ? 1 : n, columns_first ? rows : 1};
  const TensorView q{rounded.data(), sizes, strides, 2, probs.dtype};
  exponential(g, q, 1.0);
  std::vector<int64_t> order(static_cast<size_t>(n));
  std::vector<double> score(static_cast<size_t>(n));
  for (int64_t r = 0; r < rows; ++r) {
    read_row(r);
    for (int64_t j = 0; j < n; ++j) {
      const double e = load(probs.dtype, rounded.data() + (r * strides[0] + j * strides[1]) * bytes);
      double s = single ? static_cast<float>(p[j]) / static_cast<float>(e) : p[j] / e;
      if (bytes == 2) {
        char half[2];
        store(probs.dtype, half, 0, &s, 1);
        s = load(probs.dtype, half);
      }
      score[j] = std::isnan(s) ? std::numeric_limits<double>::infinity() : s;
    }
    std::iota(order.begin(), order.end(), 0);
    std::partial_sort(order.begin(), order.begin() + samples, order.end(),
                      [&](int64_t a, int64_t b) { return score[a] > score[b] || (score[a] == score[b] && a < b); });
    std::copy_n(order.begin(), samples, picked.begin());
    write_row(r);
  }
}

}  // namespace eg::random

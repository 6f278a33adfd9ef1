// The generator against the standard library's mt19937, its serialised state, known first numbers of the stream, order
// of filling, and moments of the sampled distributions.
#include <algorithm>
#include <random>

#include "core/random/draws.h"
#include "tests/kernels/check.h"

using namespace check;
namespace r = eg::random;

namespace {

void check_engine() {
  eg::Generator g(5489);
  std::mt19937 reference(5489);
  bool equal = true;
  for (int i = 0; i < 3000; ++i) equal = equal && g.random() == reference();
  EXPECT(equal);
  g.manual_seed((1ull << 40) + 7);  // the low 32 bits count
  reference.seed(7);
  EXPECT(g.random() == reference() && g.initial_seed() == (1ull << 40) + 7);
}

void check_state() {
  eg::Generator g(3), h(4);
  for (int i = 0; i < 701; ++i) g.random();
  g.normal();
  std::vector<uint8_t> state(eg::Generator::kStateSize);
  g.get_state(state.data());
  h.set_state(state.data(), state.size());
  bool equal = g.normal() == h.normal();  // the cached second of a pair
  for (int i = 0; i < 2000; ++i) equal = equal && g.random() == h.random();
  EXPECT(equal);
  EXPECT(error_of([&] { h.set_state(state.data(), 17); }).find("RNG state size to be 17") != std::string::npos);
  state[8] = 0xff;  // left far beyond the number of words
  state[9] = 0xff;
  EXPECT(error_of([&] { h.set_state(state.data(), state.size()); }) == "Invalid mt19937 state");
  const uint32_t next = g.random();
  EXPECT(h.random() == next);  // a refused state changes nothing
}

void check_stream() {
  eg::Generator g(0);
  Array x(DType::Float32, {4});
  r::uniform(g, x.view(), 0, 1);
  EXPECT(near(x.real(0), 0.4962566, 1e-6) && near(x.real(3), 0.1320305, 1e-6));
  g.manual_seed(0);
  r::normal(g, x.view(), 0, 1);
  EXPECT(near(x.real(0), 1.5409961, 1e-6) && near(x.real(1), -0.2934289, 1e-6) && near(x.real(3), 0.5684312, 1e-6));
  // A dense view in another order is filled in the order of its memory, one with gaps gets the same numbers.
  Array a(DType::Float64, {3, 5}), b(DType::Float64, {3, 5}, 1), c(DType::Float64, {3, 5}, 2);
  g.manual_seed(1);
  r::uniform(g, a.view(), 0, 1);
  g.manual_seed(1);
  r::uniform(g, b.view(), 0, 1);
  g.manual_seed(1);
  r::uniform(g, c.view(), 0, 1);
  EXPECT(std::memcmp(a.bytes.data(), b.bytes.data(), 15 * 8) == 0);
  for (int64_t i = 0; i < 15; ++i) EXPECT(a.real(i) == c.real(i));
  Array p(DType::Int64, {1000});
  r::randperm(g, p.view());
  std::vector<bool> seen(1000, false);
  for (int64_t i = 0; i < 1000; ++i) seen[static_cast<size_t>(p.real(i))] = true;
  EXPECT(std::find(seen.begin(), seen.end(), false) == seen.end());
}

struct Moments {
  double mean, variance;
};
Moments moments(Array& a) {
  double m = 0, v = 0;
  const double n = static_cast<double>(a.numel());
  for (int64_t i = 0; i < a.numel(); ++i) m += a.real(i) / n;
  for (int64_t i = 0; i < a.numel(); ++i) v += (a.real(i) - m) * (a.real(i) - m) / n;
  return {m, v};
}

void check_moments() {
  eg::Generator g(7);
  const int64_t n = 200000;
  const auto expect = [](Array& a, double mean, double variance, int line) {
    const Moments m = moments(a);
    const bool ok = std::abs(m.mean - mean) < 0.02 * (std::sqrt(variance) + 0.1) &&
                    std::abs(m.variance - variance) < 0.05 * variance;
    check::expect(ok, "moments", line);
  };
  for (DType t : {DType::Float32, DType::Float64, DType::Float16, DType::BFloat16}) {
    Array x(t, {n});
    r::normal(g, x.view(), 1, 2);
    expect(x, 1, 4, __LINE__);
    r::uniform(g, x.view(), -1, 3);
    expect(x, 1, 16.0 / 12, __LINE__);
    r::exponential(g, x.view(), 2);
    expect(x, 0.5, 0.25, __LINE__);
    r::geometric(g, x.view(), 0.25);
    expect(x, 4, 12, __LINE__);
    r::bernoulli(g, x.view(), 0.3);
    expect(x, 0.3, 0.21, __LINE__);
  }
  Array x(DType::Float64, {n}), a(DType::Float64, {n}), b(DType::Float64, {n});
  for (double rate : {0.0, 3.0, 40.0}) {
    for (int64_t i = 0; i < n; ++i) a.set(i, rate);
    r::poisson(g, x.view(), a.view());
    if (rate > 0)
      expect(x, rate, rate, __LINE__);
    else
      EXPECT(moments(x).mean == 0);
  }
  for (double p : {0.1, 0.4, 0.9}) {
    for (int64_t i = 0; i < n; ++i) {
      a.set(i, 50);
      b.set(i, p);
    }
    r::binomial(g, x.view(), a.view(), b.view());
    expect(x, 50 * p, 50 * p * (1 - p), __LINE__);
  }
  for (double alpha : {0.3, 1.0, 8.0}) {
    for (int64_t i = 0; i < n; ++i) a.set(i, alpha);
    r::standard_gamma(g, x.view(), a.view());
    expect(x, alpha, alpha, __LINE__);
  }
  Array probs(DType::Float32, {4}), picked(DType::Int64, {n});
  for (int64_t i = 0; i < 4; ++i) probs.set(i, static_cast<double>(i));
  r::multinomial(g, picked.view(), probs.view(), true);
  expect(picked, 14.0 / 6, 36.0 / 6 - 14.0 * 14 / 36, __LINE__);
  Array few(DType::Int64, {3});
  r::multinomial(g, few.view(), probs.view(), false);
  EXPECT(few.real(0) + few.real(1) + few.real(2) == 6);
  probs.set(2, -1.0);
  EXPECT(error_of([&] { r::multinomial(g, picked.view(), probs.view(), true); }) ==
         "invalid multinomial distribution (encountering probability entry < 0)");
}

}  // namespace

int main() {
  check_engine();
  check_state();
  check_stream();
  check_moments();
  return finish("random");
}

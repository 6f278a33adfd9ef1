// Recurrent layers against steps written out in double, gradients against differences, for every instruction set:
// sequences of different lengths, both directions, sizes around the panels; shares of the batch add up.
#include "kernels/rnn.h"

#include "core/base/parallel.h"
#include "kernels/cpu/isa.h"
#include "tests/kernels/check.h"

using namespace check;
using namespace eg::kernels;

namespace {

template <class T>
constexpr DType kType = sizeof(T) == 8 ? DType::Float64 : DType::Float32;

template <class T>
struct Layer {
  RnnCell cell;
  bool reverse;
  std::vector<int64_t> sizes;
  int64_t b, h, n = 0, g;
  std::vector<T> gates, weight, bias, h0, c0, out, cells, work, hn, cn;

  Layer(RnnCell kind, bool backwards, std::vector<int64_t> steps, int64_t hidden)
      : cell(kind), reverse(backwards), sizes(std::move(steps)), b(sizes[0]), h(hidden), g(rnn_gates(kind) * hidden) {
    for (int64_t s : sizes) n += s;
    const auto fill = [](std::vector<T>& v, int64_t count) {
      v.resize(static_cast<size_t>(count));
      for (T& x : v) x = static_cast<T>(next_int(-800, 801)) / T(1603);
    };
    fill(gates, n * g);
    fill(weight, g * h);
    fill(bias, g);
    fill(h0, b * h);
    fill(c0, b * h);
    out.resize(n * h);
    cells.resize(n * h);
    work.resize(n * rnn_work(cell) * h);
    hn.resize(b * h);
    cn.resize(b * h);
  }
  RnnLayer view() {
    return {cell,     reverse,  static_cast<int64_t>(sizes.size()), sizes.data(), b, h, kType<T>, weight.data(),
            cell == RnnCell::Gru ? bias.data() : nullptr, h0.data(), cell == RnnCell::Lstm ? c0.data() : nullptr,
            out.data(), cells.data(), work.data()};
  }
  void forward() { rnn_forward(view(), gates.data(), hn.data(), cell == RnnCell::Lstm ? cn.data() : nullptr); }
  // The steps written out: out, hn and cn.
  void by_steps(std::vector<double>& y, std::vector<double>& hs, std::vector<double>& cs) const {
    y.assign(out.size(), 0);
    hs.assign(h0.begin(), h0.end());
    cs.assign(c0.begin(), c0.end());
    const auto sigmoid = [](double x) { return 1 / (1 + std::exp(-x)); };
    const int64_t steps = static_cast<int64_t>(sizes.size());
    for (int64_t k = 0; k < steps; ++k) {
      const int64_t t = reverse ? steps - 1 - k : k;
      int64_t at = 0;
      for (int64_t s = 0; s < t; ++s) at += sizes[s];
      for (int64_t i = 0; i < sizes[t]; ++i) {
        std::vector<double> r(g);
        for (int64_t j = 0; j < g; ++j) {
          r[j] = cell == RnnCell::Gru ? bias[j] : 0;
          for (int64_t l = 0; l < h; ++l) r[j] += weight[j * h + l] * hs[i * h + l];
        }
        const T* x = gates.data() + (at + i) * g;
        for (int64_t j = 0; j < h; ++j) {
          double& s = hs[i * h + j];
          if (cell == RnnCell::Tanh) s = std::tanh(x[j] + r[j]);
          if (cell == RnnCell::Relu) s = std::max(0.0, x[j] + r[j]);
          if (cell == RnnCell::Lstm) {
            double& c = cs[i * h + j];
            c = sigmoid(x[h + j] + r[h + j]) * c + sigmoid(x[j] + r[j]) * std::tanh(x[2 * h + j] + r[2 * h + j]);
            s = sigmoid(x[3 * h + j] + r[3 * h + j]) * std::tanh(c);
          }
          if (cell == RnnCell::Gru) {
            const double fresh = std::tanh(x[2 * h + j] + sigmoid(x[j] + r[j]) * r[2 * h + j]);
            const double keep = sigmoid(x[h + j] + r[h + j]);
            s = (1 - keep) * fresh + keep * s;
          }
          y[(at + i) * h + j] = s;
        }
      }
    }
  }
};

template <class T>
bool close(const std::vector<T>& a, const std::vector<double>& b, double tol) {
  for (size_t i = 0; i < b.size(); ++i) {
    if (!near(a[i], b[i], tol)) {
      std::printf("element %zu: %g, expected %g\n", i, static_cast<double>(a[i]), b[i]);
      return false;
    }
  }
  return true;
}

template <class T>
void try_forward(RnnCell cell, bool reverse, std::vector<int64_t> sizes, int64_t hidden) {
  const double tol = sizeof(T) == 8 ? 1e-12 : 1e-5;
  Layer<T> layer(cell, reverse, std::move(sizes), hidden);
  std::vector<double> y, h, c;
  layer.by_steps(y, h, c);
  for (int threads : {1, 2}) {
    eg::set_num_threads(threads);
    layer.forward();
    EXPECT(close(layer.out, y, tol) && close(layer.hn, h, tol));
    if (cell == RnnCell::Lstm) EXPECT(close(layer.cn, c, tol));
  }
}

// d loss by differences, for a loss that weighs every result.
void try_backward(RnnCell cell, bool reverse, std::vector<int64_t> sizes, int64_t hidden) {
  Layer<double> layer(cell, reverse, std::move(sizes), hidden);
  std::vector<double> grad(layer.out.size()), dh(layer.hn.size()), dc(layer.cn.size());
  for (auto* v : {&grad, &dh, &dc}) {
    for (double& x : *v) x = static_cast<double>(next_int(-8, 9)) / 8;
  }
  const std::vector<double> seed_h = dh, seed_c = dc;
  const auto loss = [&] {
    std::vector<double> y, h, c;
    layer.by_steps(y, h, c);
    double sum = 0;
    for (size_t i = 0; i < y.size(); ++i) sum += y[i] * grad[i];
    for (size_t i = 0; i < h.size(); ++i) sum += h[i] * seed_h[i];
    for (size_t i = 0; i < c.size() && cell == RnnCell::Lstm; ++i) sum += c[i] * seed_c[i];
    return sum;
  };
  const auto differences = [&](std::vector<double>& x) {
    std::vector<double> d;
    for (double& v : x) {
      const double at = v, e = 1e-5;
      v = at + e;
      const double up = loss();
      v = at - e;
      d.push_back((up - loss()) / (2 * e));
      v = at;
    }
    return d;
  };
  layer.forward();
  std::vector<double> dgates(layer.gates.size()), dhidden(layer.gates.size()), before(layer.out.size());
  rnn_backward(layer.view(), grad.data(), dh.data(), cell == RnnCell::Lstm ? dc.data() : nullptr, dgates.data(),
               dhidden.data(), before.data());
  const std::vector<double>& recurrent = cell == RnnCell::Gru ? dhidden : dgates;
  std::vector<double> dw(layer.weight.size()), db(layer.bias.size());
  for (int64_t r = 0; r < layer.n; ++r) {
    for (int64_t j = 0; j < layer.g; ++j) {
      db[j] += recurrent[r * layer.g + j];
      for (int64_t l = 0; l < layer.h; ++l) dw[j * layer.h + l] += recurrent[r * layer.g + j] * before[r * layer.h + l];
    }
  }
  EXPECT(close(dgates, differences(layer.gates), 1e-7));
  EXPECT(close(dw, differences(layer.weight), 1e-7));
  EXPECT(close(dh, differences(layer.h0), 1e-7));
  if (cell == RnnCell::Lstm) EXPECT(close(dc, differences(layer.c0), 1e-7));
  if (cell == RnnCell::Gru) EXPECT(close(db, differences(layer.bias), 1e-7));
}

}  // namespace

int main() {
  for (Isa level : {Isa::Baseline, Isa::Avx2, Isa::Avx512}) {
    set_isa(level);
    for (RnnCell cell : {RnnCell::Tanh, RnnCell::Relu, RnnCell::Lstm, RnnCell::Gru}) {
      for (bool reverse : {false, true}) {
        try_forward<float>(cell, reverse, {3, 3, 2, 1}, 5);
        try_forward<double>(cell, reverse, {3, 3, 2, 1}, 5);
        try_forward<float>(cell, reverse, {40, 40, 20, 9}, 70);
        try_forward<float>(cell, reverse, {2, 1}, 300);
        try_backward(cell, reverse, {3, 2, 2, 1}, 3);
        try_backward(cell, reverse, {1, 1}, 9);
      }
    }
  }
  return finish("rnn");
}

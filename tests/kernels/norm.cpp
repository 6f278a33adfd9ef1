// Softmax, layer norm and batch norm with their gradients against formulas in double, and gradients against
// differences.
#include "kernels/norm.h"

#include "core/base/parallel.h"
#include "tests/kernels/check.h"

using namespace check;
using namespace eg::kernels;

namespace {

constexpr DType kTypes[] = {DType::Float16, DType::BFloat16, DType::Float32, DType::Float64};

void try_softmax(DType t, const Dims& sizes, int layout, int out_layout, int64_t dim) {
  Array x(t, sizes, layout), y(t, sizes, out_layout), g(t, sizes, layout), gi(t, sizes);
  fill(x, -8, 9, 0.25);
  fill(g, -4, 5, 0.5);
  const int64_t steps[] = {sizes[1] * sizes[2], sizes[2], 1}, n = x.numel();
  std::vector<std::complex<double>> want(n), want_log(n), grad(n), grad_log(n), constant(n), total_log;
  for (int64_t i = 0; i < n; ++i) {
    double sum = 0, dot = 0, total = 0;
    const int64_t base = i - i / steps[dim] % sizes[dim] * steps[dim];
    for (int64_t j = 0; j < sizes[dim]; ++j) sum += std::exp(x.real(base + j * steps[dim]));
    for (int64_t j = 0; j < sizes[dim]; ++j) {
      const int64_t at = base + j * steps[dim];
      dot += g.real(at) * std::exp(x.real(at)) / sum;
      total += g.real(at);
    }
    const double p = std::exp(x.real(i)) / sum;
    want[i] = p;
    want_log[i] = std::log(p);
    grad[i] = p * (g.real(i) - dot);
    grad_log[i] = g.real(i) - p * total;
    constant[i] = g.real(0) * (1 - p * static_cast<double>(sizes[dim]));
    if (i == base) total_log.push_back(std::log(sum));
  }
  softmax(y.view(), x.view(), dim);
  EXPECT(same(y, want, tolerance(t)));
  softmax_backward(gi.view(), g.view(), y.view(), dim);
  EXPECT(same(gi, grad, tolerance(t) * 2));
  log_softmax(y.view(), x.view(), dim);
  EXPECT(same(y, want_log, tolerance(t)));
  log_softmax_backward(gi.view(), g.view(), y.view(), dim);
  EXPECT(same(gi, grad_log, tolerance(t) * 2));
  // A gradient that is one number seen as many.
  TensorView one = g.view();
  const int64_t zero[] = {0, 0, 0};
  one.data = g.element(0);
  one.strides = zero;
  log_softmax_backward(gi.view(), one, y.view(), dim);
  EXPECT(same(gi, constant, tolerance(t) * 2 * static_cast<double>(sizes[dim])));
  Dims reduced(sizes);
  reduced[dim] = 1;
  Array sums(t, reduced, out_layout);
  logsumexp(sums.view(), x.view(), dim);
  EXPECT(same(sums, total_log, tolerance(t)));
}

// Rows whose result is written past the caches are those that are computed alone.
void try_large() {
  const int64_t kRows = 4099, kColumns = 1027;
  Array x(DType::Float32, {kRows, kColumns}), y(DType::Float32, {kRows, kColumns}), row(DType::Float32, {1, kColumns});
  for (int64_t i = 0; i < x.numel(); ++i) x.set(i, static_cast<double>(i * 7919 % 1001) / 100 - 5);
  const auto check_rows = [&](auto&& f) {
    f(y.view(), x.view());
    bool equal = true;
    for (int64_t r : {int64_t{0}, int64_t{1}, kRows / 2, kRows - 1}) {
      TensorView one = x.view();
      one.sizes = row.sizes.data();
      one.data = x.element(r * kColumns);
      f(row.view(), one);
      equal &= std::memcmp(row.bytes.data(), y.element(r * kColumns), static_cast<size_t>(kColumns) * 4) == 0;
    }
    EXPECT(equal);
  };
  check_rows([](const TensorView& o, const TensorView& i) { softmax(o, i, 1); });
  check_rows([](const TensorView& o, const TensorView& i) { log_softmax(o, i, 1); });
  check_rows([](const TensorView& o, const TensorView& i) {
    layer_norm(o, nullptr, nullptr, i, nullptr, nullptr, 1, 1e-5);
  });
}

void try_layer_norm(DType t, int layout) {
  const DType wide = t == DType::Float64 ? t : DType::Float32;
  Array x(t, {4, 3, 20}, layout), y(t, {4, 3, 20}, layout), g(t, {4, 3, 20}), gi(t, {4, 3, 20}, layout);
  Array w(t, {3, 20}), b(t, {3, 20}, layout), gw(t, {3, 20}), gb(t, {3, 20}), mean(wide, {4}), rstd(wide, {4});
  fill(x);
  fill(g, -4, 5, 0.25);
  fill(w, -4, 5, 0.25);
  fill(b);
  TensorView wv = w.view(), bv = b.view(), mv = mean.view(), rv = rstd.view();
  layer_norm(y.view(), &mv, &rv, x.view(), &wv, &bv, 2, 1e-5);
  std::vector<std::complex<double>> want(240), dx(240), dw(60), db(60);
  for (int64_t r = 0; r < 4; ++r) {
    double m = 0, v = 0, sg = 0, sgh = 0;
    for (int64_t i = 0; i < 60; ++i) m += x.real(r * 60 + i) / 60;
    for (int64_t i = 0; i < 60; ++i) v += (x.real(r * 60 + i) - m) * (x.real(r * 60 + i) - m) / 60;
    const double s = 1 / std::sqrt(v + 1e-5);
    for (int64_t i = 0; i < 60; ++i) {
      const double h = (x.real(r * 60 + i) - m) * s, gr = g.real(r * 60 + i);
      want[r * 60 + i] = h * w.real(i) + b.real(i);
      sg += gr * w.real(i) / 60;
      sgh += gr * w.real(i) * h / 60;
      dw[i] += gr * h;
      db[i] += gr;
    }
    for (int64_t i = 0; i < 60; ++i) {
      dx[r * 60 + i] = s * (g.real(r * 60 + i) * w.real(i) - sg - (x.real(r * 60 + i) - m) * s * sgh);
    }
  }
  EXPECT(same(y, want, tolerance(t)));
  TensorView giv = gi.view(), gwv = gw.view(), gbv = gb.view();
  layer_norm_backward(&giv, &gwv, &gbv, g.view(), x.view(), &wv, 2, 1e-5);
  EXPECT(same(gi, dx, tolerance(t)));
  EXPECT(same(gw, dw, tolerance(t)));
  EXPECT(same(gb, db, tolerance(t)));
}

void try_batch_norm(DType t, int layout, int64_t channels) {
  const DType wide = t == DType::Float64 ? t : DType::Float32;
  const int64_t n = 3, hw = 10, per = n * hw;
  Array x(t, {n, channels, 5, 2}, layout), y(t, {n, channels, 5, 2}, layout), g(t, {n, channels, 5, 2});
  Array gi(t, {n, channels, 5, 2}, layout), mean(wide, {channels}), var(wide, {channels}), rstd(wide, {channels});
  Array w(wide, {channels}), b(wide, {channels}), gw(wide, {channels}), gb(wide, {channels});
  if (layout == 4) {  // channels last
    for (Array* a : {&x, &y, &g, &gi}) {
      const int64_t strides[] = {hw * channels, 1, 2 * channels, channels};
      for (int d = 0; d < 4; ++d) a->strides[d] = strides[d];
    }
  }
  fill(x);
  fill(g, -4, 5, 0.25);
  fill(w, -4, 5, 0.25);
  fill(b);
  TensorView wv = w.view(), bv = b.view();
  batch_norm_stats(mean.view(), var.view(), x.view());
  for (int64_t c = 0; c < channels; ++c) rstd.set(c, 1 / std::sqrt(var.real(c) + 1e-5));
  batch_norm(y.view(), x.view(), mean.view(), rstd.view(), &wv, &bv);
  Array y2(t, {n, channels, 5, 2}, layout), mean2(wide, {channels}), var2(wide, {channels});
  y2.strides = y.strides;
  batch_norm_train(y2.view(), mean2.view(), var2.view(), x.view(), &wv, &bv, 1e-5);
  for (int64_t c = 0; c < channels; ++c) {
    EXPECT(mean2.real(c) == mean.real(c) && var2.real(c) == var.real(c));
  }
  for (int64_t i = 0; i < y.numel(); ++i) EXPECT(near(y2.real(i), y.real(i), tolerance(t)));
  for (bool training : {true, false}) {
    TensorView giv = gi.view(), gwv = gw.view(), gbv = gb.view();
    batch_norm_backward(&giv, &gwv, &gbv, g.view(), x.view(), mean.view(), rstd.view(), &wv, training);
    for (int64_t c = 0; c < channels; ++c) {
      const auto at = [&](int64_t i) { return (i / hw * channels + c) * hw + i % hw; };
      double m = 0, v = 0, sg = 0, sgh = 0;
      for (int64_t i = 0; i < per; ++i) m += x.real(at(i)) / per;
      for (int64_t i = 0; i < per; ++i) v += (x.real(at(i)) - m) * (x.real(at(i)) - m) / per;
      const double s = 1 / std::sqrt(v + 1e-5);
      for (int64_t i = 0; i < per; ++i) {
        sg += g.real(at(i));
        sgh += g.real(at(i)) * (x.real(at(i)) - m) * s;
      }
      EXPECT(near(mean.real(c), m, 1e-5) && near(var.real(c), v, 1e-5));
      EXPECT(near(gw.real(c), sgh, 1e-4) && near(gb.real(c), sg, 1e-4));
      for (int64_t i = 0; i < per; ++i) {
        const double h = (x.real(at(i)) - m) * s;
        const double d = training ? g.real(at(i)) - sg / per - h * sgh / per : g.real(at(i));
        EXPECT(near(y.real(at(i)), h * w.real(c) + b.real(c), tolerance(t)));
        EXPECT(near(gi.real(at(i)), d * s * w.real(c), tolerance(t)));
      }
    }
  }
}

void try_group_norm(DType t, int layout, int64_t plane) {
  const int64_t n = 3, channels = 6, groups = 2, size = 3 * plane;
  Array x(t, {n, channels, plane}, layout), y(t, {n, channels, plane}, (layout + 1) % 5);
  Array w(t, {channels}), b(DType::Float32, {channels}, 3);
  fill(x, 100, 117);
  fill(w, -4, 5, 0.25);
  fill(b);
  const TensorView wv = w.view(), bv = b.view();
  for (bool affine : {true, false}) {
    group_norm(y.view(), x.view(), groups, affine ? &wv : nullptr, affine ? &bv : nullptr, 1e-5);
    for (int64_t g = 0; g < n * groups; ++g) {
      double m = 0, v = 0;
      for (int64_t i = 0; i < size; ++i) m += x.real(g * size + i) / size;
      for (int64_t i = 0; i < size; ++i) v += (x.real(g * size + i) - m) * (x.real(g * size + i) - m) / size;
      for (int64_t i = 0; i < size; ++i) {
        const int64_t c = (g * size + i) / plane % channels;
        const double h = (x.real(g * size + i) - m) / std::sqrt(v + 1e-5);
        EXPECT(near(y.real(g * size + i), affine ? h * w.real(c) + b.real(c) : h, tolerance(t)));
      }
    }
  }
}

// Statistics where the mean is far from zero, where an element is, and where one is infinite.
void try_far() {
  for (int64_t channels : {2, 32}) {
    for (int layout : {0, 4}) {
      Array x(DType::Float32, {4, channels, 16, 16}, layout), mean(DType::Float32, {channels}), var = mean;
      for (int64_t i = 0; i < x.numel(); ++i) x.set(i, 4096.0 + static_cast<double>(next_int(0, 3)));
      const int64_t plane = 256, per = 4 * plane;
      x.set(0, -1e6);
      x.set(plane * 1 + 5, INFINITY);
      batch_norm_stats(mean.view(), var.view(), x.view());
      for (int64_t c = 0; c < channels; ++c) {
        const auto at = [&](int64_t i) { return (i / plane * channels + c) * plane + i % plane; };
        double m = 0, v = 0;
        for (int64_t i = 0; i < per; ++i) m += x.real(at(i)) / per;
        for (int64_t i = 0; i < per; ++i) v += (x.real(at(i)) - m) * (x.real(at(i)) - m) / per;
        EXPECT(c == 1 ? std::isinf(mean.real(c)) && std::isnan(var.real(c))
                      : near(mean.real(c), m, 1e-7) && near(var.real(c), v, 1e-6));
      }
    }
  }
}

}  // namespace

int main() {
  try_far();
  try_large();
  for (int threads : {1, 2}) {
    eg::set_num_threads(threads);
    for (DType t : kTypes) {
      for (int layout = 0; layout < 4; ++layout) {
        for (int64_t dim = 0; dim < 3; ++dim) {
          try_softmax(t, {3, 5, 40}, layout, (layout + 1) % 4, dim);
          try_softmax(t, {2, 37, 71}, layout, layout, dim);
        }
        try_layer_norm(t, layout);
        try_batch_norm(t, layout, 3);
      }
      for (int layout = 0; layout < 5; ++layout) {
        try_group_norm(t, layout, 4);
        try_group_norm(t, layout, 700);
      }
      try_batch_norm(t, 4, 6);
      try_batch_norm(t, 4, 24);
    }
  }
  Array one(DType::Float32, {}), many(DType::Float32, {0, 4}), big(DType::Float32, {2, 3});
  softmax(one.view(), one.view(), 0);
  EXPECT(one.real(0) == 1.0);
  softmax(many.view(), many.view(), 1);
  const double inf = INFINITY;
  for (int64_t i = 0; i < 6; ++i) big.set(i, i < 3 ? -inf : i == 4 ? 1e30 : 0.0);
  softmax(big.view(), big.view(), 1);
  EXPECT(std::isnan(big.real(0)) && big.real(4) == 1.0 && big.real(3) == 0.0);
  Array half(DType::Float16, {5}), full(DType::Float32, {5});
  fill(half);
  softmax(full.view(), half.view(), 0);
  double sum = 0;
  for (int64_t i = 0; i < 5; ++i) sum += full.real(i);
  EXPECT(near(sum, 1.0, 1e-6));
  return finish("norm");
}

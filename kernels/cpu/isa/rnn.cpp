// Recurrent layers. The recurrent weight is laid out in panels once; each step multiplies the states by it and passes
// the gates through their functions while they are in the cache.
#include "kernels/cpu/isa/rnn.h"

#include "kernels/cpu/isa/tile.h"

namespace eg::kernels::EG_ISA {

extern const RnnTable k_rnn;

namespace {

constexpr int64_t kRows = 20 * kTileRows;  // rows of a product at a time

template <class T>
EG_HD int64_t wide(int64_t n) {
  return (n + kWide<T> - 1) / kWide<T> * kWide<T>;
}
EG_HD int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }

// B (k, n) in panels, kDeep rows at a time.
template <class T>
void lay_weight(T* out, const T* b, int64_t row, int64_t column, int64_t k, int64_t n) {
  for (int64_t k0 = 0; k0 < k; k0 += kDeep) {
    const int64_t deep = least(kDeep, k - k0);
    for (int64_t j = 0; j < n; j += kWide<T>, out += deep * kWide<T>) {
      lay_panel(out, b + k0 * row + j * column, row, column, deep, least(kWide<T>, n - j));
    }
  }
}

// c = (c or bias or nothing) + a @ B, with the panels of lay_weight.
template <class T>
void multiply(T* c, int64_t c_row, const T* a, int64_t a_row, const T* panels, int64_t m, int64_t k, int64_t n,
              bool add, const T* bias, T* space) {
  for (int64_t i = 0; i < m; i += kRows) {
    const int64_t rows = least(kRows, m - i);
    const T* panel = panels;
    for (int64_t k0 = 0; k0 < k; k0 += kDeep) {
      const int64_t deep = least(kDeep, k - k0);
      lay_rows(space, a + i * a_row + k0, a_row, 1, rows, deep, T(1));
      for (int64_t j = 0; j < n; j += kWide<T>, panel += deep * kWide<T>) {
        const Target<T> to{c + i * c_row + j, c_row, T(1), add || k0 > 0, k0 == 0 && bias ? bias + j : nullptr};
        panel_product(rows, least(kWide<T>, n - j), deep, space, panel, kWide<T>, to);
      }
    }
  }
}

template <class T>
int64_t scratch(RnnCell cell, int64_t rows, int64_t hidden) {
  const int64_t gates = rnn_gates(cell) * hidden;
  return (hidden + kDeep) * wide<T>(gates) + (gates + kDeep) * wide<T>(hidden) + kRows * kRowStep + rows * gates;
}

template <class T>
EG_HD T sigmoid(T x) {
  return T(1) / (T(1) + m::exp(-x));
}

template <class T>
void lstm_rows(T* __restrict g, T* __restrict c, T* __restrict cells, T* __restrict h, T* __restrict out, int64_t n) {
#pragma GCC ivdep
  for (int64_t j = 0; j < n; ++j) {
    const T i = sigmoid(g[j]), f = sigmoid(g[n + j]), o = sigmoid(g[3 * n + j]), a = m::tanh(g[2 * n + j]);
    const T now = m::fma(f, c[j], i * a);
    g[j] = i;
    g[n + j] = f;
    g[2 * n + j] = a;
    g[3 * n + j] = o;
    c[j] = now;
    cells[j] = now;
  }
#pragma GCC ivdep
  for (int64_t j = 0; j < n; ++j) {
    const T y = g[3 * n + j] * m::tanh(c[j]);
    h[j] = y;
    out[j] = y;
  }
}

template <class T>
void gru_rows(const T* __restrict x, const T* __restrict r, T* __restrict work, T* __restrict h, T* __restrict out,
              int64_t n) {
#pragma GCC ivdep
  for (int64_t j = 0; j < n; ++j) {
    const T reset = sigmoid(x[j] + r[j]), update = sigmoid(x[n + j] + r[n + j]);
    const T fresh = m::tanh(m::fma(reset, r[2 * n + j], x[2 * n + j]));
    work[j] = reset;
    work[n + j] = update;
    work[2 * n + j] = fresh;
    work[3 * n + j] = r[2 * n + j];
    const T y = m::fma(update, h[j] - fresh, fresh);
    h[j] = y;
    out[j] = y;
  }
}

template <class T>
void forward(const RnnShare<T>& s) {
  const int64_t h = s.hidden, gates = rnn_gates(s.cell) * h;
  T* const panels = s.scratch;
  T* const space = panels + (h + kDeep) * wide<T>(gates);
  T* const recurrent = space + kRows * kRowStep;
  lay_weight(panels, s.weight, 1, h, h, gates);
  for (int64_t k = 0; k < s.steps; ++k) {
    const int64_t t = s.reverse ? s.steps - 1 - k : k, n = s.count[t], at = s.first[t];
    if (n == 0) continue;
    const T* const in = s.gates + at * gates;
    T* const out = s.out + at * h;
    if (s.cell == RnnCell::Lstm) {
      T* const work = s.work + at * gates;
      std::memcpy(work, in, sizeof(T) * static_cast<size_t>(n * gates));
      multiply<T>(work, gates, s.h, h, panels, n, h, gates, true, nullptr, space);
      for (int64_t i = 0; i < n; ++i) {
        lstm_rows(work + i * gates, s.c + i * h, s.cells + (at + i) * h, s.h + i * h, out + i * h, h);
      }
    } else if (s.cell == RnnCell::Gru) {
      T* const work = s.work + at * 4 * h;
      multiply<T>(recurrent, gates, s.h, h, panels, n, h, gates, false, s.bias, space);
      for (int64_t i = 0; i < n; ++i) {
        gru_rows(in + i * gates, recurrent + i * gates, work + i * 4 * h, s.h + i * h, out + i * h, h);
      }
    } else {
      std::memcpy(out, in, sizeof(T) * static_cast<size_t>(n * h));
      multiply<T>(out, h, s.h, h, panels, n, h, gates, true, nullptr, space);
      if (s.cell == RnnCell::Tanh) {
        for (int64_t j = 0; j < n * h; ++j) out[j] = m::tanh(out[j]);
      } else {
        for (int64_t j = 0; j < n * h; ++j) out[j] = out[j] < T(0) ? T(0) : out[j];
      }
      std::memcpy(s.h, out, sizeof(T) * static_cast<size_t>(n * h));
    }
  }
}

template <class T>
void lstm_back(const T* __restrict g, const T* __restrict cell, const T* __restrict before, const T* __restrict grad,
               T* __restrict dh, T* __restrict dc, T* __restrict d, int64_t n) {
#pragma GCC ivdep
  for (int64_t j = 0; j < n; ++j) {
    const T i = g[j], f = g[n + j], a = g[2 * n + j], o = g[3 * n + j];
    const T y = m::tanh(cell[j]), up = grad[j] + dh[j];
    const T down = m::fma(up * o, T(1) - y * y, dc[j]);
    d[j] = down * a * i * (T(1) - i);
    d[n + j] = down * before[j] * f * (T(1) - f);
    d[2 * n + j] = down * i * (T(1) - a * a);
    d[3 * n + j] = up * y * o * (T(1) - o);
    dc[j] = down * f;
  }
}

template <class T>
void gru_back(const T* __restrict w, const T* __restrict before, const T* __restrict grad, T* __restrict dh,
              T* __restrict d, T* __restrict r, int64_t n) {
#pragma GCC ivdep
  for (int64_t j = 0; j < n; ++j) {
    const T reset = w[j], update = w[n + j], fresh = w[2 * n + j], up = grad[j] + dh[j];
    const T inner = up * (T(1) - update) * (T(1) - fresh * fresh);
    const T to_reset = inner * w[3 * n + j] * reset * (T(1) - reset);
    const T to_update = up * (before[j] - fresh) * update * (T(1) - update);
    d[j] = r[j] = to_reset;
    d[n + j] = r[n + j] = to_update;
    d[2 * n + j] = inner;
    r[2 * n + j] = inner * reset;
    dh[j] = up * update;
  }
}

template <class T>
void backward(const RnnShare<T>& s) {
  const int64_t h = s.hidden, gates = rnn_gates(s.cell) * h;
  T* const panels = s.scratch;
  T* const space = panels + (gates + kDeep) * wide<T>(h);
  lay_weight(panels, s.weight, h, 1, gates, h);
  for (int64_t k = s.steps - 1; k >= 0; --k) {
    const int64_t t = s.reverse ? s.steps - 1 - k : k, n = s.count[t], at = s.first[t];
    if (n == 0) continue;
    const int64_t before = s.reverse ? t + 1 : t - 1;
    const int64_t known = k == 0 ? 0 : s.count[before];  // rows that have a step before this one
    // Where row i stood before this step.
    const auto row = [&](const T* states, const T* first, int64_t i) {
      return i < known ? states + (s.first[before] + i) * h : first + i * h;
    };
    T* const d = s.dgates + at * gates;
    for (int64_t i = 0; i < n; ++i) {
      const T* const hp = row(s.out, s.h0, i);
      const T* const grad = s.grad + (at + i) * h;
      std::memcpy(s.hp + (at + i) * h, hp, sizeof(T) * static_cast<size_t>(h));
      if (s.cell == RnnCell::Lstm) {
        lstm_back(s.work + (at + i) * gates, s.cells + (at + i) * h, row(s.cells, s.c0, i), grad, s.dh + i * h,
                  s.dc + i * h, d + i * gates, h);
      } else if (s.cell == RnnCell::Gru) {
        gru_back(s.work + (at + i) * 4 * h, hp, grad, s.dh + i * h, d + i * gates, s.dhidden + (at + i) * gates, h);
      } else {
        const T* const y = s.out + (at + i) * h;
        const T* const dh = s.dh + i * h;
        if (s.cell == RnnCell::Tanh) {
          for (int64_t j = 0; j < h; ++j) d[i * h + j] = (grad[j] + dh[j]) * (T(1) - y[j] * y[j]);
        } else {
          for (int64_t j = 0; j < h; ++j) d[i * h + j] = y[j] <= T(0) ? T(0) : grad[j] + dh[j];
        }
      }
    }
    const bool gru = s.cell == RnnCell::Gru;
    multiply<T>(s.dh, h, gru ? s.dhidden + at * gates : d, gates, panels, n, gates, h, gru, nullptr, space);
  }
}

template <class T>
constexpr RnnLoops<T> loops() {
  return {forward<T>, backward<T>, scratch<T>};
}

}  // namespace

constexpr RnnTable k_rnn{loops<float>(), loops<double>()};

}  // namespace eg::kernels::EG_ISA

#include "kernels/cpu/isa/norm.h"

#include <cstring>

namespace eg::kernels::EG_ISA {

extern const NormTable k_norm;

namespace {

#define EG_INLINE __attribute__((always_inline)) inline

constexpr int kLanes = 8;
typedef double Sums __attribute__((vector_size(kLanes * sizeof(double))));

// Eight elements, in double.
EG_INLINE void load(const float* p, Sums* to) {
  typedef float Eight __attribute__((vector_size(kLanes * sizeof(float))));
  Eight v;
  std::memcpy(&v, p, sizeof v);
  *to = __builtin_convertvector(v, Sums);
}
EG_INLINE void load(const double* p, Sums* to) { std::memcpy(to, p, sizeof *to); }
EG_INLINE void store(double* p, const Sums* from) { std::memcpy(p, from, sizeof *from); }

EG_INLINE double total(const Sums* s) {
  double sum = 0;
  for (int i = 0; i < kLanes; ++i) sum += (*s)[i];
  return sum;
}

template <class T>
void moments(const T* x, int64_t n, double shift, double* sums) {
  constexpr int kChains = 4;  // additions that do not wait for each other
  Sums s[kChains] = {}, q[kChains] = {};
  int64_t i = 0;
  for (; i + kChains * kLanes <= n; i += kChains * kLanes) {
    for (int c = 0; c < kChains; ++c) {
      Sums v;
      load(x + i + c * kLanes, &v);
      v -= shift;
      s[c] += v;
      q[c] += v * v;
    }
  }
  for (; i + kLanes <= n; i += kLanes) {
    Sums v;
    load(x + i, &v);
    v -= shift;
    s[0] += v;
    q[0] += v * v;
  }
  s[0] = (s[0] + s[1]) + (s[2] + s[3]);
  q[0] = (q[0] + q[1]) + (q[2] + q[3]);
  double sum = total(&s[0]), squares = total(&q[0]);
  for (; i < n; ++i) {
    const double d = static_cast<double>(x[i]) - shift;
    sum += d;
    squares += d * d;
  }
  sums[0] += sum;
  sums[1] += squares;
}

template <class T>
void grad_moments(const T* g, const T* x, int64_t n, double mean, double* sums) {
  constexpr int kChains = 4;
  Sums s[kChains] = {}, q[kChains] = {};
  int64_t i = 0;
  for (; i + kChains * kLanes <= n; i += kChains * kLanes) {
    for (int c = 0; c < kChains; ++c) {
      Sums v, w;
      load(g + i + c * kLanes, &v);
      load(x + i + c * kLanes, &w);
      s[c] += v;
      q[c] += v * (w - mean);
    }
  }
  for (; i + kLanes <= n; i += kLanes) {
    Sums v, w;
    load(g + i, &v);
    load(x + i, &w);
    s[0] += v;
    q[0] += v * (w - mean);
  }
  s[0] = (s[0] + s[1]) + (s[2] + s[3]);
  q[0] = (q[0] + q[1]) + (q[2] + q[3]);
  double sum = total(&s[0]), dot = total(&q[0]);
  for (; i < n; ++i) {
    sum += static_cast<double>(g[i]);
    dot += static_cast<double>(g[i]) * (static_cast<double>(x[i]) - mean);
  }
  sums[0] += sum;
  sums[1] += dot;
}

template <class T>
void affine(T* __restrict y, const T* __restrict x, int64_t n, T scale, T offset) {
  for (int64_t i = 0; i < n; ++i) y[i] = x[i] * scale + offset;
}

template <class T>
void grad(T* __restrict out, const T* __restrict g, const T* __restrict x, int64_t n, T mean, T mean_grad, T k,
          T scale) {
  for (int64_t i = 0; i < n; ++i) out[i] = (g[i] - mean_grad - (x[i] - mean) * k) * scale;
}

// Few enough rows at a time to stay in the cache while they are read channels by channels.
template <class T, class F>
EG_INLINE void by_row_blocks(int64_t rows, int64_t n, F&& block) {
  const int64_t most = n * static_cast<int64_t>(sizeof(T)) < 32768 ? 32768 / (n * static_cast<int64_t>(sizeof(T))) : 1;
  for (int64_t r = 0; r < rows; r += most) block(r, r + most < rows ? r + most : rows);
}

template <class T>
void moments_rows(const T* x, int64_t rows, int64_t x_step, int64_t n, const double* shift, double* sum,
                  double* squares) {
  by_row_blocks<T>(rows, n, [&](int64_t first, int64_t end) {
    int64_t c = 0;
    for (; c + 2 * kLanes <= n; c += 2 * kLanes) {
      Sums s0, s1, q0, q1, h0, h1;
      load(sum + c, &s0);
      load(sum + c + kLanes, &s1);
      load(squares + c, &q0);
      load(squares + c + kLanes, &q1);
      load(shift + c, &h0);
      load(shift + c + kLanes, &h1);
      for (int64_t r = first; r < end; ++r) {
        Sums v0, v1;
        load(x + r * x_step + c, &v0);
        load(x + r * x_step + c + kLanes, &v1);
        v0 -= h0;
        v1 -= h1;
        s0 += v0;
        s1 += v1;
        q0 += v0 * v0;
        q1 += v1 * v1;
      }
      store(sum + c, &s0);
      store(sum + c + kLanes, &s1);
      store(squares + c, &q0);
      store(squares + c + kLanes, &q1);
    }
    for (int64_t r = first; r < end; ++r) {
      for (int64_t k = c; k < n; ++k) {
        const double d = static_cast<double>(x[r * x_step + k]) - shift[k];
        sum[k] += d;
        squares[k] += d * d;
      }
    }
  });
}

template <class T>
void grad_moments_rows(const T* g, const T* x, int64_t rows, int64_t g_step, int64_t x_step, int64_t n, const T* mean,
                       double* sum, double* dot) {
  by_row_blocks<T>(rows, 2 * n, [&](int64_t first, int64_t end) {
    int64_t c = 0;
    for (; c + 2 * kLanes <= n; c += 2 * kLanes) {
      Sums s0, s1, q0, q1, m0, m1;
      load(sum + c, &s0);
      load(sum + c + kLanes, &s1);
      load(dot + c, &q0);
      load(dot + c + kLanes, &q1);
      load(mean + c, &m0);
      load(mean + c + kLanes, &m1);
      for (int64_t r = first; r < end; ++r) {
        Sums v0, v1, w0, w1;
        load(g + r * g_step + c, &v0);
        load(g + r * g_step + c + kLanes, &v1);
        load(x + r * x_step + c, &w0);
        load(x + r * x_step + c + kLanes, &w1);
        s0 += v0;
        s1 += v1;
        q0 += v0 * (w0 - m0);
        q1 += v1 * (w1 - m1);
      }
      store(sum + c, &s0);
      store(sum + c + kLanes, &s1);
      store(dot + c, &q0);
      store(dot + c + kLanes, &q1);
    }
    for (int64_t r = first; r < end; ++r) {
      for (int64_t k = c; k < n; ++k) {
        const double v = static_cast<double>(g[r * g_step + k]);
        sum[k] += v;
        dot[k] += v * (static_cast<double>(x[r * x_step + k]) - static_cast<double>(mean[k]));
      }
    }
  });
}

template <class T>
void affine_row(T* __restrict y, const T* __restrict x, int64_t n, const T* __restrict scale,
                const T* __restrict offset) {
  for (int64_t i = 0; i < n; ++i) y[i] = x[i] * scale[i] + offset[i];
}

template <class T>
void grad_row(T* __restrict out, const T* __restrict g, const T* __restrict x, int64_t n, const T* __restrict mean,
              const T* __restrict mean_grad, const T* __restrict k, const T* __restrict scale) {
  for (int64_t i = 0; i < n; ++i) out[i] = (g[i] - mean_grad[i] - (x[i] - mean[i]) * k[i]) * scale[i];
}

template <class T>
constexpr NormLoops<T> kLoops = {moments<T>,      grad_moments<T>,      affine<T>,     grad<T>,
                                 moments_rows<T>, grad_moments_rows<T>, affine_row<T>, grad_row<T>};

}  // namespace

constexpr NormTable k_norm = {kLoops<float>, kLoops<double>};

}  // namespace eg::kernels::EG_ISA

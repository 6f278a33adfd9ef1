// Softmax of a row in three passes: the maximum, exponentials and their sum, the division. Lanes are fixed in number,
// so that every instruction set adds in the same order.
#include "kernels/cpu/isa/softmax.h"

#include <limits>

#include "kernels/scalar/math.h"

namespace eg::kernels::EG_ISA {

extern const SoftmaxTable k_softmax;

namespace {

constexpr int64_t kLanes = 32;

template <class T>
EG_HD T add_lanes(T (&lane)[kLanes]) {
  for (int64_t w = kLanes / 2; w; w /= 2) {
    for (int64_t k = 0; k < w; ++k) lane[k] += lane[k + w];
  }
  return lane[0];
}

// The largest element; NaN where there is one.
template <class T>
EG_HD T largest(const T* x, int64_t n) {
  if (n < kLanes) {  // setting up the lanes would cost more than a short row
    T top = -std::numeric_limits<T>::infinity();
    for (int64_t i = 0; i < n; ++i) top = x[i] > top || x[i] != x[i] ? x[i] : top;
    return top;
  }
  T lane[kLanes], nan[kLanes] = {};
  for (int64_t k = 0; k < kLanes; ++k) lane[k] = -std::numeric_limits<T>::infinity();
  int64_t i = 0;
  for (; i + kLanes <= n; i += kLanes) {
    for (int64_t k = 0; k < kLanes; ++k) {
      lane[k] = x[i + k] > lane[k] ? x[i + k] : lane[k];
      nan[k] = x[i + k] != x[i + k] ? x[i + k] : nan[k];
    }
  }
  for (int64_t k = 0; i < n; ++i, ++k) {
    lane[k] = x[i] > lane[k] ? x[i] : lane[k];
    nan[k] = x[i] != x[i] ? x[i] : nan[k];
  }
  T top = lane[0];
  for (int64_t k = 0; k < kLanes; ++k) top = lane[k] > top ? lane[k] : top;
  for (int64_t k = 0; k < kLanes; ++k) top = nan[k] != nan[k] ? nan[k] : top;
  return top;
}

template <class T>
void softmax(T* x, int64_t n) {
  const T top = largest(x, n);
  if (n < kLanes) {
    T sum = 0;
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i) x[i] = m::exp(x[i] - top);
    for (int64_t i = 0; i < n; ++i) sum += x[i];
    const T scale = T(1) / sum;
    for (int64_t i = 0; i < n; ++i) x[i] *= scale;
    return;
  }
  T lane[kLanes] = {};
  int64_t i = 0;
  for (; i + kLanes <= n; i += kLanes) {
#pragma GCC ivdep
    for (int64_t k = 0; k < kLanes; ++k) {
      const T e = m::exp(x[i + k] - top);
      x[i + k] = e;
      lane[k] += e;
    }
  }
  for (int64_t k = 0; i < n; ++i, ++k) {
    x[i] = m::exp(x[i] - top);
    lane[k] += x[i];
  }
  const T scale = T(1) / add_lanes(lane);
#pragma GCC ivdep
  for (int64_t j = 0; j < n; ++j) x[j] *= scale;
}

template <class T>
void log_softmax(T* x, int64_t n) {
  const T top = largest(x, n);
  if (n < kLanes) {
    T e[kLanes], sum = 0;
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i) e[i] = m::exp(x[i] - top);
    for (int64_t i = 0; i < n; ++i) sum += e[i];
    const T shift = m::log(sum);
    for (int64_t i = 0; i < n; ++i) x[i] = (x[i] - top) - shift;
    return;
  }
  T lane[kLanes] = {};
  int64_t i = 0;
  for (; i + kLanes <= n; i += kLanes) {
    for (int64_t k = 0; k < kLanes; ++k) lane[k] += m::exp(x[i + k] - top);
  }
  for (int64_t k = 0; i < n; ++i, ++k) lane[k] += m::exp(x[i] - top);
  const T shift = m::log(add_lanes(lane));
#pragma GCC ivdep
  for (int64_t j = 0; j < n; ++j) x[j] = (x[j] - top) - shift;
}

template <class T>
void softmax_grad(T* g, const T* y, int64_t n) {
  if (n < kLanes) {
    T sum = 0;
    for (int64_t i = 0; i < n; ++i) sum += g[i] * y[i];
    for (int64_t i = 0; i < n; ++i) g[i] = y[i] * (g[i] - sum);
    return;
  }
  T lane[kLanes] = {};
  int64_t i = 0;
  for (; i + kLanes <= n; i += kLanes) {
    for (int64_t k = 0; k < kLanes; ++k) lane[k] += g[i + k] * y[i + k];
  }
  for (int64_t k = 0; i < n; ++i, ++k) lane[k] += g[i] * y[i];
  const T sum = add_lanes(lane);
#pragma GCC ivdep
  for (int64_t j = 0; j < n; ++j) g[j] = y[j] * (g[j] - sum);
}

template <class T>
void log_softmax_grad(T* g, const T* y, int64_t n) {
  if (n < kLanes) {
    T sum = 0;
    for (int64_t i = 0; i < n; ++i) sum += g[i];
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i) g[i] -= m::exp(y[i]) * sum;
    return;
  }
  T lane[kLanes] = {};
  int64_t i = 0;
  for (; i + kLanes <= n; i += kLanes) {
    for (int64_t k = 0; k < kLanes; ++k) lane[k] += g[i + k];
  }
  for (int64_t k = 0; i < n; ++i, ++k) lane[k] += g[i];
  const T sum = add_lanes(lane);
#pragma GCC ivdep
  for (int64_t j = 0; j < n; ++j) g[j] -= m::exp(y[j]) * sum;
}

template <class T>
constexpr SoftmaxLoops<T> loops() {
  return {softmax<T>, log_softmax<T>, softmax_grad<T>, log_softmax_grad<T>};
}

}  // namespace

constexpr SoftmaxTable k_softmax{loops<float>(), loops<double>()};

}  // namespace eg::kernels::EG_ISA

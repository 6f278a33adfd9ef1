// How batch and group normalisation reach their inner loops, which want dense rows of float or double: other data is
// converted a block at a time.
#pragma once
#include "kernels/cpu/by_isa.h"
#include "kernels/cpu/isa/norm.h"
#include "kernels/cpu/support.h"

namespace eg::kernels {

EG_BY_ISA(NormTable, k_norm, norm_set)

template <class T>
using Wide = std::conditional_t<std::is_same_v<T, double>, double, float>;
template <class A>
constexpr DType kWide = std::is_same_v<A, double> ? DType::Float64 : DType::Float32;

template <class A>
const NormLoops<A>& norm_loops() {
  return norm_set().template of<A>();
}

// How often data is read for its mean and variance. Sums of differences from one of the elements lose nothing that
// matters in float; in double the mean is found first.
template <class A>
constexpr int kPasses = std::is_same_v<A, double> ? 2 : 1;

constexpr int64_t kBlock = 512;

// Can elements of T, `step` apart, be handed over as they are?
template <class T, class A>
bool direct(int64_t step) {
  return std::is_same_v<T, A> && step == 1;
}

// fn(first, count, room for three blocks) for n elements: all at once where data needs no room.
template <class A, class F>
void by_blocks_of(int64_t n, F&& fn, bool at_once) {
  A buffer[3 * kBlock];
  const int64_t most = at_once ? std::max<int64_t>(n, 1) : kBlock;
  for (int64_t i = 0; i < n; i += most) fn(i, std::min(most, n - i), static_cast<A*>(buffer));
}

// The elements as dense A: themselves, or copied into the buffer.
template <class A, class T>
const A* dense(const T* p, int64_t step, int64_t n, A* buffer) {
  if constexpr (std::is_same_v<T, A>) {
    if (step == 1) return p;
  }
  for (int64_t i = 0; i < n; ++i) buffer[i] = static_cast<A>(p[i * step]);
  return buffer;
}

// The pointer itself, where T is A.
template <class A, class T>
A* same(T* p) {
  if constexpr (std::is_same_v<T, A>)
    return p;
  else
    return nullptr;
}

template <class A, class T>
void spread(T* to, int64_t step, int64_t n, const A* from) {
  for (int64_t i = 0; i < n; ++i) to[i * step] = T(from[i]);
}

}  // namespace eg::kernels

// See ctc.h.
#include "kernels/cpu/isa/ctc.h"

#include <limits>

#include "kernels/scalar/math.h"

namespace eg::kernels::EG_ISA {

extern const CtcTable k_ctc;

namespace {

// Exponentials below this one are denormal numbers, with which processors are slow.
template <class T>
inline constexpr T kLeast = sizeof(T) == 4 ? T(-87) : T(-708);

template <class T>
void step(T* out, const T* a, const T* b, const T* c, const T* skip, int64_t n) {
  using V = Vector<T>;
  constexpr T kLowest = -std::numeric_limits<T>::infinity();
  for (int64_t i = 0; i < n; i += kLanesOf<V>) {
    const V x = load<V>(a + i), y = load<V>(b + i), z = load<V>(c + i) + load<V>(skip + i);
    // The largest, whose own exponential is 1, and the two others; a NaN stays in one of the three.
    const V more = m::larger(x, y), less = y < x ? y : x, top = m::larger(more, z), rest = z < more ? z : more;
    const V from = top == kLowest ? V{} : top;  // not subtracted from itself
    const V sum = m::exp(m::at_least(less - from, kLeast<T>)) + m::exp(m::at_least(rest - from, kLeast<T>)) + T(1);
    store<V>(out + i, top == kLowest ? top : m::log(sum) + top);
  }
}

template <class T>
EG_HD auto normal_exp(T x) {
  using R = Lane<T>;
  return x < kLeast<R> ? T{} : m::exp(m::at_least(x, kLeast<R>));
}

template <class T>
void exp_sum(T* out, const T* a, const T* b, T shift, int64_t n) {
  using V = Vector<T>;
  for (int64_t i = 0; i < n; i += kLanesOf<V>) {
    const int64_t left = n - i;
    if (left >= kLanesOf<V>) store<V>(out + i, normal_exp(load<V>(a + i) + load<V>(b + i) + shift));
    else store_some<V>(out + i, normal_exp(load_some<V>(a + i, left) + load_some<V>(b + i, left) + shift), left);
  }
}

}  // namespace

constexpr CtcTable k_ctc{{step<float>, exp_sum<float>}, {step<double>, exp_sum<double>}};

}  // namespace eg::kernels::EG_ISA

// What every functor is built on. A functor is a struct that is made from Params once a loop and called once an
// element. Everything is force-inlined: these headers are compiled for several instruction sets, which must not share
// code.
#pragma once
#include <cstdint>
#include <limits>
#include <type_traits>
#include <utility>

#include "kernels/kernels.h"

#ifdef __CUDACC__
#define EG_HD __host__ __device__ __forceinline__
#else
#define EG_HD __attribute__((always_inline)) inline
#endif

namespace eg::kernels {

// The base of functors without parameters.
struct NoParams {
  EG_HD explicit NoParams(const Params&) {}
};
// Those whose operator() takes vectors of floats or doubles as well, see kernels/scalar/vector.h. They may have a
// rare(arguments): the lanes for which it is true are computed one by one, as numbers.
struct OnVectors : NoParams {
  using NoParams::NoParams;
  template <class T>
  static constexpr bool kTakesVectors = std::is_floating_point_v<T>;
};

// Those so long that loops hold them once, not side by side.
struct OnVectorsOnce : OnVectors {
  using OnVectors::OnVectors;
  static constexpr bool kOnce = true;
};

template <class T>
inline constexpr bool kIsInt = std::is_integral_v<T>;
template <class T>
inline constexpr bool kIsReal = std::is_floating_point_v<T>;
// A vector of numbers, see kernels/scalar/vector.h.
template <class T>
inline constexpr bool kIsVector = requires(T v) { v[0]; };
// Neither integer nor float: the complex number of kernels/scalar/complex.h.
template <class T>
inline constexpr bool kIsComplex = !kIsInt<T> && !kIsReal<T> && !kIsVector<T>;

// The numbers that T, a number or a vector, is made of. Constants are written Lane<T>(0.5).
template <class T, bool = kIsVector<T>>
struct LaneOf {
  using Type = T;
};
template <class T>
struct LaneOf<T, true> {
  using Type = std::remove_cvref_t<decltype(std::declval<T&>()[0])>;
};
template <class T>
using Lane = typename LaneOf<T>::Type;

template <class T>
struct RealOf {
  using Type = T;
};

// The unsigned type in which arithmetic on integers T wraps without undefined behaviour.
template <class T>
using Wrap = std::conditional_t<(sizeof(T) < 4), uint32_t, std::make_unsigned_t<T>>;

// The parameter at index k, as a T.
template <class T>
EG_HD T param(const Params& p, int k) {
  if constexpr (kIsInt<T>) {
    return static_cast<T>(p.i[k]);
  } else if constexpr (kIsReal<T>) {
    return static_cast<T>(p.d[k]);
  } else {
    const auto& c = reinterpret_cast<const double(&)[2]>(p.c[k]);
    using R = typename RealOf<T>::Type;
    return T{static_cast<R>(c[0]), static_cast<R>(c[1])};
  }
}

template <class T>
inline constexpr T kInf = std::numeric_limits<T>::infinity();
template <class T>
inline constexpr T kNan = std::numeric_limits<T>::quiet_NaN();

}  // namespace eg::kernels

// The error function of vectors, its complement and the normal distribution.
#pragma once
#include "kernels/scalar/math_power.h"

#ifdef EG_ISA
namespace eg::kernels::m {

// How many bits of a result count: those of its type, or, for doubles that will be floats, kSingle.
enum class Precision { kFull, kSingle };

// e^(a^2) erfc(a) for 0 <= a < 1e15, by a polynomial in (a - k) / (a + k).
template <Precision kPrecision, class T>
EG_HD T erfcx_positive(T a) {
  using R = Lane<T>;
  constexpr R k = 3.75;
  const T grow = a + a + R(1), inverse = R(1) / ((a + k) * grow), t = (a - k) * grow * inverse;
  T p;
  if constexpr (kOfFloat<T> || kPrecision == Precision::kSingle) {
    p = poly(t, R(0x1.573812cda37dap-16), R(-0x1.d5a0db30d4f34p-13), R(0x1.5f182f8e5d0eap-12), R(0x1.b7349e344cba3p-10),
             R(-0x1.40503c28cc76dp-7), R(0x1.d176ee330ebd5p-6), R(-0x1.e0baee0127cc9p-5), R(0x1.7a05b1c5e7bbcp-4),
             R(-0x1.bdab269014d62p-4), R(0x1.51033507b3b61p-4), R(0x1.d5f6ceebcb291p-9), R(-0x1.1f367eb2c40e5p-3),
             R(0x1.3ccda0afd8b41p+0));
  } else {
    p = poly(t, 0x1.bcc70a6a1220bp-32, 0x1.59d40f9197a33p-32, -0x1.5b10a41029048p-28, -0x1.0297bf3b74d39p-28,
             0x1.49711a3346409p-25, 0x1.9071b0e3a81c3p-26, -0x1.1538e594bbf8p-22, -0x1.ec0996277f2ddp-25,
             0x1.d613f36ceb9c8p-20, -0x1.0552d11c6dabfp-20, -0x1.7ffdfd3a6ef64p-17, 0x1.778b71bf20bfcp-16,
             0x1.b1435653a232ep-15, -0x1.303fa3cff4d96p-12, 0x1.33fb2baadadc5p-12, 0x1.cc3a0e714bb4cp-10,
             -0x1.3f603c3caaf2dp-7, 0x1.d0b0037d3228dp-6, -0x1.e0d0fa6dcba5fp-5, 0x1.7a14188a9c523p-4,
             -0x1.bda9309a29d0fp-4, 0x1.510169d0966b2p-4, 0x1.d5f294815a986p-9, -0x1.1f367683f89a5p-3,
             0x1.3ccda0b5d5dc2p+0);
  }
  const T share = (a + k) * inverse, r = p * share;
  return fma(fma(r, -grow, p), share, r);
}

// f e^-(s.high + s.low), denormal results included.
template <Precision kPrecision, class T>
EG_HD T times_exp_minus(T f, Pair<T> s) {
  using R = Lane<T>;
  T p, shifted;
  if constexpr (kOfFloat<T>) {
    const T x = at_least(-s.high, -120.0f);
    shifted = fma(x, T{} + 0x1.715476p+0f, T{} + kMagic<T>);
    T r = fma(shifted - kMagic<T>, T{} - 0x1.63p-1f, x);
    r = fma(shifted - kMagic<T>, T{} + 0x1.bd0106p-13f, r);
    p = expm1_poly(r) + R(1);
  } else {
    const T x = at_least(-s.high, -800.0);
    shifted = fma(x, T{} + 0x1.71547652b82fep+0, T{} + kMagic<T>);
    const T n = shifted - kMagic<T>;
    if constexpr (kPrecision == Precision::kSingle) {
      const T r = fma(n, T{} - 0x1.62e42fefa39efp-1, x);
      return scale(poly(r, 1.0 / 5040, 1.0 / 720, 1.0 / 120, 1.0 / 24, 1.0 / 6, 0.5, 1.0, 1.0) * f, shifted);
    }
    T r = fma(n, T{} - 0x1.62e42feep-1, x);
    r = fma(n, T{} - 0x1.a39ef35793c76p-33, r);
    p = expm1_poly(r) + R(1);
  }
  return scale(fma(p, -s.low, p) * f, shifted);
}

// e^-a^2 e^(a^2) erfc(a) for a >= 0.
template <class T>
EG_HD T erfc_positive(T a) {
  a = at_most(a, Lane<T>(28));
  return times_exp_minus<Precision::kFull>(erfcx_positive<Precision::kFull>(a), product(a, a));
}
template <class T>
  requires kDoubles<T>
EG_HD T erf_near(T x, T z) {
  return fma(x, poly(z, 0x1.0579057b9ac35p-34, -0x1.386a87038d3d5p-30, 0x1.f7a400f201dbfp-27, -0x1.5f1d3555b7fc6p-23,
                     0x1.b9def179f1831p-20, -0x1.f4d1df372f5a1p-17, 0x1.f9a321a10d6p-14, -0x1.c02db3d8ed109p-11,
                     0x1.565bcd0db030fp-8, -0x1.b82ce3128499fp-6, 0x1.ce2f21a042b2p-4, -0x1.812746b0379e6p-2,
                     0x1.06eba8214db69p-3), x);
}
template <class T>
  requires kIsVector<T>
EG_HD T erfc(T x) {
  using R = Lane<T>;
  const T a = abs(x), r = erfc_positive(a), near = R(1) - erf_near(x, at_most(x * x, R(1)));
  return a < R(0.7) ? near : x < R(0) ? R(2) - r : r;
}
template <class T>
  requires kDoubles<T>
EG_HD T erf(T x) {  // from 1 on by a polynomial of -ln(e^(x^2) erfc(x))
  const T a = abs(x), t = at_least(at_most(a, 5.95), 1.0) - 3.5;
  const T q = poly(t, -0x1.bec0af19e0395p-55, 0x1.37bedad70438dp-53, 0x1.109cdf93f2a2fp-50, -0x1.6ff13dd6fe22fp-49,
                   -0x1.25002d6a1842dp-49, -0x1.d981cac697f14p-45, 0x1.09aa2462f265dp-41, -0x1.2a28fb3798aa1p-39,
                   0x1.36881b874bb8fp-37, -0x1.0c2003e468a7ap-35, 0x1.c6c1a35eef112p-36, 0x1.a9dad5b111658p-31,
                   -0x1.47930fd200204p-27, 0x1.5a932b23cec6dp-24, -0x1.3a65e489a28f8p-21, 0x1.0506151e3094cp-18,
                   -0x1.9922af19c3939p-16, 0x1.34e7e405b4a28p-13, -0x1.ca1053d5d4e9cp-11, 0x1.5677ff29d7c75p-8,
                   -0x1.105be5d2614eep-5, 0x1.107c691607b9p-2, 0x1.dcc8b29512d86p+0);
  const T far = 1.0 - exp(-fma(t + 3.5, t + 3.5, q));
  return a < 1.0 ? erf_near(x, at_most(x * x, 1.0)) : copysign(far, x);
}

// The probability of a normal variable above a >= 0.
template <Precision kPrecision, class T>
EG_HD T normal_above(T a) {
  using R = Lane<T>;
  a = at_most(a, R(40));
  const auto square = product(a, a);
  return times_exp_minus<kPrecision>(erfcx_positive<kPrecision>(a * R(0.70710678118654752440)) * R(0.5),
                                     Pair<T>{square.high * R(0.5), square.low * R(0.5)});
}
template <Precision kPrecision, class T>
EG_HD T normal_cdf(T x) {
  const T r = normal_above<kPrecision>(abs(x));
  return x > Lane<T>(0) ? Lane<T>(1) - r : r;
}
template <class T>
  requires kDoubles<T>
EG_HD T normal_below(T x) {
  return normal_cdf<Precision::kFull>(x);
}
template <class T>
  requires kDoubles<T>
EG_HD T normal_density(T x) {
  return exp(x * x * -0.5) * 0.39894228040143267794;
}

}  // namespace eg::kernels::m
#endif

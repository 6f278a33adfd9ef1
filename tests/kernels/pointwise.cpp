// Every pointwise loop against a naive double computation, in every instruction set, for contiguous, transposed, spread
// and reversed operands, broadcast scalars and mixed dtypes; then special values, integer division, and copies.
#include <numeric>

#include "check.h"
#include "core/base/parallel.h"
#include "kernels/cpu/isa.h"

using namespace check;
using namespace eg::kernels;
using Complex = std::complex<double>;

namespace eg::kernels {
#define DECLARE(name) extern const PointwiseSet k_##name;
DECLARE(abs)
DECLARE(acos) DECLARE(acosh) DECLARE(add) DECLARE(addcdiv) DECLARE(addcmul) DECLARE(angle) DECLARE(asin) DECLARE(asinh)
    DECLARE(atan) DECLARE(atan2) DECLARE(atanh) DECLARE(bitwise_and) DECLARE(bitwise_left_shift) DECLARE(bitwise_not)
        DECLARE(bitwise_or) DECLARE(bitwise_right_shift) DECLARE(bitwise_xor) DECLARE(ceil) DECLARE(conj_physical)
            DECLARE(copysign) DECLARE(cos) DECLARE(cosh) DECLARE(deg2rad) DECLARE(digamma) DECLARE(div)
                DECLARE(div_floor) DECLARE(div_trunc) DECLARE(elu) DECLARE(eq) DECLARE(erf) DECLARE(erfc) DECLARE(exp)
                    DECLARE(exp2) DECLARE(expm1) DECLARE(floor) DECLARE(fmax) DECLARE(fmin) DECLARE(fmod) DECLARE(frac)
                        DECLARE(gcd) DECLARE(ge) DECLARE(gelu) DECLARE(gelu_backward) DECLARE(gelu_tanh) DECLARE(
                            gelu_tanh_backward) DECLARE(gt) DECLARE(heaviside) DECLARE(hypot) DECLARE(isfinite)
                            DECLARE(isinf) DECLARE(isnan) DECLARE(lcm) DECLARE(le) DECLARE(leaky_relu) DECLARE(
                                leaky_relu_backward) DECLARE(lerp) DECLARE(lerp_scalar) DECLARE(lgamma) DECLARE(log)
                                DECLARE(log10) DECLARE(log1p) DECLARE(log2) DECLARE(logaddexp) DECLARE(logaddexp2)
                                    DECLARE(logical_and) DECLARE(logical_not) DECLARE(logical_or) DECLARE(logical_xor)
                                        DECLARE(logsigmoid) DECLARE(logsigmoid_backward) DECLARE(lt) DECLARE(maximum)
                                            DECLARE(minimum) DECLARE(mul) DECLARE(ne) DECLARE(neg) DECLARE(pow)
                                                DECLARE(rad2deg) DECLARE(reciprocal) DECLARE(relu) DECLARE(remainder)
                                                    DECLARE(round) DECLARE(round_decimals) DECLARE(rsqrt) DECLARE(rsub)
                                                        DECLARE(sgn) DECLARE(sigmoid) DECLARE(sigmoid_backward)
                                                            DECLARE(sign) DECLARE(signbit) DECLARE(silu)
                                                                DECLARE(silu_backward) DECLARE(sin)
                                                                    DECLARE(sinh) DECLARE(softplus)
                                                                        DECLARE(softplus_backward) DECLARE(sqrt)
                                                                            DECLARE(sub) DECLARE(tan) DECLARE(tanh)
                                                                                DECLARE(tanh_backward)
                                                                                    DECLARE(threshold)
                                                                                        DECLARE(threshold_backward)
                                                                                            DECLARE(trunc)
                                                                                                DECLARE(xlogy)
    DECLARE(fused_clamp) DECLARE(fused_clamp_backward) DECLARE(fused_hardsigmoid) DECLARE(fused_hardsigmoid_backward)
        DECLARE(fused_hardswish) DECLARE(fused_hardswish_backward) DECLARE(fused_hardtanh_backward) DECLARE(fused_huber)
            DECLARE(fused_outside) DECLARE(fused_smooth_l1) DECLARE(fused_softshrink)
}  // namespace eg::kernels

namespace {

enum Family { kInt = 1, kFloat = 2, kComplex = 4, kBool = 8, kToBool = 16, kToReal = 32, kUpTo1 = 64, kPositive = 128 };

struct Case {
  const char* name;
  const PointwiseSet& set;
  int inputs, family;
  Complex (*want)(const Complex* x);
};

double r(const Complex* x, int i = 0) { return x[i].real(); }
long long n(const Complex* x, int i = 0) { return static_cast<long long>(x[i].real()); }
double floor_mod(double a, double b) {
  const double m = std::fmod(a, b);
  return m != 0 && (m < 0) != (b < 0) ? m + b : m;
}
double sig(double x) { return 1 / (1 + std::exp(-x)); }
Complex csig(Complex x) { return 1.0 / (1.0 + std::exp(-x)); }
double gelu(double x) { return 0.5 * x * std::erfc(-x / std::sqrt(2.0)); }
double gelu_tanh(double x) { return 0.5 * x * (1 + std::tanh(std::sqrt(2 / M_PI) * (x + 0.044715 * x * x * x))); }
template <class F>
double slope(F f, double x) {
  const double h = 1e-5;
  return (f(x + h) - f(x - h)) / (2 * h);
}
const double kAlpha = 2;  // every parameter 0; parameter 1 is 3, parameter 2 is 1

#define W [](const Complex* x) -> Complex { (void)x; return
#define U(name, family, ...)                   \
  {                                            \
    #name, k_##name, 1, family, W __VA_ARGS__; \
  }                                            \
  }
#define B(name, family, ...)                   \
  {                                            \
    #name, k_##name, 2, family, W __VA_ARGS__; \
  }                                            \
  }
#define T(name, family, ...)                   \
  {                                            \
    #name, k_##name, 3, family, W __VA_ARGS__; \
  }                                            \
  }
const Case kCases[] = {
    U(abs, kInt | kFloat | kComplex | kToReal, std::abs(x[0])),
    U(acos, kFloat | kComplex | kUpTo1, std::acos(x[0])),
    U(asin, kFloat | kComplex | kUpTo1, std::asin(x[0])),
    U(atan, kFloat | kComplex | kUpTo1, std::atan(x[0])),
    U(acosh, kFloat | kPositive, std::acosh(r(x))),
    U(asinh, kFloat | kComplex, std::asinh(x[0])),
    U(atanh, kFloat | kComplex | kUpTo1, std::atanh(x[0])),
    U(sin, kFloat | kComplex, std::sin(x[0])),
    U(cos, kFloat | kComplex, std::cos(x[0])),
    U(tan, kFloat | kComplex, std::tan(x[0])),
    U(sinh, kFloat | kComplex, std::sinh(x[0])),
    U(cosh, kFloat | kComplex, std::cosh(x[0])),
    U(tanh, kFloat | kComplex, std::tanh(x[0])),
    U(exp, kFloat | kComplex, std::exp(x[0])),
    U(exp2, kFloat | kComplex, std::pow(Complex(2), x[0])),
    U(expm1, kFloat | kComplex, x[0].imag() == 0 ? Complex(std::expm1(r(x))) : std::exp(x[0]) - 1.0),
    U(log, kFloat | kComplex | kPositive, std::log(x[0])),
    U(log2, kFloat | kComplex | kPositive, std::log(x[0]) / M_LN2),
    U(log10, kFloat | kComplex | kPositive, std::log10(x[0])),
    U(log1p, kFloat | kComplex | kPositive, std::log(1.0 + x[0])),
    U(erf, kFloat, std::erf(r(x))),
    U(erfc, kFloat, std::erfc(r(x))),
    U(lgamma, kFloat | kPositive, std::lgamma(r(x))),
    U(digamma, kFloat | kPositive, slope([](double v) { return std::lgamma(v); }, r(x))),
    U(sqrt, kFloat | kComplex | kPositive, std::sqrt(x[0])),
    U(rsqrt, kFloat | kComplex | kPositive, 1.0 / std::sqrt(x[0])),
    U(reciprocal, kFloat | kComplex | kPositive, 1.0 / x[0]),
    U(sigmoid, kFloat | kComplex, csig(x[0])),
    U(neg, kInt | kFloat | kComplex, -x[0]),
    U(sign, kInt | kFloat, (r(x) > 0) - (r(x) < 0)),
    U(sgn, kInt | kFloat | kComplex, x[0] == 0.0 ? 0.0 : x[0] / std::abs(x[0])),
    U(angle, kFloat | kComplex | kToReal, std::arg(x[0])),
    U(conj_physical, kInt | kFloat | kComplex, std::conj(x[0])),
    U(ceil, kInt | kFloat, std::ceil(r(x))),
    U(floor, kInt | kFloat, std::floor(r(x))),
    U(round, kInt | kFloat, std::nearbyint(r(x))),
    U(trunc, kInt | kFloat, std::trunc(r(x))),
    U(frac, kFloat, r(x) - std::trunc(r(x))),
    U(round_decimals, kFloat, std::nearbyint(r(x) * 100) / 100),
    U(deg2rad, kFloat, r(x) * M_PI / 180),
    U(rad2deg, kFloat, r(x) * 180 / M_PI),
    U(logical_not, kBool | kInt | kFloat | kComplex | kToBool, x[0] == 0.0),
    U(bitwise_not, kInt, ~n(x)),
    U(isnan, kInt | kFloat | kComplex | kToBool, 0.0),
    U(isinf, kInt | kFloat | kComplex | kToBool, 0.0),
    U(isfinite, kBool | kInt | kFloat | kComplex | kToBool, 1.0),
    U(signbit, kInt | kFloat | kToBool, r(x) < 0),
    U(relu, kInt | kFloat, std::max(r(x), 0.0)),
    U(leaky_relu, kFloat, r(x) > 0 ? r(x) : r(x) * kAlpha),
    U(threshold, kInt | kFloat, r(x) <= kAlpha ? 3 : r(x)),
    U(gelu, kFloat, gelu(r(x))),
    U(gelu_tanh, kFloat, gelu_tanh(r(x))),
    U(silu, kFloat | kComplex, x[0] * csig(x[0])),
    U(softplus, kFloat, r(x) * 2 > 3 ? r(x) : std::log1p(std::exp(2 * r(x))) / 2),
    U(logsigmoid, kFloat, std::log(sig(r(x)))),
    U(elu, kFloat, r(x) > 0 ? 3 * r(x) : 6 * std::expm1(r(x))),
    U(fused_clamp, kFloat, std::min(std::max(r(x), 2.0), 3.0)),
    U(fused_hardsigmoid, kFloat, std::min(std::max(r(x) + 3, 0.0), 6.0) / 6),
    U(fused_hardswish, kFloat, r(x) * std::min(std::max(r(x) + 3, 0.0), 6.0) / 6),
    U(fused_softshrink, kFloat, r(x) > 2 ? r(x) - 2 : r(x) < -2 ? r(x) + 2 : 0),
    B(fused_clamp_backward, kFloat, r(x, 1) >= 2 && r(x, 1) <= 3 ? r(x) : 0),
    B(fused_hardtanh_backward, kFloat, r(x, 1) > 2 && r(x, 1) < 3 ? r(x) : 0),
    B(fused_hardsigmoid_backward, kFloat, std::abs(r(x, 1)) < 3 ? r(x) / 6 : 0),
    B(fused_hardswish_backward, kFloat, r(x, 1) < -3 ? 0 : r(x, 1) <= 3 ? r(x) * (r(x, 1) / 3 + 0.5) : r(x)),
    B(fused_outside, kFloat, std::abs(r(x, 1)) <= 2 ? 0 : r(x)),
    B(fused_smooth_l1, kFloat,
      std::abs(r(x) - r(x, 1)) < 2 ? std::pow(r(x) - r(x, 1), 2) / 4 : std::abs(r(x) - r(x, 1)) - 1),
    B(fused_huber, kFloat,
      std::abs(r(x) - r(x, 1)) <= 2 ? std::pow(r(x) - r(x, 1), 2) / 2 : 2 * (std::abs(r(x) - r(x, 1)) - 1)),
    B(add, kInt | kFloat | kComplex, x[0] + kAlpha * x[1]),
    B(sub, kInt | kFloat | kComplex, x[0] - kAlpha * x[1]),
    B(rsub, kInt | kFloat | kComplex, x[1] - kAlpha * x[0]),
    B(mul, kInt | kFloat | kComplex, x[0] * x[1]),
    B(div, kFloat | kComplex | kPositive, x[0] / x[1]),
    B(div_trunc, kInt | kFloat | kPositive, std::trunc(r(x) / r(x, 1))),
    B(div_floor, kInt | kFloat | kPositive, std::floor(r(x) / r(x, 1))),
    B(fmod, kInt | kFloat | kPositive, std::fmod(r(x), r(x, 1))),
    B(remainder, kInt | kFloat | kPositive, floor_mod(r(x), r(x, 1))),
    B(pow, kFloat | kPositive, std::pow(r(x), r(x, 1))),
    B(atan2, kFloat, std::atan2(r(x), r(x, 1))),
    B(maximum, kInt | kFloat, std::max(r(x), r(x, 1))),
    B(minimum, kInt | kFloat, std::min(r(x), r(x, 1))),
    B(fmax, kInt | kFloat, std::max(r(x), r(x, 1))),
    B(fmin, kInt | kFloat, std::min(r(x), r(x, 1))),
    B(copysign, kFloat, std::copysign(r(x), r(x, 1))),
    B(hypot, kFloat, std::hypot(r(x), r(x, 1))),
    B(xlogy, kFloat | kPositive, r(x) * std::log(r(x, 1))),
    B(logaddexp, kFloat, std::log(std::exp(r(x)) + std::exp(r(x, 1)))),
    B(logaddexp2, kFloat, std::log2(std::exp2(r(x)) + std::exp2(r(x, 1)))),
    B(heaviside, kInt | kFloat, r(x) == 0 ? r(x, 1) : r(x) > 0),
    B(eq, kInt | kFloat | kComplex | kToBool, x[0] == x[1]),
    B(ne, kBool | kInt | kFloat | kComplex | kToBool, x[0] != x[1]),
    B(lt, kInt | kFloat | kToBool, r(x) < r(x, 1)),
    B(le, kInt | kFloat | kToBool, r(x) <= r(x, 1)),
    B(gt, kInt | kFloat | kToBool, r(x) > r(x, 1)),
    B(ge, kBool | kInt | kFloat | kToBool, r(x) >= r(x, 1)),
    B(logical_and, kBool | kInt | kFloat | kComplex | kToBool, x[0] != 0.0 && x[1] != 0.0),
    B(logical_or, kBool | kInt | kFloat | kComplex | kToBool, x[0] != 0.0 || x[1] != 0.0),
    B(logical_xor, kBool | kInt | kFloat | kComplex | kToBool, (x[0] != 0.0) != (x[1] != 0.0)),
    B(bitwise_and, kBool | kInt, n(x) & n(x, 1)),
    B(bitwise_or, kBool | kInt, n(x) | n(x, 1)),
    B(bitwise_xor, kBool | kInt, n(x) ^ n(x, 1)),
    B(gcd, kInt | kPositive, std::gcd(n(x), n(x, 1))),
    B(lcm, kInt | kPositive, std::lcm(n(x), n(x, 1))),
    B(lerp_scalar, kFloat | kComplex, x[0] + kAlpha * (x[1] - x[0])),
    B(leaky_relu_backward, kFloat, r(x) * (r(x, 1) > 0 ? 1 : kAlpha)),
    B(threshold_backward, kInt | kFloat, r(x, 1) <= kAlpha ? 0 : r(x)),
    B(gelu_backward, kFloat, r(x) * slope(gelu, r(x, 1))),
    B(gelu_tanh_backward, kFloat, r(x) * slope(gelu_tanh, r(x, 1))),
    B(silu_backward, kFloat, r(x) * slope([](double v) { return v * sig(v); }, r(x, 1))),
    B(sigmoid_backward, kFloat | kComplex, x[0] * std::conj(x[1] * (1.0 - x[1]))),
    B(tanh_backward, kFloat | kComplex, x[0] * std::conj(1.0 - x[1] * x[1])),
    B(softplus_backward, kFloat, r(x, 1) * 2 > 3 ? r(x) : r(x) * sig(2 * r(x, 1))),
    B(logsigmoid_backward, kFloat, r(x) * sig(-r(x, 1))),
    T(addcmul, kInt | kFloat | kComplex, x[0] + kAlpha * x[1] * x[2]),
    T(addcdiv, kFloat | kComplex | kPositive, x[0] + kAlpha * x[1] / x[2]),
    T(lerp, kFloat | kComplex, x[0] + x[2] * (x[1] - x[0])),
};
#undef U
#undef B
#undef T
#undef W

Params params() {
  Params p;
  const double values[] = {2, 3, 1};
  for (int k = 0; k < 3; ++k) p.d[k] = values[k], p.i[k] = static_cast<int64_t>(values[k]), p.c[k] = values[k];
  return p;
}

DType result_of(const Case& c, DType t) {
  return c.family & kToBool ? DType::Bool : c.family & kToReal && eg::is_complex(t) ? eg::to_real(t) : t;
}

void one(const Case& c, DType t, Dims sizes, const int* layouts, DType in_type) {
  const bool fraction = eg::is_floating(t) || eg::is_complex(t);
  std::vector<Array> in;
  std::vector<TensorView> views;
  Dims zero(sizes.size());
  for (int k = 0; k < c.inputs; ++k) {
    in.emplace_back(in_type, sizes, layouts[k + 1] % 4);
    const bool positive = c.family & kPositive || eg::is_unsigned(in_type);
    fill(in.back(),
         eg::is_bool(t) ? 0
         : positive     ? 1
                        : -7,
         eg::is_bool(t)                    ? 2
         : positive && t == DType::Float16 ? 5
                                           : 8,
         !fraction || !eg::is_floating(in_type) ? 1.0
         : c.family & kUpTo1                    ? 0.125
                                                : 0.5);
    if (c.family & kUpTo1 && !eg::is_floating(in_type)) fill(in.back(), 0, 1);
  }
  for (int k = 0; k < c.inputs; ++k) {
    views.push_back(in[k].view());
    if (layouts[k + 1] == 4) views.back().strides = zero.data();  // one element for all
  }
  const DType result = result_of(c, t);
  Array out(result, sizes, layouts[0]);
  run_pointwise(c.name, c.set, t, result, params(), out.view(), views.data(), c.inputs);
  const double tol = t == DType::Float64 || t == DType::Complex128  ? 2e-9
                     : t == DType::Float32 || t == DType::Complex64 ? 3e-6
                     : t == DType::BFloat16                         ? 1e-2
                     : eg::is_floating(t)                           ? 2e-3
                                                                    : 0;
  const bool wraps = eg::is_integral(t) && result != DType::Bool;
  for (int64_t i = 0; i < out.numel(); ++i) {
    Complex x[3];
    for (int k = 0; k < c.inputs; ++k) x[k] = in[k].get(layouts[k + 1] == 4 ? 0 : i);
    Complex want = c.want(x);
    if (wraps && eg::size_of(t) < 8) {
      Array cell(t, {});
      switch (eg::size_of(t)) {
        case 1:
          *cell.element(0) = static_cast<char>(n(&want));
          break;
        case 2:
          *reinterpret_cast<int16_t*>(cell.element(0)) = static_cast<int16_t>(n(&want));
          break;
        default:
          *reinterpret_cast<int32_t*>(cell.element(0)) = static_cast<int32_t>(n(&want));
      }
      want = cell.get(0);
    } else if (t == DType::UInt64 && want.real() < 0) {
      want += 0x1p64;
    }
    const Complex got = out.get(i);
    const double scale = std::max(1.0, std::abs(want));
    if (std::isnan(want.real()) ? !std::isnan(got.real()) : !(std::abs(got - want) <= tol * scale)) {
      std::printf("%s dtype %d in %d isa %s: f(%g%+gi, %g%+gi) = %g%+gi, expected %g%+gi\n", c.name, int(t),
                  int(in_type), isa_name(isa()), x[0].real(), x[0].imag(), x[1].real(), x[1].imag(), got.real(),
                  got.imag(), want.real(), want.imag());
      ++failures;
      return;
    }
  }
}

void all_of(const Case& c) {
  const DType kTypes[] = {DType::Bool,     DType::UInt8,   DType::Int8,    DType::Int16,     DType::Int32,
                          DType::Int64,    DType::UInt16,  DType::UInt32,  DType::UInt64,    DType::Float16,
                          DType::BFloat16, DType::Float32, DType::Float64, DType::Complex64, DType::Complex128};
  for (DType t : kTypes) {
    const int family = eg::is_bool(t) ? kBool : eg::is_int(t) ? kInt : eg::is_complex(t) ? kComplex : kFloat;
    if (!(c.family & family)) continue;
    const int kLayouts[][4] = {{0, 0, 0, 0}, {0, 1, 0, 2}, {1, 1, 1, 1}, {2, 0, 3, 1},
                               {0, 4, 0, 4}, {0, 0, 4, 1}, {1, 3, 2, 4}};
    for (const auto& layouts : kLayouts) {
      one(c, t, {3, 5, 37}, layouts, t);
      one(c, t, {67, 35}, layouts, t);
    }
    one(c, t, {}, kLayouts[0], t);
    one(c, t, {0, 3}, kLayouts[1], t);
    if (t == DType::Float32 || t == DType::Int32) {
      one(c, t, {1, 40000}, kLayouts[0], t);
      one(c, t, {200, 300}, kLayouts[1], t);
    }
    // Other dtypes come in converted.
    one(c, t, {7, 150}, kLayouts[3], DType::UInt8);
    if (family != kInt && family != kBool) one(c, t, {7, 150}, kLayouts[1], DType::BFloat16);
  }
}

float run1(const PointwiseSet& set, float x) {
  float out = 0;
  TensorView o{&out, nullptr, nullptr, 0, DType::Float32}, i{&x, nullptr, nullptr, 0, DType::Float32};
  run_pointwise("special", set, DType::Float32, DType::Float32, params(), o, &i, 1);
  return out;
}

void special_values() {
  const float inf = INFINITY, nan = NAN;
  EXPECT(run1(k_exp, inf) == inf && run1(k_exp, -inf) == 0 && run1(k_exp, 0) == 1 && std::isnan(run1(k_exp, nan)));
  EXPECT(run1(k_exp, -100.0f) == std::exp(-100.0f) && run1(k_exp, 88.8f) == inf);
  EXPECT(run1(k_log, 0) == -inf && run1(k_log, inf) == inf && std::isnan(run1(k_log, -1)) && run1(k_log, 1) == 0);
  EXPECT(std::fabs(run1(k_log, 1e-42f) - std::log(1e-42f)) < 1e-4f);
  EXPECT(run1(k_tanh, inf) == 1 && run1(k_tanh, -inf) == -1 && std::isnan(run1(k_tanh, nan)));
  EXPECT(std::signbit(run1(k_tanh, -0.0f)) && std::signbit(run1(k_sin, -0.0f)) && std::signbit(run1(k_erf, -0.0f)));
  EXPECT(run1(k_erf, inf) == 1 && run1(k_erf, -9) == -1 && std::isnan(run1(k_erf, nan)));
  EXPECT(run1(k_sigmoid, inf) == 1 && run1(k_sigmoid, -inf) == 0 && std::isnan(run1(k_sigmoid, nan)));
  EXPECT(std::isnan(run1(k_sin, inf)) && std::isnan(run1(k_cos, nan)) && std::isnan(run1(k_relu, nan)));
  EXPECT(std::fabs(run1(k_sin, 1e20f) - std::sin(1e20f)) < 1e-6f && run1(k_cos, 0) == 1);
  EXPECT(run1(k_digamma, 0) == -inf && std::isnan(run1(k_digamma, -2)) && run1(k_lgamma, 0) == inf);
}

// The value of an element does not depend on where it lies.
void same_everywhere() {
  for (const PointwiseSet* set : {&k_exp, &k_log, &k_tanh, &k_gelu, &k_sigmoid, &k_sin, &k_gelu_tanh, &k_silu}) {
    for (int64_t length = 1; length < 70; ++length) {
      Array in(DType::Float32, {length}), out(DType::Float32, {length});
      fill(in, 1, 4000, 0.01);
      TensorView v = in.view();
      run_pointwise("same", *set, DType::Float32, DType::Float32, params(), out.view(), &v, 1);
      for (int64_t i = 0; i < length; ++i)
        EXPECT(static_cast<float>(out.real(i)) == run1(*set, static_cast<float>(in.real(i))));
    }
  }
}

void integers() {
  int64_t a[] = {7, -7, 7, -7, INT64_MIN, 2, -1, 0}, b[] = {2, 2, -2, -2, -1, -1, -3, 5}, o[8], size = 8, stride = 1;
  const TensorView out{o, &size, &stride, 1, DType::Int64};
  const TensorView in[] = {{a, &size, &stride, 1, DType::Int64}, {b, &size, &stride, 1, DType::Int64}};
  const auto run = [&](const PointwiseSet& set) {
    run_pointwise("integers", set, DType::Int64, DType::Int64, params(), out, in, 2);
  };
  run(k_div_floor);
  EXPECT(o[0] == 3 && o[1] == -4 && o[2] == -4 && o[3] == 3 && o[4] == INT64_MIN);
  run(k_div_trunc);
  EXPECT(o[0] == 3 && o[1] == -3 && o[2] == -3 && o[3] == 3);
  run(k_remainder);
  EXPECT(o[0] == 1 && o[1] == 1 && o[2] == -1 && o[3] == -1 && o[4] == 0);
  run(k_fmod);
  EXPECT(o[0] == 1 && o[1] == -1 && o[2] == 1 && o[3] == -1 && o[4] == 0);
  run(k_pow);
  EXPECT(o[0] == 49 && o[3] == 0 && o[5] == 0 && o[6] == -1 && o[7] == 0);
  b[3] = 0;
  bool thrown = false;
  try {
    run(k_remainder);
  } catch (const eg::Error& e) {
    thrown = e.code() == eg::Code::Runtime && std::string(e.what()) == "ZeroDivisionError";
  }
  EXPECT(thrown);
  b[3] = 70, b[0] = 1, b[1] = 63;
  run(k_bitwise_left_shift);
  EXPECT(o[0] == 14 && o[3] == 0 && o[2] == 0);
  run(k_bitwise_right_shift);
  EXPECT(o[0] == 3 && o[1] == -1 && o[3] == -1);
  thrown = false;
  try {
    run(k_gelu);
  } catch (const eg::Error& e) {
    thrown = e.code() == eg::Code::NotImplemented;
  }
  EXPECT(thrown);
}

void copies() {
  const DType kTypes[] = {DType::Bool,     DType::UInt8,   DType::Int8,    DType::Int16,     DType::Int32,
                          DType::Int64,    DType::UInt16,  DType::UInt32,  DType::UInt64,    DType::Float16,
                          DType::BFloat16, DType::Float32, DType::Float64, DType::Complex64, DType::Complex128};
  for (DType from : kTypes) {
    for (DType to : kTypes) {
      for (int layout = 0; layout < 16; ++layout) {
        for (const Dims& sizes : {Dims{3, 5, 37}, Dims{71, 70}, Dims{}, Dims{2, 0}, Dims{1030}}) {
          Array a(from, sizes, layout / 4), b(to, sizes, layout % 4);
          fill(a, eg::is_bool(from) || eg::is_unsigned(to) || eg::is_unsigned(from) ? 0 : -9,
               eg::is_bool(from) ? 2 : 10);
          copy(b.view(), a.view());
          bool same = true;
          for (int64_t i = 0; i < a.numel(); ++i) {
            Complex v = a.get(i);
            if (eg::is_bool(to))
              v = v != 0.0;
            else if (!eg::is_complex(to))
              v = v.real();
            same &= v == b.get(i);
          }
          if (!same) std::printf("copy %d to %d, layout %d, %zu dims\n", int(from), int(to), layout, sizes.size());
          EXPECT(same);
        }
      }
    }
  }
  Array wide(DType::Float32, {4}), byte(DType::UInt8, {4}), truth(DType::Bool, {4});
  const double values[] = {-1, 300.7, 0.5, NAN};
  for (int64_t i = 0; i < 4; ++i) wide.set(i, values[i]);
  copy(byte.view(), wide.view());
  copy(truth.view(), wide.view());
  EXPECT(byte.real(0) == 255 && byte.real(1) == 44 && byte.real(2) == 0 && truth.real(2) == 1 && truth.real(3) == 1);
  // float8 and complex32, by way of float and back.
  for (DType t : {DType::Float8_e4m3fn, DType::Float8_e5m2, DType::Complex32}) {
    Array small(t, {40}, 2), a(DType::Float32, {40}), b(DType::Float64, {40});
    fill(a);
    copy(small.view(), a.view());
    copy(b.view(), small.view());
    for (int64_t i = 0; i < 40; ++i) EXPECT(a.real(i) == b.real(i));
  }
  // A broadcast input.
  Array one(DType::Int32, {1}), many(DType::Int32, {3, 50});
  one.set(0, 7.0);
  const int64_t zero[] = {0, 0};
  TensorView v = one.view();
  v.sizes = many.sizes.data(), v.strides = zero, v.ndim = 2;
  copy(many.view(), v);
  for (int64_t i = 0; i < 150; ++i) EXPECT(many.real(i) == 7);
}

// Results that are written past the caches, and not at the start of a line, are those of small pieces.
void large_results() {
  constexpr int64_t kMany = (int64_t{16} << 20) / 4 + 1003, kPiece = 1000;
  const int64_t many[] = {kMany}, one[] = {1};
  std::vector<float> in(kMany), out(kMany + 1), want(kPiece);
  std::vector<double> wide(kMany + 1);
  for (int64_t i = 0; i < kMany; ++i) in[i] = static_cast<float>(i % 4001 - 2000) / 128;
  const TensorView x{in.data(), many, one, 1, DType::Float32}, y{out.data() + 1, many, one, 1, DType::Float32},
      z{wide.data() + 1, many, one, 1, DType::Float64};
  run_pointwise("exp", k_exp, DType::Float32, DType::Float32, params(), y, &x, 1);
  bool same = true;
  for (int64_t at = 0; at < kMany; at += kPiece) {
    const int64_t count[] = {std::min(kPiece, kMany - at)};
    const TensorView from{in.data() + at, count, one, 1, DType::Float32};
    const TensorView to{want.data(), count, one, 1, DType::Float32};
    run_pointwise("exp", k_exp, DType::Float32, DType::Float32, params(), to, &from, 1);
    same &= std::memcmp(want.data(), out.data() + 1 + at, static_cast<size_t>(count[0]) * 4) == 0;
  }
  EXPECT(same);
  copy(y, x);
  copy(z, x);
  for (int64_t i = 0; i < kMany; ++i) same &= out[i + 1] == in[i] && wide[i + 1] == static_cast<double>(in[i]);
  EXPECT(same && out[0] == 0 && wide[0] == 0);
}

// A column seen as many: each row of the tile has one number of it.
void broadcast_columns() {
  for (const auto& [rows, columns] : {std::pair<int64_t, int64_t>{250, 400}, {70, 3}, {3, 70}}) {
    Array a(DType::Float32, {rows, columns}), b(DType::Float32, {rows, 1}), r(DType::Float32, {rows, columns});
    fill(a);
    fill(b);
    const int64_t strides[] = {1, 0};
    const TensorView in[] = {a.view(), {b.view().data, a.sizes.data(), strides, 2, DType::Float32}};
    run_pointwise("mul", k_mul, DType::Float32, DType::Float32, params(), r.view(), in, 2);
    bool same = true;
    for (int64_t i = 0; i < a.numel(); ++i) same &= r.real(i) == a.real(i) * b.real(i / columns);
    EXPECT(same);
  }
}

}  // namespace

int main() {
  for (int threads : {1, 2}) {
    eg::set_num_threads(threads);
    for (Isa level : {Isa::Baseline, Isa::Avx2, Isa::Avx512}) {
      set_isa(level);
      if (isa() != level || (threads == 2 && level != best_isa())) continue;
      for (const Case& c : kCases) all_of(c);
      special_values();
      same_everywhere();
      integers();
      copies();
      broadcast_columns();
      if (level == best_isa()) large_results();
    }
  }
  return finish("pointwise");
}

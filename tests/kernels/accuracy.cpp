// The functions of one and two floats against the C library in long double: over a range, over all exponents, and at
// the special values, in every instruction set. Errors are counted in units of the last place of the result.
#include <cfloat>
#include <random>

#include "check.h"
#include "kernels/cpu/isa.h"

using namespace check;
using namespace eg::kernels;
using Wide = long double;

#define ALL_UNARY(X)                                                                                              \
  X(acos) X(acosh) X(asin) X(asinh) X(atan) X(atanh) X(cos) X(cosh) X(digamma) X(erf) X(erfc) X(erfinv) X(exp)    \
  X(exp2) X(expm1) X(gelu) X(lgamma) X(log) X(log10) X(log1p) X(log2) X(sigmoid) X(sin) X(sinh) X(tan) X(tanh)    \
  X(special_bessel_j0) X(special_bessel_j1) X(special_bessel_y0) X(special_bessel_y1) X(special_erfcx)            \
  X(special_log_ndtr) X(special_modified_bessel_k0) X(special_ndtr) X(special_ndtri)
#define ALL_BINARY(X) \
  X(atan2) X(div_floor) X(fmod) X(hypot) X(logaddexp) X(logaddexp2) X(nextafter) X(pow) X(remainder) X(xlogy)
namespace eg::kernels {
#define DECLARE(name) extern const PointwiseSet k_##name;
ALL_UNARY(DECLARE)
ALL_BINARY(DECLARE)
}  // namespace eg::kernels

namespace {

std::mt19937_64 stream(11);

double between(double low, double high) {
  return low + (high - low) * static_cast<double>(stream() >> 11) * 0x1p-53;
}
template <class T>
T any_bits() {
  std::conditional_t<sizeof(T) == 4, uint32_t, uint64_t> bits = static_cast<decltype(bits)>(stream());
  T x;
  std::memcpy(&x, &bits, sizeof x);
  return x;
}

template <class T>
std::vector<T> special_values() {
  using L = std::numeric_limits<T>;
  std::vector<T> v = {T(0), T(1), T(2), T(3), T(0.5), T(0.25), T(10), T(1e10), L::min(), L::denorm_min(), L::max(),
                      L::infinity(), L::epsilon(), T(1) - L::epsilon() / 2, T(1) + L::epsilon()};
  for (size_t k = 0, n = v.size(); k < n; ++k) v.push_back(-v[k]);
  v.push_back(L::quiet_NaN());
  return v;
}

// How far `got` is from `want`, in units of the last place of `want`; a wrong kind of number is infinitely far.
template <class T>
double distance(T got, Wide want) {
  if (std::isnan(got) || std::isnan(want)) return std::isnan(got) && std::isnan(want) ? 0 : INFINITY;
  const T rounded = static_cast<T>(want);
  if (got == rounded) return std::signbit(got) == std::signbit(rounded) ? 0 : INFINITY;
  if (std::isinf(rounded)) return std::fabs(got) == std::numeric_limits<T>::max() ? 1 : INFINITY;
  if (std::isinf(got)) return std::fabs(rounded) == std::numeric_limits<T>::max() ? 1 : INFINITY;
  const T size = std::fabs(rounded), above = std::nextafter(size, std::numeric_limits<T>::max());
  return static_cast<double>(std::fabs(static_cast<Wide>(got) - want) / (static_cast<Wide>(above) - size));
}

template <class T>
std::vector<T> run(const char* name, const PointwiseSet& set, std::vector<T>& x, std::vector<T>* y) {
  std::vector<T> out(x.size());
  const int64_t size = static_cast<int64_t>(x.size()), one = 1;
  const DType t = sizeof(T) == 4 ? DType::Float32 : DType::Float64;
  const TensorView in[] = {{x.data(), &size, &one, 1, t}, {y ? y->data() : nullptr, &size, &one, 1, t}};
  run_pointwise(name, set, t, t, Params(), {out.data(), &size, &one, 1, t}, in, y ? 2 : 1);
  return out;
}

// `floats` and `doubles` are the largest errors; results below `least` in size are compared to that size.
struct Case {
  const char* name;
  const PointwiseSet& set;
  Wide (*want)(Wide, Wide);
  double low, high, floats, doubles, least;
  bool binary;
};

template <class T>
void compare(const Case& c, std::vector<T> x, std::vector<T> y) {
  const double most = sizeof(T) == 4 ? c.floats : c.doubles;
  const std::vector<T> got = run<T>(c.name, c.set, x, c.binary ? &y : nullptr);
  double worst = 0;
  size_t at = 0;
  for (size_t k = 0; k < x.size(); ++k) {
    const Wide want = c.want(x[k], c.binary ? y[k] : T(0));
    double d = distance(got[k], want);
    if (c.least > 0 && std::fabs(want) < c.least && std::fabs(got[k]) < 2 * c.least) {
      d = static_cast<double>(std::fabs(static_cast<Wide>(got[k]) - want)) /
          (c.least * static_cast<double>(std::numeric_limits<T>::epsilon()));
    }
    if (d > worst) worst = d, at = k;
  }
  if (worst <= most) return;
  std::printf("%s %s, isa %s: %.3g units at %a", c.name, sizeof(T) == 4 ? "float" : "double", isa_name(isa()), worst,
              static_cast<double>(x[at]));
  if (c.binary) std::printf(", %a", static_cast<double>(y[at]));
  std::printf(": %a, expected %La\n", static_cast<double>(got[at]), c.want(x[at], c.binary ? y[at] : T(0)));
  ++failures;
}

template <class T>
void sweep(const Case& c, bool everywhere) {
  std::vector<T> x, y;
  const auto add = [&](T a, T b) {
    x.push_back(a);
    y.push_back(b);
  };
  for (int k = 0; k < 6000; ++k) add(static_cast<T>(between(c.low, c.high)), static_cast<T>(between(c.low, c.high)));
  if (everywhere) {
    for (int k = 0; k < 4000; ++k) add(any_bits<T>(), any_bits<T>());
    for (int k = 0; k < 4000; ++k) add(any_bits<T>(), static_cast<T>(between(c.low, c.high)));
    const std::vector<T> special = special_values<T>();
    for (T a : special) {
      for (T b : special) add(a, b);
      for (int k = 0; k < 8; ++k) add(a, static_cast<T>(std::round(between(-9, 9))));
    }
    // Next to multiples of pi/2.
    for (int k = -600; k < 600; ++k) add(static_cast<T>(k * k * k * 1.57079632679489661923L), T(1));
  }
  compare<T>(c, x, y);
}

Wide floor_mod(Wide a, Wide b) {
  const Wide r = std::fmod(a, b);
  return r != 0 && (r < 0) != (b < 0) ? r + b : r;
}
Wide normal_below(Wide x) { return std::erfc(-x * 0.707106781186547524400844362104849039L) / 2; }
// Newton's method from the function itself.
Wide erfinv(Wide y) {
  if (std::fabs(y) >= 1) return std::fabs(y) == 1 ? y * INFINITY : NAN;
  Wide x = 0;
  for (int k = 0; k < 200; ++k) {
    const Wide step = (y > 0 ? std::erfc(x) - (1 - y) : (1 + y) - std::erfc(-x)) /
                      (1.12837916709551257389615890312154517L * std::exp(-x * x));
    x += std::fabs(step) > 0.5L ? std::copysign(0.5L, step) : step;
    if (std::fabs(step) < 1e-19L * std::fabs(x)) break;
  }
  return x;
}

#define W [](Wide x, Wide y) -> Wide { (void)x, (void)y; return
#define U(name, low, high, floats, doubles, least, ...)                                    \
  { #name, k_##name, W __VA_ARGS__; }, low, high, floats, doubles, least, false }
#define B(name, low, high, floats, doubles, least, ...)                                    \
  { #name, k_##name, W __VA_ARGS__; }, low, high, floats, doubles, least, true }

// Over every number.
const Case kEverywhere[] = {
    U(acos, -1, 1, 2, 2, 0, std::acos(x)),       U(acosh, 1, 9, 2.5, 2.5, 0, std::acosh(x)),
    U(asin, -1, 1, 2.5, 2.5, 0, std::asin(x)),   U(asinh, -9, 9, 2.5, 2.5, 0, std::asinh(x)),
    U(atan, -9, 9, 2, 2, 0, std::atan(x)),       U(atanh, -1, 1, 2.5, 2.5, 0, std::atanh(x)),
    U(cos, -100, 100, 1.5, 2.2, 0, std::cos(x)), U(cosh, -90, 90, 2, 2, 0, std::cosh(x)),
    U(erf, -4, 4, 2, 2.5, 0, std::erf(x)),       U(erfc, -4, 9, 5, 5, 0, std::erfc(x)),
    U(exp, -100, 90, 1.5, 1.5, 0, std::exp(x)),  U(exp2, -150, 130, 1.5, 1.5, 0, std::exp2(x)),
    U(expm1, -9, 9, 1.5, 1.5, 0, std::expm1(x)), U(log, 0, 9, 1, 1, 0, x < 0 ? NAN : std::log(x)),
    U(log10, 0, 9, 2, 2, 0, x < 0 ? NAN : std::log10(x)), U(log1p, -1, 9, 1.5, 1.5, 0, std::log1p(x)),
    U(log2, 0, 9, 2, 2, 0, x < 0 ? NAN : std::log2(x)),   U(sin, -100, 100, 1.5, 2.2, 0, std::sin(x)),
    U(sinh, -90, 90, 2.5, 2.5, 0, std::sinh(x)), U(tan, -100, 100, 2.2, 2.2, 0, std::tan(x)),
    U(tanh, -9, 9, 2.5, 3, 0, std::tanh(x)),
    B(atan2, -9, 9, 2.2, 2.2, 0, std::atan2(x, y)),
    B(fmod, -99, 99, 0, 0, 0, std::fmod(x, y)),
    B(hypot, -9, 9, 1.5, 1.5, 0, std::hypot(x, y)),
    B(pow, 0, 9, 1, 1.5, 0, std::pow(x, y)),
};
// Within a range.
const Case kRanges[] = {
    U(digamma, 0.01, 50, 2, 20, 0.5, [](Wide v) {
        Wide r = 0;
        for (; v < 40; v += 1) r -= 1 / v;
        const Wide z = 1 / (v * v);
        return r + std::log(v) - 0.5L / v - z * (1.0L / 12 - z * (1.0L / 120 - z * (1.0L / 252 - z / 240)));
      }(x)),
    U(erfinv, -0.9999, 0.9999, 4, 12, 0, erfinv(x)),
    U(gelu, -4, 4, 4, 8, 0.5, x * normal_below(x)),
    U(lgamma, 0.01, 99, 2, 8, 0.05, std::lgamma(x)),
    U(sigmoid, -80, 80, 3, 3, 0, 1 / (1 + std::exp(-x))),
    U(special_bessel_j0, -60, 60, 2, 6, 1, j0l(x)),
    U(special_bessel_j1, -60, 60, 2, 6, 1, j1l(x)),
    U(special_bessel_y0, 0.01, 60, 2, 12, 1, y0l(x)),
    U(special_bessel_y1, 0.01, 60, 2, 12, 1, y1l(x)),
    U(special_erfcx, -5, 5, 2, 8, 0, std::exp(x * x) * std::erfc(x)),
    U(special_log_ndtr, -9, 9, 2, 10, 0, x < 0 ? std::log(normal_below(x)) : std::log1p(-normal_below(-x))),
    U(special_ndtr, -9, 9, 2, 8, 0, normal_below(x)),
    U(special_ndtri, 0.001, 0.999, 2, 20, 0.5, x < 0.5L ? 1.41421356237309504880168872420969808L * erfinv(2 * x - 1)
                                                       : -1.41421356237309504880168872420969808L * erfinv(1 - 2 * x)),
    U(special_modified_bessel_k0, 0.1, 20, 2, 20, 0, [](Wide v) {
        Wide sum = 0;  // the integral of exp(-v cosh t), whose trapezoid sums converge like its own ends
        for (int k = -70; k <= 70; ++k) sum += std::exp(-v * std::cosh(k * 0.09375L));
        return sum * 0.046875L;
      }(x)),
    B(logaddexp, -9, 9, 3, 3, 0.5, std::log(std::exp(x) + std::exp(y))),
    B(logaddexp2, -9, 9, 3, 3, 0.5, std::log2(std::exp2(x) + std::exp2(y))),
    B(remainder, -99, 99, 0.51, 0.51, 0, floor_mod(x, y)),
    B(xlogy, 0.01, 9, 2, 2, 0, x * std::log(y)),
};
#undef U
#undef B
#undef W

// What depends on the order of the floats themselves.
template <class T>
void neighbours() {
  std::vector<T> x, y;
  const std::vector<T> special = special_values<T>();
  for (T a : special) {
    for (T b : special) x.push_back(a), y.push_back(b);
  }
  const std::vector<T> next = run<T>("nextafter", k_nextafter, x, &y), quotient = run<T>("div_floor", k_div_floor, x, &y);
  for (size_t k = 0; k < x.size(); ++k) {
    EXPECT(distance<T>(next[k], std::nextafter(x[k], y[k])) == 0);
    // A whole number (or none) next to the quotient.
    const T exact = x[k] / y[k];
    EXPECT(std::isfinite(quotient[k]) ? quotient[k] == std::floor(quotient[k])
                                      : std::isnan(exact) || std::isinf(exact) || std::isnan(std::fmod(x[k], y[k])));
  }
}

}  // namespace

int main() {
  for (int level = 0; level <= static_cast<int>(best_isa()); ++level) {
    set_isa(static_cast<Isa>(level));
    for (const Case& c : kEverywhere) {
      sweep<float>(c, true);
      sweep<double>(c, true);
    }
    for (const Case& c : kRanges) {
      sweep<float>(c, false);
      sweep<double>(c, false);
    }
    neighbours<float>();
    neighbours<double>();
  }
  return finish("accuracy");
}

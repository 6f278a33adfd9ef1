// Draws whose parameters are plain numbers.
#include "core/random/draws.h"

#include <cmath>
#include <limits>

#include "core/base/error.h"
#include "core/base/half.h"
#include "core/base/parallel.h"
#include "core/random/fill.h"

namespace eg::kernels {
extern const PointwiseSet k_log, k_sqrt, k_cos, k_sin;
}

namespace eg::random {

namespace {

using Lock = std::lock_guard<std::mutex>;

int64_t numel(const TensorView& v) {
  int64_t n = 1;
  for (int i = 0; i < v.ndim; ++i) n *= v.sizes[i];
  return n;
}

bool is_contiguous(const TensorView& v) {
  int64_t expected = 1;
  for (int i = v.ndim - 1; i >= 0; --i) {
    if (v.sizes[i] != 1 && v.strides[i] != expected) return numel(v) == 0;
    expected *= v.sizes[i];
  }
  return true;
}

// A complex view as pairs of real numbers.
struct RealView {
  explicit RealView(const TensorView& v) : sizes(IntSpan(v.sizes, v.ndim)), strides(IntSpan(v.strides, v.ndim)) {
    for (int64_t& s : strides) s *= 2;
    sizes.push_back(2);
    strides.push_back(1);
    DType real = v.dtype == DType::Complex32   ? DType::Float16
                 : v.dtype == DType::Complex64 ? DType::Float32
                                               : DType::Float64;
    view = {v.data, sizes.data(), strides.data(), v.ndim + 1, real};
  }
  Dims sizes, strides;
  TensorView view;
};

// A uniform number with as many random bits as T has digits, in the type that T computes in.
template <class T>
auto unit(Generator& g) {
  if constexpr (std::is_same_v<T, double>) {
    return g.uniform_double();
  } else {
    constexpr int kDigits = std::is_same_v<T, float> ? 24 : std::is_same_v<T, Float16> ? 11 : 8;
    return static_cast<float>(g.random() & ((1u << kDigits) - 1)) * (1.0f / static_cast<float>(1u << kDigits));
  }
}

// n of them: x[i] = unit * width + low.
template <class T>
void units(Generator& g, T* x, int64_t n, T width, T low) {
  if constexpr (std::is_same_v<T, float>) {
    constexpr int64_t kBlock = 512;
    uint32_t words[kBlock];
    for (int64_t at = 0; at < n; at += kBlock) {
      const int64_t m = std::min(kBlock, n - at);
      g.random(words, m);
      for (int64_t i = 0; i < m; ++i) {
        x[at + i] = static_cast<float>(static_cast<int32_t>(words[i] & 0xffffffu)) * 0x1p-24f * width + low;
      }
    }
  } else {
    for (int64_t i = 0; i < n; ++i) x[i] = unit<T>(g) * width + low;
  }
}

template <class F>
void visit(const char* name, DType t, F&& f) {
  switch (t) {
    case DType::Float16:
      return f(Float16{});
    case DType::BFloat16:
      return f(BFloat16{});
    case DType::Float32:
      return f(float{});
    case DType::Float64:
      return f(double{});
    default:
      fail(Code::NotImplemented, "\"", name, "\" not implemented for '", scalar_type_name(t), "'");
  }
}

// Sixteen uniforms at a time to sixteen normals: the first eight give radii, the others angles. n is a multiple of 16.
// Halves round after every step.
template <class T>
  requires std::is_class_v<T>
void box_muller(T* x, int64_t n, T mean, T std) {
  for (int64_t i = 0; i < n; i += i % 16 == 7 ? 9 : 1) {
    const T u1 = T(1) - x[i];
    const T log_u1 = std::log(static_cast<float>(u1));
    const T scaled = -2.0f * static_cast<float>(log_u1);
    const T radius = std::sqrt(static_cast<float>(scaled));
    const T theta = static_cast<float>(2.0 * M_PI * static_cast<float>(x[i + 8]));
    const T c = std::cos(static_cast<float>(theta)), s = std::sin(static_cast<float>(theta));
    const T rc = static_cast<float>(radius) * static_cast<float>(c),
            rs = static_cast<float>(radius) * static_cast<float>(s);
    const T sc = static_cast<float>(rc) * static_cast<float>(std),
            ss = static_cast<float>(rs) * static_cast<float>(std);
    x[i] = static_cast<float>(sc) + static_cast<float>(mean);
    x[i + 8] = static_cast<float>(ss) + static_cast<float>(mean);
  }
}

void box_muller(double* x, int64_t n, double mean, double std) {
  parallel_for(0, n / 16, 256, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin * 16; i < end * 16; i += i % 16 == 7 ? 9 : 1) {
      const double radius = std::sqrt(-2.0 * std::log(1.0 - x[i])), angle = 2.0 * M_PI * x[i + 8];
      x[i] = radius * std::cos(angle) * std + mean;
      x[i + 8] = radius * std::sin(angle) * std + mean;
    }
  });
}

// By the kernels' vectors, some hundred pairs at a time.
void box_muller(float* x, int64_t n, float mean, float std) {
  constexpr int64_t kPairs = 256;
  constexpr DType kType = DType::Float32;
  constexpr float kTwoPi = static_cast<float>(2.0 * M_PI);
  parallel_for(0, n / 16, 512, [&](int64_t begin, int64_t end) {
    float radius[kPairs], angle[kPairs], cosine[kPairs];
    for (int64_t first = begin; first < end; first += kPairs / 8) {
      float* const group = x + first * 16;
      const int64_t pairs = std::min(kPairs, (end - first) * 8), one = 1;
      const auto map = [&](const char* name, const kernels::PointwiseSet& set, float* to, float* from) {
        const TensorView out{to, &pairs, &one, 1, kType}, in{from, &pairs, &one, 1, kType};
        kernels::run_pointwise(name, set, kType, kType, {}, out, &in, 1);
      };
      for (int64_t k = 0; k < pairs; k += 8) {
        const float* const u = group + 2 * k;
        for (int64_t j = 0; j < 8; ++j) {
          radius[k + j] = 1.0f - u[j];
          angle[k + j] = kTwoPi * u[j + 8];
        }
      }
      map("log", kernels::k_log, radius, radius);
      for (int64_t k = 0; k < pairs; ++k) radius[k] *= -2.0f;
      map("sqrt", kernels::k_sqrt, radius, radius);
      map("cos", kernels::k_cos, cosine, angle);
      map("sin", kernels::k_sin, angle, angle);
      for (int64_t k = 0; k < pairs; k += 8) {
        float* const to = group + 2 * k;
        for (int64_t j = 0; j < 8; ++j) {
          to[j] = radius[k + j] * cosine[k + j] * std + mean;
          to[j + 8] = radius[k + j] * angle[k + j] * std + mean;
        }
      }
    }
  });
}

template <class T>
void fill_normal(Generator& g, T* x, int64_t n, T mean, T std) {
  units(g, x, n, T(1), T(0));
  box_muller(x, n / 16 * 16, mean, std);
  if (n % 16 == 0) return;
  x += n - 16;  // the last sixteen are drawn again
  units(g, x, 16, T(1), T(0));
  box_muller(x, 16, mean, std);
}

void require_floating(const char* name, const TensorView& out) {
  visit(name, out.dtype, [](auto) {});
}

}  // namespace

void uniform(Generator& g, const TensorView& out, double from, double to) {
  if (is_complex(out.dtype)) return uniform(g, RealView(out).view, from, to);
  require_floating("uniform", out);
  Lock lock(g.mutex);
  if (out.dtype == DType::Float32 && is_contiguous(out)) {
    const float lo = static_cast<float>(from), width = static_cast<float>(to) - lo;
    return units(g, static_cast<float*>(out.data), numel(out), width, lo);
  }
  visit("uniform", out.dtype, [&](auto zero) {
    using T = decltype(zero);
    const T lo = T(static_cast<std::conditional_t<std::is_same_v<T, double>, double, float>>(from));
    const T hi = T(static_cast<std::conditional_t<std::is_same_v<T, double>, double, float>>(to));
    const T width = hi - lo;
    fill<double>(out, [&] { return unit<T>(g) * width + lo; });
  });
}

void normal(Generator& g, const TensorView& out, double mean, double std) {
  if (is_complex(out.dtype)) return normal(g, RealView(out).view, mean, std / std::sqrt(2.0));
  require_floating("normal", out);
  Lock lock(g.mutex);
  const int64_t n = numel(out);
  if (n < 16 || !is_contiguous(out)) return fill<double>(out, [&] { return g.normal() * std + mean; });
  visit("normal", out.dtype, [&](auto zero) {
    using T = decltype(zero);
    using A = std::conditional_t<std::is_same_v<T, double>, double, float>;
    fill_normal<T>(g, static_cast<T*>(out.data), n, T(static_cast<A>(mean)), T(static_cast<A>(std)));
  });
}

void log_normal(Generator& g, const TensorView& out, double mean, double std) {
  require_floating("log_normal", out);
  Lock lock(g.mutex);
  fill<double>(out, [&] { return std::exp(g.normal() * std + mean); });
}

void cauchy(Generator& g, const TensorView& out, double median, double sigma) {
  require_floating("cauchy", out);
  Lock lock(g.mutex);
  constexpr double kEps = std::numeric_limits<double>::epsilon();
  fill<double>(out, [&] {
    const double u = std::fmin(std::fmax(g.uniform_double(), kEps), 1.0 - kEps);  // the tangent has poles at 0 and 1
    return median + sigma * std::tan(M_PI * (u - 0.5));
  });
}

void exponential(Generator& g, const TensorView& out, double lambda) {
  require_floating("exponential", out);
  Lock lock(g.mutex);
  fill<double>(out, [&] { return -1.0 / lambda * std::log1p(-g.uniform_double()); });
}

void geometric(Generator& g, const TensorView& out, double p) {
  if (out.dtype == DType::Bool) fail(Code::NotImplemented, "\"geometric\" not implemented for 'Bool'");
  Lock lock(g.mutex);
  fill<double>(out, [&] { return std::ceil(std::log(g.uniform_double()) / std::log1p(-p)); });
}

void random(Generator& g, const TensorView& out) {
  Lock lock(g.mutex);
  const auto narrow = [&](uint64_t modulus) {
    fill<int64_t>(out, [&] { return static_cast<int64_t>(g.random() % modulus); });
  };
  switch (out.dtype) {
    case DType::Bool:
      return narrow(2);
    case DType::UInt8:
      return narrow(1u << 8);
    case DType::Int8:
      return narrow(1u << 7);
    case DType::Int16:
      return narrow(1u << 15);
    case DType::UInt16:
      return narrow(1u << 16);
    case DType::Int32:
      return narrow(1u << 31);
    case DType::UInt32:
      return narrow(1ull << 32);
    case DType::BFloat16:
      return narrow((1u << 8) + 1);
    case DType::Float16:
      return narrow((1u << 11) + 1);
    case DType::Float32:
      return narrow((1u << 24) + 1);
    case DType::Float64:
      return fill<int64_t>(out, [&] { return static_cast<int64_t>(g.random64() % ((1ull << 53) + 1)); });
    case DType::Int64:
      return fill<int64_t>(out, [&] { return static_cast<int64_t>(g.random64() & (~0ull >> 1)); });
    case DType::UInt64:
      return fill<int64_t>(out, [&] { return static_cast<int64_t>(g.random64()); });
    default:
      fail(Code::NotImplemented, "\"random_\" not implemented for '", scalar_type_name(out.dtype), "'");
  }
}

void random_from_to(Generator& g, const TensorView& out, int64_t from, int64_t to) {
  Lock lock(g.mutex);
  const uint64_t range = static_cast<uint64_t>(to) - static_cast<uint64_t>(from);
  const uint64_t base = static_cast<uint64_t>(from);
  if (range >= 1ull << 28) {  // 32 bits would favour small numbers by more than a twentieth
    fill<int64_t>(out, [&] { return static_cast<int64_t>(g.random64() % range + base); });
  } else {
    const uint32_t small = static_cast<uint32_t>(range);
    fill<int64_t>(out, [&] { return static_cast<int64_t>(g.random() % small + base); });
  }
}

void random_64_bits(Generator& g, const TensorView& out) {
  Lock lock(g.mutex);
  fill<int64_t>(out, [&] { return static_cast<int64_t>(g.random64()); });
}

void bernoulli(Generator& g, const TensorView& out, double p) {
  Lock lock(g.mutex);
  if (is_complex(out.dtype))
    fail(Code::NotImplemented, "\"bernoulli_scalar_cpu_\" not implemented for '", scalar_type_name(out.dtype), "'");
  fill<int64_t>(out, [&] { return g.uniform_double() < p ? 1 : 0; });
}

void randperm(Generator& g, const TensorView& out) {
  const int64_t n = out.sizes[0];
  if (n == 0) return;
  Lock lock(g.mutex);
  std::vector<int64_t> r(static_cast<size_t>(n));
  if (n < static_cast<int64_t>(std::numeric_limits<uint32_t>::max() / 20)) {
    for (int64_t i = 0; i < n; ++i) r[i] = i;
    for (int64_t i = 0; i < n - 1; ++i)
      std::swap(r[i], r[i + static_cast<int64_t>(g.random() % static_cast<uint64_t>(n - i))]);
  } else {  // 32 bits would favour some permutations noticeably
    for (int64_t i = 0; i < n; ++i) {
      const int64_t z = static_cast<int64_t>(g.random64() % static_cast<uint64_t>(i + 1));
      r[i] = i;
      r[i] = r[z];
      r[z] = i;
    }
  }
  store(out.dtype, static_cast<char*>(out.data), out.strides[0] * static_cast<int64_t>(size_of(out.dtype)), r.data(),
        n);
}

}  // namespace eg::random

// Conversions between the dtypes, one loop a pair. The rare storage types go through float, complex64 or int64.
#include <cmath>
#include <complex>
#include <cstring>

#include "core/base/half.h"
#include "kernels/cpu/loop.h"

namespace eg::kernels {
namespace {

template <class To, class From>
inline To convert(From v) {
  if constexpr (std::is_same_v<To, From>) {
    return v;
  } else if constexpr (std::is_same_v<To, bool>) {
    return v != From(0);
  } else if constexpr (std::is_floating_point_v<From> && std::is_integral_v<To>) {
    // Through the widest signed type, as the hardware does for values in range; small unsigned types wrap.
    if constexpr (sizeof(To) < 8) {
      return static_cast<To>(static_cast<int64_t>(std::isnan(v) || std::fabs(v) >= From(9.2e18) ? From(0) : v));
    } else if constexpr (std::is_unsigned_v<To>) {
      if (std::isnan(v)) return 0;
      return v < From(0) ? static_cast<To>(static_cast<int64_t>(std::max(v, From(-9.2e18))))
                         : v >= From(18446744073709551615.0) ? To(0) : static_cast<To>(v);
    } else {
      return std::isnan(v) || v >= From(9223372036854775808.0) || v < From(-9223372036854775808.0) ? INT64_MIN : static_cast<To>(v);
    }
  } else {
    return static_cast<To>(v);
  }
}
template <class To, class F>
inline To from_complex(std::complex<F> v) {
  if constexpr (std::is_same_v<To, bool>) {
    return v.real() != 0 || v.imag() != 0;
  } else {
    return convert<To>(v.real());
  }
}

template <class To, class From>
struct Convert {
  static To one(From v) { return convert<To>(v); }
};
template <class To, class F>
struct Convert<To, std::complex<F>> {
  static To one(std::complex<F> v) { return from_complex<To>(v); }
};
template <class T, class From>
struct Convert<std::complex<T>, From> {
  static std::complex<T> one(From v) { return {static_cast<T>(v), T(0)}; }
};
template <class T, class F>
struct Convert<std::complex<T>, std::complex<F>> {
  static std::complex<T> one(std::complex<F> v) { return {static_cast<T>(v.real()), static_cast<T>(v.imag())}; }
};

template <class To, class From>
void loop(char* out, int64_t os, const char* in, int64_t is, int64_t n) {
  if (os == sizeof(To) && is == sizeof(From)) {
    To* o = reinterpret_cast<To*>(out);
    const From* i = reinterpret_cast<const From*>(in);
    for (int64_t k = 0; k < n; ++k) o[k] = Convert<To, From>::one(i[k]);
    return;
  }
  for (int64_t k = 0; k < n; ++k) {
    *reinterpret_cast<To*>(out + k * os) = Convert<To, From>::one(*reinterpret_cast<const From*>(in + k * is));
  }
}

// bfloat16 and float16 meet float directly: the pairs that training uses.
template <float (*Load)(uint16_t)>
void widen(char* out, int64_t os, const char* in, int64_t is, int64_t n) {
  if (os == 4 && is == 2) {
    float* o = reinterpret_cast<float*>(out);
    const uint16_t* i = reinterpret_cast<const uint16_t*>(in);
    for (int64_t k = 0; k < n; ++k) o[k] = Load(i[k]);
    return;
  }
  for (int64_t k = 0; k < n; ++k) *reinterpret_cast<float*>(out + k * os) = Load(*reinterpret_cast<const uint16_t*>(in + k * is));
}
template <uint16_t (*Store)(float)>
void narrow(char* out, int64_t os, const char* in, int64_t is, int64_t n) {
  if (os == 2 && is == 4) {
    uint16_t* o = reinterpret_cast<uint16_t*>(out);
    const float* i = reinterpret_cast<const float*>(in);
    for (int64_t k = 0; k < n; ++k) o[k] = Store(i[k]);
    return;
  }
  for (int64_t k = 0; k < n; ++k) *reinterpret_cast<uint16_t*>(out + k * os) = Store(*reinterpret_cast<const float*>(in + k * is));
}
float load_f16(uint16_t v) { return float16_to_float(v); }
float load_bf16(uint16_t v) { return bfloat16_to_float(v); }
uint16_t store_f16(float v) { return float_to_float16(v); }
uint16_t store_bf16(float v) { return float_to_bfloat16(v); }

template <uint8_t (*Store)(float)>
void narrow8(char* out, int64_t os, const char* in, int64_t is, int64_t n) {
  for (int64_t k = 0; k < n; ++k) *reinterpret_cast<uint8_t*>(out + k * os) = Store(*reinterpret_cast<const float*>(in + k * is));
}
template <float (*Load)(uint8_t)>
void widen8(char* out, int64_t os, const char* in, int64_t is, int64_t n) {
  for (int64_t k = 0; k < n; ++k) *reinterpret_cast<float*>(out + k * os) = Load(*reinterpret_cast<const uint8_t*>(in + k * is));
}
float load_e4m3(uint8_t v) { return e4m3fn_to_float(v); }
float load_e5m2(uint8_t v) { return e5m2_to_float(v); }
uint8_t store_e4m3(float v) { return float_to_e4m3fn(v); }
uint8_t store_e5m2(float v) { return float_to_e5m2(v); }

void c32_to_c64(char* out, int64_t os, const char* in, int64_t is, int64_t n) {
  for (int64_t k = 0; k < n; ++k) {
    const uint16_t* i = reinterpret_cast<const uint16_t*>(in + k * is);
    float* o = reinterpret_cast<float*>(out + k * os);
    o[0] = float16_to_float(i[0]);
    o[1] = float16_to_float(i[1]);
  }
}
void c64_to_c32(char* out, int64_t os, const char* in, int64_t is, int64_t n) {
  for (int64_t k = 0; k < n; ++k) {
    const float* i = reinterpret_cast<const float*>(in + k * is);
    uint16_t* o = reinterpret_cast<uint16_t*>(out + k * os);
    o[0] = float_to_float16(i[0]);
    o[1] = float_to_float16(i[1]);
  }
}

template <class To>
Cast from_main(DType from) {
  switch (from) {
    case DType::Bool: return loop<To, bool>;
    case DType::UInt8: return loop<To, uint8_t>;
    case DType::Int8: return loop<To, int8_t>;
    case DType::Int16: return loop<To, int16_t>;
    case DType::Int32: return loop<To, int32_t>;
    case DType::Int64: return loop<To, int64_t>;
    case DType::UInt16: return loop<To, uint16_t>;
    case DType::UInt32: return loop<To, uint32_t>;
    case DType::UInt64: return loop<To, uint64_t>;
    case DType::Float32: return loop<To, float>;
    case DType::Float64: return loop<To, double>;
    case DType::Complex64: return loop<To, std::complex<float>>;
    case DType::Complex128: return loop<To, std::complex<double>>;
    default: return nullptr;
  }
}
Cast main_pair(DType from, DType to) {
  switch (to) {
    case DType::Bool: return from_main<bool>(from);
    case DType::UInt8: return from_main<uint8_t>(from);
    case DType::Int8: return from_main<int8_t>(from);
    case DType::Int16: return from_main<int16_t>(from);
    case DType::Int32: return from_main<int32_t>(from);
    case DType::Int64: return from_main<int64_t>(from);
    case DType::UInt16: return from_main<uint16_t>(from);
    case DType::UInt32: return from_main<uint32_t>(from);
    case DType::UInt64: return from_main<uint64_t>(from);
    case DType::Float32: return from_main<float>(from);
    case DType::Float64: return from_main<double>(from);
    case DType::Complex64: return from_main<std::complex<float>>(from);
    case DType::Complex128: return from_main<std::complex<double>>(from);
    default: return nullptr;
  }
}

// The ordinary type that a storage-only type is read into, and the loops between the two.
struct Bridge {
  DType wide;
  Cast load, store;
};
const Bridge* bridge(DType t) {
  static const Bridge f16{DType::Float32, widen<load_f16>, narrow<store_f16>};
  static const Bridge bf16{DType::Float32, widen<load_bf16>, narrow<store_bf16>};
  static const Bridge e4{DType::Float32, widen8<load_e4m3>, narrow8<store_e4m3>};
  static const Bridge e5{DType::Float32, widen8<load_e5m2>, narrow8<store_e5m2>};
  static const Bridge c32{DType::Complex64, c32_to_c64, c64_to_c32};
  switch (t) {
    case DType::Float16: return &f16;
    case DType::BFloat16: return &bf16;
    case DType::Float8_e4m3fn: return &e4;
    case DType::Float8_e5m2: return &e5;
    case DType::Complex32: return &c32;
    default: return nullptr;
  }
}

// from -> wide(from) -> wide(to) -> to, in blocks that stay in the cache.
template <int From, int To>
void bridged(char* out, int64_t os, const char* in, int64_t is, int64_t n) {
  constexpr auto from = static_cast<DType>(From);
  constexpr auto to = static_cast<DType>(To);
  const Bridge *a = bridge(from), *b = bridge(to);
  const DType wa = a ? a->wide : from, wb = b ? b->wide : to;
  const auto sa = static_cast<int64_t>(size_of(wa)), sb = static_cast<int64_t>(size_of(wb));
  const Cast middle = main_pair(wa, wb);
  constexpr int64_t kBlock = 256;
  alignas(64) char x[kBlock * 16], y[kBlock * 16];
  for (int64_t k = 0; k < n; k += kBlock) {
    const int64_t m = std::min(kBlock, n - k);
    const char* source = in + k * is;
    int64_t stride = is;
    if (a) {
      a->load(x, sa, source, is, m);
      source = x;
      stride = sa;
    }
    if (!b) {
      middle(out + k * os, os, source, stride, m);
      continue;
    }
    middle(y, sb, source, stride, m);
    b->store(out + k * os, os, y, sb, m);
  }
}
template <int From, int... To>
constexpr void fill_row(Cast* row, std::integer_sequence<int, To...>) {
  ((row[To] = bridged<From, To>), ...);
}
struct Table {
  Cast cast[kNumDTypes][kNumDTypes];
};
template <int... From>
Table make_table(std::integer_sequence<int, From...> all) {
  Table t;
  (fill_row<From>(t.cast[From], all), ...);
  for (int i = 0; i < kNumDTypes; ++i) {
    for (int j = 0; j < kNumDTypes; ++j) {
      if (Cast c = main_pair(static_cast<DType>(i), static_cast<DType>(j))) t.cast[i][j] = c;
    }
    if (const Bridge* b = bridge(static_cast<DType>(i))) {
      t.cast[i][static_cast<int>(b->wide)] = b->load;
      t.cast[static_cast<int>(b->wide)][i] = b->store;
    }
  }
  return t;
}

}  // namespace

Cast cast_loop(DType from, DType to) {
  static const Table table = make_table(std::make_integer_sequence<int, kNumDTypes>());
  return table.cast[static_cast<int>(from)][static_cast<int>(to)];
}

}  // namespace eg::kernels

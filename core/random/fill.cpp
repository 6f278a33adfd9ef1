#include "core/random/fill.h"

#include <limits>
#include <utility>

#include "core/base/error.h"
#include "core/base/half.h"

namespace eg::random {

Order::Order(const TensorView* const* views, int n) : n_(n) {
  const int nd = views[0]->ndim;
  Dims perm(static_cast<size_t>(nd));
  for (int i = 0; i < nd; ++i) perm[i] = nd - 1 - i;
  const auto compare = [&](int64_t a, int64_t b) {
    for (int v = 0; v < n; ++v) {
      const int64_t sa = views[v]->strides[a], sb = views[v]->strides[b];
      if (sa == 0 || sb == 0) continue;
      if (sa != sb) return sa < sb ? -1 : 1;
      if (views[v]->sizes[a] > views[v]->sizes[b]) return 1;
    }
    return 0;
  };
  for (int i = 1; i < nd; ++i) {
    int moving = i;
    for (int j = i - 1; j >= 0; --j) {
      const int c = compare(perm[j], perm[moving]);
      if (c < 0) break;
      if (c > 0) {
        std::swap(perm[j], perm[moving]);
        moving = j;
      }
    }
  }
  for (int v = 0; v < n; ++v) base_[v] = static_cast<char*>(views[v]->data);
  for (int i = 0; i < nd; ++i) {
    const int64_t d = perm[i], size = views[0]->sizes[d];
    numel_ *= size;
    bool merge = !sizes_.empty();
    for (int v = 0; v < n && merge; ++v) {
      const int64_t bytes = views[v]->strides[d] * static_cast<int64_t>(size_of(views[v]->dtype));
      merge = bytes == strides_[v].back() * sizes_.back();
    }
    if (merge) {
      sizes_.back() *= size;
      continue;
    }
    sizes_.push_back(size);
    for (int v = 0; v < n; ++v) {
      strides_[v].push_back(views[v]->strides[d] * static_cast<int64_t>(size_of(views[v]->dtype)));
    }
  }
}

namespace {

template <class T, class V>
T convert(V v) {
  if constexpr (std::is_same_v<T, bool>) {
    return v != 0;
  } else if constexpr (std::is_integral_v<T> && std::is_floating_point_v<V>) {
    if (!(v > -9.2e18 && v < 9.2e18)) return std::numeric_limits<T>::max();
    return static_cast<T>(static_cast<int64_t>(v));
  } else if constexpr (std::is_class_v<T>) {
    return T(static_cast<float>(v));
  } else {
    return static_cast<T>(v);
  }
}

template <class V>
void store_any(DType t, char* out, int64_t stride, const V* values, int64_t n) {
  const auto run = [&](auto zero) {
    using T = decltype(zero);
    for (int64_t i = 0; i < n; ++i) *reinterpret_cast<T*>(out + i * stride) = convert<T>(values[i]);
  };
  switch (t) {
    case DType::Bool:
      return run(false);
    case DType::UInt8:
      return run(uint8_t{});
    case DType::Int8:
      return run(int8_t{});
    case DType::Int16:
      return run(int16_t{});
    case DType::Int32:
      return run(int32_t{});
    case DType::Int64:
      return run(int64_t{});
    case DType::UInt16:
      return run(uint16_t{});
    case DType::UInt32:
      return run(uint32_t{});
    case DType::UInt64:
      return run(uint64_t{});
    case DType::Float16:
      return run(Float16{});
    case DType::BFloat16:
      return run(BFloat16{});
    case DType::Float32:
      return run(float{});
    case DType::Float64:
      return run(double{});
    default:
      fail(Code::NotImplemented, "random numbers are not implemented for '", scalar_type_name(t), "'");
  }
}

}  // namespace

void store(DType t, char* out, int64_t stride, const double* values, int64_t n) {
  store_any(t, out, stride, values, n);
}
void store(DType t, char* out, int64_t stride, const int64_t* values, int64_t n) {
  store_any(t, out, stride, values, n);
}

double load(DType t, const char* p) {
  switch (t) {
    case DType::Float16:
      return *reinterpret_cast<const Float16*>(p);
    case DType::BFloat16:
      return *reinterpret_cast<const BFloat16*>(p);
    case DType::Float32:
      return *reinterpret_cast<const float*>(p);
    case DType::Float64:
      return *reinterpret_cast<const double*>(p);
    default:
      fail(Code::NotImplemented, "random parameters are not implemented for '", scalar_type_name(t), "'");
  }
}

}  // namespace eg::random

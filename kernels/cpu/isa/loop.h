// Turns a functor into a Loop. Loops run over contiguous data, written so that the compiler vectorises them, or over
// vectors where it would not do it well; data with other strides passes through buffers on the stack (run_strided,
// shared by all), so every element is computed by the same code wherever it lies. Bool inputs and results are bytes.
#pragma once
#include "kernels/scalar/vector.h"

namespace eg::kernels {

// Runs `loop` block by block over copies of strided data. bytes[i] is the element size of data[i].
void run_strided(Loop loop, const uint8_t* bytes, int count, char* const* data, const int64_t* strides, int64_t n,
                 const Params& params);

namespace EG_ISA {

template <class T>
using Stored = std::conditional_t<std::is_same_v<T, bool>, uint8_t, T>;

// Functors that take vectors are given them, two at a time to hide latencies; the last one is filled up with zeros.
// Lanes that a functor calls rare are computed one by one, as numbers.
template <class Op, class A>
constexpr bool by_vectors() {
  if constexpr (requires { Op::template kTakesVectors<A>; }) return Op::template kTakesVectors<A>;
  return false;
}

template <class Op, class V, class... In>
__attribute__((noinline)) V one_by_one(const Op& op, V r, Bits<V> rare, In... in) {
  for (int64_t k = 0; k < kLanesOf<V>; ++k) {
    if (rare[k] != 0) r[k] = op(in[k]...);
  }
  return r;
}

template <class Op, class V, class... In>
EG_HD V on_vectors(const Op& op, V first, In... in) {
  const V r = op(first, in...);
  if constexpr (requires { op.rare(first, in...); }) {
    const auto rare = op.rare(first, in...);
    if (__builtin_expect(m::any(rare), 0)) return one_by_one(op, r, rare, first, in...);
  }
  return r;
}

template <class Op, class A, class... In>
EG_HD void vector_loop(const Op& op, int64_t n, A* o, const In*... in) {
  using V = Vector<A>;
  constexpr int64_t kLanes = kLanesOf<V>;
  int64_t i = 0;
  if constexpr (requires { Op::kOnce; }) {
    for (; i < n; i += kLanes) {
      const bool all = n - i >= kLanes;
      const V r = on_vectors(op, (all ? load<V>(in + i) : load_some<V>(in + i, n - i))...);
      if (all) store<V>(o + i, r);
      else store_some<V>(o + i, r, n - i);
    }
  } else {
    for (; i + 2 * kLanes <= n; i += 2 * kLanes) {
      const V x = on_vectors(op, load<V>(in + i)...), y = on_vectors(op, load<V>(in + i + kLanes)...);
      store<V>(o + i, x);
      store<V>(o + i + kLanes, y);
    }
    if (i + kLanes <= n) {
      store<V>(o + i, on_vectors(op, load<V>(in + i)...));
      i += kLanes;
    }
    if (i < n) store_some<V>(o + i, on_vectors(op, load_some<V>(in + i, n - i)...), n - i);
  }
}

template <class Op, class A>
inline void unary_loop(char* const* data, const int64_t* strides, int64_t n, const Params& p) {
  const Op op(p);
  using R = Stored<decltype(op(A{}))>;
  if (n != 1 && (strides[0] != sizeof(R) || strides[1] != sizeof(A))) {
    constexpr uint8_t kBytes[] = {sizeof(R), sizeof(A)};
    return run_strided(unary_loop<Op, A>, kBytes, 2, data, strides, n, p);
  }
  R* o = reinterpret_cast<R*>(data[0]);
  const A* a = reinterpret_cast<const A*>(data[1]);
  if constexpr (by_vectors<Op, A>()) {
    vector_loop(op, n, o, a);
  } else {
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i) o[i] = static_cast<R>(op(a[i]));
  }
}

template <class Op, class A>
inline void binary_loop(char* const* data, const int64_t* strides, int64_t n, const Params& p) {
  const Op op(p);
  using R = Stored<decltype(op(A{}, A{}))>;
  if (n != 1 && (strides[0] != sizeof(R) || strides[1] != sizeof(A) || strides[2] != sizeof(A))) {
    constexpr uint8_t kBytes[] = {sizeof(R), sizeof(A), sizeof(A)};
    return run_strided(binary_loop<Op, A>, kBytes, 3, data, strides, n, p);
  }
  R* o = reinterpret_cast<R*>(data[0]);
  const A* a = reinterpret_cast<const A*>(data[1]);
  const A* b = reinterpret_cast<const A*>(data[2]);
  if constexpr (by_vectors<Op, A>()) {
    vector_loop(op, n, o, a, b);
  } else {
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i) o[i] = static_cast<R>(op(a[i], b[i]));
  }
}

template <class Op, class A>
inline void ternary_loop(char* const* data, const int64_t* strides, int64_t n, const Params& p) {
  const Op op(p);
  using R = Stored<decltype(op(A{}, A{}, A{}))>;
  if (n != 1 &&
      (strides[0] != sizeof(R) || strides[1] != sizeof(A) || strides[2] != sizeof(A) || strides[3] != sizeof(A))) {
    constexpr uint8_t kBytes[] = {sizeof(R), sizeof(A), sizeof(A), sizeof(A)};
    return run_strided(ternary_loop<Op, A>, kBytes, 4, data, strides, n, p);
  }
  R* o = reinterpret_cast<R*>(data[0]);
  const A* a = reinterpret_cast<const A*>(data[1]);
  const A* b = reinterpret_cast<const A*>(data[2]);
  const A* c = reinterpret_cast<const A*>(data[3]);
#pragma GCC ivdep
  for (int64_t i = 0; i < n; ++i) o[i] = static_cast<R>(op(a[i], b[i], c[i]));
}

template <class T>
inline constexpr DType kDTypeOf = DType::Bool;
template <>
inline constexpr DType kDTypeOf<uint8_t> = DType::UInt8;
template <>
inline constexpr DType kDTypeOf<int8_t> = DType::Int8;
template <>
inline constexpr DType kDTypeOf<int16_t> = DType::Int16;
template <>
inline constexpr DType kDTypeOf<int32_t> = DType::Int32;
template <>
inline constexpr DType kDTypeOf<int64_t> = DType::Int64;
template <>
inline constexpr DType kDTypeOf<uint64_t> = DType::UInt64;
template <>
inline constexpr DType kDTypeOf<float> = DType::Float32;
template <>
inline constexpr DType kDTypeOf<double> = DType::Float64;

template <class Op, int N, class T>
constexpr Loop loop_of() {
  if constexpr (N == 1)
    return unary_loop<Op, T>;
  else if constexpr (N == 2)
    return binary_loop<Op, T>;
  else
    return ternary_loop<Op, T>;
}

// Builds a table:  Table().put<f::Mul, 2, float, double>()
struct Table {
  Pointwise p{};

  template <class Op, int N, class... T>
  constexpr Table put() const {
    Table t = *this;
    ((t.p.loops[static_cast<int>(kDTypeOf<T>)] = loop_of<Op, N, T>()), ...);
    return t;
  }
  // The functor is a template over the element type.
  template <template <class> class Op, int N, class... T>
  constexpr Table put_typed() const {
    Table t = *this;
    ((t.p.loops[static_cast<int>(kDTypeOf<T>)] = loop_of<Op<T>, N, T>()), ...);
    return t;
  }
  template <class Op, int N>
  constexpr Table ints() const {
    return put<Op, N, uint8_t, int8_t, int16_t, int32_t, int64_t, uint64_t>();
  }
  // Narrow integers are computed as int64.
  template <class Op, int N>
  constexpr Table wide_ints() const {
    return put<Op, N, int64_t, uint64_t>();
  }
  template <class Op, int N>
  constexpr Table floats() const {
    return put<Op, N, float, double>();
  }
  constexpr Table with(DType t, Loop loop) const {
    Table r = *this;
    r.p.loops[static_cast<int>(t)] = loop;
    return r;
  }
  template <class Op, int N>
  constexpr Table boolean() const {
    return with(DType::Bool, loop_of<Op, N, uint8_t>());
  }
};

#define EG_TABLE(name)             \
  extern const Pointwise k_##name; \
  constexpr Pointwise k_##name

}  // namespace EG_ISA
}  // namespace eg::kernels

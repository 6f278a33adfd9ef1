// Index tensors as plain int64 arrays, their bounds checks, and the ways of combining a written value with what was
// there.
#pragma once
#include <atomic>

#include "kernels/cpu/isa/pick.h"
#include "kernels/cpu/support.h"
#include "kernels/index.h"

namespace eg::kernels {

// The elements of an index tensor in row-major order.
class Indices {
 public:
  explicit Indices(const TensorView& v) : contiguous_(v, DType::Int64), n_(numel(v)) {}
  const int64_t* begin() const { return contiguous_.data<int64_t>(); }
  const int64_t* end() const { return begin() + n_; }
  int64_t size() const { return n_; }
  int64_t operator[](int64_t i) const { return begin()[i]; }
  // The first index outside of [low, high), or null.
  const int64_t* outside(int64_t low, int64_t high) const {
    std::atomic<bool> any = false;
    parallel_for(0, n_, 65536, [&](int64_t first, int64_t last) {
      if (pick().outside(begin() + first, last - first, low, high - low)) any.store(true, std::memory_order_relaxed);
    });
    if (!any) return nullptr;
    for (const int64_t* p = begin();; ++p) {
      if (*p < low || *p >= high) return p;
    }
  }
  void check_in_self(int64_t size) const { check(!outside(0, size), Code::Index, "index out of range in self"); }
  void check_bounds(Code code, int64_t low, int64_t dim, int64_t size) const {
    const int64_t* bad = outside(low, size);
    if (bad) fail(code, "index ", *bad, " is out of bounds for dimension ", dim, " with size ", size);
  }

 private:
  Contiguous contiguous_;
  int64_t n_;
};

// A bool as it lies in memory, where any byte but 0 is true: memory that nobody has written yet may hold any.
struct Truth {
  uint8_t byte;
  Truth() = default;
  Truth(bool b) : byte(b) {}
  operator bool() const { return byte != 0; }
};
inline bool is_nan(Truth) { return false; }

// Also bool, as Truth, and the two complex types.
template <class F>
inline void visit_numbers(const char* name, DType t, F&& f) {
  switch (t) {
    case DType::Bool:
      return f(TypeTag<Truth>());
    case DType::Complex64:
      return f(TypeTag<std::complex<float>>());
    case DType::Complex128:
      return f(TypeTag<std::complex<double>>());
    default:
      visit_reals(name, t, f);
  }
}

template <class T>
inline T plus(T a, T b) {
  if constexpr (std::is_same_v<T, Truth>)
    return a || b;
  else if constexpr (std::is_class_v<Acc<T>> || std::is_floating_point_v<T>)
    return a + b;
  else if constexpr (std::is_integral_v<T>)
    return static_cast<T>(static_cast<uint64_t>(a) + static_cast<uint64_t>(b));
  else
    return T(static_cast<float>(a) + static_cast<float>(b));
}

template <class T>
inline T product(T a, T b) {
  if constexpr (std::is_same_v<T, Truth>)
    return a && b;
  else if constexpr (std::is_class_v<Acc<T>> || std::is_floating_point_v<T>)
    return a * b;
  else if constexpr (std::is_integral_v<T>)
    return static_cast<T>(static_cast<uint64_t>(a) * static_cast<uint64_t>(b));
  else
    return T(static_cast<float>(a) * static_cast<float>(b));
}

// A view with one dimension's size replaced, or with a 0-dim view made one of one element.
class Reshaped {
 public:
  Reshaped(const TensorView& v, int64_t dim, int64_t size)
      : sizes_(IntSpan(v.sizes, static_cast<size_t>(v.ndim))), view_(v) {
    if (v.ndim > 0) sizes_[dim] = size;
    view_.sizes = sizes_.data();
  }
  const TensorView& view() const { return view_; }

 private:
  Dims sizes_;
  TensorView view_;
};

class AtLeast1d {
 public:
  explicit AtLeast1d(const TensorView& v) : view_(v) {
    if (v.ndim > 0) return;
    view_.sizes = one_;
    view_.strides = one_;
    view_.ndim = 1;
  }
  AtLeast1d(const AtLeast1d&) = delete;
  AtLeast1d& operator=(const AtLeast1d&) = delete;
  const TensorView& view() const { return view_; }

 private:
  int64_t one_[1] = {1};
  TensorView view_;
};

}  // namespace eg::kernels

// What the kernels that are not pointwise share: walking over views, temporary contiguous copies, index tensors, and
// calling a template for the C++ type of a dtype.
#pragma once
#include <algorithm>
#include <memory>
#include <type_traits>

#include "core/base/dims.h"
#include "core/base/error.h"
#include "core/base/half.h"
#include "core/base/memory.h"
#include "core/base/parallel.h"
#include "kernels/kernels.h"

namespace eg::kernels {

inline int64_t numel(const TensorView& v) {
  int64_t n = 1;
  for (int i = 0; i < v.ndim; ++i) n *= v.sizes[i];
  return n;
}

inline bool is_contiguous(const TensorView& v) {
  int64_t expected = 1;
  for (int i = v.ndim - 1; i >= 0; --i) {
    if (v.sizes[i] != 1 && v.strides[i] != expected) return numel(v) == 0;
    expected *= v.sizes[i];
  }
  return true;
}

inline Dims contiguous_strides(const int64_t* sizes, int32_t ndim) {
  Dims s(static_cast<size_t>(ndim));
  int64_t step = 1;
  for (int i = ndim - 1; i >= 0; --i) {
    s[i] = step;
    step *= std::max<int64_t>(sizes[i], 1);
  }
  return s;
}

// Uninitialised memory for n elements; bytes are enough for every type used here.
template <class T>
class Buffer {
 public:
  explicit Buffer(int64_t n)
      : bytes_(static_cast<size_t>(n) * sizeof(T)), p_(static_cast<T*>(memory::allocate(bytes_))) {}
  Buffer(const Buffer&) = delete;
  Buffer& operator=(const Buffer&) = delete;
  ~Buffer() { memory::release(p_, bytes_); }
  T* get() const { return p_; }
  T& operator[](int64_t i) const { return p_[i]; }

 private:
  size_t bytes_;
  T* p_;
};

// A contiguous view of `v` in `dtype`: v itself where it is one, else a copy that lives as long as this object.
class Contiguous {
 public:
  Contiguous(const TensorView& v, DType dtype) : view_(v) {
    if (v.dtype == dtype && is_contiguous(v)) return;
    allocate(v, dtype);
    copy(view_, v);
  }
  explicit Contiguous(const TensorView& v) : Contiguous(v, v.dtype) {}
  const TensorView& view() const { return view_; }
  template <class T>
  const T* data() const {
    return static_cast<const T*>(view_.data);
  }

 protected:
  Contiguous() = default;
  void allocate(const TensorView& v, DType dtype) {
    strides_ = contiguous_strides(v.sizes, v.ndim);
    memory_ = std::make_unique<Buffer<char>>(numel(v) * static_cast<int64_t>(size_of(dtype)));
    view_ = {memory_->get(), v.sizes, strides_.data(), v.ndim, dtype};
  }
  Dims strides_;
  std::unique_ptr<Buffer<char>> memory_;
  TensorView view_{};
};

// The same for an output: what is written into view() reaches the target with finish().
class ContiguousOut : private Contiguous {
 public:
  ContiguousOut(const TensorView& v, DType dtype, bool keep_content = false) : target_(v) {
    view_ = v;
    if (v.dtype == dtype && is_contiguous(v)) return;
    allocate(v, dtype);
    if (keep_content) copy(view_, v);
  }
  explicit ContiguousOut(const TensorView& v) : ContiguousOut(v, v.dtype) {}
  const TensorView& view() const { return view_; }
  template <class T>
  T* data() const {
    return static_cast<T*>(view_.data);
  }
  void finish() {
    if (memory_) copy(target_, view_);
  }

 private:
  TensorView target_;
};

// Walks over all positions of N views of equal sizes, except along dimension `skip` (-1: none), in row-major order.
// off[i] is the element offset of the current row in view i.
template <int N>
class RowWalker {
 public:
  RowWalker(const TensorView* const (&views)[N], int64_t skip) {
    const TensorView& first = *views[0];
    for (int d = 0; d < first.ndim; ++d) {
      if (d == skip) continue;
      sizes_.push_back(first.sizes[d]);
      rows_ *= first.sizes[d];
      for (int i = 0; i < N; ++i) strides_[i].push_back(views[i]->strides[d]);
    }
  }
  int64_t rows() const { return rows_; }
  void seek(int64_t row) {
    index_ = Dims(sizes_.size(), 0);
    for (int i = 0; i < N; ++i) off[i] = 0;
    for (int d = static_cast<int>(sizes_.size()) - 1; d >= 0; --d) {
      const int64_t at = row % sizes_[d];
      row /= sizes_[d];
      index_[d] = at;
      for (int i = 0; i < N; ++i) off[i] += at * strides_[i][d];
    }
  }
  void next() {
    for (int d = static_cast<int>(sizes_.size()) - 1; d >= 0; --d) {
      if (++index_[d] < sizes_[d]) {
        for (int i = 0; i < N; ++i) off[i] += strides_[i][d];
        return;
      }
      for (int i = 0; i < N; ++i) off[i] -= (sizes_[d] - 1) * strides_[i][d];
      index_[d] = 0;
    }
  }
  // The position of the current row along the walker's d-th dimension (skip left out).
  int64_t index(size_t d) const { return index_[d]; }
  int64_t off[N] = {};

 private:
  Dims sizes_, strides_[N], index_;
  int64_t rows_ = 1;
};

// fn(off) for every row, in parallel; `work` is the cost of a row in elements.
template <int N, class F>
void for_rows(const TensorView* const (&views)[N], int64_t skip, int64_t work, F&& fn) {
  const RowWalker<N> walker(views, skip);
  const int64_t grain = std::max<int64_t>(1, 32768 / std::max<int64_t>(work, 1));
  parallel_for(0, walker.rows(), grain, [&](int64_t begin, int64_t end) {
    RowWalker<N> w = walker;
    w.seek(begin);
    for (int64_t r = begin; r < end; ++r, w.next()) fn(w.off);
  });
}

// Size and stride of a dimension; a 0-dim view has one element along dim 0.
inline int64_t size_at(const TensorView& v, int64_t dim) { return v.ndim == 0 ? 1 : v.sizes[dim]; }
inline int64_t stride_at(const TensorView& v, int64_t dim) { return v.ndim == 0 ? 0 : v.strides[dim]; }

template <class T>
inline T* data_of(const TensorView& v) {
  return static_cast<T*>(v.data);
}

// The type in which sums of T are kept.
template <class T>
using Acc = std::conditional_t<std::is_same_v<T, Float16> || std::is_same_v<T, BFloat16>, float, T>;

template <class T>
struct TypeTag {
  using Type = T;
};

[[noreturn]] inline void unsupported(const char* name, DType t) {
  fail(Code::NotImplemented, "\"", name, "\" not implemented for '", scalar_type_name(t), "'");
}

// visit_floats("name", dtype, [&](auto tag) { using T = typename decltype(tag)::Type; ... });
template <class F>
inline void visit_floats(const char* name, DType t, F&& f) {
  switch (t) {
    case DType::Float16:
      return f(TypeTag<Float16>());
    case DType::BFloat16:
      return f(TypeTag<BFloat16>());
    case DType::Float32:
      return f(TypeTag<float>());
    case DType::Float64:
      return f(TypeTag<double>());
    default:
      unsupported(name, t);
  }
}

template <class F>
inline void visit_reals(const char* name, DType t, F&& f) {
  switch (t) {
    case DType::UInt8:
      return f(TypeTag<uint8_t>());
    case DType::Int8:
      return f(TypeTag<int8_t>());
    case DType::Int16:
      return f(TypeTag<int16_t>());
    case DType::Int32:
      return f(TypeTag<int32_t>());
    case DType::Int64:
      return f(TypeTag<int64_t>());
    case DType::UInt16:
      return f(TypeTag<uint16_t>());
    case DType::UInt32:
      return f(TypeTag<uint32_t>());
    case DType::UInt64:
      return f(TypeTag<uint64_t>());
    default:
      visit_floats(name, t, f);
  }
}

// By size alone, for functions that only move values: unsigned integers, and complex<double> for 16 bytes.
template <class F>
inline void visit_sizes(DType t, F&& f) {
  switch (size_of(t)) {
    case 1:
      return f(TypeTag<uint8_t>());
    case 2:
      return f(TypeTag<uint16_t>());
    case 4:
      return f(TypeTag<uint32_t>());
    case 8:
      return f(TypeTag<uint64_t>());
    default:
      return f(TypeTag<std::complex<double>>());
  }
}

inline bool is_nan(float v) { return v != v; }
inline bool is_nan(double v) { return v != v; }
inline bool is_nan(Float16 v) { return (v.bits & 0x7fff) > 0x7c00; }
inline bool is_nan(BFloat16 v) { return (v.bits & 0x7fff) > 0x7f80; }
template <class T, class = std::enable_if_t<std::is_integral_v<T>>>
inline bool is_nan(T) {
  return false;
}

}  // namespace eg::kernels

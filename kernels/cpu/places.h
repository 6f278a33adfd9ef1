// The engine of everything that reads or writes through indices. An operation runs over a shape; at each position an
// element of the walked view (`few`) meets an element of the indexed one (`many`), whose place is the position's offset
// and the step of an index:
//   fn(many[p . many strides + index[p . index strides] * step], few[p . few strides])
// Dimensions merge where all three strides allow it, and the one in which the walked view is densest runs innermost.
// Dimensions along which places may repeat (many stride 0) run in order where something is written; the others are
// shared among the threads.
#pragma once
#include "kernels/cpu/indices.h"
#include "kernels/cpu/stream.h"

namespace eg::kernels {

// An index tensor as int64; dimensions along which it only repeats are not copied, nor checked again and again.
class PlaceIndex {
 public:
  explicit PlaceIndex(const TensorView& v) : sizes_(IntSpan(v.sizes, static_cast<size_t>(v.ndim))) {
    TensorView view = v;
    for (int d = 0; d < v.ndim; ++d) {
      if (v.strides[d] == 0 && sizes_[d] > 1) sizes_[d] = 1;
    }
    view.sizes = sizes_.data();
    indices_ = std::make_unique<Indices>(view);
    strides_ = contiguous_strides(sizes_.data(), v.ndim);
    for (int d = 0; d < v.ndim; ++d) {
      if (sizes_[d] == 1) strides_[d] = 0;
    }
  }
  PlaceIndex(const PlaceIndex&) = delete;
  PlaceIndex& operator=(const PlaceIndex&) = delete;
  const Indices& indices() const { return *indices_; }
  int64_t stride(int d) const { return strides_[d]; }

 private:
  Dims sizes_, strides_;
  std::unique_ptr<Indices> indices_;
};

// A line of the innermost dimension: the strides of both views and of the indices, and the step of an index.
struct PlaceLine {
  int64_t many, few, index, step;
};
// Runs fn over n positions of a line.
using PlaceLoop = void (*)(const PlaceLine& line, void* many, void* few, const int64_t* at, int64_t n, const void* fn);

template <class T, class F>
void place_loop(const PlaceLine& d, void* many, void* few, const int64_t* at, int64_t n, const void* function) {
  const F& fn = *static_cast<const F*>(function);
  T* m = static_cast<T*>(many);
  T* f = static_cast<T*>(few);
  const int64_t step = d.step;
  if (d.index == 0) {
    m += *at * step;
    if (d.many == 1 && d.few == 1) {
#pragma GCC ivdep
      for (int64_t j = 0; j < n; ++j) fn(m[j], f[j]);
    } else {
      for (int64_t j = 0; j < n; ++j) fn(m[j * d.many], f[j * d.few]);
    }
  } else if (d.many == 0 && d.few == 1 && d.index == 1 && step == 1) {
    for (int64_t j = 0; j < n; ++j) fn(m[at[j]], f[j]);
  } else {
    for (int64_t j = 0; j < n; ++j) fn(m[at[j * d.index] * step + j * d.many], f[j * d.few]);
  }
}

// Slices of `width` elements: the distances of those indexed, by an index, and of those walked.
struct SliceLine {
  int64_t step, few, width;
};
using SliceLoop = void (*)(const SliceLine& line, void* many, void* few, const int64_t* at, int64_t n, const void* fn);

template <class T, class F>
void slice_loop(const SliceLine& line, void* many, void* few, const int64_t* at, int64_t n, const void* function) {
  constexpr int64_t kAhead = 8;  // slices that are asked for before their turn
  const F& fn = *static_cast<const F*>(function);
  for (int64_t i = 0; i < n; ++i) {
    if (i + kAhead < n) {
      prefetch(reinterpret_cast<const char*>(static_cast<T*>(many) + at[i + kAhead] * line.step),
               std::min<int64_t>(line.width * static_cast<int64_t>(sizeof(T)), 1024));
    }
    T* const m = static_cast<T*>(many) + at[i] * line.step;
    T* const f = static_cast<T*>(few) + i * line.few;
#pragma GCC ivdep
    for (int64_t j = 0; j < line.width; ++j) fn(m[j], f[j]);
  }
}

class Places {
 public:
  Places(const TensorView& many, const TensorView& few, const int64_t* index, int64_t step)
      : many_(many), few_(few), index_(index), step_(step) {}

  // Dimensions from the outermost to the innermost.
  void add(int64_t size, int64_t many, int64_t few, int64_t index);

  // Indices that are checked block by block as they are read: against [0, size), to be called dimension `dim`.
  struct Unchecked {
    const Indices& indices;
    int64_t dim, size;
    void check() const { indices.check_bounds(Code::Runtime, 0, dim, size); }
  };

  // few = many
  void read(const Unchecked* unchecked = nullptr);
  // many = few, in order.
  void write();
  // fn(many, few), in order.
  template <class T, class F>
  void update(F&& fn) {
    using Function = std::remove_cvref_t<F>;
    if (arrange(true)) run(place_loop<T, Function>, &fn, nullptr);
  }
  // The same, where slices are common.
  template <class T, class F>
  void update_slices(F&& fn) {
    using Function = std::remove_cvref_t<F>;
    if (!arrange(true) || update_slices(slice_loop<T, Function>, &fn)) return;
    run(place_loop<T, Function>, &fn, nullptr);
  }

 private:
  struct Dim {
    int64_t size, many, few, index;
  };
  struct Offsets {
    int64_t many = 0, few = 0, index = 0;
    void add(const Dim& d, int64_t k) {
      many += k * d.many;
      few += k * d.few;
      index += k * d.index;
    }
  };

  const Dim& inner() const { return dims_[count_ - 1]; }
  bool in_order(const Dim& d) const { return ordered_ && d.many == 0; }
  bool arrange(bool ordered);
  Offsets shared_offsets(int64_t row, int from) const;
  int64_t rows(int from, int to) const;
  template <class F>
  void walk(Offsets o, int from, int to, F&& fn) const;
  void run(PlaceLoop loop, const void* fn, const Unchecked* unchecked) const;
  bool slices() const;
  bool read_slices();
  template <class F>
  void by_columns(F&& fn) const;
  bool write_slices() const;
  bool update_slices(SliceLoop loop, const void* fn) const;

  TensorView many_, few_;
  const int64_t* index_;
  int64_t step_, total_ = 1;
  Dim dims_[64];
  int count_ = 0, shared_ = 0;  // dimensions, and how many of the first are shared among threads
  bool ordered_ = false;
};

}  // namespace eg::kernels

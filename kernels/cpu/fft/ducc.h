// ducc0's one-dimensional transforms, without the rest of that library: its vector types, its threads and its way of
// failing are those below, and what it takes from the standard library has types of its own here. So every function
// that comes of it belongs to one instruction set (DUCC0_NAMESPACE), and the linker cannot share one between two.
#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <tuple>
#include <typeindex>
#include <typeinfo>
#include <vector>

#include "kernels/cpu/fft/rows.h"

// The headers that these definitions stand for.
#define DUCC0_SIMD_H
#define DUCC0_THREADING_H
#define DUCC0_MAV_H
#define DUCC0_ERROR_HANDLING_H

#define MR_fail(...) ::eg::kernels::fft_failed()
#define MR_assert(condition, ...)                  \
  do {                                             \
    if (!(condition)) ::eg::kernels::fft_failed(); \
  } while (0)

#if defined(__AVX2__)
#define EG_FFT_BYTES 32
#else
#define EG_FFT_BYTES 16
#endif

namespace DUCC0_NAMESPACE {

// ---- threads: ducc0 asks for ranges until there are none left -------------------------------------------------------

struct Range {
  size_t lo, hi;
  explicit operator bool() const { return lo < hi; }
};
struct OneRange {
  Range rest;
  Range getNext() {
    const Range r = rest;
    rest.lo = rest.hi;
    return r;
  }
};
template <class F>
void execStatic(size_t n, size_t, size_t, F f) {
  ::eg::kernels::fft_share(
      n,
      [](void* context, size_t begin, size_t end) {
        OneRange range{{begin, end}};
        (*static_cast<F*>(context))(range);
      },
      &f);
}

// ---- vectors --------------------------------------------------------------------------------------------------------

template <class T, int N>
struct Lanes {
  using value_type = T;
  typedef T Vector __attribute__((vector_size(N * sizeof(T))));
  struct Lane {
    Lanes& of;
    size_t at;
    void operator=(T x) { of.v[at] = x; }
    operator T() const { return of.v[at]; }
  };
  static constexpr size_t size() { return N; }

  Lanes() = default;
  Lanes(T x) : v(x - Vector{}) {}
  static Lanes make(Vector v) {
    Lanes r;
    r.v = v;
    return r;
  }
  T operator[](size_t i) const { return v[i]; }
  Lane operator[](size_t i) { return {*this, i}; }
  friend Lanes operator+(Lanes a, Lanes b) { return make(a.v + b.v); }
  friend Lanes operator-(Lanes a, Lanes b) { return make(a.v - b.v); }
  friend Lanes operator*(Lanes a, Lanes b) { return make(a.v * b.v); }
  friend Lanes operator*(Lanes a, T b) { return make(a.v * b); }
  friend Lanes operator*(T a, Lanes b) { return make(a * b.v); }
  Lanes operator-() const { return make(-v); }
  Lanes& operator+=(Lanes o) { return *this = make(v + o.v); }
  Lanes& operator-=(Lanes o) { return *this = make(v - o.v); }
  Lanes& operator*=(Lanes o) { return *this = make(v * o.v); }

  Vector v;
};
template <class T>
using native_simd = Lanes<T, EG_FFT_BYTES / sizeof(T)>;
template <class T, int N>
struct simd_select {
  using type = Lanes<T, N>;
};
template <class T, int N>
inline constexpr bool simd_exists = N > 1 && N * sizeof(T) == EG_FFT_BYTES;

// ---- of the standard library ----------------------------------------------------------------------------------------

template <class T>
struct Allocator : std::allocator<T> {
  template <class U>
  struct rebind {
    using other = Allocator<U>;
  };
  Allocator() = default;
  template <class U>
  Allocator(const Allocator<U>&) {}
};
template <class T>
using vector = std::vector<T, Allocator<T>>;

struct type_index {
  type_index(const std::type_info& t) : info(&t) {}
  bool operator==(const type_index& o) const { return info == o.info; }
  const std::type_info* info;
};

// One thread makes a plan and one takes it apart: counting needs no atomics.
template <class T>
class shared_ptr {
 public:
  shared_ptr() = default;
  explicit shared_ptr(T* p) : p_(p), count_(new size_t(1)) {}
  shared_ptr(const shared_ptr& o) : p_(o.p_), count_(o.count_) { take(); }
  template <class U>
  shared_ptr(const shared_ptr<U>& o) : p_(o.p_), count_(o.count_) {
    take();
  }
  shared_ptr& operator=(const shared_ptr&) = delete;
  ~shared_ptr() {
    if (!count_ || --*count_) return;
    delete p_;
    delete count_;
  }
  T* operator->() const { return p_; }
  T& operator*() const { return *p_; }

 private:
  template <class>
  friend class shared_ptr;
  void take() {
    if (count_) ++*count_;
  }

  T* p_ = nullptr;
  size_t* count_ = nullptr;
};
template <class T, class... A>
shared_ptr<T> make_shared(A&&... a) {
  return shared_ptr<T>(new T(static_cast<A&&>(a)...));
}

// ---- arrays of several dimensions, which only declarations speak of -------------------------------------------------

struct fmav_info {
  using shape_t = vector<size_t>;
  using stride_t = vector<ptrdiff_t>;
};
template <class T>
struct cfmav;
template <class T>
struct vfmav;
template <class T, size_t N>
struct cmav;

}  // namespace DUCC0_NAMESPACE

#include "ducc0/fft/fft1d_impl.h"

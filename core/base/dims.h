// Lists of integers: IntSpan borrows, Dims owns up to five inline (sizes and strides of nearly every tensor).
#pragma once
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <vector>

#include "core/base/memory.h"

namespace eg {

template <class T>
class Span {
 public:
  constexpr Span() = default;
  constexpr Span(const T* p, size_t n) : p_(p), n_(n) {}
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Winit-list-lifetime"  // a span is a parameter type: the list outlives the call
  constexpr Span(std::initializer_list<T> l) : p_(l.begin()), n_(l.size()) {}
#pragma GCC diagnostic pop
  Span(const std::vector<T>& v) : p_(v.data()), n_(v.size()) {}
  constexpr const T* data() const { return p_; }
  constexpr const T* begin() const { return p_; }
  constexpr const T* end() const { return p_ + n_; }
  constexpr size_t size() const { return n_; }
  constexpr bool empty() const { return n_ == 0; }
  constexpr const T& operator[](size_t i) const { return p_[i]; }
  const T& back() const { return p_[n_ - 1]; }
  const T& front() const { return p_[0]; }
  Span slice(size_t from, size_t count) const { return {p_ + from, count}; }
  std::vector<T> vec() const { return std::vector<T>(begin(), end()); }
  friend bool operator==(Span a, Span b) {
    if (a.n_ != b.n_) return false;
    for (size_t i = 0; i < a.n_; ++i) {
      if (!(a.p_[i] == b.p_[i])) return false;
    }
    return true;
  }

 private:
  const T* p_ = nullptr;
  size_t n_ = 0;
};
using IntSpan = Span<int64_t>;

class Dims {
 public:
  static constexpr size_t kInline = 5;
  Dims() = default;
  explicit Dims(size_t n) { resize(n); }
  Dims(size_t n, int64_t v) {
    resize(n);
    for (size_t i = 0; i < n; ++i) p_[i] = v;
  }
  Dims(IntSpan s) { assign(s); }
  Dims(std::initializer_list<int64_t> l) { assign(IntSpan(l)); }
  Dims(const Dims& o) { assign(o); }
  Dims(Dims&& o) noexcept { steal(o); }
  Dims& operator=(const Dims& o) {
    if (this != &o) assign(o);
    return *this;
  }
  Dims& operator=(Dims&& o) noexcept {
    if (this != &o) {
      drop();
      steal(o);
    }
    return *this;
  }
  ~Dims() { drop(); }

  size_t size() const { return n_; }
  bool empty() const { return n_ == 0; }
  int64_t* data() { return p_; }
  const int64_t* data() const { return p_; }
  int64_t* begin() { return p_; }
  int64_t* end() { return p_ + n_; }
  const int64_t* begin() const { return p_; }
  const int64_t* end() const { return p_ + n_; }
  int64_t& operator[](size_t i) { return p_[i]; }
  const int64_t& operator[](size_t i) const { return p_[i]; }
  int64_t& back() { return p_[n_ - 1]; }
  const int64_t& back() const { return p_[n_ - 1]; }
  operator IntSpan() const { return {p_, n_}; }
  IntSpan span() const { return {p_, n_}; }

  void assign(IntSpan s) {
    if (s.data() != p_) {
      resize(s.size());
      for (size_t i = 0; i < s.size(); ++i) p_[i] = s[i];  // a few
    }
  }
  void resize(size_t n) {  // new entries are zero
    if (n > cap_) grow(n);
    for (size_t i = n_; i < n; ++i) p_[i] = 0;
    n_ = static_cast<uint32_t>(n);
  }
  void push_back(int64_t v) {
    if (n_ == cap_) grow(n_ * 2);
    p_[n_++] = v;
  }
  void insert(size_t at, int64_t v) {
    push_back(v);
    for (size_t i = n_ - 1; i > at; --i) p_[i] = p_[i - 1];
    p_[at] = v;
  }
  void erase(size_t at) {
    for (size_t i = at; i + 1 < n_; ++i) p_[i] = p_[i + 1];
    --n_;
  }
  friend bool operator==(const Dims& a, const Dims& b) { return a.span() == b.span(); }
  friend bool operator==(const Dims& a, IntSpan b) { return a.span() == b; }

 private:
  void drop() {
    if (p_ != inline_) memory::release(p_, cap_ * sizeof(int64_t));
    p_ = inline_;
    cap_ = kInline;
    n_ = 0;
  }
  void steal(Dims& o) {
    n_ = o.n_;
    if (o.p_ == o.inline_) {
      p_ = inline_;
      cap_ = kInline;
      for (size_t i = 0; i < n_; ++i) inline_[i] = o.inline_[i];
    } else {
      p_ = o.p_;
      cap_ = o.cap_;
      o.p_ = o.inline_;
      o.cap_ = kInline;
    }
    o.n_ = 0;
  }
  void grow(size_t n) {
    int64_t* q = static_cast<int64_t*>(memory::allocate(n * sizeof(int64_t)));
    std::memcpy(q, p_, n_ * sizeof(int64_t));
    if (p_ != inline_) memory::release(p_, cap_ * sizeof(int64_t));
    p_ = q;
    cap_ = static_cast<uint32_t>(n);
  }
  int64_t inline_[kInline];
  int64_t* p_ = inline_;
  uint32_t n_ = 0;
  uint32_t cap_ = kInline;
};

}  // namespace eg

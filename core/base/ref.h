// Reference-counted objects and the owning pointer to them. Every object that can cross the C ABI carries a tag which
// combines its kind with this copy of the library, so that a foreign, closed or mixed-up handle is refused.
#pragma once
#include <atomic>
#include <cstdint>
#include <utility>

#include "core/base/memory.h"

namespace eg {

enum class Kind : uint32_t {
  Tensor = 0x54454e53,
  Node = 0x4e4f4445,
  Saved = 0x53415645,
  Generator = 0x47454e52,
  Dict = 0x44494354,
  Module = 0x4d4f4455,
  Optimizer = 0x4f505449,
  Op = 0x4f504552,
  Status = 0x53544154,
  Storage = 0x53544f52,
  Other = 0x4f544852,
};

extern const char library_instance;  // its address tells two copies of the library apart

inline uint64_t tag_of(Kind k) {
  return (static_cast<uint64_t>(k) << 32 | 0x45564752u) ^ reinterpret_cast<uintptr_t>(&library_instance);
}

class Object {
 public:
  explicit Object(Kind kind) : tag_(tag_of(kind)) {}
  Object(const Object&) = delete;
  Object& operator=(const Object&) = delete;
  // Volatile: the compiler may not drop the write that makes a closed handle known as such.
  virtual ~Object() { *const_cast<volatile uint64_t*>(&tag_) = 0; }

  void retain() const noexcept { refs_.fetch_add(1, std::memory_order_relaxed); }
  void release() const noexcept {
    if (refs_.load(std::memory_order_acquire) == 1 || refs_.fetch_sub(1, std::memory_order_acq_rel) == 1) destroy();
  }
  int32_t use_count() const noexcept { return refs_.load(std::memory_order_relaxed); }
  // For caches that hold a plain pointer: takes a reference unless the object is already going away.
  bool try_retain() const noexcept {
    int32_t n = refs_.load(std::memory_order_relaxed);
    while (n > 0) {
      if (refs_.compare_exchange_weak(n, n + 1, std::memory_order_acq_rel)) return true;
    }
    return false;
  }
  bool is(Kind k) const noexcept { return tag_ == tag_of(k); }

  static void* operator new(size_t n) { return memory::allocate(n); }
  static void operator delete(void* p, size_t n) noexcept { memory::release(p, n); }

 protected:
  // Called instead of the destructor chain when the last reference goes; graph nodes free long chains iteratively.
  virtual void destroy() const noexcept { delete this; }

 private:
  uint64_t tag_;
  mutable std::atomic<int32_t> refs_{1};
};

template <class T>
class Ref {
 public:
  Ref() noexcept = default;
  Ref(std::nullptr_t) noexcept {}
  Ref(const Ref& o) noexcept : p_(o.p_) {
    if (p_) p_->retain();
  }
  Ref(Ref&& o) noexcept : p_(std::exchange(o.p_, nullptr)) {}
  template <class U>
  Ref(Ref<U> o) noexcept : p_(o.leak()) {}
  Ref& operator=(Ref o) noexcept {
    std::swap(p_, o.p_);
    return *this;
  }
  ~Ref() {
    if (p_) p_->release();
  }
  static Ref take(T* p) noexcept {  // a reference that is already counted
    Ref r;
    r.p_ = p;
    return r;
  }
  static Ref share(T* p) noexcept {
    if (p) p->retain();
    return take(p);
  }
  T* get() const noexcept { return p_; }
  T* operator->() const noexcept { return p_; }
  T& operator*() const noexcept { return *p_; }
  explicit operator bool() const noexcept { return p_ != nullptr; }
  T* leak() noexcept { return std::exchange(p_, nullptr); }
  void reset() noexcept { *this = Ref(); }
  friend bool operator==(const Ref& a, const Ref& b) noexcept { return a.p_ == b.p_; }

 private:
  T* p_ = nullptr;
};

template <class T, class... A>
Ref<T> make(A&&... a) {
  return Ref<T>::take(new T(std::forward<A>(a)...));
}

}  // namespace eg

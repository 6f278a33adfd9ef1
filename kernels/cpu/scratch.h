// Working memory from the caching allocator, for sizes that repeat from call to call.
#pragma once
#include <cstddef>
#include <utility>

#include "core/base/memory.h"

namespace eg::kernels {

class Scratch {
 public:
  explicit Scratch(size_t bytes) : bytes_(bytes), p_(bytes ? memory::allocate(bytes) : nullptr) {}
  Scratch(Scratch&& o) noexcept : bytes_(o.bytes_), p_(std::exchange(o.p_, nullptr)) {}
  Scratch& operator=(Scratch&&) = delete;
  ~Scratch() { memory::release(p_, bytes_); }
  // Null for no bytes.
  float* get() const { return static_cast<float*>(p_); }

 private:
  size_t bytes_;
  void* p_;
};

}  // namespace eg::kernels

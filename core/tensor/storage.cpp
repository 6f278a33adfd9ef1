// Storage: who owns memory, how it grows, and how several storages read one block until the first of them is written to.
#include <algorithm>
#include <cstring>
#include <new>

#include "core/tensor/tensor.h"

namespace eg {

struct Storage::Block {
  std::atomic<int> readers{0};  // storages that would have to copy in front of a write
  std::atomic<int> users{0};    // those, the one that was left alone with the block, and the object that it lies behind
  void* data;
  size_t bytes;
  void* home;  // where the block lies behind a Storage: that object
  size_t inside;

  void leave() {
    if (users.fetch_sub(1, std::memory_order_acq_rel) != 1) return;
    if (home) {
      memory::release_data(home, inside, kHeader);
    } else {
      memory::release_data(data, bytes);
    }
    delete this;
  }
};

Storage::Storage(size_t bytes, Device device, size_t inside)
    : Object(Kind::Storage), bytes_(bytes), device_(device), inside_(inside) {
  if (inside) {
    data_ = place();
  } else if (device == kCPU && bytes) {
    data_ = memory::allocate_data(bytes);
  }
}

Storage::Storage(void* data, size_t bytes, Device device, bool read_only, void (*deleter)(void*), void* ctx)
    : Object(Kind::Storage), data_(data), bytes_(bytes), device_(device), read_only_(read_only), deleter_(deleter), ctx_(ctx) {
  if (!deleter_) deleter_ = [](void*) {};
}

Ref<Storage> Storage::create(size_t bytes, Device device) {
  static_assert(sizeof(Storage) <= kHeader);
  if (device != kCPU || bytes == 0 || bytes > kInside) return Ref<Storage>::take(new Storage(bytes, device, 0));
  return Ref<Storage>::take(::new (memory::allocate_data(bytes, kHeader)) Storage(bytes, device, bytes));
}

void Storage::destroy() const noexcept {
  if (!inside_) {
    delete this;
    return;
  }
  const size_t inside = inside_;
  Block* home = home_;
  auto* self = const_cast<Storage*>(this);
  self->~Storage();
  if (home) {
    home->leave();
  } else {
    memory::release_data(self, inside, kHeader);
  }
}

Storage::~Storage() {
  if (deleter_) {
    deleter_(ctx_);
  } else {
    drop_data();
  }
}

void Storage::drop_data() {
  if (block_) {
    if (shared_) block_->readers.fetch_sub(1, std::memory_order_acq_rel);
    block_->leave();
    block_ = nullptr;
    shared_ = false;
  } else if (data_ != place()) {
    memory::release_data(data_, bytes_);
  }
}

void Storage::resize(size_t bytes) {
  check(resizable(), "Trying to resize storage that is not resizable");
  if (device_ != kCPU) {
    bytes_ = bytes;
    return;
  }
  void* p = bytes ? memory::allocate_data(bytes) : nullptr;
  if (p && data_) std::memcpy(p, data_, std::min(bytes, bytes_));
  drop_data();
  data_ = p;
  bytes_ = bytes;
}

Ref<Storage> Storage::lazy_copy() {
  if (!resizable() || read_only_ || !data_ || device_ != kCPU) return nullptr;
  if (!block_) {
    const bool here = data_ == place();
    block_ = new Block{0, here ? 2 : 1, data_, bytes_, here ? this : nullptr, inside_};
    if (here) home_ = block_;
  }
  if (!shared_) block_->readers.fetch_add(1, std::memory_order_acq_rel);
  shared_ = true;
  auto copy = Ref<Storage>::take(new Storage(0, device_, 0));
  block_->readers.fetch_add(1, std::memory_order_acq_rel);
  block_->users.fetch_add(1, std::memory_order_acq_rel);
  copy->data_ = data_;
  copy->bytes_ = bytes_;
  copy->block_ = block_;
  copy->shared_ = true;
  return copy;
}

void Storage::separate() {
  if (block_->readers.load(std::memory_order_acquire) == 1) {  // the last one keeps the block
    block_->readers.store(0, std::memory_order_release);
    shared_ = false;
    return;
  }
  void* p = memory::allocate_data(bytes_);
  std::memcpy(p, data_, bytes_);
  drop_data();
  data_ = p;
}

}  // namespace eg

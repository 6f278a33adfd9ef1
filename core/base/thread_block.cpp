#include "core/base/thread_block.h"

#include <cstdlib>
#include <new>
#include <utility>

#include "core/base/error.h"

// The C library's list of what a thread does at its end. Keys of pthreads would do the same and tell when there is no memory
// for it, but C libraries of two namespaces (dlmopen) keep their keys' values in the same places.
extern "C" int __cxa_thread_atexit_impl(void (*destroy)(void*), void* object, void* library);
extern "C" void* __dso_handle;

namespace eg {

constinit ThreadBlock no_block;
thread_local constinit ThreadBlock* t_block __attribute__((tls_model("initial-exec"))) = &no_block;

namespace {

void thread_ends(void* p) {
  auto* const b = static_cast<ThreadBlock*>(p);
  for (bool again = true; again;) {  // destroying one may make another
    again = false;
    for (auto& own : b->own) {
      void* const object = std::exchange(own.object, nullptr);
      if (!object) continue;
      own.destroy(object);
      again = true;
    }
  }
  memory::detail::thread_ends(*b);
  t_block = &no_block;  // who frees tensors even later makes another
  b->~ThreadBlock();
  std::free(b);
}

}  // namespace

namespace detail {

__attribute__((cold, noinline)) ThreadBlock* new_thread_block() noexcept {
  // The C library ends the process where it finds no memory for its entry: so much and more was free a moment ago.
  void* const probe = std::malloc(8192);
  if (!probe) return nullptr;
  std::free(probe);
  void* const p = std::aligned_alloc(64, (sizeof(ThreadBlock) + 63) / 64 * 64);
  if (!p) return nullptr;
  auto* const b = new (p) ThreadBlock;
  __cxa_thread_atexit_impl(thread_ends, b, &__dso_handle);
  return t_block = b;
}

void no_memory_for_thread() { fail(Code::OutOfMemory, "not enough memory for the state of a thread"); }

}  // namespace detail
}  // namespace eg

#include "core/base/fork.h"

#include <pthread.h>
#include <time.h>

#include <atomic>
#include <cstdint>

namespace eg {

constinit AtFork* AtFork::first_ = nullptr;
constinit AtFork* AtFork::last_ = nullptr;

namespace {
std::atomic<uint32_t> g_generation{1};  // of processes: each child counts on
}

// While the library is loaded, on one thread.
AtFork::AtFork(ForkOrder order, void (*prepare)(), void (*release)(), void (*child)())
    : prepare_(prepare), release_(release), child_(child ? child : release), order_(order) {
  if (!first_) pthread_atfork(before, in_parent, in_child);
  AtFork** at = &first_;
  while (*at && (*at)->order_ <= order) {
    before_ = *at;
    at = &(*at)->next_;
  }
  next_ = *at;
  *at = this;
  (next_ ? next_->before_ : last_) = this;
}

void AtFork::before() {
  for (AtFork* a = first_; a; a = a->next_) {
    if (a->prepare_) a->prepare_();
  }
}
void AtFork::in_parent() {
  for (AtFork* a = last_; a; a = a->before_) {
    if (a->release_) a->release_();
  }
}
void AtFork::in_child() {
  g_generation.fetch_add(1, std::memory_order_relaxed);
  for (AtFork* a = last_; a; a = a->before_) {
    if (a->child_) a->child_();
  }
}

}  // namespace eg

// Static variables of functions are locks too while they are made. These stand in for libstdc++'s, under which a child
// would wait for a thread that it does not have: there, what was being made is made again. The first byte says that it
// is done, as the compiler reads it; the second half of the guard is the generation of the process in which it is being made.
#if !defined(__SANITIZE_THREAD__)  // which knows libstdc++'s
namespace {
uint8_t* done_of(uint64_t* guard) { return reinterpret_cast<uint8_t*>(guard); }
uint32_t* maker_of(uint64_t* guard) { return reinterpret_cast<uint32_t*>(guard) + 1; }
}  // namespace

extern "C" {
#define EG_HIDDEN __attribute__((visibility("hidden")))
EG_HIDDEN int __cxa_guard_acquire(uint64_t* guard) {
  for (;;) {
    if (__atomic_load_n(done_of(guard), __ATOMIC_ACQUIRE)) return 0;
    const uint32_t now = eg::g_generation.load(std::memory_order_relaxed);
    uint32_t maker = __atomic_load_n(maker_of(guard), __ATOMIC_ACQUIRE);
    if (maker != now && __atomic_compare_exchange_n(maker_of(guard), &maker, now, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED)) {
      if (!__atomic_load_n(done_of(guard), __ATOMIC_ACQUIRE)) return 1;
      __atomic_store_n(maker_of(guard), 0, __ATOMIC_RELEASE);
      return 0;
    }
    const timespec moment{0, 20000};
    nanosleep(&moment, nullptr);
  }
}
EG_HIDDEN void __cxa_guard_release(uint64_t* guard) {
  __atomic_store_n(done_of(guard), 1, __ATOMIC_RELEASE);
  __atomic_store_n(maker_of(guard), 0, __ATOMIC_RELEASE);
}
EG_HIDDEN void __cxa_guard_abort(uint64_t* guard) { __atomic_store_n(maker_of(guard), 0, __ATOMIC_RELEASE); }
#undef EG_HIDDEN
}
#endif

#include "core/base/memory.h"

#include <atomic>
#include <cstdlib>
#include <mutex>
#include <new>
#include <sys/mman.h>
#include <unordered_map>

#include "core/base/error.h"
#include "core/base/fork.h"
#include "core/base/thread_block.h"

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define EG_PLAIN_MALLOC 1  // let the sanitizer see every block
#else
#define EG_PLAIN_MALLOC 0
#endif

namespace eg::memory {

struct Free {
  Free* next;
  Free* next_batch;  // of the first block of a batch that no thread owns
  uint32_t count;    // and how many blocks it has
};

namespace {

constexpr size_t kAlign = 64;
constexpr size_t kSmallMax = 1024;  // served from slabs, in classes of 64 bytes
constexpr int kClasses = kSmallClasses;
static_assert(kClasses == kSmallMax / kAlign);
constexpr size_t kSlab = 64 * 1024;     // also what threads hand each other at once
constexpr int64_t kCacheLimit = int64_t{2} << 30;  // freed large blocks beyond this go back to the system
constexpr size_t kHuge = size_t{2} << 20;

constexpr uint32_t batch_size(int c) { return static_cast<uint32_t>(kSlab / ((c + 1) * kAlign)); }

std::atomic<int64_t> g_current{0}, g_peak{0}, g_allocations{0}, g_cached{0};
constexpr int64_t kUncounted = 64 * 1024;  // bytes that a thread gathers before the others see them in the statistics
std::atomic<int64_t> g_fail_in{0};

[[noreturn]] __attribute__((cold, noinline)) void out_of_memory(size_t bytes) {
  fail(Code::OutOfMemory, "not enough memory: tried to allocate ", bytes, " bytes");
}

inline void maybe_fail(size_t bytes) {
  if (__builtin_expect(g_fail_in.load(std::memory_order_relaxed) > 0, 0)) {
    if (g_fail_in.fetch_sub(1, std::memory_order_relaxed) == 1) out_of_memory(bytes);
  }
}

// Batches of free blocks: where one thread frees what another allocates, they travel back through here. Those of
// threads that have ended are here, too.
struct Global {
  std::mutex mutex;
  Free* batches[kClasses] = {};

  void put(int c, Free* first, uint32_t count) {
    if (!first) return;
    first->count = count;
    std::lock_guard lock(mutex);
    first->next_batch = batches[c];
    batches[c] = first;
  }
  Free* take(int c) {
    std::lock_guard lock(mutex);
    Free* first = batches[c];
    if (first) batches[c] = first->next_batch;
    return first;
  }
};
Global& global() {
  static Global* g = new Global;  // never destroyed: tensors may outlive static destructors
  return *g;
}

std::mutex g_tallies_mutex;
Tally* g_tallies = nullptr;

void raise_peak(int64_t now) {
  int64_t peak = g_peak.load(std::memory_order_relaxed);
  while (now > peak && !g_peak.compare_exchange_weak(peak, now, std::memory_order_relaxed)) {
  }
}

// Adds what this thread has gathered to the common counts.
void flush(Tally& t) {
  const int64_t bytes = t.bytes.load(std::memory_order_relaxed), most = t.most.load(std::memory_order_relaxed);
  g_allocations.fetch_add(t.allocations.load(std::memory_order_relaxed), std::memory_order_relaxed);
  const int64_t before = g_current.fetch_add(bytes, std::memory_order_relaxed);
  raise_peak(before + most);
  t.bytes.store(0, std::memory_order_relaxed);
  t.most.store(0, std::memory_order_relaxed);
  t.allocations.store(0, std::memory_order_relaxed);
}

// A thread's first allocation of data. Null where there is no block for it.
__attribute__((cold, noinline)) ThreadBlock* list_tally() noexcept {
  ThreadBlock* const b = find_thread_block();
  if (!b) return nullptr;
  Tally& t = b->tally;
  std::lock_guard lock(g_tallies_mutex);
  t.next = g_tallies;
  t.before = &g_tallies;
  if (t.next) t.next->before = &t.next;
  g_tallies = &t;
  b->counts = true;
  return b;
}

void unlist(Tally& t) {  // under the mutex
  flush(t);
  *t.before = t.next;
  if (t.next) t.next->before = t.before;
}

inline void count(int64_t bytes) {
  ThreadBlock* b = t_block;
  if (__builtin_expect(!b->counts, 0) && !(b = list_tally())) {
    g_allocations.fetch_add(bytes >= 0, std::memory_order_relaxed);
    raise_peak(g_current.fetch_add(bytes, std::memory_order_relaxed) + bytes);
    return;
  }
  Tally& t = b->tally;
  const int64_t now = t.bytes.load(std::memory_order_relaxed) + bytes;
  t.bytes.store(now, std::memory_order_relaxed);
  if (bytes >= 0) {
    t.allocations.store(t.allocations.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
    if (now > t.most.load(std::memory_order_relaxed)) t.most.store(now, std::memory_order_relaxed);
  }
  if (__builtin_expect(now > kUncounted || now < -kUncounted, 0)) flush(t);
}

// A list has run empty.
__attribute__((noinline)) void* refill(int c) {
  const size_t size = (c + 1) * kAlign;
  ThreadBlock* const b = find_thread_block();
  Free* head = b ? b->free[c].full : nullptr;
  uint32_t count = batch_size(c);
  if (head) {
    b->free[c].full = nullptr;
  } else if ((head = global().take(c))) {
    count = head->count;
  } else {
    char* slab = static_cast<char*>(std::aligned_alloc(kAlign, kSlab));
    if (!slab) out_of_memory(size);
    for (size_t i = count; i-- > 0;) {
      Free* f = reinterpret_cast<Free*>(slab + i * size);
      f->next = head;
      head = f;
    }
  }
  Free* rest = head->next;
  if (b) {
    b->free[c].list = rest;
    b->free[c].room = batch_size(c) - (count - 1);
  } else {
    global().put(c, rest, count - 1);
  }
  return head;
}

// A list is full, or used for the first time.
__attribute__((noinline)) void overflow(int c, Free* f) noexcept {
  ThreadBlock* const b = find_thread_block();
  if (!b) {
    f->next = nullptr;
    return global().put(c, f, 1);
  }
  FreeList& l = b->free[c];
  if (l.list) {
    global().put(c, l.full, batch_size(c));
    l.full = l.list;
  }
  f->next = nullptr;
  l.list = f;
  l.room = batch_size(c) - 1;
}

// Large blocks: rounded up to an eighth of their power of two, so that a freed block fits the next request of about the
// same size; kept in per-class stacks. What is kept and what is in use together stay near the most that was ever in use at
// once: a request that would lead beyond it takes a block of up to twice its size, or else those go that were longest not
// used.
constexpr int kLargeClasses = 64 * 8;
constexpr int64_t kSlack = 16 << 20;
constexpr int kEvicted = 16 * 8;  // the classes from 64 KB on

int log_of(size_t bytes) { return 63 - __builtin_clzll(bytes); }
size_t round_large(size_t bytes) {
  const size_t step = (size_t{1} << log_of(bytes)) / 8;
  return (bytes + step - 1) / step * step;
}
int large_class(size_t rounded) {
  const int log = log_of(rounded);
  return log * 8 + static_cast<int>((rounded - (size_t{1} << log)) / ((size_t{1} << log) / 8));
}
int64_t class_bytes(int c) { return (int64_t{1} << c / 8) + (int64_t{1} << c / 8) / 8 * (c % 8); }

struct Large {
  std::mutex mutex;
  Free* lists[kLargeClasses] = {};
  uint64_t used[kLargeClasses] = {};         // when a block of the class last came or went
  uint64_t now = 0;
  int64_t held = 0, most = 0;                // bytes in use, and the most of them
  std::unordered_map<void*, int> oversized;  // blocks in use that are larger than their request's class, and theirs

  int64_t cached() const { return g_cached.load(std::memory_order_relaxed); }
  bool full(int64_t more) const { return held + cached() + more > most + most / 8 + kSlack; }
  void hold(int64_t bytes) {
    held += bytes;
    if (held > most) most = held;
  }
  Free* pop(int c) {
    Free* f = lists[c];
    if (f) {
      lists[c] = f->next;
      used[c] = ++now;
      g_cached.fetch_sub(class_bytes(c), std::memory_order_relaxed);
    }
    return f;
  }
  void push(int c, Free* f) {
    f->next = lists[c];
    lists[c] = f;
    used[c] = ++now;
    g_cached.fetch_add(class_bytes(c), std::memory_order_relaxed);
  }
  // Takes out one block of the class that was longest not used, in front of `chain`; false: there is none.
  bool evict(Free*& chain) {
    int oldest = -1;
    for (int c = kEvicted; c < kLargeClasses; ++c) {
      if (lists[c] && (oldest < 0 || used[c] < used[oldest])) oldest = c;
    }
    if (oldest < 0) return false;
    const uint64_t when = used[oldest];
    Free* f = pop(oldest);
    used[oldest] = when;
    f->next = chain;
    chain = f;
    return true;
  }
};
Large& large() {
  static Large* l = new Large;
  return *l;
}

// A child finds all of it unlocked; what its lost threads had counted is added, their free blocks are lost.
void lock_all() {
  g_tallies_mutex.lock();
  large().mutex.lock();
  global().mutex.lock();
}
void unlock_all() {
  global().mutex.unlock();
  large().mutex.unlock();
  g_tallies_mutex.unlock();
}
const AtFork g_at_fork(ForkOrder::Memory, lock_all, unlock_all, [] {
  for (Tally* t = g_tallies; t;) {
    Tally* const next = t->next;
    if (t != &t_block->tally) unlist(*t);
    t = next;
  }
  unlock_all();
});

void free_all(Free* chain) {
  while (chain) {
    Free* next = chain->next;
    std::free(chain);
    chain = next;
  }
}

// A block of the cache; null, and the blocks to be freed for its sake, where none fits.
void* reuse_large(int c, Free** freed) {
  const int64_t bytes = class_bytes(c);
  Large& l = large();
  std::lock_guard lock(l.mutex);
  if (Free* f = l.pop(c)) {
    l.hold(bytes);
    return f;
  }
  for (int larger = c + 1; l.full(bytes) && larger <= c + 8 && larger < kLargeClasses; ++larger) {
    if (Free* f = l.pop(larger)) {
      l.oversized.emplace(f, larger);
      l.hold(class_bytes(larger));
      return f;
    }
  }
  l.hold(bytes);
  while (l.full(0) && l.evict(*freed)) {
  }
  return nullptr;
}

void* allocate_large(size_t bytes) {
  if (bytes > (size_t{1} << 47)) out_of_memory(bytes);
  const size_t rounded = round_large(bytes);
  Free* freed = nullptr;
  if (void* p = reuse_large(large_class(rounded), &freed)) return p;
  free_all(freed);
  const size_t align = rounded >= kHuge ? kHuge : kAlign;
  void* p = std::aligned_alloc(align, (rounded + align - 1) / align * align);
  if (!p) {
    empty_cache();
    p = std::aligned_alloc(align, (rounded + align - 1) / align * align);
    if (!p) {
      Large& l = large();
      std::lock_guard lock(l.mutex);
      l.held -= static_cast<int64_t>(rounded);
      l.most = l.held;
      out_of_memory(bytes);
    }
  }
#ifdef MADV_HUGEPAGE
  if (rounded >= 2 * kHuge) madvise(p, rounded, MADV_HUGEPAGE);
#endif
  return p;
}

void release_large(void* p, size_t bytes) noexcept {
  int c = large_class(round_large(bytes));
  Large& l = large();
  {
    std::lock_guard lock(l.mutex);
    if (!l.oversized.empty()) {
      const auto found = l.oversized.find(p);
      if (found != l.oversized.end()) {
        c = found->second;
        l.oversized.erase(found);
      }
    }
    l.held -= class_bytes(c);
    if (l.cached() + class_bytes(c) <= kCacheLimit) return l.push(c, static_cast<Free*>(p));
  }
  std::free(p);
}

}  // namespace

void detail::thread_ends(ThreadBlock& b) noexcept {
  if (b.counts) {
    std::lock_guard lock(g_tallies_mutex);
    unlist(b.tally);
  }
  for (int c = 0; c < kClasses; ++c) {
    FreeList& l = b.free[c];
    if (l.list) global().put(c, l.list, batch_size(c) - l.room);
    global().put(c, l.full, batch_size(c));
  }
}

void* allocate(size_t bytes) {
  maybe_fail(bytes);
  if (bytes == 0) bytes = 1;
#if EG_PLAIN_MALLOC
  if (bytes > (size_t{1} << 40)) out_of_memory(bytes);
  void* p = std::aligned_alloc(kAlign, (bytes + kAlign - 1) / kAlign * kAlign);
  if (!p) out_of_memory(bytes);
  return p;
#else
  if (__builtin_expect(bytes <= kSmallMax, 1)) {
    const int c = static_cast<int>((bytes - 1) / kAlign);
    FreeList& l = t_block->free[c];
    if (Free* f = l.list) {
      l.list = f->next;
      ++l.room;
      return f;
    }
    return refill(c);
  }
  return allocate_large(bytes);
#endif
}

void release(void* p, size_t bytes) noexcept {
  if (!p) return;
  if (bytes == 0) bytes = 1;
#if EG_PLAIN_MALLOC
  std::free(p);
#else
  if (__builtin_expect(bytes <= kSmallMax, 1)) {
    const int c = static_cast<int>((bytes - 1) / kAlign);
    Free* f = static_cast<Free*>(p);
    FreeList& l = t_block->free[c];
    if (__builtin_expect(l.room == 0, 0)) {
      overflow(c, f);
    } else {
      f->next = l.list;
      l.list = f;
      --l.room;
    }
    return;
  }
  release_large(p, bytes);
#endif
}

void* allocate_data(size_t bytes, size_t header) {
  void* p = allocate(header + bytes);
  count(static_cast<int64_t>(bytes));
  return p;
}

void release_data(void* p, size_t bytes, size_t header) noexcept {
  if (!p) return;
  count(-static_cast<int64_t>(bytes));
  release(p, header + bytes);
}

Stats stats() noexcept {
  if (t_block->counts) flush(t_block->tally);
  std::lock_guard lock(g_tallies_mutex);
  int64_t bytes = g_current.load(), allocations = g_allocations.load();
  for (const Tally* t = g_tallies; t; t = t->next) {
    bytes += t->bytes.load(std::memory_order_relaxed);
    allocations += t->allocations.load(std::memory_order_relaxed);
  }
  raise_peak(bytes);
  return {bytes, g_peak.load(), g_cached.load(), allocations};
}
void reset_peak() noexcept { g_peak.store(stats().current); }

void empty_cache() noexcept {
  Large& l = large();
  Free* freed = nullptr;
  {
    std::lock_guard lock(l.mutex);
    for (int c = 0; c < kLargeClasses; ++c) {
      while (Free* f = l.pop(c)) {
        f->next = freed;
        freed = f;
      }
    }
    l.most = l.held;
  }
  free_all(freed);
}

void fail_nth(int64_t n) noexcept { g_fail_in.store(n); }

}  // namespace eg::memory

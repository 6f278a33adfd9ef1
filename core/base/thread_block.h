// What the library keeps for each thread, in one block behind one thread-local pointer. A process has little room for
// thread-local variables of libraries that are opened late, and each copy of the library takes of it: what is not read by
// every operator stands here. The block is made when a thread first wants something of it and goes when the thread ends.
#pragma once
#include <atomic>
#include <cstdint>

namespace eg {

namespace memory {

struct Free;
inline constexpr int kSmallClasses = 16;

// Free blocks of one size. The lists are plain data: the hot path reads them without asking whether they are there.
struct FreeList {
  Free* list;
  Free* full;     // a whole batch beside it, so that going to and fro at the edge of a batch costs nothing
  uint32_t room;  // the size of a batch less the length of `list`; 0 until the first block is freed
};

// What a thread has allocated since it last told the others. Written by it, read by those that ask for the statistics.
struct Tally {
  std::atomic<int64_t> bytes{0};
  std::atomic<int64_t> most{0};  // the most that `bytes` was meanwhile
  std::atomic<int64_t> allocations{0};
  Tally* next = nullptr;
  Tally** before = nullptr;
};

}  // namespace memory

// What layers above keep in it, by PerThread.
enum class Own { VmapLevels, ForwardIds, SavedHooks, LastNumber, InfoText, Handlers, Count };

struct ThreadBlock {
  // memory.cpp
  memory::FreeList free[memory::kSmallClasses] = {};
  memory::Tally tally;
  bool counts = false;  // the tally is among those that are read
  // The tape: the number of the next node, and nodes that wait to be deleted.
  bool deleting_nodes = false;
  uint64_t next_node = 0;
  const void* dead_nodes = nullptr;
  void* running_node = nullptr;  // the one whose backward the innermost pass computes
  void* running_pass = nullptr;  // that pass
  void* draws = nullptr;         // the generator that is the default one for the meantime (generator.cpp)
  // Tasks that the thread is in the middle of (interop.cpp), and how long it looks before it sleeps (team_native.cpp).
  const void* task = nullptr;
  int64_t look = -1;
  struct {
    void* object = nullptr;
    void (*destroy)(void*) = nullptr;
  } own[static_cast<int>(Own::Count)];
};

// The thread's block; `no_block`, in which all is empty and which nobody may write to, while it has none.
extern ThreadBlock no_block;
extern thread_local constinit ThreadBlock* t_block __attribute__((tls_model("initial-exec")));

namespace memory::detail {
void thread_ends(ThreadBlock& b) noexcept;  // takes back what stands in it
}
namespace detail {
ThreadBlock* new_thread_block() noexcept;
[[noreturn]] void no_memory_for_thread();
}  // namespace detail

// Null where there is no memory for one.
inline ThreadBlock* find_thread_block() noexcept {
  ThreadBlock* b = t_block;
  return __builtin_expect(b != &no_block, 1) ? b : detail::new_thread_block();
}
inline ThreadBlock& thread_block() {
  ThreadBlock* b = find_thread_block();
  if (__builtin_expect(!b, 0)) detail::no_memory_for_thread();
  return *b;
}

// A T for each thread that asks for one.
template <class T, Own kWhich>
struct PerThread {
  T* find() const noexcept { return static_cast<T*>(t_block->own[static_cast<int>(kWhich)].object); }  // null before get()
  T& get() const {
    auto& own = thread_block().own[static_cast<int>(kWhich)];
    if (!own.object) {
      own.object = new T();
      own.destroy = [](void* p) { delete static_cast<T*>(p); };
    }
    return *static_cast<T*>(own.object);
  }
};

}  // namespace eg

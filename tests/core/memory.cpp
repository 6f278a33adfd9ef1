// The pool of small blocks across threads: what one thread allocates and another frees is used again, and what is left
// at a thread's end is not lost.
#include "core/base/memory.h"

#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <set>
#include <thread>
#include <vector>

namespace {

using eg::memory::allocate;
using eg::memory::release;

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kPool = false;  // a sanitized build has none: addresses say nothing
#else
constexpr bool kPool = true;
#endif

int failures = 0;

void expect(bool good, const char* what, size_t value) {
  if (good || !kPool) return;
  std::printf("%s: %zu\n", what, value);
  ++failures;
}

std::vector<void*> blocks(size_t count, size_t bytes, std::set<void*>& seen) {
  std::vector<void*> out;
  for (size_t i = 0; i < count; ++i) {
    out.push_back(allocate(bytes));
    std::memset(out.back(), static_cast<int>(i), bytes);
    seen.insert(out.back());
  }
  return out;
}

void one_allocates_another_frees() {
  for (size_t bytes : {1, 64, 65, 400, 1024}) {
    std::set<void*> seen;
    for (int round = 0; round < 50; ++round) {
      std::vector<void*> some = blocks(3000, bytes, seen);
      std::thread([&] {
        for (void* p : some) release(p, bytes);
      }).join();
    }
    expect(seen.size() < 3000 + 4 * 1024, "blocks that went one way", seen.size());
  }
}

void a_thread_that_lives_and_frees() {
  std::set<void*> seen;
  std::vector<void*> some;
  int turn = 0;  // of the round: even for the one that allocates
  std::mutex mutex;
  std::condition_variable changed;
  auto wait = [&](std::unique_lock<std::mutex>& lock, int parity) {
    changed.wait(lock, [&] { return turn % 2 == parity || turn >= 200; });
  };
  std::thread other([&] {
    std::unique_lock lock(mutex);
    for (wait(lock, 1); turn < 200; wait(lock, 1)) {
      for (void* p : some) release(p, 256);
      some.clear();
      ++turn;
      changed.notify_all();
    }
  });
  {
    std::unique_lock lock(mutex);
    for (wait(lock, 0); turn < 200; wait(lock, 0)) {
      some = blocks(1000, 256, seen);
      ++turn;
      changed.notify_all();
    }
  }
  other.join();
  expect(seen.size() < 1000 + 4 * 256, "blocks that went to a living thread", seen.size());
}

void threads_that_end() {
  std::set<void*> seen;
  std::mutex mutex;
  for (int round = 0; round < 100; ++round) {
    std::vector<void*> some = blocks(100, 128, seen);
    std::thread([&] {
      for (void* p : some) release(p, 128);  // all that this thread ever does
    }).join();
    std::thread([&] {
      std::vector<void*> own;
      for (int i = 0; i < 700; ++i) own.push_back(allocate(128));
      std::lock_guard lock(mutex);
      seen.insert(own.begin(), own.end());
      for (void* p : own) release(p, 128);
    }).join();
  }
  expect(seen.size() < 3000, "blocks of threads that have ended", seen.size());
}

void to_and_fro() {
  // Every length around a batch, all blocks different from each other.
  for (size_t count : {1, 63, 64, 65, 127, 128, 129, 200}) {
    std::set<void*> seen;
    for (int round = 0; round < 20; ++round) {
      std::set<void*> now;
      std::vector<void*> some = blocks(count, 1000, now);
      if (now.size() != count) ++failures, std::printf("one block twice\n");
      seen.insert(now.begin(), now.end());
      for (void* p : some) release(p, 1000);
    }
    expect(seen.size() < count + 2 * 64, "blocks in one thread", seen.size());
  }
}

void what_is_kept_is_bounded() {
  constexpr size_t kMega = 1 << 20;
  size_t most = 0;
  for (size_t bytes = 8 * kMega; bytes <= 64 * kMega; bytes += 4 * kMega) {  // one at a time, each of another class
    release(allocate(bytes), bytes);
    const auto cached = static_cast<size_t>(eg::memory::stats().cached);
    if (cached > most) most = cached;
  }
  expect(most < 64 * kMega * 9 / 8 + 20 * kMega, "bytes that are kept", most);
  eg::memory::empty_cache();
  void* large = allocate(64 * kMega);
  void* small = allocate(24 * kMega);
  release(large, 64 * kMega);
  release(small, 24 * kMega);
  void* other = allocate(40 * kMega);  // new memory would be too much by now: takes what the larger one left
  expect(other == large, "blocks of up to twice the size", 0);
  release(other, 40 * kMega);
  other = allocate(64 * kMega);
  expect(other == large, "blocks of their own class again", 0);
  release(other, 64 * kMega);
  eg::memory::empty_cache();
  expect(eg::memory::stats().cached < static_cast<int64_t>(kMega), "bytes in an empty cache",
         static_cast<size_t>(eg::memory::stats().cached));
}

}  // namespace

int main() {
  one_allocates_another_frees();
  a_thread_that_lives_and_frees();
  threads_that_end();
  to_and_fro();
  what_is_kept_is_bounded();
  return failures ? 1 : 0;
}

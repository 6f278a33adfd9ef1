// Every byte the library allocates comes from here: a pool of small 64-byte aligned blocks with per-thread free lists
// (tensor headers, graph nodes, small data) and a cache of large ones. Keeps the statistics and the test hook that makes
// the nth allocation fail.
#pragma once
#include <cstddef>
#include <cstdint>

namespace eg::memory {

// 64-byte aligned, uninitialised. Throws Error(OutOfMemory). `bytes` must be handed back to release().
void* allocate(size_t bytes);
void release(void* p, size_t bytes) noexcept;

// The same for tensor data: counted in the statistics. A header in front of it is not.
void* allocate_data(size_t bytes, size_t header = 0);
void release_data(void* p, size_t bytes, size_t header = 0) noexcept;

struct Stats {
  int64_t current, peak, cached, allocations;
};
Stats stats() noexcept;
void reset_peak() noexcept;
void empty_cache() noexcept;

// The nth allocation from now fails once; 0 switches the hook off.
void fail_nth(int64_t n) noexcept;

}  // namespace eg::memory

// What stands behind parallel_for: a job cut into pieces, and the team that a back end runs it with. One of
// team_native.cpp, team_openmp.cpp and team_tbb.cpp is compiled, as EVERGRAD_PARALLEL chose at build time.
#pragma once
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <exception>

#include "core/base/parallel.h"

namespace eg::detail {

inline constexpr int kMaxThreads = 1024;

// The thread's place: inside of a region, and which of its threads. Back ends set both for the threads they bring.
extern thread_local constinit int t_index __attribute__((tls_model("initial-exec")));
extern thread_local constinit bool t_inside __attribute__((tls_model("initial-exec")));

struct Job {
  ParallelFn fn;
  void* ctx;
  int64_t begin, end, piece, pieces;
  int threads;  // at most so many, the caller included
  std::atomic<int64_t> next{0};

  // Runs pieces until none is left. Returns the exception of one, after telling the others to stop.
  std::exception_ptr run() {
    for (;;) {
      const int64_t k = next.fetch_add(1, std::memory_order_relaxed);
      if (k >= pieces) return nullptr;
      const int64_t b = begin + k * piece;
      try {
        fn(ctx, b, std::min(end, b + piece));
      } catch (...) {
        next.store(pieces, std::memory_order_relaxed);
        return std::current_exception();
      }
    }
  }
};

// Runs the job on the calling thread and others, and returns when all its pieces have ended: with the exception of one
// of them, or null. Called outside of regions only.
std::exception_ptr run_team(Job& job);
const char* team_name();

// Marks the calling thread as inside of a region, as its index-th thread, for as long as it lives.
struct Inside {
  explicit Inside(int index = 0) : before_(t_index) {
    t_inside = true;
    t_index = index;
  }
  Inside(const Inside&) = delete;
  Inside& operator=(const Inside&) = delete;
  ~Inside() {
    t_inside = false;
    t_index = before_;
  }

 private:
  int before_;
};

}  // namespace eg::detail

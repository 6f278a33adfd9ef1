// parallel_for: how many threads, where a range is cut, and when it is not worth it. The back end brings the threads.
#include "core/base/parallel.h"

#include "core/base/team.h"
#include "core/base/threads.h"

namespace eg {

namespace detail {
thread_local constinit int t_index = 0;
thread_local constinit bool t_inside = false;
}  // namespace detail

namespace {
std::atomic<int> g_num_threads{0};
}  // namespace

int default_num_threads() {
  static const int n = [] {
    const int wanted = env_threads();
    return wanted > 0 ? wanted : usable_cpus();
  }();
  return n;
}

int num_threads() {
  const int n = g_num_threads.load(std::memory_order_relaxed);
  return n > 0 ? n : default_num_threads();
}

void set_num_threads(int n) { g_num_threads.store(std::clamp(n, 1, detail::kMaxThreads), std::memory_order_relaxed); }

bool in_parallel_region() { return detail::t_inside; }
int thread_index() { return detail::t_index; }

namespace detail {

void parallel_for(int64_t begin, int64_t end, int64_t grain, ParallelFn fn, void* ctx) {
  if (end <= begin) return;
  const int64_t n = end - begin;
  grain = std::max<int64_t>(grain, 1);
  const int threads = num_threads();
  if (t_inside || threads == 1 || n <= grain) {
    fn(ctx, begin, end);
    return;
  }
  // A few pieces a thread even out threads that start late.
  const int64_t piece = std::max(grain, (n - 1) / (int64_t{threads} * 4) + 1);
  const int64_t pieces = (n - 1) / piece + 1;
  if (pieces == 1) {
    fn(ctx, begin, end);
    return;
  }
  Job job{fn, ctx, begin, end, piece, pieces, static_cast<int>(std::min<int64_t>(threads, pieces))};
  if (const std::exception_ptr error = run_team(job)) std::rethrow_exception(error);
}

}  // namespace detail
}  // namespace eg

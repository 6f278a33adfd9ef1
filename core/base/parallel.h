// The intra-op thread pool. parallel_for cuts a range into fixed pieces and lets the caller and the pool's threads
// claim them; threads are started at the first call that needs them, sleep when idle and are made anew in a forked
// child. A parallel_for inside another runs serially. An exception of a piece reaches the caller after all pieces have
// ended.
#pragma once
#include <cstdint>
#include <memory>
#include <type_traits>

namespace eg {

// How many threads (the caller included) share one parallel_for. The default is what the process may use: affinity
// mask and control group quotas, unless EVERGRAD_NUM_THREADS, MKL_NUM_THREADS or OMP_NUM_THREADS says otherwise.
int num_threads();
// n >= 1; applies to calls that start later, in every thread.
void set_num_threads(int n);
// The default, whatever set_num_threads was told.
int default_num_threads();
// Is the calling thread inside a piece of a parallel_for that runs on several threads?
bool in_parallel_region();
// 0 for a thread outside of a region and for the thread that called parallel_for, else 1 .. num_threads() - 1.
int thread_index();

namespace detail {
using ParallelFn = void (*)(void* ctx, int64_t begin, int64_t end);
void parallel_for(int64_t begin, int64_t end, int64_t grain, ParallelFn fn, void* ctx);
}  // namespace detail

// Calls f(b, e) for pieces that cover [begin, end), each at least `grain` long but the last. Below `grain` elements the
// call is f(begin, end) on the calling thread. Where pieces are cut depends on the range, grain and num_threads() only.
template <class F>
inline void parallel_for(int64_t begin, int64_t end, int64_t grain, F&& f) {
  if (end <= begin) return;
  if (end - begin <= grain) {
    f(begin, end);
    return;
  }
  using Fn = std::remove_reference_t<F>;
  detail::parallel_for(
      begin, end, grain, [](void* ctx, int64_t b, int64_t e) { (*static_cast<Fn*>(ctx))(b, e); },
      const_cast<void*>(static_cast<const void*>(std::addressof(f))));
}

}  // namespace eg

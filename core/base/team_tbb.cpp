// The team of oneTBB: an arena of as many slots as the job has threads. Its threads do not survive a fork: a forked
// child runs its jobs on the calling thread.
#include "core/base/team.h"

#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include <memory>
#include <mutex>

#include "core/base/fork.h"

namespace eg::detail {
namespace {

std::atomic<bool> g_forked{false};
const AtFork g_at_fork(ForkOrder::Team, nullptr, nullptr, [] { g_forked = true; });

// Arenas are kept: making one costs more than a small job.
tbb::task_arena& arena(int threads) {
  static std::mutex mutex;
  static tbb::task_arena* arenas[kMaxThreads + 1] = {};  // never freed: jobs may run while the process ends
  const std::lock_guard<std::mutex> lock(mutex);
  if (!arenas[threads]) arenas[threads] = new tbb::task_arena(threads);
  return *arenas[threads];
}

}  // namespace

const char* team_name() { return "tbb"; }

std::exception_ptr run_team(Job& job) {
  if (g_forked) {
    const Inside inside;
    return job.run();
  }
  std::mutex mutex;
  std::exception_ptr error;
  arena(job.threads).execute([&] {
    // One task a thread: the pieces are claimed from the job itself, as with the other teams.
    tbb::parallel_for(0, job.threads, 1, [&](int) {
      std::exception_ptr mine;
      {
        const Inside inside(tbb::this_task_arena::current_thread_index());
        mine = job.run();
      }
      if (mine) {
        const std::lock_guard<std::mutex> lock(mutex);
        if (!error) error = std::move(mine);
      }
    });
  });
  return error;
}

}  // namespace eg::detail

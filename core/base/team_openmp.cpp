// The team of OpenMP: one parallel region a job, whose threads claim its pieces. The runtime's threads do not survive a
// fork, and it would wait for them: a forked child runs its jobs on the calling thread.
#include "core/base/team.h"

#include <omp.h>

#include <mutex>

#include "core/base/fork.h"

namespace eg::detail {
namespace {
std::atomic<bool> g_forked{false};
const AtFork g_at_fork(ForkOrder::Team, nullptr, nullptr, [] { g_forked = true; });
}  // namespace

const char* team_name() { return "openmp"; }

std::exception_ptr run_team(Job& job) {
  std::exception_ptr error;
  if (g_forked || omp_in_parallel()) {
    const Inside inside;
    return job.run();
  }
  std::mutex mutex;
#pragma omp parallel num_threads(job.threads)
  {
    std::exception_ptr mine;
    {
      const Inside inside(omp_get_thread_num());
      mine = job.run();
    }
    if (mine) {
      const std::lock_guard<std::mutex> lock(mutex);
      if (!error) error = std::move(mine);
    }
  }
  return error;
}

}  // namespace eg::detail

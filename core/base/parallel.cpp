// The pool: one mutex, a list of running jobs on their callers' stacks, and threads that sleep on a condition variable.
// The caller starts on its own job at once and never waits for a thread that has not joined, so that a busy machine
// costs a missed wake-up, not a stall.
#include "core/base/parallel.h"

#include <pthread.h>
#include <sched.h>
#include <signal.h>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <mutex>

namespace eg {
namespace {

constexpr int kMaxThreads = 1024;

struct Job {
  detail::ParallelFn fn;
  void* ctx;
  int64_t begin, end, piece, pieces;
  std::atomic<int64_t> next{0};
  // The rest is guarded by the pool's mutex.
  int max_helpers;
  int joined = 0;
  int active = 0;
  std::exception_ptr error;
  Job* later = nullptr;
};

struct Pool {
  std::mutex mutex;
  std::condition_variable work, done;
  Job* jobs = nullptr;
  int threads = 0;
  Pool* before_fork = nullptr;  // a forked child keeps its parent's pool reachable and never touches it
};

std::atomic<Pool*> g_pool{nullptr};
std::atomic<Pool*> g_lost_pool{nullptr};
std::atomic<int> g_num_threads{0};
thread_local int t_index = 0;
thread_local bool t_inside = false;

void after_fork_in_child() {
  // Threads do not survive a fork: start over at the next call.
  if (Pool* p = g_pool.exchange(nullptr)) {
    p->before_fork = g_lost_pool.load();
    g_lost_pool.store(p);
  }
  t_inside = false;
  t_index = 0;
}

Pool& pool() {
  Pool* p = g_pool.load(std::memory_order_acquire);
  if (p) return *p;
  static std::once_flag once;
  std::call_once(once, [] { pthread_atfork(nullptr, nullptr, after_fork_in_child); });
  Pool* made = new Pool;
  if (g_pool.compare_exchange_strong(p, made)) return *made;
  delete made;
  return *p;
}

// Runs pieces until none is left. Returns the exception of one, after telling the others to stop.
std::exception_ptr run_pieces(Job& job) {
  for (;;) {
    const int64_t k = job.next.fetch_add(1, std::memory_order_relaxed);
    if (k >= job.pieces) return nullptr;
    const int64_t b = job.begin + k * job.piece;
    const int64_t e = std::min(job.end, b + job.piece);
    try {
      job.fn(job.ctx, b, e);
    } catch (...) {
      job.next.store(job.pieces, std::memory_order_relaxed);
      return std::current_exception();
    }
  }
}

Job* joinable(Pool& p) {
  for (Job* j = p.jobs; j; j = j->later) {
    if (j->joined < j->max_helpers && j->next.load(std::memory_order_relaxed) < j->pieces) return j;
  }
  return nullptr;
}

void* worker(void* arg) {
  Pool& p = *static_cast<Pool*>(arg);
  t_inside = true;
  std::unique_lock<std::mutex> lock(p.mutex);
  for (;;) {
    Job* job = joinable(p);
    if (!job) {
      p.work.wait(lock);
      continue;
    }
    t_index = ++job->joined;
    ++job->active;
    lock.unlock();
    std::exception_ptr error = run_pieces(*job);
    lock.lock();
    if (error && !job->error) job->error = std::move(error);
    if (--job->active == 0) p.done.notify_all();
  }
}

// Called under the mutex. A system that refuses a thread leaves the pool smaller, which is no error.
void grow(Pool& p, int wanted) {
  if (p.threads >= wanted) return;
  sigset_t all, old;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &old);  // signals belong to the program's own threads
  pthread_attr_t attr;
  pthread_attr_init(&attr);
  pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED);
  while (p.threads < wanted) {
    pthread_t thread;
    if (pthread_create(&thread, &attr, worker, &p) != 0) break;
    ++p.threads;
  }
  pthread_attr_destroy(&attr);
  pthread_sigmask(SIG_SETMASK, &old, nullptr);
}

int env_threads(const char* name) {
  const char* s = std::getenv(name);
  if (!s || !*s) return 0;
  char* end = nullptr;
  const long n = std::strtol(s, &end, 10);
  return end != s && n >= 1 ? static_cast<int>(std::min<long>(n, kMaxThreads)) : 0;
}

bool read_line(const char* path, char* buf, int size) {
  FILE* f = std::fopen(path, "re");
  if (!f) return false;
  const bool ok = std::fgets(buf, size, f) != nullptr;
  std::fclose(f);
  return ok;
}

// CPUs that the control group's quota is worth, rounded up; 0: no limit known.
int cgroup_cpus() {
  char line[512];
  char path[600] = "/sys/fs/cgroup/cpu.max";
  long long quota = -1, period = 100000;
  char group[512];
  if (read_line("/proc/self/cgroup", group, sizeof group) && std::strncmp(group, "0::/", 4) == 0) {
    group[std::strcspn(group, "\n")] = 0;
    std::snprintf(path, sizeof path, "/sys/fs/cgroup%.500s/cpu.max", group + 3);
  }
  if (read_line(path, line, sizeof line) || read_line("/sys/fs/cgroup/cpu.max", line, sizeof line)) {
    if (std::sscanf(line, "%lld %lld", &quota, &period) < 1) quota = -1;
  } else if (read_line("/sys/fs/cgroup/cpu/cpu.cfs_quota_us", line, sizeof line)) {
    quota = std::strtoll(line, nullptr, 10);
    if (read_line("/sys/fs/cgroup/cpu/cpu.cfs_period_us", line, sizeof line)) period = std::strtoll(line, nullptr, 10);
  }
  if (quota <= 0 || period <= 0) return 0;
  return static_cast<int>(std::min<long long>(kMaxThreads, (quota + period - 1) / period));
}

int count_default_threads() {
  if (int n = env_threads("EVERGRAD_NUM_THREADS")) return n;
  if (int n = env_threads("OMP_NUM_THREADS")) return n;
  int n = 1;
  cpu_set_t set;
  CPU_ZERO(&set);
  if (sched_getaffinity(0, sizeof set, &set) == 0) n = std::max(1, CPU_COUNT(&set));
  if (int c = cgroup_cpus()) n = std::min(n, c);
  return std::min(n, kMaxThreads);
}

// Marks the calling thread as inside of a region, for as long as it lives.
struct Inside {
  Inside() { t_inside = true; }
  ~Inside() { t_inside = false; }
};

}  // namespace

int default_num_threads() {
  static const int n = count_default_threads();
  return n;
}

int num_threads() {
  const int n = g_num_threads.load(std::memory_order_relaxed);
  return n > 0 ? n : default_num_threads();
}

void set_num_threads(int n) { g_num_threads.store(std::clamp(n, 1, kMaxThreads), std::memory_order_relaxed); }

bool in_parallel_region() { return t_inside; }
int thread_index() { return t_index; }

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
  Job job{fn, ctx, begin, end, piece, (n - 1) / piece + 1, {}, 0, 0, 0, {}, nullptr};
  if (job.pieces == 1) {
    fn(ctx, begin, end);
    return;
  }
  job.max_helpers = static_cast<int>(std::min<int64_t>(threads - 1, job.pieces - 1));
  Pool& p = pool();
  {
    std::lock_guard<std::mutex> lock(p.mutex);
    grow(p, threads - 1);
    job.later = p.jobs;
    p.jobs = &job;
  }
  if (job.max_helpers == 1) {
    p.work.notify_one();
  } else {
    p.work.notify_all();
  }
  std::exception_ptr error;
  {
    Inside inside;
    error = run_pieces(job);
  }
  {
    std::unique_lock<std::mutex> lock(p.mutex);
    for (Job** at = &p.jobs; *at; at = &(*at)->later) {
      if (*at == &job) {
        *at = job.later;
        break;
      }
    }
    p.done.wait(lock, [&] { return job.active == 0; });
    if (!error) error = std::move(job.error);
  }
  if (error) std::rethrow_exception(error);
}

}  // namespace detail
}  // namespace eg

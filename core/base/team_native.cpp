// The library's own team: one mutex, a list of running jobs on their callers' stacks, and threads that sleep on a
// condition variable. The caller starts on its own job at once and never waits for a thread that has not joined, so
// that a busy machine costs a missed wake-up, not a stall. However many callers there are, threads join only while no
// more than num_threads() are at work in all.
#include "core/base/team.h"

#if !defined(EG_PARALLEL_OPENMP) && !defined(EG_PARALLEL_TBB)

#include <pthread.h>
#include <signal.h>

#include <condition_variable>
#include <mutex>

namespace eg::detail {
namespace {

// A job and who works on it; guarded by the pool's mutex.
struct Entry {
  explicit Entry(Job& j) : job(j) {}
  Job& job;
  int joined = 0, active = 0;
  std::exception_ptr error;
  Entry* later = nullptr;
};

struct Pool {
  std::mutex mutex;
  std::condition_variable work, done;
  Entry* jobs = nullptr;
  int threads = 0;
  int busy = 0;                 // callers and joined threads at work
  int limit = 1;                // how many of them there may be
  Pool* before_fork = nullptr;  // a forked child keeps its parent's pool reachable and never touches it
};

std::atomic<Pool*> g_pool{nullptr};
std::atomic<Pool*> g_lost_pool{nullptr};

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

Entry* joinable(Pool& p) {
  if (p.busy >= p.limit) return nullptr;
  for (Entry* e = p.jobs; e; e = e->later) {
    if (e->joined < e->job.threads - 1 && e->job.next.load(std::memory_order_relaxed) < e->job.pieces) return e;
  }
  return nullptr;
}

void* worker(void* arg) {
  Pool& p = *static_cast<Pool*>(arg);
  t_inside = true;
  std::unique_lock<std::mutex> lock(p.mutex);
  for (;;) {
    Entry* e = joinable(p);
    if (!e) {
      p.work.wait(lock);
      continue;
    }
    t_index = ++e->joined;
    ++e->active;
    ++p.busy;
    lock.unlock();
    std::exception_ptr error = e->job.run();
    lock.lock();
    --p.busy;
    if (error && !e->error) e->error = std::move(error);
    if (--e->active == 0) p.done.notify_all();
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

}  // namespace

const char* team_name() { return "native"; }

std::exception_ptr run_team(Job& job) {
  Entry entry(job);
  Pool& p = pool();
  {
    std::lock_guard<std::mutex> lock(p.mutex);
    grow(p, job.threads - 1);
    p.limit = num_threads();
    ++p.busy;
    entry.later = p.jobs;
    p.jobs = &entry;
  }
  if (job.threads == 2) {
    p.work.notify_one();
  } else {
    p.work.notify_all();
  }
  std::exception_ptr error;
  {
    const Inside inside;
    error = job.run();
  }
  std::unique_lock<std::mutex> lock(p.mutex);
  for (Entry** at = &p.jobs; *at; at = &(*at)->later) {
    if (*at == &entry) {
      *at = entry.later;
      break;
    }
  }
  --p.busy;
  if (p.jobs) p.work.notify_one();  // there is room for a thread beside another caller
  p.done.wait(lock, [&] { return entry.active == 0; });
  return error ? error : std::move(entry.error);
}

}  // namespace eg::detail

#endif

// The library's own team: one mutex, a list of running jobs on their callers' stacks, and threads that sleep on a
// condition variable. The caller starts on its own job at once and never waits for a thread that has not joined, so
// that a busy machine costs a missed wake-up, not a stall. However many callers there are, threads join only while no
// more than num_threads() are at work in all.
//
// Waking a thread costs as much as a small operator. Who waits therefore looks for a while before sleeping, a thread for
// its next job and a caller for its last piece: never longer than kLongestLook, only as long as it paid lately, and not at
// all once the system was seen to take the processor away meanwhile.
#include "core/base/team.h"

#include <pthread.h>
#include <signal.h>
#include <strings.h>

#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <mutex>

#include "core/base/fork.h"
#include "core/base/thread_block.h"
#include "core/base/threads.h"

namespace eg::detail {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::microseconds;

constexpr Clock::duration kLongestLook = microseconds(150);
// A look at the clock comes every few microseconds; one so late means that the thread was not running.
constexpr Clock::duration kDescheduled = microseconds(50);

// How long waiting threads look before they sleep.
class Patience {
 public:
  Patience() = default;
  explicit Patience(int64_t length) : length_(length < 0 ? kLongestLook : Clock::duration(length)) {}
  int64_t length() const { return length_.count(); }
  // Looks until found() or until the time is over; true if found.
  template <class Found>
  bool look(Found&& found) {
    if (length_ == Clock::duration::zero()) return found();
    Clock::time_point last = Clock::now();
    const Clock::time_point end = last + length_;
    for (;;) {
      for (int i = 0; i < 16; ++i) {
        if (found()) return true;
        pause();
      }
      const Clock::time_point now = Clock::now();
      if (now - last > kDescheduled) {
        length_ = Clock::duration::zero();
        return found();
      }
      if (now >= end) return false;
      last = now;
    }
  }

  // What was waited for came after so long: longer looks where that would have caught it, shorter ones where not.
  void learn(Clock::duration waited) {
    if (waited <= kLongestLook) {
      length_ = std::min(kLongestLook, std::max(2 * length_, 2 * waited));
    } else {
      length_ = length_ > microseconds(4) ? length_ / 2 : Clock::duration::zero();
    }
  }

 private:
  static void pause() {
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    asm volatile("isb" ::: "memory");
#endif
  }

  Clock::duration length_ = kLongestLook;
};

// Where more threads are wanted than processors are there, or the environment asks for it, nobody looks.
bool may_look(int threads) {
  static const int cpus = usable_cpus();
  static const bool passive = [] {
    const char* policy = std::getenv("OMP_WAIT_POLICY");
    return policy && strcasecmp(policy, "passive") == 0;
  }();
  return !passive && threads <= cpus;
}

// A job and who works on it; guarded by the pool's mutex.
struct Entry {
  explicit Entry(Job& j) : job(j) {}
  Job& job;
  int joined = 0;
  std::atomic<int> active{0};  // written under the mutex
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
  int asleep = 0;               // threads that wait on `work`
  std::atomic<uint32_t> calls{0};  // grows when there may be something to join; written under the mutex
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

const AtFork g_at_fork(ForkOrder::Team, nullptr, nullptr, after_fork_in_child);

Pool& pool() {
  Pool* p = g_pool.load(std::memory_order_acquire);
  if (p) return *p;
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

// Waits for something to join. The mutex is held before and after.
Entry* next_entry(Pool& p, std::unique_lock<std::mutex>& lock, Patience& patience) {
  Entry* e = joinable(p);
  if (e) return e;
  const Clock::time_point idle_since = Clock::now();
  while (!e) {
    const uint32_t calls = p.calls.load(std::memory_order_relaxed);
    bool called = false;
    if (may_look(p.limit)) {
      lock.unlock();
      called = patience.look([&] { return p.calls.load(std::memory_order_acquire) != calls; });
      lock.lock();
    }
    if (!called && p.calls.load(std::memory_order_relaxed) == calls) {
      ++p.asleep;
      p.work.wait(lock);
      --p.asleep;
    }
    e = joinable(p);
  }
  patience.learn(Clock::now() - idle_since);
  return e;
}

void* worker(void* arg) {
  Pool& p = *static_cast<Pool*>(arg);
  t_inside = true;
  Patience patience;
  std::unique_lock<std::mutex> lock(p.mutex);
  for (;;) {
    Entry* e = next_entry(p, lock, patience);
    t_index = ++e->joined;
    e->active.fetch_add(1, std::memory_order_relaxed);
    ++p.busy;
    lock.unlock();
    std::exception_ptr error = e->job.run();
    lock.lock();
    --p.busy;
    if (error && !e->error) e->error = std::move(error);
    // The entry ends with its caller's wait: it is not touched after this.
    if (e->active.fetch_sub(1, std::memory_order_release) == 1) p.done.notify_all();
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
  ThreadBlock* const thread = find_thread_block();
  Patience patience(thread ? thread->look : -1);
  Entry entry(job);
  Pool& p = pool();
  bool wake;
  {
    std::lock_guard<std::mutex> lock(p.mutex);
    grow(p, job.threads - 1);
    p.limit = num_threads();
    ++p.busy;
    entry.later = p.jobs;
    p.jobs = &entry;
    p.calls.fetch_add(1, std::memory_order_release);
    wake = p.asleep > 0;
  }
  if (wake) {
    if (job.threads == 2) {
      p.work.notify_one();
    } else {
      p.work.notify_all();
    }
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
  if (p.jobs) {  // there is room for a thread beside another caller
    p.calls.fetch_add(1, std::memory_order_release);
    p.work.notify_one();
  }
  const auto ended = [&] { return entry.active.load(std::memory_order_acquire) == 0; };
  if (!ended()) {
    const Clock::time_point since = Clock::now();
    if (may_look(p.limit)) {
      lock.unlock();
      patience.look(ended);
      lock.lock();
    }
    p.done.wait(lock, ended);
    patience.learn(Clock::now() - since);
    if (thread) thread->look = patience.length();
  }
  return error ? error : std::move(entry.error);
}

}  // namespace eg::detail

#include "core/base/interop.h"

#include <pthread.h>
#include <signal.h>

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <mutex>

#include "core/base/error.h"
#include "core/base/fork.h"
#include "core/base/team.h"
#include "core/base/thread_block.h"
#include "core/base/threads.h"

namespace eg {

struct Interop {
  std::condition_variable work, done;
  std::deque<Ref<Future>> queue;
  int threads = 0, idle = 0;

  // Called with the lock held, which is let go while the task runs.
  static void execute(Future& f, std::unique_lock<std::mutex>& lock);
};

namespace {

std::mutex g_mutex;  // held across a fork, so that the child finds everything in order
Interop* g_interop = nullptr;
int g_wanted = 0;  // 0: the default
bool g_started = false;
uint64_t g_generation = 0;

// The tasks that this thread is in the middle of, innermost first.
struct Frame {
  const Future* task;
  const Frame* outer;
};

void start_over_in_child() {
  // The parent's threads are gone, and its condition variables may still count them: both are left alone. Tasks that
  // waited for a thread are run by who waits for them.
  g_interop = nullptr;
  ++g_generation;
  g_mutex.unlock();
}

const AtFork g_at_fork(ForkOrder::Tasks, [] { g_mutex.lock(); }, [] { g_mutex.unlock(); }, start_over_in_child);

Interop& interop() {  // under the lock
  if (!g_interop) g_interop = new Interop;
  return *g_interop;
}

int wanted() {
  static const int most = usable_cpus();
  return g_wanted > 0 ? g_wanted : most;
}

void* worker(void*) {
  std::unique_lock<std::mutex> lock(g_mutex);
  Interop& p = *g_interop;
  for (;;) {
    if (p.queue.empty()) {
      ++p.idle;
      p.work.wait(lock);
      --p.idle;
      continue;
    }
    Ref<Future> task = std::move(p.queue.front());
    p.queue.pop_front();
    Interop::execute(*task, lock);
    lock.unlock();
    task.reset();  // may be the last reference: callbacks are destroyed without a lock
    lock.lock();
  }
}

void grow(Interop& p) {
  if (p.idle > 0 || p.threads >= wanted()) return;
  sigset_t all, old;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &old);
  pthread_attr_t attr;
  pthread_attr_init(&attr);
  pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED);
  pthread_t thread;
  if (pthread_create(&thread, &attr, worker, nullptr) == 0) ++p.threads;
  pthread_attr_destroy(&attr);
  pthread_sigmask(SIG_SETMASK, &old, nullptr);
}

}  // namespace

void Interop::execute(Future& f, std::unique_lock<std::mutex>& lock) {
  f.state_ = Future::State::Running;
  f.generation_ = g_generation;
  lock.unlock();
  std::exception_ptr error;
  ThreadBlock* const thread = find_thread_block();
  Frame frame{&f, thread ? static_cast<const Frame*>(thread->task) : nullptr};
  if (thread) thread->task = &frame;
  try {
    f.run();
  } catch (...) {
    error = std::current_exception();
  }
  if (thread) thread->task = frame.outer;
  lock.lock();
  f.error_ = std::move(error);
  f.state_ = Future::State::Done;
  interop().done.notify_all();
}

int num_interop_threads() {
  const std::lock_guard<std::mutex> lock(g_mutex);
  return wanted();
}

void set_num_interop_threads(int n) {
  const std::lock_guard<std::mutex> lock(g_mutex);
  check(
      !g_started && g_wanted == 0,
      "Error: cannot set number of interop threads after parallel work has started or set_num_interop_threads called");
  g_wanted = std::min(n, detail::kMaxThreads);
}

bool Future::done() const {
  const std::lock_guard<std::mutex> lock(g_mutex);
  return state_ == State::Done;
}

void Future::wait() {
  std::unique_lock<std::mutex> lock(g_mutex);
  if (state_ == State::Queued) {
    Interop& p = interop();
    const auto at =
        std::find_if(p.queue.begin(), p.queue.end(), [this](const Ref<Future>& f) { return f.get() == this; });
    if (at != p.queue.end()) p.queue.erase(at);  // the caller holds another reference
    Interop::execute(*this, lock);
  }
  if (state_ == State::Running) {
    for (auto* f = static_cast<const Frame*>(t_block->task); f; f = f->outer) check(f->task != this, "a task cannot wait for its own end");
    check(generation_ == g_generation, "the task runs in the process that this one was forked from");
    Interop& p = interop();
    p.done.wait(lock, [this] { return state_ == State::Done; });
  }
  if (error_) {
    const std::exception_ptr error = error_;
    lock.unlock();
    std::rethrow_exception(error);
  }
}

void launch(Ref<Future> task) {
  const std::lock_guard<std::mutex> lock(g_mutex);
  g_started = true;
  Interop& p = interop();
  p.queue.push_back(std::move(task));
  grow(p);
  p.work.notify_one();
}

void run_now(Future& task) {
  std::unique_lock<std::mutex> lock(g_mutex);
  g_started = true;
  Interop::execute(task, lock);
}

}  // namespace eg

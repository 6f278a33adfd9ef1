// The inter-op pool: tasks run once, waiting for tasks within tasks, errors, and a forked child.
#include "core/base/interop.h"

#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <cstdio>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "core/base/error.h"
#include "core/base/parallel.h"

namespace {

int failures = 0;

void expect(bool ok, const char* what) {
  if (ok) return;
  std::printf("failed: %s\n", what);
  ++failures;
}

template <class F>
class Task : public eg::Future {
 public:
  explicit Task(F f) : f_(std::move(f)) {}

 protected:
  void run() override { f_(); }

 private:
  F f_;
};

template <class F>
eg::Ref<eg::Future> start(F f) {
  eg::Ref<eg::Future> t = eg::make<Task<F>>(std::move(f));
  eg::launch(t);
  return t;
}

// A tree of tasks, each waiting for two others: far more than threads.
int64_t tree(int depth) {
  if (depth == 0) return 1;
  int64_t left = 0;
  const auto t = start([&] { left = tree(depth - 1); });
  const int64_t right = tree(depth - 1);
  t->wait();
  return left + right;
}

template <class F>
bool fails(F&& f, const char* text) {
  try {
    f();
  } catch (const std::exception& e) {
    return std::string(e.what()).find(text) != std::string::npos;
  }
  return false;
}

}  // namespace

int main() {
  expect(eg::num_interop_threads() >= 1, "a default");
  eg::set_num_interop_threads(2);
  expect(eg::num_interop_threads() == 2, "set_num_interop_threads");
  expect(fails([] { eg::set_num_interop_threads(3); }, "cannot set number of interop threads"), "set twice");

  std::atomic<int> runs{0};
  std::vector<eg::Ref<eg::Future>> tasks;
  for (int i = 0; i < 500; ++i) tasks.push_back(start([&] { ++runs; }));
  for (const auto& t : tasks) t->wait();
  for (const auto& t : tasks) expect(t->done(), "done after wait");
  expect(runs == 500, "every task once");
  expect(tree(10) == 1024, "tasks that wait for tasks");

  const auto bad = start([] { throw std::runtime_error("in a task"); });
  for (int round = 0; round < 2; ++round) expect(fails([&] { bad->wait(); }, "in a task"), "an error, each time");

  eg::Future* self = nullptr;
  std::atomic<bool> known{false};
  const auto own = start([&] {
    while (!known) std::this_thread::yield();
    self->wait();
  });
  self = own.get();
  known = true;
  expect(fails([&] { own->wait(); }, "its own end"), "a task that waits for itself");

  std::atomic<int> most{0}, now{0};
  tasks.clear();
  for (int i = 0; i < 40; ++i) {
    tasks.push_back(start([&] {
      const int n = ++now;
      for (int seen = most; seen < n && !most.compare_exchange_weak(seen, n);) {
      }
      eg::parallel_for(0, 1000, 1, [](int64_t, int64_t) {});
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
      --now;
    }));
  }
  while (!tasks.back()->done()) std::this_thread::yield();
  for (const auto& t : tasks) t->wait();
  expect(most <= 2, "no more tasks at once than threads");

  const auto before = start([] { std::this_thread::sleep_for(std::chrono::milliseconds(300)); });
  while (now != 0) std::this_thread::yield();
  std::vector<eg::Ref<eg::Future>> queued;
  for (int i = 0; i < 4; ++i)
    queued.push_back(start([&] { std::this_thread::sleep_for(std::chrono::milliseconds(50)); }));
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  const pid_t child = fork();
  if (child == 0) {
    bool ok = tree(5) == 32 && fails([&] { before->wait(); }, "forked from");
    queued.back()->wait();  // nobody else would
    _exit(ok && queued.back()->done() ? 0 : 1);
  }
  int status = 1;
  waitpid(child, &status, 0);
  expect(status == 0, "a forked child has a pool of its own");
  before->wait();
  for (const auto& t : queued) t->wait();
  std::printf("interop: %s\n", failures ? "FAILED" : "ok");
  return failures ? 1 : 0;
}

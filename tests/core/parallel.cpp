// The thread pool: every index once, nested calls, exceptions, several callers at a time, and a forked child.
#include "core/base/parallel.h"

#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <stdexcept>
#include <thread>
#include <vector>

namespace {

int failures = 0;

void expect(bool ok, const char* what) {
  if (ok) return;
  std::printf("failed: %s\n", what);
  ++failures;
}

int64_t total(int64_t n, int64_t grain) {
  std::atomic<int64_t> sum{0};
  eg::parallel_for(0, n, grain, [&](int64_t b, int64_t e) { sum += e - b; });
  return sum;
}

}  // namespace

int main() {
  expect(eg::default_num_threads() >= 1 && eg::num_threads() == eg::default_num_threads(), "default threads");
  for (int threads : {1, 2, 4, 7}) {
    eg::set_num_threads(threads);
    expect(eg::num_threads() == threads, "set_num_threads");
    std::vector<int> seen(100003);
    for (int round = 0; round < 20; ++round) {
      eg::parallel_for(0, 100003, 100, [&](int64_t b, int64_t e) {
        for (; b < e; ++b) ++seen[b];
      });
    }
    bool all = true;
    for (int v : seen) all &= v == 20;
    expect(all, "every index once");
    expect(total(0, 1) == 0 && total(1, 1) == 1 && total(10, 0) == 10, "small ranges");
  }

  std::atomic<bool> inside{false}, nested_serial{true}, index_ok{true};
  eg::parallel_for(0, 1000, 1, [&](int64_t, int64_t) {
    if (eg::in_parallel_region()) inside = true;
    if (eg::thread_index() >= eg::num_threads()) index_ok = false;
    int calls = 0;
    eg::parallel_for(0, 1000, 1, [&](int64_t, int64_t) { ++calls; });
    if (calls != 1) nested_serial = false;
  });
  expect(inside && !eg::in_parallel_region() && eg::thread_index() == 0, "in_parallel_region");
  expect(nested_serial && index_ok, "nested calls are serial");

  for (int round = 0; round < 50; ++round) {
    bool thrown = false;
    try {
      eg::parallel_for(0, 10000, 1, [](int64_t b, int64_t) {
        if (b > 3000) throw std::runtime_error("piece");
      });
    } catch (const std::runtime_error&) {
      thrown = true;
    }
    expect(thrown, "exceptions reach the caller");
  }
  expect(total(100000, 10) == 100000, "the pool works after an exception");

  std::vector<std::thread> callers;
  std::atomic<int> wrong{0};
  for (int k = 0; k < 4; ++k) {
    callers.emplace_back([&] {
      for (int round = 0; round < 200; ++round) wrong += total(5000, 10) != 5000;
    });
  }
  for (std::thread& t : callers) t.join();
  expect(wrong == 0, "several callers at a time");

  for (int round = 0; round < 3; ++round) {
    const pid_t child = fork();
    if (child == 0) _exit(total(100000, 10) == 100000 ? 0 : 1);
    int status = 1;
    waitpid(child, &status, 0);
    expect(status == 0, "a forked child has a pool of its own");
    expect(total(100000, 10) == 100000, "the parent keeps its pool");
  }
  std::printf("parallel: %s\n", failures ? "FAILED" : "ok");
  return failures ? 1 : 0;
}

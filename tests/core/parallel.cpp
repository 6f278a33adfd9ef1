// The team behind parallel_for: every index once, nested calls, exceptions, several callers at a time, a forked child;
// and how many threads the environment and the system allow.
#include "core/base/parallel.h"

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "core/base/threads.h"

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

void put(const std::string& path, const char* text) {
  for (size_t slash = path.find('/', 1); slash != std::string::npos; slash = path.find('/', slash + 1)) {
    mkdir(path.substr(0, slash).c_str(), 0700);
  }
  if (FILE* f = std::fopen(path.c_str(), "w")) {
    std::fputs(text, f);
    std::fclose(f);
  }
}

void quotas() {
  char name[] = "/tmp/evergrad-groups-XXXXXX";
  if (!mkdtemp(name)) return expect(false, "a folder for control groups");
  const std::string root(name);
  const auto cpus = [&](const char* self) { return eg::cgroup_cpus(self, root.c_str()); };
  put(root + "/v2/a/b/cpu.max", "max 100000\n");
  put(root + "/v2/a/cpu.max", "250000 100000\n");
  expect(eg::cgroup_cpus("0::/a/b\n", (root + "/v2").c_str()) == 3, "a quota of the group above, rounded up");
  expect(eg::cgroup_cpus("0::/a/b\n", (root + "/none").c_str()) == 0, "no quota");
  put(root + "/v2/a/b/cpu.max", "50000 100000\n");
  expect(eg::cgroup_cpus("0::/a/b\n", (root + "/v2").c_str()) == 1, "the narrowest quota");
  put(root + "/cpu,cpuacct/c/cpu.cfs_quota_us", "400000\n");
  put(root + "/cpu,cpuacct/c/cpu.cfs_period_us", "100000\n");
  expect(cpus("5:memory:/c\n4:cpu,cpuacct:/c\n") == 4, "a quota of version 1");
  put(root + "/cpu,cpuacct/c/cpu.cfs_quota_us", "-1\n");
  expect(cpus("4:cpu,cpuacct:/c\n") == 0, "no quota of version 1");
  put(root + "/inside/cpu.max", "150000 100000\n");
  expect(eg::cgroup_cpus("0::/elsewhere\n", (root + "/inside").c_str()) == 2, "a container sees its group as the root");
  expect(std::system(("rm -r " + root).c_str()) == 0, "the folder is gone again");
  expect(eg::usable_cpus() >= 1, "usable_cpus");
}

void environment() {
  for (const char* v : {"EVERGRAD_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS"}) unsetenv(v);
  expect(eg::env_threads() == 0, "no variable");
  setenv("OMP_NUM_THREADS", "3", 1);
  expect(eg::env_threads() == 3, "OMP_NUM_THREADS");
  setenv("MKL_NUM_THREADS", "5", 1);
  expect(eg::env_threads() == 5, "MKL_NUM_THREADS before OMP_NUM_THREADS");
  setenv("MKL_NUM_THREADS", "none", 1);
  expect(eg::env_threads() == 3, "what is no number does not count");
  setenv("EVERGRAD_NUM_THREADS", "2", 1);
  expect(eg::env_threads() == 2 && eg::default_num_threads() == 2, "the library's own variable before all");
  const std::string info = eg::parallel_info();
  expect(info.find("OMP_NUM_THREADS: 3") != std::string::npos &&
             info.find(std::string("Parallel backend: ") + eg::parallel_backend()) != std::string::npos,
         "parallel_info");
}

// Threads that still look for work and threads that went to sleep both find the next job, and so do the callers' waits,
// whatever lies between two jobs and however long a piece takes.
void pauses() {
  for (int threads : {2, 3}) {
    eg::set_num_threads(threads);
    bool all = true;
    for (int round = 0; round < 400; ++round) {
      const std::chrono::microseconds pause(round % 5 * 60), late(round % 7 == 0 ? 300 : 0);
      std::atomic<int> sum{0};
      eg::parallel_for(0, 64, 1, [&](int64_t b, int64_t e) {
        if (b == 0 && late.count()) std::this_thread::sleep_for(late);
        sum += static_cast<int>(e - b);
      });
      all &= sum == 64;
      if (pause.count()) std::this_thread::sleep_for(pause);
    }
    expect(all, "every piece is done, however long the team was idle");
  }
}

// However many callers there are, one team serves them: callers and num_threads() - 1 others are at work.
void crowds() {
  if (std::string(eg::parallel_backend()) != "native") return;  // OpenMP makes a team for each caller
  eg::set_num_threads(2);
  std::atomic<int> now{0}, most{0};
  std::vector<std::thread> callers;
  for (int k = 0; k < 3; ++k) {
    callers.emplace_back([&] {
      for (int round = 0; round < 100; ++round) {
        eg::parallel_for(0, 16, 1, [&](int64_t, int64_t) {
          const int n = ++now;
          for (int seen = most; seen < n && !most.compare_exchange_weak(seen, n);) {
          }
          std::this_thread::yield();
          --now;
        });
      }
    });
  }
  for (std::thread& t : callers) t.join();
  expect(most <= 4, "the team is one, however many callers there are");
}

}  // namespace

int main() {
  environment();
  quotas();
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
  crowds();
  pauses();

  for (int round = 0; round < 3; ++round) {
    const pid_t child = fork();
    if (child == 0) _exit(total(100000, 10) == 100000 ? 0 : 1);
    int status = 1;
    waitpid(child, &status, 0);
    expect(status == 0, "a forked child has a pool of its own");
    expect(total(100000, 10) == 100000, "the parent keeps its pool");
  }
  std::printf("parallel, %s: %s\n", eg::parallel_backend(), failures ? "FAILED" : "ok");
  return failures ? 1 : 0;
}

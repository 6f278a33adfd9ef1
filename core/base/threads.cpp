#include "core/base/threads.h"

#include <sched.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "core/base/interop.h"
#include "core/base/parallel.h"
#include "core/base/team.h"

namespace eg {
namespace {

int number_in(const char* name) {
  const char* s = std::getenv(name);
  if (!s || !*s) return 0;
  char* end = nullptr;
  const long n = std::strtol(s, &end, 10);
  return end != s && n >= 1 ? static_cast<int>(std::min<long>(n, detail::kMaxThreads)) : 0;
}

bool read_line(const std::string& path, char* buf, int size) {
  FILE* f = std::fopen(path.c_str(), "re");
  if (!f) return false;
  const bool ok = std::fgets(buf, size, f) != nullptr;
  std::fclose(f);
  return ok;
}

// The least of what is known; 0 stands for nothing known.
int least(int a, int b) { return a == 0 ? b : b == 0 ? a : std::min(a, b); }

int whole(long long quota, long long period) {
  if (quota <= 0 || period <= 0) return 0;
  return static_cast<int>(std::min<long long>(detail::kMaxThreads, (quota + period - 1) / period));
}

int quota_v2(const std::string& folder) {
  char line[128];
  long long quota = -1, period = 100000;
  if (!read_line(folder + "/cpu.max", line, sizeof line)) return 0;
  return std::sscanf(line, "%lld %lld", &quota, &period) >= 1 ? whole(quota, period) : 0;  // "max" is no number
}

int quota_v1(const std::string& folder) {
  char line[128];
  if (!read_line(folder + "/cpu.cfs_quota_us", line, sizeof line)) return 0;
  const long long quota = std::strtoll(line, nullptr, 10);
  if (!read_line(folder + "/cpu.cfs_period_us", line, sizeof line)) return 0;
  return whole(quota, std::strtoll(line, nullptr, 10));
}

// The group's own quota and those of all groups above it, up to the mount.
template <class Quota>
int up_to_root(const std::string& root, std::string group, Quota quota) {
  int n = 0;
  for (;;) {
    n = least(n, quota(root + group));
    const size_t slash = group.rfind('/');
    if (slash == std::string::npos) return n;
    group.resize(slash);
  }
}

bool names_cpu(const char* list, const char* end) {  // "cpu,cpuacct"
  for (const char* p = list; p < end;) {
    const char* comma = std::find(p, end, ',');
    if (comma - p == 3 && std::strncmp(p, "cpu", 3) == 0) return true;
    p = comma + 1;
  }
  return false;
}

}  // namespace

int cgroup_cpus(const char* self, const char* root) {
  const std::string mount(root);
  int n = 0;
  bool any = false;
  for (const char* p = self; p && *p;) {  // lines of "id:controllers:/path"
    const char* end = std::strchr(p, '\n');
    if (!end) end = p + std::strlen(p);
    const char* first = std::find(p, end, ':');
    const char* second = first == end ? end : std::find(first + 1, end, ':');
    if (second != end) {
      std::string group(second + 1, end);
      if (group == "/") group.clear();
      if (second == first + 1) {
        any = true;
        n = least(n, up_to_root(mount, group, quota_v2));
        n = least(n, up_to_root(mount + "/unified", group, quota_v2));
      } else if (names_cpu(first + 1, second)) {
        any = true;
        const std::string controllers(first + 1, second);
        n = least(n, least(up_to_root(mount + "/" + controllers, group, quota_v1),
                           up_to_root(mount + "/cpu", group, quota_v1)));
      }
    }
    p = *end ? end + 1 : end;
  }
  // A container may see its group as the root of the mount, whatever path the file tells.
  if (!any || n == 0) n = least(n, least(quota_v2(mount), quota_v1(mount + "/cpu")));
  return n;
}

int usable_cpus() {
  int n = 0;
  // Machines with more processors than cpu_set_t holds need a larger set.
  for (int most = 1024; n == 0 && most <= 65536; most *= 4) {
    cpu_set_t* set = CPU_ALLOC(most);
    if (!set) break;
    const size_t bytes = CPU_ALLOC_SIZE(most);
    CPU_ZERO_S(bytes, set);
    if (sched_getaffinity(0, bytes, set) == 0) n = CPU_COUNT_S(bytes, set);
    CPU_FREE(set);
  }
  if (n <= 0) n = static_cast<int>(std::max<long>(1, sysconf(_SC_NPROCESSORS_ONLN)));
  std::string self;
  if (FILE* f = std::fopen("/proc/self/cgroup", "re")) {
    char buf[1024];
    for (size_t got; (got = std::fread(buf, 1, sizeof buf, f)) > 0;) self.append(buf, got);
    std::fclose(f);
  }
  return std::min(least(n, cgroup_cpus(self.c_str(), "/sys/fs/cgroup")), detail::kMaxThreads);
}

int env_threads() {
  for (const char* name : {"EVERGRAD_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS"}) {
    if (const int n = number_in(name)) return n;
  }
  return 0;
}

const char* parallel_backend() { return detail::team_name(); }

std::string parallel_info() {
  std::string s = "Evergrad parallel:\n";
  const auto line = [&](const char* name, const std::string& value) { s += std::string(name) + ": " + value + "\n"; };
  line("\tget_num_threads()", std::to_string(num_threads()));
  line("\tget_num_interop_threads()", std::to_string(num_interop_threads()));
  line("Processors online", std::to_string(sysconf(_SC_NPROCESSORS_ONLN)));
  line("Processors for this process", std::to_string(usable_cpus()));
  s += "Environment variables:\n";
  for (const char* name : {"EVERGRAD_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS"}) {
    const char* v = std::getenv(name);
    line((std::string("\t") + name).c_str(), v ? v : "[not set]");
  }
  line("Parallel backend", parallel_backend());
  return s;
}

}  // namespace eg

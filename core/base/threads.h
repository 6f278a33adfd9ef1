// How many threads there may be: what the environment says, what the system lets the process use, and the text that
// tells a person about it all.
#pragma once
#include <string>

namespace eg {

// Processors that the process may keep busy at once: its affinity mask, narrowed by the quota of its control group and
// of those above it.
int usable_cpus();

// The quota of the control groups, rounded up to whole processors; 0: none known. `self` is what /proc/self/cgroup
// holds, `root` where the groups are mounted.
int cgroup_cpus(const char* self, const char* root);

// Threads of the intra-op team as the environment wants them: EVERGRAD_NUM_THREADS, MKL_NUM_THREADS, OMP_NUM_THREADS,
// in this order; 0 where none says.
int env_threads();

// What runs parallel_for: "native", "openmp" or "tbb".
const char* parallel_backend();

// Numbers of threads, the environment and the back end, a line each.
std::string parallel_info();

}  // namespace eg

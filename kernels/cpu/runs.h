// Dense runs of memory moved between a place that indices address and one that is walked in order. Large results go
// past the caches: they would only push out what is read next.
#pragma once
#include "kernels/kernels.h"

namespace eg::kernels {

// Is a result of so many bytes larger than what a core's own caches hold?
bool beyond_cache(int64_t bytes);

// Run i of `to` (step_to bytes apart) = run at[i] of `from` (step_from bytes apart), each of `bytes` bytes.
void read_runs(char* to, int64_t step_to, const char* from, int64_t step_from, const int64_t* at, int64_t n,
               int64_t bytes, bool stream);
// Run at[i] of `to` = run i of `from`, in order.
void write_runs(char* to, int64_t step_to, const char* from, int64_t step_from, const int64_t* at, int64_t n,
                int64_t bytes);

}  // namespace eg::kernels

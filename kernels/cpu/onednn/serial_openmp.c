/* The part of an OpenMP runtime that oneDNN asks for, on the calling thread alone: every team has one member. It stands
 * in for libgomp under names of its own, so that whatever OpenMP the program uses stays untouched. */
#include <stdbool.h>

#define EXPORT __attribute__((visibility("default")))

/* A region begins and ends around the body, which the compiler lets the first member call itself. */
EXPORT void EGMP_parallel_start(void (*body)(void*), void* data, unsigned members) {
  (void)body;
  (void)data;
  (void)members;
}
EXPORT void EGMP_parallel_end(void) {}
EXPORT void EGMP_barrier(void) {}

/* The first part of a shared loop is all of it. */
EXPORT bool EGMP_loop_static_start(long start, long end, long step, long chunk, long* from, long* to) {
  (void)chunk;
  *from = start;
  *to = end;
  return step > 0 ? start < end : start > end;
}
EXPORT bool EGMP_loop_static_next(long* from, long* to) {
  (void)from;
  (void)to;
  return false;
}
EXPORT void EGMP_loop_end_nowait(void) {}

EXPORT int eg__get_max_threads(void) { return 1; }
EXPORT int eg__get_num_threads(void) { return 1; }
EXPORT int eg__get_thread_num(void) { return 0; }
EXPORT int eg__in_parallel(void) { return 0; }

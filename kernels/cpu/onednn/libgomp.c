/* The part of libgomp that oneDNN asks for, on the calling thread alone: every team has one member. oneDNN is opened so
 * that it finds these before any OpenMP runtime of the program's, which stays untouched. */
#include <stdbool.h>

#define EXPORT __attribute__((visibility("default")))

/* A region begins and ends around the body, which the compiler lets the first member call itself. */
EXPORT void GOMP_parallel_start(void (*body)(void*), void* data, unsigned members) {
  (void)body;
  (void)data;
  (void)members;
}
EXPORT void GOMP_parallel_end(void) {}
EXPORT void GOMP_barrier(void) {}

/* The first part of a shared loop is all of it. */
EXPORT bool GOMP_loop_static_start(long start, long end, long step, long chunk, long* from, long* to) {
  (void)chunk;
  *from = start;
  *to = end;
  return step > 0 ? start < end : start > end;
}
EXPORT bool GOMP_loop_static_next(long* from, long* to) {
  (void)from;
  (void)to;
  return false;
}
EXPORT void GOMP_loop_end_nowait(void) {}

EXPORT int omp_get_max_threads(void) { return 1; }
EXPORT int omp_get_num_threads(void) { return 1; }
EXPORT int omp_get_thread_num(void) { return 0; }
EXPORT int omp_in_parallel(void) { return 0; }

/* What this machine can do at most, in one thread or several: bytes copied a second (read plus written, between blocks
 * far larger than the caches) and floating-point operations a second (fused multiply-adds in registers, float32).
 * Timings elsewhere are set against these two.
 *
 *     machine [THREADS]     prints {"threads": n, "copy_bytes": B/s, "fma_flops": flop/s} */
#define _GNU_SOURCE
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { kMost = 256, kCopies = 12, kRuns = 7, kChains = 16 };
#define BLOCK ((size_t)64 << 20)
#define STEPS 400000

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static pthread_barrier_t barrier;
static volatile float sink;

/* Enough independent chains of multiply-adds to fill two units of four cycles' latency. The vector's width is a
 * parameter of the type: the compiler splits what the instruction set does not have. */
#define FMA_LOOP(NAME, TARGET, LANES)                                                \
  TARGET static double NAME(void) {                                                  \
    typedef float vector __attribute__((vector_size(sizeof(float) * LANES)));        \
    vector a[kChains], x, y;                                                         \
    for (int i = 0; i < LANES; ++i) x[i] = 0.999f, y[i] = 0.001f;                    \
    for (int c = 0; c < kChains; ++c)                                                \
      for (int i = 0; i < LANES; ++i) a[c][i] = (float)(c + i);                      \
    for (long step = 0; step < STEPS; ++step)                                        \
      _Pragma("GCC unroll 16") for (int c = 0; c < kChains; ++c) a[c] = a[c] * x + y; \
    float total = 0;                                                                 \
    for (int c = 0; c < kChains; ++c)                                                \
      for (int i = 0; i < LANES; ++i) total += a[c][i];                              \
    sink = total;                                                                    \
    return 2.0 * STEPS * kChains * LANES;                                            \
  }

FMA_LOOP(fma_baseline, , 4)
#if defined(__x86_64__)
FMA_LOOP(fma_avx2, __attribute__((target("avx2,fma"))), 8)
FMA_LOOP(fma_avx512, __attribute__((target("avx512f"))), 16)
#endif

static double (*widest(void))(void) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx512f")) return fma_avx512;
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) return fma_avx2;
#endif
  return fma_baseline;
}

typedef struct {
  char *from, *to;
  double copy, fma; /* the best rate of this thread while all of them ran */
} worker;

static void* work(void* argument) {
  worker* w = argument;
  memset(w->from, 1, BLOCK);
  memset(w->to, 2, BLOCK);
  double (*fma)(void) = widest();
  for (int run = 0; run < kRuns; ++run) {
    pthread_barrier_wait(&barrier);
    double start = now();
    for (int i = 0; i < kCopies; ++i) memcpy(w->to, w->from, BLOCK);
    double rate = 2.0 * BLOCK * kCopies / (now() - start);
    if (rate > w->copy) w->copy = rate;
    pthread_barrier_wait(&barrier);
    start = now();
    const double flops = fma();
    rate = flops / (now() - start);
    if (rate > w->fma) w->fma = rate;
  }
  return NULL;
}

int main(int argc, char** argv) {
  const int threads = argc > 1 ? atoi(argv[1]) : 1;
  if (threads < 1 || threads > kMost) {
    fprintf(stderr, "machine: between 1 and %d threads, not '%s'\n", kMost, argv[1]);
    return 2;
  }
  static worker workers[kMost];
  static pthread_t ids[kMost];
  pthread_barrier_init(&barrier, NULL, (unsigned)threads);
  for (int t = 0; t < threads; ++t) {
    void* blocks[2];
    if (posix_memalign(&blocks[0], 4096, BLOCK) || posix_memalign(&blocks[1], 4096, BLOCK)) {
      fprintf(stderr, "machine: not enough memory\n");
      return 1;
    }
    workers[t].from = blocks[0];
    workers[t].to = blocks[1];
    if (pthread_create(&ids[t], NULL, work, &workers[t])) {
      fprintf(stderr, "machine: no thread\n");
      return 1;
    }
  }
  double copy = 0, fma = 0;
  for (int t = 0; t < threads; ++t) {
    pthread_join(ids[t], NULL);
    copy += workers[t].copy;
    fma += workers[t].fma;
    free(workers[t].from);
    free(workers[t].to);
  }
  printf("{\"threads\": %d, \"copy_bytes\": %.0f, \"fma_flops\": %.0f}\n", threads, copy, fma);
  return 0;
}

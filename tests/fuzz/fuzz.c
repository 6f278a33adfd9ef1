/* Calls everything the library exports with arguments that are right, nearly right and wrong, and expects no more than a
 * status: no crash, no hang, no leak.
 *
 *     fuzz [--seconds N] [--seed N] [--rounds N]
 *
 * A round depends on its seed only. When one ends badly its seed is printed; --seed THAT --rounds 1 runs it again. */
#include "fuzz.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

enum { HANG_SECONDS = 30 };

#ifdef __SANITIZE_ADDRESS__
/* Leaks are looked for in the rounds that record nothing: see fuzz_plain. */
__attribute__((visibility("default"))) const char* __asan_default_options(void);
const char* __asan_default_options(void) { return "detect_leaks=0:allocator_may_return_null=1"; }
#endif

int fuzz_plain;
int fuzz_checked;
static uint64_t state_, round_seed;
static char doing[512];
static uint64_t calls, successes;

/* splitmix64 */
uint64_t fuzz_next(void) {
  uint64_t z = (state_ += 0x9e3779b97f4a7c15u);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}
void fuzz_seed(uint64_t seed) { state_ = seed; }
uint32_t below(uint32_t n) { return n ? (uint32_t)(fuzz_next() % n) : 0; }

void fuzz_doing(const char* what) { snprintf(doing, sizeof doing, "%s", what); }

int settle(eg_status* status) {
  ++calls;
  if (!status) {
    ++successes;
    return 1;
  }
  if (eg_status_code(status) == EG_OK || !eg_status_message(status)) {
    fprintf(stderr, "fuzz: seed %llu: %s: a status without code or message\n", (unsigned long long)round_seed, doing);
    exit(1);
  }
  eg_status_free(status);
  return 0;
}

int64_t any_int(void) {
  static const int64_t limits[] = {INT64_MIN,     INT64_MIN + 1,    -1,                  0,         1,        INT64_MAX,
                                   INT64_MAX - 1, (int64_t)1 << 40, -((int64_t)1 << 40), INT32_MAX, INT32_MIN};
  /* Without a limit on memory, no sizes that could just be had. */
  if (chance(8)) return limits[below(fuzz_checked ? 9 : 11)];
  return (int64_t)below(9) - 3;
}

int64_t any_size(void) {
  static const int64_t impossible[] = {INT64_MAX, INT64_MAX / 2, (int64_t)1 << 40, -1, INT64_MIN};
  if (chance(16)) return impossible[below(5)];
  return below(6);
}

double any_double(void) {
  static const double limits[] = {0.0, -0.0, 1e308, -1e308, 5e-324, 1e19, -1e19, 0.5, 1.0};
  if (chance(4)) {
    switch (below(4)) {
      case 0: return strtod("nan", NULL);
      case 1: return strtod("inf", NULL);
      case 2: return strtod("-inf", NULL);
      default: return limits[below(sizeof limits / sizeof *limits)];
    }
  }
  return (double)below(200) / 50 - 2;
}

const char* any_text(void) {
  static const char* const texts[] = {"",     "mean", "sum",   "none",  "i,j->ij", "ij,jk->ik", "...",  "->",  "constant", "reflect",
                                      "same", "ij",   "floor", "trunc", "tanh",    "linear",    "weight", "lr", "0.weight", "\xff\xfe",
                                      "valid", "xy", "i,i->", "a.b",   "x"};
  return texts[below(sizeof texts / sizeof *texts)];
}

/* Only what a signal handler may call. */
static void report(const char* what) {
  char text[768];
  const int n = snprintf(text, sizeof text, "fuzz: %s: seed %llu: %s\n", what, (unsigned long long)round_seed, doing);
  if (n > 0 && write(2, text, (size_t)n) < 0) _exit(3);
}
static void on_signal(int number) {
  report(number == SIGALRM ? "hang" : "crash");
  if (number == SIGALRM) _exit(2);
  signal(number, SIG_DFL);
  raise(number);
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static int64_t live_bytes(void) {
  eg_memory_stats stats = {.struct_size = sizeof stats};
  if (!settle(eg_memory_get_stats(EG_CPU, &stats))) exit(1);
  return stats.current_bytes;
}

/* Modes that a round may have left on. */
static void calm(void) {
  settle(eg_memory_fail_nth(0));
  eg_set_grad_mode(1);
  eg_set_inference_mode(0);
  eg_set_anomaly_mode(0);
  settle(eg_set_anomaly_trace(NULL));
  settle(eg_set_default_dtype(EG_FLOAT32));
  for (int i = 0; i < 64; ++i) {
    eg_status* status = eg_saved_hooks_pop();
    const int more = status == NULL;
    eg_status_free(status);
    if (!more) break;
  }
  for (int32_t level = 64; level >= 0; --level) {
    settle(eg_vmap_exit(level));
    settle(eg_forward_exit(level));
  }
}

static void round_of(uint64_t seed) {
  round_seed = seed;
  fuzz_seed(seed);
  fuzz_plain = seed % 2 == 0;
  alarm(fuzz_checked ? 20 * HANG_SECONDS : HANG_SECONDS);
  pool_fill();
  for (int i = 0; i < 24; ++i) {
    if (chance(64)) settle(eg_memory_fail_nth((int64_t)below(200)));
    if (chance(32)) eg_set_grad_mode((int32_t)below(2));
    if (fuzz_plain) eg_set_grad_mode(0);
    if (chance(3)) {
      fuzz_entry();
    } else {
      fuzz_operator();
    }
  }
  fuzz_doing("cleaning up");
  calm();
  pool_empty();
  alarm(0);
}

int main(int argc, char** argv) {
  double seconds = 10;
  uint64_t seed = 1, most = UINT64_MAX;
  for (int i = 1; i < argc; i += 2) {
    const char* value = i + 1 < argc ? argv[i + 1] : "";
    if (!strcmp(argv[i], "--seconds") && *value) {
      seconds = atof(value);
    } else if (!strcmp(argv[i], "--seed") && *value) {
      seed = strtoull(value, NULL, 0);
    } else if (!strcmp(argv[i], "--rounds") && *value) {
      most = strtoull(value, NULL, 0);
    } else {
      fprintf(stderr, "usage: fuzz [--seconds N] [--seed N] [--rounds N]\n");
      return 2;
    }
  }
  /* What asks for too much memory shall get none, rather than the machine's. (A sanitizer reserves more than that.) */
  struct rlimit limit;
#ifdef __SANITIZE_ADDRESS__
  fuzz_checked = 1;
#else
  fuzz_checked = getenv("EVERGRAD_FUZZ_CHECKED") != NULL;
#endif
  if (getrlimit(RLIMIT_AS, &limit) == 0 && !fuzz_checked) {
    limit.rlim_cur = (rlim_t)6 << 30;
    setrlimit(RLIMIT_AS, &limit);
  }
  const int signals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGALRM};
  /* A stack of its own, so that an endless recursion is reported too. */
  static char stack[1 << 16];
  const stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&own, NULL);
  for (size_t i = 0; i < sizeof signals / sizeof *signals; ++i) {
    struct sigaction action = {.sa_handler = on_signal, .sa_flags = SA_ONSTACK};
    sigaction(signals[i], &action, NULL);
  }
  if (!settle(eg_set_num_threads(1))) return 1;
  snprintf(live.path, sizeof live.path, "/tmp/evergrad-fuzz-%d.safetensors", (int)getpid());

  const double end = now() + seconds;
  uint64_t rounds = 0;
  for (; rounds < most && (rounds == 0 || now() < end); ++rounds) {
    const int64_t before = live_bytes();
    round_of(seed + rounds);
    const int64_t after = live_bytes();
    if (!fuzz_plain || after <= before) continue;
    /* Something may be kept for reuse the first time it is needed: the same round again must not add to it. */
    round_of(seed + rounds);
    if (live_bytes() > after) {
      fprintf(stderr, "fuzz: leak: seed %llu: %lld bytes\n", (unsigned long long)(seed + rounds),
              (long long)(live_bytes() - after));
      return 1;
    }
  }
  unlink(live.path);
  printf("fuzz: %llu rounds from seed %llu, %llu calls, %.0f %% succeeded\n", (unsigned long long)rounds,
         (unsigned long long)seed, (unsigned long long)calls, 100.0 * (double)successes / (double)(calls ? calls : 1));
  return 0;
}

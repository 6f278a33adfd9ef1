/* Forks while other threads allocate, compute, draw random numbers and run backward: every child does all of it too, and
   none hangs. 40 children; EVERGRAD_LONG=1: 1,000. And threads with the smallest stacks, which compute and end. */
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "support.h"

static eg_status* draw(int64_t rows, int64_t columns, eg_dtype dtype, eg_tensor** out) {
  const int64_t size[2] = {rows, columns};
  return eg_randn(size, 2, NULL, dtype, EG_STRIDED, EG_CPU, 0, 0, out);
}

/* NULL, or the name of what failed. */
#define TRY(call)                \
  do {                           \
    eg_status* failed = (call);  \
    if (failed) {                \
      eg_status_free(failed);    \
      return #call;              \
    }                            \
  } while (0)

static const char* allocate(void) {
  static const int64_t sizes[] = {1, 3, 16, 200, 1000, 5000, 100000, 700000};
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; ++i) {
    eg_tensor* t = NULL;
    TRY(eg_zeros(&sizes[i], 1, EG_FLOAT32, EG_STRIDED, EG_CPU, 0, 0, &t));
    eg_tensor_release(t);
  }
  eg_memory_stats stats = {.struct_size = sizeof stats};
  TRY(eg_memory_get_stats(EG_CPU, &stats));
  return NULL;
}

static const char* multiply(void) {
  static const eg_dtype types[] = {EG_FLOAT32, EG_FLOAT64};
  for (int k = 0; k < 2; ++k) {
    eg_tensor *a = NULL, *b = NULL, *f = NULL;
    TRY(draw(80, 300, types[k], &a));
    TRY(draw(300, 120, types[k], &b));
    TRY(eg_matmul(a, b, &f));
    eg_tensor_release(a);
    eg_tensor_release(b);
    eg_tensor_release(f);
  }
  return NULL;
}

static const char* convolve(void) {
  static int64_t turn = 0; /* other sizes have no primitive yet */
  const int64_t n = 8 + __atomic_fetch_add(&turn, 1, __ATOMIC_RELAXED) % 40;
  const int64_t image[4] = {2, 3, n, n}, kernel[4] = {4, 3, 3, 3}, one[2] = {1, 1}, none[2] = {0, 0};
  eg_tensor *x = NULL, *w = NULL, *y = NULL, *f = NULL;
  TRY(eg_randn(image, 4, NULL, EG_FLOAT32, EG_STRIDED, EG_CPU, 0, 0, &x));
  TRY(eg_randn(kernel, 4, NULL, EG_FLOAT32, EG_STRIDED, EG_CPU, 0, 0, &w));
  TRY(eg_conv2d(x, w, NULL, one, 2, none, 2, one, 2, 1, &y));
  TRY(eg_fft_fft(x, eg_none(), -1, NULL, &f));
  eg_tensor_release(x);
  eg_tensor_release(w);
  eg_tensor_release(y);
  eg_tensor_release(f);
  return NULL;
}

static const char* differentiate(void) {
  eg_tensor *w = NULL, *x = NULL, *y = NULL, *r = NULL, *s = NULL, *g = NULL;
  TRY(draw(60, 60, EG_FLOAT32, &w));
  TRY(eg_tensor_set_requires_grad(w, 1));
  TRY(draw(400, 60, EG_FLOAT32, &x));
  TRY(eg_matmul(x, w, &y));
  TRY(eg_relu(y, &r));
  TRY(eg_sum(r, EG_FLOAT32, &s));
  TRY(eg_backward(&s, 1, NULL, 0, 0, NULL, 0));
  TRY(eg_tensor_grad(w, &g));
  if (!g) return "no gradient";
  eg_tensor_release(w);
  eg_tensor_release(x);
  eg_tensor_release(y);
  eg_tensor_release(r);
  eg_tensor_release(s);
  eg_tensor_release(g);
  return NULL;
}

static const char* (*const kinds[])(void) = {allocate, multiply, convolve, differentiate};
enum { kKinds = sizeof kinds / sizeof *kinds };

static int stop = 0;
static void* repeat(void* kind) {
  while (!__atomic_load_n(&stop, __ATOMIC_RELAXED)) {
    const char* failed = kinds[(intptr_t)kind]();
    if (failed) return (void*)failed;
  }
  return NULL;
}

static void children_compute(void** state) {
  (void)state;
  const int children = getenv("EVERGRAD_LONG") ? 1000 : 40;
  OK(eg_set_num_threads(2));
  pthread_t threads[kKinds];
  for (intptr_t i = 0; i < kKinds; ++i) assert_int_equal(pthread_create(&threads[i], NULL, repeat, (void*)i), 0);
  int bad = 0;
  for (int i = 0; i < children && bad == 0; ++i) {
    const pid_t child = fork();
    if (child == 0) {
      alarm(60); /* a child that hangs is ended, which its parent sees */
      for (int k = 0; k < kKinds; ++k) {
        if (kinds[k]()) _exit(1);
      }
      _exit(0);
    }
    int status = 1;
    assert_true(child > 0 && waitpid(child, &status, 0) == child);
    if (status != 0) print_error("child %d: status %d\n", i, status);
    bad += status != 0;
  }
  __atomic_store_n(&stop, 1, __ATOMIC_RELAXED);
  for (int i = 0; i < kKinds; ++i) {
    void* failed = NULL;
    assert_int_equal(pthread_join(threads[i], &failed), 0);
    assert_null(failed);
  }
  assert_int_equal(bad, 0);
}

static void* once(void* kind) { return (void*)kinds[(intptr_t)kind](); }

static void small_stacks(void** state) {
  (void)state;
  pthread_attr_t attr;
  pthread_attr_init(&attr);
  assert_int_equal(pthread_attr_setstacksize(&attr, 64 * 1024), 0);
  for (intptr_t i = 0; i < kKinds; ++i) {
    pthread_t thread;
    void* failed = NULL;
    assert_int_equal(pthread_create(&thread, &attr, once, (void*)i), 0);
    assert_int_equal(pthread_join(thread, &failed), 0);
    assert_null(failed);
  }
  pthread_attr_destroy(&attr);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(children_compute), cmocka_unit_test(small_stacks)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}

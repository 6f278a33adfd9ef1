/* Threads: how many, tasks and their futures, operators from many threads at once, and a forked child. */
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support.h"

static void numbers_of_threads(void** state) {
  (void)state;
  const int32_t before = eg_get_num_threads();
  assert_true(before >= 1);
  OK(eg_set_num_threads(2));
  assert_int_equal(eg_get_num_threads(), 2);
  FAILS(eg_set_num_threads(0), EG_RUNTIME, "positive");
  assert_true(eg_get_num_interop_threads() >= 1);
  FAILS(eg_set_num_interop_threads(0), EG_RUNTIME, "positive");
  OK(eg_set_num_interop_threads(2));
  assert_int_equal(eg_get_num_interop_threads(), 2);
  FAILS(eg_set_num_interop_threads(2), EG_RUNTIME,
        "cannot set number of interop threads after parallel work has started or set_num_interop_threads called");
  assert_non_null(strstr(eg_parallel_info(), "get_num_interop_threads(): 2"));
  assert_non_null(strstr(eg_parallel_info(), "OMP_NUM_THREADS"));
}

typedef struct task_state {
  eg_tensor* x;
  int fail, runs, destroyed, grad;
} task_state;

static eg_status* square(void* ctx, const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  task_state* t = ctx;
  (void)args;
  ++t->runs;
  t->grad = eg_grad_mode();
  if (nargs != 0 || nrets != 2) return eg_status_new(EG_VALUE, "not as asked for", NULL, NULL);
  if (t->fail) return eg_status_new(EG_KEY, "the task failed", NULL, NULL);
  eg_tensor* out = NULL;
  eg_status* status = eg_mul(t->x, t->x, &out);
  if (status) return status;
  rets[0] = tensor_value(out);
  return eg_value_set_string(&rets[1], "done", 4);
}
/* What the task did is over before the main thread sees this. */
static void square_destroyed(void* ctx) { __atomic_fetch_add(&((task_state*)ctx)->destroyed, 1, __ATOMIC_RELEASE); }

static eg_callback square_of(task_state* t) { return (eg_callback){sizeof(eg_callback), square, t, square_destroyed}; }

static void tasks(void** state) {
  (void)state;
  task_state t = {.x = floats((float[]){1, 2, 3}, 3)};
  eg_callback call = square_of(&t);
  eg_future* f = NULL;
  OK(eg_fork(&call, 2, &f));
  for (int round = 0; round < 2; ++round) { /* each wait gives results of its own */
    eg_value rets[2];
    OK(eg_future_wait(f, rets, 2));
    assert_int_equal(eg_future_done(f), 1);
    float out[3] = {0};
    OK(eg_tensor_copy_to(rets[0].u.p, out, sizeof out));
    assert_true(out[0] == 1 && out[1] == 4 && out[2] == 9);
    assert_int_equal(rets[1].n, 4);
    assert_memory_equal(rets[1].u.p, "done", 4);
    eg_value_clear(&rets[0]);
    eg_value_clear(&rets[1]);
  }
  assert_int_equal(t.runs, 1);
  assert_int_equal(t.destroyed, 1);
  eg_value more[3];
  FAILS(eg_future_wait(f, more, 3), EG_VALUE, "2 results");
  eg_future_release(f);

  task_state bad = {.x = t.x, .fail = 1};
  call = square_of(&bad);
  eg_set_grad_mode(0);
  OK(eg_fork(&call, 2, &f));
  eg_set_grad_mode(1);
  FAILS(eg_future_wait(f, NULL, 0), EG_KEY, "the task failed");
  FAILS(eg_future_wait(f, NULL, 0), EG_KEY, "the task failed");
  assert_int_equal(bad.grad, 0);
  assert_int_equal(bad.destroyed, 1);
  assert_int_equal(eg_grad_mode(), 1);
  OK(eg_future_retain(f));
  eg_future_release(f);
  eg_future_release(f);

  call = (eg_callback){sizeof(eg_callback), NULL, &bad, square_destroyed};
  eg_status* refused = eg_fork(&call, 0, &f);
  assert_non_null(refused);
  eg_status_free(refused);
  assert_int_equal(bad.destroyed, 2);
  FAILS(eg_future_wait(NULL, NULL, 0), EG_INVALID_HANDLE, "future");
  FAILS(eg_future_wait((eg_future*)t.x, NULL, 0), EG_INVALID_HANDLE, "future");
  assert_int_equal(eg_future_done(NULL), 0);
  eg_tensor_release(t.x);
}

static void tasks_released_early(void** state) {
  (void)state;
  task_state t[32] = {{0}};
  eg_tensor* x = floats((float[]){2}, 1);
  eg_future* last = NULL;
  for (int i = 0; i < 32; ++i) {
    t[i].x = x;
    eg_callback call = square_of(&t[i]);
    eg_future* f = NULL;
    OK(eg_fork(&call, 2, &f));
    if (i < 31)
      eg_future_release(f);
    else
      last = f;
  }
  OK(eg_future_wait(last, NULL, 0));
  eg_future_release(last);
  for (int i = 0; i < 32; ++i) {
    for (int k = 0; k < 2000 && __atomic_load_n(&t[i].destroyed, __ATOMIC_ACQUIRE) == 0; ++k) usleep(1000);
    assert_int_equal(t[i].destroyed, 1);
  }
  eg_tensor_release(x);
}

/* Operators on shared inputs, gradients of its own, from several threads. */
static void* work(void* shared) {
  eg_tensor* x = shared;
  for (int i = 0; i < 20; ++i) {
    eg_tensor *w = leaf((float[]){1, 2, 3, 4}, 4), *y = NULL, *s = NULL, *g = NULL;
    if (eg_mul(x, w, &y) || eg_sum(y, EG_DEFAULT, &s) || eg_backward(&s, 1, NULL, 0, 0, NULL, 0)) return shared;
    float out[4] = {0};
    if (eg_tensor_grad(w, &g) || eg_tensor_copy_to(g, out, sizeof out)) return shared;
    if (out[0] != 1 || out[3] != 1) return shared;
    eg_tensor_release(w);
    eg_tensor_release(y);
    eg_tensor_release(s);
    eg_tensor_release(g);
    eg_tensor *big = NULL, *twice = NULL;
    if (eg_op_count() == 0) return shared;
    const int64_t n = 200000;
    const float one = 1;
    eg_tensor* seed = floats(&one, 1);
    if (eg_expand(seed, &n, 1, 0, &big) || eg_add(big, big, eg_int(1), &twice)) return shared;
    eg_tensor_release(seed);
    eg_tensor_release(big);
    eg_tensor_release(twice);
  }
  return NULL;
}

static void many_threads(void** state) {
  (void)state;
  eg_tensor* x = floats((float[]){1, 1, 1, 1}, 4);
  pthread_t threads[4];
  for (int i = 0; i < 4; ++i) assert_int_equal(pthread_create(&threads[i], NULL, work, x), 0);
  for (int i = 0; i < 4; ++i) {
    void* bad = x;
    assert_int_equal(pthread_join(threads[i], &bad), 0);
    assert_null(bad);
  }
  eg_tensor_release(x);
}

static void forked_child(void** state) {
  (void)state;
  eg_tensor* x = floats((float[]){3}, 1);
  const pid_t child = fork();
  if (child == 0) {
    task_state t = {.x = x};
    eg_callback call = square_of(&t);
    eg_future* f = NULL;
    eg_status* status = eg_fork(&call, 2, &f);
    if (!status) status = eg_future_wait(f, NULL, 0);
    eg_tensor* ones = floats((float[]){1, 1, 1, 1}, 4);
    _exit(status == NULL && work(ones) == NULL ? 0 : 1);
  }
  int status = 1;
  assert_true(waitpid(child, &status, 0) == child);
  assert_int_equal(status, 0);
  eg_tensor_release(x);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(numbers_of_threads), cmocka_unit_test(tasks),        cmocka_unit_test(tasks_released_early),
      cmocka_unit_test(many_threads),       cmocka_unit_test(forked_child),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

/* What the C tests share: assertions on statuses, small tensors, and counters for callbacks. */
#ifndef EVERGRAD_TESTS_SUPPORT_H
#define EVERGRAD_TESTS_SUPPORT_H
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "evergrad/evergrad.h"

/* The call succeeds. */
#define OK(call) support_ok((call), #call, __FILE__, __LINE__)
/* The call fails with this code, and its message contains this text. */
#define FAILS(call, code, text) support_fails((call), (code), (text), #call, __FILE__, __LINE__)

static inline void support_ok(eg_status* status, const char* what, const char* file, int line) {
  if (!status) return;
  print_error("%s:%d: %s\n    %d: %s\n", file, line, what, eg_status_code(status), eg_status_message(status));
  eg_status_free(status);
  _fail(file, line);
}

static inline void support_fails(eg_status* status, eg_code code, const char* text, const char* what, const char* file,
                                 int line) {
  if (status && eg_status_code(status) == code && strstr(eg_status_message(status), text)) {
    eg_status_free(status);
    return;
  }
  if (status) {
    print_error("%s:%d: %s\n    gave %d (%s), expected %d (...%s...)\n", file, line, what, eg_status_code(status),
                eg_status_message(status), code, text);
  } else {
    print_error("%s:%d: %s\n    succeeded, expected %d (...%s...)\n", file, line, what, code, text);
  }
  eg_status_free(status);
  _fail(file, line);
}

static inline eg_tensor* floats(const float* data, int64_t n) {
  eg_tensor* t = NULL;
  OK(eg_tensor_from_data(data, (size_t)n * sizeof *data, EG_FLOAT32, 1, &n, &t));
  return t;
}

static inline eg_tensor* floats2(const float* data, int64_t rows, int64_t columns) {
  const int64_t shape[2] = {rows, columns};
  eg_tensor* t = NULL;
  OK(eg_tensor_from_data(data, (size_t)(rows * columns) * sizeof *data, EG_FLOAT32, 2, shape, &t));
  return t;
}

/* A leaf of one or more floats that wants a gradient. */
static inline eg_tensor* leaf(const float* data, int64_t n) {
  eg_tensor* t = floats(data, n);
  OK(eg_tensor_set_requires_grad(t, 1));
  return t;
}

static inline eg_tensor* one(float value) { return floats(&value, 1); }

static inline eg_tensor_info info_of(const eg_tensor* t) {
  eg_tensor_info info = {.struct_size = sizeof info};
  OK(eg_tensor_get_info(t, &info));
  return info;
}

static inline double item_of(const eg_tensor* t) {
  eg_value v = eg_none();
  OK(eg_tensor_item(t, &v));
  return v.tag == EG_TAG_DOUBLE ? v.u.d : (double)v.u.i;
}

/* The tensor holds these floats, to six digits. */
static inline void assert_floats(const eg_tensor* t, const float* expected, size_t n) {
  float* got = malloc((n ? n : 1) * sizeof *got);
  assert_non_null(got);
  OK(eg_tensor_copy_to(t, got, n * sizeof *got));
  for (size_t i = 0; i < n; ++i) {
    const float difference = got[i] > expected[i] ? got[i] - expected[i] : expected[i] - got[i];
    const float size = expected[i] < 0 ? -expected[i] : expected[i];
    if (!(difference <= 1e-6f + 1e-5f * size)) {
      print_error("element %zu is %g, expected %g\n", i, (double)got[i], (double)expected[i]);
      free(got);
      fail();
    }
  }
  free(got);
}
#define ASSERT_FLOATS(t, ...)                               \
  do {                                                      \
    const float support_expected[] = {__VA_ARGS__};         \
    assert_floats((t), support_expected, sizeof support_expected / sizeof *support_expected); \
  } while (0)

static inline eg_tensor* grad_of(const eg_tensor* t) {
  eg_tensor* g = NULL;
  OK(eg_tensor_grad(t, &g));
  return g;
}

static inline void backward_of(eg_tensor* t) { OK(eg_backward(&t, 1, NULL, 0, 0, NULL, 0)); }

static inline eg_value tensor_value(eg_tensor* t) {
  eg_value v = eg_none();
  v.tag = EG_TAG_TENSOR;
  v.u.p = t;
  return v;
}

/* Puts a new reference where a callback returns a tensor. */
static inline eg_status* give_tensor(eg_value* ret, eg_tensor* t) {
  eg_status* status = eg_tensor_retain(t);
  if (!status) *ret = tensor_value(t);
  return status;
}

/* How often a callback was called and destroyed. */
typedef struct {
  int calls, destroyed;
  eg_status* (*act)(const eg_value* args, size_t nargs, eg_value* rets, size_t nrets);
} counter;

static inline eg_status* counter_call(void* ctx, const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  counter* c = ctx;
  ++c->calls;
  return c->act ? c->act(args, nargs, rets, nrets) : NULL;
}

static inline void counter_destroy(void* ctx) { ++((counter*)ctx)->destroyed; }

static inline eg_callback counting(counter* c) {
  eg_callback k = {.struct_size = sizeof k, .fn = counter_call, .ctx = c, .destroy = counter_destroy};
  return k;
}

static inline int64_t live_bytes(void) {
  eg_memory_stats stats = {.struct_size = sizeof stats};
  OK(eg_memory_get_stats(EG_CPU, &stats));
  return stats.current_bytes;
}

#endif

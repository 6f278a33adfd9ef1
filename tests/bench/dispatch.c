/* How long small calls take: an add of one element, with and without the rest of a program around it, in nanoseconds.
 *
 *     dispatch [MOST]     fails when an add of one element takes more than MOST ns */
#define _POSIX_C_SOURCE 199309L
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "evergrad/evergrad.h"

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static void check(eg_status* status) {
  if (!status) return;
  fprintf(stderr, "dispatch: %s\n", eg_status_message(status));
  exit(1);
}

static eg_tensor *x, *y, *leaf;

static void add_one(void) {
  eg_tensor* out;
  check(eg_add(x, y, eg_none(), &out));
  eg_tensor_release(out);
}
static void add_in_place(void) { check(eg_add_(x, y, eg_none())); }
static void add_number(void) {
  eg_tensor* out;
  check(eg_add_scalar(x, eg_double(1), eg_none(), &out));
  eg_tensor_release(out);
}
static void add_recorded(void) {
  eg_tensor* out;
  check(eg_add(leaf, y, eg_none(), &out));
  eg_tensor_release(out);
}
static void add_and_backward(void) {
  eg_tensor* out;
  check(eg_add(leaf, y, eg_none(), &out));
  check(eg_backward(&out, 1, NULL, 0, 0, NULL, 0));
  eg_tensor_release(out);
}
static void view(void) {
  eg_tensor* out;
  check(eg_select(x, 0, 0, &out));
  eg_tensor_release(out);
}

/* The best of many short runs. */
static double measure(const char* name, void (*f)(void)) {
  double best = 1e18;
  for (int run = 0; run < 30; ++run) {
    const double start = now();
    for (int i = 0; i < 2000; ++i) f();
    const double each = (now() - start) / 2000;
    if (each < best) best = each;
  }
  printf("%-24s %7.0f ns\n", name, best);
  return best;
}

int main(int argc, char** argv) {
  const float one = 1;
  const int64_t size = 1;
  check(eg_tensor_from_data(&one, sizeof one, EG_FLOAT32, 1, &size, &x));
  check(eg_tensor_from_data(&one, sizeof one, EG_FLOAT32, 1, &size, &y));
  check(eg_tensor_from_data(&one, sizeof one, EG_FLOAT32, 1, &size, &leaf));
  check(eg_tensor_set_requires_grad(leaf, 1));
  const double add = measure("add", add_one);
  measure("add in place", add_in_place);
  measure("add a number", add_number);
  measure("add, recorded", add_recorded);
  measure("add and backward", add_and_backward);
  measure("select", view);
  eg_tensor_release(x);
  eg_tensor_release(y);
  eg_tensor_release(leaf);
  if (argc > 1 && add > atof(argv[1])) {
    fprintf(stderr, "dispatch: an add took %.0f ns, expected at most %s\n", add, argv[1]);
    return 1;
  }
  return 0;
}

/* Makes the Nth allocation of a training step fail, for N = 1, 2, ... until a whole step passes without meeting it: each
 * failure is a status, everything goes on afterwards, and nothing leaks. */
#include "tests/c/support.h"

typedef struct {
  eg_module* model;
  eg_optimizer* optimizer;
  eg_tensor *x, *y;
} training;

static eg_status* append(eg_module* m, const char* name, const char* type, const char* const* names, const eg_value* values,
                         size_t n) {
  eg_module* layer = NULL;
  eg_status* status = eg_module_new(type, names, values, n, &layer);
  if (!status) status = eg_module_set_child(m, name, layer);
  eg_module_release(layer);
  return status;
}

/* A small convolutional network: every kind of layer that the digits need. */
static eg_status* new_model(eg_module** out) {
  const char* conv[] = {"in_channels", "out_channels", "kernel_size", "padding"};
  const char* linear[] = {"in_features", "out_features"};
  const char* pool[] = {"kernel_size"};
  const eg_value conv_values[] = {eg_int(1), eg_int(2), eg_int(3), eg_int(1)};
  const eg_value linear_values[] = {eg_int(8), eg_int(3)}, pool_values[] = {eg_int(2)};
  eg_status* status = eg_module_new("Sequential", NULL, NULL, 0, out);
  if (!status) status = append(*out, "0", "Conv2d", conv, conv_values, 4);
  if (!status) status = append(*out, "1", "ReLU", NULL, NULL, 0);
  if (!status) status = append(*out, "2", "MaxPool2d", pool, pool_values, 1);
  if (!status) status = append(*out, "3", "Flatten", NULL, NULL, 0);
  if (!status) status = append(*out, "4", "Linear", linear, linear_values, 2);
  return status;
}

static eg_status* new_adam(eg_module* model, eg_optimizer** out) {
  eg_dict* parameters = NULL;
  eg_tensor* list[8] = {NULL};
  eg_status* status = eg_module_parameters(model, 1, &parameters);
  const size_t n = eg_dict_size(parameters);
  for (size_t i = 0; i < n && !status; ++i) status = eg_dict_at(parameters, i, &list[i]);
  if (!status) status = eg_optimizer_new("Adam", list, n, NULL, NULL, 0, out);
  for (size_t i = 0; i < n; ++i) eg_tensor_release(list[i]);
  eg_dict_release(parameters);
  return status;
}

static eg_status* step(training* t) {
  eg_tensor* loss = NULL;
  eg_value arg = tensor_value(t->x), logits = eg_none();
  eg_status* status = eg_optimizer_zero_grad(t->optimizer, 1);
  if (!status) status = eg_module_forward(t->model, &arg, 1, &logits, 1);
  if (!status) {
    status = eg_cross_entropy(logits.u.p, t->y, NULL, EG_DEFAULT, -100, EG_DEFAULT, "mean", 0.0, &loss);
  }
  if (!status) status = eg_backward(&loss, 1, NULL, 0, 0, NULL, 0);
  if (!status) status = eg_optimizer_step(t->optimizer);
  eg_tensor_release(loss);
  eg_value_clear(&logits);
  return status;
}

/* From nothing to the second step: construction and the optimizer's first state are included. */
static eg_status* everything(training* t) {
  eg_status* status = new_model(&t->model);
  if (!status) status = new_adam(t->model, &t->optimizer);
  if (!status) status = step(t);
  if (!status) status = step(t);
  return status;
}

static void release(training* t) {
  eg_optimizer_release(t->optimizer);
  eg_module_release(t->model);
  t->optimizer = NULL;
  t->model = NULL;
}

static void make_data(training* t) {
  const int64_t shape[4] = {4, 1, 4, 4}, labels[4] = {0, 1, 2, 0};
  float pixels[64];
  for (int i = 0; i < 64; ++i) pixels[i] = (float)(i % 7) / 7;
  OK(eg_tensor_from_data(pixels, sizeof pixels, EG_FLOAT32, 4, shape, &t->x));
  OK(eg_tensor_from_data(labels, sizeof labels, EG_INT64, 1, shape, &t->y));
}

/* Goes through N = 1, 2, ...; `fresh` builds everything anew each time, otherwise one model goes on living. */
static int64_t sweep(training* t, int fresh) {
  int64_t nth = 1, quiet = 0;
  const int64_t before = live_bytes();
  for (; quiet < 3; ++nth) {
    OK(eg_memory_fail_nth(nth));
    eg_status* status = fresh ? everything(t) : step(t);
    OK(eg_memory_fail_nth(0));
    if (status) {
      const eg_code code = eg_status_code(status);
      if (code != EG_OUT_OF_MEMORY) print_error("N = %lld: %d: %s\n", (long long)nth, code, eg_status_message(status));
      assert_int_equal(code, EG_OUT_OF_MEMORY);
      eg_status_free(status);
      quiet = 0;
    } else {
      ++quiet; /* the step was over before the Nth allocation, or did without it */
    }
    if (fresh) {
      release(t);
      if (live_bytes() != before) print_error("N = %lld leaks %lld bytes\n", (long long)nth, (long long)(live_bytes() - before));
      assert_int_equal(live_bytes(), before);
    } else {
      OK(step(t)); /* and on it goes */
    }
    assert_true(nth < 100000);
  }
  return nth;
}

static void from_nothing(void** state) {
  (void)state;
  training t = {0};
  make_data(&t);
  OK(everything(&t)); /* fills what is kept for the life of the process */
  release(&t);
  const int64_t n = sweep(&t, 1);
  print_message("%lld allocations were made to fail\n", (long long)n);
  assert_true(n > 50);
  eg_tensor_release(t.x);
  eg_tensor_release(t.y);
}

static void in_the_middle_of_training(void** state) {
  (void)state;
  training t = {0};
  make_data(&t);
  OK(everything(&t));
  const int64_t before = live_bytes();
  sweep(&t, 0);
  assert_int_equal(live_bytes(), before);
  release(&t);
  eg_tensor_release(t.x);
  eg_tensor_release(t.y);
}

static void many_steps_do_not_grow(void** state) {
  (void)state;
  training t = {0};
  make_data(&t);
  OK(everything(&t));
  const int64_t before = live_bytes();
  for (int i = 0; i < 100; ++i) OK(step(&t));
  assert_int_equal(live_bytes(), before);
  release(&t);
  eg_tensor_release(t.x);
  eg_tensor_release(t.y);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(from_nothing),
      cmocka_unit_test(in_the_middle_of_training),
      cmocka_unit_test(many_steps_do_not_grow),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

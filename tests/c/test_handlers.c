/* Handlers, which take calls over: pushed on a thread, carried by a tensor, and what is recorded around them. */
#include "support.h"

static char seen[512];

/* Writes down what it is asked for, and lets the operator do it. */
static eg_status* watch(const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  char name[64], overload[64];
  snprintf(name, sizeof name, "%.*s", (int)args[0].n, (const char*)args[0].u.p);
  snprintf(overload, sizeof overload, "%.*s", (int)args[1].n, (const char*)args[1].u.p);
  strncat(seen, name, sizeof seen - strlen(seen) - 1);
  strncat(seen, " ", sizeof seen - strlen(seen) - 1);
  eg_op* op = NULL;
  eg_status* status = eg_op_resolve(name, overload, 1, &op);
  return status ? status : eg_op_call(op, args + 2, nargs - 2, rets, nrets);
}

static void a_pushed_handler_sees_the_calls(void** state) {
  (void)state;
  counter c = {.act = watch};
  eg_callback k = counting(&c);
  seen[0] = 0;
  eg_tensor* x = leaf((float[]){1, 2}, 2);
  eg_tensor *y = NULL, *loss = NULL;
  OK(eg_handler_push(&k));
  assert_int_equal(eg_handler_depth(), 1);
  OK(eg_mul(x, x, &y));
  OK(eg_sum(y, EG_DEFAULT, &loss));
  assert_string_equal(seen, "mul sum ");
  OK(eg_handler_pop());
  assert_int_equal(eg_handler_depth(), 0);
  assert_int_equal(c.destroyed, 1);
  assert_int_equal(c.calls, 2);
  ASSERT_FLOATS(y, 1, 4);
  backward_of(loss); /* recorded around the handler */
  eg_tensor* g = grad_of(x);
  ASSERT_FLOATS(g, 2, 4);
  eg_tensor_release(g);
  eg_tensor_release(x);
  eg_tensor_release(y);
  eg_tensor_release(loss);
  FAILS(eg_handler_pop(), EG_RUNTIME, "no handler");
}

static void those_below_see_what_the_last_one_calls(void** state) {
  (void)state;
  counter below = {.act = watch}, top = {.act = watch};
  eg_callback kb = counting(&below), kt = counting(&top);
  eg_tensor *x = leaf((float[]){1, 2}, 2), *y = NULL;
  OK(eg_handler_push(&kb));
  OK(eg_handler_push(&kt));
  OK(eg_add(x, x, eg_int(1), &y));
  assert_int_equal(top.calls, 1);
  assert_int_equal(below.calls, 1);
  const int32_t was = eg_handler_enable(0);
  assert_int_equal(was, 1);
  eg_tensor_release(y);
  OK(eg_add(x, x, eg_int(1), &y));
  assert_int_equal(top.calls, 1);
  assert_int_equal(eg_handler_enable(1), 0);
  OK(eg_handler_pop());
  OK(eg_handler_pop());
  assert_int_equal(top.destroyed + below.destroyed, 2);
  eg_tensor_release(x);
  eg_tensor_release(y);
}

static void in_place_and_out_forms(void** state) {
  (void)state;
  counter c = {.act = watch};
  eg_callback k = counting(&c);
  seen[0] = 0;
  eg_tensor *x = leaf((float[]){1, 2}, 2), *y = NULL;
  OK(eg_mul(x, x, &y));
  OK(eg_handler_push(&k));
  OK(eg_mul_(y, x));
  OK(eg_handler_pop());
  assert_string_equal(seen, "mul_ ");
  ASSERT_FLOATS(y, 1, 8);
  eg_tensor* loss = NULL;
  OK(eg_sum(y, EG_DEFAULT, &loss));
  backward_of(loss);
  eg_tensor* g = grad_of(x);
  ASSERT_FLOATS(g, 3, 12); /* of the cube */
  eg_tensor_release(g);
  eg_tensor_release(loss);
  eg_tensor_release(x);
  eg_tensor_release(y);
}

/* The elements of the wrapper below, of which the library knows nothing. */
static eg_tensor* hidden;

static eg_status* unwrap(const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  char name[64], overload[64];
  snprintf(name, sizeof name, "%.*s", (int)args[0].n, (const char*)args[0].u.p);
  snprintf(overload, sizeof overload, "%.*s", (int)args[1].n, (const char*)args[1].u.p);
  eg_value inner[16];
  for (size_t i = 2; i < nargs; ++i) {
    inner[i - 2] = args[i];
    eg_tensor_info info = {.struct_size = sizeof info};
    if (args[i].tag == EG_TAG_TENSOR) OK(eg_tensor_get_info(args[i].u.p, &info));
    if (info.flags & EG_FLAG_HANDLED) inner[i - 2].u.p = hidden;
  }
  eg_op* op = NULL;
  eg_status* status = eg_op_resolve(name, overload, 1, &op);
  return status ? status : eg_op_call(op, inner, nargs - 2, rets, nrets);
}

static void a_wrapper_has_its_own(void** state) {
  (void)state;
  counter c = {.act = unwrap};
  eg_callback k = counting(&c);
  hidden = floats((float[]){3, 4}, 2);
  eg_tensor *w = NULL, *y = NULL, *loss = NULL;
  int64_t size = 2;
  OK(eg_tensor_new_wrapper(1, &size, NULL, 0, EG_FLOAT32, EG_CPU, &w));
  OK(eg_tensor_set_handler(w, &k));
  eg_tensor_info info = {.struct_size = sizeof info};
  OK(eg_tensor_get_info(w, &info));
  assert_true(info.flags & EG_FLAG_HANDLED);
  assert_null(info.data);
  float memory[2];
  FAILS(eg_tensor_copy_to(w, memory, sizeof memory), EG_RUNTIME, "wrapper");
  OK(eg_tensor_set_requires_grad(w, 1));
  OK(eg_mul(w, w, &y));
  ASSERT_FLOATS(y, 9, 16);
  OK(eg_sum(y, EG_DEFAULT, &loss));
  backward_of(loss);
  eg_tensor* g = grad_of(w);
  ASSERT_FLOATS(g, 6, 8);
  assert_true(c.calls >= 2);
  eg_tensor_release(g);
  eg_tensor_release(y);
  eg_tensor_release(loss);
  OK(eg_tensor_set_handler(w, NULL));
  assert_int_equal(c.destroyed, 1);
  FAILS(eg_neg(w, &y), EG_RUNTIME, "storage"); /* nobody knows its elements any more */
  c.destroyed = 0;
  k.fn = NULL;
  OK(eg_tensor_set_handler(w, &k)); /* what it owns, and no handler */
  OK(eg_tensor_get_info(w, &info));
  assert_false(info.flags & (EG_FLAG_HANDLED | EG_FLAG_SHARED));
  OK(eg_tensor_retain(w));
  OK(eg_tensor_get_info(w, &info));
  assert_true(info.flags & EG_FLAG_SHARED);
  eg_tensor_release(w);
  assert_int_equal(c.destroyed, 0);
  eg_tensor_release(w);
  assert_int_equal(c.destroyed, 1);
  eg_tensor_release(hidden);
  FAILS(eg_tensor_new_wrapper(-1, &size, NULL, 0, EG_FLOAT32, EG_CPU, &w), EG_VALUE, "ndim");
  FAILS(eg_tensor_new_wrapper(1, &size, NULL, 0, 99, EG_CPU, &w), EG_VALUE, "dtype");
  FAILS(eg_handler_push(NULL), EG_VALUE, "handler");
}

/* Gives nothing. */
static eg_status* nothing(const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  (void)args, (void)nargs, (void)rets, (void)nrets;
  return NULL;
}
static eg_status* fails(const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  (void)args, (void)nargs, (void)rets, (void)nrets;
  return eg_status_new(EG_VALUE, "not today", NULL, NULL);
}

static void handlers_that_misbehave(void** state) {
  (void)state;
  counter none = {.act = nothing}, bad = {.act = fails};
  eg_callback kn = counting(&none), kb = counting(&bad);
  eg_tensor *x = leaf((float[]){1, 2}, 2), *y = NULL;
  OK(eg_handler_push(&kn));
  FAILS(eg_mul(x, x, &y), EG_TYPE, "gave None");
  FAILS(eg_sum(x, EG_DEFAULT, &y), EG_TYPE, "gave None");
  assert_null(y);
  OK(eg_handler_pop());
  OK(eg_handler_push(&kb));
  FAILS(eg_mul(x, x, &y), EG_VALUE, "not today");
  assert_int_equal(eg_handler_depth(), 1); /* it is on again, and gradients are recorded again */
  OK(eg_handler_pop());
  assert_int_equal(eg_grad_mode(), 1);
  assert_int_equal(none.destroyed + bad.destroyed, 2);
  eg_tensor_release(x);
}

static void* given;
static eg_status* give(const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  (void)args;
  (void)nargs;
  if (nrets) rets[0] = (eg_value){.tag = EG_TAG_TENSOR, .u.p = given};
  return NULL;
}

static void what_is_no_tensor_is_not_taken(void** state) {
  (void)state;
  counter c = {.act = give};
  eg_callback k = counting(&c);
  eg_tensor *x = floats((float[]){1, 2}, 2), *y = NULL;
  eg_generator* other = NULL;
  OK(eg_generator_new(EG_CPU, &other));
  OK(eg_handler_push(&k));
  given = other; /* a handle of another kind */
  FAILS(eg_mul(x, x, &y), EG_INVALID_HANDLE, "not a live handle");
  static const char nothing[256];
  given = (void*)nothing; /* none at all */
  FAILS(eg_add_(x, x, eg_int(1)), EG_INVALID_HANDLE, "not a live handle");
  given = NULL;
  eg_status* status = eg_mul(x, x, &y);
  assert_non_null(status);
  eg_status_free(status);
  assert_null(y);
  OK(eg_handler_pop());
  eg_generator_release(other);
  eg_tensor_release(x);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_is_no_tensor_is_not_taken),
      cmocka_unit_test(a_pushed_handler_sees_the_calls),
      cmocka_unit_test(those_below_see_what_the_last_one_calls),
      cmocka_unit_test(in_place_and_out_forms),
      cmocka_unit_test(a_wrapper_has_its_own),
      cmocka_unit_test(handlers_that_misbehave),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Operators of the caller's: registered by a schema, called by name, with a gradient, and what goes wrong with them. */
#include "support.h"

/* scaled(x, factor) = x * factor */
static eg_status* scaled_forward(const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  assert_int_equal(nargs, 2);
  assert_int_equal(nrets, 1);
  eg_tensor* out = NULL;
  eg_status* status = eg_mul_scalar(args[0].u.p, args[1], &out);
  if (!status) rets[0] = tensor_value(out);
  return status;
}

/* args: x, factor, result, gradient of the result; rets: gradient of x, of factor */
static eg_status* scaled_vjp(const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  assert_int_equal(nargs, 4);
  assert_int_equal(nrets, 2);
  eg_tensor* out = NULL;
  eg_status* status = eg_mul_scalar(args[3].u.p, args[1], &out);
  if (!status) rets[0] = tensor_value(out);
  return status;
}

static counter forward_count = {.act = scaled_forward}, vjp_count = {.act = scaled_vjp};

static void registering_and_calling(void** state) {
  (void)state;
  eg_callback forward = counting(&forward_count), vjp = counting(&vjp_count);
  eg_op *op = NULL, *found = NULL;
  OK(eg_op_register("c_tests::scaled(Tensor x, float factor=2.0) -> Tensor", &forward, &vjp, &op));
  OK(eg_op_resolve("c_tests::scaled", "", 1, &found));
  assert_ptr_equal(op, found);
  assert_string_equal(eg_op_name(op), "c_tests::scaled");
  assert_int_equal(eg_op_revision(op), 1);
  assert_non_null(strstr(eg_op_schema(op), "float factor"));
  int listed = 0;
  for (size_t i = 0; i < eg_op_count(); ++i) listed += eg_op_at(i) == op;
  assert_int_equal(listed, 1);

  eg_tensor* x = leaf((float[]){1, 2}, 2);
  eg_value args[3] = {tensor_value(x), eg_double(5), eg_none()}, ret = eg_none();
  OK(eg_op_call(op, args, 1, &ret, 1)); /* the default factor */
  ASSERT_FLOATS(ret.u.p, 2, 4);
  eg_value_clear(&ret);
  OK(eg_op_call(op, args, 2, &ret, 1));
  ASSERT_FLOATS(ret.u.p, 5, 10);
  eg_tensor *loss = NULL, *g;
  OK(eg_sum(ret.u.p, EG_DEFAULT, &loss));
  eg_value_clear(&ret);
  backward_of(loss);
  g = grad_of(x);
  ASSERT_FLOATS(g, 5, 5);
  eg_tensor_release(g);
  eg_tensor_release(loss);
  assert_int_equal(forward_count.calls, 2);
  assert_int_equal(vjp_count.calls, 1);

  FAILS(eg_op_call(op, args, 3, &ret, 1), EG_TYPE, "2");
  FAILS(eg_op_call(op, NULL, 0, &ret, 1), EG_TYPE, "x");
  args[0] = eg_int(1);
  FAILS(eg_op_call(op, args, 1, &ret, 1), EG_TYPE, "x");
  eg_tensor_release(x);
}

static void refused_registrations_destroy_their_callbacks(void** state) {
  (void)state;
  const char* bad[] = {"",
                       "c_tests::scaled(Tensor x) -> Tensor", /* taken */
                       "no_namespace(Tensor x) -> Tensor",
                       "c_tests::a",
                       "c_tests::a(Tensor x",
                       "c_tests::a(Tensor x) ->",
                       "c_tests::a(Tensor x, float) -> Tensor",
                       "c_tests::a(Unheard x) -> Tensor",
                       "c_tests::a(int x=maybe) -> Tensor"};
  int expected = 0;
  counter a = {0}, b = {0};
  eg_callback forward = counting(&a), vjp = counting(&b);
  for (size_t i = 0; i < sizeof bad / sizeof *bad; ++i) {
    eg_op* op = NULL;
    eg_status* status = eg_op_register(bad[i], &forward, &vjp, &op);
    if (!status) print_error("accepted: %s\n", bad[i]);
    assert_non_null(status);
    eg_status_free(status);
    assert_null(op);
    ++expected;
    assert_int_equal(a.destroyed, expected);
    assert_int_equal(b.destroyed, expected);
  }
  FAILS(eg_op_register(NULL, &forward, &vjp, NULL), EG_VALUE, "NULL");
  assert_int_equal(a.destroyed, expected + 1);
  FAILS(eg_op_register("c_tests::a(Tensor x, int x) -> Tensor", &forward, &vjp, NULL), EG_VALUE, "two parameters are called 'x'");
  FAILS(eg_op_register("c_tests::a(Tensor x y) -> Tensor", &forward, &vjp, NULL), EG_VALUE, "'x y'");
  FAILS(eg_op_register("aten::a(Tensor x) -> Tensor", &forward, &vjp, NULL), EG_VALUE, "'aten'");
  FAILS(eg_op_register("c_tests::\xff\xfe(Tensor x) -> Tensor", &forward, &vjp, NULL), EG_VALUE, "UTF-8");
  FAILS(eg_op_register("c_tests::a(Tensor x, str s='\xc0\x80') -> Tensor", &forward, &vjp, NULL), EG_VALUE, "UTF-8");
  FAILS(eg_op_register("c_tests::a(Tensor x, int n=9223372036854775808) -> Tensor", &forward, &vjp, NULL), EG_VALUE, "64-bit");
  FAILS(eg_op_register("c_tests::a(Tensor x, float f=1e999) -> Tensor", &forward, &vjp, NULL), EG_VALUE, "range of a double");
  assert_int_equal(a.destroyed, expected + 8);
}

/* A destroy that calls back into the library: it must not be called under a lock. */
static int asked;
static void asks_the_library(void* ctx) {
  (void)ctx;
  eg_op* op = NULL;
  ++asked;
  eg_status_free(eg_op_resolve("c_tests::scaled", "", 1, &op));
  assert_true(eg_op_count() > 0);
}
static eg_status* never_called(void* ctx, const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  (void)ctx, (void)args, (void)nargs, (void)rets, (void)nrets;
  return eg_status_new(EG_ASSERTION, "called", NULL, NULL);
}

static void destroy_may_call_the_library(void** state) {
  (void)state;
  const eg_callback k = {sizeof k, never_called, NULL, asks_the_library};
  asked = 0;
  FAILS(eg_op_register("c_tests::scaled(Tensor x) -> Tensor", &k, &k, NULL), EG_VALUE, "registered already");
  assert_int_equal(asked, 2);
  eg_op* op = NULL;
  OK(eg_op_register("c_tests::asking(Tensor x) -> Tensor", &k, &k, &op));
  OK(eg_op_unregister(op));
  assert_int_equal(asked, 4);
  OK(eg_set_anomaly_trace(&k));
  OK(eg_set_anomaly_trace(&k));
  assert_int_equal(asked, 5);
  OK(eg_set_anomaly_trace(NULL));
  assert_int_equal(asked, 6);
}

static void one_bad_callback_destroys_the_others(void** state) {
  (void)state;
  counter good = {0}, bad = {0};
  const eg_callback k = counting(&good);
  eg_callback none = counting(&bad), alien = counting(&bad);
  none.fn = NULL;
  alien.struct_size = 3;
  FAILS(eg_op_register("c_tests::a(Tensor x) -> Tensor", &none, &k, NULL), EG_VALUE, "forward");
  assert_int_equal(good.destroyed, 1);
  assert_int_equal(bad.destroyed, 1);
  FAILS(eg_op_register("c_tests::a(Tensor x) -> Tensor", &alien, &k, NULL), EG_VALUE, "struct_size");
  assert_int_equal(good.destroyed, 2);
  FAILS(eg_op_register("c_tests::a(Tensor x) -> Tensor", NULL, &k, NULL), EG_VALUE, "forward");
  assert_int_equal(good.destroyed, 3);
  FAILS(eg_saved_hooks_push(&alien, &k, &k), EG_VALUE, "struct_size");
  assert_int_equal(good.destroyed, 5);
  FAILS(eg_saved_hooks_push(&k, &none, &k), EG_VALUE, "unpack");
  assert_int_equal(good.destroyed, 7);
  assert_int_equal(bad.destroyed, 2);
}

static void unregistering(void** state) {
  (void)state;
  static counter f = {.act = scaled_forward}, g = {.act = scaled_vjp}, again = {.act = scaled_forward};
  const eg_callback forward = counting(&f), vjp = counting(&g), second = counting(&again);
  eg_op *op = NULL, *found = NULL;
  const size_t before = eg_op_count();
  OK(eg_op_register("c_tests::passing(Tensor x, float factor=2.0) -> Tensor", &forward, &vjp, &op));
  assert_int_equal(eg_op_count(), before + 1);
  eg_tensor *x = leaf((float[]){1, 2}, 2), *loss = NULL;
  eg_value arg = tensor_value(x), ret = eg_none();
  OK(eg_op_call(op, &arg, 1, &ret, 1));
  OK(eg_sum(ret.u.p, EG_DEFAULT, &loss));
  eg_value_clear(&ret);
  OK(eg_op_unregister(op));
  assert_int_equal(eg_op_count(), before);
  assert_int_equal(f.destroyed, 1);
  assert_int_equal(g.destroyed, 0); /* the graph has it */
  FAILS(eg_op_call(op, &arg, 1, &ret, 1), EG_NOT_FOUND, "no longer registered");
  FAILS(eg_op_unregister(op), EG_NOT_FOUND, "no longer registered");
  FAILS(eg_op_resolve("c_tests::passing", "", 1, &found), EG_NOT_FOUND, "c_tests::passing");
  assert_string_equal(eg_op_name(op), "c_tests::passing");
  backward_of(loss);
  eg_tensor* grad = grad_of(x);
  ASSERT_FLOATS(grad, 2, 2);
  eg_tensor_release(grad);
  eg_tensor_release(loss);
  assert_int_equal(g.destroyed, 1);
  /* The name is free for another, without a gradient of its own. */
  OK(eg_op_register("c_tests::passing(Tensor x, float factor=3.0) -> Tensor", &second, NULL, &found));
  assert_ptr_not_equal(found, op);
  OK(eg_op_call(found, &arg, 1, &ret, 1));
  ASSERT_FLOATS(ret.u.p, 3, 6);
  eg_value_clear(&ret);
  OK(eg_op_unregister(found));
  assert_int_equal(f.destroyed + g.destroyed + again.destroyed, 3);
  OK(eg_op_resolve("add", "", 1, &found));
  FAILS(eg_op_unregister(found), EG_VALUE, "built in");
  FAILS(eg_op_unregister(NULL), EG_INVALID_HANDLE, "NULL");
  eg_tensor_release(x);
}

static eg_status* gives_nothing(const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  (void)args, (void)nargs, (void)rets, (void)nrets;
  return NULL;
}
static eg_status* gives_a_number(const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  (void)args, (void)nargs, (void)nrets;
  rets[0] = eg_int(3);
  return NULL;
}
static eg_status* fails(const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  (void)args, (void)nargs, (void)nrets;
  /* What was put there already is the library's to free. */
  eg_tensor* t = NULL;
  eg_status* status = eg_zeros((int64_t[]){4}, 1, EG_DEFAULT, EG_DEFAULT, EG_DEFAULT, EG_DEFAULT, 0, &t);
  if (status) return status;
  rets[0] = tensor_value(t);
  return eg_status_new(EG_LINALG, "it did not converge", NULL, NULL);
}

static void callbacks_that_misbehave(void** state) {
  (void)state;
  static counter nothing = {.act = gives_nothing}, number = {.act = gives_a_number}, failing = {.act = fails};
  eg_callback k;
  eg_op* op = NULL;
  eg_tensor* x = leaf((float[]){1}, 1);
  eg_value arg = tensor_value(x), ret = eg_none();
  const int64_t before = live_bytes();
  k = counting(&nothing);
  OK(eg_op_register("c_tests::nothing(Tensor x) -> Tensor", &k, NULL, &op));
  eg_status* status = eg_op_call(op, &arg, 1, &ret, 1);
  assert_non_null(status);
  eg_status_free(status);
  k = counting(&number);
  OK(eg_op_register("c_tests::number(Tensor x) -> Tensor", &k, NULL, &op));
  status = eg_op_call(op, &arg, 1, &ret, 1);
  assert_non_null(status);
  eg_status_free(status);
  k = counting(&failing);
  OK(eg_op_register("c_tests::failing(Tensor x) -> Tensor", &k, NULL, &op));
  status = eg_op_call(op, &arg, 1, &ret, 1);
  assert_string_equal(eg_status_operator(status), "c_tests::failing");
  FAILS(status, EG_LINALG, "did not converge");
  assert_int_equal(ret.tag, EG_TAG_NONE);
  assert_int_equal(live_bytes(), before);
  eg_tensor_release(x);
}

static eg_status* sum_and_count(const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  assert_int_equal(nargs, 4);
  assert_int_equal(nrets, 2);
  eg_tensor** list = args[0].u.p;
  assert_int_equal(args[0].tag, EG_TAG_TENSORS);
  assert_int_equal(args[1].tag, EG_TAG_INTS);
  assert_int_equal(((int64_t*)args[1].u.p)[1], 8);
  assert_int_equal(args[2].tag, EG_TAG_STRING);
  assert_memory_equal(args[2].u.p, "name", args[2].n);
  assert_int_equal(args[3].tag, EG_TAG_NONE);
  eg_tensor* out = NULL;
  eg_status* status = eg_add(list[0], list[1], eg_none(), &out);
  if (status) return status;
  rets[0] = tensor_value(out);
  return give_tensor(&rets[1], list[0]);
}

static void all_kinds_of_arguments(void** state) {
  (void)state;
  static counter c = {.act = sum_and_count};
  eg_callback k = counting(&c);
  eg_op* op = NULL;
  OK(eg_op_register("c_tests::kinds(Tensor[] xs, int[] dims, str label='none', Tensor? extra=None) -> (Tensor, Tensor)", &k, NULL,
                    &op));
  eg_tensor *x = one(1), *y = one(2), *list[2] = {x, y};
  int64_t dims[2] = {7, 8};
  eg_value args[3] = {eg_detail_array(EG_TAG_TENSORS, list, 2), eg_detail_array(EG_TAG_INTS, dims, 2),
                      eg_detail_string("name")};
  eg_value rets[2] = {eg_none(), eg_none()};
  OK(eg_op_call(op, args, 3, rets, 2));
  ASSERT_FLOATS(rets[0].u.p, 3);
  assert_ptr_equal(rets[1].u.p, x);
  eg_value_clear(&rets[0]);
  eg_value_clear(&rets[1]);
  eg_tensor_release(x);
  eg_tensor_release(y);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(registering_and_calling),
      cmocka_unit_test(refused_registrations_destroy_their_callbacks),
      cmocka_unit_test(destroy_may_call_the_library),
      cmocka_unit_test(one_bad_callback_destroys_the_others),
      cmocka_unit_test(unregistering),
      cmocka_unit_test(callbacks_that_misbehave),
      cmocka_unit_test(all_kinds_of_arguments),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

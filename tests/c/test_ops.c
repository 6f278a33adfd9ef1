/* Operators by name: resolving, counts and kinds of values, revisions, defaults, numbers, in-place and out forms. */
#include "support.h"

static eg_op* resolve(const char* name, const char* overload) {
  eg_op* op = NULL;
  OK(eg_op_resolve(name, overload, 1, &op));
  assert_non_null(op);
  return op;
}

static void resolving(void** state) {
  (void)state;
  eg_op* add = resolve("add", "");
  assert_ptr_equal(add, resolve("add", NULL));
  assert_string_equal(eg_op_name(add), "add");
  assert_int_equal(eg_op_revision(add), 1);
  assert_non_null(strstr(eg_op_schema(add), "add(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor"));
  assert_non_null(strstr(eg_op_schema(resolve("max", "dim")), "(Tensor values, Tensor indices)"));
  eg_op* out = add;
  FAILS(eg_op_resolve("no_such_operator", "", 1, &out), EG_NOT_FOUND, "no_such_operator");
  assert_null(out);
  FAILS(eg_op_resolve("add", "no_such_overload", 1, &out), EG_NOT_FOUND, "no_such_overload");
  FAILS(eg_op_resolve("add", "", 1000, &out), EG_NOT_FOUND, "revision");
  FAILS(eg_op_resolve("add", "", 0, &out), EG_NOT_FOUND, "revision");
  FAILS(eg_op_resolve("add", "", -1, &out), EG_NOT_FOUND, "revision");
  FAILS(eg_op_resolve(NULL, "", 1, &out), EG_VALUE, "NULL");
}

static void all_operators_are_listed(void** state) {
  (void)state;
  const size_t n = eg_op_count();
  assert_true(n > 200);
  char last[256] = "";
  for (size_t i = 0; i < n; ++i) {
    eg_op* op = eg_op_at(i);
    assert_non_null(op);
    assert_non_null(strstr(eg_op_schema(op), "->"));
    if (strstr(eg_op_name(op), "::")) break; /* custom ones come behind */
    assert_true(strcmp(last, eg_op_name(op)) <= 0);
    snprintf(last, sizeof last, "%s", eg_op_name(op));
  }
  assert_null(eg_op_at(n));
}

static void counts_of_values(void** state) {
  (void)state;
  eg_op* add = resolve("add", "");
  eg_tensor* t = one(1);
  eg_value args[8] = {tensor_value(t), tensor_value(t)}, rets[2] = {{0}, {0}};
  OK(eg_op_call(add, args, 2, rets, 1)); /* the rest takes its default */
  assert_int_equal(rets[0].tag, EG_TAG_TENSOR);
  assert_true(item_of(rets[0].u.p) == 2);
  eg_value_clear(&rets[0]);
  assert_int_equal(rets[0].tag, EG_TAG_NONE);
  OK(eg_op_call(add, args, 3, rets, 1)); /* NONE: the default too */
  eg_value_clear(&rets[0]);
  FAILS(eg_op_call(add, args, 8, rets, 1), EG_TYPE, "3");
  FAILS(eg_op_call(add, args, 2, rets, 0), EG_TYPE, "1");
  FAILS(eg_op_call(add, args, 2, rets, 2), EG_TYPE, "1");
  FAILS(eg_op_call(add, NULL, 2, rets, 1), EG_VALUE, "NULL");
  FAILS(eg_op_call(add, args, 2, NULL, 1), EG_VALUE, "NULL");
  FAILS(eg_op_call(add, args, 1, rets, 1), EG_TYPE, "");
  FAILS(eg_op_call(add, NULL, 0, rets, 1), EG_TYPE, "");
  assert_int_equal(rets[0].tag, EG_TAG_NONE);
  eg_tensor_release(t);
}

static void kinds_of_values(void** state) {
  (void)state;
  eg_op* sum = resolve("sum", "dim");
  eg_tensor* t = floats2((float[]){1, 2, 3, 4}, 2, 2);
  eg_value ret = eg_none(), args[4] = {tensor_value(t), eg_int(0), eg_none(), eg_none()};
  OK(eg_op_call(sum, args, 2, &ret, 1)); /* one int for a list of one */
  ASSERT_FLOATS(ret.u.p, 4, 6);
  eg_value_clear(&ret);
  args[1] = eg_detail_string("zero");
  FAILS(eg_op_call(sum, args, 2, &ret, 1), EG_TYPE, "dim");
  args[1] = eg_int(0);
  args[2] = eg_detail_string("yes");
  FAILS(eg_op_call(sum, args, 3, &ret, 1), EG_TYPE, "keepdim");
  args[2] = eg_none();
  args[0] = eg_int(3);
  FAILS(eg_op_call(sum, args, 2, &ret, 1), EG_TYPE, "self");
  args[0] = tensor_value(t);
  args[3].tag = 77; /* a kind of a later release */
  FAILS(eg_op_call(sum, args, 4, &ret, 1), EG_TYPE, "");
  args[3] = eg_detail_enum(EG_TAG_DTYPE, 99);
  eg_status* status = eg_op_call(sum, args, 4, &ret, 1);
  assert_non_null(status);
  eg_status_free(status);
  eg_tensor_release(t);
}

static void null_inside_values(void** state) {
  (void)state;
  eg_op *sum = resolve("sum", "dim"), *cat = resolve("cat", "");
  eg_tensor* t = one(1);
  eg_value ret = eg_none(), args[2] = {tensor_value(t), eg_none()};
  args[1].tag = EG_TAG_INTS;
  args[1].n = 3; /* says three, has no address */
  eg_status* status = eg_op_call(sum, args, 2, &ret, 1);
  assert_non_null(status);
  eg_status_free(status);
  args[0] = tensor_value(NULL);
  status = eg_op_call(sum, args, 1, &ret, 1);
  assert_non_null(status);
  eg_status_free(status);
  eg_tensor* list[2] = {t, NULL};
  args[0] = eg_detail_array(EG_TAG_TENSORS, list, 2);
  status = eg_op_call(cat, args, 1, &ret, 1);
  assert_non_null(status);
  eg_status_free(status);
  eg_tensor_release(t);
}

static void typed_calls(void** state) {
  (void)state;
  eg_tensor *x = floats2((float[]){1, 5, 3, 4, 2, 6}, 2, 3), *out = NULL, *values = NULL, *indices = NULL;
  OK(eg_max_dim(x, 1, 0, &values, &indices));
  ASSERT_FLOATS(values, 5, 6);
  int64_t at[2];
  OK(eg_tensor_copy_to(indices, at, sizeof at));
  assert_int_equal(at[0], 1);
  assert_int_equal(at[1], 2);
  eg_tensor_release(values);
  eg_tensor_release(indices);
  OK(eg_add_scalar(x, eg_double(0.5), eg_none(), &out));
  ASSERT_FLOATS(out, 1.5f, 5.5f, 3.5f, 4.5f, 2.5f, 6.5f);
  OK(eg_mul_out(x, x, out));
  ASSERT_FLOATS(out, 1, 25, 9, 16, 4, 36);
  OK(eg_mul_(out, x));
  ASSERT_FLOATS(out, 1, 125, 27, 64, 8, 216);
  eg_tensor_release(out);
  OK(eg_sum_dim(x, (int64_t[]){0, 1}, 2, 0, EG_FLOAT64, &out));
  assert_int_equal(info_of(out).dtype, EG_FLOAT64);
  assert_true(item_of(out) == 21);
  eg_tensor_release(out);
  eg_value parts = eg_none();
  OK(eg_split(x, 2, 1, &parts));
  assert_int_equal(parts.tag, EG_TAG_TENSORS);
  assert_int_equal(parts.n, 2);
  assert_int_equal(info_of(((eg_tensor**)parts.u.p)[1]).sizes[1], 1);
  eg_value_clear(&parts);
  eg_tensor* list[2] = {x, x};
  OK(eg_cat(list, 2, 0, &out));
  assert_int_equal(info_of(out).sizes[0], 4);
  eg_tensor_release(out);
  eg_tensor_release(x);
}

/* EG_DEFAULT is the default of the schema for every kind of parameter that takes it, bools that are not optional included. */
static void defaults_of_bools(void** state) {
  (void)state;
  eg_tensor *x = NULL, *y = NULL;
  OK(eg_randn((int64_t[]){2, 3}, 2, NULL, EG_DEFAULT, EG_DEFAULT, EG_DEFAULT, EG_DEFAULT, EG_DEFAULT, &x));
  assert_int_equal(info_of(x).flags & EG_FLAG_REQUIRES_GRAD, 0);
  OK(eg_sum_dim(x, (int64_t[]){1}, 1, EG_DEFAULT, EG_DEFAULT, &y)); /* keepdim=False */
  assert_int_equal(info_of(y).ndim, 1);
  eg_tensor_release(y);
  OK(eg_sum_dim(x, (int64_t[]){1}, 1, 1, EG_DEFAULT, &y));
  assert_int_equal(info_of(y).ndim, 2);
  eg_tensor_release(y);
  OK(eg_var(x, EG_DEFAULT, &y)); /* unbiased=True */
  eg_tensor* biased = NULL;
  OK(eg_var(x, 0, &biased));
  assert_true(item_of(y) > item_of(biased));
  eg_tensor_release(biased);
  eg_tensor_release(y);
  eg_tensor_release(x);
}

static void errors_leave_the_inputs_alone(void** state) {
  (void)state;
  eg_tensor *x = floats((float[]){1, 2}, 2), *y = floats((float[]){1, 2, 3}, 3), *out = NULL;
  const int64_t version = info_of(x).version;
  FAILS(eg_add_(x, y, eg_none()), EG_RUNTIME, "");
  assert_int_equal(info_of(x).version, version);
  ASSERT_FLOATS(x, 1, 2);
  FAILS(eg_sum_dim(x, (int64_t[]){3}, 1, 0, EG_DEFAULT, &out), EG_INDEX, "out of range");
  FAILS(eg_zeros((int64_t[]){INT64_MAX, INT64_MAX}, 2, EG_DEFAULT, EG_DEFAULT, EG_DEFAULT, EG_DEFAULT, 0, &out), EG_RUNTIME,
        "");
  FAILS(eg_zeros((int64_t[]){-1}, 1, EG_DEFAULT, EG_DEFAULT, EG_DEFAULT, EG_DEFAULT, 0, &out), EG_RUNTIME, "negative");
  eg_tensor_release(x);
  eg_tensor_release(y);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(resolving),
      cmocka_unit_test(all_operators_are_listed),
      cmocka_unit_test(counts_of_values),
      cmocka_unit_test(kinds_of_values),
      cmocka_unit_test(null_inside_values),
      cmocka_unit_test(typed_calls),
      cmocka_unit_test(defaults_of_bools),
      cmocka_unit_test(errors_leave_the_inputs_alone),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

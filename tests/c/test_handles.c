/* Statuses and handles: NULL, foreign and closed handles are refused, never followed. */
#include "support.h"

static void a_status_says_what_happened(void** state) {
  (void)state;
  eg_tensor *a = floats((float[]){1, 2}, 2), *b = floats((float[]){1, 2, 3}, 3), *out = a;
  eg_status* status = eg_add(a, b, eg_none(), &out);
  assert_non_null(status);
  assert_int_equal(eg_status_code(status), EG_RUNTIME);
  assert_string_equal(eg_status_operator(status), "add");
  assert_true(strlen(eg_status_message(status)) > 10);
  assert_null(eg_status_payload(status));
  assert_null(out); /* outputs are NULL after a failure */
  eg_status_free(status);
  eg_tensor_release(a);
  eg_tensor_release(b);
  /* NULL is success, in all of them. */
  assert_int_equal(eg_status_code(NULL), EG_OK);
  assert_string_equal(eg_status_message(NULL), "");
  assert_string_equal(eg_status_operator(NULL), "");
  eg_status_free(NULL);
}

static int payload_freed;
static void free_payload(void* p) {
  ++payload_freed;
  assert_ptr_equal(p, &payload_freed);
}

static void a_status_of_a_callback_keeps_its_payload(void** state) {
  (void)state;
  eg_status* status = eg_status_new(EG_KEY, "of ours", &payload_freed, free_payload);
  assert_int_equal(eg_status_code(status), EG_KEY);
  assert_string_equal(eg_status_message(status), "of ours");
  assert_ptr_equal(eg_status_payload(status), &payload_freed);
  assert_int_equal(payload_freed, 0);
  eg_status_free(status);
  assert_int_equal(payload_freed, 1);
  status = eg_status_new(EG_OK, NULL, NULL, NULL); /* a status is never a success */
  assert_int_not_equal(eg_status_code(status), EG_OK);
  eg_status_free(status);
}

static void null_handles(void** state) {
  (void)state;
  int64_t id = 0;
  int32_t flag = 0;
  eg_tensor* t = NULL;
  eg_node* n = NULL;
  eg_dict* d = NULL;
  eg_module* m = NULL;
  eg_value v = eg_none();
  eg_tensor_info info = {.struct_size = sizeof info};
  FAILS(eg_tensor_retain(NULL), EG_INVALID_HANDLE, "NULL");
  FAILS(eg_tensor_get_info(NULL, &info), EG_INVALID_HANDLE, "NULL");
  FAILS(eg_tensor_is_contiguous(NULL, 0, &flag), EG_INVALID_HANDLE, "NULL");
  assert_int_equal(eg_tensor_numel(NULL), -1);
  FAILS(eg_tensor_copy_to(NULL, &v, 0), EG_INVALID_HANDLE, "NULL");
  FAILS(eg_tensor_item(NULL, &v), EG_INVALID_HANDLE, "NULL");
  FAILS(eg_tensor_to_string(NULL, NULL, &v), EG_INVALID_HANDLE, "NULL");
  FAILS(eg_tensor_set_slot(NULL, &id, &id), EG_INVALID_HANDLE, "NULL");
  assert_null(eg_tensor_get_slot(NULL, &id));
  FAILS(eg_tensor_to_dlpack(NULL, 1, &v.u.p), EG_INVALID_HANDLE, "NULL");
  FAILS(eg_tensor_set_requires_grad(NULL, 1), EG_INVALID_HANDLE, "NULL");
  FAILS(eg_tensor_grad(NULL, &t), EG_INVALID_HANDLE, "NULL");
  FAILS(eg_tensor_set_grad(NULL, NULL), EG_INVALID_HANDLE, "NULL");
  FAILS(eg_tensor_retain_grad(NULL), EG_INVALID_HANDLE, "NULL");
  FAILS(eg_tensor_grad_fn(NULL, &n), EG_INVALID_HANDLE, "NULL");
  FAILS(eg_tensor_base(NULL, &t), EG_INVALID_HANDLE, "NULL");
  FAILS(eg_tensor_remove_hook(NULL, 1), EG_INVALID_HANDLE, "NULL");
  FAILS(eg_node_retain(NULL), EG_INVALID_HANDLE, "NULL");
  FAILS(eg_node_next(NULL, 0, &n, &flag), EG_INVALID_HANDLE, "NULL");
  FAILS(eg_node_variable(NULL, &t), EG_INVALID_HANDLE, "NULL");
  FAILS(eg_saved_unpack(NULL, NULL, &t), EG_INVALID_HANDLE, "NULL");
  FAILS(eg_generator_retain(NULL), EG_INVALID_HANDLE, "NULL");
  FAILS(eg_generator_seed(NULL, 1), EG_INVALID_HANDLE, "NULL");
  FAILS(eg_dict_retain(NULL), EG_INVALID_HANDLE, "NULL");
  FAILS(eg_dict_get(NULL, "x", &t), EG_INVALID_HANDLE, "NULL");
  assert_int_equal(eg_dict_size(NULL), 0);
  assert_null(eg_dict_key(NULL, 0));
  FAILS(eg_module_retain(NULL), EG_INVALID_HANDLE, "NULL");
  FAILS(eg_module_forward(NULL, NULL, 0, NULL, 0), EG_INVALID_HANDLE, "NULL");
  FAILS(eg_module_state_dict(NULL, &d), EG_INVALID_HANDLE, "NULL");
  FAILS(eg_module_get_child(NULL, "x", &m), EG_INVALID_HANDLE, "NULL");
  FAILS(eg_optimizer_step(NULL), EG_INVALID_HANDLE, "NULL");
  FAILS(eg_op_call(NULL, NULL, 0, NULL, 0), EG_INVALID_HANDLE, "NULL");
  assert_string_equal(eg_op_name(NULL), "");
  /* Releasing nothing is fine. */
  eg_tensor_release(NULL);
  eg_node_release(NULL);
  eg_saved_release(NULL);
  eg_generator_release(NULL);
  eg_dict_release(NULL);
  eg_module_release(NULL);
  eg_optimizer_release(NULL);
  eg_value_clear(NULL);
}

static void handles_of_another_kind(void** state) {
  (void)state;
  eg_dict* dict = NULL;
  eg_tensor* out = NULL;
  OK(eg_dict_new(&dict));
  eg_tensor* wrong = (eg_tensor*)dict;
  FAILS(eg_tensor_retain(wrong), EG_INVALID_HANDLE, "not a live handle");
  FAILS(eg_sum(wrong, EG_DEFAULT, &out), EG_INVALID_HANDLE, "");
  FAILS(eg_backward(&wrong, 1, NULL, 0, 0, NULL, 0), EG_INVALID_HANDLE, "not a live handle");
  eg_tensor_release(wrong); /* ignored */
  assert_int_equal(eg_dict_size(dict), 0);
  eg_dict_release(dict);
  /* Memory that was never a handle. */
  uint64_t zeros[64] = {0};
  FAILS(eg_tensor_retain((eg_tensor*)zeros), EG_INVALID_HANDLE, "not a live handle");
  eg_tensor_release((eg_tensor*)zeros);
}

static void operators_of_another_kind(void** state) {
  (void)state;
  uint64_t junk[64];
  memset(junk, 0x5a, sizeof junk);
  eg_tensor* t = one(1);
  eg_value arg = tensor_value(t), ret = eg_none();
  eg_op* const ops[] = {(eg_op*)junk, (eg_op*)t};
  for (int i = 0; i < 2; ++i) {
    FAILS(eg_op_call(ops[i], &arg, 1, &ret, 1), EG_INVALID_HANDLE, "not a live handle");
    FAILS(eg_op_unregister(ops[i]), EG_INVALID_HANDLE, "not a live handle");
    assert_string_equal(eg_op_name(ops[i]), "");
    assert_string_equal(eg_op_schema(ops[i]), "");
    assert_int_equal(eg_op_revision(ops[i]), 0);
  }
  FAILS(eg_op_call(NULL, &arg, 1, &ret, 1), EG_INVALID_HANDLE, "NULL");
  eg_tensor_release(t);
}

static void statuses_that_are_none(void** state) {
  (void)state;
  payload_freed = 0;
  eg_status* status = eg_status_new(EG_KEY, "of ours", &payload_freed, free_payload);
  eg_status_free(status);
  eg_status_free(status); /* once more: nothing happens */
  assert_int_equal(payload_freed, 1);
  assert_int_equal(eg_status_code(status), EG_INVALID_HANDLE);
  assert_non_null(strstr(eg_status_message(status), "not a live handle"));
  assert_string_equal(eg_status_operator(status), "");
  assert_null(eg_status_payload(status));
  eg_tensor* t = one(1);
  eg_status_free((eg_status*)t);
  OK(eg_tensor_retain(t));
  eg_tensor_release(t);
  eg_tensor_release(t);
}

static eg_status* gives_a_freed_status(void* ctx, const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  (void)ctx, (void)args, (void)nargs, (void)rets, (void)nrets;
  eg_status* status = eg_status_new(EG_KEY, "gone", NULL, NULL);
  eg_status_free(status);
  return status;
}

static void a_callback_that_gives_a_freed_status(void** state) {
  (void)state;
  const eg_callback hook = {sizeof hook, gives_a_freed_status, NULL, NULL};
  eg_tensor *x = leaf((float[]){1}, 1), *y = NULL;
  int64_t id = 0;
  OK(eg_tensor_register_hook(x, &hook, &id));
  OK(eg_sum(x, EG_DEFAULT, &y));
  FAILS(eg_backward(&y, 1, NULL, 0, 0, NULL, 0), EG_INVALID_HANDLE, "a callback returned a status");
  eg_tensor_release(y);
  eg_tensor_release(x);
}

static void closed_handles(void** state) {
  (void)state;
  eg_tensor *t = one(1), *out = NULL;
  eg_tensor_release(t);
  FAILS(eg_tensor_retain(t), EG_INVALID_HANDLE, "not a live handle");
  FAILS(eg_relu(t, &out), EG_INVALID_HANDLE, "");
  assert_null(out);
  eg_dict* d = NULL;
  OK(eg_dict_new(&d));
  OK(eg_dict_retain(d));
  eg_dict_release(d);
  assert_int_equal(eg_dict_size(d), 0);
  OK(eg_dict_retain(d)); /* still one reference */
  eg_dict_release(d);
  eg_dict_release(d);
  FAILS(eg_dict_retain(d), EG_INVALID_HANDLE, "not a live handle");
}

static void missing_outputs(void** state) {
  (void)state;
  eg_tensor* t = one(1);
  FAILS(eg_tensor_grad(t, NULL), EG_VALUE, "out is NULL");
  FAILS(eg_tensor_item(t, NULL), EG_VALUE, "out is NULL");
  FAILS(eg_dict_new(NULL), EG_VALUE, "out is NULL");
  FAILS(eg_op_resolve("add", "", 1, NULL), EG_VALUE, "out is NULL");
  FAILS(eg_tensor_get_info(t, NULL), EG_VALUE, "info is NULL");
  eg_tensor_release(t);
}

static void slots_belong_to_their_binding(void** state) {
  (void)state;
  int key_a, key_b, object;
  eg_tensor* t = one(1);
  assert_null(eg_tensor_get_slot(t, &key_a));
  OK(eg_tensor_set_slot(t, &key_a, &object));
  assert_ptr_equal(eg_tensor_get_slot(t, &key_a), &object);
  assert_null(eg_tensor_get_slot(t, &key_b));
  OK(eg_tensor_set_slot(t, &key_a, NULL));
  assert_null(eg_tensor_get_slot(t, &key_a));
  eg_tensor_release(t);
}

static void the_version_is_this_header_s(void** state) {
  (void)state;
  assert_int_equal(eg_abi_version() >> 16, EG_VERSION_MAJOR);
  assert_true((eg_abi_version() & 0xffff) >= EG_VERSION_MINOR);
  int major, minor, patch;
  assert_int_equal(sscanf(eg_version(), "%d.%d.%d", &major, &minor, &patch), 3);
  assert_int_equal(major, EG_VERSION_MAJOR);
  assert_true(strlen(eg_build_info()) > 0);
}

static void settings_are_checked(void** state) {
  (void)state;
  const int32_t threads = eg_get_num_threads();
  assert_true(threads >= 1);
  FAILS(eg_set_num_threads(0), EG_RUNTIME, "positive");
  OK(eg_set_num_threads(1));
  assert_int_equal(eg_get_num_threads(), 1);
  OK(eg_set_num_threads(threads));
  assert_int_equal(eg_get_default_dtype(), EG_FLOAT32);
  FAILS(eg_set_default_dtype(99), EG_VALUE, "dtype");
  /* A mode that there is not changes nothing. */
  assert_int_equal(eg_set_anomaly_mode(1), 0);
  assert_int_equal(eg_set_anomaly_mode(99), -1);
  assert_int_equal(eg_set_anomaly_mode(-1), -1);
  assert_int_equal(eg_set_anomaly_mode(256), -1);
  assert_int_equal(eg_set_anomaly_mode(0), 1);
  assert_non_null(eg_status_message(NULL));
  eg_status* status = eg_set_default_dtype(EG_INT64);
  assert_non_null(status);
  eg_status_free(status);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_status_says_what_happened),
      cmocka_unit_test(a_status_of_a_callback_keeps_its_payload),
      cmocka_unit_test(null_handles),
      cmocka_unit_test(handles_of_another_kind),
      cmocka_unit_test(closed_handles),
      cmocka_unit_test(operators_of_another_kind),
      cmocka_unit_test(statuses_that_are_none),
      cmocka_unit_test(a_callback_that_gives_a_freed_status),
      cmocka_unit_test(missing_outputs),
      cmocka_unit_test(slots_belong_to_their_binding),
      cmocka_unit_test(the_version_is_this_header_s),
      cmocka_unit_test(settings_are_checked),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

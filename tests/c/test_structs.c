/* Structs that grow: a short one is refused or zero-extended, a longer one may only hold zeros behind what is known, and
 * nothing is written past the caller's size. */
#include "support.h"

static void sizes_that_are_too_small(void** state) {
  (void)state;
  eg_tensor* t = one(1);
  eg_tensor_info info = {.struct_size = 0};
  FAILS(eg_tensor_get_info(t, &info), EG_VALUE, "struct_size");
  info.struct_size = sizeof(size_t);
  FAILS(eg_tensor_get_info(t, &info), EG_VALUE, "struct_size");
  info.struct_size = (size_t)-1;
  FAILS(eg_tensor_get_info(t, &info), EG_VALUE, "struct_size");
  eg_memory_stats stats = {.struct_size = 1};
  FAILS(eg_memory_get_stats(EG_CPU, &stats), EG_VALUE, "struct_size");
  eg_print_options print = {.struct_size = 2};
  eg_value text = eg_none();
  FAILS(eg_tensor_to_string(t, &print, &text), EG_VALUE, "struct_size");
  eg_tensor_release(t);
}

static void structs_of_a_later_release(void** state) {
  (void)state;
  struct {
    eg_print_options known;
    int64_t later[4];
  } print = {.known = {.struct_size = sizeof print, .precision = 2, .edgeitems = 3, .linewidth = 80, .sci_mode = 0,
                       .threshold = 1000}};
  eg_tensor* t = one(1.2345f);
  eg_value text = eg_none();
  OK(eg_tensor_to_string(t, &print.known, &text)); /* zeros mean the old behaviour */
  assert_int_equal(text.tag, EG_TAG_STRING);
  assert_int_equal(text.n, strlen("[1.23]"));
  assert_memory_equal(text.u.p, "[1.23]", text.n);
  eg_value_clear(&text);
  print.later[2] = 1;
  FAILS(eg_tensor_to_string(t, &print.known, &text), EG_VALUE, "field");

  struct {
    eg_tensor_info known;
    unsigned char later[32];
  } info;
  memset(&info, 0x5a, sizeof info);
  info.known.struct_size = sizeof info;
  OK(eg_tensor_get_info(t, &info.known));
  assert_int_equal(info.known.struct_size, sizeof info);
  assert_int_equal(info.known.numel, 1);
  for (size_t i = 0; i < sizeof info.later; ++i) assert_int_equal(info.later[i], 0x5a);
  eg_tensor_release(t);
}

static void a_callback_that_cannot_be_read(void** state) {
  (void)state;
  /* A struct that cannot be read has no destroy that could be called. */
  counter c = {0};
  eg_callback hook = counting(&c);
  hook.struct_size = 4;
  eg_tensor* t = leaf((float[]){1}, 1);
  int64_t id = 0;
  FAILS(eg_tensor_register_hook(t, &hook, &id), EG_VALUE, "struct_size");
  FAILS(eg_tensor_register_hook(t, NULL, &id), EG_VALUE, "NULL");
  assert_int_equal(c.destroyed, 0);
  eg_tensor_release(t);
}

static void memory_is_counted(void** state) {
  (void)state;
  eg_memory_stats before = {.struct_size = sizeof before}, during = before, after = before;
  OK(eg_memory_get_stats(EG_CPU, &before));
  eg_tensor* t = NULL;
  OK(eg_zeros((int64_t[]){1 << 20}, 1, EG_FLOAT32, EG_DEFAULT, EG_DEFAULT, EG_DEFAULT, 0, &t));
  OK(eg_memory_get_stats(EG_CPU, &during));
  assert_true(during.current_bytes >= before.current_bytes + (4 << 20));
  assert_true(during.peak_bytes >= during.current_bytes);
  assert_true(during.allocations > before.allocations);
  eg_tensor_release(t);
  OK(eg_memory_get_stats(EG_CPU, &after));
  assert_int_equal(after.current_bytes, before.current_bytes);
  assert_true(after.peak_bytes >= during.current_bytes);
  OK(eg_memory_reset_peak(EG_CPU));
  OK(eg_memory_get_stats(EG_CPU, &after));
  assert_int_equal(after.peak_bytes, after.current_bytes);
  OK(eg_memory_empty_cache(EG_CPU));
  OK(eg_memory_get_stats(EG_CPU, &after));
  assert_true(after.cached_bytes <= during.cached_bytes || after.cached_bytes == 0);
  eg_status* status = eg_memory_get_stats(EG_CUDA, &after);
  assert_non_null(status);
  eg_status_free(status);
}

static void print_options_out_of_range(void** state) {
  (void)state;
  eg_tensor* t = one(0.1f);
  eg_value text = eg_none();
  eg_print_options o = {.struct_size = sizeof o, .precision = 4, .edgeitems = 3, .linewidth = 80, .sci_mode = -1, .threshold = 1000};
  o.precision = INT32_MAX; /* once: printf at work for minutes */
  FAILS(eg_tensor_to_string(t, &o, &text), EG_VALUE, "precision is 2147483647");
  o.precision = -1;
  FAILS(eg_tensor_to_string(t, &o, &text), EG_VALUE, "precision is -1");
  o.precision = 1100;
  OK(eg_tensor_to_string(t, &o, &text));
  assert_int_equal(text.n, 1104); /* "[0." and 1,100 digits and "]" */
  eg_value_clear(&text);
  o.precision = 4;
  o.edgeitems = -1;
  FAILS(eg_tensor_to_string(t, &o, &text), EG_VALUE, "edgeitems is -1");
  o.edgeitems = INT32_MAX;
  o.linewidth = INT32_MIN;
  o.threshold = INT64_MIN;
  OK(eg_tensor_to_string(t, &o, &text));
  eg_value_clear(&text);
  eg_tensor_release(t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(sizes_that_are_too_small),
      cmocka_unit_test(structs_of_a_later_release),
      cmocka_unit_test(a_callback_that_cannot_be_read),
      cmocka_unit_test(memory_is_counted),
      cmocka_unit_test(print_options_out_of_range),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

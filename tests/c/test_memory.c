/* Memory in and out: the caller's memory with its destroy, copies, numbers, text, and DLPack in both layouts. */
#include "support.h"

static void memory_of_the_caller(void** state) {
  (void)state;
  float data[6] = {1, 2, 3, 4, 5, 6};
  const int64_t sizes[2] = {2, 3}, strides[2] = {1, 2};
  counter c = {0};
  eg_callback destroy = counting(&c);
  eg_tensor *t = NULL, *view = NULL;
  OK(eg_tensor_from_memory(data, sizeof data, EG_FLOAT32, 2, sizes, strides, 0, &destroy, &t));
  assert_ptr_equal(info_of(t).data, data);
  assert_int_equal(info_of(t).strides[1], 2);
  ASSERT_FLOATS(t, 1, 3, 5, 2, 4, 6);
  OK(eg_select(t, 0, 1, &view));
  assert_ptr_equal(info_of(view).storage, info_of(t).storage);
  eg_tensor_release(t);
  assert_int_equal(c.destroyed, 0); /* the view still needs it */
  OK(eg_fill_scalar_(view, eg_double(9)));
  assert_true(data[1] == 9 && data[0] == 1);
  eg_tensor_release(view);
  assert_int_equal(c.destroyed, 1);
  assert_int_equal(c.calls, 0);
}

static void destroy_runs_when_memory_is_refused(void** state) {
  (void)state;
  float data[2] = {1, 2};
  counter c = {0};
  eg_callback destroy = counting(&c);
  eg_tensor* t = NULL;
  FAILS(eg_tensor_from_memory(data, sizeof data, EG_FLOAT32, 1, (int64_t[]){3}, NULL, 0, &destroy, &t), EG_VALUE, "bytes");
  assert_int_equal(c.destroyed, 1);
  FAILS(eg_tensor_from_memory(data, sizeof data, EG_FLOAT32, 1, (int64_t[]){2}, (int64_t[]){-1}, 0, &destroy, &t), EG_VALUE,
        "stride");
  FAILS(eg_tensor_from_memory(data, sizeof data, 99, 1, (int64_t[]){2}, NULL, 0, &destroy, &t), EG_VALUE, "dtype");
  FAILS(eg_tensor_from_memory(NULL, 8, EG_FLOAT32, 1, (int64_t[]){2}, NULL, 0, &destroy, &t), EG_VALUE, "NULL");
  FAILS(eg_tensor_from_memory(data, 8, EG_FLOAT32, -1, (int64_t[]){2}, NULL, 0, &destroy, &t), EG_VALUE, "ndim");
  FAILS(eg_tensor_from_memory(data, 8, EG_FLOAT32, 1, NULL, NULL, 0, &destroy, &t), EG_VALUE, "NULL");
  assert_int_equal(c.destroyed, 6);
  assert_null(t);
}

static void geometry_that_overflows(void** state) {
  (void)state;
  float data[2] = {1, 2};
  eg_tensor* t = NULL;
  const int64_t huge = INT64_MAX / 2;
  eg_status* status = eg_tensor_from_memory(data, sizeof data, EG_FLOAT32, 2, (int64_t[]){huge, huge}, NULL, 0, NULL, &t);
  assert_non_null(status);
  eg_status_free(status);
  status = eg_tensor_from_memory(data, sizeof data, EG_FLOAT32, 2, (int64_t[]){2, 2}, (int64_t[]){huge, huge}, 0, NULL, &t);
  assert_non_null(status);
  eg_status_free(status);
}

static void read_only_memory(void** state) {
  (void)state;
  static const float data[2] = {1, 2};
  eg_tensor *t = NULL, *out = NULL;
  OK(eg_tensor_from_memory((void*)data, sizeof data, EG_FLOAT32, 1, (int64_t[]){2}, NULL, 1, NULL, &t));
  OK(eg_add(t, t, eg_none(), &out));
  ASSERT_FLOATS(out, 2, 4);
  eg_status* status = eg_add_(t, out, eg_none());
  assert_non_null(status);
  eg_status_free(status);
  status = eg_add_out(out, out, eg_none(), t);
  assert_non_null(status);
  eg_status_free(status);
  ASSERT_FLOATS(t, 1, 2);
  eg_tensor_release(out);
  eg_tensor_release(t);
}

static void copies(void** state) {
  (void)state;
  const float data[4] = {1, 2, 3, 4};
  float out[4];
  eg_tensor *t = floats2(data, 2, 2), *turned = NULL;
  OK(eg_t(t, &turned));
  OK(eg_tensor_copy_to(turned, out, sizeof out));
  assert_true(out[0] == 1 && out[1] == 3 && out[2] == 2 && out[3] == 4);
  FAILS(eg_tensor_copy_to(turned, out, 3), EG_VALUE, "bytes");
  FAILS(eg_tensor_copy_to(turned, NULL, sizeof out), EG_VALUE, "NULL");
  eg_tensor* bad = NULL;
  FAILS(eg_tensor_from_data(data, 3, EG_FLOAT32, 1, (int64_t[]){4}, &bad), EG_VALUE, "bytes");
  FAILS(eg_tensor_from_data(NULL, 16, EG_FLOAT32, 1, (int64_t[]){4}, &bad), EG_VALUE, "NULL");
  OK(eg_tensor_from_data(NULL, 0, EG_FLOAT32, 1, (int64_t[]){0}, &bad)); /* nothing of nothing */
  OK(eg_tensor_copy_to(bad, NULL, 0));
  eg_tensor_release(bad);
  int32_t flag = -1;
  OK(eg_tensor_is_contiguous(turned, EG_CONTIGUOUS_FORMAT, &flag));
  assert_int_equal(flag, 0);
  eg_tensor_release(turned);
  eg_tensor_release(t);
}

static void numbers(void** state) {
  (void)state;
  const double pair[2] = {1, -2};
  eg_value in[4] = {eg_bool(1), eg_int(-7), eg_double(2.5), eg_complex_value(pair)}, out;
  const eg_dtype types[4] = {EG_BOOL, EG_INT64, EG_FLOAT32, EG_COMPLEX128};
  const eg_tag tags[4] = {EG_TAG_BOOL, EG_TAG_INT, EG_TAG_DOUBLE, EG_TAG_COMPLEX};
  for (int i = 0; i < 4; ++i) {
    eg_tensor* t = NULL;
    OK(eg_tensor_from_scalar(&in[i], types[i], 0, &t));
    assert_int_equal(info_of(t).ndim, 0);
    OK(eg_tensor_item(t, &out));
    assert_int_equal(out.tag, tags[i]);
    if (i == 3) {
      assert_true(((double*)out.u.p)[1] == -2);
    } else {
      assert_int_equal(out.u.i, in[i].u.i);
    }
    eg_value_clear(&out);
    eg_tensor_release(t);
  }
  eg_tensor *wrapped = NULL, *ints = NULL, *sum = NULL;
  OK(eg_tensor_from_scalar(&in[1], EG_INT64, 1, &wrapped));
  assert_true(info_of(wrapped).flags & EG_FLAG_WRAPPED_NUMBER);
  const int32_t data = 1;
  OK(eg_tensor_from_data(&data, sizeof data, EG_INT32, 1, (int64_t[]){1}, &ints));
  OK(eg_add(ints, wrapped, eg_none(), &sum));
  assert_int_equal(info_of(sum).dtype, EG_INT32); /* a number gives way */
  eg_tensor_release(sum);
  eg_tensor_release(ints);
  eg_tensor_release(wrapped);
  eg_tensor* two = floats((float[]){1, 2}, 2);
  FAILS(eg_tensor_item(two, &out), EG_RUNTIME, "cannot be converted to Scalar");
  eg_tensor_release(two);
  eg_value text = eg_detail_string("x");
  FAILS(eg_tensor_from_scalar(&text, EG_INT64, 0, &two), EG_TYPE, "");
}

static void text(void** state) {
  (void)state;
  eg_tensor* t = floats((float[]){1, 2.5f}, 2);
  eg_value out = eg_none();
  OK(eg_tensor_to_string(t, NULL, &out));
  assert_int_equal(out.tag, EG_TAG_STRING);
  assert_int_equal(out.n, strlen("[1.0000, 2.5000]"));
  assert_memory_equal(out.u.p, "[1.0000, 2.5000]", out.n);
  eg_value_clear(&out);
  eg_tensor_release(t);
}

/* The structs of dlpack.h, as a consumer that does not know us has them. */
typedef struct {
  void* data;
  int32_t device_type, device_id, ndim;
  uint8_t code, bits;
  uint16_t lanes;
  int64_t *shape, *strides;
  uint64_t byte_offset;
} dl_tensor;
typedef struct dl_managed {
  dl_tensor tensor;
  void* ctx;
  void (*deleter)(struct dl_managed*);
} dl_managed;
typedef struct dl_versioned {
  uint32_t major, minor;
  void* ctx;
  void (*deleter)(struct dl_versioned*);
  uint64_t flags;
  dl_tensor tensor;
} dl_versioned;

static void dlpack_out(void** state) {
  (void)state;
  const int64_t before = live_bytes();
  eg_tensor *t = floats2((float[]){1, 2, 3, 4, 5, 6}, 2, 3), *turned = NULL;
  OK(eg_t(t, &turned));
  void* raw = NULL;
  OK(eg_tensor_to_dlpack(turned, 1, &raw));
  dl_versioned* v = raw;
  assert_int_equal(v->major, 1);
  assert_int_equal(v->tensor.device_type, 1);
  assert_int_equal(v->tensor.ndim, 2);
  assert_int_equal(v->tensor.shape[0], 3);
  assert_int_equal(v->tensor.strides[0], 1);
  assert_int_equal(v->tensor.code, 2);
  assert_int_equal(v->tensor.bits, 32);
  assert_ptr_equal((char*)v->tensor.data + v->tensor.byte_offset, info_of(t).data);
  OK(eg_tensor_to_dlpack(t, 0, &raw));
  dl_managed* m = raw;
  assert_int_equal(m->tensor.shape[1], 3);
  eg_tensor_release(t);
  eg_tensor_release(turned);
  assert_true(((float*)v->tensor.data)[5] == 6); /* the managed tensors keep the memory */
  v->deleter(v);
  m->deleter(m);
  assert_int_equal(live_bytes(), before);
  eg_tensor* wants = leaf((float[]){1}, 1);
  FAILS(eg_tensor_to_dlpack(wants, 1, &raw), EG_RUNTIME, "gradient");
  assert_null(raw);
  eg_tensor_release(wants);
}

static int deleted;
static void delete_managed(dl_managed* m) {
  (void)m;
  ++deleted;
}
static void delete_versioned(dl_versioned* m) {
  (void)m;
  ++deleted;
}

static void dlpack_in(void** state) {
  (void)state;
  float data[6] = {0, 1, 2, 3, 4, 5};
  int64_t shape[2] = {2, 2}, strides[2] = {1, 2};
  dl_managed m = {{data, 1, 0, 2, 2, 32, 1, shape, strides, 4}, NULL, delete_managed};
  dl_versioned v = {1, 0, NULL, delete_versioned, 1 /* read only */, m.tensor};
  eg_tensor* t = NULL;
  deleted = 0;
  OK(eg_tensor_from_dlpack(&m, 0, &t));
  ASSERT_FLOATS(t, 1, 3, 2, 4);
  eg_tensor_release(t);
  assert_int_equal(deleted, 1);
  OK(eg_tensor_from_dlpack(&v, 1, &t));
  eg_status* status = eg_fill_scalar_(t, eg_double(0));
  assert_non_null(status);
  eg_status_free(status);
  eg_tensor_release(t);
  assert_int_equal(deleted, 2);
  /* What is refused stays the caller's. */
  v.major = 2;
  FAILS(eg_tensor_from_dlpack(&v, 1, &t), EG_VALUE, "version");
  v.major = 1;
  v.tensor.device_type = 2;
  FAILS(eg_tensor_from_dlpack(&v, 1, &t), EG_VALUE, "device");
  v.tensor.device_type = 1;
  v.tensor.lanes = 4;
  FAILS(eg_tensor_from_dlpack(&v, 1, &t), EG_VALUE, "lanes");
  v.tensor.lanes = 1;
  v.tensor.bits = 24;
  FAILS(eg_tensor_from_dlpack(&v, 1, &t), EG_VALUE, "type");
  v.tensor.bits = 32;
  v.tensor.ndim = 1000;
  FAILS(eg_tensor_from_dlpack(&v, 1, &t), EG_VALUE, "dimensions");
  v.tensor.ndim = 2;
  shape[0] = -1;
  status = eg_tensor_from_dlpack(&v, 1, &t);
  assert_non_null(status);
  eg_status_free(status);
  shape[0] = INT64_MAX;
  status = eg_tensor_from_dlpack(&v, 1, &t);
  assert_non_null(status);
  eg_status_free(status);
  FAILS(eg_tensor_from_dlpack(NULL, 1, &t), EG_VALUE, "NULL");
  assert_int_equal(deleted, 2);
}

static void dlpack_round_trips_of_all_types(void** state) {
  (void)state;
  for (eg_dtype dtype = EG_BOOL; dtype <= EG_FLOAT8_E5M2; ++dtype) {
    for (int32_t versioned = 0; versioned < 2; ++versioned) {
      eg_tensor *t = NULL, *back = NULL;
      void* raw = NULL;
      OK(eg_zeros((int64_t[]){2, 0, 3}, 3, dtype, EG_DEFAULT, EG_DEFAULT, EG_DEFAULT, 0, &t));
      OK(eg_tensor_to_dlpack(t, versioned, &raw));
      OK(eg_tensor_from_dlpack(raw, versioned, &back));
      assert_int_equal(info_of(back).dtype, dtype);
      assert_int_equal(info_of(back).ndim, 3);
      eg_tensor_release(t);
      eg_tensor_release(back);
    }
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(memory_of_the_caller),
      cmocka_unit_test(destroy_runs_when_memory_is_refused),
      cmocka_unit_test(geometry_that_overflows),
      cmocka_unit_test(read_only_memory),
      cmocka_unit_test(copies),
      cmocka_unit_test(numbers),
      cmocka_unit_test(text),
      cmocka_unit_test(dlpack_out),
      cmocka_unit_test(dlpack_in),
      cmocka_unit_test(dlpack_round_trips_of_all_types),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Dictionaries and safetensors files, whole, truncated and lying. */
#include <stdint.h>
#include <sys/stat.h>
#include <unistd.h>

#include "support.h"

static char path[128];

static int set_path(void** state) {
  (void)state;
  const char* folder = getenv("TMPDIR");
  snprintf(path, sizeof path, "%s/evergrad-test-%d.safetensors", folder && strlen(folder) < 80 ? folder : "/tmp", (int)getpid());
  return 0;
}

static int remove_path(void** state) {
  (void)state;
  unlink(path);
  return 0;
}

static void entries_keep_their_order(void** state) {
  (void)state;
  eg_dict* d = NULL;
  eg_tensor *a = one(1), *b = one(2), *got = NULL;
  OK(eg_dict_new(&d));
  OK(eg_dict_set(d, "z", a));
  OK(eg_dict_set(d, "a", a));
  OK(eg_dict_set(d, "z", b)); /* in its place */
  assert_int_equal(eg_dict_size(d), 2);
  assert_string_equal(eg_dict_key(d, 0), "z");
  assert_string_equal(eg_dict_key(d, 1), "a");
  assert_null(eg_dict_key(d, 2));
  OK(eg_dict_at(d, 0, &got));
  assert_ptr_equal(got, b);
  eg_tensor_release(got);
  OK(eg_dict_get(d, "a", &got));
  assert_ptr_equal(got, a);
  eg_tensor_release(got);
  FAILS(eg_dict_get(d, "b", &got), EG_KEY, "b");
  assert_null(got);
  FAILS(eg_dict_at(d, 2, &got), EG_INDEX, "2");
  FAILS(eg_dict_get(d, NULL, &got), EG_VALUE, "NULL");
  FAILS(eg_dict_set(d, "x", NULL), EG_INVALID_HANDLE, "NULL");
  assert_null(eg_dict_metadata(d, "made"));
  OK(eg_dict_set_metadata(d, "made", "here"));
  assert_string_equal(eg_dict_metadata(d, "made"), "here");
  eg_tensor_release(a);
  eg_tensor_release(b);
  eg_dict_release(d);
}

static void all_types_round_trip(void** state) {
  (void)state;
  eg_dict *d = NULL, *back = NULL;
  OK(eg_dict_new(&d));
  const eg_dtype types[] = {EG_BOOL,    EG_UINT8,   EG_INT8,     EG_INT16,   EG_INT32,   EG_INT64,         EG_UINT16,      EG_UINT32,
                            EG_UINT64,  EG_FLOAT16, EG_BFLOAT16, EG_FLOAT32, EG_FLOAT64, EG_FLOAT8_E4M3FN, EG_FLOAT8_E5M2};
  const size_t n = sizeof types / sizeof *types;
  for (size_t i = 0; i < n; ++i) {
    char name[16];
    eg_tensor* t = NULL;
    OK(eg_ones((int64_t[]){3, (int64_t)i % 3}, 2, types[i], EG_DEFAULT, EG_DEFAULT, EG_DEFAULT, 0, &t));
    snprintf(name, sizeof name, "t%zu", i);
    OK(eg_dict_set(d, name, t));
    eg_tensor_release(t);
  }
  eg_tensor *matrix = floats2((float[]){1, 2, 3, 4}, 2, 2), *turned = NULL;
  OK(eg_t(matrix, &turned)); /* stored in row-major order of its own */
  OK(eg_dict_set(d, "turned \"\\ \xc3\xa9", turned));
  OK(eg_dict_set_metadata(d, "format", "pt"));
  OK(eg_safetensors_save(d, path));
  OK(eg_safetensors_load(path, &back));
  assert_int_equal(eg_dict_size(back), n + 1);
  assert_string_equal(eg_dict_metadata(back, "format"), "pt");
  for (size_t i = 0; i < n; ++i) {
    char name[16];
    eg_tensor* t = NULL;
    snprintf(name, sizeof name, "t%zu", i);
    OK(eg_dict_get(back, name, &t));
    assert_int_equal(info_of(t).dtype, types[i]);
    assert_int_equal(info_of(t).sizes[1], (int64_t)i % 3);
    eg_tensor_release(t);
  }
  eg_tensor* t = NULL;
  OK(eg_dict_get(back, "turned \"\\ \xc3\xa9", &t));
  ASSERT_FLOATS(t, 1, 3, 2, 4);
  eg_tensor_release(t);
  eg_tensor_release(turned);
  eg_tensor_release(matrix);
  eg_dict_release(back);
  eg_dict_release(d);
}

static void write_file(const void* data, size_t n) {
  FILE* f = fopen(path, "wb");
  assert_non_null(f);
  assert_int_equal(fwrite(data, 1, n, f), n);
  fclose(f);
}

static void refused(const char* what) {
  eg_dict* d = NULL;
  eg_status* status = eg_safetensors_load(path, &d);
  if (!status) print_error("accepted: %s\n", what);
  assert_non_null(status);
  if (eg_status_code(status) != EG_IO) print_error("%s: code %d: %s\n", what, eg_status_code(status), eg_status_message(status));
  assert_int_equal(eg_status_code(status), EG_IO);
  assert_true(strlen(eg_status_message(status)) > 10);
  assert_null(d);
  eg_status_free(status);
}

static void truncated_files(void** state) {
  (void)state;
  eg_dict* d = NULL;
  eg_tensor* t = floats((float[]){1, 2, 3, 4}, 4);
  OK(eg_dict_new(&d));
  OK(eg_dict_set(d, "weight", t));
  OK(eg_dict_set(d, "bias", t));
  OK(eg_safetensors_save(d, path));
  FILE* f = fopen(path, "rb");
  char bytes[4096];
  const size_t n = fread(bytes, 1, sizeof bytes, f);
  fclose(f);
  assert_true(n > 40 && n < sizeof bytes);
  for (size_t cut = 0; cut < n; ++cut) {
    char what[64];
    snprintf(what, sizeof what, "first %zu of %zu bytes", cut, n);
    write_file(bytes, cut);
    refused(what);
  }
  eg_tensor_release(t);
  eg_dict_release(d);
}

/* A file of this header and as many bytes of data. */
static void lie(const char* header, uint64_t claimed, size_t data) {
  const size_t length = strlen(header), n = 8 + length + data;
  unsigned char* bytes = calloc(1, n);
  assert_non_null(bytes);
  const uint64_t size = claimed ? claimed : length;
  for (int i = 0; i < 8; ++i) bytes[i] = (unsigned char)(size >> (8 * i));
  memcpy(bytes + 8, header, length);
  write_file(bytes, n);
  free(bytes);
  refused(header);
}

static void lying_files(void** state) {
  (void)state;
  lie("{}", UINT64_MAX, 0);
  lie("{}", 1u << 31, 0);
  lie("{", 0, 0);
  lie("[]", 0, 0);
  lie("null", 0, 0);
  lie("{\"x\":{}}", 0, 8);
  lie("{\"x\":{\"dtype\":\"F32\",\"shape\":[2],\"data_offsets\":[0,8]}", 0, 8);
  lie("{\"x\":{\"dtype\":\"F99\",\"shape\":[2],\"data_offsets\":[0,8]}}", 0, 8);
  lie("{\"x\":{\"dtype\":\"F32\",\"shape\":[3],\"data_offsets\":[0,8]}}", 0, 8);
  lie("{\"x\":{\"dtype\":\"F32\",\"shape\":[2],\"data_offsets\":[0,16]}}", 0, 8);
  lie("{\"x\":{\"dtype\":\"F32\",\"shape\":[2],\"data_offsets\":[8,0]}}", 0, 8);
  lie("{\"x\":{\"dtype\":\"F32\",\"shape\":[2],\"data_offsets\":[-8,0]}}", 0, 8);
  lie("{\"x\":{\"dtype\":\"F32\",\"shape\":[-2],\"data_offsets\":[0,8]}}", 0, 8);
  lie("{\"x\":{\"dtype\":\"F32\",\"shape\":[2.5],\"data_offsets\":[0,8]}}", 0, 8);
  lie("{\"x\":{\"dtype\":\"F32\",\"shape\":[4294967296,4294967296],\"data_offsets\":[0,0]}}", 0, 0);
  lie("{\"x\":{\"dtype\":\"F32\",\"shape\":[4611686018427387904],\"data_offsets\":[0,0]}}", 0, 0);
  lie("{\"x\":{\"dtype\":\"F32\",\"shape\":[99999999999999999999],\"data_offsets\":[0,8]}}", 0, 8);
  lie("{\"x\":{\"dtype\":\"F32\",\"shape\":[2],\"data_offsets\":[0,8]}} trailing", 0, 8);
  lie("{\"x\":{\"dtype\":\"F32\",\"shape\":[2],\"data_offsets\":[4,12]}}", 0, 12);
  lie("{\"x\":{\"dtype\":\"F32\",\"shape\":[2],\"data_offsets\":[0,8]}}", 0, 9);
  lie("{\"x\":{\"dtype\":\"F32\",\"shape\":[2],\"data_offsets\":[0,8]},\"y\":{\"dtype\":\"F32\",\"shape\":[2],\"data_offsets\":[4,12]}}",
      0, 12);
  lie("{\"x\":{\"dtype\":\"F32\",\"shape\":[1],\"data_offsets\":[0,4]},\"x\":{\"dtype\":\"F32\",\"shape\":[1],\"data_offsets\":[4,8]}}", 0,
      8);
  lie("{\"__metadata__\":{\"a\":1}}", 0, 0);
  lie("{\"__metadata__\":{\"a\":\"1\",\"a\":\"2\"}}", 0, 0);
  lie("{\"__metadata__\":{},\"__metadata__\":{}}", 0, 0);
  lie("{\"__metadata__\":\"a\"}", 0, 0);
  lie(" {}", 0, 0);
  lie("{\"x\":[]}", 0, 0);
  lie("{\"x\":{\"dtype\":\"F32\",\"shape\":2,\"data_offsets\":[0,8]}}", 0, 8);
  lie("{\"x\":{\"dtype\":\"F32\",\"shape\":[[2]],\"data_offsets\":[0,8]}}", 0, 8);
  lie("{\"x\":{\"dtype\":\"F32\",\"shape\":[2],\"data_offsets\":[0,8,8]}}", 0, 8);
  lie("{\"x\":{\"dtype\":\"F32\",\"shape\":[2],\"shape\":[2],\"data_offsets\":[0,8]}}", 0, 8);
  /* A NUL would make it another name in every language whose texts end there. */
  lie("{\"x\\u0000y\":{\"dtype\":\"F32\",\"shape\":[2],\"data_offsets\":[0,8]}}", 0, 8);
  lie("{\"__metadata__\":{\"a\\u0000\":\"b\"}}", 0, 0);
  lie("{\"__metadata__\":{\"a\":\"\\u0000b\"}}", 0, 0);
  lie("{\"x\":\"\xff\xfe\"}", 0, 0);
  char deep[4096];
  memset(deep, '[', sizeof deep - 1);
  deep[sizeof deep - 1] = 0;
  lie(deep, 0, 0);
}

static void places_that_cannot_be(void** state) {
  (void)state;
  eg_dict *d = NULL, *e = NULL;
  OK(eg_dict_new(&e));
  FAILS(eg_safetensors_save(e, "/no/such/folder/x.safetensors"), EG_IO, "/no/such/folder");
  FAILS(eg_safetensors_load("/no/such/file", &d), EG_IO, "/no/such/file");
  FAILS(eg_safetensors_save(e, NULL), EG_VALUE, "NULL");
  FAILS(eg_safetensors_save(e, ""), EG_IO, "");
  FAILS(eg_safetensors_load("/tmp", &d), EG_IO, "/tmp");
  OK(eg_safetensors_save(e, path)); /* nothing at all is a file, too */
  OK(eg_safetensors_load(path, &d));
  assert_int_equal(eg_dict_size(d), 0);
  eg_dict_release(d);
  eg_dict_release(e);
}

static void a_failed_save_leaves_the_old_file(void** state) {
  (void)state;
  eg_dict* d = NULL;
  eg_tensor *t = one(7), *bad = NULL;
  OK(eg_dict_new(&d));
  OK(eg_dict_set(d, "x", t));
  OK(eg_safetensors_save(d, path));
  OK(eg_zeros((int64_t[]){1}, 1, EG_COMPLEX32, EG_DEFAULT, EG_DEFAULT, EG_DEFAULT, 0, &bad));
  OK(eg_dict_set(d, "y", bad));
  FAILS(eg_safetensors_save(d, path), EG_VALUE, "y");
  eg_dict* back = NULL;
  OK(eg_safetensors_load(path, &back));
  assert_int_equal(eg_dict_size(back), 1);
  eg_dict_release(back);
  eg_tensor_release(bad);
  eg_tensor_release(t);
  eg_dict_release(d);
}

/* What the format does not know is passed over, whatever it holds. */
static void fields_of_later_writers(void** state) {
  (void)state;
  const char header[] = "{\"x\":{\"more\":{\"dtype\":[1,{\"a\":null}]},\"dtype\":\"U8\",\"also\":[-1,2.5,[true]],\"shape\":[2],\"data_offsets\":[0,2]}}";
  unsigned char bytes[8 + sizeof header - 1 + 2] = {sizeof header - 1};
  memcpy(bytes + 8, header, sizeof header - 1);
  bytes[sizeof bytes - 1] = 7;
  write_file(bytes, sizeof bytes);
  eg_dict* d = NULL;
  eg_tensor* x = NULL;
  OK(eg_safetensors_load(path, &d));
  OK(eg_dict_get(d, "x", &x));
  unsigned char got[2];
  OK(eg_tensor_copy_to(x, got, 2));
  assert_int_equal(got[1], 7);
  eg_tensor_release(x);
  eg_dict_release(d);
}

/* In time that grows with their number: with a search for each name this takes minutes. */
static void many_names(void** state) {
  (void)state;
  enum { N = 100000 };
  eg_dict *d = NULL, *back = NULL;
  eg_tensor *t = one(3), *got = NULL;
  OK(eg_dict_new(&d));
  char name[32];
  for (int i = 0; i < N; ++i) {
    snprintf(name, sizeof name, "layers.%d.weight", i);
    OK(eg_dict_set(d, name, t));
  }
  OK(eg_safetensors_save(d, path));
  OK(eg_safetensors_load(path, &back));
  assert_int_equal(eg_dict_size(back), N);
  assert_string_equal(eg_dict_key(back, N - 1), name);
  OK(eg_dict_at(back, N - 1, &got));
  assert_true(item_of(got) == 3);
  eg_tensor_release(got);
  eg_tensor_release(t);
  eg_dict_release(back);
  eg_dict_release(d);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(entries_keep_their_order),
      cmocka_unit_test(all_types_round_trip),
      cmocka_unit_test(truncated_files),
      cmocka_unit_test(lying_files),
      cmocka_unit_test(fields_of_later_writers),
      cmocka_unit_test(many_names),
      cmocka_unit_test(places_that_cannot_be),
      cmocka_unit_test(a_failed_save_leaves_the_old_file),
  };
  return cmocka_run_group_tests(tests, set_path, remove_path);
}

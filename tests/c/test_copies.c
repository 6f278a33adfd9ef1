/* Several copies of the library in one process, as two packages that each bring one make them: beside each other under
   other names, and in namespaces of their own. Each computes with its own memory and threads, refuses the others' handles,
   and takes their tensors by DLPack. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <sys/stat.h>
#include <unistd.h>

#include "support.h"

enum { kBeside = 8, kApart = 2, kCopies = kBeside + kApart };

typedef struct library {
  void* handle;
  __typeof__(eg_version)* version;
  __typeof__(eg_op_resolve)* resolve;
  __typeof__(eg_op_call)* call;
  __typeof__(eg_tensor_from_data)* from_data;
  __typeof__(eg_tensor_copy_to)* copy_to;
  __typeof__(eg_tensor_get_info)* get_info;
  __typeof__(eg_tensor_release)* release;
  __typeof__(eg_tensor_to_dlpack)* to_dlpack;
  __typeof__(eg_tensor_from_dlpack)* from_dlpack;
  __typeof__(eg_status_code)* code;
  __typeof__(eg_status_message)* message;
  __typeof__(eg_status_free)* status_free;
} library;

static library copies[kCopies];

static void need(const library* l, eg_status* status) {
  if (!status) return;
  print_error("%s\n", l->message(status));
  l->status_free(status);
  fail();
}

static void bind(library* l) {
#define FIND(member, name) \
  l->member = (__typeof__(l->member))dlsym(l->handle, #name); \
  assert_non_null(l->member)
  FIND(version, eg_version);
  FIND(resolve, eg_op_resolve);
  FIND(call, eg_op_call);
  FIND(from_data, eg_tensor_from_data);
  FIND(copy_to, eg_tensor_copy_to);
  FIND(get_info, eg_tensor_get_info);
  FIND(release, eg_tensor_release);
  FIND(to_dlpack, eg_tensor_to_dlpack);
  FIND(from_dlpack, eg_tensor_from_dlpack);
  FIND(code, eg_status_code);
  FIND(message, eg_status_message);
  FIND(status_free, eg_status_free);
#undef FIND
}

static int copy_file(const char* from, const char* to) {
  char buffer[1 << 16];
  const int in = open(from, O_RDONLY), out = open(to, O_WRONLY | O_CREAT | O_TRUNC, 0755);
  ssize_t n = in < 0 || out < 0 ? -1 : 1;
  while (n > 0 && (n = read(in, buffer, sizeof buffer)) > 0) {
    if (write(out, buffer, (size_t)n) != n) n = -1;
  }
  close(in);
  close(out);
  return n < 0;
}

static int load(void** state) {
  (void)state;
  Dl_info own;
  assert_true(dladdr((void*)eg_version, &own) != 0);
  char folder[] = "/tmp/evergrad-copies-XXXXXX", path[sizeof folder + 32];
  assert_non_null(mkdtemp(folder));
  for (int i = 0; i < kCopies; ++i) {
    if (i < kBeside) {
      snprintf(path, sizeof path, "%s/libother%d.so", folder, i);
      assert_int_equal(copy_file(own.dli_fname, path), 0);
      copies[i].handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
      unlink(path);
    } else {
      copies[i].handle = dlmopen(LM_ID_NEWLM, own.dli_fname, RTLD_NOW | RTLD_LOCAL);
    }
    if (!copies[i].handle) print_error("copy %d: %s\n", i, dlerror());
    assert_non_null(copies[i].handle);
    bind(&copies[i]);
  }
  rmdir(folder);
  return 0;
}

/* x @ x of 64 x 64 ones on the copy's threads; 64 in each place. */
static eg_tensor* product(const library* l) {
  enum { n = 64 };
  static float ones[n * n];
  for (int i = 0; i < n * n; ++i) ones[i] = 1;
  const int64_t shape[2] = {n, n};
  eg_tensor* x = NULL;
  need(l, l->from_data(ones, sizeof ones, EG_FLOAT32, 2, shape, &x));
  eg_op* op = NULL;
  need(l, l->resolve("matmul", "", 1, &op));
  eg_value args[2] = {tensor_value(x), tensor_value(x)}, ret = eg_none();
  need(l, l->call(op, args, 2, &ret, 1));
  l->release(x);
  return ret.u.p;
}

static void expect_product(const library* l, eg_tensor* t) {
  static __thread float got[64 * 64];
  need(l, l->copy_to(t, got, sizeof got));
  assert_true(got[0] == 64 && got[64 * 64 - 1] == 64);
}

static void each_computes(void** state) {
  (void)state;
  for (int i = 0; i < kCopies; ++i) {
    assert_string_equal(copies[i].version(), eg_version());
    eg_tensor* t = product(&copies[i]);
    expect_product(&copies[i], t);
    copies[i].release(t);
  }
}

static void foreign_handles_are_refused(void** state) {
  (void)state;
  for (int i = 0; i < kCopies; ++i) {
    eg_tensor* t = product(&copies[i]);
    eg_tensor_info info = {.struct_size = sizeof info};
    FAILS(eg_tensor_get_info(t, &info), EG_INVALID_HANDLE, "");
    copies[i].release(t);
  }
}

static void tensors_travel(void** state) {
  (void)state;
  for (int i = 0; i < kCopies; ++i) {
    const library *from = &copies[i], *to = &copies[(i + 1) % kCopies];
    eg_tensor *t = product(from), *there = NULL, *back = NULL;
    void* managed = NULL;
    need(from, from->to_dlpack(t, 1, &managed));
    from->release(t); /* the memory lives on */
    need(to, to->from_dlpack(managed, 1, &there));
    expect_product(to, there);
    need(to, to->to_dlpack(there, 1, &managed));
    to->release(there);
    need(from, from->from_dlpack(managed, 1, &back));
    expect_product(from, back);
    from->release(back);
  }
}

static void* from_a_thread(void* l) {
  for (int i = 0; i < 20; ++i) {
    eg_tensor* t = product(l);
    expect_product(l, t);
    ((library*)l)->release(t);
  }
  return NULL;
}
static void all_at_once(void** state) {
  (void)state;
  pthread_t threads[kCopies];
  for (int i = 0; i < kCopies; ++i) assert_int_equal(pthread_create(&threads[i], NULL, from_a_thread, &copies[i]), 0);
  for (int i = 0; i < kCopies; ++i) assert_int_equal(pthread_join(threads[i], NULL), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(each_computes), cmocka_unit_test(foreign_handles_are_refused),
                                     cmocka_unit_test(tensors_travel), cmocka_unit_test(all_at_once)};
  return cmocka_run_group_tests(tests, load, NULL);
}

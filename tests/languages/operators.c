/* C's share of the test of four languages in one process: operators with their own gradients, calls of everybody's by
   name, and the way into the Java machine, which Python has none of. Every function gives "" or what went wrong. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <jni.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "evergrad/evergrad.h"

#define SHOWN __attribute__((visibility("default")))

static _Thread_local char text[4096];

static const char* said(const char* format, const char* a, const char* b) {
  snprintf(text, sizeof text, format, a, b);
  return text;
}

/* "3: what happened" of a status, which is freed. */
static const char* told(eg_status* status) {
  if (!status) return "";
  snprintf(text, sizeof text, "%d: %s", eg_status_code(status), eg_status_message(status));
  eg_status_free(status);
  return text;
}

/* ---- the operators ----------------------------------------------------------------------------------------------- */

static atomic_int destroyed;
static void count_destroyed(void* ctx) {
  (void)ctx;
  ++destroyed;
}

static eg_value held(eg_tensor* t) { return (eg_value){.tag = EG_TAG_TENSOR, .u.p = t}; }

static eg_status* scale(void* ctx, const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  (void)ctx, (void)nargs, (void)nrets;
  eg_tensor* out = NULL;
  eg_status* status = eg_mul_scalar(args[0].u.p, args[1], &out);
  if (!status) rets[0] = held(out);
  return status;
}

/* x, by, result, gradient */
static eg_status* scale_vjp(void* ctx, const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  (void)ctx, (void)nargs, (void)nrets;
  eg_tensor* out = NULL;
  eg_status* status = eg_mul_scalar(args[3].u.p, args[1], &out);
  if (!status) rets[0] = held(out);
  return status;
}

static eg_status* same(void* ctx, const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  (void)ctx, (void)nargs, (void)nrets;
  rets[0] = args[0];
  return eg_tensor_retain(args[0].u.p);
}

static eg_status* fail(void* ctx, const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  (void)ctx, (void)args, (void)nargs, (void)rets, (void)nrets;
  return eg_status_new(EG_VALUE, "c says no", NULL, NULL);
}

/* x, "a::through,b::scale": a::through(x, "b::scale") */
static eg_status* through(void* ctx, const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  (void)ctx, (void)nargs, (void)nrets;
  char path[256], *rest;
  snprintf(path, sizeof path, "%.*s", (int)args[1].n, (const char*)args[1].u.p);
  if ((rest = strchr(path, ','))) *rest++ = 0;
  eg_op* op = NULL;
  eg_status* status = eg_op_resolve(path, "", 1, &op);
  if (status) return status;
  eg_value next[2] = {args[0], {.tag = EG_TAG_STRING, .n = rest ? (uint32_t)strlen(rest) : 0, .u.p = rest}};
  return eg_op_call(op, next, rest ? 2 : 1, rets, 1);
}

static const char* const schemas[] = {"c::scale(Tensor x, float by=2.0) -> Tensor", "c::fails(Tensor x) -> Tensor",
                                      "c::fails_later(Tensor x) -> Tensor", "c::through(Tensor x, str path) -> Tensor"};
static eg_op* ops[4];

static const char* register_all(void) {
  const eg_callback_fn forward[] = {scale, fail, same, through}, vjp[] = {scale_vjp, NULL, fail, NULL};
  for (int i = 0; i < 4; ++i) {
    const eg_callback f = {sizeof f, forward[i], NULL, count_destroyed}, g = {sizeof g, vjp[i], NULL, count_destroyed};
    const char* wrong = told(eg_op_register(schemas[i], &f, vjp[i] ? &g : NULL, &ops[i]));
    if (*wrong) return wrong;
  }
  return "";
}

static const char* register_again(void) {
  const eg_callback f = {sizeof f, scale, NULL, count_destroyed};
  return told(eg_op_register(schemas[0], &f, &f, NULL));
}

static const char* unregister_all(void) {
  for (int i = 0; i < 4; ++i) {
    const char* wrong = told(eg_op_unregister(ops[i]));
    if (*wrong) return wrong;
  }
  return "";
}

/* ---- calls ------------------------------------------------------------------------------------------------------- */

static const char* expect(const char* name, const eg_tensor* t, double a, double b) {
  double got[2] = {0, 0};
  const char* wrong = told(eg_tensor_copy_to(t, got, sizeof got));
  if (*wrong) return wrong;
  if (got[0] == a && got[1] == b) return "";
  char values[96];
  snprintf(values, sizeof values, "%g, %g instead of %g, %g", got[0], got[1], a, b);
  return said("%s gave %s", name, values);
}

static eg_status* leaf(eg_tensor** x) {
  const double data[2] = {1, 2};
  const int64_t n = 2;
  eg_status* status = eg_tensor_from_data(data, sizeof data, EG_FLOAT64, 1, &n, x);
  return status ? status : eg_tensor_set_requires_grad(*x, 1);
}

/* name(x, argument): its values and its gradient. */
static const char* call(const char* name, eg_value argument, double y0, double y1, double slope) {
  eg_op* op = NULL;
  eg_tensor *x = NULL, *sum = NULL, *grad = NULL;
  eg_value args[2], y = eg_none();
  const char* wrong = told(eg_op_resolve(name, "", 1, &op));
  if (!*wrong) wrong = told(leaf(&x));
  args[0] = held(x), args[1] = argument;
  if (!*wrong) wrong = told(eg_op_call(op, args, argument.tag == EG_TAG_NONE ? 1 : 2, &y, 1));
  if (!*wrong) wrong = expect(name, y.u.p, y0, y1);
  if (!*wrong) wrong = told(eg_sum(y.u.p, EG_DEFAULT, &sum));
  if (!*wrong) wrong = told(eg_backward(&sum, 1, NULL, 0, 0, NULL, 0));
  if (!*wrong) wrong = told(eg_tensor_grad(x, &grad));
  if (!*wrong) wrong = expect(name, grad, slope, slope);
  eg_value_clear(&y);
  eg_tensor_release(sum);
  eg_tensor_release(grad);
  eg_tensor_release(x);
  return wrong;
}

SHOWN const char* c_run(const char* command, const char* name) {
  if (!strcmp(command, "register")) return register_all();
  if (!strcmp(command, "register again")) return register_again();
  if (!strcmp(command, "unregister")) return unregister_all();
  if (!strcmp(command, "scale")) {
    const char* wrong = call(name, eg_double(3), 3, 6, 3);
    return *wrong ? wrong : call(name, eg_none(), 2, 4, 2);
  }
  if (!strcmp(command, "call")) return call(name, eg_none(), 1, 2, 1);
  if (!strcmp(command, "through")) {
    const char* path = strchr(name, ',') + 1;
    char first[64];
    snprintf(first, sizeof first, "%.*s", (int)(path - 1 - name), name);
    return call(first, (eg_value){.tag = EG_TAG_STRING, .n = (uint32_t)strlen(path), .u.p = (void*)path}, 2, 4, 2);
  }
  if (!strcmp(command, "destroyed")) {
    snprintf(text, sizeof text, "%d", destroyed);
    return text;
  }
  return said("no command %s%s", command, "");
}

/* ---- the Java machine -------------------------------------------------------------------------------------------- */

static JavaVM* vm;
static jclass entry;
static jmethodID run;

SHOWN const char* java_start(const char* libjvm, const char* const* options, int count) {
  void* library = dlopen(libjvm, RTLD_NOW | RTLD_GLOBAL);
  if (!library) return said("%s%s", dlerror(), "");
  jint (*create)(JavaVM**, void**, void*) = NULL;
  *(void**)&create = dlsym(library, "JNI_CreateJavaVM");
  JavaVMOption list[16];
  for (int i = 0; i < count; ++i) list[i] = (JavaVMOption){.optionString = (char*)options[i]};
  JavaVMInitArgs args = {.version = JNI_VERSION_10, .nOptions = count, .options = list};
  JNIEnv* env = NULL;
  if (!create || create(&vm, (void**)&env, &args) != JNI_OK) return "the Java machine does not start";
  jclass found = (*env)->FindClass(env, "OneProcess");
  static const char kRun[] = "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;";
  if (found) run = (*env)->GetStaticMethodID(env, found, "run", kRun);
  if (!found || !run) {
    (*env)->ExceptionDescribe(env);
    return "no class OneProcess";
  }
  entry = (*env)->NewGlobalRef(env, found);
  return "";
}

SHOWN const char* java_run(const char* command, const char* name) {
  JNIEnv* env = NULL;
  const int here = (*vm)->GetEnv(vm, (void**)&env, JNI_VERSION_10) == JNI_OK;
  if (!here && (*vm)->AttachCurrentThread(vm, (void**)&env, NULL) != JNI_OK) return "the thread cannot be attached";
  const char* result = "out of memory";
  if ((*env)->PushLocalFrame(env, 8) == 0) {
    jstring a = (*env)->NewStringUTF(env, command);
    jstring b = a ? (*env)->NewStringUTF(env, name) : NULL;
    jstring out = b ? (*env)->CallStaticObjectMethod(env, entry, run, a, b) : NULL;
    if ((*env)->ExceptionCheck(env)) {
      (*env)->ExceptionDescribe(env);
      (*env)->ExceptionClear(env);
      result = "an exception that was not caught";
    } else if (out) {
      const char* chars = (*env)->GetStringUTFChars(env, out, NULL);
      if (chars) {
        result = said("%s%s", chars, "");
        (*env)->ReleaseStringUTFChars(env, out, chars);
      }
    }
    (*env)->PopLocalFrame(env, NULL);
  }
  if (!here) (*vm)->DetachCurrentThread(vm);
  return result;
}

SHOWN const char* java_stop(void) { return (*vm)->DestroyJavaVM(vm) == JNI_OK ? "" : "the Java machine does not stop"; }

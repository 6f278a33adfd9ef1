// The natives of io.evergrad.internal.Native: the boxed call over memory that Java has packed, and what moves data
// between tensors and Java's arrays and buffers.
#include "evergrad_jni.h"

#include <vector>

#define NATIVE(TYPE, NAME) extern "C" JNIEXPORT TYPE JNICALL Java_io_evergrad_internal_Native_##NAME

namespace {

template <class T>
T* at(jlong address) {
  return reinterpret_cast<T*>(static_cast<intptr_t>(address));
}

jlong as_long(const void* p) { return static_cast<jlong>(reinterpret_cast<intptr_t>(p)); }

jlongArray to_array(JNIEnv* env, const int64_t* items, size_t n) {
  jlongArray array = env->NewLongArray(static_cast<jsize>(n));
  if (array && n) env->SetLongArrayRegion(array, 0, static_cast<jsize>(n), reinterpret_cast<const jlong*>(items));
  return array;
}

bool get_info(JNIEnv* env, jlong tensor, eg_tensor_info* info) {
  memset(info, 0, sizeof(*info));
  info->struct_size = sizeof(*info);
  eg_status* status = eg_tensor_get_info(at<eg_tensor>(tensor), info);
  if (status) evergrad_throw(env, status);
  return status == nullptr;
}

struct Longs {
  void* items;
  size_t n;
  Longs(JNIEnv* env, jlongArray array)
      : items(evergrad_longs(env, array)), n(array ? static_cast<size_t>(env->GetArrayLength(array)) : 0) {}
  Longs(const Longs&) = delete;
  ~Longs() { free(items); }
  template <class T>
  T as() const {
    return static_cast<T>(items);
  }
};

}  // namespace

NATIVE(void, call)(JNIEnv* env, jclass, jlong op, jlong args, jint nargs, jlong rets, jint nrets) {
  eg_status* status = eg_op_call(at<eg_op>(op), at<eg_value>(args), static_cast<size_t>(nargs), at<eg_value>(rets),
                                 static_cast<size_t>(nrets));
  if (status) evergrad_throw(env, status);
}

// The common case, one tensor out, without a trip through memory.
NATIVE(jlong, callTensor)(JNIEnv* env, jclass, jlong op, jlong args, jint nargs) {
  eg_value result;
  result.tag = EG_TAG_NONE;
  result.n = 0;
  result.u.p = nullptr;
  eg_status* status = eg_op_call(at<eg_op>(op), at<eg_value>(args), static_cast<size_t>(nargs), &result, 1);
  if (__builtin_expect(status != nullptr, 0)) {
    evergrad_throw(env, status);
    return 0;
  }
  if (__builtin_expect(result.tag == EG_TAG_TENSOR, 1)) return as_long(result.u.p);
  eg_value_clear(&result);
  return 0;
}

// In-place and out= forms: what comes back are arguments.
NATIVE(void, callDiscard)(JNIEnv* env, jclass, jlong op, jlong args, jint nargs, jint nrets) {
  eg_value results[8];
  memset(results, 0, sizeof(results));
  eg_status* status =
      eg_op_call(at<eg_op>(op), at<eg_value>(args), static_cast<size_t>(nargs), results, static_cast<size_t>(nrets));
  if (status) {
    evergrad_throw(env, status);
    return;
  }
  for (int i = 0; i < nrets; ++i) eg_value_clear(&results[i]);
}

NATIVE(void, moduleForward)(JNIEnv* env, jclass, jlong module, jlong args, jint nargs, jlong rets, jint nrets) {
  eg_status* status = eg_module_forward(at<eg_module>(module), at<eg_value>(args), static_cast<size_t>(nargs),
                                        at<eg_value>(rets), static_cast<size_t>(nrets));
  if (status) evergrad_throw(env, status);
}

// The handles of a task's first n results, which are tensors or NONE.
NATIVE(jlongArray, futureWait)(JNIEnv* env, jclass, jlong future, jint n) {
  std::vector<eg_value> results(static_cast<size_t>(n));
  if (eg_status* status = eg_future_wait(at<eg_future>(future), results.data(), results.size())) {
    evergrad_throw(env, status);
    return nullptr;
  }
  std::vector<jlong> handles;
  for (eg_value& r : results) {
    handles.push_back(r.tag == EG_TAG_TENSOR ? as_long(r.u.p) : 0);
    if (r.tag != EG_TAG_TENSOR) eg_value_clear(&r);
  }
  jlongArray array = env->NewLongArray(n);
  if (array) env->SetLongArrayRegion(array, 0, n, handles.data());
  return array;
}

NATIVE(jlong, address)(JNIEnv* env, jclass, jobject buffer) { return as_long(env->GetDirectBufferAddress(buffer)); }

NATIVE(jobject, view)(JNIEnv* env, jclass, jlong address, jlong bytes) {
  return env->NewDirectByteBuffer(at<void>(address), bytes);
}

// The handles of a TENSORS value, each with a reference of its own.
NATIVE(jlongArray, retainAll)(JNIEnv* env, jclass, jlong address) {
  const eg_value* value = at<eg_value>(address);
  eg_tensor* const* items = static_cast<eg_tensor* const*>(value->u.p);
  jlongArray array = env->NewLongArray(static_cast<jsize>(value->n));
  if (array == nullptr) return nullptr;
  for (uint32_t i = 0; i < value->n; ++i) {
    if (items[i]) {
      if (eg_status* status = eg_tensor_retain(items[i])) eg_status_free(status);
    }
    jlong handle = as_long(items[i]);
    env->SetLongArrayRegion(array, static_cast<jsize>(i), 1, &handle);
  }
  return array;
}

NATIVE(void, setTensors)(JNIEnv* env, jclass, jlong value, jlongArray tensors) {
  Longs handles(env, tensors);
  eg_status* status = eg_value_set_tensors(at<eg_value>(value), handles.as<eg_tensor**>(), handles.n);
  if (status) evergrad_throw(env, status);
}

NATIVE(void, setLongs)(JNIEnv* env, jclass, jlong value, jlongArray items) {
  Longs copy(env, items);
  eg_status* status = eg_value_set_ints(at<eg_value>(value), copy.as<int64_t*>(), copy.n);
  if (status) evergrad_throw(env, status);
}

NATIVE(void, setText)(JNIEnv* env, jclass, jlong value, jbyteArray text) {
  char* copy = evergrad_text(env, text);
  eg_status* status =
      eg_value_set_string(at<eg_value>(value), copy, static_cast<size_t>(env->GetArrayLength(text)));
  free(copy);
  if (status) evergrad_throw(env, status);
}

NATIVE(jlong, info)(JNIEnv* env, jclass, jlong tensor, jint field) {
  eg_tensor_info info;
  if (!get_info(env, tensor, &info)) return 0;
  switch (field) {
    case 0: return info.ndim;
    case 1: return info.dtype;
    case 2: return info.device;
    case 3: return info.numel;
    case 4: return info.storage_offset;
    case 5: return as_long(info.data);
    case 6: return info.storage_bytes;
    case 7: return as_long(info.storage);
    case 8: return info.version;
    case 9: return info.flags;
    case 10: return info.output_nr;
    case 11: return info.layout;
    default: return 0;
  }
}

NATIVE(jlongArray, sizes)(JNIEnv* env, jclass, jlong tensor) {
  eg_tensor_info info;
  return get_info(env, tensor, &info) ? to_array(env, info.sizes, static_cast<size_t>(info.ndim)) : nullptr;
}

NATIVE(jlongArray, strides)(JNIEnv* env, jclass, jlong tensor) {
  eg_tensor_info info;
  return get_info(env, tensor, &info) ? to_array(env, info.strides, static_cast<size_t>(info.ndim)) : nullptr;
}

// Memory of a direct buffer under a tensor: the buffer lives as long as the tensor's storage.
NATIVE(jlong, fromBuffer)(JNIEnv* env, jclass, jobject buffer, jlong offset, jlong bytes, jint dtype, jlongArray sizes,
                          jlongArray strides, jboolean read_only, jobject keep) {
  char* data = static_cast<char*>(env->GetDirectBufferAddress(buffer));
  Longs shape(env, sizes);
  Longs steps(env, strides);
  eg_callback destroy;
  evergrad_callback(env, keep, &destroy);
  eg_tensor* out = nullptr;
  eg_status* status = eg_tensor_from_memory(data + offset, static_cast<size_t>(bytes), dtype,
                                            static_cast<int32_t>(shape.n), shape.as<int64_t*>(),
                                            steps.as<int64_t*>(), read_only, &destroy, &out);
  if (status) evergrad_throw(env, status);
  return as_long(out);
}

NATIVE(jlong, fromArray)(JNIEnv* env, jclass, jarray array, jlong bytes, jint dtype, jlongArray sizes) {
  Longs shape(env, sizes);
  void* data = env->GetPrimitiveArrayCritical(array, nullptr);
  if (data == nullptr) return 0;
  eg_tensor* out = nullptr;
  eg_status* status = eg_tensor_from_data(data, static_cast<size_t>(bytes), dtype, static_cast<int32_t>(shape.n),
                                          shape.as<int64_t*>(), &out);
  env->ReleasePrimitiveArrayCritical(array, data, JNI_ABORT);
  if (status) evergrad_throw(env, status);
  return as_long(out);
}

NATIVE(void, copyTo)(JNIEnv* env, jclass, jlong tensor, jarray array, jlong bytes) {
  void* data = env->GetPrimitiveArrayCritical(array, nullptr);
  if (data == nullptr) return;
  eg_status* status = eg_tensor_copy_to(at<eg_tensor>(tensor), data, static_cast<size_t>(bytes));
  env->ReleasePrimitiveArrayCritical(array, data, 0);
  if (status) evergrad_throw(env, status);
}

NATIVE(void, copyToBuffer)(JNIEnv* env, jclass, jlong tensor, jobject buffer, jlong offset, jlong bytes) {
  char* data = static_cast<char*>(env->GetDirectBufferAddress(buffer));
  eg_status* status = eg_tensor_copy_to(at<eg_tensor>(tensor), data + offset, static_cast<size_t>(bytes));
  if (status) evergrad_throw(env, status);
}

NATIVE(jbyteArray, text)(JNIEnv* env, jclass, jlong tensor) {
  eg_value text = {EG_TAG_NONE, 0, {0}};
  if (eg_status* status = eg_tensor_to_string(at<eg_tensor>(tensor), nullptr, &text)) {
    evergrad_throw(env, status);
    return nullptr;
  }
  jbyteArray bytes = evergrad_bytes(env, static_cast<const char*>(text.u.p), text.n);
  eg_value_clear(&text);
  return bytes;
}

NATIVE(jlongArray, gradients)(JNIEnv* env, jclass, jlongArray outputs, jlongArray grads, jlongArray inputs,
                              jboolean retain_graph, jboolean create_graph, jboolean allow_unused) {
  Longs from(env, outputs);
  Longs seeds(env, grads);
  Longs to(env, inputs);
  Longs results(env, inputs);
  if (results.n) memset(results.items, 0, results.n * sizeof(jlong));
  eg_status* status = eg_grad(from.as<eg_tensor**>(), from.n, seeds.as<eg_tensor**>(), to.as<eg_tensor**>(), to.n,
                              retain_graph, create_graph, allow_unused, results.as<eg_tensor**>());
  if (status) {
    evergrad_throw(env, status);
    return nullptr;
  }
  return to_array(env, results.as<int64_t*>(), results.n);
}

NATIVE(jlongArray, unpackDual)(JNIEnv* env, jclass, jlong tensor, jint level) {
  eg_tensor* parts[2] = {nullptr, nullptr};
  if (eg_status* status = eg_unpack_dual(at<eg_tensor>(tensor), level, &parts[0], &parts[1])) {
    evergrad_throw(env, status);
    return nullptr;
  }
  int64_t handles[2] = {as_long(parts[0]), as_long(parts[1])};
  return to_array(env, handles, 2);
}

NATIVE(jlong, attachFunction)(JNIEnv* env, jclass, jbyteArray name, jlongArray inputs, jlongArray outputs,
                              jbyteArray dirty, jbyteArray nondiff, jboolean materialize, jobject backward) {
  char* title = evergrad_text(env, name);
  char* changed = evergrad_text(env, dirty);
  char* constant = evergrad_text(env, nondiff);
  Longs in(env, inputs);
  Longs out(env, outputs);
  eg_custom_function function;
  memset(&function, 0, sizeof(function));
  function.struct_size = sizeof(function);
  function.name = title;
  function.inputs = in.as<eg_tensor**>();
  function.ninputs = in.n;
  function.outputs = out.as<eg_tensor**>();
  function.noutputs = out.n;
  function.dirty = reinterpret_cast<const uint8_t*>(changed);
  function.nondiff = reinterpret_cast<const uint8_t*>(constant);
  function.materialize = materialize;
  eg_callback callback;
  evergrad_callback(env, backward, &callback);
  eg_node* node = nullptr;
  eg_status* status = eg_custom_function_attach(&function, &callback, &node);
  free(title);
  free(changed);
  free(constant);
  if (status) evergrad_throw(env, status);
  return as_long(node);
}

NATIVE(jlongArray, memoryStats)(JNIEnv* env, jclass, jint device) {
  eg_memory_stats stats;
  memset(&stats, 0, sizeof(stats));
  stats.struct_size = sizeof(stats);
  if (eg_status* status = eg_memory_get_stats(device, &stats)) {
    evergrad_throw(env, status);
    return nullptr;
  }
  int64_t items[4] = {stats.current_bytes, stats.peak_bytes, stats.cached_bytes, stats.allocations};
  return to_array(env, items, 4);
}

// The natives shared by everything: library start, exceptions out of statuses and statuses out of exceptions, callbacks
// into Java from any thread.
#include "evergrad_jni.h"

#include <atomic>
#include <mutex>
#include <new>
#include <set>

namespace {

JavaVM* vm = nullptr;
jclass errors_class = nullptr;
jmethodID make_error = nullptr;
jmethodID describe_error = nullptr;
jmethodID code_of_error = nullptr;
jclass callbacks_class = nullptr;
jmethodID invoke_callback = nullptr;
jmethodID destroy_callback = nullptr;
// Set when the machine goes down: no call into Java after that.
std::atomic<bool> stopping{false};

// Java exceptions that travel through the library as payloads of statuses. A payload may belong to another language in
// the same process, so ours are known by their address.
std::mutex payloads_lock;
std::set<void*>* payloads = nullptr;

// Threads that the library made are attached when they first call into Java, and detached when they end.
struct Attached {
  bool attached = false;
  ~Attached() {
    if (attached && !stopping.load()) vm->DetachCurrentThread();
  }
};
thread_local Attached attached;

JNIEnv* current_env() {
  if (stopping.load()) return nullptr;
  void* env = nullptr;
  if (vm->GetEnv(&env, JNI_VERSION_10) == JNI_OK) return static_cast<JNIEnv*>(env);
  if (vm->AttachCurrentThreadAsDaemon(&env, nullptr) != JNI_OK) return nullptr;
  attached.attached = true;
  return static_cast<JNIEnv*>(env);
}

void destroy_payload(void* payload) {
  {
    std::lock_guard<std::mutex> guard(payloads_lock);
    payloads->erase(payload);
  }
  if (JNIEnv* env = current_env()) env->DeleteGlobalRef(static_cast<jobject>(payload));
}

bool is_ours(void* payload) {
  std::lock_guard<std::mutex> guard(payloads_lock);
  return payload != nullptr && payloads->count(payload) != 0;
}

// The pending Java exception as a status.
eg_status* take_exception(JNIEnv* env) {
  jthrowable thrown = env->ExceptionOccurred();
  env->ExceptionClear();
  jint code = env->CallStaticIntMethod(errors_class, code_of_error, thrown);
  if (env->ExceptionCheck()) {
    env->ExceptionClear();
    code = EG_CALLBACK;
  }
  jobject text = env->CallStaticObjectMethod(errors_class, describe_error, thrown);
  if (env->ExceptionCheck()) {
    env->ExceptionClear();
    text = nullptr;
  }
  char* message = evergrad_text(env, static_cast<jbyteArray>(text));
  void* payload = env->NewGlobalRef(thrown);
  if (payload != nullptr) {
    std::lock_guard<std::mutex> guard(payloads_lock);
    payloads->insert(payload);
  }
  eg_status* status =
      eg_status_new(code, message ? message : "a Java exception", payload, payload ? destroy_payload : nullptr);
  free(message);
  return status;
}

eg_status* run_callback(void* ctx, const eg_value* args, size_t nargs, eg_value* rets, size_t nrets) {
  JNIEnv* env = current_env();
  if (env == nullptr) return eg_status_new(EG_CALLBACK, "Java is shutting down", nullptr, nullptr);
  if (env->PushLocalFrame(16) != 0) {
    env->ExceptionClear();
    return eg_status_new(EG_OUT_OF_MEMORY, "no memory for a call into Java", nullptr, nullptr);
  }
  jobject in = nargs ? env->NewDirectByteBuffer(const_cast<eg_value*>(args), nargs * sizeof(eg_value)) : nullptr;
  jobject out = nrets ? env->NewDirectByteBuffer(rets, nrets * sizeof(eg_value)) : nullptr;
  env->CallStaticVoidMethod(callbacks_class, invoke_callback, static_cast<jobject>(ctx), in, static_cast<jint>(nargs),
                            out, static_cast<jint>(nrets), reinterpret_cast<jlong>(rets));
  eg_status* status = env->ExceptionCheck() ? take_exception(env) : nullptr;
  env->PopLocalFrame(nullptr);
  return status;
}

void drop_callback(void* ctx) {
  JNIEnv* env = current_env();
  if (env == nullptr || ctx == nullptr) return;
  // May run while an exception is pending (a failed call that gives its callback back).
  jthrowable pending = env->ExceptionOccurred();
  if (pending) env->ExceptionClear();
  env->CallStaticVoidMethod(callbacks_class, destroy_callback, static_cast<jobject>(ctx));
  env->ExceptionClear();
  env->DeleteGlobalRef(static_cast<jobject>(ctx));
  if (pending) {
    env->Throw(pending);
    env->DeleteLocalRef(pending);
  }
}

jclass global_class(JNIEnv* env, const char* name) {
  jclass local = env->FindClass(name);
  return local ? static_cast<jclass>(env->NewGlobalRef(local)) : nullptr;
}

}  // namespace

void evergrad_throw(JNIEnv* env, eg_status* status) {
  void* payload = eg_status_payload(status);
  jthrowable cause = is_ours(payload) ? static_cast<jthrowable>(env->NewLocalRef(static_cast<jobject>(payload))) : nullptr;
  const char* message = eg_status_message(status);
  const char* op = eg_status_operator(status);
  jbyteArray text = evergrad_bytes(env, message, message ? strlen(message) : 0);
  jbyteArray name = evergrad_bytes(env, op, op ? strlen(op) : 0);
  jobject error = nullptr;
  if (!env->ExceptionCheck()) {
    error = env->CallStaticObjectMethod(errors_class, make_error, static_cast<jint>(eg_status_code(status)), text, name,
                                        cause);
    if (env->ExceptionCheck()) error = nullptr;  // out of memory: that goes on instead
  }
  eg_status_free(status);
  if (error) env->Throw(static_cast<jthrowable>(error));
}

char* evergrad_text(JNIEnv* env, jbyteArray bytes) {
  if (bytes == nullptr) return nullptr;
  jsize n = env->GetArrayLength(bytes);
  char* text = static_cast<char*>(malloc(static_cast<size_t>(n) + 1));
  if (text == nullptr) return nullptr;
  env->GetByteArrayRegion(bytes, 0, n, reinterpret_cast<jbyte*>(text));
  text[n] = 0;
  return text;
}

jbyteArray evergrad_bytes(JNIEnv* env, const char* text, size_t n) {
  if (text == nullptr) return nullptr;
  jbyteArray bytes = env->NewByteArray(static_cast<jsize>(n));
  if (bytes) env->SetByteArrayRegion(bytes, 0, static_cast<jsize>(n), reinterpret_cast<const jbyte*>(text));
  return bytes;
}

void* evergrad_longs(JNIEnv* env, jlongArray array) {
  if (array == nullptr) return nullptr;
  jsize n = env->GetArrayLength(array);
  void* items = malloc(static_cast<size_t>(n) * sizeof(jlong) + 1);
  if (items) env->GetLongArrayRegion(array, 0, n, static_cast<jlong*>(items));
  return items;
}

const eg_callback* evergrad_callback(JNIEnv* env, jobject target, eg_callback* made) {
  *made = eg_callback{sizeof(eg_callback), nullptr, nullptr, nullptr};
  if (target) *made = eg_callback{sizeof(eg_callback), run_callback, env->NewGlobalRef(target), drop_callback};
  return made;
}

extern "C" {

JNIEXPORT jint JNICALL JNI_OnLoad(JavaVM* machine, void*) {
  vm = machine;
  JNIEnv* env = nullptr;
  if (vm->GetEnv(reinterpret_cast<void**>(&env), JNI_VERSION_10) != JNI_OK) return JNI_ERR;
  // Runs before the destructors of the core library, which was loaded earlier: no call into a machine that is gone.
  atexit([] { stopping.store(true); });
  payloads = new (std::nothrow) std::set<void*>();
  errors_class = global_class(env, "io/evergrad/internal/Errors");
  callbacks_class = errors_class ? global_class(env, "io/evergrad/internal/Callbacks") : nullptr;
  if (payloads == nullptr || callbacks_class == nullptr) return JNI_ERR;
  make_error = env->GetStaticMethodID(errors_class, "make", "(I[B[BLjava/lang/Throwable;)Ljava/lang/Throwable;");
  describe_error = env->GetStaticMethodID(errors_class, "describe", "(Ljava/lang/Throwable;)[B");
  code_of_error = env->GetStaticMethodID(errors_class, "code", "(Ljava/lang/Throwable;)I");
  invoke_callback = env->GetStaticMethodID(callbacks_class, "invoke",
                                           "(Ljava/lang/Object;Ljava/nio/ByteBuffer;ILjava/nio/ByteBuffer;IJ)V");
  destroy_callback = env->GetStaticMethodID(callbacks_class, "destroyed", "(Ljava/lang/Object;)V");
  return destroy_callback ? JNI_VERSION_10 : JNI_ERR;
}

}  // extern "C"

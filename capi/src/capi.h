// The one place where exceptions become statuses and handles become objects.
#pragma once
#include <exception>
#include <initializer_list>
#include <new>
#include <string>

#include "core/engine/value.h"
#include "evergrad/abi.h"

struct eg_status {
  // As in a handle: a status that is freed twice, or a pointer to something else, is known as such.
  uint64_t tag = eg::tag_of(eg::Kind::Status);
  eg_code code = EG_OK;
  std::string message, op;
  void* payload = nullptr;
  void (*destroy)(void*) = nullptr;
  bool fixed = false;  // the preallocated out-of-memory status, never freed

  eg_status() = default;
  eg_status(const eg_status&) = delete;
  ~eg_status() { *const_cast<volatile uint64_t*>(&tag) = 0; }
  static void* operator new(size_t n) { return eg::memory::allocate(n); }
  static void operator delete(void* p, size_t n) noexcept { eg::memory::release(p, n); }
};

namespace eg::capi {

// Thrown by callbacks' failures on their way through the engine: carries the callback's own status.
class CallbackError : public Error {
 public:
  explicit CallbackError(eg_status* s);
  CallbackError(const CallbackError& o) noexcept;
  ~CallbackError() override;
  eg_status* take() const noexcept;

 private:
  struct Shared;
  Shared* shared_;
};

eg_status* make_status(Code code, const char* message, const char* op) noexcept;
eg_status* current_exception_status(const char* op) noexcept;

// Runs a function and turns whatever it throws into a status.
template <class F>
inline eg_status* guarded(const char* op, F&& f) noexcept {
  try {
    f();
    return nullptr;
  } catch (...) {
    return current_exception_status(op);
  }
}

template <class T>
T* checked(const void* handle, Kind kind, const char* what) {
  auto* p = const_cast<T*>(static_cast<const T*>(handle));
  check(p && p->is(kind), Code::InvalidHandle, what, p ? " is not a live handle of this kind" : " is NULL");
  return p;
}

inline Tensor tensor(const eg_tensor* t, const char* what = "tensor") {
  return Tensor(Ref<TensorImpl>::share(checked<TensorImpl>(t, Kind::Tensor, what)));
}
inline Tensor tensor_or_none(const eg_tensor* t, const char* what) { return t ? tensor(t, what) : Tensor(); }
inline eg_tensor* give(Tensor t) { return reinterpret_cast<eg_tensor*>(t.leak()); }
std::vector<Tensor> tensors(eg_tensor* const* ts, size_t n, const char* what, bool none_ok);

inline void need(const void* p, const char* what) { check(p, Code::Value, what, " is NULL"); }

// Reads a caller's sized struct: a shorter one is filled with zeros, an unknown nonzero tail refused.
void read_struct(void* to, size_t ours, size_t smallest, const void* from, const char* what);
// Writes at most what the caller has room for.
void write_struct(void* to, const void* from, size_t ours, size_t smallest, const char* what);

// Wraps the caller's callback; destroy runs exactly once, also when this throws. fn NULL gives a null reference.
Ref<Callback> callback(const eg_callback* c, const char* what, bool optional = false);
// The same for several that come together: when one is refused, the others are destroyed like it.
struct GivenCallback {
  const eg_callback* callback;
  const char* what;
  bool optional = false;
};
void callbacks(std::initializer_list<GivenCallback> given, Ref<Callback>* out);

inline const Value* values(const eg_value* v) { return reinterpret_cast<const Value*>(v); }
inline Value* values(eg_value* v) { return reinterpret_cast<Value*>(v); }

}  // namespace eg::capi

#define EG_GUARD(...) return eg::capi::guarded("", [&] { __VA_ARGS__ })

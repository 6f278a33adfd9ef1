// Statuses, values and callbacks.
#include <cstring>

#include "capi/src/capi.h"

namespace eg::capi {

struct CallbackError::Shared {
  std::atomic<int> refs{1};
  std::atomic<eg_status*> status;
};

CallbackError::CallbackError(eg_status* s)
    : Error(static_cast<Code>(s->code), s->message), shared_(new Shared{{1}, {s}}) {}
CallbackError::CallbackError(const CallbackError& o) noexcept : Error(o), shared_(o.shared_) { ++shared_->refs; }
CallbackError::~CallbackError() {
  if (--shared_->refs == 0) {
    eg_status_free(shared_->status.load());
    delete shared_;
  }
}
eg_status* CallbackError::take() const noexcept { return shared_->status.exchange(nullptr); }

namespace {
bool live(const eg_status* s) { return s && s->tag == tag_of(Kind::Status); }

// Needs no memory to be made and is never destroyed: it may be asked for by any thread until the process has ended.
eg_status* out_of_memory_status() noexcept {
  alignas(eg_status) static char place[sizeof(eg_status)];
  static eg_status* s = [] {
    auto* x = ::new (place) eg_status;
    x->code = EG_OUT_OF_MEMORY;
    x->message = "out of memory";
    x->fixed = true;
    return x;
  }();
  return s;
}
}  // namespace

eg_status* make_status(Code code, const char* message, const char* op) noexcept {
  try {
    auto* s = new eg_status;
    s->code = static_cast<eg_code>(code);
    try {
      s->message = message;
      s->op = op;
    } catch (...) {
      delete s;
      return out_of_memory_status();
    }
    return s;
  } catch (...) {
    return out_of_memory_status();
  }
}

namespace {
// The status that a callback gave, with what the engine has added to its message on the way.
eg_status* callback_status(const CallbackError& e, const char* message, const char* op) noexcept {
  eg_status* s = e.take();
  if (!s || s->fixed) return s;
  try {
    if (s->op.empty()) s->op = op;  // the innermost operator that knows its name
    if (s->message != message) s->message = message;
  } catch (...) {  // both are a help, no more
  }
  return s;
}

eg_status* nested_status(const Error& e, const char* op) noexcept {
  try {
    std::rethrow_if_nested(e);
  } catch (const CallbackError& inner) {
    return callback_status(inner, e.what(), op);
  } catch (...) {
  }
  return nullptr;
}
}  // namespace

eg_status* current_exception_status(const char* op) noexcept {
  try {
    throw;
  } catch (const CallbackError& e) {
    if (eg_status* s = callback_status(e, e.what(), op)) return s;
    return make_status(e.code(), e.what(), op);
  } catch (const Error& e) {
    if (eg_status* s = nested_status(e, op)) return s;
    return make_status(e.code(), e.what(), op);
  } catch (const std::bad_alloc&) {
    return out_of_memory_status();
  } catch (const std::exception& e) {
    return make_status(Code::Runtime, e.what(), op);
  } catch (...) {
    return make_status(Code::Runtime, "unknown C++ exception", op);
  }
}

std::vector<Tensor> tensors(eg_tensor* const* ts, size_t n, const char* what, bool none_ok) {
  check(ts || n == 0, Code::Value, what, " is NULL");
  check(n < (size_t{1} << 31), Code::Value, what, ": impossible count ", n);
  std::vector<Tensor> out;
  out.reserve(n);
  for (size_t i = 0; i < n; ++i) {
    if (!ts[i]) {
      check(none_ok, Code::InvalidHandle, what, "[", i, "] is NULL");
      out.emplace_back();
    } else {
      out.push_back(tensor(ts[i], what));
    }
  }
  return out;
}

void read_struct(void* to, size_t ours, size_t smallest, const void* from, const char* what) {
  need(from, what);
  size_t theirs;
  std::memcpy(&theirs, from, sizeof theirs);
  check(theirs >= smallest && theirs < (size_t{1} << 20), Code::Value, what, ": struct_size is ", theirs,
        ", expected at least ", smallest);
  std::memset(to, 0, ours);
  std::memcpy(to, from, std::min(ours, theirs));
  for (size_t i = ours; i < theirs; ++i) {
    check(static_cast<const char*>(from)[i] == 0, Code::Value, what, ": has a field that this release does not know");
  }
}

void write_struct(void* to, const void* from, size_t ours, size_t smallest, const char* what) {
  need(to, what);
  size_t theirs;
  std::memcpy(&theirs, to, sizeof theirs);
  check(theirs >= smallest && theirs < (size_t{1} << 20), Code::Value, what, ": struct_size is ", theirs,
        ", expected at least ", smallest);
  const size_t n = std::min(ours, theirs);
  std::memcpy(static_cast<char*>(to) + sizeof theirs, static_cast<const char*>(from) + sizeof theirs, n - sizeof theirs);
}

namespace {
// A callback's results are the library's from here on: what is no live tensor is taken out rather than followed.
bool only_live(Value* rets, size_t n) {
  bool all = true;
  const auto live_or_none = [&](void*& p) {
    if (!p || static_cast<TensorImpl*>(p)->is(Kind::Tensor)) return;
    p = nullptr;
    all = false;
  };
  for (size_t i = 0; i < n; ++i) {
    if (rets[i].tag == Tag::Tensor) live_or_none(rets[i].p);
    if (rets[i].tag != Tag::Tensors || !rets[i].p) continue;
    for (uint32_t k = 0; k < rets[i].n; ++k) live_or_none(static_cast<void**>(rets[i].p)[k]);
  }
  return all;
}

class CCallback final : public Callback {
 public:
  CCallback(eg_callback_fn fn, void* ctx, void (*destroy)(void*)) : fn_(fn), ctx_(ctx), destroy_(destroy) {}
  ~CCallback() override {
    if (destroy_) destroy_(ctx_);
  }
  void call(const Value* args, size_t n, Value* rets, size_t nrets) override {
    Value none;
    eg_status* s = fn_(ctx_, reinterpret_cast<const eg_value*>(args ? args : &none), n,
                       reinterpret_cast<eg_value*>(rets ? rets : &none), nrets);
    const bool sound = only_live(rets, nrets);
    if (s) {
      check(live(s), Code::InvalidHandle, "a callback returned a status that is not a live handle of this library");
      throw CallbackError(s);
    }
    check(sound, Code::InvalidHandle, "a callback gave a tensor that is not a live handle of this library");
  }

 private:
  eg_callback_fn fn_;
  void* ctx_;
  void (*destroy_)(void*);
};
}  // namespace

Ref<Callback> callback(const eg_callback* c, const char* what, bool optional) {
  eg_callback k{};
  if (!c && optional) return nullptr;
  read_struct(&k, sizeof k, sizeof k, c, what);
  if (!k.fn) {
    if (k.destroy) k.destroy(k.ctx);
    check(optional, Code::Value, what, ".fn is NULL");
    return nullptr;
  }
  try {
    return make<CCallback>(k.fn, k.ctx, k.destroy);
  } catch (...) {
    if (k.destroy) k.destroy(k.ctx);
    throw;
  }
}

void callbacks(std::initializer_list<GivenCallback> given, Ref<Callback>* out) {
  std::exception_ptr first;
  for (const GivenCallback& g : given) {
    try {
      *out++ = callback(g.callback, g.what, g.optional);
    } catch (...) {
      if (!first) first = std::current_exception();
    }
  }
  if (first) std::rethrow_exception(first);
}

}  // namespace eg::capi

using namespace eg;
using namespace eg::capi;

extern "C" {

void eg_value_clear(eg_value* value) {
  if (value) values(value)->clear();
}

eg_code eg_status_code(const eg_status* s) {
  return s ? live(s) ? s->code : static_cast<eg_code>(EG_INVALID_HANDLE) : static_cast<eg_code>(EG_OK);
}
const char* eg_status_message(const eg_status* s) {
  return s ? live(s) ? s->message.c_str() : "status is not a live handle of this kind" : "";
}
const char* eg_status_operator(const eg_status* s) { return live(s) ? s->op.c_str() : ""; }
void* eg_status_payload(const eg_status* s) { return live(s) ? s->payload : nullptr; }
void eg_status_free(eg_status* s) {
  if (!live(s) || s->fixed) return;
  if (s->destroy) s->destroy(s->payload);
  delete s;
}

eg_status* eg_status_new(eg_code code, const char* message, void* payload, void (*destroy)(void*)) {
  eg_status* s = make_status(static_cast<Code>(code == EG_OK ? EG_RUNTIME : code), message ? message : "", "");
  if (s->fixed) {
    if (destroy) destroy(payload);
    return s;
  }
  s->payload = payload;
  s->destroy = destroy;
  return s;
}

eg_status* eg_value_set_tensors(eg_value* value, eg_tensor* const* ts, size_t n) {
  EG_GUARD(need(value, "value"); *values(value) = Value::own_tensors(tensors(ts, n, "tensors", true)););
}
eg_status* eg_value_set_ints(eg_value* value, const int64_t* items, size_t n) {
  EG_GUARD(need(value, "value"); check(items || n == 0, Code::Value, "items is NULL");
           *values(value) = Value::own_ints({items, n}););
}
eg_status* eg_value_set_string(eg_value* value, const char* text, size_t n) {
  EG_GUARD(need(value, "value"); check(text || n == 0, Code::Value, "text is NULL");
           *values(value) = Value::own_string({text, n}););
}

}  // extern "C"

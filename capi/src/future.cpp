// Tasks of the inter-op pool: fork, and futures to wait for what comes of them.
#include "capi/src/capi.h"
#include "core/base/interop.h"
#include "core/base/thread_block.h"
#include "core/base/threads.h"
#include "core/engine/mode.h"

using namespace eg;
using namespace eg::capi;

namespace {

// Gradients, inference and anomaly mode are those of the thread that forked; transforms stay with their thread.
class CallerMode {
 public:
  explicit CallerMode(const Mode& caller) : before_(mode) {
    mode.grad = caller.grad;
    mode.inference = caller.inference;
    mode.anomaly = caller.anomaly;
  }
  CallerMode(const CallerMode&) = delete;
  ~CallerMode() { mode = before_; }

 private:
  Mode before_;
};

class Task : public Future {
 public:
  Task(Ref<Callback> callback, size_t nrets) : callback_(std::move(callback)), caller_(mode), results_(nrets) {}

  size_t count() const { return results_.v.size(); }
  // Of a task that has ended: the caller's own reference or copy.
  Value result(size_t i) const {
    const Value& v = results_.v[i];
    switch (v.tag) {
      case Tag::Tensor:
        return Value::own(to_tensor(v, "result"));
      case Tag::Tensors:
        return Value::own_tensors(to_tensors(v, "result"));
      case Tag::Ints:
        return Value::own_ints(to_ints(v, "result"));
      case Tag::String:
        return Value::own_string(to_string(v, "result"));
      default:
        return v;
    }
  }

 protected:
  void run() override {
    const Ref<Callback> callback = std::move(callback_);  // destroyed when the task ends, not when the future does
    const CallerMode as_forked(caller_);
    callback->call(nullptr, 0, results_.data(), results_.v.size());
    for (const Value& v : results_.v) {
      switch (v.tag) {
        case Tag::Complex:
        case Tag::Doubles:
        case Tag::Bools:
        case Tag::Generator:
        case Tag::Scalars:
          fail(Code::Type, "a task gives back tensors, integers, numbers, bools and texts, not ", name_of(v.tag));
        default:
          break;
      }
    }
  }

 private:
  Ref<Callback> callback_;
  Mode caller_;
  Values results_;
};

Task* task(const eg_future* f) { return checked<Task>(f, Future::kKind, "future"); }

}  // namespace

extern "C" {

eg_status* eg_set_num_interop_threads(int32_t threads) {
  EG_GUARD(check(threads > 0, Code::Runtime, "set_num_interop_threads expects a positive integer");
           set_num_interop_threads(threads););
}
int32_t eg_get_num_interop_threads(void) {
  try {
    return num_interop_threads();
  } catch (...) {
    return 1;
  }
}

const char* eg_parallel_info(void) {
  try {
    static constexpr PerThread<std::string, Own::InfoText> t_text;
    std::string& text = t_text.get();
    text = parallel_info();
    return text.c_str();
  } catch (...) {
    return "";
  }
}

eg_status* eg_fork(const eg_callback* callback_given, size_t nrets, eg_future** out) {
  EG_GUARD(
      Ref<Callback> call = callback(callback_given, "task"); need(out, "out"); *out = nullptr;
      check(nrets < 65536, Code::Value, "impossible number of results: ", nrets);
      Ref<Task> made = make<Task>(std::move(call), nrets); if (mode.vmap_depth > 0 || mode.forward_depth > 0) {
        run_now(*made);  // what is transformed belongs to this thread
      } else { launch(made); }* out = reinterpret_cast<eg_future*>(made.leak()););
}

eg_status* eg_future_wait(eg_future* f, eg_value* rets, size_t nrets) {
  EG_GUARD(
      const Ref<Task> held = Ref<Task>::share(task(f)); check(rets || nrets == 0, Code::Value, "rets is NULL");
      for (size_t i = 0; i < nrets; ++i) values(rets)[i] = Value();
      check(nrets <= held->count(), Code::Value, "the task has ", held->count(), " results, not ", nrets); held->wait();
      try {
        for (size_t i = 0; i < nrets; ++i) values(rets)[i] = held->result(i);
      } catch (...) {
        for (size_t i = 0; i < nrets; ++i) {
          values(rets)[i].clear();
          values(rets)[i] = Value();
        }
        throw;
      });
}
int32_t eg_future_done(const eg_future* f) {
  try {
    return task(f)->done();
  } catch (...) {
    return 0;
  }
}
eg_status* eg_future_retain(eg_future* f) { EG_GUARD(task(f)->retain();); }
void eg_future_release(eg_future* f) {
  auto* p = reinterpret_cast<Task*>(f);
  if (p && p->is(Future::kKind)) p->release();
}

}  // extern "C"

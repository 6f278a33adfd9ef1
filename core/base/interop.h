// The inter-op pool: tasks that run beside their caller, one thread a task, and futures to wait for them. Operators in
// a task share the intra-op team with everybody else's.
#pragma once
#include <exception>

#include "core/base/ref.h"

namespace eg {

// How many tasks run at once; the default is the number of processors that the process may use.
int num_interop_threads();
// n >= 1; once, and before the first task. Throws (Runtime) later.
void set_num_interop_threads(int n);

// A task and its end. Handles of the C ABI are futures too.
class Future : public Object {
 public:
  static constexpr Kind kKind = static_cast<Kind>(0x46555455);
  Future() : Object(kKind) {}
  bool done() const;
  // Returns when the task has ended, or throws what it threw. A task that no thread has begun is run by the one that
  // waits for it: tasks that wait for tasks never use the pool up.
  void wait();

 protected:
  virtual void run() = 0;  // once, on any thread

 private:
  friend struct Interop;
  enum class State : uint8_t { Queued, Running, Done };
  State state_ = State::Queued;  // this and the rest: guarded by the pool's mutex
  uint64_t generation_ = 0;      // of processes: forked children count on
  std::exception_ptr error_;
};

// Hands the task to the pool.
void launch(Ref<Future> task);
// Runs it at once, on the calling thread; it ends as if it had been launched.
void run_now(Future& task);

}  // namespace eg

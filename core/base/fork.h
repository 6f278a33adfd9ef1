// Forks. A child has the forking thread alone: a lock that another one held would stay locked for ever, and what it guards
// half written. So every lock of the library that outlives a call is taken in front of a fork, and let go on both sides.
#pragma once

namespace eg {

// In which order they are taken: what is locked while others are wanted comes first.
enum class ForkOrder { Generators, Registry, Kernels, Tasks, Tape, Team, Memory };

// A static object for each place that has locks; `child` may be null where it is as `release`.
class AtFork {
 public:
  AtFork(ForkOrder order, void (*prepare)(), void (*release)(), void (*child)() = nullptr);
  AtFork(const AtFork&) = delete;

 private:
  static void before();
  static void in_parent();
  static void in_child();
  void (*prepare_)();
  void (*release_)();
  void (*child_)();
  ForkOrder order_;
  AtFork* next_ = nullptr;
  AtFork* before_ = nullptr;
  static AtFork *first_, *last_;
};

}  // namespace eg

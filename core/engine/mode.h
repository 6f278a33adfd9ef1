// What a thread is doing: gradients on or off, inference mode, anomaly detection, active transforms.
#pragma once
#include <cstdint>

namespace eg {

struct Mode {
  bool grad = true;
  bool inference = false;
  int8_t anomaly = 0;        // 1: name the forward call of a failing backward; 2: also look for NaN
  bool forward_off = false;  // tangents wait: nothing sees them
  int32_t forward_depth = 0; // active levels of forward mode
  int32_t vmap_depth = 0;    // active levels of vmap
  uint64_t wanted = ~uint64_t{0};  // the edges of the node being run that lead to a requested gradient
  bool recording() const { return grad && !inference; }
};
extern thread_local constinit Mode mode __attribute__((tls_model("initial-exec")));

class GradMode {  // sets gradients on or off for a scope
 public:
  explicit GradMode(bool on) : before_(mode.grad) { mode.grad = on; }
  GradMode(const GradMode&) = delete;
  ~GradMode() { mode.grad = before_; }

 private:
  bool before_;
};

}  // namespace eg

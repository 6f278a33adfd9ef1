// Convolutions of oneDNN, made once for a problem and kept: a cache of bounded size, least recently used out first, of
// the primitives with the reorders between the caller's arrays and the layouts that the primitives want.
#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>

namespace eg::kernels::onednn {

enum class Kind : int64_t { Forward, BackwardData, BackwardWeights };
// How the primitive sees input and output: laid out as it likes best (blocked by channels), or as the caller has them.
enum class Layout : int64_t { Blocked, AsGiven };
enum class Arg : int { Input, Weight, Output };

// Everything that one primitive depends on, float32 throughout; only int64 members, so that it compares as bytes.
// Strides are in elements, positive.
struct Problem {
  Kind kind = Kind::Forward;
  Layout layout = Layout::Blocked;
  int64_t nd = 2;  // spatial dimensions, 2 or 3
  int64_t bias = 0;
  int64_t images = 0, groups = 1, in_channels = 0, out_channels = 0;  // channels a group
  int64_t in[3] = {}, out[3] = {}, kernel[3] = {};
  int64_t stride[3] = {}, dilation[3] = {}, padding[3] = {};
  int64_t in_strides[5] = {}, out_strides[5] = {};  // image, channel, spatial dimensions
  int64_t weight_strides[5] = {};                   // output channel, input channel, spatial dimensions
};

class Convolution {
 public:
  virtual ~Convolution() = default;
  // Bytes of an argument in the primitive's layout; 0 where that is the caller's.
  virtual size_t bytes(Arg arg) const = 0;
  virtual size_t scratch_bytes() const = 0;
  // Elements of the primitive's layout of the weight, whether the caller's or not.
  virtual int64_t weight_elements() const = 0;
  // From the caller's layout into the primitive's, and back.
  virtual void load(Arg arg, const float* from, float* to) const = 0;
  virtual void store(Arg arg, const float* from, float* to) const = 0;
  // Arrays in the primitive's layout; the one that the kind computes is written.
  virtual void run(const float* in, const float* weight, const float* bias, const float* out, void* scratch) const = 0;
};

// Null where oneDNN is not there or has nothing good for the problem.
std::shared_ptr<const Convolution> convolution(const Problem& problem);

constexpr size_t kCacheCapacity = 256;
size_t cache_size();

}  // namespace eg::kernels::onednn

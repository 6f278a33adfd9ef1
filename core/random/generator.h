// The CPU random number generator: mt19937 with the draws and the serialised state of PyTorch's CPU generator, so that
// the same seed gives the same numbers. Drawing functions over tensors are in core/random/draws.h.
#pragma once
#include <cstdint>
#include <cstring>
#include <mutex>

#include "core/base/ref.h"

namespace eg {

class Mt19937 {
 public:
  static constexpr int kN = 624;
  explicit Mt19937(uint32_t seed = 5489) { this->seed(seed); }
  void seed(uint32_t seed);
  uint32_t operator()() {
    if (--left == 0) refill();
    return temper(state[next++]);
  }

  // The next n words, many at a time.
  void words(uint32_t* out, int64_t n);

  // Named as in the serialised form. left counts down to the next refill, next is the position of the next word.
  int32_t left = 1;
  uint32_t next = 0;
  uint32_t state[kN];

 private:
  static uint32_t temper(uint32_t y) {
    y ^= y >> 11;
    y ^= (y << 7) & 0x9d2c5680u;
    y ^= (y << 15) & 0xefc60000u;
    return y ^ (y >> 18);
  }
  void refill();
};

class Generator final : public Object {
 public:
  static constexpr uint64_t kDefaultSeed = 67280421310721ull;
  static constexpr size_t kStateSize = 5056;        // what get_state writes
  static constexpr size_t kLegacyStateSize = 5048;  // also accepted: without the float normal

  explicit Generator(uint64_t seed = kDefaultSeed);
  ~Generator() override;

  // These four lock; the draws below do not: whoever draws holds `mutex` meanwhile.
  void manual_seed(uint64_t seed);
  uint64_t seed();  // seeds from the system's entropy and returns that seed (below 2^53)
  uint64_t initial_seed();
  void get_state(uint8_t* out);  // kStateSize bytes
  void set_state(const uint8_t* bytes, size_t size);
  void copy_from(Generator& other);  // for clone and graph-safe state

  uint32_t random() { return engine_(); }
  void random(uint32_t* out, int64_t n) { engine_.words(out, n); }
  uint64_t random64() {
    const uint64_t high = engine_();
    return high << 32 | engine_();
  }
  float uniform_float() { return static_cast<float>(engine_() & 0xffffffu) * 0x1p-24f; }
  double uniform_double() { return static_cast<double>(random64() & 0x1fffffffffffffull) * 0x1p-53; }
  double normal();  // standard normal; every second call returns the value cached by the one before

  std::mutex mutex;

 private:
  friend struct Generators;
  Generator *before_ = nullptr, *after_ = nullptr;  // in the list of all
  Mt19937 engine_;
  uint64_t seed_;
  bool has_normal_ = false, has_float_normal_ = false;
  float float_normal_ = 0;
  double normal_ = 0;
};

// As long as it lives, what this thread draws without a generator argument comes from a generator of its own.
class OwnDraws {
 public:
  OwnDraws();
  OwnDraws(const OwnDraws&) = delete;
  ~OwnDraws();

 private:
  Generator generator_;
  void* before_;
};

// The generator that functions without a generator argument use. Lives as long as the library.
Generator& default_generator();

}  // namespace eg

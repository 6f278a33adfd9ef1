// mt19937 and its bookkeeping.
#include "core/random/generator.h"

#include <sys/random.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

#include "core/base/error.h"
#include "core/base/fork.h"
#include "core/base/thread_block.h"

namespace eg {

void Mt19937::seed(uint32_t seed) {
  state[0] = seed;
  for (uint32_t i = 1; i < kN; ++i) state[i] = 1812433253u * (state[i - 1] ^ (state[i - 1] >> 30)) + i;
  left = 1;
  next = 0;
}

void Mt19937::refill() {
  constexpr int kM = 397;
  const auto mix = [](uint32_t u, uint32_t v) { return ((u & 0x80000000u) | (v & 0x7fffffffu)) >> 1; };
  const auto twist = [&](uint32_t u, uint32_t v) { return mix(u, v) ^ ((v & 1u) * 0x9908b0dfu); };
  for (int i = 0; i < kN - kM; ++i) state[i] = state[i + kM] ^ twist(state[i], state[i + 1]);
  for (int i = kN - kM; i < kN - 1; ++i) state[i] = state[i + kM - kN] ^ twist(state[i], state[i + 1]);
  state[kN - 1] = state[kM - 1] ^ twist(state[kN - 1], state[0]);
  left = kN;
  next = 0;
}

void Mt19937::words(uint32_t* out, int64_t n) {
  while (n > 0) {
    if (left == 1) {
      refill();
      left = kN + 1;  // none of them is taken yet
    }
    const int32_t count = static_cast<int32_t>(std::min<int64_t>(n, left - 1));
    for (int32_t i = 0; i < count; ++i) out[i] = temper(state[next + static_cast<uint32_t>(i)]);
    left -= count;
    next += static_cast<uint32_t>(count);
    out += count;
    n -= count;
  }
}

// All generators, to be locked in front of a fork.
struct Generators {
  static inline std::mutex mutex;
  static inline Generator* first = nullptr;

  static void enter(Generator& g) {
    const std::lock_guard lock(mutex);
    g.after_ = first;
    if (first) first->before_ = &g;
    first = &g;
  }
  static void leave(Generator& g) {
    const std::lock_guard lock(mutex);
    (g.before_ ? g.before_->after_ : first) = g.after_;
    if (g.after_) g.after_->before_ = g.before_;
  }
  static void lock_all() {
    mutex.lock();
    for (Generator* g = first; g; g = g->after_) g->mutex.lock();
  }
  static void unlock_all() {
    for (Generator* g = first; g; g = g->after_) g->mutex.unlock();
    mutex.unlock();
  }
};
static const AtFork g_at_fork(ForkOrder::Generators, Generators::lock_all, Generators::unlock_all);

Generator::Generator(uint64_t seed) : Object(Kind::Generator), engine_(static_cast<uint32_t>(seed)), seed_(seed) {
  Generators::enter(*this);
}
Generator::~Generator() { Generators::leave(*this); }

double Generator::normal() {
  if (has_normal_) {
    has_normal_ = false;
    return normal_;
  }
  const double u1 = uniform_double();
  const double u2 = uniform_double();
  const double r = std::sqrt(-2.0 * std::log1p(-u2));
  const double theta = 2.0 * M_PI * u1;
  normal_ = r * std::sin(theta);
  has_normal_ = true;
  return r * std::cos(theta);
}

void Generator::manual_seed(uint64_t seed) {
  std::lock_guard<std::mutex> lock(mutex);
  engine_.seed(static_cast<uint32_t>(seed));
  seed_ = seed;
  has_normal_ = has_float_normal_ = false;
}

uint64_t Generator::seed() {
  uint64_t s = 0;
  if (getrandom(&s, sizeof s, 0) != sizeof s) {
    s = static_cast<uint64_t>(std::chrono::steady_clock::now().time_since_epoch().count()) * 0x9e3779b97f4a7c15ull;
  }
  s &= (1ull << 53) - 1;  // exact as a double
  manual_seed(s);
  return s;
}

uint64_t Generator::initial_seed() {
  std::lock_guard<std::mutex> lock(mutex);
  return seed_;
}

namespace {

// The layout that PyTorch's get_rng_state has always had, followed by what was added to it later.
struct State {
  uint64_t seed;
  int32_t left;
  int32_t seeded;
  uint64_t next;
  uint64_t words[Mt19937::kN];
  double normal_x, normal_y, normal_rho;  // normal_y holds the cached normal, the others are history
  int32_t normal_valid;
  int32_t pad0;
  float float_normal;
  uint8_t float_normal_valid;
  uint8_t pad1[3];
};
static_assert(sizeof(State) == Generator::kStateSize);
static_assert(offsetof(State, float_normal) == Generator::kLegacyStateSize);

}  // namespace

void Generator::get_state(uint8_t* out) {
  State s{};
  {
    std::lock_guard<std::mutex> lock(mutex);
    s.seed = seed_;
    s.left = engine_.left;
    s.seeded = 1;
    s.next = engine_.next;
    for (int i = 0; i < Mt19937::kN; ++i) s.words[i] = engine_.state[i];
    s.normal_valid = has_normal_;
    s.normal_y = has_normal_ ? normal_ : 0.0;
    s.float_normal_valid = has_float_normal_;
    s.float_normal = has_float_normal_ ? float_normal_ : 0.0f;
  }
  std::memcpy(out, &s, sizeof s);
}

void Generator::set_state(const uint8_t* bytes, size_t size) {
  check(size == kStateSize || size == kLegacyStateSize, "Expected either a CPUGeneratorImplStateLegacy of size ",
        kLegacyStateSize, " or a CPUGeneratorImplState of size ", kStateSize,
        " but found the input RNG state size to be ", size);
  State s{};
  std::memcpy(&s, bytes, size);
  check(s.seeded == 1 && s.left > 0 && s.left <= Mt19937::kN && s.next <= static_cast<uint64_t>(Mt19937::kN),
        "Invalid mt19937 state");
  // The next word read must exist: a refill comes exactly when the words run out.
  check(s.left == 1 || s.next + static_cast<uint64_t>(s.left) <= Mt19937::kN + 1u, "Invalid mt19937 state");
  std::lock_guard<std::mutex> lock(mutex);
  seed_ = s.seed;
  engine_.left = s.left;
  engine_.next = static_cast<uint32_t>(s.next);
  for (int i = 0; i < Mt19937::kN; ++i) engine_.state[i] = static_cast<uint32_t>(s.words[i]);
  has_normal_ = s.normal_valid != 0;
  normal_ = size == kLegacyStateSize ? s.normal_rho * std::sin(2.0 * M_PI * s.normal_x) : s.normal_y;
  has_float_normal_ = s.float_normal_valid != 0;
  float_normal_ = s.float_normal;
}

void Generator::copy_from(Generator& other) {
  if (this == &other) return;
  std::scoped_lock lock(mutex, other.mutex);
  engine_ = other.engine_;
  seed_ = other.seed_;
  has_normal_ = other.has_normal_;
  normal_ = other.normal_;
  has_float_normal_ = other.has_float_normal_;
  float_normal_ = other.float_normal_;
}

OwnDraws::OwnDraws() : before_(std::exchange(thread_block().draws, &generator_)) {}
OwnDraws::~OwnDraws() { thread_block().draws = before_; }

Generator& default_generator() {
  if (void* instead = t_block->draws; __builtin_expect(instead != nullptr, 0)) return *static_cast<Generator*>(instead);
  static Generator* g = new Generator();  // never destroyed: threads may outlive static destruction
  return *g;
}

}  // namespace eg

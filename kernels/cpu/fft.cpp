// Transforms along a dimension: plans are kept, rows are taken as many at once as a vector has lanes, and groups of
// rows are shared out over the threads. How a row is computed depends on the number of rows and its place among them.
#include "kernels/fft.h"

#include <cstring>
#include <list>
#include <memory>
#include <mutex>

#include "core/base/fork.h"
#include "kernels/cpu/fft/rows.h"
#include "kernels/cpu/isa.h"
#include "kernels/cpu/scratch.h"
#include "kernels/cpu/support.h"

namespace eg::kernels {

void fft_failed() { fail(Code::Runtime, "fft: a transform of this length is not possible"); }

void fft_share(size_t n, void (*run)(void* context, size_t begin, size_t end), void* context) {
  // Each piece allocates once, so that several steps go into one.
  parallel_for(0, static_cast<int64_t>(n), 8, [&](int64_t begin, int64_t end) {
    run(context, static_cast<size_t>(begin), static_cast<size_t>(end));
  });
}

namespace {

constexpr int64_t kMostLanes = 16;

const FftLoops& loops_for(DType t) {
  const bool twice = to_real(t) == DType::Float64;
#if EG_HAVE_AVX2
  if (isa() != Isa::Baseline) return twice ? avx2::k_fft_f64 : avx2::k_fft_f32;
#endif
  return twice ? baseline::k_fft_f64 : baseline::k_fft_f32;
}

enum class How {
  Together,  // several rows side by side
  Alone,     // one row
  Parts,     // one row, as a matrix whose columns are transformed side by side, and then its rows; real numbers as half
             // as many complex ones
};

class Plan;
using PlanRef = std::shared_ptr<const Plan>;
PlanRef plan_for(const FftLoops& loops, FftKind kind, int64_t n, How how);

// The rows of a matrix that n numbers are seen as: a divisor of n near its root, such that neither it nor the number of
// columns is small or has a large prime factor. 0: there is none.
int64_t rows_of(int64_t n) {
  int64_t rest = n;
  for (const int64_t p : {2, 3, 5, 7, 11, 13}) {
    while (rest % p == 0) rest /= p;
  }
  if (rest != 1) return 0;
  int64_t best = 0;
  for (int64_t d = 16; d * d <= n; ++d) {
    if (n % d == 0) best = d;
  }
  return best && n / best <= 8 * best ? best : 0;
}

class Plan {
 public:
  Plan(const FftLoops& loops, FftKind kind, int64_t n, How how) : loops_(loops), kind_(kind), n_(n), how_(how) {
    if (how != How::Parts) {
      p_ = loops.make(kind, n, how == How::Alone);
      return;
    }
    if (kind != FftKind::Complex) {
      half_ = plan_for(loops, FftKind::Complex, n / 2, How::Parts);
      twiddles_ = std::make_unique<Buffer<char>>(static_cast<int64_t>(twiddle_bytes()));
      loops.roots(n, twiddles_->get());
      return;
    }
    rows_ = rows_of(n);
    down_ = plan_for(loops, kind, rows_, How::Together);
    across_ = plan_for(loops, kind, n / rows_, How::Together);
    twiddles_ = std::make_unique<Buffer<char>>(static_cast<int64_t>(twiddle_bytes()));
    loops.twiddles(rows_, n / rows_, twiddles_->get());
  }
  Plan(const Plan&) = delete;
  ~Plan() {
    if (p_) loops_.drop(p_);
  }
  bool is(const FftLoops& loops, FftKind kind, int64_t n, How how) const {
    return &loops_ == &loops && kind_ == kind && n_ == n && how_ == how;
  }
  size_t bytes() const { return p_ ? loops_.footprint(p_) : twiddle_bytes(); }
  How how() const { return how_; }

  void group(const FftRows& r, char* scratch) const { loops_.group(p_, r, scratch); }
  void single(const FftRows& r, char* scratch) const { loops_.single(p_, r, scratch); }
  size_t scratch() const { return p_ ? loops_.scratch(p_) : 0; }
  // One row whose steps and scale `r` says; `between` has room for n complex numbers, `element` is the size of one.
  // Threads share the work if there are no others.
  void parts(const FftRows& r, char* between, int64_t element) const;

 private:
  void real_parts(const FftRows& r, char* between, int64_t element) const;
  size_t element_bytes() const { return static_cast<size_t>(loops_.twiddle_bytes(1) / loops_.lanes); }  // complex
  size_t twiddle_bytes() const {
    if (kind_ != FftKind::Complex) return static_cast<size_t>(n_ / 2 + 1) * element_bytes();
    const int64_t columns = n_ / rows_;
    return static_cast<size_t>((columns + loops_.lanes - 1) / loops_.lanes * loops_.twiddle_bytes(rows_));
  }

  const FftLoops& loops_;
  FftKind kind_;
  int64_t n_;
  How how_;
  void* p_ = nullptr;
  int64_t rows_ = 0;
  PlanRef down_, across_, half_;
  std::unique_ptr<Buffer<char>> twiddles_;
};

void Plan::real_parts(const FftRows& r, char* between, int64_t element) const {
  static constexpr int64_t kZero[] = {0};
  const int64_t half = n_ / 2, number = element / 2;
  char* const z = between + half * element;
  FftRows inner{z, z, kZero, kZero, element, element, 1, half, kind_ == FftKind::ToHalf, 1};
  if (kind_ == FftKind::ToHalf) {
    const char* const in = r.in + r.in_at[0];
    if (r.in_step == number) {
      inner.in = in;
    } else {
      for (int64_t i = 0; i < n_; ++i) std::memcpy(z + i * number, in + i * r.in_step, static_cast<size_t>(number));
    }
    half_->parts(inner, between, element);
    return loops_.untangle(n_, twiddles_->get(), z, r);
  }
  char* const out = r.out + r.out_at[0];
  loops_.tangle(n_, twiddles_->get(), r, z);
  if (r.out_step == number) inner.out = out;
  inner.scale = r.scale;
  half_->parts(inner, between, element);
  if (r.out_step == number) return;
  for (int64_t i = 0; i < n_; ++i) std::memcpy(out + i * r.out_step, z + i * number, static_cast<size_t>(number));
}

void Plan::parts(const FftRows& r, char* between, int64_t element) const {
  if (kind_ != FftKind::Complex) return real_parts(r, between, element);
  const int64_t columns = n_ / rows_, lanes = loops_.lanes;
  // `all` says where the elements of the first line stand; the others begin in_next and out_next further on each.
  const auto side_by_side = [&](const Plan& plan, const FftRows& all, int64_t in_next, int64_t out_next) {
    const int64_t groups = (all.count + lanes - 1) / lanes;
    parallel_for(0, groups, std::max<int64_t>(1, 16384 / (lanes * plan.n_)), [&](int64_t begin, int64_t end) {
      const Scratch scratch(plan.scratch());
      int64_t in_at[kMostLanes], out_at[kMostLanes];
      for (int64_t g = begin; g < end; ++g) {
        FftRows some = all;
        some.count = std::min(lanes, all.count - g * lanes);
        for (int64_t i = 0; i < some.count; ++i) {
          in_at[i] = (g * lanes + i) * in_next;
          out_at[i] = (g * lanes + i) * out_next;
        }
        some.in_at = in_at;
        some.out_at = out_at;
        if (all.twiddles) some.twiddles = static_cast<const char*>(all.twiddles) + g * loops_.twiddle_bytes(rows_);
        plan.group(some, reinterpret_cast<char*>(scratch.get()));
      }
    });
  };
  side_by_side(*down_,
               {r.in + r.in_at[0], between, nullptr, nullptr, columns * r.in_step, columns * element, columns, rows_,
                r.forward, 1, twiddles_->get()},
               r.in_step, element);
  side_by_side(*across_,
               {between, r.out + r.out_at[0], nullptr, nullptr, element, rows_ * r.out_step, rows_, columns, r.forward,
                r.scale},
               columns * element, r.out_step);
}

// The last plans that were used, the newest first.
constexpr size_t kMostPlans = 64, kMostBytes = size_t{1} << 26;
struct Plans {
  std::mutex mutex;
  std::list<PlanRef> kept;
  size_t bytes = 0;
};

Plans& all_plans() {
  static Plans& plans = *new Plans;  // outlives every thread
  return plans;
}
const AtFork g_at_fork(ForkOrder::Kernels, [] { all_plans().mutex.lock(); }, [] { all_plans().mutex.unlock(); });

PlanRef plan_for(const FftLoops& loops, FftKind kind, int64_t n, How how) {
  Plans& plans = all_plans();
  {
    const std::lock_guard lock(plans.mutex);
    for (auto it = plans.kept.begin(); it != plans.kept.end(); ++it) {
      if (!(*it)->is(loops, kind, n, how)) continue;
      plans.kept.splice(plans.kept.begin(), plans.kept, it);
      return plans.kept.front();
    }
  }
  PlanRef made = std::make_shared<const Plan>(loops, kind, n, how);
  std::list<PlanRef> dropped;  // taken apart without the lock
  const std::lock_guard lock(plans.mutex);
  if (made->bytes() > kMostBytes / 2) return made;
  plans.kept.push_front(made);
  plans.bytes += made->bytes();
  while (plans.kept.size() > kMostPlans || plans.bytes > kMostBytes) {
    plans.bytes -= plans.kept.back()->bytes();
    dropped.splice(dropped.begin(), plans.kept, std::prev(plans.kept.end()));
  }
  return made;
}

// Two rows are done faster one after the other than in a vector that is mostly empty.
constexpr int64_t kFewest = 3;

How how_for(FftKind kind, int64_t n, int64_t rows) {
  constexpr int64_t kLeast = 256, kMost = int64_t{1} << 20;  // parts; beyond, their factors take too much memory
  constexpr int64_t kLongest = 10000;  // longer rows would not stay in the second cache with their neighbours
  if (rows >= kFewest && n <= kLongest) return How::Together;
  const int64_t points = kind == FftKind::Complex ? n : n % 2 == 0 ? n / 2 : 0;
  if (points >= kLeast && points <= kMost && rows_of(points)) return How::Parts;
  return rows == 1 || n > kLongest ? How::Alone : How::Together;
}

// `v` with the dimensions besides `dim` in the order of the output's strides, so that rows that are neighbours in
// memory come one after another.
struct Sorted {
  Sorted(const TensorView& v, const Dims& order) {
    for (int64_t d : order) {
      sizes.push_back(v.sizes[d]);
      strides.push_back(v.strides[d]);
    }
    view = {v.data, sizes.data(), strides.data(), v.ndim, v.dtype};
  }
  Dims sizes, strides;
  TensorView view;
};

Dims order_of(const TensorView& out, int64_t dim) {
  Dims order;
  for (int64_t d = 0; d < out.ndim; ++d) order.push_back(d);
  std::stable_sort(order.begin(), order.end(), [&](int64_t a, int64_t b) {
    if (a == dim || b == dim) return b != dim;  // `dim` comes first: it is left out of the walk
    return out.strides[a] > out.strides[b];
  });
  return order;
}

}  // namespace

void fft(FftKind kind, const TensorView& out, const TensorView& in, int64_t dim, int64_t n, bool forward,
         double scale) {
  if (numel(out) == 0) return;
  const FftLoops& loops = loops_for(in.dtype);
  const Dims order = order_of(out, dim);
  const Sorted sorted_in(in, order), sorted_out(out, order);
  const TensorView* views[] = {&sorted_in.view, &sorted_out.view};
  const RowWalker<2> walker(views, 0);
  const int64_t rows = walker.rows(), lanes = loops.lanes;
  const int64_t in_size = static_cast<int64_t>(size_of(in.dtype)), out_size = static_cast<int64_t>(size_of(out.dtype));
  const int64_t element = std::max(in_size, out_size);  // of complex numbers
  const How how = how_for(kind, n, rows);
  const PlanRef plan = plan_for(loops, kind, n, how);
  const int64_t together = how == How::Together ? lanes : 1;
  const int64_t groups = (rows + together - 1) / together;

  const auto run = [&](int64_t begin, int64_t end) {
    const Scratch scratch(plan->scratch()), between(how == How::Parts ? static_cast<size_t>(n * element) : 0);
    char* const memory = reinterpret_cast<char*>(scratch.get());
    RowWalker<2> w = walker;
    w.seek(begin * together);
    int64_t in_at[kMostLanes], out_at[kMostLanes];
    for (int64_t g = begin; g < end; ++g) {
      const int64_t count = std::min(together, rows - g * together);
      for (int64_t i = 0; i < count; ++i, w.next()) {
        in_at[i] = w.off[0] * in_size;
        out_at[i] = w.off[1] * out_size;
      }
      FftRows r{data_of<const char>(in), data_of<char>(out), in_at, out_at, in.strides[dim] * in_size,
                out.strides[dim] * out_size, count, out.sizes[dim], forward, scale};
      if (how == How::Parts) {
        plan->parts(r, reinterpret_cast<char*>(between.get()), element);
        continue;
      }
      if (count >= kFewest) {
        plan->group(r, memory);
        continue;
      }
      r.count = 1;
      for (int64_t i = 0; i < count; ++i, ++r.in_at, ++r.out_at) plan->single(r, memory);
    }
  };
  if (groups < 2 || (how == How::Parts && groups < num_threads())) return run(0, groups);
  const int64_t work = together * n * 8;
  parallel_for(0, groups, std::max<int64_t>(1, 65536 / work), run);
}

}  // namespace eg::kernels

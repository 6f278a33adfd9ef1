// Transforms along a dimension: plans are kept, rows are taken as many at once as a vector has lanes, and groups of rows
// are shared out over the threads. How a row is computed depends on the number of rows and its place among them only.
#include "kernels/fft.h"

#include <list>
#include <memory>
#include <mutex>

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

const FftLoops& loops_for(DType t) {
  const bool twice = to_real(t) == DType::Float64;
#if EG_HAVE_AVX2
  if (isa() != Isa::Baseline) return twice ? avx2::k_fft_f64 : avx2::k_fft_f32;
#endif
  return twice ? baseline::k_fft_f64 : baseline::k_fft_f32;
}

class Plan {
 public:
  Plan(const FftLoops& loops, FftKind kind, int64_t n, bool alone)
      : loops_(loops), kind_(kind), n_(n), alone_(alone), p_(loops.make(kind, n, alone)) {}
  Plan(const Plan&) = delete;
  ~Plan() { loops_.drop(p_); }
  bool is(const FftLoops& loops, FftKind kind, int64_t n, bool alone) const {
    return &loops_ == &loops && kind_ == kind && n_ == n && alone_ == alone;
  }
  const void* get() const { return p_; }
  size_t bytes() const { return loops_.footprint(p_); }

 private:
  const FftLoops& loops_;
  FftKind kind_;
  int64_t n_;
  bool alone_;
  void* p_;
};
using PlanRef = std::shared_ptr<const Plan>;

// The last plans that were used, the newest first.
constexpr size_t kMostPlans = 32, kMostBytes = size_t{1} << 25;
struct Plans {
  std::mutex mutex;
  std::list<PlanRef> kept;
  size_t bytes = 0;
};

PlanRef plan_for(const FftLoops& loops, FftKind kind, int64_t n, bool alone) {
  static Plans& plans = *new Plans;  // outlives every thread
  {
    const std::lock_guard lock(plans.mutex);
    for (auto it = plans.kept.begin(); it != plans.kept.end(); ++it) {
      if (!(*it)->is(loops, kind, n, alone)) continue;
      plans.kept.splice(plans.kept.begin(), plans.kept, it);
      return plans.kept.front();
    }
  }
  PlanRef made = std::make_shared<const Plan>(loops, kind, n, alone);
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

// Longer rows would not stay in the second cache with their neighbours, and have vectors enough in themselves.
constexpr int64_t kLongest = 10000;

// `v` with the dimensions besides `dim` in the order of the output's strides, so that rows that are neighbours in memory
// come one after another.
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

void fft(FftKind kind, const TensorView& out, const TensorView& in, int64_t dim, int64_t n, bool forward, double scale) {
  if (numel(out) == 0) return;
  const FftLoops& loops = loops_for(in.dtype);
  const Dims order = order_of(out, dim);
  const Sorted sorted_in(in, order), sorted_out(out, order);
  const TensorView* views[] = {&sorted_in.view, &sorted_out.view};
  const RowWalker<2> walker(views, 0);
  const int64_t rows = walker.rows(), lanes = loops.lanes;
  const int64_t in_size = static_cast<int64_t>(size_of(in.dtype)), out_size = static_cast<int64_t>(size_of(out.dtype));
  const bool alone = rows == 1 || n > kLongest;
  const PlanRef plan = plan_for(loops, kind, n, alone);
  // Two rows are done faster one after the other than in a vector that is mostly empty.
  const int64_t together = alone ? 1 : lanes, fewest = 3;
  const int64_t groups = (rows + together - 1) / together;

  const auto run = [&](int64_t begin, int64_t end) {
    const Scratch scratch(loops.scratch(plan->get()));
    char* const memory = reinterpret_cast<char*>(scratch.get());
    RowWalker<2> w = walker;
    w.seek(begin * together);
    int64_t in_at[16], out_at[16];
    for (int64_t g = begin; g < end; ++g) {
      const int64_t count = std::min(together, rows - g * together);
      for (int64_t i = 0; i < count; ++i, w.next()) {
        in_at[i] = w.off[0] * in_size;
        out_at[i] = w.off[1] * out_size;
      }
      FftRows r{data_of<const char>(in), data_of<char>(out), in_at, out_at, in.strides[dim] * in_size,
                out.strides[dim] * out_size, count, out.sizes[dim], forward, scale};
      if (count >= fewest) {
        loops.group(plan->get(), r, memory);
        continue;
      }
      r.count = 1;
      for (int64_t i = 0; i < count; ++i, ++r.in_at, ++r.out_at) loops.single(plan->get(), r, memory);
    }
  };
  if (groups == 1) return run(0, 1);
  const int64_t work = together * n * 8;
  parallel_for(0, groups, std::max<int64_t>(1, 65536 / work), run);
}

}  // namespace eg::kernels

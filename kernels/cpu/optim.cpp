// Optimizer steps: the elements of all parameters form one range, which is cut into pieces for the threads.
#include "kernels/optim.h"

#include <vector>

#include "kernels/cpu/by_isa.h"
#include "kernels/cpu/isa/optim.h"
#include "kernels/cpu/support.h"

namespace eg::kernels {

EG_BY_ISA(OptimTable, k_optim, optim_set)

namespace {

const OptimLoops* loops(DType dtype) {
  const OptimTable& t = optim_set();
  switch (dtype) {
    case DType::Float16: return &t.f16;
    case DType::BFloat16: return &t.bf16;
    case DType::Float32: return &t.f32;
    case DType::Float64: return &t.f64;
    default: return nullptr;
  }
}

constexpr int64_t kGrain = 32768;

template <class Item, class Rule>
void over_all(const Item* items, int64_t count, const Rule& rule, void (*loop)(const Item&, const Rule&, int64_t, int64_t)) {
  int64_t total = 0;
  for (int64_t i = 0; i < count; ++i) total += items[i].n;
  if (total <= kGrain) {
    for (int64_t i = 0; i < count; ++i) loop(items[i], rule, 0, items[i].n);
    return;
  }
  std::vector<int64_t> end(static_cast<size_t>(count));  // where each item ends in the range of all elements
  for (int64_t i = 0, at = 0; i < count; ++i) end[i] = at += items[i].n;
  parallel_for(0, total, kGrain, [&](int64_t from, int64_t to) {
    int64_t i = std::upper_bound(end.begin(), end.end(), from) - end.begin();
    for (; from < to; ++i) {
      const int64_t start = end[i] - items[i].n, stop = std::min(to, end[i]);
      loop(items[i], rule, from - start, stop - start);
      from = stop;
    }
  });
}

}  // namespace

bool has_fused_optimizer(DType dtype) { return loops(dtype) != nullptr; }

void sgd_step(const SgdItem* items, int64_t count, DType dtype, const SgdRule& rule) {
  const OptimLoops* l = loops(dtype);
  if (!l) unsupported("sgd_step", dtype);
  over_all(items, count, rule, l->sgd);
}

void adam_step(const AdamItem* items, int64_t count, DType dtype, const AdamRule& rule) {
  const OptimLoops* l = loops(dtype);
  if (!l) unsupported("adam_step", dtype);
  over_all(items, count, rule, l->adam);
}

}  // namespace eg::kernels

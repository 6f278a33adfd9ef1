#include "core/engine/forward.h"

#include <algorithm>

#include "core/engine/intrinsics.h"
#include "core/engine/tape.h"
#include "core/tensor/shape.h"

namespace eg {

namespace {
constexpr int32_t kMaxLevels = 32;
thread_local uint64_t t_ids[kMaxLevels];  // the id of each active level; a tangent of an old id is gone
std::atomic<uint64_t> g_next_id{1};

// A tangent lies in memory as its primal does, so that views of both read the same places. One that carries a history,
// tangents or a batch of its own stays as it is.
Tensor laid_out(const Tensor& primal, const Tensor& tangent) {
  if ((tangent.special() & ~kView) || (mode.grad && has_history(tangent)) || (primal.flags() & kBatched)) return tangent;
  if (primal.strides() == tangent.strides() && primal.storage_offset() == 0 && primal.is_contiguous()) return tangent;
  if (!primal.storage() || primal.numel() == 0) return tangent;
  const int64_t n = static_cast<int64_t>(primal.storage()->bytes() / size_of(primal.dtype()));
  const Tensor base = new_zeros({n}, tangent.dtype(), tangent.device());
  const Tensor r = alias(base, primal.sizes(), primal.strides(), primal.storage_offset());
  copy_raw(r, tangent);
  return r;
}

}  // namespace

int32_t forward_enter() {
  check(mode.forward_depth < kMaxLevels, "forward mode is nested more than ", kMaxLevels, " levels deep");
  t_ids[mode.forward_depth] = g_next_id.fetch_add(1);
  return mode.forward_depth++;
}

void forward_exit(int32_t level) {
  check(level == mode.forward_depth - 1, "exit_dual_level: expected level ", mode.forward_depth - 1, ", got ", level);
  t_ids[level] = 0;
  --mode.forward_depth;
}

Tensor tangent_of(const Tensor& t, int32_t level) {
  if (!t.defined() || !(t.flags() & kTangent) || level < 0 || level >= mode.forward_depth) return {};
  for (const auto& g : t.impl()->extra->tangents) {
    if (g.level == level && g.id == t_ids[level]) return g.t;
  }
  return {};
}

uint32_t tangent_levels(const Tensor& t) {
  uint32_t mask = 0;
  if (!t.defined() || !(t.flags() & kTangent)) return 0;
  for (const auto& g : t.impl()->extra->tangents) {
    if (g.level < mode.forward_depth && g.id == t_ids[g.level]) mask |= 1u << g.level;
  }
  return mask;
}

void set_tangent(const Tensor& t, int32_t level, const Tensor& tangent) {
  Extra& e = extra(t);
  std::erase_if(e.tangents, [&](const auto& g) { return g.level == level || g.level >= mode.forward_depth || g.id != t_ids[g.level]; });
  if (tangent.defined()) {
    e.tangents.push_back({level, t_ids[level], tangent});
    t.impl()->flags |= kTangent;
  } else if (e.tangents.empty()) {
    t.impl()->flags &= ~kTangent;
  }
}

Tensor make_dual(const Tensor& primal, const Tensor& tangent, int32_t level) {
  check(level >= 0 && level < mode.forward_depth,
        "Trying to create a dual Tensor for forward AD but no level exists, make sure to enter_dual_level() first.");
  check(is_differentiable(primal.dtype()), Code::Value,
        "Expected primal to be floating point or complex, but got: ", name_of(primal.dtype()));
  check(is_differentiable(tangent.dtype()), Code::Value,
        "Expected tangent to be floating point or complex, but got: ", name_of(tangent.dtype()));
  check(primal.sizes() == tangent.sizes(),
        "Trying to set a forward gradient that has a different size than that of the original Tensor, this is not "
        "supported. Tensor is of size ", shape_string(primal.sizes()), " while the given forward gradient is of size ",
        shape_string(tangent.sizes()), ".");
  Tensor dual = intrinsics::alias(primal);
  set_tangent(dual, level, laid_out(primal, tangent));
  return dual;
}

}  // namespace eg

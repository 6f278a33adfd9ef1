#include "core/engine/forward.h"

#include <algorithm>
#include <cstring>

#include "core/base/thread_block.h"
#include "core/engine/intrinsics.h"
#include "core/engine/tape.h"
#include "core/engine/vmap.h"
#include "core/tensor/shape.h"

namespace eg {

namespace {
constexpr int32_t kMaxLevels = 32;
// The id of each active level; a tangent of an old id is gone.
struct Ids {
  uint64_t at[kMaxLevels] = {};
};
constexpr PerThread<Ids, Own::ForwardIds> t_ids;
std::atomic<uint64_t> g_next_id{1};

// Copies element by element, the dimensions of the smallest strides innermost. Where elements of `dst` share a place, which
// one is left there is then well defined.
void copy_in_order(const Tensor& dst, const Tensor& src) {
  const size_t n = dst.sizes().size();
  std::vector<size_t> order(n);
  for (size_t i = 0; i < n; ++i) order[i] = n - 1 - i;
  const auto compare = [&](size_t a, size_t b) {
    for (const Tensor* t : {&dst, &src}) {
      const int64_t x = t->strides()[a], y = t->strides()[b];
      if (x == 0 || y == 0) continue;
      if (x != y) return x < y ? -1 : 1;
      if (dst.sizes()[a] > dst.sizes()[b]) return 1;
    }
    return 0;
  };
  for (size_t i = 1; i < n; ++i) {
    size_t at = i;
    for (size_t k = i; k-- > 0;) {
      const int c = compare(order[k], order[at]);
      if (c < 0) break;
      if (c > 0) {
        std::swap(order[k], order[at]);
        at = k;
      }
    }
  }
  bool distinct = true;  // strides that nest leave no two elements in one place
  int64_t reach = 0;
  for (size_t d : order) {
    distinct = distinct && (dst.sizes()[d] == 1 || dst.strides()[d] > reach);
    reach += (dst.sizes()[d] - 1) * dst.strides()[d];
  }
  if (distinct) return copy_raw(dst, src);
  const size_t bytes = size_of(dst.dtype());
  char* to = static_cast<char*>(dst.data());
  const char* from = static_cast<const char*>(src.data());
  std::vector<int64_t> index(n, 0);
  for (int64_t left = dst.numel(); left > 0; --left) {
    int64_t a = 0, b = 0;
    for (size_t d = 0; d < n; ++d) {
      a += index[d] * dst.strides()[d];
      b += index[d] * src.strides()[d];
    }
    std::memcpy(to + a * static_cast<int64_t>(bytes), from + b * static_cast<int64_t>(bytes), bytes);
    for (size_t d : order) {
      if (++index[d] < dst.sizes()[d]) break;
      index[d] = 0;
    }
  }
}

// A tangent lies in memory as its primal does, so that views of both read the same places. One that carries a history,
// tangents or a batch of its own stays as it is.
Tensor laid_out(const Tensor& primal, const Tensor& given) {
  Tensor tangent = given;
  constexpr uint32_t kBits = kConj | kNeg;
  if (((primal.flags() ^ tangent.flags()) & kBits) && !(tangent.special() & ~(kView | kBits))) {
    // As its primal it is read conjugated or negated, so that views which take the bit off do so in both.
    Tensor values = clone_raw(resolve_raw(tangent));
    if (primal.flags() & kConj) values = resolve_raw(intrinsics::conj(values));
    if (primal.flags() & kNeg) values = resolve_raw(intrinsics::neg(values));
    tangent = alias(values);
    tangent.impl()->flags |= primal.flags() & kBits;
  }
  if ((tangent.special() & ~kView) || (mode.grad && has_history(tangent)) || (primal.flags() & kBatched)) return tangent;
  const bool same_memory = primal.storage() && tangent.storage() && primal.storage()->bytes() == tangent.storage()->bytes();
  if (same_memory && primal.strides() == tangent.strides() && primal.is_contiguous() && primal.storage_offset() == 0 &&
      tangent.storage_offset() == 0) {
    return tangent;
  }
  if (!primal.storage() || primal.numel() == 0) return tangent;
  const int64_t n = static_cast<int64_t>(primal.storage()->bytes() / size_of(primal.dtype()));
  const Tensor base = new_zeros({n}, tangent.dtype(), tangent.device());
  const Tensor r = alias(base, primal.sizes(), primal.strides(), primal.storage_offset());
  copy_in_order(r, tangent);
  return r;
}

bool same_order(IntSpan sizes, IntSpan a, IntSpan b) {
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (sizes[i] > 1 && a[i] != b[i]) return false;
  }
  return true;
}

// The tangent of a result in the order in memory that the result has, as PyTorch's are: with the batch outermost where
// there is one of vmap. One that carries a history or tangents of its own stays as it is.
Tensor ordered_like(const Tensor& primal, const Tensor& tangent) {
  const Tensor& value = is_batched(tangent) ? tangent.impl()->extra->value : tangent;
  constexpr uint32_t kMore = kOpaque | kTangent | kConj | kNeg;
  if ((primal.flags() & kOpaque) || (value.flags() & kMore) || (mode.grad && has_history(tangent)) ||
      primal.numel() < 2 || !primal.is_non_overlapping_and_dense()) {
    return tangent;
  }
  if (!is_batched(tangent)) {
    if (same_order(primal.sizes(), primal.strides(), tangent.strides())) return tangent;
    const Tensor r = new_strided(primal.sizes(), primal.strides(), tangent.dtype(), tangent.device());
    copy_raw(r, tangent);
    return r;
  }
  if (same_order(primal.sizes(), primal.strides(), tangent.strides())) return tangent;
  const Extra& e = *tangent.impl()->extra;
  Dims sizes, strides;
  sizes.push_back(value.size(e.batch_dim));
  strides.push_back(primal.numel());
  for (int64_t s : primal.sizes()) sizes.push_back(s);
  for (int64_t s : primal.strides()) strides.push_back(s);
  const Tensor r = new_strided(sizes, strides, value.dtype(), value.device());
  copy_raw(r, intrinsics::movedim(value, e.batch_dim, 0));
  return vmap_wrap(r, 0, e.batch_level);
}

Tensor own_tangent(const Tensor& t, int32_t level) {
  if (!(t.flags() & kTangent)) return {};
  for (const auto& g : t.impl()->extra->tangents) {
    if (g.level == level && g.id == t_ids.get().at[level]) return g.t;
  }
  return {};
}

void attach(const Tensor& t, int32_t level, const Tensor& tangent) {
  Extra& e = extra(t);
  std::erase_if(e.tangents, [&](const auto& g) { return g.level == level || g.level >= mode.forward_depth || g.id != t_ids.get().at[g.level]; });
  if (tangent.defined()) {
    e.tangents.push_back({level, t_ids.get().at[level], tangent});
    t.impl()->flags |= kTangent;
  } else if (e.tangents.empty()) {
    t.impl()->flags &= ~kTangent;
  }
}

// Zeros that lie in memory as `like` does, with the batches that it and `other` carry outermost.
Tensor zeros_along(const Tensor& like, const Tensor& other) {
  std::vector<int32_t> levels;
  for (const Tensor* t : {&like, &other}) {
    for (const Tensor* p = t; is_batched(*p); p = &p->impl()->extra->value) levels.push_back(p->impl()->extra->batch_level);
  }
  std::sort(levels.begin(), levels.end());
  levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
  int64_t reach = like.numel() > 0;
  for (int64_t i = 0; reach && i < like.dim(); ++i) reach += (like.size(i) - 1) * like.strides()[i];
  Dims sizes(like.sizes()), strides(like.strides());
  int64_t total = reach;
  for (auto l = levels.rbegin(); l != levels.rend(); ++l) {
    sizes.insert(0, vmap_size(*l));
    strides.insert(0, total);
    total *= vmap_size(*l);
  }
  Tensor r = alias(new_zeros({total}, like.dtype(), like.device()), sizes, strides, 0);
  for (int32_t l : levels) r = vmap_wrap(r, 0, l);
  return r;
}

// What lies in the tangent of a base where `view` lies in the base.
Tensor view_of_tangent(const Tensor& base, const Tensor& view, Tensor from) {
  int64_t start = base.storage_offset();
  if (is_complex(base.dtype()) && !is_complex(view.dtype())) {
    from = intrinsics::view_as_real(from);
    start *= 2;
  } else if (base.dtype() != view.dtype()) {
    return {};
  }
  const int64_t offset = view.storage_offset() - start + from.storage_offset();
  Tensor r = intrinsics::as_strided(from, view.sizes(), view.strides(), offset);
  if ((view.flags() ^ base.flags()) & kConj) r = intrinsics::conj(r);
  return (view.flags() ^ base.flags()) & kNeg ? intrinsics::neg(r) : r;
}

// May a tangent be written where it lies, for its views to see it?
bool writable(const Tensor& tangent, const Tensor& values) {
  if (internal_overlap(tangent.sizes(), tangent.strides())) return false;
  if (mode.grad && has_history(tangent) && is_leaf(tangent)) return false;
  if (!values.defined() || !is_batched(values)) return true;
  return is_batched(tangent) && tangent.impl()->extra->batch_level >= values.impl()->extra->batch_level;
}

}  // namespace

void adopt_tangents(const Tensor& view) {
  const Extra* e = view.impl()->extra.get();
  if (!e || !e->base.defined() || !(e->base.flags() & kTangent)) return;
  const Tensor base = e->base;
  for (int32_t l = 0; l < mode.forward_depth; ++l) {
    Tensor t = own_tangent(base, l);
    if (!t.defined() || own_tangent(view, l).defined()) continue;
    if (!same_order(base.sizes(), base.strides(), t.strides()) || (t.flags() & (kConj | kNeg))) {
      if (internal_overlap(base.sizes(), base.strides())) continue;
      const Tensor laid = zeros_along(base, t);
      intrinsics::copy_(laid, t);
      attach(base, l, t = laid);
    }
    attach(view, l, view_of_tangent(base, view, t));
  }
}

int32_t forward_enter() {
  check(mode.forward_depth < kMaxLevels, "forward mode is nested more than ", kMaxLevels, " levels deep");
  t_ids.get().at[mode.forward_depth] = g_next_id.fetch_add(1);
  return mode.forward_depth++;
}

void forward_exit(int32_t level) {
  check(level >= 0 && level == mode.forward_depth - 1, "exit_dual_level: expected level ", mode.forward_depth - 1, ", got ", level);
  t_ids.get().at[level] = 0;
  --mode.forward_depth;
}

Tensor tangent_of(const Tensor& t, int32_t level) {
  if (!t.defined() || level < 0 || level >= mode.forward_depth || mode.forward_off) return {};
  if (t.flags() & kView) adopt_tangents(t);
  return own_tangent(t, level);
}

uint32_t tangent_levels(const Tensor& t) {
  uint32_t mask = 0;
  if (!t.defined() || mode.forward_off) return 0;
  if (t.flags() & kView) adopt_tangents(t);
  if (!(t.flags() & kTangent)) return 0;
  for (const auto& g : t.impl()->extra->tangents) {
    if (g.level < mode.forward_depth && g.id == t_ids.get().at[g.level]) mask |= 1u << g.level;
  }
  return mask;
}

void set_tangent(const Tensor& t, int32_t level, const Tensor& given) {
  Tensor tangent = given;
  if (tangent.defined()) {  // as wide as its primal, and of its dtype
    if (!(tangent.sizes() == t.sizes())) tangent = intrinsics::expand(tangent, t.sizes());
    if (tangent.dtype() != t.dtype()) tangent = intrinsics::to_dtype(tangent, t.dtype());
    if (mode.vmap_depth == 0 || !is_batched(tangent) || tangent.impl()->extra->batch_level == mode.vmap_depth) {
      tangent = ordered_like(t, tangent);
    }
  }
  attach(t, level, tangent);
}

void write_tangent(const Tensor& t, int32_t level, const Tensor& given) {
  const Tensor at = tangent_of(t, level);
  if (!at.defined() && !given.defined()) return;
  const Extra* e = t.impl()->extra.get();
  if (!at.defined() && (t.flags() & kView) && e->base.defined() && !internal_overlap(e->base.sizes(), e->base.strides())) {
    const Tensor base = e->base;
    attach(base, level, zeros_along(base, given));
    adopt_tangents(t);
    const Tensor view = own_tangent(t, level);
    if (view.defined()) return intrinsics::copy_(view, given);
  }
  if (!at.defined() || !writable(at, given)) return set_tangent(t, level, given);
  if (!given.defined()) return intrinsics::copy_(at, wrapped_number(0.0));
  intrinsics::copy_(at, shares_memory(at, given) && !at.same(given) ? intrinsics::clone(given) : given);
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

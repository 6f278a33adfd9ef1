// What generated dispatch code is made of: looking at the arguments, running a body on plain tensors, recording the node,
// computing tangents, and writing results in place.
#pragma once
#include <algorithm>

#include "core/engine/batch.h"
#include "core/engine/boxing.h"
#include "core/engine/context.h"
#include "core/engine/divert.h"
#include "core/engine/forward.h"
#include "core/engine/pointwise.h"
#include "core/engine/tape.h"
#include "core/engine/vmap.h"

namespace eg::dispatch {

// What sends a call the long way round. A view counts only once its base has been given a history or a tangent.
inline uint32_t special(const Tensor& t) {
  if (!t.defined()) return 0;
  uint32_t f = t.special();
  if (__builtin_expect((f & kView) && mode.forward_depth, 0)) {
    adopt_tangents(t);
    f = t.special();
  }
  if (__builtin_expect(f & kView, 0)) return (f & ~uint32_t{kView}) | (has_history(t) ? uint32_t{kRequiresGrad} : 0u);
  return f;
}
inline uint32_t special(TensorSpan ts) {
  uint32_t f = 0;
  for (const Tensor& t : ts) f |= special(t);
  return f;
}

inline void require(const Tensor& t, const char* op, const char* what) {
  if (__builtin_expect(!t.defined(), 0)) fail(Code::Type, op, "(): argument '", what, "' must be Tensor, not None");
}

// What a rule gets, in anomaly mode, for a tensor that its operator's `saves` does not keep: any operator refuses it.
Tensor unkept();
[[noreturn]] void refuse_unkept(const Tensor& t);

// Everything a call needs to know about its tensor arguments (lists flattened).
struct Call {
  uint32_t flags = 0;
  uint32_t levels = 0;   // forward levels with tangents
  int32_t level = 0;     // the innermost vmap level with a batch
  bool record = false;   // gradients are on and an argument has a history
  size_t n = 0;
  void add(const Tensor& t) {
    ++n;
    if (!t.defined()) return;
    flags |= t.flags();
    if (t.flags() & kTangent) levels |= tangent_levels(t);
    if (__builtin_expect(t.flags() & kUnkept, 0)) refuse_unkept(t);
    if (__builtin_expect(t.flags() & kBatched, 0)) level = std::max(level, t.impl()->extra->batch_level);
    if (mode.recording() && !record) record = has_history(t);
  }
  void add(TensorSpan ts) {
    for (const Tensor& t : ts) add(t);
  }
  bool batched() const { return flags & kBatched; }
  bool diverted() const { return __builtin_expect((flags & kDiverts) | divert::modes(), 0) && divert::takes(flags); }
};

// The argument that a body gets: conj and neg bits applied (unless `bits` are kept), tangents out of the way.
class Plain {
 public:
  explicit Plain(const Tensor& t, bool bits = false) : p_(&t) {
    if (t.defined() && (t.flags() & (kConj | kNeg | kTangent)) && !(t.flags() & kDiverts)) {
      own_ = strip_tangents(t, 0);
      if (!bits) own_ = resolve_raw(own_);
      p_ = &own_;
    }
  }
  Plain(const Plain&) = delete;
  operator const Tensor&() const { return *p_; }
  const Tensor* operator&() const { return p_; }

 private:
  const Tensor* p_;
  Tensor own_;
};
std::vector<Tensor> plain(TensorSpan ts);

// ---- recording ----
inline void connect(Node& node, size_t i, const Tensor& t) {
  if (t.defined() && is_differentiable(t.dtype())) node.next[i] = gradient_edge(t);
}
// Hands the node over to the results, which hold it from then on; false when none of them takes part.
inline bool connect_results(Ref<Node> node, const Tensor* results, size_t n) {
  node->results.init(n);
  size_t last = n;
  for (size_t i = 0; i < n; ++i) {
    node->results[i] = TensorMeta(results[i]);
    if (!is_differentiable(results[i].dtype())) continue;
    if (last < n) set_history(results[last], node, static_cast<uint32_t>(last));
    last = i;
  }
  if (last == n) return false;
  set_history(results[last], std::move(node), static_cast<uint32_t>(last));
  return true;
}
// An operator that is made of others gives its name to the node of its result, if it made one.
void name_node(const Tensor& result, const char* name, uint64_t nodes_before);
inline void name_node(const std::vector<Tensor>& results, const char* name, uint64_t nodes_before) {
  for (const Tensor& t : results) name_node(t, name, nodes_before);
}
template <class... T>
void name_node(const std::tuple<T...>& results, const char* name, uint64_t nodes_before) {
  std::apply([&](const auto&... t) { (name_node(t, name, nodes_before), ...); }, results);
}
// The same where the name depends on the arguments, or where other operators' bodies are to make it: names the last node of
// what compute() gives.
template <class F>
Tensor as_node(const char* name, F compute) {
  const uint64_t before = nodes_made();
  Tensor r = compute();
  name_node(r, name, before);
  return r;
}
// connect_results for a tensor that was written in place: it is the node's only result.
void connect_written(const Tensor& self, const Ref<Node>& node);
// Does an in-place or out= form with arguments of these flags go to a handler?
inline bool diverted(uint32_t flags) {
  return __builtin_expect((flags & kDiverts) | divert::modes(), 0) && !(flags & kBatched) && divert::takes(flags);
}
// Counts a write that a handler made, unless what it called has.
void count_write(const Tensor& self, uint32_t before);
// May an in-place operator compute into self, where its arguments have these flags?
inline bool writes_directly(uint32_t flags, const Tensor& self, bool has_node) {
  if (__builtin_expect(flags == 0, 1)) return true;
  return !(flags & ~uint32_t{kRequiresGrad}) && (!mode.recording() || (has_node && is_differentiable(self.dtype())));
}
inline constexpr uint32_t kDifferentiates = kRequiresGrad | kTangent | kBatched;
uint64_t needs_of(const Node& node);
bool needs_any(const Node& node, size_t first, size_t n);
// A tensor that is saved only where some gradients are wanted.
inline Tensor kept(const SavedTensor& saved, const Node* owner) {
  return __builtin_expect(mode.anomaly && !saved.saved(), 0) ? unkept() : saved.unpack(owner);
}
inline TensorMeta meta(const Tensor& t) { return t.defined() ? TensorMeta(t) : TensorMeta(); }
std::vector<TensorMeta> metas(TensorSpan ts);

struct SavedList {
  std::unique_ptr<SavedTensor[]> items;
  size_t n = 0;
  void save(TensorSpan ts, bool is_result);
  std::vector<Tensor> unpack(const Node* owner) const;
  void reset();
};

// ---- tangents ----
// g * d. Where d is a mask, or the number 0, what it takes away is 0 even where g is not finite.
Tensor times(const Tensor& g, const Tensor& d);
// out = sum of t[i] * d[i], as wide as `result`.
Tensor combine_partials(const Tensor* d, const Tensor* t, size_t n, const Tensor& result);
// Tangents of the results from a vjp alone: the vjp is linear in the gradient, so transposing it gives the jvp.
struct Transposed {
  virtual void vjp(const Tensor* g, Tensor* out) = 0;
  std::vector<Tensor> jvp(const std::vector<Tensor>& inputs, const std::vector<Tensor>& tangents,
                          const std::vector<Tensor>& results);

 protected:
  ~Transposed() = default;
};
// The tangent, or zeros of the same shape for a differentiable argument without one; the argument itself otherwise.
Tensor tangent_or_zero(const Tensor& t, const Tensor& tangent);
std::vector<Tensor> tangents_or_zero(TensorSpan ts, const Tensor* tangents);
void flatten_into(std::vector<Tensor>& out, const Tensor& t);
void flatten_into(std::vector<Tensor>& out, TensorSpan ts);

// ---- in place and out= ----
// self with its old history, in front of an in-place write; copied when a rule that gets recorded reads its values.
Tensor snapshot(const Tensor& self, bool copy);
// Stores `result` in self, which takes over its history and tangents.
void assign(const Tensor& self, const Tensor& result);
// The in-place form of a view: self becomes the view.
void assign_geometry(const Tensor& self, const Tensor& view);
// detach_: self takes no part in differentiation any more.
void forget_history(const Tensor& self);
// out= targets do not take part in differentiation.
void check_out(const char* op, const Tensor& out, uint32_t input_flags);
void store_out(const char* op, const Tensor& out, const Tensor& result, const char* name = "result");
// The dtype= of a function that makes tensors, beside an out=.
void check_out_dtype(std::optional<DType> dtype, const Tensor& out);

}  // namespace eg::dispatch

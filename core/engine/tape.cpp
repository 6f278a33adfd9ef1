#include "core/engine/tape.h"

#include <algorithm>
#include <mutex>
#include <thread>

#include "core/base/fork.h"
#include "core/base/thread_block.h"
#include "core/engine/divert.h"
#include "core/engine/intrinsics.h"
#include "core/engine/forward.h"
#include "core/tensor/shape.h"

namespace eg {

thread_local constinit Mode mode __attribute__((tls_model("initial-exec")));

namespace {
// Held for a few instructions only, each time a leaf is used.
class SpinLock {
 public:
  void lock() {
    while (flag_.test_and_set(std::memory_order_acquire)) std::this_thread::yield();
  }
  void unlock() { flag_.clear(std::memory_order_release); }

 private:
  std::atomic_flag flag_;
};
SpinLock g_accumulators;
std::atomic<int64_t> g_hook_id{1};

std::mutex g_trace_mutex;
Ref<Callback>& g_trace = *new Ref<Callback>;  // other threads may still compute when the process ends

const AtFork g_at_fork(
    ForkOrder::Tape, [] { g_accumulators.lock(); g_trace_mutex.lock(); },
    [] { g_trace_mutex.unlock(); g_accumulators.unlock(); });

// Adds into the leaf's .grad.
class AccumulateGrad final : public Node {
 public:
  explicit AccumulateGrad(const Tensor& t) : variable_(t) {
    sequence = UINT64_MAX;
    results.init(1);
    results[0] = TensorMeta(t);
  }
  ~AccumulateGrad() override {
    std::lock_guard lock(g_accumulators);
    Extra* e = variable_.impl()->extra.get();
    if (e && e->accumulator == this) e->accumulator = nullptr;
  }
  const char* name() const override { return "AccumulateGrad"; }
  TensorImpl* variable() const override { return variable_.impl(); }
  void apply(const Tensor* grads, Tensor*) override {
    Extra& e = extra(variable_);
    const Tensor& g = grads[0];
    if (!g.defined()) return;
    // The leaf may have been given other data since it was used.
    check(g.sizes() == variable_.sizes(), "Function AccumulateGrad got a gradient of shape ", shape_string(g.sizes()),
          ", but the tensor has shape ", shape_string(variable_.sizes()));
    check(!e.grad.defined() || e.grad.sizes() == g.sizes(), "the tensor's former gradient has shape ",
          shape_string(e.grad.defined() ? e.grad.sizes() : IntSpan()), ", the new one ", shape_string(g.sizes()));
    if (!e.grad.defined()) {
      if (mode.grad) {
        e.grad = intrinsics::clone(g);
      } else if ((g.flags() | variable_.flags()) & kDiverts) {
        e.grad = g.impl()->use_count() == 1 && (g.flags() & kDiverts) ? divert::detached(g) : intrinsics::clone(g);
      } else if (g.impl()->use_count() == 1 && g.storage() && g.storage()->use_count() == 1 && g.is_contiguous() ==
                 variable_.is_contiguous() && g.is_non_overlapping_and_dense() && !(g.flags() & kBatched)) {
        e.grad = alias(resolve_raw(g));
      } else if (g.flags() & kBatched) {
        e.grad = intrinsics::clone(g);
      } else {
        Tensor r = new_like(variable_, variable_.dtype());
        copy_raw(r, g);
        e.grad = r;
      }
    } else if (mode.grad || ((e.grad.flags() | g.flags()) & kOpaque)) {
      e.grad = intrinsics::add(e.grad, g);
    } else {
      intrinsics::add_into(e.grad, g);
    }
    const std::vector<Hook> hooks = e.post_hooks;
    for (const Hook& h : hooks) {
      Value arg = Value::borrow(variable_);
      h.fn->call(&arg, 1, nullptr, 0);
    }
  }

 private:
  Tensor variable_;
};

}  // namespace

// ---- Node ----

Node::Node() : Object(Kind::Node), sequence(thread_block().next_node++) {
  if (__builtin_expect(mode.anomaly, 0)) {
    Ref<Callback> trace;
    {
      std::lock_guard lock(g_trace_mutex);
      trace = g_trace;
    }
    if (trace) {
      Values r(1);
      trace->call(nullptr, 0, r.data(), 1);
      if (r[0].tag == Tag::String) hooks().trace = to_string(r[0], "trace");
    }
  }
}
Node::~Node() = default;

NodeHooks& Node::hooks() {
  if (!hooks_) hooks_ = std::make_unique<NodeHooks>();
  return *hooks_;
}

// A chain of a million nodes must not recurse a million deep: while one node is being deleted, others queue up.
void Node::destroy() const noexcept {
  ThreadBlock* const b = find_thread_block();
  if (!b) return delete this;  // no memory to queue with, and hardly a chain of nodes
  next_dead_ = static_cast<const Node*>(b->dead_nodes);
  b->dead_nodes = this;
  if (b->deleting_nodes) return;
  b->deleting_nodes = true;
  while (const auto* n = static_cast<const Node*>(b->dead_nodes)) {
    b->dead_nodes = n->next_dead_;
    delete n;
  }
  b->deleting_nodes = false;
}

// ---- Extra ----

void ExtraDeleter::operator()(Extra* e) const noexcept { delete e; }

Extra& extra(const Tensor& t) {
  TensorImpl* p = t.impl();
  if (!p->extra) p->extra.reset(new Extra);
  return *p->extra;
}

int64_t next_hook_id() { return g_hook_id.fetch_add(1); }

// The base got a history by an in-place write after this view was made (or last looked at).
static bool stale_view(const Tensor& t) {
  const Extra* e = t.impl()->extra.get();
  if (!e || !e->base.defined()) return false;
  if (version_of(t) == e->view_version || !e->base.requires_grad()) return false;
  return e->base.impl()->extra && e->base.impl()->extra->grad_fn;
}

bool has_history(const Tensor& t) {
  const uint32_t flags = t.impl()->flags;
  return (flags & kRequiresGrad) || ((flags & kView) && stale_view(t));
}

bool is_leaf(const Tensor& t) {
  if (!has_history(t)) return true;
  const Extra* e = t.impl()->extra.get();
  return !(e && e->grad_fn) && !grad_fn(t);
}

Ref<Node> grad_fn(const Tensor& t) {
  Extra* e = t.impl()->extra.get();
  if (!e) return nullptr;
  if (stale_view(t)) {
    e->grad_fn = view_node(e->base, t);
    e->output_nr = 0;
    e->view_version = version_of(t);
    t.impl()->flags |= kRequiresGrad;
  }
  return e->grad_fn;
}

Ref<Node> grad_accumulator(const Tensor& leaf) {
  Extra& e = extra(leaf);
  {
    std::lock_guard lock(g_accumulators);
    if (e.accumulator && e.accumulator->try_retain()) return Ref<Node>::take(e.accumulator);
  }
  auto n = make<AccumulateGrad>(leaf);
  std::lock_guard lock(g_accumulators);
  e.accumulator = n.get();
  return n;
}

Edge gradient_edge(const Tensor& t) {
  if (!has_history(t)) return {};
  const Extra* e = t.impl()->extra.get();
  if (e && e->grad_fn && !(t.flags() & kView)) return {e->grad_fn, e->output_nr};
  if (Ref<Node> fn = grad_fn(t)) return {std::move(fn), t.impl()->extra->output_nr};
  return {grad_accumulator(t), 0};
}

void set_history(const Tensor& t, Ref<Node> node, uint32_t nr) {
  if (!is_differentiable(t.dtype())) return;
  Extra& e = extra(t);
  e.grad_fn = std::move(node);
  e.output_nr = nr;
  t.impl()->flags |= kRequiresGrad;
  if (t.flags() & kView) e.view_version = version_of(t);
}

void rebase_history(const Tensor& t, const Ref<Node>& node, uint32_t nr) {
  Extra& e = extra(t);
  if (e.base.defined()) {
    Edge base_edge = gradient_edge(e.base);
    Ref<Node> slices = write_node(e.base, t, std::move(base_edge), Edge{node, nr});  // node null: overwritten
    Extra& b = extra(e.base);
    b.grad_fn = slices;
    b.output_nr = 0;
    e.base.impl()->flags |= kRequiresGrad;
    e.grad_fn = view_node(e.base, t);
    e.output_nr = 0;
  } else {
    e.grad_fn = node;
    e.output_nr = nr;
  }
  t.impl()->flags |= kRequiresGrad;
  e.view_version = version_of(t);
  if (e.retains_grad) {  // follows the tensor to its new history
    e.retains_grad = false;
    retain_grad(t);
  }
}

void set_view(const Tensor& view, const Tensor& base) {
  if (mode.inference || (base.flags() & kInference)) {
    view.impl()->flags |= base.flags() & kInference;
    return;
  }
  if (view.same(base)) return;  // a handler gave it back
  Extra& e = extra(view);
  const Extra* b = base.impl()->extra.get();
  e.base = b && b->base.defined() ? b->base : base;
  e.view_version = version_of(view);
  view.impl()->flags |= kView;
}

void check_inplace(const char* op, const Tensor& t) {
  const TensorImpl* p = t.impl();
  if (p->storage && p->storage->read_only()) {
    fail(Code::Runtime, op, ": the tensor's memory is read-only");
  }
  if (p->storage) p->storage->own();
  if (internal_overlap(t.sizes(), t.strides()) && std::string_view(op) != "fill_" && std::string_view(op) != "zero_") {
    fail(Code::Runtime,
         "unsupported operation: more than one element of the written-to tensor refers to a single memory location. "
         "Please clone() the tensor before performing the operation.");
  }
  check_not_leaf(t);
}

void check_not_leaf(const Tensor& t) {
  const TensorImpl* p = t.impl();
  if ((p->flags & kInference) && !mode.inference && mode.grad) {
    fail(Code::Runtime, "Inplace update to inference tensor outside InferenceMode is not allowed."
         "You can make a clone to get a normal tensor before doing inplace update.");
  }
  if (mode.grad && (p->flags & (kRequiresGrad | kView))) {
    if (p->flags & kView) {
      const Extra* e = p->extra.get();
      if (e && e->base.defined() && e->base.requires_grad() && is_leaf(e->base)) {
        fail(Code::Runtime, "a view of a leaf Variable that requires grad is being used in an in-place operation.");
      }
    }
    if ((p->flags & kRequiresGrad) && is_leaf(t)) {
      fail(Code::Runtime, "a leaf Variable that requires grad is being used in an in-place operation.");
    }
  }
}

void bump_version(const Tensor& t) {
  if (t.storage() && !(t.flags() & kInference)) t.storage()->bump();
}

void set_requires_grad(const Tensor& t, bool on) {
  if (on) {
    check(is_differentiable(t.dtype()), "only Tensors of floating point and complex dtype can require gradients");
    check(!(t.flags() & kInference) || mode.inference,
          "Setting requires_grad=True on inference tensor outside InferenceMode is not allowed.");
    t.impl()->flags |= kRequiresGrad;
    extra(t);
    return;
  }
  check(is_leaf(t), "you can only change requires_grad flags of leaf variables. If you want to use a computed variable "
        "in a subgraph that doesn't require differentiation use var_no_grad = var.detach().");
  t.impl()->flags &= ~kRequiresGrad;
}

void retain_grad(const Tensor& t) {
  check(has_history(t), "can't retain_grad on Tensor that has requires_grad=False");
  if (is_leaf(t)) return;
  Extra& e = extra(t);
  if (e.retains_grad) return;
  Ref<Node> fn = grad_fn(t);
  fn->hooks().retained.emplace_back(e.output_nr, t.impl());
  e.retains_grad = true;
}

int64_t register_hook(const Tensor& t, Ref<Callback> fn) {
  check(has_history(t), "cannot register a hook on a tensor that doesn't require gradient");
  const int64_t id = next_hook_id();
  if (Ref<Node> n = grad_fn(t)) {
    n->hooks().tensor.push_back({id, t.impl()->extra->output_nr, std::move(fn)});
  } else {
    extra(t).hooks.push_back({id, std::move(fn)});
  }
  return id;
}

int64_t register_post_accumulate_hook(const Tensor& t, Ref<Callback> fn) {
  check(has_history(t) && is_leaf(t), "post accumulate grad hooks cannot be registered on non-leaf tensors");
  const int64_t id = next_hook_id();
  extra(t).post_hooks.push_back({id, std::move(fn)});
  return id;
}

bool remove_hook(const Tensor& t, int64_t id) {
  auto erase = [id](auto& v) { return std::erase_if(v, [id](const auto& h) { return h.id == id; }) > 0; };
  Extra* e = t.impl()->extra.get();
  if (!e) return false;
  bool done = erase(e->hooks) || erase(e->post_hooks);
  if (e->grad_fn && e->grad_fn->has_hooks()) done |= erase(e->grad_fn->hooks().tensor);
  return done;
}

Tensor strip_tangents(const Tensor& t, int32_t level) {
  if (!t.defined() || !(t.flags() & kTangent)) return t;
  Tensor r = alias(t);
  TensorImpl* p = r.impl();
  p->flags = t.flags() & ~(kTangent | kView);
  Extra& e = extra(r);
  const Extra& from = *t.impl()->extra;
  if (from.value.defined()) {
    e.value = from.value;
    e.batch_dim = from.batch_dim;
    e.batch_level = from.batch_level;
  }
  if (has_history(t)) {
    Edge edge = gradient_edge(t);
    e.grad_fn = edge.node;
    e.output_nr = edge.nr;
    p->flags |= kRequiresGrad;
  }
  for (const auto& g : from.tangents) {
    if (g.level < level) {
      e.tangents.push_back(g);
      p->flags |= kTangent;
    }
  }
  return r;
}

Tensor fit_gradient(Tensor r, const TensorMeta& meta, const char* node) {
  if (!(r.sizes() == meta.sizes.span())) {
    if (!expandable(meta.sizes, r.sizes())) {
      fail(Code::Runtime, "Function ", node, " returned an invalid gradient: got ", shape_string(r.sizes()),
           " but expected shape compatible with ", shape_string(meta.sizes));
    }
    r = intrinsics::sum_to_size(r, meta.sizes);
  }
  if (r.dtype() != meta.dtype) {
    if (r.is_complex() && !is_complex(meta.dtype)) r = intrinsics::real(r);
    if (r.dtype() != meta.dtype) r = intrinsics::to_dtype(r, meta.dtype);
  }
  return r;
}

void set_anomaly_trace(Ref<Callback> trace) {
  std::lock_guard lock(g_trace_mutex);
  std::swap(g_trace, trace);  // the one before ends with the argument, outside the lock
}

}  // namespace eg

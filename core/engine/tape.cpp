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
SpinLock g_accumulators, g_retained;
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
      if (mode.grad && !((g.flags() | variable_.flags()) & (kDiverts | kBatched | kTangent))) {
        e.grad = new_like(variable_, variable_.dtype());
        intrinsics::copy_(e.grad, g);
      } else if (mode.grad) {
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

// Of an operator without a derivative: says so when it is asked for one.
class NotImplemented final : public Node {
 public:
  NotImplemented(const char* op, const char* node) : op_(op), name_(node) {}
  const char* name() const override { return name_; }
  void apply(const Tensor*, Tensor*) override { no_derivative(op_); }

 private:
  const char *op_, *name_;
};

}  // namespace

void no_derivative(const char* op, const char* argument) {
  if (mode.forward_depth && !running_node()) {
    fail(Code::NotImplemented, "Trying to use forward AD with ", op, " that does not support it because it has not been "
         "implemented yet.");
  }
  fail(Code::NotImplemented, "the derivative for '", op, *argument ? ": " : "", argument, "' is not implemented.");
}

void refuse_derivative(const Tensor& result, const Tensor& input, const char* op, const char* node) {
  if (tangent_levels(input)) no_derivative(op);
  if (!mode.recording() || !has_history(input) || !is_differentiable(result.dtype()) || (result.flags() & kOpaque)) return;
  auto n = make<NotImplemented>(op, node);
  n->next.init(1);
  n->next[0] = gradient_edge(input);
  n->results.init(1);
  n->results[0] = TensorMeta(result);
  set_history(result, std::move(n), 0);
}

// ---- Node ----

Node::Node() : Object(Kind::Node), sequence(thread_block().next_node++) {
  if (__builtin_expect(mode.anomaly, 0)) {
    if (const Ref<Callback> trace = anomaly_trace()) {
      Values r(1);
      trace->call(nullptr, 0, r.data(), 1);
      if (r[0].tag == Tag::String) hooks().trace = to_string(r[0], "trace");
    }
    if (auto* running = static_cast<Node*>(thread_block().running_node)) {
      NodeHooks& outer = running->hooks();
      hooks().induced_by = outer.induced_by;
      hooks().induced_by.insert(hooks().induced_by.begin(), {running->shown(), outer.trace});
    }
  }
}
Node::~Node() = default;
uint64_t nodes_made() { return thread_block().next_node; }

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

static void forget_retained(Node& n, const TensorImpl* t) {
  std::lock_guard lock(g_retained);
  if (n.has_hooks()) std::erase_if(n.hooks().retained, [t](const auto& r) { return r.second == t; });
}
static void note_retained(Node& n, uint32_t nr, const Tensor& t) {
  std::lock_guard lock(g_retained);
  n.hooks().retained.emplace_back(nr, t.impl());
  extra(t).retainer = t.impl();
}
std::vector<std::pair<uint32_t, Tensor>> retained_by(Node& n) {
  std::vector<std::pair<uint32_t, Tensor>> out;
  std::lock_guard lock(g_retained);
  for (auto& [nr, impl] : n.hooks().retained) {
    if (impl->try_retain()) out.emplace_back(nr, Tensor(Ref<TensorImpl>::take(impl)));
  }
  return out;
}

void ExtraDeleter::operator()(Extra* e) const noexcept {
  if (e->retainer && e->grad_fn) forget_retained(*e->grad_fn, e->retainer);
  delete e;
}

Extra& extra(const Tensor& t) {
  TensorImpl* p = t.impl();
  if (!p->extra) p->extra.reset(new Extra);
  return *p->extra;
}

int64_t next_hook_id() { return g_hook_id.fetch_add(1); }

// The memory was written to after this view was made (or last looked at), and its base takes part.
static bool stale_view(const Tensor& t) {
  const Extra* e = t.impl()->extra.get();
  if (!e || !e->base.defined()) return false;
  return e->base.requires_grad() && version_of(t) != e->view_version;
}

bool has_history(const Tensor& t) {
  const uint32_t flags = t.impl()->flags;
  if (flags & kRequiresGrad) return true;
  if (!(flags & kView)) return false;
  const Extra* e = t.impl()->extra.get();
  return e && e->base.defined() && e->base.requires_grad();
}

bool is_leaf(const Tensor& t) {
  if (!has_history(t)) return true;
  const Extra* e = t.impl()->extra.get();
  return !(e && e->grad_fn && !e->grad_fn->variable()) && !stale_view(t);  // a saved leaf that hooks gave back is one too
}

// A view that must not be written to, with a history, itself (or through another that sees the same memory).
[[noreturn]] static void refuse_view(const Tensor& t, bool itself) {
  const Extra& e = *t.impl()->extra;
  const char* what = itself ? "is being" : "its base or another view of its base has been";
  const bool inference = e.view_kind == ViewKind::Inference;
  if (inference || e.view_kind == ViewKind::NoGrad) {
    const char* mode_name = inference ? "inference_mode" : "no_grad";
    // One with a node of its own is a view of the view that is meant.
    fail(Code::Runtime, e.grad_fn ? cat("Output ", e.output_nr, " of ", e.grad_fn->shown(), " is a view of a view which was")
                                  : std::string("A view was"), " created in ",
         inference ? "inference" : "no_grad", " mode and ", what,
         " modified inplace ", inference ? "in normal mode" : "with grad mode enabled",
         ". Given that this use case is ambiguous and error-prone, it is forbidden. You can clarify your code by moving "
         "both the view and the inplace either both inside the ", mode_name,
         " block (if you don't want the inplace to be tracked) or both outside (if you want the inplace to be tracked).");
  }
  fail(Code::Runtime, "Output ", e.output_nr, " of ", e.grad_fn ? e.grad_fn->shown() : "a function", " is a view and ", what,
       " modified inplace. ",
       e.view_kind == ViewKind::OneOfSeveral
           ? "This view is the output of a function that returns multiple views. Such functions do not allow the output "
             "views to be modified inplace. You should replace the inplace operation by an out-of-place one."
           : "This view was created inside a custom Function (or because an input was returned as-is) and the autograd "
             "logic to handle view+inplace would override the custom backward associated with the custom Function, "
             "leading to incorrect gradients. This behavior is forbidden. You can fix this by cloning the output of the "
             "custom Function.");
}

// The gradient that a tensor retains is that of its newest value: it follows to another node.
static void move_retained(const Tensor& t, Node* before) {
  Extra& e = extra(t);
  if (!e.retains_grad) return;
  if (before) forget_retained(*before, t.impl());
  if (e.grad_fn) note_retained(*e.grad_fn, e.output_nr, t);
}

void change_history(const Tensor& t, Ref<Node> node, uint32_t nr) {
  Extra& e = extra(t);
  const Ref<Node> before = std::move(e.grad_fn);
  e.grad_fn = std::move(node);
  e.output_nr = nr;
  t.impl()->flags |= kRequiresGrad;
  e.view_version = version_of(t);
  move_retained(t, before.get());
}

void drop_history(const Tensor& t) {
  if (Extra* e = t.impl()->extra.get()) {
    const Ref<Node> before = std::move(e->grad_fn);
    move_retained(t, before.get());
    e->retains_grad = false;
  }
  t.impl()->flags &= ~uint32_t{kRequiresGrad};
}

Ref<Node> grad_fn(const Tensor& t) {
  Extra* e = t.impl()->extra.get();
  if (!e) return nullptr;
  if (stale_view(t)) {
    if (e->view_kind != ViewKind::Plain) refuse_view(t, false);
    change_history(t, view_node(e->base, t), 0);
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

void forget_accumulator(const Tensor& leaf) {
  if (!leaf.impl()->extra) return;
  std::lock_guard lock(g_accumulators);
  leaf.impl()->extra->accumulator = nullptr;
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
  const Tensor base = extra(t).base;
  if (base.defined()) {
    Edge base_edge = gradient_edge(base);
    // Hooks of a view's former value do not see what goes on to the base through the write.
    const Extra& e = *t.impl()->extra;
    if (node && e.grad_fn && e.grad_fn->has_hooks() && !e.grad_fn->hooks().tensor.empty()) {
      for (Edge& to : node->next) {
        if (to.node == e.grad_fn && to.nr == e.output_nr) to = {view_node(base, t), 0};
      }
    }
    change_history(base, write_node(base, t, std::move(base_edge), Edge{node, nr}), 0);  // node null: overwritten
    change_history(t, view_node(base, t), 0);
  } else {
    change_history(t, node, nr);
  }
}

void set_view(const Tensor& view, const Tensor& base, bool one_of_several) {
  if (base.flags() & kInference) {
    view.impl()->flags |= kInference;
    return;
  }
  if (view.same(base)) return;  // a handler gave it back
  view.impl()->flags &= ~uint32_t{kInference};  // of a normal tensor, in inference mode too
  Extra& e = extra(view);
  const Extra* b = base.impl()->extra.get();
  const bool of_view = b && b->base.defined();
  e.base = of_view ? b->base : base;
  e.view_version = version_of(view);
  e.view_kind = mode.inference   ? ViewKind::Inference
                : !mode.grad     ? ViewKind::NoGrad
                : one_of_several ? ViewKind::OneOfSeveral
                : of_view        ? b->view_kind
                                 : ViewKind::Plain;
  view.impl()->flags |= kView;
}

void forget_view(const Tensor& t) {
  TensorImpl* p = t.impl();
  p->flags &= ~uint32_t{kView};
  if (p->extra) p->extra->base.reset();
  p->own_version = make<Version>(0u);
}

Tensor result_of(const Ref<Node>& node, uint32_t nr) {
  if (TensorImpl* leaf = node->variable(); leaf && leaf->extra && leaf->extra->accumulator == node.get()) {
    return Tensor(Ref<TensorImpl>::share(leaf));
  }
  check(nr < node->results.size(), Code::Index, node->shown(), " has ", node->results.size(), " results; asked for ", nr);
  const TensorMeta& m = node->results[nr];
  auto p = make<TensorImpl>();
  p->sizes = m.sizes;
  p->strides = contiguous_strides(m.sizes);
  p->dtype = m.dtype;
  p->device = m.device;
  p->refresh();
  p->flags = kRequiresGrad | kUnkept;
  Tensor t(std::move(p));
  extra(t).grad_fn = node;
  extra(t).output_nr = nr;
  return t;
}

void check_inplace(const char* op, const Tensor& t, uint32_t flags) {
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
  check_not_leaf(t, flags);
}

void check_not_leaf(const Tensor& t, uint32_t flags) {
  const TensorImpl* p = t.impl();
  if ((p->flags & kInference) && !mode.inference) {
    fail(Code::Runtime, "Inplace update to inference tensor outside InferenceMode is not allowed. "
         "You can make a clone to get a normal tensor before doing inplace update. "
         "See https://github.com/pytorch/rfcs/pull/17 for more details.");
  }
  if (!mode.recording() || !(flags & kRequiresGrad)) return;
  const Extra* e = p->extra.get();
  if (p->flags & kView) {
    if (e->view_kind != ViewKind::Plain) refuse_view(t, true);
    if (has_history(t) && is_leaf(e->base)) {
      fail(Code::Runtime, "a view of a leaf Variable that requires grad is being used in an in-place operation.");
    }
  }
  if (has_history(t) && is_leaf(t)) {
    fail(Code::Runtime, "a leaf Variable that requires grad is being used in an in-place operation.");
  }
}

void bump_version(const Tensor& t) {
  if (t.flags() & kInference) return;
  const TensorImpl* p = t.impl();
  if (__builtin_expect(static_cast<bool>(p->own_version), 0)) {
    p->own_version->bump();
  } else if (p->storage) {
    p->storage->bump();
  }
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
  note_retained(*fn, e.output_nr, t);
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
  const bool diverts = t.flags() & kDiverts;  // its handler knows what a tensor like it is made of
  Tensor r = diverts ? divert::detached(t) : alias(t);
  TensorImpl* p = r.impl();
  p->flags = (t.flags() & ~(kTangent | kView)) | (p->flags & kDiverts);
  if (diverts && !(p->extra && p->extra->handler)) p->flags &= ~uint32_t{kDiverts};
  Extra& e = extra(r);
  e.tangents.clear();
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

Ref<Callback> anomaly_trace() {
  std::lock_guard lock(g_trace_mutex);
  return g_trace;
}
void set_anomaly_trace(Ref<Callback> trace) {
  std::lock_guard lock(g_trace_mutex);
  std::swap(g_trace, trace);  // the one before ends with the argument, outside the lock
}

}  // namespace eg

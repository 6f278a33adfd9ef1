// The backward pass: counts dependencies from the roots, then runs nodes latest first, freeing gradients as it goes.
#include <algorithm>
#include <queue>
#include <unordered_map>

#include "core/base/thread_block.h"
#include "core/engine/divert.h"
#include "core/engine/intrinsics.h"
#include "core/engine/tape.h"
#include "core/engine/vmap.h"
#include "core/tensor/shape.h"

namespace eg {
namespace {

// A node in one backward pass. The nodes are held by the edges that lead to them, the first ones by the roots.
struct Task {
  Node* node = nullptr;
  Slots<Tensor, 1> grads;  // by result number
  int32_t waiting = 0;     // edges into this node that have not delivered yet
  bool needed = true;      // leads to a requested input
  bool queued = false;
  std::vector<std::pair<uint32_t, size_t>> captures;  // result number -> index of the requested input

  void begin() {
    if (grads.size() == 0) grads.init(std::max<size_t>(1, node->results.size()));
  }
};

// The tasks of a pass by their nodes: an open table of pointers into blocks that do not move.
class Tasks {
 public:
  Tasks() { rehash(64); }
  Tasks(const Tasks&) = delete;
  ~Tasks() {
    for (Task* b : blocks_) {
      const size_t n = std::min(count_, kBlock);
      for (size_t i = 0; i < n; ++i) b[i].~Task();
      count_ -= n;
      memory::release(b, kBlock * sizeof(Task));
    }
  }

  // (task, is it new?)
  std::pair<Task*, bool> add(Node* n) {
    size_t i = slot(n);
    if (table_[i]) return {table_[i], false};
    if (count_ == blocks_.size() * kBlock) {
      blocks_.reserve(blocks_.size() + 1);
      blocks_.push_back(static_cast<Task*>(memory::allocate(kBlock * sizeof(Task))));
    }
    Task* t = new (blocks_.back() + count_ % kBlock) Task();
    t->node = n;
    table_[i] = t;
    if (++count_ * 2 > table_.size()) rehash(table_.size() * 4);
    return {t, true};
  }
  Task* find(Node* n) const { return table_[slot(n)]; }
  template <class F>
  void each(F&& f) {
    for (size_t i = 0; i < count_; ++i) f(blocks_[i / kBlock][i % kBlock]);
  }

 private:
  static constexpr size_t kBlock = 16;
  static_assert(kBlock * sizeof(Task) <= 1024, "a block comes from the free lists");
  size_t slot(const Node* n) const {
    size_t i = static_cast<size_t>((reinterpret_cast<uintptr_t>(n) >> 6) * 0x9e3779b97f4a7c15ull >> shift_);
    while (table_[i] && table_[i]->node != n) i = (i + 1) & (table_.size() - 1);
    return i;
  }
  void rehash(size_t n) {
    table_.assign(n, nullptr);
    shift_ = 64 - __builtin_ctzll(n);
    each([this](Task& t) { table_[slot(t.node)] = &t; });
  }
  std::vector<Task*> table_, blocks_;
  size_t count_ = 0;
  int shift_ = 0;
};

struct Order {
  bool operator()(const Task* a, const Task* b) const { return a->node->sequence < b->node->sequence; }
};

// May `a + b` be computed in the memory of a? Nobody else sees it, and nothing is recorded.
bool writable(const Tensor& a, const Tensor& b) {
  return a.impl()->use_count() == 1 && a.storage() && a.storage()->use_count() == 1 && !a.storage()->read_only() &&
         !a.storage()->shared() &&
         a.dtype() == b.dtype() && a.sizes() == b.sizes() && !a.special() && !b.special() &&
         a.is_non_overlapping_and_dense();
}

// slot += times * g, in the memory of one of them where nobody else sees it.
void add_into(Tensor& slot, Tensor g, int times) {
  const Tensor& before = slot.defined() ? slot : g;
  const int factor = slot.defined() ? times : times - 1;
  if (factor == 0) {
    slot = std::move(g);
  } else if (!mode.grad && writable(before, g)) {
    intrinsics::add_into(before, g, factor);
    if (!slot.defined()) slot = std::move(g);
  } else if (!mode.grad && writable(g, before)) {
    intrinsics::add_out(g, before, g, factor);
    slot = std::move(g);
  } else {
    slot = intrinsics::add(before, g, factor);
  }
}

Tensor call_hook(Callback& fn, const Tensor& g) {
  Value arg = Value::borrow(g);
  Values r(1);
  fn.call(&arg, 1, r.data(), 1);
  return r[0].none() ? g : to_tensor(r[0], "hook's result");
}

Value borrow_all(std::vector<TensorImpl*>& raw, const Tensor* ts, size_t n) {
  raw.resize(n);
  for (size_t i = 0; i < n; ++i) raw[i] = ts[i].impl();
  Value v;
  v.tag = Tag::Tensors;
  v.n = static_cast<uint32_t>(n);
  v.p = raw.data();
  return v;
}

bool has_nan(const Tensor& t) { return intrinsics::any_nan(t); }

// Zeros for the gradients that a node wants and that are not there.
void fill_missing(const Node& n, Tensor* grads, size_t width) {
  if (n.wants_undefined()) return;
  for (size_t i = 0; i < std::min(width, n.results.size()); ++i) {
    const TensorMeta& m = n.results[i];
    if (!grads[i].defined()) grads[i] = new_zeros(m.sizes, m.dtype, m.device);
  }
}

class Run {
 public:
  explicit Run(const BackwardOptions& o) : options_(o) { block_.running_pass = this; }
  Run(const Run&) = delete;
  ~Run() {
    mode.wanted = wanted_before_;
    block_.running_node = node_before_;
    block_.running_pass = pass_before_;
  }
  Tasks tasks;

  // Visits everything reachable, counting the edges into each node.
  void discover(const std::vector<Edge>& roots) {
    std::vector<Node*> stack;
    for (const Edge& e : roots) {
      if (tasks.add(e.node.get()).second) stack.push_back(e.node.get());
    }
    while (!stack.empty()) {
      Node* n = stack.back();
      stack.pop_back();
      for (const Edge& e : n->next) {
        if (!e.node) continue;
        const auto [task, fresh] = tasks.add(e.node.get());
        if (fresh) stack.push_back(e.node.get());
        ++task->waiting;
      }
    }
  }

  // Marks the nodes from which a requested input can be reached; nothing else runs.
  void restrict_to(const std::vector<Edge>& roots, const std::vector<Edge>& inputs) {
    restricted_ = true;
    tasks.each([](Task& t) { t.needed = false; });
    for (size_t i = 0; i < inputs.size(); ++i) {
      if (Task* t = tasks.find(inputs[i].node.get())) {
        t->needed = true;
        t->captures.emplace_back(inputs[i].nr, i);
      }
    }
    std::vector<std::pair<Task*, size_t>> stack;
    auto visit = [&](Node* n) {
      Task* t = tasks.find(n);
      if (t->queued) return;
      t->queued = true;
      stack.emplace_back(t, 0);
    };
    for (const Edge& r : roots) {
      visit(r.node.get());
      while (!stack.empty()) {
        auto& [t, i] = stack.back();
        if (i < t->node->next.size()) {
          if (Node* c = t->node->next[i++].node.get()) visit(c);
          continue;
        }
        for (const Edge& e : t->node->next) t->needed = t->needed || (e.node && tasks.find(e.node.get())->needed);
        stack.pop_back();
      }
    }
    tasks.each([](Task& t) { t.queued = false; });
  }

  static void feed(Task& t, uint32_t nr, Tensor g, int times = 1) {
    t.begin();
    add_into(t.grads[nr], std::move(g), times);
  }

  // The nodes that run, as go() takes them.
  std::vector<Node*> order() {
    std::unordered_map<const Node*, int32_t> waiting;
    tasks.each([&](Task& t) {
      for (const Edge& e : t.node->next) waiting[e.node.get()]++;
    });
    std::priority_queue<Task*, std::vector<Task*>, Order> ready;
    for (const Edge& r : *roots_) {
      if (waiting[r.node.get()]-- == 0) ready.push(tasks.find(r.node.get()));
    }
    std::vector<Node*> out;
    while (!ready.empty()) {
      Task& t = *ready.top();
      ready.pop();
      if (t.needed) out.push_back(t.node);
      for (const Edge& e : t.node->next) {
        if (e.node && --waiting[e.node.get()] == 0) ready.push(tasks.find(e.node.get()));
      }
    }
    return out;
  }

  void go(const std::vector<Edge>& roots, std::vector<Tensor>* captured) {
    roots_ = &roots;
    std::priority_queue<Task*, std::vector<Task*>, Order> ready;
    for (const Edge& r : roots) {
      Task* t = tasks.find(r.node.get());
      if (t->waiting == 0 && !t->queued) {
        t->queued = true;
        ready.push(t);
      }
    }
    std::vector<Tensor> out;
    while (!ready.empty()) {
      Task& t = *ready.top();
      ready.pop();
      Node& n = *t.node;
      block_.running_node = &n;
      const size_t edges = n.next.size();
      out.clear();
      out.resize(edges);
      if (t.needed) step(t, n, out, captured);
      t.grads.init(0);
      for (size_t i = 0; i < edges; ++i) {
        const Edge& e = n.next[i];
        if (!e.node) continue;
        Task& next = *tasks.find(e.node.get());
        int times = 1;  // x * x: twice the same gradient goes the same way, in one pass over the memory
        while (!mode.grad && i + 1 < edges && out[i].defined() && n.next[i + 1].node == e.node &&
               n.next[i + 1].nr == e.nr && out[i + 1].same(out[i])) {
          out[i++].reset();
          ++times;
          --next.waiting;
        }
        if (out[i].defined()) {
          feed(next, e.nr, fit_gradient(std::move(out[i]), e.node->results[e.nr], n.shown()), times);
        }
        if (--next.waiting == 0) ready.push(&next);
      }
    }
  }

 private:
  void step(Task& t, Node& n, std::vector<Tensor>& out, std::vector<Tensor>* captured) {
    t.begin();
    const bool leaf = n.variable() != nullptr;
    const bool runs = leaf ? options_.accumulate && (!restricted_ || !t.captures.empty()) : !restricted_ || any_edge_needed(n) || (options_.accumulate && !t.captures.empty());
    // A gradient that is asked for, and goes on from here, is as it was before the hooks, one that ends here as they left it.
    if (!runs) run_tensor_hooks(t, n);
    for (const auto& [nr, index] : t.captures) (*captured)[index] = t.grads[nr];
    if (!runs) return;
    run_tensor_hooks(t, n);
    run_pre_hooks(t, n);
    bool any = false;
    for (const Tensor& g : t.grads) any |= g.defined();
    if (!any && !n.wants_undefined()) return;
    fill_missing(n, t.grads.data(), t.grads.size());
    const bool hooked = n.has_hooks() && !n.hooks().post.empty();
    mode.wanted = restricted_ ? edges_needed(n) : ~uint64_t{0};
    if (__builtin_expect(mode.anomaly, 0)) {
      apply_watched(n, t, out);
    } else {
      n.apply(t.grads.data(), out.data());
    }
    if (n.has_hooks() && !n.hooks().post.empty()) {
      if (!hooked) t.grads.init(t.grads.size());  // one that came while the node ran sees what it made, not what it took
      run_post_hooks(n, t, out);
    }
    if (!options_.retain_graph) n.release_saved();
  }

  bool any_edge_needed(Node& n) {
    for (const Edge& e : n.next) {
      if (e.node && (!restricted_ || tasks.find(e.node.get())->needed)) return true;
    }
    return false;
  }

  uint64_t edges_needed(Node& n) {
    uint64_t mask = ~uint64_t{0};
    for (size_t i = 0; i < n.next.size() && i < 64; ++i) {
      if (n.next[i].node && !tasks.find(n.next[i].node.get())->needed) mask &= ~(uint64_t{1} << i);
    }
    return mask;
  }

  // Those of the results, and the gradients that these retain.
  void run_tensor_hooks(Task& t, Node& n) {
    if (TensorImpl* v = n.variable()) {
      if (v->extra && !v->extra->hooks.empty()) {
        const std::vector<Hook> hooks = v->extra->hooks;
        for (const Hook& h : hooks) t.grads[0] = call_hook(*h.fn, t.grads[0]);
      }
    }
    if (!n.has_hooks()) return;
    const std::vector<NodeHooks::OfResult> tensor = n.hooks().tensor;
    for (const auto& h : tensor) t.grads[h.nr] = call_hook(*h.fn, t.grads[h.nr]);
    if (n.hooks().retained.empty()) return;
    for (const auto& [nr, keep] : retained_by(n)) {
      if (!t.grads[nr].defined()) continue;
      Tensor& slot = extra(keep).grad;
      slot = slot.defined() ? intrinsics::add(slot, t.grads[nr]) : intrinsics::clone(t.grads[nr]);
    }
  }

  void run_pre_hooks(Task& t, Node& n) {
    if (!n.has_hooks()) return;
    const std::vector<Hook> pre = n.hooks().pre;
    for (const Hook& h : pre) {
      std::vector<TensorImpl*> raw;
      Value arg = borrow_all(raw, t.grads.data(), t.grads.size());
      Values r(1);
      h.fn->call(&arg, 1, r.data(), 1);
      if (!r[0].none()) {
        std::vector<Tensor> g = r[0].tag == Tag::Tensor ? std::vector<Tensor>{to_tensor(r[0], "pre hook's result")}
                                                        : to_tensors(r[0], "pre hook's result");
        check(g.size() == t.grads.size(), "hook has returned an incorrect number of values (got ", g.size(),
              ", but expected ", t.grads.size(), ")");
        for (size_t i = 0; i < g.size(); ++i) t.grads[i] = std::move(g[i]);
      }
    }
  }

  void run_post_hooks(Node& n, Task& t, std::vector<Tensor>& out) {
    const std::vector<Hook> post = n.hooks().post;
    for (const Hook& h : post) {
      std::vector<TensorImpl*> a, b;
      Value args[2] = {borrow_all(a, out.data(), out.size()), borrow_all(b, t.grads.data(), t.grads.size())};
      Values r(1);
      h.fn->call(args, 2, r.data(), 1);
      if (!r[0].none()) {
        std::vector<Tensor> g = r[0].tag == Tag::Tensor ? std::vector<Tensor>{to_tensor(r[0], "hook's result")}
                                                        : to_tensors(r[0], "hook's result");
        check(g.size() == out.size(), "hook has returned an incorrect number of values (got ", g.size(),
              ", but expected ", out.size(), ")");
        out = std::move(g);
      }
    }
  }

  // In anomaly mode a failure tells where the forward call was made: to the caller's trace callback, which may show it, or
  // else in the error's text.
  void apply_watched(Node& n, Task& t, std::vector<Tensor>& out) {
    try {
      n.apply(t.grads.data(), out.data());
      for (size_t i = 0; mode.anomaly == 2 && i < out.size(); ++i) {
        check(!out[i].defined() || !has_nan(out[i]), "Function '", n.shown(), "' returned nan values in its ", i,
              "th output.");
      }
    } catch (Error& e) {
      const std::string where = traces(n);
      if (told(where)) throw;
      // Nested, so that a callback's own status is not lost.
      std::throw_with_nested(Error(e.code(), cat(e.what(), "\n", where)));
    }
  }

  static std::string traces(Node& n) {
    constexpr const char* kNone =
        "No forward pass information available. Enable detect anomaly during forward pass for more information.";
    std::string text = cat("Error detected in ", n.shown(), ". ");
    const std::string own = n.has_hooks() ? n.hooks().trace : std::string();
    text += own.empty() ? kNone : cat("Traceback of forward call that caused the error:\n", own);
    if (!n.has_hooks()) return text;
    for (const auto& [name, trace] : n.hooks().induced_by) {
      text += cat("\n\nPrevious calculation was induced by ", name, ". ",
                  trace.empty() ? kNone : cat("Traceback of forward call that induced the previous calculation:\n", trace));
    }
    return text;
  }

  // Whether the trace callback, called with the text, says that it has shown it.
  static bool told(const std::string& text) {
    const Ref<Callback> trace = anomaly_trace();
    if (!trace) return false;
    try {
      Values r(1), arg(1);
      arg[0] = Value::own_string(text);
      trace->call(arg.data(), 1, r.data(), 1);
      return r[0].tag == Tag::Bool && r[0].i;
    } catch (...) {  // the failure itself goes first
      return false;
    }
  }

  BackwardOptions options_;
  bool restricted_ = false;
  const std::vector<Edge>* roots_ = nullptr;
  const uint64_t wanted_before_ = mode.wanted;
  ThreadBlock& block_ = thread_block();
  void *const node_before_ = block_.running_node, *const pass_before_ = block_.running_pass;
};

}  // namespace

Node* running_node() { return static_cast<Node*>(thread_block().running_node); }

std::vector<Node*> running_order() {
  auto* run = static_cast<Run*>(thread_block().running_pass);
  check(run, "the nodes of a backward pass are known during the backward pass only");
  return run->order();
}

std::vector<Tensor> apply_node(Node& n, std::vector<Tensor> grads) {
  check(grads.size() == n.results.size(), Code::Type, n.shown(), ": expected ", n.results.size(), " arguments, got ",
        grads.size(), " instead");
  for (size_t i = 0; i < grads.size(); ++i) {
    if (grads[i].defined()) grads[i] = fit_gradient(std::move(grads[i]), n.results[i], n.shown());
  }
  fill_missing(n, grads.data(), grads.size());
  std::vector<Tensor> out(n.next.size());
  const uint64_t before = std::exchange(mode.wanted, ~uint64_t{0});
  struct Restore {
    uint64_t wanted;
    ~Restore() { mode.wanted = wanted; }
  } restore{before};
  n.apply(grads.data(), out.data());
  return out;
}

std::vector<Tensor> run_backward(const std::vector<Tensor>& outputs, const std::vector<Tensor>& grads,
                                 const std::vector<Tensor>& inputs, const BackwardOptions& options) {
  std::vector<Edge> roots;
  std::vector<Tensor> seeds;
  for (size_t i = 0; i < outputs.size(); ++i) {
    const Tensor& t = outputs[i];
    check(t.defined(), Code::Type, "element ", i, " of tensors is None");
    Edge e = gradient_edge(t);
    check(static_cast<bool>(e.node), "element ", i, " of tensors does not require grad and does not have a grad_fn");
    Tensor g = i < grads.size() ? grads[i] : Tensor();
    if (!g.defined()) {
      check(t.numel() == 1, "grad can be implicitly created only for scalar outputs");
      check(!t.is_complex(), "grad can be implicitly created only for real scalar outputs but got torch.",
            name_of(t.dtype()));
      g = divert::takes(t.flags()) ? intrinsics::ones_like(t) : vmap_ones_like(t);
    } else {
      check(g.sizes() == t.sizes(), "Mismatch in shape: grad_output[", i, "] has a shape of ", shape_string(g.sizes()),
            " and output[", i, "] has a shape of ", shape_string(t.sizes()), ".");
      check(is_complex(g.dtype()) == t.is_complex(), "For complex Tensors, both grad_output and output are required to "
            "have the same dtype. Mismatch in dtype: grad_output[", i, "] has a dtype of ", name_of(g.dtype()),
            " and output[", i, "] has a dtype of ", name_of(t.dtype()), ".");
    }
    roots.push_back(std::move(e));
    seeds.push_back(std::move(g));
  }
  std::vector<Edge> wanted;
  for (size_t i = 0; i < inputs.size(); ++i) {
    check(inputs[i].defined(), Code::Type, "element ", i, " of inputs is None");
    Edge e = gradient_edge(inputs[i]);
    check(static_cast<bool>(e.node), "One of the differentiated Tensors does not require grad");
    wanted.push_back(std::move(e));
  }
  if (options.accumulate) {
    for (const Tensor& t : inputs) {
      if (!(t.flags() & kUnkept)) retain_grad(t);  // leaves accumulate anyway
    }
  }
  GradMode mode_guard(options.create_graph);
  const SavedHooksScope hooks_guard;
  Run run(options);
  run.discover(roots);
  std::vector<Tensor> result(inputs.size());
  if (!inputs.empty()) {
    run.restrict_to(roots, wanted);
  }
  for (size_t i = 0; i < roots.size(); ++i) {
    Node* n = roots[i].node.get();
    Run::feed(*run.tasks.find(n), roots[i].nr, fit_gradient(std::move(seeds[i]), n->results[roots[i].nr], "grad"));
  }
  seeds.clear();
  run.go(roots, &result);
  if (!inputs.empty() && !options.accumulate && !options.allow_unused) {
    for (const Tensor& t : result) {
      check(t.defined(), "One of the differentiated Tensors appears to not have been used in the graph. Set "
            "allow_unused=True if this is the desired behavior.");
    }
  }
  return result;
}

}  // namespace eg

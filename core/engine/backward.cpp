// The backward pass: counts dependencies from the roots, then runs nodes latest first, freeing gradients as it goes.
#include <algorithm>
#include <queue>
#include <unordered_map>

#include "core/engine/intrinsics.h"
#include "core/engine/tape.h"
#include "core/tensor/shape.h"

namespace eg {
namespace {

struct Task {
  Ref<Node> node;
  std::vector<Tensor> grads;  // by result number
  int32_t waiting = 0;        // edges into this node that have not delivered yet
  bool needed = true;         // leads to a requested input
  std::vector<std::pair<uint32_t, size_t>> captures;  // result number -> index of the requested input
};
using Tasks = std::unordered_map<Node*, Task>;

struct Order {
  bool operator()(const Task* a, const Task* b) const { return a->node->sequence < b->node->sequence; }
};

void add_into(Tensor& slot, const Tensor& g) {
  if (!slot.defined()) {
    slot = g;
    return;
  }
  const bool ours = slot.impl()->use_count() == 1 && slot.storage() && slot.storage()->use_count() == 1;
  if (!mode.grad && ours && slot.dtype() == g.dtype() && slot.sizes() == g.sizes() && !slot.special() && !g.special() &&
      slot.is_non_overlapping_and_dense()) {
    intrinsics::add_into(slot, g);
  } else {
    slot = intrinsics::add(slot, g);
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

class Run {
 public:
  explicit Run(const BackwardOptions& o) : options_(o) {}

  Task& task(const Ref<Node>& n) {
    auto [it, fresh] = tasks_.try_emplace(n.get());
    if (fresh) it->second.node = n;
    return it->second;
  }

  // Visits everything reachable, counting the edges into each node.
  void discover(const std::vector<Edge>& roots) {
    std::vector<Node*> stack;
    for (const Edge& e : roots) {
      if (tasks_.find(e.node.get()) == tasks_.end()) {
        task(e.node);
        stack.push_back(e.node.get());
      }
    }
    while (!stack.empty()) {
      Node* n = stack.back();
      stack.pop_back();
      for (size_t i = 0; i < n->next.size(); ++i) {
        const Edge& e = n->next[i];
        if (!e.node) continue;
        auto [it, fresh] = tasks_.try_emplace(e.node.get());
        if (fresh) {
          it->second.node = e.node;
          stack.push_back(e.node.get());
        }
        ++it->second.waiting;
      }
    }
  }

  // Marks the nodes from which a requested input can be reached; nothing else runs.
  void restrict_to(const std::vector<Edge>& roots, const std::vector<Edge>& inputs) {
    for (auto& [n, t] : tasks_) t.needed = false;
    for (const Edge& e : inputs) {
      if (e.node && tasks_.count(e.node.get())) tasks_[e.node.get()].needed = true;
    }
    std::unordered_map<Node*, char> done;
    std::vector<std::pair<Node*, size_t>> stack;
    for (const Edge& r : roots) {
      if (!done.emplace(r.node.get(), 0).second) continue;
      stack.emplace_back(r.node.get(), 0);
      while (!stack.empty()) {
        auto& [n, i] = stack.back();
        if (i < n->next.size()) {
          Node* c = n->next[i++].node.get();
          if (c && done.emplace(c, 0).second) stack.emplace_back(c, 0);
          continue;
        }
        Task& t = tasks_[n];
        for (size_t k = 0; k < n->next.size() && !t.needed; ++k) {
          Node* c = n->next[k].node.get();
          if (c) t.needed = tasks_[c].needed;
        }
        stack.pop_back();
      }
    }
  }

  void feed(const Edge& e, const Tensor& g) {
    Task& t = tasks_[e.node.get()];
    if (t.grads.empty()) t.grads.resize(std::max<size_t>(1, e.node->results.size()));
    add_into(t.grads[e.nr], g);
  }

  void go(const std::vector<Edge>& roots, std::vector<Tensor>* captured) {
    std::priority_queue<Task*, std::vector<Task*>, Order> ready;
    std::unordered_map<Node*, char> queued;
    for (const Edge& r : roots) {
      Task& t = tasks_[r.node.get()];
      if (t.waiting == 0 && queued.emplace(r.node.get(), 0).second) ready.push(&t);
    }
    while (!ready.empty()) {
      Task& t = *ready.top();
      ready.pop();
      Node& n = *t.node;
      const size_t edges = n.next.size();
      std::vector<Tensor> out(edges);
      if (t.needed) step(t, n, out, captured);
      t.grads.clear();
      for (size_t i = 0; i < edges; ++i) {
        const Edge& e = n.next[i];
        if (!e.node) continue;
        Task& next = tasks_[e.node.get()];
        if (out[i].defined()) {
          feed(e, fit_gradient(out[i], e.node->results[e.nr], n.name()));
          out[i].reset();
        }
        if (--next.waiting == 0) ready.push(&next);
      }
    }
  }

 private:
  void step(Task& t, Node& n, std::vector<Tensor>& out, std::vector<Tensor>* captured) {
    const size_t width = std::max<size_t>(1, n.results.size());
    if (t.grads.empty()) t.grads.resize(width);
    run_pre_hooks(t, n);
    for (const auto& [nr, index] : t.captures) (*captured)[index] = t.grads[nr];
    const bool leaf = n.variable() != nullptr;
    if (leaf && !options_.accumulate) return;
    if (leaf && restricted && t.captures.empty()) return;
    bool any = false;
    for (const Tensor& g : t.grads) any |= g.defined();
    if (!any && !n.wants_undefined()) return;
    if (!any_edge_needed(n) && !leaf) return;
    if (!n.wants_undefined()) {
      for (size_t i = 0; i < width; ++i) {
        if (!t.grads[i].defined() && i < n.results.size()) {
          const TensorMeta& m = n.results[i];
          t.grads[i] = new_zeros(m.sizes, m.dtype, m.device);
        }
      }
    }
    try {
      n.apply(t.grads.data(), out.data());
    } catch (Error& e) {
      if (mode.anomaly && n.has_hooks() && !n.hooks().trace.empty()) {
        Error f(e.code(), cat(e.what(), "\nError detected in ", n.name(),
                              ". Traceback of forward call that caused the error:\n", n.hooks().trace));
        f.payload = e.payload;
        throw f;
      }
      throw;
    }
    if (mode.anomaly == 2) check_nan(n, out);
    if (n.has_hooks() && !n.hooks().post.empty()) run_post_hooks(n, t, out);
    if (!options_.retain_graph) n.release_saved();
  }

  bool any_edge_needed(Node& n) {
    for (size_t i = 0; i < n.next.size(); ++i) {
      Node* c = n.next[i].node.get();
      if (c && tasks_[c].needed) return true;
    }
    return false;
  }

  void run_pre_hooks(Task& t, Node& n) {
    if (TensorImpl* v = n.variable()) {
      if (v->extra && !v->extra->hooks.empty() && t.grads[0].defined()) {
        const std::vector<Hook> hooks = v->extra->hooks;
        for (const Hook& h : hooks) t.grads[0] = call_hook(*h.fn, t.grads[0]);
      }
    }
    if (!n.has_hooks()) return;
    const std::vector<NodeHooks::OfResult> tensor = n.hooks().tensor;
    for (const auto& h : tensor) {
      if (t.grads[h.nr].defined()) t.grads[h.nr] = call_hook(*h.fn, t.grads[h.nr]);
    }
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
        t.grads = std::move(g);
      }
    }
    for (auto& [nr, impl] : n.hooks().retained) {
      if (!t.grads[nr].defined() || !impl->try_retain()) continue;
      Tensor keep(Ref<TensorImpl>::take(impl));
      Tensor& slot = extra(keep).grad;
      slot = slot.defined() ? intrinsics::add(slot, t.grads[nr]) : intrinsics::clone(t.grads[nr]);
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

  void check_nan(Node& n, const std::vector<Tensor>& out) {
    for (size_t i = 0; i < out.size(); ++i) {
      if (out[i].defined() && has_nan(out[i])) {
        fail(Code::Runtime, "Function '", n.name(), "' returned nan values in its ", i, "th output.",
             n.has_hooks() && !n.hooks().trace.empty()
                 ? cat("\nError detected in ", n.name(), ". Traceback of forward call that caused the error:\n",
                       n.hooks().trace)
                 : "");
      }
    }
  }

 public:
  Tasks tasks_;
  bool restricted = false;

 private:
  BackwardOptions options_;
};

}  // namespace

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
      check(!t.is_complex(), "grad can be implicitly created only for real scalar outputs but got ", name_of(t.dtype()));
      g = new_tensor(t.sizes(), t.dtype(), t.device());
      fill_raw(g, Scalar(1.0));
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
  GradMode mode_guard(options.create_graph);
  Run run(options);
  run.discover(roots);
  std::vector<Tensor> result(inputs.size());
  if (!inputs.empty()) {
    run.restricted = true;
    run.restrict_to(roots, wanted);
    for (size_t i = 0; i < wanted.size(); ++i) {
      auto it = run.tasks_.find(wanted[i].node.get());
      if (it != run.tasks_.end()) it->second.captures.emplace_back(wanted[i].nr, i);
    }
  }
  for (size_t i = 0; i < roots.size(); ++i) run.feed(roots[i], fit_gradient(seeds[i], roots[i].node->results[roots[i].nr], "grad"));
  seeds.clear();
  run.go(roots, &result);
  if (!inputs.empty() && options.accumulate) {
    for (size_t i = 0; i < inputs.size(); ++i) {  // backward(inputs=): leaves have accumulated, others get it here
      if (wanted[i].node->variable() || !result[i].defined()) continue;
      Tensor& slot = extra(inputs[i]).grad;
      slot = slot.defined() ? intrinsics::add(slot, result[i]) : intrinsics::clone(result[i]);
    }
  } else if (!inputs.empty() && !options.allow_unused) {
    for (const Tensor& t : result) {
      check(t.defined(), "One of the differentiated Tensors appears to not have been used in the graph. Set "
            "allow_unused=True if this is the desired behavior.");
    }
  }
  return result;
}

}  // namespace eg

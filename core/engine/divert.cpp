#include "core/engine/divert.h"

#include <algorithm>

#include "core/base/thread_block.h"
#include "core/engine/intrinsics.h"
#include "core/engine/tape.h"
#include "core/tensor/shape.h"

namespace eg::divert {

constinit std::atomic<uint32_t> state{0};

namespace {

std::atomic<int64_t> g_pushed{0};  // on all threads

struct Thread {
  std::vector<Ref<Callback>> handlers;
  size_t depth = 0;  // of them, those that calls go to
  bool off = false;
  bool grad = true;  // of the call that is with a handler
  const OpInfo* through = nullptr;
  ~Thread() {
    if (!handlers.empty() && g_pushed.fetch_sub(static_cast<int64_t>(handlers.size())) == static_cast<int64_t>(handlers.size()))
      state.fetch_and(~uint32_t{kModes});
  }
};
constexpr PerThread<Thread, Own::Handlers> t_handlers;
Thread& here() { return t_handlers.get(); }

// Calls f with each tensor among the values.
template <class F>
void each_tensor(const Value* args, size_t n, F&& f) {
  for (size_t i = 0; i < n; ++i) {
    if (args[i].tag == Tag::Tensor) {
      f(static_cast<TensorImpl*>(args[i].p));
    } else if (args[i].tag == Tag::Tensors) {
      for (uint32_t k = 0; k < args[i].n; ++k) {
        if (auto* p = static_cast<TensorImpl**>(args[i].p)[k]) f(p);
      }
    }
  }
}

Ref<Callback> handler_among(const Value* args, size_t n) {
  Ref<Callback> found;
  each_tensor(args, n, [&](TensorImpl* p) {
    if (!found && (p->flags & kDiverts)) found = p->extra->handler;
  });
  return found;
}

struct Within {  // a handler's call
  Within(Thread& t, size_t depth) : t_(t), depth_(t.depth), grad_(t.grad) {
    t.depth = depth;
    t.grad = mode.grad || t.grad;
    mode.grad = false;
  }
  Within(const Within&) = delete;
  ~Within() {
    t_.depth = std::min(depth_, t_.handlers.size());
    t_.grad = grad_;
    mode.grad = on_;
  }

 private:
  Thread& t_;
  size_t depth_;
  bool grad_, on_ = mode.grad;
};

}  // namespace

void push(Ref<Callback> handler) {
  Thread& t = here();
  t.handlers.insert(t.handlers.begin() + static_cast<std::ptrdiff_t>(t.depth), std::move(handler));
  ++t.depth;
  g_pushed.fetch_add(1);
  state.fetch_or(kModes);
}

void pop() {
  Thread& t = here();
  check(t.depth > 0, "dispatch: no handler is pushed on this thread");
  const Ref<Callback> last = std::move(t.handlers[t.depth - 1]);  // ended after the list is whole again
  t.handlers.erase(t.handlers.begin() + static_cast<std::ptrdiff_t>(t.depth) - 1);
  --t.depth;
  if (g_pushed.fetch_sub(1) == 1) {
    state.fetch_and(~uint32_t{kModes});
    if (g_pushed.load() > 0) state.fetch_or(kModes);  // another thread came between
  }
}

int32_t depth() { return here().off ? 0 : static_cast<int32_t>(here().depth); }

bool enable(bool on) {
  const bool before = !here().off;
  here().off = !on;
  return before;
}

bool takes(uint32_t flags) {
  const Thread& t = here();
  return !t.off && (t.depth > 0 || (flags & kDiverts));
}

bool outer_grad() { return here().grad; }

bool call(const OpInfo& op, const Value* args, Value* rets) {
  Thread& t = here();
  const Ref<Callback> handler = t.depth > 0 ? t.handlers[t.depth - 1] : handler_among(args, op.nargs);
  check(static_cast<bool>(handler), Code::Assertion, op.name, ": no handler takes the call");
  std::vector<Value> given;
  given.reserve(op.nargs + 2u);
  for (const char* text : {op.name, op.overload}) {
    Value v;
    v.tag = Tag::String;
    v.n = static_cast<uint32_t>(std::string_view(text).size());
    v.p = const_cast<char*>(text);
    given.push_back(v);
  }
  given.insert(given.end(), args, args + op.nargs);
  const Within within(t, t.depth > 0 ? t.depth - 1 : 0);
  handler->call(given.data(), given.size(), rets, op.nrets);
  bool given_back = false;
  each_tensor(rets, op.nrets, [&](TensorImpl* r) { each_tensor(args, op.nargs, [&](TensorImpl* a) { given_back |= r == a; }); });
  return given_back;
}

Tensor given_tensor(const OpInfo& op, const Value& v) {
  Tensor t = to_tensor(v, "result");
  check(t.defined(), Code::Type, op.name, ": the handler gave None, expected Tensor");
  return t;
}
std::vector<Tensor> given_tensors(const OpInfo& op, const Value& v) {
  std::vector<Tensor> ts = to_tensors(v, "result");
  for (const Tensor& t : ts) check(t.defined(), Code::Type, op.name, ": the handler gave None among its tensors");
  return ts;
}

Tensor new_wrapper(IntSpan sizes, IntSpan strides, int64_t offset, DType dtype, Device device) {
  check(sizes.size() == strides.size(), Code::Value, "a wrapper of ", sizes.size(), " dimensions has ", strides.size(),
        " strides");
  auto p = make<TensorImpl>();
  p->sizes.assign(sizes);
  p->strides.assign(strides);
  p->offset = offset;
  p->dtype = dtype;
  p->device = device;
  p->refresh();
  p->storage = make<Storage>(nullptr, size_t{0}, device, false, nullptr, nullptr);
  return Tensor(std::move(p));
}

void set_handler(const Tensor& t, Ref<Callback> handler, bool takes_calls) {
  TensorImpl* p = t.impl();
  Ref<Callback> before = std::move(extra(t).handler);  // ended after the tensor is whole again
  p->extra->handler = std::move(handler);
  if (p->extra->handler && takes_calls) {
    p->flags |= kDiverts;
    state.fetch_or(kWrappers);
  } else {
    p->flags &= ~uint32_t{kDiverts};
  }
}

void share_version(const Tensor& view, const Tensor& base) {
  if (view.same(base) || !(view.flags() & base.flags() & kDiverts)) return;
  if (view.impl()->has_data() || base.impl()->has_data() || view.impl()->extra->grad_fn) return;
  view.impl()->storage = base.storage();
  view.impl()->own_version = base.impl()->own_version;
}
void share_version(TensorSpan views, const Tensor& base) {
  for (const Tensor& v : views) share_version(v, base);
}

Tensor detached(const Tensor& t) {
  const GradMode off(false);
  return intrinsics::detach(t);
}

bool through(const OpInfo& op) {
  if (here().through != &op) return false;
  here().through = nullptr;
  return true;
}

namespace {

// An operator that is said in others, as one node. Its derivative is that of its body, which is computed again on what was
// saved; so it is differentiable as often as the body is.
class BodyNode final : public Node {
 public:
  BodyNode(const OpInfo& op, const char* name, const Value* args, bool linear) : op_(op), name_(name), args_(args, args + op.nargs) {
    size_t n = 0;
    each_tensor(args, op.nargs, [&](TensorImpl*) { ++n; });
    next.init(n);
    saved_ = std::make_unique<SavedTensor[]>(n);
    sizes_.resize(n);
    size_t i = 0;
    each_tensor(args, op.nargs, [&](TensorImpl* p) {
      const Tensor t(Ref<TensorImpl>::share(p));
      if (is_differentiable(t.dtype())) next[i] = gradient_edge(t);
      if (linear && !(p->flags & kOpaque)) {
        sizes_[i++] = TensorMeta(t);
      } else {
        saved_[i++].save(t, false);
      }
    });
    for (Value& v : args_) own(v);
  }
  const char* name() const override { return name_; }
  void release_saved() override {
    for (size_t i = 0; i < next.size(); ++i) saved_[i].reset();
  }
  bool wants_undefined() const override { return true; }
  void apply(const Tensor* grads, Tensor* out) override {
    const bool again = mode.grad;
    std::vector<Tensor> inputs;
    std::vector<Value> args = args_;
    std::vector<std::vector<TensorImpl*>> lists;
    lists.reserve(args.size());
    std::vector<Tensor> wanted;
    std::vector<size_t> where;
    inputs.reserve(next.size());
    const auto input = [&]() {
      const size_t i = inputs.size();
      const bool kept = saved_[i].saved();
      Tensor t = kept ? saved_[i].unpack(this) : any_of(sizes_[i]);
      if (needs(i) && !kept) {
        set_requires_grad(t, true);
        wanted.push_back(t);
        where.push_back(i);
      } else if (needs(i)) {
        t = again ? intrinsics::alias(t) : detached(t);
        if (!again) set_requires_grad(t, true);
        wanted.push_back(t);
        where.push_back(i);
      }
      inputs.push_back(t);
      return inputs.back().impl();
    };
    for (Value& v : args) {
      if (v.tag == Tag::Tensor) {
        v.p = input();
      } else if (v.tag == Tag::Tensors) {
        lists.emplace_back();
        for (uint32_t k = 0; k < v.n; ++k) lists.back().push_back(there_[&v - args.data()][k] ? input() : nullptr);
        v.p = lists.back().data();
      }
    }
    std::vector<Tensor> outs, seeds;
    {
      const GradMode on(true);
      Values rets(op_.nrets);
      here().through = &op_;
      op_.fn(args.data(), rets.data());
      here().through = nullptr;
      size_t at = 0;
      for (size_t i = 0; i < op_.nrets; ++i) {
        std::vector<Tensor> ts;
        if (rets[i].tag == Tag::Tensor) ts.push_back(to_tensor(rets[i], "result"));
        if (rets[i].tag == Tag::Tensors) ts = to_tensors(rets[i], "result");
        for (Tensor& t : ts) {
          const Tensor& g = grads[at++];
          if (!g.defined() || !has_history(t)) continue;
          outs.push_back(std::move(t));
          seeds.push_back(g);
        }
      }
    }
    if (outs.empty()) return;
    BackwardOptions o;
    o.retain_graph = o.create_graph = again;
    o.allow_unused = true;
    const GradMode outer(again);
    std::vector<Tensor> g = run_backward(outs, seeds, wanted, o);
    for (size_t k = 0; k < g.size(); ++k) out[where[k]] = g[k];
  }

 private:
  // What a value points to belongs to the caller: a copy of it.
  void own(Value& v) {
    there_.emplace_back();
    if (v.tag == Tag::Tensors) {
      for (uint32_t k = 0; k < v.n; ++k) there_.back().push_back(static_cast<TensorImpl**>(v.p)[k] != nullptr);
      return;
    }
    size_t bytes = 0;
    if (v.tag == Tag::String || v.tag == Tag::Bools) bytes = v.n;
    if (v.tag == Tag::Ints || v.tag == Tag::Doubles) bytes = v.n * size_t{8};
    if (v.tag == Tag::Complex) bytes = 16;
    if (v.tag == Tag::Scalars) bytes = v.n * sizeof(Value);
    if (!bytes) return;
    kept_.push_back(std::make_unique<char[]>(bytes));
    std::copy_n(static_cast<const char*>(v.p), bytes, kept_.back().get());
    v.p = kept_.back().get();
    if (v.tag == Tag::Scalars) {
      for (uint32_t k = 0; k < v.n; ++k) {
        Value& s = static_cast<Value*>(v.p)[k];
        if (s.tag != Tag::Complex) continue;
        kept_.push_back(std::make_unique<char[]>(16));
        std::copy_n(static_cast<const char*>(s.p), 16, kept_.back().get());
        s.p = kept_.back().get();
      }
    }
  }

  // A tensor of these sizes; its one element is a zero.
  static Tensor any_of(const TensorMeta& m) {
    return alias(new_zeros(IntSpan(), m.dtype, m.device), m.sizes, Dims(m.sizes.size(), 0), 0);
  }

  const OpInfo& op_;
  const char* name_;
  std::vector<Value> args_;
  std::vector<TensorMeta> sizes_;  // of those that are not saved
  std::unique_ptr<SavedTensor[]> saved_;  // the tensors among the arguments, in order
  std::vector<std::vector<bool>> there_;  // of lists: which elements are not None
  std::vector<std::unique_ptr<char[]>> kept_;
};

}  // namespace

void call_recorded(const OpInfo& op, const char* name, const Value* args, Value* rets, bool record, bool linear) {
  Ref<Node> node;
  if (record) node = make<BodyNode>(op, name, args, linear);
  call(op, args, rets);
  if (!node) return;
  std::vector<Tensor> results;
  for (size_t i = 0; i < op.nrets; ++i) {
    if (rets[i].tag == Tag::Tensor) results.push_back(to_tensor(rets[i], "result"));
    if (rets[i].tag == Tag::Tensors) {
      for (Tensor& t : to_tensors(rets[i], "result")) results.push_back(std::move(t));
    }
  }
  node->results.init(results.size());
  for (size_t i = 0; i < results.size(); ++i) {
    if (!results[i].defined() || !is_differentiable(results[i].dtype())) continue;
    node->results[i] = TensorMeta(results[i]);
    bool argument = false;
    each_tensor(args, op.nargs, [&](TensorImpl* p) { argument |= p == results[i].impl(); });
    if (!argument) set_history(results[i], node, static_cast<uint32_t>(i));
  }
}

}  // namespace eg::divert

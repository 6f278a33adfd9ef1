// Autograd over the ABI: modes, backward, hooks, nodes, custom functions, saved tensors, forward mode and vmap.
#include "capi/src/capi.h"
#include "core/engine/forward.h"
#include "core/engine/intrinsics.h"
#include "core/engine/tape.h"
#include "core/engine/vmap.h"
#include "core/tensor/shape.h"

using namespace eg;
using namespace eg::capi;

namespace {

Node* node(const eg_node* n) { return checked<Node>(n, Kind::Node, "node"); }
eg_node* give_node(Ref<Node> n) { return reinterpret_cast<eg_node*>(n.leak()); }

// A node whose backward is the caller's.
class CustomFunctionNode final : public Node {
 public:
  CustomFunctionNode(const char* name, Ref<Callback> backward, int32_t materialize)
      : name_(name ? name : "CustomFunctionBackward"), backward_(std::move(backward)), materialize_(materialize) {}
  const char* name() const override { return name_.c_str(); }
  bool wants_undefined() const override { return true; }
  void apply(const Tensor* grads, Tensor* out) override {
    std::vector<Tensor> g(grads, grads + results.size());
    std::vector<Value> args;
    for (size_t i = 0; i < g.size(); ++i) {
      if (!g[i].defined() && materialize_ && (materialize_ == 1 || differs[i])) g[i] = new_zeros(results[i].sizes, results[i].dtype, results[i].device);
      args.push_back(Value::borrow(g[i]));
    }
    Values rets(next.size());
    backward_->call(args.data(), args.size(), rets.data(), next.size());
    for (size_t i = 0; i < next.size(); ++i) {
      if (needs(i)) out[i] = to_tensor(rets[i], "gradient");
    }
  }
  std::vector<uint8_t> differs;  // whether a result has a gradient

 private:
  std::string name_;
  Ref<Callback> backward_;
  int32_t materialize_;
};

// A saved tensor of its own, or one of those that a node keeps.
class Saved final : public Object {
 public:
  Saved() : Object(Kind::Saved), tensor(own_) {}
  Saved(Ref<Node> n, SavedTensor& of_node) : Object(Kind::Saved), tensor(of_node), node(std::move(n)) {}
  SavedTensor& tensor;
  Ref<Node> node;

 private:
  SavedTensor own_;
};

}  // namespace

extern "C" {

eg_status* eg_tensor_set_requires_grad(eg_tensor* t, int32_t on) { EG_GUARD(set_requires_grad(tensor(t), on != 0);); }

eg_status* eg_tensor_grad(const eg_tensor* t, eg_tensor** out) {
  EG_GUARD(need(out, "out"); *out = nullptr; const auto* p = checked<TensorImpl>(t, Kind::Tensor, "tensor");
           if (p->extra && p->extra->grad.defined()) *out = give(p->extra->grad););
}

eg_status* eg_tensor_set_grad(eg_tensor* t, eg_tensor* grad) {
  return guarded("", [&] {
    const Tensor x = tensor(t), g = tensor_or_none(grad, "grad");
    if (!g.defined()) {
      if (x.impl()->extra) x.impl()->extra->grad.reset();
      return;
    }
    check(!g.same(x), Code::Runtime, "can't assign Variable as its own grad");
    check(g.sizes() == x.sizes(), Code::Runtime, "assigned grad has data of a different size");
    check(g.dtype() == x.dtype(), Code::Runtime, "assigned grad has data of a different type");
    extra(x).grad = g;
  });
}

eg_status* eg_tensor_retain_grad(eg_tensor* t) { EG_GUARD(retain_grad(tensor(t));); }

eg_status* eg_tensor_grad_fn(const eg_tensor* t, eg_node** out) {
  EG_GUARD(need(out, "out"); *out = nullptr; const Tensor x = tensor(t);
           if (has_history(x) && !is_leaf(x)) *out = give_node(grad_fn(x)););
}

eg_status* eg_tensor_base(const eg_tensor* t, eg_tensor** out) {
  EG_GUARD(need(out, "out"); *out = nullptr; const auto* p = checked<TensorImpl>(t, Kind::Tensor, "tensor");
           if (p->extra && p->extra->base.defined()) *out = give(p->extra->base););
}

eg_status* eg_tensor_set_data(eg_tensor* t, eg_tensor* source) {
  return guarded("set_data", [&] {
    const Tensor x = tensor(t), s = tensor(source, "source");
    check(!((x.flags() | s.flags()) & kBatched), Code::Runtime, "set_data: not supported inside vmap");
    check(is_differentiable(s.dtype()) || !has_history(x), Code::Runtime,
          "data set to a tensor that requires gradients must be floating point or complex dtype");
    TensorImpl* p = x.impl();
    if (x.same(s) && (x.flags() & kDiverts)) {
      p->own_version = make<Version>(version_of(x));
      return;
    }
    if (p->storage && p->storage != s.storage() && !p->own_version) p->own_version = p->storage->hand_version();
    p->storage = s.storage();
    p->sizes = s.impl()->sizes;
    p->strides = s.impl()->strides;
    p->offset = s.storage_offset();
    p->dtype = s.dtype();
    p->device = s.device();
    p->flags = (p->flags & ~(kConj | kNeg)) | (s.flags() & (kConj | kNeg));
    p->refresh();
    if (p->extra && p->extra->accumulator) p->extra->accumulator->results[0] = TensorMeta(x);
  });
}

eg_status* eg_tensor_bump_version(eg_tensor* t) { EG_GUARD(bump_version(tensor(t));); }

int32_t eg_grad_mode(void) { return mode.grad; }
int32_t eg_set_grad_mode(int32_t on) { return std::exchange(mode.grad, on != 0); }
int32_t eg_inference_mode(void) { return mode.inference; }
int32_t eg_set_inference_mode(int32_t on) {
  new_tensor_flags = on ? uint32_t{kInference} : 0u;
  return std::exchange(mode.inference, on != 0);
}
int32_t eg_anomaly_mode(void) { return mode.anomaly; }
int32_t eg_set_anomaly_mode(int32_t m) { return m >= 0 && m <= 2 ? std::exchange(mode.anomaly, static_cast<int8_t>(m)) : -1; }
eg_status* eg_set_anomaly_trace(const eg_callback* trace) { EG_GUARD(set_anomaly_trace(callback(trace, "trace", true));); }

eg_status* eg_backward(eg_tensor* const* outputs, size_t noutputs, eg_tensor* const* grads, int32_t retain_graph,
                       int32_t create_graph, eg_tensor* const* inputs, size_t ninputs) {
  return guarded("backward", [&] {
    BackwardOptions o;
    o.retain_graph = retain_graph != 0;
    o.create_graph = create_graph != 0;
    o.accumulate = true;
    o.allow_unused = true;
    run_backward(tensors(outputs, noutputs, "outputs", false),
                 grads ? tensors(grads, noutputs, "grads", true) : std::vector<Tensor>(),
                 tensors(inputs, ninputs, "inputs", false), o);
  });
}

eg_status* eg_grad(eg_tensor* const* outputs, size_t noutputs, eg_tensor* const* grads, eg_tensor* const* inputs,
                   size_t ninputs, int32_t retain_graph, int32_t create_graph, int32_t allow_unused, eg_tensor** out) {
  return guarded("grad", [&] {
    check(out || ninputs == 0, Code::Value, "out is NULL");
    for (size_t i = 0; i < ninputs; ++i) out[i] = nullptr;
    check(ninputs > 0, Code::Value, "grad requires non-empty inputs.");
    BackwardOptions o;
    o.retain_graph = retain_graph != 0;
    o.create_graph = create_graph != 0;
    o.allow_unused = allow_unused != 0;
    std::vector<Tensor> r = run_backward(tensors(outputs, noutputs, "outputs", false),
                                         grads ? tensors(grads, noutputs, "grads", true) : std::vector<Tensor>(),
                                         tensors(inputs, ninputs, "inputs", false), o);
    for (size_t i = 0; i < ninputs; ++i) out[i] = r[i].defined() ? give(r[i]) : nullptr;
  });
}

eg_status* eg_tensor_register_hook(eg_tensor* t, const eg_callback* hook, int64_t* id) {
  EG_GUARD(Ref<Callback> f = callback(hook, "hook"); need(id, "id"); *id = register_hook(tensor(t), std::move(f)););
}
eg_status* eg_tensor_register_post_accumulate_hook(eg_tensor* t, const eg_callback* hook, int64_t* id) {
  EG_GUARD(Ref<Callback> f = callback(hook, "hook"); need(id, "id");
           *id = register_post_accumulate_hook(tensor(t), std::move(f)););
}
eg_status* eg_tensor_remove_hook(eg_tensor* t, int64_t id) {
  EG_GUARD(check(remove_hook(tensor(t), id), Code::Key, "the tensor has no hook ", id););
}

eg_status* eg_node_retain(eg_node* n) { EG_GUARD(node(n)->retain();); }
void eg_node_release(eg_node* n) {
  auto* p = reinterpret_cast<Node*>(n);
  if (p && p->is(Kind::Node)) p->release();
}
const char* eg_node_name(const eg_node* n) {
  const auto* p = reinterpret_cast<const Node*>(n);
  return p && p->is(Kind::Node) ? p->shown() : "";
}
size_t eg_node_next_count(const eg_node* n) {
  const auto* p = reinterpret_cast<const Node*>(n);
  return p && p->is(Kind::Node) ? p->next.size() : 0;
}
eg_status* eg_node_next(const eg_node* n, size_t i, eg_node** out, int32_t* input_nr) {
  EG_GUARD(need(out, "out"); *out = nullptr; Node* p = node(n);
           check(i < p->next.size(), Code::Index, "node has ", p->next.size(), " edges; asked for ", i);
           *out = give_node(p->next[i].node); if (input_nr) *input_nr = static_cast<int32_t>(p->next[i].nr););
}
eg_status* eg_node_output(eg_node* n, int32_t nr, eg_tensor** out) {
  EG_GUARD(need(out, "out"); *out = nullptr; Ref<Node> p = Ref<Node>::share(node(n));
           check(nr >= 0, Code::Index, "nr is ", nr); *out = give(result_of(p, static_cast<uint32_t>(nr))););
}
eg_status* eg_node_variable(const eg_node* n, eg_tensor** out) {
  EG_GUARD(need(out, "out"); *out = nullptr; TensorImpl* v = node(n)->variable();
           if (v) *out = give(Tensor(Ref<TensorImpl>::share(v))););
}
int64_t eg_node_sequence(const eg_node* n) {
  const auto* p = reinterpret_cast<const Node*>(n);
  return p && p->is(Kind::Node) ? static_cast<int64_t>(p->sequence) : -1;
}
const char* eg_node_saved_name(const eg_node* n, size_t i) {
  const auto* p = reinterpret_cast<const Node*>(n);
  return p && p->is(Kind::Node) ? p->saved_name(i) : nullptr;
}
eg_status* eg_node_saved(const eg_node* n, size_t i, eg_value* out) {
  EG_GUARD(need(out, "out"); *values(out) = Value(); const Node* p = node(n);
           check(p->saved_name(i), Code::Index, p->shown(), " keeps nothing at ", i); p->saved(i, *values(out)););
}
eg_status* eg_node_saved_tensor(eg_node* n, size_t i, size_t k, eg_saved** out, int64_t* count) {
  return guarded("", [&] {
    need(out, "out");
    *out = nullptr;
    Node* p = node(n);
    check(p->saved_name(i), Code::Index, p->shown(), " keeps nothing at ", i);
    const SavedTensors kept = p->saved_tensors(i);
    if (count) *count = kept.first && !kept.list ? -1 : static_cast<int64_t>(kept.n);
    if (k < kept.n) *out = reinterpret_cast<eg_saved*>(make<Saved>(Ref<Node>::share(p), kept.first[k]).leak());
  });
}
eg_status* eg_node_set_sequence(eg_node* n, int64_t sequence) {
  EG_GUARD(check(sequence >= 0, Code::Value, "sequence is ", sequence); node(n)->sequence = static_cast<uint64_t>(sequence););
}
eg_status* eg_node_apply(eg_node* n, eg_tensor* const* grads, size_t ngrads, eg_tensor** out) {
  return guarded("", [&] {
    Node* p = node(n);
    need(out, "out");
    for (size_t i = 0; i < p->next.size(); ++i) out[i] = nullptr;
    const std::vector<Tensor> r = apply_node(*p, tensors(grads, ngrads, "grads", true));
    for (size_t i = 0; i < r.size(); ++i) out[i] = r[i].defined() ? give(r[i]) : nullptr;
  });
}
eg_status* eg_node_running(eg_node** out) {
  EG_GUARD(need(out, "out"); *out = give_node(Ref<Node>::share(running_node())););
}
eg_status* eg_node_order(eg_node** out, size_t room, size_t* count) {
  EG_GUARD(need(count, "count"); *count = 0; const std::vector<Node*> all = running_order();
           check(out || room == 0, Code::Value, "out is NULL"); *count = all.size();
           for (size_t i = 0; i < all.size() && i < room; ++i) out[i] = give_node(Ref<Node>::share(all[i])););
}
int32_t eg_use_count(const void* handle) {
  const auto* o = static_cast<const Object*>(handle);
  return o && (o->is(Kind::Tensor) || o->is(Kind::Node)) ? o->use_count() : -1;
}
eg_status* eg_node_register_hook(eg_node* n, const eg_callback* hook, int32_t pre, int64_t* id) {
  EG_GUARD(Ref<Callback> f = callback(hook, "hook"); need(id, "id"); NodeHooks& h = node(n)->hooks();
           *id = next_hook_id(); (pre ? h.pre : h.post).push_back({*id, std::move(f)}););
}
eg_status* eg_node_remove_hook(eg_node* n, int64_t id) {
  EG_GUARD(NodeHooks& h = node(n)->hooks(); auto is = [id](const Hook& x) { return x.id == id; };
           const size_t of_results = std::erase_if(h.tensor, [id](const auto& x) { return x.id == id; });
           check(of_results + std::erase_if(h.pre, is) + std::erase_if(h.post, is) > 0, Code::Key, "the node has no hook ", id););
}

eg_status* eg_custom_function_attach(const eg_custom_function* function, const eg_callback* backward, eg_node** out) {
  return guarded("custom function", [&] {
    Ref<Callback> cb = callback(backward, "backward");
    if (out) *out = nullptr;
    eg_custom_function f{};
    read_struct(&f, sizeof f, sizeof f, function, "function");
    const std::vector<Tensor> in = tensors(f.inputs, f.ninputs, "inputs", true);
    const std::vector<Tensor> res = tensors(f.outputs, f.noutputs, "outputs", false);
    auto n = make<CustomFunctionNode>(f.name, std::move(cb), f.materialize);
    n->next.init(in.size());
    for (size_t i = 0; i < in.size(); ++i) {
      if (in[i].defined() && is_differentiable(in[i].dtype())) n->next[i] = gradient_edge(in[i]);
    }
    n->results.init(res.size());
    size_t with_gradient = 0;
    for (size_t i = 0; i < res.size(); ++i) {
      n->results[i] = TensorMeta(res[i]);
      n->differs.push_back(!(f.nondiff && f.nondiff[i]) && is_differentiable(res[i].dtype()));
      with_gradient += n->differs[i];
    }
    for (size_t i = 0; i < res.size(); ++i) {
      const auto nr = static_cast<uint32_t>(i);
      const bool dirty = f.dirty && f.dirty[i];
      Extra* e = res[i].impl()->extra.get();
      const bool view = (res[i].flags() & kView) && e && e->base.defined();
      if (dirty && n->differs[i]) {
        check(!view || res.size() == 1, "If your Function modifies inplace an input that is a view of another Tensor, your "
              "Function cannot return more than one Tensor. This is not supported by the current autograd engine. You "
              "should either make sure the input is not a view (using .clone() for example) or make your Function only "
              "return one Tensor (potentially splitting it into two Functions: one doing the inplace that returns a single "
              "Tensor and a second one that does the other operations). You can ask on the forum "
              "https://discuss.pytorch.org/ if you need help to do this change.");
        check(!has_history(res[i]) || !is_leaf(res[i]),
              "a leaf Variable that requires grad has been used in an in-place operation.");
        rebase_history(res[i], n, nr);
      } else if (n->differs[i]) {
        set_history(res[i], n, nr);
      }
      if (view && !dirty) e->view_kind = with_gradient > 1 ? ViewKind::OneOfSeveral : ViewKind::CustomFunction;
    }
    if (out) *out = give_node(n);
  });
}

eg_status* eg_saved_new(eg_tensor* t, eg_node* owner, int32_t is_output, eg_saved** out) {
  EG_GUARD(need(out, "out"); *out = nullptr; (void)owner; const Tensor x = tensor_or_none(t, "t"); auto s = make<Saved>();
           s->tensor.save(x, is_output != 0); *out = reinterpret_cast<eg_saved*>(s.leak()););
}
eg_status* eg_saved_unpack(eg_saved* s, eg_node* owner, eg_tensor** out) {
  EG_GUARD(need(out, "out"); *out = nullptr; auto* p = checked<Saved>(s, Kind::Saved, "saved tensor");
           const Tensor t = p->tensor.unpack(p->node ? p->node.get() : owner ? node(owner) : nullptr);
           if (t.defined()) *out = give(t););
}
eg_status* eg_saved_register_hooks(eg_saved* s, const eg_callback* pack, const eg_callback* unpack, const eg_callback* forget) {
  return guarded("", [&] {
    Ref<Callback> given[3];
    callbacks({{pack, "pack"}, {unpack, "unpack"}, {forget, "forget", true}}, given);
    checked<Saved>(s, Kind::Saved, "saved tensor")->tensor.register_hooks(std::move(given[0]), std::move(given[1]), std::move(given[2]));
  });
}
void eg_saved_release(eg_saved* s) {
  auto* p = reinterpret_cast<Saved*>(s);
  if (p && p->is(Kind::Saved)) p->release();
}
eg_status* eg_saved_hooks_push(const eg_callback* pack, const eg_callback* unpack, const eg_callback* forget) {
  return guarded("", [&] {
    Ref<Callback> given[3];
    callbacks({{pack, "pack"}, {unpack, "unpack"}, {forget, "forget", true}}, given);
    push_saved_hooks(std::move(given[0]), std::move(given[1]), std::move(given[2]));
  });
}
eg_status* eg_saved_hooks_pop(void) { EG_GUARD(pop_saved_hooks();); }

eg_status* eg_forward_enter(int32_t* level) { EG_GUARD(need(level, "level"); *level = forward_enter();); }
eg_status* eg_forward_exit(int32_t level) { EG_GUARD(forward_exit(level);); }
int32_t eg_forward_enable(int32_t on) {
  const int32_t before = !mode.forward_off;
  if (on == 0 || on == 1) mode.forward_off = !on;
  return before;
}
eg_status* eg_make_dual(eg_tensor* primal, eg_tensor* tangent, int32_t level, eg_tensor** out) {
  EG_GUARD(need(out, "out"); *out = nullptr; *out = give(make_dual(tensor(primal, "primal"), tensor(tangent, "tangent"), level)););
}
eg_status* eg_unpack_dual(eg_tensor* t, int32_t level, eg_tensor** primal, eg_tensor** tangent) {
  EG_GUARD(need(primal, "primal"); need(tangent, "tangent"); *primal = *tangent = nullptr; const Tensor x = tensor(t);
           const Tensor g = tangent_of(x, level);
           *primal = give(g.defined() ? strip_tangents(x, level) : x); if (g.defined()) *tangent = give(g););
}

eg_status* eg_vmap_enter(int64_t batch_size, int32_t randomness, int32_t* level) {
  EG_GUARD(need(level, "level"); check(randomness >= 0 && randomness <= 2, Code::Value, "unknown randomness ", randomness);
           *level = vmap_enter(batch_size, static_cast<Randomness>(randomness)););
}
eg_status* eg_vmap_exit(int32_t level) { EG_GUARD(vmap_exit(level);); }
eg_status* eg_vmap_wrap(eg_tensor* t, int64_t dim, int32_t level, eg_tensor** out) {
  EG_GUARD(need(out, "out"); *out = nullptr; *out = give(vmap_wrap(tensor(t), dim, level)););
}
eg_status* eg_vmap_unwrap(eg_tensor* t, int64_t out_dim, int32_t level, eg_tensor** out) {
  EG_GUARD(need(out, "out"); *out = nullptr; *out = give(vmap_unwrap(tensor(t), out_dim, level)););
}
eg_status* eg_vmap_place(eg_tensor* t, int32_t* level, int64_t* dim) {
  EG_GUARD(need(level, "level"); need(dim, "dim"); *level = 0; *dim = 0; const Tensor x = tensor(t);
           if (is_batched(x)) { *level = x.impl()->extra->batch_level; *dim = x.impl()->extra->batch_dim; });
}
int32_t eg_vmap_slicing(int32_t on) { return vmap_slicing(on != 0); }
eg_status* eg_vmap_sliced(int64_t* calls, const char** op) {
  EG_GUARD(need(calls, "calls"); need(op, "op"); const Sliced s = vmap_sliced(); *calls = s.calls; *op = s.op;);
}

}  // extern "C"

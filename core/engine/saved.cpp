// Tensors kept for the backward pass, and the hooks of the caller's that may pack them away meanwhile.
#include "core/base/thread_block.h"
#include "core/engine/divert.h"
#include "core/engine/tape.h"
#include "core/tensor/shape.h"

namespace eg {

namespace {
struct SavedHooks final : Object {
  SavedHooks() : Object(Kind::Other) {}
  Ref<Callback> pack, unpack, forget;
};
constexpr PerThread<std::vector<Ref<SavedHooks>>, Own::SavedHooks> t_saved_hooks;
}  // namespace

// What vmap and forward mode attached to a tensor, for another one of the same memory.
static void copy_transforms(const Tensor& to, const Tensor& from) {
  to.impl()->flags |= from.flags() & (kBatched | kTangent);
  const Extra& x = *from.impl()->extra;
  Extra& e = extra(to);
  e.value = x.value;
  e.batch_dim = x.batch_dim;
  e.batch_level = x.batch_level;
  e.tangents = x.tangents;
}

static Tensor with_history(const Tensor& t, Ref<Node> node, uint32_t nr) {
  Tensor a = t.flags() & kDiverts ? divert::detached(t) : alias(t);
  if (!(t.flags() & kDiverts) && (t.flags() & (kBatched | kTangent))) copy_transforms(a, t);
  set_history(a, std::move(node), nr);
  return a;
}

void SavedTensor::save(const Tensor& t, bool is_result) {
  saved_ = true;
  if (!t.defined()) return;
  check(!(t.flags() & kInference), "Inference tensors cannot be saved for backward. Please do not use Tensors created in "
        "inference mode in computation tracked by autograd. To work around this, you can make a clone to get a normal "
        "tensor and use it in autograd, or use `torch.no_grad()` instead of `torch.inference_mode()`.");
  is_result_ = is_result;
  version_ = version_of(t);
  requires_grad_ = has_history(t);
  leaf_ = !is_result && is_leaf(t);
  if (t.impl()->extra) output_nr_ = t.impl()->extra->output_nr;
  const auto* const all_hooks = t_saved_hooks.find();
  if (__builtin_expect(all_hooks && !all_hooks->empty(), 0) && !t.is_wrapped_number()) {
    pack(t, all_hooks->back());
    return;
  }
  if (is_result && t.impl()->extra) {
    // Without the history, which holds the node that holds this; it is put back by unpack().
    if (t.flags() & kDiverts) {
      t_ = divert::detached(t);
      version_ = version_of(t_);
    } else if (t.flags() & (kBatched | kTangent)) {
      Tensor r = alias(t);
      r.impl()->flags = t.flags() & ~(kRequiresGrad | kView);
      copy_transforms(r, t);
      t_ = r;
    } else {
      t_ = alias(t);
    }
  } else {
    t_ = t;
  }
}

Tensor SavedTensor::unpack(const Node* owner) const {
  if (released_) {
    fail(Code::Runtime,
         "Trying to backward through the graph a second time (or directly access saved tensors after they have already "
         "been freed). Saved intermediate values of the graph are freed when you call .backward() or autograd.grad(). "
         "Specify retain_graph=True if you need to backward through the graph a second time or if you need to access "
         "saved tensors after calling backward.");
  }
  Tensor r;
  if (hooks_) {
    Value arg = Value::integer(token_);
    Values out(1);
    static_cast<SavedHooks*>(hooks_.get())->unpack->call(&arg, 1, out.data(), 1);
    r = to_tensor(out[0], "unpacked tensor");
    check(r.defined(), Code::Type, "Output of saved tensor unpack_hook expected to be a Tensor but got result of type NoneType");
    if (!is_result_) return edge_.node && is_differentiable(r.dtype()) ? with_history(r, edge_.node, edge_.nr) : r;
  } else {
    if (!t_.defined()) return {};
    check(is_result_ || leaf_ || !requires_grad_ || has_history(t_), "Trying to use a saved tensor that has been detached "
          "in-place, i.e. with .detach_(). This is not supported, please use out-of-place `.detach()` instead");
    check_version(owner);
    r = t_;
  }
  if (is_result_ && requires_grad_ && owner && is_differentiable(r.dtype())) {
    return with_history(r, Ref<Node>::share(const_cast<Node*>(owner)), output_nr_);
  }
  return r;
}

void SavedTensor::check_version(const Node* owner) const {
  if (version_of(t_) == version_) return;
  fail(Code::Runtime, "one of the variables needed for gradient computation has been modified by an inplace operation: [",
       scalar_type_name(t_.dtype()), "Tensor ", shape_string(t_.sizes()), "]", made_by(owner), " is at version ",
       version_of(t_), "; expected version ", version_,
       " instead. Hint: enable anomaly detection to find the operation that failed to compute its gradient, with "
       "torch.autograd.set_detect_anomaly(True).");
}

void SavedTensor::register_hooks(Ref<Callback> pack_fn, Ref<Callback> unpack_fn, Ref<Callback> forget_fn) {
  check(!hooks_, "Calling register_hooks on a saved tensor whose hooks have already been set: there is one pair at a time.");
  check(!released_, "Calling register_hooks on a saved tensor after it has been freed, as backward() and grad() do unless "
        "retain_graph=True.");
  check(t_.defined(), "Calling register_hooks on a saved tensor with value None is forbidden");
  check_version(nullptr);
  auto h = make<SavedHooks>();
  h->pack = std::move(pack_fn);
  h->unpack = std::move(unpack_fn);
  h->forget = std::move(forget_fn);
  pack(Tensor(t_), std::move(h));
}

// What the message of a changed tensor says of where it comes from.
std::string SavedTensor::made_by(const Node* owner) const {
  if (is_result_) return owner ? cat(", which is output ", output_nr_, " of ", owner->shown(), ",") : "";
  if (leaf_ || !has_history(t_)) return "";
  const Ref<Node> fn = t_.impl()->extra->grad_fn;
  return fn ? cat(", which is output ", t_.impl()->extra->output_nr, " of ", fn->shown(), ",") : "";
}

// Hands t to the hooks, as a plain tensor; its history is kept beside what they give back.
void SavedTensor::pack(const Tensor& t, Ref<Object> hooks) {
  if (!is_result_ && requires_grad_) edge_ = gradient_edge(t);
  GradMode off(false);
  const bool diverts = t.flags() & kDiverts;
  const Tensor plain = !requires_grad_ ? t : diverts ? divert::detached(t) : alias(t);
  if (requires_grad_ && !diverts && (t.flags() & (kBatched | kTangent))) copy_transforms(plain, t);
  Value arg = Value::borrow(plain);
  Values r(1);
  static_cast<SavedHooks*>(hooks.get())->pack->call(&arg, 1, r.data(), 1);
  check(version_of(t) == version_, "A saved tensor pack hook is modifying its input in place. Tensors provided as input to "
        "pack hook can not be modified by in-place operations as this can lead to unexpected side-effects. Please open an "
        "issue if you need to perform in-place operations on the input to a pack hook.");
  token_ = to_int(r[0], "token");
  hooks_ = std::move(hooks);
  t_ = Tensor();
}

void SavedTensor::reset() {
  if (hooks_) {
    if (auto& forget = static_cast<SavedHooks*>(hooks_.get())->forget) {
      Value arg = Value::integer(token_);
      try {
        forget->call(&arg, 1, nullptr, 0);
      } catch (...) {  // nothing to tell: the tensor is gone either way
      }
    }
    hooks_.reset();
  }
  edge_.node.reset();
  t_.reset();
  released_ = saved_;
}

void push_saved_hooks(Ref<Callback> pack, Ref<Callback> unpack, Ref<Callback> forget) {
  auto h = make<SavedHooks>();
  h->pack = std::move(pack);
  h->unpack = std::move(unpack);
  h->forget = std::move(forget);
  t_saved_hooks.get().push_back(std::move(h));
}
SavedHooksScope::SavedHooksScope() {
  const auto* hooks = t_saved_hooks.find();
  if (hooks) before_.assign(hooks->begin(), hooks->end());
}
SavedHooksScope::~SavedHooksScope() {
  auto* hooks = t_saved_hooks.find();
  if (!hooks) return;
  hooks->clear();
  for (Ref<Object>& h : before_) hooks->push_back(Ref<SavedHooks>::take(static_cast<SavedHooks*>(h.leak())));
}

void pop_saved_hooks() {
  auto& all_hooks = t_saved_hooks.get();
  check(!all_hooks.empty(), "no saved-tensor hooks are pushed on this thread");
  all_hooks.pop_back();
}

}  // namespace eg

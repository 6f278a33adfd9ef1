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

void SavedTensor::save(const Tensor& t, bool is_result) {
  saved_ = true;
  if (!t.defined()) return;
  is_result_ = is_result;
  version_ = version_of(t);
  requires_grad_ = has_history(t);
  const auto* const all_hooks = t_saved_hooks.find();
  if (__builtin_expect(all_hooks && !all_hooks->empty(), 0)) {
    auto hooks = all_hooks->back();
    GradMode off(false);
    Tensor plain = t.flags() & kDiverts ? divert::detached(t) : alias(t);
    Value arg = Value::borrow(is_result ? plain : t);
    Values r(1);
    hooks->pack->call(&arg, 1, r.data(), 1);
    token_ = to_int(r[0], "token");
    hooks_ = hooks;
    if (is_result) {
      output_nr_ = 0;
    } else {
      t_ = Tensor();
    }
    return;
  }
  if (is_result && t.impl()->extra) {
    // Without the history, which holds the node that holds this; it is put back by unpack().
    output_nr_ = t.impl()->extra->output_nr;
    if (t.flags() & kDiverts) {
      t_ = divert::detached(t);
      version_ = version_of(t_);
    } else if (t.flags() & (kBatched | kTangent)) {
      Tensor r = alias(t);
      r.impl()->flags = t.flags() & ~(kRequiresGrad | kView);
      Extra& e = extra(r);
      e.value = t.impl()->extra->value;
      e.batch_dim = t.impl()->extra->batch_dim;
      e.batch_level = t.impl()->extra->batch_level;
      e.tangents = t.impl()->extra->tangents;
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
    if (!is_result_) return r;
  } else {
    if (!t_.defined()) return {};
    if (version_of(t_) != version_) {
      fail(Code::Runtime,
           "one of the variables needed for gradient computation has been modified by an inplace operation: [",
           scalar_type_name(t_.dtype()), "Tensor ", shape_string(t_.sizes()), "]",
           owner ? cat(", which is output ", output_nr_, " of ", owner->name(), ",") : "", " is at version ",
           version_of(t_), "; expected version ", version_,
           " instead. Hint: enable anomaly detection to find the operation that failed to compute its gradient, with "
           "torch.autograd.set_detect_anomaly(True).");
    }
    r = t_;
  }
  if (is_result_ && requires_grad_ && owner && is_differentiable(r.dtype())) {
    if (r.flags() & kDiverts) {
      Tensor a = divert::detached(r);
      set_history(a, Ref<Node>::share(const_cast<Node*>(owner)), output_nr_);
      return a;
    }
    Tensor a = alias(r);
    a.impl()->flags |= r.flags() & (kBatched | kTangent);
    Extra& e = extra(a);
    if (r.impl()->extra) {
      e.value = r.impl()->extra->value;
      e.batch_dim = r.impl()->extra->batch_dim;
      e.batch_level = r.impl()->extra->batch_level;
      e.tangents = r.impl()->extra->tangents;
    }
    set_history(a, Ref<Node>::share(const_cast<Node*>(owner)), output_nr_);
    return a;
  }
  return r;
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
void pop_saved_hooks() {
  auto& all_hooks = t_saved_hooks.get();
  check(!all_hooks.empty(), "no saved-tensor hooks are pushed on this thread");
  all_hooks.pop_back();
}

}  // namespace eg

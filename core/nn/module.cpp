#include "core/nn/module.h"

#include <algorithm>
#include <unordered_set>

#include "core/engine/tape.h"
#include "core/ops/ops.h"
#include "core/tensor/shape.h"

namespace eg {

void Module::check_name(const std::string& name, const void* list) const {
  check(!name.empty() && name.find('.') == std::string::npos, Code::Key, type_, ": the name '", name,
        "' is empty or contains a dot");
  auto taken = [&](const auto& items) {
    for (const auto& i : items) {
      if (i.name == name && &items != list) return true;
    }
    return false;
  };
  check(!taken(parameters_) && !taken(buffers_) && !taken(children_), Code::Key, type_, ": attribute '", name, "' already exists");
}

void Module::set_parameter(const std::string& name, const Tensor& t) {
  check_name(name, &parameters_);
  for (Named& p : parameters_) {
    if (p.name == name) {
      p.tensor = t;
      return;
    }
  }
  parameters_.push_back({name, t});
}

void Module::set_buffer(const std::string& name, const Tensor& t, bool persistent) {
  check_name(name, &buffers_);
  for (Named& b : buffers_) {
    if (b.name == name) {
      b.tensor = t;
      b.persistent = persistent;
      return;
    }
  }
  buffers_.push_back({name, t, persistent});
}

// A module inside itself would never end. One that nothing holds is in no other, and one without children holds none, so
// that building a tree from either end takes no search.
void Module::check_no_cycle(const Module& child) const {
  check(&child != this, Code::Value, type_, ": a module cannot contain itself");
  if (holders_ == 0) return;
  std::unordered_set<const Module*> seen;
  std::vector<const Module*> open = {&child};
  while (!open.empty()) {
    const Module* m = open.back();
    open.pop_back();
    check(m != this, Code::Value, type_, ": a module cannot contain itself");
    for (const Child& c : m->children_) {
      if (c.module && seen.insert(c.module.get()).second) open.push_back(c.module.get());
    }
  }
}

void Module::set_child(const std::string& name, Ref<Module> child) {
  check_name(name, &children_);
  if (child) check_no_cycle(*child);
  auto it = std::find_if(children_.begin(), children_.end(), [&](const Child& c) { return c.name == name; });
  if (it == children_.end()) it = children_.insert(it, {name, {}});
  if (child) ++child->holders_;
  if (it->module) --it->module->holders_;
  it->module = std::move(child);
}

Module::~Module() {
  for (const Child& c : children_) {
    if (c.module) --c.module->holders_;
  }
}

void Module::destroy() const noexcept {
  const Module* dead = this;
  while (dead) {
    auto* m = const_cast<Module*>(dead);
    dead = m->next_dead_;
    for (Child& c : m->children_) {
      if (!c.module) continue;
      --c.module->holders_;
      if (c.module->use_count() == 1) {  // ours is the last hold: it goes when its turn comes
        const Module* child = c.module.leak();
        child->next_dead_ = dead;
        dead = child;
      } else {
        c.module.reset();
      }
    }
    m->children_.clear();
    delete m;
  }
}

template <class F>
void Module::walk(bool recurse, F&& f) const {
  std::vector<std::pair<const Module*, std::string>> open = {{this, ""}};
  while (!open.empty()) {
    auto [m, prefix] = std::move(open.back());
    open.pop_back();
    f(const_cast<Module&>(*m), prefix);
    if (!recurse) return;
    for (auto c = m->children_.rbegin(); c != m->children_.rend(); ++c) {
      if (c->module) open.emplace_back(c->module.get(), prefix + c->name + ".");
    }
  }
}

const Tensor& Module::get_tensor(std::string_view name) const {
  for (const Named& p : parameters_) {
    if (p.name == name) return p.tensor;
  }
  for (const Named& b : buffers_) {
    if (b.name == name) return b.tensor;
  }
  fail(Code::Key, type_, " has no parameter or buffer '", name, "'");
}
Tensor Module::parameter(std::string_view name) const { return get_tensor(name); }

Ref<Module> Module::get_child(std::string_view name) const {
  for (const Child& c : children_) {
    if (c.name == name) return c.module;
  }
  fail(Code::Key, type_, " has no child '", name, "'");
}

void Module::remove(std::string_view name) {
  auto is = [&](const auto& x) { return x.name == name; };
  for (const Child& c : children_) {
    if (is(c) && c.module) --c.module->holders_;
  }
  const size_t n = std::erase_if(parameters_, is) + std::erase_if(buffers_, is) + std::erase_if(children_, is);
  check(n > 0, Code::Key, type_, " has nothing named '", name, "'");
}

void Module::collect_parameters(Dict& out, bool recurse) const {
  std::unordered_set<const TensorImpl*> known;  // one that several modules share is told once
  walk(recurse, [&](const Module& m, const std::string& prefix) {
    for (const Named& p : m.parameters_) {
      if (p.tensor.defined() && known.insert(p.tensor.impl()).second) out.set(prefix + p.name, p.tensor);
    }
  });
}

void Module::collect_buffers(Dict& out, bool recurse) const {
  walk(recurse, [&](const Module& m, const std::string& prefix) {
    for (const Named& b : m.buffers_) {
      if (b.tensor.defined()) out.set(prefix + b.name, b.tensor);
    }
  });
}

void Module::collect_state(Dict& out) const {
  walk(true, [&](const Module& m, const std::string& prefix) {
    auto put = [&](const Named& n) {
      if (!n.tensor.defined() || !n.persistent) return;
      out.set(prefix + n.name, alias(n.tensor));  // detached: shares memory, not history
    };
    for (const Named& p : m.parameters_) put(p);
    for (const Named& b : m.buffers_) put(b);
  });
}

void Module::load_state(const Dict& state, bool strict) {
  Dict own;
  collect_state(own);
  std::string missing, unexpected, wrong;
  auto list = [](std::string& s, const std::string& k) { s += (s.empty() ? "\"" : ", \"") + k + "\""; };
  for (size_t i = 0; i < own.size(); ++i) {
    const Tensor* t = state.find(own.key(i));
    if (!t) {
      list(missing, own.key(i));
    } else if (!(t->sizes() == own.at(i).sizes())) {
      wrong += cat("\n\tsize mismatch for ", own.key(i), ": copying a param with shape torch.Size(", shape_string(t->sizes()),
                   ") from checkpoint, the shape in current model is torch.Size(", shape_string(own.at(i).sizes()), ").");
    }
  }
  for (size_t i = 0; i < state.size(); ++i) {
    if (!own.find(state.key(i))) list(unexpected, state.key(i));
  }
  std::string why;
  if (strict && !unexpected.empty()) why += "\n\tUnexpected key(s) in state_dict: " + unexpected + ". ";
  if (strict && !missing.empty()) why += "\n\tMissing key(s) in state_dict: " + missing + ". ";
  why += wrong;
  check(why.empty(), "Error(s) in loading state_dict for ", type_, ":", why);
  for (size_t i = 0; i < own.size(); ++i) {  // checked as a whole first: a bad file changes nothing
    if (const Tensor* t = state.find(own.key(i))) {
      copy_raw(own.at(i), *t);
      bump_version(own.at(i));
    }
  }
}

void Module::train(bool on) {
  walk(true, [on](Module& m, const std::string&) { m.training_ = on; });
}

void Module::zero_grad(bool set_to_none) {
  Dict params;
  collect_parameters(params, true);
  for (size_t i = 0; i < params.size(); ++i) {
    Extra* e = params.at(i).impl()->extra.get();
    if (!e || !e->grad.defined()) continue;
    if (set_to_none) {
      e->grad.reset();
    } else {
      fill_raw(e->grad, Scalar(0));
      bump_version(e->grad);
    }
  }
}

void Module::to(std::optional<DType> dtype) {
  if (!dtype) return;
  check(is_differentiable(*dtype), Code::Type, "nn.Module.to only accepts floating point or complex dtypes, but got desired dtype=torch.",
        name_of(*dtype));
  auto convert = [&](Named& n) {
    if (!n.tensor.defined() || !is_differentiable(n.tensor.dtype()) || n.tensor.dtype() == *dtype) return;
    const Tensor r = to_raw(n.tensor, *dtype);
    TensorImpl* p = n.tensor.impl();  // in place: optimizers and callers hold this tensor
    p->storage = r.storage();
    p->sizes = r.impl()->sizes;
    p->strides = r.impl()->strides;
    p->offset = r.storage_offset();
    p->dtype = r.dtype();
    p->refresh();
    if (p->extra && p->extra->grad.defined()) p->extra->grad = to_raw(p->extra->grad, *dtype);
    if (p->extra && p->extra->accumulator) p->extra->accumulator->results[0] = TensorMeta(n.tensor);
  };
  walk(true, [&](Module& m, const std::string&) {
    for (Named& p : m.parameters_) convert(p);
    for (Named& b : m.buffers_) convert(b);
  });
}

int64_t Module::add_hook(Ref<Callback> hook, bool pre) {
  const int64_t id = next_hook_id();
  (pre ? pre_hooks_ : post_hooks_).push_back({id, std::move(hook)});
  return id;
}
void Module::remove_hook(int64_t id) {
  auto is = [id](const Hook& h) { return h.id == id; };
  check(std::erase_if(pre_hooks_, is) + std::erase_if(post_hooks_, is) > 0, Code::Key, type_, " has no hook ", id);
}

void Module::call(const Value* args, size_t nargs, Value* rets, size_t nrets) {
  const Ref<Module> keep = Ref<Module>::share(this);
  if (pre_hooks_.empty() && post_hooks_.empty()) {
    forward(args, nargs, rets, nrets);
    return;
  }
  const std::vector<Hook> pre = pre_hooks_, post = post_hooks_;
  Values current(nargs);
  for (size_t i = 0; i < nargs; ++i) current[i] = copy_value(args[i]);
  for (const Hook& h : pre) {
    Values changed(nargs);
    h.fn->call(current.data(), nargs, changed.data(), nargs);
    bool any = false;
    for (size_t i = 0; i < nargs; ++i) any |= !changed[i].none();
    if (any) std::swap(current.v, changed.v);
  }
  forward(current.data(), nargs, rets, nrets);
  for (const Hook& h : post) {
    std::vector<Value> all(current.v);
    all.insert(all.end(), rets, rets + nrets);
    Values changed(nrets);
    try {
      h.fn->call(all.data(), all.size(), changed.data(), nrets);
    } catch (...) {
      for (size_t i = 0; i < nrets; ++i) rets[i].clear();
      throw;
    }
    for (size_t i = 0; i < nrets; ++i) {
      if (!changed[i].none()) std::swap(rets[i], changed[i]);
    }
  }
}

Tensor Module::call(const Tensor& x) {
  const Value arg = Value::borrow(x);
  Values r(1);
  call(&arg, 1, r.data(), 1);
  return to_tensor(r[0], "output");
}

namespace {
class CustomModule final : public Module {
 public:
  CustomModule(std::string type, Ref<Callback> forward) : Module(std::move(type)), forward_(std::move(forward)) {}

 protected:
  void forward(const Value* args, size_t nargs, Value* rets, size_t nrets) override {
    forward_->call(args, nargs, rets, nrets);
  }

 private:
  Ref<Callback> forward_;
};
}  // namespace

Ref<Module> new_custom_module(std::string_view type, Ref<Callback> forward) {
  return make<CustomModule>(std::string(type), std::move(forward));
}

}  // namespace eg

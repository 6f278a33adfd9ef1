// The update rules of SGD, Adam (Kingma & Ba 2015) and AdamW (Loshchilov & Hutter 2019). Each is written in operators
// that work in place, in PyTorch's order; dense parameters of a floating dtype take one fused pass instead, all together.
#include <cmath>

#include "core/engine/divert.h"
#include "core/engine/tape.h"
#include "core/ops/ops.h"
#include "core/optim/optimizer.h"
#include "kernels/optim.h"

namespace eg {
namespace {

Tensor num(double v) { return wrapped_number(Scalar(v)); }

void not_negative(double v, const char* what) { check(v >= 0, Code::Value, "Invalid ", what, ": ", v); }

// A complex number is two real ones to Adam.
Tensor real_view(const Tensor& t) { return t.is_complex() ? ops::view_as_real(t) : t; }

// Plain dense memory, so that element i of one such tensor goes with element i of another of the same strides.
bool plain(const Tensor& t, DType dtype) {
  return t.dtype() == dtype && t.device() == kCPU && !(t.flags() & (kConj | kNeg | kOpaque | kTangent)) && !divert::watched() &&
         t.is_non_overlapping_and_dense();
}
bool alike(const Tensor& t, const Tensor& param) {
  return plain(t, param.dtype()) && t.sizes() == param.sizes() &&
         (t.strides() == param.strides() || (t.is_contiguous() && param.is_contiguous()));
}

// add() each item and flush(); what was added before a failure is stepped too, as it would be one by one.
template <class Items, class Add, class Flush>
void run(const Items& items, Add&& add, Flush&& flush) {
  try {
    for (const auto& item : items) add(item);
  } catch (...) {
    flush();
    throw;
  }
  flush();
}

class Sgd final : public Optimizer {
 public:
  Sgd() : Optimizer("SGD") {}

 protected:
  const std::vector<Default>& defaults() const override {
    static const auto& d = *new std::vector<Default>{{"lr", {1e-3}}, {"momentum", {0}}, {"dampening", {0}}, {"weight_decay", {0}},
                                           {"nesterov", {0}, true}, {"maximize", {0}, true}, {"fused", {1}, true}};
    return d;
  }
  void validate(const Group& g) const override {
    not_negative(g.get("lr"), "learning rate");
    not_negative(g.get("momentum"), "momentum value");
    not_negative(g.get("weight_decay"), "weight_decay value");
    check(g.get("nesterov") == 0 || (g.get("momentum") > 0 && g.get("dampening") == 0), Code::Value,
          "Nesterov momentum requires a momentum and zero dampening");
  }

  void update(const Group& g, const std::vector<Item>& items) override {
    const kernels::SgdRule rule{g.get("lr"),          g.get("momentum"),      g.get("dampening"),
                                g.get("weight_decay"), g.get("nesterov") != 0, g.get("maximize") != 0};
    const bool fused = g.get("fused") != 0;
    std::vector<kernels::SgdItem> batch;
    batch.reserve(items.size());
    DType dtype = DType::Float32;
    auto flush = [&] {
      if (!batch.empty()) kernels::sgd_step(batch.data(), static_cast<int64_t>(batch.size()), dtype, rule);
      batch.clear();
    };
    auto add = [&](const Item& item) {
      const Tensor& p = *item.param;
      const Tensor* buffer = rule.momentum != 0 ? item.state->find("momentum_buffer") : nullptr;
      if (!fused || !kernels::has_fused_optimizer(p.dtype()) || !plain(p, p.dtype()) || !alike(*item.grad, p) ||
          (buffer && !alike(*buffer, p))) {
        one(rule, p, *item.grad, *item.state);
        return;
      }
      const bool first = rule.momentum != 0 && !buffer;
      if (first) {
        item.state->set("momentum_buffer", new_strided(p.sizes(), p.strides(), p.dtype(), p.device()));
        buffer = item.state->find("momentum_buffer");
      }
      if (p.dtype() != dtype) flush();
      dtype = p.dtype();
      p.storage()->own();
      if (buffer) buffer->storage()->own();
      batch.push_back({p.data(), item.grad->data(), buffer ? buffer->data() : nullptr, p.numel(), first});
      bump_version(p);
      if (buffer) bump_version(*buffer);
    };
    run(items, add, flush);
  }

 private:
  static void one(const kernels::SgdRule& rule, const Tensor& p, const Tensor& grad, Dict& state) {
    Tensor d = rule.maximize ? ops::neg(grad) : grad;
    if (rule.weight_decay != 0) d = ops::add(d, p, rule.weight_decay);
    if (rule.momentum != 0) {
      const Tensor* buffer = state.find("momentum_buffer");
      if (!buffer) {
        state.set("momentum_buffer", d.flags() & kDiverts ? ops::clone(d) : clone_raw(d));
        buffer = state.find("momentum_buffer");
      } else {
        ops::mul_(*buffer, num(rule.momentum));
        ops::add_(*buffer, d, 1 - rule.dampening);
      }
      d = rule.nesterov ? ops::add(d, *buffer, rule.momentum) : *buffer;
    }
    ops::add_(p, d, -rule.lr);
  }
};

class Adam final : public Optimizer {
 public:
  explicit Adam(bool decoupled) : Optimizer(decoupled ? "AdamW" : "Adam"), decoupled_(decoupled) {}

 protected:
  const std::vector<Default>& defaults() const override {
    static const auto &adam = *new std::vector<Default>(options_with(0)),
                      &adamw = *new std::vector<Default>(options_with(1e-2));
    return decoupled_ ? adamw : adam;
  }
  void validate(const Group& g) const override {
    not_negative(g.get("lr"), "learning rate");
    not_negative(g.get("eps"), "epsilon value");
    const auto& b = g.options.find("betas")->second;
    for (size_t i = 0; i < 2; ++i) {
      check(b[i] >= 0 && b[i] < 1, Code::Value, "Invalid beta parameter at index ", i, ": ", b[i]);
    }
    not_negative(g.get("weight_decay"), "weight_decay value");
  }

  void update(const Group& g, const std::vector<Item>& items) override {
    const auto& betas = g.options.find("betas")->second;
    const kernels::AdamRule rule{g.get("lr"), betas[0], betas[1], g.get("eps"), g.get("weight_decay"), g.get("maximize") != 0, decoupled_};
    const bool amsgrad = g.get("amsgrad") != 0, fused = g.get("fused") != 0;
    std::vector<kernels::AdamItem> batch;
    batch.reserve(items.size());
    DType dtype = DType::Float32;
    auto flush = [&] {
      if (!batch.empty()) kernels::adam_step(batch.data(), static_cast<int64_t>(batch.size()), dtype, rule);
      batch.clear();
    };
    double known = -1, step_size = 0, root = 0;  // most parameters are at the same step
    auto add = [&](const Item& item) {
      const Tensor &p = *item.param, &grad = *item.grad;
      Dict& state = *item.state;
      if (!state.find("step")) {
        state.set("step", new_zeros({}, DType::Float32));
        state.set("exp_avg", zeros_like(p));
        state.set("exp_avg_sq", zeros_like(p));
      }
      if (amsgrad && !state.find("max_exp_avg_sq")) state.set("max_exp_avg_sq", zeros_like(p));
      const Tensor counter = *state.find("step");
      const Tensor *m = state.find("exp_avg"), *v = state.find("exp_avg_sq"), *most = amsgrad ? state.find("max_exp_avg_sq") : nullptr;
      check(m && v, Code::Key, type(), ": the state lacks 'exp_avg' or 'exp_avg_sq'");
      const double step = read_scalar(counter.data(), counter.dtype()).to_double() + 1;
      write_scalar(counter.data(), counter.dtype(), Scalar(step));
      if (step != known) {
        step_size = rule.lr / (1 - std::pow(rule.beta1, step));
        root = std::sqrt(1 - std::pow(rule.beta2, step));
        known = step;
      }
      const DType real = p.is_complex() ? to_real(p.dtype()) : p.dtype();
      if (!fused || !kernels::has_fused_optimizer(real) || !plain(p, p.dtype()) || !alike(grad, p) || !alike(*m, p) ||
          !alike(*v, p) || (most && !alike(*most, p))) {
        one(rule, real_view(p), real_view(grad), real_view(*m), real_view(*v), most ? real_view(*most) : Tensor(), step_size, root);
        return;
      }
      if (real != dtype) flush();
      dtype = real;
      for (const Tensor* t : {&p, m, v, most}) {
        if (t) t->storage()->own();
      }
      batch.push_back({p.data(), grad.data(), m->data(), v->data(), most ? most->data() : nullptr,
                       p.numel() * (p.is_complex() ? 2 : 1), step_size, root});
      bump_version(p);
      bump_version(*m);
      bump_version(*v);
      if (most) bump_version(*most);
    };
    run(items, add, flush);
  }

 private:
  static std::vector<Default> options_with(double weight_decay) {
    return {{"lr", {1e-3}}, {"betas", {0.9, 0.999}}, {"eps", {1e-8}}, {"weight_decay", {weight_decay}},
            {"amsgrad", {0}, true}, {"maximize", {0}, true}, {"fused", {1}, true}};
  }
  static void one(const kernels::AdamRule& rule, const Tensor& p, const Tensor& grad, const Tensor& m, const Tensor& v,
                  const Tensor& most, double step_size, double root) {
    Tensor d = rule.maximize ? ops::neg(grad) : grad;
    if (rule.weight_decay != 0) {
      if (rule.decoupled) {
        ops::mul_(p, num(1 - rule.lr * rule.weight_decay));
      } else {
        d = ops::add(d, p, rule.weight_decay);
      }
    }
    ops::lerp__weight(m, d, 1 - rule.beta1);
    ops::mul_(v, num(rule.beta2));
    ops::addcmul_(v, d, d, 1 - rule.beta2);
    if (most.defined()) ops::maximum_out(most, most, v);
    Tensor denom = ops::sqrt(most.defined() ? most : v);
    ops::div_(denom, num(root));
    ops::add_(denom, num(rule.eps));
    ops::addcdiv_(p, m, denom, -step_size);
  }
  static Tensor zeros_like(const Tensor& p) {
    if (p.flags() & kDiverts) {
      const GradMode off(false);
      return ops::zeros_like(p);
    }
    Tensor t = new_like(p, p.dtype());
    fill_raw(t, Scalar(0));
    return t;
  }
  bool decoupled_;
};

}  // namespace

Ref<Optimizer> new_optimizer(std::string_view type, const std::vector<Tensor>& params, const char* const* names,
                             const Value* values, size_t n) {
  Ref<Optimizer> o;
  if (type == "SGD") {
    o = make<Sgd>();
  } else if (type == "Adam" || type == "AdamW") {
    o = make<Adam>(type == "AdamW");
  } else {
    fail(Code::Key, "no built-in optimizer '", type, "'");
  }
  Options options(std::string(type), names, values, n);
  o->add_group(params, options);
  return o;
}

}  // namespace eg

// The update rules of SGD, Adam (Kingma & Ba 2015) and AdamW (Loshchilov & Hutter 2019), with PyTorch's order of
// operations, in operators that work in place.
#include <cmath>

#include "core/engine/tape.h"
#include "core/ops/ops.h"
#include "core/optim/optimizer.h"

namespace eg {
namespace {

Tensor num(double v) { return wrapped_number(Scalar(v)); }

void not_negative(double v, const char* what) { check(v >= 0, Code::Value, "Invalid ", what, ": ", v); }

class Sgd final : public Optimizer {
 public:
  Sgd() : Optimizer("SGD") {}

 protected:
  const std::vector<Default>& defaults() const override {
    static const std::vector<Default> d = {{"lr", {1e-3}}, {"momentum", {0}}, {"dampening", {0}}, {"weight_decay", {0}},
                                           {"nesterov", {0}, true}, {"maximize", {0}, true}};
    return d;
  }
  void validate(const Group& g) const override {
    not_negative(g.get("lr"), "learning rate");
    not_negative(g.get("momentum"), "momentum value");
    not_negative(g.get("weight_decay"), "weight_decay value");
    check(g.get("nesterov") == 0 || (g.get("momentum") > 0 && g.get("dampening") == 0), Code::Value,
          "Nesterov momentum requires a momentum and zero dampening");
  }
  void update(const Group& g, const Tensor& p, const Tensor& grad, Dict& state) override {
    Tensor d = g.get("maximize") != 0 ? ops::neg(grad) : grad;
    const double momentum = g.get("momentum");
    if (g.get("weight_decay") != 0) d = ops::add(d, p, g.get("weight_decay"));
    if (momentum != 0) {
      const Tensor* buffer = state.find("momentum_buffer");
      if (!buffer) {
        state.set("momentum_buffer", clone_raw(d));
        buffer = state.find("momentum_buffer");
      } else {
        ops::mul_(*buffer, num(momentum));
        ops::add_(*buffer, d, 1 - g.get("dampening"));
      }
      d = g.get("nesterov") != 0 ? ops::add(d, *buffer, momentum) : *buffer;
    }
    ops::add_(p, d, -g.get("lr"));
  }
};

class Adam final : public Optimizer {
 public:
  explicit Adam(bool decoupled) : Optimizer(decoupled ? "AdamW" : "Adam"), decoupled_(decoupled) {}

 protected:
  const std::vector<Default>& defaults() const override {
    static const std::vector<Default> adam = {{"lr", {1e-3}}, {"betas", {0.9, 0.999}}, {"eps", {1e-8}}, {"weight_decay", {0}},
                                              {"amsgrad", {0}, true}, {"maximize", {0}, true}};
    static const std::vector<Default> adamw = {{"lr", {1e-3}}, {"betas", {0.9, 0.999}}, {"eps", {1e-8}}, {"weight_decay", {1e-2}},
                                               {"amsgrad", {0}, true}, {"maximize", {0}, true}};
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
  void update(const Group& g, const Tensor& param, const Tensor& gradient, Dict& state) override {
    const double lr = g.get("lr"), eps = g.get("eps"), decay = g.get("weight_decay");
    const double b1 = g.options.find("betas")->second[0], b2 = g.options.find("betas")->second[1];
    const bool amsgrad = g.get("amsgrad") != 0;
    if (!state.find("step")) {
      state.set("step", new_zeros({}, DType::Float32));
      state.set("exp_avg", zeros_like(param));
      state.set("exp_avg_sq", zeros_like(param));
      if (amsgrad) state.set("max_exp_avg_sq", zeros_like(param));
    }
    const Tensor counter = *state.find("step");
    const Tensor p = real_view(param), grad = real_view(gradient), m = real_view(*state.find("exp_avg")),
                 v = real_view(*state.find("exp_avg_sq"));
    const double step = read_scalar(counter.data(), counter.dtype()).to_double() + 1;
    write_scalar(counter.data(), counter.dtype(), Scalar(step));
    Tensor d = g.get("maximize") != 0 ? ops::neg(grad) : grad;
    if (decay != 0) {
      if (decoupled_) {
        ops::mul_(p, num(1 - lr * decay));
      } else {
        d = ops::add(d, p, decay);
      }
    }
    ops::lerp__weight(m, d, 1 - b1);
    ops::mul_(v, num(b2));
    ops::addcmul_(v, d, d, 1 - b2);
    const double c1 = 1 - std::pow(b1, step), c2 = std::sqrt(1 - std::pow(b2, step));
    Tensor second = v;
    if (amsgrad) {
      const Tensor most = real_view(*state.find("max_exp_avg_sq"));
      ops::maximum_out(most, most, v);
      second = most;
    }
    Tensor denom = ops::sqrt(second);
    ops::div_(denom, num(c2));
    ops::add_(denom, num(eps));
    ops::addcdiv_(p, m, denom, -(lr / c1));
  }

 private:
  // A complex number is two real ones to Adam.
  static Tensor real_view(const Tensor& t) { return t.is_complex() ? ops::view_as_real(t) : t; }
  static Tensor zeros_like(const Tensor& p) {
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

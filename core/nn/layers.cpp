// The built-in modules: for each one its constructor's arguments, its parameters in PyTorch's order of initialisation,
// and its forward in terms of operators.
#include <unordered_map>

#include "core/nn/init.h"
#include "core/nn/layer.h"
#include "core/ops/ops.h"

namespace eg {
namespace {

void fill(const Tensor& t, double v) { fill_raw(t, Scalar(v)); }

class Linear final : public Layer {
 public:
  explicit Linear(Options& o) : Layer("Linear") {
    const int64_t in = o.integer("in_features"), out = o.integer("out_features");
    const DType t = float_type(o);
    Tensor w = parameter_of({out, in}, t), b;
    set_parameter("weight", w);
    if (o.flag("bias", true)) b = parameter_of({out}, t);
    set_parameter("bias", b);
    init_weights(w, b);
  }

 protected:
  Tensor compute(const std::vector<Tensor>& in) override { return ops::linear(in[0], weight(), parameter("bias")); }
};

class BatchNorm final : public Layer {
 public:
  BatchNorm(Options& o, int dims) : Layer(dims == 1 ? "BatchNorm1d" : "BatchNorm2d"), dims_(dims) {
    const int64_t n = o.integer("num_features");
    eps_ = o.number("eps", 1e-5);
    const Value* m = o.raw("momentum");
    cumulative_ = m && m->none();  // momentum=None: the plain average of all batches
    momentum_ = o.number("momentum", 0.1);
    const bool affine = o.flag("affine", true);
    track_ = o.flag("track_running_stats", true);
    const DType t = float_type(o);
    Tensor w, b, mean, var, count;
    if (affine) {
      w = parameter_of({n}, t);
      b = parameter_of({n}, t);
      fill(w, 1);
      fill(b, 0);
    }
    if (track_) {
      mean = new_zeros({n}, t);
      var = new_tensor({n}, t);
      fill(var, 1);
      count = new_zeros({}, DType::Int64);
    }
    set_parameter("weight", w);
    set_parameter("bias", b);
    set_buffer("running_mean", mean, true);
    set_buffer("running_var", var, true);
    set_buffer("num_batches_tracked", count, true);
  }

 protected:
  Tensor compute(const std::vector<Tensor>& in) override {
    const int64_t d = in[0].dim();
    if (dims_ == 1) {
      check(d == 2 || d == 3, Code::Value, "expected 2D or 3D input (got ", d, "D input)");
    } else {
      check(d == 4, Code::Value, "expected 4D input (got ", d, "D input)");
    }
    double factor = momentum_;
    const Tensor mean = get_tensor("running_mean"), var = get_tensor("running_var"), count = get_tensor("num_batches_tracked");
    if (training() && track_ && count.defined()) {
      GradMode off(false);
      ops::add_(count, scalar_to_tensor(Scalar(1), DType::Int64, true));
      if (cumulative_) factor = 1.0 / static_cast<double>(read_scalar(count.data(), DType::Int64).to_int());
    }
    const bool batch_stats = training() || !mean.defined();
    return ops::batch_norm(in[0], training() && !track_ ? Tensor() : mean, training() && !track_ ? Tensor() : var,
                           parameter("weight"), parameter("bias"), batch_stats, factor, eps_);
  }

 private:
  int dims_;
  double eps_, momentum_;
  bool track_, cumulative_;
};

class LayerNorm final : public Layer {
 public:
  explicit LayerNorm(Options& o) : Layer("LayerNorm") {
    shape_ = o.ints("normalized_shape", 0, {});
    eps_ = o.number("eps", 1e-5);
    const bool affine = o.flag("elementwise_affine", true), bias = o.flag("bias", true);
    const DType t = float_type(o);
    Tensor w, b;
    if (affine) {
      w = parameter_of(shape_, t);
      fill(w, 1);
      if (bias) {
        b = parameter_of(shape_, t);
        fill(b, 0);
      }
    }
    set_parameter("weight", w);
    set_parameter("bias", b);
  }

 protected:
  Tensor compute(const std::vector<Tensor>& in) override {
    return ops::layer_norm(in[0], shape_, parameter("weight"), parameter("bias"), eps_);
  }

 private:
  Dims shape_;
  double eps_;
};

class Dropout final : public Layer {
 public:
  explicit Dropout(Options& o) : Layer("Dropout"), p_(o.number("p", 0.5)), inplace_(o.flag("inplace", false)) {
    check(p_ >= 0 && p_ <= 1, Code::Value, "dropout probability has to be between 0 and 1, but got ", p_);
  }

 protected:
  Tensor compute(const std::vector<Tensor>& in) override { return ops::dropout_nn(in[0], p_, training(), inplace_); }

 private:
  double p_;
  bool inplace_;
};

class Embedding final : public Layer {
 public:
  explicit Embedding(Options& o) : Layer("Embedding") {
    const int64_t n = o.integer("num_embeddings"), d = o.integer("embedding_dim");
    if (o.has("padding_idx")) {
      int64_t p = o.integer("padding_idx");
      check(p < n && p >= -n, Code::Assertion, "Padding_idx must be within num_embeddings");
      padding_ = p < 0 ? p + n : p;
    }
    if (o.has("max_norm")) max_norm_ = o.number("max_norm", 0);
    norm_type_ = o.number("norm_type", 2);
    by_freq_ = o.flag("scale_grad_by_freq", false);
    check(!o.flag("sparse", false), Code::NotImplemented, "Embedding: sparse gradients are not supported");
    Tensor w = parameter_of({n, d}, float_type(o));
    set_parameter("weight", w);
    init::normal(w, 0, 1);
    if (padding_) fill(alias(w, {d}, {1}, *padding_ * d), 0);
  }

 protected:
  Tensor compute(const std::vector<Tensor>& in) override {
    return ops::embedding(in[0], weight(), padding_, max_norm_, norm_type_, by_freq_, false);
  }

 private:
  std::optional<int64_t> padding_;
  std::optional<double> max_norm_;
  double norm_type_;
  bool by_freq_;
};

class Flatten final : public Layer {
 public:
  explicit Flatten(Options& o) : Layer("Flatten"), start_(o.integer("start_dim", 1)), end_(o.integer("end_dim", -1)) {}

 protected:
  Tensor compute(const std::vector<Tensor>& in) override { return ops::flatten(in[0], start_, end_); }

 private:
  int64_t start_, end_;
};

// `fused` is what _linear_activation calls it; null where it knows it not.
class Activation final : public Layer {
 public:
  using Fn = Tensor (*)(const Tensor&, double);
  Activation(const char* type, Fn fn, double a = 0, const char* fused = nullptr)
      : Layer(type), fn_(fn), a_(a), fused_(fused) {}
  const char* fused() const { return fused_; }

 protected:
  Tensor compute(const std::vector<Tensor>& in) override { return fn_(in[0], a_); }

 private:
  Fn fn_;
  double a_;
  const char* fused_;
};

class Sequential final : public Layer {
 public:
  explicit Sequential(Options&) : Layer("Sequential") {}

 protected:
  // A Sequential in this one is gone through here, so that however deep they nest the stack does not grow.
  Tensor compute(const std::vector<Tensor>& in) override {
    struct Open {
      std::vector<Child> steps;  // a copy: a step may change the module
      size_t i = 0;
    };
    Tensor x = in[0];
    std::vector<Open> open(1, Open{children()});
    while (!open.empty()) {
      const std::vector<Child>& steps = open.back().steps;
      const size_t i = open.back().i++;
      if (i >= steps.size()) {
        open.pop_back();
        continue;
      }
      const Ref<Module>& step = steps[i].module;
      if (!step) continue;
      // An activation right behind a linear layer is computed with it.
      const auto* linear = dynamic_cast<const Linear*>(step.get());
      const auto* then = linear && i + 1 < steps.size() && steps[i + 1].module
                             ? dynamic_cast<const Activation*>(steps[i + 1].module.get())
                             : nullptr;
      if (then && then->fused() && !linear->has_hooks() && !then->has_hooks()) {
        x = ops::_linear_activation(x, linear->weight(), linear->parameter("bias"), then->fused());
        ++open.back().i;
      } else if (const auto* inner = dynamic_cast<const Sequential*>(step.get()); inner && !inner->has_hooks()) {
        open.push_back(Open{inner->children()});
      } else {
        x = step->call(x);
      }
    }
    return x;
  }
};

class ModuleList final : public Layer {
 public:
  explicit ModuleList(Options&) : Layer("ModuleList") {}

 protected:
  Tensor compute(const std::vector<Tensor>&) override { fail(Code::NotImplemented, "Module [ModuleList] is missing the required \"forward\" function"); }
};

class Softmax final : public Layer {
 public:
  Softmax(Options& o, bool log) : Layer(log ? "LogSoftmax" : "Softmax"), log_(log) {
    if (o.has("dim")) dim_ = o.integer("dim");
  }

 protected:
  Tensor compute(const std::vector<Tensor>& in) override {
    return log_ ? ops::log_softmax_nn(in[0], dim_) : ops::softmax_nn(in[0], dim_);
  }

 private:
  bool log_;
  std::optional<int64_t> dim_;
};

class Loss : public Layer {
 public:
  Loss(const char* type, Options& o) : Layer(type), reduction_(o.text("reduction", "mean")) {
    check(reduction_ == "mean" || reduction_ == "sum" || reduction_ == "none", Code::Value, reduction_, " is not a valid value for reduction");
  }

 protected:
  size_t inputs() const override { return 2; }
  std::string reduction_;
};

class MSELoss final : public Loss {
 public:
  MSELoss(Options& o, bool square) : Loss(square ? "MSELoss" : "L1Loss", o), square_(square) {}

 protected:
  Tensor compute(const std::vector<Tensor>& in) override {
    return square_ ? ops::mse_loss(in[0], in[1], {}, {}, reduction_) : ops::l1_loss(in[0], in[1], {}, {}, reduction_);
  }

 private:
  bool square_;
};

class ClassLoss final : public Loss {
 public:
  ClassLoss(Options& o, bool logits)
      : Loss(logits ? "CrossEntropyLoss" : "NLLLoss", o), logits_(logits), ignore_(o.integer("ignore_index", -100)) {
    set_buffer("weight", o.tensor("weight"), true);
    if (logits) smoothing_ = o.number("label_smoothing", 0);
  }

 protected:
  Tensor compute(const std::vector<Tensor>& in) override {
    return logits_ ? ops::cross_entropy(in[0], in[1], get_tensor("weight"), {}, ignore_, {}, reduction_, smoothing_)
                   : ops::nll_loss(in[0], in[1], get_tensor("weight"), {}, ignore_, {}, reduction_);
  }

 private:
  bool logits_;
  int64_t ignore_;
  double smoothing_ = 0;
};

class BCELoss final : public Loss {
 public:
  BCELoss(Options& o, bool logits) : Loss(logits ? "BCEWithLogitsLoss" : "BCELoss", o), logits_(logits) {
    set_buffer("weight", o.tensor("weight"), true);
    if (logits) set_buffer("pos_weight", o.tensor("pos_weight"), true);
  }

 protected:
  Tensor compute(const std::vector<Tensor>& in) override {
    return logits_ ? ops::binary_cross_entropy_with_logits(in[0], in[1], get_tensor("weight"), {}, {}, reduction_, get_tensor("pos_weight"))
                   : ops::binary_cross_entropy(in[0], in[1], get_tensor("weight"), {}, {}, reduction_);
  }

 private:
  bool logits_;
};

using Maker = Ref<Module> (*)(Options&);
const std::unordered_map<std::string_view, Maker>& makers() {
  static const auto* table = new std::unordered_map<std::string_view, Maker>{
      {"Linear", [](Options& o) -> Ref<Module> { return make<Linear>(o); }},
      {"Conv1d", [](Options& o) -> Ref<Module> { return make_conv(o, 1); }},
      {"Conv2d", [](Options& o) -> Ref<Module> { return make_conv(o, 2); }},
      {"BatchNorm1d", [](Options& o) -> Ref<Module> { return make<BatchNorm>(o, 1); }},
      {"BatchNorm2d", [](Options& o) -> Ref<Module> { return make<BatchNorm>(o, 2); }},
      {"LayerNorm", [](Options& o) -> Ref<Module> { return make<LayerNorm>(o); }},
      {"Dropout", [](Options& o) -> Ref<Module> { return make<Dropout>(o); }},
      {"Embedding", [](Options& o) -> Ref<Module> { return make<Embedding>(o); }},
      {"MaxPool2d", [](Options& o) -> Ref<Module> { return make_pool(o, true); }},
      {"AvgPool2d", [](Options& o) -> Ref<Module> { return make_pool(o, false); }},
      {"Flatten", [](Options& o) -> Ref<Module> { return make<Flatten>(o); }},
      {"Sequential", [](Options& o) -> Ref<Module> { return make<Sequential>(o); }},
      {"ModuleList", [](Options& o) -> Ref<Module> { return make<ModuleList>(o); }},
      {"Identity", [](Options&) -> Ref<Module> { return make<Activation>("Identity", [](const Tensor& x, double) { return x; }); }},
      {"ReLU",
       [](Options& o) -> Ref<Module> {
         return make<Activation>("ReLU", [](const Tensor& x, double in) { return in != 0 ? ops::relu_(x) : ops::relu(x); },
                                 o.flag("inplace", false) ? 1.0 : 0.0, "relu");
       }},
      {"LeakyReLU",
       [](Options& o) -> Ref<Module> {
         return make<Activation>("LeakyReLU", [](const Tensor& x, double a) { return ops::leaky_relu(x, a); }, o.number("negative_slope", 0.01));
       }},
      {"GELU",
       [](Options& o) -> Ref<Module> {
         const std::string a = o.text("approximate", "none");
         check(a == "none" || a == "tanh", "approximate argument must be either none or tanh.");
         return make<Activation>("GELU", [](const Tensor& x, double t) { return t != 0 ? ops::gelu_tanh(x) : ops::gelu(x); }, a == "tanh" ? 1.0 : 0.0,
                                 a == "tanh" ? "gelu_tanh" : "gelu");
       }},
      {"SiLU",
       [](Options& o) -> Ref<Module> {
         return make<Activation>("SiLU", [](const Tensor& x, double in) { return in != 0 ? ops::silu_(x) : ops::silu(x); },
                                 o.flag("inplace", false) ? 1.0 : 0.0, "silu");
       }},
      {"Sigmoid", [](Options&) -> Ref<Module> { return make<Activation>("Sigmoid", [](const Tensor& x, double) { return ops::sigmoid(x); }, 0, "sigmoid"); }},
      {"Tanh", [](Options&) -> Ref<Module> { return make<Activation>("Tanh", [](const Tensor& x, double) { return ops::tanh(x); }, 0, "tanh"); }},
      {"Softmax", [](Options& o) -> Ref<Module> { return make<Softmax>(o, false); }},
      {"LogSoftmax", [](Options& o) -> Ref<Module> { return make<Softmax>(o, true); }},
      {"MSELoss", [](Options& o) -> Ref<Module> { return make<MSELoss>(o, true); }},
      {"L1Loss", [](Options& o) -> Ref<Module> { return make<MSELoss>(o, false); }},
      {"CrossEntropyLoss", [](Options& o) -> Ref<Module> { return make<ClassLoss>(o, true); }},
      {"NLLLoss", [](Options& o) -> Ref<Module> { return make<ClassLoss>(o, false); }},
      {"BCELoss", [](Options& o) -> Ref<Module> { return make<BCELoss>(o, false); }},
      {"BCEWithLogitsLoss", [](Options& o) -> Ref<Module> { return make<BCELoss>(o, true); }},
  };
  return *table;
}

}  // namespace

Ref<Module> new_module(std::string_view type, const char* const* names, const Value* values, size_t n) {
  auto it = makers().find(type);
  check(it != makers().end(), Code::Key, "no built-in module '", type, "'");
  auto options = std::make_unique<Options>(std::string(type), names, values, n);
  GradMode off(false);
  Ref<Module> m = it->second(*options);
  options->done();
  m->options = std::move(options);
  return m;
}

}  // namespace eg

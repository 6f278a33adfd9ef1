// Modules that slide a window over their input: convolutions and poolings.
#include "core/nn/layer.h"
#include "core/ops/ops.h"

namespace eg {
namespace {

class Conv final : public Layer {
 public:
  Conv(Options& o, size_t n) : Layer(n == 1 ? "Conv1d" : "Conv2d"), n_(n) {
    const int64_t in = o.integer("in_channels"), out = o.integer("out_channels");
    kernel_ = o.ints("kernel_size", n, {});
    stride_ = o.ints("stride", n, 1);
    dilation_ = o.ints("dilation", n, 1);
    groups_ = o.integer("groups", 1);
    check(groups_ > 0, Code::Value, "groups must be a positive integer");
    check(in % groups_ == 0, Code::Value, "in_channels must be divisible by groups");
    check(out % groups_ == 0, Code::Value, "out_channels must be divisible by groups");
    const Value* pad = o.raw("padding");
    if (pad && pad->tag == Tag::String) {
      word_ = o.text("padding", "valid");
      check(word_ == "same" || word_ == "valid", Code::Value, "Invalid padding string '", word_, "', should be one of {'same', 'valid'}");
      if (word_ == "same") {
        for (int64_t s : stride_) check(s == 1, Code::Value, "padding='same' is not supported for strided convolutions");
      }
    } else {
      padding_ = o.ints("padding", n, 0);
    }
    mode_ = o.text("padding_mode", "zeros");
    check(mode_ == "zeros" || mode_ == "reflect" || mode_ == "replicate" || mode_ == "circular", Code::Value,
          "padding_mode must be one of {'zeros', 'reflect', 'replicate', 'circular'}, but got padding_mode='", mode_, "'");
    for (size_t i = n; i-- > 0;) {  // a pair a dimension, from the last one back
      int64_t before = 0, after = 0;
      if (word_ == "same") {
        const int64_t total = dilation_[i] * (kernel_[i] - 1);
        before = total / 2;
        after = total - before;
      } else if (word_.empty()) {
        before = after = padding_[i];
      }
      pairs_.push_back(before);
      pairs_.push_back(after);
    }
    const DType t = float_type(o);
    Dims size{out, in / groups_};
    for (int64_t k : kernel_) size.push_back(k);
    Tensor w = parameter_of(size, t), b;
    set_parameter("weight", w);
    if (o.flag("bias", true)) b = parameter_of({out}, t);
    set_parameter("bias", b);
    init_weights(w, b);
  }

 protected:
  Tensor compute(const std::vector<Tensor>& in) override {
    const Tensor w = weight(), b = parameter("bias");
    if (mode_ != "zeros") {
      const Tensor x = ops::nn_pad(in[0], pairs_, mode_, std::nullopt);
      return convolve(x, w, b, Dims(n_, 0));
    }
    if (word_.empty()) return convolve(in[0], w, b, padding_);
    return n_ == 1 ? ops::conv1d_padding(in[0], w, b, stride_, word_, dilation_, groups_)
                   : ops::conv2d_padding(in[0], w, b, stride_, word_, dilation_, groups_);
  }

 private:
  Tensor convolve(const Tensor& x, const Tensor& w, const Tensor& b, IntSpan padding) const {
    return n_ == 1 ? ops::conv1d(x, w, b, stride_, padding, dilation_, groups_)
                   : ops::conv2d(x, w, b, stride_, padding, dilation_, groups_);
  }
  size_t n_;
  Dims kernel_, stride_, padding_, dilation_, pairs_;
  int64_t groups_;
  std::string word_, mode_;
};

class Pool final : public Layer {
 public:
  Pool(Options& o, bool max) : Layer(max ? "MaxPool2d" : "AvgPool2d"), max_(max) {
    kernel_ = o.ints("kernel_size", 2, {});
    stride_ = o.has("stride") ? o.ints("stride", 2, {}) : kernel_;
    padding_ = o.ints("padding", 2, 0);
    ceil_ = o.flag("ceil_mode", false);
    if (max) {
      dilation_ = o.ints("dilation", 2, 1);
      indices_ = o.flag("return_indices", false);
    } else {
      count_pad_ = o.flag("count_include_pad", true);
      if (o.has("divisor_override")) divisor_ = o.integer("divisor_override");
    }
  }

 protected:
  Tensor compute(const std::vector<Tensor>& in) override {
    return max_ ? ops::max_pool2d(in[0], kernel_, stride_, padding_, dilation_, ceil_)
                : ops::avg_pool2d(in[0], kernel_, stride_, padding_, ceil_, count_pad_, divisor_);
  }
  void forward(const Value* args, size_t nargs, Value* rets, size_t nrets) override {
    if (!indices_) return Layer::forward(args, nargs, rets, nrets);
    const std::vector<Tensor> in = arguments(args, nargs);
    check(nrets == 2, Code::Type, type(), ".forward() has 2 results (room for ", nrets, " given)");
    auto [values, where] = ops::max_pool2d_with_indices(in[0], kernel_, stride_, padding_, dilation_, ceil_);
    rets[0] = Value::own(values);
    rets[1] = Value::own(where);
  }

 private:
  bool max_, ceil_, count_pad_ = true, indices_ = false;
  Dims kernel_, stride_, padding_, dilation_;
  std::optional<int64_t> divisor_;
};

}  // namespace

Ref<Module> make_conv(Options& o, size_t dims) { return make<Conv>(o, dims); }
Ref<Module> make_pool(Options& o, bool max) { return make<Pool>(o, max); }

}  // namespace eg

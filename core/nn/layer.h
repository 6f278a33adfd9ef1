// What the built-in modules have in common: a forward from tensors to tensors, and the way parameters are made.
#pragma once
#include "core/nn/module.h"

namespace eg {

// A module from tensors to a tensor; one with more results overrides forward() as well.
class Layer : public Module {
 public:
  using Module::Module;
  Tensor weight() const;  // the parameter of that name; an error where it is None

 protected:
  virtual Tensor compute(const std::vector<Tensor>& in) = 0;
  virtual size_t inputs() const { return 1; }
  std::vector<Tensor> arguments(const Value* args, size_t nargs) const;
  void forward(const Value* args, size_t nargs, Value* rets, size_t nrets) override;
};

Tensor parameter_of(IntSpan sizes, DType dtype);
inline DType float_type(Options& o) { return o.dtype("dtype", default_dtype()); }
// The initial weight of a linear map or convolution, and its bias, by the number of inputs.
void init_weights(const Tensor& weight, const Tensor& bias);

Ref<Module> make_conv(Options& o, size_t dims);
Ref<Module> make_pool(Options& o, bool max);

}  // namespace eg

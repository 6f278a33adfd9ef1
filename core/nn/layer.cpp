#include "core/nn/layer.h"

#include <cmath>

#include "core/nn/init.h"

namespace eg {

std::vector<Tensor> Layer::arguments(const Value* args, size_t nargs) const {
  check(nargs == inputs(), Code::Type, type(), ".forward() takes ", inputs(), " argument(s) (", nargs, " given)");
  std::vector<Tensor> in;
  for (size_t i = 0; i < nargs; ++i) {
    in.push_back(to_tensor(args[i], "input"));
    check(in.back().defined(), Code::Type, type(), ".forward(): argument ", i, " must be Tensor, not None");
  }
  return in;
}

Tensor Layer::weight() const {
  const Tensor w = parameter("weight");
  check(w.defined(), Code::Type, type(), ".forward(): the parameter weight must be Tensor, not None");
  return w;
}

void Layer::forward(const Value* args, size_t nargs, Value* rets, size_t nrets) {
  const std::vector<Tensor> in = arguments(args, nargs);
  check(nrets == 1, Code::Type, type(), ".forward() has 1 result (room for ", nrets, " given)");
  rets[0] = Value::own(compute(in));
}

Tensor parameter_of(IntSpan sizes, DType dtype) {
  Tensor t = new_tensor(sizes, dtype);
  t.impl()->flags |= kRequiresGrad;
  extra(t);
  return t;
}

void init_weights(const Tensor& weight, const Tensor& bias) {
  init::kaiming_uniform(weight, std::sqrt(5.0));
  if (!bias.defined()) return;
  const int64_t fan = init::fans(weight).first;
  const double bound = fan > 0 ? 1 / std::sqrt(static_cast<double>(fan)) : 0;
  init::uniform(bias, -bound, bound);
}

}  // namespace eg

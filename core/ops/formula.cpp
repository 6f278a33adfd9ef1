// See formula.h.
#include "core/ops/formula.h"

#include <algorithm>
#include <array>

#include "core/engine/dispatch.h"

namespace eg {
namespace {

constexpr size_t kMost = 3;  // inputs, and numbers

class FormulaNode final : public Node {
 public:
  FormulaNode(const Formula& f, const std::vector<Tensor>& inputs, const std::array<double, kMost>& numbers)
      : formula_(f), numbers_(numbers) {
    next.init(inputs.size());
    for (size_t i = 0; i < inputs.size(); ++i) dispatch::connect(*this, i, inputs[i]);
    uint32_t wanted = 0;
    for (size_t i = 0; i < inputs.size(); ++i) wanted |= static_cast<uint32_t>(needs(i)) << i;
    for (size_t k = 0; k < inputs.size(); ++k) {
      if (f.reads[k] & wanted) saved_[k].save(inputs[k], false);
    }
  }
  const char* name() const override { return formula_.node; }
  void release_saved() override {
    for (SavedTensor& s : saved_) s.reset();
  }
  void apply(const Tensor* g, Tensor* out) override {
    Needs needs;
    needs.mask = dispatch::needs_of(*this);
    Tensor x[kMost];
    for (size_t k = 0; k < next.size(); ++k) x[k] = dispatch::kept(saved_[k], this);
    formula_.vjp(x, numbers_.data(), needs, g[0], out);
  }

 private:
  const Formula& formula_;
  std::array<double, kMost> numbers_;
  SavedTensor saved_[kMost];
};

}  // namespace

Tensor apply_formula(const Formula& f, std::initializer_list<Tensor> inputs, std::initializer_list<double> numbers) {
  const std::vector<Tensor> x(inputs);
  std::array<double, kMost> p{};
  std::copy(numbers.begin(), numbers.end(), p.begin());
  uint32_t flags = 0;
  for (const Tensor& t : x) flags |= dispatch::special(t);
  if (!(flags & kRequiresGrad) || !mode.recording() || (flags & (kTangent | kOpaque | kUnkept))) {
    return f.value(x.data(), p.data());
  }
  Tensor result;
  {
    GradMode off(false);
    result = f.value(x.data(), p.data());
  }
  dispatch::connect_results(make<FormulaNode>(f, x, p), &result, 1);
  return result;
}

}  // namespace eg

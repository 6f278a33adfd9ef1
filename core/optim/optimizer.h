// Optimizers: groups of parameters with their options, a state per parameter, and one update rule a type.
#pragma once
#include <map>
#include <unordered_map>

#include "core/io/dict.h"
#include "core/nn/options.h"

namespace eg {

class Optimizer : public Object {
 public:
  struct Group {
    std::vector<Tensor> params;
    std::map<std::string, std::vector<double>, std::less<>> options;  // flags are 0 or 1
    double get(std::string_view name) const { return options.find(name)->second[0]; }
  };
  explicit Optimizer(std::string type) : Object(Kind::Optimizer), type_(std::move(type)) {}

  const std::string& type() const { return type_; }
  void add_group(const std::vector<Tensor>& params, Options& given);
  // One update from the gradients; parameters without one are left alone.
  void step();
  void zero_grad(bool set_to_none);
  std::vector<Group>& groups() { return groups_; }
  Group& group(size_t i);
  void set_option(size_t group, std::string_view name, const Value& v);
  Value get_option(size_t group, std::string_view name);
  bool owns(const Tensor& p) const;
  Ref<Dict> state_of(const Tensor& p);  // null when there is none
  void set_state(const Tensor& p, const Dict& state);

 protected:
  struct Default {
    const char* name;
    std::vector<double> value;
    bool flag = false;
  };
  virtual const std::vector<Default>& defaults() const = 0;
  virtual void validate(const Group& g) const = 0;
  // A parameter that has a gradient, with its state.
  struct Item {
    const Tensor* param;
    const Tensor* grad;
    Dict* state;
  };
  // One step of the parameters of a group.
  virtual void update(const Group& g, const std::vector<Item>& items) = 0;

 private:
  const Default& default_of(std::string_view name) const;
  std::string type_;
  std::vector<Group> groups_;
  std::unordered_map<TensorImpl*, Ref<Dict>> state_;  // parameters are kept alive by their group
};

Ref<Optimizer> new_optimizer(std::string_view type, const std::vector<Tensor>& params, const char* const* names,
                             const Value* values, size_t n);

}  // namespace eg

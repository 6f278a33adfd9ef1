// The tree of modules: named parameters, buffers and children, shared by all languages. What a module computes is its
// forward: built in (core/nn/layers.cpp) or a callback of the caller's.
#pragma once
#include "core/engine/node.h"
#include "core/io/dict.h"
#include "core/nn/options.h"

namespace eg {

class Module : public Object {
 public:
  explicit Module(std::string type) : Object(Kind::Module), type_(std::move(type)) {}

  // args and rets as in an operator call; runs the hooks around forward().
  void call(const Value* args, size_t nargs, Value* rets, size_t nrets);
  Tensor call(const Tensor& x);

  const std::string& type() const { return type_; }
  void set_parameter(const std::string& name, const Tensor& t);
  void set_buffer(const std::string& name, const Tensor& t, bool persistent);
  void set_child(const std::string& name, Ref<Module> child);
  const Tensor& get_tensor(std::string_view name) const;  // own parameter or buffer; KeyError
  Ref<Module> get_child(std::string_view name) const;
  void remove(std::string_view name);

  void collect_parameters(Dict& out, bool recurse) const;
  void collect_buffers(Dict& out, bool recurse) const;
  void collect_state(Dict& out) const;
  void load_state(const Dict& state, bool strict);
  void train(bool on);
  void zero_grad(bool set_to_none);
  void to(std::optional<DType> dtype);
  bool training() const { return training_; }
  int64_t add_hook(Ref<Callback> hook, bool pre);
  bool has_hooks() const { return !pre_hooks_.empty() || !post_hooks_.empty(); }
  void remove_hook(int64_t id);

  struct Child {
    std::string name;
    Ref<Module> module;
  };
  const std::vector<Child>& children() const { return children_; }
  std::unique_ptr<Options> options;

  Tensor parameter(std::string_view name) const;  // undefined when None

 protected:
  virtual void forward(const Value* args, size_t nargs, Value* rets, size_t nrets) = 0;
  ~Module() override;
  // A tree of any depth is taken apart without recursion.
  void destroy() const noexcept override;

 private:
  struct Named {
    std::string name;
    Tensor tensor;
    bool persistent = true;
  };
  void check_name(const std::string& name, const void* list) const;
  void check_no_cycle(const Module& child) const;
  // f(module, prefix) for this module and, with recurse, all below it, parents first: by a list, as a tree may be deeper than the stack.
  template <class F>
  void walk(bool recurse, F&& f) const;
  std::string type_;
  std::vector<Named> parameters_, buffers_;
  std::vector<Child> children_;
  std::vector<Hook> pre_hooks_, post_hooks_;
  std::atomic<int> holders_{0};  // how many modules have it as their child
  mutable const Module* next_dead_ = nullptr;
  bool training_ = true;
};

// A built-in module by name; TypeError for wrong arguments, KeyError for an unknown name.
Ref<Module> new_module(std::string_view type, const char* const* names, const Value* values, size_t n);
Ref<Module> new_custom_module(std::string_view type, Ref<Callback> forward);

}  // namespace eg

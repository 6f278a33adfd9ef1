#include "core/optim/optimizer.h"

#include "core/engine/node.h"
#include "core/engine/tape.h"
#include "core/ops/ops.h"

namespace eg {

const Optimizer::Default& Optimizer::default_of(std::string_view name) const {
  for (const Default& d : defaults()) {
    if (name == d.name) return d;
  }
  fail(Code::Key, type_, " has no option '", name, "'");
}

void Optimizer::add_group(const std::vector<Tensor>& params, Options& given) {
  Group g;
  for (const Default& d : defaults()) {
    std::vector<double> v = d.value;
    if (given.has(d.name)) {
      const Value* raw = given.raw(d.name);
      if (d.flag) {
        v = {given.flag(d.name, false) ? 1.0 : 0.0};
      } else if (d.value.size() == 1) {
        v = {raw->tag == Tag::Tensor ? read_scalar(to_tensor(*raw, d.name).data(), to_tensor(*raw, d.name).dtype()).to_double()
                                     : given.number(d.name, 0)};
      } else {
        v = given.numbers(d.name, d.value);
        check(v.size() == d.value.size(), Code::Value, type_, ": '", d.name, "' needs ", d.value.size(), " numbers, got ", v.size());
      }
    } else if (!groups_.empty() && !given.raw(d.name)) {
      v = groups_[0].options[d.name];  // further groups take what the first one was made with
    }
    g.options[d.name] = v;
  }
  given.done();
  for (const Tensor& p : params) {
    check(is_leaf(p), Code::Value, "can't optimize a non-leaf Tensor");
    for (const Group& other : groups_) {
      for (const Tensor& q : other.params) check(!p.same(q), Code::Value, "some parameters appear in more than one parameter group");
    }
    g.params.push_back(p);
  }
  validate(g);
  groups_.push_back(std::move(g));
}

Optimizer::Group& Optimizer::group(size_t i) {
  check(i < groups_.size(), Code::Index, type_, " has ", groups_.size(), " groups; asked for ", i);
  return groups_[i];
}

void Optimizer::set_option(size_t i, std::string_view name, const Value& v) {
  Group& g = group(i);
  const Default& d = default_of(name);
  Group changed = g;
  const std::string key(name);
  const char* keys[] = {key.c_str()};
  Options o(type_, keys, &v, 1);
  changed.options[key] = d.flag             ? std::vector<double>{o.flag(key, false) ? 1.0 : 0.0}
                         : d.value.size() > 1 ? o.numbers(key, d.value)
                                              : std::vector<double>{o.number(key, d.value[0])};
  check(changed.options[key].size() == d.value.size(), Code::Value, type_, ": '", key, "' needs ", d.value.size(), " numbers");
  g = std::move(changed);
}

Value Optimizer::get_option(size_t i, std::string_view name) {
  Group& g = group(i);
  const Default& d = default_of(name);
  const std::vector<double>& v = g.options[std::string(name)];
  if (d.flag) return Value::boolean(v[0] != 0);
  if (v.size() == 1) return Value::number(v[0]);
  Value all;
  all.tag = Tag::Doubles;
  all.n = static_cast<uint32_t>(v.size());
  all.p = const_cast<double*>(v.data());
  return copy_value(all);
}

void Optimizer::step() {
  GradMode off(false);
  std::vector<Item> items;
  for (Group& g : groups_) {
    items.clear();
    for (const Tensor& p : g.params) {
      const Extra* e = p.impl()->extra.get();
      if (!e || !e->grad.defined()) continue;
      Ref<Dict>& s = state_[p.impl()];
      if (!s) s = make<Dict>();
      items.push_back({&p, &e->grad, s.get()});
    }
    update(g, items);
  }
}

void Optimizer::zero_grad(bool set_to_none) {
  for (Group& g : groups_) {
    for (const Tensor& p : g.params) {
      Extra* e = p.impl()->extra.get();
      if (!e || !e->grad.defined()) continue;
      if (set_to_none) {
        e->grad.reset();
      } else {
        if (e->grad.flags() & kDiverts) {
          const GradMode off(false);
          ops::fill_(e->grad, wrapped_number(Scalar(0)));
          continue;
        }
        fill_raw(e->grad, Scalar(0));
        bump_version(e->grad);
      }
    }
  }
}

bool Optimizer::owns(const Tensor& p) const {
  for (const Group& g : groups_) {
    for (const Tensor& q : g.params) {
      if (q.same(p)) return true;
    }
  }
  return false;
}

Ref<Dict> Optimizer::state_of(const Tensor& p) {
  auto it = state_.find(p.impl());
  return it == state_.end() ? nullptr : it->second;
}

void Optimizer::set_state(const Tensor& p, const Dict& state) {
  check(owns(p), Code::Value, type_, ": the tensor is not a parameter of this optimizer");
  auto d = make<Dict>();
  for (size_t i = 0; i < state.size(); ++i) d->set(state.key(i), state.at(i));
  state_[p.impl()] = d;
}

}  // namespace eg

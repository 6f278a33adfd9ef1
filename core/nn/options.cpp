#include "core/nn/options.h"

#include <cstring>

#include "core/engine/boxing.h"

namespace eg {

Value copy_value(const Value& v) {
  switch (v.tag) {
    case Tag::Tensor: return Value::own(to_tensor(v, "value"));
    case Tag::Tensors: return Value::own_tensors(to_tensors(v, "value"));
    case Tag::String: return Value::own_string(to_string(v, "value"));
    case Tag::Ints: return Value::own_ints(to_ints(v, "value"));
    case Tag::Complex: return Value::of(to_scalar(v, "value"));
    case Tag::Scalars: {
      Value r;
      auto* p = static_cast<Value*>(memory::allocate(v.n * sizeof(Value)));
      for (uint32_t i = 0; i < v.n; ++i) new (p + i) Value(copy_value(static_cast<const Value*>(v.p)[i]));
      r.tag = Tag::Scalars;
      r.n = v.n;
      r.p = p;
      return r;
    }
    case Tag::Doubles: {  // kept as scalars: one owned form of number lists
      Value r;
      auto* p = static_cast<Value*>(memory::allocate(v.n * sizeof(Value)));
      for (uint32_t i = 0; i < v.n; ++i) new (p + i) Value(Value::number(static_cast<const double*>(v.p)[i]));
      r.tag = Tag::Scalars;
      r.n = v.n;
      r.p = p;
      return r;
    }
    default: return v;
  }
}

Options::Options(std::string owner, const char* const* names, const Value* values, size_t n) : owner_(std::move(owner)) {
  check(n == 0 || (names && values), Code::Value, owner_, ": names or values is NULL");
  for (size_t i = 0; i < n; ++i) check(names[i], Code::Value, owner_, ": argument name ", i, " is NULL");
  try {
    for (size_t i = 0; i < n; ++i) {
      items_.push_back({names[i], {}});
      items_.back().value = copy_value(values[i]);
    }
  } catch (...) {
    for (Item& item : items_) item.value.clear();
    throw;
  }
}
Options::~Options() {
  for (Item& i : items_) i.value.clear();
}

const Value* Options::find(std::string_view name) {
  for (Item& i : items_) {
    if (i.name == name) {
      i.used = true;
      return i.value.none() ? nullptr : &i.value;
    }
  }
  return nullptr;
}
const Value* Options::raw(std::string_view name) const {
  for (const Item& i : items_) {
    if (i.name == name) return &i.value;
  }
  return nullptr;
}

bool Options::has(std::string_view name) { return find(name) != nullptr; }
int64_t Options::integer(std::string_view name) {
  const Value* v = find(name);
  check(v, Code::Type, owner_, "() missing required argument '", name, "'");
  return to_int(*v, std::string(name).c_str());
}
int64_t Options::integer(std::string_view name, int64_t otherwise) {
  const Value* v = find(name);
  return v ? to_int(*v, std::string(name).c_str()) : otherwise;
}
double Options::number(std::string_view name, double otherwise) {
  const Value* v = find(name);
  return v ? to_double(*v, std::string(name).c_str()) : otherwise;
}
bool Options::flag(std::string_view name, bool otherwise) {
  const Value* v = find(name);
  return v ? to_bool(*v, std::string(name).c_str()) : otherwise;
}
std::string Options::text(std::string_view name, std::string_view otherwise) {
  const Value* v = find(name);
  return std::string(v ? to_string(*v, std::string(name).c_str()) : otherwise);
}
Dims Options::ints(std::string_view name, size_t n, std::optional<int64_t> otherwise) {
  const Value* v = find(name);
  if (!v) {
    check(otherwise.has_value(), Code::Type, owner_, "() missing required argument '", name, "'");
    return Dims(n, *otherwise);
  }
  if (v->tag == Tag::Int) return Dims(n ? n : 1, v->i);
  const IntSpan s = to_ints(*v, std::string(name).c_str());
  check(n == 0 || s.size() == n, Code::Value, owner_, ": '", name, "' has ", s.size(), " values, expected ", n);
  return Dims(s);
}
std::vector<double> Options::numbers(std::string_view name, std::vector<double> otherwise) {
  const Value* v = find(name);
  if (!v) return otherwise;
  std::vector<double> out;
  if (v->tag == Tag::Scalars) {
    for (uint32_t i = 0; i < v->n; ++i) out.push_back(to_scalar(static_cast<const Value*>(v->p)[i], owner_.c_str()).to_double());
  } else {
    for (int64_t x : to_ints(*v, std::string(name).c_str())) out.push_back(static_cast<double>(x));
  }
  return out;
}
Tensor Options::tensor(std::string_view name) {
  const Value* v = find(name);
  return v ? to_tensor(*v, std::string(name).c_str()) : Tensor();
}
DType Options::dtype(std::string_view name, DType otherwise) {
  const Value* v = find(name);
  return v ? to_dtype(*v, std::string(name).c_str()) : otherwise;
}
Generator* Options::generator(std::string_view name) {
  const Value* v = find(name);
  return v ? to_generator(*v, std::string(name).c_str()) : nullptr;
}
void Options::done() {
  for (const Item& i : items_) check(i.used, Code::Type, owner_, "() got an unexpected keyword argument '", i.name, "'");
}

}  // namespace eg

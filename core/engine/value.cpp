#include "core/engine/value.h"

#include <cstring>

namespace eg {

const char* name_of(Tag t) {
  static constexpr const char* kNames[] = {"None",   "Tensor",  "int",     "float",  "bool",    "complex",
                                           "str",    "tuple of ints", "tuple of floats", "tuple of bools", "tuple of Tensors", "torch.dtype",
                                           "torch.device", "torch.layout", "torch.memory_format", "torch.Generator", "tuple of Scalars"};
  const auto i = static_cast<uint32_t>(t);
  return i < sizeof kNames / sizeof *kNames ? kNames[i] : "unknown";
}

Value Value::borrow(const Tensor& t) {
  Value v;
  if (t.defined()) {
    v.tag = Tag::Tensor;
    v.p = t.impl();
  }
  return v;
}
Value Value::own(Tensor t) {
  Value v = borrow(t);
  t.leak();
  return v;
}
Value Value::own_tensors(const std::vector<Tensor>& ts) {
  Value v;
  auto** a = static_cast<TensorImpl**>(memory::allocate(ts.size() * sizeof(void*)));
  for (size_t i = 0; i < ts.size(); ++i) {
    a[i] = ts[i].impl();
    if (a[i]) a[i]->retain();
  }
  v.tag = Tag::Tensors;
  v.n = static_cast<uint32_t>(ts.size());
  v.p = a;
  return v;
}
Value Value::own_string(std::string_view s) {
  Value v;
  char* p = static_cast<char*>(memory::allocate(s.size() + 1));
  std::memcpy(p, s.data(), s.size());
  p[s.size()] = 0;
  v.tag = Tag::String;
  v.n = static_cast<uint32_t>(s.size());
  v.p = p;
  return v;
}
Value Value::own_ints(IntSpan s) {
  Value v;
  void* p = memory::allocate(s.size() * 8);
  if (!s.empty()) std::memcpy(p, s.data(), s.size() * 8);
  v.tag = Tag::Ints;
  v.n = static_cast<uint32_t>(s.size());
  v.p = p;
  return v;
}
Value Value::integer(int64_t x) {
  Value v;
  v.tag = Tag::Int;
  v.i = x;
  return v;
}
Value Value::number(double x) {
  Value v;
  v.tag = Tag::Double;
  v.d = x;
  return v;
}
Value Value::boolean(bool x) {
  Value v;
  v.tag = Tag::Bool;
  v.i = x;
  return v;
}
Value Value::of(const Scalar& s) {
  if (s.is_bool()) return boolean(s.to_bool());
  if (s.is_int()) return integer(s.to_int());
  if (s.is_double()) return number(s.to_double());
  Value v;
  auto* c = static_cast<double*>(memory::allocate(16));
  c[0] = s.to_complex().real();
  c[1] = s.to_complex().imag();
  v.tag = Tag::Complex;
  v.p = c;
  return v;
}

void Value::clear() noexcept {
  switch (tag) {
    case Tag::Tensor:
      if (p) static_cast<TensorImpl*>(p)->release();
      break;
    case Tag::Tensors:
      for (uint32_t k = 0; p && k < n; ++k) {
        if (auto* t = static_cast<TensorImpl**>(p)[k]) t->release();
      }
      memory::release(p, n * sizeof(void*));
      break;
    case Tag::String: memory::release(p, n + size_t{1}); break;
    case Tag::Ints: memory::release(p, n * size_t{8}); break;
    case Tag::Complex: memory::release(p, 16); break;
    case Tag::Scalars:
      for (uint32_t k = 0; p && k < n; ++k) static_cast<Value*>(p)[k].clear();
      memory::release(p, n * sizeof(Value));
      break;
    default: break;
  }
  tag = Tag::None;
  n = 0;
  i = 0;
}

namespace {
[[noreturn]] void wrong(const Value& v, const char* what, const char* want) {
  fail(Code::Type, "argument '", what, "' must be ", want, ", not ", name_of(v.tag));
}
}  // namespace

Tensor to_tensor(const Value& v, const char* what) {
  if (v.none()) return {};
  if (v.tag != Tag::Tensor) wrong(v, what, "Tensor");
  auto* t = static_cast<TensorImpl*>(v.p);
  check(t && t->is(Kind::Tensor), Code::InvalidHandle, "argument '", what, "' is not a live tensor");
  return Tensor(Ref<TensorImpl>::share(t));
}
int64_t to_int(const Value& v, const char* what) {
  if (v.tag != Tag::Int && v.tag != Tag::Bool) wrong(v, what, "int");
  return v.i;
}
double to_double(const Value& v, const char* what) {
  if (v.tag == Tag::Double) return v.d;
  if (v.tag != Tag::Int && v.tag != Tag::Bool) wrong(v, what, "float");
  return static_cast<double>(v.i);
}
bool to_bool(const Value& v, const char* what) {
  if (v.tag != Tag::Bool && v.tag != Tag::Int) wrong(v, what, "bool");
  return v.i != 0;
}
Scalar to_scalar(const Value& v, const char* what) {
  switch (v.tag) {
    case Tag::Bool: return Scalar(v.i != 0);
    case Tag::Int: return Scalar(v.i);
    case Tag::Double: return Scalar(v.d);
    case Tag::Complex: {
      const double* c = static_cast<const double*>(v.p);
      check(c, Code::Value, "argument '", what, "': a NULL complex number");
      return Scalar(std::complex<double>(c[0], c[1]));
    }
    default: wrong(v, what, "Number");
  }
}
IntSpan to_ints(const Value& v, const char* what) {
  if (v.tag != Tag::Ints) wrong(v, what, "tuple of ints");
  check(v.p || v.n == 0, Code::Value, "argument '", what, "': a NULL array of ", v.n, " ints");
  return {static_cast<const int64_t*>(v.p), v.n};
}
std::string_view to_string(const Value& v, const char* what) {
  if (v.tag != Tag::String) wrong(v, what, "str");
  check(v.p || v.n == 0, Code::Value, "argument '", what, "': a NULL string");
  return {static_cast<const char*>(v.p), v.n};
}
std::vector<Tensor> to_tensors(const Value& v, const char* what) {
  if (v.tag != Tag::Tensors) wrong(v, what, "tuple of Tensors");
  check(v.p || v.n == 0, Code::Value, "argument '", what, "': a NULL array of ", v.n, " tensors");
  std::vector<Tensor> out;
  out.reserve(v.n);
  for (uint32_t k = 0; k < v.n; ++k) {
    auto* t = static_cast<TensorImpl**>(v.p)[k];
    if (!t) {
      out.emplace_back();
      continue;
    }
    check(t->is(Kind::Tensor), Code::InvalidHandle, "argument '", what, "': element ", k, " is not a live tensor");
    out.emplace_back(Ref<TensorImpl>::share(t));
  }
  return out;
}
DType to_dtype(const Value& v, const char* what) {
  if (v.tag != Tag::DType) wrong(v, what, "torch.dtype");
  check(is_valid(static_cast<int32_t>(v.i)) && v.i == static_cast<int32_t>(v.i), Code::Value, "argument '", what,
        "': unknown dtype ", v.i);
  return static_cast<DType>(v.i);
}

}  // namespace eg

// Between boxed values and C++ arguments: what generated glue reads with and packs with.
#pragma once
#include <optional>

#include "core/engine/registry.h"

namespace eg {
class Generator;
Generator* to_generator(const Value& v, const char* what);  // core/random/generator.cpp

namespace boxing {

// A tensor argument without touching its reference count. NONE gives an undefined tensor where that is allowed; a plain
// number gives a wrapped one where the operator takes numbers.
class InTensor {
 public:
  InTensor(const Value& v, const char* what, bool optional, bool number) {
    if (__builtin_expect(v.tag == Tag::Tensor, 1)) {
      auto* p = static_cast<TensorImpl*>(v.p);
      check(p && p->is(Kind::Tensor), Code::InvalidHandle, "argument '", what, "' is not a live tensor");
      t_ = Tensor(Ref<TensorImpl>::take(p));
    } else {
      other(v, what, optional, number);
    }
  }
  InTensor(const InTensor&) = delete;
  ~InTensor() {
    if (!owned_) t_.leak();
  }
  operator const Tensor&() const { return t_; }

 private:
  void other(const Value& v, const char* what, bool optional, bool number);
  Tensor t_;
  bool owned_ = false;
};

class InTensors {
 public:
  InTensors(const Value& v, const char* what, bool none_ok);
  operator TensorSpan() const { return {v_.data(), v_.size()}; }

 private:
  std::vector<Tensor> v_;
};

class InInts {  // a single int stands for `repeat` of them
 public:
  InInts(const Value& v, const char* what, int repeat) {
    if (v.tag == Tag::Int && repeat) {
      own_ = Dims(static_cast<size_t>(repeat), v.i);
      span_ = own_;
    } else {
      span_ = to_ints(v, what);
    }
  }
  operator IntSpan() const { return span_; }

 private:
  Dims own_;
  IntSpan span_;
};

class InScalars {
 public:
  InScalars(const Value& v, const char* what);
  operator Span<Scalar>() const { return Span<Scalar>(v_.data(), v_.size()); }

 private:
  std::vector<Scalar> v_;
};

class InDoubles {
 public:
  InDoubles(const Value& v, const char* what);
  operator Span<double>() const { return {v_.data(), v_.size()}; }

 private:
  std::vector<double> v_;
};

Device to_device(const Value& v, const char* what);
Layout to_layout(const Value& v, const char* what);
MemoryFormat to_format(const Value& v, const char* what);
[[noreturn]] void missing(const char* what);

// Fails where tensors are of a device this build has no kernels for.
inline Value borrow(const Tensor& t) { return Value::borrow(t); }
Value borrow(TensorSpan ts);
Value borrow(IntSpan s);
inline Value borrow(int64_t v) { return Value::integer(v); }
inline Value borrow(double v) { return Value::number(v); }
inline Value borrow(bool v) { return Value::boolean(v); }
Value borrow(std::string_view s);
Value borrow(Span<double> s);
Value borrow(DType d);
Value borrow(Device d);
Value borrow(Layout d);
Value borrow(MemoryFormat d);
Value borrow(Generator* g);
// Numbers that need memory of their own keep it in the arena.
struct Arena {
  double complex[4][2];
  int used = 0;
  std::vector<std::vector<Value>> lists;
};
Value borrow(const Scalar& s, Arena& arena);
Value borrow(Span<Scalar> s, Arena& arena);
template <class T>
Value borrow(const std::optional<T>& v) {
  return v ? borrow(*v) : Value();
}

}  // namespace boxing
}  // namespace eg

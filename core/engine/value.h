// A tagged 16-byte value, the same bytes as eg_value of the C ABI: what boxed operators, hooks and modules pass.
#pragma once
#include <string>
#include <string_view>

#include "core/tensor/tensor.h"

namespace eg {

enum class Tag : int32_t {
  None = 0,
  Tensor = 1,
  Int = 2,
  Double = 3,
  Bool = 4,
  Complex = 5,
  String = 6,
  Ints = 7,
  Doubles = 8,
  Bools = 9,
  Tensors = 10,
  DType = 11,
  Device = 12,
  Layout = 13,
  Format = 14,
  Generator = 15,
  Scalars = 16,
};

// Borrowed as an argument; as a result it owns what it points to and is freed by clear().
struct Value {
  Tag tag = Tag::None;
  uint32_t n = 0;
  union {
    int64_t i;
    double d;
    void* p;
  };
  Value() : i(0) {}
  bool none() const { return tag == Tag::None; }
  TensorImpl* tensor() const { return tag == Tag::Tensor ? static_cast<TensorImpl*>(p) : nullptr; }

  static Value borrow(const Tensor& t);  // NONE when undefined
  static Value own(Tensor t);
  static Value own_tensors(const std::vector<Tensor>& ts);
  static Value own_string(std::string_view s);
  static Value own_ints(IntSpan s);
  static Value of(const Scalar& s);  // complex: owned array
  static Value integer(int64_t v);
  static Value number(double v);
  static Value boolean(bool v);
  void clear() noexcept;
};
static_assert(sizeof(Value) == 16);

// A callback of the caller's: hooks, custom functions, operators and forwards. Arguments are borrowed, results owned.
class Callback : public Object {
 public:
  Callback() : Object(Kind::Other) {}
  virtual void call(const Value* args, size_t n, Value* rets, size_t nrets) = 0;
};

// Results of a call, cleared on every way out.
struct Values {
  std::vector<Value> v;
  explicit Values(size_t n) : v(n) {}
  Values(const Values&) = delete;
  ~Values() {
    for (Value& x : v) x.clear();
  }
  Value& operator[](size_t i) { return v[i]; }
  Value* data() { return v.data(); }
};

// Reads that fail with "argument 'dim' must be int, not str" (Type).
Tensor to_tensor(const Value& v, const char* what);  // undefined for NONE
int64_t to_int(const Value& v, const char* what);
double to_double(const Value& v, const char* what);
bool to_bool(const Value& v, const char* what);
Scalar to_scalar(const Value& v, const char* what);
IntSpan to_ints(const Value& v, const char* what);
std::string_view to_string(const Value& v, const char* what);
std::vector<Tensor> to_tensors(const Value& v, const char* what);
DType to_dtype(const Value& v, const char* what);
const char* name_of(Tag t);

}  // namespace eg
